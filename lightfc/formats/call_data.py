"""Calls as data: how they are written as Python, and the shapes of JSON that are calls and say nothing else."""

import ast
import html
import json
import keyword
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from lightfc.core.definitions import Function, FunctionDefinition
from lightfc.formats.known_names import Names
from lightfc.formats.python_trees import nodes_of, parse_expression
from lightfc.formats.reading_budget import Budget
from lightfc.formats.scanner import JSON_CONSTANTS, MAX_DEPTH, scan_value
from lightfc.formats.text_source import Source, joins_strings
from lightfc.schema.aliases import is_writable

_CALLED = "function|func|fn|tool|action|api|method|recipient|call"
NAME_KEY = re.compile(rf"name|(?:{_CALLED})(?:_?name)?", re.I)
"""Finds the keys under which the name of a function may stand."""

_ARGUMENT_KEY = re.compile(rf"(?:(?:{_CALLED})_?)?(?:arguments|args|parameters|params|kwargs|inputs?)", re.I)
_PAIRS = ({"name", "value"}, {"key", "value"})
TEXT_TYPES = frozenset({"string", "str", "text"})
FLOAT_TYPES = frozenset({"number", "float", "double"})
NUMBER_TYPES = FLOAT_TYPES | {"integer", "int"}
HOLDERS = ("tool_calls", "tool_uses", "function_calls", "calls", "function_call", "tool_call")
"""Keys under which an object holds its calls."""


def is_identifier(name: str) -> bool:
    """Tell whether Python can write a keyword argument of this name."""
    return name.isidentifier() and not keyword.iskeyword(name)


def is_name(name: str) -> bool:
    """Tell whether Python can write a function of this name, dotted or not."""
    return all(is_identifier(part) for part in name.split("."))


def python_call(call: Function) -> str:
    """Write a call as Python; the arguments are plain data."""
    parts = [python_value(value) for value in call.args]
    parts += [f"{name}={python_value(value)}" for name, value in call.kwargs.items() if is_writable(name)]
    rest = {name: value for name, value in call.kwargs.items() if not is_writable(name)}
    if rest:
        parts.append(f"**{python_value(rest)}")
    return f"{call.name}({', '.join(parts)})"


def python_value(value: Any) -> str:
    """Write plain data as a Python literal; what JSON calls infinity and NaN as the calls that give them."""
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return f"float({str(value)!r})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{python_value(k)}: {python_value(v)}' for k, v in value.items())}}}"
    if isinstance(value, tuple):
        inner = ", ".join(map(python_value, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, list):
        return f"[{', '.join(map(python_value, value))}]"
    if isinstance(value, set) and value:  # in an order that does not depend on the process
        return f"{{{', '.join(sorted(map(python_value, value)))}}}"
    return repr(value)


def python_calls(calls: Sequence[Function]) -> str:
    """Write calls as one expression: one call as it is, several as a list."""
    return join_calls([python_call(call) for call in calls])


def join_calls(calls: Sequence[str]) -> str:
    """One call alone, several in a list, which stays open where the last of them is cut."""
    if len(calls) == 1:
        return calls[0]
    return f"[{', '.join(calls)}" + "]" * calls[-1].rstrip().endswith((")", "}", "]"))


def named_arguments(call: Function, definition: FunctionDefinition | None = None) -> dict[str, Any]:
    """All arguments by name, as forms need that know no positions; by number where the definition gives no name."""
    names = list(definition.parameters.get("properties", {})) if definition else []
    positional = {names[i] if i < len(names) else f"arg{i}": value for i, value in enumerate(call.args)}
    return positional | dict(call.kwargs)


def escape_xml(text: str) -> str:
    return html.escape(text, quote=False)


def quoteattr(text: str) -> str:
    """A text as an XML attribute, with its quotes."""
    return '"' + html.escape(text).replace("\n", "&#10;") + '"'


def name_key_of(value: Mapping[Any, Any]) -> str | None:
    """Under which key of an object the name of a function stands; `name` before any other."""
    keys = [key for key, each in value.items() if isinstance(each, str) and is_name_key(key)]
    return next((key for key in keys if key == "name"), keys[0] if keys else None)


def is_name_key(key: Any) -> bool:
    """Whether the name of a function may stand under a key."""
    return isinstance(key, str) and NAME_KEY.fullmatch(key.strip()) is not None


def is_arguments_key(key: Any) -> bool:
    """Whether the arguments of a call may stand under a key."""
    return isinstance(key, str) and _ARGUMENT_KEY.fullmatch(key.strip()) is not None


def normalize_arguments(written: Any) -> Any:
    """What is given to a call, where it is written as its JSON text, as nothing, as null or as pairs."""
    given = decode_json(written.strip() or "null") if isinstance(written, str) else written
    if isinstance(given, list) and all(isinstance(each, dict) and set(each) in _PAIRS for each in given):
        return {each.get("name", each.get("key")): each["value"] for each in given}
    return {} if given is None else given


def has_string_keys(arguments: Mapping[Any, Any]) -> bool:
    """Whether all keys are text, as names of arguments must be."""
    return all(isinstance(name, str) for name in arguments)


def declared_types(schema: Any) -> set[str]:
    declared = schema.get("type") if isinstance(schema, Mapping) else None
    return set(declared if isinstance(declared, list) else [declared]) - {None}


def strings_of(value: Any) -> Iterator[str]:
    """All strings in plain data, in order, but for the keys of objects."""
    if isinstance(value, str):
        yield value
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    for each in inner:
        yield from strings_of(each)


def decode_json(text: str) -> Any:
    """Decode JSON text as strictly as its standard; the text itself where it is none, or nests too deeply."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return text if nests_too_deeply(value, text) else value


def nests_too_deeply(value: Any, text: str, most: int = MAX_DEPTH) -> bool:
    """Whether more than so many lists and objects stand in one another in the value of a JSON text."""
    return text.count("[") + text.count("{") > most and _is_deeper(value, most + 1)


def _is_deeper(value: Any, depth: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return inner is not None and (depth == 0 or any(_is_deeper(each, depth - 1) for each in inner))


def parse_literal(text: str, budget: Budget | None = None) -> Any:
    """The value of JSON or Python text that is data; the text itself where it is neither."""
    value = decode_json(text)
    if value is not text:
        return value
    source = Source(text, budget)
    scanned = scan_value(source)
    if scanned.broken or text[scanned.end :].strip():
        return text
    tree = parse_expression(text, source.budget) or parse_expression(scanned.text, source.budget)
    try:
        # An ellipsis says that something is not said: `{"city": ...}`.
        unsaid = tree is None or any(isinstance(node, ast.Constant) and node.value is ... for node in nodes_of(tree))
        return text if unsaid or joins_strings(text) else literal_value(tree)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return text


def literal_value(node: ast.expr | None, object_of: Callable[[list[tuple[Any, Any]]], dict[Any, Any]] = dict) -> Any:
    """The value of Python that is data, in which constants can be those of JSON; else a `ValueError` or `TypeError`."""
    of = partial(literal_value, object_of=object_of)
    match node:
        case ast.Dict(keys=keys, values=values):
            return object_of([(of(key), of(each)) for key, each in zip(keys, values, strict=True)])
        case ast.List(elts=elements):
            return list(map(of, elements))
        case ast.Tuple(elts=elements):
            return tuple(map(of, elements))
        case ast.Name(id=name) if name in JSON_CONSTANTS:
            return JSON_CONSTANTS[name]
        case None:
            raise ValueError("an entry without a key unpacks something")
    return ast.literal_eval(node)


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

_METADATA: Mapping[str, tuple[str | None, ...]] = {"role": ("assistant",), "content": (None, ""), "type": tuple(_KINDS)}
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
        return NO_DATA if nests_too_deeply(value, text) else value
    except (ValueError, RecursionError):
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
    holder = holder or ("function" if isinstance(value.get("function"), dict) else "")
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
    """`{"name": …, "arguments": …}`, the arguments as an object, as its text, as pairs or beside the name.

    A list under `args` is those by position: `{"name": …, "args": […], "kwargs": {…}}`.
    """
    name = value[name_key]
    args, beside = _by_position({key: each for key, each in value.items() if key != name_key})
    said = own.keys() & {name_key, *beside}
    key = next(filter(is_arguments_key, beside), "")
    written = beside.get(key, ())
    if key and _are_arguments(given := normalize_arguments(written)):
        is_once = not isinstance(written, str) or plain_data(written.strip() or "null") is not NO_DATA
        return ObjectCalls([Function(name, args, given)], said == {name_key, key} and is_once)
    if beside and beside.keys() <= {*properties(name)}:
        return ObjectCalls([Function(name, args, beside)], True) if _are_arguments(beside) else _NONE
    return ObjectCalls([Function(name, args)], said == {name_key}) if _are_metadata_keys(beside) else _NONE


def _by_position(entries: dict[str, Any]) -> tuple[Sequence[Any], dict[str, Any]]:
    """The list under `args`, where it is no pairs, and the other entries."""
    args = entries.get("args")
    if not isinstance(args, list) or (args and _are_arguments(normalize_arguments(args))):
        return (), entries
    return args, {key: each for key, each in entries.items() if key != "args"}


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
