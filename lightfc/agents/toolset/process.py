"""A program that is run within bounds: no shell, a clean environment, and its process group ends with it."""

import asyncio
import os
import selectors
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, Literal

from lightfc.agents.toolset.background import in_thread
from lightfc.agents.toolset.limits import ToolsetLimits
from lightfc.errors import ToolsetError

__all__ = ["clean_environment", "run_program"]

_LOOK_S = 0.05
"""How often it is looked whether a silent program has ended, in seconds: its end makes no descriptor ready."""

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

    Args:
        argv: The program and its arguments.
        cwd: The folder it starts in.
        environment: All of its environment.
        limits: How long it may take and how much of its output is kept.

    Raises:
        ToolsetError: It cannot be started.
    """
    running = _Running(list(argv), cwd, environment, limits)
    try:
        return await in_thread(running.follow)
    except asyncio.CancelledError:
        running.stop()
        raise


class _Running:
    """One program; `follow` works in a thread, `stop` comes from another one."""

    def __init__(self, argv: list[str], cwd: Path, environment: Mapping[str, str], limits: ToolsetLimits) -> None:
        self.argv = argv
        self.cwd = cwd
        self.environment = environment
        self.limits = limits
        self.lock = threading.Lock()
        self.stopped = False
        self.process: subprocess.Popen[bytes] | None = None
        self.status: Literal["finished", "timed_out", "too_much_output"] = "finished"

    def stop(self) -> None:
        """Kill the program and all of its group, or keep it from starting."""
        with self.lock:
            self.stopped = True
            self._kill()

    def follow(self) -> dict[str, Any]:
        """Start the program and follow it to its end."""
        process = self._start()
        assert process.stdout is not None  # noqa: S101 - both are pipes
        assert process.stderr is not None  # noqa: S101
        kept = {process.stdout: _Kept(self.limits.output_bytes), process.stderr: _Kept(self.limits.output_bytes)}
        with process.stdout, process.stderr, selectors.DefaultSelector() as selector:
            for stream in kept:
                os.set_blocking(stream.fileno(), False)
                selector.register(stream, selectors.EVENT_READ)
            try:
                self._follow(process, selector, kept)
            finally:
                with self.lock:
                    self._kill()
                    process.wait()
                    self.process = None
            self._drain(selector, kept)
        out, err = kept[process.stdout], kept[process.stderr]
        return {
            "status": self.status,
            "exit_code": process.returncode,
            "stdout": out.text(),
            "stderr": err.text(),
        }

    def _start(self) -> "subprocess.Popen[bytes]":
        with self.lock:
            if self.stopped:
                raise ToolsetError(f"{self.argv[0]} was not started: the call was cancelled")
            try:
                self.process = subprocess.Popen(  # noqa: S603 - no shell; what may run is the host's decision
                    self.argv,
                    cwd=str(self.cwd),
                    env=dict(self.environment),
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    start_new_session=True,
                )
            except FileNotFoundError as error:
                if error.filename == str(self.cwd):
                    raise ToolsetError("the working folder is no longer there; nothing can be run in it") from None
                where = "" if "/" in self.argv[0] else f" on the path {self.environment.get('PATH', '')}"
                raise ToolsetError(f"there is no program {self.argv[0]!r}{where}") from None
            except (OSError, ValueError) as error:
                reason = getattr(error, "strerror", None) or str(error)
                raise ToolsetError(f"{self.argv[0]!r} cannot be started: {reason}") from error
            return self.process

    def _follow(
        self, process: "subprocess.Popen[bytes]", selector: selectors.BaseSelector, kept: dict[IO[bytes], "_Kept"]
    ) -> None:
        deadline = monotonic() + self.limits.command_s
        while not self.stopped:
            left_s = deadline - monotonic()
            if left_s <= 0:
                self.status = "timed_out"
                return
            _take(selector, kept, min(left_s, _LOOK_S))
            if max(each.total for each in kept.values()) > self.limits.flood_bytes:
                self.status = "too_much_output"
                return
            if _has_ended(process):
                return

    def _drain(self, selector: selectors.BaseSelector, kept: dict[IO[bytes], "_Kept"]) -> None:
        deadline = monotonic() + _DRAIN_S
        while selector.get_map() and monotonic() < deadline:
            if not _take(selector, kept, _LOOK_S) and self.stopped:
                return

    def _kill(self) -> None:
        """Kill the group; the caller holds the lock, so that the program has not been reaped and its id is its own."""
        if self.process is not None:
            with suppress(ProcessLookupError, PermissionError):  # macOS does not permit it once all have ended
                os.killpg(self.process.pid, signal.SIGKILL)


def _take(selector: selectors.BaseSelector, kept: dict[IO[bytes], "_Kept"], timeout_s: float) -> bool:
    """Read what has come, waiting at most `timeout_s` for it; tells whether something was ready."""
    ready = selector.select(timeout_s)
    for key, _ in ready:
        stream: Any = key.fileobj
        if chunk := os.read(stream.fileno(), 65536):
            kept[stream].add(chunk)
        else:
            selector.unregister(stream)
    return bool(ready)


def _has_ended(process: "subprocess.Popen[bytes]") -> bool:
    """Whether the program has ended; where the system can, without reaping it, which would set its id free."""
    if hasattr(os, "waitid"):
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None
    return process.poll() is not None


class _Kept:
    """The beginning and the end of a stream."""

    def __init__(self, most: int) -> None:
        self.head = bytearray()
        self.tail = bytearray()
        self.head_most = (most + 1) // 2
        self.tail_most = most // 2
        self.total = 0

    def add(self, chunk: bytes) -> None:
        """Take note of more output."""
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
