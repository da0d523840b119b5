"""What tests of executors share: looking at processes, and waiting for them."""

import time
from collections.abc import Callable
from pathlib import Path

from tests.support.meeting import WAIT_S


def has_ended(pid: int) -> bool:
    """Whether a process is gone, or is one that nobody has asked about yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except FileNotFoundError:
        return True


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    until = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


def pids(path: Path) -> list[int]:
    """The processes that are written to a file, once they are."""
    wait_for(path.exists)
    return [int(each) for each in path.read_text().split()]
