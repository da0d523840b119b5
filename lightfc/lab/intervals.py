"""Intervals, tests and power for right-or-wrong answers; it knows arrays of numbers and nothing of models.

Everything is paired and clustered where the data are: two cells answer the same cases, and cases can share a text or a
set of functions (E. Miller, arXiv 2411.00640). At the sizes of such experiments normal approximations are too narrow
(S. Bowyer and others, arXiv 2503.01747), so tests are exact and intervals are Wilson's or bootstraps.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

DEFAULT_MARGIN = 0.03
"""The difference in accuracy that matters, unless a host says otherwise."""

RATE, DIFFERENCE = (0.0, 1.0), (-1.0, 1.0)
"""What the value of a case can be: how often it is right, or that of one cell less that of another."""

DEFAULT_RESAMPLES = 2_000
"""Bootstrap samples: the ends of a 95 % interval then stand on 50 samples each."""


def _z(confidence: float) -> float:
    return NormalDist().inv_cdf(0.5 + confidence / 2)


def wilson(part: float, whole: float, confidence: float = 0.95) -> tuple[float, float]:
    """The confidence interval of a rate, by Wilson's score (E. B. Wilson, 1927)."""
    z = _z(confidence)
    rate, z2 = part / whole, z * z
    centre = (rate + z2 / (2 * whole)) / (1 + z2 / whole)
    half = z / (1 + z2 / whole) * math.sqrt(rate * (1 - rate) / whole + z2 / (4 * whole * whole))
    return max(0.0, centre - half), min(1.0, centre + half)


def _cluster_sums(values: Numbers, clusters: Sequence[object]) -> tuple[Numbers, Numbers]:
    """The sum and the number of the values of each cluster."""
    _, place = np.unique(np.asarray([str(each) for each in clusters]), return_inverse=True)
    # Rounded, so that equal sums are equal in whatever order they were added.
    sums = np.bincount(place, weights=values).astype(float).round(12)
    return sums, np.bincount(place).astype(float)


def bootstrap(
    values: Sequence[float], clusters: Sequence[object], *, seed: int = 0, resamples: int = DEFAULT_RESAMPLES
) -> Numbers:
    """Means of samples of whole clusters, drawn with replacement; the same seed and data give the same ones."""
    # Clusters with the same sum and size are drawn together: how many of each kind, and not which.
    kinds, counts = np.unique(np.stack(_cluster_sums(np.asarray(values, float), clusters)), axis=1, return_counts=True)
    many = counts.sum()
    drawn = np.random.default_rng(seed).multinomial(many, counts / many, resamples)
    means: Numbers = (drawn @ kinds[0]) / (drawn @ kinds[1])
    return means


def _t_quantile(probability: float, freedom: float) -> float:
    """The quantile of Student's t, by Hill's expansion (G. W. Hill, 1970, algorithm 396)."""
    z = NormalDist().inv_cdf(probability)
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    g4 = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + g1 / freedom + g2 / freedom**2 + g3 / freedom**3 + g4 / freedom**4


def cluster_interval(
    values: Sequence[float],
    clusters: Sequence[object],
    *,
    within: tuple[float, float] = DIFFERENCE,
    confidence: float = 0.95,
    seed: int = 0,
    resamples: int = DEFAULT_RESAMPLES,
) -> tuple[float, float]:
    """The confidence interval of a mean, by a bootstrap over clusters; `within` is what a value can be.

    The percentile interval is widened to the level that Student's t gives few clusters (T. Hesterberg, arXiv
    1411.5279, §4.1): without that, intervals over few clusters are too narrow. One cluster says nothing of others.
    """
    many = _many(clusters)
    if many < 2:
        return within
    tail = NormalDist().cdf(-math.sqrt(many / (many - 1)) * _t_quantile(0.5 + confidence / 2, many - 1))
    samples = bootstrap(values, clusters, seed=seed, resamples=resamples)
    low, high = np.quantile(samples, [tail, 1 - tail])
    if samples.max() - samples.min() < _ALIKE:
        # No cluster differs from the others: the sample says nothing of those that it does not have.
        unseen = _unseen(many, (1 - confidence) / 2)
        low, high = low - unseen * (low - within[0]), high + unseen * (within[1] - high)
    # Sums of fractions leave a rest, or a sign, where 0 is meant.
    return round(float(low), 12) + 0.0, round(float(high), 12) + 0.0


_ALIKE = 1e-9
"""How far means may be apart by the rounding of fractions alone."""


def _many(clusters: Sequence[object]) -> int:
    return len(set(map(str, clusters)))


def _unseen(clusters: int, level: float) -> float:
    """How large a part of all clusters can be, of which so many hold none with a probability of the level."""
    return float(1 - level ** (1 / clusters))


def mcnemar(gained: int, lost: int) -> float:
    """The exact two-sided p-value that flips go both ways alike (Q. McNemar, 1947; a binomial test)."""
    flips, fewer = gained + lost, min(gained, lost)
    if not flips:
        return 1.0
    logs = [math.lgamma(flips + 1) - math.lgamma(k + 1) - math.lgamma(flips - k + 1) for k in range(fewer + 1)]
    half = math.fsum(math.exp(each - flips * math.log(2)) for each in logs)
    return min(1.0, 2 * half)


def _signed_test(values: Numbers, clusters: Sequence[object], seed: int, resamples: int) -> float:
    """The p-value of a mean of 0, by changing the signs of whole clusters at random."""
    sums, _ = _cluster_sums(values, clusters)
    # Of clusters with the same size of difference, only how many keep their sign matters.
    sizes, counts = np.unique(np.abs(sums), return_counts=True)
    kept = np.random.default_rng(seed).binomial(counts, 0.5, (resamples, len(counts)))
    above = int((np.abs((2 * kept - counts) @ sizes) >= abs(sums.sum()) - 1e-9).sum())
    return (above + 1) / (resamples + 1)


@dataclass(frozen=True, slots=True)
class Paired:
    """Two cells over the same cases."""

    cases: int
    baseline: float  # accuracy of the first
    other: float  # accuracy of the second
    difference: float  # the second less the first
    interval: tuple[float, float]  # of confidence, of the difference, by a bootstrap over clusters
    gained: float  # cases that only the second has right
    lost: float  # cases that only the first has right
    p: float  # of no difference
    test: str  # exact McNemar where each case is a cluster asked once, else a permutation of the signs of clusters


def paired(
    baseline: Sequence[float],
    other: Sequence[float],
    clusters: Sequence[object] | None = None,
    *,
    within: tuple[float, float] = DIFFERENCE,
    confidence: float = 0.95,
    seed: int = 0,
    resamples: int = DEFAULT_RESAMPLES,
) -> Paired:
    """Compare two cells case by case: whether each has it right, or the rate over its repeats; in the same order."""
    first, second = np.asarray(baseline, float), np.asarray(other, float)
    if len(first) != len(second) or not len(first):
        raise ValueError("both cells must have the same cases, and at least one")
    difference = second - first
    names = list(range(len(first))) if clusters is None else list(clusters)
    gained, lost = (float(abs(difference[flips]).sum()) for flips in (difference > 0, difference < 0))
    alone = _many(names) == len(names) and set(np.unique(difference)) <= {-1.0, 0.0, 1.0}
    exact = alone and set(np.unique(first)) <= {0.0, 1.0}
    p = mcnemar(round(gained), round(lost)) if exact else _signed_test(difference, names, seed, resamples * 5)
    interval = cluster_interval(
        difference.tolist(), names, within=within, confidence=confidence, seed=seed, resamples=resamples
    )
    mean = round(float(difference.mean()), _DIGITS) + 0.0
    return Paired(
        len(first), float(first.mean()), float(second.mean()), mean, interval, gained, lost, p,
        "exact McNemar" if exact else "cluster permutation",
    )  # fmt: skip


_DIGITS = 12
"""Digits of a difference behind the point: of fractions that cancel, more would be the noise of adding them."""


def spending(looks: int) -> list[float]:
    """Which part of the level each look at growing data may use: little at first, all together 1.

    A p-value divided by its part, and an interval at a level times it, hold at whichever look one stops, because the
    chances to err add up to the level at most. The parts follow the square of the time (K. Kim and D. L. DeMets, 1987).
    """
    return [(2 * look - 1) / looks**2 for look in range(1, looks + 1)]


def holm(p_values: Sequence[float]) -> list[float]:
    """p-values adjusted for all that are looked at together (S. Holm, 1979), in the order in which they were given."""
    order = sorted(range(len(p_values)), key=lambda each: p_values[each])
    adjusted = [0.0] * len(p_values)
    so_far = 0.0
    for rank, each in enumerate(order):
        so_far = max(so_far, min(1.0, (len(p_values) - rank) * p_values[each]))
        adjusted[each] = so_far
    return adjusted


def equivalent(
    baseline: Sequence[float],
    other: Sequence[float],
    margin: float,
    clusters: Sequence[object] | None = None,
    *,
    level: float = 0.05,
    seed: int = 0,
    resamples: int = DEFAULT_RESAMPLES,
) -> bool:
    """Whether a difference is shown to be smaller than a margin, by two one-sided tests (D. J. Schuirmann, 1987).

    Both tests reject where the interval of confidence `1 - 2 * level` lies inside of the margin. Where a part of all
    clusters that is as large as the margin could have none among these, nothing is shown.
    """
    difference = np.asarray(other, float) - np.asarray(baseline, float)
    names = range(len(difference)) if clusters is None else clusters
    low, high = cluster_interval(difference.tolist(), names, confidence=1 - 2 * level, seed=seed, resamples=resamples)
    return -margin < low and high < margin and _unseen(_many(names), level) < margin


def detectable_difference(
    cases: int, flips: float = 0.2, *, comparisons: int = 1, level: float = 0.05, power: float = 0.8
) -> float | None:
    """The smallest difference that McNemar's exact test finds in an experiment of this size; None where it finds none.

    Args:
        cases: How many cases; clusters, where they are large.
        flips: Which part of the cases is expected to be right in one cell only; a difference cannot be larger.
        comparisons: How many are looked at together; the level is divided by them.
        level: How often a difference may be found where there is none.
        power: How often the difference is to be found.
    """
    if not flips:
        return None
    sizes = _flips_found(cases, flips, level / comparisons)

    def is_found(difference: float) -> bool:
        gained = (1 + difference / flips) / 2
        return sum(part * _power(many, few, gained) for many, few, part in sizes) >= power

    low, high = 0.0, flips
    if not is_found(high):
        return None
    while high - low > _NEAR:
        middle = (low + high) / 2
        low, high = (low, middle) if is_found(middle) else (middle, high)
    return high


_NEAR = 1e-4
"""How near the detectable difference is told."""

_SIZES = 200
"""For how many numbers of flips the power is calculated; between them it hardly changes."""


def _flips_found(cases: int, flips: float, level: float) -> list[tuple[int, int, float]]:
    """How many cases can flip, how many of them may at most go the other way, and how probable the number is."""
    spread = 5 * math.sqrt(cases * flips * (1 - flips)) + 1
    low, high = max(0, math.floor(cases * flips - spread)), min(cases, math.ceil(cases * flips + spread))
    many = range(low, high + 1, (high - low) // _SIZES + 1)
    parts = _binomial(cases, np.array(many), flips)
    few = [int((2 * np.cumsum(_binomial(each, np.arange((each + 1) // 2), 0.5)) < level).sum()) - 1 for each in many]
    return list(zip(many, few, (parts / parts.sum()).tolist(), strict=True))


def _power(flips: int, few: int, gained: float) -> float:
    """How often at most so few of the flips go one way, where each is a gain with a probability."""
    lost = np.arange(few + 1)
    return float((_binomial(flips, lost, gained) + _binomial(flips, lost, 1 - gained)).sum())


def _binomial(many: int, of: NDArray[np.int64], probability: float) -> Numbers:
    """How probable each number of hits is."""
    rate = min(max(probability, 1e-300), 1 - 1e-16)
    factorials = _log_factorials(2 ** many.bit_length())
    ways = factorials[many] - factorials[of] - factorials[many - of]
    found: Numbers = np.exp(ways + of * math.log(rate) + (many - of) * math.log1p(-rate))
    return found


@lru_cache(32)
def _log_factorials(many: int) -> Numbers:
    """Logarithms of the factorials of 0 to `many`."""
    logs: Numbers = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, many + 1)))])
    return logs


def noise_floor(repeats: Sequence[Sequence[float]]) -> float:
    """How often two answers to the same request differ in being right: the flips that stand for no effect at all."""
    rates = []
    for each in repeats:
        n, right = len(each), sum(each)
        if n > 1:
            rates.append(2 * right * (n - right) / (n * (n - 1)))
    return float(np.mean(rates)) if rates else math.nan
