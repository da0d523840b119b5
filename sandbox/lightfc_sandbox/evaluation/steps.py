"""Generators of a text without a fiber: generators of Python go through the statements around each `yield`.

That takes a fifth of what going to a fiber and back does. It is for texts whose calls are made on the spot, so that
nothing suspends but a `yield`, and for functions in which each `yield` is a statement by itself, in no `try`: so
nothing of the text runs where a generator is left before its end. Expressions, and statements without a `yield`, have
the closures that they have everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.targets import target
from lightfc_sandbox.evaluation.turns import BREAK, CONTINUE
from lightfc_sandbox.stdlib.calling import deeper
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import TextGenerator
from lightfc_sandbox.values.lazy import lazily

Steps = Callable[[list[Any]], Generator[Any, None, Any]]
"""What goes through a statement in a frame: it gives items, and returns a signal as closures of statements do."""

_STEP_BYTES = 500
"""What each level of statements takes while a generator waits, and what asks it for items."""


def _items(run: Run, made: Generator[Any, None, Any], _f: str) -> Generator[Any, None, Any]:
    """The items of a generator; `_f` is its name, read from a traceback."""
    held = False
    while True:
        run.steps_left -= 1
        if run.steps_left <= 0:
            run.tick()
        depth = run.depth
        run.depth = depth + 1
        try:
            if depth < run.most_depth:
                item = next(made)
            else:
                item = deeper(run, next, made)
                if not held:
                    run.stacks.hold(made)
                held = True
        except StopIteration as end:
            return None if end.value is None else end.value[0]  # what is returned is a signal
        except RuntimeError as error:
            if type(error.__cause__) is not StopIteration:
                raise
            break  # what CPython says keeps frames alive
        finally:
            run.depth = depth
        yield item
    raise RuntimeError("generator raised StopIteration")


def stepping(e: Emitter, n: ir.Function) -> Closure | None:
    """The body of a generator function, which gives the generator; None where that needs a fiber."""
    if e.calling or e.continues:
        return None
    around = Around()
    if around.count(n.body) != n.yields:
        return None
    go_through, name = steps(e, n.body, around), n.name
    size = frame_bytes(HEADER + len(n.scope.slots)) + _STEP_BYTES * around[id(n.body)]

    def make(f: list[Any]) -> TextGenerator:
        run = f[0]
        run.charge_bytes(size)
        return lazily(run, _items(run, go_through(f), name))

    return make


class Around(dict[int, int]):
    """The statements around each `yield` that is a statement by itself, in no `try`: how many stand in one another."""

    def count(self, n: Any) -> int:
        """Look through a statement; gives how many such `yield` it has."""
        kind = type(n)
        parts = [n.body, n.orelse] if kind in _BRANCHES else n.parts if kind is ir.Block else ()
        found = sum(map(self.count, parts)) if parts else kind is ir.Expression and type(n.value) is ir.Yield
        if found:
            self[id(n)] = 1 + max((self.get(id(part), 0) for part in parts), default=0)
        return found


_BRANCHES = frozenset({ir.If, ir.For, ir.While})


def steps(e: Emitter, n: Any, around: Around) -> Steps:
    """What goes through a statement that has a `yield`."""
    return _STEPS[type(n)](e, n, around)


_CLOSURE, _VALUE, _STEPS_OF = range(3)
"""What a block has for a statement: its closure, that of a value that it yields, or what goes through it."""


def _part(e: Emitter, n: Any, around: Around) -> tuple[int, Any]:
    if type(n) is ir.Expression and type(n.value) is ir.Yield and not n.value.delegates:
        return _VALUE, e.emit(n.value.value)
    return (_STEPS_OF, steps(e, n, around)) if id(n) in around else (_CLOSURE, e.emit(n))


def _parts(e: Emitter, n: ir.Node, around: Around) -> list[tuple[int, Any]]:
    return [_part(e, each, around) for each in (n.parts if type(n) is ir.Block else [n])]


def _block(e: Emitter, n: ir.Node, around: Around) -> Steps:
    parts = _parts(e, n, around)
    if len(parts) == 1 and parts[0][0] is _STEPS_OF:
        only: Steps = parts[0][1]
        return only

    def go_through(f: list[Any]) -> Generator[Any, None, Any]:
        for kind, part in parts:
            if kind is _VALUE:
                yield part(f)
                continue
            signal = part(f) if kind is _CLOSURE else (yield from part(f))
            if signal is not None:
                return signal
        return None

    return go_through


def _if(e: Emitter, n: ir.If, around: Around) -> Steps:
    test, body, orelse, truth = e.emit(n.test), _parts(e, n.body, around), _parts(e, n.orelse, around), e.truth

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        value = test(f)
        for kind, part in body if value is True or (value is not False and truth(f[0], value)) else orelse:
            if kind is _VALUE:
                yield part(f)
                continue
            signal = part(f) if kind is _CLOSURE else (yield from part(f))
            if signal is not None:
                return signal
        return None

    return go_through


def _while(e: Emitter, n: ir.While, around: Around) -> Steps:
    test, parts, orelse, truth = e.emit(n.test), _parts(e, n.body, around), _block(e, n.orelse, around), e.truth

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        while True:
            run.steps_left -= 1
            if run.steps_left <= 0:
                run.tick()
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

    def go_through(f: list[Any], _n: Any = n.node) -> Generator[Any, None, Any]:
        run = f[0]
        for item in iterate(iterable(f), run):
            run.steps_left -= 1
            if run.steps_left <= 0:
                run.tick()
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


def _delegation(e: Emitter, n: ir.Expression, _: Around) -> Steps:
    value = e.emit(n.value.value)  # type: ignore[attr-defined]  # it is a `yield`

    def give_all(f: list[Any], _n: Any = n.value.node) -> Generator[Any, None, None]:
        run = f[0]
        items = iterate(value(f), run)
        run.charge_steps(1)
        for item in items:
            yield item
            run.steps_left -= 1
            if run.steps_left <= 0:
                run.tick()

    return give_all


_STEPS: dict[type[ir.Node], Callable[[Emitter, Any, Around], Steps]] = {
    ir.Block: _block, ir.If: _if, ir.While: _while, ir.For: _for, ir.Expression: _delegation,
}  # fmt: skip
