"""How commands run, print and ask: interrupts, plain text, JSON, errors in one message, decisions about calls."""

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, NoReturn

import click

from lightfc.core.decisions import ApprovalRequest, Approve, Decision, Deny
from lightfc.core.printable import printable, printable_lines
from lightfc.core.records import FunctionOutput
from lightfc.core.values import rendered, to_json
from lightfc.engine.approval_messages import is_literal, on_one_line, waiting_text
from lightfc.engine.blocking import run_blocking
from lightfc.tools.manager import ToolManager


def run(function: Callable[..., Coroutine[Any, Any, Any]], *args: Any) -> Any:
    """Run an async function to its end; an interrupt cancels it and is a `KeyboardInterrupt`."""
    try:
        return run_blocking(function, *args)
    except asyncio.CancelledError:
        fail("one of the tools cancelled the run")


def is_at_terminal() -> bool:
    """Whether anybody can be asked: questions go to standard error, answers come from standard input."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def answered(question: str, letters: str) -> str:
    """What who sits at the terminal answers, of `y`, `n` and `a` for all; to say nothing is to say no."""
    words = {"": "n", "n": "n", "no": "n", "y": "y", "yes": "y", "a": "a", "all": "a"}
    try:
        while True:
            typed: bytes = run(_answer, question)
            if not typed:
                raise KeyboardInterrupt
            answer = words.get(typed.decode(errors="replace").strip().lower(), "")
            if answer and answer in letters:
                return answer
            print_lines([f"Please answer {', '.join(letters[:-1])} or {letters[-1]}."], error=True)
    except KeyboardInterrupt:
        print_lines([""], error=True)  # what is told next is not to stand in the line of the question
        raise


async def _answer(question: str) -> bytes:
    """The line that is typed after a question; nothing where the input has ended.

    It is waited for in a loop, so that an interrupt ends it as it ends a run.
    """
    if sys.platform != "win32":
        import termios

        # What was typed before the question could be read is no answer to it.
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    click.echo(printable_lines(question), nl=False, err=True)
    loop = asyncio.get_running_loop()
    typed = asyncio.Event()
    with contextlib.suppress(NotImplementedError):  # an event loop of Windows
        loop.add_reader(sys.stdin.fileno(), typed.set)
        await typed.wait()
        loop.remove_reader(sys.stdin.fileno())
    return os.read(sys.stdin.fileno(), 4096)


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
    """Print a record as one JSON object."""
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


MAX_SHOWN_CHARS = 1_000
"""How many characters of an argument are shown; of what is left, how many there are."""


def approve_all(requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
    """An approver that approves every call."""
    return {each.id: Approve() for each in requests}


def decided(manager: ToolManager, output: FunctionOutput) -> FunctionOutput:
    """A run that waits, gone on as long as who sits at the terminal decides."""
    terminal = AtTerminal()
    while output.waiting and is_at_terminal():
        output = run(manager.aresume, output, terminal.decide(output.waiting))
    return output


class AtTerminal:
    """Asks about each call; who answers `a` is not asked about the tool again."""

    def __init__(self) -> None:
        self._approved: set[str] = set()

    def decide(self, requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        """The decisions about calls that wait; who interrupts, or ends the input, ends the run."""
        return {each.id: self._decided(each) for each in requests}

    def _decided(self, request: ApprovalRequest) -> Decision:
        is_known = request.reason == "needs_approval" and not request.note
        if is_known and request.name in self._approved:
            return Approve()
        print_lines(_shown(request), error=True)
        source = printable(on_one_line(request.source))
        if not is_known:
            answer = answered(f"Approve {source}? [y/N]: ", "yn")
        else:
            answer = answered(f"Approve {source}? [y/N] (a: every call of {request.name}): ", "yna")
        if answer == "a":
            self._approved.add(request.name)
        return Approve() if answer in "ya" else Deny("the user denied it")


def _shown(request: ApprovalRequest) -> list[str]:
    """What does not stand in the source of a call: why it is asked about, and the values of its arguments."""
    why = request.note if request.reason == "needs_approval" else waiting_text(request)
    given, written = request.arguments or {}, request.expressions
    values = [f"  {name} = {_text(value)}" for name, value in given.items() if not is_literal(value, written.get(name))]
    return [printable(line) for line in ([why] if why else []) + values]


def _text(value: object) -> str:
    if type(value) is not str:
        return rendered(value, MAX_SHOWN_CHARS)[0]
    left = f"… ({len(value):,} characters)" if len(value) > MAX_SHOWN_CHARS else ""
    return repr(value[:MAX_SHOWN_CHARS]) + left
