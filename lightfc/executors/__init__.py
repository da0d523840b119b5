"""Where tools are called: in this process, in other processes, in a cluster, or as workflows whose results are stored.

An executor makes a call. Everything else about it (its record, limits, retries, approval, journal, events, spans) is
the engine's, and the same wherever it is made. This package knows tools and their arguments. It never knows a program,
a manager or a journal. `ray` and `dbos` are imported only if they are used.
"""

from typing import TYPE_CHECKING

from lightfc.core.lazy import lazy_attributes

_MODULES = {
    "lightfc.core.errors": ("ExecutorError", "WorkerDiedError"),
    "lightfc.engine.attempts": ("begins", "waits"),
    "lightfc.engine.executor": ("Local",),
    "lightfc.engine.streams": ("Final",),
    "lightfc.engine.tool_spec": ("Executor",),
    "lightfc.executors.cluster": ("ByReference", "Ray", "Reference"),
    "lightfc.executors.durable": ("Durable",),
    "lightfc.executors.processes": ("Processes",),
}
"""Where each name is that is imported when it is first asked for: a process that makes calls needs none of them."""

if TYPE_CHECKING:
    from lightfc.core.errors import ExecutorError as ExecutorError, WorkerDiedError as WorkerDiedError
    from lightfc.engine.attempts import begins as begins, waits as waits
    from lightfc.engine.executor import Local as Local
    from lightfc.engine.streams import Final as Final
    from lightfc.engine.tool_spec import Executor as Executor
    from lightfc.executors.cluster import ByReference as ByReference, Ray as Ray, Reference as Reference
    from lightfc.executors.durable import Durable as Durable
    from lightfc.executors.processes import Processes as Processes
else:
    __all__ = [name for names in _MODULES.values() for name in names]
    __getattr__, __dir__ = lazy_attributes(__name__, _MODULES)
