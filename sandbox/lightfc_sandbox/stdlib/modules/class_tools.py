"""`dataclasses` and `abc`: what the checker knows by these names, and what there is for objects of dataclasses."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import FrozenInstanceError
from operator import attrgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, OBJECT_BYTES
from lightfc_sandbox.effects import CALLBACK, PURE, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import in_turn, touch
from lightfc_sandbox.stdlib.attributes import read_attribute
from lightfc_sandbox.stdlib.builtin_types import ENUMS
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.data_objects import data_of
from lightfc_sandbox.stdlib.enumerations import Auto
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.modules.copy import deepcopy
from lightfc_sandbox.stdlib.special_methods import marker
from lightfc_sandbox.stdlib.wrapping import functions
from lightfc_sandbox.values.copying import filled
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    MAPPINGS,
    Builtin,
    Field,
    Inside,
    Instance,
    type_name,
)
from lightfc_sandbox.values.type_tables import ATTRIBUTES, dataclass_fields, is_dataclass, is_named_tuple


def _names_of(obj: Any) -> Sequence[str] | None:
    """The fields of an object of a dataclass, of the text or of the host; None for all else."""
    kind = type(obj)
    if issubclass(kind, Instance):
        return None if (data := data_of(obj)) is None else data.names
    return dataclass_fields(kind) if is_dataclass(kind) else None


def _field_values(run: Run, obj: Any, names: Sequence[str]) -> list[Any]:
    if not issubclass(type(obj), Instance):
        return [read_attribute(run, obj, each) for each in names]
    of_class = type(obj)._members  # what no `__init__` has set
    fields = in_turn(run, obj.fields)
    return [fields[each] if each in fields else of_class.get(each, (0, None))[1] for each in names]


def _check(obj: Any, function: str) -> None:
    if _names_of(obj) is None:
        raise TypeError(f"{function}() should be called on dataclass instances")


def _plain(run: Run, value: Any, make: Callable[[list[str], list[Any]], Any], depth: int = 0) -> Any:
    """A value in which each object of a dataclass has become what is made of its fields; all else is copied."""
    run.charge_steps(1)
    value = touch(run, value)
    kind = type(value)
    if kind in ATOMS:
        return value
    run.check_depth(depth)

    def inner(each: Any) -> Any:
        return _plain(run, each, make, depth + 1)

    if (names := _names_of(value)) is not None:
        run.charge_made(dict, len(names))
        return run.fresh(make([*names], [inner(each) for each in _field_values(run, value, names)]))
    if kind is list or kind in MAPPINGS:
        run.charge_made(kind, len(in_turn(run, value)))
        return run.fresh(filled(value, inner, lambda made: None))
    if kind is tuple or is_named_tuple(value):
        run.charge_made(tuple, tuple.__len__(value))
        return tuple.__new__(kind, [inner(each) for each in tuple.__iter__(value)])
    return deepcopy(run, value) if kind in CONTAINERS or issubclass(kind, Instance) else value


def _as_dict(run: Run, obj: Any, /, *, dict_factory: Any = None) -> Any:
    _check(obj, "asdict")

    def make(names: list[str], values: list[Any]) -> Any:
        pairs = zip(names, values, strict=True)
        return dict(pairs) if dict_factory is None else call_value(run, dict_factory, run.fresh([*pairs]))

    return _plain(run, obj, make)


def _as_tuple(run: Run, obj: Any, /, *, tuple_factory: Any = None) -> Any:
    _check(obj, "astuple")
    if tuple_factory is None:
        return _plain(run, obj, lambda names, values: tuple(values))
    return _plain(run, obj, lambda names, values: call_value(run, tuple_factory, run.fresh(values)))


_CANNOT_REPLACE = TypeError if sys.version_info >= (3, 13) else ValueError


def _replace(run: Run, obj: Any, /, **changes: Any) -> Any:
    _check(obj, "replace")
    if not issubclass(type(obj), Instance):
        raise Refused(f"replace() takes objects of classes of the program here; write {type_name(obj)}(…) anew")
    given, fields = {**changes}, in_turn(run, obj.fields)
    for each in data_of(obj).fields:
        if not each.options["init"] and each.name in changes:
            said = f"field {each.name} is declared with init=False, it cannot be specified with replace()"
            raise _CANNOT_REPLACE(said)
        if each.passed and each.name not in changes and not each.has_default:
            raise _CANNOT_REPLACE(f"InitVar {each.name!r} must be specified with replace()")
        if each.options["init"] and each.name not in changes and each.name in fields:
            given[each.name] = fields[each.name]
    return call_value(run, type(obj)._type, **given)


class DataField(Inside):
    """A field of a dataclass, of which a text knows the name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


ATTRIBUTES[DataField] = {"name": Field(attrgetter("name"), 0)}


def _fields(run: Run, class_or_instance: Any, /) -> tuple[DataField, ...]:
    data = data_of(class_or_instance)
    if data is None:
        raise TypeError("must be called with a dataclass type or instance")
    run.charge_items(len(data.names), OBJECT_BYTES)
    kept = run.kept.setdefault("data fields", {})  # one for each field, as in Python
    return tuple(kept.setdefault(id(each), (each, DataField(each.name)))[1] for each in data.fields if not each.passed)


DATACLASSES: Mapping[str, Any] = {
    "dataclass": marker("dataclasses.dataclass", "@dataclass above a class"),
    **{name: marker(f"dataclasses.{name}", f"x: {name} in a dataclass") for name in ("InitVar", "KW_ONLY")},
    "field": marker("dataclasses.field", "x: list = field(default_factory=list) in a dataclass"),
    **functions(
        "dataclasses", READS, ITSELF,
        is_dataclass=lambda run, obj, /: data_of(obj) is not None or _names_of(obj) is not None,
    ),
    **functions("dataclasses", PURE, ITSELF, fields=_fields),
    **functions("dataclasses", READS | CALLBACK, ITSELF, replace=_replace, asdict=_as_dict, astuple=_as_tuple),
    "FrozenInstanceError": error_type(FrozenInstanceError),
}  # fmt: skip
"""What `dataclasses.` offers. `dataclass` and `field` are read by the checker (`checking/data_classes.py`)."""

ENUM: Mapping[str, Any] = {
    **{each.__name__: marker(name, f"class A({each.__name__}): …") for name, each in ENUMS.items()},
    "auto": Builtin("enum.auto", lambda run: Auto(), effects=PURE, cost=Takes(CONTAINER_BYTES)),
}
"""What `enum.` offers; the classes are read by the checker too."""

ABC: Mapping[str, Any] = {
    "ABC": marker("abc.ABC", "class A(ABC): …"),
    "ABCMeta": marker("abc.ABCMeta", "class A(metaclass=ABCMeta): …"),
    "abstractmethod": marker("abc.abstractmethod", "@abstractmethod above a method"),
}
"""What `abc.` offers, read by the checker too."""
