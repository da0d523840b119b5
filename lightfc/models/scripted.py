"""A model that answers from a list, for tests and for examples that must run without a server."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lightfc.core.definitions import JsonSchema
from lightfc.core.errors import ModelError
from lightfc.core.messages import Message, Usage
from lightfc.models.non_streaming import WholeModel


class ScriptedModel(WholeModel):
    """Gives prepared answers, one for each request, and remembers what it was asked.

    Args:
        answers: The answers in order. A text becomes an assistant message that stopped by itself and cost nothing;
            a `Message` is given as it is; an exception is raised. May be endless: one is taken for each request.
        name: The model's name.

    Attributes:
        name: The model's name.
        requests: The conversation of each request so far, also of those that raised.
    """

    def __init__(self, answers: Iterable[str | Message | Exception], name: str = "scripted") -> None:
        self.name = name
        self.requests: list[list[Message]] = []
        self._answers = iter(answers)

    def __repr__(self) -> str:
        return f"ScriptedModel(name={self.name!r}, requests={len(self.requests)})"

    async def complete(
        self,
        messages: Sequence[Message],
        *,
        tools: Sequence[JsonSchema] = (),
        extra_body: Mapping[str, Any] | None = None,
    ) -> Message:
        """Give the next answer of the script.

        Args:
            messages: The conversation so far; a copy of it is kept in `requests`.
            tools: Left aside.
            extra_body: Left aside.

        Returns:
            The next answer.

        Raises:
            ModelError: If the script is at its end.
            Exception: The next answer, where it is an exception.
        """
        self.requests.append(list(messages))
        try:
            answer = next(self._answers)
        except StopIteration:
            raise ModelError(
                f"the script of model {self.name!r} is at its end: request {len(self.requests)} has no answer"
            ) from None
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, str):
            return Message("assistant", answer, finish_reason="stop", usage=Usage())
        return answer
