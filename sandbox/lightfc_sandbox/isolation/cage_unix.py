"""The cages of a worker on Linux and macOS: what the kernel lets it do, which is to compute, and to talk on one socket.

Each is closed once, in a process that has loaded all it needs. On Linux these are resource limits, then Landlock with
no grants (no file can be opened, none looked for), then a seccomp filter that lists the system calls which remain; all
others fail with `EPERM`. Each holds by itself, so what one kernel lacks another layer still refuses. None of it can be
undone. Sources: `seccomp(2)`, `landlock(7)`, `prctl(2)`, `getrlimit(2)`; the numbers are those of the kernel's headers.

On macOS it is a profile of Seatbelt that allows nothing, and resource limits. `sandbox_init` is what Chromium, Firefox
and Bazel confine their processes with; it is marked as deprecated and has no successor for a program that is not an app
of the store. The profile holds for what the process asks from now on: the descriptors that are open, which is one
socket, stay usable. This was written by the documentation, and has not been tried on the real system; a worker there
serves only if the proof (`cage.escapes`) finds it confined. Sources: `sandbox_init(3)`, `sandbox-exec(1)`,
`setrlimit(2)`, and the profiles of `/usr/share/sandbox`.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
from collections.abc import Mapping
from typing import Any

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
    # Time and chance.
    "clock_gettime": (228, 113), "gettimeofday": (96, 169), "time": (201, None), "getrandom": (318, 278),
    # Threads and signals of its own.
    "futex": (202, 98), "rt_sigreturn": (15, 139), "rt_sigprocmask": (14, 135), "rt_sigaction": (13, 134),
    "sigaltstack": (131, 132), "sched_yield": (24, 124), "restart_syscall": (219, 128), "getpid": (39, 172),
    "gettid": (186, 178), "exit": (60, 93), "exit_group": (231, 94),
}  # fmt: skip
"""The system calls that remain, with their numbers on x86-64 and arm64."""

_MAPPING_CALLS: Mapping[str, tuple[int, int]] = {"mmap": (9, 222), "mprotect": (10, 226)}
"""System calls that remain where they make nothing executable: their third argument says it."""

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


def _bound(cpu_s: int, **more: int) -> None:
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
    _bound(cpu_s, DATA=_data_bytes() + memory_bytes)
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

    _bound(cpu_s)
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
