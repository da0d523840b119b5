"""Closures of `try`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.statements import NOTHING
from lightfc_sandbox.scheduling.fibers import Trying
from lightfc_sandbox.scheduling.futures import Failure, forget_frames
from lightfc_sandbox.values.exceptions import EXCEPTIONS, matches, original, uncatchable, value_of

ANY = EXCEPTIONS["BaseException"]

Except = tuple[Closure | None, int | None, int, Closure]
"""What an `except` catches (None: all), the slot of its name, the slot of what it caught, and its block."""


def try_(e: Emitter, n: ir.Try) -> Closure:
    """`try`."""
    body = e.emit(n.body)
    handlers: list[Except] = [
        (None if each.kinds is None else e.emit(each.kinds), each.slot, each.caught, e.emit(each.block))
        for each in n.handlers
    ]
    orelse = e.emit(n.orelse)
    final = None if n.final is None else e.emit(n.final)
    if e.calling:
        body = _settled(n.node, body)
    guarded = _handled(n.node, body, handlers, orelse) if handlers else _both(body, orelse)
    if final is None:
        return guarded
    if e.calling and (handlers or orelse is not NOTHING):
        guarded = _settled(n.node, guarded)
    return _finally(n.node, guarded, final)


def _settled(node: Any, block: Closure) -> Closure:
    """A block before which is left all that was begun in it has ended."""

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        state = f[0].state
        if state is None:
            return block(f)
        here = state.here
        trying = here.trying = Trying(here.stamp(), here.trying)
        path = f[2]
        try:
            signal = block(f)
            if state.live:
                state.settle(trying.since, here.here)
            return signal
        except Exception as error:
            state.here = here
            f[2] = path
            told = state.first_failure(error, trying.since)
            state.undo(trying, getattr(told, "stamp", None))
            if told is error:
                raise
            try:
                raise told from None
            finally:
                del told  # its traceback knows this frame
        finally:
            here.trying = trying.outer

    return evaluate


def _both(body: Closure, orelse: Closure) -> Closure:
    if orelse is NOTHING:
        return body

    def evaluate(f: list[Any]) -> Any:
        signal = body(f)
        return orelse(f) if signal is None else signal

    return evaluate


def _handled(node: Any, body: Closure, handlers: Sequence[Except], orelse: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        try:
            signal = body(f)
        except Exception as error:  # noqa: BLE001 - the text says what it catches
            return handle(f, error)
        return orelse(f) if signal is None else signal

    def handle(f: list[Any], error: Exception) -> Any:
        slot, caught, block = _catching(f, error, handlers)
        _enter_handler(f, slot, caught, error)
        try:
            return block(f)
        except Failure as again:
            if again is error:
                _raised_here(f, again)
            raise
        finally:
            _leave_handler(f, slot, caught)

    return evaluate


def _finally(node: Any, guarded: Closure, final: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        # Only what the text can catch makes its `finally` run: a limit that was reached ends it there and then.
        try:
            signal = guarded(f)
        except Exception as error:
            if uncatchable(error):
                raise
            # A bare `raise` in the block raises it again.
            f[0].handling.append(error)
            try:
                signal = final(f)
            finally:
                _forget(f[0].handling, error)
            if signal is not None:
                return signal
            _raised_here(f, error)
            raise
        last = final(f)
        return signal if last is None else last

    return evaluate


def _raised_here(f: list[Any], error: BaseException) -> None:
    """Note that a failure is raised again here: what has been done since it was caught has taken effect."""
    state = f[0].state
    if state is not None and isinstance(error, Failure) and error.stamp is not None:
        error.stamp = state.here.stamp()


def _catching(f: list[Any], error: Exception, handlers: Sequence[Except]) -> tuple[int | None, int, Closure]:
    """The first `except` that catches an exception: the slots of its name and of what it caught, and its block.

    Raises:
        Exception: `error` itself, where none does.
    """
    if not uncatchable(error):
        for kinds, slot, caught, block in handlers:
            wanted = ANY if kinds is None else kinds(f)
            if type(wanted) is tuple:
                f[0].charge_steps(len(wanted))
            if matches(error, wanted):
                return slot, caught, block
    raise error


_CAUGHT_BYTES = 480
"""What an exception takes that a text has caught by name."""

_args_of: Callable[[BaseException], tuple[Any, ...]] = vars(BaseException)["args"].__get__


def _enter_handler(f: list[Any], slot: int | None, caught: int, error: Exception) -> None:
    """Begin an `except` block: a bare `raise` raises `error` again, and the block's name stands for it."""
    f[0].handling.append(error)
    f[caught] = error
    if slot is not None:
        caught_error = original(error)
        # A text may keep it. CPython's own messages show what they were made from, however long.
        # Of the base class: an exception of the host may have an `args` of its own.
        long = sum(len(each) for each in _args_of(caught_error) if type(each) is str)
        f[0].charge_bytes(_CAUGHT_BYTES + 4 * long)
        f[slot] = value_of(f[0], caught_error)


def _forget(handling: list[BaseException], error: Any) -> None:
    # Calls that overlap need not end in the order in which they began.
    for position in range(len(handling) - 1, -1, -1):
        if handling[position] is error:
            del handling[position]
            break


def _leave_handler(f: list[Any], slot: int | None, caught: int) -> None:
    """End an `except` block; as in Python, its name means nothing after it."""
    run, error = f[0], f[caught]
    _forget(run.handling, error)
    f[caught] = UNBOUND
    if slot is not None:
        f[slot] = DELETED
    # A text may keep what it has caught, but the frames that it went through are not its own.
    run.left.append(error)
    if len(run.left) > _LEFT_KEPT:
        last = run.left.popleft()
        for each in (last, original(last)):
            forget_frames(each)


_LEFT_KEPT = 32
"""Exceptions whose `except` blocks have been left, but which may still be on their way to the next."""
