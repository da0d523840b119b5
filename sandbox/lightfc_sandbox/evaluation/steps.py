"""Generators of a text that need no fiber: Python's own go through the statements around each `yield`.

A `yield` is a statement by itself there, or all that a statement gives a variable.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.budget.quick import stepped
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.handlers import handling, unwinding
from lightfc_sandbox.evaluation.loops import BREAK, CONTINUE
from lightfc_sandbox.evaluation.parts import COMPILED
from lightfc_sandbox.evaluation.targets import target
from lightfc_sandbox.evaluation.tries import handlers_of
from lightfc_sandbox.stdlib.calling import deeper
from lightfc_sandbox.stdlib.steering import NAMES, Steered, note_unheld
from lightfc_sandbox.values.exceptions import stopped
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import TextGenerator
from lightfc_sandbox.values.lazy import lazily

Steps = Callable[[list[Any]], Generator[Any, Any, Any]]
"""What goes through a statement in a frame: it gives items, and returns a signal as closures of statements do."""

_STEP_BYTES = 500
"""What each level of statements takes while a generator waits, and what asks it for items."""


def _items(run: Run, made: Generator[Any, None, Any], _f: str) -> Generator[Any, None, Any]:
    """The items of a generator; `_f` is its name, read from a traceback."""
    held = False
    stop: Any = None
    while True:
        run.charge_steps(1)
        try:
            if run.depth < run.most_depth:
                item = run.inside(next, made)
            else:
                item = run.inside(deeper, run, next, made)
                if not held:
                    run.stacks.hold(made)
                held = True
        except StopIteration as end:
            return None if end.value is None else end.value[0]  # what is returned is a signal
        except RuntimeError as error:
            if type(error.__cause__) is not StopIteration:
                raise
            stop = error.__cause__
            break  # what CPython says keeps frames alive
        yield item
    raise stopped(run, stop)


class _SteeredSteps(Steered):
    """The same of a generator in a text that names what steers one."""

    __slots__ = ("begun", "held", "made", "name", "run", "running")

    def __init__(self, run: Run, made: Generator[Any, Any, Any], name: str) -> None:
        super().__init__()
        self.run, self.name = run, name
        self.made: Generator[Any, Any, Any] | None = made
        self.begun = self.held = self.running = False

    def __next__(self) -> Any:
        made, thrown = self.made, self.thrown
        if made is None:
            raise StopIteration
        if self.running:
            raise ValueError("generator already executing")
        self.run.charge_steps(1)
        _f = self.name  # read from a traceback
        self.running = True
        try:
            item = self._next(made, made.send if thrown is None else made.throw)
        except RAISED as error:
            self.end()
            if type(error) is StopIteration:
                raise StopIteration(*error.value or ()) from None  # what is returned is a signal
            stop = error.__cause__ if type(error) is RuntimeError else None
            if type(stop) is not StopIteration:
                raise
        else:
            self.begun = True
            return item
        finally:
            self.running = False
        told = stopped(self.run, stop)
        raise told from (stop if stop is thrown else None)

    def _next(self, made: Generator[Any, Any, Any], go_on: Callable[[Any], Any]) -> Any:
        run, given = self.run, self.thrown or (self.sent[0] if self.sent else None)
        if run.depth < run.most_depth:
            return run.inside(go_on, given)
        item = run.inside(deeper, run, go_on, given)
        if not self.held:
            run.stacks.hold(made)
        self.held = True
        return item

    @property
    def over(self) -> bool:
        """Whether it is at its end."""
        return self.made is None

    def end(self) -> None:
        """Have it give nothing more; nothing of the text runs for that."""
        self.made = None

    @property
    def waits(self) -> bool:
        """Whether it waits at a `yield`: it has begun, and is not at its end."""
        return self.begun and self.made is not None


class _ToldSteps(_SteeredSteps):
    """One of a text whose generators may do something when they are left before their end."""

    __slots__ = ()

    __del__ = note_unheld


def stepping(e: Emitter, n: ir.Function) -> Closure | None:
    """The body of a generator function, which gives the generator; None where that needs a fiber."""
    if e.calling or e.continues:
        return None
    is_steered = e.tells or any(name in e.checker.source.words for name in NAMES)
    around = Around(delegates=not is_steered)
    if around.count(n.body) != n.yields:
        return None
    go_through, name = steps(e, n.body, around), n.name
    items: Callable[..., Any] = (
        (_ToldSteps if e.tells else _SteeredSteps) if is_steered else COMPILED.get("items", _items)
    )
    size = frame_bytes(HEADER + len(n.scope.slots)) + _STEP_BYTES * around[id(n.body)]

    def make(f: list[Any]) -> TextGenerator:
        run = f[0]
        run.charge_bytes(size)
        return lazily(run, items(run, go_through(f), name))

    return make


class Around(dict[int, int]):
    """The statements around each `yield` that is a statement by itself: how many stand in one another.

    One in an `except` or `finally` is not found.

    Attributes:
        delegates: `yield from` is one.
    """

    def __init__(self, *, delegates: bool) -> None:
        self.delegates = delegates

    def count(self, n: Any) -> int:
        """Look through a statement; gives how many such `yield` it has."""
        kind = type(n)
        parts = [n.body, n.orelse] if kind in _BRANCHES else n.parts if kind is ir.Block else ()
        found = 0 if parts else int(self._has_yield(n))
        for part in parts:  # `map` would take of the stack of C at each level
            found += self.count(part)
        if found:
            self[id(n)] = _LEVELS.get(kind, 1) + max((self.get(id(part), 0) for part in parts), default=0)
        return found

    def _has_yield(self, n: Any) -> bool:
        value = n.value if type(n) in _VALUES else None
        return type(value) is ir.Yield and (not value.delegates or (self.delegates and type(n) is ir.Expression))


_VALUES = frozenset({ir.Expression, ir.AssignName})
_BRANCHES = frozenset({ir.If, ir.For, ir.While, ir.Try})
_LEVELS = {ir.Try: 3}


def steps(e: Emitter, n: Any, around: Around) -> Steps:
    """What goes through a statement that has a `yield`."""
    return _STEPS[type(n)](e, n, around)


_CLOSURE, _VALUE, _STEPS_OF, _ALL_OF = range(4)
"""What a block has for a statement: its closure, that of a value that it yields, what goes through it, or the closure
and the node of what it yields all items of."""


def _part(e: Emitter, n: Any, around: Around) -> tuple[int, Any]:
    if type(n) is ir.Expression and type(n.value) is ir.Yield and not n.value.delegates:
        return _VALUE, e.emit(n.value.value)
    return (_STEPS_OF, steps(e, n, around)) if id(n) in around else (_CLOSURE, e.emit(n))


def _delegates(n: Any) -> bool:
    return type(n) is ir.Expression and type(n.value) is ir.Yield and n.value.delegates


def _delegated(e: Emitter, n: Any) -> tuple[int, Any]:
    return _ALL_OF, (e.emit(n.value.value), n.value.node)


def _all_of(run: Run, source: Any) -> Iterator[Any]:
    items = iterate(source, run)
    run.charge_steps(1)
    return stepped(run, items)


def _parts(e: Emitter, n: ir.Node, around: Around) -> list[tuple[int, Any]]:
    return [_part(e, each, around) for each in (n.parts if type(n) is ir.Block else [n])]


def _block(e: Emitter, n: Any, around: Around) -> Steps:
    statements = n.parts if type(n) is ir.Block else [n]
    parts = [_delegated(e, each) if _delegates(each) else _part(e, each, around) for each in statements]
    if len(parts) == 1 and parts[0][0] is _STEPS_OF and type(statements[0]) is not ir.If:
        only: Steps = parts[0][1]
        return only  # the test of an `if` is work for the first item, so that needs a generator around it

    def go_through(f: list[Any]) -> Generator[Any, None, Any]:
        for kind, part in parts:
            if kind is _VALUE:
                yield part(f)
                continue
            if kind is _ALL_OF:
                value, _n = part  # the node of what is raised meanwhile
                yield from _all_of(f[0], value(f))
                del _n
                continue
            signal = part(f) if kind is _CLOSURE else (yield from part(f))
            if signal is not None:
                return signal
        return None

    return go_through


def _if(e: Emitter, n: ir.If, around: Around) -> Steps:
    return e.choice(n.node, e.emit(n.test), _block(e, n.body, around), _block(e, n.orelse, around))


def _while(e: Emitter, n: ir.While, around: Around) -> Steps:
    test, parts, orelse, truth = e.emit(n.test), _parts(e, n.body, around), _block(e, n.orelse, around), e.truth

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        while True:
            run.charge_steps(1)
            value = test(f)
            if value is not True and (value is False or not truth(run, value)):
                return (yield from orelse(f))
            for kind, part in parts:
                if kind is _VALUE:
                    yield part(f)
                    continue
                signal = part(f) if kind is _CLOSURE else (yield from part(f))
                if signal is CONTINUE:
                    break
                if signal is not None:
                    return None if signal is BREAK else signal

    return go_through


def _for(e: Emitter, n: ir.For, around: Around) -> Steps:
    iterable, assign = e.emit(n.iterable), target(e, n.target, tried=n.tried)
    slot = n.target.slot if type(n.target) is ir.NameTarget and not n.target.hops else 0
    parts, orelse = _parts(e, n.body, around), _block(e, n.orelse, around)
    if slot and len(parts) == 1 and parts[0][0] is _VALUE:
        return _giving(n, iterable, slot, parts[0][1], orelse)

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        for item in stepped(run, iterate(iterable(f), run)):
            if slot:
                f[slot] = item
            else:
                assign(run, f, item)
            for kind, part in parts:
                if kind is _VALUE:
                    yield part(f)
                    continue
                signal = part(f) if kind is _CLOSURE else (yield from part(f))
                if signal is CONTINUE:
                    break
                if signal is not None:
                    return None if signal is BREAK else signal
        return (yield from orelse(f))

    return go_through


def _giving(n: ir.For, iterable: Closure, slot: int, value: Closure, orelse: Steps) -> Steps:
    """A loop that does nothing but yield, which most generators are."""

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        for item in stepped(run, iterate(iterable(f), run)):
            f[slot] = item
            yield value(f)
        return (yield from orelse(f))

    return go_through


def _try(e: Emitter, n: ir.Try, around: Around) -> Steps:
    body, orelse = _block(e, n.body, around), _block(e, n.orelse, around)
    handle = handling(handlers_of(e, n))

    def guarded(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        try:
            signal = yield from body(f)
        except Exception as error:  # noqa: BLE001 - it raises what nothing catches
            return handle(f, _as_raised(error))
        return (yield from orelse(f)) if signal is None else signal

    if n.final is None:
        return guarded
    final = e.emit(n.final)
    unwind = unwinding(final)

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        try:
            signal = yield from guarded(f)
        except Exception as error:  # noqa: BLE001 - the same
            return unwind(f, _as_raised(error))
        last = final(f)
        return signal if last is None else last

    return go_through


def _as_raised(error: Exception) -> Exception:
    """What was raised in steps: CPython makes another exception of a `StopIteration` that leaves a generator."""
    cause = error.__cause__ if type(error) is RuntimeError else None
    return cause if type(cause) is StopIteration else error


def _delegation(e: Emitter, n: ir.Expression, _: Around) -> Steps:
    value = e.emit(n.value.value)  # type: ignore[attr-defined]  # it is a `yield`

    def give_all(f: list[Any], _n: Any = n.value.node) -> Generator[Any, None, None]:
        yield from _all_of(f[0], value(f))

    return give_all


def _received(e: Emitter, n: ir.AssignName, _: Around) -> Steps:
    value, slot = e.emit(n.value.value), n.slot  # type: ignore[attr-defined]  # it is a `yield`

    def receive(f: list[Any], _n: Any = n.node) -> Generator[Any, Any, None]:
        f[slot] = yield value(f)

    return receive


_STEPS: dict[type[ir.Node], Callable[[Emitter, Any, Around], Steps]] = {
    ir.Block: _block, ir.If: _if, ir.While: _while, ir.For: _for, ir.Try: _try,
    ir.Expression: _delegation, ir.AssignName: _received,
}  # fmt: skip
