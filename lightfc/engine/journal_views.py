"""The view of a run that a journal holds."""

from dataclasses import replace
from datetime import datetime

from lightfc.core.printable import printable, printable_lines
from lightfc.core.round_views import Step, rounds_of, summed
from lightfc.core.run_views import chars_for, printable_program, title_of
from lightfc.engine.journal_reader import JournalReader, NotedCall, NotedRun, place_of
from lightfc.views.run_view import CallView, FaultView, RunView, TextView, WaitView, moment, seconds
from lightfc.views.runs_page import RunLine


def journal_view(journal: JournalReader, run_id: str, *, now: float | None = None) -> RunView:
    """The view of a run.

    Args:
        now: The time, for how long calls have run that have not ended; they have no length if None.
    """
    run = journal.run(run_id)
    if run.kind != "program":
        return _agent_view(journal, run, now)
    return RunView(
        title_of(run.text), (text_of(journal, run, now=now),), facts=run_facts(run), state=printable(run.state)
    )


def _agent_view(journal: JournalReader, run: NotedRun, now: float | None) -> RunView:
    """The view of an agent's run, with the programs that it executed."""
    parts = journal.parts(run.run_id)
    numbers = {each.run_id: number for number, each in enumerate(parts)}
    texts = tuple(
        text_of(journal, each, start_s=max(each.begun - run.begun, 0.0), title=f"program {number + 1}", now=now)
        for number, each in enumerate(parts)
    )
    steps = [
        Step(each.kind, max(each.at - run.begun, 0.0), each.data, numbers.get(str(each.data.get("run_id"))))
        for each in journal.steps(run.run_id)
    ]
    rounds = rounds_of(steps)
    facts = {**run_facts(run), **summed(rounds)}
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


def text_of(
    journal: JournalReader, run: NotedRun, *, start_s: float = 0.0, title: str = "", now: float | None = None
) -> TextView:
    """The view of a program that the journal holds, with its calls."""
    made, most = _noted_calls(journal, run, now)
    noted, unmade = {each.id for each in made}, run.result.get("unmade")
    asked = journal.asked(run.run_id) if unmade else {}
    for each in map(_unmade, unmade if isinstance(unmade, list) else ()):
        if each.id not in noted:
            made.append(replace(each, passed=_cut(printable(asked.get(each.id, "")), 2 * most)))
    made.sort(key=lambda each: place_of(each.id))
    shown, views = printable_program(run.text, tuple(made))
    value, printed = run.result.get("value"), run.result.get("printed")
    return TextView(
        program=shown,
        calls=views,
        state=printable(run.state),
        start_s=start_s,
        duration_s=seconds(run.result.get("duration_s")),
        value=printable_lines(value) if isinstance(value, str) else None,
        fault=_fault(run.result.get("error")),
        printed=printable_lines(printed) if isinstance(printed, str) else "",
        title=title,
    )


def _noted_calls(journal: JournalReader, run: NotedRun, now: float | None) -> tuple[list[CallView], int]:
    """The calls that have begun, and how many characters of each value are shown."""
    calls = journal.calls(run.run_id)
    most = chars_for(len(calls))
    made = [_call_view(each, most) for each in calls]
    begun = [each.state == "running" for each in made]
    if run.state == "interrupted":
        made = [replace(each, state=run.state) if runs else each for each, runs in zip(made, begun, strict=True)]
    elif now is not None:
        so_far_s = now - run.begun
        made = [
            replace(each, duration_s=max(so_far_s - each.start_s, 0.0)) if runs else each
            for each, runs in zip(made, begun, strict=True)
        ]
    return made, most


def _call_view(call: NotedCall, most: int) -> CallView:
    noted, coerced = call.circumstances, call.circumstances.get("coercions")
    arguments = printable(call.arguments)
    return CallView(
        id=printable(call.id),
        name=printable(call.name),
        span=_span(noted.get("span")),
        state={"started": "running", "not stored": "finished"}.get(call.state, printable(call.state)),
        start_s=seconds(noted.get("start_s")),
        duration_s=seconds(call.duration_s),
        waits=tuple(_wait(each) for each in _list(noted.get("waits"))),
        attempts=max(call.attempts, 1),
        failed=tuple(
            printable(f"{each.get('type')}: {each.get('message')}")[:500]
            for each in _list(noted.get("failed_attempts"))
        ),
        approval=_text(noted.get("approval")),
        executor=_text(noted.get("executor")),
        passed=arguments if len(arguments) <= 2 * most else f"{arguments[: 2 * most]}…",
        coercions=tuple(map(_text, coerced[:20])) if isinstance(coerced, list) else (),
        value=None if call.value is None or call.state == "failed" else _cut(printable_lines(call.value), most),
        fault=None
        if call.error is None
        else FaultView(printable(call.error[0]), printable_lines(call.error[1][:4000])),
    )


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]}… (shortened)"


def _unmade(noted: object) -> CallView:
    held = noted if isinstance(noted, dict) else {}
    return CallView(
        id=_text(held.get("id")),
        name=_text(held.get("name")),
        span=_span(held.get("span")),
        state=_text(held.get("state")),
        attempts=0,
        fault=_fault(held.get("error")),
    )


def _wait(held: dict[str, object]) -> WaitView:
    return WaitView(
        _text(held.get("reason")), _text(held.get("call")), moment(held.get("from_s")), moment(held.get("until_s"))
    )


def _fault(held: object) -> FaultView | None:
    if not isinstance(held, dict):
        return None
    return FaultView(_text(held.get("type")), printable_lines(str(held.get("message"))[:4000]))


def _span(held: object) -> tuple[int, int] | None:
    if isinstance(held, list) and len(held) == 2 and all(type(each) is int for each in held):
        return held[0], held[1]
    return None


def _text(held: object) -> str:
    return printable(held) if isinstance(held, str) else ""


def _list(held: object) -> list[dict[str, object]]:
    return [each for each in held if isinstance(each, dict)] if isinstance(held, list) else []
