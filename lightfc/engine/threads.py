"""Threads for sync tools.

Not `concurrent.futures`: its workers are joined when the interpreter exits, so one tool that hangs would keep a program
from ending, and its pool in asyncio has five workers on a one-core machine. These are daemons, as many as are wanted at
the same time up to a bound, and leave after a while without work.

What is called in a thread may itself wait for calls in threads, so each depth of such calls has workers of its own: a
job waits only for jobs that are deeper than itself, and never for a thread that waits for it.
"""

import asyncio
import contextlib
import contextvars
import os
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar

from lightfc_sandbox.scheduling.event_loops import outlast

P = ParamSpec("P")
T = TypeVar("T")

Outcome = tuple[Any, BaseException | None]
"""What a function gave, or what it raised. Carried as a value, because a task lets `SystemExit` through to its loop."""

IDLE_S = 10.0
"""How long a worker waits for work before it leaves, in seconds."""

MAX_THREADS = 256
"""Workers of one depth; further jobs wait for one of them."""

_NONE: Mapping[str, Any] = MappingProxyType({})


class _Here(threading.local):
    """How many jobs stand around what runs in a thread."""

    depth = 0


_here = _Here()


class _Workers:
    """The workers of one depth, and the jobs that wait for one.

    Workers are called one at a time: the one that comes takes a job and calls the next, if jobs are left. So as many
    come as jobs keep the others busy, and one takes all that take no time. Wherever jobs are left, one is coming, or
    all are busy that there may be.
    """

    def __init__(self, depth: int) -> None:
        self.depth = depth
        self.count = 0
        self.idle = 0
        self.is_one_coming = False
        self.jobs: deque[Callable[[], None]] = deque()
        self.lock = threading.Lock()
        self.news = threading.Condition(self.lock)

    def start(self, job: Callable[[], None]) -> None:
        with self.lock:
            self.jobs.append(job)
            wants_more = not self.is_one_coming and self._calls_the_next()
        if wants_more:
            self._add(job)

    def _calls_the_next(self) -> bool:
        """Call a worker if one is wanted; gives whether that has to be a new one."""
        if self.is_one_coming or not self.jobs:
            return False
        if self.idle:
            self.is_one_coming = True
            self.news.notify()
            return False
        if self.count >= MAX_THREADS:
            return False
        self.count += 1
        self.is_one_coming = True
        return True

    def _add(self, job: Callable[[], None] | None = None) -> None:
        try:
            threading.Thread(target=self._work, name="lightfc tool", daemon=True).start()
        except RuntimeError:  # the system gives no more threads
            with self.lock:
                self.count -= 1
                self.is_one_coming = False
                # Those that there are take it; but where there is none, nobody would.
                if self.count == 0 and job is not None and job in self.jobs:
                    self.jobs.remove(job)
                    raise

    def _work(self) -> None:
        comes = True
        _here.depth = self.depth + 1
        while True:
            with self.lock:
                if comes:
                    self.is_one_coming = comes = False
                while not self.jobs:
                    self.idle += 1
                    has_news = self.news.wait(IDLE_S)
                    self.idle -= 1
                    self.is_one_coming = False  # one whose time was up may have been called all the same
                    if not has_news and not self.jobs:
                        self.count -= 1
                        return
                job = self.jobs.popleft()
                wants_more = self._calls_the_next()
            if wants_more:
                self._add()
            job()
            del job  # which is not to be kept while there is no other one


class Job:
    """A function that is called in a thread, with the context variables of the caller.

    Args:
        arrivals: What brings to the event loop what came of it.
        on_outcome: Is given the outcome, in the loop; None once nobody wants it. Nothing waits for a function that runs
            then, and one that still waits for a thread is not called.
        on_start: Called in the loop when a thread has taken up the call.
    """

    __slots__ = ("args", "arrivals", "context", "fn", "kwargs", "on_outcome", "on_start")

    def __init__(
        self,
        arrivals: "Arrivals",
        fn: Callable[..., Any],
        args: Sequence[Any],
        kwargs: Mapping[str, Any],
        on_outcome: Callable[[Outcome], None],
        on_start: Callable[[], None] | None = None,
    ) -> None:
        self.arrivals, self.fn, self.args, self.kwargs = arrivals, fn, args, kwargs
        self.on_outcome: Callable[[Outcome], None] | None = on_outcome
        self.on_start = on_start
        self.context = contextvars.copy_context()

    def __call__(self) -> None:
        """Call the function: in the thread."""
        if self.on_outcome is None:
            return
        try:
            if self.on_start is not None:
                self.arrivals.loop.call_soon_threadsafe(self.on_start)
        except RuntimeError:  # the loop is closed
            return
        value, raised = None, None
        try:
            value = self.context.run(self.fn, *self.args, **self.kwargs)
        except BaseException as error:  # noqa: BLE001 - it must reach the record, SystemExit too
            raised = error
        self.arrivals.put(self, (value, raised))

    def give_up(self) -> None:
        """Want no outcome any more."""
        self.on_outcome = None

    def deliver(self, outcome: Outcome) -> None:
        """Tell the outcome, in the loop, if anybody wants it."""
        on_outcome, self.on_outcome = self.on_outcome, None
        if on_outcome is not None:
            on_outcome(outcome)


class Arrivals:
    """What has come back from threads to an event loop, which is woken once for all that comes before it looks."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._come: deque[tuple[Job, Outcome]] = deque()
        self._is_woken = False

    def put(self, job: Job, outcome: Outcome) -> None:
        """Hand over an outcome, in any thread; where the loop is closed, the call was given up and recorded so."""
        self._come.append((job, outcome))
        if not self._is_woken:
            self._is_woken = True
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self.loop.call_soon_threadsafe(self._take)

    def _take(self) -> None:
        # What is put from here on wakes the loop again, unless it is taken below.
        self._is_woken = False
        try:
            while self._come:
                job, outcome = self._come.popleft()
                job.deliver(outcome)
        finally:
            if self._come:  # the user has interrupted it
                self.loop.call_soon(self._take)


_pools: dict[int, _Workers] = {}
_lock = threading.Lock()


def start(job: Callable[[], None]) -> None:
    """Run `job`, which must not raise, in a thread; where there are too many, as soon as one is free."""
    depth = _here.depth
    workers = _pools.get(depth)
    if workers is None:
        with _lock:
            workers = _pools.setdefault(depth, _Workers(depth))
    workers.start(job)


def call(
    loop: asyncio.AbstractEventLoop, fn: Callable[..., Any], args: Sequence[Any] = (), kwargs: Mapping[str, Any] = _NONE
) -> "asyncio.Future[Outcome]":
    """Call a function in a thread, with the context variables of the caller: a future of its outcome.

    Whoever gives the call up cancels the future: see `Job.give_up`.
    """
    future: asyncio.Future[Outcome] = loop.create_future()

    def on_outcome(outcome: Outcome) -> None:
        if not future.done():
            future.set_result(outcome)

    job = Job(Arrivals(loop), fn, args, kwargs, on_outcome)
    future.add_done_callback(lambda _: job.give_up())
    try:
        start(job)
    except RuntimeError as error:  # the system gives no more threads
        future.set_result((None, error))
    return future


def value_of(outcome: Outcome) -> Any:
    """What a function gave; raises what it raised."""
    value, error = outcome
    if error is not None:
        raise error
    return value


async def in_thread(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What `fn` gives or raises, called in a thread of its own.

    Unlike `asyncio.to_thread`, work that is given up keeps neither the loop nor the program from ending.
    """
    given: T = value_of(await call(asyncio.get_running_loop(), fn, args, kwargs))
    return given


async def in_stoppable_thread(fn: Callable[[], T], stop: Callable[[], None]) -> T:
    """What `fn` gives or raises, called in a thread; where that is cancelled, `stop` makes it end, and it is awaited.

    Raises:
        BaseException: What it has raised.
    """
    ended = call(asyncio.get_running_loop(), fn)
    try:
        await asyncio.wait([ended])
    except asyncio.CancelledError:
        stop()
        await outlast([ended])
        raise
    given: T = value_of(ended.result())
    return given


def _forget() -> None:
    """Begin anew in a forked process, where no worker lives and the lock may have been held by another thread."""
    global _lock, _pools
    _lock, _pools = threading.Lock(), {}


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
