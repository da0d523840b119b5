"""Threads for sync tools.

Not `concurrent.futures`: its workers are joined when the interpreter exits, so one tool that hangs would keep a program
from ending, and its pool in asyncio has five workers on a one-core machine. These are daemons, as many as are wanted at
the same time, and leave after a while without work.
"""

import asyncio
import contextvars
import os
import threading
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from typing import Any

Outcome = tuple[Any, BaseException | None]
"""What a function gave, or what it raised. Carried as a value, because a task lets `SystemExit` through to its loop."""

IDLE_S = 10.0
"""How long a worker waits for work before it leaves, in seconds."""

_lock = threading.Lock()
_jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
_idle = 0


def start(job: Callable[[], None]) -> None:
    """Run `job`, which must not raise, in a thread of its own.

    Raises:
        RuntimeError: The system gives no more threads.
    """
    global _idle
    with _lock:
        wanted = _idle == 0
        if not wanted:
            _idle -= 1
    if wanted:
        threading.Thread(target=_work, name="lightfc tool", daemon=True).start()
    _jobs.put(job)


def call(
    loop: asyncio.AbstractEventLoop,
    fn: Callable[..., Any],
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
) -> "asyncio.Future[Outcome]":
    """Call a function in a thread, with the context variables of the caller; its outcome comes back to the loop.

    Whoever gives the call up cancels the future, or sets its result; the function runs on.
    """
    future: asyncio.Future[Outcome] = loop.create_future()
    context = contextvars.copy_context()

    def deliver(value: Any, error: BaseException | None) -> None:
        if not future.done():
            future.set_result((value, error))

    def work() -> None:
        value, raised = None, None
        try:
            value = context.run(fn, *args, **(kwargs or {}))
        except BaseException as error:  # noqa: BLE001 - it must reach the record, SystemExit too
            raised = error
        try:
            loop.call_soon_threadsafe(deliver, value, raised)
        except RuntimeError:
            # The loop was closed while the function still ran: the call had been given up, and recorded so.
            return

    try:
        start(work)
    except RuntimeError as error:  # the system gives no more threads
        deliver(None, error)
    return future


def _work() -> None:
    global _idle
    while True:
        try:
            job = _jobs.get(timeout=IDLE_S)
        except Empty:
            with _lock:
                # A job may have been promised to an idle worker since; then it is in the queue, or will be at once.
                if _idle == 0:
                    continue
                _idle -= 1
            return
        job()
        with _lock:
            _idle += 1


def _forget() -> None:
    """Begin anew in a forked process, where no worker lives and the lock may have been held by another thread."""
    global _lock, _jobs, _idle
    _lock, _jobs, _idle = threading.Lock(), SimpleQueue(), 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
