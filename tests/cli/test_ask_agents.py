"""`lightfc ask --agent` against llama.cpp's own server, shown live."""

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from lightfc.cli.commands import app
from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf
from tests.support.terminal import at_a_terminal

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def from_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(ROOT)


def ask(question: str, url: str, *options: str, tools: str = "examples/agents/step_by_step.py") -> Result:
    arguments = ["ask", question, "--tools", tools, "--base-url", url, "--model", "scripted", *options]
    return CliRunner().invoke(app, arguments)


def test_a_run_of_two_rounds_is_shown_live(agent_url: str) -> None:
    result = ask("weather", agent_url, "--agent", "function-call", tools="examples/agents/weather_agent.py")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == '[get_current_weather("Tokyo", unit="kelvin"), get_current_weather("Paris")]'
    assert lines[1].startswith("  Error: get_current_weather: unit: expected Literal")
    assert sum(line.startswith("  get_current_weather('") and line.endswith(" ms)") for line in lines) == 2
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
    assert result.stderr.startswith("error: the ReAct agent used up max_rounds=2 and has no answer")
    assert len(json.loads(path.read_text(encoding="utf-8"))["events"]) > 4
    result = ask("Count for ever", agent_url, "-a", "react", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["error"]["type"] == "RetriesExhaustedError"


def test_a_timeout_that_is_given_bounds_the_whole_run(httpserver: HTTPServer, tmp_path: Path) -> None:
    said = {"choices": [{"message": {"role": "assistant", "content": "rest()"}, "finish_reason": "stop"}]}
    httpserver.expect_request("/v1/chat/completions").respond_with_json(said)
    tools = tmp_path / "resting.py"
    tools.write_text("import time\ndef rest() -> int:\n    time.sleep(0.2)\n    return 1\n", encoding="utf-8")
    url = httpserver.url_for("/v1")
    result = ask("rest", url, "-a", "function-call", "--max-retries", "1000", "--timeout", "1", tools=str(tools))
    assert (result.exit_code, result.stderr) == (1, "error: the run is allowed 1 s; ask for less, or raise the limit\n")


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


HOW = "To decide about each call, run this at a terminal; to approve every call, add --approve-all."
LATER = f"{HOW.replace('terminal;', 'terminal with --approve;')} With --journal, a run that waits can be resumed later."
PUBLISH = {
    "tides": 'publish([summarize(read(h)) for h in search("tides")])',
    "Observation: published": "It is published.",
}
A_PROCESS_AT_A_TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"
TEAM = "examples/agents/research_team.py"


@pytest.fixture(scope="module")
def publishing_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("model") / "publish.gguf"
    refused = {"the user denied it": "Then not.", **PUBLISH}
    with llama_server(write_scripted_gguf(path, refused, "I do not know.")) as base_url:
        yield base_url


def test_calls_that_need_approval_are_approved_beforehand_or_named(publishing_url: str) -> None:
    result = ask("tides", publishing_url, "--agent", "function-call", "--approve-all", tools=TEAM)
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "It is published.")
    result = ask("tides", publishing_url, "--agent", "function-call", tools=TEAM)
    assert result.exit_code == 1
    assert result.stderr.startswith("error: 1 call needs approval before the run goes on:\n  0:5: publish(")
    assert result.stderr.endswith("run this at a terminal; to approve every call, add --approve-all.\n")
    assert "published" not in result.stdout


@pytest.mark.parametrize(
    ("typed", "code", "last"),
    [
        (["y"], 0, "It is published."),
        (["what?", " Yes "], 0, "It is published."),
        (["n"], 0, "Then not."),
        ([""], 0, "Then not."),
        (["\x04"], 1, HOW),
    ],
    ids=["yes", "yes after all", "no", "nothing", "Ctrl-D"],
)
def test_whoever_sits_at_the_terminal_decides(publishing_url: str, typed: list[str], code: int, last: str) -> None:
    arguments = ["ask", "tides", "--tools", TEAM, "--base-url", publishing_url, "--model", "m", "-a", "function-call"]
    shown, ended = at_a_terminal(app, arguments, typed)
    assert (ended, shown.splitlines()[-1].strip()) == (code, last)


def test_an_interrupt_at_a_question_ends_the_command(publishing_url: str) -> None:
    arguments = ["ask", "tides", "--tools", TEAM, "--base-url", publishing_url, "--model", "m", "-a", "function-call"]
    command = [sys.executable, "-c", A_PROCESS_AT_A_TERMINAL, sys.executable, "-m", "lightfc", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as terminal:
        assert terminal.stdin is not None
        assert terminal.stdout is not None
        said = b""
        try:
            while b"[y/N/e/a/?]: " not in said:
                piece = os.read(terminal.stdout.fileno(), 4096)
                assert piece, said.decode()
                said += piece
            out, _ = terminal.communicate(b"\x03", timeout=60)
        finally:
            terminal.kill()
    assert (terminal.returncode, out.decode().splitlines()[-1].strip()) == (130, "interrupted")


BANK = """
from lightfc import tool

@tool(needs_approval=True)
def pay(to: str, amount: int) -> str:
    return f"paid {to}"

@tool(needs_approval=True)
def shred(what: str) -> str:
    return f"shredded {what}"
"""


@pytest.mark.parametrize(
    ("typed", "code", "last", "questions"),
    [
        ("ynny", 1, "error: pay was not approved: the user denied it", 4),
        ("ay", 0, "[['paid ann', 'paid bob', 'paid eve'], 'shredded x']", 2),
        ("yyyy", 0, "[['paid ann', 'paid bob', 'paid eve'], 'shredded x']", 4),
        ("y\x04", 1, LATER, 2),
    ],
    ids=["some", "all of a kind", "each", "Ctrl-D"],
)
def test_a_terminal_approves_one_call_at_a_time_with_its_arguments(
    typed: str, code: int, last: str, questions: int, tmp_path: Path
) -> None:
    (tmp_path / "bank.py").write_text(BANK)
    text = "[[pay(p, 3) for p in ['ann', 'bob', 'eve']], shred(str('x'))]"
    sys.modules.pop("bank", None)
    shown, ended = at_a_terminal(app, ["eval", text, "--tools", str(tmp_path / "bank.py"), "--approve"], typed)
    assert (ended, shown.count("[y/N/e/a/?]")) == (code, questions)
    assert "  to = 'ann'\r\nApprove pay(p, 3)? [y/N/e/a/?]: " in shown
    assert shown.rstrip().splitlines()[-1].strip() == last or last in shown


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["n  too much "], "was not approved: too much"),
        (["e", "to='bob', amount=2"], "['paid bob']"),
        (["e", "", "y"], "['paid ann']"),
        (["e", "bob", "to=bob", "who='x'", "**{}", "3)(4", "amount=2", "y"], "['paid ann']"),
        (["e", "to=1", "no"], "was not approved: the user denied it"),
        (["maybe", "y now", "?", "y"], "['paid ann']"),
    ],
    ids=["a reason", "edited", "not edited after all", "edited at last", "an edit that does not fit", "what is meant"],
)
def test_a_call_can_be_edited_or_denied_with_a_reason(typed: list[str], told: str, tmp_path: Path) -> None:
    (tmp_path / "bank.py").write_text(BANK)
    sys.modules.pop("bank", None)
    arguments = ["eval", "[pay('ann', 3)]", "--tools", str(tmp_path / "bank.py"), "--approve"]
    shown, _ = at_a_terminal(app, arguments, typed)
    assert told in shown.rstrip().splitlines()[-1] or told in shown
    assert shown.count("Ctrl-D: decide later") == sum(each in ("maybe", "y now", "?") for each in typed)


def test_what_was_typed_before_a_question_is_no_answer_to_it(tmp_path: Path) -> None:
    (tmp_path / "bank.py").write_text(
        f"{BANK}\nimport os\nfrom pathlib import Path\n\n"
        "def wait(path: str) -> str:\n    with open(path) as typed:\n        return typed.read()\n"
    )
    sys.modules.pop("bank", None)
    os.mkfifo(path := tmp_path / "typed")
    text = f"pay(wait({str(path)!r}), 3)"

    def meanwhile(keyboard: int) -> None:
        os.write(keyboard, b"y\ny\n")
        path.write_text("ann")  # which waits for whoever reads the pipe

    arguments = ["eval", text, "--tools", str(tmp_path / "bank.py"), "--approve"]
    shown, code = at_a_terminal(app, arguments, "n", before=meanwhile)
    assert (code, shown.count("[y/N/e/a/?]"), "was not approved" in shown) == (1, 1, True)


def evaluated(folder: Path, *options: str, text: str = "[pay(p, 3) for p in ['ann', 'bob']]") -> Result:
    (folder / "bank.py").write_text(BANK)
    return invoked(["eval", text, "-t", str(folder / "bank.py"), *options])


def invoked(arguments: list[str]) -> Result:
    """What a command gives in a process that has not loaded the tools before."""
    sys.modules.pop("bank", None)
    return CliRunner().invoke(app, arguments)


def test_where_nobody_can_be_asked_calls_wait_and_the_command_says_how_to_go_on(tmp_path: Path) -> None:
    for options in ((), ("--approve",)):
        result = evaluated(tmp_path, *options)
        assert result.exit_code == 1
        assert "paid" not in result.stdout
        assert "run this at a terminal with --approve; to approve every call, add --approve-all." in result.stderr
    result = evaluated(tmp_path, "--approve-all")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "['paid ann', 'paid bob']")


@pytest.mark.parametrize(
    "options", [(), ("--policy", "programs", "--var", "extra='a b'", "--isolation", "best")], ids=["plain", "all"]
)
def test_a_run_that_waits_goes_on_by_the_command_that_it_tells(options: tuple[str, ...], tmp_path: Path) -> None:
    result = evaluated(tmp_path, "--approve", "--journal", str(tmp_path / "runs of today.db"), *options)
    last = result.stderr.splitlines()[-1]
    command = shlex.split(last)
    assert (command[:2], command[-1]) == (["lightfc", "resume"], "--approve")
    again = invoked(command[1:])
    assert (again.exit_code, again.stderr.splitlines()[-1]) == (1, last)
    result = invoked([*command[1:-1], "--approve-all"])
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "['paid ann', 'paid bob']")


def test_json_of_a_run_that_waits_shows_each_call_with_its_arguments(tmp_path: Path) -> None:
    record = json.loads(evaluated(tmp_path, "--json").stdout)
    assert [(each["id"], each["arguments"]) for each in record["waiting"]] == [
        ("2.0.1", {"to": "ann", "amount": 3}),
        ("2.1.1", {"to": "bob", "amount": 3}),
    ]
    assert {each["reason"] for each in record["waiting"]} == {"needs_approval"}


def test_whoever_decides_sees_the_values_that_variables_stand_for(httpserver: HTTPServer) -> None:
    reached = {"choices": [{"message": {"content": "publish([note])"}, "finish_reason": "stop"}]}
    httpserver.expect_request("/v1/chat/completions").respond_with_json(reached)
    arguments = ["ask", "?", "--tools", TEAM, "--base-url", httpserver.url_for("/v1"), "--model", "m"]
    arguments += ["-a", "function-call", "--var", "note='all \u202eof it'"]
    shown, code = at_a_terminal(app, arguments, ["\x04"])
    assert r"report = ['all \u202eof it']" in shown
    assert code == 1


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["text", "json"])
def test_whoever_decides_sees_the_answer_first(httpserver: HTTPServer, options: tuple[str, ...]) -> None:
    reached = {"choices": [{"message": {"content": "print(publish(['it']))"}, "finish_reason": "stop"}]}
    httpserver.expect_request("/v1/chat/completions").respond_with_json(reached)
    arguments = ["ask", "?", "--tools", TEAM, "--base-url", httpserver.url_for("/v1"), "--model", "m", *options]
    shown, code = at_a_terminal(app, arguments, ["\x04"])
    before = shown.partition("Approve publish(['it'])?")[0].splitlines()
    assert before == [
        "expression: publish(['it'])", "read as: repaired (print)", "answer: print(publish(['it']))", "",
    ]  # fmt: skip
    assert code == 1


def test_an_error_does_not_stand_in_the_line_of_words_before_it(httpserver: HTTPServer) -> None:
    cut = 'data: {"choices": [{"delta": {"content": "It is ten"}}]}\n\n'
    httpserver.expect_request("/v1/chat/completions").respond_with_data(cut, content_type="text/event-stream")
    result = ask("?", httpserver.url_for("/v1"), "--agent", "react")
    assert (result.exit_code, result.stdout) == (1, "It is ten\n")
    assert "cut the stream before the answer ended" in result.stderr


def test_an_interrupt_leaves_the_transcript_of_what_was(httpserver: HTTPServer, tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    arguments = ["ask", "?", "--tools", "examples/agents/step_by_step.py", "--base-url", httpserver.url_for("/v1")]
    command = [sys.executable, "-m", "lightfc", *arguments, "-m", "m", "-a", "code", "--transcript", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:

        def interrupt(_: Request) -> Response:
            program.send_signal(signal.SIGINT)
            program.wait(60)
            return Response("")

        call = {"choices": [{"message": {"content": "multiply(2, 4)"}, "finish_reason": "stop"}]}
        httpserver.expect_oneshot_request("/v1/chat/completions").respond_with_json(call)
        httpserver.expect_request("/v1/chat/completions").respond_with_handler(interrupt)
        _, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (130, "interrupted\n")
    kinds = [event["kind"] for event in json.loads(path.read_text(encoding="utf-8"))["events"]]
    assert kinds == ["request", "answer", "reading", "execution", "observation", "request"]


def test_a_server_that_is_not_there_is_one_message() -> None:
    result = ask("?", "http://127.0.0.1:9", "--agent", "react")
    assert result.exit_code == 1
    assert "cannot be reached" in result.stderr
    assert len(result.stderr.splitlines()) == 1
