"""The default tools of an agent, and what keeps them inside a folder and under the host's approval."""

from lightfc.agents.toolset.approval import UNSAFE_TOOLS, Approvals, UnsafeAction
from lightfc.agents.toolset.limits import ToolsetLimits
from lightfc.agents.toolset.root import Entry, Root
from lightfc.agents.toolset.toolset import Toolset

__all__ = ["UNSAFE_TOOLS", "Approvals", "Entry", "Root", "Toolset", "ToolsetLimits", "UnsafeAction"]
