"""Reads an answer layer by layer, or takes it as one program."""

import ast
import itertools
import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from lightfc.core.definitions import FunctionExpression
from lightfc.formats.call_data import parse_literal, strings_of
from lightfc.formats.certainty import certainty_of
from lightfc.formats.known_names import Names, node_name
from lightfc.formats.markup import LAYERS, Layer, first_token, has_marks, parts
from lightfc.formats.notation import strip_notation
from lightfc.formats.python_trees import nodes_of, parse_expression, parse_program, replace_nodes, statements
from lightfc.formats.python_words import bound_names
from lightfc.formats.reader.data_forms import MAX_MISSES, JsonReader, XmlReader
from lightfc.formats.reader.found import (
    Form,
    FormReader,
    Found,
    Reading,
    join_founds,
    unreadable,
)
from lightfc.formats.reader.python_form import PythonReader
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc.formats.repairs import REWRITES, TreeRepair, constants, known_functions
from lightfc.formats.scanner import scan_call, scan_value

_LITERAL_OPENINGS = ("[", "{", "(", "'", '"')
_BRACKET = re.compile("[(\uff08{<]")
_WORDS = re.compile(r"(?<![^\W\d_])[^\W\d_]++\s++[^\W\d_]++\s")
_OBJECT = re.compile(r"\{")
_OBJECT_OPENING = re.compile(r"\{\s*(?:[\"'}]|\w+\s*:)")
_NOTHING = re.compile(r"(?!)")
_LIST_OPENING = re.compile(r"(?:\[\s*)*")
_FENCES = ("```", "~~~")
_LEFT_OUT = {"thinking", "code fence", "tool_call"}
"""Notes of what was left out around an answer in which nothing else had to be done."""
_MAX_BLOCKS = 4
"""How deep blocks are looked for in blocks."""
READ_STEPS = 4
"""How many steps it takes to look at a character with the patterns that are tried at each."""
_OF_PROGRAMS = ((constants, "JSON constants"), (known_functions, "namespace"))
"""What is repaired in a program, and the note that tells of it."""
_LIST_OF_CALLS = re.compile(r"(?:<\|?\w+\|?>|```\w*|\s)*(?:\[|<function_calls>)")


def with_certainty(
    reading: Reading, text: str, names: Names, budget: Budget, form: Form = "python", *, program: bool = False
) -> Reading:
    """A reading with its certainty; of a form with words of its own, `text` is the part that has to be calls."""
    found = reading.expression
    if found is None:
        return reading

    def alone(stretch: str) -> tuple[str, ...]:
        return read_answer(stretch, names, form, trusted=True, budget=budget).calls

    repaired = not set(found.notes) <= _LEFT_OUT
    certainty = certainty_of(
        text,
        found.action,
        reading.calls or (found.action,),
        names,
        budget,
        alone,
        source=reading.source,
        repaired=repaired,
        broken=bool(reading.problem),
        ended="unterminated" not in found.notes,
        program=program,
    )
    if certainty == found.certainty:
        return reading
    return replace(reading, expression=FunctionExpression(found.action, found.thought, found.notes, certainty))


def read_answer(
    text: str,
    names: Names,
    form: Form = "python",
    layers: Collection[Layer] = LAYERS,
    *,
    trusted: bool = False,
    budget: Budget | None = None,
) -> Reading:
    """Find the expression in an answer without thoughts; with what the reading may take."""
    body = text.strip()
    try:
        reader = AnswerReader(names.for_answer(), form, layers, budget or Budget(len(body)))
        found = reader.read_with_repairs(body, trusted=trusted)
    except (BudgetError, RecursionError):
        return unreadable(body)
    if found is None:
        return Reading(None, content=text.strip())
    expression = FunctionExpression(found.whole, found.rest.strip(), tuple(dict.fromkeys(found.notes)))
    # Where one call is at fault, the others are not to be executed without it.
    calls = () if found.problem else tuple(found.calls)
    functions = () if found.problem else found.functions
    return Reading(
        expression, calls, found.rest.strip(), found.problem, found.suggestion, source=found.source, functions=functions
    )


def _without_repetition(text: str) -> tuple[str, bool]:
    """Take an answer once that is a list of calls and stands there twice; single calls may well be meant twice."""
    middle = len(text) // 2
    head = text[:middle].rstrip()
    if head and head == text[middle:].lstrip() and _LIST_OF_CALLS.match(head):
        return head, True
    return text, False


class AnswerReader:
    def __init__(self, names: Names, form: Form, layers: Collection[Layer], budget: Budget) -> None:
        self.names, self.form, self.layers, self.budget = names, form, layers, budget
        self.python = PythonReader(names, form, layers, budget)
        self.readers: dict[Form, FormReader] = {
            "json": JsonReader(names, form, layers, budget),
            "xml": XmlReader(names, form, layers, budget),
            "python": self.python,
        }
        others = [each for each in self.readers if each != form and "other forms" in layers]
        self.forms: tuple[Form, ...] = (form, *others)

    def read_with_repairs(self, text: str, *, trusted: bool, depth: int = 0) -> Found | None:
        """Read a text, if need be with signs replaced throughout; arguments as for `read`."""
        found = self.read(text, trusted=trusted, depth=depth)
        if "repairs" not in self.layers or not (found is None or found.problem):
            return found
        notes: list[str] = []
        for sign, rewrite, note in REWRITES:
            rewritten = rewrite(text) if sign.search(text) else text
            if rewritten != text:
                text = rewritten
                notes.append(note)
                repaired = self.read(text, trusted=trusted, depth=depth)
                if repaired is not None and not repaired.problem:
                    repaired.notes += tuple(notes)
                    return repaired
        return found

    def read(self, text: str, *, trusted: bool, depth: int = 0) -> Found | None:
        """Read a text in so many blocks; if it is trusted to be an answer, calls of unknown names count too."""
        body, repeated = _without_repetition(text) if "lists" in self.layers else (text, False)
        found = self._read(body, trusted, depth)
        if found is not None and repeated:
            found.notes = ("repeated answer", *found.notes)
        return found

    def _read(self, text: str, trusted: bool, depth: int) -> Found | None:
        self.budget.charge(READ_STEPS * len(text))
        with_blocks = "blocks" in self.layers and depth < _MAX_BLOCKS and has_marks(text)
        # `[TOOL_CALLS] [f(1)]` would be Python, but is none.
        token = first_token(text) if with_blocks else ""
        found = self._read_tagged(text) if with_blocks else None
        if found is None and (not token or token.strip("[]") in self.names.roots):
            found = self._read_strictly(text, trusted)
        if found is None and with_blocks:
            found = self._read_single_block(text) or self._read_blocks(text, depth + 1)
        return found or self._read_tolerantly(text, trusted, depth)

    def _read_tagged(self, text: str) -> Found | None:
        """Read what a tag holds, where that is no element: then it is no XML, which would be looked for first."""
        return self._read_single_block(text) if text[:1] == "<" and strip_notation(text)[:1] != "<" else None

    def _read_strictly(self, text: str, trusted: bool) -> Found | None:
        found = self._try_forms(self.forms, text, trusted)
        if found is not None and not found.rest:
            found.source = text
        return found

    def _read_single_block(self, text: str) -> Found | None:
        """Read what stands in the one block that a text is; marks inside of it are part of what is said there."""
        core = strip_notation(text)
        found = self._read_strictly(core, True) if core and core != text and not _without_repetition(core)[1] else None
        if found is not None and not found.problem:
            head = text[: text.find(core)]
            marks = [] if head.startswith(_FENCES) else ["tags"]
            opening = next((each for each in _FENCES if each in head), None)
            if opening is not None:
                marks += ["code fence"] if opening in text[len(head) + len(core) :] else ["code fence", "unterminated"]
            found.notes = (*marks, *found.notes)
            return found
        return None

    def _read_tolerantly(self, text: str, trusted: bool, depth: int) -> Found | None:
        # What JSON says in objects is not said in its strings.
        first = 1 if self.form == "json" else 0
        return (
            self._try_forms(self.forms[:first], text, trusted, tolerant=True)
            or self._read_strings(text, depth + 1)
            or self._try_forms(self.forms[first:], text, trusted, tolerant=True)
        )

    def _try_forms(self, forms: Sequence[Form], text: str, trusted: bool, *, tolerant: bool = False) -> Found | None:
        for form in forms:
            reader = self.readers[form]
            found = reader.tolerant(text, trusted) if tolerant else reader.strict(text, trusted)
            if found is not None:
                if form != self.form:
                    found.notes += (f"{form} form",)
                return found
        return None

    def _read_blocks(self, text: str, depth: int) -> Found | None:
        pieces = parts(text, self._calls_with_marks(text))
        if len(pieces) == 1 and pieces[0].kind == "bare" and pieces[0].text == text:
            return None
        founds: list[Found] = []
        rest: list[str] = []
        marks: dict[str, None] = {}
        words = any(piece.kind == "bare" and _WORDS.search(piece.text) for piece in pieces)
        for piece in pieces:
            said = piece.text.strip()
            found = self._read_bare(said, depth) if piece.kind == "bare" else self.read(said, trusted=True, depth=depth)
            if found is None or not self._is_answer(found, words):
                rest.append(said)
                continue
            marks |= {"fence": {"code fence": None}, "tag": {"tags": None}}.get(piece.kind, {})
            founds.append(found)
            rest.append(found.rest)
        return join_founds(founds, tuple(marks or ("tags",)), "\n".join(filter(None, rest))) if founds else None

    def _is_answer(self, found: Found, words: bool) -> bool:
        """Whether what was found in a block is part of the answer, rather than told of."""
        trees = map(parse_expression, found.calls) if words else ()
        return bool(found.calls) and not any(tree is not None and self.python.is_template(tree) for tree in trees)

    def _calls_with_marks(self, text: str) -> list[tuple[int, int]]:
        """Where calls stand that hold in an argument what looks like a mark."""
        spans: list[tuple[int, int]] = []
        is_json = self.form == "json"
        calls = self.names.patterns.starts
        starts, scan, last = (_OBJECT, scan_value, "}") if is_json else (calls, scan_call, ")")
        first = starts.search(text) if self.names.all else None
        if first is None or not has_marks(text[first.start() : text.rfind(last)]):
            return spans
        at = misses = 0
        source = self.python.source(text)
        for match in starts.finditer(text, first.start()):
            if match.start() < at:
                continue
            scanned = scan(source, match.start())
            if scanned.closed and (not scanned.broken or self.python.expression(scanned.text)):
                at = scanned.end
                if has_marks(text[match.start() : at]):
                    spans.append((match.start(), at))
            else:
                misses += 1
            if max(len(spans), misses) > MAX_MISSES:
                break
        return spans

    def _read_bare(self, text: str, depth: int) -> Found | None:
        """Read what stands between blocks: what begins as a call does is part of the answer, come what may."""
        found = self._read_strictly(text, False)
        calls = {"python": self.names.patterns.starts if self.names.all else _NOTHING, "json": _OBJECT_OPENING}
        opening = _LIST_OPENING.match(text)
        begins_as_call = calls.get(self.form, _NOTHING).match(text, opening.end() if opening else 0)
        return self._read_tolerantly(text, False, depth) if found is None and begins_as_call else found

    def _read_strings(self, text: str, depth: int) -> Found | None:
        """Read the strings of JSON or of a Python literal as answers: `{"answer": "f(1)"}`."""
        if depth > _MAX_BLOCKS or "repairs" not in self.layers or not self.names.all:
            return None
        read = [self.read_with_repairs(each.strip(), trusted=False, depth=depth) for each in self._strings(text)]
        founds = [*filter(None, read)]
        # What is said of calls beside calls, such as a thought, is not meant.
        meant = [found for found in founds if "prose" not in found.notes] or founds
        return join_founds(meant, ("quotes",), "") if meant and not any(found.problem for found in meant) else None

    def _strings(self, text: str) -> list[str]:
        """The strings of JSON or of a Python literal that may hold calls; none of any other text."""
        value = parse_literal(text, self.budget) if text[:1] in _LITERAL_OPENINGS else text
        said = () if value == text else itertools.islice(strings_of(value), MAX_MISSES)
        return [each for each in said if _BRACKET.search(each)]


def read_program(text: str, names: Names, layers: Collection[Layer] = LAYERS, budget: Budget | None = None) -> Reading:
    """Take a text as one program, if it names anything that it may.

    Statements up to the first that is no Python stay as they are; what follows them is read like any answer.
    """
    budget = budget or Budget(len(text))
    try:
        budget.charge(READ_STEPS * len(text))
        split, left = statements(text)
        if not split or not names_any("\n".join(split), names):
            return Reading(None, content=text)
        calls, notes = _repair_statements(split, names, layers)
        if not left:
            return Reading(
                FunctionExpression("\n".join(calls) if notes else text, "", notes), tuple(calls), source=text
            )
        reader = AnswerReader(names.for_answer(), "python", layers, budget)
        found = reader.read(left, trusted=True) if layers else None
    except (BudgetError, RecursionError):
        return unreadable(text)
    if found is None:
        return Reading(FunctionExpression(text, "", notes), (), problem="the program is not Python")
    notes = tuple(dict.fromkeys(("program", *notes, *found.notes)))
    if found.problem:
        return Reading(FunctionExpression(text, "", notes), (), found.rest, found.problem)
    calls += found.calls
    return Reading(FunctionExpression("\n".join(calls), "", notes), tuple(calls), found.rest)


def repaired_program(program: str, names: Names) -> tuple[list[str], tuple[str, ...]]:
    """The parts of a program as it was meant, and what was done; all of it where nothing was, or it is no Python."""
    split, left = statements(program)
    parts, notes = ([], ()) if left else _repair_statements(split, names)
    return (parts, notes) if notes else ([program], ())


def _repair_statements(
    split: Sequence[str], names: Names, layers: Collection[Layer] = LAYERS
) -> tuple[list[str], tuple[str, ...]]:
    """Statements without bullets, with JSON's constants as Python's and functions by their names; what was done."""
    listed = _without_bullets(split, names) if "lists" in layers else []
    calls, notes = listed or [*split], ("separators",) if listed else ()
    if "repairs" not in layers:
        return calls, notes
    tree = parse_program("\n".join(calls))
    own = {*bound_names(nodes_of(tree))} if tree is not None else set[str]()
    for repair, note in _OF_PROGRAMS:
        repaired = [_repaired(each, repair, own, names) for each in calls]
        notes = notes if repaired == calls else (*notes, note)
        calls = repaired
    return calls, notes


def _repaired(statement: str, repair: TreeRepair, own: set[str], names: Names) -> str:
    """A statement with one repair; what the program itself calls `client` is no namespace."""
    tree = parse_program(statement)
    changes = [] if tree is None else [*repair(tree, names)]
    return replace_nodes(statement, [each for each in changes if not _says_more(node_name(each[0]), own, names)])


def _says_more(written: str, own: set[str], names: Names) -> bool:
    """Whether a name in a program is more than a known one: of something of the program's own, or with other words."""
    return written.partition(".")[0] in own or not names.is_plain(written)


def _without_bullets(split: Sequence[str], names: Names) -> list[str]:
    """The items of a list in Markdown, each a call behind a sign; empty where the statements are anything else."""
    items: list[str] = []
    for statement in split if len(split) > 1 else ():
        match parse_expression(statement[1:].strip()) if statement[0] in "-+*" else None:
            case ast.Call() as call if names.is_meant(call):
                items.append(statement[1:].strip())
            case _:
                return []
    return items


def names_any(text: str, names: Names) -> bool:
    """Whether a program names anything that it may; anything does where no names are known."""
    tree = parse_program(text)
    return tree is not None and (not names.all or names.stand_in(tree))
