"""How an agent and its model talk: what is asked, what is read, and how results are told.

This is the only module of the agents that knows prompt formats and the tools API. Everything that a format has to give
an agent stands in `Exchange`.
"""

import ast
import json
import keyword
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lightfc.formats import PromptFormat
from lightfc.formats.shown import openai_tools
from lightfc.types import FunctionDefinition, FunctionExpression, JsonSchema, Message, ToolCall

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

    @property
    def programs(self) -> bool:
        """Whether answers are programs, which need `Policy.PROGRAMS`."""
        return self.format.name.endswith("+code")

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
        system = self.format.messages("", definitions, variables)[0].content if definitions else ""
        text = "\n\n".join(part for part in (system, instructions) if part)
        return [*([Message("system", text)] if text else []), *conversation]

    def tools(self, definitions: Sequence[FunctionDefinition]) -> list[JsonSchema]:
        """The functions as a request's `tools`, where they are not shown in the prompt."""
        return []

    def read(self, answer: Message, names: Collection[str]) -> Reading:
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

    def read_text(self, text: str, names: Collection[str]) -> Reading:
        """As `read`, of words that are there in full."""
        expression = self.format.read(text, names)
        return Reading(words=text) if expression is None else Reading(expression)

    def told(self, answer: Message, observation: str, results: Sequence[str] = ()) -> list[Message]:
        """The messages by which an answer and what became of it are told back.

        Args:
            answer: The answer.
            observation: What became of it.
            results: What became of each of its calls, where it made them through the tools API.
        """
        if not answer.tool_calls:
            return [answer, Message("user", f"Observation: {observation}")]
        each = results if len(results) == len(answer.tool_calls) else [observation] * len(answer.tool_calls)
        told = [Message("tool", text, tool_call_id=call.id) for call, text in zip(answer.tool_calls, each, strict=True)]
        return [answer, *told]


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
        tools = openai_tools(definitions)
        for each in tools:
            each["function"]["name"] = _sent_name(each["function"]["name"])
        return tools


class CodeExchange(Exchange):
    """Talks by programs in code fences, whose variables live on."""

    programs = True

    def opening(
        self,
        definitions: Sequence[FunctionDefinition],
        variables: Mapping[str, Any],
        *,
        instructions: str,
        conversation: Sequence[Message],
    ) -> list[Message]:
        """The first request."""
        from lightfc.formats import show

        named = ", ".join(f"{name}: {type(value).__name__}" for name, value in variables.items())
        text = _CODE.format(
            functions=show(self.format.shown, definitions), variables=f"\n\nand these variables: {named}" * bool(named)
        )
        return [Message("system", "\n\n".join(filter(None, [text, instructions]))), *conversation]

    def read_text(self, text: str, names: Collection[str]) -> Reading:
        """The program in an answer: its code fences joined, or all of it where it is a program of known names."""
        blocks = [found["body"] for found in _FENCE.finditer(text) if found["word"].lower() in _CODE_WORDS]
        if blocks:
            around = _FENCE.sub("", text).strip()
            return Reading(FunctionExpression("\n".join(blocks), around, ("code fence",)))
        if _is_program(text, names):
            return Reading(FunctionExpression(text))
        return Reading(words=text)


_CODE = """\
You solve tasks by writing Python programs. Answer with one program in a code fence:

```python
…
```

It is executed, and you are told what it prints and the value of its last expression. Then you write the next program; \
variables and functions that a program defines can be used in those that follow. You have these functions:

{functions}{variables}

Of Python there are the common builtins and modules for mathematics, dates, text and collections; no files and no \
network but through these functions. Independent calls run at the same time. When you know the answer, call \
`final_answer(answer)` in a program, or answer in words without a program."""

_CODE_WORDS = {"", "python", "py", "python3", "tool_code", "code"}

_FENCE = re.compile(
    r"^[ \t]*(?P<fence>```+|~~~+)[ \t]*(?P<word>[\w+-]*)[^\n`]*\n(?P<body>.*?)(?:\n?^[ \t]*(?P=fence)[ \t]*$|\Z)",
    re.S | re.M,
)


def _is_program(text: str, names: Collection[str]) -> bool:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return False
    roots = {name.partition(".")[0] for name in names}
    return any(isinstance(node, ast.Name) and node.id in roots for node in ast.walk(tree)) or any(
        isinstance(node, ast.Assign | ast.Import | ast.ImportFrom | ast.FunctionDef | ast.For) for node in tree.body
    )


def exchange_for(prompt_format: str | PromptFormat, *, code: bool = False) -> Exchange:
    """The exchange of a format: `"native"`, the name of a `PromptFormat`, or one.

    What a `PromptFormat` shows beside the tools API is left out where it asks through that.

    Raises:
        ValueError: There is no such format.
    """
    name = prompt_format if isinstance(prompt_format, str) else prompt_format.name
    if name == "native" or name.endswith("+native"):
        return NativeExchange(PromptFormat())
    made = PromptFormat(prompt_format) if isinstance(prompt_format, str) else prompt_format
    return CodeExchange(made) if code else Exchange(made)


# The tools API.


def read_calls(answer: Message, names: Collection[str]) -> Reading:
    """The expression of the calls that an answer makes through the tools API."""
    texts, faults = [], []
    known = {_sent_name(name): name for name in names}
    for call in answer.tool_calls:
        try:
            texts.append(_expression(known.get(call.name, call.name), _arguments(call)))
        except ValueError as fault:
            faults.append(str(fault))
        except RecursionError:
            faults.append(f"The arguments of {call.name!r} nest too deeply.")
    if faults:
        return Reading(fault="\n".join(faults) + "\nNo call was made. Make them again.")
    action = texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"
    return Reading(FunctionExpression(action, answer.content, ("tools API",)))


def _arguments(call: ToolCall) -> dict[str, Any]:
    if not call.name:
        raise ValueError("A call has no function name.")
    try:
        arguments = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError) as error:
        raise ValueError(f"The arguments of {call.name!r} are not JSON: {error}.") from None
    if not isinstance(arguments, dict):
        raise ValueError(f"The arguments of {call.name!r} must be a JSON object, not {type(arguments).__name__}.")
    return arguments


def _expression(name: str, arguments: Mapping[str, Any]) -> str:
    if not all(map(_is_name, name.split("."))):
        raise ValueError(f"There is no function {name!r}.")
    written = [
        f"{key}={literal(value)}" if _is_name(key) else f"**{{{key!r}: {literal(value)}}}"
        for key, value in arguments.items()
    ]
    return f"{name}({', '.join(written)})"


def _is_name(text: str) -> bool:
    return text.isidentifier() and not keyword.iskeyword(text)


def literal(value: Any) -> str:
    """JSON data as the Python that gives it."""
    if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
        return f"float({str(value)!r})"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key!r}: {literal(each)}' for key, each in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    return repr(value)


def _sent_name(name: str) -> str:
    """A function's name as the tools API allows it; the hyphen, which no name has, stands for the dot."""
    return name.replace(".", "-")
