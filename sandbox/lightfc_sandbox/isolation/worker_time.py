"""The time of a worker: it goes on while the worker has something to do, and stands still while it waits."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import TIMEOUT_MAX
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

__all__ = ["WorkerTime"]


class WorkerTime:
    """What is left of the time of one run.

    Args:
        left_s: The whole of it, in seconds.
        loop: What tells that it is over; None where who waits for the worker looks at it.
    """

    def __init__(self, left_s: float, loop: asyncio.AbstractEventLoop | None) -> None:
        self._left_s, self._loop = min(left_s, TIMEOUT_MAX), loop  # the system knows no infinite time
        self._since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether it goes on."""
        return self._since is not None

    def start(self, over: Callable[[], None]) -> None:
        """Let it go on; `over` is called when it is used up, if there is a loop."""
        if self._since is None:
            self._since = time.perf_counter()
            if self._loop is not None:
                self._timer = self._loop.call_later(self._left_s, over)

    def stop(self) -> None:
        """Let it stand still."""
        if self._since is not None:
            self._left_s -= time.perf_counter() - self._since
            self._since = None
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    def left_s(self) -> float:
        """What is left of it, in seconds."""
        return self._left_s - (0.0 if self._since is None else time.perf_counter() - self._since)
