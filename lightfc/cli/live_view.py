"""A run as it happens, line by line, for a terminal."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from lightfc.agents.run import AgentEvent
from lightfc.core.definitions import FunctionExpression
from lightfc.core.records import FunctionOutput
from lightfc.core.run_views import call_text
from lightfc.core.values import rendered
from lightfc_sandbox.engine import message_of, name_of_class

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

    def __call__(self, event: AgentEvent) -> None:
        """Write an event."""
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

    def _text_of(self, event: AgentEvent) -> str:
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
        return (
            f"  {_shown(record, self._width)}"
            if event.kind == "call"
            else _cut(f"  {_happens(event, record)}", self._width)
        )

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


def _happens(event: AgentEvent, record: FunctionOutput) -> str:
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


def _fault(event: AgentEvent) -> str:
    """Why nothing of a text was called, or why an answer cannot be used; the failure of a call was told with it."""
    record = event.record
    if record is not None and (record.error is None or any(call.error is not None for call in record.calls)):
        return ""
    message = record.error.message if record is not None and record.error is not None else event.text
    return f"  Error: {message.splitlines()[0]}"


def _shown(record: FunctionOutput, width: int | None) -> str:
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
    """A text in one line of a width; wide signs have two columns."""
    if width is None:
        return text
    line = Text(" ".join(text.splitlines()))
    line.truncate(width, overflow="ellipsis")
    return line.plain
