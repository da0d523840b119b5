"""Journals as they are looked at: opened to read only, whatever state they are in, beside the runs that write them.

A value is told by its text. Its class is not known here, so it is shown by the name and the fields that the journal
holds, and nothing is imported by a name. Long values are not read whole.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from os import PathLike
from typing import Any

from lightfc.core.decisions import call_of
from lightfc.core.deserialization import text_shown
from lightfc.core.printable import printable, printable_lines
from lightfc.core.round_views import Step, rounds_of, total_facts
from lightfc.core.run_views import chars_for, printable_program, title_of
from lightfc.engine import lease
from lightfc.engine.journal_stores import no_such_run, open_store
from lightfc.views.pages import RunLine
from lightfc.views.run_view import CallView, FaultView, RunView, TextView, WaitView, moment, seconds

_MAX_VALUE = 100_000
"""Characters of the JSON of one value that are read to show it."""

_MAX_TEXT = 200_000
_MAX_CALLS = 20_000
_STATE = "CASE WHEN state = 'running' AND coalesce(until <= now_s(), true) THEN 'interrupted' ELSE state END"


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
        which = f"WHERE part_of IS NULL AND run_id IS NOT NULL{where} ORDER BY rowid DESC LIMIT :most"
        return self._runs(which, most=most, **values)

    def run(self, run_id: str) -> NotedRun:
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
                run_id, text, "interrupted" if state == "running" and lease.is_dead(owner) else state, seconds(begun),
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
        )
        most = chars_for(len(rows))
        return sorted((_call_view(row, most) for row in rows), key=_place)

    def requested_arguments(self, run_id: str) -> dict[str, str]:
        """The arguments of the calls that the host was asked about, by the id of the call."""
        rows = self._rows(
            "SELECT id, substr(arguments, 1, :length) FROM requests WHERE run_id = :run AND arguments IS NOT NULL"
            " LIMIT :most",
            run=run_id,
        )
        return {call_of(question): _arguments(arguments) for question, arguments in rows}

    def waiting(self, run: NotedRun) -> dict[str, str]:
        """The calls that a run waits for, by the ids of the requests about them."""
        found: dict[str, str] = {}
        for each in [] if run.state != "waiting" else [run] if run.kind == "program" else self.parts(run.run_id):
            ended = self._rows(
                "SELECT id FROM calls WHERE run_id = :run AND state IN ('finished', 'failed')", run=each.run_id
            )
            over, latest = {call_id for (call_id,) in ended}, dict[str, tuple[str, str]]()
            for question, name, arguments in self._rows(
                "SELECT id, name, substr(arguments, 1, :length) FROM requests WHERE run_id = :run"
                " ORDER BY length(id), id LIMIT :most",
                run=each.run_id,
            ):
                latest[call_of(question)] = question, printable(f"{name}({_arguments(arguments or '')})")
            # A run of an agent counts its programs, and each of them its calls.
            part = "" if run.kind == "program" else f"{each.run_id.rpartition(':')[2]}:"
            found |= {f"{part}{question}": call for call_id, (question, call) in latest.items() if call_id not in over}
        return found

    def steps(self, run_id: str) -> list[Step]:
        """What was noted of the rounds of an agent's run, in order, each at the time by the clock of the journal."""
        steps = "SELECT kind, at, data FROM steps WHERE run_id = :run ORDER BY number LIMIT :most"
        rows = self._rows(steps, run=run_id)
        return [Step(kind, seconds(at), _object(data)) for kind, at, data in rows]

    def changes(self) -> str:
        """A text that is another one whenever somebody else has changed the journal."""
        return self._store.changes()

    def now(self) -> float:
        """The time by the clock of the journal, in seconds since 1970."""
        ((now,),) = self._rows("SELECT now_s()")
        return seconds(now)

    def _rows(self, statement: str, **values: Any) -> list[Any]:
        rows = self._store.read(statement, {"length": _MAX_VALUE, "most": _MAX_CALLS, **values})
        return [
            [each.decode(errors="backslashreplace") if type(each) is bytes else each for each in row] for row in rows
        ]


# Views.


def journal_view(journal: JournalReader, run_id: str, *, now: float | None = None) -> RunView:
    """The view of a run; calls that have not ended have a length by `now`."""
    run = journal.run(run_id)
    facts = {"run": printable(run.run_id), "begun": _begun_at(run)}
    if run.part_of:
        facts["part of"] = printable(run.part_of)
    if run.kind == "program":
        return RunView(title_of(run.text), (_program_view(journal, run, now),), facts=facts, state=printable(run.state))
    # The run of an agent, with the programs that it executed.
    parts = journal.parts(run.run_id)
    numbers = {each.run_id: number for number, each in enumerate(parts)}
    texts = [
        replace(
            _program_view(journal, each, now), start_s=max(each.begun - run.begun, 0.0), title=f"program {number + 1}"
        )
        for number, each in enumerate(parts)
    ]
    rounds = rounds_of(
        replace(each, at_s=max(each.at_s - run.begun, 0.0), text=numbers.get(str(each.data.get("run_id"))))
        for each in journal.steps(run.run_id)
    )
    facts |= total_facts(rounds)
    if isinstance(cost := run.result.get("cost"), int | float):
        facts["cost"] = f"{cost:g}"
    answer = run.result.get("value") if run.state == "finished" else None
    return RunView(
        printable(run.kind), tuple(texts), rounds, facts, printable(run.state), printable_lines(run.text[:8_000]),
        printable_lines(answer) if isinstance(answer, str) else "",
    )  # fmt: skip


def run_line(journal: JournalReader, run: NotedRun, href: str = "") -> RunLine:
    calls = run.result.get("calls")
    return RunLine(
        printable(run.run_id), printable(run.kind), _begun_at(run), printable(run.state),
        calls if isinstance(calls, int) else None, title_of(run.text), journal.waiting(run), href,
    )  # fmt: skip


def _begun_at(run: NotedRun) -> str:
    """When a run began, by the clock of this machine."""
    try:
        return datetime.fromtimestamp(run.begun).astimezone().isoformat(" ", "seconds")
    except (ValueError, OverflowError, OSError):
        return ""


def _program_view(journal: JournalReader, run: NotedRun, now: float | None) -> TextView:
    """The view of a program that the journal holds, with its calls: those that have begun, and the others."""
    made = [_by_now(each, run, now) for each in journal.calls(run.run_id)]
    begun, unmade, most = {each.id for each in made}, run.result.get("unmade"), chars_for(len(made))
    asked = journal.requested_arguments(run.run_id) if unmade else {}
    made += [each for each in (_unmade(noted, asked, most) for noted in _list(unmade)) if each.id not in begun]
    shown, views = printable_program(run.text, tuple(sorted(made, key=_place)))
    value = run.result.get("value")
    return TextView(
        program=shown,
        calls=views,
        state=printable(run.state),
        duration_s=seconds(run.result.get("duration_s")),
        value=printable_lines(value) if isinstance(value, str) else None,
        fault=_fault(run.result.get("error")),
        printed=_text(run.result.get("printed"), printable_lines),
    )


def _by_now(call: CallView, run: NotedRun, now: float | None) -> CallView:
    """A call that has begun; of one that has not ended what became of it, or how long it has been running."""
    if call.state != "running":
        return call
    if run.state == "interrupted":
        return replace(call, state=run.state)
    return call if now is None else replace(call, duration_s=max(now - run.begun - call.start_s, 0.0))


def _unmade(call: Mapping[str, Any], asked: Mapping[str, str], most: int) -> CallView:
    call_id = _text(call.get("id"))
    return CallView(
        id=call_id, name=_text(call.get("name")), span=_span(call.get("span")), state=_text(call.get("state")),
        attempts=0, passed=_cut(printable(asked.get(call_id, "")), 2 * most), fault=_fault(call.get("error")),
    )  # fmt: skip


def _call_view(row: Sequence[Any], most: int) -> CallView:
    call_id, name, state, arguments, value, length, error, attempts, duration_s, circumstances = row
    noted, passed, shown = _object(circumstances), printable(_arguments(arguments)), None
    coerced = noted.get("coercions")
    if value is not None and state != "failed":
        text = text_shown(value) if len(value) == length else f"{value[:2000]}… ({length:,} characters of JSON)"
        shown = _cut(printable_lines(text), most)
    return CallView(
        id=printable(call_id),
        name=printable(name),
        span=_span(noted.get("span")),
        state={"started": "running", "not stored": "finished"}.get(state, printable(state)),
        start_s=seconds(noted.get("start_s")),
        duration_s=seconds(duration_s),
        waits=tuple(
            WaitView(
                _text(each.get("reason")), _text(each.get("call")), moment(each.get("from_s")),
                moment(each.get("until_s")),
            )
            for each in _list(noted.get("waits"))
        ),
        attempts=max(attempts, 1) if type(attempts) is int else 1,
        failed=tuple(
            printable(f"{each.get('type')}: {each.get('message')}")[:500]
            for each in _list(noted.get("failed_attempts"))
        ),
        approval=_text(noted.get("approval")),
        executor=_text(noted.get("executor")),
        passed=passed if len(passed) <= 2 * most else f"{passed[: 2 * most]}…",
        coercions=tuple(map(_text, coerced[:20])) if isinstance(coerced, list) else (),
        value=shown,
        fault=_error(error),
    )  # fmt: skip


def _arguments(text: str) -> str:
    given = _object(text)
    if not given and text.strip() != "{}":
        return f"{text[:2000]}…"
    return ", ".join(f"{name}={_argument(each)}" for name, each in given.items())


def _argument(noted: Any) -> str:
    """The text of a value, or of one that has no JSON form its type."""
    if isinstance(noted, str):
        return text_shown(noted)
    name = noted.get("type") if isinstance(noted, dict) else None
    return f"<{str(name).rpartition(':')[2]}>"


def _error(text: str | None) -> FaultView | None:
    if text is None:
        return None
    try:
        return _fault(json.loads(text)[0]["v"])
    except (ValueError, KeyError, IndexError, TypeError, RecursionError):
        return FaultView("error", printable_lines(text[:2000]))


# What was noted, if it is what belongs there.


def _fault(data: object) -> FaultView | None:
    if not isinstance(data, dict):
        return None
    return FaultView(_text(data.get("type")), printable_lines(str(data.get("message"))[:4000]))


def _span(data: object) -> tuple[int, int] | None:
    if isinstance(data, list) and len(data) == 2 and all(type(each) is int for each in data):
        return data[0], data[1]
    return None


def _text(data: object, made_printable: Any = printable) -> str:
    return str(made_printable(data)) if isinstance(data, str) else ""


def _list(data: object) -> list[dict[str, Any]]:
    return [each for each in data if isinstance(each, dict)] if isinstance(data, list) else []


def _object(text: Any) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}… (shortened)"


def _place(call: CallView) -> list[int]:
    """By what calls are put in the order of their program."""
    return [int(part) if part.isdecimal() and len(part) < 19 else 0 for part in call.id.split(".")]
