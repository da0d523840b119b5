"""Plans as models write them, read: numbered steps in any common style, and evidence that is to be gathered."""

import ast
import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lightfc.core.definitions import Certainty
from lightfc.formats.certainty import certainty_of
from lightfc.formats.fences import around, fences
from lightfc.formats.names import Names
from lightfc.formats.notation import CODE_WORDS, leaves_open, own_turn
from lightfc.formats.python_trees import parse_expression
from lightfc_sandbox import Limits, Policy, SandboxError
from lightfc_sandbox.engine import parse, tree_of

__all__ = ["Evidence", "Takes", "plan_certainty", "read_blueprint", "read_steps"]

# Numbered steps.

_END = re.compile(r"<\s*(?:/\s*)?end[_ ]of[_ ]plan\s*>", re.I)

_COMMA, _COLON, _STOP, _OPEN, _CLOSE = "\u3001", "\uff1a", "\uff0e", "\uff08", "\uff09"
_AFTER = f"[.):{_COMMA}{_COLON}{_STOP}{_CLOSE}]"
_CHINESE = "[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]"  # 1 to 10
_COUNT = rf"(?:\d++|{_CHINESE}++|one|two|three|four|five|six|seven|eight|nine|ten)"
_DASH = r"[-\u2013\u2014](?=\s)"
_MARKUP = r"(?P<indent>[ \t]*+)(?:>[ \t]*+)?(?:#{1,6}[ \t]++)?(?:[-*+\u2022][ \t]++)?(?:\*\*|__)?[ \t]*+"

_NUMBER = (
    rf"(?:step|task|\u6b65\u9aa4)[ \t]*#?[ \t]*{_COUNT}[ \t]*+(?:(?:\*\*)?{_AFTER}|{_DASH}|(?=[ \t*]*$))"
    rf"|\u7b2c[ \t]*{_COUNT}[ \t]*\u6b65[ \t]*[{_COLON}:{_COMMA},\uff0c.]?"
    rf"|[({_OPEN}\[][ \t]*\d+[ \t]*[){_CLOSE}\]]{_AFTER}?|#\d+(?=\s)|#?\d+[ \t]*(?:{_AFTER}(?!\d)|{_DASH})"
    rf"|[\u2460-\u2473]|{_CHINESE}+[{_COMMA}.{_STOP}]"
)
_STARTS = [
    re.compile(rf"^{_MARKUP}(?:{_NUMBER})", re.I | re.M),
    re.compile(rf"^{_MARKUP}\(?[ivx]+[.)](?=\s)", re.I | re.M),
    re.compile(rf"^{_MARKUP}\(?[a-z][.)](?=\s)", re.I | re.M),
    re.compile(r"^(?P<indent>[ \t]*+)[-*+\u2022\u00b7\u25aa](?=\s)", re.M),
]
"""What a step begins with, by its style: a number, a Roman number, a letter, or a bullet."""

_TITLE = re.compile(rf"^[\s#*_]*(?:the\s+)?plan(?:\s*+[:{_COLON}])?[\s*_]*$|^[\s#*_]*plan\s*[:{_COLON}][\s*_]*", re.I)
_REMARK = re.compile(r"\n[ \t]*\n(?=\S)")
"""Where a step ends that no other one follows: what stands behind it belongs to none."""


def read_steps(text: str) -> list[str]:
    """The steps of a plan, in order, each without its number.

    A step begins in a line with a mark of the style of the first one (`1.`, `(1)`, `Step 1:`, `①`, `第一步`, `a)`,
    `ii.`, a bullet, also in bold or as headings) that is indented no further, and goes on to the next. What follows the
    last one after an empty line is a remark. A JSON list of texts is a plan as well; so is a text without any mark, of
    which each line is a step. The end mark `<END_OF_PLAN>` may be there or not.
    """
    text = re.sub(r"^[ \t]*(?:```|~~~).*$", "", _END.split(text, maxsplit=1)[0], flags=re.M).strip()
    if (listed := _json_steps(text)) is not None:
        return listed
    text = _TITLE.sub("", text, count=1).strip("\n")
    text = "\n".join(line for line in text.splitlines() if not _TITLE.fullmatch(line))
    steps = _marked_steps(text)
    if not steps:
        return [line.strip() for line in text.splitlines() if line.strip()]
    return _split_inline(steps[0]) if len(steps) == 1 else steps


def _marked_steps(text: str) -> list[str]:
    found = [match for match in (start.search(text) for start in _STARTS) if match is not None]
    if not found:
        return []
    first = min(found, key=re.Match.start)
    starts = [each for each in first.re.finditer(text) if len(each["indent"]) <= len(first["indent"])]
    ends = [each.start() for each in starts[1:]]
    bodies = [text[each.end() : end] for each, end in zip(starts, [*ends, len(text)], strict=True)]
    bodies[-1] = _REMARK.split(bodies[-1], maxsplit=1)[0]
    return [step for step in map(_tidy, bodies) if step]


def _json_steps(text: str) -> list[str] | None:
    try:
        steps = json.loads(text) if text.startswith("[") else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        return None
    return [step.strip() for step in steps]


def _tidy(step: str) -> str:
    step = "\n".join(line.rstrip() for line in step.splitlines() if line.strip()).strip()
    if step.count("**") % 2:
        step = step.replace("**", "", 1)  # its other half stood before the number
    return step.lstrip(f":{_COLON} \t").strip()


def _split_inline(step: str) -> list[str]:
    """The steps that stand in one line behind the first: `a 2. b 3. c`."""
    steps = []
    number = 2
    while (match := re.search(rf"(?<=[\s.;,]){number}\s*{_AFTER}(?!\d)\s*", step)) is not None:
        steps.append(step[: match.start()].strip())
        step = step[match.end() :]
        number += 1
    return [*steps, step.strip()]


# Evidence.


@dataclass(frozen=True, slots=True)
class Evidence:
    """One piece of evidence that a plan asks for.

    Attributes:
        name: What the plan calls it.
        expression: What gives it, as Python text.
        needs: Names of the evidence that it is made of.
        purpose: What the plan says of it.
    """

    name: str
    expression: str
    needs: tuple[str, ...] = ()
    purpose: str = ""


_NAMED = re.compile(
    r"^[ \t]*+(?:[-*]\s++|\d+[.)][ \t]++)?[*_`]*(?P<mark>#?)(?P<name>[A-Za-z]\w*+)[*_`]*[ \t]*"
    r"=[ \t]*(?P<tool>[^\W\d_][\w.]*+)[ \t]*"
    r"(?P<open>(?=[\[(]))",
    re.M,
)
_PURPOSE = re.compile(rf"^[#*_> \t-]*(?:plan|thought)(?:[ \t]*\d+)?[ \t]*[:{_COLON}][*_ \t]*", re.I | re.M)


Words = Literal["always", "otherwise", "never"]
"""Whether the input of a tool is words: always, where it is not a list of arguments, or never."""


@dataclass(frozen=True, slots=True)
class Takes:
    """What the input of a tool is.

    Attributes:
        words: Whether it is words.
        parameter: The name of the parameter that takes them; what begins with it and `=` is a list of arguments.
    """

    words: Words
    parameter: str = ""


def read_blueprint(text: str, tools: Mapping[str, Takes], names: Collection[str] = ()) -> list[Evidence]:
    """The evidence that a plan asks for, in the plan's order.

    Both forms are understood: `#E1 = Tool[input]`, whose input may name other evidence as `#E2` and hold brackets, and
    a program of assignments, `E1 = tool(…)`.

    Args:
        text: The plan.
        tools: By name of a tool, what its input is.
        names: The functions and variables that evidence may name.

    Raises:
        ValueError: The text names evidence and cannot be read; the message says why.
    """
    text = _END.split(text, maxsplit=1)[0]
    found = [
        each for each in _NAMED.finditer(text) if each["mark"] or (text[each.end()] == "[" and each["tool"] in tools)
    ]
    known = {*tools, *names}
    made = _bracketed(text, found, tools, known) if found else _program(text, known)
    _check_order(made)
    return made


def _check_order(made: Sequence[Evidence]) -> None:
    gathered = [each.name for each in made]
    for number, each in enumerate(made):
        later = [name for name in each.needs if name not in gathered[:number]]
        if each.name in gathered[:number] or later:
            fault = f"needs {', '.join(later)}, which is not gathered before it" if later else "is gathered twice"
            raise ValueError(f"evidence {each.name} {fault}")


def plan_certainty(text: str, plan: Sequence[Evidence], names: Names) -> Certainty:
    """How unmistakably a text is a plan: whether anything is said in it that has no place in one.

    Args:
        text: The text, without a thought.
        plan: The evidence that was read in it.
        names: The functions and variables that evidence may name.
    """
    text = own_turn(_END.split(text, maxsplit=1)[0])
    blocks = [each for each in fences(text) if each.alone]
    if len(blocks) > 1 or not all(each.word in CODE_WORDS for each in blocks):
        return "mentioned"
    strays, said = _beside_evidence(blocks[0].body if blocks and not around(text, blocks) else text)
    if leaves_open(said):
        return "mentioned"
    if not strays and _are_calls([each.expression for each in plan], names):
        return "exact"
    return "mentioned" if re.search(r"^[^\S\n]*[>|]", text, re.M) else "apart"


def _are_calls(expressions: Sequence[str], names: Names) -> bool:
    """Whether what gives each piece of evidence is one call, as was asked for."""
    return all(
        isinstance(parse_expression(each), ast.Call)
        and certainty_of(each, each, [each], names, mended=False) == "exact"
        for each in expressions
    )


_EVIDENCE_LINE = re.compile(
    r"[ \t]*+(?:[-*]\s++|\d+[.)][ \t]++)?[*_`]*#?E\d++[*_`]*[ \t]*"
    r"(?::[ \t]*(?:str|int|float|list|dict)[ \t]*)?=(?!=)"
)
"""Evidence is named as it was asked for; another name may say something."""

_END_OF_LINE = re.compile(r"[\s.;,*_`]*")


def _beside_evidence(text: str) -> tuple[bool, str]:
    """Whether a line of a text belongs neither to a piece of evidence nor to what is said of one; and what is said.

    What is said of evidence begins with a label, or is a comment, and ends with the evidence. A call goes on as long as
    its brackets are open, and nothing stands behind it.
    """
    strays, said = False, []
    described = False
    brackets = 0
    for line in text.splitlines():
        if brackets > 0 or (_EVIDENCE_LINE.match(line) and not _PURPOSE.match(line)):
            described = False
            brackets, behind = _brackets(line, brackets)
            strays = strays or _END_OF_LINE.fullmatch(behind) is None
            continue
        said.append(line)
        if _describes(line):
            described = True
        elif line.strip() and not described and not _TITLE.fullmatch(line):
            strays = True
    return strays or described or brackets > 0, "\n".join(said)


def _describes(line: str) -> bool:
    return ">" not in line[: line.find(":") + 1] and bool(_PURPOSE.match(line) or line.lstrip().startswith("# "))


def _brackets(line: str, opened: int) -> tuple[int, str]:
    """How many brackets are open behind a line, and what stands in it behind the last that is closed."""
    for place, sign in enumerate(line):
        opened += (sign in "([{") - (sign in ")]}")
        if sign in ")]}" and opened <= 0:
            return 0, line[place + 1 :]
    return opened, "" if opened else line


def _bracketed(
    text: str, found: list[re.Match[str]], tools: Mapping[str, Takes], known: Collection[str]
) -> list[Evidence]:
    own = "|".join(sorted({re.escape(match["name"]) for match in found}, key=len, reverse=True))
    hash_sign = "#" if all(match["mark"] for match in found) else "#?"
    reference = re.compile(rf"(?<![\w#]){hash_sign}(?P<name>{own})\b")
    made = []
    position = 0
    for match, following in zip(found, [*found[1:], None], strict=True):
        end = following.start() if following else len(text)
        before = text[position : match.start()]
        purpose = _PURPOSE.split(before)[-1] if _PURPOSE.search(before) else before
        given, position = _input(text, match.end(), end)
        # What an unknown tool would take is not known: its name is what the check is to tell of.
        expression = _call(match["tool"], given, tools.get(match["tool"], Takes("otherwise")), reference, known)
        needs = tuple(dict.fromkeys(each["name"] for each in reference.finditer(given)))
        made.append(Evidence(match["name"], expression, needs, " ".join(purpose.split())))
    return made


def _input(text: str, begin: int, end: int) -> tuple[str, int]:
    """What stands between the brackets at `begin`, and where they end.

    Inputs are words and may hold any brackets, so the last closing one counts, before a line that begins something new.
    """
    stop = _PURPOSE.search(text, begin, end)
    last = stop.start() if stop else end
    # A remark after an empty line may hold brackets of its own.
    blank = re.compile(r"\n[ \t]*\n").search(text, begin, last)
    closing = "]" if text[begin] == "[" else ")"
    for bound in (blank.start() if blank else last, last):
        position = text.rfind(closing, begin + 1, bound)
        if position >= 0:
            return text[begin + 1 : position].strip(), position + 1
    raise ValueError(f"{text[begin : begin + 40]!r} is not closed: a {closing!r} is missing")


def _call(tool: str, given: str, takes: Takes, reference: re.Pattern[str], known: Collection[str]) -> str:
    """The call of a tool with an input as a plan writes it."""
    if takes.words == "always" and not re.match(rf"{re.escape(takes.parameter)}[ ]*=(?!=)", given):
        return f"{tool}({_words(given, reference)})"
    try:
        return f"{tool}({_arguments(given, reference, known)})"
    except ValueError:
        if takes.words == "never":
            raise
        return f"{tool}({_words(given, reference)})"


_MARKED = re.compile(r"\bevidence__(?P<name>\w+?)__")


def _arguments(given: str, reference: re.Pattern[str], known: Collection[str]) -> str:
    """A list of arguments as Python text.

    Raises:
        ValueError: It is none, or names what is not known.
    """
    call = _marked_call(given, reference)
    roots = {name.partition(".")[0] for name in known}
    words = [node.id for each in call.args for node in ast.walk(each) if isinstance(node, ast.Name)]
    unknown = [word for word in words if word not in roots and not _MARKED.fullmatch(word)]
    if unknown:
        raise ValueError(f"the input {given!r} names {unknown[0]!r}, which is not known; write texts in quotes")
    return ast.unparse(_Marked().visit(call)).removeprefix("f(").removesuffix(")")


def _marked_call(given: str, reference: re.Pattern[str]) -> ast.Call:
    """A call `f` with an input as its arguments, in which each piece of evidence has a name that Python takes."""
    marked = reference.sub(lambda match: f"evidence__{match['name']}__", given)
    try:
        call = parse(f"f({marked})", Limits(), Policy.EXPRESSIONS).tree.body
    except SandboxError:
        call = None
    if isinstance(call, ast.Call):
        return call
    if missing := re.search(r"(?<![\w'\"])#[A-Za-z]\w*", marked):
        raise ValueError(f"the input {given!r} names {missing[0]}, and the plan has no such evidence before it")
    raise ValueError(f"the input {given!r} is not a list of arguments")


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
    quoted = _literal_text(given)
    given = given if quoted is None else quoted
    parts: list[str] = []
    position = 0
    for match in reference.finditer(given):
        parts += [repr(given[position : match.start()]), f"str({match['name']})"]
        position = match.end()
    parts.append(repr(given[position:]))
    return " + ".join(part for part in parts if part != "''") or "''"


def _literal_text(given: str) -> str | None:
    if given[:1] not in {"'", '"'}:
        return None
    try:
        value = ast.literal_eval(given)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None
    return value if isinstance(value, str) else None


def _program(text: str, known: Collection[str]) -> list[Evidence]:
    blocks = [each for each in fences(text) if each.alone]
    program = "\n".join(each.body for each in blocks) if blocks else _assignments(text)
    return _evidence_of(program, known) if program.strip() else []


def _evidence_of(program: str, known: Collection[str]) -> list[Evidence]:
    try:
        source = parse(program, Limits(), Policy.PROGRAMS)
    except SandboxError as error:
        raise ValueError(str(error)) from None
    made: list[Evidence] = []
    line = 1
    body: list[ast.stmt] = source.tree.body  # type: ignore[assignment]  # a program's body is a list
    roots = {name.partition(".")[0] for name in known}
    for statement in body:
        purpose = _purpose(program.splitlines()[line - 1 : statement.lineno - 1])
        line = (statement.end_lineno or statement.lineno) + 1
        name, value = _assigned(statement, len(made))
        used = {node.id for node in ast.walk(value) if isinstance(node, ast.Name)}
        needs = tuple(each.name for each in made if each.name in used)
        if isinstance(statement, ast.Expr) and not used & {*roots, *needs}:
            continue  # a docstring, or words that happen to be Python
        made.append(Evidence(name, source.segment(value), needs, purpose))
    return made


def _purpose(comments: Iterable[str]) -> str:
    words = (each.strip().lstrip("#").strip() for each in comments)
    return _PURPOSE.sub("", " ".join(filter(None, words)))


def _assigned(statement: ast.stmt, number: int) -> tuple[str, ast.expr]:
    match statement:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value) | ast.AnnAssign(target=ast.Name(id=name), value=value)
        ):
            if value is not None:
                return name, value
        case ast.Expr(value=value):
            return f"E{number + 1}", value
    raise ValueError(
        f"line {statement.lineno}: a plan is a program of assignments such as E1 = tool(…), and no other statement"
    )


def _assignments(text: str) -> str:
    """The lines of a text that assign a call, those that continue them, and the words before them as comments."""
    kept: list[str] = []
    open_brackets = 0
    for line in text.splitlines():
        # "Plan: so that x = 2" looks like an assignment with an annotation.
        assigns = re.match(r"[A-Za-z]\w*\s*(?::[^=]*)?=[^=]", line) and not _PURPOSE.match(line)
        if open_brackets > 0 or assigns:
            kept.append(line)
            open_brackets = max(
                open_brackets + sum(line.count(c) for c in "([{") - sum(line.count(c) for c in ")]}"), 0
            )
        elif line.strip():
            kept.append(f"# {line.strip().lstrip('#').strip()}")
    return "\n".join(kept) if any(not line.startswith("#") for line in kept) else ""
