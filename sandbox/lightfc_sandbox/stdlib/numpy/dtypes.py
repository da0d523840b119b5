"""`a.dtype`, which says what numbers an array holds."""

import re
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.operands import FURTHER
from lightfc_sandbox.values.kinds import SHOWN, TEXTS_OF, Builtin, Field, Inside
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


def _read(name: str) -> Callable[[dtype], Any]:
    return lambda owner: getattr(owner.real, name)


ATTRIBUTES[dtype] = {name: Field(_read(name), 0) for name in ("name", "kind", "itemsize", "str")}
