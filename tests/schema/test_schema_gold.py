"""Every function of 2,351 real cases becomes a signature, and every right call of them binds as it is written."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lightfc.core.errors import ArgumentError
from lightfc.schema.signature import ToolSignature
from tests.support.bfcl import REFUSED, RIGHT_WITHOUT_OPTIONAL, load_gold, same, written_calls


@pytest.fixture(scope="module")
def gold() -> list[dict[str, Any]]:
    return load_gold()


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
        for name, arguments in written_calls(case[form]):
            try:
                bound = signatures[name].bind((), arguments)
            except ArgumentError as error:
                refused[case["id"]] = error.problems[0]
            else:
                assert same(bound, ((), arguments)), case["id"]
    expected = REFUSED.keys() - (RIGHT_WITHOUT_OPTIONAL if form == "expression_min" else set())
    assert refused.keys() == expected
    assert [case for case in refused if not refused[case].startswith(REFUSED[case])] == []
