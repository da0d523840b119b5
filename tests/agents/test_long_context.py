"""The long-context agent: the text is a variable, sub-calls overlap, and recursion, requests and cost are bounded."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from lightfc import FunctionModel, ScriptedModel
from lightfc.agents import AgentLimitError, AgentLimits, LongContextAgent, Price
from lightfc.core.messages import Message, Usage

TEXT = "\n".join(f"line {i}: the number of kites is {i % 7}" for i in range(20_000))


def program(code: str) -> str:
    return f"```python\n{code}\n```"


class Reader:
    """A model that is asked about parts: it answers by what it is told, and counts how many ask at once."""

    name = "reader"

    def __init__(self) -> None:
        self.prompts: list[str] = []
        self.most = self._now = 0

    async def complete(self, messages: Sequence[Message], **_: Any) -> Message:
        self.prompts.append(messages[-1].content)
        self._now += 1
        self.most = max(self.most, self._now)
        await asyncio.sleep(0.02)
        self._now -= 1
        return Message("assistant", str(len(messages[-1].content)), usage=Usage(10, 1), finish_reason="stop")


def test_the_text_is_a_variable_of_which_the_model_is_told_its_size_alone() -> None:
    model = ScriptedModel([program("final_answer(len(text.splitlines()))")])
    run = LongContextAgent(model, context={"text": TEXT}).run("How many lines are there?")
    assert run.answer == 20_000
    shown = "\n".join(message.content for message in model.requests[0])
    assert f"text: str of {len(TEXT):,} characters" in shown
    assert len(shown) < 10_000
    assert "def llm_map(prompt: str, texts: list[str]) -> list[str]:" in shown


def test_what_a_model_thinks_is_no_part_of_what_llm_gives() -> None:
    model = ScriptedModel([program("final_answer(llm('Yes or no?'))")])
    agent = LongContextAgent(model, llm=ScriptedModel(["<think>No?</think>\nyes"]))
    assert agent("?") == "yes"


@pytest.mark.parametrize(
    "code",
    [
        "parts = [text[i:i + 1000] for i in range(0, 12000, 1000)]\nfinal_answer(llm_map('Count.', parts))",
        "parts = [text[i:i + 1000] for i in range(0, 12000, 1000)]\nfinal_answer([llm('Count.', p) for p in parts])",
        "found = []\nfor i in range(12):\n    found.append(llm('Count.', text[i * 1000:][:1000]))\nfinal_answer(found)",
    ],
    ids=["llm_map", "a list of llm", "a loop over llm"],
)
def test_sub_calls_overlap_by_themselves(code: str) -> None:
    reader = Reader()
    run = LongContextAgent(ScriptedModel([program(code)]), llm=reader, context={"text": TEXT}).run("?")
    assert run.answer == ["1008"] * 12
    assert reader.most == 12
    assert run.requests == 13
    assert run.usage["reader"].total_tokens == 12 * 11


def test_a_text_that_is_too_long_is_given_to_an_agent_below() -> None:
    below = program("final_answer(llm('Count.', text[:100]))")
    model = ScriptedModel([program("final_answer(llm('How many kites?', text))"), below])
    reader = Reader()
    agent = LongContextAgent(model, llm=reader, context={"text": TEXT}, max_text_chars=5_000)
    run = agent.run("?")
    assert run.answer == "108"
    assert run.requests == 3
    asked = "\n".join(message.content for message in model.requests[1])
    assert "How many kites?" in asked
    assert f"text: str of {len(TEXT):,} characters" in asked


@pytest.mark.parametrize("call", ["llm('?', text)", "llm_map('?', ['a', text])"])
def test_a_call_that_fails_says_why_however_many_it_is_one_of(call: str) -> None:
    model = ScriptedModel([program(f"final_answer({call})"), program("final_answer(0)")])
    run = LongContextAgent(model, llm=Reader(), context={"text": TEXT}, max_text_chars=5_000, max_depth=0).run("?")
    assert run.answer == 0
    assert "a question may be about at most 5,000: cut it into parts" in model.requests[1][-1].content
    assert "TaskGroup" not in model.requests[1][-1].content


def test_recursion_has_an_end() -> None:
    deeper = program("final_answer(llm('?', text))")
    model = ScriptedModel([deeper, deeper, program("final_answer('given up')"), program("final_answer('told')")])
    run = LongContextAgent(model, context={"text": TEXT}, max_depth=1, max_text_chars=5_000).run("?")
    told = "\n".join(message.content for message in model.requests[2])
    assert "a question may be about at most 5,000: cut it into parts" in told
    assert run.answer == "given up"


@pytest.mark.parametrize(
    "limits",
    [
        AgentLimits(requests=20),
        AgentLimits(total_tokens=100),
        AgentLimits(cost=0.001, prices={"reader": Price(10, 10), "scripted": Price(0, 0)}),
    ],
    ids=["requests", "tokens", "cost"],
)
def test_requests_tokens_and_cost_of_sub_calls_are_bounded(limits: AgentLimits) -> None:
    reader = Reader()
    code = program("[llm('Count.', text[i:i + 10]) for i in range(300)]")
    with pytest.raises(AgentLimitError, match="the run is allowed"):
        LongContextAgent(ScriptedModel([code] * 9), llm=reader, context={"text": TEXT}, limits=limits).run("?")
    assert len(reader.prompts) <= (20 if limits.requests == 20 else 300)


def test_the_failure_of_one_sub_call_is_told_and_the_others_are_kept() -> None:
    def answer(messages: Sequence[Message]) -> str:
        if "bad" in messages[-1].content:
            raise RuntimeError("no answer")
        return "fine"

    model = ScriptedModel([program("[llm('?', t) for t in ['good', 'bad']]"), program("final_answer('done')")])
    run = LongContextAgent(model, llm=FunctionModel(answer)).run("?")
    told = model.requests[1][-1].content
    assert "fine" in told
    assert run.answer == "done"


@pytest.mark.parametrize(("option", "value"), [("max_depth", -1), ("max_text_chars", 0)])
def test_bounds_that_are_none_are_refused(option: str, value: int) -> None:
    with pytest.raises(ValueError, match=option):
        LongContextAgent(ScriptedModel([]), **{option: value})  # type: ignore[arg-type]  # only its name is known here
