"""Statements that have begun and not ended: what they do takes effect in program order.

As in a processor that executes out of order: each waits in line with what it will do, and one whose turn has come and
whose value is there is done. Where one fails, those after it are undone, which is possible because all they have done
is to bind names: so an `except` finds what Python would have left.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any

from lightfc_sandbox.compiler import Closure
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.pending import Failure, Pending, drive, resolved
from lightfc_sandbox.values.exceptions import uncatchable

BEGUN = "statements begun"
"""The variable of a frame that holds its line; no name of a text holds a space."""


class _Entry:
    """A statement that has begun.

    Attributes:
        value: What it waits for.
        act: What it does with the value when its turn comes.
        undo: What the variables held which it, or a statement after it that waits for nothing, has bound.
        name: The container or sum that it adds to.
    """

    __slots__ = ("act", "name", "undo", "value")

    def __init__(self, value: Any, act: Callable[[Any], None] | None, name: str | None) -> None:
        self.value = value
        self.act = act
        self.name = name
        self.undo: dict[int, Any] = {}


class Begun(deque[_Entry]):
    """The statements of one frame that have begun and not ended, in program order."""


def begin(
    f: list[Any],
    begun: int,
    value: Any,
    slots: Sequence[int] = (),
    act: Callable[[Any], None] | None = None,
    name: str | None = None,
) -> None:
    """Put a statement in line: it binds `slots` now, and acts when `value` is there and its turn has come."""
    if type(value) is Pending and value.failure is not None:
        raise value.failure
    buffer = f[begun]
    if type(buffer) is not Begun:
        buffer = f[begun] = Begun()
    buffer.append(_Entry(value, act, name))
    bind(f, buffer, slots)


def bind(f: list[Any], buffer: Any, slots: Sequence[int]) -> None:
    """Note what `slots` hold before they are bound, where statements above may fail yet."""
    if type(buffer) is Begun and buffer:
        undo = buffer[-1].undo
        for slot in slots:
            undo.setdefault(slot, f[slot])


def commit_ready(f: list[Any], buffer: Begun) -> None:
    """Let those at the head of the line act whose values are there.

    Raises:
        Failure: One of them has failed; those after it are undone.
    """
    while buffer:
        entry = buffer[0]
        value = entry.value
        if type(value) is Pending and not value.settled:
            return
        try:
            if type(value) is Pending:
                if value.failure is not None:
                    raise value.failure
                value = value.value
            if entry.act is not None:
                entry.act(value)
        except BaseException:
            _undo(f, buffer)
            raise
        buffer.popleft()
        for slot in entry.undo:
            held = f[slot]
            if type(held) is Pending and held.settled and held.failure is None:
                f[slot] = held.value


def _undo(f: list[Any], buffer: Begun) -> None:
    for entry in reversed(buffer):
        for slot, held in entry.undo.items():
            f[slot] = resolved(held)
    f[0].undone.extend(entry.value for entry in buffer if type(entry.value) is Pending)
    buffer.clear()


def drain(f: list[Any], begun: int) -> Generator[Pending, Any, None]:
    """Wait until all that has begun has ended; the first failure in program order is raised."""
    buffer = f[begun]
    while type(buffer) is Begun and buffer:
        value = buffer[0].value
        if type(value) is Pending and not value.settled:
            with suppress(Failure):  # raised below, where those after it are undone
                yield value
        commit_ready(f, buffer)


def next_turn(f: list[Any], begun: int, slots: Sequence[int] = ()) -> Generator[Pending, Any, None]:
    """Before the next turn of a loop, which binds `slots`: wait where there is no room for more calls."""
    buffer = f[begun]
    if type(buffer) is not Begun or not buffer:
        return
    room = f[0].hook.room(f[2])
    if room is not None:
        yield room
    commit_ready(f, buffer)
    bind(f, buffer, slots)


def drained(begun: int, closure: Closure, touches: frozenset[str] | None) -> Closure:
    """A statement before which all that has begun must have ended; with `touches`, only if one adds to such a name."""

    def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
        yield from drain(f, begun)
        signal = closure(f)
        return (yield signal) if type(signal) is Pending else signal

    def evaluate(f: list[Any]) -> Any:
        buffer = f[begun]
        if type(buffer) is not Begun or not buffer:
            return closure(f)
        if touches is not None and not any(entry.name in touches for entry in buffer):
            return closure(f)
        return drive(steps(f))

    return evaluate


def guarded(begun: int, block: Closure, *, last: bool = False) -> Closure:
    """A block at whose end, or failure, all that has begun in it must have ended.

    With `last` it is that of a whole program: the calls that a failure does not concern finish before it is told.
    """

    def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
        try:
            signal = block(f)
            if type(signal) is Pending:
                signal = yield signal
            yield from drain(f, begun)
        except RAISED:
            yield from drain(f, begun)
            raise
        return signal

    def whole(f: list[Any]) -> Generator[Pending, Any, Any]:
        try:
            return (yield from steps(f))
        except Exception as error:
            for each in () if uncatchable(error) else f[0].undone:
                with suppress(Failure):
                    yield each
            raise

    return lambda f: drive((whole if last else steps)(f))
