"""Runs a sweep on a store: writes down what it asks, asks it, and judges what was answered."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from lightfc.core.errors import LabError
from lightfc.executors import Executor
from lightfc.lab.comparisons import load_results, not_needed
from lightfc.lab.rescoring import rescore
from lightfc.lab.runner import DEFAULT_IN_FLIGHT, Budget, Outcome, fill
from lightfc.lab.store import Progress, Store
from lightfc.lab.sweep import Sweep

__all__ = ["arun", "latest", "run"]


async def arun(
    sweep: Sweep,
    path: str | Path,
    *,
    budget: Budget | None = None,
    in_flight: int = DEFAULT_IN_FLIGHT,
    executor: Executor | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Outcome:
    """Run a sweep, or go on with it: what has an answer is not asked again.

    Args:
        sweep: The sweep.
        path: The file of the store.
        budget: What it may use, over all the times it is run.
        in_flight: How many requests are under way at a time.
        executor: What reads and judges the answers, such as `Processes(4)`; None for this machine's processors.
        told: Told how far it is after each answer.

    Raises:
        LabError: It cannot be run; `StoreError` where the store cannot be used. What was answered so far is kept.

    Examples:
        >>> import asyncio
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import arun, own_cases, Simulated, Sweep
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "answers.db"
        >>> sweep = Sweep({"model": Simulated(skill=1.0, fenced=0.0)}, cases=own_cases(["single"]))
        >>> asyncio.run(arun(sweep, path)).progress.answered
        12
        >>> folder.cleanup()
    """
    with Store(path) as store, store.filling():
        store.add(sweep.key, sweep.spec, sweep.cells, sweep.rows, sweep.trials())
        cells: Sequence[int] = range(len(sweep.cells))
        outcome = Outcome(store.progress(sweep.key))
        for look in range(1, sweep.looks + 1):
            outcome = await fill(
                store, sweep.key, sweep.sources, cells, look=look, budget=budget, in_flight=in_flight, told=told
            )
            names = [each.name for each in sweep.readers]
            rescore(store, sweep.key, readers=names, check=sweep.checked, executor=executor)
            if sweep.looks > 1:
                results = load_results(store, sweep.key)
                cells, outcome.not_needed = results.open_cells(), not_needed(store, sweep.key, results)
            if outcome.stopped or outcome.left_alone or not cells:
                break
        return outcome


def run(
    sweep: Sweep,
    path: str | Path,
    *,
    budget: Budget | None = None,
    in_flight: int = DEFAULT_IN_FLIGHT,
    executor: Executor | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Outcome:
    """As `arun`, where no event loop runs.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import own_cases, run, Simulated, Sweep
        >>> folder = tempfile.TemporaryDirectory()
        >>> path = Path(folder.name) / "answers.db"
        >>> sweep = Sweep({"model": Simulated(skill=1.0, fenced=0.0)}, cases=own_cases(["single"]))
        >>> run(sweep, path).progress.answered
        12
        >>> folder.cleanup()
    """
    return asyncio.run(arun(sweep, path, budget=budget, in_flight=in_flight, executor=executor, told=told))


def latest(store: Store, sweep: str = "") -> str:
    """The hash of a sweep in a store: the one that begins so, or the last one.

    Raises:
        LabError: There is none, or several begin so.
    """
    sweeps = list(store.sweeps())
    found = [each for each in sweeps if each.startswith(sweep)] if sweep else sweeps[-1:]
    if len(found) != 1:
        many = f"{len(found)} sweeps begin with {sweep!r}" if found else "there is no such sweep"
        raise LabError(f"{store.path}: {many}; there are {', '.join(each[:8] for each in sweeps) or 'none'}")
    return found[0]
