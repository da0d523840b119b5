"""However long or deep a text is, and however small its stack: it ends in a value or in an error of ours."""

import math
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import ExpressionError, LimitExceeded, Limits, Policy, Sandbox, compiled
from lightfc_sandbox.budget import counters

LARGE = Limits(source_chars=10**6, nodes=10**6)


def nested(count: int) -> str:
    return "".join(" " * i + f"def f{i}():\n" for i in range(count)) + " " * count + "pass\n1"


def elifs(count: int) -> str:
    return "if x == 0:\n y = 0\n" + "".join(f"elif x == {i}:\n y = {i}\n" for i in range(1, count)) + "1"


FLAT = {
    "assignments": "a = 1;" * 1990 + "a", "expressions": "1;" * 4900 + "1",
    "in a function": "def g():\n" + " a = 1\n" * 1500 + " return a\ng()",
    "in a loop": "for i in range(2):\n" + " a = 1\n" * 1500 + "a",
    "functions": "".join(f"def f{i}(): pass\n" for i in range(900)) + "1",
    "cases": "match x:\n" + "".join(f" case {i + 10}: y = {i}\n" for i in range(900)) + " case _: y = 1\ny",
}  # fmt: skip

DEEP = {
    "functions": nested(95), "elif": elifs(240), "lambda": "lambda: " * 240 + "x", "not": "not " * 240 + "x",
    "minus": "-" * 240 + "x", "sums": "x" + " + x" * 240, "attributes": "x" + ".real" * 240,
}  # fmt: skip


def in_thread(stack_kib: int, call: Callable[[], Any]) -> Any:
    found: list[Any] = []
    before = threading.stack_size(stack_kib * 1024)
    try:
        thread = threading.Thread(target=lambda: found.append(call()))
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    return found[0]


@pytest.mark.parametrize("text", FLAT.values(), ids=FLAT.keys())
def test_a_long_text_is_not_a_deep_one(text: str) -> None:
    sandbox = Sandbox({"x": 7}, policy=Policy.PROGRAMS, limits=LARGE)
    assert in_thread(256, lambda: sandbox.run(text)) == 1


@pytest.mark.parametrize("stack_kib", [256, 512])
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP.keys())
def test_a_deep_text_is_evaluated_or_refused(text: str, stack_kib: int) -> None:
    sandbox = Sandbox({"x": 7}, policy=Policy.PROGRAMS, limits=Limits(depth=1_000))

    def ended() -> bool:
        try:
            sandbox.check(text)
        except LimitExceeded as error:
            return error.limit == "depth"
        return True

    assert in_thread(stack_kib, ended)


@pytest.mark.parametrize("count", [30, 80, 90])
def test_a_deep_generator_is_run_or_refused(count: int) -> None:
    levels = "".join(" " * i + "with A():\n" for i in range(1, count))
    text = f"class A:\n def __enter__(s): 1\n def __exit__(s, *e): 1\ndef g():\n{levels}{' ' * count}yield 1\nnext(g())"

    def ended() -> Any:
        try:
            return Sandbox({}, policy=Policy.PROGRAMS).run(text)
        except LimitExceeded as error:
            return error.limit

    assert in_thread(256, ended) in {1, "depth", "recursion"}


def entering(count: int) -> str:
    held = ",".join(["L()"] * count)
    return f"from asyncio import Lock as L, Queue, run\nasync def f():\n async with {held}: return 1\nrun(f())"


@pytest.mark.parametrize("stack_kib", [256, 512])
def test_tasks_that_wait_in_many_contexts_are_run_or_refused(stack_kib: int) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS)

    def ended(count: int) -> Any:
        try:
            return sandbox.run(entering(count))
        except LimitExceeded as error:
            return error.limit

    assert in_thread(1024, lambda: ended(5)) == 1
    assert all(
        in_thread(stack_kib, lambda count=count: ended(count)) in {1, "depth", "recursion"}
        for count in (30, 70, 90, 130)
    )


DECORATED = {
    "many": "def d(f): return f\n" + "@d\n" * 8000 + "def g(): return 1\ng()",
    "deep": "d = 1\n@" + "-" * 900 + "d\ndef f(): pass\n1", "deep calls": "@d" + "()" * 300 + "\ndef f(): pass\n1",
    "of a class": "@" + "-" * 900 + "x\nclass C: pass\n1",
    "context managers": "with " + ",".join(["x"] * 2000) + ": pass",
    "loops": "[0 " + "for a in x " * 2000 + "]", "loops of a dict": "{a: 0 " + "for a in x " * 2000 + "}",
}  # fmt: skip
"""What stands side by side, or deep, and is evaluated within one another."""


@pytest.mark.parametrize("text", DECORATED.values(), ids=DECORATED.keys())
def test_what_is_evaluated_within_one_another_is_a_level(text: str) -> None:
    with pytest.raises(LimitExceeded) as caught:
        Sandbox({"x": 7}, policy=Policy.PROGRAMS, limits=LARGE).run(text)
    assert caught.value.limit == "depth"


@pytest.mark.parametrize(
    "text", ["a = zz\na += 1", "for i in zz: i += 1", "from os import x\nx += 1", "a = b.__x__\na += 1"]
)
def test_what_is_doubtful_is_changed_in_place(text: str) -> None:
    with pytest.raises(ExpressionError):
        Sandbox(policy=Policy.PROGRAMS).run(text)


BACK = {
    "map of map": "it = iter([1] * 5)\nfor i in range(10000):\n    it = map(next, [it])\nlist(it)",
    "filter": "it = iter([1] * 5)\nfor i in range(10000):\n    it = filter(None, map(next, [it]))\nlist(it)",
    "sorted": "import functools\ndef c(a, b):\n    return 0 if a <= 0 else sorted([a-1, a-1], "
    "key=functools.cmp_to_key(c))[0]\nc(10000, 10000)",
    "keys": "def k(n):\n    return n if n <= 0 else max([n], key=lambda m: k(m - 1))\nk(10000)",
    "reduce": "import functools\ndef k(n):\n    return functools.reduce(lambda a, b: k(n - 1), [1, 2])\nk(10000)",
}  # fmt: skip


LOOKED_AT = str(counters.__file__).endswith(compiled.ENDING) and sys.version_info < (3, 13)
STACKS_KIB = [512, 1024] if LOOKED_AT else [4096]
"""Else it is CPython that bounds how often its own iterators are inside one another, and from 3.13 on how deep it goes
when they are given up: as often as its own threads bear, however small this one is."""


@pytest.mark.parametrize("stack_kib", STACKS_KIB)
@pytest.mark.parametrize("text", BACK.values(), ids=BACK.keys())
def test_what_calls_back_is_bounded_by_the_stack(text: str, stack_kib: int) -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS)

    def ended() -> bool:
        try:
            sandbox.run(text)
        except LimitExceeded:
            return True
        return False

    assert in_thread(stack_kib, ended)


@pytest.mark.parametrize(
    "text", ["any([1])", "list(map(abs, [1, -1]))", "sum(x for x in [1, 2])", "dict(zip('ab', 'cd'))"]
)
def test_a_bound_that_is_taken_away_is_none(text: str) -> None:
    unbounded = Limits(sequence_items=math.inf)  # type: ignore[arg-type]  # as the documents say
    assert Sandbox(limits=unbounded).run(text) == Sandbox().run(text)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package in which all is compiled."""
    monkeypatch.setattr(compiled, "_HERE", str(tmp_path))
    monkeypatch.setattr(compiled, "_STAMP", str(tmp_path / "stamp"))
    for each in (*compiled.SHARED, *compiled.READING, *compiled.HEADERS):
        path = tmp_path / each
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("source")
    for each in (*compiled.SHARED, *compiled.READING):
        (tmp_path / each).with_suffix(compiled.ENDING).write_text("made")
    compiled.write_stamp(compiled.described(compiled.sources()))
    return tmp_path


def _is_there(package: Path) -> bool:
    return any(package.rglob(f"*{compiled.ENDING}"))


def test_what_is_up_to_date_stays(package: Path) -> None:
    compiled.remove_stale()
    assert _is_there(package)


@pytest.mark.parametrize("change", ["newer", "older", "partial", "unfinished"])
def test_what_does_not_fit_its_sources_is_removed(package: Path, change: str) -> None:
    source = package / compiled.READING[0]
    if change == "partial":
        source.with_suffix(compiled.ENDING).unlink()
    elif change == "unfinished":
        compiled.remove_stamp()
    else:
        source.write_text("another source")
        if change == "older":
            os.utime(source, (1, 1))
    compiled.remove_stale()
    assert not _is_there(package)
