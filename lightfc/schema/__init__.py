"""What a tool takes and gives: annotations ↔ JSON Schema ↔ values. Nothing here runs a tool."""

from lightfc.schema.signature import NO_DEFAULT, Parameter, ToolSignature

__all__ = ["NO_DEFAULT", "Parameter", "ToolSignature"]
