"""`output_type` for every agent: the schema is shown, the answer validated, and one that does not fit costs a round."""

import enum
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from lightfc import Approve, FunctionTool, ScriptedModel, ToolDefinitionError
from lightfc.agents import (
    Agent,
    AgentWaitingError,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    ReactAgent,
    RetriesExhaustedError,
    ReWOOAgent,
    ToolCallAgent,
)


class Weather(BaseModel):
    city: str
    degrees: float = Field(ge=-90, le=60)


@dataclass
class Point:
    x: int
    y: int


class Pair(TypedDict):
    a: int
    b: str


class Color(enum.Enum):
    RED = "red"


def degrees(city: str) -> float:
    """How warm it is."""
    return 21.0


GOOD = '{"city": "Paris", "degrees": 21.0}'
BAD = '{"city": "Paris", "degrees": "warm"}'
PARIS = Weather(city="Paris", degrees=21.0)

WAYS: dict[type[Agent], tuple[list[str], list[str]]] = {
    FunctionCall: (["degrees('Paris')", GOOD], ["degrees('Paris')", BAD, GOOD]),
    FunctionCallAgent: (["degrees('Paris')", GOOD], ["degrees('Paris')", BAD, GOOD]),
    ReactAgent: (
        ["Thought: I look.\nAction: degrees('Paris')", f"Thought: I know.\nFinish: {GOOD}"],
        ["Thought: I look.\nAction: degrees('Paris')", f"Thought: I know.\nFinish: {BAD}", GOOD],
    ),
    CodeAgent: (
        ["```python\nx = degrees('Paris')\nfinal_answer({'city': 'Paris', 'degrees': x})\n```"],
        ["```python\nfinal_answer({'city': 'Paris', 'degrees': 'warm'})\n```", GOOD],
    ),
    PlanAndSolveAgent: (
        ["1. Ask how warm it is.", "degrees('Paris')", "21 degrees", GOOD],
        ["1. Ask how warm it is.", "degrees('Paris')", "21 degrees", BAD, GOOD],
    ),
    ReWOOAgent: (
        ["Plan: Ask.\n#E1 = degrees['Paris']", GOOD],
        ["Plan: Ask.\n#E1 = degrees['Paris']", BAD, GOOD],
    ),
    ToolCallAgent: ([GOOD], [BAD, GOOD]),
}


@pytest.mark.parametrize("agent", list(WAYS), ids=lambda each: each.__name__)
def test_every_agent_gives_a_value_of_the_type_and_shows_its_schema(agent: Any) -> None:
    answers, _ = WAYS[agent]
    model = ScriptedModel(answers)
    run = agent(model, [degrees], output_type=Weather).run("How warm is it in Paris?")
    assert run.answer == PARIS
    assert run.requests == len(answers)
    assert any('"maximum": 60' in message.content for request in model.requests for message in request)


@pytest.mark.parametrize("agent", list(WAYS), ids=lambda each: each.__name__)
def test_an_answer_that_does_not_fit_costs_a_round(agent: Any) -> None:
    _, answers = WAYS[agent]
    model = ScriptedModel(answers)
    run = agent(model, [degrees], output_type=Weather).run("How warm is it in Paris?")
    assert run.answer == PARIS
    assert run.requests == len(answers)
    told = model.requests[-1][-1].content
    assert "The answer does not fit the JSON Schema. degrees: Input should be a valid number" in told
    assert told.endswith("write the JSON of the value itself, and no call or program.")
    assert run.messages[-1].content == GOOD


@pytest.mark.parametrize(
    ("output_type", "answer", "value"),
    [
        (int, "42", 42),
        (int, "```json\n42\n```", 42),
        (float, "Here it is:\n```\n1.5\n```", 1.5),
        (str, "plain words", "plain words"),
        (str, '"quoted"', '"quoted"'),
        (list[int], "[1, 2]", [1, 2]),
        (Point, '{"x": 1, "y": 2}', Point(1, 2)),
        (Pair, '{"a": 1, "b": "x"}', {"a": 1, "b": "x"}),
        (Color, '"red"', Color.RED),
        (Color, "red", Color.RED),
        (Literal["yes", "no"], "yes", "yes"),
        (int | None, "null", None),
        (Weather, f"<think>Hm, {BAD}</think>{GOOD}", PARIS),
        (bool, "true", True),
    ],
)
def test_any_annotation_will_do(output_type: Any, answer: str, value: Any) -> None:
    run = FunctionCallAgent(ScriptedModel([answer]), [degrees], output_type=output_type).run("?")
    assert run.answer == value
    assert type(run.answer) is type(value)


@pytest.mark.parametrize(
    ("output_type", "answer"), [(str, "x" * 150_000), (list[int], str(list(range(40_000))))], ids=["text", "JSON"]
)
def test_nothing_of_a_long_answer_is_lost(output_type: Any, answer: str) -> None:
    found = FunctionCallAgent(ScriptedModel([answer]), output_type=output_type)("?")
    assert str(found) == answer


def test_an_agent_without_a_type_shows_no_schema() -> None:
    model = ScriptedModel(["words"])
    FunctionCallAgent(model, [degrees]).run("?")
    assert not any("JSON Schema" in message.content for message in model.requests[0])


def test_after_as_many_rounds_as_it_may_take_there_is_no_answer() -> None:
    agent = FunctionCallAgent(ScriptedModel([BAD] * 9), [degrees], output_type=Weather, max_rounds=3)
    with pytest.raises(RetriesExhaustedError, match=r"no answer fits output_type: .*valid number") as error:
        agent.run("?")
    assert error.value.run.requests == 4


def test_no_call_is_read_in_an_answer_that_is_asked_for_again() -> None:
    answers = ["words", "degrees('Paris')", GOOD]
    run = FunctionCallAgent(ScriptedModel(answers), [degrees], output_type=Weather).run("?")
    assert run.answer == PARIS
    assert run.calls == []


def test_it_holds_over_a_pause() -> None:
    pay = FunctionTool(degrees, needs_approval=True)
    agent = FunctionCallAgent(ScriptedModel(["degrees('Paris')", BAD, GOOD]), [pay], output_type=Weather)
    with pytest.raises(AgentWaitingError) as waits:
        agent.run("?")
    paused = waits.value.run
    run = agent.resume(paused, {paused.waiting[0].id: Approve()})
    assert run.answer == PARIS


@pytest.mark.parametrize("output_type", [object(), lambda x: x, "Nowhere"], ids=["object", "function", "name"])
def test_what_is_no_type_is_refused(output_type: Any) -> None:
    with pytest.raises(ToolDefinitionError, match="output_type "):
        FunctionCallAgent(ScriptedModel([]), [degrees], output_type=output_type)
