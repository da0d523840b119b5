"""The tables of a journal in a database of a PostgreSQL server, for many hosts.

They are in a schema of their own, `lightfc`, which is made when a journal is opened first. A connection that was lost
is made anew; each statement means the same if it is executed twice, so the one that was cut is executed again. A
password is never told: not in a message, and not in a name.
"""

import re
import secrets
import time
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Any, LiteralString
from urllib.parse import quote

from lightfc.core.errors import JournalError
from lightfc.core.options import needs_extra
from lightfc.engine.journal_forks import Store
from lightfc.engine.journal_sqlite import SCHEMA, VERSION, refuse_version

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
except ImportError as error:
    raise JournalError(needs_extra("a journal on a PostgreSQL server needs", "postgres")) from error

_DIALECT = {
    "now_s()": "extract(epoch FROM clock_timestamp())::float8",
    "/* FOR SHARE */": "FOR SHARE",  # who takes a run over waits for what its owner is writing, or is waited for
    "instr(": "strpos(",
    " WITHOUT ROWID": "",
    " IF NOT EXISTS": "",  # what has such tables and no version is somebody else's
}
"""What PostgreSQL writes otherwise than SQLite."""

_MAKE = (
    *filter(None, map(str.strip, SCHEMA.split(";"))),
    "ALTER TABLE runs ADD COLUMN rowid BIGINT GENERATED ALWAYS AS IDENTITY",
    "CREATE TABLE version (number INTEGER NOT NULL, secret TEXT NOT NULL)",
)
_LOCK = 0x6C66632D6A6F7572
"""By what those who would make the tables at the same time wait for one another."""

_CONNECT_S = 10
_STATEMENT_S = 20
_PATIENCE_S = 5.0
"""How long a connection that was lost is made anew, for a server that is started again."""

_OPTIONS: Mapping[str, Any] = {
    "autocommit": True, "connect_timeout": _CONNECT_S, "client_encoding": "UTF8", "application_name": "lightfc",
    # A host that has gone without a word is noticed, where the system can: nothing waits for it for ever.
    "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": _STATEMENT_S * 1000,
}  # fmt: skip
_SETTINGS = (
    "SET search_path = lightfc; SET default_transaction_isolation = 'read committed';"
    f" SET statement_timeout = '{_STATEMENT_S}s'; SET default_transaction_read_only = "
)


class PostgresStore(Store):
    """A database of a server, at an address as `libpq` knows them."""

    def __init__(self, address: str, *, to_read: bool = False) -> None:
        super().__init__()
        self.name = shown_address(address)
        self._address = address
        self._to_read = to_read
        self._is_down = False
        self._connection = self._connected()
        self._closing = weakref.finalize(self, self._connection.close)
        try:
            with self._working():
                self._check()
        except BaseException:
            self.close()
            raise
        self._is_connected()

    def write(self, statement: str, values: Mapping[str, Any]) -> int:
        return self._execute(statement, values).rowcount

    def read(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        return self._execute(statement, values).fetchall()

    def changes(self) -> str:
        """See `Store.changes`: also where another database of the server has changed."""
        ((snapshot,),) = self.read("SELECT CAST(txid_current_snapshot() AS TEXT)", {})
        return str(snapshot)

    def secret(self) -> bytes:
        """See `Store.secret`: made with the tables."""
        ((secret,),) = self.read("SELECT secret FROM version", {})
        return bytes.fromhex(secret)

    def _leave(self) -> bool:
        self._closing()
        return True

    def _connect_anew(self) -> None:
        self._connect_again(self._until())

    def _until(self) -> float:
        """Until when a connection is made anew: who has waited for a server in vain does not wait again."""
        return time.monotonic() + (0.0 if self._is_down else _PATIENCE_S)

    def _execute(self, statement: str, values: Mapping[str, Any]) -> "psycopg.Cursor[Any]":
        with self._lock, self._working():
            self._be_connected()
            until = self._until()
            while True:
                try:
                    return self._connection.execute(_translate(statement), values)
                except psycopg.OperationalError:
                    if not self._connection.broken:
                        raise
                self._connect_again(until)

    def _connected(self) -> "psycopg.Connection[Any]":
        try:
            connection = psycopg.connect(self._address, **_OPTIONS)
            connection.execute(_SETTINGS + ("on" if self._to_read else "off"))
        except psycopg.Error as error:
            problem = "; ".join(filter(None, map(str.strip, str(error).splitlines())))
            raise JournalError(f"{self.name} cannot be used as a journal: {problem}") from None
        return connection

    def _connect_again(self, until: float) -> None:
        """Make a connection anew that was lost, if the server comes back by a time."""
        while True:
            try:
                self._connection = self._connected()
            except JournalError:
                if time.monotonic() >= until:
                    self._is_down = True
                    raise
                time.sleep(0.1)
            else:
                self._is_down = False
                self._closing = weakref.finalize(self, self._connection.close)
                return

    def _check(self) -> None:
        """Refuse what is no journal of this version; where there is nothing, the tables are made."""
        if not self._has("version") and not self._to_read:
            self._make()
        if not self._has("version"):
            raise JournalError(f"{self.name} holds no runs: it is {'not a journal' if self._has('runs') else 'empty'}")
        ((version,),) = self._connection.execute("SELECT number FROM version").fetchall()
        refuse_version(self.name, version, to_read=self._to_read)

    def _has(self, table: str) -> bool:
        # By the catalogue's rows: a function that looks a name up may answer from before others made it.
        found = "SELECT 1 FROM pg_tables WHERE schemaname = 'lightfc' AND tablename = %s"
        return bool(self._connection.execute(found, [table]).fetchall())

    def _make(self) -> None:
        with self._connection.transaction():
            self._connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
            if self._has("version"):
                return
            # Who may not make schemas is given one by who may.
            is_there = self._connection.execute("SELECT 1 FROM pg_namespace WHERE nspname = 'lightfc'").fetchall()
            for statement in _MAKE if is_there else ("CREATE SCHEMA lightfc", *_MAKE):
                self._connection.execute(_translate(statement))
            self._connection.execute("INSERT INTO version VALUES (%s, %s)", [VERSION, secrets.token_hex(32)])

    @contextmanager
    def _working(self) -> Iterator[None]:
        try:
            yield
        except (psycopg.Error, UnicodeError) as error:
            problem = error.diag.message_primary if isinstance(error, psycopg.Error) else None
            problem = problem or str(error).partition("\n")[0]
            message = (
                f"{self.name} cannot be read: {problem}"
                if self._to_read
                else f"the journal {self.name} fails: {problem}"
            )
            raise JournalError(message) from error


@cache
def _translate(statement: str) -> LiteralString:
    """A statement as PostgreSQL and its driver write it."""
    for ours, theirs in _DIALECT.items():
        statement = statement.replace(ours, theirs)
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", statement)


def shown_address(address: str) -> str:
    """An address without its password, and without whatever else was given."""
    # What stands where it does not belong may be a part of a password, so nothing of it is told.
    authority = address.partition("://")[2].partition("/")[0].partition("?")[0]
    if address.count("@") > authority.count("@") or authority.count("@") > 1:
        raise _unreadable()
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise _unreadable() from None
    user, host, port, database = (str(parts.get(key) or "") for key in ("user", "host", "port", "dbname"))
    place = f"{quote(user)}@" if user else ""
    host = f"[{host}]" if ":" in host else host
    if host.startswith(("/", "@")):
        return f"postgresql://{place}/{database}?host={host}"
    return f"postgresql://{place}{host}{':' if port else ''}{port}/{database}"


def _unreadable() -> JournalError:
    return JournalError(
        "the address of the journal cannot be read; write postgresql://user:password@host:port/database, and what is "
        "special in a name or password as %40 for @, %2F for /, and so on"
    )
