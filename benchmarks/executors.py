"""What calls cost where they are made: `python -m benchmarks.executors`.

Medians of one run, the candidates in turns. Ray and DBOS are measured where they are installed: Ray on a cluster that
is started here, DBOS on SQLite in a folder of its own.
"""

import asyncio
import contextlib
import importlib.util
import logging
import os
import platform
import statistics
import tempfile
from collections.abc import Iterator
from multiprocessing import Pool
from time import perf_counter

from benchmarks.measure import row
from lightfc import ToolManager
from lightfc.executors import Durable, Executor, Local, Processes, Ray

WORK = 2_000_000
ROUNDS = 7


def crunch(n: int) -> int:
    """Compute."""
    total = 0
    for each in range(n):
        total += each * each
    return total


def nothing(n: int) -> int:
    """Give a number."""
    return n


def seconds(manager: ToolManager, text: str) -> float:
    """How long a program takes."""
    begun = perf_counter()
    output = asyncio.run(manager.aexecute(text))
    taken = perf_counter() - begun
    output.unwrap()
    return taken


def speed_up() -> None:
    """A tool that computes, in one process and in two; beside it, what the machine gives to two at that moment."""
    text = f"[crunch({WORK}) for i in range(4)]"
    with Processes(1) as one, Processes(2) as two, Pool(1) as plain_one, Pool(2) as plain_two:
        candidates = {"here": Local(), "one": one, "two": two}
        managers = {name: ToolManager([crunch], executor=each) for name, each in candidates.items()}
        for each in managers.values():
            seconds(each, text)
        times: dict[str, list[float]] = {name: [] for name in managers}
        plain: dict[str, list[float]] = {"one": [], "two": []}
        for _ in range(ROUNDS):
            for name, each in managers.items():
                times[name].append(seconds(each, text))
            for name, pool in (("one", plain_one), ("two", plain_two)):
                begun = perf_counter()
                pool.map(crunch, [WORK] * 4, chunksize=1)
                plain[name].append(perf_counter() - begun)
    here, single, double = (statistics.median(times[name]) for name in ("here", "one", "two"))
    control = statistics.median(plain["one"]) / statistics.median(plain["two"])
    beside = f"(multiprocessing.Pool {control:.2f} x)"
    row("Processes(2) over Processes(1), a tool that computes", f"{single / double:.2f} x", f">= 1.7 x {beside}")
    row("Processes(2) over threads, the same", f"{here / double:.2f} x", ">= 1.7 x")


def overhead(name: str, executor: Executor, calls: int) -> None:
    """What a call costs by itself, and among others."""
    manager = ToolManager([nothing], executor=executor)
    alone, together = [], []
    for _ in range(ROUNDS):
        alone.append(seconds(manager, "nothing(1)"))
        together.append(seconds(manager, f"[nothing(i) for i in range({calls})]") / calls)
    row(f"{name}: a program of one call", f"{statistics.median(alone) * 1e3:.2f} ms", "stated")
    row(f"{name}: a call of {calls}", f"{statistics.median(together) * 1e3:.3f} ms", "stated")


@contextlib.contextmanager
def cluster() -> Iterator[Ray]:
    """A Ray cluster of this machine."""
    import ray

    os.environ["RAY_AUTH_MODE"] = "disabled"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield Ray()
    ray.shutdown()


@contextlib.contextmanager
def database() -> Iterator[Durable]:
    """DBOS on SQLite."""
    from dbos import DBOS

    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/dbos.sqlite"
        executor = Durable(
            DBOS(config={"name": "bench", "system_database_url": url, "run_admin_server": False, "log_level": "ERROR"})
        )
        DBOS.launch()
        yield executor
        DBOS.destroy()


def main() -> None:
    """Print the figures."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    begun = perf_counter()
    with Processes(1) as executor:
        ToolManager([nothing], executor=executor).execute("nothing(1)").unwrap()
        row("Processes: to the first result of a new process", f"{(perf_counter() - begun) * 1e3:.0f} ms", "stated")
        overhead("Local", Local(), 500)
        overhead("Processes(1)", executor, 500)
    speed_up()
    for name, module, made, calls in (("Ray", "ray", cluster, 50), ("Durable, SQLite", "dbos", database, 50)):
        if importlib.util.find_spec(module) is None:
            print(f"{name}: {module} is not installed")
            continue
        with made() as executor:
            overhead(name, executor, calls)


if __name__ == "__main__":
    main()
