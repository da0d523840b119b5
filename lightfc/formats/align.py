"""One message for what every kind of model gives: text with calls in it, a message, or the pieces of a stream.

Here no promise of the Chat Completions API is insisted upon: what is not of its type is left out. Who has to know that
an answer is whole and right checks that before, as `lightfc.models` does.
"""

import json
import uuid
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lightfc.formats.asked import ASKED_FORMS
from lightfc.formats.calls import calls_of_object, decoded
from lightfc.types import Message, ToolCall, Usage

__all__ = ["MessagePieces", "aligned", "reasoning_of"]

_DIALECTS = ("lazyllm", "internlm", "hermes")
_REASONING = ("reasoning_content", "reasoning")
"""Under which names servers tell the model's reasoning apart from its answer."""


def aligned(output: str | Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> Message:
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
        pieces = MessagePieces()
        for chunk in output:
            pieces.add(chunk)
        return pieces.message()
    choice = _choice(output)
    message = choice.get("message") if choice else output
    said = message if isinstance(message, Mapping) else {}
    return Message(
        "assistant",
        _text(said.get("content")),
        finish_reason=_str((choice or {}).get("finish_reason")) or None,
        usage=_usage(output.get("usage")),
        tool_calls=_with_ids(_tool_calls(_pieces_of_calls(said))),
        reasoning=reasoning_of(said),
    )


class MessagePieces:
    """A message that comes in the pieces of a stream."""

    def __init__(self) -> None:
        self._content: list[str] = []
        self._reasoning: list[str] = []
        self._calls: dict[str, dict[str, Any]] = {}
        self._finish_reason: str | None = None
        self._usage: Usage | None = None

    def add(self, chunk: Mapping[str, Any]) -> None:
        """Take the next piece.

        Args:
            chunk: A chunk as the Chat Completions API streams it, or its delta alone.
        """
        self._usage = _usage(chunk.get("usage")) or self._usage
        choice = _choice(chunk)
        said = chunk if choice is None else choice.get("delta")
        self._finish_reason = _str((choice or {}).get("finish_reason")) or self._finish_reason
        if not isinstance(said, Mapping):
            return
        self._content.append(_text(said.get("content")))
        self._reasoning.append(reasoning_of(said))
        for piece in _pieces_of_calls(said):
            self._add_call(piece)

    def _add_call(self, piece: Mapping[str, Any]) -> None:
        given = piece.get("function")
        call = self._call_of(piece, _str(given.get("name")) if isinstance(given, Mapping) else "")
        call["id"] = call["id"] or _str(piece.get("id"))
        function = call["function"]
        if isinstance(given, Mapping):
            # A name comes whole, and some servers repeat it with each piece.
            function["name"] = function["name"] or _str(given.get("name"))
            function["arguments"] += _arguments(given.get("arguments"))

    def _call_of(self, piece: Mapping[str, Any], name: str) -> dict[str, Any]:
        """The call of which there is a piece: that of its index or id, without either the last one."""
        own = _str(piece.get("id"))
        if "index" in piece:
            key = json.dumps(piece["index"], default=str)
            begun = self._calls.get(key)
            # Some servers give all calls one index.
            if begun is not None and own and begun["id"] and own != begun["id"]:
                key = f"{key} {own}"
        elif own or name or not self._calls:
            key = own or f"call {len(self._calls)}"
        else:
            key = next(reversed(self._calls))
        return self._calls.setdefault(key, {"id": "", "function": {"name": "", "arguments": ""}})

    def message(self) -> Message:
        """What all pieces so far make together."""
        return Message(
            "assistant",
            "".join(self._content),
            finish_reason=self._finish_reason,
            usage=self._usage,
            tool_calls=_with_ids(_tool_calls(list(self._calls.values()))),
            reasoning="".join(self._reasoning),
        )


def reasoning_of(said: Mapping[str, Any]) -> str:
    """What a message or a delta tells of the model's reasoning; empty where it tells nothing."""
    return next((said[name] for name in _REASONING if isinstance(said.get(name), str)), "")


def _of_text(text: str) -> Message:
    for name in _DIALECTS:
        taken = ASKED_FORMS[name].take(text)
        if taken is None:
            continue
        value = decoded(taken.calls)
        raw = value if isinstance(value, list) else [value]
        calls = list(_tool_calls(raw)) if all(isinstance(each, Mapping) for each in raw) else []
        if calls:
            return Message("assistant", taken.content, tool_calls=_with_ids(calls))
    return Message("assistant", text.strip())


def _tool_calls(raw: Any) -> Iterator[ToolCall]:
    for each in _objects(raw):
        function = each.get("function")
        if isinstance(function, Mapping):
            arguments = _arguments(function.get("arguments", function.get("parameters")))
            yield ToolCall(_str(each.get("id")), _str(function.get("name")), arguments)
            continue
        for call in calls_of_object(dict(each)) or ():
            yield ToolCall(_str(each.get("id")), call.name, _arguments(dict(call.kwargs)))


def _pieces_of_calls(said: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The calls of a message, or the pieces of them in a delta; one stands alone where the API is an older one."""
    alone = said.get("function_call")
    return _objects(said.get("tool_calls")) or ([{"index": 0, "function": alone}] if isinstance(alone, Mapping) else [])


def _arguments(arguments: Any) -> str:
    """Some servers write the object itself where the API wants its JSON text."""
    if arguments is None:
        return ""
    return arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)


def _with_ids(calls: Iterable[ToolCall]) -> tuple[ToolCall, ...]:
    """The calls, each with an id of its own: results are told by it, and servers forget ids or repeat them."""
    seen: set[str] = set()
    made = []
    for call in calls:
        own = call.id if call.id and call.id not in seen else uuid.uuid4().hex
        seen.add(own)
        made.append(ToolCall(own, call.name, call.arguments))
    return tuple(made)


def _choice(output: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The first choice of a response or chunk, empty where it has none; None for what is a message or delta itself."""
    if "choices" not in output:
        return None
    choices = _objects(output["choices"])
    return choices[0] if choices else {}


def _objects(value: Any) -> list[Mapping[str, Any]]:
    return [each for each in value if isinstance(each, Mapping)] if isinstance(value, list) else []


def _text(content: Any) -> str:
    """The content of a message, which can come in parts."""
    return _str(content) or "".join(_str(part.get("text")) for part in _objects(content))


def _str(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _usage(counted: Any) -> Usage | None:
    if not isinstance(counted, Mapping):
        return None
    prompt, completion = counted.get("prompt_tokens"), counted.get("completion_tokens")
    return Usage(prompt if isinstance(prompt, int) else 0, completion if isinstance(completion, int) else 0)
