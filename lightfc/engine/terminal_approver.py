"""An approver that asks whoever sits at the terminal.

It waits for a line in the event loop and not in a thread: so an interrupt ends the wait as it ends a run, and no thread
is left behind that still reads what is typed.
"""

import ast
import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from lightfc.core.decisions import ApprovalRequest, Approve, Decision, Deny, Edit
from lightfc.core.printable import printable, printable_lines
from lightfc.engine.approval_messages import argument_text, is_literal, on_one_line, waiting_text

_log = logging.getLogger(__name__)

_MAX_SHOWN_CHARS = 1_000
"""How many characters are shown of an argument, and of what is left how many there are; and of a whole call."""

_WORDS = {"yes": "y", "no": "n", "": "n", "edit": "e", "always": "a", "all": "a"}
_MEANINGS = {
    "y": "y: make the call", "n": "n, or only Enter: do not; n WHY tells the model why", "e": "e: edit its arguments",
    "a": "a: make this and all further calls of the tool", "?": "Ctrl-D: decide later",
}  # fmt: skip


class TerminalApprover:
    """Asks about each call at the terminal. Give it as `approve` to a `ToolManager`, an agent or `Servers`.

    It shows a call, and its arguments where they do not stand in it, on standard error. What may be typed on standard
    input:

    - `y`: make the call;
    - `n`, or only Enter: do not; words after the `n` are told to the model as the reason;
    - `e`: make it with other arguments, which are asked for, as in `amount=5`;
    - `a`: make it, and every further call of the tool about which this approver is asked. It is not there for calls
      that may have been made already.

    Ctrl-D decides nothing: the call waits, and so do those that would be asked about with it. Ctrl-C interrupts the run
    as it does everywhere, and the call is not made. If standard input or standard error is no terminal, all calls wait,
    and the log says why.

    Examples:
        >>> from lightfc import FunctionTool, TerminalApprover, ToolManager
        >>> def pay(to: str, amount: int) -> str:
        ...     return f"paid {amount} to {to}"
        >>> manager = ToolManager([FunctionTool(pay, needs_approval=True)], approve=TerminalApprover())
        >>> manager.execute("pay('ann', 5)").state  # nobody can be asked here
        'waiting'
    """

    def __init__(self) -> None:
        self._always: set[str] = set()

    async def __call__(self, requests: Sequence[ApprovalRequest]) -> dict[str, Decision]:
        """The decisions of whoever sits at the terminal; calls about which nothing was decided have none."""
        decisions: dict[str, Decision] = {}
        if not is_at_terminal():
            _log.warning("standard input or standard error is no terminal: nobody can be asked, so the calls wait")
            return decisions
        try:
            for each in requests:
                decisions[each.id] = await self._decision(each)
        except EOFError:
            _say("\nnot decided: it waits\n")
        except asyncio.CancelledError:
            _say("\n")  # what is told next is not to stand in the line of the question
            raise
        return decisions

    async def _decision(self, request: ApprovalRequest) -> Decision:
        is_known = request.reason == "needs_approval" and not request.note
        if is_known and request.name in self._always:
            return Approve()
        letters = f"yn{'e' * bool(request.arguments)}{'a' * is_known}"
        question, details = _shown(request)
        _say("".join(f"{line}\n" for line in details))
        while True:
            letter, why = await _answer(f"Approve {question}?", letters)
            if letter == "n":
                return Deny(why or "the user denied it")
            if letter != "e":
                self._always |= {request.name} if letter == "a" else set()
                return Approve()
            if edited := await _edit(request.arguments or {}):
                return edited


def is_at_terminal() -> bool:
    """Whether anybody can be asked: questions go to standard error, answers come from standard input."""
    return all(file is not None and file.isatty() for file in (sys.stdin, sys.stderr))


async def _answer(question: str, letters: str) -> tuple[str, str]:
    """One of the letters, and what is typed behind it, which may be a reason for `n`."""
    choice = "/".join([*letters, "?"]).replace("n", "N")
    while True:
        word, _, why = (await _line(f"{question} [{choice}]: ")).partition(" ")
        letter = _WORDS.get(word.lower(), word.lower())
        if letter in [*letters] and (not why or letter == "n"):
            return letter, why.strip()
        _say("".join(f"  {_MEANINGS[each]}\n" for each in [*letters, "?"]))


async def _edit(given: Mapping[str, Any]) -> Edit | None:
    """Other values of arguments; None where none is typed."""
    names = printable(f"{', '.join(given)}, as in {next(iter(given))}=…: ")
    while typed := await _line(f"New values of {names}"):
        try:
            return Edit(_arguments(typed, given))
        except ValueError as error:
            _say(f"{error}\n")
    return None


def _arguments(typed: str, given: Mapping[str, Any]) -> dict[str, Any]:
    try:
        call = ast.parse(f"f({typed})", mode="eval").body
        if not isinstance(call, ast.Call) or call.args or not isinstance(call.func, ast.Name):
            raise SyntaxError
        values = {each.arg or "": ast.literal_eval(each.value) for each in call.keywords}
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        raise ValueError("write NAME=VALUE, NAME=VALUE; values are Python literals, so strings need quotes") from None
    for name in values.keys() - given.keys():
        raise ValueError(printable(f"there is no argument {name!r}; they are {', '.join(given)}"))
    return values


async def _line(question: str) -> str:
    """The line that is typed after a question; an `EOFError` where the input has ended."""
    if sys.platform != "win32":
        import termios

        # What was typed before the question could be read is no answer to it.
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
    _say(question)
    loop, file = asyncio.get_running_loop(), sys.stdin.fileno()
    with contextlib.suppress(NotImplementedError):  # an event loop of Windows
        typed = asyncio.Event()
        loop.add_reader(file, typed.set)
        try:
            await typed.wait()
        finally:
            loop.remove_reader(file)
    if line := os.read(file, 4096):
        return line.decode(errors="replace").strip()
    raise EOFError


def _say(text: str) -> None:
    sys.stderr.write(printable_lines(text))
    sys.stderr.flush()


def _shown(request: ApprovalRequest) -> tuple[str, list[str]]:
    """A call in one line, and what does not stand there: why it is asked about, and the values of its arguments.

    Of a long one only the name stands there: its end could look like another question, with this one far above it.
    """
    source = on_one_line(request.source)
    is_long = len(source) > _MAX_SHOWN_CHARS
    lines = [request.note if request.reason == "needs_approval" else waiting_text(request)]
    for name, value in (request.arguments or {}).items():
        is_written = is_literal(value, request.expressions.get(name))
        if is_long or not is_written:  # what the program itself says is shown in full
            lines.append(f"  {name} = {argument_text(value, sys.maxsize if is_written else _MAX_SHOWN_CHARS)}")
    return printable(request.name if is_long else source), [printable(each) for each in lines if each]
