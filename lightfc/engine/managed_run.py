"""The calls of a run that is told of, approved, journalled or ended by its first failure.

A run that uses none of these is a plain `Execution` and pays for none of them. Here more is done in the order of a
call's life: `enqueue`, when its arguments are known: it may have finished in an earlier run, or need approval, for
which it is held; `_begin`, when it has a slot: it is written to the journal and begins; `_on_end`, when it has a value
or a failure: that is written before anything is made of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from lightfc.core.circumstances import ApprovalOutcome
from lightfc.core.decisions import ApprovalRequest, Approve, ApproveAll, Decision, Deny, Edit
from lightfc.core.definitions import Arguments, Function
from lightfc.core.errors import ArgumentError, ExportError, JournalError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput, Located, repeat
from lightfc.engine.approval_messages import approver_error, waiting_error, waiting_text
from lightfc.engine.approvals import Approvals
from lightfc.engine.call_arguments import ArgumentNames, Snapshot, arguments_text, match_record, same_arguments
from lightfc.engine.call_records import waiting_before
from lightfc.engine.events import Event, EventKind, OnEvent
from lightfc.engine.execution import Execution
from lightfc.engine.pipeline import Engine
from lightfc.engine.scheduler import Call
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox import Program, SandboxError
from lightfc_sandbox.engine import CallSite, Failure, Path, Pending
from lightfc_sandbox.scheduling.event_loops import cancel, outlast

_log = logging.getLogger(__name__)

_OUTCOMES: Mapping[type[Decision], ApprovalOutcome] = {
    Approve: "approved", ApproveAll: "approved for all", Edit: "edited", Deny: "denied",
}  # fmt: skip


class _HeldError(BaseException):
    """A call waits for approval, so nothing that needs it can go on; no `except` of a program catches this."""


@dataclass(slots=True)
class Start:
    """What a run begins with; with `ask_first` and no approver, first of all the host is told what is known to wait."""

    output: FunctionOutput
    program: Program
    variables: Mapping[str, Any]
    approvals: Approvals
    finished: Mapping[str, FunctionOutput] = field(default_factory=dict)
    ask_first: bool = False


class ManagedRun(Execution):
    """The calls of one run, always in an event loop. `types` gives the classes of arguments in a journal."""

    def __init__(self, engine: Engine, start: Start, emit: OnEvent | None, types: Callable[[], Iterable[type]]) -> None:
        super().__init__(start.program.source, asyncio.get_running_loop(), engine.sandbox.limits.calls_in_flight)
        engine.equip(self)
        self.is_managed = self.is_told = True
        self.approvals, self.finished = start.approvals, start.finished
        self.journal = start.approvals.journal
        self._interrupted = {} if self.journal is None else self.journal.interrupted
        self.stopped_by: CallError | None = None
        self.requests: list[ApprovalRequest] = []
        self._on_error = engine.on_error
        self._emit_event = emit
        self._types = types
        self._tools = engine.tools
        self._calls_at: dict[Path, int] = {}
        self._approved: dict[Call, tuple[Function, ApprovalRequest]] = {}
        self._unedited: dict[Call, Function] = {}
        self._snapshots: dict[Call, Snapshot] = {}
        self._held: list[tuple[Call, ApprovalRequest]] = []
        self._asking: set[asyncio.Task[None]] = set()

    # The run.

    def stop(self, error: CallError) -> None:
        """End the run: nothing begins any more, and what is in flight is cancelled."""
        if self.stopped_by is None and not self.closed:
            _log.info("the run is stopped: %s", error.type)
            self.stopped_by = error
            self.closed = True
            self.end_when_waiting()

    def verdict(self, value: Any) -> Any:
        """What stopped the run, or what it waits for; else the value."""
        if self.stopped_by is not None:
            return self.stopped_by
        if isinstance(value, SandboxError):
            # Such as the time being up: calls were cut, so nobody knows what a run that goes on would repeat.
            self.requests.clear()
        self.requests.sort(key=lambda each: [int(part) for part in each.call_id.split(".")])
        return waiting_error(self.requests) if self.requests else value

    async def close(self) -> None:
        """Give up the calls that wait for approval too."""
        self.closed = True
        asking = list(self._asking)
        cancel(asking)
        await outlast(asking)
        held, self._held = self._held, []
        for call, _ in held:
            self.settle(call, self.cancel_record(call))
        await super().close()

    # What is told of calls.

    def _record(self, site: CallSite, path: Path, tool: ToolSpec, given: Arguments) -> FunctionOutput:
        # Calls that a builtin such as `map` makes share a place; an id is of one call.
        times = self._calls_at.get(path, 0)
        self._calls_at[path] = times + 1
        return super()._record(site, (*path, times) if times else path, tool, given)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Tell of a call, too, that is not made because something it needs has failed, or waits for a decision."""
        failed = super().skip(site, path, target, cause)
        if isinstance(target, ToolSpec):
            record = self.records[-1]
            if isinstance(cause.error, _HeldError):
                record.error = waiting_before(record)
            self._emit("skipped", record)
        return failed

    def _on_end(self, record: FunctionOutput) -> None:
        super()._on_end(record)
        if self.journal is not None and _is_over(record) and record.id not in self.finished:
            self._write(partial(self.journal.note_end, record))
        self._emit("finished", record)
        if record.state == "failed" and record.error is not None and self._on_error == "stop":
            self.stop(record.error)

    def on_progress(self, call: Call, value: Any) -> None:
        if call in self.queue.in_flight:
            self._emit("progress", call.record, value)

    def on_retry(self, call: Call, error: BaseException, wait_s: float) -> None:
        """Tell of an attempt that has failed, too."""
        super().on_retry(call, error, wait_s)
        self._emit("retried", call.record, error)

    def _emit(self, kind: EventKind, record: FunctionOutput, value: Any = None) -> None:
        if self._emit_event is not None:
            time_s = perf_counter() - self.started_s
            self._emit_event(Event(kind, record.id, record.name or "", time_s, record, value))

    def _write(self, write: Callable[[], None]) -> bool:
        """Write to the journal; a run whose journal fails is ended, because what it does could not be told again."""
        counted = self.pause_clock()
        try:
            write()
        except JournalError as error:
            self.stop(CallError("journal", "JournalError", str(error)))
            return False
        finally:
            if counted:
                self.resume_clock()
        return True

    # Calls that are known already, or need approval.

    def at_once(self, target: Any) -> bool:
        """Whether that is so, or a call was made before, or needs an approval that nobody is asked for."""
        may_wait = self.approvals.approve is None and isinstance(target, ToolSpec) and target.may_need_approval
        return super().at_once(target) or bool(self.finished) or may_wait

    def enqueue(self, call: Call) -> Any:
        """Make a call that may be made and has not been made before; hold it where it needs approval."""
        record = call.record
        if self.closed:
            return self.cancel_record(call)
        kept = self.finished.get(record.id)
        if kept is not None:
            return self._replay(call, kept)
        cut = self._interrupted.get(record.id)
        if cut is not None and not call.tool.may_repeat and self._has_changed(call, cut.name, cut.written):
            return self.cancel_record(call)
        try:
            request = self._request(call)
        except RecursionError:
            message = f"the arguments of {call.tool.name} nest too deeply to be shown for approval"
            return self.fail(record, CallError("argument", "RecursionError", message, record.span))
        if request is None:
            if cut is not None:
                _log.info("%s (call %s) started and did not finish; it is made again", record.name, record.id)
            outcome = super().enqueue(call)
            if call.queued is not None and call.tool.may_need_approval:
                self._snapshots[call] = Snapshot(_by_name(call))
            return outcome
        self._keep_shown(call, request)
        decision = self.approvals.decision(request)
        if decision is not None:
            return self._apply_decision(call, decision)
        return self._hold(call, request)

    def _keep_shown(self, call: Call, request: ApprovalRequest) -> None:
        """Keep what a call is made with where it is approved: the program may change a list or dict among it."""
        passed = call.record.parsed_input
        approved = Function(call.tool.name, *ArgumentNames(call.tool).as_call(request.arguments or {}))
        self._approved[call] = approved, request
        if passed is not None and request.reason != "needs_approval" and self.approvals.edited(call.record.id):
            self._unedited[call] = passed

    def _replay(self, call: Call, kept: FunctionOutput) -> Any:
        record = call.record
        given = kept.input if isinstance(kept.input, Function) else kept.source
        if kept.name is not None and self._has_changed(call, kept.name, given):
            return self.cancel_record(call)
        output = kept.output
        if self.journal is not None:
            try:
                output = self.journal.changed.put_back(record.id, self._held_by(call), output)
            except (ExportError, LookupError, TypeError, ValueError) as error:
                message = f"what {call.tool.name} (call {record.id}) has changed cannot be put back: {error}; "
                self.stop(CallError("journal", "JournalError", f"{message}start a new run", record.span))
                return self.cancel_record(call)
        record.start_s = perf_counter() - self.started_s
        repeat(record, kept)
        if kept.parsed_input is not None:
            record.parsed_input = kept.parsed_input
        if kept.error is not None:
            outcome: Any = self.fail(record, kept.error)
        else:
            self.finish(record, output)
            outcome = output
        record.duration_s = kept.duration_s
        return outcome

    def _has_changed(self, call: Call, name: str, before: str | Function) -> bool:
        """Whether a call is another one than that with its id before; the run is ended then."""
        record, tool = call.record, call.tool
        given = record.input
        if isinstance(before, str):
            are_the_same = arguments_text(_by_name(call), self._types()) == before
        else:
            are_the_same = isinstance(given, Function) and match_record(_by_name(call, given), _by_name(call, before))
        if tool.name == name and (are_the_same or self._is_overtaken(call)):
            return False
        what = "with other arguments than before" if tool.name == name else f"where {name} was called before"
        message = f"{tool.name} is called {what} (call {record.id}); start a new run"
        self.stop(CallError("journal", "JournalError", message, record.span))
        return True

    def _is_overtaken(self, call: Call) -> bool:
        """Whether calls that overlapped with one have changed its arguments, before anybody could tell by which."""
        return self.journal is not None and self.journal.changed.is_overtaken(call.record.id, self._held_by(call))

    def _held_by(self, call: Call) -> list[Any]:
        """What the program hands to a call, as it has it: the arguments, and the object whose method is called."""
        tool, given = call.tool, call.record.input
        assert isinstance(given, Function)  # noqa: S101 - a call has arguments
        # A method that the program calls on an object is bound to that for one call.
        instance = [] if tool is self._tools.get(tool.name) else [getattr(tool.fn, "__self__", None)]
        return [*instance, *given.args, *(given.kwargs[name] for name in sorted(given.kwargs))]

    def _hold(self, call: Call, request: ApprovalRequest) -> Pending:
        """Keep a call that nobody has decided about yet; what comes in one turn of the loop is asked in one batch."""
        call.record.state = "waiting"
        self._emit("waiting", call.record)
        if not self.approvals.may_ask(request.id):
            return self._leave_waiting(call.record, request)
        call.pending = Pending()
        self._held.append((call, request))
        call.queued = "approval", perf_counter()
        if len(self._held) == 1:
            asyncio.get_running_loop().call_soon(self._ask)
        return call.pending

    def leave_all_waiting(self, requests: Iterable[ApprovalRequest], program: Program) -> None:
        """Record calls that nobody has decided about, and that the host is asked about before anything is done."""
        sites = {site.order: site for site in program.sites}
        for request in requests:
            site, place = sites.get(request.site), tuple(map(int, request.call_id.split(".")))
            node = None if site is None else site.node
            source: Any = Located(request.source, request.span) if site is None else self.source
            given = Function(request.name, [], dict(request.arguments or {}))
            record: FunctionOutput = FunctionOutput(request.name, given, place, source, node)
            record.parsed_input = None if request.arguments is None else given
            self.records.append(record)
            self._leave_waiting(record, request)

    def _leave_waiting(self, record: FunctionOutput, request: ApprovalRequest) -> Pending:
        self.requests.append(request)
        if record.state != "waiting":
            record.state, record.approval = "waiting", ""
            self._emit("waiting", record)
        record.error = CallError("approval", "ApprovalNeeded", waiting_text(request), record.span)
        return Pending.failed(Failure(_HeldError(), None))

    def _ask(self) -> None:
        if self._held and not self.closed:
            held, self._held = self._held, []
            task = asyncio.get_running_loop().create_task(self._consult(held))
            self._asking.add(task)
            task.add_done_callback(self._on_consulted)

    def _on_consulted(self, task: asyncio.Task[None]) -> None:
        self._asking.discard(task)
        if not task.cancelled():
            task.exception()  # the user's interrupt, which the loop raises as well

    async def _consult(self, held: list[tuple[Call, ApprovalRequest]]) -> None:
        try:
            await self.approvals.ask([request for _, request in held])
        except Exception as error:  # noqa: BLE001 - whatever it is, nothing was approved
            self.stop(approver_error(error))
        except BaseException:  # the run is cancelled, or the user interrupts it
            for call, _ in held:
                self.settle(call, self.cancel_record(call))
            raise
        for call, request in held:
            decision = self.approvals.decision(request)
            if self.closed:
                outcome: Any = self.cancel_record(call)
            elif decision is None:
                outcome = self._leave_waiting(call.record, request)
            else:
                outcome = self._apply_decision(call, decision)
            if outcome is not call.pending:
                self.settle(call, outcome)

    def _apply_decision(self, call: Call, decision: Decision) -> Any:
        record, tool = call.record, call.tool
        record.state, record.approval = "running", _OUTCOMES[type(decision)]
        _log.info("%s (call %s) is %s", record.name, record.id, record.approval)
        if call.queued is not None:
            self.note_wait(record, *call.queued)
            call.queued = None
        if isinstance(decision, Deny):
            self._unedited.pop(call, None)
            if not self._note_start(call):
                return self.cancel_record(call)
            message = f"{tool.name} was not approved" + (f": {decision.reason}" if decision.reason else "")
            return self.fail(record, CallError("denied", "Denied", message, record.span))
        failure = self._edit(call, decision) if isinstance(decision, Edit) else None
        return super().enqueue(call) if failure is None else failure

    def _edit(self, call: Call, decision: Edit) -> Pending | None:
        """Give a call the arguments that the host wants; gives its failure where they do not fit."""
        record, names = call.record, ArgumentNames(call.tool)
        shown, _ = self._approved.pop(call)
        try:
            passed = call.tool.signature.bind(*names.as_call({**names.of(shown), **decision.arguments}))
        except ArgumentError as error:
            message = f"the edited arguments do not fit: {error}"
            return self.fail(record, CallError("argument", "ArgumentError", message, record.span))
        self._unedited.setdefault(call, shown)
        return self._pass(call, Function(call.tool.name, *passed))

    def _pass(self, call: Call, passed: Function) -> Pending | None:
        call.record.parsed_input = passed
        call.args, call.kwargs = tuple(passed.args), dict(passed.kwargs)
        if call.tool.signature.injected:
            try:
                call.args, call.kwargs = self.with_injected(call.tool, call.args, call.kwargs, call.record)
            except Exception as error:  # noqa: BLE001 - it is the host's, which fails the call
                return self.tool_failed(call.tool, call.record, error)
        return None

    # Calls that start.

    def _begin(self, call: Call) -> Any:
        record = call.record
        failure = self._keep_approved(call)
        if failure is not None:
            return failure
        if call.tool.retry is not None and call.tool.may_need_approval and record.approval != "approved for all":
            self._snapshots[call] = Snapshot(_by_name(call))
        record.start_s = perf_counter() - self.started_s
        if not self._note_start(call):
            return self.cancel_record(call)
        self._emit("started", record)
        return super()._begin(call)

    def _note_start(self, call: Call) -> bool:
        """Write to the journal that a call is about to be made, or that its denial is; whether that can be written."""
        if self.journal is None:
            return True
        unedited = self._unedited.pop(call, None)
        arguments = self.journal.arguments_text(_by_name(call, unedited))
        edited = None if unedited is None else call.record.parsed_input
        held = None if call.tool.read_only else self._held_by(call)
        return self._write(partial(self.journal.note_start, call.record, arguments, edited, held))

    def _keep_approved(self, call: Call) -> Pending | None:
        """Make a call with what was approved, where its program has changed a list or dict among it meanwhile.

        Of an object no copy was approved: where another call has changed it, it waits again.
        """
        approved, request = self._approved.pop(call, (None, None))
        if approved is None:
            # One that needed no approval may need it now, if another call has changed its arguments since.
            needed = self._request(call) if self._is_other(call) else None
            return None if needed is None else self._leave_waiting(call.record, needed)
        if request is not None and call.record.approval == "approved" and self.approvals.has_changed(request):
            return self._leave_waiting(call.record, request)
        if same_arguments(_by_name(call), _by_name(call, approved)):
            call.record.parsed_input = approved  # the record tells what was approved, whatever the program does with it
            return None
        return self._pass(call, approved)

    def _is_other(self, call: Call) -> bool:
        before = self._snapshots.get(call)
        return before is not None and before.differs(Snapshot(_by_name(call)))

    def _request(self, call: Call) -> ApprovalRequest | None:
        assert self.source is not None  # noqa: S101 - a run is of a program
        return self.approvals.request(call.tool, call.record, call.site, self.source, self.run)

    def may_be_repeated(self, call: Call) -> bool:
        """Whether what was approved, or needed no approval, is what the call is made with again."""
        if not self._is_other(call):
            return True
        if not call.record.approval and self._request(call) is None:
            return True
        _log.warning("%s is not tried again: its arguments were changed after they were approved", call.record.name)
        return False


def _by_name(call: Call, passed: Function | None = None) -> dict[str, Any]:
    """Arguments of a call by name; those of its record if no others are given."""
    passed = call.record.parsed_input if passed is None else passed
    assert passed is not None  # noqa: S101 - they are validated before anything else is asked of a call
    return ArgumentNames(call.tool).of(passed)


def _is_over(record: FunctionOutput) -> bool:
    """Whether a call is not made again where its run is resumed: it has ended by itself, or the host has denied it."""
    error = record.error
    if error is not None and error.kind == "denied":
        return True
    raised = error.exception if error is not None else None
    is_cut = record.state == "cancelled" or issubclass(type(raised), KeyboardInterrupt)
    return bool(record.attempts) and not is_cut
