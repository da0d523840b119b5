"""Finds where calls, objects and statements end in text that may still grow."""

import re
from collections.abc import Iterator

from lightfc.formats.scanner import parse_program, segments

_SIGN = re.compile(r"[\"'()\[\]{}\n#\\]")
_QUOTES = re.compile(r"'''|\"\"\"|'|\"")
_COMPOUND = re.compile(r"(?:if|for|while|def|class|try|with|match|async)\b|@")
_CONTINUED = re.compile(r"(?:elif|else|except|finally)\b")
_MOST_STATEMENTS = 2_000


class Brackets:
    """Follows brackets, strings and comments; what it has passed is not looked at again.

    Attributes:
        at: How far it has come.
        depth: How many brackets are open there.
    """

    def __init__(self, at: int = 0) -> None:
        self.at = at
        self.depth = 0
        self._quote = ""

    def advance(self, text: str) -> str:
        """Go on to where the last open bracket is closed, or a line ends outside of brackets.

        Args:
            text: The text; it must begin as it did the last time.

        Returns:
            `")"` or a line break, behind which it now is; empty where the text is used up before.
        """
        while True:
            found = (re.compile(rf"\\|\n|{self._quote}") if self._quote else _SIGN).search(text, self.at)
            # Whether a quote is one of three, and what a backslash escapes, is told by what follows.
            if found is None or (found[0] in "\"'\\" and not self._quote and found.start() + 3 > len(text)):
                self.at = max(self.at, len(text) - 2) if found is None else found.start()
                return ""
            event = self._passed(text, found.start())
            if event is None:
                return ""
            if event:
                return event

    def _passed(self, text: str, at: int) -> str | None:
        """Pass a sign: what it ends, empty for nothing; None where more text must come first."""
        sign = text[at]
        if sign == "\\":
            if at + 1 >= len(text):
                self.at = at
                return None
            self.at = at + 2
        elif self._quote:
            self.at = at + (len(self._quote) if sign != "\n" else 1)
            # A string that ends with its line is no Python; the line ends all the same.
            ends = sign != "\n" or len(self._quote) == 1
            self._quote = "" if ends else self._quote
            if sign == "\n" and ends and not self.depth:
                return "\n"
        elif sign in "\"'":
            quote = _QUOTES.match(text, at)
            self._quote = quote[0] if quote else sign
            self.at = at + len(self._quote)
        elif sign == "#":
            end = text.find("\n", at)
            self.at = at if end < 0 else end
            return None if end < 0 else ""
        else:
            return self._bracket(sign, at)
        return ""

    def _bracket(self, sign: str, at: int) -> str:
        self.at = at + 1
        if sign == "\n":
            return "" if self.depth else "\n"
        self.depth += 1 if sign in "([{" else -1
        closed = sign in ")]}" and self.depth <= 0
        self.depth = max(self.depth, 0)
        return ")" if closed else ""


class Statements:
    """Takes a program in pieces; gives each statement as soon as nothing that follows can be part of it.

    Attributes:
        broken: Whether it has come to a statement that is no Python; then it gives no more.
        at: Where what it has not given begins.
    """

    def __init__(self) -> None:
        self.broken = False
        self.at = 0
        self._text = ""
        self._brackets = Brackets()
        self._line = 0
        self._chunk = 0
        self._compound = self._decorated = False
        self._count = 0

    def feed(self, piece: str) -> list[str]:
        """Take the next piece of the program; the statements that it completes."""
        self._text += piece
        found: list[str] = []
        while not self.broken:
            event = self._brackets.advance(self._text)
            if event == "\n":
                found += self._ended(self._brackets.at)
            elif not event:
                break
        return found

    def finish(self) -> list[str]:
        """The statements that the end of the program completes."""
        if self.broken:
            return []
        found = self.feed("\n") if not self._text.endswith("\n") else []
        return [*found, *self._given(len(self._text))]

    def _ended(self, end: int) -> Iterator[str]:
        """A line has ended, brackets and strings with it."""
        line = self._text[self._line : end]
        begins = bool(line.strip()) and line[0] not in " \t#\r\f"
        if begins and not self._decorated and not _CONTINUED.match(line):
            yield from self._given(self._line)
            self._compound = _COMPOUND.match(line) is not None
        if begins:
            self._decorated = line[0] == "@"
        self._line = end
        if begins and not self._compound:
            yield from self._given(end)

    def _given(self, end: int) -> Iterator[str]:
        """What stands before a place, as statements."""
        text = self._text[self._chunk : end].strip("\n")
        if self.broken or not text.strip():
            return
        tree = parse_program(text)
        self._count += 1
        if tree is None or self._count > _MOST_STATEMENTS:
            self.broken = True
            return
        self._chunk = self.at = end
        if len(tree.body) == 1:
            yield text.strip()
        elif tree.body:
            yield from segments(text, tree.body)


def statements(text: str) -> tuple[list[str], str]:
    """The statements of a program up to the first that is no Python, and what is left from there on."""
    split = Statements()
    found = [*split.feed(text), *split.finish()]
    return found, text[split.at :].strip() if split.broken else ""
