"""Counts of what recorded answers turned out to be, by model, tool format and answer format."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lightfc.core.definitions import CERTAINTIES, Certainty
from lightfc.formats import LAYERS, Layer
from lightfc.lab.answers import RecordedAnswer, Unusable, usable
from lightfc.lab.cases import Case
from lightfc.lab.intervals import wilson
from lightfc.lab.readings import Reader
from lightfc.lab.verdicts import Outcome, Verdict, judge


@dataclass(slots=True)
class Score:
    """Counts of one group of answers."""

    outcomes: Counter[str] = field(default_factory=Counter)  # how many answers had which outcome
    causes: Counter[str] = field(default_factory=Counter)  # whose fault the wrong ones are
    notes: Counter[str] = field(default_factory=Counter)  # in how many answers which note was made
    certainty: Counter[tuple[Certainty, Outcome]] = field(default_factory=Counter)
    recorded: Counter[str] = field(default_factory=Counter)
    unusable: Counter[str] = field(default_factory=Counter)  # why rows were left out, and how many

    def add(self, verdict: Verdict, recorded: bool | None = None) -> None:
        """Count an answer."""
        self.outcomes[verdict.outcome] += 1
        if verdict.cause:
            self.causes[verdict.cause] += 1
        self.notes.update(verdict.calls.notes)
        if verdict.calls.certainty is not None:
            self.certainty[verdict.calls.certainty, verdict.outcome] += 1
        if recorded is not None:
            is_right = verdict.outcome == "right"
            self.recorded["right"] += recorded
            self.recorded["agree"] += recorded == is_right
            self.recorded["answers"] += 1
            self.recorded["read as right"] += is_right

    @property
    def gradable(self) -> int:
        """Answers to questions whose right calls are known."""
        o = self.outcomes
        return o["right"] + o["wrong"] + o["no call"]

    @property
    def irrelevant(self) -> int:
        """Answers to questions for which no call is right."""
        return self.outcomes["false call"] + self.outcomes["rightly no call"]

    def by_certainty(self) -> dict[str, dict[str, Any]]:
        """The answers that hold calls, by how certain their reading is."""
        found: dict[str, dict[str, Any]] = {}
        for level in CERTAINTIES:
            outcomes = {outcome: count for (each, outcome), count in self.certainty.items() if each == level}
            right = outcomes.get("right", 0)
            found[level] = {
                "answers": sum(outcomes.values()),
                **_rate("right", right, right + outcomes.get("wrong", 0)),
                "part_of_right": right / self.outcomes["right"] if self.outcomes["right"] else None,
                "outcomes": outcomes,
            }
        return found

    def to_dict(self) -> dict[str, Any]:
        """The figures as plain data: counts, rates, and their 95 % confidence intervals (Wilson)."""
        called = self.outcomes["right"] + self.outcomes["wrong"]
        figures: dict[str, Any] = {
            "answers": sum(self.outcomes.values()),
            "gradable": self.gradable,
            **_rate("accuracy", self.outcomes["right"], self.gradable),
            **_rate("call_found", called, self.gradable),
            "irrelevant": self.irrelevant,
            **_rate("false_call", self.outcomes["false call"], self.irrelevant),
            "outcomes": dict(self.outcomes),
            "causes": dict(self.causes),
            "notes": dict(self.notes.most_common()),
            "certainty": self.by_certainty(),
        }
        if self.recorded:
            figures["recorded"] = dict(self.recorded)
        if self.unusable:
            figures["unusable"] = dict(self.unusable)
        return figures


def _rate(name: str, part: int, whole: int) -> dict[str, Any]:
    if not whole:
        return {name: None, f"{name}_interval": None}
    return {name: part / whole, f"{name}_interval": wilson(part, whole)}


def score_rows(
    rows: Iterable[RecordedAnswer | Unusable],
    cases: Mapping[str, Case],
    layers: Collection[Layer] = LAYERS,
    answer_format: str | None = None,
) -> dict[tuple[str, str, str], Score]:
    """Score recorded answers, grouped by model, tool format and answer format.

    Rows that cannot be used are counted, with the reason, in a group of their own whose names are empty.
    """
    reader = Reader("asked for", tuple(layers))
    scores: dict[tuple[str, str, str], Score] = {}
    for row in usable(rows, cases, answer_format):
        if isinstance(row, Unusable):
            scores.setdefault(("", "", ""), Score()).unusable[row.reason] += 1
            continue
        verdict = judge(row.answer, cases[row.case], answer_format or row.answer_format, reader)
        scores.setdefault((row.model, row.tool_format, row.answer_format), Score()).add(verdict, row.right)
    return scores


def total(scores: Iterable[Score]) -> Score:
    """Several groups as one."""
    result = Score()
    for score in scores:
        for name in ("outcomes", "causes", "notes", "certainty", "recorded", "unusable"):
            setattr(result, name, getattr(result, name) + getattr(score, name))
    return result
