"""Models that have their whole answer at once."""

import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.messages import Message, Usage
from lightfc.core.options import check_list
from lightfc.models.model import Delta

_WORD = re.compile(r"\s*\S+\s*$|\s*\S+")


class WholeModel(ABC):
    """A model that has its whole answer at once, and so tells it word by word where it is asked to stream."""

    name: str

    @abstractmethod
    async def _answer(self, messages: Sequence[Message]) -> str | Message:
        """The answer to a conversation; a text becomes a message that stopped by itself and cost nothing."""

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """Give the next message of a conversation.

        Args:
            messages: The conversation, oldest first.
            tools: Ignored.
            extra_body: Ignored.

        Returns:
            The message. A string becomes one with the finish reason `"stop"` and a usage of 0 tokens.

        Raises:
            TypeError: `messages` is not a list of messages, or the answer neither a string nor a `Message`.
        """
        check_list("messages", messages, "Message objects", "a question alone is Message('user', question)")
        answer: object = await self._answer(messages)
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
