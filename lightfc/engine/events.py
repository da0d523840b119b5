"""The events of a run, told while it goes on.

A stream is a generator of events and the task of the run, which puts them in a queue. The generator does not hold the
stream: one that nobody has any more is closed by the event loop, which cancels its run.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from types import AsyncGeneratorType, MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NoReturn, cast

from lightfc.core.records import FunctionOutput
from lightfc_sandbox.scheduling.event_loops import outlast

EventKind = Literal["started", "progress", "retried", "waiting", "finished", "skipped"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened to a call; `ToolManager.stream` gives them.

    Attributes:
        kind: `"started"`; `"progress"`: a generator tool yielded; `"retried"`: an attempt failed and another follows;
            `"waiting"`: for approval; `"finished"`: with a value or an error, see `record.state`; `"skipped"`: it is
            not made because a call that it needs failed.
        id: The id of the call's record. It stays the same when a run is resumed.
        name: Name of the tool.
        time_s: When it happened, in seconds since the run began.
        record: The call's record, which changes until the call has finished.
        value: For `"progress"`, what the tool yielded; for `"retried"`, the exception; else None.

    Examples:
        >>> import asyncio
        >>> from lightfc import FunctionTool, ToolManager
        >>> async def kinds(manager, program):
        ...     async with manager.stream(program) as events:
        ...         return [event.kind async for event in events]
        >>> asyncio.run(kinds(ToolManager([FunctionTool(abs, name="size")]), "size(-2)"))
        ['started', 'finished']
    """

    kind: EventKind
    id: str
    name: str
    time_s: float
    record: FunctionOutput
    value: Any = None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come, by the calls that are known so far.

    Attributes:
        ended: How many calls have ended, with a value or without.
        running: How many calls are in flight.
        waiting: How many calls wait for approval.
        failed: How many of the ended calls have no value.
        elapsed_s: Seconds since the run began.
        left_s: An estimate of how long the calls in flight still take, in seconds: the mean time of finished calls of
            the same tool, less the time so far; the longest of these. None if no such call has finished. Calls that
            the program makes later are not in it.
    """

    ended: int = 0
    running: int = 0
    waiting: int = 0
    failed: int = 0
    elapsed_s: float = 0.0
    left_s: float | None = None

    @classmethod
    def of(
        cls, calls: Iterable[FunctionOutput], elapsed_s: float, begun: Mapping[int, float] = MappingProxyType({})
    ) -> "Progress":
        """Count the records of calls, finished or not.

        Args:
            calls: The records.
            elapsed_s: Seconds since the run began.
            begun: When the programs of calls began, in seconds since the run began, by the identity of each record; 0
                for the others.
        """
        states = Counter[str]()
        took: dict[str | None, list[float]] = {}
        running = []
        for call in calls:
            states[call.state] += 1
            if call.state == "finished":
                took.setdefault(call.name, []).append(call.duration_s)
            elif call.state == "running":
                running.append(call)
        left = [
            max(
                sum(took[call.name]) / len(took[call.name]) - (elapsed_s - begun.get(id(call), 0.0) - call.start_s), 0.0
            )
            for call in running
            if call.name in took
        ]
        failed = states["failed"] + states["skipped"] + states["cancelled"]
        return cls(
            states["finished"] + failed, len(running), states["waiting"], failed, elapsed_s, max(left, default=None)
        )

    def __str__(self) -> str:
        parts = [f"{self.ended:,} call{'s' if self.ended != 1 else ''} ended"]
        parts += [f"{self.failed:,} of them failed"] if self.failed else []
        parts += [f"{self.running:,} running"] if self.running else []
        parts += [f"{self.waiting:,} waiting for approval"] if self.waiting else []
        left = f", about {self.left_s:.1f} s more for these" if self.left_s is not None and self.running else ""
        return f"{', '.join(parts)}; {self.elapsed_s:.1f} s{left}"


@dataclass(slots=True)
class _Run:
    """What a stream knows of its run."""

    calls: dict[str, FunctionOutput] = field(default_factory=dict)
    output: FunctionOutput | None = None
    task: asyncio.Task[FunctionOutput] | None = None
    closed: bool = False
    begun_s: float = field(default_factory=perf_counter)

    async def cancel(self) -> None:
        """Cancel the run, if it has not ended and is not cancelled already, and wait until it has ended."""
        if self.task is not None and not self.task.done():
            if not self.task.cancelling():
                self.task.cancel()
            await outlast([self.task])


def program_begun_s(record: FunctionOutput, now_s: float) -> float:
    """When the program of a call began, told by a call that has just begun or ended."""
    return max(now_s - record.start_s - (0.0 if record.state == "running" else record.duration_s), 0.0)


OnEvent = Callable[[Event], None]
"""What is told of each event of a run."""


class ReadByAsyncFor:
    """What gives events while a run goes on, in an event loop."""

    if not TYPE_CHECKING:

        def __iter__(self) -> NoReturn:
            """Refuse a plain `for`, which Python would refuse without a word on what to write."""
            raise TypeError("events come while the run goes on: read them with 'async for', in an async function")


class EventStream(ReadByAsyncFor):
    """The events of one run, as an async iterator. Made by `ToolManager.stream`.

    The run starts when the first event is asked for. At its end, `output` is the run's record. Closing it earlier, by
    `aclose`, the end of an `async with` or a cancellation, cancels the run and waits until its calls have cleaned up.
    Only one task may read it: a second one gets a `RuntimeError`. Any task may close it; the reader then comes to its
    end.
    """

    def __init__(self, run: Callable[[OnEvent], Coroutine[Any, Any, FunctionOutput]]) -> None:
        self._run = _Run()
        self._events = cast(AsyncGeneratorType[Event, None], _generate(run, self._run))

    @property
    def output(self) -> FunctionOutput:
        """The record of the run, once the events are at their end.

        Raises:
            RuntimeError: They are not, or the stream was closed before. `calls` has what there is.
        """
        if self._run.output is None:
            raise RuntimeError("there is no output before the events are at their end; calls has the records so far")
        return self._run.output

    @property
    def calls(self) -> dict[str, FunctionOutput]:
        """The records of the calls so far, by id; also of a run that was cancelled and has no record itself."""
        return self._run.calls

    @property
    def progress(self) -> Progress:
        """How far the run has come."""
        return Progress.of(self._run.calls.values(), perf_counter() - self._run.begun_s)

    def __aiter__(self) -> "EventStream":
        return self

    async def __anext__(self) -> Event:
        return await anext(self._events)

    async def __aenter__(self) -> "EventStream":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Cancel the run if it has not ended, and wait until it has."""
        if self._events.ag_running and self._run.task is not None:
            # Another task waits for an event, or closes the stream; a generator is for one at a time.
            self._run.closed = True
            await self._run.cancel()
        else:
            await self._events.aclose()


async def record_of(events: EventStream, tell: OnEvent) -> FunctionOutput:
    """The record of a run whose events are told while it goes on."""
    async with events:
        async for event in events:
            tell(event)
    return events.output


async def _generate(
    start: Callable[[OnEvent], Coroutine[Any, Any, FunctionOutput]], run: _Run
) -> AsyncGenerator[Event, None]:
    events: asyncio.Queue[Event | None] = asyncio.Queue()

    def emit(event: Event) -> None:
        run.calls[event.id] = event.record
        events.put_nowait(event)

    def on_end(task: asyncio.Future[FunctionOutput]) -> None:
        events.put_nowait(None)
        if not task.cancelled():
            task.exception()  # nobody asks for it where the stream is closed before its end

    run.begun_s = perf_counter()
    task = run.task = asyncio.create_task(start(emit))
    task.add_done_callback(on_end)
    try:
        while (event := await events.get()) is not None:
            yield event
        if not (run.closed and task.cancelled()):
            run.output = task.result()
    finally:
        await run.cancel()
