"""What a tool takes and gives: annotations ↔ JSON Schema ↔ values, and what is known of both before a value is there.

It knows Python's types, pydantic and the errors and definitions of `core`. It never knows a tool, a program or a model,
and runs nothing but the validators that types bring with them.
"""

from lightfc.schema.coercion import OneOrMany
from lightfc.schema.injection import Injected, RunContext
from lightfc.schema.signature import NO_DEFAULT, Parameter, ToolSignature

__all__ = ["NO_DEFAULT", "Injected", "OneOrMany", "Parameter", "RunContext", "ToolSignature"]
