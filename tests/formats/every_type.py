"""Tools with parameters of every type, and what their calls give."""

import dataclasses
import datetime
import enum
from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, Field

from lightfc import FunctionTool, ToolManager


@dataclasses.dataclass
class Point:
    x: int
    y: int = 0


@dataclasses.dataclass
class Segment:
    start: Point
    end: Point | None = None
    tags: list[str] = dataclasses.field(default_factory=list)


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Pair(NamedTuple):
    first: int
    second: str


PAIR = Pair(1, "a")


class Options(TypedDict):
    depth: int
    name: NotRequired[str]


class City(BaseModel):
    name: str
    people: int = Field(default=0, ge=0)


def scalars(a: int, b: float, c: bool, d: str, e: None = None) -> int:
    """Take one of each."""
    return a


def optional(a: int = 1, b: str = "x", *, c: float = 0.5, d: bool | None = None) -> str:
    """Take nothing that must be given."""
    return b


def listed(kind: Literal["web", "it's", 3], color: Color = Color.RED) -> list[int]:
    """Take what is listed."""
    return [1, 2]


def containers(a: list[int], b: dict[str, float], c: tuple[int, str], d: list[list[str]] | None = None) -> float:
    """Take containers."""
    return 0.5


def objects(p: Point, s: Segment | None = None, city: City | None = None, pair: Pair = PAIR) -> Point:
    """Take objects."""
    return p


def typed(o: Options, when: datetime.date, at: datetime.datetime | None = None) -> bool:
    """Take a typed dict and dates."""
    return True


def array(m: NDArray[np.float64]) -> None:
    """Take an array."""


def bounded(n: Annotated[int, Field(ge=1, le=5)], m: Annotated[int, Field(ge=0)] = 0) -> dict[str, int]:
    """Take what has bounds."""
    return {"n": n}


def anything(value: Any, other: Any = None) -> Any:
    """Take anything."""
    return value


def nothing() -> int:
    """Take nothing."""
    return 7


async def later(a: int, rest: list[int]) -> list[int]:
    """Take its time."""
    return [a, *rest]


DOTTED = FunctionTool.from_schema(
    {
        "name": "math.lcm",
        "description": "Least common multiple.",
        "parameters": {
            "type": "dict",
            "properties": {
                "numbers": {"type": "array", "items": {"type": "integer"}, "description": "The numbers."},
                "User-Agent": {"type": "string"},
                "options": {
                    "type": "dict",
                    "properties": {
                        "mode": {"type": "string", "enum": ["fast", "slow"], "description": "How."},
                        "depth": {"type": "integer", "default": 3},
                    },
                    "required": ["mode"],
                },
            },
            "required": ["numbers"],
        },
    },
    lambda **given: len(given),
)
TOOLS = [
    *map(
        FunctionTool, (scalars, optional, listed, containers, objects, typed, array, bounded, anything, nothing, later)
    ),
    DOTTED,
]
VARIABLES = {"count": 3, "name": "a", "ratio": 0.5, "numbers": [1, 2], "origin": Point(0, 0)}
DEFINITIONS = [tool.definition for tool in TOOLS]


def manager() -> ToolManager:
    return ToolManager(TOOLS, context=VARIABLES)
