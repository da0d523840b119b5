"""`lightfc view` and `lightfc runs`: what a journal holds, as tables, pages and traces."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from lightfc.cli.command_options import JSON, at_least, flag, option
from lightfc.cli.io import print_json, print_lines
from lightfc.core.errors import JournalError
from lightfc.core.options import import_extra
from lightfc.core.printable import printable

if TYPE_CHECKING:
    from lightfc.engine.journal_reader import JournalReader
    from lightfc.views.pages import RunLine

_JOURNAL = click.argument("journal", metavar="JOURNAL")


@click.command()
@_JOURNAL
@click.argument("run_id", metavar="[RUN]", required=False)
@option("--html", "FILE", "Write one HTML file that needs no other file.")
@option("--trace", "FILE", "Write a trace that Perfetto (ui.perfetto.dev) and Chrome open.")
@flag("--serve", "Show runs in a browser while they happen, to this machine only; needs the extra view.")
@option("--port", "PORT", "The port of --serve; 0 takes a free one.", type=click.IntRange(0, 65535), default=0)
def view(journal: str, run_id: str | None, html: str | None, trace: str | None, serve: bool, port: int) -> None:
    """Show the calls of a run: when each ran, and what it waited for.

    JOURNAL is what `eval --journal` wrote: a file, or postgresql://…. Without a RUN, its runs are listed; `latest` is
    the last one. A page or trace without a RUN is that of the only run, where there is only one.
    """
    if serve:
        _serve(journal, port)
        return
    if run_id is None and (html or trace):
        with _reader(journal) as reader:
            found = reader.runs(most=2)
        run_id = found[0].run_id if len(found) == 1 else None
    if run_id is not None:
        _show(journal, run_id, html, trace)
    elif trace is not None:
        raise click.BadParameter("give the RUN whose trace to write", param_hint="--trace")
    else:
        _list(journal, (), 200, html)


@click.command()
@_JOURNAL
@click.argument("words", nargs=-1)
@option("--limit", "COUNT", "List at most so many runs.", type=at_least(1, "whole number"), default=50)
@JSON
def runs(journal: str, words: Sequence[str], limit: int, as_json: bool) -> None:
    """List the runs of a journal, the latest first.

    JOURNAL is what `eval --journal` wrote: a file, or postgresql://…. With WORDS, only runs are listed that have all of
    them in their name, their program or their state.
    """
    _list(journal, words, limit, None, as_json)


def _reader(journal: str) -> "JournalReader":
    from lightfc.engine.journal_reader import JournalReader

    return JournalReader(journal)


def _serve(journal: str, port: int) -> None:
    with _reader(journal):
        pass  # what is wrong with the file is told at once
    serve = import_extra("lightfc.cli.view_server", "--serve needs", "view", click.UsageError).serve
    try:
        serve(journal, port, lambda address: print_lines([f"open {address}", "Ctrl-C ends it"], error=True))
    except OSError as error:
        raise click.BadParameter(f"port {port} cannot be used: {error.strerror}", param_hint="--port") from None


def _show(journal: str, run_id: str, html: str | None, trace: str | None) -> None:
    from lightfc.engine.journal_reader import journal_view

    run_id = named_run(journal, run_id)
    with _reader(journal) as reader:
        shown = journal_view(reader, run_id)
    if html is not None:
        from lightfc.views.pages import run_page

        _write(html, run_page(shown), "--html")
    if trace is not None:
        from lightfc.views.trace import trace_text

        _write(trace, trace_text(shown), "--trace")
    if html is None and trace is None:
        from lightfc.cli.tables import terminal
        from lightfc.views.terminal import RunTable

        terminal().print(RunTable(shown))


def named_run(journal: str, run_id: str) -> str:
    """The name of a run of a journal; `latest` is its last one."""
    if run_id != "latest":
        return run_id
    with _reader(journal) as reader:
        latest = reader.runs(most=1)
        if not latest:
            raise JournalError(f"{reader.path} holds no runs yet")
        return latest[0].run_id


def _list(journal: str, words: Sequence[str], most: int, html: str | None, as_json: bool = False) -> None:
    from lightfc.engine.journal_reader import run_line
    from lightfc.views.pages import runs_page

    with _reader(journal) as reader:
        found = reader.runs(" ".join(words), most + 1)
        lines = [run_line(reader, each) for each in found[:most]]
    more = f"there are more than these {most:,}" if len(found) > most else ""
    if as_json:
        print_json({"runs": [_as_dict(line) for line in lines], "complete": not more})
    elif html is not None:
        _write(html, runs_page(f"Runs of {printable(reader.path)}", lines, more), "--html")
    else:
        from lightfc.cli.tables import runs_table

        runs_table(lines)
        none = "" if lines else "no run has all of these words" if words else "it holds no runs yet"
        print_lines([each for each in (more, none) if each], error=True)


def _as_dict(line: "RunLine") -> dict[str, Any]:
    waiting = [{"id": request_id, "call": call} for request_id, call in line.waiting.items()]
    return {
        "run_id": line.run_id, "kind": line.kind, "begun": line.begun.replace(" ", "T"), "state": line.state,
        "calls": line.calls, "title": line.title, "waiting": waiting,
    }  # fmt: skip


def _write(path: str, text: str, option_name: str) -> None:
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        raise click.BadParameter(f"{path!r} cannot be written: {error.strerror}", param_hint=option_name) from None
    print_lines([f"wrote {path}"], error=True)
