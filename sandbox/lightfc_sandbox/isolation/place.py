"""Where a worker runs: on the processor of the thread that waits for it, as long as it answers soon.

Such a thread and its worker take turns: while one runs, the other sleeps. On two processors each turn wakes one that
sleeps, which in a virtual machine takes longer than all else of an exchange; on one, the kernel goes from the one to
the other. So a worker that answers soon is held on the processor of who waits. One that does not answer within
`_SOON_S` computes: it is let go at once, to run where there is room. It is also let go where the thread has gone to
another processor. Either way `_OFTEN` answers in a row have to come soon before it is held again, and each time twice
as many where the thread has gone before it has paid: a kernel may move the thread at each turn. In an event loop the
host has other things to do, and holds no worker.

Where the kernel schedules each session as a group (`sched_autogroup`), it wakes the thread on the other processor all
the same, as the worker, which is about to sleep, still runs. A worker that is held there gets `SCHED_IDLE`: the kernel
takes a processor that runs nothing else for free. That policy yields to others of the same group only, and each worker
is a session of its own, so it takes nothing from it. In a control group, which is one group for all its processes, it
would yield to all of them, so it is not set there. It stays, as only a privileged process could take it back.

A worker is held only where it could run before. Only Linux can do this; where the kernel refuses it (a root without
`CAP_SYS_NICE`, whose workers are another user's), and on other systems, nothing is held.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Set
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

_SOON_S = 0.001
_OFTEN = 32
_LOOK_US = 100_000  # how long one wait for a worker takes at most: always the same, so that it need not be set for each
_IDLE = getattr(os, "SCHED_IDLE", 0)
_FIRST_VERSION = ("cpu", "cpu,cpuacct", "cpuacct,cpu")
_processor: Any = None
if hasattr(os, "sched_setaffinity"):  # what follows is too short to let go of the interpreter lock for
    _processor = getattr(ctypes.PyDLL(None), "sched_getcpu", None)


@cache
def sessions_are_groups(root: Path = Path("/")) -> bool:
    """Whether each session is a scheduling group of its own: not in a control group that shares out processors.

    Args:
        root: Where the files of the kernel are.
    """
    groups = root / "sys/fs/cgroup"
    try:
        if (root / "proc/sys/kernel/sched_autogroup_enabled").read_text().strip() != "1":
            return False
        lines = (root / "proc/self/cgroup").read_text().splitlines()
        own = {name: path for _, names, path in (line.split(":", 2) for line in lines) for name in names.split(",")}
        # A container may see a group of its own as the root: only the true one has, or lacks, these files.
        if "cpu" in own:  # the first version of control groups
            return own["cpu"] == "/" and any((groups / each / "release_agent").exists() for each in _FIRST_VERSION)
        top = groups / own[""].split("/")[1]
        in_root = top == groups or "cpu" not in (top / "cgroup.controllers").read_text().split()
        return in_root and not (groups / "cgroup.type").exists() and (groups / "cgroup.controllers").exists()
    except (OSError, LookupError, ValueError):
        return False


class Place:
    """Where one worker runs.

    Args:
        alive: Whether its number is still its own.

    Attributes:
        look_us: How long one wait for it may take, in microseconds.
    """

    def __init__(self, pid: int, alive: Callable[[], bool]) -> None:
        self._pid, self._alive = pid, alive
        self.look_us = _LOOK_US
        self._free: Set[int] = frozenset()
        if _processor is not None:
            with suppress(OSError):  # it has ended
                self._free = os.sched_getaffinity(pid)
        self._held: int | None = None
        self._often, self._enough = 0, _OFTEN
        self._asked_s = 0.0

    def near(self) -> None:
        """Something is about to be said to it by a thread that will only wait for the answer."""
        if self._held is not None and self._held != _processor():
            self._enough = _OFTEN if self._often >= self._enough else 2 * self._enough
            self.let_go()
        if self._held is not None:
            return
        if self._often < self._enough:
            self._asked_s = perf_counter()
        elif self._free and (here := _processor()) in self._free and self._run_on({here}):
            self._held, self.look_us, self._often = here, int(_SOON_S * 1e6), 0

    def note_answer(self) -> None:
        """It has answered to who waited."""
        soon = self._held is not None or perf_counter() - self._asked_s < _SOON_S
        self._often = self._often + 1 if soon else 0

    def let_go(self) -> None:
        """It does not answer soon, or not to a thread that waits where it runs."""
        if self._held is not None:
            self._run_on(self._free)
            self._held, self.look_us = None, _LOOK_US
        self._often = 0

    def _run_on(self, processors: Set[int]) -> bool:
        if not self._alive():  # its number may be another's by now
            return False
        try:
            os.sched_setaffinity(self._pid, processors)
            if len(processors) == 1 and sessions_are_groups():
                os.sched_setscheduler(self._pid, _IDLE, os.sched_param(0))
        except OSError:
            self._free = frozenset()  # so that it is not tried again
            return False
        return True
