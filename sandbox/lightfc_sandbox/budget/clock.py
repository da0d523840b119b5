"""The clock, as Python: never compiled.

CPython answers signals, and lets other threads run, only where it evaluates code of its own. Compiled closures can go
on without any, so what looks at the clock does it here.
"""

from time import perf_counter


def now() -> float:
    """What `perf_counter` tells."""
    return perf_counter()
