"""A terminal in this process, for commands that ask somebody: nothing but its file descriptors is made up."""

import contextlib
import os
import pty
import sys
import threading
from collections.abc import Callable, Iterable

import pytest
from click import Command

__all__ = ["at_a_terminal"]

_ENDS_OF_QUESTIONS = (b"?]: ", "…: ".encode())


def at_a_terminal(
    app: Command, arguments: list[str], answers: Iterable[str], before: Callable[[int], None] | None = None
) -> tuple[str, int]:
    """What a terminal shows of a command, and the exit status of the command.

    Args:
        app: The command.
        arguments: What it is called with.
        answers: What is typed at each question, line by line; `\\x04` ends the input.
        before: What is done at the keyboard, a file descriptor, before any question.
    """
    master, slave = pty.openpty()
    typed, said = iter(answers), bytearray()

    def type_answers() -> None:
        asked = 0
        if before is not None:
            before(master)
        with contextlib.suppress(OSError):  # the end of what is shown in a terminal
            while piece := os.read(master, 4096):
                said.extend(piece)
                while sum(map(said.count, _ENDS_OF_QUESTIONS)) > asked:
                    asked += 1
                    line = next(typed, "\x04")
                    os.write(master, line.encode() + b"\n" * (line != "\x04"))

    person = threading.Thread(target=type_answers, daemon=True)
    person.start()
    with (
        pytest.MonkeyPatch.context() as patch,
        open(slave, "w", encoding="utf-8") as shown,
        open(slave, encoding="utf-8", closefd=False) as read,
    ):
        for name, stream in (("stdin", read), ("stdout", shown), ("stderr", shown)):
            patch.setattr(sys, name, stream)
        with pytest.raises(SystemExit) as ended:
            app(arguments)
    person.join(30.0)
    os.close(master)
    return said.decode(), int(ended.value.code or 0)
