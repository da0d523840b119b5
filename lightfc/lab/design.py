"""Which levels are asked together: a design makes cells of factors.

- `full`: every combination.
- `one at a time`: the first level of each factor is the baseline; each other level is tried with all else as in it.
- `latin square`: every combination of all factors but one; the level of that one follows from the others', so that each
  of its levels meets each level of a factor whose number of levels it divides equally often. It costs one factor less,
  and cannot tell that factor's main effect from interactions of the others.
"""

import itertools
from collections.abc import Callable, Mapping, Sequence

from lightfc.core.errors import LabError
from lightfc.lab.factors import Level

Levels = Mapping[str, Level]
"""A cell: the level of each factor."""

Design = Callable[[Mapping[str, Sequence[Level]]], list[dict[str, Level]]]


def _full(factors: Mapping[str, Sequence[Level]]) -> list[dict[str, Level]]:
    return [dict(zip(factors, levels, strict=True)) for levels in itertools.product(*factors.values())]


def _one_at_a_time(factors: Mapping[str, Sequence[Level]]) -> list[dict[str, Level]]:
    baseline = {name: levels[0] for name, levels in factors.items()}
    return [baseline, *({**baseline, name: level} for name, levels in factors.items() for level in levels[1:])]


def _latin_square(factors: Mapping[str, Sequence[Level]]) -> list[dict[str, Level]]:
    varied = [name for name, levels in factors.items() if len(levels) > 1 and name != "model"]
    if len(varied) < 3:
        raise LabError("a latin square needs three factors beside the model; use the design full")
    follows = min(varied, key=lambda name: len(factors[name]))
    others = {name: levels for name, levels in factors.items() if name != follows}
    cells = []
    for places in itertools.product(*(range(len(levels)) for levels in others.values())):
        cell: dict[str, Level] = {name: others[name][place] for name, place in zip(others, places, strict=True)}
        counted = sum(place for name, place in zip(others, places, strict=True) if name in varied)
        cells.append({**cell, follows: factors[follows][counted % len(factors[follows])]})
    return cells


DESIGNS: Mapping[str, Design] = {"full": _full, "one at a time": _one_at_a_time, "latin square": _latin_square}
"""The designs by name. A design makes the cells of an experiment: combinations of one level of each factor.

- `full`: every combination.
- `one at a time`: the first level of each factor is the baseline; each other level is tried with all else as there.
- `latin square`: every combination of all factors but one, whose level follows from the others. It needs three factors
  beside the model and costs one factor less, but cannot tell that factor's effect from interactions of the others.

Examples:
    >>> from lightfc.lab import DESIGNS
    >>> sorted(DESIGNS)
    ['full', 'latin square', 'one at a time']
"""


def cells_of(design: str, factors: Mapping[str, Sequence[Level]]) -> list[dict[str, Level]]:
    """The cells of an experiment, each once; the first level of each factor is the baseline."""
    if design not in DESIGNS:
        raise LabError(f"there is no design {design!r}; the designs are {', '.join(DESIGNS)}")
    for name, levels in factors.items():
        if not levels:
            raise LabError(f"{name} has no levels: the sweep has no cells")
        if len({(type(each), each) for each in levels}) < len(levels):
            raise LabError(f"{name} names a level twice: {', '.join(map(repr, levels))}")
    return DESIGNS[design](factors)
