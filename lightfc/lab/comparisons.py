"""What the differences between cells are worth: paired over the same cases, under every reader.

A *comparison* is one level of a factor against its baseline, for one model. Where other factors vary too, both levels
are compared within each of their combinations, and a case counts with its mean over them: the main effect. Verdicts of
another judge that came with recorded answers stand beside the readers as `recorded`. Where strictness is a factor, each
cell has a reader of its own: its verdicts under that one stand beside the readers as `own`.

An adaptive sweep is looked at several times as cases are added, and asks no more where a comparison is settled. Each
look has a part of the level, so that what is said at any of them holds (see `intervals.spending`); others have one.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from lightfc.core.errors import LabError
from lightfc.core.prices import Price
from lightfc.lab.factors import STRICTNESS, Level
from lightfc.lab.intervals import (
    DEFAULT_RESAMPLES,
    RATE,
    Paired,
    cluster_interval,
    equivalent,
    holm,
    noise_floor,
    paired,
    spending,
    wilson,
)
from lightfc.lab.store import Store

RECORDED = "recorded"
"""Stands in the place of a reader for what another judge said."""

OWN = "own"
"""Stands in the place of a reader for that of each cell, where strictness is a factor."""

LEVEL = 0.05
"""How often a difference may be found, over all comparisons and looks, where there is none."""

Decision = Literal["better", "worse", "same", "open"]
"""What a comparison says: a difference (adjusted p below the level), none above the margin, or neither."""


@dataclass(slots=True)
class CellResult:
    """The answers of one cell under one reader."""

    # For each case, whether each of its answers is right.
    right: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    causes: Counter[str] = field(default_factory=Counter)  # whose fault the wrong ones are
    # By outcome and cause the numbers of some, as examples.
    trials: dict[tuple[str, str], list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, case: str, outcome: str, cause: str, is_right: int | None, trial: int) -> None:
        if cause:
            self.causes[cause] += 1
            if len(self.trials[outcome, cause]) < _EXAMPLES:
                self.trials[outcome, cause].append(trial)
        if is_right is not None:
            self.right[case].append(is_right)

    def rates(self) -> dict[str, float]:
        """By case the part of its answers that is right."""
        return {case: sum(each) / len(each) for case, each in self.right.items()}


@dataclass(slots=True)
class Cost:
    answers: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    latencies_s: list[float] = field(default_factory=list)

    def of_one(self, price: Price) -> tuple[float, float, float | None, float]:
        """What one answer took: tokens of prompt and answer, the median of the seconds, and the cost."""
        seconds, many = sorted(self.latencies_s), self.answers or 1
        prompt, completion = self.prompt_tokens / many, self.completion_tokens / many
        return prompt, completion, seconds[len(seconds) // 2] if seconds else None, price.of(prompt, completion)


@dataclass(frozen=True, slots=True)
class Accuracy:
    answers: int
    rate: float
    wilson: tuple[float, float]
    clustered: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One level against the baseline of its factor."""

    factor: str
    level: Level
    baseline: Level
    model: str  # empty where models are what is compared
    reader: str
    paired: Paired  # the difference, its interval and its test, at the last look
    p: float  # over all looks: the smallest, each divided by the part of the level that its look has
    adjusted_p: float  # the same, adjusted (Holm) for all comparisons under this reader
    is_same: bool  # shown to be within the margin (two one-sided tests) at some look
    strata: int  # over how many combinations of the other factors
    look: int  # the last at which there were answers to compare

    @property
    def decision(self) -> Decision:
        if self.adjusted_p < LEVEL:
            return "better" if self.paired.difference > 0 else "worse"
        return "same" if self.is_same else "open"


_EXAMPLES = 3


class Results:
    def __init__(
        self,
        spec: Mapping[str, Any],
        levels: Mapping[int, Mapping[str, Level]],
        cases: Mapping[str, Mapping[str, Any]],
    ) -> None:
        self.spec, self.levels, self.cases = spec, levels, cases
        self.cells: dict[tuple[int, str], CellResult] = defaultdict(CellResult)
        self.costs: dict[int, Cost] = defaultdict(Cost)
        self._ids = {key: str(row["id"]) for key, row in cases.items()}
        self.clusters = {str(row["id"]): str(row.get("cluster") or row["id"]) for row in cases.values()}
        self.looks: dict[str, int] = {}
        self._counted: set[int] = set()

    def add(self, row: Sequence[Any]) -> None:
        """Take a row of `Store.scored`."""
        cell, case_key, look, reader, outcome, cause, is_right, recorded, prompt, completion, seconds, trial = row
        case = self._ids[case_key]
        self.looks[case] = look
        for name in (reader, OWN) if reader == self.reader_in(cell, OWN) else (reader,):
            self.cells[cell, name].add(case, outcome, cause, is_right, trial)
        if trial in self._counted:
            return
        self._counted.add(trial)
        if recorded is not None:
            self.cells[cell, RECORDED].right[case].append(recorded)
        cost = self.costs[cell]
        cost.answers += 1
        cost.prompt_tokens += prompt or 0
        cost.completion_tokens += completion or 0
        if seconds is not None:
            cost.latencies_s.append(seconds)

    @property
    def readers(self) -> list[str]:
        """The readers under which there are verdicts, in the order of the sweep: `own` first and `recorded` last."""
        found = {reader for (_, reader), each in self.cells.items() if each.right}
        listed = [each for each in (OWN, *self.spec["readers"]) if each in found]
        return [*listed, *sorted(found - {*listed, RECORDED}), *([RECORDED] if RECORDED in found else [])]

    def reader_in(self, cell: int, reader: str) -> str:
        """The reader that is meant in a cell, by its name: for `own` that of the cell."""
        return str(self.levels[cell].get(STRICTNESS, "")) if reader == OWN else reader

    @property
    def factors(self) -> dict[str, list[Level]]:
        """The levels of each factor of which there is more than one."""
        return {name: list(levels) for name, levels in self.spec["factors"].items() if len(levels) > 1}

    def accuracy(self, cells: Iterable[int], reader: str) -> Accuracy | None:
        """How often the answers of cells are right together; None where none of them is judged."""
        right: dict[str, list[int]] = defaultdict(list)
        for cell in cells:
            for case, each in self.cells[cell, reader].right.items():
                right[case] += each
        if not right:
            return None
        rates = [sum(each) / len(each) for each in right.values()]
        answers, all_right = sum(map(len, right.values())), sum(map(sum, right.values()))
        clustered = cluster_interval(rates, [self.clusters[case] for case in right], within=RATE)
        return Accuracy(answers, sum(rates) / len(rates), wilson(all_right, answers), clustered)

    def noise(self, reader: str) -> float:
        """How often two answers to the same request differ in being right; nan where each was asked once."""
        return noise_floor(
            [each for (_, of), cell in self.cells.items() if of == reader for each in cell.right.values()]
        )

    def _pairs(self, factor: str, level: Level, baseline: Level, model: str) -> list[tuple[int, int]]:
        """The cells of a baseline and of a level that differ in nothing else."""
        by_levels = {tuple(sorted(levels.items(), key=str)): cell for cell, levels in self.levels.items()}
        pairs = []
        for cell, levels in self.levels.items():
            if levels[factor] == level and (not model or levels["model"] == model):
                other = by_levels.get(tuple(sorted({**levels, factor: baseline}.items(), key=str)))
                if other is not None:
                    pairs.append((other, cell))
        return pairs

    def differing(
        self, factor: str, level: Level, baseline: Level, model: str, reader: str
    ) -> tuple[dict[str, tuple[float, float]], int]:
        """By case the mean rates of baseline and level over the combinations that have both, and how many there are."""
        sums: dict[str, list[tuple[float, float]]] = defaultdict(list)
        pairs = self._pairs(factor, level, baseline, model)
        for before, after in pairs:
            first, second = self.cells[before, reader].rates(), self.cells[after, reader].rates()
            for case in first.keys() & second.keys():
                sums[case].append((first[case], second[case]))
        means = {
            case: (sum(a for a, _ in each) / len(each), sum(b for _, b in each) / len(each))
            for case, each in sorted(sums.items())
        }
        return means, len(pairs)

    def comparisons(
        self, reader: str, *, baselines: Mapping[str, Level] | None = None, margin: float | None = None
    ) -> list[Comparison]:
        """Every level against its factor's baseline or first level, for each model, adjusted for all of them."""
        compared = [self._comparison(*each, reader, margin) for each in self.compared(baselines)]
        found = [each for each in compared if each is not None]
        adjusted = holm([each.p for each in found])
        return [replace(each, adjusted_p=p) for each, p in zip(found, adjusted, strict=True)]

    def compared(self, baselines: Mapping[str, Level] | None = None) -> Iterator[tuple[str, Level, Level, str]]:
        """What is compared where all cells have answers: factor, level, baseline and model."""
        return (each for each in self._levels(baselines or {}) if self._pairs(*each))

    def _levels(self, baselines: Mapping[str, Level]) -> Iterator[tuple[str, Level, Level, str]]:
        models = [str(each) for each in self.spec["factors"]["model"]]
        unknown = next((name for name in baselines if name not in self.factors), None)
        if unknown is not None:
            raise LabError(
                f"{unknown!r} is not a factor with several levels; such factors: {', '.join(self.factors) or 'none'}"
            )
        for factor, levels in self.factors.items():
            baseline = baselines.get(factor, levels[0])
            if baseline not in levels:
                raise LabError(f"{factor} has no level {baseline!r}; its levels are {', '.join(map(repr, levels))}")
            for level in levels:
                if level != baseline:
                    yield from ((factor, level, baseline, model) for model in ([""] if factor == "model" else models))

    def _comparison(
        self, factor: str, level: Level, baseline: Level, model: str, reader: str, margin: float | None
    ) -> Comparison | None:
        rates, strata = self.differing(factor, level, baseline, model, reader)
        if not rates:
            return None
        margin = self.spec["margin"] if margin is None else margin
        looks = [self._at(look, rates, margin) for look in sorted({self.looks[case] for case in rates})]
        p, last = min(p for _, p, _ in looks), looks[-1][0]
        is_same = any(same for _, _, same in looks)
        look = max(self.looks[case] for case in rates)
        return Comparison(factor, level, baseline, model, reader, last, p, p, is_same, strata, look)

    def _at(self, look: int, rates: Mapping[str, tuple[float, float]], margin: float) -> tuple[Paired, float, bool]:
        """What the cases of a look and of those before it say, with the part of the level that the look has."""
        part = spending(self.spec["looks"])[look - 1]
        cases = [case for case in rates if self.looks[case] <= look]
        before, after = zip(*(rates[case] for case in cases), strict=True)
        clusters, resamples = [self.clusters[case] for case in cases], math.ceil(DEFAULT_RESAMPLES / part)
        found = paired(before, after, clusters, confidence=1 - LEVEL * part, resamples=resamples)
        is_same = equivalent(before, after, margin, clusters, level=LEVEL * part, resamples=resamples)
        return found, min(found.p / part, 1.0), is_same

    def deciding(self, reader: str = "") -> str:
        """The reader under which comparisons are decided: the one that is named, else `own`, else that of lightfc."""
        readers = self.readers
        if reader and reader not in readers:
            raise LabError(
                f"no answer is judged under the reader {reader!r}; there are {', '.join(readers) or 'none'}, and "
                "`lightfc lab rescore --reader` judges under others"
            )
        return reader or next((each for each in (OWN, "lightfc", *readers) if each in readers), "lightfc")

    def open_cells(self) -> list[int]:
        """The cells of comparisons that are not settled: those that more cases have to be asked in."""
        compared = {(each.factor, each.level, each.model): each for each in self.comparisons(self.deciding())}
        found: set[int] = set()
        for factor, level, baseline, model in self.compared():
            each = compared.get((factor, level, model))
            if each is None or each.decision == "open":
                found.update(*self._pairs(factor, level, baseline, model))
        return sorted(found)

    def reading_part(self, comparison: Comparison, other: str) -> tuple[float, tuple[float, float]] | None:
        """How much of a difference is the reader's: that under another less this one, with interval."""
        c = comparison
        here, _ = self.differing(c.factor, c.level, c.baseline, c.model, c.reader)
        there, _ = self.differing(c.factor, c.level, c.baseline, c.model, other)
        both = sorted(here.keys() & there.keys())
        if not both:
            return None
        parts = [(there[case][1] - there[case][0]) - (here[case][1] - here[case][0]) for case in both]
        return sum(parts) / len(parts), cluster_interval(parts, [self.clusters[case] for case in both])


def load_results(store: Store, sweep: str) -> Results:
    results = Results(store.judged_spec(sweep), store.cells(sweep), store.cases(sweep))
    for row in store.scored(sweep):
        results.add(row)
    if not results.costs:
        raise no_verdicts(store, sweep)
    return results


def no_verdicts(store: Store, sweep: str) -> LabError:
    """Why a sweep has nothing to show: nothing is answered, or nothing judged since it was stopped."""
    if waiting := store.not_judged(sweep):
        why = f"the sweep {sweep[:8]} has {waiting:,} answers that nobody has judged"
        return LabError(f"{store.path}: {why}; `lightfc lab run` goes on with it, `lightfc lab rescore` judges these")
    return LabError(f"{store.path}: the sweep {sweep[:8]} has no answers yet; `lightfc lab run` asks for them")


def not_needed(store: Store, sweep: str, results: Results) -> int:
    """How many requests an adaptive sweep does not ask, because their comparisons are settled."""
    looks = results.spec["looks"]
    if looks == 1:
        return 0
    asked_for = (store.open_requests(sweep, looks, cells) for cells in (results.levels, results.open_cells()))
    unanswered, needed = map(len, asked_for)
    return unanswered - needed
