"""Reads an answer while it is being written.

Where a sign comes by which calls end (a comma, a line, a brace, a tag), what has come since the last call is looked at:
if it is whole calls in the form that was asked for, the reader reads them as it would read them alone. What is odd is
left to the reading of the whole answer, which has the last word in any case.
"""

import ast
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lightfc.core.chat import MessagePieces
from lightfc.core.definitions import Function
from lightfc.core.messages import Message
from lightfc.formats.call_data import decode_json, python_call
from lightfc.formats.elements import elements_of
from lightfc.formats.known_names import Names
from lightfc.formats.markup import has_marks
from lightfc.formats.notation import CALL_ELEMENT, FENCE_WORD
from lightfc.formats.python_trees import parse_expression, parse_program
from lightfc.formats.reader import Reading
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.thoughts import after_thought, has_thought, with_opened_thoughts


class FormError(Exception):
    """The answer is not plainly in its form, so that calls are given with the whole of it only."""


_LOOK_STEPS = 4
"""How many steps it takes to look at a character of what has come so far once more."""

_MAX_END_CHARS = 40
"""A sign by which calls end has no more characters."""

_WORDS = r"[^`<\[{]*"
_OPENING = re.compile(rf"{_WORDS}(?:```{FENCE_WORD}[ \t]*\n\s*|<tool_call>\s*)|\s*")
_LIST = re.compile(r"\[\s*")
_SEPARATORS = " \t\r\n,;"


class UnitFinder:
    """Finds units of whole calls, which the reader then reads."""

    ends: "re.Pattern[str]"  # by which signs a unit may end

    def __init__(self, names: Names, read: Callable[[str], Reading]) -> None:
        self.names = names
        self.read = read
        self.first = True

    def find(self, rest: str, delta: str, budget: Budget) -> tuple[list[str], int]:
        """The calls that became complete, and how much of the text is done with; an `FormError` ends the search."""
        if not self.names.all:
            raise FormError
        since = max(0, len(rest) - len(delta) - _MAX_END_CHARS)
        for end in reversed([found.end() for found in self.ends.finditer(rest, since)]):
            budget.charge(_LOOK_STEPS * end)
            unit = self.unit(rest[:end])
            if unit is None:
                continue
            self.first = False
            return self._read(*unit), end
        return [], 0

    def _read(self, text: str, count: int) -> list[str]:
        """The calls of a unit, as many as there should be, and certain whatever follows; else an `FormError`."""
        reading = self.read(text)
        trees = [parse_expression(each) for each in reading.calls]
        if not trees or count not in (0, len(trees)) or not all(isinstance(each, ast.Call) for each in trees):
            raise FormError
        if reading.problem or reading.certainty == "mentioned" or any(each.endswith(" form") for each in reading.notes):
            raise FormError
        return list(reading.calls)

    def unit(self, text: str) -> tuple[str, int] | None:
        """The calls alone of a text that ends by one of the signs, and how many they are, 0 for any number.

        None while that is not whole calls; an `FormError` where it cannot become some.
        """
        return text, 0

    def may_hold_calls(self, words: str) -> bool:
        """Whether what stands before the calls may be calls too; a tag or fence that it opens belongs to it."""
        said = re.split("[`<]", words, maxsplit=1)[0]
        return self.names.patterns.starts.search(words) is not None or self.read(said).expression is not None


class PythonFinder(UnitFinder):
    """Finds the elements of a list of calls, or calls one a line, at the beginning, or in the first fence or tag."""

    ends = re.compile(r"[,;\n]")
    _listed = False

    def unit(self, text: str) -> tuple[str, int] | None:
        begin = self._begin(text) if self.first else 0
        if begin is None:
            return None
        body, ending = text[begin:-1].strip(_SEPARATORS), text[-1]
        if not body or self._listed != (ending == ","):
            return None
        unit = f"[{body}]" if self._listed else body
        values = self._values(unit)
        if values and (has_marks(unit) or not all(isinstance(each, ast.Call) for each in values)):
            raise FormError
        return (unit, len(values)) if values else None

    def _values(self, unit: str) -> Sequence[ast.AST]:
        if self._listed:
            tree = parse_expression(unit)
            return tree.elts if isinstance(tree, ast.List) else ()
        program = parse_program(unit)
        return [each.value if isinstance(each, ast.Expr) else each for each in program.body] if program else ()

    def _begin(self, text: str) -> int | None:
        """Where the calls begin; None while they may still come."""
        opening = _OPENING.match(text)
        start = opening.end() if opening else 0
        bracket = _LIST.match(text, start)
        if not bracket and not self.names.patterns.starts.match(text, start):
            if self.names.patterns.starts.search(text) or re.search(r"[\[{(]", text):
                raise FormError
            return None
        if self.may_hold_calls(text[:start]):
            raise FormError
        self._listed = bracket is not None
        return bracket.end() if bracket else start


_GLUE = r"[\s,;\[\]]*"
_TAGS = rf"{_GLUE}(?:(?:</?\w+>|<\|\w+\|>){_GLUE})*"
_DECODER = json.JSONDecoder()


class JsonFinder(UnitFinder):
    """Finds objects that are calls, alone, in a list or one after another, behind a mark if they need one."""

    ends = re.compile("}")

    def __init__(self, names: Names, read: Callable[[str], Reading], mark: str) -> None:
        super().__init__(names, read)
        self._opening = re.compile(rf"{_WORDS}{mark}\s*{_GLUE}" if mark else rf"(?:{_OPENING.pattern}){_GLUE}")
        # Behind the end of what a mark begins, calls need another one.
        self._between = re.compile(rf"{_TAGS}{mark}\s*{_GLUE}|{_GLUE}" if mark else _TAGS)

    def unit(self, text: str) -> tuple[str, int] | None:
        opening = (self._opening if self.first else self._between).match(text)
        at = opening.end() if opening else 0
        if not opening or text[at] != "{" or (self.first and self.may_hold_calls(text[:at])):
            raise FormError
        objects: list[str] = []
        while at < len(text):
            try:
                value, end = _DECODER.raw_decode(text, at)
            except (ValueError, RecursionError):
                return None
            objects.append(text[at:end])
            if not isinstance(value, dict) or has_marks(objects[-1]):
                raise FormError
            between = self._between.match(text, end)
            at = between.end() if between else end
        return f"[{', '.join(objects)}]", len(objects)


class XmlFinder(UnitFinder):
    """Finds elements that are calls, when they close."""

    ends = re.compile(rf"</{CALL_ELEMENT}>", re.I)

    def unit(self, text: str) -> tuple[str, int] | None:
        # Where it closes nothing, the tag stands in a section of data or in a text.
        closes = any(each.is_closed and each.after == len(text) for each in elements_of(text).all)
        return (text, 0) if closes else None


_MAX_SHORT_CHARS = 200
_MAY_END = re.compile("[>\\]\u25b7]")
"""The last sign of all that ends a thought."""
_LIST_BEGUN = re.compile(r"\s*\[")


class AnswerStream:
    """A reader that takes an answer in pieces and gives each call as soon as it is complete.

    Made by `PromptFormat.stream`:

        stream = PromptFormat().stream(names)
        for delta in deltas:
            for call in stream.feed(delta):
                ...                           # start to execute it
        reading = stream.finish()             # the same as reading the whole answer at once

    `feed` gives a call when it is complete:

    - an element of a list at the comma after it;
    - a call on its own line at the end of the line;
    - a JSON object or an XML element when it closes.

    Calls that need repairs or stand among words are given by `finish` only. So is everything in the formats `code`,
    `expression_json` and `glm`, and if one of `LAYERS` is switched off.

    `feed` assumes that the answer goes on as it began. If the calls of `finish` do not begin with those that `feed`
    gave, the answer turned into something else. Then the results of those calls must not be used. If that is
    unacceptable, execute calls only after `finish`.

    A thought is skipped once it is opened. If a model closes a thought that it did not open, the calls that were given
    before that stay given.

    Attributes:
        text: The text so far.
        given: The calls that were given so far.

    Examples:
        >>> from lightfc import PromptFormat
        >>> stream = PromptFormat().stream(["size"])
        >>> [call for piece in ("[size('a'),", " size('b')]") for call in stream.feed(piece)]
        ["size('a')"]
        >>> stream.finish().expression.action
        "[size('a'), size('b')]"
    """

    def __init__(self, read: Callable[[str | Message], Reading], finder: UnitFinder | None, names: Names) -> None:
        self.text = ""
        self.given: list[str] = []
        self._read = read
        self._finder = finder
        self._pieces: MessagePieces | None = None
        self._names = names
        self._complete = 0
        self._begin: int | None = None
        self._at: int | None = None
        self._budget = Budget()

    @property
    def begins_with_list(self) -> bool:
        """Whether the answer begins with a list. Then its calls are at least `"apart"`, whatever follows."""
        return self._begin is not None and _LIST_BEGUN.match(self.text, self._begin) is not None

    def feed(self, delta: str | Mapping[str, Any]) -> list[str]:
        """Take the next piece of the answer.

        Args:
            delta: A piece of text; or a chunk or delta of the Chat Completions API, whose calls are given when their
                arguments are complete.

        Returns:
            The calls that this piece completes, as Python source; often none.
        """
        found = self._feed_text(delta) if isinstance(delta, str) else self._feed_message(delta)
        self.given += found
        return found

    def _feed_message(self, delta: Mapping[str, Any]) -> list[str]:
        if self._pieces is None:
            self._pieces = MessagePieces()
        self._pieces.add(delta)
        message = self._pieces.message()
        self.text = message.content
        self._budget.extend(sum(len(str(each)) for each in delta.values()))
        found: list[str] = []
        try:
            for call in message.tool_calls[self._complete :]:
                if not call.arguments.endswith(("}", " ", "\n")):
                    break
                self._budget.charge(len(call.arguments))
                arguments = decode_json(call.arguments)
                if not call.name or not isinstance(arguments, dict):
                    break
                self._complete += 1
                found.append(python_call(self._names.called(Function(call.name, (), arguments))))
        except (BudgetError, RecursionError):
            return []
        return found

    def _feed_text(self, delta: str) -> list[str]:
        self.text += delta
        if self._finder is None:
            return []
        self._budget.extend(len(delta))
        try:
            if self._begin is None:
                if len(self.text) > _MAX_SHORT_CHARS and not _MAY_END.search(delta):
                    return []
                self._budget.charge(len(self.text))
                self._begin = self._at = after_thought(self.text)
                if self._begin is None:
                    return []
                delta = self.text[self._begin :]
            if has_thought(self.text, self._begin, len(self.text) - len(delta)):
                raise FormError
            found, used = self._finder.find(self.text[self._at :], delta, self._budget)
            self._at = (self._at or 0) + used
            return found
        except (FormError, BudgetError, RecursionError):
            # What is odd, or would have to be looked at again and again, is given by `finish`.
            self._finder = None
            return []

    def finish(self) -> Reading:
        """Read the whole answer, when all pieces have come.

        Returns:
            What `PromptFormat.reading` gives for it.
        """
        if self._pieces is not None:
            return self._read(self._pieces.message())
        return self._read(with_opened_thoughts(self.text) if self.given else self.text)
