"""Repairs that only the tree of an expression shows to be needed.

Each repair takes the tree and the names that an answer may use, and gives the nodes to replace, what to put there, and
the note that tells of it.
"""

import ast
import re
from collections.abc import Mapping
from typing import Any

from lightfc.formats.calls import is_identifier
from lightfc.formats.names import Names
from lightfc.formats.scanner import JSON_CONSTANTS

CONSTANT = re.compile("true|false|null")
"""A sign that there may be constants of JSON."""


def constants(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    """Write the constants of JSON as Python's."""
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in JSON_CONSTANTS)
    return [(node, repr(JSON_CONSTANTS[node.id])) for node in found if node.id not in names.all], "JSON constants"


def _bare_keys(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    keys = [key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys]
    bare = [(key, repr(key.id)) for key in keys if isinstance(key, ast.Name) and key.id not in names.roots]
    return list(bare), "unquoted keys"


def _namespaces(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    """Take unknown namespaces from the names of known functions: `functions.add(1, 2)`."""
    called = [
        node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]
    written = [(func, ast.unparse(func)) for func in called]
    return [(func, names.resolved(name)) for func, name in written if names.resolved(name) != name], "namespace"


def _set_of_calls(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    """Calls in braces, or in two lists side by side, are a list of calls: what they give may not be hashable."""
    changes: list[tuple[ast.expr, str]] = []
    for each in tree.elts if isinstance(tree, ast.Tuple) else [tree]:
        match each:
            case ast.Set(elts=elements):
                calls = elements
            case ast.Subscript(value=ast.List(elts=elements), slice=second):
                calls = [*elements, *(second.elts if isinstance(second, ast.Tuple) else [second])]
            case _:
                continue
        if all(isinstance(call, ast.Call) and names.is_meant(call) for call in calls):
            changes.append((each, f"[{', '.join(map(ast.unparse, calls))}]"))
    return changes, "brackets"


def _printed(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    """A call that is only printed is the call: its result is told anyway."""
    match tree:
        case ast.Call(func=func, args=[ast.expr() as only], keywords=[]) if ast.unparse(func) in _SHOWERS - names.all:
            return [(tree, ast.unparse(only))], "print"
    return [], "print"


_SHOWERS = frozenset({"print", "display", "console.log", "asyncio.run"})
"""Functions that models wrap a call in to see what it gives."""


def _keywords(given: ast.Dict) -> str:
    """The entries of a dict as the keyword arguments of a call."""
    names = [str(key.value) for key in given.keys if isinstance(key, ast.Constant)]
    if len(names) == len(given.keys) and all(map(is_identifier, names)):
        return ", ".join(f"{name}={ast.unparse(value)}" for name, value in zip(names, given.values, strict=True))
    return f"**{ast.unparse(given)}"


def _argument_objects(tree: ast.AST, names: Names) -> tuple[list[tuple[ast.expr, str]], str]:
    changes: list[tuple[ast.expr, str]] = []
    for node in ast.walk(tree) if names.definitions else ():
        match node:
            case ast.Call(args=[ast.Dict() as given], keywords=[]) if _is_argument_object(node, given, names):
                changes.append((given, _keywords(given)))
    return changes, "argument object"


def _is_argument_object(call: ast.Call, given: ast.Dict, names: Names) -> bool:
    """Whether the one positional dict of a call holds its arguments by name."""
    definition = names.definitions.get(ast.unparse(call.func))
    if definition is None:
        return False
    properties = definition.parameters.get("properties", {})
    first: Mapping[str, Any] = next(iter(properties.values()), {})
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return all(key in properties for key in keys) and first.get("type") != "object"


TREE_REPAIRS = (
    (CONSTANT, constants),
    (re.compile(r"\."), _namespaces),
    (re.compile(r"\A\{|\]\s*\["), _set_of_calls),
    (re.compile("{"), _bare_keys),
    (re.compile(r"\(\s*{"), _argument_objects),
    (re.compile(r"print|\.log\(|\.run\("), _printed),
)
"""What only the tree shows to be wrong, and by which sign it is looked for at all."""
