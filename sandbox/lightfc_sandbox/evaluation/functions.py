"""Closures that make functions of a text, and what calls them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.effects import CALLS
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.evaluation.emitter import Closure, Emitter
from lightfc_sandbox.evaluation.generators import make_generator
from lightfc_sandbox.values.kinds import TextFunction

_FUNCTION_BYTES = 1_100
"""What a function of the text takes, with what it holds of the function around it."""


def function(e: Emitter, n: ir.Function) -> Closure:
    """A lambda or `def`."""
    name, parameters = n.name, n.parameters
    body = e.within(n.scope, n.body) if type(n.body) is not ir.Block else body_value(e, n)
    waits = e.calling and bool(n.body.mask & CALLS)
    blank = [UNBOUND] * (len(n.scope.slots) - len(parameters.names))
    simple = len(parameters.positional) == len(parameters.names) and not parameters.defaults and n.generator is None
    arity = len(parameters.names) if simple else -1
    count, names = len(parameters.defaults), list(parameters.keyword_defaults)
    generator = n.generator
    defaults = [*parameters.defaults, *parameters.keyword_defaults.values()]

    def make(run: Run, f: list[Any], *values: Any) -> TextFunction:
        run.charge_bytes(_FUNCTION_BYTES)
        given, named = values[:count], dict(zip(names, values[count:], strict=True))

        def call(run: Run, args: Sequence[Any], kwargs: dict[str, Any], _f: str = name) -> Any:
            bound = parameters.bind(args, kwargs, given, named)
            run.charge_steps(1)
            frame = [run, f, run.place() if waits else (), *bound, *blank]
            if generator is not None:
                return make_generator(run, frame, generator, body)
            return entered(run, body, frame, name, node_of(run))

        return TextFunction(name, call, arity, body, f, blank)

    if not defaults:
        return lambda f, _n=n.node: make(f[0], f)  # type: ignore[misc]
    return e.strict(n.node, make, [ir.FRAME, *defaults])


def node_of(run: Run) -> Any:
    """The call at hand of what calls functions back, where that is known."""
    site = getattr(run.place, "site", None)
    return None if site is None else site.node


def entered(run: Run, body: Closure, frame: list[Any], name: str, node: Any) -> Any:
    """What the body of a function gives in a frame; `node` is the call."""
    run.depth += 1
    if run.depth > run.limits.recursion:
        run.depth -= 1
        raise Stop("recursion", run.limits.recursion, "one call deeper")
    state = run.state
    try:
        if state is None:
            return body(frame)
        here = state.here
        around, since, chain = here.body, here.stamp(), here.chain
        here.body = (since, since, around)
        here.chain = (node, name, chain)
        try:
            return body(frame)
        finally:
            here.body, here.chain = around, chain
    finally:
        run.depth -= 1


def body_value(e: Emitter, n: ir.Function) -> Closure:
    """The closure of the block of a `def`, which gives the value that it returns."""
    around, e.scope = e.scope, n.scope
    block: Any = n.body
    closure = _tail(e, block.parts)
    e.scope = around
    return closure


def _tail(e: Emitter, parts: Sequence[ir.Node]) -> Closure:
    """The value of statements that are the last of a function's body."""
    for position, part in enumerate(parts):
        if type(part) is ir.Return:
            return _after(e, parts[:position], e.emit(part.value))
        if type(part) is ir.If and _returns(part.body):
            test = e.emit(part.test)
            body, rest = _tail(e, _parts(part.body)), _tail(e, [*_parts(part.orelse), *parts[position + 1 :]])
            return _after(e, parts[:position], _choice(e, part.node, test, body, rest))
    return _after(e, parts, None)


def _parts(node: ir.Node) -> Sequence[ir.Node]:
    return node.parts if type(node) is ir.Block else [node]


def _returns(node: ir.Node) -> bool:
    """Whether a block always ends in a `return`."""
    if type(node) is not ir.Block or not node.parts:
        return False
    last = node.parts[-1]
    if type(last) is ir.If:
        return _returns(last.body) and _returns(last.orelse)
    return type(last) is ir.Return


def _choice(e: Emitter, node: Any, test: Closure, body: Closure, orelse: Closure) -> Closure:
    truth = e.truth

    def choose(f: list[Any], _n: Any = node) -> Any:
        value = test(f)
        if value is True or (value is not False and truth(f[0], value)):
            return body(f)
        return orelse(f)

    return choose


def _after(e: Emitter, before: Sequence[ir.Node], value: Closure | None) -> Closure:
    """A value after statements, one of which may return before."""
    if not before:
        return value or _nothing
    if e.calling:
        return _after_placed(e.emit(ir.Block(before)), value)
    closures = e.emit_all(before)
    if len(closures) == 1:
        return _after_one(closures[0], value)
    if value is not None and not any(_may_return(each) for each in before):
        return _after_plain(closures, value)
    block = e.emit(ir.Block(before))
    return _after_one(block, value)


def _after_one(first: Closure, value: Closure | None) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        signal = first(f)
        if signal is not None:
            return signal[0]
        return None if value is None else value(f)

    return evaluate


def _after_placed(first: Closure, value: Closure | None) -> Closure:
    """The same where calls may overlap: the value stands below the statements before it."""

    def evaluate(f: list[Any]) -> Any:
        signal = first(f)
        if signal is not None:
            return signal[0]
        if value is None:
            return None
        state = f[0].state
        if state is not None and state.lazy:
            state.here.go_on()
        return value(f)

    return evaluate


def _after_plain(first: Sequence[Closure], value: Closure) -> Closure:
    def evaluate(f: list[Any]) -> Any:
        for statement in first:
            statement(f)
        return value(f)

    return evaluate


def _may_return(node: ir.Node) -> bool:
    return type(node) in _LEAVING


_LEAVING = frozenset({ir.Return, ir.If, ir.For, ir.While, ir.Try, ir.Block})


def _nothing(f: list[Any]) -> None:
    return None


def call_plain(node: Any, callee: Closure, parts: Sequence[Closure], other: Callable[..., Any]) -> Closure:
    """A call of what the text computes, with positional arguments, where nothing overlaps.

    `other(run, fn, args)` calls what is no function of the text with just these parameters.
    """
    count = len(parts)
    if count == 1:
        return _call_of_one(node, callee, parts[0], other)

    def call(f: list[Any], _n: Any = node) -> Any:
        fn = callee(f)
        run = f[0]
        args = [part(f) for part in parts]
        if type(fn) is not TextFunction or fn.arity != count:
            return other(run, fn, args)
        _f = fn.name
        run.fuel -= 1
        if run.fuel <= 0:
            run.tick()
        run.depth = depth = run.depth + 1
        if depth > run.most_depth:
            run.depth -= 1
            raise Stop("recursion", run.limits.recursion, "one call deeper")
        try:
            return fn.body([run, fn.around, (), *args, *fn.blank])
        finally:
            run.depth -= 1

    return call


def _call_of_one(node: Any, callee: Closure, part: Closure, other: Callable[..., Any]) -> Closure:
    def call(f: list[Any], _n: Any = node) -> Any:
        fn = callee(f)
        arg = part(f)
        run = f[0]
        if type(fn) is not TextFunction or fn.arity != 1:
            return other(run, fn, (arg,))
        _f = fn.name
        run.fuel -= 1
        if run.fuel <= 0:
            run.tick()
        run.depth = depth = run.depth + 1
        if depth > run.most_depth:
            run.depth -= 1
            raise Stop("recursion", run.limits.recursion, "one call deeper")
        try:
            return fn.body([run, fn.around, (), arg, *fn.blank])
        finally:
            run.depth -= 1

    return call
