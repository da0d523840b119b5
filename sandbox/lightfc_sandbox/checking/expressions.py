"""Expressions: for each node type the handler that gives its IR."""

from __future__ import annotations

import _ast as ast
import operator
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import (
    CONTAINER_BYTES,
    FIELD_BYTES,
    ITEM_BYTES,
    RECORD_BYTES,
    SET_BYTES,
    SET_ITEM_BYTES,
)
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import attribute_target
from lightfc_sandbox.checking.calls import items
from lightfc_sandbox.checking.functions import work_of
from lightfc_sandbox.checking.names import ANNOTATIONS_ALONE
from lightfc_sandbox.checking.scope import Scope, stored_names
from lightfc_sandbox.effects import LOCAL, READS, SETS, WRITES
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.operators import BINARY, UNARY
from lightfc_sandbox.stdlib.special_methods import mapping_of
from lightfc_sandbox.stdlib.spreading import spread_items
from lightfc_sandbox.stdlib.subscripts import make_slice
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.iteration import TABLES, items_for_set
from lightfc_sandbox.values.kinds import (
    ATOMS,
    DECIMALS,
    MAPPINGS,
    NUMBERS,
    Builtin,
    HostFunction,
    HostType,
    type_name,
)
from lightfc_sandbox.values.opened import cannot
from lightfc_sandbox.values.plain import charge_collisions, check_key
from lightfc_sandbox.values.text import format_value, to_str

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def unary(c: Checker, node: ast.UnaryOp) -> ir.Node:
    """`-a`, `+a`, `~a` and `not a`."""
    operand = node.operand
    if type(node.op) is ast.USub and type(operand) is ast.Constant and type(operand.value) in NUMBERS:
        value = -operand.value  # type: ignore[operator]
        if type(value) is not int or value.bit_length() <= 64:
            return ir.Const(node, value)
    if c.policy is Policy.CALLS and type(node.op) is not ast.USub:
        return c.refuse(
            "forbidden-node",
            "only the minus sign is allowed in front of a value",
            node,
            f"policy CALLS allows {CALLS_ALLOW}",
        )
    return ir.Op(node, UNARY[type(node.op)], (c.visit(operand),), READS, deep=type(node.op) is not ast.Not)


CALLS_ALLOW = "literals, names, calls, lists, tuples, dicts, sets and the minus sign"


def binary(c: Checker, node: ast.BinOp) -> ir.Node:
    """`a + b`."""
    kind, left, right = type(node.op), c.visit(node.left), c.visit(node.right)
    if type(left) is ir.Const and type(right) is ir.Const:
        value = _folded(kind, left.value, right.value)
        if value is not None:
            return ir.Const(node, value)
    return ir.Binary(node, kind, BINARY[kind], left, right)


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


def compare(c: Checker, node: ast.Compare) -> ir.Node:
    """`a < b`, or a chain of such."""
    first = c.visit(node.left)
    rest = c.visit_all(node.comparators)
    if len(rest) == 1:
        only = type(node.ops[0])
        if only in _SEARCHES:
            rest = [as_written(rest[0])]
        return ir.Binary(node, only, COMPARE[only], first, rest[0])
    kinds = [type(op) for op in node.ops]
    return ir.Chain(node, first, [(kind, COMPARE[kind], part) for kind, part in zip(kinds, rest, strict=True)])


_SEARCHES = frozenset({ast.In, ast.NotIn})


def as_written(display: ir.Node) -> ir.Node:
    """The display of a set that is only searched or gone through: what is written out is made once, as in CPython."""
    if type(display) is not ir.Op or type(display.node) is not ast.Set or not all(map(_is_written, display.node.elts)):
        return display
    items = [_value_of(each) for each in display.parts]
    if _UNKNOWN in items:
        return ir.Op(display.node, _computed, display.parts, READS)
    return ir.Const(display.node, _constant(items))


def _computed(run: Run, *values: Any) -> Any:
    run.charge_items(len(values), SET_ITEM_BYTES)
    return run.fresh(_constant(values))


def _constant(items: Sequence[Any]) -> frozenset[Any]:
    """What is written, as CPython keeps it: the order of the items depends on how they got there, and it makes two."""
    return frozenset([*frozenset(items)])


def _value_of(node: ir.Node) -> Any:
    """What is written out; `_UNKNOWN` where it is no plain value, nor a tuple of these."""
    if type(node) is ir.Const:
        return node.value if type(node.value) in kinds.LEAVES else _UNKNOWN
    if type(node) is not ir.Display or node.kind is not tuple:
        return _UNKNOWN
    items = tuple(map(_value_of, node.parts))
    return _UNKNOWN if _UNKNOWN in items else items


_UNKNOWN = object()


def boolean(c: Checker, node: ast.BoolOp) -> ir.Node:
    """`and` and `or`."""
    return ir.Boolean(node, c.visit_all(node.values), stop_at=type(node.op) is ast.Or)


def conditional(c: Checker, node: ast.IfExp) -> ir.Node:
    """`a if test else b`."""
    return ir.Conditional(node, c.visit(node.test), c.visit(node.body), c.visit(node.orelse))


def subscript(c: Checker, node: ast.Subscript) -> ir.Node:
    """`owner[index]`."""
    owner, index = c.visit(node.value), c.visit(node.slice)
    if type(owner) is ir.Const and type(owner.value) is Builtin and hasattr(owner.value.of_type, "__class_getitem__"):
        return c.refuse("forbidden-node", f"{owner.value.name}[…] is not allowed here", node, ANNOTATIONS_ALONE)
    found: ir.Node = ir.NEVER if owner is ir.NEVER else ir.Item(node, owner, index)
    if c.programs and type(node.slice) is ast.Slice:
        return ir.Op(node, sliced, (found,))
    return found


def sliced(run: Run, part: Any) -> Any:
    """What a slice gives in a text that changes values."""
    # A part of a list is a list of its own, but one of an array shows the array.
    return run.fresh(part) if type(part) is list or type(part) is bytearray else part


def slice_(c: Checker, node: ast.Slice) -> ir.Node:
    """`start:stop:step`."""
    parts = [ir.Const(node, None) if part is None else c.visit(part) for part in (node.lower, node.upper, node.step)]
    return ir.Op(node, make_slice, parts, deep=False)


def joined(c: Checker, node: ast.JoinedStr) -> ir.Node:
    """An f-string."""
    return ir.Op(node, join_texts, c.visit_all(node.values), deep=False)


def join_texts(run: Run, *values: str) -> str:
    """The text of the parts of an f-string."""
    run.charge_chars(sum(map(len, values)), *values)
    return "".join(values)


def shown(run: Run, value: Any) -> str:
    """The text of a part of an f-string, whose class may have a method that makes it."""
    return format_value(run, value, -1, "")


def formatted(c: Checker, node: ast.FormattedValue) -> ir.Node:
    """A part of an f-string."""
    conversion = node.conversion
    if node.format_spec is None and conversion == -1:
        return ir.Op(node, shown if c.holds_objects else to_str, (c.visit(node.value),), READS)
    written = "" if node.format_spec is None else _written_spec(node.format_spec)
    if written is not None:
        return ir.Op(
            node, lambda run, value: format_value(run, value, conversion, written), (c.visit(node.value),), READS
        )
    parts = (c.visit(node.value), c.visit(node.format_spec))
    return ir.Op(node, lambda run, value, spec: format_value(run, value, conversion, spec), parts, READS)


def _written_spec(spec: ast.expr) -> str | None:
    """A format specification that is written out; None where a part of it is computed."""
    parts = spec.values if isinstance(spec, ast.JoinedStr) else ()
    only = parts[0] if len(parts) == 1 else None
    return only.value if isinstance(only, ast.Constant) and isinstance(only.value, str) else None


def named(c: Checker, node: ast.NamedExpr) -> ir.Node:
    """`name := value`."""
    name = node.target.id
    before = c.doubts
    value: ir.Node = c.visit(node.value)
    if c.doubts > before:
        c.doubt(node.target)
    if value is ir.NEVER:
        return ir.NEVER
    scope, hops = c.scope, 0
    while scope.transparent and scope.parent is not None:
        if name in scope.slots:
            return c.refuse(
                "rebind", f"{name!r} is the variable of a comprehension and cannot be assigned inside it", node.target
            )
        scope, hops = scope.parent, hops + 1
    if c.inside is not None and scope is c.inside.scope:
        return c.refuse("forbidden-node", "a class binds no name by :=", node, "the assignment above the class")
    own = scope.elsewhere.get(name, scope)
    check_bound(c, name, node.target, c.scope.root)  # in functions too: an expression assigns no function of the host
    if own is not scope:
        return ir.Store(node, hops + scope.hops_to(own), own.slots[name], own, value)
    c.assigns_name(name)
    return ir.Store(node, hops, scope.assign(name, again=True), scope, value)


def comprehension(kind: str) -> Callable[[Checker, Any], ir.Node]:
    """The handler of a comprehension or generator expression."""

    def handler(c: Checker, node: Any) -> ir.Node:
        if kind == "generator":
            c.holds_functions = c.defers = True
        outer = c.scope
        inner = Scope(outer, transparent=True)
        inner.lazy = kind == "generator"
        if inner.lazy:
            inner.keep()
        loops: list[ir.Loop] = []
        for position, generator in enumerate(node.generators):
            c.scope = outer if position == 0 else inner
            before = c.doubts
            iterable = as_written(c.visit(generator.iter))
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
            loops.append(ir.Loop(iterable, target, conditions))
        element = c.visit(node.key if kind == "dict" else node.elt)
        value = c.visit(node.value) if kind == "dict" else None
        c.scope = outer
        made = ir.Comprehension(node, loops, inner, element, value, kind, [c.numbered() for _ in loops])
        if kind == "generator":
            c.functions |= made.mask & ~LOCAL & ~SETS  # which others may have it do
        return made

    return handler


def _add_later(scope: Scope, generators: Sequence[ast.comprehension]) -> None:
    """Make the variables of all loops a comprehension's own; those of further ones hold nothing before they run."""
    for generator in generators:
        for name in sorted(stored_names(generator.target)):
            scope.add(name, maybe_unbound=True)


def target_of(c: Checker, node: ast.expr) -> ir.Target:
    """What an assignment or a `for` gives a value."""
    if type(node) is ast.Name:
        return name_target(c, node)
    if type(node) is ast.Tuple or type(node) is ast.List:
        stars = [index for index, each in enumerate(node.elts) if type(each) is ast.Starred]
        if len(stars) > 1:
            c.refuse("syntax", "multiple starred expressions in assignment", node.elts[stars[1]], "one starred target")
        parts = [target_of(c, each.value if type(each) is ast.Starred else each) for each in node.elts]
        return ir.Unpacking(node, parts, stars[0] if stars else None)
    if type(node) is ast.Subscript and c.programs:
        c.changes = True
        return ir.ItemTarget(node, c.visit(node.value), c.visit(node.slice), WRITES)
    return attribute_target(c, node)


def name_target(c: Checker, node: ast.Name) -> ir.Target:
    """A variable that is assigned."""
    name, scope = node.id, c.scope
    if name in scope.elsewhere:
        return ir.NameTarget(node, *far(c, name, node))
    check_bound(c, name, node, scope)
    scope.add(name)  # that of a comprehension always holds a value
    slot = scope.assign(name, again=c.loops > 0 or scope.transparent)
    if name in scope.maybe_unbound:
        c.bind(scope, name)
    if not scope.transparent:
        c.assigns_name(name)
    return ir.NameTarget(node, 0, slot, scope)


def check_bound(c: Checker, name: str, node: ast.AST, scope: Scope) -> None:
    """Refuse a name that no text may bind, and a function or type of the context where the text as a whole would."""
    if name.startswith("__") and name not in _OF_MODULES:
        c.refuse("private-name", f"name {name!r} starts with two underscores", node)
    if scope.parent is None and type(c.names.constants.get(name)) in _NOT_ASSIGNED:
        c.refuse("rebind", f"{name!r} is a function of the context and cannot be assigned", node, "another name")


_OF_MODULES = frozenset({"__all__", "__author__", "__version__"})
"""What a module tells of itself by variables, which mean nothing."""

_NOT_ASSIGNED = frozenset({HostFunction, HostType})


def far(c: Checker, name: str, node: ast.AST) -> tuple[int, int, Scope]:
    """How many frames out, and in which slot, a name is assigned that is declared `global` or `nonlocal`."""
    outer = c.scope.elsewhere[name]
    check_bound(c, name, node, outer)
    return c.scope.hops_to(outer), outer.slots[name], outer


def yield_(c: Checker, node: ast.Yield | ast.YieldFrom) -> ir.Node:
    """`yield value` and `yield from value`."""
    if c.scope.parent is None or c.scope.transparent:
        return c.refuse("syntax", "'yield' outside of a function", node)
    c.yields, c.defers = c.yields + 1, True
    c.yielded += 1
    if c.tried and not c.coroutines:  # what closes these is written out for the event loop
        c.tells = True
    if c.open:
        c.open[-1].yields = True
    value = ir.Const(node, None) if node.value is None else c.visit(node.value)
    return ir.Yield(node, value, delegates=type(node) is ast.YieldFrom)


# Displays.


def display(kind: type) -> Callable[[Checker, Any], ir.Node]:
    """The handler of `[…]`, `(…)` or `{…}`."""

    def plain(run: Run, *values: Any) -> Any:
        run.charge_bytes(CONTAINER_BYTES + ITEM_BYTES * len(values))
        return run.fresh(kind(values))

    def handler(c: Checker, node: Any) -> ir.Node:
        if kind is set:
            parts, stars = items(c, node.elts, take=_of_set)
            return ir.Op(node, _set(stars, written=all(map(_is_written, node.elts))), parts, READS, stars=stars)
        parts, stars = items(c, node.elts)
        if True in stars:
            return ir.Op(node, partial(_spread, kind, stars), parts, READS, stars=stars)
        return ir.Display(node, kind, plain, parts)

    return handler


def _spread(kind: type, stars: Sequence[bool], run: Run, *values: Any) -> Any:
    items = spread_items(run, values, stars)
    return run.fresh(items if kind is list else kind(items))


def _set(stars: Sequence[bool], *, written: bool) -> ir.Strict:
    """What makes a set, of items that may all be written out."""
    starless = True not in stars

    def make(run: Run, *values: Any) -> Any:
        run.charge_steps(len(values))
        if starless and _KEYS.issuperset(map(type, values)):
            run.charge_bytes(SET_BYTES + SET_ITEM_BYTES * len(values))
            run.check_size(values)
            return run.fresh(set(values))
        run.charge_bytes(SET_BYTES)
        made: set[Any] = set()
        for value, starred in zip(values, stars, strict=True):
            if starred:
                some = items_for_set(run, value)
                if type(some) in TABLES:
                    charge_collisions(run, made, some)
                made.update(some)
                run.check_size(made)
            else:
                run.charge_bytes(SET_ITEM_BYTES)
                made.add(check_key(run, value))
        run.check_size(made)
        return run.fresh(made)

    def copy(run: Run, *values: Any) -> Any:
        run.charge_items(len(values), SET_ITEM_BYTES)
        made: set[Any] = set()
        made.update(_constant(values))  # CPython copies it when the text runs
        return run.fresh(made)

    return copy if written and len(stars) > _FEW else make


_KEYS = ATOMS - DECIMALS
"""The types of values that need no look before they are in a set."""


def _of_set(run: Run, value: Any) -> Any:
    """The items of a starred value in the display of a set, now."""
    items = items_for_set(run, value)
    return items.copy() if items is value else [*items]


_FEW = 2
"""CPython adds so many items one by one, even those that are written out."""


def _is_written(node: Any) -> bool:
    """Whether CPython knows the value when it compiles: what is written out, and what it computes of that."""
    if type(node) is ast.Tuple:
        return all(map(_is_written, node.elts))
    if type(node.operand if type(node) is ast.UnaryOp else node) is ast.Constant:
        return True
    # What would be large it does not compute: then there is more to do than to give a constant.
    return _of_constants(node) and len(compile(ast.Expression(node), "", "eval").co_code) == _OF_ONE


_OF_ONE = len(compile("0", "", "eval").co_code)


def _of_constants(node: Any) -> bool:
    if type(node) is ast.BinOp:
        return _of_constants(node.left) and _of_constants(node.right)
    if type(node) is ast.Tuple:
        return all(map(_of_constants, node.elts))
    return _of_constants(node.operand) if type(node) is ast.UnaryOp else type(node) is ast.Constant


def dict_display(c: Checker, node: ast.Dict) -> ir.Node:
    """`{key: value, …}`."""
    parts: list[ir.Node] = []
    spreads: list[bool] = []
    looks: list[int] = []
    for key, value in zip(node.keys, node.values, strict=True):
        spreads.append(key is None)
        looks.append(len(parts))
        if key is not None:
            parts.append(c.visit(key))
            parts.append(c.visit(value))
        else:
            parts.append(ir.Op(value, _copied, (c.visit(value),), READS, deep=False))

    def make(run: Run, *values: Any) -> Any:
        run.charge_bytes(RECORD_BYTES + FIELD_BYTES * len(spreads))
        made: dict[Any, Any] = {}
        rest = iter(values)
        for is_spread in spreads:
            first = next(rest)
            if not is_spread:
                made[check_key(run, first)] = next(rest)
            else:
                run.charge_steps(len(first) >> 4)
                if made:
                    charge_collisions(run, made, first)
                    made.update(first)
                else:
                    made = first  # which `_copied` has made
        return run.fresh(made)

    if node.keys and all(type(key) is ast.Constant for key in node.keys):
        keys = tuple([key.value for key in node.keys])  # type: ignore[union-attr]
        return ir.Display(node, dict, partial(_record, keys), parts[1::2])
    return ir.Display(node, dict, make, parts, looks)


def _copied(run: Run, source: Any) -> dict[Any, Any]:
    """What is spread into a dict, as it is before what stands behind it is evaluated."""
    if type(source) is not dict:
        source = mapping_of(run, source)
        if type(source) not in MAPPINGS:
            raise cannot(run, "keys", TypeError(f"{type_name(source)!r} object is not a mapping"), source)
    run.charge_items(len(source), 100)
    run.charge_steps(len(source))
    return dict(source)


def _record(keys: tuple[Any, ...], run: Run, *values: Any) -> Any:
    """Make a dict whose keys are all written out."""
    run.charge_bytes(RECORD_BYTES + FIELD_BYTES * len(keys))
    return run.fresh(dict(zip(keys, values, strict=True)))
