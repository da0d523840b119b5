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
from typing import Any, Literal

from lightfc.approval import ApprovalRequest, Approver, Decision, Deny, Edit
from lightfc.errors import ArgumentError, JournalError
from lightfc.events import Event, EventKind
from lightfc.execution import Execution, _Call
from lightfc.gate import (
    approver_error,
    by_name,
    consult,
    positional,
    same_arguments,
    told_interrupted,
    waiting_error,
)
from lightfc.journal import Asked, JournalledRun
from lightfc.telemetry import Tracing
from lightfc.tool import FunctionTool
from lightfc.types import Arguments, CallError, Finished, Function, FunctionOutput, OnError
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
        approve: Who is asked for calls that need the host's word; None to end the run `waiting`.
        emit: Told of each event.
        journal: Where calls are written.
        tracing: What makes spans.
        finished: Calls that need not be made again, by id.
        decisions: What the host has decided, by id.
        asked: What it was asked when it decided so, by id, as far as that is known.
    """

    on_error: OnError = "finish"
    approve: Approver | None = None
    emit: Callable[[Event], None] | None = None
    journal: JournalledRun | None = None
    tracing: Tracing | None = None
    finished: Mapping[str, Finished] = field(default_factory=dict)
    decisions: Mapping[str, Decision] = field(default_factory=dict)
    asked: Mapping[str, ApprovalRequest] = field(default_factory=dict)

    def decision(self, tool: FunctionTool, record: FunctionOutput, site_id: str) -> Decision | None:
        """What the host has decided of a call; None if it was asked of another one, or of other arguments."""
        for call_id in (record.id, site_id):
            decision = self.decisions.get(call_id)
            if decision is None:
                continue
            request = self.asked.get(call_id) or (self.journal.asked.get(call_id) if self.journal is not None else None)
            if request is None or request.reason != "needs_approval" or request.repeated:
                return decision
            if call_id == record.id and self._are_shown(by_name(tool, _passed(record)), request):
                return decision
        return None

    def _are_shown(self, given: Mapping[str, Any], request: ApprovalRequest | Asked) -> bool:
        """Whether a call has the arguments that the host was shown, if it was shown any."""
        shown = request.arguments
        if isinstance(shown, str):
            return self.journal is not None and self.journal.named(given) == shown
        return shown is None or same_arguments(given, shown)

    def needs_word(
        self, tool: FunctionTool, call_id: str
    ) -> Literal["needs_approval", "interrupted", "not stored", None]:
        """Why a call is not made without the host's word; None where it is."""
        interrupted = self.journal.interrupted.get(call_id) if self.journal is not None else None
        if interrupted is not None and not (tool.read_only or tool.idempotent):
            return "interrupted" if interrupted.stored else "not stored"
        return "needs_approval" if tool.needs_approval else None


class _Held(BaseException):
    """A call waits for the host's word, so nothing that needs it can go on; no `except` of a text catches this."""


class WatchedExecution(Execution):
    """The calls of one run that is watched; always in an event loop."""

    loop: asyncio.AbstractEventLoop

    def __init__(self, source: Source, loop: asyncio.AbstractEventLoop, max_in_flight: int, watch: Watch) -> None:
        super().__init__(source, loop, max_in_flight)
        self.watch = watch
        self.stopped_by: CallError | None = None
        self.requests: list[ApprovalRequest] = []
        self._times: dict[Path, int] = {}
        self._site_ids: dict[str, str] = {}
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

    def _record(self, site: CallSite, path: Path, tool: FunctionTool, given: Arguments) -> FunctionOutput:
        # Calls that a builtin such as `map` makes share a place; an id is of one call.
        times = self._times.get(path, 0)
        self._times[path] = times + 1
        record = super()._record(site, (*path, times) if times else path, tool, given)
        if site.target is not None:
            self._site_ids[record.id] = str(site.order)
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
        if journal is not None and record.attempts and not _is_cut(record) and not self._is_kept(record):
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
        """See `Execution._make`; a call may be known already, or need the host's word."""
        record = call.record
        if self.closed:
            return self._cancelled(call)
        kept = self.watch.finished.get(record.id)
        if kept is not None:
            return self._replay(call, kept)
        reason = self.watch.needs_word(call.tool, record.id)
        if reason is None:
            if self.watch.journal is not None and record.id in self.watch.journal.interrupted:
                _log.info("%s (call %s) had started and not finished; it is made again", record.name, record.id)
            return super()._make(call)
        decision = self.watch.decision(call.tool, record, self._site_ids.get(record.id, ""))
        if decision is not None:
            return self._decided(call, decision)
        request = ApprovalRequest(
            record.id, call.tool.name, record.source, record.span, reason, by_name(call.tool, _passed(record))
        )
        record.state = "waiting"
        self._emit("waiting", record)
        if self.watch.approve is None:
            return self._left_waiting(record, request)
        call.pending = Pending()
        self._held.append((call, request))
        if len(self._held) == 1:
            # What comes in the same turn of the loop is asked for in one batch.
            self.loop.call_soon(self._ask)
        return call.pending

    def _left_waiting(self, record: FunctionOutput, request: ApprovalRequest) -> Pending:
        self.requests.append(request)
        message = (
            f"{record.name} waits for approval" if request.reason == "needs_approval" else told_interrupted(request)
        )
        record.error = CallError("approval", "ApprovalNeeded", message, record.span)
        return Pending.failed(Failure(_Held(), None))

    def _replay(self, call: _Call, kept: Finished) -> Any:
        record = call.record
        journal = self.watch.journal
        if kept.arguments is not None and journal is not None and journal.arguments(_passed(record)) != kept.arguments:
            told = f"{call.tool.name} is called with other arguments than before (call {record.id}); begin a new run"
            self.stop(CallError("journal", "JournalError", told, record.span))
            return self._cancelled(call)
        record.start_s = perf_counter() - self.begun
        record.attempts = kept.attempts
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
            message = f"{tool.name} was not approved" + (f": {decision.reason}" if decision.reason else "")
            return self._failed(record, CallError("denied", "Denied", message, record.span))
        if isinstance(decision, Edit):
            passed = _passed(record)
            given = {**by_name(tool, passed), **decision.arguments}
            args = positional(tool, given)
            try:
                call.args, call.kwargs = tool.signature.bind(args, given)
            except ArgumentError as error:
                message = f"the edited arguments do not fit: {error}"
                return self._failed(record, CallError("argument", "ArgumentError", message, record.span))
            self._unedited[record.id] = passed
            record.parsed_input = Function(tool.name, call.args, call.kwargs)
            if tool.signature.injected:
                try:
                    call.args, call.kwargs = self._injected(tool, call.args, call.kwargs, record)
                except Exception as error:  # noqa: BLE001 - it is the host's, which fails the call
                    return self._raised(tool, record, error)
        return super()._make(call)

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
        assert self.watch.approve is not None  # noqa: S101 - only then are calls held
        try:
            decisions = await consult(self.watch.approve, [request for _, request in held])
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was approved
            self.stop(approver_error(error))
            decisions = {}
        except BaseException:  # the run is cancelled, or the user interrupts it
            for call, _ in held:
                self._settle(call, self._cancelled(call))
            raise
        for call, request in held:
            decision = decisions.get(request.id)
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
        record.start_s = perf_counter() - self.begun
        if watch.journal is not None:
            arguments = watch.journal.arguments(self._unedited.get(record.id) or _passed(record))
            if not self._journalled(partial(watch.journal.started, record, arguments)):
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


def _is_cut(record: FunctionOutput) -> bool:
    """Whether a call was kept from finishing, so that a run that is resumed has to make it again."""
    raised = record.error.exception if record.error is not None else None
    return record.state == "cancelled" or issubclass(type(raised), KeyboardInterrupt)


def _passed(record: FunctionOutput) -> Function:
    """The validated arguments of a call, which are known before anything else is asked of it."""
    assert record.parsed_input is not None  # noqa: S101 - the call would not have come so far
    return record.parsed_input
