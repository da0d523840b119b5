"""`bytearray` in a text: what changes one, its items and its operators.

It is CPython's own, whether a text made it or a tool gave it. Its items are numbers, so no future stands in one: what
is put into it is waited for. Its methods that change nothing are those of `bytes`: `stdlib.methods` has them for both.
"""

import _ast as ast
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import BYTE_BYTES
from lightfc_sandbox.effects import CONSUMES, R_OTHER, READS, W_OTHER
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.byte_items import byte_items, bytes_like
from lightfc_sandbox.stdlib.collections_types import COLLECTIONS_CHANGING, DELETE_ITEM, IN_PLACE, SET_ITEM, itself
from lightfc_sandbox.stdlib.operands import FURTHER
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import KINDS, TAKEN, own_methods
from lightfc_sandbox.values.kinds import INTEGERS, NEVER_ITERATED, type_name
from lightfc_sandbox.values.text import percent
from lightfc_sandbox.values.type_tables import as_integer, methods, name_methods, unmixed, whole

_MOVED = 12  # bytes that are moved in the time of a step, as a power of two
_APART = 4  # the same of bytes that are moved one by one


def _grow(run: Run, owner: bytearray, more: int) -> None:
    """Charge so many bytes more, for which CPython may move all that are there."""
    size = len(owner) + more
    if size > run.most_items:
        run.charge_items(size, 0)
    run.charge_bytes(BYTE_BYTES * more)
    run.charge_steps(size >> _MOVED)


def _step(run: Run, index: slice, size: int) -> None:
    """Charge bytes that do not stand beside one another, which are put or removed one by one."""
    if index.step is not None and index.step != 1:
        run.charge_steps(size >> _APART)


def _place(index: Any) -> Any:
    """An integer or slice as CPython takes it."""
    if type(index) is slice:
        return index
    index = whole(unmixed(index))
    if type(index) in INTEGERS:
        return index
    raise TypeError(f"bytearray indices must be integers or slices, not {type_name(index)}")


def _set_item(run: Run, owner: bytearray, index: Any, value: Any) -> None:
    index = _place(index)
    if type(index) is slice:
        _splice(run, owner, index, touch(run, value))
    else:
        owner[index] = as_integer(touch(run, value))


def _splice(run: Run, owner: bytearray, index: slice, value: Any) -> None:
    index.indices(0)  # which refuses a step of zero
    if value is None:
        raise TypeError("cannot convert 'NoneType' object to bytearray")
    if type(value) is str or type(value) in NEVER_ITERATED:
        raise TypeError("can assign only bytes, buffers, or iterables of ints in range(0, 256)")
    found = byte_items(run, bytearray, value)
    _grow(run, owner, max(len(found) - len(range(*index.indices(len(owner)))), 0))
    _step(run, index, len(found))
    owner[index] = found


def _delete_item(run: Run, owner: bytearray, index: Any) -> None:
    index = _place(index)
    run.charge_steps(len(owner) >> _MOVED)
    if type(index) is slice:
        _step(run, index, len(range(*index.indices(len(owner)))))
    del owner[index]


def _insert(run: Run, owner: bytearray, index: Any, item: Any, /) -> None:
    place, value = as_integer(touch(run, index)), as_integer(touch(run, item))
    _grow(run, owner, 1)
    owner.insert(place, value)


def _pop(run: Run, owner: bytearray, index: Any = -1, /) -> int:
    run.charge_steps(len(owner) >> _MOVED)
    return owner.pop(as_integer(index))


def _remove(run: Run, owner: bytearray, value: Any, /) -> None:
    run.charge_steps(len(owner) >> _MOVED)
    owner.remove(as_integer(value))


def _extend(run: Run, owner: bytearray, items: Any, /) -> None:
    if type(items) in NEVER_ITERATED:
        raise TypeError(f"can't extend bytearray with {type_name(items)}")
    if type(items) is str:
        owner.extend(items[:1])  # type: ignore[arg-type]  # CPython refuses it, in the words of its version
    found = byte_items(run, bytearray, items)
    _grow(run, owner, len(found))
    owner.extend(found)


def _concatenate(run: Run, owner: bytearray, other: Any) -> None:
    found = bytes_like(run, other)
    if found is None:
        raise TypeError(f"can't concat {type_name(other)} to bytearray")
    if found is owner and found:  # which CPython is reading then
        raise BufferError("Existing exports of data: object cannot be re-sized")
    _extend(run, owner, found)


def _repeat_in_place(run: Run, owner: bytearray, times: Any) -> Any:
    times = whole(times)
    if type(times) not in INTEGERS:
        raise TypeError(f"can't multiply sequence by non-int of type {type_name(times)!r}")
    _grow(run, owner, len(owner) * max(times - 1, 0))
    owner *= times
    return owner


def _fill_in(run: Run, a: Any, b: Any) -> Any:
    if type(a) is not bytearray:
        return NotImplemented
    run.charge_made(bytes, len(a))
    made = percent(run, bytes(a), b, subscript)
    run.charge_made(bytearray, len(made))
    return bytearray(made)


KINDS["byte"] = lambda run, value: as_integer(touch(run, value))
TAKEN["byte"] = frozenset({int})
COLLECTIONS_CHANGING[bytearray] = {
    **own_methods(bytearray, W_OTHER, BYTE_BYTES, append="byte"),
    **methods(W_OTHER, ITSELF, insert=_insert),
    **methods(R_OTHER | W_OTHER, ITSELF, pop=_pop),
    **methods(READS | W_OTHER, ITSELF, remove=_remove),
    **methods(CONSUMES | W_OTHER, ITSELF, extend=_extend),
    **own_methods(bytearray, R_OTHER | W_OTHER, 0, _APART, reverse=""),
    **own_methods(bytearray, W_OTHER, 0, clear=""),
}
SET_ITEM[bytearray] = _set_item
DELETE_ITEM[bytearray] = _delete_item
IN_PLACE.update({(bytearray, ast.Add): itself(_concatenate), (bytearray, ast.Mult): _repeat_in_place})
FURTHER[bytearray, "%"] = _fill_in
name_methods((COLLECTIONS_CHANGING[bytearray],))
