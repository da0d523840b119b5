"""The loop that small chat models with tools know: a registry, `tool_call(…)` answers, `observation` messages.

A function is registered with `Annotated[type, "description", required]` parameters. The model answers with the name of
a tool and the text `tool_call(a=12, b=4)`, which is evaluated by the sandbox like every other text, and is told the
result in a message whose role is `observation`.
"""

import ast
import copy
import inspect
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from lightfc.agents.calling import FunctionCallAgent
from lightfc.agents.exchange import Exchange, Reading, exchange_for
from lightfc.agents.rendering import rendered
from lightfc.errors import ToolDefinitionError
from lightfc.formats import PromptFormat
from lightfc.tool import FunctionTool
from lightfc.types import FunctionDefinition, FunctionExpression, Message, ToolCall
from lightfc_sandbox import Limits, Policy, SandboxError
from lightfc_sandbox.engine import parse

__all__ = ["DispatchRegistry", "ToolCallAgent"]

_MOST_SHOWN = 10_000


class DispatchRegistry(Mapping[str, FunctionTool]):
    """Tools by name, each parameter described where it is annotated."""

    def __init__(self) -> None:
        self._tools: dict[str, FunctionTool] = {}
        self._described: dict[str, dict[str, Any]] = {}

    def __getitem__(self, name: str) -> FunctionTool:
        return self._tools[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tools)

    def __len__(self) -> int:
        return len(self._tools)

    def register_tool(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Register a function; a decorator, which gives the function back.

        Raises:
            ToolDefinitionError: It has no docstring, a parameter is not annotated with
                `Annotated[type, "description", required]`, or its name is taken.
        """
        made = FunctionTool(function)
        if made.name in self._tools:
            raise ToolDefinitionError(f"a tool named {made.name!r} is registered already")
        if not inspect.getdoc(function):
            raise ToolDefinitionError(f"{made.name} needs a docstring, which tells the model what it is for")
        hints = get_type_hints(function, include_extras=True)
        parameters = [_described(made.name, name, hints.get(name)) for name in inspect.signature(function).parameters]
        self._tools[made.name] = made
        self._described[made.name] = {
            "name": made.name,
            "description": made.definition.description,
            "parameters": parameters,
        }
        return function

    def get_tools(self) -> dict[str, dict[str, Any]]:
        """What a model is told of the tools, by name; a copy."""
        return copy.deepcopy(self._described)

    def dispatch_tool(self, tool_name: str, tool_params: Mapping[str, Any]) -> str:
        """Call a tool; gives text, whatever happens.

        Args:
            tool_name: Name of the tool.
            tool_params: Its arguments by name.
        """
        tool = self._tools.get(tool_name)
        if tool is None:
            return f"Tool `{tool_name}` not found. Please use a provided tool."
        output = tool.call(**tool_params)
        return str(output.error) if output.error else rendered(output.output, _MOST_SHOWN)[0]


def _described(tool: str, name: str, annotation: Any) -> dict[str, Any]:
    if annotation is None:
        raise ToolDefinitionError(f"{tool}: parameter {name!r} has no annotation")
    if get_origin(annotation) is not Annotated:
        raise ToolDefinitionError(f'{tool}: parameter {name!r} must be Annotated[type, "description", required]')
    kind, *described = get_args(annotation)
    if len(described) != 2 or not isinstance(described[0], str) or not isinstance(described[1], bool):
        raise ToolDefinitionError(
            f"{tool}: the annotation of parameter {name!r} must hold a description (a text) and whether it is required"
        )
    shown = kind.__name__ if isinstance(kind, type) and get_origin(kind) is None else str(kind)
    return {"name": name, "description": described[0], "type": shown, "required": described[1]}


class _ObservingExchange(Exchange):
    def opening(
        self,
        definitions: Sequence[FunctionDefinition],
        variables: Mapping[str, Any],
        *,
        instructions: str,
        conversation: Sequence[Message],
    ) -> list[Message]:
        from lightfc.formats import show

        text = _SYSTEM.format(tools=show("json", definitions))
        return [Message("system", "\n\n".join(filter(None, [text, instructions]))), *conversation]

    def read(self, answer: Message, names: Collection[str]) -> Reading:
        written = [_tool_call(call) for call in answer.tool_calls]
        calls = [text for text in written if text is not None]
        if answer.finish_reason != "length" and calls and len(calls) == len(written):
            action = calls[0] if len(calls) == 1 else f"[{', '.join(calls)}]"
            return Reading(FunctionExpression(action, answer.content, ("tool_call",)))
        return super().read(answer, names)

    def read_text(self, text: str, names: Collection[str]) -> Reading:
        found = _NAMED_CALL.search(text)
        if found is not None and found["name"] in names:
            written = _tool_call(ToolCall("", found["name"], found["call"]))
            if written is not None:
                return Reading(FunctionExpression(written, text[: found.start()].strip(), ("tool_call",)))
        return super().read_text(text, names)

    def told(self, answer: Message, observation: str, results: Sequence[str] = ()) -> list[Message]:
        return [answer, Message("observation", observation)]


_SYSTEM = """\
Answer the following questions as best as you can. You have access to the following tools:
{tools}

To call one, write its name in a line, and below it in a code fence: tool_call(name=value, ...)"""

_NAMED_CALL = re.compile(
    r"^[ \t]*(?P<name>[A-Za-z][\w.]*)[ \t]*\n(?:[ \t]*```[^\n]*\n)?"
    r"[ \t]*(?P<call>tool_call\(.*\))[ \t]*(?:\n```)?\s*\Z",
    re.S | re.M,
)


def _tool_call(call: ToolCall) -> str | None:
    """The call of a tool whose arguments are written as `tool_call(…)`; None where they are not."""
    try:
        body = parse(call.arguments, Limits(), Policy.EXPRESSIONS).tree.body
    except SandboxError:
        return None
    if not (isinstance(body, ast.Call) and isinstance(body.func, ast.Name) and body.func.id == "tool_call"):
        return None
    return f"{call.name}{call.arguments.strip().removeprefix('tool_call')}"


class ToolCallAgent(FunctionCallAgent):
    """Function calling with models that answer `tool_call(…)` and are told what it gave by `observation` messages.

    Give it the names of a `DispatchRegistry`: `ToolCallAgent(model, list(registry), registry=registry)`.
    """

    label = "tool call agent"

    def _exchange(self, prompt_format: str | PromptFormat) -> Exchange:
        return _ObservingExchange(exchange_for(prompt_format).format)
