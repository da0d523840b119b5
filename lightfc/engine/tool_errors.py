"""What becomes of an exception that a tool raises: the error of the call's record, and a line in the log.

Kinds of exceptions are told by their type alone, never by `isinstance`: one may raise where it is asked for its class.
"""

import logging
import re
from typing import Self

from lightfc.core.errors import ExecutorError, ModelRetry
from lightfc.core.failures import CallError, ErrorKind
from lightfc.core.records import FunctionOutput
from lightfc.engine.executor import may_still_run
from lightfc.engine.retry import StillRunning
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox.engine import caret, message_of, name_of_class

_MAX_MESSAGE_CHARS = 2_000
"""Characters of a tool's own message that its record tells; the exception itself has all of it."""

_OTHER_LOOP = re.compile(r"bound to a different event loop|attached to a different loop")
"""What asyncio says where a tool waits for something of a loop that is not the one it runs in."""


class CallTimeoutError(TimeoutError):
    """A call has taken longer than its tool allows; not what a tool raises when something of its own takes long.

    Whoever gets one, such as a program that catches it, knows it by the name that the record tells: `TimeoutError`.
    """

    def __reduce__(self) -> tuple[type[TimeoutError], tuple[object, ...]]:
        return TimeoutError, self.args

    @classmethod
    def after(cls, timeout_s: float | None) -> Self:
        """The error of a call that may take so long, with a text for a program that catches it."""
        return cls(f"did not finish within {timeout_s:g} s")


class ThreadTimeoutError(CallTimeoutError, StillRunning):
    """An attempt in a thread has taken longer than its tool allows."""


for _each in (CallTimeoutError, ThreadTimeoutError):
    _each.__name__ = _each.__qualname__ = TimeoutError.__name__
    _each.__module__ = TimeoutError.__module__


def is_of(error: BaseException, kind: type[BaseException]) -> bool:
    """Whether an exception is of a kind."""
    return issubclass(type(error), kind)


def tool_error(tool: ToolSpec, error: BaseException, record: FunctionOutput) -> CallError:
    """What is told of an exception that a tool raised, with its place in the program."""
    kind, name, message = _describe(tool, error, record)
    span = record.span
    place = caret(record.text, span) if span is not None else ""
    return CallError(kind, name, message, span, exception=error, place=place)


def _describe(tool: ToolSpec, error: BaseException, record: FunctionOutput) -> tuple[ErrorKind, str, str]:
    """The kind and type of a call's failure, and one sentence about it."""
    if is_of(error, CallTimeoutError):
        note = "; its thread cannot be stopped and may still run" if may_still_run(record) else ""
        return "timeout", "TimeoutError", f"{tool.name} {CallTimeoutError.after(tool.timeout_s)}{note}"
    message, name = message_of(error), name_of_class(type(error))
    if is_of(error, ModelRetry):
        return "retry", "ModelRetry", f"{tool.name}: {message}"
    if is_of(error, ExecutorError):
        return "tool", name, f"{tool.name}: {message}"  # which has not raised it
    if is_of(error, RuntimeError) and _OTHER_LOOP.search(message):
        way_out = (
            f"{tool.name} uses something of another event loop, such as a lock, a queue or a client that was made "
            "there; make it inside the tool, or run the program in that loop with await aexecute(...)"
        )
        return "tool", name, way_out
    if len(message) > _MAX_MESSAGE_CHARS:
        message = f"{message[:_MAX_MESSAGE_CHARS]}… ({len(message):,} characters)"
    return "tool", name, f"{tool.name} raised {name}" + (f": {message}" if message else "")


def log_failure(record: FunctionOutput, error: CallError, level: int, log: logging.Logger) -> None:
    """Log that a tool has failed; with its traceback, unless it has asked for the failure or run out of time."""
    if not log.isEnabledFor(level):
        return
    raised = error.exception if error.kind == "tool" else None
    trace = None if raised is None else (type(raised), raised, raised.__traceback__)
    line = error.message.partition("\n")[0] + (f" (call {record.id})" if record.id else "")
    try:
        log.log(level, "%s", line, exc_info=trace)
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - what it raised may raise anything where its traceback is written
        log.log(level, "%s (its traceback cannot be shown)", line)
