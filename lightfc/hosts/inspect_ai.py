"""For inspect-ai: `use_tools(run_code([search(), read()]))`."""

import json
from collections.abc import Sequence
from typing import Any

from inspect_ai.tool import Tool, ToolDef

from lightfc.hosts.description import description_of
from lightfc.mcp.gateway import Gateway
from lightfc.tools.function_tool import FunctionTool

__all__ = ["run_code"]


def run_code(tools: Sequence[Any], *, reply_chars: int = 8_000) -> Tool:
    """Make one inspect-ai tool, `run_code`, whose programs call other tools.

    Variables are kept for as long as the tool lives. So make one for each sample, as a solver does.

    Args:
        tools: Tools or `ToolDef`s of inspect-ai.
        reply_chars: How many characters of a value the model sees, at least 1. A longer value is kept as a variable.
            8,000 by default, about 2,000 tokens.
    """
    made = [_tool(each if isinstance(each, ToolDef) else ToolDef(each)) for each in tools]
    gateway = Gateway(made, reply_chars=reply_chars, wait_s=0)

    async def execute(code: str) -> str:
        reply = await gateway.run(code, "sample")
        return json.dumps(reply.data, ensure_ascii=False, default=str)

    told = description_of(made)
    return ToolDef(execute, name="run_code", description=told, parameters={"code": "The program."}).as_tool()


def _tool(given: ToolDef) -> FunctionTool:
    async def call(**arguments: Any) -> Any:
        return await given.tool(**arguments)

    schema = given.parameters.model_dump(exclude_none=True)
    definition = {"name": given.name, "description": given.description, "parameters": schema}
    return FunctionTool.from_schema(definition, call)
