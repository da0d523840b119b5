"""What a server says of a tool, as the tool that programs call.

`read_only_hint` lets calls overlap. `destructive_hint` asks for approval. `idempotent_hint`, by which a call that was
cut off is made again unasked, counts only for servers that the host trusts. The host's own options win over all of it.
"""

from collections.abc import Awaitable, Callable, Mapping
from inspect import cleandoc
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.printable import printable_lines
from lightfc.mcp.results import part, result_schema
from lightfc.mcp.server_config import ServerConfig
from lightfc.tools.function_tool import FunctionTool

Handler = Callable[..., Awaitable[Any]]
"""Makes a call of one tool, with the arguments by name, and gives its value."""

_MAX_DESCRIPTION_CHARS = 10_000


def options_of(server: ServerConfig, listed: Any, name: str) -> dict[str, Any]:
    """The options of a tool, `enabled` among them: those of the host, and under them what the server says of it."""
    hints = part(listed, "annotations")
    options: dict[str, Any] = {"read_only": None, "idempotent": False}
    reads = part(hints, "read_only_hint", "readOnlyHint")
    destroys = part(hints, "destructive_hint", "destructiveHint")
    if reads is not None or destroys is not None:
        options["read_only"] = reads is True
    options["needs_approval"] = destroys is True and reads is not True
    if server.trusted and part(hints, "idempotent_hint", "idempotentHint") is True:
        options["idempotent"] = True
    if server.timeout_s is not None:
        options["timeout_s"] = server.timeout_s
    for key in ("*", name, listed.name):
        options.update(server.tools.get(key, {}))
    return options


def tool_of(
    server: ServerConfig, listed: Any, name: str, flat: str, handler: Handler
) -> tuple[FunctionTool | None, str]:
    """The tool that a server lists; None where the host does not want it, or it cannot be one. And what is wrong."""
    options = options_of(server, listed, flat)
    if options.pop("enabled", True) is False:
        return None, ""
    described = printable_lines(cleandoc(str(part(listed, "description") or "")))
    definition = {
        "name": f"{name}.{flat}",
        "description": _shortened(described),
        "parameters": part(listed, "input_schema", "inputSchema"),
    }
    returns = result_schema(part(listed, "output_schema", "outputSchema"))
    try:
        return _made(definition, handler, returns, options)
    except (ToolDefinitionError, TypeError) as error:
        return None, f"tool {listed.name!r} of server {server.name!r} is left out: {error}"


def _made(
    definition: Mapping[str, Any], handler: Handler, returns: Any, options: Mapping[str, Any]
) -> tuple[FunctionTool, str]:
    try:
        return FunctionTool.from_schema(definition, handler, returns=returns, **options), ""
    except ToolDefinitionError as error:
        if returns is None:
            raise
        made = FunctionTool.from_schema(definition, handler, **options)
        return made, f"what {definition['name']} returns is not shown: {error}"


def _shortened(text: str) -> str:
    left = len(text) - _MAX_DESCRIPTION_CHARS
    return text if left <= 0 else f"{text[:_MAX_DESCRIPTION_CHARS]}… ({left:,} more characters)"
