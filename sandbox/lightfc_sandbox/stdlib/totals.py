"""What `sum` gives: by CPython itself where that takes no longer than it is charged, and else one item after the other.

This module is compiled where a C compiler is at hand: `builtins` has what a program calls.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import SCANNED
from lightfc_sandbox.budget.quick import by_special, kind_of
from lightfc_sandbox.stdlib.operators import add, charged
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.iteration import AT_ONCE, collect, counted, is_sized
from lightfc_sandbox.values.kinds import CONTAINERS, VIEWS

_SUMMED = frozenset({int, float, bool})
_NOT_SUMMED: Mapping[type, str] = {str: "strings [use ''", bytes: "bytes [use b''", bytearray: "bytearray [use b''"}
_MACHINE_INT = 1 << 63
_COUNTED: frozenset[type | None] = frozenset({int, float})


def total(run: Run, iterable: Any, start: Any) -> Any:
    """The sum of items, begun with some value."""
    if type(start) in _NOT_SUMMED:
        raise TypeError(f"sum() can't sum {_NOT_SUMMED[type(start)]}.join(seq) instead]")
    if _sums_itself(iterable, start):
        run.charge_steps(len(iterable) >> SCANNED)
        return charged(run, sum(iterable, start))
    if is_sized(iterable):
        return _added(run, collect(run, iterable), start)
    return _sum_drawn(run, counted(run, iterable), start)


def _sums_itself(items: Any, start: Any) -> bool:
    """Whether CPython adds items by itself: numbers that are small, or floats."""
    return kind_of(items) in _COUNTED and type(start) is int and -_MACHINE_INT < start < _MACHINE_INT


def _sum_drawn(run: Run, left: Iterator[Any], start: Any) -> Any:
    while type(start) is int:
        items = list(islice(left, AT_ONCE))
        if len(items) < AT_ONCE and _sums_itself(items, start):
            return charged(run, sum(items, start))
        if not kinds.INTEGERS.issuperset(map(type, items)):
            return _added_one_by_one(run, chain(items, left if len(items) == AT_ONCE else ()), start)
        start = _added(run, items, start)
        if len(items) < AT_ONCE:
            return start
    return _added_one_by_one(run, left, start)


def _added(run: Run, items: Any, start: Any) -> Any:
    types = set(map(type, items)) if type(items) in CONTAINERS or type(items) in VIEWS else {object}
    if type(start) in kinds.NUMBERS and int not in types and types <= kinds.NUMBERS:
        return sum(items, start)
    if type(start) is int and types == {int}:
        largest = max(max(items), -min(items), abs(start))
        if largest.bit_length() + len(items).bit_length() < 64:
            return sum(items, start)
    return _added_one_by_one(run, iter(items), start)


def _added_one_by_one(run: Run, items: Iterator[Any], start: Any) -> Any:
    """The sum of items none of which is kept."""
    others: list[Any] = []

    def numbers() -> Iterator[Any]:
        for item in items:
            if type(item) not in _SUMMED or (type(item) is int and not -_MACHINE_INT <= item < _MACHINE_INT):
                others.append(item)
                return
            yield item

    # Of floats that come one after the other CPython rounds the sum its own way, from 3.12 on.
    made = sum(numbers(), start) if type(start) in _SUMMED else start
    for item in chain(others, items):
        made = _plus(run, made, item)
    return made


_plus = by_special(add, "__add__", mirrored=True)
