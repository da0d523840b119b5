"""What remembers which calls of a run have finished, so that a crash loses none of them.

Each call is written before it starts and when it has ended, before anything is made of its value. Every write is one
transaction of its store (`lightfc.engine.journal_stores`: a file of SQLite, or a PostgreSQL server), so what was
written is there after the process was killed at any moment. After a failure of the machine itself the last writes to a
file may be missing, and their calls count as not finished.

One run is at work in one place at a time. Who takes up a run takes its lease (`lightfc.engine.lease`) before anything
of the run is read, and whatever it writes is written only while the lease is its own. So of two that take up one run,
be they threads, processes, managers or hosts, one is refused, and whoever was too slow to renew its lease can begin no
call any more. All times are those of the store, so that hosts whose clocks differ agree on who holds a run.
"""

import json
from collections.abc import Iterable, Mapping
from os import PathLike
from typing import Any

from lightfc.core.errors import JournalError
from lightfc.core.options import check_option, named_options
from lightfc.core.values import short_text
from lightfc.engine import lease
from lightfc.engine.journal_stores import no_such_run, open_store
from lightfc.engine.journalled_run import JournalledRun


@named_options
class Journal:
    """A durable log of runs, in an SQLite file or on a PostgreSQL server.

    `ToolManager(…, journal=journal)` writes each call before it starts and after it ends. So a run can be resumed after
    a crash. A call that was cut off is repeated only with approval, unless its tool is `read_only` or `idempotent`.

    Many threads and processes may use one journal, and with a server many hosts. Only one of them may have a run at a
    time; others are refused. If a process dies, its run is free at once on the same host, and 30 seconds later on
    others.

    Args:
        path: The path of the file, which is made if it does not exist. It must be on a local disk: file locks do not
            work on every network disk. Or the address of a server (extra `postgres`),
            `postgresql://user:password@host:port/database`.

    Attributes:
        path: The path, or the address without its password.

    Raises:
        JournalError: It cannot be opened, is not a journal of this version, or needs the extra.

    Examples:
        >>> import tempfile
        >>> from pathlib import Path
        >>> from lightfc import FunctionTool, Journal, ToolManager
        >>> folder = tempfile.TemporaryDirectory()
        >>> with Journal(Path(folder.name) / "runs.db") as journal:
        ...     manager = ToolManager([FunctionTool(abs, name="size")], journal=journal)
        ...     _ = manager.execute("size(-2)", run_id="first")
        ...     again = manager.resume("first")  # nothing is called a second time
        >>> again.output
        2
        >>> folder.cleanup()
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        check_option("path", path, (str, PathLike), "the path of a file, or postgresql://…")
        self._store = open_store(path)
        self.path = self._store.name

    def runs(self) -> dict[str, str]:
        """Give the state of every run, by its id, the oldest first.

        Returns:
            `"running"`, `"waiting"`, `"finished"` or `"failed"` for each. A run that was cancelled, or whose process
            was killed, stays `"running"`. Runs that are `"running"` or `"waiting"` can be resumed.

        Raises:
            JournalError: It cannot be read.
        """
        return dict(self._read("SELECT run_id, state FROM runs ORDER BY rowid"))

    def program(self, run_id: str) -> str | None:
        """Give the source of a run's program; None if there is no run with this id.

        Raises:
            JournalError: It cannot be read.
        """
        rows = self._read("SELECT text FROM runs WHERE run_id = :run", run=run_id)
        return str(rows[0][0]) if rows else None

    def abandoned(self) -> dict[str, str]:
        """Give the runs that were cut off and that no process has now, so that they can be resumed.

        A run is listed at once if its process on this host died. If another host died, it is listed when the lease has
        run out, 30 seconds later at most.

        Returns:
            What runs, by the id of the run: `"program"`, or the name of an agent's class. Runs of programs that belong
            to the run of an agent are not listed.

        Raises:
            JournalError: It cannot be read.
        """
        rows = self._read(
            "SELECT run_id, kind, coalesce(owner, ''), coalesce(until <= now_s(), true) FROM runs"
            " WHERE state = 'running' AND part_of IS NULL ORDER BY rowid"
        )
        return {run_id: kind for run_id, kind, owner, is_over in rows if is_over or lease.is_dead(owner)}

    def secret(self) -> bytes:
        """Give the journal's own secret, random bytes that are the same for all who use it.

        Raises:
            JournalError: It cannot be read.
        """
        return self._store.secret()

    def close(self) -> None:
        """Close the file or the connections."""
        self._store.close()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _begin(
        self,
        run_id: str,
        text: str,
        fingerprint: Mapping[str, Any],
        types: Iterable[type],
        *,
        part_of: str | None = None,
        kind: str = "program",
    ) -> JournalledRun:
        """Write a new run, which this process has until it closes it, of a `"program"` or of an agent's class.

        `fingerprint` has, by name, a digest of each thing beside the program that its meaning depends on; of an agent's
        run, what it begins with. `part_of` is the agent's run that the program belongs to.
        """
        _check_id(run_id)
        with lease.taking() as owner:
            is_new = self._write(
                "INSERT INTO runs VALUES"
                " (:run, :text, :fingerprint, 'running', :owner, now_s() + :lease, now_s(), :part_of, :kind, NULL)"
                " ON CONFLICT (run_id) DO UPDATE SET until = excluded.until WHERE runs.owner = excluded.owner",
                run=run_id,
                text=text,
                fingerprint=json.dumps(dict(fingerprint)),
                owner=owner,
                lease=lease.LEASE_S,
                part_of=part_of,
                kind=kind,
            )
            if not is_new:
                raise JournalError(f"{self.path} already has a run {run_id!r}; resume it, or give another run_id")
        return JournalledRun(self._store, run_id, types, text, owner, kind)

    def _take_up(self, run_id: str, types: Iterable[type]) -> JournalledRun:
        """Take the lease of a run, and only then read it; this process has the run until it closes it."""
        _check_id(run_id)
        with lease.taking() as owner:
            self._take(run_id, owner)
            ((text, kind, since_s),) = self._read(
                "SELECT text, kind, now_s() - begun FROM runs WHERE run_id = :run", run=run_id
            )
        return JournalledRun(self._store, run_id, types, str(text), owner, str(kind), max(0.0, since_s))

    def _take(self, run_id: str, owner: str) -> None:
        take = "UPDATE runs SET owner = :owner, until = now_s() + :lease WHERE run_id = :run AND "
        values = {"run": run_id, "owner": owner, "lease": lease.LEASE_S}
        # A lease that would hold for much longer than any does is of a clock that was set back since.
        free = "(owner IS NULL OR owner = :owner OR until <= now_s() OR until > now_s() + 100 * :lease)"
        if self._write(take + free, **values):
            return
        rows = self._read("SELECT coalesce(owner, '') FROM runs WHERE run_id = :run", run=run_id)
        if not rows:
            latest = self._read("SELECT run_id FROM runs WHERE part_of IS NULL ORDER BY rowid DESC LIMIT 3")
            raise no_such_run(run_id, self.path, [str(each) for (each,) in latest])
        ((before,),) = rows
        # Who has left it just now, or is dead: unless somebody else was quicker.
        is_free = not before or lease.is_dead(before)
        if is_free and self._write(f"{take}coalesce(owner, '') IN (:before, :owner)", before=before, **values):
            return
        where = f" in {lease.place_of(before)}" if before else ""
        raise JournalError(
            f"run {run_id!r} is running{where}; resume it when it has stopped, or {lease.LEASE_S:g} seconds "
            "after its process died"
        )

    def _write(self, statement: str, **values: Any) -> int:
        """Execute a statement; gives how many rows it has changed."""
        return self._store.write(statement, values)

    def _read(self, statement: str, **values: Any) -> list[Any]:
        return self._store.read(statement, values)


def _check_id(run_id: str) -> None:
    """Refuse what no journal could hold as the name of a run, or no line of a list show."""
    if not isinstance(run_id, str) or not run_id.isprintable():
        told = f"a run_id must be a string of printable characters, not {short_text(run_id)}"
        raise JournalError(f"{told}: it can hold neither NUL nor the end of a line")
