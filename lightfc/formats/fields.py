"""What a definition says of its parameters, as a small tree: what forms write and grammars are made of."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from lightfc.core.definitions import FunctionDefinition, JsonSchema
from lightfc.schema.record_types import NO_DEFAULT

Kind = Literal[
    "any", "null", "boolean", "integer", "number", "string", "array", "tuple", "object", "map", "enum", "union", "ref"
]

_SCALARS: dict[str, Kind] = {
    "null": "null", "boolean": "boolean", "integer": "integer", "number": "number", "string": "string",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Type:
    kind: Kind  # `ref` is the name of an object that stands further out, of which it is a part
    items: tuple["Type", ...] = ()  # types of the elements, members or values
    fields: tuple["Field", ...] = ()
    values: tuple[Any, ...] = field(default=(), hash=False)
    name: str = ""  # of an object or a ref
    format: str = ""  # of a string, as JSON Schema names it
    low: float | None = None  # of a number the smallest that is allowed
    high: float | None = None
    filled: bool = False  # of an array, whether it must not be empty


ANY = Type("any")


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter, or a field of an object."""

    name: str
    type: Type
    required: bool = True
    default: Any = field(default=NO_DEFAULT, hash=False)  # `NO_DEFAULT` where it is not known
    description: str = ""
    constraints: str = ""  # what its values must keep to beyond their type; see `_CONSTRAINTS`

    @property
    def summary(self) -> str:
        return f"{self.description} ({self.constraints})".lstrip() if self.constraints else self.description


_CONSTRAINTS = {
    "minimum": ">= {}", "exclusiveMinimum": "> {}", "maximum": "<= {}", "exclusiveMaximum": "< {}",
    "multipleOf": "multiple of {}", "minLength": "at least {} characters", "maxLength": "at most {} characters",
    "pattern": "pattern {}", "format": "format {}", "minItems": "at least {} items", "maxItems": "at most {} items",
    "minProperties": "at least {} keys", "maxProperties": "at most {} keys",
}  # fmt: skip
"""The constraints of JSON Schema that no type says, and how every form words them that does not show the schema."""


def _constraints_of(schema: Any, defs: Mapping[str, JsonSchema], within: tuple[str, ...] = ()) -> str:
    """What values must keep to beyond their type; of the members of a union only where all but null are one."""
    if not isinstance(schema, Mapping):
        return ""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    if name:
        return "" if name in within else _constraints_of(defs.get(name), defs, (*within, name))
    members = [each for each in (schema.get("anyOf") or schema.get("oneOf") or ()) if each != {"type": "null"}]
    if len(members) == 1:
        return _constraints_of(members[0], defs, within)
    constraints = [words.format(schema[key]) for key, words in _CONSTRAINTS.items() if schema.get(key) is not None]
    inner = _constraints_of(schema.get("items"), defs, within)
    return ", ".join([*constraints, *([f"each: {inner}"] if inner else [])])


def parameters_of(definition: FunctionDefinition) -> tuple[Field, ...]:
    """The parameters of a function, in the order of its signature."""
    schema = definition.parameters
    return _fields(schema, _Definitions(schema), ())


def further_of(definition: FunctionDefinition) -> Type | None:
    """The type of arguments of any other name, which a function with `**options` takes; None where it takes none."""
    schema = definition.parameters
    further = schema.get("additionalProperties", False)
    return None if further is False else _type(further, _Definitions(schema), ())


_MAX_REFERRED = 2_000
"""Types in the definitions that a schema refers to, each told where it is referred to; no model reads more."""


class _Definitions:
    """The definitions of a schema, of which so much is told: a few that refer to one another may come to any number."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.defs: Mapping[str, JsonSchema] = schema.get("$defs", {})
        self.left = _MAX_REFERRED


def _fields(schema: Mapping[str, Any], defs: _Definitions, within: tuple[str, ...]) -> tuple[Field, ...]:
    fields: list[Field] = []
    for name, inner in schema.get("properties", {}).items():
        if isinstance(inner, Mapping):
            kind, default = _type(inner, defs, within), inner.get("default", NO_DEFAULT)
            said = " ".join(str(inner.get("description") or "").split())
            required = name in schema.get("required", ())
            fields.append(Field(name, kind, required, default, said, _constraints_of(inner, defs.defs)))
    return tuple(fields)


def type_of(schema: JsonSchema) -> Type:
    """The type that a schema describes."""
    return _type(schema, _Definitions(schema), ())


def _type(schema: Any, defs: _Definitions, within: tuple[str, ...]) -> Type:
    defs.left -= bool(within)
    return _described(schema, defs, within) if isinstance(schema, Mapping) and defs.left >= 0 else ANY


def _described(schema: Mapping[str, Any], defs: _Definitions, within: tuple[str, ...]) -> Type:
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        if name in within:
            return Type("ref", name=name)
        inner = _type(defs.defs.get(name), defs, (*within, name))
        return Type("object", fields=inner.fields, name=name) if inner.kind == "object" else inner
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return _union([_type(each, defs, within) for each in schema[key]])
    if "enum" in schema or "const" in schema:
        return Type("enum", values=tuple(schema.get("enum", (schema.get("const"),))))
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return _union([_plain_type(kind, schema, defs, within) for kind in kinds])
    return _plain_type(kinds, schema, defs, within)


def _union(members: list[Type]) -> Type:
    unique = tuple(
        dict.fromkeys(each for member in members for each in (member.items if member.kind == "union" else [member]))
    )
    return unique[0] if len(unique) == 1 else Type("union", unique)


def _plain_type(kind: Any, schema: Mapping[str, Any], defs: _Definitions, within: tuple[str, ...]) -> Type:
    if kind == "array":
        if isinstance(schema.get("prefixItems"), list):
            return Type("tuple", tuple(_type(each, defs, within) for each in schema["prefixItems"]))
        return Type("array", (_type(schema.get("items"), defs, within),), filled=bool(schema.get("minItems")))
    if kind == "object":
        if schema.get("properties"):
            return Type("object", fields=_fields(schema, defs, within), name=within[-1] if within else "")
        return Type("map", (_type(schema.get("additionalProperties"), defs, within),))
    if kind not in _SCALARS:
        return ANY
    if kind in ("integer", "number"):
        return Type(_SCALARS[kind], low=_bound(schema, "minimum", 1), high=_bound(schema, "maximum", -1))
    return Type(_SCALARS[kind], format=str(schema.get("format", "")))


def _bound(schema: Mapping[str, Any], side: str, step: int) -> float | None:
    """A bound that belongs to the allowed numbers; of one that does not, the next integer."""
    exclusive = schema.get(f"exclusive{side.capitalize()}")
    found = schema.get(side) if not isinstance(exclusive, int | float) else exclusive + step
    return found if isinstance(found, int | float) else None
