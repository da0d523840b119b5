"""The runs of a journal as a page with a search."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from lightfc.views.page import asset, page

_SCRIPT = """"use strict";
const field=document.getElementById("search"),rows=[...document.querySelectorAll("tbody tr")];
field.hidden=false;
field.addEventListener("input",()=>{const words=field.value.toLowerCase().split(/\\s+/);
for(const row of rows){const text=row.textContent.toLowerCase();row.hidden=!words.every(word=>text.includes(word))}});
document.addEventListener("keydown",event=>{if(event.key=="/"&&event.target!=field){event.preventDefault();field.focus()}});
"""


class RunLine(NamedTuple):
    """A run in a list; its texts are printable."""

    run_id: str
    begun: str
    state: str
    calls: str
    title: str
    href: str = ""


def runs_page(title: str, lines: Sequence[RunLine], more: str = "") -> str:
    """The page of a list of runs."""
    rows = "".join(map(_row, lines))
    body = (
        f"<h1>{escape(title)}</h1>"
        '<input id="search" type="search" placeholder="search ( / )" aria-label="search" hidden>'
        "<table><thead><tr><th>begun</th><th>state</th><th>calls</th><th>run</th><th>what</th></tr></thead>"
        f"<tbody>{rows}</tbody></table><p>{escape(more)}</p>"
    )
    return page(title, body, style=asset("run.css"), script=_SCRIPT)


def _row(line: RunLine) -> str:
    name = escape(line.run_id)
    link = f'<a href="{escape(line.href)}">{name}</a>' if line.href else name
    return (
        f'<tr><td>{escape(line.begun)}</td><td class="state {escape(line.state)}">{escape(line.state)}</td>'
        f"<td>{escape(line.calls)}</td><td>{link}</td><td>{escape(line.title)}</td></tr>"
    )
