"""What a worker claims of its program, checked: where and how often it calls, what it prints and looks at; its time.

A claim that cannot be true raises `WireError`; what is within the limits of the run is charged, and beyond them `Stop`.

Its time goes on while the worker has something to do, and stands still while it waits. Nor does it go on while a tool
that blocks, or the like, keeps the event loop of the host from looking whether the worker has said something: the loop
looks each `_TICK_S`, and of a longer time little is counted. Reading what the worker says is counted by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from threading import TIMEOUT_MAX
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.interpreter import Program
from lightfc_sandbox.isolation.codec import WireError
from lightfc_sandbox.scheduling.futures import Failure

if TYPE_CHECKING:
    import asyncio

_TICK_S = 0.02
_STEP_BYTES = 32  # a number of a path
_MAX_STEP = 1 << 62

_COPIES = 10
"""How many times `Limits.memory_bytes` the arguments of all calls may take: a value that a program hands to many calls
is one value there, and in the host each call has its own."""

_SHOWN_CHARS = 10_000  # how long what a worker tells of a failure may be in any case
_LIMITS = frozenset(Limits.__annotations__)
_MAX_NAME_CHARS = 1_000
_NOWHERE = CallSite(None, None, 0)


class _WorkerError(Exception):
    """What a program raised in a worker, known by its name and message only."""


class Claims:
    """The claims of a worker in one run, which may call functions of `earlier` programs."""

    def __init__(self, program: Program, limits: Limits, earlier: Mapping[int, Program] | None) -> None:
        self._program, self._limits, self._earlier = program, limits, earlier
        self._sites = program.sites
        self._calls_left = self._skips_left = limits.calls
        self._number = 0
        # Paths are kept as long as the records of their calls.
        self._steps_left = limits.memory_bytes // _STEP_BYTES
        self._paths: set[tuple[int, ...]] = set()
        self._keepable_left = limits.memory_bytes
        self._frame_bytes_left = _COPIES * limits.memory_bytes
        self.forget_printed()

    def frame(self, size: int) -> None:
        """Charge a frame before the last, of whose values the records of calls keep copies."""
        self._frame_bytes_left -= size
        if self._frame_bytes_left < 0:
            raise Stop("memory_bytes", self._limits.memory_bytes, "the arguments of all calls, a copy for each")

    def number(self, number: Any) -> int:
        """The number of a call: each is one more than that before."""
        self._number += 1
        if number != self._number:
            raise WireError("calls are numbered in their order")
        return self._number

    def site(self, claimed: Any) -> CallSite:
        """The call of the program that has a number, or that at a node of an earlier program of a session."""
        if type(claimed) is int and 0 <= claimed < len(self._sites):
            return self._sites[claimed]
        if self._earlier is None:
            raise WireError("a call stands at no place of the program")
        program, node = self._earlier_node(claimed)
        return _NOWHERE if node is None else next((each for each in program.sites if each.node is node), _NOWHERE)

    def node(self, claimed: Any) -> Any:
        """The node that has a number, or that of an earlier program; None for any other."""
        return _node_of(self._program, claimed) if type(claimed) is int else self._earlier_node(claimed)[1]

    def _earlier_node(self, claimed: Any) -> tuple[Any, Any]:
        """An earlier program and its node, which are claimed by their numbers."""
        if type(claimed) is not list or len(claimed) != 2 or type(claimed[0]) is not int or self._earlier is None:
            return None, None
        program = self._earlier.get(claimed[0])
        return program, None if program is None else _node_of(program, claimed[1])

    def path(self, claimed: Any) -> tuple[int, ...]:
        """The path of a call, which no other has."""
        path = tuple(claimed)
        if path in self._paths:
            raise WireError("two calls have one path")
        self._paths.add(path)
        for step in path:
            if type(step) is not int or not 0 <= step < _MAX_STEP:
                raise WireError("a path is a row of numbers")
        self._steps_left -= len(path)
        if self._steps_left < 0:
            raise WireError("the paths of all calls are longer than what a program may use")
        return path

    def call(self) -> None:
        """Charge one call."""
        self._calls_left -= 1
        if self._calls_left < 0:
            raise WireError("more calls are made than the limits allow")

    def function(self, name: Any) -> str:
        """The name of a function of the program; that of a method begins with the name of its class."""
        parts = name.split(".", 1) if type(name) is str else ()
        if type(name) is not str or not (name == "<lambda>" or all(map(str.isidentifier, parts))):
            raise WireError("a function has a name that no program could write")
        return name

    def text(self, claimed: Any) -> str:
        """What is told of a failure, as long as a program can make a text."""
        return str(claimed)[: max(self._limits.string_chars, _SHOWN_CHARS)]

    def failure(self, claimed: Any, raised: Mapping[int, tuple[BaseException, Any]]) -> Failure:
        """A failure as the worker tells it; what calls have `raised` is known by their numbers."""
        node = self.node(claimed["node"])
        if "call" in claimed:
            error, place = raised[claimed["call"]]
            node = place if node is None else node
        elif "limit" in claimed:
            name = claimed["limit"]
            if name not in _LIMITS:
                raise WireError("there is no such limit")
            error = Stop(name, getattr(self._limits, name), self.text(claimed["reached"]))
        elif "refused" in claimed:
            error = Refused(self.text(claimed["refused"]))
        else:
            name = claimed["class"]
            longest = max(_MAX_NAME_CHARS, self._limits.source_chars)  # it may be a class of the program
            if not name.isprintable() or not 0 < len(name) <= longest:
                raise WireError("an exception has a name that no program could show")
            error = type(name, (_WorkerError,), {})(self.text(claimed["message"]))
        calls: Any = None
        for place, name in reversed(claimed["way"]):
            calls = (self.node(place), self.function(name), calls)
        return Failure(error, node, calls)

    def skip(self) -> None:
        """Charge a call that is not made."""
        self._skips_left -= 1
        if self._skips_left < 0:
            raise WireError("more calls are left out than the limits allow to be made")

    def keep(self, size: int) -> bool:
        """Charge what the host keeps until the end of the run; gives whether there is memory for it."""
        self._keepable_left -= size
        return self._keepable_left >= 0

    def printed(self, texts: Any) -> list[str]:
        """What was printed; of as many texts as could be, though they may be empty."""
        if type(texts) is not list or not all(type(each) is str for each in texts):
            raise WireError("what was printed is text")
        self._printed_left -= sum(map(len, texts))
        self._prints_left -= len(texts)
        if min(self._printed_left, self._prints_left) < 0:
            raise WireError("more was printed than the limits allow")
        return texts

    def forget_printed(self) -> None:
        """Let all that may be printed be told anew."""
        limits = self._limits
        self._printed_left, self._prints_left = limits.printed_chars, limits.steps + limits.printed_chars


class WorkerTime:
    """What is left of the time of one run; without an event loop, who waits for the worker looks whether it is over."""

    runs = False
    _since = 0.0
    _timer: asyncio.TimerHandle | None = None

    def __init__(self, left_s: float, loop: asyncio.AbstractEventLoop | None) -> None:
        self._left_s, self._loop = min(left_s, TIMEOUT_MAX), loop  # the system knows no infinite time

    def start(self, over: Callable[[], None]) -> None:
        """Let it go on; `over` is called when it is used up, if there is a loop."""
        if not self.runs:
            self.runs, self._since = True, time.perf_counter()
            if self._loop is not None:
                self._timer = self._loop.call_later(min(self._left_s, _TICK_S), self._tick, over)

    def _tick(self, over: Callable[[], None]) -> None:
        self.stop()
        if self._left_s <= 0.0:
            over()
        else:
            self.start(over)

    def read(self, since: float) -> None:
        """Count the time since a moment of `time.perf_counter`: so long has been read what the worker says."""
        if self._loop is not None:
            self._left_s -= time.perf_counter() - since

    def stop(self) -> None:
        """Let it stand still."""
        self._left_s = self.left_s()
        self.runs = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def left_s(self) -> float:
        """What is left of it, in seconds."""
        if not self.runs:
            return self._left_s
        passed_s = time.perf_counter() - self._since
        return self._left_s - (passed_s if self._loop is None else min(passed_s, 2 * _TICK_S))


def _node_of(program: Program, number: Any) -> Any:
    nodes = program.source.nodes
    return nodes[number] if type(number) is int and 0 <= number < len(nodes) else None
