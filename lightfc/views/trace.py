"""A run as a trace that Perfetto and Chrome's tracing page open.

The format is the "Trace Event Format" of Chrome: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
. Complete events (`X`) of one thread have to nest, so calls that overlap stand in lanes, each a thread of its own.
"""

import json
from collections.abc import Sequence
from typing import Any

from lightfc.views.overlap import overlap
from lightfc.views.run_view import CallView, RunView

_MODEL = 1


def trace_text(view: RunView) -> str:
    """The trace of a run, as JSON text."""
    events = [_named(_MODEL, 0, view.title, "process_name")]
    for each in view.rounds:
        args = {"part": each.part, "answer": each.answer, "reading": each.reading, "observation": each.observation}
        events.append(_complete(f"chat {each.model}", "chat", each.start_s, each.duration_s, 1, args))
    if view.rounds:
        events.append(_named(_MODEL, 1, "model", "thread_name"))
    lanes: list[float] = []
    for text in view.texts:
        found = overlap(text)
        start = text.start_s
        events.append(_complete(text.title or "run", "run", start, max(text.duration_s, found.wall_s), 2, {}))
        for number, lane in enumerate(_lanes(text.calls, start, lanes)):
            if lane is not None:
                events += _call(text.calls[number], start, lane + 3, number in found.path)
    events.append(_named(_MODEL, 2, "programs", "thread_name"))
    events += [_named(_MODEL, lane + 3, f"calls {lane + 1}", "thread_name") for lane in range(len(lanes))]
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ms"}, separators=(",", ":"), allow_nan=False)


def _lanes(calls: Sequence[CallView], start_s: float, lanes: list[float]) -> list[int | None]:
    """For each call the lane in which nothing else runs meanwhile; `lanes` tells until when each is taken."""
    placed: list[int | None] = [None] * len(calls)
    for number in sorted(range(len(calls)), key=lambda each: calls[each].start_s):
        call = calls[number]
        if not call.attempts:
            continue
        started_s, ended = start_s + call.start_s, start_s + call.end_s
        lane = next((lane for lane, until in enumerate(lanes) if until <= started_s), len(lanes))
        lanes[lane : lane + 1] = [ended]
        placed[number] = lane
    return placed


def _call(call: CallView, start_s: float, lane: int, on_path: bool) -> list[dict[str, Any]]:
    args = {
        "id": call.id, "state": call.state, "arguments": call.passed, "value": call.value, "attempts": call.attempts,
        "error": call.fault and call.fault.message, "critical path": on_path, "made in": call.executor,
        "waited for": ", ".join(f"{each.reason} {each.call}".strip() for each in call.waits), "source": call.source,
    }  # fmt: skip
    given = {name: each for name, each in args.items() if each not in (None, "")}
    return [_complete(call.name, call.state, start_s + call.start_s, call.duration_s, lane, given)]


def _complete(
    name: str, category: str, start_s: float, duration_s: float, thread: int, args: dict[str, Any]
) -> dict[str, Any]:
    return {
        "ph": "X", "name": name, "cat": category, "ts": round(start_s * 1e6, 3), "dur": round(duration_s * 1e6, 3),
        "pid": _MODEL, "tid": thread, "args": args,
    }  # fmt: skip


def _named(process: int, thread: int, name: str, what: str) -> dict[str, Any]:
    return {"ph": "M", "name": what, "pid": process, "tid": thread, "args": {"name": name}}
