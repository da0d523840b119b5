"""Closures of `try`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.handlers import Handler, Name, Unwind, handling, unwinding
from lightfc_sandbox.evaluation.settling import settled
from lightfc_sandbox.evaluation.shapes import SHAPES, Key, Shape, shaped
from lightfc_sandbox.evaluation.statement_closures import NOTHING
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    pass


def try_(e: Emitter, n: ir.Try) -> Closure:
    """`try`."""
    body = e.emit(n.body)
    handlers = handlers_of(e, n)
    orelse = e.emit(n.orelse)
    final = None if n.final is None else e.emit(n.final)
    if e.calling:
        body = settled(n.node, body)
    guarded = _handled(n.node, body, handling(handlers), orelse) if handlers else _both(body, orelse)
    if final is None:
        return guarded
    if e.calling and (handlers or orelse is not NOTHING):
        guarded = settled(n.node, guarded)
    return _finally(n.node, guarded, unwinding(final), final)


def handlers_of(e: Emitter, n: ir.Try) -> list[Handler]:
    """What each `except` catches, with its block."""
    return [Handler(_kinds(e, each.kinds), _name(e, each.slot), each.caught, e.emit(each.block)) for each in n.handlers]


def _shape(s: Shape, n: ir.Try) -> Key:
    """The shape of a `try`: one that has several of `except`, `else` and `finally` stands in another one."""
    if n.final is None:
        return _shape_of_handled(s, n)
    s.kept.append(shaped(s.e, _shape_of_handled, n) if n.handlers else _both(s.e.emit(n.body), s.e.emit(n.orelse)))
    final = s.e.emit(n.final)
    s.kept += (unwinding(final), final)
    s.own(n.node)
    return "try", "final"


def _shape_of_handled(s: Shape, n: ir.Try) -> Key:
    s.kept += (s.e.emit(n.body), handling(handlers_of(s.e, n)))
    orelse = s.e.emit(n.orelse)
    s.own(n.node)
    if orelse is NOTHING:
        return "try", "alone"
    s.kept.append(orelse)
    return "try", "else"


SHAPES[ir.Try] = _shape


def _kinds(e: Emitter, n: ir.Node | None) -> Closure | type | None:
    """What an `except` catches, which calls may have decided; None if it catches all."""
    if n is None:
        return None
    if type(n) is ir.Const:
        cls = n.value.of_type if type(n.value) is Builtin else None
        return cls if cls is not None and issubclass(cls, BaseException) else e.emit(n)
    return e.strict(n.node, e.looks(lambda run, kinds: kinds, (n,)), (n,))


def _name(e: Emitter, slot: int | None) -> Name | None:
    return None if slot is None else Name(slot, seen=e.is_seen(e.scope, slot))


def _both(body: Closure, orelse: Closure) -> Closure:
    if orelse is NOTHING:
        return body

    def evaluate(f: list[Any]) -> Any:
        signal = body(f)
        return orelse(f) if signal is None else signal

    return evaluate


def _handled(node: Any, body: Closure, handle: Unwind, orelse: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        try:
            signal = body(f)
        except Exception as error:  # noqa: BLE001 - it raises what nothing catches
            return handle(f, error)
        return orelse(f) if signal is None else signal

    return evaluate


def _finally(node: Any, guarded: Closure, unwind: Unwind, final: Closure) -> Closure:
    def evaluate(f: list[Any], _n: Any = node) -> Any:
        try:
            signal = guarded(f)
        except Exception as error:  # noqa: BLE001 - the same
            return unwind(f, error)
        last = final(f)
        return signal if last is None else last

    return evaluate
