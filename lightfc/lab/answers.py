"""Recorded answers: their format in files, and what of a row cannot be used.

A file of answers holds one JSON object a line (packed by gzip where its name ends in `.gz`):

- `case`: the id of its case; `model`: who answered.
- `text`: what was said; or `message`, where calls came through the tools API: `{"content", "tool_calls"}`.
- `shown` and `asked`: tool format and answer format (`docs` and `output` in older rows).
- `right`: whether somebody else judged it right (`bfcl_valid` in older rows).
- `usage` (`prompt_tokens`, `completion_tokens`; or `output_tokens` alone) and `latency_s`, where they are known.
- any other name that a host asks for is a factor of its own.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from lightfc.core.chat import message_of
from lightfc.core.definitions import CERTAINTIES, Certainty
from lightfc.core.messages import Message, Usage
from lightfc.formats import ANSWER_FORMATS, LAYERS, Layer
from lightfc.lab.cases import Case, json_rows
from lightfc.lab.intervals import wilson
from lightfc.lab.verdicts import Outcome, Reader, Verdict, format_named, judge

_SHOWN_CHARS = 40
_TEXT, _COUNT = (str, "a string"), (int, "a whole number")
_TYPES: Mapping[str, tuple[Any, str]] = {
    "case": _TEXT, "model": _TEXT, "text": _TEXT, "finish_reason": _TEXT, "message": (Mapping, "an object"),
    "usage": (Mapping, "an object"), "prompt_tokens": _COUNT, "completion_tokens": _COUNT, "output_tokens": _COUNT,
    "latency_s": (int | float, "a number"),
}  # fmt: skip
_NEEDED = frozenset({"case", "model", "text", "message"})


@dataclass(frozen=True, slots=True)
class RecordedAnswer:
    case: str
    model: str
    answer: Message
    tool_format: str = ""  # empty where it is not known
    answer_format: str = "expression"  # as the row has it
    right: bool | None = None  # whether somebody else judged it right
    latency_s: float | None = None
    factors: Mapping[str, Any] = field(default_factory=dict)  # what else was varied


def recorded_answers(path: str | Path, factors: Sequence[str] = ()) -> Iterator[RecordedAnswer | str]:
    """The rows of a file, one by one; of a row that is no answer, what is wrong with it."""
    for where, row in json_rows(Path(path)):
        yield f"{where}: {row}" if isinstance(row, str) else answer_of_row(row, where, factors)


def answer_of_row(row: Mapping[str, Any], where: str, factors: Sequence[str] = ()) -> RecordedAnswer | str:
    """The answer that a row of a file of answers describes, or what is wrong with the row."""
    answer = "message" if "message" in row else "text"
    if any(key not in row for key in ("case", "model", answer)):
        return f"{where}: must be a JSON object with the keys case, model, text"
    if wrong := _wrong_type(row):
        return f"{where}: {wrong}"
    right = row.get("right", row.get("bfcl_valid"))
    return RecordedAnswer(
        row["case"],
        row["model"],
        _message(row),
        str(row.get("shown", row.get("docs", ""))),
        str(row.get("asked", row.get("output", "expression"))),
        None if right is None else bool(right),
        row.get("latency_s"),
        {name: row[name] for name in factors if name in row},
    )


def _wrong_type(row: Mapping[str, Any]) -> str:
    """Which value of a row has another type than it must have; empty if none has."""
    used = row.get("usage")
    given = {**row, **used} if isinstance(used, Mapping) else row
    for key, (kind, wanted) in _TYPES.items():
        value = given.get(key)
        if not isinstance(value, kind) and (value is not None or key in _NEEDED & given.keys()):
            return f"{key} must be {wanted}, not {json.dumps(value)[:_SHOWN_CHARS]}"
    return ""


def _message(row: Mapping[str, Any]) -> Message:
    counted: Mapping[str, Any] = row.get("usage") or {"completion_tokens": row.get("output_tokens")}
    usage = Usage(counted.get("prompt_tokens") or 0, counted.get("completion_tokens") or 0)
    if "message" in row:
        made = message_of(row["message"])
        return Message("assistant", made.content, usage=usage, tool_calls=made.tool_calls, reasoning=made.reasoning)
    return Message("assistant", row["text"], row.get("finish_reason"), usage)


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
        self.outcomes[verdict.outcome] += 1
        if verdict.cause:
            self.causes[verdict.cause] += 1
        self.notes.update(verdict.calls.notes)
        if verdict.calls.certainty is not None:
            self.certainty[verdict.calls.certainty, verdict.outcome] += 1
        is_right = verdict.is_right
        if recorded is not None and is_right is not None:
            self.recorded["right"] += recorded
            self.recorded["agree"] += recorded == is_right
            self.recorded["answers"] += 1
            self.recorded["read as right"] += is_right

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
        gradable = called + self.outcomes["no call"]  # to questions whose right calls are known
        irrelevant = self.outcomes["false call"] + self.outcomes["rightly no call"]  # for which no call is right
        figures: dict[str, Any] = {
            "answers": sum(self.outcomes.values()),
            "gradable": gradable,
            **_rate("accuracy", self.outcomes["right"], gradable),
            **_rate("call_found", called, gradable),
            "irrelevant": irrelevant,
            **_rate("false_call", self.outcomes["false call"], irrelevant),
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
    rows: Iterable[RecordedAnswer | str],
    cases: Mapping[str, Case],
    layers: Collection[Layer] = LAYERS,
    answer_format: str | None = None,
) -> dict[tuple[str, str, str], Score]:
    """Score recorded answers, grouped by model, tool format and answer format.

    Rows that cannot be used are counted, with the reason, in a group of their own whose names are empty.
    """
    reader = Reader("asked for", tuple(layers))
    scores: dict[tuple[str, str, str], Score] = defaultdict(Score)
    for row in rows:
        if isinstance(row, str):
            reason = row
        elif row.case not in cases:
            reason = f"the cases have no {row.case!r}; give the file of cases that the answers belong to"
        elif answer_format is None and format_named(row.answer_format) not in ANSWER_FORMATS:
            reason = f"unknown answer format {row.answer_format!r}; the answer formats are {', '.join(ANSWER_FORMATS)}"
        else:
            verdict = judge(row.answer, cases[row.case], answer_format or row.answer_format, reader)
            scores[row.model, row.tool_format, row.answer_format].add(verdict, row.right)
            continue
        scores["", "", ""].unusable[reason] += 1
    return scores


def total(scores: Iterable[Score]) -> Score:
    """Several groups as one."""
    every = list(scores)
    return Score(*(sum((getattr(score, each.name) for score in every), Counter()) for each in fields(Score)))
