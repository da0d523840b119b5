"""What Python's builtins ask of an iterator whose items are calls: no item more than they need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, repeat
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.deferred import END, Deferred, Made, Steps, deferred, forced, size_of
from lightfc_sandbox.pending import Pending, drive, gather, resolved
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.iteration import collect, counted, kept
from lightfc_sandbox.values.kinds import Builtin, TextGenerator
from lightfc_sandbox.values.lazy import lazily

_ROW_BYTES = 64
"""What a row takes beside its items."""

NOT_HERE: Any = object()
"""Stands for the value of a call that needs nothing of this."""


@dataclass(frozen=True, slots=True)
class Calls:
    """How a builtin calls back from one place of a text.

    Attributes:
        run: The run.
        attempt: Calls a function with the items of a row; gives a failure as a failed `Pending`.
        every: What `map` and its kin give of all rows at once; it may be pending.
        in_order: One row may see what the call of the one before has done.
    """

    run: Run
    attempt: Callable[[Any, tuple[Any, ...]], Any]
    every: Callable[[Builtin, Any, list[tuple[Any, ...]]], Any]
    in_order: bool


def consume(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any], *, makes: bool) -> Any:
    """What a builtin gives, one of whose arguments is an iterator of calls, or which makes one (`makes`)."""
    waiting = [each for each in map(deferred, (*args, *kwargs.values())) if each is not None]
    if not waiting and not makes:
        return NOT_HERE
    known = _KNOWN.get(target.name)
    found = known(calls, target, args, kwargs) if known is not None else NOT_HERE
    if found is not NOT_HERE:
        return found
    if makes and target.lazy and target.steps is not None:
        return drive(forced(waiting, lambda: _stepped(calls, target, args, kwargs)))
    return NOT_HERE


def _iterator(calls: Calls, items: Deferred, *sources: Any) -> TextGenerator:
    return lazily(calls.run, items, *sources)


def _stepped(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    def steps() -> Steps:
        made: Any = target.steps(calls.run, *args, **kwargs)  # type: ignore[misc]
        send = None
        while True:
            try:
                item = made.send(send)
            except StopIteration:
                return
            send = (yield item) if type(item) is Pending else (yield Made(item))

    return _iterator(calls, _in_turn(steps), *args)


def _in_turn(steps: Callable[[], Steps]) -> Deferred:
    """An iterator whose items need one another, even where all are consumed."""

    def whole() -> Steps:
        items = Deferred(steps, whole)
        items.whole = None
        return (yield from items.take(None))

    return Deferred(steps, whole)


def _until(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """`any`, `all` and `next`."""
    own = deferred(args[0]) if args and not kwargs else None
    if own is None:
        return NOT_HERE
    run = calls.run
    goes_on = {"any": lambda item: not truth(run, item), "all": lambda item: truth(run, item)}.get(target.name)

    def steps() -> Steps:
        items: list[Any] = []
        while True:
            run.charge_steps(1)
            item = yield from own.pull()
            if item is not END:
                items.append(item)
            if item is END or goes_on is None or not goes_on(item):
                return target.fn(run, TextGenerator(iter(items)), *args[1:])

    return drive(steps())


def contains(run: Run, value: Any, items: Deferred, equal: Callable[[Run, Any, Any], Any], op: Any) -> Any:
    """`value in items`."""

    def steps() -> Steps:
        seen: list[Any] = []
        while True:
            run.charge_steps(1)
            item = yield from items.pull()
            if item is END:
                break
            seen.append(item)
            if item is value or truth(run, equal(run, item, value)):
                break
        return op(run, value, TextGenerator(iter(seen)))

    return drive(steps())


def _same(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    return args[0] if len(args) == 1 and not kwargs and deferred(args[0]) is not None else NOT_HERE


def _enumerate(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    own = deferred(args[0]) if args else None
    if own is None:
        return NOT_HERE
    # The builtin itself tells what is wrong with the number.
    numbers: Any = target.fn(calls.run, TextGenerator(repeat(None)), *args[1:], **kwargs).items

    def steps() -> Steps:
        while (item := (yield from own.pull())) is not END:
            yield Made((next(numbers)[0], item))

    def whole() -> Steps:
        items = yield from own.take(None)
        return [(number, item) for item, (number, _) in zip(items, numbers, strict=False)]

    return _iterator(calls, Deferred(steps, whole, size=own.size), args[0])


def _islice(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    own = deferred(args[0]) if args else None
    if own is None:
        return NOT_HERE
    target.fn(calls.run, (), *args[1:], **kwargs)  # tells what is wrong with the bounds
    where = slice(*args[1:])
    start, stop, step = where.start or 0, where.stop, where.step or 1

    def steps() -> Steps:
        position = 0
        while stop is None or position < stop:
            item = yield from own.pull()
            if item is END:
                return
            if position >= start and (position - start) % step == 0:
                yield Made(item)
            position += 1

    def whole() -> Steps:
        return (yield from own.take(stop))[start::step]

    return _iterator(calls, Deferred(steps, whole), args[0])


class _Rows:
    """The rows of several sources, as `zip` takes them."""

    def __init__(self, run: Run, sources: Sequence[Any]) -> None:
        self._run = run
        self.sizes = [size_of(each) for each in sources]
        self.sources = [deferred(each) or counted(run, each) for each in sources]

    @property
    def are_there(self) -> bool:
        """Whether no source makes calls."""
        return not any(isinstance(each, Deferred) for each in self.sources)

    @property
    def count(self) -> int | None:
        """How many rows there are, if that is known."""
        sizes = [each for each in self.sizes if each is not None]
        return min(sizes) if len(sizes) == len(self.sources) else None

    def next(self) -> Steps:
        """The next row; END where a source has ended."""
        row: list[Any] = []
        self._run.charge_bytes(_ROW_BYTES)
        for source in self.sources:
            item = (yield from source.pull()) if isinstance(source, Deferred) else next(source, END)
            if item is END:
                return END
            row.append(item)
        return tuple(row)

    def all(self) -> Steps:
        """All rows, made at the same time where it is known how many they are."""
        rows: list[tuple[Any, ...]] = []
        if None in self.sizes or not self.sizes:
            while (row := (yield from self.next())) is not END:
                rows.append(row)
            return rows
        sizes = [each or 0 for each in self.sizes]
        shortest = min(sizes)
        first = sizes.index(shortest)
        columns: list[Any] = []
        for position, source in enumerate(self.sources):
            # As in Python, who stands before the one that ends is asked for an item more.
            count = min(shortest + (position < first), sizes[position])
            if isinstance(source, Deferred):
                columns.append(drive(source.take(count)))
            else:
                columns.append(kept(self._run, islice(source, count), _ROW_BYTES))
        if any(type(each) is Pending for each in columns):
            yield gather(columns, lambda: None)
        return list(zip(*map(resolved, columns), strict=False))


def _zip(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    if kwargs:
        return NOT_HERE
    rows = _Rows(calls.run, args)

    def steps() -> Steps:
        while True:
            # Asked again after its end, it asks its sources again, as Python's does.
            yield Made((yield from rows.next()))

    return _iterator(calls, Deferred(steps, rows.all), *args)


def _map(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """`map` and `starmap`."""
    spread = target.name != "map"
    if kwargs or len(args) < 2 or (spread and len(args) != 2):
        return NOT_HERE
    fn, rows = args[0], _Rows(calls.run, args[1:])

    def attempt(row: tuple[Any, ...]) -> Any:
        return calls.attempt(fn, tuple(collect(calls.run, row[0])) if spread else row)

    def steps() -> Steps:
        while True:
            row = yield from rows.next()
            value = END if row is END else attempt(row)
            yield Made((yield value) if type(value) is Pending else value)

    def whole() -> Steps:
        made = yield from rows.all()
        return (
            yield from _at_once(
                calls, target, fn, [tuple(collect(calls.run, each)) for (each,) in made] if spread else made
            )
        )

    if calls.in_order or not rows.are_there:
        return _iterator(calls, Deferred(steps, whole), *args[1:])
    ready: Any = zip(*rows.sources, strict=False)

    def begin() -> Any:
        row = next(ready, END)
        return END if row is END else attempt(row)

    return _iterator(calls, Deferred(steps, whole, begin, rows.count), *args[1:])


def _filter(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """`filter` and `filterfalse`."""
    if kwargs or len(args) != 2:
        return NOT_HERE
    fn, rows = args[0], _Rows(calls.run, args[1:])
    wanted = target.name == "filter"

    def steps() -> Steps:
        while True:
            row = yield from rows.next()
            if row is END:
                yield Made(END)
                continue
            value = row[0] if fn is None else calls.attempt(fn, row)
            if truth(calls.run, (yield value) if type(value) is Pending else value) is wanted:
                yield Made(row[0])

    def whole() -> Steps:
        made = yield from rows.all()
        if fn is None:
            return [item for (item,) in made if truth(calls.run, item) is wanted]
        return (yield from _at_once(calls, target, fn, made))

    return _iterator(calls, Deferred(steps, whole), args[1])


def _takewhile(calls: Calls, target: Builtin, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    if kwargs or len(args) != 2:
        return NOT_HERE
    fn, rows = args[0], _Rows(calls.run, args[1:])

    def steps() -> Steps:
        while (row := (yield from rows.next())) is not END:
            value = calls.attempt(fn, row)
            if not truth(calls.run, (yield value) if type(value) is Pending else value):
                return
            yield Made(row[0])

    return _iterator(calls, _in_turn(steps), args[1])


def _at_once(calls: Calls, target: Builtin, fn: Any, rows: list[tuple[Any, ...]]) -> Steps:
    found = calls.every(target, fn, rows)
    return list((yield found) if type(found) is Pending else found)


_KNOWN: Mapping[str, Callable[[Calls, Builtin, Sequence[Any], Mapping[str, Any]], Any]] = {
    "any": _until, "all": _until, "next": _until, "iter": _same, "enumerate": _enumerate, "zip": _zip,
    "itertools.islice": _islice, "map": _map, "filter": _filter, "itertools.starmap": _map,
    "itertools.filterfalse": _filter, "itertools.takewhile": _takewhile,
}  # fmt: skip
