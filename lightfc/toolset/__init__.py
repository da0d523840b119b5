"""Ready tools: the files of one folder, downloads, programs and skills.

The room knows tools and their bounds. It never knows a model, a prompt format or an agent.
"""

from lightfc.core.errors import PathError, SkillError, ToolsetError
from lightfc.toolset.default_tools import Toolset
from lightfc.toolset.parts import UNSAFE_TOOLS, ToolsetLimits
from lightfc.toolset.skills import Skill, Skills

__all__ = [
    "UNSAFE_TOOLS",
    "PathError",
    "Skill",
    "SkillError",
    "Skills",
    "Toolset",
    "ToolsetError",
    "ToolsetLimits",
]
