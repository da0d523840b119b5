"""Fibers end with their run, output keeps its place, and generators are Python's."""

import asyncio
import contextlib
import gc
from dataclasses import dataclass
from typing import Any

import pytest
from greenlet import getcurrent, greenlet

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.checking.sites import Order


async def later(value: Any = None) -> Any:
    await asyncio.sleep(0)
    return value


async def never(value: Any = None) -> Any:
    await asyncio.Event().wait()


def fail(value: Any = None) -> Any:
    raise ValueError(value)


CONTEXT = {"later": later, "never": never, "fail": fail, "xs": [1, 2, 3]}


@dataclass
class Basket:
    items: list[int]


CHANGED_BY_AN_OBJECT = [
    "b = Basket([1, 2, 3, 4])\n[(b.items.pop() if later(x) == 1 else 0, x) for x in b.items]",
    "xs = [1, 2, 3, 4]\nb = Basket(xs)\n[(b.items.pop() if later(x) == 1 else 0, x) for x in xs]",
    "xs = given.items\n[(given.items.pop() if later(x) == 1 else 0, x) for x in xs]",
    "xs = [1, 2, 3]\nb = Basket(xs)\ndef f(x):\n    if later(x) == 1: b.items.append(4)\n    return x\n[*map(f, xs)]",
    "xs = [1, 2]\nb = Basket(xs)\nr = []\nfor x in xs:\n    if later(x) == 1: b.items.append(9)\n    r.append(x)\nr",
]


@pytest.mark.parametrize("text", CHANGED_BY_AN_OBJECT)
def test_what_is_gone_through_may_be_changed_through_an_object_of_the_host(text: str) -> None:
    def context(later: Any) -> dict[str, Any]:
        return {"later": later, "Basket": Basket, "given": Basket([1, 2, 3, 4])}

    in_order = Sandbox(context(lambda value: value), policy=Policy.PROGRAMS).run(text)
    overlapping = Sandbox(context(later), policy=Policy.PROGRAMS, order_of=lambda _: "free")
    assert asyncio.run(overlapping.arun(text)) == in_order


def sandbox(**limits: Any) -> Sandbox:
    return Sandbox(CONTEXT, policy=Policy.PROGRAMS, limits=Limits(**limits), order_of=lambda _: "free")


def fibers() -> int:
    gc.collect()
    mine = getcurrent()
    return sum(isinstance(each, greenlet) and not each.dead and each is not mine for each in gc.get_objects())


ENDS = dict(
    each.removeprefix("# ").split("\n", 1)
    for each in """\
# value
[later(x) + 1 for x in xs if later(x)]

# failure
[later(x) // 0 for x in xs if later(x)]

# limit
[2 ** 99999 if later(x) else 0 for x in xs]

# time
[never(x) + 1 for x in xs if later(x)]

# kept generator
def g():
    yield later(1)
    yield 2
h = g()
next(h)

# finally
def f(x):
    try:
        return never(x)[0]
    finally:
        fail(x)
[f(x) for x in xs]
""".rstrip().split("\n\n")
)


@pytest.mark.parametrize("text", ENDS.values(), ids=ENDS.keys())
def test_all_fibers_end_with_their_run(text: str) -> None:
    before = fibers()
    for _ in range(3):
        with contextlib.suppress(EvaluationError, LimitExceeded):
            sandbox(time_s=0.05).run(text)
    assert fibers() <= before


def test_all_fibers_end_where_a_run_is_cancelled() -> None:
    before = fibers()

    async def main() -> None:
        task = asyncio.create_task(sandbox().arun("[never(x) + 1 for x in xs if later(x)]"))
        for _ in range(5):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert fibers() <= before


@pytest.mark.parametrize("order", ["turn", "alone"])
def test_what_acts_is_called_up_to_the_limit_of_calls(order: Order) -> None:
    made = []

    async def act(i: int) -> None:
        made.append(i)
        await asyncio.sleep(0)

    acting = Sandbox({"act": act}, policy=Policy.PROGRAMS, limits=Limits(calls=7), order_of=lambda _: order)
    with pytest.raises(LimitExceeded, match="limit calls = 7"):
        acting.run("[act(i) for i in range(20)]")
    assert made == [*range(7)]


PRINTS = dict(
    each.removeprefix("# ").split("\n", 1)
    for each in """\
# one after the other
print(later(1))
print(2)
print(later(3))

# what changes later
a = [1]
print(a, later(2))
a.append(3)
print(a)

# in functions
def f(x):
    print('in', later(x))
    return x
print([f(x) for x in xs])

# before a failure
print(later(1))
try:
    print(later(2))
    x = fail(later(3))
    print(4)
except ValueError:
    print(5)
""".rstrip().split("\n\n")
)

PRINTED = {
    "one after the other": "1\n2\n3\n",
    "what changes later": "[1] 2\n[1, 3]\n",
    "in functions": "in 1\nin 2\nin 3\n[1, 2, 3]\n",
    "before a failure": "1\n2\n5\n",
}


@pytest.mark.parametrize("name", PRINTS)
def test_what_is_printed_keeps_its_place(name: str) -> None:
    session = sandbox().session()
    session.run(PRINTS[name])
    assert session.printed == PRINTED[name]


GENERATORS = dict(
    each.removeprefix("# ").split("\n", 1)
    for each in """\
# items
def g(n):
    for i in range(n):
        yield i * 2
r = [list(g(3)), sum(g(4)), next(g(1))]

# return
def g():
    yield 1
    return 5
def h():
    r = yield from g()
    yield r
r = list(h())

# delegates
def g(xs):
    yield from xs
    yield from (x + 1 for x in xs)
r = list(g([1, 2]))

# lazy
seen = []
def g():
    for i in [1, 2, 3]:
        seen.append(i)
        yield i
h = g()
r = [next(h), seen[:], next(h), list(h), seen]

# recursive
def walk(t):
    for x in t:
        if isinstance(x, list):
            yield from walk(x)
        else:
            yield x
r = list(walk([1, [2, [3, 4]], 5]))

# infinite
def count():
    n = 0
    while True:
        yield n
        n += 1
r = []
for n in count():
    if n > 3:
        break
    r.append(n)

# finally
seen = []
def g():
    try:
        yield 1
        yield 2
    finally:
        seen.append('end')
r = [list(g()), seen]

# failing
def g():
    yield 1
    1 // 0
r = []
h = g()
for _ in range(3):
    try:
        r.append(next(h, 'end'))
    except ZeroDivisionError:
        r.append('zero')

# two at once
def g(k):
    for i in range(3):
        yield i * k
r = [*zip(g(1), g(2))]

# unpacked
def g():
    yield 1
    yield 2
a, b = g()
r = [a, b, *g()]

# none
def g():
    x = yield 1
    yield x
r = list(g())

# waiting
def g():
    for x in [3, 1, 2]:
        y = later(x)
        yield y + 1
r = [list(g()), [later(x) for x in g()]]

# waiting together
def g(k):
    for x in [3, 1, 2]:
        if later(x) > 1:
            yield later(x) * k
r = [list(g(1)), sorted(g(2)), [[y for y in g(k)] for k in [1, 2]]]
""".rstrip().split("\n\n")
)


@pytest.mark.parametrize("text", GENERATORS.values(), ids=GENERATORS.keys())
def test_a_generator_gives_what_python_gives(text: str) -> None:
    names: dict[str, Any] = {"later": lambda value: value}
    exec(text, names)
    assert sandbox().run(f"{text}\nr") == names["r"]


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("def g():\n    while True:\n        yield 1\nsum(g())", "steps"),
        ("def g(n):\n    yield from g(n + 1)\nlist(g(0))", "recursion"),
        ("def g():\n    yield 1\nhs = [g() for _ in range(100000)]\n[next(h) for h in hs]", "memory_bytes"),
    ],
    ids=["steps", "recursion", "memory"],
)
def test_generators_are_charged(text: str, limit: str) -> None:
    with pytest.raises(LimitExceeded) as caught:
        # So little memory that the kernel is not asked, which does not count what the process has freed before.
        sandbox(steps=20_000 if limit == "steps" else 1_000_000, memory_bytes=30_000_000).run(text)
    assert caught.value.limit == limit
