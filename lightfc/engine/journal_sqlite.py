"""The tables of a journal, as a file of SQLite and a PostgreSQL server both have them, and such a file."""

import contextlib
import os
import sqlite3
import time
import weakref
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lightfc.core.database_files import why_not_opened
from lightfc.core.errors import JournalError
from lightfc.engine.journal_forks import Store

VERSION = 5
"""Of the tables. Version 0.1 had none, and noted decisions that held for whole loops."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY, text TEXT NOT NULL, fingerprint TEXT NOT NULL, state TEXT NOT NULL,
    owner TEXT, until DOUBLE PRECISION, begun DOUBLE PRECISION NOT NULL, part_of TEXT, kind TEXT NOT NULL,
    result TEXT
);
CREATE INDEX IF NOT EXISTS parts ON runs (part_of);
CREATE TABLE IF NOT EXISTS calls (
    run_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, arguments TEXT NOT NULL, state TEXT NOT NULL,
    owner TEXT NOT NULL, edited TEXT, value TEXT, error TEXT, attempts INTEGER NOT NULL DEFAULT 0,
    duration_s DOUBLE PRECISION NOT NULL DEFAULT 0, circumstances TEXT, changed TEXT,
    PRIMARY KEY (run_id, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS requests (
    run_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, site INTEGER NOT NULL, reason TEXT NOT NULL,
    arguments TEXT, cut_owner TEXT NOT NULL,
    PRIMARY KEY (run_id, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS steps (
    run_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, data TEXT NOT NULL,
    PRIMARY KEY (run_id, number)
) WITHOUT ROWID;
"""

_WRITE_LOCKED_S, _READ_LOCKED_S = 30.0, 5.0
"""How long who writes, and who only looks, waits for others."""

_SECRET_BYTES = 32


def refuse_version(name: str, version: int, *, to_read: bool) -> None:
    if version == VERSION:
        return
    whose = "lightfc 0.1" if version == 0 else f"{'an older' if version < VERSION else 'a newer'} lightfc"
    if to_read:
        raise JournalError(f"{name} is a journal of {whose}; read it with that version")
    raise JournalError(
        f"{name} is a journal of {whose}, which this version cannot use; finish its runs with that version, or "
        "give another journal"
    )


def _write_whole(path: Path, data: bytes) -> None:
    """Write a file that only its owner reads, and that others find whole or not at all."""
    part = Path(f"{path}.part")
    with contextlib.suppress(FileNotFoundError):
        part.unlink()
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


class SqliteStore(Store):
    """A file of SQLite, made if it does not exist; one that is only looked at has to be there, and is never written."""

    def __init__(self, path: str, *, to_read: bool = False) -> None:
        if not path:  # of which SQLite would make a file that nobody finds again
            raise JournalError("the path of a journal is empty: give one, or None where nothing is to be kept")
        if to_read and not Path(path).is_file():
            raise JournalError(f"{path} is a folder" if Path(path).is_dir() else f"there is no file {path}")
        super().__init__()
        self.name = path
        self._to_read = to_read
        self._own_secret = os.urandom(_SECRET_BYTES)  # of a journal in memory
        try:
            self._connect(f"{Path(path).absolute().as_uri()}?mode=ro" if to_read else path, uri=to_read)
            # By the whole path, since the working folder may be another one later; of one in memory there is none.
            self._file = str(self.connection.execute("PRAGMA database_list").fetchall()[0][2])
            self._open()
        except sqlite3.Error as error:
            if to_read:
                raise self._journal_error(error) from error
            raise JournalError(f"{path} cannot be used as a journal: {why_not_opened(path, error)}") from error
        self._is_connected()

    def _connect(self, path: str, *, uri: bool) -> None:
        # Each statement is a transaction of its own.
        self.connection = sqlite3.connect(
            path, uri=uri, timeout=_READ_LOCKED_S if self._to_read else _WRITE_LOCKED_S,
            check_same_thread=False, isolation_level=None,
        )  # fmt: skip
        self._closing = weakref.finalize(self, self.connection.close)
        self.connection.create_function("now_s", 0, time.time)
        if self._to_read:
            # What was damaged, or written by something else, is read as bytes and shown with its faults.
            self.connection.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
        else:
            self.connection.execute("PRAGMA synchronous = NORMAL")

    def _connect_anew(self) -> None:
        self._connect(f"{Path(self._file).as_uri()}?mode={'ro' if self._to_read else 'rw'}", uri=True)

    def _leave(self) -> bool:
        if self._file:
            self._closing()
        return bool(self._file)

    def _open(self) -> None:
        ((version,),) = self.connection.execute("PRAGMA user_version").fetchall()
        names = {name for (name,) in self.connection.execute("SELECT name FROM sqlite_master").fetchall()}
        is_new = not names and version in (0, VERSION)  # or only its version was written, before a crash
        # What is not a journal of this version is refused before anything is changed in a file of others.
        if not is_new:
            if "runs" not in names or (version != VERSION and not self._has_runs()):
                raise JournalError(f"{self.name} is a database, but not a journal; give another file")
            refuse_version(self.name, version, to_read=self._to_read)
        elif self._to_read:
            raise JournalError(f"{self.name} holds no runs: it is empty")
        if self._to_read:
            return
        self.connection.execute("PRAGMA journal_mode = WAL")
        if is_new:
            self.connection.execute(f"PRAGMA user_version = {VERSION}")
        self.connection.executescript(SCHEMA)

    def _has_runs(self) -> bool:
        """Whether the table of that name is one of a journal, of whatever version."""
        columns = self.connection.execute("PRAGMA table_info(runs)").fetchall()
        return any(name == "run_id" for _, name, *_ in columns)

    def write(self, statement: str, values: Mapping[str, Any]) -> int:
        with self._working():
            changed: int = self.connection.execute(statement, values).rowcount
        return changed

    def read(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        with self._working():
            rows: list[Any] = self.connection.execute(statement, values).fetchall()
        return rows

    def changes(self) -> str:
        ((version,),) = self.read("PRAGMA data_version", {})
        return str(version)

    def secret(self) -> bytes:
        """See `Store.secret`: in a file beside it, made when asked for first.

        It is put in its place as a whole, by one at a time, so that nobody reads a part of it; one that is cut is made
        anew.
        """
        path = Path(f"{self._file}.key")
        with self._working():
            if not self._file:
                return self._own_secret
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                key = path.read_bytes() if path.exists() else b""
                if len(key) != _SECRET_BYTES:
                    key = os.urandom(_SECRET_BYTES)
                    _write_whole(path, key)
                return key
            except OSError as error:
                raise self._journal_error(error) from error
            finally:
                self.connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def _working(self) -> Iterator[None]:
        try:
            with self._lock:
                self._be_connected()
                yield
        except (sqlite3.Error, UnicodeError) as error:
            raise self._journal_error(error) from error

    def _journal_error(self, error: Exception) -> JournalError:
        if not self._to_read:
            return JournalError(f"the journal {self.name} fails: {error}")
        if not isinstance(error, sqlite3.OperationalError):
            return JournalError(f"{self.name} is damaged, or not a journal: {error}")
        is_locked = "locked" in str(error) or "busy" in str(error)
        reason = "is locked by another process; try again" if is_locked else f"cannot be read: {error}"
        return JournalError(f"{self.name} {reason}")
