"""What a server of Chat Completions answered, whole or in pieces, judged and made one `Message`.

The API's promises are checked here, because neither servers nor the client keep or check all of them: a member that is
not of its type is a fault where the answer depends on it, and is left out where it does not.
"""

import json
from typing import Any
from uuid import uuid4

from lightfc.models.base import Delta
from lightfc.types import Message, ToolCall, Usage

__all__ = ["AnswerFault", "StreamedAnswer", "message_of"]

_REASONING = ("reasoning_content", "reasoning")
"""Under which names servers tell the model's reasoning apart from its answer."""


class AnswerFault(Exception):  # noqa: N818 - becomes a ModelResponseError, which knows the server
    """An answer breaks the API's promises; the text says how, after "the answer".

    Attributes:
        text: The part at fault.
    """

    def __init__(self, fault: str, text: str = "") -> None:
        self.text = text
        super().__init__(fault)


def message_of(text: str) -> Message:
    """The message in the body of a successful answer.

    Raises:
        AnswerFault: There is none.
    """
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise AnswerFault("is not JSON") from None
    if not isinstance(body, dict):
        raise AnswerFault("is JSON, but not an object")
    choices = body.get("choices")
    if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
        raise AnswerFault("holds no choices")
    said = choices[0].get("message")
    calls = _tool_calls(said.get("tool_calls")) if isinstance(said, dict) else ()
    if not isinstance(said, dict) or not isinstance(said.get("content", None if calls else 0), str | None):
        raise AnswerFault("holds no message with a text as its content")
    return Message(
        "assistant",
        said.get("content") or "",
        finish_reason=_str_or_none(choices[0].get("finish_reason")),
        usage=_usage(body.get("usage")),
        tool_calls=calls,
        reasoning=_reasoning(said),
    )


class StreamedAnswer:
    """The pieces of one answer, put together."""

    def __init__(self) -> None:
        self._content: list[str] = []
        self._reasoning: list[str] = []
        self._calls: dict[Any, dict[str, str]] = {}
        self._finish_reason: str | None = None
        self._usage: Usage | None = None

    def add(self, chunk: Any) -> Delta | None:
        """Take the next piece.

        Returns:
            What it says; None where it says nothing, such as the piece with the usage.

        Raises:
            AnswerFault: It is none.
        """
        if not isinstance(chunk, dict):
            raise AnswerFault("has a piece that is not an object", _shown(chunk))
        self._usage = _usage(chunk.get("usage")) or self._usage
        choices = chunk.get("choices")
        if not choices:
            return None
        choice = choices[0] if isinstance(choices, list) else None
        delta = choice.get("delta") or {} if isinstance(choice, dict) else None
        if not isinstance(choice, dict) or not isinstance(delta, dict):
            raise AnswerFault("has a piece whose choices hold no delta", _shown(chunk))
        content = delta.get("content")
        if not isinstance(content, str | None):
            raise AnswerFault("has a piece whose content is no text", _shown(chunk))
        self._finish_reason = _str_or_none(choice.get("finish_reason")) or self._finish_reason
        self._add_calls(delta.get("tool_calls"))
        reasoning = _reasoning(delta)
        if content:
            self._content.append(content)
        if reasoning:
            self._reasoning.append(reasoning)
        return Delta(content or "", reasoning) if content or reasoning else None

    def _add_calls(self, pieces: Any) -> None:
        if not isinstance(pieces, list):
            return
        for number, piece in enumerate(pieces):
            if not isinstance(piece, dict):
                continue
            index = piece.get("index", number)
            function = piece.get("function")
            call = self._calls.setdefault(json.dumps(index), {"id": "", "name": "", "arguments": ""})
            call["id"] = call["id"] or _str_or_none(piece.get("id")) or ""
            if isinstance(function, dict):
                call["name"] = call["name"] or _str_or_none(function.get("name")) or ""
                call["arguments"] += _arguments(function.get("arguments"))

    def message(self) -> Message | None:
        """The whole message; None if the stream was cut before its end, which a finish reason marks."""
        if self._finish_reason is None:
            return None
        return Message(
            "assistant",
            "".join(self._content),
            finish_reason=self._finish_reason,
            usage=self._usage,
            tool_calls=_with_ids([ToolCall(**call) for call in self._calls.values()]),
            reasoning="".join(self._reasoning),
        )


def _tool_calls(calls: Any) -> tuple[ToolCall, ...]:
    found = []
    for call in calls if isinstance(calls, list) else ():
        function = call.get("function") if isinstance(call, dict) else None
        if isinstance(function, dict):
            name, arguments = _str_or_none(function.get("name")), _arguments(function.get("arguments"))
            found.append(ToolCall(_str_or_none(call.get("id")) or "", name or "", arguments))
    return _with_ids(found)


def _arguments(arguments: Any) -> str:
    """Some servers write the object itself where the API wants its JSON text."""
    if arguments is None:
        return ""
    return arguments if isinstance(arguments, str) else json.dumps(arguments)


def _with_ids(calls: list[ToolCall]) -> tuple[ToolCall, ...]:
    """The calls, each with an id of its own: results are told by it, and servers forget ids or repeat them."""
    seen: set[str] = set()
    made = []
    for call in calls:
        own = call.id if call.id and call.id not in seen else uuid4().hex
        seen.add(own)
        made.append(ToolCall(own, call.name, call.arguments))
    return tuple(made)


def _reasoning(said: dict[str, Any]) -> str:
    return next((said[name] for name in _REASONING if isinstance(said.get(name), str)), "")


def _str_or_none(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _usage(counted: Any) -> Usage | None:
    if not isinstance(counted, dict):
        return None
    prompt, completion = counted.get("prompt_tokens"), counted.get("completion_tokens")
    return Usage(prompt if isinstance(prompt, int) else 0, completion if isinstance(completion, int) else 0)


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
