"""Blocking work that an event loop waits for without standing still."""

import asyncio
import contextvars
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from lightfc import threads

__all__ = ["in_thread"]

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What `fn` gives, called in a thread of its own.

    Unlike `asyncio.to_thread`, work that is given up keeps neither the loop nor the program from ending.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()
    context = contextvars.copy_context()

    def deliver(value: T | None, error: BaseException | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)  # type: ignore[arg-type]

    def work() -> None:
        value, raised = None, None
        try:
            value = context.run(fn, *args, **kwargs)
        except BaseException as error:  # noqa: BLE001 - raised again where it is waited for
            raised = error
        try:
            loop.call_soon_threadsafe(deliver, value, raised)
        except RuntimeError:
            return  # the loop was closed while the work went on: nobody waits for it

    threads.start(work)
    return await future
