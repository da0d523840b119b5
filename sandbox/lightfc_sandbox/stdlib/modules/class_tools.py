"""`dataclasses` and `abc`: what the checker knows by these names, and what there is for objects of dataclasses."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import FrozenInstanceError
from operator import attrgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.budget.costs import OBJECT_BYTES
from lightfc_sandbox.effects import CALLBACK, PURE, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import read_attribute
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.classes import data_fields
from lightfc_sandbox.stdlib.enumerations import AUTO
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.special_methods import marker
from lightfc_sandbox.stdlib.wrapping import functions
from lightfc_sandbox.values.kinds import ATOMS, Builtin, Field, Inside, Instance, type_name
from lightfc_sandbox.values.type_tables import ATTRIBUTES, dataclass_fields, is_dataclass


def _names_of(obj: Any) -> Sequence[str] | None:
    """The fields of an object of a dataclass, of the text or of the host; None for all else."""
    kind = type(obj)
    if issubclass(kind, Instance):
        return data_fields(obj)
    return dataclass_fields(kind) if is_dataclass(kind) else None


def _field_values(run: Run, obj: Any, names: Sequence[str]) -> list[Any]:
    own = issubclass(type(obj), Instance)
    return [obj.fields.get(each) if own else read_attribute(run, obj, each) for each in names]


def _check(obj: Any, function: str) -> None:
    if _names_of(obj) is None:
        raise TypeError(f"{function}() should be called on dataclass instances")


def _plain(run: Run, value: Any, pairs: bool, depth: int = 0) -> Any:
    """A value in which each object of a dataclass has become a dict, or a tuple."""
    run.charge_steps(1)
    value = touch(run, value)
    kind = type(value)
    if kind in ATOMS:
        return value
    run.check_depth(depth)
    if (names := _names_of(value)) is not None:
        items = [_plain(run, each, pairs, depth + 1) for each in _field_values(run, value, names)]
        made: Any = dict(zip(names, items, strict=True)) if pairs else tuple(items)
    elif kind is list or kind is tuple:
        made = kind(_plain(run, each, pairs, depth + 1) for each in value)
    elif kind is dict:
        made = {key: _plain(run, each, pairs, depth + 1) for key, each in value.items()}
    else:
        return value
    run.charge_made(type(made), len(made))
    return run.fresh(made)


def _as(name: str, *, pairs: bool) -> Callable[[Run, Any], Any]:
    def call(run: Run, obj: Any) -> Any:
        _check(obj, name)
        return _plain(run, obj, pairs)

    return call


def _replace(run: Run, obj: Any, /, **changes: Any) -> Any:
    _check(obj, "replace")
    if not issubclass(type(obj), Instance):
        raise Refused(f"replace() takes objects of classes of the program here; write {type_name(obj)}(…) anew")
    names = data_fields(obj) or ()
    return call_value(
        run, type(obj)._type, **{each: obj.fields[each] for each in names if each in obj.fields} | changes
    )


class DataField(Inside):
    """A field of a dataclass, of which a text knows the name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


ATTRIBUTES[DataField] = {"name": Field(attrgetter("name"), 0)}


def _fields(run: Run, class_or_instance: Any, /) -> tuple[DataField, ...]:
    names = data_fields(class_or_instance)
    if names is None:
        raise TypeError("must be called with a dataclass type or instance")
    run.charge_items(len(names), OBJECT_BYTES)
    return tuple(map(DataField, names))


DATACLASSES: Mapping[str, Any] = {
    "dataclass": marker("dataclasses.dataclass", "@dataclass above a class"),
    **{name: marker(f"dataclasses.{name}", f"x: {name} in a dataclass") for name in ("InitVar", "KW_ONLY")},
    "field": marker("dataclasses.field", "x: list = field(default_factory=list) in a dataclass"),
    **functions(
        "dataclasses", READS, ITSELF, asdict=_as("asdict", pairs=True), astuple=_as("astuple", pairs=False),
        is_dataclass=lambda run, obj, /: data_fields(obj) is not None or _names_of(obj) is not None,
    ),
    **functions("dataclasses", PURE, ITSELF, fields=_fields),
    **functions("dataclasses", READS | CALLBACK, ITSELF, replace=_replace),
    "FrozenInstanceError": error_type(FrozenInstanceError),
}  # fmt: skip
"""What `dataclasses.` offers. `dataclass` and `field` are read by the checker (`checking/data_classes.py`)."""

ENUM: Mapping[str, Any] = {
    **{
        name: marker(f"enum.{name}", f"class A({name}): …")
        for name in ("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag")
    },
    "auto": Builtin("enum.auto", lambda run: AUTO, effects=PURE, cost=FREE),
}
"""What `enum.` offers; the classes are read by the checker too."""

ABC: Mapping[str, Any] = {
    "ABC": marker("abc.ABC", "class A(ABC): …"),
    "ABCMeta": marker("abc.ABCMeta", "class A(metaclass=ABCMeta): …"),
    "abstractmethod": marker("abc.abstractmethod", "@abstractmethod above a method"),
}
"""What `abc.` offers, read by the checker too."""
