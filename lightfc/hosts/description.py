"""The description of the one tool that a library is given in the place of several."""

from collections.abc import Sequence

from lightfc.mcp.search import stub_text
from lightfc.tools.function_tool import FunctionTool

_HOW = """\
Execute a Python program that calls the functions below, without imports and without await. Calls that do not depend \
on one another run at the same time. The value of the last expression is the result; variables live on in the next \
program."""


def description_of(tools: Sequence[FunctionTool]) -> str:
    """What a model is told of programs over these tools, with their stubs."""
    return f"{_HOW}\n\n{stub_text(tools)}"
