"""What an experiment can vary: each factor is one entry of `FACTORS`, which says how a level changes what is asked.

A level changes a `Draft`, never a text: the prompt is written once, from the draft that all levels have made. Where a
level changes the functions, it changes the case with them, so that an answer is judged by what the model was shown.

Which levels are asked together, a design says: each makes cells of factors.
"""

import hashlib
import itertools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from lightfc.core.errors import LabError
from lightfc.formats import ANSWER_FORMATS, TOOL_FORMATS, Example
from lightfc.lab.cases import Case
from lightfc.lab.loaders import function_in

STRICTNESS = "strictness"
"""The factor that changes how answers are read and nothing of what is asked: its cells share their requests."""

Level = str | int | float | bool | None
"""A level of a factor: plain data, so that it can stand in a file, a table and a hash."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is going to be asked."""

    case: Case  # with the functions as they will be shown
    pool: Sequence[Case] = ()  # the cases of the experiment, from which distractors are taken
    examples: Sequence[Example] = ()  # those that may be shown
    seed: int = 0
    tool_format: str = "python"
    answer_format: str = "expression"
    parallel: bool = True
    shots: int = 0  # how many of the examples are shown
    parameters: Mapping[str, Any] = field(default_factory=dict)  # what goes to the server beside the messages


@dataclass(frozen=True, slots=True)
class Factor:
    about: str  # what it is, in words
    apply: Callable[[Draft, Any], Draft]  # changes a draft of a request to a level
    levels: tuple[Level, ...] = ()  # empty if there are too many to list
    kind: tuple[type, ...] = ()  # the types of a level, if they are not listed

    def check(self, name: str, level: Any) -> None:
        if self.levels and not any(type(level) is type(each) and level == each for each in self.levels):
            raise LabError(f"{name} has no level {level!r}; its levels are {', '.join(map(repr, self.levels))}")
        if self.kind and type(level) not in self.kind:
            raise LabError(
                f"a level of {name} must be {' or '.join(each.__name__ for each in self.kind)}, not {level!r}"
            )
        if not self.levels and type(level) in (int, float) and level < 0:
            raise LabError(f"a level of {name} must be at least 0, not {level!r}")


def seeded(*parts: object) -> random.Random:
    """Random numbers that depend on the given parts alone, and not on the order in which anything is asked for."""
    digest = hashlib.sha256("\0".join(map(str, parts)).encode()).digest()
    return random.Random(digest)  # noqa: S311 - an experiment has to come out the same again


def _set(name: str) -> Callable[[Draft, Any], Draft]:
    return lambda draft, level: replace(draft, **{name: level})


def _parameter(name: str) -> Callable[[Draft, Any], Draft]:
    return lambda draft, level: replace(draft, parameters={**draft.parameters, name: level})


def _with_functions(draft: Draft, functions: Sequence[Mapping[str, Any]]) -> Draft:
    return replace(draft, case=replace(draft.case, functions=tuple(functions)))


def _order(draft: Draft, level: str) -> Draft:
    functions = list(draft.case.functions)
    if level == "reversed":
        functions.reverse()
    elif level == "shuffled":
        seeded(draft.seed, "order", draft.case.id).shuffle(functions)
    return _with_functions(draft, functions)


def _distractors(draft: Draft, level: int) -> Draft:
    """Functions of other cases between those of the case; the same ones for each level, and more of them."""
    own = {each["name"] for each in draft.case.functions}
    others = {each["name"]: each for case in draft.pool for each in case.functions if each["name"] not in own}
    chance = seeded(draft.seed, "distractors", draft.case.id)
    names = sorted(others)
    chance.shuffle(names)
    functions = list(draft.case.functions)
    for name in names[:level]:
        functions.insert(chance.randint(0, len(functions)), others[name])
    return _with_functions(draft, functions)


def _names(draft: Draft, level: str) -> Draft:
    """A control: names that say nothing, so that only descriptions and parameters tell what a function does."""
    if level == "own":
        return draft
    case = draft.case
    new = {each["name"]: f"function_{number}" for number, each in enumerate(case.functions, 1)}
    functions = [{**each, "name": new[each["name"]]} for each in case.functions]
    expected = case.expected and [{new.get(name, name): each for name, each in call.items()} for call in case.expected]
    return _with_functions(replace(draft, case=replace(case, expected=expected)), functions)


def _descriptions(draft: Draft, level: str) -> Draft:
    """Other words for the same functions: none, those of the case by the name of the level, or those of a function."""
    if level == "own":
        return draft
    words = _words(draft.case, level)
    return _with_functions(draft, [_reworded(each, str(each["name"]), words) for each in draft.case.functions])


def _words(case: Case, level: str) -> Callable[[str, str], Any]:
    """What stands in the place of a description, given where that is (`function.parameter`) and its text."""
    if level == "none":
        return lambda where, text: ""
    if ":" in level:
        return function_in(level, "the function of descriptions")
    given = case.data.get("descriptions", {}).get(level)
    if not isinstance(given, Mapping):
        raise LabError(
            f"case {case.id} has no descriptions {level!r}: give them as data.descriptions.{level}, by function and "
            "function.parameter, or take own, none or words.py:function"
        )
    return lambda where, text: given.get(where, text)


def _reworded(schema: Any, where: str, words: Callable[[str, str], Any]) -> Any:
    """A documentation in other words, without those that are empty; a parameter may be called `description`."""
    if isinstance(schema, list):
        return [_reworded(each, where, words) for each in schema]
    if not isinstance(schema, Mapping):
        return schema
    found: dict[str, Any] = {}
    for key, value in schema.items():
        if key == "description" and isinstance(value, str):
            if text := words(where, value):
                found[key] = str(text)
        elif key == "properties" and isinstance(value, Mapping):
            found[key] = {name: _reworded(each, f"{where}.{name}", words) for name, each in value.items()}
        else:
            found[key] = value if key in ("enum", "const", "default") else _reworded(value, where, words)
    return found


_NUMBER = (int, float)

FACTORS: Mapping[str, Factor] = {
    "shown": Factor("how functions are shown: the tool format", _set("tool_format"), tuple(TOOL_FORMATS)),
    "asked": Factor(
        "how the answer is asked for and read: the answer format", _set("answer_format"), tuple(ANSWER_FORMATS)
    ),
    "parallel": Factor("whether several calls at once are asked for", _set("parallel"), (True, False)),
    "shots": Factor("how many examples are shown", _set("shots"), kind=(int,)),
    "order": Factor("order of the functions", _order, ("given", "reversed", "shuffled")),
    "distractors": Factor("how many functions of other cases stand beside", _distractors, kind=(int,)),
    "names": Factor("whether functions have names that say what they do", _names, ("own", "numbered")),
    "descriptions": Factor("in which words functions are described", _descriptions, kind=(str,)),
    "temperature": Factor("sampling temperature", _parameter("temperature"), kind=_NUMBER),
    "top_p": Factor("part of the probability that is sampled from", _parameter("top_p"), kind=_NUMBER),
    "max_tokens": Factor("longest answer in tokens", _parameter("max_tokens"), kind=(int,)),
    "stop": Factor("text at which an answer ends", _parameter("stop"), kind=(str,)),
    STRICTNESS: Factor("by which reader a cell is judged", lambda draft, level: draft, kind=(str,)),
}
"""What can be varied beside the model, by name, in the order in which levels are applied. `about` says what each is.

Examples:
    >>> from lightfc.lab import FACTORS
    >>> "shots" in FACTORS, "temperature" in FACTORS
    (True, True)
"""


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
