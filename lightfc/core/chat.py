"""Messages as the Chat Completions API writes them: responses, pieces of streams, and whole conversations.

Here no promise of the Chat Completions API is insisted upon: what is not of its type is left out. Whoever has to
know that an answer is whole and right checks that before, as `lightfc.models` does.

What a model said is its text. Content can come in parts: only parts of text are said, those of thinking are reasoning,
and a sign stands for a part of any other type, such as a document that is quoted, because the answer is more than its
text then. A message that refuses says its refusal and nothing else, and makes no calls.
"""

import json
import uuid
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, get_args

from lightfc.core.messages import Message, Role, ToolCall, Usage

_REASONING = ("reasoning_content", "reasoning")
"""Under which names servers tell the model's reasoning apart from its answer."""

_TEXT_PARTS = frozenset({"text", "output_text"})
_THINKING_PARTS = frozenset({"thinking", "redacted_thinking", "reasoning"})
_OTHER_PART = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a part of the content that is no text of the model."""


def message_of(
    output: Mapping[str, Any] | Iterable[Mapping[str, Any]],
    calls_in: Callable[[list[Mapping[str, Any]]], Iterable[ToolCall]] | None = None,
) -> Message:
    """The message of a message model, alone or in its whole response, or in the chunks of its stream.

    Each call keeps its `id` or gets one; the `index` of a stream is dropped. `calls_in` finds the calls in the objects
    that stand for them.
    """
    given: object = output
    if isinstance(given, str) or not isinstance(given, Iterable):
        what = "a string, a Message, or a message or response of the Chat Completions API as a dict"
        raise TypeError(f"an answer must be {what}, not {type(given).__name__}")
    pieces = MessagePieces()
    if isinstance(output, Mapping):
        pieces.add(output, is_whole=True)
        return pieces.message(calls_in)
    for chunk in output:
        pieces.add(chunk)
    return pieces.message()


class MessagePieces:
    def __init__(self) -> None:
        self._content: list[str] = []
        self._refusal: list[str] = []
        self._reasoning: list[str] = []
        self._calls: dict[str, dict[str, Any]] = {}
        self._finish_reason: str | None = None
        self._usage: Usage | None = None
        self._ids: list[str] = []
        self._logprobs: list[tuple[str, float]] = []
        self._index: Any = None  # of the choice that came first: of several, one is the answer

    def add(self, chunk: Mapping[str, Any], *, is_whole: bool = False) -> None:
        """Take the next piece: a chunk as the Chat Completions API streams it, or its delta alone; or all at once."""
        self._usage = _usage(chunk.get("usage")) or self._usage
        choice = self.choice_of(chunk)
        if is_whole:
            fields = choice.get("message") if choice else chunk
        else:
            fields = chunk if choice is None else choice.get("delta")
        self._finish_reason = _str((choice or {}).get("finish_reason")) or self._finish_reason
        self._logprobs += _logprobs(choice)
        if not isinstance(fields, Mapping):
            return
        self._content.append(text_of(fields.get("content")))
        self._refusal.append(_refusal(fields))
        self._reasoning.append(reasoning_of(fields))
        for piece in _pieces_of_calls(fields):
            if is_whole:
                self._calls[str(len(self._calls))] = dict(piece)
            else:
                self._add_call(piece)

    def choice_of(self, chunk: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The choice of a response or chunk that is read, empty where there is none; None for what has no choices."""
        if "choices" not in chunk:
            return None
        for choice in _objects(chunk["choices"]):
            index = choice.get("index")
            self._index = index if self._index is None else self._index
            if index in (None, self._index):
                return choice
        return {}

    def _add_call(self, piece: Mapping[str, Any]) -> None:
        given = piece.get("function")
        call = self._call_of(piece, _str(given.get("name")) if isinstance(given, Mapping) else "")
        call["id"] = call["id"] or _str(piece.get("id"))
        function = call["function"]
        if isinstance(given, Mapping):
            # A name comes whole, and some servers repeat it with each piece.
            function["name"] = function["name"] or _str(given.get("name"))
            function["arguments"] += arguments_text(given.get("arguments"))

    def _call_of(self, piece: Mapping[str, Any], name: str) -> dict[str, Any]:
        """The call of which there is a piece: that of its index or id, without either the last one."""
        own = _str(piece.get("id"))
        if "index" in piece:
            key = json.dumps(piece["index"], default=str)
            before = self._calls.get(key)
            # Some servers give all calls one index.
            if before is not None and own and before["id"] and own != before["id"]:
                key = f"{key} {own}"
        elif own or name or not self._calls:
            key = own or f"call {len(self._calls)}"
        else:
            key = next(reversed(self._calls))
        return self._calls.setdefault(key, {"id": "", "function": {"name": "", "arguments": ""}})

    def message(self, calls_in: Callable[[list[Mapping[str, Any]]], Iterable[ToolCall]] | None = None) -> Message:
        """What all pieces so far make together; see `message_of`."""
        refusal = "".join(self._refusal)
        return Message(
            "assistant",
            refusal or "".join(self._content),
            finish_reason=self._finish_reason,
            usage=self._usage,
            tool_calls=() if refusal else with_ids((calls_in or tool_calls)([*self._calls.values()]), self._ids),
            reasoning="".join(self._reasoning),
            logprobs=tuple(self._logprobs),
        )


def reasoning_of(fields: Mapping[str, Any]) -> str:
    """What a message or a delta tells of the model's reasoning; empty where it tells nothing."""
    apart = next((fields[name] for name in _REASONING if isinstance(fields.get(name), str)), "")
    content = fields.get("content")
    thoughts = [each for each in content if _kind(each) in _THINKING_PARTS] if isinstance(content, list) else []
    return "".join([apart, *(_str(each.get("text")) or text_of(each.get("thinking")) for each in thoughts)])


def tool_calls(raw: Any) -> Iterator[ToolCall]:
    """The calls among what should be a list of them."""
    for each in _objects(raw):
        # Some servers leave out the object around it.
        function = each["function"] if isinstance(each.get("function"), Mapping) else each
        arguments = arguments_text(function.get("arguments", function.get("parameters")))
        name = _str(function.get("name"))
        if name or function is not each:
            yield ToolCall(_str(each.get("id")), name, arguments)


def _pieces_of_calls(fields: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The calls of a message, or the pieces of them in a delta; one stands alone where the API is an older one."""
    only = fields.get("function_call")
    return _objects(fields.get("tool_calls")) or ([{"index": 0, "function": only}] if isinstance(only, Mapping) else [])


def arguments_text(arguments: Any) -> str:
    """The arguments of a call as the API has them; some servers write the object and not its JSON text."""
    if arguments is None:
        return ""
    return arguments if isinstance(arguments, str) else json.dumps(arguments, ensure_ascii=False)


def with_ids(calls: Iterable[ToolCall], made_up: list[str] | None = None) -> tuple[ToolCall, ...]:
    """The calls, each with an id of its own: results are told by it, and servers forget ids or repeat them.

    `made_up` grows by the ids that are given where one is missing, and gives the same calls the same ids again.
    """
    spare = [] if made_up is None else made_up
    seen: set[str] = set()
    made = []
    for place, call in enumerate(calls):
        spare.extend(uuid.uuid4().hex for _ in range(len(spare), place + 1))
        own = call.id if call.id and call.id not in seen else spare[place]
        seen.add(own)
        made.append(ToolCall(own, call.name, call.arguments))
    return tuple(made)


def _objects(value: Any) -> list[Mapping[str, Any]]:
    return [each for each in value if isinstance(each, Mapping)] if isinstance(value, list) else []


def is_content(content: Any) -> bool:
    """Whether what stands as the content of a message or a delta can be read: a text, parts, or nothing."""
    if isinstance(content, list):
        return all(isinstance(each, str | Mapping) for each in content)
    return isinstance(content, str | None)


def text_of(content: Any) -> str:
    """What is said in the content of a message, which can come in parts."""
    return "".join(map(_text_of_part, content)) if isinstance(content, list) else _str(content)


def _text_of_part(part: Any) -> str:
    if isinstance(part, str):
        return part
    if _kind(part) in _TEXT_PARTS:
        return _str(part.get("text"))
    return "" if _kind(part) in _THINKING_PARTS else _OTHER_PART


def _kind(part: Any) -> str:
    return _str(part.get("type")) if isinstance(part, Mapping) else ""


def _refusal(fields: Mapping[str, Any]) -> str:
    """Why a message or a delta refuses; empty where it does not."""
    content = fields.get("content")
    parts = [fields, *(each for each in content if _kind(each) == "refusal")] if isinstance(content, list) else [fields]
    return "".join(_str(each.get("refusal")) for each in parts)


def _str(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _usage(counted: Any) -> Usage | None:
    if not isinstance(counted, Mapping):
        return None
    prompt, completion = counted.get("prompt_tokens"), counted.get("completion_tokens")
    return Usage(prompt if isinstance(prompt, int) else 0, completion if isinstance(completion, int) else 0)


def _logprobs(choice: Mapping[str, Any] | None) -> Iterator[tuple[str, float]]:
    """The tokens of a choice with the logarithms of their probabilities."""
    given = (choice or {}).get("logprobs")
    for each in _objects(given.get("content")) if isinstance(given, Mapping) else ():
        token, value = each.get("token"), each.get("logprob")
        if isinstance(token, str) and isinstance(value, int | float):
            yield token, float(value)


_ROLES: Mapping[str, Role] = {**{role: role for role in get_args(Role)}, "developer": "system", "function": "tool"}
"""By the API's name of a role: ours. Newer models call the system a developer; a function was what a tool is now."""


def messages_of(history: Iterable[Message | Mapping[str, Any]]) -> list[Message]:
    """A conversation as messages, from messages or dicts, as `AgentRun.history` and OpenAI's client give them."""
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
    content = _content_text(given.get("content"), number)
    if role == "assistant":
        message = message_of({**given, "content": content})
        return Message(role, content, tool_calls=message.tool_calls, reasoning=message.reasoning)
    answered = given.get("tool_call_id")
    return Message(role, content, tool_call_id=answered if isinstance(answered, str) else None)


def _content_text(content: Any, number: int) -> str:
    """The text of a message; of parts, their texts one below the other."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else [content]
    if not all(isinstance(each, Mapping) and isinstance(each.get("text"), str) for each in parts):
        raise ValueError(f"message {number} of the history has content that is not a string")
    return "\n".join(each["text"] for each in parts)
