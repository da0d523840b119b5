"""Closures that make functions of a text, and what calls them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES, frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import UNBOUND, Scope, docstring
from lightfc_sandbox.effects import CALLS
from lightfc_sandbox.evaluation.call_closures import entered
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.evaluation.shapes import shaped
from lightfc_sandbox.evaluation.statement_shapes import body
from lightfc_sandbox.stdlib.calling import deeper
from lightfc_sandbox.values.kinds import TextFunction, TextGenerator

_FUNCTION_BYTES = 1_250  # with its share of what the program holds to make it
"""What a function of the text takes, with what it holds of the function around it."""


def function(e: Emitter, n: ir.Function) -> Closure:
    """A lambda or `def`."""
    return e.lasting(n, _function)  # type: ignore[arg-type]  # of these nodes


def _function(e: Emitter, n: ir.Function) -> Closure:
    name, parameters = n.name, n.parameters
    e.hot += 1
    if n.body.mask & CALLS:
        e.nests = max(e.nests, len(n.scope.slots))
    around, e.scope = e.scope, n.scope
    inside, make_generator = _body_of(e, n)
    e.scope = around
    e.hot -= 1
    waits = e.calling and bool(e.may_do(n.body.mask) & CALLS)
    blank = [UNBOUND] * (len(n.scope.slots) - len(parameters.names))
    simple = len(parameters.positional) == len(parameters.names) and make_generator is None
    arity = len(parameters.names) if simple else -1
    outside = Known(around, [n.body])
    defaults = [*parameters.defaults, *parameters.keyword_defaults.values()]
    size = _FUNCTION_BYTES + ITEM_BYTES * len(defaults)
    acts = e.may_act(n) is True
    bind = parameters.frame if make_generator is None else None
    plans = parameters.plans if bind else {}
    collects, most = parameters.collects, len(parameters.positional)
    doc = docstring(n.node)
    call = _calling(n, inside, blank, make_generator, waits=waits)
    call.__qualname__ = parameters.function  # which the function tells

    def seen_values(fn: TextFunction) -> list[Any]:
        return [*fn.defaults, *outside.values(fn.around)]

    first = TextFunction(name, call, arity, inside, None, blank, (), seen_values)
    first.acts, first.bind, first.plans, first.collects, first.most = acts, bind, plans, collects, most
    first.named, first.doc = parameters.named, doc
    anew = first.anew

    def make(run: Run, f: list[Any], *values: Any) -> TextFunction:
        run.charge_bytes(size)
        return anew(f, values)

    def make_plain(f: list[Any], _n: Any = n.node) -> TextFunction:
        f[0].charge_bytes(size)
        return anew(f, ())

    return e.strict(n.node, make, [ir.FRAME, *defaults]) if defaults else make_plain


_Maker = Callable[[Run, list[Any], Closure, str], TextGenerator]


def _calling(
    n: ir.Function, inside: Closure, blank: list[Any], make_generator: _Maker | None, *, waits: bool
) -> Callable[..., Any]:
    """What calls a function with any arguments: `call(run, function, args, kwargs)`."""
    name, parameters = n.name, n.parameters

    def call(run: Run, fn: TextFunction, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
        frame = parameters.frame(run, fn.around, args, kwargs, fn.defaults)
        _f = name  # from here on it is the function that fails, and not its call
        if blank:
            frame += blank
        run.charge_steps(1)
        if waits:
            frame[2] = run.place()
        if make_generator is not None:
            return make_generator(run, frame, inside, name)
        if run.state is not None:
            site = getattr(run.place, "site", None)  # of what calls functions back, where that is known
            return entered(run, inside, frame, name, None if site is None else site.node)
        run.depth = depth = run.depth + 1
        try:
            return inside(frame) if depth <= run.most_depth else deeper(run, inside, frame)
        finally:
            run.depth = depth - 1

    return call


def _body_of(e: Emitter, n: ir.Function) -> tuple[Closure, _Maker | None]:
    """The closure of the body of a function, and what makes a generator of it, if it is one that has a fiber."""
    may_act = e.may_act(n)
    if not n.yields:
        inside = _inside(e, n)
        if may_act is not False:
            inside = in_turn(inside, unasked=may_act is True)
        return keeping(inside, n.scope), None
    # Few programs have one, and fibers take long to import.
    from lightfc_sandbox.evaluation.steps import stepping

    stepped = stepping(e, n)
    if stepped is not None:
        return stepped, None
    from lightfc_sandbox.evaluation.generators import Items, Told, make_generator

    return _inside(e, n), partial(make_generator, Told if e.tells else Items, may_act is True, Known(n.scope, [n.body]))


def _inside(e: Emitter, n: ir.Function) -> Closure:
    return e.apart(n.body, _body_closure, n.node)


def _body_closure(e: Emitter, n: ir.Node) -> Closure:
    return body_value(e, n) if type(n) is ir.Block else e.emit(n)


def in_turn(body: Closure, *, unasked: bool) -> Closure:
    """The body of a function that may act: it takes its turn as a whole, as what it reads may decide what it does.

    Args:
        unasked: It takes its turn in every text, and not only in those of a session that hand on what acts.
    """

    def begin(f: list[Any]) -> Any:
        state = f[0].state
        if state is not None and (unasked or state.in_turn):  # else each call is made on the spot
            state.settle_before()
        return body(f)

    return begin


def keeping(body: Closure, scope: Scope) -> Closure:
    """What charges a frame as it is begun, if functions or generators in it may keep it when the call is over."""
    size = frame_bytes(len(scope.slots)) if scope.kept else 0
    if not size:
        return body

    def begin(f: list[Any]) -> Any:
        f[0].charge_bytes(size)
        return body(f)

    return begin


def body_value(e: Emitter, block: ir.Block) -> Closure:
    """The closure of the block of a `def`, which gives the value that it returns."""
    if e.calling or not block.parts:
        return _returned(e, block)
    first = block.parts[0]
    closure = e.emit(first.value) if type(first) is ir.Return else shaped(e, body, block)
    return closure or _returned(e, block)


def _returned(e: Emitter, block: ir.Node) -> Closure:
    execute = e.emit(block)

    def evaluate(f: list[Any]) -> Any:
        signal = execute(f)
        return None if signal is None else signal[0]

    return evaluate
