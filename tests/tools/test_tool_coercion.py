"""What a model commonly writes wrongly is taken for what it means, and told; strict tools refuse it."""

import datetime as dt
import enum
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt
import pytest
from pydantic import BaseModel

from lightfc import FunctionTool, OneOrMany, ToolManager
from tests.support.shapes import Color, Point


class City(BaseModel):
    name: str
    tags: list[str] = []


class Pair(NamedTuple):
    a: int
    b: int


class Level(enum.IntEnum):
    LOW = 1


class Options(TypedDict):
    depth: int


def taking(annotation: Any, **options: Any) -> ToolManager:
    def take(value):  # type: ignore[no-untyped-def]
        return value

    take.__annotations__["value"] = annotation
    return ToolManager([FunctionTool(take, **options)], {"Point": Point, "Level": Level})


@pytest.mark.parametrize(
    ("annotation", "text", "value", "told"),
    [
        (int, "take('1')", 1, ["value: '1' taken as 1"]),
        (int, "take(value='1')", 1, ["value: '1' taken as 1"]),
        (int, "take(2.0)", 2, ["value: 2.0 taken as 2"]),
        (float, "take(1)", 1.0, ["value: 1 taken as 1.0"]),
        (bool, "take('true')", True, ["value: 'true' taken as True"]),
        (str, "take('1')", "1", []),
        (int, "take(1)", 1, []),
        (list[int], "take([1, '2'])", [1, 2], ["value[1]: '2' taken as 2"]),
        (list[int], "take('[1, 2]')", [1, 2], ["value: '[1, 2]' taken as [1, 2]"]),
        (dict[str, int], """take('{"a": 1}')""", {"a": 1}, ["""value: '{"a": 1}' taken as {'a': 1}"""]),
        (dict[str, int], "take({'a': '1'})", {"a": 1}, ["value['a']: '1' taken as 1"]),
        (Options, """take('{"depth": "2"}')""", {"depth": 2}, ["""value: '{"depth": "2"}' taken as {'depth': 2}"""]),
        (Options, "take(Options(depth='2'))", {"depth": 2}, ["value['depth']: '2' taken as 2"]),
        (Point, """take('{"x": 1, "y": 2}')""", Point(1, 2), None),
        (Point, "take({'x': 1, 'y': 2})", Point(1, 2),
         ["value: {'x': 1, 'y': 2} taken as an object of type Point"]),
        (Point | None, """take('{"x": 1, "y": 2}')""", Point(1, 2), None),
        (City, """take('{"name": "Oslo"}')""", City(name="Oslo"), None),
        (Pair, "take('[1, 2]')", Pair(1, 2), None),
        (tuple[int, ...], "take([1, 2])", (1, 2), ["value: [1, 2] taken as (1, 2)"]),
        (Color, "take('red')", Color.RED, ["value: 'red' taken as Color.RED"]),
        (dt.date, "take('2024-01-31')", dt.date(2024, 1, 31), None),
        (str | list[int], "take('[1]')", "[1]", []),
        (Any, "take('[1]')", "[1]", []),
        (Annotated[list[str], OneOrMany()], "take('a')", ["a"], ["value: 'a' taken as ['a']"]),
        (Annotated[list[str], OneOrMany()], "take(['a'])", ["a"], []),
        (Annotated[list[str], OneOrMany()], """take('["a", "b"]')""", ["a", "b"], None),
        (Annotated[list[int], OneOrMany()] | None, "take(None)", None, []),
        (Annotated[list[Point], OneOrMany()], "take({'x': 1, 'y': 2})", [Point(1, 2)], None),
    ],
)  # fmt: skip
def test_a_lax_tool_takes_what_is_meant_and_tells(
    annotation: Any, text: str, value: Any, told: list[str] | None
) -> None:
    record = taking(annotation).execute(f"[{text}]").calls[0]
    assert record.error is None
    assert record.output == value
    assert type(record.output) is type(value)
    assert told is None or [str(each) for each in record.coercions] == told
    assert record.to_dict()["coercions"] == [str(each) for each in record.coercions]


def test_an_array_may_be_written_as_json() -> None:
    output = taking(npt.NDArray[np.float64]).execute("take('[[1, 2], [3, 4]]')")
    assert output.output.tolist() == [[1, 2], [3, 4]]


def test_a_text_that_is_no_json_is_told_as_it_is() -> None:
    for text in ("[1, 2", "a", "[" * 40_000):
        error = taking(list[int]).execute(f"take({text!r})").error
        assert error is not None
        assert "value: expected list[int], got '" in error.message


@pytest.mark.parametrize(
    ("annotation", "text"),
    [
        (int, "take('1')"), (int, "take(True)"), (int, "take(2.0)"), (float, "take('1')"), (bool, "take(1)"),
        (bool, "take('true')"), (list[int], "take(['1'])"), (list[int], "take('[1]')"), (bytes, "take('a')"),
        (Point, "take({'x': '1', 'y': 2})"), (dict[str, int], "take('{}')"), (int | None, "take('1')"),
        (str, "take(b'a')"), (dict[str, int], "take({b'a': 1})"), (Level, "take('1')"), (Level, "take(b'1')"),
        (Level, "take(True)"), (Level, "take(1.0)"), (list[Level], "take([1.0])"), (Literal[1, "a"], "take(True)"),
        (Literal[True, 2], "take(1)"),
    ],
)  # fmt: skip
def test_a_strict_tool_refuses_it(annotation: Any, text: str) -> None:
    error = taking(annotation, strict=True).execute(text).error
    assert error is not None
    assert error.kind == "argument"
    assert "value" in error.message


@pytest.mark.parametrize(
    ("annotation", "text", "value"),
    [
        (float, "take(1)", 1.0),
        (Point, "take({'x': 1, 'y': 2})", Point(1, 2)),
        (Point, "take(Point(1, 2))", Point(1, 2)),
        (dt.date, "take('2024-01-31')", dt.date(2024, 1, 31)),
        (Color, "take('red')", Color.RED),
        (Level, "take(1)", Level.LOW),
        (Level, "take(Level.LOW)", Level.LOW),
        (tuple[int, int], "take([1, 2])", (1, 2)),
        (Literal[1, True], "take(True)", True),
        (dict[str, list[int]], "take({'a': [1]})", {"a": [1]}),
    ],
)
def test_a_strict_tool_takes_what_cannot_be_written_otherwise(annotation: Any, text: str, value: Any) -> None:
    assert taking(annotation, strict=True).execute(text).output == value


def test_positional_and_surplus_arguments_are_told_by_their_names() -> None:
    def take(a: int, /, b: int, *rest: int, c: int = 0, **more: int) -> int:
        return a

    record = ToolManager([take]).execute("take('1', '2', '3', c='4', d='5')").calls[0]
    assert [str(each) for each in record.coercions] == [
        "argument 1: '1' taken as 1", "argument 2: '2' taken as 2", "argument 3: '3' taken as 3",
        "c: '4' taken as 4", "d: '5' taken as 5",
    ]  # fmt: skip


def test_what_a_tool_does_to_its_arguments_is_no_coercion() -> None:
    def empty(values: list[int], more: list[int]) -> int:
        values.sort()
        more.clear()
        return 0

    assert ToolManager([empty]).execute("empty([3, 1], [2])").calls[0].coercions == ()
