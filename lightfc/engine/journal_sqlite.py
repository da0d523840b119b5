"""The tables of a journal in a file of SQLite."""

import os
import sqlite3
import threading
import time
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from lightfc.core.database_files import why_not_opened
from lightfc.core.errors import JournalError
from lightfc.engine.journal_tables import SCHEMA, VERSION, refuse_version

_LOCKED_S = 5.0
"""How long who only looks waits for others; who writes waits longer."""


class _File:
    """A connection to a file, held by one thread at a time."""

    def __init__(self, path: str, address: str, **options: Any) -> None:
        self.name = path
        self._lock = threading.Lock()
        # Each statement is a transaction of its own.
        self.connection = sqlite3.connect(address, check_same_thread=False, isolation_level=None, **options)
        weakref.finalize(self, self.connection.close)
        self.connection.create_function("now_s", 0, time.time)

    def write(self, statement: str, values: Mapping[str, Any]) -> int:
        """See `Store.write`."""
        with self._working():
            changed: int = self.connection.execute(statement, values).rowcount
        return changed

    def read(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        """See `Store.read`."""
        with self._working():
            rows: list[Any] = self.connection.execute(statement, values).fetchall()
        return rows

    def changes(self) -> str:
        """See `Store.changes`."""
        ((version,),) = self.read("PRAGMA data_version", {})
        return str(version)

    def secret(self) -> bytes:
        """See `Store.secret`: in a file beside it, which only its owner can read."""
        path = Path(f"{self.name}.key")
        try:
            made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        with os.fdopen(made, "wb") as file:
            key = os.urandom(32)
            file.write(key)
        return key

    def close(self) -> None:
        """See `Store.close`."""
        with self._lock:
            self.connection.close()

    def _is_new(self, *, to_read: bool) -> bool:
        """Whether nothing is in the file; what is not a journal of this version is refused."""
        ((version,),) = self.connection.execute("PRAGMA user_version").fetchall()
        names = {name for (name,) in self.connection.execute("SELECT name FROM sqlite_master").fetchall()}
        if not names and version in (0, VERSION):  # or only its version was written, before a crash
            return True
        if "runs" not in names:
            raise JournalError(f"{self.name} is a database, but not a journal; give another file")
        refuse_version(self.name, version, to_read=to_read)
        return False

    @contextmanager
    def _working(self) -> Iterator[None]:
        try:
            with self._lock:
                yield
        except (sqlite3.Error, UnicodeError) as error:
            raise self._journal_error(error) from error

    def _journal_error(self, error: Exception) -> JournalError:
        return JournalError(f"the journal {self.name} fails: {error}")


class SqliteStore(_File):
    """A file that is written; made if it does not exist."""

    def __init__(self, path: str) -> None:
        try:
            super().__init__(path, path, timeout=30)
            is_new = self._is_new(to_read=False)  # before anything is changed in a file of others
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = NORMAL")
            if is_new:
                self.connection.execute(f"PRAGMA user_version = {VERSION}")
            self.connection.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise JournalError(f"{path} cannot be used as a journal: {why_not_opened(path, error)}") from error


class SqliteReader(_File):
    """A file that is looked at and never written."""

    def __init__(self, path: str) -> None:
        if not Path(path).is_file():
            raise JournalError(f"{path} is a folder" if Path(path).is_dir() else f"there is no file {path}")
        self.name = path
        try:
            super().__init__(path, f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, timeout=_LOCKED_S)
        except sqlite3.Error as error:
            raise self._journal_error(error) from error
        try:
            self._check()
        except BaseException:
            self.connection.close()
            raise

    def _check(self) -> None:
        with self._working():
            # What was damaged, or written by something else, is read as bytes and shown with its faults.
            self.connection.text_factory = lambda text: text.decode("utf-8", "backslashreplace")
            is_new = self._is_new(to_read=True)
        if is_new:
            raise JournalError(f"{self.name} holds no runs: it is empty")

    def _journal_error(self, error: Exception) -> JournalError:
        if isinstance(error, sqlite3.OperationalError):
            locked = "locked" in str(error) or "busy" in str(error)
            reason = "is locked by another process; try again" if locked else f"cannot be read: {error}"
            return JournalError(f"{self.name} {reason}")
        return JournalError(f"{self.name} is damaged, or not a journal: {error}")
