"""What changes an array in place: its items, augmented assignment, and methods that change their owner."""

from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ARRAY_ITEM_BYTES
from lightfc_sandbox.effects import READS, W_OTHER
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.numpy.arrays import TAKERS, chooses, index_of, seen
from lightfc_sandbox.stdlib.numpy.listed import extent
from lightfc_sandbox.stdlib.operands import ON_ARRAYS
from lightfc_sandbox.values.kinds import type_name
from lightfc_sandbox.values.type_tables import as_integer, methods, name_methods

_SORTED = 3  # numbers that are sorted in the time of a step, as a power of two
_SET = 6  # the same of those that are set
_READ_BY = {"f": "float", "i": "int", "u": "int", "c": "complex", "b": "bool"}
"""What reads a text as a number of an array, by the kind of its dtype."""


def _assigned(run: Run, owner: Any, value: Any) -> Any:
    """What is put into an array: numbers, or what numpy makes one of where it is put there."""
    if value is None:
        return value
    if type(value) is str:
        return BUILTINS[_READ_BY[owner.dtype.kind]].fn(run, value)
    return TAKERS["operand"](run, value)


def _set_item(run: Run, owner: Any, index: Any, value: Any) -> None:
    """`owner[index] = value`, for an array of the text's own."""
    place = index_of(run, owner, index)
    if type(value) is str:
        owner[place]  # which fails before the text is read
    value = _assigned(run, owner, value)
    looks = not any(map(chooses, place if type(place) is tuple else (place,)))
    if np.ndim(value) and looks and not np.ndim(owner[place]):
        raise ValueError("setting an array element with a sequence.")
    owner[place] = value


def _change(run: Run, owner: Any, result: Any) -> Any:
    """`owner op= value`, of which the result of the operator is known."""
    if np.shape(result) != owner.shape:
        raise ValueError("non-broadcastable output operand")
    if not np.can_cast(result.dtype, owner.dtype, "same_kind"):
        raise TypeError(f"cannot cast from {result.dtype} to {owner.dtype}")
    owner[...] = result
    return owner


def _sort(run: Run, owner: Any, /, axis: Any = -1, kind: Any = None) -> None:
    if kind is not None and type(kind) is not str:
        raise TypeError(f"sort kind must be str or None, not {type_name(kind)}")
    size = extent(seen(owner).shape)
    run.charge_items(size, ARRAY_ITEM_BYTES)
    run.charge_steps(size >> _SORTED)
    owner.sort(as_integer(axis), kind)


def _fill(run: Run, owner: Any, value: Any, /) -> None:
    value = _assigned(run, seen(owner), value)
    run.charge_steps(owner.size >> _SET)
    owner.fill(value)


ON_ARRAYS.update({"set item": _set_item, "change": _change})
CHANGING[np.ndarray] = methods(READS | W_OTHER, ITSELF, sort=_sort, fill=_fill)
name_methods([CHANGING[np.ndarray]])
