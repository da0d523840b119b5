"""What a server gives beside plain data: programs pass it on, and cannot look into it."""

from typing import Any

from lightfc.core.codecs import Codec, as_bytes, as_dict, as_str, base64_text, register

__all__ = ["Audio", "Image", "Resource"]


class _Handle:
    """An object of the host: a program may store it and give it to a tool, and nothing else.

    Attributes:
        data: Its bytes; empty for a resource that is only named.
        mime_type: What kind of data it is, such as `"image/png"`.
        uri: Where a resource lies; empty for what is none.
        name: What the server calls it.
    """

    __slots__ = ("data", "mime_type", "name", "uri")

    def __init__(self, data: bytes = b"", mime_type: str = "", uri: str = "", name: str = "") -> None:
        self.data = data
        self.mime_type = mime_type
        self.uri = uri
        self.name = name

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, each) == getattr(other, each) for each in _PARTS)

    def __hash__(self) -> int:
        return hash((self.data, self.mime_type, self.uri))

    def __repr__(self) -> str:
        told = ", ".join(filter(None, (self.mime_type, self.uri, f"{len(self.data):,} bytes" if self.data else "")))
        return f"<{type(self).__name__} {told}>"


_PARTS = _Handle.__slots__


class Image(_Handle):
    """A picture that a server gave.

    Examples:
        >>> from lightfc.mcp import Image
        >>> Image(b"...", "image/png", name="chart").mime_type
        'image/png'
    """

    __slots__ = ()


class Audio(_Handle):
    """A sound that a server gave.

    Examples:
        >>> from lightfc.mcp import Audio
        >>> Audio(b"...", "audio/wav").mime_type
        'audio/wav'
    """

    __slots__ = ()


class Resource(_Handle):
    """A resource of a server: its contents, or the address under which the server has it.

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
