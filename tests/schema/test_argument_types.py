"""A type of arguments is one entry, which says all that is particular about it."""

import ipaddress
from typing import Annotated, Any

import pytest
from pydantic import WithJsonSchema, WrapValidator

from lightfc.core import codecs
from lightfc.core.codecs import Codec
from lightfc.core.deserialization import loads
from lightfc.core.serialization import dumps
from lightfc.core.values import rendered, short_text
from lightfc.schema import argument_types
from lightfc.schema.argument_types import ArgumentType
from lightfc.schema.static_types import Unknown
from tests.support.shapes import taking


def _range(value: Any, validate: Any) -> range:
    return value if type(value) is range else range(*validate(value))


RANGES = ArgumentType(
    lambda annotation: annotation is range,
    lambda annotation: "range",
    lambda annotation: Annotated[
        tuple[int, int], WrapValidator(_range), WithJsonSchema({"type": "array", "items": {"type": "integer"}})
    ],
    frozenset({dict, int}),
)


def test_one_entry_makes_a_type_of_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(argument_types, "_TYPES", (*argument_types._TYPES, RANGES))
    signature = taking(dict[str, range | None])
    definition = signature.definition()
    assert definition.signature == "def tool(value: dict[str, range | None])"
    described = definition.parameters["properties"]["value"]["additionalProperties"]
    assert described == {"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]}
    assert signature.bind(({"a": [1, 3], "b": range(2)},), {}) == ((), {"value": {"a": range(1, 3), "b": range(2)}})
    assert signature.problems(({"a": Unknown(frozenset({dict}), "f()")},), {}) == [
        "value['a']: expected range | None, got dict from f()"
    ]
    assert signature.problems(({"a": Unknown(frozenset({list}), "f()")},), {}) == []


def test_one_entry_gives_the_values_of_a_type_their_json_and_their_text(monkeypatch: pytest.MonkeyPatch) -> None:
    address = ipaddress.IPv4Address
    entry = Codec("IPv4Address", address, str, lambda held: address(codecs.as_str(held)), is_shown=True)
    monkeypatch.setitem(codecs.BY_TYPE, entry.type, entry)
    monkeypatch.setitem(codecs.BY_NAME, entry.name, entry)
    bound = taking(ipaddress.IPv4Address).bind(("127.0.0.1",), {})[1]["value"]
    assert loads(dumps([bound])) == [bound]
    assert rendered(bound, 100) == (repr(bound), True)
    assert short_text(bound) == repr(bound)
