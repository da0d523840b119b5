"""Where the call of a tool is made: the protocol of an executor, and `Local`, which is this process.

An executor makes a call and nothing more. Records, bounds on time and number, retries, approvals, the journal, events
and spans are the engine's, and the same for every executor: to the engine a call elsewhere is a task that awaits
`Executor.call`, and that it cancels when the time is up or the run ends.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from functools import partial
from time import perf_counter
from typing import Any

from lightfc.core.circumstances import WaitReason
from lightfc.core.definitions import Arguments
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.records import FunctionOutput
from lightfc.engine import threads
from lightfc.engine.streams import exhaust, from_thread
from lightfc.engine.tool_spec import Executor, ToolSpec, check_options, is_awaitable
from lightfc_sandbox.scheduling.event_loops import GRACE_S


class CallAttempts:
    """A call in the making, attempt by attempt: what an executor may tell of it, and what bounds its time.

    `give_up` lets the run go on without the call, where it is deaf to its cancellation.
    """

    __slots__ = ("_bound", "_give_up", "_note_wait", "_record", "_since", "_started_s", "_timeout_s", "_timer")

    def __init__(
        self,
        record: FunctionOutput,
        started_s: float,
        note_wait: Callable[[FunctionOutput, WaitReason, float], None],
        give_up: Callable[[], None],
    ) -> None:
        self._record = record
        self._started_s = started_s
        self._note_wait = note_wait
        self._give_up = give_up
        self._since: float | None = None
        self._bound: asyncio.Timeout | None = None
        self._timer: asyncio.TimerHandle | None = None

    def set_bound(self, bound: asyncio.Timeout, timeout_s: float) -> None:
        """Take note of what bounds the time of an attempt, which begins now, or when its executor says so."""
        self._bound, self._timeout_s = bound, timeout_s
        self._begin()

    def clear_bound(self) -> None:
        """Take note that the attempt is over."""
        self._stop()
        self._bound = None

    def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        self._until(loop.time() + self._timeout_s)
        self._timer = loop.call_later(self._timeout_s + GRACE_S, self._give_up)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _until(self, when: float | None) -> None:
        if self._bound is not None:
            with contextlib.suppress(RuntimeError):  # the time is up already
                self._bound.reschedule(when)

    def waits(self) -> None:
        """See `waits`."""
        self._since = perf_counter()
        self._stop()
        self._until(None)

    def begins(self, where: str) -> None:
        """See `begins`."""
        self._record.executor = where
        since, self._since = self._since, None
        if since is None:
            return
        self._note_wait(self._record, "executor", since)
        if self._record.attempts <= 1:
            self._record.start_s = perf_counter() - self._started_s
        if self._bound is not None:
            self._begin()


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


class Local:
    """The executor that is used by default: this process, with async tools in the event loop and sync ones in threads.

    Name it for a tool that a manager's other executor must not take.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> from lightfc.executors import Local
        >>> ToolManager([FunctionTool(abs, name="size", executor=Local())]).execute("size(-2)").output
        2
    """

    def refuses(self, tool: ToolSpec) -> str:
        """Give `""`: it makes the calls of every tool."""
        return ""

    def where(self, tool: ToolSpec) -> str:
        """Give where calls of a tool are made: `"event loop"` or `"thread"`."""
        return "event loop" if tool.is_async else "thread"

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call. A sync function that is cancelled is abandoned: a thread cannot be stopped.

        Args:
            tool: The tool.
            arguments: The positional and the keyword arguments, validated.
            call_id: As for `Executor.call`; not used.
            run_id: As for `Executor.call`; not used.

        Raises:
            BaseException: What the function raises.
        """
        args, kwargs = arguments
        if tool.streams == "async":
            return tool.fn(*args, **kwargs)
        if tool.streams:
            return from_thread(partial(exhaust, tool.fn, args, kwargs))
        if tool.is_async:
            return await tool.fn(*args, **kwargs)
        value, error = await threads.call(asyncio.get_running_loop(), tool.fn, args, kwargs)
        if error is not None:
            raise error
        return await value if is_awaitable(value) else value


LOCAL = Local()


def may_still_run(record: FunctionOutput) -> bool:
    """Whether a call that was given up goes on: it was made in a thread, which cannot be stopped."""
    return record.executor.endswith("thread")


def assign(tools: Iterable[ToolSpec], executor: Executor | Mapping[str, Executor] | None) -> Mapping[int, Executor]:
    """Which executor makes the calls of which tool, by the `id` of its signature; those of the others are made here."""
    by_name = executor if isinstance(executor, Mapping) else {}
    for_all = None if isinstance(executor, Mapping) else executor
    for each in (for_all, *by_name.values()):
        check_options("ToolManager", {"executor": each})
    tools = list(tools)
    unknown = by_name.keys() - {tool.name for tool in tools}
    if unknown:
        raise ToolDefinitionError(f"executor names {', '.join(sorted(unknown))}, which is not a tool")
    found = {id(tool.signature): _executor_of(tool, by_name.get(tool.name), for_all) for tool in tools}
    return {key: each for key, each in found.items() if each is not None and type(each) is not Local}


def _executor_of(tool: ToolSpec, named: Executor | None, for_all: Executor | None) -> Executor | None:
    own = named if tool.executor is None else tool.executor
    if own is None:
        return None if for_all is None or _refusal(for_all, tool) else for_all
    why = _refusal(own, tool)
    if why:
        raise ToolDefinitionError(f"{tool.name} cannot be called by {type(own).__name__}: {why}")
    return own


def _refusal(executor: Executor, tool: ToolSpec) -> str:
    if type(executor) is Local:
        return ""
    if tool.inline:
        return "it is inline, so it is called in the process that evaluates; make it with inline=False"
    refuses: Callable[[ToolSpec], str] | None = getattr(executor, "refuses", None)
    return "" if refuses is None else refuses(tool)
