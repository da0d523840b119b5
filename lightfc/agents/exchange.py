"""How an agent and its model talk: what is asked, what is read, and how results are told.

This is the only module of the agents that knows prompt formats and the tools API. Everything that a format has to give
an agent stands in `Exchange`.
"""

import ast
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lightfc.agents.fences import fences
from lightfc.formats import PromptFormat
from lightfc.formats.asked import ASKED_FORMS
from lightfc.formats.calls import calls_of_object, decoded, is_identifier, python_call, python_calls
from lightfc.formats.names import Names
from lightfc.formats.reader import read_program
from lightfc.formats.scanner import parse_expression, parse_program
from lightfc.types import (
    Function,
    FunctionDefinition,
    FunctionExpression,
    FunctionOutput,
    JsonSchema,
    Message,
    ToolCall,
)

__all__ = ["CUT_OFF", "CodeExchange", "Exchange", "NativeExchange", "Reading", "exchange_for"]

CUT_OFF = (
    "Your answer was cut off because it was too long, so nothing of it was used. "
    "Answer again, shorter: fewer words, and no more calls than you need now."
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was found in an answer.

    Attributes:
        expression: What is to be executed; None where the answer is words, or cannot be used.
        fault: Why the answer cannot be used, as words to the model; empty where it can.
        words: The answer as words, where it is.
    """

    expression: FunctionExpression | None = None
    fault: str = ""
    words: str = ""


class Exchange:
    """Talks by prompt text: functions are shown in the system prompt, calls stand in the model's words.

    Args:
        prompt_format: How functions are shown and the answer is asked for and read.
    """

    def __init__(self, prompt_format: PromptFormat) -> None:
        self.format = prompt_format
        self._form = ASKED_FORMS[prompt_format.asked]

    @property
    def programs(self) -> bool:
        """Whether answers are programs, which need `Policy.PROGRAMS`."""
        return self._form.program

    @property
    def has_grammar(self) -> bool:
        """Whether there is a grammar of what is asked for."""
        return self.format.asked == "expression"

    def opening(
        self,
        definitions: Sequence[FunctionDefinition],
        variables: Mapping[str, Any],
        *,
        instructions: str,
        conversation: Sequence[Message],
    ) -> list[Message]:
        """The first request.

        Args:
            definitions: The functions the model may call.
            variables: Variables the model may name.
            instructions: What the system prompt says beside the functions.
            conversation: History and question.
        """
        system = self.format.system(definitions, variables) if definitions else ""
        text = "\n\n".join(part for part in (system, instructions) if part)
        return [*([Message("system", text)] if text else []), *conversation]

    def tools(self, definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
        """The functions as a request's `tools`, where they are not shown in the prompt."""
        return []

    def read(self, answer: Message, names: Names) -> Reading:
        """Find in an answer what is to be executed.

        Args:
            answer: What the model answered.
            names: The functions and variables that it may name.
        """
        if answer.finish_reason == "length":
            return Reading(fault=CUT_OFF)
        if answer.tool_calls:
            return read_calls(answer, names)
        return self.read_text(answer.content, names)

    def read_text(self, text: str, names: Names) -> Reading:
        """As `read`, of words that are there in full."""
        found = self.format.reading(text, names)
        if found.problem:
            return Reading(fault=self.format.repair(found).content)
        # Without functions there is nobody to call, so whatever looks like it is an answer.
        expression = found.expression or (self._unknown(text) if names.definitions else None)
        return Reading(words=text) if expression is None else Reading(expression)

    def _unknown(self, text: str) -> FunctionExpression | None:
        """An answer that is nothing but calls, of functions that there are not: the check tells so, and which are."""
        taken = self._form.take(text)
        if taken is None:
            return None
        if self._form.form == "python":
            tree = None if self._form.program else parse_expression(taken.calls)
            items = tree.elts if isinstance(tree, ast.List) and tree.elts else [tree]
            called = all(isinstance(each, ast.Call) and _is_dotted(each.func) for each in items)
            return FunctionExpression(taken.calls) if called else None
        value = decoded(taken.calls)
        if taken.calls == text.strip() and not _is_json_call(value):
            return None  # JSON may be an answer as well
        calls = None if isinstance(value, str) else calls_of_object(value)
        known = calls and all(all(map(is_identifier, call.name.split("."))) for call in calls)
        return FunctionExpression(python_calls(calls)) if calls and known else None

    def told(self, answer: Message, observation: str, results: Sequence[str] = ()) -> list[Message]:
        """The messages by which an answer and what became of it are told back.

        Args:
            answer: The answer.
            observation: What became of it.
            results: What became of each of its calls, where it made them through the tools API.
        """
        if not answer.tool_calls:
            return [answer, self._result(observation)]
        each = results if len(results) == len(answer.tool_calls) else [observation] * len(answer.tool_calls)
        told = [Message("tool", text, tool_call_id=call.id) for call, text in zip(answer.tool_calls, each, strict=True)]
        return [answer, *told]

    def _result(self, observation: str) -> Message:
        """A result in the role that the form wants; one that the user tells is marked as no word of the user's own."""
        told = self.format.results(observation)
        return Message("user", f"Observation: {observation}") if told.role == "user" else told

    def mended(self, output: FunctionOutput) -> str:
        """What is told of a text that was at fault, of which nothing ran: how to answer instead."""
        told = self.format.repair(output).content
        return f"Error: {told}" if self._form.form == "python" else told


class NativeExchange(Exchange):
    """Talks through the tools API: functions are members of the request, calls are members of the answer.

    A model that writes its calls into its words all the same is understood as well.
    """

    def opening(
        self,
        definitions: Sequence[FunctionDefinition],
        variables: Mapping[str, Any],
        *,
        instructions: str,
        conversation: Sequence[Message],
    ) -> list[Message]:
        """The first request; what the functions are stands in `tools`."""
        return [*([Message("system", instructions)] if instructions else []), *conversation]

    def tools(self, definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
        """The functions as a request's `tools`."""
        return self.format.tools(definitions)

    def _result(self, observation: str) -> Message:
        # Where there is no call, there is no id either by which the API would take a result.
        return Message("user", f"Observation: {observation}")


class CodeExchange(Exchange):
    """Talks by programs in code fences, whose variables live on. What stands in a fence of Python is a program."""

    def read_text(self, text: str, names: Names) -> Reading:
        """The program in an answer: its code fences joined, or all of it where it is a program."""
        found, around = fences(text)
        blocks = [each.body for each in found if each.word in _CODE_WORDS]
        if blocks:
            return Reading(FunctionExpression("\n".join(blocks), around, ("code fence",)))
        program = read_program(text, names).expression
        if program is None and _is_program(text):
            program = FunctionExpression(text)
        return Reading(words=text) if program is None else Reading(program)


_CODE = """\
To use them, answer with one Python program in a code fence:

```python
…
```

It is executed, and you are told what it prints and the value of its last expression. Then you write the next program; \
variables and functions that a program defines can be used in those that follow. {calls}

Of Python there are the common builtins and modules for mathematics, dates, text and collections; no files and no \
network but through these functions. When you know the answer, call `final_answer(answer)` in a program, or answer in \
words without a program."""

_CODE_WORDS = {"", "python", "py", "python3", "tool_code", "code"}


def _is_program(text: str) -> bool:
    """Whether a text is a program that names no tool, and yet nothing but a program."""
    tree = parse_program(text)
    return tree is not None and any(
        isinstance(node, ast.Assign | ast.Import | ast.ImportFrom | ast.FunctionDef | ast.For) for node in tree.body
    )


def _is_dotted(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) or (isinstance(node, ast.Attribute) and _is_dotted(node.value))


def _is_json_call(value: Any) -> bool:
    items = value if isinstance(value, list) and value else [value]
    return all(isinstance(each, dict) and each.keys() == {"name", "arguments"} for each in items)


def exchange_for(prompt_format: str | PromptFormat) -> Exchange:
    """The exchange of a format: `"native"`, the name of a `PromptFormat`, or one.

    What a `PromptFormat` shows beside the tools API is left out where it asks through that.

    Raises:
        ValueError: There is no such format.
    """
    made = PromptFormat(prompt_format) if isinstance(prompt_format, str) else prompt_format
    return NativeExchange(made) if made.asked == "native" else Exchange(made)


def code_exchange_for(prompt_format: str | PromptFormat) -> CodeExchange:
    """The exchange of programs that shows functions as a format does; what it asks for, where that is programs, too.

    Raises:
        ValueError: There is no such format.
    """
    made = exchange_for(prompt_format).format
    own = isinstance(prompt_format, PromptFormat) and made.asked == "code"
    return CodeExchange(made if own else PromptFormat(f"{made.shown}+code", instruction=_CODE))


# The tools API.


def read_calls(answer: Message, names: Names) -> Reading:
    """The expression of the calls that an answer makes through the tools API."""
    calls, faults = [], []
    sent = names.sent
    for call in answer.tool_calls:
        try:
            calls.append(_function(sent.get(call.name, call.name), call))
        except ValueError as fault:
            faults.append(str(fault))
    if faults:
        return Reading(fault="\n".join(faults) + "\nNo call was made. Make them again.")
    return Reading(FunctionExpression(python_calls(calls), answer.content, ("tools API",)))


def _function(name: str, call: ToolCall) -> Function:
    if not name:
        raise ValueError("A call has no function name.")
    if not all(map(is_identifier, name.split("."))):
        raise ValueError(f"There is no function {name!r}.")
    try:
        arguments = json.loads(call.arguments or "{}")
        made = Function(name, (), arguments)
        if isinstance(arguments, dict):
            python_call(made)
            return made
    except RecursionError:
        raise ValueError(f"The arguments of {name!r} nest too deeply.") from None
    except ValueError as error:
        raise ValueError(f"The arguments of {name!r} are not JSON: {error}.") from None
    raise ValueError(f"The arguments of {name!r} must be a JSON object, not {type(arguments).__name__}.")
