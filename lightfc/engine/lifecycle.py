"""Managed runs: how they begin, wait for approval, and are resumed.

A managed run is told of, approved, journalled, or ended by its first failure; see `managed_run`. It begins in one of
three ways, each of which gives what `_run` needs: the program, its variables, the approvals, the calls that are known.

- `execute`: a program, checked; nothing is known yet.
- `resume` with a journal, by the id of the run or by a record that names it: everything is read from the journal, once
  the run is this process's; a record adds what the host has decided before, and is believed nothing else.
- `resume` of a record without a journal: what it holds, which goes on once. Of a record that was loaded from JSON only
  what its program and this manager bear out is believed. A program of another manager is checked anew by this one.

Calls that a run had made and does not come to any more when it is resumed are told, and nothing hides them. What a
program calls may depend on what no fingerprint sees, such as a function of the context that looks at the clock. Then
the run that goes on is another one than that which made the calls, and its value would be that of neither.
"""

import ast
import logging
import uuid
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from lightfc.core.decisions import ApprovalRequest, Decision
from lightfc.core.definitions import Function, FunctionExpression
from lightfc.core.deserialization import restore_exception
from lightfc.core.errors import JournalError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput, Paused, repeat
from lightfc.core.serialization import is_whole
from lightfc.core.values import short_text
from lightfc.engine.approval_messages import approver_error, waiting_error
from lightfc.engine.approvals import (
    Approvals,
    check_edits,
    check_places,
    check_record,
    check_waiting,
    interrupted_requests,
    known_requests,
    validate_decisions,
)
from lightfc.engine.call_arguments import Snapshot, read_arguments
from lightfc.engine.events import OnEvent
from lightfc.engine.fingerprint import digest, fingerprint, why_changed
from lightfc.engine.managed_run import ManagedRun, Start
from lightfc.engine.pipeline import Engine
from lightfc.engine.plan import check_calls
from lightfc_sandbox import Program, SandboxError

if TYPE_CHECKING:
    from lightfc.engine.journalled_run import JournalledRun


_log = logging.getLogger(__name__)

_MAX_LISTED = 5
"""How many calls that were made and not come to any more a message lists."""


class Runner:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def execute(
        self,
        expression: str | FunctionExpression,
        variables: Mapping[str, Any],
        emit: OnEvent | None,
        run_id: str | None,
    ) -> FunctionOutput:
        """Check a program and execute it; see `ToolManager.aexecute`."""
        engine = self._engine
        if run_id is not None and engine.journal is None:
            raise JournalError("run_id needs a journal: give ToolManager(..., journal=...)")
        output = FunctionOutput(None, expression)
        program = engine.check(output, variables)
        if program is None:
            return output
        journal = None
        if engine.journal is not None:
            name = uuid.uuid4().hex if run_id is None else run_id
            depends = self._fingerprint(program, variables)
            journal = engine.journal._begin(name, program.text, depends, self.types(), part_of=engine.part_of)
        approvals = Approvals(engine.approve, journal)
        return await self._run(Start(output, program, variables, approvals, ask_first=True), emit)

    async def resume(
        self,
        run: FunctionOutput | str,
        decisions: Mapping[str, Decision],
        context: Mapping[str, Any],
        emit: OnEvent | None = None,
    ) -> FunctionOutput:
        """Continue a run; see `ToolManager.resume`."""
        decisions = validate_decisions(decisions)
        if isinstance(run, str):
            return await self._run(self._from_journal(run, decisions, context, None), emit)
        if not isinstance(run, FunctionOutput):
            raise TypeError(f"run must be a FunctionOutput or its name in the journal, not {type(run).__name__}")
        paused = run.paused
        if run.run_id is not None:
            variables = {**context, **_variables_of(paused)}
            return await self._run(self._from_journal(run.run_id, decisions, variables, run), emit)
        if paused is None:
            why = {"waiting": "its record lacks what is needed to go on"}.get(run.state, f"its state is {run.state!r}")
            raise ValueError(f"the run cannot be resumed: {why}")
        if self._engine.journal is not None:
            raise ValueError(
                "the record has no run_id, and this manager resumes runs from its journal only; resume it with a "
                "manager without a journal"
            )
        # What it does from here on is in the record that comes of it, and must not be done again.
        paused.take()
        try:
            start = self._from_record(run, paused, decisions, context)
        except BaseException:
            paused.resumed = False
            raise
        output = await self._run(start, emit)
        made = (each.id for each in output.calls if each.attempts > 0 or _has_ended(each))
        if output.state == "waiting" and start.finished.keys() >= set(made):
            paused.resumed = False
        return output

    async def reevaluate(
        self,
        run_id: str,
        expression: str | FunctionExpression,
        variables: Mapping[str, Any],
        cut: Mapping[str, FunctionOutput],
    ) -> FunctionOutput | None:
        """What a run of the journal gave that has ended: it is evaluated anew, and no call is made.

        `cut` are its calls that began and were cut. None where the journal does not know what one of its calls gave.
        """
        from lightfc.engine.journalled_run import JournalledRun  # which a run without a journal does without

        engine = self._engine
        assert engine.journal is not None  # noqa: S101 - who asks has the name of the run from there
        noted = JournalledRun(engine.journal._store, run_id, self.types(), "", "")
        noted.read_calls()
        if noted.interrupted.keys() - cut.keys():
            return None
        output = FunctionOutput(None, expression)
        program = engine.check(output, variables)
        if program is None:
            return output
        known = {**noted.finished, **cut}
        # Where time had ended it, it may come further now: no call that was not made then is made.
        sandbox = engine.sandbox.limited(replace(engine.sandbox.limits, calls=max(len(known), 1)))
        unnoted = Runner(replace(engine, sandbox=sandbox, journal=None, approve=None))
        return await unnoted._run(Start(output, program, variables, Approvals(None, None), known))

    # What a run that is resumed begins with.

    def _from_journal(
        self,
        run_id: str,
        decisions: Mapping[str, Decision],
        variables: Mapping[str, Any],
        record: FunctionOutput | None,
    ) -> Start:
        engine = self._engine
        if engine.journal is None:
            is_json = "; a record as JSON is read first, by FunctionOutput.from_json" if run_id[:1] == "{" else ""
            raise JournalError(
                f"run {short_text(run_id)} cannot be resumed without its journal: give ToolManager(..., journal=...)"
                f"{is_json}"
            )
        journal = engine.journal._take_up(run_id, self.types())
        try:
            if journal.kind != "program":
                raise JournalError(f"run {run_id!r} was started by an agent; resume it with Agent.resume")
            output = FunctionOutput(None, journal.text)
            program = engine.check(output, variables)
            if program is None:
                raise journal.refusal(f"its program fails the check now: {output.error}")
            journal.read(self._fingerprint(program, variables))
            check_waiting(decisions, journal.waiting, journal.finished)
            if record is not None:
                is_loaded = record.paused is None or record.paused.program is None
                waiting = {each.id: each for each in record.waiting}
                check_record(decisions, waiting, program, journal, is_loaded=is_loaded)
            check_edits(decisions, journal.shown, engine.tools, self.types())
            journal.note_resumed()
        except BaseException:
            _close(journal)
            raise
        paused = Paused({}, dict) if record is None or record.paused is None else record.paused
        decided, shown = {**_decided_before(record), **decisions}, {**paused.shown, **journal.shown}
        approvals = Approvals(engine.approve, journal, decided, shown, written_then=paused.snapshots)
        # Who resumes by the id alone and decides nothing has not been shown yet what waits.
        ask_first = record is None and not decisions
        return Start(output, program, variables, approvals, journal.finished, ask_first)

    def _from_record(
        self, run: FunctionOutput, paused: Paused, decisions: Mapping[str, Decision], context: Mapping[str, Any]
    ) -> Start:
        is_loaded = paused.program is None
        program, variables = paused.program, paused.variables
        # One of another manager would call the tools of that, by the options of that.
        if program is None or program.sandbox.environment is not self._engine.sandbox.environment:
            program, variables = self._program_anew(run, paused, context)
        finished = self._finished_of(run, paused)
        waiting = {each.id: each for each in run.waiting}
        check_waiting(decisions, waiting, {*finished, *(each.id for each in run.calls if _has_ended(each))})
        if is_loaded:
            check_places(decisions, waiting, program)
        check_edits(decisions, waiting, self._engine.tools)
        shown = {**paused.shown, **waiting}
        decided = {**_decided_before(run), **decisions}
        approvals = Approvals(self._engine.approve, None, decided, shown, is_loaded, paused.snapshots)
        approvals.lost = {each.id for each in run.calls if each.state == "finished"} - finished.keys()
        return Start(FunctionOutput(None, run.input), program, variables, approvals, finished)

    def _program_anew(
        self, run: FunctionOutput, paused: Paused, context: Mapping[str, Any]
    ) -> tuple[Program, Mapping[str, Any]]:
        before = paused.fingerprint()
        variables = {**context, **_variables_of(paused)}
        tools = {f"tool {name}" for name in self._engine.tools}
        missing = [name for name in before if name.startswith("tool ") and name not in tools]
        missing += [
            f"variable {name} (it has no JSON form; pass it in variables=)"
            for name in paused.variables
            if name not in variables
        ]
        if missing:
            raise ValueError(f"the run cannot be resumed: this manager lacks {', '.join(missing)}")
        program = self._engine.check(output := FunctionOutput(None, run.input), variables)
        if program is None:
            raise ValueError(f"the run cannot be resumed: its program fails the check of this manager: {output.error}")
        if changed := why_changed(before, self._fingerprint(program, variables)):
            raise ValueError(f"the run cannot be resumed: {changed}")
        return program, variables

    def _finished_of(self, run: FunctionOutput, paused: Paused) -> Mapping[str, FunctionOutput]:
        if paused.finished is not None:
            return paused.finished
        found = _finished_calls(run)
        try:
            for call_id, exception in paused.raised.items():
                kept = found.get(call_id)
                if kept is not None and kept.error is not None:
                    found[call_id] = restored = copy(kept)
                    restored.error = restore_exception(kept.error, exception, self.types())
        except Exception as error:  # who has edited it may have made anything of it
            raise ValueError(
                f"the run cannot be resumed: the exceptions of its calls cannot be read: {error}"
            ) from error
        return {call_id: each for call_id, each in found.items() if is_whole(each.output)}

    # The run.

    async def _run(self, start: Start, emit: OnEvent | None = None) -> FunctionOutput:
        engine, output, journal = self._engine, start.output, start.approvals.journal
        managed = ManagedRun(engine, start, emit, self.types)
        if journal is not None:
            output.run_id = managed.run_id = journal.run_id
            journal.hold(lambda error: managed.stop(CallError("journal", "JournalError", str(error))))
        try:
            if journal is not None and journal.interrupted:
                await self._ask_executors(journal)
            refused = await self._ask_first(start, managed)
            if refused is not None:
                engine.finish(output, start.program, managed, refused)
            else:
                await engine.run(start.program, output, start.variables, managed)
            if managed.requests and managed.stopped_by is None:
                if journal is not None:
                    journal.note_requests(managed.requests)
                output.state = "waiting"
                output.waiting = tuple(managed.requests)
                output.paused = self._paused(start, managed.requests)
            self._add_unreached(output, start)
        except JournalError as error:
            # What has been done is told all the same; what the host would be asked for it is not.
            output.error, output.state = CallError("journal", "JournalError", str(error)), "failed"
        finally:
            if journal is not None:  # of a run that is cut, nobody knows yet what it comes to
                _close(journal, None if output.state == "running" else output)
        return output

    async def _ask_executors(self, journal: "JournalledRun") -> None:
        """Ask the executors of the calls that were cut whether they know what came of them."""
        for call_id, call in journal.interrupted.items():
            tool = self._engine.tools.get(call.name)
            executor = None if tool is None else self._engine.executors.get(id(tool.signature))
            knows = getattr(executor, "knows", None)
            if knows is not None and await knows(call_id=call_id, run_id=journal.run_id):
                journal.interrupted[call_id] = replace(call, known=True)

    async def _ask_first(self, start: Start, managed: ManagedRun) -> CallError | SandboxError | None:
        """Ask about the calls that are known before any is made; gives what keeps the run from beginning."""
        approvals, program = start.approvals, start.program
        cut = [] if approvals.journal is None else interrupted_requests(program, approvals.journal)
        known = known_requests(program, start.variables, {*start.finished, *(each.id for each in cut)})
        undecided = [each for each in map(approvals.with_own_id, [*known, *cut]) if approvals.decision(each) is None]
        if not undecided:
            return None
        # Nobody is asked for what can never be right. Else this is known already, as in a run that nobody supervises.
        try:
            check_calls(program, start.variables)
        except SandboxError as error:
            return error
        if approvals.approve is not None:
            try:
                await approvals.ask(undecided)
            except Exception as error:  # noqa: BLE001 - whatever an approver raises, it has approved nothing
                return approver_error(error)
        elif start.ask_first:
            managed.leave_all_waiting(undecided, program)
            return waiting_error(undecided)
        return None

    def _paused(self, start: Start, requests: Iterable[ApprovalRequest]) -> Paused:
        program, variables, approvals = start.program, start.variables, start.approvals
        shown = {each.id: Snapshot(each.arguments) for each in requests if each.arguments is not None}
        finished = {**start.finished, **_finished_calls(start.output)}
        return Paused(
            variables, lambda: self._fingerprint(program, variables), program, finished, approvals.decisions,
            approvals.shown, {**approvals.snapshots, **shown},
        )  # fmt: skip

    def _add_unreached(self, output: FunctionOutput, start: Start) -> None:
        """Complete the record of a run by the calls that it had made and has not come to, for who goes on from it.

        If the run is at its end, it has failed if one of them may have changed something.
        """
        missing = start.finished.keys() - {each.id for each in output.calls}
        if not missing:
            return
        records = sorted((self._record_of(start.finished[each]) for each in missing), key=attrgetter("place"))
        output.calls = sorted([*output.calls, *records], key=attrgetter("place"))
        tries = any(type(each) is ast.Try for each in start.program.source.nodes)
        missed = [each for each in records if each.attempts and self._may_have_acted(each.name or "", tries=tries)]
        if missed and output.state == "finished":
            output.output, output.state = None, "failed"
            output.error = CallError("journal", "JournalError", _unreached_text(missed))

    def _may_have_acted(self, name: str, *, tries: bool) -> bool:
        """Whether Python would have come to a call that was made, and it may have changed something.

        What is not declared to act may have been called behind a failure, which a `try` of the program catches.
        """
        tool = self._engine.tools.get(name)
        return tool is None or tool.acts or tool.sequential or not (tool.read_only or tries)

    def _record_of(self, kept: FunctionOutput) -> FunctionOutput:
        given, name = kept.input, kept.name or ""
        if not isinstance(given, Function):
            given = Function(name, (), read_arguments(kept.source, self.types()) or {})
        record: FunctionOutput = FunctionOutput(name, given, kept.place)
        record.parsed_input = kept.parsed_input or given
        record.output, record.error, record.duration_s = kept.output, kept.error, kept.duration_s
        record.state = "finished" if kept.error is None else "failed"
        repeat(record, kept)
        return record

    # What a run depends on.

    def _fingerprint(self, program: Program, variables: Mapping[str, Any]) -> dict[str, str]:
        """A digest of everything beside the program that the meaning of a program depends on."""
        engine = self._engine
        named = {each.id for each in ast.walk(program.source.tree) if isinstance(each, ast.Name)}
        constants = {name: getattr(each, "target", each) for name, each in engine.sandbox.environment.constants.items()}
        parts = {"the policy": engine.sandbox.policy.name}
        for tool in engine.tools_of(program):
            parts[f"tool {tool.name}"] = digest([tool.signature.definition(), fingerprint(tool.fn)])
        for name, each in {**constants, **variables}.items():
            if name.partition(".")[0] in named and name not in engine.tools:
                parts[f"{name} of the context"] = digest(each)
        return parts

    def types(self) -> tuple[type, ...]:
        """The classes that values may be of, where they are read from a file."""
        raised = (each for each in self._engine.constants.values() if isinstance(each, type))
        mentioned = (cls for each in self._engine.tools.values() for cls in each.signature.mentioned_types)
        found = (
            *self._engine.sandbox.environment.host_types,
            *mentioned,  # those too that programs cannot name, since a tool has their name
            *(each for each in raised if issubclass(each, BaseException)),
        )
        return tuple(dict.fromkeys(found))


def _unreached_text(missed: Sequence[FunctionOutput]) -> str:
    calls = ", ".join(f"{each.name} (call {each.id})" for each in missed[:_MAX_LISTED])
    more = f" and {len(missed) - _MAX_LISTED:,} more" if len(missed) > _MAX_LISTED else ""
    return (
        f"the program does not come to calls any more that it had made before it was resumed: {calls}{more}; something "
        "that it depends on has changed. The records tell what was done; start a new run for what is left"
    )


def _close(journal: "JournalledRun", output: FunctionOutput | None = None) -> None:
    """Note how a run has ended. Where that fails it can still be resumed: all of its calls have been noted."""
    try:
        if output is None:
            journal.close()
        else:
            journal.close_program(output)
    except JournalError as error:
        _log.warning("the end of run %r could not be written to the journal: %s", journal.run_id, error)


def _variables_of(paused: Paused | None) -> Mapping[str, Any]:
    """The variables that a record knows; of one that was loaded, those that came through JSON whole."""
    if paused is None or paused.program is not None:
        return {} if paused is None else paused.variables
    return {name: each for name, each in paused.variables.items() if is_whole(each)}


def _has_ended(call: FunctionOutput) -> bool:
    return call.state in ("finished", "failed")


def _finished_calls(run: FunctionOutput) -> dict[str, FunctionOutput]:
    return {each.id: each for each in run.calls if _has_ended(each)}


def _decided_before(run: FunctionOutput | None) -> Mapping[str, Decision]:
    """What was decided before a record came of it; under the id of a call that waits, it was about another one."""
    if run is None or run.paused is None:
        return {}
    waiting = {each.id for each in run.waiting}
    return {each: decision for each, decision in run.paused.decisions.items() if each not in waiting}
