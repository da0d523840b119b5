"""The rules of comparison, one case each."""

import asyncio
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lightfc import tool
from lightfc.core.definitions import Function
from lightfc.core.errors import LabError
from lightfc.lab.cases import Case
from lightfc.lab.checks import CHECKS, Check, Execution, Fault, check_named
from lightfc.lab.verdicts import judge


def matches(calls: list[Function], expected: Any, functions: list[Any], check: str = "bfcl") -> bool:
    return not CHECKS[check](calls, Case("c", (), tuple(functions), expected))


def schema(kind: str, items: str = "") -> dict[str, Any]:
    return {"type": kind, **({"items": {"type": items}} if items else {})}


def right(value: Any, accepted: list[Any], kind: dict[str, Any]) -> bool:
    functions = [{"name": "f", "parameters": {"properties": {"a": kind}, "required": []}}]
    return matches([Function("f", (), {"a": value})], [{"f": {"a": accepted}}], functions)


@pytest.mark.parametrize(
    ("value", "accepted", "kind", "expected"),
    [
        ("New York, N.Y.", ["new york NY"], schema("string"), True),
        ("it's", ['it"s'], schema("string"), True),
        ("Paris", ["London"], schema("string"), False),
        (5, [5.0], schema("float"), True),
        (5.0, [5], schema("integer"), False),
        (True, [1], schema("integer"), False),
        (True, [True], schema("boolean"), True),
        (None, ["", None], schema("integer"), True),
        ("dontcare", ["dontcare"], schema("integer"), True),
        ([1, 2], [[1, 2]], schema("array", "integer"), True),
        ((1, 2), [[1, 2]], schema("tuple", "integer"), True),
        ([2, 1], [[1, 2]], schema("array", "integer"), False),
        (["A b"], [["ab"]], schema("array", "string"), True),
        ([1, "a"], [[1, 2]], schema("array", "integer"), False),
        ([], ["", [1]], schema("array", "integer"), True),
        ({"x": "A"}, [{"x": ["a"], "y": [""]}], schema("dict"), True),
        ({"x": "A", "z": 1}, [{"x": ["a"]}], schema("dict"), False),
        ({}, [{"x": ["a"]}], schema("dict"), False),
        ([{"x": 1}], [[{"x": [1]}]], schema("array", "dict"), True),
        ([{"x": 2}], [[{"x": [1]}]], schema("array", "dict"), False),
    ],
)
def test_values(value: Any, accepted: list[Any], kind: dict[str, Any], expected: bool) -> None:
    assert right(value, accepted, kind) is expected


F = {"name": "f", "parameters": {"properties": {"a": schema("integer"), "b": schema("integer")}, "required": ["a"]}}
G = {"name": "g", "parameters": {"properties": {}, "required": []}}


@pytest.mark.parametrize(
    ("calls", "accepted", "expected"),
    [
        ([Function("f", (1, 2))], [{"f": {"a": [1], "b": [2]}}], True),
        ([Function("f", (1, 2, 3))], [{"f": {"a": [1], "b": [2]}}], False),
        ([Function("f", (1,), {"a": 1})], [{"f": {"a": [1], "b": [""]}}], False),
        ([Function("f", (), {"a": 1})], [{"f": {"a": [1], "b": ["", 2]}}], True),
        ([Function("f", (), {"a": 1})], [{"f": {"a": [1], "b": [2]}}], False),
        ([Function("f", (), {"b": 1})], [{"f": {"a": ["", 1], "b": [1]}}], False),
        ([Function("f", (), {"a": 1, "b": 2})], [{"f": {"a": [1]}}], False),
        ([Function("f", (), {"a": 1, "c": 2})], [{"f": {"a": [1], "c": [2]}}], False),
        ([Function("g")], [{"f": {"a": [1]}}], False),
        ([Function("g"), Function("f", (1,))], [{"f": {"a": [1], "b": [""]}}, {"g": {}}], True),
        ([Function("g"), Function("g")], [{"g": {}}], False),
        ([], [{"g": {}}], False),
        (
            [Function("f", (1,)), Function("f", (1,))],
            [{"f": {"a": [1], "b": [""]}}, {"f": {"a": [2], "b": [""]}}],
            False,
        ),
    ],
)
def test_calls(calls: list[Function], accepted: Any, expected: bool) -> None:
    assert matches(calls, accepted, [F, G]) is expected


def test_with_one_function_an_answer_may_leave_its_namespace_out() -> None:
    named = {**G, "name": "space.g"}
    assert matches([Function("space.g")], [{"g": {}}], [named])
    assert not matches([Function("g")], [{"g": {}}], [named])


def call(name: str, **arguments: Any) -> Function:
    return Function(name, (), arguments)


A = {"f": {"a": [1], "b": ["", 5]}}
A_OR_B = {"f": {"a": [1, 2], "b": [""]}}


@pytest.mark.parametrize(
    ("check", "calls", "expected", "right"),
    [
        ("exact", [call("f", a=1)], [A], True),
        ("exact", [call("f", a=1.0)], [A], True),
        ("exact", [call("f", a=True)], [A], False),
        ("exact", [call("f", a="1")], [A], False),
        ("exact", [call("g"), call("f", a=1)], [{"g": {}}, A], True),
        ("exact", [call("f", a=1), call("g")], [{"g": {}}, A], False),
        ("any order", [call("f", a=1), call("g")], [{"g": {}}, A], True),
        # The first could be taken for either of both; the leaderboard takes it for the first that is listed.
        ("any order", [call("f", a=1), call("f", a=2)], [A_OR_B, {"f": {"a": [1], "b": [""]}}], True),
        ("bfcl", [call("f", a=1), call("f", a=2)], [A_OR_B, {"f": {"a": [1], "b": [""]}}], False),
    ],
)
def test_checks_differ_in_order_and_in_what_is_the_same(check: str, calls: Any, expected: Any, right: bool) -> None:
    assert matches(calls, expected, [F, G], check) is right


@pytest.mark.parametrize(
    ("given", "accepted", "right"),
    [
        ("Oslo", ["Oslo"], True),
        ("oslo", ["Oslo"], False),
        ({"x": "a"}, [{"x": ["a"], "y": [""]}], True),
        ({"x": "A"}, [{"x": ["a"]}], False),
        ([{"x": 1}, {"x": 2}], [[{"x": [1]}, {"x": [2, 3]}]], True),
        ((1, 2), [[1, 2]], True),
        ([1], [[1, 2]], False),
        (None, [None], True),
    ],
)
def test_exact_values(given: Any, accepted: list[Any], right: bool) -> None:
    functions = [{"name": "f", "parameters": {"properties": {"a": {}}, "required": []}}] * 1
    assert matches([call("f", a=given)], [{"f": {"a": accepted}}], functions, "exact") is right


@pytest.mark.parametrize(
    ("calls", "faults"),
    [
        ([], [Fault("missing call", "f"), Fault("missing call", "g")]),
        ([call("f", a=1), call("g"), call("h", c=1)], [Fault("extra call", "h", got={"c": 1})]),
        ([call("f", a=7), call("g")], [Fault("value", "f", "a", [1], 7)]),
        ([call("f", b=5), call("g")], [Fault("missing", "f", "a", [1])]),
        ([call("f", a=1, c=3), call("g")], [Fault("unexpected", "f", "c", got=3)]),
        ([call("f", a=1, b=6), call("g")], [Fault("value", "f", "b", ["", 5], 6)]),
    ],
)
@pytest.mark.parametrize("check", ["bfcl", "any order"])
def test_what_is_wrong_is_named(check: str, calls: list[Function], faults: list[Fault]) -> None:
    assert list(CHECKS[check](calls, Case("c", (), (F, G), [A, {"g": {}}]))) == faults


class Counter:
    """Tools with a state."""

    def __init__(self) -> None:
        self.total = 0

    @tool
    def add(self, n: int) -> int:
        """Add."""
        self.total += n
        return self.total


@pytest.mark.parametrize(
    ("numbers", "kinds"),
    [
        ((1, 2), []),
        ((2, 1), ["result"]),
        ((3,), ["missing call"]),
        ((1, 2, 3), ["extra call", "result"]),
    ],
)
def test_execution_compares_results_and_state(numbers: tuple[int, ...], kinds: list[str]) -> None:
    expected = [{"counter.add": {"n": [1]}}, {"counter.add": {"n": [2]}}]
    faults = Execution(Counter)([call("counter.add", n=n) for n in numbers], Case("c", (), (), expected))
    assert [fault.kind for fault in faults] == kinds


def test_execution_judges_where_an_event_loop_runs_already() -> None:
    expected = Case("c", (), (), [{"counter.add": {"n": [1]}}])

    async def inside() -> object:
        return Execution(Counter)([call("counter.add", n=1)], expected)

    assert asyncio.run(inside()) == []


def test_a_call_that_fails_is_not_taken_for_its_result() -> None:
    (fault,) = Execution(lambda: [Counter().add])([call("add", n="x")], Case("c", (), (), [{"add": {"n": [1]}}]))
    assert fault.kind == "result"
    assert str(fault.got).startswith("failed: ")


def test_an_expected_call_that_fails_is_told_and_judges_nothing() -> None:
    with pytest.raises(LabError, match="case c: an expected call fails: "):
        Execution(Counter)([call("counter.add", n=1)], Case("c", (), (), [{"counter.subtract": {"n": [1]}}]))


def test_a_function_of_ones_own_is_a_check(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("def even(calls, case):\n    return len(calls) % 2 == 0\ndef bad(calls, case):\n    return 1 / 0\n")
    even: Check = check_named(f"{path}:even")
    assert not even([], Case("c", ()))
    assert [fault.kind for fault in even([call("f")], Case("c", ()))] == ["result"]
    with pytest.raises(LabError, match="fails for case c: ZeroDivisionError"):
        check_named(f"{path}:bad")([], Case("c", ()))


@pytest.mark.parametrize(
    ("name", "message"),
    [("bfcll", "use bfcl, exact, any order"), ("nowhere.py:f", "cannot be loaded: FileNotFoundError")],
)
def test_a_check_that_is_not_there(name: str, message: str) -> None:
    with pytest.raises(LabError, match=message):
        check_named(name)


def raising(calls: Any, case: Any) -> Any:
    yield Fault("result", "f")
    raise KeyError("oops")


BAD: dict[str, Any] = {
    "KeyError: 'oops'": raising,
    "TypeError: 'numpy.bool_?' object is not iterable": lambda calls, case: np.bool_(True),
    "it must give a bool, a list of Fault or None, not 'n'": lambda calls, case: "no",
    "it must give a bool, a list of Fault or None, not 1": lambda calls, case: [Fault("result", ""), 1],
    "TypeError: ": lambda calls: True,
}


@pytest.mark.parametrize("message", BAD)
def test_a_check_of_ones_own_that_fails_is_named_with_its_case(message: str) -> None:
    case = Case("c", (), expected=())
    with pytest.raises(LabError, match=rf"^the check '.*' fails for case c: {message}"):
        judge("no", case, "expression", check=BAD[message])
    assert judge("no", case, "expression", check=lambda calls, case: True).faults == ()
