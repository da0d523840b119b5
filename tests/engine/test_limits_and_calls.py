"""A call that stands above the point at which a limit ends its program is made, and has its record, as in Python."""

import asyncio
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, Limits, ToolManager

MADE: list[int] = []


def save(n: int) -> int:
    """Save."""
    MADE.append(n)
    return n


async def save_later(n: int) -> int:
    """Save, some turns of the loop later."""
    for _ in range(5):
        await asyncio.sleep(0)
    MADE.append(n)
    return n


LIMITS = Limits(steps=100_000, string_chars=10_000)
ENDS = {"steps": "while True: pass", "string_chars": "'a' * 10**8", "failure": "1 / 0"}


async def heard(manager: ToolManager, program: str) -> FunctionOutput:
    async with manager.stream(program) as events:
        async for _ in events:
            pass
    return events.output


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("function", [save, save_later])
@pytest.mark.parametrize("read_only", [False, None])
@pytest.mark.parametrize("isolation", ["none", "process"])
def test_a_call_above_a_limit_is_made_and_recorded(
    end: str, function: Any, read_only: bool | None, isolation: Any
) -> None:
    tool = FunctionTool(function, name="save", read_only=read_only)
    manager = ToolManager([tool], policy="programs", limits=LIMITS, isolation=isolation)
    program = f"x = save(1)\nsave(2)\n{ENDS[end]}\nsave(3)"
    outputs = [
        lambda: manager.execute(program),
        lambda: asyncio.run(manager.aexecute(program)),
        lambda: asyncio.run(heard(manager, program)),
    ]
    for output_of in outputs:
        MADE.clear()
        output = output_of()
        assert output.state == "failed"
        assert sorted(MADE) == [1, 2]
        assert [(each.state, each.output) for each in output.calls if each.attempts] == [
            ("finished", 1),
            ("finished", 2),
        ]
