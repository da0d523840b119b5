"""A model that answers from a list, for tests and for examples that must run without a server."""

from collections.abc import Iterable, Sequence

from lightfc.core.errors import ModelError
from lightfc.core.messages import Message
from lightfc.models.non_streaming import WholeModel


class ScriptedModel(WholeModel):
    """Gives prepared answers, one for each request, and remembers what it was asked.

    Args:
        answers: The answers in order. A text becomes an assistant message that stopped by itself and cost nothing;
            a `Message` is given as it is; an exception is raised. May be endless: one is taken for each request.
        name: The model's name.

    Attributes:
        name: The model's name.
        requests: The conversation of each request so far, also of those that raised: an answer that is an exception,
            or a `ModelError` at the end of the script.

    Examples:
        >>> import asyncio
        >>> from lightfc import Message, ScriptedModel
        >>> model = ScriptedModel(["one", "two"])
        >>> asyncio.run(model.complete([Message("user", "hello")])).content
        'one'
        >>> model.requests[0][0].content
        'hello'
    """

    def __init__(self, answers: Iterable[str | Message | Exception], name: str = "scripted") -> None:
        self.name = name
        self.requests: list[list[Message]] = []
        self._answers = iter(answers)

    def __repr__(self) -> str:
        return f"ScriptedModel(name={self.name!r}, requests={len(self.requests)})"

    async def _answer(self, messages: Sequence[Message]) -> str | Message:
        self.requests.append(list(messages))
        try:
            answer = next(self._answers)
        except StopIteration:
            raise ModelError(
                f"the script of model {self.name!r} is at its end: request {len(self.requests)} has no answer"
            ) from None
        if isinstance(answer, Exception):
            raise answer
        return answer
