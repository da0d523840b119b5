"""What Python would not call is not called: iterators whose items are calls make them when they are asked for."""

import asyncio
import functools
import itertools
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from lightfc import FunctionTool, ToolManager
from lightfc_sandbox import Limits, Policy
from tests.support import virtual_clock

XS = [1, 2, 3, 4, 5, 6]
IMPORTS = "import functools\nimport itertools\n"


def r(x: int) -> int:
    return (x * 7 + 3) % 97


def q(x: int) -> int:
    return (x * 5 + 1) % 3


def bad(x: int) -> int:
    raise ValueError(f"bad {x}")


def python(text: str) -> tuple[Any, list[tuple[str, int]]]:
    """The value of a program, and the calls that Python makes for it."""
    calls: list[tuple[str, int]] = []

    def noted(fn: Callable[[int], int]) -> Callable[[int], int]:
        def call(x: int) -> int:
            calls.append((fn.__name__, x))
            return fn(x)

        return call

    names: dict[str, Any] = {fn.__name__: noted(fn) for fn in (r, q, bad)}
    names |= {"xs": XS, "itertools": itertools, "functools": functools}
    *body, last = text.splitlines()
    exec("\n".join(body), names)
    return eval(last, names), calls


def engine(text: str, seconds: list[int], *, inline: bool = False) -> tuple[Any, list[tuple[str, int]], float]:
    """The same of the engine, and how many seconds its calls took together."""
    calls: list[tuple[str, int]] = []

    def tool(fn: Callable[[int], int]) -> FunctionTool:
        def call(x: int) -> int:
            calls.append((fn.__name__, x))
            return fn(x)

        async def acall(x: int) -> int:
            calls.append((fn.__name__, x))
            await asyncio.sleep(seconds[len(calls) % len(seconds)])
            return fn(x)

        return FunctionTool(call if inline else acall, name=fn.__name__, inline=inline, read_only=True)

    manager = ToolManager(map(tool, (r, q, bad)), {"xs": XS}, policy=Policy.PROGRAMS, limits=Limits(calls=100_000))

    async def main() -> tuple[Any, float]:
        begun = asyncio.get_running_loop().time()
        output = await manager.aexecute(IMPORTS + text)
        assert output.error is None, f"{text}\n{output.error}"
        return output.output, asyncio.get_running_loop().time() - begun

    value, took = virtual_clock.run(main())
    return value, calls, took


TEXTS = """
any(map(r, xs))
all(map(q, xs))
next(map(r, xs))
next(iter(map(r, xs)))
next(filter(q, xs), None)
next(y for y in map(r, xs))
10 in map(r, xs)
98 not in map(r, xs)
any(map(str, map(r, xs)))
[next(enumerate(map(r, xs), 3)), list(enumerate(map(r, xs), start=1))]
list(itertools.islice(map(r, xs), 2))
list(itertools.islice((r(x) for x in xs), 1, 4, 2))
list(zip([1, 2], map(r, xs)))
list(zip(map(r, xs), [1, 2]))
list(zip((r(x) for x in xs), map(q, xs[:3]), xs))
dict(zip(xs, map(r, xs)))
list(itertools.takewhile(lambda y: y < 20, map(r, xs)))
next(itertools.accumulate(xs, lambda a, b: r(a + b)))
next(itertools.starmap(lambda a, b: r(a) + b, [[1, 2], [3, 4]]))
next(r(x) + q(y) for x in xs for y in xs if q(y))
(map(r, xs), 1)[1]
[y for y in map(r, xs)]
sorted(filter(q, map(r, xs)))
g = map(r, xs); 1
map(r, xs); 1
g = map(r, xs); [next(g), next(g)]
g = map(r, xs); a = next(g); [a, list(g)]
g = (r(x) for x in xs); [any(y > 20 for y in g), list(g)]
k = 1; g = (r(x * k) for x in xs); k = 3; [next(g), next(g)]
g = map(r, xs); len([next(g) for _ in range(3)])
g = map(lambda x: r(x) + q(x), xs); [next(g), next(g)]
h = [map(r, xs)]; [next(h[0]), next(h[0]), list(h[0])]
g = map(r, xs); a, b = itertools.islice(g, 2); [a, b, next(g)]
f = lambda ys: next(map(r, ys)); f(xs)
g = map(r, xs); out = []; out.append(next(g)); out.extend(g); out
g = map(r, map(q, xs)); [next(g), r(next(g))]
g = map(r, xs); f = lambda: next(g); [f() + r(0), f()]
g = map(r, xs); h = filter(q, g); [next(h), next(g), next(h)]
g = map(r, xs); ys = [next(g) + r(y) for y in [1, 2]]; [ys, next(g)]
""".strip().splitlines()

ENDED = """
g = (bad(x) for x in xs)
out = []
for i in [1, 2]:
    try:
        out.append(next(g, 'end'))
    except ValueError:
        out.append('bad')
out"""

PROGRAMS = [
    "out = []\nfor y in map(r, xs):\n    out.append(y)\n    if y > 20:\n        break\nout",
    "out = []\nfor i, y in enumerate(r(x) for x in xs):\n    if i == 1:\n        break\ni",
    "def f():\n    for y in map(r, xs):\n        if y > 20:\n            return y\nf()",
    "def f():\n    return map(r, xs)\ng = f()\n[next(g), len(list(g))]",
    "def f(g):\n    return next(g)\n[f(map(r, xs)), f(r(x) for x in xs)]",
    "k = 1\nout = []\nfor y in (r(x * k) for x in xs):\n    k += 1\n    out.append(y)\nout",
    "g = filter(q, xs)\nout = []\nwhile len(out) < 2:\n    out.append(next(g))\nout",
    "try:\n    x = next(map(bad, xs))\nexcept ValueError:\n    x = 'caught'\nx",
    ENDED,
]


@pytest.mark.parametrize("text", [*TEXTS, *PROGRAMS])
@pytest.mark.parametrize("inline", [False, True], ids=["async", "inline"])
def test_no_call_is_made_that_python_would_not_make(text: str, inline: bool) -> None:
    text = text.replace("; ", "\n")
    value, calls = python(text)
    found, made, _ = engine(text, [1, 3, 2], inline=inline)
    assert (found, sorted(made)) == (value, sorted(calls))


@pytest.mark.parametrize(
    "text",
    [
        "list(map(r, xs))",
        "[*map(r, xs)]",
        "sum(r(x) for x in xs)",
        "max(map(r, xs))",
        "dict(zip(xs, map(r, xs)))",
        "list(enumerate(map(r, xs)))",
        "list(itertools.islice(map(r, xs), 5))",
        "g = map(r, xs)\nlist(g)",
        "g = [r(x) for x in xs]\ng",
        "out = []\nfor y in map(r, xs):\n    out.append(y)\nout",
        "', '.join(str(y) for y in map(r, xs))",
    ],
)
def test_calls_of_an_iterator_that_is_consumed_as_a_whole_overlap(text: str) -> None:
    assert engine(text, [1])[2] == 1


@pytest.mark.parametrize("items", ["map(make, [1, 2])", "(make(x) for x in [1, 2])"])
def test_effects_of_a_loop_and_of_its_iterator_keep_the_order_of_the_text(items: str) -> None:
    done: list[str] = []

    async def make(x: int) -> int:
        done.append(f"make {x}")
        await asyncio.sleep(0)
        return x

    async def note(x: int) -> None:
        for _ in range(5):
            await asyncio.sleep(0)
        done.append(f"note {x}")

    output = ToolManager([make, note], policy=Policy.PROGRAMS).execute(f"for y in {items}:\n    note(y)")
    assert (output.error, done) == (None, ["make 1", "note 1", "make 2", "note 2"])


def test_calls_beside_an_iterator_that_is_kept_overlap() -> None:
    assert engine("g = map(r, xs)\nys = list(g)\n[q(y) for y in ys]", [1])[2] == 2


@st.composite
def iterators(draw: st.DrawFn, depth: int = 2) -> str:
    """Iterators that make calls, and iterators over them."""
    if depth == 0:
        return draw(st.sampled_from(["iter(xs)", "map(r, xs)", "(q(x) for x in xs)", "iter(xs[:2])"]))
    inner = draw(iterators(depth=depth - 1))
    form = draw(
        st.sampled_from(
            [
                "{0}", "map(r, {0})", "filter(q, {0})", "(r(y) for y in {0})", "(y for y in {0} if q(y))",
                "(a + b for a, b in zip({0}, {1}))", "(i + y for i, y in enumerate({0}))",
                "itertools.islice({0}, {2})", "itertools.takewhile(lambda y: q(y) < 2, {0})",
                "map(lambda y: r(y) + 1, {0})", "map(lambda a, b: a * b, {0}, {1})",
                "(r(y + z) for y in {0} for z in [1, 2])",
            ]
        )
    )  # fmt: skip
    other = draw(iterators(depth=depth - 1)) if "{1}" in form else ""
    return form.format(inner, other, draw(st.integers(0, 4)) if "{2}" in form else "")


CONSUMERS = (
    "list({0})", "sum({0})", "any({0})", "all({0})", "next({0}, -1)", "10 in {0}", "[*{0}]", "max({0}, default=0)",
    "g = {0}\n[next(g, 0), next(g, 0)]", "g = {0}\n[next(g, 0), list(g)]", "g = {0}\n1",
    "t = 0\nfor y in {0}:\n    t += y\n    if t > 20:\n        break\nt", "t = 0\nfor y in {0}:\n    t += r(y)\nt",
    "def f(g):\n    return next(g, 0)\ng = {0}\n[f(g), f(g)]", "g = {0}\n[any(y % 2 for y in g), sum(g)]",
)  # fmt: skip


@example("sum((a + b for a, b in zip(map(r, xs), map(q, iter(xs[:2])))))", [1, 2])
@example("g = map(lambda a, b: a * b, map(r, xs), itertools.islice(xs, 0))\n[next(g, 0), next(g, 0)]", [0])
@given(
    st.builds(str.format, st.sampled_from(CONSUMERS), iterators()), st.lists(st.integers(0, 4), min_size=1, max_size=5)
)
def test_random_iterators_make_the_calls_that_python_makes(text: str, seconds: list[int]) -> None:
    value, calls = python(text)
    found, made, _ = engine(text, seconds)
    assert (found, sorted(made)) == (value, sorted(calls)), text
