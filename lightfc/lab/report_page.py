"""A report as one page that needs nothing beside it, with its figures, by Altair.

What models said is text that nobody has checked. Every value is escaped where it is written; `views.pages` has the
rest. Each figure is made of one of the tables, which `Report.write_csv` writes.
"""

import base64
import json
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import LabError
from lightfc.core.options import import_extra
from lightfc.lab.report import Report, Table, format_value
from lightfc.lab.verdicts import CAUSES
from lightfc.views.pages import asset, page

if TYPE_CHECKING:
    import altair


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
    return page(report.title, body, style=asset("report.css"), script=asset("search.js"))


def _figures(report: Report) -> tuple[dict[str, str], str]:
    """The figures by name, as images for a bright and a dark ground; and what to say where there are none."""
    try:
        bright, dark = charts_of(report), charts_of(report, dark=True)
    except LabError as error:
        return {}, f'<p class="remark">{escape(str(error))}</p>'
    import vl_convert

    found = {}
    for name, (title, chart) in bright.items():
        drawn = (vl_convert.vegalite_to_svg(each.to_json()).encode() for each in (chart, dark[name][1]))
        day, night = (f"data:image/svg+xml;base64,{base64.b64encode(svg).decode()}" for svg in drawn)
        found[name] = (
            f'<figure class="wide"><figcaption>{escape(title)}</figcaption><picture>'
            f'<source media="(prefers-color-scheme: dark)" srcset="{night}">'
            f'<img src="{day}" alt="{escape(title)}: the values stand in the tables"></picture></figure>'
        )
    return found, ""


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
    mark = "number" if _is_number(value) else value if value in ("better", "worse") else ""
    marked = f' class="{mark}"' if mark else ""
    return f"<td{marked}>{escape(format_value(value))}</td>"


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
    expected = json.dumps(detail["case_row"].get("expected", "no call"), ensure_ascii=False)
    reading = detail["expression"] or detail["problem"] or "no call was found"
    notes = f"{detail['certainty'] or ''} {', '.join(detail['notes'])}".strip()
    parts = (
        ("verdict", "; ".join([f"{detail['outcome']}, {detail['cause']}", *faults])),
        ("answer", content),
        ("reading", f"{reading}\n({notes})" if notes else reading),
        ("expected", expected),
    )
    body = "".join(f"<p>{escape(name)}</p><pre>{escape(text)}</pre>" for name, text in parts)
    messages = detail["question"].get("messages") or detail["case_row"]["question"]
    prompt = "\n\n".join(f"[{each['role']}]\n{each['content']}" for each in messages)
    head = f"{detail['cause']}: {detail['case_id']} ({levels}), trial {detail['trial']}"
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


_WIDTH = 460
_ROW = 22
_FONT = "Arial, Liberation Sans, Helvetica, sans-serif"
_PADDING = {"left": 30, "right": 40, "top": 5, "bottom": 5}
"""Texts are measured in one font and can be shown in a wider one: without room at the sides they would be cut off."""
_BRIGHT = {"text": "#1a1a1a", "grid": "#dddddd", "zero": "#555555"}
_DARK = {"text": "#e6e6e6", "grid": "#3a3a3a", "zero": "#bbbbbb"}


def _altair() -> Any:
    import_extra("vl_convert", "figures need", "lab", LabError)  # which writes the files
    return import_extra("altair", "figures need", "lab", LabError)


def _models(report: Report) -> list[str]:
    """The models that vary, the baseline first."""
    return [str(model) for model in report.factors.get("model", ())]


def _by_model(alt: Any, report: Report) -> Any:
    """A part of a figure for each model."""
    return alt.Facet("model:N", title=None, sort=_models(report))


def _model_colors(alt: Any, report: Report, shown: set[str]) -> Any:
    """A color for each model, the same in every figure; what stands for all models together comes behind them."""
    domain = _models(report)
    domain += sorted(shown - set(domain))
    legend = alt.Legend(orient="bottom") if len(shown) > 1 else None
    return alt.Color("model:N", scale=alt.Scale(domain=domain), legend=legend)


def _compared(row: Mapping[str, Any]) -> dict[str, Any]:
    """A difference with what it is between."""
    return {**row, "what": f"{row['factor']}: {row['level']} - {row['baseline']}"}


def _intervals(alt: Any, base: Any, size: int, **options: Any) -> Any:
    """Differences as points on their intervals, beside a line where there is none."""
    line = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title="difference in accuracy", axis=alt.Axis(format="+.0%", grid=True)), x2="high:Q"
    )
    zero = alt.Chart().mark_rule(strokeDash=[3, 3]).encode(x=alt.datum(0))
    return zero + line + base.mark_point(filled=True, size=size).encode(x="difference:Q", **options)


def _differences(alt: Any, report: Report) -> Any:
    rows = list(map(_compared, report.tables["comparisons"].dicts()))
    if not rows:
        return None
    base = alt.Chart().encode(
        y=alt.Y("what:N", title=None, sort=alt.EncodingSortField("difference", op="mean", order="descending")),
        yOffset=alt.YOffset("model:N"),
        color=_model_colors(alt, report, {row["model"] for row in rows}),
    )
    decisions = alt.Scale(domain=["better", "worse", "same", "open"])
    drawn = _intervals(alt, base, 60, shape=alt.Shape("decision:N", scale=decisions, title="decision"))
    return drawn.properties(data=alt.Data(values=rows), width=_WIDTH, height=max(60, _ROW * len(rows)))


def _readers(alt: Any, report: Report) -> Any:
    lines = report.tables["readers"].dicts()
    if not lines:
        return None
    rows = [_compared({**row, "difference": row["its difference"]}) for row in lines]
    rows += [_compared({**row, "reader": report.primary}) for row in report.tables["comparisons"].dicts()]
    names = ("what", "model", "reader", "difference", "low", "high")
    values = [{name: row[name] for name in names} for row in rows]
    base = alt.Chart().encode(
        y=alt.Y("model:N", title=None),
        yOffset=alt.YOffset("reader:N"),
        color=alt.Color("reader:N", legend=alt.Legend(orient="bottom")),
    )
    drawn = _intervals(alt, base, 50).properties(width=_WIDTH * 0.8, height=alt.Step(_ROW / 2))
    faceted = drawn.facet(facet=alt.Facet("what:N", title=None), columns=1, data=alt.Data(values=values), spacing=8)
    return faceted.resolve_scale(y="independent")


def _heat(alt: Any, report: Report) -> Any:
    if not {"shown", "asked"} <= report.factors.keys():
        return None
    rows = report.tables["cells"].dicts()
    base = alt.Chart().encode(
        x=alt.X("asked:N", title="answer format", sort=None), y=alt.Y("shown:N", title="tool format", sort=None)
    )
    tile = base.mark_rect().encode(
        color=alt.Color(
            "mean(accuracy):Q", title="accuracy", scale=alt.Scale(scheme="viridis"), legend=alt.Legend(format=".0%")
        )
    )
    middle = sum(row["accuracy"] for row in rows) / len(rows)
    text = base.mark_text(fontSize=11).encode(
        text=alt.Text("mean(accuracy):Q", format=".0%"),
        color=alt.condition(f"datum.mean_accuracy > {middle}", alt.value("#111111"), alt.value("#ffffff")),
    )
    tiles = (tile + text).properties(width=alt.Step(52), height=alt.Step(28))
    return tiles.facet(facet=_by_model(alt, report), columns=2, data=alt.Data(values=rows))


def _pareto(alt: Any, report: Report) -> Any:
    rows = [{**row, "tokens": row["prompt tokens"] + row["answer tokens"]} for row in report.tables["cells"].dicts()]
    if not any(row["tokens"] for row in rows):
        return None
    chart = alt.Chart(alt.Data(values=rows)).mark_point(filled=True, size=70, opacity=0.8)
    return chart.encode(
        x=alt.X("tokens:Q", title="tokens of prompt and answer, mean of one answer", scale=alt.Scale(zero=False)),
        y=alt.Y("accuracy:Q", axis=alt.Axis(format=".0%"), scale=alt.Scale(zero=False)),
        color=_model_colors(alt, report, {row["model"] for row in rows}),
        shape=alt.Shape("asked:N", title="answer format"),
    ).properties(width=_WIDTH, height=260)


def _causes(alt: Any, report: Report) -> Any:
    rows = [
        {"part": row[cause], "cause": cause, "what": f"{row['asked']}, {row['reader']}", "model": row["model"]}
        for row in report.tables["causes"].dicts()
        for cause in CAUSES
    ]
    if not rows:
        return None
    legend = alt.Legend(orient="bottom")
    chart = alt.Chart().mark_bar().encode(
        x=alt.X("mean(part):Q", stack=True, title="part of all answers", axis=alt.Axis(format=".0%")),
        y=alt.Y("what:N", title=None, sort=None),
        color=alt.Color("cause:N", sort=list(CAUSES), scale=alt.Scale(scheme="tableau10"), legend=legend),
        order=alt.Order("color_cause_sort_index:Q"),  # bars as the legend has them; Vega-Lite makes this field
    )  # fmt: skip
    chart = chart.properties(width=_WIDTH * 0.8, height=alt.Step(_ROW))
    return chart.facet(facet=_by_model(alt, report), columns=1, data=alt.Data(values=rows))


_CHARTS: Mapping[str, tuple[str, Callable[[Any, Report], Any]]] = {
    "comparisons": ("Differences", _differences),
    "readers": ("The same differences under each reader", _readers),
    "heat": ("Tool format by answer format", _heat),
    "pareto": ("What accuracy costs", _pareto),
    "causes": ("Why answers are wrong, by answer format and reader", _causes),
}


def charts_of(
    report: Report, *, dark: bool = False, ground: str = "transparent"
) -> dict[str, tuple[str, "altair.TopLevelMixin"]]:
    """The figures that a report has data for, by name, with their titles."""
    alt = _altair()
    colors = _DARK if dark else _BRIGHT
    found = {}
    for name, (title, make) in _CHARTS.items():
        chart = make(alt, report)
        if chart is not None:
            found[name] = (title, _styled(chart, colors, ground))
    return found


def _styled(chart: Any, colors: Mapping[str, str], ground: str) -> Any:
    text, grid = colors["text"], colors["grid"]
    return (
        chart.configure(background=ground, font=_FONT, padding=_PADDING)
        .configure_axis(
            labelColor=text, titleColor=text, gridColor=grid, domainColor=grid, tickColor=grid, labelLimit=260
        )
        .configure_legend(labelColor=text, titleColor=text, symbolBaseFillColor=text, symbolBaseStrokeColor=text)
        .configure_header(labelColor=text, titleColor=text)
        .configure_view(stroke=grid)
        .configure_rule(color=colors["zero"])
    )


def write_figures(report: Report, folder: str | Path) -> list[Path]:
    """Write every figure as SVG, PNG and PDF; the folder is made."""
    charts = charts_of(report, ground="white")
    import vl_convert

    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, (_, chart) in charts.items():
        specification = chart.to_json()
        written: dict[str, str | bytes] = {
            "svg": vl_convert.vegalite_to_svg(specification),
            "png": vl_convert.vegalite_to_png(specification, scale=2),
            "pdf": vl_convert.vegalite_to_pdf(specification),
        }
        for kind, content in written.items():
            path = folder / f"{name}.{kind}"
            path.write_bytes(content.encode() if isinstance(content, str) else content)
            paths.append(path)
    return paths
