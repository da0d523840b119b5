"""`itertools`: each item is made when it is asked for and charged one step, so the infinite ones end at a limit."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any, TypeVar

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import DEQUE_BYTES, SOURCE_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS
from lightfc_sandbox.stdlib.comparison import equal
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import add
from lightfc_sandbox.stdlib.wrapping import call_back, take_integers, take_numbers
from lightfc_sandbox.values.iteration import collect, counted, iterate
from lightfc_sandbox.values.kinds import Builtin, TextGenerator
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.naming import name_in_messages

_MISSING: Any = object()
_GENERATOR_BYTES = 400
_GROUP_BYTES = 1_200
_Items = TypeVar("_Items", bound=Iterator[Any])
_CALLBACKS = {"filterfalse": "0", "starmap": "0", "groupby": "key"}


def _chain(run: Run, /, *iterables: Any) -> Iterator[Any]:
    for each in iterables:
        yield from counted(run, each)


def _from_iterable(run: Run, iterable: Any, /) -> Iterator[Any]:
    for each in counted(run, iterable):
        yield from counted(run, each)


def _count(run: Run, start: Any = 0, step: Any = 1) -> Iterator[Any]:
    take_numbers(start, step)

    def numbers() -> Iterator[Any]:
        number = start
        while True:
            run.charge_steps(1)
            yield number
            number = add(run, number, step)

    return numbers()


def _cycle(run: Run, iterable: Any, /) -> Iterator[Any]:
    items = list(collect(run, iterable))
    run.charge_items(len(items))

    def again() -> Iterator[Any]:
        while items:
            for item in items:
                run.charge_steps(1)
                yield item

    return again()


def _repeat(run: Run, object: Any, times: Any = None) -> Iterator[Any]:  # noqa: A002 - Python's own name
    if times is not None:
        take_integers(times)

    def again() -> Iterator[Any]:
        left = times
        while left is None or left > 0:
            run.charge_steps(1)
            left = None if left is None else left - 1
            yield object

    return again()


def _islice(run: Run, iterable: Any, /, *bounds: Any) -> Iterator[Any]:
    if not 1 <= len(bounds) <= 3:
        raise TypeError(f"islice expected 2 to 4 arguments, got {len(bounds) + 1}")
    take_integers(*(each for each in bounds if each is not None))
    where = slice(*bounds)
    start, stop, step = where.start or 0, where.stop, 1 if where.step is None else where.step
    if start < 0 or (stop is not None and stop < 0) or step < 1:
        raise ValueError("Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.")
    items = counted(run, iterable)

    def some() -> Iterator[Any]:
        position, wanted = 0, start
        while stop is None or position < stop:
            item = next(items, _MISSING)
            if item is _MISSING:
                return
            if position == wanted:
                wanted += step
                yield item
            position += 1

    return some()


def _takewhile(run: Run, predicate: Any, iterable: Any, /) -> Generator[Any, Any, None]:
    for item in counted(run, iterable):
        if not truth(run, call_back(run, predicate, item)):
            return
        yield item


def _dropwhile(run: Run, predicate: Any, iterable: Any, /) -> Generator[Any, Any, None]:
    dropping = True
    for item in counted(run, iterable):
        dropping = dropping and truth(run, call_back(run, predicate, item))
        if not dropping:
            yield item


def _filterfalse(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
    for item in counted(run, iterable):
        if not truth(run, item if predicate is None else call_back(run, predicate, item)):
            yield item


def _accumulate(run: Run, iterable: Any, func: Any = None, *, initial: Any = None) -> Generator[Any, Any, None]:
    total = _MISSING if initial is None else initial
    if total is not _MISSING:
        yield total
    for item in counted(run, iterable):
        if total is _MISSING:
            total = item
        else:
            total = add(run, total, item) if func is None else call_back(run, func, total, item)
        yield total


_LINK_BYTES = 150


class _Branch(Iterator[Any]):
    """One of the iterators of `tee`: what it has not given yet hangs on `link`, which the others see as well.

    A link is empty until its item is asked for, and then holds the item and the next link.
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
            if not link:  # its source may have asked for an item of the same link
                self.run.charge_bytes(_LINK_BYTES)
                link += [item, []]
        self.run.charge_steps(1)
        item, self.link = link
        return item


def _tee(run: Run, iterable: Any, n: Any = 2, /) -> tuple[Any, ...]:
    take_integers(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if not n:
        return ()
    run.charge_items(n)
    run.charge_bytes(n * DEQUE_BYTES)
    first = iterable.items if type(iterable) is TextGenerator else None
    if type(first) is _Branch:
        # As in CPython, it is the first of them itself.
        others = [lazily(run, _Branch(run, first.items, first.link), iterable) for _ in range(n - 1)]
        return (iterable, *others)
    items = counted(run, iterable)
    link: list[Any] = []
    return tuple(lazily(run, _Branch(run, items, link), iterable) for _ in range(n))


def _pairwise(run: Run, iterable: Any, /) -> Iterator[Any]:
    before = _MISSING
    for item in counted(run, iterable):
        if before is not _MISSING:
            run.charge_bytes(56)
            yield (before, item)
        before = item


def _starmap(run: Run, function: Any, iterable: Any, /) -> Iterator[Any]:
    for row in counted(run, iterable):
        yield call_back(run, function, *collect(run, row))


def _compress(run: Run, data: Any, selectors: Any) -> Iterator[Any]:
    for item, chosen in zip(counted(run, data), counted(run, selectors), strict=False):
        if truth(run, chosen):
            yield item


def _zip_longest(run: Run, /, *iterables: Any, fillvalue: Any = None) -> Iterator[Any]:
    run.charge_bytes(SOURCE_BYTES * len(iterables))
    sources: list[Iterator[Any] | None] = [counted(run, each) for each in iterables]
    while True:
        row = []
        for index, source in enumerate(sources):
            item = _MISSING if source is None else next(source, _MISSING)
            if item is _MISSING:
                sources[index] = None
            row.append(fillvalue if item is _MISSING else item)
        if not any(source is not None for source in sources):
            return
        run.charge_steps(len(row))
        run.charge_items(len(row) + 5)
        yield tuple(row)


def _groupby(  # noqa: C901 - one state, shared by the groups
    run: Run, iterable: Any, key: Any = None
) -> Iterator[Any]:
    items = counted(run, iterable)
    waiting: deque[Any] = deque()  # the item that ended a group, with its key

    def ranked() -> Any:
        if waiting:
            return waiting.popleft()
        item = next(items, _MISSING)
        if item is _MISSING:
            return None
        return (item if key is None else call_back(run, key, item), item)

    def group(rank: Any, generation: int) -> Iterator[Any]:
        while generation == current[0]:
            pair = ranked()
            if pair is None:
                return
            if not truth(run, equal(run, rank, pair[0])):
                waiting.append(pair)
                return
            yield pair[1]

    current = [0]
    while True:
        pair = ranked()
        if pair is None:
            return
        waiting.append(pair)
        run.charge_bytes(_GROUP_BYTES)
        yield (pair[0], TextGenerator(group(pair[0], current[0])))
        # What the text left of the group is passed over; its iterator gives nothing any more.
        for _ in group(pair[0], current[0]):
            pass
        current[0] += 1


def _batched(run: Run, iterable: Any, n: Any) -> Iterator[Any]:
    take_integers(n)
    if n < 1:
        raise ValueError("n must be at least one")
    items = counted(run, iterable)

    def batches() -> Iterator[Any]:
        while True:
            batch: list[Any] = []
            while len(batch) < n and (item := next(items, _MISSING)) is not _MISSING:
                batch.append(item)
            if not batch:
                return
            run.charge_items(len(batch) + 5)
            yield tuple(batch)

    return batches()


def _charged(run: Run, rows: Iterable[Any], length: int) -> Iterator[Any]:
    for row in rows:
        run.charge_steps(1 + length // 8)
        run.charge_bytes(48 + 8 * length)
        yield row


def _pool(run: Run, iterable: Any) -> list[Any]:
    items = list(collect(run, iterable))
    run.charge_items(len(items), 16)
    return items


def _product(run: Run, /, *iterables: Any, repeat: Any = 1) -> Iterator[Any]:
    take_integers(repeat)
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    pools = [_pool(run, each) for each in iterables] if repeat else []
    length = len(pools) * repeat
    run.charge_items(length, 32)
    return _charged(run, product(*pools, repeat=repeat) if pools else [()], length)


def _arrangement(real: Callable[..., Iterable[Any]], *, optional: bool = False) -> Callable[..., Iterator[Any]]:
    def call(run: Run, iterable: Any, r: Any = _MISSING) -> Iterator[Any]:
        items = _pool(run, iterable)
        if r is _MISSING and not optional:
            raise TypeError("missing required argument 'r' (pos 2)")
        r = len(items) if r is _MISSING or (r is None and optional) else r
        take_integers(r)
        if r < 0:
            raise ValueError("r must be non-negative")
        run.charge_items(r, 32)
        return _charged(run, real(items, r), r)

    return call


def _effects(name: str) -> int:
    calls = name in _CALLBACKS or name in ("takewhile", "dropwhile", "accumulate")
    return READS | DRAWS | PASSES | (CALLBACK if calls else 0)


def _lazy(name: str, fn: Callable[..., Iterator[Any]]) -> Builtin:
    def call(run: Run, /, *args: Any, **kwargs: Any) -> TextGenerator:
        run.charge_bytes(_GENERATOR_BYTES)
        return lazily(run, fn(run, *args, **kwargs), *args)

    name_in_messages(fn, f"itertools.{name}", 1)
    return Builtin(f"itertools.{name}", call, lazy=True, callback=_CALLBACKS.get(name, ""), effects=_effects(name))


def _stepped(name: str, fn: Callable[..., Generator[Any, Any, None]]) -> Builtin:
    def call(run: Run, /, *args: Any, **kwargs: Any) -> TextGenerator:
        return lazily(run, fn(run, *args, **kwargs), *args)

    name_in_messages(fn, f"itertools.{name}", 1)
    return Builtin(f"itertools.{name}", call, lazy=True, callback="0", effects=_effects(name))


def _eager(fn: Callable[..., _Items], first: int) -> Callable[..., _Items]:
    """What cannot be iterated is told at the call, as CPython does, and not when the first item is asked for."""

    def call(run: Run, /, *args: Any, **kwargs: Any) -> _Items:
        for each in args[first:]:
            iterate(each, run)
        return fn(run, *args, **kwargs)

    name_in_messages(fn, f"itertools.{fn.__name__.lstrip(chr(95))}", 1)
    return call


@cache
def members() -> Mapping[str, Any]:
    """What `itertools.` offers."""
    functions: dict[str, Callable[..., Iterator[Any]]] = {
        "chain": _chain, "chain.from_iterable": _from_iterable, "count": _count, "cycle": _cycle, "repeat": _repeat,
        "islice": _islice, "filterfalse": _eager(_filterfalse, 1), "pairwise": _eager(_pairwise, 0),
        "starmap": _eager(_starmap, 1), "compress": _eager(_compress, 0), "zip_longest": _eager(_zip_longest, 0),
        "groupby": _groupby, "batched": _batched, "product": _product,
        "permutations": _arrangement(permutations, optional=True), "combinations": _arrangement(combinations),
        "combinations_with_replacement": _arrangement(combinations_with_replacement),
    }  # fmt: skip
    stepped: dict[str, Callable[..., Generator[Any, Any, None]]] = {
        "takewhile": _eager(_takewhile, 1), "dropwhile": _eager(_dropwhile, 1), "accumulate": _accumulate,
    }  # fmt: skip
    found: dict[str, Any] = {"tee": Builtin("itertools.tee", _tee, lazy=True, effects=READS | DRAWS | PASSES)}
    lazy = found | {name: _lazy(name, fn) for name, fn in functions.items()}
    return lazy | {name: _stepped(name, fn) for name, fn in stepped.items()}
