"""The example notebook in a real kernel, and what a run shows while it goes on."""

import asyncio
import io
import re
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, Message, ScriptedModel, ToolManager, Usage, watching
from lightfc.agents import AgentEvent, AgentLimits, FunctionCallAgent, Price
from lightfc.engine.events import Progress
from lightfc.watching import Watch, watch

ROOT = Path(__file__).parents[2]


def shown_in(cell: Any) -> str:
    """What a cell shows as HTML, or as plain text."""
    found = [each.get("data", {}).get("text/html", each.get("text", "")) for each in cell.outputs]
    return "\n".join("".join(each) for each in found)


def test_the_example_notebook_runs_in_a_kernel_and_shows_its_objects(monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat = pytest.importorskip("nbformat", reason="needs nbclient")
    nbclient = pytest.importorskip("nbclient", reason="needs nbclient")
    pytest.importorskip("ipykernel", reason="needs a kernel")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PYDEVD_DISABLE_FILE_VALIDATION", "1")
    notebook = nbformat.read(ROOT / "examples" / "observing" / "notebook.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=90, resources={"metadata": {"path": str(ROOT)}}).execute()
    tools, plan, run, error, agent, page = (shown_in(each) for each in notebook.cells if each.cell_type == "code")
    assert "search(topic: str)" in tools
    assert "repeated, only reads" in plan
    assert "7 calls ended" in run  # what was drawn while it ran, brought up to date
    assert run.count("timeline") == 2  # and the output
    assert "retry: ModelRetry" in error
    assert "1. scripted" in agent
    assert "published 3 lines" in agent
    assert page == "run.html holds all of it\n"
    assert not re.search(r"<script|\son\w+=", tools + plan + run + error + agent)


def records() -> list[FunctionOutput]:
    made = []
    states: Any = ["finished", "finished", "failed", "running", "running", "waiting"]
    for n, state in enumerate(states):
        record = FunctionOutput("a" if n < 4 else "b", f"f({n})")
        record.state, record.start_s, record.duration_s = state, 1.0, 2.0 + 2 * n
        made.append(record)
    return made


def test_progress_counts_and_reckons_by_tool() -> None:
    progress = Progress.of(records(), 2.0)
    assert (progress.ended, progress.running, progress.waiting, progress.failed) == (3, 2, 1, 1)
    assert progress.left_s == 2.0  # (2 + 4) / 2, of which one second is over; of `b` nothing is known
    told = "3 calls ended, 1 of them failed, 2 running, 1 waiting for approval; 2.0 s, about 2.0 s more for these"
    assert str(progress) == told
    assert str(Progress()) == "0 calls ended; 0.0 s"


def test_of_a_later_program_the_time_since_its_own_beginning_counts() -> None:
    calls = records()
    progress = Progress.of(calls, 12.0, {id(call): 10.0 for call in calls if call.state == "running"})
    assert progress.left_s == 2.0


def test_a_run_and_who_watches_it_count_the_same_calls_on_one_axis(monkeypatch: pytest.MonkeyPatch) -> None:
    """The calls of a program that goes on among them, and no program for a call of its own."""

    def add(a: int, b: int) -> int:
        """Add."""
        return a + b

    counted, starts = [], []

    def told(event: AgentEvent) -> None:
        shown(event)
        assert event.run is not None
        both = (event.run.progress, shown.progress)
        counted.extend((event.kind, each.running, each.ended) for each in both)

    def draw(_: str, calls: Any, at_end: bool) -> None:
        if at_end:
            starts.extend(each.start_s for each in calls())

    with Watch() as shown:
        monkeypatch.setattr(shown, "_draw", draw)
        said = ["add(1, 2)", "add(add(1, 2), 3)", "6"]
        run = FunctionCallAgent(ScriptedModel(said), [FunctionTool(add, read_only=True)]).run("?", on_event=told)
    assert len(run.calls) == run.progress.ended == shown.progress.ended == 3
    assert counted[::2] == counted[1::2]
    assert [each for each in counted[::2] if each[0] in ("started", "call")] == [
        ("started", 1, 0), ("call", 0, 1), ("started", 1, 1), ("call", 0, 2), ("started", 1, 2), ("call", 0, 3),
    ]  # fmt: skip
    assert starts == sorted(starts)


def test_a_stream_tells_how_far_it_has_come() -> None:
    async def read(n: int) -> int:
        """Read."""
        return n

    async def main() -> list[int]:
        async with ToolManager([FunctionTool(read, read_only=True)]).stream("[read(1), read(2)]") as events:
            seen = [events.progress.ended async for _ in events]
            assert events.progress.ended == 2
        return seen

    seen = asyncio.run(main())
    assert len(seen) == 4
    assert seen == sorted(seen)


def test_a_run_tells_what_it_has_spent() -> None:
    def add(a: int, b: int) -> int:
        """Add."""
        return a + b

    said = [Message("assistant", text, usage=Usage(1000, 10)) for text in ("add(1, 2)", "3")]
    limits = AgentLimits(prices={"scripted": Price(1.0, 10.0)})
    seen: list[str] = []
    run = FunctionCallAgent(ScriptedModel(said), [add], limits=limits).run(
        "?", on_event=lambda event: seen.append(event.run.spent if event.run else "")
    )
    assert run.usage_by_round == [Usage(1000, 10)] * 2
    assert run.spent == "2 of 50 requests, 2,000 + 20 tokens, cost 0.0022"
    assert run.progress.ended == 1
    assert seen[0].startswith("1 of 50 requests, 0 + 0 tokens")


@pytest.mark.parametrize("terminal", [False, True])
def test_outside_of_a_notebook_a_terminal_gets_one_line(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def echo(text: str) -> str:
        """Give it back."""
        return text

    file = io.StringIO()
    monkeypatch.setattr(file, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", file)
    output = asyncio.run(watch(ToolManager([echo]).stream("echo('x\x1b[2J')")))
    assert output.output == "x\x1b[2J"
    with Watch() as shown:
        assert FunctionCallAgent(ScriptedModel(["echo('a')", "ok"]), [echo]).run("?", on_event=shown).answer == "ok"
    drawn = file.getvalue()
    assert bool(drawn) is terminal
    if terminal:
        assert "1 call ended" in drawn
        assert "2 of 50 requests" in drawn
        assert "[2J" not in drawn


def test_what_an_event_did_not_draw_is_drawn_with_the_next_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    async def wait(n: int) -> int:
        """Wait."""
        return n

    async def main(shown: Watch) -> None:
        async with ToolManager([FunctionTool(wait, read_only=True)]).stream("[wait(1), wait(2)]") as events:
            async for event in events:
                shown(event)
                if event.kind == "started":
                    before = len(drawn)
                    shown._tick()
                    assert len(drawn) == before + 1
                    assert f"{shown.progress.running} running" in drawn[-1]

    monkeypatch.setattr(watching, "_EVERY_S", 1e9)
    with Watch() as shown:
        monkeypatch.setattr(shown, "_draw", lambda progress, calls, at_end: drawn.append(progress))
        shown._tick()
        assert drawn == []  # nothing has happened
        asyncio.run(main(shown))
    ended = len(drawn)
    shown._tick()
    assert (len(drawn), drawn[-1].partition(";")[0]) == (ended, "2 calls ended")


def test_a_terminal_is_drawn_on_while_a_tool_holds_up_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    ticked = threading.Event()
    file = io.StringIO()

    def hold() -> bool:
        """Wait until it was drawn anew."""
        ticked.clear()
        return ticked.wait(30)

    def tick(shown: Watch) -> None:
        draw(shown)
        ticked.set()

    draw = Watch._tick
    monkeypatch.setattr(Watch, "_tick", tick)
    monkeypatch.setattr(file, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", file)
    assert asyncio.run(watch(ToolManager([hold]).stream("hold()"))).output is True
    assert not [each for each in threading.enumerate() if each.name == "lightfc-watch"]
    assert file.getvalue().count("1 running") >= 1
