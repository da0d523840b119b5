"""Workers: confined processes, forked from one that has loaded the evaluator, each for one tenant at a time.

A host with threads must not fork, so there is a *zygote*: a process of its own, started once, with one thread, which
has loaded all that a worker can need and forks a worker for each socket it is sent. The zygote reads nothing of what
workers say. A worker ends with its socket, its zygote, or the host. The host ends it by a descriptor of the process
(`pidfd`), which never means another process; where there are none, it has the zygote end its child.

A worker that has served a program is kept for the next one of the same tenant, up to `MAX_PROGRAMS`; for another tenant
there is another process. What a taken-over worker could keep of one program for another, it can only tell its tenant.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import select
import signal
import socket
import struct
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

from lightfc_sandbox.errors import IsolationError
from lightfc_sandbox.isolation import cage
from lightfc_sandbox.isolation.frames import ORDER

__all__ = [
    "MAX_IDLE", "MAX_PROGRAMS", "MAX_WORKERS", "ByDescriptor", "ByZygote", "Worker", "acquire", "check", "keep",
    "release",
]  # fmt: skip

MAX_PROGRAMS = 1_000
"""Programs after which a worker is ended, so that nothing adds up in it."""

MAX_WORKERS = 64
"""Workers at work at the same time; more runs wait for one of them. Sessions keep theirs, and are not counted."""

MAX_IDLE = 8
"""Workers kept for tenants that may come again."""

MEMORY_BYTES = 256 << 20
"""What the kernel lets a worker take beside what the zygote has; `Limits.memory_bytes` is counted apart from it."""

CPU_S = 600
"""Processor time of a worker, for all its programs; `Limits.time_s` holds for each."""

_START_S = 30.0
_PID = struct.Struct("i")
_TIME = struct.Struct("ll")
_CHUNK = 1 << 18

_ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"), "1")
"""The environment of the zygote, which forks: the libraries of numpy are to start no threads."""

_BOOT = """
import sys
sys.path.insert(0, sys.argv[2])
from lightfc_sandbox.worker.zygote import main
main(int(sys.argv[1]))
"""


class Worker:
    """One confined process.

    Attributes:
        socket: The way to it.
        tenant: Whom it serves; None before the first.
        programs: How many programs it has been given.
        told: What of the host it has been told of.
        informed: It knows the context map of its tenant.
        limits: Those of the program before, which it knows.
    """

    def __init__(self, connection: socket.socket, pid: int, hold: ByDescriptor | ByZygote) -> None:
        self.socket, self.pid = connection, pid
        self._hold: ByDescriptor | ByZygote | None = hold
        self.tenant: Any = None
        self.programs = 0
        self.told: Any = None
        self.informed = False
        self.limits: Any = None
        self.report: Any = None

    @property
    def alive(self) -> bool:
        """Whether the process is there."""
        return self._hold is not None and self._hold.alive(self.socket)

    def send(self, data: bytes | bytearray) -> int:
        """Send as much as can be sent without waiting; gives how much.

        Raises:
            BlockingIOError: Nothing can.
            OSError: It has ended.
        """
        return self.socket.send(data, socket.MSG_DONTWAIT)

    def receive(self, timeout_s: float = 0.0) -> bytes:
        """What it says, in a time; without one, what has come. Nothing where it has ended.

        Raises:
            BlockingIOError: It says nothing.
        """
        if timeout_s <= 0.0:
            return self.socket.recv(_CHUNK, socket.MSG_DONTWAIT)
        # The kernel's own timeout: a call that waits first, to receive then, takes three times as long.
        whole, part = divmod(max(timeout_s, 0.001), 1.0)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, _TIME.pack(int(whole), int(part * 1e6)))
        return self.socket.recv(_CHUNK)

    def kill(self) -> None:
        """End the process; nothing of it runs on."""
        hold, self._hold = self._hold, None
        if hold is not None:
            hold.kill()
            self.socket.close()


class ByDescriptor:
    """The hold on a worker by a descriptor of its process."""

    def __init__(self, pidfd: int) -> None:
        self._pidfd = pidfd

    def alive(self, _: socket.socket) -> bool:
        """Whether the process is there."""
        return not select.select([self._pidfd], [], [], 0)[0]

    def kill(self) -> None:
        """End the process."""
        with contextlib.suppress(OSError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
        os.close(self._pidfd)


class ByZygote:
    """The hold on a worker by its number, which means no other process until the zygote has waited for it."""

    def __init__(self, control: socket.socket, pid: int) -> None:
        self._control, self._pid = control, pid

    def alive(self, connection: socket.socket) -> bool:
        """Whether the process has not closed its side."""
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


class _Zygote:
    """The process that workers are forked from."""

    def __init__(self) -> None:
        if not cage.is_known():
            raise IsolationError(
                "isolation='process' needs Linux on x86-64 or arm64, or macOS; 'best' goes without where it cannot "
                "confine"
            )
        control, other = socket.socketpair()
        self.control = control
        options = ["-I", "-X", f"pycache_prefix={sys.pycache_prefix}"] if sys.pycache_prefix else ["-I"]
        options += ["-B"] if sys.dont_write_bytecode else []
        package = str(Path(__file__).parents[2])
        with other:
            self.process = subprocess.Popen(  # noqa: S603 - this interpreter, with a text of this module
                [sys.executable, *options, "-c", _BOOT, str(other.fileno()), package],
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

    def fork(self) -> Worker:
        """A new worker.

        Raises:
            IsolationError: The zygote is gone, or cannot fork.
        """
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                socket.send_fds(self.control, [ORDER.pack(MEMORY_BYTES, CPU_S, 0)], [theirs.fileno()])
            data, descriptors, _, _ = socket.recv_fds(self.control, _PID.size, 1)
            if len(data) != _PID.size or len(descriptors) != cage.HAS_PIDFD:
                raise OSError("no process was made")
        except OSError as error:
            ours.close()
            raise IsolationError(f"no confined worker can be started: {error}") from None
        (pid,) = _PID.unpack(data)
        return Worker(ours, pid, ByDescriptor(descriptors[0]) if descriptors else ByZygote(self.control, pid))

    def close(self) -> None:
        """End it, and with it all workers."""
        self.control.close()
        self.process.kill()
        self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()


Give = Callable[["Worker | IsolationError"], None]
"""Takes a worker, or the reason why there is none."""

_lock = Lock()
_zygote: _Zygote | None = None
_idle: deque[Worker] = deque()
_busy: set[Worker] = set()
_waiting: deque[tuple[Any, Give]] = deque()


def start() -> _Zygote:
    """The zygote, started where there is none.

    Raises:
        IsolationError: It cannot be.
    """
    global _zygote
    if _zygote is not None and _zygote.process.poll() is not None:
        _zygote.control.close()
        _zygote = None
    if _zygote is None:
        _zygote = _Zygote()
    return _zygote


def check() -> None:
    """Start the zygote where there is none.

    Raises:
        IsolationError: It cannot be, or a worker that it makes is not confined.
    """
    with _lock:
        if _zygote is None or _zygote.process.poll() is not None:
            start()


def acquire(tenant: Any, give: Give) -> None:
    """Give a worker to a tenant: one that served it before, or a new one; where too many are at work, one later.

    Args:
        tenant: Whom it will serve.
        give: Takes it, or the reason why there is none; called at once, or by the thread that hands a worker back.
    """
    with _lock:
        if len(_busy) >= MAX_WORKERS:
            _waiting.append((tenant, give))
            return
        found = _for(tenant)
    give(found)


def _for(tenant: Any) -> Worker | IsolationError:
    for worker in reversed(_idle):
        if worker.tenant is tenant:
            _idle.remove(worker)
            if worker.alive:
                break
            worker.kill()
    else:
        try:
            worker = start().fork()
        except IsolationError as error:
            return error
        worker.tenant = tenant
    _busy.add(worker)
    return worker


def release(worker: Worker, *, broken: bool) -> None:
    """Take back a worker whose run is at its end, and end it where it is `broken`; who waits for one gets one."""
    with _lock:
        _busy.discard(worker)
        if broken or worker.programs >= MAX_PROGRAMS:  # one that has ended is found out when it is needed next
            worker.kill()
        else:
            _idle.append(worker)
            if len(_idle) > MAX_IDLE:
                _idle.popleft().kill()
        if not _waiting:
            return
        tenant, give = _waiting.popleft()
        found = _for(tenant)
    give(found)


def keep(tenant: Any) -> Worker:
    """A worker that its tenant keeps: that of a session.

    Raises:
        IsolationError: None can be started.
    """
    with _lock:
        worker = start().fork()
    worker.tenant = tenant
    return worker


def close() -> None:
    """End all workers and the zygote."""
    global _zygote
    with _lock:
        while _idle:
            _idle.pop().kill()
        if _zygote is not None:
            _zygote.close()
            _zygote = None


def _forget() -> None:
    """In a process that the host has forked: all this is its parent's."""
    global _zygote, _lock
    _lock = Lock()
    _zygote = None
    for each in (_idle, _busy, _waiting):
        each.clear()


atexit.register(close)
if hasattr(os, "register_at_fork"):  # not on Windows, where nothing forks
    os.register_at_fork(after_in_child=_forget)
