"""What is told of a program before it runs: whether two of its calls could run at the same time."""

import asyncio
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from lightfc_sandbox import Sandbox

ORDERS = ("free", "effect", "turn", "alone")

PROGRAMS = [
    text.replace("|", "\n")
    for text in (
        "a = f(1)|b = g(2)",
        "a = f(1)|b = g(a)",
        "a = f(1)|b = g(x=a)|c = f(b)",
        "a = f(1)|b = g(a)|c = f(a)",
        "a = f(1)|b = g(2)|c = f(a)",
        "a = f(1)|a = g(2)|b = f(a)",
        "a = f(1); b = g(a)",
        "a = b = f(1)|g(a)|g(b)",
        "a, b = f(1), g(2)|f(a)",
        "x = f(1)|x += g(2)|x",
        "d = {1: f(1)}|d[2] = g(2)|d[f(0)] = g(d[1])",
        "f(g(1))",
        "f(1) + g(2)",
        "[f(1), g(2)]",
        "f(0) or g(2)",
        "f(1) if g(2) else f(3)",
        "[f(i) for i in range(3)]",
        "sum(f(i) for i in range(3))",
        "x = 0|for i in range(3):|    x = f(x)",
        "out = []|for i in range(3):|    out.append(f(i))",
        "d = {}|for i in range(3):|    d[f(i)] = g(i)",
        "for i in [f(1), f(2)]:|    g(i)",
        "for i in range(2):|    a = f(i)|    b = g(a)",
        "i = 0|while i < 3:|    i = f(i)|    g(i)",
        "i = 0|while f(i) < 3:|    i = g(i)",
        "if f(1):|    g(1)|else:|    g(2)",
        "if f(1):|    a = 1|else:|    a = 2|g(2)",
        "a = 0|x = f(1)|if x > 3:|    a = 1|b = g(2)|[a, b]",
        "a = 0|if f(1):|    a = f(2)|b = g(a)",
        "try:|    f(1)|finally:|    g(2)",
        "try:|    a = f(1)|except ValueError:|    a = g(2)|f(a)",
        "for i in range(2):|    try:|        f(i)|    except ValueError:|        g(i)",
        "print(f(1))|print(g(2))",
        "def h(x):|    return f(x)|h(1) + h(2)",
        "def h(x):|    return f(x)|a = h(1)|b = h(2)",
        "def h(x=f(1)):|    return x|g(h())",
        "h = lambda x: f(x)|[h(1), g(2)]",
        "h = lambda x: f(x)|[g(2), h(1)]",
        "h = lambda x: f(x)|[h(1), g(2), h(3)]",
        "h = f|[g(2), h(1)]",
        "h = f|[h(1), g(2), h(3)]",
        "[f(1), g(2), f(3)]",
        "[*map(f, [1, 2]), g(3)]",
        "[g(3), *map(f, [1, 2])]",
        "{f(1): g(2)}",
        "f(f(1) + g(2))",
        "g(f(1)) + g(2)",
        "f(1) + g(g(2))",
        "f(g(1)) + g(f(2))",
        "d = {1: 2}|d[f(1)] = g(2)",
        "d = {2: 3}|d[f(1)] += g(2)",
        "f'{f(1)}{g(2)}'",
        "f(1) < g(5) < f(9)",
        "(f(1) and f(2)) + g(2)",
        "(f(1) if f(0) else 1) + g(2)",
        "sorted([2, 1], key=f)[0] + g(1)",
        "print(f(1), g(2))|g(3)",
        "x = f(1) + g(2)|y = f(x)",
        "def h(x=f(1), y=g(2)):|    return x|h()",
        "def h():|    yield f(1)|    yield f(2)|[g(i) for i in h()]",
        "import asyncio|t = asyncio.create_task(f(1))|u = asyncio.create_task(g(2))|await t + await u",
        "import asyncio|t = asyncio.create_task(f(1))|x = await g(2)|await t + x",
        "t = f(1)|u = g(2)|await t + await u",
        "async def w():|    return await f(1)|t = w()|x = await g(2)|await t",
    )
]


class Calls:
    """Two async functions that suspend, and the most calls of them that have been in flight at the same time."""

    def __init__(self) -> None:
        self.in_flight = self.most = 0

    def function(self) -> Callable[[int], Any]:
        async def call(x: int) -> int:
            self.in_flight += 1
            self.most = max(self.most, self.in_flight)
            for _ in range(3):
                await asyncio.sleep(0)
            self.in_flight -= 1
            return x + 1

        return call


def sandbox_of(calls: Calls, f: str, g: str) -> Sandbox:
    functions = {"f": calls.function(), "g": calls.function()}
    orders = {functions["f"]: f, functions["g"]: g}
    return Sandbox(functions, policy="programs", order_of=orders.__getitem__)  # type: ignore[arg-type]  # an Order


@pytest.mark.parametrize("text", PROGRAMS)
def test_what_is_told_not_to_overlap_does_not(text: str) -> None:
    for f, g in product(ORDERS, ORDERS):
        calls = Calls()
        sandbox = sandbox_of(calls, f, g)
        program = sandbox.check(text)
        asyncio.run(sandbox.arun(program))
        assert program.overlaps or calls.most == 1, (f, g)


@pytest.mark.parametrize(
    ("text", "overlapping"),
    [
        ("a = f(1)|b = f(a)|c = f(b)", set()),
        ("a = f(1)|b = f(2)", {"free"}),
        ("x = 0|for i in range(3):|    x = f(x)", {"free"}),
        ("a = f(1)|b = f(a)|c = f(a)", {"free"}),
        ("[f(1), f(2)]", {"free", "effect"}),
        ("[f(i) for i in range(3)]", {"free", "effect"}),
        ("for i in [f(1), f(2)]:|    f(i)", {"free", "effect"}),
        ("import asyncio|t = asyncio.create_task(f(1))|u = asyncio.create_task(f(2))", {"free", "effect"}),
        ("import asyncio|t = asyncio.create_task(f(1))|x = await f(2)", {"free"}),
    ],
)  # fmt: skip
def test_what_may_overlap_is_told_by_what_the_calls_declare(text: str, overlapping: set[str]) -> None:
    found = {order for order in ORDERS if sandbox_of(Calls(), order, order).check(text.replace("|", "\n")).overlaps}
    assert found == overlapping


@pytest.mark.parametrize("text", ["[f(1), g(2)]", "f(1) + g(2) + f(3)", "print(f(1), g(2))", "f(f(1) + g(2))"])
def test_calls_beside_one_that_acts_wait_for_it(text: str) -> None:
    found = {(f, g) for f, g in product(ORDERS, ORDERS) if sandbox_of(Calls(), f, g).check(text).overlaps}
    assert found == {("free", "free"), ("free", "effect"), ("effect", "free"), ("effect", "effect")}
