"""Every function of 2,351 real cases becomes a signature, and every right call of them binds as it is written."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lightfc.errors import ArgumentError
from lightfc.schema import ToolSignature
from tests.support.bfcl import load_gold

# Answers that count as right and contradict the documentation of their own function: what is said of each.
REFUSED = {
    # a value of another type than the one declared, with no default or listed value to allow it
    "simple_python_307": "venue: expected str, got True",
    "parallel_multiple_21": "x: expected list[",
    "parallel_multiple_94": "elements[0]: expected int, got 'apple'",
    "live_simple_106-63-0": "auto_loan_payment_start: expected list[",
    "live_simple_112-68-0": "acc_routing_start: expected list[",
    "live_multiple_306-131-5": "number_of_rooms: expected int, got 'dontcare'",
    # a value that is not among those listed
    "live_multiple_87-38-4": "type: expected Literal['all', 'postgres', 'openapi', 'graphql'], got 'openai'",
    "live_multiple_750-169-5": "genre: expected Literal['World', ",
    "live_multiple_756-169-11": "genre: expected Literal['World', ",
    "live_multiple_835-178-10": "genre: expected Literal['Reggae', ",
    "live_multiple_871-182-8": "genre: expected Literal['World', ",
    "live_multiple_947-197-0": "duration: expected Literal['1 hour', ",
    "live_parallel_multiple_2-2-0": "command: expected Literal['거실, 에어컨, 실행', ",
    # an argument that the function does not have, or has by another name
    "parallel_multiple_12": "unexpected argument 'permeability' (it takes electric_field, distance, charge)",
    "parallel_multiple_26": "unexpected argument 'type' (it takes account, transactions, starting_balance)",
    "live_multiple_862-181-3": "unexpected argument 'journey_start_time'",
    "live_multiple_964-207-0": "unexpected argument 'question'",
}
# These contradict it only in an argument that may be left out.
RIGHT_WITHOUT_OPTIONAL = {
    "simple_python_307",
    "live_multiple_306-131-5",
    "parallel_multiple_12",
    "parallel_multiple_26",
}


@pytest.fixture(scope="module")
def gold() -> list[dict[str, Any]]:
    return load_gold()


def calls(expression: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for node in ast.walk(ast.parse(expression, mode="eval")):
        if isinstance(node, ast.Call):
            assert not node.args
            yield ast.unparse(node.func), {str(k.arg): ast.literal_eval(k.value) for k in node.keywords}


def same(value: Any, other: Any) -> bool:
    """Equal, with equal types and keys in equal order, all the way down."""
    if type(value) is not type(other):
        return False
    if isinstance(value, dict):
        return list(value) == list(other) and all(same(value[key], other[key]) for key in value)
    if isinstance(value, list | tuple):
        return len(value) == len(other) and all(map(same, value, other))
    return bool(value == other)


def test_every_definition_is_translated_to_a_valid_schema(gold: list[dict[str, Any]]) -> None:
    count = 0
    for case in gold:
        for function in case["functions"]:
            definition = ToolSignature.from_schema(function).definition()
            Draft202012Validator.check_schema(definition.parameters)
            assert list(definition.parameters["properties"]) == list(function["parameters"]["properties"])
            assert definition.description == function["description"]
            count += 1
    assert count == 6226


@pytest.mark.parametrize("form", ["expression", "expression_min"])
def test_every_right_call_binds_as_it_is_written(gold: list[dict[str, Any]], form: str) -> None:
    refused: dict[str, str] = {}
    for case in gold:
        signatures = {f["name"]: ToolSignature.from_schema(f) for f in case["functions"]}
        for name, arguments in calls(case[form]):
            try:
                bound = signatures[name].bind((), arguments)
            except ArgumentError as error:
                refused[case["id"]] = error.problems[0]
            else:
                assert same(bound, ((), arguments)), case["id"]
    expected = REFUSED.keys() - (RIGHT_WITHOUT_OPTIONAL if form == "expression_min" else set())
    assert refused.keys() == expected
    assert [case for case in refused if not refused[case].startswith(REFUSED[case])] == []
