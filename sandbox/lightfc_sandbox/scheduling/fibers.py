"""Fibers: branches of evaluation that wait for futures, and what lets them go on. See `scheduling`."""

from __future__ import annotations

import contextvars
import sys
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from functools import partial
from threading import get_ident
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from greenlet import GreenletExit, getcurrent, greenlet

from lightfc_sandbox.budget.account import made
from lightfc_sandbox.effects import ACTS, CALLS_TEXT, TURNS
from lightfc_sandbox.errors import RAISED, Refused, Stop
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, completed, when_told
from lightfc_sandbox.scheduling.places import (
    Appended,
    Before,
    Context,
    Learning,
    Stamp,
    Statements,
    joined,
    put,
    stamp_of,
)

if TYPE_CHECKING:
    from lightfc_sandbox.budget.account import Run

_SUSPENDED: Any = object()
_FIBER_BYTES = 8_000
"""What a suspended fiber takes: its C stack, its frames and its context."""

_INNER_FIBER_BYTES = 40_000
"""What a fiber takes that others have begun inside of, one in the other."""

_HELD = 64

_ASKED = 32
"""Siblings for which memory is asked for at once, since asking may look at the whole process."""

_KEPT = 256

FIRST_LOOK = 16
"""Steps of the evaluation after the last future was made until it is looked whether all of them have gone."""

_AHEAD = 64
"""Calls that loops make while as many are in flight as may be."""


count_references: Callable[[Any], int] = getattr(sys, "getrefcount", lambda value: sys.maxsize)
(ALONE,) = [count_references(each) for each in [object()]]
"""What is counted where a list alone holds a value, which is gone through as here."""


class Fiber(greenlet):  # type: ignore[misc]  # which has no types
    """A branch of evaluation: it runs one job after the other, and one that suspends to its end."""

    def __init__(self, scheduler: Fibers) -> None:
        super().__init__(self._work)
        self.scheduler = scheduler
        if scheduler.context is None:
            scheduler.context = contextvars.copy_context()
        self.gr_context = scheduler.context
        self.result: Pending | None = None
        self.over: Pending | None = None
        self.reach: Learning | None = None  # of a job that is suspended
        self.told: Any = None  # the outcome of a job that was not suspended
        self.is_sibling = True
        self.base: int = 0 if scheduler.fiber is None else scheduler.fiber.base + 1
        # A greenlet begins as deep in the stack as what starts it, and stays so: kept ones serve no shallower place.
        self.used = scheduler.levels_used()
        self.levels = max(scheduler.run.levels - self.used, 0)
        while len(scheduler.idle) <= self.used:
            scheduler.idle.append([])
        scheduler.fibers.append(self)

    def _work(self, job: Any) -> Any:
        scheduler = self.scheduler
        while job is not None:
            context = job[-1]
            told: Any = _outcome(job)
            job = None
            if self.result is None:
                self.told = told
            else:
                self._end(context, *told)
            # A greenlet holds what it hands on with its switch, too.
            told = context = None
            if scheduler.ended:
                break
            scheduler.idle[self.used].append(self)
            job = self.parent.switch()
        return None

    def _end(self, context: Context, value: Any, error: Failure | None) -> None:
        """Tell those who wait for a job that was suspended."""
        result, over, reach = self.result, self.over, self.reach
        self.result = self.over = self.reach = None
        # One that fails stays one for which those behind it look, and come to know that; a `try` waits for all in it.
        self.scheduler.end_one(is_sibling=self.is_sibling and (error is None or context.trying is not None))
        before = context.left()
        if reach is not None:
            reach.end(context.before)
        assert result is not None and over is not None  # noqa: S101, PT018 - it was suspended
        if error is not None:
            if isinstance(error.error, Stop) and self.is_sibling:
                self.scheduler.stopped = error  # nothing goes on that a limit has ended
            result.fail(error)
            over.fail(error)
            return
        result.settle(value)
        over.settle(None if before is None else before.over)


def _outcome(job: list[Any]) -> tuple[Any, Failure | None]:
    """What a job gives, which is a function, its argument and a context: its value, or how it has failed.

    The job is emptied, since a greenlet holds what it was begun with to its end.
    """
    work, argument, context = job
    job.clear()
    try:
        return work(argument), None
    except RAISED as raised:
        # What it has printed and called by then stands before the failure.
        return None, completed(as_failure(raised), context.chain, getattr(raised, "stamp", None) or context.here)


def _told_at_once(
    told: tuple[Any, Failure | None], context: Context, reach: Learning | None, statements: Statements
) -> tuple[Any, Before | None]:
    """What `spawn` returns of a sibling that was not suspended."""
    value, error = told
    if error is not None:
        raise error
    if reach is not None:
        reach.end(context.before)
    return value, context.left(reach, statements)


class Fibers:
    """The fibers of a run, and the futures that it has begun.

    Args:
        most: How many calls may be in flight before loops wait with making more.
    """

    fiber: Fiber | None = None  # in which the evaluation is; None outside of all
    context: contextvars.Context | None = None  # of all fibers, once there is one
    result: Pending | None = None
    stopped: Failure | None = None  # the limit that a part has reached which was suspended before
    on_stop: Callable[[Failure], None] | None = None  # what ends the run then
    on_end: Callable[[], None] | None = None  # done before the fibers end, where the run is ended from outside
    room = 0  # siblings for which memory was found that have not begun, while no other is granted to the run
    granted = -1  # what was left to be granted then
    suspended = 0  # siblings that are suspended, or go on after they were
    noted = 0  # tasks at their end but for calls, which have appended what may be taken back
    functions = 0  # what functions of the session may do that an earlier text cannot know
    one_by_one = False  # no part goes on beside another
    in_turn = False  # the text hands on what is declared to act, so any function may come to call that
    pumping = ended = False
    lasts = False  # texts of a session follow, which have the variables of this one
    presses = False  # much has been done since the last call was made: loops look if they can go on plainly
    overdue = False  # calls in flight are to be waited for, where that holds up all that is evaluated
    left = FIRST_LOOK  # steps until it is looked whether all futures have gone
    steps = between = FIRST_LOOK  # since the last was made, and between two looks

    def __init__(self, run: Run, most: float) -> None:
        self.run = run
        self.thread = get_ident()  # of all fibers: none goes on in another one
        # What is made beyond what may be in flight waits in the order of the text, so a loop is somewhat ahead. Where
        # so many siblings are suspended the next has no fiber: those behind it begin when it is at its end.
        self.most = self.most_suspended = 2 * most + _AHEAD
        self.here = Context((), None, None)  # where the evaluation is
        self.lazy = False  # futures have been made, so values may be or hold some
        self.live: list[Pending] = []  # futures that have not settled well, as far as is known, by their stamps
        self.kept, self.most_held = _KEPT, _HELD
        # By their stamps too: those of calls that may change something, and of fibers that may make such; of these
        # those that are declared to.
        self.effects: list[Pending] = []
        self.acts: list[Pending] = []

    # Most runs wait for nothing, and have none of these.

    @made
    def fibers(self) -> list[Fiber]:
        """All that have begun."""
        return []

    @made
    def idle(self) -> list[list[Fiber]]:
        """Those at the end of a job, by how deep in a stack they are."""
        return []

    @made
    def ready(self) -> deque[tuple[Fiber, greenlet]]:
        """Those that go on, each with the place in it that does."""
        return deque()

    @made
    def flying(self) -> deque[Pending]:
        """The calls that are in flight, as far as is known."""
        return deque()

    @made
    def held(self) -> list[Pending]:
        """The futures that the text may hold, some of which may have gone."""
        return []

    @made
    def tasks(self) -> set[Stamp]:
        """The places of tasks: each, and what it calls, is beside the others."""
        return set()

    @made
    def only_tasks(self) -> dict[Stamp, Stamp]:
        """By the place where a block began, one up to which nothing of it goes on but tasks."""
        return {}

    @made
    def appended(self) -> WeakValueDictionary[int, Appended]:
        """The lists to which something was appended that may be taken back, by identity."""
        return WeakValueDictionary()

    @made
    def next_looks(self) -> dict[Any, int]:
        """By what parts name: the step from which it is looked again whether they can be evaluated plainly.

        By then as much has been done as the last look has cost.
        """
        return {}

    @made
    def births(self) -> dict[int, tuple[Any, Stamp]]:
        """What was made while siblings were suspended, by identity: the value, and where it was made."""
        return {}

    @made
    def making(self) -> dict[int, Any]:
        """The attributes of objects whose `__init__` goes on, by identity."""
        return {}

    @made
    def unfinished(self) -> dict[int, Any]:
        """The same where it has left something suspended."""
        return {}

    @made
    def made_anew(self) -> dict[int, tuple[Any, Any]]:
        """What stands in the place of a tuple that holds futures, by identity: it is the same wherever it is known."""
        return {}

    def main(self, work: Callable[[Any], Any], argument: Any) -> Pending:
        """Begin the run in a fiber: a future of what `work` gives."""
        fiber = Fiber(self)
        fiber.result, fiber.over = Pending(), Pending()
        self.result = result = fiber.result
        fiber.is_sibling = False
        fiber.parent = getcurrent()
        self.fiber, self.pumping = fiber, True
        try:
            fiber.switch([work, argument, self.here])
        finally:
            self.pumping, self.fiber = False, None
        self.pump()
        return result

    def pump(self) -> None:
        """Let go on what has become ready."""
        if self.pumping:
            return
        if self.thread != get_ident() and self.ready:
            self._fail_elsewhere()
            return
        self.pumping = True
        hub = getcurrent()
        try:
            while self.ready and not self.ended:
                fiber, place = self.ready.popleft()
                fiber.parent = hub
                self.fiber = fiber
                place.switch()
                del fiber, place
                if self.stopped is not None and self.on_stop is not None:
                    self.ended = True
                    self.on_stop(self.stopped)
        finally:
            self.pumping, self.fiber = False, None
        if self.result is not None and self.result._waiting is None:
            self.kill()

    def _fail_elsewhere(self) -> None:
        """Fail the run, whose event loop has been continued in another thread."""
        self.ready.clear()
        self.ended = True
        if self.on_stop is not None:
            error = RuntimeError(
                "the event loop of the run was continued in another thread, and programs are bound to theirs"
            )
            self.on_stop(as_failure(error))

    def _resume(self, fiber: Fiber, place: greenlet) -> None:
        self.ready.append((fiber, place))
        if not self.pumping:
            when_told(self.pump)  # who goes on meets no variable of which the value is there and has not been told

    def wait(self, pending: Pending) -> Any:
        """The value of a future; suspends the fiber at hand where it is not there.

        Raises:
            Failure: It has failed.
        """
        if pending._waiting is not None:
            self._suspend(pending)
        failure = pending.failure
        if failure is not None:
            # A variable that a turn of a loop has not left fails where it is asked for.
            raise completed(failure, pending.chain, self.here.here if pending.stamp == () else pending.stamp)
        return pending._value

    def _suspend(self, pending: Pending) -> None:
        fiber, run, here = self.fiber, self.run, self.here
        if fiber is None:
            raise Refused("this function of a module cannot wait for an async call: make the calls in a comprehension")
        depth, most, place = run.depth, run.most_depth, run.place
        handling = [*run.handling] if run.handling else None
        if fiber.result is None:
            fiber.result, fiber.over = Pending(), Pending()
            self.suspended += 1
            if not self._has_room() and not run.may_take(self.suspended * _FIBER_BYTES):
                raise Stop(
                    "memory_bytes",
                    run.limits.memory_bytes,
                    f"more than {self.suspended:,} parts of the program wait for calls",
                )
        pending.then(partial(self._resume, fiber, getcurrent()))
        fiber.parent.switch(_SUSPENDED)
        self.fiber, self.here, run.depth, run.most_depth, run.place = fiber, here, depth, most, place
        if handling is not None or run.handling:
            run.handling[:] = handling or ()
        run.resume()

    def touch(self, value: Any) -> Any:
        """The value itself, of a future waited for."""
        while type(value) is Pending:
            value = self.wait(value)
        return value

    def spawn(
        self,
        work: Callable[[Any], Any],
        argument: Any,
        before: Before | None,
        mask: int,
        reach: Learning | None = None,
        statements: Statements = None,
        *,
        part: bool = True,
    ) -> tuple[Any, Before | None]:
        """Run a sibling, on a fiber but where many are suspended or nothing waits; see `Group` and `Context`.

        Returns:
            Its value, or a future of it where it was suspended, and what those behind it come after.

        Raises:
            Failure: It has failed before it was suspended.
        """
        parent, outer, run = self.here, self.fiber, self.run
        mask, statements = self.may_do(mask), statements or parent.rest
        if self.lazy:
            self.look()
        self.here = context = Context(parent.stamp(), parent, before)
        context.acts, context.part = parent.acts or self.may_act(mask), parent.part or part
        context.rest = statements
        depth, most, place = run.depth, run.most_depth, run.place
        fiber = self._worker()
        if fiber is None:
            told: Any = _outcome([work, argument, context])
            self.here, run.depth, run.place = parent, depth, place
            return _told_at_once(told, context, reach, statements)
        self.fiber = fiber
        fiber.parent = getcurrent()
        run.allow(fiber.levels)
        handling = [*run.handling] if run.handling else None
        told = fiber.switch([work, argument, context])
        self.here, self.fiber, run.depth, run.most_depth, run.place = parent, outer, depth, most, place
        if told is not _SUSPENDED:
            told, fiber.told = fiber.told, None
            return _told_at_once(told, context, reach, statements)
        if handling is not None or run.handling:
            run.handling[:] = handling or ()
        result, over = fiber.result, fiber.over
        assert result is not None and over is not None  # noqa: S101, PT018 - it is suspended
        result.stamp, fiber.reach = context.path, reach
        self.note(result)
        self.note_effect(result, may_change=bool(mask & ACTS), acts=self.may_act(mask))
        return result, joined(before, Before(over, mask, context.path, reach, statements), reach, over=over)

    def _is_full(self) -> bool:
        """Whether no sibling is begun on a fiber: half of the memory is left to those that wait."""
        suspended, run = self.suspended, self.run
        if suspended >= self.most_suspended or self.one_by_one or self.overdue or run.tells:
            return True  # where `tells`, one that is suspended would hold what its text does not hold any more
        if self._has_room():
            self.room -= 1
            return False
        self.granted = run.bytes_kept
        self.room = _ASKED if run.may_take(2 * (suspended + _ASKED) * _FIBER_BYTES) else 0
        return not self.room and not run.may_take(2 * suspended * _FIBER_BYTES)

    def _has_room(self) -> bool:
        return self.room > 0 and self.run.bytes_kept == self.granted

    def may_do(self, mask: int) -> int:
        """What a part may do, as far as its text knows, with what functions have come to do that it calls."""
        functions = self.functions
        return mask | functions if functions and mask & (CALLS_TEXT | self.run.unnamed) else mask

    def may_act(self, mask: int) -> bool:
        """Whether what does so much may make a call that is declared to act."""
        return mask & TURNS != 0 or (mask & CALLS_TEXT != 0 and self.in_turn)

    def _worker(self) -> Fiber | None:
        """A fiber for a sibling; None where those that there are have taken half of the memory."""
        if self._is_full():
            return None
        for kept in self.idle[: self.levels_used() + 1]:
            if kept:
                fiber: Fiber = kept.pop()
                return fiber
        deepest = 0 if self.fiber is None else self.fiber.base + 1
        if deepest and not self.run.may_take(2 * deepest * _INNER_FIBER_BYTES):
            return None
        return Fiber(self)

    def levels_used(self) -> int:
        """Levels of the stack at hand that are used where a fiber begins here; two of these take as much as a call."""
        run, fiber = self.run, self.fiber
        begins = 0 if fiber is None else fiber.base & 1
        return max(run.levels + run.depth + begins - run.most_depth, 0)

    def kill(self) -> None:
        """End all fibers that are left; nothing of the text runs any more."""
        self.ended = True
        if not self.lazy and self.context is None:
            return  # nothing has been begun that could be left
        me = getcurrent()
        for each in self.fibers if self.thread == get_ident() else ():  # else their own thread ends them as it ends
            if each and not each.dead and each is not me:  # false where it has not begun
                each.parent = me
                each.throw(GreenletExit)
        lists = (self.fibers, self.idle, self.ready, self.live, self.flying, self.effects, self.acts)
        for kept in lists:
            kept.clear()
        self.births.clear()
        self.making.clear()
        self.unfinished.clear()
        self.made_anew.clear()
        # Who holds the run, such as the traceback of its error, holds none of its values.
        self.fiber = self.result = self.stopped = self.on_stop = self.on_end = None
        self.here = Context((), None, None)
        self.held = [each for each in self.held if self.lasts and count_references(each) > ALONE]

    def note_effect(self, pending: Pending, *, may_change: bool, acts: bool) -> None:
        """Take note of what a future may do."""
        if may_change:
            put(self.effects, pending)
        if acts:
            put(self.acts, pending)

    def is_making(self, fields: Any) -> bool:
        """Whether an object is still being made, so that attributes may be assigned which only `__init__` assigns."""
        return id(fields) in self.making or id(fields) in self.unfinished

    def end_one(self, *, is_sibling: bool) -> None:
        """Take note that a job that was suspended is at its end."""
        self.suspended -= is_sibling
        if not self.suspended:
            self.births.clear()
            self.unfinished.clear()

    def note(self, pending: Pending, *, calls: bool = False) -> Pending:
        """Take note of a future, which is waited for at the end of the run at the latest; `calls`: it is of a call."""
        here = self.here
        if pending.stamp is None:
            pending.stamp = here.stamp()
        if pending.chain is None:
            pending.chain = here.chain
        if pending.failure is not None and pending.failure.stamp is None:
            pending.failure.stamp = pending.stamp
        if calls or not self.lazy:
            self.overdue = False
            self.left = self.steps = self.between = FIRST_LOOK
        self.lazy = self.run.busy = True
        self.hold(pending)
        live = self.live
        put(live, pending)
        if len(live) > self.kept:
            self.live = live = [each for each in live if each._waiting is not None or each.failure is not None]
            self.kept = 2 * len(live) + _KEPT
        return pending

    def hold(self, pending: Pending) -> Pending:
        """Take note of a future that the text may come to hold."""
        self.held.append(pending)
        if len(self.held) > self.most_held:
            self.forget_gone()
            self.most_held = 2 * len(self.held) + _HELD
        return pending

    def forget_gone(self) -> None:
        """Forget the futures that only the scheduler knows by now, as all who held them have put the value there."""
        for name in ("live", "effects", "acts", "flying"):
            kept = getattr(self, name)
            if kept:
                left = [each for each in kept if each._waiting is not None or each.failure is not None]
                kept.clear()
                kept.extend(left)
        self.held = [each for each in self.held if count_references(each) > ALONE or each.failure is not None]

    def rest(self) -> None:
        """See whether all futures have gone, so that nothing has to be looked at for them: see `evaluation.rest`."""

    def go_on(self) -> None:
        """Begin the next statement of the block at hand, or the next turn of a loop."""
        self.here.go_on()
        self.look()

    def look(self) -> None:
        """Count a step of the evaluation, and from time to time see whether all futures have gone."""
        self.left -= 1
        if self.left < 0 or (self.overdue and not self.here.part):
            self.rest()

    def may_wait(self) -> bool:
        """Whether a future that is touched may have to be waited for."""
        flying = self.flying
        while flying and flying[0]._waiting is None:
            flying.popleft()
        return bool(flying) or self.suspended > 0

    def replace(self, pending: Pending, other: Pending) -> None:
        """Have another future wait in the place of one that was noted."""
        other.stamp, other.chain = pending.stamp, pending.chain
        other.apart, other.fresh, other.given = pending.apart, pending.fresh, pending.given
        for kept in (self.live, self.effects, self.acts):
            place = bisect_left(kept, pending.stamp, key=stamp_of)
            if place < len(kept) and kept[place] is pending:
                kept[place] = other
