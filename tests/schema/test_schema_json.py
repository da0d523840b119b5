import copy
import sys
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lightfc import Function
from lightfc.core.coercions import coercions
from lightfc.core.errors import ArgumentError, ToolDefinitionError
from lightfc.schema.signature import ToolSignature
from lightfc.schema.static_types import Unknown


def tool(properties: Any, required: list[str] | None = None, *, strict: bool = False, **rest: Any) -> ToolSignature:
    parameters = {"type": "dict", "properties": properties, "required": required or []}
    definition = {"name": "tool", "description": "Do it.", "parameters": parameters | rest}
    return ToolSignature.from_schema(definition, strict=strict)


def problems(signature: ToolSignature, *args: Any, **kwargs: Any) -> list[str]:
    with pytest.raises(ArgumentError) as caught:
        signature.bind(args, kwargs)
    return caught.value.problems


VALID: list[tuple[dict[str, Any], Any]] = [
    ({"type": "float"}, 1),
    ({"type": "number"}, 1.5),
    ({"type": "tuple"}, (1, "a")),
    ({"type": "tuple"}, [1, "a"]),
    ({"type": "array", "items": {"type": "float"}}, (1, 2.0)),
    ({"type": "any"}, object()),
    ({}, {"a": [1]}),
    ({"type": "string", "default": None}, None),
    ({"type": "boolean", "default": "dontcare"}, "dontcare"),
    ({"type": "string"}, None),
    ({"type": "boolean", "enum": ["True", "False"]}, True),
    ({"type": "integer", "enum": ["1", "2", "dontcare"]}, 2),
    ({"type": "array", "enum": ["a", "b"]}, ["b"]),
    ({"type": "dict", "properties": {"a": {"type": "integer"}}}, {"z": 1, "a": 2}),
    ({"type": ["string", "null"]}, None),
    ({"type": "string", "nullable": True}, None),
    ({"anyOf": [{"type": "integer"}, {"type": "array", "items": {"type": "string"}}]}, ["a"]),
    ({"const": 1}, 1.0),
    ({"enum": [[1], {"a": 1}]}, [1]),
    ({"anyOf": [{"const": {"a": [1]}}, {"type": "integer"}]}, {"a": [1.0]}),
    ({"type": "object", "additionalProperties": {"type": "integer"}}, {"a": 1}),
    ({"type": "string", "format": "date"}, "no date"),
    ({"type": "string", "nullable": True, "enum": ["x"]}, None),
    ({"anyOf": [{"type": "integer"}], "nullable": True}, None),
    ({"type": "object", "patternProperties": {"^x-": {"type": "integer"}}, "additionalProperties": False}, {"x-a": 1}),
    ({"type": "object", "patternProperties": {"^x-": {"type": "integer"}}}, {"x-a": 1, "y": "a"}),
    ({"type": "array", "uniqueItems": True}, [1, True, 1.5, "1", [1], [True], {"a": 1}, {"a": True}]),
    ({"type": "number", "multipleOf": 0.1}, 0.3),
    ({"type": "number", "multipleOf": 0.1}, 1e300),
    ({"allOf": [{"type": "object", "properties": {"x": {"type": "integer"}}}, {"required": ["x"]}]}, {"x": 1}),
]

INVALID: list[tuple[dict[str, Any], Any, str]] = [
    ({"type": "integer"}, "one", "a: expected int, got 'one'"),
    ({"type": "integer"}, 1.5, "a: expected int, got 1.5"),
    ({"type": "float"}, "a lot", "a: expected float, got 'a lot'"),
    ({"type": "boolean"}, 2, "a: expected bool, got 2"),
    ({"type": "array"}, "[1", "a: expected list, got '[1'"),
    ({"type": "array"}, '{"k": 1}', "a: expected list, got '{\"k\": 1}'"),
    ({"type": "integer", "minimum": 2}, "1", "a: should be at least 2, got 1"),
    ({"type": "string"}, 1, "a: expected str, got 1"),
    ({"type": "string"}, object(), "a: expected str, got an object of type object"),
    ({"type": "string", "enum": ["x", "y"]}, "z", "a: expected Literal['x', 'y'], got 'z'"),
    ({"enum": [1]}, True, "a: expected Literal[1], got True"),
    ({"type": "array", "items": {"type": "integer"}}, [1, "b"], "a[1]: expected int, got 'b'"),
    ({"type": "array", "items": [{"type": "integer"}]}, ["b"], "a[0]: expected int, got 'b'"),
    ({"type": "dict", "properties": {"k": {}}, "required": ["k"]}, {}, "a['k']: missing"),
    ({"type": "dict", "properties": {"k": {"type": "string"}}}, {"k": 1}, "a['k']: expected str, got 1"),
    ({"type": "dict", "additionalProperties": False}, {"k": 1}, "a: unexpected 'k' (it takes none)"),
    ({"type": "integer", "minimum": 2}, 1, "a: should be at least 2, got 1"),
    ({"type": "string", "maxLength": 2}, "abc", "a: should have at most 2 characters, got 3"),
    ({"type": "string", "pattern": "^a"}, "b", "a: should match the pattern '^a', got 'b'"),
    ({"oneOf": [{"type": "integer"}, {"type": "boolean"}]}, "b", "a: expected int | bool, got 'b'"),
    ({"allOf": [{"type": "integer"}, {"maximum": 1}]}, 2, "a: should be at most 1, got 2"),
    ({"allOf": [{"type": "object", "properties": {"x": {}}}, {"required": ["x"]}]}, {}, "a['x']: missing"),
    ({"allOf": [{"enum": [7, "x"]}, {"type": "integer"}]}, "x", "a: expected int, got 'x'"),
    ({"allOf": [{"const": 1}, {"const": 2}]}, 1, "a: expected Literal[2], got 1"),
    ({"type": "object", "properties": {"width": {}}, "additionalProperties": False}, {"Width": 1},
     "a: unexpected 'Width' (did you mean 'width'?)"),
    ({"type": "object", "patternProperties": {"^x-": {"type": "integer"}}}, {"x-a": "b"},
     "a['x-a']: expected int, got 'b'"),
    ({"type": "object", "patternProperties": {"^x-": {}}, "additionalProperties": False}, {"y": 1},
     "a: unexpected 'y' (it takes none)"),
    ({"type": "array", "items": [{"type": "integer"}], "additionalItems": False}, [1, 2],
     "a[1]: expected nothing, got 2"),
    ({"type": "array", "uniqueItems": True}, [1, [2], 1.0], "a[2]: 1.0 is there twice; items must be distinct"),
    ({"type": "array", "uniqueItems": True}, [{"a": [1]}, {"a": [1]}],
     "a[1]: {'a': [1]} is there twice; items must be distinct"),
    ({"type": "integer", "multipleOf": 5}, 7, "a: should be a multiple of 5, got 7"),
    ({"type": "number", "multipleOf": 0.5}, float("inf"), "a: should be a multiple of 0.5, got inf"),
    ({"type": "string", "enum": ["Celsius"]}, "CELSIUS",
     "a: expected Literal['Celsius'], got 'CELSIUS' (did you mean 'Celsius'?)"),
]  # fmt: skip


INTEGERS = {"type": "array", "items": {"type": "integer"}}

COERCED: list[tuple[dict[str, Any], Any, Any, str]] = [
    ({"type": "integer"}, "3", 3, "a: '3' taken as 3"),
    ({"type": "integer"}, 3.0, 3, "a: 3.0 taken as 3"),
    ({"type": "integer"}, True, 1, "a: True taken as 1"),
    ({"type": "number"}, "1.5", 1.5, "a: '1.5' taken as 1.5"),
    ({"type": "boolean"}, "true", True, "a: 'true' taken as True"),
    ({"type": "boolean"}, 0, False, "a: 0 taken as False"),
    ({"type": "array"}, {1}, [1], "a: {1} taken as [1]"),
    (INTEGERS, "[1, 2]", [1, 2], "a: '[1, 2]' taken as [1, 2]"),
    (INTEGERS, [1, "2"], [1, 2], "a[1]: '2' taken as 2"),
    (INTEGERS, (1, "2"), (1, 2), "a[1]: '2' taken as 2"),
    ({"type": "object", "properties": {"k": INTEGERS}}, {"k": ["1"], "l": "1"}, {"k": [1], "l": "1"},
     "a['k'][0]: '1' taken as 1"),
    ({"type": "object"}, '{"k": 1}', {"k": 1}, "a: '{\"k\": 1}' taken as {'k': 1}"),
    ({"type": ["integer", "null"]}, "3", 3, "a: '3' taken as 3"),
    ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "3", 3, "a: '3' taken as 3"),
    ({"anyOf": [{"type": "integer"}, {"type": "string"}]}, "3", "3", ""),
    ({"type": ["integer", "string"]}, "3", "3", ""),
    ({"type": "integer", "default": "3"}, "3", "3", ""),
    ({"allOf": [{"type": "integer"}, {"maximum": 3}]}, "3", 3, "a: '3' taken as 3"),
]  # fmt: skip


@pytest.mark.parametrize(("schema", "value", "passed", "recorded"), COERCED, ids=[f"{c[0]}-{c[1]}" for c in COERCED])
def test_what_a_function_would_take_is_taken_and_recorded_and_nothing_written_is_changed(
    schema: dict[str, Any], value: Any, passed: Any, recorded: str
) -> None:
    before = copy.deepcopy(value)
    signature = tool({"a": schema})
    bound = signature.bind((), {"a": value})[1]
    assert (bound["a"], type(bound["a"])) == (passed, type(passed))
    assert value == before
    noted = coercions(Function("tool", (), {"a": value}), Function("tool", (), bound))
    assert [str(each) for each in noted] == ([recorded] if recorded else [])
    assert signature.problems((), {"a": value}) == []


@pytest.mark.parametrize(("schema", "value", "passed", "recorded"), COERCED, ids=[f"{c[0]}-{c[1]}" for c in COERCED])
def test_a_strict_tool_takes_nothing_for_something_else(
    schema: dict[str, Any], value: Any, passed: Any, recorded: str
) -> None:
    strictly = tool({"a": schema}, strict=True)
    if not recorded:
        assert strictly.bind((), {"a": value}) == ((), {"a": value})
        return
    assert problems(strictly, a=value)
    assert strictly.problems((), {"a": value})


JSON_TYPES: dict[str, type] = {"integer": int, "number": float, "boolean": bool, "array": list, "object": dict}


@pytest.mark.parametrize("json_type", JSON_TYPES)
@pytest.mark.parametrize(
    "value", ["3", "3.5", "x", "true", "[1]", "{}", "", 3, 0, 3.0, 3.5, True, None, [1], (1,), {}, b"3"]
)
def test_tools_of_both_kinds_are_as_lenient(json_type: str, value: Any) -> None:
    def tool_of(annotation: Any) -> ToolSignature:
        def function(a: annotation) -> None:
            return None

        return ToolSignature.of(function)

    def outcome(signature: ToolSignature) -> Any:
        try:
            return signature.bind((), {"a": value})[1]["a"]
        except ArgumentError as error:
            return error.problems

    by_schema, by_type = outcome(tool({"a": {"type": json_type}}, ["a"])), outcome(tool_of(JSON_TYPES[json_type]))
    assert by_schema == by_type or (value == (1,) and by_schema == (1,))


VALUES: dict[type, list[Any]] = {
    str: ["3", "2.5", "true", "[1]", "{}", "x", ""], int: [0, 1, 3, True], float: [0.0, 1.0, 2.5], bool: [True, False],
    list: [[], [1], [[1, 2]]], tuple: [(), (1, 2)], dict: [{}, {"a": 1}, {1: 2}],
}  # fmt: skip


@pytest.mark.parametrize("strict", [False, True], ids=["lax", "strict"])
@pytest.mark.parametrize("json_type", [*JSON_TYPES, "string", "null"])
def test_a_type_that_is_said_never_to_fit_never_does(json_type: str, strict: bool) -> None:
    signature = tool({"a": {"type": json_type}}, ["a"], strict=strict)
    said = [cls for cls in VALUES if signature.problems((Unknown(frozenset({cls})),), {})]
    assert said
    for value in (value for cls in said for value in VALUES[cls]):
        with pytest.raises(ArgumentError):
            signature.bind((value,), {})


@pytest.mark.parametrize(("schema", "value"), VALID, ids=[str(c[0]) for c in VALID])
def test_a_right_value_arrives_as_it_is_written(schema: dict[str, Any], value: Any) -> None:
    signature = tool({"a": schema})
    bound = signature.bind((), {"a": value})[1]["a"]
    assert bound is value
    Draft202012Validator.check_schema(signature.definition().parameters)


@pytest.mark.parametrize(("schema", "value", "problem"), INVALID, ids=[c[2] for c in INVALID])
def test_a_wrong_value_is_named_with_what_was_expected(schema: dict[str, Any], value: Any, problem: str) -> None:
    assert problems(tool({"a": schema}, ["a"]), value) == [problem]


def test_every_problem_of_a_call_is_reported() -> None:
    signature = tool({"city": {"type": "string"}, "days": {"type": "integer"}}, ["city"])
    assert problems(signature, cty="Bern", days="three") == [
        "unexpected argument 'cty' (did you mean 'city'?)",
        "missing argument 'city', expected str",
        "days: expected int, got 'three'",
    ]


def test_positional_arguments_reach_required_parameters_first() -> None:
    signature = tool({"unit": {"type": "string", "default": "C"}, "city": {"type": "string"}}, ["city"])
    assert signature.bind(("Bern", "F"), {}) == ((), {"city": "Bern", "unit": "F"})
    assert signature.definition().signature == "def tool(city: str, unit: str = 'C')"


def test_keywords_keep_their_order() -> None:
    signature = tool({"a": {}, "b": {}})
    assert list(signature.bind((), {"b": 1, "a": 2})[1]) == ["b", "a"]


def test_the_definition_is_json_schema_and_keeps_all_that_was_said() -> None:
    definition = tool(
        {
            "from": {"type": "dict", "description": "Where.", "properties": {"n": {"type": "float", "default": 1}}},
            "list": {"type": "tuple", "items": {"type": "any"}},
            "kind": {"type": "string", "enum": ["a"], "default": "a"},
            "count": {"type": "integer", "default": None, "optional": True},
        },
        ["list", "from", "count"],
    ).definition()
    assert definition.parameters == {
        "type": "object",
        "properties": {
            "from_": {
                "type": "object",
                "description": "Where.",
                "properties": {"n": {"type": "number", "default": 1}},
            },
            "list": {"type": "array", "items": {}},
            "kind": {"type": "string", "enum": ["a"], "default": "a"},
            "count": {"type": "integer", "default": None},
        },
        "required": ["list", "from_"],
        "additionalProperties": False,
    }
    assert definition.description == "Do it."
    assert definition.signature == (
        "def tool(from_: dict, list: list, kind: Literal['a'] = 'a', count: int | None = None)"
    )


def test_an_openai_definition_with_definitions_is_followed() -> None:
    node = {"type": "object", "properties": {"v": {"type": "integer"}, "next": {"$ref": "#/$defs/Node"}}}
    parameters = {"type": "object", "properties": {"node": {"$ref": "#/$defs/Node"}}, "$defs": {"Node": node}}
    signature = ToolSignature.from_schema({"type": "function", "function": {"name": "walk", "parameters": parameters}})
    assert signature.bind((), {"node": {"v": 1, "next": {"v": 2}}})
    assert problems(signature, node={"v": 1, "next": {"v": "a"}}) == ["node['next']['v']: expected int, got 'a'"]
    assert signature.definition().signature == "def walk(node: Node = ...)"


@pytest.mark.parametrize(
    "rest",
    [
        {"definitions": {"Node": {"type": "integer"}}},
        {"$defs": {"Node": {"$ref": "#/$defs/Other"}, "Other": {"type": "integer"}}},
        {"$defs": {"Node": {"allOf": [{"type": "integer"}, {"minimum": 0}]}}},
    ],
    ids=["the old name", "by another one", "in parts"],
)
@pytest.mark.parametrize("beside", [{}, {"description": "Which."}, {"default": None}])
def test_definitions_are_followed_however_they_are_reached(rest: dict[str, Any], beside: dict[str, Any]) -> None:
    where = "definitions" if "definitions" in rest else "$defs"
    reference = {"$ref": f"#/{where}/Node"}
    for schema in (reference | beside, {"allOf": [reference], **beside}):
        signature = tool({"a": schema}, ["a"], **rest)
        assert signature.bind((), {"a": "1"}) == ((), {"a": 1})
        assert problems(signature, "x") == ["a: expected int, got 'x'"]
        described = signature.definition()
        assert described.parameters["properties"]["a"] == {"$ref": "#/$defs/Node"} | beside
        assert described.signature.startswith("def tool(a: Node")
        Draft202012Validator.check_schema(described.parameters)


def test_a_property_may_be_what_the_whole_is() -> None:
    signature = tool({"next": {"$ref": "#"}, "value": {"type": "integer"}})
    assert signature.bind((), {"next": {"next": {"value": 1}}})
    assert problems(signature, {"value": "x"}) == ["next['value']: expected int, got 'x'"]


def test_an_argument_without_a_name_is_not_lost() -> None:
    signature = tool({"": {"type": "integer"}, "b": {"type": "integer"}})
    assert signature.bind((1, 2), {}) == ((), {"": 1, "b": 2})
    assert signature.definition().signature == "def tool(argument: int = ..., b: int = ...)"


def test_further_arguments_are_taken_where_the_schema_takes_them() -> None:
    signature = tool({"a": {"type": "integer"}}, additionalProperties={"type": "string"})
    assert signature.bind((1,), {"b": "x"}) == ((), {"a": 1, "b": "x"})
    assert problems(signature, b=1) == ["b: expected str, got 1"]


def test_a_schema_that_turns_in_a_circle_ends() -> None:
    circle: dict[str, Any] = {"$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}]}}}
    signature = tool({"a": {"$ref": "#/$defs/A"}}, **circle)
    assert problems(signature, a=1) == ["the arguments are nested too deeply"]


def doubling(key: str, levels: int = 40) -> dict[str, Any]:
    """Definitions of which each refers to the next twice."""
    twice = {f"d{i}": {key: [{"$ref": f"#/$defs/d{i + 1}"}] * 2} for i in range(levels)}
    return {**twice, f"d{levels}": {"type": "integer"}}


COLLIDING = [each * sys.hash_info.modulus for each in range(100_000)]


def nested(levels: int) -> Any:
    return [nested(levels - 1)] if levels else 1


LISTS = {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/d0"}, {"$ref": "#/$defs/d0"}]}}
CHAIN = {f"d{i}": {"type": "array", "items": {"$ref": f"#/$defs/d{i + 1}"}} for i in range(3_000)}
SLOW = "takes too long to compare"

HOSTILE: dict[str, tuple[dict[str, Any], dict[str, Any], Any, str]] = {
    # by what is tried: the parameter, the definitions, a value, and what is said of it
    "a pattern that turns back for ever": ({"pattern": "^(a+)+$"}, {}, "a" * 40 + "b", SLOW),
    "many texts for it": ({"items": {"pattern": "^(a+)+$"}}, {}, ["a" * 40 + "b"] * 1_000, SLOW),
    "a pattern of keys that does": ({"patternProperties": {"^(a+)+$": {}}}, {}, {"a" * 40 + "b": 1}, SLOW),
    "alternatives that double": ({"$ref": "#/$defs/d0"}, doubling("anyOf"), "x", "a: expected"),
    "conditions that double": ({"$ref": "#/$defs/d0"}, doubling("allOf"), "x", "a: expected int, got 'x'"),
    "lists in lists": ({"$ref": "#/$defs/d0"}, {"d0": LISTS}, nested(40), "a[0]: expected"),
    "a chain of definitions": ({"$ref": "#/$defs/d0"}, {**CHAIN, "d3000": {}}, [[1]], "a[0][0]: expected"),
    "hashes that collide": (
        {"uniqueItems": True}, {}, COLLIDING, "takes too long to tell",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("schema", "definitions", "value", "said"), HOSTILE.values(), ids=HOSTILE)
def test_no_schema_keeps_the_host_busy(schema: Any, definitions: Any, value: Any, said: str) -> None:
    """Those of servers are written by others, and so are the values: what takes long is told instead."""
    found = problems(tool({"a": schema}, **{"$defs": definitions}), a=value)
    assert found
    assert said in found[0]


def test_a_fault_below_a_definition_that_is_reached_twice_is_told_at_both_places() -> None:
    definitions = {"$defs": {"n": {"type": "integer"}}}
    pair = {"type": "array", "items": {"$ref": "#/$defs/n"}}
    assert problems(tool({"a": pair}, **definitions), a=["x", "x"]) == [
        "a[0]: expected int, got 'x'",
        "a[1]: expected int, got 'x'",
    ]


def test_names_that_would_be_the_same_get_numbers_soon() -> None:
    names = [f"a{'-' * (each + 1)}b" for each in range(199)]
    aliases = [each.alias for each in tool({name: {} for name in names}).parameters]
    assert aliases[:3] == ["a_b", "a_b_2", "a_b_3"]
    assert len(set(aliases)) == len(names)
    long = tool({"e" + "\u0301\u0316" * 20_000: {}}).parameters[0].alias
    assert len(long) <= 200


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ({}, "an object with a name"),
        ({"function": 1}, "an object with a name"),
        ({"name": "f", "parameters": []}, "f: parameters must be an object, not list"),
        ({"name": "f", "parameters": {"type": "string"}}, "must be of type object, not 'string'"),
        ({"name": "f", "parameters": {"properties": 1}}, "properties must be an object, not int"),
        ({"name": "f", "parameters": {"properties": {"a": 1}}}, "a: a schema must be an object, not int"),
        ({"name": "f", "parameters": {"properties": {"a": {"type": "strnig"}}}}, "a: type 'strnig' is not one of"),
        ({"name": "f", "parameters": {"properties": {"a": {"type": 1}}}}, "a: type 1 is not one of"),
        ({"name": "f", "parameters": {"properties": {"a": {"enum": "x"}}}}, "enum must be a list"),
        ({"name": "f", "parameters": {"properties": {"a": {"anyOf": {}}}}}, "a: anyOf must be a list, not dict"),
        ({"name": "f", "parameters": {"properties": {"a": {"allOf": 1}}}}, "a: allOf must be a list, not int"),
        ({"name": "f", "parameters": {"properties": {"a": {"properties": [1]}}}}, "properties must be an object, not"),
        ({"name": "f", "parameters": {"$defs": 1}}, "defs must be an object, not int"),
        ({"name": "f", "parameters": {"properties": {"a": {"enum": COLLIDING}}}}, "have the same hash"),
        ({"name": "f", "parameters": {"required": "a"}}, "required must be a list of names"),
        ({"name": "f", "parameters": {"properties": {"a": {"$ref": "#/x"}}}}, "'#/x' does not exist"),
        ({"name": "f", "parameters": {"properties": {"a": {"$ref": "#/properties/a"}}}}, "does not lead to a def"),
        ({"name": "f", "parameters": {"properties": {"a": {"pattern": "("}}}}, "is not a regular"),
        ({"name": "f", "parameters": {"properties": {"a": {"pattern": "(" * 900 + ")" * 900}}}}, "is not a regular"),
        ({"name": "f", "parameters": {"properties": {"a": {"pattern": "a" * 6_000}}}}, "more than 5,000 characters"),
        ({"name": "f", "parameters": {"properties": {"a": {"patternProperties": {"(": {}}}}}}, "is not a regular"),
    ],
)
def test_what_is_no_definition_is_refused_with_the_reason(definition: dict[str, Any], message: str) -> None:
    with pytest.raises(ToolDefinitionError, match=message):
        ToolSignature.from_schema(definition)


def test_a_tool_without_parameters_takes_none() -> None:
    signature = ToolSignature.from_schema({"name": "now"})
    assert signature.bind((), {}) == ((), {})
    assert problems(signature, 1, a=2) == [
        "takes no positional arguments, 1 given",
        "unexpected argument 'a' (it takes none)",
    ]
