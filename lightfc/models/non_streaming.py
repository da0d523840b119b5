"""Models that have their whole answer at once."""

import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.messages import Message, Usage
from lightfc.models.model import Delta

__all__ = ["WholeModel"]

_WORD = re.compile(r"\s*\S+\s*$|\s*\S+")


class WholeModel(ABC):
    """A model that has its whole answer at once, and so tells it word by word where it is asked to stream."""

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
        """See `Model.complete`; `tools` and `extra_body` are left aside, and what the answer raises is raised."""
        answer = await self._answer(messages)
        if isinstance(answer, Message):
            return answer
        return Message("assistant", answer, finish_reason="stop", usage=Usage())

    async def stream(self, messages: Sequence[Message], **options: Any) -> AsyncIterator[Delta | Message]:
        """As `complete`, the answer told word by word."""
        message = await self.complete(messages, **options)
        for word in _WORD.findall(message.reasoning):
            yield Delta(reasoning=word)
        for word in _WORD.findall(message.content):
            yield Delta(word)
        yield message
