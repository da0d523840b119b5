"""The loop that small chat models with tools know: a registry, `tool_call(…)` answers, `observation` messages.

A function is registered with `Annotated[type, "description", required]` parameters. The model answers with the name of
a tool and the text `tool_call(a=12, b=4)`, which is evaluated by the sandbox like every other text, and is told the
result in a message whose role is `observation`.
"""

import ast
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from lightfc.agents.agent_options import Words
from lightfc.agents.function_calling import FunctionCallAgent
from lightfc.agents.protocol import ChatProtocol, ReadAnswer, protocol_for
from lightfc.core.definitions import CERTAINTIES, FunctionExpression
from lightfc.core.errors import ToolDefinitionError
from lightfc.core.messages import Message, ToolCall
from lightfc.core.values import rendered
from lightfc.formats import PromptFormat
from lightfc.formats.call_data import join_calls
from lightfc.formats.known_names import Names
from lightfc.formats.python_trees import parse_expression
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.registries import ToolRegistry

_MAX_SHOWN = 10_000

_Fn = TypeVar("_Fn", bound=Callable[..., Any])


class DispatchRegistry(ToolRegistry):
    """A registry of tools whose parameters are annotated with `Annotated[type, "description", required]`.

    It describes its tools to a model, and calls them by name.

    Args:
        name: The name of the registry, for messages; `"dispatch"` by default.

    Examples:
        >>> from typing import Annotated
        >>> from lightfc.agents import DispatchRegistry
        >>> group = DispatchRegistry()
        >>> @group.register_tool
        ... def double(n: Annotated[int, "a number", True]) -> int:
        ...     "Twice a number."
        ...     return 2 * n
        >>> group.dispatch_tool("double", {"n": 2})
        '4'
    """

    __slots__ = ()

    def __init__(self, name: str = "dispatch") -> None:
        super().__init__(name)

    def register_tool(self, function: _Fn) -> _Fn:
        """Register a function as a tool; a decorator.

        Args:
            function: The function. Each parameter is annotated with `Annotated[type, "description", required]`.

        Returns:
            The function, unchanged.

        Raises:
            ToolDefinitionError: The function has no docstring, a parameter has another annotation, or its name is
                taken.
        """
        made = FunctionTool(function)
        if not made.definition.description:
            raise ToolDefinitionError(f"{made.name}: no docstring tells a model what it does")
        _parameters(made)
        self.register(made)
        return function

    def get_tools(self) -> dict[str, dict[str, Any]]:
        """Describe the tools to a model.

        Returns:
            By name, a dict with `name`, `description` and `parameters`. Each parameter is a dict with `name`,
            `description`, `type` (a str) and `required` (a bool).
        """
        return {
            tool.name: {
                "name": tool.name,
                "description": tool.definition.description,
                "parameters": _parameters(tool),
            }
            for tool in self
        }

    def dispatch_tool(self, tool_name: str, tool_params: Mapping[str, Any]) -> str:
        """Call a tool. It raises nothing for a fault of the call: the str says what is wrong.

        Args:
            tool_name: The name of the tool.
            tool_params: The arguments by name.

        Returns:
            The result as a str, cut after 10,000 characters; or the message of the error.
        """
        if not isinstance(tool_name, str) or tool_name not in self:
            return f"Tool `{tool_name}` not found. Please use a provided tool."
        if not isinstance(tool_params, Mapping) or not all(isinstance(name, str) for name in tool_params):
            return f"{tool_name}: its arguments must be an object with the names of parameters"
        output = self[tool_name].call(**tool_params)
        return output.error.message if output.error else rendered(output.output, _MAX_SHOWN)[0]


def _parameters(tool: FunctionTool) -> list[dict[str, Any]]:
    hints = get_type_hints(tool.fn, include_extras=True)
    return [_described(tool.name, name, hints.get(name)) for name in inspect.signature(tool.fn).parameters]


def _described(tool: str, name: str, annotation: Any) -> dict[str, Any]:
    if annotation is None:
        raise ToolDefinitionError(f"{tool}: parameter {name!r} has no annotation")
    if get_origin(annotation) is not Annotated:
        raise ToolDefinitionError(f'{tool}: parameter {name!r} must be Annotated[type, "description", required]')
    kind, *described = get_args(annotation)
    if len(described) != 2 or not isinstance(described[0], str) or not isinstance(described[1], bool):
        raise ToolDefinitionError(
            f"{tool}: the annotation of parameter {name!r} must hold a description (a string) and whether it is "
            "required (True or False)"
        )
    type_name = kind.__name__ if isinstance(kind, type) and get_origin(kind) is None else str(kind)
    return {"name": name, "description": described[0], "type": type_name, "required": described[1]}


class _ToolCallProtocol(ChatProtocol):
    """Talks in the form `glm`, whose calls may come as the arguments of the tools API as well."""

    def _read_calls(self, answer: Message, names: Names) -> ReadAnswer:
        calls = [each for call in answer.tool_calls if (each := self._written(call, names)) is not None]
        if len(calls) < len(answer.tool_calls):
            return super()._read_calls(answer, names)
        least = max((each.certainty for each in calls), key=CERTAINTIES.index)
        action = join_calls([each.action for each in calls])
        return ReadAnswer(FunctionExpression(action, answer.content, ("tool_call",), least), words=answer.content)

    def _written(self, call: ToolCall, names: Names) -> FunctionExpression | None:
        """A call whose arguments are written in the form, judged as the form is; None where they are not."""
        text = f"{call.name}\n{call.arguments}"
        found = self.format.reading(text, names).expression if self._form.extract(text) else None
        tree = parse_expression(found.action) if found else None
        return found if isinstance(tree, ast.Call) and ast.unparse(tree.func) == call.name else None

    def continuation(self, answer: Message, observation: str, results: Sequence[str] = ()) -> list[Message]:
        return [answer, self.format.results(observation)]


class ToolCallAgent(FunctionCallAgent[Words]):
    r"""Function calling with models that answer `tool_call(…)`, such as ChatGLM3, and take `observation` messages.

    The model writes the name of a tool, then a call of `tool_call` with the arguments. The result goes to it in a
    message with the role `observation`. Give it a `DispatchRegistry`: `ToolCallAgent(model, registry)`. It takes the
    options of `Agent`; the answer format is always `glm`.

    Examples:
        >>> from typing import Annotated
        >>> from lightfc.agents import DispatchRegistry, ToolCallAgent
        >>> from lightfc import ScriptedModel
        >>> group = DispatchRegistry()
        >>> @group.register_tool
        ... def double(n: Annotated[int, "a number", True]) -> int:
        ...     "Twice a number."
        ...     return 2 * n
        >>> model = ScriptedModel(["double\n```python\ntool_call(n=2)\n```", "It is 4."])
        >>> ToolCallAgent(model, group)("What is twice 2?")
        'It is 4.'
    """

    label = "tool call agent"
    default_format = "json+glm"

    def _protocol(self, prompt_format: str | PromptFormat) -> ChatProtocol:
        made = protocol_for(prompt_format).format
        return _ToolCallProtocol(made if made.answer_format == "glm" else PromptFormat(f"{made.tool_format}+glm"))
