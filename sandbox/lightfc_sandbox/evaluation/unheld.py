"""Generators that nothing holds any more are told to end, where CPython does so: behind what held them last."""

from __future__ import annotations

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.evaluation.parts import Closure
from lightfc_sandbox.evaluation.plainly import overlapping
from lightfc_sandbox.scheduling.order import Scheduler
from lightfc_sandbox.stdlib.steering import close_unheld


def closing(closure: Closure) -> Closure:
    """The same as a closure, behind which the generators are told to end that it has left."""

    def evaluate(f: list[Any]) -> Any:
        run = f[0]
        unheld = run.unheld
        try:
            value = closure(f)
            if unheld:
                _settle_before(run)
        except Exception:
            close_unheld(run)
            raise
        if unheld:
            close_unheld(run)
        return value

    return evaluate


def _settle_before(run: Run) -> None:
    """Wait for all that stands before; where that fails, they are told to end on the way of the failure."""
    if run.state is not None:
        run.state.settle_before()
    elif run.aside is not None:
        overlapping(run, Scheduler.settle_before)
