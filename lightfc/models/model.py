"""What the rest of lightfc asks of a chat model."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, runtime_checkable

from lightfc.core.definitions import JsonSchema
from lightfc.core.messages import Message


@dataclass(frozen=True, slots=True)
class Delta:
    """A piece of an answer that is still arriving.

    Attributes:
        content: The next characters of the answer; may be empty.
        reasoning: The next characters of the model's reasoning, where the server sends it separately; may be empty.

    Examples:
        >>> from lightfc.models import Delta
        >>> Delta("Par").content + Delta("is").content
        'Paris'
    """

    content: str = ""
    reasoning: str = ""


class Model(Protocol):
    """The protocol of a chat model: a conversation in, the next message out.

    Any object with these two members is a model; it need not inherit from this class. A model that also has
    `takes_grammar = True` gets the grammars of agents, as the member `grammar` of `extra_body`. One that has
    `identity`, a dict of plain data, says by it what makes its answers what they are: `lightfc.lab` uses stored answers
    again only where it is the same.

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
        """The model's name, for messages, records and prices."""

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
            tools: Functions that the model may call through a tools API. A model without one ignores them.
            extra_body: What only some servers know, such as a grammar: more members of the request's JSON object.

        Returns:
            An assistant message, with `finish_reason` and `usage` where they are known.

        Raises:
            ModelError: There is no usable answer.
        """


@runtime_checkable
class StreamingModel(Model, Protocol):
    """The protocol of a model that can also give its answer piece by piece.

    `isinstance(model, StreamingModel)` tells whether an object has the members; agents stream from those that do.

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
            messages: The conversation so far, oldest first.
            tools: As for `complete`.
            extra_body: As for `complete`.

        Yields:
            Each piece of the answer, and last the whole message.

        Raises:
            ModelError: There is no usable answer, or it was cut.
        """


def check_model(name: str, model: object) -> None:
    if isinstance(model, type) or not hasattr(model, "complete"):
        given = f"the class {model.__name__}" if isinstance(model, type) else type(model).__name__
        raise TypeError(f"{name} must be a model, such as OpenAIModel('name'), not {given}")


class Closing(ABC):
    """What holds something open until `aclose`, or the end of an `async with`."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        await self.aclose()

    @abstractmethod
    async def aclose(self) -> None:
        """Close what is open."""
