"""One message for what every kind of model gives: text with calls in it, a message, or the deltas of a stream."""

import json
import uuid
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lightfc.formats.asked import ASKED_FORMS
from lightfc.formats.calls import calls_of_object, decoded
from lightfc.types import Function

__all__ = ["AlignedMessage", "ToolCall", "aligned", "joined_deltas"]

_DIALECTS = ("lazyllm", "internlm", "hermes")


@dataclass(frozen=True, slots=True)
class ToolCall:
    """One call of a message.

    Attributes:
        id: By which its result is given back: as the model gave it, else generated.
        name: Name of the function.
        arguments: Its arguments, decoded; a text where the model wrote no JSON object.
    """

    id: str
    name: str
    arguments: dict[str, Any] | str

    @property
    def function(self) -> dict[str, Any]:
        """Name and arguments, as an object."""
        return {"name": self.name, "arguments": self.arguments}

    def to_dict(self) -> dict[str, Any]:
        """The call as the Chat Completions API writes it, the arguments as JSON text."""
        text = self.arguments if isinstance(self.arguments, str) else json.dumps(self.arguments, ensure_ascii=False)
        return {"id": self.id, "type": "function", "function": {"name": self.name, "arguments": text}}


@dataclass(frozen=True, slots=True)
class AlignedMessage:
    """What a model said, whatever kind of model it is.

    Attributes:
        content: Its words; empty where it only calls.
        tool_calls: Its calls in order.
    """

    content: str
    tool_calls: tuple[ToolCall, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """The message as the Chat Completions API takes it back; `tool_calls` only where there are some."""
        message: dict[str, Any] = {"role": "assistant", "content": self.content}
        return message | ({"tool_calls": [call.to_dict() for call in self.tool_calls]} if self.tool_calls else {})


def aligned(output: str | Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> AlignedMessage:
    """Bring the output of any model into one form.

    Args:
        output: The text of a string model, in which the calls stand as `content<|tool_calls|>[…]`, as
            `<|action_start|><|plugin|>{…}<|action_end|>` or as `<tool_call>{…}</tool_call>`; or the message of a
            message model, alone or in its whole response; or the chunks of its stream.

    Returns:
        The message. Each call keeps its `id` or gets one; the `index` of a stream is dropped.
    """
    if isinstance(output, str):
        return _of_text(output)
    if not isinstance(output, Mapping):
        output = joined_deltas(output)
    choices = output.get("choices")
    if isinstance(choices, list) and choices and isinstance(choices[0], Mapping):
        output = choices[0].get("message") or {}
    content = output.get("content")
    calls = output.get("tool_calls")
    raw = [call for call in calls if isinstance(call, Mapping)] if isinstance(calls, list) else []
    return AlignedMessage(content if isinstance(content, str) else "", tuple(_tool_calls(raw)))


def _of_text(text: str) -> AlignedMessage:
    for name in _DIALECTS:
        taken = ASKED_FORMS[name].take(text)
        if taken is None:
            continue
        value = decoded(taken.calls)
        raw = value if isinstance(value, list) else [value]
        if raw and all(isinstance(each, Mapping) for each in raw):
            calls = tuple(_tool_calls(raw))
            if calls:
                return AlignedMessage(taken.content, calls)
    return AlignedMessage(text.strip())


def _tool_calls(raw: Iterable[Mapping[str, Any]]) -> Iterable[ToolCall]:
    for each in raw:
        given = each.get("id")
        identity = given if isinstance(given, str) and given else uuid.uuid4().hex
        found = calls_of_object(dict(each))
        if found:
            yield from _numbered(found, identity)
            continue
        function = each.get("function")
        if isinstance(function, Mapping) and isinstance(function.get("name"), str):
            yield ToolCall(identity, function["name"], str(function.get("arguments") or ""))


def _numbered(calls: list[Function], identity: str) -> Iterable[ToolCall]:
    for number, call in enumerate(calls):
        yield ToolCall(identity if not number else f"{identity}:{number}", call.name, dict(call.kwargs))


def joined_deltas(chunks: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The message that the chunks of a stream make together.

    Args:
        chunks: Chunks as the Chat Completions API streams them, or their deltas alone.
    """
    content: list[str] = []
    calls: dict[Any, dict[str, Any]] = {}
    for chunk in chunks:
        delta = chunk
        choices = chunk.get("choices")
        if isinstance(choices, list):
            delta = (choices[0].get("delta") or {}) if choices else {}
        content.append(delta.get("content") or "")
        for part in delta.get("tool_calls") or ():
            _add_part(calls, part)
    return {"role": "assistant", "content": "".join(content), "tool_calls": list(calls.values())}


def _add_part(calls: dict[Any, dict[str, Any]], part: Mapping[str, Any]) -> None:
    key = part.get("index", part.get("id") or len(calls))
    call = calls.setdefault(key, {"id": "", "type": "function", "function": {"name": "", "arguments": ""}})
    call["id"] = call["id"] or part.get("id") or ""
    function = part.get("function") or {}
    call["function"]["name"] += function.get("name") or ""
    call["function"]["arguments"] += function.get("arguments") or ""
