"""One object for a prompt and the reading of its answer: a tool format joined with an answer format."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from lightfc.core.definitions import Function, FunctionDefinition, FunctionExpression, JsonSchema, is_at_least
from lightfc.core.messages import Message
from lightfc.core.options import check_option, named_options
from lightfc.formats.align import aligned
from lightfc.formats.answer_formats import ANSWER_FORMATS, AnswerFormat
from lightfc.formats.answer_formats.base import ONE_CALL
from lightfc.formats.dialects import translate_dialect, words_before_mark
from lightfc.formats.known_names import HoldsTools, Names, Offered, definitions_of, names_of, sent_names
from lightfc.formats.markup import LAYERS, OPTIONAL_LAYERS, Layer
from lightfc.formats.notation import begins_as_call, strip_turn
from lightfc.formats.reader import (
    Reading,
    cut_off,
    read_answer,
    read_program,
    read_tool_calls,
    unreadable,
    with_certainty,
    with_problem,
    with_thought,
)
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.repair import Failure, doubt_text, repair_text
from lightfc.formats.stream import AnswerStream
from lightfc.formats.thoughts import without_thought
from lightfc.formats.tool_formats import TOOL_FORMATS, openai_tools, show
from lightfc_sandbox.engine import nearest

_FUNCTIONS = """\
You have these {language}functions:

{functions}
{variables}
{instruction}"""


@dataclass(frozen=True, slots=True)
class Example:
    """A question with its right answer, shown to a model in the prompt.

    Attributes:
        question: The question.
        calls: The calls that answer it; empty, the default, for an answer in plain words.
        content: Words beside the calls, or in their place; `""` by default.

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


@named_options
class PromptFormat:
    """A tool format, which shows functions to a model, joined with an answer format, which reads what it answers.

    Every pair works.

    Args:
        name: The tool format and the answer format, joined by `+`: one of `lightfc.formats.TOOL_FORMATS` and one of
            `lightfc.formats.ANSWER_FORMATS`. `"native"` is short for `"python+native"`, which sends the functions
            through the tools API too. The default is `"python+expression"`.
        parallel: Whether the prompt asks for several calls in one answer; True by default, since such calls overlap.
            Reading does not depend on it.
        examples: Examples for the prompt. Their calls are written in the answer format.
        layers: What the reader tries beside the strict form; `LAYERS`, all but the optional one, by default.
        instruction: The part of the prompt that says how to answer, in place of the answer format's own. `{calls}` in
            it stands for the sentence about one or several calls. None, the default, for the format's own.

    Attributes:
        name: As given; `"python+native"` for `"native"`.
        tool_format: Name of the tool format.
        answer_format: Name of the answer format.
        parallel: As given.
        examples: As given, as a tuple.
        layers: As given, as a tuple.

    Raises:
        ValueError: There is no such format or layer, or `instruction` has a placeholder other than `{calls}`.

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
        check_option("name", name, str, "a string, such as 'python+expression'")
        name = "python+native" if name == "native" else name
        tool_format, _, answer_format = name.partition("+")
        if tool_format not in TOOL_FORMATS or answer_format not in ANSWER_FORMATS:
            raise _unknown_format(name, tool_format, answer_format)
        every = (*LAYERS, *OPTIONAL_LAYERS)
        unknown = [layer for layer in layers if layer not in every]
        if unknown:
            raise ValueError(f"unknown layer {unknown[0]!r}; the layers are {', '.join(every)}")
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
                "instruction must be a string whose only placeholder is {calls}; write other braces twice, {{ and }}"
            ) from None

    def __repr__(self) -> str:
        return f"PromptFormat({self.name!r})"

    def messages(
        self, question: str, definitions: Offered, variables: Mapping[str, Any] | None = None
    ) -> list[Message]:
        """Make the messages of a request: the system prompt with the functions, and the question.

        Args:
            question: The question of the user.
            definitions: What the model may call: a `ToolManager`, or a list of tools, functions or definitions.
            variables: Variables that the answer may name. The prompt shows their names and types, not their values.
                None, the default, for those of the manager.

        Returns:
            Two messages, with the roles `"system"` and `"user"`.

        Raises:
            ToolDefinitionError: A function cannot be described.
            TypeError: `definitions` has something else than functions in it.
        """
        return [Message("system", self.system(definitions, variables)), Message("user", question)]

    def system(self, definitions: Offered, variables: Mapping[str, Any] | None = None) -> str:
        """Make the system prompt: the functions, the variables, how to answer, and the examples.

        Arguments and errors are as for `messages`.
        """
        if variables is None:
            variables = definitions.context if isinstance(definitions, HoldsTools) else {}
        definitions = definitions_of(definitions)
        named = ""
        if variables:
            lines = "\n".join(f"{name}: {type(value).__name__}" for name, value in variables.items())
            named = f"\nand these variables:\n\n{lines}\n"
        several = self._form.several if self.parallel else ONE_CALL
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
        """Make the `tools` of a request of the Chat Completions API, for the answer format `native`.

        The API does not take dots in names. So functions have the names that `tool_names` gives; `read` knows both.
        The definitions are as for `messages`.

        Returns:
            One dict for each function; an empty list for all other answer formats.
        """
        if not self._form.by_api:
            return []
        tools = openai_tools(definitions_of(definitions))
        for tool, sent in zip(tools, self.tool_names(definitions), strict=True):
            tool["function"]["name"] = sent
        return tools

    def tool_names(self, definitions: Offered) -> dict[str, str]:
        """Give the name of each function by the name that `tools` sends: letters, digits, `_` and `-`."""
        return sent_names(each.name for each in definitions_of(definitions))

    def write(self, calls: Sequence[Function], content: str = "") -> str:
        """Write an answer in the answer format, for examples and for the history of a conversation.

        Args:
            calls: The calls of the answer; empty for an answer in words.
            content: Words beside the calls, or in their place.

        Returns:
            The text; `content` itself if there are no calls.
        """
        return self._form.write(calls, content) if calls else content

    def results(self, text: str) -> Message:
        """Make the message that gives results to the model, in the role that the answer format needs.

        Args:
            text: The results. The role is `"user"`, but `"tool"` or `"observation"` for some model families.
        """
        return Message(self._form.result_role, text)

    def repair(self, failure: Failure) -> Message:
        """Make the message that tells a model what was wrong with its answer and how to answer again.

        Args:
            failure: What went wrong: an exception, the `CallError` of a record, the record itself, a `Reading`, or a
                text.
        """
        return Message("user", repair_text(failure, self._form))

    def doubt(self, expression: FunctionExpression) -> Message:
        """Make the message that tells a model that its calls were not made, since its answer says more than the calls.

        Args:
            expression: What was read in the answer, with too low a certainty.
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
        """Find the expression in a model's answer: `form.read(answer, manager)`. Nothing is evaluated.

        Calls that stand among words are found too. The `certainty` of the result says how clearly the answer states
        them, and a `ToolManager` executes only what is certain enough for its `act_on`.

        Args:
            answer: The answer: a text, a `Message`, or a message or response of the Chat Completions API as a dict.
            names: What the answer may name: a `ToolManager`, or a list of tools, functions, or names of functions and
                variables. Only what uses one of these, or calls something spelled nearly like one, is taken for an
                expression: `Hello` alone is Python too. So with no names, the default, nothing is found.
            definitions: Definitions of the functions, where `names` has only names. Some repairs need them.
            question: The question that was answered, for the layer `question`.
            truncated: Whether the answer was cut off. A `Message` says so itself, by `finish_reason`.

        Returns:
            The expression, with the words around it as `thought`. None if the answer is plain words, or was cut off.
            If the calls cannot be executed as they are (`Reading.problem`), they are given as they were written.
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
        """Read an answer as `read` does, and give everything that was found, problems too.

        Arguments are as for `read`; `Names` as `names` save time if many answers are read.

        Returns:
            The reading. Its `expression` is what `read` gives.
        """
        names = names if isinstance(names, Names) else names_of(names)
        names = names.for_answer(question) if question else names
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
        return cut_off(text) if truncated and reading.expression else with_problem(reading)

    def _reading(self, answer: str, names: Names, *, is_text: bool = True) -> Reading:
        body, thought = without_thought(answer) if "blocks" in self.layers else (answer, "")
        budget = Budget(len(answer))
        by_api = self._form.by_api
        try:
            reading = self._read_whole(strip_turn(body), names, budget, is_taken=is_text or not by_api)
        except (BudgetError, RecursionError):
            return unreadable(answer)
        if reading is None and (not by_api or begins_as_call(body)):
            found = read_answer(body, names, self._form.notation, self.layers, budget=budget)
            reading = with_certainty(found, body, names, budget, self._form.notation)
        reading = self._behind_words(reading, body, names, budget)
        if reading is None or reading.expression is None:
            return Reading(None, content=answer.strip(), problem=reading.problem if reading else "")
        # Beside the tools API content is content, but where it is nothing but calls as a model family marks them, which
        # its server did not parse; or a message that was written down.
        if by_api and not is_at_least(reading.expression.certainty, "repaired"):
            return Reading(None, content=answer.strip())
        return with_thought(reading, thought)

    def _read_whole(self, text: str, names: Names, budget: Budget, *, is_taken: bool) -> Reading | None:
        """Read an answer that keeps to the template of a model family, or to the form where it may be one.

        Gives None for one that does not, and a reading without an expression for one that keeps to it without a call.
        """
        said = translate_dialect(text, names, marked=self._form.by_api) if "other forms" in self.layers else None
        if said is not None:
            read = read_answer(said[0], names, said[1], self.layers, budget=budget)
            found = with_certainty(read, said[0], names, budget)
            if found.expression is not None and is_at_least(found.expression.certainty, "repaired"):
                notes = ("tags", *found.notes)
                return replace(found, expression=replace(found.expression, notes=notes, certainty="repaired"))
        return self._read_extracted(text, names, budget) if is_taken else None

    def _behind_words(self, found: Reading | None, text: str, names: Names, budget: Budget) -> Reading | None:
        """The reading of an answer that keeps to the template of a model family behind words; any other as it is."""
        words = words_before_mark(text) if found is not None and found.certainty == "mentioned" else ""
        try:
            reading = self._read_whole(strip_turn(text[len(words) :]), names, budget, is_taken=False) if words else None
        except (BudgetError, RecursionError):
            return found
        if reading is None or reading.expression is None:
            return found
        apart = replace(reading, expression=replace(reading.expression, certainty="apart"))
        return with_thought(apart, words.strip(), noted=False)

    def _read_extracted(self, text: str, names: Names, budget: Budget) -> Reading | None:
        """Read what the form takes out of a text that keeps to it; as `_read_whole`."""
        extracted = self._form.extract(text, budget)
        if extracted is None:
            return None
        form, layers = self._form.notation, self.layers
        if not extracted.calls and not extracted.rest:
            return Reading(None)
        if extracted.notes and "repairs" not in layers:
            return None
        if self._form.program:
            reading = read_program(extracted.calls, names, layers, budget)
        else:
            marked = extracted.calls != text
            reading = read_answer(extracted.calls, names, form, layers, trusted=marked, budget=budget)
        if reading.expression is None:
            return None
        if extracted.notes:
            notes = tuple(dict.fromkeys((*extracted.notes, *reading.notes)))
            reading = replace(reading, expression=replace(reading.expression, notes=notes))
        said = text if extracted.rest else extracted.calls
        program = self._form.program and extracted.calls != text
        found = with_certainty(reading, said, names, budget, form, program=program)
        return with_thought(found, extracted.content, noted=False)

    def stream(
        self, names: Offered | Collection[str] = (), definitions: Iterable[FunctionDefinition] = ()
    ) -> AnswerStream:
        """Make a reader that takes an answer piece by piece and gives each call as soon as it is complete.

        Arguments are as for `read`.
        """
        known = names_of(names, definitions)
        reading = partial(self.reading, names=known)
        # What a layer would have kept may be lost without it, so that nothing is certain before the end.
        complete = set(self.layers) >= set(LAYERS)
        finder = self._form.finder(known, reading) if complete and self._form.finder else None
        return AnswerStream(reading, finder, known if "repairs" in self.layers else Names())


def _unknown_format(name: str, tool_format: str, answer_format: str) -> ValueError:
    """What is said of a name that is none of a format, with the nearest that is."""
    parts = ((tool_format, TOOL_FORMATS), (answer_format, ANSWER_FORMATS))
    near = "+".join(
        each for given, known in parts for each in ([given] if given in known else nearest(given, known, 1))
    )
    if not answer_format:  # one half alone
        near = f"python+{name}" if name in ANSWER_FORMATS else f"{name}+expression" if name in TOOL_FORMATS else ""
    hint = f" (did you mean {near!r}?)" if "+" in near else ""
    return ValueError(
        f"unknown format {name!r}{hint}. A format is a tool format + an answer format, such as python+expression. "
        f"Tool formats: {', '.join(TOOL_FORMATS)}. Answer formats: {', '.join(ANSWER_FORMATS)}"
    )
