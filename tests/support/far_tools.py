"""Tools that are called in other processes: what they do there shows in what they give."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, NoReturn

from lightfc import FunctionTool, Injected, RunContext, tool
from lightfc.executors import ByReference

TENANT: ContextVar[str] = ContextVar("TENANT", default="nobody")


class OddError(ValueError):
    """Cannot be pickled: its constructor takes something else than it keeps."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class ExitsError(Exception):
    """Ends the process that unpickles it."""

    def __reduce__(self) -> Any:
        return sys.exit, (3,)


@dataclass
class Point:
    x: int
    y: int


def pid() -> int:
    """The process."""
    return os.getpid()


def add(a: int, b: int = 1) -> int:
    """Add."""
    return a + b


def called(x: int, run: RunContext) -> str:
    """Tell of the call."""
    return f"{run.call.name} {x}"


def rest(seconds: float) -> None:
    """Take time."""
    time.sleep(seconds)


def takes(value: Any) -> Any:
    """Give it back."""
    return value


def injected(a: int, tenant: Annotated[str, Injected()]) -> str:
    """Say both."""
    return f"{a} {tenant}"


def load(size: int) -> Annotated[list[int], ByReference()]:
    """Many numbers, which stay where they are."""
    return list(range(size))


def total(numbers: Annotated[list[int], ByReference()]) -> int:
    """Their sum."""
    return sum(numbers)


def swapped(point: Point) -> Point:
    """A point the other way round."""
    return Point(point.y, point.x)


def tenant() -> str:
    """Who it is for."""
    return TENANT.get()


def trace_id() -> str:
    """The trace that the call belongs to."""
    from opentelemetry import trace

    return f"{trace.get_current_span().get_span_context().trace_id:032x}"


def fails(how: str) -> NoReturn:
    """Fail in a way."""
    if how == "odd":
        raise OddError(3, "odd")
    if how == "exit":
        sys.exit(3)
    if how == "interrupt":
        raise KeyboardInterrupt
    if how == "local":

        class HereError(LookupError):
            """Of no module."""

        raise HereError("of no module")
    if how == "large":
        raise ValueError("x" * 10_000_000)
    if how == "stop":
        raise StopIteration(3)
    if how == "exits when read":
        raise ExitsError
    if how == "group":
        raise ExceptionGroup("g", [OddError(3, "odd")])
    if how == "cancelled":
        raise asyncio.CancelledError
    raise ZeroDivisionError("plain")


def dies(how: str) -> NoReturn:
    """End the process in a way."""
    if how == "exit":
        os._exit(7)
    os.kill(os.getpid(), signal.SIGSEGV)
    raise AssertionError


def large(size: int) -> bytes:
    """Many bytes."""
    return b"x" * size


def unpicklable() -> Any:
    """What cannot be sent."""
    return threading.Lock()


def told(text: str) -> str:
    """Print, on both streams of the process and by descriptor."""
    sys.stdout.write(f"{text}\n")
    os.write(1, b"by descriptor\n")
    return sys.stdin.read()


def without_output(how: str) -> int:
    """End the standard output of the process, as a host without a console has none."""
    if how == "closed":
        sys.stdout.close()
    else:
        sys.stdout = None  # type: ignore[assignment] - as Python has it there
    return os.getpid()


def forks() -> int:
    """Fork a child that returns as well, which must not answer in the place of its parent."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return os.getpid()
    sys.stdout.write("of a child")
    return -1


def leaves_a_child(path: str) -> int:
    """End while a forked child lives that holds what the process held."""
    child = os.fork()
    if child == 0:
        time.sleep(60)
    Path(path).write_text(str(child))
    os._exit(7)


def hangs(path: str) -> None:
    """Ignore what asks it to end; tell who hangs, it and what it has started."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    Path(path).with_suffix(".part").write_text(f"{os.getpid()} {child.pid}")
    Path(path).with_suffix(".part").rename(path)
    while True:
        with contextlib.suppress(BaseException):
            time.sleep(60)


def counts(to: int) -> Iterator[int]:
    """Count."""
    yield from range(to)


def counts_and_says(to: int) -> Any:
    """Count, and say how far."""
    yield from range(to)
    return f"{to} in {os.getpid()}"


def counts_for_ever(path: str) -> Iterator[int]:
    """Count."""
    Path(path).write_text(str(os.getpid()))
    number = 0
    while True:
        yield number
        number += 1
        time.sleep(0.001)


def fails_at_first(path: str) -> int:
    """End the process in the first call."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(1)
    return 1


def fails_twice(path: str) -> str:
    """Fail in the first two calls."""
    with open(path, "a") as file:
        file.write("x")
    seen = Path(path).read_text()
    if len(seen) < 3:
        raise OSError(f"not yet: {len(seen)}")
    return str(len(seen))


def naps(path: str, seconds: float) -> None:
    """Tell who naps, and take time."""
    Path(path).with_suffix(".part").write_text(str(os.getpid()))
    Path(path).with_suffix(".part").rename(path)
    time.sleep(seconds)


def nested() -> list[int]:
    """Run a program of its own, in processes of its own."""
    from lightfc import ToolManager
    from lightfc.executors import Processes

    with Processes(1) as executor:
        out: list[int] = ToolManager([pid, add], executor=executor).execute("[pid(), add(1)]").unwrap()
    return [os.getpid(), *out]


def later() -> Any:
    """Something to await."""
    return asyncio.sleep(0, "later")


@tool(timeout_s=60)
def marked(a: int) -> int:
    """Marked."""
    return a + 1


@FunctionTool
def a_tool(a: int) -> int:
    """A tool in the place of its function."""
    return a + 2


add_five = partial(add, 5)


class Counter:
    """An object with state."""

    def __init__(self) -> None:
        self.count = 0

    @tool
    def up(self) -> int:
        """Count."""
        self.count += 1
        return self.count

    @staticmethod
    def twice(a: int) -> int:
        """Twice."""
        return 2 * a
