"""The time of a worker: it goes on while the worker has something to do, and stands still while it waits.

Nor does it go on while something else keeps the event loop of the host from looking whether the worker has said
something, such as a tool that blocks: the loop looks each `_TICK_S`, and of a longer time little is counted. What it
takes to read what the worker says is counted by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import TIMEOUT_MAX
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

_TICK_S = 0.02


class WorkerTime:
    """What is left of the time of one run.

    Args:
        left_s: The whole of it, in seconds.
        loop: What tells that it is over; None where who waits for the worker looks at it.

    Attributes:
        runs: Whether it goes on.
    """

    runs = False
    _since = 0.0
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, left_s: float, loop: asyncio.AbstractEventLoop | None) -> None:
        self._left_s, self._loop = min(left_s, TIMEOUT_MAX), loop  # the system knows no infinite time

    def start(self, over: Callable[[], None]) -> None:
        """Let it go on; `over` is called when it is used up, if there is a loop."""
        if not self.runs:
            self.runs, self._since = True, time.perf_counter()
            if self._loop is not None:
                self._timer = self._loop.call_later(min(self._left_s, _TICK_S), self._tick, over)

    def _tick(self, over: Callable[[], None]) -> None:
        self.stop()
        if self._left_s <= 0.0:
            over()
        else:
            self.start(over)

    def read(self, since: float) -> None:
        """Count the time since a moment of `time.perf_counter`: so long has been read what the worker says."""
        if self._loop is not None:
            self._left_s -= time.perf_counter() - since

    def stop(self) -> None:
        """Let it stand still."""
        self._left_s = self.left_s()
        self.runs = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def left_s(self) -> float:
        """What is left of it, in seconds."""
        if not self.runs:
            return self._left_s
        passed_s = time.perf_counter() - self._since
        return self._left_s - (passed_s if self._loop is None else min(passed_s, 2 * _TICK_S))
