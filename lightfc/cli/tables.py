"""Records for people: tables and timelines in a terminal of any width, and the run of an agent line by line."""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions
from rich.table import Table
from rich.text import Text

from lightfc.core.definitions import FunctionExpression
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import call_text, call_view
from lightfc.core.values import rendered
from lightfc.tools.loading import Toolbox
from lightfc.views.pages import RunLine
from lightfc.views.terminal import COLORS, Row, cut, rows_table
from lightfc_sandbox.engine import message_of, name_of_class

if TYPE_CHECKING:
    from lightfc.agents.run import AgentEvent

_MAX_CALLS = 40
_MAX_CELL_CHARS = 300
_MIN_TITLE = 12


def terminal(*, aside: bool = False) -> Console:
    """Where people read; as wide as it is, also where it cannot do more than write, which rich takes to be 80 wide."""
    console = Console(highlight=False, markup=False, emoji=False, stderr=aside)
    if console.is_dumb_terminal:
        console.size = ConsoleDimensions(get_terminal_size().columns, 25)
    return console


def calls_table(output: FunctionOutput) -> None:
    """Print a run's calls with value, state and duration, and a timeline of what overlapped.

    Where standard output is read by a program it is for the value alone, and the table goes to standard error.
    """
    console = terminal(aside=not sys.stdout.isatty())
    shown = output.calls[:_MAX_CALLS]
    rows = [Row.of(call_view(each, _MAX_CELL_CHARS))._replace(call=call_text(each, _MAX_CELL_CHARS)) for each in shown]
    console.print(rows_table(rows, width=console.width, ascii_only=console.options.ascii_only))
    if len(output.calls) > _MAX_CALLS:
        console.print(f"… and {len(output.calls) - _MAX_CALLS:,} more calls")


def runs_table(lines: Sequence[RunLine]) -> None:
    console = terminal()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), pad_edge=False)
    rows = [(line.begun[:16], line.state, line.calls_text, line.run_id) for line in lines]
    # What ran has the room that the rest leaves: without the name of a run nobody could look at it.
    widths = [max(map(cell_len, column)) + 2 for column in zip(("begun", "state", "calls", "run"), *rows, strict=True)]
    rest = console.width - sum(widths[:-1])
    run_width = min(widths[-1], max(rest - _MIN_TITLE, _MIN_TITLE + 2))
    room = max(rest - run_width, 1)
    for name, width in zip(("begun", "state", "calls"), widths, strict=False):
        table.add_column(name, no_wrap=True, min_width=width - 2, justify="right" if name == "calls" else "left")
    table.add_column("run", overflow="fold", width=run_width - 2)
    table.add_column("what", max_width=room, no_wrap=True)
    for (begun, state, calls, run_id), line in zip(rows, lines, strict=True):
        what = Text(cut(line.title, room, ascii_only=console.options.ascii_only))
        table.add_row(begun, Text(state, COLORS.get(state, "")), calls, Text(run_id), what)
    console.print(table)
    for line in lines:
        if line.waiting:
            told = cut(f"{line.run_id} {line.waits_for}", _MAX_CELL_CHARS, ascii_only=console.options.ascii_only)
            console.print(Text(told))


def tool_problems(toolbox: Toolbox) -> list[str]:
    """What keeps some functions of a file from being tools."""
    counts = Counter(tool.name for tool in toolbox.tools)
    twice = [f"two tools are named {name!r}; give one of them another name" for name, n in counts.items() if n > 1]
    return [*toolbox.problems.values(), *twice]


_MAX_SHOWN = 200
_MIN_SHOWN = 20


class LiveView:
    """Writes each event of a run, cut to one line of so many columns: the model's words, then what its calls gave."""

    def __init__(self, write: Callable[[str], None], width: int | None = None) -> None:
        self._write = write
        self._width = width
        self._part = ""
        self._answer = ""
        self._in_line = False

    def __call__(self, event: "AgentEvent") -> None:
        if event.kind == "request" and event.part != self._part:
            self._part = event.part
            self._line(f"[{event.part}]" if event.part else "")
        elif event.kind == "delta" and event.delta is not None:
            # What a model says to itself is not shown: it would drown what it says.
            self._write(event.delta.content)
            self._in_line = self._in_line or bool(event.delta.content)
        elif event.kind == "answer":
            self.end_line()
            self._answer = event.text
        elif text := self._text_of(event):
            self._line(text)

    def _text_of(self, event: "AgentEvent") -> str:
        """What is told of an event that is no piece of an answer."""
        record = event.record
        if event.kind == "reading" and event.expression is not None:
            return _cut(_read_as(event.expression, event.executed), self._width)
        if event.kind == "final":
            return event.text if event.text.strip() != self._answer.strip() else ""
        if event.kind == "observation":
            return _fault(event)
        if record is None or event.kind == "started":
            return ""
        if event.kind == "call":
            return f"  {_call_line(record, self._width)}"
        return _cut(f"  {_happens(event, record)}", self._width)

    def end_line(self) -> None:
        """End a line that is still open, before something else is written."""
        if self._in_line:
            self._write("\n")
            self._in_line = False

    def _line(self, text: str) -> None:
        self.end_line()
        if text:
            self._write(f"{text}\n")


def _read_as(found: FunctionExpression, executed: bool) -> str:
    """How calls were read, where they are not the answer as it was asked for."""
    if not executed:
        return f"  {found.certainty}, not called: {found.action}"
    return "" if found.certainty == "exact" else f"  {found.certainty}: {', '.join(found.notes) or 'read with care'}"


def _happens(event: "AgentEvent", record: FunctionOutput) -> str:
    source = call_text(record)
    if event.kind == "waiting":
        return f"{source} waits for approval"
    if event.kind == "retried":
        return f"{source} failed ({_why(event.value)}) and is tried again"
    return f"{record.name}: {rendered(event.value, _MAX_SHOWN)[0]}"


def _why(error: object) -> str:
    if not isinstance(error, BaseException):
        return "no reason known"
    name, message = name_of_class(type(error)), message_of(error).partition("\n")[0]
    return f"{name}: {message}" if message else name


def _fault(event: "AgentEvent") -> str:
    """Why nothing of a text was called, or why an answer cannot be used; the failure of a call was told with it."""
    record = event.record
    if record is not None and (record.error is None or any(call.error is not None for call in record.calls)):
        return ""
    message = record.error.message if record is not None and record.error is not None else event.text
    return f"  Error: {message.splitlines()[0]}"


def _call_line(record: FunctionOutput, width: int | None) -> str:
    source = call_text(record)
    took = f"   ({record.duration_s * 1000:.1f} ms)"
    if record.error is not None:
        return f"{source} failed: {record.error.message.splitlines()[0]}{took}"
    value = " ".join(rendered(record.output, _MAX_SHOWN)[0].split())
    if width is None:
        return f"{source} = {value}{took}"
    # Each of the two gets a half, and what the other leaves of its own.
    room = max(width - len(took) - len("   = "), _MIN_SHOWN)
    source = _cut(source, room // 2 if cell_len(value) > room // 2 else room - cell_len(value))
    return f"{source} = {_cut(value, room - cell_len(source))}{took}"


def _cut(text: str, width: int | None) -> str:
    """A text in one line of a width."""
    if width is None:
        return text
    return cut(" ".join(text.splitlines()), width, ascii_only=terminal().options.ascii_only)
