"""One message for what every kind of model gives: text with calls in it, a message, or the pieces of a stream."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lightfc.core.chat import arguments_text, message_of, tool_calls, with_ids
from lightfc.core.messages import Message, ToolCall
from lightfc.formats.answer_formats import ANSWER_FORMATS
from lightfc.formats.call_data import decode_json, object_calls


def aligned(output: str | Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> Message:
    """Convert the output of any model to a `Message`.

    Args:
        output: One of: a text, whose calls may be marked as `content<|tool_calls|>[…]` (LazyLLM),
            `<|action_start|><|plugin|>{…}<|action_end|>` (InternLM) or `<tool_call>{…}</tool_call>` (Hermes); a message
            of the Chat Completions API as a dict, or a whole response with it; the chunks of a stream.

    Returns:
        The message, with the calls in `tool_calls`. Each call keeps its `id`, or gets one. A text without marked calls
        is the `content`; of a response without a message it is `""`.

    Examples:
        >>> from lightfc.formats import aligned
        >>> message = aligned('Now.<|tool_calls|>[{"name": "size", "arguments": {"text": "a"}}]')
        >>> message.content, message.tool_calls[0].name, message.tool_calls[0].arguments
        ('Now.', 'size', '{"text": "a"}')
    """
    if not isinstance(output, str):
        return message_of(output, _calls)
    for each_format in ANSWER_FORMATS.values():
        found = each_format.extract(output) if each_format.is_marked else None
        value = None if found is None else decode_json(found.calls)
        raw: list[Any] = value if isinstance(value, list) else [value]
        calls = list(_calls(raw)) if all(isinstance(each, Mapping) for each in raw) else []
        if found is not None and calls:
            return Message("assistant", found.content, tool_calls=with_ids(calls))
    return Message("assistant", output.strip())


def _calls(raw: list[Mapping[str, Any]]) -> Iterator[ToolCall]:
    """The calls in objects that say them as the API does, or as models do."""
    for each in raw:
        as_sent = list(tool_calls([each]))
        yield from as_sent
        for call in () if as_sent else object_calls(dict(each)).calls:
            yield ToolCall(str(each.get("id") or ""), call.name, arguments_text(dict(call.kwargs)))
