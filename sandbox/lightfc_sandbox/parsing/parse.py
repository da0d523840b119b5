"""From text to tree: what CPython's parser is given, what is told of what it refuses, and the bounds around it."""

from __future__ import annotations

import _ast as ast
import re
import warnings
from contextlib import suppress
from typing import Any

from lightfc_sandbox.budget.limits import Limits
from lightfc_sandbox.errors import ExpressionError, LimitExceeded, SandboxError, Violation
from lightfc_sandbox.parsing.source import (
    MAX_MARKS,
    Source,
    crowded,
    depth_estimate,
    is_deep,
    nested,
    nodes_below,
    survey,
)
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.spans import line_start, span_at

try:
    from lightfc_sandbox.parsing.quick_parser import quick_tree  # type: ignore[import-not-found]
except ImportError:  # it is not compiled

    def quick_tree(text: str, is_program: bool, or_expression: bool = False) -> Any:
        """What `quick_parser.pyx` reads; nothing."""


PARSER_DEPTH = 3_000
"""Texts that could nest deeper than this are refused before CPython's parser, which recurses in C, sees them."""

MAX_DEPTH = 250
"""Levels of a tree, whatever the limit: what looks through it is compiled, and takes of the stack of the thread."""

_ATTEMPTS = 100

_NAME = "<text of a sandbox>"
"""What CPython's parser calls the text."""

_OF_TEXTS = rf"{_NAME}\Z"

_SILENT = ("ignore", None, Warning, re.compile(_OF_TEXTS), 0)

_PROGRAMS = Policy.PROGRAMS  # a member of an enum takes long to look up


def tree_of(text: str, mode: str) -> Any:
    """What CPython's parser makes of a text; `mode` is `"eval"` or `"exec"`. Where it is compiled, ours reads most.

    CPython 3.11 counts how deep it is in a tree in one place for all threads. Where they take turns in the middle,
    it may find its own count wrong (`SystemError`), which says nothing of the text: it is parsed again.

    Raises:
        SyntaxError: It is neither an expression nor a program.
        ValueError: It holds a character that no text of Python may hold.
        RecursionError: It nests too deeply.
        MemoryError: The same, found elsewhere in the parser.
    """
    _check_marks(text)
    tree = quick_tree(text, mode == "exec")
    return _tree_of(text, mode) if tree is None else tree


def _check_marks(text: str) -> None:
    if not text.isascii() and (marks := crowded(text)) >= 0:
        line, column = text.count("\n", 0, marks) + 1, marks - text.rfind("\n", 0, marks)
        raise SyntaxError(f"more than {MAX_MARKS} accents or other marks on one letter", (_NAME, line, column, None))


def _tree_of(text: str, mode: str) -> Any:
    filters = warnings.filters
    if not filters or filters[0] != _SILENT:
        # What CPython's parser warns of, such as an unknown escape, is for who wrote the text. A filter holds for all
        # threads, which `warnings.catch_warnings` does not, and this one for nothing but the text.
        warnings.filterwarnings("ignore", module=_OF_TEXTS)
    for _ in range(_ATTEMPTS):
        try:
            return compile(text, _NAME, mode, ast.PyCF_ONLY_AST, dont_inherit=True)
        except SystemError:
            continue
    raise RecursionError("CPython's parser lost count of how deep it was")


def parse(text: str, limits: Limits, policy: Policy = Policy.EXPRESSIONS) -> Source:
    """Read one expression, or a program where the policy has programs, within the limits.

    Raises:
        ExpressionError: It is neither.
        LimitExceeded: It is too long, or its tree too large or too deep.
    """
    if not isinstance(text, str):
        raise TypeError(f"a program is a str, not {type(text).__name__}")
    length = len(text)
    if length > limits.source_chars:
        raise LimitExceeded("source_chars", limits.source_chars, f"the program has {length:,} characters")
    programs = policy is _PROGRAMS
    # Where lines stand matters to a program, so nothing is taken off its beginning.
    stripped = text.rstrip() if programs else text.strip()
    offset = text.index(stripped)
    tree: Any = None
    refused: SandboxError | None = None
    try:
        tree = _read(text, stripped, limits, programs)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        refused = _unreadable(text, stripped, offset, error, limits, programs)
    if refused is not None:
        try:
            raise refused  # outside of the `except`, so that it knows nothing of the error of CPython
        finally:
            del refused  # its traceback knows this frame
    if programs and not tree.body:
        raise ExpressionError(text, [Violation("syntax", "the program is empty", span_at(text, 0, 0), "a program")])
    return Source(text, tree, offset, _nodes_within(text, tree, limits))


def _read(text: str, stripped: str, limits: Limits, programs: bool) -> Any:
    _check_marks(stripped)
    tree = quick_tree(stripped, programs, programs)
    if tree is not None:
        return tree
    if len(text) > PARSER_DEPTH and depth_estimate(text) > PARSER_DEPTH:
        raise LimitExceeded("depth", limits.depth, f"the program may nest deeper than {PARSER_DEPTH:,}", text)
    if programs and "\n" not in stripped:  # one that is an expression in one line is read sooner as such
        with suppress(SyntaxError):
            return _tree_of(stripped, "eval")
    return _tree_of(stripped, "exec" if programs else "eval")


def _nodes_within(text: str, tree: Any, limits: Limits) -> list[ast.AST] | None:
    """The nodes of a tree, where they had to be looked through to know that it is within the limits."""
    most = min(limits.depth, MAX_DEPTH)
    if text.count("@") > most or text.count("for") > most or (text.count(",") > most and "with" in text):
        for each in nodes_below(tree):
            count, told = nested(each)
            if count > most:
                raise LimitExceeded("depth", most, told, text)
    if len(text) <= limits.nodes and (len(text) <= most or not is_deep(tree, most)):
        return None
    nodes, count, depth = survey(tree, limits.nodes, most)
    if depth > most:
        raise LimitExceeded("depth", most, "the program nests deeper", text)
    if count > limits.nodes:
        raise LimitExceeded("nodes", limits.nodes, "the program has more nodes", text)
    return nodes


def misplaced(source: Source, *, programs: bool) -> Violation | None:
    """What CPython's own table of symbols refuses in a text that its parser reads.

    That is a name which is declared, bound or used where it cannot be, or a `yield` that cannot stand where it does.
    """
    # The module `symtable` wraps this one, and takes ten times as long to load.
    import _symtable  # type: ignore[import-not-found]

    text, offset = source.text, source.offset
    stripped = text[offset:].rstrip()
    for _ in range(_ATTEMPTS):
        try:
            _symtable.symtable(stripped, _NAME, "exec" if type(source.tree) is ast.Module else "eval")
        except SystemError:
            continue  # see `tree_of`
        except SyntaxError as error:
            return _syntax_violation(text, stripped, offset, error, programs)
        except (RecursionError, MemoryError):
            break  # what nests too deeply for it is within the limits
        break
    return None


def _unreadable(
    text: str, stripped: str, offset: int, error: Exception, limits: Limits, programs: bool
) -> ExpressionError | LimitExceeded:
    """What is told of a text that CPython's parser refuses."""
    if isinstance(error, SyntaxError):
        return ExpressionError(text, [_syntax(text, stripped, offset, error, programs)])
    if isinstance(error, ValueError):
        is_half = isinstance(error, UnicodeError)
        said = "it holds half of a surrogate pair, which is not a character" if is_half else str(error)
        violation = Violation("syntax", f"the program cannot be read: {said}", span_at(text, 0, 0))
        return ExpressionError(text, [violation])
    return LimitExceeded("depth", limits.depth, "the program nests too deeply to be read", text)


_INSTEAD_OF_STATEMENTS = "one expression; several calls as a list, [f(1), g(2)]; statements with policy=Policy.PROGRAMS"


def _syntax(text: str, stripped: str, offset: int, error: SyntaxError, programs: bool) -> Violation:
    if not stripped:
        return Violation("syntax", "the program is empty", span_at(text, 0, 0), "one expression")
    found = None if programs else _statement(stripped)
    if found is not None:
        where = span_at(text, offset, offset + len(stripped))
        return Violation("syntax", found, where, _INSTEAD_OF_STATEMENTS)
    return _syntax_violation(text, stripped, offset, error, programs)


def _syntax_violation(text: str, stripped: str, offset: int, error: SyntaxError, programs: bool) -> Violation:
    """What CPython says of a text that is no Python, where it says it."""
    message = (error.msg or "invalid syntax").partition(" (<")[0]
    line = error.lineno or 1
    begin = line_start(stripped, line)
    # CPython counts columns from 1. Where an expression ends too soon it gives 0; None where it knows no column.
    unfinished = len(stripped[begin:].partition("\n")[0]) + 1
    column = 1 if error.offset is None else error.offset or unfinished
    end = (error.end_lineno == line and error.end_offset) or 0
    start = offset + begin - 1
    first, last = (min(start + each, len(text)) for each in (column, max(end, column + 1)))
    said = message if message.startswith("invalid syntax") else f"invalid syntax: {message}"
    said += _instead(message, stripped, begin, begin + column - 1)
    allowed = "a Python program" if programs else "one Python expression"
    return Violation("syntax", said, span_at(text, first, last), allowed)


def _instead(message: str, text: str, line: int, at: int) -> str:
    """What is said of what to write at a place, in a line that begins at `line`; empty where that is not known."""
    if message == "invalid syntax":
        return _instead_of_sign(text, at)
    if message.startswith("f-string") and _QUOTES_INSIDE.search(text[line:].partition("\n")[0]):
        return "; inside of the braces write other quotes than around the f-string"
    return ""


_QUOTES_INSIDE = re.compile(r"""[fF][rR]?(["'])(?:(?!\1).)*?\{(?:[^}"']*\1\w|\s*\1)""")
"""An f-string that ends inside of braces, where no name ends: Python 3.11 takes quotes there for those around it."""

_OPERATORS = {
    "&&": "and", "||": "or", "!": "not", "===": "==", "!==": "!=", "<>": "!=", "?": "x if condition else y", ";": ",",
    "AND": "and", "OR": "or",
}  # fmt: skip
"""What other languages write, and Python at that place does not, with what it writes."""


def _instead_of_sign(text: str, at: int) -> str:
    """What is said where an operator of another language stands at a place; empty where none does."""
    longest_first = sorted(_OPERATORS, key=len, reverse=True)
    operator = re.compile("|".join(re.escape(each) + r"\b" * each.isalpha() for each in longest_first))
    found = (each for each in operator.finditer(text, max(at - 2, 0), at + 3) if each.start() <= at < each.end())
    sign = next((each[0] for each in found), "")
    return f"; write {_OPERATORS[sign]} in place of {sign}" if sign and (sign != ";" or _is_inside(text[:at])) else ""


def _is_inside(text: str) -> bool:
    """Whether brackets are open at the end of a text, where a `;` can only mean a comma."""
    return sum(map(text.count, "([{")) > sum(map(text.count, ")]}"))


def _statement(text: str) -> str | None:
    """What a text is that is Python, but no expression; the commonest slip of who writes expressions."""
    try:
        body = tree_of(text, "exec").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    if len(body) > 1:
        return f"{len(body)} statements are not one expression"
    kind = type(body[0]).__name__ if body else ""
    return f"a statement ({_STATEMENTS.get(kind, kind)}) is not an expression" if body else None


_STATEMENTS = {
    "AnnAssign": "annotated assignment", "AsyncFor": "async for", "AsyncFunctionDef": "async def",
    "AsyncWith": "async with", "AugAssign": "assignment by an operator", "ClassDef": "class",
    "FunctionDef": "def", "TryStar": "try",
}  # fmt: skip
"""What statements are called whose names in CPython's tree say little."""
