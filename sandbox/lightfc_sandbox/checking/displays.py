"""Displays: lists, tuples, sets and dicts that a text writes out."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES, SET_BYTES, SET_ITEM_BYTES
from lightfc_sandbox.checking.calls import items
from lightfc_sandbox.checking.ir import Display, Node, Op, Strict
from lightfc_sandbox.effects import READS
from lightfc_sandbox.stdlib.spreading import spread_items
from lightfc_sandbox.values.iteration import TABLES, taken
from lightfc_sandbox.values.kinds import MAPPINGS, type_name
from lightfc_sandbox.values.opened import cannot
from lightfc_sandbox.values.plain import charge_collisions, check_key

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def display(kind: type) -> Callable[[Checker, Any], Node]:
    """The handler of `[…]`, `(…)` or `{…}`."""

    def plain(run: Run, *values: Any) -> Any:
        run.charge_bytes(CONTAINER_BYTES + ITEM_BYTES * len(values))
        return run.fresh(kind(values))

    def handler(c: Checker, node: Any) -> Node:
        if kind is set:
            parts, stars = items(c, node.elts, take=_of_set)
            return Op(node, _set(stars, written=all(map(_is_written, node.elts))), parts, READS, stars=stars)
        parts, stars = items(c, node.elts)
        if True in stars:
            return Op(node, partial(_spread, kind, stars), parts, READS, stars=stars)
        return Display(node, kind, plain, parts)

    return handler


def _spread(kind: type, stars: Sequence[bool], run: Run, *values: Any) -> Any:
    return run.fresh(kind(spread_items(run, values, stars)))


def _set(stars: Sequence[bool], *, written: bool) -> Strict:
    """What makes a set, of items that may all be written out."""

    def make(run: Run, *values: Any) -> Any:
        run.charge_steps(len(values))
        run.charge_bytes(SET_BYTES)
        made: set[Any] = set()
        for value, starred in zip(values, stars, strict=True):
            if starred:
                some = taken(run, value)
                if type(some) in TABLES:
                    charge_collisions(run, made, some)
                made.update(some)
                run.check_size(made)
            else:
                run.charge_bytes(SET_ITEM_BYTES)
                made.add(check_key(run, value))
        run.check_size(made)
        return run.fresh(made)

    def copy(run: Run, *values: Any) -> Any:
        run.charge_items(len(values), SET_ITEM_BYTES)
        # The order of the items depends on how they got there: CPython keeps what is written as a `frozenset`, when it
        # compiles, makes another of that, and copies it when the text runs.
        made: set[Any] = set()
        made.update(frozenset([*frozenset(values)]))
        return run.fresh(made)

    return copy if written and len(stars) > _FEW else make


def _of_set(run: Run, value: Any) -> Any:
    """The items of a starred value in the display of a set, now."""
    items = taken(run, value)
    return items.copy() if items is value else [*items]


_FEW = 2
"""CPython adds so many items one by one, even those that are written out."""


def _is_written(node: ast.expr) -> bool:
    return type(node) is ast.Constant or (type(node) is ast.UnaryOp and type(node.operand) is ast.Constant)


def dict_display(c: Checker, node: ast.Dict) -> Node:
    """`{key: value, …}`."""
    parts: list[Node] = []
    spreads: list[bool] = []
    looks: list[int] = []
    for key, value in zip(node.keys, node.values, strict=True):
        spreads.append(key is None)
        looks.append(len(parts))
        if key is not None:
            parts.append(c.visit(key))
            parts.append(c.visit(value))
        else:
            parts.append(Op(value, _copied, (c.visit(value),), READS, deep=False))

    def make(run: Run, *values: Any) -> Any:
        run.charge_bytes(200 + 100 * len(spreads))
        made: dict[Any, Any] = {}
        rest = iter(values)
        for is_spread in spreads:
            first = next(rest)
            if not is_spread:
                made[check_key(run, first)] = next(rest)
            else:
                run.charge_steps(len(first) >> 4)
                charge_collisions(run, made, first)
                made.update(first)
        return run.fresh(made)

    if node.keys and all(type(key) is ast.Constant for key in node.keys):
        return Display(node, dict, _record([key.value for key in node.keys]), parts[1::2])  # type: ignore[union-attr]
    return Display(node, dict, make, parts, looks)


def _copied(run: Run, source: Any) -> dict[Any, Any]:
    """What is spread into a dict, as it is before what stands behind it is evaluated."""
    if type(source) not in MAPPINGS:
        raise cannot(run, "keys", TypeError(f"{type_name(source)!r} object is not a mapping"), source)
    run.charge_items(len(source), 100)
    run.charge_steps(len(source))
    return dict(source)


def _record(keys: list[Any]) -> Strict:
    """What makes a dict whose keys are all written out."""
    size = 200 + 100 * len(keys)

    def make(run: Run, *values: Any) -> Any:
        run.charge_bytes(size)
        made = dict(zip(keys, values, strict=True))
        return run.fresh(made)

    return make
