"""Runs a sweep on a store: writes down what it asks, asks it, and judges what was answered."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from lightfc.core.errors import LabError
from lightfc.core.options import check_option
from lightfc.engine.blocking import run_blocking
from lightfc.executors import Executor
from lightfc.lab.comparisons import load_results, not_needed
from lightfc.lab.rescoring import rescore
from lightfc.lab.runner import DEFAULT_IN_FLIGHT, Budget, Outcome, fill
from lightfc.lab.store import Store
from lightfc.lab.store_tables import Progress
from lightfc.lab.sweep import Sweep


async def arun(
    sweep: Sweep,
    path: str | Path,
    *,
    budget: Budget | None = None,
    in_flight: int = DEFAULT_IN_FLIGHT,
    executor: Executor | None = None,
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> Outcome:
    """Run a sweep, or continue it: requests that have an answer in the store are not sent again.

    Args:
        sweep: The sweep.
        path: The file of the store; made if it does not exist.
        budget: What the sweep may use, over all its runs; None, the default, for no limit.
        in_flight: How many requests may be in flight, at least 1; 16 by default.
        executor: What reads and judges the answers if there are many, such as `Processes()` for all cores. None, the
            default, for this process.
        on_progress: Called after each answer with the progress so far.

    Returns:
        How the run ended: the progress, and why it stopped if requests are left.

    Raises:
        LabError: The sweep cannot be run; `StoreError` if the store cannot be used. Answers so far are kept.

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
    check_option("sweep", sweep, Sweep, "a Sweep")
    with Store(path) as store, store.filling():
        store.add(sweep.key, sweep.spec, sweep.cells, sweep.rows, sweep.trials())
        cells: Sequence[int] = range(len(sweep.cells))
        outcome = Outcome(store.progress(sweep.key))
        for look in range(1, sweep.looks + 1):
            outcome = await fill(
                store, sweep.key, sweep.sources, cells, look=look, budget=budget, in_flight=in_flight,
                on_progress=on_progress,
            )  # fmt: skip
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
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> Outcome:
    """Run a sweep from code that is not async; arguments, result and errors are as for `arun`.

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
    return run_blocking(
        partial(arun, sweep, path, budget=budget, in_flight=in_flight, executor=executor, on_progress=on_progress)
    )


def latest(store: Store, sweep: str = "") -> str:
    """The hash of a sweep in a store: the one that begins so, or the last one."""
    sweeps = list(store.sweeps())
    if not sweeps:
        raise LabError(f"{store.path} holds no sweep yet; `lightfc lab run` begins one")
    found = [each for each in sweeps if each.startswith(sweep)] if sweep else sweeps[-1:]
    if len(found) != 1:
        many = f"{len(found)} sweeps begin with {sweep!r}" if found else "there is no such sweep"
        raise LabError(f"{store.path}: {many}; its sweeps are {', '.join(each[:8] for each in sweeps) or 'none'}")
    return found[0]
