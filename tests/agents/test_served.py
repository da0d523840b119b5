"""Whole runs through llama.cpp's own server on 127.0.0.1, streamed, in several rounds, with errors and their repair."""

import asyncio
from typing import Any

import pytest

from lightfc.agents import (
    Agent,
    AgentEvent,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    ReWOOAgent,
)
from lightfc.errors import RetriesExhaustedError
from lightfc.models import OpenAIModel
from tests.agents.tools import add, get_current_weather, multiply, wikipedia

WEATHER = "The current weather in Tokyo is 10 degrees, and in Paris 22."
RUNS: dict[str, tuple[type[Agent], list[Any], str, Any, int, int]] = {
    "function call agent": (FunctionCallAgent, [get_current_weather], "What's the weather like?", WEATHER, 3, 2),
    "ReAct": (
        ReactAgent, [multiply, add], "What is 20+(2*4), thinking aloud?",
        "Answer: The result of 20+(2*4) is 28.", 3, 2,
    ),
    "code": (CodeAgent, [multiply, add], "What is 20+(2*4), in programs?", 28, 2, 3),
    "ReWOO": (ReWOOAgent, [wikipedia], "Which cognac house?", "\nHennessy ", 2, 2),
}  # fmt: skip


def run(agent: type[Agent], tools: list[Any], question: str, url: str, **options: Any) -> tuple[Any, list[AgentEvent]]:
    async def collected() -> tuple[Any, list[AgentEvent]]:
        events: list[AgentEvent] = []
        async with OpenAIModel("scripted", base_url=url) as model:
            made = await agent(model, tools, **options).arun(question, on_event=events.append)
        return made, events

    return asyncio.run(collected())


@pytest.mark.parametrize("name", RUNS)
def test_a_whole_run(agent_url: str, name: str) -> None:
    kind, tools, question, answer, requests, calls = RUNS[name]
    made, events = run(kind, tools, question, agent_url)
    assert (made.answer, made.requests) == (answer, requests)
    assert len([call for call in made.calls if call.state == "finished"]) == calls
    assert sum(event.kind == "delta" for event in events) > 10
    assert made.usage["scripted"].completion_tokens > 20


def test_plan_and_solve(agent_url: str) -> None:
    made, events = run(PlanAndSolveAgent, [multiply, add], "What is 20+(2*4), by a plan?", agent_url)
    assert made.answer == "The final answer is 28."
    assert {event.part for event in events} >= {"planner", "step 1", "step 2", "answer"}


def test_a_repair_is_part_of_the_history(agent_url: str) -> None:
    made, _ = run(FunctionCallAgent, [get_current_weather], "What's the weather like?", agent_url)
    roles = [message.role for message in made.messages]
    assert roles == ["user", "assistant", "user", "assistant", "user", "assistant"]
    assert made.outputs[0].error is not None
    assert "expected Literal['fahrenheit', 'celsius'], got 'kelvin'" in made.messages[2].content


def test_one_round(agent_url: str) -> None:
    made, _ = run(FunctionCall, [get_current_weather], "What's the weather like?", agent_url)
    assert made.answer["tool_calls_results"] == ()
    made, _ = run(FunctionCall, [add], "Count for ever", agent_url)
    assert made.answer["tool_calls_results"] == ("2",)
    made, _ = run(FunctionCall, [add], "What else?", agent_url)
    assert made.answer == "I do not know."


def test_a_run_without_end_is_ended(agent_url: str) -> None:
    with pytest.raises(RetriesExhaustedError, match="After retrying 5 times") as caught:
        run(FunctionCallAgent, [add], "Count for ever", agent_url)
    assert caught.value.run.requests == 5
