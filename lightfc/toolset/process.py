"""A program that is run within bounds: no shell, a clean environment, and its process group ends with it."""

import asyncio
import os
import re
import shlex
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

from lightfc.core.errors import ToolsetError
from lightfc.tools.function_tool import FunctionTool
from lightfc.toolset.parts import ToolsetLimits, ToolsetPart, unsafe_tool

MAX_OUTPUT_BYTES = 10_000_000
"""After how many bytes of output a program is killed, since it may write without end."""

_DRAIN_S = 1.0
"""How long output is still read after everything was killed, in seconds: who left the group may hold the pipe."""


def clean_environment(home: Path, extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """What a program sees of the environment: nothing of the host's own, where keys and tokens are.

    Python is kept from `HOME`: what a model may write there would else be run by every Python program.
    """
    own = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", "PYTHONNOUSERSITE": "1"}
    return {**own, **(extra or {})}


async def run_program(
    argv: Sequence[str], *, cwd: Path, environment: Mapping[str, str], limits: ToolsetLimits
) -> dict[str, Any]:
    """Run a program to its end or to its bounds, and tell what it wrote.

    When it ends, runs out of time or writes without end, or when this is cancelled, its whole process group is killed.
    """
    program = _Program(limits)
    transport = await _started(program, argv, cwd, environment)
    awaited = program.exited  # of a call that is cancelled, nobody wants the output
    try:
        try:
            async with asyncio.timeout(limits.command_s):
                await program.stopped.wait()
        except TimeoutError:
            program.status = "timed_out"
        awaited = program.closed
    finally:
        await _end(transport, awaited)
    return {
        "status": program.status,
        "exit_code": transport.get_returncode(),
        "stdout": program.kept[1].text(),
        "stderr": program.kept[2].text(),
    }


class _Program(asyncio.SubprocessProtocol):
    """What a program has written, and how far it is.

    Not `asyncio.Process`, whose `wait` waits for the pipes as well: a process that left the group may hold them open.
    """

    def __init__(self, limits: ToolsetLimits) -> None:
        self.limits = limits
        self.kept = {1: _Kept(limits.output_bytes), 2: _Kept(limits.output_bytes)}
        self.status: Literal["finished", "timed_out", "too_much_output"] = "finished"
        self.stopped = asyncio.Event()  # it has ended, or must end
        self.exited = asyncio.Event()
        self.closed = asyncio.Event()  # all of its output has come

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self.kept[fd].add(data)
        if self.kept[fd].total > MAX_OUTPUT_BYTES and not self.stopped.is_set():
            self.status = "too_much_output"
            self.stopped.set()

    def process_exited(self) -> None:
        self.exited.set()
        self.stopped.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()


async def _started(
    program: _Program, argv: Sequence[str], cwd: Path, environment: Mapping[str, str]
) -> asyncio.SubprocessTransport:
    loop = asyncio.get_running_loop()
    starting = asyncio.ensure_future(
        loop.subprocess_exec(
            lambda: program,
            *argv,
            cwd=str(cwd),
            env=dict(environment),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
    )
    try:
        # asyncio itself kills only the program where its start is cancelled, and not what that has started.
        transport, _ = await asyncio.shield(starting)
    except asyncio.CancelledError:
        with suppress(OSError, ValueError):
            transport, _ = await starting
            await _end(transport, program.exited)
        raise
    except FileNotFoundError as error:
        if error.filename == str(cwd):
            raise ToolsetError("the working folder is no longer there; nothing can be run in it") from None
        where = "" if "/" in argv[0] else f" on the path {environment.get('PATH', '')}"
        raise ToolsetError(f"there is no program {argv[0]!r}{where}") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ToolsetError(f"{argv[0]!r} cannot be started: {reason}") from error
    return transport


async def _end(transport: asyncio.SubprocessTransport, awaited: asyncio.Event) -> None:
    """Kill the whole group, and wait until the program has exited or its output is closed, but not for long."""
    # Its number is that of the group, which no other has as long as one of the group lives.
    with suppress(ProcessLookupError, PermissionError):  # macOS does not permit it once all have ended
        os.killpg(transport.get_pid(), signal.SIGKILL)
    try:
        with suppress(TimeoutError):
            async with asyncio.timeout(_DRAIN_S):
                await awaited.wait()
    finally:
        transport.close()


class _Kept:
    """The beginning and the end of a stream."""

    def __init__(self, most: int) -> None:
        self.head = bytearray()
        self.tail = bytearray()
        self.head_most = (most + 1) // 2
        self.tail_most = most // 2
        self.total = 0

    def add(self, chunk: bytes) -> None:
        self.total += len(chunk)
        room = self.head_most - len(self.head)
        self.head += chunk[:room]
        self.tail += chunk[room:]
        del self.tail[: max(0, len(self.tail) - self.tail_most)]

    def text(self) -> str:
        """What is kept, with a note where something is left out."""
        cut = self.total - len(self.head) - len(self.tail)
        middle = f"\n[… {cut:,} bytes left out …]\n".encode() if cut else b""
        return bytes(self.head + middle + self.tail).decode(errors="replace")


MAX_COMMAND_CHARS = 20_000
_QUOTED = re.compile(r"\\.|'[^']*'|\"(?:\\.|[^\"\\])*\"", re.S)
_OPERATOR = re.compile("[();<>|&]+")


class ShellTool(ToolsetPart):
    """Runs programs in a folder. There is no shell, and no protection from what the programs themselves do."""

    def tools(self) -> list[FunctionTool]:
        return [unsafe_tool(self.run_command, _argv, self.allowed)]

    async def run_command(self, command: list[str] | str) -> dict[str, Any]:
        """Run one program in the working folder, without a shell: no pipes, redirections, variables or wildcards.

        Gives {"status": "finished" | "timed_out" | "too_much_output", "exit_code", "stdout", "stderr"}. The user is
        asked first.

        Args:
            command: The program and its arguments, as in ["grep", "-n", "two words", "notes.txt"].
        """
        argv = _argv(command)
        environment = clean_environment(self.root.path, self.environment)
        return await run_program(argv, cwd=self.root.path, environment=environment, limits=self.limits)


def _argv(command: list[str] | str) -> list[str]:
    size = len(command) if isinstance(command, str) else sum(map(len, command))
    if size > MAX_COMMAND_CHARS:
        raise ToolsetError(f"the command of {size:,} characters is too long; at most {MAX_COMMAND_CHARS:,} are taken")
    argv = _split(command) if isinstance(command, str) else command
    if not argv or not argv[0]:
        raise ToolsetError("the command is empty; give the program and its arguments, as in ['ls', '-l']")
    if any("\0" in each for each in argv):
        raise ToolsetError("the command has a NUL character in it, which no argument can have")
    return argv


def _split(command: str) -> list[str]:
    """The words of a command line; what only a shell acts on is refused, for a program would get it as an argument."""
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise ToolsetError(f"the command cannot be read ({error}); give a list, as in ['ls', '-l']") from None
    if operator := _OPERATOR.search(_QUOTED.sub(" ", command)):
        raise ToolsetError(
            f"{operator[0]!r} means something to a shell only, and there is none: run one program after the other, or "
            "quote it where it is an argument"
        )
    return argv
