"""Runs that somebody watches or that may be taken up again: events, approval, the journal, spans, `on_error="stop"`.

A run that uses none of these is made by `Execution` alone and pays for none of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from lightfc.core.decisions import ApprovalRequest, Decision, Deny, Edit
from lightfc.core.definitions import Arguments, Function
from lightfc.core.errors import ArgumentError, JournalError
from lightfc.core.failures import CallError
from lightfc.core.records import Finished, FunctionOutput, OnError
from lightfc.engine.approvals import (
    Approvals,
    approver_error,
    by_name,
    denied,
    positional,
    same_arguments,
    waiting_error,
    why_waiting,
)
from lightfc.engine.events import Event, EventKind
from lightfc.engine.executor import Execution, _Call
from lightfc.engine.journal import JournalledRun
from lightfc.engine.tool_spec import ToolSpec
from lightfc.engine.tracing import Tracing
from lightfc_sandbox import SandboxError
from lightfc_sandbox.engine import CallSite, Failure, Path, Pending, Source
from lightfc_sandbox.loops import outlast

__all__ = ["Watch", "WatchedExecution"]

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Watch:
    """What is wanted of one run beside its value.

    Attributes:
        on_error: Whether the first call that fails ends the run.
        approvals: Which calls need approval, and what was decided about them.
        emit: Told of each event.
        journal: Where calls are written.
        tracing: What makes spans.
        finished: Calls that need not be made again, by id.
    """

    on_error: OnError = "finish"
    approvals: Approvals = field(default_factory=Approvals)
    emit: Callable[[Event], None] | None = None
    journal: JournalledRun | None = None
    tracing: Tracing | None = None
    finished: Mapping[str, Finished] = field(default_factory=dict)


class _Held(BaseException):
    """A call waits for approval, so nothing that needs it can go on; no `except` of a text catches this."""


class WatchedExecution(Execution):
    """The calls of one run that is watched; always in an event loop."""

    loop: asyncio.AbstractEventLoop
    source: Source

    def __init__(self, source: Source, loop: asyncio.AbstractEventLoop, max_in_flight: int, watch: Watch) -> None:
        super().__init__(source, loop, max_in_flight)
        self.watch = watch
        self.stopped_by: CallError | None = None
        self.requests: list[ApprovalRequest] = []
        self._times: dict[Path, int] = {}
        self._sites: dict[str, CallSite] = {}
        self._approved: dict[str, Function] = {}
        self._unedited: dict[str, Function] = {}
        self._spans: dict[FunctionOutput, Any] = {}
        self._held: list[tuple[_Call, ApprovalRequest]] = []
        self._asking: set[asyncio.Task[None]] = set()

    # The run.

    def stop(self, error: CallError) -> None:
        """End the run: nothing begins any more, and what is in flight is cancelled."""
        if self.stopped_by is None and not self.closed:
            _log.info("the run is stopped: %s", error.type)
            self.stopped_by = error
            self.closed = True
            self.end()

    def verdict(self, value: Any) -> Any:
        """See `Execution.verdict`."""
        if self.stopped_by is not None:
            return self.stopped_by
        if isinstance(value, SandboxError):
            # Such as the time being up: calls were cut, so nobody knows what a run that goes on would repeat.
            self.requests.clear()
        self.requests.sort(key=lambda each: [int(part) for part in each.call_id.split(".")])
        return waiting_error(self.requests) if self.requests else value

    async def close(self) -> None:
        """See `Execution.close`."""
        self.closed = True
        asking = list(self._asking)
        for task in asking:
            task.cancel()
        if asking:
            await outlast(asking)
        held, self._held = self._held, []
        for call, _ in held:
            self._settle(call, self._cancelled(call))
        await super().close()

    # Records.

    def _record(self, site: CallSite, path: Path, tool: ToolSpec, given: Arguments) -> FunctionOutput:
        # Calls that a builtin such as `map` makes share a place; an id is of one call.
        times = self._times.get(path, 0)
        self._times[path] = times + 1
        record = super()._record(site, (*path, times) if times else path, tool, given)
        self._sites[record.id] = site
        return record

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """See `Execution.skip`."""
        made = len(self.records)
        pending = super().skip(site, path, target, cause)
        for record in self.records[made:]:
            if isinstance(cause.error, _Held):
                record.error = CallError(
                    "skipped", "Skipped", f"{record.name} waits for a call that waits", record.span
                )
            self._emit("skipped", record)
        return pending

    def _done(self, call: _Call, value: Any) -> None:
        super()._done(call, value)
        self._settled(call.record)

    def _failed(self, record: FunctionOutput, error: CallError, node: Any = None) -> Pending:
        pending = super()._failed(record, error, node)
        self._settled(record)
        if record.state == "failed" and self.watch.on_error == "stop":
            self.stop(error)
        return pending

    def _settled(self, record: FunctionOutput) -> None:
        journal = self.watch.journal
        if journal is not None and _is_over(record) and not self._is_kept(record):
            self._journalled(partial(journal.ended, record))
        span = self._spans.pop(record, None)
        if span is not None and self.watch.tracing is not None:
            self.watch.tracing.end(span, record)
        self._emit("finished", record)

    def _is_kept(self, record: FunctionOutput) -> bool:
        return record.id in self.watch.finished

    def _journalled(self, write: Callable[[], None]) -> bool:
        """Write to the journal; a run whose journal fails is ended, because what it does could not be told again."""
        counted = self.paused()
        try:
            write()
        except JournalError as error:
            self.stop(CallError("journal", "JournalError", str(error)))
            return False
        finally:
            if counted:
                self.resumed()
        return True

    def _emit(self, kind: EventKind, record: FunctionOutput, value: Any = None) -> None:
        if self.watch.emit is not None:
            time_s = perf_counter() - self.begun
            self.watch.emit(Event(kind, record.id, record.name or "", time_s, record, value))

    def progress(self, call: _Call, value: Any) -> None:
        """See `Execution.progress`."""
        if call in self.in_flight:
            self._emit("progress", call.record, value)

    def _again(self, call: _Call, error: BaseException, wait_s: float) -> None:
        super()._again(call, error, wait_s)
        self._emit("retried", call.record, error)

    # Calls.

    def _make(self, call: _Call) -> Any:
        """See `Execution._make`; a call may be known already, or need approval."""
        record, approvals = call.record, self.watch.approvals
        if self.closed:
            return self._cancelled(call)
        kept = self.watch.finished.get(record.id)
        if kept is not None:
            return self._replay(call, kept)
        if self._is_another(call):
            return self._cancelled(call)
        try:
            site, source = self._sites[record.id], self.source
            request = approvals.request(call.tool, record, site, source, self.run)
        except RecursionError:
            message = f"the arguments of {call.tool.name} nest too deeply to be shown to who has to approve the call"
            return self._failed(record, CallError("argument", "RecursionError", message, record.span))
        if request is None:
            if self.watch.journal is not None and record.id in self.watch.journal.interrupted:
                _log.info("%s (call %s) had started and not finished; it is made again", record.name, record.id)
            return super()._make(call)
        self._hold_arguments(call, request)
        decision = approvals.decision(request)
        if decision is not None:
            return self._decided(call, decision)
        record.state = "waiting"
        self._emit("waiting", record)
        if not approvals.may_ask(request.id):
            return self._left_waiting(record, request)
        call.pending = Pending(self.run)
        self._held.append((call, request))
        if len(self._held) == 1:
            # What comes in the same turn of the loop is asked about in one batch.
            self.loop.call_soon(self._ask)
        return call.pending

    def _hold_arguments(self, call: _Call, request: ApprovalRequest) -> None:
        """Note what a call is approved with: its text may change a list or dict that is among it until it is made."""
        tool = call.tool
        self._approved[call.record.id] = Function(tool.name, *positional(tool, request.arguments or {}))

    def _is_another(self, call: _Call) -> bool:
        """Whether a call has started before with other arguments; a run in which one has is ended."""
        journal = self.watch.journal
        before = None if journal is None else journal.interrupted.get(call.record.id)
        if before is None or call.tool.read_only or call.tool.idempotent:
            return False
        return self._has_changed(call, before.written)

    def _has_changed(self, call: _Call, before: str) -> bool:
        journal, record = self.watch.journal, call.record
        if journal is None or journal.named(by_name(call.tool, _passed(record))) == before:
            return False
        told = f"{call.tool.name} is called with other arguments than before (call {record.id}); begin a new run"
        self.stop(CallError("journal", "JournalError", told, record.span))
        return True

    def _left_waiting(self, record: FunctionOutput, request: ApprovalRequest) -> Pending:
        self.requests.append(request)
        record.error = CallError("approval", "ApprovalNeeded", why_waiting(request), record.span)
        return Pending.failed(Failure(_Held(), None))

    def _replay(self, call: _Call, kept: Finished) -> Any:
        record = call.record
        if kept.arguments is not None and self._has_changed(call, kept.arguments):
            return self._cancelled(call)
        record.start_s = perf_counter() - self.begun
        record.attempts = kept.attempts
        if kept.passed is not None:
            record.parsed_input = kept.passed
        if kept.error is not None:
            outcome: Any = self._failed(record, kept.error)
        else:
            self._done(call, kept.output)
            outcome = kept.output
        record.duration_s = kept.duration_s
        return outcome

    def _decided(self, call: _Call, decision: Decision) -> Any:
        record, tool = call.record, call.tool
        record.state = "running"
        if isinstance(decision, Deny):
            if not self._note_start(call):
                return self._cancelled(call)
            return self._failed(record, CallError("denied", "Denied", denied(tool.name, decision), record.span))
        if isinstance(decision, Edit):
            error = self._edit(call, decision)
            if error is not None:
                return error
        return super()._make(call)

    def _edit(self, call: _Call, decision: Edit) -> Pending | None:
        """Give a call the arguments that the host wants; gives its failure where they do not fit."""
        record, tool = call.record, call.tool
        shown = self._approved.pop(record.id)
        try:
            passed = tool.signature.bind(*positional(tool, {**by_name(tool, shown), **decision.arguments}))
        except ArgumentError as error:
            message = f"the edited arguments do not fit: {error}"
            return self._failed(record, CallError("argument", "ArgumentError", message, record.span))
        self._unedited[record.id] = shown
        return self._pass(call, Function(tool.name, *passed))

    def _pass(self, call: _Call, passed: Function) -> Pending | None:
        """Let a call be made with other arguments than those that it came with."""
        call.record.parsed_input = passed
        call.args, call.kwargs = tuple(passed.args), dict(passed.kwargs)
        if call.tool.signature.injected:
            try:
                call.args, call.kwargs = self._injected(call.tool, call.args, call.kwargs, call.record)
            except Exception as error:  # noqa: BLE001 - it is the host's, which fails the call
                return self._raised(call.tool, call.record, error)
        return None

    def _ask(self) -> None:
        held, self._held = self._held, []
        if held and not self.closed:
            task = self.loop.create_task(self._consult(held))
            self._asking.add(task)
            task.add_done_callback(self._asked)
        else:
            self._held = held

    def _asked(self, task: asyncio.Task[None]) -> None:
        self._asking.discard(task)
        if not task.cancelled():
            task.exception()  # the user's interrupt, which the loop raises as well

    async def _consult(self, held: list[tuple[_Call, ApprovalRequest]]) -> None:
        approvals = self.watch.approvals
        try:
            await approvals.ask([request for _, request in held])
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was approved
            self.stop(approver_error(error))
        except BaseException:  # the run is cancelled, or the user interrupts it
            for call, _ in held:
                self._settle(call, self._cancelled(call))
            raise
        for call, request in held:
            decision = approvals.decision(request)
            if self.closed:
                outcome: Any = self._cancelled(call)
            elif decision is None:
                outcome = self._left_waiting(call.record, request)
            else:
                outcome = self._decided(call, decision)
            if outcome is not call.pending:
                self._settle(call, outcome)

    def _start(self, call: _Call) -> Any:
        """See `Execution._start`."""
        record, watch = call.record, self.watch
        failure = self._keep_approved(call)
        if failure is not None:
            (call.pending or Pending()).settle(failure)
            return failure
        record.start_s = perf_counter() - self.begun
        if not self._note_start(call):
            outcome = self._cancelled(call)
            (call.pending or Pending()).settle(outcome)
            return outcome
        self._emit("started", record)
        if watch.tracing is None:
            return super()._start(call)
        # From the context of the run: calls that follow from one another are not inside one another.
        context = self.context.copy()
        self._spans[record] = watch.tracing.start(call.tool, record, context)
        return context.run(super()._start, call)

    def _note_start(self, call: _Call) -> bool:
        """Write to the journal that a call is about to be made, or that its denial is; whether that can be written."""
        journal, record = self.watch.journal, call.record
        if journal is None:
            return True
        unedited = self._unedited.get(record.id)
        arguments = journal.named(by_name(call.tool, unedited or _passed(record)))
        edited = None if unedited is None else _passed(record)
        return self._journalled(partial(journal.started, record, arguments, edited))

    def _keep_approved(self, call: _Call) -> Pending | None:
        """Make a call with what was approved, where its text has changed a list or dict that was among it meanwhile."""
        approved = self._approved.pop(call.record.id, None)
        if approved is None:
            return None
        tool = call.tool
        if same_arguments(by_name(tool, _passed(call.record)), by_name(tool, approved)):
            call.record.parsed_input = approved  # the record tells what was approved, whatever the text does with it
            return None
        return self._pass(call, approved)


def _is_over(record: FunctionOutput) -> bool:
    """Whether a call is not made again where its run is resumed: it has ended by itself, or the host has denied it."""
    denied = record.error is not None and record.error.kind == "denied"
    return denied or (bool(record.attempts) and not _is_cut(record))


def _is_cut(record: FunctionOutput) -> bool:
    """Whether a call was kept from finishing, so that a run that is resumed has to make it again."""
    raised = record.error.exception if record.error is not None else None
    return record.state == "cancelled" or issubclass(type(raised), KeyboardInterrupt)


def _passed(record: FunctionOutput) -> Function:
    """The validated arguments of a call, which are known before anything else is asked of it."""
    assert record.parsed_input is not None  # noqa: S101 - the call would not have come so far
    return record.parsed_input
