"""Python as trees, the texts of their nodes, and programs as their statements.

An answer is read layer by layer, and then judged: the same text is parsed, and its nodes are looked at, many times. So
the last few trees are remembered. Nobody changes a tree; `replace_nodes` makes a new text instead.
"""

import ast
import io
import re
import threading
import tokenize
import warnings
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from lightfc.formats.reading_budget import Budget
from lightfc_sandbox.engine import tree_of

_PARSE_STEPS = 4
"""How many steps Python's parser takes for a character."""

_MAX_REMEMBERED_CHARS = 4_000
"""Trees of longer texts are not remembered: they take memory, and few answers are as long."""

_NEVER_FIRST = frozenset("`<>$?!)]},:;=|&^%/")
"""Signs with which no Python begins."""

_WARNED_OF = re.compile(r"\\|(?<![\da-fA-F_.xX])\.?\d[\da-fA-F_.xX]*[jJ]?(?:and|else|for|i[fns]|not|or)")
_FILTERS = threading.Lock()


def parse_expression(text: str, budget: Budget | None = None) -> ast.expr | None:
    """Parse a text as one Python expression; None where it is none."""
    if text[:1] not in (" ", "\t"):  # which stand before an expression, and never before a program
        program = _parse(text, "exec", budget)
        if not isinstance(program, ast.Module) or len(program.body) != 1:
            return None
        only = program.body[0]
        if isinstance(only, ast.Expr) and ";" not in text and not isinstance(only.value, _MAYBE_STATEMENTS):
            return only.value
    tree = _parse(text, "eval", budget)
    return tree.body if isinstance(tree, ast.Expression) else None


_MAYBE_STATEMENTS = (ast.Yield, ast.YieldFrom, ast.Starred, ast.Tuple)
"""What a statement can be, or hold unpacked, and an expression that stands alone cannot."""


def parse_program(text: str, budget: Budget | None = None) -> ast.Module | None:
    """Parse a text as Python statements; None where it is none. Arguments as for `parse_expression`."""
    tree = _parse(text, "exec", budget)
    return tree if isinstance(tree, ast.Module) else None


def _parse(text: str, mode: str, budget: Budget | None) -> ast.AST | None:
    if budget is not None:
        budget.charge(_PARSE_STEPS * len(text))
    if text[:1] in _NEVER_FIRST:
        return None
    return _remembered(text, mode) if len(text) <= _MAX_REMEMBERED_CHARS else _tree_or_none(text, mode)


def _tree_or_none(text: str, mode: str) -> ast.AST | None:
    try:
        tree: ast.AST = _tree(text, mode)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None
    return tree


_remembered = lru_cache(maxsize=16)(_tree_or_none)


def _tree(text: str, mode: str) -> Any:
    if not _WARNED_OF.search(text):
        return tree_of(text, mode)
    # Python warns of escapes that it does not know and of words at the end of numbers; to whom runs a model's
    # text, that says nothing. The filters belong to the whole process, hence the lock.
    with _FILTERS, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return tree_of(text, mode)


def syntax_error_line(text: str) -> int:
    """In which line, from 1, Python's parser finds that a text is no program; the first where it does not say."""
    try:
        _tree(text, "exec")
    except SyntaxError as error:
        return error.lineno or 1
    except (ValueError, MemoryError, RecursionError):
        pass
    return 1


_LEAVES = (ast.Name, ast.Constant)
"""Most nodes of a call, which hold none."""


@lru_cache(maxsize=8)
def nodes_of(tree: ast.AST) -> Sequence[ast.AST]:
    """The nodes of a tree, those further out first; as `ast.walk`, without those that say nothing of their own."""
    if isinstance(tree, ast.Module) and len(tree.body) == 1:
        return [tree, *nodes_of(tree.body[0])]
    if isinstance(tree, ast.Expr):
        return [tree, *nodes_of(tree.value)]
    found = [tree]
    for node in found:
        if isinstance(node, _LEAVES):
            continue
        for name in node._fields:
            each = getattr(node, name, None)
            if isinstance(each, list):
                found += [inner for inner in each if isinstance(inner, ast.AST)]
            elif isinstance(each, ast.AST) and each._fields:
                found.append(each)
    return found


def segments(text: str, nodes: Sequence[ast.expr | ast.stmt]) -> list[str]:
    """The texts of many nodes of one tree; `ast.get_source_segment` goes through all lines for each."""
    raw = text.encode()
    return [raw[begin:end].decode() for begin, end in byte_spans(raw, nodes)]


def replace_nodes(text: str, changes: Sequence[tuple[ast.expr, str]]) -> str:
    """Put other text where nodes stand; of nodes inside one another, where the outer one stands."""
    raw = text.encode()
    found = byte_spans(raw, [node for node, _ in changes])
    pieces: list[bytes] = []
    at = 0
    for (begin, end), (_, new) in sorted(zip(found, changes, strict=True), key=lambda each: (each[0][0], -each[0][1])):
        if begin >= at:
            pieces += [raw[at:begin], new.encode()]
            at = end
    return b"".join([*pieces, raw[at:]]).decode()


_LINE_END = re.compile(rb"\r\n|\r|\n")


def byte_spans(raw: bytes, nodes: Sequence[ast.expr | ast.stmt]) -> list[tuple[int, int]]:
    """Where nodes begin and end in the bytes of their text."""
    starts = [0, *(found.end() for found in _LINE_END.finditer(raw))]
    ends = (starts[(each.end_lineno or each.lineno) - 1] + (each.end_col_offset or 0) for each in nodes)
    return [(starts[each.lineno - 1] + each.col_offset, end) for each, end in zip(nodes, ends, strict=True)]


def has_comment(text: str) -> bool:
    if "#" not in text:
        return False
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return True
    return any(token.type == tokenize.COMMENT for token in tokens)


_MAX_CUTS = 20
"""In how many places a program that is not all Python is cut, to see whether what stands before is."""

_LINE = re.compile(r"\r\n|\r|\n")
_STATEMENT = re.compile(r"[^ \t#\r\f\n]")


def has_body(statement: ast.stmt) -> bool:
    return hasattr(statement, "body") or hasattr(statement, "cases")


def statement_texts(text: str, body: Sequence[ast.stmt]) -> list[str]:
    """The texts of statements, with the decorators of those that have some."""
    raw = text.encode()
    found: list[str] = []
    for statement, (begin, end) in zip(body, byte_spans(raw, body), strict=True):
        decorators = getattr(statement, "decorator_list", ())
        first = byte_spans(raw, decorators[:1])[0][0] if decorators else begin
        found.append(raw[raw.rindex(b"@", 0, first) if decorators else begin : end].decode())
    return found


def statements(text: str) -> tuple[list[str], str]:
    """The statements of a program up to the first that is no Python, and what is left from there on."""
    program = parse_program(text)
    if program is not None:
        return statement_texts(text, program.body), ""
    # Statements may begin at lines, from where Python's parser stops backwards.
    begins = [0, *(found.end() for found in _LINE.finditer(text))][: syntax_error_line(text)]
    cuts = [begins[-1], *(each for each in reversed(begins[:-1]) if _STATEMENT.match(text, each))]
    for cut in cuts[:_MAX_CUTS]:
        program = parse_program(text[:cut])
        if program is not None:
            return statement_texts(text[:cut], program.body), text[cut:].strip()
    return [], text.strip()
