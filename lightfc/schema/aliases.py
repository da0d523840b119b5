"""Names as a program can write them: an alias for each that is not a Python identifier, or is a keyword."""

import keyword
import re
import unicodedata
from collections.abc import Callable, Iterable

from lightfc.core.errors import ToolDefinitionError

MAX_NAME_CHARS = 200
"""Longer names, which only others can give to a tool, get a shorter one; to normalize some takes the square of this."""


class FreeNames:
    """Gives each name once: one that others have already gets a number, in the time of the names that there are."""

    def __init__(
        self, taken: Iterable[str] = (), between: str = "_", is_free: Callable[[str], bool] = lambda name: True
    ) -> None:
        self._taken = set(taken)
        self._between, self._is_free = between, is_free
        self._numbers: dict[str, int] = {}

    def take(self, name: str) -> str:
        """The name, or that with the first number that is free."""
        number = self._numbers.get(name, 1)
        made = name if number == 1 else self._numbered(name, number)
        while made in self._taken or not self._is_free(made):
            number += 1
            made = self._numbered(name, number)
        self._numbers[name] = number
        self._taken.add(made)
        return made

    def _numbered(self, name: str, number: int) -> str:
        return f"{name.rstrip(self._between)}{self._between}{number}"


def is_writable(name: str) -> bool:
    """Whether a program can write a name as it is: Python reads `ﬁ` as `fi`, and no program may write `__` first."""
    if name.startswith("__") or len(name) > MAX_NAME_CHARS:
        return False
    return name.isidentifier() and not keyword.iskeyword(name) and unicodedata.is_normalized("NFKC", name)


def argument_alias(name: str, free: FreeNames) -> str:
    """The name by which a program gives an argument whose own it cannot write: `from` → `from_`; else empty."""
    return "" if is_writable(name) else free.take(identifier(name, "argument"))


def tool_alias(name: str) -> str:
    """The name by which a program calls a tool: `get-weather` → `get_weather`, `files.import` → `files.import_`."""
    parts = name.split(".")
    for part in parts:
        if not re.search(r"\w", part) or part.startswith("_"):
            raise ToolDefinitionError(
                f"tool name {name!r} cannot be written in an expression: each part between dots must have a letter "
                "and start with no underscore; give another one with name="
            )
    return ".".join(part if is_writable(part) else identifier(part, "tool") for part in parts)


def identifier(name: str, prefix: str) -> str:
    """A name that a program can write, as near to another as may be."""
    normal = unicodedata.normalize("NFKC", name[:MAX_NAME_CHARS])
    text = re.sub(r"\W+", "_", normal).strip("_") or prefix
    if not text.isidentifier():
        text = f"{prefix}_{text}"
    return f"{text}_" if keyword.iskeyword(text) else text
