"""Objects of registered types that a text nests by their constructors are bounded like containers."""

import enum
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Sandbox


class Pair(NamedTuple):
    left: Any
    right: Any


@dataclass(frozen=True)
class Node:
    value: Any
    children: tuple[Any, ...] = ()


class Loud:
    """An object of the host whose methods must never be called."""

    def __hash__(self) -> int:
        raise AssertionError("hashed")

    def __eq__(self, other: object) -> bool:
        raise AssertionError("compared")


class Color(enum.StrEnum):
    RED = "red"


class Level(enum.IntEnum):
    LOW = 1
    LOWEST = 1


NESTED = (
    "[x := Pair(0, 0)] and [0 for i in range(2000) if [x := Pair(" + "(" * 40 + "x" + ",)" * 40 + ", 0)] and False]"
)
SHARED = "(lambda f: f(f(f(f(f(0))))))(lambda v: Node(1, (v,) * 1000))"


@pytest.fixture
def sandbox() -> Sandbox:
    context = {"Pair": Pair, "Node": Node, "Color": Color, "Level": Level, "loud": Loud, "red": lambda: Color.RED}
    # Few steps, and far more time than they take: under load too it is the steps that end a text.
    return Sandbox(context, limits=Limits(steps=20_000, time_s=300))


@pytest.mark.parametrize("text", [f"{NESTED} or {{x: 1}}", f"{NESTED} or x"], ids=["as a key", "as the value"])
def test_deeply_nested_objects_end_in_a_limit(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(LimitExceeded, match="container_depth"):
        sandbox.run(text)


@pytest.mark.parametrize("text", [f"{{{SHARED}}}", SHARED], ids=["as a key", "as the value"])
def test_objects_that_share_their_parts_are_charged_for_each(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(LimitExceeded, match="steps"):
        sandbox.run(text)


@pytest.mark.parametrize("text", ["{Node(loud())}", "Node(loud()) in {1}", "{1: 2}[Node(loud())]", "{Pair(loud(), 1)}"])
def test_hashing_an_object_runs_no_method_of_what_it_holds(sandbox: Sandbox, text: str) -> None:
    with pytest.raises(EvaluationError, match="unhashable"):
        sandbox.run(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{Node(1, (2, 3)): 4}[Node(1, (2, 3))]", 4),
        ("red() == 'red'", True),
        ("red() in ['red']", True),
        ("red() != 'blue'", True),
        ("Level.LOW < 2", True),
        ("Level.LOW == 1", True),
        ("['a', 'b'][Level.LOW]", "b"),
        ("['a', 'b'][np.argmax([1, 3])]", "b"),
        ("'ab' * np.sum([1, 1])", "abab"),
        ("[each.value for each in Color] + [len(Color)]", ["red", 1]),
        ("Color['RED'] is Color.RED and Level['LOW'] in Level and Level['LOWEST'] is Level.LOW", True),
        ("{each.name: each.value for each in Level}", {"LOW": 1}),
        ("list(range(np.argmax([1, 3])))", [0]),
    ],
)
def test_members_and_numpy_integers_mean_what_they_mean_in_python(sandbox: Sandbox, text: str, value: object) -> None:
    assert sandbox.run(text) == value
