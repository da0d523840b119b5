"""See `lightfc.toolset`."""

from lightfc.toolset import UNSAFE_TOOLS, Entry, Root, Toolset, ToolsetLimits

__all__ = ["UNSAFE_TOOLS", "Entry", "Root", "Toolset", "ToolsetLimits"]
