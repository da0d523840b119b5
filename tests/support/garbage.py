"""What work leaves to the garbage collector."""

import gc
from collections.abc import Callable


def garbage(work: Callable[[], object]) -> int:
    """How many objects in circles `work` leaves: the least of five times, since threads of other tests may end."""
    found = []
    gc.collect()
    gc.freeze()  # what is there already is not looked through again, now and later
    try:
        for _ in range(5):
            gc.disable()
            work()
            found.append(gc.collect())
            gc.enable()
    finally:
        gc.enable()
    return min(found)
