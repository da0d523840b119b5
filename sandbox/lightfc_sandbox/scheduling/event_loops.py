"""Event loops that this package runs itself, and tasks that have to end.

A task can ignore that it is cancelled, and a function can stop the loop that it runs in. Neither may keep a run from
ending: what is deaf is waited for so long and then left behind, and a loop of our own is run until its work is done.
"""

import asyncio
import weakref
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

GRACE_S = 5.0
"""How long the end of a run waits for async functions that were cancelled to clean up, in seconds."""

_deaf: weakref.WeakSet[asyncio.Future[Any]] = weakref.WeakSet()
"""The tasks that did not end when they were cancelled, and which nobody waits for any more."""


async def outlast(tasks: Sequence[asyncio.Future[Any]]) -> None:
    """Wait until cancelled tasks have cleaned up, for `GRACE_S` at most; even if this is cancelled itself meanwhile."""
    loop = asyncio.get_running_loop()
    until, again = loop.time() + GRACE_S, False
    # Looked at before each wait: who is cancelled in every turn of the loop, as by a scope of anyio, wakes from no wait
    # in another way, and is not told by it that the tasks or the time are at their end.
    while (left := [each for each in tasks if not each.done()]) and (rest_s := until - loop.time()) > 0:
        try:
            await asyncio.wait(left, timeout=rest_s)
        except asyncio.CancelledError:
            again = True
    _deaf.update(left)
    if again:
        raise asyncio.CancelledError


def run_in_own_loop(function: Callable[..., Any], *args: Any) -> Any:
    """Run an async function to its end in an event loop of its own; this thread must not run one.

    A function that stops the loop stops nothing but its own step: the loop is not its own, and goes on.
    """
    results: list[Any] = []
    tasks: list[asyncio.Task[Any]] = []
    # With a factory, because without one a runner takes the event loop away that this thread may have set.
    with asyncio.Runner(loop_factory=asyncio.new_event_loop) as runner:
        work = _aside(results, tasks, function, args)
        while True:
            try:
                runner.run(work)
            except RuntimeError:
                # Either the function has raised it, or somebody has stopped the loop before the function ended.
                if not tasks or tasks[0].done():
                    raise
                work = _rest(tasks[0])
            except BaseException as error:  # an interrupt: the runner ends what it finds among all tasks
                for each in tasks:
                    asyncio._register_task(each)
                if isinstance(error.__context__, asyncio.CancelledError):
                    error.__suppress_context__ = True  # how the interrupt ended the work is no failure beside it
                raise
            else:
                return results[0]


async def _aside(
    results: list[Any], tasks: list[asyncio.Task[Any]], function: Callable[..., Any], args: tuple[Any, ...]
) -> None:
    """Run an async function as all that a loop is there for."""
    main = asyncio.current_task()
    assert main is not None  # noqa: S101 - a coroutine runs in a task here
    tasks.append(main)
    # A function of this work that cancels all tasks of the loop means those beside it, and not the work itself.
    asyncio._unregister_task(main)  # which is documented, for those who make tasks of their own
    try:
        # Not as the result of the task, of which a runner makes a `repr` when it puts back the handler of the
        # interrupt: that of a large value takes long, and that of a value of the host's may raise anything.
        results.append(await function(*args))
    finally:
        left = [each for each in asyncio.all_tasks() if each is not main and not _is_rest(each)]
        if left:
            await _abandon(left)


async def _rest(main: asyncio.Task[Any]) -> None:
    """Wait for the work of a loop that was stopped; an interrupt cancels it."""
    await main


def _is_rest(task: asyncio.Task[Any]) -> bool:
    return getattr(task.get_coro(), "cr_code", None) is _rest.__code__


async def _abandon(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel what is left in a loop that ends, and keep the loop from waiting for what is deaf to that for ever."""
    cancel(tasks)
    listening = [each for each in tasks if each not in _deaf]
    try:
        if listening:
            await outlast(listening)
    finally:
        for task in (each for each in tasks if not each.done()):
            asyncio._unregister_task(task)  # which is documented, for those who make tasks of their own
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # it has been told already


def cancel(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel tasks."""
    for task in tasks:
        task.cancel()
