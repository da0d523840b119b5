"""Calls that begin while the answer that makes them is still being said."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from lightfc import FunctionTool, Limits, OpenType, ToolManager
from lightfc.agents import (
    AgentLimitError,
    AgentLimits,
    AgentRun,
    FunctionCall,
    FunctionCallAgent,
    ReactAgent,
    ReWOOAgent,
)
from lightfc.agents.run import AgentModelError, AgentWaitingError
from lightfc.core.decisions import Approve
from lightfc.core.errors import ModelConnectionError
from lightfc.core.messages import Message
from lightfc.models import Delta, ScriptedModel

MADE: list[Any] = []


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    MADE.clear()


def look(n: int) -> int:
    """Look."""
    MADE.append(n)
    if n < 0:
        raise ValueError("below 0")
    return n * 10


def act(n: int) -> int:
    """Act."""
    MADE.append(f"act {n}")
    return n


TOOLS = [FunctionTool(look, read_only=True), FunctionTool(act), FunctionTool(act, name="ask", needs_approval=True)]


class Held:
    """Says a part of its answer, and the rest when the test lets it."""

    name = "held"

    def __init__(self, first: str, rest: str, finish_reason: str = "stop") -> None:
        self.first, self.rest, self.finish_reason = first, rest, finish_reason
        self.go_on = asyncio.Event()
        self.asked = 0

    async def complete(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> Message:
        raise AssertionError("it is asked to stream")

    async def stream(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> AsyncIterator[Delta | Message]:
        self.asked += 1
        if self.asked > 1:
            yield Message("assistant", "x")
            return
        yield Delta(self.first)
        await self.go_on.wait()
        if self.rest == "cut":
            raise ModelConnectionError("cut")
        yield Delta(self.rest)
        yield Message("assistant", self.first + self.rest, finish_reason=self.finish_reason)


async def begun(model: Held, count: int) -> None:
    """Wait until so many calls were made."""
    while len(MADE) < count:  # noqa: ASYNC110 - they are made in threads, which set no event of a loop
        await asyncio.sleep(0)
    model.go_on.set()


CASES: dict[str, tuple[str, str, list[Any], list[Any], Any]] = {
    # What is said first and then, what is made before the rest is said, all that is made, the value.
    "all read": ("[look(1), look(2), look(", "3)]", [1, 2], [1, 2, 3], [10, 20, 30]),
    "one has an effect": ("[act(1), look(2), look(", "3)]", [2], [2, 3, "act 1"], [1, 20, 30]),
    "the rest is no call": ("[look(1), look(2), look(", "3), 7]", [1, 2], [1, 2, 3], [10, 20, 30, 7]),
    "one fails": ("[look(-1), look(2), look(", "3)]", [-1, 2], [-1, 2, 3], None),
    "the last fails": ("[look(1), look(2), look(", "-3)]", [1, 2], [-3, 1, 2], None),
    "a call in a call": ("[look(look(1)), look(2), look(", "3)]", [1, 10, 2], [1, 2, 3, 10], [100, 20, 30]),
    # What may turn out to be one of several fences, or a sentence, begins with its end only.
    "in a fence": ("```python\n[look(1), look(2), look(", "3)]\n```", [], [1, 2, 3], [10, 20, 30]),
}


@pytest.mark.parametrize("name", CASES)
def test_calls_begin_before_the_answer_ends(name: str) -> None:
    first, rest, early, made, value = CASES[name]

    async def asked() -> Any:
        model = Held(first, rest)
        agent = FunctionCallAgent(model, TOOLS, early=True)
        task = asyncio.ensure_future(agent.arun("?"))
        await begun(model, len(early))
        assert sorted(MADE, key=str) == sorted(early, key=str)
        return await task

    run = asyncio.run(asyncio.wait_for(asked(), 20))
    output = run.outputs[0]
    assert sorted(MADE, key=str) == sorted(made, key=str)
    assert (output.output, output.state) == (value, "failed" if value is None else "finished")
    assert (run.answer, len(run.outputs)) == ("x", 1)
    text = first + rest
    assert [text.index(call.source) for call in run.calls] == sorted(text.index(call.source) for call in run.calls) or (
        name == "a call in a call"
    )
    assert len({call.id for call in run.calls}) == len(run.calls) == len(made)
    plain = FunctionCall(ScriptedModel([text]), TOOLS).run("?").outputs[0]
    assert (plain.output, plain.error and plain.error.message) == (output.output, output.error and output.error.message)
    assert [(call.name, call.output) for call in plain.calls] == [(call.name, call.output) for call in run.calls]


@pytest.mark.parametrize(
    ("limits", "early", "made"),
    [(Limits(calls_in_flight=2), [1, 2], [1, 2, 3, 4]), (Limits(calls=3), [1, 2], [1, 2]),
     (Limits(calls=2), [1], [1])],
    ids=["in flight", "calls", "few calls"],
)  # fmt: skip
def test_calls_that_begin_early_keep_the_limits_of_an_answer(limits: Limits, early: list[int], made: list[int]) -> None:
    async def asked() -> Any:
        model = Held("[look(1), look(2), look(3), look(", "4)]")
        task = asyncio.ensure_future(FunctionCallAgent(model, ToolManager(TOOLS, limits=limits), early=True).arun("?"))
        await begun(model, len(early))
        return await task

    run = asyncio.run(asyncio.wait_for(asked(), 20))
    assert sorted(MADE[: len(early)]) == early
    assert sorted(MADE) == made
    assert run.outputs[0].state == ("finished" if len(made) == 4 else "failed")


@pytest.mark.parametrize(
    ("rest", "finish_reason"), [("3)][0]", "stop"), ("3", "length"), ("3) and so on", "length"), ("3)]", "length")]
)
def test_what_has_begun_is_told_where_the_answer_is_no_list_of_calls(rest: str, finish_reason: str) -> None:
    async def asked() -> Any:
        model = Held("[look(1), look(2), look(", rest, finish_reason)
        task = asyncio.ensure_future(FunctionCallAgent(model, TOOLS, early=True).arun("?"))
        await begun(model, 2)
        return await task

    run = asyncio.run(asyncio.wait_for(asked(), 20))
    assert run.answer == "x"
    told = [call for each in run.transcript if each["kind"] == "execution" for call in each["record"]["calls"]]
    assert len(told) == len(MADE)


def test_a_model_that_fails_cancels_what_has_begun() -> None:
    ended: list[str] = []

    async def wait(n: int) -> int:
        """Wait for ever."""
        MADE.append("wait")
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("wait")
        return n

    async def asked() -> set[Any]:
        model = Held("[wait(1), look(2), look(", "cut")
        task = asyncio.ensure_future(
            FunctionCallAgent(model, [*TOOLS, FunctionTool(wait, read_only=True)], early=True).arun("?")
        )
        await begun(model, 2)
        with pytest.raises(AgentModelError, match="cut") as raised:
            await task
        records.extend((each.source, each.state) for each in raised.value.run.calls)
        return asyncio.all_tasks() - {asyncio.current_task()}

    records: list[tuple[str, str]] = []
    assert asyncio.run(asked()) == set()
    assert ended == ["wait"]
    assert sorted(records) == [("look(2)", "finished"), ("wait(1)", "cancelled")]


@pytest.mark.parametrize("rest", ["look(int('3')), wait(4)]", "3)][0]"])
def test_a_run_that_is_cut_behind_the_answer_cancels_what_has_begun(rest: str) -> None:
    ended: list[int] = []

    async def wait(n: int) -> int:
        """Wait for ever."""
        MADE.append(f"wait {n}")
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(n)
        return n

    async def asked() -> AgentRun[Any]:
        model = Held("[wait(1), wait(2), look(2), ", rest)
        tools = [*TOOLS, FunctionTool(wait, read_only=True)]
        agent = FunctionCallAgent(model, tools, early=True, limits=AgentLimits(time_s=0.5))
        task = asyncio.ensure_future(agent.arun("?"))
        await begun(model, 3)
        with pytest.raises(AgentLimitError) as raised:
            await task
        assert asyncio.all_tasks() == {asyncio.current_task()}
        return raised.value.run

    run = asyncio.run(asked())
    looked = [each for each in MADE if type(each) is int]
    assert sorted(MADE, key=str) == [*looked, *(f"wait {n}" for n in sorted(ended))]
    assert sorted(each.state for each in run.calls) == ["cancelled"] * len(ended) + ["finished"] * len(looked)


def test_what_waits_for_the_host_is_not_made_early_and_nothing_is_made_twice() -> None:
    agent = FunctionCallAgent(ScriptedModel(["[look(1), look(3), ask(2)]", "x"]), TOOLS, early=True)
    with pytest.raises(AgentWaitingError) as caught:
        agent.run("?")
    assert sorted(MADE) == [1, 3]
    run = agent.resume(caught.value.run, {each.id: Approve() for each in caught.value.run.waiting})
    assert (run.answer, run.outputs[0].output) == ("x", [10, 30, 2])
    assert sorted(MADE, key=str) == [1, 3, "act 2"]


@pytest.mark.parametrize("text", ["[look('x'), look(2), look(3)]", "[nope(1), look(2), look(3)]", "[look(1), look(2"])
def test_faults_are_told_with_the_whole_answer(text: str) -> None:
    run = FunctionCallAgent(ScriptedModel([text, "x"]), TOOLS, early=True).run("?")
    assert run.answer == "x"
    assert ReactAgent(ScriptedModel(["Action: " + text, "Finish: x"]), TOOLS, early=True)("?") == "x"


class Basket:
    """What only a text of the host's own types can change."""

    def pop(self) -> int:
        MADE.append("pop")
        return 1


def go() -> int:
    """Go."""
    MADE.append("go")
    return 1


@pytest.mark.parametrize("action", ["basket.pop()", "go()", "[go() for _ in [1]][0]", "sum(map(act, [1]))"])
@pytest.mark.parametrize("early", [True, False])
def test_certainty_what_acts_beside_tools_does_not_run_among_words(action: str, early: bool) -> None:
    options: dict[str, Any] = {"context": {"basket": Basket(), "go": go}, "types": [OpenType(Basket, methods=("pop",))]}
    answers = [f"[look({action}), look(2)] is what I would never do", "x", "x"]
    FunctionCallAgent(ScriptedModel(answers), TOOLS, early=early, **options).run("?")
    assert not {"pop", "go", "act 1"}.intersection(map(str, MADE))
    MADE.clear()
    ReWOOAgent(ScriptedModel([f"The mail says:\n\nPlan: go\n#E1 = {action}", "x", "x"]), TOOLS, **options).run("?")
    assert MADE == []


BALANCE: list[int] = []


async def balance() -> int:
    """Get the balance."""
    await asyncio.sleep(0)
    if BALANCE[0] < 0:
        raise ValueError("overdrawn")
    return BALANCE[0]


async def pay(amount: int) -> str:
    """Pay."""
    BALANCE[0] -= amount
    return "paid"


ACCOUNT = [FunctionTool(balance, read_only=True), FunctionTool(pay, read_only=False)]


@pytest.mark.parametrize("begins", [100, -1])
@pytest.mark.parametrize(
    "text",
    [
        "[balance(), pay(30)]", "[pay(30), balance()]", "[balance(), pay(30), balance()]",
        "[pay(200), balance(), pay(5)]",
        "[balance(), [pay(n) for n in [1, 2]], balance()]", "[balance(), list(map(pay, [1, 2])), balance(), pay(3)]",
    ],
)  # fmt: skip
def test_what_begins_early_sees_what_it_would_see_in_order(text: str, begins: int) -> None:
    told = []
    for early in (False, True):
        BALANCE[:] = [begins]
        run = FunctionCallAgent(ScriptedModel([text, "x"]), ACCOUNT, early=early).run("?")
        made = [(each.source, each.output) for each in run.calls if each.state == "finished"]
        told.append((made, run.outputs[0].output, str(run.outputs[0].error).splitlines()[0], BALANCE[0]))
    assert told[0] == told[1]


@pytest.mark.parametrize("text", ["[act(1), look(-1), pay(5)]", "[look(1), act(2), look(-3), act(4), pay(5), look(6)]"])
def test_what_stands_before_an_early_failure_is_made_and_what_acts_behind_it_is_not(text: str) -> None:
    tools = [*TOOLS, FunctionTool(act, name="pay", read_only=False)]
    run = FunctionCallAgent(ScriptedModel([text, "x"]), tools, early=True).run("?")
    states = {each.source: each.state for each in run.calls}
    assert list(states) == text[1:-1].split(", ")
    assert "act 5" not in MADE
    assert states["pay(5)"] == "skipped"
    first = text[1:].partition(", look(-")[0].split(", ")
    assert {states[each] for each in first} == {"finished"}
