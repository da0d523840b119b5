"""One question to a model, and its answer as a whole."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lightfc.core.errors import ModelError
from lightfc.core.messages import Message
from lightfc.core.values import writable
from lightfc.engine.tracing import chat_span
from lightfc.models import Delta, Model, StreamingModel


def sendable(message: Message) -> Message:
    """A message that can be sent, whatever a tool has put into it."""
    content = writable(message.content)
    return message if content is message.content else replace(message, content=content)


async def answer_of(
    model: Model,
    messages: Sequence[Message],
    options: Mapping[str, Any],
    on_delta: Callable[[Delta], None] | None = None,
    by: Model | None = None,
) -> Message:
    """What a model answers; with `on_delta`, one that can stream does."""
    with chat_span(model.name, messages) as record:
        answer = await _complete(model if by is None else by, messages, options, on_delta)
        record(answer)
        return answer


async def _complete(
    model: Model, messages: Sequence[Message], options: Mapping[str, Any], on_delta: Callable[[Delta], None] | None
) -> Message:
    if on_delta is None or not isinstance(model, StreamingModel):
        return await model.complete(messages, **options)
    pieces = model.stream(messages, **options)
    try:
        async for piece in pieces:
            if isinstance(piece, Message):
                return piece
            on_delta(piece)
    finally:
        close = getattr(pieces, "aclose", None)
        if close is not None:
            await close()
    raise ModelError(f"the stream of model {model.name!r} ended without a message")
