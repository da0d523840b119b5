"""What `--json` tells of a value: JSON, whatever the value is, and in bounded time."""

import collections
import dataclasses
import json
from typing import Any

import numpy as np
import pytest

from lightfc.core.values import to_json
from tests.engine.test_odd_outcomes import VALUES


@dataclasses.dataclass
class Node:
    inner: Any


def twice() -> Any:
    made: list[Any] = []
    made.extend([made, made])
    return made


def crossed() -> Any:
    one: dict[str, Any] = {}
    two: list[Any] = [one, Node(one)]
    one.update(a=two, b=[two, two], c=(one, two))
    return one


def shared() -> Any:
    made: Any = []
    for _ in range(80):
        made = [made, {"a": made}]
    return made


def deep() -> Any:
    made: Any = []
    for _ in range(50_000):
        made = [made]
    return made


def own() -> Any:
    made = Node(None)
    made.inner = made
    return made


ENDLESS = {"twice": twice, "crossed": crossed, "shared": shared, "deep": deep, "own": own}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_holds_itself_is_told_once_a_part(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lightfc.core.values._MAX_JSON_ITEMS", 20_000)
    text = json.dumps(to_json({"value": ENDLESS[name](), "rest": 1}))
    assert len(text) < 5_000_000
    assert json.loads(text)["rest"] == 1


def test_each_part_is_looked_at_once() -> None:
    looked: list[int] = []

    class Counted(list[Any]):
        def __iter__(self) -> Any:
            looked.append(len(looked))
            return super().__iter__()

    inner = Counted([object()])
    for _ in range(30):
        inner = Counted([inner])
    to_json(inner)
    assert len(looked) == 31


TOLD: list[tuple[Any, Any]] = [
    ({1: 2, "1": 3}, {"1": 2, "'1'": 3}),
    ([float("nan"), float("inf"), 1.5], ["nan", "inf", 1.5]),
    ((1, {2}, frozenset([3]), collections.deque([4])), [1, [2], [3], [4]]),
    (Node([Node(1)]), {"inner": [{"inner": 1}]}),
    ({"a": np.array([[1, 2]]), "b": np.float64(0.5)}, {"a": [[1, 2]], "b": 0.5}),
    ([10**30, -(2**70), True, None, "é"], [10**30, -(2**70), True, None, "é"]),
    (twice(), ["[...]", "[...]"]),
]


@pytest.mark.parametrize(("value", "told"), TOLD, ids=range(len(TOLD)))
def test_a_value_is_told_as_json(value: Any, told: Any) -> None:
    assert to_json(value) == told


@pytest.mark.parametrize("name", VALUES)
def test_no_value_makes_it_fail(name: str) -> None:
    told = to_json({"odd": VALUES[name](), "rest": [1]})
    assert json.loads(json.dumps(told))["rest"] == [1]
