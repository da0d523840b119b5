"""What a program gained by calls that overlapped, what it took the time for, and why calls did not begin earlier."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lightfc.views.dataflow import Dataflow
from lightfc.views.run_view import CallView, TextView, WaitView

_TOLD = 6
REASONS = {
    "argument": "it needed its value",
    "result": "the program needed its value to reach this call",
    "effect": "one of them acts, so the order of the program holds",
    "undeclared": "one of them is undeclared; declare it with read_only=True or False",
    "barrier": "one of them is sequential",
    "bound": "as many calls as the run allows were in flight",
    "tool bound": "as many calls of the tool as it allows were in flight",
    "executor": "its executor had no worker free",
    "approval": "it waited for a decision",
}
"""What each reason means, as a clause."""


@dataclass(frozen=True, slots=True)
class Overlap:
    """What the calls of a program came to."""

    wall_s: float  # from the beginning of its first call to the end of its last
    serial_s: float  # the same one after the other
    path: tuple[int, ...]  # the calls that took the time: each began when the one before had ended
    # By the number of a call, why it waited for which other one, whose number is None if it was none.
    waits: dict[int, list[tuple[str, int | None, float | None, float | None]]]
    remarks: tuple[str, ...]  # why calls did not overlap, one clause each


def overlap(text: TextView) -> Overlap:
    """What became of the time of a program."""
    calls = text.calls
    made = [number for number, each in enumerate(calls) if each.attempts]
    if not made:
        return Overlap(0.0, 0.0, (), {}, ())
    numbers = {each.id: number for number, each in enumerate(calls)}
    flow = Dataflow(text.program)
    waits = {
        number: [_wait(flow, calls, number, wait, numbers.get(wait.call)) for wait in each.waits]
        for number, each in enumerate(calls)
        if each.waits
    }
    begun, ended = min(calls[each].start_s for each in made), max(calls[each].end_s for each in made)
    path = _path(calls, made, waits)
    serial = sum(calls[each].duration_s for each in made)
    return Overlap(max(ended - begun, 0.0), serial, path, waits, _remarks(calls, waits))


def _wait(
    flow: Dataflow, calls: Sequence[CallView], number: int, wait: WaitView, other: int | None
) -> tuple[str, int | None, float | None, float | None]:
    reason = wait.reason
    if other is not None and reason in ("result", "effect", "undeclared", "barrier") and wait.from_s is None:
        mine, its = calls[number].span, calls[other].span
        if mine is not None and its is not None and flow.needs(mine, its):
            reason = "argument"
    return reason, other, wait.from_s, wait.until_s


def _path(
    calls: Sequence[CallView],
    made: Sequence[int],
    waits: dict[int, list[tuple[str, int | None, float | None, float | None]]],
) -> tuple[int, ...]:
    """The calls that took the time, from the one that ended last back to one that waited for none."""
    path = [max(made, key=lambda each: calls[each].end_s)]
    seen = set(path)
    while True:
        before = [other for _, other, _, _ in waits.get(path[-1], ()) if other is not None and other not in seen]
        if not before:
            return tuple(reversed(path))
        path.append(max(before, key=lambda each: calls[each].end_s))
        seen.add(path[-1])


def _remarks(
    calls: Sequence[CallView], waits: dict[int, list[tuple[str, int | None, float | None, float | None]]]
) -> tuple[str, ...]:
    found = Counter(
        (calls[number].name, calls[other].name if other is not None else "", reason)
        for number, each in waits.items()
        for reason, other, _, _ in each
    )
    # That a value is needed is as it should be; what else held a call is what somebody may want to change.
    first = sorted(found.items(), key=lambda each: (each[0][2] in ("argument", "result"), -each[1]))
    return tuple(_remark(name, other, reason, count) for (name, other, reason), count in first[:_TOLD])


def _remark(name: str, other: str, reason: str, count: int) -> str:
    times = "" if count == 1 else f" {count:,} times"
    what = f" for {other}" if other and reason != "approval" else ""
    return f"{name} waited{what}{times}: {REASONS.get(reason, reason)}"
