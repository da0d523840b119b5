"""Closures that take the place of several: statements and loops of the commonest shapes.

Most of what a loop costs is the calls of closures in it, so a loop over an `if`, a sum over products or fields, and an
`append` as a statement are one closure each. Each looks first, without changing or evaluating anything that could be
seen, whether all is of the types that it is made for. If not, the closures that it stands for do the work (`slow`), so
it never widens what a text may do, and errors are told at the same places.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Iterable
from typing import Any, NamedTuple

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import BREAK, CONTINUE
from lightfc_sandbox.shapes import FieldTest
from lightfc_sandbox.stdlib.containers import refuse_item
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.iteration import iterate

Closure = Callable[[list[Any]], Any]
Holds = Callable[[list[Any], Any], bool]
Rows = Callable[[list[Any], Iterable[Any]], Generator[Any, None, None]]
"""What puts each item of an iterator into its variable, and gives it where it passes a test."""

Charge = Callable[[Run, list[Any], int], int]

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
    """How the closure of `first and second` was made."""

    first: Closure
    second: Closure


class When(NamedTuple):
    """How the closure of an `if` without `else` was made; `holds` says whether a value of `test` is true."""

    test: Closure
    body: Closure
    holds: Holds


class Product(NamedTuple):
    """How the closure of a variable times a number was made."""

    slot: int
    factor: Any


def holding(node: ast.AST) -> Holds:
    """Whether a value of `node` is true, told at that place where it cannot be."""
    return lambda f, value, _n=node: truth(f[0], value)  # type: ignore[misc]


def charge_turns(run: Run, done: int) -> int:
    """Charge the turns of a loop that are done; gives how many may be done before this is asked again."""
    run.fuel -= done
    if run.fuel <= 0:
        run.tick()
    return run.fuel if run.fuel < CHUNK else CHUNK


def for_each(node: ast.AST, iterable: Closure, slot: int, body: Closure, orelse: Closure) -> Closure:
    """`for name in iterable: body`."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        items = iterate(iterable(f), f[0])
        most = left = 0
        try:
            for f[slot] in items:
                if not left:
                    most = left = charge_turns(run, most)
                left -= 1
                signal = body(f)
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal
        finally:
            run.fuel -= most - left
        charge_turns(run, 0)
        return orelse(f)

    return evaluate


def for_each_of(node: ast.AST, iterable: Closure, rows: Rows, body: Closure, orelse: Closure) -> Closure:
    """`for name in iterable: if test: body`; `rows` gives the items that pass the test."""

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        passing = rows(f, iterate(iterable(f), f[0]))
        try:
            for _ in passing:
                signal = body(f)
                if signal is not None and signal is not CONTINUE:
                    return None if signal is BREAK else signal
        finally:
            passing.close()
        return orelse(f)

    return evaluate


def rows_where(slot: int, test: Closure, holds: Holds) -> Rows:
    """The items for which a test holds."""

    def rows(f: list[Any], items: Iterable[Any]) -> Generator[Any, None, None]:
        run = f[0]
        most = left = 0
        try:
            for row in items:
                if not left:
                    most = left = charge_turns(run, most)
                left -= 1
                f[slot] = row
                value = test(f)
                if value is True or (value is not False and holds(f, value)):
                    yield row
        finally:
            run.fuel -= most - left
        charge_turns(run, 0)

    return rows


def rows_with(test: FieldTest, slow: Closure, holds: Holds) -> Rows:
    """The items for which a test of one of their fields holds; `slow` is its closure, for items that it is not for."""
    slot, key, kind, compare, constant = test

    def rows(f: list[Any], items: Iterable[Any]) -> Generator[Any, None, None]:
        run = f[0]
        most = left = 0
        try:
            for row in items:
                if not left:
                    most = left = charge_turns(run, most)
                left -= 1
                f[slot] = row
                if type(row) is dict and key in row and type(x := row[key]) is kind:
                    if compare(x, constant):
                        yield row
                elif holds(f, slow(f)):
                    yield row
        finally:
            run.fuel -= most - left
        charge_turns(run, 0)

    return rows


def rows_with_both(first: FieldTest, second: FieldTest, slow: Closure, holds: Holds) -> Rows:
    """The items for which two tests of their fields hold; `slow` is the closure of both."""
    slot, key1, kind1, compare1, constant1 = first
    _, key2, kind2, compare2, constant2 = second

    def rows(f: list[Any], items: Iterable[Any]) -> Generator[Any, None, None]:
        run = f[0]
        most = left = 0
        try:
            for row in items:
                if not left:
                    most = left = charge_turns(run, most)
                left -= 1
                f[slot] = row
                # Of a type that neither test is for.
                x = y = None
                if type(row) is dict:
                    try:
                        x, y = row[key1], row[key2]
                    except KeyError:
                        x = None
                if type(x) is kind1 and type(y) is kind2:
                    if compare1(x, constant1) and compare2(y, constant2):
                        yield row
                elif holds(f, slow(f)):
                    yield row
        finally:
            run.fuel -= most - left
        charge_turns(run, 0)

    return rows


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


ITEM_BYTES = 40
"""What one more item of a list is charged."""


class Appending(NamedTuple):
    """How the closure of `name.append(item)` was made, a statement.

    Attributes:
        slot: Where the list stands.
        item: What is appended.
        slow: The closure of the call.
        charge: Charges items; see `charging`.
        keep: Whether what the call gives may be the value of the program.
    """

    slot: int
    item: Closure
    slow: Closure
    charge: Charge
    keep: bool


class Grouping(NamedTuple):
    """How the closure of `groups.setdefault(row["key"], []).append(item)` was made, a statement.

    Attributes:
        slot: Where the dict of the groups stands.
        row: Where the row stands.
        key: The string by which the name of the group is read.
        item: What is appended; None for the row itself.
        slow: The closure of the call.
        charge: Charges items; see `charging`.
        keep: Whether what the call gives may be the value of the program.
    """

    slot: int
    row: int
    key: str
    item: Closure | None
    slow: Closure
    charge: Charge
    keep: bool


def charging(node: ast.AST) -> Charge:
    """What charges the items that a loop has appended and says how many more may be, at least one; told at `node`."""

    def charge(run: Run, whole: list[Any], done: int, _n: ast.AST = node) -> int:
        run.room -= ITEM_BYTES * done
        if len(whole) >= run.most_items or run.room < ITEM_BYTES:
            run.room -= ITEM_BYTES
            refuse_item(run, whole)
        return min(CHUNK, run.room // ITEM_BYTES)

    return charge


def append_to(node: ast.AST, appending: Appending) -> Closure:
    """`name.append(item)` as a statement."""
    slot, item, slow, _, keep = appending

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        run, whole = f[0], f[slot]
        owned = run.owned
        if type(whole) is list and (owned is None or id(whole) in owned):
            made = item(f)
            run.room -= ITEM_BYTES
            if len(whole) >= run.most_items or run.room < 0:
                refuse_item(run, whole)
            whole.append(made)
            if keep:
                run.value = None
            return
        result = slow(f)
        if keep:
            run.value = result

    return evaluate


def append_each(node: ast.AST, iterable: Closure, rows: Rows, appending: Appending, orelse: Closure) -> Closure:
    """`for name in iterable: other.append(item)`, of the items that `rows` gives."""
    slot, item, slow, charge, keep = appending

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        owned, longest = run.owned, run.most_items
        passing = rows(f, iterate(iterable(f), f[0]))
        most = left = 0
        quiet = False
        try:
            for _ in passing:
                whole = f[slot]
                if type(whole) is list and (owned is None or id(whole) in owned):
                    made = item(f)
                    if not left or len(whole) >= longest:
                        most = left = charge(run, whole, most - left)
                    left -= 1
                    whole.append(made)
                    quiet = True
                else:
                    result, quiet = slow(f), False
                    if keep:
                        run.value = result
        finally:
            passing.close()
            run.room -= ITEM_BYTES * (most - left)
            if keep and quiet:
                run.value = None
        run.charge_bytes(0)
        return orelse(f)

    return evaluate


def append_to_group(node: ast.AST, grouping: Grouping) -> Closure:
    """`groups.setdefault(row["key"], []).append(item)` as a statement, where the group is there already."""
    slot, of, name, item, slow, _, keep = grouping

    def evaluate(f: list[Any], _n: ast.AST = node) -> None:
        run, groups, row = f[0], f[slot], f[of]
        group: Any = None
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
            made = row if item is None else item(f)
            run.room -= ITEM_BYTES
            if len(group) >= run.most_items or run.room < 0:
                refuse_item(run, group)
            group.append(made)
            if keep:
                run.value = None
            return
        result = slow(f)
        if keep:
            run.value = result

    return evaluate


def group_each(node: ast.AST, iterable: Closure, rows: Rows, grouping: Grouping, orelse: Closure) -> Closure:
    """`for row in iterable: groups.setdefault(row["key"], []).append(item)`, of the items that `rows` gives."""
    slot, _, name, item, slow, charge, keep = grouping

    def evaluate(f: list[Any], _n: ast.AST = node) -> Any:
        run = f[0]
        owned, longest = run.owned, run.most_items
        passing = rows(f, iterate(iterable(f), f[0]))
        most = left = 0
        quiet = False
        try:
            for row in passing:
                groups = f[slot]
                group: Any = None
                if type(groups) is dict and type(row) is dict:
                    try:
                        if type(group_name := row[name]) is str:
                            group = groups[group_name]
                    except KeyError:
                        pass
                if type(group) is list and (owned is None or id(group) in owned):
                    made = row if item is None else item(f)
                    if not left or len(group) >= longest:
                        most = left = charge(run, group, most - left)
                    left -= 1
                    group.append(made)
                    quiet = True
                else:
                    result, quiet = slow(f), False
                    if keep:
                        run.value = result
        finally:
            passing.close()
            run.room -= ITEM_BYTES * (most - left)
            if keep and quiet:
                run.value = None
        run.charge_bytes(0)
        return orelse(f)

    return evaluate
