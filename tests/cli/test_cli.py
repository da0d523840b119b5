import ast
import asyncio
import contextlib
import errno
import fcntl
import functools
import io
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

import lightfc.cli.io
from lightfc.cli.commands import app, main
from lightfc.cli.printing import final_value, shown_value
from lightfc.formats import TOOL_FORMATS

ROOT = Path(__file__).parents[2]
WAIT_S = 30.0
ARITHMETIC = str(ROOT / "examples" / "arithmetic.py")
TOOLS = """
import asyncio, sys, threading
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import numpy as np

context = {"markup": "[red]no[/red] [/bold]", "known": 5}


@dataclass
class Reading:
    where: str
    values: np.ndarray


class Unreadable:
    def __repr__(self):
        raise RuntimeError("no repr")


def say(text: str) -> str:
    "Say [bold]it[/bold]."
    return text


def hang(path: str = "") -> str:
    "Hang."
    if path:
        Path(path).write_text("started")
    threading.Event().wait(30)
    return "done"


async def note(text: str) -> str:
    "Note it."
    return text


async def ahang(path: str = "") -> str:
    "Hang."
    if path:
        Path(path).write_text("started")
    await asyncio.sleep(30)
    return "done"


def give(what: str):
    "Give something that JSON does not know."
    circle = []
    circle.append(circle)
    return {
        "array": np.array([[1.5, float("nan")], [2, float("inf")]]),
        "scalar": np.float64(2.5),
        "reading": Reading("roof", np.arange(3)),
        "nan": float("nan"),
        "infinite": [float("inf"), {"x": float("-inf")}],
        "bytes": b"\\xff\\x00",
        "set": {1},
        "keys": {(1, 2): "a", None: "b", 3: "c"},
        "complex": 1 + 2j,
        "surrogate": ["\\ud800"],
        "big": [1, 10**5000, 3],
        "circle": {"around": circle},
        "unreadable": [Unreadable(), 1],
        "control": "\\x1b[31mred\\x07",
    }[what]
"""


@pytest.fixture(scope="module")
def tools(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("tools") / "cli_tools.py"
    path.write_text(TOOLS, encoding="utf-8")
    return str(path)


@pytest.fixture(autouse=True)
def modules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Modules and search path are as they were after each test."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    loaded = set(sys.modules)
    yield
    for name in set(sys.modules) - loaded:
        if name.startswith(("cli_tools", "arithmetic")):
            del sys.modules[name]


def run(*arguments: str, **options: Any) -> Result:
    """Run a command in this process, with a terminal of 80 columns."""
    environment = {"COLUMNS": "80", **options.pop("env", {})}
    return CliRunner().invoke(app, arguments, env=environment, **options)


def process(*arguments: str, **options: Any) -> "subprocess.CompletedProcess[str]":
    """Run a command in a process of its own, with a terminal of 80 columns."""
    environment = {**os.environ, "COLUMNS": "80", **options.pop("env", {})}
    return subprocess.run(
        [sys.executable, "-m", "lightfc", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        **options,
    )


def terminal(*arguments: str, columns: int = 60) -> tuple[int, list[str]]:
    """Run a command in a terminal; gives its exit status and the lines that are left to see."""
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    child, other = pty.openpty()
    fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 30, columns, 0, 0))
    command = [sys.executable, "-m", "lightfc", *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, env={**environment, "TERM": "xterm"}, stdout=other, stderr=other
    ) as process:
        os.close(other)
        said = b""
        with contextlib.suppress(OSError):  # the end of what is said in a terminal
            while piece := os.read(child, 65536):
                said += piece
    os.close(child)
    # What is drawn while calls run is taken away again before the cursor is shown anew.
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", said.decode().rpartition("\x1b[2K")[2])
    return process.returncode, [line.rstrip() for line in plain.replace("\r", "").splitlines()]


# eval.


def test_eval_prints_each_call_and_the_value() -> None:
    done = run("eval", "[add(multiply(2, 3), x), divide(1, 4)]", "--tools", ARITHMETIC)
    assert (done.exit_code, done.stdout) == (0, "[8, 0.25]\n")
    lines = done.stderr.splitlines()
    assert lines[0].split() == ["call", "value", "state", "ms", "timeline"]
    assert [line.split()[:1] for line in lines[2:5]] == [["multiply(2,"], ["add(6,"], ["divide(1,"]]
    assert all("finished" in line and "━" in line for line in lines[2:5])
    assert lines[5:] == []


def test_eval_needs_no_tools() -> None:
    result = run("eval", "1 + 1")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "2\n", "")


def test_a_bad_expression_prints_a_caret_and_what_is_allowed() -> None:
    done = run("eval", "add(1, (2).__bases__)", "--tools", ARITHMETIC)
    assert (done.exit_code, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    first, second, third, *rest = lines[next(i for i, line in enumerate(lines) if line.startswith("error:")) :]
    assert first.startswith("error: attribute '__bases__'")
    assert second == "  1 | add(1, (2).__bases__)"
    assert set(third.strip()) == {"^"}
    assert any("allowed" in line for line in rest)
    assert "Traceback" not in done.stderr


def test_a_failing_tool_is_told_beside_the_results_of_the_others() -> None:
    result = run("eval", "[add(1, 2), add(divide(1, 0), 1)]", "--tools", ARITHMETIC)
    assert result.exit_code == 1
    assert re.search(r"add\(1, 2\) +3 +finished", result.stderr)
    assert re.search(r"divide\(1, 0\) +ZeroDivisionError: flo…? *failed", result.stderr)
    assert re.search(r"add\(divide\(1, 0\).*was not called.*skipped", result.stderr)
    assert result.stdout == ""
    assert result.stderr.splitlines()[-3:] == [
        "error: divide raised ZeroDivisionError: float division by zero",
        "  1 | [add(1, 2), add(divide(1, 0), 1)]",
        "                      ^^^^^^^^^^^^",
    ]


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_table_keeps_within_the_terminal(width: int) -> None:
    text = "[search('a'), search('bb'), add_points({'x': 1, 'y': 2}, Point(300000, 4))]"
    result = run("eval", text, "--tools", ARITHMETIC, env={"COLUMNS": str(width)})
    assert result.exit_code == 0
    table = result.stderr.splitlines()[:5]
    assert max(map(len, table)) == width
    bars = [line[table[0].index("timeline") :] for line in table[2:]]
    assert all("━" in bar and "…" not in bar for bar in bars)
    # Both searches fill most of the time side by side.
    assert bars[0].count("━") > len(bars[0]) // 2
    assert bars[1].count("━") > len(bars[0]) // 2


def test_a_long_list_of_calls_is_cut() -> None:
    result = run("eval", "sum(add(i, 0) for i in range(50))", "--tools", ARITHMETIC)
    lines = result.stderr.splitlines()
    assert (lines[-1], result.stdout) == ("… and 10 more calls", "1225\n")
    assert len(lines) == 2 + 40 + 1


def test_markup_in_values_is_printed_as_it_is(tools: str) -> None:
    result = run("eval", "[say(markup), say('[/red]')]", "--tools", tools)
    assert result.exit_code == 0
    assert "'[red]no[/red] [/bold]'" in result.stdout
    assert result.stdout.splitlines()[-1] == "['[red]no[/red] [/bold]', '[/red]']"
    failed = run("eval", "say('[/red]', '[bold]')", "--tools", tools)
    assert "say('[/red]', '[bold]')" in failed.stderr


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["eval", "f('\x1b[31m')"], "\\x1b[31m"), (["eval", "f('\x9b31m')"], "\\x9b31m")],
    ids=["escape", "8-bit escape"],
)
def test_nothing_steers_the_terminal(arguments: list[str], text: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert text in result.stderr
    assert not {"\x1b", "\x9b", "\x07"} & set(result.output)


def test_a_value_that_cannot_be_shown_is_told(tools: str) -> None:
    result = run("eval", "give('big')", "--tools", tools)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("<list that cannot be shown: ValueError: Exceeds the limit")


def test_standard_input_is_read_for_a_dash() -> None:
    done = run("eval", "-", "--tools", ARITHMETIC, input="add(1,\n 2)\n")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (0, "3")
    assert run("check", "-", "--tools", ARITHMETIC, input="add(1, 2)").stdout == "ok, 1 call\n  add(1, 2)\n"
    empty = run("eval", "-", input="")
    assert (empty.exit_code, empty.stderr.splitlines()[0]) == (1, "error: the program is empty [syntax]")


def test_standard_input_that_is_no_text() -> None:
    result = run("eval", "-", input=b"\xff\xfe")
    assert result.exit_code == 2
    assert "standard input is not utf-8 text" in result.stderr


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("x=4", 4),
        ("x='a=b'", "a=b"),
        (" x = [1, None]", [1, None]),
        ("x={'a': (1, 2.5)}", {"a": (1, 2.5)}),
        ("x=-1", -1),
    ],
)
def test_variables_are_python_literals(given: str, value: Any) -> None:
    result = run("eval", "x", "--var", given)
    assert (result.exit_code, result.stdout) == (0, f"{value!r}\n")


def test_a_variable_replaces_one_of_the_file() -> None:
    assert run("eval", "[x, y]", "--tools", ARITHMETIC, "-v", "x=4", "-v", "y=5").stdout == "[4, 5]\n"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("x", "'x' is not NAME=LITERAL"),
        ("=1", "'' cannot be the name of a variable"),
        ("1x=1", "'1x' cannot be the name of a variable"),
        ("x=Paris", "'Paris' is not a Python literal; a string needs quotes of its own: x='\"text\"'"),
        ("x=1 +", "is not a Python literal"),
        ("x=", "is not a Python literal"),
        ("x={[]: 1}", "is not a Python literal"),
        ("x=" + "(" * 1000, "is not a Python literal"),
        ("_x=1", "'_x' cannot be the name of a variable"),
        ("def=1", "'def' cannot be the name of a variable"),
        ("add=1", "'add' is a tool; give the variable another name"),
    ],
    ids=[
        "no value",
        "no name",
        "no identifier",
        "no literal",
        "syntax",
        "empty",
        "unhashable",
        "deep",
        "hidden",
        "keyword",
        "tool",
    ],
)
def test_wrong_variables_are_wrong_usage(given: str, message: str) -> None:
    result = run("eval", "1", "--tools", ARITHMETIC, "--var", given, env={"COLUMNS": "2000"})
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_the_policy_is_an_option() -> None:
    assert run("eval", "1 + 1", "--policy", "calls").exit_code == 1
    assert run("check", "1 + 1", "--policy", "calls").exit_code == 1
    assert run("eval", "[1, -1]", "--policy", "calls").stdout == "[1, -1]\n"


# JSON.


def evaluated(tools: str, text: str) -> dict[str, Any]:
    result = run("eval", text, "--tools", tools, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    record: dict[str, Any] = json.loads(result.stdout, parse_constant=pytest.fail)
    return record


@pytest.mark.parametrize(
    ("what", "output"),
    [
        ("array", [[1.5, "nan"], [2.0, "inf"]]),
        ("scalar", 2.5),
        ("reading", {"where": "roof", "values": [0, 1, 2]}),
        ("nan", "nan"),
        ("infinite", ["inf", {"x": "-inf"}]),
        ("bytes", "_wA="),
        ("set", [1]),
        ("keys", {"1,2": "a", "None": "b", "3": "c"}),
        ("complex", "1+2j"),
        ("surrogate", ["\ud800"]),
        ("unreadable", ["<Unreadable>", 1]),
        ("control", "\x1b[31mred\x07"),
    ],
)
def test_json_is_valid_whatever_the_value(tools: str, what: str, output: Any) -> None:
    record = evaluated(tools, f"give({what!r})")
    assert record["output"] == output
    assert record["calls"][0]["output"] == output


@pytest.mark.parametrize(
    ("text", "output"),
    [
        ("{1: 'a', '1': 'b'}", {"1": "a", "'1'": "b"}),
        ("[{'x': {None: 1, 'None': 2}}]", [{"x": {"None": 1, "'None'": 2}}]),
        ("{True: 1, 'true': 2, 'x': 3}", {"True": 1, "'true'": 2, "'x'": 3}),
        ("{(1, 2): 1, '1,2': 2}", {"(1, 2)": 1, "'1,2'": 2}),
        ("{1: 'a', 'x': 'b'}", {"1": "a", "x": "b"}),
    ],
)
def test_json_loses_no_key(text: str, output: Any) -> None:
    result = run("eval", text, "--json")
    assert json.loads(result.stdout)["output"] == output


def test_what_json_cannot_hold_is_told_and_the_rest_is_kept(tools: str) -> None:
    output = evaluated(tools, "[give('big'), say('x')]")["output"]
    assert output[1] == "x"
    assert output[0][::2] == [1, 3]
    assert output[0][1].startswith("0x")
    assert output[0][1].endswith("… (int, shortened)")
    result = run("eval", "give('circle')", "--tools", tools, "--json")
    record = json.loads(result.stdout)
    assert result.exit_code == 1  # no text hands such a value back; the call's own record has it
    assert "[...]" in json.dumps(record["calls"][0]["output"])


def test_json_of_a_record() -> None:
    done = run("eval", "add(1, divide(4, 2))", "--tools", ARITHMETIC, "--json")
    record = json.loads(done.stdout)
    assert (done.exit_code, done.stderr) == (0, "")
    assert (record["name"], record["output"], record["state"], record["error"]) == ("add", 3, "finished", None)
    assert [call["source"] for call in record["calls"]] == ["divide(4, 2)", "add(1, divide(4, 2))"]
    assert record["calls"][0]["arguments"] == {"args": [], "kwargs": {"a": 4.0, "b": 2.0}}


def test_what_a_tool_prints_does_not_mix_with_json(tmp_path: Path) -> None:
    file = tmp_path / "cli_tools_talkative.py"
    file.write_text("print('importing')\n\ndef speak() -> int:\n    print('speaking')\n    return 1\n")
    done = run("eval", "[speak(), speak()]", "--tools", str(file), "--json")
    assert json.loads(done.stdout)["output"] == [1, 1]
    assert "importing" in done.stderr
    assert "speaking" in done.stderr


def test_json_of_a_failure_is_on_standard_output_alone() -> None:
    result = run("eval", "[add(1, 2), nope(é)]", "--tools", ARITHMETIC, "--json")
    record = json.loads(result.stdout)
    assert (result.exit_code, result.stderr) == (1, "")
    assert result.stdout.isascii()
    assert record["error"]["kind"] == "expression"
    assert [detail["code"] for detail in record["error"]["details"]] == ["unknown-name", "unknown-name"]


# check and tools.


def test_check_lists_the_calls_and_runs_nothing(tools: str, tmp_path: Path) -> None:
    path = str(tmp_path / "ran")
    text = f"[hang({path!r}), [say(str(i)) for i in [1, 2]]]"
    result = run("check", text, "--tools", tools)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == ["ok, 2 calls", f"  hang({path!r})", "  say(str(i))  (repeated)"]
    assert not Path(path).exists()
    assert json.loads(run("check", text, "--tools", tools, "--json").stdout) == {
        "ok": True,
        "calls": [
            {"name": "hang", "source": f"hang({path!r})", "repeated": False, "needs_approval": False},
            {"name": "say", "source": "say(str(i))", "repeated": True, "needs_approval": False},
        ],
    }
    assert run("check", "1").stdout == "ok, 0 calls\n"


def test_check_tells_every_problem() -> None:
    result = run("check", "[add(1), add('x', 2), nope]", "--tools", ARITHMETIC)
    assert (result.exit_code, result.stdout) == (1, "")
    assert re.findall(r"\[([a-z-]+)\]$", result.stderr, re.M) == ["wrong-argument", "wrong-argument", "unknown-name"]
    result = run("check", "[add(1), add('x', 2)]", "--tools", ARITHMETIC)
    assert result.stderr.count("[wrong-argument]") == 2
    result = run("check", "add(1)", "--tools", ARITHMETIC, "--json")
    assert (result.exit_code, result.stderr) == (1, "")
    assert json.loads(result.stdout)["ok"] is False
    assert json.loads(result.stdout)["error"]["violations"][0]["code"] == "wrong-argument"


def test_tools_lists_signatures_and_summaries(tools: str) -> None:
    result = run("tools", ARITHMETIC, env={"COLUMNS": "100"})
    assert (result.exit_code, result.stderr) == (0, "")
    assert re.search(r"add\(a: int, b: int\) -> int +Add two numbers\.", result.stdout)
    assert re.search(r"divide\(a: float, b: float\) -> float .* async", result.stdout)
    assert "Say [bold]it[/bold]." in run("tools", tools, env={"COLUMNS": "100"}).stdout


def test_tools_tells_what_needs_approval() -> None:
    result = run("tools", str(ROOT / "examples" / "agents" / "research_team.py"), env={"COLUMNS": "200"})
    assert re.search(r"publish\(report: list\[str\]\) -> str .* async, needs approval", result.stdout)


@pytest.mark.parametrize(
    ("form", "part"), [("python", "def add("), ("openai", '"type": "function"'), ("json", '"add"')]
)
def test_tools_prints_what_a_model_is_shown(form: str, part: str) -> None:
    result = run("tools", ARITHMETIC, "--format", form)
    assert result.exit_code == 0
    assert part in result.stdout


def test_functions_that_are_no_tools_are_shown_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "cli_tools_partly.py"
    path.write_text("def good(): 'Good.'\ndef bad(a: '[red]'): 'Bad.'")
    listed = run("tools", str(path), env={"COLUMNS": "200"})
    assert listed.exit_code == 1
    assert "good()" in listed.stdout
    assert listed.stderr.startswith("error: bad: the annotation '[red]' of parameter 'a'")
    result = run("eval", "good()", "--tools", str(path))
    assert result.exit_code == 0
    assert result.stderr.startswith("warning: bad: the annotation '[red]'")


def test_tools_of_one_name_are_listed_with_that_problem(tmp_path: Path) -> None:
    path = tmp_path / "same_names.py"
    path.write_text("from lightfc import tool\n@tool\ndef a(): 'A.'\n@tool(name='a')\ndef b(): 'B.'\n")
    result = run("tools", str(path), env={"COLUMNS": "100"})
    assert result.exit_code == 1
    assert result.stderr == "error: two tools are named 'a'; give one of them another name\n"
    assert "two tools are named 'a'" in run("tools", str(path), "--format", "json").stderr


# Wrong usage.


@pytest.mark.parametrize("group", [[], ["lab"]])
def test_a_group_without_a_command_shows_its_help_and_nothing_else(group: list[str]) -> None:
    result = run(*group)
    assert result.exit_code == 2
    assert result.stderr == run(*group, "--help").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["evl", "1"], "No such command 'evl'. Did you mean 'eval'?"),
        (["eval", "1", "--polcy", "calls"], "'--policy'"),
        (["eval", "1", "--policy", "all"], "'--policy': 'all' is not one of 'calls', 'expressions', 'programs'"),
        (["eval", "1", "--policy", "programms"], "'expressions', 'programs'; did you mean 'programs'?"),
        (["tools", "x.py", "--format", "pyton"], "did you mean 'python'?"),
        (["ask", "?", "--tools", "x.py", "--act-on", "exat"], "did you mean 'exact'?"),
        (["ask", "?", "--tools", "x.py", "--agent", "reac"], "did you mean 'react'?"),
        (["eval"], "Missing argument"),
        (["eval", "1", "2"], "unexpected extra argument"),
        (["eval", "1", "--timeout", "0"], "--timeout"),
        (["eval", "1", "--timeout", "nan"], "nan is not in the range x>=0.001"),
        (["eval", "1", "--timeout", "soon"], "'soon' is not a valid number of seconds"),
        (["tools"], "Missing argument"),
        (["tools", ARITHMETIC, "--format", "html"], "html"),
        (["tools", "no_such_file.py"], "Invalid value for FILE: there is no Python file 'no_such_file.py'"),
        (["tools", "no_such_module_at_all"], "there is no module named 'no_such_module_at_all'"),
        (["eval", "1", "--tools", str(ROOT)], "there is no Python file"),
        (["ask", "q", "--tools", ARITHMETIC], "give a model: --model NAME"),
        (["ask", "q", "--model", "m"], "give --tools, --mcp, or both"),
        (["ask", "q", "--tools", ARITHMETIC, "--model", "m", "--format", "html"], "unknown format 'html'"),
        (["resume", "r", "--journal", "no_such_journal.db"], "there is no file 'no_such_journal.db'"),
        ([], "Usage"),
    ],
    ids=[
        "command", "option", "choice", "nearest policy", "nearest format", "nearest certainty", "nearest agent",
        "no text", "two texts", "no time", "never", "no number", "no file given", "form",
        "missing file", "missing module", "folder", "no model", "no tools", "format", "no journal", "nothing",
    ],
)  # fmt: skip
def test_wrong_usage_is_status_2_and_one_message(arguments: list[str], message: str) -> None:
    result = run(*arguments, env={"COLUMNS": "500"})
    assert result.exit_code == 2
    assert message in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("given", "incomplete", "completed"),
    [
        ([], "ev", ["eval"]),
        (["eval"], "--appr", ["--approve", "--approve-all"]),
        (["eval", "--policy"], "p", ["programs"]),
        (["tools", "--format"], "x", ["xml"]),
        (["ask", "--agent"], "re", ["react", "rewoo"]),
    ],
    ids=["command", "option", "policy", "format", "agent"],
)
def test_a_shell_completes_what_is_typed(given: list[str], incomplete: str, completed: list[str]) -> None:
    shell = ShellComplete(app, {}, "lightfc", "_LIGHTFC_COMPLETE")
    assert {each.value for each in shell.get_completions(given, incomplete)} == set(completed)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def f(:", "cannot be imported: SyntaxError"),
        ("x = 1\nraise ValueError('[red]broken[/red]')", "cannot be imported: ValueError: [red]broken[/red]"),
        ("import sys\nsys.exit('bye')", "cannot be imported: SystemExit: bye"),
        ("import no_such_module_at_all", "No module named 'no_such_module_at_all'"),
        ("x = 1", "there is no tool in it"),
        ("import math\ntools = [math, 3]\ndef f(): ...", "module"),
    ],
    ids=["syntax error", "raises", "exits", "missing import", "no tool", "no functions"],
)
def test_a_file_of_tools_that_is_broken_is_told_in_one_message(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "cli_tools_broken.py"
    path.write_text(text)
    done = run("eval", "1", "--tools", str(path), env={"COLUMNS": "500"})
    assert done.exit_code in ({0} if "math" in text else {2})
    assert message in done.stderr
    assert "Traceback" not in done.stderr


# Processes: time, interrupts, pipes, terminals.


def test_hanging_tools_end_with_the_timeout_and_keep_no_process(tools: str) -> None:
    done = process("eval", "[hang(), ahang(), note('x')]", "--tools", tools, "--timeout", "0.2")
    assert done.returncode == 1
    *table, last = done.stderr.splitlines()
    assert (done.stdout, last) == ("", "error: limit timeout_s = 0.2 exceeded: calls have not finished")
    assert ["was cancelled" in line for line in table[2:]] == [True, True, False]
    assert "finished" in table[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one child")
@pytest.mark.parametrize(("name", "options"), [("hang", []), ("ahang", ["--json"])], ids=["sync, table", "async, JSON"])
def test_an_interrupt_tells_what_has_finished_and_ends_with_status_130(
    tools: str, tmp_path: Path, name: str, options: list[str]
) -> None:
    started = tmp_path / "started"
    os.mkfifo(started)
    text = f"say('x') and {name}({str(started)!r})"
    child = subprocess.Popen(
        [sys.executable, "-m", "lightfc", "eval", text, "--tools", tools, *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with child:
        assert started.read_text() == "started"  # which waits for whoever writes to the pipe
        child.send_signal(signal.SIGINT)
        stdout, stderr = child.communicate(timeout=30)
    *table, last = stderr.splitlines()
    assert (child.returncode, last) == (130, "interrupted")
    if options:
        assert table == []
        told = json.loads(stdout)
        assert (told["state"], told["error"]["kind"]) == ("cancelled", "cancelled")
        assert [call["state"] for call in told["calls"]] == ["finished", "cancelled"]
    else:
        _, _, said, hung = table
        assert ("say('x')" in said, "finished" in said, "was cancelled" in hung) == (True, True, True)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one child")
@pytest.mark.parametrize("option", ["", " --approve", " --approve-all"])
def test_an_interrupt_tells_how_a_journalled_run_goes_on(tools: str, tmp_path: Path, option: str) -> None:
    started, journal = tmp_path / "started", str(tmp_path / "runs.db")
    os.mkfifo(started)
    journalled = ["--tools", tools, "--journal", journal]
    child = subprocess.Popen(
        [sys.executable, "-m", "lightfc", "eval", f"hang({str(started)!r})", *journalled, *option.split()],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    with child:
        assert started.read_text() == "started"
        child.send_signal(signal.SIGINT)
        _, stderr = child.communicate(timeout=30)
    first, *_, hint, _ = stderr.splitlines()
    assert f"`lightfc resume {first.removeprefix('run ')} --journal {journal} " in hint
    assert hint.endswith(f"{tools}{option}` goes on")


@pytest.mark.parametrize("command", ["eval", "check"])
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["f(1)"], "there are no tools: --tools FILE"),
        (["ad(1, 2)", "--tools", ARITHMETIC], "error: unknown name 'ad'"),
        (["x = 1"], "on the command line, --policy programs"),
        (["print(1)"], "on the command line, --policy programs"),
    ],
    ids=["no tools", "tools", "statement", "print"],
)
def test_the_option_is_told_for_which_an_expression_was_refused(command: str, options: list[str], told: str) -> None:
    result = CliRunner().invoke(app, [command, *options])
    assert (result.exit_code, result.stderr.startswith(told)) == (1, True), result.stderr


def test_a_run_that_is_resumed_without_its_tools_is_told_how_to_give_them(tmp_path: Path) -> None:
    (tmp_path / "tools.py").write_text("from lightfc import tool\n@tool(needs_approval=True)\ndef pay(): ...\n")
    journal = ["--journal", str(tmp_path / "runs.db")]
    assert run("eval", "pay()", *journal, "--tools", str(tmp_path / "tools.py")).exit_code == 1
    result = run("resume", "latest", *journal)
    assert (result.exit_code, result.stderr.startswith("there are no tools: --tools FILE")) == (1, True), result.stderr


def test_an_interrupt_before_its_handler_stands_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    handle = signal.signal

    def interrupted_before(number: int, handler: Any) -> Any:
        if isinstance(handler, functools.partial):
            os.kill(os.getpid(), signal.SIGINT)
        return handle(number, handler)

    # A process that was started in the background ignores interrupts.
    before = handle(signal.SIGINT, signal.default_int_handler)
    monkeypatch.setattr(signal, "signal", interrupted_before)
    try:
        with pytest.raises(KeyboardInterrupt):
            lightfc.cli.io.run(asyncio.sleep, WAIT_S)
    finally:
        handle(signal.SIGINT, before)


def test_a_tool_that_cancels_the_run_is_one_message(tmp_path: Path) -> None:
    path = tmp_path / "cli_tools_cancelling.py"
    path.write_text("import asyncio\n\nasync def end() -> None:\n    for each in asyncio.all_tasks(): each.cancel()\n")
    result = run("eval", "end()", "--tools", str(path))
    assert (result.exit_code, result.stderr) == (1, "error: one of the tools cancelled the run\n")


def test_an_interrupt_while_the_tools_are_loaded(tmp_path: Path) -> None:
    path = tmp_path / "cli_tools_interrupted.py"
    path.write_text("raise KeyboardInterrupt")
    result = run("tools", str(path))
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "interrupted\n")


LOADED = """
class Interrupts:
    def find_spec(self, name, *_):
        if name == "click":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupts())
"""
MADE = """
import click

def interrupted(*_):
    raise KeyboardInterrupt

click.Group.main = interrupted
"""


@pytest.mark.parametrize("interrupt", [LOADED, MADE], ids=["loaded", "made"])
def test_an_interrupt_while_the_command_itself_is_loaded(interrupt: str) -> None:
    code = f"import sys\n{interrupt}\nfrom lightfc.__main__ import main\nmain()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes")
@pytest.mark.parametrize("options", [[], ["--json"]], ids=["table", "JSON"])
def test_a_reader_that_has_gone_is_no_traceback(tools: str, options: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    text = "[say(str(i) * 1000) for i in range(500)]"
    with os.fdopen(writer, "w") as closed:
        command = [sys.executable, "-m", "lightfc", "eval", text, "--tools", tools, *options]
        done = subprocess.run(command, cwd=ROOT, stdout=closed, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert options == [] or done.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no such device")
@pytest.mark.parametrize("command", [["eval", "1 + 1"], ["tools", ARITHMETIC]], ids=["value", "table"])
def test_a_disk_that_is_full_is_one_message(command: list[str]) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "lightfc", *command]
        done = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"error: {OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell")
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-", "<&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("options", "status"),
    [
        (["eval", "say('a')", "-t"], 0),
        (["eval", "-", "-t"], 1),
        (["eval", "drop('a')", "--approve", "-t"], 1),
        (["serve", "-t"], 0),
    ],
    ids=["value", "text from there", "question", "server"],
)
def test_a_stream_that_is_closed_from_the_start_is_no_traceback(
    tmp_path: Path, tools: str, closed: str, options: list[str], status: int
) -> None:
    if options[0] == "serve":
        pytest.importorskip("mcp")
    path = tmp_path / "tools.py"
    path.write_text(
        f"{Path(tools).read_text()}\n\nfrom lightfc import tool\n\n\n@tool(needs_approval=True)\n"
        "def drop(name: str) -> None: ...\n"
    )
    command = ["/bin/sh", "-c", f'"$0" "$@" {closed}', sys.executable, "-m", "lightfc", *options, str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    assert (done.returncode, "Traceback" in done.stderr) == (status, False)


def test_what_a_program_prints_stands_before_its_value() -> None:
    result = run("eval", "print('so')\n7", "--policy", "programs")
    assert result.stdout == "so\n7\n"
    assert json.loads(run("eval", "print('so')", "--policy", "programs", "--json").stdout)["printed"] == "so\n"


def test_a_terminal_that_lacks_characters_is_no_traceback(tools: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def printed(text: str) -> tuple[int, str, str]:
        streams = [io.TextIOWrapper(io.BytesIO(), encoding="iso8859-1") for _ in range(2)]
        monkeypatch.setattr(sys, "argv", ["lightfc", "eval", text, "--tools", tools])
        redirected = contextlib.redirect_stdout(streams[0]), contextlib.redirect_stderr(streams[1])
        with redirected[0], redirected[1], pytest.raises(SystemExit) as ended:
            main()
        said = [bytes(stream.detach().getvalue()).decode("iso8859-1") for stream in streams]  # type: ignore[attr-defined]
        return int(ended.value.code or 0), said[0], said[1]

    code, value, table = printed("say('中')")
    assert (code, value) == (0, "'\\u4e2d'\n")
    assert "\\u" not in table.replace("\\u4e2d", "")  # what the table is drawn with has its like in ASCII
    code, _, table = printed("[say('中'), nope]")
    assert code == 1
    assert "say('\\u4e2d')" in table


@pytest.mark.parametrize(
    "command",
    [[str(Path(sys.executable).with_name("lightfc"))], [sys.executable, "-m", "lightfc"]],
    ids=["script", "package"],
)
def test_the_installed_command_and_the_package_are_the_same(command: list[str]) -> None:
    done = subprocess.run([*command, "eval", "[1 + 1, nope]"], capture_output=True, text=True, timeout=60)
    wanted = run("eval", "[1 + 1, nope]")
    assert (
        (done.returncode, done.stdout, done.stderr) == (wanted.exit_code, wanted.stdout, wanted.stderr) != (0, "", "")
    )


def test_a_second_interrupt_ends_what_does_not_listen(tmp_path: Path) -> None:
    tools = tmp_path / "deaf_tools.py"
    tools.write_text(
        "import signal, time\n\n\nasync def blocks(started: str, noticed: str) -> int:\n    'Block the loop.'\n"
        "    handler = signal.getsignal(signal.SIGINT)\n"
        "    def tell(*interrupt):\n        open(noticed, 'w').close()\n        handler(*interrupt)\n"
        "    signal.signal(signal.SIGINT, tell)\n"
        "    open(started, 'w').close()\n    while True:\n        time.sleep(0.01)\n"
    )
    started, noticed = (str(tmp_path / name) for name in ("started", "noticed"))
    for path in (started, noticed):
        os.mkfifo(path)
    child = subprocess.Popen(
        [sys.executable, "-m", "lightfc", "eval", f"blocks({started!r}, {noticed!r})", "--tools", str(tools)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with child:
        Path(started).read_bytes()  # which waits for whoever writes to the pipe
        for _ in range(2):
            child.send_signal(signal.SIGINT)
            Path(noticed).read_bytes()  # two signals at once would arrive as one
        _, stderr = child.communicate(timeout=30)
    assert (child.returncode, stderr.splitlines()[-1]) == (130, "interrupted")


LONG = """
from dataclasses import dataclass

import numpy as np


@dataclass
class Row:
    name: str
    tags: list[str]


def rows(n: int) -> list[Row]:
    "Rows."
    return [Row(f"row number {i}", ["alpha", "beta"]) for i in range(n)]


def zeros(n: int) -> np.ndarray:
    "Zeros."
    return np.zeros(n)


def poem() -> str:
    "A poem."
    return "one line of it\\n" * 5
"""


@pytest.fixture
def long(tmp_path: Path) -> str:
    path = tmp_path / "cli_tools_long.py"
    path.write_text(LONG, encoding="utf-8")
    return str(path)


def test_the_value_is_printed_whole_where_a_program_reads_it(long: str) -> None:
    result = run("eval", "[rows(30), poem()]", "-t", long)
    (last,), table = result.stdout.splitlines(), result.stderr.splitlines()
    assert (result.exit_code, last.count("Row(name='row number ")) == (0, 30)
    assert last.endswith(f"{('one line of it' + chr(10)) * 5!r}]")
    assert len(table) == 4
    assert all(len(line) <= 80 for line in table)
    assert run("eval", "list(range(200_000))").stdout == f"{list(range(200_000))}\n"
    assert "..." not in run("eval", "zeros(2000)", "-t", long).stdout.partition("finished")[2]


def test_full_tells_every_value_below_the_table(long: str) -> None:
    result = run("eval", "[poem(), len(rows(8))]", "-t", long, "--full")
    assert result.exit_code == 0
    _, heading, rest = result.stdout.partition("poem()\n    ")
    assert "finished" in result.stderr
    value, rows, rest = rest.partition("\nrows(8)\n    ")
    assert heading
    assert value == repr("one line of it\n" * 5)
    assert rows
    assert rest.count("Row(") == 8
    assert rest.splitlines()[-1] == repr(["one line of it\n" * 5, 8])


def test_full_tells_what_is_known_of_calls_that_failed() -> None:
    result = run("eval", "[divide(1, 2), divide(1, 0)]", "-t", ARITHMETIC, "--full")
    assert result.exit_code == 1
    assert "divide(1, 2)\n    0.5\ndivide(1, 0)\n    failed: divide raised ZeroDivisionError" in result.stdout


def test_a_terminal_shows_a_long_value_in_lines_that_fit(long: str) -> None:
    code, lines = terminal("eval", "rows(3)", "-t", long)
    assert code == 0
    assert "1 call ended; " in lines[0]
    assert lines[1].split() == ["call", "value", "state", "ms", "timeline"]
    assert lines[4:] == [
        "[Row(name='row number 0', tags=['alpha', 'beta']),",
        " Row(name='row number 1', tags=['alpha', 'beta']),",
        " Row(name='row number 2', tags=['alpha', 'beta'])]",
    ]
    assert all(len(line) <= 60 for line in lines)


def test_a_terminal_is_not_flooded_unless_it_is_asked_for(long: str) -> None:
    code, lines = terminal("eval", "rows(400)", "-t", long)
    assert (code, lines[-1], len(lines)) == (0, "… 200 more lines; --full prints them", 4 + 200 + 1)


def test_a_terminal_prints_all_of_it_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    rows = ["a row of some length"] * 900
    shown, whole = (final_value(rows, full=full).splitlines() for full in (False, True))
    assert (len(shown), shown[:200], "more lines" in whole[-1]) == (201, whole[:200], False)
    assert ast.literal_eval("\n".join(whole)) == rows


def test_a_text_without_calls_draws_nothing_in_a_terminal() -> None:
    assert terminal("eval", "1 + 1") == (0, ["2"])


def test_values_that_are_exponentially_long_to_write_are_shortened() -> None:
    value: list[Any] = []
    for _ in range(40):
        value = [value, value]
    assert shown_value(value).endswith("(shortened)")
    assert shown_value(value, width=60, most_lines=9).endswith("(shortened)")


def test_an_expression_that_is_taken_for_an_option_is_told_how_to_write_it() -> None:
    for text in ("-1", "-add(1, 2)"):
        result = run("eval", text, env={"COLUMNS": "200"})
        assert (result.exit_code, "put -- before an expression" in result.stderr) == (2, True)
    result = run("eval", "--tols", "x.py", "1", env={"COLUMNS": "200"})
    assert "put --" not in result.stderr
    assert "--tools" in result.stderr
    assert run("eval", "--", "-1").stdout == "-1\n"


def test_the_version_is_told() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout.startswith("lightfc ")) == (0, True)


TROUBLED = """
from typing import Annotated
from lightfc import Injected, tool

injected = {"unit": "m"}

@tool(name="how-long", sequential=True, read_only=True)
def long(length: int, unit: Annotated[str, Injected()]) -> str:
    "Say how long."
    return f"{length} {unit}"

def broken(a: "Nowhere") -> int:
    return a
"""


@pytest.mark.parametrize("form", [None, *TOOL_FORMATS])
def test_a_tool_with_a_problem_is_told_beside_the_others_in_every_form(tmp_path: Path, form: str | None) -> None:
    path = tmp_path / "troubled_tools.py"
    path.write_text(TROUBLED)
    result = run("tools", str(path), *(["--format", form] if form else []))
    assert result.exit_code == 1
    assert "how_long" in result.stdout
    assert "unit" not in result.stdout
    assert result.stderr.startswith("error: broken: the annotation 'Nowhere' of parameter 'a'")
    assert form is not None or "only reads, sequential" in " ".join(result.stdout.split())


def test_what_a_file_injects_reaches_its_tools(tmp_path: Path) -> None:
    path = tmp_path / "injecting_tools.py"
    path.write_text(TROUBLED)
    assert "'3 m'" in run("eval", "how_long(3)", "--tools", str(path)).stdout
