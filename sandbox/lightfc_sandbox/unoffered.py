"""What a text does with objects of the host that their types do not offer, found before anything runs.

The types of variables of the context are known when a text is checked; of all else only the run can tell. Attributes
are looked up where the text is compiled; here are the other operations. What the class itself does not have is left to
the run, since a text may catch that.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from typing import Any

from lightfc_sandbox.errors import Violation
from lightfc_sandbox.source import Source
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

_BINARY: Mapping[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.LShift: "<<", ast.RShift: ">>",
    ast.USub: "unary -", ast.UAdd: "unary +", ast.Invert: "~", ast.Not: "bool",
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
        source: The text.
        kinds: The types of the variables that hold objects of the host.
        bound: Names that the text, or an earlier one of its session, may give another meaning.
        opened: What the host has opened, by type.
        offered: All attributes and methods that a text may use, by type.
    """
    known = {name: kind for name, kind in kinds.items() if name not in bound}
    if not known:
        return []
    found = []
    for node in source.nodes:
        for operation, operand in _uses(node):
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


def _uses(node: ast.AST) -> Iterator[Use]:
    find: Any = _USES.get(type(node))
    return find(node) if find is not None else iter(())


def _subscript(node: ast.Subscript) -> Iterator[Use]:
    yield _ITEMS[type(node.ctx)], node.value


def _binary(node: ast.BinOp) -> Iterator[Use]:
    for operand in (node.left, node.right):
        yield _BINARY[type(node.op)], operand


def _unary(node: ast.UnaryOp) -> Iterator[Use]:
    yield _BINARY[type(node.op)], node.operand


def _compare(node: ast.Compare) -> Iterator[Use]:
    operands = [node.left, *node.comparators]
    for position, op in enumerate(node.ops):
        if isinstance(op, ast.In | ast.NotIn):
            yield "in", operands[position + 1]
        elif type(op) in _BINARY:
            yield _BINARY[type(op)], operands[position]
            yield _BINARY[type(op)], operands[position + 1]


def _iterated(node: ast.For | ast.comprehension) -> Iterator[Use]:
    yield "iterate", node.iter


def _starred(node: ast.Starred) -> Iterator[Use]:
    if type(node.ctx) is ast.Load:
        yield "iterate", node.value


def _unpacked(node: ast.Assign) -> Iterator[Use]:
    if any(isinstance(each, ast.Tuple | ast.List) for each in node.targets):
        yield "iterate", node.value


def _tested(node: ast.If | ast.While | ast.IfExp | ast.Assert) -> Iterator[Use]:
    yield "bool", node.test


def _joined(node: ast.BoolOp) -> Iterator[Use]:
    for operand in node.values[:-1]:
        yield "bool", operand


def _formatted(node: ast.FormattedValue) -> Iterator[Use]:
    if node.format_spec is not None and node.conversion == -1:
        yield "format", node.value


def _called(node: ast.Call) -> Iterator[Use]:
    yield "call", node.func
    named = node.func.id if isinstance(node.func, ast.Name) else ""
    if named in _CALLED and len(node.args) == 1:
        yield _CALLED[named], node.args[0]
    spread: Sequence[ast.expr] = [each.value for each in node.keywords if each.arg is None]
    for each in spread:
        yield "keys", each


_USES: Mapping[type[ast.AST], Any] = {
    ast.Subscript: _subscript, ast.BinOp: _binary, ast.UnaryOp: _unary, ast.Compare: _compare, ast.For: _iterated,
    ast.comprehension: _iterated, ast.Starred: _starred, ast.Assign: _unpacked, ast.If: _tested, ast.While: _tested,
    ast.IfExp: _tested, ast.Assert: _tested, ast.BoolOp: _joined, ast.FormattedValue: _formatted, ast.Call: _called,
}  # fmt: skip
