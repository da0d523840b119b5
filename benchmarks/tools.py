"""What it takes to make functions tools, to show them and to check calls of them: `python -m benchmarks.tools`."""

import ast
import platform
import time
from collections.abc import Callable
from typing import Any, Literal

from benchmarks.measure import as_new, medians_us, row
from lightfc import FunctionTool, ToolManager
from lightfc.formats import TOOL_FORMATS

CALL = "multiply(2, 3)"
FIVE = "[add(add(1, 2), multiply(3, 4)), add(5, 6), multiply(7, b=8)]"
TOOLS = 500


def add(a: int, b: int) -> int:
    """Add."""
    return a + b


def multiply(a: int, b: int) -> int:
    """Multiply."""
    return a * b


def documented(number: int) -> Callable[..., Any]:
    """A function as people write them: four parameters, three sections of docstring, none like another."""

    def search(
        query: str, limit: int = 10, order: Literal["new", "old"] = "new", tags: list[str] | None = None
    ) -> list[str]:
        return [query, str(limit), order, *(tags or ())]

    search.__name__ = f"search_{number}"
    search.__doc__ = f"""Search collection {number} for a query.

        Words may be left out of a query by a minus sign.

        Args:
            query: What to look for in collection {number}.
            limit: At most how many results.
            order: Which results come first.
            tags: Only results that have one of these.

        Returns:
            The titles of the results.
        """
    return search


def wrapping() -> None:
    """One function made a tool, and its definition."""
    fn = documented(0)
    us = medians_us(
        {
            "small": lambda: FunctionTool(add),
            "documented": lambda: FunctionTool(fn),
            "defined": lambda: FunctionTool(fn).definition,
        }
    )
    row("Wrapping a function of two parameters", f"{us['small']:.0f} µs", "≤ 1,000 µs")
    row("Wrapping a function of four parameters", f"{us['documented']:.0f} µs", "≤ 1,000 µs")
    row("Wrapping it and reading its docstring", f"{us['defined']:.0f} µs", "≤ 1,000 µs")


def calls() -> None:
    """A validated call with a full record over the bare function, and the check of a text before it runs."""
    manager = ToolManager([add, multiply])
    us = medians_us(
        {
            "parse": lambda: ast.parse(CALL),
            "bare": lambda: multiply(2, 3),
            "direct": lambda tool=manager.tools["multiply"]: tool(2, 3),  # type: ignore[misc]
            "execute": lambda: manager.execute(as_new(CALL)),
            "read": lambda: manager.sandbox.read(as_new(FIVE)),
            "preflight": lambda: manager.preflight(as_new(FIVE)),
        }
    )
    scale = us["parse"] / 6
    goal = f"≤ {15 * scale:.1f} µs (15 µs where ast.parse takes 6)"
    row(f"A call with record over the bare function: {CALL}", f"{us['execute'] - us['bare']:.1f} µs", goal)
    print(f"    ast.parse of it takes {us['parse']:.1f} µs here; FunctionTool called directly {us['direct']:.1f} µs")
    row(f"Preflight: {FIVE}", f"{us['preflight']:.1f} µs", f"≤ {60 * scale:.0f} µs (60 µs on the same scale)")
    print(f"    of that, reading and parsing the text {us['read']:.1f} µs")


def definitions() -> None:
    """The prompt text of many tools, the first time and again."""
    FunctionTool(documented(0)).definition  # noqa: B018 - imports what reads docstrings
    for form in TOOL_FORMATS:
        firsts, agains = [], []
        for _ in range(5):
            manager = ToolManager([documented(number) for number in range(TOOLS)])
            begun = time.perf_counter()
            text = manager.definitions(form)
            middle = time.perf_counter()
            again = manager.definitions(form)
            ended = time.perf_counter()
            if again != text:
                raise AssertionError(form)
            firsts.append((middle - begun) * 1000)
            agains.append((ended - middle) * 1000)
        row(f"Definitions of {TOOLS} tools as {form}, first time", f"{min(firsts):.1f} ms", "≤ 50 ms")
        row(f"Definitions of {TOOLS} tools as {form}, again", f"{min(agains):.3f} ms", "≤ 1 ms")


def main() -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}; medians of interleaved rounds\n")
    wrapping()
    calls()
    definitions()


if __name__ == "__main__":
    main()
