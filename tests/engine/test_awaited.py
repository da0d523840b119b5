"""Calls whose failures are kept for who awaits them: their records, and runs that go on with them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc import Approve, FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Policy
from tests.support import virtual_clock
from tests.support.meeting import async_meeting, sync_meeting

PROGRAMS: dict[str, Any] = {"policy": Policy.PROGRAMS}

OVERLAPPING = """\
ts = [asyncio.create_task(meet(x)) for x in range(8)]
[await t for t in ts]
---
ts = []
for x in range(8):
    ts.append(asyncio.create_task(meet(x)))
await asyncio.gather(*ts, return_exceptions=True)
---
a = asyncio.create_task(meet(0))
b = asyncio.create_task(meet(1))
cs = [meet(x) for x in range(2, 8)]
[await a, await b, *await asyncio.gather(*cs, return_exceptions=True)]
---
async def work(x):
    return await meet(x)
async with asyncio.TaskGroup() as group:
    ts = [group.create_task(work(x)) for x in range(4)]
    for x in range(4, 8):
        ts.append(group.create_task(meet(x)))
[t.result() for t in ts]
---
async def work(x):
    try:
        return await asyncio.wait_for(meet(x), timeout=5)
    except ValueError:
        return None
async def main():
    ts = {x: asyncio.create_task(work(x)) for x in range(8)}
    done, pending = await asyncio.wait(ts.values())
    return [ts[x].result() for x in range(8)]
asyncio.run(main())
---
gate = asyncio.Semaphore(8)
async def work(x):
    async with gate, asyncio.timeout(5):
        return await meet(x)
await asyncio.gather(*(work(x) for x in range(8)))
---
await asyncio.gather(*(meet(x) for x in range(8)), return_exceptions=True)
---
await asyncio.gather(*map(meet, range(8)), return_exceptions=True)
---
await asyncio.gather(*[asyncio.to_thread(meet, i) for i in range(8)])
"""


@pytest.mark.parametrize("meeting", [async_meeting, sync_meeting])
@pytest.mark.parametrize("text", OVERLAPPING.split("---\n"))
def test_tasks_overlap_whatever_their_tool_declares(text: str, meeting: Callable[[int], Any]) -> None:
    async def run() -> FunctionOutput:
        return await ToolManager([FunctionTool(meeting(8), name="meet")], **PROGRAMS).aexecute(
            f"import asyncio\n{text}"
        )

    output = asyncio.run(run())
    assert output.error is None
    assert output.output == [*range(8)]


class Late:
    """A tool that fails for some arguments, after a time that `order` gives."""

    def __init__(self, order: Callable[[int], float]) -> None:
        self.order, self.made = order, list[int]()

    async def get(self, x: int) -> int:
        """Get."""
        self.made.append(x)
        await asyncio.sleep(self.order(x))
        if x % 3 == 1:
            raise ValueError(f"no {x}")
        return x


TEXT = """\
import asyncio
async def work(x):
    return await get(x) + await get(x + 2)
tasks = [asyncio.create_task(work(x)) for x in range(4)] + [asyncio.create_task(get(9))]
found = []
for task in tasks:
    try:
        found.append(await task)
    except ValueError as error:
        found.append(str(error))
found
"""


def test_calls_of_tasks_are_known_by_the_same_ids_in_every_order() -> None:
    told = set()
    for order in (lambda x: x, lambda x: 9 - x, lambda x: 0):
        tool = Late(order)
        output = virtual_clock.run(ToolManager([tool.get], **PROGRAMS).aexecute(TEXT))
        assert output.output == [2, "no 1", "no 4", 8, 9]
        told.add(str(sorted((call.id, str(call.input), call.state, str(call.error)) for call in output.calls)))
    assert len(told) == 1


@pytest.mark.parametrize("text", ["t = asyncio.create_task(get(1))\n5", "t = get(1)\nasyncio.sleep(0)\n5"])
def test_a_failure_that_nobody_awaits_is_told_by_its_record_alone(text: str) -> None:
    output = asyncio.run(ToolManager([Late(lambda x: 0).get], **PROGRAMS).aexecute(f"import asyncio\n{text}"))
    assert (output.output, output.state, output.error) == (5, "finished", None)
    (call,) = output.calls
    assert call.state == "failed"
    assert call.error is not None
    assert "no 1" in str(call.error)


@pytest.mark.parametrize(
    "text",
    [
        "t = asyncio.create_task(get(1))\nprint(1)\nawait t",
        "async def f(x):\n    return await get(x)\nc = f(1)\nawait c",
    ],
)
def test_a_failure_that_is_awaited_names_its_call(text: str) -> None:
    output = asyncio.run(ToolManager([Late(lambda x: 0).get], **PROGRAMS).aexecute(f"import asyncio\n{text}"))
    assert output.state == "failed"
    assert output.error is not None
    span = output.error.span
    assert span is not None
    assert f"import asyncio\n{text}"[span.start : span.end] in ("get(1)", "get(x)")


PAYING = """\
import asyncio
tasks = [asyncio.create_task(pay(x)) for x in range(3)]
[str(each) for each in await asyncio.gather(*tasks, return_exceptions=True)]
"""


def test_a_task_that_waits_for_a_decision_is_no_failure(tmp_path: Path) -> None:
    made: list[int] = []

    def pay(x: int) -> int:
        """Pay."""
        made.append(x)
        if x == 1:
            raise ValueError("no money")
        return x

    tool = FunctionTool(pay, read_only=False, needs_approval=True)
    manager = ToolManager([tool], journal=tmp_path / "journal", **PROGRAMS)
    output = manager.execute(PAYING, run_id="r")
    assert output.state == "waiting"
    while output.state == "waiting":
        output = manager.resume("r", {each.id: Approve() for each in output.waiting})
    assert output.output == ["0", "no money", "2"]
    assert made == [0, 1, 2]
    assert manager.resume("r").output == ["0", "no money", "2"]
    assert made == [0, 1, 2]


def test_a_run_of_tasks_that_was_cut_makes_no_call_again(tmp_path: Path) -> None:
    entered, done = asyncio.Event(), list[int]()

    async def get(x: int) -> int:
        """Get."""
        done.append(x)
        if x == 1:
            raise ValueError("no 1")
        if x == 2 and done.count(2) == 1:
            entered.set()
            await asyncio.Event().wait()
        return x

    text = PAYING.replace("pay", "get")

    async def cut() -> None:
        manager = ToolManager([FunctionTool(get, idempotent=True)], journal=tmp_path / "journal", **PROGRAMS)
        task = asyncio.ensure_future(manager.aexecute(text, run_id="r"))
        await entered.wait()
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(cut())
    before = [*done]
    manager = ToolManager([FunctionTool(get, idempotent=True)], journal=tmp_path / "journal", **PROGRAMS)
    assert manager.resume("r").output == ["0", "no 1", "2"]
    assert done == [*before, 2]


def test_calls_inside_of_a_task_keep_their_order() -> None:
    told: list[tuple[int, str, float]] = []

    async def put(x: int, what: str) -> None:
        """Put."""
        told.append((x, what, asyncio.get_running_loop().time()))
        await asyncio.sleep(1)

    text = """\
import asyncio
async def work(x):
    await put(x, 'a')
    await put(x, 'b')
    inner = asyncio.create_task(put(x, 'c'))
    await put(x, 'd')
    await inner
await asyncio.gather(*[work(x) for x in range(3)])
await put(9, 'e')
"""
    output = virtual_clock.run(ToolManager([put], **PROGRAMS).aexecute(text))
    assert output.error is None
    assert sorted(told) == [
        *[(x, what, time) for x in range(3) for what, time in (("a", 0), ("b", 1), ("c", 2), ("d", 3))],
        (9, "e", 4),
    ]
