"""The one tree of types: a node of one of nine kinds for what an annotation says, whatever it is written as.

Whoever asks a type anything asks its node: how it is named, what is at a place of its values, which classes it
mentions, what may flow into it. `typing` is looked into here alone. A JSON Schema has the node of the annotation that
it stands for (`lightfc.schema.json_schema.annotation_of`). A node is made when it is looked at, since a type may
mention itself.
"""

import collections
import collections.abc
import enum
import types
import typing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import typing_extensions

from lightfc.core.loaded import loaded
from lightfc.schema.argument_types import argument_type
from lightfc.schema.record_types import QUALIFIERS, field_types, input_names, is_json, record_kind

Kind = Literal["none", "class", "enum", "values", "union", "tuple", "map", "record", "generic", "unknown"]

NONE: type = type(None)
_ALIASES: tuple[Any, ...] = (
    getattr(typing, "TypeAliasType", typing_extensions.TypeAliasType),
    typing_extensions.TypeAliasType,
)


@dataclass(frozen=True, slots=True, eq=False)
class Type:
    """What an annotation says of a value."""

    kind: (
        Kind  # of a `tuple`, so many items; of a `record`, typed fields; a `generic` class is any other, such as a list
    )
    cls: Any  # the class, also of what is generic; the annotation itself where there is none
    arguments: tuple[Any, ...]  # the annotations of its parts: members, items, key and value; of `values` these
    given: Any
    bare: Any  # the annotation without names and metadata
    alias: Any = None  # by which it was written first, if it was
    is_open: bool = False  # something in `Annotated` may change which values are taken

    @property
    def alternatives(self) -> "tuple[Type, ...]":
        """The members of a union, and any other type as the only one."""
        return tuple(map(type_of, self.arguments)) if self.kind == "union" else (self,)

    @property
    def members(self) -> "list[Type]":
        """The alternatives that are not None."""
        return [each for each in self.alternatives if each.kind != "none"]

    @property
    def takes_none(self) -> bool:
        """Whether one of the alternatives is None."""
        return any(each.kind == "none" for each in self.alternatives)

    @property
    def parts(self) -> "Iterator[Type]":
        """The types that it is made of."""
        for each in self.arguments if self.kind != "values" else ():
            # The parameters of a `Callable` are a list.
            yield from map(type_of, each if isinstance(each, list) else (each,))


_MAX_NODES = 4096
_NODES: dict[int, Type] = {}
"""The nodes of annotations that were looked at, by identity: equal unions may list their members in another order."""


def type_of(annotation: Any) -> Type:
    found = _NODES.get(id(annotation))
    if found is None or found.given is not annotation:
        if len(_NODES) >= _MAX_NODES:
            _NODES.clear()
        found = _NODES[id(annotation)] = _node(annotation)  # which holds the annotation, so its identity stays its own
    return found


def _node(annotation: Any) -> Type:
    inner, alias, is_open = _marked(annotation), None, False
    while type(inner) is not type:
        origin = get_origin(inner)
        if origin is Annotated:
            is_open = is_open or not all(map(_is_harmless, inner.__metadata__))
            inner = _annotated(inner)
        elif origin in QUALIFIERS:
            inner = get_args(inner)[0]
        elif isinstance(inner, typing.NewType):
            inner = inner.__supertype__
        elif is_alias(inner):
            alias = alias or inner
            inner = alias_target(inner)
        else:
            break
    cls, arguments = get_origin(inner) or inner, get_args(inner)
    if cls is not Literal:
        arguments = tuple(NONE if each is None else each for each in arguments)
    return Type(_kind(inner, cls, arguments), cls, arguments, annotation, inner, alias, is_open)


def _marked(annotation: Any) -> Any:
    """An annotation; that of any JSON as pydantic has that of the JSON of a type."""
    return Annotated[Any, annotation] if is_json(annotation) else annotation


def _annotated(annotation: Any) -> Any:
    """The type of what is given for an annotated one: a string where that is the JSON of what is annotated."""
    return str if any(map(is_json, annotation.__metadata__)) else annotation.__origin__


def _kind(annotation: Any, cls: Any, arguments: tuple[Any, ...]) -> Kind:
    if annotation is None or annotation is NONE:
        return "none"
    if cls is Union or cls is types.UnionType:
        return "union"
    if not isinstance(cls, type):
        return "values" if cls is Literal else "unknown"
    return _class_kind(annotation, cls, arguments)


def _class_kind(annotation: Any, cls: type, arguments: tuple[Any, ...]) -> Kind:
    if record_kind(cls):
        return "record"
    if cls is tuple and annotation is not tuple:
        return "generic" if arguments[-1:] == (...,) else "tuple"
    if arguments:
        return "map" if issubclass(cls, collections.abc.Mapping) else "generic"
    return "enum" if issubclass(cls, enum.Enum) else "class"


def _is_harmless(item: Any) -> bool:
    """Whether what stands in `Annotated` changes nothing of what is taken, or makes it less."""
    if isinstance(item, loaded("pydantic.fields", "FieldInfo")):
        return item.discriminator is None and all(map(_is_harmless, item.metadata))
    return isinstance(item, str | bool) or type(item).__module__ == "annotated_types"


def is_alias(annotation: Any) -> bool:
    """Tell whether an annotation is a name made by `type X = ...` or `type X[T] = ...`, with or without arguments."""
    return type(annotation) is not type and isinstance(get_origin(annotation) or annotation, _ALIASES)


def alias_target(annotation: Any) -> Any:
    alias, arguments = get_origin(annotation) or annotation, get_args(annotation)
    return alias.__value__[arguments] if arguments else alias.__value__


def union(members: Iterable[Any]) -> Any:
    """The union of types that are known only when it is made."""
    return Union[tuple(members)]  # noqa: UP007 - the members are known only now


def rebuild(annotation: Any, change: Callable[[Any], Any]) -> Any:
    """A union, generic or annotated type with its parts changed; the annotation itself where none is."""
    arguments, origin = get_args(annotation), get_origin(annotation)
    if not arguments or origin in (Literal, collections.abc.Callable):
        return annotation
    if origin is Annotated:
        inner = change(arguments[0])
        return annotation if inner is arguments[0] else Annotated[(inner, *annotation.__metadata__)]
    parts = tuple(map(change, arguments))
    if all(new is old for new, old in zip(parts, arguments, strict=True)):
        return annotation
    return union(parts) if origin in (Union, types.UnionType) else types.GenericAlias(origin, parts)


_NAMES: dict[Any, str] = {
    **{cls: cls.__name__ for cls in (str, int, float, bool, complex, bytes, list, dict, tuple, set, frozenset)},
    NONE: "None",
    None: "None",
    ...: "...",
}
"""What most annotations are made of, which needs no looking into."""
_SIMPLE = (type, types.NoneType, types.EllipsisType)


def type_name(annotation: Any) -> str:
    """Write an annotation as short, readable Python: `list[Point]`, `int | None`, `Literal['a', 'b']`."""
    if type(annotation) in _SIMPLE and annotation in _NAMES:
        return _NAMES[annotation]
    if isinstance(annotation, list):  # the parameters of a Callable
        return f"[{', '.join(map(type_name, annotation))}]"
    if isinstance(annotation, typing.ForwardRef):
        return annotation.__forward_arg__
    return _node_name(type_of(annotation))


def _node_name(found: Type) -> str:
    own = argument_type(found.bare)
    if own is not None:
        return own.name(found.bare)
    if found.alias is not None:  # by name: an alias may be recursive
        return _subscripted(get_origin(found.alias) or found.alias, get_args(found.alias))
    if found.kind == "none":
        return "None"
    if found.kind == "values":
        listed = (f"{type(x).__name__}.{x.name}" if isinstance(x, enum.Enum) else repr(x) for x in found.arguments)
        return f"Literal[{', '.join(listed)}]"
    if found.kind == "union":
        ordered = sorted(found.alternatives, key=lambda each: each.kind == "none")
        return " | ".join(type_name(each.given) for each in ordered)
    return "tuple[()]" if found.bare == tuple[()] else _subscripted(found.cls, found.arguments)


def _subscripted(cls: Any, arguments: tuple[Any, ...]) -> str:
    inside = ", ".join(map(type_name, arguments))
    return f"{_class_name(cls)}[{inside}]" if inside else _class_name(cls)


def _class_name(cls: Any) -> str:
    if isinstance(cls, str):
        return cls
    return getattr(cls, "__name__", None) or repr(cls).removeprefix("typing.")


def step_into(annotation: Any, key: str | int) -> Any | None:
    """Give the annotation of one part of a value, or None where the annotation does not name such a part.

    A union whose alternatives are more than one type and None is not stepped into: which of them was meant is unknown.
    """
    found = type_of(annotation)
    if found.kind == "union":
        return step_into(found.members[0].given, key) if len(found.members) == 1 else None
    if found.kind == "record":
        return _field(found, key)
    if found.kind == "map":
        return found.arguments[1] if len(found.arguments) > 1 else None  # a Counter says nothing of its values
    if not isinstance(key, int) or not found.arguments:
        return None
    if found.kind == "tuple":
        return found.arguments[key] if key < len(found.arguments) else None
    return found.arguments[0] if found.kind == "generic" else None


def _field(found: Type, key: str | int) -> Any | None:
    cls, fields = found.cls, field_types(found.cls)
    if isinstance(key, int):
        names = list(fields) if record_kind(cls) == "NamedTuple" else []
        hint = fields[names[key]] if key < len(names) else None
    elif key not in fields and hasattr(cls, "__pydantic_fields__"):
        hint = fields.get(input_names(cls).get(key, key))
    else:
        hint = fields.get(key)
    return _with_arguments(hint, dict(zip(getattr(cls, "__parameters__", ()), found.arguments, strict=False)))


def _with_arguments(hint: Any, arguments: dict[Any, Any]) -> Any:
    """The type of a field of a generic class whose type variables stand for these."""
    if isinstance(hint, typing.TypeVar):
        return arguments.get(hint, hint)
    variables = getattr(hint, "__parameters__", ()) if arguments and get_origin(hint) is not None else ()
    return hint[tuple(arguments.get(each, Any) for each in variables)] if variables else hint


def classes_in(annotations: Iterable[Any], wanted: Callable[[type], bool] | None = None) -> tuple[type, ...]:
    """The classes that annotations and their fields mention, if not `wanted` records and enums: needed ones first."""
    found: dict[type, None] = {}
    entered: set[Any] = set()
    for annotation in annotations:
        for each in _walk(annotation, entered):
            if wanted(each.cls) if wanted is not None else each.kind in ("record", "enum"):
                found[each.cls] = None
    return tuple(found)


def _walk(annotation: Any, entered: set[Any]) -> Iterator[Type]:
    found = type_of(annotation)
    # Entered before its parts are walked, so that a type that mentions itself ends the walk.
    if found.alias is not None:
        if found.alias in entered:
            return
        entered.add(found.alias)
    for each in found.parts:
        yield from _walk(each.given, entered)
    if isinstance(found.cls, type) and found.cls not in entered:
        entered.add(found.cls)
        for field in field_types(found.cls).values() if found.kind == "record" else ():
            yield from _walk(field, entered)
        yield found
