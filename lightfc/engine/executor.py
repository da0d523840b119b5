"""Where the call of a tool is made: the protocol of an executor, and `Local`, which is this process.

An executor makes a call and nothing more. Records, bounds on time and number, retries, approvals, the journal, events
and spans are the engine's, and the same for every executor: to the engine a call elsewhere is a task that awaits
`Executor.call`, and that it cancels when the time is up or the run ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from lightfc.core.definitions import Arguments
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.records import FunctionOutput
from lightfc.engine import threads
from lightfc.engine.streams import exhaust, from_thread
from lightfc.engine.tool_spec import Executor, ToolSpec, check_options, is_awaitable


class Local:
    """The executor that is used by default: this process, with async tools in the event loop and sync ones in threads.

    Name it for a tool that a manager's other executor must not take.

    Examples:
        >>> from lightfc import FunctionTool, ToolManager
        >>> from lightfc.executors import Local
        >>> ToolManager([FunctionTool(abs, name="size", executor=Local())]).execute("size(-2)").output
        2
    """

    def refuses(self, tool: ToolSpec) -> str:
        """Give `""`: it makes the calls of every tool."""
        return ""

    def where(self, tool: ToolSpec) -> str:
        """Give where calls of a tool are made: `"event loop"` or `"thread"`."""
        return "event loop" if tool.is_async else "thread"

    async def call(self, tool: ToolSpec, arguments: Arguments, *, call_id: str, run_id: str) -> Any:
        """Make one attempt of a call; arguments are as for `Executor.call`.

        A sync function that is cancelled is abandoned: a thread cannot be stopped.

        Raises:
            BaseException: What the function raises.
        """
        args, kwargs = arguments
        if tool.streams == "async":
            return tool.fn(*args, **kwargs)
        if tool.streams:
            return from_thread(partial(exhaust, tool.fn, args, kwargs))
        if tool.is_async:
            return await tool.fn(*args, **kwargs)
        value = await threads.in_thread(tool.fn, *args, **kwargs)
        return await value if is_awaitable(value) else value


LOCAL = Local()


def may_still_run(record: FunctionOutput) -> bool:
    """Whether a call that was given up goes on: it was made in a thread, which cannot be stopped."""
    return record.executor.endswith("thread")


def assign(tools: Iterable[ToolSpec], executor: Executor | Mapping[str, Executor] | None) -> Mapping[int, Executor]:
    """Which executor makes the calls of which tool, by the `id` of its signature; those of the others are made here."""
    by_name = executor if isinstance(executor, Mapping) else {}
    for_all = None if isinstance(executor, Mapping) else executor
    for each in (for_all, *by_name.values()):
        check_options("ToolManager", {"executor": each})
    tools = list(tools)
    unknown = by_name.keys() - {tool.name for tool in tools}
    if unknown:
        raise ToolDefinitionError(f"executor names {', '.join(sorted(unknown))}, which is not a tool")
    found = {id(tool.signature): _executor_of(tool, by_name.get(tool.name), for_all) for tool in tools}
    return {key: each for key, each in found.items() if each is not None and type(each) is not Local}


def _executor_of(tool: ToolSpec, named: Executor | None, for_all: Executor | None) -> Executor | None:
    own = named if tool.executor is None else tool.executor
    if own is None:
        return None if for_all is None or _refusal(for_all, tool) else for_all
    why = _refusal(own, tool)
    if why:
        raise ToolDefinitionError(f"{tool.name} cannot be called by {type(own).__name__}: {why}")
    return own


def _refusal(executor: Executor, tool: ToolSpec) -> str:
    if type(executor) is Local:
        return ""
    if tool.inline:
        return "it is inline, so it is called in the process that evaluates; make it with inline=False"
    refuses: Callable[[ToolSpec], str] | None = getattr(executor, "refuses", None)
    return "" if refuses is None else refuses(tool)
