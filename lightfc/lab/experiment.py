"""Runs a sweep on a store: writes down what it asks, asks it, and judges what was answered."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path

from lightfc.core.errors import LabError, ModelError
from lightfc.core.messages import Usage
from lightfc.core.options import check_option, named_options
from lightfc.engine.blocking import run_blocking
from lightfc.executors import Executor
from lightfc.lab.comparisons import load_results, not_needed
from lightfc.lab.rescoring import rescore
from lightfc.lab.sources import Source
from lightfc.lab.store import Progress, Request, Store
from lightfc.lab.sweep import Sweep

DEFAULT_IN_FLIGHT = 16
"""How many requests are under way at a time, unless a host says otherwise."""

MAX_FAILURES = 8
"""How many requests in a row may fail before a model is left alone: what fails then is the server, not a request."""

_ROUNDED = 1 + 1e-9
"""Sums of costs are rounded: one that meets its limit is not above it."""


@named_options
@dataclass(frozen=True, slots=True)
class Budget:
    """What a sweep may use, over all its runs: numbers of at least 0, or None, the default, for no limit.

    Requests in flight count with the mean of the answers so far. So `tokens` and `cost` may be exceeded by what the
    last answers differ from that mean; `requests` is never exceeded.

    Attributes:
        requests: How many requests, including failed ones and repeated ones.
        tokens: How many tokens, of prompts and answers.
        cost: How much the tokens may cost, by the prices of the models and in their currency.

    Raises:
        LabError: A limit is not a number of at least 0.

    Examples:
        >>> from lightfc.lab import Budget
        >>> Budget(requests=1_000, cost=2.5).requests
        1000
    """

    requests: int | None = None
    tokens: int | None = None
    cost: float | None = None

    def __post_init__(self) -> None:
        for name in ("requests", "tokens", "cost"):
            limit = getattr(self, name)
            if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int | float) or limit < 0):
                raise LabError(f"the budget's {name} must be a number of at least 0, not {limit!r}")


@dataclass(slots=True)
class Outcome:
    """How a run of a sweep ended; `run` gives it.

    Attributes:
        progress: How far the sweep is: `requests`, `answered`, `failed`, tokens and `cost`, together and by model.
        stopped: Why it ended before all requests were sent; `""` if all were, but those that were not needed and those
            of models that were left alone.
        not_needed: How many requests an adaptive sweep did not send, since their comparisons are settled.
        left_alone: The models that failed 8 times in a row, with their last error. They get no more requests in this
            run.
        errors: The errors of the requests that have failed, the most frequent first: model, error and how many.
    """

    progress: Progress
    stopped: str = ""
    not_needed: int = 0
    left_alone: dict[str, str] = field(default_factory=dict)
    errors: list[tuple[str, str, int]] = field(default_factory=list)


class Filling:
    """One run of a sweep on a store, which is asked what it has no answer to; the caller holds `Store.filling`.

    What goes wrong with a request is written down where its answer would stand, and the others go on. A model that
    fails many times in a row is left alone until the sweep is run again. Sources are by model.
    """

    def __init__(
        self,
        store: Store,
        sweep: str,
        sources: Mapping[str, Source],
        budget: Budget | None = None,
        in_flight: int = DEFAULT_IN_FLIGHT,
        on_progress: Callable[[Progress], None] = lambda progress: None,
    ) -> None:
        if in_flight < 1:
            raise LabError(f"in_flight must be 1 or more, not {in_flight}")
        self._store, self._sweep, self._sources, self._budget = store, sweep, sources, budget or Budget()
        self._in_flight, self._on_progress = in_flight, on_progress
        self._under_way = 0
        self._failures: Counter[str] = Counter()
        done = store.progress(sweep)
        for model, tally in list(done.models.items()):
            done.add(model, cost=sources[model].price.of(tally.prompt_tokens, tally.completion_tokens))
        self.outcome = Outcome(done)

    async def fill(self, look: int, cells: Sequence[int]) -> None:
        """Ask for what has no answer, up to a look."""
        requests = self._requests(look, cells)
        # Until there is an answer, nothing is known of what one takes.
        await self._work(islice(requests, 1))
        # The first failure to write ends all: an answer that cannot be kept is not asked for.
        workers = [asyncio.create_task(self._work(requests)) for _ in range(self._in_flight)]
        try:
            await asyncio.gather(*workers)
        finally:
            for worker in workers:
                worker.cancel()
            await asyncio.gather(*workers, return_exceptions=True)

    def _requests(self, look: int, cells: Sequence[int]) -> Iterator[Request]:
        """The next requests, until the budget is used up."""
        for key, model in self._store.open_requests(self._sweep, look, cells):
            if model in self.outcome.left_alone:
                continue
            self.outcome.stopped = self._used_up()
            if self.outcome.stopped:
                return
            yield self._store.request(key)

    def _used_up(self) -> str:
        """Which limit one more request would go over; empty where none."""
        budget, done = self._budget, self.outcome.progress
        ahead = (self._under_way + 1) / done.answered if done.answered else 0.0
        limits = (
            ("requests", budget.requests, done.asked + 1),  # with those under way
            ("tokens", budget.tokens, done.tokens * (1 + ahead)),
            ("cost", budget.cost, done.cost * (1 + ahead)),
        )
        over = next((name for name, limit, used in limits if limit is not None and used > limit * _ROUNDED), None)
        return f"the budget of {getattr(budget, over):,.12g} {over} is used up" if over else ""

    async def _work(self, requests: Iterator[Request]) -> None:
        for request in requests:
            self._under_way += 1
            try:
                await self._answer(request)
            finally:
                self._under_way -= 1
            self._on_progress(self.outcome.progress)

    async def _answer(self, request: Request) -> None:
        source, model, done = self._sources[request.model], request.model, self.outcome.progress
        done.add(model, asked=1, failed=-request.has_failed)
        try:
            given = await source.answer(request.question)
        except ModelError as error:
            self._store.failed(request.key, str(error))
            done.add(model, failed=1)
            self._failures[model] += 1
            if self._failures[model] >= MAX_FAILURES and source.wants == "messages":
                self.outcome.left_alone[model] = str(error)
            return
        self._store.answered(request.key, given.message, given.latency_s, given.right)
        self._failures[model] = 0
        usage = given.message.usage or Usage()
        prompt, completion = usage.prompt_tokens, usage.completion_tokens
        cost = source.price.of(prompt, completion)
        done.add(model, answered=1, prompt_tokens=prompt, completion_tokens=completion, cost=cost)


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
    check_option("path", path, (str, Path), "the path of a file")
    with Store(path) as store, store.filling():
        store.add(sweep.key, sweep.spec, sweep.cells, sweep.rows, sweep.trials())
        filling = Filling(store, sweep.key, sweep.sources, budget, in_flight, on_progress)
        cells, outcome = list(range(len(sweep.cells))), filling.outcome
        for look in range(1, sweep.looks + 1):
            await filling.fill(look, cells)
            names = [each.name for each in sweep.readers]
            rescore(store, sweep.key, readers=names, check=sweep.checked, executor=executor)
            if sweep.looks > 1 and outcome.progress.answered:
                results = load_results(store, sweep.key)
                cells, outcome.not_needed = results.open_cells(), not_needed(store, sweep.key, results)
            # A model that is left alone gets no requests; the others still need theirs.
            if outcome.stopped or not cells:
                break
        outcome.errors = store.errors(sweep.key)
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
