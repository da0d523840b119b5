"""The calls of a run while they are made, the slots that they take, and the queue of those that may not start yet.

A run has so many slots, a tool with `max_in_flight` has so many of its own, and a `sequential` tool needs all of them.
What stands first in the program starts first; a call that only its own tool has no slot for lets the others pass.
"""

import asyncio
from collections import Counter
from heapq import heappop, heappush
from itertools import count
from time import perf_counter
from typing import Any

from lightfc.core.circumstances import WaitReason
from lightfc.core.records import FunctionOutput
from lightfc.engine.threads import Job
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox.engine import CallSite, Path, Pending


class Call:
    """A call from the binding of its arguments to its settling, in the queue or in flight.

    Attributes:
        args: Its positional arguments, validated, those of the host among them.
        pending: By what its value is waited for, once something waits.
        on_end: What is told of the end of its task, until it is known otherwise.
        queued: Why it waits for a slot or a decision, and since when, if it does.
    """

    __slots__ = (
        "args", "handle", "job", "kwargs", "on_end", "pending", "queued", "record", "site", "timer", "tool",
    )  # fmt: skip

    def __init__(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput, site: CallSite
    ) -> None:
        self.tool = tool
        self.args = args
        self.kwargs = kwargs
        self.record = record
        self.site = site
        self.pending: Pending | None = None
        self.handle: asyncio.Future[Any] | None = None
        self.job: Job | None = None
        self.on_end: Any = None
        self.timer: asyncio.TimerHandle | None = None
        self.queued: tuple[WaitReason, float] | None = None

    def make(self) -> Any:
        return self.tool.fn(*self.args, **self.kwargs)


_Heap = list[tuple[Path, int, Call]]


def _key(tool: ToolSpec) -> int:
    """What tells tools apart: a method is one tool, whatever object it is called on."""
    return id(tool.signature)


def reason_between(first: ToolSpec, then: ToolSpec) -> WaitReason:
    """Why a call may have had to wait for another, by what the tools of both declare."""
    if first.sequential or then.sequential:
        return "barrier"
    if first.read_only is False or then.read_only is False:
        return "effect"
    return "result" if first.read_only and then.read_only else "undeclared"


class CallQueue:
    """The calls of one run that have a slot, and as a heap those that wait for one."""

    def __init__(self, max_in_flight: int) -> None:
        self._max_in_flight = max_in_flight
        self.in_flight: dict[Call, None] = {}
        self._is_taken_whole = False
        self._by_tool: Counter[int] = Counter()
        self._number = count()
        self.waiting: _Heap = []
        self._waiting_for_tool: dict[int, _Heap] = {}

    def has_slot(self, tool: ToolSpec) -> bool:
        """Whether a call of `tool` may start now, with no call before it."""
        if tool.sequential or tool.max_in_flight is not None:
            return not self.waiting and self._run_has_slot(tool) and self._tool_has_slot(tool)
        return not self.waiting and not self._is_taken_whole and len(self.in_flight) < self._max_in_flight

    def _run_has_slot(self, tool: ToolSpec) -> bool:
        in_flight = len(self.in_flight)
        return not self._is_taken_whole and in_flight < self._max_in_flight and not (tool.sequential and in_flight)

    def _tool_has_slot(self, tool: ToolSpec) -> bool:
        return tool.max_in_flight is None or self._by_tool[_key(tool)] < tool.max_in_flight

    def enter(self, call: Call) -> None:
        tool = call.tool
        self.in_flight[call] = None
        self._is_taken_whole = tool.sequential
        if tool.max_in_flight is not None:
            self._by_tool[_key(tool)] += 1

    def leave(self, call: Call) -> None:
        """Take back the slot of a call, if it has one."""
        if call not in self.in_flight:
            return
        del self.in_flight[call]
        self._is_taken_whole = False
        tool = call.tool
        if tool.max_in_flight is not None:
            self._by_tool[_key(tool)] -= 1
            waiting = self._waiting_for_tool.get(_key(tool))
            if waiting:
                heappush(self.waiting, heappop(waiting))

    def push(self, call: Call) -> None:
        call.queued = self._lacking(call.tool), perf_counter()
        heappush(self.waiting, (call.record.place, next(self._number), call))

    def _lacking(self, tool: ToolSpec) -> WaitReason:
        """Why a call of `tool` cannot start."""
        if self._is_taken_whole or tool.sequential:
            return "barrier"
        if not self._tool_has_slot(tool):
            return "tool bound"
        behind = self.waiting and self.waiting[0][2].queued
        return behind[0] if behind else "bound"

    def pop(self) -> Call | None:
        """The call that may start now, taken out of the queue; None if every one has to wait."""
        while self.waiting:
            tool = self.waiting[0][2].tool
            if not self._run_has_slot(tool):
                return None
            first = heappop(self.waiting)
            if self._tool_has_slot(tool):
                return first[2]
            heappush(self._waiting_for_tool.setdefault(_key(tool), []), first)
        return None

    def clear(self) -> list[Call]:
        """Empty the queue; gives the calls that waited in it."""
        waiting = sorted([*self.waiting, *(each for heap in self._waiting_for_tool.values() for each in heap)])
        self.waiting, self._waiting_for_tool = [], {}
        return [call for _, _, call in waiting]
