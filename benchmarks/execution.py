"""How near a text comes to what its data allows: `python -m benchmarks.execution`.

Times are beside the critical path of the calls, or beside bare asyncio over the same functions, in turns in this run.
"""

import asyncio
import platform
import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from benchmarks.measure import as_new, row
from lightfc import FunctionTool, ToolManager
from lightfc_sandbox import Limits, Policy

CALL_S = 0.05
WIDE = Limits(calls=100_000, calls_in_flight=100_000)

SHAPES = {
    "a list": "[{}]".format(", ".join(f"work({i})" for i in range(16))),
    "arguments": "total({})".format(", ".join(f"work({i})" for i in range(16))),
    "operands": " + ".join(f"work({i})" for i in range(16)),
    "a comprehension": "[work(i) for i in range(16)]",
    "assignments": "\n".join(f"x{i} = work({i})" for i in range(16))
    + "\n[{}]".format(", ".join(f"x{i}" for i in range(16))),
    "a collecting loop": "out = []\nfor i in range(16):\n    out.append(work(i))\nout",
}
CHAINS = "a = work(1)\nb = work(a)\nc = work(2)\nd = work(c)\n[b, d]"
GRAPH = """
area_1 = work(1)
area_2 = work(2)
people_1 = work(3)
people_2 = work(4)
density_1 = work(total(area_1, people_1))
density_2 = work(total(area_2, people_2))
work(total(density_1, density_2))
"""
"""Seven calls in three levels, as a question of ParallelQA that compares two densities."""


async def awork(i: int) -> int:
    """Take 50 ms."""
    await asyncio.sleep(CALL_S)
    return i


def work(i: int) -> int:
    """Take 50 ms."""
    time.sleep(CALL_S)
    return i


def total(*numbers: int) -> int:
    """Add up."""
    return sum(numbers)


async def step(i: int) -> int:
    """Suspend once."""
    await asyncio.sleep(0)
    return i


async def trivial(i: int) -> int:
    """Give what is given."""
    return i


def plain(i: int) -> int:
    """Give what is given."""
    return i


def manager_of(fn: Callable[..., Any], name: str, limits: Limits = WIDE) -> ToolManager:
    """A manager of one read-only tool."""
    return ToolManager(
        [FunctionTool(fn, name=name, read_only=True)], {"total": total}, policy=Policy.PROGRAMS, limits=limits
    )


def seconds(call: Callable[[], Any]) -> float:
    """How long a call takes."""
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


def shown(call: Callable[[], Any], rounds: int = 5) -> float:
    """The median time of a run, in seconds, after one that is not counted."""
    call()
    return statistics.median(seconds(call) for _ in range(rounds))


def done(manager: ToolManager, text: str) -> None:
    """Execute a text that must not fail."""
    output = manager.execute(as_new(text))
    if output.error is not None:
        raise AssertionError(output.error)


def critical_paths() -> None:
    """Calls of 50 ms in every shape of text."""
    for kind, fn in (("async", awork), ("sync", work)):
        manager = manager_of(fn, "work")
        for shape, text in SHAPES.items():
            taken = shown(lambda: done(manager, text))  # noqa: B023 - called at once
            row(f"16 calls of 50 ms ({kind}) as {shape}", f"{taken * 1000:.1f} ms", "≤ 60 ms")
        taken = shown(lambda: done(manager, CHAINS))  # noqa: B023 - called at once
        row(f"two chains of two ({kind})", f"{taken * 1000:.1f} ms", "≤ 105 ms")
        taken = shown(lambda: done(manager, GRAPH))  # noqa: B023 - called at once
        row(f"a graph of 7 calls, path of 3 ({kind})", f"{taken / 3 / CALL_S:.3f}x of the path", "≤ 1.05x")


def chain() -> None:
    """100 trivial async calls, each with what the one before gave."""
    manager = ToolManager([FunctionTool(trivial)], policy=Policy.PROGRAMS)
    for what, text, goal in (
        ("in a loop", "x = 0\nfor i in range(100):\n    x = trivial(x)\nx", "≤ 12 µs"),
        ("as 100 statements, reading included", "x = 0\n" + "x = trivial(x)\n" * 100 + "x", "≤ 20 µs"),
    ):
        taken = shown(lambda: done(manager, text), 41)  # noqa: B023 - called at once
        row(f"a chain of 100 trivial async calls, {what}", f"{taken * 1e4:.1f} µs a call", goal)

    async def bare() -> None:
        x = 0
        for _ in range(100):
            x = await asyncio.create_task(trivial(x))

    print(f"    as tasks of asyncio, one after the other: {shown(lambda: asyncio.run(bare()), 41) * 1e4:.1f} µs a call")


def gathers() -> None:
    """Comprehensions of trivial calls against what asyncio takes over the same functions."""

    async def bare(count: int) -> None:
        await asyncio.gather(*(step(i) for i in range(count)))

    async def threads(count: int) -> None:
        await asyncio.gather(*(asyncio.to_thread(plain, i) for i in range(count)))

    cases: list[tuple[str, Any, Any, int, str]] = [
        ("1,000 async calls that suspend once", step, bare, 1_000, "≤ 2.5x"),
        ("10,000 async calls that suspend once", step, bare, 10_000, "≤ 3x"),
        ("1,000 sync calls in threads", plain, threads, 1_000, "≤ 1.2x"),
    ]
    for what, fn, other, count, goal in cases:
        manager = manager_of(fn, "work")
        text = f"[work(i) for i in range({count})]"
        ratios, bare_s = [], []
        for _ in range(9):
            took = seconds(lambda: asyncio.run(other(count)))  # noqa: B023 - called at once
            ratios.append(seconds(lambda: done(manager, text)) / took)  # noqa: B023 - called at once
            bare_s.append(took)
        row(f"{what} against asyncio.gather", f"{statistics.median(ratios):.2f}x", goal)
        print(f"    asyncio.gather: {statistics.median(bare_s) / count * 1e6:.1f} µs a call")


def memory() -> None:
    """What 10,000 calls with a bound of 100 take beside their results."""

    def taken(count: int, shape: str) -> tuple[int, int]:
        manager = manager_of(step, "work", Limits(calls=100_000, calls_in_flight=100, time_s=300))
        tracemalloc.start()
        output = manager.execute(shape.format(count))
        held, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        if output.error is not None or len(output.calls) != count:
            raise AssertionError(output.error)
        return peak - held, held

    for what, shape in (
        ("a comprehension", "[work(i) for i in range({})]"),
        ("a collecting loop", "out = []\nfor i in range({}):\n    out.append(work(i))\nout"),
    ):
        taken(100, shape)
        few, _ = taken(1_000, shape)
        many, held = taken(10_000, shape)
        row(
            f"10,000 calls, 100 at a time, in {what}: beside the results",
            f"{many / 1024:.0f} KiB",
            "as for 1,000 calls",
        )
        print(f"    1,000 calls: {few / 1024:.0f} KiB; results and records of 10,000: {held / 1024:.0f} KiB")


def main() -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}; medians\n")
    critical_paths()
    chain()
    gathers()
    memory()


if __name__ == "__main__":
    main()
