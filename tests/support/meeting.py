"""Tools that prove that calls overlap: each waits until all of them have come."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

WAIT_S = 30.0
"""Long enough that only a call that never comes lets it pass."""


def sync_meeting(parties: int) -> Callable[[int], int]:
    """Give a sync tool `meet` that returns its argument once `parties` calls of it are running."""
    barrier = threading.Barrier(parties)

    def meet(value: int) -> int:
        barrier.wait(WAIT_S)
        return value

    return meet


def async_meeting(parties: int) -> Callable[[int], Any]:
    """Give an async tool `meet` that returns its argument once `parties` calls of it are running."""
    barrier = asyncio.Barrier(parties)

    async def meet(value: int) -> int:
        async with asyncio.timeout(WAIT_S):
            await barrier.wait()
        return value

    return meet
