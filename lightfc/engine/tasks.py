"""Tasks that take their first step at once, under every version of Python.

A call then begins where the program makes it: what gives its value without waiting, such as from a cache, needs no turn
of the event loop, and what waits, waits from here on.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from contextvars import Context
from functools import partial
from typing import Any


class Starter:
    """Makes the tasks of one event loop.

    Before Python 3.12 a task hands its first step to its loop when it is made, and there is no other way to that step:
    so for that moment this stands in the place of the loop's `call_soon`.
    """

    __slots__ = ("_before", "_context", "_coroutine", "_loop", "_own", "_step")

    def __init__(self, loop: Any) -> None:
        self._loop = loop
        self._own: dict[str, Any] = getattr(loop, "__dict__", {})  # of a loop without one, all is done as ever
        self._before: Any = None
        self._step: Callable[[], None] | None = None
        self._coroutine: Coroutine[Any, Any, Any] | None = None

    def begin(self, coroutine: Coroutine[Any, Any, Any], name: str) -> asyncio.Task[Any]:
        """A task of a coroutine that has taken its first step, maybe its last; the user's interrupt is raised."""
        loop = self._loop
        if sys.version_info >= (3, 12):
            return asyncio.Task(coroutine, loop=loop, name=name, eager_start=True)
        own = self._own
        self._coroutine, self._before = coroutine, own.get("call_soon")
        own["call_soon"] = self._call_soon
        try:
            task = asyncio.Task(coroutine, loop=loop, name=name)
        finally:
            del own["call_soon"]
            if self._before is not None:
                own["call_soon"] = self._before
        step, self._step, self._coroutine = self._step, None, None
        if step is not None:  # else the loop takes it
            self._take(step, self._context, task)
        return task

    def _call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> Any:
        of = getattr(callback, "__self__", None)
        if isinstance(of, asyncio.Task) and of.get_coro() is self._coroutine:
            self._step, self._context = callback, context
            return None
        soon = self._before or partial(type(self._loop).call_soon, self._loop)
        return soon(callback, *args, context=context)

    def _take(self, step: Callable[[], None], context: Any, task: asyncio.Task[Any]) -> None:
        around = asyncio.current_task(self._loop)
        # Which are documented, for those who make tasks of their own.
        if around is not None:
            asyncio.tasks._leave_task(self._loop, around)
        try:
            context.run(step)
        except BaseException:
            task.exception()  # it is raised here
            raise
        finally:
            if around is not None:
                asyncio.tasks._enter_task(self._loop, around)
