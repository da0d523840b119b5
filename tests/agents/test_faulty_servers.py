"""Runs against servers that break what they promise: the run goes on where it can, and else ends in one error."""

import asyncio
import json
from typing import Any

import pytest
from pytest_httpserver import HTTPServer

from lightfc.agents import AgentRun, FunctionCallAgent
from lightfc.agents.run import AgentModelError
from lightfc.models import OpenAIModel
from tests.agents.tools import add

PATH = "/v1/chat/completions"


def message(content: str | None = None, finish_reason: str = "stop", calls: Any = None) -> str:
    said = {"role": "assistant", "content": content, **({"tool_calls": calls} if calls else {})}
    return json.dumps({"choices": [{"message": said, "finish_reason": finish_reason}]})


def call(arguments: Any, name: Any = "add", own: Any = "1") -> dict[str, Any]:
    return {"id": own, "type": "function", "function": {"name": name, "arguments": arguments}}


def events(*chunks: Any) -> str:
    return "".join(f"data: {chunk if isinstance(chunk, str) else json.dumps(chunk)}\n\n" for chunk in chunks)


def delta(finish_reason: str | None = None, **said: Any) -> dict[str, Any]:
    return {"choices": [{"delta": said, "finish_reason": finish_reason}]}


LAST = message("It is 3.")
GOES_ON = {
    "broken JSON": [message(calls=[call('{"a": 1, ')])],
    "no object": [message(calls=[call("[1]")])],
    "an object in the place of its text": [message(calls=[call({"a": 1, "b": 2})])],
    "wrong ids": [message(calls=[call('{"a": 1, "b": 2}', own=7), call('{"a": 1, "b": 2}', own=None)])],
    "the same id twice": [message(calls=[call('{"a": 1, "b": 2}'), call('{"a": 1, "b": 2}')])],
    "an unknown function": [message(calls=[call("{}", name="nope")])],
    "a name that is no text": [message(calls=[call("{}", name=5)])],
    "cut off by its length": [message("[add(1, 2), add(3", "length")],
    "cut off in words": [message("I think", "length")],
    "a name that is none": [message(calls=[call("{}", name="a b")])],
}


def served(httpserver: HTTPServer, bodies: list[str], *, stream: bool = False) -> AgentRun:
    for body in bodies:
        content_type = "text/event-stream" if stream else "application/json"
        httpserver.expect_ordered_request(PATH).respond_with_data(body, content_type=content_type)

    async def asked() -> AgentRun:
        async with OpenAIModel("m", base_url=httpserver.url_for("/v1"), max_retries=1) as model:
            listener = (lambda _: None) if stream else None
            return await FunctionCallAgent(model, [add], format="native").arun("?", on_event=listener)

    return asyncio.run(asked())


@pytest.mark.parametrize("fault", GOES_ON)
def test_the_run_goes_on(httpserver: HTTPServer, fault: str) -> None:
    run = served(httpserver, [*GOES_ON[fault], LAST])
    assert run.answer == "It is 3."
    request = httpserver.log[1][0].json
    assert request is not None
    told = request["messages"]
    answered = [each["tool_call_id"] for each in told if each["role"] == "tool"]
    asked = [call["id"] for each in told if each["role"] == "assistant" for call in each.get("tool_calls", ())]
    assert answered == asked
    assert len(set(asked)) == len(asked)


def test_429_is_waited_for_as_the_server_says(httpserver: HTTPServer) -> None:
    headers = {"Retry-After": "0"}
    httpserver.expect_ordered_request(PATH).respond_with_data("busy", status=429, headers=headers)
    assert served(httpserver, [message(calls=[call('{"a": 1, "b": 2}')]), LAST]).answer == "It is 3."
    assert [response.status_code for _, response in httpserver.log] == [429, 200, 200]


ENDS = {
    "empty choices": '{"choices": []}',
    "no JSON": "<html>",
    "no message": '{"choices": [{}]}',
}


@pytest.mark.parametrize("fault", ENDS)
def test_an_answer_that_is_none_ends_the_run_with_its_transcript(httpserver: HTTPServer, fault: str) -> None:
    with pytest.raises(AgentModelError, match="ended at request 2: the answer of model 'm'") as caught:
        served(httpserver, [message(calls=[call('{"a": 1, "b": 2}')]), ENDS[fault]])
    assert [each.output for each in caught.value.run.calls] == [3]


def test_500_ends_the_run_after_its_retries(httpserver: HTTPServer) -> None:
    httpserver.expect_request(PATH).respond_with_data("oh", status=500, headers={"retry-after-ms": "1"})
    with pytest.raises(AgentModelError, match=r"ended at request 1: model 'm' .* status 500: oh"):
        served(httpserver, [])
    assert len(httpserver.log) == 2


def test_streams_make_calls_and_go_on(httpserver: HTTPServer) -> None:
    piece = {"index": 0, "id": "a", "function": {"name": "add", "arguments": '{"a": 1,'}}
    rest = {"index": 0, "function": {"arguments": ' "b": 2}'}}
    first = events(delta(tool_calls=[piece]), delta(tool_calls=[rest]), delta("tool_calls"), "[DONE]")
    run = served(httpserver, [first, events(delta(content="It is 3."), delta("stop"))], stream=True)
    assert (run.answer, run.calls[0].output) == ("It is 3.", 3)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (events(delta(content="It")), "cut the stream"),
        (events("{"), "not JSON"),
        (events({"choices": [5]}), "hold no delta"),
        (events({"error": {"message": "overloaded"}}), "overloaded"),
    ],
    ids=["cut", "no JSON", "malformed delta", "error"],
)
def test_a_broken_stream_ends_the_run(httpserver: HTTPServer, body: str, fault: str) -> None:
    made = {"index": 0, "id": "a", "function": {"name": "add", "arguments": '{"a": 1, "b": 2}'}}
    with pytest.raises(AgentModelError, match=fault):
        served(httpserver, [events(delta(tool_calls=[made]), delta("tool_calls")), body], stream=True)
