"""What a call gives piece by piece: its progress, and at last its output.

Whatever streams is an async generator to the engine, which `drain` reads: each item is progress, and a `Final` says
the output. An async generator function is one already; `from_thread` makes one of work in a thread.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Callable
from contextvars import ContextVar
from typing import Any

from lightfc.engine import threads
from lightfc_sandbox.scheduling.event_loops import outlast

Put = Callable[[Any], bool]
"""Takes an item; gives whether anybody still wants one."""


class Final:
    """Yield it last in an async generator tool to give the output; what was yielded before is progress.

    An async generator cannot return a value. Without a `Final`, the output is the list of what was yielded.

    Args:
        value: The output.

    Attributes:
        value: The output.

    Examples:
        >>> from lightfc import ToolManager
        >>> from lightfc.executors import Final
        >>> async def steps(n: int) -> int:
        ...     "Count up, and give the sum."
        ...     for i in range(n):
        ...         yield i
        ...     yield Final(sum(range(n)))
        >>> ToolManager([steps]).execute("steps(4)").output
        6
    """

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


progress_callback: ContextVar[Callable[[Any], None]] = ContextVar("progress_callback")
"""Tells the progress of the call around what runs, where anybody wants to know it, for tools that do not stream."""


async def drain(generator: AsyncGenerator[Any, None], progress: Callable[[Any], None]) -> Any:
    """The output of what streams: what its `Final` says, or else the list of what it yields."""
    items: list[Any] = []
    async with contextlib.aclosing(generator):
        async for item in generator:
            if type(item) is Final:
                return item.value
            items.append(item)
            progress(item)
    return items


async def from_thread(work: Callable[[Put], Any], stop: Callable[[], None] | None = None) -> AsyncGenerator[Any, None]:
    """What `work` puts while it runs in a thread, and at last its value as `Final`; None is no value.

    Where nobody wants more, `stop` makes it end, and it is awaited; without `stop` it is left.
    """
    loop = asyncio.get_running_loop()
    come: asyncio.Queue[Any] = asyncio.Queue()
    end = object()
    is_wanted = True

    def put(item: Any) -> bool:
        with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
            loop.call_soon_threadsafe(come.put_nowait, item)
        return is_wanted

    ended = threads.call(loop, work, (put,))
    ended.add_done_callback(lambda _: come.put_nowait(end))
    try:
        while (item := await come.get()) is not end:
            yield item
        if (value := threads.value_of(ended.result())) is not None:
            yield Final(value)
    finally:
        is_wanted = False
        if stop is None:
            ended.cancel()
        elif not ended.done():
            stop()
            await outlast([ended])


def exhaust(fn: Callable[..., Any], args: Any, kwargs: Any, put: Put) -> Any:
    """What a generator function returns; what it yields is put, as long as anybody wants it."""
    generator = fn(*args, **kwargs)
    wanted = True
    while wanted:
        try:
            item = next(generator)
        except StopIteration as end:
            return end.value
        wanted = put(item)
    generator.close()
    return None
