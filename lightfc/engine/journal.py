"""What remembers which calls of a run have finished, so that a crash loses none of them.

Each call is written before it starts and when it has ended, before anything is made of its value. Every write is one
transaction of its store (`lightfc.engine.journal_stores`: a file of SQLite, or a PostgreSQL server), so what was
written is there after the process was killed at any moment. After a failure of the machine itself the last writes to a
file may be missing, and their calls count as not finished.

One run is at work in one place at a time. Who takes up a run takes its lease (`lightfc.engine.lease`) before anything
of the run is read, and whatever it writes is written only while the lease is its own. So of two that take up one run,
be they threads, processes, managers or hosts, one is refused, and whoever was too slow to renew its lease can begin no
call any more. All times are those of the store, so that hosts whose clocks differ agree on who holds a run.

What the host is asked is kept as a question of its own id. A call about which something else is asked later, because it
was interrupted meanwhile or comes with other arguments, has another question then, about which an earlier decision says
nothing.
"""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from os import PathLike
from typing import Any

from lightfc.core.decisions import ApprovalRequest, Shown, call_of
from lightfc.core.definitions import Function
from lightfc.core.errors import ExportError, JournalError
from lightfc.core.exceptions import raised, restored
from lightfc.core.failures import CallError
from lightfc.core.records import Finished, FunctionOutput
from lightfc.core.serialization import dumps, loads
from lightfc.engine import lease
from lightfc.engine.fingerprint import changed_parts
from lightfc.engine.journal_notes import circumstances_text
from lightfc.engine.journal_stores import opened

_IS_MINE = "EXISTS (SELECT 1 FROM runs WHERE run_id = :run AND owner = :owner /* FOR SHARE */)"
"""The condition of what may be written while the lease of the run is this process's only."""


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A call that had started, and may have had its effect, but whose value is not known.

    Attributes:
        arguments: What it was called with, by parameter; None where that could not be stored.
        stored: False where it had finished, but its value could not be stored.
        owner: Who had begun it last.
        known: Its executor knows what came of it, and so repeats nothing where it is asked for the call again.
    """

    name: str
    written: str
    arguments: Mapping[str, Any] | None
    stored: bool
    owner: str
    known: bool = False


@dataclass(slots=True)
class JournalledRun:
    """One run in a journal, taken up by this process and nobody else.

    Whatever writes raises `JournalError` where it cannot, or where another process has taken the run over.

    Attributes:
        owner: By what the lease of the run is noted.
        since_s: How long before this process took it up the run began, in seconds.
        interrupted: The calls that started and did not finish, by id.
        shown: What the host was asked, by the id of the question.
    """

    journal: "Journal"
    run_id: str
    types: Iterable[type]
    text: str
    owner: str
    kind: str = "program"
    since_s: float = 0.0
    finished: dict[str, Finished] = field(default_factory=dict)
    interrupted: dict[str, Interrupted] = field(default_factory=dict)
    shown: dict[str, Shown] = field(default_factory=dict)
    _renewal: asyncio.TimerHandle | None = None

    def read(self, fingerprint: Mapping[str, str]) -> None:
        """Read what has been noted of the run."""
        try:
            self._check_fingerprint(fingerprint)
            self._read_requests()
            self.read_calls()
        except JournalError:
            raise
        except Exception as error:  # what is no longer what was written may be at fault in any way
            path = self.journal.path
            raise JournalError(
                f"run {self.run_id!r} cannot be resumed: what {path} holds of it cannot be read: {error}"
            ) from error

    def _check_fingerprint(self, fingerprint: Mapping[str, str]) -> None:
        changed = changed_parts(self.depends_on(), fingerprint)
        if changed:
            raise JournalError(
                f"run {self.run_id!r} cannot be resumed: changed since it started: {', '.join(changed)}; "
                "restore that, or start a new run"
            )

    def depends_on(self) -> Any:
        """What was noted, when the run began, of what it depends on."""
        ((noted,),) = self._rows("SELECT fingerprint FROM runs WHERE run_id = :run")
        return json.loads(noted)

    def _read_requests(self) -> None:
        rows = self._rows(
            "SELECT id, name, site, reason, arguments, cut_owner FROM requests WHERE run_id = :run"
            " ORDER BY length(id), id"
        )
        self.shown = {question: Shown(*columns) for question, *columns in rows}

    def read_calls(self) -> None:
        """Read which calls have begun and ended."""
        rows = self._rows(
            "SELECT id, name, arguments, owner, edited, state, value, error, attempts, duration_s FROM calls"
            " WHERE run_id = :run"
        )
        types = self.types
        for call_id, name, arguments, owner, edited, state, value, error, attempts, duration_s in rows:
            if state in ("finished", "failed"):
                failure = _error(error, types) if state == "failed" else None
                output = loads(value, types) if state == "finished" else None
                passed = None if edited is None else Function(name, *loads(edited, types))
                self.finished[call_id] = Finished(output, failure, attempts, duration_s, arguments, passed)
            else:
                given = _arguments(arguments, types)
                self.interrupted[call_id] = Interrupted(name, arguments, given, state == "started", owner)

    def arguments_text(self, given: Mapping[str, Any]) -> str:
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
            arguments: The arguments that the program gives it, as `arguments_text` writes them.
            edited: Those that the host gave it in their place.
        """
        before = self.interrupted.get(record.id)
        columns = {"id": record.id, "arguments": arguments, "edited": self._edited(edited)}
        columns["circumstances"] = circumstances_text(record, self.since_s)
        if before is None:
            self._write(
                "INSERT INTO calls (run_id, id, name, arguments, owner, edited, state, circumstances)"
                f" SELECT :run, :id, :name, :arguments, :owner, :edited, 'started', :circumstances WHERE {_IS_MINE}"
                " ON CONFLICT (run_id, id) DO UPDATE SET owner = excluded.owner"
                " WHERE calls.owner = excluded.owner AND calls.state = 'started'",
                name=record.name,
                **columns,
            )
            return
        self._write(
            "UPDATE calls SET arguments = :arguments, owner = :owner, edited = :edited, state = 'started',"  # noqa: S608 - constants
            " circumstances = :circumstances"
            " WHERE run_id = :run AND id = :id AND (state = :state AND owner = :before"
            f" OR state = 'started' AND owner = :owner) AND {_IS_MINE}",
            state="started" if before.stored else "not stored",
            before=before.owner,
            **columns,
        )

    def _edited(self, call: Function | None) -> str | None:
        try:
            return None if call is None else dumps([list(call.args), dict(call.kwargs)], self.types)
        except ExportError:
            return None

    def ended(self, record: FunctionOutput) -> None:
        """Note how a call has ended."""
        value, error, state = None, None, str(record.state)
        try:
            value = dumps(record.output, self.types)
            error = None if record.error is None else dumps([record.error, raised(record.error, self.types)])
        except ExportError:
            state = "not stored" if record.error is None else "failed"
        # Only who has begun a call last knows how it ended, also where another process has taken over the run.
        self._write(
            "UPDATE calls SET state = :state, value = :value, error = :error, attempts = :attempts,"
            " duration_s = :duration_s, circumstances = :circumstances"
            " WHERE run_id = :run AND id = :id AND owner = :owner",
            id=record.id,
            state=state,
            value=value,
            error=error,
            attempts=record.attempts,
            duration_s=record.duration_s,
            circumstances=circumstances_text(record, self.since_s),
        )

    def waits(self, requests: Iterable[ApprovalRequest]) -> None:
        """Note what the host is asked about: a decision holds for what it was shown."""
        for each in requests:
            self._write(
                "INSERT INTO requests SELECT :run, :id, :name, :site, :reason, :arguments, :cut_owner"
                f" WHERE {_IS_MINE} ON CONFLICT (run_id, id) DO UPDATE SET name = excluded.name, site = excluded.site,"
                " reason = excluded.reason, arguments = excluded.arguments, cut_owner = excluded.cut_owner",
                id=each.id,
                **asdict(self.as_shown(each)),
            )

    def as_shown(self, request: ApprovalRequest) -> Shown:
        """What a request shows, as the journal writes it."""
        cut = None if request.reason == "needs_approval" else self.interrupted.get(request.call_id)
        if cut is not None:
            return Shown(request.name, 0, request.reason, cut.written, cut.owner)
        arguments = None if request.arguments is None else self.arguments_text(request.arguments)
        return Shown(request.name, request.site, request.reason, arguments)

    @property
    def waiting(self) -> list[str]:
        """The ids of what the host was asked last about each call that has not ended."""
        last = {call_of(question): question for question in self.shown}
        return [question for call_id, question in last.items() if call_id not in self.finished]

    def step(self, number: int, kind: str, data: str) -> None:
        """Note a step of an agent's run."""
        self._write(
            f"INSERT INTO steps SELECT :run, :number, :kind, now_s(), :data WHERE {_IS_MINE}"
            " ON CONFLICT (run_id, number) DO UPDATE SET at = excluded.at"
            " WHERE steps.kind = excluded.kind AND steps.data = excluded.data",
            number=number,
            kind=kind,
            data=data,
        )

    def steps(self) -> list[tuple[int, str, str]]:
        """The steps of an agent's run: number, kind and data of each."""
        return self._rows("SELECT number, kind, data FROM steps WHERE run_id = :run ORDER BY number")

    def parts(self) -> list[tuple[str, str]]:
        """The runs of the programs that the run of an agent has executed: the name and text of each."""
        return self._rows("SELECT run_id, text FROM runs WHERE part_of = :run ORDER BY rowid")

    def resumed(self) -> None:
        """Note that the run goes on."""
        self._write("UPDATE runs SET state = 'running' WHERE run_id = :run AND owner = :owner")

    def renew(self) -> None:
        """Hold the run for some time more."""
        self._write(
            "UPDATE runs SET until = now_s() + :lease WHERE run_id = :run AND owner = :owner", lease=lease.LEASE_S
        )

    def hold(self, lost: Callable[[JournalError], None]) -> None:
        """Hold the run until it is closed; `lost` is told where it cannot be held any more."""
        loop = asyncio.get_running_loop()

        def again() -> None:
            try:
                self.renew()
            except JournalError as error:
                lost(error)
            else:
                self._renewal = loop.call_later(lease.LEASE_S / 3, again)

        self._renewal = loop.call_later(lease.LEASE_S / 3, again)

    def close(self, state: str | None = None, result: str | None = None) -> None:
        """Let others take the run up, and note what it came to; what is not given is left as it was."""
        if self._renewal is not None:
            self._renewal.cancel()
        try:
            changed = self.journal._write(
                "UPDATE runs SET state = coalesce(:state, state), result = coalesce(:result, result), owner = NULL,"
                " until = NULL WHERE run_id = :run AND owner = :owner",
                run=self.run_id,
                owner=self.owner,
                state=state,
                result=result,
            )
            # It has no owner where this was executed before.
            if not changed and not self._rows("SELECT 1 FROM runs WHERE run_id = :run AND owner IS NULL"):
                raise self._lost()
        finally:
            lease.give_up(self.owner)

    def _rows(self, statement: str) -> list[Any]:
        rows = self.journal._read(statement, run=self.run_id)
        # SQLite gives what was put into a column of texts, and nothing is written as bytes here.
        if any(type(each) is bytes for row in rows for each in row):
            raise JournalError(
                f"run {self.run_id!r} cannot be resumed: {self.journal.path} holds bytes where text belongs"
            )
        return rows

    def _write(self, statement: str, **values: Any) -> None:
        """Execute a statement that changes one row as long as the run is this process's."""
        if not self.journal._write(statement, run=self.run_id, owner=self.owner, **values):
            raise self._lost()

    def _lost(self) -> JournalError:
        return JournalError(
            f"run {self.run_id!r} of the journal {self.journal.path} was taken over by another process while this one "
            "did not renew its lease"
        )


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
        self._store = opened(path)
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

    def begin(
        self,
        run_id: str,
        text: str,
        fingerprint: Mapping[str, Any],
        types: Iterable[type],
        *,
        part_of: str | None = None,
        kind: str = "program",
    ) -> JournalledRun:
        """Write a new run and take its lease. For engines; hosts use `ToolManager.execute`.

        Args:
            run_id: The id of the run.
            text: The program.
            fingerprint: By name, a digest of each thing beside the program that its meaning depends on. For an agent's
                run, what it begins with.
            types: The classes of values that may be loaded.
            part_of: The id of the agent's run that the program belongs to; None, the default, if there is none.
            kind: `"program"`, the default, or the name of an agent's class.

        Returns:
            The run, which this process has until it closes it.

        Raises:
            JournalError: There is a run with this id already, or it cannot be written.
        """
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
        return JournalledRun(self, run_id, types, text, owner, kind)

    def take(self, run_id: str, types: Iterable[type]) -> JournalledRun:
        """Take the lease of a run, and only then read it. For engines; hosts use `ToolManager.resume`.

        Args:
            run_id: The id of the run.
            types: The classes of values that may be loaded.

        Returns:
            The run, which this process has until it closes it.

        Raises:
            JournalError: There is no such run, another thread or process has it, or it cannot be read or written.
        """
        with lease.taking() as owner:
            self._take(run_id, owner)
            ((text, kind, since_s),) = self._read(
                "SELECT text, kind, now_s() - begun FROM runs WHERE run_id = :run", run=run_id
            )
        return JournalledRun(self, run_id, types, str(text), owner, str(kind), max(0.0, since_s))

    def _take(self, run_id: str, owner: str) -> None:
        take = "UPDATE runs SET owner = :owner, until = now_s() + :lease WHERE run_id = :run AND "
        values = {"run": run_id, "owner": owner, "lease": lease.LEASE_S}
        # A lease that would hold for much longer than any does is of a clock that was set back since.
        free = "(owner IS NULL OR owner = :owner OR until <= now_s() OR until > now_s() + 100 * :lease)"
        if self._write(take + free, **values):
            return
        rows = self._read("SELECT coalesce(owner, '') FROM runs WHERE run_id = :run", run=run_id)
        if not rows:
            raise JournalError(f"there is no run {run_id!r} in {self.path}")
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


def _error(text: str | None, types: Iterable[type]) -> CallError:
    if text is None:
        return CallError("tool", "Exception", "the call failed; its error could not be stored")
    error, exception = loads(text)
    return restored(error, exception, types)


def _arguments(arguments: str, types: Iterable[type]) -> dict[str, Any] | None:
    made = {}
    for name, text in json.loads(arguments).items():
        if not isinstance(text, str):
            return None
        made[name] = loads(text, types)
    return made
