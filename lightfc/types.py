"""The records that flow through lightfc: definitions, calls, answers and their outputs."""

from dataclasses import dataclass, field
from typing import Any, Literal

JsonSchema = dict[str, Any]
"""A JSON Schema (draft 2020-12) as plain Python containers."""

Role = Literal["system", "user", "assistant", "tool"]


@dataclass(frozen=True, slots=True)
class FunctionDefinition:
    """What a model is told about one function.

    Attributes:
        name: The name by which a text calls it; dotted names (`math.factorial`) are allowed.
        description: The docstring's summary and body, without its parameter sections.
        parameters: JSON Schema of an object with one property for each parameter the model may give.
        returns: JSON Schema of the result, or None where nothing is known of it.
        signature: The function as one line of Python, `def add(a: int, b: int = 0) -> int`.
        types: Python source of the dataclasses and enums that the signature mentions, each once,
            in an order in which each is defined before it is used.
    """

    name: str
    description: str
    parameters: JsonSchema
    returns: JsonSchema | None = None
    signature: str = ""
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Usage:
    """Tokens that one model answer cost, as the server counted them."""

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
class Message:
    """One message of a conversation.

    Attributes:
        role: Who speaks.
        content: What is said; empty where an assistant only calls.
        finish_reason: For an answer, why the model stopped (`"stop"`, `"length"`, …), as the server says it.
        usage: For an answer, what it cost.
    """

    role: Role
    content: str
    finish_reason: str | None = field(default=None, compare=False)
    usage: Usage | None = field(default=None, compare=False)
