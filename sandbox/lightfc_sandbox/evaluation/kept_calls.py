"""Closures of calls of functions of the text whose failures are kept for who awaits them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.awaiting import Kept
from lightfc_sandbox.checking.scope import HEADER
from lightfc_sandbox.effects import SETS
from lightfc_sandbox.evaluation.call_closures import call_any, entered, split_of, spread_of
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.settling import settled
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.scheduling.siblings import Group
from lightfc_sandbox.values.awaitables import keep
from lightfc_sandbox.values.kinds import OwnMethod, TextFunction

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler
    from lightfc_sandbox.scheduling.places import Trying


def kept(e: Emitter, n: Kept) -> Closure:
    """A call whose failure is kept: what its function does is a part of the text of its own, as in a `try`."""
    call: Any = n.call
    begin, inside = _call_of(e, call) if type(call) is ir.Call else _whole(e, call)
    plain = _keeping(inside)
    if not e.calling:
        return lambda f, _n=n.node: plain(begin(f))  # type: ignore[misc]
    beside, mask = _keeping(settled(n.node, inside, _leave_later)), e.does([n])

    def start(f: list[Any], _n: Any = n.node) -> Any:
        state = f[0].state
        if state is None:
            return plain(begin(f))
        group = Group(state)
        frame = begin(f)
        if n.is_task:
            state.begin_task(state.here.here)
        value = group.spawn(beside, frame, mask)
        group.close()
        group.check()
        return value

    return start


def _call_of(e: Emitter, n: ir.Call) -> tuple[Closure, Closure]:
    """What evaluates the function and its arguments, as a frame of their own, and what calls it with them."""
    parts, split, site = [n.callee, *n.arguments.parts], split_of(n.arguments), n.site
    values_of, place = e.values_of(parts, e.emit_all(parts)), site.path

    def begin(f: list[Any], _n: Any = n.node) -> list[Any]:
        run = f[0]
        fn, *values = values_of(f)
        fn = touch(run, fn)
        given: Any = (values, {}) if split is None else split(run, spread_of(run, split, values), fn)
        args, kwargs = given
        if type(fn) is OwnMethod:
            args, fn = (fn.owner, *args), fn.function
        if type(fn) is TextFunction and fn.bind is not None:
            args = fn.bind(run, fn.around, args, kwargs, fn.defaults)  # which fails where the call is written
        return [run, None, f[2] + place, fn, args, kwargs]

    def inside(f: list[Any], _n: Any = n.node) -> Any:
        run, _, path, fn, args, kwargs = f
        if type(fn) is not TextFunction or fn.bind is None:
            return call_any(run, fn, args, kwargs, site, path)
        _f = fn.name
        run.charge_steps(1)
        return entered(run, fn.body, [run, fn.around, path, *args[HEADER:], *fn.blank], fn.name, _n)

    return begin, inside


def _whole(e: Emitter, n: ir.Node) -> tuple[Closure, Closure]:
    """The same of a call of a function of the sandbox, which is given what it is as a part of it."""
    alone = not n.mask & SETS and not e.shares(n.mask, e.scope)
    return (lambda f: [*f]) if alone else (lambda f: f), e.emit(n)


def _leave_later(state: Scheduler, trying: Trying, value: Any) -> Any:
    return state.leave_later(trying, value, keep)


def _keeping(inside: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        try:
            return inside(f)
        except Exception as error:  # noqa: BLE001 - raised again where it is not the call's own
            return keep(error)

    return evaluate
