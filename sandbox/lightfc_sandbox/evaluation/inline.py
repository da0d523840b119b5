"""Closures of their own for the commonest operands of operators, subscripts and method calls, by their types.

A closure that asks another for a variable or a constant, and a function of the run for a sum, takes several times as
long as the addition it is there for. Here the variable is read from its slot, the constant is at hand, and two
integers or two floats are added on the spot. Whatever is not of the expected type goes the way of all others (`op`),
which charges and refuses; so a shape never widens what an operator may do.
"""

import ast
import operator
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Foreign
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.comparison import LONG_TEXT
from lightfc_sandbox.stdlib.containers import CHANGING, refuse_item
from lightfc_sandbox.values.kinds import Method
from lightfc_sandbox.values.tables import ATTRIBUTES

Closure = Callable[[list[Any]], Any]
Operator = Callable[..., Any]
Shape = Callable[[ast.AST, Operator, Closure, Closure, int | None, int | None, Any], Closure]

_BIG = 1 << 63
_LEAST = -_BIG
"""Integers between these two need no charge. A result does if it is computed from a longer one (`charged`)."""

NO_CONSTANT: Any = object()
_NUMBERS = frozenset({int, float})
_COMPARED = frozenset({int, float, str})


_PLAIN: dict[type[ast.AST], tuple[Operator, frozenset[type]]] = {
    ast.Div: (operator.truediv, _NUMBERS), ast.Mod: (operator.mod, _NUMBERS),
    ast.FloorDiv: (operator.floordiv, _NUMBERS), ast.Lt: (operator.lt, _COMPARED), ast.LtE: (operator.le, _COMPARED),
    ast.Gt: (operator.gt, _COMPARED), ast.GtE: (operator.ge, _COMPARED), ast.Eq: (operator.eq, _COMPARED),
    ast.NotEq: (operator.ne, _COMPARED),
}  # fmt: skip
"""Operators that are charged for no two operands of one of the types beside them, unless they make a long integer."""


def binary(
    node: ast.AST, kind: type, op: Operator, a: Closure, b: Closure, slot: int | None, other: int | None, constant: Any
) -> Closure:
    """`a op b`.

    Args:
        node: The node.
        kind: The type of the operator.
        op: The operator for all operands.
        a: The left operand.
        b: The right operand.
        slot: The slot of the variable that `a` reads, if it does.
        other: The same of `b`.
        constant: The value of `b` if it is written out, else `NO_CONSTANT`.
    """
    shape = _GROWING.get(kind)
    if shape is not None:
        return shape(node, op, a, b, slot, other, constant if type(constant) in _NUMBERS else NO_CONSTANT)
    if kind not in _PLAIN:
        return lambda f, _n=node: op(f[0], a(f), b(f))  # type: ignore[misc]
    plain, kinds = _PLAIN[kind]
    small = isinstance(constant, int | float) and abs(constant) < _BIG
    if kind is ast.FloorDiv or (kind is ast.Mod and not small):
        return _quotient(node, op, plain, a, b)
    if type(constant) in kinds:
        return _with_constant(node, op, plain, a, slot, constant)
    if slot is not None and other is not None:
        return _of_two(node, op, plain, kinds, a, b, slot, other)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        y = b(f)
        t = type(x)
        if t is type(y) and t in kinds and (t is not str or len(x) <= LONG_TEXT):
            return plain(x, y)
        return op(f[0], x, y)

    return evaluate


def _of_two(
    node: ast.AST,
    op: Operator,
    plain: Operator,
    kinds: frozenset[type],
    a: Closure,
    b: Closure,
    slot: int,
    other: int,
) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]
        y = f[other]
        t = type(x)
        if t is type(y) and t in kinds and (t is not str or len(x) <= LONG_TEXT):
            return plain(x, y)
        return op(f[0], a(f), b(f))

    return evaluate


def _quotient(node: ast.AST, op: Operator, plain: Operator, a: Closure, b: Closure) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        y = b(f)
        t = type(x)
        if t is type(y) and (t is int or t is float):
            made = plain(x, y)
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                return made
        return op(f[0], x, y)

    return evaluate


def _with_constant(node: ast.AST, op: Operator, plain: Operator, a: Closure, slot: int | None, y: Any) -> Closure:
    kind = type(y)
    if slot is None:

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            x = a(f)
            t = type(x)
            return plain(x, y) if t is kind else op(f[0], x, y)

        return evaluate

    def near(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]
        return plain(x, y) if type(x) is kind else op(f[0], a(f), y)

    return near


def _sum(  # noqa: C901 - four closures that are not deep
    node: ast.AST, op: Operator, a: Closure, b: Closure, slot: int | None, other: int | None, c: Any
) -> Closure:
    kind = type(c)

    def near(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        if type(x) is kind:
            made = x + c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], a(f), c)

    def constant(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        if type(x) is kind:
            made = x + c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], x, c)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        y = b(f)
        t = type(x)
        if t is type(y) and (t is int or t is float):
            made = x + y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                return made
        return op(f[0], x, y)

    def both(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        y = f[other]  # type: ignore[index]
        t = type(x)
        if t is type(y) and (t is int or t is float):
            made = x + y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                return made
        return op(f[0], a(f), b(f))

    if c is NO_CONSTANT:
        return evaluate if slot is None or other is None else both
    return constant if slot is None else near


def _difference(  # noqa: C901 - four closures that are not deep
    node: ast.AST, op: Operator, a: Closure, b: Closure, slot: int | None, other: int | None, c: Any
) -> Closure:
    kind = type(c)

    def near(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        if type(x) is kind:
            made = x - c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], a(f), c)

    def constant(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        if type(x) is kind:
            made = x - c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], x, c)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        y = b(f)
        t = type(x)
        if t is type(y) and (t is int or t is float):
            made = x - y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                return made
        return op(f[0], x, y)

    def both(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        y = f[other]  # type: ignore[index]
        t = type(x)
        if t is type(y) and (t is int or t is float):
            made = x - y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                return made
        return op(f[0], a(f), b(f))

    if c is NO_CONSTANT:
        return evaluate if slot is None or other is None else both
    return constant if slot is None else near


def _product(  # noqa: C901 - four closures that are not deep
    node: ast.AST, op: Operator, a: Closure, b: Closure, slot: int | None, other: int | None, c: Any
) -> Closure:
    kind = type(c)

    def near(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        if type(x) is kind and _LEAST < x < _BIG:
            made = x * c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], a(f), c)

    def constant(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        if type(x) is kind and _LEAST < x < _BIG:
            made = x * c
            if _LEAST < made < _BIG:
                return made
        return op(f[0], x, c)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        x = a(f)
        y = b(f)
        t = type(x)
        # Two long integers are charged before they are multiplied: that takes more than linear time.
        if t is type(y) and (t is int or t is float) and _LEAST < x < _BIG and _LEAST < y < _BIG:
            made = x * y
            if _LEAST < made < _BIG:
                return made
        return op(f[0], x, y)

    def both(f: list[Any], _n: ast.AST = node) -> Any:
        x = f[slot]  # type: ignore[index]
        y = f[other]  # type: ignore[index]
        t = type(x)
        if t is type(y) and (t is int or t is float) and _LEAST < x < _BIG and _LEAST < y < _BIG:
            made = x * y
            if _LEAST < made < _BIG:
                return made
        return op(f[0], a(f), b(f))

    if c is NO_CONSTANT:
        return evaluate if slot is None or other is None else both
    return constant if slot is None else near


_GROWING: dict[type, Shape] = {ast.Add: _sum, ast.Sub: _difference, ast.Mult: _product}
"""Operators whose result can be larger than their operands, so that it is looked at before it is handed on."""


def augment(node: ast.AST, kind: type, slot: int, op: Operator, load: Closure, value: Closure) -> Closure:
    """`name op= value`; the name stands in `slot`, and `load` tells what is wrong where it has no value."""
    shape = _AUGMENTED.get(kind)
    if shape is not None:
        return shape(node, slot, op, load, value)
    plain, kinds = _PLAIN.get(kind, (operator.add, frozenset()))

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x = load(f)
        y = value(f)
        t = type(x)
        if t is type(y) and t in kinds:
            made = plain(x, y)
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                f[slot] = made
                return
        f[slot] = op(f[0], x, y)

    return evaluate


def _add_to(node: ast.AST, slot: int, op: Operator, load: Closure, value: Closure) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x = f[slot]
        t = type(x)
        if t is not int and t is not float:
            x = load(f)
        y = value(f)
        if t is type(y) and (t is int or t is float):
            made = x + y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                f[slot] = made
                return
        f[slot] = op(f[0], x, y)

    return evaluate


def _subtract_from(node: ast.AST, slot: int, op: Operator, load: Closure, value: Closure) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x = f[slot]
        t = type(x)
        if t is not int and t is not float:
            x = load(f)
        y = value(f)
        if t is type(y) and (t is int or t is float):
            made = x - y
            if _LEAST < made < _BIG and _LEAST < y < _BIG:
                f[slot] = made
                return
        f[slot] = op(f[0], x, y)

    return evaluate


_AUGMENTED: dict[type, Callable[[ast.AST, int, Operator, Closure, Closure], Closure]] = {
    ast.Add: _add_to, ast.Sub: _subtract_from,
}  # fmt: skip


def read_item(node: ast.AST, op: Operator, owner: Closure, index: Closure, slot: int | None, constant: Any) -> Closure:
    """`owner[index]`; `op` reads it off other types, and `slot` holds the variable that `owner` reads, if it does."""
    if type(constant) is str:
        return _field(node, op, owner, slot, constant)
    if type(constant) is int:
        return _element(node, op, owner, constant)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        whole = owner(f)
        key = index(f)
        kind, of = type(whole), type(key)
        if (kind is dict and (of is str or of is int)) or (of is int and (kind is list or kind is tuple)):
            return whole[key]
        return op(f[0], whole, key)

    return evaluate


def _field(node: ast.AST, op: Operator, owner: Closure, slot: int | None, key: str) -> Closure:
    if slot is None:

        def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
            whole = owner(f)
            return whole[key] if type(whole) is dict else op(f[0], whole, key)

        return evaluate

    def near(f: list[Any], _n: ast.AST = node) -> Any:
        whole = f[slot]
        return whole[key] if type(whole) is dict else op(f[0], owner(f), key)

    return near


def _element(node: ast.AST, op: Operator, owner: Closure, key: int) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        whole = owner(f)
        kind = type(whole)
        return whole[key] if kind is list or kind is tuple or kind is dict else op(f[0], whole, key)

    return evaluate


def call_method(
    node: ast.Call,
    owner: Closure,
    slot: int | None,
    name: str,
    read: Callable[[Run, Any], Any],
    arguments: Sequence[Closure],
) -> Closure:
    """`owner.name(*arguments)`, without a bound method in between; `read` gives one where it has to.

    `slot` holds the variable that `owner` reads, if it does.
    """
    found, changing = methods_named(name)
    find = found.get

    def other(run: Run, value: Any, f: list[Any]) -> Any:
        fn = read(run, value)
        return call_value(run, fn, *[each(f) for each in arguments])

    if name == "append" and len(arguments) == 1:
        return _append(node, owner, slot, other, arguments[0])
    if name == "setdefault" and len(arguments) == 2:
        return _setdefault(node, owner, slot, find, other, *arguments)
    if changing:
        return _change(node, owner, find, other, arguments)
    match arguments:
        case []:

            def call(f: list[Any], _n: ast.AST = node) -> Any:
                run, value = f[0], owner(f)
                fn = find(type(value))
                return fn(run, value) if fn is not None else other(run, value, f)

            return call
        case [a]:

            def call_with(f: list[Any], _n: ast.AST = node) -> Any:
                run, value = f[0], owner(f)
                fn = find(type(value))
                return fn(run, value, a(f)) if fn is not None else other(run, value, f)

            return call_with

    def call_all(f: list[Any], _n: ast.AST = node) -> Any:
        run, value = f[0], owner(f)
        fn = find(type(value))
        return fn(run, value, *[each(f) for each in arguments]) if fn is not None else other(run, value, f)

    return call_all


Find = Callable[[type], Callable[..., Any] | None]


def _change(
    node: ast.AST, owner: Closure, find: Find, other: Callable[..., Any], arguments: Sequence[Closure]
) -> Closure:
    """A method that changes its owner; whether the text may is asked where the method is taken off it."""
    if len(arguments) == 1:
        return _change_by(node, owner, find, other, arguments[0])

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run, value = f[0], owner(f)
        fn = find(type(value))
        if fn is None:
            return other(run, value, f)
        if run.owned is not None and id(value) not in run.owned:
            raise Foreign
        return fn(run, value, *[each(f) for each in arguments])

    return evaluate


def _change_by(node: ast.AST, owner: Closure, find: Find, other: Callable[..., Any], argument: Closure) -> Closure:
    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run, value = f[0], owner(f)
        fn = find(type(value))
        if fn is None:
            return other(run, value, f)
        if run.owned is not None and id(value) not in run.owned:
            raise Foreign
        return fn(run, value, argument(f))

    return evaluate


def _append(node: ast.AST, owner: Closure, slot: int | None, other: Callable[..., Any], argument: Closure) -> Closure:
    """`list.append`, the commonest change of all, without the call of its method."""
    find = methods_named("append")[0].get

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        value = owner(f) if slot is None else f[slot]
        if type(value) is not list:
            value = owner(f) if slot is not None else value
            fn = find(type(value))
            if fn is None:
                return other(run, value, f)
            run.check_own(value)
            return fn(run, value, argument(f))
        owned = run.owned
        if owned is not None and id(value) not in owned:
            raise Foreign
        item = argument(f)
        run.room -= 40
        if len(value) >= run.most_items or run.room < 0:
            refuse_item(run, value)
        value.append(item)
        return None

    return evaluate


def _setdefault(
    node: ast.Call,
    owner: Closure,
    slot: int | None,
    find: Find,
    other: Callable[..., Any],
    first: Closure,
    second: Closure,
) -> Closure:
    """`dict.setdefault` of a string, the usual way to group."""
    default_node = node.args[1]
    # What nobody could see being made is not made where it is not needed.
    silent = type(default_node) is ast.Constant or (type(default_node) is ast.List and not default_node.elts)

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        value = owner(f) if slot is None else f[slot]
        kind = type(value)
        if kind is not dict:
            value = owner(f) if slot is not None else value
            fn = find(type(value))
            if fn is None:
                return other(run, value, f)
            run.check_own(value)
            return fn(run, value, first(f), second(f))
        owned = run.owned
        if owned is not None and id(value) not in owned:
            raise Foreign
        key = first(f)
        if type(key) is not str:
            return find(dict)(run, value, key, second(f))  # type: ignore[misc]  # a dict has this method
        if silent and key in value:
            return value[key]
        default = second(f)
        run.room -= 100
        if run.room < 0:
            run.no_more_room()
        return value.setdefault(key, default)

    return evaluate


@lru_cache(maxsize=512)
def methods_named(name: str) -> tuple[dict[type, Callable[..., Any]], bool]:
    """The methods of plain types that have a name, by type, and whether they change their owner.

    One that changes its owner is told alone: `dict.update` is not asked of a type whose `update` changes nothing.
    """
    changing = {cls: entry.fn for cls, table in CHANGING.items() if isinstance(entry := table.get(name), Method)}
    if changing:
        return changing, True
    return {cls: entry.fn for cls, table in ATTRIBUTES.items() if isinstance(entry := table.get(name), Method)}, False
