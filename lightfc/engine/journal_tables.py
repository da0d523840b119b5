"""The tables of a journal, as a file of SQLite and a PostgreSQL server both have them."""

from lightfc.core.errors import JournalError

VERSION = 4
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
    duration_s DOUBLE PRECISION NOT NULL DEFAULT 0, circumstances TEXT,
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


def refuse_version(name: str, version: int, *, to_read: bool) -> None:
    """Refuse a journal of another version."""
    if version == VERSION:
        return
    whose = "lightfc 0.1" if version == 0 else f"{'an older' if version < VERSION else 'a newer'} lightfc"
    if to_read:
        raise JournalError(f"{name} is a journal of {whose}; read it with that version")
    raise JournalError(
        f"{name} is a journal of {whose}, which this version cannot use; finish its runs with that version, or "
        "give another journal"
    )
