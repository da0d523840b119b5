"""The driver that lets calls overlap: a closure gives a value, or a `Pending` where one is not there yet.

A part of a text that calls nothing of the host is compiled by the direct driver and costs what it costs there. In the
rest, a strict node first evaluates all its children, so that every call among them that waits for nothing is started,
in source order; then it computes, at once or when the last operand arrives. A child that fails does not keep its
siblings from being called. Special forms keep Python's meaning: what Python would not call is not called.

A text that assigns (`:=`) is evaluated in Python's order, one wait after the other where a value is waited for.
"""

import ast
from collections.abc import Callable, Generator, Sequence
from itertools import count
from typing import Any, Protocol

from lightfc_sandbox.builtins import call_value
from lightfc_sandbox.changes import adopt, adopt_if_changing, effectful_nodes
from lightfc_sandbox.compiler import (
    BREAK,
    CONTINUE,
    Arguments,
    Assign,
    CallSite,
    Closure,
    Except,
    Fast,
    Loop,
    Returned,
    Strict,
)
from lightfc_sandbox.direct import BUILD, DirectCompiler, call_host, catching, enter_handler, leave_handler
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.exceptions import original, uncatchable
from lightfc_sandbox.limits import Run
from lightfc_sandbox.operators import truth
from lightfc_sandbox.pending import Failure, Pending, as_failure, called, drive, first_failure, gather, resolved
from lightfc_sandbox.scope import HEADER, Scope
from lightfc_sandbox.values import (
    Builtin,
    HostFunction,
    HostType,
    TextFunction,
    TextGenerator,
    counted,
    finish,
    iterate,
)

Path = tuple[int, ...]
"""A place in the program: for each loop or function around it its number and the turn, then the number of the call."""

_OMITTED: Any = object()
"""Stands for an element that a condition of its comprehension filtered out."""


def _constant(value: Any) -> Closure:
    return lambda f: value


class CallHook(Protocol):
    """The only way out of an evaluation: what is asked to call a function of the host."""

    def begin(self, run: Run) -> None:
        """Take note of the run that will ask."""

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Call `target`; gives its value, or a `Pending` that will hold it."""

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Note that a call is not made because `cause` kept its arguments from being there."""


class DataflowCompiler(DirectCompiler):
    """Closures that give values or `Pending`s."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.order = 0
        self.sites: list[CallSite] = []
        self.suspending: set[Closure] = set()
        self.generators: dict[Closure, _Comprehension] = {}
        self.effectful = effectful_nodes(self.source.tree, self.scope.slots)

    def waits(self, *closures: Closure) -> bool:
        """See `Compiler.waits`."""
        return not self.suspending.isdisjoint(closures)

    def _marked(self, closure: Closure) -> Closure:
        self.suspending.add(closure)
        return closure

    def load(self, node: ast.AST, closure: Closure) -> Closure:
        """See `Compiler.load`; only a variable that the text assigns can hold a value that is not there yet."""
        return self._marked(closure) if self.in_order else closure

    def strict(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        """See `Compiler.strict`."""
        if not self.waits(*parts):
            return super().strict(node, op, parts)
        return self._marked(self._ordered(node, op, parts) if self.keeps_order(node) else _strict(node, op, parts))

    def keeps_order(self, node: ast.AST) -> bool:
        """Whether the parts of a node are evaluated one after the other: one may change what another sees."""
        return self.in_order or node in self.effectful

    def _ordered(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            values = []
            for part in parts:
                value = part(f)
                values.append((yield value) if type(value) is Pending else value)
            return op(f[0], *values)

        return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]

    def numbered(self) -> int:
        """The next number in the order in which Python would evaluate."""
        self.order += 1
        return self.order

    def site(self, node: ast.AST, target: Any) -> CallSite:
        """A new call site."""
        site = CallSite(node, target, self.numbered(), repeated=self.repeats)
        self.sites.append(site)
        return site

    def call(
        self, node: ast.Call, target: Any, callee: Closure | None, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        """See `Compiler.call`."""
        kind = type(target)
        self.calls_host = self.calls_host or kind is HostFunction or kind is HostType
        if kind is HostFunction:
            return self._call_function(node, target, parts or Arguments(positional))
        if kind is Builtin:
            return self._call_builtin(node, target, positional, parts)
        if kind is HostType:
            self.constructs = True
            cls = target.cls
            return self._call_with_run(
                node,
                lambda run, /, *args, **kwargs: adopt_if_changing(run, call_host(run, cls, args, kwargs)),
                positional,
                parts,
            )
        if callee is not None:
            return self._call_any(node, callee, positional, parts)
        return super().call(node, target, callee, positional, parts)

    def _call_function(self, node: ast.Call, target: HostFunction, parts: Arguments) -> Closure:
        closure = self._call_out(node, target, parts)
        return self.strict(node, adopt, [closure]) if self.changes else closure

    def _call_out(self, node: ast.Call, target: HostFunction, parts: Arguments) -> Closure:
        site = self.site(node, target.target)
        fn, order = target.target, site.order
        finishing = self.hands_over_functions

        def start(f: list[Any], values: list[Any]) -> Any:
            run = f[0]
            args, kwargs = parts.split(run, values)
            return _hand_over(run, site, (*f[2], order), fn, args, kwargs, finishing)

        if self.keeps_order(node):
            return self._marked(_in_order_call(node, site, fn, parts.closures, start))
        closures = parts.closures
        if not self.waits(*closures) and not finishing and not parts.spread:
            return self._marked(_ready_call(node, site, fn, parts))

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            values, blocked = _values(f, closures)
            if not blocked:
                return start(f, values)
            return _start_later(f, site, fn, values, start)

        return self._marked(evaluate)

    def binary(self, node: ast.BinOp | ast.Compare, fast: Fast | None, op: Strict, a: Closure, b: Closure) -> Closure:
        """See `Compiler.binary`."""
        return self.strict(node, op, [a, b]) if self.waits(a, b) else super().binary(node, fast, op, a, b)

    def apply(self, node: ast.AST, function: Closure, argument: Closure) -> Closure:
        """See `Compiler.apply`."""
        return self._call_any(node, function, [argument], None)

    def module(self, statements: Sequence[Closure]) -> Closure:
        """See `Compiler.module`."""
        body = self.block(statements)
        if not self.waits(body):
            return super().module(statements)

        def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
            signal = body(f)
            if type(signal) is Pending:
                yield signal
            return f[0].value

        return self._marked(self.changing(lambda f: drive(steps(f))))

    def block(self, statements: Sequence[Closure]) -> Closure:
        """See `Compiler.block`."""
        if not self.waits(*statements):
            return super().block(statements)
        if len(statements) == 1:
            return statements[0]

        def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
            for statement in statements:
                signal = statement(f)
                if type(signal) is Pending:
                    signal = yield signal
                if signal is not None:
                    return signal
            return None

        return self._marked(lambda f: drive(steps(f)))

    def expression(self, node: ast.Expr, value: Closure, *, keep: bool) -> Closure:
        """See `Compiler.expression`."""

        def act(run: Run, result: Any) -> None:
            if keep:
                run.value = result

        return self.strict(node, act, [value])

    def give_back(self, node: ast.Return, value: Closure) -> Closure:
        """See `Compiler.give_back`."""
        return self.strict(node, lambda run, result: Returned(result), [value])

    def assign_name(self, node: ast.AST, slot: int, value: Closure) -> Closure:
        """See `Compiler.assign_name`."""
        if not self.waits(value):
            return super().assign_name(node, slot, value)

        def act(run: Run, f: list[Any], result: Any) -> None:
            f[slot] = result

        return self.strict(node, act, [lambda f: f, value])

    def augment_name(self, node: ast.AugAssign, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
        """See `Compiler.augment_name`."""
        if not self.waits(value):
            return super().augment_name(node, slot, op, load, value)

        def act(run: Run, f: list[Any], owner: Any, result: Any) -> None:
            f[slot] = op(run, owner, result)

        return self.strict(node, act, [lambda f: f, load, value])

    def branch(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.branch`."""
        if not self.waits(test, body, orelse):
            return super().branch(node, test, body, orelse)
        return self.conditional(node, test, body, orelse)

    def while_loop(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.while_loop`."""
        order = self.numbered()
        if not self.waits(test, body, orelse):
            return super().while_loop(node, test, body, orelse)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            run, path = f[0], f[2]
            for turn in count():
                run.charge_steps(1)
                f[2] = (*path, order, turn)
                value = test(f)
                if type(value) is Pending:
                    value = yield value
                if not truth(run, value):
                    break
                signal = body(f)
                if type(signal) is Pending:
                    signal = yield signal
                if signal is not None and signal is not CONTINUE:
                    f[2] = path
                    return None if signal is BREAK else signal
            f[2] = path
            return orelse(f)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def for_loop(
        self, node: ast.AST, iterable: Closure, slot: int | None, assign: Assign, body: Closure, orelse: Closure
    ) -> Closure:
        """See `Compiler.for_loop`."""
        order = self.numbered()
        if not self.waits(iterable, body, orelse):
            return super().for_loop(node, iterable, slot, assign, body, orelse)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            run, path = f[0], f[2]
            items = iterable(f)
            if type(items) is Pending:
                items = yield items
            for turn, item in enumerate(iterate(items)):
                run.charge_steps(1)
                f[2] = (*path, order, turn)
                if slot is not None:
                    f[slot] = item
                else:
                    assign(run, f, item)
                signal = body(f)
                if type(signal) is Pending:
                    signal = yield signal
                if signal is not None and signal is not CONTINUE:
                    f[2] = path
                    return None if signal is BREAK else signal
            f[2] = path
            return orelse(f)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def _handled(self, node: ast.AST, body: Closure, handlers: Sequence[Except], orelse: Closure) -> Closure:
        closures = [closure for kinds, _, _, block in handlers for closure in (kinds, block) if closure is not None]
        if not self.waits(body, orelse, *closures):
            return super()._handled(node, body, handlers, orelse)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            path = f[2]
            try:
                signal = body(f)
                if type(signal) is Pending:
                    signal = yield signal
            except Exception as error:  # noqa: BLE001 - the text says what it catches
                f[2] = path
                return (yield from handle(f, error))
            return orelse(f) if signal is None else signal

        def handle(f: list[Any], error: Exception) -> Generator[Pending, Any, Any]:
            slot, caught, block = catching(f, error, handlers)
            enter_handler(f, slot, caught, error)
            try:
                signal = block(f)
                return (yield signal) if type(signal) is Pending else signal
            finally:
                leave_handler(f, slot, caught)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def _finally(self, node: ast.AST, guarded: Closure, final: Closure) -> Closure:
        if not self.waits(guarded, final):
            return super()._finally(node, guarded, final)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            path = f[2]
            try:
                signal = guarded(f)
                if type(signal) is Pending:
                    signal = yield signal
            except Exception as error:
                if uncatchable(error):
                    raise
                f[2] = path
                f[0].handling.append(error)
                try:
                    last = final(f)
                    if type(last) is Pending:
                        last = yield last
                finally:
                    f[0].handling.remove(error)
                if last is not None:
                    return last
                raise
            last = final(f)
            if type(last) is Pending:
                last = yield last
            return signal if last is None else last

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def returned(self, signal: Any) -> Any:
        """See `DirectCompiler.returned`."""
        plain = super().returned
        return gather([signal], lambda: plain(signal.value)) if type(signal) is Pending else plain(signal)

    def calls_at_once(self, node: ast.Call, parts: Sequence[Closure]) -> bool:
        """See `Compiler.calls_at_once`; what changes a value has its place among the calls."""
        return node not in self.effectful and not self.waits(*parts)

    def call_with_constants(self, node: ast.Call, target: HostFunction, values: list[Any]) -> Closure:
        """See `Compiler.call_with_constants`."""
        self.calls_host = True
        if self.changes:
            return self._call_function(node, target, Arguments([_constant(value) for value in values]))
        site = self.site(node, target.target)
        fn, order = target.target, site.order

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            run.calls_left -= 1
            if run.calls_left < 0:
                run.no_more_calls()
            return run.hook.call(site, (*f[2], order), fn, [*values], {})

        return self._marked(evaluate)

    def _call_builtin(
        self, node: ast.Call, target: Builtin, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        if target.stops_early and node.args and not node.keywords:
            generator, rest = self.generators.get(positional[0]), positional[1:]
            if generator is not None and type(node.args[-1]) is not ast.Starred and not self.waits(*rest):
                return self._marked(_short_circuit(node, target, generator, rest))
        if not target.callback or not self.hands_over_functions:
            return self._call_making(node, target, positional, parts)
        return self._call_any(node, lambda f, _n=node: target, positional, parts)  # type: ignore[misc]

    def _call_any(self, node: ast.AST, callee: Closure, positional: list[Closure], parts: Arguments | None) -> Closure:
        """A call of what the text computes, or of a builtin that calls back: either may reach the host."""
        method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr != "sort"
        if not self.hands_over_functions or method:
            return self._call_computed(node, callee, positional, parts)
        site = self.site(node, None)
        arguments = parts or Arguments(positional)

        def apply(run: Run, path: Path, fn: Any, *values: Any) -> Any:
            args, kwargs = arguments.split(run, values)
            # What is called from here belongs to this place of the text.
            run.site = (site, path)
            if type(fn) is Builtin:
                return called(_call_back(run, fn, args, kwargs), node, None)
            value = call_value(run, fn, *args, **kwargs)
            return called(value, node, fn.name) if type(fn) is TextFunction else value

        def place(f: list[Any]) -> Any:
            return (*f[2], site.order)

        closures = [place, callee, *arguments.closures]
        ordered = self.keeps_order(node)
        return self._marked(self._ordered(node, apply, closures) if ordered else _strict(node, apply, closures))

    def conditional(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.conditional`."""
        if not self.waits(test, body, orelse):
            return super().conditional(node, test, body, orelse)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            value = test(f)
            if type(value) is Pending:
                value = yield value
            return (body if truth(f[0], value) else orelse)(f)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def boolean(self, node: ast.AST, parts: Sequence[Closure], *, stop_at: bool) -> Closure:
        """See `Compiler.boolean`."""
        if not self.waits(*parts):
            return super().boolean(node, parts, stop_at=stop_at)
        *first, last = parts

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            for part in first:
                value = part(f)
                if type(value) is Pending:
                    value = yield value
                if truth(f[0], value) is stop_at:
                    return value
            return last(f)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def comparison(self, node: ast.AST, first: Closure, rest: Sequence[tuple[Strict, Closure]]) -> Closure:
        """See `Compiler.comparison`."""
        if not self.waits(first, *(part for _, part in rest)):
            return super().comparison(node, first, rest)
        ordered = self.keeps_order(node)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            left = first(f)
            if ordered and type(left) is Pending:
                left = yield left
            result: Any = True
            for position, (op, part) in enumerate(rest):
                # The first two operands are always evaluated, so their calls may overlap.
                right = part(f)
                if position == 0 and type(left) is Pending:
                    left = yield left
                if type(right) is Pending:
                    right = yield right
                result = op(f[0], left, right)
                if not truth(f[0], result):
                    break
                left = right
            return result

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def store(self, node: ast.AST, hops: int, slot: int, value: Closure) -> Closure:
        """See `Compiler.store`."""
        closure = super().store(node, hops, slot, value)
        return self._marked(closure) if self.waits(value) else closure

    def comprehension(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure, kind: str) -> Closure:
        """See `Compiler.comprehension`."""
        order = self.numbered()
        conditions = [condition for loop in loops for condition in loop.conditions]
        if not self.waits(element, *conditions, *(loop.iterable for loop in loops)):
            return super().comprehension(node, loops, scope, element, kind)
        shared = self.keeps_order(node) or _captures(node)
        parts = _Comprehension(loops, scope, element, order, kind, shared)
        closure = self._marked(lambda f, _n=node: parts.evaluate(f))  # type: ignore[misc]
        if kind == "generator":
            self.generators[closure] = parts
        return closure


def _values(f: list[Any], closures: Sequence[Closure]) -> tuple[list[Any], bool]:
    """The values of siblings, failures as failed `Pending`s, and whether any of them is pending or failed."""
    values: list[Any] = []
    blocked = False
    for closure in closures:
        try:
            value = closure(f)
        except Exception as error:  # noqa: BLE001 - every failure of a text is carried to where it is told
            value = Pending.failed(as_failure(error))
        if type(value) is Pending:
            blocked = True
        values.append(value)
    return values, blocked


def _strict(node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        values, blocked = _values(f, parts)
        if not blocked:
            return op(f[0], *values)

        def compute(_n: ast.AST = node) -> Any:
            return op(f[0], *map(resolved, values))

        return gather(values, compute)

    return evaluate


def _ready_call(node: ast.Call, site: CallSite, fn: Any, parts: Arguments) -> Closure:
    """A call whose arguments wait for nothing: the common case, kept short."""
    order, positional = site.order, parts.positional
    names = [name for name, _ in parts.keywords if name is not None]
    keywords = [closure for _, closure in parts.keywords]

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        path = (*f[2], order)
        kwargs: dict[str, Any] = {}
        try:
            args = [closure(f) for closure in positional]
            for name, closure in zip(names, keywords, strict=True):
                kwargs[name] = closure(f)
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, path, fn, as_failure(error))
        return run.hook.call(site, path, fn, args, kwargs)

    return evaluate


def _hand_over(
    run: Run, site: CallSite, path: Path, fn: Any, args: list[Any], kwargs: dict[str, Any], finishing: bool
) -> Any:
    run.before_host()
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()
    if finishing:
        try:
            args = [finish(run, arg) for arg in args]
            kwargs = {name: finish(run, value) for name, value in kwargs.items()}
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, path, fn, Failure(error, site.node))
    return run.hook.call(site, path, fn, args, kwargs)


def _start_later(
    f: list[Any], site: CallSite, fn: Any, values: list[Any], start: Callable[[list[Any], list[Any]], Any]
) -> Any:
    """Start a call when the last of its arguments is there; note it as skipped if one has failed."""
    waits = [value for value in values if type(value) is Pending and not value.settled]
    result = Pending()
    left = len(waits) + 1

    def settled(_n: ast.AST = site.node) -> None:
        nonlocal left
        left -= 1
        if left:
            return
        cause = first_failure(values)
        try:
            if cause is not None:
                result.settle(f[0].hook.skip(site, (*f[2], site.order), fn, cause))
            else:
                result.settle(start(f, [resolved(value) for value in values]))
        except RAISED as error:
            result.fail(as_failure(error))

    for each in waits:
        each.then(settled)
    settled()
    return result


def _in_order_call(
    node: ast.AST, site: CallSite, fn: Any, closures: Sequence[Closure], start: Callable[[list[Any], list[Any]], Any]
) -> Closure:
    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        values = []
        try:
            for closure in closures:
                value = closure(f)
                values.append((yield value) if type(value) is Pending else value)
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return f[0].hook.skip(site, (*f[2], site.order), fn, as_failure(error))
        return start(f, values)

    return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]


def dataflow_out(run: Run, fn: HostFunction | HostType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host from a builtin such as `map`, or one that the text computed."""
    if isinstance(fn, HostType):
        return adopt_if_changing(run, call_host(run, fn.cls, args, kwargs))
    site, path = run.site
    value = _hand_over(run, site, path, fn.target, list(args), kwargs, finishing=True)
    if type(value) is Pending:
        return gather([value], lambda: adopt_if_changing(run, value.value))
    return adopt_if_changing(run, value)


def _calls_host(fn: Any) -> bool:
    return type(fn) is HostFunction or type(fn) is TextFunction or (type(fn) is Builtin and bool(fn.callback))


def _call_back(run: Run, target: Builtin, args: list[Any], kwargs: dict[str, Any]) -> Any:
    """A builtin that calls a function for each element; the calls overlap if they are calls of the host."""
    if target.callback == "0" and not kwargs and _calls_host(args[0] if args else None) and _takes(target, len(args)):
        return _map_filter(run, target, args)
    key = kwargs.get("key") if target.callback == "key" else None
    if not _calls_host(key) or not args:
        return target.fn(run, *args, **kwargs)
    items = list(counted(run, args[0] if len(args) == 1 else args))
    keys = [_attempt(run, key, item) for item in items]

    def compute() -> Any:
        # The builtin asks for the key of each item once, in order.
        ready = iter([resolved(each) for each in keys])
        return target.fn(run, items, **{**kwargs, "key": Builtin("key", lambda _run, _item: next(ready))})

    return gather(keys, compute) if any(type(each) is Pending for each in keys) else compute()


def _takes(target: Builtin, count: int) -> bool:
    return count == 2 or (target.name == "map" and count > 1)


def _attempt(run: Run, fn: Any, *args: Any) -> Any:
    try:
        if type(fn) is Builtin:
            return _call_back(run, fn, list(args), {})
        value = call_value(run, fn, *args)
        return called(value, None, fn.name) if type(fn) is TextFunction else value
    except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
        return Pending.failed(as_failure(error))


def _map_filter(run: Run, target: Builtin, args: list[Any]) -> Any:
    fn, *iterables = args
    rows = list(zip(*(counted(run, each) for each in iterables), strict=False))
    results = [_attempt(run, fn, *row) for row in rows]

    def compute() -> Any:
        values = [resolved(each) for each in results]
        if target.name == "map":
            return TextGenerator(iter(values))
        kept = [row[0] for row, value in zip(rows, values, strict=True) if truth(run, value)]
        return TextGenerator(iter(kept))

    return gather(results, compute) if any(type(each) is Pending for each in results) else compute()


def _captures(node: ast.AST) -> bool:
    """Whether functions inside a comprehension could see its variables change, so that its turns must share a frame."""
    return any(isinstance(each, ast.Lambda) for each in ast.walk(node))


class _Comprehension:
    """A comprehension in which something is called: each turn has a frame of its own, so that turns can overlap."""

    __slots__ = ("element", "kind", "loops", "order", "scope", "shared")

    def __init__(
        self, loops: Sequence[Loop], scope: Scope, element: Closure, order: int, kind: str, shared: bool
    ) -> None:
        self.loops = loops
        self.scope = scope
        self.element = element
        self.order = order
        self.kind = kind
        self.shared = shared

    def evaluate(self, f: list[Any]) -> Any:
        """The comprehension's value, or a `Pending` for it."""
        return drive(self._steps(f))

    def _steps(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        if self.kind != "generator":
            return (yield from self._made(f))
        try:
            return (yield from self._made(f))
        except Exception as error:
            found = original(error)
            if isinstance(found, StopIteration) or isinstance(found.__cause__, StopIteration):
                # What would end a generator of Python too early is an error there.
                raise RuntimeError("generator raised StopIteration") from None
            raise

    def _made(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        run = f[0]
        elements: list[Any] = []
        yield from self.one_by_one(f, elements) if self.shared else self._overlapping(f, elements)
        if any(type(each) is Pending for each in elements):
            yield gather(elements, lambda: None)
        made = [each for each in map(resolved, elements) if each is not _OMITTED]
        return TextGenerator(iter(made)) if self.kind == "generator" else BUILD[self.kind](run, made)

    def _frame(self, f: list[Any], turn: int) -> list[Any]:
        return self.scope.frame(f[0], f, (*f[2], self.order, turn))

    def _overlapping(self, f: list[Any], elements: list[Any]) -> Generator[Pending, Any, None]:
        """Start the elements of all turns in order; each is a value or `Pending` when this ends."""
        run, loop = f[0], self.loops[0]
        items = loop.iterable(f)
        if type(items) is Pending:
            items = yield items
        simple = len(self.loops) == 1 and not loop.conditions
        element, assign, scope = self.element, loop.assign, self.scope
        slot = HEADER if len(scope.slots) == 1 else None
        path, order = f[2], self.order
        blank = scope.frame(run, f, path)
        for turn, item in enumerate(iterate(items)):
            run.fuel -= 1
            if run.fuel <= 0:
                run.tick()
            frame = blank.copy()
            frame[2] = (*path, order, turn)
            try:
                if slot is None:
                    assign(run, frame, item)
                else:
                    frame[slot] = item
                value = element(frame) if simple else drive(self._element(frame, 0))
            except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
                value = Pending.failed(as_failure(error))
            elements.append(value)
        if len(self.loops) > 1:
            if any(type(each) is Pending for each in elements):
                yield gather(elements, lambda: None)
            elements[:] = [each for group in map(resolved, elements) if group is not _OMITTED for each in group]

    def _element(self, frame: list[Any], level: int) -> Generator[Pending, Any, Any]:
        """What one turn of the loop at `level` gives: its element, or the list of what the loops inside give."""
        run = frame[0]
        for condition in self.loops[level].conditions:
            value = condition(frame)
            if type(value) is Pending:
                value = yield value
            if not truth(run, value):
                return _OMITTED
        if level + 1 == len(self.loops):
            return self.element(frame)
        loop = self.loops[level + 1]
        items = loop.iterable(frame)
        if type(items) is Pending:
            items = yield items
        results: list[Any] = []
        for turn, item in enumerate(iterate(items)):
            run.charge_steps(1)
            inner = frame.copy()
            inner[2] = (*frame[2], turn)
            try:
                loop.assign(run, inner, item)
                results.append(drive(self._element(inner, level + 1)))
            except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
                results.append(Pending.failed(as_failure(error)))
        if any(type(each) is Pending for each in results):
            yield gather(results, lambda: None)
        found = [each for each in map(resolved, results) if each is not _OMITTED]
        return found if level + 2 == len(self.loops) else [each for group in found for each in group]

    def one_by_one(
        self, f: list[Any], elements: list[Any], stop: Callable[[Any], bool] | None = None
    ) -> Generator[Pending, Any, bool]:
        """Evaluate the turns one after the other in one frame, as Python does, until `stop` is true of one."""
        return (yield from self._nested(self._frame(f, 0), f, 0, elements, stop))

    def _nested(
        self, frame: list[Any], around: list[Any], level: int, elements: list[Any], stop: Callable[[Any], bool] | None
    ) -> Generator[Pending, Any, bool]:
        run, loop = frame[0], self.loops[level]
        items = loop.iterable(around)
        if type(items) is Pending:
            items = yield items
        for item in iterate(items):
            run.charge_steps(1)
            loop.assign(run, frame, item)
            frame[2] = (*frame[2][:-1], frame[2][-1] + 1)
            if not (yield from self._passes(frame, loop)):
                continue
            if level + 1 < len(self.loops):
                if (yield from self._nested(frame, frame, level + 1, elements, stop)):
                    return True
                continue
            value = self.element(frame)
            elements.append((yield value) if type(value) is Pending else value)
            if stop is not None and stop(elements[-1]):
                return True
        return False

    def _passes(self, frame: list[Any], loop: Loop) -> Generator[Pending, Any, bool]:
        for condition in loop.conditions:
            value = condition(frame)
            if type(value) is Pending:
                value = yield value
            if not truth(frame[0], value):
                return False
        return True


def _short_circuit(node: ast.AST, target: Builtin, parts: _Comprehension, rest: Sequence[Closure]) -> Closure:
    """`any`, `all` or `next` over a generator expression that calls: no element more than is needed."""

    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        run = f[0]
        stops = {"any": lambda value: truth(run, value), "all": lambda value: not truth(run, value)}
        elements: list[Any] = []
        others = [closure(f) for closure in rest]
        yield from parts.one_by_one(f, elements, stops.get(target.name, lambda value: True))
        return target.fn(run, TextGenerator(iter(elements)), *others)

    return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]
