"""Function calling with code expressions.

A model answers with a small piece of Python such as `summarize(search("a"), top=[x, 2])`; lightfc checks all of it
before anything runs, executes it against the tools and variables it may name, runs independent calls at the same time,
and gives every call a record.

    >>> from lightfc import ToolManager
    >>> def add(a: int, b: int) -> int:
    ...     "Add two numbers."
    ...     return a + b
    >>> ToolManager([add], context={"x": 2}).execute("add(add(1, x), 4)").output
    7
"""

from lightfc.errors import (
    ArgumentError,
    ExportError,
    JournalError,
    LightfcError,
    ModelError,
    ModelRetry,
    ToolDefinitionError,
)
from lightfc.formats import PromptFormat
from lightfc.manager import ToolManager
from lightfc.models import OpenAIModel, ScriptedModel
from lightfc.preflight import Plan
from lightfc.retry import Retry
from lightfc.tool import FunctionTool, tool
from lightfc.types import CallError, Function, FunctionDefinition, FunctionExpression, FunctionOutput, Message, Usage

__all__ = [
    "ArgumentError",
    "CallError",
    "ExportError",
    "Function",
    "FunctionDefinition",
    "FunctionExpression",
    "FunctionOutput",
    "FunctionTool",
    "JournalError",
    "LightfcError",
    "Message",
    "ModelError",
    "ModelRetry",
    "OpenAIModel",
    "Plan",
    "PromptFormat",
    "Retry",
    "ScriptedModel",
    "ToolDefinitionError",
    "ToolManager",
    "Usage",
    "tool",
]
