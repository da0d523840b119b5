"""Chat Completions over HTTP, through the `openai` client: OpenAI itself and every compatible server.

One promise about errors: whatever goes wrong between here and the server leaves as a `ModelError`, never as
an exception of the `openai` client or of the HTTP library below it. `_failure` translates the former and
`lightfc.models.responses` judges the bodies of successful answers, which the client itself does not check.

`openai` is imported inside functions on purpose: it is slow to import, and a program that only evaluates expressions
never needs it.
"""

import asyncio
import json
import os
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import (
    ModelConnectionError,
    ModelError,
    ModelResponseError,
    ModelStatusError,
    ModelTimeoutError,
)
from lightfc.core.messages import Message, check_messages
from lightfc.core.options import check_option, named_options
from lightfc.models.model import Closing, Delta
from lightfc.models.responses import AnswerFault, StreamedAnswer, answer_of

if TYPE_CHECKING:
    import openai

DEFAULT_BASE_URL = "https://api.openai.com/v1"
"""Where requests go without `base_url` and without the environment variable `OPENAI_BASE_URL`."""

_NO_KEY = "lightfc-needs-no-key"
"""Sent to servers of one's own, which want no key, because the client refuses to start without one."""

_HIDDEN = "[api key]"
_MAX_EXCERPT_CHARS = 200

_ADVICE = {
    400: "the server refuses this request: see its reason, the model's context length and extra_body",
    401: "check the API key (api_key or OPENAI_API_KEY)",
    403: "check what the API key is allowed to use",
    404: "check the model's name, and that base_url has the path the server expects (most want …/v1)",
    408: "the server gave up waiting: ask less at a time",
    422: "the server refuses this request: see its reason, and extra_body",
    429: "too many requests or no quota left: wait, or raise max_retries",
}


@named_options
class OpenAIModel(Closing):
    """A model behind a server with OpenAI's Chat Completions API: OpenAI itself, vLLM, llama.cpp and many others.

    Connections stay open between requests. They belong to the event loop that opened them. `aclose`, `async with` or
    the end of `asyncio.run` closes them. So one model serves one `asyncio.run` after another, and the loops of several
    threads.

    Args:
        name: The model's name as the server knows it.
        base_url: Root of the server's API, such as `http://127.0.0.1:8080/v1`. None: the environment variable
            `OPENAI_BASE_URL`, or else `https://api.openai.com/v1`.
        api_key: The API key. None: the environment variable `OPENAI_API_KEY`, or else a placeholder where a base URL is
            given, since most servers of one's own need no key.
        timeout_s: How long the server may be silent at each step of one attempt (connecting, sending, each piece of the
            answer), in seconds, above 0. For `complete` the answer is one piece, so a server is silent while it
            computes it: the default, 60, is enough for 3,000 tokens at 50 tokens a second.
        max_retries: How many more attempts there are after a failed connection, a time-out, or one of the statuses 408,
            409, 429 and 5xx; at least 0. The client waits as long as the server's `Retry-After` says; if that is more
            than two minutes, it gives up. Without it the client waits 0.5 s, then twice as long each time, up to 8 s.
            Each wait is shortened by up to a quarter, at random. The default is that of the `openai` client.
        temperature: Sampling temperature, such as 0 for the most likely answer. It is sent as given; OpenAI takes 0 to
            2. None sends none, so the server's own default holds.
        max_tokens: The most tokens of one answer, sent as `max_tokens`. None sends none, so the server's own default
            holds. For a server that knows it by another name, use `extra_body`.
        extra_body: More members of each request's JSON object, for what only some servers know.

    Attributes:
        name: The model's name.
        base_url: Root of the server's API.

    Raises:
        ModelError: There is neither a key nor a base URL, or one of them cannot be used in a request.
        TypeError: An option has a wrong type.
        ValueError: A number is out of range.

    Examples:
        >>> from lightfc import OpenAIModel
        >>> model = OpenAIModel("my-model", base_url="http://127.0.0.1:8080/v1", temperature=0)
        >>> model.name
        'my-model'
    """

    def __init__(
        self,
        name: str,
        *,
        base_url: str | None = None,
        api_key: str | None = None,
        timeout_s: float = 60.0,
        max_retries: int = 2,
        temperature: float | None = None,
        max_tokens: int | None = None,
        extra_body: Mapping[str, Any] | None = None,
    ) -> None:
        check_option("name", name, str, "a string")
        check_option("base_url", base_url, str, "a string", or_none=True)
        check_option("api_key", api_key, str, "a string", or_none=True)
        check_option("timeout_s", timeout_s, (int, float), "a number of seconds", above=0)
        check_option("max_retries", max_retries, int, "a whole number", at_least=0)
        check_option("temperature", temperature, (int, float), "a number", at_least=0, or_none=True)
        check_option("max_tokens", max_tokens, int, "a whole number of tokens", at_least=1, or_none=True)
        check_option("extra_body", extra_body, Mapping, "a dict of members of the request", or_none=True)
        own_url = base_url or os.environ.get("OPENAI_BASE_URL")
        self.name = name
        self.base_url = own_url or DEFAULT_BASE_URL
        self._shown_url = _checked_url(self.base_url)
        self._api_key = _checked_key(api_key or os.environ.get("OPENAI_API_KEY") or (_NO_KEY if own_url else ""))
        self._timeout_s = timeout_s
        self._max_retries = max_retries
        self._options: dict[str, Any] = {
            "model": name,
            "temperature": temperature,
            "max_tokens": max_tokens,
            "extra_body": dict(extra_body) if extra_body else None,
        }
        self._clients: dict[asyncio.AbstractEventLoop, tuple[openai.AsyncOpenAI, AsyncGenerator[None, None]]] = {}

    def __repr__(self) -> str:
        return f"OpenAIModel({self.name!r}, base_url={self._shown_url!r})"

    @property
    def identity(self) -> dict[str, Any]:
        """What makes its answers what they are, as plain data: the address, the name and the settings, but no key."""
        return {**self._options, "at": self._shown_url}

    async def aclose(self) -> None:
        """Close the connections of the running event loop. The next request opens new ones."""
        kept = self._clients.pop(asyncio.get_running_loop(), None)
        if kept is not None:
            await kept[1].aclose()

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """Ask the server for the next message.

        Args:
            messages: The conversation, oldest first.
            tools: Functions for the tools API, as `lightfc.PromptFormat.tools` writes them; none by default.
            extra_body: More members of this request's JSON object. They replace members of the model's own `extra_body`
                that have the same name.

        Returns:
            The message of the first choice. `content` is `""` where the server says null, as beside calls.

        Raises:
            ModelConnectionError: The server cannot be reached, or it cut the connection.
            ModelTimeoutError: The server was silent for `timeout_s` in every attempt.
            ModelStatusError: The server answered with a status of 400 or above.
            ModelResponseError: The answer is not JSON, or holds no message with content or calls.
            ModelError: The request cannot be sent for another reason, such as half a surrogate pair in a message.
        """
        with self._translating():
            client = await self._client()
            # The raw response, because the client passes a body that breaks the API's promises on as if it kept them.
            response = await client.chat.completions.with_raw_response.create(
                **self._request(messages, tools, extra_body)
            )
        text = _text(response.http_response.content)
        try:
            return answer_of(text)
        except AnswerFault as fault:
            raise self._unusable(str(fault), fault.text) from None

    async def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> AsyncIterator[Delta | Message]:
        """Ask the server for the next message, piece by piece; arguments and errors are as for `complete`.

        A connection that is cut before the end of the answer raises `ModelConnectionError`: part of an answer is not
        taken for an answer.

        Yields:
            Each piece as it arrives, and last the whole message. A server that does not stream gives one piece.
        """
        import openai

        request = self._request(messages, tools, extra_body)
        extra = request.pop("extra_body", {})
        body = {**request, **extra, "stream": True, "stream_options": {"include_usage": True}}
        answer = StreamedAnswer()
        message: Message | None
        with self._translating():
            client = await self._client()
            chunks = await client.post(
                "/chat/completions", cast_to=object, body=body, stream=True, stream_cls=openai.AsyncStream[object]
            )
        try:
            with self._translating():
                if _is_whole(chunks.response.headers.get("content-type", "")):
                    message = answer_of(_text(await chunks.response.aread()))
                    if message.content or message.reasoning:
                        yield Delta(message.content, message.reasoning)
                else:
                    async for chunk in chunks:
                        delta = answer.add(chunk)
                        if delta is not None:
                            yield delta
                    message = answer.message()
        except AnswerFault as fault:
            raise self._unusable(str(fault), fault.text) from None
        finally:
            await chunks.close()
        if message is None:
            raise ModelConnectionError(
                f"{self._where} cut the stream before the answer ended; see the server's log, or ask again"
            )
        yield message

    def _request(
        self, messages: Sequence[Message], tools: Sequence[JsonSchema], extra_body: Mapping[str, Any] | None
    ) -> dict[str, Any]:
        request = {name: value for name, value in self._options.items() if value is not None}
        check_messages(messages)
        request["messages"] = [message.to_chat() for message in messages]
        if tools:
            request["tools"] = list(tools)
        if extra_body:
            request["extra_body"] = {**request.get("extra_body", {}), **extra_body}
        return request

    @contextmanager
    def _translating(self) -> Iterator[None]:
        """Let nothing of the client's errors out."""
        import openai

        try:
            yield
        except openai.OpenAIError as error:
            # Others repeat the body, where a server may have echoed the key.
            raise self._failure(error) from (error if isinstance(error, openai.APIConnectionError) else None)
        except UnicodeEncodeError as error:
            raise ModelError(
                f"{self._where} got no request: a message holds {error.object[error.start]!r}, which cannot be sent "
                f"({error.reason}); replace such characters first"
            ) from error
        except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
            piece = error.doc if isinstance(error, json.JSONDecodeError) else ""
            raise self._unusable("has a piece that is not JSON", piece) from None

    @property
    def _where(self) -> str:
        return f"model {self.name!r} at {self._shown_url}"

    async def _client(self) -> "openai.AsyncOpenAI":
        """The running loop's client: sockets belong to a loop, so loops must not share one."""
        loop = asyncio.get_running_loop()
        for ended in [other for other in list(self._clients) if other.is_closed()]:
            self._clients.pop(ended, None)
        if loop not in self._clients:
            client = self._new_client()
            keeper = _close_at_end(client)
            await anext(keeper)
            self._clients[loop] = client, keeper
        return self._clients[loop][0]

    def _new_client(self) -> "openai.AsyncOpenAI":
        import openai

        try:
            return openai.AsyncOpenAI(
                base_url=self.base_url,
                api_key=self._api_key,
                timeout=self._timeout_s,
                max_retries=self._max_retries,
            )
        # Which class an address raises that only the HTTP library's own parser refuses depends on that library.
        except Exception as error:
            raise ModelError(f"{self._where} cannot be asked: {error}; check base_url") from error

    def _failure(self, error: "openai.OpenAIError") -> ModelError:
        """The one place that translates the client's errors; which class becomes which is in the order below."""
        import openai

        if isinstance(error, openai.APITimeoutError):
            attempts = f" in each of {self._max_retries + 1} attempts" if self._max_retries else ""
            return ModelTimeoutError(
                f"{self._where} did not answer: silent for {self._timeout_s:g} s{attempts}; "
                "raise timeout_s, or see what keeps the server busy"
            )
        if isinstance(error, openai.APIConnectionError):
            return ModelConnectionError(
                f"{self._where} cannot be reached, or cut the connection: {_reason(error)}; "
                "check that the server runs and that base_url is its address"
            )
        if isinstance(error, openai.APIStatusError):
            status, body = error.status_code, self._body_without_key(_text(error.response.content))
            general = "the server failed: see its log, or try later" if status >= 500 else "see the server's reason"
            told = f"{_body_message(body)}; {_ADVICE.get(status, general)}"
            return ModelStatusError(f"{self._where} answered with status {status}: {told}", status, body)
        if isinstance(
            error,
            openai.APIResponseValidationError | openai.LengthFinishReasonError | openai.ContentFilterFinishReasonError,
        ):
            return ModelResponseError(f"{self._where} gave an answer that cannot be used: {_reason(error)}")
        return ModelError(f"{self._where} could not be asked: {_reason(error).replace(self._api_key, _HIDDEN)}")

    def _unusable(self, fault: str, text: str) -> ModelResponseError:
        return ModelResponseError(
            f"the answer of {self._where} {fault}: {_body_message(self._body_without_key(text))}; "
            "check that base_url is the root of a Chat Completions API (most end in /v1)"
        )

    def _body_without_key(self, text: str) -> Any:
        """A body for people to read: decoded where it is JSON, the API key hidden where the server repeats it."""
        try:
            # Encoded anew, so that the key is found however the server escaped it.
            encoded = json.dumps(json.loads(text))
            return json.loads(encoded.replace(json.dumps(self._api_key)[1:-1], _HIDDEN))
        except (ValueError, RecursionError):
            return text.replace(self._api_key, _HIDDEN)


async def _close_at_end(client: "openai.AsyncOpenAI") -> AsyncGenerator[None, None]:
    """Close `client` when this generator is closed.

    An event loop closes the asynchronous generators that were started in it before it ends, and also those that
    nobody refers to any more. That is the only notice asyncio gives of either.
    """
    try:
        yield
    finally:
        await client.close()


def _checked_url(base_url: str) -> str:
    """The address as messages may show it: without a user's name, a password or a query, which can be secrets."""
    try:
        parts = urlsplit(base_url)
        port = "" if parts.port is None else f":{parts.port}"
        host = parts.hostname or ""
        host.encode("idna")
    except ValueError:  # a port that is no number, brackets that do not close, a label that is empty or too long
        parts, host, port = urlsplit(""), "", ""
    if parts.scheme not in {"http", "https"} or not host or not base_url.isprintable() or " " in base_url:
        raise ModelError("base_url is not the address of a server; write it as in http://127.0.0.1:8080/v1")
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}{parts.path}"


def _checked_key(key: str) -> str:
    key = key.strip()  # a key read from a file keeps the file's last newline
    if not key:
        raise ModelError(
            "no API key: give api_key, or set the environment variable OPENAI_API_KEY, "
            "or give base_url where the server is one of your own"
        )
    if not (key.isascii() and key.isprintable()):
        raise ModelError("the API key holds characters that no HTTP header can carry; copy it again")
    return key


def _text(content: bytes) -> str:
    """A body as text; JSON is UTF-8 (RFC 8259, section 8.1), whatever a header says."""
    return content.decode("utf-8", errors="replace")


def _is_whole(content_type: str) -> bool:
    """Whether what was to be a stream is a whole body, as servers answer that cannot stream, and pages of others."""
    return content_type.partition(";")[0].strip().lower() in {"application/json", "text/html"}


def _reason(error: Exception) -> str:
    """The text of what lies below a client's error, which itself only says "Connection error."."""
    below = error.__cause__ or error
    return str(below) or type(below).__name__


def _body_message(body: Any) -> str:
    """The server's own words in a body: its error message where it has one, else how the body begins."""
    error = body.get("error", body) if isinstance(body, dict) else body
    message = error.get("message") if isinstance(error, dict) else error
    text = message if isinstance(message, str) else json.dumps(body, ensure_ascii=False)
    line = " ".join(text.split())
    if len(line) > _MAX_EXCERPT_CHARS:
        line = line[:_MAX_EXCERPT_CHARS] + "…"
    return line or "an empty body"
