"""The default tools of an agent, and what keeps them inside a folder and under the host's approval."""

from lightfc.agents.toolset.approval import UNSAFE_TOOLS, ApprovalRequest, Approvals
from lightfc.agents.toolset.limits import ToolsetLimits
from lightfc.agents.toolset.root import Entry, Root
from lightfc.agents.toolset.toolset import Toolset

__all__ = ["UNSAFE_TOOLS", "ApprovalRequest", "Approvals", "Entry", "Root", "Toolset", "ToolsetLimits"]
