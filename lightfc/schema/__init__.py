"""What a tool takes and gives: annotations ↔ JSON Schema ↔ values. Nothing here runs a tool."""

from lightfc.schema.injected import Injected, RunContext
from lightfc.schema.leniency import OneOrMany
from lightfc.schema.signature import NO_DEFAULT, Parameter, ToolSignature

__all__ = [
    "NO_DEFAULT",
    "Injected",
    "OneOrMany",
    "Parameter",
    "RunContext",
    "ToolSignature",
]
