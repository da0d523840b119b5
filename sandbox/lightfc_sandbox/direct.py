"""The driver that evaluates as Python does: one closure after the other, exceptions passing through.

The common shapes have closures of their own, because a closure that unpacks a list of one or two children costs more
than the addition it is there for: those of operators, subscripts and methods stand in `shapes.py`, those of statements
and loops in `fused.py`.
"""

from __future__ import annotations

import ast
import operator
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import (
    BREAK,
    CONTINUE,
    Arguments,
    Assign,
    Closure,
    Compiler,
    Except,
    Loop,
    Parameters,
    Returned,
    Strict,
    frame_of,
)
from lightfc_sandbox.errors import Foreign, Stop
from lightfc_sandbox.fused import (
    CHUNK,
    ITEM_BYTES,
    Appending,
    Both,
    Called,
    Grouping,
    Holds,
    Product,
    Rows,
    When,
    add_field,
    add_product,
    add_variable,
    append_each,
    append_to,
    append_to_group,
    charge_turns,
    charging,
    for_each,
    for_each_of,
    group_each,
    holding,
    rows_where,
    rows_with,
    rows_with_both,
)
from lightfc_sandbox.pending import Pending
from lightfc_sandbox.scope import DELETED, HEADER, UNBOUND, Scope
from lightfc_sandbox.shapes import FieldTest, augment, binary, field_test
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.containers import CHANGING, set_item
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.copying import adopt, adopt_if_changing, begin_changing, begin_lightly
from lightfc_sandbox.values.exceptions import EXCEPTIONS, matches, original, uncatchable, value_of
from lightfc_sandbox.values.export import finish
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import (
    ATOMS,
    Attributes,
    BoundMethod,
    Builtin,
    HostFunction,
    HostMethod,
    HostType,
    TextFunction,
    type_name,
)
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.plain import check_key

ANY = EXCEPTIONS["BaseException"]

_FUNCTION_BYTES = 1_100
"""What a function of the text takes, with what it holds of the function around it."""


def NOTHING(f: list[Any]) -> None:  # noqa: N802 - a value that stands for one thing
    """The empty block."""


class DirectCompiler(Compiler):
    """Closures that give values."""

    def load(self, node: ast.AST, closure: Closure) -> Closure:
        """The closure that reads a variable of the text."""
        return closure

    def strict(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        """See `Compiler.strict`."""
        match parts:
            case [a, b]:
                return lambda f, _n=node: op(f[0], a(f), b(f))  # type: ignore[misc]
            case [a]:
                return lambda f, _n=node: op(f[0], a(f))  # type: ignore[misc]
            case []:
                return lambda f, _n=node: op(f[0])  # type: ignore[misc]
            case [a, b, d]:
                return lambda f, _n=node: op(f[0], a(f), b(f), d(f))  # type: ignore[misc]
        return lambda f, _n=node: op(f[0], *[part(f) for part in parts])  # type: ignore[misc]

    def waits(self, *closures: Closure) -> bool:
        """Whether a closure may give a value that is not there yet: in this driver, none does."""
        return False

    def binary(self, node: ast.BinOp | ast.Compare, op: Strict, a: Closure, b: Closure) -> Closure:
        """See `Compiler.binary`."""
        slot = self.near.get(a)
        if isinstance(node, ast.BinOp):
            closure = binary(node, type(node.op), op, a, b, slot, None, node.right)
            if slot is not None and type(node.op) is ast.Mult and type(node.right) is ast.Constant:
                self.made[closure] = Product(slot, node.right.value)
            return closure
        kind, right = type(node.ops[0]), node.comparators[0]
        field = self.fields.get(a) if type(right) is ast.Constant else None
        test = None if field is None else field_test(kind, field, right.value)  # type: ignore[attr-defined]
        closure = binary(node, kind, op, a, b, slot, test, right)
        if test is not None:
            self.made[closure] = test
        return closure

    def call(
        self, node: ast.Call, target: Any, callee: Closure | None, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        """See `Compiler.call`."""
        if callee is not None:
            return self._call_computed(node, callee, positional, parts)
        kind = type(target)
        if kind is HostFunction:
            self.awaits = self.awaits or target.is_async
            return self._call_host(node, target.target, positional, parts)
        if kind is Builtin:
            return self._call_making(node, target, positional, parts)
        if kind is HostType:
            self.constructs = True
            return self._call_host(node, target.make, positional, parts)
        name = type_name(target)
        return self.strict(node, lambda run: _not_callable(name), ())

    def _call_making(
        self, node: ast.AST, target: Builtin, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        """A call of a builtin; what the constructor of a type makes is the text's own."""
        closure = self._call_with_run(node, target.fn, positional, parts)
        makes = self.changes and (target.of_type in CHANGING or target.name == "sorted")
        return self.strict(node, Run.fresh, [closure]) if makes else closure

    def _call_with_run(
        self, node: ast.AST, fn: Callable[..., Any], positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        if parts is None:
            return self.strict(node, fn, positional)

        def apply(run: Run, *values: Any) -> Any:
            args, kwargs = parts.split(run, values)
            return fn(run, *args, **kwargs)

        return self.strict(node, apply, parts.closures)

    def call_method_out(self, node: ast.Call, name: str, read: Strict, parts: Arguments) -> Closure:
        """See `Compiler.call_method_out`."""
        self.counts = True
        self.awaits = self.awaits or any(each.is_async for each in self.names.methods[name])

        def apply(run: Run, *values: Any) -> Any:
            args, kwargs = parts.split(run, values)
            owner = args[0]
            method = host_method(run, owner, name)
            if method is not None:
                return adopt_if_changing(run, call_host(run, method.target, args, kwargs))
            return call_value(run, read(run, owner), *args[1:], **kwargs)

        return self.strict(node, apply, parts.closures)

    def _call_host(
        self, node: ast.Call, fn: Callable[..., Any], positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        """A call of a function of the host: counted, and given finished values only."""
        self.calls_host = True
        if parts is not None or self.holds_functions or self.loops or self.scope.parent is not None:
            return self._call_counted(node, fn, positional, parts)
        # Outside of loops and functions a call happens once at the most, so it is counted here and not when it runs.
        self.calls += 1
        match positional:
            case [a]:
                return _call_of_one(node, fn, a)
            case [a, b]:
                return _call_of_two(node, fn, a, b)

        def call(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            args = [part(f) for part in positional]
            return fn(*[arg if type(arg) in ATOMS else finish(run, arg) for arg in args])

        return call

    def calls_at_once(self, node: ast.Call, parts: Sequence[Closure]) -> bool:
        """See `Compiler.calls_at_once`."""
        return True

    def call_with_constants(self, node: ast.Call, target: HostFunction, values: list[Any]) -> Closure:
        """See `Compiler.call_with_constants`."""
        self.awaits = self.awaits or target.is_async
        self.calls_host = True
        fn = target.target
        if self.changes:
            return self._call_counted(node, fn, [_constant(value) for value in values], None)
        if not self.loops and self.scope.parent is None:
            self.calls += 1
            return lambda f, _n=node: fn(*values)  # type: ignore[misc]
        self.counts = True

        def call(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            run.calls_left -= 1
            if run.calls_left < 0:
                run.no_more_calls()
            return fn(*values)

        return call

    def _call_counted(
        self, node: ast.AST, fn: Callable[..., Any], positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        self.counts = True
        changes = self.changes
        if parts is not None:

            def apply(run: Run, *values: Any) -> Any:
                args, kwargs = parts.split(run, values)
                value = call_host(run, fn, args, kwargs)
                return adopt(run, value) if changes else value

            return self.strict(node, apply, parts.closures)

        if len(positional) == 1:
            return _counted_call_of_one(node, fn, *positional, changes=changes)
        if len(positional) == 2:
            return _counted_call_of_two(node, fn, *positional, changes=changes)

        def call(f: list[Any], _n: ast.AST = node) -> Any:
            args = [part(f) for part in positional]
            run = f[0]
            run.calls_left -= 1
            if run.calls_left < 0:
                run.no_more_calls()
            value = fn(*[arg if type(arg) in ATOMS else finish(run, arg) for arg in args])
            return adopt(run, value) if changes and type(value) not in ATOMS else value

        return call

    def _call_computed(
        self, node: ast.AST, callee: Closure, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        def apply(run: Run, fn: Any, *values: Any) -> Any:
            if parts is None:
                return fn.fn(run, fn.owner, *values) if type(fn) is BoundMethod else call_value(run, fn, *values)
            args, kwargs = parts.split(run, values)
            return call_value(run, fn, *args, **kwargs)

        return self.strict(node, apply, [callee, *(positional if parts is None else parts.closures)])

    def conditional(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.conditional`."""
        return lambda f, _n=node: body(f) if truth(f[0], test(f)) else orelse(f)  # type: ignore[misc]

    def boolean(self, node: ast.AST, parts: Sequence[Closure], *, stop_at: bool) -> Closure:
        """See `Compiler.boolean`."""
        *first, last = parts
        if len(first) == 1:
            only = first[0]

            def two(f: list[Any], _n: ast.AST = node) -> Any:
                value = only(f)
                if value is stop_at or (value is not True and value is not False and truth(f[0], value) is stop_at):
                    return value
                return last(f)

            if not stop_at:
                self.made[two] = Both(only, last)
            return two

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            for part in first:
                value = part(f)
                if truth(f[0], value) is stop_at:
                    return value
            return last(f)

        return evaluate

    def comparison(self, node: ast.AST, first: Closure, rest: Sequence[tuple[Strict, Closure]]) -> Closure:
        """See `Compiler.comparison`."""

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            left = first(f)
            result: Any = True
            for op, part in rest:
                right = part(f)
                result = op(f[0], left, right)
                if not truth(f[0], result):
                    break
                left = right
            return result

        return evaluate

    def store(self, node: ast.AST, hops: int, slot: int, value: Closure) -> Closure:
        """See `Compiler.store`."""

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            result = value(f)
            frame = f
            for _ in range(hops):
                frame = frame[1]
            frame[slot] = result
            return result

        return evaluate

    def comprehension(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure, kind: str) -> Closure:
        """See `Compiler.comprehension`."""
        if kind == "generator":
            return self._generator(node, loops, scope, element)
        if kind == "list" and len(loops) == 1:
            closure = self._simple_list(node, loops[0], scope, element)
        else:
            build = BUILD[kind]

            def closure(f: list[Any], _n: ast.AST = node) -> Any:
                first = iterate(loops[0].iterable(f), f[0])
                return build(f[0], comprehended(loops, first, scope.frame(f[0], f, f[2]), element))

        return self.strict(node, Run.fresh, [closure]) if self.changes else closure

    def _simple_list(self, node: ast.AST, loop: Loop, scope: Scope, element: Closure) -> Closure:
        iterable, assign = loop.iterable, loop.assign
        condition = self._all_of(node, loop.conditions)
        if loop.one_name and len(scope.slots) == 1:
            field = self.fields.get(element)
            fill = _elements(element) if field is None else _column(field[1], element)
            if condition is None:
                return _mapped(node, iterable, scope, fill)
            return _filtered(node, iterable, scope, self._rows(HEADER, condition, holding(node)), fill)

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            items = iterate(iterable(f), f[0])
            inner = scope.frame(run, f, f[2])
            made: list[Any] = []
            append = made.append
            most = left = size = 0
            try:
                for item in items:
                    if not left:
                        most = left = charge_turns(run, most)
                        size = grown(run, made, size)
                    left -= 1
                    assign(run, inner, item)
                    if condition is None or truth(run, condition(inner)):
                        append(element(inner))
            finally:
                run.fuel -= most - left
            charge_turns(run, 0)
            grown(run, made, size)
            return made

        return evaluate

    def _rows(self, slot: int, test: Closure, holds: Holds) -> Rows:
        """What gives the items for which a test holds, each put into the variable in `slot`."""
        both = self.made.get(test)
        if type(both) is Both:
            first, second = self._field_test(slot, both.first), self._field_test(slot, both.second)
            if first is not None and second is not None:
                return rows_with_both(first, second, test, holds)
        only = self._field_test(slot, test)
        return rows_where(slot, test, holds) if only is None else rows_with(only, test, holds)

    def _field_test(self, slot: int, closure: Closure) -> FieldTest | None:
        """How the closure of a test was made, if it asks something of an item of the variable in `slot`."""
        made, field = self.made.get(closure), self.fields.get(closure)
        if type(made) is FieldTest and made.slot == slot:
            return made
        return FieldTest(*field, bool, operator.is_, True) if field is not None and field[0] == slot else None

    def _all_of(self, node: ast.AST, conditions: Sequence[Closure]) -> Closure | None:
        """The one condition that several `if` of a comprehension are; None if there is none."""
        if len(conditions) > 1:
            return self.boolean(node, conditions, stop_at=False)
        return conditions[0] if conditions else None

    def _generator(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure) -> Closure:
        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            # As in Python, the first iterable is evaluated now and all the rest when an item is asked for.
            source = loops[0].iterable(f)
            items = comprehended(loops, iterate(source, f[0]), scope.frame(f[0], f, f[2]), element)
            return lazily(f[0], items, source)

        return evaluate

    def apply(self, node: ast.AST, function: Closure, argument: Closure) -> Closure:
        """See `Compiler.apply`."""
        return self._call_computed(node, function, [argument], None)

    def module(self, statements: Sequence[Closure]) -> Closure:
        """See `Compiler.module`."""
        body = self.block(statements)

        def evaluate(f: list[Any]) -> Any:
            signal = body(f)
            return signal.value if type(signal) is Returned else f[0].value

        return self.changing(evaluate)

    def changing(self, module: Closure) -> Closure:
        """A whole program, begun so that nothing that it changes is the host's; see `changes.py`."""
        if not self.changes:
            return module
        lightly = not self.calls_host

        def evaluate(f: list[Any]) -> Any:
            run = f[0]
            # Most changes are charged, and what an object has of its own is read in less time than what its class has.
            run.limits = run.limits
            if lightly and begin_lightly(run):
                try:
                    value = module(f)
                    if type(value) not in ATOMS and type(value) is not Pending:
                        # What is lazy may change a value of the host, so it is run here, where that is told.
                        run.finished = value = finish(run, value)
                    return value
                except Foreign:
                    run.restart()
                    f[HEADER - 1 :] = [(), *[UNBOUND] * (len(f) - HEADER)]
            begin_changing(run)
            return module(f)

        return evaluate

    def block(self, statements: Sequence[Closure]) -> Closure:
        """See `Compiler.block`."""
        match statements:
            case []:
                return NOTHING
            case [only]:
                return only
            case [first, second]:

                def two(f: list[Any]) -> Any:
                    signal = first(f)
                    return second(f) if signal is None else signal

                return two

        def evaluate(f: list[Any]) -> Any:
            for statement in statements:
                signal = statement(f)
                if signal is not None:
                    return signal
            return None

        return evaluate

    def expression(self, node: ast.Expr, value: Closure, *, keep: bool) -> Closure:
        """See `Compiler.expression`."""
        fused = self._fused_append(node.value, value, keep=keep)
        if fused is not None:
            return fused

        def evaluate(f: list[Any], _n: ast.AST = node) -> None:
            result = value(f)
            if keep:
                f[0].value = result

        return evaluate

    def _fused_append(self, node: ast.expr, slow: Closure, *, keep: bool) -> Closure | None:
        """The closure of a statement that appends to a list, or to one of the lists of a dict; None for all others."""
        made = self.made.get(slow)
        if type(made) is not Called or made.name != "append" or len(made.arguments) != 1:
            return None
        item = made.arguments[0]
        slot = self.near.get(made.owner)
        if slot is not None:
            appending = Appending(slot, item, slow, charging(node), keep)
            closure = append_to(node, appending)
            self.made[closure] = appending
            return closure
        group = self.made.get(made.owner)
        if type(group) is not Called or group.name != "setdefault" or len(group.arguments) != 2:
            return None
        slot, key = self.near.get(group.owner), self.fields.get(group.arguments[0])
        default = node.func.value.args[1]  # type: ignore[attr-defined]  # the call of a method of a call
        if slot is None or key is None or type(default) is not ast.List or default.elts:
            return None
        row = None if self.near.get(item) == key[0] else item
        grouping = Grouping(slot, *key, row, slow, charging(node), keep)
        closure = append_to_group(node, grouping)
        self.made[closure] = grouping
        return closure

    def give_back(self, node: ast.Return, value: Closure) -> Closure:
        """See `Compiler.give_back`."""
        return lambda f, _n=node: Returned(value(f))  # type: ignore[misc]

    def assign_name(self, node: ast.AST, slot: int, value: Closure) -> Closure:
        """See `Compiler.assign_name`."""

        def evaluate(f: list[Any], _n: ast.AST = node) -> None:
            f[slot] = value(f)

        return evaluate

    def assign(self, node: ast.AST, targets: Sequence[Assign], value: Closure) -> Closure:
        """See `Compiler.assign`."""

        def act(run: Run, f: list[Any], result: Any) -> None:
            for assign in targets:
                assign(run, f, result)

        return self.strict(node, act, [frame_of, value])

    def assign_item(self, node: ast.AST, owner: Closure, index: Closure) -> Assign:
        """See `Compiler.assign_item`."""
        return lambda run, frame, value: set_item(run, owner(frame), index(frame), value)

    def augment_name(self, node: ast.AugAssign, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
        """See `Compiler.augment_name`."""
        closure = augment(node, type(node.op), slot, op, load, value)
        if type(node.op) is not ast.Add:
            return closure
        other, field, product = self.near.get(value), self.fields.get(value), self.made.get(value)
        if other is not None:
            return add_variable(node, slot, other, closure)
        if field is not None:
            return add_field(node, slot, field, closure)
        return add_product(node, slot, product, closure) if type(product) is Product else closure

    def branch(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.branch`."""
        if orelse is NOTHING:

            def when(f: list[Any], _n: ast.AST = node) -> Any:
                value = test(f)
                if value is True or (value is not False and truth(f[0], value)):
                    return body(f)
                return None

            self.made[when] = When(test, body, holding(node))
            return when

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            value = test(f)
            if value is True or (value is not False and truth(f[0], value)):
                return body(f)
            return orelse(f)

        return evaluate

    def while_loop(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """See `Compiler.while_loop`."""

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            while True:
                turn = -1
                try:
                    for turn in range(run.fuel if run.fuel < CHUNK else CHUNK):  # noqa: B007 - charged below
                        value = test(f)
                        if value is not True and (value is False or not truth(run, value)):
                            return orelse(f)
                        signal = body(f)
                        if signal is not None and signal is not CONTINUE:
                            return None if signal is BREAK else signal
                finally:
                    run.fuel -= turn + 1
                if run.fuel <= 0:
                    run.tick()

        return evaluate

    def for_loop(
        self, node: ast.AST, iterable: Closure, slot: int | None, assign: Assign, body: Closure, orelse: Closure
    ) -> Closure:
        """See `Compiler.for_loop`."""
        if slot is not None:
            return self._for_each(node, iterable, slot, body, orelse)

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            run = f[0]
            items = iterate(iterable(f), f[0])
            most = left = 0
            try:
                for item in items:
                    if not left:
                        most = left = charge_turns(run, most)
                    left -= 1
                    assign(run, f, item)
                    signal = body(f)
                    if signal is not None and signal is not CONTINUE:
                        return None if signal is BREAK else signal
            finally:
                run.fuel -= most - left
            charge_turns(run, 0)
            return orelse(f)

        return evaluate

    def _for_each(self, node: ast.AST, iterable: Closure, slot: int, body: Closure, orelse: Closure) -> Closure:
        """A loop whose variable is one name."""
        when = self.made.get(body)
        if type(when) is not When:
            return for_each(node, iterable, slot, body, orelse)
        rows = self._rows(slot, when.test, when.holds)
        inner = self.made.get(when.body)
        if type(inner) is Appending:
            return append_each(node, iterable, rows, inner, orelse)
        if type(inner) is Grouping and inner.row == slot:
            return group_each(node, iterable, rows, inner, orelse)
        return for_each_of(node, iterable, rows, when.body, orelse)

    def attempt(
        self, node: ast.AST, body: Closure, handlers: Sequence[Except], orelse: Closure, final: Closure | None
    ) -> Closure:
        """See `Compiler.attempt`."""
        guarded = self._handled(node, body, handlers, orelse) if handlers else self.block([body, orelse])
        return guarded if final is None else self._finally(node, guarded, final)

    def _handled(self, node: ast.AST, body: Closure, handlers: Sequence[Except], orelse: Closure) -> Closure:
        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            try:
                signal = body(f)
            except Exception as error:  # noqa: BLE001 - the text says what it catches
                return handle(f, error)
            return orelse(f) if signal is None else signal

        def handle(f: list[Any], error: Exception) -> Any:
            slot, caught, block = catching(f, error, handlers)
            enter_handler(f, slot, caught, error)
            try:
                return block(f)
            finally:
                leave_handler(f, slot, caught)

        return evaluate

    def _finally(self, node: ast.AST, guarded: Closure, final: Closure) -> Closure:
        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            # Only what the text can catch makes its `finally` run: a limit that was reached ends it there and then.
            try:
                signal = guarded(f)
            except Exception as error:
                if uncatchable(error):
                    raise
                # A bare `raise` in the block raises it again.
                f[0].handling.append(error)
                try:
                    signal = final(f)
                finally:
                    f[0].handling.pop()
                if signal is not None:
                    return signal
                raise
            last = final(f)
            return signal if last is None else last

        return evaluate

    def returned(self, signal: Any) -> Any:
        """The value of a call, of the signal that the function's block gave."""
        return signal.value if type(signal) is Returned else None

    def function(self, node: ast.AST, name: str, scope: Scope, parameters: Parameters, body: Closure) -> Closure:
        """See `Compiler.function`."""
        signals, finished, waits = not isinstance(node, ast.Lambda), self.returned, self.waits(body)
        unbound = scope.frame(None, None, None)[HEADER + len(parameters.names) :]

        count, names = len(parameters.defaults), list(parameters.keyword_defaults)
        slot, key = self.fields.get(body, (None, None))
        field = (
            key if slot == HEADER and not signals and len(parameters.names) == 1 == len(parameters.positional) else None
        )

        def make(run: Run, f: list[Any], *values: Any) -> TextFunction:
            run.charge_bytes(_FUNCTION_BYTES)
            defaults, keyword_defaults = values[:count], dict(zip(names, values[count:], strict=True))

            def call(run: Run, args: Sequence[Any], kwargs: dict[str, Any], _f: str = name) -> Any:
                bound = parameters.bind(args, kwargs, defaults, keyword_defaults)
                enter(run)
                try:
                    value = body([run, f, run.place() if waits else (), *bound, *unbound])
                finally:
                    run.depth -= 1
                return finished(value) if signals else value

            return TextFunction(name, call, waits, field)

        values = [*parameters.defaults, *parameters.keyword_defaults.values()]
        return self.strict(node, make, [lambda f: f, *values])


def grown(run: Run, made: list[Any], before: int) -> int:
    """Charge what a list has got since it had `before` items; gives how many it has."""
    size = len(made)
    run.room -= ITEM_BYTES * (size - before)
    if size > run.most_items or run.room < 0:
        run.charge_items(size, 0)
        run.no_more_room()
    return size


def _mapped(
    node: ast.AST, iterable: Closure, scope: Scope, fill: Callable[[list[Any], Iterator[Any], list[Any]], None]
) -> Closure:
    """`[element for name in iterable]`, the commonest comprehension; `fill(made, items, frame)` adds the elements."""
    blank = [UNBOUND] * len(scope.slots)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iter(iterate(iterable(f), f[0]))
        inner = [run, f, f[2], *blank]
        made: list[Any] = []
        size = most = 0
        while size == most:
            most += charge_turns(run, 0)
            try:
                fill(made, islice(items, most - size), inner)
            finally:
                run.fuel -= len(made) - size
            size = grown(run, made, size)
            if run.fuel <= 0:
                run.tick()
        return made

    return evaluate


def _filtered(
    node: ast.AST,
    iterable: Closure,
    scope: Scope,
    rows: Rows,
    fill: Callable[[list[Any], Iterator[Any], list[Any]], None],
) -> Closure:
    """`[element for name in iterable if test]`; `rows` gives the items that pass the test."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iterate(iterable(f), f[0])
        inner = scope.frame(run, f, f[2])
        passing = rows(inner, items)
        made: list[Any] = []
        size, before = 0, -CHUNK
        try:
            while size == before + CHUNK:
                before = size
                fill(made, islice(passing, CHUNK), inner)
                size = grown(run, made, size)
        finally:
            passing.close()
        return made

    return evaluate


def _elements(element: Closure) -> Callable[[list[Any], Iterator[Any], list[Any]], None]:
    def fill(made: list[Any], items: Iterator[Any], inner: list[Any]) -> None:
        append = made.append
        for inner[HEADER] in items:
            append(element(inner))

    return fill


def _column(key: str, element: Closure) -> Callable[[list[Any], Iterator[Any], list[Any]], None]:
    """The elements `row[key]`; `element` reads the item where a row is no dict that has it."""

    def fill(made: list[Any], items: Iterator[Any], inner: list[Any]) -> None:
        append = made.append
        for row in items:
            if type(row) is dict and key in row:
                append(row[key])
            else:
                inner[HEADER] = row
                append(element(inner))

    return fill


def catching(f: list[Any], error: Exception, handlers: Sequence[Except]) -> tuple[int | None, int, Closure]:
    """The first `except` that catches an exception: the slots of its name and of what it caught, and its block.

    Raises:
        Exception: `error` itself, where none does.
    """
    if not uncatchable(error):
        for kinds, slot, caught, block in handlers:
            wanted = ANY if kinds is None else kinds(f)
            if type(wanted) is tuple:
                f[0].charge_steps(len(wanted))
            if matches(error, wanted):
                return slot, caught, block
    raise error


def enter_handler(f: list[Any], slot: int | None, caught: int, error: Exception) -> None:
    """Begin an `except` block: a bare `raise` raises `error` again, and the block's name stands for it."""
    f[0].handling.append(error)
    f[caught] = error
    if slot is not None:
        caught_error = original(error)
        # A text may keep it. CPython's own messages show what they were made from, however long.
        # Of the base class: an exception of the host may have an `args` of its own.
        long = sum(len(each) for each in _args_of(caught_error) if type(each) is str)
        f[0].charge_bytes(_CAUGHT_BYTES + 4 * long)
        f[slot] = value_of(f[0], caught_error)


_args_of: Callable[[BaseException], tuple[Any, ...]] = vars(BaseException)["args"].__get__

_CAUGHT_BYTES = 480
"""What an exception takes that a text has caught by name."""


def leave_handler(f: list[Any], slot: int | None, caught: int) -> None:
    """End an `except` block; as in Python, its name means nothing after it."""
    run, error = f[0], f[caught]
    handling = run.handling
    # Calls that overlap need not end in the order in which they began.
    for position in range(len(handling) - 1, -1, -1):
        if handling[position] is error:
            del handling[position]
            break
    f[caught] = UNBOUND
    if slot is not None:
        f[slot] = DELETED
    # A text may keep what it has caught, but the frames that it went through are not its own.
    run.left.append(error)
    if len(run.left) > _LEFT_KEPT:
        last = run.left.popleft()
        for each in (last, original(last)):
            if not _is_of_host(each):
                each.__traceback__ = each.__context__ = None


_OWN_CODE = sys.stdlib_module_names | {"lightfc_sandbox", "numpy"}


def _is_of_host(error: BaseException) -> bool:
    """Whether an exception has been through code of the host, whose traceback it may want to see."""
    trace = error.__traceback__
    while trace is not None:
        if str(trace.tb_frame.f_globals.get("__name__")).partition(".")[0] not in _OWN_CODE:
            return True
        trace = trace.tb_next
    return False


_LEFT_KEPT = 32
"""Exceptions whose `except` blocks have been left, but which may still be on their way to the next."""


def _constant(value: Any) -> Closure:
    return lambda f: value


def enter(run: Run) -> None:
    """Charge the call of a function of the text."""
    run.charge_steps(1)
    run.depth += 1
    if run.depth > run.limits.recursion:
        raise Stop("recursion", run.limits.recursion, "one call deeper")


def call_host(run: Run, fn: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host: counted, and with finished values only."""
    run.before_host()
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()
    return fn(*[finish(run, arg) for arg in args], **{name: finish(run, value) for name, value in kwargs.items()})


def _call_of_one(node: ast.AST, fn: Callable[..., Any], a: Closure) -> Closure:
    def call(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        return fn(x if type(x) in ATOMS else finish(f[0], x))

    return call


def _call_of_two(node: ast.AST, fn: Callable[..., Any], a: Closure, b: Closure) -> Closure:
    def call(f: list[Any], _n: ast.AST = node) -> Any:
        x, y = a(f), b(f)
        return fn(x if type(x) in ATOMS else finish(f[0], x), y if type(y) in ATOMS else finish(f[0], y))

    return call


def _counted_call_of_one(node: ast.AST, fn: Callable[..., Any], a: Closure, *, changes: bool) -> Closure:
    def call(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        value = fn(x if type(x) in ATOMS else finish(run, x))
        return adopt(run, value) if changes and type(value) not in ATOMS else value

    return call


def _counted_call_of_two(node: ast.AST, fn: Callable[..., Any], a: Closure, b: Closure, *, changes: bool) -> Closure:
    def call(f: list[Any], _n: ast.AST = node) -> Any:
        x, y = a(f), b(f)
        run = f[0]
        run.calls_left -= 1
        if run.calls_left < 0:
            run.no_more_calls()
        value = fn(x if type(x) in ATOMS else finish(run, x), y if type(y) in ATOMS else finish(run, y))
        return adopt(run, value) if changes and type(value) not in ATOMS else value

    return call


def host_method(run: Run, owner: Any, name: str) -> HostMethod | None:
    """The method of an object of the host whose calls leave the text, if it has one of that name."""
    entry = run.host_attributes.get(type(owner), _NO_ATTRIBUTES).get(name)
    return entry if type(entry) is HostMethod else None


_NO_ATTRIBUTES: Attributes = {}


def direct_out(run: Run, fn: HostFunction | HostType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host from a builtin such as `map`, or one that the text computed."""
    return adopt_if_changing(run, call_host(run, fn.make if isinstance(fn, HostType) else fn.target, args, kwargs))


def _not_callable(kind: str) -> Any:
    raise TypeError(f"{kind!r} object is not callable")


def comprehended(loops: Sequence[Loop], first: Any, frame: list[Any], element: Closure) -> Iterator[Any]:
    """The elements of a comprehension, its first iterable already evaluated."""
    run = frame[0]
    loop, inner = loops[0], loops[1:]
    for item in first:
        run.fuel -= 1
        if run.fuel <= 0:
            run.tick()
        loop.assign(run, frame, item)
        for condition in loop.conditions:
            if not truth(run, condition(frame)):
                break
        else:
            if inner:
                yield from comprehended(inner, iterate(inner[0].iterable(frame), frame[0]), frame, element)
            else:
                yield element(frame)


def build_list(run: Run, items: Any) -> list[Any]:
    """A list of items that have been charged one step each."""
    made: list[Any] = []
    size, before = 0, -CHUNK
    while size == before + CHUNK:
        before = size
        made.extend(islice(items, CHUNK))
        size = grown(run, made, size)
    return made


def build_set(run: Run, items: Any) -> set[Any]:
    """A set of items that have been charged one step each."""
    made: set[Any] = set()
    for item in items:
        run.charge_bytes(96)
        made.add(check_key(run, item))
    return made


def build_dict(run: Run, items: Any) -> dict[Any, Any]:
    """A dict of pairs that have been charged one step each."""
    made: dict[Any, Any] = {}
    for key, value in items:
        run.charge_bytes(132)
        made[check_key(run, key)] = value
    return made


BUILD: dict[str, Callable[[Run, Any], Any]] = {"list": build_list, "set": build_set, "dict": build_dict}
"""What makes the value of a comprehension of each kind from its elements."""
