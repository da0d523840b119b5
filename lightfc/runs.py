"""Runs that somebody watches, or that may be taken up again: how they begin, pause and go on."""

import ast
import asyncio
import logging
import uuid
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from lightfc.approval import ApprovalRequest, Decision
from lightfc.errors import JournalError
from lightfc.events import Event
from lightfc.gate import approver_error, check_known, checked_decisions, consult, requests_of, waiting_error
from lightfc.journal import JournalledRun, code_of, digest
from lightfc.preflight import check_calls
from lightfc.telemetry import tracing
from lightfc.tool import FunctionTool
from lightfc.types import CallError, Finished, Function, FunctionExpression, FunctionOutput, Paused
from lightfc.watched import Watch, WatchedExecution
from lightfc_sandbox import Program, SandboxError

if TYPE_CHECKING:
    from lightfc.manager import ToolManager

__all__ = ["Runs"]

_log = logging.getLogger(__name__)


class Runs:
    """The watched runs of one manager."""

    def __init__(self, manager: "ToolManager") -> None:
        self._manager = manager

    async def execute(
        self,
        expression: str | FunctionExpression | Function,
        emit: Callable[[Event], None] | None,
        run_id: str | None,
        given: Mapping[str, Any] | None = None,
    ) -> FunctionOutput:
        """Check a text and execute it; see `ToolManager.aexecute`."""
        manager = self._manager
        if run_id is not None and manager.journal is None:
            raise JournalError("a run has an id in a journal only: ToolManager(..., journal=...)")
        expression, given = manager._read_call(expression, given)
        output = FunctionOutput(None, expression)
        variables = dict(manager._with(given))
        program = manager._checked(output, variables)
        if program is None:
            return output
        watch = self._new_watch(emit)
        if manager.journal is not None:
            name = uuid.uuid4().hex if run_id is None else run_id
            stands_on = self._stands_on(program, variables)
            watch.journal = manager.journal.begin(name, program.text, stands_on, self._types())
        return await self._run(output, program, watch, variables)

    async def resume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision],
        variables: Mapping[str, Any] | None = None,
    ) -> FunctionOutput:
        """Continue a run; see `ToolManager.resume`."""
        given = checked_decisions(decisions)
        context = dict(self._manager._with(variables))
        if isinstance(run, str):
            return await self._resume_journalled(run, given, context, {})
        asked = {each.id: each for each in run.waiting}
        paused = run.paused
        if paused is not None:
            # A call that waits has no word yet: what was decided under its id was for another one.
            before = {each: decision for each, decision in paused.decisions.items() if each not in asked}
            given, asked = {**before, **given}, {**paused.asked, **asked}
        if run.run_id is not None:
            began_with = paused.variables if paused is not None else {}
            return await self._resume_journalled(run.run_id, given, {**context, **began_with}, asked)
        if paused is None:
            hint = "; one that was loaded from JSON can only go on by its journal" if run.state == "waiting" else ""
            raise ValueError(f"the run cannot be resumed: its state is {run.state!r}{hint}")
        if paused.resumed:
            raise ValueError("the run has gone on from here already; resume the record that it gave then")
        check_known(given, paused.program, asked.keys())
        # What it does from here on is in the record that comes of it, and must not be done again.
        paused.resumed = bool(decisions) or self._manager.approve is not None
        watch = self._new_watch(None)
        watch.finished, watch.decisions, watch.asked = paused.finished, given, asked
        return await self._run(FunctionOutput(None, run.input), paused.program, watch, paused.variables)

    async def _resume_journalled(
        self,
        run_id: str,
        decisions: Mapping[str, Decision],
        variables: Mapping[str, Any],
        asked: Mapping[str, ApprovalRequest],
    ) -> FunctionOutput:
        journal = self._manager.journal
        if journal is None:
            raise JournalError(f"run {run_id!r} cannot be resumed without a journal: ToolManager(..., journal=...)")
        output = FunctionOutput(None, journal.text(run_id))
        program = self._manager._checked(output, variables)
        if program is None:
            raise JournalError(f"run {run_id!r} cannot be resumed: its text is not right any more: {output.error}")
        watch = self._new_watch(None)
        watch.journal = journal.resume(run_id, self._stands_on(program, variables), self._types())
        try:
            known = asked.keys() | watch.journal.asked.keys() | watch.journal.interrupted.keys()
            check_known(decisions, program, known)
        except ValueError:
            watch.journal.close(watch.journal.state)
            raise
        watch.finished, watch.decisions, watch.asked = watch.journal.finished, decisions, asked
        return await self._run(output, program, watch, variables)

    def _new_watch(self, emit: Callable[[Event], None] | None) -> Watch:
        return Watch(self._manager.on_error, self._manager.approve, emit, tracing=tracing())

    async def _run(
        self, output: FunctionOutput, program: Program, watch: Watch, variables: Mapping[str, Any]
    ) -> FunctionOutput:
        manager, loop = self._manager, asyncio.get_running_loop()
        execution = WatchedExecution(program.source, loop, manager.sandbox.limits.calls_in_flight, watch)
        try:
            refused = await self._decide(program, execution, variables)
            if refused is not None:
                manager._finish(output, program, execution, refused)
            else:
                await manager._run(program, output, execution, variables)
            if execution.requests and execution.stopped_by is None:
                if watch.journal is not None:
                    watch.journal.waits(execution.requests)
                output.state = "waiting"
                kept = {each.id: Finished.of(each) for each in output.calls if each.state in ("finished", "failed")}
                output.waiting = tuple(execution.requests)
                output.paused = Paused(program, {**watch.finished, **kept}, watch.decisions, variables, watch.asked)
        except JournalError as error:
            # What has been done is told all the same; what the host would be asked for it is not.
            output.error, output.state = CallError("journal", "JournalError", str(error)), "failed"
        finally:
            if watch.journal is not None:
                output.run_id = watch.journal.run_id
                self._close(watch.journal, output)
        return output

    def _close(self, journal: JournalledRun, output: FunctionOutput) -> None:
        """Note how a run has ended. Where that fails it can still be resumed: all of its calls have been noted."""
        try:
            journal.close(output.state)
        except JournalError as error:
            _log.warning("the end of run %r is not noted: %s", journal.run_id, error)

    async def _decide(
        self, program: Program, execution: WatchedExecution, variables: Mapping[str, Any]
    ) -> CallError | SandboxError | None:
        """Have the calls decided that need the host's word, before any call; gives what keeps it from beginning."""
        watch = execution.watch
        requests = requests_of(program, variables, watch)
        if requests:
            # Nobody is asked for what can never be right. Else this is known already, as in a run that nobody watches.
            try:
                check_calls(program, variables)
            except SandboxError as error:
                return error
        if requests and watch.approve is not None:
            watch.asked = {**watch.asked, **{each.id: each for each in requests}}
            try:
                watch.decisions = {**watch.decisions, **await consult(watch.approve, requests)}
            except Exception as error:  # noqa: BLE001 - whatever an approver raises, it has approved nothing
                return approver_error(error)
        elif requests and not watch.decisions:
            execution.requests = requests
            return waiting_error(requests)
        return None

    def _stands_on(self, program: Program, variables: Mapping[str, Any]) -> dict[str, str]:
        """A digest of everything beside the text that the meaning of a program depends on."""
        manager = self._manager
        targets = [site.target for site in program.sites]
        # Where the text computes what it calls, that may be any tool.
        tools = manager.callables if None in targets else [each for each in targets if type(each) is FunctionTool]
        names = {each.id for each in ast.walk(program.source.tree) if isinstance(each, ast.Name)}
        constants = {name: getattr(each, "target", each) for name, each in manager.sandbox.constants.items()}
        given = {**constants, **variables}
        others = {
            name: each for name, each in given.items() if name.partition(".")[0] in names and name not in manager.tools
        }
        return {
            "the policy": manager.sandbox.policy.name,
            **{f"tool {each.name}": digest([each.signature.definition(), code_of(each.fn)]) for each in tools},
            **{f"{name} of the context": digest(each) for name, each in others.items()},
        }

    def _types(self) -> tuple[type, ...]:
        """The classes that values may be of, where they are read from a file."""
        raised = (each for each in self._manager._constants.values() if isinstance(each, type))
        return (*self._manager.sandbox.host_types, *(each for each in raised if issubclass(each, BaseException)))
