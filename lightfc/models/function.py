"""A model that a function plays, for tests and for models that no server serves."""

import inspect
from collections.abc import Awaitable, Callable, Sequence

from lightfc.core.messages import Message
from lightfc.models.non_streaming import WholeModel

Answer = str | Message


class FunctionModel(WholeModel):
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

    async def _answer(self, messages: Sequence[Message]) -> Answer:
        given = self._function(messages)
        return await given if inspect.isawaitable(given) else given
