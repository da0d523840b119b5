"""Conversations as the host has them: messages, or plain dicts as the Chat Completions API has them."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from lightfc.core.chat import message_of
from lightfc.core.messages import Message, Role

_ROLES: Mapping[str, Role] = {**{role: role for role in get_args(Role)}, "developer": "system", "function": "tool"}
"""By the API's name of a role: ours. Newer models call the system a developer; a function was what a tool is now."""


def messages_of(history: Iterable[Message | Mapping[str, Any]]) -> list[Message]:
    """A conversation as messages.

    Args:
        history: Messages, or dicts with `role`, `content` (a text, or parts of which only texts are taken),
            `tool_calls` and `tool_call_id`, such as `AgentRun.history` and OpenAI's client give.
    """
    if isinstance(history, str | bytes | Mapping) or not isinstance(history, Iterable):
        raise TypeError(f"history must be a list of messages, not {type(history).__name__}")
    return [_message(each, number) for number, each in enumerate(history)]


def _message(given: Any, number: int) -> Message:
    if isinstance(given, Message):
        return given
    if not isinstance(given, Mapping):
        raise TypeError(f"message {number} of the history must be a Message or a dict, not {type(given).__name__}")
    role = _ROLES.get(str(given.get("role")))
    if role is None:
        raise ValueError(
            f"message {number} of the history has the role {given.get('role')!r}; the roles are {', '.join(_ROLES)}"
        )
    content = _text(given.get("content"), number)
    if role == "assistant":
        message = message_of({**given, "content": content})
        return Message(role, content, tool_calls=message.tool_calls, reasoning=message.reasoning)
    answered = given.get("tool_call_id")
    return Message(role, content, tool_call_id=answered if isinstance(answered, str) else None)


def _text(content: Any, number: int) -> str:
    """The text of a message; of parts, their texts one below the other."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else [content]
    if not all(isinstance(each, Mapping) and isinstance(each.get("text"), str) for each in parts):
        raise ValueError(f"message {number} of the history has content that is not a string")
    return "\n".join(each["text"] for each in parts)
