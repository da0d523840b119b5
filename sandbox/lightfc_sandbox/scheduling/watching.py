"""What a program is told that keeps an event loop busy: that its task is cancelled, or that its time is at its end.

While it computes, no timer of the loop comes, and no cancellation is delivered, such as that by the user's interrupt.
So the program itself looks from time to time (`Account.tick`), and stops; the loop raises then what is to be raised.
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


class _Scope:
    """A stretch of a task for which programs are watched that begin in it, also in other tasks."""

    def __init__(self, timeout_s: float | None, task: asyncio.Task[Any] | None) -> None:
        self.timeout_s = math.inf if timeout_s is None else timeout_s
        self.until = perf_counter() + self.timeout_s
        self.task = task
        self._before = 0 if task is None else task.cancelling()

    def is_cancelled(self) -> bool:
        """Whether its task is to be cancelled, and was not before."""
        return self.task is not None and self.task.cancelling() > self._before

    def close(self) -> None:
        """Tell those nothing any more that go on behind its end, such as a task that a function has begun."""
        self.until, self.task = math.inf, None


_scopes: ContextVar[tuple[_Scope, ...]] = ContextVar("_scopes", default=())

_AGAIN_S = 0.005
_TURNS = 100
"""Turns of the loop in which a cancellation comes from one task to the next."""


@contextmanager
def watching(timeout_s: float | None) -> Iterator[None]:
    """Have programs notice the end of a time and a cancellation of the task at hand, also in tasks that begin here."""
    scope = _Scope(timeout_s, asyncio.current_task())
    token = _scopes.set((*_scopes.get(), scope))
    try:
        yield
    finally:
        _scopes.reset(token)
        scope.close()


def _interrupted_task() -> asyncio.Task[Any] | None:
    """The task of the loop at hand that the user's interrupt cancels, where `asyncio.Runner` handles that."""
    task = getattr(signal.getsignal(signal.SIGINT), "keywords", {}).get("main_task")
    return task if isinstance(task, asyncio.Task) and task.get_loop() is asyncio.get_running_loop() else None


class Watch:
    """Stops a program that computes in the task at hand.

    Args:
        timeout_s: How long it may take from here on; None for as long as those around it may.
    """

    def __init__(self, timeout_s: float | None = None) -> None:
        now = perf_counter()
        # What cleans up behind the end of a time has time.
        around = [each for each in _scopes.get() if now <= each.until and not each.is_cancelled()]
        self._scopes = [*around, _Scope(None, _interrupted_task()), _Scope(timeout_s, asyncio.current_task())]
        self._next = 0.0
        self._stopped = False

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
        for each in self._scopes:
            late = now > each.until
            if late or each.is_cancelled():
                self._stopped = True
                told = "the program runs too long" if late else "the program was cancelled"
                raise Stop("timeout_s", each.timeout_s, told)

    async def settle(self) -> None:
        """Let the loop deliver what the program was stopped for."""
        for _ in range(_TURNS if self._stopped else 0):
            await asyncio.sleep(0)
