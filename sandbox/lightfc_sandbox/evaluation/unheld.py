"""Generators that nothing holds any more are told to end, where CPython does so: behind what held them last."""

from __future__ import annotations

from typing import Any

from lightfc_sandbox.evaluation.parts import Closure
from lightfc_sandbox.stdlib.steering import close_unheld


def closing(closure: Closure) -> Closure:
    """The same as a closure, behind which the generators are told to end that it has left."""

    def evaluate(f: list[Any]) -> Any:
        run = f[0]
        unheld = run.unheld
        try:
            value = closure(f)
        except Exception:
            if unheld:
                close_unheld(run)
            raise
        if unheld:
            close_unheld(run)
        return value

    return evaluate
