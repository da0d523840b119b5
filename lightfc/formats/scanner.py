"""Reads one call out of text that Python itself may refuse, and writes it as Python.

What is written with the faults that models make (curly quotes, apostrophes in single quotes, `key: value` arguments,
escaped quotes, a missing last bracket) comes out as the Python that was meant, with a note for each repair. Nothing is
evaluated, and nothing is guessed: words without quotes make the call `broken`, with the repaired text as a suggestion.
"""

import ast
import keyword
import re
import threading
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

MAX_DEPTH = 60
"""How deep brackets may nest in a text that needs repairs; what is deeper is broken."""

MOST_LOOKED_AT = 1_000_000
"""How many characters of a text that needs repairs are looked at, again and again, before it is broken."""

MARKS = r"[`*\"'\u201d\u2019]{1,3}"
"""What can stand between a name and its bracket, where the name alone is in quotes or bold."""

JSON_CONSTANTS = {"true": True, "false": False, "null": None, "TRUE": True, "FALSE": False, "NULL": None}
_SPACE = re.compile(r"(?:\s|//[^\n]*\n|#[ \t][^\n]*\n|/\*.*?\*/)*", re.S)  # comments are space too
_MARKS = re.compile(rf"{MARKS}(?=\()")
_NAME = re.compile(r"[^\W\d](?:\w|\\_)*(?:\.[^\W\d](?:\w|\\_)*)*")
_ENDED = r"(?=\s*(?:[,)\]}:;\n]|$)|\s+[^\W\d]\w*\s*=(?!=))"  # by a sign, or by the next argument without one
_NUMBER = re.compile(rf"[+-]?(?:\d[\d_]*+(?:\.\d*+)?|\.\d+)(?:[eE][+-]?\d+)?{_ENDED}")
_CONSTANT = re.compile(rf"(?:True|False|None|{'|'.join(JSON_CONSTANTS)}){_ENDED}")
_OPENERS = {"[": "]", "(": ")", "{": "}"}
_QUOTES = {"'": "'", '"': '"', "“": "”", "”": "”", "‘": "’", "’": "’", "`": "`", "„": "“", "«": "»"}  # noqa: RUF001 - these are the quotes that models write
_PLAIN_QUOTES = "'\""
_SEPARATORS = ",;`\uff0c"
_Item = Callable[[int, int], tuple[str, int]]
_FILTERS = threading.Lock()
# What follows a quote that ends a string, rather than stands in it.
_AFTER_STRING = re.compile(
    r"(?:\s|/\*.*?\*/|//[^\n]*\n)*(?:$|[)\]}:]|(?<=\s)[^\W\d]\w*\s*=(?!=)|\\?[,;\uff0c]\s*(?:$|[)\]}]|\*|[^\W\d][\w.\\]*\s*[=:(]|\\?['\"“\u2018\[({\d.+-]|[^\W\d]\w*\s*[,)\]}]))"
)
_KEYWORD = re.compile(r"((?:[^\W\d]|\\_)(?:\w|\\_)*)\s*(=>|=(?!=)|:(?!=))\s*")
_QUOTED_KEYWORD = re.compile(r"\\?(['\"“])([^\W\d]\w*)\\?['\"”]\s*(=(?!=)|:)\s*")
_OPERATORS = re.compile(r"\s*(?:[-+*/%@&|^<>=!.\[(]|(?:and|or|if|for|in|is|not|else)\b)")


@dataclass
class Scanned:
    """A call as it was read.

    Attributes:
        text: The call as Python.
        end: Where in the text it ends.
        notes: What had to be repaired.
        broken: Why it is not to be used; empty where it is.
        closed: Whether its last bracket was there.
    """

    text: str
    end: int
    notes: dict[str, None] = field(default_factory=dict)
    broken: str = ""
    closed: bool = True


class BrokenError(Exception):
    """The text is no call."""


def scan_call(text: str, start: int) -> Scanned:
    """Read the call that begins at a place.

    Args:
        text: The text; at `start` stands a name.
        start: Where the call begins.
    """
    return _Scanner(text).scanned(_Scanner.call, start)


def scan_value(text: str, start: int = 0) -> Scanned:
    """Read the value (mostly a JSON object or list) that begins at a place; the counterpart of `scan_call`."""
    # A bracket ends the value, whatever operator follows: words do, such as `and`.
    return _Scanner(text).scanned(
        _Scanner.container if text[start : start + 1] in ("[", "{") else _Scanner.value, start
    )


def parse_expression(text: str) -> ast.expr | None:
    """Parse a text as one Python expression; None where it is none."""
    tree = _parsed(text, "eval")
    return tree.body if isinstance(tree, ast.Expression) else None


def segments(text: str, nodes: Sequence[ast.expr | ast.stmt]) -> list[str]:
    """The texts of many nodes of one tree; `ast.get_source_segment` goes through all lines for each."""
    raw = text.encode()
    return [raw[begin:end].decode() for begin, end in _places(raw, nodes)]


def replaced(text: str, changes: Sequence[tuple[ast.expr, str]]) -> str:
    """Put other text where nodes stand; of nodes inside one another, where the outer one stands."""
    raw = text.encode()
    places = _places(raw, [node for node, _ in changes])
    pieces: list[bytes] = []
    at = 0
    for (begin, end), (_, new) in sorted(zip(places, changes, strict=True), key=lambda each: (each[0][0], -each[0][1])):
        if begin >= at:
            pieces += [raw[at:begin], new.encode()]
            at = end
    return b"".join([*pieces, raw[at:]]).decode()


def _places(raw: bytes, nodes: Sequence[ast.expr | ast.stmt]) -> list[tuple[int, int]]:
    """Where nodes begin and end in the bytes of their text."""
    starts = [0, *(found.end() for found in re.finditer(rb"\r\n|\r|\n", raw))]
    return [
        (
            starts[each.lineno - 1] + each.col_offset,
            starts[(each.end_lineno or each.lineno) - 1] + (each.end_col_offset or 0),
        )
        for each in nodes
    ]


def parse_program(text: str) -> ast.Module | None:
    """Parse a text as Python statements; None where it is none."""
    tree = _parsed(text, "exec")
    return tree if isinstance(tree, ast.Module) else None


_WARNED_OF = re.compile(r"\\|(?<![\da-fA-F_.xX])\.?\d[\da-fA-F_.xX]*[jJ]?(?:and|else|for|i[fns]|not|or)")


def _parsed(text: str, mode: str) -> ast.AST | None:
    try:
        if not _WARNED_OF.search(text):
            return ast.parse(text, mode=mode)
        # Python warns of escapes that it does not know and of words at the end of numbers; to whom runs a model's
        # text, that says nothing. The filters belong to the whole process, hence the lock.
        with _FILTERS, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text, mode=mode)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


class _Scanner:
    """A recursive descent over one text; every method takes a place and gives Python text and the place behind it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.notes: dict[str, None] = {}
        self.broken = ""
        self.closed = True
        self._open_brackets = False
        self._looked_at = 0

    def scanned(self, read: Callable[["_Scanner", int, int], tuple[str, int]], start: int) -> Scanned:
        """What one of the methods reads from a place on."""
        try:
            written, end = read(self, start, 0)
        except BrokenError as error:
            return Scanned(self.text[start:], len(self.text), self.notes, str(error))
        return Scanned(written, end, self.notes, self.broken, self.closed)

    def _note(self, note: str) -> None:
        self.notes[note] = None

    def _skip(self, at: int) -> int:
        found = _SPACE.match(self.text, at)
        return found.end() if found else at

    def _name(self, at: int) -> tuple[str, int]:
        found = _NAME.match(self.text, at)
        if found is None:
            raise BrokenError("there is no name")
        name = found[0]
        if "\\" in name:
            self._note("escapes")
            name = name.replace("\\_", "_")
        return name, found.end()

    def call(self, at: int, depth: int) -> tuple[str, int]:
        name, at = self._name(at)
        marks = _MARKS.match(self.text, at)
        if marks:
            self._note("quotes")
            at = marks.end()
        at = self._skip(at)
        if not self.text.startswith("(", at):
            raise BrokenError("there is no opening bracket")
        arguments, at = self._items(at + 1, ")", depth + 1, self._argument)
        return f"{name}({', '.join(self._with_words_joined(arguments))})", at

    def _with_words_joined(self, arguments: list[str]) -> list[str]:
        """A positional argument behind a keyword is the rest of a text without quotes: `city=Paris, France`."""
        joined: list[str] = []
        for argument in arguments:
            named = _KEYWORD.match(argument) or argument.startswith("*")
            last = _KEYWORD.match(joined[-1]) if joined and not named else None
            if last is None:
                joined.append(argument)
                continue
            words = ", ".join(_unquoted(text) for text in (joined[-1][last.end() :], argument))
            joined[-1] = f"{last[0]}{words!r}"
            self._note("unquoted words")
            self.broken = self.broken or f"{words!r} is no Python; a text needs quotes"
        return joined

    def _items(self, at: int, closer: str, depth: int, item: _Item) -> tuple[list[str], int]:
        """Read what stands between brackets, up to the closing one."""
        if depth > MAX_DEPTH:
            raise BrokenError(f"more than {MAX_DEPTH} brackets are open")
        items: list[str] = []
        separated = True
        while True:
            at = self._skip(at)
            rest = self.text[at : at + 2]
            if not rest:
                return self._unclosed(items, at)
            if rest[0] == closer:
                return items, at + 1
            if rest[0] in _SEPARATORS or rest in ("\\,", "\\n"):
                if separated or rest[0] != ",":
                    self._note("separators")
                separated = True
                at += 2 if rest[0] == "\\" else 1
                continue
            if rest[0] in ")]}":
                self._note("brackets")
                if not self.text.startswith(closer, self._skip(at + 1)):
                    return items, at  # the bracket of something further out: this one was forgotten
                at += 1  # one too many
                continue
            if not separated:
                self._note("separators")
            written, at = item(at, depth)
            items.append(written)
            separated = False

    def _unclosed(self, items: list[str], at: int) -> tuple[list[str], int]:
        self._note("unterminated")
        self.closed = False
        return items, at

    def _argument(self, at: int, depth: int) -> tuple[str, int]:
        stars = re.compile(r"\*{1,2}").match(self.text, at)
        if stars:
            value, end = self.value(stars.end(), depth)
            return stars[0] + value, end
        named = _KEYWORD.match(self.text, at)
        if named and not (named[2] == ":" and named[1] == "lambda"):
            name = named[1].replace("\\_", "_")
            if name != named[1]:
                self._note("escapes")
            if named[2] != "=":
                self._note("JSON-style call")
            return self._keyword(name, named.end(), depth)
        quoted = _QUOTED_KEYWORD.match(self.text, at)
        if quoted:
            self._note("JSON-style call")
            return self._keyword(quoted[2], quoted.end(), depth)
        return self.value(at, depth)

    def _keyword(self, name: str, at: int, depth: int) -> tuple[str, int]:
        at = self._skip(at)
        if self.text[at : at + 1] in (",", ")"):
            self.broken = f"argument {name} has no value"
            return f"{name}=None", at
        value, end = self.value(at, depth)
        if keyword.iskeyword(name):
            self._note("keywords")
            return f"**{{{name!r}: {value}}}", end
        return f"{name}={value}", end

    def value(self, at: int, depth: int) -> tuple[str, int]:
        at = self._skip(at)
        sign = self.text[at : at + 1]
        if sign in _OPENERS:
            return self._plain(at) or self.container(at, depth)
        escaped = sign == "\\" and self.text[at + 1 : at + 2] in _QUOTES
        if sign in _QUOTES or escaped:
            return self._plain(at) or self._string(at, escaped)
        number = _NUMBER.match(self.text, at)
        if number:
            return self._number(number[0]), number.end()
        plain = self._plain(at)
        if plain is not None:
            return plain
        constant = _CONSTANT.match(self.text, at)
        if constant:
            return constant[0], constant.end()
        found = _NAME.match(self.text, at)
        if found and self.text.startswith("(", found.end()):
            return self.call(at, depth)
        return self._words(at)

    def _number(self, text: str) -> str:
        if parse_expression(text) is not None:
            return text
        self._note("numbers")  # 007
        return text.lstrip("0") or "0"

    def _plain(self, at: int) -> tuple[str, int] | None:
        """The value where it is Python already, operators and all."""
        # Where one bracket is never closed, no bracket inside it will make Python of its text.
        if self._open_brackets and self.text[at : at + 1] in _OPENERS:
            return None
        end = _extent(self.text, at)
        self._looked_at += (len(self.text) if end is None else end) - at
        if self._looked_at > MOST_LOOKED_AT:
            raise BrokenError("it is too broken to be read")
        if end is None:
            self._open_brackets = True
            return None
        text = self.text[at:end].strip()
        if self.text[end : end + 1] == ":" and text[0] in _PLAIN_QUOTES:
            # What stands before a colon is a key; with a string before it, the comma between the two is missing.
            end = _string_end(self.text, at) or end
            text = self.text[at:end]
        tree = parse_expression(f"({text}\n)") if text and text[0] != "\\" and "\\_" not in text else None
        if tree is None:
            return None
        if isinstance(tree, ast.Tuple) and not text.startswith("("):
            return None
        if isinstance(tree, ast.Dict) and any(isinstance(key, ast.Name) for key in tree.keys):
            return None
        return text, end

    def container(self, at: int, depth: int) -> tuple[str, int]:
        opener = self.text[at]
        if opener == "{":
            items, end = self._items(at + 1, "}", depth + 1, self._entry)
        else:
            items, end = self._items(at + 1, _OPENERS[opener], depth + 1, self.value)
        comma = "," if opener == "(" and len(items) == 1 else ""
        return f"{opener}{', '.join(items)}{comma}{_OPENERS[opener]}", end

    def _entry(self, at: int, depth: int) -> tuple[str, int]:
        bare = re.compile(r"([^\W\d][\w-]*)\s*(:|=(?!=))").match(self.text, at)
        if bare:
            self._note("unquoted keys")
            key, at = repr(bare[1]), bare.end()
        else:
            key, at = self.value(at, depth)
            at = self._skip(at)
            if self.text[at : at + 1] not in (":", "="):
                return key, at  # a set
            at += 1
        value, at = self.value(at, depth)
        return f"{key}: {value}", at

    def _string(self, at: int, escaped: bool) -> tuple[str, int]:
        """A string that Python cannot read: find its end by what follows, and write it anew."""
        text = self.text
        quote = text[at + escaped]
        closer = ("\\" if escaped else "") + _QUOTES[quote]
        begin = at + 1 + escaped
        position = begin
        while True:
            position = text.find(closer, position)
            if position < 0:
                return self._unclosed_string(begin, quote)
            backslashes = len(text[begin:position]) - len(text[begin:position].rstrip("\\"))
            if backslashes % 2 == 0 and _AFTER_STRING.match(text, position + len(closer)):
                break
            position += 1
        body = text[begin:position]
        if "\\_" not in body and parse_expression(text[at : position + 1]) is not None:
            return text[at : position + 1], position + 1
        self._note("escapes" if escaped or "\\_" in body else "quotes" if quote in _PLAIN_QUOTES else "curly quotes")
        if quote in _PLAIN_QUOTES and re.search(rf"(?<!\\){quote}", body):
            self._note("apostrophes")
        return _written(body), position + len(closer)

    def _unclosed_string(self, begin: int, quote: str) -> tuple[str, int]:
        body = self.text[begin:].rstrip()
        # Brackets at the very end close the call and not the sentence that the string is.
        end = len(body)
        while body[:end].endswith((")", "]", "}", ",", " ")):
            end -= 1
        self._note("unterminated")
        if quote not in _PLAIN_QUOTES:
            self._note("curly quotes")
        self.closed = False
        return _written(body[:end]), begin + end

    def _words(self, at: int) -> tuple[str, int]:
        """Words without quotes: an error, with the quotes as the suggestion."""
        end, depth = at, 0
        while end < len(self.text):
            sign = self.text[end]
            if depth == 0 and sign in ",)]}\n":
                break
            depth += (sign in "([{") - (sign in ")]}")
            end += 1
        words = self.text[at:end].strip()
        if not words:
            raise BrokenError("there is no value")
        self._note("unquoted words")
        self.broken = self.broken or f"{words!r} is no Python; a text needs quotes"
        return repr(words), end


def _unquoted(text: str) -> str:
    tree = parse_expression(text)
    return tree.value if isinstance(tree, ast.Constant) and isinstance(tree.value, str) else text


def _written(body: str) -> str:
    """The body of a string as a Python literal: its own escapes kept, all else as it stands."""
    pieces = re.split(r"(\\(?:[\\'\"nrtbf]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}))", body)
    known = {"n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f"}
    out = []
    for i, piece in enumerate(pieces):
        if i % 2 == 0:
            out.append(piece.replace("\\_", "_"))
        elif piece[1] in "ux":
            out.append(chr(int(piece[2:], 16)))
        else:
            out.append(known.get(piece[1], piece[1]))
    return repr("".join(out))


def _extent(text: str, at: int) -> int | None:
    """Where a value ends if all its strings are Python's: at the next comma or closing bracket outside of it."""
    depth = 0
    position = at
    while position < len(text):
        sign = text[position]
        if sign in _PLAIN_QUOTES:
            closing = _string_end(text, position)
            if closing is None:
                return None
            position = closing
            continue
        if depth == 0 and (sign in ",)]}" or (sign == ":" and text[at] in "'\"")):
            return position
        depth += (sign in "([{") - (sign in ")]}")
        position += 1
    return None if depth else position


def _string_end(text: str, at: int) -> int | None:
    quote = text[at] * 3 if text.startswith(text[at] * 3, at) else text[at]
    position = at + len(quote)
    while position < len(text):
        if text[position] == "\\":
            position += 2
        elif text.startswith(quote, position):
            return position + len(quote)
        elif text[position] == "\n" and len(quote) == 1:
            return None
        else:
            position += 1
    return None
