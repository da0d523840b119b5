"""Where a worker runs: on the processor of the thread that waits for it, as long as it answers soon.

Such a thread and its worker take turns: while one runs, the other sleeps. On two processors each turn wakes one that
sleeps, which in a virtual machine takes longer than all else of an exchange; on one, the kernel goes from the one to
the other. So before something is said to a worker that has answered soon the last time, it is held on the processor
of who says it. One that does not answer within `_SOON_S` computes: it is let go at once, to run where there is room,
and stays so until it has answered soon again. In an event loop the host has other things to do, and holds none.

A worker is held only where it could run before. Only Linux can do this; where the kernel refuses it (a root without
`CAP_SYS_NICE`, whose workers are another user's), and on other systems, nothing is held.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Set
from contextlib import suppress
from time import perf_counter

__all__ = ["Place"]

_SOON_S = 0.001

_LOOK_US = 100_000
"""How long one wait for a worker takes at most: always the same, so that it need not be set for each."""

if hasattr(os, "sched_setaffinity"):
    # While which the interpreter lock stays: it takes a tenth of a microsecond.
    _processor = ctypes.PyDLL(None).sched_getcpu


class Place:
    """Where one worker runs.

    Args:
        pid: Its number.
        alive: Whether that is still its own.

    Attributes:
        look_us: How long one wait for it may take, in microseconds.
    """

    def __init__(self, pid: int, alive: Callable[[], bool]) -> None:
        self._pid, self._alive = pid, alive
        self.look_us = _LOOK_US
        self._free: Set[int] = frozenset()
        if hasattr(os, "sched_getaffinity"):
            with suppress(OSError):  # it has ended
                self._free = os.sched_getaffinity(pid)
        self._held: int | None = None
        self._soon = False
        self._asked_s = 0.0

    def near(self) -> None:
        """Something is about to be said to it by a thread that will only wait for the answer."""
        if not self._soon:
            self._asked_s = perf_counter()
        elif (here := _processor()) != self._held and here in self._free and self._run_on({here}):
            self._held, self.look_us = here, int(_SOON_S * 1e6)

    def answered(self) -> None:
        """It has answered to who waited."""
        if not self._soon:
            self._soon = perf_counter() - self._asked_s < _SOON_S and len(self._free) > 1

    def let_go(self) -> None:
        """It does not answer soon, or nobody waits for it alone."""
        if self._held is not None:
            self._run_on(self._free)
            self._held, self.look_us = None, _LOOK_US
        self._soon = False

    def _run_on(self, processors: Set[int]) -> bool:
        if not self._alive():  # its number may be another's by now
            return False
        try:
            os.sched_setaffinity(self._pid, processors)
        except OSError:
            self._free = frozenset()  # so that it is not tried again
            return False
        return True
