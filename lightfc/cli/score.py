"""`lightfc score`: recorded answers, read and compared with the accepted ones."""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import click

from lightfc.cli.command_options import JSON, flag, known_in, option
from lightfc.cli.io import fail, print_lines
from lightfc.core.printable import printable_lines

_MAX_NOTES = 12
_MAX_REASONS = 5
_MIN_TABLE_CHARS = 130
_NONE = "–"  # noqa: RUF001 - there is nothing to divide


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
def score(answers: Path, cases: Path, form: str | None, strict: bool, as_json: bool) -> None:
    """Score recorded answers of models.

    ANSWERS is a file of JSON lines with case, model and text, shown and asked; .gz is unpacked.

    Prints how many answers are right, hold a call, or hold a call where none is right: by model, tool format and
    answer format, with 95 % confidence intervals. Below that stands how certain the readings are, since agents execute
    only what is certain.
    """
    from rich.console import Console
    from rich.progress import track

    from lightfc.formats.markup import LAYERS
    from lightfc.lab.answers import recorded_answers, score_rows, total
    from lightfc.lab.loaders import load_cases

    layers, console = [] if strict else list(LAYERS), Console(stderr=True)
    known = {case.id: case for case in load_cases(cases)}
    rows = list(recorded_answers(answers))
    if not rows:
        fail(f"{answers} holds no answers")
    is_seen = console.is_terminal and not as_json
    tracked = track(rows, "reading", console=console, transient=True, disable=not is_seen)
    scores = score_rows(tracked, known, layers, form)
    overall = total(scores.values()).to_dict()
    if not overall["answers"]:
        fail(f"none of {len(rows):,} answers can be scored; {next(iter(overall['unusable']))}")
    groups = [
        {"model": model, "shown": tools, "asked": answers, **score.to_dict()}
        for (model, tools, answers), score in sorted(scores.items(), key=itemgetter(0))
        if score.outcomes
    ]
    if as_json:
        click.echo(json.dumps({"total": overall, "layers": layers, "groups": groups}, indent=2))
    else:
        _print(overall, groups)


def _print(overall: Mapping[str, Any], groups: Collection[Mapping[str, Any]]) -> None:
    rows = []
    for group in [*groups, {"model": "all", "shown": "", "asked": "", **overall}]:
        rates = [_rate(group, name) for name in ("accuracy", "call_found", "false_call")]
        named = (str(group[each]) for each in ("model", "shown", "asked"))
        rows.append([*named, f"{group['answers']:,}", *rates])
    _print_table(("model", "tool format", "answer format"), ("answers", "right", "call found", "false call"), rows)
    if recorded := overall.get("recorded"):
        many, right, read_as_right = (recorded[each] for each in ("answers", "right", "read as right"))
        told = f"recorded as right: {right:,} of {many:,} ({right / many:.2%}); read as right: "
        told += f"{read_as_right:,} ({read_as_right / many:.2%}); the same judgement: {recorded['agree'] / many:.2%}"
        print_lines(["", told])
    # How certain the readings are, by answer format: only what is certain is executed by itself.
    forms = sorted({group["asked"] for group in groups})
    forms = [*forms, "all"] if len(forms) > 1 else forms
    certain = [[level, form, *_certain(level, groups, form)] for level in overall["certainty"] for form in forms]
    print_lines([""])
    _print_table(("certainty", "answer format"), ("with calls", "right", "of all right", "false calls"), certain)
    _print_reasons(overall)


def _print_reasons(overall: Mapping[str, Any]) -> None:
    """Print why answers are wrong, which rows are none, and what the reader did."""
    if causes := overall["causes"]:
        print_lines([f"why wrong: {_counted(causes.items())}"])
    if unusable := list(overall.get("unusable", {}).items()):
        print_lines([f"left out: {sum(count for _, count in unusable):,} rows"])
        print_lines(f"  {count:,}: {reason}" for reason, count in unusable[:_MAX_REASONS])
    if notes := list(overall["notes"].items())[:_MAX_NOTES]:
        print_lines([f"notes: {_counted(notes)}"])


def _counted(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts)


def _print_table(names: Sequence[str], numbers: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table whose first columns are names; rather broken by the terminal than cut."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in (*names, *numbers):
        table.add_column(title, justify="right" if title in numbers else "left", no_wrap=True)
    for row in rows:
        table.add_row(*map(printable_lines, row))
    console = Console()
    console = console if console.width >= _MIN_TABLE_CHARS else Console(width=_MIN_TABLE_CHARS)
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
        f"{right:,} ({right / judged:.1%})" if judged else _NONE,
        f"{right / every:.2%}" if every else _NONE,
        f"{outcomes['false call']:,}",
    ]


def _rate(group: Mapping[str, Any], name: str) -> str:
    if group[name] is None:
        return _NONE
    low, high = group[f"{name}_interval"]
    return f"{group[name]:.1%} [{low * 100:.1f}, {high * 100:.1f}]"
