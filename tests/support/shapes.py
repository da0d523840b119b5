"""Types of every kind that tools declare."""

import dataclasses
import enum
from typing import Any, NamedTuple, NotRequired, TypedDict

from pydantic import BaseModel, Field

from lightfc.schema.signature import ToolSignature


@dataclasses.dataclass
class Point:
    x: int
    y: int


@dataclasses.dataclass(frozen=True, slots=True)
class Segment:
    start: Point
    end: Point = dataclasses.field(default_factory=lambda: Point(0, 0))


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Pair(NamedTuple):
    first: int
    second: str = "x"


class Options(TypedDict):
    depth: int
    origin: NotRequired[Point]


class City(BaseModel):
    """A place with people."""

    name: str
    people: int = Field(default=0, ge=0, description="Living there.")


class Host:
    def __repr__(self) -> str:
        return "<the repr of a host object>"


HOST = Host()
POINT = Point(1, 2)


def taking(annotation: Any, *, strict: bool = False) -> ToolSignature:
    """Give the signature of `tool(value: annotation)`."""

    def tool(value):  # type: ignore[no-untyped-def]
        return value

    tool.__annotations__["value"] = annotation
    return ToolSignature.of(tool, strict=strict)
