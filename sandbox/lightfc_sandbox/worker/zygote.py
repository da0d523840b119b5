"""The process that workers are forked from: it has loaded all that a worker can need, and reads only the host."""

from __future__ import annotations

import encodings
import gc
import os
import signal
import socket
import struct
from contextlib import suppress
from importlib import import_module
from pkgutil import iter_modules

from lightfc_sandbox.evaluation.closures import CLOSURES
from lightfc_sandbox.isolation import cage
from lightfc_sandbox.isolation.frames import ORDER
from lightfc_sandbox.sandbox import Sandbox
from lightfc_sandbox.stdlib.registry import load_all
from lightfc_sandbox.worker.serving import WARM_PROGRAMS, serve

__all__ = ["main"]

PRELOADED = ("_strptime", "calendar", "difflib", "hashlib", "inspect", "locale", "pickle", "_symtable", "unicodedata")
"""Modules that the evaluator, or a module of Python that it uses, loads when it first needs them."""

_SOCKET = 3


def main(control: int) -> None:
    """Fork a worker for each socket that comes, until the host ends."""
    load()
    if cage.HAS_PIDFD:
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel forgets workers that have ended
    host = socket.socket(fileno=control)
    gc.collect()
    gc.freeze()
    host.send(b"r")
    children: set[int] = set()
    while True:
        data, descriptors, _, _ = socket.recv_fds(host, ORDER.size, 1)
        if not data:
            return
        memory_bytes, cpu_s, to_end = ORDER.unpack(data)
        if to_end:
            _end(children, to_end)
            continue
        pid = os.fork()
        if not pid:
            _become_worker(descriptors[0], memory_bytes, cpu_s)
        os.close(descriptors[0])
        if not cage.HAS_PIDFD:
            children.add(pid)
        _tell(host, pid)


def _end(children: set[int], pid: int) -> None:
    """End a child; its number means nobody else before it was waited for."""
    if pid in children:
        children.discard(pid)
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


def _tell(host: socket.socket, pid: int) -> None:
    told = struct.pack("i", pid)
    try:
        process = os.pidfd_open(pid) if cage.HAS_PIDFD else None
    except OSError:
        process = None  # it has ended already
    if process is None:
        host.send(told)
        return
    socket.send_fds(host, [told], [process])
    os.close(process)


def _become_worker(connection: int, memory_bytes: int, cpu_s: int) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(connection, _SOCKET)
    os.closerange(0, _SOCKET)
    os.closerange(_SOCKET + 1, 1 << 16)
    try:
        serve(_SOCKET, memory_bytes, cpu_s)
    finally:
        os._exit(0)


def load() -> None:
    """Load all that a program could need, and evaluate a little of it; in a cage no file can be read."""
    load_all()
    CLOSURES.load()
    for name in PRELOADED:
        import_module(name)
    for each in iter_modules(encodings.__path__, "encodings."):
        with suppress(ImportError):  # of another system
            import_module(each.name)
    session = Sandbox(policy="programs").session()
    for text in WARM_PROGRAMS:
        session.run(text)
