"""Lets the evaluation of a text be plain again when all calls have ended and no future is left.

While a text may hold futures, each operation looks for them. When all have settled, their values are put where the text
holds them; if none is left then, nothing has to be looked for. Whether one is left is told by CPython's count of
references, so what is not found here, such as in an iterator, keeps the evaluation as it is: slower, and never wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

from greenlet import getcurrent

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.evaluation.held_futures import HOLDERS, Look, settled_value
from lightfc_sandbox.evaluation.iterables import parts_inside
from lightfc_sandbox.evaluation.plainly import PARTS_A_STEP
from lightfc_sandbox.scheduling.futures import Failure
from lightfc_sandbox.scheduling.order import Scheduler
from lightfc_sandbox.values.kinds import ATOMS, TextFunction

_LONG = 250
"""Steps since the last call was made, after which calls in flight are waited for: what goes on is much faster then."""

_MOST_BETWEEN = 5_000  # steps between two looks at all that the text holds


class RestingScheduler(Scheduler):
    """A scheduler that lets the evaluation be plain again."""

    def rest(self) -> None:
        """See whether all futures have gone; if not, look again when as much has been done as now."""
        self.steps += self.between - self.left
        seen, fiber = 0, self.fiber
        plain = self.run.aside is not None  # a generator is asked by what is not slower for them
        self.presses = self.steps > _LONG
        if self.presses and not plain and fiber is not None and self.may_wait():
            self.overdue = self.here.part  # what it is a part of has to wait: else others would go on beside it
            if not self.overdue:
                self.wait_all(self.above_here())
        if self.has_ended_well():
            here = self.here
            if here.trying is not None:
                here.trying.keep_from(here.here)  # nothing before has failed
            self.forget_gone()
            if self.held:
                seen = _put_values(self)
                self.made_anew.clear()
                self.forget_gone()
            if not self.held:
                self.lazy = self.run.busy = False
        self.between = self.left = max(min(2 * self.between, _MOST_BETWEEN), seen // PARTS_A_STEP)


def _put_values(state: Scheduler) -> int:
    """Put values in the place of the futures that the text holds; gives how many parts of values it has looked at."""
    look = Look(state.run)
    try:
        _look_at_all(state, look)
    except Failure:
        pass  # it is told where it is asked for
    except Stop as error:
        if error.limit != "memory_bytes":
            raise
    return look.parts


def _look_at_all(state: Scheduler, look: Look) -> None:
    run, seen, done = state.run, dict[int, Any](), dict[int, Any]()
    todo: list[Any] = []
    for frame in _frames(run):
        _put_in_frame(state, frame, todo, done)
    while todo:
        value = todo.pop()
        if id(value) in seen:
            continue
        seen[id(value)] = value
        kind = type(value)
        if kind in HOLDERS:
            settled_value(state, value, done)
        elif kind is TextFunction and value.around is not None:
            _put_in_frame(state, value.around, todo, done)
        parts = [*parts_inside(run, kind, value)]
        look.count(len(parts) + 1, 2 * (len(seen) + len(done)))
        todo += [each for each in parts if type(each) not in ATOMS]


def _put_in_frame(state: Scheduler, frame: list[Any], todo: list[Any], done: dict[int, Any]) -> None:
    if id(frame) in done:
        return
    done[id(frame)] = frame, frame
    for slot in range(HEADER, len(frame)):
        if type(frame[slot]) not in ATOMS:
            frame[slot] = value = settled_value(state, frame[slot], done)
            todo.append(value)


def _frames(run: Run) -> Iterator[list[Any]]:
    """The variables of the functions that are being called here, and of those that wait for what goes on here."""
    fiber: Any = getcurrent()
    frame: FrameType | None = sys._getframe()
    while True:
        while frame is not None:
            code = frame.f_code
            if "f" in code.co_varnames and frame.f_globals.get("__name__", "").startswith("lightfc_sandbox."):
                found = frame.f_locals.get("f")
                if type(found) is list and found and found[0] is run:
                    yield found
            frame = frame.f_back
        fiber = fiber.parent
        if fiber is None:
            return
        frame = fiber.gr_frame
