"""Repairs of a whole answer: signs that are replaced throughout its text, and what only its tree shows to be needed.

Another program, a template or a keyboard has written the signs for others. A repair by the tree takes it and the names
that an answer may use, and gives the nodes to replace, what to put there, and the note that tells of it.
"""

import ast
import html
import re
from collections.abc import Callable, Iterator
from typing import Any

from lightfc.formats.call_data import NUMBER_TYPES, TEXT_TYPES, declared_types, is_identifier, is_name
from lightfc.formats.known_names import Names, node_name
from lightfc.formats.python_trees import nodes_of
from lightfc.formats.python_words import SHOWERS
from lightfc.formats.scanner import JSON_CONSTANTS, ZEROS

_INVISIBLE = "[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]"
_WIDE = dict(
    zip(
        "\uff08\uff09\uff0c\uff1a\uff1b\uff1d\uff3b\uff3d\uff5b\uff5d\uff02\uff07\u2212\uff0d",
        "(),:;=[]{}\"'--",
        strict=True,
    )
) | {"\u300c": '"', "\u300d": '"'}
_LONG_REFERENCE = re.compile(r"&#[xX]?[0-9a-fA-F]{9}")
_ESCAPED = re.compile(r"\\([\[\](){}=*_.#+!|<>~`-])")
_STRING = r"(?<![^\s=(,\[{:])(?:\"(?:[^\"\\\n]|\\.)*+\"|'(?:[^'\\\n]|\\.)*+')"
_LINE = r"(?<!:)//[^\n]*+"
_BLOCK = r"/\*.*?\*/"
_LINE_COMMENT = re.compile(rf"(?P<string>{_STRING})|(?P<alone>[\[({{]\s*+{_LINE}\s*+[\])}}])|(?P<line>{_LINE})", re.S)
_COMMENT = re.compile(
    rf"(?P<string>{_STRING})|(?P<alone>[\[({{]\s*+(?:{_BLOCK}|{_LINE})\s*+[\])}}])|(?P<line>{_LINE})|{_BLOCK}", re.S
)
_CLOSING = re.compile(r"\s*+[\])}]?")


def _outside_strings(signs: str, replacement: Callable[[str], str]) -> Callable[[str], str]:
    """What replaces signs but in the strings of a text, which hold what somebody said."""
    pattern = re.compile(rf"(?P<string>{_STRING})|{signs}", re.S)
    return lambda text: pattern.sub(lambda found: found[0] if found["string"] else replacement(found[0]), text)


def unescape(text: str) -> str:
    """A text with the signs that its entities stand for; as it is where one is a number that no sign has."""
    return text if _LONG_REFERENCE.search(text) else html.unescape(text)


def _without_comments(text: str) -> str:
    """A text without the comments of JavaScript, but for those that stand where values should.

    A comment of a line has a line behind it: in the last line, what follows it would be lost as well.
    """
    last = text.rfind("\n")

    def replacement(found: re.Match[str]) -> str:
        kept = found["string"] or found["alone"] or (found["line"] and found.start() > last)
        return found[0] if kept else ""

    # Where no end follows there is no use in looking for it from each beginning.
    closing = _CLOSING.match(text, text.rfind("*/") + 2) if "*/" in text else None
    end = closing.end() if closing else 0
    return _COMMENT.sub(replacement, text[:end]) + _LINE_COMMENT.sub(replacement, text[end:])


REWRITES: tuple[tuple["re.Pattern[str]", Callable[[str], str], str], ...] = (
    (re.compile(r"&#?\w{2,6};"), unescape, "entities"),
    (re.compile(r"\{\{"), lambda text: text.replace("{{", "{").replace("}}", "}"), "doubled braces"),
    (re.compile(_INVISIBLE), _outside_strings(_INVISIBLE, lambda _: ""), "invisible signs"),
    (re.compile(r"(?<!:)//|/\*"), _without_comments, "comments"),
    (re.compile(f"[{''.join(_WIDE)}]"), _outside_strings(f"[{''.join(_WIDE)}]", _WIDE.__getitem__), "wide signs"),
    (_ESCAPED, lambda text: _ESCAPED.sub(r"\1", text), "escapes"),
)
"""By which sign it is looked for, what replaces it, and the note that tells of it; one is done after the other."""


def with_plain_signs(text: str) -> str:
    """A text with all these signs replaced, but with its comments, which say something."""
    for sign, rewrite, note in REWRITES:
        if note != "comments" and sign.search(text):
            text = rewrite(text)
    return text


CONSTANT = re.compile("true|false|null|TRUE|FALSE|NULL")
"""A sign that there may be constants of JSON."""


Change = tuple[ast.expr, str]
"""A node to replace, and what to put there."""


def constants(tree: ast.AST, names: Names) -> Iterator[Change]:
    """Write the constants of JSON as Python's."""
    for node in nodes_of(tree):
        if isinstance(node, ast.Name) and node.id in JSON_CONSTANTS and node.id not in names.all:
            yield node, repr(JSON_CONSTANTS[node.id])


def _bare_keys(tree: ast.AST, names: Names) -> Iterator[Change]:
    keys = (key for node in nodes_of(tree) if isinstance(node, ast.Dict) for key in node.keys)
    return ((key, repr(key.id)) for key in keys if isinstance(key, ast.Name) and key.id not in names.roots)


def _known_functions(tree: ast.AST, names: Names) -> Iterator[Change]:
    """Call known functions by their names: `functions.add(1, 2)`, `math_factorial(5)`, `"add"(1, 2)`."""
    for node in nodes_of(tree):
        if not isinstance(node, ast.Call) or (isinstance(node.func, ast.Name) and node.func.id in names.all):
            continue
        written = node_name(node.func)
        name = written.strip("'\"")
        known = names.resolved(name) if is_name(name) else name
        if known in names.all and known != written:
            yield node.func, known


def _lists_in_one(tree: ast.AST, names: Names) -> Iterator[Change]:
    """Lists of calls that stand side by side, `[f(1)][g(2)][h(3)]`, are one list."""
    for each in tree.elts if isinstance(tree, ast.Tuple) else [tree]:
        if not isinstance(each, ast.Subscript):
            continue
        first: ast.expr = each
        calls: list[ast.expr] = []
        while isinstance(first, ast.Subscript):
            calls[:0] = first.slice.elts if isinstance(first.slice, ast.Tuple) else [first.slice]
            first = first.value
        calls = [*first.elts, *calls] if isinstance(first, ast.List) else []
        if calls and all(isinstance(call, ast.Call) and names.is_meant(call) for call in calls):
            yield each, f"[{', '.join(map(ast.unparse, calls))}]"


def leading_zeros(tree: ast.AST, names: Names) -> tuple[list[Change], str]:
    """Changes that make numbers of texts such as `"007"` where numbers are wanted; what is wrong if that is not known.

    A text keeps its zeros where a text is wanted, such as a postal code.
    """
    changes: list[Change] = []
    problem = ""
    for node, text, kinds in _texts(tree, names):
        if not ZEROS.fullmatch(text):
            continue
        if kinds & NUMBER_TYPES:
            changes.append((node, text.lstrip("0+") or "0"))
        elif not kinds & TEXT_TYPES:
            problem = problem or f"{text} starts with 0, so it is not a number in Python; a string needs quotes"
    return changes, problem


def _arguments_in(tree: ast.AST, names: Names) -> list[tuple[ast.expr, Any]]:
    """The arguments of the calls in a tree, each with what its function declares of it."""
    found: list[tuple[ast.expr, Any]] = []
    for call in nodes_of(tree):
        if isinstance(call, ast.Call):
            properties = names.properties(node_name(call.func))
            found += zip(call.args, properties.values(), strict=False)
            found += [(each.value, properties.get(str(each.arg))) for each in call.keywords]
    return found


def _texts(tree: ast.AST, names: Names) -> Iterator[tuple[ast.expr, str, set[str]]]:
    """The texts among the arguments of the calls in a tree, also in lists and dicts, and the types declared of each."""
    wanted = _arguments_in(tree, names)
    while wanted:
        node, schema = wanted.pop()
        schema = schema if isinstance(schema, dict) else {}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node, node.value, declared_types(schema)
        elif isinstance(node, ast.List | ast.Tuple):
            wanted += [(each, schema.get("items")) for each in node.elts]
        elif isinstance(node, ast.Dict):
            fields = schema.get("properties", {})
            keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
            wanted += [(value, fields.get(key)) for key, value in zip(keys, node.values, strict=True)]


def _printed_calls(tree: ast.AST, names: Names) -> Iterator[Change]:
    """Calls that are only printed or waited for are the calls: what they give is told anyway, and waited for."""
    shower = tree.value if isinstance(tree, ast.Await) else tree
    if not isinstance(shower, ast.Call) or node_name(shower.func) not in SHOWERS - names.all:
        return
    meant = [each for each in shower.args if names.is_meant_by(each)]
    texts = ", ".join(map(ast.unparse, meant))
    one = len(meant) == 1 and not isinstance(meant[0], ast.Starred)
    # What is waited for where it stood in brackets is a list now, and no list can be waited for.
    whole = tree if isinstance(tree, ast.Await) and not one else shower
    if meant:
        yield whole, texts if one else f"[{texts}]"


def _keywords(given: ast.Dict) -> str:
    """The entries of a dict as the keyword arguments of a call."""
    names = [str(key.value) for key in given.keys if isinstance(key, ast.Constant)]
    if len(names) == len(given.keys) and all(map(is_identifier, names)):
        return ", ".join(f"{name}={ast.unparse(value)}" for name, value in zip(names, given.values, strict=True))
    return f"**{ast.unparse(given)}"


def _argument_objects(tree: ast.AST, names: Names) -> Iterator[Change]:
    """The one dict of a call, positional or under a name that is no parameter, may hold its arguments by name."""
    for node in nodes_of(tree) if names.definitions else ():
        name = ""
        match node:
            case ast.Call(func=func, args=[ast.Dict() as given], keywords=[]):
                pass
            case ast.Call(func=func, args=[], keywords=[ast.keyword(arg=str(name), value=ast.Dict() as given)]):
                pass
            case _:
                continue
        keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
        if names.are_arguments(node_name(func), keys, name):
            yield node, f"{ast.unparse(func)}({_keywords(given)})"


TREE_REPAIRS: tuple[tuple["re.Pattern[str]", Callable[[ast.AST, Names], Iterator[Change]], str], ...] = (
    (CONSTANT, constants, "JSON constants"),
    (re.compile("."), _known_functions, "namespace"),
    (re.compile(r"\]\s*\["), _lists_in_one, "brackets"),
    (re.compile("{"), _bare_keys, "unquoted keys"),
    (re.compile(r"[(=]\s*{"), _argument_objects, "argument object"),
    (re.compile(r"print|asyncio"), _printed_calls, "print"),
)
"""What only the tree shows to be wrong: by which sign it is looked for at all, and the note that tells of it."""
