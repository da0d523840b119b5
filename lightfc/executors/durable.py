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
from typing import TYPE_CHECKING, Any, TypeVar

from lightfc.core.definitions import Arguments
from lightfc.core.errors import ExecutorError
from lightfc.core.options import check_option
from lightfc.engine.executors import LOCAL, Local, begins
from lightfc.engine.tool_spec import Executor, ToolSpec
from lightfc.executors.parcels import MAX_BYTES, Oversize, described, packed, reason, restored, unpacked
from lightfc_sandbox.scheduling.loops import outlast

if TYPE_CHECKING:
    from dbos import DBOS

__all__ = ["Durable"]

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
    from dbos import DBOS

    return DBOS.workflow(name=WORKFLOW)(_keep)


class Durable:
    """Calls each of which is a workflow of DBOS, so that what came of it is kept; needs the extra `dbos`.

    It is made before `DBOS.launch()`. A run whose process was killed is resumed by lightfc's journal: a call of which
    DBOS knows what came of it is not made again, whatever the journal still knew; any other is made as the journal and
    the host say. Generator tools and inline ones are called as ever. A value that cannot be pickled reaches the
    program, and is missing where the run is resumed.

    Args:
        dbos: What keeps the calls.
        inner: What makes them.
        max_bytes: What the result of a call may take, pickled, to be kept.

    Raises:
        TypeError: `max_bytes` is no whole number.
        ValueError: `max_bytes` is below 1.
    """

    def __init__(self, dbos: "DBOS", *, inner: Executor = LOCAL, max_bytes: int = MAX_BYTES) -> None:
        check_option("max_bytes", max_bytes, int, "a number of bytes", at_least=1)
        self._dbos = dbos
        self._inner = inner
        self._max_bytes = max_bytes
        self._keep = _workflow()

    def refuses(self, tool: ToolSpec) -> str:
        """Why the calls of a tool are not made here, as a clause; empty where they are."""
        if tool.streams:
            return "it streams, and of that nothing could be kept"
        refuses = getattr(self._inner, "refuses", None)
        return "" if refuses is None else str(refuses(tool))

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call, unless DBOS knows what came of it.

        Args:
            tool: What is called.
            arguments: The positional and the keyword arguments, validated.
            call_id: The id of the call in its run, with `#2` behind it in the second attempt.
            run_id: The id of the run.
        """
        workflow_id = f"{run_id}/{call_id}"
        begins(f"dbos, {LOCAL.where(tool)}" if type(self._inner) is Local else "dbos")
        known = await self._asked(_known(workflow_id))
        if known is not None:
            return _again(*known)
        kept = _calls[workflow_id] = Future()
        ended: asyncio.Future[Any] | None = None
        try:
            ended = await self._asked(_started(self._keep, workflow_id))
            value = await self._inner.call(tool, arguments, call_id=call_id, run_id=run_id)
        except asyncio.CancelledError:
            kept.set_result(_CUT)
            if ended is not None:
                await outlast([ended])
            raise
        except BaseException as error:
            kept.set_result(("raised", described(error, self._max_bytes)))
            await self._written(tool, ended)
            raise
        finally:
            del _calls[workflow_id]
        kept.set_result(self._kept(tool, value))
        await self._written(tool, ended)
        return value

    async def _asked(self, asked: Coroutine[Any, Any, T]) -> T:
        """What DBOS gives; asked outside of any workflow of the host's, which would count it among its own steps."""
        task = asyncio.get_running_loop().create_task(asked, context=Context())
        try:
            return await task
        except Exception as error:
            raise ExecutorError(
                f"DBOS cannot keep the call, which was not made: {reason(error)}; launch it, and see that its database "
                "is there"
            ) from error

    def _kept(self, tool: ToolSpec, value: Any) -> _Kept:
        try:
            return "value", packed(value, self._max_bytes)
        except Exception as error:  # noqa: BLE001 - whatever a class raises, it cannot be pickled
            why = f"it takes more than {self._max_bytes:,} bytes" if isinstance(error, Oversize) else reason(error)
            _log.warning("what %s gives cannot be kept by DBOS: %s", tool.name, why)
            return "lost", why.encode()

    async def _written(self, tool: ToolSpec, ended: asyncio.Future[Any] | None) -> None:
        """Wait until what came of a call is kept; it is told all the same where it cannot be, for it has been made."""
        if ended is None:
            return  # it was not made
        try:
            await ended
        except Exception as error:  # noqa: BLE001 - the database is gone, or whatever else it is
            _log.warning("what came of %s is not kept by DBOS: %s", tool.name, reason(error))


async def _known(workflow_id: str) -> _Kept | None:
    """What is kept of a call; None where nothing is, and the call may be made anew."""
    from dbos import DBOS

    status = await DBOS.get_workflow_status_async(workflow_id)
    if status is None:
        return None
    kept: Any = status.output
    if status.name == WORKFLOW and status.status == "SUCCESS" and kept != _CUT:
        return tuple(kept)
    await DBOS.delete_workflow_async(workflow_id)
    return None


async def _started(workflow: Any, workflow_id: str) -> "asyncio.Future[Any]":
    """Note that a call begins; gives what ends when it is noted what came of it."""
    from dbos import DBOS, SetWorkflowID

    with SetWorkflowID(workflow_id):
        handle = await DBOS.start_workflow_async(workflow, workflow_id)
    noted: asyncio.Future[Any] = asyncio.ensure_future(handle.get_result())  # typed also where dbos is not installed
    return noted


def _again(how: str, data: bytes) -> Any:
    if how == "raised":
        raise restored(data)
    if how == "lost":
        raise ExecutorError(f"it was called before, and what it gave was not kept: {data.decode()}")
    return unpacked(data)
