"""`lightfc ask --agent` against llama.cpp's own server, shown live."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from lightfc.cli import app

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def from_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(ROOT)


def ask(question: str, url: str, *options: str, tools: str = "examples/step_by_step.py") -> Result:
    arguments = ["ask", question, "--tools", tools, "--base-url", url, "--model", "scripted", *options]
    return CliRunner().invoke(app, arguments)


def test_a_run_of_two_rounds_is_shown_live(agent_url: str) -> None:
    result = ask("weather", agent_url, "--agent", "function-call", tools="examples/weather_agent.py")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == '[get_current_weather("Tokyo", unit="kelvin"), get_current_weather("Paris")]'
    assert lines[1].startswith("  Error: get_current_weather: unit: expected Literal")
    assert sum(line.startswith('  get_current_weather("') and line.endswith(" ms)") for line in lines) == 2
    assert lines[-1] == "The current weather in Tokyo is 10 degrees, and in Paris 22."


@pytest.mark.parametrize(
    ("agent", "question", "last"),
    [
        ("react", "What is 20+(2*4), thinking aloud?", "Answer: The result of 20+(2*4) is 28."),
        ("plan-and-solve", "What is 20+(2*4), by a plan?", "The final answer is 28."),
        ("code", "What is 20+(2*4), in programs?", "28"),
    ],
)
def test_every_agent_ends_with_its_answer(agent_url: str, agent: str, question: str, last: str) -> None:
    result = ask(question, agent_url, "--agent", agent)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1] == last


def test_json_and_the_transcript(agent_url: str, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    result = ask("What is 20+(2*4), in programs?", agent_url, "-a", "code", "--json", "--transcript", str(path))
    record = json.loads(result.stdout)
    assert (result.exit_code, record["answer"], record["error"]) == (0, 28, None)
    assert json.loads(path.read_text(encoding="utf-8"))["events"] == record["events"]


def test_a_run_without_an_answer_is_one_message(agent_url: str, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    result = ask("Count for ever", agent_url, "-a", "react", "--max-retries", "2", "--transcript", str(path))
    assert result.exit_code == 1
    assert result.stderr.startswith("error: After retrying 2 times, the ReAct agent still has no answer")
    assert len(json.loads(path.read_text(encoding="utf-8"))["events"]) > 4
    result = ask("Count for ever", agent_url, "-a", "react", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["error"]["type"] == "RetriesExhaustedError"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--format", "nope"], "unknown format 'nope'"),
        (["--max-retries", "0"], "--max-retries"),
        (["--agent", "nope"], "--agent"),
        (["--transcript", "/nowhere/run.json"], "--transcript"),
    ],
)
def test_wrong_usage(agent_url: str, options: list[str], message: str) -> None:
    result = ask("What else?", agent_url, "--agent", "react", *options)
    assert result.exit_code == 2
    assert message in result.stderr


def test_a_server_that_is_not_there_is_one_message() -> None:
    result = ask("?", "http://127.0.0.1:9", "--agent", "react")
    assert result.exit_code == 1
    assert "cannot be reached" in result.stderr
    assert len(result.stderr.splitlines()) == 1
