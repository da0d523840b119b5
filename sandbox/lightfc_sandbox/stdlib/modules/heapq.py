"""`heapq` and `bisect`: CPython's own algorithms, of which each comparison is charged and made by the sandbox's rules.

A list ends up in the order in which CPython leaves it, item for item. The heap is changed in place, so only a program
may do that, and only to a list that is its own.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import PAIR_BYTES, SOURCE_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, MAKES, PASSES, READS, W_MAP, WRITES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.wrapping import call_back, take_integers
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import MAPPINGS, TEXTS, Builtin, Method, type_name
from lightfc_sandbox.values.lazy import lazily

_lt = COMPARE[ast.Lt]
_QUICK = frozenset({int, float, bool})


def _less(run: Run, a: Any, b: Any) -> bool:
    run.charge_steps(1)
    if type(a) in _QUICK and type(b) in _QUICK:
        return bool(a < b)
    return truth(run, _lt(run, a, b))


_OF_ONE = frozenset({"heappop", "heapify"})


def own_list(run: Run, function: str, value: Any) -> list[Any]:
    """A list that the text may change in place.

    Raises:
        Refused: The text is an expression, which changes nothing.
        TypeError: It is no list.
    """
    if "adopted" not in run.__dict__ and run.owned is None:
        raise Refused(f"{function} changes its list, which an expression may not")
    if type(value) is not list:
        which = "argument" if function in _OF_ONE else "argument 1"
        raise TypeError(f"{function}() {which} must be list, not {type_name(value)}")
    run.check_own(value)
    return value


def _change(name: str, *args: Any) -> Any:
    entry = CHANGING[list][name]
    return entry.fn(*args) if isinstance(entry, Method) else None


class _Heap:
    """A list while it is sifted; a comparison may run functions of the text, which may change the list."""

    __slots__ = ("items", "run", "size")

    def __init__(self, run: Run, items: list[Any]) -> None:
        self.run = run
        self.items = items
        self.size = len(items)

    def less(self, a: Any, b: Any) -> bool:
        found = _less(self.run, a, b)
        if len(self.items) != self.size:
            raise RuntimeError("list changed size during iteration")
        return found

    def down(self, start: int, position: int) -> None:
        """Move an item towards the root until its parent is no larger."""
        items = self.items
        item = items[position]
        while position > start:
            parent = (position - 1) >> 1
            if not self.less(item, items[parent]):
                break
            items[position], items[parent] = items[parent], items[position]
            position = parent

    def up(self, position: int) -> None:
        """Move an item to a leaf by way of the smaller children, and from there to where it belongs."""
        items, start = self.items, position
        while (child := 2 * position + 1) < self.size:
            right = child + 1
            if right < self.size and not self.less(items[child], items[right]):
                child = right
            items[position], items[child] = items[child], items[position]
            position = child
        self.down(start, position)


def _push(run: Run, heap: Any, item: Any, /) -> None:
    items = own_list(run, "heappush", heap)
    _change("append", run, items, item)
    _Heap(run, items).down(0, len(items) - 1)


def _pop(run: Run, heap: Any, /) -> Any:
    items = own_list(run, "heappop", heap)
    if not items:
        raise IndexError("index out of range")
    last = items.pop()
    return _replace(run, items, last) if items else last


def _replace(run: Run, heap: Any, item: Any, /) -> Any:
    items = own_list(run, "heapreplace", heap)
    if not items:
        raise IndexError("index out of range")
    first, items[0] = items[0], item
    _Heap(run, items).up(0)
    return first


def _push_pop(run: Run, heap: Any, item: Any, /) -> Any:
    items = own_list(run, "heappushpop", heap)
    return _replace(run, items, item) if items and _Heap(run, items).less(items[0], item) else item


def _heapify(run: Run, heap: Any, /) -> None:
    items = own_list(run, "heapify", heap)
    run.charge_steps(len(items))
    sifting = _Heap(run, items)
    for position in reversed(range(len(items) // 2)):
        sifting.up(position)


def _best(*, largest: bool) -> Callable[..., list[Any]]:
    def call(run: Run, n: Any, iterable: Any, key: Any = None) -> list[Any]:
        take_integers(n)
        ranked = None if key is None else Builtin("key", lambda run, item, /: call_back(run, key, item))
        found: list[Any] = BUILTINS["sorted"].fn(run, iterable, key=ranked, reverse=largest)
        run.charge_items(min(max(n, 0), len(found)))
        return list(run.fresh(found[: max(n, 0)]))

    return call


def _merge(run: Run, /, *iterables: Any, key: Any = None, reverse: Any = False) -> Any:
    run.charge_bytes((SOURCE_BYTES + 2 * PAIR_BYTES) * len(iterables))
    backwards = truth(run, reverse)

    def merged() -> Iterator[Any]:
        sources = [counted(run, each) for each in iterables]
        heads = [pair for source in sources for pair in _head(source)]
        while heads:
            best = heads[0]
            for other in heads[1:]:
                a, b = (best, other) if backwards else (other, best)
                if _less(run, a[0], b[0]):
                    best = other
            yield best[1]
            position = next(at for at, each in enumerate(heads) if each is best)
            heads[position : position + 1] = _head(best[2])

    def _head(source: Iterator[Any]) -> list[tuple[Any, Any, Iterator[Any]]]:
        return [(item if key is None else call_back(run, key, item), item, source) for item in _first(source)]

    return lazily(run, merged(), *iterables)


def _first(source: Iterator[Any]) -> Iterator[Any]:
    for item in source:
        yield item
        return


_CHANGES = READS | WRITES | CALLBACK
"""A comparison may be a function of the text."""


def _best_effects(name: str) -> int:
    return _CHANGES if name.startswith("heap") else READS | DRAWS | CALLBACK | MAKES


@cache
def heapq_members() -> Mapping[str, Any]:
    """What `heapq.` offers."""
    functions: dict[str, Callable[..., Any]] = {
        "heappush": _push, "heappop": _pop, "heapify": _heapify, "heapreplace": _replace, "heappushpop": _push_pop,
        "nlargest": _best(largest=True), "nsmallest": _best(largest=False),
    }  # fmt: skip
    found = {name: Builtin(f"heapq.{name}", fn, effects=_best_effects(name)) for name, fn in functions.items()}
    return {**found, "merge": Builtin("heapq.merge", _merge, lazy=True, effects=READS | DRAWS | CALLBACK | PASSES)}


def _place(*, right: bool) -> Callable[..., int]:
    def find(run: Run, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> int:
        take_integers(lo, *(() if hi is None else (hi,)))
        if lo < 0:
            raise ValueError("lo must be non-negative")
        if type(a) in MAPPINGS:
            raise TypeError(f"{type_name(a)!r} is not a sequence")
        hi = BUILTINS["len"].fn(run, a) if hi is None else hi
        while lo < hi:
            middle = (lo + hi) // 2
            item = subscript(run, a, middle)
            if key is not None:
                item = call_back(run, key, item)
            if right:
                lo, hi = (lo, middle) if _less(run, x, item) else (middle + 1, hi)
            else:
                lo, hi = (middle + 1, hi) if _less(run, item, x) else (lo, middle)
        return int(lo)

    return find


def _insort(name: str, find: Callable[..., int]) -> Callable[..., None]:
    def insert(run: Run, a: Any, x: Any, lo: Any = 0, hi: Any = None, *, key: Any = None) -> None:
        if type(a) in TEXTS or type(a) is tuple or type(a) is range:
            raise AttributeError(f"{type_name(a)!r} object has no attribute 'insert'")
        items = own_list(run, name, a)
        rank = x if key is None else call_back(run, key, x)
        _change("insert", run, items, find(run, items, rank, lo, hi, key=key), x)

    return insert


@cache
def bisect_members() -> Mapping[str, Any]:
    """What `bisect.` offers."""
    left, right = _place(right=False), _place(right=True)
    functions: dict[str, Callable[..., Any]] = {
        "bisect_left": left, "bisect_right": right, "bisect": _place(right=True),
        "insort_left": _insort("insort_left", left), "insort_right": _insort("insort_right", right),
        "insort": _insort("insort", right),
    }  # fmt: skip
    return {
        name: Builtin(f"bisect.{name}", fn, effects=_CHANGES if "insort" in name else READS | CALLBACK | W_MAP)
        for name, fn in functions.items()
    }
