"""Runs of agents taken up where they were left: from their records, or from the journal. An `Agent` is above."""

from collections.abc import Mapping
from typing import Any

from lightfc.agents.agent_journal import AgentJournal
from lightfc.agents.live_run import LiveRun
from lightfc.agents.run import AgentRun, Listener
from lightfc.core.decisions import Decision
from lightfc.core.records import ALREADY_RESUMED
from lightfc.core.serialization import is_whole
from lightfc.engine.approvals import check_edits
from lightfc_sandbox import Policy


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
    if run.is_loaded:
        _check_loaded(agent, run)
    again = LiveRun[Any](agent, run.question, run.before, run.begun_with, listener=listener)
    again.session.go_on(run.programs, decisions)
    again._go_on(run.answers, run.asides)
    return again


def _from_journal(
    agent: Any, run_id: str, decisions: Mapping[str, Decision], listener: Listener | None
) -> LiveRun[Any]:
    journal = AgentJournal.take(agent, run_id)
    with journal.giving_up():
        question, before, variables = journal.head(agent.manager.value_types)
        programs, ended = journal.texts()
        # Of calls of programs that go on, the journal judges the decisions.
        waiting = {str(number) for number in programs if number not in ended}
        for each in decisions:
            if each.partition(":")[0] not in waiting:
                raise ValueError(f"the run cannot be resumed with {each!r}: no call of that id waits")
        run = LiveRun[Any](agent, question, before, variables, journal=journal, listener=listener)
        run.session.go_on(programs, decisions, ended)
    run._go_on(journal.answers, journal.asides)
    return run


def _check_loaded(agent: Any, run: AgentRun) -> None:
    """Refuse a run that came through JSON with less than it needs."""
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
