"""A model that a function plays, for tests and for models that no server serves."""

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.messages import Message, Usage
from lightfc.models.non_streaming import WholeModel

__all__ = ["FunctionModel"]

Answer = str | Message


class FunctionModel(WholeModel):
    """Answers with what a function gives for the conversation.

    Args:
        function: Given the messages, gives the answer: a text, which costs nothing, or a message. May be async.
        name: The model's name.
    """

    def __init__(
        self, function: Callable[[Sequence[Message]], Answer | Awaitable[Answer]], name: str = "function"
    ) -> None:
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
        """Ask the function; what it raises is raised."""
        given = self._function(messages)
        answer = await given if inspect.isawaitable(given) else given
        if isinstance(answer, Message):
            return answer
        return Message("assistant", answer, finish_reason="stop", usage=Usage())
