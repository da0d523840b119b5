"""What lightfc adds to the functions that it calls: `python -m benchmarks.overhead`.

Every ratio is between two things timed in turns in this run. "From text to value" includes reading and checking the
text; no text is kept from one turn to the next.
"""

import ast
import asyncio
import platform
import statistics
import subprocess
import sys
import time
from typing import Any

from benchmarks.measure import as_new, medians_us, row
from lightfc import FunctionTool, ToolManager
from lightfc_sandbox import Limits, Sandbox

SMALL = "add(multiply(2, 3), 4)"
LOOP = "[add(i, i) for i in range(100)]"


def add(a: int, b: int) -> int:
    """Add."""
    return a + b


def multiply(a: int, b: int) -> int:
    """Multiply."""
    return a * b


async def wait(i: int) -> int:
    """Take 50 ms."""
    await asyncio.sleep(0.05)
    return i


async def step(i: int) -> int:
    """Suspend once."""
    await asyncio.sleep(0)
    return i


def sandbox_ratios() -> None:
    """One-shot texts through `Sandbox` against CPython's own `eval(compile(text))`."""
    sandbox = Sandbox({"add": add, "multiply": multiply})
    names: dict[str, Any] = {"add": add, "multiply": multiply, "range": range, "__builtins__": {}}
    for text, goal in ((SMALL, "≤ 1.5x"), (LOOP, "≤ 3x")):
        program, code = sandbox.check(text), compile(text, "<text>", "eval")
        us = medians_us(
            {
                "cpython": lambda text=text: eval(compile(text, "<text>", "eval"), names),  # type: ignore[misc]
                "sandbox": lambda text=text: sandbox.run(as_new(text)),  # type: ignore[misc]
                "warm cpython": lambda code=code: eval(code, names),  # type: ignore[misc]
                "warm sandbox": lambda program=program: sandbox.run(program),  # type: ignore[misc]
            }
        )
        row(f"Sandbox, text to value: {text}", f"{us['sandbox'] / us['cpython']:.2f}x", goal)
        print(f"    {us['sandbox']:.1f} µs against {us['cpython']:.1f} µs of compile and eval; kept program "
              f"{us['warm sandbox']:.2f} µs against {us['warm cpython']:.2f} µs of eval")  # fmt: skip


def manager_overhead() -> None:
    """Validation and full records through `ToolManager`, per call."""
    manager = ToolManager([add, multiply])
    us = medians_us(
        {
            "parse": lambda: ast.parse(SMALL),
            "manager": lambda: manager.execute(as_new(SMALL)),
            "parse one": lambda: ast.parse("multiply(2, 3)"),
            "one": lambda: manager.execute(as_new("multiply(2, 3)")),
            "again": lambda: manager.execute("multiply(2, 3)"),
        }
    )
    scale = us["parse"] / 6
    each = us["manager"] / 2
    row(
        f"ToolManager.execute, a call: {SMALL}",
        f"{each:.1f} µs",
        f"≤ {15 * scale:.1f} µs (15 µs where ast.parse takes 6)",
    )
    print(f"    ast.parse of it takes {us['parse']:.1f} µs here; both calls {us['manager']:.1f} µs, reading included")
    row("ToolManager.execute, a call: multiply(2, 3)", f"{us['one']:.1f} µs", f"≤ {15 * us['parse one'] / 6:.1f} µs")
    print(f"    of a text that came before {us['again']:.1f} µs")


def gather_ratio() -> None:
    """1,000 async calls in one comprehension against a bare `asyncio.gather` over the same coroutines."""
    limits = Limits(calls=100_000, calls_in_flight=100_000)
    for fn, rounds, what, goal in ((wait, 5, "50 ms tool", "≤ 1.15x"), (step, 21, "tool that suspends once", "≤ 3x")):
        manager = ToolManager([FunctionTool(fn)], limits=limits)
        text = f"[{fn.__name__}(i) for i in range(1000)]"
        ratios, bare_s = [], []
        for _ in range(rounds):
            begun = time.perf_counter()
            asyncio.run(_gathered(fn))
            middle = time.perf_counter()
            output = asyncio.run(manager.aexecute(as_new(text)))
            ended = time.perf_counter()
            if output.output != list(range(1000)):
                raise AssertionError(output)
            ratios.append((ended - middle) / (middle - begun))
            bare_s.append(middle - begun)
        row(f"1,000 calls of a {what} against asyncio.gather", f"{statistics.median(ratios):.2f}x", goal)
        print(f"    asyncio.gather: {statistics.median(bare_s) * 1000:.1f} ms")


async def _gathered(fn: Any) -> list[int]:
    return await asyncio.gather(*(fn(i) for i in range(1000)))


_FIRST_CALL = """from lightfc import ToolManager
def add(a: int, b: int) -> int:
    return a + b
ToolManager([add]).execute("add(1, 2)")"""


def import_time() -> None:
    """Imports in a fresh interpreter, in turns, beside what they stand on."""
    statements = {
        "from lightfc_sandbox import Sandbox": "from lightfc_sandbox import Sandbox",
        "import lightfc": "import lightfc",
        "from lightfc import ToolManager": "from lightfc import ToolManager",
        "the same, and the first call": _FIRST_CALL,
        "import asyncio": "import asyncio",
        "from pydantic import TypeAdapter": "from pydantic import TypeAdapter",
    }
    times: dict[str, list[float]] = {what: [] for what in statements}
    for _ in range(7):
        for what, statement in statements.items():
            code = f"import time; t = time.perf_counter()\n{statement}\nprint(time.perf_counter() - t)"
            done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
            times[what].append(float(done.stdout))
    for what, each in times.items():
        print(f"{what:<36} {statistics.median(each) * 1000:6.0f} ms, at best {min(each) * 1000:.0f} ms")


def main() -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}; medians of interleaved rounds\n")
    sandbox_ratios()
    manager_overhead()
    gather_ratio()
    print()
    import_time()


if __name__ == "__main__":
    main()
