"""A run as a terminal shows it."""

import io
import sys

import pytest
from rich.cells import cell_len

from lightfc import FunctionTool
from lightfc.agents import FunctionCallAgent
from lightfc.cli.tables import LiveView, runs_table, terminal
from lightfc.models import ScriptedModel
from lightfc.views.pages import RunLine
from lightfc.views.terminal import Row, rows_table
from tests.agents.tools import add, divide, numbers

LONG = "add(" + " + ".join(["1"] * 60) + ", 2)"


WIDE = "最大値を加算する(" + "1 + " * 20 + "1, 2)"


def shown(*answers: str, width: int | None = None) -> list[str]:
    pieces: list[str] = []
    tools = [add, divide, numbers, FunctionTool(add, name="最大値を加算する")]
    FunctionCallAgent(ScriptedModel(answers), tools).run("?", on_event=LiveView(pieces.append, width))
    return "".join(pieces).splitlines()


def test_words_come_as_they_are_said_and_calls_below_them() -> None:
    lines = shown("[add(1, 2), divide(1, 0)]", "sub(1)", "It is 3.")
    assert lines[0] == "[add(1, 2), divide(1, 0)]"
    assert sorted(line.partition("   (")[0] for line in lines[1:3]) == [
        "  add(1, 2) = 3",
        "  divide(1, 0) failed: divide raised ZeroDivisionError: float division by zero",
    ]
    assert lines[3] == "sub(1)"
    assert lines[4].startswith("  Error: unknown name 'sub'")
    assert lines[5:] == ["It is 3."]


@pytest.mark.parametrize("width", [20, 40, 60, 80])
@pytest.mark.parametrize(
    "text",
    [LONG, "numbers(500)", "[numbers(500), add(1, 2)]", "最大値を加算する(" + "1 + " * 20 + "1, 2)"],
    ids=range(4),
)
def test_a_call_is_one_line_of_the_terminal(text: str, width: int) -> None:
    lines = [line for line in shown(text, "x", width=width) if line.endswith(" ms)")]
    assert lines
    assert all(cell_len(line) <= max(width, 40) for line in lines)
    assert all(" = " in line for line in lines)


def test_where_there_is_only_ascii_a_cut_is_told_by_three_dots(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(file, "ascii", errors="backslashreplace", write_through=True))
    monkeypatch.setenv("COLUMNS", "60")
    runs_table([RunLine("0" * 12, "program", "2026-01-01 00:00", "waiting", 1, "add" * 20, {"1": "add" * 20})])
    terminal().print(rows_table([Row("add" * 20, "sum…" * 20, "finished", 1, 0.0, 1.0)], width=60, ascii_only=True))
    lines = [*file.getvalue().decode().splitlines(), *shown(LONG, "[numbers(500), add(1, 2)]", "ok", width=60)[1::2]]
    assert {len(line) <= 60 for line in lines} == {True}
    assert "".join(lines).count("...") >= 4
    assert "\\u2026" not in "".join(lines)
    assert "…" not in "".join(lines)
