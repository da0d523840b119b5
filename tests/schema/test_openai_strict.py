"""Schemas for OpenAI's strict mode: closed, all required, and what is left out comes back left out."""

import datetime as dt
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Optional

import pydantic
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


ALLOWED = {
    "type", "description", "enum", "const", "properties", "required", "additionalProperties", "items", "anyOf", "$ref",
    "$defs", "pattern", "format", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
    "minItems", "maxItems",
}  # fmt: skip


def schemas(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield schema
    for key in ("properties", "$defs"):
        for inner in schema.get(key, {}).values():
            yield from schemas(inner)
    for inner in (*schema.get("anyOf", ()), *([schema["items"]] if "items" in schema else [])):
        yield from schemas(inner)


class Tree(pydantic.BaseModel):
    value: Annotated[int, pydantic.Field(ge=0, description="What it holds.")] = 0
    parent: Optional["Tree"] = pydantic.Field(default=None, description="Where it hangs.")
    children: list["Tree"] = []


def grow(
    tree: Tree,
    pair: tuple[int, str],
    kind: Literal[1, "a", None] = None,
    name: Annotated[str, pydantic.Field(min_length=1, pattern="^a")] = "a",
    when: dt.date | None = None,
    tags: set[str] | None = None,
) -> str:
    """Grow a tree."""
    return repr((tree.value, tree.children, pair, kind, name))


FOUND = {
    "name": "f",
    "parameters": {
        "$schema": "https://json-schema.org/draft-07/schema",
        "type": "object",
        "properties": {
            "listed": {"enum": ["x", 2], "x-note": 1},
            "constant": {"const": True},
            "address": {"type": "string", "format": "uri", "examples": ["a"], "deprecated": True},
            "place": {"$ref": "#/definitions/Place", "description": "Where.", "minProperties": 1},
            "parts": {"allOf": [{"type": "object", "properties": {"a": {"type": "string"}}}, {"required": ["a"]}]},
            "never": {"type": "integer", "not": {"const": 3}, "if": {"minimum": 2}, "then": {"maximum": 4}},
        },
        "required": ["place"],
        "dependentRequired": {"listed": ["constant"]},
        "definitions": {"Place": {"type": "object", "properties": {"street": {"type": "string", "maxLength": 9}}}},
    },
}


@pytest.mark.parametrize("made", [FunctionTool(plan), FunctionTool(grow), FunctionTool.from_schema(FOUND, dict)])
def test_only_what_the_api_knows_is_said_and_every_value_has_a_type(made: FunctionTool) -> None:
    schema = strict_parameters(made.definition)
    Draft202012Validator.check_schema(schema)
    assert schema["type"] == "object"
    for each in schemas(schema):
        assert each.keys() <= ALLOWED
        assert each.keys() & {"type", "anyOf", "$ref"}
        if "$ref" in each:
            assert each.keys() == {"$ref"}
            assert each["$ref"].removeprefix("#/$defs/") in schema["$defs"]
        if "properties" in each:
            assert (each["required"], each["additionalProperties"]) == (list(each["properties"]), False)


def test_null_says_inside_of_objects_too_that_a_key_is_left_out() -> None:
    made = FunctionTool(grow)
    leaf = {"value": None, "parent": None, "children": None}
    given = {"tree": {"value": 1, "parent": leaf, "children": [leaf]}, "pair": [1, "b"], "kind": None, "name": None,
             "when": None, "tags": None}  # fmt: skip
    Draft202012Validator(strict_parameters(made.definition)).validate(given)
    kept = without_nulls(made.definition, given)
    assert kept == {"tree": {"value": 1, "parent": {}, "children": [{}]}, "pair": [1, "b"]}
    assert made(**kept).error is None


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
