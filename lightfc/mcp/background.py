"""Connections live in one event loop, and calls of other loops and threads are handed over to it.

Where a host enters `Servers` with `async with`, that is its own loop, and a call from there costs no hand-over. Where
it enters with `with`, there is no loop yet, and each `execute` has one of its own: then the loop runs in a thread.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from lightfc.engine.blocking import stands_still

T = TypeVar("T")
OnItem = Callable[[Any], None]
"""Tells something on the way of a call."""

_Function = Callable[[OnItem | None], Coroutine[Any, Any, T]]

_MAX_ITEMS = 10_000
"""What is handed over on the way of one call: a server may say as often as it likes how far it has come."""


def unreachable(loop: asyncio.AbstractEventLoop) -> str:
    """Say why nothing can be handed over to a loop now. Empty if it can be."""
    if loop.is_running() and not stands_still(loop):
        return ""
    return (
        "its connection belongs to an event loop that does not run now; await the call in that loop "
        "(`aexecute`, `arun`), or open servers that are no clients of yours with `with` in place of `async with`"
    )


async def call_in(loop: asyncio.AbstractEventLoop, function: _Function[T], on_item: OnItem | None) -> T:
    """What an async function gives that runs in a loop; where this is cancelled, so is it.

    Items are told in the running loop and before this ends; what waits there is bounded.
    """
    here = asyncio.get_running_loop()
    if loop is here:
        return await function(on_item)
    left = iter(range(_MAX_ITEMS))

    def send(item: Any) -> None:  # in the other loop
        if next(left, None) is not None:
            with suppress(RuntimeError):  # the loop that waits is closed
                here.call_soon_threadsafe(receive, item)

    def receive(item: Any) -> None:
        if on_item is not None and not ended.done():
            on_item(item)

    ended = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(function(on_item and send), loop))
    return await ended
