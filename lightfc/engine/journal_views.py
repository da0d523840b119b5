"""The view of a run that a journal holds."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from lightfc.core.printable import printable, printable_lines
from lightfc.core.round_views import rounds_of, total_facts
from lightfc.core.run_views import chars_for, printable_program, title_of
from lightfc.engine.journal_reader import JournalReader, NotedRun, cut, fault_of, place_of, span_of, text_of
from lightfc.views.pages import RunLine
from lightfc.views.run_view import CallView, RunView, TextView, seconds


def journal_view(journal: JournalReader, run_id: str, *, now: float | None = None) -> RunView:
    """The view of a run; calls that have not ended have a length by `now`."""
    run = journal.run(run_id)
    if run.kind != "program":
        return _agent_view(journal, run, now)
    return RunView(
        title_of(run.text), (program_view(journal, run, now=now),), facts=run_facts(run), state=printable(run.state)
    )


def _agent_view(journal: JournalReader, run: NotedRun, now: float | None) -> RunView:
    """The view of an agent's run, with the programs that it executed."""
    parts = journal.parts(run.run_id)
    numbers = {each.run_id: number for number, each in enumerate(parts)}
    texts = tuple(
        program_view(journal, each, start_s=max(each.begun - run.begun, 0.0), title=f"program {number + 1}", now=now)
        for number, each in enumerate(parts)
    )
    steps = [
        replace(each, at_s=max(each.at_s - run.begun, 0.0), text=numbers.get(str(each.data.get("run_id"))))
        for each in journal.steps(run.run_id)
    ]
    rounds = rounds_of(steps)
    facts = {**run_facts(run), **total_facts(rounds)}
    cost = run.result.get("cost")
    if isinstance(cost, int | float):
        facts["cost"] = f"{cost:g}"
    answer = run.result.get("value") if run.state == "finished" else None
    return RunView(
        printable(run.kind),
        texts,
        rounds,
        facts,
        printable(run.state),
        printable_lines(run.text[:8_000]),
        printable_lines(answer) if isinstance(answer, str) else "",
    )


def run_facts(run: NotedRun) -> dict[str, str]:
    """What is told of a run beside what it did."""
    facts = {"run": printable(run.run_id), "begun": begun_at(run)}
    if run.part_of:
        facts["part of"] = printable(run.part_of)
    return facts


def run_line(run: NotedRun, href: str = "") -> RunLine:
    """A run in a list."""
    calls = str(run.result.get("calls", ""))
    return RunLine(printable(run.run_id), begun_at(run), printable(run.state), calls, title_of(run.text), href)


def begun_at(run: NotedRun) -> str:
    """When a run began, by the clock of this machine."""
    try:
        return datetime.fromtimestamp(run.begun).astimezone().isoformat(" ", "seconds")
    except (ValueError, OverflowError, OSError):
        return ""


def program_view(
    journal: JournalReader, run: NotedRun, *, start_s: float = 0.0, title: str = "", now: float | None = None
) -> TextView:
    """The view of a program that the journal holds, with its calls."""
    made = list(_noted_calls(journal, run, now))
    begun, unmade, most = {each.id for each in made}, run.result.get("unmade"), chars_for(len(made))
    asked = journal.requested_arguments(run.run_id) if unmade else {}
    others = [_unmade(each, asked, most) for each in (unmade if isinstance(unmade, list) else ())]
    made += [each for each in others if each.id not in begun]
    shown, views = printable_program(run.text, tuple(sorted(made, key=lambda each: place_of(each.id))))
    value, printed = run.result.get("value"), run.result.get("printed")
    return TextView(
        program=shown,
        calls=views,
        state=printable(run.state),
        start_s=start_s,
        duration_s=seconds(run.result.get("duration_s")),
        value=printable_lines(value) if isinstance(value, str) else None,
        fault=fault_of(run.result.get("error")),
        printed=printable_lines(printed) if isinstance(printed, str) else "",
        title=title,
    )


def _noted_calls(journal: JournalReader, run: NotedRun, now: float | None) -> Iterator[CallView]:
    """The calls that have begun, with what they are or how long they have been running by now."""
    for each in journal.calls(run.run_id):
        if each.state != "running":
            yield each
        elif run.state == "interrupted":
            yield replace(each, state=run.state)
        else:
            yield each if now is None else replace(each, duration_s=max(now - run.begun - each.start_s, 0.0))


def _unmade(noted: object, asked: Mapping[str, str], most: int) -> CallView:
    call = noted if isinstance(noted, dict) else {}
    return CallView(
        id=text_of(call.get("id")),
        name=text_of(call.get("name")),
        span=span_of(call.get("span")),
        state=text_of(call.get("state")),
        attempts=0,
        passed=cut(printable(asked.get(text_of(call.get("id")), "")), 2 * most),
        fault=fault_of(call.get("error")),
    )
