"""A server that is started and spoken to over its pipes, one JSON message a line, each within a bound.

The SDK's own transport reads a line of any length and copies what it has with each piece, and hands what a server says
on its standard error to the terminal. Here a line has a bound, output that is no message ends the connection after a
while, and the last of standard error is kept for the message that says why a server has failed.
"""

import contextlib
import os
import shutil
import signal
import sys
from collections import deque
from collections.abc import AsyncIterator

import anyio
import anyio.abc
from anyio.streams.buffered import BufferedByteReceiveStream
from mcp.client.stdio import get_default_environment
from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCNotification, jsonrpc_message_adapter
from pydantic import ValidationError

from lightfc.core.printable import printable
from lightfc.mcp.server_config import ServerConfig

MAX_MESSAGE_BYTES = 32 * 2**20
"""Longest message of a server; parsing it takes about a third of a second, and ten times its size of memory."""

MAX_GARBAGE_BYTES = 2**20
"""How much a server may print that is no message, such as a banner, before it is given up."""

MAX_NOTED_CHARS = 200
GRACE_S = 2.0
"""How long a server may take to end after its input is closed, and again after it was asked to terminate."""

NOTIFICATION_S = 0.1
"""How long a server may take to read what asks for no answer."""


class Diagnosis:
    """What is known of why a server has ended."""

    def __init__(self) -> None:
        self.why = ""
        self.ended = anyio.Event()
        self._errors: deque[str] = deque(maxlen=3)

    def note(self, text: str) -> None:
        """Note what a server prints on standard error."""
        self._errors.extend(" ".join(line.split())[:MAX_NOTED_CHARS] for line in text.splitlines() if line.strip())

    def forget(self) -> None:
        """Forget what was printed before the server has answered: it does not tell why it ended later."""
        self._errors.clear()

    def end(self, why: str) -> None:
        """Note why nothing more comes; the first reason counts."""
        self.why = self.why or why
        self.ended.set()

    def __str__(self) -> str:
        printed = printable(" | ".join(self._errors))
        return printable(self.why or "it cannot be reached") + (f"; it said: {printed}" if printed else "")


class _Incoming(anyio.abc.ObjectReceiveStream[SessionMessage | Exception]):
    """What a server says, read where it is asked for: a task in between costs a call more than reading its answer.

    Ends the connection where what comes is too much, or nothing of it a message.
    """

    def __init__(self, process: anyio.abc.Process, diagnosis: Diagnosis) -> None:
        assert process.stdout is not None  # noqa: S101 - started with pipes
        self._process, self._diagnosis, self._garbage = process, diagnosis, 0
        self._output = BufferedByteReceiveStream(process.stdout)

    async def receive(self) -> SessionMessage:
        # A server that says much at once does not keep the loop from its other work.
        await anyio.lowlevel.checkpoint()
        while self._garbage <= MAX_GARBAGE_BYTES:
            message = self._message(await self._line())
            if message is not None:
                return message
        self._diagnosis.end("it prints lines that are not MCP messages")
        raise anyio.EndOfStream

    async def aclose(self) -> None:
        """Nothing: the pipe is closed with the process."""

    async def _line(self) -> bytes:
        try:
            return await self._output.receive_until(b"\n", MAX_MESSAGE_BYTES)
        except anyio.DelimiterNotFound:
            self._diagnosis.end(f"it sent a message of more than {MAX_MESSAGE_BYTES:,} bytes")
        except (anyio.IncompleteRead, anyio.BrokenResourceError, anyio.ClosedResourceError):
            self._diagnosis.end(await _exit_text(self._process))
        raise anyio.EndOfStream

    def _message(self, line: bytes) -> SessionMessage | None:
        """The message of a line; None if it is none, and the end where one cannot be read: nobody waits any longer."""
        if not line.strip():
            return None
        try:
            message = SessionMessage(jsonrpc_message_adapter.validate_json(line, by_name=False))
            self._diagnosis.forget()
            return message
        except ValidationError as error:
            start = line[:100].decode(errors="replace")
            if b'"jsonrpc"' in line:
                why = error.errors(include_input=False, include_url=False)[0]["msg"]
                self._diagnosis.end(f"it sent a message that cannot be read: {why}: {start}")
                raise anyio.EndOfStream from None
            self._diagnosis.note(f"(not MCP) {start}")
            self._garbage += len(line)
            return None


class _Outgoing(anyio.abc.ObjectSendStream[SessionMessage]):
    """What is said to a server, each message a line."""

    def __init__(self, process: anyio.abc.Process, diagnosis: Diagnosis) -> None:
        self._process = process
        self._diagnosis = diagnosis

    async def send(self, item: SessionMessage) -> None:
        assert self._process.stdin is not None  # noqa: S101 - started with pipes
        text = item.message.model_dump_json(by_alias=True, exclude_unset=True)
        # What is only told, such as that a call is given up, is hardly waited for: a server that hangs reads no more.
        is_notification = isinstance(item.message, JSONRPCNotification)
        try:
            with anyio.move_on_after(NOTIFICATION_S if is_notification else None):
                await self._process.stdin.send(f"{text}\n".encode())
        except (anyio.BrokenResourceError, anyio.ClosedResourceError, OSError):
            self._diagnosis.end("it has closed its input")
            raise anyio.BrokenResourceError from None

    async def aclose(self) -> None:
        """Nothing: the pipe is closed with the process."""


@contextlib.asynccontextmanager
async def pipes(config: ServerConfig, diagnosis: Diagnosis) -> AsyncIterator[tuple[_Incoming, _Outgoing]]:
    """Start a server, and end it with everything that it has started."""
    assert config.command is not None  # noqa: S101 - the caller has seen it
    command = shutil.which(config.command) or config.command
    environment = get_default_environment() | dict(config.env)
    process = await anyio.open_process(
        [command, *config.args], env=environment, cwd=config.cwd, start_new_session=sys.platform != "win32"
    )
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_overhear, process, diagnosis)
        try:
            yield _Incoming(process, diagnosis), _Outgoing(process, diagnosis)
        finally:
            with anyio.CancelScope(shield=True):
                await _end(process)
            tasks.cancel_scope.cancel()


def why_not_started(config: ServerConfig, error: OSError) -> str:
    command = config.command or ""
    if config.cwd is not None and not os.path.isdir(config.cwd):
        return f"there is no folder {config.cwd!r}, in which it is to be started (cwd)"
    if not isinstance(error, FileNotFoundError):
        return f"{command!r} cannot be started: {error.strerror or error}"
    split = "; put what stands behind the command itself into 'args'" if len(command.split()) > 1 else ""
    return f"there is no command {command!r}{split}"


async def _exit_text(process: anyio.abc.Process) -> str:
    """How a server has ended whose output is at its end."""
    with anyio.move_on_after(GRACE_S):
        return f"it has ended with status {await process.wait()}"
    return "it has closed its output"


async def _overhear(process: anyio.abc.Process, diagnosis: Diagnosis) -> None:
    assert process.stderr is not None  # noqa: S101 - started with pipes
    with contextlib.suppress(anyio.BrokenResourceError, anyio.ClosedResourceError):
        async for chunk in process.stderr:
            diagnosis.note(chunk.decode(errors="replace"))


async def _end(process: anyio.abc.Process) -> None:
    """End a server as the protocol says: its input is closed, then it is asked, then it is killed with its children."""
    if process.stdin is not None:
        with contextlib.suppress(OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
            await process.stdin.aclose()
    for number in (None, signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)):
        if number is not None:
            _signal(process, number)
        with anyio.move_on_after(GRACE_S):
            await process.wait()
            break
    # What it has started itself ends with it.
    _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))
    await process.aclose()


def _signal(process: anyio.abc.Process, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform != "win32":
            os.killpg(process.pid, number)
        elif process.returncode is None:
            process.send_signal(number)
