"""The records of one run's calls: each is begun here, and completed, whatever comes of its call."""

import logging
import sys
from collections.abc import Mapping
from time import perf_counter
from types import MappingProxyType
from typing import Any

from lightfc.core.circumstances import WaitReason
from lightfc.core.definitions import Arguments
from lightfc.core.errors import ArgumentError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput
from lightfc.engine.executor import may_still_run
from lightfc.engine.plan import argument_error
from lightfc.engine.tool_calls import Call, CallFailed, Supervisor
from lightfc.engine.tool_errors import log_failure, tool_error
from lightfc.engine.tool_spec import ToolSpec
from lightfc.engine.tracing import TRACE_API, Tracing, tracing
from lightfc.schema.injection import inject
from lightfc_sandbox.engine import CallSite, Failure, Path, Pending, Source

_log = logging.getLogger("lightfc.engine.execution")  # where whoever looks for failed calls looks


class CallRecords:
    """The calls of one run, as they are told.

    Attributes:
        records: What has been asked for, in order.
        ending: The call whose end the evaluation goes on from: what it asks for now had to wait for that.
    """

    injected: Mapping[str, Any] = MappingProxyType({})
    log_failures: int = logging.INFO

    def __init__(self, source: Source | None) -> None:
        self.source = source
        self.ending: tuple[ToolSpec, FunctionOutput] | None = None
        self.supervisor: Supervisor | None = None
        self.records: list[FunctionOutput] = []
        # Where nothing has imported OpenTelemetry, nobody sees spans, and a run pays for this look only.
        self.tracing: Tracing | None = tracing() if TRACE_API in sys.modules else None
        if self.tracing is not None and source is not None:
            self.tracing.begin()
        self.started_s = perf_counter()

    def _record(self, site: CallSite, path: Path, tool: ToolSpec, given: Arguments) -> FunctionOutput:
        if self.supervisor is not None:
            path = self.supervisor.path_of(path)
        record = FunctionOutput(tool.name, given, path, self.source, site.node)
        self.records.append(record)
        return record

    def with_injected(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments of a call with those that the host fills."""
        return inject(tool.signature.injected, args, kwargs, {**self.injected, **tool.injected}, record)

    def note_wait(self, record: FunctionOutput, reason: WaitReason, since: float) -> None:
        """Take note that a call has waited, since a moment that `perf_counter` has told."""
        place = () if self.ending is None else self.ending[1].place
        begun = self.started_s
        record._waits = (*record._waits, (reason, place, since - begun, perf_counter() - begun))

    def fail(self, record: FunctionOutput, error: CallError, node: Any = None) -> Pending:
        """Complete the record of a call that has no value."""
        record.error = error
        record.state = "cancelled" if error.kind == "cancelled" else "failed"
        self._on_end(record)
        return Pending.failed(Failure(CallFailed(record), node))

    def _argument_error(self, site: CallSite, tool: ToolSpec, error: ArgumentError) -> CallError:
        if self.source is None:
            return CallError("argument", "ArgumentError", str(error), None, tuple(error.problems))
        return argument_error(self.source, site.node, tool.name, tool.signature, error.problems)

    def _on_end(self, record: FunctionOutput) -> None:
        if self.tracing is not None:
            self.tracing.end(record)
        if self.supervisor is not None:
            self.supervisor.on_end(record)

    def finish(self, record: FunctionOutput, value: Any) -> None:
        """Complete the record of a call that gave a value."""
        record.duration_s = perf_counter() - self.started_s - record.start_s
        record.output = value
        record.state = "finished"
        if self.supervisor is not None or self.tracing is not None:
            self._on_end(record)

    def tool_failed(self, tool: ToolSpec, record: FunctionOutput, error: BaseException) -> Pending:
        """Complete the record of a call whose tool has raised."""
        record.duration_s = perf_counter() - self.started_s - record.start_s
        failure = tool_error(tool, error, record)
        log_failure(record, failure, self.log_failures, _log)
        return self.fail(record, failure)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Record a call that is not made because something it needs has failed."""
        if isinstance(target, ToolSpec):
            record = self._record(site, path, target, ((), {}))
            what = f"{cause.error.record.name} failed" if isinstance(cause.error, CallFailed) else str(cause.error)
            message = f"{target.name} was not called, because of a failure before it ({what.partition(chr(10))[0]})"
            record.state = "skipped"
            record.error = CallError("skipped", "Skipped", message, record.span)
            if self.supervisor is not None:
                self.supervisor.on_skip(record, cause)
        return Pending.failed(cause)

    def cancel_record(self, call: Call, why: str = "") -> Pending:
        """Complete the record of a call that was cut off, or is not made because the run is over."""
        record = call.record
        if record.attempts:  # one that never began has taken no time
            record.duration_s = perf_counter() - self.started_s - record.start_s
        message = f"{call.tool.name} was cancelled" + (f"; {why}" if why else "")
        if record.attempts and may_still_run(record):
            message += " (its thread cannot be stopped and may still run)"
        return self.fail(record, CallError("cancelled", "CancelledError", message, record.span))
