"""The default tools of an agent, and what keeps them inside a folder."""

from lightfc.agents.toolset.limits import ToolsetLimits
from lightfc.agents.toolset.root import Entry, Root
from lightfc.agents.toolset.toolset import Toolset
from lightfc.agents.toolset.unsafe import UNSAFE_TOOLS

__all__ = ["UNSAFE_TOOLS", "Entry", "Root", "Toolset", "ToolsetLimits"]
