"""The scheduler of a run: what waits for what, so that the order is that of Python. See `scheduling`."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from lightfc_sandbox.effects import NOTED, R_HOST, READS, WRITES
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.scheduling.fibers import Fibers
from lightfc_sandbox.scheduling.futures import Failure, Pending, after, completed, when
from lightfc_sandbox.scheduling.places import (
    EVERYTHING,
    MAX_NOTED,
    Appended,
    Before,
    Context,
    Levels,
    Note,
    Stamp,
    Trying,
    beside,
    joined,
    left_between,
    places_between,
    stamp_of,
)
from lightfc_sandbox.scheduling.siblings import IF_LAZY, INLINE, Group

_FEW_LEVELS = 16
_FEW = 16
"""As many futures are looked at in the time of what looks for them."""

_MAX_BORN = 10_000

Reader = tuple[Stamp, Stamp, Sequence[tuple[Stamp, Stamp]]]
"""Where something may see effects: the path of its context, its place, and where it waits for all of them."""


class Scheduler(Fibers):
    """What a run keeps in which calls may overlap.

    Attributes:
        gates: The barriers that are not over, each of which settles when it is.
        output: What the text has printed, each line with its stamp.
        said: The stamp of the expression statement that has given the value of the text.
    """

    gates: Sequence[Pending] = ()
    output: Sequence[tuple[Stamp, str]] = ()
    said: Stamp = ()

    def siblings(
        self,
        f: list[Any],
        parts: Sequence[Callable[[Any], Any]],
        modes: Sequence[int],
        masks: Sequence[int],
        shared: bool,
    ) -> list[Any]:
        """The values of parts, futures among them; one that is suspended does not keep the next from beginning.

        With a `shared` frame they are at their end then, as nothing below may assign variables that they have yet to
        read; with copies of it they see no later assignment.
        """
        if self.lazy:
            self.look()
        group = Group(self)
        last = len(parts) - 1
        values: list[Any] = []
        try:
            for position, part in enumerate(parts):
                mode = modes[position]
                # Where nothing waits there is nothing to wait for: what stands behind begins soon enough.
                if mode == INLINE or position == last or (mode == IF_LAZY and not (self.lazy and self.may_wait())):
                    values.append(group.inline(part, f, self.may_act(masks[position])))
                else:
                    values.append(group.spawn(part, f if shared else [*f], masks[position]))
        finally:
            group.close()
        group.check()
        if shared:
            group.settle()
        return values

    def say_last(self, value: Any) -> None:
        """Take note of the value of an expression statement: that of the last one in program order is the run's."""
        stamp = self.here.stamp()
        if stamp > self.said:
            self.run.value, self.said = value, stamp

    def next_text(self, root: Context) -> None:
        """Begin the next text of a session: what began in an earlier one, and goes on, has the same scheduler.

        Args:
            root: Where all texts of the session are evaluated, each below the ones before it.
        """
        held, one_by_one = self.held, self.one_by_one
        self.__dict__ = vars(Scheduler(self.run, self.run.limits.calls_in_flight)) | {"here": root, "lasts": True}
        self.one_by_one = one_by_one  # functions that last may set it as well
        self.held, self.lazy = held, bool(held)  # what lasts of the texts before holds them, such as an object
        self.run.busy = self.lazy
        root.before = root.outer = root.chain = root.trying = None
        begun = root.stamp()
        root.body = (begun, begun, None)

    # Turns.

    def turn(self) -> None:
        """Wait until all that stands before in program order, and was suspended, is at its end."""
        self.settle_tried()
        if self.suspended:
            self._turn(EVERYTHING & ~NOTED, None)
            here = self.here
            if not self.noted:
                here.before = here.outer = None

    def above_levels(self) -> list[Before] | None:
        """What is suspended before the contexts around the place at hand; None where these are many."""
        level: Levels | None = self.here.outer
        found: list[Before] = []
        for _ in range(_FEW_LEVELS):
            if level is None:
                return found
            before, level = level
            if before is not None and before.over._waiting is not None:
                found.append(before)
        return None

    def turn_of(self, owner: Any) -> None:
        """The same, before `owner` is changed: what cannot know it need not be waited for."""
        self.settle_tried()
        self.append_to(owner, self._noted_of(owner))

    def append_to(self, owner: Any, noted: int = 0) -> None:
        """The same of a change that a `try` takes back, and that others may be taken back before."""
        if self.suspended or noted:
            seen = READS | WRITES | noted
            if id(owner) in (self.run.adopted or ()):
                seen |= R_HOST
            self._turn(seen, owner)

    def reading(self, owner: Any, mask: int) -> None:
        """Take one's turn before `owner` is read, after those that may change it by `mask`."""
        noted = self._noted_of(owner)
        if self.suspended or noted:
            self._turn(mask | noted, owner)

    def _noted_of(self, owner: Any) -> int:
        """What has been done to a list that may be taken back."""
        return NOTED if self.noted and id(owner) in self.appended else 0

    def may_change(self, made: Pending | None = None) -> bool:
        """Whether siblings before this place may still change something, or what a future gives."""
        level: Levels | None = (self.here.before, self.here.outer)
        while level is not None:
            before, level = level
            if before is None or not before.mask & WRITES or before.over._waiting is None:
                continue
            if made is None or not made.fresh or before.knows(made.stamp):
                return True
        return False

    @property
    def watches(self) -> bool:
        """Whether what is about to be read or changed may have to wait for what stands before."""
        return bool(self.suspended or self.noted) or (self.here.trying is not None and bool(self.live))

    def settle_tried(self) -> None:
        """In a `try`, wait for all that stands before in it, and in those around it: nothing that changes is undone."""
        here = self.here
        trying, before = here.trying, here.before
        if trying is not None and self.live:
            if before is not None and before.mask != NOTED and before.over._waiting is not None:
                self.wait_all([before.over])  # they wait for most of the others in the same way
            self.settle(trying.first, here.here)

    def asked_for(self, given: Any, item: Any) -> None:
        """In a `try`, take note of an item that was asked for: it is given back behind a failure."""
        trying = self.here.trying
        if trying is not None:
            trying.is_noted("asks")
            self._take_note(trying, (self.here.here, given, item))

    def has_appended(self, owner: list[Any]) -> None:
        """In a `try`, take note of what was appended to a list: it is taken back behind a failure."""
        trying = self.here.trying
        if trying is not None and self.live:
            trying.is_noted("appends")
            kept = self.appended.get(id(owner))
            if kept is None:
                self.appended[id(owner)] = kept = Appended(owner)
            self._take_note(trying, (self.here.stamp(), kept, kept.last()))

    def note_assigned(self, frame: list[Any], slots: Sequence[int]) -> None:
        """In a `try`, take note of what variables hold that are about to be assigned."""
        trying = self.here.trying
        if trying is None or not self.live or not slots:
            return
        stamp = self.here.stamp()
        if max([trying.note(stamp, frame, slot) for slot in slots]) > MAX_NOTED:
            self.settle(trying.first, self.here.here)
            trying.assigned.clear()

    def _take_note(self, trying: Trying, note: Note) -> None:
        noted = trying.given
        noted.append(note)
        if len(noted) > MAX_NOTED:
            self.settle_tried()
            noted.clear()

    def _turn(self, mask: int, owner: Any) -> None:
        while self._waited(mask, owner):
            """What was passed by may have come to know the owner, or what it holds, from what was waited for."""

    def _waited(self, mask: int, owner: Any) -> bool:
        """Wait for those that may know what is read or changed; gives whether another look is needed."""
        known = self.births.get(id(owner))
        here = self.here
        passed = again = False
        level: Levels | None = (here.before, here.outer)
        while level is not None:
            before, level = level
            if before is None or not before.mask & mask or (known is not None and not before.knows(known[1])):
                continue
            if before.reach is not None and owner is not None:
                reads = not mask & READS
                self.run.charge_steps(1)
                while (until := before.reach.until(owner, before, reads=reads)) not in (None, before.over):
                    self.wait_all([until])  # what fails in a turn may be caught there
                    again = passed
                if until is None:
                    passed = True
                    continue
            over = before.over
            if over._waiting is not None or over.failure is not None:
                again = passed
                self.wait(over)
        return again

    def born(self, made: Any, stamp: Stamp | None = None) -> Any:
        """Note that a value was made at a place, which is here if none is given: nothing before that can know it."""
        births = self.births
        if id(made) not in births:
            if len(births) >= _MAX_BORN:
                births.clear()  # what is not noted is taken to be known
            births[id(made)] = made, self.here.stamp() if stamp is None else stamp
        return made

    # What has been begun.

    def begin_task(self, stamp: Stamp) -> None:
        """Take note of the place of a task: it, and what it calls, is beside the others."""
        self.tasks.add(stamp)

    def _task_around(self) -> int:
        """How much of the path of the place at hand is that of the innermost task around it."""
        path = self.here.path
        return next((end for end in range(len(path), 0, -1) if path[:end] in self.tasks), 0)

    def _is_beside(self, stamp: Stamp) -> bool:
        """Whether a place is in a task in which the place at hand is not."""
        tasks, path, size = self.tasks, self.here.path, len(stamp)
        self.run.charge_steps(size * size >> 10)  # stamps grow long in functions that call themselves
        return any(stamp[:end] in tasks and stamp[:end] != path[:end] for end in range(1, size + 1))

    def settle(self, since: Stamp, until: Stamp | None, beside: Callable[[Stamp], bool] | None = None) -> None:
        """Wait for the futures between two places, but for those at stamps that are `beside` what waits.

        Raises:
            Failure: One has failed; the first in program order is raised.
        """
        failed = [each for each in self._settled(since, until, beside) if each.failure is not None]
        if failed:
            self.wait(min(failed, key=_place_of))

    def _settled(
        self, since: Stamp, until: Stamp | None, beside: Callable[[Stamp], bool] | None = None
    ) -> list[Pending]:
        """The futures between two places that have failed, when all of them have settled."""
        while True:
            wanted = self._between(since, until)
            if beside is not None:
                wanted = [each for each in wanted if not beside(each.stamp)]
            if not (wanted and self.wait_all(wanted)):  # what goes on may call more
                return wanted

    def _between(self, since: Stamp, until: Stamp | None) -> list[Pending]:
        path, found = self.here.path, left_between(self.live, since, until)
        if len(found) > _FEW:
            self.run.charge_steps(len(found) >> 2)
        return beside(path, found)  # what is being evaluated here is not among them

    def wait_all(self, pendings: Iterable[Pending]) -> bool:
        """Wait until all have settled, well or not; gives whether one had not."""
        left = [each for each in pendings if each._waiting is not None]
        # From the last on, which mostly is the last to settle, so that there is one wait.
        for each in reversed(left):
            if each._waiting is not None:
                self._suspend(each)
        return bool(left)

    def first_failure(self, error: BaseException, trying: Trying) -> BaseException:
        """The failure to tell for `error`, which leaves a `try`: one that stands before it in the text comes first.

        One that stands before the `try` stays as it is, with its stamp. Any other has none, as it happens here: what
        stands between is taken back.
        """
        if isinstance(error, Stop):
            return error
        here, since = self.here, trying.since
        until = here.here
        stamp: Stamp = getattr(error, "stamp", None) or until
        if stamp < since:
            return error
        self._settled(since, until)
        here.before = trying.before
        told = error
        for each in self._between(since, stamp):
            failure = each.failure
            if failure is not None and each.place < stamp and not isinstance(failure.error, Stop):
                told, stamp = completed(failure, each.chain, each.stamp), each.place
        self._take_back(trying, stamp, until)
        if isinstance(told, Failure):
            told.stamp = None
        return told

    def _take_back(self, trying: Trying, stamp: Stamp, until: Stamp) -> None:
        """End what was begun in a `try`, of which what stands behind `stamp` is taken back."""
        # What has been told is over: nothing that stands behind waits for it.
        for kept in (self.live, self.effects, self.acts):
            del kept[slice(*places_between(kept, trying.since, until))]
        trying.undo(stamp, until)
        self.output = [each for each in self.output if not stamp < each[0] < until]

    def leave_later(self, trying: Trying, value: Any, keep: Callable[[Exception], Any]) -> Any:
        """Leave a `try` whose body has ended, without waiting for its calls: its value, or a future of that.

        Args:
            value: The value.
            keep: Gives what stands for it where a call has failed.
        """
        here = self.here
        if trying.asks:
            self.settle(trying.since, here.here)
            return value
        made, path = self.note(Pending()), here.path
        self.run.hold_future()

        def arrived() -> None:
            begun = beside(path, left_between(self.live, trying.since, made.stamp))
            waiting = [each for each in begun if each._waiting is not None]
            if self.ended:
                return
            if waiting:
                when(waiting, arrived)
                return
            self.run.futures -= 1
            if not begun:
                made.settle(value)
            else:
                first = min(begun, key=_place_of)
                assert first.failure is not None  # noqa: S101 - what has settled well was taken out
                told = completed(first.failure, first.chain, None)
                self._take_back(trying, first.place, made.stamp)
                _keep_later(made, told, keep)

        arrived()
        left, before = here.before, trying.before
        here.before = before
        if made._waiting is None:
            return self.touch(made)
        if left is not None and left is not before:
            # What stands behind waits for what the body has left suspended, but does not fail with it.
            over = made if before is None else after(before.over, made)
            here.before = Before(over, left.mask, left.last, left.reach, left.parts)
        if trying.appends:
            self._leave_noted(made)
        return made

    def _leave_noted(self, made: Pending) -> None:
        """Have who reads or changes a list wait for what was appended to it here, which may be taken back."""
        here = self.here
        here.before = joined(here.before, Before(made, NOTED, here.path))
        self.noted += 1

        def arrived() -> None:
            self.noted -= 1

        made.then(arrived)

    def above(self) -> list[Pending]:
        """The futures of statements above the one at hand that are not there yet or have failed, in program order."""
        found = [each for since, until in self.statements_above() for each in self._between(since, until)]
        return sorted(found, key=stamp_of)

    def above_here(self) -> list[Pending]:
        """All futures before the place at hand that are not there yet or have failed."""
        return self._between((), self.here.here)

    def has_ended_well(self) -> bool:
        """Whether all that was begun is at its end, and has not failed."""
        return not (self.may_wait() or self.gates or left_between(self.live, (), None))

    # Calls.

    def ahead(self, *, ends: bool) -> Ahead:
        """How far a loop that begins here runs ahead of its calls; `ends`: what it goes over is known to end."""
        return Ahead(self, ends=ends)

    def throttle(self) -> None:
        """Wait for room where many calls are in flight: a loop makes no more of them than it has to."""
        flying = self.flying
        while len(flying) >= self.most:
            if flying[0]._waiting is None:
                flying.popleft()
                continue
            left = [each for each in flying if each._waiting is not None]
            flying.clear()
            flying.extend(left)
            if len(flying) >= self.most and self.fiber is not None:
                self.wait_all([flying[0]])
            elif len(flying) >= self.most:
                return

    def statements_above(self) -> Iterable[tuple[Stamp, Stamp]]:
        """Where the statements stand that are above the place at hand: in its block, and in those that call it."""
        body: Any = self.here.body
        while body is not None:
            since, until, body = body
            # Both are of one block, so that they differ in their ends if at all.
            if len(since) < len(until) or since[-1:] < until[-1:]:
                yield since, until

    def may_see(self, order: str) -> bool:
        """Whether a call may see effects that are not at their end; one that acts has waited for them."""
        return bool(self.effects if order == "free" else self.acts and order == "effect")

    def reader(self) -> Reader | None:
        """The place at hand, as one that may see effects before it; None where none is in flight."""
        for kept in (self.acts, self.effects):
            while kept and kept[-1]._waiting is None and kept[-1].failure is None:
                kept.pop()
        here = self.here
        if not self.effects:
            return None
        # What decides what is done, or with what, sees all effects before it, also those of undeclared calls.
        since = [((), here.here)] if here.acts else [*self.statements_above()]
        return here.path, here.here, since

    def effects_before(self, reader: Reader) -> list[Pending]:
        """What a place has to wait for next of the effects before it, as far as they have begun.

        It waits for what is declared to act, for which all behind that waits, and for all in statements above it.
        """
        path, place, above = reader
        found = self._last_before(self.acts, path, (), place)
        for since, until in above:
            found += self._last_before(self.effects, path, since, until)
        return found

    def _last_before(self, kept: list[Pending], path: Stamp, since: Stamp, until: Stamp) -> list[Pending]:
        """The last of some effects between two places that is not at its end or has failed; others are taken out."""
        place = bisect_left(kept, until, key=stamp_of)
        while place:
            place -= 1
            each = kept[place]
            if each.stamp < since:
                break
            if each._waiting is None and each.failure is None:
                del kept[place]
            elif beside(path, [each]):
                return [self._around(each, path)]
        return []

    def _around(self, effect: Pending, path: Stamp) -> Pending:
        """The outermost part beside a path that an effect stands in: it may yet be caught there."""
        live, stamp = self.live, effect.stamp
        for size in range(1, len(stamp)):
            if path[:size] != stamp[:size]:
                place = bisect_left(live, stamp[:size], key=stamp_of)
                if place < len(live) and live[place].stamp == stamp[:size] and live[place]._waiting is not None:
                    return live[place]
        return effect

    def wait_for_effects(self, opened: Any = None) -> None:
        """Before an object of the host is looked at: wait for the effects before it, which may change it.

        Before one that is `opened`, also for all parts before it which may call methods that do.
        """
        if opened is not None:
            self.reading(opened, WRITES)
        place = self.reader()
        while place is not None and self.wait_all(self.effects_before(place)):
            pass  # what was suspended above may have called more

    def settle_above(self, *, task: bool = False) -> None:
        """Before a call with an effect: wait for the statements above.

        A `task` does not wait for other tasks, and what is in one for none outside of that.

        Raises:
            Failure: One has failed, so that Python would not have come here; the first in program order is raised.
        """
        here = self.here
        since, until, around = here.body
        if not self.live or (around is None and since is until):
            return
        own = self._task_around() if self.tasks else 0
        for first, last in reversed([*self.statements_above()]):
            if not task and first[:own] == here.path[:own]:
                self.settle(first, last)
            else:
                self.settle(self.only_tasks.get(first, first), last, self._is_beside)
                self.only_tasks[first] = last
        if task or own:
            return
        here.body = (until, until, None)  # all of that has ended well, and is not looked at again

    def settle_before(self) -> None:
        """Before a call that acts: wait for all that stands before it, siblings to its left too.

        Raises:
            Failure: The first failure of that in program order.
        """
        self.turn()
        self.settle((), self.here.here)

    def gates_before(self, stamp: Stamp) -> list[Pending]:
        """The barriers that stand before a place and are not over."""
        return [each for each in self.gates if each.stamp < stamp] if self.gates else []

    def close_gate(self) -> Pending:
        """Hold up all calls that stand behind here, until what comes back has settled."""
        gate = Pending()
        gate.stamp = self.here.stamp()
        before = self.gates_before(gate.stamp)
        self.gates = [*self.gates, gate]
        for each in before:
            self.wait(each)
        return gate

    def open_gate(self, gate: Pending) -> None:
        """Let go on what a barrier has held up."""
        self.gates = [each for each in self.gates if each is not gate]
        gate.settle(None)


_place_of = attrgetter("place")


def _keep_later(made: Pending, failure: Failure, keep: Callable[[Exception], Any]) -> None:
    failure.stamp = None  # it happens where it is told
    made.have(partial(keep, failure))


_FIRST_AHEAD = 32


class Ahead:
    """How far a loop runs ahead of the calls of its turns.

    One that goes on until something fails has to come to its end as in Python, and not to make all calls that it may.
    So where nobody knows how many turns there are, it waits for the calls that it has made when these have doubled.
    """

    __slots__ = ("_left", "_since", "_state", "_turns")

    def __init__(self, state: Scheduler, *, ends: bool) -> None:
        self._state, self._since = state, state.here.here
        self._turns = 0 if ends else _FIRST_AHEAD
        self._left = self._turns

    def turn(self) -> None:
        """Before a turn: wait for room where many calls are in flight.

        Raises:
            Failure: A call of a turn before has failed.
        """
        state = self._state
        if len(state.flying) >= state.most:
            state.throttle()
        if self._turns:
            self._left -= 1
            if self._left < 0:
                state.settle(self._since, state.here.here)
                self._turns *= 2
                self._left = self._turns
