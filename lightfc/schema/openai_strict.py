"""Schemas for the strict mode of the OpenAI API, in which the server makes a model's arguments fit their schema.

Strict mode asks that every object lists all its keys as required and allows no others, and knows only a part of JSON
Schema (https://platform.openai.com/docs/guides/structured-outputs). What may be left out becomes nullable: null says
that it is left out, and `without_nulls` takes it out again.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from lightfc.errors import ToolDefinitionError
from lightfc.schema.jsonschema_types import json_type
from lightfc.types import FunctionDefinition, JsonSchema

_KEPT = frozenset({
    "type", "description", "enum", "const", "required", "pattern", "multipleOf", "minimum", "maximum",
    "exclusiveMinimum", "exclusiveMaximum", "minItems", "maxItems",
})  # fmt: skip
"""Keywords that stay as they are. Without those that the API does not know, a schema takes more."""

_FORMATS = frozenset({"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"})
_SCHEMAS_BY_NAME = ("properties", "$defs")
_SAYING_A_TYPE = frozenset({"type", "enum", "const", "$ref", "anyOf", "oneOf", "properties", "items", "prefixItems"})


def strict_parameters(definition: FunctionDefinition) -> JsonSchema:
    """The schema of a tool's arguments as strict mode asks for it.

    Raises:
        ToolDefinitionError: A part of it takes keys of any name, or any value, which strict mode does not allow; the
            message says which.
    """
    return _strict(definition.parameters, definition.name)


def _strict(schema: Any, where: str) -> JsonSchema:
    if not isinstance(schema, Mapping) or not schema.keys() & _SAYING_A_TYPE:
        raise ToolDefinitionError(f"{where}: a value of any type cannot be described in strict mode; declare its type")
    result: JsonSchema = {}
    for key, value in schema.items():
        if key in _KEPT or (key == "format" and value in _FORMATS):
            result[key] = value
        elif key in _SCHEMAS_BY_NAME:
            result[key] = {name: _strict(inner, f"{where}.{name}") for name, inner in value.items()}
        elif key in ("anyOf", "oneOf"):
            result["anyOf"] = [_strict(inner, where) for inner in value]
        elif key == "items" and "prefixItems" not in schema:
            result[key] = _strict(value, f"{where}[]")
        elif key == "prefixItems":
            result |= _tuple(value, where)
    if "$ref" in schema:
        return _reference(schema, result)
    return _closed(_typed(result), schema, where)


def _reference(schema: Mapping[str, Any], result: JsonSchema) -> JsonSchema:
    """A reference, beside which the API takes no other keyword."""
    reference = {"$ref": schema["$ref"]}
    result.pop("$defs", None)
    return {"anyOf": [reference], "description": result["description"]} if "description" in result else reference


def _tuple(items: Iterable[Any], where: str) -> JsonSchema:
    """An array of as many elements, each of which may be what any of them may be: the API knows no places."""
    elements: list[JsonSchema] = []
    for element in (_strict(item, f"{where}[]") for item in items):
        if element not in elements:
            elements.append(element)
    return {"items": elements[0] if len(elements) == 1 else {"anyOf": elements}}


def _typed(schema: JsonSchema) -> JsonSchema:
    """A schema that says its type, which the API asks for beside listed values too."""
    if "type" in schema or not schema.keys() & {"enum", "const"}:
        return schema
    types = list(dict.fromkeys(map(json_type, schema.get("enum", [schema.get("const")]))))
    return {"type": types[0] if len(types) == 1 else types} | schema


def _closed(result: JsonSchema, schema: Mapping[str, Any], where: str) -> JsonSchema:
    kinds = schema.get("type", [])
    if "array" in kinds and "items" not in result:
        raise ToolDefinitionError(f"{where}: an array of anything cannot be described in strict mode; declare its type")
    if "object" not in kinds and "properties" not in schema:
        return result
    if schema.get("additionalProperties") or "patternProperties" in schema or "properties" not in schema:
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
    types = schema["type"] if isinstance(schema.get("type"), list) else [schema.get("type")]
    if "null" in types:
        return schema
    if "type" in schema and not schema.keys() & {"enum", "const"}:
        return schema | {"type": [*types, "null"]}
    said = {"description": schema["description"]} if "description" in schema else {}
    rest = {key: value for key, value in schema.items() if key != "description"}
    options = rest["anyOf"] if rest.keys() == {"anyOf"} else [rest]
    return {"anyOf": [*options, {"type": "null"}]} | said


def without_nulls(definition: FunctionDefinition, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a strict call without what a null says to be left out, in the objects inside of them too.

    Args:
        definition: The tool, as it was described.
        arguments: What the model gave.
    """
    kept: dict[str, Any] = _kept(dict(arguments), definition.parameters, definition.parameters.get("$defs", {}))
    return kept


def _kept(value: Any, schema: Any, definitions: Mapping[str, JsonSchema]) -> Any:
    if not isinstance(schema, Mapping) or not isinstance(value, dict | list):
        return value
    if "$ref" in schema:
        return _kept(value, definitions.get(str(schema["$ref"]).rpartition("/")[2]), definitions)
    for option in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        kept = _kept(value, option, definitions)
        if kept is not value:
            return kept
    if isinstance(value, list):
        items = [_kept(item, schema.get("items"), definitions) for item in value]
        return value if all(new is old for new, old in zip(items, value, strict=True)) else items
    properties, required = schema.get("properties", {}), schema.get("required", ())
    if not value.keys() <= properties.keys():
        return value
    return {
        name: _kept(each, properties[name], definitions)
        for name, each in value.items()
        if each is not None or name in required
    }
