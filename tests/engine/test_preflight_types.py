"""What is said of the type of an expression holds for its value: Python's own `eval` is the oracle."""

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import pytest
from hypothesis import given, settings, strategies as st
from pydantic import BaseModel

from lightfc import FunctionTool, ToolManager
from lightfc.engine.inference import Inference
from lightfc.schema.static_types import Unknown
from tests.support.shapes import Color, Point

VARIABLES: dict[str, Any] = {"n": 3, "f": 2.5, "s": "ab", "xs": [1, 2], "d": {"a": 1}, "t": (1, "b"), "flag": True}
LEAVES = st.sampled_from([*VARIABLES, "1", "-2", "0.5", "2j", "'x'", "''", "None", "True", "b'y'", "[]", "{}", "{1}"])


def compound(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    operators = ["+", "-", "*", "/", "//", "%", "&", "**", "and", "or", "==", "<", "in", "is not"]
    calls = ["str", "len", "int", "float", "list", "sorted", "repr", "bool", "tuple", "set", "any"]
    methods = ["upper()", "split()", "join(s)", "count('a')", "startswith('a')"]
    return st.one_of(
        st.builds("({} {} {})".format, inner, st.sampled_from(operators), inner),
        st.builds("{}({})".format, st.sampled_from(calls), inner),
        st.builds("({}).{}".format, inner, st.sampled_from(methods)),
        st.builds("({} if {} else {})".format, inner, inner, inner),
        st.builds("[{} for i in {}]".format, inner, inner),
        st.builds("[{}, {}]".format, inner, inner),
        st.builds("({}, {})".format, inner, inner),
        st.builds("{{'k': {}}}".format, inner),
        st.builds("not ({})".format, inner),
        st.builds("-({})".format, inner),
        st.builds("f'{{{}}}'".format, st.sampled_from(list(VARIABLES))),
        st.builds("(w := {})".format, inner),
    )


EXPRESSIONS = st.recursive(LEAVES, compound, max_leaves=6)


def holds(known: Any, value: Any) -> bool:
    if type(known) is Unknown:
        return known.types is None or isinstance(value, tuple(known.types))
    if type(known) in (list, tuple):
        return type(value) is type(known) and all(map(holds, known, value))
    if type(known) is dict:
        return known.keys() == value.keys() and all(holds(known[key], value[key]) for key in known)
    return type(known) is type(value) and known == value


@settings(max_examples=400)
@given(EXPRESSIONS)
def test_what_is_inferred_holds(text: str) -> None:
    if text.count("**") > 1:
        return  # what CPython computes without a bound
    try:
        value = eval(text, dict(VARIABLES))
    except Exception:  # noqa: BLE001 - what raises has no type
        return
    manager = ToolManager(context=VARIABLES)
    program = manager.sandbox.check(text, manager.context)
    tree = program.source.tree
    assert isinstance(tree, ast.Expression)
    assert holds(Inference(program, VARIABLES).value(tree.body), value)


@dataclass
class Point3D(Point):
    z: int = 0


class Place(BaseModel):
    name: str
    size: int = 1


def number() -> int:
    return 3


def ratio() -> float:
    return 2  # as `float` allows


def word() -> str:
    return "7"


def listed() -> str:
    return "[1, 2]"


def maybe() -> list[int] | None:
    return None


def point() -> Point:
    return Point3D(1, 2)


def mapping() -> dict[str, int]:
    return {"x": 1, "y": 2}


def nothing() -> None:
    return None


def takes_int(a: int, b: int = 2) -> list[int]:
    return [a, b]


def takes_str(a: str, *rest: str) -> str:
    return a + "".join(rest)


def takes_list(a: list[int] | None = None, **more: list[str]) -> int:
    return len(a or ())


def takes_point(p: Point, scale: float = 1) -> float:
    return p.x * scale


def takes_any(a: Any, b: Literal["a", 7] | Color | None = None) -> Any:
    return a


def takes_items(items: Iterable[int], by: Sequence[str] = ()) -> list[int]:
    return [*items]


def takes_place(place: Place, at: Mapping[str, int] | None = None) -> Place:
    return place


TOOLS = [number, ratio, word, listed, maybe, point, mapping, nothing, takes_int, takes_str, takes_list, takes_point,
         takes_any, takes_items, takes_place]  # fmt: skip


def nested(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    callers = ["takes_int({})", "takes_str({})", "takes_list({})", "takes_point({})", "takes_any({})",
               "takes_list(k={})", "takes_point(p={})", "[{}]", "[i for i in {}]", "str({})", "{{'x': {}, 'y': 1}}",
               "({} or 1)", "takes_any(1, {})", "takes_int(b={})", "Point({}, 1)", "Point(x={}, y=1)",
               "takes_items({})",
               "Place(name={})", "Place(size={})", "takes_place({})", "takes_items([1, {}])"]  # fmt: skip
    pairs = [
        "Point({}, {})",
        "takes_items({}, {})",
        "Place(name={}, size={})",
        "takes_place({}, {})",
        "takes_int({}, {})",
        "takes_str({}, {})",
        "takes_point({}, {})",
        "({} + {})",
        "[{}, {}]",
        "({} * {})",
    ]
    return st.one_of(
        st.builds(lambda form, one: form.format(one), st.sampled_from(callers), inner),
        st.builds(lambda form, one, two: form.format(one, two), st.sampled_from(pairs), inner, inner),
    )


CALLS = st.recursive(
    st.sampled_from([*(f"{each.__name__}()" for each in TOOLS[:8]), *VARIABLES, "1", "'a'", "[1]", "None", "'2'"]),
    nested,
    max_leaves=5,
)


@cache
def manager_of_all() -> ToolManager:
    return ToolManager(TOOLS, VARIABLES)


@settings(max_examples=400)
@given(CALLS)
def test_no_text_that_would_run_is_refused(text: str) -> None:
    manager = manager_of_all()

    def called(made: FunctionTool) -> Any:
        def call(*args: Any, **kwargs: Any) -> Any:
            bound, named = made.signature.bind(args, kwargs)
            return made.fn(*bound, **named)

        return call

    made = {name: manager.sandbox.environment.constants[name].make for name in ("Point", "Place")}
    try:
        eval(text, {**VARIABLES, **{name: called(made) for name, made in manager.tools.items()}, **made})
    except Exception:  # noqa: BLE001 - it would not run, so it may be refused
        return
    manager.preflight(text)


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("1 + 2.0", {float}),
        ("n * 2", {int}),
        ("n / 2", {float}),
        ("-f", {float}),
        ("f ** 2 * n", {float}),
        ("n ** -1", {float}),
        ("len(xs) ** -1", {bool, int, float}),
        ("1 / 0", {float}),
        ("7 ** 10 ** 6", {bool, int, float}),
        ("(-8) ** 0.5", {bool, int, float, complex}),
        ("-flag", {bool, int}),
        ("f'{n}'", {str}),
        ("[i for i in xs]", {list}),
        ("len(xs) + 1", {int}),
        ("s.upper().split()", {list}),
        ("s if n else xs", {str, list}),
        ("s % n", {str}),
        ("[1] * n", {list}),
        ("n in xs", {bool}),
        ("(y := s)", {str}),
        ("xs[0]", None),
        ("d.get('a')", None),
        ("[len for len in xs][0]", None),
        ("(lambda str: str(1))(int)", None),
    ],
)
def test_some_types(text: str, types: set[type] | None) -> None:
    manager = ToolManager(context=VARIABLES)
    program = manager.sandbox.check(text, manager.context)
    tree: Any = program.source.tree
    assert Inference(program, VARIABLES).types(tree.body) == types
