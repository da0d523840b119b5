"""A program that computes in an event loop hears of its time, of a cancellation and of the user's interrupt."""

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import pytest

from lightfc import FunctionTool, Limits, ScriptedModel, ToolManager
from lightfc.agents import AgentLimitError, AgentLimits, CodeAgent
from lightfc_sandbox import Sandbox

LIMITS = Limits(steps=10**9, time_s=100)
FOR_EVER = "while True: pass"


def add(a: int, b: int) -> int:
    """Add."""
    return a + b


async def wait(n: int) -> int:
    """Wait for the next turn."""
    await asyncio.sleep(0)
    return n


def interrupt() -> None:
    """Interrupt."""
    os.kill(os.getpid(), signal.SIGINT)


def manager(*tools: Any, **options: Any) -> ToolManager:
    return ToolManager([add, wait, interrupt, *tools], policy="programs", limits=LIMITS, **options)


BEFORE = ["", "y = [add(1, 2), add(3, 4)]\n", "x = wait(1)\ny = x + 1\n", "y = [wait(1), wait(2)]\nx = wait(1) + 1\n"]
EVERY = pytest.mark.parametrize("before", BEFORE)


@EVERY
@pytest.mark.parametrize("isolation", ["none", "process"])
def test_the_time_of_a_run_holds_while_it_computes(before: str, isolation: Any) -> None:
    output = manager(timeout_s=0.3, isolation=isolation).execute(before + FOR_EVER)
    assert output.error is not None
    assert output.error.message.splitlines()[0] == "limit timeout_s = 0.3 exceeded: the program runs too long"


@EVERY
@pytest.mark.parametrize("heard", [False, True])
def test_the_time_of_an_agent_holds_while_a_program_computes(before: str, heard: bool) -> None:
    program = f"```python\n{before}{FOR_EVER}\n```"
    asked = CodeAgent(ScriptedModel([program, "x"]), manager(), limits=AgentLimits(time_s=0.3))
    with pytest.raises(AgentLimitError, match=r"0\.3 s"):
        asked.run("?", on_event=(lambda event: None) if heard else None)


RUNS: dict[str, Callable[[str], Any]] = {
    "execute": lambda text: manager().execute(text),
    "within a time": lambda text: manager(timeout_s=100).execute(text),
    "many": lambda text: manager().execute_many([text, "add(1, 2)"]),
    "agent": lambda text: CodeAgent(ScriptedModel([f"```python\n{text}\n```"]), manager()).run("?"),
    "heard agent": lambda text: CodeAgent(ScriptedModel([f"```python\n{text}\n```"]), manager()).run(
        "?", on_event=lambda event: None
    ),
    "sandbox": lambda text: asyncio.run(
        Sandbox({"add": add, "wait": wait, "interrupt": interrupt}, policy="programs", limits=LIMITS).arun(text)
    ),
    "session": lambda text: asyncio.run(
        Sandbox({"add": add, "wait": wait, "interrupt": interrupt}, policy="programs", limits=LIMITS)
        .session()
        .arun(text)
    ),
}


@EVERY
@pytest.mark.parametrize("name", RUNS)
def test_an_interrupt_ends_a_program_that_computes(name: str, before: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        RUNS[name](f"{before}interrupt()\n{FOR_EVER}")


@EVERY
def test_a_cancellation_ends_a_program_that_computes(before: str) -> None:
    async def main() -> None:
        def stop() -> None:
            """Cancel the task of the run."""
            task.cancel()

        made = manager(FunctionTool(stop, inline=True))
        task = asyncio.ensure_future(made.aexecute(f"{before}stop()\n{FOR_EVER}"))
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (await made.aexecute("add(1, 2)")).output == 3

    asyncio.run(main())


def test_a_program_is_not_ended_by_a_cancellation_from_before_it() -> None:
    async def main() -> Any:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            return await manager().aexecute("x = 0\nfor n in range(100_000): x += wait(1) if n == 5 else 1\nx")

    assert asyncio.run(main()).output == 100_000


COUNTS = "x = 0\nfor n in range(100_000): x += n % 3\nx"


def test_what_a_tool_has_begun_is_not_ended_by_the_time_of_a_run_that_is_over() -> None:
    begun: list[asyncio.Task[Any]] = []

    async def later() -> Any:
        await over.wait()
        return await manager().aexecute(COUNTS)

    async def start() -> None:
        """Begin something that goes on behind the run."""
        begun.append(asyncio.get_running_loop().create_task(later()))

    async def main() -> Any:
        program = "```python\nstart()\nfinal_answer(1)\n```"
        asked = CodeAgent(ScriptedModel([program]), manager(start), limits=AgentLimits(time_s=0.5))
        await asked.arun("?")
        await asyncio.sleep(0.6)  # until that time is over
        over.set()
        return await begun[0]

    over = asyncio.Event()
    assert asyncio.run(main()).output == 99_999


def test_what_cleans_up_behind_the_end_of_a_time_can_execute_programs() -> None:
    outputs: list[Any] = []

    async def hold() -> None:
        """Wait for ever."""
        try:
            await asyncio.Event().wait()
        finally:
            outputs.append(await manager().aexecute(COUNTS))

    program = "```python\nhold()\n```"
    with pytest.raises(AgentLimitError):
        CodeAgent(ScriptedModel([program]), manager(hold), limits=AgentLimits(time_s=0.3)).run("?")
    assert [each.output for each in outputs] == [99_999]


def test_an_interrupt_reaches_a_program_in_nested_groups() -> None:
    async def nested(depth: int) -> Any:
        if not depth:
            return await Sandbox({"wait": wait, "interrupt": interrupt}, policy="programs", limits=LIMITS).arun(
                f"x = wait(1) + 1\ninterrupt()\n{FOR_EVER}"
            )
        async with asyncio.TaskGroup() as group:
            task = group.create_task(nested(depth - 1))
        return task.result()

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(nested(8))
