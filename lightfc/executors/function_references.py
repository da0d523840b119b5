"""How another process finds the function of a tool, and which functions it cannot be given.

A function is found by its module and name. What has no name that could be imported, such as a function in a function or
in a notebook, goes by value, where `cloudpickle` is there.
"""

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any

from lightfc.core.errors import ExecutorError
from lightfc.engine.tool_spec import ToolSpec
from lightfc.executors.parcels import MAIN_NAMES, Reference, found, importable_main, packed, reason

MAX_FUNCTION_BYTES = 16 << 20
"""What a function may take that goes by value, with what it refers to."""


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


def reference(fn: Callable[..., Any]) -> Reference:
    """Where another process finds a function."""
    module: Any = getattr(fn, "__module__", None)
    name: Any = getattr(fn, "__qualname__", None)
    is_named = isinstance(module, str) and isinstance(name, str) and _is_found(fn, module, name)
    if is_named and (module not in MAIN_NAMES or importable_main() is not None):
        return module, name
    try:
        return packed(fn, MAX_FUNCTION_BYTES)
    except Exception as error:
        where = "in a notebook or an interactive session" if module in MAIN_NAMES else "where no import finds it"
        raise ExecutorError(
            f"its function is defined {where}, and cannot be sent ({reason(error)}); define it at the top of a module, "
            "or install cloudpickle"
        ) from error


def _is_found(fn: Any, module: str, name: str) -> bool:
    try:
        there = found(module, name)
    except Exception:  # noqa: BLE001 - whatever it is, nothing is found
        return False
    return there is fn or (isinstance(there, ToolSpec) and there.fn is fn)
