"""Connections live in one event loop, and calls of other loops and threads are handed over to it.

Where a host enters `Servers` with `async with`, that is its own loop, and a call from there costs no hand-over. Where
it enters with `with`, there is no loop yet, and each `execute` has one of its own: then the loop runs in a thread.
"""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

from lightfc.engine.blocking import stands_still

T = TypeVar("T")
OnItem = Callable[[Any], None]
"""Tells something on the way of a call."""

_Function = Callable[[OnItem | None], Coroutine[Any, Any, T]]

_MAX_ITEMS = 10_000
"""What is handed over on the way of one call: a server may say as often as it likes how far it has come."""


class BackgroundLoop:
    """A loop in a thread of its own, which runs from when it is made until it is closed."""

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

    def begin(self, function: Callable[[], Coroutine[Any, Any, T]]) -> "Future[T]":
        """Begin an async function there. Cancelling what is given cancels it."""
        return asyncio.run_coroutine_threadsafe(function(), self.loop)

    def close(self) -> None:
        """End the thread, in which nothing must go on any more."""
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.loop.stop)
            self._thread.join()


def unreachable(loop: asyncio.AbstractEventLoop) -> str:
    """Say why nothing can be handed over to a loop now. Empty if it can be."""
    if loop.is_running() and not stands_still(loop):
        return ""
    return (
        "its connection belongs to an event loop that does not run now; await the call in that loop "
        "(`aexecute`, `arun`), or open the servers with `with` in place of `async with`"
    )


async def call_in(loop: asyncio.AbstractEventLoop, function: _Function[T], on_item: OnItem | None) -> T:
    """What an async function gives that runs in a loop; where this is cancelled, so is it.

    Items are told in the running loop and before this ends; what waits there is bounded.
    """
    if loop is asyncio.get_running_loop():
        return await function(on_item)
    handed = _HandedOver(function, on_item)
    # One wake-up there and one back: futures chained from loop to loop take several.
    loop.call_soon_threadsafe(handed.begin, loop)
    try:
        await handed.ended
    except asyncio.CancelledError:
        with suppress(RuntimeError):  # it is closed
            loop.call_soon_threadsafe(handed.cancel)
        raise
    assert handed.task is not None  # noqa: S101 - it has ended, so it was begun
    return handed.task.result()


class _HandedOver(Generic[T]):
    """An async function of the running loop that runs in another one."""

    def __init__(self, function: _Function[T], on_item: OnItem | None) -> None:
        self._here = asyncio.get_running_loop()
        self._function, self._on_item = function, on_item
        self._left = _MAX_ITEMS
        self.ended: asyncio.Future[None] = self._here.create_future()
        self.task: asyncio.Task[T] | None = None

    # In the other loop.

    def begin(self, loop: asyncio.AbstractEventLoop) -> None:
        if not self.ended.done():
            self.task = loop.create_task(self._function(self._on_item and self._send))
            self.task.add_done_callback(self._over)

    def cancel(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def _send(self, item: Any) -> None:
        self._left -= 1
        if self._left >= 0:
            self._soon(self._receive, item)

    def _over(self, task: "asyncio.Task[T]") -> None:
        if not task.cancelled():
            task.exception()  # looked at, also where nobody waits any more
        self._soon(self._end)

    def _soon(self, function: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop that waits is closed
            self._here.call_soon_threadsafe(function, *args)

    # In the loop that waits.

    def _receive(self, item: Any) -> None:
        if self._on_item is not None and not self.ended.done():
            self._on_item(item)

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(None)
