"""The spans of one run of an agent, printed as a tree; needs opentelemetry-sdk, no key and no network.

Any program that sets a tracer provider gets these spans, without a word to lightfc: the agent, its rounds, the chat
with the model, the run of its program, the calls of tools. What was said is not among them unless the environment
variable OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT asks for it.

python -m examples.observing.span_tree
    published 4 lines
    invoke_agent CodeAgent  … ms
      round 1  … ms
        chat scripted  … ms, 40 tokens
        run program  … ms
          execute_tool search  … ms
          execute_tool read  … ms
          execute_tool read  … ms, lightfc.retry
          execute_tool read  … ms
          execute_tool summarize  … ms
          execute_tool summarize  … ms
          execute_tool summarize  … ms
      round 2  … ms
        chat scripted  … ms, 40 tokens
        run program  … ms
          execute_tool write_report  … ms
          execute_tool publish  … ms
          execute_tool final_answer  … ms
"""

from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from examples.agents.research_team import tools
from lightfc import Approve, Message, ScriptedModel, ToolManager, Usage
from lightfc.agents import CodeAgent

ANSWERS = [
    "```python\nnotes = [summarize(read(hit)) for hit in search('solar power')]\n```",
    "```python\nfinal_answer(publish(write_report('solar power', notes)))\n```",
]


def _shown(spans: tuple[ReadableSpan, ...]) -> list[str]:
    """The names of spans, each indented below the one that it is in."""
    inside: dict[int | None, list[ReadableSpan]] = {}
    for span in spans:
        inside.setdefault(span.parent.span_id if span.parent else None, []).append(span)

    def lines(parent: int | None, depth: int) -> list[str]:
        found = []
        for span in sorted(inside.get(parent, []), key=lambda each: each.start_time or 0):
            took_ms = ((span.end_time or 0) - (span.start_time or 0)) / 1e6
            told = span.attributes or {}
            more = f", {told['gen_ai.usage.output_tokens']} tokens" if "gen_ai.usage.output_tokens" in told else ""
            events = "".join(f", {event.name}" for event in span.events)
            found.append(f"{'  ' * depth}{span.name}  {took_ms:.0f} ms{more}{events}")
            found += lines(span.context.span_id if span.context else None, depth + 1)
        return found

    return lines(None, 0)


if __name__ == "__main__":
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    trace.set_tracer_provider(provider)
    manager = ToolManager(
        tools, policy="programs", approve=lambda requests: {request.id: Approve() for request in requests}
    )
    model = ScriptedModel([Message("assistant", each, usage=Usage(400, 40)) for each in ANSWERS])
    print(CodeAgent(model, manager).run("Write about solar power").answer)
    print("\n".join(_shown(exporter.get_finished_spans())))
