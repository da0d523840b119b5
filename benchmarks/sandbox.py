"""What the sandbox costs beside CPython itself: `python -m benchmarks.sandbox`.

Every ratio is between two things timed in turns in this run, all limits and guards on. A one-shot text is read,
checked and run anew each time, against CPython's `compile` and `eval` or `exec`; a kept one is a `Program`, against the
code object.
"""

import platform
from collections.abc import Callable
from typing import Any, Literal

from benchmarks.measure import as_new, medians_us, row
from lightfc_sandbox import Policy, Sandbox

SMALL = "add(multiply(2, 3), 4)"
CALLS = "[add(i, i) for i in range(100)]"
LOOP = """\
total = 0
for i in range(100000):
    total += i * 2
total
"""
ROWS = """\
groups = {}
for row in rows:
    if row["amount"] > 100 and row["paid"]:
        groups.setdefault(row["region"], []).append(row)
report = []
for region, members in groups.items():
    amounts = [row["amount"] for row in members]
    report.append({"region": region, "count": len(amounts), "total": sum(amounts), "largest": max(amounts)})
report.sort(key=lambda line: line["total"], reverse=True)
report
"""


def add(a: int, b: int) -> int:
    """Add."""
    return a + b


def multiply(a: int, b: int) -> int:
    """Multiply."""
    return a * b


def rows() -> list[dict[str, Any]]:
    """1,000 rows of 5 fields, in 7 groups; about two thirds of them pass the filter."""
    return [
        {"id": i, "region": f"region {i % 7}", "amount": i * 37 % 400, "paid": i % 9 != 0, "note": "x" * (i % 20)}
        for i in range(1000)
    ]


CONTEXT: dict[str, Any] = {"add": add, "multiply": multiply, "rows": rows()}
NAMES: dict[str, Any] = {**CONTEXT, "range": range, "len": len, "sum": sum, "max": max, "__builtins__": {}}


def cpython(text: str, mode: Literal["eval", "exec"]) -> Callable[[], Any]:
    """CPython's own reading and running of a text."""
    run: Any = eval if mode == "eval" else exec
    return lambda: run(compile(text, "<text>", mode), {**NAMES})


def ratio(
    what: str, sandbox: Sandbox, text: str, goal: str, *, mode: Literal["eval", "exec"] = "eval", kept: bool = False
) -> None:
    """Print how much longer the sandbox takes than CPython."""
    if kept:
        program, code = sandbox.check(text), compile(text, "<text>", mode)
        us = medians_us({"cpython": lambda: eval(code, NAMES), "sandbox": lambda: sandbox.run(program)})
    else:
        us = medians_us({"cpython": cpython(text, mode), "sandbox": lambda: sandbox.run(as_new(text))})
    row(what, f"{us['sandbox'] / us['cpython']:.2f}x", goal)
    print(f"    {us['sandbox']:,.2f} µs against {us['cpython']:,.2f} µs")


def check_values() -> None:
    """See that both sides compute the same.

    Raises:
        AssertionError: They do not.
    """
    programs = Sandbox(CONTEXT, policy=Policy.PROGRAMS)
    for text, name in ((LOOP, "total"), (ROWS, "report")):
        names = {**NAMES}
        exec(text, names)
        if programs.run(text) != names[name]:
            raise AssertionError(f"another value than CPython's for\n{text}")


def main() -> None:
    """Print every figure."""
    print(f"Python {platform.python_version()}; medians of interleaved rounds, text to value unless told\n")
    check_values()
    expressions, programs = Sandbox(CONTEXT), Sandbox(CONTEXT, policy=Policy.PROGRAMS)
    ratio(f"one small expression: {SMALL}", expressions, SMALL, "≤ 1.5x")
    ratio("the same text again: a kept Program against eval of a code object", expressions, SMALL, "≤ 3x", kept=True)
    ratio(f"100 calls in a comprehension: {CALLS}", expressions, CALLS, "≤ 3x")
    ratio("a for loop of 100,000 turns with two operations", programs, LOOP, "≤ 4x", mode="exec")
    ratio("filter, group and sort 1,000 rows (dicts of a list)", programs, ROWS, "≤ 4x", mode="exec")


if __name__ == "__main__":
    main()
