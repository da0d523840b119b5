"""Whether a value counts as true, also where it may be a future."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.evaluation.held_futures import reading
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.kinds import ATOMS


def truth_touched(run: Run, value: Any) -> bool:
    """The same of a value that may be a future."""
    state = run.state
    if state is not None and type(value) not in ATOMS:
        value = state.touch(value)
        if state.suspended and type(value) not in ATOMS:
            reading(state, value, deep=False)
    return truth(run, value)
