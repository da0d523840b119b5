"""A file that remembers which calls of a run have finished, so that a crash loses none of them.

Each call is written before it starts and when it has ended, before anything is made of its value. Every write is one
transaction of SQLite, so what was written is there after the process was killed at any moment; after a failure of the
machine itself the last writes may be missing, and their calls count as not finished.
"""

import json
import sqlite3
import threading
import weakref
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from os import PathLike, fspath
from typing import Any

from lightfc.approval import ApprovalRequest
from lightfc.errors import ExportError, JournalError
from lightfc.export import dumps, loads
from lightfc.gate import Shown
from lightfc.raised import raised, restored
from lightfc.types import CallError, Finished, Function, FunctionOutput

__all__ = ["Interrupted", "Journal", "JournalledRun"]

_SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY, text TEXT NOT NULL, stands_on TEXT NOT NULL, state TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS calls (
    run_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, arguments TEXT NOT NULL, state TEXT NOT NULL,
    edited TEXT, value TEXT, error TEXT, attempts INTEGER NOT NULL DEFAULT 0, duration_s REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (run_id, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS requests (
    run_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, site INTEGER NOT NULL, reason TEXT NOT NULL,
    arguments TEXT,
    PRIMARY KEY (run_id, id)
) WITHOUT ROWID;
"""


_VERSION = 2
"""Of the tables, as SQLite's `user_version`. Version 0.1 had none, and noted decisions that held for whole loops."""

_TWICE = "the journal {} has this already: another process is at this run"


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A call that had started, and may have had its effect, but whose value is not known.

    Attributes:
        name: Name of the tool.
        written: What it was called with, as the journal writes it.
        arguments: The same by parameter; None where that could not be stored.
        stored: False where it had finished, but its value could not be stored.
        attempts: What the file says of its attempts, by which one sees whether another process has taken it up.
    """

    name: str
    written: str
    arguments: Mapping[str, Any] | None
    stored: bool
    attempts: int = 0


@dataclass(slots=True)
class JournalledRun:
    """One run in a journal.

    Attributes:
        journal: The journal.
        run_id: Its name there.
        types: The classes that values may be of.
        text: The text.
        finished: The calls that have finished, by id.
        interrupted: The calls that had started and not finished, by id.
        shown: What the host was last shown of each call, and what is known of those that were interrupted, by id.
        state: What the run was before it was taken up.
    """

    journal: "Journal"
    run_id: str
    types: Iterable[type]
    text: str
    finished: dict[str, Finished] = field(default_factory=dict)
    interrupted: dict[str, Interrupted] = field(default_factory=dict)
    shown: dict[str, Shown] = field(default_factory=dict)
    state: str = "running"

    def named(self, given: Mapping[str, Any]) -> str:
        """Arguments by name, as the journal writes them; what has no JSON form is told by its type."""
        return json.dumps({name: self._argument(value) for name, value in given.items()}, sort_keys=True)

    def _argument(self, value: Any) -> Any:
        try:
            return dumps(value, self.types)
        except ExportError:
            return {"type": f"{type(value).__module__}:{type(value).__qualname__}"}

    def started(self, record: FunctionOutput, arguments: str, edited: Function | None) -> None:
        """Note that a call is about to be made.

        Args:
            record: Its record.
            arguments: The arguments that the text gives it, as `named` writes them.
            edited: Those that the host gave it in their place.

        Raises:
            JournalError: It cannot be written, or another process has begun this call.
        """
        before = self.interrupted.get(record.id)
        passed = None if edited is None else self._edited(edited)
        if before is None:
            self.journal.write(
                "INSERT INTO calls (run_id, id, name, arguments, edited, state) VALUES (?, ?, ?, ?, ?, 'started')",
                (self.run_id, record.id, record.name, arguments, passed),
            )
            return
        state = "started" if before.stored else "not stored"
        taken = self.journal.write(
            "UPDATE calls SET arguments = ?, edited = ?, state = 'started', attempts = attempts + 1"
            " WHERE run_id = ? AND id = ? AND state = ? AND attempts = ?",
            (arguments, passed, self.run_id, record.id, state, before.attempts),
        )
        if not taken:
            raise JournalError(_TWICE.format(self.journal.path))

    def _edited(self, call: Function) -> str | None:
        try:
            return dumps([list(call.args), dict(call.kwargs)], self.types)
        except ExportError:
            return None

    def ended(self, record: FunctionOutput) -> None:
        """Note how a call has ended.

        Raises:
            JournalError: It cannot be written.
        """
        value, error, state = None, None, record.state
        try:
            value = dumps(record.output, self.types)
            error = None if record.error is None else dumps([record.error, raised(record.error, self.types)])
        except ExportError:
            state = "not stored" if record.error is None else "failed"  # type: ignore[assignment]
        self.journal.write(
            "UPDATE calls SET state = ?, value = ?, error = ?, attempts = ?, duration_s = ?"
            " WHERE run_id = ? AND id = ?",
            (state, value, error, record.attempts, record.duration_s, self.run_id, record.id),
        )

    def waits(self, requests: Iterable[ApprovalRequest]) -> None:
        """Note what the host is asked about: a decision holds for what it was shown.

        Raises:
            JournalError: It cannot be written.
        """
        for each in requests:
            shown = None if each.arguments is None else self.named(each.arguments)
            self.journal.write(
                "INSERT OR REPLACE INTO requests VALUES (?, ?, ?, ?, ?, ?)",
                (self.run_id, each.id, each.name, each.site, each.reason, shown),
            )

    def close(self, state: str) -> None:
        """Note how the run has ended, and let others resume it.

        Raises:
            JournalError: It cannot be written.
        """
        self.journal.release(self.run_id)
        self.journal.write("UPDATE runs SET state = ? WHERE run_id = ?", (state, self.run_id))


class Journal:
    """An SQLite file of runs.

    Args:
        path: The file; made if it does not exist. On a local disk: locks do not work on every network disk.

    Raises:
        JournalError: The file cannot be opened, or is no journal.

    Many threads may use one journal, and several processes one file, but no two of them the same run.
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        self.path = fspath(path)
        self._lock = threading.Lock()
        self._open: set[str] = set()
        try:
            # Each statement is a transaction of its own.
            self._connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=30)
            weakref.finalize(self, self._connection.close)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = NORMAL")
            self._check_version()
            self._connection.executescript(_SCHEMA)
        except sqlite3.Error as error:
            raise JournalError(f"{self.path} cannot be used as a journal: {error}") from error

    def _check_version(self) -> None:
        """Refuse a file of another version; a new one becomes one of this.

        Raises:
            JournalError: It is one of another version.
        """
        ((version,),) = self._connection.execute("PRAGMA user_version").fetchall()
        begun = self._connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'runs'").fetchall()
        if version == 0 and not begun:
            self._connection.execute(f"PRAGMA user_version = {_VERSION}")
        elif version != _VERSION:
            whose = "lightfc 0.1" if version == 0 else "a newer lightfc"
            raise JournalError(
                f"{self.path} is a journal of {whose}, whose runs this version cannot resume; finish them there, or "
                "give another file"
            )

    def runs(self) -> dict[str, str]:
        """The state of each run by its id.

        `"running"` is also the state of a run that was cancelled, or whose process was killed; it can be resumed, as
        can one that is `"waiting"`.
        """
        return dict(self._read("SELECT run_id, state FROM runs ORDER BY rowid", ()))

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._connection.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def begin(self, run_id: str, text: str, stands_on: Mapping[str, str], types: Iterable[type]) -> JournalledRun:
        """Note a new run.

        Args:
            run_id: Its name.
            text: The text.
            stands_on: A digest of each thing beside the text that its meaning depends on, by name.
            types: The classes that values may be of.

        Raises:
            JournalError: There is a run of this name, or it cannot be written.
        """
        if self._read("SELECT 1 FROM runs WHERE run_id = ?", (run_id,)):
            raise JournalError(f"there is a run {run_id!r} in {self.path} already; resume it, or give another run_id")
        with self._claimed(run_id):
            self.write("INSERT INTO runs VALUES (?, ?, ?, 'running')", (run_id, text, json.dumps(dict(stands_on))))
        return JournalledRun(self, run_id, types, text)

    def text(self, run_id: str) -> str:
        """The text of a run.

        Raises:
            JournalError: There is no such run.
        """
        rows = self._read("SELECT text FROM runs WHERE run_id = ?", (run_id,))
        if not rows:
            raise JournalError(f"there is no run {run_id!r} in {self.path}")
        return str(rows[0][0])

    def resume(self, run_id: str, stands_on: Mapping[str, str], types: Iterable[type]) -> JournalledRun:
        """Take up a run where it was left.

        Args:
            run_id: Its name.
            stands_on: As for `begin`.
            types: As for `begin`.

        Raises:
            JournalError: There is no such run, it is running, or what it stands on has changed.
        """
        run = JournalledRun(self, run_id, types, self.text(run_id))
        try:
            self._read_run(run, stands_on)
        except JournalError:
            raise
        except Exception as error:  # what is no longer what was written may be at fault in any way
            raise JournalError(f"run {run_id!r} cannot be resumed: {self.path} cannot be read: {error}") from error
        with self._claimed(run_id):
            self.write("UPDATE runs SET state = 'running' WHERE run_id = ?", (run_id,))
        return run

    def _read_run(self, run: JournalledRun, stands_on: Mapping[str, str]) -> None:
        """What has been noted of a run.

        Raises:
            JournalError: What it stands on has changed, or it cannot be read.
            Exception: What is noted is not what was written.
        """
        run_id, types = run.run_id, run.types
        ((began_on, run.state),) = self._read("SELECT stands_on, state FROM runs WHERE run_id = ?", (run_id,))
        before = json.loads(began_on)
        changed = sorted(name for name in {*before, *stands_on} if before.get(name) != stands_on.get(name))
        if changed:
            raise JournalError(
                f"run {run_id!r} cannot be resumed: changed since it began: {', '.join(changed)}; "
                "restore it, or begin a new run"
            )
        rows = self._read(
            "SELECT id, name, arguments, edited, state, value, error, attempts, duration_s FROM calls WHERE run_id = ?",
            (run_id,),
        )
        asked = self._read("SELECT id, name, site, reason, arguments FROM requests WHERE run_id = ?", (run_id,))
        run.shown = {call_id: Shown(*told) for call_id, *told in asked}
        for call_id, name, arguments, edited, state, value, error, attempts, duration_s in rows:
            if state in ("finished", "failed"):
                told = _error(error, types) if state == "failed" else None
                output = loads(value, types) if state == "finished" else None
                passed = None if edited is None else Function(name, *loads(edited, types))
                run.finished[call_id] = Finished(output, told, attempts, duration_s, arguments, passed)
            else:
                stored = state == "started"
                given = _shown(arguments, types)
                run.interrupted[call_id] = Interrupted(name, arguments, given, stored, attempts)
                run.shown[call_id] = Shown(name, 0, "interrupted" if stored else "not stored", arguments)

    @contextmanager
    def _claimed(self, run_id: str) -> Iterator[None]:
        """Let nobody else take up a run, unless what is noted of it here fails."""
        with self._lock:
            if run_id in self._open:
                raise JournalError(f"run {run_id!r} is running")
            self._open.add(run_id)
        try:
            yield
        except JournalError:
            self.release(run_id)
            raise

    def release(self, run_id: str) -> None:
        """Let a run be taken up again."""
        with self._lock:
            self._open.discard(run_id)

    def write(self, statement: str, values: tuple[Any, ...]) -> int:
        """Execute a statement; gives how many rows it has changed.

        Raises:
            JournalError: SQLite cannot.
        """
        with self._told():
            return self._connection.execute(statement, values).rowcount

    def _read(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        with self._told():
            return self._connection.execute(statement, values).fetchall()

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            with self._lock:
                yield
        except sqlite3.IntegrityError as error:
            raise JournalError(_TWICE.format(self.path)) from error
        except (sqlite3.Error, UnicodeError) as error:
            raise JournalError(f"the journal {self.path} fails: {error}") from error


def _error(text: str | None, types: Iterable[type]) -> CallError:
    if text is None:
        return CallError("tool", "Exception", "it failed; how could not be stored")
    error, told = loads(text)
    return restored(error, told, types)


def _shown(arguments: str, types: Iterable[type]) -> dict[str, Any] | None:
    made = {}
    for name, text in json.loads(arguments).items():
        if not isinstance(text, str):
            return None
        made[name] = loads(text, types)
    return made
