"""The spans and metrics of agents' runs, taken from the exporters of the SDK."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from opentelemetry import metrics, trace
from opentelemetry.sdk.metrics import MeterProvider
from opentelemetry.sdk.metrics.export import InMemoryMetricReader
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from lightfc import FunctionTool, Message, Retry, ScriptedModel, ToolManager, Usage
from lightfc.agents import CodeAgent, FunctionCallAgent, ReWOOAgent
from lightfc.agents.run import AgentModelError, AgentWaitingError

SECRET = "hunter2"


@pytest.fixture
def exporter(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemorySpanExporter]:
    provider, exporter = TracerProvider(), InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    yield exporter
    provider.shutdown()


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemoryMetricReader]:
    reader = InMemoryMetricReader()
    provider = MeterProvider([reader])
    monkeypatch.setattr(metrics, "get_meter_provider", lambda: provider)
    yield reader
    provider.shutdown()


async def find(words: str) -> str:
    """Find."""
    return f"found {words}"


def fail(words: str) -> str:
    """Fail."""
    raise LookupError("gone")


def said(*answers: str) -> ScriptedModel:
    return ScriptedModel([Message("assistant", each, "stop", Usage(100, 7)) for each in answers])


def tree(exporter: InMemorySpanExporter) -> list[str]:
    """The names of the spans, each behind those that it is in."""
    spans = exporter.get_finished_spans()
    children: dict[int | None, list[ReadableSpan]] = {}
    for span in spans:
        children.setdefault(None if span.parent is None else span.parent.span_id, []).append(span)
    lines: list[str] = []

    def walk(parent: int | None, depth: int) -> None:
        for span in sorted(children.get(parent, ()), key=lambda each: each.start_time or 0):
            lines.append("  " * depth + span.name)
            assert span.context is not None
            walk(span.context.span_id, depth + 1)

    walk(None, 0)
    assert len(lines) == len(spans)
    return lines


def attributes(exporter: InMemorySpanExporter, name: str) -> list[dict[str, Any]]:
    return [dict(span.attributes or {}) for span in exporter.get_finished_spans() if span.name == name]


def test_a_run_of_an_agent_is_one_tree(exporter: InMemorySpanExporter) -> None:
    agent = FunctionCallAgent(said("[find('a'), fail('b')]", "[find('a', no=1), find('b')]", "Done."), [find, fail])
    agent.run("?")
    assert tree(exporter) == [
        "invoke_agent FunctionCallAgent",
        "  round 1",
        "    chat scripted",
        "    run program",
        "      execute_tool find",
        "      execute_tool fail",
        "  round 2",
        "    chat scripted",
        "    run program",  # which was refused
        "  round 3",
        "    chat scripted",
    ]
    assert attributes(exporter, "chat scripted")[0] == {
        "gen_ai.operation.name": "chat", "gen_ai.request.model": "scripted",
        "gen_ai.response.finish_reasons": ("stop",), "gen_ai.usage.input_tokens": 100, "gen_ai.usage.output_tokens": 7,
    }  # fmt: skip
    assert [each.get("error.type") for each in attributes(exporter, "run program")] == [
        "LookupError",
        "ExpressionError",
    ]
    (failed,) = (span for span in exporter.get_finished_spans() if span.name == "execute_tool fail")
    assert [event.name for event in failed.events] == ["exception"]
    assert (failed.events[0].attributes or {})["exception.type"] == "LookupError"


@pytest.mark.parametrize(
    ("kind", "answers"),
    [
        (CodeAgent, ["```python\nx = find('a')\n```", "```python\nfinal_answer(x)\n```"]),
        (ReWOOAgent, ["#E1 = find['a']\n#E2 = find[#E1]", "ok"]),
    ],
)
def test_all_spans_of_other_agents_are_in_one_tree(
    kind: type[FunctionCallAgent], answers: list[str], exporter: InMemorySpanExporter
) -> None:
    kind(said(*answers), [find]).run("?")
    lines = tree(exporter)
    assert [each for each in lines if not each.startswith(" ")] == [f"invoke_agent {kind.__name__}"]
    assert sum("chat" in each for each in lines) == len(answers)
    assert sum("execute_tool find" in each for each in lines) == len(answers) - (kind is CodeAgent)


def test_ids_of_calls_are_unique_over_runs(exporter: InMemorySpanExporter) -> None:
    manager = ToolManager([find])
    for _ in range(3):
        manager.execute("[find('a'), find('b')]")
    ids = [each["gen_ai.tool.call.id"] for each in attributes(exporter, "execute_tool find")]
    assert len(set(ids)) == 6


def test_attempts_are_events(exporter: InMemorySpanExporter) -> None:
    left = [OSError(SECRET)]

    def flaky() -> int:
        """Fail once."""
        if left:
            raise left.pop()
        return 1

    ToolManager([FunctionTool(flaky, retries=Retry(times=1, wait_s=0, jitter_s=0))]).execute("flaky()")
    (span,) = (span for span in exporter.get_finished_spans() if span.name == "execute_tool flaky")
    (event,) = span.events
    assert event.name == "lightfc.retry"
    assert dict(event.attributes or {})["error.type"] == "OSError"


@pytest.mark.parametrize("captured", [False, True])
def test_content_is_told_only_where_it_is_asked_for(
    captured: bool, exporter: InMemorySpanExporter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT", "span_only" if captured else "")
    FunctionCallAgent(said(f"find('{SECRET}')", SECRET), [find]).run(SECRET)
    told = json.dumps([span.to_json() for span in exporter.get_finished_spans()])
    assert (SECRET in told) is captured
    if captured:
        (call,) = attributes(exporter, "execute_tool find")
        assert call["gen_ai.tool.call.result"] == f"found {SECRET}"
        messages = json.loads(attributes(exporter, "chat scripted")[0]["gen_ai.output.messages"])
        assert messages == [{"role": "assistant", "parts": [{"type": "text", "content": f"find('{SECRET}')"}]}]


def test_a_run_that_waits_has_not_failed(exporter: InMemorySpanExporter) -> None:
    agent = FunctionCallAgent(said("find('a')"), [FunctionTool(find, needs_approval=True)])
    with pytest.raises(AgentWaitingError):
        agent.run("?")
    assert all(span.status.is_unset for span in exporter.get_finished_spans())
    assert attributes(exporter, "run program")[0]["lightfc.run.state"] == "waiting"
    assert attributes(exporter, "invoke_agent FunctionCallAgent")[0]["lightfc.run.state"] == "waiting"


def test_a_run_that_is_cancelled_ends_its_spans(exporter: InMemorySpanExporter) -> None:
    reached = asyncio.Event()

    async def hang() -> None:
        """Hang."""
        reached.set()
        await asyncio.Event().wait()

    async def main() -> None:
        task = asyncio.ensure_future(FunctionCallAgent(said("hang()"), [hang]).arun("?"))
        await reached.wait()
        task.cancel()
        await asyncio.wait([task])

    asyncio.run(main())
    assert [line.strip() for line in tree(exporter)] == [
        "invoke_agent FunctionCallAgent", "round 1", "chat scripted", "run program", "execute_tool hang",
    ]  # fmt: skip


def points(reader: InMemoryMetricReader) -> dict[str, list[tuple[dict[str, Any], Any]]]:
    data = reader.get_metrics_data()
    assert data is not None
    found: dict[str, list[tuple[dict[str, Any], Any]]] = {}
    for resource in data.resource_metrics:
        for scope in resource.scope_metrics:
            for metric in scope.metrics:
                for point in metric.data.data_points:
                    value = getattr(point, "value", None)
                    told = (dict(point.attributes or {}), getattr(point, "sum", value) if value is None else value)
                    found.setdefault(metric.name, []).append(told)
    return found


@pytest.mark.parametrize("traced", [False, True])
def test_metrics_of_a_run(traced: bool, reader: InMemoryMetricReader, request: pytest.FixtureRequest) -> None:
    if traced:
        request.getfixturevalue("exporter")
    agent = FunctionCallAgent(said("[find('a'), fail('b')]", "[find('a', no=1), find('b')]"), [find, fail])
    with pytest.raises(AgentModelError):
        agent.run("?")
    found = points(reader)
    calls = {told["gen_ai.tool.name"]: told.get("error.type") for told, _ in found["gen_ai.execute_tool.duration"]}
    assert calls == {"find": None, "fail": "LookupError"}
    tokens = {told["gen_ai.token.type"]: count for told, count in found["gen_ai.client.token.usage"]}
    assert tokens == {"input": 200, "output": 14}
    assert [told.get("error.type") for told, _ in found["gen_ai.invoke_agent.duration"]] == ["AgentModelError"]
    assert [count for _, count in found["gen_ai.invoke_agent.inference_calls"]] == [3]
    assert found["lightfc.refusals"] == [({"error.type": "ExpressionError"}, 1)]
    assert {told.get("error.type") for told, _ in found["gen_ai.client.operation.duration"]} == {None, "ModelError"}
