"""What evaluation in a confined worker costs: `python -m benchmarks.isolation`.

Every figure is measured in this run, medians, with the in-process sandbox beside it in turns. Controls stand beside
them, in the same turns: a bare round trip between two processes, which do nothing but hand on 150 bytes; two processes
that write and read the frames of one call, and know no protocol; and a plain process, not confined, that evaluates the
same text once more, as a worker reads and checks again what the host has checked. No call that is waited for and no
text can take less, and on a machine that does other work they are what grows first. What two workers reach is beside
what two plain processes reach at the same moment. Where `pydantic-monty` is installed, a process of it evaluates the
same.
"""

import asyncio
import os
import platform
import socket
import statistics
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Barrier
from time import perf_counter
from typing import Any

from benchmarks.measure import as_new, medians_us, row
from lightfc import ToolManager, tool
from lightfc_sandbox import Sandbox
from lightfc_sandbox.isolation import pool
from lightfc_sandbox.isolation.frames import CHUNK, Frames, HostFrames, host_frame, worker_frame

FORMS = {
    "list": "[" + ", ".join(f"wait({i})" for i in range(16)) + "]",
    "comprehension": "[wait(i) for i in range(16)]",
    "assignments": "\n".join(f"a{i} = wait({i})" for i in range(16)) + "\n[a0, a15]",
    "loop": "r = []\nfor i in range(16):\n    r.append(wait(i))\nr",
}


@tool(read_only=True)
async def wait(n: int) -> int:
    """Wait 50 ms."""
    await asyncio.sleep(0.05)
    return n


def small(n: int = 0) -> int:
    """Give a number."""
    return n


@tool(read_only=True)
async def now(n: int) -> int:
    """Give a number."""
    return n


@contextmanager
def echo(work: Callable[[], object]) -> Iterator[socket.socket]:
    """A plain process that says what it is told, when it has worked."""
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        while told := theirs.recv(1 << 12):
            work()
            theirs.send(told)
        os._exit(0)
    theirs.close()
    with ours:
        yield ours


def round_trip(connection: socket.socket) -> None:
    """Say something and hear it."""
    connection.send(bytes(150))
    connection.recv(1 << 12)


@contextmanager
def asking() -> Iterator[Callable[[], None]]:
    """Makes a call for a plain process that asks for it, by the frames of a confined worker."""
    ours, theirs = socket.socketpair()
    if os.fork() == 0:
        ours.close()
        frames: Frames = HostFrames()
        while told := theirs.recv(CHUNK):
            for _ in frames.feed(told):
                theirs.send(worker_frame(["ask", ["make", 0, None, [2], {}]]))
        os._exit(0)
    theirs.close()
    come = Frames(1 << 24)

    def call() -> None:
        ours.send(host_frame(["answer", [True, 2]]))
        for _, asked in come.feed(ours.recv(CHUNK)):
            small(*asked[3])

    with ours:
        yield call


@contextmanager
def monty(calls: str) -> Iterator[dict[str, Callable[[], object]]]:
    """The same by Monty, in a process that is there already; nothing if it is not installed."""
    try:
        from pydantic_monty import Monty
    except ImportError:
        yield {}
        return
    with Monty() as pool, pool.checkout(limits={"max_suspensions": 10_000_000}) as session:
        names = {"small": small}
        yield {
            "Monty": lambda: session.feed_run("2 + 1"),
            "calls of Monty": lambda: session.feed_run(calls, external_lookup=names),
        }


def ten(call: Callable[[], object]) -> None:
    """Call ten times."""
    for _ in range(10):
        call()


def first_results() -> tuple[float, float]:
    """Milliseconds to the first result: of no process at all, and of a sandbox that finds the zygote running."""
    pool.close()
    begin = perf_counter()
    Sandbox(isolation="process").run("1 + 1")
    cold = perf_counter() - begin
    warm = []
    for _ in range(9):
        begin = perf_counter()
        Sandbox(isolation="process").run("1 + 1")
        warm.append(perf_counter() - begin)
    return cold * 1e3, sorted(warm)[len(warm) // 2] * 1e3


def overlapped_ms(isolation: Any) -> dict[str, float]:
    """Milliseconds for 16 calls of 50 ms in each form, the second run of each."""
    manager = ToolManager([wait], policy="programs", isolation=isolation)
    found = {}
    for name, text in FORMS.items():
        for _ in range(2):
            begin = perf_counter()
            manager.execute(text).unwrap()
            found[name] = (perf_counter() - begin) * 1e3
    return found


def throughput(serve: Callable[[int], object], threads: int) -> float:
    """How many times a second something is done, from so many threads."""
    ready = Barrier(threads + 1)

    def work(number: int) -> None:
        serve(number)
        ready.wait()
        for _ in range(60 // threads):
            serve(number)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(threads)]
    for each in workers:
        each.start()
    ready.wait()
    begin = perf_counter()
    for each in workers:
        each.join()
    return 60 / (perf_counter() - begin)


def speed_up() -> None:
    """Two workers beside one, and two plain processes beside one, in turns; each computes for some milliseconds."""
    sandbox = Sandbox(policy="programs", isolation="process")
    here = Sandbox(policy="programs")
    text = "total = 0\nfor i in range(20000):\n    total += i\ntotal"
    found: dict[str, list[float]] = {"workers": [], "processes": []}
    with echo(lambda: here.run(text)) as one, echo(lambda: here.run(text)) as other:
        ways: dict[str, Callable[[int], object]] = {
            "workers": lambda _: sandbox.run(text), "processes": lambda number: round_trip((one, other)[number]),
        }  # fmt: skip
        for _ in range(5):
            for name, serve in ways.items():
                single = throughput(serve, 1)
                found[name].append(throughput(serve, 2) / single)
    workers, processes = (statistics.median(each) for each in found.values())
    row("two workers beside one", f"{workers:.2f} x", f"1.7 (two plain processes {processes:.2f})")


def main() -> None:
    """Print the figures."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    cold, warm = first_results()
    row("first result, nothing running", f"{cold:.0f} ms", "500")
    row("first result of another sandbox", f"{warm:.1f} ms", "20")
    here, there = (Sandbox({"x": 2, "small": small}, isolation=each) for each in ("none", "process"))
    managers = [ToolManager([now], isolation=each) for each in ("none", "process")]
    many, one = "[now(i) for i in range(100)]", "[now(i) for i in range(1)]"
    calls = "[" + ", ".join(["small(x)"] * 10) + "]"
    with (
        echo(lambda: None) as connection, echo(lambda: here.run("x + 1")) as plain,
        echo(lambda: here.run(as_new("x + 1"))) as plain_new, asking() as frames,
        monty(calls.replace("x", "2")) as peer,
    ):  # fmt: skip
        one_of_ten = {
            "bare": lambda: round_trip(connection), "frames": frames, "here": lambda: here.run("x + 1"),
            "plain": lambda: (here.run("x + 1"), round_trip(plain)),
            "here new": lambda: here.run(as_new("x + 1")),
            "plain new": lambda: (here.run(as_new("x + 1")), round_trip(plain_new)),
            "text": lambda: there.run("x + 1"), "new": lambda: there.run(as_new("x + 1")),
            "calls here": lambda: here.run(calls), "calls": lambda: there.run(calls),
            "many here": lambda: managers[0].execute(many), "many": lambda: managers[1].execute(many),
            "one": lambda: managers[1].execute(one), **peer,
        }  # fmt: skip
        # The first after a pause takes some times as long, whatever it is: each gets as many in a row.
        rows = medians_us({name: partial(ten, each) for name, each in one_of_ten.items()}, round_s=0.0)
        times = {name: each / 10 for name, each in rows.items()}
    bare = f"(a bare round trip {times['bare']:.0f})"
    for what, name, new in (
        ("one small text", "text", ""), ("the same, as a text that no worker has seen", "new", " new"),
    ):  # fmt: skip
        beside = f"(in process {times[f'here{new}']:.0f}, by a plain process too {times[f'plain{new}']:.0f})"
        row(what, f"{times[name]:.0f} us", f"200 {beside} {bare}")
    call, call_here = ((times[each] - times[text]) / 10 for each, text in (("calls", "text"), ("calls here", "here")))
    row(
        "a call that is waited for",
        f"{call:.0f} us",
        f"60 (frames {times['frames']:.0f}, in process {call_here:.0f}) {bare}",
    )
    if peer:
        row("by Monty: one small text", f"{times['Monty']:.0f} us", "none")
        waited = (times["calls of Monty"] - times["Monty"]) / 10
        row("by Monty: a call that is waited for", f"{waited:.0f} us", "none")
    batch = (times["many"] - times["one"]) / 99
    row(
        "a call in a batch of 100, record included",
        f"{batch:.0f} us",
        f"20 (in process {times['many here'] / 100:.0f})",
    )
    forms = {each: overlapped_ms(each) for each in ("none", "process")}
    for name in FORMS:
        row(f"16 x 50 ms, {name}", f"{forms['process'][name]:.0f} ms", f"60 (in process {forms['none'][name]:.0f})")
    speed_up()


if __name__ == "__main__":
    main()
