"""Journals as they are looked at: opened to read only, whatever state they are in, beside the runs that write them.

A value is told by its text. Its class is not known here, so it is shown by the name and the fields that the journal
holds, and nothing is imported by a name. Long values are not read whole.
"""

import json
from dataclasses import dataclass
from os import PathLike
from typing import Any

from lightfc.core.decisions import call_of
from lightfc.core.deserialization import text_shown
from lightfc.core.printable import printable, printable_lines
from lightfc.core.round_views import Step
from lightfc.core.run_views import chars_for
from lightfc.engine import lease
from lightfc.engine.journal_notes import no_such_run
from lightfc.engine.journal_stores import open_store
from lightfc.views.run_view import CallView, FaultView, WaitView, moment, seconds

_MAX_VALUE = 100_000
"""Characters of the JSON of one value that are read to show it."""

_MAX_TEXT = 200_000
_STATE = "CASE WHEN state = 'running' AND coalesce(until <= now_s(), true) THEN 'interrupted' ELSE state END"
_MAX_CALLS = 20_000


@dataclass(frozen=True, slots=True)
class NotedRun:
    """A run as the journal lists it, `"interrupted"` where no process is at work, or a part of an agent's run."""

    run_id: str
    text: str
    state: str
    begun: float
    part_of: str | None
    kind: str
    result: dict[str, Any]


class JournalReader:
    """A journal that is looked at and never written."""

    def __init__(self, path: str | PathLike[str]) -> None:
        self._store = open_store(path, to_read=True)
        self.path = self._store.name

    def __enter__(self) -> "JournalReader":
        return self

    def __exit__(self, *_: object) -> None:
        self._store.close()

    def runs(self, words: str = "", most: int = 200) -> list[NotedRun]:
        """The latest runs, none of them part of another, that have all words in their name, program or state."""
        wanted = words.split()[:20]
        where = "".join(f" AND instr(lower(run_id || ' ' || text || ' ' || {_STATE}), lower(CAST(:w{n} AS TEXT))) > 0"
                        for n in range(len(wanted)))  # fmt: skip
        values = {f"w{n}": word for n, word in enumerate(wanted)}
        which = f"WHERE part_of IS NULL{where} ORDER BY rowid DESC LIMIT :most"
        return self._runs(which, most=most, **values)

    def run(self, run_id: str) -> NotedRun:
        """One run."""
        found = self._runs("WHERE run_id = :run", run=run_id)
        if not found:
            raise no_such_run(run_id, self.path, [each.run_id for each in self.runs(most=3)])
        return found[0]

    def parts(self, run_id: str) -> list[NotedRun]:
        """The programs that the run of an agent executed, in order."""
        return self._runs("WHERE part_of = :run ORDER BY rowid", run=run_id)

    def _runs(self, which: str, **values: Any) -> list[NotedRun]:
        rows = self._rows(
            # What follows is written above; whatever somebody has given is bound.
            f"SELECT run_id, substr(text, 1, :length), {_STATE}, coalesce(owner, ''), begun, part_of, kind, result"  # noqa: S608
            f" FROM runs {which}",
            length=_MAX_TEXT,
            **values,
        )
        return [
            NotedRun(
                run_id, text, "interrupted" if state == "running" and lease.is_dead(owner) else state, _number(begun),
                part_of, kind, _object(result),
            )
            for run_id, text, state, owner, begun, part_of, kind, result in rows
        ]  # fmt: skip

    def calls(self, run_id: str) -> list[CallView]:
        """The calls of a run that have begun, in the order of their places."""
        rows = self._rows(
            "SELECT id, name, state, substr(arguments, 1, :length), substr(value, 1, :length),"
            " length(value), substr(error, 1, :length), attempts, duration_s, circumstances FROM calls"
            " WHERE run_id = :run LIMIT :most",
            run=run_id,
            length=_MAX_VALUE,
            most=_MAX_CALLS,
        )
        most = chars_for(len(rows))
        return sorted((_call_view(most, *row) for row in rows), key=lambda call: place_of(call.id))

    def requested_arguments(self, run_id: str) -> dict[str, str]:
        """The arguments of the calls that the host was asked about, by the id of the call."""
        rows = self._rows(
            "SELECT id, substr(arguments, 1, :length) FROM requests WHERE run_id = :run AND arguments IS NOT NULL"
            " LIMIT :most",
            run=run_id,
            length=_MAX_VALUE,
            most=_MAX_CALLS,
        )
        return {call_of(question): _arguments(arguments) for question, arguments in rows}

    def steps(self, run_id: str) -> list[Step]:
        """What was noted of the rounds of an agent's run, in order, each at the time by the clock of the journal."""
        rows = self._rows(
            "SELECT kind, at, data FROM steps WHERE run_id = :run ORDER BY number LIMIT :most",
            run=run_id,
            most=_MAX_CALLS,
        )
        return [Step(kind, _number(at), _object(data)) for kind, at, data in rows]

    def changes(self) -> str:
        """A text that is another one whenever somebody else has changed the journal."""
        return self._store.changes()

    def now(self) -> float:
        """The time by the clock of the journal, in seconds since 1970."""
        ((now,),) = self._rows("SELECT now_s()")
        return _number(now)

    def _rows(self, statement: str, **values: Any) -> list[Any]:
        return self._store.read(statement, values)


def _call_view(
    most: int,
    call_id: str,
    name: str,
    state: str,
    arguments: str,
    value: str | None,
    length: int,
    error: str | None,
    attempts: int,
    duration_s: Any,
    circumstances: Any,
) -> CallView:
    noted, passed, shown = _object(circumstances), printable(_arguments(arguments)), None
    coerced = noted.get("coercions")
    if value is not None and state != "failed":
        text = text_shown(value) if len(value) == length else f"{value[:2000]}… ({length:,} characters of JSON)"
        shown = cut(printable_lines(text), most)
    return CallView(
        id=printable(call_id),
        name=printable(name),
        span=span_of(noted.get("span")),
        state={"started": "running", "not stored": "finished"}.get(state, printable(state)),
        start_s=seconds(noted.get("start_s")),
        duration_s=seconds(duration_s),
        waits=tuple(
            WaitView(
                text_of(each.get("reason")), text_of(each.get("call")), moment(each.get("from_s")),
                moment(each.get("until_s")),
            )
            for each in _list(noted.get("waits"))
        ),
        attempts=max(attempts, 1),
        failed=tuple(
            printable(f"{each.get('type')}: {each.get('message')}")[:500]
            for each in _list(noted.get("failed_attempts"))
        ),
        approval=text_of(noted.get("approval")),
        executor=text_of(noted.get("executor")),
        passed=passed if len(passed) <= 2 * most else f"{passed[: 2 * most]}…",
        coercions=tuple(map(text_of, coerced[:20])) if isinstance(coerced, list) else (),
        value=shown,
        fault=_error(error),
    )  # fmt: skip


def _arguments(text: str) -> str:
    given = _object(text)
    if not given and text.strip() != "{}":
        return f"{text[:2000]}…"
    texts = {name: text_shown(each) if isinstance(each, str) else _type_of(each) for name, each in given.items()}
    return ", ".join(f"{name}={each}" for name, each in texts.items())


def _type_of(noted: Any) -> str:
    """What stands for a value that has no JSON form."""
    name = noted.get("type") if isinstance(noted, dict) else None
    return f"<{str(name).rpartition(':')[2]}>"


def _error(text: str | None) -> FaultView | None:
    if text is None:
        return None
    try:
        return fault_of(json.loads(text)[0]["v"])
    except (ValueError, KeyError, IndexError, TypeError, RecursionError):
        return FaultView("error", printable_lines(text[:2000]))


def fault_of(data: object) -> FaultView | None:
    """The fault that was noted, if any was."""
    if not isinstance(data, dict):
        return None
    return FaultView(text_of(data.get("type")), printable_lines(str(data.get("message"))[:4000]))


def span_of(data: object) -> tuple[int, int] | None:
    """The span that was noted, if any was."""
    if isinstance(data, list) and len(data) == 2 and all(type(each) is int for each in data):
        return data[0], data[1]
    return None


def text_of(data: object) -> str:
    """The text that was noted; empty where none was."""
    return printable(data) if isinstance(data, str) else ""


def cut(text: str, most: int) -> str:
    """As much of a text as is shown."""
    return text if len(text) <= most else f"{text[:most]}… (shortened)"


def _list(data: object) -> list[dict[str, Any]]:
    return [each for each in data if isinstance(each, dict)] if isinstance(data, list) else []


def _object(text: Any) -> dict[str, Any]:
    """A JSON object that was noted; empty where it is none."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _number(value: Any) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def place_of(call_id: str) -> list[int]:
    """By what calls are put in the order of their program."""
    return [int(part) if part.isdecimal() and len(part) < 19 else 0 for part in str(call_id).split(".")]
