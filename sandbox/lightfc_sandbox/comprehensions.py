"""Comprehensions and generator expressions in which something is called.

The turns overlap where nothing lets one see what another does: each has a frame of its own. Else they share one, and
come one after the other as in Python; so do those of which a builtin such as `any` may not need all.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Sequence
from itertools import count
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import Closure, Loop, Path, Strict
from lightfc_sandbox.deferred import END, Deferred, Made, Steps, deferred, size_of
from lightfc_sandbox.direct import BUILD
from lightfc_sandbox.pending import Pending, as_failure, drive, gather, resolved
from lightfc_sandbox.scope import HEADER, Scope
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.turns import after, in_turn
from lightfc_sandbox.values.exceptions import original
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import Builtin, TextGenerator
from lightfc_sandbox.values.lazy import lazily

_equal = COMPARE[ast.Eq]

_OMITTED: Any = object()
"""Stands for an element that a condition of its comprehension filtered out."""


class Comprehension:
    """A comprehension in which something is called: each turn has a frame of its own, so that turns can overlap."""

    __slots__ = ("acts", "element", "kind", "loops", "orders", "scope", "shared")

    def __init__(
        self,
        loops: Sequence[Loop],
        scope: Scope,
        element: Closure,
        orders: list[int],
        kind: str,
        shared: bool,
        acts: bool = False,
    ) -> None:
        self.loops = loops
        self.scope = scope
        self.element = element
        self.orders = orders
        self.kind = kind
        self.shared = shared
        self.acts = acts

    def _turned(self, run: Run, steps: Steps) -> Steps:
        """Steps that take turns, if calls in the comprehension do."""
        return in_turn(run, steps) if self.acts else steps

    def evaluate(self, f: list[Any]) -> Any:
        """The comprehension's value, or a `Pending` for it."""
        deferred = self.kind == "generator" and f[0].defers
        return drive(self._turned(f[0], self._deferred(f) if deferred else self._steps(f)))

    def _deferred(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        """The iterator; its source is evaluated now, as in Python, and nothing else."""
        items = self.loops[0].iterable(f)
        if type(items) is Pending:
            items = yield items
        run, path = f[0], f[2]
        source = iterate(items, run)
        size: int | None = None
        begin: Callable[[], Any] | None = None
        if not self.shared and len(self.loops) == 1 and not self.loops[0].conditions and deferred(items) is None:
            size, begin = size_of(items), self._begin(f, path, iter(source))

        def steps() -> Steps:
            return self._guarded(self._nested(self._frame(f, path), 0, items))

        def whole() -> Steps:
            return self._guarded(self._collected(f, path, items))

        return lazily(run, Deferred(steps, whole, begin, size), items)

    def _begin(self, f: list[Any], path: Path, source: Any) -> Callable[[], Any]:
        run, turns = f[0], count()

        def begin() -> Any:
            item = next(source, END)
            if item is END:
                return END
            run.charge_steps(1)
            frame = self.scope.frame(run, f, (*path, self.orders[0], next(turns)))
            try:
                self.loops[0].assign(run, frame, item)
                return self.element(frame)
            except Exception as error:  # noqa: BLE001 - carried to who asks for the item
                return Pending.failed(as_failure(error))

        return begin

    def _steps(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        items = self.loops[0].iterable(f)
        if type(items) is Pending:
            items = yield items
        made = self._collected(f, f[2], items)
        if self.kind == "generator":
            return TextGenerator(iter((yield from self._guarded(made))))
        return BUILD[self.kind](f[0], iter((yield from made)))

    def _guarded(self, steps: Steps) -> Steps:
        try:
            return (yield from steps)
        except Exception as error:
            found = original(error)
            if isinstance(found, StopIteration) or isinstance(found.__cause__, StopIteration):
                # What would end a generator of Python too early is an error there.
                raise RuntimeError("generator raised StopIteration") from None
            raise

    def _collected(self, f: list[Any], path: Path, items: Any) -> Generator[Pending, Any, list[Any]]:
        """The list of all elements, those of an iterable that is known."""
        elements: list[Any] = []
        if self.shared:
            yield from _taken(self._nested(self._frame(f, path), 0, items), elements)
            return elements
        yield from self._overlapping(f, path, (yield from source_of(f[0], items, force=True)), elements)
        if any(type(each) is Pending for each in elements):
            yield gather(elements, lambda: None)
        return [each for each in map(resolved, elements) if each is not _OMITTED]

    def _frame(self, f: list[Any], path: Path) -> list[Any]:
        return self.scope.frame(f[0], f, (*path, self.orders[0], 0))

    def _overlapping(self, f: list[Any], path: Path, items: Any, elements: list[Any]) -> Generator[Pending, Any, None]:
        """Start the elements of all turns in order; each is a value or `Pending` when this ends."""
        run, loop = f[0], self.loops[0]
        simple = len(self.loops) == 1 and not loop.conditions
        element, assign, scope = self.element, loop.assign, self.scope
        slot = HEADER if loop.one_name and len(scope.slots) == 1 else None
        order = self.orders[0]
        blank = scope.frame(run, f, path)
        hook, ready = run.hook, 0
        for turn, item in enumerate(items):
            run.fuel -= 1
            if run.fuel <= 0:
                run.tick()
            frame = blank.copy()
            frame[2] = place = (*path, order, turn)
            room = hook.room(place)
            if room is not None:
                yield room
                ready = _compact(elements, ready)
            try:
                if slot is None:
                    assign(run, frame, item)
                else:
                    frame[slot] = item
                value = element(frame) if simple else drive(self._turned(run, self._element(frame, 0)))
            except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
                value = Pending.failed(as_failure(error))
            if self.acts:
                run.turn = after(run.turn, value)
            elements.append(value)
        if len(self.loops) > 1:
            if any(type(each) is Pending for each in elements):
                yield gather(elements, lambda: None)
            elements[:] = [each for group in map(resolved, elements) if group is not _OMITTED for each in group]

    def _element(self, frame: list[Any], level: int) -> Generator[Pending, Any, Any]:
        """What one turn of the loop at `level` gives: its element, or the list of what the loops inside give."""
        run = frame[0]
        for condition in self.loops[level].conditions:
            value = condition(frame)
            if type(value) is Pending:
                value = yield value
            if not truth(run, value):
                return _OMITTED
        if level + 1 == len(self.loops):
            return self.element(frame)
        loop = self.loops[level + 1]
        items = yield from source_of(run, loop.iterable(frame), force=True)
        results: list[Any] = []
        order = self.orders[level + 1]
        for turn, item in enumerate(items):
            run.charge_steps(1)
            inner = frame.copy()
            inner[2] = place = (*frame[2], order, turn)
            room = run.hook.room(place)
            if room is not None:
                yield room
            try:
                loop.assign(run, inner, item)
                value = drive(self._turned(run, self._element(inner, level + 1)))
            except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
                value = Pending.failed(as_failure(error))
            if self.acts:
                run.turn = after(run.turn, value)
            results.append(value)
        if any(type(each) is Pending for each in results):
            yield gather(results, lambda: None)
        found = [each for each in map(resolved, results) if each is not _OMITTED]
        return found if level + 2 == len(self.loops) else [each for group in found for each in group]

    def one_by_one(
        self, f: list[Any], elements: list[Any], stop: Callable[[Any], bool] | None = None
    ) -> Generator[Pending, Any, bool]:
        """Evaluate the turns one after the other in one frame, as Python does, until `stop` is true of one."""
        items = self.loops[0].iterable(f)
        return (yield from _taken(self._nested(self._frame(f, f[2]), 0, items), elements, stop))

    def _nested(self, frame: list[Any], level: int, items: Any) -> Steps:
        """The turns of the loop at `level`, one after the other: what is waited for, and each element as `Made`."""
        run, loop = frame[0], self.loops[level]
        source = yield from source_of(run, items)
        while True:
            item = (yield from source.pull()) if type(source) is Deferred else next(source, END)
            if item is END:
                return
            run.charge_steps(1)
            waiting = loop.assign(run, frame, item)
            if type(waiting) is Pending:
                yield waiting
            frame[2] = (*frame[2][:-1], frame[2][-1] + 1)
            if not (yield from self._passes(frame, loop)):
                continue
            if level + 1 < len(self.loops):
                yield from self._nested(frame, level + 1, self.loops[level + 1].iterable(frame))
                continue
            value = self.element(frame)
            yield Made((yield value) if type(value) is Pending else value)

    def _passes(self, frame: list[Any], loop: Loop) -> Generator[Pending, Any, bool]:
        for condition in loop.conditions:
            value = condition(frame)
            if type(value) is Pending:
                value = yield value
            if not truth(frame[0], value):
                return False
        return True


def source_of(run: Run, items: Any, *, force: bool = False) -> Generator[Pending, Any, Any]:
    """An iterator over what a loop runs over; `force`: all items of one that makes calls, and else that itself."""
    if type(items) is Pending:
        items = yield items
    own = deferred(items)
    if own is None:
        return iter(iterate(items, run))
    if force:
        yield from own.force()
    return iter(items) if force else own


def _taken(
    steps: Steps, elements: list[Any], stop: Callable[[Any], bool] | None = None
) -> Generator[Pending, Any, bool]:
    """Put what `steps` makes into `elements`, until `stop` is true of one; gives whether it was."""
    send = None
    while True:
        try:
            each = steps.send(send)
        except StopIteration:
            return False
        if type(each) is not Made:
            send = yield each
            continue
        send = None
        elements.append(each.value)
        if stop is not None and stop(each.value):
            return True


def _compact(elements: list[Any], start: int) -> int:
    """Put values in the place of what has settled, from `start` to the first that has not; gives its position."""
    for position in range(start, len(elements)):
        each = elements[position]
        if type(each) is Pending:
            if not each.settled or each.failure is not None:
                return position
            elements[position] = each.value
    return len(elements)


def contains_element(
    node: ast.AST, op: Strict, a: Closure, parts: Comprehension
) -> Callable[[list[Any]], Generator[Pending, Any, Any]]:
    """The steps of `value in (… for …)`: no element more than is needed."""

    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        run, value = f[0], a(f)
        if type(value) is Pending:
            value = yield value
        elements: list[Any] = []
        yield from parts.one_by_one(f, elements, lambda each: each is value or truth(run, _equal(run, each, value)))
        return op(run, value, TextGenerator(iter(elements)))

    return steps


def short_circuit(
    node: ast.AST, target: Builtin, parts: Comprehension, rest: Sequence[Closure]
) -> Callable[[list[Any]], Generator[Pending, Any, Any]]:
    """The steps of `any`, `all` or `next` over a generator expression that calls: no element more than is needed."""

    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        run = f[0]
        stops = {"any": lambda value: truth(run, value), "all": lambda value: not truth(run, value)}
        elements: list[Any] = []
        others = [closure(f) for closure in rest]
        yield from parts.one_by_one(f, elements, stops.get(target.name, lambda value: True))
        return target.fn(run, TextGenerator(iter(elements)), *others)

    return steps
