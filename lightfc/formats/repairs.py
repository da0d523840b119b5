"""Repairs of a whole answer: signs that are replaced throughout its text, and what only its tree shows to be needed.

Another program, a template or a keyboard has written the signs for others. A repair by the tree takes it and the names
that an answer may use, and gives the nodes to replace, what to put there, and the note that tells of it.
"""

import ast
import html
import re
from collections.abc import Callable, Iterator

from lightfc.formats.call_data import is_identifier, is_name
from lightfc.formats.known_names import Names, node_name
from lightfc.formats.python_trees import nodes_of
from lightfc.formats.python_words import SHOWERS
from lightfc.formats.scanner import JSON_CONSTANTS

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


def _outside_strings(signs: str, replacement: Callable[[str], str]) -> Callable[[str], str]:
    """What replaces signs but in the strings of a text, which hold what somebody said."""
    pattern = re.compile(rf"(?P<string>{_STRING})|{signs}", re.S)
    return lambda text: pattern.sub(lambda found: found[0] if found["string"] else replacement(found[0]), text)


def unescape(text: str) -> str:
    """A text with the signs that its entities stand for; as it is where one is a number that no sign has."""
    return text if _LONG_REFERENCE.search(text) else html.unescape(text)


REWRITES: tuple[tuple["re.Pattern[str]", Callable[[str], str], str], ...] = (
    (re.compile(r"&#?\w{2,6};"), unescape, "entities"),
    (re.compile(r"\{\{"), lambda text: text.replace("{{", "{").replace("}}", "}"), "doubled braces"),
    (re.compile(_INVISIBLE), _outside_strings(_INVISIBLE, lambda _: ""), "invisible signs"),
    (re.compile(f"[{''.join(_WIDE)}]"), _outside_strings(f"[{''.join(_WIDE)}]", _WIDE.__getitem__), "wide signs"),
    (_ESCAPED, lambda text: _ESCAPED.sub(r"\1", text), "escapes"),
)
"""By which sign it is looked for, what replaces it, and the note that tells of it; one is done after the other."""


def with_plain_signs(text: str) -> str:
    """A text with all these signs replaced."""
    for sign, rewrite, _ in REWRITES:
        if sign.search(text):
            text = rewrite(text)
    return text


CONSTANT = re.compile("true|false|null|TRUE|FALSE|NULL")
"""A sign that there may be constants of JSON."""


Change = tuple[ast.expr, str]
"""A node to replace, and what to put there."""

TreeRepair = Callable[[ast.AST, Names], Iterator[Change]]


def constants(tree: ast.AST, names: Names) -> Iterator[Change]:
    """Write the constants of JSON as Python's."""
    for node in nodes_of(tree):
        if isinstance(node, ast.Name) and node.id in JSON_CONSTANTS and node.id not in names.all:
            yield node, repr(JSON_CONSTANTS[node.id])


def _bare_keys(tree: ast.AST, names: Names) -> Iterator[Change]:
    keys = (key for node in nodes_of(tree) if isinstance(node, ast.Dict) for key in node.keys)
    return ((key, repr(key.id)) for key in keys if isinstance(key, ast.Name) and key.id not in names.roots)


def known_functions(tree: ast.AST, names: Names) -> Iterator[Change]:
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


TREE_REPAIRS: tuple[tuple["re.Pattern[str]", TreeRepair, str], ...] = (
    (CONSTANT, constants, "JSON constants"),
    (re.compile("."), known_functions, "namespace"),
    (re.compile(r"\]\s*\["), _lists_in_one, "brackets"),
    (re.compile("{"), _bare_keys, "unquoted keys"),
    (re.compile(r"[(=]\s*{"), _argument_objects, "argument object"),
    (re.compile(r"print|asyncio"), _printed_calls, "print"),
)
"""What only the tree shows to be wrong: by which sign it is looked for at all, and the note that tells of it."""
