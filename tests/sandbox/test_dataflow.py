"""Calls that wait for nothing overlap; everything else is as Python has it."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox

from .programs import AT_LEISURE


class Meeting:
    """Functions that return only when `size` of their calls have begun."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.begun = 0
        self.all_here = asyncio.Event()

    async def meet(self, value: Any = None, *more: Any, **named: Any) -> Any:
        self.begun += 1
        if self.begun >= self.size:
            self.all_here.set()
        await self.all_here.wait()
        return value


def meeting(size: int, text: str, **limits: Any) -> Any:
    async def main() -> Any:
        place = Meeting(size)
        return await Sandbox(
            {"f": place.meet, "pure": lambda *args: args, "xs": [1, 2, 3]}, limits=replace(AT_LEISURE, **limits)
        ).arun(text)

    return asyncio.run(main())


OVERLAP: dict[str, tuple[int, str, Any]] = {
    "list": (2, "[f(1), f(2)]", [1, 2]), "tuple": (2, "(f(1), f(2))", (1, 2)), "set": (2, "{f(1), f(2)}", {1, 2}),
    "dict": (4, "{f(1): f(2), f(3): f(4)}", {1: 2, 3: 4}), "arguments": (3, "pure(f(1), f(2), *[f(3)])", (1, 2, 3)),
    "keywords": (2, "f(pure(f(1), f(2)), a=1)", (1, 2)),
    "operators": (3, "f(1) + f(2) * f(3)", 7), "comparison": (2, "f(1) < f(2)", True),
    "chain": (2, "f(1) < f(2) < 3", True), "f-string": (2, "f'{f(1)} {f(2):>3}'", "1   2"),
    "subscript": (2, "[f(5)][f(0)]", 5), "slice": (2, "xs[f(0):f(2)]", [1, 2]),
    "method": (2, "f('a,b').split(f(','))", ["a", "b"]),
    "comprehension": (3, "[f(x) for x in xs]", [1, 2, 3]), "set-comprehension": (3, "{f(x) for x in xs}", {1, 2, 3}),
    "dict-comprehension": (6, "{f(x): f(-x) for x in xs}", {1: -1, 2: -2, 3: -3}),
    "nested-loops": (9, "[f(x * y) for x in xs for y in xs]", [1, 2, 3, 2, 4, 6, 3, 6, 9]),
    "three-loops": (8, "[f(a + b + c) for a in (0, 1) for b in (0, 2) for c in (0, 4)]", [0, 4, 2, 6, 1, 5, 3, 7]),
    "nested-comprehension": (9, "[[f(y) for y in xs] for x in xs]", [[1, 2, 3]] * 3),
    "conditions": (3, "[x for x in xs if f(x) > 1]", [2, 3]),
    "tuple-target": (2, "[f(a + b) for a, b in [(1, 2), (3, 4)]]", [3, 7]),
    "generator": (3, "sum(f(x) for x in xs)", 6), "map": (3, "list(map(f, xs))", [1, 2, 3]),
    "map-lambda": (3, "list(map(lambda x: f(x) + 1, xs))", [2, 3, 4]),
    "map-two": (3, "list(map(f, xs, xs))", [1, 2, 3]), "filter": (3, "list(filter(f, xs))", [1, 2, 3]),
    "sorted-key": (3, "sorted(xs, key=lambda x: f(-x))", [3, 2, 1]),
    "max-key": (3, "max(xs, key=f)", 3), "min-key-of-arguments": (3, "min(3, 1, 2, key=f)", 1),
    "map-map": (2, "list(map(list, map(map, [f], [[1, 2]])))", [[1, 2]]),
    "lambda-calls": (2, "(lambda g: [g(1), g(2)])(f)", [1, 2]),
    "default": (2, "(lambda a=f(1), *, b=f(2): a + b)()", 3),
    "chains": (2, "[pure(pure(f(1))), pure(f(2))]", [((1,),), (2,)]),
    "conditional": (2, "[f(1) if 1 else 0, f(2)]", [1, 2]), "boolean": (2, "[f(1) and 5, f(2) or 6]", [5, 2]),
    "iterable-first": (1, "[x for x in f(xs)]", [1, 2, 3]),
    "inner-iterable": (3, "[y for x in xs for y in f([x])]", [1, 2, 3]),
    "unary": (2, "[-f(1), not f(2)]", [-1, False]), "star-star": (2, "pure(*f((1, 2)), *f((3,)))", (1, 2, 3)),
    "starred-key": (1, "f(**f({'a': 1}))", None), "await": (2, "[await f(1), await f(2)]", [1, 2]),
    "computed": (2, "[[f][0](1), (lambda: f(2))()]", [1, 2]), "key-constant": (3, "[f(0) for x in xs]", [0, 0, 0]),
}  # fmt: skip


@pytest.mark.parametrize(("size", "text", "wanted"), OVERLAP.values(), ids=OVERLAP.keys())
def test_calls_overlap(size: int, text: str, wanted: Any) -> None:
    assert meeting(size, text) == wanted


LONG = {
    "list": "[f(x) for x in range(200)]", "set": "{f(x) for x in range(200)}", "dict": "{f(x): x for x in range(200)}",
    "generator": "sum(f(x) for x in range(200))", "conditions": "[x for x in range(200) if f(x) % 3]",
    "two loops": "[f(x * y) for x in range(20) for y in range(10)]", "map": "list(map(f, range(200)))",
    "nested": "[[f(y) for y in range(70)] for x in range(70)]", "walrus": "[(w := f(x)) for x in range(200)]",
}  # fmt: skip


@pytest.mark.parametrize("text", LONG.values(), ids=LONG.keys())
def test_long_comprehensions_have_the_value_of_python(text: str) -> None:
    async def later(value: int) -> int:
        await asyncio.sleep(0)
        return value

    sandbox = Sandbox({"f": later}, limits=AT_LEISURE)
    assert asyncio.run(sandbox.arun(text)) == eval(text, {"f": lambda value: value})


IN_ORDER = {
    "assigned": ("[(w := f(1)), w, f(w + 1)]", [1, 1, 2]), "loop": ("[w := f(x) for x in xs]", [1, 2, 3]),
    "total": ("[(t := t + f(x)) for x in xs] if (t := 0) == 0 else 0", [1, 3, 6]),
    "lambdas": ("[g() for g in [lambda: f(x) for x in xs]]", [3, 3, 3]),
    "captured": ("[(lambda: f(x))() for x in xs]", [1, 2, 3]),
    "captured-condition": ("[(lambda: f(x))() for x in xs if f(x) > 1 for y in (1, 2)]", [2, 2, 3, 3]),
    "call-of-assigned": ("f((w := 5)) + w", 10), "default": ("(lambda a=(w := f(1)): a + w)()", 2),
    "any": ("any((w := f(x)) > 1 for x in xs) and w", 2), "map": ("(list(map(f, xs)), (w := 1))", ([1, 2, 3], 1)),
    "late-item": ("[x for x in f(xs) if (w := f(x))]", [1, 2, 3]),
    "assigned-in-lambda": ("(lambda: (w := f(1), w))()", (1, 1)), "computed": ("(w := lambda a: f(a))(3)", 3),
    "boolean": ("(w := f(1)) and f(w)", 1),
}  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), IN_ORDER.values(), ids=IN_ORDER.keys())
def test_a_text_that_assigns_is_evaluated_in_order(text: str, wanted: Any) -> None:
    assert meeting(1, text) == wanted


def record(begun: list[Any]) -> Callable[[Any], Awaitable[Any]]:
    async def f(value: Any) -> Any:
        begun.append(value)
        await asyncio.sleep(0)
        if value == "bad":
            raise ValueError("bad")
        return value

    return f


FAILING = {
    "list": ("[f('bad'), f(1), f(2)]", [1, 2]), "operator": ("f('bad') + f(1)", [1]),
    "plain-failure": ("[1 / 0, f(1)]", [1]), "argument": ("[f(f('bad')), f(1)]", [1]),
    "comprehension": ("[f(x) for x in ('bad', 1)]", [1]), "map": ("list(map(f, ('bad', 1)))", [1]),
    "nested": ("[f(y) for x in (['bad'], [1]) for y in x]", [1]),
    "before": ("[f(1), f('bad')]", [1]), "failing-argument": ("[f(1 / 0), f(1)]", [1]),
    "failing-turn": ("[f(1 / x) for x in (0, 1)]", [1.0]), "lazy": ("[f(map(str, 5)), f(1)]", [1]),
    "unfinished": ("[f(len), f(1)]", [1]), "spread": ("[f(*5), f(1)]", [1]), "key": ("sorted(('bad', 1), key=f)", [1]),
    "inner-turn": ("[f(1 / y) for x in (1,) for y in (0, 1)]", [1.0]), "assigned": ("[(w := 1), f(1), f(1 / 0)]", [1]),
    "unpacking": ("[f(a) for a, b in [(1,), (2, 3)]]", [2]), "filtered": ("[x for x in ('bad', 1) if f(x)]", [1]),
}  # fmt: skip


@pytest.mark.parametrize(("text", "others"), FAILING.values(), ids=FAILING.keys())
def test_a_failure_does_not_keep_siblings_from_being_called(text: str, others: list[Any]) -> None:
    begun: list[Any] = []
    with pytest.raises(EvaluationError):
        asyncio.run(Sandbox({"f": record(begun)}).arun(text))
    assert [value for value in begun if value != "bad"] == others


def test_the_first_failure_in_source_order_is_told() -> None:
    async def fails(name: str, turns: int) -> None:
        for _ in range(turns):
            await asyncio.sleep(0)
        raise ValueError(name)

    with pytest.raises(EvaluationError, match="first"):
        Sandbox({"fails": fails}).run("[fails('first', 9), fails('second', 1)]")


def test_no_more_calls_in_flight_than_allowed() -> None:
    running = most = 0

    async def f(value: int) -> int:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return value

    values = Sandbox({"f": f}, limits=Limits(calls_in_flight=3)).run("[f(i) for i in range(20)]")
    assert (values, most) == (list(range(20)), 3)


async def nothing_left() -> None:
    gc.collect()
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


@pytest.mark.parametrize("most", [1, 100])
def test_cancelling_cancels_every_call(most: int) -> None:
    cleaned: list[int] = []

    async def f(value: int) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cleaned.append(value)

    async def main() -> None:
        task = asyncio.create_task(Sandbox({"f": f}, limits=Limits(calls_in_flight=most)).arun("[f(1), f(2), f(3)]"))
        for _ in range(5):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert sorted(cleaned) == [1, 2, 3][:most]
        await nothing_left()

    asyncio.run(main())


def test_after_a_time_out_nothing_new_begins() -> None:
    begun: list[int] = []

    async def stubborn(value: int) -> int:
        begun.append(value)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return value  # as if nothing had happened
        return value

    async def main() -> None:
        with pytest.raises(LimitExceeded, match="calls have not finished"):
            await Sandbox({"f": stubborn}, limits=Limits(time_s=0.01)).arun("f(f(1) + 1)")
        assert begun == [1]
        await nothing_left()

    asyncio.run(main())


def test_a_limit_stops_calls_that_have_begun() -> None:
    async def main() -> None:
        place = Meeting(10)
        with pytest.raises(LimitExceeded, match="int_bits"):
            await Sandbox({"f": place.meet}).arun("[f(1), f(2), 2 ** 99999]")
        await nothing_left()

    asyncio.run(main())


def test_a_call_that_cancels_itself_is_a_failure_of_the_text() -> None:
    async def f() -> None:
        raise asyncio.CancelledError

    with pytest.raises(EvaluationError, match="the call was cancelled") as caught:
        Sandbox({"f": f}).run("f()")
    assert caught.value.exc_type == "CancelledError"


@pytest.mark.parametrize("text", ["g(f(1))", "[g(1), f(1)]", "f(1) and g(1)"])
def test_what_is_raised_for_the_host_reaches_it_from_a_later_call(text: str) -> None:
    def g(value: Any) -> None:
        raise GeneratorExit("stop")

    async def main() -> None:
        with pytest.raises(GeneratorExit, match="stop"):
            await Sandbox({"f": record([]), "g": g}, limits=AT_LEISURE).arun(text)
        await nothing_left()

    asyncio.run(main())


def test_futures_and_other_awaitables_are_awaited() -> None:
    async def main() -> None:
        loop = asyncio.get_running_loop()

        def later(value: int) -> "asyncio.Future[int]":
            future: asyncio.Future[int] = loop.create_future()
            loop.call_soon(future.set_result, value)
            return future

        assert await Sandbox({"later": later}).arun("[later(1), later(2) + 1]") == [1, 3]

    asyncio.run(main())


@pytest.mark.parametrize(("size", "order"), [(3, "free"), (1, "effect"), (1, "alone")])
def test_statements_overlap_where_the_host_says_that_calls_change_nothing(size: int, order: Any) -> None:
    begun: list[int] = []

    async def main() -> Any:
        place = Meeting(size)

        async def f(value: int) -> int:
            begun.append(value)
            return int(await place.meet(value))

        sandbox = Sandbox({"f": f}, policy=Policy.PROGRAMS, limits=AT_LEISURE, order_of=lambda fn: order)
        return await sandbox.arun("a = f(1)\nb = f(2)\nc = f(3)\n[a, b, c]")

    assert asyncio.run(main()) == begun == [1, 2, 3]


_AGENT = """\
class Agent:
    base = 0
    def __init__(self, n): self.n, self.kept = n, []
    def go(self, x, *more, **named):
        if first(x) > 0:
            y = f(x + self.base)
            self.kept.append(x)
            return y
a = Agent(1)
"""

_POOL = """\
from concurrent.futures import ThreadPoolExecutor
def go(x):
    found = listed(x)
    return f(found[0])
"""

STAGES = {
    "methods": _AGENT + "[a.go(x) for x in (1, 2, 3)]",
    "methods with spread arguments": _AGENT + "[a.go(*[x], **{'z': x}) for x in (1, 2, 3)]",
    "methods in a loop": _AGENT + "r = []\nfor x in (1, 2, 3): r.append(a.go(x))\nr",
    "pools that map": _POOL + "with ThreadPoolExecutor() as ex: r = list(ex.map(go, (1, 2, 3)))\nr",
    "pools": _POOL + "with ThreadPoolExecutor() as ex: r = [ex.submit(go, x) for x in (1, 2, 3)]"
    "\n[t.result() for t in r]",
    "keys": "r = []\nfor x in [1, 2, 3]:\n    top = max(listed(x), key=lambda each: -each)\n    r.append(f(top))\nr",
    "keys that are kept": "kept = {}\ndef go(x):\n    if x not in kept: kept[x] = f(x)\n    return kept[x]\n"
    "[go(x) for x in (1, 2, 1, 3)][:2] + [kept[3]]",
    "a new list": "r = []\nfor x in sorted([3, 1, 2]):\n    xs = listed(x)\n"
    "    xs.sort(key=lambda each: each)\n    r.append(f(xs[0]))\nr",
}  # fmt: skip


@pytest.mark.parametrize("text", STAGES.values(), ids=STAGES.keys())
def test_calls_overlap_behind_others(text: str) -> None:
    async def main() -> Any:
        place = Meeting(3)

        async def first(x: int) -> int:
            await asyncio.sleep(0)
            return x

        async def listed(x: int) -> list[int]:
            await asyncio.sleep(0)
            return [x, x + 5]

        sandbox = Sandbox(
            {"f": place.meet, "first": first, "listed": listed},
            policy=Policy.PROGRAMS, limits=AT_LEISURE, order_of=lambda fn: "free",
        )  # fmt: skip
        return await sandbox.arun(text)

    assert asyncio.run(main()) == [1, 2, 3]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("def f(n):\n    x = later(n)\n    return f(n - 1) + 1 if x else 0\nf(1500)", 1500),
        ("x = later(0)\n" + "x = x + 1\n" * 1500 + "x", 1500),
        ("def f(n):\n    x = later(n)\n    return f(n - 1) + 1 if x else 1 // 0\nf(1500)", "ZeroDivisionError"),
        ("def f(n):\n    return f(n - 1) + 1 if n else later(0)\nf(500)", 500),
    ],
    ids=["calls", "statements", "failure", "stack"],
)
def test_values_that_wait_for_one_another_in_a_long_chain_are_no_recursion(text: str, wanted: Any) -> None:
    async def later(x: int) -> int:
        await asyncio.sleep(0)
        return x

    sandbox = Sandbox({"later": later}, policy=Policy.PROGRAMS, limits=replace(AT_LEISURE, recursion=10_000))
    try:
        found = asyncio.run(sandbox.arun(text))
    except EvaluationError as error:
        found = error.exc_type
    assert found == wanted
