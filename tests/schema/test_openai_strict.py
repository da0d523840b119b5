"""Schemas for OpenAI's strict mode: closed, all required, and what is left out comes back left out."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from jsonschema import Draft202012Validator

from lightfc import FunctionTool, ToolDefinitionError
from lightfc.schema import strict_parameters, without_nulls
from tests.support.shapes import City, Color, Options, Point, Segment


def plan(
    city: City,
    points: list[Point],
    color: Color = Color.RED,
    unit: Literal["a", "b"] = "a",
    count: int = 3,
    options: Options | None = None,
    route: Segment | None = None,
) -> str:
    """Plan a route.

    Args:
        city: Where.
        count: How many.
    """
    return f"{city.name} {count} {unit} {color.name}"


def objects(schema: Any) -> Iterator[dict[str, Any]]:
    if isinstance(schema, dict):
        if "properties" in schema:
            yield schema
        for value in schema.values():
            yield from objects(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from objects(value)


def test_every_object_is_closed_and_requires_all_its_keys() -> None:
    schema = strict_parameters(FunctionTool(plan).definition)
    Draft202012Validator.check_schema(schema)
    found = list(objects(schema))
    assert len(found) >= 5
    for each in found:
        assert each["required"] == list(each["properties"])
        assert each["additionalProperties"] is False
    assert "default" not in str(schema)
    assert schema["properties"]["count"] == {"type": ["integer", "null"], "description": "How many."}


def test_null_says_that_an_argument_is_left_out() -> None:
    made = FunctionTool(plan)
    given = {"city": {"name": "Oslo", "people": 3}, "points": [{"x": 1, "y": 2}], "color": None, "unit": "b",
             "count": None, "options": None, "route": None}  # fmt: skip
    Draft202012Validator(strict_parameters(made.definition)).validate(given)
    kept = without_nulls(made.definition, given)
    assert kept.keys() == {"city", "points", "unit"}
    assert made(**kept).output == "Oslo 3 b RED"


@pytest.mark.parametrize(
    ("annotation", "problem"),
    [
        (dict[str, int], "f.value: an object with keys of any name cannot be described in strict mode"),
        (Any, "f.value: a value of any type cannot be described in strict mode"),
        (list[Any], r"f.value\[\]: a value of any type"),
        (dict[str, Any] | None, "f.value: an object with keys of any name"),
    ],
)
def test_what_strict_mode_cannot_say_is_told(annotation: Any, problem: str) -> None:
    def f(value):  # type: ignore[no-untyped-def]
        return value

    f.__annotations__["value"] = annotation
    with pytest.raises(ToolDefinitionError, match=problem):
        strict_parameters(FunctionTool(f).definition)


def test_a_function_that_takes_anything_more_is_told() -> None:
    def f(a: int, **more: int) -> int:
        return a

    with pytest.raises(ToolDefinitionError, match="f: an object with keys of any name"):
        strict_parameters(FunctionTool(f).definition)
