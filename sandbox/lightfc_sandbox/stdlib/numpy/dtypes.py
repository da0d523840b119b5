"""`a.dtype`, which says what numbers an array holds, and `np.iinfo` and `np.finfo`, which say how large those are."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import Takes
from lightfc_sandbox.effects import PURE
from lightfc_sandbox.stdlib.operands import FURTHER
from lightfc_sandbox.values.kinds import NUMBERS, SHOWN, TEXTS_OF, Builtin, Field, Inside, type_name
from lightfc_sandbox.values.type_tables import ATTRIBUTES

SCALARS: tuple[type, ...] = (
    np.bool_, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64,
    np.float16, np.float32, np.float64, np.complex64, np.complex128,
)  # fmt: skip
KINDS = "biufc"
NAMES: Mapping[str, type] = {kind.__name__.rstrip("_"): kind for kind in SCALARS} | {
    "bool": np.bool_, "bool_": np.bool_, "int": np.int64, "int_": np.int64, "float": np.float64, "double": np.float64,
    "complex": np.complex128,
}  # fmt: skip
_CODE = re.compile("[<>=|]?[biufc][1-9]{1,2}")


class dtype(Inside):  # noqa: N801 - as messages name it
    """A dtype of numpy; there is one object for each."""

    __slots__ = ("real",)

    def __init__(self, real: Any) -> None:
        self.real = real


_KNOWN: dict[Any, dtype] = {}


def dtype_of(real: Any) -> dtype:
    """What stands for a dtype of numpy in a program."""
    return _KNOWN.get(real) or _KNOWN.setdefault(real, dtype(real))


def named(value: Any) -> Any:
    """The dtype of numbers, or the type, that a value of a program means; None where it means none."""
    if type(value) is dtype:
        return value.real
    name = value.name if type(value) is Builtin else value
    if type(name) is not str:
        return value if issubclass(type(value), np.dtype) and value.kind in KINDS else None
    if type(value) is str and _CODE.fullmatch(name):
        try:
            found = np.dtype(name)
        except TypeError:
            return None
        return found if found.type in SCALARS else None  # and no text, nor numbers of more than 64 bits
    return NAMES.get(name.removeprefix("np.").removeprefix("numpy."))


def _same(run: Run, a: Any, b: Any) -> bool:
    meant = np.float64 if b is None else named(b)  # as numpy takes None
    return meant is not None and bool(a.real == meant)


FURTHER[dtype, "=="] = FURTHER[dtype, "mirrored =="] = _same
SHOWN[dtype] = lambda run, value: run.charged_text(repr(value.real))
TEXTS_OF[dtype] = lambda run, value: run.charged_text(str(value.real))


def _read(name: str) -> Callable[[Any], Any]:
    return lambda owner: getattr(owner.real, name)


ATTRIBUTES[dtype] = {name: Field(_read(name), 0) for name in ("name", "kind", "itemsize", "str")}


class Limits(Inside):
    """What `np.iinfo` and `np.finfo` give."""

    __slots__ = ("real",)

    def __init__(self, real: Any) -> None:
        self.real = real


class iinfo(Limits):  # noqa: N801 - as messages name it
    """What numpy tells of a type of integers."""

    __slots__ = ()


class finfo(Limits):  # noqa: N801 - as messages name it
    """What numpy tells of a type of floats."""

    __slots__ = ()


def _told_by(kind: type[Limits], tells: Callable[[Any], Any]) -> Builtin:
    """What makes objects of a type that tell of a type of numbers, or of that of a number."""

    def call(run: Run, type: Any, /) -> Limits:  # noqa: A002 - as numpy names it
        meant = _type_of(type)
        if meant is None:
            raise TypeError(f"np.{kind.__name__} takes a type of numbers or a number, not {type_name(type)!r}")
        return kind(tells(meant))

    return Builtin(f"np.{kind.__name__}", call, kind, effects=PURE, cost=_COST)


def _type_of(value: Any) -> Any:
    return np.dtype(type(value)) if type(value) in NUMBERS or type(value) in SCALARS else named(value)


_COST = Takes(256, steps=8)
_OF_INTEGERS = "min max bits kind"
_OF_FLOATS = (
    "bits eps epsneg iexp machep max maxexp min minexp negep nexp nmant precision resolution smallest_normal "
    "smallest_subnormal tiny"
)
for _kind, _names in ((iinfo, _OF_INTEGERS), (finfo, _OF_FLOATS)):
    ATTRIBUTES[_kind] = {
        **{name: Field(_read(name), 0) for name in _names.split()},
        "dtype": Field(lambda owner: dtype_of(np.dtype(owner.real.dtype)), 0),
    }
    SHOWN[_kind] = lambda run, value: run.charged_text(repr(value.real))
    TEXTS_OF[_kind] = lambda run, value: run.charged_text(str(value.real))

MEMBERS: Mapping[str, Any] = {"iinfo": _told_by(iinfo, np.iinfo), "finfo": _told_by(finfo, np.finfo)}
"""What `np.` offers of such."""
