"""Turns of loops: how they end, and how they are charged."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES

BREAK: Any = object()
CONTINUE: Any = object()
"""The signals that end a loop, or a turn of one."""

CHUNK = 64
"""Turns of a loop that are charged together, after they are done; what is done in them is charged as it is done."""


def charge_turns(run: Run, done: int) -> int:
    """Charge the turns of a loop that are done; gives how many may be done before this is asked again."""
    run.steps_left -= done
    if run.steps_left <= 0:
        run.tick()
    return run.steps_left if run.steps_left < CHUNK else CHUNK


def grown(run: Run, made: list[Any], before: int) -> int:
    """Charge what a list has got since it had `before` items; gives how many it has."""
    size = len(made)
    run.bytes_left -= ITEM_BYTES * (size - before)
    if size > run.most_items or run.bytes_left < 0:
        run.charge_items(size, 0)
        run.out_of_memory()
    return size
