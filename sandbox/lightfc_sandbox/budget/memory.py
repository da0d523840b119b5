"""What the process holds in memory, as the kernel counts it: what has been dropped is no longer in it.

Source: `proc_pid_status(5)`. Other systems than Linux are not asked.
"""

import os

_STATUS = "/proc/self/status"
_BYTES = 4_096  # the whole of it

_opened: int | None = None


def keep_open() -> None:
    """Go on to tell what is held where no file can be opened any more."""
    global _opened
    try:
        _opened = os.open(_STATUS, os.O_RDONLY)
    except OSError:
        _opened = None


def held_bytes() -> int:
    """Bytes that this process has of its own, in memory or swapped out; 0 where the system does not tell."""
    try:
        if _opened is not None:
            told = os.pread(_opened, _BYTES, 0)
        else:
            with open(_STATUS, "rb", buffering=0) as file:
                told = file.read(_BYTES)
    except OSError:
        return 0
    parts = [told.partition(name)[2].split(None, 1)[:1] for name in (b"\nRssAnon:", b"\nVmSwap:")]
    return sum(1024 * int(*each) for each in parts) if all(parts) else 0
