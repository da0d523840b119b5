"""The approver for the terminal, given to managers and agents. `tests/cli` has what can be typed."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import click
import pytest

from lightfc import FunctionTool, ScriptedModel, TerminalApprover, ToolManager
from lightfc.agents import AgentWaitingError, FunctionCallAgent
from tests.support.terminal import at_a_terminal


def pay(to: str, amount: int = 1) -> str:
    """Pay."""
    return f"paid {amount} to {to}"


PAY = FunctionTool(pay, needs_approval=True)


def program_at_a_terminal(program: Callable[[], Any], typed: Sequence[str]) -> str:
    """What a program shows that prints what `program` gives."""
    shown, status = at_a_terminal(click.command()(lambda: click.echo(f"gave {program()}")), [], typed)
    assert status == 0, shown
    return shown


def test_calls_are_asked_about_in_order_while_the_loop_goes_on() -> None:
    async def main() -> list[Any]:
        manager = ToolManager([PAY], approve=TerminalApprover())
        beats = [0]

        async def beat() -> None:
            while True:
                await asyncio.sleep(0)
                beats[0] += 1

        beating = asyncio.ensure_future(beat())
        output = await manager.aexecute("[pay(to) for to in ['ann', 'bob']]")
        beating.cancel()
        return [beats[0] > 1, *(call.output for call in output.calls), output.state]

    shown = program_at_a_terminal(lambda: asyncio.run(main()), ["e", "to='eve'", "n no, thanks"])
    assert shown.splitlines()[-1] == "gave [True, 'paid 1 to eve', None, 'failed']"
    assert shown.index("to = 'ann'") < shown.index("to = 'bob'")


def test_always_holds_for_the_tool_in_all_runs_of_the_approver() -> None:
    def program() -> list[Any]:
        burn = FunctionTool(pay, name="burn", needs_approval=True)
        manager = ToolManager([PAY, burn], approve=TerminalApprover())
        return [manager.execute(each).state for each in ("pay('ann')", "pay('bob')", "burn('all')")]

    shown = program_at_a_terminal(program, ["a", "n"])
    assert shown.splitlines()[-1] == "gave ['finished', 'finished', 'failed']"
    assert shown.count("Approve ") == 2


def test_an_agent_whose_calls_are_not_decided_waits() -> None:
    def program() -> Any:
        agent = FunctionCallAgent(
            ScriptedModel(["[pay('ann'), pay('bob')]", "Paid."]), [PAY], approve=TerminalApprover()
        )
        try:
            return agent("?")
        except AgentWaitingError as waits:
            return [each.source for each in waits.run.waiting]

    assert program_at_a_terminal(program, ["y", "\x04"]).splitlines()[-1] == "gave [\"pay('bob')\"]"
    assert program_at_a_terminal(program, ["y", "y"]).splitlines()[-1] == "gave Paid."


def test_where_nobody_can_be_asked_calls_wait_and_the_log_says_why(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        output = ToolManager([PAY], approve=TerminalApprover()).execute("pay('ann')")
    assert (output.state, [each.name for each in output.waiting]) == ("waiting", ["pay"])
    assert "no terminal: nobody can be asked" in caplog.text


def test_what_a_call_says_does_not_steer_the_terminal() -> None:
    manager = ToolManager([PAY], {"who": "\x1b[2Jann\u202e"}, approve=TerminalApprover())
    shown = program_at_a_terminal(lambda: manager.execute("pay(who)").state, ["n"])
    assert r"to = '\x1b[2Jann\u202e'" in shown


def test_what_a_long_call_ends_with_does_not_stand_where_the_question_does() -> None:
    manager = ToolManager([PAY], approve=TerminalApprover())
    note = f"{' ' * 3_000}Approve pay('ann')"
    shown = program_at_a_terminal(lambda: manager.execute(f"pay({note!r}, 5)").state, ["n"])
    lines = shown.replace("\r", "").splitlines()
    assert lines[:2] == [f"  to = {note!r}", "  amount = 5"]  # all of it
    assert lines[2].startswith("Approve pay? [")


def test_names_of_arguments_stay_on_the_line_on_which_they_are_asked_for() -> None:
    give = FunctionTool(lambda **more: 1, name="give", needs_approval=True)
    manager = ToolManager([give], approve=TerminalApprover())
    shown = program_at_a_terminal(
        lambda: manager.execute("give(**{'a\\nApprove it?': 1})").state, ["e", "b=1", "", "n"]
    )
    assert "\nApprove it?" not in shown.replace("\r", "")
    assert r"New values of a\nApprove it?" in shown


def test_a_string_whose_source_nobody_can_read_is_shown_as_it_is_passed() -> None:
    manager = ToolManager([PAY], approve=TerminalApprover())
    shown = program_at_a_terminal(lambda: manager.execute(r"pay('\x62\x6f\x62')").state, ["n"])
    assert "to = 'bob'" in shown
