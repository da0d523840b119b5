"""Every function of 2,351 real cases becomes a signature, and every right call of them binds as it is written."""

import json
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
    count, parts = 0, {}
    for case in gold:
        for function in case["functions"]:
            definition = ToolSignature.from_schema(function).definition()
            properties = definition.parameters["properties"]
            for part in ({**definition.parameters, "properties": {}, "required": []}, *properties.values()):
                parts[json.dumps(_without_words(part))] = part
            assert sorted(definition.parameters.get("required", [])) == sorted(function["parameters"]["required"])
            assert list(definition.parameters["properties"]) == list(function["parameters"]["properties"])
            assert definition.description == function["description"]
            count += 1
    assert count == 6226
    # Many are alike but for what they say; the words themselves are strings.
    schemas = Draft202012Validator(Draft202012Validator.META_SCHEMA)
    assert [part for part in parts.values() if not schemas.is_valid(part)] == []
    print(f"{len(parts):,} schemas that differ")  # noqa: T201


def _without_words(schema: Any) -> Any:
    """A schema without its descriptions, as far as these are strings."""
    if isinstance(schema, dict):
        words = isinstance(schema.get("description"), str)
        return {key: _without_words(each) for key, each in schema.items() if key != "description" or not words}
    return list(map(_without_words, schema)) if isinstance(schema, list) else schema


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
