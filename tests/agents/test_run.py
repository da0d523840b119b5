"""What every agent's run keeps to: events, limits, cancellation, transcript."""

import asyncio
import contextlib
import dataclasses
import json
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import anyio
import pytest

from lightfc import FunctionTool, ToolManager, ToolRegistry
from lightfc.agents import (
    Agent,
    AgentEvent,
    AgentLimits,
    CodeAgent,
    FunctionCall,
    FunctionCallAgent,
    PlanAndSolveAgent,
    Price,
    ReactAgent,
    ReWOOAgent,
    ToolCallAgent,
)
from lightfc.agents.run import AgentLimitError, AgentModelError, RetriesExhaustedError
from lightfc.core.errors import ModelConnectionError, ToolDefinitionError
from lightfc.core.messages import Message, Usage
from lightfc.models import FunctionModel, ScriptedModel
from lightfc.toolset import Skills
from lightfc_sandbox import Limits, Policy
from tests.agents.tools import add, divide, native, numbers, said, wikipedia

Made = Callable[..., Agent]

RUNS: dict[str, tuple[type[Agent], list[str | Message], Any]] = {
    "function call": (FunctionCall, ["Words."], "Words."),
    "function call agent": (FunctionCallAgent, ["add(1, 2)", "It is 3."], "It is 3."),
    "through the tools API": (FunctionCallAgent, [native(("add", {"a": 1, "b": 2})), "It is 3."], "It is 3."),
    "ReAct": (ReactAgent, ["Thought: t\nAction: add(1, 2)", "Finish: 3"], "3"),
    "plan and solve": (PlanAndSolveAgent, ["1. a\n2. b", "add(1, 2)", "3", "b", "It is 3."], "It is 3."),
    "ReWOO": (ReWOOAgent, ["#E1 = add[1, 2]\n#E2 = wikipedia[#E1]", "It is 3."], "It is 3."),
    "tool calls": (ToolCallAgent, ["add\n```python\ntool_call(a=1, b=2)\n```", "It is 3."], "It is 3."),
    "code": (CodeAgent, ["```python\nx = add(1, 2)\n```", "```python\nfinal_answer(x)\n```"], 3),
}
EVERY = pytest.mark.parametrize("name", RUNS)


TOOLS = [add, divide, wikipedia, numbers]


def made(name: str, **options: Any) -> Agent:
    kind, answers, _ = RUNS[name]
    return kind(ScriptedModel(answers), TOOLS, **options)


THOUGHTS = ["<think>1. I add(5, 6).\nFinish: no</think>\n", "[THINK]Or add(5, 6)?[/THINK]", "1. Hm, add.\n</think>\n\n"]


@EVERY
@pytest.mark.parametrize("thought", THOUGHTS, ids=["tag", "token", "not opened"])
def test_thoughts_are_no_part_of_an_answer(name: str, thought: str) -> None:
    kind, answers, answer = RUNS[name]
    thinking = [f"{thought}{each}" if isinstance(each, str) else each for each in answers]
    run = kind(ScriptedModel(thinking), [add, divide, wikipedia, numbers]).run("?")
    assert run.answer == answer
    if any(isinstance(each, str) for each in answers):
        assert any(thought in each["message"]["content"] for each in run.transcript if each["kind"] == "answer")
    assert "5" not in "".join(call.source for call in run.calls)


@pytest.mark.parametrize("name", [each for each, (kind, *_) in RUNS.items() if kind is not FunctionCall])
def test_a_thought_that_does_not_end_is_no_answer(name: str) -> None:
    kind, answers, answer = RUNS[name]
    run = kind(ScriptedModel(["<think>I add(5, 6).\nFinish: no", *answers]), TOOLS, max_rounds=9).run("?")
    assert (run.answer, run.requests) == (answer, len(answers) + 1)
    assert "5" not in "".join(call.source for call in run.calls)


# Events.


@EVERY
def test_events_tell_the_whole_run(name: str) -> None:
    events: list[AgentEvent] = []
    run = made(name).run("?", on_event=events.append)
    kinds = [event.kind for event in events]
    assert run.answer == RUNS[name][2]
    assert kinds[0] == "request"
    assert kinds[-1] == "final"
    assert kinds.count("request") == kinds.count("answer") == run.requests
    assert [event.record for event in events if event.kind == "call"] == run.calls
    assert kinds.count("observation") == len([each for each in run.transcript if each["kind"] == "observation"])
    said = "".join(event.text for event in events if event.kind == "delta")
    assert said == "".join(message.content if isinstance(message, Message) else message for message in RUNS[name][1])


@EVERY
def test_a_stream_of_events_ends_with_the_answer(name: str) -> None:
    async def collected() -> list[AgentEvent]:
        return [event async for event in made(name).stream("?")]

    events = asyncio.run(collected())
    assert (events[0].kind, events[-1].kind) == ("request", "final")
    assert events[-1].text == str(RUNS[name][2])


def test_a_plain_for_over_a_stream_is_told_what_to_write() -> None:
    events: Any = made(next(iter(RUNS))).stream("?")
    with pytest.raises(TypeError, match="read them with 'async for'"):
        list(events)


def test_a_stream_raises_what_the_run_does_after_its_events() -> None:
    kinds: list[str] = []

    async def collect() -> None:
        async for event in FunctionCallAgent(ScriptedModel(["add(1, 2)"]), [add], max_rounds=1).stream("?"):
            kinds.append(event.kind)  # noqa: PERF401 - those before the error count

    with pytest.raises(RetriesExhaustedError):
        asyncio.run(collect())
    assert kinds[-1] == "observation"


def test_leaving_a_stream_early_cancels_the_run() -> None:
    ended: list[str] = []

    async def wait() -> int:
        """Wait for ever."""
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("wait")
        return 0

    async def left() -> set[Any]:
        events = FunctionCallAgent(ScriptedModel(["wait()"]), [wait]).stream("?")
        async for event in events:
            if event.kind == "answer":
                break
        await events.aclose()
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(left()) == set()
    assert ended in ([], ["wait"])


def test_a_stream_has_ended_its_run_where_its_task_is_cancelled_in_every_turn_of_the_loop() -> None:
    ended: list[str] = []

    async def main() -> None:
        with anyio.CancelScope() as scope:

            async def wait() -> int:
                """Wait for ever, and take a while to clean up."""
                asyncio.get_running_loop().call_soon(scope.cancel)
                try:
                    await asyncio.Event().wait()
                finally:
                    for _ in range(20):
                        await asyncio.sleep(0)
                    ended.append("wait")
                return 0

            async with contextlib.aclosing(FunctionCallAgent(ScriptedModel(["wait()"]), [wait]).stream("?")) as events:
                _ = [event async for event in events]
        assert scope.cancelled_caught
        assert ended == ["wait"]

    asyncio.run(main())


def test_reasoning_streams_apart() -> None:
    events: list[AgentEvent] = []
    FunctionCallAgent(ScriptedModel([Message("assistant", "28", reasoning="Hm.")])).run("?", on_event=events.append)
    deltas = [event.delta for event in events if event.delta]
    assert [(delta.reasoning, delta.content) for delta in deltas] == [("Hm.", ""), ("", "28")]


def test_a_model_that_cannot_stream_is_asked_all_the_same() -> None:
    class Plain:
        name = "plain"

        async def complete(self, messages: Any, *, tools: Any = (), extra_body: Any = None) -> Message:
            return Message("assistant", "28")

    events: list[AgentEvent] = []
    assert FunctionCallAgent(Plain()).run("?", on_event=events.append).answer == "28"
    assert [event.kind for event in events] == ["request", "answer", "final"]


# Limits.


def counted(*answers: str, each: Usage = Usage(100, 10), name: str = "m") -> ScriptedModel:  # noqa: B008 - frozen
    return ScriptedModel([Message("assistant", answer, usage=each) for answer in answers], name)


def test_usage_is_counted_by_model_and_cost_by_price() -> None:
    limits = AgentLimits(prices={"m": Price(2, 10), "p": Price(1, 1)})
    planner = counted("1. a\n2. b", name="p")
    run = PlanAndSolveAgent(counted("A", "B", "C"), planner=planner, limits=limits).run("?")
    assert run.usage == {"p": Usage(100, 10), "m": Usage(300, 30)}
    assert run.total_usage == Usage(400, 40)
    assert run.cost == pytest.approx((100 + 10 + 300 * 2 + 30 * 10) / 1_000_000)
    assert PlanAndSolveAgent(counted("1. a", "A")).run("?").cost is None


@pytest.mark.parametrize(
    ("limits", "requests", "message"),
    [
        (AgentLimits(requests=2), 2, "allowed 2 requests"),
        (AgentLimits(total_tokens=250), 3, "allowed 250 tokens, and 330 are used"),
        (AgentLimits(calls=2), 3, "allowed 2 calls, 2 were made and 1 more is needed"),
        (AgentLimits(cost=0.0003, prices={"m": Price(1, 10)}), 2, "allowed a cost of 0.0003, and 0.0004 is spent"),
        (AgentLimits(cost=1.0), 0, "the price of model 'm' is not known"),
    ],
    ids=["requests", "tokens", "calls", "cost", "cost without a price"],
)
def test_a_limit_ends_the_run(limits: AgentLimits, requests: int, message: str) -> None:
    with pytest.raises(AgentLimitError, match=message) as caught:
        FunctionCallAgent(counted(*["add(1, 2)"] * 9), [add], limits=limits, max_rounds=9).run("?")
    run = caught.value.run
    assert run.requests == requests
    assert run.messages[0] == Message("user", "?")


@EVERY
@pytest.mark.parametrize(
    "limits", [AgentLimits(requests=0), AgentLimits(total_tokens=50), AgentLimits(cost=0.0)], ids=repr
)
def test_limits_hold_for_every_agent(name: str, limits: AgentLimits) -> None:
    kind, (first, *_), _ = RUNS[name]
    answer = first if isinstance(first, Message) else Message("assistant", first)
    model = ScriptedModel([dataclasses.replace(answer, usage=Usage(100, 10))], "m")
    priced = dataclasses.replace(limits, prices={"m": Price(1, 1)})
    with pytest.raises(AgentLimitError, match="the run is allowed"):
        kind(model, [add, wikipedia], limits=priced).run("?")


@pytest.mark.parametrize("kind", [FunctionCallAgent, CodeAgent])
@pytest.mark.parametrize("text", ["[add(i, 1) for i in range(9)]", "[add(1, 1), add(2, 2), add(3, 3)]"])
def test_a_text_makes_no_more_calls_than_are_left(kind: type[Agent], text: str) -> None:
    model = ScriptedModel(["add(0, 0)", text, "x"])
    run = kind(model, [FunctionTool(add, inline=True)], limits=AgentLimits(calls=3)).run("?")
    assert run.outputs[1].error is not None
    assert run.outputs[1].error.kind == "limit"
    assert len([call for call in run.calls if call.attempts]) <= 3
    assert run.answer == "x"


TEXTS = {
    "sequence": ("add(len([0] * 5000), 1)", Limits(sequence_items=100)),
    "calls": ("[add(i, 1) for i in range(9)]", Limits(calls=3)),
}


@pytest.mark.parametrize("name", TEXTS)
def test_each_text_has_limits_of_its_own(name: str) -> None:
    text, limits = TEXTS[name]
    manager = ToolManager([add])
    bounds = AgentLimits(program=limits, requests=9)
    run = FunctionCallAgent(ScriptedModel([text, "add(1, 1)", "x"]), manager, limits=bounds).run("?")
    assert [output.error.kind if output.error else None for output in run.outputs] == ["limit", None]
    assert manager.execute(text).error is None


@pytest.mark.parametrize("tools", [[add], ToolManager([add])], ids=["tools", "manager"])
def test_the_policy_of_texts_can_be_chosen(tools: Any) -> None:
    run = FunctionCallAgent(ScriptedModel(["add(1 + 1, 2)", "x"]), tools, policy=Policy.CALLS).run("?")
    assert run.outputs[0].error is not None
    assert FunctionCallAgent(ScriptedModel(["add(1 + 1, 2)", "x"]), tools).run("?").outputs[0].output == 4
    with pytest.raises(ValueError, match=r"code agent asks for programs: it needs policy=Policy.PROGRAMS, not CALLS"):
        CodeAgent(ScriptedModel([]), tools, policy=Policy.CALLS)


def test_a_blueprint_makes_no_more_calls_than_are_left() -> None:
    model = ScriptedModel(["#E1 = add[1, 1]\n#E2 = add[2, 2]"])
    with pytest.raises(AgentLimitError, match="0 were made and 2 more are needed"):
        ReWOOAgent(model, [add], limits=AgentLimits(calls=1)).run("?")


@pytest.mark.parametrize("blocks", ["model", "tool"])
def test_time_is_a_limit_too(blocks: str) -> None:
    async def wait(*_: Any) -> Any:
        """Wait for ever."""
        await asyncio.Event().wait()

    model: Any = FunctionModel(wait) if blocks == "model" else ScriptedModel(["wait()"])
    agent = FunctionCallAgent(model, [FunctionTool(wait)], limits=AgentLimits(time_s=0.02))
    with pytest.raises(AgentLimitError, match=r"allowed 0.02 s"):
        agent.run("?")


def test_a_run_that_is_out_of_time_has_the_calls_that_had_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    bounds: list[asyncio.Timeout] = []
    begin = asyncio.timeout

    def timeout(delay: float | None) -> asyncio.Timeout:
        bounds.append(begin(delay))
        return bounds[-1]

    async def wait(x: int) -> None:
        """Wait until the time of the run is over."""
        bounds[0].reschedule(asyncio.get_running_loop().time())
        await asyncio.Event().wait()

    monkeypatch.setattr(asyncio, "timeout", timeout)
    program = "```python\nx = add(1, 2)\nwait(x)\nadd(x, 4)\n```"
    with pytest.raises(AgentLimitError) as caught:
        CodeAgent(ScriptedModel([program]), [add, wait], limits=AgentLimits(time_s=60)).run("?")
    run = caught.value.run
    assert [(each.name, each.state, each.output) for each in run.calls] == [
        ("add", "finished", 3), ("wait", "cancelled", None),
    ]  # fmt: skip
    assert [(each.state, each.source) for each in run.outputs] == [("cancelled", "x = add(1, 2)\nwait(x)\nadd(x, 4)")]
    (noted,) = (each for each in run.transcript if each["kind"] == "execution")
    assert [each["state"] for each in noted["record"]["calls"]] == ["finished", "cancelled"]


def test_a_run_that_is_cancelled_has_the_calls_that_had_begun_where_somebody_listens() -> None:
    async def cancelled() -> list[tuple[str | None, str]]:
        inside, events = asyncio.Event(), list[AgentEvent]()

        async def wait(x: int) -> None:
            """Wait for ever."""
            inside.set()
            await asyncio.Event().wait()

        agent = FunctionCallAgent(ScriptedModel(["wait(add(1, 2))"]), [add, wait])
        task = asyncio.create_task(agent.arun("?", on_event=events.append))
        await inside.wait()
        task.cancel()
        await asyncio.wait([task])
        return [(each.name, each.state) for each in events[-1].run.calls]

    assert asyncio.run(cancelled()) == [("add", "finished"), ("wait", "cancelled")]


def test_a_time_out_of_the_models_own_is_not_the_runs() -> None:
    def late(_: Any) -> str:
        raise TimeoutError("mine")

    with pytest.raises(TimeoutError, match="mine"):
        FunctionCallAgent(FunctionModel(late), limits=AgentLimits(time_s=60)).run("?")


def test_cancelling_a_run_cancels_its_calls() -> None:
    async def cancelled() -> list[str]:
        log: list[str] = []
        inside = asyncio.Event()

        async def wait() -> None:
            """Wait for ever."""
            inside.set()
            try:
                await asyncio.Event().wait()
            finally:
                log.append("cleaned up")

        task = asyncio.ensure_future(FunctionCallAgent(ScriptedModel(["wait()"]), [wait]).arun("?"))
        await inside.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return log

    assert asyncio.run(cancelled()) == ["cleaned up"]


# Failures of the model.


@EVERY
def test_a_failing_model_is_one_error_with_the_transcript_so_far(name: str) -> None:
    kind, answers, _ = RUNS[name]
    model = ScriptedModel([*answers[:-1], ModelConnectionError("cut")])
    with pytest.raises(AgentModelError, match=rf"ended at request {len(answers)}: cut") as caught:
        kind(model, [add, wikipedia]).run("?")
    assert isinstance(caught.value.__cause__, ModelConnectionError)
    run = caught.value.run
    assert run.requests == len(answers)
    assert run.transcript[-1] == {**run.transcript[-1], "kind": "model-error", "text": "cut"}
    json.loads(run.to_json())


# Transcript.


def without_times(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: without_times(each) for name, each in data.items() if not name.endswith("_s")}
    return [without_times(each) for each in data] if isinstance(data, list) else data


@EVERY
def test_a_transcript_is_json_and_its_answers_make_the_same_run(name: str) -> None:
    before = [Message("user", "?"), Message("assistant", "yes")]
    run = made(name).run("?", before)
    written = run.to_json()
    record = json.loads(written)
    assert (record["question"], record["answer"], record["version"]) == ("?", RUNS[name][2], 1)
    again = RUNS[name][0](ScriptedModel(run.answers), TOOLS).run("?", before)
    assert again.answer == run.answer
    assert without_times(json.loads(again.to_json())) == without_times(record)
    assert [call.output for call in again.calls] == [call.output for call in run.calls]
    executed = [call for each in record["events"] if each["kind"] == "execution" for call in each["record"]["calls"]]
    assert [call["name"] for call in executed] == [call.name for call in run.calls]


def test_what_no_request_takes_is_escaped_in_it() -> None:
    def odd(fails: bool) -> str:
        """Give half a character."""
        if fails:
            raise ValueError("a\ud800b")
        return "a\ud800b"

    model = ScriptedModel(["odd(True)", "odd(False)", "x"])
    run = FunctionCallAgent(model, [odd]).run("?")
    assert [said(model, request).encode() for request in (1, 2)] == [
        rb"Observation: Error: odd raised ValueError: a\ud800b",
        rb"Observation: a\ud800b",
    ]
    assert json.loads(run.to_json().encode())["answer"] == "x"
    assert FunctionCallAgent(ScriptedModel(run.answers), [odd]).run("?").messages == run.messages


def test_a_transcript_holds_values_of_every_kind() -> None:
    class Host:
        def __repr__(self) -> str:
            return "secret"

    def everything() -> Any:
        """Everything."""
        return {"a": (1, {2}), "b": b"\xff", "c": float("nan"), "d": Host(), 5: [threading.Lock()]}

    run = FunctionCallAgent(ScriptedModel(["everything()", "x"]), [everything]).run("?")
    text = run.to_json()
    assert "secret" not in text
    assert json.loads(text)["answer"] == "x"


# Skills.


@pytest.mark.parametrize("kind", [FunctionCallAgent, ReactAgent, PlanAndSolveAgent, ReWOOAgent, CodeAgent])
def test_skills_put_a_guide_in_the_prompt_and_bring_tools(kind: type[Agent], tmp_path: Path) -> None:
    (tmp_path / "SKILL.md").write_text("---\nname: docs-writer\ndescription: How to write.\n---\nBegin.\n")
    model = ScriptedModel(["1. x"] if kind is PlanAndSolveAgent else [], "m")
    agent = kind(model, [add], skills=Skills(roots=[tmp_path]))
    assert {"add", "get_skill"} <= set(agent.manager.tools)
    with pytest.raises(AgentModelError):
        agent.run("?")
    assert any("docs-writer: How to write." in request[0].content for request in model.requests)


def test_a_system_prompt_is_said() -> None:
    model = ScriptedModel(["x"])
    ReactAgent(model, [add], system="Be brief.").run("?")
    assert "Be brief." in model.requests[0][0].content
    assert model.requests[0][-1] == Message("user", "?")


def test_tools_are_named_by_the_default_group_or_by_a_registry() -> None:
    own = ToolRegistry("agents-by-name")
    own.register(add)
    agent = FunctionCallAgent(ScriptedModel(["add(1, 2)", "3"]), ["add"], registry=own)
    assert agent("?") == "3"
    with pytest.raises(ToolDefinitionError, match="no tool named 'nope' is registered; registered are: add"):
        FunctionCallAgent(ScriptedModel([]), ["nope"], registry=own)
    with pytest.raises(ToolDefinitionError, match="no tool named 'no such tool of the default group'"):
        FunctionCallAgent(ScriptedModel([]), ["no such tool of the default group"])


# Answers that are easily taken for none.


@pytest.mark.parametrize("words", ["0", "False", "None", "[]"])
@pytest.mark.parametrize("name", [name for name in RUNS if name != "code"])
def test_an_answer_may_look_like_none(name: str, words: str) -> None:
    kind, answers, _ = RUNS[name]
    last = f"Finish: {words}" if kind is ReactAgent else words
    run = kind(ScriptedModel([*answers[:-1], last]), [add, wikipedia]).run("?")
    assert run.answer == words
    assert run.messages[-1].role == "assistant"
    assert json.loads(run.to_json())["answer"] == words


def test_a_step_may_finish_with_nothing() -> None:
    assert ReactAgent(ScriptedModel(["Thought: t\nFinish:"]), [add])("?") == ""


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"finish_reason": "length"}, "cut off"),
        ({"content": " \n", "tool_calls": (), "reasoning": "Hm."}, "Your answer was empty."),
    ],
    ids=["cut off", "empty"],
)
@EVERY
def test_an_answer_of_which_nothing_can_be_used_costs_a_round(name: str, change: dict[str, Any], told: str) -> None:
    kind, answers, answer = RUNS[name]
    whole = [each if isinstance(each, Message) else Message("assistant", each) for each in answers]
    faulty = [dataclasses.replace(each, **change) for each in whole]
    model = ScriptedModel([each for pair in zip(faulty, whole, strict=True) for each in pair])
    if kind is FunctionCall:
        message = kind(model, [add]).run("?").answer
        assert told in message["observation"]
        return
    run = kind(model, [add, wikipedia]).run("?")
    assert (run.answer, run.requests) == (answer, 2 * len(answers))
    assert len(run.calls) == len(kind(ScriptedModel(answers), [add, wikipedia]).run("?").calls)


@EVERY
def test_cancelling_ends_any_agent(name: str) -> None:
    async def cancelled() -> set[Any]:
        kind, answers, _ = RUNS[name]
        inside = asyncio.Event()
        given = iter(answers[:-1])

        async def answer(_: Any) -> Any:
            found = next(given, None)
            if found is None:
                inside.set()
                await asyncio.Event().wait()
            return found

        task = asyncio.ensure_future(kind(FunctionModel(answer), [add, wikipedia]).arun("?"))
        await inside.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(cancelled()) == set()


# Events of calls.


def test_what_happens_to_a_call_is_told_while_it_runs() -> None:
    tries: list[int] = []

    async def count(n: int) -> AsyncIterator[int]:
        """Count."""
        for number in range(n):
            yield number

    def shaky() -> int:
        """Fail once."""
        tries.append(1)
        if len(tries) == 1:
            raise ConnectionError("cut")
        return 1

    tools = [count, FunctionTool(shaky, retries=1), divide]
    events: list[AgentEvent] = []
    told: list[str | None] = []

    def listen(event: AgentEvent) -> None:
        events.append(event)
        if event.record is not None and event.kind == "started":
            told.append(event.record.state)

    run = FunctionCallAgent(ScriptedModel(["[count(2), shaky(), divide(divide(1, 0), 1)]", "x"]), tools).run(
        "?", on_event=listen
    )
    kinds = [event.kind for event in events if event.kind != "delta"]
    assert kinds[:3] == ["request", "answer", "reading"]
    assert sorted(kinds[3:-4]) == ["call"] * 4 + ["progress"] * 2 + ["retried"] + ["started"] * 3
    assert kinds[-4:] == ["observation", "request", "answer", "final"]
    assert set(told) == {"running"}
    assert [event.value for event in events if event.kind == "progress"] == [0, 1]
    assert [type(event.value) for event in events if event.kind == "retried"] == [ConnectionError]
    assert {event.text for event in events if event.kind == "call"} == {call.source for call in run.calls}


def test_calls_of_evidence_are_told_by_its_name() -> None:
    events: list[AgentEvent] = []
    made("ReWOO").run("?", on_event=events.append)
    assert [(event.kind, event.part) for event in events if event.record and event.kind != "observation"] == [
        ("started", "#E1"), ("call", "#E1"), ("started", "#E2"), ("call", "#E2"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: Price(prompt=-1, completion=0), ValueError, "prompt must be 0 or more"),
        (lambda: Price(prompt=1, completion="2"), TypeError, "completion must be a number"),  # type: ignore[arg-type]
        (lambda: FunctionCallAgent(ScriptedModel([])).run("?", after="run-1"), TypeError, "after must be an AgentRun"),  # type: ignore[arg-type]
    ],
    ids=["price below 0", "price of a wrong type", "after"],
)  # fmt: skip
def test_what_cannot_be_is_refused_where_it_is_given(
    make: Callable[[], object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        make()


def test_an_event_shows_what_it_has_and_no_more() -> None:
    seen: list[str] = []
    FunctionCallAgent(ScriptedModel(["It is 3."]), []).run("?", on_event=lambda event: seen.append(repr(event)))
    assert seen[0] == "AgentEvent(kind='request', round=1, text='scripted')"
    assert seen[-1] == "AgentEvent(kind='final', round=1, text='It is 3.')"
