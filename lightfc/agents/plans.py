"""Plans as models write them: numbered steps in any common style, or evidence, `#E1 = Tool[input]` or a program.

A plan that asks for evidence is read line by line, once: a piece of evidence goes on to where its brackets close, so
that nothing inside of a text is taken for a line of the plan. The same reading tells whether anything is said that has
no place in a plan.
"""

import ast
import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal, NamedTuple

from lightfc.core.definitions import Certainty
from lightfc.formats.certainty import certainty_of
from lightfc.formats.known_names import Names
from lightfc.formats.notation import CODE_WORDS, has_unclosed, strip_turn
from lightfc.formats.python_trees import parse_expression
from lightfc.formats.reading_budget import Budget, BudgetError
from lightfc_sandbox import Limits, Policy, SandboxError
from lightfc_sandbox.engine import Source, parse, tree_of

END_OF_PLAN = re.compile(r"<\s*(?:/\s*)?end[_ ]of[_ ]plan\s*>", re.I)

COLON = "\uff1a"
_STEP = re.compile(
    r"^(?P<indent>[ \t]*+)[-#*> ]*+(?:(?:step[ \t]*+)?\d++[ \t]*+\**+[.):](?!\d)\**|\(\d++\)\**"
    r"|step[ \t]*+\d++(?:\**+[ \t]++[-\u2013\u2014](?=\s)|[ \t*]*+$))",
    re.I | re.M,
)
"""What a step begins with."""

_BULLET = re.compile(r"^(?P<indent>[ \t]*+)(?=[-*\u2022][ \t])", re.M)
"""What a step without a number begins with."""

TITLE = re.compile(rf"^[\s#*_]*(?:the\s+)?plan(?:\s*+[:{COLON}])?[\s*_]*$|^[\s#*_]*plan\s*[:{COLON}][\s*_]*", re.I)
_END_OF_STEPS = re.compile(r"\n[ \t]*\n(?=\S)")
"""Where a step ends that no other one follows: what stands behind it belongs to none."""


def read_steps(text: str) -> list[str]:
    """The steps of a plan, in order, each without its number.

    A step begins in a line with a number (`1.`, `(2)`, `Step 3:`, also in bold or as a heading) that is indented no
    further than the first, and goes on to the next. Without numbers, bullets tell where steps begin. What follows the
    last one after an empty line is a remark. A JSON list of texts is a plan as well; so is a text with neither numbers
    nor bullets, of which each line is a step. The end mark `<END_OF_PLAN>` may be there or not.
    """
    text = re.sub(r"^[ \t]*(?:```|~~~).*$", "", END_OF_PLAN.split(text, maxsplit=1)[0], flags=re.M)
    if (listed := _json_steps(text.strip())) is not None:
        return listed
    text = TITLE.sub("", text, count=1).strip("\n")
    text = "\n".join(line for line in text.splitlines() if not TITLE.fullmatch(line))
    starts = _starts(text)
    ends = [each.start() for each in starts[1:]]
    bodies = [_body(each, text[each.end() : end]) for each, end in zip(starts, [*ends, len(text)], strict=False)]
    bodies[-1:] = [_END_OF_STEPS.split(each, maxsplit=1)[0] for each in bodies[-1:]]
    return [step for step in map(_tidy, bodies or text.splitlines()) if step]


def _starts(text: str) -> list["re.Match[str]"]:
    """Where steps begin: at numbers, else at bullets, that are indented no further than the first."""
    found = [*_STEP.finditer(text)] or [*_BULLET.finditer(text)]
    return [each for each in found if len(each["indent"]) <= len(found[0]["indent"])]


def _json_steps(text: str) -> list[str] | None:
    try:
        steps = json.loads(text) if text.startswith("[") else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        return None
    return [step.strip() for step in steps]


def _body(start: "re.Match[str]", rest: str) -> str:
    """What a step says behind its start, without the end of the bold that begins there."""
    return (rest.replace("**", "", 1) if start[0].count("**") % 2 else rest).lstrip()


def _tidy(step: str) -> str:
    return "\n".join(line.rstrip() for line in step.splitlines() if line.strip()).strip()


@dataclass(frozen=True, slots=True)
class Evidence:
    name: str
    expression: str
    needs: tuple[str, ...] = ()
    purpose: str = ""


@dataclass(frozen=True, slots=True)
class Takes:
    """What the input of a tool is."""

    words: Literal["always", "otherwise", "never"]  # whether it is words, or only where it is not a list of arguments
    parameter: str = ""  # that takes them; what begins with it and `=` is a list of arguments


@dataclass(frozen=True, slots=True)
class Blueprint:
    """A plan that was read, `most` certain by what is said beside the evidence."""

    evidence: Sequence[Evidence]
    most: Certainty

    def certainty(self, names: Names) -> Certainty:
        """How unmistakably the text is a plan, each piece of which is one call, as was asked for."""
        calls = [each.expression for each in self.evidence]
        plain = all(
            isinstance(parse_expression(each), ast.Call)
            and certainty_of(each, each, [each], names, Budget(len(each)), source=each, repaired=False) == "exact"
            for each in calls
        )
        return self.most if plain or self.most == "mentioned" else "apart"


def read_blueprint(text: str, tools: Mapping[str, Takes], names: Collection[str] = ()) -> Blueprint:
    """The evidence that a plan asks for, of these tools; it may name functions and variables.

    Both forms are understood: `#E1 = Tool[input]`, whose input may name other evidence as `#E2` and hold brackets, and
    a program of assignments, `E1 = tool(…)`.
    """
    plan, *behind = END_OF_PLAN.split(strip_turn(text), maxsplit=1)
    lines = _Lines(strip_turn(plan), tools)
    if lines.strays and not any(each.tool for each in lines.pieces):
        lines.check_programs()
    reference = _reference(lines.pieces)
    known = {*tools, *names}
    order = {each.name: number for number, each in enumerate(lines.pieces)}
    plain = not lines.strays and not any(map(str.strip, behind))
    made: list[Evidence] = []
    for each in lines.pieces:
        # What an unknown tool would take is not known: its name is what the check is to tell of.
        takes = tools.get(each.tool, Takes("otherwise"))
        expression, alone = _call(each, takes, reference, known) if each.tool else _expression(each.given)
        plain = plain and alone
        made.append(Evidence(each.name, expression, _needs(expression, order), each.purpose))
    _check_order(made)
    return Blueprint(made, "mentioned" if lines.quoted else "exact" if plain else "apart")


def _reference(pieces: Sequence["_Piece"]) -> "re.Pattern[str]":
    """Finds evidence that is named in an input."""
    inputs = [each for each in pieces if each.tool]
    own = "|".join(sorted({re.escape(each.name) for each in inputs}, key=len, reverse=True))
    hash_sign = "#" if all(each.marked for each in inputs) else "#?"
    return re.compile(rf"(?<![\w#]){hash_sign}(?P<name>{own})\b")


def _needs(expression: str, order: Mapping[str, int]) -> tuple[str, ...]:
    tree = parse_expression(expression)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} if tree else set()
    return tuple(sorted(used & order.keys(), key=order.__getitem__))


def _check_order(made: Sequence[Evidence]) -> None:
    gathered: set[str] = set()
    for each in made:
        later = [name for name in each.needs if name not in gathered]
        if each.name in gathered or later:
            fault = f"needs {', '.join(later)}, which is not gathered before it" if later else "is gathered twice"
            raise ValueError(f"evidence {each.name} {fault}")
        gathered.add(each.name)


# Lines.

_HEAD = re.compile(
    r"(?P<indent>[ \t]*+)(?:[-*][ \t]++|\d+[.)][ \t]++)?[*_`]*(?P<mark>#?)(?P<name>[A-Za-z]\w*+)[*_`]*[ \t]*"
    r"(?::(?P<type>[^=\n]*+))?=(?!=)[ \t]*(?P<value>(?P<tool>[^\W\d_][\w.]*+)[ \t]*(?P<open>[\[(])|)"
)
_ASKED_NAME = re.compile(r"E\d++")
"""Evidence is named as it was asked for; another name may say something."""

_TYPES = (None, "str", "int", "float", "list", "dict")
_MARGIN = 3
"""Behind more blanks Markdown shows code."""

_PURPOSE = re.compile(rf"^[#*_> \t-]*(?:plan|thought)(?:[ \t]*\d+)?[ \t]*[:{COLON}][*_ \t]*", re.I | re.M)
_FENCE = re.compile(r"[ \t]*(?:`{3,40}|~{3,40})(?P<word>[^`\n]*)\n")
_QUOTED = re.compile(r"[^\S\n]*[>|]")
_END_OF_LINE = re.compile(r"[ \t.;,*_`]*\n")
_PAIRS = {"[": "]", "(": ")", "{": "}"}
_STRING = r"'''.*?'''|\"\"\".*?\"\"\"|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\""
_TEXT = re.compile(_STRING, re.S)
_REMARK = re.compile(r"(?<!\w)#(?![A-Za-z])[^\n]*")
"""A comment; a name behind the sign is that of evidence, and a letter before it belongs to a word such as `C#`."""

_SIGN_STEPS = 10
_SIGN = re.compile(rf"{_STRING}|(?P<open>[\[({{])|(?P<close>[\])}}])|{_REMARK.pattern}|(?P<line>\n)", re.S)
"""What has a meaning between the brackets and lines of Python."""


class _Piece(NamedTuple):
    """A piece of evidence as it is written: the input of a tool, or, where there is no tool, an expression."""

    name: str
    marked: bool  # by `#` before its name
    tool: str
    given: str
    purpose: str


class _Lines:
    """The lines of a plan: pieces of evidence, what is said of them, and what belongs to neither (`strays`).

    What is said of evidence begins with a label, or is a comment, and ends with the evidence. A plan that is `quoted`
    may be that of somebody else.
    """

    def __init__(self, text: str, tools: Collection[str]) -> None:
        self._text = f"{text.strip()}\n"
        self._tools = tools
        self.pieces: list[_Piece] = []
        self.strays = self.quoted = False
        self._words: list[str] = []  # all of it
        self._before: list[str] = []  # of the next piece
        self._described = False
        self._fences: list[re.Match[str]] = []  # the lines in which they open and close
        self._budget = Budget(len(text))
        try:
            self._read()
        except BudgetError:
            raise ValueError("too many brackets are not closed") from None
        words = [_word(each) for each in self._fences]
        known = len(words) in (0, 1, 2) and all(word in CODE_WORDS for word in words)
        self.quoted = self.quoted or not known or has_unclosed("\n".join(self._words))
        around = [each.start() == 0 for each in self._fences[:1]]
        around += [each.end() == len(self._text) for each in self._fences[1:]]
        self.strays = self.strays or self._described or not all(around)  # no fence, or one around all of the plan

    def _read(self) -> None:
        at = 0
        while at < len(self._text):
            head = None if _PURPOSE.match(self._text, at) else _HEAD.match(self._text, at)
            at = self._line(at) if head is None or (head["mark"] and not head["open"]) else self._piece(head)

    def _piece(self, head: "re.Match[str]") -> int:
        """Take a piece of evidence; gives where the next line begins."""
        is_input = bool(head["mark"]) or (head["open"] == "[" and head["tool"] in self._tools)
        begin = head.start("open") if is_input else head.start("value")
        end = self._end_of_input(begin) if is_input else self._end_of_expression(begin)
        written = self._text[begin:end]
        given = written[1:-1].strip() if is_input else written.strip(" \t.;,*`")
        purpose = " ".join(_PURPOSE.split("\n".join(self._before))[-1].replace("#", " ").split())
        self.pieces.append(_Piece(head["name"], bool(head["mark"]), head["tool"] if is_input else "", given, purpose))
        self._before, self._described = [], False
        kind = head["type"] and head["type"].strip(" \t")
        is_head = _ASKED_NAME.fullmatch(head["name"]) and kind in _TYPES and len(head["indent"]) <= _MARGIN
        after = self._text.index("\n", end) + 1
        if not _END_OF_LINE.match(self._text, end):
            is_head = None
            self._words.append(self._text[end:after])
        self.strays = self.strays or not is_head
        return after

    def _end_of_input(self, begin: int) -> int:
        """Where an input ends whose bracket opens at a place: where that closes, else with the last one in the line."""
        text = self._text
        closing = _PAIRS[text[begin]]
        closes = (sign.end() for sign, depth in self._signs(begin) if sign["close"] and not depth)
        ends = [next(closes, 0), text.rfind(closing, begin, text.index("\n", begin)) + 1]
        if not any(ends):
            raise ValueError(f"{text[begin : begin + 40].strip()!r} is not closed: a {closing!r} is missing")
        return next((end for end in ends if end and _END_OF_LINE.match(text, end)), ends[0] or ends[1])

    def _end_of_expression(self, begin: int) -> int:
        """Where an expression ends: with its line, or the one in which its brackets close."""
        ends = (sign.start() for sign, depth in self._signs(begin) if sign["line"] and not depth)
        return next(ends, self._text.index("\n", begin))

    def _line(self, begin: int) -> int:
        """Take a line that is no piece of evidence; gives where the next one begins."""
        end = self._text.index("\n", begin) + 1
        fence = _FENCE.match(self._text, begin)
        if fence is not None:
            self._fences.append(fence)
            return end
        line = self._text[begin : end - 1]
        self._words.append(line)
        self._before.append(line)
        if ">" not in line[: line.find(":") + 1] and (_PURPOSE.match(line) or line.lstrip().startswith("# ")):
            self._described = True
        elif line.strip() and not self._described and not TITLE.fullmatch(line):
            self.strays = True
            self.quoted = self.quoted or _QUOTED.match(line) is not None
        return end

    def check_programs(self) -> None:
        """Refuse what stands in a fence of code and is no program of assignments."""
        ends = [*(each.start() for each in self._fences[1::2]), len(self._text)]
        for opening, end in zip(self._fences[::2], ends, strict=False):
            if _word(opening) not in CODE_WORDS:
                continue
            tree = _parsed(self._text[opening.end() : end], Policy.PROGRAMS).tree
            for each in tree.body if isinstance(tree, ast.Module) else (tree.body,):
                if not isinstance(each, ast.Assign | ast.AnnAssign):
                    wanted = "a plan is a program of assignments such as E1 = tool(…), and no other statement"
                    raise ValueError(f"line {each.lineno}: {wanted}")

    def _signs(self, begin: int) -> Iterator[tuple["re.Match[str]", int]]:
        """The brackets and lines outside of texts, each with how many are open behind it, as long as brackets match."""
        opened: list[str] = []
        for sign in _SIGN.finditer(self._text, begin):
            self._budget.charge(_SIGN_STEPS)
            if sign["open"]:
                opened.append(_PAIRS[sign[0]])
            elif sign["close"] and (not opened or opened.pop() != sign[0]):
                return
            if sign.lastgroup:
                yield sign, len(opened)


def _word(fence: "re.Match[str]") -> str:
    return fence["word"].strip().lower()


# Expressions.


def _parsed(text: str, policy: Policy) -> Source:
    """A text of a plan that has to be Python."""
    try:
        return parse(text, Limits(), policy)
    except SandboxError as error:
        raise ValueError(str(error)) from None


def _expression(given: str) -> tuple[str, bool]:
    """An expression of a plan without comments around it, and whether there are none in it."""
    source = _parsed(given, Policy.EXPRESSIONS)
    tree: ast.expr = source.tree.body  # type: ignore[assignment]  # an expression's body is one
    return source.segment(tree), "#" not in _TEXT.sub("", given)


def _call(piece: _Piece, takes: Takes, reference: "re.Pattern[str]", known: Collection[str]) -> tuple[str, bool]:
    """The call of a tool with an input as a plan writes it, and whether the input says nothing beside."""
    tool, given = piece.tool, piece.given
    if takes.words != "always" or re.match(rf"{re.escape(takes.parameter)}[ ]*=(?!=)", given):
        try:
            arguments = _arguments(given, reference, known)
        except ValueError:
            if takes.words == "never":
                raise
        else:
            return f"{tool}({arguments})", "#" not in reference.sub("", _TEXT.sub("", given))
    return f"{tool}({_words(given, reference)})", "\n" not in given and _REMARK.search(given) is None


_MARKED = re.compile(r"\bevidence__(?P<name>\w+?)__")


def _arguments(given: str, reference: re.Pattern[str], known: Collection[str]) -> str:
    """A list of arguments as Python text."""
    # Each piece of evidence has a name that Python takes.
    marked = reference.sub(lambda match: f"evidence__{match['name']}__", given)
    try:
        call = parse(f"f({marked})", Limits(), Policy.EXPRESSIONS).tree.body
    except SandboxError:
        call = None
    if not isinstance(call, ast.Call):
        if missing := re.search(r"(?<![\w'\"])#[A-Za-z]\w*", marked):
            raise ValueError(f"the input {given!r} names {missing[0]}, which the plan does not gather before it")
        raise ValueError(f"the input {given!r} is not a list of arguments")
    roots = {name.partition(".")[0] for name in known}
    words = [node.id for each in call.args for node in ast.walk(each) if isinstance(node, ast.Name)]
    unknown = [word for word in words if word not in roots and not _MARKED.fullmatch(word)]
    if unknown:
        raise ValueError(f"the input {given!r} names {unknown[0]!r}, which is not known; write strings in quotes")
    return ast.unparse(_Marked().visit(call)).removeprefix("f(").removesuffix(")")


class _Marked(ast.NodeTransformer):
    """Puts evidence where a list of arguments names it, inside of texts too."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(_MARKED.sub(lambda match: match["name"], node.id), ast.Load())

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if not isinstance(node.value, str) or not _MARKED.search(node.value):
            return node
        return tree_of(_words(node.value, _MARKED), "eval").body  # type: ignore[no-any-return]


def _words(given: str, reference: re.Pattern[str]) -> str:
    """Words as the Python text that gives them, evidence put in their place."""
    if given[:1] in {"'", '"'}:
        with suppress(ValueError, SyntaxError, MemoryError, RecursionError):
            value = ast.literal_eval(given)
            given = value if isinstance(value, str) else given
    parts: list[str] = []
    position = 0
    for match in reference.finditer(given):
        parts += [repr(given[position : match.start()]), f"str({match['name']})"]
        position = match.end()
    parts.append(repr(given[position:]))
    return " + ".join(part for part in parts if part != "''") or "''"
