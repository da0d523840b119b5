"""Schemas for the strict mode of the OpenAI API, in which the server makes a model's arguments fit their schema.

Strict mode asks that every object lists all its keys as required and allows no others, and knows only a part of JSON
Schema (https://platform.openai.com/docs/guides/structured-outputs). What may be left out becomes nullable: null says
that it is left out, and `without_nulls` takes it out again.
"""

from collections.abc import Mapping
from typing import Any

from lightfc.errors import ToolDefinitionError
from lightfc.types import FunctionDefinition, JsonSchema

_DROPPED = frozenset({
    "default", "title", "prefixItems", "minProperties", "maxProperties", "uniqueItems", "patternProperties",
    "unevaluatedProperties", "discriminator", "contentMediaType", "format", "minLength", "maxLength",
})  # fmt: skip
"""Keywords that the API does not take, or not for every model; without them a schema takes more."""

_SCHEMAS_BY_NAME = ("properties", "$defs")


def strict_parameters(definition: FunctionDefinition) -> JsonSchema:
    """The schema of a tool's arguments as strict mode asks for it.

    Raises:
        ToolDefinitionError: A part of it takes keys of any name, or any value, which strict mode does not allow; the
            message says which.
    """
    return _strict(definition.parameters, definition.name)


def _strict(schema: Any, where: str) -> JsonSchema:
    if not isinstance(schema, Mapping) or not (schema.keys() - {"description", "default", "title"}):
        raise ToolDefinitionError(f"{where}: a value of any type cannot be described in strict mode; declare its type")
    result: JsonSchema = {}
    for key, value in schema.items():
        if key in _DROPPED:
            continue
        if key in _SCHEMAS_BY_NAME:
            result[key] = {name: _strict(inner, f"{where}.{name}") for name, inner in value.items()}
        elif key in ("anyOf", "oneOf"):
            result["anyOf"] = [_strict(inner, where) for inner in value]
        elif key == "allOf":
            result[key] = [_strict(inner, where) for inner in value]
        elif key == "items":
            result[key] = _strict(value, f"{where}[]")
        else:
            result[key] = value
    return _closed(result, schema, where)


def _closed(result: JsonSchema, schema: Mapping[str, Any], where: str) -> JsonSchema:
    kinds = schema.get("type", [])
    if "array" in kinds and "items" not in result:
        raise ToolDefinitionError(f"{where}: an array of anything cannot be described in strict mode; declare its type")
    if "object" not in kinds and "properties" not in schema:
        return result
    if schema.get("additionalProperties") or "properties" not in schema:
        raise ToolDefinitionError(f"{where}: an object with keys of any name cannot be described in strict mode")
    required = set(schema.get("required", ()))
    properties = result["properties"]
    return result | {
        "properties": {name: inner if name in required else _nullable(inner) for name, inner in properties.items()},
        "required": list(properties),
        "additionalProperties": False,
    }


def _nullable(schema: JsonSchema) -> JsonSchema:
    if any(option.get("type") == "null" for option in schema.get("anyOf", ())):
        return schema
    if isinstance(schema.get("type"), str) and not schema.keys() & {"enum", "const"}:
        return schema | {"type": [schema["type"], "null"]} if schema["type"] != "null" else schema
    said = {"description": schema["description"]} if "description" in schema else {}
    rest = {key: value for key, value in schema.items() if key != "description"}
    return {"anyOf": [rest, {"type": "null"}]} | said


def without_nulls(definition: FunctionDefinition, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a strict call without those that say by null that they are left out.

    Args:
        definition: The tool, as it was described.
        arguments: What the model gave.
    """
    required = definition.parameters["required"]
    return {name: value for name, value in arguments.items() if value is not None or name in required}
