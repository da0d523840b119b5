"""Four levels of values: plain ones, JSON containers, data classes, and variables of the host; as argument and result.

Each is written in a text, by position and by keyword, arrives in the declared type, and comes back as it was given.
"""

import asyncio
import datetime as dt
import decimal
import enum
import pathlib
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt
import pytest
from pydantic import BaseModel, Field

from lightfc import ToolManager


class Color(enum.Enum):
    RED = "red"


class Level(enum.IntEnum):
    LOW = 1


@dataclass
class Point:
    x: int
    y: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    start: Point
    points: list[Point] = field(default_factory=list)


class Pair(NamedTuple):
    a: int
    b: str = "b"


class Options(TypedDict, total=False):
    depth: int


class Cat(BaseModel):
    kind: Literal["cat"]
    lives: int = 9


class Dog(BaseModel):
    kind: Literal["dog"]
    name: str


Pet = Annotated[Cat | Dog, Field(discriminator="kind")]


class Engine:
    """A type of the host: passed by reference, never looked into."""


ENGINE, ARRAY, POINT, TABLE = Engine(), np.arange(3), Point(5, 6), {"k": [1]}
CONTEXT = {"engine": ENGINE, "array": ARRAY, "point": POINT, "table": TABLE, "number": 7}
ID = uuid.UUID(int=5)

CASES: list[tuple[str, Any, str, Any]] = [
    # plain values
    ("int", int, "3", 3),
    ("float", float, "2.5", 2.5),
    ("bool", bool, "True", True),
    ("str", str, "'a'", "a"),
    ("bytes", bytes, "b'a'", b"a"),
    ("None", None, "None", None),
    ("optional", int | None, "None", None),
    ("union", int | list[str], "['a']", ["a"]),
    ("literal", Literal["a", 1], "1", 1),
    ("enum by value", Color, "'red'", Color.RED),
    ("enum by name", Color, "Color.RED", Color.RED),
    ("int enum", Level, "1", Level.LOW),
    ("constrained", Annotated[int, Field(ge=0)], "3", 3),
    ("datetime", dt.datetime, "'2024-01-31T10:00:00'", dt.datetime(2024, 1, 31, 10)),
    ("date", dt.date, "'2024-01-31'", dt.date(2024, 1, 31)),
    ("time", dt.time, "'10:30'", dt.time(10, 30)),
    ("timedelta", dt.timedelta, "'PT90S'", dt.timedelta(seconds=90)),
    ("decimal", decimal.Decimal, "'1.10'", decimal.Decimal("1.10")),
    ("uuid", uuid.UUID, f"'{ID}'", ID),
    ("path", pathlib.Path, "'a/b'", pathlib.Path("a/b")),
    # JSON containers
    ("list", list[int], "[1, '2']", [1, 2]),
    ("dict", dict[str, list[float]], "{'a': [1]}", {"a": [1.0]}),
    ("nested", dict[str, dict[str, list[int]]], "{'a': {'b': [1]}}", {"a": {"b": [1]}}),
    ("tuple", tuple[int, str], "[1, 'a']", (1, "a")),
    ("set", set[int], "[1, 1]", {1}),
    ("frozenset", frozenset[str], "{'a'}", frozenset({"a"})),
    ("typed dict", Options, "{'depth': '2'}", {"depth": 2}),
    ("array", npt.NDArray[np.float64], "[[1, 2]]", np.array([[1.0, 2.0]])),
    # data classes
    ("dataclass from a dict", Point, "{'x': 1}", Point(1)),
    ("dataclass", Point, "Point(1, y=2)", Point(1, 2)),
    ("nested dataclass", Line, "{'start': {'x': 1}, 'points': [{'x': 2}]}", Line(Point(1), [Point(2)])),
    ("nested constructors", Line, "Line(Point(1), [Point(2)])", Line(Point(1), [Point(2)])),
    ("list of dataclasses", list[Point], "[Point(1), {'x': 2}]", [Point(1), Point(2)]),
    ("named tuple", Pair, "Pair(1, 'z')", Pair(1, "z")),
    ("named tuple from a list", Pair, "[1]", Pair(1)),
    ("model", Cat, "{'kind': 'cat'}", Cat(kind="cat")),
    ("discriminated union", Pet, "{'kind': 'dog', 'name': 'Rex'}", Dog(kind="dog", name="Rex")),
    # variables
    ("number", int, "number", 7),
    ("host type", Engine, "engine", ENGINE),
    ("host type in a list", list[Engine], "[engine]", [ENGINE]),
    ("array by reference", np.ndarray, "array", ARRAY),
    ("dataclass by reference", Point, "point", POINT),
    ("part of a variable", list[int], "table['k']", [1]),
    ("anything", Any, "engine", ENGINE),
]


def taking(annotation: Any) -> Callable[..., Any]:
    def take(value):  # type: ignore[no-untyped-def]
        return value

    take.__annotations__ |= {"value": annotation, "return": annotation}
    return take


@pytest.mark.parametrize("written", ["take({})", "take(value={})", "take(take({}))", "take(value=take(value={}))"])
@pytest.mark.parametrize(("annotation", "text", "value"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_value_arrives_in_its_type_and_comes_back(written: str, annotation: Any, text: str, value: Any) -> None:
    manager = ToolManager([taking(annotation)], CONTEXT)
    text = written.format(text)
    assert manager.preflight(text).calls
    for output in (manager.execute(text), asyncio.run(manager.aexecute(text))):
        assert output.error is None
        assert type(output.output) is type(value)
        np.testing.assert_equal(output.output, value)


@pytest.mark.parametrize(("text", "value"), [("engine", ENGINE), ("array", ARRAY), ("point", POINT)])
def test_a_variable_is_passed_without_a_copy(text: str, value: Any) -> None:
    manager = ToolManager([taking(type(value))], CONTEXT)
    assert manager.execute(f"take({text})").output is value
    assert manager.execute(f"take(value=take({text}))").calls[1].output is value
