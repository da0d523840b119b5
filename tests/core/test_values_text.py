"""Values as text for a model."""

import dataclasses
import datetime
import enum
import json
from decimal import Decimal
from pathlib import PurePosixPath
from typing import Any, NamedTuple

import numpy as np
import pytest
from pydantic import BaseModel

from lightfc.core.values import rendered, to_json


class Color(enum.Enum):
    RED = 1


@dataclasses.dataclass
class Point:
    x: int
    y: Any = None
    secret: str = dataclasses.field(default="s", repr=False)


class Pair(NamedTuple):
    a: int
    b: str


class City(BaseModel):
    name: str


class Host:
    def __repr__(self) -> str:
        raise RuntimeError("never asked")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ('it\'s\n"so"', 'it\'s\n"so"'),
        (["it's"], '["it\'s"]'),
        (None, "None"),
        (True, "True"),
        (28, "28"),
        (1.5, "1.5"),
        (float("-inf"), "float('-inf')"),
        ((1,), "(1,)"),
        ((), "()"),
        ({1: [2.0, None]}, "{1: [2.0, None]}"),
        (set(), "set()"),
        ({1}, "{1}"),
        (frozenset({1}), "frozenset({1})"),
        (datetime.date(2024, 1, 2), "datetime.date(2024, 1, 2)"),
        (Decimal("1.10"), "Decimal('1.10')"),
        (PurePosixPath("/a"), "'/a'"),
        (Color.RED, "Color.RED"),
        (Point(1, Point(2)), "Point(x=1, y=Point(x=2, y=None))"),
        (Pair(1, "b"), "Pair(a=1, b='b')"),
        (City(name="Oslo"), "City(name='Oslo')"),
        (np.float64(1.5), "1.5"),
        (np.array([[1, 2], [3, 4]]), "np.array([[1, 2], [3, 4]])"),
        (b"\xff", "b'\\xff'"),
    ],
    ids=repr,
)
def test_a_value_is_written_as_the_python_that_gives_it(value: Any, text: str) -> None:
    assert rendered(value, 1000) == (text, True)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Host(), "<Host>"),
        ([1, Host()], "[1, <Host>]"),
        (np.zeros(20_000), "<ndarray of float64, shape (20000,)>"),
        (np.array([Host()]), "<ndarray of object, shape (1,)>"),
        (len, "<builtin_function_or_method>"),
    ],
    ids=["object", "in a list", "large array", "array of objects", "function"],
)
def test_what_cannot_be_written_is_told_by_its_type(value: Any, text: str) -> None:
    assert rendered(value, 1000) == (text, False)


def test_long_values_are_cut_and_say_how_long_they_are() -> None:
    assert rendered("a" * 50, 10) == ("aaaaaaaaaa… (str of 50 characters, shortened)", False)
    assert rendered(list(range(10**6)), 10) == ("[0, 1, 2, … (list of 1,000,000 items, shortened)", False)


@pytest.mark.no_cover  # a million values are gone through
def test_hostile_values_end() -> None:
    loop: list[Any] = []
    loop.append(loop)
    shared: list[Any] = [1]
    for _ in range(100):
        shared = [shared, shared]
    for value in (loop, shared, 10**100_000, {1: loop}):
        text, _ = rendered(value, 500)
        assert len(text) < 100_000
        json.dumps(to_json(value))


@pytest.mark.parametrize("value", [Host(), np.arange(3), np.int64(3), {"a": Host()}, float("nan"), b"\xff", {1, 2}])
def test_everything_has_a_json_form(value: Any) -> None:
    json.dumps(to_json(value), allow_nan=False)
