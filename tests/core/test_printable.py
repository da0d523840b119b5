"""Nothing that a model, a tool or a file says steers the terminal, whatever command prints it."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lightfc import ScriptedModel
from lightfc.agents import FunctionCallAgent
from lightfc.cli.commands import app
from lightfc.cli.tables import LiveView
from lightfc.core.printable import printable, printable_lines

STEERING = {
    "escape": "\x1b[2J", "title": "\x1b]0;owned\x07", "link": "\x1b]8;;http://x\x1b\\", "bell": "\x07", "return": "\r",
    "backspace": "\b\b\b", "form feed": "\f", "8-bit escape": "\x9b31m", "8-bit title": "\x9d0;x\x9c",
    "next line": "\x85",
    "override": "\u202etxt.exe", "isolate": "\u2066x\u2069", "mark": "\u200f", "letter mark": "\u061c",
    "line": "\u2028",
    "invisible": "\u2060\ufeff\u00ad", "tag": "\U000e0041", "delete": "\x7f", "null": "\x00", "surrogate": "\ud800",
}  # fmt: skip
ALL = "".join(each for name, each in STEERING.items() if name not in ("null", "surrogate"))
"""What a file and an argument can hold."""

TOOLS = f"""
import sys

context = {{"known": {ALL!r}}}


def say(text: str) -> str:
    "Say it. {ALL.translate({13: None, 12: None, 133: None, 8232: None, 92: None})}"
    return text


def fail(text: str) -> str:
    "Fail."
    raise ValueError(text)


def steps(text: str):
    "Go on."
    yield text
    return text


class Odd:
    def __repr__(self):
        return {ALL!r}


def odd() -> object:
    "Give what shows itself so."
    return Odd()


def bad(a: {ALL!r}):
    "Is no tool."
"""


def steering(text: str) -> list[str]:
    """What in a text is not to be printed."""
    return [
        each
        for each in text
        if unicodedata.category(each) in ("Cc", "Cf", "Zl", "Zp", "Cs", "Cn") and each not in "\n\t"
    ]


@pytest.fixture
def tools(tmp_path: Path) -> str:
    path = tmp_path / "steering_tools.py"
    path.write_text(TOOLS, encoding="utf-8")
    return str(path)


TEXTS = [
    f"say({ALL!r})", f"say('{ALL.replace(chr(13), '')}')", f"fail({ALL!r})", f"say(fail('{ALL.replace(chr(13), '')}'))",
    f"[fail('{ALL.replace(chr(13), '')}'), say(known)]", "known", "odd()", "[odd()]", f"nope('{ALL}')", f"say('{ALL}",
    f"steps({ALL!r})", f"say({ALL})", f"{ALL}", f"fail({ALL!r}) #{ALL}",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
@pytest.mark.parametrize("command", [["eval"], ["eval", "--full"], ["check"], ["eval", "--json"]], ids=" ".join)
def test_no_command_prints_what_would_steer(tools: str, command: list[str], text: str) -> None:
    result = CliRunner().invoke(app, [*command, "--tools", tools, "--", text], env={"COLUMNS": "300"})
    assert result.exit_code in (0, 1, 2), result.exception
    assert steering(result.output) == []


PROGRAMS = [
    f"print({ALL!r})\nsay(known)",
    f"raise ValueError({ALL!r})",
    f"try:\n    fail({ALL!r})\nexcept KeyError:\n    1",
]


@pytest.mark.parametrize("text", PROGRAMS, ids=range(len(PROGRAMS)))
def test_nor_does_what_a_program_prints(tools: str, text: str) -> None:
    result = CliRunner().invoke(app, ["eval", "--policy", "programs", "--tools", tools, text])
    assert steering(result.output) == []


COMMANDS: list[list[str]] = [
    ["tools"], ["tools", "-f", "python"], ["tools", "-f", "json"], ["eval", "1", "--var", ALL, "--tools"],
    ["eval", "1", "--var", f"{ALL}=1", "--tools"], ["eval", "1", "--var", f"x={ALL}", "--tools"],
    ["resume", ALL, "--journal", ALL, "--tools"], ["eval", "1", f"--{ALL}", "--tools"],
    ["eval", "1", "--policy", ALL, "--tools"],
    ["ask", "?", "-m", ALL, "--base-url", "http://127.0.0.1:9/v1", "-f", ALL, "-t"],
]  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=range(len(COMMANDS)))
def test_nor_do_files_and_options(tools: str, command: list[str]) -> None:
    result = CliRunner().invoke(app, [*command, tools], env={"COLUMNS": "300", "OPENAI_API_KEY": "x"})
    assert result.exit_code in (0, 1, 2), result.exception
    assert steering(result.output) == []


def test_nor_do_recorded_answers(tmp_path: Path) -> None:
    cases, answers = tmp_path / "cases.jsonl", tmp_path / "answers.jsonl"
    function = {"name": "f", "description": "F.", "parameters": {"type": "object", "properties": {}}}
    cases.write_text(json.dumps({"case": ALL, "functions": [function], "possible_answer": [{"f": {}}]}))
    answers.write_text(json.dumps({"case": ALL, "model": ALL, "text": f"f() {ALL}", "output": "python", "shown": ALL}))
    result = CliRunner().invoke(app, ["score", str(answers), "--cases", str(cases)])
    assert steering(result.output) == []
    missing = CliRunner().invoke(app, ["score", str(tmp_path / f"{ALL.replace('/', '')}"), "--cases", str(cases)])
    assert steering(missing.output) == []


def test_a_run_of_an_agent_is_shown_without_what_would_steer(capsys: pytest.CaptureFixture[str]) -> None:
    from lightfc.cli.io import print_piece

    def say(text: str) -> str:
        """Say."""
        return text

    model = ScriptedModel([f"say('{ALL.replace(chr(13), '')}')", f"{ALL} done {ALL}"])
    FunctionCallAgent(model, [say]).run("?", on_event=LiveView(print_piece, 80))
    assert steering(capsys.readouterr().out) == []


@pytest.mark.parametrize("name", STEERING)
def test_what_steers_is_shown_by_its_code(name: str) -> None:
    for shown in (printable(STEERING[name]), printable_lines(STEERING[name])):
        assert steering(shown) == []
        assert "\\" in shown


@pytest.mark.parametrize(  # what is ambiguous to one who reads it is what people write
    "text",
    ["plain", "naïve", "東京\u3000タワー", "می\u200cخواهم", "👩\u200d🔬 ❤\ufe0f", "a\tb\n c", "עברית"],  # noqa: RUF001
)
def test_what_people_write_is_printed_as_it_is(text: str) -> None:
    assert printable_lines(text) == text


def test_a_line_is_one_line() -> None:
    assert printable("a\nb\tc\u3000d") == "a\\nb\\tc\\u3000d"


def test_no_module_prints_by_itself() -> None:
    """One place escapes what is printed: everything else goes through it."""
    package = Path(__file__).parents[2] / "lightfc"
    found: dict[str, Any] = {
        str(path.relative_to(package)): line
        for path in package.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "click.echo(" in line and path.name != "io.py" and "json.dumps" not in line
    }
    assert found == {}
