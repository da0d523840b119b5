"""Operators over futures: what they compute is a future, which is there when its operands are."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.held_futures import changing, copied_alone, copy_as_it_comes, is_plain, looked_at
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, when
from lightfc_sandbox.values.kinds import ATOMS

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler

_JOINED = frozenset({list, tuple})
"""What operators put together without a look at the items."""


def lazy_operator(
    node: Any, op: Callable[..., Any], *, in_place: bool = False, lazy: bool = True
) -> Callable[..., Any]:
    """An operator of which one operand may be a future: it gives a future then, if the other is immutable."""
    kind = type(getattr(node, "op", None))
    formats, repeats = kind is ast.Mod, kind is ast.Mult  # formatting looks at what it is given
    keep = copy_as_it_comes if formats else _kept

    def apply(run: Run, a: Any, b: Any) -> Any:
        state = run.state
        if state is None or not state.lazy:
            return op(run, a, b)
        first, second = type(a) is Pending, type(b) is Pending
        if first or second:
            waits = (first and a._waiting is not None) or (second and b._waiting is not None)
            plain = (first or type(a) in ATOMS) and (second or type(b) in ATOMS)
            # In place, a future may be a list that others know.
            if (
                lazy
                and waits
                and plain
                and not (state.overdue or state.one_by_one)
                and not (in_place and first and not a.scalar)
                and not (formats and type(a) is str)
                and not (state.suspended and state.may_change())
            ):
                result = _computed_later(run, state, node, op, [a, b], keep)
                # With a number or a text an operator gives such; a list it may repeat.
                scalar = is_plain(a), is_plain(b)
                result.apart = result.fresh = result.scalar = all(scalar) if repeats else any(scalar)
                return result
        elif type(a) in ATOMS and type(b) in ATOMS:
            return op(run, a, b)
        deep = not (type(a) in _JOINED and type(b) in _JOINED)
        a, b = looked_at(state, (a, b), deep=deep, reads=True)
        if in_place and first and type(a) is not tuple:
            changing(state, a)
        return op(run, a, b)

    return apply


def _kept(run: Run, value: Any) -> Any:
    """An operand as it is now, or as it comes; what it holds stays the same wherever it is known."""
    if type(value) is Pending:
        if value.failure is not None:
            return value
        if value._waiting is None:
            return _kept(run, value._value)
        made = Pending()
        made.stamp, made.chain, made.apart = value.stamp, value.chain, value.apart
        made.follow(value, lambda: _kept(run, value._value))
        return made
    return copied_alone(run, value)


def _computed_later(
    run: Run,
    state: Scheduler,
    node: Any,
    op: Callable[..., Any],
    values: list[Any],
    keep: Callable[[Run, Any], Any],
) -> Pending:
    result = Pending()
    run.hold_future()
    if run.copies:
        values = [keep(run, each) for each in values]
    state.note(result)
    when([each for each in values if type(each) is Pending], partial(_compute, run, node, op, values, result))
    return result


def _compute(run: Run, node: Any, op: Callable[..., Any], values: list[Any], result: Pending) -> None:
    run.futures -= 1
    settled: list[Any] = []
    for each in values:
        if type(each) is Pending:
            if each.failure is not None:
                result.fail(each.failure)
                return
            each = each._value
        settled.append(each)
    try:
        value = op(run, *settled)
    except RAISED as error:
        failure = as_failure(error)
        result.fail(failure if failure.node is not None else Failure(failure.error, node))
    else:
        result.settle(value)
