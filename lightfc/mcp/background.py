"""An event loop in a thread of its own, which holds connections for callers in any loop, or in none.

A connection belongs to one loop. A program may run in another: `execute` has one of its own for each run, an agent at a
terminal one for each question. And a loop that stands still, because somebody in it calls `execute`, must not hold the
answers that this very call waits for.
"""

import asyncio
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

__all__ = ["BackgroundLoop", "Crossing"]

T = TypeVar("T")

_MAX_WAITING = 1_000
_MAX_TOLD = 10_000
"""What is told on the way of one call: a server may say as often as it likes how far it has come."""


class BackgroundLoop:
    """The loop, which runs from when it is made until it is closed."""

    def __init__(self, name: str) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_forever()
        finally:
            self.loop.run_until_complete(self.loop.shutdown_asyncgens())
            self.loop.close()

    def begin(self, function: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> "Future[T]":
        """Begin an async function there. Cancelling what is given cancels it.

        Raises:
            RuntimeError: The loop is closed.
        """
        coroutine = function(*args)
        try:
            return asyncio.run_coroutine_threadsafe(coroutine, self.loop)
        except RuntimeError:
            coroutine.close()
            raise

    async def call(self, function: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        """What an async function gives that runs there; where this is cancelled, so is it."""
        return await asyncio.wrap_future(self.begin(function, *args))

    def close(self) -> None:
        """End the thread, in which nothing must go on any more."""
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join()


class Crossing(Generic[T]):
    """An async function that runs in a background loop, as the running loop sees it: what it tells, then what it gives.

    One wake-up there and one back. Futures chained from loop to loop take several, and then cost half as much as the
    call of a server that they bring.

    Args:
        background: The loop in which it runs.
        function: Begun at once, perhaps before this is made; given `tell`, by which it tells something on the way.

    Raises:
        RuntimeError: The background loop is closed.
    """

    def __init__(
        self, background: BackgroundLoop, function: Callable[[Callable[[Any], None]], Coroutine[Any, Any, T]]
    ) -> None:
        self._here, self._there = asyncio.get_running_loop(), background.loop
        self._waiting: deque[Any] = deque()
        self._left = _MAX_TOLD
        self._woken: asyncio.Future[None] | None = None
        self._task: asyncio.Task[T] | None = None
        self._is_over = self._is_cancelled = False
        self._there.call_soon_threadsafe(self._begin, function)

    async def told(self) -> AsyncIterator[Any]:
        """What is told, until the function has ended."""
        while True:
            # Asked in this order: whatever was told before the end is given before it.
            is_over = self._is_over
            while self._waiting:
                yield self._waiting.popleft()
            if is_over:
                return
            if not self._is_over:
                self._woken = self._here.create_future()
                await self._woken

    def result(self) -> T:
        """What the function has given, once all that it tells has been told.

        Raises:
            BaseException: What it has raised.
        """
        assert self._task is not None  # noqa: S101 - it has ended, so it was begun
        return self._task.result()

    def cancel(self) -> None:
        """Cancel the function where it has not ended."""
        if not self._is_over:
            with suppress(RuntimeError):  # its loop is closed
                self._there.call_soon_threadsafe(self._cancel)

    # In the background loop.

    def tell(self, item: Any) -> None:
        """Tell something on the way; what is too much is dropped."""
        if self._left > 0 and len(self._waiting) < _MAX_WAITING:
            self._left -= 1
            self._waiting.append(item)
            self._wake()

    def _begin(self, function: Callable[[Callable[[Any], None]], Coroutine[Any, Any, T]]) -> None:
        if not self._is_cancelled:
            self._task = self._there.create_task(function(self.tell))
            self._task.add_done_callback(self._end)

    def _cancel(self) -> None:
        self._is_cancelled = True
        if self._task is not None:
            self._task.cancel()

    def _end(self, task: asyncio.Task[T]) -> None:
        if not task.cancelled():
            task.exception()  # looked at, also where nobody waits any more
        self._is_over = True
        self._wake()

    def _wake(self) -> None:
        with suppress(RuntimeError):  # the loop that waited is closed
            self._here.call_soon_threadsafe(self._look)

    def _look(self) -> None:
        """In the loop that waits: there is something new."""
        if self._woken is not None and not self._woken.done():
            self._woken.set_result(None)
