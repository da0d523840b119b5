"""What waits for a call is memory of its run: bounded as everything else, and given back when the call is there."""

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc_sandbox import Limits, Policy

COUNT = 100_000
SHAPES = {
    "sum": "a + i", "text": "f'{a}{i}'", "comparison": "a < i", "method": "str(a).upper()", "dict": "{'a': a + 1}",
    "nested": "(a + i) * (a - i)", "function": "double(a)", "condition": "1 if a else i",
}  # fmt: skip


def measured() -> None:
    """Evaluate each shape in a process that may not grow by much more than it should."""
    import asyncio
    import resource

    async def once(value: int) -> int:
        await asyncio.sleep(0.05)
        return value

    limits = Limits(steps=100_000_000, time_s=60, memory_bytes=20_000_000)
    manager = ToolManager([FunctionTool(once, read_only=True)], policy=Policy.PROGRAMS, limits=limits)
    assert manager.execute("once(1)\n1").output == 1
    size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()  # noqa: SIM115 - of a short life
    resource.setrlimit(resource.RLIMIT_AS, (size + 80_000_000,) * 2)
    for name, shape in SHAPES.items():
        head = "def double(x):\n    return x * 2\na = once(1)\n"
        output = manager.execute(f"{head}b = [{shape} for i in range({COUNT})]\nlen(b)")
        said = str(output.error)
        assert output.error is None or said.startswith("limit memory_bytes"), (name, said)


@pytest.mark.slow
def test_operations_that_wait_are_charged() -> None:
    code = "import tests.engine.test_futures_memory as shapes; shapes.measured(); print('measured')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr[-2000:]) == (0, "measured\n", "")


@pytest.mark.parametrize("text", ["[f(i) + 1 for i in range(9_000)]", "[g(f(i) + 1) * 2 for i in range(4_500)]"])
def test_what_no_longer_waits_is_given_back(text: str) -> None:
    """More operations than would fit into the memory at the same time."""

    async def f(value: int) -> int:
        return value

    async def g(value: int) -> int:
        return value

    limits = Limits(memory_bytes=5_000_000, calls_in_flight=10)
    manager = ToolManager([f, g], policy=Policy.PROGRAMS, limits=limits)
    output: Any = manager.execute(text)
    assert output.error is None, output.error
    assert len(output.output) in (9_000, 4_500)


@pytest.mark.timeout(60)
def test_a_failure_that_many_wait_for_is_told_to_each_in_the_same_time() -> None:
    """Raised in one place after the other, it would gather the places of all before."""

    async def once(value: int) -> int:
        raise ValueError(value)

    text = "a = once(1)\nb = [1 if a else i for i in range(30_000)]\nlen(b)"
    output = ToolManager([FunctionTool(once, read_only=True)], policy=Policy.PROGRAMS).execute(text)
    assert output.error is not None
    assert output.error.message == "once raised ValueError: 1"


def test_more_generators_than_could_wait_at_the_same_time_do_so_in_turn() -> None:
    async def f(value: int) -> int:
        await asyncio.sleep(0)
        return value

    head = "def g(i):\n    for j in range(2):\n        x = f(i)\n        if x < 0: return\n        yield x\n"
    manager = ToolManager([FunctionTool(f, read_only=True)], policy=Policy.PROGRAMS)
    output: Any = manager.execute(f"{head}sum([sum(g(i)) for i in range(4_000)])")
    assert (output.output, output.error) == (4_000 * 3_999, None)
