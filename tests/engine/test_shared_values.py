"""Values that hold the same value many times, or themselves: each container is looked through once."""

import asyncio

import pytest

from lightfc import FunctionTool, Limits, ToolManager
from lightfc_sandbox import Policy

DOUBLED = "a = [look(1)]\nfor _ in range(60):\n    a = [a, a]\n"


def look(n: int) -> int:
    """Look."""
    return n


def count(values: list[object]) -> int:
    """Count."""
    return len(values)


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("def f(x):\n    return 1\nf(a)", 1),
        ("a.append(look(2))\nlen(a)", 3),
        ("[len(a), look(3)]", [2, 3]),
        ("count(a)", "limit"),
        ("a", "limit"),
    ],
)
def test_a_value_that_is_held_many_times_takes_no_longer_than_once(text: str, ends: object) -> None:
    """There are 2 ** 60 ways to its part that is still to come, and 60 containers."""
    tools = [FunctionTool(look, read_only=True), count]
    output = ToolManager(tools, policy=Policy.PROGRAMS, limits=Limits(steps=50_000)).execute(DOUBLED + text)
    if ends == "limit":
        assert output.error is not None
        assert "exceeded" in output.error.message
    else:
        assert output.output == ends


def test_a_value_that_holds_itself_twice_is_told() -> None:
    def loop() -> list[object]:
        """Loop."""
        held: list[object] = []
        held.extend([held, held])
        return held

    output = ToolManager([loop], policy=Policy.PROGRAMS).execute("loop()")
    assert output.error is not None
    assert "container_depth" in output.error.message


@pytest.mark.parametrize(
    ("made", "changed", "given"),
    [
        ("[1]", "x.append(2)", "[1]"),
        ("P([1])", "x.a.append(2)", "P(a=[1])"),
        ("[{'k': P([1])}]", "x[0]['k'].a.append(2)", "[{'k': P(a=[1])}]"),
        ("np.arange(2)", "x[0] = 9", "array([0, 1])"),
        ("(np.arange(3)[1:],)", "x[0][0] = 9", "(array([1, 2]),)"),
    ],
)
def test_a_call_in_flight_does_not_see_what_the_program_changes_afterwards(made: str, changed: str, given: str) -> None:
    may_look = asyncio.Event()

    async def told(value: object) -> str:
        """Tell of a value, once the program has come further."""
        await may_look.wait()
        return repr(value)

    def come_further() -> None:
        """Come further."""
        may_look.set()

    tools = [FunctionTool(told, read_only=True), FunctionTool(come_further, read_only=True)]
    manager = ToolManager(tools, policy=Policy.PROGRAMS)
    beginning = "import numpy as np\nfrom collections import namedtuple\nP = namedtuple('P', 'a')\n"
    output = manager.execute(f"{beginning}x = {made}\nfound = told(x)\n{changed}\ncome_further()\nfound")
    assert (output.output, output.error) == (given, None)


def test_copies_of_arrays_that_calls_are_given_are_charged() -> None:
    async def told(value: object) -> int:
        """Tell of a value."""
        await asyncio.sleep(0)
        return 1

    program = "import numpy as np\nx = np.zeros(100_000)\nfound = []\nfor i in range(200):\n    found.append(told(x))"
    output = ToolManager([told], policy=Policy.PROGRAMS, limits=Limits(memory_bytes=4_000_000)).execute(program)
    assert output.error is not None
    assert "memory_bytes" in output.error.message
