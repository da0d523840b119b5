"""Reads an answer while it is being written."""

import re
from collections.abc import Callable, Iterator

from lightfc.formats.asked import AskedForm
from lightfc.formats.calls import calls_of_object, decoded, python_call
from lightfc.formats.reader import Names, Reading
from lightfc.formats.scanner import parse_expression, scan_call

_OPENING = re.compile(r"[^`<\[{]*(?:```[\w+-]*[ \t]*\n\s*|<tool_call>\s*)|\s*")
_MAY_OPEN = re.compile(r"[^`<\[{]{0,2000}(?:`{1,2}|```[^\n]{0,20}|<[\w]{0,10})?")
"""What may still become words with an opened fence or tag behind them."""

_LIST = re.compile(r"\[\s*")
_NEXT = re.compile(r"\s*,\s*")


class AnswerStream:
    """Takes an answer in pieces; gives each call as soon as nothing that may still come can change it.

    That is so for the elements of a list of calls with which an answer begins, or the first code fence or tag in it:
    each is given when the next one begins. Everything else is given by `finish`.

        stream = PromptFormat().stream(names)
        for delta in deltas:
            for call in stream.feed(delta):
                ...                           # begin to execute it
        reading = stream.finish()             # the same as reading the whole text at once

    Attributes:
        text: What has come so far.
        given: The calls given so far; always the first of those of the finished reading.
    """

    def __init__(self, read: Callable[[str], Reading], names: Names, form: AskedForm) -> None:
        self.text = ""
        self.given: list[str] = []
        self._read = read
        self._names = names
        self._form = form
        self._at = 0
        self._state = "opening" if form.form in ("python", "json") and not form.program else "waiting"

    def feed(self, delta: str) -> list[str]:
        """Take the next piece of the answer.

        Returns:
            The calls that it completes, as Python text.
        """
        self.text += delta
        found = list(self._complete()) if self._state != "waiting" else []
        self.given += found
        return found

    def finish(self) -> Reading:
        """Read the answer as a whole, now that it is there."""
        return self._read(self.text)

    def rest(self, reading: Reading) -> tuple[str, ...]:
        """The calls of the finished reading that were not given before."""
        return reading.calls[len(self.given) :]

    def _complete(self) -> Iterator[str]:
        if self._state == "opening" and not self._open():
            return
        while self._state == "list":
            found = self._element()
            if found is None:
                return
            yield found

    def _open(self) -> bool:
        """Find the bracket that opens the list; false while it may still come, or if it will not."""
        opening = _OPENING.match(self.text)
        start = opening.end() if opening else 0
        bracket = _LIST.match(self.text, start)
        if bracket is None or bracket.end() == len(self.text):
            words = self.text[:start] or self.text
            if self._names.starts.search(words) or (bracket is None and not _MAY_OPEN.fullmatch(self.text, start)):
                self._state = "waiting"
            return False
        self._at = bracket.end()
        self._state = "list"
        return True

    def _element(self) -> str | None:
        """The element at the current place, if it is a call and the next one has begun."""
        scanned = self._scan()
        if scanned is None:
            return None
        text, end = scanned
        comma = _NEXT.match(self.text, end)
        if comma is None or comma.end() == len(self.text):
            if self.text[end:].strip() not in ("", ","):
                self._state = "waiting"
            return None
        if not self._begins(comma.end()):
            return None
        self._at = comma.end()
        return text

    def _begins(self, at: int) -> bool:
        """Whether another call begins at a place: then the list is one of calls."""
        if self._form.form == "json":
            return self.text.startswith("{", at)
        return self._names.starts.match(self.text, at) is not None

    def _scan(self) -> tuple[str, int] | None:
        return self._scan_object() if self._form.form == "json" else self._scan_call()

    def _scan_call(self) -> tuple[str, int] | None:
        if self._names.starts.match(self.text, self._at) is None:
            if "(" in self.text[self._at :]:
                self._state = "waiting"
            return None
        end = _balanced(self.text, self._at, "(", ")")
        if end is None:
            return None
        text = self.text[self._at : end]
        scanned = scan_call(text, 0)
        if parse_expression(text) is None or scanned.notes or scanned.broken:
            self._state = "waiting"
            return None
        reading = self._read(f"[{text}]")
        if len(reading.calls) != 1 or reading.problem:
            self._state = "waiting"
            return None
        return reading.calls[0], end

    def _scan_object(self) -> tuple[str, int] | None:
        end = _balanced(self.text, self._at, "{", "}") if self.text.startswith("{", self._at) else None
        if end is None:
            return None
        value = decoded(self.text[self._at : end])
        calls = None if isinstance(value, str) else calls_of_object(value)
        if not calls or len(calls) != 1 or calls[0].name not in self._names.all:
            self._state = "waiting"
            return None
        return python_call(calls[0]), end


def _balanced(text: str, at: int, opener: str, closer: str) -> int | None:
    """Where the brackets that open behind a place are closed, strings aside; None while they are not."""
    depth = 0
    quote = ""
    position = at
    while position < len(text):
        sign = text[position]
        if quote:
            if sign == "\\":
                position += 1
            elif text.startswith(quote, position):
                position += len(quote) - 1
                quote = ""
        elif sign in "'\"":
            quote = sign * 3 if text.startswith(sign * 3, position) else sign
            position += len(quote) - 1
        elif sign == opener:
            depth += 1
        elif sign == closer:
            depth -= 1
            if depth == 0:
                return position + 1
        position += 1
    return None
