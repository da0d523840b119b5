"""What a server says of a tool, as the tool that programs call; and of a call, as a value or why there is none.

`read_only_hint` lets calls overlap. `destructive_hint` asks for approval. `idempotent_hint`, by which a call that was
cut off is made again unasked, counts only for servers that the host trusts. The host's own options win over all of it.
"""

import base64
import json
import math
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import cached_property
from inspect import cleandoc
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.options import check_option
from lightfc.core.printable import printable_lines
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.mcp.server_config import ServerConfig
from lightfc.schema.aliases import FreeNames, is_writable, tool_alias
from lightfc.schema.json_schema import translate
from lightfc.tools.function_tool import FunctionTool

Handler = Callable[..., Awaitable[Any]]
"""Makes a call of one tool, with the arguments by name, and gives its value."""

_MAX_TEXT_CHARS = 10_000
_MAX_NAME_CHARS = 100
_MAX_PAGES = 1_000
_MAX_TOOLS = 20_000


async def listed_by(client: Any) -> list[Any]:
    """The tools that a client lists: all at once, or page by page."""
    found: list[Any] = []
    page = await client.list_tools()
    for _ in range(_MAX_PAGES):
        tools = part(page, "tools")
        if tools is None:
            return [*page]
        found += tools
        cursor = part(page, "next_cursor", "nextCursor")
        if not cursor or len(found) > _MAX_TOOLS:
            break
        page = await client.list_tools(cursor=cursor)
    return found[:_MAX_TOOLS]


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
    text = printable_lines(cleandoc(str(part(listed, "description") or "")))
    left = len(text) - _MAX_TEXT_CHARS
    definition = {
        "name": f"{name}.{flat}",
        "description": text if left <= 0 else f"{text[:_MAX_TEXT_CHARS]}… ({left:,} more characters)",
        "parameters": part(listed, "input_schema", "inputSchema"),
    }
    returns = _value_schema(part(listed, "output_schema", "outputSchema"))
    try:
        if definition["parameters"] is None:  # as servers of other libraries list them, which look like clients
            raise ToolDefinitionError(
                "it has no input schema, as every tool of MCP does; of a server of another library give a client"
            )
        check_option("enabled", enabled, bool, "True or False")
        return _make_tool(definition, handler, returns, options)
    except (ToolDefinitionError, TypeError) as error:
        return None, f"tool {listed.name!r} of server {server.name!r} is left out: {error}"


def _make_tool(
    definition: Mapping[str, Any], handler: Handler, returns: Any, options: Mapping[str, Any]
) -> tuple[FunctionTool, str]:
    try:
        return FunctionTool.from_schema(definition, handler, returns=returns, **options), ""
    except ToolDefinitionError as error:
        if returns is None:
            raise
        made = FunctionTool.from_schema(definition, handler, **options)
        return made, f"what {definition['name']} returns is not shown: {error}"


def flat_names(
    names: Iterable[str], prefix: str, taken: Collection[str] = (), is_free: Callable[[str], bool] = lambda name: True
) -> dict[str, str]:
    """By name its identifier, without a dot: `list-all.labels` → `list_all_labels`, `__class__` → `class_`.

    A name that is an identifier already keeps it, whichever others would become the same; those get a number, in their
    order. `prefix` stands for a name, or before one, that has no letter to begin with.
    """

    def is_kept(name: str) -> bool:
        is_plain = is_writable(name) and not name.startswith("_") and len(name) <= _MAX_NAME_CHARS
        return is_plain and name not in taken and is_free(name)

    def identifier(name: str) -> str:
        return tool_alias(re.sub(r"\W+", "_", name[:_MAX_NAME_CHARS]).strip("_") or prefix)

    given = list(dict.fromkeys(names))
    kept = set(filter(is_kept, given))
    free = FreeNames({*taken, *kept}, is_free=is_free)
    return {name: name if name in kept else free.take(identifier(name)) for name in given}


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


# What a call comes to.

_RESULT = "result"
"""The key under which servers give what is not an object, since a result has to be one."""

_MAX_FAULTS = 5


def _value_schema(schema: Any) -> Any:
    """The schema of the value itself, where an output schema may be only an object around that."""
    if not _is_wrapped(schema):
        return schema
    inner = schema["properties"][_RESULT]
    return {**inner, "$defs": schema["$defs"]} if isinstance(inner, Mapping) and "$defs" in schema else inner


def _is_wrapped(schema: Any) -> bool:
    if not isinstance(schema, Mapping) or schema.get("type") != "object":
        return False
    return list(schema.get("properties") or ()) == [_RESULT] and list(schema.get("required") or ()) == [_RESULT]


class Results:
    """What the results of one tool come to, by its output schema if it has one."""

    def __init__(self, schema: Any) -> None:
        self._schema = schema
        self._is_wrapped = _is_wrapped(schema)

    def value(self, result: Any) -> Any:
        """The value of a result: what it says as data, else its contents; a `ValueError` if its schema denies it.

        Structured content, without the object around it where the schema says that there is one. Else the content: a
        text as it is, or what it says in JSON where it is an object or array and the tool has no schema; a handle for a
        picture, sound or resource; a list of them where there are several; None where there is nothing.
        """
        data = part(result, "structured_content", "structuredContent")
        if data is None and (self._schema is None or self._faults is None):
            return self._contents(part(result, "content") or ())
        if self._is_wrapped and isinstance(data, dict) and _RESULT in data:
            data = data[_RESULT]
        if self._faults is not None and (faults := self._faults(data)):
            problem = "; ".join(faults[:_MAX_FAULTS]) if data is not None else "it gave no data"
            raise ValueError(f"the result is not what its output schema says: {printable_lines(problem)}")
        return data

    def _contents(self, blocks: Iterable[Any]) -> Any:
        values = [_content(each, parsed=self._schema is None) for each in blocks]
        return values if len(values) > 1 else values[0] if values else None

    @cached_property
    def _faults(self) -> Callable[[Any], list[str]] | None:
        """What tells what is wrong with a value; None where there is no schema, or it is none."""
        from lightfc.schema.json_schema_check import result_check  # and pydantic, which listing tools does without

        try:
            return None if self._schema is None else result_check(translate(_value_schema(self._schema), "returns"))
        except ToolDefinitionError:
            return None


def part(given: Any, *names: str) -> Any:
    """The first part of one of these names that is there: libraries write them in two ways, and warn of one."""
    return next((getattr(given, name) for name in names if hasattr(given, name)), None)


def _content(block: Any, *, parsed: bool) -> Any:
    kind = part(block, "type")
    if kind == "text":
        return _text(block.text, parsed=parsed)
    mime_type = str(part(block, "mime_type", "mimeType") or "")
    if kind in ("image", "audio"):
        return (Image if kind == "image" else Audio)(_bytes(block.data), mime_type)
    if kind == "resource":
        text, blob, uri = (part(block.resource, name) for name in ("text", "blob", "uri"))
        data = _bytes(blob) if text is None else str(text).encode(errors="surrogatepass")
        return Resource(data, str(part(block.resource, "mime_type", "mimeType") or ""), str(uri or ""))
    return Resource(mime_type=mime_type, uri=str(part(block, "uri") or ""), name=str(part(block, "name") or ""))


def _bytes(text: Any) -> bytes:
    try:
        return base64.b64decode(text or "", validate=False)
    except ValueError as error:
        raise ValueError(f"the result holds what is not base64: {error}") from None


def _text(text: str, *, parsed: bool) -> Any:
    if not parsed or not text.lstrip().startswith(("{", "[")):
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def error_text(result: Any) -> str:
    """What a server says of the failure of a call, on lines that can be printed."""
    blocks = part(result, "content") or ()
    text = "\n".join(str(each.text) for each in blocks if part(each, "type") == "text").strip()
    return printable_lines(text[:_MAX_TEXT_CHARS]) or "the server does not say why"
