"""Calls on their way to another process and back: functions, values, exceptions, and what is around a call.

Values are pickled, and bounded before they are kept. Both ends run code of the host, so both may unpickle what the
other says: the guest's text never gets there. A function is found by its module and name, as `pickle` and
`multiprocessing` do it. Context variables have no address of their own, and most of them mean something only where they
were set. So those that another process shall have are named when an executor is made, and found again by the module
that defines them.
"""

import contextvars
import importlib
import inspect
import io
import multiprocessing
import os
import pickle
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import ExecutorError, ToolDefinitionError

if TYPE_CHECKING:
    from lightfc.engine.tool_spec import ToolSpec

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


# Functions.

_MAIN_NAMES = ("__main__", "__mp_main__")
"""What the main program is named where it runs, and where it was imported to find its functions."""


def function_of(where: bytes) -> Callable[..., Any]:
    """The function that a reference tells of."""
    try:
        there = unpacked(where)
        function: Callable[..., Any] = found(*there).fn if isinstance(there, tuple) else there
    except Exception as error:
        raise ExecutorError(f"its function is not found in the other process: {reason(error)}") from error
    return function


def unfit_place(tool: "ToolSpec") -> str:
    """Why the calls of a tool belong here, even if its function is found elsewhere; empty where they do not."""
    if tool.is_async:
        return "it is async, so it waits and does not compute; it belongs in the event loop"
    if any(each.source is None for each in tool.signature.injected):
        return "it takes a RunContext, whose record of the call is of this process"
    fn: Any = tool.fn
    while isinstance(fn, partial):
        fn = fn.func
    is_bound = not (inspect.isroutine(fn) or isinstance(fn, type))
    if inspect.ismethod(fn):
        is_bound = not isinstance(fn.__self__, type)
    if tool.method is not None or is_bound:
        return "it is a method of an object, and another process would only have a copy of that object"
    return ""


def unfit(tool: "ToolSpec") -> str:
    """Why the calls of a tool cannot be made in another process, as a clause; empty where they can."""
    why = unfit_place(tool)
    if why:
        return why
    try:
        reference(tool.fn)
    except ExecutorError as error:
        return str(error)
    return ""


def reference(fn: Callable[..., Any]) -> bytes:
    """What another process finds a function by: the function pickled, or the name under which its tool stands."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        return b""  # this process imports the main program, and no call can be made before its end
    module, name = getattr(fn, "__module__", None), getattr(fn, "__qualname__", None)
    if module in _MAIN_NAMES and not _is_main_importable():
        raise _unsendable("in a program without a file: a notebook, an interactive session, python -c or python -")
    try:
        return packed(fn, MAX_FUNCTION_BYTES)
    except Exception as error:
        try:
            is_tool = found(str(module), str(name)).fn is fn
        except Exception:  # noqa: BLE001 - whatever it is, nothing is found
            is_tool = False
        if is_tool:
            return packed((module, name), MAX_FUNCTION_BYTES)
        raise _unsendable("where no import finds it") from error


def _unsendable(where: str) -> ExecutorError:
    return ExecutorError(f"its function is defined {where}; define it at the top of a module")


def _is_main_importable() -> bool:
    """Whether `multiprocessing` brings the main program along."""
    main = sys.modules["__main__"]
    spec = getattr(main, "__spec__", None)
    if spec is not None:
        return not str(spec.name).endswith("__main__")
    return os.path.isfile(getattr(main, "__file__", None) or "")


# Exceptions.


def reason(error: BaseException) -> str:
    """What an exception says, in one line, with its type."""
    from lightfc_sandbox.engine import message_of, name_of_class

    message = message_of(error).partition("\n")[0]
    return f"{name_of_class(type(error))}: {message}" if message else name_of_class(type(error))


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
    from lightfc.core.deserialization import store_exception
    from lightfc.core.failures import CallError

    told = store_exception(CallError("tool", "", "", exception=error), None)
    assert told is not None  # noqa: S101 - an exception is given
    _cut(told)
    return told


def _cut(told: dict[str, Any]) -> None:
    """Shorten what is told of an exception, and of those that it holds."""
    if sum(map(len, (told["said"], told["args"]))) > 2 * MAX_SAID_CHARS:
        told.update(said=told["said"][:MAX_SAID_CHARS], args="[]")
    for each in told.get("group", {}).get("held", ()):
        _cut(each)


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
        from lightfc.core.deserialization import restore_exception as rebuilt
        from lightfc.core.failures import CallError

        error = rebuilt(CallError("tool", "", ""), told, ()).exception
    assert isinstance(error, BaseException)  # noqa: S101 - an exception is what was described
    if isinstance(error, KeyboardInterrupt | StopIteration):  # it would interrupt the host; no coroutine can raise it
        error = ExecutorError(f"it raised {reason(error)} in the other process")
    error.__cause__ = TracebackError(text)
    return error


# What is around a call: the span that it belongs to, and the context variables that are named.

_NOT_SET: Any = object()

Variables = Sequence[tuple[str, str, ContextVar[Any]]]
"""Context variables, each with the module and the name under which it is found."""

Taken = tuple[list[tuple[str, str, Any]], dict[str, str]]
"""The values of variables, and the span as the headers of W3C Trace Context."""


def home(variable: ContextVar[Any]) -> tuple[str, str, ContextVar[Any]]:
    """A context variable with where it is found."""
    if not isinstance(variable, ContextVar):
        raise ToolDefinitionError(f"context must be contextvars.ContextVar objects, not {type(variable).__name__}")
    for module, each in list(sys.modules.items()):
        for name, value in list(getattr(each, "__dict__", {}).items()):
            if value is variable:
                return module, name, variable
    raise ToolDefinitionError(
        f"the context variable {variable.name!r} is not found in any module; define it at the top of one"
    )


def capture_context(variables: Variables) -> Taken:
    """What is around the caller."""
    values = [
        (module, name, value) for module, name, each in variables if (value := each.get(_NOT_SET)) is not _NOT_SET
    ]
    headers: dict[str, str] = {}
    if "opentelemetry.trace" in sys.modules:
        from opentelemetry import propagate

        propagate.inject(headers)
    return values, headers


def within(around: Taken, fn: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """What a function gives, awaited where that is to be, that is called in the surroundings that were taken."""

    def called() -> Any:
        values, headers = around
        for module, name, value in values:
            found(module, name).set(value)
        if headers:
            from opentelemetry import context, propagate

            context.attach(propagate.extract(headers))
        value = fn(*args, **kwargs)
        if hasattr(type(value), "__await__"):
            import asyncio  # a sync function has given it, such as a lambda around an async one

            async def awaited() -> Any:
                return await value

            return asyncio.run(awaited())
        return value

    return contextvars.copy_context().run(called)
