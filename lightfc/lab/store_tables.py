"""The tables of a store, their rows, and how many of them have ended.

`answers` is a view for other programs: one row a trial and reader, with the levels of its cell as JSON.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

VERSION = 2
"""Of the tables, as SQLite's `user_version`."""

SCHEMA = """
CREATE TABLE sweeps (sweep TEXT PRIMARY KEY, spec TEXT NOT NULL, begun REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE cases (key TEXT PRIMARY KEY, id TEXT NOT NULL, row TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE cells (
    sweep TEXT NOT NULL, cell INTEGER NOT NULL, levels TEXT NOT NULL, PRIMARY KEY (sweep, cell)
) WITHOUT ROWID;
CREATE TABLE requests (
    key TEXT PRIMARY KEY, model TEXT NOT NULL, question TEXT NOT NULL, state TEXT NOT NULL DEFAULT 'open',
    answer TEXT, error TEXT, recorded INTEGER, prompt_tokens INTEGER, completion_tokens INTEGER, latency_s REAL,
    attempts INTEGER NOT NULL DEFAULT 0, ended REAL
) WITHOUT ROWID;
CREATE TABLE trials (
    trial INTEGER PRIMARY KEY, sweep TEXT NOT NULL, cell INTEGER NOT NULL, case_key TEXT NOT NULL,
    repeat INTEGER NOT NULL, look INTEGER NOT NULL, request TEXT NOT NULL, UNIQUE (sweep, cell, case_key, repeat)
);
CREATE INDEX trials_by_request ON trials (request);
CREATE TABLE readings (
    trial INTEGER NOT NULL, reader TEXT NOT NULL, expression TEXT, certainty TEXT, notes TEXT NOT NULL,
    problem TEXT NOT NULL, PRIMARY KEY (trial, reader)
) WITHOUT ROWID;
CREATE TABLE scores (
    trial INTEGER NOT NULL, reader TEXT NOT NULL, checked TEXT NOT NULL, outcome TEXT NOT NULL, cause TEXT NOT NULL,
    is_right INTEGER, faults TEXT NOT NULL, PRIMARY KEY (trial, reader)
) WITHOUT ROWID;
CREATE VIEW answers AS
    SELECT t.trial, t.sweep, t.cell, c.levels, k.id AS case_id, t.repeat, r.model, r.state, r.answer, r.error,
        r.recorded, r.prompt_tokens, r.completion_tokens, r.latency_s, s.reader, s.checked, s.outcome, s.cause,
        s.is_right, s.faults, d.expression, d.certainty, d.notes
    FROM trials t JOIN cells c USING (sweep, cell) JOIN cases k ON k.key = t.case_key
        JOIN requests r ON r.key = t.request LEFT JOIN scores s USING (trial)
        LEFT JOIN readings d ON d.trial = t.trial AND d.reader = s.reader;
"""


@dataclass(frozen=True, slots=True)
class Request:
    """A request."""

    key: str  # the hash of all that follows
    model: str  # its label
    question: Mapping[str, Any]  # messages, tools, parameters and repeat, or where a recorded answer is
    has_failed: bool = False  # it was asked before and has an error


@dataclass(frozen=True, slots=True)
class Trial:
    """One cell, one case, one repeat."""

    cell: int  # its number in the sweep
    case_key: str  # the hash of the case, with the functions as they are shown
    repeat: int  # from 0
    look: int  # at which look at the answers it is there, from 1
    request: Request


@dataclass(frozen=True, slots=True)
class Kept:
    """A trial with its answer, as it is judged."""

    trial: int
    cell: int
    case_key: str
    answer: str


@dataclass(frozen=True, slots=True)
class Score:
    """What a trial is under one reader, as it is stored; see `lightfc.lab.verdicts.Verdict`."""

    trial: int
    reader: str
    checked: str
    outcome: str
    cause: str
    is_right: bool | None
    faults: str
    expression: str | None
    certainty: str | None
    notes: str
    problem: str


@dataclass(slots=True)
class Tally:
    """How many requests there are, and what became of them."""

    requests: int = 0
    answered: int = 0
    failed: int = 0
    asked: int = 0  # how often one was asked, those that failed and further attempts included
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0  # of the tokens, by the price of the model

    @property
    def tokens(self) -> int:
        """Of prompts and answers."""
        return self.prompt_tokens + self.completion_tokens


@dataclass(slots=True)
class Progress(Tally):
    """How far a sweep is, together and by model."""

    models: dict[str, Tally] = field(default_factory=dict)

    def add(self, model: str, **counts: float) -> None:
        """Count something for a model."""
        for tally in (self, self.models.setdefault(model, Tally())):
            for name, many in counts.items():
                setattr(tally, name, getattr(tally, name) + many)
