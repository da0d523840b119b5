"""The driver that lets calls overlap: a closure gives a value, or a `Pending` where one is not there yet.

A part of a text that calls nothing of the host is compiled by the direct driver and costs what it costs there. In the
rest, a strict node first evaluates all its children, so that every call among them that waits for nothing is started,
in source order; then it computes, at once or when the last operand arrives. A child that fails does not keep its
siblings from being called. Special forms keep Python's meaning: what Python would not call is not called.

A text that assigns (`:=`) is evaluated in Python's order, one wait after the other where a value is waited for.

Statements are executed in program order. Those that `overlap.py` has found to allow it begin while calls of statements
above them are in flight; what they do takes effect in program order all the same (`begun.py`).
"""

import ast
from collections.abc import Callable, Generator, Mapping, Sequence, Set
from functools import partial
from itertools import count, repeat
from typing import Any, Protocol

from lightfc_sandbox.begun import BEGUN, Begun, begin, bind, drain, drained, guarded, next_turn
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
    Handler,
    Loop,
    Parameters,
    Returned,
    Strict,
)
from lightfc_sandbox.consuming import NOT_HERE, Calls, consume, contains
from lightfc_sandbox.deferred import (
    END,
    Deferred,
    Deferring,
    Made,
    Steps,
    consumes,
    deferred,
    forced,
    forcing,
    found_inside,
    size_of,
    whole_text,
)
from lightfc_sandbox.direct import BUILD, DirectCompiler, call_host, catching, enter_handler, leave_handler
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.exceptions import original, uncatchable
from lightfc_sandbox.grammar import dotted_name
from lightfc_sandbox.limits import Run
from lightfc_sandbox.operators import COMPARE, truth
from lightfc_sandbox.overlap import OrderOf, Overlap
from lightfc_sandbox.pending import Failure, Pending, as_failure, called, drive, first_failure, gather, resolved
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.scope import HEADER, Names, Scope
from lightfc_sandbox.source import Source
from lightfc_sandbox.values import (
    ATOMS,
    Attributes,
    BoundMethod,
    Builtin,
    HostFunction,
    HostType,
    TextFunction,
    TextGenerator,
    collect,
    counted,
    finish,
    iterate,
    kept,
    lazily,
)

_equal = COMPARE[ast.Eq]


def _may_defer(text: str) -> bool:
    """Whether a text may hold an iterator whose items are calls; asked of every text, so of its characters only."""
    return "for" in text or "map" in text or "filter" in text or "while" in text or "accumulate" in text


Path = tuple[int, ...]
"""A place in the program: for each loop or function around it its number and the turn, then the number of the call."""

_LONG = 100
"""Numbers in a path from which on its memory is charged: deep in functions that call themselves, paths grow long."""

_OMITTED: Any = object()
"""Stands for an element that a condition of its comprehension filtered out."""


def _constant(value: Any) -> Closure:
    return lambda f: value


class Place:
    """Where a function is called that the text computes, or that a builtin calls back.

    A function of the text begins its own path here. So a call has the same path in each run, whatever finishes first,
    and no two calls have the same.

    Args:
        site: The place in the text.
        path: Its path in the program.
        many: A builtin calls from there, which numbers its calls.
    """

    __slots__ = ("_made", "path", "site")

    def __init__(self, site: CallSite, path: Path, *, many: bool = False) -> None:
        self.site = site
        self.path = path
        self._made = 0 if many else None

    def __call__(self) -> Path:
        """The path of the next call."""
        if self._made is None:
            return self.path
        self._made += 1
        return (*self.path, self._made - 1)

    def of_builtin(self) -> "Place":
        """The place of the calls that a builtin makes which is called here."""
        return Place(self.site, self(), many=True)


_ANYWHERE = CallSite(ast.Module([], []), None, 0)


class CallHook(Protocol):
    """The only way out of an evaluation: what is asked to call a function of the host."""

    def begin(self, run: Run) -> None:
        """Take note of the run that will ask."""

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Call `target`; gives its value, or a `Pending` that will hold it."""

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Note that a call is not made because `cause` kept its arguments from being there."""

    def room(self, path: Path) -> Pending | None:
        """What a loop waits for before it makes more calls at `path`; None if it need not wait."""


class DataflowCompiler(DirectCompiler):
    """Closures that give values or `Pending`s."""

    effectful: Set[ast.AST] = frozenset()
    functions_act = False
    overlap: Overlap | None = None
    statement: ast.stmt | None = None
    defers = False
    touching: Set[ast.AST] = frozenset()
    leaving: Set[ast.AST] = frozenset()

    def __init__(
        self,
        source: Source,
        names: Names,
        policy: Policy,
        handlers: Mapping[type[ast.AST], Handler],
        refuse_node: Handler,
        host_types: Mapping[type, Attributes],
        scope: Scope | None = None,
    ) -> None:
        known = () if scope is None else frozenset(scope.slots)
        # Here and in `compile` without `super()`, which every text would pay for.
        DirectCompiler.__init__(self, source, names, policy, handlers, refuse_node, host_types, scope)
        self.sites: list[CallSite] = []
        self.suspending: set[Closure] = set()
        self.generators: dict[Closure, _Comprehension] = {}
        self.lone: set[Closure] = set()
        self.order = 0
        self.order_of: OrderOf | None = None
        # What one text of a session keeps, another would have to wait for.
        self.may_defer = scope is None and _may_defer(source.text)
        if self.programs:
            self.stores: dict[Closure, tuple[Closure, int]] = {}
        if self.programs or "random" in source.text:
            self.effectful, self.functions_act = effectful_nodes(source.nodes, known)

    def _find_deferred(self) -> None:
        self.may_defer = False
        found = Deferring(self.source, self._is_host, self._is_effect)
        if found.needed:
            self.defers = self.hands_over_functions = True
            self.touching, self.leaving = found.touching, found.loops

    def _named(self, node: ast.AST) -> Any:
        if type(node) is ast.Name:
            return self.names.constant(node.id)
        dotted = dotted_name(node) if type(node) is ast.Attribute else None
        return None if dotted is None else self.names.dotted(dotted)

    def _is_host(self, node: ast.AST) -> bool:
        return type(self._named(node)) is HostFunction

    def _is_effect(self, node: ast.AST) -> bool:
        target = self._named(node)
        return type(target) is HostFunction and (self.order_of is None or self.order_of(target.target) != "free")

    def schedule(self, order_of: OrderOf, free: Set[str]) -> None:
        """Take note of how calls may be ordered, so that statements can overlap.

        Args:
            order_of: As for `Sandbox`.
            free: Names of the context whose calls are `"free"`; where there are none, no statement can overlap.
        """
        self.order_of = order_of
        if self.may_defer:
            self._find_deferred()
        if free and self.programs and not self.in_order and not self.defers:
            overlap = Overlap(self.source, self.names, self.imports, order_of)
            if overlap.early:
                self.overlap = overlap
                self.begun: set[Closure] = set()
                self.displays: dict[Closure, Sequence[Closure]] = {}
                # Of this object alone: no other text pays for a second look at each of its nodes.
                self.visit = partial(self._visit, overlap)  # type: ignore[method-assign]

    def compile(self) -> Closure:
        """See `Compiler.compile`."""
        if self.may_defer:
            self._find_deferred()
        try:
            closure = DirectCompiler.compile(self)
            return self._marked(whole_text(closure)) if self.defers else closure
        finally:
            if self.overlap is not None:  # `visit` knows this object: in a circle, all would wait for the collector
                del self.__dict__["visit"]

    def _visit(self, overlap: Overlap, node: Any) -> Closure:
        """As `visit`, where statements overlap."""
        if not isinstance(node, ast.stmt):
            return super().visit(node)
        around, self.statement = self.statement, node
        closure = super().visit(node)
        self.statement = around
        if node not in overlap.early and node not in overlap.passing:
            return self._marked(drained(self._slot(BEGUN), closure, None))
        closure = self._in_turn(node, closure, overlap)
        touches = overlap.touches.get(node)
        if touches and not isinstance(node, ast.While):
            return self._marked(drained(self._slot(BEGUN), closure, touches))
        return closure

    def _in_turn(self, node: ast.stmt, closure: Closure, overlap: Overlap) -> Closure:
        """A statement that waits for nothing, so that no hook of this driver has put it in line."""
        if node in overlap.early and closure not in self.begun:
            name = next((overlap.collects[each] for each in ast.walk(node) if each in overlap.collects), None)
            return _begin_whole(self._slot(BEGUN), name, closure)
        if isinstance(node, ast.For) and not self.waits(closure):
            return _noted_loop(self._slot(BEGUN), self._target_slots(node.target), closure)
        return closure

    def _slot(self, name: str) -> int:
        return self.scope.add(name)

    def _target_slots(self, target: ast.AST) -> list[int]:
        found = [each for each in ast.walk(target) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]
        return [self.scope.slots[each.id] for each in found]

    @property
    def early(self) -> bool:
        """Whether the statement at hand begins while calls above it are in flight."""
        return self.overlap is not None and self.statement in self.overlap.early

    def waits(self, *closures: Closure) -> bool:
        """See `Compiler.waits`."""
        return not self.suspending.isdisjoint(closures)

    def _marked(self, closure: Closure) -> Closure:
        self.suspending.add(closure)
        return closure

    def load(self, node: ast.AST, closure: Closure) -> Closure:
        """See `Compiler.load`; only a variable that the text assigns can hold a value that is not there yet."""
        overlap = self.overlap
        if overlap is not None and isinstance(node, ast.Name) and node.id in overlap.pending:
            early = self.statement in overlap.early or self.statement in overlap.passing
            return self._marked(closure) if early else closure
        return self._marked(closure) if self.in_order or self.defers else closure

    def strict(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        """See `Compiler.strict`."""
        if self.overlap is not None and self._begins(node):
            return self._begin(node, op, parts)
        if self.defers and consumes(node):
            op = forcing(op)
        if self.suspending.isdisjoint(parts):
            return super().strict(node, op, parts)
        if not self.lone.isdisjoint(parts):
            return self._alone(self._ordered(node, op, parts))
        closure = self._marked(self._ordered(node, op, parts) if self.keeps_order(node) else _strict(node, op, parts))
        if self.overlap is not None and isinstance(node, ast.Tuple | ast.List):
            self.displays[closure] = parts
        return closure

    def keeps_order(self, node: ast.AST) -> bool:
        """Whether the parts of a node are evaluated one after the other: one may change what another sees."""
        return self.in_order or node in self.effectful or node in self.touching

    def _ordered(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        values = self._one_by_one(node, parts)

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            return op(f[0], *(yield from values(f)))

        return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]

    def _one_by_one(
        self, node: ast.AST, parts: Sequence[Closure]
    ) -> Callable[[list[Any]], Generator[Pending, Any, list[Any]]]:
        """The values of parts in Python's order; where that is for a call that must be alone, the others overlap."""
        if self.keeps_order(node) or self.lone.isdisjoint(parts):
            alone = [True] * len(parts)
        else:
            alone = [part in self.lone for part in parts]

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, list[Any]]:
            values: list[Any] = []
            ready = 0
            for part, by_itself in zip(parts, alone, strict=True):
                if by_itself:
                    for position in range(ready, len(values)):
                        if type(values[position]) is Pending:
                            values[position] = yield values[position]
                    ready = len(values)
                value = part(f)
                values.append((yield value) if by_itself and type(value) is Pending else value)
            if any(type(each) is Pending for each in values):
                yield gather(values, lambda: None)
            return [resolved(each) for each in values]

        return steps

    def _alone(self, closure: Closure) -> Closure:
        """Note that a closure makes a call that nothing may overlap with."""
        self.lone.add(closure)
        return self._marked(closure)

    # Statements that begin early.

    def _begins(self, node: ast.AST) -> bool:
        """Whether a strict node is what the statement at hand does, not a part of what it evaluates."""
        if self.overlap is None or self.statement not in self.overlap.early:
            return False
        acts = node is self.statement and isinstance(node, ast.Expr | ast.Assign)
        return acts or node in self.overlap.collects

    def _begin(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        """A statement that begins while calls above it are in flight, and takes effect after them."""
        slot = self._slot(BEGUN)
        name = self.overlap.collects.get(node) if self.overlap is not None else None
        waits = self.waits(*parts)
        if isinstance(node, ast.Assign) and name is None:
            slots, written = self._target_slots(node.targets[0]), self.displays.get(parts[1], ())
            if len(written) == len(slots) and not any(type(each) is ast.Starred for each in node.value.elts):  # type: ignore[attr-defined]
                closure = _begin_each(node, slot, slots, written)
            else:
                closure = _begin_unpacking(node, slot, slots, op, parts[1], waits=waits)
        elif isinstance(node, ast.Expr) and node.value in (self.overlap.collects if self.overlap else ()):
            closure = _begin_after(node, slot, op, parts[0])
        else:
            closure = _begin_act(node, slot, name, op, parts, waits=waits)
        return self._early(closure, waits=waits)

    def _early(self, closure: Closure, *, waits: bool) -> Closure:
        self.begun.add(closure)
        return self._marked(closure) if waits else closure

    def numbered(self) -> int:
        """The next number in the order in which Python would evaluate."""
        self.order += 1
        return self.order

    def site(self, node: ast.AST, target: Any) -> CallSite:
        """A new call site."""
        self.order = order = self.order + 1
        site = CallSite(node, target, order)
        if self.loops or self.scope.parent is not None:
            site.repeated = True
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
            make = target.make
            return self._call_with_run(
                node,
                lambda run, /, *args, **kwargs: adopt_if_changing(run, call_host(run, make, args, kwargs)),
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
        closures = parts.closures
        alone = target.alone and self.order_of is not None
        ordered = alone or self.keeps_order(node)
        finishing = self.hands_over_functions
        if not ordered and not parts.spread and self.suspending.isdisjoint(closures):
            return self._marked(_ready_call(node, site, parts, finishing))
        if ordered or not self.lone.isdisjoint(closures):
            start = partial(_start, site, parts, finishing)
            call = self._marked(_in_order_call(node, site, self._one_by_one(node, closures), start))
            return self._alone(call) if alone or not self.lone.isdisjoint(closures) else call
        return self._marked(_call_of_siblings(node, site, parts, finishing))

    def binary(self, node: ast.BinOp | ast.Compare, op: Strict, a: Closure, b: Closure) -> Closure:
        """See `Compiler.binary`."""
        parts = self.generators.get(b)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            if parts is not None:
                return self._carried(_contains(node, op, a, parts), a, b)
            if self.defers:
                op = _looking_in(op)
        return self.strict(node, op, [a, b]) if self.waits(a, b) else super().binary(node, op, a, b)

    def apply(self, node: ast.AST, function: Closure, argument: Closure) -> Closure:
        """See `Compiler.apply`."""
        return self._call_any(node, function, [argument], None)

    def module(self, statements: Sequence[Closure]) -> Closure:
        """See `Compiler.module`."""
        body = self.block(statements)
        if self.overlap is not None:
            body = self._marked(guarded(self._slot(BEGUN), body, last=True))
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

        parts = [self._stored(statement) for statement in statements]

        def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
            for statement, slot in parts:
                signal = statement(f)
                if type(signal) is Pending:
                    signal = yield signal
                if slot is not None:
                    f[slot] = signal
                elif signal is not None:
                    return signal
            return None

        return self._marked(lambda f: drive(steps(f)))

    def _stored(self, statement: Closure) -> tuple[Closure, int | None]:
        """A statement and None; of one that waits for what it assigns to a name, that value and the name's slot."""
        return self.stores.get(statement, (statement, None))

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
        if self.early:
            waits = self.waits(value)
            return self._early(_begin_name(node, self._slot(BEGUN), slot, value, waits=waits), waits=waits)
        if not self.waits(value):
            return super().assign_name(node, slot, value)

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            result = value(f)
            if type(result) is Pending:
                return gather([result], lambda: f.__setitem__(slot, result.value))
            f[slot] = result
            return None

        self.stores[evaluate] = value, slot
        return self._carried(evaluate, value)

    def is_collected(self, node: ast.AugAssign) -> bool:
        """See `Compiler.is_collected`."""
        return self.overlap is not None and node in self.overlap.collects

    def augment_name(self, node: ast.AugAssign, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
        """See `Compiler.augment_name`."""
        if self.early:
            return self._begin_augmented(node, slot, op, load, value)
        if not self.waits(value):
            return super().augment_name(node, slot, op, load, value)

        def act(run: Run, f: list[Any], owner: Any, result: Any) -> None:
            f[slot] = op(run, owner, result)

        return self.strict(node, act, [lambda f: f, load, value])

    def _begin_augmented(self, node: ast.AST, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
        begun, waits = self._slot(BEGUN), self.waits(load, value)
        collects = self.overlap.collects if self.overlap is not None else {}
        if node in collects:

            def add(run: Run, f: list[Any], result: Any) -> None:
                f[slot] = op(run, f[slot], result)

            closure = _begin_act(node, begun, collects[node], add, [value], waits=waits, framed=True)
        else:
            closure = _begin_replacing(node, begun, slot, op, load, value)
            waits = True
        return self._early(closure, waits=waits)

    def branch(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.branch`."""
        if isinstance(node, ast.Assert) and self.early:
            closure = super().branch(node, test, body, orelse)
            if self.waits(test, body, orelse):
                closure = self._marked(self.conditional(node, test, body, orelse))
            return self._begin(node, lambda run, _: None, [closure])
        if not self.waits(test, body, orelse):
            return super().branch(node, test, body, orelse)
        return self.conditional(node, test, body, orelse)

    def while_loop(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.while_loop`."""
        order = self.numbered()
        begun = None if self.overlap is None else self._slot(BEGUN)
        test = self._tested(node, test)
        if not self.waits(test, body, orelse):
            return super().while_loop(node, test, body, orelse)

        return self._looping(node, order, None, lambda f, _: test(f), begun, (), body, orelse)

    def _tested(self, node: Any, test: Closure) -> Closure:
        """The test of a `while`, before which all that must have ended has: each time, not only the first."""
        overlap = self.overlap
        if overlap is None or (node in overlap.passing and node not in overlap.touches):
            return test
        touches = overlap.touches.get(node) if node in overlap.passing else None
        return self._marked(drained(self._slot(BEGUN), test, touches))

    def for_loop(
        self, node: ast.AST, iterable: Closure, slot: int | None, assign: Assign, body: Closure, orelse: Closure
    ) -> Closure:
        """See `Compiler.for_loop`."""
        order = self.numbered()
        if not self.waits(iterable, body, orelse):
            return super().for_loop(node, iterable, slot, assign, body, orelse)
        begun, slots = None, []
        if self.overlap is not None and isinstance(node, ast.For):
            begun, slots = self._slot(BEGUN), self._target_slots(node.target)

        def take(f: list[Any], item: Any) -> bool:
            if slot is not None:
                f[slot] = item
            else:
                assign(f[0], f, item)
            return True

        return self._looping(node, order, iterable, take, begun, slots, body, orelse)

    def _looping(
        self,
        node: ast.AST,
        order: int,
        iterable: Closure | None,
        enters: Callable[[list[Any], Any], Any],
        begun: int | None,
        slots: Sequence[int],
        body: Closure,
        orelse: Closure,
    ) -> Closure:
        """A loop in which something is waited for: a turn for each item, or for ever, as long as `enters` is true."""
        body, stored = self._stored(body)
        leaves = node in self.leaving

        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            run, path = f[0], f[2]
            # A `while` has no items of its own.
            source = repeat(None) if iterable is None else (yield from _source(run, iterable(f), force=not leaves))
            for turn in count():
                item = (yield from source.pull()) if type(source) is Deferred else next(source, END)
                if item is END:
                    break
                run.charge_steps(1)
                f[2] = (*path, order, turn)
                if begun is not None:
                    yield from next_turn(f, begun, slots)
                goes_on = enters(f, item)
                if type(goes_on) is Pending:
                    goes_on = yield goes_on
                if goes_on is not True and not truth(run, goes_on):
                    break
                signal = body(f)
                if type(signal) is Pending:
                    signal = yield signal
                if stored is not None:
                    f[stored] = signal
                elif signal is not None and signal is not CONTINUE:
                    f[2] = path
                    return None if signal is BREAK else signal
            f[2] = path
            return orelse(f)

        return self._marked(lambda f, _n=node: drive(steps(f)))  # type: ignore[misc]

    def attempt(
        self, node: ast.AST, body: Closure, handlers: Sequence[Except], orelse: Closure, final: Closure | None
    ) -> Closure:
        """See `Compiler.attempt`."""
        if self.overlap is None:
            return super().attempt(node, body, handlers, orelse, final)
        slot = self._slot(BEGUN)

        def ended(block: Closure) -> Closure:
            # No call that began inside of a block may fail outside of it.
            return self._marked(guarded(slot, block)) if self.waits(block) else block

        handlers = [(kinds, name, caught, ended(block)) for kinds, name, caught, block in handlers]
        return super().attempt(node, ended(body), handlers, ended(orelse), None if final is None else ended(final))

    def function(self, node: ast.AST, name: str, scope: Scope, parameters: Parameters, body: Closure) -> Closure:
        """See `Compiler.function`."""
        if BEGUN in scope.slots:
            body = self._marked(guarded(scope.slots[BEGUN], body))
        return super().function(node, name, scope, parameters, body)

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
        if self.changes or (target.alone and self.order_of is not None):
            return self._call_function(node, target, Arguments([_constant(value) for value in values]))
        site = self.site(node, target.target)
        fn, place = target.target, (site.order,)

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            run.calls_left -= 1
            if run.calls_left < 0:
                run.no_more_calls()
            return run.hook.call(site, f[2] + place, fn, [*values], {})

        return self._marked(evaluate)

    def _call_builtin(
        self, node: ast.Call, target: Builtin, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        if target.stops_early and node.args and not node.keywords:
            generator, rest = self.generators.get(positional[0]), positional[1:]
            if generator is not None and type(node.args[-1]) is not ast.Starred and not self.waits(*rest):
                return self._marked(_short_circuit(node, target, generator, rest))
        if not self.defers and (not target.callback or not self.hands_over_functions):
            closure = self._call_making(node, target, positional, parts)
            if target.name == "iter" and len(positional) == 1 and positional[0] in self.generators:
                self.generators[closure] = self.generators[positional[0]]  # for `next(iter(…))`
            return closure
        return self._call_reaching_out(node, lambda f, _n=node: target, positional, parts)  # type: ignore[misc]

    def _call_any(self, node: ast.AST, callee: Closure, positional: list[Closure], parts: Arguments | None) -> Closure:
        """A call of what the text computes, which may reach the host; a method of a value does not, except `sort`."""
        method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr != "sort"
        if not self.defers and (not self.hands_over_functions or method):
            return self._call_computed(node, callee, positional, parts)
        return self._call_reaching_out(node, callee, positional, parts)

    def _call_reaching_out(
        self, node: ast.AST, callee: Closure, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        site = self.site(node, None)
        arguments = parts or Arguments(positional)
        in_order = self.in_order or self.functions_act

        def apply(run: Run, path: Path, fn: Any, *values: Any) -> Any:
            args, kwargs = arguments.split(run, values)
            if len(path) > _LONG:
                run.charge_bytes(8 * len(path))
            # What is called from here belongs to this place of the text.
            run.place = Place(site, path)
            return _apply(run, node, fn, args, kwargs, in_order)

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

        return self._carried(lambda f, _n=node: drive(steps(f)), test, body, orelse)  # type: ignore[misc]

    def _carried(self, closure: Closure, *parts: Closure) -> Closure:
        """A special form over parts that may wait, one of which may make a call that nothing may overlap with."""
        return self._marked(closure) if self.lone.isdisjoint(parts) else self._alone(closure)

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

        return self._carried(lambda f, _n=node: drive(steps(f)), *parts)  # type: ignore[misc]

    def comparison(self, node: ast.AST, first: Closure, rest: Sequence[tuple[Strict, Closure]]) -> Closure:
        """See `Compiler.comparison`."""
        if not self.waits(first, *(part for _, part in rest)):
            return super().comparison(node, first, rest)
        parts = [first, *(part for _, part in rest)]
        ordered = self.keeps_order(node) or not self.lone.isdisjoint(parts)

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

        return self._carried(lambda f, _n=node: drive(steps(f)), *parts)  # type: ignore[misc]

    def store(self, node: ast.AST, hops: int, slot: int, value: Closure) -> Closure:
        """See `Compiler.store`."""
        closure = super().store(node, hops, slot, value)
        return self._carried(closure, value) if self.waits(value) else closure

    def comprehension(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure, kind: str) -> Closure:
        """See `Compiler.comprehension`."""
        orders = [self.numbered() for _ in loops]
        conditions = [condition for loop in loops for condition in loop.conditions]
        if not self.waits(element, *conditions, *(loop.iterable for loop in loops)):
            return super().comprehension(node, loops, scope, element, kind)
        inside = [element, *conditions, *(loop.iterable for loop in loops)]
        shared = self.keeps_order(node) or _captures(node) or not self.lone.isdisjoint(inside)
        parts = _Comprehension(loops, scope, element, orders, kind, shared)
        closure = self._carried(lambda f, _n=node: parts.evaluate(f), *inside)  # type: ignore[misc]
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


def _ready_call(node: ast.Call, site: CallSite, parts: Arguments, finishing: bool) -> Closure:
    """A call whose arguments wait for nothing: the common case, kept short."""
    positional = parts.positional
    keywords: Any = parts.keywords or None
    place = (site.order,)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        kwargs: dict[str, Any] = {}
        try:
            args = [closure(f) for closure in positional]
            if keywords is not None:
                kwargs = {name: closure(f) for name, closure in keywords}
            if finishing:
                run.before_host()
                args = [each if type(each) in ATOMS else finish(run, each) for each in args]
                kwargs = kwargs and {name: finish(run, each) for name, each in kwargs.items()}
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, f[2] + place, site.target, as_failure(error))
        return run.hook.call(site, f[2] + place, site.target, args, kwargs)

    return evaluate


def _call_of_siblings(node: ast.Call, site: CallSite, parts: Arguments, finishing: bool) -> Closure:
    """A call with arguments that may wait, and do so at the same time."""
    closures = parts.closures

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        values, blocked = _values(f, closures)
        if blocked:
            return _start_later(f, site, values, partial(_start, site, parts, finishing))
        return _start(site, parts, finishing, f, values)

    return evaluate


def _start(site: CallSite, parts: Arguments, finishing: bool, f: list[Any], values: list[Any]) -> Any:
    """Make a call of the values of its arguments."""
    run = f[0]
    args, kwargs = parts.split(run, values)
    return _hand_over(run, site, (*f[2], site.order), site.target, args, kwargs, finishing)


def _hand_over(
    run: Run, site: CallSite, path: Path, fn: Any, args: list[Any], kwargs: dict[str, Any], finishing: bool
) -> Any:
    run.before_host()
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()
    if run.defers and (waiting := found_inside([*args, *kwargs.values()])):
        return drive(forced(waiting, lambda: _hand_over(run, site, path, fn, args, kwargs, finishing)))
    if finishing:
        try:
            args = [finish(run, arg) for arg in args]
            kwargs = {name: finish(run, value) for name, value in kwargs.items()}
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, path, fn, Failure(error, site.node))
    return run.hook.call(site, path, fn, args, kwargs)


def _start_later(f: list[Any], site: CallSite, values: list[Any], start: Callable[[list[Any], list[Any]], Any]) -> Any:
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
                result.settle(f[0].hook.skip(site, (*f[2], site.order), site.target, cause))
            else:
                result.settle(start(f, [resolved(value) for value in values]))
        except RAISED as error:
            result.fail(as_failure(error))

    for each in waits:
        each.then(settled)
    settled()
    return result


def _in_order_call(
    node: ast.AST,
    site: CallSite,
    arguments: Callable[[list[Any]], Generator[Pending, Any, list[Any]]],
    start: Callable[[list[Any], list[Any]], Any],
) -> Closure:
    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        try:
            values = yield from arguments(f)
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return f[0].hook.skip(site, (*f[2], site.order), site.target, as_failure(error))
        return start(f, values)

    return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]


def dataflow_out(run: Run, fn: HostFunction | HostType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host from a builtin such as `map`, or one that the text computed."""
    if isinstance(fn, HostType):
        return adopt_if_changing(run, call_host(run, fn.make, args, kwargs))
    if type(run.place) is not Place:
        # A function of a module calls back, which is not known to do so: its place is the text as a whole.
        run.place = Place(_ANYWHERE, (0,), many=True)
    value = _hand_over(run, run.place.site, run.place(), fn.target, list(args), kwargs, finishing=True)
    if type(value) is Pending:
        return gather([value], lambda: adopt_if_changing(run, value.value))
    return adopt_if_changing(run, value)


def _calls_host(fn: Any) -> bool:
    if type(fn) is TextFunction:
        return fn.waits
    if type(fn) is Builtin:
        if fn.partial_of is not None:
            function, args, keywords = fn.partial_of
            return any(map(_calls_host, (function, *args, *keywords.values())))
        # The key of `max` is given by name, which no caller of functions does.
        return bool(fn.callback) and (fn.callback == "0" or fn.lazy)
    return type(fn) is HostFunction


def _apply(run: Run, node: Any, fn: Any, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool = False) -> Any:
    """Call a function value of the text, which may reach the host, from the place `node`."""
    if run.defers and type(fn) is not TextFunction:
        found = _deferring(run, fn, args, kwargs, in_order)
        if found is not NOT_HERE:
            return called(found, node, None)
    if type(fn) is Builtin:
        return called(_call_back(run, fn, args, kwargs, in_order), node, None)
    if type(fn) is BoundMethod and fn.name == "sort" and type(fn.owner) is list and _calls_host(kwargs.get("key")):
        return called(drive(_sort(run, fn, args, kwargs, in_order)), node, None)
    value = call_value(run, fn, *args, **kwargs)
    return called(value, node, fn.name) if type(fn) is TextFunction else value


def _call_back(run: Run, target: Builtin, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool) -> Any:
    """A builtin that calls a function for each element; the calls overlap if they are calls of the host.

    Where functions of the text act, they are called `in_order`: one may see what its call for the element before did.
    """
    if target.partial_of is not None:
        function, first, keywords = target.partial_of
        run.charge_steps(1 + len(first) + len(keywords))
        return _apply(run, None, function, [*first, *args], {**keywords, **kwargs}, in_order)
    if target.steps is not None and any(map(_calls_host, (*args, *kwargs.values()))):
        return drive(_stepped(run, target, target.steps(run, *args, **kwargs)))
    if target.callback == "0" and not kwargs and _calls_host(args[0] if args else None) and _takes(target, len(args)):
        return _map_filter(run, target, args, in_order)
    if target.lazy and target.callback == "key" and len(args) == 2 and not kwargs:
        args, kwargs = args[:1], {"key": args[1]}
    key = kwargs.get("key") if target.callback == "key" else None
    if not _calls_host(key) or not args:
        return target.fn(run, *args, **kwargs)
    items = kept(run, counted(run, args[0] if len(args) == 1 else args), _ROW_BYTES)

    def compute(keys: list[Any]) -> Any:
        # The builtin asks for the key of each item once, in order.
        ready = iter(keys)
        return target.fn(run, items, **{**kwargs, "key": Builtin("key", lambda _run, _item: next(ready))})

    return _for_each(run, key, [(item,) for item in items], compute, in_order)


def _stepped(run: Run, target: Builtin, steps: Any) -> Generator[Pending, Any, Any]:
    """What the steps of a builtin make, one waiting for the other."""
    items: list[Any] = []
    send = None
    place = run.place.of_builtin()
    while True:
        run.place = place  # which what was called before may have changed
        try:
            item = steps.send(send)
        except StopIteration as done:
            return TextGenerator(iter(items)) if target.lazy else done.value
        send = None
        if type(item) is Pending:
            send = yield item
        else:
            items.append(item)


def _sort(
    run: Run, method: BoundMethod, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool
) -> Generator[Pending, Any, None]:
    """`list.sort` whose key is waited for."""
    owner = method.owner
    run.check_own(owner)
    # As in CPython the list is empty while the keys are made.
    items = owner.copy()
    owner.clear()
    try:
        keys = _for_each(run, kwargs["key"], [(item,) for item in items], iter, in_order)
        if type(keys) is Pending:
            keys = yield keys
    finally:
        modified = bool(owner)
        owner[:] = items
    method.fn(run, owner, *args, **{**kwargs, "key": Builtin("key", lambda _run, _item: next(keys))})
    if modified:
        raise ValueError("list modified during sort")


_ROW_BYTES = 64
"""What keeping the arguments of one call takes."""


def _takes(target: Builtin, count: int) -> bool:
    return count == 2 or (target.name == "map" and count > 1)


def _attempt(run: Run, fn: Any, args: tuple[Any, ...], in_order: bool) -> Any:
    try:
        return _apply(run, None, fn, args, {}, in_order)
    except Exception as error:  # noqa: BLE001 - carried to where it is told, so that the siblings still run
        return Pending.failed(as_failure(error))


def _deferring(run: Run, fn: Any, args: Sequence[Any], kwargs: dict[str, Any], in_order: bool) -> Any:
    """The value of a call that has to do with an iterator of calls; NOT_HERE where it has not."""
    place = run.place
    if type(fn) is Builtin and (not kwargs or fn.name in ("enumerate", "itertools.accumulate")):
        many = place.of_builtin()

        def attempt(function: Any, row: tuple[Any, ...]) -> Any:
            run.place = many
            return _attempt(run, function, row, in_order)

        def every(target: Builtin, function: Any, rows: list[tuple[Any, ...]]) -> Any:
            run.place = many
            return _of_rows(run, target, function, rows, in_order)

        in_turn = in_order and bool(args) and type(args[0]) is not HostFunction
        makes = fn.lazy and fn.callback == "0" and any(map(_calls_host, args))
        found = consume(Calls(run, attempt, every, in_turn), fn, args, kwargs, makes=makes)
        if found is not NOT_HERE:
            return found
        run.place = place
    if type(fn) is HostFunction or _name_of(fn) in _LOOKING:
        return NOT_HERE
    waiting = [each for each in map(deferred, (*args, *kwargs.values())) if each is not None]

    def again() -> Any:
        run.place = place
        return _apply(run, None, fn, args, kwargs, in_order)

    return drive(forced(waiting, again)) if waiting else NOT_HERE


def _name_of(fn: Any) -> str:
    return fn.name if isinstance(fn, Builtin | BoundMethod) else ""


_LOOKING = frozenset(
    {"print", "type", "isinstance", "str", "repr", "bool", "append", "appendleft", "insert", "add", "setdefault",
     "functools.partial"}
)  # fmt: skip
"""Functions that do not ask an iterator for its items."""


def _looking_in(op: Strict) -> Strict:
    def apply(run: Run, value: Any, items: Any) -> Any:
        own = deferred(items)
        return op(run, value, items) if own is None else contains(run, value, own, _equal, op)

    return apply


def _map_filter(run: Run, target: Builtin, args: Sequence[Any], in_order: bool) -> Any:
    fn, *iterables = args
    rows = kept(run, zip(*(counted(run, each) for each in iterables), strict=False), _ROW_BYTES + 40 * len(iterables))
    if target.name == "itertools.starmap":
        rows = [tuple(collect(run, row)) for (row,) in rows]
    run.place = run.place.of_builtin()
    return _of_rows(run, target, fn, rows, in_order)


def _of_rows(run: Run, target: Builtin, fn: Any, rows: list[tuple[Any, ...]], in_order: bool) -> Any:
    """What `map` or one of its kin gives of the rows of its sources, from the place of a builtin."""

    def compute(values: list[Any]) -> Any:
        if target.name in ("map", "itertools.starmap"):
            return TextGenerator(iter(values))
        wanted = target.name == "filter"
        kept = [row[0] for row, value in zip(rows, values, strict=True) if truth(run, value) is wanted]
        return TextGenerator(iter(kept))

    return _for_each(run, fn, rows, compute, in_order, run.place)


def _for_each(
    run: Run,
    fn: Any,
    rows: list[tuple[Any, ...]],
    compute: Callable[[list[Any]], Any],
    in_order: bool,
    place: Place | None = None,
) -> Any:
    """What `compute` makes of the results of `fn`, called with the arguments of each row."""
    place = place or run.place.of_builtin()
    if in_order and type(fn) is not HostFunction:

        def steps() -> Generator[Pending, Any, Any]:
            values: list[Any] = []
            for row in rows:
                run.place = place
                value = _attempt(run, fn, row, in_order)
                values.append((yield value) if type(value) is Pending else value)
            return compute(values)

        return drive(steps())
    results = []
    for row in rows:
        run.place = place
        results.append(_attempt(run, fn, row, in_order))
    if any(type(each) is Pending for each in results):
        return gather(results, lambda: compute([resolved(each) for each in results]))
    return compute(results)


def _captures(node: ast.AST) -> bool:
    """Whether functions inside a comprehension could see its variables change, so that its turns must share a frame."""
    return any(isinstance(each, ast.Lambda) for each in ast.walk(node))


class _Comprehension:
    """A comprehension in which something is called: each turn has a frame of its own, so that turns can overlap."""

    __slots__ = ("element", "kind", "loops", "orders", "scope", "shared")

    def __init__(
        self, loops: Sequence[Loop], scope: Scope, element: Closure, orders: list[int], kind: str, shared: bool
    ) -> None:
        self.loops = loops
        self.scope = scope
        self.element = element
        self.orders = orders
        self.kind = kind
        self.shared = shared

    def evaluate(self, f: list[Any]) -> Any:
        """The comprehension's value, or a `Pending` for it."""
        return drive(self._deferred(f) if self.kind == "generator" and f[0].defers else self._steps(f))

    def _deferred(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        """The iterator; its source is evaluated now, as in Python, and nothing else."""
        items = self.loops[0].iterable(f)
        if type(items) is Pending:
            items = yield items
        run, path = f[0], f[2]
        source = iterate(items, run)
        size: int | None = None
        begin: Callable[[], Any] | None = None
        if not self.shared and len(self.loops) == 1 and not self.loops[0].conditions and deferred(items) is None:
            size, begin = size_of(items), self._begin(f, path, iter(source))

        def steps() -> Steps:
            return self._guarded(self._nested(self._frame(f, path), 0, items))

        def whole() -> Steps:
            return self._guarded(self._collected(f, path, items))

        return lazily(run, Deferred(steps, whole, begin, size), items)

    def _begin(self, f: list[Any], path: Path, source: Any) -> Callable[[], Any]:
        run, turns = f[0], count()

        def begin() -> Any:
            item = next(source, END)
            if item is END:
                return END
            run.charge_steps(1)
            frame = self.scope.frame(run, f, (*path, self.orders[0], next(turns)))
            try:
                self.loops[0].assign(run, frame, item)
                return self.element(frame)
            except Exception as error:  # noqa: BLE001 - carried to who asks for the item
                return Pending.failed(as_failure(error))

        return begin

    def _steps(self, f: list[Any]) -> Generator[Pending, Any, Any]:
        items = self.loops[0].iterable(f)
        if type(items) is Pending:
            items = yield items
        made = self._collected(f, f[2], items)
        if self.kind == "generator":
            return TextGenerator(iter((yield from self._guarded(made))))
        return BUILD[self.kind](f[0], (yield from made))

    def _guarded(self, steps: Steps) -> Steps:
        try:
            return (yield from steps)
        except Exception as error:
            found = original(error)
            if isinstance(found, StopIteration) or isinstance(found.__cause__, StopIteration):
                # What would end a generator of Python too early is an error there.
                raise RuntimeError("generator raised StopIteration") from None
            raise

    def _collected(self, f: list[Any], path: Path, items: Any) -> Generator[Pending, Any, list[Any]]:
        """The list of all elements, those of an iterable that is known."""
        elements: list[Any] = []
        if self.shared:
            yield from _taken(self._nested(self._frame(f, path), 0, items), elements)
            return elements
        yield from self._overlapping(f, path, (yield from _source(f[0], items, force=True)), elements)
        if any(type(each) is Pending for each in elements):
            yield gather(elements, lambda: None)
        return [each for each in map(resolved, elements) if each is not _OMITTED]

    def _frame(self, f: list[Any], path: Path) -> list[Any]:
        return self.scope.frame(f[0], f, (*path, self.orders[0], 0))

    def _overlapping(self, f: list[Any], path: Path, items: Any, elements: list[Any]) -> Generator[Pending, Any, None]:
        """Start the elements of all turns in order; each is a value or `Pending` when this ends."""
        run, loop = f[0], self.loops[0]
        simple = len(self.loops) == 1 and not loop.conditions
        element, assign, scope = self.element, loop.assign, self.scope
        slot = HEADER if loop.one_name and len(scope.slots) == 1 else None
        order = self.orders[0]
        blank = scope.frame(run, f, path)
        hook, ready = run.hook, 0
        for turn, item in enumerate(items):
            run.fuel -= 1
            if run.fuel <= 0:
                run.tick()
            frame = blank.copy()
            frame[2] = place = (*path, order, turn)
            room = hook.room(place)
            if room is not None:
                yield room
                ready = _compact(elements, ready)
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
        items = yield from _source(run, loop.iterable(frame), force=True)
        results: list[Any] = []
        order = self.orders[level + 1]
        for turn, item in enumerate(items):
            run.charge_steps(1)
            inner = frame.copy()
            inner[2] = place = (*frame[2], order, turn)
            room = run.hook.room(place)
            if room is not None:
                yield room
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
        items = self.loops[0].iterable(f)
        return (yield from _taken(self._nested(self._frame(f, f[2]), 0, items), elements, stop))

    def _nested(self, frame: list[Any], level: int, items: Any) -> Steps:
        """The turns of the loop at `level`, one after the other: what is waited for, and each element as `Made`."""
        run, loop = frame[0], self.loops[level]
        source = yield from _source(run, items)
        while True:
            item = (yield from source.pull()) if type(source) is Deferred else next(source, END)
            if item is END:
                return
            run.charge_steps(1)
            loop.assign(run, frame, item)
            frame[2] = (*frame[2][:-1], frame[2][-1] + 1)
            if not (yield from self._passes(frame, loop)):
                continue
            if level + 1 < len(self.loops):
                yield from self._nested(frame, level + 1, self.loops[level + 1].iterable(frame))
                continue
            value = self.element(frame)
            yield Made((yield value) if type(value) is Pending else value)

    def _passes(self, frame: list[Any], loop: Loop) -> Generator[Pending, Any, bool]:
        for condition in loop.conditions:
            value = condition(frame)
            if type(value) is Pending:
                value = yield value
            if not truth(frame[0], value):
                return False
        return True


def _source(run: Run, items: Any, *, force: bool = False) -> Generator[Pending, Any, Any]:
    """An iterator over what a loop runs over; `force`: all items of one that makes calls, and else that itself."""
    if type(items) is Pending:
        items = yield items
    own = deferred(items)
    if own is None:
        return iter(iterate(items, run))
    if force:
        yield from own.force()
    return iter(items) if force else own


def _taken(
    steps: Steps, elements: list[Any], stop: Callable[[Any], bool] | None = None
) -> Generator[Pending, Any, bool]:
    """Put what `steps` makes into `elements`, until `stop` is true of one; gives whether it was."""
    send = None
    while True:
        try:
            each = steps.send(send)
        except StopIteration:
            return False
        if type(each) is not Made:
            send = yield each
            continue
        send = None
        elements.append(each.value)
        if stop is not None and stop(each.value):
            return True


def _compact(elements: list[Any], start: int) -> int:
    """Put values in the place of what has settled, from `start` to the first that has not; gives its position."""
    for position in range(start, len(elements)):
        each = elements[position]
        if type(each) is Pending:
            if not each.settled or each.failure is not None:
                return position
            elements[position] = each.value
    return len(elements)


def _noted_loop(begun: int, slots: Sequence[int], closure: Closure) -> Closure:
    """A loop that waits for nothing: its variables are noted where calls above it are in flight."""

    def evaluate(f: list[Any]) -> Any:
        buffer = f[begun]
        if type(buffer) is Begun and buffer:
            bind(f, buffer, slots)
        return closure(f)

    return evaluate


def _begin_whole(begun: int, name: str | None, closure: Closure) -> Closure:
    """A statement that waits for nothing: evaluated as a whole when its turn has come."""

    def evaluate(f: list[Any]) -> Any:
        buffer = f[begun]
        if type(buffer) is not Begun or not buffer:
            return closure(f)
        own = f.copy()
        begin(f, begun, None, (), lambda _: closure(own), name)
        return None

    return evaluate


def _begin_name(node: ast.AST, begun: int, slot: int, value: Closure, *, waits: bool) -> Closure:
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


def _begin_each(node: ast.AST, begun: int, slots: Sequence[int], parts: Sequence[Closure]) -> Closure:
    """`a, b = one, other`: a name for each value, which need not wait for the other values."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        values, blocked = _values(f.copy(), parts)
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


def _begin_unpacking(
    node: ast.AST, begun: int, slots: Sequence[int], op: Strict, value: Closure, *, waits: bool
) -> Closure:
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


def _begin_act(
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
        values, blocked = _values(f.copy() if waits else f, parts)
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


def _begin_after(node: ast.AST, begun: int, op: Strict, part: Closure) -> Closure:
    """An expression statement whose expression has itself begun as a statement that acts."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        part(f)
        run, buffer = f[0], f[begun]
        if type(buffer) is Begun and buffer:
            begin(f, begun, None, (), lambda _: op(run, None))
        else:
            op(run, None)

    return evaluate


def _begin_replacing(node: ast.AST, begun: int, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
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


def _contains(node: ast.AST, op: Strict, a: Closure, parts: _Comprehension) -> Closure:
    """`value in (… for …)`: no element more than is needed."""

    def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
        run, value = f[0], a(f)
        if type(value) is Pending:
            value = yield value
        elements: list[Any] = []
        yield from parts.one_by_one(f, elements, lambda each: each is value or truth(run, _equal(run, each, value)))
        return op(run, value, TextGenerator(iter(elements)))

    return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]


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
