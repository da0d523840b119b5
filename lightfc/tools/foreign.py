"""What a manager is given, as tools: also tools that were made for other libraries, known by their shape.

No library is imported for that. Each entry tells whether an object is of its shape, and makes a `FunctionTool` of it:
its name, description, schema and call. What is of no shape is made a tool as any callable is, or refused.
"""

import json
import uuid
from collections.abc import Callable, Mapping
from inspect import isroutine
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.tools.function_tool import FunctionTool
from lightfc.tools.marks import named_methods


def tools_of(given: Any) -> list[FunctionTool]:
    """The tools that something gives to a manager: one, those of a source, or the marked methods of an object."""
    if isinstance(given, FunctionTool):
        return [given]
    if is_source(given):
        return list(given.tools())
    methods = [FunctionTool(fn, name=name) for name, fn in named_methods(given)]
    return methods or [_foreign_tool(given) or FunctionTool(given)]


def is_source(given: Any) -> bool:
    """Whether something is where tools come from, now and later, as `lightfc.mcp.Servers` is: it has `tools()`."""
    has_tools = isroutine(getattr(type(given), "tools", None))
    return has_tools and not isinstance(given, type) and not callable(given) and not named_methods(given)


def _foreign_tool(given: Any) -> FunctionTool | None:
    """The tool that another library's is, called as that library would; None where it is none."""
    if isinstance(given, type) or isroutine(given) or not _has_name(given):
        return None
    made = next((make for is_shape, make in _SHAPES if is_shape(given)), None)
    return None if made is None else made(given)


def _has_name(given: Any) -> bool:
    try:
        return isinstance(getattr(given, "name", None), str)
    except Exception:  # noqa: BLE001 - code of its own, which no tool of these libraries has there
        return False


def _has(*names: str) -> Callable[[Any], bool]:
    """Whether an object has all of some attributes, which may be computed by code of its own."""
    return lambda given: all(hasattr(given, name) for name in names)


def _definition(tool: Any, schema: Any) -> dict[str, Any]:
    return {"name": tool.name, "description": getattr(tool, "description", "") or "", "parameters": schema}


def _of_langchain(tool: Any) -> FunctionTool:
    schema = tool.tool_call_schema

    async def call(**arguments: Any) -> Any:
        return await tool.ainvoke(arguments)

    if not isinstance(schema, Mapping):
        schema = schema.model_json_schema()
    return FunctionTool.from_schema(_definition(tool, {"type": "object", **schema}), call)


def _of_openai_agents(tool: Any) -> FunctionTool:
    schema = dict(tool.params_json_schema)
    properties = schema.get("properties", {})
    # A strict schema requires what has a default, too, which the function itself does not.
    required = [name for name in schema.get("required", ()) if "default" not in properties.get(name, {})]
    asks = getattr(tool, "needs_approval", False)

    async def call(**arguments: Any) -> Any:
        from agents.tool_context import ToolContext  # the library whose tool it is

        text = json.dumps(arguments)
        context = ToolContext(None, tool_name=tool.name, tool_call_id=uuid.uuid4().hex, tool_arguments=text)
        return await tool.on_invoke_tool(context, text)

    definition = _definition(tool, {**schema, "required": required})
    return FunctionTool.from_schema(definition, call, needs_approval=asks is not False)


def _of_pydantic_ai(tool: Any) -> FunctionTool:
    if tool.takes_ctx:
        raise ToolDefinitionError(
            f"{tool.name}: its first parameter is the RunContext of a pydantic-ai agent, which does not exist here; "
            "give a function without it, such as functools.partial(fn, context)"
        )
    asks = bool(getattr(tool, "requires_approval", False))
    return FunctionTool(tool.function, name=tool.name, description=tool.description, needs_approval=asks)


def _of_smolagents(tool: Any) -> FunctionTool:
    inputs = {name: dict(each) for name, each in tool.inputs.items()}
    required = [name for name, each in inputs.items() if not each.get("nullable")]
    schema = {"type": "object", "properties": inputs, "required": required}
    returns = {"type": kind} if (kind := tool.output_type) in _JSON_TYPES else None

    def call(**arguments: Any) -> Any:
        return tool(**arguments)

    return FunctionTool.from_schema(_definition(tool, schema), call, returns=returns)


_JSON_TYPES = ("string", "integer", "number", "boolean", "array", "object")

_SHAPES: tuple[tuple[Callable[[Any], bool], Callable[[Any], FunctionTool]], ...] = (
    (_has("ainvoke", "tool_call_schema"), _of_langchain),
    (_has("on_invoke_tool", "params_json_schema"), _of_openai_agents),
    (_has("function", "takes_ctx", "function_schema"), _of_pydantic_ai),
    (_has("inputs", "output_type", "forward"), _of_smolagents),
)
