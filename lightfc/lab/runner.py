"""Asks what is not answered yet, within a budget.

The runner takes requests from a store and gives each to a source; it knows no formats and no checks. What goes wrong
with a request is written down where its answer would stand, and the others go on; a model that fails many times in a
row is left alone until the sweep is run again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from lightfc.core.errors import LabError, ModelError
from lightfc.core.messages import Usage
from lightfc.core.options import named_options
from lightfc.lab.sources import Source
from lightfc.lab.store import Store
from lightfc.lab.store_tables import Progress, Request

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
        stopped: Why it ended before all requests were sent; `""` if all were.
        not_needed: How many requests an adaptive sweep did not send, since their comparisons are settled.
        left_alone: The models that failed 8 times in a row, with their last error. They get no more requests in this
            run.
    """

    progress: Progress
    stopped: str = ""
    not_needed: int = 0
    left_alone: dict[str, str] = field(default_factory=dict)


class _Filling:
    """One run over the open requests of a sweep."""

    def __init__(
        self,
        store: Store,
        sweep: str,
        sources: Mapping[str, Source],
        budget: Budget,
        on_progress: Callable[[Progress], None],
    ) -> None:
        self._store, self._sweep, self._sources, self._budget = store, sweep, sources, budget
        self._on_progress = on_progress
        self.progress = store.progress(sweep)
        for model, tally in list(self.progress.models.items()):
            self.progress.add(model, cost=sources[model].price.of(tally.prompt_tokens, tally.completion_tokens))
        self._under_way = 0
        self._failures: Counter[str] = Counter()
        self.outcome = Outcome(self.progress)

    def requests(self, look: int, cells: Sequence[int]) -> Iterator[Request]:
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
        budget, done = self._budget, self.progress
        ahead = (self._under_way + 1) / done.answered if done.answered else 0.0
        limits = (
            ("requests", budget.requests, done.asked + self._under_way + 1),
            ("tokens", budget.tokens, done.tokens * (1 + ahead)),
            ("cost", budget.cost, done.cost * (1 + ahead)),
        )
        over = next((name for name, limit, used in limits if limit is not None and used > limit * _ROUNDED), None)
        return f"the budget of {getattr(budget, over):,.12g} {over} is used up" if over else ""

    async def work(self, requests: Iterator[Request]) -> None:
        """Answer one request after another."""
        for request in requests:
            self._under_way += 1
            try:
                await self._answer(request)
            finally:
                self._under_way -= 1
            self._on_progress(self.progress)

    async def _answer(self, request: Request) -> None:
        source, model, done = self._sources[request.model], request.model, self.progress
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
        cost = source.price.of(usage.prompt_tokens, usage.completion_tokens)
        prompt, completion = usage.prompt_tokens, usage.completion_tokens
        done.add(model, answered=1, prompt_tokens=prompt, completion_tokens=completion, cost=cost)


async def fill(
    store: Store,
    sweep: str,
    sources: Mapping[str, Source],
    cells: Sequence[int],
    *,
    look: int = 1,
    budget: Budget | None = None,
    in_flight: int = DEFAULT_IN_FLIGHT,
    on_progress: Callable[[Progress], None] = lambda progress: None,
) -> Outcome:
    """Ask what a sweep has no answer to, up to a look; the caller holds the store's `filling`. Sources are by model."""
    if in_flight < 1:
        raise LabError(f"in_flight must be 1 or more, not {in_flight}")
    filling = _Filling(store, sweep, sources, budget or Budget(), on_progress)
    requests = filling.requests(look, cells)
    # Until there is an answer, nothing is known of what one takes.
    await filling.work(islice(requests, 1))
    # The first failure to write ends all: an answer that cannot be kept is not asked for.
    workers = [asyncio.create_task(filling.work(requests)) for _ in range(in_flight)]
    try:
        await asyncio.gather(*workers)
    finally:
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
    return filling.outcome
