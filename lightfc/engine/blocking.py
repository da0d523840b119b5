"""Async functions called from sync code, wherever that runs: without an event loop, in a thread beside one, inside one.

In a thread whose event loop is running, the function gets a loop in a thread of its own, and the caller with its loop
stands still meanwhile.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from contextvars import copy_context
from typing import Any, TypeVar

from lightfc.engine import threads
from lightfc_sandbox.engine import in_event_loop
from lightfc_sandbox.scheduling.event_loops import run_in_own_loop

T = TypeVar("T")

_still: set[asyncio.AbstractEventLoop] = set()
"""The loops whose threads wait in `run_blocking`."""


def stands_still(loop: asyncio.AbstractEventLoop) -> bool:
    """Whether a loop waits for an async function called from sync code in it, which must not wait for that loop."""
    return loop in _still


def run_blocking(function: Callable[..., Awaitable[T]], *args: Any) -> T:
    """Run an async function to its end; the user's interrupt cancels it."""
    if not in_event_loop():
        given: T = run_in_own_loop(function, *args)
        return given
    context, here = copy_context(), asyncio.get_running_loop()
    result: Future[T] = Future()
    running: list[tuple[asyncio.AbstractEventLoop, asyncio.Task[Any]]] = []

    async def run() -> T:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - a coroutine runs in a task here
        running.append((asyncio.get_running_loop(), task))
        return await function(*args)

    def work() -> None:
        try:
            result.set_result(context.run(run_in_own_loop, run))
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that waits
            result.set_exception(error)

    _still.add(here)
    try:
        threads.start(work)
        return result.result()
    except KeyboardInterrupt:
        for loop, task in running:
            with suppress(RuntimeError):  # the loop is closed: the interrupt was the function's own
                loop.call_soon_threadsafe(task.cancel)
        raise
    finally:
        _still.discard(here)
