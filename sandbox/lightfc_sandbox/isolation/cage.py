"""The cage of a worker: what the system lets it do, which is to compute, and to talk on one socket.

Each system has a cage of its own, and this is the one place that tells them apart. `confine` closes it, once and for
good, in a process that has loaded all it needs. `escapes` is the proof, the same on every system: it tries what a cage
has to refuse. A worker serves only if nothing of it succeeds.

On Linux it is made of resource limits, then Landlock with no grants (no file can be opened, none looked for), then a
seccomp filter that lists the system calls which remain; all others fail with `EPERM`. Each holds by itself, so what one
kernel lacks another layer still refuses. None of it can be undone. Sources: `seccomp(2)`, `landlock(7)`, `prctl(2)`,
`getrlimit(2)`; the numbers are those of the kernel's headers.

On macOS it is a profile of Seatbelt that allows nothing, and resource limits. `sandbox_init` is what Chromium, Firefox
and Bazel confine their processes with; it is marked as deprecated and has no successor for a program that is not an app
of the store. The profile holds for what the process asks from now on: the descriptors that are open, which is one
socket, stay usable. This was written by the documentation, and has not been tried on the real system; a worker there
serves only if the proof finds it confined. No kernel bounds the memory of one process there, so nothing is promised but
estimates, and it is not tried. Sources: `sandbox_init(3)`, `sandbox-exec(1)`, `setrlimit(2)`, and the profiles of
`/usr/share/sandbox`.

Windows has its own cage, and its own ways to what is tried (`cage_windows`).
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import mmap
import os
import platform
import socket
import struct
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.isolation import cage_windows

_SYSTEM = platform.system()
# What is not tried on a system, since it does not exist there or is not promised.
_ELSEWHERE = {"Darwin": frozenset({"change its rights", "make a file in memory", "take more memory"})}

HAS_PIDFD = _SYSTEM == "Linux"  # whether a process is held by a descriptor that never means another one

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 4, 22, 38

_NOBODY = 65_534

_SYS_LANDLOCK_CREATE, _SYS_LANDLOCK_RESTRICT = 444, 446
_LANDLOCK_FS, _LANDLOCK_NET, _LANDLOCK_SCOPE = (13, 14, 15, 15, 16, 16), 2, 2
"""How many kinds of access to files each version of Landlock knows, from the first on; then those of networks (from
version 4), and of what lies outside of a domain (from version 6)."""

ARCHITECTURES: Mapping[str, tuple[int, int]] = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}

_CALLS: Mapping[str, tuple[int | None, int | None]] = {
    # The socket.
    "read": (0, 63), "write": (1, 64), "recvfrom": (45, 207), "sendto": (44, 206), "poll": (7, None),
    "ppoll": (271, 73),
    # Memory.
    "munmap": (11, 215), "mremap": (25, 216), "brk": (12, 214), "madvise": (28, 233),
    # How much memory is held, of a file that is open.
    "pread64": (17, 67),
    # Time and chance.
    "clock_gettime": (228, 113), "gettimeofday": (96, 169), "time": (201, None), "getrandom": (318, 278),
    # Threads and signals of its own.
    "futex": (202, 98), "rt_sigreturn": (15, 139), "rt_sigprocmask": (14, 135), "rt_sigaction": (13, 134),
    "sigaltstack": (131, 132), "sched_yield": (24, 124), "restart_syscall": (219, 128), "getpid": (39, 172),
    "gettid": (186, 178), "exit": (60, 93), "exit_group": (231, 94),
}  # fmt: skip
"""The system calls that remain, with their numbers on x86-64 and arm64."""

# System calls that remain where they make nothing executable: their third argument says it.
_MAPPING_CALLS: Mapping[str, tuple[int, int]] = {"mmap": (9, 222), "mprotect": (10, 226)}
_PROT_EXEC = 4

_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06
_ALLOW, _EPERM, _KILL = 0x7FFF0000, 0x00050001, 0x80000000
_NUMBER, _ARCHITECTURE, _THIRD_ARGUMENT = 0, 4, 32

_X32 = 0x40000000  # numbers from here on are those of the x32 ABI, which x86-64 kernels may know as well

PROFILE = """
(version 1)
(deny default)
(deny file* network* process* signal ipc* mach* sysctl-write system-socket)
(allow sysctl-read)
"""
"""What may be asked of the kernel: to read how the machine is made, as the C library does when it is asked the time."""


def _filter() -> bytes:
    """The seccomp filter: instructions of 8 bytes each, (code, jump if true, jump if false, operand)."""
    architecture, column = ARCHITECTURES[platform.machine()]
    made = [
        (_LOAD, 0, 0, _ARCHITECTURE), (_EQUAL, 1, 0, architecture), (_RETURN, 0, 0, _KILL), (_LOAD, 0, 0, _NUMBER),
        (_AT_LEAST, 0, 1, _X32), (_RETURN, 0, 0, _KILL),
    ]  # fmt: skip
    for numbers in _CALLS.values():
        number = numbers[column]
        if number is not None:
            made += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ALLOW)]
    for each in _MAPPING_CALLS.values():
        made += [
            (_EQUAL, 0, 4, each[column]), (_LOAD, 0, 0, _THIRD_ARGUMENT), (_ANY_BIT, 0, 1, _PROT_EXEC),
            (_RETURN, 0, 0, _EPERM), (_RETURN, 0, 0, _ALLOW),
        ]  # fmt: skip
    made.append((_RETURN, 0, 0, _EPERM))
    return b"".join(struct.pack("HBBI", *each) for each in made)


def _apply_filter(libc: Any) -> None:
    code = _filter()
    buffer = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(buffer))
    if libc.prctl(_PR_SET_SECCOMP, 2, program, 0, 0):
        raise OSError(ctypes.get_errno(), "this kernel takes no seccomp filter")


def _apply_landlock(libc: Any) -> int:
    """Restrict files, networks and other processes; gives the version of Landlock, 0 where there is none."""
    version = int(libc.syscall(_SYS_LANDLOCK_CREATE, None, 0, 1))
    if version < 1:
        return 0
    files = (1 << _LANDLOCK_FS[min(version, len(_LANDLOCK_FS)) - 1]) - 1
    rules = struct.pack("QQQ", files, (1 << _LANDLOCK_NET) - 1, (1 << _LANDLOCK_SCOPE) - 1)
    size = 8 if version < 4 else 16 if version < 6 else 24
    ruleset = libc.syscall(_SYS_LANDLOCK_CREATE, rules, size, 0)
    try:
        if ruleset < 0 or libc.syscall(_SYS_LANDLOCK_RESTRICT, ruleset, 0):
            raise OSError(ctypes.get_errno(), "Landlock is there and refuses")
    finally:
        if ruleset >= 0:
            os.close(ruleset)
    return version


def _data_bytes() -> int:
    """What the process has mapped of its own, which counts against `RLIMIT_DATA`."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmData:"))


def _set_bounds(cpu_s: int, **more: int) -> None:
    """Make this process a session of nobody's, and set what each of its resources is bounded by."""
    import resource

    os.setsid()
    if os.geteuid() == 0:
        os.setgroups([])
        os.setregid(_NOBODY, _NOBODY)
        os.setreuid(_NOBODY, _NOBODY)
    for name, most in {"CORE": 0, "FSIZE": 0, "NPROC": 0, "CPU": cpu_s, **more}.items():
        resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (most, most))


def confine_on_linux(memory_bytes: int, cpu_s: int) -> dict[str, Any]:
    """See `cage.confine`; what holds is the version of Landlock, and the user."""
    import resource

    libc = ctypes.CDLL(None, use_errno=True)
    _set_bounds(cpu_s, DATA=_data_bytes() + memory_bytes)
    libc.prctl(_PR_SET_PDEATHSIG, 9, 0, 0, 0)  # the kernel ends this process when its parent ends
    libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
    if libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        raise OSError(ctypes.get_errno(), "this kernel does not know no_new_privs")
    version = _apply_landlock(libc)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    holds = {"landlock": version, "seccomp": True, "uid": os.getuid()}
    _apply_filter(libc)
    return holds


def confine_on_macos(memory_bytes: int, cpu_s: int) -> dict[str, Any]:
    """See `cage.confine`."""
    import resource

    _set_bounds(cpu_s)
    _apply_profile(ctypes.CDLL(None, use_errno=True), PROFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    return {"seatbelt": True, "uid": os.getuid()}


def _apply_profile(library: Any, profile: str) -> None:
    """Hold this process to a profile, for good."""
    told = ctypes.c_char_p()
    try:
        refused = library.sandbox_init(profile.strip().encode(), ctypes.c_uint64(0), ctypes.byref(told))
    except AttributeError:
        raise OSError(f"this system has no sandbox_init, {os.uname().sysname} is not macOS") from None
    if refused:
        why = (told.value or b"no reason given").decode(errors="replace")
        library.sandbox_free_error(told)
        raise OSError(f"sandbox_init refuses: {why}")


_CAGES: Mapping[str, Callable[[int, int], dict[str, Any]]] = {
    "Linux": confine_on_linux, "Darwin": confine_on_macos, "Windows": cage_windows.confine,
}  # fmt: skip


def is_known() -> bool:
    """Whether there is a cage for this system."""
    return _SYSTEM in _CAGES and (_SYSTEM != "Linux" or platform.machine() in ARCHITECTURES)


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

    def call(name: str, *args: Any) -> None:
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
        "execute a program": lambda: call("execve", b"", None, None),
        "signal a process": lambda: os.kill(1, 0),
        "watch a process": lambda: call("ptrace", -1, 0, 0, 0),
        "make a file in memory": lambda: os.memfd_create("escape"),
        "make a pipe": os.pipe,
        "share memory": lambda: call("shmget", 0, 4096, 0o1600),
        "make code executable": lambda: mmap.mmap(-1, 4096, private, executable),
        "change its rights": lambda: call("prctl", _PR_SET_DUMPABLE, 1, 0, 0, 0),
        "raise its limits": lambda: resource.setrlimit(resource.RLIMIT_CORE, (1, 1)),
    }
