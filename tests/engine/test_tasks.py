"""Calls take their first step where the program makes them, in tasks like any other."""

import asyncio
import contextvars
import functools
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc.engine import execution, tasks
from tests.support.meeting import WAIT_S

VARIABLE: contextvars.ContextVar[str] = contextvars.ContextVar("VARIABLE", default="unset")


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs in an event loop."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def begun(coroutine: Coroutine[Any, Any, Any], name: str = "call") -> asyncio.Task[Any]:
    return tasks.Starter(asyncio.get_running_loop()).begin(coroutine, name)


@in_loop
async def test_a_coroutine_that_waits_for_nothing_is_over_at_once() -> None:
    async def now() -> int:
        return 5

    task = begun(now())
    assert (task.done(), task.result()) == (True, 5)
    assert asyncio.all_tasks() == {asyncio.current_task()}


@in_loop
async def test_its_task_is_the_current_one_in_each_step_and_that_around_is_so_afterwards() -> None:
    seen: list[Any] = []

    async def steps() -> None:
        seen.append(asyncio.current_task())
        await asyncio.sleep(0)
        seen.append(asyncio.current_task())

    around = asyncio.current_task()
    task = begun(steps(), "steps")
    assert asyncio.current_task() is around
    await task
    assert seen == [task, task]
    assert task.get_name() == "steps"


@in_loop
async def test_a_bound_on_time_that_begins_in_the_first_step_ends_what_follows() -> None:
    async def bounded() -> str:
        try:
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        except TimeoutError:
            return "over"
        return "not reached"

    assert await asyncio.wait_for(begun(bounded()), WAIT_S) == "over"


@in_loop
async def test_what_a_first_step_sets_stays_in_its_context() -> None:
    async def sets(value: str) -> str:
        before = VARIABLE.get()
        VARIABLE.set(value)
        await asyncio.sleep(0)
        return before + VARIABLE.get()

    VARIABLE.set("outer ")
    assert await asyncio.gather(begun(sets("one")), begun(sets("two"))) == ["outer one", "outer two"]
    assert VARIABLE.get() == "outer "


@pytest.mark.parametrize("when", ["in the first step", "behind it"])
@in_loop
async def test_a_task_that_is_cancelled_cleans_up(when: str) -> None:
    cleaned: list[str] = []

    async def waits() -> None:
        try:
            if when == "in the first step":
                task = asyncio.current_task()
                assert task is not None
                task.cancel()
            await asyncio.Event().wait()
        finally:
            cleaned.append("up")

    task = begun(waits())
    if when == "behind it":
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned == ["up"]


@in_loop
async def test_the_users_interrupt_passes_through_and_leaves_the_loop_as_it_was() -> None:
    async def interrupted() -> None:
        raise KeyboardInterrupt

    around = asyncio.current_task()
    with pytest.raises(KeyboardInterrupt):
        begun(interrupted())
    assert asyncio.current_task() is around
    assert "call_soon" not in vars(asyncio.get_running_loop())


@in_loop
async def test_what_else_comes_to_the_loop_while_a_task_is_made_is_called_by_it() -> None:
    loop, called = asyncio.get_running_loop(), asyncio.Event()

    class Name(str):
        def __str__(self) -> str:
            loop.call_soon(called.set)  # as a finalizer may that the garbage collector runs
            return "call"

    task = begun(asyncio.sleep(0, 5), Name())
    await asyncio.wait_for(called.wait(), WAIT_S)
    assert await task == 5


def test_a_chain_of_calls_that_wait_for_nothing_lets_the_loop_have_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(execution, "_TURN_S", 0)
    turns: list[int] = []

    async def count(x: int) -> int:
        asyncio.get_running_loop().call_soon(turns.append, x)
        return x + 1

    manager = ToolManager([FunctionTool(count)], policy="programs")
    assert asyncio.run(manager.aexecute("x = 0\nfor i in range(9):\n    x = count(x)\nx")).output == 9
    assert turns[:8] == list(range(8))
