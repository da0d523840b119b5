"""Runs that somebody watches, or that may be taken up again: how they begin, pause and go on."""

import ast
import asyncio
import logging
import uuid
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from lightfc.core.decisions import Decision
from lightfc.core.definitions import FunctionExpression
from lightfc.core.errors import JournalError
from lightfc.core.exceptions import restored
from lightfc.core.failures import CallError
from lightfc.core.records import Finished, FunctionOutput, Paused
from lightfc.core.serialization import is_whole
from lightfc.engine.approvals import (
    Approvals,
    approver_error,
    check_places,
    check_record,
    check_waiting,
    checked_decisions,
    interrupted_requests,
    requests_of,
    waiting_error,
)
from lightfc.engine.engine import Engine
from lightfc.engine.events import Event
from lightfc.engine.fingerprint import digest, fingerprint
from lightfc.engine.journal import JournalledRun
from lightfc.engine.lease import LEASE_S
from lightfc.engine.managed_run import Watch, WatchedExecution
from lightfc.engine.plan import check_calls
from lightfc.engine.tool_spec import ToolSpec
from lightfc.engine.tracing import tracing
from lightfc_sandbox import Program, SandboxError

__all__ = ["Runs"]

_log = logging.getLogger(__name__)


class Runs:
    """The managed runs over one engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def execute(
        self,
        expression: str | FunctionExpression,
        variables: Mapping[str, Any],
        emit: Callable[[Event], None] | None,
        run_id: str | None,
    ) -> FunctionOutput:
        """Check a text and execute it; see `ToolManager.aexecute`."""
        engine = self._engine
        output = FunctionOutput(None, expression)
        program = engine.check(output, variables)
        if program is None:
            return output
        journal = None
        if engine.journal is not None:
            name = uuid.uuid4().hex if run_id is None else run_id
            journal = engine.journal.begin(name, program.text, self._fingerprint(program, variables), self._types())
        watch = self._watch(Approvals(engine.approve, journal), emit)
        return await self._run(output, program, watch, variables, ask_first=True)

    async def resume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision],
        context: Mapping[str, Any],
    ) -> FunctionOutput:
        """Continue a run; see `ToolManager.resume`."""
        decisions = checked_decisions(decisions)
        if isinstance(run, str):
            return await self._resume_journalled(run, decisions, context, None)
        paused = run.paused
        if run.run_id is not None:
            began_with = paused.variables if paused is not None else {}
            if paused is not None and paused.program is None:
                began_with = {name: each for name, each in began_with.items() if is_whole(each)}
            return await self._resume_journalled(run.run_id, decisions, {**context, **began_with}, run)
        if paused is None:
            why = "its record lacks what it needs to go on" if run.state == "waiting" else f"its state is {run.state!r}"
            raise ValueError(f"the run cannot be resumed: {why}")
        if self._engine.journal is not None:
            raise ValueError(
                "the record names no run of this manager's journal, which is where its runs go on from; resume a "
                "run that was made without a journal by a manager that has none"
            )
        # What it does from here on is in the record that comes of it, and must not be done again.
        paused.take()
        waiting = {each.id: each for each in run.waiting}
        try:
            if paused.program is None:
                program, began_with = self._loaded(run, paused, context)
            else:
                program, began_with = paused.program, paused.variables
            finished = self._finished(run, paused)
            ended = {*finished, *(each.id for each in run.calls if each.state in ("finished", "failed"))}
            check_waiting(decisions, waiting, ended)
            check_places(decisions, program, waiting)
        except BaseException:
            paused.resumed = False
            raise
        shown = {**paused.shown, **waiting}
        is_told = paused.program is None
        approvals = Approvals(self._engine.approve, None, {**_before(run), **decisions}, shown, is_told)
        watch = self._watch(approvals, None)
        watch.finished = finished
        approvals.lost = {each.id for each in run.calls if each.state == "finished"} - watch.finished.keys()
        output = await self._run(FunctionOutput(None, run.input), program, watch, began_with, ask_first=False)
        if output.state == "waiting" and not any(_is_new(each, watch.finished) for each in output.calls):
            paused.resumed = False  # it has done nothing
        return output

    def _loaded(
        self, run: FunctionOutput, paused: Paused, context: Mapping[str, Any]
    ) -> tuple[Program, Mapping[str, Any]]:
        """The program and the variables of a record that was loaded.

        Raises:
            ValueError: Something that it needs is missing, or is not what it was.
        """
        before = paused.fingerprint()
        missing = [
            name for name in before if name.startswith("tool ") and name.removeprefix("tool ") not in self._engine.tools
        ]
        whole = {name: each for name, each in paused.variables.items() if is_whole(each)}
        variables = {**context, **whole}
        missing += [
            f"variable {name} (it has no JSON form; give it in variables)"
            for name in paused.variables
            if name not in variables
        ]
        if missing:
            raise ValueError(f"the run cannot be resumed: this manager lacks {', '.join(missing)}")
        program = self._engine.check(output := FunctionOutput(None, run.input), variables)
        if program is None:
            raise ValueError(f"the run cannot be resumed: its text is not right here: {output.error}")
        changed = _changed(before, self._fingerprint(program, variables))
        if changed:
            raise ValueError(f"the run cannot be resumed: not the same as when it began: {', '.join(changed)}")
        return program, variables

    def _finished(self, run: FunctionOutput, paused: Paused) -> Mapping[str, Finished]:
        """The calls of a record that need not be made again."""
        if paused.finished is not None:
            return paused.finished
        found = {each.id: Finished.of(each) for each in run.calls if each.state in ("finished", "failed")}
        try:
            for call_id, told in paused.raised.items():
                kept = found.get(call_id)
                if kept is not None and kept.error is not None:
                    found[call_id] = replace(kept, error=restored(kept.error, told, self._types()))
        except Exception as error:  # who has edited it may have made anything of it
            raise ValueError(f"the run cannot be resumed: what its calls raised cannot be read: {error}") from error
        return {call_id: each for call_id, each in found.items() if is_whole(each.output)}

    async def _resume_journalled(
        self,
        run_id: str,
        decisions: Mapping[str, Decision],
        variables: Mapping[str, Any],
        record: FunctionOutput | None,
    ) -> FunctionOutput:
        engine = self._engine
        if engine.journal is None:
            raise JournalError(f"run {run_id!r} cannot be resumed without a journal: ToolManager(..., journal=...)")
        journal = engine.journal.take(run_id, self._types())
        try:
            output = FunctionOutput(None, journal.text)
            program = engine.check(output, variables)
            if program is None:
                raise JournalError(f"run {run_id!r} cannot be resumed: its text is not right any more: {output.error}")
            journal.read(self._fingerprint(program, variables))
            check_waiting(decisions, journal.waiting, journal.finished)
            if record is not None:
                check_record(decisions, record.waiting, program, journal)
            journal.resumed()
        except BaseException:
            self._close(journal, None)
            raise
        paused = None if record is None else record.paused
        shown = {**(paused.shown if paused is not None else {}), **journal.shown}
        approvals = Approvals(engine.approve, journal, {**_before(record), **decisions}, shown)
        watch = self._watch(approvals, None)
        watch.finished = journal.finished
        # Who resumes by the id alone and decides nothing has not been shown yet what waits.
        return await self._run(output, program, watch, variables, ask_first=record is None and not decisions)

    def _watch(self, approvals: Approvals, emit: Callable[[Event], None] | None) -> Watch:
        return Watch(self._engine.on_error, approvals, emit, approvals.journal, tracing())

    async def _run(
        self, output: FunctionOutput, program: Program, watch: Watch, variables: Mapping[str, Any], *, ask_first: bool
    ) -> FunctionOutput:
        engine, loop = self._engine, asyncio.get_running_loop()
        execution = WatchedExecution(program.source, loop, engine.sandbox.limits.calls_in_flight, watch)
        renewal = None if watch.journal is None else _Renewal(loop, watch.journal, execution)
        try:
            refused = await self._decide(program, execution, variables, ask_first)
            if refused is not None:
                engine.finish(output, program, execution, refused)
            else:
                await engine.run(program, output, execution, variables)
            if execution.requests and execution.stopped_by is None:
                if watch.journal is not None:
                    watch.journal.waits(execution.requests)
                output.state = "waiting"
                output.waiting = tuple(execution.requests)
                output.paused = self._paused(output, program, watch, variables)
        except JournalError as error:
            # What has been done is told all the same; what the host would be asked for it is not.
            output.error, output.state = CallError("journal", "JournalError", str(error)), "failed"
        finally:
            if renewal is not None:
                renewal.end()
            if watch.journal is not None:
                output.run_id = watch.journal.run_id
                self._close(watch.journal, output.state)
        return output

    def _paused(self, output: FunctionOutput, program: Program, watch: Watch, variables: Mapping[str, Any]) -> Paused:
        kept = {each.id: Finished.of(each) for each in output.calls if each.state in ("finished", "failed")}
        approvals = watch.approvals
        return Paused(
            variables, lambda: self._fingerprint(program, variables), program, {**watch.finished, **kept},
            approvals.decisions, approvals.shown,
        )  # fmt: skip

    def _close(self, journal: JournalledRun, state: str | None) -> None:
        """Note how a run has ended. Where that fails it can still be resumed: all of its calls have been noted."""
        try:
            journal.close(state)
        except JournalError as error:
            _log.warning("the end of run %r is not noted: %s", journal.run_id, error)

    async def _decide(
        self, program: Program, execution: WatchedExecution, variables: Mapping[str, Any], ask_first: bool
    ) -> CallError | SandboxError | None:
        """Ask about the calls that are known before any is made; gives what keeps the run from beginning."""
        watch = execution.watch
        approvals = watch.approvals
        requests = requests_of(program, variables, watch.finished)
        if watch.journal is not None:
            cut = {each.id: each for each in interrupted_requests(program, watch.journal)}
            requests = [*(each for each in requests if each.id not in cut), *cut.values()]
        requests = [each for each in map(approvals.numbered, requests) if approvals.decision(each) is None]
        if not requests:
            return None
        # Nobody is asked for what can never be right. Else this is known already, as in a run that nobody watches.
        try:
            check_calls(program, variables)
        except SandboxError as error:
            return error
        if approvals.approve is not None:
            try:
                await approvals.ask(requests)
            except Exception as error:  # noqa: BLE001 - whatever an approver raises, it has approved nothing
                return approver_error(error)
        elif ask_first:
            execution.requests = requests
            return waiting_error(requests)
        return None

    def _fingerprint(self, program: Program, variables: Mapping[str, Any]) -> dict[str, str]:
        """A digest of everything beside the text that the meaning of a program depends on."""
        engine = self._engine
        targets = [site.target for site in program.sites]
        # Where the text computes what it calls, that may be any tool.
        tools = engine.callables if None in targets else [each for each in targets if isinstance(each, ToolSpec)]
        names = {each.id for each in ast.walk(program.source.tree) if isinstance(each, ast.Name)}
        constants = {name: getattr(each, "target", each) for name, each in engine.sandbox.constants.items()}
        given = {**constants, **variables}
        others = {
            name: each for name, each in given.items() if name.partition(".")[0] in names and name not in engine.tools
        }
        return {
            "the policy": engine.sandbox.policy.name,
            **{f"tool {each.name}": digest([each.signature.definition(), fingerprint(each.fn)]) for each in tools},
            **{f"{name} of the context": digest(each) for name, each in others.items()},
        }

    def _types(self) -> tuple[type, ...]:
        """The classes that values may be of, where they are read from a file."""
        raised = (each for each in self._engine.constants.values() if isinstance(each, type))
        return (*self._engine.sandbox.host_types, *(each for each in raised if issubclass(each, BaseException)))


class _Renewal:
    """Renews the lease of a run as long as it goes on, and ends a run that was taken over meanwhile."""

    def __init__(self, loop: asyncio.AbstractEventLoop, journal: JournalledRun, execution: WatchedExecution) -> None:
        self._loop = loop
        self._journal = journal
        self._execution = execution
        self._wait()

    def _wait(self) -> None:
        self._handle = self._loop.call_later(LEASE_S / 3, self._renew)

    def _renew(self) -> None:
        try:
            self._journal.renew()
        except JournalError as error:
            self._execution.stop(CallError("journal", "JournalError", str(error)))
        else:
            self._wait()

    def end(self) -> None:
        """Renew it no more."""
        self._handle.cancel()


def _before(run: FunctionOutput | None) -> Mapping[str, Decision]:
    """What was decided before a record came of it.

    A call that waits is not decided yet: what was decided under its id was about another one.
    """
    if run is None or run.paused is None:
        return {}
    waiting = {each.id for each in run.waiting}
    return {each: decision for each, decision in run.paused.decisions.items() if each not in waiting}


def _changed(before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """What a run depends on that is not what it was."""
    return sorted(name for name in {*before, *now} if before.get(name) != now.get(name))


def _is_new(call: FunctionOutput, finished: Mapping[str, Finished]) -> bool:
    """Whether a call has been made in this run, or is at least not known to have been made before it."""
    return call.attempts > 0 and call.id not in finished
