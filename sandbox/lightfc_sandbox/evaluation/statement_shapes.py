"""The shapes of statements, loops and comprehensions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.evaluation.shapes import (
    BITS,
    BOUND,
    HANDED,
    LOCAL,
    MAX_PARTS,
    NOTHING,
    OPERANDS,
    PLACE,
    SHAPES,
    SYMBOLS,
    Key,
    Kinds,
    Shape,
    is_guarded,
)
from lightfc_sandbox.evaluation.targets import place_of, plan_of, target
from lightfc_sandbox.stdlib.subscripts import subscript

# Blocks: a statement that is no work beside its value has no closure of its own there.


def _statements(s: Shape, parts: Sequence[ir.Node]) -> tuple[Key, ...]:
    """The shapes of statements one after the other; what stands behind the first few has a closure of its own."""
    if len(parts) <= MAX_PARTS:
        return tuple([_statement(s, part) for part in parts])
    if len(parts) > _MANY:
        # As a list of lists of lists: one that begins another at each few would nest half as deep as it is long.
        size = -(-len(parts) // MAX_PARTS)
        return tuple([_statement(s, ir.Block(parts[at : at + size])) for at in range(0, len(parts), size)])
    first = [_statement(s, part) for part in parts[: MAX_PARTS - 1]]
    return (*first, _statement(s, ir.Block(parts[MAX_PARTS - 1 :])))


_MANY = 16
"""Statements of a block from which on how deep it nests matters more than one closure less."""


def _statement(s: Shape, n: ir.Node, *, keeps: bool = False) -> Key:
    kind = type(n)
    if kind is ir.AssignName:
        s.part(n.value)  # type: ignore[attr-defined]
        s.kept.append(n.slot)  # type: ignore[attr-defined]
        return "assign"
    if kind is ir.Return:
        s.part(n.value)  # type: ignore[attr-defined]
        return "return"
    if kind is ir.Expression and (keeps or not n.keep):  # type: ignore[attr-defined]
        s.part(n.value)  # type: ignore[attr-defined]
        return "keep" if n.keep else "acting"  # type: ignore[attr-defined]
    told = _closure(s, n)
    return "acting" if kind in _ASSIGNING else told


_ASSIGNING = frozenset({ir.Assign, ir.AugmentName, ir.AugmentItem})
"""Statements that never give a signal."""


def _closure(s: Shape, n: ir.Node) -> Key:
    s.part(n)
    return "signalling"


def statements_of(n: ir.Node) -> Sequence[ir.Node]:
    """The statements of a block, those behind a `return` left out."""
    parts = n.parts if type(n) is ir.Block else [n]
    for position, part in enumerate(parts, 1):
        if type(part) is ir.Return:
            return parts[:position]
    return parts


def _block(s: Shape, n: ir.Block) -> Key | None:
    parts = statements_of(n)
    return ("block", *_statements(s, parts)) if len(parts) > 1 else None


def _alone(s: Shape, n: ir.Return | ir.Expression) -> Key:
    return "block", _statement(s, n, keeps=True)


def body(s: Shape, n: ir.Node) -> Key | None:
    """The shape of the body of a function, which gives what it returns."""
    return "body", *_statements(s, statements_of(n))


def _if(s: Shape, n: ir.If) -> Key:
    s.own(n.node)
    test = s.part(n.test, LOCAL)
    only = n.body.parts[0] if type(n.body) is ir.Block and len(n.body.parts) == 1 else n.body
    alone = type(n.orelse) is ir.Block and not n.orelse.parts
    inside = "nothing" if type(only) is ir.Block and not only.parts else _statement(s, only, keeps=True)
    if alone:
        return "if", test, inside
    return "if", test, inside, _closure(s, n.orelse)


# Assignments.


def _assign_name(s: Shape, n: ir.AssignName) -> Key:
    return "block", _statement(s, n)


def augment_name(s: Shape, n: ir.AugmentName, op: Any = None) -> Key | None:
    """The shape of `name op= value`; `op` is used in place of the operator."""
    if type(n.load) is not ir.Load or n.load.hops or (s.e.calling and is_guarded(s.e, n.load)):
        return None
    symbol = SYMBOLS.get(n.kind, "op")
    load, value = s.part(n.load, LOCAL), s.part(n.value, OPERANDS[symbol][1])
    s.own(n.node, op or n.op)
    if symbol == "bits":
        s.kept.append(BITS[n.kind])
    s.kept.append(n.slot)
    return "augment", symbol, load, value


def _augment_item(s: Shape, n: ir.AugmentItem) -> Key:
    symbol = SYMBOLS.get(n.kind, "op")
    symbol = symbol if symbol in AUGMENTED else "op"
    owner, index = s.part(n.owner, LOCAL), s.part(n.index, LOCAL)
    s.own(n.node, subscript)
    value = s.part(n.value, AUGMENTED.get(symbol, NOTHING))
    s.rare.append(n.op)
    if symbol == "bits":
        s.kept.append(BITS[n.kind])
    return "augment item", symbol, owner, index, value


AUGMENTED: dict[str, Kinds] = {
    **dict.fromkeys(("+", "-"), frozenset({"int"})), **dict.fromkeys(("*", "/", "bits"), NOTHING),
}  # fmt: skip
"""The operators of `owner[index] op= value` with a template, and what the value may be."""


def _assign(s: Shape, n: ir.Assign) -> Key | None:
    only = n.targets[0]
    if len(n.targets) != 1:
        s.part(n.value)
        s.own(n.node)
        s.kept.append([place_of(s.e, each) for each in n.targets])
        return ("all",)
    if type(only) is ir.ItemTarget:
        value = s.part(n.value, HANDED)
        owner, index = s.part(only.owner, LOCAL), s.part(only.index, PLACE)
        s.own(n.node)
        return "set item", value, owner, index
    if _are_items(only) and matches(only, n.value):
        values = s.parts(n.value.parts)  # type: ignore[attr-defined]  # it is a display
        s.own(n.node)
        targets: list[Key] = []
        for each in only.parts:
            targets += (s.part(each.owner), s.part(each.index))  # type: ignore[attr-defined]
            s.own(each.node)
        return "each item", *values, *targets
    return _unpacking(s, n, only) if type(only) is ir.Unpacking else None


def _unpacking(s: Shape, n: ir.Assign, only: ir.Unpacking) -> Key:
    if matches(only, n.value):
        if not _are_names(only):
            s.kept.append([s.e.emit(each) for each in n.value.parts])  # type: ignore[attr-defined]
            s.own(n.node)
            s.kept.append([place_of(s.e, each) for each in only.parts])
            return ("each of",)
        parts = s.parts(n.value.parts, BOUND)  # type: ignore[attr-defined]  # it is a display
        s.own(n.node)
        s.kept += [each.slot for each in only.parts]  # type: ignore[attr-defined]
        return "each", *parts
    s.part(n.value)
    s.own(n.node)
    return "unpack", _target(s, only)


def matches(to: ir.Unpacking, value: ir.Node) -> bool:
    """Whether a target takes apart what the text writes out, so that nothing is made in between."""
    return (
        type(value) is ir.Display and value.kind is not dict and to.star is None and len(value.parts) == len(to.parts)
    )


def _target(s: Shape, n: ir.Target, *, pairs: bool = True) -> Key:
    """The shape of a target; `pairs`: that of two names has code of its own."""
    if _is_name(n):
        s.kept.append(n.slot)  # type: ignore[attr-defined]
        return "name"
    if type(n) is not ir.Unpacking:
        s.kept.append(target(s.e, n))
        return "target"
    s.kept.append(plan_of(s.e, n))
    if not pairs or len(n.parts) != 2 or not _are_names(n):
        return "parts"
    s.kept += [each.slot for each in n.parts]  # type: ignore[attr-defined]
    return "names"


def _are_names(n: ir.Target) -> TypeGuard[ir.Unpacking]:
    """Whether a target takes apart a value into two names of the frame at hand, or into three."""
    return (
        type(n) is ir.Unpacking
        and n.star is None
        and 2 <= len(n.parts) <= MAX_PARTS
        and all(type(each) is ir.NameTarget and not each.hops for each in n.parts)
    )


def _are_items(n: ir.Target) -> TypeGuard[ir.Unpacking]:
    return type(n) is ir.Unpacking and len(n.parts) == 2 and all(type(each) is ir.ItemTarget for each in n.parts)


# Loops.


def _for(s: Shape, n: ir.For) -> Key | None:
    if type(n.orelse) is not ir.Block or n.orelse.parts:
        return None
    s.part(n.iterable)
    s.own(n.node)
    to = _target(s, n.target)
    parts = n.body.parts if type(n.body) is ir.Block else [n.body]
    if 0 < len(parts) <= MAX_IN_LOOP[to] and ir.Return not in map(type, parts):
        return "for", to, *[_statement(s, part, keeps=True) for part in parts]
    return "for", to, _closure(s, n.body)


MAX_IN_LOOP = {"name": 2, "names": 1, "parts": 1, "target": 1}
"""Statements that a `for` executes itself, by its target."""


def _while(s: Shape, n: ir.While) -> Key | None:
    if type(n.orelse) is not ir.Block or n.orelse.parts:
        return None
    s.own(n.node)
    test = s.part(n.test, LOCAL)
    s.part(n.body)
    return "while", test


# Comprehensions.


def _has_shape(loops: Any) -> bool:
    """Whether the loops of a comprehension are among those that are prepared."""
    if len(loops) > 2 or any(len(loop.conditions) > 1 for loop in loops):
        return False
    known = all(_is_name(loop.target) or type(loop.target) is ir.Unpacking for loop in loops)
    return len(loops) == 1 or (known and not loops[0].conditions)


def _comprehension(s: Shape, n: ir.Comprehension) -> Key | None:
    e = s.e
    if not _has_shape(n.loops) or (n.kind == "generator" and e.is_plain and not n.consumed):
        return None
    s.part(n.loops[0].iterable)
    s.own(n.node)
    s.kept += (frame_bytes(len(n.scope.slots)) if n.scope.kept else 0, [UNBOUND] * len(n.scope.slots))
    around, e.scope = e.scope, n.scope
    targets: list[Key] = []
    for position, loop in enumerate(n.loops):
        if position:
            s.part(loop.iterable)
        targets.append(_target(s, loop.target, pairs=len(n.loops) == 1))
        for condition in loop.conditions:
            s.part(condition)
    element = s.parts([n.element] if n.value is None else [n.element, n.value])
    e.scope = around
    return "comprehension", n.kind, tuple(targets), bool(n.loops[-1].conditions), *element


def _is_name(n: ir.Target) -> bool:
    return type(n) is ir.NameTarget and not n.hops


SHAPES |= {
    ir.Comprehension: _comprehension, ir.Block: _block, ir.Return: _alone, ir.Expression: _alone,
    ir.If: _if, ir.AssignName: _assign_name,
    ir.AugmentName: augment_name, ir.AugmentItem: _augment_item, ir.Assign: _assign, ir.For: _for, ir.While: _while,
}  # fmt: skip
