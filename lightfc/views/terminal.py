"""A run in a terminal of any width, or in a notebook: its calls as a table with a timeline."""

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from lightfc.views.overlap import overlap
from lightfc.views.pages import summary
from lightfc.views.run_view import CallView, RoundView, RunView, TextView

COLORS: Mapping[str, str] = {
    "finished": "green", "failed": "red", "skipped": "yellow", "cancelled": "yellow", "running": "cyan",
    "waiting": "magenta", "interrupted": "yellow",
}  # fmt: skip
_MAX_BAR = 20
_STATE, _MS, _TRIES, _DIVIDERS = 9, 8, 5, 4
_MAX_ROWS = 40
_MAX_LINES, _MAX_CHARS = 40, 2_000
_MAX_SAID = 500
_NOTEBOOK_WIDTH = 110
_PRE = '<pre style="white-space:pre;overflow-x:auto;line-height:normal;text-align:left">{code}</pre>'


class Row(NamedTuple):
    """A call in a table; its texts are printable."""

    call: str
    outcome: str
    state: str
    attempts: int
    start_s: float
    duration_s: float

    @classmethod
    def of(cls, call: CallView) -> "Row":
        fault = "" if call.fault is None else " ".join(call.fault.message.partition("\n")[0].split())
        outcome = fault.removeprefix(f"{call.name} ").removeprefix("raised ") if call.value is None else call.value
        text = f"{call.name}({call.passed})" if call.passed or call.attempts else call.source or call.name
        text, outcome = (" ".join(each.split()) for each in (text, outcome))
        return cls(text, outcome, call.state, call.attempts, call.start_s, call.duration_s)


def cut(text: str, width: int, *, ascii_only: bool) -> str:
    """A text in so many columns, with dots for what is cut off; wide signs have two columns."""
    dots = "..." if ascii_only else "…"
    line = Text(text.replace("…", dots))
    if line.cell_len <= width:
        return line.plain
    line.truncate(max(width - len(dots), 0))
    return line.plain + dots[:width]


def rows_table(
    rows: Sequence[Row], *, width: int, ascii_only: bool = False, heads: tuple[str, str] = ("call", "value")
) -> Table:
    """Calls as a table of so many columns with a timeline, which ends with the last call."""
    whole_s = max((row.start_s + row.duration_s for row in rows), default=0.0) or 1e-9
    bar = min(_MAX_BAR, max(8, width // 6))
    tries = _TRIES if any(row.attempts > 1 for row in rows) else 0
    states = max([_STATE, *(len(row.state) for row in rows)])
    # What the narrow columns leave is shared by the two that can be cut.
    rest = max(width - bar - states - _MS - _DIVIDERS - (tries + 1 if tries else 0), 16)
    widths = rest - rest // 2, rest // 2
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=0, safe_box=True)
    for head, wide in zip(heads, widths, strict=True):
        table.add_column(head, no_wrap=True, width=wide)
    table.add_column("state", no_wrap=True, width=states)
    if tries:
        table.add_column("tries", justify="right", no_wrap=True, width=tries)
    table.add_column("ms", justify="right", no_wrap=True, width=_MS)
    table.add_column("timeline", no_wrap=True, width=bar)
    for row in rows:
        color = COLORS.get(row.state, "")
        table.add_row(
            Text(cut(row.call, widths[0], ascii_only=ascii_only)),
            Text(cut(row.outcome, widths[1], ascii_only=ascii_only)),
            Text(row.state, style=color),
            *([str(row.attempts)] if tries else []),
            f"{row.duration_s * 1000:.1f}",
            Text(_timeline(row, whole_s, bar, ascii_only=ascii_only), style=color),
        )
    return table


def _timeline(row: Row, total_s: float, width: int, *, ascii_only: bool) -> str:
    """When a call ran, as a bar in a line of `width` characters that stands for `total_s` seconds."""
    if not row.attempts and row.state != "running":
        return ""  # it was never made
    first = min(int(row.start_s / total_s * width), width - 1)
    last = max(first + 1, round((row.start_s + row.duration_s) / total_s * width))
    return " " * first + ("=" if ascii_only else "━") * (min(last, width) - first)


def _shortened(program: str) -> str:
    """A program with its lines, of which a long one shows the first."""
    lines = program.strip("\n")[:_MAX_CHARS].splitlines()
    more = ["…"] if len(program.strip("\n")) > _MAX_CHARS or len(lines) > _MAX_LINES else []
    return "\n".join([*lines[:_MAX_LINES], *more])


def _rows_of_rounds(view: RunView) -> list[Row]:
    """When models were asked and programs ran."""
    rows = [
        Row(_heading(number, each), each.fault or each.answer, "failed" if each.fault else "finished", 1, each.start_s,
            each.duration_s)
        for number, each in enumerate(view.rounds, 1)
    ] + [
        Row(each.title, each.fault.message if each.fault else each.value or "", each.state, 1, each.start_s,
            each.duration_s)
        for each in view.texts
    ]  # fmt: skip
    shown = (row._replace(outcome=" ".join(row.outcome[:_MAX_SAID].split())) for row in rows)
    return sorted(shown, key=lambda row: row.start_s)


def _heading(number: int, each: RoundView) -> str:
    """Which model was asked by which part."""
    return f"{number}. {f'{each.part}, ' if each.part else ''}{each.model}"


def _round(number: int, each: RoundView) -> Iterator[str]:
    """What a model was asked for by whom, and what was said."""
    tokens = f", {each.tokens[0]} + {each.tokens[1]} tokens" if any(each.tokens) else ""
    yield f"{_heading(number, each)}{tokens}"
    said = {"answer": each.answer, "read": each.reading, "observation": each.observation, "error": each.fault}
    for name, text in said.items():
        if text:
            shown = " ".join(text.split())
            yield f"{name}: {shown if len(shown) <= _MAX_SAID else f'{shown[:_MAX_SAID]}…'}"


class RunTable:
    """A run as `rich` prints it: how long it took, its calls, and what came of it."""

    def __init__(self, view: RunView, most: int = _MAX_ROWS) -> None:
        self._view = view
        self._most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self._view
        if view.question:
            yield Text(f"{view.title}: {view.question}", style="bold")
        if any(each.duration_s for each in view.rounds):
            rows = _rows_of_rounds(view)[: self._most]
            yield rows_table(rows, width=options.max_width, ascii_only=options.ascii_only, heads=("what", "gave"))
        for number, each in enumerate(view.rounds, 1):
            yield Text("\n  ".join(_round(number, each)))
        for text in view.texts:
            yield Group(*self._parts(text, options))
        if view.answer:
            yield Text(view.answer)

    def _parts(self, text: TextView, options: ConsoleOptions) -> Iterator[Any]:
        """A program, its calls, and what came of it."""
        found = overlap(text)
        yield from (Text(each) for each in (text.title, _shortened(text.program)) if each)
        if text.calls:
            rows = list(map(Row.of, text.calls[: self._most]))
            yield rows_table(rows, width=options.max_width, ascii_only=options.ascii_only)
        if len(text.calls) > self._most:
            yield Text(f"… and {len(text.calls) - self._most:,} more calls")
        yield Text(summary(text, found), style=COLORS.get(text.state, ""))
        yield from (Text(f"  {each}") for each in found.remarks)
        yield from (Text(each) for each in (text.printed, text.value) if each)
        if text.fault is not None:
            yield Text(text.fault.message, style="red")  # which says of what type it is, where that tells anything


def html_of(drawn: Any) -> str:
    """What `rich` draws, as text with colours for a notebook."""
    console = Console(record=True, file=io.StringIO(), width=_NOTEBOOK_WIDTH, force_jupyter=False, emoji=False)
    console.print(drawn, markup=False, highlight=False)
    return console.export_html(inline_styles=True, code_format=_PRE)


def calls_html(progress: str, calls: Sequence[CallView]) -> str:
    table = [rows_table(list(map(Row.of, calls)), width=_NOTEBOOK_WIDTH)] if calls else []
    return html_of(Group(Text(progress), *table))
