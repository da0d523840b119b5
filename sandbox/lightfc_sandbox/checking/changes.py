"""Whether a text changes anything in place, asked of every program before it is looked at."""

import ast
from collections.abc import Iterable

from lightfc_sandbox.stdlib.containers import CHANGING_METHODS


def changes_something(nodes: Iterable[ast.AST]) -> bool:
    """Whether a text, given as all its nodes, holds anything that can change a value in place."""
    for node in nodes:
        kind = type(node)
        if kind is ast.AugAssign:
            return True
        if kind is ast.Subscript and type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
            return True
        if kind is ast.Attribute and node.attr in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
        if kind is ast.alias and node.name in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
    return False
