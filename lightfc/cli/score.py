"""`lightfc score`: recorded answers, read and compared with the accepted ones."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from lightfc.cli.command_options import JSON, flag, known_in, option
from lightfc.cli.io import fail
from lightfc.core.printable import printable_lines

if TYPE_CHECKING:
    from rich.console import Console

    from lightfc.lab.answers import Score

T = TypeVar("T")

_MAX_NOTES = 12
_MAX_REASONS = 5
_MIN_TABLE_CHARS = 130


@click.command()
@click.argument("answers", type=click.Path(path_type=Path))
@option(
    "--cases -c",
    "FILE",
    "JSON lines, CSV or a folder of the Berkeley leaderboard; `own` for those of lightfc.",
    type=click.Path(path_type=Path),
    required=True,
)
@option(
    "--format -f form",
    "ANSWER_FORMAT",
    "Read all answers in this format, such as expression or json; by default in the one that each names as asked.",
    type=known_in("lightfc.formats", "ANSWER_FORMATS"),
)
@flag("--strict", "Use the strict layer of the reader only.")
@JSON
def score(
    answers: Path,
    cases: Path,
    form: str | None,
    strict: bool,
    as_json: bool,
) -> None:
    """Score recorded answers of models.

    ANSWERS is a file of JSON lines with case, model and text, shown and asked; .gz is unpacked.

    Prints how many answers are right, hold a call, or hold a call where none is right: by model, tool format and
    answer format, with 95 % confidence intervals. Below that stands how certain the readings are, since agents execute
    only what is certain.
    """
    from lightfc.formats.markup import LAYERS
    from lightfc.lab.answers import recorded_answers, score_rows, total
    from lightfc.lab.loaders import load_cases

    layers = [] if strict else list(LAYERS)
    known = {case.id: case for case in load_cases(cases)}
    rows = list(recorded_answers(answers))
    if not rows:
        fail(f"{answers} holds no answers")
    scores = score_rows(_with_progress(rows, shown=not as_json), known, layers, form)
    overall = total(scores.values()).to_dict()
    if not overall["answers"]:
        fail(f"none of {len(rows):,} answers can be scored; {next(iter(overall['unusable']))}")
    groups = _groups(scores)
    if as_json:
        click.echo(json.dumps({"total": overall, "layers": layers, "groups": groups}, indent=2))
    else:
        _print(overall, groups)


def _groups(scores: "Mapping[tuple[str, str, str], Score]") -> list[dict[str, Any]]:
    """The figures of each group that has answers."""
    return [
        {"model": model, "shown": tools, "asked": answers, **scores[model, tools, answers].to_dict()}
        for model, tools, answers in sorted(scores)
        if scores[model, tools, answers].outcomes
    ]


def _with_progress(rows: Collection[T], *, shown: bool) -> Iterable[T]:
    """Show how far it is, where somebody can see it."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(rows, "reading", console=console, transient=True, disable=not (shown and console.is_terminal))


def _print(overall: Mapping[str, Any], groups: Collection[Mapping[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("model", "tool format", "answer format"):
        table.add_column(title, no_wrap=True)
    for title in ("answers", "right", "call found", "false call"):
        table.add_column(title, justify="right", no_wrap=True)
    for group in [*groups, {"model": "all", "shown": "", "asked": "", **overall}]:
        rates = [_rate(group, name) for name in ("accuracy", "call_found", "false_call")]
        named = (printable_lines(str(group[each])) for each in ("model", "shown", "asked"))
        table.add_row(*named, f"{group['answers']:,}", *rates)
    console = Console()
    if console.width < _MIN_TABLE_CHARS:
        console = Console(width=_MIN_TABLE_CHARS)  # rather broken by the terminal than cut
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
    _print_wrong(console, overall)
    notes = list(overall["notes"].items())[:_MAX_NOTES]
    if notes:
        console.print(
            "notes: " + printable_lines(", ".join(f"{name} {count:,}" for name, count in notes)),
            highlight=False,
            markup=False,
            soft_wrap=True,
        )


def _print_wrong(console: "Console", overall: Mapping[str, Any]) -> None:
    """Why answers are wrong, and which rows are none."""
    if causes := overall["causes"]:
        listed = ", ".join(f"{cause} {count:,}" for cause, count in causes.items())
        console.print(f"why wrong: {listed}", highlight=False, soft_wrap=True)
    unusable = list(overall.get("unusable", {}).items())
    if unusable:
        console.print(f"left out: {sum(count for _, count in unusable):,} rows", highlight=False)
        for reason, count in unusable[:_MAX_REASONS]:
            console.print(f"  {count:,}: {printable_lines(reason)}", highlight=False, markup=False, soft_wrap=True)


def _print_certainty(console: "Console", groups: Collection[Mapping[str, Any]], overall: Mapping[str, Any]) -> None:
    """How certain the readings are, by answer format: only what is certain is executed by itself."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in ("certainty", "answer format"):
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
