"""Calls made, overlapped and recorded: what stands behind the sandbox's call hook.

One `Execution` serves one run of one program. Every call it is asked for becomes a `FunctionOutput`, whatever happens
to it; a failure is a record and a failed value, never an exception through the engine. Without an event loop calls are
made on the spot, in the caller's thread. With one, async tools are tasks, sync tools run in threads, and what has an
executor of its own is a task that awaits this. Calls that may not start yet (too many in flight, or a `sequential`
tool) wait in the queue of the run.

A call goes through `call` (record, arguments), `enqueue` (is there a slot?), `_start` (task, thread or on the spot),
`_conclude` (what came of it) and `settle` (whoever waits goes on, the slot is free). A run that wants more than that,
such as approval, a journal or events, is a `ManagedRun`, which does more at these steps.
"""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import logging
from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from types import MappingProxyType
from typing import Any

from lightfc.core.errors import ArgumentError
from lightfc.core.records import FunctionOutput
from lightfc.engine import attempts, tasks, threads
from lightfc.engine.blocking import run_blocking
from lightfc.engine.call_records import CallRecords
from lightfc.engine.executor import LOCAL
from lightfc.engine.retry import CallTimeoutError, is_of
from lightfc.engine.scheduler import Call, CallQueue, reason_between
from lightfc.engine.streams import progress_callback
from lightfc.engine.threads import Outcome
from lightfc.engine.tool_spec import PLAIN, Executor, ToolSpec, is_awaitable
from lightfc_sandbox.engine import CallSite, Path, Pending, Run, Source, settle_held
from lightfc_sandbox.scheduling import event_loops
from lightfc_sandbox.scheduling.watching import Watch

_log = logging.getLogger(__name__)

_where = LOCAL.where

_TURN_S = 0.05
"""After how many seconds without a turn of the event loop a call takes its first step in the next one, and not at once.

Of a run that is told of, all do: whoever is told of one call may step in before the next.
"""


class Execution(CallRecords):
    """The calls of one run; without a `loop`, each is made on the spot.

    Attributes:
        executors: What makes the calls of tools that are not called here, by the `id` of the tool's signature.
    """

    closed = False
    crashed: BaseException | None = None
    admitting = False
    interrupted = False
    watch: Watch | None = None
    executors: Mapping[int, Executor] = MappingProxyType({})

    def __init__(self, source: Source | None, loop: asyncio.AbstractEventLoop | None, max_in_flight: int) -> None:
        super().__init__(source)
        self.loop = loop
        self.run: Run | None = None
        if loop is not None:
            self.is_managed = False
            self.closed, self.executors = False, self.executors  # of a class they take ten times as long to find
            self.queue = CallQueue(max_in_flight)
            self.abandoned: set[asyncio.Future[Any]] = set()
            self.over: asyncio.Future[None] = loop.create_future()
            self.plain_tasks = loop.get_task_factory() is None
            self.starter = tasks.Starter(loop)
            self.arrivals = threads.Arrivals(loop)
            # What follows from a call is evaluated in the context of the run, not in that of the call: one for all.
            self.context = contextvars.copy_context()
        self.turn_s = self.started_s

    # What the sandbox asks for.

    def begin(self, run: Run) -> None:
        """Take note of the run that asks, whose time begins."""
        self.run = run
        run.watch = self.watch
        run.resume()

    def pause_clock(self) -> bool:
        """Leave what follows out of the time of the program; gives whether `resume_clock` has to follow it."""
        return self.run is not None and self.run.pause()

    def resume_clock(self) -> bool:
        """Count what follows as time of the program; gives whether `pause_clock` has to follow it."""
        return self.run is not None and self.run.resume()

    def at_once(self, target: Any) -> bool:
        """Whether a call of `target` may have its outcome when `call` returns."""
        return self.loop is None or not isinstance(target, ToolSpec) or (target.inline and not target.needs_loop)

    def call(self, site: CallSite, path: Path, target: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """Make a call, or line it up; gives its value or a `Pending` for it."""
        if not isinstance(target, ToolSpec):
            return target(*args, **kwargs)
        run = self.run
        if run is not None and run.spent_s + run.slept > run.limits.time_s:
            run.tick()  # many stretches between calls may each be too short for anybody to look at the clock
        if target.method is not None:
            # What a method is called on is no argument of it: the source of the call tells it.
            target, args = target.bound_to(args[0]), args[1:]
        passed = tuple(args)  # of plain values one is nothing that the garbage collector follows, where a list is
        record = self._record(site, path, target, (passed, kwargs))
        if self.ending is not None:
            ended, before = self.ending
            record._waits = ((reason_between(ended, target), before.place, None, None),)
        signature = target.signature
        try:
            bound = signature.binder.bind(passed, kwargs)
        except ArgumentError as error:
            return self.fail(record, self._argument_error(site, target, error), site.node)
        record._passed = bound  # `Function` is made of it by who asks for `parsed_input`
        bound_args, bound_kwargs = bound
        if signature.injected:
            try:
                bound_args, bound_kwargs = self.with_injected(target, bound_args, bound_kwargs, record)
            except Exception as error:  # noqa: BLE001 - it is the host's, which fails the call
                return self.tool_failed(target, record, error)
        if self.loop is None:
            return self._call_on_the_spot(target, bound_args, bound_kwargs, record)
        return self.enqueue(Call(target, bound_args, bound_kwargs, record, site))

    def enqueue(self, call: Call) -> Any:
        """Start a call if there is a slot, else let it wait for one; gives its value or a `Pending` for it."""
        if self.closed:
            return self.cancel_record(call)
        if not self.queue.has_slot(call.tool):
            call.pending = call.pending or Pending()
            self.queue.push(call)
            self._admit()
            return call.pending
        return self._begin(call) if self.is_told else self._start_attempt(call)

    async def wait_for(self, pending: Pending) -> None:
        """Wait for the run's value, which is `pending`; raises what left the evaluation, such as a `SystemExit`."""
        pending.then(self.end)
        await self.over
        if self.crashed is not None:
            raise self.crashed

    def verdict(self, value: Any) -> Any:
        """What has become of a run whose evaluation gave `value`."""
        return value

    def end(self) -> None:
        """Let who waits for the run go on."""
        if not self.over.done():
            self.over.set_result(None)

    def end_when_waiting(self) -> None:
        """The same, when the evaluation has gone as far as it can: one in another process does so meanwhile."""
        if self.run is None or self.run.when_waiting is None:
            self.end()
        else:
            self.run.when_waiting(self.end)

    def crash(self, error: BaseException) -> None:
        """End the run by an exception that no callback of an event loop could hand on."""
        if self.crashed is None:
            self.crashed = error
        self.closed = True
        self.end()

    # How calls start.

    def _call_on_the_spot(
        self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput
    ) -> Any:
        if not tool.inline:
            self.ending = tool, record  # what is called from here on has waited for it
        if self.tracing is None:
            return self._call_here(tool, args, kwargs, record)
        step = partial(self._call_here, tool, args, kwargs, record)
        return self.tracing.inside(contextvars.copy_context(), tool, record, step)

    def _call_here(
        self,
        tool: ToolSpec,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        record: FunctionOutput,
        wait: Callable[[Any], Any] = partial(run_blocking, attempts.await_value),  # noqa: B008 - one for all
    ) -> Any:
        """Call a tool on the spot; what it gives to be awaited is handed to `wait`."""
        record.attempts = 1
        run = self.run
        start = perf_counter()
        counted = run is not None and run.pause(start)
        record.start_s = start - self.started_s
        try:
            value = tool.fn(*args, **kwargs)
            if type(value) not in PLAIN and is_awaitable(value):
                value = wait(value)
                if type(value) is Pending:
                    return value
        except KeyboardInterrupt:
            raise  # the user's, who wants the run to end
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises becomes its record, SystemExit too
            return self.tool_failed(tool, record, error)
        finally:
            end = perf_counter()
            if counted and run is not None:
                run.resume(end)
        record.duration_s = end - start
        record.output = value
        record.state = "finished"
        if self.is_told:
            self._on_end(record)
        return value

    def _begin(self, call: Call) -> Any:
        """Begin a call: gives its value or failure if it is there at once, else what it is waited for by."""
        if self.tracing is None:
            return self._start_attempt(call)
        return self.tracing.inside(self.context, call.tool, call.record, partial(self._start_attempt, call))

    def _start_attempt(self, call: Call) -> Any:
        tool, record = call.tool, call.record
        if tool.inline and not tool.needs_loop:
            return self._call_here(tool, call.args, call.kwargs, record, partial(self._start_awaiting, call))
        record.attempts = 1
        record.start_s = perf_counter() - self.started_s
        record.executor = _where(tool)
        self.queue.enter(call)
        executor = self.executors.get(id(tool.signature)) if self.executors else None
        if executor is not None:
            record.executor = type(executor).__name__
        elif tool.retry is not None or tool.streams:
            executor = LOCAL
        if executor is not None:
            made = attempts.CallAttempts(call, self, executor, partial(self._give_up, call))
            return self._start_task(call, made.value, None)
        if tool.is_async:
            return self._start_task(call, None, tool.timeout_s)
        return self._start_thread(call)

    def _start_awaiting(self, call: Call, value: Any) -> Pending:
        """Await what a tool has given that was called on the spot."""
        self.queue.enter(call)
        outcome = self._await(call, value)
        pending = call.pending = call.pending or Pending()
        if outcome is not pending:
            pending.settle(outcome)
        return pending

    def _await(self, call: Call, value: Any) -> Any:
        """Await what a sync function has given, such as a lambda around an async one."""
        outcome = self._start_task(call, partial(attempts.await_value, value), call.tool.timeout_s)
        if call.handle is not None and inspect.iscoroutine(value):
            # A task that is cancelled before its first step has not awaited it.
            call.handle.add_done_callback(lambda _: value.close())
        return outcome

    def _start_task(self, call: Call, make: attempts.Make | None, timeout_s: float | None) -> Any:
        """Await what `make` gives, or the tool itself, in a task of its own: its value if that is there at once."""
        loop: Any = self.loop
        # The call is made inside the task: one that is cancelled before its first step leaves no coroutine behind.
        steps = self._in_task(call, make, timeout_s)
        begun = perf_counter()
        has_begun = self.plain_tasks and not self.is_managed and begun - self.turn_s < _TURN_S
        try:
            if has_begun:
                task = self.starter.begin(steps, call.tool.name)
            elif self.plain_tasks:
                task = asyncio.Task(steps, loop=loop, name=call.tool.name)
            else:
                task = loop.create_task(steps)
        except BaseException as error:  # the user's interrupt
            self.queue.leave(call)
            self.tool_failed(call.tool, call.record, error)
            raise
        finally:
            if self.run is not None:
                self.run.leave_out(begun, perf_counter())
        if task.done():
            self.queue.leave(call)
            return self._complete(call, attempts.task_outcome(task))
        call.handle = task
        if not has_begun:
            # Else it tells its end itself, unless it raises; this one may be cancelled before it can.
            call.on_end = partial(self._on_task_end, call)
            task.add_done_callback(call.on_end, context=self.context)
        if timeout_s is not None:
            # A tool that is deaf to its cancellation must not hold up what waits for it.
            call.timer = loop.call_later(timeout_s + event_loops.GRACE_S, self._give_up, call)
        call.pending = call.pending or Pending()
        return call.pending

    async def _in_task(self, call: Call, make: attempts.Make | None, timeout_s: float | None) -> Outcome:
        """What awaiting a call comes to, which is handed on in the same step of its task: a turn of the loop less."""
        if self.is_managed:
            progress_callback.set(partial(self.on_progress, call))
        try:
            if timeout_s is None:
                outcome: Outcome = await (call.make() if make is None else make()), None
            else:
                outcome = await attempts.outcome_within(timeout_s, make or call.make)
        except BaseException as error:  # noqa: BLE001 - told by the record
            try:
                outcome = attempts.outcome_of_error(error)
            except BaseException:  # which the task raises, and is told of when it is at its end
                if call.handle is not None and call.on_end is None:
                    call.handle.add_done_callback(partial(self._on_task_end, call), context=self.context)
                raise
        # A task that has not been handed out yet is in its first step, inside the evaluation.
        if call.handle is not None:
            self.context.run(self._conclude, call, outcome)
            if call.on_end is not None:
                call.handle.remove_done_callback(call.on_end)
                call.on_end = None
        return outcome

    def _give_up(self, call: Call) -> None:
        if call in self.queue.in_flight and call.handle is not None:
            _log.warning("%s did not stop when it was cancelled, and may still run", call.tool.name)
            self.abandoned.add(call.handle)
            self.settle(call, self.tool_failed(call.tool, call.record, CallTimeoutError.after(call.tool.timeout_s)))

    def _start_thread(self, call: Call) -> Any:
        """Run a sync tool in a thread; what it gives comes back to the loop."""
        tool = call.tool
        on_outcome: Callable[[Outcome], None] = partial(self.context.run, self._on_thread_end, call)  # type: ignore[call-arg]  # the outcome
        on_start = None if tool.timeout_s is None else partial(self._on_thread_start, call, tool.timeout_s)
        call.job = threads.Job(self.arrivals, tool.fn, call.args, call.kwargs, on_outcome, on_start)
        try:
            threads.start(call.job)
        except RuntimeError as error:  # the system gives no more threads
            self.queue.leave(call)
            return self._complete(call, (None, error))
        call.pending = call.pending or Pending()
        return call.pending

    def _on_thread_start(self, call: Call, timeout_s: float) -> None:
        """Let the time of a call begin, which does not run while it waits for a thread."""
        call.record.start_s = perf_counter() - self.started_s
        if self.loop is not None and call.job is not None and call.job.on_outcome is not None:
            call.timer = self.loop.call_later(timeout_s, call.job.deliver, (None, CallTimeoutError.after(timeout_s)))

    # What becomes of calls.

    def _on_thread_end(self, call: Call, outcome: Outcome) -> None:
        value, error = outcome
        call.job = None
        if error is not None and is_of(error, KeyboardInterrupt):
            # As where a tool is called in the loop's own thread: it ends the run, by way of the loop.
            self._conclude(call, outcome)
            first, self.interrupted = not self.interrupted, True
            if first and not self.closed:
                raise error  # once: another would keep the loop from cleaning up
            return
        if not is_awaitable(value):
            self._conclude(call, outcome)
        elif not self.closed:
            value = self._await(call, value)
            if value is not call.pending:
                self.settle(call, value)
        else:
            if inspect.iscoroutine(value):
                value.close()
            self.settle(call, self.cancel_record(call))

    def _on_task_end(self, call: Call, task: asyncio.Future[Outcome]) -> None:
        """Take note that a task is at its end, unless it has told itself how its call has ended."""
        call.on_end = None  # which holds the call
        self._conclude(call, attempts.task_outcome(task))

    def _conclude(self, call: Call, outcome: Outcome | None) -> None:
        """Record how a call has ended and hand it on, unless it has been given up before."""
        if call not in self.queue.in_flight:
            self.abandoned.discard(call.handle)
            return
        try:
            value = self._complete(call, outcome)
        except BaseException as failed:  # noqa: BLE001 - raised again by who waits for the run
            self.crash(failed)
            return
        self.settle(call, value)

    def _complete(self, call: Call, outcome: Outcome | None) -> Any:
        """Complete the record of a call that was made: its value, or its failure; of no outcome, it was cancelled."""
        if outcome is None:
            return self.cancel_record(call)
        value, error = outcome
        if error is not None:
            return self.tool_failed(call.tool, call.record, error)
        self.finish(call.record, value)
        return value

    def settle(self, call: Call, outcome: Any) -> None:
        """Hand the outcome to whoever waits for it, and start what waited for its slot."""
        self.queue.leave(call)
        if call.timer is not None:
            call.timer.cancel()
        pending = call.pending
        if not self.queue.waiting and (pending is None or not pending.is_awaited):
            if pending is not None:
                pending.settle(outcome)
            return  # nothing goes on by it
        counted = self.resume_clock()
        if counted:
            self.turn_s = perf_counter()
        before, self.ending = self.ending, (call.tool, call.record)
        held = [pending]
        pending = call.pending = None
        try:
            settle_held(self.run, held, outcome)
            if self.queue.waiting:
                self._admit()
        except BaseException as error:
            if not counted:
                raise  # to who has begun this stretch of the evaluation
            self.crash(error)
        finally:
            self.ending = before
            if counted:
                self.pause_clock()

    def _admit(self) -> None:
        if self.admitting:
            return  # by a call that starts: the loop below sees it
        self.admitting = True
        try:
            while not self.closed and (call := self.queue.pop()) is not None:
                if call.queued is not None:
                    self.note_wait(call.record, *call.queued)
                outcome = self._begin(call)
                if call.pending is not None and outcome is not call.pending:
                    call.pending.settle(outcome)  # there at once
        finally:
            self.admitting = False

    async def close(self) -> None:
        """Cancel every call in flight or in the queue, and wait until the async ones have cleaned up."""
        self.closed = True
        if self.run is not None:
            self.run.end()
        for call in self.queue.clear():
            self.settle(call, self.cancel_record(call))
        for call in list(self.queue.in_flight):
            if call.job is not None:
                call.job.give_up()
                self.settle(call, self.cancel_record(call))
        handles = [call.handle for call in self.queue.in_flight if call.handle is not None]
        if handles or self.abandoned:
            await attempts.cancel_all(handles, self.abandoned)
            # Their done callbacks, which settle the records, run after this task is woken.
            await asyncio.sleep(0)
        for call in list(self.queue.in_flight):
            _log.warning("%s did not stop when it was cancelled, and may still run", call.tool.name)
            self.settle(call, self.cancel_record(call, "it did not stop when it was cancelled, and may still run"))
