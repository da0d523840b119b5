"""A run shown while it goes on, in a notebook or a terminal: its calls with a timeline, and how far it has come."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Event as Signal, RLock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lightfc.core.printable import printable
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import call_view
from lightfc.engine.events import Event, EventStream, Progress, program_begun_s, record_of
from lightfc.views.run_view import CallView

if TYPE_CHECKING:
    from lightfc.agents.run import AgentEvent, AgentRun

__all__ = ["Watch", "watch"]

_EVERY_S = 0.1
_MAX_CALLS = 30
_MAX_CHARS = 80


async def watch(events: EventStream) -> FunctionOutput:
    """Execute a program and show its calls while they run.

    In a notebook it draws a table that grows. Elsewhere it writes one line that changes, to standard error, if that is
    a terminal; if not, it shows nothing.

    Args:
        events: What `ToolManager.stream` gives.

    Examples:
        >>> import asyncio
        >>> from lightfc import FunctionTool, ToolManager
        >>> from lightfc.watching import watch
        >>> manager = ToolManager([FunctionTool(abs, name="size")])
        >>> async def main():
        ...     return await watch(manager.stream("size(-2)"))
        >>> asyncio.run(main()).output
        2
    """
    with Watch() as shown:
        return await record_of(events, shown)


class Watch:
    """A function of events that shows them, for programs and agents.

    Use it for an agent, as here; for one program, `watch` is shorter.

    Examples:
        >>> from lightfc import ScriptedModel
        >>> from lightfc.agents import FunctionCallAgent
        >>> from lightfc.watching import Watch
        >>> agent = FunctionCallAgent(ScriptedModel(["size(-2)", "It is 2."]), [abs])
        >>> with Watch() as shown:
        ...     run = agent.run("How large is -2?", on_event=shown)
        >>> run.answer
        'It is 2.'
    """

    def __init__(self) -> None:
        self._calls: dict[int, FunctionOutput] = {}
        self._begun: dict[int, float] = {}  # when the program of each call began; an agent has several
        self._started_s = perf_counter()
        self._next_s = 0.0
        self._run: AgentRun[Any] | None = None
        self._draw = _notebook_display() or _terminal_line
        self._lock = RLock()
        self._ended = Signal()
        self._clock: Thread | None = None

    def __enter__(self) -> "Watch":
        self._started_s = perf_counter()
        self._ended.clear()
        if self._draw is _terminal_line and _has_terminal():
            # A tool that is not async holds up the loop: only a thread can draw meanwhile.
            self._clock = Thread(target=self._tick_on, name="lightfc-watch", daemon=True)
            self._clock.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        with self._lock:
            if self._next_s:  # something has happened
                self._show(at_end=True)
        if self._clock is not None:
            self._clock.join()

    def __call__(self, event: "Event | AgentEvent") -> None:
        """Take an event, and draw if the last time was more than 0.1 s ago."""
        with self._lock:
            self._run = getattr(event, "run", self._run)
            record = event.record
            if record is not None and event.kind != "observation" and id(record) not in self._calls:
                self._calls[id(record)] = record
                self._begun[id(record)] = program_begun_s(record, perf_counter() - self._started_s)
            if perf_counter() >= self._next_s:
                self._show()
                self._next_s = perf_counter() + _EVERY_S

    def _tick(self) -> None:
        """Draw what has happened, and the time, unless it has ended."""
        with self._lock:
            if self._next_s and not self._ended.is_set():
                self._show()

    def _tick_on(self) -> None:
        while not self._ended.wait(_EVERY_S):
            # The terminal may be gone, which the next event tells, and the run may change while it is counted.
            with suppress(OSError, ValueError, RuntimeError):
                self._tick()

    @property
    def progress(self) -> Progress:
        """How far the run has come."""
        return Progress.of(self._calls.values(), perf_counter() - self._started_s, self._begun)

    def _show(self, *, at_end: bool = False) -> None:
        now_s = perf_counter() - self._started_s
        progress = str(self.progress)
        if self._run is not None:
            progress = f"{progress}; {self._run.spent}"
        calls = list(self._calls.values())[-_MAX_CALLS:]
        self._draw(printable(progress), lambda: [self._view(each, now_s) for each in calls], at_end)

    def _view(self, call: FunctionOutput, now_s: float) -> CallView:
        """The view of a call, on the axis of all programs."""
        begun_s = self._begun[id(call)]
        view = call_view(call, _MAX_CHARS, now_s - begun_s)
        return replace(view, start_s=view.start_s + begun_s)


Draw = Callable[[str, Callable[[], list[CallView]], bool], None]


def _notebook_display() -> Draw | None:
    """What draws in the cell of a notebook; None elsewhere."""
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is None or not hasattr(shell, "kernel"):
        return None
    from lightfc.views.terminal import calls_html

    shows: Any = import_module("IPython.display")
    handle: Any = None

    def draw(progress: str, calls: Callable[[], list[CallView]], at_end: bool) -> None:
        nonlocal handle
        fragment = shows.HTML(calls_html(progress, calls()))
        if handle is None:
            handle = shows.display(fragment, display_id=True)
        else:
            handle.update(fragment)

    return draw


def _has_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _terminal_line(progress: str, calls: Callable[[], list[CallView]], at_end: bool) -> None:
    if _has_terminal():
        sys.stderr.write(f"\r\x1b[K{progress}" + ("\n" if at_end else ""))
        sys.stderr.flush()
