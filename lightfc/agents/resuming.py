"""Runs of agents taken up where they were left: from their records, or from the journal. An `Agent` is above."""

import uuid
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc.agents.live_run import LiveRun
from lightfc.agents.run import AgentRun
from lightfc.agents.run_events import Listener
from lightfc.core.decisions import Decision
from lightfc.core.errors import JournalError
from lightfc.core.messages import Message
from lightfc.core.records import ALREADY_RESUMED, FunctionOutput
from lightfc.core.serialization import is_whole
from lightfc.core.values import short_text
from lightfc.engine.approvals import check_edits
from lightfc.tools.tool_session import ToolSession
from lightfc_sandbox import Policy

if TYPE_CHECKING:
    from lightfc.agents.agent_journal import AgentJournal


def begun_journal(
    agent: Any,
    run_id: str | None,
    question: str,
    before: Sequence[Message],
    variables: Mapping[str, Any],
    replayed: Sequence[Message] | None,
) -> "AgentJournal | None":
    """The journal of a new run; None without one."""
    journal = agent.manager.journal
    if journal is None:
        if run_id is not None:
            raise JournalError(f"run_id needs a journal: give {type(agent).__name__}(journal=…)")
        return None
    from lightfc.agents.agent_journal import AgentJournal

    name = uuid.uuid4().hex if run_id is None else run_id
    return AgentJournal.begin(journal, name, type(agent).__name__, question, before, variables, replayed)


def session_of(
    agent: Any, question: str, variables: Mapping[str, Any], journal: "AgentJournal | None" = None
) -> ToolSession:
    """Where the programs of a run are executed."""
    session = ToolSession(agent.manager, agent.shown_chars, variables, question)
    session.manager.part_of = None if journal is None else journal.run_id
    return session


def resumed_run(
    agent: Any, run: AgentRun | str, decisions: Mapping[str, Decision], listener: Listener | None
) -> LiveRun[Any]:
    """A run that takes the way of another up to where this was left, and may go on."""
    if isinstance(run, str):
        return _from_journal(agent, run, decisions, listener)
    if not isinstance(run, AgentRun):
        raise TypeError(f"run must be an AgentRun or its name in the journal, not {type(run).__name__}")
    if run.run_id is None or not run.is_loaded:
        _check_waiting(run, decisions)
        check_edits(decisions, {each.id: each for each in run.waiting}, agent.manager.tools)
    if run.run_id is not None:
        return _from_journal(agent, run.run_id, decisions, listener)
    _check_loaded(agent, run)
    session = session_of(agent, run.question, run.begun_with)
    session.go_on(run.programs, decisions)
    again = LiveRun[Any](
        type(agent).__name__, run.question, run.before, session, agent.limits, run.replayed, listener=listener
    )
    again._go_on(run.begun_with, run.answers, run.asides)
    return again


def _from_journal(
    agent: Any, run_id: str, decisions: Mapping[str, Decision], listener: Listener | None
) -> LiveRun[Any]:
    from lightfc.agents.agent_journal import AgentJournal

    name = type(agent).__name__
    if agent.manager.journal is None:
        is_json = "; a run as JSON is read first, by AgentRun.from_json" if run_id[:1] == "{" else ""
        raise JournalError(
            f"run {short_text(run_id)} cannot be resumed without its journal: give {name}(journal=…){is_json}"
        )
    journal = AgentJournal.take(agent.manager.journal, run_id, name)
    with journal.giving_up():
        question, before, variables, replayed = journal.head(agent.manager.value_types)
        programs, ended = journal.texts()
        _check_programs(decisions, programs, ended)
        session = session_of(agent, question, variables, journal)
        session.go_on(programs, decisions, ended)
    run = LiveRun[Any](name, question, before, session, agent.limits, replayed, journal, listener=listener)
    run._go_on(variables, journal.answers, journal.asides)
    return run


def _check_loaded(agent: Any, run: AgentRun) -> None:
    """Refuse a run that came through JSON with less than it needs."""
    if not run.is_loaded:
        return
    ended = [each.output for each in run.programs.values() if each.state != "waiting"]
    if agent.manager.sandbox.policy >= Policy.PROGRAMS:
        # Programs run anew, with what their calls gave: what they shared are values of the guest.
        ended = [call.output for each in run.programs.values() for call in each.calls]
    if not all(map(is_whole, [*ended, *run.begun_with.values()])):
        raise ValueError("the run cannot be resumed: a value in it has no JSON form; give the agent a journal=")


def _check_waiting(run: AgentRun, decisions: Mapping[str, Decision]) -> None:
    """Refuse a run that does not wait, or not for what is decided."""
    waiting = [each.id for each in run.waiting]
    unknown = sorted(decisions.keys() - waiting)
    if not waiting or unknown:
        waits = f"the calls that wait are {', '.join(waiting)}" if waiting else "no call of it waits for a decision"
        raise ValueError(f"the run cannot be resumed{f' with {unknown[0]!r}' if unknown else ''}: {waits}")
    if any(each.paused is not None and each.paused.resumed for each in run.programs.values()):
        raise ValueError(ALREADY_RESUMED)


def _check_programs(
    decisions: Mapping[str, Decision], programs: Mapping[int, FunctionOutput], ended: Mapping[int, object]
) -> None:
    """Refuse decisions about calls of programs that do not exist or have ended; the journal judges the others."""
    waiting = {str(number) for number in programs if number not in ended}
    for each in decisions:
        if each.partition(":")[0] not in waiting:
            raise ValueError(f"the run cannot be resumed with {each!r}: no call of that id waits")
