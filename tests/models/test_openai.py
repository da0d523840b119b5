import asyncio
import gc
import inspect
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import openai
import pytest
from pytest_httpserver import HTTPServer
from werkzeug import Request, Response

from lightfc.core.errors import (
    ModelConnectionError,
    ModelError,
    ModelResponseError,
    ModelStatusError,
    ModelTimeoutError,
)
from lightfc.core.messages import Message, Usage
from lightfc.models import Model, OpenAIModel
from tests.models.conftest import DEFAULT

PATH = "/v1/chat/completions"
KEY = "sk-secret/0123456789"
ESCAPED_KEY = KEY.replace("/", "\\/")
QUESTION = [Message("system", "Be brief."), Message("user", "¿Qué?")]
REPLY = {
    "choices": [{"message": {"role": "assistant", "content": "f(1)"}, "finish_reason": "stop"}],
    "usage": {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10},
}
NOW = {"retry-after-ms": "1"}


def ask(base_url: str, **options: Any) -> Message:
    async def asked() -> Message:
        async with OpenAIModel("m", base_url=base_url, **options) as model:
            return await model.complete(QUESTION)

    return asyncio.run(asked())


@pytest.fixture
def url(httpserver: HTTPServer) -> str:
    return httpserver.url_for("/v1")


def test_importing_the_models_leaves_the_client_alone() -> None:
    program = "import sys, lightfc.models as m; m.OpenAIModel('m', api_key='k'); assert 'openai' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_request_says_what_was_asked_and_only_the_options_that_were_given(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH, method="POST").respond_with_json(REPLY)
    ask(url)
    ask(url, temperature=0.0, max_tokens=5, extra_body={"seed": 1})
    messages = [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "¿Qué?"}]
    assert [request.json for request, _ in httpserver.log] == [
        {"model": "m", "messages": messages},
        {"model": "m", "messages": messages, "temperature": 0.0, "max_tokens": 5, "seed": 1},
    ]


def test_an_answer_becomes_a_message(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH).respond_with_json(REPLY)
    reply = ask(url)
    assert reply == Message("assistant", "f(1)")
    assert (reply.finish_reason, reply.usage) == ("stop", Usage(7, 3))


def test_null_content_is_empty_and_what_the_server_leaves_out_is_none(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH).respond_with_json({"choices": [{"message": {"content": None}}]})
    reply = ask(url)
    assert (reply.content, reply.finish_reason, reply.usage) == ("", None, None)


def test_429_is_asked_again(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_ordered_request(PATH).respond_with_json({}, status=429, headers=NOW)
    httpserver.expect_ordered_request(PATH).respond_with_json(REPLY)
    assert ask(url).content == "f(1)"
    assert [response.status_code for _, response in httpserver.log] == [429, 200]


def test_500_is_asked_again_until_the_retries_are_used_up(httpserver: HTTPServer, url: str) -> None:
    httpserver.expect_request(PATH).respond_with_data("out of memory", status=500, headers=NOW)
    with pytest.raises(ModelStatusError, match="status 500: out of memory; the server failed: see its log") as caught:
        ask(url, max_retries=2)
    assert (caught.value.status, caught.value.body) == (500, "out of memory")
    assert len(httpserver.log) == 3


@pytest.mark.parametrize(
    ("status", "body", "message"),
    [
        (400, {"error": {"message": "context too long"}}, "context too long; the server refuses this request"),
        (401, {"error": {"message": "wrong key"}}, "wrong key; check the API key"),
        (403, {"error": "not yours"}, "not yours; check what the API key is allowed"),
        (404, {"message": "no such model"}, "no such model; check the model's name, and that base_url"),
        (418, {"detail": ["teapot"]}, r'{"detail": \["teapot"\]}; see the server\'s reason'),
        (429, {"error": None}, r'{"error": null}; too many requests'),
    ],
)
def test_a_status_error_says_why_where_and_what_to_do(
    httpserver: HTTPServer, url: str, status: int, body: Any, message: str
) -> None:
    httpserver.expect_request(PATH).respond_with_json(body, status=status)
    with pytest.raises(
        ModelStatusError, match=f"^model 'm' at {url} answered with status {status}: {message}"
    ) as caught:
        ask(url, max_retries=0)
    assert (caught.value.status, caught.value.body) == (status, body)


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("<html>\n  Welcome!\n</html>", "is not JSON: <html> Welcome! </html>; check that base_url"),
        ("", "is not JSON: an empty body"),
        ("[" * 100_000, r"is not JSON: \[{200}…; check"),
        ('"f(1)"', "is JSON, but not an object"),
        ("[]", "is JSON, but not an object"),
        ("{}", "holds no choices: {}"),
        ('{"error": {"message": "overloaded"}}', "holds no choices: overloaded"),
        ('{"choices": []}', "holds no choices"),
        ('{"choices": {"0": {}}}', "holds no choices"),
        ('{"choices": [null]}', "holds no choices"),
        ('{"choices": [{}]}', "holds no message whose content is a string"),
        ('{"choices": [{"message": "f(1)"}]}', "holds no message whose content is a string"),
        ('{"choices": [{"message": {}}]}', "holds no message whose content is a string"),
        ('{"choices": [{"message": {"content": [1]}}]}', "holds no message whose content is a string"),
    ],
)
@pytest.mark.parametrize("content_type", ["application/json", "text/html", "application/json; charset=hex"])
def test_an_answer_that_breaks_the_api(
    httpserver: HTTPServer, url: str, body: str, fault: str, content_type: str
) -> None:
    httpserver.expect_request(PATH).respond_with_data(body, headers={"Content-Type": content_type})
    with pytest.raises(ModelResponseError, match=f"^the answer of model 'm' at {url} {fault}"):
        ask(url)
    assert len(httpserver.log) == 1


@pytest.mark.parametrize(
    ("usage", "counted"),
    [
        ({"prompt_tokens": 7}, Usage(7, 0)),
        ({"prompt_tokens": None, "completion_tokens": "3"}, Usage(0, 0)),
        (None, None),
        ([], None),
    ],
)
def test_a_server_that_counts_badly_still_answers(
    httpserver: HTTPServer, url: str, usage: Any, counted: Usage | None
) -> None:
    httpserver.expect_request(PATH).respond_with_json({**REPLY, "usage": usage})
    assert ask(url).usage == counted


@pytest.mark.parametrize(
    "said",
    [b"", b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n{", b"SSH-2.0-server\r\n"],
    ids=["before the answer", "in the answer", "not HTTP"],
)
def test_a_connection_that_is_cut(said: bytes) -> None:
    with (
        cutting_server(said) as base_url,
        pytest.raises(ModelConnectionError, match=f"{base_url} cannot be reached, or"),
    ):
        ask(base_url, max_retries=0)


def test_nothing_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        base_url = f"http://127.0.0.1:{taken.getsockname()[1]}/v1"
        with pytest.raises(ModelConnectionError, match=f"{base_url} cannot be reached.*check that the server runs"):
            ask(base_url, max_retries=0)


def test_a_server_that_is_silent(httpserver: HTTPServer, url: str) -> None:
    done = threading.Event()

    def wait(_: Request) -> Response:
        done.wait()
        return Response()

    httpserver.expect_request(PATH).respond_with_handler(wait)
    try:
        with pytest.raises(ModelTimeoutError, match=f"{url} did not answer: silent for 0.05 s; raise timeout_s"):
            ask(url, max_retries=0, timeout_s=0.05)
    finally:
        done.set()


@pytest.mark.parametrize("status", [200, 401])
@pytest.mark.parametrize(
    ("body", "key"),
    [
        (f"bad key {KEY} {KEY}", KEY),
        (f'{{"error": {{"message": "bad key {KEY}", "{KEY}": 1}}}}', KEY),
        (f'{{"error": "bad key {ESCAPED_KEY}", "{ESCAPED_KEY}": 1}}', ESCAPED_KEY),
    ],
    ids=["text", "JSON", "escaped in JSON"],
)
def test_the_key_is_never_shown(httpserver: HTTPServer, url: str, status: int, body: str, key: str) -> None:
    httpserver.expect_request(PATH).respond_with_data(body, status=status)
    with pytest.raises(ModelError, match=r"bad key \[api key\]") as caught:
        ask(url, api_key=KEY)
    # A request of a client of an earlier test, which has given up waiting, may still arrive here.
    assert "Bearer " + KEY in [request.headers["Authorization"] for request, _ in httpserver.log]
    shown = "".join(traceback.format_exception(caught.value)) + repr(vars(caught.value))
    assert KEY not in shown
    assert key not in shown


def test_repr_shows_no_secret() -> None:
    model = OpenAIModel("m", base_url="https://user:pass@host:8080/v1?key=secret", api_key=KEY)
    assert repr(model) == "OpenAIModel('m', base_url='https://host:8080/v1')"


@pytest.mark.parametrize(
    ("environment", "arguments", "key"),
    [
        ({"OPENAI_API_KEY": "environment"}, {"api_key": "argument"}, "argument"),
        ({"OPENAI_API_KEY": "environment\n"}, {}, "environment"),
        ({}, {}, "lightfc-needs-no-key"),
    ],
)
def test_where_the_key_comes_from(
    httpserver: HTTPServer,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    arguments: dict[str, str],
    key: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    httpserver.expect_request(PATH).respond_with_json(REPLY)
    ask(url, **arguments)
    assert httpserver.log[0][0].headers["Authorization"] == "Bearer " + key


def test_the_address_may_come_from_the_environment(
    httpserver: HTTPServer, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", url)
    httpserver.expect_request(PATH).respond_with_json(REPLY)
    model = OpenAIModel("m")
    assert model.base_url == url
    assert asyncio.run(model.complete(QUESTION)).content == "f(1)"


@pytest.mark.parametrize("key", [None, "", " \n"])
def test_without_key_and_address_there_is_no_model(key: str | None) -> None:
    with pytest.raises(ModelError, match=r"no API key: give api_key, or set .* OPENAI_API_KEY, or give base_url"):
        OpenAIModel("m", api_key=key)


@pytest.mark.parametrize("key", ["sk-ключ", "sk-1\nsk-2"])
def test_a_key_that_no_header_can_carry(key: str) -> None:
    with pytest.raises(ModelError, match="the API key holds characters") as caught:
        OpenAIModel("m", api_key=key)
    assert key not in str(caught.value)


@pytest.mark.parametrize(
    "base_url",
    [
        "127.0.0.1:8080/v1",
        "localhost",
        "ftp://host/v1",
        "http://",
        "http://[::1",
        "http://host:99999",
        "http://a..b",
        "http://ho st/v1",
        "http://host/\x00",
    ],
)
def test_an_address_that_cannot_be_one(base_url: str) -> None:
    with pytest.raises(ModelError, match="base_url is not the address of a server"):
        OpenAIModel("m", base_url=base_url)


def test_an_address_that_only_the_client_refuses() -> None:
    with pytest.raises(ModelError, match=r"cannot be asked: .*; check base_url"):
        ask("http://☃-.☃/v1")


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"timeout_s": 0}, ValueError, "timeout_s must be above 0, not 0"),
        ({"timeout_s": "60"}, TypeError, "timeout_s must be a number of seconds, not str"),
        ({"max_retries": -1}, ValueError, "max_retries must be 0 or more, not -1"),
        ({"max_retries": 1.5}, TypeError, "max_retries must be a whole number, not float"),
        ({"temperature": "cold"}, TypeError, "temperature must be a number, or None, not str"),
        ({"max_tokens": 0}, ValueError, "max_tokens must be at least 1"),
        ({"extra_body": [1]}, TypeError, "extra_body must be a dict of members of the request, or None, not list"),
    ],
)
def test_options_out_of_range(options: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        OpenAIModel("m", api_key=KEY, **options)


def test_text_that_cannot_be_sent(url: str) -> None:
    with pytest.raises(ModelError, match=r"a message holds '\\udc80', which cannot be sent"):
        asyncio.run(OpenAIModel("m", base_url=url).complete([Message("user", "\udc80")]))


def test_one_model_serves_loops_one_after_another_and_closes_with_each(llama_url: str) -> None:
    """Without closing, the sockets of the first loop would be reported as leaked, which is an error here."""
    model: Model = OpenAIModel("m", base_url=llama_url)

    async def twice() -> list[str]:
        replies = await asyncio.gather(model.complete(QUESTION), model.complete(QUESTION))
        return [reply.content for reply in replies]

    assert [asyncio.run(twice()), asyncio.run(twice())] == [[DEFAULT] * 2] * 2


def test_a_closed_model_opens_again(llama_url: str) -> None:
    async def reopened() -> str:
        model = OpenAIModel("m", base_url=llama_url)
        await model.complete(QUESTION)
        await model.aclose()
        await model.aclose()
        return (await model.complete(QUESTION)).content

    assert asyncio.run(reopened()) == DEFAULT


def test_a_forgotten_model_closes_its_connections(llama_url: str) -> None:
    async def forgotten() -> bool:
        model = OpenAIModel("m", base_url=llama_url)
        await model.complete(QUESTION)
        client = await model._client()
        closed = asyncio.Event()
        close = client.close

        async def close_and_tell() -> None:
            await close()
            closed.set()

        client.close = close_and_tell  # type: ignore[method-assign]
        del model
        while not closed.is_set():  # a collection that another thread has begun makes this one none
            gc.collect()
            await asyncio.sleep(0)
        return client.is_closed()

    assert asyncio.run(forgotten())


def client_errors(root: type[openai.OpenAIError] = openai.OpenAIError) -> Iterator[type[openai.OpenAIError]]:
    yield root
    for child in root.__subclasses__():
        yield from client_errors(child)


EXPECTED = {
    openai.APITimeoutError: ModelTimeoutError,
    openai.APIConnectionError: ModelConnectionError,
    openai.APIStatusError: ModelStatusError,
    openai.APIResponseValidationError: ModelResponseError,
    openai.LengthFinishReasonError: ModelResponseError,
    openai.ContentFilterFinishReasonError: ModelResponseError,
}
"""Every other class, among them those of websockets and of other ways to log in, is a plain ModelError."""


@pytest.mark.parametrize("kind", list(client_errors()), ids=lambda kind: kind.__name__)
def test_every_error_of_the_client_is_translated(
    monkeypatch: pytest.MonkeyPatch, kind: type[openai.OpenAIError]
) -> None:
    expected = next((EXPECTED[base] for base in kind.__mro__ if base in EXPECTED), ModelError)
    failure = raised_as(kind, monkeypatch)
    assert type(failure) is expected
    assert str(failure).startswith("model 'm' at http://host/v1 ")


def raised_as(kind: type[openai.OpenAIError], monkeypatch: pytest.MonkeyPatch) -> ModelError:
    """What `complete` raises where the client raises an error of this class."""
    parts: dict[str, Any] = {
        "message": "because",
        "request": None,
        "response": SimpleNamespace(request=None, status_code=400, headers={}, content=b""),
        "body": None,
        "completion": SimpleNamespace(usage=None),
        "unsent_messages": [],
        "symbol": "a",
    }
    names = inspect.signature(kind).parameters if inspect.isfunction(kind.__init__) else ()
    error = kind(**{name: parts[name] for name in names})

    async def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(openai.AsyncOpenAI, "post", fail)
    with pytest.raises(ModelError) as caught:
        ask("http://host/v1")
    return caught.value


@contextmanager
def cutting_server(said: bytes) -> Iterator[str]:
    """A server that reads one request, says something and cuts the connection."""

    def serve() -> None:
        connection, _ = listener.accept()
        with connection:
            head, _, body = connection.recv(65_536).partition(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length:")[2].split()[0])
            while len(body) < length:
                body += connection.recv(65_536)
            connection.sendall(said)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        thread.join()
