"""One run in a journal: what is noted of its calls and questions, and read where it is taken up again.

Whatever is written is written only while the lease of the run is this process's. What the host is asked is kept as a
question of its own id. A call about which something else is asked later, because it was interrupted meanwhile or comes
with other arguments, has another question then, about which an earlier decision says nothing.
"""

import asyncio
import contextlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, get_args

from lightfc.core.circumstances import ApprovalOutcome, Attempt, Wait, WaitReason
from lightfc.core.decisions import ApprovalRequest, NotedRequest, call_of
from lightfc.core.definitions import Function
from lightfc.core.deserialization import loads, restore_exception, store_exception
from lightfc.core.errors import ExportError, JournalError
from lightfc.core.failures import CallError
from lightfc.core.records import FunctionOutput
from lightfc.core.serialization import dumps, dumps_or_none
from lightfc.core.values import rendered
from lightfc.engine import lease
from lightfc.engine.call_arguments import arguments_text, read_arguments
from lightfc.engine.changed_in_place import Changed
from lightfc.engine.fingerprint import why_changed
from lightfc.engine.journal_forks import Store
from lightfc.views.run_view import seconds

_IS_MINE = "EXISTS (SELECT 1 FROM runs WHERE run_id = :run AND owner = :owner /* FOR SHARE */)"
"""The condition of what may be written while the lease of the run is this process's only."""

_MAX_NOTED = 10_000
"""Calls that were never made, of which a run notes that; and characters of a text that is noted for people."""


_ID = re.compile(r"[0-9]{1,18}(\.[0-9]{1,18})*")


def _check_noted(call_id: Any, arguments: Any) -> None:
    """Refuse what is not written for a call: each has its place for an id, and arguments by name."""
    if type(call_id) is not str or not _ID.fullmatch(call_id):
        raise ValueError(f"{call_id!r:.100} is not the id of a call")
    if arguments is not None and type(json.loads(arguments)) is not dict:
        raise ValueError(f"{arguments!r:.100} are not the arguments of a call")


@dataclass(frozen=True, slots=True)
class Interrupted:
    """A call that had started, and may have had its effect, but whose value is not known."""

    name: str
    written: str
    arguments: Mapping[str, Any] | None  # what the program gives it, by parameter; None where that could not be stored
    stored: bool  # False where it had finished, but its value could not be stored
    owner: str
    edited: Function | None = None  # what it was called with, where the host had edited its arguments
    known: bool = False  # its executor knows what came of it, and repeats nothing
    span: tuple[int, int] | None = None  # where the program has it


@dataclass(slots=True)
class JournalledRun:
    """One run in a journal, taken up by this process and nobody else.

    `finished` are the records of calls that need not be made again; their input is what a journal writes of it.
    Whatever writes raises `JournalError` where it cannot, or where another process has taken the run over.
    """

    store: Store
    run_id: str
    types: Iterable[type]
    text: str
    owner: str
    kind: str = "program"
    since_s: float = 0.0
    finished: dict[str, FunctionOutput] = field(default_factory=dict)
    interrupted: dict[str, Interrupted] = field(default_factory=dict)
    shown: dict[str, NotedRequest] = field(default_factory=dict)
    changed: Changed = field(init=False)
    _renewal: asyncio.TimerHandle | None = None

    def __post_init__(self) -> None:
        self.changed = Changed(self.types)

    def read(self, fingerprint: Mapping[str, str]) -> None:
        """Read what has been noted of the run, which has to depend on what it depended on then."""
        try:
            if changed := why_changed(self.depends_on(), fingerprint):
                raise self.refusal(changed)
            rows = self._rows(
                "SELECT id, name, site, reason, arguments, cut_owner FROM requests WHERE run_id = :run"
                " ORDER BY length(id), id"
            )
            for question, _, _, _, arguments, _ in rows:
                _check_noted(call_of(question), arguments)
            self.shown = {question: NotedRequest(*columns) for question, *columns in rows}
            self.read_calls()
        except JournalError:
            raise
        except Exception as error:  # what is no longer what was written may be at fault in any way
            raise self.refusal(f"what {self.store.name} holds of it cannot be read: {error}") from error

    def depends_on(self) -> Any:
        """What was noted, when the run began, of what it depends on."""
        ((noted,),) = self._rows("SELECT fingerprint FROM runs WHERE run_id = :run")
        return json.loads(noted)

    def read_calls(self) -> None:
        """Read which calls have begun and ended."""
        rows = self._rows(
            "SELECT id, name, arguments, owner, edited, state, value, error, attempts, duration_s, circumstances,"
            " changed FROM calls WHERE run_id = :run"
        )
        types = self.types
        for call_id, name, arguments, owner, edited, state, value, error, attempts, duration_s, noted, changed in rows:
            _check_noted(call_id, arguments)
            self.changed.read(call_id, changed)
            passed = None if edited is None else Function(name, *loads(edited, types))
            if state in ("finished", "failed"):
                self.finished[call_id] = ended = FunctionOutput(name, arguments, tuple(map(int, call_id.split("."))))
                ended.error = _error(error, types) if state == "failed" else None
                ended.output = loads(value, types) if state == "finished" else None
                ended.attempts, ended.duration_s, ended.parsed_input = attempts, duration_s, passed
                _tell_circumstances(ended, noted)
            else:
                given = read_arguments(arguments, types)
                self.interrupted[call_id] = Interrupted(
                    name, arguments, given, state == "started", owner, passed, span=_noted_span(noted)
                )

    def arguments_text(self, given: Mapping[str, Any]) -> str:
        return arguments_text(given, self.types)

    def note_start(
        self, record: FunctionOutput, arguments: str, edited: Function | None, held: Iterable[Any] | None
    ) -> None:
        """Note that a call is about to be made, with the program's arguments, and those of the host in their place.

        `held` is what the program hands to it that it may change; None if it changes nothing.
        """
        before = self.interrupted.get(record.id)
        given = None if edited is None else [list(edited.args), dict(edited.kwargs)]
        columns = {
            "id": record.id,
            "arguments": arguments,
            "edited": None if given is None else dumps_or_none(given, self.types),
            "circumstances": _circumstances_text(record, self.since_s),
            "changed": self.changed.begin(record.id, held),
        }
        if before is None:
            self._write(
                "INSERT INTO calls (run_id, id, name, arguments, owner, edited, state, circumstances, changed)"
                " SELECT :run, :id, :name, :arguments, :owner, :edited, 'started', :circumstances, :changed"
                f" WHERE {_IS_MINE}"
                " ON CONFLICT (run_id, id) DO UPDATE SET owner = excluded.owner"
                " WHERE calls.owner = excluded.owner AND calls.state = 'started'",
                name=record.name,
                **columns,
            )
            return
        self._write(
            "UPDATE calls SET arguments = :arguments, owner = :owner, edited = :edited, state = 'started',"  # noqa: S608 - constants
            " circumstances = :circumstances, changed = :changed"
            " WHERE run_id = :run AND id = :id AND (state = :state AND owner = :before"
            f" OR state = 'started' AND owner = :owner) AND {_IS_MINE}",
            state="started" if before.stored else "not stored",
            before=before.owner,
            **columns,
        )

    def note_end(self, record: FunctionOutput) -> None:
        value, error, changed, state = None, None, None, str(record.state)
        try:
            value = dumps(record.output, self.types)
            error = None if record.error is None else dumps([record.error, store_exception(record.error, self.types)])
        except ExportError:
            state = "not stored" if record.error is None else "failed"
        try:
            changed = self.changed.end(record.id, record.output)
        except ExportError:
            state = "not stored"  # whoever made it again would find its arguments as they were before it
        # Only who has begun a call last knows how it ended, also where another process has taken over the run.
        self._write(
            "UPDATE calls SET state = :state, value = :value, error = :error, attempts = :attempts,"
            " duration_s = :duration_s, circumstances = :circumstances, changed = coalesce(:changed, changed)"
            " WHERE run_id = :run AND id = :id AND owner = :owner",
            id=record.id,
            state=state,
            value=value,
            error=error,
            attempts=record.attempts,
            duration_s=record.duration_s,
            circumstances=_circumstances_text(record, self.since_s),
            changed=changed,
        )

    def note_requests(self, requests: Iterable[ApprovalRequest]) -> None:
        """Note what the host is asked about: a decision holds for what it was shown."""
        for each in requests:
            self._write(
                "INSERT INTO requests SELECT :run, :id, :name, :site, :reason, :arguments, :cut_owner"
                f" WHERE {_IS_MINE} ON CONFLICT (run_id, id) DO UPDATE SET name = excluded.name, site = excluded.site,"
                " reason = excluded.reason, arguments = excluded.arguments, cut_owner = excluded.cut_owner",
                id=each.id,
                **asdict(self.record_of(each)),
            )

    def record_of(self, request: ApprovalRequest) -> NotedRequest:
        """What a request shows, as the journal writes it."""
        cut = None if request.reason == "needs_approval" else self.interrupted.get(request.call_id)
        arguments = None if request.arguments is None else self.arguments_text(request.arguments)
        if cut is not None:
            written = cut.written if cut.edited is None else arguments
            return NotedRequest(request.name, 0, request.reason, written, cut.owner)
        return NotedRequest(request.name, request.site, request.reason, arguments)

    @property
    def waiting(self) -> list[str]:
        """The ids of what the host was asked last about each call that has not ended."""
        last = {call_of(question): question for question in self.shown}
        return [question for call_id, question in last.items() if call_id not in self.finished]

    def note_step(self, number: int, kind: str, data: str) -> None:
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

    def note_resumed(self) -> None:
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
            changed = self.store.write(
                "UPDATE runs SET state = coalesce(:state, state), result = coalesce(:result, result), owner = NULL,"
                " until = NULL WHERE run_id = :run AND owner = :owner",
                {"run": self.run_id, "owner": self.owner, "state": state, "result": result},
            )
            # It has no owner where this was executed before.
            if not changed and not self._rows("SELECT 1 FROM runs WHERE run_id = :run AND owner IS NULL"):
                raise self._lost()
        finally:
            lease.give_up(self.owner)

    def close_program(self, output: FunctionOutput) -> None:
        """The same for a program: its value or error, what it printed, and the calls that were never begun."""
        unmade = [
            {
                "id": each.id, "name": each.name, "state": each.state, "error": _fault(each),
                "span": [each.span.start, each.span.end] if each.span else None,
            }
            for each in output.calls if not each.attempts and each.approval != "denied"
        ][:_MAX_NOTED]  # fmt: skip
        noted = {
            "printed": output.printed[:_MAX_NOTED], "error": _fault(output), "calls": len(output.calls),
            "duration_s": output.duration_s + self.since_s, "unmade": unmade,
            "value": None if output.error is not None else rendered(output.output, _MAX_NOTED)[0],
        }  # fmt: skip
        self.close(output.state, json.dumps(noted))

    def _rows(self, statement: str) -> list[Any]:
        rows = self.store.read(statement, {"run": self.run_id})
        # SQLite gives what was put into a column of texts, and nothing is written as bytes here.
        if any(type(each) is bytes for row in rows for each in row):
            raise self.refusal(f"{self.store.name} holds bytes where text belongs")
        return rows

    def _write(self, statement: str, **values: Any) -> None:
        """Execute a statement that changes one row as long as the run is this process's."""
        if not self.store.write(statement, {"run": self.run_id, "owner": self.owner, **values}):
            raise self._lost()

    def refusal(self, why: str) -> JournalError:
        """The error of a run that cannot be resumed."""
        return JournalError(f"run {self.run_id!r} cannot be resumed: {why}")

    def _lost(self) -> JournalError:
        return JournalError(
            f"run {self.run_id!r} of the journal {self.store.name} was taken over by another process while this one "
            "did not renew its lease"
        )


def _error(text: str | None, types: Iterable[type]) -> CallError:
    if text is None:
        return CallError("tool", "Exception", "the call failed; its error could not be stored")
    error, exception = loads(text)
    return restore_exception(error, exception, types)


# What is noted of a call for whoever looks at the run later; nothing of it is needed to go on.


def _circumstances_text(record: FunctionOutput, since_s: float) -> str:
    """Where a call stands, when it began, what it waited for, and so on; a process took the run up after `since_s`."""
    span = record.span
    noted: dict[str, Any] = {"start_s": record.start_s + since_s}
    if span is not None:
        noted["span"] = [span.start, span.end]
    if record._waits:
        noted["waits"] = [_shifted(each.to_dict(), since_s) for each in record.waits]
    if record.failed_attempts:
        noted["failed_attempts"] = [_shifted(each.to_dict(), since_s) for each in record.failed_attempts]
    if record.state != "running":
        noted["coercions"] = [str(each) for each in record.coercions]
    noted.update((name, value) for name in ("executor", "approval") if (value := getattr(record, name)))
    return json.dumps(noted)


def _tell_circumstances(record: FunctionOutput, text: str | None) -> None:
    """Let a record say what its call was made under; nothing where that cannot be read: no run needs it."""
    with contextlib.suppress(ValueError, TypeError, LookupError, AttributeError, StopIteration, RecursionError):
        noted = json.loads(text or "{}")
        waits = [Wait(_one_of(WaitReason, each["reason"]), str(each["call"])) for each in noted.get("waits", ())]
        failed = [
            Attempt(str(each["type"]), str(each["message"]), seconds(each["at_s"]), seconds(each["wait_s"]))
            for each in noted.get("failed_attempts", ())
        ]
        record.approval = _one_of(ApprovalOutcome, noted.get("approval", ""))
        record.executor, record.start_s = str(noted.get("executor", "")), seconds(noted.get("start_s"))
        record.waits, record.failed_attempts = tuple(waits), tuple(failed)


def _noted_span(text: str | None) -> tuple[int, int] | None:
    """Where a call stands; None where that cannot be read."""
    with contextlib.suppress(ValueError, TypeError, LookupError, RecursionError):
        begin, end = json.loads(text or "{}")["span"]
        return int(begin), int(end)
    return None


def _one_of(kind: Any, noted: object) -> Any:
    return next(each for each in get_args(kind) if each == noted)


def _shifted(noted: dict[str, Any], since_s: float) -> dict[str, Any]:
    moments = ("from_s", "until_s", "at_s")
    return {name: each + since_s if name in moments and each is not None else each for name, each in noted.items()}


def _fault(record: FunctionOutput) -> dict[str, Any] | None:
    error = record.error
    return None if error is None else {"kind": error.kind, "type": error.type, "message": error.message[:_MAX_NOTED]}
