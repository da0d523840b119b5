"""`time`: clocks that can be read, and their moments as parts and as texts. Nothing can be set, and nobody waits."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import R_OTHER, READS
from lightfc_sandbox.stdlib.modules.datetime import PARTS, charge_parsing, charge_written, take_format
from lightfc_sandbox.stdlib.modules.system import TIME
from lightfc_sandbox.stdlib.wrapping import functions, take_integers, take_strings
from lightfc_sandbox.values.kinds import Record, type_name

_AS_TOLD = "%a %b %d %H:%M:%S %Y"
_SECONDS = frozenset({int, float, bool})


def _moment(run: Run, seconds: Any) -> float:
    """Seconds since 1970 that are given, or now as the clocks of a run have it."""
    if seconds is None:
        return time.time() + run.slept
    if type(seconds) not in _SECONDS:
        raise TypeError(f"{type_name(seconds)!r} object cannot be interpreted as an integer")
    return seconds  # type: ignore[no-any-return]  # one of these


def _split(real: Callable[[float], time.struct_time]) -> Callable[..., Any]:
    def parts(run: Run, seconds: Any = None, /) -> Any:
        return PARTS.fn(run, *real(_moment(run, seconds)))

    return parts


def _given(run: Run, parts: Any) -> Any:
    """Parts of a moment as CPython's own take them."""
    if parts is None:
        return time.localtime(_moment(run, None))
    if type(parts) is not tuple and not issubclass(type(parts), Record):
        raise TypeError("Tuple or struct_time argument required")
    take_integers(*parts)
    return tuple(parts)


def _strftime(run: Run, format: Any, t: Any = None, /) -> str:  # noqa: A002 - Python's own name
    take_strings(format)
    charge_written(run, None, format)
    return run.charged_text(time.strftime(format, _given(run, t)))


def _strptime(run: Run, string: Any, format: Any = _AS_TOLD, /) -> Any:  # noqa: A002 - Python's own name
    take_format(string, format)
    charge_parsing(run, string, format)
    return PARTS.fn(run, *time.strptime(string, format))


def _mktime(run: Run, t: Any, /) -> float:
    return time.mktime(_given(run, t if t is not None else ...))


def _asctime(run: Run, t: Any = None, /) -> str:
    return time.asctime(_given(run, t))


def _ctime(run: Run, seconds: Any = None, /) -> str:
    return time.ctime(_moment(run, seconds))


MEMBERS: Mapping[str, Any] = {
    **TIME,
    **functions("time", R_OTHER, ITSELF, gmtime=_split(time.gmtime), localtime=_split(time.localtime)),
    **functions("time", READS, ITSELF, strftime=_strftime, strptime=_strptime, mktime=_mktime),
    **functions("time", READS, ITSELF, asctime=_asctime, ctime=_ctime),
}
"""What `time.` offers."""
