"""Names: what each means at its place, as nodes of the IR."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.hints import INSTEAD, context_first, hint, listing
from lightfc_sandbox.checking.ir import Const, Given, Load, Node, Op
from lightfc_sandbox.scope import UNBOUND
from lightfc_sandbox.stdlib.registry import facade_names
from lightfc_sandbox.values.kinds import Inside

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def constant(c: Checker, node: ast.Constant) -> Node:
    """A literal."""
    value = node.value
    if type(value) is int and value.bit_length() > 64:
        # A huge literal is charged like any other integer, so that it cannot pass the limit by being written out.
        def charged(run: Run) -> int:
            run.charge_bits(value.bit_length())
            return value

        return Op(node, charged, ())
    return Const(node, value)


def name(c: Checker, node: ast.Name) -> Node:
    """A name that is read."""
    name = node.id
    found = c.lookup(name)
    if found is not None:
        return Load(node, name, *found)
    alias = c.alias(name) if c.programs else None
    target = c.names.constant(name) if alias is None else facade_member(alias)
    if target is not UNBOUND:
        c.hands_over(target)
        return Const(node, target)
    if alias is not None and _is_tested(c, node):
        return Const(node, MODULE)
    if alias is not None:
        return c.refuse("namespace", f"{name!r} is a module, not a value", node, f"its functions, such as {name}.…")
    if name in c.names.variables:
        return Given(node, name)
    return _unknown_name(c, node, name)


class Module(Inside):
    """What an imported module is where a text only asks if it is there: `if np is not None`."""

    __slots__ = ()


MODULE = Module()


def _is_tested(c: Checker, node: ast.Name) -> bool:
    """Whether the text only asks if a name is true, or None."""
    if c.tested_names is None:
        c.tested_names = set()
        for each in c.source.nodes:
            match each:
                case ast.If(test=ast.Name() as name) | ast.IfExp(test=ast.Name() as name):
                    c.tested_names.add(name)
                case ast.UnaryOp(op=ast.Not(), operand=ast.Name() as name):
                    c.tested_names.add(name)
                case ast.Compare(left=ast.Name() as name, comparators=[ast.Constant(value=None)]):
                    c.tested_names.add(name)
                case ast.BoolOp(values=values):
                    c.tested_names.update(each for each in values[:-1] if type(each) is ast.Name)
    return node in c.tested_names


def _unknown_name(c: Checker, node: ast.AST, name: str) -> Node:
    if name == "__name__" and c.programs:
        return Const(node, "__main__")  # what a program asks before it calls its main()
    if name.startswith("_"):
        said = f"name {name!r} starts with an underscore{hint(c, name, ()) if name in INSTEAD else ''}"
        return c.refuse("private-name", said, node, "names without a leading underscore")
    if c.names.is_namespace(name):
        return c.refuse("namespace", f"{name!r} is a namespace, not a value", node, listing(c.names.known(name)))
    return c.refuse(
        "unknown-name",
        f"unknown name {name!r}{hint(c, name, c.names.known())}",
        node,
        listing(context_first(c.names)),
    )


def facade_member(dotted: str) -> Any:
    """What an import gives for `module.member`; UNBOUND for a module and for what is not listed."""
    root, _, member = dotted.partition(".")
    return facade_names(root).get(member, UNBOUND)


def dotted_name(node: ast.AST) -> str | None:
    """`a.b.c` as text, if the node is a chain of attributes on a name."""
    parts: list[str] = []
    while type(node) is ast.Attribute:
        parts.append(node.attr)
        node = node.value
    if type(node) is not ast.Name:
        return None
    return ".".join([node.id, *reversed(parts)])
