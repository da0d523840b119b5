"""The time of a text: what it takes between its calls adds up, and what its calls take is not in it."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc_sandbox import Limits, Policy


class Clock:
    """A clock that only moves when somebody works."""

    def __init__(self) -> None:
        self.now_s = 100.0
        self.worked = 0

    def __call__(self) -> float:
        return self.now_s

    def work(self, value: Any = None) -> Any:
        """A third of a second of work of the text's own, which takes next to no steps."""
        self.now_s += 1 / 3
        self.worked += 1
        return value

    def wait(self, value: Any = None) -> Any:
        """A tool that takes long."""
        self.now_s += 60
        return value


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    sandbox = ("lightfc_sandbox.budget.account", "lightfc_sandbox.budget.clock")
    for module in (*sandbox, "lightfc.engine.execution", "lightfc.engine.call_records"):
        monkeypatch.setattr(f"{module}.perf_counter", made)
    return made


def in_thread(clock: Clock) -> Any:
    return clock.wait


def inline(clock: Clock) -> Any:
    return FunctionTool(clock.wait, name="wait", inline=True)


def in_task(clock: Clock) -> Any:
    async def wait(value: Any = None) -> Any:
        await asyncio.sleep(0)
        return clock.wait(value)

    return wait


def in_task_at_once(clock: Clock) -> Any:
    async def wait(value: Any = None) -> Any:
        return clock.wait(value)

    return wait


def retried(clock: Clock) -> Any:
    return FunctionTool(in_task(clock), retries=1)


KINDS: list[Callable[[Clock], Any]] = [in_thread, inline, in_task, in_task_at_once, retried]

WORKING = {
    "nested": "wait(work(" * 20 + "1" + "))" * 20,
    "loop": "for i in range(20):\n    wait(work(i))",
    "chain": "a = 0\n" + "a = wait(work(a))\n" * 20,
    "caught": "try:\n" + "    wait(work())\n" * 20 + "except BaseException:\n    pass\nwait(1)",
}


def executed(text: str, clock: Clock, tool: Any) -> Any:
    limits = Limits(time_s=2.0)
    return ToolManager([tool], {"work": clock.work}, policy=Policy.PROGRAMS, limits=limits).execute(text)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("text", WORKING.values(), ids=WORKING)
def test_the_time_between_calls_adds_up(clock: Clock, kind: Callable[[Clock], Any], text: str) -> None:
    output = executed(text, clock, kind(clock))
    assert output.error is not None
    assert output.error.message.startswith("limit time_s = 2.0 exceeded"), output.error
    assert clock.worked <= 8


# What runs in a thread would move this clock while the text works.
@pytest.mark.parametrize("kind", [each for each in KINDS if each is not in_thread], ids=lambda kind: kind.__name__)
def test_the_time_of_calls_is_not_that_of_the_text(clock: Clock, kind: Callable[[Clock], Any]) -> None:
    text = "a = work(0)\nfor i in range(1000):\n    a = wait(a)\n[a, [i for i in range(2000)][-1]]"
    output = executed(text, clock, kind(clock))
    assert output.error is None, output.error
    assert output.output == [0, 1999]


def test_the_time_of_the_journal_is_not_that_of_the_text(clock: Clock, tmp_path: Any) -> None:
    from lightfc import Journal

    class Slow(Journal):
        def write(self, *args: Any) -> Any:
            clock.now_s += 60
            return super().write(*args)

    with Slow(tmp_path / "journal.db") as journal:
        manager = ToolManager(
            [in_task(clock)], {"work": clock.work}, policy=Policy.PROGRAMS, limits=Limits(time_s=1.0), journal=journal
        )
        output = manager.execute("a = work(0)\nfor i in range(300):\n    a = wait(a)\n[i for i in range(2000)][-1]")
    assert output.error is None, output.error


def test_a_call_on_the_spot_takes_no_time_of_the_text(clock: Clock) -> None:
    manager = ToolManager([clock.wait], {"work": clock.work}, policy=Policy.PROGRAMS, limits=Limits(time_s=1.0))
    output = manager.execute("a = wait(work(0))\n[i for i in range(2000)][-1]")
    assert (output.error, output.output) == (None, 1999)


def test_steps_add_up_over_calls() -> None:
    def tick() -> int:
        return 1

    manager = ToolManager([tick], policy=Policy.PROGRAMS, limits=Limits(steps=5_000))
    output = manager.execute("for i in range(100):\n    tick()\n    for j in range(100):\n        pass")
    assert output.error is not None
    assert output.error.message.startswith("limit steps = 5,000 exceeded")
    assert 40 < len(output.calls) < 55
