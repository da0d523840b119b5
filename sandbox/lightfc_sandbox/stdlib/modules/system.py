"""`sys` and `time` as far as a text needs them: constants, and clocks that can be read.

A text never waits. `time.sleep` takes its seconds off the time of the run and moves the clocks of `time` on by as much,
so a program that waits for the clock ends as it would, and neither a thread nor an event loop is held by it.
"""

import math
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import PURE, R_OTHER, W_OTHER
from lightfc_sandbox.stdlib.wrapping import charge_number, take_integers, take_numbers
from lightfc_sandbox.values.kinds import Builtin, type_name

_FLOATS = "max max_exp max_10_exp min min_exp min_10_exp dig mant_dig epsilon radix rounds"
_NANO = 1_000_000_000


def _set_recursion_limit(run: Run, limit: Any, /) -> None:
    # Programs ask for more before they recurse; `Limits.recursion` is what holds.
    take_integers(limit)
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")


def _recursion_limit(run: Run, /) -> int:
    return run.limits.recursion


@cache
def sys_members() -> Mapping[str, Any]:
    """What `sys.` offers."""
    return {
        "maxsize": sys.maxsize,
        **{f"float_info.{name}": getattr(sys.float_info, name) for name in _FLOATS.split()},
        "setrecursionlimit": Builtin("sys.setrecursionlimit", _set_recursion_limit, effects=PURE, cost=FREE),
        "getrecursionlimit": Builtin("sys.getrecursionlimit", _recursion_limit, effects=PURE, cost=FREE),
    }


def sleep(run: Run, seconds: Any, /) -> None:
    """`time.sleep`: the time is taken off the run's, and nobody waits."""
    take_numbers(seconds)
    if type(seconds) is complex:
        raise TypeError(f"{type_name(seconds)!r} object cannot be interpreted as an integer")
    charge_number(run, seconds)
    length = float(min(seconds, run.limits.time_s + 1)) if not _is_nan(seconds) else math.nan
    if math.isnan(length):
        raise ValueError("Invalid value NaN (not a number)")
    if length < 0:
        raise ValueError("sleep length must be non-negative")
    run.charge_time(length)


def _is_nan(value: Any) -> bool:
    return bool(value != value)


def _clock(name: str) -> Builtin:
    real: Callable[[], float] = getattr(time, name)

    def read(run: Run, /) -> float:
        return real() + run.slept

    return Builtin(f"time.{name}", read, effects=R_OTHER, cost=FREE)


def _clock_ns(name: str) -> Builtin:
    real: Callable[[], int] = getattr(time, name)

    def read(run: Run, /) -> int:
        return real() + int(run.slept * _NANO)

    return Builtin(f"time.{name}", read, effects=R_OTHER, cost=FREE)


@cache
def time_members() -> Mapping[str, Any]:
    """What `time.` offers."""
    return {
        **{name: _clock(name) for name in ("time", "perf_counter", "monotonic", "process_time")},
        **{name: _clock_ns(name) for name in ("time_ns", "perf_counter_ns", "monotonic_ns")},
        "sleep": Builtin("time.sleep", sleep, effects=W_OTHER, cost=ITSELF),
    }
