"""A value that is not there yet, and what waits for it.

In the dataflow driver every closure gives a value or a `Pending`. A strict node whose operands are all values computes
at once; one with a pending operand becomes pending itself and is computed when the last operand settles. So a call
starts the moment its own arguments are ready, in source order where several are, and no part of a text that waits for
nothing pays for those that do.

Single-threaded: a `Pending` is settled in the thread that evaluates.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.effects import WRITES
from lightfc_sandbox.errors import RAISED, Refused, Stop
from lightfc_sandbox.scheduling.frames import forget_frames as forget_frames, traceback_of

if TYPE_CHECKING:
    from lightfc_sandbox.budget.account import Run

_UNSETTLED: Any = object()
_NOBODY: Any = ()  # most futures are waited for by none, or one


Calls = tuple[Any, str, Any]
"""A call of a function of the text: its node, the function's name, and the next call inside it, or None."""


class Failure(Exception):  # noqa: N818 - internal: carries a failure to where it is told
    """A failure on its way through the dataflow: what was raised, and the node that raised it.

    Attributes:
        node: The node of the syntax tree that failed.
        calls: The calls of functions of the text on the way there, linked from the outermost on, so that each of many
            failures on a long way shares what it has in common with the next.
        stamp: Where it happened in program order.
        whole: All calls on the way are known.
    """

    def __init__(self, error: BaseException, node: Any = None, calls: Calls | None = None) -> None:
        self.error = error
        self.node = node
        self.calls = calls
        self.stamp: Any = None
        self.whole = False
        super().__init__(error)

    @property
    def way(self) -> list[tuple[Any, str]]:
        """The calls on the way, the outermost first: each the node of the call and the name of the function."""
        way, calls = [], self.calls
        while calls is not None:
            node, name, calls = calls
            way.append((node, name))
        return way


def touch(run: Run, value: Any) -> Any:
    """A value, of a future waited for."""
    return run.state.touch(value) if type(value) is Pending and run.state is not None else value


def in_turn(run: Run, held: Any) -> Any:
    """A container that is about to be read, or the attributes of an object, behind those before that may change it."""
    if run.state is not None and run.state.watches:
        run.state.reading(held, WRITES)
    return held


_MAX_DEPTH = 40
"""How many settled values may tell one another inside one another; what goes deeper is told afterwards, in order."""


class _Nesting:
    """How deep the telling of a thread is nested, and what it tells later."""

    __slots__ = ("depth", "later")

    def __init__(self) -> None:
        self.depth = 0
        self.later: deque[Callable[[], None]] = deque()


@cache
def _threads() -> Any:
    """Where a thread finds its own; each look at it takes time, so one is all that a telling needs."""
    import threading  # which only programs need that wait for calls

    class OfThread(threading.local):
        def __init__(self) -> None:
            self.nesting = _Nesting()

    return OfThread()


class Pending:
    """A value to come. Settled once, with a value or with a failure; then everything that waits is told, in order.

    Attributes:
        scalar: The value is a number or a text, which nothing changes in its place.
        apart: The value is new or of the host: it is nothing that the text has made before.
        fresh: It is new or given by a call: nothing that the text has had before.
        given: A call of the host gives the value.
        unsure: It is that of a variable which may hold nothing; has a meaning where the stamp is empty.
    """

    __slots__ = ("_value", "_waiting", "apart", "chain", "failure", "fresh", "given", "scalar", "stamp", "unsure")

    unsure: bool

    def __init__(self) -> None:
        self.stamp: Any = None
        self.chain: Any = None
        self.scalar = self.apart = self.fresh = self.given = False
        self._value: Any = _UNSETTLED
        self._waiting: list[Callable[[], None]] | None = _NOBODY
        self.failure: Failure | None = None

    @classmethod
    def failed(cls, failure: Failure) -> Pending:
        """One that has failed already."""
        pending = cls()
        pending.failure = failure
        pending._waiting = None
        return pending

    @property
    def settled(self) -> bool:
        """Whether the value, or a failure, is there."""
        return self._waiting is None

    @property
    def is_awaited(self) -> bool:
        """Whether anything goes on when it settles."""
        return bool(self._waiting)

    @property
    def place(self) -> Any:
        """Where it stands in program order; of one that has failed, where that happened."""
        failure = self.failure
        return self.stamp if failure is None or failure.stamp is None else failure.stamp

    @property
    def value(self) -> Any:
        """The value of one that has settled well."""
        return self._value

    def settle(self, value: Any) -> None:
        """Give the value; one that is itself pending is waited for."""
        if type(value) is Pending:
            if value._waiting is None:
                if value.failure is not None:
                    self.fail(value.failure)
                    return
                value = value._value
            else:
                value.then(lambda: self.settle(value))
                return
        self._value = value
        waiting, self._waiting = self._waiting, None
        if waiting:
            _notify(waiting)

    def have(self, give: Callable[[], Any]) -> None:
        """Settle with what is made now, or fail as making it does."""
        try:
            value = give()
        except RAISED as error:
            self.fail(as_failure(error))
        else:
            self.settle(value)

    def follow(self, future: Pending, give: Callable[[], Any]) -> None:
        """Fail as another future does, or have what is made when that has settled."""

        def on_end() -> None:
            if future.failure is not None:
                self.fail(future.failure)
            else:
                self.have(give)

        future.then(on_end)

    def fail(self, failure: Failure) -> None:
        """Give a failure, which knows its place by now; the frames that it went through are not kept."""
        failure.__traceback__ = failure.__context__ = None
        forget_frames(failure.error)
        if failure.stamp is None and self.stamp:
            failure.stamp = self.stamp  # others that fail by it have failed there
        self.failure = failure
        waiting, self._waiting = self._waiting, None
        if waiting:
            _notify(waiting)

    def abandon(self) -> None:
        """Let nothing wait for one whose run has ended; who asks for its value later is told why it is not there."""
        if self._waiting is not None:
            self._waiting = None
            self.failure = Failure(Refused("the call had not finished when its program ended, so it has no value"))

    def then(self, callback: Callable[[], None]) -> None:
        """Call `callback` when settled; at once if that has happened."""
        waiting = self._waiting
        if waiting is None:
            callback()
        elif waiting:
            waiting.append(callback)
        else:
            self._waiting = [callback]


def settle_held(run: Run | None, held: list[Pending | None], value: Any) -> None:
    """Settle the future that a hook alone holds, which is taken from it, and let go on what waits for it after that.

    So nothing that was called to settle it holds it while the evaluation goes on (`Fibers.forget_gone`).
    """
    if held[0] is None:
        return
    state = None if run is None else run.state
    if state is None or state.pumping:
        _settle_first(held, value)
        return
    state.pumping = True
    try:
        _settle_first(held, value)
    finally:
        state.pumping = False
    state.pump()


def _settle_first(held: list[Pending | None], value: Any) -> None:
    future = held.pop()
    assert future is not None  # noqa: S101 - or nothing is settled
    future.settle(value)


def _notify(waiting: list[Callable[[], None]]) -> None:
    nesting = _threads().nesting
    if nesting.depth >= _MAX_DEPTH:
        nesting.later.extend(waiting)
        return
    nesting.depth += 1
    try:
        for callback in waiting:
            callback()
        while nesting.depth == 1 and nesting.later:
            nesting.later.popleft()()
    finally:
        nesting.depth -= 1


def when_told(act: Callable[[], None]) -> None:
    """Act when all have been told that wait for what is settling now, if anything is; else at once."""
    nesting = _threads().nesting
    if nesting.depth:
        nesting.later.append(act)
    else:
        act()


def after(first: Pending, second: Pending) -> Pending:
    """What settles when both have; it fails as the first of them that does."""
    if first._waiting is None and first.failure is None:
        return second
    both = Pending()
    both.follow(first, lambda: second)
    return both


def when(pendings: Sequence[Pending], act: Callable[[], None]) -> None:
    """Call `act` when all have settled."""
    if len(pendings) == 1:
        pendings[0].then(act)
        return
    left = len(pendings) + 1

    def one() -> None:
        nonlocal left
        left -= 1
        if not left:
            act()

    for each in pendings:
        each.then(one)
    one()


def when_over(pendings: list[Pending], act: Callable[[], None]) -> None:
    """The same of many, which are taken from the list as they settle, from the last on: mostly the last to do so."""
    while pendings:
        last = pendings[-1]
        if last._waiting is not None:
            last.then(partial(when_over, pendings, act))
            return
        pendings.pop()
    act()


def as_failure(error: BaseException) -> Failure:
    """`error` as a failure that knows its node and the calls on the way to it."""
    node, way = _failing_place(error)
    failure = error if isinstance(error, Failure) else Failure(error, node)
    if not way or failure.whole:
        return failure
    calls = failure.calls
    for place, name in reversed(way):
        calls = (place, name, calls)
    told = Failure(failure.error, failure.node, calls)
    told.stamp = failure.stamp
    return told


def completed(failure: Failure, chain: Any, stamp: Any) -> Failure:
    """A failure that knows all calls on the way to it.

    Args:
        chain: The calls around the place where it came out: the node, the name, and the same of the calls around it.
        stamp: That place in program order.
    """
    calls = failure.calls
    if not failure.whole:
        while chain is not None:
            node, name, chain = chain
            calls = (node, name, calls)
    told = Failure(failure.error, failure.node, calls)
    told.stamp = stamp if failure.stamp is None else failure.stamp
    told.whole = True
    return told


def _failing_place(error: BaseException) -> tuple[Any, list[tuple[Any, str]]]:
    """The node whose closure raised `error`, and the calls of functions of the text on the way there.

    Each closure of the evaluator holds its node in a parameter `_n`, and each function of a text its name in a
    parameter `_f`, which costs nothing until a traceback is read.
    """
    node = error.node if isinstance(error, Stop) else None
    calls: list[tuple[Any, str]] = []
    trace = traceback_of(error)
    while trace is not None:
        frame = trace.tb_frame
        if frame.f_globals.get("__name__", "").startswith("lightfc_sandbox."):
            held = frame.f_code.co_varnames or frame.f_locals  # the second of what is compiled: see `nodes`
            if "_n" in held:
                found = frame.f_locals.get("_n", node)
                if type(found) is not tuple:
                    node = found
                else:
                    place = found[0][trace.tb_lineno - frame.f_code.co_firstlineno]
                    if type(place) is tuple:
                        place, called = place
                        calls.append((found[place], frame.f_locals[called].name))
                    node = node if place is None else found[place]
            if "_f" in held and "_f" in frame.f_locals:
                calls.append((node, frame.f_locals["_f"]))
        trace = trace.tb_next
    return node, calls
