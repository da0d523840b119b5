"""`operator.attrgetter` and `operator.methodcaller`: functions of names that are written out, made as lambdas."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from keyword import iskeyword
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.data_classes import place

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_MAX_DOTS = 8  # CPython's parser recurses over them


def getter(c: Checker, node: ast.Call, function: str) -> ir.Node:
    """What a call of one of the two gives: a lambda that says the same, at its place."""
    calls = function == "operator.methodcaller"
    names: Sequence[Any] = node.args[:1] if calls else node.args
    others = [*node.args[1:], *(each.value for each in node.keywords)] if calls else node.keywords
    if not (names and all(map(_is_path, names)) and all(map(_is_constant, others))):
        said = f"{function} takes {'a name and constants' if calls else 'names'} as they are written out"
        return c.refuse("forbidden-argument", said, node, "lambda x: x.name" + "(…)" * calls)
    made: Any = ast.parse(f"lambda x: ({', '.join(f'x.{each.value}' for each in names)})", mode="eval").body
    if calls:
        made.body = ast.Call(made.body, node.args[1:], node.keywords)
    place([made], node)
    found: ir.Node = c.visit(made)
    return found


def _is_constant(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant)


def _is_path(node: ast.expr) -> bool:
    text = node.value if isinstance(node, ast.Constant) else None
    if not isinstance(text, str) or text.count(".") > _MAX_DOTS:
        return False
    return all(each.isidentifier() and not iskeyword(each) for each in text.split("."))
