"""Closures of `for` and `while`: how their turns are charged, how they end, and which go on beside one another."""

from __future__ import annotations

from collections.abc import Callable, Set
from itertools import count
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import Scope, bound_names, is_unsure
from lightfc_sandbox.checking.sites import Path
from lightfc_sandbox.effects import ACTS, CALLS, TOUCH, WRITES
from lightfc_sandbox.evaluation.emitter import Assign, Closure, Emitter
from lightfc_sandbox.evaluation.held_futures import source_of
from lightfc_sandbox.evaluation.iterables import FRESH, GoneThrough, Handed, asked_in_turn, bound_first, pulled
from lightfc_sandbox.evaluation.plainly import GoingOn, is_due
from lightfc_sandbox.evaluation.reach import Leaves, Named, Reach, is_fixed
from lightfc_sandbox.evaluation.settling import settled
from lightfc_sandbox.evaluation.targets import left_in, target
from lightfc_sandbox.parsing.source import nodes_below
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.places import NONE_LEFT, Stamp, Statements
from lightfc_sandbox.scheduling.siblings import Group
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.lazy import ends

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Ahead, Scheduler


def while_(e: Emitter, n: ir.While) -> Closure:
    """`while`."""
    e.hot += 1
    going_on = e.going_on(n, e.cover)
    test, e.turn = e.emit(n.test), n.body
    body, orelse, truth = e.emit(n.body), e.emit(n.orelse), e.truth
    e.hot -= 1
    paths = e.calling and bool(e.may_do(n.mask) & CALLS)

    def evaluate(f: list[Any], _n: Any = n.node, order: int = n.order) -> Any:
        run, path = f[0], f[2]
        state = run.state if paths else None
        ahead = None if state is None else state.ahead(ends=False)
        try:
            for turn in count():
                run.charge_steps(1)
                if run.busy and run.state is not None:
                    run.state.look()
                if going_on is not None and is_due(run, turn) and going_on.can(f):
                    return going_on(f)
                if state is not None and ahead is not None:
                    f[2] = (*path, order, turn)
                    if state.lazy:
                        state.go_on()
                    ahead.turn()
                value = test(f)
                if value is not True and (value is False or not truth(run, value)):
                    break
                signal = body(f)
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal
        finally:
            f[2] = path
        return orelse(f)

    return evaluate


def for_(e: Emitter, n: ir.For) -> Closure:
    """`for`."""
    iterable, assign = e.emit(n.iterable), target(e, n.target, tried=n.tried)
    e.hot += 1
    spreads = e.calling and _spreads(e, n)
    going_on = None if n.turns.yields else e.going_on(n, _turns, [n.target, n.body])
    e.turn, e.spread = (None, n) if spreads else (n.body, None)
    body, orelse = e.emit(n.body), e.emit(n.orelse)
    e.hot -= 1
    plain = _for_all(n.node, iterable, assign, body, orelse)
    if not e.calling:
        return plain
    execute = _looking(n.node, iterable, assign, body, orelse, going_on)
    if e.may_do(n.body.mask) & (CALLS | TOUCH):
        overlapping = Overlapping(e, n, iterable, assign, body, orelse, spreads=spreads)
        overlapping.going_on = going_on
        execute = settled(n.node, overlapping) if e.tells else overlapping  # a generator may be told to end there
    return lambda f, _n=n.node: plain(f) if f[0].state is None else execute(f)  # type: ignore[misc]


def handed(e: Emitter, node: Any) -> Handed | None:
    """What tells which attributes the turns of a loop may hand on, where that can be known."""
    checker = e.checker
    if not checker.holds_objects or e.continues:
        return None
    source, names = checker.source, checker.names

    def found(run: Run) -> Set[str] | None:
        from lightfc_sandbox.checking.handed_attributes import HandedAttributes  # which few texts need

        run.charge_steps(len(source.nodes))
        return HandedAttributes(source, names).by(node)

    return found


def _turns(e: Emitter, n: ir.Node) -> Closure:
    """What is done with the items that are left of a loop; it is a function of the frame and these."""
    assert type(n) is ir.For  # noqa: S101 - of which this is a part
    assign, body = target(e, n.target, tried=n.tried), e.emit(n.body)

    def turns(f: list[Any], items: Any, _n: Any = n.node) -> Any:
        run = f[0]
        for item in items:
            run.charge_steps(1)
            assign(run, f, item)
            signal = body(f)
            if signal is not None and signal is not CONTINUE:
                return signal
        return CONTINUE

    return turns  # type: ignore[return-value]


def _spreads(e: Emitter, n: ir.For) -> bool:
    """Whether the turns of a loop may go on beside one another."""
    scope, inside = n.scope, n.body.mask | n.target.mask
    return (
        not n.turns.leaves
        and bool(inside & TOUCH)
        and e.reaches(n.body, n.node)
        # A call with an effect waits for all calls of the turn before, so turns cannot overlap.
        and not e.may_do(inside) & ACTS
        and not (n.turns.stored & scope.captured)
        and not n.turns.stored & set(scope.elsewhere)
        and not e.shares(inside, scope)
        and not n.turns.yields
    )


def _for_all(node: Any, iterable: Closure, assign: Assign, body: Closure, orelse: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        run = f[0]
        for item in iterate(source_of(run, iterable(f)), run):
            run.charge_steps(1)
            assign(run, f, item)
            signal = body(f)
            if signal is not None and signal is not CONTINUE:
                return None if signal is BREAK else signal
        return orelse(f)

    return evaluate


def _looking(
    node: Any, iterable: Closure, assign: Assign, body: Closure, orelse: Closure, going_on: GoingOn | None
) -> Closure:
    """The same in a text that may hold futures: when none is left, or none is met here, it goes on plainly."""

    def turns(f: list[Any], run: Run, source: Any) -> Any:
        items = iterate(source, run)
        try:
            for turn, item in enumerate(items, 1):
                run.charge_steps(1)
                assign(run, f, item)
                signal = body(f)
                if signal is not None and signal is not CONTINUE:
                    return signal
                if run.busy and run.state is not None:
                    run.state.look()
                    if going_on is not None and is_due(run, turn) and going_on.can(f, source):
                        return going_on(f, items)
            return CONTINUE
        finally:
            del items, source  # a failure that is on its way knows this frame

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        signal = turns(f, f[0], source_of(f[0], iterable(f)))
        return orelse(f) if signal is CONTINUE else None if signal is BREAK else signal

    return evaluate


_GIVES_UP = 4
"""Turns that were suspended, each until the turn before it ended, after which a loop runs one turn after the other: as
many, and no more, if they have called nobody before that."""


class Overlapping:
    """A loop whose turns go on beside one another where they wait for calls.

    A turn that begins while one before it is suspended has a frame of its own: the variables that turns assign are
    futures of what the turn before leaves in them.
    """

    going_on: GoingOn | None = None

    def __init__(
        self, e: Emitter, n: ir.For, iterable: Closure, assign: Assign, body: Closure, orelse: Closure, *, spreads: bool
    ) -> None:
        self.iterable, self.assign, self.body, self.orelse = iterable, assign, body, orelse
        self.node, self.order = n.node, n.order
        scope = n.scope
        self.named_slots = _stored(scope, n)
        self.slots = [(slot, name in e.checker.ended) for name, slot in sorted(self.named_slots.items())]
        self.leaves = Leaves({slot for slot, _ in self.slots})
        self._unassigned: dict[Any, Set[int]] = {}
        first = bound_first(scope, n.target, n.body)
        self.carried = [slot for slot, _ in self.slots if slot not in first]  # a turn may know what they meant before
        self.own = type(n.iterable) in FRESH and not e.checker.special
        self.gone_through = GoneThrough(
            e.may_do, scope, scope, n.iterable, (n.target, n.body), handed(e, n.node), first
        )
        self.is_last = _is_empty(n.orelse)  # it is over when its turns are
        self.named: Named | None = e.naming(Named) if spreads else None
        self.mask, self.spreads = e.may_do(n.body.mask | n.target.mask), spreads

    def __call__(self, f: list[Any]) -> Any:
        """Execute the loop; gives a signal."""
        run = f[0]
        state: Scheduler = run.state
        source = source_of(run, self.iterable(f))
        path = f[2]
        reaches = self.gone_through.reaching(f, f, source, [f[slot] for slot in self.carried])
        try:
            if self.spreads:
                signal = self._spread(f, state, source, path, reaches)
            else:
                signal = self._in_turn(f, state, source, path, reaches)
        finally:
            f[2] = path
            del source, reaches  # a failure that is on its way knows this frame
        return self.orelse(f) if signal is CONTINUE else None if signal is BREAK else signal

    def _in_turn(self, f: list[Any], state: Scheduler, source: Any, path: Path, reaches: Callable[[], bool]) -> Any:
        items = asked_in_turn(f[0], source, own=self.own, reaches=reaches)
        try:
            return self._one_by_one(f, state, items, path, 0, state.ahead(ends=ends(source)), source)
        finally:
            del items, source, reaches  # as above

    def _one_by_one(
        self, f: list[Any], state: Scheduler, items: Any, path: Path, first: int, ahead: Ahead, source: Any
    ) -> Any:
        run, going_on = f[0], self.going_on
        try:
            for turn, item in enumerate(items, first):
                run.charge_steps(1)
                f[2] = (*path, self.order, turn)
                if state.lazy:
                    state.go_on()  # in a generator not always the same: it goes on where an item is asked for
                ahead.turn()
                self.assign(run, f, item)
                signal = self.body(f)
                if signal is not None and signal is not CONTINUE:
                    return signal
                if state.lazy:
                    state.go_on()  # making the next item may call as well, below this turn
                if going_on is not None and is_due(run, turn) and going_on.can(f, source):
                    return going_on(f, items)
            return CONTINUE
        finally:
            del items, source  # as above

    def _spread(self, f: list[Any], state: Scheduler, source: Any, path: Path, reaches: Callable[[], bool]) -> Any:
        run = f[0]
        group = Group(state)
        group.statements = frozenset([self.node])
        overs: list[Pending] = []
        frames: list[tuple[Stamp, list[Any]]] = []
        last = frame = f
        turn = waited = 0
        ahead = state.ahead(ends=ends(source))
        items = pulled(run, source, group, self.mask, shared=not self.own, reaches=reaches)
        try:
            for item in items:
                run.charge_steps(1)
                ahead.turn()
                before = group.before
                if before is not None:
                    frame = self._renamed(last, before.over, group.begun.rest)
                    frames.append((group.home.here, frame))
                frame[2] = (*path, self.order, turn)
                given, calls_left = [frame[slot] for slot, _ in self.slots], run.calls_left
                self._take_note(group, f, item, first=not turn)
                turn += 1
                told = group.spawn(self._turn, (frame, item, group), self.mask)
                last = frame
                if group.failed is not None:
                    break
                group.home.go_on()
                if group.before is None or group.before is before:
                    continue
                overs.append(group.note_turn(group.before))
                waited = waited + 1 if _is_behind(told, given, run.calls_left < calls_left) else 0
                if waited >= _GIVES_UP:
                    state.wait(group.before.over)
                    break
        except Exception as error:  # noqa: BLE001 - a turn before it may have failed, which is told first
            group.fail(error)
        finally:
            group.close()
        gives_up = waited >= _GIVES_UP
        rest = (items, source) if gives_up else None
        del items, source, reaches  # as above
        self._leave(f, state, overs, frames, is_over=self.is_last > gives_up)
        group.check()
        if rest is None:
            return CONTINUE
        group.before = None
        return self._one_by_one(f, state, rest[0], path, turn, ahead, rest[1])

    def _take_note(self, group: Group, f: list[Any], item: Any, *, first: bool) -> None:
        """Take note of what the next turn may know: it waits for none of those before that cannot know the same."""
        if not group.scheduler.may_do(self.mask) & WRITES:
            return
        if first:
            known = self.gone_through.known
            group.reach = reach = Reach(f[0], known.values(f), known.names, self.named, self.node)
            group.statements = frozenset([reach])
        group.take_note(item)

    def _turn(self, job: tuple[list[Any], Any, Group]) -> None:
        frame, item, group = job
        run = frame[0]
        group.begun = here = run.state.here
        here.turn, here.rest = (frame, self.node), None
        here.go_on()
        try:
            self.assign(run, frame, item)
            self.body(frame)
        finally:
            here.come_to(NONE_LEFT)

    def _renamed(self, last: list[Any], over: Pending, rest: Statements) -> list[Any]:
        """The frame of a turn behind one of which some statements are left, that may change what variables hold."""
        frame, sure = [*last], self._sure(last[0], rest)
        for slot, is_ended in self.slots:
            if slot not in sure or not is_fixed(last[slot]):
                frame[slot] = _left_by(last, slot, over, is_ended=is_ended)
        return frame

    def _sure(self, run: Run, rest: Statements) -> Set[int]:
        """The slots of the variables that no statement of what is left of a turn assigns."""
        if rest is None:
            return frozenset()
        sure = self._unassigned.get(rest)
        if sure is None:
            leaves = [each for each in rest if type(each) is Leaves]
            parts = [part for each in rest.difference(leaves) for part in nodes_below(each)]
            run.charge_steps(len(parts))
            assigned = bound_names(parts)
            sure = {slot for name, slot in self.named_slots.items() if name not in assigned and " " not in name}
            self._unassigned[rest] = sure = sure.difference(*(each.slots for each in leaves))
        return sure

    def _leave(
        self, f: list[Any], state: Scheduler, overs: list[Pending], frames: list[tuple[Stamp, Any]], *, is_over: bool
    ) -> None:
        """Wait for all turns, and leave the variables as the last has left them; `is_over`: nothing else is left."""
        if is_over:
            state.here.leave(f, self.node, self.leaves)
        state.wait_all(overs)
        if frames:
            _, last = frames[-1]
            slots = [slot for slot, _ in self.slots]
            if state.here.trying is not None:
                state.here.trying.join_frames(frames, slots, f)
            for slot in slots:
                f[slot] = _settled(last[slot])
        for over in overs:
            if over.failure is not None:
                state.wait(over)


def _stored(scope: Scope, n: ir.For) -> dict[str, int]:
    """The slots of the variables that turns assign, those included that a text cannot name."""
    return {name: slot for name, slot in scope.slots.items() if name in n.turns.stored or " " in name}


def _is_empty(node: ir.Node) -> bool:
    return type(node) is ir.Block and not node.parts


def _is_behind(told: Any, given: list[Any], called: bool) -> bool:
    """Whether a turn waits for a variable that it was given, which the turn before leaves, and `called` nobody yet."""
    if called or type(told) is not Pending:
        return False
    return any(type(each) is Pending and each.stamp == () and each._waiting for each in given)


def _left_by(last: list[Any], slot: int, over: Pending, *, is_ended: bool) -> Any:
    value = last[slot]
    if over._waiting is None and over.failure is None:
        return value
    return left_in(last, slot, over, stamp=(), unsure=is_ended or is_unsure(value))


def _settled(value: Any) -> Any:
    """The value of a variable that a turn leaves."""
    while type(value) is Pending and value._waiting is None and value.failure is None:
        value = value._value
    return value


BREAK: Any = object()
CONTINUE: Any = object()
"""The signals that end a loop, or a turn of one."""

CHUNK = 64
"""Turns of a loop that are charged together, after they are done; what is done in them is charged as it is done."""


def charge_turns(run: Run, done: int) -> int:
    """Charge the turns of a loop that are done; gives how many may be done before this is asked again."""
    run.steps_left -= done
    if run.steps_left <= 0:
        run.tick()
    return run.steps_left if run.steps_left < CHUNK else CHUNK


def charge_growth(run: Run, made: list[Any], before: int) -> int:
    """Charge what a list has got since it had `before` items; gives how many it has."""
    size = len(made)
    run.bytes_left -= ITEM_BYTES * (size - before)
    if size > run.most_items or run.bytes_left < 0:
        run.charge_items(size, 0)
        run.out_of_memory()
    return size
