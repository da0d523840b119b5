"""Spans and metrics of runs, by OpenTelemetry's semantic conventions for generative AI.

One run of an agent is a tree: the agent, its rounds, in each the chat with the model and the run of its program, and in
that the calls of tools. A program that the host runs itself begins with its run, a tool that it calls with the call.
Nothing is imported and nothing is measured unless the program has set a provider. What models and tools have said is
not among the attributes unless the environment asks for it, as for other instrumentations of the conventions:
`OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=span_only`. What a tool raised is told with its message.

The names follow https://github.com/open-telemetry/semantic-conventions-genai/tree/main/docs/gen-ai, and stand nowhere
else; those that it does not have begin with `lightfc.`.
"""

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextvars import Context
from functools import cache
from time import perf_counter
from typing import Any

from lightfc.core.errors import LightfcError
from lightfc.core.messages import Message
from lightfc.core.records import FunctionOutput, was_refused
from lightfc.core.values import rendered
from lightfc.engine.tool_spec import ToolSpec

SCOPE = "lightfc"
OPERATION_NAME = "gen_ai.operation.name"
INVOKE_AGENT, CHAT, EXECUTE_TOOL = "invoke_agent", "chat", "execute_tool"
AGENT_NAME, CONVERSATION_ID = "gen_ai.agent.name", "gen_ai.conversation.id"
REQUEST_MODEL, FINISH_REASONS = "gen_ai.request.model", "gen_ai.response.finish_reasons"
INPUT_TOKENS, OUTPUT_TOKENS = "gen_ai.usage.input_tokens", "gen_ai.usage.output_tokens"
INPUT_MESSAGES, OUTPUT_MESSAGES = "gen_ai.input.messages", "gen_ai.output.messages"
TOOL_NAME, TOOL_TYPE = "gen_ai.tool.name", "gen_ai.tool.type"
TOOL_DESCRIPTION, TOOL_CALL_ID = "gen_ai.tool.description", "gen_ai.tool.call.id"
TOOL_ARGUMENTS, TOOL_RESULT = "gen_ai.tool.call.arguments", "gen_ai.tool.call.result"
ERROR_TYPE = "error.type"
TOKEN_TYPE = "gen_ai.token.type"  # noqa: S105 - the name of an attribute
ATTEMPTS, STATE = "lightfc.tool.attempts", "lightfc.tool.state"
CALL_ID, RUN_ID, RUN_STATE = "lightfc.call.id", "lightfc.run.id", "lightfc.run.state"
CALLS, ROUND, PART = "lightfc.run.calls", "lightfc.round", "lightfc.agent.part"
PROGRAM = "lightfc.program"

TRACE_API = "opentelemetry.trace"
"""The module that a program has imported if it has set a tracer provider; so it has with a meter provider."""

_METRICS_API = "opentelemetry.metrics"
_CAPTURE = "OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT"
_MAX_CONTENT = 10_000
_SECONDS = (0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92)
_TOKENS = tuple(4**power for power in range(14))
_INSTRUMENTS: Mapping[str, tuple[str, tuple[float, ...]]] = {
    "gen_ai.execute_tool.duration": ("s", _SECONDS),
    "gen_ai.client.operation.duration": ("s", _SECONDS),
    "gen_ai.client.token.usage": ("{token}", _TOKENS),
    "gen_ai.invoke_agent.duration": ("s", _SECONDS),
    "gen_ai.invoke_agent.inference_calls": ("{call}", _TOKENS),
    "gen_ai.invoke_agent.tool_calls": ("{call}", _TOKENS),
    "lightfc.run.duration": ("s", _SECONDS),
    "lightfc.refusals": ("{program}", ()),  # a counter: programs that were refused before anything ran
}


def captures_content() -> bool:
    """Whether what models and tools have said may be told."""
    return os.environ.get(_CAPTURE, "").lower() in ("true", "span_only", "span_and_event")


class _Metrics:
    """The instruments of one meter provider."""

    def __init__(self, provider: Any) -> None:
        self._meter = provider.get_meter(SCOPE)
        self._made: dict[str, Callable[[float, Mapping[str, Any]], None]] = {}

    def record(self, name: str, value: float, attributes: Mapping[str, Any]) -> None:
        if name not in self._made:
            unit, bounds = _INSTRUMENTS[name]
            self._made[name] = (
                self._meter.create_histogram(name, unit=unit, explicit_bucket_boundaries_advisory=list(bounds)).record
                if bounds
                else self._meter.create_counter(name, unit=unit).add
            )
        self._made[name](value, attributes)


_metrics_of = cache(_Metrics)


def tracing() -> "Tracing | None":
    """What tells of runs; None where nobody would see it."""
    api: Any = sys.modules.get(TRACE_API)
    if api is None:
        return None
    tracers = api.get_tracer_provider()
    traced = not isinstance(tracers, api.ProxyTracerProvider | api.NoOpTracerProvider)
    metrics_api: Any = sys.modules.get(_METRICS_API)
    metrics = None
    if metrics_api is not None:
        meters = metrics_api.get_meter_provider()
        # The default one has no public name: it is what is there before one is set.
        if not isinstance(meters, metrics_api.NoOpMeterProvider) and "Proxy" not in type(meters).__name__:
            metrics = _metrics_of(meters)
    if not traced and metrics is None:
        return None
    tracer = tracers.get_tracer(SCOPE) if traced else api.NoOpTracer()
    return Tracing(tracer, metrics)


class Tracing:
    """What is told of one run of a program, or of a call that the host makes itself; `metrics` takes measurements."""

    def __init__(self, tracer: Any, metrics: _Metrics | None) -> None:
        self.tracer = tracer
        self.metrics = metrics
        self._spans: dict[FunctionOutput, Any] = {}
        self._run: Any = None
        self._started_s = 0.0

    def measure(self, name: str, value: float, attributes: Mapping[str, Any]) -> None:
        """Record a measurement, if anybody takes some."""
        if self.metrics is not None:
            self.metrics.record(name, value, attributes)

    def begin(self) -> None:
        """Take note that a program runs from now on: its calls are inside of it."""
        self._started_s = perf_counter()
        self._run = self.tracer.start_span("run program")

    def end_run(self, output: FunctionOutput | None, error: BaseException | None = None) -> None:
        """Take note that the program is at its end: what its record tells, or what has ended it from outside."""
        run, self._run = self._run, None
        if run is None:
            return
        state, error_type, message = _end_of(output, error)
        run.set_attribute(RUN_STATE, state)
        if output is not None:
            run.set_attribute(CALLS, len(output.calls))
            if output.run_id:
                run.set_attribute(RUN_ID, output.run_id)
            if captures_content():
                run.set_attribute(PROGRAM, output.source[:_MAX_CONTENT])
        failed = {ERROR_TYPE: error_type} if error_type else {}
        if error_type:
            _set_error(run, error_type, message)
        run.end()
        self.measure("lightfc.run.duration", perf_counter() - self._started_s, {RUN_STATE: state, **failed})
        if output is not None and was_refused(output):
            self.measure("lightfc.refusals", 1, failed)

    def inside(self, around: Context, tool: ToolSpec, record: FunctionOutput, step: Callable[[], Any]) -> Any:
        """Take a step of a call inside its span, which begins now; its parent is the run, or what is around it."""
        from opentelemetry import context as current, trace

        attributes = {OPERATION_NAME: EXECUTE_TOOL, TOOL_NAME: tool.name, TOOL_TYPE: "function"}
        if record.id:  # one that the host itself makes has none
            run = "" if self._run is None else f"{self._run.get_span_context().span_id:016x}:"
            attributes |= {TOOL_CALL_ID: f"{run}{record.id}", CALL_ID: record.id}
        description = tool.definition.description
        if description:
            attributes[TOOL_DESCRIPTION] = description
        if captures_content() and record.parsed_input is not None:
            passed = dict(record.parsed_input.kwargs) or list(record.parsed_input.args)
            attributes[TOOL_ARGUMENTS] = rendered(passed, _MAX_CONTENT)[0]
        context = around.copy()
        if self._run is not None:
            context.run(lambda: current.attach(trace.set_span_in_context(self._run)))
        span = context.run(self.tracer.start_span, f"{EXECUTE_TOOL} {tool.name}", attributes=attributes)
        context.run(lambda: current.attach(trace.set_span_in_context(span)))
        self._spans[record] = span
        return context.run(step)

    def note_retry(self, record: FunctionOutput) -> None:
        """Take note that a call is made again."""
        span = self._spans.get(record)
        if span is not None:
            failed = record.failed_attempts[-1]
            span.add_event(
                "lightfc.retry",
                {ERROR_TYPE: failed.type, "lightfc.retry.wait_s": failed.wait_s, ATTEMPTS: record.attempts},
            )

    def end(self, record: FunctionOutput) -> None:
        """End the span of a call that has a value or a failure, if one has begun."""
        span = self._spans.pop(record, None)
        if span is None:
            return
        span.set_attribute(ATTEMPTS, record.attempts)
        span.set_attribute(STATE, record.state)
        attributes = {OPERATION_NAME: EXECUTE_TOOL, TOOL_NAME: record.name or ""}
        if record.error is not None:
            attributes[ERROR_TYPE] = record.error.type
            if record.error.exception is not None:
                with contextlib.suppress(Exception):  # whatever it does where it is written
                    span.record_exception(record.error.exception)
            _set_error(span, record.error.type, record.error.message)
        elif captures_content():
            span.set_attribute(TOOL_RESULT, rendered(record.output, _MAX_CONTENT)[0])
        span.end()
        self.measure("gen_ai.execute_tool.duration", record.duration_s, attributes)


def trace_refusal(output: FunctionOutput) -> None:
    """Take note of a program that was refused before anything ran."""
    made = tracing()
    if made is not None:
        made.begin()
        made.end_run(output)


def _end_of(output: FunctionOutput | None, error: BaseException | None) -> tuple[str, str, str]:
    """How a program has ended: its state, and the type and message of its error."""
    if output is None:
        return "cancelled", type(error).__name__ if error is not None else "", ""
    if output.error is None:
        return output.state, "", ""
    if output.error.kind == "approval":
        return "waiting", "", ""
    return output.state, output.error.type, output.error.message


def _set_error(span: Any, error_type: str, message: str) -> None:
    from opentelemetry.trace import Status, StatusCode

    span.set_attribute(ERROR_TYPE, error_type)
    span.set_status(Status(StatusCode.ERROR, message or error_type))


# What an agent does around its programs.


@contextlib.contextmanager
def _span(made: Tracing | None, name: str, attributes: Mapping[str, Any], kind: str = "INTERNAL") -> Iterator[Any]:
    """A span in which what follows happens, if anybody sees it; an exception ends it as failed."""
    if made is None:
        yield None
        return
    from opentelemetry import trace

    with made.tracer.start_as_current_span(
        name, kind=trace.SpanKind[kind], attributes=attributes, record_exception=False, set_status_on_exception=False
    ) as span:
        try:
            yield span
        except BaseException as error:
            if isinstance(error, LightfcError) and error._is_pause:
                span.set_attribute(RUN_STATE, "waiting")
            else:
                span.record_exception(error)
                _set_error(span, type(error).__name__, str(error))
            raise


@contextlib.contextmanager
def agent_span(agent: str, run_id: str | None, used: Callable[[], tuple[int, int]]) -> Iterator[None]:
    """The run of an agent; `used` gives, at the end, how often models were asked and how many calls were made."""
    made = tracing()
    attributes = {OPERATION_NAME: INVOKE_AGENT, AGENT_NAME: agent}
    conversation = {} if run_id is None else {CONVERSATION_ID: run_id}
    try:
        with (
            _measure(made, "gen_ai.invoke_agent.duration", attributes),
            _span(made, f"{INVOKE_AGENT} {agent}", attributes | conversation),
        ):
            yield
    finally:
        if made is not None:
            requests, calls = used()
            made.measure("gen_ai.invoke_agent.inference_calls", requests, attributes)
            made.measure("gen_ai.invoke_agent.tool_calls", calls, attributes)


def round_span(number: int, part: str) -> contextlib.AbstractContextManager[Any]:
    """A round of an agent: a question to a model, and what is done with its answer."""
    return _span(tracing(), f"round {number}", {ROUND: number, **({PART: part} if part else {})})


@contextlib.contextmanager
def chat_span(model: str, messages: Sequence[Message]) -> Iterator[Callable[[Message], None]]:
    """A question to a model; gives what is to be told of its answer."""
    made = tracing()
    if made is None:
        yield lambda _: None
        return
    common = {OPERATION_NAME: CHAT, REQUEST_MODEL: model}
    attributes = dict(common)
    if captures_content():
        attributes[INPUT_MESSAGES] = _messages(messages)
    with (
        _measure(made, "gen_ai.client.operation.duration", common),
        _span(made, f"{CHAT} {model}", attributes, "CLIENT") as span,
    ):
        yield lambda answer: _set_answer(made, span, common, answer)


@contextlib.contextmanager
def _measure(made: Tracing | None, metric: str, attributes: Mapping[str, Any]) -> Iterator[None]:
    """Record how long a block takes, and what it raises."""
    started_s, failed = perf_counter(), {}
    try:
        yield
    except BaseException as error:
        failed = {ERROR_TYPE: type(error).__name__}
        raise
    finally:
        if made is not None:
            made.measure(metric, perf_counter() - started_s, {**attributes, **failed})


def _set_answer(made: Tracing, span: Any, common: Mapping[str, Any], answer: Message) -> None:
    if answer.finish_reason:
        span.set_attribute(FINISH_REASONS, [answer.finish_reason])
    if answer.usage is not None:
        tokens = {"input": answer.usage.prompt_tokens, "output": answer.usage.completion_tokens}
        span.set_attributes({INPUT_TOKENS: tokens["input"], OUTPUT_TOKENS: tokens["output"]})
        for kind, count in tokens.items():
            made.measure("gen_ai.client.token.usage", count, {**common, TOKEN_TYPE: kind})
    if captures_content():
        span.set_attribute(OUTPUT_MESSAGES, _messages([answer]))


def _messages(messages: Sequence[Message]) -> str:
    """Messages as the conventions write them: a role and parts each."""
    written = []
    for each in messages:
        parts: list[dict[str, Any]] = [{"type": "text", "content": each.content[:_MAX_CONTENT]}]
        parts += [{"type": "tool_call", "id": call.id, "name": call.name, "arguments": call.arguments}
                  for call in each.tool_calls]  # fmt: skip
        written.append({"role": each.role, "parts": parts})
    return json.dumps(written)
