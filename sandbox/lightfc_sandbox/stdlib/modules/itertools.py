"""`itertools`: CPython's own, over items that are made when they are asked for and charged one step each.

So the infinite ones end at a limit. Each refuses to be asked again while it is asked: some of CPython's own end the
process then.
"""

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import DEQUE_BYTES, SOURCE_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import caller
from lightfc_sandbox.stdlib.comparison import equal
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import add
from lightfc_sandbox.stdlib.wrapping import take_bounds, take_integers, take_numbers
from lightfc_sandbox.values.iteration import arriving, collect, counted, new_list, stepped
from lightfc_sandbox.values.kinds import Builtin, TextGenerator
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.naming import name_in_messages

_MISSING: Any = object()
_SHORT_ROW = 8
_ROW_BYTES = 48 + 8 * _SHORT_ROW  # a tuple of up to so many items
_GENERATOR_BYTES = 400
_GROUP_BYTES = 1_200
_CALLBACKS = {
    "filterfalse": "0", "starmap": "0", "takewhile": "0", "dropwhile": "0", "accumulate": "0", "groupby": "key",
}  # fmt: skip

_LINK_BYTES = 150
_CLOSED_OVER_CONTAINERS = frozenset({"islice", "pairwise", "batched"})  # the same, where they go through a container
_PLAIN_SOURCES = frozenset({list, tuple, str, range, bytes})


def _rows(run: Run, rows: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    def made(row: tuple[Any, ...]) -> tuple[Any, ...]:
        size = len(row)
        if size > _SHORT_ROW:
            run.charge_steps(size >> 3)
            run.charge_bytes(8 * size)
        run.charge_bytes(_ROW_BYTES)
        run.charge_steps(1)
        return row

    return map(made, rows)


def _count(run: Run, start: Any = 0, step: Any = 1) -> Iterator[Any]:
    take_numbers(start, step)
    return stepped(run, itertools.accumulate(itertools.repeat(step), partial(add, run), initial=start))


def _repeat(run: Run, object: Any, *times: Any, **named: Any) -> Iterator[Any]:  # noqa: A002 - Python's own name
    take_integers(*times, *named.values())
    return stepped(run, itertools.repeat(object, *times, **named))


def _islice(run: Run, iterable: Any, /, *bounds: Any) -> Iterator[Any]:
    take_bounds(*bounds)
    return itertools.islice(counted(run, iterable), *bounds)


def _filtering(real: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    def call(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
        test = partial(truth, run) if predicate is None else caller(run, predicate, truth)
        return real(test, counted(run, iterable))

    return call


def _accumulate(run: Run, iterable: Any, func: Any = None, *, initial: Any = None) -> Iterator[Any]:
    combine = partial(add, run) if func is None else caller(run, func, touch)
    return itertools.accumulate(counted(run, iterable), combine, initial=initial)


class _Branch(Iterator[Any]):
    """One of the iterators of `tee`: what it has not given yet hangs on `link`, which the others see as well.

    A link is empty until its item is asked for, and then holds the item and the next link. `items` gives none while it
    is asked for one, as in CPython.
    """

    __slots__ = ("items", "link", "run")

    def __init__(self, run: Run, items: Iterator[Any], link: list[Any]) -> None:
        self.run = run
        self.items = items
        self.link = link

    def __next__(self) -> Any:
        link = self.link
        if not link:
            item = next(self.items)
            self.run.charge_bytes(_LINK_BYTES)
            link += [item, []]
        self.run.charge_steps(1)
        item, self.link = link
        return item


class Guarded(Iterator[Any]):
    """An iterator that refuses to be asked while it is asked, by an error of its own."""

    __slots__ = ("asked", "error", "items", "told")

    def __init__(self, items: Iterator[Any], error: type[Exception], told: str) -> None:
        self.items, self.error, self.told, self.asked = items, error, told, False

    def __next__(self) -> Any:
        if self.asked:
            raise self.error(self.told)
        self.asked = True
        try:
            return next(self.items)
        finally:
            self.asked = False


def _tee(run: Run, iterable: Any, n: Any = 2, /) -> tuple[Any, ...]:
    take_integers(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if not n:
        return ()
    run.charge_items(n, DEQUE_BYTES)
    first = iterable.items if type(iterable) is TextGenerator else None
    if type(first) is _Branch:
        # As in CPython, it is the first of them itself.
        others = [lazily(run, _Branch(run, first.items, first.link), iterable) for _ in range(n - 1)]
        return (iterable, *others)
    items = Guarded(counted(run, iterable), RuntimeError, "cannot re-enter the tee iterator")
    link: list[Any] = []
    return tuple(lazily(run, _Branch(run, items, link), iterable) for _ in range(n))


def _zip_longest(run: Run, /, *iterables: Any, fillvalue: Any = None) -> Iterator[Any]:
    return _rows(run, itertools.zip_longest(*map(partial(counted, run), iterables), fillvalue=fillvalue))


class _Groups(Iterator[Any]):
    """What `groupby` gives: the rules of CPython's own, step by step, so that a key that fails leaves it as there."""

    def __init__(self, run: Run, items: Iterator[Any], key: Any) -> None:
        self.run, self.items, self.key = run, items, None if key is None else caller(run, key, touch)
        self.target = self.current = self.value = self.group = _MISSING

    def __next__(self) -> Any:
        self.group = _MISSING  # the last one gives nothing any more
        while self.current is _MISSING or (self.target is not _MISSING and self._belongs(self.target)):
            self.step()
        self.target = self.current
        self.run.charge_bytes(_GROUP_BYTES)
        self.group = group = _Group(self, self.target)
        return self.target, TextGenerator(group)

    def step(self) -> None:
        """Go on to the next item."""
        value = next(self.items)
        self.current = value if self.key is None else self.key(value)
        self.value = value

    def item_of(self, group: "_Group") -> Any:
        """The next item of a group."""
        if group is not self.group:
            raise StopIteration
        if self.value is _MISSING:
            self.step()
        if not self._belongs(group.rank):
            raise StopIteration
        value, self.value, self.current = self.value, _MISSING, _MISSING
        return value

    def _belongs(self, rank: Any) -> bool:
        return rank is self.current or truth(self.run, equal(self.run, rank, self.current))


class _Group(Iterator[Any]):
    """One group of `groupby`."""

    def __init__(self, groups: _Groups, rank: Any) -> None:
        self.groups, self.rank = groups, rank

    def __next__(self) -> Any:
        return self.groups.item_of(self)


def _batched(run: Run, iterable: Any, n: Any) -> Iterator[Any]:
    take_integers(n)
    if n < 1:
        raise ValueError("n must be at least one")
    return _rows(run, _batches(counted(run, iterable), min(n, run.most_items)))


def _batches(items: Iterator[Any], most: int) -> Iterator[tuple[Any, ...]]:
    while batch := tuple(itertools.islice(items, most)):
        yield batch


def _product(run: Run, /, *iterables: Any, repeat: Any = 1) -> Iterator[Any]:
    take_integers(repeat)
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    pools = [new_list(run, each) for each in iterables] if repeat else []
    run.charge_items(len(pools) * repeat, 32)
    return _rows(run, itertools.product(*pools, repeat=repeat) if pools else [()])


def _arrangement(real: Callable[..., Iterable[Any]], *, optional: bool = False) -> Callable[..., Iterator[Any]]:
    def call(run: Run, iterable: Any, r: Any = _MISSING) -> Iterator[Any]:
        items = new_list(run, iterable)
        if r is _MISSING and not optional:
            raise TypeError("missing required argument 'r' (pos 2)")
        r = len(items) if r is _MISSING or (r is None and optional) else r
        take_integers(r)
        if r < 0:
            raise ValueError("r must be non-negative")
        run.charge_items(r, 32)
        return _rows(run, real(items, r))

    return call


_CLOSED = frozenset({
    "product", "permutations", "combinations", "combinations_with_replacement", "count", "repeat",
})  # fmt: skip
"""Those that run nothing of a program while they make an item, and so are never asked in between."""


def _lazy(name: str, fn: Callable[..., Iterator[Any]]) -> Builtin:
    closed, over_containers = name in _CLOSED, name in _CLOSED_OVER_CONTAINERS

    def call(run: Run, /, *args: Any, **kwargs: Any) -> TextGenerator:
        items = fn(run, *args, **kwargs)
        if not (closed or (over_containers and args and type(args[0]) in _PLAIN_SOURCES)):
            items = Guarded(items, ValueError, "generator already executing")
        return lazily(run, items, *args)

    name_in_messages(fn, f"itertools.{name}", 1)
    effects = READS | DRAWS | PASSES | (CALLBACK if name in _CALLBACKS else 0)
    cost = Takes(_GENERATOR_BYTES, each=SOURCE_BYTES if name == "zip_longest" else 0)
    return Builtin(f"itertools.{name}", call, lazy=True, callback=_CALLBACKS.get(name, ""), effects=effects, cost=cost)


_FUNCTIONS: Mapping[str, Callable[..., Iterator[Any]]] = {
    "chain": lambda run, /, *iterables: itertools.chain.from_iterable(map(partial(counted, run), iterables)),
    "chain.from_iterable": lambda run, iterable, /: itertools.chain.from_iterable(
        map(partial(counted, run), counted(run, iterable))
    ),
    "count": _count, "repeat": _repeat, "zip_longest": _zip_longest, "batched": _batched, "product": _product,
    "cycle": lambda run, iterable, /: stepped(run, itertools.cycle(arriving(run, iterable))),
    "pairwise": lambda run, iterable, /: _rows(run, itertools.pairwise(counted(run, iterable))),
    "compress": lambda run, data, selectors: itertools.compress(
        counted(run, data), map(partial(truth, run), counted(run, selectors))
    ),
    "groupby": lambda run, iterable, key=None: _Groups(run, counted(run, iterable), key),
    "starmap": lambda run, function, iterable, /: itertools.starmap(
        caller(run, function, touch), map(partial(collect, run), counted(run, iterable))
    ),
    "islice": _islice, "takewhile": _filtering(itertools.takewhile), "dropwhile": _filtering(itertools.dropwhile),
    "filterfalse": _filtering(itertools.filterfalse), "accumulate": _accumulate,
    "permutations": _arrangement(itertools.permutations, optional=True),
    "combinations": _arrangement(itertools.combinations),
    "combinations_with_replacement": _arrangement(itertools.combinations_with_replacement),
}  # fmt: skip

MEMBERS: Mapping[str, Any] = {
    "tee": Builtin("itertools.tee", _tee, lazy=True, effects=READS | DRAWS | PASSES, cost=ITSELF),
    **{name: _lazy(name, fn) for name, fn in _FUNCTIONS.items()},
}
"""What `itertools.` offers."""
