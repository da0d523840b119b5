"""A report as one page that needs nothing beside it.

What models said is text that nobody has checked. Every value is escaped where it is written; `views.page` has the rest.
"""

import base64
import json
from collections.abc import Mapping
from html import escape
from typing import Any

from lightfc.core.errors import LabError
from lightfc.lab.report import Report, Table, shown
from lightfc.views.page import page

_STYLE = """
:root{color-scheme:light dark;--ground:#fff;--text:#1a1a1a;--soft:#666;--line:#ddd;--mark:#f4f4f4}
@media(prefers-color-scheme:dark){:root{--ground:#16181c;--text:#e6e6e6;--soft:#a0a0a0;--line:#3a3a3a;--mark:#22252b}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:1rem;background:var(--ground);color:var(--text);
font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}p,dd{max-width:46rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
.remark{border-left:3px solid var(--line);padding-left:.8rem;color:var(--soft)}
.wide{overflow-x:auto}figure{margin:1rem 0}
table{border-collapse:collapse;font-size:.8rem}
th,td{padding:.2rem .5rem;text-align:left;white-space:nowrap;border-bottom:1px solid var(--line)}
th{position:sticky;top:0;background:var(--ground)}.number{text-align:right;font-variant-numeric:tabular-nums}
td.better,td.worse{font-weight:600}
pre{background:var(--mark);padding:.6rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
input{font:inherit;padding:.2rem .5rem;margin:.3rem 0;max-width:100%;background:var(--ground);color:var(--text);
border:1px solid var(--line)}
summary{cursor:pointer;padding:.2rem 0}details details{margin-left:1rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}
"""

_SCRIPT = """
for(const field of document.querySelectorAll("input[data-for]")){
const rows=document.getElementById(field.dataset.for).querySelectorAll("[data-row]");
field.hidden=false;
field.addEventListener("input",()=>{const wanted=field.value.toLowerCase().split(/\\s+/);
for(const row of rows){const text=row.textContent.toLowerCase();row.hidden=!wanted.every(word=>text.includes(word))}})}
"""


def page_of(report: Report) -> str:
    """The page of a report; without the extra `lab` it has no figures, and says so."""
    facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in report.facts.items())
    remarks = "".join(f'<p class="remark">{escape(each)}</p>' for each in report.remarks)
    figures, missing = _figures(report)
    sections = [_section(table, figures.pop(table.name, "")) for table in report.tables.values()]
    extra = "".join(figures.values())
    body = (
        f"<h1>{escape(report.title)}</h1><dl>{facts}</dl>{remarks}{missing}"
        f"{sections[0]}{extra}{''.join(sections[1:])}{_examples(report)}"
    )
    return page(report.title, body, style=_STYLE, script=_SCRIPT)


def _figures(report: Report) -> tuple[dict[str, str], str]:
    """The figures by name, as images for a bright and a dark ground; and what to say where there are none."""
    from lightfc.lab.charts import charts_of, svg_of

    try:
        bright, dark = charts_of(report), charts_of(report, dark=True)
    except LabError as error:
        return {}, f'<p class="remark">{escape(str(error))}</p>'
    found = {}
    for name, (title, chart) in bright.items():
        day, night = _data(svg_of(chart)), _data(svg_of(dark[name][1]))
        found[name] = (
            f'<figure class="wide"><figcaption>{escape(title)}</figcaption><picture>'
            f'<source media="(prefers-color-scheme: dark)" srcset="{night}">'
            f'<img src="{day}" alt="{escape(title)}: the values stand in the tables"></picture></figure>'
        )
    return found, ""


def _data(svg: str) -> str:
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"


def _section(table: Table, figure: str) -> str:
    numbers = {place for row in table.rows for place, value in enumerate(row) if _is_number(value)}
    marks = (' class="number"' if place in numbers else "" for place in range(len(table.columns)))
    head = "".join(f"<th{mark}>{escape(name)}</th>" for name, mark in zip(table.columns, marks, strict=True))
    rows = "".join(f"<tr data-row>{''.join(map(_cell, row))}</tr>" for row in table.rows)
    search = f'<input hidden type="search" placeholder="search" aria-label="search" data-for="{escape(table.name)}">'
    return (
        f"<section><h2>{escape(table.title)}</h2><p>{escape(table.note)}</p>{figure}"
        f"<details{' open' if len(table.rows) <= 24 else ''}><summary>{len(table.rows):,} rows</summary>{search}"
        f'<div class="wide"><table id="{escape(table.name)}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details></section>"
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _cell(value: Any) -> str:
    if _is_number(value):
        return f'<td class="number">{escape(shown(value))}</td>'
    mark = f' class="{value}"' if value in ("better", "worse") else ""
    return f"<td{mark}>{escape(shown(value))}</td>"


def _examples(report: Report) -> str:
    if not report.examples:
        return ""
    examples = "".join(map(_example, report.examples))
    search = '<input hidden type="search" placeholder="search" aria-label="search" data-for="examples">'
    return (
        "<section><h2>Wrong answers</h2><p>Some of each cause, with all that led to the verdict.</p>"
        f'{search}<div id="examples">{examples}</div></section>'
    )


def _example(detail: Mapping[str, Any]) -> str:
    levels = ", ".join(f"{name} {level}" for name, level in detail["levels"].items())
    answer = detail["answer"]
    content = answer["content"] or json.dumps(answer.get("tool_calls", ()), ensure_ascii=False, indent=1)
    faults = [_fault(each) for each in detail["faults"]]
    expected = json.dumps(detail["case"].get("expected", "no call"), ensure_ascii=False)
    reading = detail["expression"] or detail["problem"] or "no call was found"
    notes = f"{detail['certainty'] or ''} {', '.join(detail['notes'])}".strip()
    parts = (
        ("verdict", "; ".join([f"{detail['outcome']}, {detail['cause']}", *faults])),
        ("answer", content),
        ("reading", f"{reading}\n({notes})" if notes else reading),
        ("expected", expected),
    )
    body = "".join(f"<p>{escape(name)}</p><pre>{escape(text)}</pre>" for name, text in parts)
    messages = detail["question"].get("messages") or detail["case"]["question"]
    prompt = "\n\n".join(f"[{each['role']}]\n{each['content']}" for each in messages)
    head = f"{detail['cause']}: {detail['case']['id']} ({levels}), trial {detail['trial']}"
    return (
        f"<details data-row><summary>{escape(head)}</summary>{body}"
        f"<details><summary>what was asked</summary><pre>{escape(prompt)}</pre></details></details>"
    )


def _fault(fault: Mapping[str, Any]) -> str:
    where = f"{fault['function']}.{fault['argument']}" if fault["argument"] else fault["function"]
    text = f"{fault['kind']} {where}"
    if fault["kind"] in ("value", "result"):
        text += f": expected {json.dumps(fault['expected'], ensure_ascii=False)}, got "
        text += json.dumps(fault["got"], ensure_ascii=False)
    return text
