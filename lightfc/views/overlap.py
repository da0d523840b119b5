"""What a program gained by calls that overlapped, what it took the time for, and why calls did not begin earlier."""

import ast
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from lightfc.views.run_view import CallView, TextView, WaitView

Span = tuple[int, int]
_LINE = re.compile(r"[^\r\n]*(?:\r\n?|\n)|[^\r\n]+")
"""A line of Python, which ends at fewer characters than one of `str.splitlines`."""

_MAX_NAMES = 200
"""How many names are followed for one question; a value that comes over more of them is taken for none."""


class Dataflow:
    """Which calls of a program another one needs, by its text: what its arguments and conditions are made of.

    A record tells that a call began when another had ended, and what the two tools declare. Whether it had to wait for
    the value of the other one, or only for its turn, stands in the text. Nothing here decides how a program runs, and
    nothing is known of a text that is none.
    """

    def __init__(self, program: str) -> None:
        self._program = program
        self._known: dict[tuple[Span, Span], bool] = {}

    def needs(self, call: Span, other: Span) -> bool:
        """Whether a call needs the value of another."""
        if call == other:
            return False
        if call[0] <= other[0] and other[1] <= call[1]:
            return True
        if (call, other) not in self._known:
            sources = self._sources(call)
            self._known[call, other] = any(first <= other[0] and other[1] <= last for first, last in sources)
        return self._known[call, other]

    def _sources(self, call: Span) -> Iterator[Span]:
        """The places from which the value of a call comes, beside itself."""
        names, seen = self._names_in(call), set[str]()
        for place in self._conditions(call):
            yield place
            names |= self._names_in(place)
        while names and len(seen) < _MAX_NAMES:
            name = names.pop()
            if name in seen:
                continue
            seen.add(name)
            for place in self._bound.get(name, ()):
                yield place
                names |= self._names_in(place)

    def _names_in(self, place: Span) -> set[str]:
        starts, names = self._used
        return set(names[bisect_left(starts, place[0]) : bisect_left(starts, place[1])])

    def _conditions(self, call: Span) -> Iterator[Span]:
        """What decides whether a call is made at all."""
        for scope, conditions in self._guarded:
            if scope[0] <= call[0] and call[1] <= scope[1]:
                yield from (each for each in conditions if not (each[0] <= call[0] and call[1] <= each[1]))

    # What the text holds.

    @cached_property
    def _tree(self) -> ast.AST | None:
        try:
            return ast.parse(self._program)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None

    @cached_property
    def _lines(self) -> tuple[list[int], list[str]]:
        lines = _LINE.findall(self._program)
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line))
        return starts, lines

    def _span(self, node: ast.AST) -> Span:
        return (
            self._offset(getattr(node, "lineno", 1), getattr(node, "col_offset", 0)),
            self._offset(getattr(node, "end_lineno", 1), getattr(node, "end_col_offset", 0)),
        )

    def _offset(self, line: int, column: int) -> int:
        starts, lines = self._lines
        text = lines[line - 1] if line <= len(lines) else ""
        chars = column if text.isascii() else len(text.encode()[:column].decode(errors="ignore"))
        return starts[min(line, len(starts)) - 1] + chars

    def _nodes(self) -> Iterable[ast.AST]:
        return () if self._tree is None else ast.walk(self._tree)

    @cached_property
    def _used(self) -> tuple[list[int], list[str]]:
        """The names of the text by where they stand: their places, and they themselves."""
        used = sorted((self._span(each)[0], each.id) for each in self._nodes() if isinstance(each, ast.Name))
        return [start for start, _ in used], [name for _, name in used]

    @cached_property
    def _bound(self) -> dict[str, list[Span]]:
        """What each name is made of: the whole statements that bind it or change what it holds."""
        found: dict[str, list[Span]] = {}
        for node in self._nodes():
            for name, source in _bindings(node):
                found.setdefault(name, []).append(self._span(source))
        return found

    @cached_property
    def _guarded(self) -> list[tuple[Span, list[Span]]]:
        return [
            (self._span(node), [self._span(each) for each in conditions])
            for node in self._nodes()
            if (conditions := _conditions(node))
        ]


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    match node:
        case ast.Assign(targets=targets, value=value):
            yield from ((name, value) for target in targets for name in _names(target))
        case (
            ast.AnnAssign(target=target, value=ast.expr() as value)
            | ast.AugAssign(target=target, value=value)
            | ast.NamedExpr(target=target, value=value)
            | ast.For(target=target, iter=value)
            | ast.comprehension(target=target, iter=value)
        ):
            yield from ((name, value) for name in _names(target))
        case ast.Match(subject=value, cases=cases):
            yield from ((name, value) for name in _captured(cases))
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name, node
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=changed)) as call):
            yield from ((name, call) for name in _names(changed))


def _conditions(node: ast.AST) -> list[ast.AST]:
    match node:
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.Assert(test=test):
            return [test]
        case ast.For(iter=iterated):
            return [iterated]
        case ast.Match(subject=value, cases=cases):
            return [value, *(each.guard for each in cases if each.guard is not None)]
        case ast.BoolOp(values=values):
            return list(values[:-1])
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            return [part for each in node.generators for part in (each.iter, *each.ifs)]
    return []


def _captured(cases: Iterable[ast.match_case]) -> Iterator[str]:
    """The names that patterns of `match` give parts of the value."""
    for each in (part for case in cases for part in ast.walk(case.pattern)):
        match each:
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
                yield name


def _names(target: ast.AST) -> Iterator[str]:
    return (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


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


Waits = dict[int, list[tuple[str, int | None, float | None, float | None]]]
"""By the number of a call, why it waited, for which other one (None if it was none), and from when until when."""


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
