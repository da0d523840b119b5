"""Finds the calls of an answer that is still being written.

Where a sign comes by which calls end (a comma, a line, a brace, a tag), what has come since the last call is looked at:
if it is whole calls in the form that was asked for, the reader reads them as it would read them alone. What is odd is
left to the reading of the whole answer, which has the last word in any case.
"""

import ast
import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from lightfc.core.definitions import Function
from lightfc.core.messages import ToolCall
from lightfc.formats.call_data import decode_json
from lightfc.formats.fences import may_end_in_string, parse_opening, split_at_closing
from lightfc.formats.known_names import Names
from lightfc.formats.markup import has_marks
from lightfc.formats.notation import CALL_ELEMENT, CODE_WORDS, FENCE_WORD
from lightfc.formats.python_trees import parse_expression, parse_program, statement_texts
from lightfc.formats.reader import Reading, names_any, repair_statements
from lightfc.formats.reading_budget import Budget


class Finder(Protocol):
    """Finds calls in a text that grows."""

    def find(self, rest: str, delta: str, budget: Budget) -> tuple[list[str], int]:
        """The calls that became complete, and how much of the text is done with; an `FormError` ends the search."""
        ...


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
    with_arguments = False  # whether only a call with arguments is one whatever stands around it

    def __init__(self, names: Names, read: Callable[[str], Reading]) -> None:
        self.names = names
        self.read = read
        self.first = True

    def find(self, rest: str, delta: str, budget: Budget) -> tuple[list[str], int]:
        """See `Finder`."""
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
        if not trees or count not in (0, len(trees)) or not all(map(self._is_meant, trees)):
            raise FormError
        if reading.problem or reading.certainty == "mentioned" or any(each.endswith(" form") for each in reading.notes):
            raise FormError
        return list(reading.calls)

    def _is_meant(self, tree: ast.expr | None) -> bool:
        return isinstance(tree, ast.Call) and bool(tree.args or tree.keywords or not self.with_arguments)

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
        """See `UnitFinder`."""
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
        """See `UnitFinder`."""
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


class BlockFinder(UnitFinder):
    """Finds calls in blocks that say nothing before they end."""

    with_arguments = True

    def __init__(self, names: Names, read: Callable[[str], Reading], take: Callable[..., object], end: str) -> None:
        super().__init__(names, read)
        self.ends = re.compile(re.escape(end))
        self._take = take

    def unit(self, text: str) -> tuple[str, int] | None:
        """See `UnitFinder`."""
        return (text, 0) if self._take(text.strip()) else None


class ProgramFinder:
    """Finds the statements of the program in code fences; they are held back until one of the names is named."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._signs = self._code = ""
        self._held: list[str] | None = []

    def find(self, rest: str, delta: str, budget: Budget) -> tuple[list[str], int]:
        """See `Finder`."""
        found: list[str] = []
        end = rest.rfind("\n") + 1
        for line in rest[:end].splitlines(keepends=True):
            closed = split_at_closing(line, self._signs) if self._signs else ("", line)
            code, behind = closed or (line, "")
            if code:
                self._code += code
                found += self._complete_statements(budget)
            if closed is not None:
                self._signs, word = parse_opening(behind) or ("", "")
                if word not in CODE_WORDS or may_end_in_string(self._code):
                    raise FormError
        calls, _ = repair_statements(found, self._names)
        return self._release(calls), end

    def _complete_statements(self, budget: Budget) -> list[str]:
        """The statements that nothing which follows can be part of."""
        program = parse_program(self._code, budget)
        if program is None:
            return []
        texts = statement_texts(self._code, program.body)
        # What has a body may go on: with more of it, with `else`.
        grows = bool(program.body) and not isinstance(program.body[-1], _SIMPLE)
        self._code = f"{texts.pop()}\n" if grows else ""
        return texts

    def _release(self, calls: list[str]) -> list[str]:
        if self._held is None:
            return calls
        self._held += calls
        if not calls or not names_any("\n".join(calls), self._names):
            return []
        found, self._held = self._held, None
        return found


_SIMPLE = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Import, ast.ImportFrom, ast.Pass, ast.Return, ast.Delete,
    ast.Assert, ast.Raise, ast.Global, ast.Nonlocal, ast.Break, ast.Continue,
)  # fmt: skip
"""Statements that end with their line."""


class ToolCallFinder:
    """Finds the calls of a message that comes in pieces, each when its arguments are a whole object."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._given = 0

    def find(self, calls: Sequence[ToolCall], budget: Budget) -> Iterator[Function]:
        """The calls that have become complete, of those that there are so far."""
        for call in calls[self._given :]:
            if not call.arguments.endswith(("}", " ", "\n")):
                return
            budget.charge(len(call.arguments))
            arguments = decode_json(call.arguments)
            if not call.name or not isinstance(arguments, dict):
                return
            self._given += 1
            yield self._names.called(Function(call.name, (), arguments))
