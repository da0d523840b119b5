"""What a server of Chat Completions answered, whole or in pieces, judged before it becomes a `Message`.

The API's promises are checked here, because neither servers nor the client keep or check all of them: a member that is
not of its type is a fault where the answer depends on it, and is left out where it does not.
"""

import json
from dataclasses import replace
from typing import Any

from lightfc.core.chat import MessagePieces, is_content, message_of, reasoning_of, text_of
from lightfc.core.messages import Message
from lightfc.models.model import Delta


class AnswerFault(Exception):  # noqa: N818 - becomes a ModelResponseError, which knows the server
    """An answer breaks the API's promises; the text says how, after "the answer"."""

    def __init__(self, fault: str, text: str = "") -> None:
        self.text = text
        super().__init__(fault)


def answer_of(text: str) -> Message:
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise AnswerFault("is not JSON", text) from None
    if not isinstance(body, dict):
        raise AnswerFault("is JSON, but not an object", text)
    choices = body.get("choices")
    if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
        raise AnswerFault("holds no choices", text)
    message = message_of(body)
    raw: Any = choices[0].get("message")
    is_empty = not isinstance(raw, dict) or not ("content" in raw or message.content or message.tool_calls)
    if is_empty or not is_content(raw.get("content")):
        raise AnswerFault("holds no message whose content is a string", text)
    return _sendable(message)


class StreamedAnswer:
    """The pieces of one answer, put together."""

    def __init__(self) -> None:
        self._pieces = MessagePieces()

    def add(self, chunk: Any) -> Delta | None:
        """What the next piece says; None where it says nothing, such as the piece with the usage."""
        if not isinstance(chunk, dict):
            raise AnswerFault("has a piece that is not an object", _json_text(chunk))
        delta = self._delta(chunk)
        if not is_content(delta.get("content")):
            raise AnswerFault("has a piece whose content is not a string", _json_text(chunk))
        self._pieces.add({"choices": [], **chunk})
        content, reasoning = text_of(delta.get("content")), reasoning_of(delta)
        return Delta(content, reasoning) if content or reasoning else None

    def _delta(self, chunk: dict[str, Any]) -> dict[str, Any]:
        choices = chunk.get("choices") or []
        choice = self._pieces.choice_of({"choices": choices}) or {}
        delta = choice.get("delta") or {}
        are_choices = isinstance(choices, list) and all(isinstance(each, dict) for each in choices)
        if not are_choices or not isinstance(delta, dict) or (not delta and self._adds(choice.get("message"))):
            raise AnswerFault("has a piece whose choices hold no delta", _json_text(chunk))
        return delta

    def _adds(self, message: Any) -> bool:
        """Whether a message says what the pieces have not: the last piece of some servers repeats them all."""
        return isinstance(message, dict) and text_of(message.get("content")) != self._pieces.message().content

    def message(self) -> Message | None:
        """The whole message; None if the stream was cut before its end, which a finish reason marks."""
        message = _sendable(self._pieces.message())
        return message if message.finish_reason is not None else None


def _sendable(message: Message) -> Message:
    """A message without halves of characters, which JSON can write and which cannot be sent back.

    Two halves that came in two pieces become the character that they are.
    """
    calls = tuple(
        replace(call, name=_whole(call.name), arguments=_whole(call.arguments)) for call in message.tool_calls
    )
    return replace(message, content=_whole(message.content), reasoning=_whole(message.reasoning), tool_calls=calls)


def _whole(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _json_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)
