"""The frames that an exception went through, which it knows until they are let go of."""

import sys
from typing import Any

# Read and written past the class of an exception, whose own code may stand behind the names.
_TRACEBACK: Any = BaseException.__dict__["__traceback__"]
_CONTEXT: Any = BaseException.__dict__["__context__"]
traceback_of = _TRACEBACK.__get__
_OWN_CODE = sys.stdlib_module_names | {"lightfc_sandbox", "numpy"}


_OWN: dict[int, dict[str, Any]] = {}
"""The globals of modules whose frames may be let go of, by identity, which is theirs as long as they are held here."""


def _is_own(names: dict[str, Any]) -> bool:
    name = str(names.get("__name__"))
    found = name.partition(".")[0] in _OWN_CODE
    if found and getattr(sys.modules.get(name), "__dict__", None) is names:
        _OWN[id(names)] = names
    return found


def forget_frames(error: BaseException) -> None:
    """Let go of the frames that an exception went through, but where code of the host is, which may want to see them.

    A frame may lead back to what holds the exception, and then only the garbage collector would free them.
    """
    trace = first = traceback_of(error)
    while trace is not None:
        names = trace.tb_frame.f_globals
        if id(names) not in _OWN and not _is_own(names):
            return
        trace = trace.tb_next
    if first is not None:
        _TRACEBACK.__set__(error, None)
    _CONTEXT.__set__(error, None)
