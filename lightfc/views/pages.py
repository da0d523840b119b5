"""Pages that need nothing beside them: no network, no build step. A run beside its program, and a list of runs.

What a page shows was said by models and tools, and nobody has checked it. So a page forbids itself all but the one
style and the one script whose hashes stand in its policy, and images that it holds itself. What is shown is escaped
where it is written (`html.escape`), or is data, of which a script makes text and never markup.
"""

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from lightfc.views.overlap import REASONS, Overlap, overlap
from lightfc.views.run_view import CallView, RoundView, RunView, TextView


def page(
    title: str,
    body: str,
    *,
    style: str,
    script: str = "",
    data: Mapping[str, Any] | None = None,
    live: bool = False,
) -> str:
    """A page; its script finds `data` as JSON in elements of its names, and may ask the server if it is `live`."""
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
        f"style-src '{_digest(style)}'; script-src '{_digest(script)}'" + ("; connect-src 'self'" if live else "")
    )
    blocks = ""
    for name, value in (data or {}).items():
        # No text in the data can end the element that it stands in.
        text = json.dumps(value, separators=(",", ":"), allow_nan=False).replace("<", "\\u003c")
        blocks += f'<script type="application/json" id="{escape(name)}">{text}</script>'
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="referrer" content="no-referrer">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}{blocks}"
        f"<script>{script}</script></body></html>\n"
    )


@cache
def asset(name: str) -> str:
    """A style sheet or script of this package."""
    return files("lightfc.views").joinpath(name).read_text("utf-8")


@cache
def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def run_page(view: RunView, *, live: bool = False) -> str:
    """The page of a run; `live` where it stands on a server that tells what happens meanwhile."""
    overlaps = [overlap(each) for each in view.texts]
    return page(
        view.title,
        _body(view, overlaps),
        style=asset("run.css"),
        script=asset("run.js") + (asset("live.js") if live else ""),
        data={"run": _data(view, overlaps)},
        live=live,
    )


def summary(text: TextView, found: Overlap) -> str:
    """How long a program took, and how long it would have taken without overlap."""
    made = sum(1 for each in text.calls if each.attempts)
    if not made:
        return f"{text.state}; no calls were made"
    serial = f"; one after the other {milliseconds(found.serial_s)}" if made > 1 else ""
    calls = f"{made:,} call{'s' if made != 1 else ''}"
    decided = f", without {milliseconds(found.decided_s)} until decisions" if found.decided_s else ""
    return f"{text.state}; ran {calls} in {milliseconds(found.wall_s - found.decided_s)}{decided}{serial}"


def milliseconds(value: float) -> str:
    """A duration, as people read it."""
    return (
        f"{value:.1f} s" if value >= 10 else f"{value * 1000:.0f} ms" if value >= 0.0995 else f"{value * 1000:.2f} ms"
    )


def _header(view: RunView, overlaps: Sequence[Overlap]) -> str:
    """What stands above the program: also sent again while a run goes on."""
    facts = {**({"question": view.question} if view.question else {}), **view.facts}
    if view.answer:
        facts["answer"] = view.answer
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    lines = []
    for text, found in zip(view.texts, overlaps, strict=True):
        items = "".join(f"<li>{escape(each)}</li>" for each in found.remarks)
        remarks = f'<ul class="remarks">{items}</ul>' if items else ""
        lines.append(f"<p>{escape(f'{text.title}: ' if text.title else '')}{escape(summary(text, found))}</p>{remarks}")
    programs = lines if len(lines) < 4 else [f"<details><summary>{len(lines)} programs</summary>", *lines, "</details>"]
    return (
        f"<header><h1>{escape(view.title)}</h1>"
        f'<p><span class="state {escape(view.state)}">{escape(view.state)}</span></p>'
        f"<dl>{listed}</dl>{''.join(programs)}</header>"
    )


def _body(view: RunView, overlaps: Sequence[Overlap]) -> str:
    plain = "".join(f"<pre>{escape(each.program)}</pre>" for each in view.texts)
    script = f"<noscript><p>The calls are shown by a script.</p>{plain}</noscript>"
    return (
        f"{_header(view, overlaps)}{script}"
        '<main id="main" hidden><section id="rounds"></section><section id="programs"><h2>Program</h2>'
        '<nav id="texts" aria-label="programs"></nav><pre id="program" tabindex="0"></pre><div id="result"></div>'
        '</section><section id="right"><h2>Calls</h2><div class="tools">'
        '<input id="search" type="search" placeholder="search ( / )" aria-label="search calls">'
        '<select id="order" aria-label="order"><option value="program">program order</option>'
        '<option value="start">by start</option><option value="time">by time</option></select>'
        '<label><input id="path" type="checkbox"> critical path</label>'
        '<span id="count" class="soft" role="status"></span></div><div id="axis" class="soft"></div>'
        '<div id="rows" role="listbox" tabindex="0" aria-label="calls; arrow keys choose one"><div id="space"></div>'
        '</div></section><section id="detail" aria-live="polite"></section></main>'
    )


def live_data(view: RunView) -> dict[str, Any]:
    """What a page that follows a run draws anew: what it was made with, its header, and whether more may come."""
    overlaps = [overlap(each) for each in view.texts]
    return {**_data(view, overlaps), "header": _header(view, overlaps), "state": view.state}


def _data(view: RunView, overlaps: Sequence[Overlap]) -> dict[str, Any]:
    texts = [_text(text, found) for text, found in zip(view.texts, overlaps, strict=True)]
    return {"texts": texts, "rounds": [_round(each) for each in view.rounds], "reasons": REASONS}


def _text(text: TextView, found: Overlap) -> dict[str, Any]:
    tokens, sites = tokens_of(text)
    return {
        "title": text.title, "tokens": tokens, "path": found.path, "value": text.value, "printed": text.printed,
        "fault": text.fault and [text.fault.type, text.fault.message],
        "calls": [_call(each, sites, found.waits.get(n)) for n, each in enumerate(text.calls)],
    }  # fmt: skip


def _call(call: CallView, sites: dict[tuple[int, int], int], waits: Any) -> dict[str, Any]:
    site = sites.get(call.span) if call.span is not None else None
    always = {
        "i": call.id, "n": call.name, "s": call.state, "b": round(call.start_s, 6), "d": round(call.duration_s, 6),
        "k": call.attempts, "a": call.passed,
    }  # fmt: skip
    fault = None if call.fault is None else [call.fault.type, call.fault.message]
    rare = {
        "t": site, "u": call.source if site is None else None, "w": waits, "r": call.failed, "p": call.approval,
        "x": call.executor, "c": call.coercions, "v": call.value, "f": fault,
    }  # fmt: skip
    return always | {name: each for name, each in rare.items() if each is not None and each != () and each != ""}


def _round(each: RoundView) -> dict[str, Any]:
    return {
        "part": each.part, "model": each.model, "took": round(each.duration_s, 6), "tokens": each.tokens,
        "prompt": each.prompt, "kept": each.kept, "reasoning": each.reasoning, "answer": each.answer,
        "reading": each.reading, "certainty": each.certainty, "notes": each.notes, "executed": each.executed,
        "texts": each.texts, "observation": each.observation, "fault": each.fault,
    }  # fmt: skip


def tokens_of(text: TextView) -> tuple[list[Any], dict[tuple[int, int], int]]:
    """The program in pieces, each call a list of its number among the places of calls and its own pieces.

    Places that cross, which no program has but a damaged file may, are left out.
    """
    program, size = text.program, len(text.program)
    spans = sorted({each.span for each in text.calls if each.span is not None}, key=lambda span: (span[0], -span[1]))
    sites: dict[tuple[int, int], int] = {}
    root: list[Any] = []
    open_ones: list[tuple[int, list[Any]]] = [(size, root)]
    done = 0

    def close(until: int) -> None:
        nonlocal done
        while open_ones[-1][0] <= until and len(open_ones) > 1:
            end, inside = open_ones.pop()
            inside.append(program[done:end])
            done = max(done, end)

    for start, end in spans:
        if not 0 <= start < end <= size:
            continue
        close(start)
        if end > open_ones[-1][0]:
            continue
        open_ones[-1][1].append(program[done:start])
        done = start
        site = sites[start, end] = len(sites)
        inside: list[Any] = []
        open_ones[-1][1].append([site, inside])
        open_ones.append((end, inside))
    close(size)
    root.append(program[done:size])
    return root, sites


class RunLine(NamedTuple):
    """A run in a list; its texts are printable."""

    run_id: str
    kind: str  # `"program"`, or the class of the agent
    begun: str
    state: str
    calls: int | None  # None where they are not known before the end
    title: str
    waiting: Mapping[str, str] = MappingProxyType({})  # the calls that it waits for, by the ids of their requests
    href: str = ""

    @property
    def calls_text(self) -> str:
        """How many calls it has, as tables show it."""
        return "" if self.calls is None else f"{self.calls:,}"

    @property
    def waits_for(self) -> str:
        return f"waits for {', '.join(self.waiting.values())}" if self.waiting else ""


def runs_page(title: str, lines: Sequence[RunLine], more: str = "") -> str:
    rows = ""
    for line in lines:
        name, state = escape(line.run_id), escape(line.state)
        link = f'<a href="{escape(line.href)}">{name}</a>' if line.href else name
        rows += (
            f'<tr data-row><td>{escape(line.begun)}</td><td class="state {state}">{state}</td>'
            f"<td>{line.calls_text}</td><td>{link}</td>"
            f"<td>{'<br>'.join(escape(each) for each in (line.title, line.waits_for) if each)}</td></tr>"
        )
    body = (
        f"<h1>{escape(title)}</h1>"
        '<input id="search" type="search" placeholder="search ( / )" aria-label="search" data-for="runs" hidden>'
        '<table id="runs"><thead><tr><th>begun</th><th>state</th><th>calls</th><th>run</th><th>what</th></tr></thead>'
        f"<tbody>{rows}</tbody></table><p>{escape(more)}</p>"
    )
    return page(title, body, style=asset("run.css"), script=asset("search.js"))
