"""Where the tables of a journal are: a file of SQLite, or a database of a PostgreSQL server.

What the tables mean is said once, in `lightfc.engine.journal`, in statements that both execute. They are written as
SQLite has them, with `now_s()` for the seconds since 1970 by the clock of the store, which all who use it share; what
PostgreSQL writes otherwise is a short table there. Every statement is a transaction of its own, and means the same if
it is executed twice: after a connection was lost, nobody knows whether it had been executed.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike, fspath

from lightfc.core.errors import JournalError
from lightfc.engine.journal_forks import Store


def is_server(address: str | PathLike[str]) -> bool:
    return isinstance(address, str) and address.startswith(("postgresql://", "postgres://"))


def name_of(address: str) -> str:
    """What a journal is called where it is told of: its address without a password."""
    if not is_server(address):
        return address
    from lightfc.engine.journal_postgres import shown_address

    return shown_address(address)


def open_store(address: str | PathLike[str], *, to_read: bool = False) -> Store:
    """Open a journal, by the path of a file or `postgresql://…`; one that is only read must be there."""
    if is_server(address):
        from lightfc.engine.journal_postgres import PostgresStore

        return PostgresStore(fspath(address), to_read=to_read)
    from lightfc.engine.journal_sqlite import SqliteStore

    return SqliteStore(fspath(address), to_read=to_read)


def no_such_run(run_id: str, path: str, latest: Sequence[str]) -> JournalError:
    """The error of who asks for a run that a journal does not have, with the names of the latest that it has."""
    runs = f"the latest are {', '.join(map(repr, latest))}" if latest else "it holds no runs"
    return JournalError(f"there is no run {run_id!r} in {path}; {runs}")
