"""Timing that can be trusted on a shared machine: candidates take turns, and the median of many short rounds counts."""

import statistics
import time
from collections.abc import Callable, Mapping
from itertools import cycle, product

_ENDS = cycle(map("".join, product(" \t", repeat=8)))


def as_new(text: str) -> str:
    """The same program as another text, so that nothing that is kept of those before helps to evaluate it."""
    return text + next(_ENDS)


def medians_us(
    candidates: Mapping[str, Callable[[], object]], *, rounds: int = 41, round_s: float = 0.004
) -> dict[str, float]:
    """The median time of one call of each candidate, in microseconds.

    Args:
        candidates: What to time, by name.
        rounds: How many rounds; in each, every candidate runs in turn.
        round_s: How long one candidate's turn takes, in seconds.
    """
    repeats = {name: _repeats(call, round_s) for name, call in candidates.items()}
    times: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, call in candidates.items():
            count = repeats[name]
            begun = time.perf_counter()
            for _ in range(count):
                call()
            times[name].append((time.perf_counter() - begun) / count * 1e6)
    return {name: statistics.median(each) for name, each in times.items()}


def _repeats(call: Callable[[], object], round_s: float) -> int:
    call()
    begun = time.perf_counter()
    call()
    once = max(time.perf_counter() - begun, 1e-7)
    return max(1, int(round_s / once))


def row(what: str, reached: str, goal: str) -> None:
    """Print one figure beside its goal."""
    print(f"{what:<66} {reached:>16}   goal {goal}")
