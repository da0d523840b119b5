"""The shapes of JSON that are calls, and whether they say anything else."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from lightfc.core.definitions import Function
from lightfc.formats.call_data import (
    HOLDERS,
    has_string_keys,
    is_arguments_key,
    is_name_key,
    literal_value,
    name_key_of,
    nests_too_deeply,
    normalize_arguments,
)
from lightfc.formats.known_names import Names
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.text_source import joins_strings

IsCalled = Callable[[Any], bool]

Properties = Callable[[str], Collection[str]]
"""Gives the parameters of a function by its name; none where it is not known."""

NO_DATA = object()
"""Stands for what is no data, or says a key twice."""

IDS = frozenset({"id", "tool_call_id", "call_id"})
_OTHER_KEYS = frozenset({"id", "type"})
_KINDS = frozenset({"function", "function_call", "tool_call", "tool_use"})
KEY_WORDS = frozenset({
    "name", "function", "func", "fn", "tool", "action", "api", "method", "recipient", "call", "calls", "use", "uses",
    "arguments", "args", "parameters", "params", "kwargs", "input", "inputs", "id", "index", "type", "role",
    "assistant", "content", "key", "value", "null", "true", "false", "none",
})  # fmt: skip
"""The words of all keys of calls, and the constants of JSON."""

_METADATA: Mapping[str, tuple[str | None, ...]] = {
    "role": ("assistant",),
    "content": (None, ""),
    "type": tuple(_KINDS),
}
"""Entries beside a call, with the values that say nothing."""

_HEX = r"[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}"
_ID = re.compile(
    rf"(?:(?:call|chatcmpl-tool|toolu|tool|fc|id)[_-]?)?(?:[a-z]?\d+|abc\d+|{_HEX})"
    r"|call_[A-Za-z0-9]{24}|toolu_[A-Za-z0-9]{24}"  # of OpenAI and Anthropic
    r"|(?:call[_-])?(?=[A-Za-z]*\d)(?![A-Za-z0-9]*(?:[a-z]{3}|[A-Z]{3}|[A-Z][a-z]{2}))[A-Za-z0-9]{8,40}"
)
"""An id as servers make them: a number, a UUID, or digits of some base.

Where no prefix and length say whose it is, no three letters stand in a row as words have them.
"""


def is_id(value: Any) -> bool:
    """Whether a value can be the id of a call, which says nothing."""
    return type(value) is int or (isinstance(value, str) and _ID.fullmatch(value) is not None)


def plain_data(text: str) -> Any:
    """The value of JSON, or of data as Python writes it; `NO_DATA` where it is neither, or says a key twice."""
    try:
        value = _DECODER.decode(text)
    except (ValueError, RecursionError):
        value = NO_DATA
    if value is not NO_DATA:
        return NO_DATA if nests_too_deeply(value, text) else value
    tree = parse_expression(text)
    if tree is None or joins_strings(text):
        return NO_DATA
    try:
        return literal_value(tree, object_of_pairs)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return NO_DATA


def duplicate_key(text: str) -> str | None:
    """The first key that an object of a JSON text says twice; None where there is none, or it is no JSON."""
    try:
        value = _DECODER.decode(text)
        return duplicate_key(value) if isinstance(value, str) else None
    except _DuplicateKeyError as twice:
        return str(twice)
    except (ValueError, RecursionError):
        return None


class _DuplicateKeyError(ValueError):
    """An object says a key twice."""


def object_of_pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, for its decoder, which raises an error where the object says a key twice."""
    value: dict[str, Any] = {}
    for key, each in pairs:
        if type(key) is not str:
            raise ValueError("the key of an object must be a string")
        if key in value:
            raise _DuplicateKeyError(key)
        value[key] = each
    return value


_DECODER = json.JSONDecoder(object_pairs_hook=object_of_pairs)


class ObjectCalls(NamedTuple):
    """The calls that data is, and whether it is nothing else: each key known, in its place, and said once."""

    calls: list[Function]
    is_plain: bool


_NONE = ObjectCalls([], False)


def is_call_data(value: Any, names: Names, is_called: IsCalled) -> bool:
    """Whether data is calls of known functions and nothing else, in one of the shapes that models write."""
    found = object_calls(value, names.properties)
    return found.is_plain and all(is_called(call.name) for call in found.calls)


def object_calls(value: Any, properties: Properties = lambda function: ()) -> ObjectCalls:
    """The calls that a decoded JSON value is.

    Known shapes: an object with a name and arguments under any of the keys that models take for these, also inside
    `function`, the arguments as an object, as JSON text, or beside the name; a list of such; `{"tool_calls": […]}`; and
    an object whose only keys are names of functions, `{"add": {"a": 1}}`, which the caller has to check against the
    names it knows.
    """
    if isinstance(value, dict):
        return _calls_of_dict(value, properties)
    every = [object_calls(each, properties) for each in value] if isinstance(value, list | tuple) else []
    if not every or not all(each.calls for each in every):
        return _NONE
    return ObjectCalls([call for each in every for call in each.calls], all(each.is_plain for each in every))


def _calls_of_dict(value: dict[Any, Any], properties: Properties) -> ObjectCalls:
    own = {key: each for key, each in value.items() if not _is_metadata(key, each)}
    holder = next((key for key in HOLDERS if isinstance(value.get(key), list | dict)), "")
    if not holder and isinstance(value.get("function"), dict):
        holder = "function"
    if holder:
        calls, is_plain = object_calls(value[holder], properties)
        return ObjectCalls(calls, is_plain and len(own) == 1)
    name_key = name_key_of(value)
    named = _NONE if name_key is None else _named_call(name_key, value, own, properties)
    return named if named.calls else _keyed_calls(value)


def _is_metadata(key: str, value: Any) -> bool:
    """Whether an entry stands beside a call in the tools API, and says nothing."""
    if key == "index":
        return type(value) is int
    if key in IDS:
        return is_id(value)
    return isinstance(value, str | None) and value in _METADATA.get(key, ())


def _named_call(name_key: str, value: Mapping[str, Any], own: Mapping[str, Any], properties: Properties) -> ObjectCalls:
    """`{"name": …, "arguments": …}`, the arguments as an object, as its text, as pairs or beside the name."""
    name = value[name_key]
    beside = {key: each for key, each in value.items() if key != name_key}
    key = next(filter(is_arguments_key, beside), "")
    written = beside.get(key, ())
    if key and _are_arguments(given := normalize_arguments(written)):
        is_once = not isinstance(written, str) or plain_data(written.strip() or "null") is not NO_DATA
        return ObjectCalls([Function(name, (), given)], own.keys() == {name_key, key} and is_once)
    if beside and beside.keys() <= {*properties(name)}:
        return ObjectCalls([Function(name, (), beside)], True) if _are_arguments(beside) else _NONE
    return ObjectCalls([Function(name)], own.keys() == {name_key}) if _are_metadata_keys(beside) else _NONE


def _are_metadata_keys(keys: Iterable[str]) -> bool:
    """Whether what stands beside the name of a function gives it no arguments."""
    return all(key in _OTHER_KEYS or is_name_key(key) for key in keys)


def _are_arguments(value: Any) -> bool:
    """Whether a value can be the arguments of a call: an object, and no definition of a function told again."""
    if not isinstance(value, dict) or not has_string_keys(value):
        return False
    return not ("type" in value and isinstance(value.get("properties"), dict))


def _keyed_calls(value: Mapping[str, Any]) -> ObjectCalls:
    """`{"add": {"a": 1}}`."""
    if not all(isinstance(arguments, dict) and has_string_keys(arguments) for arguments in value.values()):
        return _NONE
    return ObjectCalls([Function(str(name), (), arguments) for name, arguments in value.items()], bool(value))
