"""How many calls run at the same time, in what order those that wait begin, and what they take meanwhile."""

import ast
import asyncio
import contextvars
import threading
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.records import FunctionOutput
from lightfc.engine.scheduler import Call, CallQueue
from lightfc_sandbox import Limits, Policy
from lightfc_sandbox.engine import CallSite
from tests.support import virtual_clock


class Busy:
    """A tool that takes a second, and counts how many of its calls run at the same time."""

    def __init__(self, seconds: float = 1) -> None:
        self.seconds = seconds
        self.running = 0
        self.most = 0
        self.begun: list[int] = []

    async def __call__(self, value: int) -> int:
        self.begun.append(value)
        self.running += 1
        self.most = max(self.most, self.running)
        await asyncio.sleep(self.seconds)
        self.running -= 1
        return value


def run(text: str, *tools: FunctionTool, in_flight: int = 1_000) -> tuple[Any, float]:
    """The value of a text, and how long it took by a virtual clock."""
    limits = Limits(calls=100_000, calls_in_flight=in_flight)

    async def main() -> tuple[Any, float]:
        output = await ToolManager(tools, policy=Policy.PROGRAMS, limits=limits).aexecute(text)
        assert output.error is None, output.error
        return output.output, asyncio.get_running_loop().time()

    result: tuple[Any, float] = virtual_clock.run(main())
    return result


SHAPES = {
    "comprehension": "[f(i) for i in range(20)]",
    "two loops": "[f(i * 4 + j) for i in range(5) for j in range(4)]",
    "nested": "sum([[f(i * 4 + j) for j in range(4)] for i in range(5)], [])",
    "siblings": "[f(i) for i in range(10)] + [f(10), *[f(i) for i in range(11, 20)]]",
    "loop": "out = []\nfor i in range(20):\n    out.append(f(i))\nout",
    "while": "out = []\ni = 0\nwhile i < 20:\n    out.append(f(i))\n    i += 1\nout",
    "map": "list(map(f, range(20)))",
}


@pytest.mark.parametrize("text", SHAPES.values(), ids=SHAPES.keys())
@pytest.mark.parametrize(("most", "of_tool"), [(1, None), (3, None), (5, 5), (1_000, 5)])
def test_so_many_at_a_time_and_in_the_order_of_the_text(text: str, most: int, of_tool: int | None) -> None:
    busy = Busy()
    tool = FunctionTool(busy, name="f", read_only=True, max_in_flight=of_tool)
    value, seconds = run(text, tool, in_flight=most)
    bound = min(most, of_tool or most)
    assert value == busy.begun == list(range(20))
    assert (busy.most, seconds) == (bound, -(-20 // bound))


def test_what_stands_first_begins_first_where_calls_wait_for_calls() -> None:
    fetch, report = Busy(), Busy()
    tools = [FunctionTool(fetch, name="fetch"), FunctionTool(report, name="report")]
    value, _ = run("[report(fetch(i)) for i in range(6)]", *tools, in_flight=2)
    assert value == fetch.begun == report.begun == list(range(6))
    # A report whose text is there goes before the fetches of later elements.
    assert fetch.most == 2


def test_a_tool_that_is_busy_holds_up_no_other() -> None:
    slow, quick = Busy(), Busy()
    tools = [FunctionTool(slow, name="slow", max_in_flight=1), FunctionTool(quick, name="quick")]
    _, seconds = run("[[slow(i) for i in range(5)], [quick(i) for i in range(5)]]", *tools)
    assert (slow.most, quick.most, seconds) == (1, 5, 5)


@pytest.mark.parametrize("most", [0, -1, 1.5, True, "2"])
def test_a_bound_of_a_tool_is_a_positive_number(most: Any) -> None:
    with pytest.raises(ToolDefinitionError, match="max_in_flight must be a whole number above 0"):
        FunctionTool(Busy(), name="f", max_in_flight=most)


@pytest.mark.parametrize("text", [SHAPES["comprehension"], SHAPES["loop"], SHAPES["two loops"]])
def test_waiting_calls_are_not_made_before_there_is_room(text: str) -> None:
    text = text.replace("20", "{0}").replace("range(5)", "range({0} // 4)")

    def beside(most: int) -> int:
        """The bytes that are taken for a while, beside those that are kept."""
        tool = FunctionTool(Busy(0), name="f", read_only=True)
        manager = ToolManager([tool], policy=Policy.PROGRAMS, limits=Limits(calls_in_flight=most))
        tracemalloc.start()
        output = manager.execute(text.replace("{0}", "600"))
        held, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert (len(output.calls), output.error) == (600, None)
        return peak - held

    beside(10)
    # Beside its value, a call leaves what stood for it until then.
    assert beside(10) * 4 < beside(600)


def test_the_queue_is_in_the_order_of_the_program() -> None:
    def made(place: tuple[int, ...], tool: FunctionTool) -> Call:
        return Call(tool, (), {}, FunctionOutput(tool.name, ((), {}), place), CallSite(ast.Pass(), None, 0))

    one, two = FunctionTool(Busy(), name="one", max_in_flight=1), FunctionTool(Busy(), name="two")
    queue = CallQueue(2)
    assert queue.has_slot(one)
    running, other = made((0,), one), made((4,), two)
    queue.enter(running)
    first, second, third = made((3,), two), made((1,), one), made((2,), two)
    for call in (first, second, third):
        queue.push(call)
    assert queue.pop() is third  # `second` has no slot, and holds up no other
    queue.enter(other)
    assert queue.pop() is None
    queue.leave(running)
    queue.leave(running)  # it has no slot any more
    assert queue.pop() is second
    queue.enter(second)
    queue.leave(other)
    assert queue.clear() == [first]
    assert queue.pop() is None


# Threads and loops.


def test_context_variables_reach_tools_in_threads_and_what_they_set_stays_there() -> None:
    user: contextvars.ContextVar[str] = contextvars.ContextVar("user", default="nobody")

    def who(other: str) -> str:
        before = user.get()
        user.set(other)
        return before

    async def main() -> Any:
        user.set("ann")
        output = await ToolManager([who]).aexecute("[who('bob'), who('eve')]")
        return output.output, user.get()

    assert asyncio.run(main()) == (["ann", "ann"], "ann")


def test_a_sync_tool_does_not_block_the_loop() -> None:
    begun, free = threading.Event(), threading.Event()

    def wait() -> bool:
        begun.set()
        return free.wait(30)

    async def main() -> Any:
        running = asyncio.create_task(ToolManager([wait]).aexecute("wait()"))
        await asyncio.to_thread(begun.wait, 30)
        free.set()
        return (await running).output

    assert asyncio.run(main()) is True


def in_a_notebook(manager: ToolManager, text: str) -> Any:
    """As a cell does it: sync code in the thread of a running loop."""

    async def cell() -> Any:
        return manager.execute(text)

    return asyncio.run(cell())


def in_a_thread(manager: ToolManager, text: str) -> Any:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(manager.execute(text)))
    thread.start()
    thread.join()
    return found[0]


@pytest.mark.parametrize("driver", [ToolManager.execute, in_a_notebook, in_a_thread])
def test_programs_overlap_wherever_they_are_executed(driver: Callable[[ToolManager, str], Any]) -> None:
    busy = Busy(0)
    tool = FunctionTool(busy, name="f", read_only=True)
    output = driver(ToolManager([tool], policy=Policy.PROGRAMS), "a = f(1)\nb = f(2)\na + b")
    assert (output.output, busy.most) == (3, 2)


def test_a_tool_that_uses_a_lock_of_another_loop_says_what_to_do() -> None:
    async def main() -> Any:
        lock = asyncio.Lock()
        await lock.acquire()
        waiting = asyncio.create_task(lock.acquire())
        await asyncio.sleep(0)

        async def locked() -> int:
            async with lock:
                return 1

        output = ToolManager([locked]).execute("locked()")
        waiting.cancel()
        return output.error

    error = asyncio.run(main())
    assert error.kind == "tool"
    assert "bound to a different event loop; make it inside the tool" in error.message
    assert "await aexecute" in error.message


@pytest.mark.parametrize("inline", [False, True])
def test_an_interrupt_in_a_tool_ends_the_run_in_a_thread_too(inline: bool) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    manager = ToolManager([FunctionTool(interrupted, inline=inline)])
    with pytest.raises(KeyboardInterrupt):
        asyncio.run(manager.aexecute("[interrupted(), interrupted()]"))


def test_an_interrupt_in_a_tool_passes_through_execute_in_a_running_loop(tmp_path: Path) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    manager = ToolManager([interrupted], journal=tmp_path / "runs.db")

    async def inside() -> None:
        manager.execute("interrupted()")

    with pytest.raises(KeyboardInterrupt):
        asyncio.run(inside())
