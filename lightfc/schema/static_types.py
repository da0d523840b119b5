"""What is known of a value before it is there: its type, and whether a parameter could ever take it.

Only what is certain counts. A type that is not understood, or that brings code of its own into its validation, takes
everything; an annotation that is not understood gives anything.
"""

import dataclasses
import datetime as dt
import decimal
import enum
import pathlib
import sys
import types
import typing
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import (
    Collection,
    Container,
    Generator,
    Iterable,
    Iterator,
    Mapping,
    MutableMapping,
    MutableSequence,
    MutableSet,
    Reversible,
    Sequence,
    Set,
)
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import annotated_types
import pydantic
import typing_extensions
from pydantic.fields import FieldInfo

from lightfc.schema.annotations import aliased, field_types, is_alias, is_named_tuple, type_name
from lightfc.schema.argument_errors import MAX_TYPE_CHARS, part_path
from lightfc.schema.argument_types import argument_type

NONE: type = type(None)
NUMBERS: frozenset[type] = frozenset({int, float, bool, complex})
_MORE_NUMBERS = NUMBERS | {decimal.Decimal}
_TIMES: frozenset[type] = frozenset({dt.date, dt.datetime, dt.time, dt.timedelta})
_SEQUENCES: frozenset[type] = frozenset({list, tuple, set, frozenset})
_CONTAINERS = _SEQUENCES | {dict}
_ITERABLES: frozenset[Any] = frozenset({Iterable, Iterator, Generator})
_NEITHER_LIST_NOR_TEXT: frozenset[type] = _MORE_NUMBERS | _TIMES | {NONE, uuid.UUID}
_KNOWN: frozenset[type] = _CONTAINERS | _MORE_NUMBERS | _TIMES | {NONE, str, bytes, uuid.UUID, pathlib.Path}
"""Types of which it is known what they are not taken for; what a text writes or a tool gives is mostly of these."""

_REFUSED: dict[Any, frozenset[type]] = {
    str: _CONTAINERS | _NEITHER_LIST_NOR_TEXT,
    bytes: _CONTAINERS | NUMBERS | {NONE},
    int: _CONTAINERS | {NONE},
    float: _CONTAINERS | {NONE},
    bool: _CONTAINERS | {NONE},
    list: _NEITHER_LIST_NOR_TEXT | {dict},
    tuple: _NEITHER_LIST_NOR_TEXT | {dict},
    set: _NEITHER_LIST_NOR_TEXT | {dict},
    frozenset: _NEITHER_LIST_NOR_TEXT | {dict},
    dict: _NEITHER_LIST_NOR_TEXT | _SEQUENCES,
    **dict.fromkeys(_ITERABLES, _NEITHER_LIST_NOR_TEXT),
    dt.date: _CONTAINERS | {NONE},
    dt.datetime: _CONTAINERS | {NONE},
    dt.time: _CONTAINERS | {NONE},
    dt.timedelta: _CONTAINERS | {NONE},
    decimal.Decimal: frozenset({NONE, set, frozenset, dict}),
    uuid.UUID: _CONTAINERS | {NONE},
    pathlib.Path: _CONTAINERS | NUMBERS | {NONE},
}
"""By declared type, what pydantic never takes for it."""

_LIKE: dict[Any, type] = {
    **dict.fromkeys((Sequence, MutableSequence, deque), list),
    **dict.fromkeys((Set, MutableSet), set),
    **dict.fromkeys((Mapping, MutableMapping, OrderedDict, Counter, defaultdict), dict),
    **dict.fromkeys((Collection, Container, Reversible), Iterable),
}
"""By generic type, one that refuses nothing that it takes, where it says what its elements are."""

_PARSED_FROM_TEXT = _CONTAINERS | _ITERABLES
"""What a string may hold as JSON; see `lightfc.schema.coercion`."""

_OTHERS = sys.stdlib_module_names | {"numpy"}
"""Packages of whose classes pydantic knows some better than by `isinstance`."""

_CODE = ("__get_pydantic_core_schema__", "__pydantic_validator__", "__pydantic_config__", "__get_validators__")
_CONVERTIBLE = ("__int__", "__index__", "__float__", "__iter__", "__getitem__", "__len__", "__fspath__", "__bool__")


class Unknown:
    """An argument that only the run will tell, with what is known of its type.

    Attributes:
        types: Its type is one of these, or one that inherits from one of these; None where nothing is known.
        source: Where it comes from, for messages.
    """

    __slots__ = ("source", "types")

    def __init__(self, types: frozenset[type] | None = None, source: str = "") -> None:
        self.types = types
        self.source = source

    def __str__(self) -> str:
        names = " | ".join(sorted(type_name(each) for each in self.types or ()))
        return f"{names} from {self.source}" if self.source else names


UNKNOWN = Unknown()


def is_at_home(value: Any, annotation: Any) -> bool:
    """Whether nothing is known against an argument at a glance: its type may be the very one that is declared."""
    if type(value) is not Unknown:
        return False
    return value.types is None or (type(annotation) is type and annotation in value.types)


def given_types(annotation: Any) -> frozenset[type] | None:
    """The types that a value declared so may have, those that inherit from them included; None if any.

    An `IntEnum` is not taken for an `int`: pydantic knows it for what it is.
    """
    return _GIVEN[annotation] if type(annotation) is type and annotation in _GIVEN else _given(annotation, 0)


def _given(annotation: Any, depth: int) -> frozenset[type] | None:
    if type(annotation) is type:
        return _of_class(annotation)
    if depth > 20:
        return None
    if annotation is None or annotation is NONE:
        return frozenset({NONE})
    if isinstance(annotation, typing.NewType):
        return _given(annotation.__supertype__, depth + 1)
    if is_alias(annotation):
        return None if argument_type(aliased(annotation)) else _given(aliased(annotation), depth + 1)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _given(arguments[0], depth + 1)
    if origin in (Union, types.UnionType):
        members = [_given(member, depth + 1) for member in arguments]
        known = [member for member in members if member is not None]
        nothing: frozenset[type] = frozenset()
        return nothing.union(*known) if len(known) == len(members) else None
    if origin is Literal:
        return _ground({type(value) for value in arguments})
    return _of_class(origin or annotation)


def _of_class(cls: Any) -> frozenset[type] | None:
    if not isinstance(cls, type):
        return None
    if cls in _GIVEN:
        return _GIVEN[cls]
    if typing_extensions.is_typeddict(cls):
        return frozenset({dict})
    return frozenset({cls}) if _is_plain_dataclass(cls) else None


_GIVEN: dict[type, frozenset[type]] = {
    **{cls: frozenset({cls}) for cls in _KNOWN},
    float: frozenset({float, int}),  # whoever writes float means int as well
    complex: NUMBERS,
}


def _ground(found: Iterable[type]) -> frozenset[type] | None:
    return frozenset(found) if _KNOWN.issuperset(found) else None


def _is_plain_dataclass(cls: type) -> bool:
    """Whether objects of a class are taken for nothing but themselves."""
    return dataclasses.is_dataclass(cls) and all(
        not any(hasattr(each, name) for name in (*_CODE, *_CONVERTIBLE))
        and not issubclass(each, tuple(_KNOWN - {NONE}))
        for each in _heirs(cls)
    )


def _heirs(cls: type) -> Iterator[type]:
    """A class and all that inherit from it."""
    yield cls
    heirs: list[type] = type.__subclasses__(cls)
    for each in heirs:
        yield from _heirs(each)


def may_accept(annotation: Any, cls: type, *, parsed: bool = True) -> bool:
    """Whether a parameter may take a value of a type or of one that inherits from it.

    Args:
        annotation: The declared type of the parameter.
        cls: The type of the value.
        parsed: Whether a string may be read as the JSON of a container.
    """
    return _accepts(annotation, cls, parsed, 0)


def _accepts(annotation: Any, cls: type, parsed: bool, depth: int) -> bool:
    if annotation is None or annotation is NONE:
        return cls is NONE
    if type(annotation) is type and annotation in _REFUSED:
        return _class_accepts(annotation, cls, parsed)
    if depth > 20:
        return True
    if isinstance(annotation, typing.NewType):
        return _accepts(annotation.__supertype__, cls, parsed, depth + 1)
    if is_alias(annotation):
        return _accepts(aliased(annotation), cls, parsed, depth + 1)
    origin, arguments = get_origin(annotation), get_args(annotation)
    own = argument_type(annotation)
    if own is not None and own.refuses:
        return parsed if cls is str else cls not in own.refuses and not _is_plain_dataclass(cls)
    if origin is Annotated:
        return not all(map(_is_harmless, annotation.__metadata__)) or _accepts(arguments[0], cls, parsed, depth + 1)
    if origin in (Union, types.UnionType):
        return any(_accepts(member, cls, parsed, depth + 1) for member in arguments)
    if origin is Literal:
        return _accepts_values(arguments, cls)
    return _class_accepts(_LIKE.get(origin, origin) or annotation, cls, parsed)


def _is_harmless(item: Any) -> bool:
    """Whether what stands in `Annotated` changes nothing of what is taken, or makes it less."""
    if isinstance(item, FieldInfo):
        return item.discriminator is None and all(map(_is_harmless, item.metadata))
    return isinstance(item, str | bool) or type(item).__module__ == annotated_types.__name__


def _accepts_values(values: Iterable[Any], cls: type) -> bool:
    """Whether one of some listed values may be given as a value of a type: at most, a scalar for another one."""
    kinds = {type(value.value) if isinstance(value, enum.Enum) else type(value) for value in values}
    return not kinds <= _KNOWN - _CONTAINERS or (NONE in kinds if cls is NONE else cls not in _CONTAINERS)


def _class_accepts(target: Any, cls: type, parsed: bool) -> bool:
    if not isinstance(target, type) or target is object or any(hasattr(target, name) for name in _CODE):
        return True
    if target in _REFUSED:
        if cls is str and target in _PARSED_FROM_TEXT:
            return parsed
        return cls not in _REFUSED[target] and not _is_plain_dataclass(cls)
    if typing_extensions.is_typeddict(target):
        return _class_accepts(dict, cls, parsed)
    if issubclass(target, enum.Enum):
        own = target._missing_.__func__ is not enum.Enum._missing_.__func__  # type: ignore[attr-defined]
        return own or _accepts_values([member.value for member in target], cls)
    if is_named_tuple(target) or issubclass(target, pydantic.BaseModel):
        return True
    if dataclasses.is_dataclass(target):
        return _dataclass_accepts(target, cls, parsed)
    return _instance_accepted(target, cls)


def _dataclass_accepts(target: type, cls: type, parsed: bool) -> bool:
    if cls is dict or (cls is str and parsed):
        return True
    if cls in _KNOWN:
        return issubclass(target, cls)
    return any(issubclass(each, target) for each in _heirs(cls)) if dataclasses.is_dataclass(cls) else True


def _instance_accepted(target: type, cls: type) -> bool:
    """Whether an object of `cls` may be one of a class of the host that is taken by identity alone."""
    if type(target) is not type or target.__module__.partition(".")[0] in _OTHERS:
        return True  # it, or pydantic for it, may have a say of its own in what is taken
    return cls not in _KNOWN or issubclass(target, cls)


def impossible_flows(path: str, value: Any, annotation: Any) -> Iterator[tuple[str, Unknown, Any]]:
    """Every part of an argument that is not there yet and can never fit, with its path and what is expected there."""
    if type(value) is Unknown:
        if value.types and not any(may_accept(annotation, each) for each in value.types):
            yield path, value, annotation
    elif type(value) in (list, tuple):
        for index, item in enumerate(value):
            part = _element(annotation, index)
            if part is not Any:
                yield from impossible_flows(f"{path}[{index}]", item, part)
    elif type(value) is dict:
        for key, item in value.items():
            part = _entry(annotation, key)
            if part is not Any:
                yield from impossible_flows(part_path(path, annotation, key), item, part)


def transparent(annotation: Any) -> Any:
    """What an annotation says of its parts: without names and harmless metadata; `Any` where it is not known."""
    for _ in range(20):
        if get_origin(annotation) is Annotated and all(map(_is_harmless, annotation.__metadata__)):
            annotation = get_args(annotation)[0]
        elif get_origin(annotation) in (Union, types.UnionType):
            members = [member for member in get_args(annotation) if member is not NONE]
            if len(members) > 1:
                return Any
            annotation = members[0]
        else:
            return annotation
    return Any


def _element(annotation: Any, index: int) -> Any:
    annotation = transparent(annotation)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is tuple and arguments and arguments[-1] is not ...:
        return arguments[index] if index < len(arguments) else Any
    like = _LIKE.get(origin, origin)
    return arguments[0] if arguments and (like in _SEQUENCES or like in _ITERABLES) else Any


def _entry(annotation: Any, key: Any) -> Any:
    annotation = transparent(annotation)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if _LIKE.get(origin, origin) is dict:
        return arguments[1] if len(arguments) > 1 else Any  # a Counter says nothing of its values
    if not isinstance(annotation, type) or any(hasattr(annotation, name) for name in _CODE):
        return Any
    if typing_extensions.is_typeddict(annotation) or dataclasses.is_dataclass(annotation):
        return field_types(annotation).get(key, Any)
    return Any


def flow_problems(given: Mapping[str, Any], annotations: Mapping[str, Any], *, spread: str | None) -> list[str]:
    """One sentence for each argument, or part of one, whose type its parameter can never take.

    Args:
        given: The arguments, by parameter.
        annotations: The type of each parameter.
        spread: The `**kwargs` parameter, whose values are named without it.
    """
    if spread is not None and spread in given:
        entries = given[spread]
        given = {name: value for name, value in given.items() if name != spread} | entries
        annotations = {**annotations, **dict.fromkeys(entries, _entry(annotations[spread], None))}
    return [
        f"{path}: expected {type_name(expected)[:MAX_TYPE_CHARS]}, got {value}"
        for name, each in given.items()
        if type(each) in (Unknown, list, tuple, dict)
        for path, value, expected in impossible_flows(name, each, annotations.get(name, Any))
    ]
