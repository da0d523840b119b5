"""An agent's run as one waterfall: what models were asked and what programs called, on one axis of time."""

from collections.abc import Iterator
from dataclasses import replace

from lightfc.views.run_view import CallView, FaultView, RoundView, RunView, TextView, WaitView

_BETWEEN = "\n\n"


def with_whole(view: RunView) -> RunView:
    """A run with one more view behind those of its programs: all of them, and the rounds that led there.

    Each call waits for the answer of its round, where it waits for no other call, and each round for the last call of
    the round before; so the critical path goes through all of them.
    """
    if not view.rounds or not view.texts:
        return view
    calls = tuple(_calls(view))
    program = _BETWEEN.join(each.program for each in view.texts)
    until = max(each.end_s for each in calls)
    whole = TextView(program, calls, view.state, duration_s=until, title="all rounds")
    return replace(view, texts=(*view.texts, whole))


def _calls(view: RunView) -> Iterator[CallView]:
    """What was asked and called, in the order of rounds; programs of no round come last."""
    begins = [0]
    for text in view.texts:
        begins.append(begins[-1] + len(text.program) + len(_BETWEEN))
    left = set(range(len(view.texts)))
    last = ""
    for number, each in enumerate(view.rounds):
        request = _request_view(each, f"round {number + 1}", last)
        yield request
        last = request.id
        made = [
            call
            for place in each.texts
            if place in left
            for call in _called(view.texts[place], place, begins[place], request.id)
        ]
        left -= set(each.texts)
        yield from made
        if made:
            last = max(made, key=lambda call: call.end_s).id
    for place in sorted(left):
        yield from _called(view.texts[place], place, begins[place], last)


def _request_view(request: RoundView, name: str, before: str) -> CallView:
    return CallView(
        name,
        request.model or "model",
        source=request.answer,
        state="failed" if request.fault else "finished",
        start_s=request.start_s,
        duration_s=request.duration_s,
        waits=(WaitView("round", before),) if before else (),
        attempts=1,
        executor="model",
        passed=request.part,
        value=request.answer or None,
        fault=FaultView("ModelError", request.fault) if request.fault else None,
    )


def _called(text: TextView, place: int, begin: int, request: str) -> Iterator[CallView]:
    """The calls of a program, as they stand in all programs and in the time of the run."""
    for call in text.calls:
        waits = tuple(
            replace(
                each,
                call=f"{place + 1}: {each.call}" if each.call else "",
                from_s=None if each.from_s is None else each.from_s + text.start_s,
                until_s=None if each.until_s is None else each.until_s + text.start_s,
            )
            for each in call.waits
        )
        held = any(each.call for each in waits)
        yield replace(
            call,
            id=f"{place + 1}: {call.id}",
            span=None if call.span is None else (call.span[0] + begin, call.span[1] + begin),
            start_s=call.start_s + text.start_s,
            waits=waits if held or not request else (*waits, WaitView("round", request)),
        )
