"""The pool under what may befall it: ends of processes, interruptions and forks, at any moment."""

import asyncio
import gc
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import IsolationError, Limits, Sandbox
from lightfc_sandbox.isolation import cage, pool

pytestmark = pytest.mark.skipif(not cage.is_known(), reason="the cage is written for Linux on x86-64 and arm64")

ENDLESS = "while True:\n    pass"


def ended(pid: int, timeout_s: float = 20) -> bool:
    """Whether a process ends; one whose parent has not asked for it yet has ended as well."""
    try:
        descriptor = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([descriptor], [], [], timeout_s)[0])
    finally:
        os.close(descriptor)


def long_lasting(context: dict[str, Any] | None = None) -> Sandbox:
    return Sandbox(context, policy="programs", isolation="process", limits=Limits(time_s=30, steps=10**12))


# The zygote ends.


@pytest.mark.parametrize("is_noticed", [True, False])
def test_a_zygote_that_has_ended_is_started_anew(is_noticed: bool) -> None:
    """Whether the host, and the workers that end with it, are told of it before the next run or in it."""
    sandbox = Sandbox(isolation="process")
    for number in range(2):
        assert sandbox.run(f"{number}") == number
        zygote = pool.start()
        os.kill(zygote.process.pid, signal.SIGKILL)
        if is_noticed:
            zygote.process.wait()
    assert Sandbox(isolation="process").run("1") == 1


def test_a_zygote_that_cannot_fork_fails_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = "import os\nreal, left = os.fork, [0, 1]\nos.fork = lambda: real() if left.pop() else os.open('/no', 0)\n"
    pool.close()
    monkeypatch.setattr(pool, "_BOOT", pool._BOOT.replace("main(", f"{broken}main("))
    first, second = Sandbox(isolation="process"), Sandbox(isolation="process")
    try:
        assert first.run("1") == 1
        with pytest.raises(IsolationError, match="no confined worker can be started"):
            second.run("1")
        assert first.run("2") == 2
    finally:
        pool.close()


def test_runs_whose_zygote_ends_have_one_error_each_and_the_next_ones_none() -> None:
    begun: list[int] = []

    async def main() -> list[Any]:
        all_there, go = asyncio.Event(), asyncio.Event()

        async def wait(n: int) -> int:
            begun.append(n)
            if len(begun) == 10:
                all_there.set()
            await go.wait()
            return n

        sandbox = long_lasting({"wait": wait})
        runs = [asyncio.ensure_future(sandbox.arun(f"wait({n}) + 1")) for n in range(10)]
        await all_there.wait()
        os.kill(pool.start().process.pid, signal.SIGKILL)
        outcomes = await asyncio.gather(*runs, return_exceptions=True)
        go.set()
        assert await sandbox.arun("wait(10) + 1") == 11
        return outcomes

    outcomes = asyncio.run(main())
    assert [type(each) for each in outcomes] == [IsolationError] * 10
    assert sorted(begun) == list(range(11)), "no call is repeated"
    assert not pool._busy


# The host is interrupted.


class Interruption(BaseException):
    """As `KeyboardInterrupt` is, at a moment of the test's."""


@pytest.fixture
def interrupt_after() -> Iterator[Callable[[float], None]]:
    """Call it with seconds: a signal comes then, while the main thread is somewhere in a run; 0 calls it off.

    It comes again after a while, as a person would press again: an exception inside of a callback of CPython's own, of
    a weak reference for one, is printed and lost.
    """

    def interrupt(*_: Any) -> None:
        raise Interruption

    def after(seconds: float) -> None:
        signal.setitimer(signal.ITIMER_REAL, seconds, 5)

    before = signal.signal(signal.SIGALRM, interrupt)
    yield after
    after(0)
    signal.signal(signal.SIGALRM, before)


@pytest.mark.filterwarnings("ignore:(?s).*Interruption:pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::ResourceWarning")
def test_an_interruption_at_any_moment_ends_its_run_and_leaves_nothing(
    interrupt_after: Callable[[float], None],
) -> None:
    """In the start of a worker, the exchange, the wait; a small program may be over before.

    A socket that the standard library is about to give is closed as garbage, which is said as a warning.
    """
    sandbox = long_lasting({"f": lambda n: n})
    pids = set()
    for number in range(24):
        if number % 4 == 0:
            sandbox = long_lasting({"f": lambda n: n})
        interrupt_after(0.0004 * (number + 1))
        with suppress(Interruption):
            sandbox.run(ENDLESS if number % 3 == 0 else "[f(i) for i in range(200)]")
            interrupt_after(0)  # inside, as what is over may still be interrupted here
        interrupt_after(0)
        pids |= {each.pid for each in pool._workers}
        assert sandbox.run("f(1) + 1") == 2
        gc.collect()  # the traceback of an interruption may hold its worker
        assert not pool._busy
    held = {each.pid for each in pool._idle}
    assert all(ended(pid) for pid in pids - held)


@pytest.mark.parametrize("way", ["run", "arun"])
def test_an_interruption_inside_of_a_call_ends_its_run(way: str) -> None:
    def interrupt() -> None:
        raise Interruption

    sandbox = long_lasting({"interrupt": interrupt})
    with pytest.raises(Interruption):
        sandbox.run("interrupt()") if way == "run" else asyncio.run(sandbox.arun("interrupt()"))
    assert not pool._busy
    assert sandbox.run("1") == 1


@pytest.mark.filterwarnings("ignore:(?s).*Interruption:pytest.PytestUnraisableExceptionWarning")
def test_a_session_whose_program_is_interrupted_says_so_from_then_on(
    interrupt_after: Callable[[float], None],
) -> None:
    session = long_lasting().session()
    session.run("n = 1")
    interrupt_after(0.05)
    with pytest.raises(Interruption):
        session.run(ENDLESS)
    interrupt_after(0)
    with pytest.raises(IsolationError, match="start a new session"):
        session.run("n")


def test_an_interruption_of_a_start_leaves_no_lock_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Popen.poll` would leave its own taken, and the end of the zygote would wait for it for ever."""
    process = pool.start().process
    lock = process._waitpid_lock

    class Interrupting:
        def acquire(self, *how: Any) -> bool:
            lock.acquire(*how)
            raise Interruption

    with monkeypatch.context() as patch, suppress(Interruption):
        patch.setattr(process, "_waitpid_lock", Interrupting())
        Sandbox(isolation="process").run("1")
    assert lock.acquire(blocking=False)
    lock.release()


def test_a_start_that_is_interrupted_puts_no_other_out_of_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the zygote, or a worker, says of a start that nobody waits for any more is no answer to another."""
    pool.close()
    with monkeypatch.context() as patch:
        patch.setattr(socket, "recv_fds", lambda *_: (_ for _ in ()).throw(Interruption))
        with pytest.raises(Interruption):
            Sandbox(isolation="process").run("1")
    sandboxes = [Sandbox(isolation="process") for _ in range(3)]
    assert [each.run(f"{number}") for number, each in enumerate(sandboxes)] == [0, 1, 2]
    for worker in pool._idle:
        worker.kill()
        assert ended(worker.pid)
    pool._idle.clear()


# Who waits.


def test_runs_that_are_cancelled_while_they_wait_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_WORKERS", 1)

    async def main() -> None:
        go = asyncio.Event()
        sandbox = Sandbox({"wait": go.wait}, isolation="process")
        first = asyncio.ensure_future(sandbox.arun("wait()"))
        waiting = [asyncio.ensure_future(sandbox.arun("1")) for _ in range(400)]
        await asyncio.sleep(0)
        assert len(pool._waiting) == 400
        for each in waiting[1:]:
            each.cancel()
        go.set()
        assert (await first, await waiting[0]) == (True, 1)

    asyncio.run(main())
    assert not pool._waiting


def test_a_run_that_is_cancelled_while_its_dead_worker_is_replaced_holds_up_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "MAX_WORKERS", 1)
    pool.close()

    async def main() -> None:
        begun, go = asyncio.Event(), asyncio.Event()

        async def wait() -> bool:
            begun.set()
            return await go.wait()

        sandbox = Sandbox({"wait": wait}, isolation="process")
        assert await sandbox.arun("1") == 1
        (worker,) = pool._idle
        held: Any = pool.acquire(sandbox, print)
        os.kill(worker.pid, signal.SIGKILL)
        assert ended(worker.pid)
        first, second = (asyncio.ensure_future(sandbox.arun(text)) for text in ("1", "wait()"))
        await asyncio.sleep(0)
        assert len(pool._waiting) == 2
        pool.release(held, broken=True)
        await begun.wait()  # the second has the place of the worker that the first has found to have ended
        assert len(pool._waiting) == 1
        first.cancel()
        await asyncio.wait([first])
        assert not pool._waiting
        go.set()
        assert await second

    asyncio.run(main())
    assert not pool._busy


def test_many_threads_start_workers_at_the_same_time() -> None:
    pool.close()
    found: list[Any] = []
    threads = [
        threading.Thread(target=lambda n=n: found.append(Sandbox({"f": lambda: n}, isolation="process").run("f()")))
        for n in range(12)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(found) == list(range(12))


MANY = """
import asyncio, os, resource
from lightfc_sandbox import Sandbox
resource.setrlimit(resource.RLIMIT_NOFILE, (2_048, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
held = [os.open(os.devnull, os.O_RDONLY) for _ in range(1_100)]
sandbox = Sandbox({"give": lambda x: x}, policy="programs", isolation="process")
session = sandbox.session()
session.run("n = 1")
print([sandbox.run("1"), sandbox.run("give('x' * 900_000) == 'x'"), asyncio.run(sandbox.arun("give(2)"))])
print([session.run("n + 1"), session.variables])
"""


def test_a_host_may_have_more_descriptors_than_select_knows() -> None:
    done = subprocess.run([sys.executable, "-c", MANY], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("[1, False, 2]\n[2, {'n': 1}]\n", "")


# The host forks, or ends.

FORKS = """
import multiprocessing, os, warnings
warnings.simplefilter("ignore")
from lightfc_sandbox import IsolationError, Sandbox

def forked():
    pid = os.fork()
    if pid:
        assert os.waitpid(pid, 0)[1] == 0
    return "parent" if pid else "child"

sandbox = Sandbox({"forked": forked}, policy="programs", isolation="process")
session, host = sandbox.session(), os.getpid()
session.run("n = 1")

def child():
    assert sandbox.run("2") == 2
    for _ in range(2):
        try:
            session.run("n")
        except IsolationError as error:
            assert "has ended" in str(error), error
        else:
            raise AssertionError("it has a session of its parent")

process = multiprocessing.get_context("fork").Process(target=child)
process.start()
process.join()
assert process.exitcode == 0
assert session.run("n") == 1

try:  # in the middle of a run, whose worker is the parent's
    assert sandbox.run("forked()") == "parent"
except IsolationError:
    assert os.getpid() != host
    os._exit(0)
assert sandbox.run("3") == 3
print("held")
"""


def test_what_the_host_forks_has_no_part_in_its_workers() -> None:
    done = subprocess.run([sys.executable, "-c", FORKS], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("held\n", "")


ENDS = """
import os, sys, threading, time
from lightfc_sandbox import Limits, Sandbox
from lightfc_sandbox.isolation import pool
begun = threading.Event()
limits = Limits(time_s=60, steps=10**12)
sandbox = Sandbox({{"begun": begun.set}}, policy="programs", isolation="process", limits=limits)
threading.Thread(target=sandbox.run, args=("begun(), [0 for i in range(10**9)]",), daemon=True).start()
begun.wait()
print(pool._zygote.process.pid, *[each.pid for each in pool._workers], flush=True)
{how}
"""

WAYS_TO_END = {
    "at once": "os._exit(0)",
    "killed": "os.kill(os.getpid(), 9)",
    "terminated": "os.kill(os.getpid(), 15)",
    "interrupted": "os.kill(os.getpid(), 2)",
    "leaving a process that has all its descriptors": (
        "import ctypes\nif ctypes.PyDLL(None).fork() == 0:\n    os.closerange(0, 3)\n    time.sleep(30)\nos._exit(0)"
    ),
}


@pytest.mark.parametrize("how", WAYS_TO_END.values(), ids=WAYS_TO_END)
def test_workers_end_with_their_host(how: str) -> None:
    done = subprocess.run([sys.executable, "-c", ENDS.format(how=how)], capture_output=True, text=True, timeout=60)
    pids = [int(each) for each in done.stdout.split()]
    assert len(pids) == 2, done.stderr
    assert all(ended(pid) for pid in pids), [Path(f"/proc/{pid}/stat").read_text() for pid in pids]
