"""Calls made, overlapped and recorded: what stands behind the sandbox's call hook.

One `Execution` serves one run of one text. Every call it is asked for becomes a `FunctionOutput`, whatever happens to
it; a failure is a record and a failed value, never an exception through the engine. Without an event loop calls are
made on the spot, in the caller's thread. With one, async tools are tasks, sync tools run in threads, and the calls that
may not start yet (too many in flight, or a `sequential` tool) wait in the order in which they came.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import inspect
import logging
import re
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial
from time import perf_counter
from types import MappingProxyType
from typing import Any, cast

from lightfc.core.definitions import Arguments
from lightfc.core.errors import ArgumentError, ModelRetry
from lightfc.core.failures import CallError, ErrorKind
from lightfc.core.records import FunctionOutput
from lightfc.engine import threads
from lightfc.engine.plan import argument_faults
from lightfc.engine.retry import StillRunning
from lightfc.engine.scheduler import Line
from lightfc.engine.threads import Outcome
from lightfc.engine.tool_spec import ToolSpec
from lightfc.schema.injection import inject
from lightfc_sandbox import loops
from lightfc_sandbox.engine import (
    CallSite,
    Carrier,
    Failure,
    Order,
    Path,
    Pending,
    Run,
    Source,
    caret,
    in_event_loop,
    message_of,
    name_of_class,
    rendered,
)
from lightfc_sandbox.loops import cancel, outlast, run_in_own_loop

__all__ = ["CallFailed", "Execution"]


_log = logging.getLogger(__name__)

_MAX_MESSAGE_CHARS = 2_000
"""Characters of a tool's own message that its record tells; the exception itself has all of it."""

AGAIN_S = 1.0
"""After how many seconds of that a tool is cancelled again that somebody else, such as itself, had cancelled before."""


class CallFailed(Carrier):
    """A call has failed; its record says why."""

    def __init__(self, record: FunctionOutput) -> None:
        self.record = record
        super().__init__(record.error.message if record.error is not None else "")

    @property
    def original(self) -> BaseException | None:
        """What the tool raised: a program that catches exceptions catches it by its type."""
        return self.record.error.exception if self.record.error is not None else None


_OTHER_LOOP = re.compile(r"bound to a different event loop|attached to a different loop")
"""What asyncio says where a tool waits for something of a loop that is not the one it runs in."""


class _CallTimeoutError(TimeoutError):
    """A call has taken longer than its tool allows; not what a tool raises when something of its own takes long."""


class _ThreadTimeoutError(_CallTimeoutError, StillRunning):
    """An attempt in a thread has taken longer than its tool allows."""


_TASK: Callable[..., asyncio.Task[Any]] = asyncio.Task
_new_task = partial(_TASK, eager_start=True) if sys.version_info >= (3, 12) else _TASK
"""What makes a task; where Python can, one that takes its first step at once: calls begin in the same order, sooner."""


class _Call:
    """A call that is about to be made or in flight."""

    __slots__ = ("args", "ended", "handle", "kwargs", "pending", "record", "tool")

    def __init__(self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput) -> None:
        self.tool = tool
        self.args = args
        self.kwargs = kwargs
        self.record = record
        self.pending: Pending | None = None
        self.handle: asyncio.Future[Any] | None = None
        self.ended: Any = None

    @property
    def place(self) -> Path:
        """Where in the program the call stands."""
        return self.record.place


def order_of(target: Any) -> Order:
    """How the calls of a tool, or of a plain function of the context, may be ordered; see `Sandbox`."""
    if not isinstance(target, ToolSpec):
        return "free"
    if target.sequential:
        return "alone"
    # A call that the host has approved is not made before Python would make it: it might never do so.
    if target.read_only:
        return "effect" if target.needs_approval else "free"
    return "effect" if target.read_only is None else "turn"


class Execution:
    """The calls of one run.

    Args:
        source: The text, for the places of its calls.
        loop: The running event loop; None to make each call on the spot.
        max_in_flight: How many calls may run at the same time.
    """

    closed = False
    log_failures: int = logging.INFO
    crashed: BaseException | None = None
    admitting = False
    injected: Mapping[str, Any] = MappingProxyType({})
    interrupted = False

    def __init__(self, source: Source | None, loop: asyncio.AbstractEventLoop | None, max_in_flight: int) -> None:
        self.source = source
        self.loop = loop
        self.records: list[FunctionOutput] = []
        self.run: Run | None = None
        if loop is not None:
            self.in_flight: dict[_Call, None] = {}
            self.line = Line(max_in_flight)
            self.leaving: set[asyncio.Future[Any]] = set()
            self.over: asyncio.Future[None] = loop.create_future()
            self.plain_tasks = loop.get_task_factory() is None
            # What follows from a call is evaluated in the context of the run, not in that of the call: one for all.
            self.context = contextvars.copy_context()
        self.begun = perf_counter()

    # What the sandbox asks for.

    def begin(self, run: Run) -> None:
        """Take note of the run that asks, whose time begins."""
        self.run = run
        run.resume()

    def paused(self) -> bool:
        """Leave what follows out of the time of the text; gives whether `resumed` has to follow it."""
        return self.run is not None and self.run.pause()

    def resumed(self) -> bool:
        """Count what follows as time of the text; gives whether `paused` has to follow it."""
        return self.run is not None and self.run.resume()

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Make a call, or line it up; gives its value or a `Pending` for it."""
        if not isinstance(target, ToolSpec):
            return target(*args, **kwargs)
        if self.run is not None:
            self.run.check_time()
        if target.method is not None:
            # What a method is called on is no argument of it: the source of the call tells it.
            target, args = target.bound_to(args[0]), args[1:]
        record = self._record(site, path, target, (args, kwargs))
        signature = target.signature
        try:
            bound = signature.binder.bind(tuple(args), kwargs)
        except ArgumentError as error:
            return self._failed(record, self._argument_error(site, target, error), site.node)
        record._passed = bound  # `Function` is made of it by who asks for `parsed_input`
        bound_args, bound_kwargs = bound
        if signature.injected:
            try:
                bound_args, bound_kwargs = self._injected(target, bound_args, bound_kwargs, record)
            except Exception as error:  # noqa: BLE001 - it is the host's, which fails the call
                return self._raised(target, record, error)
        if self.loop is None:
            return self._call_here(target, bound_args, bound_kwargs, record)
        return self._make(_Call(target, bound_args, bound_kwargs, record))

    def _make(self, call: _Call) -> Any:
        """Start a call whose arguments have been validated, or line it up; gives its value or a `Pending` for it."""
        if self.closed:
            return self._cancelled(call)
        if not self.line.has_room(call.tool):
            call.pending = call.pending or Pending(self.run)
            self.line.put(call)
            self._admit()
            return call.pending
        return self._start(call)

    async def waited(self, pending: Pending) -> None:
        """Wait until the run's value, which is `pending`, has settled.

        Raises:
            BaseException: What has left the evaluation although it is no failure of a text, such as a `SystemExit` of
                a plain function of the context.
        """
        pending.then(self.end)
        await self.over
        if self.crashed is not None:
            raise self.crashed

    def end(self) -> None:
        """Let who waits for the run go on."""
        if not self.over.done():
            self.over.set_result(None)

    def crash(self, error: BaseException) -> None:
        """End the run by an exception that no callback of an event loop could hand on."""
        if self.crashed is None:
            self.crashed = error
        self.closed = True
        self.end()

    def verdict(self, value: Any) -> Any:
        """What has become of a run whose evaluation gave `value`."""
        return value

    def _injected(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        return inject(tool.signature.injected, args, kwargs, {**self.injected, **tool.injected}, record)

    def skip(self, site: CallSite, path: Path, target: Any, cause: Failure) -> Pending:
        """Record a call that is not made because something it needs has failed."""
        if isinstance(target, ToolSpec):
            record = self._record(site, path, target, ((), {}))
            what = f"{cause.error.record.name} failed" if isinstance(cause.error, CallFailed) else str(cause.error)
            message = f"{target.name} was not called: what it needs has failed ({what.partition(chr(10))[0]})"
            record.state = "skipped"
            record.error = CallError("skipped", "Skipped", message, record.span)
        return Pending.failed(cause)

    # Records.

    def _record(self, site: CallSite, path: Path, tool: ToolSpec, given: Arguments) -> FunctionOutput:
        record = FunctionOutput(tool.name, given, path, self.source, site.node)
        self.records.append(record)
        return record

    def _failed(self, record: FunctionOutput, error: CallError, node: Any = None) -> Pending:
        record.error = error
        record.state = "cancelled" if error.kind == "cancelled" else "failed"
        return Pending.failed(Failure(CallFailed(record), node))

    def _argument_error(self, site: CallSite, tool: ToolSpec, error: ArgumentError) -> CallError:
        if self.source is None:
            return CallError("argument", "ArgumentError", str(error), None, tuple(error.problems))
        # A function that the text computes has no name there.
        name, signature = (tool.name, tool.signature) if site.target is not None or site.method else ("", None)
        faults = argument_faults(self.source, site.node, name, signature, error.problems)
        message = rendered(faults, self.source.text)
        return CallError("argument", "ArgumentError", message, faults[0].span, tuple(error.problems))

    def _done(self, call: _Call, value: Any) -> None:
        record = call.record
        record.duration_s = perf_counter() - self.begun - record.start_s
        record.output = value
        record.state = "finished"

    def _raised(self, tool: ToolSpec, record: FunctionOutput, error: BaseException) -> Pending:
        record.duration_s = perf_counter() - self.begun - record.start_s
        told = tool_error(tool, error, record)
        log_failure(record, told, self.log_failures)
        return self._failed(record, told)

    # Calls on the spot.

    def _call_here(self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput) -> Any:
        record.attempts = 1
        counted = self.paused()
        begun = perf_counter()
        record.start_s = begun - self.begun
        try:
            value = tool.fn(*args, **kwargs)
            if is_awaitable(value):
                value = run_blocking(_awaited, value)
        except KeyboardInterrupt:
            raise  # the user's, who wants the run to end
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises becomes its record, SystemExit too
            return self._raised(tool, record, error)
        finally:
            if counted:
                self.resumed()
        record.duration_s = perf_counter() - begun
        record.output = value
        record.state = "finished"
        return value

    # Calls in an event loop.

    def _start(self, call: _Call) -> Any:
        """Begin a call: gives its value if it is there at once, else a `Pending`."""
        tool = call.tool
        call.record.attempts = 1
        call.record.start_s = perf_counter() - self.begun
        if tool.inline and not tool.needs_loop:
            return self._start_inline(call)
        pending = self._enter(call)
        if tool.retry is not None or tool.streams:
            self._start_task(call, self._driven, (call,), {})
        elif tool.is_async:
            self._start_task(call, tool.fn, call.args, call.kwargs)
        else:
            self._start_thread(call, self.loop)
        return pending

    def _enter(self, call: _Call) -> Pending:
        """Count a call among those in flight."""
        call.pending = call.pending or Pending(self.run)
        self.in_flight[call] = None
        self.line.entered(call.tool)
        return call.pending

    def _start_inline(self, call: _Call) -> Any:
        counted = self.paused()
        try:
            value = call.tool.fn(*call.args, **call.kwargs)
        except KeyboardInterrupt:
            raise  # the user's, who wants the run to end
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises becomes its record, SystemExit too
            outcome: Any = self._raised(call.tool, call.record, error)
        else:
            if is_awaitable(value):
                pending = self._enter(call)
                self._start_task(call, _as_is, (value,), {})
                return pending
            self._done(call, value)
            outcome = value
        finally:
            if counted:
                self.resumed()
        if call.pending is None:
            return outcome
        call.pending.settle(outcome)
        return call.pending

    def _start_task(self, call: _Call, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Await what `fn` gives, in a task of its own."""
        loop: Any = self.loop
        # A call that may be tried again has the bound for each attempt.
        timeout_s = call.tool.timeout_s if call.tool.retry is None else None
        call.handle = None
        # The call is made inside the task: one that is cancelled before its first step leaves no coroutine behind.
        outcome = self._in_task(call, timeout_s, fn, args, kwargs)
        counted = self.paused()  # a task that is begun at once takes its first step here
        try:
            task = _new_task(outcome, loop=loop, name=call.tool.name) if self.plain_tasks else loop.create_task(outcome)
        finally:
            if counted:
                self.resumed()
        call.handle = task
        call.ended = ended = partial(self._ended, call)
        task.add_done_callback(ended, context=self.context)
        if timeout_s is not None:
            # A tool that is deaf to its cancellation must not hold up what waits for it.
            timer = loop.call_later(timeout_s + loops.GRACE_S, self._give_up, call, task)
            task.add_done_callback(lambda _: timer.cancel())

    async def _in_task(
        self,
        call: _Call,
        timeout_s: float | None,
        fn: Callable[..., Any],
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Outcome:
        """What awaiting a call comes to, which is handed on in the same step of its task: a turn of the loop less."""
        try:
            if timeout_s is None:
                outcome: Outcome = await fn(*args, **kwargs), None
            else:
                outcome = await _outcome_within(timeout_s, fn, args, kwargs)
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises becomes its record, SystemExit too
            outcome = None, _of_tool(error)
        task = call.handle
        # A task that has not been handed out yet is in its eager first step, inside the evaluation.
        if task is not None:
            self.context.run(self._conclude, call, task, outcome)
            task.remove_done_callback(call.ended)
            call.ended = None
        return outcome

    def _give_up(self, call: _Call, task: asyncio.Future[Any]) -> None:
        if call in self.in_flight:
            _log.warning("%s ignores its cancellation and may still run", call.tool.name)
            self.leaving.add(task)
            self._settle(call, self._raised(call.tool, call.record, _CallTimeoutError()))

    def _start_thread(self, call: _Call, loop: Any) -> None:
        """Run a sync tool in a thread; what it gives comes back to the loop."""
        begun = None if call.tool.timeout_s is None else partial(self._in_thread, call, call.tool.timeout_s, loop)
        call.handle = future = threads.call(loop, call.tool.fn, call.args, call.kwargs, begun)
        future.add_done_callback(partial(self._thread_ended, call), context=self.context)

    def _in_thread(self, call: _Call, timeout_s: float, loop: asyncio.AbstractEventLoop) -> None:
        """Let the time of a call begin, which does not run while it waits for a thread."""
        call.record.start_s = perf_counter() - self.begun
        future = call.handle
        if future is not None and not future.done():
            timer = loop.call_later(timeout_s, _give, future, _CallTimeoutError())
            future.add_done_callback(lambda _: timer.cancel())

    # Calls that are tried again, or stream.

    def progress(self, call: _Call, value: Any) -> None:
        """Take note of what a tool has yielded."""

    def _again(self, call: _Call, error: BaseException, wait_s: float) -> None:
        """Take note that a call will be tried again."""
        name, attempts = call.tool.name, call.record.attempts
        _log.info("%s: attempt %d raised %s; again in %.2f s", name, attempts, name_of_class(type(error)), wait_s)

    async def _driven(self, call: _Call) -> Any:
        tool = call.tool
        if tool.retry is None:
            return await self._attempt(call)

        call.record.attempts = 0

        async def attempt() -> Any:
            call.record.attempts += 1
            if tool.timeout_s is None:
                return await self._attempt(call)
            value, error = await _outcome_within(tool.timeout_s, self._attempt, (call,), {})
            if error is None:
                return value
            # An attempt of an async tool was cancelled and is over, so another may follow.
            raise _ThreadTimeoutError if type(error) is _CallTimeoutError and not tool.is_async else error

        return await tool.retry.run(attempt, partial(self._again, call))

    async def _attempt(self, call: _Call) -> Any:
        """One attempt of a call, whatever kind of function its tool is."""
        tool, loop = call.tool, asyncio.get_running_loop()
        if tool.streams == "async":
            return await self._drained(call)
        if tool.is_async:
            return await tool.fn(*call.args, **call.kwargs)
        fn = tool.fn
        if tool.streams:
            fn = partial(_exhausted, tool.fn, partial(_from_thread, loop, self.progress, call), self._stopped(call))
        value, error = await threads.call(loop, fn, call.args, call.kwargs)
        if error is not None:
            raise error
        return await value if is_awaitable(value) else value

    def _stopped(self, call: _Call) -> Callable[[], bool]:
        """Whether nobody waits any more for what a call's generator yields."""
        return lambda: call not in self.in_flight

    async def _drained(self, call: _Call) -> list[Any]:
        items: list[Any] = []
        async with contextlib.aclosing(call.tool.fn(*call.args, **call.kwargs)) as generator:
            async for item in generator:
                items.append(item)
                self.progress(call, item)
        return items

    def _thread_ended(self, call: _Call, future: asyncio.Future[Outcome]) -> None:
        value, error = (None, None) if future.cancelled() else future.result()
        if error is not None and _is(error, KeyboardInterrupt):
            # As where a tool is called in the loop's own thread: it ends the run, by way of the loop.
            self._ended(call, future)
            first, self.interrupted = not self.interrupted, True
            if first and not self.closed:
                raise error  # once: another would keep the loop from cleaning up
            return
        if not is_awaitable(value):
            self._ended(call, future)
        elif not self.closed:
            # A sync function that gives an awaitable, such as a lambda around an async one.
            self._start_task(call, _as_is, (value,), {})
        else:
            if inspect.iscoroutine(value):
                value.close()
            self._settle(call, self._cancelled(call))

    def _ended(self, call: _Call, future: asyncio.Future[Outcome]) -> None:
        """Take note that a task or thread is at its end, unless it has told itself how its call has ended."""
        call.ended = None  # which holds the call
        try:
            outcome = future.result()
        except asyncio.CancelledError:
            if call in self.in_flight:
                self._settle(call, self._cancelled(call))
            return
        except KeyboardInterrupt as interrupt:  # which the loop raises as well, for the user
            outcome = None, interrupt
        self._conclude(call, future, outcome)

    def _conclude(self, call: _Call, future: asyncio.Future[Outcome], outcome: Outcome) -> None:
        """Record how a call has ended and hand it on, unless it has been given up before."""
        if call not in self.in_flight:
            self.leaving.discard(future)
            return
        value, error = outcome
        try:
            if error is not None:
                value = self._raised(call.tool, call.record, error)
            else:
                self._done(call, value)
        except BaseException as failed:  # noqa: BLE001 - raised again by who waits for the run
            self.crash(failed)
            return
        self._settle(call, value)

    def _cancelled(self, call: _Call, why: str = "") -> Pending:
        record = call.record
        if record.attempts:  # one that never began has taken no time
            record.duration_s = perf_counter() - self.begun - record.start_s
        message = f"{call.tool.name} was cancelled" + (f"; {why}" if why else "")
        if record.attempts and not call.tool.is_async:
            message += " (its thread cannot be stopped and may still run)"
        return self._failed(record, CallError("cancelled", "CancelledError", message, record.span))

    def _settle(self, call: _Call, outcome: Any) -> None:
        """Hand the outcome to whoever waits for it, and start what waited for room."""
        if call in self.in_flight:
            del self.in_flight[call]
            self.line.left(call.tool)
        counted = self.resumed()
        try:
            if call.pending is not None:
                call.pending.settle(outcome)
            if self.line.is_waited:
                self._admit()
        except BaseException as error:
            if not counted:
                raise  # to who has begun this stretch of the evaluation
            self.crash(error)
        finally:
            if counted:
                self.paused()

    def _admit(self) -> None:
        """Let go on who waits for room, as long as there is some."""
        if self.admitting:
            return  # by who goes on: the loop below sees it
        self.admitting = True
        try:
            while not self.closed and (waiter := self.line.next()) is not None:
                self._start(cast(_Call, waiter))
        finally:
            self.admitting = False

    async def close(self) -> None:
        """Cancel every call in flight or in the queue, and wait until the async ones have cleaned up."""
        self.closed = True
        if self.run is not None:
            self.run.end()
        for call in cast(list[_Call], self.line.clear()):
            self._settle(call, self._cancelled(call))
        handles = [call.handle for call in self.in_flight if call.handle is not None]
        cancelled = [each for each in handles if _is_cancelled(each)]
        cancel(each for each in (*handles, *self.leaving) if each not in cancelled)
        if handles or self.leaving:
            again = asyncio.get_running_loop().call_later(AGAIN_S, cancel, cancelled)
            try:
                await outlast([*handles, *self.leaving])
            finally:
                again.cancel()
            # Their done callbacks, which settle the records, run after this task is woken.
            await asyncio.sleep(0)
        for call in list(self.in_flight):
            _log.warning("%s does not stop when it is cancelled, and may still run", call.tool.name)
            self._settle(call, self._cancelled(call, "it does not stop when it is cancelled, and may still run"))


def _is_cancelled(handle: asyncio.Future[Any]) -> bool:
    """Whether a task is cancelled already, as all are where the user interrupts a loop: again would cut its cleanup."""
    return isinstance(handle, asyncio.Task) and handle.cancelling() > 0


def _give(future: asyncio.Future[Outcome], error: BaseException) -> None:
    if not future.done():
        future.set_result((None, error))


def _exhausted(
    fn: Callable[..., Any], progress: Callable[[Any], None], stopped: Callable[[], bool], /, *args: Any, **kwargs: Any
) -> Any:
    """What a generator function returns, or the list of what it yields; in a thread."""
    items: list[Any] = []
    generator = fn(*args, **kwargs)
    while not stopped():
        try:
            item = next(generator)
        except StopIteration as end:
            return items if end.value is None else end.value
        items.append(item)
        progress(item)
    generator.close()
    return None


def _from_thread(loop: asyncio.AbstractEventLoop, tell: Callable[..., None], *args: Any) -> None:
    with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
        loop.call_soon_threadsafe(tell, *args)


async def _awaited(awaitable: Any) -> Any:
    return await awaitable


def is_awaitable(value: Any) -> bool:
    """Whether a value is to be awaited, whatever its type does when it is asked."""
    try:
        return hasattr(type(value), "__await__")
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - a type of the host's, whose own type may raise anything
        return False


def _as_is(value: Any) -> Any:
    return value


def _of_tool(error: BaseException) -> BaseException:
    """What a call raised, if that is the tool's. The user's interrupt and a cancellation of the call are not."""
    if _is(error, KeyboardInterrupt):
        raise error
    if _is(error, asyncio.CancelledError):
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise error
        # Such as from a task of the tool's own that was cancelled.
    return error


async def _outcome_within(
    timeout_s: float, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Outcome:
    """What awaiting a call comes to that may take no longer than `timeout_s`."""
    bound = asyncio.timeout(timeout_s)
    try:
        async with bound:
            try:
                outcome: Outcome = await fn(*args, **kwargs), None
            except BaseException as error:  # noqa: BLE001 - whatever a tool raises becomes its record, SystemExit too
                outcome = None, _of_tool(error)
    except TimeoutError:
        return None, _CallTimeoutError()
    # A tool that answers its cancellation with an error of its own has run out of time as well.
    return (None, _CallTimeoutError()) if bound.expired() and outcome[1] is not None else outcome


def tool_error(tool: ToolSpec, error: BaseException, record: FunctionOutput) -> CallError:
    """What is told of an exception that a tool raised, with its place in the text."""
    kind, name, message = _told(tool, error)
    span = record.span
    place = caret(record.text, span) if span is not None else ""
    return CallError(kind, name, message, span, exception=error, place=place)


def _told(tool: ToolSpec, error: BaseException) -> tuple[ErrorKind, str, str]:
    """The kind and type of a call's failure, and one sentence about it."""
    if _is(error, _CallTimeoutError):
        note = "" if tool.is_async else "; its thread cannot be stopped and may still run"
        return "timeout", "TimeoutError", f"{tool.name} did not finish within {tool.timeout_s:g} s{note}"
    said = message_of(error)
    if _is(error, ModelRetry):
        return "retry", "ModelRetry", f"{tool.name}: {said}"
    name = name_of_class(type(error))
    if _is(error, RuntimeError) and _OTHER_LOOP.search(said):
        return (
            "tool",
            name,
            (
                f"{tool.name} uses something of another event loop, such as a lock, a queue or a client that was made "
                "there; make it inside the tool, or run the text in that loop with await aexecute(...)"
            ),
        )
    if len(said) > _MAX_MESSAGE_CHARS:
        said = f"{said[:_MAX_MESSAGE_CHARS]}… ({len(said):,} characters)"
    return "tool", name, f"{tool.name} raised {name}" + (f": {said}" if said else "")


def _is(error: BaseException, kind: type[BaseException]) -> bool:
    """Whether an exception is of a kind, by its type alone: one may raise where it is asked for its class."""
    return issubclass(type(error), kind)


def log_failure(record: FunctionOutput, told: CallError, level: int) -> None:
    """Log that a tool has failed; with its traceback, unless it has asked for the failure or run out of time."""
    if not _log.isEnabledFor(level):
        return
    raised = told.exception if told.kind == "tool" else None
    trace = None if raised is None else (type(raised), raised, raised.__traceback__)
    call = f" (call {record.id})" if record.id else ""
    try:
        _log.log(level, "%s%s", told.message.partition("\n")[0], call, exc_info=trace)
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - what it raised may raise anything where its traceback is written
        _log.log(level, "%s%s (its traceback cannot be shown)", told.message.partition("\n")[0], call)


async def settled(pending: Pending) -> None:
    """Wait until `pending` has settled, well or not."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    pending.then(lambda: None if done.done() else done.set_result(None))
    await done


def run_blocking(function: Callable[..., Any], *args: Any) -> Any:
    """Run an async function to its end from sync code, also where this thread's event loop is running.

    There the function gets a loop in a thread of its own, and this thread, with its loop, stands still meanwhile.
    """
    if not in_event_loop():
        return run_in_own_loop(function, *args)
    context = threads.inner_context()
    result: Future[Any] = Future()
    running: list[tuple[asyncio.AbstractEventLoop, asyncio.Task[Any]]] = []

    async def run() -> Any:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - a coroutine runs in a task here
        running.append((asyncio.get_running_loop(), task))
        return await function(*args)

    def work() -> None:
        try:
            result.set_result(context.run(run_in_own_loop, run))
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that waits
            result.set_exception(error)

    try:
        threads.start(work)
        return result.result()
    except KeyboardInterrupt:
        for loop, task in running:
            loop.call_soon_threadsafe(task.cancel)
        raise
