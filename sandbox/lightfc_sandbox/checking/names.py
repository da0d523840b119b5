"""Names: what each means at its place, as nodes of the IR."""

from __future__ import annotations

import _ast as ast
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.hints import ANNOTATIONS_ALONE, INSTEAD, context_first, hint, listing
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.effects import SEES
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.attributes import member_of
from lightfc_sandbox.stdlib.containers import CHANGING, CHANGING_METHODS
from lightfc_sandbox.values.kinds import Builtin, Module
from lightfc_sandbox.values.type_tables import NOTHING_THERE

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


_LARGE = 1 << 64


def constant(c: Checker, node: ast.Constant) -> ir.Node:
    """A literal."""
    value = node.value
    if type(value) is int and value >= _LARGE:
        # A huge literal is charged like any other integer, so that it cannot pass the limit by being written out.
        def charged(run: Run) -> int:
            run.charge_bits(value.bit_length())
            return value

        return ir.Op(node, charged, ())
    return ir.Const(node, value)


def name(c: Checker, node: ast.Name) -> ir.Node:
    """A name that is read."""
    name, scope = node.id, c.scope
    if c.doubts and (name in c.doubtful or name in c.refused):
        c.doubts += 1
        return ir.NEVER
    slot = scope.slots.get(name)
    if slot is not None:
        return ir.Load(node, name, 0, slot, scope, SEES if name in c.declares else 0)
    found = None if scope.parent is None else c.lookup(name)
    if found is not None:
        return ir.Load(node, name, *found, SEES if name in c.declares else 0)
    return _fixed_name(c, node, name)


def _fixed_name(c: Checker, node: ast.Name, name: str) -> ir.Node:
    """A name that is no variable of the program."""
    target = meaning(c, name)
    if type(target) is Module and not c.programs:
        return c.refuse("namespace", f"{name!r} is a module, not a value", node, listing(c.names.known(name)))
    if target is not UNBOUND:
        c.hands_over(target)
        return ir.Const(node, target)
    if name in c.names.variables:
        c.given |= {name}
        return ir.Given(node, name)
    return _unknown_name(c, node, name)


def meaning(c: Checker, name: str) -> Any:
    """What a name that is no variable means: an import, a function, a type or a module; UNBOUND if nothing."""
    if c.programs:
        if c.scope.aliases or c.scope.parent is not None:
            found = c.alias(name)
            if found is not UNBOUND:
                return found
        if name in c.names.of_context:
            c.reads_context = True
    return c.names.fixed.get(name, UNBOUND)


def fixed(c: Checker, node: ast.AST) -> Any:
    """What a name, or a chain of attributes on one, is known to mean; UNBOUND where only the run can tell."""
    if type(node) is ast.Name:
        return meaning(c, node.id) if c.lookup(node.id) is None else UNBOUND
    return fixed_member(c, node, fixed(c, node.value)) if type(node) is ast.Attribute else UNBOUND


def fixed_member(c: Checker, node: ast.Attribute, owner: Any) -> Any:
    """The same of an attribute, of which it is known what its owner is known to mean."""
    if c.programs and node.attr in CHANGING_METHODS:
        c.changes = True
    if type(owner) is Module or type(owner) is Builtin:
        found = member_of(owner, node.attr, CHANGING if c.policy >= Policy.PROGRAMS else {})
        return UNBOUND if found is NOTHING_THERE else found
    dotted = namespaced(c, node) if c.names.namespaces else None
    return UNBOUND if dotted is None else c.names.dotted(dotted)


def namespaced(c: Checker, node: ast.Attribute) -> str | None:
    """`a.b.c` as text, where `a` is a namespace of the context."""
    dotted = dotted_name(node)
    root = None if dotted is None else dotted.partition(".")[0]
    is_own = root is None or c.lookup(root) is not None or (c.programs and c.alias(root) is not UNBOUND)
    if is_own or root not in c.names.namespaces:
        return None
    c.given |= {root}
    return dotted


def _unknown_name(c: Checker, node: ast.AST, name: str) -> ir.Node:
    if name == "__name__" and c.programs:
        return ir.Const(node, "__main__")  # what a program asks before it calls its main()
    if name.startswith("_"):
        said = f"name {name!r} starts with an underscore{hint(c, name, ()) if name in INSTEAD else ''}"
        return c.refuse("private-name", said, node, "names without a leading underscore")
    if name in c.names.namespaces:
        return c.refuse("namespace", f"{name!r} is a namespace, not a value", node, listing(c.names.known(name)))
    if name in c.annotating:
        return c.refuse("unknown-name", f"{name!r} is no value here", node, ANNOTATIONS_ALONE)
    allowed = _EXCEPTIONS if c.catching else listing(context_first(c.names))
    return c.refuse("unknown-name", f"unknown name {name!r}{hint(c, name, c.names.known())}", node, allowed)


_EXCEPTIONS = "exceptions of Python such as ValueError, and Exception for all others: str(error) says what happened"


def dotted_name(node: ast.AST) -> str | None:
    """`a.b.c` as text, if the node is a chain of attributes on a name."""
    parts: list[str] = []
    while type(node) is ast.Attribute:
        parts.append(node.attr)
        node = node.value
    if type(node) is not ast.Name:
        return None
    return ".".join([node.id, *reversed(parts)])
