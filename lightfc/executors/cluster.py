"""Calls on the nodes of a Ray cluster: `Ray`.

One remote function makes all calls. It is a generator of Ray's: it says first where it runs, so that the time of a call
does not run while it waits for its resources, then what the tool yields, and at last what came of it. Ray tries nothing
again: that is for lightfc to decide.
"""

import asyncio
import contextlib
import os
import platform
import re
import socket
import threading
from collections.abc import AsyncGenerator, Iterable, Iterator, Mapping
from contextvars import ContextVar
from functools import cache
from types import MappingProxyType
from typing import Any, NoReturn, get_type_hints

from lightfc.core.definitions import Arguments
from lightfc.core.errors import ExecutorError, WorkerDiedError
from lightfc.core.options import check_option, import_extra, named_options
from lightfc.engine import threads
from lightfc.engine.attempts import begins, waits
from lightfc.engine.streams import Final
from lightfc.engine.tool_spec import ToolSpec
from lightfc.executors import parcels
from lightfc.executors.parcels import MAX_BYTES

_CONNECTING = threading.Lock()
_NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})
_CONNECT_S = 5.0
"""How long a cluster may take to answer."""

_END_S = 10.0
"""How long the end of a call that was cancelled is waited for."""


class Reference:
    """A value that stays in a Ray cluster. A program can pass it on, and a tool that runs there gets the value itself.

    Made by `Ray`, for results that are annotated with `ByReference`.
    """

    __slots__ = ("_ref",)

    def __init__(self, ref: Any) -> None:
        self._ref = ref

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Reference cannot be sent: it is valid in this process only; pass the value, reference.get()")

    def get(self) -> Any:
        """Fetch the value from the cluster, to this process.

        Raises:
            Exception: What Ray raises, such as `ray.exceptions.ObjectLostError`.
        """
        import ray

        return ray.get(self._ref)


class ByReference:
    """Annotates a result or a parameter that stays in a Ray cluster.

    `def load(path: str) -> Annotated[Frame, ByReference()]` gives programs a `Reference`. A parameter that is annotated
    so takes a `Reference`, or the value.
    """

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """For pydantic: a `Reference`, or what the parameter takes."""
        from pydantic_core import core_schema

        return core_schema.union_schema([core_schema.is_instance_schema(Reference), handler(source)])


@named_options
class Ray:
    """An executor that makes the calls of sync tools on the nodes of a Ray cluster; needs the extra `ray`.

    If the program has called `ray.init`, that cluster is used. If not, the first call joins the cluster at `address`;
    no cluster is ever started. lightfc must be installed on the nodes. A call waits until the resources that it needs
    are free; that time does not count for its `timeout_s`. Its process is killed if its time is up or its run ends.

    Args:
        address: The address of the cluster. `"auto"`, the default, for the cluster of this machine, or the one that the
            environment variable `RAY_ADDRESS` names.
        options: The resources of every call, as `ray.remote` takes them, such as `{"num_cpus": 1}`; Ray's own defaults
            if empty.
        tools: More resources by name of the tool, such as `{"embed": {"num_gpus": 1}}`. Then only these tools are
            called in the cluster. None, the default, for all tools.
        context: Context variables whose values calls see too. Each must be a global variable of a module.
        max_bytes: How many bytes the result of a call may have, pickled, at least 1; 64 MiB by default. Results that
            stay in the cluster (`ByReference`) have no limit.

    Raises:
        ExecutorError: Ray is not installed.
        ToolDefinitionError: A context variable is not a global variable of a module.
        TypeError: An option has a wrong type.
        ValueError: `max_bytes` is below 1.
    """

    def __init__(
        self,
        address: str = "auto",
        *,
        options: Mapping[str, Any] = _NO_OPTIONS,
        tools: Mapping[str, Mapping[str, Any]] | None = None,
        context: Iterable[ContextVar[Any]] = (),
        max_bytes: int = MAX_BYTES,
    ) -> None:
        check_option("max_bytes", max_bytes, int, "a number of bytes", at_least=1)
        import_extra("ray", "Ray needs", "ray", ExecutorError)
        self._address = address
        self._options = dict(options)
        self._tools = None if tools is None else dict(tools)
        self._variables = list(map(parcels.home, context))
        self._max_bytes = max_bytes

    def refuses(self, tool: ToolSpec) -> str:
        """Give the reason why calls of a tool are not made here, as a clause; `""` if they are."""
        if self._tools is not None and tool.name not in self._tools:
            return "it is not among the tools of this executor"
        return parcels.unfit_place(tool)

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call on a node of the cluster; arguments are as for `Executor.call`.

        Raises:
            ExecutorError: There is no cluster at the address, or the call cannot be sent or its result brought back.
            WorkerDiedError: The worker ended in the call.
            BaseException: What the function raises.
        """
        import ray

        if not ray.is_initialized():
            await threads.in_thread(self._connect)
        items = _items(self._submit(tool, arguments))
        if tool.streams:
            return items
        async with contextlib.aclosing(items):
            async for last in items:
                return last.value
        return None

    def _connect(self) -> None:
        import ray

        with _CONNECTING:
            if ray.is_initialized():
                return
            try:
                _look(self._address)
                ray.init(address=self._address, log_to_driver=False)
            except Exception as error:
                raise ExecutorError(
                    f"there is no Ray cluster at {self._address!r} ({parcels.reason(error)}); start one with "
                    "`ray start --head`, or call ray.init() before the first call"
                ) from error

    def _submit(self, tool: ToolSpec, arguments: Arguments) -> Any:
        args, kwargs = arguments
        options = {**self._options, **(self._tools or {}).get(tool.name, {})}
        header = (tool.fn, bool(tool.streams), _stays(tool), parcels.capture_context(self._variables), self._max_bytes)
        remote = _remote().options(name=tool.name, max_retries=0, **options)
        try:
            return remote.remote(
                header, *map(_ray_argument, args), **{name: _ray_argument(each) for name, each in kwargs.items()}
            )
        except Exception as error:
            raise ExecutorError(f"the call cannot be sent to the cluster: {parcels.reason(error)}") from error


_ITEM, _RAISED, _VALUE, _STAYS, _NOTHING = "item", "raised", "value", "stays", "nothing"
"""What comes next of a call: something that it yields, raises or gives, this as it is or where it stays; or nothing."""


async def _items(started: Any) -> AsyncGenerator[Any, None]:
    """What a call yields, and at last its value as `Final`; None is none of a tool that streams.

    What comes of it comes in pairs of what it is and itself; first where the call is made.
    """
    import ray

    async def received() -> Any:
        return await (await anext(started))

    waits()
    is_over = False
    try:
        begins(await received())
        while (kind := await received()) == _ITEM:
            yield parcels.read_back(await received())
        is_over = True
        if kind == _NOTHING:
            return
        if kind == _RAISED:
            raise parcels.restored(await received())
        yield Final(Reference(await anext(started)) if kind == _STAYS else parcels.read_back(await received()))
    except asyncio.CancelledError:
        # Kill the call, and wait until the cluster says that it is gone.
        ray.cancel(started, force=True)
        with contextlib.suppress(TimeoutError, StopAsyncIteration, ray.exceptions.RayError):
            async with asyncio.timeout(_END_S):
                while True:
                    await received()
        raise
    except ray.exceptions.RayError as error:
        is_over = True
        raise _died(error) from error
    finally:
        if not is_over:
            ray.cancel(started, force=True)


def _look(address: str) -> None:
    """Look whether anybody answers at an address, which Ray itself tries for minutes."""
    named = re.fullmatch(r"(?:ray://)?([^/:]+):(\d+)", address)
    if named is not None:
        socket.create_connection((named[1], int(named[2])), _CONNECT_S).close()


def _died(error: BaseException) -> ExecutorError:
    import ray

    ended = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError)
    kind = WorkerDiedError if isinstance(error, ended) else ExecutorError
    message = str(error).strip().rpartition("\n")[2]  # the rest is a traceback of the cluster's own
    return kind(f"the cluster could not make the call: {type(error).__name__}: {message}")


def _ray_argument(value: Any) -> Any:
    """An argument as Ray takes it: a reference of its own for ours, behind which the function finds the value."""
    return value._ref if type(value) is Reference else value


def _stays(tool: ToolSpec) -> bool:
    try:
        hints = get_type_hints(tool.fn, include_extras=True)
    except Exception:  # noqa: BLE001 - annotations that mean nothing at run time say nothing of this either
        return False
    return any(isinstance(each, ByReference) for each in getattr(hints.get("return"), "__metadata__", ()))


@cache
def _remote() -> Any:
    import ray

    return ray.remote(num_returns="streaming")(_call)


def _call(header: Any, /, *args: Any, **kwargs: Any) -> Iterator[Any]:
    """Make a call, on a node: tell where, then pairs of what comes."""
    fn, streams, stays, around, max_bytes = header
    yield f"ray {platform.node()}, process {os.getpid()}"
    try:
        value = parcels.within(around, fn, args, kwargs)
        while streams:
            try:
                item = parcels.result(next(value), max_bytes)
            except StopIteration as end:
                value = end.value
                break
            yield _ITEM
            yield item
        if streams and value is None:
            last: tuple[Any, ...] = (_NOTHING,)
        else:
            last = (_STAYS, value) if stays else (_VALUE, parcels.result(value, max_bytes))
    except BaseException as error:  # noqa: BLE001 - whatever a tool raises is told, SystemExit too
        last = _RAISED, parcels.described(error, max_bytes)
    for each in last:  # noqa: UP028 - Ray sends to its generators, which a tuple does not take
        yield each
