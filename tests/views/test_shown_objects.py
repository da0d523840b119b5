"""What notebooks and `rich` show of outputs, runs, plans, tools, errors and sweeps."""

import io
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import pytest
from rich.console import Console

from lightfc import FunctionTool, ScriptedModel, ToolManager
from lightfc.agents import FunctionCallAgent
from lightfc.core.run_views import run_view
from lightfc.lab import Simulated, Sweep, own_cases
from lightfc.views.display import Listing
from lightfc.views.run_view import RoundView, RunView, TextView
from lightfc.views.terminal import RunTable, html_of
from tests.views.test_run_page import HOSTILE, hostile_view


def echo(text: str = HOSTILE) -> str:
    """Give it back."""
    return text


def fail(text: str) -> str:
    """Fail."""
    raise ValueError(text)


MANAGER = ToolManager([FunctionTool(echo, read_only=True, description=HOSTILE), fail], context={"x": HOSTILE})
SWEEP = Sweep({HOSTILE: Simulated()}, shown=["python", "json"], cases=own_cases(["single"]))
OBJECTS: dict[str, Callable[[], Any]] = {
    "output": lambda: MANAGER.execute("[echo(x), echo('b')]"),
    "failed output": lambda: MANAGER.execute("fail(x)"),
    "error": lambda: MANAGER.execute("fail(x)").error,
    "faulty program": lambda: MANAGER.execute(HOSTILE),
    "plan": lambda: MANAGER.preflight("[echo(x), echo('" + "<b>" + "')]"),
    "tools": lambda: MANAGER,
    "tool": lambda: MANAGER.tools["echo"],
    "sweep": lambda: SWEEP,
    "estimate": lambda: SWEEP.estimate(),
    "run": lambda: FunctionCallAgent(ScriptedModel(["echo(x)", HOSTILE]), MANAGER).run(HOSTILE),
}


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert {name for name, _ in attrs} <= {"style"}
        self.tags.append(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("name", OBJECTS)
def test_a_notebook_shows_it_escaped_without_scripts(name: str) -> None:
    shown = OBJECTS[name]()._repr_html_()
    shown.encode()
    found = Tags(shown)
    assert found.open == []
    assert not {"script", "img", "a", "link", "iframe"} & set(found.tags)
    assert "\x1b" not in shown
    assert "\u202e" not in shown


@pytest.mark.parametrize("name", OBJECTS)
@pytest.mark.parametrize("width", [20, 60])
def test_a_terminal_shows_it_and_is_not_steered(name: str, width: int) -> None:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=False, markup=True)
    console.print(OBJECTS[name]())
    drawn = file.getvalue()
    assert drawn.strip()
    assert "\x1b" not in drawn
    assert "\u202e" not in drawn
    assert max(map(len, drawn.splitlines())) <= width + 1  # cells may hold wide signs


def test_a_hostile_view_is_escaped() -> None:
    Tags(html_of(RunTable(hostile_view())).encode("utf-8", "replace").decode())
    Tags(html_of(Listing(HOSTILE, (HOSTILE,), [[HOSTILE]] * 300, HOSTILE).rich()).encode("utf-8", "replace").decode())


def test_what_is_long_is_cut() -> None:
    output = MANAGER.execute("[echo(str(i)) for i in range(1000)]")
    shown = output._repr_html_()
    assert "and 960 more calls" in shown
    assert len(shown) < 60_000


@pytest.mark.parametrize(
    ("program", "shown"),
    [
        ("\na = echo('1')\nif a:\n    a = echo('2')\na", ["a = echo('1')", "if a:", "    a = echo('2')", "a"]),
        ("\n".join(["echo('1')"] * 50), [*["echo('1')"] * 40, "…"]),
    ],
    ids=["its lines", "a long one"],
)
def test_a_program_is_shown_with_its_lines(program: str, shown: list[str]) -> None:
    output = ToolManager([echo], policy="programs").execute(program)
    console = Console(file=io.StringIO(), width=60)
    console.print(RunTable(run_view(output), most=0))
    assert console.file.getvalue().splitlines()[: len(shown)] == shown  # type: ignore[attr-defined]


def test_the_rounds_of_an_agent_have_a_timeline() -> None:
    rounds = (
        RoundView(model="m", start_s=0.0, duration_s=2.0, answer="echo('a')"),
        RoundView(part="planner", model="m", start_s=6.0, duration_s=4.0, fault="silent"),
    )
    view = RunView(
        "agent", (TextView("echo('a')", start_s=2.0, duration_s=4.0, value="'a'", title="program 1"),), rounds
    )
    file = io.StringIO()
    Console(file=file, width=60).print(RunTable(view))
    lines = [line.rstrip() for line in file.getvalue().splitlines() if "━" in line]
    assert [line.split()[:2] for line in lines] == [["1.", "m"], ["program", "1"], ["2.", "planner,"]]
    assert ["failed" in line for line in lines] == [False, False, True]
    begins, ends = [line.index("━") for line in lines], [len(line) for line in lines]
    assert begins[0] < ends[0] <= begins[1] < ends[1] <= begins[2]
    assert max(ends) <= 60


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("1/0", "ZeroDivisionError: division by zero"),
        ("fail('no')", "fail raised ValueError: no"),
        ("fails()", "unknown name 'fails'; did you mean 'fail'? [unknown-name]"),
    ],
)
def test_an_error_is_told_once(program: str, told: str) -> None:
    console = Console(file=io.StringIO(), width=100)
    console.print(ToolManager([fail]).execute(program))
    assert told in console.file.getvalue().splitlines()  # type: ignore[attr-defined]  # it is a StringIO
