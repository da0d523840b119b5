"""Calls in other processes of this machine, which the time limit can kill: `Processes`.

A pool has so many slots. Whoever has one takes a process that is idle, or starts one; the exchange with it is plain
reading and writing in a thread, so any number of event loops may use one pool. A call that is given up ends its
process, with all that this has started; the next call gets another.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import Future
from contextvars import ContextVar
from functools import partial
from typing import Any, Self

from lightfc.core.definitions import Arguments, Function
from lightfc.core.errors import ExecutorError, WorkerDiedError
from lightfc.core.options import check_option
from lightfc.engine import threads
from lightfc.engine.call_arguments import ArgumentNames
from lightfc.engine.executor import begins, waits
from lightfc.engine.streams import Put, streamed
from lightfc.engine.tool_spec import ToolSpec
from lightfc.executors import function_references, worker_process
from lightfc.executors.function_references import reference, unfit
from lightfc.executors.parcels import (
    MAX_BYTES,
    Oversize,
    Reference,
    importable_main,
    packed,
    read_back,
    reason,
    restored,
)
from lightfc.executors.surroundings import homes, taken

_UNGUARDED = (
    "to find the function, the other process imports the main program, and that makes calls itself; put what "
    'it runs under `if __name__ == "__main__":`, or define the function in a module of its own'
)


class _Process:
    """One process that makes calls.

    Attributes:
        is_between: It makes none: it has read no request that it has not answered.
    """

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._owning = threading.Lock()
        self.call: object = None
        self.is_between = True
        self._known: set[Reference] = set()
        path = [each for each in sys.path if isinstance(each, str)]
        code = f"import sys; sys.path[:] = {path!r}; from lightfc.executors.worker_process import main; main()"
        try:
            self._popen = subprocess.Popen(  # noqa: S603 - our own interpreter
                [sys.executable, *_flags(), "-c", code],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise ExecutorError(f"no process can be started: {reason(error)}") from error
        self.pid = self._popen.pid
        self._input, self._output = self._popen.stdin, self._popen.stdout
        try:
            self._write(packed((max_bytes, importable_main(), sys.argv), max_bytes))
            self._read()
        except WorkerDiedError as error:
            raise ExecutorError(
                f"a process was started and ended at once, {self.end()}; see what it wrote to standard error"
            ) from error

    def _write(self, data: bytes) -> None:
        assert self._input is not None  # noqa: S101 - a pipe was asked for
        rest = memoryview(worker_process.HEADER.pack(worker_process.VALUE, len(data)) + data)
        try:
            while rest:
                rest = rest[self._input.write(rest) or 0 :]
        except (OSError, ValueError) as error:
            raise WorkerDiedError(f"its process {self.pid} ended before the call") from error

    def _read(self) -> tuple[bytes, bytes]:
        kind, size = worker_process.HEADER.unpack(self._bytes(worker_process.HEADER.size))
        if size > 2 * self._max_bytes + (1 << 20):
            raise WorkerDiedError(f"its process {self.pid} wrote something that is not an answer")
        return kind, self._bytes(size)

    def _bytes(self, size: int) -> bytes:
        assert self._output is not None  # noqa: S101 - a pipe was asked for
        come = bytearray()
        while len(come) < size:
            try:
                more = self._output.read(min(size - len(come), 1 << 20))
            except (OSError, ValueError):  # it was closed here
                more = b""
            if not more:
                raise WorkerDiedError(f"its process {self.pid} ended during the call")
            come += more
        return bytes(come)

    def knows(self, where: Reference) -> bool:
        """Whether it has looked for a function, whose module may take long to import."""
        return where in self._known

    def find(self, where: Reference) -> None:
        """Let it look for a function."""
        self.made(packed((where,), function_references.MAX_FUNCTION_BYTES + 1_000))
        if len(self._known) >= worker_process.MAX_FUNCTIONS:
            self._known.clear()
        self._known.add(where)

    def made(self, request: bytes, put: Put | None = None) -> Any:
        """What a call gives.

        Raises:
            WorkerDiedError: The process has ended, before the call or in it.
            BaseException: What the tool has raised.
        """
        self.is_between = False
        self._write(request)
        while True:
            kind, data = self._read()
            self.is_between = kind in (worker_process.VALUE, worker_process.RAISED)
            if kind == worker_process.VALUE:
                return read_back(data)
            if kind == worker_process.RAISED:
                raise restored(data)
            if kind == worker_process.PRINTED:
                with contextlib.suppress(OSError, ValueError):  # nobody can read it any more
                    print(data.decode(), end="")  # noqa: T201 - where the tool would have printed it
            elif kind == worker_process.UNGUARDED:
                raise ExecutorError(_UNGUARDED)
            elif put is not None:
                put(read_back(data))

    def taken(self) -> Self:
        """The process, for one call."""
        self.call = object()
        return self

    def left(self) -> None:
        """Take note that the call is at its end: who wants to stop it comes too late."""
        with self._owning:
            self.call = None

    def stop(self, call: object) -> None:
        """Kill it where it still makes a call."""
        with self._owning:
            if self.call is call:
                self.kill()

    def kill(self) -> None:
        """End it, and what it has started."""
        if self._popen.returncode is not None:
            return  # its number may be that of another one by now
        try:
            if hasattr(os, "killpg"):
                os.killpg(self.pid, signal.SIGKILL)
            else:
                self._popen.kill()
        except OSError:  # it has ended
            pass

    def end(self) -> str:
        """Kill it and wait for its end; tells how it has ended."""
        status = _status_of(self.pid)
        self.kill()
        code = self._popen.wait()
        for each in (self._input, self._output):
            if each is not None:
                each.close()
        return _ended(code if status is None else status)


def _flags() -> list[str]:
    """The options of the interpreter that say where it looks for modules."""
    named = {"-I": sys.flags.isolated, "-E": sys.flags.ignore_environment, "-s": sys.flags.no_user_site}
    return [name for name, is_set in named.items() if is_set]


def _status_of(pid: int) -> int | None:
    """How a process has ended, if it has; whose number stays its own for the moment."""
    if not hasattr(os, "waitid"):
        return None
    try:
        status = os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except OSError:
        return None
    if status is None:
        return None
    return status.si_status if status.si_code == os.CLD_EXITED else -status.si_status


def _ended(code: int) -> str:
    if code >= 0:
        return f"with status {code}"
    try:
        return f"by {signal.Signals(-code).name}"
    except ValueError:
        return f"by signal {-code}"


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
            ticket = next((each for each in self._popped() if each.set_running_or_notify_cancel()), None)
            if ticket is None:
                self._free += 1
                return
        ticket.set_result(None)

    def _popped(self) -> Iterator[Future[None]]:
        while self._waiting:
            yield self._waiting.popleft()

    def idle(self) -> _Process | None:
        """A process that waits for a call, if there is one; taken for that of the caller, who has a slot."""
        while True:
            with self._lock:
                if not self._idle:
                    return None
                process = self._idle.pop()
            if _status_of(process.pid) is None:
                return process.taken()
            self.end(process)  # somebody has ended it while it was idle

    def start(self) -> None:
        """Start a process, which is idle."""
        made = _Process(self._max_bytes)
        with self._lock:
            if len(self._all) < self._size:  # else it was for one that was cancelled meanwhile
                self._all.add(made)
                self._idle.append(made)
                return
        made.end()

    def put_back(self, process: _Process) -> None:
        """Keep a process for the next call, if it has not come to harm in this one."""
        process.left()
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
        """End all processes, those in a call too."""
        if os.getpid() != self._pid:
            return
        with self._lock:
            all_of_them, self._all, self._idle = self._all, set(), []
        for each in all_of_them:
            each.kill()
        for each in all_of_them:
            each.end()


class Processes:
    """An executor that makes the calls of sync tools in other processes of this machine.

    So tools that compute run on several cores, and a call that exceeds its `timeout_s` is killed. A process is started
    when a call first needs it, and kept for later calls. It imports the module of the function and finds the function
    there by its name. A function that cannot be imported, as in a notebook, is sent itself if `cloudpickle` is
    installed. A process gets copies of the arguments, and its global variables are its own. If a process dies in a
    call, only that call fails, with `WorkerDiedError`. Tools that are async, inline or methods of an object are called
    in this process.

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
        self._variables = homes(context)
        self._pool = _Pool(self.n, max_bytes)
        weakref.finalize(self, self._pool.end_all)

    def __repr__(self) -> str:
        return f"Processes({self.n})"

    def refuses(self, tool: ToolSpec) -> str:
        """Give the reason why calls of a tool are not made here, as a clause; `""` if they are."""
        return unfit(tool)

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call in a process.

        Args:
            tool: The tool.
            arguments: The positional and the keyword arguments, validated.
            call_id: As for `Executor.call`; not used.
            run_id: As for `Executor.call`; not used.

        Raises:
            ExecutorError: The process cannot start, or the arguments or the result cannot be pickled or are too large.
            WorkerDiedError: The process ended in the call.
            BaseException: What the function raises.
        """
        worker_process.refuse_while_importing()
        if tool.streams:
            return self._streamed(tool, arguments)
        async with self._process(tool) as process:
            work = partial(self._made, process, partial(self._called, tool, arguments))
            return await threads.in_stoppable_thread(work, partial(process.stop, process.call))

    async def _streamed(self, tool: ToolSpec, arguments: Arguments) -> AsyncGenerator[Any, None]:
        async with self._process(tool) as process:
            work = partial(self._made, process, partial(self._called, tool, arguments))
            async for each in streamed(work, partial(process.stop, process.call)):
                yield each

    @contextlib.asynccontextmanager
    async def _process(self, tool: ToolSpec) -> AsyncIterator[_Process]:
        """A process for one call of a tool, whose function it has found."""
        pool = self._pool
        ticket = pool.slot()
        if ticket is not None:
            waits()
            try:
                await asyncio.wrap_future(ticket)
            except asyncio.CancelledError:
                if not ticket.cancel():
                    pool.give_back()
                raise
        try:
            where = reference(tool.fn)
            while (process := pool.idle()) is None or not process.knows(where):
                waits()
                if process is None:
                    await threads.in_thread(pool.start)
                else:
                    find = partial(self._made, process, lambda taken, _: taken.find(where))
                    await threads.in_stoppable_thread(find, partial(process.stop, process.call))
            begins(f"process {process.pid}")
            yield process
        finally:
            pool.give_back()

    def _made(self, process: _Process, work: Callable[[_Process, Put | None], Any], put: Put | None = None) -> Any:
        """What a process gives, which is left or ended then; in a thread."""
        try:
            return work(process, put)
        except WorkerDiedError as error:
            raise WorkerDiedError(f"{error}, {self._pool.end(process)}") from None
        finally:
            self._pool.put_back(process)

    def _called(self, tool: ToolSpec, arguments: Arguments, process: _Process, put: Put | None) -> Any:
        return process.made(self._packed(tool, arguments), put)

    def _packed(self, tool: ToolSpec, arguments: Arguments) -> bytes:
        """A call as its process reads it."""
        args, kwargs = arguments
        where, around = reference(tool.fn), taken(self._variables)
        try:
            return packed((where, bool(tool.streams), args, kwargs, around), self._max_bytes)
        except Oversize:
            raise ExecutorError(
                f"its arguments have more than {self._max_bytes:,} bytes, the most that may be sent; pass "
                "less, such as the path of a file, or raise the executor's max_bytes"
            ) from None
        except Exception as error:
            what = self._culprit(tool, arguments, around)
            raise ExecutorError(f"{what} cannot be sent to another process: {reason(error)}") from error

    def _culprit(self, tool: ToolSpec, arguments: Arguments, around: Any) -> str:
        """What it is that cannot be pickled."""
        named = ArgumentNames(tool).of(Function(tool.name, *arguments))
        context = {name: value for _, name, value in around[0]}
        for what, values in (("its argument", named), ("the context variable", context)):
            for name, value in values.items():
                try:
                    packed(value, self._max_bytes)
                except Exception:  # noqa: BLE001 - this one it is
                    return f"{what} {name!r}, of type {type(value).__name__},"
        return "its arguments"

    def close(self) -> None:
        """End all processes and the calls in them. A later call starts a new one."""
        self._pool.end_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
