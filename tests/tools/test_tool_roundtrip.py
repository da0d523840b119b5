"""Random signatures, random arguments: written as an expression, checked, executed, they arrive as they were."""

import ast
import enum
import inspect
from typing import Any, Literal

import pytest
from hypothesis import given, settings, strategies as st
from jsonschema import Draft202012Validator

from lightfc import FunctionTool, ToolManager
from lightfc.schema.type_tree import type_name
from tests.support.shapes import Color, Options, Pair, Point, Segment

Kind = inspect._ParameterKind

SCALARS: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-(10**9), 10**9),
    float: st.floats(allow_nan=False, allow_infinity=False),
    bool: st.booleans(),
    str: st.text(max_size=6),
    bytes: st.binary(max_size=4),
    int | None: st.one_of(st.none(), st.integers()),
    int | str: st.one_of(st.integers(), st.text(max_size=3)),
    Literal["a", "b"]: st.sampled_from(["a", "b"]),
    Color: st.sampled_from(Color),
    Point: st.builds(Point, st.integers(), st.integers()),
    Segment: st.builds(Segment, st.builds(Point, st.integers(), st.integers())),
    Pair: st.builds(Pair, st.integers(), st.text(max_size=2)),
    Options: st.fixed_dictionaries({"depth": st.integers()}),
    Any: st.one_of(st.none(), st.integers(), st.text(max_size=3)),
}
TYPES: dict[Any, st.SearchStrategy[Any]] = {
    **SCALARS,
    **{list[key]: st.lists(value, max_size=3) for key, value in SCALARS.items()},
    dict[str, int]: st.dictionaries(st.text(max_size=3), st.integers(), max_size=3),
    tuple[int, str]: st.tuples(st.integers(), st.text(max_size=3)),
    set[int]: st.sets(st.integers(), min_size=1, max_size=3),
}

CONTEXT = {"Point": Point, "Segment": Segment, "Pair": Pair, "Color": Color}


def written(value: Any) -> str:
    """A value as a text writes it."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, Segment):
        return f"Segment({written(value.start)}, end={written(value.end)})"
    return repr(value)


@st.composite
def calls(draw: st.DrawFn) -> tuple[inspect.Signature, list[tuple[inspect.Parameter, Any]]]:
    """A signature, and a value for each parameter that is given."""
    kinds = sorted(draw(st.lists(st.sampled_from(list(Kind)), max_size=5)))
    for single in (Kind.VAR_POSITIONAL, Kind.VAR_KEYWORD):
        while kinds.count(single) > 1:
            kinds.remove(single)
    parameters, given, optional = [], [], False
    for index, kind in enumerate(kinds):
        annotation = draw(st.sampled_from(list(TYPES)))
        single = kind not in (Kind.VAR_POSITIONAL, Kind.VAR_KEYWORD)
        optional = single and (draw(st.booleans()) or (optional and kind <= Kind.POSITIONAL_OR_KEYWORD))
        default = draw(TYPES[annotation]) if optional else inspect.Parameter.empty
        parameter = inspect.Parameter(f"p{index}", kind, default=default, annotation=annotation)
        parameters.append(parameter)
        if single:
            given.append((parameter, draw(TYPES[annotation])))
        elif kind is Kind.VAR_POSITIONAL:
            given.append((parameter, draw(st.lists(TYPES[annotation], max_size=2))))
        else:
            names = st.sampled_from(["k1", "k2"])
            given.append((parameter, draw(st.dictionaries(names, TYPES[annotation], max_size=2))))
    return inspect.Signature(parameters), given


def rendered(given: list[tuple[inspect.Parameter, Any]]) -> str:
    """A call of `tool` with the arguments."""
    rest = any(p.kind is Kind.VAR_POSITIONAL and value for p, value in given)
    parts: list[str] = []
    for parameter, value in given:
        if parameter.kind is Kind.VAR_POSITIONAL:
            parts += map(written, value)
        elif parameter.kind is Kind.VAR_KEYWORD:
            parts += [f"{name}={written(each)}" for name, each in value.items()]
        elif parameter.kind is Kind.POSITIONAL_ONLY or (rest and parameter.kind is Kind.POSITIONAL_OR_KEYWORD):
            parts.append(written(value))
        else:
            parts.append(f"{parameter.name}={written(value)}")
    return f"tool({', '.join(parts)})"


def tool_of(signature: inspect.Signature, arrived: list[Any]) -> FunctionTool:
    def tool(*args: Any, **kwargs: Any) -> int:
        arrived.append(signature.bind(*args, **kwargs).arguments)
        return len(arrived)

    tool.__signature__ = signature  # type: ignore[attr-defined]
    return FunctionTool(tool)


@settings(max_examples=150)
@given(calls())
def test_what_is_written_arrives(call: tuple[inspect.Signature, list[tuple[inspect.Parameter, Any]]]) -> None:
    signature, given = call
    arrived: list[Any] = []
    manager = ToolManager([tool_of(signature, arrived)], CONTEXT)
    text = rendered(given)
    assert [each.source for each in manager.preflight(text).calls] == [text]
    output = manager.execute(text)
    assert output.error is None, output.error
    expected = {p.name: tuple(value) if p.kind is Kind.VAR_POSITIONAL else value for p, value in given}
    assert {name: value for name, value in expected.items() if name in arrived[0]} == arrived[0]
    assert all(value in ((), {}) for name, value in expected.items() if name not in arrived[0])
    assert output.calls[0].coercions == ()


@settings(max_examples=60)
@given(calls())
def test_every_schema_is_one_and_the_signature_is_python(
    call: tuple[inspect.Signature, list[tuple[inspect.Parameter, Any]]],
) -> None:
    made, again = tool_of(call[0], []), tool_of(call[0], [])
    Draft202012Validator.check_schema(made.definition.parameters)
    assert made.definition == again.definition
    ast.parse(f"{made.definition.signature}: ...")


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(0.5, 5.5), st.sampled_from(["a", "b", "red"])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=2), st.dictionaries(st.sampled_from(["x", "y", "depth"]), inner, max_size=2)
    ),
    max_leaves=4,
)


@pytest.mark.parametrize("annotation", [key for key in TYPES if key is not bytes and key != list[bytes]], ids=type_name)
@settings(max_examples=20)
@given(value=JSON)
def test_what_a_schema_takes_the_tool_takes_and_a_strict_tool_takes_nothing_else(annotation: Any, value: Any) -> None:
    def tool(value):  # type: ignore[no-untyped-def]
        return value

    tool.__annotations__["value"] = annotation
    made, strict = FunctionTool(tool), FunctionTool(tool, strict=True)
    valid = Draft202012Validator(made.definition.parameters).is_valid({"value": value})
    assert made(value=value).error is None or not valid
    # A list that holds a value twice is taken for a set as well.
    if annotation != set[int] and strict(value=value).error is None:
        assert valid
