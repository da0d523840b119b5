import asyncio
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from examples.arithmetic import add, divide
from lightfc import FunctionTool, Retry, ToolManager
from lightfc.engine import tracing as telemetry


@pytest.fixture
def provider(monkeypatch: pytest.MonkeyPatch) -> TracerProvider:
    # A provider can be set once in a process, so the tests stand in for the one that is asked for.
    made = TracerProvider()
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: made)
    return made


@pytest.fixture
def exporter(provider: TracerProvider) -> Iterator[InMemorySpanExporter]:
    exporter = InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    yield exporter
    provider.shutdown()


def spans(exporter: InMemorySpanExporter) -> dict[str, ReadableSpan]:
    return {span.name: span for span in exporter.get_finished_spans()}


async def current() -> int:
    """Give the id of the span that this call is in."""
    await asyncio.sleep(0)
    return trace.get_current_span().get_span_context().span_id


def current_in_thread() -> int:
    """Give the id of the span that this call is in."""
    return trace.get_current_span().get_span_context().span_id


def test_each_call_is_a_span_by_the_conventions(exporter: InMemorySpanExporter) -> None:
    output = ToolManager([add, divide]).execute("add(divide(4, 2), 1)")
    assert output.output == 3
    found = spans(exporter)
    assert set(found) == {"run program", "execute_tool add", "execute_tool divide"}
    span, run = found["execute_tool add"], found["run program"]
    assert span.attributes is not None
    assert run.context is not None
    assert dict(span.attributes) == {
        "gen_ai.operation.name": "execute_tool",
        "gen_ai.tool.name": "add",
        "gen_ai.tool.type": "function",
        "gen_ai.tool.description": FunctionTool(add).definition.description,
        "gen_ai.tool.call.id": f"{run.context.span_id:016x}:{output.calls[1].id}",
        "lightfc.call.id": output.calls[1].id,
        "lightfc.tool.attempts": 1,
        "lightfc.tool.state": "finished",
    }
    assert span.status.is_unset


@pytest.mark.parametrize("fn", [current, current_in_thread])
@pytest.mark.parametrize("how", ["call", "acall"])
def test_a_call_that_the_host_makes_is_a_span_around_the_tool(
    exporter: InMemorySpanExporter, provider: TracerProvider, fn: Any, how: str
) -> None:
    made = FunctionTool(fn, name="current")
    with provider.get_tracer("host").start_as_current_span("around") as around:
        output = made.call() if how == "call" else asyncio.run(made.acall())
    span = spans(exporter)["execute_tool current"]
    assert span.context is not None
    assert span.parent is not None
    assert (output.output, span.parent.span_id) == (span.context.span_id, around.get_span_context().span_id)
    assert span.attributes is not None
    assert (span.attributes["lightfc.tool.state"], "gen_ai.tool.call.id" in span.attributes) == ("finished", False)


@pytest.mark.parametrize("timeout_s", [None, 30])
def test_a_call_of_the_host_that_fails_tells_its_error(exporter: InMemorySpanExporter, timeout_s: float | None) -> None:
    made = FunctionTool(divide, timeout_s=timeout_s)
    made.call(1, 0)
    made.call("x", 1)
    (span,) = exporter.get_finished_spans()  # what is refused before it begins is no span, as in a run
    assert span.attributes is not None
    assert span.attributes["error.type"] == "ZeroDivisionError"


def test_a_failed_call_tells_its_error(exporter: InMemorySpanExporter) -> None:
    ToolManager([divide]).execute("divide(1, 0)")
    span = spans(exporter)["execute_tool divide"]
    assert span.attributes is not None
    assert span.attributes["error.type"] == "ZeroDivisionError"
    assert span.status.description is not None
    assert span.status.description.startswith("divide raised ZeroDivisionError")


def test_a_tool_runs_inside_its_span_and_all_are_children_of_the_caller(
    exporter: InMemorySpanExporter, provider: TracerProvider
) -> None:
    manager = ToolManager([current, current_in_thread, FunctionTool(current_in_thread, name="inline", inline=True)])
    with provider.get_tracer("test").start_as_current_span("caller") as caller:
        output = asyncio.run(manager.aexecute("[current(), current_in_thread(), inline(), [current()][0]]"))
        assert trace.get_current_span() is caller
    *calls, run, _ = exporter.get_finished_spans()
    assert run.context is not None
    assert run.parent is not None
    assert run.parent.span_id == caller.get_span_context().span_id
    found = {span.attributes["lightfc.call.id"]: span for span in calls}  # type: ignore[index]
    for call in output.calls:
        span: Any = found[call.id]
        assert call.output == span.context.span_id
        assert span.parent.span_id == run.context.span_id


def test_calls_that_follow_from_one_another_are_not_inside_one_another(exporter: InMemorySpanExporter) -> None:
    async def pass_on(value: int) -> int:
        """Pass on."""
        return value

    ToolManager([current, pass_on]).execute("pass_on(pass_on(current()))")
    *calls, run = exporter.get_finished_spans()
    assert [span.parent for span in calls] == [run.context] * 3
    assert run.parent is None


def test_every_span_ends(exporter: InMemorySpanExporter) -> None:
    async def hang() -> None:
        """Hang."""
        await asyncio.Event().wait()

    output = ToolManager([hang, FunctionTool(add, inline=True)], timeout_s=0.05).execute("[hang(), add(1, 2)]")
    assert output.error is not None
    states = {
        span.name: dict(span.attributes or {}).get("lightfc.tool.state") for span in exporter.get_finished_spans()
    }
    assert states.pop("run program", "") is None
    assert states == {"execute_tool hang": "cancelled", "execute_tool add": "finished"}


def test_nothing_is_traced_where_nobody_looks() -> None:
    assert telemetry.tracing() is None


def test_import_is_light() -> None:
    code = (
        "import sys, lightfc\n"
        "from lightfc import ToolManager\n"
        "ToolManager([lambda: 1] and []).execute('1 + 1')\n"
        "print([m for m in ('sqlite3', 'opentelemetry', 'rich', 'openai') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_attempts_are_logged_without_arguments(caplog: pytest.LogCaptureFixture) -> None:
    left = [1]

    def flaky(secret: str) -> int:
        """Fail once."""
        left[0] -= 1
        if left[0] >= 0:
            raise ValueError(secret)
        return 1

    with caplog.at_level(logging.INFO, "lightfc"):
        FunctionTool(flaky, retries=Retry(times=1, wait_s=0, jitter_s=0)).call("hidden")
    assert [record.message for record in caplog.records] == ["flaky: attempt 1 raised ValueError; again in 0.00 s"]
