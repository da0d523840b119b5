"""`itertools`: CPython's own, over items that are made when they are asked for and charged one step each.

So the infinite ones end at a limit. Each stands behind a generator, which refuses to be asked again while it is asked:
some of CPython's own end the process then.
"""

import itertools
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import DEQUE_BYTES, SOURCE_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS
from lightfc_sandbox.stdlib.comparison import equal
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import add
from lightfc_sandbox.stdlib.wrapping import call_back, take_integers, take_numbers
from lightfc_sandbox.values.iteration import arriving, collect, counted
from lightfc_sandbox.values.kinds import Builtin, TextGenerator
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.naming import name_in_messages

_MISSING: Any = object()
_GENERATOR_BYTES = 400
_GROUP_BYTES = 1_200
_CALLBACKS = {
    "filterfalse": "0", "starmap": "0", "takewhile": "0", "dropwhile": "0", "accumulate": "0", "groupby": "key",
}  # fmt: skip


def _stepped(run: Run, items: Iterable[Any]) -> Iterator[Any]:
    """The items of what draws on nothing that charges them."""
    for item in items:
        run.charge_steps(1)
        yield item


def _rows(run: Run, rows: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """Tuples that are made anew."""
    for row in rows:
        run.charge_steps(1 + len(row) // 8)
        run.charge_bytes(48 + 8 * len(row))
        yield row


def _test(run: Run, predicate: Any) -> Callable[[Any], bool]:
    return lambda item: truth(run, item if predicate is None else call_back(run, predicate, item))


def _chain(run: Run, /, *iterables: Any) -> Iterator[Any]:
    return itertools.chain.from_iterable(map(partial(counted, run), iterables))


def _from_iterable(run: Run, iterable: Any, /) -> Iterator[Any]:
    return itertools.chain.from_iterable(map(partial(counted, run), counted(run, iterable)))


def _count(run: Run, start: Any = 0, step: Any = 1) -> Iterator[Any]:
    take_numbers(start, step)
    return _stepped(run, itertools.accumulate(itertools.repeat(step), partial(add, run), initial=start))


def _cycle(run: Run, iterable: Any, /) -> Iterator[Any]:
    return _stepped(run, itertools.cycle(arriving(run, iterable)))


def _repeat(run: Run, object: Any, *times: Any, **named: Any) -> Iterator[Any]:  # noqa: A002 - Python's own name
    take_integers(*times, *named.values())
    return _stepped(run, itertools.repeat(object, *times, **named))


def _islice(run: Run, iterable: Any, /, *bounds: Any) -> Iterator[Any]:
    take_integers(*(each for each in bounds if each is not None))
    return itertools.islice(counted(run, iterable), *bounds)


def _takewhile(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
    return itertools.takewhile(_test(run, predicate), counted(run, iterable))


def _dropwhile(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
    return itertools.dropwhile(_test(run, predicate), counted(run, iterable))


def _filterfalse(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
    return itertools.filterfalse(_test(run, predicate), counted(run, iterable))


def _accumulate(run: Run, iterable: Any, func: Any = None, *, initial: Any = None) -> Iterator[Any]:
    combine = partial(add, run) if func is None else partial(call_back, run, func)
    return itertools.accumulate(counted(run, iterable), combine, initial=initial)


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
    return _rows(run, itertools.pairwise(counted(run, iterable)))


def _starmap(run: Run, function: Any, iterable: Any, /) -> Iterator[Any]:
    rows = map(partial(collect, run), counted(run, iterable))
    return itertools.starmap(partial(call_back, run, function), rows)


def _compress(run: Run, data: Any, selectors: Any) -> Iterator[Any]:
    return itertools.compress(counted(run, data), map(partial(truth, run), counted(run, selectors)))


def _zip_longest(run: Run, /, *iterables: Any, fillvalue: Any = None) -> Iterator[Any]:
    run.charge_bytes(SOURCE_BYTES * len(iterables))
    return _rows(run, itertools.zip_longest(*map(partial(counted, run), iterables), fillvalue=fillvalue))


def _groupby(run: Run, iterable: Any, key: Any = None) -> Iterator[Any]:
    items = counted(run, iterable)
    ranked = ((item if key is None else call_back(run, key, item), item) for item in items)
    ahead: deque[Any] = deque()  # the item that ended a group, with its key

    def group(rank: Any, first: Any) -> Iterator[Any]:
        yield first
        for pair in ranked:
            if not truth(run, equal(run, rank, pair[0])):
                ahead.append(pair)
                return
            yield pair[1]

    def groups() -> Iterator[Any]:
        ahead.extend(itertools.islice(ranked, 1))
        while ahead:
            rank, first = ahead.pop()
            run.charge_bytes(_GROUP_BYTES)
            left = group(rank, first)
            yield rank, TextGenerator(left)
            # What the text left of the group is passed over; its iterator gives nothing any more.
            for _ in left:
                pass

    return groups()


def _batched(run: Run, iterable: Any, n: Any) -> Iterator[Any]:
    take_integers(n)
    if n < 1:
        raise ValueError("n must be at least one")
    items, most = counted(run, iterable), min(n, run.most_items)
    return _rows(run, iter(lambda: tuple(itertools.islice(items, most)), ()))


def _pool(run: Run, iterable: Any) -> list[Any]:
    items = list(collect(run, iterable))
    run.charge_items(len(items), 16)
    return items


def _product(run: Run, /, *iterables: Any, repeat: Any = 1) -> Iterator[Any]:
    take_integers(repeat)
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    pools = [_pool(run, each) for each in iterables] if repeat else []
    run.charge_items(len(pools) * repeat, 32)
    return _rows(run, itertools.product(*pools, repeat=repeat) if pools else [()])


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
        return _rows(run, real(items, r))

    return call


def _guarded(items: Iterator[Any]) -> Iterator[Any]:
    yield from items


def _lazy(name: str, fn: Callable[..., Iterator[Any]]) -> Builtin:
    def call(run: Run, /, *args: Any, **kwargs: Any) -> TextGenerator:
        run.charge_bytes(_GENERATOR_BYTES)
        return lazily(run, _guarded(fn(run, *args, **kwargs)), *args)

    name_in_messages(fn, f"itertools.{name}", 1)
    effects = READS | DRAWS | PASSES | (CALLBACK if name in _CALLBACKS else 0)
    return Builtin(f"itertools.{name}", call, lazy=True, callback=_CALLBACKS.get(name, ""), effects=effects)


@cache
def members() -> Mapping[str, Any]:
    """What `itertools.` offers."""
    functions: dict[str, Callable[..., Iterator[Any]]] = {
        "chain": _chain, "chain.from_iterable": _from_iterable, "count": _count, "cycle": _cycle, "repeat": _repeat,
        "islice": _islice, "takewhile": _takewhile, "dropwhile": _dropwhile, "filterfalse": _filterfalse,
        "accumulate": _accumulate, "pairwise": _pairwise, "starmap": _starmap, "compress": _compress,
        "zip_longest": _zip_longest, "groupby": _groupby, "batched": _batched, "product": _product,
        "permutations": _arrangement(itertools.permutations, optional=True),
        "combinations": _arrangement(itertools.combinations),
        "combinations_with_replacement": _arrangement(itertools.combinations_with_replacement),
    }  # fmt: skip
    found: dict[str, Any] = {"tee": Builtin("itertools.tee", _tee, lazy=True, effects=READS | DRAWS | PASSES)}
    return found | {name: _lazy(name, fn) for name, fn in functions.items()}
