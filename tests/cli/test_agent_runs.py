"""`lightfc resume --agent`, and what `lightfc runs` says of agents' runs."""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lightfc import Journal
from lightfc.agents import AgentWaitingError, FunctionCallAgent
from lightfc.cli.commands import app
from lightfc.tools.loading import load_named
from tests.support.terminal import at_a_terminal

BOT = """
from lightfc import FunctionModel, tool
from lightfc.agents import FunctionCallAgent

@tool(needs_approval=True, read_only=False)
def pay(to: str, amount: int) -> str:
    return f"paid {amount} to {to}"

def answer(messages):
    asked = len(messages) <= 2
    return "[pay('ann', 5), pay('bob', 7)]" if asked else messages[-1].content.removeprefix("Observation: ")

print("imported")
agent = FunctionCallAgent(FunctionModel(answer), [pay])
other = 1
"""
PAID = "['paid 5 to ann', 'paid 7 to bob']"


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Of a run that waits, the options that name its journal and its agent."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot.py").write_text(BOT)
    sys.modules.pop("bot", None)
    begun = load_named("bot.py", "agent", FunctionCallAgent)
    begun.manager.journal = Journal("runs.db")
    with pytest.raises(AgentWaitingError):
        begun.run("Pay them.", run_id="r1")
    sys.modules.pop("bot")
    return ["--journal", "runs.db", "--agent", "bot.py"]


def invoked(*arguments: str) -> Result:
    sys.modules.pop("bot", None)
    return CliRunner().invoke(app, arguments)


def test_a_run_of_an_agent_is_resumed_where_its_agent_is_named(bot: list[str]) -> None:
    result = invoked("resume", "latest", *bot)
    shown = [f"  pay(to={to}) waits for approval" for to in ("'ann', amount=5", "'bob', amount=7")]
    assert (result.exit_code, result.stdout.splitlines()) == (1, ["imported", *shown])
    assert "0:1: pay('ann', 5)" in result.stderr
    command = result.stderr.splitlines()[-1].split()
    assert command == ["lightfc", "resume", "r1", *bot, "--approve"]
    result = invoked(*command[1:-1], "--approve-all")
    assert (result.exit_code, result.stdout.splitlines()[-1], result.stderr) == (0, PAID, "")
    again = invoked(*command[1:])  # it has ended: what it came to is told again
    assert (again.exit_code, again.stdout.splitlines()[-1]) == (0, PAID)


def test_whoever_sits_at_the_terminal_decides_about_a_run_that_is_resumed(bot: list[str]) -> None:
    sys.modules.pop("bot", None)
    shown, code = at_a_terminal(app, ["resume", "r1", *bot, "--approve"], ["y", "\x04"])
    assert (code, "0:2: pay('bob', 7)" in shown, "0:1: pay" in shown) == (1, True, False)
    sys.modules.pop("bot", None)
    shown, code = at_a_terminal(app, ["resume", "r1", *bot, "--approve"], ["e", "amount=1"])
    assert (code, shown.splitlines()[-1]) == (0, "['paid 5 to ann', 'paid 1 to bob']")


def test_a_run_that_is_resumed_can_be_read_by_programs(bot: list[str]) -> None:
    result = invoked("resume", "r1", *bot, "--json")
    record = json.loads(result.stdout)
    assert (result.exit_code, record["run_id"], record["error"]["type"]) == (1, "r1", "AgentWaitingError")
    assert [each["id"] for each in record["paused"]["waiting"]] == ["0:1", "0:2"]
    record = json.loads(invoked("resume", "r1", *bot, "--json", "--approve-all").stdout)
    assert (record["answer"], record["error"]) == (PAID, None)


def test_a_list_of_runs_says_what_each_waits_for(bot: list[str]) -> None:
    def listed() -> tuple[dict[str, Any], str]:
        runs = json.loads(invoked("runs", "runs.db", "--json").stdout)["runs"]
        return runs[-1], invoked("runs", "runs.db").stdout.splitlines()[-1].strip()

    waiting = [{"id": "0:1", "call": "pay(amount=5, to='ann')"}, {"id": "0:2", "call": "pay(amount=7, to='bob')"}]
    record, line = listed()
    begun = datetime.fromisoformat(record.pop("begun"))
    assert abs(datetime.now(UTC) - begun).days < 2
    assert record == {
        "run_id": "r1", "kind": "FunctionCallAgent", "state": "waiting", "calls": 0, "title": "Pay them.",
        "waiting": waiting,
    }  # fmt: skip
    assert line == "r1 waits for pay(amount=5, to='ann'), pay(amount=7, to='bob')"
    sys.modules.pop("bot", None)
    at_a_terminal(app, ["resume", "r1", *bot, "--approve"], ["y", "\x04"])
    assert listed()[0]["waiting"] == waiting[1:]
    invoked("resume", "r1", *bot, "--approve-all")
    record, line = listed()
    assert (record["state"], record["calls"], record["waiting"], "waits" in line) == ("finished", 2, [], False)


def test_a_program_that_waits_is_listed_with_its_calls(bot: list[str]) -> None:
    invoked("eval", "[pay(to, 5) for to in ['ann', 'bob']]", "--tools", "bot.py", "--journal", "runs.db")
    record = json.loads(invoked("runs", "runs.db", "--json").stdout)["runs"][0]
    assert (record["kind"], record["calls"]) == ("program", 2)
    assert [each["call"] for each in record["waiting"]] == ["pay(amount=5, to='ann')"]  # they follow one another


@pytest.mark.parametrize(
    ("agent", "more", "status", "told"),
    [
        ("bot.py:nobody", [], 2, "bot.py: 'nobody' is not there; write bot.py:NAME"),
        ("bot:other", [], 2, "bot: 'other' is not an Agent"),
        ("no_such_bot", [], 2, "there is no module named 'no_such_bot'"),
        ("bot.py:agent", ["--tools", "bot.py"], 2, "leave --tools out"),
        ("bot.py:agent", ["--timeout", "60"], 2, "leave --timeout out"),
        (
            "",
            [],
            1,
            "error: run 'r1' was started by an agent; resume it with Agent.resume on the command line, --agent FILE:",
        ),
    ],
)
def test_what_keeps_the_run_of_an_agent_from_being_resumed_is_told(
    bot: list[str], agent: str, more: list[str], status: int, told: str
) -> None:
    result = invoked("resume", "r1", *bot[:2], *(["--agent", agent] if agent else []), *more)
    assert (result.exit_code, told in " ".join(result.stderr.split())) == (status, True)
