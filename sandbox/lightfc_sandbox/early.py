"""Statements that begin while calls above them are in flight: the closure of each kind.

`overlap.py` says which statements these are, and `begun.py` lets what they do take effect in program order.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Sequence
from typing import Any

from lightfc_sandbox.begun import Begun, begin, bind, drain
from lightfc_sandbox.compiler import Closure, Strict
from lightfc_sandbox.pending import Pending, drive, first_failure, gather, resolved, values_of
from lightfc_sandbox.values.kinds import ATOMS


def noted_loop(begun: int, slots: Sequence[int], closure: Closure) -> Closure:
    """A loop that waits for nothing: its variables are noted where calls above it are in flight."""

    def evaluate(f: list[Any]) -> Any:
        buffer = f[begun]
        if type(buffer) is Begun and buffer:
            bind(f, buffer, slots)
        return closure(f)

    return evaluate


def begin_whole(begun: int, name: str | None, closure: Closure) -> Closure:
    """A statement that waits for nothing: evaluated as a whole when its turn has come."""

    def evaluate(f: list[Any]) -> Any:
        buffer = f[begun]
        if type(buffer) is not Begun or not buffer:
            return closure(f)
        own = f.copy()
        begin(f, begun, None, (), lambda _: closure(own), name)
        return None

    return evaluate


def begin_name(node: ast.AST, begun: int, slot: int, value: Closure, *, waits: bool) -> Closure:
    """`name = value`: the name is bound now, to a value that may still be to come."""
    slots = [slot]

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        # What is evaluated later must not see what statements below have bound, so it gets a frame of its own.
        result = value(f.copy() if waits else f)
        if type(result) is Pending:
            begin(f, begun, result, slots)
        else:
            bind(f, f[begun], slots)
        f[slot] = result

    return evaluate


def begin_each(node: ast.AST, begun: int, slots: Sequence[int], parts: Sequence[Closure]) -> Closure:
    """`a, b = one, other`: a name for each value, which need not wait for the other values."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        values, blocked = values_of(f.copy(), parts)
        failure = first_failure(values)
        if failure is not None:
            raise failure
        if blocked:
            begin(f, begun, gather(values, lambda: None), slots)
        else:
            bind(f, f[begun], slots)
        for slot, value in zip(slots, values, strict=True):
            f[slot] = value

    return evaluate


def begin_unpacking(
    node: ast.AST, begun: int, slots: Sequence[int], op: Strict, value: Closure, *, waits: bool
) -> Closure:
    """`a, b = value`: each name is bound now, to what will be its part of the value."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        own = f.copy() if waits else f
        result = value(own)
        if type(result) is not Pending:
            bind(f, f[begun], slots)
            op(f[0], f, result)
            return

        def unpack(_n: ast.AST = node) -> list[Any]:
            op(own[0], own, result.value)
            return [own[slot] for slot in slots]

        unpacked = gather([result], unpack)
        begin(f, begun, unpacked, slots)
        for position, slot in enumerate(slots):
            f[slot] = gather([unpacked], _item(unpacked, position))

    return evaluate


def _item(values: Pending, position: int) -> Callable[[], Any]:
    return lambda: values.value[position]


def begin_act(
    node: ast.AST,
    begun: int,
    name: str | None,
    op: Strict,
    parts: Sequence[Closure],
    *,
    waits: bool,
    framed: bool = False,
) -> Closure:
    """A statement that acts, in program order, with values that are evaluated early; `framed`: on the frame."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        run, buffer = f[0], f[begun]
        values, blocked = values_of(f.copy() if waits else f, parts)
        if framed:
            values.insert(0, f)
        if not blocked and not (type(buffer) is Begun and buffer):
            op(run, *values)
            return
        failure = first_failure(values)
        if failure is not None:
            raise failure

        def act(_: Any, _n: ast.AST = node) -> None:
            op(run, *map(resolved, values))

        begin(f, begun, gather(values, lambda: None) if blocked else None, (), act, name)

    return evaluate


def begin_after(node: ast.AST, begun: int, op: Strict, part: Closure) -> Closure:
    """An expression statement whose expression has itself begun as a statement that acts."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        part(f)
        run, buffer = f[0], f[begun]
        if type(buffer) is Begun and buffer:
            begin(f, begun, None, (), lambda _: op(run, None))
        else:
            op(run, None)

    return evaluate


def begin_replacing(node: ast.AST, begun: int, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
    """`name op= value`: at once where that replaces the value of the name, in program order where it may change it."""
    slots = [slot]

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        owner, given = load(f), value(f.copy())
        buffer = f[begun]
        if type(owner) not in ATOMS:
            if type(owner) is Pending or type(given) is Pending or (type(buffer) is Begun and buffer):
                return drive(in_order(f, given))
            f[slot] = op(f[0], owner, given)
            return None
        if type(given) is Pending:
            result = gather([given], lambda: op(f[0], owner, given.value))
            begin(f, begun, result, slots)
        else:
            result = op(f[0], owner, given)
            bind(f, buffer, slots)
        f[slot] = result
        return None

    def in_order(f: list[Any], given: Any, _n: ast.AST = node) -> Generator[Pending, Any, None]:
        yield from drain(f, begun)
        if type(given) is Pending:
            given = yield given
        f[slot] = op(f[0], resolved(load(f)), given)

    return evaluate
