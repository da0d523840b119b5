"""Main effects and interactions over all cells of a full factorial, taken together.

An effect is a contrast of cells, the other factors averaged: of a main effect the difference between a level and the
baseline of its factor, of an interaction how much that difference changes between a level of another factor and its
baseline. Contrasts are taken case by case, with a bootstrap over clusters. The answers to a case go together, those of
one model or format more than others, so their number says nothing of how certain an effect is: that of clusters does.
"""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from lightfc.lab.comparisons import LEVEL, Results
from lightfc.lab.factors import Level
from lightfc.lab.intervals import Numbers, holm, paired


@dataclass(frozen=True, slots=True)
class Effect:
    effect: str  # of a level against its baseline, or of two of them joined by `x`
    estimate: float
    interval: tuple[float, float]  # of 95 % confidence
    p: float  # of the test that there is none
    adjusted_p: float  # the same, adjusted (Holm) for all effects
    cases: int  # how many have an answer in every cell


def effects(results: Results, reader: str, baselines: Mapping[str, Level] | None = None) -> list[Effect]:
    """The main effects and the interactions of pairs of factors; none where the design is not full."""
    if results.spec["design"] != "full" or len(results.factors) < 2:
        return []
    cells = [results.cells[cell, reader].rates() for cell in results.levels]
    cases = sorted(set[str]().union(*cells).intersection(*cells))
    if len(cases) < 2:
        return []
    columns = dict(_columns(results, baselines or {}))
    right = np.array([[cell[case] for cell in cells] for case in cases])
    clusters = list(map(results.clusters.__getitem__, cases))
    found = _contrasts(right, columns, clusters)
    adjusted = holm([each.p for each in found])
    return [replace(each, adjusted_p=p) for each, p in zip(found, adjusted, strict=True)]


def _columns(results: Results, baselines: Mapping[str, Level]) -> Iterator[tuple[str, Numbers]]:
    """The columns of the design, one for each effect: centred, so that the other factors are averaged."""
    main: dict[str, list[tuple[str, Numbers]]] = {}
    for factor, levels in results.factors.items():
        baseline = baselines.get(factor, levels[0])
        main[factor] = [
            (
                f"{factor}: {level} - {baseline}",
                np.array([float(cell[factor] == level) - 1 / len(levels) for cell in results.levels.values()]),
            )
            for level in levels
            if level != baseline
        ]
    yield from itertools.chain.from_iterable(main.values())
    for one, other in itertools.combinations(main.values(), 2):
        for (name, values), (second, others) in itertools.product(one, other):
            yield f"({name}) x ({second})", values * others


def _contrasts(right: Numbers, columns: Mapping[str, Numbers], clusters: Sequence[str]) -> list[Effect]:
    design = np.column_stack([np.ones(right.shape[1]), *columns.values()])
    found = []
    for name, weights in zip(columns, np.linalg.pinv(design)[1:], strict=True):
        values = right @ weights
        within = float(weights[weights < 0].sum()), float(weights[weights > 0].sum())
        compared = paired([0.0] * len(values), values.round(12).tolist(), clusters, within=within, confidence=1 - LEVEL)
        found.append(Effect(name, compared.difference, compared.interval, compared.p, compared.p, len(values)))
    return found
