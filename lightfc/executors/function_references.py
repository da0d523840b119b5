"""How another process finds the function of a tool, and which functions it cannot be given.

A function is found by its module and name, as `pickle` and `multiprocessing` do it.
"""

import inspect
import multiprocessing
import os
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from lightfc.core.errors import ExecutorError
from lightfc.engine.tool_spec import ToolSpec
from lightfc.executors.parcels import MAX_FUNCTION_BYTES, found, packed

_MAIN_NAMES = ("__main__", "__mp_main__")
"""What the main program is named where it runs, and where it was imported to find its functions."""


def unfit_place(tool: ToolSpec) -> str:
    """Why the calls of a tool belong here, even if its function is found elsewhere; empty where they do not."""
    if tool.is_async:
        return "it is async, so it waits and does not compute; it belongs in the event loop"
    fn: Any = tool.fn
    while isinstance(fn, partial):
        fn = fn.func
    if tool.method is not None or _is_bound(fn):
        return "it is a method of an object, and another process would only have a copy of that object"
    return ""


def unfit(tool: ToolSpec) -> str:
    """Why the calls of a tool cannot be made in another process, as a clause; empty where they can."""
    why = unfit_place(tool)
    if why:
        return why
    try:
        reference(tool.fn)
    except ExecutorError as error:
        return str(error)
    return ""


def _is_bound(fn: Any) -> bool:
    if inspect.ismethod(fn):
        return not isinstance(fn.__self__, type)
    return not (inspect.isroutine(fn) or isinstance(fn, type))


def reference(fn: Callable[..., Any]) -> bytes:
    """What another process finds a function by: the function pickled, or the name under which its tool stands."""
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        return b""  # this process imports the main program, and no call can be made before its end
    module, name = getattr(fn, "__module__", None), getattr(fn, "__qualname__", None)
    if module in _MAIN_NAMES and not _is_main_importable():
        raise _unsendable("in a program without a file: a notebook, an interactive session, python -c or python -")
    try:
        return packed(fn, MAX_FUNCTION_BYTES)
    except Exception as error:
        try:
            is_tool = found(str(module), str(name)).fn is fn
        except Exception:  # noqa: BLE001 - whatever it is, nothing is found
            is_tool = False
        if is_tool:
            return packed((module, name), MAX_FUNCTION_BYTES)
        raise _unsendable("where no import finds it") from error


def _unsendable(where: str) -> ExecutorError:
    return ExecutorError(f"its function is defined {where}; define it at the top of a module")


def _is_main_importable() -> bool:
    """Whether `multiprocessing` brings the main program along."""
    main = sys.modules["__main__"]
    spec = getattr(main, "__spec__", None)
    if spec is not None:
        return not str(spec.name).endswith("__main__")
    return os.path.isfile(getattr(main, "__file__", None) or "")
