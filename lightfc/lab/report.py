"""What a report says, as tables: one source for the page, for Markdown and for CSV.

Each figure of the page is made of one of these tables, so what is plotted can be computed again.
"""

import csv
import io
import json
import math
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lightfc.core.prices import Price
from lightfc.core.printable import printable
from lightfc.lab.comparisons import LEVEL, OWN, RECORDED, Comparison, Results, load_results, not_needed
from lightfc.lab.factors import Level
from lightfc.lab.intervals import spending
from lightfc.lab.main_effects import effects
from lightfc.lab.store import Store
from lightfc.lab.verdicts import CAUSES
from lightfc.views.display import Listing, ShownAsList

_MAX_EXAMPLES = 40
"""How many wrong answers a report shows in full."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of plain values under names."""

    name: str
    title: str
    note: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]

    def to_csv(self) -> str:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows([["" if value is None else value for value in row] for row in self.rows])
        return text.getvalue()

    def dicts(self) -> list[dict[str, Any]]:
        """The rows by the names of their columns."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


@dataclass(frozen=True, slots=True)
class Report(ShownAsList):
    title: str
    facts: dict[str, str]
    tables: dict[str, Table]
    examples: list[dict[str, Any]]
    remarks: list[str]
    primary: str
    factors: dict[str, list[Level]] = field(default_factory=dict)

    def _listing(self) -> Listing:
        # The first table; `page_of` shows all.
        table = next(iter(self.tables.values()))
        rows = [[printable(format_value(each)) for each in row] for row in table.rows]
        return Listing(printable(self.title), tuple(map(printable, table.columns)), rows, "\n".join(self.remarks))

    def to_markdown(self) -> str:
        parts = [f"# {_flat(self.title)}", *(f"- {name}: {_flat(value)}" for name, value in self.facts.items())]
        parts.append("")
        parts += [f"> {_flat(remark)}" for remark in self.remarks]
        for table in self.tables.values():
            rows = [f"| {' | '.join(map(_flat, row))} |" for row in (table.columns, *table.rows)]
            rows.insert(1, f"|{' --- |' * len(table.columns)}")
            parts += ["", f"## {table.title}", "", table.note, "", *(rows if table.rows else ["(nothing)"])]
        return "\n".join(parts) + "\n"

    def write_csv(self, folder: str | Path) -> list[Path]:
        """Write each table to a file of CSV; the folder is made."""
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        paths = {folder / f"{table.name}.csv": table for table in self.tables.values()}
        for path, table in paths.items():
            path.write_text(table.to_csv(), "utf-8")
        return list(paths)


def _flat(value: Any) -> str:
    """A value in one line of Markdown, in which nothing is markup."""
    return _MARKUP.sub(r"\\\g<0>", " ".join(format_value(value).split()))


_MARKUP = re.compile(r"[\\`*{}\[\]<>#|]|(?<![^\W_])_|_(?![^\W_])")
"""Signs of Markdown; an underscore inside of a word is none."""


def format_value(value: Any) -> str:
    """A value of a table as people read it."""
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return "–"  # noqa: RUF001 - there is none
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.1e}" if 0 < abs(value) < 1e-4 else f"{value + 0.0:.4f}".rstrip("0").rstrip(".")
    return f"{value:,}" if isinstance(value, int) else str(value)


def make_report(
    store: Store,
    sweep: str,
    *,
    reader: str = "",
    baselines: Mapping[str, Level] | None = None,
    margin: float | None = None,
    title: str = "",
    command: Sequence[str] = (),
) -> Report:
    """Make the report of a sweep.

    Comparisons are decided under one reader, and the others stand beside it; without it under each cell's own (`own`)
    where strictness is a factor, else that of lightfc.
    """
    results = load_results(store, sweep)
    primary = results.deciding(reader)
    margin = results.spec["margin"] if margin is None else margin
    compared = {
        each: results.comparisons(each, baselines=baselines, margin=margin)
        for each in dict.fromkeys([primary, *results.readers])
    }
    tables = [
        _comparison_table(compared[primary], margin),
        _artefact_table(results, primary, compared),
        _effect_table(results, primary, baselines),
        _cell_table(results, primary),
        _cause_table(results),
    ]
    progress = store.progress(sweep)
    facts = _facts(results, sweep, f"{progress.answered:,} of {progress.requests:,}")
    return Report(
        title or "Prompt formats compared",
        {**facts, **({"made by": shlex.join(command)} if command else {})},
        {each.name: each for each in tables},
        _examples(store, sweep, results, primary),
        _remarks(results, store, sweep, primary, progress.requests - progress.answered, len(compared[primary])),
        primary,
        results.factors,
    )


def _facts(results: Results, sweep: str, answered: str) -> dict[str, str]:
    spec, looks = results.spec, results.spec["looks"]
    cases = {row["id"] for row in results.cases.values()}
    return {
        "varied": "; ".join(f"{name}: {', '.join(map(str, levels))}" for name, levels in spec["factors"].items()),
        "design": f"{spec['design']}, {len(results.levels)} cells" + (f", {looks} looks" if looks > 1 else ""),
        "cases": f"{len(cases):,} in {len(set(results.clusters.values())):,} clusters (hash {spec['cases'][:8]})",
        "answers": f"{answered} requests, {spec['repeats']} for each cell and case",
        "parameters": ", ".join(f"{name} = {value}" for name, value in spec["parameters"].items()) or "none",
        "judged by": f"the check {spec['check']}, under the readers {', '.join(results.readers)}",
        "sweep": f"{sweep}, seed {spec['seed']}",
        "versions": ", ".join(f"{name} {number}" for name, number in spec["versions"].items()),
    }


def _under(primary: str) -> str:
    return "the reader that each cell names as its strictness" if primary == OWN else f"the reader {primary}"


def _remarks(results: Results, store: Store, sweep: str, primary: str, missing: int, many: int) -> list[str]:
    how = f"Comparisons are paired over the same cases and decided under {_under(primary)}"
    remarks = [f"{how}; p-values are adjusted (Holm); comparisons shown: {many}."]
    kinds = {wants for wants, _ in results.spec.get("sources", {}).values()}
    if "case" in kinds:
        remarks.append(
            "Answers of simulated models are made up: they show how an experiment looks, and nothing of models."
        )
    if "place" in kinds:
        remarks.append(
            "Answers were recorded by others: their prompts are not those of lightfc, and what they were not asked "
            "cannot be told from them."
        )
    if (looks := results.spec["looks"]) > 1:
        parts = ", ".join(f"{LEVEL * part:.2%}" for part in spending(looks))
        remarks.append(
            f"The sweep is adaptive: cases were added in random order, the answers looked at up to {looks} times, and "
            f"a cell asked no more once its comparisons were settled (reader {results.deciding()}, margin "
            f"{results.spec['margin']:g}). The looks may use {parts} of the level of {LEVEL:.0%}; p-values are over "
            "all looks, and intervals as wide as the last one demands, so that both hold wherever a comparison ended."
        )
        unneeded = not_needed(store, sweep, results)
        remarks.append(f"{unneeded:,} requests were not needed: their comparisons are settled.")
        missing -= unneeded
    if missing:
        errors = "; ".join(f"{model}: {error} ({count:,})" for model, error, count in store.errors(sweep)[:3])
        because = f" ({errors})" if errors else ""
        remarks.append(f"{missing:,} requests have no answer{because}; they are left out of pairs.")
    if waiting := store.not_judged(sweep):
        remarks.append(f"{waiting:,} answers are not judged yet: `lightfc lab rescore {store.path}` does it.")
    floor = results.noise(primary)
    if not math.isnan(floor):
        remarks.append(f"Noise floor: two answers to the same request differ in being right in {floor:.1%} of pairs.")
    else:
        remarks.append("Each request was asked once, so noise between repeats is not known.")
    return remarks


def _comparison_table(compared: Sequence[Comparison], margin: float) -> Table:
    columns = (
        "factor", "level", "baseline", "model", "decision", "difference", "low", "high", "adjusted p", "p", "test",
        "accuracy", "of baseline", "gained", "lost", "cases", "strata", "look",
    )  # fmt: skip
    ordered = sorted(compared, key=lambda each: (each.factor, each.model, -each.paired.difference))
    rows = [
        (
            each.factor, each.level, each.baseline, each.model or "(all)", each.decision,
            each.paired.difference, *each.paired.interval, each.adjusted_p, each.p, each.paired.test,
            each.paired.other, each.paired.baseline, each.paired.gained, each.paired.lost, each.paired.cases,
            each.strata, each.look,
        )
        for each in ordered
    ]  # fmt: skip
    note = (
        "Each level against the baseline of its factor, over the same cases. low and high are the 95 % interval by a "
        "bootstrap over clusters of cases; gained and lost are the flips each way. better and worse: adjusted p below "
        f"{LEVEL:g}; same: shown to differ by less than {margin:g} (two one-sided tests); open: neither."
    )
    return Table("comparisons", "Differences", note, columns, rows)


def _artefact_table(results: Results, primary: str, compared: Mapping[str, Sequence[Comparison]]) -> Table:
    """The same comparisons under every reader, and how much of each is the reader's."""
    rows: list[tuple[Any, ...]] = []
    for other, others in compared.items():
        there = {(each.factor, each.level, each.model): each for each in others}
        for each in compared[primary] if other != primary else ():
            same = there.get((each.factor, each.level, each.model))
            part = results.reading_part(each, other)
            if same is None or part is None:
                continue
            changes = each.decision != same.decision
            rows.append((
                each.factor, each.level, each.baseline, each.model or "(all)", each.paired.difference, other,
                same.paired.difference, *same.paired.interval, same.decision, part[0], *part[1], changes,
            ))  # fmt: skip
    columns = (
        "factor", "level", "baseline", "model", "difference", "reader", "its difference", "low", "high",
        "its decision", "reading part", "part low", "part high", "decision changes",
    )  # fmt: skip
    note = (
        "The artefact line: the same answers under other readers (recorded: what another judge said). reading part is "
        "the difference under that reader less the one above, over the cases that both judge: as much of the effect is "
        "made by reading."
    )
    return Table("readers", "What the reader makes of it", note, columns, rows)


def _effect_table(results: Results, primary: str, baselines: Mapping[str, Level] | None) -> Table:
    found = effects(results, primary, baselines)
    rows: list[tuple[Any, ...]] = [
        (each.effect, each.estimate, *each.interval, each.adjusted_p, each.p, each.cases) for each in found
    ]
    note = (
        "Main effects and interactions over all cells together, the other factors averaged, the models too; cases with "
        "an answer in every cell. An interaction is by how much the first difference changes with the second. "
    )
    note += (
        "By a bootstrap over clusters of the contrasts of each case."
        if found
        else "There are none: that takes a full design of two factors or more."
    )
    columns = ("effect", "estimate", "low", "high", "adjusted p", "p", "cases")
    return Table("effects", "Main effects and interactions", note, columns, rows)


def _cell_table(results: Results, primary: str) -> Table:
    names = list(results.spec["factors"])
    rows = []
    for cell, levels in results.levels.items():
        found = {reader: results.accuracy([cell], reader) for reader in results.readers}
        here = found.get(primary)
        if here is None:
            continue
        rest = [each.rate if each else None for reader, each in found.items() if reader != primary]
        interval = (here.rate, *here.wilson, *here.clustered)
        price = Price(*results.spec.get("prices", {}).get(str(levels["model"]), (0.0, 0.0)))
        took = results.costs[cell].of_one(price)
        rows.append((*(levels[name] for name in names), here.answers, *interval, *rest, *took))
    columns = (
        *names, "answers", "accuracy", "wilson low", "wilson high", "low", "high",
        *(f"accuracy ({each})" for each in results.readers if each != primary),
        "prompt tokens", "answer tokens", "median seconds", "cost",
    )  # fmt: skip
    note = (
        f"Accuracy under {_under(primary)}, with Wilson's interval (as if answers were independent) and one by a "
        "bootstrap over clusters; tokens, seconds and cost are means and medians of one answer."
    )
    return Table("cells", "Cells", note, columns, rows)


def _cause_table(results: Results) -> Table:
    names = list(results.spec["factors"])
    rows: list[tuple[Any, ...]] = []
    for cell, levels in results.levels.items():
        for reader in results.readers:
            found = results.cells[cell, reader]
            judged = sum(map(len, found.right.values()))
            if reader != RECORDED and judged:
                counts = [found.causes[cause] / judged for cause in CAUSES]
                rows.append((*(levels[name] for name in names), reader, judged, *counts))
    note = (
        "Parts of all judged answers that are wrong for each cause. reading: no reader finds a call; form: this reader "
        "does not take the calls as they are written; choice: other functions, too few or too many calls; argument: a "
        "wrong, missing or unexpected argument; false call: a call where none is right."
    )
    return Table("causes", "Why answers are wrong", note, (*names, "reader", "answers", *CAUSES), rows)


def _examples(store: Store, sweep: str, results: Results, primary: str) -> list[dict[str, Any]]:
    """Some wrong answers of each cell and cause, the causes in turn."""
    found = [
        (place, cause, cell, trial)
        for cell in results.levels
        for (_, cause), trials in sorted(results.cells[cell, primary].trials.items())
        for place, trial in enumerate(trials)
    ]
    found.sort(key=lambda each: each[:3])
    shown = [trial for *_, trial in found[:_MAX_EXAMPLES]]
    as_json = ("question", "answer", "notes", "faults", "levels", "case_row")
    rows = {
        row["trial"]: {name: json.loads(each) if name in as_json else each for name, each in row.items()}
        for row in store.answers(sweep, shown)
        if row["reader"] == results.reader_in(row["cell"], primary)
    }
    return [rows[trial] for trial in shown]
