"""Thought → Action → Observation → … → Finish."""

import pytest

from lightfc import FunctionTool
from lightfc.agents import ReactAgent
from lightfc.agents.react import sections
from lightfc.core.definitions import FunctionExpression
from lightfc.core.messages import Message
from lightfc.models import ScriptedModel
from tests.agents.tools import add, multiply, native, said

QUESTION = "What is 20+(2*4)? Calculate step by step."
THOUGHT = "I multiply first."
STEPS: dict[str, list[str | Message]] = {
    "python+expression": [
        f"Thought: {THOUGHT}\nAction: multiply(2, 4)",
        "Thought: Now I add.\nAction: add(20, 8)",
        "Thought: I know it.\nFinish: Answer: The result of 20+(2*4) is 28.",
    ],
    "json+expression": [
        f"**Thought:** {THOUGHT}\n**Action:** ```python\nmultiply(2, 4)\n```",
        "**Thought 2:** Now I add.\n**Action 2:**\n```\nadd(20, 8)\n```",
        "Final Answer: Answer: The result of 20+(2*4) is 28.",
    ],
    "xml+json": [
        f'Thought: {THOUGHT}\nAction: multiply\nAction Input: {{"a": 2, "b": 4}}',
        'Thought: Now I add.\nAction: add\nAction Input:\n{"a": 20, "b": 8}\nObservation: 30',
        "Thought: I know it.\nFinal Answer: Answer: The result of 20+(2*4) is 28.",
    ],
    "native": [
        native(("multiply", {"a": 2, "b": 4}), content=f"Thought: {THOUGHT}"),
        native(("add", {"a": 20, "b": 8})),
        "Answer: The result of 20+(2*4) is 28.",
    ],
}


@pytest.mark.parametrize("form", STEPS)
def test_every_form_gives_the_same_result(form: str) -> None:
    tools = [multiply, FunctionTool(add, read_only=True)]
    run = ReactAgent(ScriptedModel(STEPS[form]), tools, format=form).run(QUESTION)
    assert run.answer == "Answer: The result of 20+(2*4) is 28."
    assert [(call.name, call.output) for call in run.calls] == [("multiply", 8), ("add", 28)]
    first = run.outputs[0].input
    assert isinstance(first, FunctionExpression)
    assert THOUGHT in first.thought


def test_the_prompt_asks_for_thoughts_and_the_observation_is_told() -> None:
    model = ScriptedModel(STEPS["python+expression"])
    ReactAgent(model, [multiply, add])(QUESTION)
    assert all(word in model.requests[0][0].content for word in ("Thought:", "Action:", "Finish:", "def multiply("))
    assert said(model, 1) == "Observation: 8"


def test_an_observation_of_the_models_own_is_not_believed() -> None:
    answer = "Action: add(1, 2)\nObservation: 7\nThought: so\nFinish: 7"
    model = ScriptedModel([answer, "Finish: 3"])
    run = ReactAgent(model, [FunctionTool(add, read_only=True)]).run("?")
    assert (run.answer, len(run.calls), said(model, 1)) == ("3", 1, "Observation: 3")
    model = ScriptedModel([answer, "Action: add(1, 2)", "Finish: 3"])
    run = ReactAgent(model, [add]).run("?")
    assert (run.answer, len(run.calls)) == ("3", 1)
    assert "nothing behind it" in said(model, 1)


def test_an_action_that_is_no_call_is_told() -> None:
    model = ScriptedModel(["Thought: hm\nAction: I will look it up", "Finish: ok"])
    assert ReactAgent(model, [add])("?") == "ok"
    assert said(model, 1).startswith("Observation: Error: invalid syntax")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Finish: 0", "0"),
        ("Finish:", ""),
        ("Thought: done\nFinish: It took\nThought: and\nAction: words", "It took\nThought: and\nAction: words"),
        ("It is 28.", "It is 28."),
        ("Thought: I can answer.\n**Answer:** 28", "28"),
        ("Thought: I\nanswer: so", "Thought: I\nanswer: so"),
        ("Answer: 28", "Answer: 28"),
        ("Thought: I greet.\nHello!", "Thought: I greet.\nHello!"),
        ("thought\uff1a 好\nFinal answer\uff1a 二十八", "二十八"),
    ],
)
def test_what_is_the_answer(answer: str, expected: str) -> None:
    assert ReactAgent(ScriptedModel([answer]), [add])("?") == expected


def test_an_action_without_labels_is_understood() -> None:
    assert ReactAgent(ScriptedModel(["add(1, 2)", "Finish: 3"]), [add]).run("?").calls[0].output == 3


def test_a_step_that_was_cut_off_is_asked_for_again() -> None:
    cut = Message("assistant", "Thought: I\nFinish: The answer is", finish_reason="length")
    assert ReactAgent(ScriptedModel([cut, "Finish: 3"]), [add])("?") == "3"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", {}),
        ("words", {}),
        ("I see.\nAction: f()", {"thought": "I see.", "action": "f()"}),
        ("Thought: a\nThought: b\nAction: f()", {"thought": "a\nb", "action": "f()"}),
        ("> Thought: a\n- no\n### Finish: x", {"thought": "a\n- no", "finish": "x"}),
        ("My thought: none", {}),
        ("Thought: a\nAnswer: b\nAction: f()", {"thought": "a\nb", "action": "f()"}),
    ],
)
def test_sections(text: str, parts: dict[str, str]) -> None:
    assert sections(text) == parts
