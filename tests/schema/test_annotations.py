from __future__ import annotations

import dataclasses
import functools
import subprocess
import sys
import typing
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, NewType, TypedDict, Union

import numpy as np
import numpy.typing as npt
import pytest
from typing_extensions import TypeAliasType, Unpack

from lightfc.core.errors import ArgumentError
from lightfc.schema.signature import ToolSignature
from lightfc.schema.type_tree import classes_in, type_name
from tests.support.shapes import Color, Point, Segment

ROOT = Path(__file__).resolve().parents[2]
UserId = NewType("UserId", int)
Tree = TypeAliasType("Tree", "int | list[Tree]")


@dataclasses.dataclass
class Node:
    value: int
    next: Node | None = None


class Inner(TypedDict):
    n: int


class Outer(TypedDict, total=False):
    inner: Inner
    grid: npt.NDArray[np.int64]


def logged(fn: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(fn)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    return wrapper


@logged
def walk(node: Node, tree: Tree = 1, options: Outer | None = None, **more: Unpack[Inner]) -> Node:
    return node


@pytest.mark.parametrize(
    ("annotation", "name"),
    [
        (int, "int"),
        (None, "None"),
        (Any, "Any"),
        (list[Point], "list[Point]"),
        (Union[None, int, str], "int | str | None"),  # noqa: UP007
        (dict[str, Any], "dict[str, Any]"),
        (tuple[int, ...], "tuple[int, ...]"),
        (Callable[[int], str], "Callable[[int], str]"),
        (Literal["a", 1, Color.RED], "Literal['a', 1, Color.RED]"),
        (UserId, "int"),
        (Tree, "Tree"),
        (np.ndarray, "np.ndarray"),
        (npt.NDArray[np.float32], "NDArray[np.float32]"),
        (list["Point"], "list[Point]"),
        (list[Annotated[None, "nothing"]], "list[None]"),
        (Annotated[Tree | None, "which"], "Tree | None"),
        (tuple[()], "tuple[()]"),
        (typing.Sequence, "Sequence"),
    ],
)
def test_a_type_is_named_as_one_would_write_it(annotation: Any, name: str) -> None:
    assert type_name(annotation) == name


def test_types_that_mention_themselves_end_the_walk() -> None:
    assert classes_in([Node, Tree, list[Segment], Segment]) == (Node, Point, Segment)


def test_string_annotations_of_a_decorated_function_are_resolved() -> None:
    signature = ToolSignature.of(walk)
    _, bound = signature.bind(
        (), {"node": {"value": "1", "next": {"value": 2}}, "tree": [1, ["2"]], "options": {"grid": [[1]]}, "n": "3"}
    )
    assert bound["node"] == Node(1, Node(2))
    assert bound["tree"] == [1, [2]]
    assert bound["options"]["grid"].dtype == np.int64
    assert bound["n"] == 3
    assert "Tree" in signature.definition().signature
    assert {"Node", "Outer", "Inner"} <= set(signature.definition().parameters["$defs"])


def test_a_fault_deep_inside_is_found_by_its_path() -> None:
    with pytest.raises(ArgumentError) as caught:
        ToolSignature.of(walk).bind(
            (), {"node": {"value": 1, "next": {"value": "a"}}, "options": {"inner": {}}, "n": 1}
        )
    assert caught.value.problems == ["node.next.value: expected int, got 'a'", "options.inner.n: missing, expected int"]


def test_neither_numpy_nor_griffe_is_imported_before_it_is_needed() -> None:
    code = "import sys, lightfc.schema; print(sorted({'numpy', 'griffe'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"
