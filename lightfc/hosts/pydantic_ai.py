"""For pydantic-ai: `Agent(model, toolsets=[ProgramToolset(toolset)])`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import TypeAdapter
from pydantic_ai import ApprovalRequired, RunContext, ToolDefinition
from pydantic_ai.toolsets import AbstractToolset, ToolsetTool, WrapperToolset
from typing_extensions import TypedDict

from lightfc.core.decisions import Approve
from lightfc.hosts.description import description_of
from lightfc.mcp.gateway import Gateway, Reply
from lightfc.tools.function_tool import FunctionTool

__all__ = ["ProgramToolset"]


class _Program(TypedDict):
    code: str


_ARGUMENTS: TypeAdapter[_Program] = TypeAdapter(_Program)


@dataclass
class ProgramToolset(WrapperToolset[Any]):  # type: ignore[misc]  # the library is not there where types are checked
    """A pydantic-ai toolset with one tool, `run_code`, whose programs call the tools of another toolset.

    If calls of a program need approval, the run ends with `DeferredToolRequests`, as for any tool that needs it: their
    metadata shows the calls. Once `run_code` is approved, the program continues where it waits, and nothing is called
    twice. It waits for ten minutes, in the event loop of the run.

    Attributes:
        wrapped: The other toolset. All calls go through it.
        reply_chars: How many characters of a value the model sees, at least 1. A longer value is kept as a variable.
            8,000 by default, about 2,000 tokens.
        gateway: What executes the programs; made when the tools are first asked for.
    """

    wrapped: AbstractToolset[Any]
    reply_chars: int = 8_000
    gateway: Gateway | None = field(default=None, init=False, repr=False, compare=False)
    _offered: Mapping[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    _waiting: dict[str, Reply] = field(default_factory=dict, init=False, repr=False, compare=False)

    async def get_tools(self, ctx: RunContext[Any]) -> dict[str, ToolsetTool[Any]]:
        """Give the one tool. Its description shows the tools that programs may call."""
        offered = await super().get_tools(ctx)
        if self.gateway is None or offered.keys() != self._offered.keys():
            self._offered = offered
            self._tools = [self._tool(name, each) for name, each in offered.items()]
            self.gateway = Gateway(self._tools, reply_chars=self.reply_chars)
        self._context, self._offered = ctx, offered
        definition = ToolDefinition(
            name="run_code",
            description=description_of(self._tools),
            parameters_json_schema=_ARGUMENTS.json_schema(),
        )
        made = ToolsetTool(
            toolset=self, tool_def=definition, max_retries=ctx.max_retries, args_validator=_ARGUMENTS.validator
        )
        return {"run_code": made}

    async def call_tool(self, name: str, tool_args: dict[str, Any], ctx: RunContext[Any], tool: Any) -> Any:
        """Execute a program.

        Args:
            name: The name of the tool, `run_code`.
            tool_args: Its arguments: `code`, the program.
            ctx: The run of the library's agent.
            tool: The tool as the library has it.

        Returns:
            The reply for the model, as a dict: the value or the error, and what was printed.

        Raises:
            ApprovalRequired: Calls of the program need approval.
        """
        gateway = self.gateway
        assert gateway is not None  # noqa: S101 - the tool was given by `get_tools`
        self._context = replace(ctx, tool_call_approved=False)  # what is approved is some calls, and no other
        waited = self._waiting.pop(ctx.tool_call_id, None) if ctx.tool_call_approved else None
        if waited is None:
            while self._waiting:  # which nobody has approved
                await gateway.leave(self._waiting.popitem()[1].data["run_id"])
            reply = await gateway.run(tool_args["code"], "run")
        else:
            reply = await gateway.go_on(waited.data["run_id"], {each.id: Approve() for each in waited.asked})
        if reply.asked:
            self._waiting[ctx.tool_call_id] = reply
            raise ApprovalRequired(metadata=dict(reply.data))
        return dict(reply.data)

    def _tool(self, name: str, offered: Any) -> FunctionTool:
        definition = offered.tool_def

        async def call(**arguments: Any) -> Any:
            current = self._offered[name]
            checked = current.args_validator.validate_python(arguments)
            try:
                return await self.wrapped.call_tool(name, checked, self._context, current)
            except ApprovalRequired:
                raise PermissionError(
                    "its toolset asks for approval in the call; in programs only tools with requires_approval=True can"
                ) from None

        described = {
            "name": name, "description": definition.description or "", "parameters": definition.parameters_json_schema,
        }  # fmt: skip
        asks = definition.kind == "unapproved"
        return FunctionTool.from_schema(described, call, returns=definition.return_schema, needs_approval=asks)
