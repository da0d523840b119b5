"""Reads calls that are written as XML, or nearly: what models write need not be well formed."""

import ast
import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import unescape
from typing import Any

from lightfc.formats.calls import decoded
from lightfc.formats.scanner import JSON_CONSTANTS, parse_expression, scan_value
from lightfc.types import Function, FunctionDefinition

_CALL = re.compile(
    r"<(?P<tag>(?:[\w-]+:)?(?:function_call|tool_call|invoke|call|function|tool))\b(?P<head>[^<>]*)>(?P<body>.*?)"
    r"(?:</(?P=tag)>|(?=<(?P=tag)\b)|\Z)",
    re.S | re.I,
)
_NAME = re.compile(r"<(name|function_name|tool_name)>\s*(?P<name>.*?)\s*</\1>", re.S | re.I)
_HEAD_NAME = re.compile(r"""(?:=\s*|\bname\s*=\s*)["']?(?P<name>[^\s"'<>=/]+)""")
_ARGUMENT = re.compile(
    r"<(?P<tag>(?:[\w-]+:)?(?:arg|argument|parameter|param))\b(?:(?P<alone>[^<>]*)/>|(?P<head>[^<>]*)>(?P<body>.*?)"
    r"(?:</(?P=tag)>|(?=<(?P=tag)\b)|(?=</(?:[\w-]+:)?(?:arguments|parameters|function_call|call|invoke|function)>)|\Z))",
    re.S | re.I,
)
_FIRST_WORD = re.compile(r"\s*(?P<name>[^\W\d][\w.]*)\s*(?=<arg)")
_PAIR = re.compile(
    r"<arg_(?:key|name)>(?P<key>.*?)</arg_(?:key|name)>\s*<arg_value>(?P<value>.*?)(?:</arg_value>|\Z)", re.S
)
_CHILD = re.compile(r"<(?P<key>[\w.-]+)>(?P<value>.*?)(?:</(?P=key)>|\Z)", re.S)
_ATTRIBUTE = re.compile(r"""(?P<key>[\w.-]+)\s*=\s*(?P<quote>["'])(?P<value>.*?)(?P=quote)""", re.S)
_ESCAPED_ATTRIBUTE = re.compile(r"<[^<>]*=\\[\"']")
_DEFINED = re.compile(r"<description>.*?</description>", re.S | re.I)
"""What tells of a function, rather than to call it."""

_BLOCK = re.compile(r"<(arguments|parameters)>\s*(?P<body>.*?)\s*(?:</\1>|\Z)", re.S | re.I)
_WRAPPER = re.compile(r"</?(?:[\w-]+:)?(?:function_calls?|tool_calls?|calls|tools)\b[^<>]*>", re.I)
_CDATA = re.compile(r"\s*<!\[CDATA\[(?P<text>.*?)\]\]>\s*", re.S)
_TEXT_TYPES = frozenset({"string", "str", "text"})
_NULL_TYPES = ("null", "None", "none", "NoneType")
_FLOAT_TYPES = frozenset({"number", "float", "double"})


def xml_calls(
    text: str, definitions: Mapping[str, FunctionDefinition], names: frozenset[str] = frozenset()
) -> tuple[list[Function], str]:
    """The calls in a text that writes them as XML, and what is said beside them; no calls where there are none.

    Args:
        text: The text.
        definitions: What is known of the functions; the type of an argument is taken from here before the one that
            the model wrote beside it.
        names: Names of functions, which can be the names of elements too: `<add><a>1</a></add>`.
    """
    text = unescaped(text)
    calls = _calls(_innermost(text), definitions)
    around = _WRAPPER.sub("", _CALL.sub("", text)).strip()
    if not calls and names and _elements(names).search(text):
        around = _elements(names).sub("", text).strip()
        for match in _elements(names).finditer(text):
            name = match["tag"]
            pairs = [*_ATTRIBUTE.finditer(match["alone"] or match["head"] or ""), *_CHILD.finditer(match["body"] or "")]
            schemas = _properties(name, definitions)
            values = {pair["key"]: _value(pair["value"], None, schemas.get(pair["key"])) for pair in pairs}
            calls.append(Function(name, (), values))
    return calls, around


def without_quotes(call: Function) -> Function:
    """A call whose texts all stand in quotes, as those of JSON do, without them."""
    texts = {name: value for name, value in call.kwargs.items() if isinstance(value, str)}
    bare = {name: decoded(text.strip()) for name, text in texts.items() if text.strip()[:1] == '"'}
    if not texts or len(bare) < len(texts) or not all(isinstance(each, str) for each in bare.values()):
        return call
    return Function(call.name, call.args, {**call.kwargs, **bare})


def unescaped(text: str) -> str:
    """A text without backslashes before its quotes, of which XML knows nothing."""
    return text.replace('\\"', '"').replace("\\'", "'") if _ESCAPED_ATTRIBUTE.search(text) else text


def closed_xml_calls(text: str, definitions: Mapping[str, FunctionDefinition]) -> list[Function]:
    """The calls in a text that is still being written, without one that is not there in full.

    Args:
        text: The text so far.
        definitions: What is known of the functions.
    """
    found = _innermost(text)
    closed = found and found[-1][0].endswith(f"</{found[-1]['tag']}>")
    return _calls(found if closed else found[:-1], definitions)


def _calls(elements: Sequence["re.Match[str]"], definitions: Mapping[str, FunctionDefinition]) -> list[Function]:
    calls = []
    for match in elements:
        body = match["body"]
        named = _NAME.search(body) or _HEAD_NAME.search(match["head"]) or _FIRST_WORD.match(body)
        if named is not None:
            name = unescape(named["name"].strip())
            arguments = body if named.re is _HEAD_NAME else body[named.end() :]
            given = _arguments(arguments, name, definitions)
            if not given and _DEFINED.search(body):
                continue
            calls.append(Function(name, (), given or _attributes(match["head"], _properties(name, definitions))))
    return calls


def _attributes(head: str, properties: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments among the attributes of an element."""
    pairs = [pair for pair in _ATTRIBUTE.finditer(head) if pair["key"] in properties]
    return {pair["key"]: _value(pair["value"], None, properties[pair["key"]]) for pair in pairs}


@lru_cache(maxsize=256)
def _elements(names: frozenset[str]) -> "re.Pattern[str]":
    """Finds elements with the names of functions."""
    known = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    return re.compile(
        rf"<(?P<tag>{known})(?:(?P<alone>(?:\s[^<>]*)?)/>|(?P<head>(?:\s[^<>]*)?)>(?P<body>.*?)(?:</(?P=tag)>|\Z))",
        re.S,
    )


def _innermost(text: str) -> list["re.Match[str]"]:
    """The elements that are calls: not those that only hold others."""
    found = []
    for match in _CALL.finditer(text):
        inner = _innermost(match["body"]) if _CALL.search(match["body"]) else []
        found += inner or [match]
    return found


def _arguments(body: str, function: str, definitions: Mapping[str, FunctionDefinition]) -> dict[str, Any]:
    properties = _properties(function, definitions)
    arguments: dict[str, Any] = {}
    for match in _ARGUMENT.finditer(body):
        head = match["head"] if match["alone"] is None else match["alone"]
        said = {a["key"]: a["value"] for a in _ATTRIBUTE.finditer(head)}
        short = _HEAD_NAME.search(head)
        if "name" not in said and short is None:
            # Name, value and type as elements of their own.
            said |= {child["key"]: child["value"].strip() for child in _CHILD.finditer(match["body"] or "")}
        name = said.get("name") or said.get("key") or (short["name"] if short else None)
        if name is not None:
            kind = "json" if said.get("json") == "true" else said.get("type")
            text = said["value"] if "value" in said else match["body"] or ""
            arguments[unescape(name)] = _value(text, kind, properties.get(unescape(name)))
    block = _BLOCK.search(body)
    inner = block["body"] if block else body.strip()
    value = decoded(unescape(inner))
    if arguments or isinstance(value, dict):
        return arguments or value
    # Elements by the names of the arguments, or names and values in turn.
    pairs = [*_PAIR.finditer(inner)] or [each for each in _CHILD.finditer(inner) if each["key"] in properties]
    return {
        unescape(each["key"].strip()): _value(each["value"], None, properties.get(each["key"].strip()))
        for each in pairs
    }


def _properties(function: str, definitions: Mapping[str, FunctionDefinition]) -> Mapping[str, Any]:
    definition = definitions.get(function)
    properties: Mapping[str, Any] = definition.parameters.get("properties", {}) if definition else {}
    return properties


def _value(text: str, written: str | None, schema: Any) -> Any:
    """The value that the text of an argument means, by its type in the definition, else by the one written."""
    declared = schema.get("type") if isinstance(schema, dict) else None
    kinds = set(declared if isinstance(declared, list) else [declared]) - {None} or {written or "any"}
    data = _CDATA.fullmatch(text)
    raw = data["text"] if data else unescape(text)
    if kinds & _TEXT_TYPES and written != "json":
        return None if written in _NULL_TYPES else raw.strip() if raw[:1] == "\n" else raw
    if text.lstrip()[:1] == "<" and not data and (inner := _nested(text, schema if isinstance(schema, dict) else {})):
        return inner
    value = literal(raw.strip())
    if isinstance(value, int) and not isinstance(value, bool) and kinds <= _FLOAT_TYPES:
        return float(value)
    return value


def _nested(text: str, schema: Mapping[str, Any]) -> Any:
    """A value that is written as elements: of the same name, those of a list, else those of an object."""
    children = list(_CHILD.finditer(text))
    names = [child["key"] for child in children]
    if not names or _CHILD.sub("", text).strip():
        return None
    if schema.get("type") == "array":
        items = schema.get("items")
        return [_value(child["value"], None, items) for child in children] if len(set(names)) == 1 else None
    fields = schema.get("properties", {})
    return {child["key"]: _value(child["value"], None, fields.get(child["key"])) for child in children}


def literal(text: str) -> Any:
    """The value of JSON or Python text that is data; the text itself where it is neither."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        pass
    scanned = scan_value(text)
    if scanned.broken or text[scanned.end :].strip():
        return text
    tree = parse_expression(text) or parse_expression(scanned.text)
    try:
        return text if tree is None or leaves_out(tree) else ast.literal_eval(_JsonConstants().visit(tree))
    except (ValueError, TypeError, MemoryError, RecursionError):
        return text


def leaves_out(tree: ast.expr) -> bool:
    """Whether something is not said: `{"city": ...}`."""
    return any(isinstance(node, ast.Constant) and node.value is ... for node in ast.walk(tree))


class _JsonConstants(ast.NodeTransformer):
    """Takes what JSON calls its constants for what Python calls them."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(JSON_CONSTANTS[node.id]) if node.id in JSON_CONSTANTS else node
