"""Calls as data, and the three ways to write them: as Python, as JSON and as XML."""

import ast
import html
import json
import keyword
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lightfc.core.definitions import Function, FunctionDefinition
from lightfc.formats.python_trees import nodes_of, parse_expression
from lightfc.formats.reading_budget import Budget
from lightfc.formats.scanner import JSON_CONSTANTS, MAX_DEPTH, scan_value
from lightfc.formats.text_source import Source, joins_strings

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
    parts += [f"{name}={python_value(value)}" for name, value in call.kwargs.items() if is_identifier(name)]
    rest = {name: value for name, value in call.kwargs.items() if not is_identifier(name)}
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
    """A text as the content of an XML element."""
    return html.escape(text, quote=False)


def quoteattr(text: str) -> str:
    """A text as an XML attribute, with its quotes."""
    return '"' + html.escape(text).replace("\n", "&#10;") + '"'


def verbose_xml(calls: Sequence[Function]) -> str:
    """Write calls as XML that says the type of each argument."""
    lines = ["<function_calls>"]
    for call in calls:
        lines += ["  <function_call>", f"    <name>{escape_xml(call.name)}</name>", "    <arguments>"]
        for name, value in named_arguments(call).items():
            kind = "null" if value is None else _XML_TYPES.get(type(value), "string")
            lines.append(f"      <arg name={quoteattr(name)} type={quoteattr(kind)}>{_xml_text(value)}</arg>")
        lines += ["    </arguments>", "  </function_call>"]
    return "\n".join([*lines, "</function_calls>"])


def concise_xml(calls: Sequence[Function]) -> str:
    """Write calls as XML of one line each."""
    return "\n".join(
        f"<call name={quoteattr(call.name)}>"
        + "".join(
            f"<arg name={quoteattr(name)}{'' if isinstance(value, str) else ' json=' + quoteattr('true')}>"
            f"{_xml_text(value)}</arg>"
            for name, value in named_arguments(call).items()
        )
        + "</call>"
        for call in calls
    )


_XML_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array", tuple: "array",
              dict: "object"}  # fmt: skip


def _xml_text(value: Any) -> str:
    return escape_xml(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))


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
    """The types that a schema declares."""
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


def nests_too_deeply(value: Any, text: str) -> bool:
    """Whether more than `MAX_DEPTH` lists and objects stand in one another in the value of a JSON text."""
    if text.count("[") + text.count("{") <= MAX_DEPTH:
        return False
    level = [value]
    for _ in range(MAX_DEPTH + 2):
        holders = [each for each in level if isinstance(each, list | dict)]
        if not holders:
            return False
        level = [each for holder in holders for each in (holder.values() if isinstance(holder, dict) else holder)]
    return True


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
        return text if tree is None or _has_ellipsis(tree) or joins_strings(text) else literal_value(tree)
    except (ValueError, TypeError, MemoryError, RecursionError):
        return text


def _has_ellipsis(tree: ast.expr) -> bool:
    """Whether something is not said: `{"city": ...}`."""
    return any(isinstance(node, ast.Constant) and node.value is ... for node in nodes_of(tree))


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
