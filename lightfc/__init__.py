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

from typing import TYPE_CHECKING, Any

from lightfc.approval import ApprovalRequest, Approve, Deny, Edit
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
from lightfc.registry import ToolRegistry, fc_register, registry
from lightfc.retry import Retry
from lightfc.schema import Injected, OneOrMany, RunContext
from lightfc.tool import FunctionTool, tool
from lightfc.types import CallError, Function, FunctionDefinition, FunctionExpression, FunctionOutput, Message, Usage
from lightfc_sandbox import Limits, Policy

if TYPE_CHECKING:
    from lightfc.events import Event
    from lightfc.journal import Journal

__all__ = [
    "ApprovalRequest",
    "Approve",
    "ArgumentError",
    "CallError",
    "Deny",
    "Edit",
    "Event",
    "ExportError",
    "Function",
    "FunctionDefinition",
    "FunctionExpression",
    "FunctionOutput",
    "FunctionTool",
    "Injected",
    "Journal",
    "JournalError",
    "LightfcError",
    "Limits",
    "Message",
    "ModelError",
    "ModelRetry",
    "OneOrMany",
    "OpenAIModel",
    "Plan",
    "Policy",
    "PromptFormat",
    "Retry",
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


def __getattr__(name: str) -> Any:
    """Import what most programs do not need, and what costs them time, when it is asked for."""
    if name == "Journal":
        from lightfc.journal import Journal

        return Journal
    if name == "Event":
        from lightfc.events import Event

        return Event
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
