"""A tool called by the host itself, with no text around it: validated, recorded and traced as the call of a text."""

import ast
import asyncio
import contextvars
import sys
from collections.abc import Mapping
from typing import Any

from lightfc.core.records import FunctionOutput
from lightfc.engine.executor import Execution, _Call, run_blocking, settled
from lightfc.engine.tool_spec import ToolSpec
from lightfc.engine.tracing import TRACE_API, Tracing, tracing
from lightfc_sandbox.engine import CallSite, Pending

__all__ = ["acall_tool", "call_tool"]

_DIRECTLY = CallSite(ast.Pass(), None, 0)
"""The site of a call that stands in no text."""


class _Traced(Execution):
    """One call as a span, a child of that around it."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None, spans: Tracing) -> None:
        super().__init__(None, loop, 1)
        self._spans = spans
        self._span: Any = None

    def _inside(self, tool: ToolSpec, record: FunctionOutput) -> contextvars.Context:
        """A context that is inside the call's span, which begins now."""
        context = contextvars.copy_context()
        self._span = self._spans.start(tool, record, context)
        return context

    def _call_here(self, tool: ToolSpec, args: tuple[Any, ...], kwargs: dict[str, Any], record: FunctionOutput) -> Any:
        context = self._inside(tool, record)
        try:
            return context.run(super()._call_here, tool, args, kwargs, record)
        finally:
            self._spans.end(self._span, record)

    def _start(self, call: _Call) -> Any:
        return self._inside(call.tool, call.record).run(super()._start, call)

    async def close(self) -> None:
        """See `Execution.close`."""
        await super().close()
        if self._span is not None:
            self._spans.end(self._span, self.records[0])


def _execution(loop: asyncio.AbstractEventLoop | None) -> Execution:
    # Where nothing has imported OpenTelemetry, nobody sees spans, and a call pays for one look only.
    spans = tracing() if TRACE_API in sys.modules else None
    return Execution(None, loop, 1) if spans is None else _Traced(loop, spans)


def call_tool(tool: ToolSpec, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> FunctionOutput:
    """Call one tool and record it; see `FunctionTool.call`."""
    if tool.needs_loop:
        record: FunctionOutput = run_blocking(acall_tool, tool, args, kwargs)
        return record
    execution = _execution(None)
    execution.call(_DIRECTLY, (), tool, list(args), dict(kwargs))
    return execution.records[0]


async def acall_tool(tool: ToolSpec, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> FunctionOutput:
    """Call one tool and record it; see `FunctionTool.acall`."""
    execution = _execution(asyncio.get_running_loop())
    try:
        outcome = execution.call(_DIRECTLY, (), tool, list(args), dict(kwargs))
        if type(outcome) is Pending:
            await settled(outcome)
    finally:
        await execution.close()
    return execution.records[0]
