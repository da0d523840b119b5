"""How commands run and print: interrupts, plain text, JSON, and errors in one message."""

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import Coroutine
from typing import Any, NoReturn

import typer

from lightfc.execution import run_blocking
from lightfc.plain import plain

__all__ = ["UNPRINTABLE", "fail", "failed", "print_json", "print_lines", "prints_aside", "run"]


def run(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine to its end; an interrupt cancels it and is a `KeyboardInterrupt`."""
    return run_blocking(_interruptible, coroutine)


async def _interruptible(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Let an interrupt cancel the run, and a second one end it whatever it does.

    The loop's own handler is there to wake it: the system may hand the signal to the thread of a tool, and the main
    thread, in which Python runs handlers, would sleep on. A tool that blocks the loop keeps it from doing anything,
    so what is done is done in a handler of Python's.
    """
    loop = asyncio.get_running_loop()
    task = asyncio.ensure_future(coroutine)
    interrupts = 0

    def interrupt(*_: Any) -> None:
        nonlocal interrupts
        interrupts += 1
        if interrupts > 1:
            # What the tasks that are left behind end with is of no interest any more.
            loop.set_exception_handler(lambda _loop, _context: None)
            raise KeyboardInterrupt
        loop.call_soon_threadsafe(task.cancel)

    with contextlib.suppress(NotImplementedError):  # an event loop of Windows
        loop.add_signal_handler(signal.SIGINT, lambda: None)
        signal.signal(signal.SIGINT, interrupt)
    try:
        result = await task
    except asyncio.CancelledError:
        if interrupts:
            raise KeyboardInterrupt from None
        raise
    if interrupts:
        raise KeyboardInterrupt
    return result


def prints_aside(as_json: bool) -> contextlib.AbstractContextManager[Any]:
    """Keep standard output for the one JSON object: what a tool prints itself goes to standard error."""
    return contextlib.redirect_stdout(sys.stderr) if as_json else contextlib.nullcontext()


def print_json(record: dict[str, Any]) -> None:
    """Print a record as one JSON object."""
    print_lines([json.dumps(plain(record), indent=2)])


def fail(message: str) -> NoReturn:
    """Tell what went wrong, and end the command."""
    raise failed(message)


def failed(message: str) -> typer.Exit:
    """Tell what went wrong; gives what ends the command."""
    print_lines([f"error: {message}"], error=True)
    return typer.Exit(1)


_STEERING = (*range(32), *range(127, 160), *range(0x2028, 0x202F), *range(0x2066, 0x206A))
UNPRINTABLE = {code: chr(code).encode("unicode_escape").decode() for code in _STEERING if chr(code) not in "\n\t"}
"""What would steer a terminal, or turn the direction of what follows, and how it is shown instead."""


def print_lines(lines: Any, *, error: bool = False) -> None:
    """Print text as it is: no markup, no wrapping, and nothing that would steer the terminal."""
    for line in lines:
        typer.echo(line.translate(UNPRINTABLE), err=error)
