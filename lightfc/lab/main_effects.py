"""Main effects and interactions over all cells of a full factorial, taken together.

An effect is a contrast of cells, the other factors averaged: of a main effect the difference between a level and the
baseline of its factor, of an interaction how much that difference changes between a level of another factor and its
baseline. Contrasts are the coefficients of a linear mixed model where statsmodels is installed, the data are few enough
for it, and each answer stands in one cell: that model takes the cells of a case for independent. Else they are taken
case by case, which stratifies by case, with a bootstrap over clusters.
"""

import itertools
import math
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from lightfc.lab.comparisons import LEVEL, Results
from lightfc.lab.factors import Level
from lightfc.lab.intervals import Numbers, holm, paired

MIXED, BOOTSTRAP = "mixed model", "stratified bootstrap"

MAX_MIXED = 5_000
"""How many answers a mixed model is fitted to; it takes seconds for them, and for ten times as many minutes."""


@dataclass(frozen=True, slots=True)
class Effect:
    effect: str  # of a level against its baseline, or of two of them joined by `x`
    estimate: float
    interval: tuple[float, float]  # of 95 % confidence
    p: float  # of the test that there is none
    adjusted_p: float  # the same, adjusted (Holm) for all effects
    cases: int  # how many have an answer in every cell
    method: str  # `MIXED` or `BOOTSTRAP`


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
    fitted = [] if results.shares_answers else _mixed(right, columns, clusters)
    found = fitted or _bootstrap(right, columns, clusters)
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


def _bootstrap(right: Numbers, columns: Mapping[str, Numbers], clusters: Sequence[str]) -> list[Effect]:
    design = np.column_stack([np.ones(right.shape[1]), *columns.values()])
    found = []
    for name, weights in zip(columns, np.linalg.pinv(design)[1:], strict=True):
        values = right @ weights
        within = float(weights[weights < 0].sum()), float(weights[weights > 0].sum())
        compared = paired([0.0] * len(values), values.round(12).tolist(), clusters, within=within, confidence=1 - LEVEL)
        found.append(
            Effect(name, compared.difference, compared.interval, compared.p, compared.p, len(values), BOOTSTRAP)
        )
    return found


def _mixed(right: Numbers, columns: Mapping[str, Numbers], clusters: Sequence[str]) -> list[Effect]:
    """The effects by a mixed model; none where it cannot be fitted.

    Cases differ in how hard they are. Where several share a cluster, clusters do too, and each of them can go better
    with one cell than with another: that is what makes differences within a cluster go together.
    """
    try:
        import pandas
        from statsmodels.regression.mixed_linear_model import MixedLM
    except ImportError:
        return []
    cases, cells = right.shape
    if right.size > MAX_MIXED or right.min() == right.max():
        return []
    names = [f"x{number}" for number in range(len(columns))]
    data: dict[str, Any] = {name: np.tile(values, cases) for name, values in zip(names, columns.values(), strict=True)}
    data |= {"right": right.ravel(), "case": np.repeat(np.arange(cases), cells), "cell": np.tile(range(cells), cases)}
    data["cluster"] = np.repeat(np.unique(clusters, return_inverse=True)[1], cells)
    shared = len(set(clusters)) < cases
    parts = {"case": "0 + C(case)", "cell": "0 + C(cell)"} if shared else None
    with warnings.catch_warnings():
        # Variances are often 0, at the edge of what they can be, where methods that follow gradients do not end.
        warnings.simplefilter("ignore")
        try:
            fitted = MixedLM.from_formula(
                f"right ~ {' + '.join(names)}", pandas.DataFrame(data), groups="cluster", re_formula="1",
                vc_formula=parts,
            ).fit(method="powell")  # fmt: skip
        except (np.linalg.LinAlgError, ValueError):
            return []
        bounds, ps = fitted.conf_int(LEVEL), fitted.pvalues
    if not fitted.converged or not all(math.isfinite(ps[each]) for each in names):
        return []
    return [
        Effect(
            name,
            round(fitted.fe_params[x], 9),
            (round(bounds[0][x], 9), round(bounds[1][x], 9)),
            ps[x],
            ps[x],
            cases,
            MIXED,
        )
        for name, x in zip(columns, names, strict=True)
    ]
