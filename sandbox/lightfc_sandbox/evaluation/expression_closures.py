"""Closures of names, operators, displays and the special forms among expressions."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES
from lightfc_sandbox.budget.counters import MAX_OWNED
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND, is_unsure
from lightfc_sandbox.effects import DRAWS, TOUCH, WRITES
from lightfc_sandbox.evaluation.absent import absent
from lightfc_sandbox.evaluation.emitter import Closure, Emitter, constants, strict
from lightfc_sandbox.evaluation.held_futures import lazy_operator, resolve
from lightfc_sandbox.evaluation.targets import before_assigning, owner_and_index
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


def frame_itself(e: Emitter, n: ir.FrameItself) -> Closure:
    """The frame."""
    return lambda f: f


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
        found = _left(found, absent(e, n))
    if not e.calling or n.name not in n.scope.declared:
        return found

    def guarded(f: list[Any], _n: Any = n.node) -> Any:
        state = f[0].state
        if state is not None and state.suspended:
            state.turn()
        return found(f)

    return guarded


def _left(found: Closure, outside: Callable[[Run, Any], Any]) -> Closure:
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
    if n.unbound:
        return _maybe_unbound(e, n)
    if hops == 0:
        return itemgetter(slot)
    if hops == 1:
        return lambda f, _n=n.node: f[1][slot]  # type: ignore[misc]

    def far(f: list[Any], _n: Any = n.node) -> Any:
        for _ in range(hops):
            f = f[1]
        return f[slot]

    return far


def _maybe_unbound(e: Emitter, n: ir.Load) -> Closure:
    hops, slot = n.hops, n.slot
    outside = absent(e, n)
    if not hops:

        def near(f: list[Any], _n: Any = n.node) -> Any:
            value = f[slot]
            return outside(f[0], value) if value is UNBOUND or value is DELETED else value

        return near

    further = range(1, hops)

    def far(f: list[Any], _n: Any = n.node) -> Any:
        frame = f[1]
        for _ in further:
            frame = frame[1]
        value = frame[slot]
        return outside(f[0], value) if value is UNBOUND or value is DELETED else value

    return far


def op(e: Emitter, n: ir.Op) -> Closure:
    """A strict node."""
    apply = n.op
    if e.calling:
        if True in n.stars:
            apply = _of_wholes(apply, n.stars)
        if n.touches:
            apply = e.looks(apply, n.parts, deep=n.deep)
        if n.own & WRITES and not n.own & DRAWS and e.writes:
            apply = in_turn(apply)
    return e.strict(n.node, apply, n.parts)


def _of_wholes(op: Callable[..., Any], stars: Sequence[bool]) -> Callable[..., Any]:
    return lambda run, *values: op(run, *(values if run.state is None else wholes(values, stars)))


def in_turn(op: Callable[..., Any]) -> Callable[..., Any]:
    """An operation that changes something, which waits for its turn."""

    def apply(run: Run, *values: Any) -> Any:
        state = run.state
        if state is not None and (state.suspended or state.here.trying is not None):
            state.turn()
        return op(run, *values)

    return apply


def display(e: Emitter, n: ir.Display) -> Closure:
    """`[…]`, `(…)` or `{…}`, whose items may be futures."""
    make = n.make
    if e.calling:
        if n.looks:
            make = _looking(make, n.looks)
        overlap = e.overlap(n.parts)
        if overlap is not None or e.writes:
            return e.strict(n.node, _born(make) if e.writes else make, n.parts)
    if n.kind is list and e.changes:
        return _new_list(e, n)
    written = constants(n.parts) if n.kind is tuple and not e.calling else None
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


def _new_list(e: Emitter, n: ir.Display) -> Closure:
    """`[…]` of a text that changes values."""
    size, written = CONTAINER_BYTES + ITEM_BYTES * len(n.parts), constants(n.parts)
    parts = e.emit_all(n.parts) if written is None else ()

    def evaluate(f: list[Any], _n: Any = n.node) -> list[Any]:
        run = f[0]
        run.bytes_left -= size
        if run.bytes_left < 0:
            run.out_of_memory()
        made = [part(f) for part in parts] if written is None else [*written]
        owned = run.owned
        if owned is not None and len(owned) < MAX_OWNED:
            owned[id(made)] = made
        return made

    return evaluate


def binary(e: Emitter, n: ir.Binary) -> Closure:
    """`a op b`."""
    apply = n.op
    if e.calling and n.mask & TOUCH:
        lazy = e.lazy and issubclass(n.kind, ast.operator)
        apply = lazy_operator(n.node, apply) if lazy else e.looks(apply, (n.a, n.b))
    if e.overlap((n.a, n.b)) is not None:
        return e.strict(n.node, apply, (n.a, n.b))
    return strict(n.node, apply, e.emit_all((n.a, n.b)))


def chain(e: Emitter, n: ir.Chain) -> Closure:
    """`a < b < c`."""
    first = e.emit(n.first)
    parts = [part for _, _, part in n.rest]
    rest = [(e.looks(apply, (n.first, *parts)), e.emit(part)) for _, apply, part in n.rest]
    truth = e.truth
    overlap = e.overlap((n.first, parts[0]))
    both = [first, rest[0][1]]

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        if overlap is not None and run.state is not None:
            # The first two operands are always evaluated.
            left, right = run.state.siblings(f, both, *overlap)
        else:
            left, right = first(f), both[1](f)
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
    if len(first) == 1:
        only = first[0]

        def two(f: list[Any], _n: Any = n.node) -> Any:
            value = only(f)
            if value is stop_at or (value is not True and value is not False and truth(f[0], value) is stop_at):
                return value
            return last(f)

        return two

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        for part in first:
            value = part(f)
            if truth(f[0], value) is stop_at:
                return value
        return last(f)

    return evaluate


def conditional(e: Emitter, n: ir.Conditional) -> Closure:
    """`a if test else b`."""
    return e.choice(n.node, e.emit(n.test), e.emit(n.body), e.emit(n.orelse))


def item(e: Emitter, n: ir.Item) -> Closure:
    """`owner[index]`."""
    parts = (n.owner, n.index)
    if not e.calling:
        return strict(n.node, subscript, e.emit_all(parts))
    if e.overlap(parts) is not None:
        return e.strict(n.node, _read_overlapping, parts)
    return _guarded_item(n.node, e.emit(n.owner), e.emit(n.index))


def _guarded_item(node: Any, owner: Closure, index: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        whole = owner(f)
        key = index(f)
        run = f[0]
        if run.busy:
            return _read_overlapping(run, whole, key)
        kind, of = type(whole), type(key)
        if (kind is dict and (of is str or of is int)) or (of is int and (kind is list or kind is tuple)):
            return whole[key]
        return subscript(run, whole, key)

    return evaluate


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
    value, hops, slot = e.emit(n.value), n.hops, n.slot
    if not e.calling:
        return _store_plain(n, value)
    seen = e.is_seen(n.scope, n.slot)

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        result = value(f)
        frame = f
        for _ in range(hops):
            frame = frame[1]
        before_assigning(f[0], frame, slot, seen=seen)
        frame[slot] = result
        return result

    return evaluate


def _store_plain(n: ir.Store, value: Closure) -> Closure:
    """The same in a text whose calls are made on the spot."""
    hops, slot = n.hops, n.slot

    def evaluate(f: list[Any], _n: Any = n.node) -> Any:
        frame = f
        for _ in range(hops):
            frame = frame[1]
        frame[slot] = result = value(f)
        return result

    def outer(f: list[Any], _n: Any = n.node) -> Any:
        f[1][slot] = result = value(f)
        return result

    return outer if hops == 1 else evaluate


def awaited(e: Emitter, n: ir.Awaited) -> Closure:
    """`await value`."""
    return e.emit(n.value)
