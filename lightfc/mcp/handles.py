"""Pictures, sounds and resources of servers: programs pass them on, and cannot look into them."""

from dataclasses import dataclass
from typing import Any

from lightfc.core.codecs import Codec, as_bytes, as_dict, as_str, base64_text, register
from lightfc.core.printable import printable

_MAX_SHOWN_CHARS = 200


@dataclass(frozen=True, slots=True, repr=False)
class _Handle:
    """A value that is opaque to programs; the subclasses have public docstrings."""

    data: bytes = b""
    mime_type: str = ""
    uri: str = ""
    name: str = ""

    def __repr__(self) -> str:
        size = f"{len(self.data):,} bytes" if self.data else ""
        parts = (printable(each[:_MAX_SHOWN_CHARS]) for each in (self.mime_type, self.uri, size))
        return f"<{type(self).__name__} {', '.join(filter(None, parts))}>"


class Image(_Handle):
    """A picture that a server gave.

    It is opaque to a program, which can keep it in a variable and give it to a tool. A journal keeps it.

    Args:
        data: The bytes; empty by default.
        mime_type: The media type, such as `"image/png"`; `""`, the default, if the server gave none.
        uri: The address of the picture; `""`, the default, for none.
        name: The name that the server gave it; `""`, the default, for none.

    Examples:
        >>> from lightfc.mcp import Image
        >>> Image(b"...", "image/png", name="chart").mime_type
        'image/png'
    """

    __slots__ = ()


class Audio(_Handle):
    """A sound that a server gave, opaque to programs and kept by journals; arguments are as for `Image`.

    Examples:
        >>> from lightfc.mcp import Audio
        >>> Audio(b"...", "audio/wav").mime_type
        'audio/wav'
    """

    __slots__ = ()


class Resource(_Handle):
    """A resource of a server: its contents, or the address under which the server has it.

    It is opaque to a program, which can keep it in a variable and give it to a tool. A journal keeps it.

    Args:
        data: The bytes; empty if the server gave only the address.
        mime_type: The media type, such as `"text/plain"`; `""`, the default, if the server gave none.
        uri: The address under which the server has the resource; `""` by default.
        name: The name that the server gave it; `""`, the default, for none.

    Examples:
        >>> from lightfc.mcp import Resource
        >>> Resource(uri="file:///notes.txt", name="notes").uri
        'file:///notes.txt'
    """

    __slots__ = ()


def _dump(value: Any) -> dict[str, Any]:
    return {"data": base64_text(value.data), **{name: getattr(value, name) for name in ("mime_type", "uri", "name")}}


def _codec(cls: type[_Handle]) -> Codec:
    def load(held: Any) -> Any:
        given = as_dict(held)
        return cls(as_bytes(given["data"]), *(as_str(given[name]) for name in ("mime_type", "uri", "name")))

    return Codec(f"mcp.{cls.__name__}", cls, _dump, load)


# With a JSON form, a journal keeps them, and a run that is resumed has them again.
register(*map(_codec, (Image, Audio, Resource)))
