"""`super().name` in a method: what stands in the classes above its own."""

from __future__ import annotations

import _ast as ast
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from lightfc_sandbox.checking import ir
from lightfc_sandbox.effects import SEES
from lightfc_sandbox.stdlib.classes import read_above
from lightfc_sandbox.stdlib.special_methods import BY_NAME_ALONE, SPECIAL_METHODS

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def above(c: Checker, node: ast.Attribute) -> ir.Node:
    """`super().name`."""
    method, called = c.method, node.value
    assert type(called) is ast.Call  # noqa: S101 - `is_super` has said so
    first = next(iter(c.scope.slots), None)
    if method is None or first != method.first or c.scope.parent is not method.outer:
        said = "super() stands only in a method of a class, outside of functions and comprehensions in it"
        return c.refuse("forbidden-node", said, called, "the name of the class: A.method(self)")
    if not _says_no_more(called, [method.shape.name, method.first]):
        said = "super() takes no arguments in a program but its class and the first parameter"
        return c.refuse("forbidden-node", said, called, "super()")
    if node.attr.startswith("__") and node.attr not in SPECIAL_METHODS and node.attr not in BY_NAME_ALONE:
        return c.refuse_attribute("private-attribute", f"attribute {node.attr!r} starts with two underscores", node)
    owner = ir.Load(called, method.first, 0, c.scope.slots[method.first], c.scope, SEES if first in c.declares else 0)
    return ir.Op(node, partial(read_above, method.shape, node.attr), [owner], deep=False)


def _says_no_more(called: ast.Call, meant: Sequence[str]) -> bool:
    """Whether `super` is given nothing, or names that say what it has without them."""
    named = [each.id for each in called.args if type(each) is ast.Name]
    return not called.keywords and len(named) == len(called.args) and (not named or named == meant)
