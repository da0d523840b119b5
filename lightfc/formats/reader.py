"""Finds the calls in what a model answered.

Reading is layered. Each layer is tried only where the ones before it found nothing in a stretch of the text, each can
be switched off, and what it did is said in the notes:

    strict ── blocks ── lists ── repairs ── prose ── other forms

All of it is text to text: an answer is taken apart with `ast` and a scanner, never evaluated, and what is found is
checked by the sandbox like any other text.
"""

import ast
import itertools
import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from lightfc.core.definitions import Certainty, Function, FunctionExpression
from lightfc.core.messages import ToolCall
from lightfc.formats.budget import Budget, BudgetError
from lightfc.formats.calls import (
    all_text,
    calls_of_object,
    decoded,
    is_name,
    literal,
    name_key_of,
    python_call,
    python_value,
    strings_of,
)
from lightfc.formats.certainty import certainty_of, tool_call_certainty
from lightfc.formats.markup import LAYERS, Layer, Part, first_token, has_marks, parts, without_thought
from lightfc.formats.names import ANY_CALL, Names, dotted
from lightfc.formats.programs import statements
from lightfc.formats.scanner import (
    LEADING_ZEROS,
    Scanned,
    Source,
    parse_expression,
    parse_program,
    replaced,
    scan_call,
    scan_value,
    segments,
    stand_in,
)
from lightfc.formats.shapes import repeats_key
from lightfc.formats.text_repairs import REWRITES
from lightfc.formats.tree_repairs import CONSTANT, TREE_REPAIRS, constants, leading_zeros, unwrapped
from lightfc.formats.xml_calls import without_quotes, xml_calls

Form = Literal["python", "json", "xml"]
"""How calls are written."""

_SEPARATORS = re.compile(r"[\s,;\[\]()]*")
_GLUE = re.compile(
    r"(?:\b(?:print\(|await\s)|[\s,;\[\](){}`'\"“”\u2018\u2019\u200b-\u200f\ufeff\\*.:>|-]|\\n|(?<!\w)\d+[.)])*"
)
_ENDED_VALUE = re.compile(r"['\"\])}\d]\s*\Z")
_LITERAL_OPENINGS = ("[", "{", "(", "'", '"')
_BRACKET = re.compile("[(\uff08{<]")
_WORDS = re.compile(r"(?<![^\W\d_])[^\W\d_]++\s++[^\W\d_]++\s")
_PLACEHOLDER = re.compile(r"<[\w -]+>")
_OBJECT = re.compile(r"\{")
_OBJECT_OPENING = re.compile(r"\{\s*(?:[\"'}]|\w+\s*:)")
_TAG = re.compile(r"<[A-Za-z_]\w+>")
_SAME_LIST = re.compile(r"[\s,;`*-]*(?:\d+[.)]\s*`?)?")
_ASSIGNED = re.compile(r"(?P<name>[^\W\d]\w*)\s*(?::\s*\w+\s*)?=\s*(?:await\s+)?\Z")
_LINE_BEGIN = re.compile(r"(?:\A|\n)[\s\[*`>-]*(?:\d+[.)] *`?)?\Z")
_LIST_BEGIN = re.compile(r"(?:\A|\n)[ \t`*>-]*\[\s*\Z")
_LINE_END = re.compile(r"[\]`;,)]*[ \t\r]*(?:\n|\Z)")
_LEFT_OUT = {"thinking", "code fence", "tool_call"}
"""Notes of what was left out around an answer in which nothing else had to be done."""

_MAX_BLOCKS = 4
"""How deep blocks are looked for in blocks."""

_MAX_MISSES = 20
"""How many objects of one text are tried that are no calls."""

_MAX_NESTED_REPAIRS = 5
"""How deep what needs the same repair may stand in one another."""

_READ_STEPS = 4
"""How many steps it takes to look at a character with the patterns that are tried at each."""

_MAX_NAME_CHARS = 100
_NAMED_CALL = re.compile(
    r"""\{\s*+["']?(?:name|function|function_name|tool|tool_name)["']?\s*+:\s*+["'](?P<name>[^"'\n]{1,100})["']"""
)
_LIST_OF_CALLS = re.compile(r"(?:<\|?\w+\|?>|```\w*|\s)*(?:\[|<function_calls>)")
_CALLS_OPENING = re.compile(r"\s*(?:<\|?[A-Za-z_][\w:.-]*\|?>\s*)*(?:\[\s*)*")
MAX_STARTS = 400
"""How many places of one text are tried as the beginning of a call; more is no answer, but a loop of the model."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read in an answer.

    Attributes:
        expression: The expression to execute; None where the answer is plain words, or cannot be read at all.
        calls: Its parts that can be executed one by one in order: the elements of its list, the statements of a
            program, else it alone. None where there is a problem.
        content: What the model said beside it; the whole answer where there is no expression.
        problem: What is wrong with an expression that cannot be executed as it stands; empty where nothing is known.
        suggestion: How the expression would read if the problem were mended in the most likely way.
        faults: Of calls through the tools API: what is wrong with each that cannot be made, as it is told to a model.
    """

    expression: FunctionExpression | None
    calls: tuple[str, ...] = ()
    content: str = ""
    problem: str = ""
    suggestion: str = ""
    faults: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """What had to be done to find the expression."""
        return self.expression.notes if self.expression else ()

    @property
    def certainty(self) -> Certainty | None:
        """How unmistakably the answer says its calls; None where it is plain words."""
        return self.expression.certainty if self.expression else None


@dataclass(slots=True)
class Found:
    """The calls of one stretch of text.

    Attributes:
        calls: Each as Python text.
        whole: The text of the whole, where it is more than its calls (an operator around them) or exactly them.
        notes: What was done.
        rest: The words around the calls.
        problem: Why it cannot be executed as it stands.
        suggestion: How it could.
    """

    calls: list[str]
    whole: str = ""
    notes: tuple[str, ...] = ()
    rest: str = ""
    problem: str = ""
    suggestion: str = ""


def read(
    text: str,
    names: Names,
    form: Form = "python",
    layers: Collection[Layer] = LAYERS,
    *,
    trusted: bool = False,
    question: str = "",
    truncated: bool = False,
) -> Reading:
    """Find the expression in an answer.

    Args:
        text: What the model said.
        names: What it may name.
        form: The form in which calls were asked for.
        layers: The layers to use above the strict one.
        trusted: Whether it was taken out of something that says that it is an answer, such as a tag.
        question: What it answers, for the layer `question`.
        truncated: Whether the answer was cut off where it ends; then nothing of it is to be executed.
    """
    body, thought = without_thought(text) if "blocks" in layers else (text, "")
    reading = read_answer(body, names, form, layers, trusted=trusted, question=question)
    if reading.expression is None:
        return Reading(None, content=text.strip(), problem=reading.problem)
    return cut_off(text) if truncated else with_thought(judged(reading, body, names), thought)


def judged(reading: Reading, text: str, names: Names, *, program: bool = False) -> Reading:
    """A reading with its certainty.

    Args:
        reading: What was read.
        text: The answer without its thought; of a form with words of its own, the part that has to be calls.
        names: What the answer may name.
        program: Whether a program was asked for.
    """
    found = reading.expression
    if found is None:
        return reading
    mended = not set(found.notes) <= _LEFT_OUT
    certainty = certainty_of(
        text,
        found.action,
        reading.calls or (found.action,),
        names,
        mended=mended,
        broken=bool(reading.problem),
        program=program,
    )
    return replace(reading, expression=replace(found, certainty=certainty))


def read_answer(
    text: str,
    names: Names,
    form: Form = "python",
    layers: Collection[Layer] = LAYERS,
    *,
    trusted: bool = False,
    question: str = "",
    budget: Budget | None = None,
) -> Reading:
    """Find the expression in an answer without thoughts; as `read`, with what the reading of the answer may take."""
    body = text.strip()
    try:
        reader = _Reader(names, form, layers, budget or Budget(len(body)), question)
        found = reader.mended(body, trusted=trusted)
    except (BudgetError, RecursionError):
        return too_tangled(body)
    if found is None:
        return Reading(None, content=text.strip())
    expression = FunctionExpression(found.whole, found.rest.strip(), tuple(dict.fromkeys(found.notes)))
    # Where one call is at fault, the others are not to be executed without it.
    calls = () if found.problem else tuple(found.calls)
    return Reading(expression, calls, found.rest.strip(), found.problem, found.suggestion)


def cut_off(text: str) -> Reading:
    """The reading of an answer with calls that was cut off where it ends: of a plan without its end nothing is to run.

    Args:
        text: The answer.
    """
    return Reading(None, content=text.strip(), problem=_CUT_OFF)


_CUT_OFF = "the answer was cut off because it was too long, so that its end is missing; answer again, shorter"


def too_tangled(text: str) -> Reading:
    """The reading of an answer that takes more to be read than its length gives.

    Args:
        text: The answer.
    """
    return Reading(None, content=text.strip(), problem=_TOO_TANGLED)


_TOO_TANGLED = "the answer is too tangled to be read: it opens too much that it does not close, or says it too often"


def with_thought(reading: Reading, thought: str, *, noted: bool = True) -> Reading:
    """A reading with what stood before it.

    Args:
        reading: A reading with an expression.
        thought: What stood before it; empty where nothing did.
        noted: Whether the notes tell of it.
    """
    if not thought or reading.expression is None:
        return reading
    content = "\n".join(each for each in (thought, reading.content) if each)
    notes = ("thinking", *reading.notes) if noted else reading.notes
    return replace(reading, expression=replace(reading.expression, thought=content, notes=notes), content=content)


def read_program(text: str, names: Names, layers: Collection[Layer] = LAYERS, budget: Budget | None = None) -> Reading:
    """Take a text as one program, if it names anything that it may.

    Statements up to the first that is no Python stay as they are; what follows them is read like any answer.

    Args:
        text: Python, without a fence.
        names: What it may name.
        layers: The layers to use above the strict one.
        budget: What the reading of the answer may take; without it, what the text alone may.
    """
    try:
        return _read_program(text, names, layers, budget or Budget(len(text)))
    except (BudgetError, RecursionError):
        return too_tangled(text)


def _read_program(text: str, names: Names, layers: Collection[Layer], budget: Budget) -> Reading:
    budget.charge(_READ_STEPS * len(text))
    split, left = statements(text)
    if not split or not names_any("\n".join(split), names):
        return Reading(None, content=text)
    calls, notes = mended_statements(split, names, layers)
    if not left:
        return Reading(FunctionExpression("\n".join(calls) if notes else text, "", notes), tuple(calls))
    found = _Reader(names, "python", layers, budget).read(left, trusted=True) if layers else None
    if found is None:
        return Reading(FunctionExpression(text, "", notes), (), problem="the program is no Python")
    notes = tuple(dict.fromkeys(("program", *notes, *found.notes)))
    if found.problem:
        return Reading(FunctionExpression(text, "", notes), (), found.rest, found.problem)
    calls += found.calls
    return Reading(FunctionExpression("\n".join(calls), "", notes), tuple(calls), found.rest)


def mended_statements(
    split: Sequence[str], names: Names, layers: Collection[Layer] = LAYERS
) -> tuple[list[str], tuple[str, ...]]:
    """Statements with JSON's constants as Python's, and what was done."""
    if "repairs" not in layers:
        return list(split), ()
    calls: list[str] = []
    notes: tuple[str, ...] = ()
    for statement in split:
        tree = parse_program(statement) if CONSTANT.search(statement) else None
        changes, note = constants(tree, names) if tree else ([], "")
        calls.append(replaced(statement, changes))
        notes = (note,) if changes else notes
    return calls, notes


def names_any(text: str, names: Names) -> bool:
    """Whether a program names anything that it may; anything does where no names are known."""
    tree = parse_program(text)
    return tree is not None and (not names.all or any(map(names.is_meant, ast.walk(tree))))


def read_tool_calls(
    calls: Sequence[ToolCall], names: Names, layers: Collection[Layer] = LAYERS, budget: Budget | None = None
) -> Reading:
    """Read the calls that a message makes through the tools API; those of unknown functions are calls too.

    Args:
        calls: The calls, one at least.
        names: What they may name.
        layers: The layers to use above the strict one.
        budget: What the reading of the answer may take; without it, what the arguments alone may.
    """
    try:
        return _read_tool_calls(calls, names, layers, budget or Budget(sum(len(each.arguments) for each in calls)))
    except (BudgetError, RecursionError):
        return too_tangled("\n".join(f"{each.name}({each.arguments})" for each in calls))


def _read_tool_calls(calls: Sequence[ToolCall], names: Names, layers: Collection[Layer], budget: Budget) -> Reading:
    texts: list[str] = []
    notes: dict[str, None] = {}
    problem = ""
    sent = names.sent
    faults: list[str] = []
    for call in calls:
        call = replace(call, name=sent.get(call.name, call.name))
        value, made, fault = arguments_of(call, layers, budget)
        twice = repeats_key(call.arguments)
        if twice is not None:
            fault = f"The arguments of {call.name!r} say {twice!r} twice."
        if not is_name(call.name):
            fault = f"There is no function {call.name!r}." if call.name else "A call has no function name."
        faults += [fault] if fault else []
        if value is None:
            texts.append(f"{call.name}({call.arguments})")
            problem = problem or f"the arguments of {call.name} are no JSON object"
            continue
        made_of = Function(call.name, (), value)
        # What stands before a known name may say that it is not to be called; the check tells that there is none such.
        mended = names.called(made_of) if "repairs" in layers and names.is_plain(call.name) else made_of
        texts.append(python_call(mended))
        notes |= dict.fromkeys((*made, *_notes_of([made_of], [mended])))
        problem = problem or _problem_of(mended.name)
    whole = texts[0] if len(texts) == 1 else f"[{', '.join(texts)}]"
    certainty = tool_call_certainty([call.arguments for call in calls], texts, mended=bool(notes))
    certainty = "mentioned" if faults else certainty
    expression = FunctionExpression(whole, "", tuple(notes), certainty)
    return Reading(expression, () if problem else tuple(texts), problem=problem, faults=tuple(faults))


def _notes_of(written: Sequence[Function], mended: Sequence[Function]) -> tuple[str, ...]:
    """What was done to calls to make of them those that are known."""
    names = [call.name for call in written] != [call.name for call in mended]
    arguments = [call.kwargs for call in written] != [call.kwargs for call in mended]
    return (("namespace",) if names else ()) + (("argument object",) if arguments else ())


def _problem_of(name: str) -> str:
    return "" if is_name(name) else f"{name!r} is no name that a function can have"


def arguments_of(
    call: ToolCall, layers: Collection[Layer] = LAYERS, budget: Budget | None = None
) -> tuple[dict[str, Any] | None, tuple[str, ...], str]:
    """The arguments of a call through the tools API, what had to be done, and why they cannot be used; None for none.

    Args:
        call: The call; its arguments should be the JSON text of an object, and may be empty.
        layers: The layers to use above the strict one.
        budget: What the reading of the answer may take; without it, what the text alone may.
    """
    body = call.arguments.strip() or "{}"
    notes: tuple[str, ...] = ()
    fault = ""
    try:
        value = json.loads(body)
    except RecursionError:
        return None, (), f"The arguments of {call.name!r} nest too deeply."
    except ValueError as error:
        value, fault = None, f"The arguments of {call.name!r} are not JSON: {error}."
        if "repairs" in layers and body[0] == "{":
            scanned = scan_value(Source(body, budget))
            # Nothing that follows the object is part of it, so that it can be used as soon as it ends.
            value = literal(body[: scanned.end], budget)
            notes = ("surplus text",) if body[scanned.end :].strip() else tuple(scanned.notes) or ("python form",)
            # What ends before its last bracket may lack more than that.
            fault = "" if isinstance(value, dict) and scanned.closed else fault
    if not isinstance(value, dict) or not all_text(value):
        return None, (), fault or f"The arguments of {call.name!r} must be a JSON object, not {type(value).__name__}."
    try:
        python_value(value)
    except RecursionError:
        return None, (), f"The arguments of {call.name!r} nest too deeply."
    return value, notes, fault


def _once(text: str) -> tuple[str, bool]:
    """Take an answer once that is a list of calls and stands there twice; single calls may well be meant twice."""
    middle = len(text) // 2
    head = text[:middle].rstrip()
    if head and head == text[middle:].lstrip() and _LIST_OF_CALLS.match(head):
        return head, True
    return text, False


class _Reader:
    def __init__(self, names: Names, form: Form, layers: Collection[Layer], budget: Budget, question: str = "") -> None:
        self.names = names.for_answer()
        self.question = question if "question" in layers else ""
        self.budget = budget
        self.form = form
        self.layers = layers
        others: dict[Form, tuple[Form, ...]] = {
            "python": ("python", "json", "xml"),
            "json": ("json", "xml", "python"),
            "xml": ("xml", "json", "python"),
        }
        self.forms = others[form] if "other forms" in layers else (form,)

    def mended(self, text: str, *, trusted: bool, depth: int = 0) -> Found | None:
        """Read a text, if need be with signs replaced throughout; as `read`."""
        found = self.read(text, trusted=trusted, depth=depth)
        if "repairs" not in self.layers or not (found is None or found.problem):
            return found
        notes: list[str] = []
        for sign, rewrite, note in REWRITES:
            rewritten = rewrite(text) if sign.search(text) else text
            if rewritten != text:
                text = rewritten
                notes.append(note)
                mended = self.read(text, trusted=trusted, depth=depth)
                if mended is not None and not mended.problem:
                    mended.notes += tuple(notes)
                    return mended
        return found

    def read(self, text: str, *, trusted: bool, depth: int = 0) -> Found | None:
        """Read a text with or without blocks in it.

        Args:
            text: The text.
            trusted: Whether something around it says that it is an answer; then calls of unknown names count too.
            depth: In how many blocks it stands.
        """
        body, repeated = _once(text) if "lists" in self.layers else (text, False)
        found = self._read(body, trusted, depth)
        if found is not None and repeated:
            found.notes = ("repeated answer", *found.notes)
        return found

    def _source(self, text: str) -> Source:
        return Source(text, self.budget, argument=self.names.swallowed, question=self.question)

    def _expression(self, text: str) -> ast.expr | None:
        return parse_expression(text, self.budget)

    def _read(self, text: str, trusted: bool, depth: int) -> Found | None:
        self.budget.charge(_READ_STEPS * len(text))
        with_blocks = "blocks" in self.layers and depth < _MAX_BLOCKS and has_marks(text)
        # `[TOOL_CALLS] [f(1)]` would be Python, but is none.
        token = first_token(text) if with_blocks else ""
        found = self._strict(text, trusted) if not token or token.strip("[]") in self.names.roots else None
        if found is not None:
            return found
        if with_blocks:
            found = self._blocks(text, depth + 1)
            if found is not None:
                return found
        return self._tolerant(text, trusted, depth)

    def _strict(self, text: str, trusted: bool) -> Found | None:
        # What begins as a call in the form that was asked for is one in no other.
        forms = (self.form,) if self._begins_with_call(text) else self.forms
        return self._in_forms(forms, _READERS, text, trusted)

    def _tolerant(self, text: str, trusted: bool, depth: int) -> Found | None:
        # What JSON says in objects is not said in its strings.
        first = 1 if self.form == "json" else 0
        return (
            self._in_forms(self.forms[:first], _TOLERANT, text, trusted)
            or self._in_strings(text, depth + 1)
            or self._in_forms(self.forms[first:], _TOLERANT, text, trusted)
        )

    def _in_forms(
        self, forms: Sequence[Form], readers: "Mapping[Form, _Read]", text: str, trusted: bool
    ) -> Found | None:
        for form in forms:
            found = readers[form](self, text, trusted)
            if found is not None:
                if form != self.form:
                    found.notes += (f"{form} form",)
                return found
        return None

    # ---- blocks

    def _blocks(self, text: str, depth: int) -> Found | None:
        pieces = parts(text, self._calls_with_marks(text))
        if len(pieces) == 1 and pieces[0].kind == "bare" and pieces[0].text == text:
            return None
        founds: list[Found] = []
        rest: list[str] = []
        marks: dict[str, None] = {}
        before = ""
        spoken: set[tuple[str, ...]] = set()
        words = any(piece.kind == "bare" and _WORDS.search(piece.text) for piece in pieces)
        for piece in pieces:
            found = self._piece(piece, depth)
            if found is None and before and "{" in piece.text:
                # The name may stand in one block and its arguments in the next.
                found = self.tolerant_json(f"{before}\n{piece.text}", trusted=True)
            template = words and found is not None and any(map(self._is_template, _trees(found.calls)))
            if found is None or template or not found.calls or tuple(found.calls) in spoken:
                before = piece.text.strip()
                rest.append(before)
                continue
            before = ""
            if piece.kind != "bare":
                marks["code fence" if piece.kind == "fence" else "tags"] = None
            founds.append(found)
            if "prose" in found.notes:
                spoken.add(tuple(found.calls))  # shown again below, these are the same calls
            rest.append(found.rest)
        if not founds:
            return None
        marks = marks or {"tags": None}
        return _joined(founds, tuple(marks), "\n".join(each for each in rest if each))

    def _calls_with_marks(self, text: str) -> list[tuple[int, int]]:
        """Where calls stand that hold in an argument what looks like a mark."""
        spans: list[tuple[int, int]] = []
        at = misses = 0
        source = self._source(text)
        scan, starts = (scan_value, _OBJECT) if self.form == "json" else (scan_call, self.names.starts)
        for match in starts.finditer(text) if self.names.all else ():
            if match.start() < at:
                continue
            scanned = scan(source, match.start())
            if scanned.closed and (not scanned.broken or self._expression(scanned.text)):
                at = scanned.end
                if has_marks(text[match.start() : at]):
                    spans.append((match.start(), at))
            else:
                misses += 1
            if max(len(spans), misses) > _MAX_MISSES:
                break
        return spans

    def _piece(self, piece: Part, depth: int) -> Found | None:
        text = piece.text.strip()
        if piece.kind == "bare":
            found = self._strict(text, False)
            return self._tolerant(text, False, depth) if found is None and self._begins_with_call(text) else found
        return self.read(text, trusted=True, depth=depth)

    def _begins_with_call(self, text: str) -> bool:
        """Whether a text begins as a call or a list of calls does: it is then part of the answer, come what may."""
        opening = _CALLS_OPENING.match(text)
        begin = opening.end() if opening else 0
        if self.form == "python":
            return bool(self.names.all) and self.names.starts.match(text, begin) is not None
        return self.form == "json" and _OBJECT_OPENING.match(text, begin) is not None

    def _in_strings(self, text: str, depth: int) -> Found | None:
        """Read the strings of JSON or of a Python literal as answers: `{"answer": "f(1)"}`."""
        if depth > _MAX_BLOCKS or "repairs" not in self.layers or text[:1] not in _LITERAL_OPENINGS:
            return None
        value = literal(text, self.budget)
        if value == text or not self.names.all:
            return None
        said = [each for each in itertools.islice(strings_of(value), _MAX_MISSES) if _BRACKET.search(each)]
        read = [self.mended(each.strip(), trusted=False, depth=depth) for each in said]
        founds = [found for found in read if found is not None]
        # What is said of calls beside calls, such as a thought, is not meant.
        meant = [found for found in founds if "prose" not in found.notes] or founds
        return _joined(meant, ("quotes",), "") if meant and not any(found.problem for found in meant) else None

    # ---- Python

    def python(self, text: str, trusted: bool) -> Found | None:
        """Strictly: one expression, or statements that are nothing but expressions."""
        tree = self._expression(text)
        if tree is None:
            return self._statements(text, trusted) if "lists" in self.layers else None
        if isinstance(tree, ast.Constant) and isinstance(tree.value, str) and "repairs" in self.layers:
            return self._quoted([tree.value])
        if not self._meant(tree, trusted):
            return self._unmeant(tree)
        if isinstance(tree, ast.Compare) and "blocks" in self.layers and _TAG.search(text):
            return None  # `Sure <tool_call> [f(1)]` would be Python, but is none
        return self._finished(text, tree)

    def _meant(self, tree: ast.AST, trusted: bool) -> bool:
        # Without names only calls and lists of calls can be meant, and no program that calls something.
        any_call = trusted and not self.names.all
        parts = (tree.elts if isinstance(tree, ast.List | ast.Tuple) else [tree]) if any_call else []
        return self.names.is_meant_by(tree) or (bool(parts) and all(map(_is_call, parts)))

    def _unmeant(self, tree: ast.expr) -> Found | None:
        """A list of calls in quotes is no list of texts."""
        if "repairs" in self.layers and isinstance(tree, ast.List) and tree.elts:
            texts = [each.value for each in tree.elts if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            if len(texts) == len(tree.elts):
                return self._quoted(texts)
        return None

    def _quoted(self, texts: list[str]) -> Found | None:
        founds = [self.python(text.strip(), False) for text in texts]
        if not founds or any(found is None or "(" not in found.whole for found in founds):
            return None
        return _joined([found for found in founds if found], ("quotes",), "")

    def _finished(self, text: str, tree: ast.expr, notes: tuple[str, ...] = ()) -> Found:
        """Apply the repairs that only the tree shows, and take the parts of the text apart."""
        if "repairs" in self.layers:
            for sign, repair in TREE_REPAIRS:
                if not sign.search(text):
                    continue
                for _ in range(_MAX_NESTED_REPAIRS):
                    changes, note = repair(tree, self.names)
                    changed = replaced(text, changes) if changes else text
                    mended = self._expression(changed) if changes else None
                    if mended is None:
                        break
                    text, tree, notes = changed, mended, (*notes, note)
        elements = _elements(tree)
        commented = "#" in text and text[0] != "("
        calls = segments(text, elements or [tree]) if elements or commented else [text]
        calls = list(map(_executable, calls))
        found = Found(calls, text, notes)
        if "unquoted words" not in notes or self.question:
            self._judge_words(found, elements or [tree])
        return found

    def _judge_words(self, found: Found, elements: Sequence[ast.expr]) -> None:
        """Report single words that stand where texts should; they are no names that the answer may use."""
        if not self.names.all:
            return
        for element in elements:
            if not isinstance(element, ast.Call):
                continue
            values = [*element.args, *(keyword.value for keyword in element.keywords)]
            words = [v.id for v in values if isinstance(v, ast.Name) and v.id not in self.names.roots]
            if any(map(_divides_text, values)):
                found.problem = "a comment of Python begins with #"
            if words:
                unasked = [word for word in words if not stand_in(word, self.question)]
                found.notes += ("unquoted words",)
                if not unasked:
                    self._quote_words(found, element, words)
                    return
                found.problem = f"{unasked[0]!r} is no known name; a text needs quotes"
                wrong = [(v, repr(v.id)) for v in values if isinstance(v, ast.Name) and v.id in words]
                if len(elements) == 1:
                    found.suggestion = replaced(found.whole, wrong)

    def _quote_words(self, found: Found, element: ast.Call, words: Collection[str]) -> None:
        """Write words of the question as texts, and look at what is then left."""
        values = [*element.args, *(keyword.value for keyword in element.keywords)]
        quoted = replaced(found.whole, [(v, repr(v.id)) for v in values if isinstance(v, ast.Name) and v.id in words])
        tree = self._expression(quoted)
        if tree is not None:
            mended = self._finished(quoted, tree, found.notes)
            found.calls, found.whole, found.notes = mended.calls, mended.whole, mended.notes
            found.problem, found.suggestion = mended.problem, mended.suggestion

    def _statements(self, text: str, trusted: bool) -> Found | None:
        """Calls one a line or behind `;`, perhaps assigned to names that nothing uses, or a list said twice."""
        program = parse_program(text.rstrip("; \n\t,"), self.budget)
        if program is None:
            return None
        if not self.names.all and not all(map(_is_call, (_assigned(each)[0] for each in program.body))):
            return None
        values: list[ast.expr] = []
        notes = ["lines" if "\n" in text else "separators"]
        targets: set[str] = set()
        for statement in unwrapped(program.body, self._any_meant):
            value, name = _assigned(statement)
            if value is not None:
                values += [] if self._only_tells(value) else [value]
                targets |= {name} if name else set()
            elif self._meant(statement, trusted):
                # A program says more than its calls, so it stays as it is. `Action: f(1)` is words, not an annotation.
                return None if isinstance(statement, ast.AnnAssign) else _program(text)
        if not values or not any(self._meant(value, trusted) for value in values):
            return None
        used = {node.id for value in values for node in ast.walk(value) if isinstance(node, ast.Name)}
        if targets & used:
            return _program(text)
        if targets:
            notes.append("assignment")
        meant = [value for value in values if self._meant(value, trusted)]
        founds = [self._segment(part) for part in segments(text, meant)]
        if len(meant) > 1 and not all(isinstance(value, _PARTS) for value in meant):
            return None
        return _joined(founds, tuple(notes), "")

    def _any_meant(self, node: ast.AST) -> bool:
        return any(map(self.names.is_meant, ast.walk(node)))

    def _only_tells(self, value: ast.expr) -> bool:
        """Whether all that a statement does is to print what others gave, or to name it."""
        prints = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "print"
        tells = prints and "print" not in self.names.all
        return (tells or isinstance(value, ast.Name | ast.List | ast.Tuple | ast.Dict)) and not self._any_meant(value)

    def _segment(self, text: str) -> Found:
        # Parsed anew, so that the places of its nodes are places in its own text.
        tree = self._expression(text)
        return Found([text], text) if tree is None else self._finished(text, tree)

    def tolerant_python(self, text: str, trusted: bool) -> Found | None:
        """Calls of known names wherever they stand, mended where they need it."""
        starts = self.names.starts if self.names.all else (ANY_CALL if trusted else None)
        if starts is None or "repairs" not in self.layers:
            return None
        source = self._source(text)
        founds: list[Found] = []
        gaps: list[str] = []
        at = 0
        for count, match in enumerate(starts.finditer(text)):
            if match.start() < at:
                continue
            if count >= MAX_STARTS:
                break
            scanned = scan_call(source, match.start())
            founds.append(self._scanned(scanned, text[match.start() : scanned.end]))
            gaps.append(text[at : match.start()])
            at = scanned.end
        gaps.append(text[at:])
        return self._placed(text, founds, gaps, trusted)

    def _scanned(self, scanned: Scanned, source: str) -> Found:
        notes = tuple(scanned.notes)
        # What needs no repair stays as it was written.
        text = scanned.text if notes or scanned.broken else source
        tree = self._expression(text)
        if tree is None and text is source and (tree := self._expression(scanned.text)):
            text, notes = scanned.text, ("spaces",)  # such as Python does not know, or comments
        empty = not scanned.closed and isinstance(tree, ast.Call) and self._lacks_arguments(tree)
        if tree is None or empty:
            problem = scanned.broken or ("it has no end" if empty else "it is no Python")
            return Found([source], source, (*notes, "broken"), problem=problem)
        zeros = ""
        if LEADING_ZEROS in notes:
            changes, zeros = leading_zeros(tree, self.names)
            text = replaced(text, changes)
            tree = self._expression(text) or tree
        found = self._finished(text, tree, notes)
        if zeros and not scanned.broken:
            found = Found([source], found.whole, found.notes, "", zeros, scanned.text)
        if scanned.broken:
            # What lacks a quote or a brace reads otherwise than it was meant.
            suggestion = "" if " is missing" in scanned.broken else scanned.text
            found = Found([source], found.whole, found.notes, "", scanned.broken, suggestion)
        return found

    def _lacks_arguments(self, call: ast.Call) -> bool:
        """Whether a call has no arguments at all, of a function that takes some."""
        definition = self.names.definitions.get(self.names.resolved(dotted(call.func)))
        takes_some = definition is not None and bool(definition.parameters.get("properties"))
        return takes_some and not (call.args or call.keywords)

    def _placed(self, text: str, founds: list[Found], gaps: list[str], trusted: bool) -> Found | None:
        """Judge by what stands between them which of the found calls are meant."""
        words = [not _is_glue(gap) for gap in gaps]
        if any(words):
            if "prose" not in self.layers or not self.names.all:
                return None
            return self._in_prose(text, founds, gaps, words)
        if not founds:
            return None
        notes: list[str] = []
        if len(founds) > 1 and any(not _SEPARATORS.fullmatch(gap) for gap in gaps[1:-1]):
            notes.append("separators")
        problem = next((found for found in founds if found.problem), None)
        joined = _joined(founds, tuple(notes), "")
        if problem is not None:
            # What cannot be read and yet is a call is a broken expression, which its error will help to mend.
            suggestion = joined.whole if all(found.suggestion or not found.problem for found in founds) else ""
            return Found(joined.calls, text, joined.notes, "", problem.problem, suggestion)
        if gaps[0].lstrip().startswith("[") and len(founds) == 1:
            joined.whole = f"[{joined.whole}]"
        return joined

    def _in_prose(self, text: str, founds: list[Found], gaps: list[str], words: list[bool]) -> Found | None:
        alone: list[bool] = []
        listed = False
        for before, after in itertools.pairwise(gaps):
            # In a list with which a line begins, nothing is only spoken of.
            listed = bool(_LIST_BEGIN.search(before)) or (listed and before.strip() == ",")
            alone.append(listed or _is_alone(before, after))
        ended = _ENDED_VALUE.search(text) is not None
        good = [
            found for found, on_line in zip(founds, alone, strict=True) if self._is_call_in_prose(found, on_line, ended)
        ]
        if not good:
            # With words behind it, a call of unknown names alone speaks of the function: `add(a, b) takes two numbers`.
            begins = founds and not words[0] and self._expression(founds[0].calls[0]) is None
            if begins and founds[0].problem:
                return Found([text], text, founds[0].notes, "", founds[0].problem, founds[0].suggestion)
            return None
        broken = self._broken_beside(founds, good, alone)
        if broken is not None:
            return Found([text], text, ("prose", *broken.notes), "", broken.problem)
        unique: list[Found] = []
        # The same call again, not in the same list, is the same call spoken of again.
        for found, gap in zip(founds, gaps, strict=False):
            again = not _SAME_LIST.fullmatch(gap) and any(found.calls == other.calls for other in unique)
            if found in good and not again:
                unique.append(found)
        return _joined(unique, ("prose",), _said(gaps))

    def _broken_beside(self, founds: list[Found], good: list[Found], alone: list[bool]) -> Found | None:
        """The first call among words that cannot be executed as it stands, and yet is one of the calls of the answer.

        What has a line or a place in a list of its own is one, as is what has a value; not what tells how a function
        is called: `search(query)`, or the same function that is called as well.
        """
        called = {_function_of(each.whole) for each in good}
        for found, on_line in zip(founds, alone, strict=True):
            if not found.problem:
                continue
            tree = self._expression(found.suggestion or found.whole)
            if not isinstance(tree, ast.Call) or self._is_template(tree):
                continue
            valued = any(isinstance(each.value, ast.Constant) for each in tree.keywords)
            if (on_line or valued) and _function_of(found.whole) not in called:
                return found
        return None

    def _is_call_in_prose(self, found: Found, alone: bool, ended: bool) -> bool:
        """Whether a call among words is one, and not only the name of a function with brackets behind it.

        Args:
            found: The call.
            alone: Whether it has a line of its own.
            ended: Whether the text ends as a value does; a call that is not closed reaches to there.
        """
        tree = self._expression(found.whole)
        if found.problem or not isinstance(tree, ast.Call) or ("unterminated" in found.notes and not ended):
            return False
        if self._is_template(tree):
            return False
        return alone or bool(tree.args or tree.keywords)

    def _is_template(self, call: ast.AST) -> bool:
        """Whether a call tells how it is made: `f(city=...)`, `f(city="<city>")`, `f(cities=[city])`."""
        nodes = list(ast.walk(call))
        values = [node.value for node in nodes if isinstance(node, ast.Constant)]
        if ... in values or any(isinstance(each, str) and _PLACEHOLDER.fullmatch(each) for each in values):
            return True
        members = [each for node in nodes if isinstance(node, ast.List | ast.Set | ast.Tuple) for each in node.elts]
        return any(isinstance(each, ast.Name) and each.id not in self.names.roots for each in members)

    # ---- JSON

    def json(self, text: str, trusted: bool) -> Found | None:
        """Strictly: one JSON value that is calls."""
        if text[:1] not in ("{", "["):
            return None
        value = decoded(text)
        calls = None if isinstance(value, str) else calls_of_object(value) or self._flat_call(value)
        return self._calls(calls, (), trusted)

    def _flat_call(self, value: Any) -> list[Function] | None:
        """An object that holds the arguments of a known function beside its name."""
        key = name_key_of(value) if isinstance(value, dict) else None
        if key is None:
            return None
        rest = {name: each for name, each in value.items() if name != key}
        definition = self.names.definitions.get(self.names.resolved(value[key]))
        known = (
            definition is not None
            and rest
            and all(name in definition.parameters.get("properties", {}) for name in rest)
        )
        return [Function(value[key], (), rest)] if known else None

    def _calls(self, calls: Sequence[Function] | None, notes: tuple[str, ...], trusted: bool) -> Found | None:
        if not calls:
            return None
        if "repairs" in self.layers:
            named = [self.names.called(call) for call in calls]
            notes += _notes_of(calls, named)
            calls = named
        known = self.names.all
        if known and not any(call.name in known or self.names.is_near(call.name) for call in calls):
            return None
        bad = [call.name for call in calls if not is_name(call.name)]
        if len(bad) == len(calls):
            return None
        texts = [python_call(call) for call in calls]
        problem = _problem_of(bad[0]) if bad else ""
        if LEADING_ZEROS in notes:
            for number, text in enumerate(texts):
                tree = self._expression(text)
                changes, zeros = leading_zeros(tree, self.names) if tree else ([], "")
                texts[number] = replaced(text, changes)
                problem = problem or zeros
        return _joined([Found([each], each, problem=problem) for each in texts], notes, "")

    def tolerant_json(self, text: str, trusted: bool) -> Found | None:
        """JSON objects wherever they stand, also as Python or JavaScript would write them."""
        if "{" not in text or "repairs" not in self.layers:
            return None
        calls: list[Function] = []
        notes: dict[str, None] = {}
        gaps: list[str] = []
        at, position = 0, text.find("{")
        misses = 0
        problem = ""
        source = self._source(text)
        while position >= 0 and misses < _MAX_MISSES:
            scanned = scan_value(source, position)
            found = self._object(text[position : scanned.end], scanned, text[at:position])
            if found is None and scanned.broken and self._names_call(text, position, scanned.end):
                problem = problem or scanned.broken
                found = []
            if found is None:
                misses += 1
                position = text.find("{", position + 1)
                continue
            calls += found
            notes |= scanned.notes
            gaps.append(text[at:position])
            at = scanned.end
            position = text.find("{", at)
        if problem:
            return Found([text], text, (*notes, "broken"), problem=problem)
        if not calls:
            return None
        gaps.append(text[at:])
        words = any(not _GLUE.fullmatch(gap) for gap in gaps)
        if words and "prose" not in self.layers:
            return None
        result = self._calls(calls, (*notes, *(("prose",) if words else ())), trusted)
        if result is not None and words:
            result.rest = _said(gaps)
        return result

    def _names_call(self, text: str, begin: int, end: int) -> bool:
        """Whether what cannot be read begins as an object that calls a known function."""
        named = _NAMED_CALL.match(text, begin, end)
        return named is not None and self.names.resolved(named["name"]) in self.names.all

    def _object(self, source: str, scanned: Scanned, before: str) -> list[Function] | None:
        value = decoded(source)
        if isinstance(value, str) and scanned.broken:
            return None
        if isinstance(value, str):
            value = literal(scanned.text, self.budget)
        if not isinstance(value, dict) or not all_text(value):
            return None
        known = self.names.all
        calls = calls_of_object(value) or self._flat_call(value)
        if calls and (not known or any(self.names.resolved(call.name) in known for call in calls)):
            return calls
        # The name stands before its arguments: `add {"a": 1}`.
        named = self.names.before_object.search(before[-_MAX_NAME_CHARS:]) if known else None
        name = self.names.resolved(named[1].replace("\\", "")) if named else ""
        if name not in known:
            return None
        definition = self.names.definitions.get(name)
        properties = definition.parameters.get("properties") if definition else None
        # An object without any of its parameters is something else, such as its schema.
        return [Function(name, (), value)] if not (value and properties) or properties.keys() & value else None

    # ---- XML

    def strict_xml(self, text: str, trusted: bool) -> Found | None:
        """Strictly: where another form was asked for, a text that begins as XML, not one with an element in it."""
        found = self.xml(text, trusted) if self.form == "xml" or text.startswith("<") else None
        return None if found is not None and found.problem and self.form != "xml" else found

    def xml(self, text: str, trusted: bool) -> Found | None:
        """Calls as XML elements; what stands around them is content."""
        if "<" not in text:
            return None
        known = frozenset(self.names.definitions) or self.names.all
        written = xml_calls(text, self.names, known, self.budget)
        if written.problem:
            return Found([text], text, ("broken",), problem=written.problem)
        calls = written.calls
        bare = list(map(without_quotes, calls)) if "repairs" in self.layers else calls
        found = self._calls(bare, ("quotes",) if bare != calls else (), trusted)
        if found is not None:
            found.rest = written.around
        return found


_Read = Callable[[_Reader, str, bool], Found | None]
_READERS: Mapping[Form, _Read] = {"python": _Reader.python, "json": _Reader.json, "xml": _Reader.strict_xml}
_TOLERANT: Mapping[Form, _Read] = {"python": _Reader.tolerant_python, "json": _Reader.tolerant_json, "xml": _Reader.xml}


_PARTS = (ast.Call, ast.List, ast.Tuple, ast.Await)
"""What can be one of several answers in a row; any other expression is an answer alone."""


def _trees(texts: Iterable[str]) -> Iterator[ast.expr]:
    """The texts that are Python, parsed."""
    return (tree for text in texts if (tree := parse_expression(text)) is not None)


def _said(gaps: Iterable[str]) -> str:
    """The words between calls, without the signs of their list."""
    return " ".join(gap.strip(" \t[]`,;") for gap in gaps).strip()


def _divides_text(value: ast.expr) -> bool:
    """Whether a text is divided by something, which then is a comment: `"Paris" // the city`."""
    match value:
        case ast.BinOp(left=ast.Constant(value=str()), op=ast.FloorDiv()):
            return True
    return False


def _executable(part: str) -> str:
    """A part of an expression as it can be executed alone: what is unpacked in a list, what has lines in brackets."""
    if part.startswith("*"):
        return f"[{part}]"
    return part if "\n" not in part or parse_expression(part) is not None else f"({part})"


def _program(text: str) -> Found:
    """A program that was not asked for; of its lists of calls each call is a part."""
    calls: list[str] = []
    for statement in statements(text)[0]:
        tree = parse_expression(statement)
        elements = _elements(tree) if tree is not None else []
        alone = elements and not any(isinstance(each, ast.Starred) for each in elements)
        calls += segments(statement, elements) if alone else [statement]
    return Found(calls, text, ("program",))


def _assigned(statement: ast.stmt) -> tuple[ast.expr | None, str]:
    """The value of a statement that is an expression or gives one a name, and the name; None of any other."""
    match statement:
        case ast.Expr(value=value) | ast.Return(value=ast.expr() as value):
            return value, ""
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            return value, name
        case ast.AnnAssign(target=ast.Name(id=name), value=value):
            return value, name
    return None, ""


def _function_of(text: str) -> str:
    """What stands before the first bracket of a call."""
    return text.partition("(")[0].strip()


def _is_call(node: ast.AST | None) -> bool:
    return isinstance(node.value if isinstance(node, ast.Await) else node, ast.Call)


def _is_alone(before: str, after: str) -> bool:
    """Whether what stands between the two has a line of its own, brackets and bullets aside."""
    return bool(_LINE_BEGIN.search(before[-_MAX_NAME_CHARS:]) and _LINE_END.match(after))


def _is_glue(gap: str) -> bool:
    """Whether what stands between calls is no words: separators, quotes, bullets, a name that is assigned to."""
    assigned = _ASSIGNED.search(gap[-_MAX_NAME_CHARS:])
    return _GLUE.fullmatch(gap[: len(gap) - len(assigned[0])] if assigned else gap) is not None


def _elements(tree: ast.expr) -> list[ast.expr]:
    """The elements of the list that an expression is, or begins with; of several lists, also joined by +, those of all.

    What is added to a list and is none is a part of its own.
    """
    added: list[ast.expr] = []
    while isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Add):
        added.append(tree.right)
        tree = tree.left
    first = _first_list(tree)
    if first is None:
        return []
    lists = [first, *(each if isinstance(each, ast.List | ast.Tuple) else None for each in reversed(added))]
    parts: list[ast.expr] = []
    for holder, each in zip(lists, [tree, *reversed(added)], strict=True):
        for part in [each] if holder is None else holder.elts:
            parts += (_elements(part) or [part]) if isinstance(part, ast.List) else [part]
    return parts


def _first_list(tree: ast.expr) -> ast.List | ast.Tuple | None:
    """The list that an expression is, or begins with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple) and node.lineno == tree.lineno and node.col_offset == tree.col_offset:
            return node
    return None


def _joined(founds: list[Found], notes: tuple[str, ...], rest: str) -> Found:
    """Several stretches as one expression."""
    if len(founds) == 1:
        only = founds[0]
        around = "\n".join(dict.fromkeys(each for each in (rest, only.rest) if each))
        return Found(only.calls, only.whole, notes + only.notes, around, only.problem, only.suggestion)
    calls = [call for found in founds for call in found.calls]
    every = tuple(dict.fromkeys(note for found in founds for note in found.notes))
    problem = next((found.problem for found in founds if found.problem), "")
    whole = "\n".join(calls) if "program" in every else f"[{', '.join(calls)}]"
    return Found(calls, whole, notes + every, rest, problem)
