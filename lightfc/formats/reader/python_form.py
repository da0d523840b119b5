"""Reads calls that are written as Python: an expression, statements, or calls wherever they stand in a text."""

import ast
import itertools
import re
from collections.abc import Sequence
from operator import attrgetter

from lightfc.core.definitions import UNKNOWN_WORD
from lightfc.formats.known_names import ANY_CALL, node_name
from lightfc.formats.notation import STARTS, any_word
from lightfc.formats.python_trees import nodes_of, parse_expression, parse_program, replace_nodes, segments, statements
from lightfc.formats.python_words import row_of, split_assignment
from lightfc.formats.reader.found import FormReader, Found, join_founds, words_between
from lightfc.formats.repairs import TREE_REPAIRS
from lightfc.formats.scanner import Scanned, scan_call
from lightfc.formats.text_source import gaps, joins_strings, occur_in

_SEPARATORS = re.compile(r"[\s,;\[\]()]*")
GLUE = re.compile(r"(?:[\s,;\[\](){}`'\"\\*.>-]|\\n|(?<!\w)\d+[.)])*")
_ENDED_VALUE = re.compile(r"['\"\])}\d]\s*\Z")
_PLACEHOLDER = re.compile(r"<[\w -]+>")
_TAG = re.compile(r"<[A-Za-z_]\w+>")
_SAME_LIST = re.compile(r"[\s,;`*-]*(?:\d+[.)]\s*`?)?")
_ASSIGNED = re.compile(r"(?P<name>[^\W\d]\w*)\s*=\s*\Z")
_LINE_BEGIN = re.compile(rf"(?:\A|\n)[\s\[*`>-]*(?:\d+[.)] *`?)?(?:(?:{any_word(STARTS)})\s*+)?\Z")
_LIST_BEGIN = re.compile(r"(?:\A|\n)[ \t`*>-]*\[\s*\Z")
_LINE_END = re.compile(r"[\]`;,)]*[ \t\r]*(?:\n|\Z)")
_BRACKET = "a bracket is missing, and another one stands where none is open"
_COMMA = "a comma is missing between two strings of a list"
_ZEROS = re.compile(r"(?<![\w.])0{3,}(?![\w.])")
_SIDE_BY_SIDE = re.compile(r"[\"'] *\n? *[\"']")
_MAX_NESTED_REPAIRS = 5
"""How deep what needs the same repair may stand in one another."""
MAX_NAME_CHARS = 100
MAX_STARTS = 400
"""How many places of one text are tried as the beginning of a call; more is no answer, but a loop of the model."""


class PythonReader(FormReader):
    def strict(self, text: str, trusted: bool) -> Found | None:
        """Strictly: one expression, or statements that are nothing but expressions."""
        tree = self.expression(text)
        if tree is None:
            return self._statements(text, trusted) if "lists" in self.layers else None
        if not self._calls_known(tree, trusted):
            return None
        if isinstance(tree, ast.Compare) and "blocks" in self.layers and _TAG.search(text):
            return None  # `Sure <tool_call> [f(1)]` would be Python, but is none
        return self._complete(text, tree)

    def _calls_known(self, tree: ast.AST, trusted: bool) -> bool:
        # Without names only calls and lists of calls can be meant, and no program that calls something.
        any_call = trusted and not self.names.all
        parts = (tree.elts if isinstance(tree, ast.List | ast.Tuple) else [tree]) if any_call else []
        return self.names.is_meant_by(tree) or (bool(parts) and all(map(_is_call, parts)))

    def _complete(self, text: str, tree: ast.expr, notes: tuple[str, ...] = ()) -> Found:
        """Apply the repairs that only the tree shows, and take the parts of the text apart."""
        if "repairs" in self.layers:
            text, tree, notes = self._repair_tree(text, tree, notes)
        elements = _elements(tree)
        commented = "#" in text and text[0] != "("
        calls = segments(text, elements or [tree]) if elements or commented else [text]
        calls = list(map(_executable, calls))
        found = Found(calls, text, notes)
        if "unquoted words" not in notes or self.question:
            self._judge_words(found, elements or [tree])
        if problem := _problem_of(text, tree):
            found.problem, found.suggestion = problem, ""
        return found

    def _repair_tree(self, text: str, tree: ast.expr, notes: tuple[str, ...]) -> tuple[str, ast.expr, tuple[str, ...]]:
        for sign, repair, note in TREE_REPAIRS:
            for _ in range(_MAX_NESTED_REPAIRS if sign.search(text) else 0):
                changes = [*repair(tree, self.names)]
                changed = replace_nodes(text, changes) if changes else text
                repaired = self.expression(changed) if changes else None
                if repaired is None:
                    break
                text, tree, notes = changed, repaired, (*notes, note)
        return text, tree, notes

    def _judge_words(self, found: Found, elements: Sequence[ast.expr]) -> None:
        """Report single words that stand where texts should; they are no names that the answer may use."""
        for call in elements if self.names.all else ():
            if isinstance(call, ast.Call) and self._judge_words_of(found, call, alone=len(elements) == 1):
                return

    def _judge_words_of(self, found: Found, call: ast.Call, *, alone: bool) -> bool:
        """Report the words of one call; whether they were taken for texts, and all that is found judged anew."""
        values = [*call.args, *(keyword.value for keyword in call.keywords)]
        words = [each for each in values if isinstance(each, ast.Name) and each.id not in self.names.roots]
        if any(map(_divides_text, values)):
            found.problem = "// is a division in Python, not a comment; comments start with #"
        if not words:
            return False
        found.notes += ("unquoted words",)
        quoted = replace_nodes(found.whole, [(each, repr(each.id)) for each in words])
        unasked = [each.id for each in words if not occur_in(each.id, self.question)]
        if not unasked:
            self._quote_words(found, quoted)
            return True
        found.problem = UNKNOWN_WORD.format(unasked[0])
        found.suggestion = quoted if alone else found.suggestion
        return False

    def _quote_words(self, found: Found, quoted: str) -> None:
        """Take words of the question for texts, and look at what is then left."""
        tree = self.expression(quoted)
        if tree is not None:
            repaired = self._complete(quoted, tree, found.notes)
            found.calls, found.whole, found.notes = repaired.calls, repaired.whole, repaired.notes
            found.problem, found.suggestion = repaired.problem, repaired.suggestion

    def _statements(self, text: str, trusted: bool) -> Found | None:
        """Calls one a line or behind `;`, perhaps assigned to names that nothing uses, or a list said twice."""
        program = parse_program(text, self.budget)
        if program is None:
            return None
        if not self.names.all and not all(_is_call(split_assignment(each)[0]) for each in program.body):
            return None
        row = row_of(program.body, self.names)
        if row is None:
            # A program says more than its calls, so it stays as it is.
            return _program(text) if self._is_program_of_known(program, trusted) else None
        if not row.is_calls or not any(self._calls_known(value, trusted) for value in row.values):
            return None
        notes = ("lines" if "\n" in text else "separators", *["assignment"][: bool(row.targets)])
        return join_founds([self._read_segment(part) for part in segments(text, row.values)], notes, "")

    def _is_program_of_known(self, program: ast.Module, trusted: bool) -> bool:
        # `Action: f(1)` is words, not an annotation.
        labels = any(isinstance(each, ast.AnnAssign) and each.value is None for each in program.body)
        return not labels and any(self._calls_known(each, trusted) for each in program.body)

    def _read_segment(self, text: str) -> Found:
        # Parsed anew, so that the places of its nodes are places in its own text.
        tree = self.expression(text)
        return Found([text], text) if tree is None else self._complete(text, tree)

    def tolerant(self, text: str, trusted: bool) -> Found | None:
        """Calls of known names wherever they stand, mended where they need it."""
        starts = self.names.patterns.starts if self.names.all else (ANY_CALL if trusted else None)
        if starts is None or "repairs" not in self.layers:
            return None
        source = self.source(text)
        founds: list[Found] = []
        places: list[tuple[int, int]] = []
        at = 0
        for count, match in enumerate(starts.finditer(text)):
            if match.start() < at:
                continue
            if count >= MAX_STARTS:
                break
            scanned = scan_call(source, match.start())
            founds.append(self._from_scan(scanned, text[match.start() : scanned.end]))
            places.append((match.start(), at := scanned.end))
        return self._select_calls(text, founds, gaps(text, places))

    def _from_scan(self, scanned: Scanned, source: str) -> Found:
        text, tree, notes = self._parse_scanned(scanned, source)
        empty = not scanned.closed and isinstance(tree, ast.Call) and self._lacks_arguments(tree)
        if tree is None or empty:
            problem = scanned.broken or ("the call has no end" if empty else "it is not Python")
            return Found([source], source, (*notes, "broken"), problem=problem)
        found = self._complete(text, tree, notes)
        if not scanned.broken:
            return found
        # What lacks a quote or a brace reads otherwise than it was meant.
        suggestion = "" if " is missing" in scanned.broken else scanned.text
        return Found([source], found.whole, found.notes, "", scanned.broken, suggestion)

    def _parse_scanned(self, scanned: Scanned, source: str) -> tuple[str, ast.expr | None, tuple[str, ...]]:
        """The text of a call that was scanned, its tree, and what was done; what needs no repair stays as written."""
        notes = tuple(scanned.notes)
        if notes or scanned.broken:
            return scanned.text, self.expression(scanned.text), notes
        tree = self.expression(source)
        if tree is None and (tree := self.expression(scanned.text)) is not None:
            return scanned.text, tree, ("spaces",)  # such as Python does not know, or comments
        return source, tree, notes

    def _lacks_arguments(self, call: ast.Call) -> bool:
        """Whether a call has no arguments at all, of a function that takes some."""
        return bool(self.names.properties(node_name(call.func))) and not (call.args or call.keywords)

    def _select_calls(self, text: str, founds: list[Found], gaps: list[str]) -> Found | None:
        """Judge by what stands between them which of the found calls are meant."""
        if not all(map(is_glue, gaps)):
            if "prose" not in self.layers or not self.names.all:
                return None
            return self._in_prose(text, founds, gaps)
        if not founds:
            return None
        _judge_brackets(founds, gaps)
        whole = join_founds(founds, () if all(map(_SEPARATORS.fullmatch, gaps[1:-1])) else ("separators",), "")
        broken = [found for found in founds if found.problem]
        if broken:  # it is a call nevertheless, and its error will help to mend it
            is_mended = all(map(attrgetter("suggestion"), broken))
            return Found(whole.calls, text, whole.notes, "", broken[0].problem, whole.whole if is_mended else "")
        if gaps[0].lstrip().startswith("[") and len(founds) == 1:
            whole.whole = f"[{whole.whole}]"
        return whole

    def _in_prose(self, text: str, founds: list[Found], gaps: list[str]) -> Found | None:
        alone = _which_stand_alone(gaps)
        ended = _ENDED_VALUE.search(text) is not None
        good = [
            found for found, on_line in zip(founds, alone, strict=True) if self._is_call_in_prose(found, on_line, ended)
        ]
        if not good:
            return None
        broken = self._broken_beside(founds, alone)
        if broken is not None:
            return Found([text], text, ("prose", *broken.notes), "", broken.problem)
        unique: list[Found] = []
        for found, gap in zip(founds, gaps, strict=False):
            # One that was there before is spoken of again, but in the same list.
            if found in good and (_SAME_LIST.fullmatch(gap) or all(found.calls != other.calls for other in unique)):
                unique.append(found)
        return join_founds(unique, ("prose",), words_between(gaps))

    def _broken_beside(self, founds: list[Found], alone: list[bool]) -> Found | None:
        """The first call among words that cannot be executed as it stands, and yet is one of the calls of the answer.

        What has a line or a place in a list of its own is one, as is what has a value; not what tells how a function
        is called: `search(query)`.
        """
        for found, on_line in zip(founds, alone, strict=True):
            if not found.problem:
                continue
            tree = self.expression(found.suggestion or found.whole)
            if not isinstance(tree, ast.Call) or self.is_template(tree):
                continue
            valued = any(isinstance(each.value, ast.Constant) for each in tree.keywords)
            # What something is missing in was written with values, though its tree may have lost them.
            if on_line or " is missing" in found.problem or (valued and not self._is_signature(found.calls[0])):
                return found
        return None

    def _is_signature(self, text: str) -> bool:
        """Whether a text declares a function, `f(a: str, n: int = 1)`: types, one with and one without a default."""
        program = parse_program(f"def _({text.partition('(')[2]}: ...", self.budget)
        match program.body if program is not None else []:
            case [ast.FunctionDef(args=ast.arguments(args=args, defaults=defaults))]:
                required = len(args) - len(defaults)
                return 0 < required < len(args) and not any(
                    isinstance(each.annotation, ast.Constant | None) for each in args
                )
        return False

    def _is_call_in_prose(self, found: Found, alone: bool, ended: bool) -> bool:
        """Whether a call among words is one, and not only the name of a function with brackets behind it.

        It may be alone in its line. If it is not closed, it reaches to the text's end, `ended` where that is a value's.
        """
        tree = self.expression(found.whole)
        if found.problem or not isinstance(tree, ast.Call) or ("unterminated" in found.notes and not ended):
            return False
        if self.is_template(tree):
            return False
        return alone or bool(tree.args or tree.keywords)

    def is_template(self, call: ast.AST) -> bool:
        """Whether a call tells how it is made: `f(city=...)`, `f(city="<city>")`, `f(cities=[city])`."""
        nodes = nodes_of(call)
        values = [node.value for node in nodes if isinstance(node, ast.Constant)]
        if ... in values or any(isinstance(each, str) and _PLACEHOLDER.fullmatch(each) for each in values):
            return True
        members = [each for node in nodes if isinstance(node, ast.List | ast.Set | ast.Tuple) for each in node.elts]
        return any(isinstance(each, ast.Name) and each.id not in self.names.roots for each in members)


def _judge_brackets(founds: Sequence[Found], gaps: Sequence[str]) -> None:
    """Report calls with a missing bracket where between them more are closed than opened."""
    text = "".join(gaps)
    if text.count(")") + text.count("]") > text.count("(") + text.count("["):
        for found in founds:
            found.problem = found.problem or (_BRACKET if "brackets" in found.notes else "")


def _divides_text(value: ast.expr) -> bool:
    """Whether a text is divided by something, which then is a comment: `"Paris" // the city`."""
    match value:
        case ast.BinOp(left=ast.Constant(value=str()), op=ast.FloorDiv()):
            return True
    return False


def _joins_elements(text: str, tree: ast.expr) -> bool:
    """Whether an element of a list is two strings side by side, which Python takes for one."""
    lists = (node.elts for node in nodes_of(tree) if isinstance(node, ast.List | ast.Set | ast.Tuple))
    strings = [each for elements in lists for each in elements if isinstance(each, ast.Constant)]
    return any(joins_strings(each) and f"({each})" not in text for each in segments(text, strings))


def _problem_of(text: str, tree: ast.expr) -> str:
    """What is said of a comma that is missing, or that divides thousands: `1,000`; empty where there is none."""
    if _SIDE_BY_SIDE.search(text) and _joins_elements(text, tree):
        return _COMMA
    numbers = [node for node in nodes_of(tree) if isinstance(node, ast.Constant)] if _ZEROS.search(text) else []
    zeros = next(filter(_ZEROS.fullmatch, segments(text, numbers)), "")
    return zeros and f"{zeros} is the number 0 in Python: write 1,000 as 1000, and digits that are no number in quotes"


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


def _is_call(node: ast.AST | None) -> bool:
    return isinstance(node.value if isinstance(node, ast.Await) else node, ast.Call)


def _which_stand_alone(gaps: Sequence[str]) -> list[bool]:
    """Which of the calls between these gaps have a line, or a place in a list, of their own."""
    alone: list[bool] = []
    listed = False
    for before, after in itertools.pairwise(gaps):
        # In a list with which a line begins, nothing is only spoken of.
        listed = bool(_LIST_BEGIN.search(before)) or (listed and before.strip() == ",")
        on_line = _LINE_BEGIN.search(before[-MAX_NAME_CHARS:]) and _LINE_END.match(after)  # brackets and bullets aside
        alone.append(listed or on_line is not None)
    return alone


def is_glue(gap: str) -> bool:
    """Whether what stands between calls is no words: separators, quotes, bullets, a name that is assigned to."""
    assigned = _ASSIGNED.search(gap[-MAX_NAME_CHARS:])
    return GLUE.fullmatch(gap[: len(gap) - len(assigned[0])] if assigned else gap) is not None


def _elements(tree: ast.expr) -> list[ast.expr]:
    """The elements of the list that an expression is, or begins with; of several lists, also joined by +, those of all.

    What is added to a list and is none is a part of its own.
    """
    added: list[ast.expr] = []
    while isinstance(tree, ast.BinOp) and isinstance(tree.op, ast.Add):
        added.append(tree.right)
        tree = tree.left
    first = _first_list(tree)
    parts: list[ast.expr] = []
    for holder in [first, *reversed(added)] if first else []:
        for part in holder.elts if isinstance(holder, ast.List | ast.Tuple) else [holder]:
            parts += (_elements(part) or [part]) if isinstance(part, ast.List) else [part]
    return parts


def _first_list(tree: ast.expr) -> ast.List | ast.Tuple | None:
    """The list that an expression is, or begins with."""
    lists = (node for node in nodes_of(tree) if isinstance(node, ast.List | ast.Tuple))
    begin = (tree.lineno, tree.col_offset)
    return next((each for each in lists if (each.lineno, each.col_offset) == begin), None)
