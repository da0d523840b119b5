import asyncio
import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lightfc import FunctionTool, ToolManager
from lightfc.engine import threads
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


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other tests have started waits elsewhere."""
    monkeypatch.setattr(threads, "_pools", {})
    monkeypatch.setattr(threads, "_here", threads._Here())


def wait_until_idle(at_least: int) -> None:
    while threads._pools[0].idle < at_least:
        threading.Event().wait(0.001)


def test_an_idle_worker_takes_the_next_job() -> None:
    before = set(run(None))
    wait_until_idle(1)
    for _ in range(5):
        before.update(run(None))
        wait_until_idle(1)
    assert (threads._pools[0].count, len(before)) == (1, 1)


def test_workers_leave_when_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "IDLE_S", 0.01)
    (ident,) = run(None)
    worker = next((each for each in threading.enumerate() if each.ident == ident), None)
    if worker is not None:
        worker.join(WAIT_S)
        assert not worker.is_alive()
    assert (threads._pools[0].idle, threads._pools[0].count) == (0, 0)
    assert len(run(None)) == 1


def test_no_job_is_lost_where_workers_leave_all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "IDLE_S", 0.0001)
    for _ in range(200):
        assert len(run(None, None)) == 2


def test_workers_are_called_one_by_one_so_one_takes_all_that_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Callable[[], None]] = []

    class Thread:
        def __init__(self, target: Callable[[], None], **options: Any) -> None:
            self.start = lambda: begun.append(target)

    monkeypatch.setattr(threads, "IDLE_S", 0)
    monkeypatch.setattr(threading, "Thread", Thread)
    made: list[int] = []
    for number in range(100):
        threads.start(lambda number=number: made.append(number))  # type: ignore[misc]  # the number of this turn
    assert (len(begun), made) == (1, [])  # the first is on its way
    begun[0]()
    assert (len(begun), made) == (2, list(range(100)))  # and has called the second, who comes too late
    begun[1]()
    assert (threads._pools[0].count, threads._pools[0].idle) == (0, 0)


def refuse_after(count: int, monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """Let the system give so many threads; those that it gave."""
    given: list[threading.Thread] = []
    begin = threading.Thread.start

    def start(self: threading.Thread) -> None:
        if len(given) >= count:
            raise RuntimeError("can't start new thread")
        given.append(self)
        begin(self)

    monkeypatch.setattr(threading.Thread, "start", start)
    return given


def test_no_thread_at_all_is_told_and_the_job_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_after(0, monkeypatch)
    with pytest.raises(RuntimeError, match="can't start new thread"):
        threads.start(lambda: None)
    assert (len(threads._pools[0].jobs), threads._pools[0].count) == (0, 0)


def test_calls_wait_where_the_system_gives_no_more_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    given = refuse_after(3, monkeypatch)
    assert ToolManager([wait_a_little]).execute("[wait_a_little(i) for i in range(50)]").output == list(range(50))
    assert len(given) == 3


def wait_a_little(value: int) -> int:
    threading.Event().wait(0.002)
    return value


def test_there_are_no_more_threads_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MAX_THREADS", 4)
    given = refuse_after(1_000, monkeypatch)
    assert ToolManager([wait_a_little]).execute("[wait_a_little(i) for i in range(200)]").output == list(range(200))
    assert len(given) == 4


def test_calls_inside_of_calls_do_not_wait_for_their_own_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MAX_THREADS", 2)

    def nested(depth: int) -> int:
        if not depth:
            return 1
        output = ToolManager([nested]).execute(f"[nested({depth - 1}), nested({depth - 1}), nested({depth - 1})]")
        return sum(output.unwrap())

    async def inside(depth: int) -> int:
        return nested(depth)  # in a running loop: the run gets one in a thread of its own

    assert nested(4) == 3**4
    assert ToolManager([inside]).execute("[inside(2), inside(2), inside(2)]").output == [9, 9, 9]


def test_the_time_of_a_call_does_not_run_while_it_waits_for_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MAX_THREADS", 1)

    def hold() -> int:
        threading.Event().wait(0.3)
        return 1

    def quick() -> int:
        return 2

    manager = ToolManager([hold, FunctionTool(quick, timeout_s=0.1)])
    output = manager.execute("[hold(), quick()]")
    assert (output.error, output.output) == (None, [1, 2])


def test_a_call_that_is_given_up_before_a_thread_is_free_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MAX_THREADS", 1)
    made: list[int] = []
    hold, over = threading.Event(), threading.Event()

    def act(value: int) -> int:
        made.append(value)
        hold.wait(WAIT_S) if value == 0 else over.set()
        return value

    output = ToolManager([FunctionTool(act, timeout_s=0.05)], timeout_s=0.2).execute("[act(0), act(1), act(2)]")
    assert output.state == "failed"
    hold.set()
    threads.start(over.set)
    assert over.wait(WAIT_S)
    assert made == [0]


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


class CountingLoop(asyncio.SelectorEventLoop):
    """Counts how often it is woken from other threads."""

    woken = 0

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: Any, context: Any = None) -> asyncio.Handle:
        self.woken += 1
        return super().call_soon_threadsafe(callback, *args, context=context)


@pytest.fixture
def loop() -> Iterator[CountingLoop]:
    made = CountingLoop()
    yield made
    made.close()


def test_a_loop_is_woken_once_for_all_that_comes_before_it_looks(loop: CountingLoop) -> None:
    done = threading.Semaphore(0)
    arrivals = threads.Arrivals(loop)
    told: list[threads.Outcome] = []

    def job(number: int) -> None:
        arrivals.put(threads.Job(arrivals, int, (), {}, told.append), (number, None))
        done.release()

    async def main() -> None:
        for number in range(20):
            threads.start(lambda number=number: job(number))  # type: ignore[misc]  # the number of this turn
        for _ in range(20):
            assert done.acquire(timeout=WAIT_S)  # the loop does not look meanwhile
        await asyncio.sleep(0)  # now it does

    loop.run_until_complete(main())
    assert sorted(told) == [(number, None) for number in range(20)]
    assert loop.woken == 1


def test_no_outcome_is_lost_while_a_loop_looks_all_the_time(loop: CountingLoop) -> None:
    async def main() -> list[threads.Outcome]:
        given = [threads.call(loop, int, (number,)) for number in range(2000)]
        return await asyncio.wait_for(asyncio.gather(*given), WAIT_S)

    assert loop.run_until_complete(main()) == [(number, None) for number in range(2000)]
    assert loop.woken <= 2000


def test_an_interrupt_between_two_outcomes_loses_none(loop: CountingLoop) -> None:
    told: list[threads.Outcome] = []

    def interrupted(outcome: threads.Outcome) -> None:
        told.append(outcome)
        raise KeyboardInterrupt

    arrivals = threads.Arrivals(loop)
    for number, tell in ((1, interrupted), (2, told.append)):
        arrivals.put(threads.Job(arrivals, int, (), {}, tell), (number, None))
    with pytest.raises(KeyboardInterrupt):
        loop.run_until_complete(asyncio.sleep(1))
    loop.run_until_complete(asyncio.sleep(0))
    assert told == [(1, None), (2, None)]


def test_what_comes_after_a_loop_is_closed_does_not_keep_it() -> None:
    loop = CountingLoop()
    go_on, left = threading.Event(), threading.Event()

    def late() -> None:
        assert go_on.wait(WAIT_S)

    threads.call(loop, late)
    threads.call(loop, int)
    loop.close()
    go_on.set()
    kept = weakref.ref(loop)
    del loop
    while kept() is not None:  # until the worker has left what it called
        gc.collect()
        left.wait(0.01)


def test_a_run_whose_event_loop_goes_on_in_another_thread_fails_and_says_why() -> None:
    loop, begun, may_end = asyncio.new_event_loop(), asyncio.Event(), asyncio.Event()
    outputs: list[Any] = []

    async def wait(x: int) -> int:
        begun.set()
        await may_end.wait()
        return x

    async def until_its_end() -> None:
        may_end.set()
        outputs.append(await run)

    manager = ToolManager([FunctionTool(wait)])
    run = loop.create_task(manager.aexecute("[wait(1) + 1, wait(2)]"))
    loop.run_until_complete(begun.wait())
    other = threading.Thread(target=loop.run_until_complete, args=(until_its_end(),), daemon=True)
    other.start()
    other.join(WAIT_S)
    loop.close()
    assert "the event loop of the run was continued in another thread" in outputs[0].error.message
