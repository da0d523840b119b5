"""Code fences: how they open and close, for whatever reads, judges or streams answers.

A fence opens with three or more backticks or tildes, anywhere in a line; what follows them in the line says what it
holds. It closes with the same signs at the beginning or at the end of a line, or with the text.
"""

import re
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from lightfc.formats.python_trees import parse_program
from lightfc.formats.text_source import gaps

_SIGNS = r"(?P<signs>(?<!`)`{3,40}+(?!`)|(?<!~)~{3,40}+(?!~))"
_INFO = r"(?P<info>[^\n`(]*+)\n"  # a bracket is code in the first line, not the word of a language
_FIRST = r"(?:\n|(?<=\n))[ \t]*+(?P=signs)"
_LAST = r"(?<![ \t])[ \t]*+(?P=signs)(?=[ \t]*+(?:\n|\Z))"

FENCE = rf"{_SIGNS}{_INFO}(?P<body>.*?)(?:{_FIRST}|{_LAST}|\Z)"
"""Finds a fence, with `re.DOTALL`; longer runs of signs are none."""

_FENCE = re.compile(FENCE, re.S)
_CODE_TAG = re.compile(
    r"^[ \t]*+(?:<(?P<tag>code|execute_python|execute|python|tool_code)>|\[PYTHON\])[ \t]*+\n"
    r"(?P<body>.*?)(?:^[ \t]*+(?:</(?P=tag)>|\[/PYTHON\])[ \t]*+$|\Z)",
    re.S | re.M,
)
_LONG_QUOTES = ("'''", '"""')
_MAX_LINES = 20
"""At how many lines it is tried whether a fence ends there."""


class Fence(NamedTuple):
    word: str  # behind its signs, in lower case: mostly a language
    body: str
    begin: int
    end: int
    alone: bool  # nothing stands beside it in the lines in which it begins and ends
    closed: bool


def fences(text: str) -> list[Fence]:
    """The code fences of a text, the last of which may be open; one in a text of Python is none."""
    every: list[Fence] = []
    end = 0
    while (found := _FENCE.search(text, end)) is not None:
        stop, end = _find_end(text, found)
        body = text[found.start("body") : stop]
        line_end = text.find("\n", end)
        before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        behind = text[end : line_end if line_end >= 0 else len(text)]
        alone = not before.strip() and not behind.strip()
        every.append(
            Fence(found["info"].strip().lower(), body, found.start(), end, alone, bool(text[stop:end].strip()))
        )
    return every


def with_fences(text: str) -> str:
    """A text that has its programs in tags, as some models write them, with fences in the place of these tags."""
    return text if not _CODE_TAG.search(text) or fences(text) else _CODE_TAG.sub(r"```python\n\g<body>```", text)


def _find_end(text: str, fence: "re.Match[str]") -> tuple[int, int]:
    """Where the body of a fence ends, and where the fence does.

    In Python, a line of the signs of a fence can only stand in a text of three quotes. So where one is open in the
    body, the fence ends at the first of the next such lines that make Python of it.
    """
    body = fence["body"]
    if may_end_in_string(body) and parse_program(body) is None:
        lines = re.compile(rf"\n[ \t]*+{fence['signs']}(?=[ \t]*(?:\n|\Z))").finditer(text, fence.end("body") + 1)
        for line in islice(lines, _MAX_LINES):
            if parse_program(text[fence.start("body") : line.start()]) is not None:
                return line.start(), line.end()
    return fence.end("body"), fence.end()


def may_end_in_string(code: str) -> bool:
    """Whether code may end inside of a text of three quotes, of which a line of the signs of a fence is part."""
    return any(code.count(quote) % 2 for quote in _LONG_QUOTES)


def text_outside(text: str, found: Sequence[Fence]) -> str:
    """What stands around fences of a text."""
    return "".join(gaps(text, ((each.begin, each.end) for each in found))).strip()
