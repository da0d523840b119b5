"""The messages of a conversation with a chat model."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

__all__ = ["Message", "Role", "ToolCall", "Usage"]

_WHOLE = frozenset({
    "stop", "tool_calls", "function_call", "eos", "eos_token", "stop_sequence", "end_turn", "tool_use", "tool_call",
    "complete", "done",
})  # fmt: skip
"""Why servers say that a model stopped at the end of what it had to say; any other reason has cut its answer."""

Role = Literal["system", "user", "assistant", "tool", "observation"]
"""Who speaks. `observation` is how some model families call what a tool has given back."""


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens that one model answer cost, as the server counted them.

    Attributes:
        prompt_tokens: Those of the conversation that was sent.
        completion_tokens: Those of the answer, its reasoning among them.

    Examples:
        >>> from lightfc import Usage
        >>> (Usage(100, 20) + Usage(50, 5)).total_tokens
        175
    """

    prompt_tokens: int = 0
    completion_tokens: int = 0

    @property
    def total_tokens(self) -> int:
        """Prompt and completion together."""
        return self.prompt_tokens + self.completion_tokens

    def __add__(self, other: "Usage") -> "Usage":
        return Usage(
            self.prompt_tokens + other.prompt_tokens,
            self.completion_tokens + other.completion_tokens,
        )


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call as the tools API of Chat Completions writes it.

    Attributes:
        id: The name under which its result is told.
        name: The function, as the model wrote it.
        arguments: The arguments, as the model wrote them: JSON text of an object, if it is right.
    """

    id: str
    name: str
    arguments: str

    def to_chat(self) -> dict[str, Any]:
        """The call as a request of the Chat Completions API holds it."""
        return {"id": self.id, "type": "function", "function": {"name": self.name, "arguments": self.arguments}}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: Who speaks.
        content: What is said; empty where an assistant only calls.
        finish_reason: For an answer, why the model stopped (`"stop"`, `"length"`, …), as the server says it; None where
            nobody says, as of a model that the host plays itself.
        usage: For an answer, what it cost.
        tool_calls: For an answer, the calls that it makes through the tools API.
        tool_call_id: For a message of a tool, which call it answers.
        reasoning: For an answer, what the model said to itself before it, where the server tells that apart.
        logprobs: For an answer, its tokens with the logarithms of their probabilities, where the server was asked for
            them and gives them.

    Examples:
        >>> from lightfc import Message
        >>> Message("user", "How warm is it?").to_dict()
        {'role': 'user', 'content': 'How warm is it?'}
    """

    role: Role
    content: str
    finish_reason: str | None = field(default=None, compare=False)
    usage: Usage | None = field(default=None, compare=False)
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str | None = None
    reasoning: str = field(default="", compare=False)
    logprobs: tuple[tuple[str, float], ...] = field(default=(), compare=False)

    @property
    def is_cut(self) -> bool:
        """Whether the answer lacks its end, or parts: its reason is not one of those that end a whole answer."""
        return bool(self.finish_reason) and str(self.finish_reason).lower() not in _WHOLE

    def to_dict(self) -> dict[str, Any]:
        """The message as plain data, without what it does not have; `Message.from_dict` reads it back."""
        data = {name: value for name, value in asdict(self).items() if value not in (None, "", ())}
        return {"role": self.role, "content": self.content, **data}

    def to_chat(self) -> dict[str, Any]:
        """The message as the Chat Completions API holds it in a request; `lightfc.core.chat.message_of` reads it."""
        sent: dict[str, Any] = {"role": self.role, "content": self.content}
        if self.tool_calls:
            sent["tool_calls"] = [call.to_chat() for call in self.tool_calls]
        if self.tool_call_id is not None:
            sent["tool_call_id"] = self.tool_call_id
        return sent

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Message":
        """The message that `to_dict` wrote."""
        fields = dict(data)
        if "usage" in fields:
            fields["usage"] = Usage(**fields["usage"])
        if "tool_calls" in fields:
            fields["tool_calls"] = tuple(ToolCall(**each) for each in fields["tool_calls"])
        if "logprobs" in fields:
            fields["logprobs"] = tuple((token, value) for token, value in fields["logprobs"])
        return cls(**fields)
