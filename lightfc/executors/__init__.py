"""Where tools are called: in this process, in other processes, in a cluster, or as workflows whose results are stored.

An executor makes a call. Everything else about it (its record, limits, retries, approval, journal, events, spans) is
the engine's, and the same wherever it is made. This package knows tools and their arguments. It never knows a program,
a manager or a journal. `ray` and `dbos` are imported only if they are used.
"""

import typing as _typing

if _typing.TYPE_CHECKING:
    from lightfc.core.errors import ExecutorError, WorkerDiedError
    from lightfc.engine.executor import Local, begins, waits
    from lightfc.engine.streams import Final
    from lightfc.engine.tool_spec import Executor
    from lightfc.executors.cluster import ByReference, Ray, Reference
    from lightfc.executors.durable import Durable
    from lightfc.executors.processes import Processes

__all__ = [
    "ByReference",
    "Durable",
    "Executor",
    "ExecutorError",
    "Final",
    "Local",
    "Processes",
    "Ray",
    "Reference",
    "WorkerDiedError",
    "begins",
    "waits",
]

_MODULES = {
    "lightfc.core.errors": ("ExecutorError", "WorkerDiedError"),
    "lightfc.engine.executor": ("Local", "begins", "waits"),
    "lightfc.engine.streams": ("Final",),
    "lightfc.engine.tool_spec": ("Executor",),
    "lightfc.executors.cluster": ("ByReference", "Ray", "Reference"),
    "lightfc.executors.durable": ("Durable",),
    "lightfc.executors.processes": ("Processes",),
}
"""Where each name is that is imported when it is first asked for: a process that makes calls needs none of them."""


def __getattr__(name: str) -> _typing.Any:
    """Import what a program uses."""
    from importlib import import_module

    for module, names in _MODULES.items():
        if name in names:
            found = globals()[name] = getattr(import_module(module), name)
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *(name for name in globals() if name.startswith("__"))])
