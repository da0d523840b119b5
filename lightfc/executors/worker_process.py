"""The process that makes the calls of `Processes`, one at a time, until the program that started it is gone."""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from lightfc.core.errors import ExecutorError
from lightfc.engine.streams import exhaust
from lightfc.executors.parcels import described, function_of, reason, result, unpacked, within

VALUE, RAISED, ITEM = b"V", b"E", b"I"
"""What comes next of a call: something that it gave, raised or yielded."""

MAX_FUNCTIONS = 256
"""How many functions a process keeps that it has found."""


def serve(line: "Connection[Any, Any]", max_bytes: int) -> None:
    """Make calls until there are no more requests."""
    if hasattr(os, "setsid"):
        os.setsid()  # so that it ends with all that it starts
        # What a tool forks must not keep this open: its end tells the other side that this process has ended.
        os.register_at_fork(after_in_child=line.close)
    multiprocessing.current_process().daemon = False  # it may have processes of its own
    threading.Thread(target=_end_with_parent, daemon=True).start()
    worker = _Worker(line, max_bytes)
    with contextlib.suppress(EOFError):
        while True:
            worker.answer(line.recv_bytes())


class _Worker:
    def __init__(self, line: "Connection[Any, Any]", max_bytes: int) -> None:
        self._line = line
        self._max_bytes = max_bytes
        self._pid = os.getpid()
        self._function_of = lru_cache(MAX_FUNCTIONS)(function_of)

    def answer(self, request: bytes) -> None:
        """Make a call and tell what came of it."""
        try:
            data = result(self._called(request), self._max_bytes)
        except BaseException as error:  # noqa: BLE001 - whatever a tool raises is told, SystemExit too
            kind, data = RAISED, described(error, self._max_bytes)
        else:
            kind = VALUE
        self._send(kind, data)

    def _called(self, request: bytes) -> Any:
        try:
            where, *call = unpacked(request)
        except Exception as error:
            raise ExecutorError(f"its arguments cannot be read in the other process: {reason(error)}") from error
        fn = self._function_of(where)
        if not call:  # it was only to be found, which may import its module
            return None
        streams, args, kwargs, around = call
        if streams:
            return within(around, exhaust, (fn, args, kwargs, self._put), {})
        return within(around, fn, args, kwargs)

    def _put(self, item: Any) -> bool:
        self._send(ITEM, result(item, self._max_bytes))
        return True

    def _send(self, kind: bytes, data: bytes) -> None:
        if os.getpid() != self._pid:
            os._exit(0)  # a tool has forked, and this is what came of it
        with contextlib.suppress(Exception):  # the host has no standard output, or the tool has closed its own
            sys.stdout.flush()
        self._line.send_bytes(kind)
        self._line.send_bytes(data)


def _end_with_parent() -> None:
    """Wait for the end of the program that started this process, and end it with whatever it has started."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)
    os._exit(1)
