"""What calling a tool comes to: awaited, bounded in time, tried again, and told of while it streams.

Whatever a tool raises is an outcome, `SystemExit` too, and so is a cancellation that is the tool's own. Only the user's
interrupt and the cancellation of the call itself pass through.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Any

from lightfc.engine.executor import CallAttempts, current_attempts, may_still_run
from lightfc.engine.retry import CallTimeoutError, ThreadTimeoutError
from lightfc.engine.scheduler import Call
from lightfc.engine.streams import drain
from lightfc.engine.threads import Outcome
from lightfc_sandbox.scheduling.event_loops import cancel, outlast

Make = Callable[[], Awaitable[Any]]
"""Makes a call and gives its value."""

AGAIN_S = 1.0
"""After how many seconds of that a tool is cancelled again that somebody else, such as itself, had cancelled before."""


def is_of(error: BaseException, kind: type[BaseException]) -> bool:
    """Whether an exception is of a kind, told by its type alone: one may raise where it is asked for its class."""
    return issubclass(type(error), kind)


async def outcome_of(make: Make) -> Outcome:
    """What making a call comes to."""
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


async def outcome_within(timeout_s: float, make: Make, attempt: CallAttempts | None = None) -> Outcome:
    """What making a call comes to that may take no longer than `timeout_s`, from when the executor of it says."""
    bound = asyncio.timeout(timeout_s)
    try:
        async with bound:
            if attempt is not None:
                attempt.set_bound(bound, timeout_s)
            outcome = await outcome_of(make)
    except TimeoutError:
        return None, CallTimeoutError.after(timeout_s)
    finally:
        if attempt is not None:
            attempt.clear_bound()
    # A tool that answers its cancellation with an error of its own has run out of time as well.
    return (None, CallTimeoutError.after(timeout_s)) if bound.expired() and outcome[1] is not None else outcome


async def value_of_attempts(
    call: Call,
    make: Make,
    progress: Callable[[Any], None],
    retried: Callable[[Call, BaseException, float], None],
    may_be_repeated: Callable[[Call], bool],
    attempts: CallAttempts,
) -> Any:
    """The value of a call whose tool may be tried again, streams, or is called by an executor; bounded by attempt.

    `progress` is told, in the loop, what a tool yields; `retried`, before each wait, what was raised and the wait, and
    `may_be_repeated` is asked after it.
    """
    tool = call.tool
    current_attempts.set(attempts)

    async def attempt() -> Any:
        return await drain(await make(), progress) if tool.streams else await make()

    async def attempt_in_time() -> Any:
        if tool.timeout_s is None:
            return await attempt()
        value, error = await outcome_within(tool.timeout_s, attempt, attempts)
        if error is None:
            return value
        # Unless it is left in a thread, an attempt was cancelled and is over, so another may follow.
        if type(error) is CallTimeoutError and may_still_run(call.record):
            raise ThreadTimeoutError.after(tool.timeout_s)
        raise error

    async def next_attempt() -> Any:
        call.record.attempts += 1
        return await attempt_in_time()

    if tool.retry is None:
        return await attempt_in_time()
    call.record.attempts = 0
    return await tool.retry.run(next_attempt, partial(retried, call), partial(may_be_repeated, call))


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
    """What an awaitable gives."""
    return await awaitable


def task_outcome(task: asyncio.Future[Outcome]) -> Outcome | None:
    """What a task gave that is done; None where it was cancelled."""
    try:
        return task.result()
    except asyncio.CancelledError:
        return None
    except KeyboardInterrupt as interrupt:  # which the loop raises as well, for the user
        return None, interrupt
