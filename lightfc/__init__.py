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

from lightfc.errors import ArgumentError, LightfcError, ModelError, ToolDefinitionError
from lightfc.formats import PromptFormat
from lightfc.manager import ToolManager
from lightfc.models import OpenAIModel, ScriptedModel
from lightfc.preflight import Plan
from lightfc.registry import ToolRegistry, fc_register, registry
from lightfc.schema import Injected, OneOrMany, RunContext
from lightfc.tool import FunctionTool, tool
from lightfc.types import CallError, Function, FunctionDefinition, FunctionExpression, FunctionOutput, Message, Usage

__all__ = [
    "ArgumentError",
    "CallError",
    "Function",
    "FunctionDefinition",
    "FunctionExpression",
    "FunctionOutput",
    "FunctionTool",
    "Injected",
    "LightfcError",
    "Message",
    "ModelError",
    "OneOrMany",
    "OpenAIModel",
    "Plan",
    "PromptFormat",
    "RunContext",
    "ScriptedModel",
    "ToolDefinitionError",
    "ToolManager",
    "ToolRegistry",
    "Usage",
    "fc_register",
    "registry",
    "tool",
]
