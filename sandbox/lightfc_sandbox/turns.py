"""Calls that act take turns: inside one expression too, each is made when Python would make it.

The run holds whose turn it is: what stands to the left of what is evaluated, as one `Pending`, or None where nothing of
that is waited for. A call that acts reads it when Python would come to the call, which is while its expression is first
evaluated, from left to right; it starts once what it has read is there, and not at all where that has failed. Calls
that do not act never look, so they start as soon as their arguments are there.

What is evaluated later, such as the branch of a conditional expression, goes on with the turn that it began with.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Iterable, Sequence, Set
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.pending import Failure, Pending, as_failure, gather

_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda})


def _nothing() -> None:
    return None


def after(turn: Pending | None, value: Any) -> Pending | None:
    """The turn of what stands to the right of a value, which may be pending."""
    if type(value) is not Pending:
        return turn
    both: Pending = value if turn is None else gather((turn, value), _nothing)
    return both


def values_in_turn(
    f: list[Any], closures: Sequence[Callable[[list[Any]], Any]], acting: Sequence[bool]
) -> tuple[list[Any], bool]:
    """As `pending.values_of`, of siblings some of which act: each of those has its turn after what stands before it."""
    run = f[0]
    outer = turn = run.turn
    values: list[Any] = []
    blocked = False
    for closure, acts in zip(closures, acting, strict=True):
        if acts:
            run.turn = turn
        try:
            value = closure(f)
        except Exception as error:  # noqa: BLE001 - every failure of a text is carried to where it is told
            value = Pending.failed(as_failure(error))
        if type(value) is Pending:
            blocked = True
            turn = after(turn, value)
        values.append(value)
    run.turn = outer
    return values, blocked


def in_turn(run: Run, steps: Generator[Pending, Any, Any]) -> Generator[Pending, Any, Any]:
    """The same steps, each of which finds the turn that the one before has left."""
    turn, send, failure = run.turn, None, None
    while True:
        outer, run.turn = run.turn, turn
        try:
            waits = steps.send(send) if failure is None else steps.throw(failure)
        except StopIteration as done:
            return done.value
        finally:
            turn, run.turn = run.turn, outer
        try:
            send, failure = (yield waits), None
        except Failure as raised:
            failure = raised


def handed_over(
    nodes: Sequence[ast.AST], acting: Set[str], methods: Set[str], named: Callable[[ast.AST], str | None]
) -> set[ast.AST]:
    """The nodes that name a function whose calls act, other than to call it where they stand.

    Who calls it then, and when, only the run knows: a builtin such as `map`, or a function of the text. What is
    evaluated beside such a node is therefore evaluated in Python's order as a whole.

    Args:
        nodes: All nodes of the text.
        acting: The names of such functions.
        methods: The names of methods whose calls act.
        named: The dotted name that a node is; None if it is none.
    """
    inside: set[ast.AST] = set()
    for node in nodes:
        if type(node) in _FUNCTIONS and node not in inside:
            inside.update(_below(node))
    called = {node.func for node in nodes if type(node) is ast.Call and node not in inside}
    return {node for node in nodes if node not in called and _acts(node, acting, methods, named)}


def _acts(node: ast.AST, acting: Set[str], methods: Set[str], named: Callable[[ast.AST], str | None]) -> bool:
    if type(node) is ast.Attribute and node.attr in methods:
        return True
    return type(node) in (ast.Name, ast.Attribute) and named(node) in acting


def _below(node: ast.AST) -> Iterable[ast.AST]:
    found = ast.walk(node)
    next(found)
    return found
