"""The cage of a worker: what the system lets it do, which is to compute, and to talk on one socket.

Each system has a cage of its own, and this is the one place that tells them apart. `confine` closes it, once and for
good, in a process that has loaded all it needs. `escapes` is the proof, the same on every system: it tries what a cage
has to refuse. A worker serves only if nothing of it succeeds.

On macOS no kernel bounds the memory of one process, so nothing is promised there but estimates, and it is not tried.
Windows has its own ways to what is tried (`cage_windows.tries`).
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import mmap
import os
import platform
import socket
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.isolation import cage_unix, cage_windows

_SYSTEM = platform.system()
_CAGES: Mapping[str, Callable[[int, int], dict[str, Any]]] = {
    "Linux": cage_unix.confine_on_linux, "Darwin": cage_unix.confine_on_macos, "Windows": cage_windows.confine,
}  # fmt: skip

_PR_SET_DUMPABLE = 4
_ELSEWHERE = {"Darwin": frozenset({"change its rights", "make a file in memory", "take more memory"})}
"""What is not tried on a system, since it does not exist there or is not promised."""

HAS_PIDFD = _SYSTEM == "Linux"  # whether a process is held by a descriptor that never means another one


def is_known() -> bool:
    """Whether there is a cage for this system."""
    return _SYSTEM in _CAGES and (_SYSTEM != "Linux" or platform.machine() in cage_unix.ARCHITECTURES)


def confine(memory_bytes: int, cpu_s: int) -> dict[str, Any]:
    """Close the cage around this process, and tell what holds; `OSError` if the kernel refuses a part of it.

    Args:
        memory_bytes: What it may take beside what it has, where the system bounds that.
        cpu_s: Seconds of processor time after which the kernel ends it.
    """
    return _CAGES[_SYSTEM](memory_bytes, cpu_s)


def tries(memory_bytes: int) -> Mapping[str, Callable[[], Any]]:
    """What a cage has to refuse, each in the way of this system, of a process that may take so much more memory."""
    memory = {"take more memory": lambda: bytearray(memory_bytes + (64 << 20))}
    found = {**memory, **(cage_windows.tries() if _SYSTEM == "Windows" else _tries())}
    return {what: found[what] for what in sorted(found.keys() - _ELSEWHERE.get(_SYSTEM, ()))}


def escapes(tries: Mapping[str, Callable[[], Any]]) -> list[str]:
    """What this process can do of what it tries; nothing in a cage that holds."""
    done = []
    for what, attempt in tries.items():
        with contextlib.suppress(OSError, MemoryError, ValueError):
            attempt()
            done.append(what)
    return done


def _tries() -> dict[str, Callable[[], Any]]:
    import resource

    libc = ctypes.CDLL(None, use_errno=True)
    private, executable = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC

    def asked(name: str, *args: Any) -> None:
        if getattr(libc, name)(*args) < 0 and ctypes.get_errno() == errno.EPERM:  # it fails, otherwise, in any case
            raise PermissionError(name)

    return {
        "open a file": lambda: os.open("/etc/passwd", os.O_RDONLY),
        "look for a file": lambda: os.stat("/"),
        "list a folder": lambda: os.listdir("/"),
        "write a file": lambda: os.open("/tmp/escape", os.O_WRONLY | os.O_CREAT),  # noqa: S108 - it must not succeed
        "open a socket": lambda: socket.socket(socket.AF_INET),
        "open a local socket": lambda: socket.socket(socket.AF_UNIX),
        "start a process": lambda: os.fork() or os._exit(0),
        "execute a program": lambda: asked("execve", b"", None, None),
        "signal a process": lambda: os.kill(1, 0),
        "watch a process": lambda: asked("ptrace", -1, 0, 0, 0),
        "make a file in memory": lambda: os.memfd_create("escape"),
        "make a pipe": os.pipe,
        "share memory": lambda: asked("shmget", 0, 4096, 0o1600),
        "make code executable": lambda: mmap.mmap(-1, 4096, private, executable),
        "change its rights": lambda: asked("prctl", _PR_SET_DUMPABLE, 1, 0, 0, 0),
        "raise its limits": lambda: resource.setrlimit(resource.RLIMIT_CORE, (1, 1)),
    }
