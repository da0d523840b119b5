"""What the rest of lightfc asks of a chat model."""

from collections.abc import Sequence
from typing import Protocol

from lightfc.types import Message


class Model(Protocol):
    """A chat model: a conversation in, the next message out.

    Whatever has these two members is a model; nothing needs to inherit from this class.
    """

    @property
    def name(self) -> str:
        """The model's name as its server knows it."""
        ...

    async def complete(self, messages: Sequence[Message]) -> Message:
        """Answer a conversation.

        Args:
            messages: The conversation so far, oldest first.

        Returns:
            An assistant message with `finish_reason`, and with `usage` where the model counts it.

        Raises:
            ModelError: If there is no usable answer.
        """
        ...
