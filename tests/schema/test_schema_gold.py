"""Every function of 2,351 real cases becomes a signature; `tests/tools/test_gold.py` has their right calls bound."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from lightfc.schema.signature import ToolSignature
from tests.support.bfcl import load_gold


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
