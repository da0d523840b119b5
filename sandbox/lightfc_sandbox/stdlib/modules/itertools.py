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
from lightfc_sandbox.budget.costs import DEQUE_BYTES, FUNCTION_BYTES, ITEM_BYTES, PLACE_BYTES, SOURCE_BYTES
from lightfc_sandbox.budget.quick import Guarded, made_rows, stepped, told_by
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import caller
from lightfc_sandbox.stdlib.comparison import Rank
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import add
from lightfc_sandbox.stdlib.ranking import plain_or_ranked
from lightfc_sandbox.stdlib.wrapping import take_integers, take_numbers, take_plain
from lightfc_sandbox.values.iteration import arriving, counted, new_list, rows_of, to_copy
from lightfc_sandbox.values.kinds import SEQUENCES, STREAMS, Builtin, TextGenerator
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
_CLOSED_OVER_CONTAINERS = frozenset({"islice", "pairwise", "batched", "chain", "zip_longest", "cycle"})
"""The same, where all that they go through are containers."""
_RUNS_NOTHING = SEQUENCES | {int, type(None)}


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
    take_plain(*bounds)
    return itertools.islice(counted(run, iterable), *bounds)


def _filtering(real: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    def call(run: Run, predicate: Any, iterable: Any, /) -> Iterator[Any]:
        test = told_by(truth, run) if predicate is None else caller(run, predicate, truth)
        return real(test, counted(run, iterable))

    return call


def _accumulate(run: Run, iterable: Any, func: Any = None, *, initial: Any = None) -> Iterator[Any]:
    combine = partial(add, run) if func is None else caller(run, func, touch)
    return made_rows(run, itertools.accumulate(counted(run, iterable), combine, initial=initial), ITEM_BYTES)


def _tee(run: Run, iterable: Any, n: Any = 2, /) -> tuple[Any, ...]:
    take_integers(n)
    run.charge_items(max(n, 0), DEQUE_BYTES)

    def kept(item: Any) -> Any:
        run.charge_bytes(_LINK_BYTES)
        return item

    of = iterable.items if type(iterable) is TextGenerator and type(iterable.items) is _TEE else None
    branches = itertools.tee(map(kept, counted(run, iterable) if n else ()) if of is None else of, n)
    # As in CPython, the first of those of another one is that itself.
    return tuple(iterable if each is of else lazily(run, each, iterable) for each in branches)


_TEE: type = type(itertools.tee(())[0])


def _zip_longest(run: Run, /, *iterables: Any, fillvalue: Any = None) -> Iterator[Any]:
    rows = itertools.zip_longest(*map(partial(counted, run), iterables), fillvalue=fillvalue)
    return _rows(run, rows_of(run, rows, *iterables))


def _groupby(run: Run, iterable: Any, key: Any = None) -> Iterator[Any]:
    def made(pair: tuple[Any, Iterator[Any]]) -> tuple[Any, TextGenerator]:
        run.charge_bytes(_GROUP_BYTES)
        rank, group = pair
        return rank.value if type(rank) is Rank else rank, TextGenerator(Guarded(group, groups))

    run.charge_bytes(FUNCTION_BYTES)
    ranks = plain_or_ranked(run, None if key is None else caller(run, key, touch))
    groups = Guarded(map(made, itertools.groupby(counted(run, iterable), ranks)))
    return groups


def _batched(run: Run, iterable: Any, n: Any) -> Iterator[Any]:
    take_integers(n)
    if n < 1:
        raise ValueError("n must be at least one")
    return _rows(run, _batches(arriving(run, iterable), min(n, run.most_items)))


def _batches(items: Iterator[Any], most: int) -> Iterator[tuple[Any, ...]]:
    while batch := tuple(itertools.islice(items, most)):
        yield batch


def _arguments(run: Run, value: Any) -> Any:
    """What a function is called with, of which CPython makes a tuple if it is none, and what is called may, too."""
    if type(value) is tuple:
        given: Any = value
        run.charge_steps(len(value))
    else:
        given = to_copy(run, value)
    run.charge_bytes(2 * PLACE_BYTES * len(given))
    return given


def _product(run: Run, /, *iterables: Any, repeat: Any = 1) -> Iterator[Any]:
    take_integers(repeat)
    if repeat < 0:
        raise ValueError("repeat argument cannot be negative")
    pools = [new_list(run, each) for each in iterables] if repeat else []
    run.charge_items(len(pools) * repeat, 32)
    run.charge_bytes(PLACE_BYTES * sum(map(len, pools)))  # of the tuples that CPython makes of them
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
        run.charge_bytes(2 * PLACE_BYTES * len(items))  # of a tuple of them, and of where each stands
        return _rows(run, real(items, r))

    return call


_CLOSED = frozenset({
    "product", "permutations", "combinations", "combinations_with_replacement", "count", "repeat",
})  # fmt: skip
"""Those that run nothing of a program while they make an item, and so are never asked in between."""


_NESTING = STREAMS | {TextGenerator}
"""Types of what CPython frees by recursion where one holds another; whatever is gone through is given by position."""


def _lazy(name: str, fn: Callable[..., Iterator[Any]]) -> Builtin:
    closed, over_containers = name in _CLOSED, name in _CLOSED_OVER_CONTAINERS
    inner = name == "chain.from_iterable"

    def call(run: Run, /, *args: Any, **kwargs: Any) -> TextGenerator:
        items = fn(run, *args, **kwargs)
        if not (closed or (over_containers and _RUNS_NOTHING.issuperset(map(type, args)))):
            items = items if type(items) is Guarded else Guarded(items)
        return lazily(run, items, *args, *(each for each in kwargs.values() if type(each) in _NESTING), inner=inner)

    name_in_messages(fn, f"itertools.{name}", 1)
    effects = READS | DRAWS | PASSES | (CALLBACK if name in _CALLBACKS or name == "chain.from_iterable" else 0)
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
        counted(run, data), map(told_by(truth, run), counted(run, selectors))
    ),
    "groupby": _groupby,
    "starmap": lambda run, function, iterable, /: itertools.starmap(
        caller(run, function, touch), map(partial(_arguments, run), counted(run, iterable))
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
