import subprocess
import sys
import threading
from queue import SimpleQueue

import pytest

from lightfc import threads
from tests.support.meeting import WAIT_S


def run(*jobs: "threading.Barrier | None") -> list[int]:
    """Run one job for each argument, each waiting at its barrier; gives the threads they ran in."""
    idents: list[int] = []
    done = threading.Semaphore(0)

    def job(barrier: threading.Barrier | None) -> None:
        if barrier is not None:
            barrier.wait(WAIT_S)
        idents.append(threading.get_ident())
        done.release()

    for barrier in jobs:
        threads.start(lambda barrier=barrier: job(barrier))  # type: ignore[misc]  # the barrier of this turn
    for _ in jobs:
        assert done.acquire(timeout=WAIT_S)
    return idents


def test_jobs_run_at_the_same_time_however_many_they_are() -> None:
    barrier = threading.Barrier(50)
    assert len(set(run(*[barrier] * 50))) == 50


def wait_until_idle(at_least: int) -> None:
    while threads._idle < at_least:
        threading.Event().wait(0.001)


def test_an_idle_worker_takes_the_next_job() -> None:
    before = set(run(None))
    wait_until_idle(1)
    count = threading.active_count()
    for _ in range(5):
        before.update(run(None))
        wait_until_idle(1)
    assert threading.active_count() == count


def test_workers_leave_when_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_jobs", SimpleQueue())  # what other tests started waits at the old one
    monkeypatch.setattr(threads, "_idle", 0)
    monkeypatch.setattr(threads, "IDLE_S", 0.01)
    (ident,) = run(None)
    worker = next((each for each in threading.enumerate() if each.ident == ident), None)
    if worker is not None:
        worker.join(WAIT_S)
        assert not worker.is_alive()
    assert threads._idle == 0
    assert len(run(None)) == 1


def test_a_worker_that_has_been_promised_a_job_stays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of an idle worker is over at the moment in which it is given a job."""
    monkeypatch.setattr(threads, "_jobs", SimpleQueue())
    monkeypatch.setattr(threads, "_idle", 0)
    monkeypatch.setattr(threads, "IDLE_S", 0.005)
    run(None)
    wait_until_idle(1)
    with threads._lock:
        threads._idle -= 1  # what `start` does before it queues the job
    threading.Event().wait(0.03)
    done = threading.Event()
    threads._jobs.put(done.set)
    assert done.wait(WAIT_S)


def test_no_thread_left_is_told_and_the_job_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "_jobs", SimpleQueue())
    monkeypatch.setattr(threads, "_idle", 0)

    def refuse(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", refuse)
        with pytest.raises(RuntimeError, match="can't start new thread"):
            threads.start(lambda: None)
    assert threads._jobs.empty()


def python(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)


def test_a_hanging_tool_does_not_keep_a_program_from_ending() -> None:
    done = python(
        "import threading\n"
        "from lightfc import FunctionTool, tool\n"
        "@tool(timeout_s=0.05)\n"
        "def hang() -> None:\n"
        "    'Hang.'\n"
        "    threading.Event().wait()\n"
        "print(FunctionTool(hang)().error.kind)"
    )
    assert (done.stdout, done.stderr, done.returncode) == ("timeout\n", "", 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no fork")
def test_tools_run_in_a_forked_process() -> None:
    done = python(
        "import os, warnings\n"
        "warnings.simplefilter('ignore', DeprecationWarning)\n"
        "from lightfc import ToolManager\n"
        "def f(i: int) -> int:\n"
        "    'Give it back.'\n"
        "    return i\n"
        "manager = ToolManager([f], timeout_s=5)\n"
        "assert manager.execute('[f(1), f(2)]').output == [1, 2]\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    os._exit(manager.execute('[f(1), f(2)]').output != [1, 2])\n"
        "print(os.waitpid(child, 0)[1])"
    )
    assert (done.stdout, done.stderr) == ("0\n", "")
