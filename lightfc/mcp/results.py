"""What the call of a server's tool comes to: a value for the program, or why there is none."""

import base64
import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from lightfc.core.errors import ToolDefinitionError
from lightfc.core.printable import printable_lines
from lightfc.mcp.handles import Audio, Image, Resource
from lightfc.schema.json_schema import translate

_RESULT = "result"
"""The key under which servers give what is not an object, since a result has to be one."""

_MAX_ERROR_CHARS = 10_000
_MAX_FAULTS = 5


def result_schema(schema: Any) -> Any:
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

    def _contents(self, blocks: Sequence[Any]) -> Any:
        values = [_content(each, parsed=self._schema is None) for each in blocks]
        return values if len(values) > 1 else values[0] if values else None

    @cached_property
    def _faults(self) -> Callable[[Any], list[str]] | None:
        """What tells what is wrong with a value; None where there is no schema, or it is none."""
        from lightfc.schema.json_schema_check import result_check  # and pydantic, which listing tools does without

        try:
            return None if self._schema is None else result_check(translate(result_schema(self._schema), "returns"))
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
        return _contents(block.resource)
    return Resource(mime_type=mime_type, uri=str(part(block, "uri") or ""), name=str(part(block, "name") or ""))


def _contents(resource: Any) -> Resource:
    text, blob = part(resource, "text"), part(resource, "blob")
    data = _bytes(blob) if text is None else str(text).encode(errors="surrogatepass")
    return Resource(data, str(part(resource, "mime_type", "mimeType") or ""), str(part(resource, "uri") or ""))


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
    return printable_lines(text[:_MAX_ERROR_CHARS]) or "the server does not say why"
