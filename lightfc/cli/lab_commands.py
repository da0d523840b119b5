"""`lightfc lab`: experiments with prompt formats."""

import asyncio
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lightfc.cli.command_options import NumberRange, flag, option
from lightfc.cli.io import fail, print_lines

if TYPE_CHECKING:
    from rich.table import Table

    from lightfc.lab.config import Configured
    from lightfc.lab.experiment import Outcome
    from lightfc.lab.factors import Level
    from lightfc.lab.report import Report
    from lightfc.lab.store import Progress, Store

FILE = click.Path(path_type=Path)
STORE = click.argument("store", type=FILE)
_TOLD = 3
"""Errors of requests that are told, the most frequent first."""

SWEEP = option("--sweep", "HASH", "The first characters of the sweep's hash; by default the last sweep.", default="")


@click.group()
def lab() -> None:
    """Compare prompt formats and models."""


@lab.command()
@click.argument("sweep", type=FILE)
@option("--store", "FILE", "The file of the answers; by default the one that SWEEP names.", type=FILE)
@flag("--estimate", "Print requests, tokens and cost, and send no request.")
def run(sweep: Path, store: Path | None, estimate: bool) -> None:
    """Ask the models of SWEEP what has no answer yet.

    SWEEP is a file of TOML. The answers are judged, too. Stopped at any moment and run again, it asks for nothing
    twice.
    """
    from lightfc.lab.config import load_sweep

    try:
        configured = load_sweep(sweep)
        path = store or configured.store
        print_lines(_estimated(configured))
        if left_out := configured.sweep.left_out:
            notice = f"{len(left_out):,} cases are left out, whose functions cannot be shown (all: `lightfc lab cases`)"
            print_lines([notice, left_out[0]], error=True)
        if estimate:
            return
        outcome = asyncio.run(_run(configured, path))
    except KeyboardInterrupt:
        print_lines([f"interrupted; what was answered is kept: `lightfc lab run {sweep}` goes on"], error=True)
        raise click.exceptions.Exit(130) from None
    _print_outcome(outcome, path)


def _estimated(configured: "Configured") -> list[str]:
    found = configured.sweep.estimate(configured.counter)
    cost = f", cost {found.cost:,.2f}" if found.cost else ""
    size = f"{found.cells:,} cells x {found.cases:,} cases x {configured.sweep.repeats:,}"
    tokens = f"about {found.prompt_tokens:,} + {found.completion_tokens:,} tokens"
    smallest = "none, there are too few cases" if found.detectable is None else f"{found.detectable:.1%}"
    return [
        f"{size}: {found.requests:,} requests, {tokens}{cost}",
        f"smallest difference found with a power of 80 %: {smallest}, if a fifth of the cases flip",
    ]


async def _run(configured: "Configured", path: Path) -> "Outcome":
    """Run a sweep; a terminal shows how far it is."""
    from rich.console import Console
    from rich.live import Live

    from lightfc.executors import Processes
    from lightfc.lab.experiment import arun

    console, started_s = Console(stderr=True), time.monotonic()
    seen: list[Progress] = []
    first = 0

    def on_progress(progress: "Progress") -> None:
        nonlocal first
        if not seen:
            seen.append(progress)
            first = progress.answered - 1

    def drawn() -> "Table | str":
        return _table(seen[0], seen[0].answered - first, time.monotonic() - started_s) if seen else "asking"

    sweep = configured.sweep
    live = Live(get_renderable=drawn, console=console, transient=True, refresh_per_second=4)
    with live if console.is_terminal else nullcontext(), Processes() as executor:
        try:
            return await arun(
                sweep, path, budget=configured.budget, in_flight=configured.in_flight, executor=executor,
                on_progress=on_progress,
            )  # fmt: skip
        finally:
            for source in sweep.sources.values():
                if hasattr(source, "aclose"):
                    await source.aclose()


def _table(progress: "Progress", answered: int, seconds: float) -> "Table":
    """How far a sweep is, one line a model: narrow enough for 60 columns."""
    from rich.table import Table
    from rich.text import Text

    rate = answered / seconds if seconds else 0.0
    left = (progress.requests - progress.answered) / rate if rate else None
    ahead = "" if left is None else f", {timedelta(seconds=round(left))} left"
    table = Table(box=None, caption=f"{rate:,.1f} answers a second{ahead}", caption_justify="left", pad_edge=False)
    table.add_column("model", no_wrap=True, overflow="ellipsis", max_width=20)
    for name in ("answered", "failed", "tokens", "cost"):
        table.add_column(name, justify="right", no_wrap=True)
    for model, tally in progress.models.items():
        done = f"{tally.answered:,}/{tally.requests:,}"
        table.add_row(Text(model), done, f"{tally.failed:,}", f"{tally.tokens:,}", f"{tally.cost:,.2f}")
    return table


def _print_outcome(outcome: "Outcome", path: Path) -> None:
    from lightfc.lab.sources import NOT_RECORDED

    done = outcome.progress
    lines = [f"{done.answered:,} of {done.requests:,} requests are answered, {done.failed:,} failed; kept in {path}"]
    if outcome.not_needed:
        lines.append(f"{outcome.not_needed:,} requests were not needed: their comparisons are settled")
    if outcome.stopped:
        lines.append(f"stopped: {outcome.stopped}")
    print_lines(lines)
    others = [each for each in outcome.errors if each[0] not in outcome.left_alone]
    print_lines([f"{count:,} of model {model}: {error}" for model, error, count in others[:_TOLD]], error=True)
    if any(error != NOT_RECORDED for _, error, _ in others):
        print_lines(["run it again to ask for what has failed"], error=True)
    for model, error in outcome.left_alone.items():
        print_lines([f"model {model} is asked no more, since it failed too often in a row: {error}"], error=True)
    if outcome.left_alone:
        sys.exit(1)


@contextmanager
def _opened(path: Path, sweep: str) -> "Iterator[tuple[Store, str]]":
    """A store, and the hash of that of its sweeps which a command is about."""
    from lightfc.lab.experiment import latest
    from lightfc.lab.store import Store

    with Store(path, create=False) as store:
        yield store, latest(store, sweep)


@lab.command()
@STORE
@SWEEP
@option("--reader readers", "NAME", "Judge under this reader; repeatable.", multiple=True)
@option("--check", "NAME", "Judge by this check: bfcl, exact, 'any order', ifeval-fc or checks.py:function.")
def rescore(store: Path, sweep: str, readers: Sequence[str], check: str | None) -> None:
    """Judge stored answers again, asking nothing.

    STORE is the file of a sweep.
    """
    from lightfc.core.errors import LabError
    from lightfc.executors import Processes
    from lightfc.lab.checks import CHECKS
    from lightfc.lab.rescoring import rescore as judge_again

    with _opened(store, sweep) as (kept, key), kept.filling(), Processes() as executor:
        spec = kept.sweeps()[key]
        own = spec["check"]
        if check is None and own not in CHECKS and ":" not in own:
            raise LabError(
                f"sweep {key[:8]} was judged by the function {own}, which is not in the store; name it with its file, "
                f"--check checks.py:{own}, or another check"
            )
        judged = judge_again(kept, key, readers=readers or list(spec["readers"]), check=check or own, executor=executor)
    print_lines([f"{judged:,} answers of sweep {key[:8]} are judged"])


@lab.command()
@STORE
@SWEEP
@option("--html", "FILE", "Write one page with everything in it.", type=FILE)
@flag("--md markdown", "Print the tables as Markdown: the default.")
@option("--csv folder", "FOLDER", "Write the data of every figure.", type=FILE)
@option("--figures", "FOLDER", "Write the figures as SVG, PNG and PDF (extra lab).", type=FILE)
@option(
    "--reader", "NAME", "Decide under this reader; else each cell's own where strictness varies, else lightfc.",
    default="",
)  # fmt: skip
@option("--baseline baselines", "FACTOR=LEVEL", "Compare with this level; repeatable.", multiple=True)
@option(
    "--margin", "NUMBER", "The difference in accuracy that matters; by default that of SWEEP.",
    type=NumberRange(0, 1),
)  # fmt: skip
@option("--title", "TEXT", "The title of the report.", default="")
def report(
    store: Path,
    sweep: str,
    html: Path | None,
    markdown: bool,
    folder: Path | None,
    figures: Path | None,
    reader: str,
    baselines: Sequence[str],
    margin: float | None,
    title: str,
) -> None:
    """Compare the answers in STORE.

    The report has differences with intervals, their causes, and the reader's part in them.
    """
    from lightfc.lab.report import make_report

    command = ["lightfc", "lab", "report", str(store), *(["--reader", reader] if reader else [])]
    command += [] if margin is None else [f"--margin={margin:g}"]
    command += [f"--baseline={each}" for each in baselines]
    try:
        with _opened(store, sweep) as (kept, key):
            compared = _baselines(baselines)
            made = make_report(
                kept, key, reader=reader, baselines=compared, margin=margin, title=title, command=command
            )
        for path in _written(made, html, figures, folder):
            print_lines([f"wrote {path}"])
    except OSError as error:
        fail(f"{error.filename or 'the report'} cannot be written: {error.strerror or error}")
    if markdown or not (html or folder or figures):
        print_lines(made.to_markdown().splitlines())


def _written(made: "Report", html: Path | None, figures: Path | None, folder: Path | None) -> Iterator[Path]:
    """Write what is asked for of a report."""
    if html:
        from lightfc.lab.report_page import page_of

        html.write_text(page_of(made), "utf-8")
        yield html
    if figures:
        from lightfc.lab.report_page import write_figures

        yield from write_figures(made, figures)
    if folder:
        yield from made.write_csv(folder)


def _baselines(given: Sequence[str]) -> "dict[str, Level]":
    """What `FACTOR=LEVEL` says; a level that is a number or a truth value is taken for one."""
    import json

    found: dict[str, Level] = {}
    for each in given:
        name, equals, level = each.partition("=")
        if not equals:
            raise click.BadParameter(f"{each!r} must be FACTOR=LEVEL, such as asked=json", param_hint="--baseline")
        try:
            value = json.loads(level)
        except ValueError:
            value = level
        found[name] = value if isinstance(value, str | int | float | bool) else level
    return found


@lab.command()
@STORE
@SWEEP
@click.argument("path", type=FILE)
def export(store: Path, sweep: str, path: Path) -> None:
    """Write the answers in STORE to PATH.

    PATH is a file of rows, .csv or .parquet, or a folder of inspect-ai's logs.
    """
    from lightfc.lab.result_files import write_logs, write_rows

    if path.suffix not in ("", ".csv", ".parquet"):
        raise click.BadParameter(f"{path} must end in .csv or .parquet, or be a folder", param_hint="PATH")
    try:
        with _opened(store, sweep) as (kept, key):
            write, what = (write_rows, "rows") if path.suffix else (write_logs, "logs")
            many = write(kept, key, path)
    except OSError as error:
        fail(f"{path} cannot be written: {error.strerror or error}")
    print_lines([f"wrote {many:,} {what} to {path}"])


@lab.command()
@click.argument("cases", type=FILE)
def cases(cases: Path) -> None:
    """Print what is wrong with CASES, a file or a folder, with line and field."""
    from lightfc.lab.loaders import load_cases, validate_cases

    problems = validate_cases(cases)
    if not problems:
        print_lines([f"{cases}: {len(load_cases(cases)):,} cases, no problems found"])
    else:
        print_lines([*problems, f"{len(problems):,} problem{'s' if len(problems) != 1 else ''}"])
        raise click.exceptions.Exit(1)
