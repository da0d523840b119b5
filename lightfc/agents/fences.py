"""Code fences in what a model writes."""

import re
from typing import NamedTuple

__all__ = ["Fence", "ends_with_fence", "fences"]

_FENCE = re.compile(
    r"^[ \t]*(?P<fence>```+|~~~+)(?P<info>[^\n`]*)\n(?P<body>.*?)(?:\n?^[ \t]*(?P=fence)[ \t]*$|\Z)",
    re.S | re.M,
)


class Fence(NamedTuple):
    """A code fence: what stands behind its signs, such as the word of a language, and what stands in it."""

    info: str
    body: str


def fences(text: str) -> tuple[list[Fence], str]:
    """The code fences of a text, the last of which may be open, and what stands around them."""
    found = [Fence(match["info"].strip(), match["body"]) for match in _FENCE.finditer(text)]
    return found, _FENCE.sub("", text).strip() if found else text


def ends_with_fence(text: str) -> bool:
    """Whether a text says nothing behind its last code fence."""
    found = [*_FENCE.finditer(text)]
    return bool(found) and not text[found[-1].end() :].strip()
