"""The language: for each node type the handler that gives its IR, and nothing for a node type not listed.

A handler works out what a node is made of. It reads the tree and changes nothing but the checker, so the order of
visits is the order in which Python would evaluate.
"""

from __future__ import annotations

import _ast as ast

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import attribute, dotted
from lightfc_sandbox.checking.calls import await_, call
from lightfc_sandbox.checking.checker import Checker, Handler
from lightfc_sandbox.checking.expressions import (
    CALLS_ALLOW,
    binary,
    boolean,
    compare,
    comprehension,
    conditional,
    dict_display,
    display,
    formatted,
    joined,
    named,
    slice_,
    subscript,
    unary,
)
from lightfc_sandbox.checking.functions import lambda_
from lightfc_sandbox.checking.names import constant, name
from lightfc_sandbox.checking.scope import bound_names
from lightfc_sandbox.parsing.source import children
from lightfc_sandbox.policy import Policy


class Grammar(dict[type[ast.AST], Handler]):
    """What a level of the language lists: any other node type is refused."""

    def __missing__(self, kind: type[ast.AST]) -> Handler:
        return refuse_node


_CALLS: dict[type[ast.AST], Handler] = {
    ast.Constant: constant,
    ast.Name: name,
    ast.Attribute: dotted,
    ast.Call: call,
    ast.List: display(list),
    ast.Tuple: display(tuple),
    ast.Set: display(set),
    ast.Dict: dict_display,
    ast.UnaryOp: unary,
}

_EXPRESSIONS: dict[type[ast.AST], Handler] = _CALLS | {
    ast.Attribute: attribute,
    ast.BinOp: binary,
    ast.Compare: compare,
    ast.BoolOp: boolean,
    ast.IfExp: conditional,
    ast.Subscript: subscript,
    ast.Slice: slice_,
    ast.JoinedStr: joined,
    ast.FormattedValue: formatted,
    ast.NamedExpr: named,
    ast.ListComp: comprehension("list"),
    ast.SetComp: comprehension("set"),
    ast.DictComp: comprehension("dict"),
    ast.GeneratorExp: comprehension("generator"),
    ast.Lambda: lambda_,
    ast.Await: await_,
}


class _Grammars(dict[Policy, Grammar]):
    def __missing__(self, policy: Policy) -> Grammar:
        from lightfc_sandbox.checking.statements import STATEMENTS  # which takes long to load, and few expressions need

        self[policy] = Grammar(_EXPRESSIONS | STATEMENTS)
        return self[policy]


GRAMMARS = _Grammars({Policy.CALLS: Grammar(_CALLS), Policy.EXPRESSIONS: Grammar(_EXPRESSIONS)})
"""What each policy lists: a node type that is no key here is refused."""

ALLOWED: dict[Policy, str] = {
    Policy.CALLS: CALLS_ALLOW,
    Policy.EXPRESSIONS: "literals, names, calls, operators, subscripts, attributes of plain values, f-strings, "
    "comprehensions, lambda and :=",
    Policy.PROGRAMS: "expressions, assignments, if, match, for, while, def, try, with, raise, assert, del, class and "
    "listed imports",
}

NODE_NAMES: dict[str, str] = {
    "Attribute": "an attribute", "Await": "'await'", "BinOp": "an operator", "BoolOp": "'and' or 'or'",
    "Compare": "a comparison",
    "DictComp": "a comprehension", "FormattedValue": "an f-string", "GeneratorExp": "a generator expression",
    "IfExp": "a conditional expression", "JoinedStr": "an f-string", "Lambda": "'lambda'",
    "ListComp": "a comprehension",
    "NamedExpr": "an assignment (:=)", "SetComp": "a comprehension", "Slice": "a slice", "Starred": "a starred value",
    "ClassDef": "'class'",
    "Match": "'match'", "TryStar": "'except*'", "TypeAlias": "'type'", "With": "'with'",
    "Subscript": "a subscript", "Yield": "'yield'", "YieldFrom": "'yield from'",
}  # fmt: skip


INSTEAD: dict[str, str] = {
    "TypeAlias": "no alias, since annotations are not read",
}  # fmt: skip
"""What a text may write for nodes that no policy lists."""


def refuse_node(c: Checker, node: ast.AST) -> ir.Node:
    """Refuse a node type that the policy does not list, and look for more violations below it."""
    from ast import walk

    kind = type(node).__name__
    what = NODE_NAMES.get(kind, kind)
    higher = next((level for level in Policy if level > c.policy and type(node) in GRAMMARS[level]), None)
    allowed = f"policy {c.policy.name} allows {ALLOWED[c.policy]}"
    if higher is not None:
        allowed += f"; {what} needs policy {higher.name}"
    if kind in INSTEAD:
        allowed += f"; instead of {what}: {INSTEAD[kind]}"
    refused = c.refuse("forbidden-node", f"{what} is not allowed here", node, allowed)
    # What uses a name that it binds is not told to be wrong as well.
    c.refused |= bound_names([node] if kind == "ClassDef" else walk(node))
    if kind == "ClassDef":
        return refused
    for child in _visited(node):
        c.visit(child)
    return refused


def _visited(node: ast.AST) -> list[ast.AST]:
    below = [each.context_expr if type(each) is ast.withitem else each for each in children(node)]
    return [each for each in below if isinstance(each, ast.expr | ast.stmt) and type(each) is not ast.Name]
