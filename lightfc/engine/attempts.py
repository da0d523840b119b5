"""What calling a tool comes to: awaited, bounded in time, tried again, and told of while it streams.

Whatever a tool raises is an outcome, `SystemExit` too, and so is a cancellation that is the tool's own. Only the user's
interrupt and the cancellation of the call itself pass through.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextvars import ContextVar
from functools import partial
from time import perf_counter
from typing import Any

from lightfc.engine.call_records import CallRecords
from lightfc.engine.executor import may_still_run
from lightfc.engine.retry import CallTimeoutError, ThreadTimeoutError, is_of
from lightfc.engine.scheduler import Call
from lightfc.engine.streams import drain
from lightfc.engine.threads import Outcome
from lightfc.engine.tool_spec import Executor
from lightfc_sandbox.scheduling.event_loops import GRACE_S, cancel, outlast

Make = Callable[[], Awaitable[Any]]
"""Makes a call and gives its value."""

AGAIN_S = 1.0
"""After how many seconds of that a tool is cancelled again that somebody else, such as itself, had cancelled before."""


async def outcome_of(make: Make) -> Outcome:
    try:
        return await make(), None
    except BaseException as error:  # noqa: BLE001 - told as what has come of it
        return outcome_of_error(error)


def outcome_of_error(error: BaseException) -> Outcome:
    """What comes of a call that raises in its task; the user's interrupt and the call's own cancellation go on."""
    if is_of(error, KeyboardInterrupt):
        raise error
    if is_of(error, asyncio.CancelledError):
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise error  # else it is such as from a task of the tool's own that was cancelled
    return None, error


async def outcome_within(timeout_s: float, make: Make, attempts: CallAttempts | None = None) -> Outcome:
    """What making a call comes to that may take no longer than `timeout_s`, from when the executor of it says."""
    bound = asyncio.timeout(timeout_s)
    try:
        async with bound:
            if attempts is not None:
                attempts.set_bound(bound)
            outcome = await outcome_of(make)
    except TimeoutError:
        return None, CallTimeoutError.after(timeout_s)
    finally:
        if attempts is not None:
            attempts.set_bound(None)
    # A tool that answers its cancellation with an error of its own has run out of time as well.
    return (None, CallTimeoutError.after(timeout_s)) if bound.expired() and outcome[1] is not None else outcome


class CallAttempts:
    """A call whose tool may be tried again, streams, or is called by an executor; made and bounded attempt by attempt.

    `give_up` lets the run go on without the call, where it is deaf to its cancellation.
    """

    __slots__ = ("_bound", "_call", "_executor", "_give_up", "_records", "_since", "_timer")

    def __init__(self, call: Call, records: CallRecords, executor: Executor, give_up: Callable[[], None]) -> None:
        self._call = call
        self._records = records
        self._executor = executor
        self._give_up = give_up
        self._since: float | None = None
        self._bound: asyncio.Timeout | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def value(self) -> Any:
        current_attempts.set(self)
        call, retry = self._call, self._call.tool.retry
        if retry is None:
            return await self._attempt()
        call.record.attempts = 0
        on_retry, may_be_repeated = self._records.on_retry, self._records.may_be_repeated
        return await retry.run(self._next, partial(on_retry, call), partial(may_be_repeated, call))

    async def _next(self) -> Any:
        self._call.record.attempts += 1
        return await self._attempt()

    async def _attempt(self) -> Any:
        timeout_s = self._call.tool.timeout_s
        if timeout_s is None:
            return await self._call_once()
        value, error = await outcome_within(timeout_s, self._call_once, self)
        if error is None:
            return value
        # Unless it is left in a thread, an attempt was cancelled and is over, so another may follow.
        if type(error) is CallTimeoutError and may_still_run(self._call.record):
            raise ThreadTimeoutError.after(timeout_s)
        raise error

    async def _call_once(self) -> Any:
        call, record = self._call, self._call.record
        call_id = record.id if record.attempts <= 1 else f"{record.id}#{record.attempts}"
        given = (call.args, call.kwargs)
        value = await self._executor.call(call.tool, given, call_id=call_id, run_id=self._records.run_id)
        return await drain(value, partial(self._records.on_progress, call)) if call.tool.streams else value

    def set_bound(self, bound: asyncio.Timeout | None) -> None:
        """Take note of what bounds the time of an attempt, which begins now, or when its executor says so."""
        self._bound = bound
        self._let_time_run(bound is not None)

    def _let_time_run(self, runs: bool) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._bound is None:
            return
        loop, timeout_s = asyncio.get_running_loop(), self._call.tool.timeout_s or 0.0
        with contextlib.suppress(RuntimeError):  # the time is up already
            self._bound.reschedule(loop.time() + timeout_s if runs else None)
        if runs:
            self._timer = loop.call_later(timeout_s + GRACE_S, self._give_up)

    def waits(self) -> None:
        self._since = perf_counter()
        self._let_time_run(False)

    def begins(self, where: str) -> None:
        record, records = self._call.record, self._records
        record.executor = where
        since, self._since = self._since, None
        if since is None:
            return
        records.note_wait(record, "executor", since)
        if record.attempts <= 1:
            record.start_s = perf_counter() - records.started_s
        self._let_time_run(True)


current_attempts: ContextVar[CallAttempts | None] = ContextVar("current_attempts", default=None)
"""The call that is being made by an executor other than `Local`."""


def waits() -> None:
    """For executors: say that the current call waits, such as for a free worker.

    Until `begins` is called, the time does not count for the tool's `timeout_s`. The wait is in the record's `waits`.

    Examples:
        >>> from lightfc.executors import waits
        >>> waits()  # outside of a call it does nothing
    """
    now = current_attempts.get()
    if now is not None:
        now.waits()


def begins(where: str) -> None:
    """For executors: say that the current call starts now, and where.

    Args:
        where: The place, for the record's `executor`, such as `"process 4711"`.

    A place that ends in `thread` says that the call may go on when it is given up, since a thread cannot be stopped.

    Examples:
        >>> from lightfc.executors import begins
        >>> begins("process 4711")  # outside of a call it does nothing
    """
    now = current_attempts.get()
    if now is not None:
        now.begins(where)


async def cancel_all(handles: Sequence[asyncio.Future[Any]], given_up: Collection[asyncio.Future[Any]]) -> None:
    """Cancel what makes calls, and wait until it has cleaned up; what was given up before is cancelled once more."""
    # Where the user interrupts a loop, all tasks are cancelled already: again would cut their cleanup.
    cancelled = [each for each in handles if isinstance(each, asyncio.Task) and each.cancelling()]
    cancel(each for each in (*handles, *given_up) if each not in cancelled)
    again = asyncio.get_running_loop().call_later(AGAIN_S, cancel, cancelled)
    try:
        await outlast([*handles, *given_up])
    finally:
        again.cancel()


async def await_value(awaitable: Awaitable[Any]) -> Any:
    return await awaitable


def task_outcome(task: asyncio.Future[Outcome]) -> Outcome | None:
    """What a task gave that is done; None where it was cancelled."""
    try:
        return task.result()
    except asyncio.CancelledError:
        return None
    except KeyboardInterrupt as interrupt:  # which the loop raises as well, for the user
        return None, interrupt
