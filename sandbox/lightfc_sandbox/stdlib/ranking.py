"""What puts values into an order: by themselves, or by what a function of the program gives for each.

This module is compiled where a C compiler is at hand: `builtins` and `containers` have what a program calls.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES, LONG_TEXT
from lightfc_sandbox.budget.quick import kind_of
from lightfc_sandbox.stdlib.calling import caller
from lightfc_sandbox.stdlib.comparison import Rank
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.iteration import counted, new_list
from lightfc_sandbox.values.kinds import TEXTS
from lightfc_sandbox.values.plain import NUMBERED
from lightfc_sandbox.values.precision import exactly

NONE: Any = object()
"""What stands for the best of no items."""

_FEW = 8


def best(run: Run, source: Any, key: Any, better: Callable[[Run, Any, Any], Any]) -> Any:
    """The first item that no other is better than, by what a function gives for each if there is one; or `NONE`."""
    rank_of = None if key is None else caller(run, key)
    found = NONE
    highest = NONE
    for item in counted(run, source):
        rank = item if rank_of is None else rank_of(item)
        told = True if found is NONE else better(run, rank, highest)
        if told is True or (told is not False and truth(run, told)):
            found = item
            highest = rank
    return found


def ordered(run: Run, iterable: Any, key: Any, reverse: Any) -> list[Any]:
    """The items of an iterable as a new list in order."""
    items = new_list(run, iterable)
    rank_of = None if key is None else caller(run, key)
    if rank_of is None and kind_of(items) is not None:
        sort_plain(run, items, reverse=truth(run, reverse))
        return items
    run.charge_steps(len(items) * max(len(items).bit_length() // 4, 1))
    run.charge_bytes(len(items) * ITEM_BYTES)  # of the keys, which are made before anything is sorted
    ranks = tuple(items) if rank_of is None else [*map(rank_of, items)]
    _sort_by(run, items, ranks, truth(run, reverse))
    return items


def plain_or_ranked(run: Run, rank_of: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    """What gives for an item what CPython compares: a number or short text as it is, and a `Rank` of all else."""

    def rank(item: Any) -> Any:
        found = item if rank_of is None else rank_of(item)
        return (
            found if type(found) in NUMBERED or (type(found) is str and len(found) <= LONG_TEXT) else Rank(run, found)
        )

    return rank


def sort_plain(run: Run, items: list[Any], *, reverse: bool) -> None:
    """Sort a list of values that CPython compares by itself: those of `kind_of`."""
    run.charge_steps(len(items) * max(len(items).bit_length() // 4, 1))
    if len(items) > _FEW_RANKS and type(items[0]) is str:
        _charge_texts(run, items, len(items))
    items.sort(reverse=reverse)


def _sort_by(run: Run, items: list[Any], ranks: Sequence[Any], reverse: bool) -> None:
    """Sort a list that nobody else knows by the ranks of its items, for which CPython asks one after the other."""
    if len(ranks) <= _FEW_RANKS and kind_of(ranks) is not None:
        items.sort(key=partial(next, iter(ranks)), reverse=reverse)
        return
    types = set(map(type, ranks))
    if str in types or bytes in types:
        _charge_texts(run, ranks, len(ranks))
    if len(types) == 1 and (_are_quick(types) or (tuple in types and _are_short_rows(run, ranks))):
        exactly(run, items.sort, key=partial(next, iter(ranks)), reverse=reverse)
    else:
        items.sort(key=partial(next, map(partial(Rank, run), ranks)), reverse=reverse)


_FEW_RANKS = 16  # of so many, texts that are short on the average are compared in no time


def _charge_texts(run: Run, values: Iterable[Any], count: int) -> None:
    """Charge the work of comparing `count` values: that of long texts is slow enough to be counted."""
    chars = sum(len(each) for each in values if type(each) in TEXTS)
    run.charge_steps((chars >> 10) * count.bit_length())


def _are_quick(types: set[type]) -> bool:
    """Whether CPython compares values of some types by itself, and runs no Python code for it."""
    return types <= kinds.ATOMS and kinds.SLOW.isdisjoint(types)


def _are_short_rows(run: Run, rows: Sequence[tuple[Any, ...]]) -> bool:
    """Whether tuples hold a few values each, of the same types in the same order, which are quick; charges for that."""
    if max(map(len, rows)) > _FEW:
        return False
    shapes = set(map(tuple, map(partial(map, type), rows)))
    if len(shapes) > 1 or not _are_quick({*shapes.pop()}):
        return False
    _charge_texts(run, chain.from_iterable(rows), len(rows))
    return True
