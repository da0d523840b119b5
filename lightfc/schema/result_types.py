"""The type of a tool's result, from the JSON Schema that says it: objects become typed dicts, which stubs can show."""

from collections.abc import Mapping
from typing import Any

import typing_extensions

from lightfc.core.definitions import JsonSchema
from lightfc.schema.aliases import FreeNames
from lightfc.schema.json_schema import annotation_of, translate
from lightfc.schema.type_tree import union

_MAX_OBJECTS = 100
"""Objects of one schema that are told field by field; no model reads more."""

_MAX_NAME_CHARS = 60


def result_of_schema(schema: Any, tool: str) -> tuple[JsonSchema, Any]:
    """A schema in draft 2020-12, and the annotation of its values; objects without a title are named by the tool."""
    result = translate(schema, "returns")
    return result, _Objects(result.get("$defs", {})).of(result, f"{_camel(tool)}Result")


class _Objects:
    """The typed dicts of one schema."""

    def __init__(self, defs: Mapping[str, JsonSchema]) -> None:
        self._defs = defs
        self._known: dict[str, Any] = {}
        self._names, self._count = FreeNames(between=""), 0

    def of(self, schema: JsonSchema, name: str) -> Any:
        """The annotation of a schema; `name` is for an object that has no title."""
        if "$ref" in schema:
            return self._referred(str(schema["$ref"]))
        if "enum" in schema or "const" in schema:
            return annotation_of(schema)
        members = schema.get("anyOf") or schema.get("oneOf")
        if isinstance(members, list):
            return union(self.of(each, name) for each in members)
        types = schema.get("type", [])
        kinds = types if isinstance(types, list) else [types]
        return union(self._kind(schema | {"type": each}, name) for each in kinds) if kinds else Any

    def _referred(self, reference: str) -> Any:
        before, name = reference.rpartition("/")[::2]
        if before != "#/$defs" or name not in self._defs:
            return Any
        if name not in self._known:
            self._known[name] = Any  # for one that refers to itself
            self._known[name] = self.of(self._defs[name], _camel(name))
        return self._known[name]

    def _kind(self, schema: JsonSchema, name: str) -> Any:
        kind, items, others = schema["type"], schema.get("items"), schema.get("additionalProperties")
        if kind == "array" and "prefixItems" not in schema and isinstance(items, dict):
            return list[self.of(items, f"{name}Item")]  # type: ignore[misc]  # known only now
        if kind == "object" and isinstance(schema.get("properties"), dict) and schema["properties"]:
            return self._typed_dict(schema, name)
        if kind == "object" and isinstance(others, dict):
            return dict[str, self.of(others, f"{name}Value")]  # type: ignore[misc]  # known only now
        return annotation_of(schema)

    def _typed_dict(self, schema: JsonSchema, name: str) -> Any:
        if self._count >= _MAX_OBJECTS:
            return dict
        self._count += 1
        title = schema.get("title")
        made = _camel(title) if isinstance(title, str) else ""
        name = self._names.take((made or name)[:_MAX_NAME_CHARS])
        required = set(schema.get("required", ()))
        fields: dict[str, Any] = {}
        for key, inner in schema["properties"].items():
            field = self.of(inner, f"{name}{_camel(key)}")
            if description := " ".join(str(inner.get("description") or "").split()):
                field = typing_extensions.Annotated[field, description]
            fields[key] = field if key in required else typing_extensions.NotRequired[field]
        return typing_extensions.TypedDict(name, fields)  # type: ignore[operator]  # known only now


def _camel(text: str) -> str:
    """A text as the name of a class: `get_issue` → `GetIssue`; what cannot stand in a name is left out."""
    words = "".join(sign if sign.isalnum() and sign.isascii() else " " for sign in text).split()
    made = "".join(word[:1].upper() + word[1:] for word in words)
    return made if made[:1].isalpha() else f"T{made}" if made else ""
