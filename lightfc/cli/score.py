"""`lightfc score`: recorded answers, read and compared with the accepted ones."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lightfc.cli.io import fail
from lightfc.cli.options import one_of
from lightfc.core.printable import printable_lines

if TYPE_CHECKING:
    from rich.console import Console

_MAX_NOTES = 12
_TABLE_CHARS = 130


class ReadForm(StrEnum):
    """In which form answers are read."""

    PYTHON = "python"
    JSON = "json"
    XML = "xml"


def score(
    answers: Annotated[
        Path, typer.Argument(help="JSON lines with case, model and text; .gz is unpacked.", show_default=False)
    ],
    cases: Annotated[Path, typer.Option("--cases", "-c", help="JSON lines with case, functions and possible_answer.")],
    form: Annotated[
        ReadForm | None,
        typer.Option(
            "--format",
            "-f",
            help="Read all answers in this form; else in the one each names as output.",
            show_default=False,
        ),
    ] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Use no layer of the reader but the strict one.")] = False,
    without: Annotated[
        list[str] | None,
        typer.Option(
            "--without",
            metavar="LAYER",
            parser=one_of("lightfc.formats", "LAYERS"),
            help="Leave a layer of the reader out: blocks, lists, prose, repairs or other forms; repeatable.",
            show_default=False,
        ),
    ] = None,
    also: Annotated[
        list[str] | None,
        typer.Option(
            "--with",
            metavar="LAYER",
            help="Use a layer that is off by default: question; repeatable.",
            parser=one_of("lightfc.formats.markup", "OPTIONAL_LAYERS"),
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        int | None, typer.Option("--limit", min=1, help="Read only this many answers.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for machines.")] = False,
) -> None:
    """Score recorded answers of models.

    It tells how many are right, have a call, or have one where none is right. Rates stand with their 95 % confidence
    intervals, by model, tool format and answer format; below them, how certain the readings are, since agents execute
    only what is certain.
    """
    from lightfc.formats.markup import LAYERS, OPTIONAL_LAYERS
    from lightfc.lab.scoring import ScoreError, json_lines, load_cases, score_rows, total

    layers = [] if strict else [layer for layer in LAYERS if layer not in (without or ())]
    layers += [layer for layer in OPTIONAL_LAYERS if layer in (also or ())]
    try:
        known = load_cases(cases)
        rows = list(_first(json_lines(answers, ("case", "model", "text")), limit))
        if not rows:
            raise ScoreError(f"{answers} holds no answers")
        scores = score_rows(_watched(rows, shown=not as_json), known, layers, form.value if form else None)
    except ScoreError as error:
        fail(str(error))
    overall = total(scores.values()).to_dict()
    groups = [
        {"model": model, "shown": shown, "asked": asked, **scores[model, shown, asked].to_dict()}
        for model, shown, asked in sorted(scores)
    ]
    if as_json:
        typer.echo(json.dumps({"total": overall, "layers": layers, "groups": groups}, indent=2))
    else:
        _print(overall, groups)


def _first(rows: Iterator[dict[str, Any]], limit: int | None) -> Iterator[dict[str, Any]]:
    for number, row in enumerate(rows):
        if limit is not None and number >= limit:
            return
        yield row


def _watched(rows: Collection[Mapping[str, Any]], *, shown: bool) -> Iterable[Mapping[str, Any]]:
    """Show how far it is, where somebody can see it."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(rows, "reading", console=console, transient=True, disable=not (shown and console.is_terminal))


def _print(overall: Mapping[str, Any], groups: Collection[Mapping[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("model", "shown", "asked"):
        table.add_column(title, no_wrap=True)
    for title in ("answers", "right", "call found", "false call"):
        table.add_column(title, justify="right", no_wrap=True)
    for group in [*groups, {"model": "all", "shown": "", "asked": "", **overall}]:
        rates = [_rate(group, name) for name in ("accuracy", "call_found", "false_call")]
        named = (printable_lines(str(group[each])) for each in ("model", "shown", "asked"))
        table.add_row(*named, f"{group['answers']:,}", *rates)
    console = Console()
    if console.width < _TABLE_CHARS:
        console = Console(width=_TABLE_CHARS)  # rather broken by the terminal than cut
    console.print(table, markup=False)
    if recorded := overall.get("recorded"):
        agree = recorded["agree"] / recorded["answers"]
        console.print(
            f"\nrecorded as right: {recorded['right']:,} of {recorded['answers']:,} "
            f"({recorded['right'] / recorded['answers']:.2%}); read as right among them: {recorded['read as right']:,} "
            f"({recorded['read as right'] / recorded['answers']:.2%}); the same judgement: {agree:.2%}",
            highlight=False,
            soft_wrap=True,
        )
    _print_certainty(console, groups, overall)
    notes = list(overall["notes"].items())[:_MAX_NOTES]
    if notes:
        console.print(
            "notes: " + printable_lines(", ".join(f"{name} {count:,}" for name, count in notes)),
            highlight=False,
            markup=False,
            soft_wrap=True,
        )


def _print_certainty(console: "Console", groups: Collection[Mapping[str, Any]], overall: Mapping[str, Any]) -> None:
    """How certain the readings are, by answer format: only what is certain is executed by itself."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("certainty", "asked"):
        table.add_column(title, no_wrap=True)
    for title in ("with calls", "right", "of all right", "false calls"):
        table.add_column(title, justify="right", no_wrap=True)
    forms = sorted({group["asked"] for group in groups})
    for level in overall["certainty"]:
        for form in [*forms, "all"] if len(forms) > 1 else forms:
            table.add_row(level, form, *_certain(level, groups, form))
    console.print()
    console.print(table, markup=False)


def _certain(level: str, groups: Collection[Mapping[str, Any]], form: str) -> list[str]:
    """A row of the table: the readings of one level in one answer format."""
    mine = [group for group in groups if form in ("all", group["asked"])]
    outcomes: Counter[str] = Counter()
    for group in mine:
        outcomes.update(group["certainty"][level]["outcomes"])
    right, judged = outcomes["right"], outcomes["right"] + outcomes["wrong"]
    every = sum(group["outcomes"].get("right", 0) for group in mine)
    return [
        f"{outcomes.total():,}",
        f"{right:,} ({right / judged:.1%})" if judged else "–",  # noqa: RUF001 - nothing to divide
        f"{right / every:.2%}" if every else "–",  # noqa: RUF001 - nothing to divide
        f"{outcomes['false call']:,}",
    ]


def _rate(group: Mapping[str, Any], name: str) -> str:
    if group[name] is None:
        return "–"  # noqa: RUF001 - nothing to divide
    low, high = group[f"{name}_interval"]
    return f"{group[name]:.1%} [{low * 100:.1f}, {high * 100:.1f}]"
