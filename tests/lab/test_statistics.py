"""Intervals, tests and power; scipy and statsmodels are the oracles where they are installed."""

import itertools
import math

import numpy as np
import pytest

from benchmarks.statistics import simulated
from lightfc.lab.intervals import (
    _t_quantile,
    bootstrap,
    cluster_interval,
    detectable_difference,
    equivalent,
    holm,
    mcnemar,
    noise_floor,
    paired,
    wilson,
)


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_wilsons(part: int, whole: int, low: float, high: float) -> None:
    assert wilson(part, whole) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("confidence", [0.9, 0.95, 0.99])
def test_the_interval_of_a_rate_is_that_of_scipy(confidence: float) -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy is an oracle of the extra `lab`")
    for part, whole in [(0, 3), (1, 3), (40, 60), (399, 400), (7, 7)]:
        expected = stats.binomtest(part, whole).proportion_ci(confidence, "wilson")
        assert wilson(part, whole, confidence) == pytest.approx(tuple(expected), abs=1e-12)


def test_mcnemar_is_the_exact_binomial_test() -> None:
    """Over every pair of small counts, the sum of the probabilities of all that is as extreme."""
    for gained, lost in itertools.product(range(9), repeat=2):
        flips = gained + lost
        extreme = sum(math.comb(flips, k) for k in range(flips + 1) if abs(2 * k - flips) >= abs(gained - lost))
        assert mcnemar(gained, lost) == pytest.approx(extreme / 2**flips)
    assert mcnemar(900, 1_100) == pytest.approx(8.5e-6, rel=0.02)


def test_mcnemar_is_that_of_statsmodels() -> None:
    tables = pytest.importorskip("statsmodels.stats.contingency_tables", reason="an oracle of the extra `lab`")
    for gained, lost in [(0, 5), (3, 9), (20, 41), (150, 120)]:
        assert mcnemar(gained, lost) == pytest.approx(tables.mcnemar([[7, lost], [gained, 5]], exact=True).pvalue)


def test_holm_is_that_of_statsmodels() -> None:
    multitest = pytest.importorskip("statsmodels.stats.multitest", reason="an oracle of the extra `lab`")
    for p_values in ([0.01, 0.04, 0.03], [0.5], [0.2, 0.001, 0.9, 0.001, 0.04]):
        assert holm(p_values) == pytest.approx(list(multitest.multipletests(p_values, method="holm")[1]))


def test_holm_multiplies_the_smallest_by_how_many_there_are() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


def test_quantiles_of_students_t_are_near() -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy is an oracle of the extra `lab`")
    for freedom in (4, 9, 30, 500):
        assert _t_quantile(0.975, freedom) == pytest.approx(float(stats.t.ppf(0.975, freedom)), rel=0.01)


def test_a_bootstrap_draws_whole_clusters() -> None:
    """Two clusters of opposite values: a sample is one of three means, in the shares of a coin thrown twice."""
    means = bootstrap([1, 1, 1, 0, 0, 0], ["a"] * 3 + ["b"] * 3, resamples=4_000)
    values, counts = np.unique(means, return_counts=True)
    assert values.tolist() == [0.0, 0.5, 1.0]
    assert counts / 4_000 == pytest.approx([0.25, 0.5, 0.25], abs=0.03)


def test_clusters_widen_an_interval_and_the_same_data_give_the_same_one() -> None:
    values = [1.0] * 20 + [0.0] * 20
    alone = cluster_interval(values, range(40))
    together = cluster_interval(values, [n // 5 for n in range(40)])
    assert together[1] - together[0] > 1.5 * (alone[1] - alone[0])
    assert alone == cluster_interval(values, range(40))
    assert alone == pytest.approx(wilson(20, 40), abs=0.03)


def test_cases_that_are_all_alike_do_not_say_that_all_others_are() -> None:
    """The rule of three: what none of n cases does can be done by 1 - 0.025 ** (1 / n) of all."""
    from scipy import stats  # takes a second to load, which other workers that collect these tests need not spend

    for n in (10, 100, 1000):
        low, high = cluster_interval([0.0] * n, range(n))
        assert high == -low == pytest.approx(1 - 0.025 ** (1 / n))
        assert high == pytest.approx(stats.beta.ppf(0.975, 1, n))  # Clopper and Pearson's bound for 0 of n
        assert cluster_interval([1.0] * n, range(n)) == pytest.approx((1 - 2 * high, 1))
        assert cluster_interval([1.0] * n, range(n), within=(0, 1)) == pytest.approx((1 - high, 1))
    assert not equivalent([1.0] * 98, [1.0] * 98, 0.03)
    assert equivalent([1.0] * 99, [1.0] * 99, 0.03)


@pytest.mark.parametrize("values", [[0.0], [1.0], [0.0, 1.0], [1.0] * 100])
def test_one_cluster_says_nothing_of_others(values: list[float]) -> None:
    one = ["a"] * len(values)
    assert cluster_interval(values, one) == (-1, 1)
    assert cluster_interval(values, one, within=(0, 1)) == (0, 1)
    found = paired([0.0] * len(values), values, one)
    assert (found.interval, found.p) == ((-1, 1), 1)
    assert not equivalent(values, values, 0.03, one)
    assert not equivalent(values, values, 1, one)


@pytest.mark.parametrize("clusters", [2, 5, 10, 40])
def test_cases_that_go_together_count_as_their_clusters(clusters: int) -> None:
    """In a tenth of all clusters the second cell gains each case: few of them show none, and say nothing of it."""
    random = np.random.default_rng(clusters)
    held = same = 0
    names = np.repeat(np.arange(clusters), 20).tolist()
    for _ in range(100):
        gained = np.repeat(random.random(clusters) < 0.1, 20).astype(float)
        low, high = paired(np.zeros(len(names)), gained, names, resamples=200).interval
        held += low <= 0.1 <= high
        same += equivalent(np.zeros(len(names)), gained, 0.03, names, resamples=200)
    assert held >= 90
    assert same <= 5


def test_paired_cells_are_compared_case_by_case() -> None:
    first = [1] * 50 + [0] * 50
    found = paired(first, [1] * 48 + [0] * 2 + [1] * 12 + [0] * 38)
    assert (found.baseline, found.other, found.gained, found.lost) == (0.5, 0.6, 12, 2)
    assert found.difference == pytest.approx(0.1)
    assert (found.p, found.test) == (mcnemar(12, 2), "exact McNemar")
    assert found.interval[0] < 0.1 < found.interval[1]
    assert paired(first, first).p == 1.0


def test_the_test_over_clusters_agrees_with_the_exact_one_where_each_case_is_alone() -> None:
    first, second = [0.0] * 14 + [1.0] * 4, [1.0] * 14 + [0.0] * 4
    clusters = list(range(18))
    exact = paired(first, second, clusters)
    permuted = paired([*first, 0.0], [*second, 0.0], [*clusters, 0])
    assert permuted.test == "cluster permutation"
    assert permuted.p == pytest.approx(exact.p, abs=0.01)


def test_repeats_are_compared_by_their_rates() -> None:
    found = paired([0.5, 1.0, 0.0], [1.0, 1.0, 0.5])
    assert (found.gained, found.lost, found.test) == (1.0, 0.0, "cluster permutation")


@pytest.mark.parametrize(("first", "second"), [([], []), ([1], [1, 0])])
def test_cells_without_the_same_cases_cannot_be_paired(first: list[float], second: list[float]) -> None:
    with pytest.raises(ValueError, match="the same cases, and at least one"):
        paired(first, second)


def test_equivalence_needs_data_and_not_only_a_small_difference() -> None:
    few, many = [1.0, 0.0] * 10, [1.0, 0.0] * 500
    assert equivalent(many, many, 0.02)
    flipped = [*few[2:], 0.0, 1.0]
    assert not equivalent(few, flipped, 0.02)
    assert not equivalent(many, [0.0] * 1_000, 0.02)


@pytest.mark.parametrize(("cases", "comparisons"), [(40, 1), (60, 1), (200, 1), (200, 23), (400, 1), (3_000, 3)])
def test_the_detectable_difference_is_found_as_often_as_is_said(cases: int, comparisons: int) -> None:
    """Simulated: with that difference, the exact test is below its level in about 80 % of experiments."""
    flips, level = 0.2, 0.05 / comparisons
    difference = detectable_difference(cases, flips, comparisons=comparisons)
    assert difference is not None
    random = np.random.default_rng(1)
    draws = random.multinomial(cases, [(flips + difference) / 2, (flips - difference) / 2, 1 - flips], 4_000)
    kinds, many = np.unique(draws[:, :2], axis=0, return_counts=True)
    found = sum(
        times for (gained, lost), times in zip(kinds.tolist(), many, strict=True) if mcnemar(gained, lost) < level
    )
    assert found / 4_000 == pytest.approx(0.8, abs=0.02)


@pytest.mark.parametrize("cases", [1, 5, 12, 30])
def test_no_difference_is_said_to_be_found_where_none_that_can_be_is(cases: int) -> None:
    """Six flips one way are the fewest that the exact test finds; a fifth of so few cases are seldom as many."""
    flips = np.random.default_rng(1).binomial(cases, 0.2, 4_000).tolist()
    assert sum(mcnemar(each, 0) < 0.05 for each in flips) / 4_000 < 0.8
    assert detectable_difference(cases) is None
    assert detectable_difference(200, comparisons=10**9) is None


@pytest.mark.parametrize("size", [1, 5])
def test_intervals_hold_the_true_difference_and_tests_keep_their_level(size: int) -> None:
    """A small run of `python -m benchmarks.statistics`, with the room that 120 sweeps need."""
    row = simulated(120, 120, size, 0.0)
    assert row.covered >= 0.89
    assert row.found <= 0.1
    assert simulated(60, 120, size, 0.25).found >= 0.9


def test_the_noise_floor_is_how_often_two_answers_differ() -> None:
    assert noise_floor([[1, 1], [0, 0], [1, 0], [1, 1, 0]]) == pytest.approx((0 + 0 + 1 + 2 / 3) / 4)
    assert math.isnan(noise_floor([[1], []]))


def test_differences_that_cancel_are_none() -> None:
    thirds = [number / 40 for number in range(40)]
    assert paired(thirds, [*reversed(thirds)]).difference == 0


@pytest.mark.parametrize("value", [0, 1, 1 / 3, 2 / 3, 0.1])
def test_an_interval_over_clusters_that_do_not_differ_is_wide(value: float) -> None:
    sizes = [each // 3 if each < 9 else each for each in range(12)]
    low, high = cluster_interval([value] * 12, sizes)
    assert high - low > 0.2


def test_where_nothing_flips_no_difference_is_found() -> None:
    assert detectable_difference(20, 0.0) is None
