"""JSON Schemas as others write them: into draft 2020-12, and into Python types to read.

Known dialects: JSON Schema itself, OpenAPI's `nullable`, and that of the Berkeley Function Calling Leaderboard, with
its types `dict`, `float`, `tuple` and `any`, an `optional` beside a property, and an `enum` beside an array that means
its elements.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ToolDefinitionError
from lightfc.schema.aliases import FreeNames
from lightfc.schema.type_tree import type_name, union

_JSON_TYPES: dict[str, tuple[Any, type | tuple[type, ...]]] = {
    "string": (str, str),
    "integer": (int, int),
    "number": (float, (int, float)),
    "boolean": (bool, bool),
    "array": (list, (list, tuple)),
    "object": (dict, dict),
    "null": (None, type(None)),
}
"""The annotation that each stands for, and the classes whose instances are of it."""

_TYPES = {name: name for name in _JSON_TYPES} | {
    "str": "string",
    "int": "integer",
    "float": "number",
    "double": "number",
    "bool": "boolean",
    "list": "array",
    "tuple": "array",
    "dict": "object",
    "none": "null",
}
_ANY_TYPE = "any"
_OPTIONAL_MARKS = (True, "true", "True")


def is_json_type(value: Any, name: str) -> bool:
    """Tell whether a Python value is of a JSON type: a bool is no number, an int is one, a tuple is an array."""
    if isinstance(value, bool):
        return name == "boolean"
    return isinstance(value, _JSON_TYPES[name][1])


_MAX_DEPTH = 100
_HOLDERS = (list, tuple, Mapping)
"""Levels of a schema inside one another; no form shows more to any use."""

_MAX_COLLIDING = 1_000
"""Values of an enum with the same hash: to look them up takes the square of their number."""


def translate(schema: Any, where: str, depth: int = 0) -> JsonSchema:
    """A schema in draft 2020-12, which says all that it said and shares with it only default and enum values."""
    if depth > _MAX_DEPTH:
        raise ToolDefinitionError(f"{where[:_MAX_DEPTH]}…: the schema is nested deeper than {_MAX_DEPTH} levels")
    if isinstance(schema, bool):
        return {} if schema else {"not": {}}
    if not isinstance(schema, Mapping):
        raise ToolDefinitionError(f"{where}: a schema must be an object, not {type(schema).__name__}")
    result: JsonSchema = {}
    for key, value in schema.items():
        if key not in ("optional", "nullable", "required"):
            result |= _entry(key, value, where, depth + 1)
    if isinstance(schema.get("items"), list) and "additionalItems" in result:
        result["items"] = translate(result.pop("additionalItems"), where, depth + 1)
    if required := _required(schema, where):
        result["required"] = required
    result = _merge_all_of(_with_fitting_enum(result))
    return _nullable(result) if schema.get("nullable") is True else result


_ANNOTATIONS = ("description", "title", "default")


def _merge_all_of(schema: JsonSchema) -> JsonSchema:
    """A schema with what its `allOf` says in its own words, where nothing in that contradicts the rest of it."""
    if "allOf" not in schema:
        return schema
    merged = {key: value for key, value in schema.items() if key != "allOf"}
    for part in schema["allOf"]:
        # Beside a reference, only what describes it is read by everyone who reads schemas.
        if "$ref" in part and (len(schema["allOf"]) > 1 or merged.keys() - {*_ANNOTATIONS, "type"}):
            return schema
        if not _merge(merged, part):
            return schema
    # Values of another type outweigh a type beside them, but not one that stands apart from them.
    return merged if _with_fitting_enum(merged) is merged else schema


def _merge(merged: JsonSchema, part: JsonSchema) -> bool:
    """Take over what a part says; whether nothing in it contradicts the rest."""
    for key, value in part.items():
        if key == "properties":
            merged[key] = {**value, **merged.get(key, {})}
        elif key == "required":
            merged[key] = list(dict.fromkeys([*merged.get(key, ()), *value]))
        elif merged.setdefault(key, value) != value and key not in _ANNOTATIONS:
            return False
    return all(merged["properties"][name] == inner for name, inner in part.get("properties", {}).items())


def _nullable(schema: JsonSchema) -> JsonSchema:
    """A schema that takes null as well, as OpenAPI's `nullable` says."""
    if "enum" in schema:
        schema = schema if None in schema["enum"] else schema | {"enum": [*schema["enum"], None]}
    if "type" in schema:
        types = _as_list(schema["type"])
        return schema if "null" in types else schema | {"type": [*types, "null"]}
    beside = {key: schema[key] for key in ("description", "default", "title") if key in schema}
    rest = {key: value for key, value in schema.items() if key not in beside}
    return beside | {"anyOf": [rest, {"type": "null"}]} if rest.keys() - {"enum"} else schema


_SCHEMAS = {"items": "{}[]"} | dict.fromkeys(
    ("additionalProperties", "not", "contains", "propertyNames", "if", "then", "else"), "{}"
)
"""What holds a schema, and how its place is written after that of the schema around it."""
_LISTS = {key: key for key in ("anyOf", "oneOf", "allOf", "prefixItems")} | {"items": "prefixItems"}
_MAPS = {key: key for key in ("properties", "patternProperties", "$defs", "dependentSchemas")} | {
    "definitions": "$defs"
}
"""What holds several, and what it is called since draft 2020-12."""


def _entry(key: str, value: Any, where: str, depth: int) -> JsonSchema:
    """What an entry of a schema becomes, with the schemas in it."""
    if key == "type":
        types = _types(value, where)
        return {key: types[0] if len(types) == 1 else types} if types else {}
    if key == "enum":
        _check_depth(value, where)
        return {key: _enum(value, where)}
    if key == "$ref" and isinstance(value, str):
        return {key: value.replace("#/definitions/", "#/$defs/")}
    return _schema_entry(key, value, where, depth)


def _schema_entry(key: str, value: Any, where: str, depth: int) -> JsonSchema:
    if key in _MAPS:
        _check_kind(key, value, Mapping, "an object", where)
        return {_MAPS[key]: {str(name): translate(each, f"{where}.{name}", depth) for name, each in value.items()}}
    if key in _LISTS and (isinstance(value, list) or key not in _SCHEMAS):
        _check_kind(key, value, list | tuple, "a list", where)
        return {_LISTS[key]: [translate(each, where, depth) for each in value]}
    is_schema = key in _SCHEMAS and not (key == "additionalProperties" and isinstance(value, bool))
    if is_schema:
        return {key: translate(value, _SCHEMAS[key].format(where), depth)}
    _check_depth(value, where)
    return {key: value}


def _check_depth(value: Any, where: str) -> None:
    """Refuse a value in a schema, such as a default, that nests too deeply to be told of."""
    level = [value]
    for _ in range(_MAX_DEPTH):
        held = (each.values() if isinstance(each, Mapping) else each for each in level if isinstance(each, _HOLDERS))
        level = [*{id(each): each for inner in held for each in inner}.values()]
        if not level:
            return
    raise ToolDefinitionError(f"{where[:_MAX_DEPTH]}: a value in the schema is nested deeper than {_MAX_DEPTH} levels")


def _check_kind(key: str, value: Any, kind: Any, wanted: str, where: str) -> None:
    if not isinstance(value, kind):
        raise ToolDefinitionError(f"{where}: {key} must be {wanted}, not {type(value).__name__}")


def _enum(value: Any, where: str) -> list[Any]:
    _check_kind("enum", value, list | tuple, "a list", where)
    integers = [each for each in value if type(each) is int]
    if len(integers) - len(set(map(hash, integers))) > _MAX_COLLIDING:
        raise ToolDefinitionError(f"{where}: enum has too many integers that are equal or have the same hash")
    return list(value)


def _types(value: Any, where: str) -> list[str]:
    """Give the JSON types of a `type` entry; none where any type will do."""
    names = [value] if isinstance(value, str) or value is None else value
    types: list[str] = []
    for name in names if isinstance(names, list | tuple) else [names]:
        lowered = "none" if name is None else name.lower() if isinstance(name, str) else ""
        if lowered == _ANY_TYPE:
            return []
        if lowered not in _TYPES:
            known = ", ".join([*_TYPES, _ANY_TYPE])
            raise ToolDefinitionError(f"{where}: type {name!r} is not one of {known}")
        types.append(_TYPES[lowered])
    return list(dict.fromkeys(types))


def _required(schema: Mapping[str, Any], where: str) -> list[str]:
    """Collect the names of required properties from all the places in which dialects write them."""
    listed = schema.get("required")
    names = [] if listed is None or isinstance(listed, bool) else listed
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise ToolDefinitionError(f"{where}: required must be a list of names")
    properties = schema.get("properties")
    if not isinstance(properties, Mapping):
        return list(names)

    def keyword(name: str, key: str) -> Any:
        inner = properties.get(name)
        return inner.get(key) if isinstance(inner, Mapping) else None

    marked = [name for name in properties if keyword(name, "required") is True]
    return [name for name in dict.fromkeys([*names, *marked]) if keyword(name, "optional") not in _OPTIONAL_MARKS]


def _with_fitting_enum(schema: JsonSchema) -> JsonSchema:
    """Resolve what contradicts itself: the values that somebody listed outweigh the type that stands beside them."""
    types = _as_list(schema.get("type", []))
    values = schema.get("enum")
    if values is None or not types or all(_is_one_of(value, types) for value in values):
        return schema
    rest = {key: value for key, value in schema.items() if key != "enum"}
    if types == ["array"] and "prefixItems" not in schema and "enum" not in schema.get("items", {}):
        return rest | {"items": _with_fitting_enum({**schema.get("items", {}), "enum": values})}
    return {key: value for key, value in schema.items() if key != "type"}


def _is_one_of(value: Any, types: list[str]) -> bool:
    return any(is_json_type(value, name) for name in types)


def _as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def annotation_of(schema: JsonSchema, objects: "Objects | None" = None, name: str = "") -> Any:
    """The Python type that a translated schema stands for: `list[str]`, `Literal['a']`; `Any` where any will do.

    Args:
        objects: What makes typed dicts of the objects in it; dicts if None.
        name: The name of an object that has no title.
    """
    for key in ("enum", "const"):
        if key in schema:
            return Literal.__getitem__(tuple(map(_listed, schema[key] if key == "enum" else [schema[key]])))
    if "$ref" in schema:
        before, referred = str(schema["$ref"]).rpartition("/")[::2]
        if before != "#/$defs":
            return Any
        return TypeAliasType(referred, Any) if objects is None else objects.referred(referred)
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return _either(annotation_of(each, objects, name) for each in schema[key])
    return _either(_annotation_of_type(kind, schema, objects, name) for kind in _as_list(schema.get("type", [])))


class _Container:
    """A value that a schema lists and `typing` cannot hold, since it may have no hash."""

    def __init__(self, value: Any) -> None:
        self._value = value

    def __repr__(self) -> str:
        return repr(self._value)


def _listed(value: Any) -> Any:
    return value if value is None or isinstance(value, str | int | float) else _Container(value)


def python_type(schema: JsonSchema) -> str:
    """The same as text; empty where any type will do."""
    annotation = annotation_of(schema)
    return "" if annotation is Any else type_name(annotation)


def _either(annotations: Iterable[Any]) -> Any:
    members = tuple(annotations)
    return union(members) if members else Any


def _annotation_of_type(kind: str, schema: JsonSchema, objects: "Objects | None", name: str) -> Any:
    if kind == "array" and "prefixItems" in schema:
        return tuple[tuple(annotation_of(each, objects, f"{name}Item") for each in schema["prefixItems"])]  # type: ignore[misc]  # known only now
    if kind == "array" and (element := annotation_of(schema.get("items", {}), objects, f"{name}Item")) is not Any:
        return list[element]  # type: ignore[valid-type]
    if kind == "object" and objects is not None and schema.get("properties"):
        return objects.typed_dict(schema, name)
    values = schema.get("additionalProperties")
    element = annotation_of(values, objects, f"{name}Value") if isinstance(values, dict) else Any
    if kind == "object" and element is not Any:
        return dict[str, element]  # type: ignore[valid-type]
    return _JSON_TYPES[kind][0]


_MAX_OBJECTS = 100
"""Objects of one schema that are told field by field; no model reads more."""

_MAX_NAME_CHARS = 60


def result_of_schema(schema: Any, tool: str) -> tuple[JsonSchema, Any]:
    """A schema in draft 2020-12, and the annotation of its values; objects without a title are named by the tool."""
    result = translate(schema, "returns")
    return result, annotation_of(result, Objects(result.get("$defs", {})), f"{_camel(tool)}Result")


class Objects:
    """The objects of one schema as typed dicts, which stubs can show."""

    def __init__(self, defs: Mapping[str, JsonSchema]) -> None:
        self._defs = defs
        self._known: dict[str, Any] = {}
        self._names, self._left = FreeNames(between=""), _MAX_OBJECTS

    def referred(self, name: str) -> Any:
        if name not in self._known:
            self._known[name] = Any  # for one that refers to itself
            self._known[name] = annotation_of(self._defs.get(name, {}), self, _camel(name))
        return self._known[name]

    def typed_dict(self, schema: JsonSchema, name: str) -> Any:
        """The typed dict of an object; a dict where there are too many."""
        if self._left == 0:
            return dict
        self._left -= 1
        title = schema.get("title")
        made = _camel(title) if isinstance(title, str) else ""
        name = self._names.take((made or name)[:_MAX_NAME_CHARS])
        required = set(schema.get("required", ()))
        fields: dict[str, Any] = {}
        for key, inner in schema["properties"].items():
            field = annotation_of(inner, self, f"{name}{_camel(key)}")
            if description := " ".join(str(inner.get("description") or "").split()):
                field = Annotated[field, description]
            fields[key] = field if key in required else NotRequired[field]
        return TypedDict(name, fields)  # type: ignore[operator]  # known only now


def _camel(text: str) -> str:
    """A text as the name of a class: `get_issue` → `GetIssue`; what cannot stand in a name is left out."""
    words = "".join(sign if sign.isalnum() and sign.isascii() else " " for sign in text).split()
    made = "".join(word[:1].upper() + word[1:] for word in words)
    return made if made[:1].isalpha() else f"T{made}" if made else ""
