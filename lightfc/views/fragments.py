"""Runs and lists as pieces of HTML, for notebooks: compact, every text escaped, and no scripts.

A notebook keeps what it shows in its file and may be opened by anybody, so nothing here loads or runs anything. Its
colours follow the theme of the notebook; those of states are read on bright and on dark ground.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from lightfc.views.overlap import overlap
from lightfc.views.run_page import milliseconds, summary, tokens_of
from lightfc.views.run_view import CallView, RoundView, RunView, TextView

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

_COLORS = {
    "finished": "#3a9d62", "failed": "#d9483b", "skipped": "#b08900", "cancelled": "#b08900", "waiting": "#a55bcb",
    "running": "#3a87c9",
}  # fmt: skip
_MAX_CALLS = 40
_MAX_TEXTS = 10
_MAX_CELL = 200
_PRE = 'style="margin:.3em 0;white-space:pre-wrap;overflow-wrap:anywhere;text-align:left"'
_CELL = 'style="text-align:left;vertical-align:top;overflow-wrap:anywhere"'
_ORDER = ("failed", "cancelled", "skipped", "waiting", "running", "finished")


@dataclass(frozen=True, slots=True)
class Listing:
    """A table with a heading, such as the tools of a manager; its texts are printable."""

    title: str
    columns: tuple[str, ...] = ()
    rows: Sequence[Sequence[str]] = ()
    note: str = ""

    def html(self) -> str:
        """The table for a notebook."""
        rows = self.rows[: 5 * _MAX_CALLS]
        more = f"<p>and {len(self.rows) - len(rows):,} more</p>" if len(rows) < len(self.rows) else ""
        table = _table(self.columns, ["".join(map(_cell, row)) for row in rows]) if self.columns else ""
        note = f"<pre {_PRE}>{escape(self.note)}</pre>" if self.note else ""
        return f"<div><p><b>{escape(self.title)}</b></p>{table}{more}{note}</div>"

    def rich(self) -> "Table | Text":
        """The table for a terminal."""
        from rich import box
        from rich.table import Table
        from rich.text import Text

        if not self.columns:
            return Text("\n".join(filter(None, (self.title, self.note))))

        table = Table(
            title=Text(self.title), caption=Text(self.note) if self.note else None, box=box.SIMPLE_HEAD,
            title_justify="left", caption_justify="left", safe_box=True,
        )  # fmt: skip
        for name in self.columns:
            table.add_column(name, overflow="fold")
        for row in self.rows:
            table.add_row(*map(Text, row))
        return table


def run_fragment(view: RunView) -> str:
    """A run for a notebook."""
    head = f"<p><b>{escape(view.title)}</b> {_state(view.state)}</p>" if view.rounds else ""
    question = f"<p>{escape(view.question)}</p>" if view.question else ""
    rounds = "".join(_round(number, each) for number, each in enumerate(view.rounds, 1))
    texts = "".join(map(_text, view.texts[:_MAX_TEXTS]))
    more = f"<p>and {len(view.texts) - _MAX_TEXTS} more programs</p>" if len(view.texts) > _MAX_TEXTS else ""
    answer = f"<pre {_PRE}>{escape(view.answer)}</pre>" if view.answer else ""
    return f"<div>{head}{question}{rounds}{texts}{more}{answer}</div>"


def calls_fragment(progress: str, calls: Sequence[CallView]) -> str:
    """Calls that go on, for a notebook."""
    total_s = max((each.end_s for each in calls), default=0.0)
    table = _table(("call", "value", "state", "time", ""), [_call(each, total_s) for each in calls]) if calls else ""
    return f"<div><p>{escape(progress)}</p>{table}</div>"


def _round(number: int, each: RoundView) -> str:
    tokens = f", {each.tokens[0]} + {each.tokens[1]} tokens" if any(each.tokens) else ""
    parts = (("answer", each.answer), ("read", each.reading), ("observation", each.observation), ("error", each.fault))
    body = "".join(f"<p>{name}</p><pre {_PRE}>{escape(text)}</pre>" for name, text in parts if text)
    head = f"{number}. {f'{each.part}, ' if each.part else ''}{each.model}{tokens}"
    return f"<details><summary>{escape(head)}</summary>{body}</details>"


def _text(text: TextView) -> str:
    found = overlap(text)
    rows = [_call(call, found.wall_s) for call in text.calls[:_MAX_CALLS]]
    more = f"<p>and {len(text.calls) - _MAX_CALLS:,} more calls</p>" if len(text.calls) > _MAX_CALLS else ""
    table = _table(("call", "value", "state", "time", ""), rows) if rows else ""
    why = "".join(f"<li>{escape(each)}</li>" for each in found.remarks)
    reasons = f"<ul>{why}</ul>" if why else ""
    came = text.value if text.fault is None else f"{text.fault.type}: {text.fault.message}"
    printed = f"<pre {_PRE}>{escape(text.printed)}</pre>" if text.printed else ""
    waited = f"<details><summary>why calls waited</summary>{reasons}</details>" if reasons else ""
    return (
        f"<pre {_PRE}>{_program(text)}</pre><p>{escape(summary(text, found))}</p>{table}{more}{waited}{printed}"
        f"<pre {_PRE}>{escape(came or '')}</pre>"
    )


def _program(text: TextView) -> str:
    """The program, each call underlined by how it ended."""
    tokens, sites = tokens_of(text)
    states: dict[int, set[str]] = {}
    for call in text.calls:
        if call.span in sites:
            states.setdefault(sites[call.span], set()).add(call.state)

    def written(tokens: Sequence[object]) -> str:
        parts = []
        for each in tokens:
            if isinstance(each, str):
                parts.append(escape(each))
            elif isinstance(each, list):
                state = next((one for one in _ORDER if one in states.get(each[0], ())), "finished")
                parts.append(f'<span style="border-bottom:2px solid {_COLORS[state]}">{written(each[1])}</span>')
        return "".join(parts)

    return written(tokens)


def _call(call: CallView, total_s: float) -> str:
    total = total_s or 1.0
    left, width = (100 * min(each / total, 1.0) for each in (call.start_s, call.duration_s))
    bar = (
        f'<div style="width:8em"><div style="height:.7em;min-width:2px;margin-left:{left:.1f}%;'
        f'width:{min(width, 100 - left):.1f}%;background:{_COLORS.get(call.state, "#888")}"></div></div>'
    )
    came = call.value if call.fault is None else call.fault.message
    texts = (f"{call.name}({call.passed})", came or "")
    cells = "".join(_cell(each if len(each) <= _MAX_CELL else f"{each[:_MAX_CELL]}…") for each in texts)
    took = milliseconds(call.duration_s) if call.attempts else ""
    return f"{cells}<td>{_state(call.state)}</td><td>{took}</td><td>{bar if call.attempts else ''}</td>"


def _state(state: str) -> str:
    return f'<span style="color:{_COLORS.get(state, "inherit")}">{escape(state)}</span>'


def _cell(text: str) -> str:
    return f"<td {_CELL}>{escape(text)}</td>"


def _table(columns: Sequence[str], rows: Sequence[str]) -> str:
    head = "".join(f"<th {_CELL}>{escape(each)}</th>" for each in columns)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(f'<tr>{row}</tr>' for row in rows)}</tbody></table>"
