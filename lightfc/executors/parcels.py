"""Values on their way to another process and back: pickled, and bounded before they are kept.

Both ends run code of the host, so both may unpickle what the other says: the guest's text never gets there.
"""

import importlib
import io
import pickle
import traceback
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from lightfc.core.errors import ExecutorError

MAX_BYTES = 64 << 20
"""What the arguments or the result of a call may take, unless a host says otherwise."""

MAX_FUNCTION_BYTES = 16 << 20
"""What a function may take, with the values that are bound to it."""

MAX_SAID_CHARS = 10_000
"""Characters that are told of an exception that cannot be pickled."""


class Oversize(Exception):  # noqa: N818 - becomes the message of an ExecutorError
    """A value takes more bytes than may be sent."""


class TracebackError(Exception):
    """The cause of what was raised elsewhere: its traceback there, as text."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)

    def __str__(self) -> str:
        return f"\n{self.text}"


class _Bounded(io.BytesIO):
    """A file that takes so many bytes."""

    def __init__(self, max_bytes: int) -> None:
        super().__init__()
        self._left = max_bytes

    def write(self, data: Any, /) -> int:
        size = memoryview(data).nbytes
        self._left -= size
        if self._left < 0:
            raise Oversize
        return super().write(data)


def packed(value: Any, max_bytes: int) -> bytes:
    """A value, pickled."""
    file = _Bounded(max_bytes)
    pickle.Pickler(file, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return file.getvalue()


def result(value: Any, max_bytes: int) -> bytes:
    """What a call gives, packed for whoever called."""
    try:
        return packed(value, max_bytes)
    except Oversize:
        raise ExecutorError(
            f"its result has more than {max_bytes:,} bytes, the most that may come back; let it return less, "
            "such as the path of a file, or raise the executor's max_bytes"
        ) from None
    except Exception as error:
        kind = type(value).__name__
        raise ExecutorError(f"its result, of type {kind}, cannot be sent back: {reason(error)}") from error


unpacked = pickle.loads


def read_back(data: bytes) -> Any:
    """What a call gave, here."""
    try:
        return unpacked(data)
    except Exception as error:
        raise ExecutorError(f"its result cannot be read in this process: {reason(error)}") from error


def found(module: str, name: str) -> Any:
    """What is found under a name in a module."""
    return attrgetter(name)(importlib.import_module(module))


def function_of(where: bytes) -> Callable[..., Any]:
    """The function that a reference tells of."""
    try:
        there = unpacked(where)
        function: Callable[..., Any] = found(*there).fn if isinstance(there, tuple) else there
    except Exception as error:
        raise ExecutorError(f"its function is not found in the other process: {reason(error)}") from error
    return function


def reason(error: BaseException) -> str:
    """What an exception says, in one line, with its type."""
    from lightfc_sandbox.engine import message_of, name_of_class

    message = message_of(error).partition("\n")[0]
    return f"{name_of_class(type(error))}: {message}" if message else name_of_class(type(error))


# Exceptions.


def described(error: BaseException, max_bytes: int) -> bytes:
    """An exception, packed for whoever called; as a text about it where it cannot be pickled."""
    try:
        text = "".join(traceback.format_exception(error))[-MAX_SAID_CHARS:]
    except Exception:  # noqa: BLE001 - whatever it raises where it is written
        text = "(its traceback cannot be shown)"
    try:
        pickled = packed(error, max_bytes)
        if type(unpacked(pickled)) is type(error):
            return packed((pickled, None, text), 2 * max_bytes)
    except BaseException:  # noqa: BLE001, S110 - whatever its class raises, it cannot be pickled
        pass
    return packed((None, _encoded_error(error), text), 2 * max_bytes)


def _encoded_error(error: BaseException) -> dict[str, Any]:
    from lightfc.core.failures import CallError
    from lightfc.core.stored_exceptions import store_exception

    told = store_exception(CallError("tool", "", "", exception=error), None)
    assert told is not None  # noqa: S101 - an exception is given
    if sum(map(len, (told["said"], told["args"]))) > 2 * MAX_SAID_CHARS:
        told.update(said=told["said"][:MAX_SAID_CHARS], args="[]")
    return told


def restored(data: bytes) -> BaseException:
    """The exception that was described, whose cause is its traceback there."""
    pickled, told, text = unpacked(data)
    error: BaseException | None = None
    if pickled is not None:
        try:
            error = unpacked(pickled)
        except Exception as unread:  # noqa: BLE001 - whatever its class raises here
            error = ExecutorError(f"its exception cannot be read in this process: {reason(unread)}")
    else:
        from lightfc.core.failures import CallError
        from lightfc.core.stored_exceptions import restore_exception as rebuilt

        error = rebuilt(CallError("tool", "", ""), told, ()).exception
    assert isinstance(error, BaseException)  # noqa: S101 - an exception is what was described
    if isinstance(error, KeyboardInterrupt | StopIteration):  # it would interrupt the host; no coroutine can raise it
        error = ExecutorError(f"it raised {reason(error)} in the other process")
    error.__cause__ = TracebackError(text)
    return error
