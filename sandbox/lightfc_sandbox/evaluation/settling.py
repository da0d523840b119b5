"""Blocks that are left only when all that was begun in them has ended, so that a failure there is told behind them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.evaluation.parts import Closure
from lightfc_sandbox.scheduling.places import Trying

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


def _leave(state: Scheduler, trying: Trying, signal: Any) -> Any:
    state.settle(trying.since, state.here.here)
    return signal


def settled(node: Any, block: Closure, leave: Callable[[Scheduler, Trying, Any], Any] = _leave) -> Closure:
    """A block before which is left all that was begun in it has ended, or, by another way to `leave`, will have."""

    def evaluate(f: list[Any], _n: Any = node) -> Any:
        state = f[0].state
        if state is None:
            return block(f)
        trying, path, value, said = Trying(state.here), f[2], f[0].value, state.said
        try:
            signal = block(f)
            return leave(state, trying, signal) if state.live else signal
        except Exception as error:
            f[2] = path
            if trying.since < state.said < state.here.here:
                f[0].value, state.said = value, said
            told = state.first_failure(error, trying)
            if told is error:
                raise
            try:
                raise told from None
            finally:
                del told  # its traceback knows this frame
        finally:
            # Not that of the beginning: a generator goes on where an item is asked for.
            state.here.trying = trying.outer

    return evaluate
