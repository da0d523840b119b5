"""`sys` and `time` as far as a text needs them: constants, and clocks that can be read.

A text never waits. `time.sleep` takes its seconds off the time of the run and moves the clocks of `time` on by as much,
so a program that waits for the clock ends as it would, and neither a thread nor an event loop is held by it.
"""

import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import DRAWS, PURE, R_OTHER, READS, W_OTHER
from lightfc_sandbox.errors import TextExit
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.output import STREAMS
from lightfc_sandbox.stdlib.wrapping import charge_number, functions, take_integers, take_numbers, take_strings
from lightfc_sandbox.values.kinds import Builtin, type_name

_FLOATS = "max max_exp max_10_exp min min_exp min_10_exp dig mant_dig epsilon radix rounds"


def _set_recursion_limit(run: Run, limit: Any, /) -> None:
    # Programs ask for more before they recurse; `Limits.recursion` is what holds.
    take_integers(limit)
    if limit < 1:
        raise ValueError("recursion limit must be greater or equal than 1")


def _exit(run: Run, status: Any = None, /) -> NoReturn:
    raise TextExit(EXCEPTIONS["SystemExit"].fn(run, *(() if status is None else (status,))).error)


def _intern(run: Run, string: Any, /) -> str:
    take_strings(string)
    return string  # type: ignore[no-any-return]  # as it is one


_VERSION = listed_record("sys.version_info", "major", "minor", "micro", "releaselevel", "serial")


SYS: Mapping[str, Any] = {
    **functions("sys", READS | DRAWS, ITSELF, exit=_exit),
    **STREAMS,
    **{name: getattr(sys, name) for name in ("byteorder", "maxsize", "platform", "version")},
    "version_info": tuple.__new__(_VERSION.of_type, sys.version_info),  # type: ignore[arg-type]  # its class
    **{f"float_info.{name}": getattr(sys.float_info, name) for name in _FLOATS.split()},
    **functions("sys", PURE, FREE, getrecursionlimit=lambda run, /: run.limits.recursion),
    **functions("sys", PURE, FREE, intern=_intern, getdefaultencoding=lambda run, /: "utf-8"),
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
