"""Final answers of a type: the model is shown its schema, and what it answers is validated.

An agent finds its answer as it always does, told of the schema. An answer that does not fit is one more thing that the
model is told to mend, and each attempt is a round. What is asked for then is the answer alone: no call is read in it.
"""

import json
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from lightfc.agents.live_run import LiveRun
from lightfc.agents.protocol import Unusable, unusable
from lightfc.agents.run import RetriesExhaustedError
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message
from lightfc.core.values import short_text
from lightfc.formats.fences import fences
from lightfc.formats.thoughts import without_thought
from lightfc.models import Model
from lightfc.schema.annotations import part_that_is_no_type
from lightfc.schema.argument_errors import at_most

_NOTHING_CALLED = "Nothing is called for this answer: write the JSON of the value itself, and no call or program."


class TypedAnswers:
    def __init__(self, output_type: Any) -> None:
        from pydantic import TypeAdapter
        from pydantic.errors import PydanticUserError

        from lightfc.schema.coercion import validator_of

        self.output_type = output_type
        wrong = part_that_is_no_type(output_type)
        if wrong is not None:
            raise ToolDefinitionError(f"output_type must be a type, not the {type(wrong).__name__} {short_text(wrong)}")
        try:
            adapter = TypeAdapter(output_type)
            self.schema = adapter.json_schema()
        except (PydanticUserError, TypeError, NameError) as error:
            raise ToolDefinitionError(f"output_type has no JSON Schema: {error}".partition("\n")[0]) from error

        self._validator = validator_of(adapter.validator, adapter.core_schema)

    @cached_property
    def instructions(self) -> str:
        """What the model is told of its final answer."""
        if self.output_type is str:
            return ""
        return (
            "Your final answer has to fit this JSON Schema; in words, write it as JSON and nothing else:\n"
            f"{json.dumps(self.schema, ensure_ascii=False)}"
        )

    def read(self, answer: Any) -> Any:
        """The value that an answer says; if it does not fit, `Unusable` says where, and what is expected there."""
        from pydantic import ValidationError

        first: ValidationError | None = None
        for candidate, is_json in self._candidates(answer):
            try:
                if is_json:
                    return self._validator.validate_json(candidate)
                return self._validator.validate_python(candidate)
            except ValidationError as error:
                first = first or error
        assert first is not None  # noqa: S101 - there is at least the answer itself
        raise Unusable(f"The answer does not fit the JSON Schema. {_problems(first)}\n{self.instructions}".strip())

    def _candidates(self, answer: Any) -> Iterator[tuple[Any, bool]]:
        """What an answer may say, and whether that is JSON: all of it, what stands in its one fence, or the words."""
        if not isinstance(answer, str):
            yield answer, False
            return
        text = without_thought(answer)[0].strip()
        if self.output_type is not str:
            yield text, True
            found = fences(text)
            if len(found) == 1:
                yield found[0].body.strip(), True
        yield text, False

    async def of(self, answer: Any, run: LiveRun, model: Model, system: str, rounds: int) -> Any:
        """The value of the answer that an agent has found, asked for again as long as it does not fit."""
        opening = "\n\n".join(filter(None, (system, self.instructions)))
        for _ in range(rounds):
            try:
                return self._value(answer)
            except Unusable as refused:
                run.record_observation(refused.fault)
                run.messages.append(Message("user", f"{refused}\n{_NOTHING_CALLED}"))
            answer = await run.ask(model, [Message("system", opening), *run.messages], part="answer")
            run.messages.append(answer)
        try:
            return self._value(answer)
        except Unusable as refused:
            why = f"after {rounds} more requests, no answer fits output_type"
            raise RetriesExhaustedError(f"{why}: {refused.fault}", run) from None

    def _value(self, answer: Any) -> Any:
        if not isinstance(answer, Message):
            return self.read(answer)
        if fault := unusable(answer):
            raise Unusable(fault)
        return self.read(answer.content)


def _problems(error: Any) -> str:
    """What is wrong, where, one sentence each."""
    listed = error.errors(include_url=False, include_context=False)
    problems = [f"{'.'.join(map(str, each['loc'])) or 'the answer'}: {each['msg']}" for each in listed]
    return f"{'; '.join(at_most(problems))}."
