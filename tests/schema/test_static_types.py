"""No false alarm: what is said never to fit never does, and what is said of a type holds for every value of it."""

import dataclasses
import datetime as dt
import decimal
import enum
import pathlib
import typing
import uuid
from collections import Counter, OrderedDict, abc, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings, strategies as st
from pydantic import BaseModel, BeforeValidator, Field

from lightfc.core.errors import ArgumentError
from lightfc.schema.signature import ToolSignature
from lightfc.schema.static_types import Unknown, given_types, may_accept
from lightfc.schema.type_tree import type_name
from tests.support.shapes import Color, Host, Point, Segment, taking

T = typing.TypeVar("T")


class Letters(enum.StrEnum):
    A = "a"


class Size(enum.IntEnum):
    SMALL = 1


class Anything(enum.Enum):
    LIST = (1, 2)

    @classmethod
    def _missing_(cls, value: object) -> "Anything":
        return cls.LIST


class Row(NamedTuple):
    a: int
    b: str = "b"


class Entry(TypedDict):
    a: int


class Place(BaseModel):
    name: str = ""


@dataclasses.dataclass
class Place3D(Point):
    z: int = 0


@dataclasses.dataclass
class Sized:
    n: int

    def __index__(self) -> int:
        return self.n

    def __float__(self) -> float:
        return float(self.n)


SOURCES: list[Any] = [
    None, bool, int, float, complex, str, bytes, list[int], list, tuple[int, ...], set[int], frozenset[str],
    dict[str, int], dt.date, dt.datetime, dt.time, dt.timedelta, decimal.Decimal, uuid.UUID, Point, Place3D, Sized,
    Segment, Color, Letters, Size, Row, Entry, Place, int | None, str | list[str], Literal["a", 1], Literal[Color.RED],
    Any, object, pathlib.Path,
]  # fmt: skip

TARGETS: list[Any] = [
    *SOURCES, npt.NDArray[np.float64], np.ndarray, Anything, Host, list[str], list[Point], set[str],
    dict[str, list[str]], Literal["a", "b"], Literal[1, None], Annotated[int, Field(ge=0)],
    Annotated[str, Field(coerce_numbers_to_str=True)], Annotated[int, BeforeValidator(lambda value: 3)],
    Annotated[list[str], BeforeValidator(lambda value: ["a"])], str | dict[str, Any], Point | None,
    Iterable[int], Iterable[str], Iterator[str], Sequence[int], Mapping[str, int], deque[int], Counter[str],
    OrderedDict[str, int], abc.Set[int], abc.MutableSequence[int], abc.Collection[str], bytearray,
]  # fmt: skip


def values(annotation: Any) -> st.SearchStrategy[Any]:
    if annotation in (Any, object):
        return st.one_of(st.none(), st.integers(), st.text(), st.lists(st.integers()))
    if annotation is float:
        return st.one_of(st.floats(), st.integers())
    if annotation is Entry:
        return st.fixed_dictionaries({"a": st.integers()})
    if annotation is str or annotation == str | list[str]:
        json = st.sampled_from(["1", "true", "[1, 2]", '["a"]', '{"x": 1, "y": 2}', "null", "a", "2024-01-01"])
        return st.one_of(json, st.text(), st.just(Letters.A))
    if annotation is int:
        # Not an `IntEnum`, which pydantic takes for a `str`: whoever gives one says so.
        return st.one_of(st.integers(-3, 10**6), st.booleans())
    if annotation is Point:
        return st.one_of(st.builds(Point, st.integers(), st.integers()), st.just(Place3D(1, 2)))
    if annotation is pathlib.Path:
        return st.sampled_from([pathlib.Path("a"), pathlib.Path("/")])
    return st.from_type(type(None) if annotation is None else annotation)


@pytest.mark.parametrize("target", TARGETS, ids=type_name)
@settings(max_examples=12)  # of each of the types
@given(data=st.data())
def test_what_is_said_never_to_fit_never_binds(target: Any, data: st.DataObject) -> None:
    source = data.draw(st.sampled_from(SOURCES))
    strict = data.draw(st.booleans())
    types = given_types(source)
    if types is None or any(may_accept(target, each, strict=strict) for each in types):
        return
    with pytest.raises(ArgumentError):
        taking(target, strict=strict).bind((data.draw(values(source)),), {})


@pytest.mark.parametrize("source", SOURCES, ids=type_name)
@given(data=st.data())
def test_every_value_is_of_one_of_the_types_of_its_annotation(source: Any, data: st.DataObject) -> None:
    types = given_types(source)
    assert types is None or isinstance(data.draw(values(source)), tuple(types))


@pytest.mark.parametrize(
    ("target", "cls", "may"),
    [
        (int, list, False),
        (int, str, True),
        (str, int, False),
        (list[int], str, True),
        (list[int], int, False),
        (Point, dict, True),
        (Point, Place3D, True),
        (Place3D, Point, True),  # a Point may be a Place3D
        (Point, Segment, False),
        (Segment, int, False),
        (int, Sized, True),
        (Host, int, False),
        (Place, int, True),  # a model may make of it what it likes
        (Literal["a"], list, False),
        (Color, list, False),
        (Anything, list, True),
        (None, int, False),
        (int | None, type(None), True),
        (npt.NDArray[np.float64], float, False),
        (Annotated[int, BeforeValidator(len)], list, True),
        (Annotated[int, Field(gt=0)], list, False),
        (Annotated[str, Field(coerce_numbers_to_str=True)], int, True),
        (Any, list, True),
        (abc.Sequence[int], int, False),
        (abc.Sequence[int], str, True),
        (abc.Sequence, str, True),
        (typing.Sequence, dict, False),
        (list[None], int, False),
        (abc.Mapping[str, int], list, False),
        (deque[int], dict, False),
        (abc.Collection[int], int, False),
        (Counter[str], list, False),
    ],
)
def test_some_flows(target: Any, cls: type, may: bool) -> None:
    assert may_accept(target, cls) is may


@pytest.mark.parametrize(
    ("target", "cls", "may"),
    [
        (int, str, False),
        (int, float, False),
        (int, bool, False),
        (bool, int, True),  # an int may be a bool
        (float, bool, False),
        (float, int, True),
        (bytes, str, False),
        (str, bytes, False),
        (list[int], str, False),
        (list[int], tuple, True),
        (Point, str, False),
        (Point, dict, True),
        (dt.date, str, True),
        (int | list[int], str, False),
        (npt.NDArray[np.float64], str, False),
    ],
)
def test_some_flows_into_a_strict_parameter(target: Any, cls: type, may: bool) -> None:
    assert may_accept(target, cls, strict=True) is may


def test_flows_are_known_into_the_parts_of_what_a_json_schema_describes() -> None:
    rows = {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}
    entries = {"type": "object", "additionalProperties": {"type": "string"}}
    schema = {"type": "object", "properties": {"rows": rows, "entries": entries}, "additionalProperties": rows}
    signature = ToolSignature.from_schema({"name": "plot", "parameters": schema})
    unknown = Unknown(frozenset({dict}), "f()")
    given = {"rows": [unknown, [unknown]], "entries": {"a": unknown}, "more": [unknown]}
    assert signature.problems((), given) == [
        "rows[0]: expected list[int], got dict from f()",
        "rows[1][0]: expected int, got dict from f()",
        "entries['a']: expected str, got dict from f()",
        "more[0]: expected list[int], got dict from f()",
    ]


@pytest.mark.parametrize("strict", [False, True], ids=["lax", "strict"])
def test_the_default_of_a_property_may_come_as_what_equals_it(strict: bool) -> None:
    schema = {"type": "object", "properties": {"n": {"type": "integer", "default": 3}}}
    signature = ToolSignature.from_schema({"name": "tool", "parameters": schema}, strict=strict)
    assert signature.bind((), {"n": 3.0}) == ((), {"n": 3.0})
    for cls in (float, int, type(None)):
        assert signature.problems((), {"n": Unknown(frozenset({cls}), "f()")}) == []
    assert signature.problems((), {"n": Unknown(frozenset({list}), "f()")}) == ["n: expected int, got list from f()"]


@dataclasses.dataclass
class Box(typing.Generic[T]):
    value: T
    more: list[T] = dataclasses.field(default_factory=list)


def test_the_fields_of_a_generic_class_are_of_its_arguments() -> None:
    signature = taking(dict[str, Box[int] | None])
    with pytest.raises(ArgumentError) as caught:
        signature.bind(({"a": {"value": "x", "more": [1, "y"]}},), {})
    assert caught.value.problems == [
        "value['a'].value: expected int, got 'x'",
        "value['a'].more[1]: expected int, got 'y'",
    ]
    unknown = Unknown(frozenset({list}), "f()")
    assert signature.problems(({"a": {"value": unknown, "more": [unknown]}},), {}) == [
        "value['a'].value: expected int, got list from f()",
        "value['a'].more[0]: expected int, got list from f()",
    ]


def test_what_can_only_be_none_is_known_inside_of_containers() -> None:
    unknown = Unknown(frozenset({int}), "f()")
    assert taking(dict[str, None]).problems(({"a": unknown},), {}) == ["value['a']: expected None, got int from f()"]
