"""The call hook of a host without an engine: calls are made on the spot, and what some give is awaited."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Awaitable, Callable
from types import CoroutineType, GeneratorType
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.scheduling.futures import Failure, Pending, settle_held

if TYPE_CHECKING:
    import asyncio  # takes longer to import than all else here, and who evaluates without awaiting needs none of it


def in_event_loop() -> bool:
    """Whether an event loop runs in this thread."""
    if "asyncio" not in sys.modules:
        return False  # nobody can have started one
    import asyncio

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def _is_awaitable(value: Any) -> bool:
    """As `inspect.isawaitable`, which asks the value itself for its class, and so may run what the host has there."""
    kind = type(value)
    if kind is GeneratorType:
        return bool(value.gi_code.co_flags & _CO_ITERABLE_COROUTINE)
    return kind is CoroutineType or issubclass(kind, Awaitable)


_CO_ITERABLE_COROUTINE = 0x100  # see `inspect`


class HostCalls:
    """Calls functions on the spot; inside of an event loop it awaits what they give to be awaited.

    Args:
        most: How many may be awaited at the same time; the others wait for their turn, in order.
        awaits: Whether what calls give is awaited where an event loop runs.
    """

    def __init__(self, most: float, *, awaits: bool = True) -> None:
        self.most = most
        self.awaits = awaits and in_event_loop()
        if self.awaits:
            import inspect  # with which `asyncio` has begun

            self._is_async = inspect.iscoroutinefunction
        self.tasks: set[asyncio.Future[Any]] = set()
        self.waiting: deque[tuple[Any, Any, Pending]] = deque()
        self.closed = False
        self.run: Run | None = None
        self.watch: Any = None

    def begin(self, run: Run) -> None:
        """See `CallHook.begin`."""
        self.run = run
        if self.awaits:
            from lightfc_sandbox.scheduling.watching import Watch  # with which `asyncio` has begun

            run.watch = self.watch = Watch()

    @property
    def loop(self) -> Any:
        """See `CallHook.loop`."""
        if not self.awaits:
            return None
        import asyncio

        return asyncio.get_running_loop()

    def at_once(self, target: Any) -> bool:
        """See `CallHook.at_once`."""
        return not (self.awaits and self._is_async(target))

    def call(self, site: Any, path: Any, target: Callable[..., Any], args: list[Any], kwargs: dict[str, Any]) -> Any:
        """See `CallHook.call`."""
        try:
            value = target(*args, **kwargs)
        except (Exception, KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # noqa: BLE001 - raised again by `arun`; an event loop would only log it
            return Pending.failed(Failure(error, site.node))
        if not self.awaits or not _is_awaitable(value):
            return value
        pending = Pending()
        if len(self.tasks) < self.most:
            self._await(site, value, pending)
        else:
            self.waiting.append((site, value, pending))
        return pending

    def _await(self, site: Any, value: Any, pending: Pending) -> None:
        import asyncio

        task = asyncio.ensure_future(value)
        self.tasks.add(task)
        held: list[Pending | None] = [pending]
        task.add_done_callback(lambda _: self._done(site, task, held))

    def _done(self, site: Any, task: asyncio.Future[Any], held: list[Pending | None]) -> None:
        import asyncio

        self.tasks.discard(task)
        error = asyncio.CancelledError("the call was cancelled") if task.cancelled() else task.exception()
        if self.closed:
            # Nobody waits for the value, and what would follow from it must not begin any more.
            return
        if self.waiting:
            self._await(*self.waiting.popleft())
        settle_held(self.run, held, task.result() if error is None else Pending.failed(Failure(error, site.node)))

    def skip(self, site: Any, path: Any, target: Any, cause: Failure) -> Pending:
        """See `CallHook.skip`."""
        return Pending.failed(cause)

    def end(self) -> None:
        """Begin nothing more, and end the run."""
        self.closed = True
        if self.run is not None:
            self.run.end()
            self.run = None  # which may serve the next text before what is in flight has been cleaned up

    def drop(self) -> None:
        """End the run without waiting for what is in flight, which cleans up by itself."""
        self.end()
        if self.tasks:
            import asyncio

            self.closing = asyncio.ensure_future(self.close())

    async def close(self) -> None:
        """Cancel what is still in flight and wait until it has cleaned up, if it does so at all."""
        self.end()
        for _, value, _ in self.waiting:
            if isinstance(value, CoroutineType):
                value.close()
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            from lightfc_sandbox.scheduling.event_loops import outlast

            await outlast(tasks)
