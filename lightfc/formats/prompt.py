"""How functions are shown and the answer is asked for and read, joined."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lightfc.core.definitions import Function, FunctionDefinition, FunctionExpression, JsonSchema, is_at_least
from lightfc.core.messages import Message
from lightfc.formats.align import aligned
from lightfc.formats.answer_formats import ANSWER_FORMATS, AnswerFormat
from lightfc.formats.budget import Budget, BudgetError
from lightfc.formats.dialects import in_dialect
from lightfc.formats.finders import ToolCallFinder
from lightfc.formats.markup import LAYERS, OPTIONAL_LAYERS, Layer
from lightfc.formats.names import Names, sent_names
from lightfc.formats.notation import begins_as_call, own_turn
from lightfc.formats.offered import Offered, definitions_of, names_of, variables_of
from lightfc.formats.reader import (
    Reading,
    cut_off,
    judged,
    read_answer,
    read_program,
    read_tool_calls,
    too_tangled,
    with_thought,
)
from lightfc.formats.repair import Failure, doubt_text, repair_text
from lightfc.formats.stream import AnswerStream
from lightfc.formats.thoughts import without_thought
from lightfc.formats.tool_formats import TOOL_FORMATS, count_tokens, openai_tools, show
from lightfc_sandbox.engine import nearest

__all__ = ["Example", "PromptFormat"]

_FUNCTIONS = """\
You have these {language}functions:

{functions}
{variables}
{instruction}"""


@dataclass(frozen=True, slots=True)
class Example:
    """A question and its right answer, to show a model what is wanted.

    Attributes:
        question: What somebody asks.
        calls: The calls that answer it; none where plain words do.
        content: What is said beside the calls, or in their place.

    Examples:
        >>> from lightfc.formats import Example
        >>> from lightfc import Function, PromptFormat
        >>> example = Example("How long is 'kite'?", (Function("size", ("kite",)),))
        >>> PromptFormat(examples=[example]).messages("How long is 'paper'?", [])[0].content.count("size('kite')")
        1
    """

    question: str
    calls: tuple[Function, ...] = ()
    content: str = ""


class PromptFormat:
    """One way of showing functions joined with one way of asking for the answer; every pair works.

    Args:
        name: Tool format + answer format, `"python+expression"` and so on: one of `lightfc.formats.TOOL_FORMATS` and
            one of `lightfc.formats.ANSWER_FORMATS`; or `"native"`, which shows and asks through the tools API alone.
        parallel: Whether several calls at once are asked for. What is read does not depend on it.
        examples: Examples to show; their calls are written in the answer format.
        layers: The layers of the reader above the strict one; `LAYERS` if not given.
        instruction: What a model is told instead of the form's own instruction; `{calls}` in it stands for what it is
            told about several calls.

    Attributes:
        name: As given; `"native"` alone is `"python+native"`.
        tool_format: Name of the tool format.
        answer_format: Name of the answer format.

    Raises:
        ValueError: There is no such format or layer.

    Examples:
        >>> from lightfc import PromptFormat, ToolManager
        >>> def warmth(city: str) -> int:
        ...     "How warm it is in a city."
        ...     return len(city)
        >>> manager, form = ToolManager([warmth]), PromptFormat("python+json")
        >>> messages = form.messages("How warm is it in Oslo?", manager)
        >>> [message.role for message in messages]
        ['system', 'user']
        >>> form.read('{"name": "warmth", "arguments": {"city": "Oslo"}}', manager).action
        "warmth(city='Oslo')"
    """

    def __init__(
        self,
        name: str = "python+expression",
        *,
        parallel: bool = True,
        examples: Iterable[Example] = (),
        layers: Collection[Layer] = LAYERS,
        instruction: str | None = None,
    ) -> None:
        name = "python+native" if name == "native" else name
        tool_format, _, answer_format = str(name).partition("+")
        if tool_format not in TOOL_FORMATS or answer_format not in ANSWER_FORMATS:
            raise _unknown_format(name, tool_format, answer_format)
        every = (*LAYERS, *OPTIONAL_LAYERS)
        unknown = [layer for layer in layers if layer not in every]
        if unknown:
            raise ValueError(f"unknown layer {unknown[0]!r}; there are {', '.join(every)}")
        self.name = name
        self.tool_format = tool_format
        self.answer_format = answer_format
        self.parallel = parallel
        self.examples = tuple(examples)
        self.layers = tuple(layers)
        self._form: AnswerFormat = ANSWER_FORMATS[answer_format]
        self._instruction = self._form.instruction if instruction is None else instruction
        try:
            self._instruction.format(calls="")
        except (LookupError, ValueError, AttributeError):
            raise ValueError(
                "instruction must be text in which only {calls} stands in braces; others are doubled, {{ and }}"
            ) from None

    def __repr__(self) -> str:
        return f"PromptFormat({self.name!r})"

    def messages(
        self, question: str, definitions: Offered, variables: Mapping[str, Any] | None = None
    ) -> list[Message]:
        """The conversation that asks a model.

        Args:
            question: What the user wants.
            definitions: What the model may call: a `ToolManager`, tools, functions, or their definitions.
            variables: Variables the model may name; their types are shown, their values are not. Those of the manager
                if None.
        """
        return [Message("system", self.system(definitions, variables)), Message("user", question)]

    def system(self, definitions: Offered, variables: Mapping[str, Any] | None = None) -> str:
        """The text that shows the functions and asks for the form of the answer.

        Args:
            definitions: The functions: a manager, tools or definitions.
            variables: The variables that the answer may name; those of the manager if None.
        """
        variables = variables_of(definitions) if variables is None else variables
        definitions = definitions_of(definitions)
        named = ""
        if variables:
            lines = "\n".join(f"{name}: {type(value).__name__}" for name, value in variables.items())
            named = f"\nand these variables:\n\n{lines}\n"
        several = self._form.several if self.parallel else self._form.single
        text = _FUNCTIONS.format(
            language="Python " if self.tool_format == "python" else "",
            functions=show(self.tool_format, definitions),
            variables=named,
            instruction=self._instruction.format(calls=several),
        )
        examples = [
            f"Question: {each.question}\nAnswer: {self.write(each.calls, each.content)}" for each in self.examples
        ]
        return "\n\n".join([text, *(["Examples:", *examples] if examples else [])])

    def tools(self, definitions: Offered) -> list[JsonSchema]:
        """The `tools` of the request: empty but for the form `native`, which asks through them.

        The API takes no dots in names, so functions go by the names of `tool_names`; `read` knows them by both.
        """
        if not self._form.by_api:
            return []
        tools = openai_tools(definitions_of(definitions))
        for tool, sent in zip(tools, self.tool_names(definitions), strict=True):
            tool["function"]["name"] = sent
        return tools

    def tool_names(self, definitions: Offered) -> dict[str, str]:
        """The names of functions by those under which `tools` sends them: letters, digits, `_` and `-`."""
        return {sent: name for name, sent in sent_names(each.name for each in definitions_of(definitions)).items()}

    def tokens(self, definitions: Offered, counter: Callable[[str], int] | None = None) -> dict[str, int]:
        """How many tokens the prompt costs before any question: for the functions as shown, and in all.

        Args:
            definitions: The functions, as for `messages`.
            counter: Counts the tokens of a text; without it four characters are taken for one.
        """
        return {
            "functions": count_tokens(show(self.tool_format, definitions_of(definitions)), counter),
            "system": count_tokens(self.system(definitions), counter),
        }

    def write(self, calls: Sequence[Function], content: str = "") -> str:
        """Write an answer in the answer format, for examples and for the history of a conversation.

        Args:
            calls: The calls of the answer; none where it is words.
            content: What is said beside the calls, or in their place.
        """
        return self._form.write(calls, content) if calls else content

    def results(self, text: str) -> Message:
        """The message that gives results back to the model, in the role that the form wants."""
        return Message(self._form.result_role, text)

    def repair(self, failure: Failure) -> Message:
        """The message that tells a model what was wrong with its answer, in the form in which it is to answer again.

        Args:
            failure: What went wrong: an exception of the sandbox or of lightfc, the error of a record, the record, a
                `Reading`, or text.
        """
        return Message("user", repair_text(failure, self._form))

    def doubt(self, expression: FunctionExpression) -> Message:
        """The message that tells a model that its calls were not made, because they were not all of its answer.

        Args:
            expression: What was read in the answer, with the certainty that is too low.
        """
        return Message("user", doubt_text(expression, self._form.reminder))

    def read(
        self,
        answer: str | Message | Mapping[str, Any],
        names: Offered | Collection[str] = (),
        definitions: Iterable[FunctionDefinition] = (),
        *,
        question: str = "",
        truncated: bool = False,
    ) -> FunctionExpression | None:
        """Find the expression in an answer: `form.read(answer, manager)`.

        What only stands among words is found as well; its `certainty` tells, and `ToolManager` executes what is
        certain enough (its `act_on`).

        Args:
            answer: What the model said: text, or a message with its `tool_calls`, as a `Model` or as a Chat Completions
                API gives it.
            names: What it may name: a `ToolManager`, tools, or the names of functions and variables. Words that happen
                to be Python, such as `Hello`, are taken for an expression only if one of these is in them, or a call of
                a name that is nearly one.
            definitions: Definitions of the functions, where only names are given: some repairs need them.
            question: What was asked, for the layer `question`.
            truncated: Whether the answer was cut off where it ends; a message says that itself, as `finish_reason`.

        Returns:
            The expression, with what stood around it as `thought`; None where the answer is plain words, or was cut
            off. What has a `Reading.problem` is given as it was written, and cannot be executed.
        """
        known = names_of(names, definitions)
        return self.reading(answer, known, question=question, truncated=truncated).expression

    def reading(
        self,
        answer: str | Message | Mapping[str, Any],
        names: Names | Offered | Collection[str] = (),
        *,
        question: str = "",
        truncated: bool = False,
    ) -> Reading:
        """Read an answer: `form.reading(answer, manager)`; as `read`, but giving all that was found.

        Args:
            answer: Text or message.
            names: What it may name, as for `read`; `Names` with their definitions as well.
            question: What was asked, for the layer `question`.
            truncated: Whether the answer was cut off where it ends: nothing of it is then to be executed. A message
                says that itself, as `finish_reason`.
        """
        names = names if isinstance(names, Names) else names_of(names)
        names = names.asked(question) if question else names
        if isinstance(answer, str):
            text, reading = answer, self._reading(answer, names)
        else:
            message = answer if isinstance(answer, Message) else aligned(answer)
            truncated = truncated or message.is_cut
            text = message.content
            if message.tool_calls:
                called = read_tool_calls(message.tool_calls, names, self.layers)
                reading = with_thought(called, message.content, noted=False)
            else:
                reading = self._reading(message.content, names, is_text=False)
        return cut_off(text) if truncated and reading.expression else reading

    def _reading(self, answer: str, names: Names, *, is_text: bool = True) -> Reading:
        body, thought = without_thought(answer) if "blocks" in self.layers else (answer, "")
        budget = Budget(len(answer))
        by_api = self._form.by_api
        try:
            reading = self._read_whole(own_turn(body), names, budget, is_taken=is_text or not by_api)
        except (BudgetError, RecursionError):
            return too_tangled(answer)
        if reading.expression is None and (not by_api or begins_as_call(body)):
            found = read_answer(body, names, self._form.notation, self.layers, budget=budget)
            reading = judged(found, body, names, self._form.notation)
        if reading.expression is None:
            return Reading(None, content=answer.strip(), problem=reading.problem)
        # Beside the tools API content is content, but where it is nothing but calls as a model family marks them, which
        # its server did not parse; or a message that was written down.
        if by_api and not is_at_least(reading.expression.certainty, "repaired"):
            return Reading(None, content=answer.strip())
        return with_thought(reading, thought)

    def _read_whole(self, text: str, names: Names, budget: Budget, *, is_taken: bool) -> Reading:
        """Read an answer that keeps to the template of a model family, or to the form where it may be one."""
        said = in_dialect(text, names, marked=self._form.by_api) if "other forms" in self.layers else None
        if said is not None:
            found = judged(read_answer(said[0], names, said[1], self.layers, budget=budget), said[0], names)
            if found.expression is not None and is_at_least(found.expression.certainty, "repaired"):
                notes = ("tags", *found.notes)
                return replace(found, expression=replace(found.expression, notes=notes, certainty="repaired"))
        return (self._read_taken(text, names, budget) if is_taken else None) or Reading(None)

    def _read_taken(self, text: str, names: Names, budget: Budget) -> Reading | None:
        """Read what the form takes out of a text that keeps to it."""
        taken = self._form.extract(text, budget)
        if taken is None:
            return None
        form, layers = self._form.notation, self.layers
        if self._form.program:
            reading = read_program(taken.calls, names, layers, budget)
        else:
            marked = taken.calls != text
            reading = read_answer(taken.calls, names, form, layers, trusted=marked, budget=budget)
        said = text if taken.rest else taken.calls
        program = self._form.program and taken.calls != text
        return with_thought(judged(reading, said, names, form, program=program), taken.content, noted=False)

    def stream(
        self, names: Offered | Collection[str] = (), definitions: Iterable[FunctionDefinition] = ()
    ) -> AnswerStream:
        """A reader that takes an answer piece by piece and gives each call as soon as it is complete.

        Args:
            names: What the answer may name, as for `read`.
            definitions: Definitions of the functions, where only names are given.
        """
        known = names_of(names, definitions)

        def reading(answer: str | Message) -> Reading:
            return self.reading(answer, known)

        # What a layer would have kept may be lost without it, so that nothing is certain before the end.
        complete = set(self.layers) >= set(LAYERS)
        finder = self._form.finder(known, reading) if complete and self._form.finder else None
        return AnswerStream(reading, finder, ToolCallFinder(known if "repairs" in self.layers else Names()))


def _unknown_format(name: str, tool_format: str, answer_format: str) -> ValueError:
    """What is said of a name that is none of a format, with the nearest that is."""
    parts = ((tool_format, TOOL_FORMATS), (answer_format, ANSWER_FORMATS))
    near = "+".join(
        each for given, known in parts for each in ([given] if given in known else nearest(given, known, 1))
    )
    hint = f"did you mean {near!r}? " if "+" in near else ""
    return ValueError(
        f"unknown format {name!r}; {hint}A format is a tool format + an answer format, such as python+expression. "
        f"Tool formats: {', '.join(TOOL_FORMATS)}. Answer formats: {', '.join(ANSWER_FORMATS)}"
    )
