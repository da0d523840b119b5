"""See `lightfc.tools.function_tool`."""

from lightfc.tools.function_tool import FunctionTool, tool

__all__ = ["FunctionTool", "tool"]
