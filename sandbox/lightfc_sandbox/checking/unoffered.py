"""What a text does with objects of the host that their types do not offer, found before anything runs.

The types of variables of the context are known when a text is checked; of all else only the run can tell. Attributes
are looked up where the text is compiled; here are the other operations. What the class itself does not have is left to
the run, since a text may catch that.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Set
from typing import Any

from lightfc_sandbox.errors import Violation
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.stdlib.operators import SYMBOLS
from lightfc_sandbox.values.opened import OpenType, has_operation, unoffered_message

_CALLED: Mapping[str, str] = {
    "len": "len", "int": "int", "float": "float", "complex": "complex", "abs": "abs", "round": "round", "hash": "hash",
    "reversed": "reverse", "next": "next", "bool": "bool",
    **dict.fromkeys(
        ("list", "tuple", "set", "frozenset", "dict", "sorted", "sum", "min", "max", "any", "all", "enumerate", "iter"),
        "iterate",
    ),
}  # fmt: skip
"""What builtins do with their first argument, where it is their only one."""

_BINARY: Mapping[Any, str] = {
    **SYMBOLS, ast.USub: "unary -", ast.UAdd: "unary +", ast.Invert: "~", ast.Not: "bool",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip
_ITEMS: Mapping[type[ast.AST], str] = {ast.Load: "item", ast.Store: "set item", ast.Del: "delete item"}

Use = tuple[str, ast.expr]
"""An operation, and the operand that has to offer it."""


def unoffered(
    source: Source,
    kinds: Mapping[str, type],
    bound: Set[str],
    opened: Mapping[type, OpenType],
    offered: Mapping[type, Collection[str]],
) -> list[Violation]:
    """A violation for each operation on a variable of the context that its type has and does not offer.

    Args:
        kinds: The types of the variables that hold objects of the host.
        bound: Names that the text, or an earlier one of its session, may give another meaning.
        offered: All attributes and methods that a text may use, by type.
    """
    known = {name: kind for name, kind in kinds.items() if name not in bound}
    if not known:
        return []
    found = []
    for node in source.nodes:
        for operation, operand in _USES[type(node)](node) if type(node) in _USES else ():
            kind = known.get(operand.id) if isinstance(operand, ast.Name) else None
            if kind is not None and has_operation(kind, operation) and not _offers(kind, operation, opened):
                message = unoffered_message(operation, kind, opened.get(kind), offered.get(kind, ()))
                found.append(Violation("opaque", message, source.span(node)))
                break
    return found


def _offers(kind: type, operation: str, opened: Mapping[type, OpenType]) -> bool:
    """Whether a type offers an operation; one of two operands may be offered by the other one."""
    if operation in _BINARY.values() and not operation.startswith(("unary", "~", "bool")):
        return any(not _OTHER.get(operation, {operation}).isdisjoint(each.operations) for each in opened.values())
    mine = opened.get(kind)
    return mine is not None and not _OTHER.get(operation, {operation}).isdisjoint(mine.operations)


_OTHER: Mapping[str, Set[str]] = {
    "in": {"in", "iterate"}, "bool": {"bool"}, "<": {"<", ">"}, ">": {"<", ">"}, "<=": {"<=", ">="}, ">=": {"<=", ">="},
}  # fmt: skip
"""Operations that do for others."""


def _called(node: ast.Call) -> Iterator[Use]:
    yield "call", node.func
    named = node.func.id if isinstance(node.func, ast.Name) else ""
    if named in _CALLED and len(node.args) == 1:
        yield _CALLED[named], node.args[0]
    for each in node.keywords:
        if each.arg is None:
            yield "keys", each.value


def _compared(node: ast.Compare) -> Iterator[Use]:
    operands = [node.left, *node.comparators]
    for position, op in enumerate(node.ops):
        if isinstance(op, ast.In | ast.NotIn):
            yield "in", operands[position + 1]
        elif type(op) in _BINARY:
            yield _BINARY[type(op)], operands[position]
            yield _BINARY[type(op)], operands[position + 1]


def _tested(node: Any) -> Iterable[Use]:
    return [("bool", node.test)]


def _iterated(node: Any) -> Iterable[Use]:
    return [("iterate", node.iter)]


_USES: Mapping[type[ast.AST], Callable[[Any], Iterable[Use]]] = {
    ast.Call: _called, ast.Compare: _compared, ast.For: _iterated, ast.comprehension: _iterated, ast.If: _tested,
    ast.While: _tested, ast.IfExp: _tested, ast.Assert: _tested,
    ast.Subscript: lambda node: [(_ITEMS[type(node.ctx)], node.value)],
    ast.BinOp: lambda node: [(_BINARY[type(node.op)], each) for each in (node.left, node.right)],
    ast.UnaryOp: lambda node: [(_BINARY[type(node.op)], node.operand)],
    ast.BoolOp: lambda node: [("bool", each) for each in node.values[:-1]],
    ast.Starred: lambda node: [("iterate", node.value)] if type(node.ctx) is ast.Load else [],
    ast.Assign: lambda node: [("iterate", node.value)] if any(map(_unpacks, node.targets)) else [],
    ast.FormattedValue: lambda node: [("format", node.value)] if node.format_spec and node.conversion == -1 else [],
}  # fmt: skip
"""What each kind of node does with which of its parts."""


def _unpacks(target: ast.expr) -> bool:
    return isinstance(target, ast.Tuple | ast.List)
