"""`copy`: copies of the containers and arrays of a text, each charged before it is made.

What cannot be changed is its own copy, as in CPython. Of an object of the host no copy is made: only the
host can do that.
"""

from collections import deque
from collections.abc import Mapping
from enum import Enum
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import PASSES, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import in_turn, touch
from lightfc_sandbox.stdlib.classes import object_like
from lightfc_sandbox.stdlib.methods import copy_of
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.stdlib.wrapping import functions
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.copying import filled
from lightfc_sandbox.values.kinds import ATOMS, CALLABLE, CONTAINERS, HASHED, LAZY, LIKE, MAPPINGS, is_type, type_name
from lightfc_sandbox.values.plain import charge_collisions
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple

_ITEM_BYTES = 100
# Containers that cannot be changed, so that a shallow copy is the container itself.
_SHARED = frozenset({tuple, frozenset, slice})
_LOOKED_INTO = CONTAINERS - {bytearray}


def _copy(run: Run, x: Any) -> Any:
    kind = type(x)
    if is_named_tuple(x):
        run.charge_items(tuple.__len__(x))
        return tuple.__new__(kind, x)
    if issubclass(kind, kinds.Instance):
        if "__copy__" in kind._members:
            return call_special(run, kind._members["__copy__"][1], x)
        made = object_like(run, x)
        made.fields.update(in_turn(run, x.fields))
        return made
    if kind in _SHARED or kind not in CONTAINERS:
        return _one(run, x)
    return run.fresh(copy_of(run, x))


def _one(run: Run, value: Any) -> Any:
    """The copy of what holds no other value that the text could change."""
    kind = type(value)
    if is_array(value):
        run.charge_bytes(int(value.nbytes))
        return run.fresh(value.copy())
    if kind is bytearray:
        return run.fresh(copy_of(run, value))
    if kind is kinds.TextGenerator:
        raise TypeError("cannot pickle 'generator' object")
    if kind in LAZY:
        raise Refused("a program cannot copy an iterator: take two by itertools.tee(…), or a list of it")
    same = kind in ATOMS or kind in _SHARED or kind in CALLABLE or kind is kinds.CaughtError or is_type(value)
    if same or issubclass(kind, Enum) or type(LIKE.get(kind)).__module__ == "re":
        return value
    raise Refused(f"a program cannot copy a value of type {type_name(value)!r}")


def deepcopy(run: Run, x: Any, memo: Any = None) -> Any:
    """`copy.deepcopy`; what a `__deepcopy__` is given as its `memo` stands for what has been copied already."""
    if memo is not None and type(memo) is not dict:
        raise TypeError("the memo of deepcopy() is a dict")
    return _deep(run, x, {} if memo is None else _memos(run).get(id(memo), ({}, memo))[0], 1)


def _memos(run: Run) -> dict[int, tuple[dict[int, Any], Any]]:
    """What has been copied by each call that a `__deepcopy__` is part of, by what stands for it."""
    return run.kept.setdefault("memos", {})  # type: ignore[no-any-return]  # as it is set here alone


def _deep_by_itself(run: Run, value: Any, known: dict[int, tuple[Any, Any]], own: Any) -> Any:
    memo: dict[Any, Any] = run.fresh({})
    memos = _memos(run)
    run.charge_made(dict, 0)
    memos[id(memo)] = known, memo
    try:
        made = touch(run, call_special(run, own, value, memo))
    finally:
        memos.pop(id(memo), None)
    known[id(value)] = value, made
    return made


def _deep(run: Run, value: Any, known: dict[int, tuple[Any, Any]], depth: int) -> Any:
    """A copy all the way down; `known` holds what has been copied, each with its copy, by identity."""
    value = touch(run, value)
    kind = type(value)
    if kind in ATOMS:
        return value
    found = known.get(id(value))
    if found is not None:
        return found[1]
    if kind not in _LOOKED_INTO and not is_named_tuple(value):
        return _deep_object(run, value, known, depth)
    run.check_depth(depth)
    _charge_copy(run, value)
    if kind in MAPPINGS or kind is list or kind is deque:
        return filled(
            value,
            lambda item: _deep(run, item, known, depth + 1),
            lambda made: known.update({id(value): (value, run.fresh(made))}),
            keys=True,
        )
    source = list(tuple.__iter__(value) if issubclass(kind, tuple) else value)
    items = [_deep(run, item, known, depth + 1) for item in source]
    if id(value) in known:
        # It holds a container that holds it, and was copied with that.
        return known[id(value)][1]
    # As in CPython, only a plain tuple is its own copy if nothing in it is another.
    if kind is tuple and all(old is new for old, new in zip(source, items, strict=True)):
        made = value
    else:
        made = tuple.__new__(kind, items) if is_named_tuple(value) else kind(items)
    known[id(value)] = value, made
    return run.fresh(made)


def _deep_object(run: Run, value: Any, known: dict[int, tuple[Any, Any]], depth: int) -> Any:
    """The same of what is no container: an object of a class of the text is copied with all that it has."""
    if not issubclass(type(value), kinds.Instance):
        return known.setdefault(id(value), (value, _one(run, value)))[1]
    run.check_depth(depth, "objects nested deeper")
    own = type(value)._members.get("__deepcopy__")
    if own is not None:
        return _deep_by_itself(run, value, known, own[1])
    made = object_like(run, value)
    known[id(value)] = value, made
    fields = list(in_turn(run, value.fields).items())
    made.fields.update({name: _deep(run, each, known, depth + 1) for name, each in fields})
    return made


def _charge_copy(run: Run, value: Any) -> None:
    # An object may hold it that others change.
    size = tuple.__len__(value) if issubclass(type(value), tuple) else len(in_turn(run, value))
    run.charge_items(size, 2 * _ITEM_BYTES)
    run.charge_steps(1 + size)
    if type(value) in HASHED:
        charge_collisions(run, value)


MEMBERS: Mapping[str, Any] = {
    **functions("copy", READS | PASSES, ITSELF, copy=_copy), **functions("copy", READS, ITSELF, deepcopy=deepcopy),
}  # fmt: skip
"""What `copy.` offers."""
