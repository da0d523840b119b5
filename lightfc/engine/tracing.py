"""Spans of tool calls, by OpenTelemetry's semantic conventions for generative AI.

Nothing is imported and nothing is measured unless the program has set a tracer provider. The names below follow
https://opentelemetry.io/docs/specs/semconv/gen-ai/gen-ai-spans/ ("Execute tool span"), and stand nowhere else.
"""

import sys
from collections.abc import Callable
from contextvars import Context
from typing import Any

from lightfc.core.records import FunctionOutput
from lightfc.engine.tool_spec import ToolSpec

__all__ = ["TRACE_API", "Tracing", "tracing"]

SCOPE = "lightfc"
OPERATION_NAME = "gen_ai.operation.name"
EXECUTE_TOOL = "execute_tool"
TOOL_NAME = "gen_ai.tool.name"
TOOL_TYPE = "gen_ai.tool.type"
TOOL_DESCRIPTION = "gen_ai.tool.description"
TOOL_CALL_ID = "gen_ai.tool.call.id"
ERROR_TYPE = "error.type"
ATTEMPTS = "lightfc.tool.attempts"
STATE = "lightfc.tool.state"

TRACE_API = "opentelemetry.trace"
"""The module that a program has imported if it has set a tracer provider."""


def tracing() -> "Tracing | None":
    """What makes the spans of a run; None where nobody would see them."""
    api: Any = sys.modules.get(TRACE_API)
    if api is None:
        return None
    provider = api.get_tracer_provider()
    unset = isinstance(provider, api.ProxyTracerProvider | api.NoOpTracerProvider)
    return None if unset else Tracing(provider.get_tracer(SCOPE))


class Tracing:
    """The spans of the calls of one run."""

    def __init__(self, tracer: Any) -> None:
        self._tracer = tracer
        self._spans: dict[FunctionOutput, Any] = {}

    def inside(self, around: Context, tool: ToolSpec, record: FunctionOutput, step: Callable[[], Any]) -> Any:
        """Take a step of a call inside its span, which begins now; its parent is the current span of `around`."""
        from opentelemetry import context as current
        from opentelemetry import trace

        attributes = {
            OPERATION_NAME: EXECUTE_TOOL,
            TOOL_NAME: tool.name,
            TOOL_TYPE: "function",
        }
        if record.id:  # one that the host itself makes has none
            attributes[TOOL_CALL_ID] = record.id
        description = tool.definition.description
        if description:
            attributes[TOOL_DESCRIPTION] = description
        context = around.copy()
        span = context.run(self._tracer.start_span, f"{EXECUTE_TOOL} {tool.name}", attributes=attributes)
        context.run(lambda: current.attach(trace.set_span_in_context(span)))
        self._spans[record] = span
        return context.run(step)

    def end(self, record: FunctionOutput) -> None:
        """End the span of a call that has a value or a failure, if one has begun."""
        from opentelemetry.trace import Status, StatusCode

        span = self._spans.pop(record, None)
        if span is None:
            return
        span.set_attribute(ATTEMPTS, record.attempts)
        span.set_attribute(STATE, record.state)
        if record.error is not None:
            span.set_attribute(ERROR_TYPE, record.error.type)
            span.set_status(Status(StatusCode.ERROR, record.error.message))
        span.end()
