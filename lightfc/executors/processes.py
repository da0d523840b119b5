"""Calls in other processes of this machine, which the time limit can kill: `Processes`.

A pool has so many slots. Whoever has one takes a process that is idle, or starts one; the exchange with it is plain
reading and writing in a thread, so any number of event loops may use one pool. A call that is given up ends its
process, with all that this has started; the next call gets another.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
import weakref
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from concurrent.futures import Future
from contextvars import ContextVar
from functools import partial
from typing import Any, Self

from lightfc.core.definitions import Arguments, Function
from lightfc.core.errors import ExecutorError, WorkerDiedError
from lightfc.core.options import check_option, named_options
from lightfc.engine import threads
from lightfc.engine.attempts import begins, waits
from lightfc.engine.call_arguments import ArgumentNames
from lightfc.engine.streams import Put, from_thread
from lightfc.engine.tool_spec import ToolSpec
from lightfc.executors import parcels, worker_process
from lightfc.executors.parcels import MAX_BYTES

_SPAWN = multiprocessing.get_context("spawn")
_UNGUARDED = (
    "a process that makes calls imports the main program, and that makes calls itself; put what it runs under "
    '`if __name__ == "__main__":`'
)


_STATUS_S = 0.1
"""How long the end of a process may take to be known after it was waited for."""


class _Process:
    """One process that makes calls, or is between two: it has read no request that it has not answered."""

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._owning = threading.Lock()
        self.call: object = None
        self.is_between = True
        self._known: set[bytes] = set()
        self._line, there = _SPAWN.Pipe()
        # A daemon, since `multiprocessing` waits for others before a program may end.
        self._process = _SPAWN.Process(target=worker_process.serve, args=(there, max_bytes), daemon=True)
        try:
            self._process.start()
        except RuntimeError as error:  # this process is being started itself
            raise ExecutorError(_UNGUARDED) from error
        except (OSError, ValueError) as error:
            raise ExecutorError(f"no process can be started: {parcels.reason(error)}") from error
        finally:
            there.close()
        self.pid = self._process.pid or 0

    def _next(self) -> bytes:
        try:
            return self._line.recv_bytes(2 * self._max_bytes + (1 << 20))
        except (EOFError, OSError) as error:
            when = "during the call" if self._known else "while it imported the main program and the tool's module"
            raise WorkerDiedError(f"its process {self.pid} ended {when}") from error

    def knows(self, where: bytes) -> bool:
        """Whether it has looked for a function, whose module may take long to import."""
        return where in self._known

    def find(self, where: bytes) -> None:
        self.exchange(parcels.packed((where,), 2 * parcels.MAX_FUNCTION_BYTES))
        if len(self._known) >= worker_process.MAX_FUNCTIONS:
            self._known.clear()
        self._known.add(where)

    def exchange(self, request: bytes, put: Put | None = None) -> Any:
        """What a call gives, or what the tool raised; a `WorkerDiedError` if the process ended before or in it."""
        self.is_between = False
        try:
            self._line.send_bytes(request)
        except (OSError, ValueError) as error:
            raise WorkerDiedError(f"its process {self.pid} ended before the call") from error
        while True:
            kind, data = self._next(), self._next()
            self.is_between = kind != worker_process.ITEM
            if kind == worker_process.VALUE:
                return parcels.read_back(data)
            if kind == worker_process.RAISED:
                raise parcels.restored(data)
            if put is not None:
                put(parcels.read_back(data))

    def end_call(self) -> None:
        """Take note that the call is at its end: who wants to stop it comes too late."""
        with self._owning:
            self.call = None

    def stop(self, call: object) -> None:
        """Kill it where it still makes a call."""
        with self._owning:
            if self.call is call:
                self.kill()

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        """End it, and what it has started."""
        if hasattr(os, "killpg"):
            with contextlib.suppress(OSError):  # it has ended, or has no group of its own yet
                os.killpg(self.pid, signal.SIGKILL)
        self._process.kill()

    def end(self) -> str:
        """Kill it and wait for its end; tells how it has ended."""
        self.kill()
        self._process.join()
        self._line.close()
        # Another thread that starts a process may have taken the status a moment ago, and not have kept it yet.
        until = time.monotonic() + _STATUS_S
        while (code := self._process.exitcode) is None and time.monotonic() < until:
            time.sleep(0.001)
        return _exit_text(code)


def _exit_text(code: int | None) -> str:
    if code is None:  # the host waits for all of its children
        return "with an unknown status"
    if code >= 0:
        return f"with status {code}"
    try:
        return f"by {signal.Signals(-code).name}"
    except ValueError:
        return f"by signal {-code}"


_CLOSED = "its executor was closed before it began"


class _Pool:
    """The processes of one executor, and who waits for one."""

    def __init__(self, size: int, max_bytes: int) -> None:
        self._size = size
        self._max_bytes = max_bytes
        self._begin()

    def _begin(self) -> None:
        self._pid = os.getpid()
        self._lock = threading.Lock()
        self._free = self._size
        self._waiting: deque[Future[None]] = deque()
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self.closings = 0

    def slot(self) -> Future[None] | None:
        """Take a slot; gives what to wait for where none is free."""
        if os.getpid() != self._pid:
            self._begin()  # a forked process has no part in the processes of the one before
        with self._lock:
            if self._free:
                self._free -= 1
                return None
            ticket: Future[None] = Future()
            self._waiting.append(ticket)
            return ticket

    def give_back(self) -> None:
        """Give a slot to whoever waits longest."""
        with self._lock:
            ticket = self._waiting.popleft() if self._waiting else None
            while ticket is not None and not ticket.set_running_or_notify_cancel():
                ticket = self._waiting.popleft() if self._waiting else None
            self._free += ticket is None
        if ticket is not None:
            ticket.set_result(None)

    def idle(self) -> _Process | None:
        """A process that waits for a call, if there is one; taken for that of the caller, who has a slot."""
        while True:
            with self._lock:
                if not self._idle:
                    return None
                process = self._idle.pop()
            if process.is_alive():
                process.call = object()
                return process
            self.end(process)  # somebody has ended it while it was idle

    def start(self, closings: int) -> None:
        """Start a process, which is idle, for a call that began when the executor had been closed so often."""
        made = _Process(self._max_bytes)
        with self._lock:
            # Else its call was cancelled meanwhile, or the executor closed.
            if closings == self.closings and len(self._all) < self._size:
                self._all.add(made)
                self._idle.append(made)
                return
        made.end()
        if closings != self.closings:
            raise ExecutorError(_CLOSED)

    def put_back(self, process: _Process) -> None:
        """Keep a process for the next call, if it has not come to harm in this one."""
        process.end_call()
        if process.is_between:
            with self._lock:
                if process in self._all:
                    self._idle.append(process)
                    return
        self.end(process)

    def end(self, process: _Process) -> str:
        """End a process; tells how it has ended."""
        with self._lock:
            self._all.discard(process)
        return process.end()

    def end_all(self) -> None:
        """End all processes, those in a call too; calls that wait for one fail."""
        if os.getpid() != self._pid:
            return
        with self._lock:
            self.closings += 1
            all_of_them, self._all = self._all, set()
            idle, self._idle = self._idle, []
            waiting, self._waiting = self._waiting, deque()
        for ticket in waiting:
            if ticket.set_running_or_notify_cancel():
                ticket.set_exception(ExecutorError(_CLOSED))
        for each in all_of_them:
            each.kill()
        for each in idle:  # the thread of a call ends its own, from which it may be reading
            each.end()


@named_options
class Processes:
    """An executor that makes the calls of sync tools in other processes of this machine.

    So tools that compute run on several cores, and a call that exceeds its `timeout_s` is killed. A process is started
    when a call first needs it, and kept for later calls. It imports the main program and the module of the function,
    and finds the function there by its name. A process gets copies of the arguments, and its global variables are its
    own. If a process dies in a call, only that call fails, with `WorkerDiedError`. Tools that are async or inline,
    take a `RunContext`, or are methods of an object or functions that no import finds, as in a notebook, are called in
    this process.

    `close`, a `with` block or the end of the program ends the processes and everything that they started.

    Args:
        n: How many processes there may be, at least 1. None, the default, for the number of cores.
        context: Context variables whose values calls see too. Each must be a global variable of a module.
        max_bytes: How many bytes the arguments or the result of a call may have, pickled, at least 1. 64 MiB by
            default: both processes hold them in memory.

    Attributes:
        n: How many processes there may be.

    Raises:
        ToolDefinitionError: A context variable is not a global variable of a module.
        TypeError: A number has a wrong type.
        ValueError: A number is below 1.

    Examples:
        >>> import math
        >>> from lightfc import FunctionTool, ToolManager
        >>> from lightfc.executors import Processes
        >>> with Processes(1) as processes:
        ...     manager = ToolManager([FunctionTool(math.factorial)], executor=processes)
        ...     manager.execute("factorial(5)").output
        120
    """

    def __init__(
        self, n: int | None = None, *, context: Iterable[ContextVar[Any]] = (), max_bytes: int = MAX_BYTES
    ) -> None:
        check_option("n", n, int, "a number of processes", at_least=1, or_none=True)
        check_option("max_bytes", max_bytes, int, "a number of bytes", at_least=1)
        self.n = (os.cpu_count() or 1) if n is None else n
        self._max_bytes = max_bytes
        self._variables = list(map(parcels.home, context))
        self._pool = _Pool(self.n, max_bytes)
        weakref.finalize(self, self._pool.end_all)

    def __repr__(self) -> str:
        return f"Processes({self.n})"

    def refuses(self, tool: ToolSpec) -> str:
        """Give the reason why calls of a tool are not made here, as a clause; `""` if they are."""
        return parcels.unfit(tool)

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call in a process; arguments are as for `Executor.call`.

        Raises:
            ExecutorError: The process cannot start, or the arguments or the result cannot be pickled or are too large.
            WorkerDiedError: The process ended in the call.
            BaseException: What the function raises.
        """
        if tool.streams:
            return self._streamed(tool, arguments)
        async with self._process(tool) as process:
            work = partial(self._called, process, tool, arguments)
            return await threads.in_stoppable_thread(work, partial(process.stop, process.call))

    async def _streamed(self, tool: ToolSpec, arguments: Arguments) -> AsyncGenerator[Any, None]:
        async with self._process(tool) as process:
            work = partial(self._called, process, tool, arguments)
            async for each in from_thread(work, partial(process.stop, process.call)):
                yield each

    @contextlib.asynccontextmanager
    async def _process(self, tool: ToolSpec) -> AsyncIterator[_Process]:
        """A process for one call of a tool, whose function it has found."""
        pool = self._pool
        ticket, closings = pool.slot(), pool.closings
        if ticket is not None:
            waits()
            try:
                await asyncio.wrap_future(ticket)
            except asyncio.CancelledError:
                if not ticket.cancel():
                    pool.give_back()
                raise
        try:
            where = parcels.reference(tool.fn)
            while (process := pool.idle()) is None or not process.knows(where):
                waits()
                if process is None:
                    await threads.in_thread(pool.start, closings)
                else:
                    find = partial(self._work_with, process, partial(process.find, where))
                    await threads.in_stoppable_thread(find, partial(process.stop, process.call))
            begins(f"process {process.pid}")
            yield process
        finally:
            pool.give_back()

    def _called(self, process: _Process, tool: ToolSpec, arguments: Arguments, put: Put | None = None) -> Any:
        return self._work_with(process, lambda: process.exchange(self._packed(tool, arguments), put))

    def _work_with(self, process: _Process, work: Callable[[], Any]) -> Any:
        """What work with a process gives, which is left or ended then; in a thread."""
        try:
            return work()
        except WorkerDiedError as error:
            raise WorkerDiedError(f"{error}, {self._pool.end(process)}") from None
        finally:
            self._pool.put_back(process)

    def _packed(self, tool: ToolSpec, arguments: Arguments) -> bytes:
        args, kwargs = arguments
        where, around = parcels.reference(tool.fn), parcels.capture_context(self._variables)
        try:
            return parcels.packed((where, bool(tool.streams), args, kwargs, around), self._max_bytes)
        except parcels.Oversize:
            raise ExecutorError(
                f"its arguments have more than {self._max_bytes:,} bytes, the most that may be sent; pass "
                "less, such as the path of a file, or raise the executor's max_bytes"
            ) from None
        except Exception as error:
            what = self._culprit(tool, arguments, around)
            raise ExecutorError(f"{what} cannot be sent to another process: {parcels.reason(error)}") from error

    def _culprit(self, tool: ToolSpec, arguments: Arguments, around: Any) -> str:
        named = ArgumentNames(tool).of(Function(tool.name, *arguments))
        context = {name: value for _, name, value in around[0]}
        for what, values in (("its argument", named), ("the context variable", context)):
            for name, value in values.items():
                try:
                    parcels.packed(value, self._max_bytes)
                except Exception:  # noqa: BLE001 - this one it is
                    return f"{what} {name!r}, of type {type(value).__name__},"
        return "its arguments"

    def close(self) -> None:
        """End all processes and the calls in them; calls that wait for one fail. A later call starts a new one."""
        self._pool.end_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
