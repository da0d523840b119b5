"""What was asked and answered, in one SQLite file from which nothing is lost.

A request stands there before it is asked, under the hash of what is asked, and its answer is written in one transaction
before anything is made of it: a sweep that is killed at any moment asks for nothing twice whose answer it had. Readings
and scores stand in tables of their own and can be thrown away.

One process fills a store at a time. It holds a lock on a second file beside it, which the system gives back when the
process ends, however it ends. Reading needs no lock.
"""

import hashlib
import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from lightfc.core.database_files import why_not_opened
from lightfc.core.errors import StoreError
from lightfc.core.messages import Message
from lightfc.core.options import named_options

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
        for tally in (self, self.models.setdefault(model, Tally())):
            for name, many in counts.items():
                setattr(tally, name, getattr(tally, name) + many)


_ADVICE = {
    "full": "; free some space and run the same command again: the answers so far are kept",
    "readonly": "; give a copy of it that can be written",
}
"""What to do, by a word of what SQLite says."""


def _whole(text: str) -> str:
    """A text without halves of characters, which no file can hold; a model that says one says `?`."""
    return text.encode("utf-8", "replace").decode()


def digest(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _plain(value: Any) -> str:
    return _whole(json.dumps(value, ensure_ascii=False))


@named_options
class Store:
    """A file of sweeps with their requests, answers and verdicts: an SQLite database.

    `run` fills it; its other methods read it. Each request is stored under the hash of what was asked, so sweeps that
    ask the same share answers.

    Args:
        path: The file; made if it does not exist.
        create: Whether it may be made; True by default.

    Attributes:
        path: The file.

    Raises:
        StoreError: It cannot be opened, does not exist, or is not a store of this version.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc.lab import Store
        >>> folder = tempfile.TemporaryDirectory()
        >>> store = Store(Path(folder.name) / "answers.db")
        >>> len(store.sweeps())
        0
        >>> store.close()
        >>> folder.cleanup()
    """

    def __init__(self, path: str | Path, *, create: bool = True) -> None:
        self.path = Path(path)
        if not create and not self.path.is_file():
            raise StoreError(f"there is no file {self.path}; `lightfc lab run` makes it")
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None)
        except sqlite3.Error as error:
            raise StoreError(f"{self.path} cannot be opened: {why_not_opened(self.path, error)}") from error
        try:
            with self._translating("cannot be opened"):
                self._prepare()
        except BaseException:
            self._db.close()
            raise

    def _prepare(self) -> None:
        self._db.execute("PRAGMA busy_timeout = 10000")
        self._is_new()  # nothing is changed in a file of others
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = NORMAL")
        with self.writing():
            if self._is_new():
                for statement in SCHEMA.split(";\n"):
                    self._db.execute(statement)
                self._db.execute(f"PRAGMA user_version = {VERSION}")

    def _is_new(self) -> bool:
        """Whether nothing is in the file; what is not a store of this version is refused."""
        (version,) = self._db.execute("PRAGMA user_version").fetchone()
        names = {name for (name,) in self._db.execute("SELECT name FROM sqlite_master")}
        if not names and version == 0:
            return True
        if "sweeps" not in names:
            raise StoreError(f"{self.path} is a database, but not a store of the lab: give another file")
        if version != VERSION:
            what = f"has version {version}; this lightfc reads version {VERSION}"
            raise StoreError(f"{self.path} {what}: give another file")
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    @contextmanager
    def _translating(self, what: str) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            advice = next((each for word, each in _ADVICE.items() if word in str(error)), "")
            raise StoreError(f"{self.path} {what}: {error}{advice}") from error

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Open a transaction for a `with` block: everything in the block is written, or nothing.

        Raises:
            StoreError: The file cannot be written.
        """
        with self._translating("cannot be written"):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    @contextmanager
    def filling(self) -> Iterator[None]:
        """Lock the store for a `with` block, so that no other process fills it meanwhile.

        Raises:
            StoreError: Another process fills it.
        """
        with self._translating("cannot be locked"):
            lock = sqlite3.connect(f"{self.path}-filling", isolation_level=None, timeout=0)
        with closing(lock):
            try:
                with self._translating("cannot be locked"):
                    lock.execute("BEGIN EXCLUSIVE")
            except StoreError as error:
                if "locked" not in str(error.__cause__):
                    raise
                raise StoreError(
                    f"{self.path} is in use by another run; wait until that ends, or give this run another store"
                ) from error
            yield

    def add(
        self,
        sweep: str,
        spec: Mapping[str, Any],
        cells: Sequence[Mapping[str, Any]],
        cases: Mapping[str, tuple[str, Mapping[str, Any]]],
        trials: Iterable[Trial],
    ) -> None:
        """Write a sweep with all of its requests. Requests and answers that are there already stay.

        Args:
            sweep: The hash of the sweep.
            spec: Its description, `Sweep.spec`.
            cells: The level of each factor, for each cell.
            cases: The id and the row of each case, by hash.
            trials: All trials of the sweep.

        Raises:
            StoreError: The file cannot be written.
        """
        execute, many = self._db.execute, self._db.executemany
        with self.writing():
            # How it is judged can change between runs of a sweep; what it asks cannot.
            upsert = "INSERT INTO sweeps VALUES (?, ?, ?) ON CONFLICT (sweep) DO UPDATE SET spec = excluded.spec"
            execute(upsert, (sweep, _plain(spec), time.time()))
            rows = ((sweep, number, _plain(levels)) for number, levels in enumerate(cells))
            many("INSERT OR IGNORE INTO cells VALUES (?, ?, ?)", rows)
            for each in trials:
                request = each.request
                execute(
                    "INSERT OR IGNORE INTO requests (key, model, question) VALUES (?, ?, ?)",
                    (request.key, request.model, _plain(request.question)),
                )
                execute(
                    "INSERT OR IGNORE INTO trials (sweep, cell, case_key, repeat, look, request)"
                    " VALUES (?, ?, ?, ?, ?, ?)",
                    (sweep, each.cell, each.case_key, each.repeat, each.look, request.key),
                )
            # The cases are known when all trials were made.
            kept = ((key, name, _plain(row)) for key, (name, row) in cases.items())
            many("INSERT OR IGNORE INTO cases VALUES (?, ?, ?)", kept)

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._translating("cannot be read"):
            return self._db.execute(query, values).fetchall()

    def sweeps(self) -> dict[str, dict[str, Any]]:
        """Give the description of each sweep by its hash, the oldest first; `"begun"` is its start, in Unix time."""
        found = self._rows("SELECT sweep, spec, begun FROM sweeps ORDER BY begun")
        return {sweep: {**json.loads(spec), "begun": begun} for sweep, spec, begun in found}

    def cells(self, sweep: str) -> dict[int, dict[str, Any]]:
        """Give the level of each factor, for each cell of a sweep by its number."""
        found = self._rows("SELECT cell, levels FROM cells WHERE sweep = ? ORDER BY cell", sweep)
        return {cell: json.loads(levels) for cell, levels in found}

    def cases(self, sweep: str) -> dict[str, dict[str, Any]]:
        """Give the row of each case of a sweep by its hash."""
        query = "SELECT key, row FROM cases WHERE key IN (SELECT case_key FROM trials WHERE sweep = ?)"
        return {key: json.loads(row) for key, row in self._rows(query, sweep)}

    def open_requests(self, sweep: str, look: int, cells: Iterable[int]) -> list[tuple[str, str]]:
        """List the requests without an answer, as pairs of hash and model, in the order of the trials.

        Args:
            sweep: The hash of the sweep.
            look: The last look whose requests are listed.
            cells: The numbers of the cells whose requests are listed.
        """
        query = (
            "SELECT request, model FROM trials JOIN requests ON key = request WHERE sweep = ? AND state != 'answered'"
            " AND look <= ? AND cell IN (SELECT value FROM json_each(?)) GROUP BY request ORDER BY min(trial)"
        )
        return [tuple(row) for row in self._rows(query, sweep, look, json.dumps(list(cells)))]

    def request(self, key: str) -> Request:
        """Give the request with a hash."""
        ((model, question, state),) = self._rows("SELECT model, question, state FROM requests WHERE key = ?", key)
        return Request(key, model, json.loads(question), state == "failed")

    def answered(self, key: str, answer: Message, latency_s: float | None = None, recorded: bool | None = None) -> None:
        """Write the answer to a request.

        Args:
            key: The hash of the request.
            answer: The answer.
            latency_s: How long it took, in seconds; None if that is not known.
            recorded: Whether its recording says that it is right; None if it does not say.
        """
        usage = answer.usage
        tokens = (usage.prompt_tokens, usage.completion_tokens) if usage else (None, None)
        text = _plain(answer.to_dict())
        with self.writing():
            self._db.execute(
                "UPDATE requests SET state = 'answered', answer = ?, error = NULL, recorded = ?, prompt_tokens = ?,"
                " completion_tokens = ?, latency_s = ?, attempts = attempts + 1, ended = ? WHERE key = ?",
                (text, recorded, *tokens, latency_s, time.time(), key),
            )

    def failed(self, key: str, error: str) -> None:
        """Write that a request failed. It is sent again when the sweep is run again.

        Args:
            key: The hash of the request.
            error: Why it failed.
        """
        with self.writing():
            self._db.execute(
                "UPDATE requests SET state = 'failed', error = ?, attempts = attempts + 1, ended = ? WHERE key = ?",
                (_whole(error), time.time(), key),
            )

    def progress(self, sweep: str) -> Progress:
        """Count the requests of a sweep by their state, and tokens; the cost is 0, since a store has no prices."""
        query = (
            "SELECT model, count(*), sum(state = 'answered'), sum(state = 'failed'), sum(attempts),"
            " coalesce(sum(prompt_tokens), 0), coalesce(sum(completion_tokens), 0) FROM requests"
            " WHERE key IN (SELECT request FROM trials WHERE sweep = ?) GROUP BY model"
        )
        names = ("requests", "answered", "failed", "asked", "prompt_tokens", "completion_tokens")
        found = Progress()
        for model, *counts in self._rows(query, sweep):
            found.add(model, **dict(zip(names, counts, strict=True)))
        return found

    def not_judged(self, sweep: str) -> int:
        """Count the trials of a sweep that have an answer and no verdict."""
        query = (
            "SELECT count(*) FROM trials t JOIN requests ON key = request WHERE sweep = ? AND state = 'answered'"
            " AND NOT EXISTS (SELECT 1 FROM scores s WHERE s.trial = t.trial)"
        )
        return int(self._rows(query, sweep)[0][0])

    def kept(self, sweep: str) -> Iterator[tuple[int, int, str, str]]:
        """Give the trials of a sweep that have an answer, as they are judged.

        Yields:
            Trial, cell, hash of the case, answer.
        """
        query = (
            "SELECT trial, cell, case_key, answer FROM trials JOIN requests ON key = request"
            " WHERE sweep = ? AND state = 'answered' ORDER BY trial"
        )
        with self._translating("cannot be read"):
            yield from self._db.execute(query, (sweep,))

    def replace_scores(self, sweep: str, scores: Iterable[Sequence[Any]]) -> None:
        """Write the readings and verdicts of a sweep in the place of those before, when all of them are made.

        Args:
            sweep: The hash of the sweep.
            scores: Of each trial and reader the columns of both tables, as they stand.
        """
        with self._translating("cannot be written"):
            self._db.execute("DROP TABLE IF EXISTS temp.made")
            self._db.execute("CREATE TEMP TABLE made (a, b, c, d, e, f, g, h, i, j, k)")
        for score in scores:  # which can fail by themselves
            with self._translating("cannot be written"):
                self._db.execute("INSERT INTO temp.made VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", score)
        with self.writing():
            for table, columns in (("readings", "a, b, c, d, e, f"), ("scores", "a, b, g, h, i, j, k")):
                of_sweep = f"DELETE FROM {table} WHERE trial IN (SELECT trial FROM trials WHERE sweep = ?)"  # noqa: S608 - the table is one of ours
                self._db.execute(of_sweep, (sweep,))
                self._db.execute(f"INSERT INTO {table} SELECT {columns} FROM temp.made")  # noqa: S608 - as above
        self._db.execute("DROP TABLE temp.made")

    def judged_spec(self, sweep: str) -> dict[str, Any]:
        """What a sweep is, with the checks that its answers are judged by now: they can have been judged again."""
        query = (
            "SELECT DISTINCT checked FROM scores WHERE trial IN (SELECT trial FROM trials WHERE sweep = ?) ORDER BY 1"
        )
        return {**self.sweeps()[sweep], "check": ", ".join(name for (name,) in self._rows(query, sweep))}

    def scored(self, sweep: str) -> Iterator[tuple[Any, ...]]:
        """Give the judged trials of a sweep, one row for each reader.

        Yields:
            Cell, hash of the case, look, reader, outcome, cause, is_right, recorded, prompt tokens, completion tokens,
            latency in seconds, trial.
        """
        query = (
            "SELECT t.cell, t.case_key, t.look, s.reader, s.outcome, s.cause, s.is_right, r.recorded,"
            " r.prompt_tokens, r.completion_tokens, r.latency_s, t.trial"
            " FROM trials t JOIN scores s USING (trial) JOIN requests r ON r.key = t.request WHERE t.sweep = ?"
            " ORDER BY t.trial"
        )
        with self._translating("cannot be read"):
            yield from self._db.execute(query, (sweep,))

    def answers(self, sweep: str, trials: Sequence[int] | None = None) -> Iterator[dict[str, Any]]:
        """Give the rows of the view `answers` of a sweep, each with its request, case and problem of reading.

        Args:
            sweep: The hash of the sweep.
            trials: The numbers of the trials; None, the default, for all.
        """
        query = (
            "SELECT a.*, r.question, k.row AS case_row, d.problem FROM answers a JOIN trials t USING (trial)"
            " JOIN requests r ON r.key = t.request JOIN cases k ON k.key = t.case_key"
            " LEFT JOIN readings d ON d.trial = a.trial AND d.reader = a.reader WHERE a.sweep = ?"
            " AND (? IS NULL OR a.trial IN (SELECT value FROM json_each(?))) ORDER BY a.cell, a.trial, a.reader"
        )
        wanted = None if trials is None else json.dumps(trials)
        with self._translating("cannot be read"):
            found = self._db.execute(query, (sweep, wanted, wanted))
            names = [each[0] for each in found.description]
            for row in found:
                yield dict(zip(names, row, strict=True))

    def errors(self, sweep: str) -> list[tuple[str, str, int]]:
        """Count the errors of failed requests: model, error and number, the most frequent first."""
        query = (
            "SELECT model, error, count(*) AS many FROM requests WHERE state = 'failed'"
            " AND key IN (SELECT request FROM trials WHERE sweep = ?) GROUP BY model, error ORDER BY many DESC, model"
        )
        return [tuple(row) for row in self._rows(query, sweep)]
