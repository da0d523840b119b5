"""The figures of a report, by Altair; each is made of one of its tables, which `Report.write_csv` writes."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lightfc.core.errors import LabError
from lightfc.core.options import import_extra
from lightfc.lab.report import Report

if TYPE_CHECKING:
    import altair

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


def _percent(alt: Any, field: str, title: str, **options: Any) -> Any:
    return alt.X(f"{field}:Q", title=title, axis=alt.Axis(format="+.0%"), **options)


def _model_colors(alt: Any, report: Report, shown: set[str]) -> Any:
    """A color for each model, the same in every figure; what stands for all models together comes behind them."""
    domain = [str(model) for model in report.factors.get("model", ())]
    domain += sorted(shown - set(domain))
    legend = alt.Legend(orient="bottom") if len(shown) > 1 else None
    return alt.Color("model:N", scale=alt.Scale(domain=domain), legend=legend)


def _differences(alt: Any, report: Report) -> Any:
    rows = [
        {**row, "what": f"{row['factor']}: {row['level']} - {row['baseline']}"}
        for row in report.tables["comparisons"].dicts()
    ]
    if not rows:
        return None
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("what:N", title=None, sort=alt.EncodingSortField("difference", op="mean", order="descending")),
        yOffset=alt.YOffset("model:N"),
        color=_model_colors(alt, report, {row["model"] for row in rows}),
    )
    line = base.mark_rule(strokeWidth=2).encode(x=_percent(alt, "low", "difference in accuracy"), x2="high:Q")
    point = base.mark_point(filled=True, size=60).encode(
        x="difference:Q",
        shape=alt.Shape("decision:N", scale=alt.Scale(domain=["better", "worse", "same", "open"]), title="decision"),
    )
    zero = alt.Chart(alt.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[3, 3]).encode(x="zero:Q")
    height = max(60, _ROW * len(rows))
    return (zero + line + point).properties(width=_WIDTH, height=height)


def _readers(alt: Any, report: Report) -> Any:
    lines = report.tables["readers"].dicts()
    if not lines:
        return None
    rows = [
        {
            "what": f"{row['factor']}: {row['level']} - {row['baseline']}", "model": row["model"],
            "reader": row["reader"], "difference": row["its difference"], "low": row["low"], "high": row["high"],
        }
        for row in lines
    ]  # fmt: skip
    for row in report.tables["comparisons"].dicts():
        what = f"{row['factor']}: {row['level']} - {row['baseline']}"
        rows.append(
            {**{k: row[k] for k in ("model", "difference", "low", "high")}, "what": what, "reader": report.primary}
        )
    base = alt.Chart().encode(
        y=alt.Y("model:N", title=None),
        yOffset=alt.YOffset("reader:N"),
        color=alt.Color("reader:N", legend=alt.Legend(orient="bottom")),
    )
    line = base.mark_rule(strokeWidth=2).encode(x=_percent(alt, "low", "difference in accuracy"), x2="high:Q")
    point = base.mark_point(filled=True, size=50).encode(x="difference:Q")
    zero = alt.Chart().mark_rule(strokeDash=[3, 3]).encode(x=alt.datum(0))
    shown = (zero + line + point).properties(width=_WIDTH * 0.8, height=alt.Step(_ROW / 2))
    faceted = shown.facet(facet=alt.Facet("what:N", title=None), columns=1, data=alt.Data(values=rows), spacing=8)
    return faceted.resolve_scale(y="independent")


def _heat(alt: Any, report: Report) -> Any:
    if not {"shown", "asked"} <= report.factors.keys():
        return None
    rows = report.tables["cells"].dicts()
    base = alt.Chart().encode(x=alt.X("asked:N", title="answer format"), y=alt.Y("shown:N", title="tool format"))
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
    return tiles.facet(facet=alt.Facet("model:N", title=None), columns=2, data=alt.Data(values=rows))


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
    from lightfc.lab.verdicts import CAUSES

    rows = [
        {"part": row[cause], "cause": cause, "what": f"{row['asked']}, {row['reader']}", "model": row["model"]}
        for row in report.tables["causes"].dicts()
        for cause in CAUSES
    ]
    if not rows:
        return None
    chart = (
        alt.Chart()
        .mark_bar()
        .encode(
            x=alt.X("mean(part):Q", stack=True, title="part of all answers", axis=alt.Axis(format=".0%")),
            y=alt.Y("what:N", title=None),
            color=alt.Color(
                "cause:N", sort=list(CAUSES), scale=alt.Scale(scheme="tableau10"), legend=alt.Legend(orient="bottom")
            ),
        )
    )
    chart = chart.properties(width=_WIDTH * 0.8, height=alt.Step(_ROW))
    return chart.facet(facet=alt.Facet("model:N", title=None), columns=1, data=alt.Data(values=rows))


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


def svg_of(chart: "altair.TopLevelMixin") -> str:
    """A figure as SVG."""
    import vl_convert

    return str(vl_convert.vegalite_to_svg(chart.to_json()))


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
