"""Expressions: for each node type the handler that gives its IR."""

from __future__ import annotations

import _ast as ast
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.functions import work_of
from lightfc_sandbox.checking.hints import ANNOTATIONS_ALONE
from lightfc_sandbox.checking.ir import (
    NEVER,
    Awaited,
    Binary,
    Boolean,
    Chain,
    Comprehension,
    Conditional,
    Const,
    Item,
    ItemTarget,
    Loop,
    NameTarget,
    Node,
    Op,
    Store,
    Target,
    Unpacking,
    Yield,
)
from lightfc_sandbox.checking.scope import Scope, stored_names
from lightfc_sandbox.effects import LOCAL, READS, SETS, W_LIST, W_MAP, W_OTHER
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.operators import BINARY, UNARY
from lightfc_sandbox.stdlib.subscripts import make_slice
from lightfc_sandbox.values.kinds import NUMBERS, Builtin, HostFunction, HostType
from lightfc_sandbox.values.text import format_value, to_str

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def unary(c: Checker, node: ast.UnaryOp) -> Node:
    """`-a`, `+a`, `~a` and `not a`."""
    operand = node.operand
    if type(node.op) is ast.USub and type(operand) is ast.Constant and type(operand.value) in NUMBERS:
        value = -operand.value  # type: ignore[operator]
        if type(value) is not int or value.bit_length() <= 64:
            return Const(node, value)
    if c.policy is Policy.CALLS and type(node.op) is not ast.USub:
        return c.refuse(
            "forbidden-node",
            "only the minus sign is allowed in front of a value",
            node,
            f"policy CALLS allows {CALLS_ALLOW}",
        )
    return Op(node, UNARY[type(node.op)], (c.visit(operand),), READS, deep=type(node.op) is not ast.Not)


CALLS_ALLOW = "literals, names, calls, lists, tuples, dicts, sets and the minus sign"


def binary(c: Checker, node: ast.BinOp) -> Node:
    """`a + b`."""
    kind, handlers = type(node.op), c.handlers
    left, right = handlers[type(node.left)](c, node.left), handlers[type(node.right)](c, node.right)
    if type(left) is Const and type(right) is Const:
        value = _folded(kind, left.value, right.value)
        if value is not None:
            return Const(node, value)
    return Binary(node, kind, BINARY[kind], left, right)


_FOLDED: Mapping[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Pow: operator.pow,
}  # fmt: skip


def _folded(kind: type, a: Any, b: Any) -> int | None:
    """What an operator gives for two integers that the text writes out, if that is no longer than they may be."""
    if kind not in _FOLDED or type(a) is not int or type(b) is not int:
        return None
    if kind is ast.Pow and not (0 <= b <= 64 and a.bit_length() * b <= 64):
        return None
    value: int = _FOLDED[kind](a, b)
    return value if value.bit_length() <= 64 else None


def compare(c: Checker, node: ast.Compare) -> Node:
    """`a < b`, or a chain of such."""
    first = c.visit(node.left)
    rest = c.visit_all(node.comparators)
    if len(rest) == 1:
        only = type(node.ops[0])
        return Binary(node, only, COMPARE[only], first, rest[0])
    kinds = [type(op) for op in node.ops]
    return Chain(node, first, [(kind, COMPARE[kind], part) for kind, part in zip(kinds, rest, strict=True)])


def boolean(c: Checker, node: ast.BoolOp) -> Node:
    """`and` and `or`."""
    return Boolean(node, c.visit_all(node.values), stop_at=type(node.op) is ast.Or)


def conditional(c: Checker, node: ast.IfExp) -> Node:
    """`a if test else b`."""
    return Conditional(node, c.visit(node.test), c.visit(node.body), c.visit(node.orelse))


def subscript(c: Checker, node: ast.Subscript) -> Node:
    """`owner[index]`."""
    handlers = c.handlers
    owner, index = handlers[type(node.value)](c, node.value), handlers[type(node.slice)](c, node.slice)
    if type(owner) is Const and type(owner.value) is Builtin and hasattr(owner.value.of_type, "__class_getitem__"):
        return c.refuse("forbidden-node", f"{owner.value.name}[…] is not allowed here", node, ANNOTATIONS_ALONE)
    found: Node = NEVER if owner is NEVER else Item(node, owner, index)
    if c.programs and type(node.slice) is ast.Slice:
        return Op(node, sliced, (found,))
    return found


def sliced(run: Run, part: Any) -> Any:
    """What a slice gives in a text that changes values."""
    # A part of a list is a list of its own, but one of an array shows the array.
    return run.fresh(part) if type(part) is list else part


def slice_(c: Checker, node: ast.Slice) -> Node:
    """`start:stop:step`."""
    parts = [Const(node, None) if part is None else c.visit(part) for part in (node.lower, node.upper, node.step)]
    return Op(node, make_slice, parts, deep=False)


def joined(c: Checker, node: ast.JoinedStr) -> Node:
    """An f-string."""
    return Op(node, join_texts, c.visit_all(node.values), deep=False)


def join_texts(run: Run, *values: str) -> str:
    """The text of the parts of an f-string."""
    run.charge_chars(sum(map(len, values)), *values)
    return "".join(values)


def formatted(c: Checker, node: ast.FormattedValue) -> Node:
    """A part of an f-string."""
    conversion = node.conversion
    if node.format_spec is None and conversion == -1:
        return Op(node, to_str, (c.visit(node.value),), READS)
    if node.format_spec is None:
        return Op(node, lambda run, value: format_value(run, value, conversion, ""), (c.visit(node.value),), READS)
    written = _written_spec(node.format_spec)
    if written is not None:
        return Op(node, lambda run, value: format_value(run, value, conversion, written), (c.visit(node.value),), READS)
    parts = (c.visit(node.value), c.visit(node.format_spec))
    return Op(node, lambda run, value, spec: format_value(run, value, conversion, spec), parts, READS)


def _written_spec(spec: ast.expr) -> str | None:
    """A format specification that is written out; None where a part of it is computed."""
    parts = spec.values if isinstance(spec, ast.JoinedStr) else ()
    only = parts[0] if len(parts) == 1 else None
    return only.value if isinstance(only, ast.Constant) and isinstance(only.value, str) else None


def named(c: Checker, node: ast.NamedExpr) -> Node:
    """`name := value`."""
    name = node.target.id
    before = c.doubts
    value: Node = c.visit(node.value)
    if c.doubts > before:
        c.doubt(node.target)
    if value is NEVER:
        return NEVER
    scope, hops = c.scope, 0
    while scope.transparent and scope.parent is not None:
        if name in scope.slots:
            return c.refuse(
                "rebind", f"{name!r} is the variable of a comprehension and cannot be assigned inside it", node.target
            )
        scope, hops = scope.parent, hops + 1
    own = scope.elsewhere.get(name, scope)
    check_bound(c, name, node.target, c.scope.root)  # in functions too: an expression assigns no function of the host
    if own is not scope:
        return Store(node, hops + scope.hops_to(own), own.slots[name], own, value)
    c.assigns_name(name)
    return Store(node, hops, scope.assign(name, again=True), scope, value)


def comprehension(kind: str) -> Callable[[Checker, Any], Node]:
    """The handler of a comprehension or generator expression."""

    def handler(c: Checker, node: Any) -> Node:
        if kind == "generator":
            c.holds_functions = c.defers = True
        outer = c.scope
        inner = Scope(outer, transparent=True)
        inner.lazy = kind == "generator"
        if inner.lazy:
            inner.keep()
        loops: list[Loop] = []
        for position, generator in enumerate(node.generators):
            if generator.is_async:
                c.refuse("forbidden-node", "'async for' is not needed: calls are awaited by themselves", node, "for")
            c.scope = outer if position == 0 else inner
            before = c.doubts
            iterable = c.visit(generator.iter)
            if c.doubts > before:
                c.doubt(generator.target)
            c.scope = inner
            target = target_of(c, generator.target)
            if position == 0 and len(node.generators) > 1:
                _add_later(inner, node.generators)
            inner.maybe_unbound -= stored_names(generator.target)
            conditions = c.visit_all(generator.ifs)
            if c.is_long and position == len(node.generators) - 1:
                conditions = [*work_of(c, node, node), *conditions]
            loops.append(Loop(iterable, target, conditions))
        element = c.visit(node.key if kind == "dict" else node.elt)
        value = c.visit(node.value) if kind == "dict" else None
        c.scope = outer
        made = Comprehension(node, loops, inner, element, value, kind, [c.numbered() for _ in loops])
        if kind == "generator":
            c.functions |= made.mask & ~LOCAL & ~SETS  # which others may have it do
        return made

    return handler


def _add_later(scope: Scope, generators: Sequence[ast.comprehension]) -> None:
    """Make the variables of all loops a comprehension's own; those of further ones hold nothing before they run."""
    for generator in generators:
        for name in sorted(stored_names(generator.target)):
            scope.add(name, maybe_unbound=True)


def target_of(c: Checker, node: ast.expr) -> Target:
    """What an assignment or a `for` gives a value."""
    if type(node) is ast.Name:
        return name_target(c, node)
    if type(node) is ast.Tuple or type(node) is ast.List:
        stars = [index for index, each in enumerate(node.elts) if type(each) is ast.Starred]
        if len(stars) > 1:
            c.refuse("syntax", "multiple starred expressions in assignment", node.elts[stars[1]], "one starred target")
        parts = [target_of(c, each.value if type(each) is ast.Starred else each) for each in node.elts]
        return Unpacking(node, parts, stars[0] if stars else None)
    if type(node) is ast.Subscript and c.programs:
        c.changes = True
        return ItemTarget(node, c.visit(node.value), c.visit(node.slice), ITEM_WRITES)
    return _other_target(c, node)


def _other_target(c: Checker, node: ast.expr) -> Target:
    if type(node) is ast.Attribute and c.holds_objects:
        from lightfc_sandbox.checking.own_attributes import attribute_target  # which few texts need

        return attribute_target(c, node)
    c.refuse(
        "attribute-assignment",
        "only names and items can be assigned",
        node,
        "a variable or an item: x, d[key]; in place of a changed object, a new one: P(x=5, y=p.y)",
    )
    return NEVER


ITEM_WRITES = W_LIST | W_MAP | W_OTHER


def name_target(c: Checker, node: ast.Name) -> Target:
    """A variable that is assigned."""
    name, scope = node.id, c.scope
    if name in scope.elsewhere:
        return NameTarget(node, *far(c, name, node))
    check_bound(c, name, node, scope)
    scope.add(name)  # that of a comprehension always holds a value
    slot = scope.assign(name, again=c.loops > 0 or scope.transparent)
    if name in scope.maybe_unbound:
        c.bind(scope, name)
    if not scope.transparent:
        c.assigns_name(name)
    return NameTarget(node, 0, slot, scope)


def check_bound(c: Checker, name: str, node: ast.AST, scope: Scope) -> None:
    """Refuse a name that no text may bind, and a function or type of the context where the text as a whole would."""
    if name.startswith("__"):
        c.refuse("private-name", f"name {name!r} starts with two underscores", node)
    if scope.parent is None and type(c.names.constants.get(name)) in _NOT_ASSIGNED:
        c.refuse("rebind", f"{name!r} is a function of the context and cannot be assigned", node, "another name")


_NOT_ASSIGNED = frozenset({HostFunction, HostType})


def far(c: Checker, name: str, node: ast.AST) -> tuple[int, int, Scope]:
    """How many frames out, and in which slot, a name is assigned that is declared `global` or `nonlocal`."""
    outer = c.scope.elsewhere[name]
    check_bound(c, name, node, outer)
    return c.scope.hops_to(outer), outer.slots[name], outer


def await_(c: Checker, node: ast.Await) -> Node:
    """`await value`."""
    value = c.visit(node.value)
    return NEVER if value is NEVER else Awaited(node, value)


def yield_(c: Checker, node: ast.Yield | ast.YieldFrom) -> Node:
    """`yield value` and `yield from value`."""
    if c.scope.parent is None or c.scope.transparent:
        return c.refuse("syntax", "'yield' outside of a function", node)
    c.yields, c.defers = c.yields + 1, True
    if c.open:
        c.open[-1].yields = True
    value = Const(node, None) if node.value is None else c.visit(node.value)
    return Yield(node, value, delegates=type(node) is ast.YieldFrom)
