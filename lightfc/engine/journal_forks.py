"""Forks of a process that has journals open: no connection is ever used by two processes.

The locks of SQLite belong to a process. A child that goes on with a connection holds none of them, so another process
may take the log away into which the child writes; and on a line to a server two would speak at once. So connections are
closed before a fork, as SQLite wants it, and who goes on, be it the parent or the child, opens them again.
"""

import os
import threading
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any


class Store(ABC):
    """The tables of one journal, for many threads; whatever fails is a `JournalError`, by a name without password.

    One thread at a time uses the connection: who has `_lock`, once `_be_connected` was called.
    """

    name: str
    _closing: Callable[[], object]  # closes the connection, if it is open

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._is_left = False

    @abstractmethod
    def write(self, statement: str, values: Mapping[str, Any]) -> int:
        """Execute a statement, durably; gives how many rows it has changed."""

    @abstractmethod
    def read(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        """The rows that a statement finds."""

    @abstractmethod
    def changes(self) -> str:
        """A text that is another one whenever somebody else has changed something."""

    @abstractmethod
    def secret(self) -> bytes:
        """A secret of all who may read the journal, and nobody else."""

    @abstractmethod
    def _connect_anew(self) -> None:
        """Open the connection again."""

    @abstractmethod
    def _leave(self) -> bool:
        """Close the connection before a fork; gives whether it is to be opened again."""

    def _is_connected(self) -> None:
        """Take note that there is a connection."""
        _open.add(self)

    def _be_connected(self) -> None:
        if self._is_left:
            self._connect_anew()
            self._is_left = False

    def close(self) -> None:
        """Close the connection for ever."""
        with self._lock:
            _open.discard(self)
            self._closing()


_open: weakref.WeakSet[Store] = weakref.WeakSet()
_forking = threading.Lock()
_left: list[Store] = []


def _before() -> None:
    _forking.acquire()
    for each in list(_open):
        each._lock.acquire()
        _left.append(each)
        each._is_left = each._is_left or each._leave()


def _after() -> None:
    while _left:
        _left.pop()._lock.release()
    _forking.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_before, after_in_parent=_after, after_in_child=_after)
