"""Calls of which a database keeps what came of them: `Durable`, over DBOS.

Each attempt of a call is a workflow of its own, whose id is `run_id/call_id`; an engine that matches the steps of one
workflow by the order in which they start would not know calls that overlap again. The workflow keeps, it does not make:
lightfc makes the call, once the workflow has been noted, and gives it what came of it. So DBOS, which recovers
workflows when it is launched, never makes a call by itself: which calls are made is for lightfc's journal to say.
"""

import asyncio
import logging
from collections.abc import Coroutine
from concurrent.futures import Future
from contextvars import Context
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from lightfc.core.definitions import Arguments
from lightfc.core.errors import ExecutorError
from lightfc.core.options import check_option, import_extra, named_options
from lightfc.engine.attempts import begins
from lightfc.engine.executor import LOCAL, Local
from lightfc.engine.tool_spec import Executor, ToolSpec
from lightfc.executors.parcels import MAX_BYTES, Oversize, described, packed, reason, restored, unpacked
from lightfc_sandbox.scheduling.event_loops import outlast

if TYPE_CHECKING:
    from dbos import DBOS

_log = logging.getLogger(__name__)

T = TypeVar("T")

WORKFLOW = "lightfc.call"
"""By what name DBOS knows the calls."""

_Kept = tuple[str, bytes]
"""What a workflow keeps: how a call has ended, and what it gave or raised, packed."""

_CUT: _Kept = ("cut", b"")
"""What is kept of a call that was cut off, so that it has to be made again."""

_calls: dict[str, Future[_Kept]] = {}
"""What comes of the calls of this process, by the ids of their workflows."""


async def _keep(workflow_id: str) -> _Kept:
    """What comes of a call; of one that this process does not make, that it was cut off."""
    kept = _calls.get(workflow_id)
    return _CUT if kept is None else await asyncio.wrap_future(kept)


@cache
def _workflow() -> Any:
    """The workflow of all calls; it has to be known to DBOS before that is launched."""
    dbos = import_extra("dbos", "Durable needs", "dbos", ExecutorError)
    return dbos.DBOS.workflow(name=WORKFLOW)(_keep)


@named_options
class Durable:
    """An executor that makes each call a workflow of DBOS, which stores its result; needs the extra `dbos`.

    Make it before `DBOS.launch()`. When a run is resumed from lightfc's journal after a crash, calls whose results DBOS
    has are not made again, even if the journal lacks them. All other calls follow the journal and its approvals.
    Generator tools and inline tools are called without DBOS. A result that cannot be pickled reaches the program, but
    is lost if the run is resumed.

    Args:
        dbos: The `DBOS` object that stores the calls. A process has one; it is asked for so that it is there before.
        inner: The executor that makes the calls; `Local()`, this process, by default.
        max_bytes: How many bytes a stored result may have, pickled, at least 1; 64 MiB by default.

    Raises:
        TypeError: `max_bytes` is not a whole number.
        ValueError: `max_bytes` is below 1.
    """

    def __init__(self, dbos: "DBOS", *, inner: Executor = LOCAL, max_bytes: int = MAX_BYTES) -> None:
        check_option("max_bytes", max_bytes, int, "a number of bytes", at_least=1)
        self._inner = inner
        self._max_bytes = max_bytes
        self._keep = _workflow()

    def refuses(self, tool: ToolSpec) -> str:
        """Give the reason why calls of a tool are not made here, as a clause; `""` if they are."""
        if tool.streams:
            return "it streams, and streamed values cannot be kept"
        refuses = getattr(self._inner, "refuses", None)
        return "" if refuses is None else str(refuses(tool))

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call, or give the result that DBOS has of it; arguments are as for `Executor.call`.

        The ids make the id of the workflow.

        Raises:
            BaseException: What the function raises or raised, or the executor `inner`.
        """
        workflow_id = f"{run_id}/{call_id}"
        begins(f"dbos, {LOCAL.where(tool)}" if type(self._inner) is Local else "dbos")
        known = await self._outside_workflows(_kept_outcome(workflow_id))
        if known is not None:
            how, data = known
            if how == "raised":
                raise restored(data)
            if how == "lost":
                raise ExecutorError(f"it was called before, and its result could not be stored: {data.decode()}")
            return unpacked(data)
        kept = _calls[workflow_id] = Future()
        ended: asyncio.Future[Any] | None = None
        try:
            ended = await self._outside_workflows(_started(self._keep, workflow_id))
            value = await self._inner.call(tool, arguments, call_id=call_id, run_id=run_id)
        except asyncio.CancelledError:
            kept.set_result(_CUT)
            if ended is not None:
                await outlast([ended])
            raise
        except BaseException as error:
            kept.set_result(("raised", described(error, self._max_bytes)))
            await self._wait_until_kept(tool, ended)
            raise
        else:
            kept.set_result(self._pack_value(tool, value))
            await self._wait_until_kept(tool, ended)
            return value
        finally:
            del _calls[workflow_id]  # which the workflow may have begun to look for late

    async def knows(self, *, call_id: str, run_id: str) -> bool:
        """Tell whether DBOS has the result of every attempt of a call that started, so that `call` repeats none.

        Args:
            call_id: The id of the call in its run.
            run_id: The id of the run.
        """
        name = f"{run_id}/{call_id}"
        later = (f"{name}#{number}" for number in count(2))
        status = await self._outside_workflows(_status(name))
        if status is None:
            return False
        while status is not None and _is_kept(status):
            status = await self._outside_workflows(_status(next(later)))
        return status is None

    async def _outside_workflows(self, request: Coroutine[Any, Any, T]) -> T:
        """What DBOS gives; asked outside of any workflow of the host's, which would count it among its own steps."""
        task = asyncio.get_running_loop().create_task(request, context=Context())
        try:
            return await task
        except Exception as error:
            raise ExecutorError(
                f"DBOS could not store the call, so it was not made: {reason(error)}; check that DBOS is "
                "launched and that its database can be reached"
            ) from error

    def _pack_value(self, tool: ToolSpec, value: Any) -> _Kept:
        try:
            return "value", packed(value, self._max_bytes)
        except Exception as error:  # noqa: BLE001 - whatever a class raises, it cannot be pickled
            why = f"it has more than {self._max_bytes:,} bytes" if isinstance(error, Oversize) else reason(error)
            _log.warning("DBOS cannot store the result of %s: %s", tool.name, why)
            return "lost", why.encode()

    async def _wait_until_kept(self, tool: ToolSpec, ended: asyncio.Future[Any] | None) -> None:
        """Wait until what came of a call is kept; it is told all the same where it cannot be, for it has been made."""
        if ended is None:
            return  # it was not made
        try:
            await ended
        except Exception as error:  # noqa: BLE001 - the database is gone, or whatever else it is
            _log.warning("DBOS could not store the outcome of %s: %s", tool.name, reason(error))


async def _kept_outcome(workflow_id: str) -> _Kept | None:
    """What is kept of a call; None where nothing is, and the call may be made anew."""
    from dbos import DBOS

    status = await _status(workflow_id)
    if status is None:
        return None
    if _is_kept(status):
        return tuple(status.output)
    await DBOS.delete_workflow_async(workflow_id)
    return None


async def _status(workflow_id: str) -> Any:
    from dbos import DBOS

    return await DBOS.get_workflow_status_async(workflow_id)


def _is_kept(status: Any) -> bool:
    """Whether DBOS knows what came of a call, and not only that it began."""
    return bool(status.name == WORKFLOW and status.status == "SUCCESS" and status.output != _CUT)


async def _started(workflow: Any, workflow_id: str) -> "asyncio.Future[Any]":
    """Note that a call begins; gives what ends when it is noted what came of it."""
    from dbos import DBOS, SetWorkflowID

    with SetWorkflowID(workflow_id):
        handle = await DBOS.start_workflow_async(workflow, workflow_id)
    noted: asyncio.Future[Any] = asyncio.ensure_future(handle.get_result())  # typed also where dbos is not installed
    return noted
