"""See `lightfc.core`."""

from lightfc.core.definitions import (
    CERTAINTIES,
    Arguments,
    Certainty,
    Function,
    FunctionDefinition,
    FunctionExpression,
    JsonSchema,
    is_at_least,
)
from lightfc.core.failures import CallError, ErrorKind
from lightfc.core.messages import Message, Role, ToolCall, Usage
from lightfc.core.records import CallState, Finished, FunctionOutput, OnError, Paused

__all__ = [
    "CERTAINTIES",
    "Arguments",
    "CallError",
    "CallState",
    "Certainty",
    "ErrorKind",
    "Finished",
    "Function",
    "FunctionDefinition",
    "FunctionExpression",
    "FunctionOutput",
    "JsonSchema",
    "Message",
    "OnError",
    "Paused",
    "Role",
    "ToolCall",
    "Usage",
    "is_at_least",
]
