"""Closures of statements: each gives None, or a signal to the block around it.

A signal is `BREAK`, `CONTINUE`, or a tuple of the value that a `return` gives.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import method_effects
from lightfc_sandbox.checking.scope import Scope, is_unsure
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.effects import ACTS, CALLBACK, CALLS, HOST, R_HOST, READS, SETS, TEXT, TOUCH, WRITES
from lightfc_sandbox.evaluation.emitter import Closure, Emit, Emitter
from lightfc_sandbox.evaluation.expression_closures import augmenting
from lightfc_sandbox.evaluation.held_futures import HOLDERS, changing, is_plain
from lightfc_sandbox.evaluation.known import Known, hops_to
from lightfc_sandbox.evaluation.loops import BREAK, CONTINUE
from lightfc_sandbox.evaluation.reach import Named, StatementReach
from lightfc_sandbox.evaluation.shapes import shaped
from lightfc_sandbox.evaluation.statement_shapes import augment_name as augment_shape, matches
from lightfc_sandbox.evaluation.targets import (
    before_assigning,
    left_in,
    must_guard,
    owner_and_index,
    store_item,
    target,
)
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.siblings import Group
from lightfc_sandbox.stdlib.containers import set_item
from lightfc_sandbox.stdlib.subscripts import subscript

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


def NOTHING(f: list[Any]) -> None:  # noqa: N802 - a value that stands for one thing
    """The empty block."""


def block(e: Emitter, n: ir.Block) -> Closure:
    """Statements one after the other, up to the first that gives a signal."""
    parts = n.parts if e.turn is n else n.parts[:-1]  # nothing stands below the last but the next turn of a loop
    loop = e.spread
    statements = e.emit_all(n.parts)
    if e.calling:
        for place, part in enumerate(parts):
            statements[place] = _beside(e, part, statements[place])
    if e.calling and loop is not None and loop.body is n:
        return _in_turn(loop.node, n.parts, statements)
    if len(statements) > 1 or (e.calling and e.scope.parent is None):
        return _one_by_one(statements)
    return statements[0] if statements else NOTHING


def _one_by_one(statements: Sequence[Closure]) -> Closure:
    """Statements which, where calls may overlap, have to know what stands above them."""

    def evaluate(f: list[Any]) -> Any:
        state = f[0].state
        for statement in statements:
            if state is not None and state.lazy:
                state.go_on()  # in a generator not always the same: it goes on where an item is asked for
            signal = statement(f)
            if signal is not None:
                return signal
        return None

    return evaluate


def _in_turn(loop: Any, nodes: Sequence[ir.Node], statements: Sequence[Closure]) -> Closure:
    """The same of the body of a loop whose turns go on beside one another: others know how far each has come."""
    known = [each.node for each in nodes]
    few = len(nodes) // _MAX_LEFT + 1  # begin together for the others
    kept = [frozenset(known[place:]) for place in range(0, len(nodes), few)]
    left = [None if None in (rest := kept[place // few]) else rest for place in range(len(nodes))]

    def evaluate(f: list[Any]) -> Any:
        state = f[0].state
        for statement, rest in zip(statements, left, strict=True):
            if state is not None:
                if state.lazy:
                    state.go_on()
                here = state.here
                if here.is_turn(f, loop):
                    here.come_to(rest)
            signal = statement(f)
            if signal is not None:
                return signal
        return None

    return evaluate


_MAX_LEFT = 64
"""Places in the body of a loop up to which others wait for a turn: of each it is kept what is left."""

_MAX_AHEAD = 64
"""Statements that may be suspended at the same time, before those below them wait for them."""


def _ahead(e: Emitter, n: ir.Node, closure: Closure) -> Closure:
    """What a statement evaluates that changes nothing: those below it go on where it waits for calls."""
    mask = e.may_do(n.mask)
    if not e.calling or not n.mask & TOUCH or mask & (WRITES | ACTS) or n.mask & SETS:
        return closure
    if e.shares(n.mask, e.scope):
        return closure
    calls, scope, statements = bool(mask & HOST), e.scope, frozenset([n.node])
    known, named, alone = Known(scope, [n]), e.naming(Named), mask & ~READS | R_HOST

    @cache  # most statements never need it
    def looked() -> tuple[list[int], bool, bool]:
        parts = [*below(n)]
        fresh = not any(type(each) is ir.Given for each in parts)
        loads = [each for each in parts if type(each) is ir.Load]
        scopes = [scope, *(each.scope for each in parts if type(each) is ir.Comprehension)]
        closed = not n.mask & (TEXT | CALLBACK) and all(each.scope in scopes for each in loads)
        return sorted({each.slot for each in loads if each.scope is scope}), closed, fresh

    def evaluate(f: list[Any]) -> Any:
        state = f[0].state
        if state is None or state.suspended >= _MAX_AHEAD or state.overdue or not (calls or state.lazy):
            return closure(f)
        if f[0].tells:  # a copy of the variables would hold what they do not hold any more
            return closure(f)
        slots, closed, fresh = looked()
        if not calls and not (state.lazy and any(type(f[slot]) in HOLDERS for slot in slots)):
            return closure(f)
        group = Group(state, statements=statements)
        # What knows no container of the text reads none that the statements below may change.
        given = closed and all(_is_given(f[slot]) for slot in slots)
        if not given:
            group.reach = StatementReach(state, known, f, named, n.node)
        result = group.spawn(closure, [*f], alone if given else mask)
        group.close()
        group.check()
        if given and type(result) is Pending:
            result.apart, result.fresh = True, fresh and all(is_plain(f[slot]) for slot in slots)
        return result

    return evaluate


def _beside(e: Emitter, n: ir.Node, closure: Closure) -> Closure:
    """A statement that changes or assigns something: where it waits for calls, those below it go on."""
    mask = e.may_do(n.mask)
    if e.continues or not e.lazy or not n.mask & TOUCH or mask & ACTS or e.shares(n.mask, e.scope):
        return closure  # all of a text of a session stands as in a `try`
    if type(n) in _AHEAD and not mask & WRITES:
        return closure
    return _merged(e, n, closure, mask)


_AHEAD = frozenset({ir.AssignName, ir.Expression})
"""Statements whose values run ahead by themselves, where they change nothing."""


def _merged(e: Emitter, n: ir.Node, closure: Closure, mask: int) -> Closure:
    passes, scope, statements = _passes(n), e.scope, frozenset([n.node])
    calls, waited_for = bool(mask & HOST) and not passes, _PENDING if passes else HOLDERS
    known, named = Known(scope, [n]), e.naming(Named)

    def reaching(state: Scheduler, f: list[Any]) -> StatementReach | None:
        return StatementReach(state, known, f, named, n.node) if mask & WRITES else None

    @cache  # most statements never need it
    def looked() -> tuple[dict[int, bool] | None, list[int]]:
        slots = _assigned(scope, n)
        if slots is None or any(e.is_seen(scope, slot) for slot in slots):
            return None, []
        parts = () if calls else below(n)
        return slots, sorted({each.slot for each in parts if type(each) is ir.Load and each.scope is scope})

    def evaluate(f: list[Any]) -> Any:
        state = f[0].state
        if state is None or state.suspended >= _MAX_AHEAD or state.overdue or state.here.trying is not None:
            return closure(f)
        if f[0].tells or not (calls or state.suspended or state.lazy):
            return closure(f)
        slots, loads = looked()
        if slots is None:
            return closure(f)
        if not calls and not (state.suspended or (state.lazy and any(type(f[slot]) in waited_for for slot in loads))):
            return closure(f)
        group, frame = Group(state, statements=statements), [*f]
        group.reach = reaching(state, f)
        result = group.spawn(closure, frame, mask)
        group.forget()
        group.close()
        group.check()
        _assign_left(f, frame, slots, result)
        return None

    return evaluate


def _assign_left(f: list[Any], frame: list[Any], slots: Mapping[int, bool], result: Any) -> None:
    """Give variables what a statement leaves in its frame, or will leave there when its result has come."""
    for slot, is_ended in slots.items():
        if type(result) is Pending:
            unsure = is_ended or is_unsure(f[slot])
            stamp = () if unsure else result.stamp
            f[slot] = left_in(frame, slot, result, stamp=stamp, chain=result.chain, unsure=unsure)
        else:
            f[slot] = frame[slot]


_PENDING = frozenset({Pending})


def _passes(n: ir.Node) -> bool:
    """Whether a statement only keeps what calls give, so that it waits for none of those that it makes."""
    value: Any = getattr(n, "value", None)
    if type(n) is ir.Expression and type(value) is ir.MethodCall:
        # One that reads nothing keeps its arguments as they are.
        return not method_effects(value.name) & READS and not _wait(value.arguments, [value.owner])
    if type(n) is ir.Assign and type(to := n.targets[0]) is ir.ItemTarget and len(n.targets) == 1:
        return not _wait([value], [to.owner, to.index])
    return False


def _wait(kept: Sequence[ir.Node], looked_at: Sequence[ir.Node]) -> bool:
    return any(each.mask & TOUCH for each in kept) or any(each.mask & (TOUCH | CALLS) for each in looked_at)


def _assigned(scope: Scope, n: ir.Node) -> dict[int, bool] | None:
    """The variables that a statement assigns, and whether it may end them; None where it needs the frame at hand."""
    slots: dict[int, bool] = {}
    if _leaves(n):
        return None
    each: Any
    for each in below(n, but=ir.Function):
        kind = type(each)
        if kind in _IN_THE_FRAME or (kind is ir.Function and scope.captured):
            return None
        if kind is ir.Try:
            slots |= {part.slot: True for part in each.handlers if part.slot is not None}
        elif kind in _ASSIGNING:
            hops = hops_to(each.scope, scope)
            if hops is None:
                return None  # any other is a comprehension's own
            if not hops:
                slots.setdefault(each.slot, False)
    return slots


_ASSIGNING = frozenset({ir.AssignName, ir.AugmentName, ir.NameTarget, ir.Store})

_IN_THE_FRAME = frozenset({ir.Return, ir.Yield, ir.FrameItself})


def _leaves(n: Any) -> bool:
    """Whether a `break` or `continue` may leave a statement."""
    kind = type(n)
    if kind is ir.Signal:
        return bool(n.what != "pass")
    if kind is ir.Block:
        return any(map(_leaves, n.parts))
    if kind is ir.If:
        return _leaves(n.body) or _leaves(n.orelse)
    if kind is ir.For or kind is ir.While:
        return _leaves(n.orelse)
    return kind is ir.Try and any(map(_leaves, (n.body, n.orelse, n.final, *(each.block for each in n.handlers))))


def _is_given(value: Any) -> bool:
    """Whether a variable leads to nothing but what a call will give, so that the text has not changed it yet."""
    return is_plain(value) or (type(value) is Pending and value._waiting is not None and value.given)


def expression(e: Emitter, n: ir.Expression) -> Closure:
    """An expression as a statement."""
    value, keep = _ahead(e, n.value, e.emit(n.value)), n.keep
    if not keep:

        def drop(f: list[Any], _n: Any = n.node) -> None:
            value(f)

        return drop

    def evaluate(f: list[Any], _n: Any = n.node) -> None:
        run, result = f[0], value(f)
        if run.state is None or not run.state.lazy:
            run.value = result
        else:
            run.state.say_last(result)

    return evaluate


def return_(e: Emitter, n: ir.Return) -> Closure:
    """`return`."""
    value = e.emit(n.value)
    return lambda f, _n=n.node: (value(f),)  # type: ignore[misc]


def signal(e: Emitter, n: ir.Signal) -> Closure:
    """`break`, `continue` and `pass`."""
    if n.what == "pass":
        return NOTHING
    what = BREAK if n.what == "break" else CONTINUE
    return lambda f: what


def assign_name(e: Emitter, n: ir.AssignName) -> Closure:
    """`name = value`."""
    value = _ahead(e, n.value, e.emit(n.value))
    guarded, seen = must_guard(e, n.scope, n.slot, tried=n.tried)

    def assign(f: list[Any], _n: Any = n.node, slot: int = n.slot, value: Closure = value) -> None:
        f[slot] = value(f)

    def assign_in_turn(f: list[Any], _n: Any = n.node, slot: int = n.slot) -> None:
        result = value(f)
        before_assigning(f[0], f, slot, seen=seen)
        f[slot] = result

    return assign_in_turn if guarded else assign


def assign(e: Emitter, n: ir.Assign) -> Closure:
    """`target = … = value`."""
    if len(n.targets) == 1:
        only = n.targets[0]
        if type(only) is ir.ItemTarget:
            put = store_item if e.calling else set_item
            parts = [n.value, only.owner, only.index]
            return e.strict(n.node, lambda run, value, owner, index: put(run, owner, index, value), parts)
        if type(only) is ir.Unpacking and matches(only, n.value):
            return _assign_each(e, n, only)
    value = e.emit(n.value)
    targets = [target(e, each, tried=n.tried) for each in n.targets]

    def evaluate(f: list[Any], _n: Any = n.node) -> None:
        result = value(f)
        for each in targets:
            each(f[0], f, result)

    return evaluate


def _assign_each(e: Emitter, n: ir.Assign, to: ir.Unpacking) -> Closure:
    """`a, b = x, y`."""
    parts = n.value.parts  # type: ignore[attr-defined]  # it is a display
    values = e.values_of(parts, e.emit_all(parts))
    targets = [target(e, each, tried=n.tried) for each in to.parts]

    def evaluate(f: list[Any], _n: Any = n.node) -> None:
        for each, item in zip(targets, values(f), strict=True):
            each(f[0], f, item)

    return evaluate


def augment_name(e: Emitter, n: ir.AugmentName) -> Closure:
    """`name op= value`."""
    op, slot = augmenting(e, n) if e.calling else n.op, n.slot
    guarded, seen = must_guard(e, n.scope, slot, tried=n.tried)
    shape = partial(augment_shape, op=op)
    if e.calling and e.hot and not guarded and (closure := shaped(e, shape, n)) is not None:
        return closure
    load, value = e.emit(n.load), e.emit(n.value)

    def evaluate(f: list[Any], _n: Any = n.node) -> None:
        result = op(f[0], load(f), value(f))
        if guarded:
            before_assigning(f[0], f, slot, seen=seen)
        f[slot] = result

    return evaluate


def augment_item(e: Emitter, n: ir.AugmentItem) -> Closure:
    """`owner[index] op= value`; as in Python the item is read before the value is evaluated."""
    owner, index, value = e.emit(n.owner), e.emit(n.index), e.emit(n.value)
    calling, op = e.calling, augmenting(e, n) if e.calling else n.op

    def evaluate(f: list[Any], _n: Any = n.node) -> None:
        run = f[0]
        state = run.state if calling else None
        of, at = owner(f), index(f)
        if state is not None and (run.busy or state.here.trying is not None):
            of, at = owner_and_index(state, of, at, reads=False)
            changing(state, of)
        item = subscript(run, of, at)
        result = op(run, item, value(f))
        if state is not None:
            changing(state, of)
        set_item(run, of, at, result)

    return evaluate


def if_(e: Emitter, n: ir.If) -> Closure:
    """`if`; an assertion only fails, or does nothing."""
    closure = e.choice(n.node, e.emit(n.test), e.emit(n.body), e.emit(n.orelse))
    if type(n.node) is not ast.Assert:
        return closure
    ahead = _ahead(e, n, closure)

    def evaluate(f: list[Any]) -> None:
        ahead(f)

    return closure if ahead is closure else evaluate


STATEMENTS: Mapping[type[ir.Node], Emit] = {
    ir.Block: block, ir.Expression: expression, ir.Return: return_, ir.Signal: signal, ir.AssignName: assign_name,
    ir.Assign: assign, ir.AugmentName: augment_name, ir.AugmentItem: augment_item, ir.If: if_,
}  # fmt: skip
"""For each class of the IR of simple statements, blocks and `if` the function that gives its closure."""
