"""What a tool known by its JSON Schema takes: what `jsonschema` takes, but for what `json_schema_check` says."""

from typing import Any

import pytest
from hypothesis import event, given, strategies as st
from jsonschema import Draft202012Validator

from lightfc.core.errors import ArgumentError
from lightfc.schema.signature import ToolSignature
from lightfc.schema.static_types import Unknown

NAMES = st.sampled_from(["a", "b", "x-1"])
# None stands for a property that is left out, and a float such as 1.0 is not an integer: rules of lightfc's own.
ATOMS = st.one_of(
    st.booleans(), st.integers(-3, 9), st.sampled_from([0.5, 2.5]), st.sampled_from(["", "ab", "b1", "abc"])
)
VALUES = st.recursive(
    ATOMS, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)), max_leaves=6
)
SIZES = st.integers(0, 3)
# Beside a type, listed values outweigh it; alone they are what they are.
LEAVES: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.just({}),
    st.fixed_dictionaries({"const": VALUES}),
    st.fixed_dictionaries({"enum": st.lists(VALUES, min_size=1, max_size=3)}),
    st.fixed_dictionaries({"type": st.sampled_from(["boolean", "null", "object", "array"])}),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["integer", "number", ["integer", "string"]])},
        optional={"minimum": SIZES, "exclusiveMaximum": SIZES, "multipleOf": st.integers(1, 3)},
    ),
    st.fixed_dictionaries(
        {"type": st.just("string")},
        optional={"minLength": SIZES, "maxLength": SIZES, "pattern": st.sampled_from(["^a", "b", r"\d$"])},
    ),
)


def compound(inner: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[dict[str, Any]]:
    several = st.lists(inner, min_size=1, max_size=3)
    rest = st.one_of(st.booleans(), inner)
    return st.one_of(
        st.fixed_dictionaries({"anyOf": several}),
        st.fixed_dictionaries({"allOf": several}),
        st.fixed_dictionaries(
            {"type": st.just("array")},
            optional={
                "items": rest, "prefixItems": several, "minItems": SIZES, "maxItems": SIZES,
                "uniqueItems": st.booleans(),
            },
        ),
        st.fixed_dictionaries(
            {"type": st.just("object")},
            optional={
                "properties": st.dictionaries(NAMES, inner, max_size=2),
                "patternProperties": st.dictionaries(st.just("^x-"), inner, max_size=1),
                "required": st.lists(NAMES, unique=True, max_size=2),
                "additionalProperties": rest,
                "minProperties": SIZES,
            },
        ),
    )  # fmt: skip


SCHEMAS = st.recursive(LEAVES, compound, max_leaves=5)


@given(SCHEMAS, VALUES)
def test_a_strict_tool_takes_what_jsonschema_takes(schema: dict[str, Any], value: Any) -> None:
    parameters = {"type": "object", "properties": {"value": schema}, "required": ["value"]}
    signature = ToolSignature.from_schema({"name": "tool", "parameters": parameters}, strict=True)
    valid = Draft202012Validator(schema).is_valid(value)
    event(f"valid: {valid}")
    try:
        bound = signature.bind((), {"value": value})[1]["value"]
    except ArgumentError:
        assert not valid
    else:
        assert valid
        assert bound is value


def unknown_within(value: Any, data: st.DataObject) -> Any:
    """The value with an `Unknown` in the place of a part of it, which knows the type of that part."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    key = data.draw(st.sampled_from([None, *keys]))
    if key is None:
        return Unknown(frozenset({type(value)}))
    held = unknown_within(value[key], data)
    return {**value, key: held} if isinstance(value, dict) else [*value[:key], held, *value[key + 1 :]]


@given(SCHEMAS, st.one_of(VALUES, st.none(), st.just(3.0)), st.data())
def test_what_is_said_never_to_fit_a_schema_never_binds(
    schema: dict[str, Any], value: Any, data: st.DataObject
) -> None:
    defaults = data.draw(st.sampled_from([{}, {"default": 3}, {"default": None}, {"default": "3"}]))
    required = data.draw(st.sampled_from([[], ["value"]]))
    parameters = {"type": "object", "properties": {"value": schema | defaults}, "required": required}
    signature = ToolSignature.from_schema({"name": "tool", "parameters": parameters}, strict=data.draw(st.booleans()))
    if signature.problems((), {"value": unknown_within(value, data)}):
        with pytest.raises(ArgumentError):
            signature.bind((), {"value": value})
