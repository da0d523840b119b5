"""Models that a program plays: for tests, for examples that must run without a server, for what no server serves.

They have their whole answer at once, and tell it word by word where they are asked to stream.
"""

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ModelError
from lightfc.core.messages import Message, Usage, check_messages
from lightfc.core.options import check_list, named_options
from lightfc.models.model import Delta

Answer = str | Message

_WORD = re.compile(r"\s*\S+\s*$|\s*\S+")


@named_options
class FunctionModel:
    """A model that is a function: for tests whose answers depend on the conversation, and for other kinds of servers.

    Args:
        function: Called with the list of messages; returns the answer, a `Message` or a string. May be async. A string
            becomes an assistant message with the finish reason `"stop"` and a usage of 0 tokens. What the function
            raises, `complete` raises; raise a `ModelError` for an answer that could not be given.
        name: The model's name; `"function"` by default.

    Attributes:
        name: The model's name.

    Raises:
        TypeError: `function` cannot be called. From `complete` and `stream`: what it gave is of another type.

    Examples:
        >>> import asyncio
        >>> from lightfc import FunctionModel, Message
        >>> model = FunctionModel(lambda messages: messages[-1].content.upper())
        >>> asyncio.run(model.complete([Message("user", "hello")])).content
        'HELLO'
    """

    def __init__(
        self, function: Callable[[Sequence[Message]], Answer | Awaitable[Answer]], name: str = "function"
    ) -> None:
        if not callable(function):
            raise TypeError(f"function must be a function of the messages, not {type(function).__name__}")
        self.name = name
        self._function = function

    def __repr__(self) -> str:
        return f"FunctionModel(name={self.name!r})"

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """Give the next message of a conversation; arguments are as for `Model.complete`, only the messages count.

        Returns:
            The message. A string becomes one with the finish reason `"stop"` and a usage of 0 tokens.

        Raises:
            TypeError: `messages` is not a list of messages, or the answer neither a string nor a `Message`.
        """
        check_messages(messages)
        given = self._function(messages)
        answer: object = await given if inspect.isawaitable(given) else given
        if isinstance(answer, Message):
            return answer
        if not isinstance(answer, str):
            what = f"an answer of model {self.name!r}"
            raise TypeError(f"{what} must be a string or a Message, not {type(answer).__name__}")
        return Message("assistant", answer, finish_reason="stop", usage=Usage())

    async def stream(self, messages: Sequence[Message], **options: Any) -> AsyncIterator[Delta | Message]:
        """Give the next message word by word; arguments and errors are as for `complete`.

        Yields:
            Each word with the white space before it, first of the reasoning, then of the answer; last the message.
        """
        message = await self.complete(messages, **options)
        for word in _WORD.findall(message.reasoning):
            yield Delta(reasoning=word)
        for word in _WORD.findall(message.content):
            yield Delta(word)
        yield message


@named_options
class ScriptedModel(FunctionModel):
    """A model that gives prepared answers, one for each request, and keeps the requests. For tests and examples.

    Args:
        answers: The answers in order; may be an endless iterator, since each request takes one. A string becomes an
            assistant message with the finish reason `"stop"` and a usage of 0 tokens. A `Message` is given as it is. An
            exception is raised.
        name: The model's name; `"scripted"` by default.

    Attributes:
        name: The model's name.
        requests: The messages of each request so far, in order, also of requests that raised.

    Raises:
        TypeError: `answers` is not a list of them. From `complete` and `stream`: one is of another type.
        ModelError: From `complete` and `stream`, where the answers are used up.

    Examples:
        >>> import asyncio
        >>> from lightfc import Message, ScriptedModel
        >>> model = ScriptedModel(["one", "two"])
        >>> asyncio.run(model.complete([Message("user", "hello")])).content
        'one'
        >>> model.requests[0][0].content
        'hello'
    """

    def __init__(self, answers: Iterable[str | Message | Exception], name: str = "scripted") -> None:
        check_list("answers", answers, "answers", "for one answer, write ScriptedModel([answer])")
        super().__init__(self._next, name)
        self.requests: list[list[Message]] = []
        self._answers = iter(answers)

    def __repr__(self) -> str:
        return f"ScriptedModel(name={self.name!r}, requests={len(self.requests)})"

    def _next(self, messages: Sequence[Message]) -> Answer:
        self.requests.append(list(messages))
        try:
            answer = next(self._answers)
        except StopIteration:
            raise ModelError(
                f"the script of model {self.name!r} is at its end: request {len(self.requests)} has no answer"
            ) from None
        if isinstance(answer, Exception):
            raise answer
        return answer
