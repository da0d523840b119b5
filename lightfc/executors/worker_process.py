"""The process that makes the calls of `Processes`, one at a time, until the program that started it is gone.

It reads requests from its standard input and writes frames to its standard output, whose numbers nothing that it calls
gets to see: what a tool prints goes to the program that started it, as text; what it writes to the descriptors of the
system goes to its standard error. A thread reads, so that the end of the input is seen while a call is made: then the
process ends at once, and what it has started with it.
"""

import io
import os
import queue
import runpy
import signal
import struct
import sys
import threading
from collections.abc import Callable
from functools import lru_cache, partial
from types import ModuleType
from typing import Any, NoReturn

from lightfc.core.errors import ExecutorError
from lightfc.executors.parcels import Reference, described, function_of, reason, result, unpacked
from lightfc.executors.surroundings import Taken, within

HEADER = struct.Struct("!cQ")
"""What a frame begins with: its kind, and the bytes that follow."""

READY, VALUE, RAISED, ITEM, PRINTED, UNGUARDED = b"S", b"V", b"E", b"I", b"P", b"U"
"""Kinds of frames: the process serves; what a call gave, raised, yielded; a text that was printed; see below."""

MAX_FUNCTIONS = 256
"""How many functions a process keeps that it has found."""

_Request = tuple[Reference, bool, Any, Any, Taken]
"""A function, whether it is a generator, its arguments, and what is around the call; the function alone, to find it."""

_current: "Worker | None" = None


def refuse_while_importing() -> None:
    """End this process if it is one that imports the main program, which shall not make calls then."""
    if _current is not None and _current.is_importing:
        _current.send(UNGUARDED, b"")
        os._exit(1)


class _Printed(io.TextIOBase):
    """The standard output of a worker."""

    def __init__(self, worker: "Worker") -> None:
        self._worker = worker

    def writable(self) -> bool:
        return True

    def write(self, text: str, /) -> int:
        if os.getpid() != self._worker.pid:
            return os.write(2, text.encode("utf-8", "replace"))
        for start in range(0, len(text), 1 << 16):
            self._worker.send(PRINTED, text[start : start + (1 << 16)].encode("utf-8", "replace"))
        return len(text)


class Worker:
    """Serves what comes.

    Attributes:
        is_importing: The main program is being imported.
        pid: The process; a tool may fork others.
    """

    def __init__(self, requests: int, answers: int) -> None:
        self._requests = requests
        self._answers = answers
        self.pid = os.getpid()
        self._lock = threading.Lock()
        self._come: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._function_of = lru_cache(MAX_FUNCTIONS)(function_of)
        self._main: ModuleType | None = None
        self._main_from: tuple[str, str] | None = None
        self._max_bytes = 0
        self.is_importing = False

    def send(self, kind: bytes, data: bytes) -> None:
        """Write one frame; in a process that a tool has forked, nothing."""
        if os.getpid() != self.pid:
            return
        with self._lock:
            rest = memoryview(HEADER.pack(kind, len(data)) + data)
            while rest:
                rest = rest[os.write(self._answers, rest) :]

    def _read(self) -> None:
        while True:
            header = self._bytes(HEADER.size)
            self._come.put(self._bytes(HEADER.unpack(header)[1]))

    def _bytes(self, size: int) -> bytes:
        come = bytearray()
        while len(come) < size:
            more = os.read(self._requests, min(size - len(come), 1 << 20))
            if not more:
                _end()
            come += more
        return bytes(come)

    def serve(self) -> None:
        """Make calls, for ever."""
        threading.Thread(target=self._read, daemon=True).start()
        self._max_bytes, self._main_from, sys.argv = unpacked(self._come.get())
        self.send(READY, b"")
        while True:
            self._answer(self._come.get())
            if os.getpid() != self.pid:
                os._exit(0)  # a tool has forked, and this is what came of it

    def _answer(self, request: bytes) -> None:
        try:
            value = self._called(request)
            del request
            data = result(value, self._max_bytes)
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises is told, SystemExit too
            kind, data = RAISED, described(error, self._max_bytes)
        else:
            kind = VALUE
        self.send(kind, data)

    def _called(self, request: bytes) -> Any:
        where, *call = self._unpacked(request)
        fn = self._function_of(where, self._main_program)
        if not call:
            return None
        streams, args, kwargs, around = call
        make = self._exhausted(fn) if streams else fn
        return within(around, self._main_program, make, args, kwargs)

    def _unpacked(self, request: bytes) -> _Request | tuple[Reference]:
        try:
            given: _Request | tuple[Reference] = unpacked(request, self._main_program)
        except Exception as error:
            raise ExecutorError(f"its arguments cannot be read in the other process: {reason(error)}") from error
        return given

    def _exhausted(self, fn: Callable[..., Any]) -> Callable[..., Any]:
        def exhausted(*args: Any, **kwargs: Any) -> Any:
            generator = fn(*args, **kwargs)
            while True:
                try:
                    item = next(generator)
                except StopIteration as end:
                    return end.value
                self.send(ITEM, result(item, self._max_bytes))

        return exhausted

    def _main_program(self) -> ModuleType:
        """The main program, imported when something of it is first needed."""
        if self._main is None:
            if self._main_from is None:
                raise ExecutorError(
                    "the main program is a notebook or an interactive session, which cannot be imported"
                )
            how, where = self._main_from
            module = ModuleType("__mp_main__")
            self.is_importing = True
            try:
                run: Any = runpy.run_module if how == "name" else runpy.run_path
                module.__dict__.update(run(where, run_name="__mp_main__"))
            finally:
                self.is_importing = False
            sys.modules["__main__"] = sys.modules["__mp_main__"] = self._main = module
        return self._main


def _end() -> NoReturn:
    """End this process and what it has started."""
    if hasattr(os, "killpg") and os.getpgid(0) == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main() -> None:
    """Serve on the standard input and output, which nothing else gets to use."""
    global _current
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    if hasattr(os, "register_at_fork"):
        # What a tool forks must not keep these open: their end tells the other side that this process has ended.
        os.register_at_fork(after_in_child=partial(os.close, answers))
        os.register_at_fork(after_in_child=partial(os.close, requests))
    _current = Worker(requests, answers)
    sys.stdout = _Printed(_current)
    _current.serve()
