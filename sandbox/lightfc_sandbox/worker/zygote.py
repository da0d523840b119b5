"""How workers start: forked from a process that has loaded all they need, and reads only the host; or by themselves."""

from __future__ import annotations

import codecs
import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from importlib import import_module
from pkgutil import iter_modules

from lightfc_sandbox import checking, evaluation, scheduling
from lightfc_sandbox.evaluation.closures import CLOSURES
from lightfc_sandbox.isolation import cage
from lightfc_sandbox.isolation.frames import ORDER, PID, READ, ready
from lightfc_sandbox.sandbox import Sandbox
from lightfc_sandbox.stdlib.methods import CODECS
from lightfc_sandbox.stdlib.modules import zones
from lightfc_sandbox.stdlib.registry import load_all
from lightfc_sandbox.worker.serving import WARM_PROGRAMS, serve

PRELOADED = (
    "_strptime", "calendar", "difflib", "hashlib", "inspect", "locale", "pickle", "threading", "_symtable",
    "unicodedata", "numpy.ma",
)  # fmt: skip
"""Modules that the evaluator, or a module of Python that it uses, loads when it first needs them."""

_SOCKET = 3


def main(control: int, host_pid: int) -> None:
    """Fork a worker for each socket that comes, until the host ends."""
    load()
    if cage.HAS_PIDFD:
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel forgets workers that have ended
    host = socket.socket(fileno=control)
    ends = [os.pidfd_open(host_pid)] if cage.HAS_PIDFD else []
    gc.freeze()  # what is loaded stays, and no collection of a worker looks at it
    gc.enable()
    host.send(b"r")
    children: set[int] = set()
    while True:
        if ready([host, *ends], READ) != [host]:
            return  # the host has ended, whoever else may have its socket
        data, descriptors, _, _ = socket.recv_fds(host, ORDER.size, 1)
        if not data:
            return
        memory_bytes, cpu_s, to_end = ORDER.unpack(data)
        if to_end:
            if to_end in children:  # its number means nobody else before it was waited for
                children.discard(to_end)
                os.kill(to_end, signal.SIGKILL)
                os.waitpid(to_end, 0)
            continue
        with suppress(OSError):  # there can be no further process: the host is told by the end of the socket
            pid = os.fork()
            if not pid:
                _become_worker(descriptors[0], memory_bytes, cpu_s)
            if not cage.HAS_PIDFD:
                children.add(pid)
        os.close(descriptors[0])


def _become_worker(connection: int, memory_bytes: int, cpu_s: int) -> None:
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        with socket.socket(fileno=os.dup(connection)) as way:  # who this is, and the descriptor that ends it
            ends = [os.pidfd_open(os.getpid())] if cage.HAS_PIDFD else []
            socket.send_fds(way, [PID.pack(os.getpid())], ends)
        os.dup2(connection, _SOCKET)
        os.closerange(0, _SOCKET)
        os.closerange(_SOCKET + 1, 1 << 16)
        serve(socket.socket(fileno=_SOCKET), memory_bytes, cpu_s)
    finally:
        os._exit(0)


def serve_spawned(memory_bytes: int, cpu_s: int) -> None:
    """Be a worker where nothing forks: take the socket that the host shares, and serve on it."""
    load()
    share = getattr(socket, "fromshare")  # noqa: B009 - there is one on Windows only
    connection: socket.socket = share(sys.stdin.buffer.read())
    connection.send(PID.pack(os.getpid()))
    try:
        serve(connection, memory_bytes, cpu_s)
    finally:
        os._exit(0)


def load() -> None:
    """Load all that a program could need, and evaluate a little of it; in a cage no file can be read."""
    load_all()
    CLOSURES.load()
    for room in (checking, evaluation, scheduling):
        for each in iter_modules(room.__path__, f"{room.__name__}."):
            import_module(each.name)
    for name in PRELOADED:
        import_module(name)
    for name in CODECS:
        codecs.lookup(name)
    zones.read_all()
    session = Sandbox(policy="programs").session()
    for text in WARM_PROGRAMS:
        session.run(text)
