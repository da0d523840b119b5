"""Reads one call out of text that Python itself may refuse, and writes it as Python.

What is written with the faults that models make (curly quotes, apostrophes in single quotes, `key: value` arguments,
escaped quotes, a missing last bracket) comes out as the Python that was meant, with a note for each repair. Nothing is
evaluated, and nothing is guessed: words without quotes make the call `broken`, with the repaired text as a suggestion.
"""

import ast
import keyword
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from lightfc.formats.python_trees import parse_expression
from lightfc.formats.text_source import (
    PLAIN_QUOTES,
    Source,
    find_value_end,
    has_unclosed_quote,
    is_unescaped,
    occur_in,
    string_end,
)

MAX_DEPTH = 60
"""How deep brackets may nest in a text that needs repairs; what is deeper is broken."""

MARKS = r"[`*\"'\u201d\u2019]{1,3}"
"""What can stand between a name and its bracket, where the name alone is in quotes or bold."""

JSON_CONSTANTS = {"true": True, "false": False, "null": None, "TRUE": True, "FALSE": False, "NULL": None}
_MARKS = re.compile(rf"{MARKS}(?=\()")
_NAME = re.compile(r"[^\W\d](?:\w|\\_)*(?:\.[^\W\d](?:\w|\\_)*)*")
_ENDED = r"(?=\s*(?:[,)\]}:;\n]|$)|\s+[^\W\d]\w*\s*=(?!=))"  # by a sign, or by the next argument without one
_NUMBER = re.compile(rf"[+-]?(?:\d[\d_]*+(?:\.\d*+)?|\.\d+)(?:[eE][+-]?\d+)?{_ENDED}")
_CONSTANT = re.compile(rf"(?:True|False|None|{'|'.join(JSON_CONSTANTS)}){_ENDED}")
_OPENERS = {"[": "]", "(": ")", "{": "}"}
_QUOTES = {"'": "'", '"': '"', "“": "”", "”": "”", "‘": "’", "’": "’", "`": "`", "„": "“", "«": "»"}  # noqa: RUF001 - these are the quotes that models write
_QUOTE = re.compile(rf"(?P<escape>\\)[{''.join(_QUOTES)}]|(?!```)[{''.join(_QUOTES)}]")
_SEPARATORS = ",;"
_Item = Callable[[int, int], tuple[str, int]]
# What follows a quote that ends a string, rather than stands in it.
_AFTER_STRING = re.compile(
    r"(?:$|[)\]}:]|/[/*]|(?<=\s)[^\W\d]\w*\s*=(?!=)|\\?[,;\uff0c]\s*(?:$|[)\]}]|\*|[^\W\d][\w.\\]*\s*[=:(]|\\?['\"“\u2018\[({\d.+-]|[^\W\d]\w*\s*[,)\]}]))"
)
_MAY_BE_SEVERAL = re.compile(r"[\\\"'“”‘’,\[({]")  # noqa: RUF001 - these are the quotes that models write
_KEYWORD = re.compile(r"((?:[^\W\d]|\\_)(?:\w|\\_)*)\s*(=>|=(?!=)|:(?!=))\s*")
_QUOTED_KEYWORD = re.compile(r"\\?(['\"“])([^\W\d]\w*)\\?['\"”]\s*(=(?!=)|:)\s*")
_ESCAPE = re.compile(r"\\(?:(?P<sign>[\\'\"nrtbf_])|[ux](?P<code>(?<=u)[0-9a-fA-F]{4}|(?<=x)[0-9a-fA-F]{2}))")
_ESCAPED = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f"}
_INCHES = re.compile(r"\d\"")
_WORDS_END = re.compile(r"[()\[\]{},\n]")
_COMMENT = re.compile(r"//[^\n]*+|/\*.*?\*/", re.S)
_STARS = re.compile(r"\*{1,2}")
_BARE_KEY = re.compile(r"([^\W\d][\w-]*+)\s*+(:|=(?!=))")
_MAX_SHOWN_CHARS = 80
_ITEM_STEPS = 10
"""How many steps an item of a container takes, or a sign between two, beside those for its text."""

_STRING_STEPS = 10
"""How many steps it takes to look whether a quote ends a string."""


@dataclass
class Scanned:
    """A call as it was read."""

    text: str  # as Python
    end: int  # where in the text it ends
    notes: dict[str, None] = field(default_factory=dict)  # what had to be repaired
    broken: str = ""  # why it is not to be used
    closed: bool = True  # its last bracket was there


class BrokenError(Exception):
    """The text is no call."""


def scan_call(source: Source, start: int) -> Scanned:
    """Read the call that begins at a place, within the budget."""
    return _Scanner(source).scan(_Scanner.call, start)


def scan_value(source: Source, start: int = 0) -> Scanned:
    """Read the value (mostly a JSON object or list) that begins at a place; the counterpart of `scan_call`."""
    # A bracket ends the value, whatever operator follows: words do, such as `and`.
    return _Scanner(source).scan(
        _Scanner.container if source.text[start : start + 1] in ("[", "{") else _Scanner.value, start
    )


class _Scanner:
    """A recursive descent over one text; every method takes a place and gives Python text and the place behind it."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.notes: dict[str, None] = {}
        self.broken = ""
        self.closed = True
        self._open_brackets = False
        self._signs: set[str] = set()

    def scan(self, read: Callable[["_Scanner", int, int], tuple[str, int]], start: int) -> Scanned:
        """What one of the methods reads from a place on."""
        try:
            written, end = read(self, start, 0)
        except BrokenError as error:
            return Scanned(self.text[start:], len(self.text), self.notes, str(error))
        return Scanned(written, end, self.notes, self.broken, self.closed)

    def _note(self, note: str) -> None:
        self.notes[note] = None

    def _parse(self, text: str) -> ast.expr | None:
        return parse_expression(text, self.source.budget)

    def _unescape(self, name: str) -> str:
        """A name without the backslashes that Markdown wants."""
        if "\\" in name:
            self._note("escapes")
        return name.replace("\\_", "_")

    def call(self, at: int, depth: int) -> tuple[str, int]:
        found = _NAME.match(self.text, at)
        if found is None:
            raise BrokenError("there is no name")
        name, at = self._unescape(found[0]), found.end()
        marks = _MARKS.match(self.text, at)
        if marks:
            self._note("quotes")
            at = marks.end()
        at = self.source.skip(at)
        if not self.text.startswith("(", at):
            raise BrokenError("there is no opening bracket")
        arguments, at = self._items(at + 1, ")", depth + 1, self._argument)
        return f"{name}({', '.join(self._in_order(arguments))})", at

    def _in_order(self, arguments: list[str]) -> list[str]:
        """The arguments without positional ones behind a keyword; the rest of a text is joined: `city=Paris, France`.

        With them the call would not be Python, and nothing could be seen by its tree.
        """
        kept: list[str] = []
        has_name, fault = False, ""
        for each in arguments:
            is_named = _KEYWORD.match(each) is not None
            if not has_name or is_named or each.startswith("*"):
                kept.append(each)
                has_name = has_name or is_named
                continue
            name, _, value = kept[-1].partition("=")
            begun = self._words_of(value)
            if begun is None:
                self.broken = f"a name is missing: {_excerpt(each)} stands behind a named argument"
                return kept
            self._note("unquoted words")
            words = f"{begun}, {self._words_of(each) or each}"
            kept[-1] = f"{name}={words!r}"
            fault = f"{_excerpt(words)} is not Python; a string needs quotes"
        self.broken = fault or self.broken
        return kept

    def _words_of(self, value: str) -> str | None:
        """The words that a value is, which had no quotes; None where it is data."""
        tree = self._parse(value)
        if isinstance(tree, ast.Name):
            return None if value in JSON_CONSTANTS else value
        if "unquoted words" in self.notes and isinstance(tree, ast.Constant) and isinstance(tree.value, str):
            return tree.value
        return None

    def _unquoted_words(self, words: str) -> None:
        self._note("unquoted words")
        if self.broken:
            return
        self.source.budget.charge(len(self.source.question))
        if not occur_in(words, self.source.question):
            self.broken = f"{_excerpt(words)} is not Python; a string needs quotes"

    def _items(self, at: int, closer: str, depth: int, item: _Item) -> tuple[list[str], int]:
        """Read what stands between brackets, up to the closing one."""
        if depth > MAX_DEPTH:
            raise BrokenError(f"more than {MAX_DEPTH} brackets are open")
        items: list[str] = []
        signs: set[str] = set()
        separated = True
        while True:
            self.source.budget.charge(_ITEM_STEPS)
            at = self.source.skip(at)
            comment = _COMMENT.match(self.text, at)
            if comment:
                self.broken = self.broken or "a comment begins with # in Python, and JSON has none: leave out // and /*"
                at = comment.end()
                continue
            sign = self.text[at : at + 1]
            if not sign:
                self._note("unterminated")
                self.closed = False
                return items, at
            if sign in _SEPARATORS:
                if separated or sign != ",":
                    self._note("separators")
                separated = True
                signs.add(sign)
                at += 1
                continue
            if sign in ")]}":
                end = self._end_of_items(at, closer, signs)
                if end is not None:
                    return items, end
                at += 1
                continue
            if not separated:
                self._note("separators")
            written, at = item(at, depth)
            items.append(written)
            separated = False

    def _end_of_items(self, at: int, closer: str, signs: Collection[str]) -> int | None:
        """Where items end by a bracket: behind it, or before that of something further out; None if it is surplus."""
        if len(signs) > 1:
            self.broken = self.broken or "both , and ; stand between values"
        if self.text[at] == closer:
            return at + 1
        self._note("brackets")
        return None if self.text.startswith(closer, self.source.skip(at + 1)) else at

    def _argument(self, at: int, depth: int) -> tuple[str, int]:
        stars = _STARS.match(self.text, at)
        if stars:
            value, end = self.value(stars.end(), depth)
            return stars[0] + value, end
        named = _KEYWORD.match(self.text, at)
        if named and not (named[2] == ":" and named[1] == "lambda"):
            if named[2] != "=":
                self._note("JSON-style call")
            return self._keyword(self._unescape(named[1]), named.end(), depth)
        quoted = _QUOTED_KEYWORD.match(self.text, at)
        if quoted:
            self._note("JSON-style call")
            return self._keyword(quoted[2], quoted.end(), depth)
        return self.value(at, depth)

    def _keyword(self, name: str, at: int, depth: int) -> tuple[str, int]:
        at = self.source.skip(at)
        if self.text[at : at + 1] in (",", ")"):
            self.broken = f"argument {name} has no value"
            return f"{name}=None", at
        value, end = self.value(at, depth)
        if keyword.iskeyword(name):
            self._note("keywords")
            return f"**{{{name!r}: {value}}}", end
        return f"{name}={value}", end

    def value(self, at: int, depth: int) -> tuple[str, int]:
        at = self.source.skip(at)
        sign = self.text[at : at + 1]
        if sign in _OPENERS:
            return self._plain(at) or self.container(at, depth)
        quote = _QUOTE.match(self.text, at)
        if quote:
            return self._plain(at) or self._string(at, quote["escape"] is not None)
        number = _NUMBER.match(self.text, at)
        if number:
            return self._number(number[0]), number.end()
        plain = self._plain(at)
        if plain is not None:
            return plain
        constant = _CONSTANT.match(self.text, at)
        if constant:
            return constant[0], constant.end()
        return self._words(at)

    def _number(self, text: str) -> str:
        if self._parse(text) is not None:
            return text
        self.broken = self.broken or f"{text} is not a number in Python; a string needs quotes"
        return repr(text)

    def _plain(self, at: int) -> tuple[str, int] | None:
        """The value where it is Python already, operators and all."""
        # Where one bracket is never closed, no bracket inside it will make Python of its text.
        if self._open_brackets and self.text[at : at + 1] in _OPENERS:
            return None
        end, closed = find_value_end(self.source, at)
        if not closed:
            self._open_brackets = True
            return None
        text = self.text[at:end].strip()
        if self.text[end : end + 1] == ":" and text[0] in PLAIN_QUOTES:
            # What stands before a colon is a key; with a string before it, the comma between the two is missing.
            end = string_end(self.text, at) or end
            text = self.text[at:end]
        tree = self._parse(f"({text}\n)") if text and text[0] != "\\" and "\\_" not in text else None
        return (text, end) if tree is not None and _is_value(tree, text) else None

    def container(self, at: int, depth: int) -> tuple[str, int]:
        opener = self.text[at]
        if opener == "{":
            outer, self._signs = self._signs, set()
            items, end = self._items(at + 1, "}", depth + 1, self._entry)
            if len(self._signs) > 1:
                self.broken = (
                    self.broken or "a closing brace is missing: an argument (name=) stands among the keys of a dict"
                )
            self._signs = outer
        else:
            items, end = self._items(at + 1, _OPENERS[opener], depth + 1, self.value)
        comma = "," if opener == "(" and len(items) == 1 else ""
        return f"{opener}{', '.join(items)}{comma}{_OPENERS[opener]}", end

    def _entry(self, at: int, depth: int) -> tuple[str, int]:
        bare = _BARE_KEY.match(self.text, at)
        if bare:
            self._note("unquoted keys")
            key, at = repr(bare[1]), bare.end()
            self._signs.add(bare[2])
        else:
            key, at = self.value(at, depth)
            at = self.source.skip(at)
            if self.text[at : at + 1] != ":":
                self.broken = self.broken or f"a colon is missing behind {_excerpt(key)}"
                return key, at
            self._signs.add(":")
            at += 1
        value, at = self.value(at, depth)
        return f"{key}: {value}", at

    def _string(self, at: int, escaped: bool) -> tuple[str, int]:
        """A string that Python cannot read: find its end by what follows, and write it anew."""
        text = self.text
        quote = text[at + escaped]
        if text.startswith(quote * 3, at):
            self.broken = self.broken or "a string that begins with three quotes does not end with them"
        closer = ("\\" if escaped else "") + _QUOTES[quote]
        begin = at + 1 + escaped
        position = self._end_of_string(begin, closer)
        if position < 0:
            return self._unclosed_string(begin, quote)
        body = text[begin:position]
        if "\\_" not in body and self._parse(text[at : position + 1]) is not None:
            return text[at : position + 1], position + 1
        self._check_swallowed_arguments(body)
        self._note("escapes" if escaped or "\\_" in body else "quotes" if quote in PLAIN_QUOTES else "curly quotes")
        if quote in PLAIN_QUOTES and re.search(rf"(?<!\\){quote}", body):
            self._note("apostrophes")
            self._check_torn_string(body, is_torn=_is_torn(body, quote))
        return _string_literal(body), position + len(closer)

    def _end_of_string(self, begin: int, closer: str) -> int:
        """Where the quote stands that ends a string, by what follows it; -1 where none does."""
        position = self.source.find(closer, begin)
        while position >= 0:
            self.source.budget.charge(_STRING_STEPS)
            if is_unescaped(self.text, begin, position):
                after = self.source.skip(position + len(closer))
                if _AFTER_STRING.match(self.text, after):
                    break
            position = self.source.find(closer, position + 1)
        return position

    def _check_swallowed_arguments(self, body: str) -> None:
        """A text that holds the next argument is one whose closing quote is missing."""
        argument = self.source.argument.search(body) if self.source.argument else None
        if argument is not None:
            swallowed = _excerpt(argument[0].strip(" ,;"))
            self.broken = self.broken or f"a quote is missing before {swallowed}, which is inside a string"

    def _check_torn_string(self, body: str, *, is_torn: bool) -> None:
        """A text in which a quotation stays open, or that has the quote of its edge twice, may be torn or be two."""
        if is_torn or has_unclosed_quote(body.replace("\\", "")):
            self.broken = self.broken or f"a quote is missing or too many in {_excerpt(body)}"

    def _unclosed_string(self, begin: int, quote: str) -> tuple[str, int]:
        # Brackets at the very end close the call and not the sentence that the string is.
        body = self.text[begin:].rstrip(")]}, \t\r\n")
        self._note("unterminated")
        self._check_swallowed_arguments(body)
        self._check_torn_string(body, is_torn=_MAY_BE_SEVERAL.search(body) is not None)
        if quote not in PLAIN_QUOTES:
            self._note("curly quotes")
        self.closed = False
        return _string_literal(body), begin + len(body)

    def _words(self, at: int) -> tuple[str, int]:
        """Words without quotes: an error, with the quotes as the suggestion."""
        end, depth = len(self.text), 0
        for found in _WORDS_END.finditer(self.text, at):
            if depth == 0 and found[0] in ",)]}\n":
                end = found.start()
                break
            depth += (found[0] in "([{") - (found[0] in ")]}")
        self.source.budget.charge(end - at)
        words = self.text[at:end].strip()
        if not words:
            raise BrokenError("there is no value")
        self._unquoted_words(words)
        return "..." if self.broken and words == "…" else repr(words), end


def _is_value(tree: ast.expr, text: str) -> bool:
    """Whether what Python reads as one value is one: no tuple without brackets, no dict whose keys are words."""
    if isinstance(tree, ast.Tuple):
        return text.startswith("(")
    return not isinstance(tree, ast.Dict) or not any(isinstance(key, ast.Name) for key in tree.keys)


def _is_torn(body: str, quote: str) -> bool:
    """Whether the quotes in a text may be those of its edges: `"a, "b"`, `""a"`; an inch and an apostrophe are not."""
    is_odd = body.count(quote) % 2 == 1
    if body[-1] == quote and (is_odd or body[0] == quote):
        return True
    return quote == '"' and is_odd and _INCHES.search(body) is None


def _excerpt(words: str) -> str:
    """Words in a message: as they were written, but no more than fit in it."""
    return repr(words if len(words) <= _MAX_SHOWN_CHARS else f"{words[:_MAX_SHOWN_CHARS]}…")


def _string_literal(body: str) -> str:
    """The body of a string as a Python literal: its own escapes kept, all else as it stands."""

    def unescape(found: re.Match[str]) -> str:
        return chr(int(found["code"], 16)) if found["code"] else _ESCAPED.get(found["sign"], found["sign"])

    return repr(_ESCAPE.sub(unescape, body))
