"""The cage of Windows, tried elsewhere: against a recorded system, and with the cage of Linux in it."""

import asyncio
import ctypes
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from lightfc_sandbox import LimitExceeded, Limits, Sandbox
from lightfc_sandbox.isolation import cage, cage_windows, pool
from lightfc_sandbox.isolation.cage_windows import ByHandle, _JobLimits, _Labelled, _Memory, _Started, _Startup

COMMAND = ["python.exe", "-c", "print('a b')"]


@pytest.mark.skipif(sys.maxsize < 1 << 32, reason="these are the sizes of 64 bits")
@pytest.mark.parametrize(
    ("structure", "size"), [(_Labelled, 16), (_JobLimits, 144), (_Startup, 112), (_Started, 24), (_Memory, 72)]
)
def test_structures_have_the_sizes_of_the_headers(structure: Any, size: int) -> None:
    assert ctypes.sizeof(structure) == size


class System:
    """Answers as the system would, and notes what it is asked; `failing` is the number of the request that it refuses.

    This is no Windows: it says which requests are made, in which order, and that nothing stays open.
    """

    def __init__(self, failing: int = -1) -> None:
        self.failing = failing
        self.asked: list[str] = []
        self.open: set[int] = set()
        self.given: dict[str, tuple[Any, ...]] = {}
        self.limits: list[_JobLimits] = []
        self.is_running = False
        self.numbers = iter(range(100, 1_000))

    def inherited(self, descriptor: int) -> int:
        return 1_000 + descriptor

    def _opened(self, into: Any = None) -> int:
        number = next(self.numbers)
        self.open.add(number)
        if into is not None:
            into._obj.value = number
        return number

    def find(self, name: str) -> Any:
        return lambda *args: self._found(name, args)

    def _found(self, name: str, args: tuple[Any, ...]) -> Any:
        if name == "GetCurrentProcess":
            return -1 & (1 << 64) - 1
        if name == "TerminateProcess":
            self.is_running = False
        if name == "TerminateJobObject":
            self.is_running = False
        if name in ("GetTokenInformation", "InitializeProcThreadAttributeList"):
            args[-1]._obj.value = 64  # the size that is asked for
            return 0
        if name == "WaitForSingleObject":
            return 258 if self.is_running else 0
        self.asked.append(name)
        return 1

    def ask(self, name: str, *args: Any) -> Any:
        self.asked.append(name)
        self.given[name] = args
        if len(self.asked) - 1 == self.failing:
            raise OSError(f"{name} fails")
        if name in ("OpenProcessToken", "CreateRestrictedToken", "DuplicateTokenEx"):
            self._opened(args[-1])
        elif name == "CreateJobObjectW":
            return self._opened()
        elif name == "SetInformationJobObject" and args[1] == 9:
            self.limits.append(args[2]._obj)
        elif name == "GetTokenInformation":
            ctypes.memmove(args[2], bytes([1]) + bytes(63), 64)  # one identifier
        elif name == "CreateProcessAsUserW":
            started = args[-1]._obj
            started.process, started.thread, started.pid = self._opened(), self._opened(), 77
            self.is_running = True
        elif name == "K32GetProcessMemoryInfo":
            args[1]._obj.committed = 1_000
        return 1

    def close(self, *handles: Any) -> None:
        for each in handles:
            self.open.remove(getattr(each, "value", each))


def test_a_process_is_started_with_a_token_that_opens_nothing() -> None:
    system = System()
    pid, hold = cage_windows.spawn(COMMAND, {"A": "1", "B": "2"}, 3, system)
    assert system.asked == [
        "OpenProcessToken", "GetTokenInformation", "GetTokenInformation", "CreateRestrictedToken",
        "CreateRestrictedToken", "DuplicateTokenEx", "CreateJobObjectW", "SetInformationJobObject",
        "SetInformationJobObject", "InitializeProcThreadAttributeList", "UpdateProcThreadAttribute",
        "CreateProcessAsUserW", "DeleteProcThreadAttributeList", "AssignProcessToJobObject", "SetThreadToken",
        "ResumeThread",
    ]  # fmt: skip
    (limits,) = system.limits
    assert (limits.flags, limits.processes) == (0x2000 | 0x400 | 0x8, 1)
    line, _, _, inherits, flags, environment = system.given["CreateProcessAsUserW"][2:8]
    assert line.value == subprocess.list2cmdline(COMMAND)
    assert environment[:9] == "A=1\0B=2\0\0"
    assert (inherits, flags & 0x4) == (1, 0x4), "it is suspended until it is in the job"
    assert list(system.given["UpdateProcThreadAttribute"][3]) == [1_003], "it inherits nothing else"
    assert pid == 77
    assert len(system.open) == 2, "the process and the job"
    check_hold(hold, system)


def check_hold(hold: ByHandle, system: System) -> None:
    connection: Any = None
    assert hold.alive(connection)
    hold.kill()
    assert not hold.alive(connection)
    hold.close()
    assert not system.open


def test_the_token_denies_all_that_the_user_is_and_is_restricted_to_nobody() -> None:
    system = System()
    own = ctypes.c_void_p(1)
    with ExitStack() as at_end:
        cage_windows._locked_down(system, at_end, own)
    given, flags, denied, _, _, _, restricting, nobody, _ = system.given["CreateRestrictedToken"]
    assert (given, flags, denied, restricting) == (own, 1, 2, 1), "the user and one group deny"
    assert ctypes.string_at(nobody._obj.sid, 12) == b"\1\1" + bytes(10), "S-1-0-0"


@pytest.mark.parametrize("failing", [*range(12), 13, 14])  # the others are no requests
def test_whatever_the_system_refuses_no_process_and_no_handle_stays(failing: int) -> None:
    system = System(failing)
    with pytest.raises(OSError, match="fails"):
        cage_windows.spawn(COMMAND, {}, 3, system)
    assert not system.open
    assert not system.is_running


def test_the_cage_closes_in_an_order_in_which_each_step_is_still_allowed() -> None:
    system = System()
    assert cage_windows.confine(5_000, 7, system) == {"job": True, "token": "restricted", "integrity": "untrusted"}
    assert system.asked == [
        "K32GetProcessMemoryInfo", "CreateJobObjectW", "SetInformationJobObject", "AssignProcessToJobObject",
        "SetProcessMitigationPolicy", "OpenProcessToken", "SetTokenInformation", "RevertToSelf",
    ]  # fmt: skip
    (limits,) = system.limits
    assert (limits.flags, limits.process_memory, limits.process_time) == (0x100 | 0x2, 6_000, 70_000_000)
    assert not system.open, "nobody can change the job of the process any more"


@pytest.mark.parametrize("failing", range(8))
def test_a_cage_that_does_not_close_is_told(failing: int) -> None:
    system = System(failing)
    with pytest.raises(OSError, match="fails"):
        cage_windows.confine(5_000, 7, system)
    assert not system.open


def test_the_proof_tries_what_the_one_of_linux_tries_where_windows_has_it() -> None:
    tries = cage_windows.tries(System())
    elsewhere = {"open a local socket", "execute a program", "make a file in memory", "make a pipe"}
    by_rights = {"change its rights", "raise its limits"}  # of which none are left: the job has no handle
    if cage.is_known():
        assert set(tries) == set(cage._tries()) - elsewhere - by_rights


# What such a worker is to the host, with the cage of this system in it.

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the cage that holds here is that of Linux")

SHARING = "import socket\nsocket.fromshare = lambda told: socket.socket(fileno=int(told))\n"


class ByPopen:
    """The hold on a process of this system."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process

    def alive(self, _: socket.socket) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        pass


@pytest.fixture
def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each worker is started by itself, sockets do not wait, and the event loop watches none."""

    def spawn(command: list[str], environment: dict[str, str], descriptor: int) -> tuple[int, ByPopen]:
        process = subprocess.Popen(command, env=environment, stdin=descriptor, close_fds=False)
        return process.pid, ByPopen(process)

    def share(self: socket.socket, pid: int) -> bytes:
        return str(self.fileno()).encode()

    real = socket.socketpair

    def inherited() -> Any:
        ours, theirs = real()
        theirs.set_inheritable(True)
        return ours, theirs

    def unwatched(*_: Any) -> None:
        raise NotImplementedError

    pool.close()
    monkeypatch.setattr(cage, "HAS_PIDFD", False)
    monkeypatch.setattr(pool, "NOW", 0)
    monkeypatch.setattr(pool, "_Zygote", pool._Spawner)
    monkeypatch.setattr(pool, "_BOOT_SPAWNED", SHARING + pool._BOOT_SPAWNED)
    monkeypatch.setattr(cage_windows, "spawn", spawn)
    monkeypatch.setattr(socket, "socketpair", inherited)
    monkeypatch.setattr(socket.socket, "share", share, raising=False)
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_reader", unwatched)
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_writer", unwatched)
    yield
    pool.close()


def test_a_worker_that_is_started_by_itself_serves_as_any_other(as_on_windows: None) -> None:
    async def double(n: int) -> int:
        await asyncio.sleep(0)
        return n * 2

    sandbox = Sandbox({"double": double, "wide": lambda: "x" * 900_000}, policy="programs", isolation="process")
    assert sandbox.run("[double(n) for n in range(50)][49]") == 98
    assert asyncio.run(sandbox.arun("[double(1)] + [len(wide()) for n in range(3)]")) == [2] + [900_000] * 3
    (worker,) = pool._idle
    assert worker.report["escapes"] == []
    slow = Sandbox(policy="programs", isolation="process", limits=Limits(time_s=0.3, steps=10**12))
    with pytest.raises(LimitExceeded):
        slow.run("while True:\n    pass")
    session = Sandbox(policy="programs", isolation="process").session()
    session.run("n = 'x' * 1_000_000")
    assert len(session.variables["n"]) == 1_000_000
