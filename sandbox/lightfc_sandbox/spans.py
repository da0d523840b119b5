"""Places in a text, and how one is shown."""

import re
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

TYPE_CHECKING = False
if not TYPE_CHECKING:
    from lightfc_sandbox.frozen import dataclass
else:  # as type checkers and the reference know the classes
    from dataclasses import dataclass

_LINE = r"\r\n|\r|\n"
_TAB = 4
_CONTEXT_CHARS = 160
"""A source line longer than this is shown as a window around the fault."""


@dataclass(frozen=True)
class Span:
    """A place in a program, counted in characters (Unicode code points), not bytes.

    Attributes:
        start: The offset of the first character, from 0.
        end: The offset after the last character.
        line: The line of the first character, from 1.
        column: The column of the first character in its line, from 0.

    Examples:
        >>> from lightfc_sandbox import EvaluationError, Sandbox
        >>> try:
        ...     Sandbox().run("1 + 1 // 0")
        ... except EvaluationError as error:
        ...     print(error.span.to_dict())
        {'start': 4, 'end': 10, 'line': 1, 'column': 4}
    """

    start: int
    end: int
    line: int
    column: int

    def to_dict(self) -> dict[str, int]:
        """The span as a dict of JSON data with the four attributes."""
        return {"start": self.start, "end": self.end, "line": self.line, "column": self.column}


def span_at(source: str, start: int, end: int) -> Span:
    """The span from offset `start` to offset `end`, with its line and column."""
    starts = _line_starts(source)
    line = bisect_right(starts, start)
    return Span(start, max(end, start), line, start - starts[line - 1])


@lru_cache(maxsize=2)
def _line_starts(source: str) -> list[int]:
    """The offsets at which the lines begin; kept, since the violations of one text ask for them one after the other."""
    if "\r" not in source:
        return [0, *accumulate(len(line) + 1 for line in source.split("\n")[:-1])]
    return [0, *(match.end() for match in re.finditer(_LINE, source))]


def line_start(source: str, line: int) -> int:
    """The offset at which a line begins, counted from 1; that of the last line if there are fewer."""
    starts = _line_starts(source)
    return starts[min(max(line, 1), len(starts)) - 1]


def caret(source: str, span: Span) -> str:
    """The source line of a span with carets under it, as two indented lines.

    Tabs are shown as four spaces and a long line is cut to a window around the span, so that the carets stand under
    the fault on any terminal that shows one column a character.
    """
    line_start = span.start - span.column
    found = re.compile(_LINE).search(source, line_start)
    line = source[line_start : found.start() if found else len(source)]
    first, last = span.column, max(min(span.end - line_start, len(line)), span.column + 1)
    head = tail = ""
    if len(line) > _CONTEXT_CHARS:
        left = max(0, first - _CONTEXT_CHARS // 4)
        right = left + _CONTEXT_CHARS
        head, tail = "…" if left else "", "…" if right < len(line) else ""
        line, first, last = line[left:right], first - left, min(last - left, _CONTEXT_CHARS)
    before, fault, after = (part.replace("\t", " " * _TAB) for part in (line[:first], line[first:last], line[last:]))
    number = f"{span.line} | "
    under = " " * (len(number) + len(head) + len(before)) + "^" * max(len(fault), 1)
    return f"  {number}{head}{before}{fault}{after}{tail}\n  {under}"
