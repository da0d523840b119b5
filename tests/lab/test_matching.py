"""The rules of comparison, one case each."""

from typing import Any

import pytest

from lightfc.core.definitions import Function
from lightfc.lab.matching import matches


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
