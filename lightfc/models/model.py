"""What the rest of lightfc asks of a chat model."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

from lightfc.core.definitions import JsonSchema
from lightfc.core.messages import Message


@dataclass(frozen=True, slots=True)
class Delta:
    """A piece of an answer that is still being said.

    Attributes:
        content: What is added to the answer.
        reasoning: What is added to what the model says to itself before it.

    Examples:
        >>> from lightfc.models import Delta
        >>> Delta("Par").content + Delta("is").content
        'Paris'
    """

    content: str = ""
    reasoning: str = ""


class Model(Protocol):
    """A chat model: a conversation in, the next message out.

    Whatever has these two members is a model; nothing needs to inherit from this class.

    Examples:
        >>> import asyncio
        >>> from lightfc.models import Model
        >>> from lightfc import Message
        >>> class Echo:
        ...     name = "echo"
        ...     async def complete(self, messages, *, tools=None, extra_body=None):
        ...         return Message("assistant", messages[-1].content)
        >>> model: Model = Echo()
        >>> asyncio.run(model.complete([Message("user", "hello")])).content
        'hello'
    """

    @property
    def name(self) -> str:
        """The model's name as its server knows it."""
        ...

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """Answer a conversation.

        Args:
            messages: The conversation so far, oldest first.
            tools: Functions that the model may call through a tools API; a model without one may leave them aside.
            extra_body: What only some servers understand, such as a grammar.

        Returns:
            An assistant message with `finish_reason`, and with `usage` where the model counts it.

        Raises:
            ModelError: If there is no usable answer.
        """
        ...


@runtime_checkable
class StreamingModel(Model, Protocol):
    """A model that can also tell its answer piece by piece.

    Examples:
        >>> import asyncio
        >>> from lightfc.models import StreamingModel
        >>> from lightfc import Message, ScriptedModel
        >>> async def pieces(model: StreamingModel) -> list[str]:
        ...     stream = model.stream([Message("user", "hello")])
        ...     return [piece.content for piece in [each async for each in stream] if not isinstance(piece, Message)]
        >>> "".join(asyncio.run(pieces(ScriptedModel(["a long answer"]))))
        'a long answer'
    """

    def stream(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> AsyncIterator[Delta | Message]:
        """Answer a conversation piece by piece.

        Args:
            messages: The conversation.
            tools: Functions for the tools API, as `lightfc.PromptFormat.tools` writes them.
            extra_body: More members of the request's JSON object.

        Yields:
            Each piece of the answer, and at last the whole message.
        """
        ...


class Closing(ABC):
    """What holds something open until `aclose`, or the end of an `async with`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        await self.aclose()

    @abstractmethod
    async def aclose(self) -> None:
        """Close what is open."""
