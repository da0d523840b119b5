"""A tool called by the host itself, with no program around it: validated, recorded and traced like any other."""

import ast
import asyncio
from collections.abc import Mapping
from typing import Any

from lightfc.core.records import FunctionOutput
from lightfc.engine.blocking import run_blocking
from lightfc.engine.execution import Execution
from lightfc.engine.executor import assign
from lightfc.engine.tool_spec import ToolSpec
from lightfc_sandbox.engine import CallSite, Pending

_DIRECTLY = CallSite(ast.Pass(), None, 0)
"""The site of a call that stands in no program."""


def call_tool(tool: ToolSpec, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> FunctionOutput:
    if tool.needs_loop or tool.executor is not None:
        return run_blocking(acall_tool, tool, args, kwargs)
    execution = Execution(None, None, 1)
    execution.call(_DIRECTLY, (), tool, list(args), dict(kwargs))
    return execution.records[0]


async def acall_tool(tool: ToolSpec, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> FunctionOutput:
    execution = Execution(None, asyncio.get_running_loop(), 1)
    if tool.executor is not None:
        execution.executors = assign([tool], None)
    try:
        outcome = execution.call(_DIRECTLY, (), tool, list(args), dict(kwargs))
        if type(outcome) is Pending:
            await execution.wait_for(outcome)
    finally:
        await execution.close()
    return execution.records[0]
