"""What is done where something in the block of a `try` is raised: `except` and `finally`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.scope import DELETED, UNBOUND
from lightfc_sandbox.evaluation.emitter import Closure
from lightfc_sandbox.evaluation.targets import before_assigning
from lightfc_sandbox.scheduling.futures import Failure, forget_frames
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.host_groups import own_group
from lightfc_sandbox.values.exceptions import catchable, make_raised, matches, original, value_of
from lightfc_sandbox.values.kinds import CaughtError

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler
    from lightfc_sandbox.scheduling.places import Stamp

ANY = EXCEPTIONS["BaseException"]

Unwind = Callable[[list[Any], Exception], Any]
"""What is done where something in a block is raised: `unwind(frame, error)`; it raises what goes on."""


class Name:
    """The name of an `except`, which means nothing after its block."""

    __slots__ = ("seen", "slot")

    def __init__(self, slot: int, *, seen: bool) -> None:
        self.slot, self.seen = slot, seen

    def settle(self, state: Scheduler) -> None:
        """Before the block is left well: what fails in it has failed before the name ends."""
        state.settle_tried()
        if self.seen:
            state.turn()

    def end(self, f: list[Any], since: Stamp | None) -> None:
        """End it; what the block has assigned to it since then is not given back."""
        f[self.slot] = DELETED
        trying = None if since is None else f[0].state.here.trying
        if trying is not None:
            trying.forget(f, self.slot, since)


class Handler:
    """One `except`.

    Attributes:
        kinds: What it catches (None: all); an exception type that the text names by a name of the language is told by
            its class.
        name: Its name.
        caught: The slot of what it caught.
        block: Its block.
    """

    __slots__ = ("block", "caught", "kinds", "name")

    def __init__(self, kinds: Closure | type | None, name: Name | None, caught: int, block: Closure) -> None:
        self.kinds, self.name, self.caught, self.block = kinds, name, caught, block


def _stands_before(error: Exception) -> bool:
    """Whether a failure stands before the `try` that it came to, in which Python would not be then."""
    return type(error) is Failure and error.stamp is not None


def handling(handlers: Sequence[Handler]) -> Unwind:
    """What executes the first `except` that catches an exception."""

    def handle(f: list[Any], error: Exception) -> Any:
        raised = None if _stands_before(error) else catchable(error)
        if type(raised) is ExceptionGroup and (own := own_group(f[0], raised)) is not None:
            raised, error = own.error, _raised_for(f[0], own, error)
        found = None if raised is None else _catching(f, raised, handlers)
        if raised is None or found is None:
            try:
                raise error
            finally:
                del error, raised
        run, name, caught = f[0], found.name, found.caught
        # A bare `raise` raises it again.
        run.handling.append(error)
        f[caught] = error
        if name is not None:
            run.charge_bytes(_bytes_of(raised))
            if run.state is not None:
                before_assigning(run, f, name.slot, seen=name.seen)
            f[name.slot] = value_of(run, raised)
        since = None if run.state is None else run.state.here.stamp()
        well = False
        try:
            signal = found.block(f)
            if name is not None and run.state is not None:
                name.settle(run.state)
            well = True
            return signal
        finally:
            try:
                _leave_handler(f, raised, name, caught, since, well)
            finally:
                del error, raised  # which may know this frame, and would wait with it for the garbage collector

    return handle


def _raised_for(run: Run, own: CaughtError, error: Exception) -> Exception:
    """What raises a value where something else was raised that means the same."""
    made = make_raised(run, own).with_traceback(error.__traceback__)
    assert isinstance(made, Exception)  # noqa: S101 - what a program makes is one
    return made


def unwinding(final: Closure) -> Unwind:
    """What executes a `finally` on the way of an exception."""

    def unwind(f: list[Any], error: Exception) -> Any:
        # Only what the text can catch makes its `finally` run: a limit that was reached ends it there and then.
        try:
            if catchable(error) is None or _stands_before(error):
                raise error
            # A bare `raise` in the block raises it again.
            f[0].handling.append(error)
            try:
                signal = final(f)
            finally:
                _forget(f[0].handling, error)
            if signal is not None:
                return signal
            raise error
        finally:
            del error

    return unwind


def _catching(f: list[Any], raised: BaseException, handlers: Sequence[Handler]) -> Handler | None:
    """The first `except` that catches what was raised."""
    for each in handlers:
        kinds: Any = each.kinds
        if type(kinds) is type:
            if issubclass(type(raised), kinds):
                return each
            continue
        wanted = ANY if kinds is None else kinds(f)
        if type(wanted) is tuple:
            f[0].charge_steps(len(wanted))
        if matches(raised, wanted):
            return each
    return None


_CAUGHT_BYTES = 480
"""What an exception takes that a text has caught by name."""

_args_of: Callable[[BaseException], tuple[Any, ...]] = vars(BaseException)["args"].__get__


def _bytes_of(raised: BaseException) -> int:
    """What an exception takes that a text may keep: CPython's own messages show what they were made from."""
    size = _CAUGHT_BYTES
    # Of the base class: an exception of the host may have an `args` of its own.
    for each in _args_of(raised):
        if type(each) is str:
            size += 4 * len(each)
    return size


def _forget(handling: list[BaseException], error: Any) -> None:
    # Calls that overlap need not end in the order in which they began.
    if handling and handling[-1] is error:
        handling.pop()
        return
    for position in range(len(handling) - 1, -1, -1):
        if handling[position] is error:
            del handling[position]
            break


def _leave_handler(
    f: list[Any], raised: BaseException, name: Name | None, caught: int, since: Stamp | None, well: bool
) -> None:
    """End an `except` block; as in Python, its name means nothing after it."""
    run, error = f[0], f[caught]
    _forget(run.handling, error)
    f[caught] = UNBOUND
    if name is not None:
        name.end(f, since)
    # A text may keep what it has caught, but the frames that it went through are not its own.
    if not well:
        run.left.append(error)
        if len(run.left) <= _LEFT_KEPT:
            return
        error = run.left.popleft()
        raised = original(error)
    forget_frames(error)
    if raised is not error:
        forget_frames(raised)


_LEFT_KEPT = 32
"""Exceptions whose `except` blocks have failed, and which may still be on their way to the next."""
