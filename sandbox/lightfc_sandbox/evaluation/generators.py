"""Generators of a text: each a greenlet that runs until it has an item, and ends with the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from greenlet import getcurrent, greenlet

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.errors import RAISED, Stop
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.futures import reading
from lightfc_sandbox.scheduling.futures import as_failure
from lightfc_sandbox.values.exceptions import original
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import TextGenerator
from lightfc_sandbox.values.lazy import lazily

_GENERATOR_BYTES = 10_000
"""What a generator takes: its C stack and its frames."""


class Items(Iterator[Any]):
    """The items of a generator of the text."""

    __slots__ = ("body", "error", "frame", "greenlet", "over", "run", "running", "value")

    def __init__(self, run: Run, frame: list[Any], body: Closure) -> None:
        self.run, self.frame, self.body = run, frame, body
        self.greenlet: greenlet | None = None
        self.over = self.running = False
        self.error: Any = None
        self.value: Any = None

    def __next__(self) -> Any:
        if self.over:
            raise StopIteration
        if self.running:
            raise ValueError("generator already executing")
        run = self.run
        run.charge_steps(1)
        if run.depth >= run.limits.recursion:
            raise Stop("recursion", run.limits.recursion, "one generator deeper")
        if self.greenlet is None:
            run.charge_bytes(_GENERATOR_BYTES)
            self.greenlet = made = greenlet(self._work)
            made.gr_context = getcurrent().gr_context
            run.generators.append(made)
        self.greenlet.parent = getcurrent()
        run.depth += 1
        self.running = True
        try:
            item = self.greenlet.switch()
        finally:
            self.running = False
            run.depth -= 1
        over: bool = self.over  # which the greenlet has set
        if not over:
            return item
        error, self.error = self.error, None
        self.greenlet = None
        if error is not None:
            if isinstance(original(error.error), StopIteration):
                raise RuntimeError("generator raised StopIteration")
            raise error
        raise StopIteration(self.value)

    def _work(self) -> None:
        try:
            self.value = self.body(self.frame)
        except RAISED as error:
            self.error = as_failure(error)
        self.over = True
        self.frame = []

    def give(self, item: Any) -> None:
        """Hand on an item, from inside of the generator, and go on when the next is asked for."""
        made: Any = self.greenlet
        made.parent.switch(item)


def make_generator(run: Run, frame: list[Any], slot: int, body: Closure) -> TextGenerator:
    """The value of a call of a generator function."""
    frame[slot] = items = Items(run, frame, body)
    return lazily(run, items)


def yield_(e: Emitter, n: ir.Yield) -> Closure:
    """`yield value` and `yield from value`."""
    value, slot = e.emit(n.value), n.slot
    if n.delegates:
        return _delegating(e, n, value, slot)

    def give(f: list[Any], _n: Any = n.node) -> None:
        f[slot].give(value(f))

    return give


def _delegating(e: Emitter, n: ir.Yield, value: Closure, slot: int) -> Closure:
    def give_all(f: list[Any], _n: Any = n.node) -> Any:
        run, source = f[0], value(f)
        if run.state is not None:
            source = run.state.touch(source)
            if run.state.suspended:
                reading(run.state, source, deep=False)
        items = iter(iterate(source, run))
        own = items.items if type(items) is TextGenerator else items
        give: Callable[[Any], None] = f[slot].give
        while True:
            run.charge_steps(1)
            try:
                item = next(own)
            except StopIteration as end:
                return end.value
            give(item)

    return give_all
