"""A model that answers from a list, for tests and for examples that must run without a server."""

from collections.abc import Iterable, Sequence

from lightfc.core.errors import ModelError
from lightfc.core.messages import Message
from lightfc.core.options import check_list
from lightfc.models.non_streaming import WholeModel


class ScriptedModel(WholeModel):
    """A model that gives prepared answers, one for each request, and keeps the requests. For tests and examples.

    Args:
        answers: The answers in order; may be an endless iterator, since each request takes one. A string becomes an
            assistant message with the finish reason `"stop"` and a usage of 0 tokens. A `Message` is given as it is. An
            exception is raised.
        name: The model's name; `"scripted"` by default.

    Attributes:
        name: The model's name.
        requests: The messages of each request so far, in order, also of requests that raised.

    Raises:
        TypeError: `answers` is not a list of them. From `complete` and `stream`: one is of another type.
        ModelError: From `complete` and `stream`, where the answers are used up.

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
        check_list("answers", answers, "answers", "for one answer, write ScriptedModel([answer])")
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
