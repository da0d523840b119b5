"""Closures of names, operators, displays and the special forms among expressions."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND, is_unsure
from lightfc_sandbox.effects import DRAWS, TOUCH, WRITES
from lightfc_sandbox.evaluation.emitter import Closure, Emit, Emitter, constants
from lightfc_sandbox.evaluation.held_futures import changing, resolve, touching
from lightfc_sandbox.evaluation.later_operators import lazy_operator
from lightfc_sandbox.evaluation.targets import absent, before_assigning, owner_and_index
from lightfc_sandbox.evaluation.whole import wholes
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values.copying import adopt
from lightfc_sandbox.values.kinds import ATOMS, MAPPINGS


def const(e: Emitter, n: ir.Const) -> Closure:
    """A known value."""
    value = n.value
    return lambda f, _n=n.node, value=value: value  # type: ignore[misc]  # defaults take less time to make than cells


def given(e: Emitter, n: ir.Given) -> Closure:
    """A variable of the context."""
    name, changes = n.name, e.changes
    if not e.calling:
        if changes:
            return lambda f, _n=n.node: adopt(f[0], f[0].variables[name])  # type: ignore[misc]
        return lambda f, _n=n.node: f[0].variables[name]  # type: ignore[misc]

    def read(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        value = run.variables[name]
        if type(value) in ATOMS:
            return value
        run.before_object()
        return adopt(run, value) if changes else value

    return read


def work(e: Emitter, n: ir.Work) -> Closure:
    """A charge for a long part of a text."""
    amount = n.work

    def charge(f: list[Any]) -> bool:
        f[0].charge_work(amount)
        return True

    return charge


def load(e: Emitter, n: ir.Load) -> Closure:
    """A variable of the text."""
    found = _unguarded(e, n)
    if n.unbound and e.may_be_left(n):
        found = _load_unsure(found, absent(e, n))
    if not e.calling or n.name not in n.scope.declared:
        return found

    def guarded(f: list[Any], _n: Any = n.node) -> Any:
        state = f[0].state
        if state is not None and state.suspended:
            state.turn()
        return found(f)

    return guarded


def _load_unsure(found: Closure, outside: Callable[[Run, Any], Any]) -> Closure:
    """A variable in which a statement or a turn of a loop may leave nothing: it is waited for here."""

    def load(f: list[Any], _n: Any = None) -> Any:
        value = found(f)
        if type(value) is not Pending or not is_unsure(value):
            return value
        run = f[0]
        value = run.state.touch(value)
        return outside(run, value) if value is UNBOUND or value is DELETED else value

    return load


def _unguarded(e: Emitter, n: ir.Load) -> Closure:
    hops, slot = n.hops, n.slot
    if not hops and not n.unbound:
        return itemgetter(slot)
    outside = absent(e, n)

    def load(f: list[Any], _n: Any = n.node) -> Any:
        frame = f
        for _ in range(hops):
            frame = frame[1]
        value = frame[slot]
        return outside(f[0], value) if value is UNBOUND or value is DELETED else value

    return load


def op(e: Emitter, n: ir.Op) -> Closure:
    """A strict node."""
    apply = n.op
    if e.calling:
        if True in n.stars:
            apply = partial(_of_wholes, apply, n.stars)
        if n.touches:
            apply = e.looks(apply, n.parts, deep=n.deep)
        # What is called changes something when its arguments are there.
        if n.own & WRITES and not n.own & DRAWS and e.writes and type(n) is not ir.Callee:
            apply = in_turn(apply, of_frame=n.parts[0] is ir.FRAME)
    return e.strict(n.node, apply, n.parts)


def augmenting(e: Emitter, n: ir.Change | ir.AugmentName | ir.AugmentItem) -> Callable[..., Any]:
    """The operator of `target op= value` where calls overlap, which may change its left operand."""
    op = lazy_operator(n.node, n.op, in_place=True, lazy=e.lazy)

    def apply(run: Run, owner: Any, value: Any) -> Any:
        state = run.state
        if state is not None and type(owner) not in ATOMS and (run.busy or state.here.trying is not None):
            owner = _owner(run, owner)
        return op(run, owner, value)

    return apply


def _owner(run: Run, owner: Any) -> Any:
    state = run.state
    if type(owner) is Pending:
        if owner._waiting is not None:
            return owner  # the operator waits, where it has to
        owner = state.touch(owner)
    if type(owner) is not tuple:
        changing(state, owner)
    return owner


def change(e: Emitter, n: ir.Change) -> Closure:
    """What `name op= value` gives a variable of another function, or `owner.name op= value` an attribute."""
    return e.strict(n.node, augmenting(e, n) if e.calling else n.op, n.parts)


def _of_wholes(op: Callable[..., Any], stars: Sequence[bool], run: Run, *values: Any) -> Any:
    return op(run, *(values if run.state is None else wholes(values, stars)))


def in_turn(op: Callable[..., Any], *, of_frame: bool) -> Callable[..., Any]:
    """An operation that changes its first value, if that can be changed, which waits for its turn.

    `of_frame`: it changes variables, which all that stands before may see.
    """

    def apply(run: Run, *values: Any) -> Any:
        state = run.state
        if state is not None and (state.suspended or state.here.trying is not None):
            if of_frame:
                state.turn()
            else:
                changing(state, values[0])
        return op(run, *values)

    return apply


def display(e: Emitter, n: ir.Display) -> Closure:
    """`[…]`, `(…)` or `{…}`, whose items may be futures."""
    make = n.make
    if e.calling:
        if n.looks:
            make = _looking(make, n.looks)
        return e.strict(n.node, _born(make) if e.writes else make, n.parts)
    written = constants(n.parts) if n.kind is tuple else None
    if written is not None:
        # As in Python it is made with the program, since nothing can change it.
        return lambda f, _n=n.node, made=tuple(written): made  # type: ignore[misc]
    return e.strict(n.node, make, n.parts)


def _looking(make: Callable[..., Any], positions: Sequence[int]) -> Callable[..., Any]:
    """What makes a dict of which keys, and what is spread, may be futures."""

    def apply(run: Run, *values: Any) -> Any:
        state = run.state
        if state is None or not state.lazy:
            return make(run, *values)
        found = [*values]
        for position in positions:
            value = state.touch(found[position])
            found[position] = value if type(value) in MAPPINGS else resolve(state, value)
        return make(run, *found)

    return apply


def _born(op: Callable[..., Any]) -> Callable[..., Any]:
    """What makes a value that nothing before it can know."""

    def apply(run: Run, *values: Any) -> Any:
        made = op(run, *values)
        state = run.state
        return state.born(made) if state is not None and state.suspended else made

    return apply


def binary(e: Emitter, n: ir.Binary) -> Closure:
    """`a op b`."""
    apply = n.op
    if e.calling and n.mask & TOUCH:
        lazy = e.lazy and issubclass(n.kind, ast.operator)
        apply = lazy_operator(n.node, apply) if lazy else e.looks(apply, (n.a, n.b))
    return e.strict(n.node, apply, (n.a, n.b))


def chain(e: Emitter, n: ir.Chain) -> Closure:
    """`a < b < c`."""
    first = e.emit(n.first)
    parts = [part for _, _, part in n.rest]
    known = e.are_known((n.first, *parts))
    rest = [(apply if known else touching(apply, deep=True), e.emit(part)) for _, apply, part in n.rest]
    truth = e.truth
    both = e.values_of((n.first, parts[0]), (first, rest[0][1]))  # these are always evaluated

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        left, right = both(f)
        result: Any = True
        for position, (apply, part) in enumerate(rest):
            if position:
                right = part(f)
            result = apply(run, left, right)
            if not truth(run, result):
                break
            left = right
        return result

    return evaluate


def boolean(e: Emitter, n: ir.Boolean) -> Closure:
    """`and` or `or`."""
    *first, last = e.emit_all(n.parts)
    truth, stop_at = e.truth, n.stop_at

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        for part in first:
            value = part(f)
            if value is stop_at or (value is not True and value is not False and truth(f[0], value) is stop_at):
                return value
        return last(f)

    return evaluate


def conditional(e: Emitter, n: ir.Conditional) -> Closure:
    """`a if test else b`."""
    return e.choice(n.node, e.emit(n.test), e.emit(n.body), e.emit(n.orelse))


def item(e: Emitter, n: ir.Item) -> Closure:
    """`owner[index]`."""
    return e.strict(n.node, _read_overlapping if e.calling else subscript, (n.owner, n.index))


def _read_overlapping(run: Run, whole: Any, key: Any) -> Any:
    state = run.state
    if state is None or not state.lazy:
        return subscript(run, whole, key)
    return subscript(run, *owner_and_index(state, whole, key, reads=True))


def attribute(e: Emitter, n: ir.Attribute) -> Closure:
    """`owner.name` that is kept as a value."""
    return e.strict(n.node, e.looks(n.keep, (n.owner,), deep=False), (n.owner,))


def store(e: Emitter, n: ir.Store) -> Closure:
    """`name := value`."""
    value, hops, slot, calling, seen = e.emit(n.value), n.hops, n.slot, e.calling, e.is_seen(n.scope, n.slot)

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        result = value(f)
        frame = f
        for _ in range(hops):
            frame = frame[1]
        if calling:
            before_assigning(f[0], frame, slot, seen=seen)
        frame[slot] = result
        return result

    return evaluate


EXPRESSIONS: Mapping[type[ir.Node], Emit] = {
    ir.Const: const, ir.Given: given, ir.Load: load, ir.FrameItself: lambda e, n: lambda f: f, ir.Work: work, ir.Op: op,
    ir.Callee: op, ir.Change: change, ir.Display: display, ir.Binary: binary, ir.Chain: chain, ir.Boolean: boolean,
    ir.Conditional: conditional, ir.Item: item, ir.Attribute: attribute, ir.Store: store,
}  # fmt: skip
"""For each class of the IR of expressions the function that gives its closure."""
