"""Closures of calls: of functions of the host, of the sandbox, of values and of the text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import frame_bytes
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.effects import CALLBACK, EAGER, MAKES, TURNS, WRITES
from lightfc_sandbox.errors import Foreign
from lightfc_sandbox.evaluation.builtin_calls import call_builtin, call_inside, call_method, print_in_order
from lightfc_sandbox.evaluation.called_back import numbered
from lightfc_sandbox.evaluation.emitter import Closure, Emit, Emitter, constants
from lightfc_sandbox.evaluation.held_futures import reading
from lightfc_sandbox.evaluation.iterables import FRESH
from lightfc_sandbox.evaluation.outward import Place, call_host, construct, handed, method_of, start_call, start_kept
from lightfc_sandbox.evaluation.parts import in_order, strict
from lightfc_sandbox.evaluation.whole import wholes
from lightfc_sandbox.scheduling.futures import as_failure, touch
from lightfc_sandbox.stdlib.calling import call_named, call_other, call_spread, call_value, deeper
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.output import PRINT
from lightfc_sandbox.stdlib.spreading import Split
from lightfc_sandbox.values.awaitables import keep
from lightfc_sandbox.values.copying import adopt, adopt_if_changing
from lightfc_sandbox.values.kinds import (
    ATOMS,
    BoundMethod,
    Builtin,
    CaughtError,
    HostFunction,
    Made,
    Method,
    OwnMethod,
    TextFunction,
    TextGenerator,
    is_class,
)
from lightfc_sandbox.values.type_tables import ATTRIBUTES


def split_of(arguments: ir.Arguments) -> Split | None:
    """How values become arguments; None where all are positional and none is starred."""
    if arguments.is_plain:
        return None
    return Split(len(arguments.positional), arguments.stars, [name for name, _ in arguments.keywords])


def host_call(e: Emitter, n: ir.HostCall) -> Closure:
    """A call of a function of the host by its name."""
    arguments = n.arguments
    parts, split = arguments.parts, None if arguments.is_plain else split_of(arguments)
    written = constants(parts) if split is None else None
    if written is not None and not ATOMS.issuperset(map(type, written)):
        written = None
    closures = e.emit_all(parts) if written is None else ()
    make = _kept_at_once if n.site.kept else _call_at_once
    if not e.calling:
        return make(n, closures, split, written, changes=e.changes)
    # What a program of a session defines may be called by one without a hook; any other runs as it is compiled.
    at_once = make(n, closures, split, written, changes=e.changes) if e.continues else None
    return _started(e, n, closures, split, written, at_once)


def _call_at_once(
    n: ir.HostCall, closures: Sequence[Closure], split: Split | None, written: list[Any] | None, *, changes: bool
) -> Closure:
    """A call that is made on the spot; `written`: the arguments, where these are known."""
    target = n.function.target

    def call(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        args = [part(f) for part in closures] if written is None else written
        if split is not None:
            args, kwargs = split(run, args, n.function)
            value = call_host(run, target, args, kwargs)
        else:
            run.calls_left -= 1
            if run.calls_left < 0:
                run.no_more_calls()
            if changes and run.owned is not None:
                raise Foreign
            if written is None:
                args = handed(run, args)
            value = target(*args)
        return adopt(run, value) if changes and type(value) not in ATOMS else value

    return call


def _kept_at_once(
    n: ir.HostCall, closures: Sequence[Closure], split: Split | None, written: list[Any] | None, *, changes: bool
) -> Closure:
    """The same of a call whose failure is kept for who awaits it."""
    values: Closure = in_order(closures) if written is None else lambda f: written

    def call(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        args, kwargs = values(f), dict[str, Any]()
        if split is not None:
            args, kwargs = split(run, args, n.function)
        try:
            value = call_host(run, n.function.target, args, kwargs)
        except Exception as error:  # noqa: BLE001 - raised again where it is not the call's own
            return keep(error)
        return adopt_if_changing(run, value)

    return call


def _started(
    e: Emitter,
    n: ir.HostCall,
    closures: Sequence[Closure],
    split: Split | None,
    written: list[Any] | None,
    at_once: Closure | None,
) -> Closure:
    """The same under a hook: a future comes back, and a call that cannot be made is told to the hook."""
    site, fn = n.site, n.function
    values = e.values_of(n.arguments.parts, closures)
    place = site.path
    begin = start_kept if site.kept else start_call

    def start(f: list[Any], _n: Any = site.node) -> Any:
        run = f[0]
        if at_once is not None and run.hook is None:
            return at_once(f)
        if written is not None:
            return begin(run, site, f[2] + place, fn, written, {})
        kwargs: dict[str, Any] = {}
        try:
            args = values(f)
            if split is not None:
                args, kwargs = split(run, spread_of(run, split, args), fn)
        except Exception as error:
            run.hook.skip(site, f[2] + place, fn.target, as_failure(error))
            raise
        return begin(run, site, f[2] + place, fn, args, kwargs)

    return start


def method_out(e: Emitter, n: ir.MethodOut) -> Closure:
    """A call of a method whose name is that of one of a type of the host whose calls leave the text."""
    site, name, read = n.site, n.name, n.read
    parts = n.arguments.parts
    owner, *others = e.emit_all(parts)
    values_of = e.values_of(parts, (_owner(owner, methods_named(name)[0].get, read), *others))
    split = split_of(n.arguments)
    place = site.path

    def call(f: list[Any], _n: Any = site.node) -> Any:
        run = f[0]
        state = run.state
        target = site.target
        try:
            values = values_of(f)
            if state is not None:
                values[0] = state.touch(values[0])
            args, kwargs = (values, {}) if split is None else split(run, spread_of(run, split, values))
        except Exception as error:
            if run.hook is not None:
                run.hook.skip(site, f[2] + place, target, as_failure(error))
            raise
        method = method_of(run, args[0], name)
        if method is None:
            found = read(run, args[0])
            return call_any(run, found, args[1:], kwargs, site, f[2] + place)
        if run.hook is None:
            return adopt_if_changing(run, call_host(run, method.target, args, kwargs))
        return start_call(run, site, f[2] + place, method, args, kwargs)

    return call


def spread_of(run: Run, split: Split, values: list[Any]) -> list[Any]:
    """Values of arguments of which those that are spread may be looked at."""
    if not split.spread:
        return values
    state = run.state
    if state is None or not run.busy:
        return wholes(values, split.spreads)
    found = [state.touch(each) if spread else each for each, spread in zip(values, split.spreads, strict=True)]
    if state.watches:
        for each, spread in zip(found, split.spreads, strict=True):
            if spread:
                reading(state, each, deep=False)
    return wholes(found, split.spreads)


def make(e: Emitter, n: ir.Make) -> Closure:
    """A call of the constructor of a type of the host."""
    target = n.target.make
    split = split_of(n.arguments)

    def apply(run: Run, *values: Any) -> Any:
        args, kwargs = (values, {}) if split is None else split(run, values, n.target)
        return construct(run, target, args, kwargs)

    return e.strict(n.node, e.looks(apply, n.arguments.parts), n.arguments.parts)


def builtin_call(e: Emitter, n: ir.BuiltinCall) -> Closure:
    """A call of a function of the sandbox by its name."""
    target, parts, split = n.target, n.arguments.parts, split_of(n.arguments)
    fn, site, calling = target.fn, n.site, e.calling
    fresh = e.changes and bool(target.effects & MAKES)
    if not calling and split is None and not fresh:
        return strict(n.node, fn, e.emit_all(parts))
    values_of = e.values_of(parts, e.emit_all(parts))
    place = site.path
    own = target.effects
    changing, calls_back, eager = bool(own & WRITES), bool(own & CALLBACK or target.callback), bool(own & EAGER)
    alone = bool(n.arguments.positional) and type(n.arguments.positional[-1]) in FRESH and not e.checker.special

    def call(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        state = run.state if calling else None
        args: Any = values_of(f)
        kwargs: dict[str, Any] = {}
        if split is not None:
            args, kwargs = split(run, spread_of(run, split, args), target)
        if state is None:
            made = fn(run, *args, **kwargs)
            return run.fresh(made) if fresh else made
        if target is PRINT:
            return print_in_order(run, state, target, args, kwargs)
        if calls_back:
            run.place = Place(site, f[2] + place)
            args, kwargs = numbered(state, target, args, kwargs, run.place)
        if run.busy or changing or calls_back or (eager and args and type(args[0]) is TextGenerator):
            return call_builtin(run, state, target, args, kwargs, alone=alone)
        return fn(run, *args, **kwargs)

    return call


def method_call(e: Emitter, n: ir.MethodCall) -> Closure:
    """`owner.name(…)`."""
    parts = [n.owner, *n.arguments]
    closures, overlap = e.emit_all(parts), e.overlap(parts)
    name, read, site, calling = n.name, n.read, n.site, e.calling
    place = site.path
    found, changing = methods_named(name)
    find = found.get
    passive = not changing and not n.mask & CALLBACK
    guarded = changing or bool(e.writes)
    owner, *arguments = closures
    if any(e.may_do(each.mask) & TURNS for each in n.arguments):
        owner = _settled(owner)
    beside = [_owner(owner, find, read), *arguments]

    def call(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        state: Any = run.state if calling else None
        if state is not None and overlap is not None:
            value, *args = state.siblings(f, beside, *overlap)
        else:
            value = owner(f)
            fn = find(type(value))
            if fn is None and state is None:
                return call_value(run, read(run, value), *[part(f) for part in arguments])
            if fn is None:
                value = _with_method(run, value, read)
            elif changing and run.owned is not None and id(value) not in run.owned:
                raise Foreign
            args = [part(f) for part in arguments]
            waits = state is not None and (
                run.busy or (changing and state.here.trying is not None) or (args and type(args[0]) is TextGenerator)
            )
            if fn is not None and not waits and (state is None or passive or (changing and name != "sort")):
                return fn(run, value, *args)
        method = _method_of(run, value, read)
        if type(method) is not BoundMethod:
            return call_any(run, method, args, {}, site, f[2] + place)
        run.place = Place(site, f[2] + place)
        return call_method(run, state, method, args, {}, guarded=guarded)

    return call


def _owner(owner: Closure, find: Callable[[type], Any], read: Callable[[Run, Any], Any]) -> Closure:
    """The owner of a method, which fails where it has none of that name, before its arguments are begun."""

    def with_method(f: list[Any]) -> Any:
        value = owner(f)
        return value if find(type(value)) is not None else _with_method(f[0], value, read)

    return with_method


def _settled(owner: Closure) -> Closure:
    """The owner of a method whose arguments act: they do not where it has no such method."""
    return lambda f: touch(f[0], owner(f))


class _Found:
    """A method of an own object or class, as it is before its arguments are looked at: they may put another there."""

    __slots__ = ("method",)

    def __init__(self, method: Any) -> None:
        self.method = method


def _with_method(run: Run, value: Any, read: Callable[[Run, Any], Any]) -> Any:
    """Fail where a value of the text has no such attribute; one of the host is read once, when it is called."""
    kind = type(value)
    if kind is Builtin or kind is CaughtError or issubclass(kind, Made):
        return _Found(read(run, value))
    if kind in ATOMS or kind in ATTRIBUTES:
        read(run, value)
    return value


def _method_of(run: Run, value: Any, read: Callable[[Run, Any], Any]) -> Any:
    value = touch(run, value)
    return value.method if type(value) is _Found else read(run, value)


def call(e: Emitter, n: ir.Call) -> Closure:
    """A call of what the text computes."""
    arguments, site = n.arguments, n.site
    parts = [n.callee, *arguments.parts]
    split = split_of(arguments)
    if not e.calling:
        closures = e.emit_all(parts)
        return strict(n.node, call_other, closures) if split is None else _call_split(n.node, closures, arguments)
    values_of = e.values_of(parts, e.emit_all(parts))
    place = site.path

    def call_overlapping(f: list[Any], _n: Any = n.node) -> Any:
        run = f[0]
        state = run.state
        fn, *values = values_of(f)
        if state is not None:
            fn = state.touch(fn)
        if split is None:
            if type(fn) is TextFunction and fn.arity == len(values):
                _f = fn.name
                run.charge_steps(1)
                path = f[2] + place
                if len(path) > _LONG:
                    run.charge_bytes(8 * len(path))
                frame = [run, fn.around, path, *values, *fn.blank]
                del values  # which would hold futures for as long as the call lasts
                return entered(run, fn.body, frame, fn.name, _n)
            return call_any(run, fn, values, {}, site, f[2] + place)
        args, kwargs = split(run, spread_of(run, split, values), fn)
        return call_any(run, fn, args, kwargs, site, f[2] + place)

    return call_overlapping


def key_of(arguments: ir.Arguments) -> tuple[Any, ...]:
    """How many arguments have no name, and the names of the others: what `Parameters.plans` are found by."""
    return len(arguments.positional), *[name for name, _ in arguments.keywords]


def _call_split(node: Any, closures: Sequence[Closure], arguments: ir.Arguments) -> Closure:
    """A call with arguments by name, or such as are spread, where calls are made on the spot."""
    callee, *parts = closures
    told: Any = split_of(arguments) if arguments.spread else key_of(arguments)
    apply: Callable[..., Any] = call_spread if arguments.spread else call_named

    def call(f: list[Any], _n: Any = node) -> Any:
        return apply(f[0], callee(f), [part(f) for part in parts], told)

    return call


_LONG = 100
"""Numbers in a path from which on its memory is charged: deep in functions that call themselves, paths grow long."""


def call_any(
    run: Run, fn: Any, args: Sequence[Any], kwargs: dict[str, Any], site: CallSite, path: tuple[int, ...]
) -> Any:
    """Call a function value from a place of the text."""
    state = run.state
    if state is None:
        return call_value(run, fn, *args, **kwargs)
    kind = type(fn)
    if kind is TextFunction:
        run.place = Place(site, path, reserved=True)
        return fn.call(run, fn, args, kwargs)
    if kind is OwnMethod:
        return call_any(run, fn.function, (fn.owner, *args), kwargs, site, path)
    run.place = Place(site, path)
    if is_class(fn):
        return fn.fn(run, *args, **kwargs)
    if kind is Builtin or kind is BoundMethod:
        return call_inside(run, state, fn, args, kwargs)
    if kind is HostFunction:
        return start_call(run, site, path, fn, args, kwargs)
    return call_value(run, fn, *args, **kwargs)


def entered(run: Run, body: Closure, frame: list[Any], name: str, node: Any) -> Any:
    """What the body of a function gives in a frame; `node` is the call."""
    run.depth += 1
    state = run.state
    try:
        if run.depth > run.most_depth:
            body = partial(deeper, run, body)
        if state is None:
            return body(frame)
        # It may wait here, beside others, with all that it holds.
        run.charge_bytes(frame_bytes(len(frame)))
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


@lru_cache(maxsize=512)
def methods_named(name: str) -> tuple[dict[type, Any], bool]:
    """The methods of plain types that have a name, by type, and whether they change their owner.

    One that changes its owner is told alone: `dict.update` is not asked of a type whose `update` changes nothing.
    """
    changing = {cls: entry.fn for cls, table in CHANGING.items() if isinstance(entry := table.get(name), Method)}
    plain = {cls: entry.fn for cls, table in ATTRIBUTES.items() if isinstance(entry := table.get(name), Method)}
    return (changing or plain), bool(changing)


CALLS: Mapping[type[ir.Node], Emit] = {
    ir.HostCall: host_call, ir.MethodOut: method_out, ir.Make: make, ir.BuiltinCall: builtin_call,
    ir.MethodCall: method_call, ir.Call: call,
}  # fmt: skip
"""For each class of the IR of calls the function that gives its closure."""
