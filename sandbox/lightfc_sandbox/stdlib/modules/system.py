"""`sys`, `time` and `asyncio` as far as a text needs them: constants, and clocks that can be read.

A text never waits. `time.sleep` takes its seconds off the time of the run and moves the clocks of `time` on by as much,
so a program that waits for the clock ends as it would, and neither a thread nor an event loop is held by it. Calls are
awaited by themselves, so the functions of `asyncio` give what they are given.
"""

import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Takes
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, ITEM_BYTES
from lightfc_sandbox.effects import DRAWS, MAKES, PASSES, PURE, R_OTHER, READS, W_OTHER
from lightfc_sandbox.errors import Refused, TextExit
from lightfc_sandbox.stdlib.contexts import MANAGED, ContextManager
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.wrapping import charge_number, functions, take_integers, take_numbers
from lightfc_sandbox.values.kinds import Builtin, type_name

_FLOATS = "max max_exp max_10_exp min min_exp min_10_exp dig mant_dig epsilon radix rounds"
_INSTEAD = (
    "calls of a function of the program that catches exceptions, such as "
    "def safe(x): ⏎ try: return f(x) ⏎ except Exception as e: return e"
)


def _set_recursion_limit(run: Run, limit: Any, /) -> None:
    # Programs ask for more before they recurse; `Limits.recursion` is what holds.
    take_integers(limit)
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")


def _exit(run: Run, status: Any = None, /) -> NoReturn:
    raise TextExit(EXCEPTIONS["SystemExit"].fn(run, *(() if status is None else (status,))).error)


SYS: Mapping[str, Any] = {
    **functions("sys", READS | DRAWS, ITSELF, exit=_exit),
    "maxsize": sys.maxsize,
    **{f"float_info.{name}": getattr(sys.float_info, name) for name in _FLOATS.split()},
    **functions("sys", PURE, FREE, getrecursionlimit=lambda run, /: run.limits.recursion),
    **functions("sys", PURE, FREE, setrecursionlimit=_set_recursion_limit),
}
"""What `sys.` offers."""


def sleep(run: Run, seconds: Any, /) -> None:
    """`time.sleep`: the time is taken off the run's, and nobody waits."""
    take_numbers(seconds)
    if type(seconds) is complex:
        raise TypeError(f"{type_name(seconds)!r} object cannot be interpreted as an integer")
    charge_number(run, seconds)
    if seconds != seconds:  # a nan
        raise ValueError("Invalid value NaN (not a number)")
    length = float(min(seconds, run.limits.time_s + 1))
    if length < 0:
        raise ValueError("sleep length must be non-negative")
    run.charge_time(length)


def _clock(name: str, kind: type[float] = float, units: int = 1) -> Builtin:
    real: Callable[[], float] = getattr(time, name)

    def read(run: Run, /) -> float:
        return real() + kind(run.slept * units)

    return Builtin(f"time.{name}", read, effects=R_OTHER, cost=FREE)


TIME: Mapping[str, Any] = {
    **{name: _clock(name) for name in ("time", "perf_counter", "monotonic", "process_time")},
    **{name: _clock(name, int, 1_000_000_000) for name in ("time_ns", "perf_counter_ns", "monotonic_ns")},
    **functions("time", W_OTHER, ITSELF, sleep=sleep),
}
"""What `time.` offers."""


def _gather(run: Run, /, *values: Any, return_exceptions: Any = False) -> list[Any]:
    if truth(run, return_exceptions):
        raise Refused(f"asyncio.gather does not take return_exceptions from a program, but {_INSTEAD}")
    return list(values)


def _itself(run: Run, value: Any, /) -> Any:
    return value


def _task(run: Run, coro: Any, /, *, name: Any = None) -> Any:
    return coro


def _lock(run: Run, /, value: Any = 1) -> ContextManager:
    return ContextManager(lambda run: None, lambda run, error: False)


def _sleep(run: Run, delay: Any, result: Any = None) -> Any:
    take_numbers(delay)
    if delay > 0:
        sleep(run, delay)
    return result


ASYNCIO: Mapping[str, Any] = {
    "gather": Builtin(
        "asyncio.gather", _gather, without=("return_exceptions", _INSTEAD), effects=MAKES | PASSES,
        cost=Takes(CONTAINER_BYTES, each=ITEM_BYTES),
    ),
    **functions("asyncio", PASSES, FREE, run=_itself, create_task=_task, ensure_future=_itself, as_completed=_itself),
    # How many calls are in flight is up to the host, and parts of a text take turns by themselves.
    **functions("asyncio", PURE | PASSES, MANAGED, Semaphore=_lock, BoundedSemaphore=_lock, Lock=_lock),
    "TimeoutError": EXCEPTIONS["TimeoutError"],
    **functions("asyncio", W_OTHER | PASSES, ITSELF, sleep=_sleep),
}  # fmt: skip
"""What `asyncio.` offers."""
