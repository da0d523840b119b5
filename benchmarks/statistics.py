"""How often the lab's intervals hold the true difference, and how often its tests find one that is not there.

    python -m benchmarks.statistics [--sweeps 1000] [--cases 200]

Each simulated sweep compares two cells over the same cases. How hard a case is, is drawn once and shared by both cells,
and the cases of a cluster share a part of it, as questions about one set of functions do. The true difference is known.
Printed are, for each effect: how often the 95 % interval holds it (0.935 to 0.965 is what 1,000 sweeps can tell from
0.95), how often a difference is found (under no effect: the level of the test), and how often equivalence is shown.

Then there are few clusters, as of few texts, of which the second cell gains all cases or none, and main effects of a
model over all its formats, where the answers to a case go together.

The same for adaptive sweeps, which are looked at four times and end at the first look that settles them, with the part
of the cases that they ask. Beside them stands what becomes of the level where each look is tested as if it were alone.
"""

import argparse
import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from lightfc.lab.comparisons import Results
from lightfc.lab.intervals import DEFAULT_RESAMPLES, detectable_difference, equivalent, mcnemar, paired, spending
from lightfc.lab.main_effects import effects

RATE = 0.6
"""How often the first cell is right."""

CHANCE = 0.15
"""How many answers are a matter of chance."""

SHARED = 0.6
"""How much of a case's ease its cluster shares."""

FEW = (5, 10)
"""How many clusters there are where all cases of one go together, as those of one text can."""

MARGIN = 0.05
LEVEL = 0.05
LOOKS = 4
ADAPTIVE_RESAMPLES = 500
"""Fewer than the lab draws: the first of four looks draws sixteen times as many, and is wider than 95 % in any case."""
EFFECTS = (0.0, 0.05, 0.10, 0.20)


@dataclass(frozen=True)
class Row:
    """What came of the sweeps with one effect."""

    effect: float
    clusters: str
    covered: float
    found: float
    same: float
    asked: float = 1.0


def answers(
    random: np.random.Generator, cases: int, size: int, effect: float
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Whether each case is right in either cell, and its cluster; the second is right more often by `effect`."""
    clusters = np.arange(cases) // size
    part = SHARED if size > 1 else 0.0
    shared = random.normal(0, 1, clusters[-1] + 1)[clusters]
    ease = _uniform(np.sqrt(part) * shared + np.sqrt(1 - part) * random.normal(0, 1, cases))
    cells = []
    for each in (0.0, effect):
        # Some answers are a matter of chance, so that cells differ without an effect; the others carry all of it.
        by_chance = random.random(cases) < CHANCE
        right = np.where(by_chance, random.random(cases) < RATE, ease < RATE + each / (1 - CHANCE))
        cells.append(right.astype(float))
    return cells[0], cells[1], clusters


def _uniform(values: np.ndarray) -> np.ndarray:
    normal = NormalDist()
    return np.array([normal.cdf(each) for each in values])


def simulated(
    sweeps: int,
    cases: int,
    size: int,
    effect: float,
    seed: int = 0,
    parts: Sequence[float] = (1.0,),
    resamples: int = DEFAULT_RESAMPLES,
) -> Row:
    """Simulate sweeps with one effect, each looked at as often as there are parts of the level."""
    random = np.random.default_rng([seed, size, int(effect * 1000) + 1000])
    covered = found = same = asked = 0.0
    for number in range(sweeps):
        one, other, clusters = answers(random, cases, size, effect)
        for look, part in enumerate(parts, 1):
            seen = cases * look // len(parts) // size * size
            before, after, names = one[:seen], other[:seen], clusters[:seen]
            confidence, draws = 1 - LEVEL * part, math.ceil(resamples / part)
            result = paired(before, after, names, confidence=confidence, seed=number, resamples=draws)
            differs = result.p / part < LEVEL
            alike = equivalent(before, after, MARGIN, names, level=LEVEL * part, seed=number, resamples=draws)
            if differs or alike or look == len(parts):
                break
        covered += result.interval[0] <= effect <= result.interval[1]
        found += differs
        same += alike
        asked += seen / cases
    told = "each alone" if size == 1 else f"of {size}"
    return Row(effect, told, covered / sweeps, found / sweeps, same / sweeps, asked / sweeps)


def together(sweeps: int, clusters: int, cases: int, effect: float) -> Row:
    """Simulate sweeps where the second cell gains all cases of a cluster or none, in the part `effect` of clusters."""
    random = np.random.default_rng([clusters, int(effect * 1000)])
    names = np.arange(clusters * cases) // cases
    before = np.zeros(len(names))
    covered = found = same = 0
    for number in range(sweeps):
        after = np.repeat(random.random(clusters) < effect, cases).astype(float)
        result = paired(before, after, names, seed=number)
        covered += result.interval[0] <= effect <= result.interval[1]
        found += result.p < LEVEL
        same += equivalent(before, after, MARGIN, names, seed=number)
    return Row(effect, f"{clusters} as one", covered / sweeps, found / sweeps, same / sweeps)


def main_effects(sweeps: int, cases: int, effect: float) -> Row:
    """Simulate full designs of two models and six formats, where what a model can do is a matter of model and case."""
    factors = {"model": ["a", "b"], "shown": ["python", "json"], "asked": ["expression", "json", "xml"]}
    levels = dict(enumerate(dict(zip(factors, each, strict=True)) for each in itertools.product(*factors.values())))
    ids = [f"c{number}" for number in range(cases)]
    spec = {"factors": factors, "design": "full"}
    random = np.random.default_rng(int(effect * 1000))
    covered = found = 0
    for _ in range(sweeps):
        results = Results(spec, levels, {each: {"id": each} for each in ids})
        can = random.random((cases, 2)) < (RATE, RATE + effect / (1 - CHANCE))
        for cell, level in results.levels.items():
            by_chance = random.random(cases) < CHANCE
            right = np.where(by_chance, random.random(cases) < RATE, can[:, int(level["model"] == "b")])
            results.cells[cell, "lightfc"].right = {
                each: [int(is_right)] for each, is_right in zip(ids, right, strict=True)
            }
        first = effects(results, "lightfc")[0]
        covered += first.interval[0] <= effect <= first.interval[1]
        found += first.p < LEVEL
    return Row(effect, "of the model", covered / sweeps, found / sweeps, 0.0)


def power_before(sweeps: int, cases: int) -> str:
    """The difference that should be found 80 % of the time, how often it is, and how often none is found to be one."""
    flips = 0.2
    difference = detectable_difference(cases, flips)
    if difference is None:
        return "said before: none is found in 80 % of sweeps"
    random = np.random.default_rng(7)
    rates = []
    for each in (difference, 0.0):
        draws = random.multinomial(cases, [(flips + each) / 2, (flips - each) / 2, 1 - flips], sweeps)
        rates.append(sum(mcnemar(int(gained), int(lost)) < 0.05 for gained, lost, _ in draws) / sweeps)
    return f"said before: {difference:.1%} is found in 80 % of sweeps; found in {rates[0]:.1%}, none in {rates[1]:.1%}"


def told(rows: Iterable[Row]) -> None:
    """Print what came of simulated sweeps."""
    print(f"{'effect':>7} {'clusters':>12} {'interval holds it':>18} {'difference found':>17} {'same':>7} {'asked':>7}")
    for row in rows:
        print(
            f"{row.effect:>7.0%} {row.clusters:>12} {row.covered:>18.1%} {row.found:>17.1%} {row.same:>7.1%} "
            f"{row.asked:>7.1%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sweeps", type=int, default=1_000)
    parser.add_argument("--cases", type=int, default=200)
    options = parser.parse_args()
    print(f"{options.sweeps:,} sweeps of {options.cases} cases for each line; margin {MARGIN:.0%}\n")
    told(simulated(options.sweeps, options.cases, size, each) for size in (1, 5) for each in EFFECTS)
    told(together(options.sweeps, many, options.cases // many, each) for many in FEW for each in (0.10, 0.20))
    print("\nmain effects")
    told(main_effects(options.sweeps, options.cases, each) for each in EFFECTS)
    print(f"\nadaptive, {LOOKS} looks")
    parts = spending(LOOKS)
    told(
        simulated(options.sweeps, options.cases, size, each, parts=parts, resamples=ADAPTIVE_RESAMPLES)
        for size in (1, 5)
        for each in EFFECTS
    )
    alone = [1.0] * LOOKS
    peeking = simulated(options.sweeps, options.cases, 1, 0.0, parts=alone, resamples=ADAPTIVE_RESAMPLES)
    print(f"each look as if it were alone: found {peeking.found:.1%} of the time where there is no difference")
    print(f"\n{power_before(options.sweeps, options.cases)}")


if __name__ == "__main__":
    main()
