"""Whole runs through llama.cpp's own server on 127.0.0.1, streamed, in several rounds, with errors and their repair."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from lightfc import FunctionTool
from lightfc.agents import (
    Agent,
    AgentEvent,
    AgentRun,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    ReWOOAgent,
)
from lightfc.agents.run import RetriesExhaustedError
from lightfc.models import OpenAIModel
from tests.agents.tools import add, divide, get_current_weather, multiply, wikipedia
from tests.support.llama_server import llama_server
from tests.support.scripted_gguf import write_scripted_gguf

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
    with pytest.raises(RetriesExhaustedError, match="used up max_rounds=5") as caught:
        run(FunctionCallAgent, [add], "Count for ever", agent_url)
    assert caught.value.run.requests == 5


# Through the tools API.

NATIVE = {
    "both": (
        '<tool_call>\n{"name": "add", "arguments": {"a": 1, "b": 2}}\n</tool_call>\n'
        '<tool_call>\n{"name": "math-multiply", "arguments": {"a": 3, "b": 4}}\n</tool_call>'
    ),
    "ZeroDivisionError": "It cannot be divided.",
    "by zero": '<tool_call>\n{"name": "divide", "arguments": {"a": 1, "b": 0}}\n</tool_call>',
    "12": "It is 3 and 12.",
}


@pytest.fixture(scope="module")
def native_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path = tmp_path_factory.mktemp("model") / "native.gguf"
    with llama_server(write_scripted_gguf(path, NATIVE, "I do not know.", tools=True)) as base_url:
        yield base_url


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize(
    ("question", "answer", "results"),
    [
        ("both?", "It is 3 and 12.", ["3", "12"]),
        ("1 by zero?", "It cannot be divided.", ["divide raised ZeroDivisionError: float division by zero"]),
        ("else?", "I do not know.", []),
    ],
    ids=["two calls", "a failure", "words"],
)
def test_calls_through_the_server_s_own_tools_api(
    native_url: str, question: str, answer: str, results: list[str], streamed: bool
) -> None:
    async def asked() -> AgentRun:
        async with OpenAIModel("scripted", base_url=native_url) as model:
            agent = FunctionCallAgent(
                model, [add, divide, FunctionTool(multiply, name="math.multiply")], format="native"
            )
            return await agent.arun(question, on_event=(lambda _: None) if streamed else None)

    made = asyncio.run(asked())
    assert made.answer == answer
    told = [message for message in made.messages if message.role == "tool"]
    assert [message.content.splitlines()[0] for message in told] == results
    calls = [call for message in made.messages for call in message.tool_calls]
    assert [message.tool_call_id for message in told] == [call.id for call in calls]
    assert made.calls == [] or made.outputs[0].input.notes == ("tools API",)
