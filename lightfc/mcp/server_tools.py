"""What a server says of a tool, as the tool that programs call.

`read_only_hint` lets calls overlap. `destructive_hint` asks for approval. `idempotent_hint`, by which a call that was
cut off is made again unasked, counts only for servers that the host trusts. The host's own options win over all of it.
"""

import math
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from inspect import cleandoc
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import check_option
from lightfc.core.printable import printable_lines
from lightfc.mcp.results import part, result_schema
from lightfc.mcp.server_config import ServerConfig
from lightfc.schema.aliases import FreeNames, is_writable, tool_alias
from lightfc.tools.function_tool import FunctionTool

Handler = Callable[..., Awaitable[Any]]
"""Makes a call of one tool, with the arguments by name, and gives its value."""

_MAX_DESCRIPTION_CHARS = 10_000

MAX_PAGES = 1_000
MAX_TOOLS = 20_000


async def listed_by(client: Any) -> list[Any]:
    """The tools that a client lists: all at once, or page by page."""
    found: list[Any] = []
    page = await client.list_tools()
    for _ in range(MAX_PAGES):
        tools = part(page, "tools")
        if tools is None:
            return [*page]
        found += tools
        cursor = part(page, "next_cursor", "nextCursor")
        if not cursor or len(found) > MAX_TOOLS:
            break
        page = await client.list_tools(cursor=cursor)
    return found[:MAX_TOOLS]


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
    enabled = options.pop("enabled", True)
    if enabled is False:
        return None, ""
    described = printable_lines(cleandoc(str(part(listed, "description") or "")))
    definition = {
        "name": f"{name}.{flat}",
        "description": _shortened(described),
        "parameters": part(listed, "input_schema", "inputSchema"),
    }
    returns = result_schema(part(listed, "output_schema", "outputSchema"))
    try:
        check_option("enabled", enabled, bool, "True or False")
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


_MAX_NAME_CHARS = 100


def flat_names(
    names: Iterable[str], prefix: str, taken: Collection[str] = (), is_free: Callable[[str], bool] = lambda name: True
) -> dict[str, str]:
    """By name its identifier, without a dot: `list-all.labels` → `list_all_labels`, `__class__` → `class_`.

    A name that is an identifier already keeps it, whichever others would become the same; those get a number, in their
    order. `prefix` stands for a name, or before one, that has no letter to begin with.
    """
    given = list(dict.fromkeys(names))
    made = {name: name for name in given if is_writable(name) and name not in taken and _is_plain(name, is_free)}
    free = FreeNames({*taken, *made.values()}, is_free=is_free)
    for name in given:
        if name not in made:
            made[name] = free.take(_identifier(name, prefix))
    return {name: made[name] for name in given}


def _is_plain(name: str, is_free: Callable[[str], bool]) -> bool:
    return not name.startswith("_") and len(name) <= _MAX_NAME_CHARS and is_free(name)


def _identifier(name: str, prefix: str) -> str:
    flat = re.sub(r"\W+", "_", name[:_MAX_NAME_CHARS]).strip("_")
    return tool_alias(flat or prefix)


def unsendable(arguments: dict[str, Any]) -> str:
    """Say what JSON has no form for, and where; the SDK would send null in its place. Empty if there is nothing."""
    left: list[tuple[str, Any]] = list(arguments.items())
    seen: set[int] = set()
    while left:
        path, value = left.pop()
        if isinstance(value, float):
            if not math.isfinite(value):
                return f"the argument {path} is {value}, which JSON has no form for, so the call was not made"
        elif isinstance(value, dict | list | tuple | set | frozenset) and id(value) not in seen:
            seen.add(id(value))
            inner = value.items() if isinstance(value, dict) else enumerate(value)
            left.extend((f"{path}[{key!r:.100}]", each) for key, each in inner)
    return ""
