"""Records as arguments: which keys they take, and what is said of one that none of their fields goes by."""

import dataclasses
from typing import Annotated, Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt
import pydantic
import pytest
import typing_extensions
from jsonschema import Draft202012Validator

from lightfc import FunctionTool, ToolManager


class Box(pydantic.BaseModel):
    width: int
    height: int = 2


class Crate(pydantic.BaseModel):
    box: Box
    boxes: list[Box] = []


class Ignoring(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="ignore")
    width: int


class Allowing(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="allow")
    width: int


class Reading(pydantic.BaseModel):
    width: int

    @pydantic.model_validator(mode="before")
    @classmethod
    def read(cls, value: Any) -> Any:
        return {**value, "width": value["w"]} if isinstance(value, dict) and "w" in value else value


class Aliased(pydantic.BaseModel):
    begin: int = pydantic.Field(alias="from")


@pydantic.dataclasses.dataclass
class Size:
    width: int


@dataclasses.dataclass
class Point:
    x: int
    seen: int = dataclasses.field(default=0, init=False)


class Options(typing_extensions.TypedDict, total=False):
    depth: int


class OpenOptions(typing_extensions.TypedDict, total=False):
    __pydantic_config__ = pydantic.ConfigDict(extra="allow")  # type: ignore[misc]  # how pydantic asks for it
    depth: int


class Pair(NamedTuple):
    first: int
    second: int = 0


class Parcel(pydantic.BaseModel):
    at: Point | None = None
    options: Options | None = None
    open: OpenOptions | None = None
    pairs: list[Pair] = []


class IgnoringParcel(Parcel):
    model_config = pydantic.ConfigDict(extra="ignore")


class Cat(pydantic.BaseModel):
    kind: Literal["cat"]
    lives: int = 9


class Dog(pydantic.BaseModel):
    kind: Literal["dog"]
    barks: bool = True


@dataclasses.dataclass
class Circle:
    kind: Literal["circle"]
    radius: float


def taking(annotation: Any, *, strict: bool = False) -> FunctionTool:
    def take(value: Any) -> str:
        return repr(value)

    take.__annotations__["value"] = annotation
    return FunctionTool(take, strict=strict)


UNKNOWN = [
    (Box, {"width": 1, "heigth": 3}, "value: unexpected 'heigth' (did you mean 'height'?)"),
    (Box, {"width": 1, "zoom": 3}, "value: unexpected 'zoom' (it takes width, height)"),
    (Box | None, {"width": 1, "HEIGHT": 3}, "value: unexpected 'HEIGHT' (did you mean 'height'?)"),
    (list[Box], [{"width": 1}, {"width": 1, "zoom": 3}], "value[1]: unexpected 'zoom' (it takes width, height)"),
    (Crate, {"box": {"width": 1, "zoom": 3}}, "value.box: unexpected 'zoom' (it takes width, height)"),
    (Crate, {"box": {"width": 1}, "boxes": [{"width": 1, "zoom": 3}]},
     "value.boxes[0]: unexpected 'zoom' (it takes width, height)"),
    (Size, {"width": 1, "widht": 2}, "value: unexpected 'widht' (did you mean 'width'?)"),
    (Point, {"x": 1, "y": 2}, "value: unexpected 'y' (it takes x)"),
    (Point, {"x": 1, "seen": 2}, "value: unexpected 'seen' (it takes x)"),
    (Options, {"dept": 1}, "value: unexpected 'dept' (did you mean 'depth'?)"),
    (Pair, {"first": 1, "third": 2}, "value: unexpected 'third' (it takes first, second)"),
    (Aliased, {"from": 1, "form": 2}, "value: unexpected 'form' (it takes begin)"),
    (Parcel, {"at": {"x": 1, "y": 2}}, "value.at: unexpected 'y' (it takes x)"),
    (Parcel, {"at": {"x": 1, "seen": 2}}, "value.at: unexpected 'seen' (it takes x)"),
    (Parcel, {"options": {"dept": 1}}, "value.options: unexpected 'dept' (did you mean 'depth'?)"),
    (Parcel, {"pairs": [{"first": 1, "third": 2}]}, "value.pairs[0]: unexpected 'third' (it takes first, second)"),
]  # fmt: skip


@pytest.mark.parametrize(("annotation", "value", "problem"), UNKNOWN, ids=[case[2] for case in UNKNOWN])
def test_a_key_that_no_field_goes_by_is_an_error(annotation: Any, value: Any, problem: str) -> None:
    tool = taking(annotation)
    output = tool(value)
    assert output.error is not None
    assert output.error.message == f"take: {problem}"
    assert not Draft202012Validator(tool.definition.parameters).is_valid({"value": value})


@pytest.mark.parametrize(
    ("annotation", "value", "made"),
    [
        (Ignoring, {"width": "1", "zoom": 3}, "Ignoring(width=1)"),
        (Allowing, {"width": 1, "zoom": 3}, "Allowing(width=1, zoom=3)"),
        (Reading, {"w": 1}, "Reading(width=1)"),
        (OpenOptions, {"dept": 1}, "{'dept': 1}"),
        (Aliased, {"from": 1}, "Aliased(begin=1)"),
        (Aliased, {"begin": 1}, "Aliased(begin=1)"),
        (Crate, {"box": Box(width=1)}, "Crate(box=Box(width=1, height=2), boxes=[])"),
        (Parcel, {"open": {"dept": 1}}, "Parcel(at=None, options=None, open={'dept': 1}, pairs=[])"),
        (
            IgnoringParcel,
            {"at": {"x": 1, "y": 2}, "options": {"dept": 1}},
            "IgnoringParcel(at=Point(x=1, seen=0), options={}, open=None, pairs=[])",
        ),
    ],
)
def test_what_a_record_asks_for_itself_holds(annotation: Any, value: Any, made: str) -> None:
    assert taking(annotation)(value).output == made


@pytest.mark.parametrize("annotation", [Box, Size, Point, list[Box]])
def test_strict_tools_are_strict_inside_of_records(annotation: Any) -> None:
    name = "x" if annotation is Point else "width"
    value = [{name: "1"}] if annotation == list[Box] else {name: "1"}
    assert taking(annotation)(value).error is None
    error = taking(annotation, strict=True)(value).error
    assert error is not None
    assert f".{name}: expected int, got '1'" in error.message


@dataclasses.dataclass(frozen=True, slots=True)
class Series:
    name: str
    values: npt.NDArray[np.float64]
    weights: npt.NDArray[np.float64] | None = None
    parts: "list[Series]" = dataclasses.field(default_factory=list)
    total: float = dataclasses.field(default=0.0, init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", float(self.values.sum()))


def test_lists_become_arrays_inside_of_dataclasses() -> None:
    def add(series: Series, more: list[Series]) -> list[float]:
        return [series.total, *(each.total for each in more), *(part.total for part in series.parts)]

    tool = FunctionTool(add)
    outer = {"name": "a", "values": [1, 2], "weights": [1], "parts": [Series("c", np.array([4.0]))]}
    given = {"series": outer, "more": [{"name": "b", "values": [3]}]}
    assert tool(**given).output == [3.0, 3.0, 4.0]
    Draft202012Validator(tool.definition.parameters).validate(given | {"series": outer | {"parts": []}})
    assert isinstance(Series("a", np.ones(1)), Series)
    kept = Series("a", np.ones(1))
    assert tool(kept, []).parsed_input.kwargs["series"] is kept  # type: ignore[union-attr]  # it has been called
    error = tool({"name": "a", "values": ["x"], "wieghts": []}, []).error
    assert error is not None
    assert error.message == (
        "add: series.values: expected NDArray[np.float64], got ['x'] (elements are str); "
        "series: unexpected 'wieghts' (did you mean 'weights'?)"
    )


ALTERNATIVES = [
    (Cat | Dog, {"kind": "dog", "barks": "x"}, "value.barks: expected bool, got 'x'"),
    (Cat | Dog, {"kind": "cow"}, "value: expected Cat | Dog, got {'kind': 'cow'} ('kind' must be 'cat' or 'dog')"),
    (Annotated[Cat | Dog, pydantic.Field(discriminator="kind")], {"lives": 1},
     "value: expected Cat | Dog, got {'lives': 1} ('kind' must be 'cat' or 'dog')"),
    (Annotated[Cat | Dog, pydantic.Field(discriminator="kind")], {"kind": "cat", "live": 1},
     "value: unexpected 'live' (did you mean 'lives'?)"),
    (Cat | Circle, {"kind": "circle"}, "value.radius: missing, expected float"),
    (list[Cat | Circle | str], [{"kind": "circle", "radius": "r"}], "value[0].radius: expected float, got 'r'"),
    (Cat | int | None, {"kind": "cat", "lives": "x"}, "value.lives: expected int, got 'x'"),
    (Cat | int | None, "x", "value: expected Cat | int | None, got 'x'"),
    (Box | Size, {"height": 1}, "value: expected Box | Size, got {'height': 1}"),
    (Aliased, {}, "value.from: missing, expected int"),
]  # fmt: skip


@pytest.mark.parametrize(("annotation", "value", "problem"), ALTERNATIVES, ids=[case[2] for case in ALTERNATIVES])
def test_the_fault_is_that_of_the_alternative_that_was_meant(annotation: Any, value: Any, problem: str) -> None:
    error = taking(annotation)(value).error
    assert error is not None
    assert error.message == f"take: {problem}"


def test_a_misspelt_key_is_known_before_anything_runs() -> None:
    made: list[int] = []

    def make() -> int:
        made.append(1)
        return 1

    def put(box: Box, count: int) -> str:
        return f"{count} {box}"

    output = ToolManager([make, put]).execute("put({'width': 1, 'heigth': 3}, make())")
    assert output.error is not None
    assert "did you mean 'height'?" in output.error.message
    assert made == []
