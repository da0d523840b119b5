"""The view of an agent's run."""

from collections.abc import Iterator
from itertools import count
from typing import Any

from lightfc.core.printable import printable
from lightfc.core.round_views import Step, rounds_of, total_facts
from lightfc.core.run_views import shown_text, text_view
from lightfc.views.run_view import RunView, TextView

_MAX_CHARS = 8_000


def agent_view(run: Any) -> RunView:
    """The view of what an agent did, with the rounds that led there."""
    rounds = rounds_of(_steps(run))
    facts = {"run": printable(run.run_id)} if run.run_id else {}
    facts |= total_facts(rounds)
    if run.cost is not None and run.usage:
        facts["cost"] = f"{run.cost:g}"
    state = "waiting" if run.waiting else "finished" if run.has_answer else "failed"
    return RunView(
        run.agent,
        tuple(_texts(run)),
        rounds,
        facts,
        state,
        shown_text(run.question, _MAX_CHARS),
        shown_text(run.answer, _MAX_CHARS) if run.has_answer else "",
    )


def _steps(run: Any) -> Iterator[Step]:
    executed = count()
    for entry, at_s in zip(run.transcript, run.times, strict=True):
        kind = str(entry["kind"])
        yield Step(kind, at_s, entry, next(executed) if kind == "execution" else None)


def _texts(run: Any) -> Iterator[TextView]:
    """The programs that were executed, and those that wait."""
    started = {} if run.is_loaded else {id(each): run.session.begun[n] for n, each in run.programs.items()}
    for number, output in enumerate(run.outputs, 1):
        start_s = max(started.get(id(output), 0.0) - run.started_s, 0.0)
        yield text_view(output, start_s=start_s, title=f"program {number}")
    executed = set(map(id, run.outputs))
    for output in run.programs.values():
        if id(output) not in executed:
            yield text_view(output, title="waits" if output.waiting else output.state)
