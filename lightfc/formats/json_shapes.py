"""The shapes of JSON that are calls and nothing else: each key known, in its place, and said once.

`calls_of_object` finds calls in whatever holds them; here is judged whether it holds anything beside.
"""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from lightfc.formats.call_data import HOLDERS, all_text, data_of, is_arguments_key, is_name_key, nests_too_deeply
from lightfc.formats.known_names import Names
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.text_source import joins_strings

IsCalled = Callable[[Any], bool]

NO_DATA = object()
"""Stands for what is no data, or says a key twice."""

IDS = frozenset({"id", "tool_call_id", "call_id"})
_KINDS = frozenset({"function", "function_call", "tool_call", "tool_use"})
KEY_WORDS = frozenset({
    "name", "function", "func", "fn", "tool", "action", "api", "method", "recipient", "call", "calls", "use", "uses",
    "arguments", "args", "parameters", "params", "kwargs", "input", "inputs", "id", "index", "type", "role",
    "assistant", "content", "key", "value", "null", "true", "false", "none",
})  # fmt: skip
"""The words of all keys of calls, and the constants of JSON."""

_SAYING_NOTHING: Mapping[str, tuple[str | None, ...]] = {
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
        return data_of(tree, once)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return NO_DATA


def repeats_key(text: str) -> str | None:
    """The first key that an object of a JSON text says twice; None where there is none, or it is no JSON."""
    try:
        value = _DECODER.decode(text)
        return repeats_key(value) if isinstance(value, str) else None
    except _TwiceError as twice:
        return str(twice)
    except (ValueError, RecursionError):
        return None


class _TwiceError(ValueError):
    """An object says a key twice."""


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, for its decoder, which raises an error where the object says a key twice."""
    value: dict[str, Any] = {}
    for key, each in pairs:
        if type(key) is not str:
            raise ValueError("the key of an object must be a string")
        if key in value:
            raise _TwiceError(key)
        value[key] = each
    return value


_DECODER = json.JSONDecoder(object_pairs_hook=once)


def is_call_data(value: Any, names: Names, is_called: IsCalled) -> bool:
    """Whether data is calls of known functions and nothing else, in one of the shapes that models write."""
    if isinstance(value, list | tuple):
        return bool(value) and all(is_call_data(each, names, is_called) for each in value)
    if not isinstance(value, dict) or not all_text(value):
        return False
    own = {key: each for key, each in value.items() if not _is_aside(key, each)}
    match [*own.items()]:
        case [("function", dict() as held)]:
            return is_call_data(held, names, is_called)
        case [(key, list() | tuple() | dict() as held)] if key in HOLDERS:
            return is_call_data(held, names, is_called)
    return _is_named(own, is_called) or _is_keyed(value, is_called) or _is_flat(own, names, is_called)


def _is_aside(key: str, value: Any) -> bool:
    """Whether an entry stands beside a call in the tools API, and says nothing."""
    if key == "index":
        return type(value) is int
    if key in IDS:
        return is_id(value)
    return isinstance(value, str | None) and value in _SAYING_NOTHING.get(key, ())


def _is_named(own: Mapping[str, Any], is_called: IsCalled) -> bool:
    """`{"name": …, "arguments": …}`, the arguments as an object, as its text, as values or as pairs."""
    names = [each for key, each in own.items() if is_name_key(key)]
    rest = [each for key, each in own.items() if is_arguments_key(key)]
    if len(names) != 1 or not is_called(names[0]) or len(rest) > 1 or len(own) > 1 + len(rest):
        return False
    arguments = rest[0] if rest else None
    if isinstance(arguments, str):
        arguments = plain_data(arguments.strip() or "null")
    return isinstance(arguments, dict | list | tuple | None)


def _is_keyed(value: Mapping[str, Any], is_called: IsCalled) -> bool:
    """`{"add": {"a": 1}}`."""
    return bool(value) and all(is_called(key) and isinstance(each, dict) for key, each in value.items())


def _is_flat(own: Mapping[str, Any], names: Names, is_called: IsCalled) -> bool:
    """`{"name": "add", "a": 1}`."""
    key = next(filter(is_name_key, own), None)
    if key is None or not is_called(own[key]):
        return False
    return own.keys() <= {key, *names.properties(own[key])}
