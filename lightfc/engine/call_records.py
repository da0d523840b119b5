"""The records of one run's calls: each is begun here, and completed, whatever comes of its call."""

import logging
import sys
import uuid
from collections.abc import Mapping
from functools import cached_property
from time import perf_counter
from types import MappingProxyType
from typing import Any

from lightfc.core.circumstances import Attempt, WaitReason
from lightfc.core.definitions import Arguments
from lightfc.core.errors import ArgumentError, ExecutorError, ModelRetry
from lightfc.core.failures import CallError, ErrorKind
from lightfc.core.records import FunctionOutput
from lightfc.engine.executor import may_still_run
from lightfc.engine.plan import Plan, argument_error
from lightfc.engine.retry import CallTimeoutError, is_of
from lightfc.engine.scheduler import Call
from lightfc.engine.tool_spec import ToolSpec
from lightfc.engine.tracing import TRACE_API, Tracing, tracing
from lightfc.schema.injection import inject
from lightfc_sandbox.engine import (
    CallSite,
    Carrier,
    Failure,
    Path,
    Pending,
    Source,
    caret,
    message_of,
    name_of_class,
)

_log = logging.getLogger("lightfc.engine.execution")  # where whoever looks for failed calls looks

_MAX_MESSAGE_CHARS = 2_000
"""Characters of a tool's own message that its record tells; the exception itself has all of it."""

_OTHER_LOOP = ("is bound to a different event loop", "attached to a different loop")
"""What asyncio says where a tool waits for something of a loop that is not the one it runs in."""


class CallFailed(Carrier):
    """A call has failed; its record says why. What the tool raised a program catches by its type."""

    def __init__(self, record: FunctionOutput) -> None:
        self.record, error = record, record.error
        super().__init__("" if error is None else error.message)
        self.original = None if error is None else error.exception


class CallRecords:
    """The calls of one run, as they are told.

    Attributes:
        records: What has been asked for, in order.
        ending: The call whose end the evaluation goes on from: what it asks for now had to wait for that.
        is_told: Whether anybody is told of each call, so that `_on_end` has to be called.
    """

    injected: Mapping[str, Any] = MappingProxyType({})
    log_failures: int = logging.INFO

    def __init__(self, source: Source | None) -> None:
        self.source = source
        self.ending: tuple[ToolSpec, FunctionOutput] | None = None
        self.records: list[FunctionOutput] = []
        # Where nothing has imported OpenTelemetry, nobody sees spans, and a run pays for this look only.
        self.tracing: Tracing | None = tracing() if TRACE_API in sys.modules else None
        self.is_told = self.tracing is not None
        if self.tracing is not None and source is not None:
            self.tracing.begin()
        self.started_s = perf_counter()

    def _record(self, site: CallSite, path: Path, tool: ToolSpec, given: Arguments) -> FunctionOutput:
        record = FunctionOutput(tool.name, given, path, self.source, site.node)
        self.records.append(record)
        return record

    def with_injected(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return inject(tool.signature.injected, args, kwargs, {**self.injected, **tool.injected}, record)

    def note_wait(self, record: FunctionOutput, reason: WaitReason, since: float) -> None:
        """Take note that a call has waited, since a moment that `perf_counter` has told."""
        place = () if self.ending is None else self.ending[1].place
        begun = self.started_s
        record._waits = (*record._waits, (reason, place, since - begun, perf_counter() - begun))

    @cached_property
    def run_id(self) -> str:
        """By what executors know the run, unless the journal has named it: made up."""
        return uuid.uuid4().hex

    def on_progress(self, call: Call, value: Any) -> None:
        """Take note of what a tool has yielded."""

    def may_be_repeated(self, call: Call) -> bool:
        """Whether a call that has failed may be tried again as it is."""
        return True

    def on_retry(self, call: Call, error: BaseException, wait_s: float) -> None:
        """Take note of an attempt that has failed, and is followed by another after a wait."""
        kind, record = name_of_class(type(error)), call.record
        at_s = perf_counter() - self.started_s
        record.failed_attempts += (Attempt(kind, message_of(error).partition("\n")[0], at_s, wait_s),)
        if self.tracing is not None:
            self.tracing.note_retry(record)
        _log.info("%s: attempt %d raised %s; again in %.2f s", call.tool.name, record.attempts, kind, wait_s)

    def finish(self, record: FunctionOutput, value: Any) -> None:
        record.duration_s = perf_counter() - self.started_s - record.start_s
        record.output = value
        record.state = "finished"
        if self.is_told:
            self._on_end(record)

    def fail(self, record: FunctionOutput, error: CallError, node: Any = None) -> Pending:
        record.error = error
        record.state = "cancelled" if error.kind == "cancelled" else "failed"
        self._on_end(record)
        return Pending.failed(Failure(CallFailed(record), node))

    def _on_end(self, record: FunctionOutput) -> None:
        if self.tracing is not None:
            self.tracing.end(record)

    def _argument_error(self, site: CallSite, tool: ToolSpec, error: ArgumentError) -> CallError:
        if self.source is None:
            return CallError("argument", "ArgumentError", str(error), None, tuple(error.problems))
        return argument_error(self.source, site.node, tool.name, tool.signature, error.problems)

    def tool_failed(self, tool: ToolSpec, record: FunctionOutput, error: BaseException) -> Pending:
        record.duration_s = perf_counter() - self.started_s - record.start_s
        kind, name, message = _described(tool, error, record)
        span = record.span
        place = caret(record.text, span) if span is not None else ""
        failure = CallError(kind, name, message, span, exception=error, place=place)
        _log_failure(record, failure, self.log_failures)
        return self.fail(record, failure)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Record a call that is not made because something it needs has failed."""
        if isinstance(target, ToolSpec):
            what = f"{cause.error.record.name} failed" if isinstance(cause.error, CallFailed) else str(cause.error)
            _note_skipped(self._record(site, path, target, ((), {})), what)
        return Pending.failed(cause)

    def cancel_record(self, call: Call, why: str = "") -> Pending:
        """Complete the record of a call that was cut off, or is not made because the run is over."""
        record = call.record
        if record.attempts:  # one that never began has taken no time
            record.duration_s = perf_counter() - self.started_s - record.start_s
        message = f"{call.tool.name} was cancelled" + (f"; {why}" if why else "")
        if record.attempts > len(record.failed_attempts) and may_still_run(record):  # else it waits to be tried again
            message += " (its thread cannot be stopped and may still run)"
        return self.fail(record, CallError("cancelled", "CancelledError", message, record.span))


def waiting_before(record: FunctionOutput) -> CallError:
    """What is told of a call that is not made as long as another one waits."""
    return CallError("skipped", "Skipped", f"{record.name} needs a call that waits for a decision", record.span)


def _note_skipped(record: FunctionOutput, what: str) -> None:
    """Complete the record of a call that is not made, because of what has failed before it."""
    message = f"{record.name} was not called, because of a failure before it ({what.partition(chr(10))[0]})"
    record.state, record.error = "skipped", CallError("skipped", "Skipped", message, record.span)


def skipped(plan: Plan, before: FunctionOutput) -> FunctionOutput:
    """The record of a program of which no call is made, because what stands before it has failed, or waits."""
    output: FunctionOutput = FunctionOutput(None, plan.text)
    for each in plan.calls:
        site = each._site
        record: FunctionOutput = FunctionOutput(each.name, ((), {}), site.path, each._text, site.node)
        _note_skipped(record, f"{before.name} failed" if before.name else str(before.error))
        if before.state == "waiting":
            record.error = waiting_before(record)
        output.calls.append(record)
    output.state, output.error = "skipped", before.error
    return output


def _described(tool: ToolSpec, error: BaseException, record: FunctionOutput) -> tuple[ErrorKind, str, str]:
    """The kind and type of a call's failure, and one sentence about it."""
    if is_of(error, CallTimeoutError):
        note = "; its thread cannot be stopped and may still run" if may_still_run(record) else ""
        return "timeout", "TimeoutError", f"{tool.name} {CallTimeoutError.after(tool.timeout_s)}{note}"
    message, name = message_of(error), name_of_class(type(error))
    if is_of(error, ModelRetry):
        return "retry", "ModelRetry", f"{tool.name}: {message}"
    if is_of(error, ExecutorError):
        return "tool", name, f"{tool.name}: {message}"  # which has not raised it
    if len(message) > _MAX_MESSAGE_CHARS:
        message = f"{message[:_MAX_MESSAGE_CHARS]}… ({len(message):,} characters)"
    elif is_of(error, RuntimeError) and message.endswith(_OTHER_LOOP):
        message += "; make it inside the tool, or run the program in that loop with await aexecute(...)"
    return "tool", name, f"{tool.name} raised {name}" + (f": {message}" if message else "")


def _log_failure(record: FunctionOutput, error: CallError, level: int) -> None:
    """Log that a tool has failed; with its traceback, unless it has asked for the failure or run out of time."""
    if not _log.isEnabledFor(level):
        return
    raised = error.exception if error.kind == "tool" else None
    trace = None if raised is None else (type(raised), raised, raised.__traceback__)
    line = error.message.partition("\n")[0] + (f" (call {record.id})" if record.id else "")
    try:
        _log.log(level, "%s", line, exc_info=trace)
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - what it raised may raise anything where its traceback is written
        _log.log(level, "%s (its traceback cannot be shown)", line)
