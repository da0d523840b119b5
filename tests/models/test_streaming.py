"""Streams become one message, and whatever else a server sends becomes one error."""

import asyncio
import json
from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Response

from lightfc.core.chat import message_of
from lightfc.core.errors import (
    ModelConnectionError,
    ModelError,
    ModelResponseError,
    ModelStatusError,
    ModelTimeoutError,
)
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc.models import Delta, FunctionModel, OpenAIModel, ScriptedModel, StreamingModel
from lightfc.models.responses import answer_of
from tests.models.conftest import DEFAULT
from tests.models.test_openai import cutting_server

PATH = "/v1/chat/completions"
QUESTION = [Message("user", "?")]
STOP = {"choices": [{"delta": {}, "finish_reason": "stop"}]}


def said(**delta: Any) -> dict[str, Any]:
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": None}]}


def called(**piece: Any) -> dict[str, Any]:
    return said(tool_calls=[piece])


def events(*chunks: Any) -> str:
    return "".join(f"data: {chunk if isinstance(chunk, str) else json.dumps(chunk)}\n\n" for chunk in chunks)


def streamed(model: StreamingModel, **options: Any) -> tuple[list[Delta], Message]:
    async def asked() -> list[Delta | Message]:
        return [piece async for piece in model.stream(QUESTION, **options)]

    *deltas, message = asyncio.run(asked())
    assert isinstance(message, Message)
    return [delta for delta in deltas if isinstance(delta, Delta)], message


@pytest.fixture
def url(httpserver: HTTPServer) -> str:
    return httpserver.url_for("/v1")


def ask(httpserver: HTTPServer, *chunks: Any, **options: Any) -> tuple[list[Delta], Message]:
    httpserver.expect_request(PATH).respond_with_data(events(*chunks), content_type="text/event-stream")
    return streamed(OpenAIModel("m", base_url=httpserver.url_for("/v1"), max_retries=0, **options))


def test_a_request_for_a_stream_says_so_and_asks_for_the_usage(httpserver: HTTPServer) -> None:
    ask(httpserver, said(content="f"), STOP, "[DONE]", temperature=0.5, extra_body={"seed": 1})
    assert httpserver.log[0][0].json == {
        "model": "m",
        "messages": [{"role": "user", "content": "?"}],
        "temperature": 0.5,
        "seed": 1,
        "stream": True,
        "stream_options": {"include_usage": True},
    }


def test_pieces_become_one_message(httpserver: HTTPServer) -> None:
    usage = {"choices": [], "usage": {"prompt_tokens": 7, "completion_tokens": 3}}
    chunks = [said(role="assistant", content=""), said(content="f("), said(content="1)"), STOP, usage, "[DONE]"]
    deltas, message = ask(httpserver, *chunks)
    assert deltas == [Delta("f("), Delta("1)")]
    assert message == Message("assistant", "f(1)")
    assert (message.finish_reason, message.usage) == ("stop", Usage(7, 3))


def test_reasoning_is_kept_apart(httpserver: HTTPServer) -> None:
    deltas, message = ask(httpserver, said(reasoning_content="Hm, "), said(reasoning="so."), said(content="28"), STOP)
    assert (message.reasoning, message.content) == ("Hm, so.", "28")
    assert deltas[0] == Delta(reasoning="Hm, ")


def test_one_of_several_choices_is_the_answer(httpserver: HTTPServer) -> None:
    """That which came first, in whichever piece and place the others come."""
    one, other = ({"index": index, "delta": {"content": text}} for index, text in ((0, "f("), (1, "g(")))
    end, wrong = (
        {"index": 0, "delta": {"content": "1)"}, "finish_reason": "stop"},
        {"index": 1, "delta": {"content": "2"}},
    )
    chunks = [{"choices": [one, other]}, {"choices": [wrong]}, {"choices": [wrong, end]}]
    deltas, message = ask(httpserver, *chunks)
    assert "".join(each.content for each in deltas) == message.content == "f(1)"
    assert message == message_of(chunks)


@pytest.mark.parametrize(
    "last",
    [{"delta": {}, "message": {"content": "f(1)"}}, {"message": {"content": "f(1)"}}, {"delta": {}, "message": None}],
)
def test_a_last_piece_may_repeat_the_message(httpserver: HTTPServer, last: dict[str, Any]) -> None:
    chunks = said(content="f(1)"), {"choices": [{"index": 0, **last, "finish_reason": "stop"}]}
    deltas, message = ask(httpserver, *chunks)
    assert "".join(each.content for each in deltas) == message.content == "f(1)"


def test_content_in_parts_is_read_as_it_is_everywhere(httpserver: HTTPServer) -> None:
    thought = {"type": "thinking", "thinking": [{"type": "text", "text": "hm"}]}
    parts = [thought, {"type": "text", "text": "f(1)"}, {"type": "document"}]
    deltas, message = ask(httpserver, *(said(content=[each]) for each in parts), STOP)
    assert [(each.content, each.reasoning) for each in deltas] == [("", "hm"), ("f(1)", ""), ("\ufffc", "")]
    whole = answer_of(json.dumps({"choices": [{"message": {"content": parts}, "finish_reason": "stop"}]}))
    read = message_of({"role": "assistant", "content": parts})
    assert message.content == whole.content == read.content == "f(1)\ufffc"
    assert message.reasoning == whole.reasoning == read.reasoning == "hm"


def test_calls_in_pieces_are_put_together_by_their_index(httpserver: HTTPServer) -> None:
    _, message = ask(
        httpserver,
        called(index=0, id="a", function={"name": "f", "arguments": ""}),
        called(index=0, function={"arguments": '{"x"'}),
        called(index=1, id="b", function={"name": "g", "arguments": "{}"}),
        called(index=0, function={"arguments": ": 1}"}),
        {"choices": [{"delta": {}, "finish_reason": "tool_calls"}]},
    )
    assert message.tool_calls == (ToolCall("a", "f", '{"x": 1}'), ToolCall("b", "g", "{}"))


@pytest.mark.parametrize("ids", [["a", "a"], ["", "a"], [None, None], [5, "a"]], ids=str)
def test_wrong_ids_are_replaced_by_ones_that_differ(httpserver: HTTPServer, ids: list[Any]) -> None:
    calls = [{"id": each, "type": "function", "function": {"name": "f", "arguments": {"x": 1}}} for each in ids]
    message = {"role": "assistant", "content": None, "tool_calls": calls}
    httpserver.expect_request(PATH).respond_with_json({"choices": [{"message": message}]})
    reply = asyncio.run(OpenAIModel("m", base_url=httpserver.url_for("/v1")).complete(QUESTION))
    first, second = reply.tool_calls
    assert first.id
    assert second.id
    assert first.id != second.id
    assert first.arguments == '{"x": 1}'


def test_tools_are_sent_and_calls_and_results_are_told_back(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH).respond_with_json({"choices": [{"message": {"content": "done"}}]})
    tools = [{"type": "function", "function": {"name": "f"}}]
    history = [
        Message("assistant", "", tool_calls=(ToolCall("a", "f", "{}"),)),
        Message("tool", "1", tool_call_id="a"),
    ]
    asyncio.run(OpenAIModel("m", base_url=url).complete(history, tools=tools, extra_body={"grammar": "root ::= x"}))
    body = httpserver.log[0][0].json
    assert body is not None
    assert (body["tools"], body["grammar"]) == (tools, "root ::= x")
    assert body["messages"] == [
        {
            "role": "assistant",
            "content": "",
            "tool_calls": [{"id": "a", "type": "function", "function": {"name": "f", "arguments": "{}"}}],
        },
        {"role": "tool", "content": "1", "tool_call_id": "a"},
    ]


@pytest.mark.parametrize(
    ("chunks", "fault"),
    [
        (["{"], "has a piece that is not JSON"),
        (["[1]"], "has a piece that is not an object"),
        ([{"choices": "no"}], "has a piece whose choices hold no delta"),
        ([{"choices": [1]}], "has a piece whose choices hold no delta"),
        ([{"choices": [{"delta": 1}]}], "has a piece whose choices hold no delta"),
        ([said(content=[1])], "has a piece whose content is not a string"),
        ([{"choices": [{"message": {"content": "f(1)"}}]}], "has a piece whose choices hold no delta"),
    ],
)
def test_a_malformed_piece_is_one_error(httpserver: HTTPServer, chunks: list[Any], fault: str) -> None:
    with pytest.raises(ModelResponseError, match=f"^the answer of model 'm' at .* {fault}"):
        ask(httpserver, said(content="f("), *chunks, STOP)


@pytest.mark.parametrize("pieces", [None, 5, [5], [{}], [{"index": 0, "function": 5}]], ids=str)
def test_call_pieces_that_say_nothing_are_passed_over_or_a_call_without_a_name(
    httpserver: HTTPServer, pieces: Any
) -> None:
    _, message = ask(httpserver, said(content="28", tool_calls=pieces), STOP)
    assert message.content == "28"
    assert all(call.name == "" for call in message.tool_calls)


@pytest.mark.parametrize("chunks", [[], [said(content="f(")], [said(content="f("), "[DONE]"]], ids=len)
def test_a_stream_that_ends_before_the_answer_does_is_cut(httpserver: HTTPServer, chunks: list[Any]) -> None:
    with pytest.raises(ModelConnectionError, match="cut the stream before the answer ended"):
        ask(httpserver, *chunks)


def test_halves_of_characters_are_joined_or_replaced_so_that_they_can_be_sent_back(httpserver: HTTPServer) -> None:
    pieces = ["a \ud83d", "\ude00 b \ud800"]
    call = {"index": 0, "id": "1", "function": {"name": "f", "arguments": '{"x": "\udc00"}'}}
    _, message = ask(httpserver, *(said(content=piece) for piece in pieces), called(**call), STOP)
    assert (message.content, message.tool_calls[0].arguments) == ("a \U0001f600 b \ufffd", '{"x": "\ufffd"}')


@pytest.mark.parametrize("content_type", ["application/json", "application/json; charset=utf-8"])
def test_a_server_that_does_not_stream_gives_its_answer_in_one_piece(httpserver: HTTPServer, content_type: str) -> None:
    body = {"choices": [{"message": {"content": "f(1)", "reasoning_content": "Hm."}, "finish_reason": "stop"}]}
    httpserver.expect_request(PATH).respond_with_data(json.dumps(body), content_type=content_type)
    deltas, message = streamed(OpenAIModel("m", base_url=httpserver.url_for("/v1")))
    assert deltas == [Delta("f(1)", "Hm.")]
    assert (message.content, message.reasoning, message.finish_reason) == ("f(1)", "Hm.", "stop")


@pytest.mark.parametrize(
    ("body", "content_type", "fault"),
    [
        ("<html>Sign in</html>", "text/html", "is not JSON: <html>Sign in</html>"),
        ('{"choices": []}', "application/json", "holds no choices"),
    ],
)
def test_what_is_neither_a_stream_nor_an_answer_is_shown(
    httpserver: HTTPServer, body: str, content_type: str, fault: str
) -> None:
    httpserver.expect_request(PATH).respond_with_data(body, content_type=content_type)
    with pytest.raises(ModelResponseError, match=fault):
        streamed(OpenAIModel("m", base_url=httpserver.url_for("/v1")))


def test_a_connection_that_is_cut_in_the_stream() -> None:
    head = b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: 1000\r\n\r\n"
    with (
        cutting_server(head + events(said(content="f(")).encode()) as base_url,
        pytest.raises(ModelConnectionError, match="cannot be reached, or cut the connection"),
    ):
        streamed(OpenAIModel("m", base_url=base_url, max_retries=0))


def test_a_server_that_falls_silent_in_the_stream(httpserver: HTTPServer) -> None:
    asked = Event()

    def pieces() -> Iterator[str]:
        yield events(said(content="f("))
        asked.wait(30)

    httpserver.expect_request(PATH).respond_with_handler(lambda _: Response(pieces(), content_type="text/event-stream"))
    try:
        with pytest.raises(ModelTimeoutError, match=r"did not answer: silent for 0\.1 s"):
            streamed(OpenAIModel("m", base_url=httpserver.url_for("/v1"), timeout_s=0.1, max_retries=0))
    finally:
        asked.set()


def test_an_error_inside_the_stream_does_not_show_the_key(httpserver: HTTPServer) -> None:
    with pytest.raises(ModelError, match=r"could not be asked: bad key \[api key\]") as caught:
        ask(httpserver, {"error": {"message": "bad key sk-secret"}}, api_key="sk-secret")
    assert caught.value.__cause__ is None


def test_a_status_before_the_stream_is_told_after_its_retries(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH).respond_with_data("oh", status=429, headers={"retry-after-ms": "1"})
    with pytest.raises(ModelStatusError, match="status 429: oh; too many requests"):
        streamed(OpenAIModel("m", base_url=url, max_retries=1))
    assert len(httpserver.log) == 2


def test_retry_after_is_waited_for_before_a_stream_too(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_ordered_request(PATH).respond_with_data("oh", status=429, headers={"Retry-After": "0"})
    httpserver.expect_ordered_request(PATH).respond_with_data(
        events(said(content="f(1)"), STOP), content_type="text/event-stream"
    )
    assert streamed(OpenAIModel("m", base_url=url))[1].content == "f(1)"


def test_leaving_a_stream_early_closes_it(llama_url: str) -> None:
    async def left() -> str:
        async with OpenAIModel("m", base_url=llama_url) as model:
            pieces = model.stream(QUESTION)
            first = await anext(pieces)
            await pieces.aclose()  # type: ignore[attr-defined]  # an async generator has it
            assert isinstance(first, Delta)
            return first.content + (await model.complete(QUESTION)).content

    assert asyncio.run(left()).endswith(DEFAULT)


def test_a_real_server_streams_the_same_answer(llama_url: str) -> None:
    deltas, message = streamed(OpenAIModel("m", base_url=llama_url))
    assert "".join(delta.content for delta in deltas) == message.content == DEFAULT
    assert len(deltas) > 1
    assert message.finish_reason == "stop"
    assert message.usage is not None


@pytest.mark.parametrize(
    "model",
    [ScriptedModel(["  f(1,\n 2) "]), FunctionModel(lambda messages: "  f(1,\n 2) ")],
    ids=["scripted", "function"],
)
def test_models_without_a_server_stream_word_by_word(model: StreamingModel) -> None:
    deltas, message = streamed(model)
    assert "".join(delta.content for delta in deltas) == message.content == "  f(1,\n 2) "
    assert len(deltas) == 2


def test_a_function_may_be_async_and_give_a_message() -> None:
    async def answer(messages: Any) -> Message:
        await asyncio.sleep(0)
        return Message("assistant", messages[-1].content * 2)

    model = FunctionModel(answer, name="echo")
    assert asyncio.run(model.complete(QUESTION)).content == "??"
    assert repr(model) == "FunctionModel(name='echo')"


def test_a_message_is_plain_data_and_back() -> None:
    message = Message(
        "assistant", "a", finish_reason="stop", usage=Usage(1, 2), tool_calls=(ToolCall("i", "f", "{}"),), reasoning="r"
    )
    again = Message.from_dict(json.loads(json.dumps(message.to_dict())))
    assert again == message
    assert (again.usage, again.reasoning, again.finish_reason) == (Usage(1, 2), "r", "stop")
    assert Message("user", "").to_dict() == {"role": "user", "content": ""}
