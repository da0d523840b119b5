"""A program of sync tools of which no two calls could run at the same time: made on the spot, and told as in a loop."""

import asyncio
import threading
from typing import Any

import pytest

from lightfc import FunctionOutput, FunctionTool, ToolManager
from lightfc_sandbox import Policy

PROGRAMS = {
    "statements": "a = up(1)\nb = up(a)\nup(b)",
    "independent": "a = up(1)\nb = other(2)\n[a, b]",
    "loop": "x = 0\nfor i in range(3):\n    x = up(x)\nx",
    "collected": "out = []\nfor i in range(3):\n    out.append(up(i))\nout",
    "branch": "x = up(1)\nif x > 1:\n    x = other(x)\nx",
    "failure": "a = up(1)\nb = fail(a)\nother(b)",
    "caught": "try:\n    a = fail(1)\nexcept ValueError:\n    a = up(2)\nother(a)",
    "caught in turns": "out = []\nfor i in range(3):\n    try:\n        out.append(fail(i))\n    except ValueError:\n"
    "        out.append(up(i))\nout",
    "wrong argument": "a = up(1)\nb = up([a])\nother(b)",
    "plain functions beside": "out = []\nfor i in range(3):\n    out.append(half(up(half(i))))\nout + [half(4)]",
    "printed": "print(up(1))\nprint(other(2))",
}


def manager(threads: set[int], read_only: bool | None) -> ToolManager:
    def up(x: int) -> int:
        threads.add(threading.get_ident())
        return x + 1

    def other(x: int) -> int:
        threads.add(threading.get_ident())
        return x * 10

    def fail(x: int) -> int:
        threads.add(threading.get_ident())
        raise ValueError(f"no {x}")

    tools = [FunctionTool(each, read_only=read_only) for each in (up, other, fail)]
    return ToolManager(tools, {"half": lambda x: x // 2}, policy=Policy.PROGRAMS)


def told(output: FunctionOutput) -> Any:
    """A record without what the time and the thread of its calls make of it."""
    calls = [
        (each.id, each.name, each.state, each.output, each.error and each.error.type, each.source, each.attempts)
        for each in output.calls
    ]
    waits = [[(wait.reason, wait.call) for wait in each.waits] for each in output.calls]
    return output.state, output.output, output.error and output.error.message, output.printed, calls, waits


@pytest.mark.parametrize("read_only", [None, False])
@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_the_records_are_those_of_an_event_loop(text: str, read_only: bool | None) -> None:
    here: set[int] = set()
    elsewhere: set[int] = set()
    on_the_spot = manager(here, read_only).execute(text)
    in_a_loop = asyncio.run(manager(elsewhere, read_only).aexecute(text))
    assert told(on_the_spot) == told(in_a_loop)
    assert here == {threading.get_ident()}
    assert threading.get_ident() not in elsewhere
