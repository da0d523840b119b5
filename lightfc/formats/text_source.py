"""A text in which calls and values are scanned: where white space, strings and values end in it."""

import re
from collections.abc import Iterable

from lightfc.formats.reading_budget import Budget

PLAIN_QUOTES = "'\""
"""The quotes that Python knows."""

_SPACE = re.compile(r"\s*+")
_QUOTE = re.compile(r"[\"']")
_BOUNDS = re.compile(r"[\"'()\[\]{},:]")
_STRINGS = {
    "'": re.compile(r"'(?:[^'\\\n]|\\.)*+'", re.S),
    '"': re.compile(r'"(?:[^"\\\n]|\\.)*+"', re.S),
    "'''": re.compile(r"'''(?:[^'\\]|\\.|'(?!''))*+'''", re.S),
    '"""': re.compile(r'"""(?:[^"\\]|\\.|"(?!""))*+"""', re.S),
}

_BOUND_STEPS = 4
"""How many steps a bracket, a quote or a comma takes where the end of a value is looked for."""


class Source:
    """A text in which calls and values are scanned, and what that may take.

    Args:
        argument: Finds in a string what is an argument or a call of its own, so that the string ended before.
        question: What the answer answers, where words without quotes are texts if they stand in it.
    """

    def __init__(
        self, text: str, budget: Budget | None = None, *, argument: "re.Pattern[str] | None" = None, question: str = ""
    ) -> None:
        self.text = text
        self.budget = budget or Budget(len(text))
        self.argument = argument
        self.question = question
        self._found: dict[str, tuple[int, int]] = {}

    def find(self, sign: str, at: int) -> int:
        """As `str.find`, without looking twice at the same stretch."""
        since, place = self._found.get(sign, (len(self.text) + 1, -1))
        if since <= at and (at <= place or place < 0):
            return place
        place = self.text.find(sign, at)
        self.budget.charge((len(self.text) if place < 0 else place) - at)
        self._found[sign] = (at, place)
        return place

    def skip(self, at: int) -> int:
        """The place behind white space."""
        found = _SPACE.match(self.text, at)
        return found.end() if found else at


def gaps(text: str, places: Iterable[tuple[int, int]]) -> list[str]:
    """What stands before, between and behind the parts of a text that begin and end so."""
    found = []
    at = 0
    for begin, end in places:
        found.append(text[at:begin])
        at = end
    return [*found, text[at:]]


def occur_in(words: str, question: str) -> bool:
    """Whether words stand in a question as words of their own, in whatever case."""
    pattern = rf"(?<!\w){re.escape(words)}(?!\w)"
    return bool(question and words) and re.search(pattern, question, re.I) is not None


def is_unescaped(text: str, begin: int, at: int) -> bool:
    """Whether no backslash escapes the sign at a place; what counts begins at `begin`."""
    first = at
    while first > begin and text[first - 1] == "\\":
        first -= 1
    return (at - first) % 2 == 0


def find_value_end(source: Source, at: int) -> tuple[int, bool]:
    """Where a value ends if all its strings are Python's: at the next comma or closing bracket outside of it.

    Gives the place up to which it was looked for, and whether it is there.
    """
    text = source.text
    depth = 0
    position = at
    is_string = text[at : at + 1] in ("'", '"')
    while (found := _BOUNDS.search(text, position)) is not None:
        sign, place = found[0], found.start()
        source.budget.charge(_BOUND_STEPS + place - position)
        position = place + 1
        if sign in PLAIN_QUOTES:
            closing = string_end(text, place)
            if closing is None:  # it takes its line, one in three quotes all lines
                line = -1 if text.startswith(sign * 3, place) else text.find("\n", place)
                closing = line if line >= 0 else len(text)
                source.budget.charge(closing - place)
                return closing, False
            source.budget.charge(closing - place)
            position = closing
            continue
        if depth == 0 and (sign in ",)]}" or (sign == ":" and is_string)):
            return place, True
        depth += (sign in "([{") - (sign in ")]}")
    return len(text), not depth


def joins_strings(text: str) -> bool:
    """Whether two strings of Python stand side by side, which it takes for one: in data a comma is missing there."""
    at = 0
    while (quote := _QUOTE.search(text, at)) is not None:
        end = string_end(text, quote.start())
        following = _SPACE.match(text, end) if end is not None else None
        if following is None:
            return False
        at = following.end()
        if text[at : at + 1] in ("'", '"'):
            return True
    return False


def has_unclosed_quote(words: str) -> bool:
    """Whether a quotation is open at the end; behind a letter or a digit none opens: `it's 5" wide`."""
    opened = ""
    for sign in _QUOTE.finditer(words):
        before, after = words[max(0, sign.start() - 1) : sign.start()], words[sign.end() : sign.end() + 1]
        if opened:
            opened = "" if sign[0] == opened and (opened == '"' or not after.isalnum()) else opened
        elif not before.isalnum() and (sign[0] == '"' or not after.isdigit()):
            opened = sign[0]
    return bool(opened)


def string_end(text: str, at: int) -> int | None:
    """Where the string of Python ends that begins at a place; None where nothing closes it."""
    quote = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
    found = _STRINGS[quote].match(text, at)
    return found.end() if found else None
