"""A run from its beginning to its end: with calls made on the spot, or overlapping through a hook; and its errors."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CALLING_TREE_LEVELS, NODE_BYTES, STACK_BYTES, STACK_TREE_LEVELS, frame_bytes
from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER, UNBOUND
from lightfc_sandbox.checking.sites import CallHook
from lightfc_sandbox.effects import ACTS, TOUCH
from lightfc_sandbox.errors import (
    RAISED,
    EvaluationError,
    Foreign,
    Frame,
    Hint,
    LimitExceeded,
    Refused,
    SandboxError,
    Stop,
    TextExit,
)
from lightfc_sandbox.evaluation.held_futures import resolve
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, completed, when_over
from lightfc_sandbox.scheduling.places import Context, Trying
from lightfc_sandbox.stdlib.host_groups import told_behind
from lightfc_sandbox.values.copying import begin_changing, begin_lightly
from lightfc_sandbox.values.error_messages import message_of
from lightfc_sandbox.values.exceptions import is_end
from lightfc_sandbox.values.exported import data_alone, finish
from lightfc_sandbox.values.kinds import ATOMS, name_of_class

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


Closure = Callable[[list[Any]], Any]

Verdict = tuple[Any, Failure | None]
"""The value of a text, or its failure."""


def statements(body: Closure, *, is_asked: bool) -> Closure:
    """A program of statements: its value is that of the expression statement executed last.

    `is_asked`: the program ends with one. If not, nobody asks for a value that is no data, such as what a method gives
    in a loop.
    """

    def evaluate(f: list[Any]) -> Any:
        signal = body(f)
        if signal is not None:
            return signal[0]
        run = f[0]
        if run.state is None or not run.state.lazy:
            return run.value if is_asked else data_alone(run, run.value)
        return _LAST if is_asked else _LAST_DATA

    return evaluate


_LAST: Any = object()
_LAST_DATA: Any = object()
"""The value of the expression statement executed last, which may wait for calls."""


def large(evaluate: Closure, nodes: int) -> Closure:
    """A program whose own tree takes so much memory that what it makes is charged beside it."""

    def begin(f: list[Any]) -> Any:
        f[0].charge_brought(nodes * NODE_BYTES)
        return evaluate(f)

    return begin


def whole_program(
    evaluate: Closure, lasts: bool, hands_on: bool, sets_context: bool, stops: bool, assigned: Set[str] | None
) -> Closure:
    """A whole program of which something is to be known, and of texts before it whose functions may be called.

    Args:
        evaluate: The program.
        lasts: It has loops or functions.
        hands_on: It hands on what acts, so that any function may come to call that.
        sets_context: It may set how exact numbers are computed, which all parts would see that go on meanwhile.
        stops: Functions may end what calls them back.
        assigned: The attributes that may be assigned to objects; None for any.
    """

    def begin(f: list[Any]) -> Any:
        run = f[0]
        if lasts:
            run.own()
        run.stops, run.assigned = stops, assigned
        if run.state is not None:
            run.state.in_turn = run.state.in_turn or hands_on
            run.state.one_by_one = run.state.one_by_one or sets_context
        return evaluate(f)

    return begin


def changing(evaluate: Closure, *, lightly: bool, alone: bool) -> Closure:
    """A whole program that may change values: it is begun so that none of them is the host's; see `values.copying`.

    Args:
        evaluate: The program.
        lightly: It may be begun anew.
        alone: No value of the host reaches it.
    """

    def change(f: list[Any]) -> Any:
        run = f[0]
        if lightly and not alone and begin_lightly(run):
            try:
                value = evaluate(f)
                if type(value) not in ATOMS:
                    # What is lazy may change a value of the host, so it is run here, where that is told.
                    run.finished = value = finish(run, value)
                return value
            except Foreign:
                run.restart()
                f[HEADER - 1 :] = [(), *[UNBOUND] * (len(f) - HEADER)]
        run.alone = alone
        run.copies = True
        begin_changing(run)
        return evaluate(f)

    return change


def nesting(evaluate: Closure, depth: int, variables: int, *, calling: bool) -> Closure:
    """A program whose functions call others: the deeper its tree is, the fewer of these calls one stack bears.

    Args:
        evaluate: The program.
        depth: The levels of its tree.
        variables: The most that one of its functions has.
        calling: Its calls may overlap.
    """
    # Loaded here: where more stack is needed none is left for that.
    from lightfc_sandbox.scheduling.stacks import in_one_chunk

    levels = max((CALLING_TREE_LEVELS if calling else STACK_TREE_LEVELS) // depth, 1)
    size = STACK_BYTES + levels * frame_bytes(variables)

    @in_one_chunk
    def begin(f: list[Any]) -> Any:
        run = f[0]
        run.levels, run.stack_bytes = min(run.levels, levels), max(run.stack_bytes, size)
        run.allow(run.levels)
        return evaluate(f)

    return begin


def suspends(root: ir.Node) -> bool:
    """Whether a text may have to wait for a call before it is at its end."""
    statements = root.parts if type(root) is ir.Block else ()
    return bool(root.mask & TOUCH) or (bool(root.mask & ACTS) and len(statements) > 1)


def run_here(run: Run, closure: Closure, frame: list[Any]) -> Any:
    """The value of a text whose calls are made on the spot."""
    try:
        value = closure(frame)
        return value if type(value) in ATOMS else finish(run, value)
    except Exception as error:
        if is_end(error):
            return None
        raise
    finally:
        run.end()


def start(
    run: Run,
    hook: CallHook,
    closure: Closure,
    frame: list[Any],
    *,
    calls: bool,
    suspends: bool,
    copies: bool,
    continues: bool,
) -> Any:
    """Begin a text whose calls are made by a hook.

    Args:
        run: The run.
        hook: What makes the calls.
        closure: The text.
        frame: Its variables.
        calls: It may call functions of the host.
        suspends: It may have to wait for a call before it is at its end, unless each is made on the spot.
        copies: It changes values, so what calls are given is copied for them.
        continues: Its variables outlive it.

    Returns:
        The value, finished to leave the text, or a `Pending` that will hold it, or holds a failure already.
    """
    state = run.state
    if state is None:
        state = run.state = _scheduler_type()(run, run.limits.calls_in_flight)
    run.hook, run.copies = hook, copies
    hook.begin(run)
    if continues:
        Trying(state.here)
    end = _End(run, state, frame if continues else None, calls=calls)
    waits = hook.loop is not None
    if not waits:
        state.most_suspended = 0  # nothing needs a fiber
    if suspends and waits:
        state.on_stop = end.stop
        state.on_end = end.leave
        result = state.main(end.evaluate, (closure, frame))
    else:
        result = end.begin(closure, frame)
    if type(result) is Pending and result._waiting is not None:
        return result
    run.end()
    if not continues:
        frame.clear()  # functions of the text know it as it knows them, and would wait for the garbage collector
    return result._value if type(result) is Pending and result.failure is None else result


@cache
def _scheduler_type() -> type[Scheduler]:
    """What takes long to load, with all that it needs."""
    from lightfc_sandbox.evaluation.rest import RestingScheduler

    return RestingScheduler


class _End:
    """What becomes of a run whose text has been evaluated."""

    __slots__ = ("calls", "closed", "root", "run", "state", "trying", "variables")

    def __init__(self, run: Run, state: Scheduler, variables: list[Any] | None, *, calls: bool) -> None:
        self.run, self.state, self.variables, self.calls = run, state, variables, calls
        self.closed = False
        self.root: Context = state.here
        self.trying = state.here.trying

    def evaluate(self, job: tuple[Closure, list[Any]]) -> Any:
        """Evaluate the text and wait for all that it has begun; in a fiber, which can wait."""
        value, failure = self._evaluated(*job)
        while left := self._unfinished(failure):
            self.state.wait_all(left)
        value, failure = self._verdict(value, failure)
        if failure is None:
            return value
        try:
            raise failure
        finally:
            del failure  # its traceback knows this frame

    def _evaluated(self, closure: Closure, frame: list[Any]) -> Verdict:
        try:
            return closure(frame) if self.calls else self._plainly(closure, frame), None
        except RAISED as raised:
            self.state.here = self.root
            failure = as_failure(raised)
            if failure.stamp is None:
                failure.stamp = self.root.here  # it stands behind all that has been begun
            return None, failure

    def _plainly(self, closure: Closure, frame: list[Any]) -> Any:
        """What a text gives that calls no function of the host: nothing in it can wait (see `plainly`)."""
        run = self.run
        run.state, run.aside = None, self.state
        try:
            return closure(frame)
        finally:
            run.state, run.aside = self.state, None

    def _unfinished(self, failure: Failure | None) -> list[Pending]:
        """What a text whose evaluation is over still waits for."""
        stop = _stop_of(failure)
        if stop is None:
            begun = self.state.live
        elif stop.limit == "timeout_s":
            return []  # nothing is waited for any more
        else:
            begun = self.state.above()  # where one has failed, Python would not have come to that call
            if stop.limit != "calls":  # what they change is to be known, and nobody needs what the others give
                changing = {*map(id, self.state.effects)}
                begun = [each for each in begun if id(each) in changing]
        return [each for each in begun if each._waiting is not None]

    def stop(self, failure: Failure) -> None:
        """End the run by a limit that a part of it has reached."""
        result = self.state.result
        if result is not None and result._waiting is not None:
            self._close(failure.stamp)
            result.fail(failure)

    def leave(self) -> None:
        """End a run from outside: what stands behind the first call that is not at its end has not been done."""
        if self.closed:
            return
        stamp: Any = None
        for each in sorted(each.stamp for each in self.state.live if each._waiting is not None):
            if stamp is not None and each[: len(stamp)] != stamp:
                break
            stamp = each  # or the first in a part of the text that waits for it
        if self.trying is not None and stamp is not None:
            self.trying.undo(stamp)
        self._close(stamp)

    def begin(self, closure: Closure, frame: list[Any]) -> Any:
        """Evaluate a text that waits for nothing itself: its value, or a future where that has to come yet."""
        value, failure = self._evaluated(closure, frame)
        if failure is None and not self.state.lazy:
            self._close(None)
            if type(value) in ATOMS:
                return value
            value, failure = self._finished(value)
            if failure is None:
                return value
        result = Pending()
        self._end(result, value, failure)
        return result

    def _end(self, result: Pending, value: Any, failure: Failure | None) -> None:
        """Tell what has become of the run, when nothing is left to wait for."""
        if self.state.ended:
            return
        if left := self._unfinished(failure):
            when_over(left, partial(self._end, result, value, failure))
            return
        value, failure = self._verdict(value, failure)
        if failure is None:
            result.settle(value)
        else:
            result.fail(failure)

    def _verdict(self, value: Any, failure: Failure | None) -> Verdict:
        """The value of the run, when all its calls have ended, or the first failure in program order."""
        state = self.state
        if state.lazy:
            failure = self._first(failure)
        if failure is not None:
            if self.trying is not None:
                self.trying.undo(failure.stamp)
            self._close(failure.stamp)
            return None, None if is_end(failure) else failure
        self._close(None)
        return self._finished(value)

    def _finished(self, value: Any) -> Verdict:
        """The value as it leaves the text."""
        try:
            is_asked = value is not _LAST_DATA
            value = self.run.value if value is _LAST or not is_asked else value
            if self.state.lazy:
                value = resolve(self.state, value)
            value = value if is_asked else data_alone(self.run, value)
            return value if type(value) in ATOMS else finish(self.run, value), None
        except RAISED as raised:
            failure = as_failure(raised)
            failure.stamp = failure.stamp or self.state.here.stamp()
            return None, failure

    def _first(self, told: Failure | None) -> Failure | None:
        """The failure to tell: the first in program order, of those that Python would have come to."""
        stop = _stop_of(told)
        begun = self.state.live if stop is None else self.state.above() if stop.limit == "calls" else []
        failed = [(each, each.failure) for each in begun if each.failure is not None]
        if stop is None and told is not None:
            # What stands behind a failure has not happened, nor has it come to a limit.
            end = told.stamp
            failed = [each for each in failed if (end is None or each[0].place < end) and _stop_of(each[1]) is None]
        if not failed:
            return told
        first, failure = min(failed, key=lambda each: each[0].place)
        return completed(failure, first.chain, first.stamp)

    def _close(self, stamp: Any) -> None:
        """Put what was printed in order, and let variables that outlive the text hold values."""
        state, self.closed = self.state, True
        for each in state.live:
            if each._waiting is not None:
                each.abandon()
        if state.output:
            said = sorted(state.output, key=lambda each: each[0])
            self.run.printed[:] = [text for when, text in said if stamp is None or when < stamp]
        if self.variables is not None and state.lazy:
            self.run.is_over = True
            try:
                for slot in range(HEADER, len(self.variables)):
                    self.variables[slot] = self._last_value(slot)
            finally:
                self.run.is_over = False

    def _last_value(self, slot: int) -> Any:
        """The value of a variable, or the last one before it that is there."""
        frame, trying = self.variables, self.trying
        assert frame is not None and trying is not None  # noqa: S101, PT018 - it is a text of a session
        value = frame[slot]
        earlier = (before for _, of, at, before in reversed(trying.assigned) if of is frame and at == slot)
        while True:
            try:
                return resolve(self.state, value)
            except Failure:
                value = next(earlier, UNBOUND)


def _stop_of(failure: Failure | None) -> Stop | None:
    """The limit that has ended a text, if one has."""
    return failure.error if failure is not None and isinstance(failure.error, Stop) else None


def translate(failure: Failure, source: Source, limits: Limits) -> Exception:
    """The error that this package promises, for whatever stopped a run.

    The exception that was raised is not chained to it: its traceback and its objects stay inside.
    """
    error = failure.error
    try:
        way = _own_way(failure, source)
        span, frames = source.place(way[-1][0]) if way else None, _traceback(way, source)
    except RecursionError:  # the stack of the caller is nearly used up
        span, frames = None, ()
    place = (source.text, span, frames)
    if isinstance(error, Stop):
        return LimitExceeded(error.limit, error.allowed, error.reached, *place)
    if isinstance(error, RecursionError):
        return LimitExceeded("recursion", limits.recursion, "the stack of this thread is used up", *place)
    if isinstance(error, MemoryError):
        return LimitExceeded("memory_bytes", limits.memory_bytes, "no memory left", *place)
    if isinstance(error, SandboxError):
        return error  # of the worker that evaluated the text, which says no more
    if isinstance(error, TextExit):
        error = error.original
    if isinstance(error, Refused):
        return EvaluationError("NotAllowed", str(error), *place)
    notes = _OWN_OF(error).get("__notes__", ())
    hint = "".join(each for each in notes if type(each) is Hint) if type(notes) is list else ""
    return EvaluationError(name_of_class(type(error)), message_of(error) + told_behind(error) + hint, *place)


_OWN_OF: Any = BaseException.__dict__["__dict__"].__get__
"""What an exception holds, whatever its class makes of its attributes."""


_FRAMES_KEPT = 10
"""Frames that an error tells of, from both ends of a deep recursion."""


def _own_way(failure: Failure, source: Source) -> list[tuple[Any, str]]:
    """The nodes on the way to a failure, each with the function that it stands in, without those of the library.

    What is written of that, or made for a class, stands in no text: the way ends where it was called.
    """
    way = failure.way
    nodes = [*(node for node, _ in way), failure.node]
    names = ["<program>", *(name for _, name in way)]
    found = [*zip(nodes, names, strict=True)]
    return [each for each in found if each[0] is None or source.has(each[0]) or source.earlier(each[0]) is not None]


def _traceback(way: Sequence[tuple[Any, str]], source: Source) -> tuple[Frame, ...]:
    """The functions of the text on the way to a failure; empty if it happened in none."""
    if len(way) < 2 and (not way or way[0][0] is None or source.earlier(way[0][0]) is None):
        return ()
    kept = [*way]
    omitted = max(len(kept) - 2 * _FRAMES_KEPT, 0)
    if omitted:
        kept = [*kept[:_FRAMES_KEPT], *kept[-_FRAMES_KEPT:]]
    return tuple(
        _frame(name, node, source, omitted if position == _FRAMES_KEPT else 0)
        for position, (node, name) in enumerate(kept)
    )


def _frame(function: str, node: Any, source: Source, omitted: int) -> Frame:
    found = None if node is None else source.earlier(node)
    if found is None:
        return Frame(function, source.place(node), omitted)
    number, earlier = found
    return Frame(function, earlier.place(node), omitted, number, earlier.text)
