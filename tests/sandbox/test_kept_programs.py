"""Short texts that come again: they are read, checked and compiled once, and give what they would give anew."""

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from lightfc import ToolManager
from lightfc_sandbox import EvaluationError, ExpressionError, LimitExceeded, Limits, OpenType, Policy, Program, Sandbox

ISOLATIONS = pytest.mark.parametrize("isolation", ["none", "process"])


def run_thrice(run: Callable[[], Any]) -> list[str]:
    """What three runs give, or how they fail."""
    found = []
    for _ in range(3):
        try:
            found.append(repr(run()))
        except (EvaluationError, ExpressionError, LimitExceeded, ValueError) as error:
            found.append(f"{type(error).__name__}: {error}")
    return found


@ISOLATIONS
@pytest.mark.parametrize(
    "text",
    [
        "x + 1",
        "xs = [1]\nxs.append(x)\nxs",
        "def f(n):\n    return n if n < 2 else f(n - 1) + f(n - 2)\nf(10)",
        "counts = {}\nfor each in 'abca':\n    counts[each] = counts.get(each, 0) + 1\ncounts",
        "def g():\n    yield from range(x)\nit = g()\nnext(it), list(it)",
        "shared.append(1)\nshared",
        "import math\nmath.sqrt(x)",
        "add(x, 1) + add(x, 2)",
        "1 / 0",
        "missing + 1",
        "x +",
        "[0] * 10 ** 9",
        "n = 0\nwhile True:\n    n += 1",
    ],
)
def test_a_text_that_comes_again_gives_the_same(text: str, isolation: Any) -> None:
    shared = [0]
    context = {"x": 3, "shared": shared, "add": lambda a, b: a + b}
    sandbox = Sandbox(context, policy="programs", limits=Limits(steps=10_000), isolation=isolation)
    found = run_thrice(lambda: sandbox.run(text))
    assert found == [found[0]] * 3
    assert shared == [0]


def test_it_is_checked_once_from_its_second_time_on() -> None:
    sandbox = Sandbox({"x": 1})
    first, second, third = (sandbox.check("x + 1") for _ in range(3))
    assert second is third
    assert first is not third


FROM_LIBRARY = [
    "import logging, io\ns = io.StringIO()\nlogging.basicConfig(stream=s)\nlogging.warning('x')\ns.getvalue()",
    ("from functools import singledispatch\n@singledispatch\ndef g(x): return 0\n@g.register\ndef _(x: int): return 1\n"
    "[g(1), g('')]"),
    ("import asyncio\nq = asyncio.Queue()\nasync def m():\n  await q.put(1)\n  return [await q.get() for _ in [0]]\n"
    "asyncio.run(m())"),
    "from enum import IntEnum\nclass A(IntEnum):\n  X = 1\n[each.name for each in A]",
    "try: raise ExceptionGroup('g', [KeyError(1)])\nexcept* KeyError as e: q = repr(e)\nq",
]  # fmt: skip


@pytest.mark.parametrize("text", FROM_LIBRARY)
def test_threads_that_run_one_text_at_the_same_time_check_it_once(text: str) -> None:
    """What checks it changes its tree."""
    sandbox, found = Sandbox(policy=Policy.PROGRAMS), list[str]()
    expected = repr(sandbox.run(text))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    for _ in range(5):
        program = sandbox.read(f"{text}  # none of those before")
        begin = threading.Barrier(4)

        def run(program: Program = program, begin: threading.Barrier = begin) -> None:
            begin.wait()
            try:
                found.append(repr(sandbox.run(program)))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told
                found.append(repr(error))

        threads = [threading.Thread(target=run) for _ in range(4)]
        for each in threads:
            each.start()
        for each in threads:
            each.join()
    sys.setswitchinterval(interval)
    assert found == [expected] * 20


def test_texts_that_are_long_or_do_not_come_again_are_not_kept() -> None:
    sandbox = Sandbox()
    for number in range(1_000):
        sandbox.run(f"{number} + 1")
    assert len(sandbox._kept) <= 64
    assert not any(sandbox._kept.values())
    long = f"len([{'1, ' * 1_000}])"
    assert [sandbox.run(long) for _ in range(3)] == [1_000] * 3
    assert long not in sandbox._kept


def test_names_of_variables_are_part_of_it() -> None:
    sandbox = Sandbox({"x": 1})
    for _ in range(3):
        assert sandbox.run("x") == 1
        assert sandbox.run("x", {"x": 2}) == 2
        assert sandbox.run("x + y", {"y": 2}) == 3
        with pytest.raises(ExpressionError, match="unknown name 'y'"):
            sandbox.run("x + y")


def test_names_that_are_given_one_by_one_are_read_once() -> None:
    sandbox = Sandbox()
    for _ in range(3):
        program = sandbox.check("a + b", (name for name in "ab"))
        assert sandbox.run(program, {"a": 1, "b": 2}) == 3


def test_values_may_have_other_types_each_time() -> None:
    sandbox = Sandbox(policy="programs")
    for _ in range(3):
        for value in (1, 2.5, "a", [1], (1,)):
            assert sandbox.run("v + v", {"v": value}) == value + value
        with pytest.raises(EvaluationError):
            sandbox.run("v + v", {"v": object()})
        with pytest.raises(ExpressionError, match="real"):
            sandbox.run("v.real", {"v": Other("ann")})
        assert sandbox.run("v.real", {"v": 1}) == 1


def test_limits_of_a_copy_are_its_own() -> None:
    sandbox = Sandbox(limits=Limits(nodes=100))
    assert [sandbox.run("1 + 2 + 3 + 4") for _ in range(3)] == [10] * 3
    narrow = sandbox.limited(Limits(nodes=3))
    with pytest.raises(LimitExceeded):
        narrow.run("1 + 2 + 3 + 4")
    assert sandbox.run("1 + 2 + 3 + 4") == 10


@dataclass
class Account:
    """One that can be asked."""

    owner: str

    def name(self) -> str:
        """Its owner."""
        return self.owner


class Other(Account):
    """Another one."""

    def name(self) -> str:
        """Another name."""
        return self.owner.upper()


def test_methods_are_those_of_the_objects_of_each_run() -> None:
    types = [OpenType(Account, methods=["name"]), OpenType(Other, methods=["name"])]
    sandbox = Sandbox(types=types, policy=Policy.PROGRAMS)
    for _ in range(3):
        assert sandbox.run("them[0].name()", {"them": [Account("ann")]}) == "ann"
        assert sandbox.run("them[0].name()", {"them": [Other("ann")]}) == "ANN"


def test_each_execution_has_records_of_its_own() -> None:
    made: list[int] = []

    def note(number: int) -> int:
        """Note a number."""
        made.append(number)
        return number

    manager = ToolManager([note])
    outputs = [manager.execute("note(1) + note(n)", variables={"n": n}) for n in (2, 3, 4)]
    assert [each.output for each in outputs] == [3, 4, 5]
    assert sorted(made) == [1, 1, 1, 2, 3, 4]  # calls beside one another are made in any order
    assert len({call.id for each in outputs for call in each.calls}) <= 2 * len(outputs)
    assert all(a is not b for a in outputs[1].calls for b in outputs[2].calls)
