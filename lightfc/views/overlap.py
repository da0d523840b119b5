"""What a program gained by calls that overlapped, what it took the time for, and why calls did not begin earlier."""

import ast
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from lightfc.views.run_view import CallView, TextView, WaitView

Span = tuple[int, int]
_WORD = re.compile(r"\w+")
_MAX_FOLLOWED = 200
"""Over how many statements a value is followed: a call that gets it later is taken for one that does not need it."""


class Names:
    """The names that values of calls go by, from statement to statement.

    A record tells that a call began when another had ended, and what the two tools declare. Whether it had to wait for
    the value of the other one, or only for its turn, stands in the text. Nothing here decides how a program runs, and
    nothing is known of a text that is none.
    """

    def __init__(self, program: str) -> None:
        self._program = program
        try:
            nodes = [each for each in ast.walk(ast.parse(program)) if isinstance(each, ast.stmt)]
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            nodes = []
        self._nodes = sorted(nodes, key=_start)
        self._starts = [_start(each) for each in self._nodes]
        self._names = [(_bound(each), _names(each)) for each in self._nodes]
        self._made: dict[int, set[str]] = {}

    def give(self, call: Span, other: Span, reason: str) -> bool:
        """Whether a call that waited for another got its value: as a part, by a name, or in that it is made at all."""
        if call == other:
            return False
        if call[0] <= other[0] and other[1] <= call[1]:
            return True
        here, there = self._statement(call), self._statement(other)
        if there < 0:
            return False
        if here == there and reason in ("result", "undeclared"):
            return True  # inside of one statement, such calls overlap unless one needs the other
        node = self._nodes[there]
        if here == there and self._drawn(node, self._place(other), call):
            return True
        if isinstance(node, ast.If | ast.While | ast.For | ast.Match) and self._place(call) < _end(node):
            return True
        return not self._made_of(there).isdisjoint(_WORD.findall(self._program[slice(*call)]))

    def _drawn(self, node: ast.stmt, other: tuple[int, int], call: Span) -> bool:
        """Whether a call names what comprehensions of its statement draw from where another call stands."""
        drawn: set[str] = set()
        for each in (each for around in _own(node) for each in getattr(around, "generators", ())):
            source = each.iter
            if _start(source) <= other < _end(source) or not drawn.isdisjoint(_names_in(source)):
                drawn.update(_names_in(each.target))
        return not drawn.isdisjoint(_WORD.findall(self._program[slice(*call)]))

    def _statement(self, call: Span) -> int:
        """The number of the statement in which a call stands; -1 for none."""
        return bisect_right(self._starts, self._place(call)) - 1 if self._starts else -1

    def _place(self, call: Span) -> tuple[int, int]:
        """Where a call begins, as `ast` counts: by lines, and by bytes of UTF-8."""
        before = self._program[: call[0]]
        return before.count("\n") + 1, len(before[before.rfind("\n") + 1 :].encode())

    def _made_of(self, number: int) -> set[str]:
        """The names that a statement binds, and those that the following ones make of them."""
        if number not in self._made:
            found = self._made[number] = set(self._names[number][0])
            for bound, names in self._names[number + 1 : number + 1 + _MAX_FOLLOWED]:
                if not names.isdisjoint(found):
                    found |= bound
        return self._made[number]


def _start(node: ast.stmt | ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.stmt | ast.expr) -> tuple[int, int]:
    return node.end_lineno or 0, node.end_col_offset or 0


def _own(node: ast.stmt) -> Iterator[ast.AST]:
    """A statement and what it is made of, without the statements in it."""
    left: list[ast.AST] = [node]
    while left:
        yield (each := left.pop())
        left += (part for part in ast.iter_child_nodes(each) if not isinstance(part, ast.stmt))


def _names(node: ast.stmt) -> set[str]:
    return {each.id for each in _own(node) if isinstance(each, ast.Name)}


def _names_in(node: ast.expr) -> Iterator[str]:
    return (each.id for each in ast.walk(node) if isinstance(each, ast.Name))


def _bound(node: ast.stmt) -> set[str]:
    """The names that a statement binds, and those of what it changes in place."""
    return {name for each in _own(node) for target in _targets(each) for name in _names_in(target)}


def _targets(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.Assign(targets=targets):
            return targets
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=changed))):
            return [changed]
        case ast.comprehension():
            return []  # its names end with it
    return [node.target] if hasattr(node, "target") else []


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
    waits: "Waits"
    remarks: tuple[str, ...]  # why calls did not overlap, one clause each
    decided_s: float = 0.0  # how much of that no call ran, until somebody decided about the next one


Waits = dict[int, list[tuple[str, int | None, float | None, float | None]]]
"""By the number of a call, why it waited, for which other one (None if it was none), and from when until when."""


def overlap(text: TextView) -> Overlap:
    """What became of the time of a program."""
    calls = text.calls
    made = [number for number, each in enumerate(calls) if each.attempts]
    if not made:
        return Overlap(0.0, 0.0, (), {}, ())
    waits = _waits(text)
    begun, ended = min(calls[each].start_s for each in made), max(calls[each].end_s for each in made)
    path = _path(calls, made, waits)
    serial = sum(calls[each].duration_s for each in made)
    decided = _until_decided([calls[each] for each in made])
    return Overlap(max(ended - begun, 0.0), serial, path, waits, _remarks(calls, waits), decided)


def _until_decided(made: Sequence[CallView]) -> float:
    """How long no call ran before one that waited for a decision; no process may have been there meanwhile."""
    stood, ended = 0.0, min(each.start_s for each in made)
    for each in sorted(made, key=attrgetter("start_s")):
        if any(wait.reason == "approval" for wait in each.waits):
            stood += max(each.start_s - ended, 0.0)
        ended = max(ended, each.end_s)
    return stood


def _waits(text: TextView) -> Waits:
    waiting = [number for number, each in enumerate(text.calls) if each.waits]
    if not waiting:
        return {}
    names, numbers = Names(text.program), {each.id: number for number, each in enumerate(text.calls)}
    return {
        number: [_wait(names, text.calls, number, wait, numbers.get(wait.call)) for wait in text.calls[number].waits]
        for number in waiting
    }


def _wait(
    names: Names, calls: Sequence[CallView], number: int, wait: WaitView, other: int | None
) -> tuple[str, int | None, float | None, float | None]:
    reason = wait.reason
    if other is not None and reason in ("result", "effect", "undeclared", "barrier") and wait.from_s is None:
        mine, its = calls[number].span, calls[other].span
        if mine is not None and its is not None and names.give(mine, its, reason):
            reason = "argument"
    return reason, other, wait.from_s, wait.until_s


def _path(calls: Sequence[CallView], made: Sequence[int], waits: Waits) -> tuple[int, ...]:
    """The calls that took the time, from the one that ended last back to one that waited for none."""
    path = [max(made, key=lambda each: calls[each].end_s)]
    seen = set(path)
    while True:
        before = [other for _, other, _, _ in waits.get(path[-1], ()) if other is not None and other not in seen]
        if not before:
            return tuple(reversed(path))
        path.append(max(before, key=lambda each: calls[each].end_s))
        seen.add(path[-1])


def _remarks(calls: Sequence[CallView], waits: Waits) -> tuple[str, ...]:
    found = Counter(
        (calls[number].name, calls[other].name if other is not None else "", reason)
        for number, each in waits.items()
        for reason, other, _, _ in each
    )
    # That a value is needed is as it should be; what else held a call is what somebody may want to change.
    first = sorted(found.items(), key=lambda each: (each[0][2] in ("argument", "result"), -each[1]))
    told = []
    for (name, other, reason), count in first[:_TOLD]:
        times = "" if count == 1 else f" {count:,} times"
        what = f" for {other}" if other and reason != "approval" else ""
        told.append(f"{name} waited{what}{times}: {REASONS.get(reason, reason)}")
    return tuple(told)
