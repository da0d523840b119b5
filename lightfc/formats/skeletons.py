"""An answer with one sign in the place of each call: what is left is what the answer says beside its calls.

A stretch of an answer is a call that was read if, read alone, it is that call, and if each word in it is a word of that
call. So a call inside the argument of another is none, and a comment or a key such as `"note": "never do this"` makes
words of its stretch.
"""

import ast
import re
from collections.abc import Callable, Iterable, Sequence, Set
from typing import NamedTuple

from lightfc.formats.elements import TAG
from lightfc.formats.json_shapes import KEY_WORDS, NO_DATA, is_call_data, plain_data
from lightfc.formats.known_names import WORDS, Names, bare_name
from lightfc.formats.notation import CALL
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.reading_budget import Budget
from lightfc.formats.scanner import scan_call, scan_value
from lightfc.formats.text_repairs import unescape
from lightfc.formats.text_source import Source
from lightfc.formats.xml_calls import plain_calls

Reread = Callable[[str], Sequence[str]]
"""Gives the calls that are read in a stretch of an answer alone."""

ELEMENT = f"<call>{CALL}</call>"
"""Stands in a skeleton for an element that is a call."""

_MARKUP = re.compile(rf"<!\[CDATA\[|\]\]>|{TAG.pattern}", re.X)
_MAX_TRIES = 100
"""How many places of one answer are tried as calls beyond the calls that were read; more is a loop of the model."""


class Skeleton(NamedTuple):
    """A text with its calls as signs."""

    text: str  # empty where it takes too much to find its calls
    is_all: bool  # the calls are those that were read, each once and in order


class _Place(NamedTuple):
    """Where what may be a call begins and ends."""

    begin: int
    end: int
    text: str
    known: Set[str]  # the words in it that belong to its notation


def skeleton_of(text: str, action: str, calls: Sequence[str], names: Names, budget: Budget, alone: Reread) -> Skeleton:
    """A text with one sign in the place of each call."""
    text = text.replace(CALL, "\ufffd")
    if action not in calls and "\n" in action:
        text = text.replace(action, CALL, 1)  # a program
    finder = _Finder(text, calls, names, budget, alone)
    parts: list[str] = []
    at = since = 0
    for _ in range(len(calls) + _MAX_TRIES):
        found = names.patterns.openings.search(text, since)
        if found is None:
            return Skeleton("".join([*parts, text[at:]]), finder.is_all)
        since = found.end()
        place = finder.place(found)
        if place is not None and finder.accept(place):
            parts += [text[at : place.begin], ELEMENT if found.lastgroup == "element" else CALL]
            at = since = place.end
    return Skeleton("", False)


class _Finder:
    """Finds the calls of a text that were read in it."""

    def __init__(self, text: str, calls: Sequence[str], names: Names, budget: Budget, alone: Reread) -> None:
        self._text = text
        self._source = Source(text, budget)
        self._names = names
        self._alone = alone
        self._is_called = calls_in(calls, names)
        self._elements = plain_calls(text, names, self._is_called, budget) if "<" in text else {}
        self._calls = [*map(normalize_call, calls)]
        self._words = words_of(self._calls)
        self._next = 0

    @property
    def is_all(self) -> bool:
        """Whether what was found are the calls that were read, each once and in order."""
        return self._next == len(self._calls)

    def place(self, opening: "re.Match[str]") -> _Place | None:
        """Where what may be a call begins and ends, by what it opens with; None where nothing can be one."""
        begin = opening.start()
        if opening.lastgroup == "element":
            end = self._elements.get(begin)
            return _Place(begin, end, _MARKUP.sub(" ", self._text[begin:end]), CONSTANTS) if end else None
        if opening.lastgroup == "object":
            return self._object(begin)
        if not self._is_called(opening[0].strip()):
            return None
        scanned = scan_call(self._source, begin)
        written = self._text[begin : scanned.end]
        return _Place(begin, scanned.end, written, CONSTANTS)

    def _object(self, begin: int) -> _Place | None:
        """An object that is a call."""
        scanned = scan_value(self._source, begin)
        written = self._text[begin : scanned.end]
        value = plain_data(written)
        if value is NO_DATA and not scanned.broken:
            value = plain_data(scanned.text)  # what mending leaves out are words that the call does not have
        if not isinstance(value, dict) or not is_call_data(value, self._names, self._is_called):
            return None
        return _Place(begin, scanned.end, written, KEY_WORDS)

    def accept(self, place: _Place) -> bool:
        """Whether a stretch is the next call or calls that were read, or says again what was read."""
        if has_unknown_words(place.text, self._words | place.known):
            return False
        calls = self._alone(self._text[place.begin : place.end])
        read = [*map(normalize_call, calls)]
        count = len(read)
        if not read or has_unknown_words(place.text, words_of(read) | place.known):
            return False
        if read == self._calls[self._next : self._next + count]:
            self._next += count
        elif all(each in self._calls for each in read):
            self._next = len(self._calls) + 1  # so it is not the next one from here on
        else:
            return False
        return True


def calls_in(calls: Iterable[str], names: Names) -> Callable[[object], bool]:
    """What tells whether something is the name of a function that was read, and says nothing beside it."""
    functions = {each.partition("(")[0].strip() for each in calls}

    def is_called(name: object) -> bool:
        return names.is_plain(name) and names.resolved(bare_name(str(name))) in functions

    return is_called


def normalize_call(call: str) -> str:
    """A call as it can be compared."""
    tree = parse_expression(call)
    return call if tree is None else ast.unparse(tree)


# Words.

_LINE_ESCAPE = re.compile(r"\\+[nrt]")
CONSTANTS = frozenset({"true", "false", "null", "none", "nan", "infinity"})
"""The constants of Python and JSON, which stand for one another."""


def _words(text: str) -> set[str]:
    """The words of a text in lower case, whether its lines are escaped or not."""
    if "\\" in text:
        text = _LINE_ESCAPE.sub(" ", text).replace("\\", "")
    return set(map(str.lower, WORDS.findall(text)))


def words_of(calls: Iterable[str]) -> set[str]:
    """All words that calls hold, but for those of comments."""
    return {word for call in calls for word in _words(normalize_call(call) if "#" in call else call)}


def has_unknown_words(text: str, known: Set[str]) -> bool:
    """Whether a text has words that are not known."""
    return not _words(unescape(text) if "&" in text else text) <= known
