"""Journals of both kinds, and what is done to them behind their back."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

__all__ = ["KINDS", "Place", "full", "place_of", "tables"]

Place = Path | str
"""A file, or an address."""

KINDS = ("sqlite", "postgres")


def place_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> Place:
    """Where a new journal of a kind may be."""
    if kind == "sqlite":
        return folder / "journal.db"
    address: str = request.getfixturevalue("postgres").emptied("lightfc")
    return address


@contextmanager
def tables(place: Place) -> Iterator[Callable[[str], list[Any]]]:
    """Execute statements on the tables of a journal, each at once; gives the rows that it finds."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            yield lambda statement: file.execute(statement).fetchall()
        return
    import psycopg

    def execute(statement: str) -> list[Any]:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []

    with psycopg.connect(place, autocommit=True) as connection:
        connection.execute("SET search_path = lightfc")
        yield execute


@contextmanager
def full(place: Place, event: str, table: str) -> Iterator[None]:
    """Let whatever inserts into a table, or updates it, fail."""
    with tables(place) as execute:
        if isinstance(place, Path):
            execute(f"CREATE TRIGGER full BEFORE {event} ON {table} BEGIN SELECT raise(FAIL, 'disk is full'); END")
        else:
            execute("CREATE OR REPLACE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql"
                    " AS $$ BEGIN RAISE 'disk is full'; END $$")  # fmt: skip
            execute(f'CREATE TRIGGER "full" BEFORE {event} ON {table} FOR EACH ROW EXECUTE FUNCTION fail()')
        try:
            yield
        finally:
            execute("DROP TRIGGER full" if isinstance(place, Path) else f'DROP TRIGGER "full" ON {table}')
