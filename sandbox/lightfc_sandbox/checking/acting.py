"""Which functions of a text may make a call that acts: what they read may decide what they do, so they take turns."""

import _ast as ast
from collections.abc import Iterable, Set
from typing import Any

from lightfc_sandbox.checking.scope import Names
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.parsing.source import children
from lightfc_sandbox.values.kinds import HostFunction

_ACTING = frozenset({"turn", "alone"})
_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda})


def acting(tree: ast.AST, sites: Iterable[CallSite], names: Names, earlier: Set[str]) -> tuple[Set[ast.AST], Set[str]]:
    """The functions that may, themselves, by functions that they name, or by such as they make.

    Args:
        names: What its names mean outside of it.
        earlier: What was found in the texts of a session before it.

    Returns:
        Their nodes; and their names, with those of the tools that act and those from before.
    """
    calls = {each.node for each in sites if each.declared in _ACTING}
    named = {*earlier, *_tools_that_act(names)}
    found: set[ast.AST] = set()
    if not named and not calls:
        return found, named
    around, readers, acts = _survey(tree, calls)
    for name in named:
        acts += readers.get(name, ())
    while acts:
        function = acts.pop()
        if function is None or function in found:
            continue
        found.add(function)
        acts.append(around[function])
        name = getattr(function, "name", "")
        if name not in named:
            named.add(name)
            acts += readers.get(name, ())
    return found, named


def _tools_that_act(names: Names) -> list[str]:
    return [name for name, each in names.constants.items() if type(each) is HostFunction and each.order in _ACTING]


def _survey(tree: ast.AST, calls: Set[ast.AST]) -> tuple[dict[Any, Any], dict[str, list[Any]], list[Any]]:
    """The function around each function, the functions that name a name, and those in which calls stand."""
    around: dict[Any, Any] = {}
    readers: dict[str, list[Any]] = {}
    holders: list[Any] = []
    todo: list[tuple[ast.AST, Any]] = [(tree, None)]
    while todo:
        node, inside = todo.pop()
        if type(node) in _FUNCTIONS:
            around[node] = inside
            inside = node
        elif type(node) is ast.Name:
            readers.setdefault(node.id, []).append(inside)
        elif node in calls:
            holders.append(inside)
        todo += [(each, inside) for each in children(node)]
    return around, readers, holders
