"""What a program is told that keeps an event loop busy: that its task is cancelled, or that its time is at its end.

While it computes, no timer of the loop comes, and no cancellation is delivered, such as that by the user's interrupt.
So the program itself looks from time to time (`Counters.tick`), and stops; the loop raises then what is to be raised.
"""

import asyncio
import math
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Any

from lightfc_sandbox.errors import Stop

Watched = tuple[tuple[asyncio.Task[Any], int], ...]
"""Tasks, each with how often it had been asked to be cancelled before."""

_tasks: ContextVar[Watched] = ContextVar("_tasks", default=())
_until: ContextVar[float] = ContextVar("_until", default=math.inf)

_AGAIN_S = 0.005
_TURNS = 10
"""Turns of the loop in which a cancellation comes from one task to the next."""


def _with_this() -> Watched:
    known, found = _tasks.get(), (_interrupted_task(), asyncio.current_task())
    return (*known, *((each, each.cancelling()) for each in found if each is not None))


def _interrupted_task() -> asyncio.Task[Any] | None:
    """The task of the loop at hand that the user's interrupt cancels, where `asyncio.Runner` handles that."""
    task = getattr(signal.getsignal(signal.SIGINT), "keywords", {}).get("main_task")
    return task if isinstance(task, asyncio.Task) and task.get_loop() is asyncio.get_running_loop() else None


@contextmanager
def watching(timeout_s: float | None = None) -> Iterator[None]:
    """Have programs notice a cancellation of the task at hand, also in tasks that begin here, and the end of a time."""
    tasks = _tasks.set(_with_this())
    until = _until.set(_until.get() if timeout_s is None else min(_until.get(), perf_counter() + timeout_s))
    try:
        yield
    finally:
        _tasks.reset(tasks)
        _until.reset(until)


class Watch:
    """Stops a program that computes in the task at hand.

    Args:
        timeout_s: How long it may take from here on; None for as long as those around it may.

    Attributes:
        cancelled: It was stopped because a task is to be cancelled.
    """

    def __init__(self, timeout_s: float | None = None) -> None:
        self._timeout_s = timeout_s
        own = math.inf if timeout_s is None else perf_counter() + timeout_s
        self._around = _until.get()
        self._until = min(own, self._around)
        self._tasks = _with_this()
        self._next = 0.0
        self.cancelled = False

    def __call__(self, now: float) -> None:
        """Look whether it has to stop.

        Args:
            now: What `perf_counter` has told.

        Raises:
            Stop: It has.
        """
        if now < self._next:
            return
        self._next = now + _AGAIN_S
        if now > self._until:
            raise Stop("timeout_s", self._timeout_s or 0.0, "the program runs too long")
        if any(task.cancelling() > before for task, before in self._tasks):
            self.cancelled = True
            raise Stop("timeout_s", self._timeout_s or 0.0, "the program was cancelled")

    async def settle(self) -> None:
        """Let the loop deliver what the program was stopped for."""
        late = perf_counter() > self._around
        for _ in range(_TURNS if self.cancelled or late else 0):
            await asyncio.sleep(0)
