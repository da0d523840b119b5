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
from typing import Any

from lightfc.schema.argument_errors import MAX_TYPE_CHARS, part_path
from lightfc.schema.argument_types import argument_type
from lightfc.schema.record_types import record_kind
from lightfc.schema.type_tree import NONE, Type, step_into, type_name, type_of

NUMBERS: frozenset[type] = frozenset({int, float, bool, complex})
_MORE_NUMBERS = NUMBERS | {decimal.Decimal}
_TIMES: frozenset[type] = frozenset({dt.date, dt.datetime, dt.time, dt.timedelta})
_SEQUENCES: frozenset[type] = frozenset({list, tuple, set, frozenset})
_CONTAINERS = _SEQUENCES | {dict}
_ITERABLES: frozenset[Any] = frozenset({Iterable, Iterator, Generator})
_NEITHER_LIST_NOR_TEXT: frozenset[type] = _MORE_NUMBERS | _TIMES | {NONE, uuid.UUID}
_KNOWN: frozenset[type] = _CONTAINERS | _MORE_NUMBERS | _TIMES | {NONE, str, bytes, uuid.UUID, pathlib.Path}
"""Types of which it is known what they are not taken for; what a program writes or a tool gives is mostly of these."""

_REFUSED: dict[Any, frozenset[type]] = {
    str: _CONTAINERS | _NEITHER_LIST_NOR_TEXT,
    bytes: _CONTAINERS | NUMBERS | {NONE},
    **dict.fromkeys((int, float, bool, *_TIMES, uuid.UUID), _CONTAINERS | {NONE}),
    **dict.fromkeys(_SEQUENCES, _NEITHER_LIST_NOR_TEXT | {dict}),
    dict: _NEITHER_LIST_NOR_TEXT | _SEQUENCES,
    **dict.fromkeys(_ITERABLES, _NEITHER_LIST_NOR_TEXT),
    decimal.Decimal: frozenset({NONE, set, frozenset, dict}),
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

_PARSED = _CONTAINERS | _ITERABLES
"""What a string may hold as JSON; see `lightfc.schema.coercion`."""

_UNPARSED = _REFUSED | {cls: _REFUSED[cls] | {str} for cls in _PARSED}
"""The same where no string is read as JSON."""

_STRICT = _UNPARSED | {
    int: _REFUSED[int] | {str, bytes, float, bool},
    float: _REFUSED[float] | {str, bytes, bool},
    bool: _REFUSED[bool] | {str, bytes, float},
    bytes: _REFUSED[bytes] | {str},
    str: _REFUSED[str] | {bytes},
}
"""The same where nothing may be given as something else."""

_Refused = Mapping[Any, frozenset[type]]

_MAX_DEPTH = 20

_OTHERS = sys.stdlib_module_names | {"numpy"}
"""Packages of whose classes pydantic knows some better than by `isinstance`."""

_CODE = ("__get_pydantic_core_schema__", "__pydantic_validator__", "__pydantic_config__", "__get_validators__")
_CONVERTIBLE = ("__int__", "__index__", "__float__", "__iter__", "__getitem__", "__len__", "__fspath__", "__bool__")


class Unknown:
    """An argument that only the run will tell: of one of `types`, or of one that inherits; None if of any."""

    __slots__ = ("source", "types")

    def __init__(self, types: frozenset[type] | None = None, source: str = "") -> None:
        self.types = types
        self.source = source

    def __str__(self) -> str:
        names = " | ".join(sorted(type_name(each) for each in self.types or ()))
        return f"{names} from {self.source}" if self.source else names


def is_known(value: Any) -> bool:
    """Whether nothing in nested containers of a program is left to the run."""
    kind = type(value)
    if kind is tuple or kind is list:
        return all(map(is_known, value))
    if kind is dict:
        return all(map(is_known, value.values()))
    return kind is not Unknown


UNKNOWN = Unknown()
OPEN = frozenset({Unknown, tuple, list, dict})
"""Types of the values that may be, or hold, what is still to come."""


def may_fit(value: Any, annotation: Any) -> bool:
    """Whether nothing is known against an argument at a glance: its type may be the very one that is declared."""
    if type(value) is not Unknown:
        return False
    return value.types is None or (type(annotation) is type and annotation in value.types)


def given_types(annotation: Any) -> frozenset[type] | None:
    """The types that a value declared so may have, those that inherit from them included; None if any.

    An `IntEnum` is not taken for an `int`: pydantic knows it for what it is.
    """
    return _GIVEN[annotation] if type(annotation) is type and annotation in _GIVEN else _types_of(annotation, 0)


def _types_of(annotation: Any, depth: int) -> frozenset[type] | None:
    found = type_of(annotation)
    if found.kind == "none":
        return frozenset({NONE})
    if found.kind == "values":
        listed = frozenset(map(type, found.arguments))
        return listed if listed <= _KNOWN else None
    if found.kind != "union" or depth > _MAX_DEPTH:
        return _of_class(found.cls)
    members = [_types_of(each.given, depth + 1) for each in found.alternatives]
    known = [each for each in members if each is not None]
    return frozenset().union(*known) if len(known) == len(members) else None


def _of_class(cls: Any) -> frozenset[type] | None:
    if not isinstance(cls, type):
        return None
    if cls in _GIVEN:
        return _GIVEN[cls]
    if record_kind(cls) == "TypedDict":
        return frozenset({dict})
    return frozenset({cls}) if _is_plain_dataclass(cls) else None


_GIVEN: dict[type, frozenset[type]] = {
    **{cls: frozenset({cls}) for cls in _KNOWN},
    float: frozenset({float, int}),  # whoever writes float means int as well
    complex: NUMBERS,
}


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


def may_accept(annotation: Any, cls: type, *, parsed: bool = True, strict: bool = False) -> bool:
    """Whether a parameter may take a value of a type or of one that inherits from it."""
    return _accepts(annotation, cls, _STRICT if strict else _REFUSED if parsed else _UNPARSED, 0)


def _accepts(annotation: Any, cls: type, refused: _Refused, depth: int) -> bool:
    if type(annotation) is type and annotation in refused:
        return _may_take(cls, refused[annotation])
    found = type_of(annotation)
    if found.kind == "none":
        return cls is NONE
    if found.is_open or depth > _MAX_DEPTH:
        return True
    own = argument_type(found.bare)
    if own is not None and own.refuses:
        return _may_take(cls, own.refuses | (refused[list] & {str}))  # a string may be the JSON of one, as of a list
    if found.kind == "union":
        return any(_accepts(each.given, cls, refused, depth + 1) for each in found.alternatives)
    if found.kind == "values":
        return _accepts_values(found.arguments, cls)
    is_generic = found.bare is not found.cls  # and may say what its elements are
    return _class_accepts(_LIKE.get(found.cls, found.cls) if is_generic else found.cls, cls, refused)


def _may_take(cls: type, refused: frozenset[type]) -> bool:
    return cls not in refused and not _is_plain_dataclass(cls)


def _accepts_values(values: Iterable[Any], cls: type) -> bool:
    """Whether one of some listed values may be given as a value of a type: at most, a scalar for another one."""
    kinds = {type(value.value) if isinstance(value, enum.Enum) else type(value) for value in values}
    return not kinds <= _KNOWN - _CONTAINERS or (NONE in kinds if cls is NONE else cls not in _CONTAINERS)


def _class_accepts(target: Any, cls: type, refused: _Refused) -> bool:
    if not isinstance(target, type) or target is object or any(hasattr(target, name) for name in _CODE):
        return True
    kind = record_kind(target)
    if kind == "TypedDict":
        target = dict
    if target in refused:
        return _may_take(cls, refused[target])
    if issubclass(target, enum.Enum):
        own = target._missing_.__func__ is not enum.Enum._missing_.__func__  # type: ignore[attr-defined]
        return own or _accepts_values([member.value for member in target], cls)
    if kind in ("NamedTuple", "BaseModel"):
        return True
    fits = _dataclass_accepts if kind == "dataclass" else _instance_accepted
    return fits(target, cls, refused)


def _dataclass_accepts(target: type, cls: type, refused: _Refused) -> bool:
    if cls is dict or cls is str:
        return cls not in refused[dict]
    if cls in _KNOWN:
        return issubclass(target, cls)
    return any(issubclass(each, target) for each in _heirs(cls)) if dataclasses.is_dataclass(cls) else True


def _instance_accepted(target: type, cls: type, refused: _Refused) -> bool:
    """Whether an object of `cls` may be one of a class of the host that is taken by identity alone."""
    if type(target) is not type or target.__module__.partition(".")[0] in _OTHERS:
        return True  # it, or pydantic for it, may have a say of its own in what is taken
    return cls not in _KNOWN or issubclass(target, cls)


def impossible_flows(path: str, value: Any, annotation: Any, *, strict: bool) -> Iterator[tuple[str, Unknown, Any]]:
    """Every part of an argument that is not there yet and can never fit, with its path and what is expected there."""
    if type(value) is Unknown:
        if value.types and not any(may_accept(annotation, each, strict=strict) for each in value.types):
            yield path, value, annotation
    elif type(value) in (list, tuple, dict):
        for key, item in value.items() if type(value) is dict else enumerate(value):
            part = _part(annotation, type(value), key) if type(item) in OPEN else None
            if part is not None:
                yield from impossible_flows(part_path(path, annotation, key), item, part, strict=strict)


def only(annotation: Any) -> Type | None:
    """The one type that a value has, if it is not None; None where it may be of several, or is not known."""
    found = type_of(annotation)
    members = found.members
    if found.is_open or len(members) != 1:
        return None
    return found if members[0] is found else only(members[0].given)


def _part(annotation: Any, container: type, key: Any) -> Any:
    """What is declared of a part of a list, tuple or dict; None where that is not certain."""
    found = only(annotation)
    if found is None:
        return None
    like = _LIKE.get(found.cls, found.cls)
    if container is not dict:
        is_certain = found.kind != "record" and (like in _SEQUENCES or like in _ITERABLES)
    elif found.kind == "record":
        is_plain = record_kind(found.cls) in ("TypedDict", "dataclass")
        is_certain = is_plain and not any(hasattr(found.cls, name) for name in _CODE)
    else:
        is_certain = like is dict
    return step_into(found.bare, key) if is_certain else None


def flow_problems(path: str, value: Any, annotation: Any, declared: str = "", *, strict: bool = False) -> list[str]:
    """One sentence for each part of an argument whose type can never be what is declared there."""
    found: list[str] = []
    for part, unknown, expected in impossible_flows(path, value, annotation, strict=strict):
        text = declared if declared and part == path else type_name(expected)
        found.append(f"{part}: expected {text[:MAX_TYPE_CHARS]}, got {unknown}")
    return found
