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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lightfc.core.chat import message_of
from lightfc.core.messages import Message, Usage
from lightfc.formats import ANSWER_FORMATS
from lightfc.lab.cases import row_lines
from lightfc.lab.readings import format_named

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
    """An answer that was given before."""

    case: str
    model: str
    answer: Message
    tool_format: str = ""  # empty where it is not known
    answer_format: str = "expression"  # as the row has it
    right: bool | None = None  # whether somebody else judged it right
    latency_s: float | None = None
    factors: Mapping[str, Any] = field(default_factory=dict)  # what else was varied


@dataclass(frozen=True, slots=True)
class Unusable:
    """A row that is no answer to any case."""

    reason: str


def recorded_answers(path: str | Path, factors: Sequence[str] = ()) -> Iterator[RecordedAnswer | Unusable]:
    """The rows of a file, one by one."""
    for number, row in row_lines(Path(path)):
        where = f"{path}, line {number}"
        yield Unusable(f"{where}: {row}") if isinstance(row, str) else answer_of_row(row, where, factors)


def usable(
    answers: Iterable[RecordedAnswer | Unusable], cases: Mapping[str, Any], answer_format: str | None = None
) -> Iterator[RecordedAnswer | Unusable]:
    """The same rows; those are unusable too that answer no case, or were asked for in a format that nobody knows."""
    for each in answers:
        if isinstance(each, Unusable):
            yield each
        elif each.case not in cases:
            yield Unusable(f"the cases have no {each.case!r}; give the file of cases that the answers belong to")
        elif answer_format is None and format_named(each.answer_format) not in ANSWER_FORMATS:
            known = ", ".join(ANSWER_FORMATS)
            yield Unusable(f"unknown answer format {each.answer_format!r}; the answer formats are {known}")
        else:
            yield each


def answer_of_row(row: Mapping[str, Any], where: str, factors: Sequence[str] = ()) -> RecordedAnswer | Unusable:
    """The answer that a row of a file of answers describes."""
    answer = "message" if "message" in row else "text"
    if any(key not in row for key in ("case", "model", answer)):
        return Unusable(f"{where}: must be a JSON object with the keys case, model, text")
    if wrong := _wrong_type(row):
        return Unusable(f"{where}: {wrong}")
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
