"""Finds the calls of an answer that is still being written: those which nothing that may follow can change.

There is a finder for each way in which forms write calls. It is given the text so far, which only grows, and gives
up for good where the text is not plainly in its form: what is odd is left to the reading of the whole.
"""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from lightfc.formats.asked import AskedForm
from lightfc.formats.brackets import Brackets, Statements
from lightfc.formats.budget import Budget
from lightfc.formats.calls import calls_of_object, decoded, is_name, python_call
from lightfc.formats.layers import first_token, has_marks
from lightfc.formats.names import Names
from lightfc.formats.notation import is_code_word
from lightfc.formats.reader import MAX_STARTS, Reading, mended_statements, names_any
from lightfc.formats.scanner import Source, parse_expression, scan_call
from lightfc.formats.xml_calls import closed_xml_calls, unescaped, without_quotes
from lightfc.types import Function, ToolCall


class Finder(Protocol):
    """Finds calls in a text that grows."""

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """The calls that have become complete.

        Args:
            text: The text so far, thoughts before it left out.
            delta: What has come since the last time.
            budget: What the reading of the answer may take.
        """
        ...


_WORDS = r"[^`<\[{]"
_OPENING = rf"{_WORDS}*(?:```[\w+-]*[ \t]*\n\s*|<tool_call>\s*)|\s*"
_MAY_OPEN = rf"{_WORDS}{{0,2000}}(?:`{{1,2}}|```[^\n]{{0,20}}|<\w{{0,10}})?"
"""What may still become words with an opened fence or tag behind them."""

_OBJECTS = {
    "json": (_OPENING, _MAY_OPEN, r"</tool_call>\s*(?:<tool_call>)+"),
    "hermes": (rf"{_WORDS}*<tool_call>\s*", rf"{_WORDS}{{0,2000}}(?:<\w{{0,10}})?", r"</tool_call>\s*(?:<tool_call>)+"),
    "internlm": (
        rf"{_WORDS}*<\|action_start\|>\s*<\|plugin\|>\s*",
        rf"{_WORDS}{{0,2000}}(?:<\|?\w{{0,12}}\|?>?\s*<?\|?\w{{0,6}}\|?)?",
        r"<\|action_end\|>\s*<\|action_start\|>\s*<\|plugin\|>",
    ),
    "lazyllm": (rf"{_WORDS}*<\|tool_calls\|>\s*", rf"{_WORDS}{{0,2000}}(?:<\|?\w{{0,10}}\|?)?", ""),
}
"""For forms of JSON objects: what stands before the first, what may still become that, what stands between two."""

_ENDS = {"expression_json": "}", "glm": "```"}
"""For forms whose blocks say nothing before they end: by what they end."""

_NO_NAME = re.compile(r"[(\n]")
_AGAIN_STEPS = 4
"""How many steps it takes to look at a character of what has come so far once more."""

_LIST = re.compile(r"\[\s*")
_ELEMENT_END = re.compile(r"\s*(,)")
_LINE_END = re.compile(r"[ \t\r]*([;\n])")
_BETWEEN = re.compile(r"[\s;]*")


class PythonFinder:
    """Finds the elements of a list of calls, or calls one a line, at the beginning, or in the first fence or tag.

    Args:
        names: What the answer may name.
        read: Reads a text as the whole is read.
    """

    def __init__(self, names: Names, read: Callable[[str], Reading]) -> None:
        self._names = names
        self._read = read
        self._state = "opening" if names.all else "over"
        self._at = 0
        self._starts = 0
        self._brackets: Brackets | None = None

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """See `Finder`."""
        found: list[str] = []
        if self._state == "opening":
            budget.charge(len(text))
            self._open(text)
        while self._state in ("list", "lines"):
            call = self._call(text)
            if call is None:
                break
            found.append(call)
        return found

    def _open(self, text: str) -> None:
        """Find where the calls begin; the state stays while that may still come."""
        opening = re.compile(_OPENING).match(text)
        start = opening.end() if opening else 0
        if _says_calls(text[:start], self._names, self._read):
            self._state = "over"
            return
        bracket = _LIST.match(text, start)
        if bracket is not None:
            if bracket.end() < len(text):
                self._state, self._at = "list", bracket.end()
        elif self._names.starts.match(text, start):
            self._state, self._at = "lines", start
        elif self._names.starts.search(text, start) or not re.compile(_MAY_OPEN).fullmatch(text, start):
            self._state = "over"

    def _call(self, text: str) -> str | None:
        """The call at the current place, if it is complete and stands as it should."""
        if self._brackets is None:
            between = _BETWEEN.match(text, self._at)
            self._at = between.end() if between else self._at
            begin = self._names.starts.match(text, self._at)
            if begin is None:
                if _NO_NAME.search(text, self._at):
                    self._state = "over"
                return None
            self._brackets = Brackets(begin.end())
        if not self._closed(text):
            return None
        ended = (_ELEMENT_END if self._state == "list" else _LINE_END).match(text, self._brackets.at)
        if ended is None:
            if text[self._brackets.at :].strip(" \t" if self._state == "lines" else None):
                self._state = "over"
            return None
        call = self._checked(text[self._at : self._brackets.at], alone=ended[1] == "\n")
        if call is None:
            self._state = "over"
        self._at, self._brackets = ended.end(), None
        return call

    def _closed(self, text: str) -> bool:
        brackets = self._brackets
        if brackets is None or (brackets.depth == 0 and text[brackets.at - 1] == ")"):
            return brackets is not None
        return brackets.advance(text) == ")"

    def _checked(self, text: str, *, alone: bool) -> str | None:
        """The call as the reader gives it; None where it would not give it whatever follows."""
        self._starts += sum(1 for _ in self._names.starts.finditer(text))
        tree = parse_expression(text)
        if has_marks(text) or not isinstance(tree, ast.Call) or self._starts >= MAX_STARTS:
            return None
        # Among words a name with empty brackets is only spoken of, but on a line of its own.
        if not (alone or self._state == "list" or tree.args or tree.keywords) or scan_call(Source(text), 0).notes:
            return None
        reading = self._read(f"[{text}]" if self._state == "list" else text)
        if len(reading.calls) != 1 or reading.problem or (self._state == "lines" and reading.calls[0] != text):
            return None
        return reading.calls[0]


_FIRST_OBJECT = re.compile(r"\[\s*|(?=\{)")


def _says_calls(words: str, names: Names, read: Callable[[str], Reading]) -> bool:
    """Whether what stands before the calls may be calls too; a tag or fence that it opens belongs to it."""
    said = words[: re.search(r"[`<]|\Z", words).start()]  # type: ignore[union-attr]  # the end is always there
    return names.starts.search(words) is not None or read(said).expression is not None


class JsonFinder:
    """Finds objects that are calls, alone, in a list or one after another.

    Args:
        names: What the answer may name.
        read: Reads a text as the whole is read.
        opening: What stands before the first; calls stand nowhere else.
        may_open: What may still become that.
        between: What may stand between two.
    """

    def __init__(
        self, names: Names, read: Callable[[str], Reading], opening: str, may_open: str, between: str = ""
    ) -> None:
        self._names = names
        self._read = read
        self._opening = re.compile(opening)
        self._may_open = re.compile(may_open)
        self._between = re.compile(rf"[\s,;\[\]]*(?:{between}[\s,;\[\]]*)?")
        self._at: int | None = None
        self._brackets: Brackets | None = None
        self._over = False

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """See `Finder`."""
        found: list[str] = []
        if self._at is None and not self._over:
            budget.charge(len(text))
            self._open(text)
        while self._at is not None and not self._over:
            calls = self._object(text, self._at)
            if calls is None:
                break
            found += calls
        return found

    def _open(self, text: str) -> None:
        opening = self._opening.match(text)
        start = opening.end() if opening else 0
        begin = _FIRST_OBJECT.match(text, start)
        if opening and begin:
            if begin.end() < len(text):
                self._over = text[begin.end()] != "{" or _says_calls(text[:start], self._names, self._read)
                self._at = begin.end()
        elif not self._may_open.fullmatch(text, start):
            self._over = True

    def _object(self, text: str, at: int) -> list[str] | None:
        """The calls of the next object, if it is complete."""
        if self._brackets is None:
            between = self._between.match(text, at)
            begin = between.end() if between else at
            if not text.startswith("{", begin):
                # A tag that is not there in full is no fault.
                self._over = text[begin : begin + 1] not in ("", "<")
                return None
            self._at, self._brackets = begin, Brackets(begin)
        if self._brackets.advance(text) != ")":
            return None
        source = text[self._at : self._brackets.at]
        value = decoded(source)
        calls = calls_of_object(value) if isinstance(value, dict) else None
        known = calls and all(call.name in self._names.all and is_name(call.name) for call in calls)
        if not calls or not known or has_marks(source):
            self._over = True
            return None
        self._at, self._brackets = self._brackets.at, None
        return [python_call(self._names.called(call)) for call in calls]


_CLOSING = re.compile(r"</(?:[\w-]+:)?(?:function_call|tool_call|invoke|call|function|tool)>", re.I)
_QUOTED = re.compile(r"[^<]*[\"'(\[{]")
"""Elements behind these may stand in a string."""

_MOST_OF_A_TAG = 40
_MAX_TOKEN_CHARS = 200


class XmlFinder:
    """Finds elements that are calls, when they close.

    Args:
        names: What the answer may name.
    """

    def __init__(self, names: Names) -> None:
        self._names = names
        self._at = 0
        self._over = False

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """See `Finder`."""
        if self._over or not _CLOSING.search(text, max(0, len(text) - len(delta) - _MOST_OF_A_TAG)):
            return []
        rest = text[self._at :]
        budget.charge(_AGAIN_STEPS * len(rest))
        if first_token(text[:_MAX_TOKEN_CHARS].lstrip()) or unescaped(rest) != rest or _QUOTED.match(text):
            return []
        written = closed_xml_calls(rest, self._names, budget)
        self._over = bool(written.problem)
        found: list[str] = []
        for call in written.calls:
            if call.name not in self._names.all or self._over:
                self._over = True
                break
            found.append(python_call(self._names.called(without_quotes(call))))
        self._at += written.end
        return found


class ProgramFinder:
    """Finds the statements of the program in code fences.

    Args:
        names: What the answer may name; statements are held back until one of these is named.
    """

    def __init__(self, names: Names) -> None:
        self._names = names
        self._statements = Statements()
        self._fence = ""
        self._over = False
        self._first_line = False
        self._line = 0
        self._held: list[str] | None = []

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """See `Finder`."""
        found: list[str] = []
        end = text.find("\n", self._line)
        while end >= 0 and not (self._statements.broken or self._over):
            found += self._taken(text[self._line : end + 1])
            self._line = end + 1
            end = text.find("\n", self._line)
        calls, _ = mended_statements(found, self._names)
        return self._meant(calls)

    def _taken(self, line: str) -> list[str]:
        """What a line of the answer completes."""
        if self._fence:
            if self._first_line or not line.lstrip(" \t").startswith(self._fence):
                self._first_line = False
                return self._statements.feed(line)
            line = line.lstrip(" \t")[len(self._fence) :]
            self._fence = ""
        opening = _FENCE_LINE.search(line)
        if opening is not None:
            self._over = not is_code_word(opening["word"])
            self._fence, self._first_line = opening["fence"], True
        return []

    def _meant(self, calls: list[str]) -> list[str]:
        if self._held is None:
            return calls
        self._held += calls
        if not calls or not names_any("\n".join(calls), self._names):
            return []
        found, self._held = self._held, None
        return found


_FENCE_LINE = re.compile(r"(?P<fence>```+|~~~+)(?P<word>[^\n`]*)\n")


class BlockFinder:
    """Finds calls in blocks that say nothing before they end.

    Args:
        read: Reads what ends with a block; None where there is no call.
        end: By what a block ends.
    """

    def __init__(self, read: Callable[[str], Reading | None], end: str) -> None:
        self._read = read
        self._end = end
        self._given = 0
        self._looked = 0
        self._over = False

    def find(self, text: str, delta: str, budget: Budget) -> list[str]:
        """See `Finder`."""
        end = text.rfind(self._end)
        if self._over or end < self._looked:
            return []
        self._looked = end + 1
        budget.charge(_AGAIN_STEPS * len(text))
        reading = self._read(text[: end + len(self._end)])
        if reading is None or len(reading.calls) <= self._given:
            return []
        found = list(reading.calls[self._given :])
        if reading.problem or reading.notes or not all(map(_has_arguments, found)):
            self._over = True
            return []
        self._given += len(found)
        return found


def _has_arguments(text: str) -> bool:
    tree = parse_expression(text)
    return isinstance(tree, ast.Call) and bool(tree.args or tree.keywords) and not has_marks(text)


class ToolCallFinder:
    """Finds the calls of a message that comes in pieces, each when its arguments are a whole object.

    Args:
        names: What they may name.
    """

    def __init__(self, names: Names) -> None:
        self._names = names
        self._given = 0

    def find(self, calls: Sequence[ToolCall], budget: Budget) -> Iterator[Function]:
        """The calls that have become complete, of those that there are so far.

        Args:
            calls: The calls, the last of which may still grow.
            budget: What the reading of the answer may take.
        """
        for call in calls[self._given :]:
            if not call.arguments.endswith(("}", " ", "\n")):
                return
            budget.charge(len(call.arguments))
            arguments = decoded(call.arguments)
            if not call.name or not isinstance(arguments, dict):
                return
            self._given += 1
            yield self._names.called(Function(call.name, (), arguments))


def finder_for(form: AskedForm, names: Names, read: Callable[[str], Reading]) -> Finder | None:
    """The finder of a form; None where there is none for its text.

    Args:
        form: The form.
        names: What the answer may name.
        read: Reads a text as the whole is read.
    """
    if form.program:
        return ProgramFinder(names)
    if form.name in _ENDS:
        return BlockFinder(lambda text: read(text) if form.take(text.strip()) else None, _ENDS[form.name])
    if form.form == "json":
        return JsonFinder(names, read, *_OBJECTS[form.name]) if form.name in _OBJECTS else None
    return XmlFinder(names) if form.form == "xml" else PythonFinder(names, read)
