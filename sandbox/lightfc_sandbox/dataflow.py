"""The driver that lets calls overlap: a closure gives a value, or a `Pending` where one is not there yet.

A part of a text that calls nothing of the host is compiled by the direct driver and costs what it costs there. In the
rest, a strict node first evaluates all its children, so that every call among them that waits for nothing is started,
in source order; then it computes, at once or when the last operand arrives. A child that fails does not keep its
siblings from being called. Special forms keep Python's meaning: what Python would not call is not called.

A text that assigns (`:=`) is evaluated in Python's order, one wait after the other where a value is waited for.

Statements are executed in program order. Those that `overlap.py` has found to allow it begin while calls of statements
above them are in flight; what they do takes effect in program order all the same (`begun.py`).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Mapping, Sequence, Set
from functools import partial
from itertools import count, repeat
from typing import Any, Protocol, TypeVar

from lightfc_sandbox.begun import BEGUN, drained, guarded, next_turn
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.callbacks import Place, call_function, hand_over, looking_in
from lightfc_sandbox.changes import effectful_nodes
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
    Path,
    Returned,
    Strict,
    frame_of,
)
from lightfc_sandbox.comprehensions import Comprehension, contains_element, short_circuit, source_of
from lightfc_sandbox.deferred import END, Deferred, Deferring, consumes, forcing, whole_text
from lightfc_sandbox.direct import DirectCompiler, call_host, catching, enter_handler, host_method, leave_handler
from lightfc_sandbox.early import (
    begin_act,
    begin_after,
    begin_each,
    begin_name,
    begin_replacing,
    begin_unpacking,
    begin_whole,
    noted_loop,
)
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.grammar import dotted_name, is_plain_attribute
from lightfc_sandbox.overlap import OrderOf, Overlap
from lightfc_sandbox.pending import Failure, Pending, as_failure, drive, first_failure, gather, resolved, values_of
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.scope import Names, Scope
from lightfc_sandbox.source import Source
from lightfc_sandbox.stdlib.containers import set_item
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.turns import handed_over, in_turn, values_in_turn
from lightfc_sandbox.values.copying import adopt, adopt_if_changing
from lightfc_sandbox.values.exceptions import uncatchable
from lightfc_sandbox.values.export import finish
from lightfc_sandbox.values.kinds import ATOMS, Attributes, Builtin, HostFunction, HostType

Marked = TypeVar("Marked", bound=Callable[..., Any])
"""What is noted as waiting: a closure, or what assigns to a target."""


def _may_defer(text: str) -> bool:
    """Whether a text may hold an iterator whose items are calls; asked of every text, so of its characters only."""
    # `ter` is what `filter` and `iter` have in common.
    return "for" in text or "map" in text or "ter" in text or "while" in text or "accumulate" in text


_LONG = 100
"""Numbers in a path from which on its memory is charged: deep in functions that call themselves, paths grow long."""


Start = Callable[[list[Any], list[Any]], Any]
"""What makes a call, in a frame, of the values of its parts."""

_RANKS = ("free", "effect", "turn", "alone")
"""The orders of calls, those that wait for more behind."""

_WAITING = frozenset({"turn", "alone"})
"""Orders in which a call may have to wait for others, though its arguments are there."""


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
        self.suspending: set[Callable[..., Any]] = set()
        self.generators: dict[Closure, Comprehension] = {}
        self.lone: set[Callable[..., Any]] = set()
        self.turns: set[Callable[..., Any]] = set()
        self.order = 0
        self.order_of: OrderOf | None = None
        # What one text of a session keeps, another would have to wait for.
        self.may_defer = scope is None and _may_defer(source.words)
        if self.programs:
            self.stores: dict[Closure, tuple[Closure, int]] = {}
        handed: Set[ast.AST] = frozenset()
        if names.acting or names.turning:
            handed = handed_over(source.nodes, names.acting, names.turning, dotted_name)
        if self.programs or handed or names.changing or "random" in source.words:
            self.effectful, self.functions_act = effectful_nodes(source.nodes, known, handed, names.changing)

    def _find_deferred(self) -> None:
        self.may_defer = False
        found = Deferring(self.source, self._is_host, self._is_effect, self._takes_turn)
        if found.needed:
            self.defers = self.holds_functions = True
            self.touching, self.leaving = found.touching, found.loops

    def _named(self, node: ast.AST) -> Any:
        if type(node) is ast.Name:
            return self.names.constant(node.id)
        dotted = dotted_name(node) if type(node) is ast.Attribute else None
        return None if dotted is None else self.names.dotted(dotted)

    def _is_host(self, node: ast.AST) -> bool:
        method = type(node) is ast.Attribute and node.attr in self.names.methods
        return method or type(self._named(node)) is HostFunction

    def _is_effect(self, node: ast.AST) -> bool:
        if type(node) is ast.Attribute and node.attr in self.names.ordered:
            return True
        target = self._named(node)
        return type(target) is HostFunction and (self.order_of is None or self.order_of(target.target) != "free")

    def _takes_turn(self, node: ast.AST) -> bool:
        if type(node) is ast.Attribute and node.attr in self.names.turning:
            return True
        target = self._named(node) if self.names.acting else None
        return type(target) is HostFunction and target.order == "turn"

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
            return begin_whole(self._slot(BEGUN), name, closure)
        if isinstance(node, ast.For) and not self.waits(closure):
            return noted_loop(self._slot(BEGUN), self._target_slots(node.target), closure)
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

    def waits(self, *closures: Callable[..., Any]) -> bool:
        """See `Compiler.waits`."""
        return not self.suspending.isdisjoint(closures)

    def _marked(self, closure: Marked) -> Marked:
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
        if self.keeps_order(node):
            closure = self._ordered(node, op, parts)
        elif self.turns and not self.turns.isdisjoint(parts):
            closure = _acting(node, op, parts, self._acts(parts))
            self.turns.add(closure)
        else:
            closure = _strict(node, op, parts)
        self._marked(closure)
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

        return self._stepping(node, steps, *parts)

    def _acts(self, parts: Sequence[Closure]) -> list[bool]:
        """Of each part, whether it makes calls that take turns."""
        return [part in self.turns for part in parts]

    def _stepping(
        self, node: ast.AST, steps: Callable[[list[Any]], Generator[Pending, Any, Any]], *parts: Callable[..., Any]
    ) -> Closure:
        """The closure of a node whose parts are evaluated in steps, some of them after something was waited for."""
        if self.turns.isdisjoint(parts):
            return lambda f, _n=node: drive(steps(f))  # type: ignore[misc]

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            return drive(in_turn(f[0], steps(f)))

        self.turns.add(evaluate)
        return evaluate

    def _one_by_one(
        self, node: ast.AST, parts: Sequence[Closure]
    ) -> Callable[[list[Any]], Generator[Pending, Any, list[Any]]]:
        """The values of parts in Python's order; where that is for a call that must be alone, the others overlap."""
        if self.keeps_order(node) or self.lone.isdisjoint(parts):
            alone = [True] * len(parts)
        else:
            # Those that take turns are not begun before their turn either.
            alone = [part in self.lone or part in self.turns for part in parts]

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

    def _alone(self, closure: Marked) -> Marked:
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
                closure = begin_each(node, slot, slots, written)
            else:
                closure = begin_unpacking(node, slot, slots, op, parts[1], waits=waits)
        elif isinstance(node, ast.Expr) and node.value in (self.overlap.collects if self.overlap else ()):
            closure = begin_after(node, slot, op, parts[0])
        else:
            closure = begin_act(node, slot, name, op, parts, waits=waits)
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
        if kind is HostFunction:
            self.calls_host = True
            return self._call_function(node, target, positional, parts)
        if kind is Builtin:
            return self._call_builtin(node, target, positional, parts)
        if kind is HostType:
            self.calls_host = self.constructs = True
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

    def _call_function(
        self, node: ast.Call, target: HostFunction, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        closure = self._call_out(node, target, positional, parts)
        return self.strict(node, adopt, [closure]) if self.changes else closure

    def _call_out(
        self, node: ast.Call, target: HostFunction, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        site = self.site(node, target.target)
        closures = positional if parts is None else parts.closures
        waits = target.order in _WAITING or self.keeps_order(node) or not self.suspending.isdisjoint(closures)
        if not waits and (parts is None or not parts.spread):
            keywords: Any = None if parts is None else parts.keywords
            return self._marked(_ready_call(node, site, positional, keywords))
        start = partial(_start, site, parts or Arguments(positional))
        call = self._call_in_order(node, site, closures, start, target.order)
        if target.order == "turn" and parts is None and not self.keeps_order(node) and not self.waits(*closures):
            return self._unless_waiting(node, _ready_call(node, site, positional, []), call)
        return call

    def _unless_waiting(self, node: ast.AST, ready: Closure, call: Closure) -> Closure:
        """A call that takes its turn: `ready` where nothing stands before it."""

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            return ready(f) if f[0].turn is None else call(f)

        self.turns.add(evaluate)
        return self._marked(evaluate)

    def _call_in_order(
        self, node: ast.Call, site: CallSite, closures: Sequence[Closure], start: Start, order: str
    ) -> Closure:
        """A call that `start` makes of the values of its parts, once it is its turn."""
        alone, acts = order == "alone", order == "turn"
        if alone or self.keeps_order(node) or not self.lone.isdisjoint(closures):
            steps = _in_order_call(site, self._one_by_one(node, closures), start, acts=acts)
            call = self._marked(self._stepping(node, steps, *closures))
            if acts:
                self.turns.add(call)
            return self._alone(call) if alone or not self.lone.isdisjoint(closures) else call
        if not acts and self.turns.isdisjoint(closures):
            return self._marked(_call_of_siblings(node, site, closures, start))
        call = _acting_call(node, site, closures, start, self._acts(closures), takes_turn=acts)
        self.turns.add(call)
        return self._marked(call)

    def call_method_out(self, node: ast.Call, name: str, read: Strict, parts: Arguments) -> Closure:
        """See `Compiler.call_method_out`."""
        methods = self.names.methods[name]
        # Classes that inherit a method have it in common.
        known = len({id(each.target) for each in methods}) == 1 and not is_plain_attribute(name)
        site = self.site(node, methods[0].target if known else None)
        site.method = True
        in_order = self.in_order or self.functions_act

        def start(f: list[Any], values: list[Any], _n: ast.AST = node) -> Any:
            run, path = f[0], (*f[2], site.order)
            args, kwargs = parts.split(run, values)
            method = host_method(run, args[0], name)
            if method is not None:
                return hand_over(run, site, path, method.target, args, kwargs)
            run.place = Place(site, path)
            return call_function(run, node, read(run, args[0]), args[1:], kwargs, in_order)

        # The object is known when the text runs, so the call waits as long as that of any type would.
        closure = self._call_in_order(
            node, site, parts.closures, start, max((each.order for each in methods), key=_RANKS.index)
        )
        return self.strict(node, adopt_if_changing, [closure])

    def binary(self, node: ast.BinOp | ast.Compare, op: Strict, a: Closure, b: Closure) -> Closure:
        """See `Compiler.binary`."""
        parts = self.generators.get(b)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            if parts is not None:
                return self._carried(self._stepping(node, contains_element(node, op, a, parts), a, b), a, b)
            if self.defers:
                op = looking_in(op)
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
                signal = yield signal
            return signal.value if type(signal) is Returned else f[0].value

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
        if self.overlap is not None and self.early:
            waits = self.waits(value)
            return self._early(begin_name(node, self._slot(BEGUN), slot, value, waits=waits), waits=waits)
        if value not in self.suspending:
            return super().assign_name(node, slot, value)

        def evaluate(f: list[Any], _n: ast.AST = node, slot: int = slot, value: Closure = value) -> Any:
            result = value(f)
            if type(result) is Pending:
                return _held(f, slot, result)
            f[slot] = result
            return None

        self.stores[evaluate] = value, slot
        return self._carried(evaluate, value)

    def assign(self, node: ast.AST, targets: Sequence[Assign], value: Closure) -> Closure:
        """See `Compiler.assign`."""
        if not self.waits(*targets):
            return super().assign(node, targets, value)

        def repeated(run: Run, items: list[Any], result: Any) -> None:
            items.extend([result] * len(targets))

        in_turn = self.assign_in_turn(repeated, targets)
        closure = self.strict(node, in_turn, [frame_of, value])
        return self._carried(closure, value, *targets)

    def assign_item(self, node: ast.AST, owner: Closure, index: Closure) -> Assign:
        """See `Compiler.assign_item`."""
        if not self.waits(owner, index):
            return super().assign_item(node, owner, index)
        place = self.strict(node, lambda run, owner, index: (owner, index), [owner, index])

        def put(run: Run, found: tuple[Any, Any], value: Any, _n: ast.AST = node) -> None:
            set_item(run, found[0], found[1], value)

        def assign(run: Run, frame: list[Any], value: Any, _n: ast.AST = node) -> Any:
            found = place(frame)
            if type(found) is Pending:
                return gather([found], lambda: put(run, found.value, value))
            put(run, found, value)
            return None

        return self._carried(assign, place)

    def assign_in_turn(self, unpack: Assign, targets: Sequence[Assign]) -> Assign:
        """See `Compiler.assign_in_turn`."""

        def steps(run: Run, frame: list[Any], value: Any) -> Generator[Pending, Any, None]:
            items: list[Any] = []
            unpack(run, items, value)
            for assign, item in zip(targets, items, strict=True):
                waiting = assign(run, frame, item)
                if type(waiting) is Pending:
                    yield waiting

        return self._carried(lambda run, frame, value: drive(steps(run, frame, value)), *targets)

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

            closure = begin_act(node, begun, collects[node], add, [value], waits=waits, framed=True)
        else:
            closure = begin_replacing(node, begun, slot, op, load, value)
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
        if not self.waits(iterable, body, orelse, assign):
            return super().for_loop(node, iterable, slot, assign, body, orelse)
        begun, slots = None, []
        if self.overlap is not None and isinstance(node, ast.For):
            begun, slots = self._slot(BEGUN), self._target_slots(node.target)

        def take(f: list[Any], item: Any) -> Any:
            if slot is not None:
                f[slot] = item
                return True
            waiting = assign(f[0], f, item)
            return gather([waiting], lambda: True) if type(waiting) is Pending else True

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
            source = repeat(None) if iterable is None else (yield from source_of(run, iterable(f), force=not leaves))
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

        return self._marked(lambda f, _n=node: drive(steps(f)))

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

        return self._marked(lambda f, _n=node: drive(steps(f)))

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

        return self._marked(lambda f, _n=node: drive(steps(f)))

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
        if self.changes or target.order == "alone" or target.order == "turn":
            return self._call_function(node, target, [_constant(value) for value in values], None)
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
                return self._marked(self._stepping(node, short_circuit(node, target, generator, rest), positional[0]))
        # One that calls back with two arguments only is `iter`.
        calls_back = target.callback or (target.steps is not None and len(positional) > 1)
        if not self.defers and (not calls_back or not self.holds_functions):
            closure = self._call_making(node, target, positional, parts)
            if target.name == "iter" and len(positional) == 1 and positional[0] in self.generators:
                self.generators[closure] = self.generators[positional[0]]  # for `next(iter(…))`
            return closure
        return self._call_reaching_out(node, lambda f, _n=node: target, positional, parts)  # type: ignore[misc]

    def _call_any(self, node: ast.AST, callee: Closure, positional: list[Closure], parts: Arguments | None) -> Closure:
        """A call of what the text computes, which may reach the host; a method of a value does not, except `sort`."""
        method = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr != "sort"
        if not self.defers and (not self.holds_functions or method):
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
            return call_function(run, node, fn, args, kwargs, in_order)

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

        return self._carried(self._stepping(node, steps, test, body, orelse), test, body, orelse)

    def _carried(self, closure: Marked, *parts: Callable[..., Any]) -> Marked:
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

        return self._carried(self._stepping(node, steps, *parts), *parts)

    def comparison(self, node: ast.AST, first: Closure, rest: Sequence[tuple[Strict, Closure]]) -> Closure:
        """See `Compiler.comparison`."""
        if not self.waits(first, *(part for _, part in rest)):
            return super().comparison(node, first, rest)
        parts = [first, *(part for _, part in rest)]
        ordered = self.keeps_order(node) or not self.lone.isdisjoint(parts) or not self.turns.isdisjoint(parts)

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

        return self._carried(self._stepping(node, steps, *parts), *parts)

    def store(self, node: ast.AST, hops: int, slot: int, value: Closure) -> Closure:
        """See `Compiler.store`."""
        if not self.waits(value):
            return super().store(node, hops, slot, value)

        # What stands in the value may assign the same variable, and does so before.
        def steps(f: list[Any], _n: ast.AST = node) -> Generator[Pending, Any, Any]:
            result = value(f)
            if type(result) is Pending:
                result = yield result
            frame = f
            for _ in range(hops):
                frame = frame[1]
            frame[slot] = result
            return result

        return self._carried(self._stepping(node, steps, value), value)

    def comprehension(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure, kind: str) -> Closure:
        """See `Compiler.comprehension`."""
        orders = [self.numbered() for _ in loops]
        conditions = [condition for loop in loops for condition in loop.conditions]
        targets = [loop.assign for loop in loops]
        inside: list[Callable[..., Any]] = [element, *conditions, *(loop.iterable for loop in loops), *targets]
        if not self.waits(*inside):
            return super().comprehension(node, loops, scope, element, kind)
        shared = (
            self.keeps_order(node)
            or self.waits(*targets)
            or node in self.source.around_lambdas
            or not self.lone.isdisjoint(inside)
        )
        acts = not self.turns.isdisjoint(inside)
        parts = Comprehension(loops, scope, element, orders, kind, shared, acts)
        closure = self._carried(lambda f, _n=node: parts.evaluate(f), *inside)
        if acts:
            self.turns.add(closure)
        if kind == "generator":
            self.generators[closure] = parts
        return closure


def _held(f: list[Any], slot: int, result: Pending) -> Any:
    """Let a variable hold a value once it is there."""
    return gather([result], lambda: f.__setitem__(slot, result.value))


def _strict(node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        values, blocked = values_of(f, parts)
        if not blocked:
            return op(f[0], *values)

        def compute(_n: ast.AST = node) -> Any:
            return op(f[0], *map(resolved, values))

        return gather(values, compute)

    return evaluate


def _ready_call(
    node: ast.Call, site: CallSite, positional: list[Closure], keywords: list[tuple[str, Closure]]
) -> Closure:
    """A call whose arguments wait for nothing: the common case, kept short."""
    if len(positional) == 1 and not keywords:
        return _ready_call_of_one(node, site, positional[0])
    place = (site.order,)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        kwargs: dict[str, Any] = {}
        try:
            args = [closure(f) for closure in positional]
            if keywords:
                kwargs = {name: closure(f) for name, closure in keywords}
            run.before_host()
            args = [each if type(each) in ATOMS else finish(run, each) for each in args]
            kwargs = kwargs and {name: finish(run, each) for name, each in kwargs.items()}
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, f[2] + place, site.target, as_failure(error))
        return run.hook.call(site, f[2] + place, site.target, args, kwargs)

    return evaluate


def _ready_call_of_one(node: ast.Call, site: CallSite, only: Closure) -> Closure:
    """The same with one argument: the commonest of all, without a list and a dict that are looked through."""

    # Defaults and not cells, which would take twice as long to make: a text has such a closure for each of its calls.
    def evaluate(
        f: list[Any],
        _n: ast.AST = node,
        site: CallSite = site,
        place: tuple[int] = (site.order,),
        only: Closure = only,
    ) -> Any:
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        try:
            value = only(f)
            run.before_host()
            if type(value) not in ATOMS:
                value = finish(run, value)
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return run.hook.skip(site, f[2] + place, site.target, as_failure(error))
        return run.hook.call(site, f[2] + place, site.target, [value], {})

    return evaluate


def _call_of_siblings(node: ast.Call, site: CallSite, closures: Sequence[Closure], start: Start) -> Closure:
    """A call with arguments that may wait, and do so at the same time."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        values, blocked = values_of(f, closures)
        return _start_later(f, site, values, start) if blocked else start(f, values)

    return evaluate


def _start(site: CallSite, parts: Arguments, f: list[Any], values: list[Any]) -> Any:
    """Make a call of the values of its arguments."""
    run = f[0]
    args, kwargs = parts.split(run, values)
    return hand_over(run, site, (*f[2], site.order), site.target, args, kwargs)


def _target(run: Run, site: CallSite, values: Sequence[Any]) -> Any:
    """What a call would have called of whose arguments one has failed; None where nobody knows."""
    owner = values[0] if site.method else None
    if site.target is not None or type(owner) is Pending or type(site.node) is not ast.Call:
        return site.target
    method = host_method(run, owner, site.node.func.attr) if type(site.node.func) is ast.Attribute else None
    return None if method is None else method.target


def _acting(node: ast.AST, op: Strict, parts: Sequence[Closure], acting: Sequence[bool]) -> Closure:
    """As `_strict`, where some of the parts make calls that take turns."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        values, blocked = values_in_turn(f, parts, acting)
        if not blocked:
            return op(f[0], *values)

        def compute(_n: ast.AST = node) -> Any:
            return op(f[0], *map(resolved, values))

        return gather(values, compute)

    return evaluate


def _acting_call(
    node: ast.Call,
    site: CallSite,
    closures: Sequence[Closure],
    start: Start,
    acting: Sequence[bool],
    *,
    takes_turn: bool,
) -> Closure:
    """As `_call_of_siblings`, where the call itself takes its turn, or those in its arguments do."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        turn = f[0].turn if takes_turn else None
        values, blocked = values_in_turn(f, closures, acting)
        if blocked or turn is not None:
            return _start_later(f, site, values, start, turn)
        return start(f, values)

    return evaluate


def _start_later(
    f: list[Any],
    site: CallSite,
    values: list[Any],
    start: Callable[[list[Any], list[Any]], Any],
    turn: Pending | None = None,
) -> Any:
    """Start a call when the last of its arguments is there, and its turn; note it as skipped if one has failed."""
    waits = [value for value in (turn, *values) if type(value) is Pending and not value.settled]
    result = Pending()
    left = len(waits) + 1

    def settled(_n: ast.AST = site.node) -> None:
        nonlocal left
        left -= 1
        if left:
            return
        cause = first_failure((turn, *values))
        try:
            if cause is not None:
                result.settle(f[0].hook.skip(site, (*f[2], site.order), _target(f[0], site, values), cause))
            else:
                result.settle(start(f, [resolved(value) for value in values]))
        except RAISED as error:
            result.fail(as_failure(error))

    for each in waits:
        each.then(settled)
    settled()
    return result


def _in_order_call(
    site: CallSite,
    arguments: Callable[[list[Any]], Generator[Pending, Any, list[Any]]],
    start: Callable[[list[Any], list[Any]], Any],
    *,
    acts: bool,
) -> Callable[[list[Any]], Generator[Pending, Any, Any]]:
    def steps(f: list[Any], _n: ast.AST = site.node) -> Generator[Pending, Any, Any]:
        turn = f[0].turn if acts else None
        try:
            if turn is not None:
                yield turn
            values = yield from arguments(f)
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            return f[0].hook.skip(site, (*f[2], site.order), site.target, as_failure(error))
        return start(f, values)

    return steps
