"""The cage of a worker on Windows: a job object, a restricted token, and the lowest integrity.

Nothing forks there, so the host starts each worker (`spawn`), in the way of Chromium's sandbox: the process has a token
that opens nothing, since all its groups only deny and the one that restricts it is nobody's. Its first thread begins
with a second token, that of the user without privileges, by which it loads the evaluator. `confine` gives that up for
good. The host's job ends the worker with the host and lets it start no process; a job of the worker's own, whose handle
it closes, bounds memory and processor time.

This was written by the documentation, and has not been tried on the real system; a worker there serves only if the
proof (`tries`, asked by `cage.escapes`) finds it confined.

Sources: "Job Objects", "Restricted Tokens", `CreateProcessAsUserW`, `SetThreadToken`, `SetProcessMitigationPolicy` and
`JOBOBJECT_EXTENDED_LIMIT_INFORMATION` of the Windows API; "Sandbox" of Chromium's design documents.
"""

from __future__ import annotations

import ctypes
import importlib
import mmap
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from ctypes import byref, c_int64, c_size_t, c_uint16, c_uint32, c_void_p, c_wchar_p, sizeof
from typing import Any

_TOKEN_ALL = 0xF01FF
_TOKEN_USER, _TOKEN_GROUPS, _TOKEN_INTEGRITY = 1, 2, 25
_GROUP_INTEGRITY = 0x20
_DISABLE_MAX_PRIVILEGE = 0x1
_SECURITY_IMPERSONATION, _TOKEN_IMPERSONATION = 2, 2
# The identifier S-1-0-0, which nobody has and nothing grants anything to.
_NOBODY = bytes([1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
_UNTRUSTED = bytes([1, 1, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0])  # the lowest level of integrity, S-1-16-0

_JOB_UI, _JOB_EXTENDED = 4, 9
_JOB_PROCESS_TIME, _JOB_ACTIVE, _JOB_PROCESS_MEMORY = 0x2, 0x8, 0x100
_JOB_DIE_ON_FAULT, _JOB_KILL_ON_CLOSE = 0x400, 0x2000
_ALL_UI = 0xFF  # no clipboard, desktop, display setting, handle of a window, or end of the session

_CREATE_SUSPENDED, _UNICODE_ENVIRONMENT, _NO_WINDOW, _EXTENDED = 0x4, 0x400, 0x08000000, 0x00080000
_USES_HANDLES = 0x100
_ATTRIBUTE_HANDLES = 0x20002
_POLICY_DYNAMIC_CODE = 2
_TIMED_OUT, _NOT_RESUMED = 258, 0xFFFFFFFF
_PROCESS_TERMINATE, _PROCESS_READ = 0x1, 0x10
_EXECUTABLE, _COMMIT = 0x40, 0x1000

_GIVE_HANDLES = frozenset({"CreateJobObjectW", "GetCurrentProcess", "OpenProcess", "VirtualAlloc"})


class _Labelled(ctypes.Structure):
    """An identifier with its attributes: SID_AND_ATTRIBUTES."""

    _fields_ = (("sid", c_void_p), ("attributes", c_uint32))


class _JobLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = (
        ("process_time", c_int64), ("job_time", c_int64), ("flags", c_uint32), ("least_set", c_size_t),
        ("most_set", c_size_t), ("processes", c_uint32), ("affinity", c_size_t), ("priority", c_uint32),
        ("scheduling", c_uint32), ("io", ctypes.c_uint64 * 6), ("process_memory", c_size_t),
        ("job_memory", c_size_t), ("peak_process", c_size_t), ("peak_job", c_size_t),
    )  # fmt: skip


class _Startup(ctypes.Structure):
    """STARTUPINFOEXW."""

    _fields_ = (
        ("size", c_uint32), ("reserved", c_wchar_p), ("desktop", c_wchar_p), ("title", c_wchar_p),
        ("place", c_uint32 * 7), ("flags", c_uint32), ("show", c_uint16), ("more", c_uint16), ("rest", c_void_p),
        ("input", c_void_p), ("output", c_void_p), ("error", c_void_p), ("attributes", c_void_p),
    )  # fmt: skip


class _Started(ctypes.Structure):
    """PROCESS_INFORMATION."""

    _fields_ = (("process", c_void_p), ("thread", c_void_p), ("pid", c_uint32), ("tid", c_uint32))


class _Memory(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS."""

    _fields_ = (
        ("size", c_uint32), ("faults", c_uint32), ("peak_set", c_size_t), ("set", c_size_t), ("quotas", c_size_t * 4),
        ("committed", c_size_t), ("peak_committed", c_size_t),
    )  # fmt: skip


class _System:
    """The libraries of the system. Each call that fails raises what the system says of it."""

    def __init__(self) -> None:
        load: Any = getattr(ctypes, "WinDLL", None)
        if load is None:
            raise OSError(f"{sys.platform} is not Windows")
        self._libraries = [load(name, use_last_error=True) for name in ("kernel32", "advapi32")]

    def find(self, name: str) -> Any:
        """A function of the system."""
        found = next(getattr(each, name) for each in self._libraries if hasattr(each, name))
        found.restype = c_void_p if name in _GIVE_HANDLES else c_uint32
        return found

    def ask(self, name: str, *args: Any) -> Any:
        """Call a function of the system."""
        given = self.find(name)(*args)
        if not given:
            raise OSError(0, f"{name} fails", None, getattr(ctypes, "get_last_error", int)())
        return given

    def inherited(self, descriptor: int) -> int:
        """The handle behind a descriptor, which a process that is given it inherits."""
        msvcrt: Any = importlib.import_module("msvcrt")
        handle: int = msvcrt.get_osfhandle(descriptor)
        os.set_handle_inheritable(handle, True)  # type: ignore[attr-defined]
        return handle

    def close(self, *handles: Any) -> None:
        """Close handles."""
        for each in handles:
            self.find("CloseHandle")(_handle(each))


def _handle(value: Any) -> c_void_p:
    return value if isinstance(value, c_void_p) else c_void_p(value)


class ByHandle:
    """The hold on a worker by handles of its process and of its job, which never mean others."""

    def __init__(self, system: Any, process: Any, job: Any) -> None:
        self._system, self._process, self._job = system, process, job

    def alive(self, _: socket.socket) -> bool:
        """Whether the process is there."""
        return bool(self._system.find("WaitForSingleObject")(_handle(self._process), 0) == _TIMED_OUT)

    def kill(self) -> None:
        """End the process."""
        self._system.find("TerminateJobObject")(_handle(self._job), 1)

    def close(self) -> None:
        """Let go of it; a job that nobody holds ends with its processes."""
        self._system.close(self._process, self._job)


def spawn(
    command: Sequence[str], environment: Mapping[str, str], descriptor: int, system: Any = None
) -> tuple[int, ByHandle]:  # fmt: skip
    """Start a process that inherits a descriptor, and can be confined; gives its number and the hold on it."""
    system = _System() if system is None else system
    started = _Started()
    with ExitStack() as at_end, ExitStack() as if_refused:
        own = _opened(system, at_end, "OpenProcessToken", _handle(system.find("GetCurrentProcess")()), _TOKEN_ALL)
        lockdown = _locked_down(system, at_end, own)
        loading = _opened(
            system, at_end, "CreateRestrictedToken", own, _DISABLE_MAX_PRIVILEGE, 0, None, 0, None, 0, None
        )
        first = _opened(
            system, at_end, "DuplicateTokenEx", loading, _TOKEN_ALL, None, _SECURITY_IMPERSONATION, _TOKEN_IMPERSONATION
        )
        job = _job(system, _JOB_KILL_ON_CLOSE | _JOB_ACTIVE | _JOB_DIE_ON_FAULT, processes=1)
        if_refused.callback(system.close, job)
        system.ask("SetInformationJobObject", _handle(job), _JOB_UI, byref(c_uint32(_ALL_UI)), sizeof(c_uint32))
        _create(system, lockdown, command, environment, system.inherited(descriptor), started)
        at_end.callback(system.close, started.thread)
        if_refused.callback(system.close, started.process)
        if_refused.callback(system.find("TerminateProcess"), _handle(started.process), 1)
        system.ask("AssignProcessToJobObject", _handle(job), _handle(started.process))
        system.ask("SetThreadToken", byref(c_void_p(started.thread)), first)
        if system.find("ResumeThread")(_handle(started.thread)) == _NOT_RESUMED:
            raise OSError("ResumeThread fails")
        if_refused.pop_all()
    return started.pid, ByHandle(system, started.process, job)


def _opened(system: Any, at_end: ExitStack, name: str, *args: Any) -> c_void_p:
    """A token that a function of the system gives, closed at the end."""
    made = c_void_p()
    system.ask(name, *args, byref(made))
    at_end.callback(system.close, made)
    return made


def _locked_down(system: Any, at_end: ExitStack, own: c_void_p) -> c_void_p:
    """The token of which each identifier only denies, and which nobody's restricts."""
    denying = [
        each for kind in (_TOKEN_USER, _TOKEN_GROUPS) for each in _identifiers(system, own, kind)
        if not each.attributes & _GROUP_INTEGRITY
    ]  # fmt: skip
    denied = (_Labelled * len(denying))(*denying)
    nobody = ctypes.create_string_buffer(_NOBODY, len(_NOBODY))
    restricting = _Labelled(ctypes.addressof(nobody), 0)
    return _opened(
        system, at_end, "CreateRestrictedToken", own, _DISABLE_MAX_PRIVILEGE, len(denied), denied, 0, None, 1,
        byref(restricting),
    )  # fmt: skip


def _identifiers(system: Any, token: c_void_p, kind: int) -> list[_Labelled]:
    size = c_uint32()
    system.find("GetTokenInformation")(token, kind, None, 0, byref(size))  # fails, and tells the size
    told = ctypes.create_string_buffer(size.value)
    system.ask("GetTokenInformation", token, kind, told, size, byref(size))
    if kind == _TOKEN_USER:
        found = [_Labelled.from_buffer(told)]
    else:
        count = c_uint32.from_buffer(told).value
        begin = ctypes.alignment(_Labelled)  # behind the count, as the compiler lays it
        found = list((_Labelled * count).from_buffer(told, begin)) if count else []
    return found


def _job(system: Any, flags: int, *, processes: int = 0, memory_bytes: int = 0, cpu_s: int = 0) -> Any:
    job = system.ask("CreateJobObjectW", None, None)
    limits = _JobLimits(
        flags=flags, processes=processes, process_memory=memory_bytes, process_time=cpu_s * 10_000_000
    )  # in units of 100 ns
    try:
        system.ask("SetInformationJobObject", _handle(job), _JOB_EXTENDED, byref(limits), sizeof(limits))
    except OSError:
        system.close(job)
        raise
    return job


def _create(
    system: Any, token: c_void_p, command: Sequence[str], environment: Mapping[str, str], handle: int,
    started: _Started,
) -> None:  # fmt: skip
    """Create the process, suspended, with one handle."""
    size = c_size_t()
    system.find("InitializeProcThreadAttributeList")(None, 1, 0, byref(size))  # fails, and tells the size
    attributes = ctypes.create_string_buffer(size.value)
    system.ask("InitializeProcThreadAttributeList", attributes, 1, 0, byref(size))
    try:
        handles = (c_void_p * 1)(handle)
        system.ask(
            "UpdateProcThreadAttribute", attributes, 0, c_size_t(_ATTRIBUTE_HANDLES), handles,
            c_size_t(sizeof(handles)), None, None,
        )  # fmt: skip
        startup = _Startup(
            size=sizeof(_Startup), flags=_USES_HANDLES, input=handle, attributes=ctypes.addressof(attributes)
        )
        line = ctypes.create_unicode_buffer(subprocess.list2cmdline(command))
        block = ctypes.create_unicode_buffer("\0".join(f"{name}={value}" for name, value in environment.items()) + "\0")
        system.ask(
            "CreateProcessAsUserW", token, None, line, None, None, 1,
            _CREATE_SUSPENDED | _UNICODE_ENVIRONMENT | _NO_WINDOW | _EXTENDED, block, None, byref(startup),
            byref(started),
        )  # fmt: skip
    finally:
        system.find("DeleteProcThreadAttributeList")(attributes)


def confine(memory_bytes: int, cpu_s: int, system: Any = None) -> dict[str, Any]:
    """See `cage.confine`."""
    system = _System() if system is None else system
    process = _handle(system.find("GetCurrentProcess")())
    memory = _Memory(size=sizeof(_Memory))
    system.ask("K32GetProcessMemoryInfo", process, byref(memory), sizeof(memory))
    flags = _JOB_PROCESS_MEMORY | _JOB_PROCESS_TIME
    job = _job(system, flags, memory_bytes=memory.committed + memory_bytes, cpu_s=cpu_s)
    try:
        system.ask("AssignProcessToJobObject", _handle(job), process)
    finally:
        system.close(job)  # it holds on, and nobody can change it
    system.ask("SetProcessMitigationPolicy", _POLICY_DYNAMIC_CODE, byref(c_uint32(1)), sizeof(c_uint32))
    own = c_void_p()
    system.ask("OpenProcessToken", process, _TOKEN_ALL, byref(own))
    try:
        level = ctypes.create_string_buffer(_UNTRUSTED, len(_UNTRUSTED))
        label = _Labelled(ctypes.addressof(level), _GROUP_INTEGRITY)
        system.ask("SetTokenInformation", own, _TOKEN_INTEGRITY, byref(label), sizeof(label) + len(_UNTRUSTED))
    finally:
        system.close(own)
    system.ask("RevertToSelf")
    return {"job": True, "token": "restricted", "integrity": "untrusted"}


def tries(system: Any = None) -> dict[str, Callable[[], Any]]:
    """What a cage has to refuse, in the ways of this system; each raises `OSError` where it is refused."""
    system = _System() if system is None else system
    parent = os.getppid()
    shared: Any = mmap.mmap  # whose third argument is a name, on Windows

    def opened(rights: int) -> Any:
        return system.ask("OpenProcess", rights, 0, parent)

    return {
        "open a file": lambda: os.open(sys.executable, os.O_RDONLY),
        "look for a file": lambda: os.stat(os.sep),
        "list a folder": lambda: os.listdir(os.sep),
        "write a file": lambda: os.open(f"{os.sep}escape", os.O_WRONLY | os.O_CREAT),
        "open a socket": lambda: socket.socket(socket.AF_INET),
        "start a process": lambda: subprocess.Popen([sys.executable, "-c", ""]),
        "signal a process": lambda: opened(_PROCESS_TERMINATE),
        "watch a process": lambda: opened(_PROCESS_READ),
        "share memory": lambda: shared(-1, 4096, "escape"),
        "make code executable": lambda: system.ask("VirtualAlloc", None, c_size_t(4096), _COMMIT, _EXECUTABLE),
    }
