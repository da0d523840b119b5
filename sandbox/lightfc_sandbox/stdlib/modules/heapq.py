"""`heapq` and `bisect`: CPython's own algorithms, of which each comparison is charged and made by the sandbox's rules.

A list ends up in the order in which CPython leaves it, item for item. The heap is changed in place, so only a program
may do that, and only to a list that is its own.
"""

import bisect
import heapq
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import PAIR_BYTES, SOURCE_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, FIRST, MAKES, PASSES, READS, UNKNOWN, W_MAP
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import Rank
from lightfc_sandbox.stdlib.containers import CHANGING, Places, insert_at
from lightfc_sandbox.stdlib.heaps import heapify, place, push, push_pop, replace
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.stdlib.wrapping import call_back, functions, ranked, take_bounds, take_integers
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import MAPPINGS, Builtin, Instance, Method, inner_of, type_name
from lightfc_sandbox.values.lazy import lazily

_OF_ONE = frozenset({"heappop", "heapify"})
_CHANGES = UNKNOWN | FIRST  # a comparison may be a function of the text
_OF_SOURCES = Takes(0, each=SOURCE_BYTES + 2 * PAIR_BYTES)


def own_list(run: Run, function: str, value: Any) -> list[Any]:
    """A list that the text may change in place."""
    if run.adopted is None and run.owned is None:
        raise Refused(f"{function} changes its list, which an expression may not")
    held = inner_of(run, value)
    if type(held) is not list:
        which = "argument" if function in _OF_ONE else "argument 1"
        raise TypeError(f"{function}() {which} must be list, not {type_name(value)}")
    run.check_own(held)
    return held


def _push(run: Run, heap: Any, item: Any, /) -> None:
    push(run, own_list(run, "heappush", heap), item)


def _pop(run: Run, heap: Any, /) -> Any:
    items = own_list(run, "heappop", heap)
    if not items:
        raise IndexError("index out of range")
    last = items.pop()
    return replace(run, items, last) if items else last


def _replace(run: Run, heap: Any, item: Any, /) -> Any:
    return replace(run, own_list(run, "heapreplace", heap), item)


def _push_pop(run: Run, heap: Any, item: Any, /) -> Any:
    return push_pop(run, own_list(run, "heappushpop", heap), item)


def _heapify(run: Run, heap: Any, /) -> None:
    heapify(run, own_list(run, "heapify", heap))


def _ranked(key: Any, run: Run, item: Any, /) -> Any:
    return call_back(run, key, item)


def _best(*, largest: bool) -> Callable[..., list[Any]]:
    def call(run: Run, n: Any, iterable: Any, key: Any = None) -> list[Any]:
        take_integers(n)
        ranked = None if key is None else Builtin("key", partial(_ranked, key), effects=CALLBACK | PASSES, cost=ITSELF)
        found: list[Any] = BUILTINS["sorted"].fn(run, iterable, key=ranked, reverse=largest)
        run.charge_items(min(max(n, 0), len(found)))
        return list(run.fresh(found[: max(n, 0)]))

    return call


def _merge(run: Run, /, *iterables: Any, key: Any = None, reverse: Any = False) -> Any:
    sources = [counted(run, each) for each in iterables]
    return lazily(run, heapq.merge(*sources, key=ranked(run, key), reverse=truth(run, reverse)), *iterables)


HEAPQ: Mapping[str, Any] = {
    **functions(
        "heapq", _CHANGES, ITSELF, heappush=_push, heappop=_pop, heapify=_heapify, heapreplace=_replace,
        heappushpop=_push_pop,
    ),
    **functions(
        "heapq", READS | DRAWS | CALLBACK | MAKES, ITSELF, nlargest=_best(largest=True), nsmallest=_best(largest=False),
    ),
    "merge": Builtin("heapq.merge", _merge, lazy=True, effects=READS | DRAWS | CALLBACK | PASSES, cost=_OF_SOURCES),
}  # fmt: skip
"""What `heapq.` offers."""


def _place(real: Callable[..., int], *, right: bool) -> Callable[..., int]:
    def find(run: Run, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> int:
        if type(a) is list and key is None and hi is None and type(lo) is int and not lo:
            return place(run, a, x, right)  # the same, which costs less
        take_integers(lo)
        take_bounds(hi)
        if type(a) in MAPPINGS:
            raise TypeError(f"{type_name(a)!r} is not a sequence")
        return real(Places(run, a), Rank(run, x), lo, hi, key=ranked(run, key))

    return find


def _insort(name: str, find: Callable[..., int]) -> Callable[..., None]:
    def insert(run: Run, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> None:
        change = _inserting(run, name, a)
        rank = x if key is None else call_back(run, key, x)
        place = find(run, a, rank, lo, hi, key=key)
        if change is None:
            raise AttributeError(f"{type_name(a)!r} object has no attribute 'insert'")
        change(place, x)

    return insert


def _inserting(run: Run, name: str, owner: Any) -> Callable[[int, Any], Any] | None:
    """What puts an item into a list, or into what has a method for it; None for all else."""
    if issubclass(type(owner), Instance) and "insert" in type(owner)._members:
        return partial(call_special, run, type(owner)._members["insert"][1], owner)
    held = inner_of(run, owner)
    if type(held) is list:
        return partial(insert_at, run, own_list(run, name, owner))
    method = CHANGING.get(type(held), {}).get("insert")
    if type(method) is not Method:
        return None
    if run.adopted is None and run.owned is None:
        raise Refused(f"{name} changes its list, which an expression may not")
    run.check_own(held)
    return partial(method.fn, run, held)


_LEFT, _RIGHT = _place(bisect.bisect_left, right=False), _place(bisect.bisect_right, right=True)

BISECT: Mapping[str, Any] = {
    **functions(
        "bisect", READS | CALLBACK | W_MAP | FIRST, ITSELF, bisect_left=_LEFT, bisect_right=_RIGHT, bisect=_RIGHT
    ),
    **functions(
        "bisect", _CHANGES, ITSELF, insort_left=_insort("insort_left", _LEFT),
        insort_right=_insort("insort_right", _RIGHT), insort=_insort("insort", _RIGHT),
    ),
}  # fmt: skip
"""What `bisect.` offers."""
