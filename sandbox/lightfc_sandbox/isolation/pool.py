"""Workers: confined processes, forked from one that has loaded the evaluator, each for one tenant at a time.

A host with threads must not fork, so there is a *zygote*: a process of its own, started once, with one thread, which
has loaded all that a worker can need and forks a worker for each socket it is sent. The zygote reads nothing of what
workers say. A worker ends with its socket, its zygote, or the host. The host ends it by a descriptor of the process
(`pidfd`), which never means another process; where there are none, it has the zygote end its child. Each worker says
who it is on its own socket, before its cage closes, so an exchange that is interrupted puts no other one out of step.
A zygote that has ended is started anew. Where nothing forks (Windows), each worker is started by itself.

Workers belong to the process that started them: one that the host forks has none of them. A worker that nobody holds
any more, since an interruption came between two steps, ends as garbage does.

A worker that has served a program is kept for the next one of the same tenant, up to `MAX_PROGRAMS`; for another tenant
there is another process. What a taken-over worker could keep of one program for another, it can only tell its tenant.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Protocol
from weakref import WeakSet, finalize

from lightfc_sandbox.errors import IsolationError
from lightfc_sandbox.isolation import cage, cage_windows
from lightfc_sandbox.isolation.frames import CHUNK, NOW, ORDER, PID, READ, Frames, ready
from lightfc_sandbox.isolation.place import Place

MAX_PROGRAMS = 1_000  # programs after which a worker is ended, so that nothing adds up in it

MAX_WORKERS = 64
"""Workers at work at the same time; more runs wait for one of them. Sessions keep theirs, and are not counted."""

MAX_IDLE = 8  # workers kept for tenants that may come again

MEMORY_BYTES = 256 << 20
"""What the kernel lets a worker take beside what the zygote has; `Limits.memory_bytes` is counted apart from it."""

CPU_S = 600  # processor time of a worker, for all its programs; `Limits.time_s` holds for each
_START_S = 30.0
_END_S = 0.1  # how long a process may take to end after its sockets have
_TIME = struct.Struct("ll")
# The environment of the zygote, which forks: the libraries of numpy are to start no threads.
_ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1")
_BOOT = """
import gc, sys
gc.disable()
sys.path.insert(0, sys.argv[3])
from lightfc_sandbox.worker.zygote import main
main(int(sys.argv[1]), int(sys.argv[2]))
"""

_BOOT_SPAWNED = """
import sys
sys.path[:] = {path!r}
from lightfc_sandbox.worker.zygote import serve_spawned
serve_spawned({memory}, {cpu})
"""

_lock = Lock()
Give = Callable[["Worker | IsolationError"], None]  # takes a worker, or the reason why there is none


class Hold(Protocol):
    """What the host has of the process of a worker beside the socket."""

    def alive(self, connection: socket.socket, /) -> bool:
        """Whether the process is there."""

    def kill(self) -> None:
        """End the process."""

    def close(self) -> None:
        """Let go of it."""


class Worker:
    """One confined process: the way to it, whom it serves, how many programs it was given, what it has been told."""

    def __init__(self, connection: socket.socket, pid: int, hold: Hold) -> None:
        self.socket, self.pid = connection, pid
        self._hold = hold
        # It holds what it closes, which so is never garbage before the worker is.
        self._end = end = finalize(self, _kill, hold, connection)

        def is_there() -> bool:
            return end.alive and hold.alive(connection)

        self._is_there = is_there
        self.place = Place(pid, is_there)
        self.tenant: Any = None
        self.programs = 0
        self.informing: Any = None
        self.report: Any = None
        self._timeout_us = 0
        _workers.add(self)

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self._is_there()

    def send(self, data: bytes | bytearray) -> int:
        """Send as much as can be sent without waiting; gives how much."""
        return self.socket.send(data, NOW)

    def receive(self, timeout_s: float = 0.0) -> bytes:
        """What it says, in a time that may end early; without one, what has come. Nothing where it has ended."""
        if timeout_s <= 0.0:
            return self.socket.recv(CHUNK, NOW)
        if not NOW:
            ready([self.socket], READ, timeout_s)
            return self.socket.recv(CHUNK)
        # The kernel's own timeout: a call that waits first, to receive then, takes three times as long.
        timeout_us = min(int(timeout_s * 1e6) + 1, self.place.look_us)
        if timeout_us != self._timeout_us:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _TIME.pack(0, timeout_us))
            self._timeout_us = timeout_us
        try:
            data = self.socket.recv(CHUNK)
        except BlockingIOError:
            self.place.let_go()
            raise
        self.place.note_answer()
        return data

    def wait_for_proof(self) -> None:
        """Read what it says first: that it is confined."""
        frames, end = Frames(CHUNK), time.perf_counter() + _START_S
        while (left_s := end - time.perf_counter()) > 0.0:
            try:
                data = self.receive(left_s)
            except BlockingIOError:
                continue
            for kind, content in frames.feed(data):
                if kind == "report":
                    self.take_report(content)
                    return
            if not data:
                break
        raise IsolationError("a worker has not said that it is confined")

    def take_report(self, report: Any) -> None:
        """Take what it says of its cage; where it is not confined, it is ended."""
        self.report = report
        if report.get("escapes") or report.get("error"):
            self.kill()
            why = report.get("error") or "the kernel lets it " + ", ".join(map(str, report["escapes"]))
            raise IsolationError(f"the worker is not confined: {why}")

    def kill(self) -> None:
        """End the process; nothing of it runs on."""
        self._end()

    def forget(self) -> None:
        """Close what leads to it, and let it live: it is the worker of another process."""
        if self._end.detach() is not None:
            self._hold.close()
            self.socket.close()


def _kill(hold: Hold, connection: socket.socket) -> None:
    hold.kill()
    hold.close()
    connection.close()


class _ByDescriptor:
    """The hold on a worker by a descriptor of its process."""

    def __init__(self, pidfd: int) -> None:
        self._pidfd = pidfd

    def alive(self, _: socket.socket) -> bool:
        try:
            signal.pidfd_send_signal(self._pidfd, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)

    def close(self) -> None:
        """Let go of it."""
        os.close(self._pidfd)


class _ByZygote:
    """The hold on a worker by its number, which means no other process until the zygote has waited for it."""

    def __init__(self, control: socket.socket, pid: int) -> None:
        self._control, self._pid = control, pid

    def alive(self, connection: socket.socket) -> bool:
        try:
            return bool(connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT))
        except BlockingIOError:
            return True
        except OSError:
            return False

    def kill(self) -> None:
        """Have it ended; without a zygote it ends with its socket."""
        with contextlib.suppress(OSError):
            self._control.send(ORDER.pack(0, 0, self._pid))

    def close(self) -> None:
        """Let go of it."""


def _options() -> list[str]:
    """How the interpreter of a worker is started: it finds nothing but what it is told, and writes as the host does."""
    options = ["-I", "-X", f"pycache_prefix={sys.pycache_prefix}"] if sys.pycache_prefix else ["-I"]
    return [*options, "-B"] if sys.dont_write_bytecode else options


class _Spawner:
    """What starts each worker by itself, where nothing forks."""

    has_ended = is_proven = False

    def fork(self) -> Worker:
        ours, theirs = socket.socketpair()
        read, write = os.pipe()
        hold = None
        try:
            with theirs:
                # A launcher, as that of a virtual environment, would be a process before the worker's own.
                command = [getattr(sys, "_base_executable", sys.executable), *_options()]
                pid, hold = cage_windows.spawn(
                    [*command, "-c", _BOOT_SPAWNED.format(path=sys.path, memory=MEMORY_BYTES, cpu=CPU_S)],
                    {**_ONE_THREAD, "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")},
                    read,
                )
                os.write(write, theirs.share(pid))  # type: ignore[attr-defined]
            os.close(write)
            write = -1
            ours.settimeout(_START_S)
            if not ours.recv(PID.size):
                raise OSError("it has ended")
            ours.settimeout(None if NOW else 0)
        except BaseException as error:
            if hold is not None:
                _kill(hold, ours)
            ours.close()
            if not isinstance(error, OSError):
                raise
            raise IsolationError(f"no confined worker can be started: {error}") from None
        finally:
            for each in (read, write):
                if each >= 0:
                    os.close(each)
        return Worker(ours, pid, hold)

    def close(self) -> None:
        """Nothing is to be ended but the workers."""

    forget = close


class _Zygote:
    """The process that workers are forked from."""

    is_proven = False

    def __init__(self) -> None:
        control, other = socket.socketpair()
        self.control = control
        package = str(Path(__file__).parents[2])
        with other:
            self.process = subprocess.Popen(  # noqa: S603 - this interpreter, with a text of this module
                [sys.executable, *_options(), "-c", _BOOT, str(other.fileno()), str(os.getpid()), package],
                pass_fds=[other.fileno()], env=_ONE_THREAD, cwd="/",
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
        control.settimeout(_START_S)
        try:
            ready = control.recv(1)
        except OSError:
            ready = b""
        if not ready:
            self.process.kill()
            said = self.process.communicate()[1].decode(errors="replace").strip().splitlines()
            raise IsolationError(f"the process for confined workers did not start: {said[-1] if said else 'no answer'}")

    @property
    def has_ended(self) -> bool:
        # Its socket, on which it says nothing any more, tells its end: `Popen.poll` has a lock, which an interruption
        # can leave taken for ever.
        return bool(ready([self.control], READ, 0.0))

    def fork(self) -> Worker:
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                socket.send_fds(self.control, [ORDER.pack(MEMORY_BYTES, CPU_S, 0)], [theirs.fileno()])
            ours.settimeout(_START_S)
            data, descriptors, _, _ = socket.recv_fds(ours, PID.size, 1)
            ours.settimeout(None if NOW else 0)
            if len(data) != PID.size or len(descriptors) != cage.HAS_PIDFD:
                raise OSError("no process was made")
        except BaseException as error:
            ours.close()
            if not isinstance(error, OSError):
                raise
            if isinstance(error, TimeoutError):
                self.process.kill()  # it hangs; the next one is another's child
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(_END_S)
            raise IsolationError(f"no confined worker can be started: {error}") from None
        (pid,) = PID.unpack(data)
        return Worker(ours, pid, _ByDescriptor(descriptors[0]) if descriptors else _ByZygote(self.control, pid))

    def close(self) -> None:
        """End it, and with it all workers."""
        self.process.kill()
        self.process.wait()
        self.forget()

    def forget(self) -> None:
        self.control.close()
        if self.process.stderr is not None:
            self.process.stderr.close()
        self.process.returncode = 0  # whose child it is says how it has ended


_zygote: _Zygote | _Spawner | None = None
_workers: WeakSet[Worker] = WeakSet()
_idle: deque[Worker] = deque()
_busy: WeakSet[Worker] = WeakSet()
_waiting: dict[Give, tuple[Any, bool]] = {}


def start() -> _Zygote | _Spawner:
    """What makes workers, started where there is nothing."""
    global _zygote
    if _zygote is not None and _zygote.has_ended:
        ended, _zygote = _zygote, None
        ended.close()
    if _zygote is None:
        if not cage.is_known():
            raise IsolationError(
                "isolation='process' needs Linux on x86-64 or arm64, macOS or Windows; 'best' does without it elsewhere"
            )
        _zygote = _Zygote() if hasattr(os, "fork") else _Spawner()
    return _zygote


def check() -> None:
    """Make sure that there can be workers: the first one proves its cage, and is kept for whoever comes first."""
    with _lock:
        if not start().is_proven:
            worker = _new(None)
            worker.wait_for_proof()
            _idle.append(worker)
            start().is_proven = True


def acquire(tenant: Any, give: Give, *, new: bool = False) -> Worker | IsolationError | None:
    """A worker for a tenant, one that served it before or a new one, or why there is none; None where it comes later.

    It may have ended while nobody needed it, which is found out by who speaks to it. Where too many are at work, the
    thread that hands a worker back will `give` it.
    """
    with _lock:
        if len(_busy) >= MAX_WORKERS:
            _waiting[give] = tenant, new
            return None
        return _for(tenant, new)


def give_up(give: Give) -> None:
    """Wait no longer for a worker, where one was asked for and has not been given."""
    with _lock:
        _waiting.pop(give, None)


def _for(tenant: Any, new: bool) -> Worker | IsolationError:
    worker = None if new else _idle_for(tenant)
    try:
        worker = worker or _new(tenant)
    except IsolationError as error:
        return error
    _busy.add(worker)
    return worker


def _idle_for(tenant: Any) -> Worker | None:
    for wanted in (tenant, None):
        for worker in reversed(_idle):
            if worker.tenant is wanted:
                _idle.remove(worker)
                worker.tenant = tenant
                return worker
    return None


def release(worker: Worker, *, broken: bool) -> None:
    """Take back a worker whose run is at its end, and end it where it is `broken`; who waits for one gets one."""
    with _lock:
        _busy.discard(worker)
        if broken or worker.programs >= MAX_PROGRAMS:
            worker.kill()
        else:
            _idle.append(worker)
            if len(_idle) > MAX_IDLE:
                _idle.popleft().kill()
    while _waiting:
        with _lock:
            if not _waiting or len(_busy) >= MAX_WORKERS:
                return
            give = next(iter(_waiting))
            found = _for(*_waiting.pop(give))
        give(found)


def keep() -> Worker:
    """A worker that who asks for it keeps: that of a session."""
    with _lock:
        return _new(None)


def _new(tenant: Any) -> Worker:
    zygote = start()
    try:
        worker = zygote.fork()
    except IsolationError:
        if start() is zygote:
            raise
        worker = start().fork()  # it had ended, unnoticed until it was asked
    worker.tenant = tenant
    return worker


def close() -> None:
    """End all workers and the zygote."""
    global _zygote
    with _lock:
        while _idle:
            _idle.pop().kill()
        if _zygote is not None:
            ended, _zygote = _zygote, None
            ended.close()


def _forget() -> None:
    """In a process that the host has forked: all this is its parent's."""
    global _zygote, _lock, _workers
    _lock = Lock()
    for each in list(_workers):
        each.forget()
    if _zygote is not None:
        _zygote.forget()
    _zygote, _workers = None, WeakSet()
    _idle.clear()
    _busy.clear()
    _waiting.clear()


atexit.register(close)
if hasattr(os, "register_at_fork"):  # not on Windows, where nothing forks
    os.register_at_fork(after_in_child=_forget)
