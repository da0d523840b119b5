"""How commands run, print and ask: interrupts, plain text, JSON, errors in one message, decisions about calls."""

import asyncio
import contextlib
import json
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

import click

from lightfc.core.decisions import ApprovalRequest, Approve, Decision
from lightfc.core.printable import printable_lines
from lightfc.core.values import to_json
from lightfc.engine.blocking import run_blocking
from lightfc.engine.terminal_approver import TerminalApprover, is_at_terminal

Paused = TypeVar("Paused")


def run(function: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> Any:
    """Run an async function to its end; an interrupt cancels it and is a `KeyboardInterrupt`."""
    try:
        return run_blocking(function, *args)
    except asyncio.CancelledError:
        fail("one of the tools cancelled the run")


def how_to_approve(resume: str = "", *, asks: bool = False) -> str:
    """What to do about calls that wait because nobody was asked, or to `resume` the run, if it can go on."""
    if resume:
        return (
            "To decide about each call, run this at a terminal; to approve every call, replace --approve by "
            f"--approve-all:\n  {resume} --approve"
        )
    option = "" if asks else " with --approve"
    later = "" if asks else " With --journal, a run that waits can be resumed later."
    return (
        f"To decide about each call, run this at a terminal{option}; to approve every call, add --approve-all.{later}"
    )


def prints_aside(for_programs: bool) -> contextlib.AbstractContextManager[Any]:
    """Keep standard output for what programs read: what a tool, or its file, prints itself goes to standard error."""
    return contextlib.redirect_stdout(sys.stderr) if for_programs else contextlib.nullcontext()


def print_json(record: dict[str, Any]) -> None:
    print_lines([json.dumps(to_json(record), indent=2)])


def fail(message: str) -> NoReturn:
    """Tell what went wrong, and end the command."""
    print_lines([f"error: {message}"], error=True)
    raise click.exceptions.Exit(1)


def print_lines(lines: Any, *, error: bool = False) -> None:
    """Print text as it is: no markup, no wrapping, and nothing that would steer the terminal."""
    for line in lines:
        click.echo(printable_lines(line), err=error)


def print_warnings(problems: Iterable[str]) -> None:
    """Print what is wrong although the command goes on."""
    print_lines((f"warning: {problem}" for problem in problems), error=True)


def print_piece(text: str) -> None:
    """Print a piece of a line, as `print_lines` prints lines."""
    click.echo(printable_lines(text), nl=False)


def approve_all(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
    return {each.id: Approve() for each in requests}


async def resume_as_decided(
    paused: Paused,
    waiting: Callable[[Paused], Sequence[ApprovalRequest]],
    resume: Callable[[Paused, Mapping[str, Decision]], Awaitable[Paused]],
) -> Paused:
    """What a run comes to that goes on as long as who sits at the terminal decides about what it waits for."""
    approve = TerminalApprover()
    undecided = 0
    while is_at_terminal() and not undecided and (requests := waiting(paused)):
        decisions = await approve(requests)
        undecided = len(requests) - len(decisions)
        try:
            paused = await resume(paused, decisions) if decisions else paused
        except ValueError as error:  # an `Edit` does not fit, and nothing was decided
            print_lines([str(error)], error=True)
    return paused
