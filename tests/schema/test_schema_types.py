from collections import abc, deque
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Annotated, Any, Literal
from uuid import UUID

import numpy as np
import numpy.typing as npt
import pytest
from jsonschema import Draft202012Validator
from pydantic import Field

from lightfc.core.errors import ArgumentError
from lightfc.schema.type_tree import type_name
from tests.support.shapes import HOST, POINT, City, Color, Host, Options, Pair, Point, Segment, taking


@dataclass
class Blob:
    data: bytearray


@dataclass
class Measured:
    blobs: list[Blob]


VALID: list[tuple[Any, Any, Any]] = [
    (int, "3", 3),
    (float, 2, 2.0),
    (str, "a", "a"),
    (bool, True, True),
    (list[int], ["1", 2], [1, 2]),
    (dict[str, float], {"a": 1}, {"a": 1.0}),
    (tuple[int, str], [1, "a"], (1, "a")),
    (set[int], [1, 1], {1}),
    (frozenset[int], [1], frozenset({1})),
    (int | None, None, None),
    (int | str, "a", "a"),
    (Literal["a", "b"], "b", "b"),
    (Color, "red", Color.RED),
    (Color, Color.BLUE, Color.BLUE),
    (date, "2024-01-31", date(2024, 1, 31)),
    (timedelta, "PT1M", timedelta(minutes=1)),
    (Decimal, "1.10", Decimal("1.10")),
    (UUID, "12345678-1234-5678-1234-567812345678", UUID("12345678-1234-5678-1234-567812345678")),
    (bytes, "ab", b"ab"),
    (Point, {"x": 1, "y": "2"}, POINT),
    (Segment, {"start": {"x": 1, "y": 2}}, Segment(POINT)),
    (Pair, [1], Pair(1)),
    (Pair, {"first": 1, "second": "z"}, Pair(1, "z")),
    (Options, {"depth": "1", "origin": {"x": 1, "y": 2}}, {"depth": 1, "origin": POINT}),
    (City, {"name": "Bern"}, City(name="Bern")),
    (Annotated[int, Field(gt=0)], 1, 1),
    (Host, HOST, HOST),
    (Any, HOST, HOST),
    (npt.NDArray[np.int64], [[1, 2], [3, 4]], np.array([[1, 2], [3, 4]])),
    (npt.NDArray[np.float32], [1, 2], np.array([1, 2], dtype=np.float32)),
    (np.ndarray, [[1.5]], np.array([[1.5]])),
    (np.ndarray[tuple[Literal[2], int], np.dtype[np.float64]], [[1], [2]], np.array([[1.0], [2.0]])),
    (np.ndarray[tuple[int], np.dtype[np.int64]], [], np.array([], dtype=np.int64)),
    (np.ndarray[tuple[int, ...], np.dtype[np.int64]], [[1]], np.array([[1]])),
    (np.float64, 2, np.float64(2.0)),
    (np.int8, 100, np.int8(100)),
    (np.floating, 2.5, np.float64(2.5)),
    (np.integer, np.int16(3), np.int16(3)),
    (np.bool_, True, np.True_),
    (list[np.float32], [1, 2.5], [np.float32(1), np.float32(2.5)]),
    (list[npt.NDArray[np.float64]], [[1], [2, 3]], [np.array([1.0]), np.array([2.0, 3.0])]),
    (npt.NDArray[np.datetime64], ["2024-01-31"], np.array(["2024-01-31"], dtype="datetime64[D]")),
    (np.datetime64, "2024-01-31", np.datetime64("2024-01-31")),
    (npt.NDArray[np.str_], ["a"], np.array(["a"])),
    (npt.NDArray[np.float16], [1.5, float("inf")], np.array([1.5, np.inf], dtype=np.float16)),
    (npt.NDArray[np.object_], [1, "a"], np.array([1, "a"], dtype=object)),
    (npt.ArrayLike, 1, 1),
    (npt.ArrayLike | None, [1], [1]),
    (bytearray, b"ab", bytearray(b"ab")),
    (bytearray, "ab", bytearray(b"ab")),
    (memoryview, b"ab", memoryview(b"ab")),
    (Blob, {"data": b"ab"}, Blob(bytearray(b"ab"))),
    (Measured, {"blobs": [{"data": "ab"}]}, Measured([Blob(bytearray(b"ab"))])),
    (abc.Sequence[int], "[1, 2]", [1, 2]),
    (abc.Mapping[str, int], '{"a": 1}', {"a": 1}),
    (deque[int], "[1]", deque([1])),
    (abc.Collection[int], ["1"], [1]),
    (any, HOST, HOST),
]

INVALID: list[tuple[Any, Any, str]] = [
    (int, "a", "value: expected int, got 'a'"),
    (int, 1.5, "value: expected int, got 1.5"),
    (str, 1, "value: expected str, got 1"),
    (int, None, "value: expected int, got None"),
    (int, HOST, "value: expected int, got an object of type Host"),
    (str, 2**4000, "value: expected str, got an int of 4001 bits"),
    (int, "a" * 500, f"value: expected int, got '{'a' * 78}…"),
    (list[int], [1, "a"], "value[1]: expected int, got 'a'"),
    (abc.Collection[int], ["a"], "value[0]: expected int, got 'a'"),
    (abc.Collection[str], "ab", "value: expected Collection[str], got 'ab'"),
    (bytearray, 1, "value: expected bytearray, got 1"),
    (np.ndarray, [1, "a"], "value: expected np.ndarray, got [1, 'a'] (not every element is a number)"),
    (npt.NDArray[np.datetime64], ["a"],
     "value: expected NDArray[np.datetime64], got ['a'] (not every element is a date in ISO format)"),
    (dict[str, int], {"k": []}, "value['k']: expected int, got []"),
    (tuple[int, str], [1], "value[1]: missing, expected str"),
    (int | str | None, [HOST], "value: expected int | str | None, got [an object of type Host]"),
    (list[int] | str, ["a"], "value: expected list[int] | str, got ['a']"),
    (Literal["celsius", "fahrenheit"], "k", "value: expected Literal['celsius', 'fahrenheit'], got 'k'"),
    (Color, "green", "value: expected Color, got 'green' ('red' or 'blue')"),
    (date, "tomorrow",
     "value: expected date, got 'tomorrow' (input is too short; write it as in '2026-01-31')"),
    (Point, 7, "value: expected Point, got 7"),
    (list[Point], [POINT, {"x": "q", "y": 1}], "value[1].x: expected int, got 'q'"),
    (Segment, {"start": {"x": 1}}, "value.start.y: missing, expected int"),
    (Point | None, {"x": 1, "y": "a"}, "value.y: expected int, got 'a'"),
    (Options, {"depth": 1, "origin": {"x": None, "y": 1}}, "value.origin.x: expected int, got None"),
    (Options, {"depth": 1, "deep": 2}, "value: unexpected 'deep' (did you mean 'depth'?)"),
    (Pair, ["a"], "value[0]: expected int, got 'a'"),
    (City, {"name": "B", "people": -1}, "value.people: should be greater than or equal to 0, got -1"),
    (Host, 1, "value: expected Host, got 1"),
    (np.ndarray, 1, "value: expected np.ndarray, got 1 (neither an array nor a list)"),
    (np.ndarray, [[1], [2, 3]], "value: expected np.ndarray, got [[1], [2, 3]] (rows differ in length or depth)"),
    (npt.NDArray[np.int8], [300], "value: expected NDArray[np.int8], got [300] (not every element is a value of int8)"),
    (np.ndarray[tuple[Literal[2], int], np.dtype[np.float64]], [[1], [2], [3]],
     ("value: expected np.ndarray[tuple[Literal[2], int], np.dtype[np.float64]], got [[1], [2], [3]] "
      "(its shape is (3, 1))")),
    (np.ndarray[tuple[int, int], np.dtype[Any]], np.zeros(3),
     ("value: expected np.ndarray[tuple[int, int], np.dtype[Any]], got an array of shape (3,) and dtype float64 "
      "(its shape is (3,))")),
    (npt.NDArray[np.float16], [70000, 1],
     "value: expected NDArray[np.float16], got [70000, 1] (not every element is a value of float16)"),
    (npt.NDArray[np.complex64], [1e300j],
     "value: expected NDArray[np.complex64], got [1e+300j] (not every element is a value of complex64)"),
    (np.float32, 1e39, "value: expected np.float32, got 1e+39 (it is not a value of float32)"),
    (np.int8, 300, "value: expected np.int8, got 300 (it is not a value of int8)"),
    (np.int64, 2.5, "value: expected np.int64, got 2.5 (it is not a value of int64)"),
    (np.float64, "a", "value: expected np.float64, got 'a' (elements are str)"),
    (np.float64, [1], "value: expected np.float64, got [1] (it is not a number)"),
    (npt.NDArray[np.float64], ["a"], "value: expected NDArray[np.float64], got ['a'] (elements are str)"),
]  # fmt: skip


@pytest.mark.parametrize(("annotation", "value", "expected"), VALID, ids=[type_name(c[0]) for c in VALID])
def test_a_valid_value_arrives_in_the_declared_type(annotation: Any, value: Any, expected: Any) -> None:
    args, kwargs = taking(annotation).bind((value,), {})
    assert args == ()
    assert type(kwargs["value"]) is type(expected)
    np.testing.assert_equal(kwargs["value"], expected)
    if isinstance(expected, np.ndarray):
        assert kwargs["value"].dtype == expected.dtype


@pytest.mark.parametrize(("annotation", "value", "problem"), INVALID, ids=[c[2][:40] for c in INVALID])
def test_an_invalid_value_is_named_with_what_was_expected(annotation: Any, value: Any, problem: str) -> None:
    with pytest.raises(ArgumentError) as caught:
        taking(annotation).bind((value,), {})
    assert caught.value.problems == [problem]
    assert caught.value.tool == "tool"


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (Point, POINT),
        (np.ndarray, np.zeros(2)),
        (npt.NDArray[np.floating[Any]], np.zeros(2, dtype=np.float32)),
        (City, City(name="Bern")),
        (Any, []),
    ],
)
def test_what_fits_already_passes_by_identity(annotation: Any, value: Any) -> None:
    assert taking(annotation).bind((value,), {})[1]["value"] is value


@pytest.mark.parametrize("annotation", [case[0] for case in VALID], ids=type_name)
def test_every_type_has_a_valid_schema_without_titles(annotation: Any) -> None:
    schema = taking(annotation).definition().parameters
    Draft202012Validator.check_schema(schema)
    assert "title" not in str(schema)


def test_the_schema_of_an_array_tells_its_shape() -> None:
    annotation = np.ndarray[tuple[Literal[2], int], np.dtype[np.float64]]
    assert taking(annotation).definition().parameters["properties"]["value"] == {
        "type": "array",
        "items": {"type": "array", "items": {"type": "number"}},
        "minItems": 2,
        "maxItems": 2,
    }


@pytest.mark.parametrize("text", ["[1]", '{"a": 1}', "plain"])
def test_a_scalar_of_text_takes_any_text_as_it_is(text: str) -> None:
    _, kwargs = taking(np.str_).bind((text,), {})
    assert kwargs == {"value": np.str_(text)}
