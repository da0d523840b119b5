"""A model that a function plays, for tests and for models that no server serves."""

import inspect
from collections.abc import Awaitable, Callable, Sequence

from lightfc.core.messages import Message
from lightfc.models.non_streaming import WholeModel

__all__ = ["FunctionModel"]

Answer = str | Message


class FunctionModel(WholeModel):
    """Answers with what a function gives for the conversation.

    Args:
        function: Given the messages, gives the answer: a text, which costs nothing, or a message. May be async.
        name: The model's name.

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
        self.name = name
        self._function = function

    def __repr__(self) -> str:
        return f"FunctionModel(name={self.name!r})"

    async def _answer(self, messages: Sequence[Message]) -> Answer:
        given = self._function(messages)
        return await given if inspect.isawaitable(given) else given
