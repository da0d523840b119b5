"""Attributes of objects whose classes the text makes: read, assigned, and found above their class.

An assignment is one of an item of the dict that holds the attributes of the object, and has its place among calls that
overlap by the same rules.
"""

from __future__ import annotations

import _ast as ast
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.ir import Const, ItemTarget, Load, Node, Op, Strict, Target
from lightfc_sandbox.effects import SEES, WRITES
from lightfc_sandbox.stdlib.classes import fields_to_change, read_above, read_own
from lightfc_sandbox.values.type_tables import NOTHING_THERE

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def own_reader(name: str, other: Strict, *, called: bool = False) -> Strict:
    """What reads an attribute of an object or class of the text, to be `called` or kept; of all else `other` does."""

    def read(run: Run, owner: Any) -> Any:
        found = read_own(run, owner, name, called=called)
        return other(run, owner) if found is NOTHING_THERE else found

    return read


def attribute_target(c: Checker, node: ast.Attribute) -> Target:
    """`owner.name = …`."""
    c.changes = True
    return attribute_place(c, node, c.visit(node.value))


def attribute_place(c: Checker, node: ast.Attribute, owner: Node) -> ItemTarget:
    """The same, where the owner has been looked at."""
    name = node.attr
    if name.startswith("__"):
        c.refuse_attribute("private-attribute", f"attribute {name!r} starts with two underscores", node, "one, or none")
    fields = Op(node, partial(fields_to_change, name), [owner], deep=False)
    return ItemTarget(node, fields, Const(node, name), WRITES)


def is_super(c: Checker, node: ast.expr) -> bool:
    """Whether an expression is a call of `super`, which stands for nothing else."""
    return (
        type(node) is ast.Call and type(node.func) is ast.Name and node.func.id == "super" and c.lookup("super") is None
        and "super" not in c.names.of_context
    )  # fmt: skip


def above(c: Checker, node: ast.Attribute) -> Node:
    """`super().name`."""
    method, called = c.method, node.value
    assert type(called) is ast.Call  # noqa: S101 - `is_super` has said so
    first = next(iter(c.scope.slots), None)
    if method is None or first != method.first or c.scope.parent is not method.outer:
        said = "super() stands only in a method of a class, outside of functions and comprehensions in it"
        return c.refuse("forbidden-node", said, called, "the name of the class: A.method(self)")
    if called.args or called.keywords:
        return c.refuse("forbidden-node", "super() takes no arguments in a program", called, "super()")
    if node.attr.startswith("__") and node.attr != "__init__":
        return c.refuse_attribute("private-attribute", f"attribute {node.attr!r} starts with two underscores", node)
    owner = Load(called, method.first, 0, c.scope.slots[method.first], c.scope, SEES if first in c.declares else 0)
    return Op(node, partial(read_above, method.shape, node.attr), [owner], deep=False)
