"""The messages of a conversation with a chat model."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, get_args

from lightfc.core.options import check_choice, check_list, check_option

_WHOLE = frozenset({
    "stop", "tool_calls", "function_call", "eos", "eos_token", "stop_sequence", "end_turn", "tool_use", "tool_call",
    "complete", "done",
})  # fmt: skip
"""Why servers say that a model stopped at the end of what it had to say; any other reason has cut its answer."""

Role = Literal["system", "user", "assistant", "tool", "observation"]
"""Who speaks. `observation` is what some model families call the result of a tool."""

_ROLES = get_args(Role)


@dataclass(frozen=True, slots=True)
class Usage:
    """The tokens of one answer, or of several added together, as the server counted them.

    Attributes:
        prompt_tokens: Tokens of the conversation that was sent; 0 by default.
        completion_tokens: Tokens of the answer, including its reasoning; 0 by default.

    Examples:
        >>> from lightfc import Usage
        >>> (Usage(100, 20) + Usage(50, 5)).total_tokens
        175
    """

    prompt_tokens: int = 0
    completion_tokens: int = 0

    @property
    def total_tokens(self) -> int:
        """The sum of `prompt_tokens` and `completion_tokens`."""
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
        id: The server's id of the call; the message with its result has it as `tool_call_id`.
        name: The function's name, as the model wrote it.
        arguments: The arguments, as the model wrote them: the JSON text of an object, unless the model made a mistake.
    """

    id: str
    name: str
    arguments: str

    def to_chat(self) -> dict[str, Any]:
        """The call as a dict for a request of the Chat Completions API."""
        return {"id": self.id, "type": "function", "function": {"name": self.name, "arguments": self.arguments}}


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation.

    Attributes:
        role: Who speaks: `"system"`, `"user"`, `"assistant"`, `"tool"` or `"observation"`.
        content: The text of the message; `""` for an answer that only makes calls through the tools API.
        finish_reason: For an answer, why the model stopped, in the server's words (`"stop"`, `"length"`, …); None if
            the server gave no reason, and for other messages.
        usage: For an answer, its tokens; None if they were not counted.
        tool_calls: For an answer, its calls through the tools API.
        tool_call_id: For the message of a tool, the id of the call that it answers.
        reasoning: For an answer, the model's reasoning, where the server sends it separately.
        logprobs: For an answer, each token with the natural logarithm of its probability. Servers send them only on
            request: `OpenAIModel(…, extra_body={"logprobs": True})`.

    `finish_reason`, `usage`, `reasoning` and `logprobs` do not count when messages are compared.

    Raises:
        TypeError: `content` is not a str.
        ValueError: There is no such role.

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

    def __post_init__(self) -> None:
        check_choice("role", self.role, _ROLES)
        check_option("content", self.content, str, "a string")

    @property
    def is_cut(self) -> bool:
        """Whether the answer is incomplete: it has a `finish_reason`, and one that no complete answer has.

        `"length"` and `"content_filter"` cut an answer; `"stop"`, `"tool_calls"` and what other servers say instead,
        such as `"eos"` or `"end_turn"`, do not.
        """
        return bool(self.finish_reason) and str(self.finish_reason).lower() not in _WHOLE

    def to_dict(self) -> dict[str, Any]:
        """The message as a dict of plain data, without the fields that are empty. `Message.from_dict` reads it back."""
        data = {name: value for name, value in asdict(self).items() if value not in (None, "", ())}
        return {"role": self.role, "content": self.content, **data}

    def to_chat(self) -> dict[str, Any]:
        """The message as a dict for a request of the Chat Completions API: role, content, and what tools need."""
        sent: dict[str, Any] = {"role": self.role, "content": self.content}
        if self.tool_calls:
            sent["tool_calls"] = [call.to_chat() for call in self.tool_calls]
        if self.tool_call_id is not None:
            sent["tool_call_id"] = self.tool_call_id
        return sent

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Message":
        """Read the dict that `to_dict` gives.

        Raises:
            TypeError: The dict lacks `role` or `content`, or has a key that messages do not have, or a value is of
                another type than `to_dict` gives.
            ValueError: There is no such role.
        """
        missing, unknown = {"role", "content"} - {*data}, {*data} - {*cls.__dataclass_fields__}
        if missing or unknown:
            raise TypeError(f"a message {f'has no {max(missing)!r}' if missing else f'cannot have {min(unknown)!r}'}")
        fields = dict(data)
        _check_types(fields, str, "role", "content", "finish_reason", "tool_call_id", "reasoning")
        if "usage" in fields:
            _check_types(fields["usage"], int, "prompt_tokens", "completion_tokens")
            fields["usage"] = Usage(**fields["usage"])
        if "tool_calls" in fields:
            for each in fields["tool_calls"]:
                _check_types(each, str, "id", "name", "arguments")
            fields["tool_calls"] = tuple(ToolCall(**each) for each in fields["tool_calls"])
        if "logprobs" in fields:
            fields["logprobs"] = tuple((token, value) for token, value in fields["logprobs"])
        return cls(**fields)


def _check_types(fields: Mapping[str, Any], kind: type, *names: str) -> None:
    """Refuse what is not of a type: whoever keeps a message as JSON may have edited it."""
    if not isinstance(fields, Mapping):
        raise TypeError(f"the usage and each tool call of a message must be an object, not {type(fields).__name__}")
    for name in filter(fields.__contains__, names):
        check_option(f"{name!r} of a message", fields[name], kind, kind.__name__)


def check_messages(messages: Any) -> None:
    """Refuse what a model is given in the place of a conversation, such as a text, or dicts of the API."""
    check_list("messages", messages, "Message objects", "a question alone is Message('user', question)")
    for number, each in enumerate(messages):
        if not isinstance(each, Message):
            said = f"messages must be a list of Message objects, and number {number} is of type {type(each).__name__}"
            raise TypeError(f"{said}; write Message(role, content)")
