"""Closures that take the place of several: statements and loops of the commonest shapes.

Most of what a loop costs is the calls of closures in it, so a loop over an `if`, a sum over products or fields, and an
`append` as a statement are one closure each. Each looks first, without changing or evaluating anything that could be
seen, whether all is of the types that it is made for. If not, the closures that it stands for do the work (`slow`), so
it never widens what a text may do, and errors are told at the same places.
"""

import ast
from collections.abc import Callable
from typing import Any, NamedTuple

from lightfc_sandbox.compiler import BREAK, CONTINUE
from lightfc_sandbox.limits import Run
from lightfc_sandbox.operators import truth
from lightfc_sandbox.values import iterate

Closure = Callable[[list[Any]], Any]
Field = tuple[int, str]
"""The slot of a variable, and the string by which an item of it is read."""

CHUNK = 64
"""Turns of a loop that are charged together, after they are done; what is done in them is charged as it is done."""

_BIG = 1 << 63
_LEAST = -_BIG
"""Integers between these two need no charge."""


class Called(NamedTuple):
    """How a closure that calls a method of a plain value was made."""

    name: str
    owner: Closure
    arguments: list[Closure]


class Both(NamedTuple):
    """How the closure of `first and second` was made; `holds` says whether a value of `first` is true."""

    first: Closure
    second: Closure
    holds: Callable[[list[Any], Any], bool]


class When(NamedTuple):
    """How the closure of an `if` without `else` was made; `holds` says whether a value of `test` is true."""

    test: Closure
    body: Closure
    holds: Callable[[list[Any], Any], bool]


class Product(NamedTuple):
    """How the closure of a variable times a number was made."""

    slot: int
    factor: Any


def holding(node: ast.AST) -> Callable[[list[Any], Any], bool]:
    """Whether a value of `node` is true, told at that place where it cannot be."""
    return lambda f, value, _n=node: truth(f[0], value)  # type: ignore[misc]


def for_each(node: ast.AST, iterable: Closure, slot: int, body: Closure, orelse: Closure) -> Closure:
    """`for name in iterable: body`."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iter(iterate(iterable(f)))
        while True:
            most = run.fuel if run.fuel < CHUNK else CHUNK
            turn = -1
            try:
                for turn, f[slot] in zip(range(most), items):  # noqa: B007, B905 - ends with the chunk or the items
                    signal = body(f)
                    if signal is not None and signal is not CONTINUE:
                        return None if signal is BREAK else signal
            finally:
                run.fuel -= turn + 1
            if run.fuel <= 0:
                run.tick()
            if turn + 1 < most:
                return orelse(f)

    return evaluate


def for_each_when(node: ast.AST, iterable: Closure, slot: int, when: When, orelse: Closure) -> Closure:
    """`for name in iterable: if test: body`."""
    test, body, holds = when

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iter(iterate(iterable(f)))
        while True:
            most = run.fuel if run.fuel < CHUNK else CHUNK
            turn = -1
            try:
                for turn, f[slot] in zip(range(most), items):  # noqa: B007, B905 - ends with the chunk or the items
                    value = test(f)
                    if value is True or (value is not False and holds(f, value)):
                        signal = body(f)
                        if signal is not None and signal is not CONTINUE:
                            return None if signal is BREAK else signal
            finally:
                run.fuel -= turn + 1
            if run.fuel <= 0:
                run.tick()
            if turn + 1 < most:
                return orelse(f)

    return evaluate


def for_each_when_both(
    node: ast.AST, iterable: Closure, slot: int, both: Both, field: Field | None, when: When, orelse: Closure
) -> Closure:
    """`for name in iterable: if first and second: body`; `field` is what `second` reads, if it reads one."""
    first, second, holds_first = both
    body, holds = when.body, when.holds
    # The slot of the run, which is no dict.
    of, key = field or (0, "")

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iter(iterate(iterable(f)))
        while True:
            most = run.fuel if run.fuel < CHUNK else CHUNK
            turn = -1
            try:
                for turn, f[slot] in zip(range(most), items):  # noqa: B007, B905 - ends with the chunk or the items
                    value = first(f)
                    if value is False or (value is not True and not holds_first(f, value)):
                        continue
                    row = f[of]
                    value = row[key] if type(row) is dict and key in row else second(f)
                    if value is True or (value is not False and holds(f, value)):
                        signal = body(f)
                        if signal is not None and signal is not CONTINUE:
                            return None if signal is BREAK else signal
            finally:
                run.fuel -= turn + 1
            if run.fuel <= 0:
                run.tick()
            if turn + 1 < most:
                return orelse(f)

    return evaluate


def add_variable(node: ast.AST, slot: int, other: int, slow: Closure) -> Closure:
    """`name += other`, of two integers or two floats."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x, y = f[slot], f[other]
        kind = type(x)
        if kind is type(y) and (kind is int or kind is float):
            made = x + y
            if _LEAST < made < _BIG:
                f[slot] = made
                return
        slow(f)

    return evaluate


def add_product(node: ast.AST, slot: int, product: Product, slow: Closure) -> Closure:
    """`name += other * factor`, of integers or floats."""
    other, factor = product
    kind = type(factor)

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x = f[slot]
        y = f[other]
        if type(x) is kind and type(y) is kind and _LEAST < y < _BIG:
            y *= factor
            # Each part is looked at as if it stood alone: what is too large is charged for itself.
            if _LEAST < y < _BIG:
                y += x
                if _LEAST < y < _BIG:
                    f[slot] = y
                    return
        slow(f)

    return evaluate


def add_field(node: ast.AST, slot: int, field: Field, slow: Closure) -> Closure:
    """`name += row["field"]`, of two integers or two floats."""
    of, key = field

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        x, row = f[slot], f[of]
        if type(row) is dict and key in row:
            y = row[key]
            kind = type(x)
            if kind is type(y) and (kind is int or kind is float):
                made = x + y
                if _LEAST < made < _BIG:
                    f[slot] = made
                    return
        slow(f)

    return evaluate


def append_to(node: ast.AST, slot: int, item: Closure, slow: Closure, *, keep: bool) -> Closure:
    """`name.append(item)` as a statement."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        run, whole = f[0], f[slot]
        owned = run.owned
        if type(whole) is list and (owned is None or id(whole) in owned):
            made = item(f)
            run.allocated = spent = run.allocated + 40
            limits = run.limits
            if len(whole) >= limits.sequence_items or spent > limits.memory_bytes:
                _refuse_more(run, whole)
            whole.append(made)
            if keep:
                run.value = None
            return
        result = slow(f)
        if keep:
            run.value = result

    return evaluate


def append_to_group(
    node: ast.AST, slot: int, key: Field, item: Closure, item_slot: int | None, slow: Closure, *, keep: bool
) -> Closure:
    """`groups.setdefault(row["field"], []).append(item)` as a statement, where the group is there already."""
    of, name = key
    whole_row = item_slot == of

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        run, groups, row = f[0], f[slot], f[of]
        group = None
        if type(groups) is dict and type(row) is dict:
            try:
                group_name = row[name]
                if type(group_name) is str:
                    group = groups[group_name]
            except KeyError:
                pass
        owned = run.owned
        # Only the group is changed, so only of the group it is asked whether the text has made it.
        if type(group) is list and (owned is None or id(group) in owned):
            made = row if whole_row else item(f)
            run.allocated = spent = run.allocated + 40
            limits = run.limits
            if len(group) >= limits.sequence_items or spent > limits.memory_bytes:
                _refuse_more(run, group)
            group.append(made)
            if keep:
                run.value = None
            return
        result = slow(f)
        if keep:
            run.value = result

    return evaluate


def _refuse_more(run: Run, whole: list[Any]) -> None:
    """Tell which limit one item more would pass."""
    run.charge_items(len(whole) + 1, 0)
    run.charge_bytes(0)
