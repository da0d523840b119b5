"""The line in which calls wait that may not start yet, and with them the loops that would make more calls.

What stands first in the program starts first. A loop that finds no room waits in the line too, at the place of its next
turn, so that ten thousand turns do not make ten thousand calls before they can start.
"""

from collections import Counter
from heapq import heappop, heappush
from itertools import count
from typing import Protocol

from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox.engine import Path


class Waiter(Protocol):
    """A call that waits."""

    @property
    def tool(self) -> ToolSpec:
        """What is called."""

    @property
    def place(self) -> Path:
        """Where in the program the call stands."""


def _key(tool: ToolSpec) -> int:
    """What tells tools apart: a method is one tool, whatever object it is called on."""
    return id(tool.signature)


class Line:
    """Who waits, in the order of the program, and how many calls are in flight.

    Args:
        most: How many calls may be in flight at the same time.

    Attributes:
        running: How many calls are in flight.
        alone: The one in flight must be the only one.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.running = 0
        self.alone = False
        self._by_tool: Counter[int] = Counter()
        self._number = count()
        self._waiting: list[tuple[Path, int, Waiter]] = []
        self._held: dict[int, list[tuple[Path, int, Waiter]]] = {}
        self._held_count = 0

    @property
    def is_waited(self) -> bool:
        """Whether anybody stands in the line, of whom some may be held until their tool has room."""
        return bool(self._waiting)

    def has_room(self, tool: ToolSpec) -> bool:
        """Whether a call of `tool` may start now, with nobody before it."""
        if self.alone or self._waiting or self.running >= self.most or (tool.sequential and self.running):
            return False
        return tool.max_in_flight is None or self._by_tool[_key(tool)] < tool.max_in_flight

    def entered(self, tool: ToolSpec) -> None:
        """A call of `tool` is in flight now."""
        self.running += 1
        self.alone = tool.sequential
        if tool.max_in_flight is not None:
            self._by_tool[_key(tool)] += 1

    def left(self, tool: ToolSpec) -> None:
        """A call of `tool` is no longer in flight."""
        self.running -= 1
        self.alone = False
        if tool.max_in_flight is not None:
            self._by_tool[_key(tool)] -= 1
            self._release(tool)

    def _release(self, tool: ToolSpec) -> None:
        held = self._held.get(_key(tool))
        if held:
            heappush(self._waiting, heappop(held))
            self._held_count -= 1

    def put(self, waiter: Waiter) -> None:
        """Let a call wait."""
        heappush(self._waiting, (waiter.place, next(self._number), waiter))

    def next(self) -> Waiter | None:
        """Who may go on now, taken out of the line; None if everyone has to wait."""
        waiting = self._waiting
        while waiting:
            first = waiting[0][2]
            tool = first.tool
            if self.alone or self.running >= self.most or (tool.sequential and self.running):
                return None
            heappop(waiting)
            if tool.max_in_flight is None or self._by_tool[_key(tool)] < tool.max_in_flight:
                return first
            # Others may pass it: only its own tool has no room.
            heappush(self._held.setdefault(_key(tool), []), (first.place, next(self._number), first))
            self._held_count += 1
        return None

    def clear(self) -> list[Waiter]:
        """Empty the line; gives the calls that waited in it."""
        everyone = [*self._waiting, *(each for held in self._held.values() for each in held)]
        self._waiting, self._held, self._held_count = [], {}, 0
        return [waiter for _, _, waiter in sorted(everyone)]
