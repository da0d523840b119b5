"""Blocking work that an event loop waits for without standing still."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from lightfc.engine import threads

__all__ = ["in_thread"]

P = ParamSpec("P")
T = TypeVar("T")


async def in_thread(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What `fn` gives or raises, called in a thread of its own.

    Unlike `asyncio.to_thread`, work that is given up keeps neither the loop nor the program from ending.
    """
    value, error = await threads.call(asyncio.get_running_loop(), fn, args, kwargs)
    if error is not None:
        raise error
    given: T = value
    return given
