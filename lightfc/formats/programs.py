"""Programs as their statements."""

import ast
import re
from collections.abc import Sequence

from lightfc.formats.notation import inside_fence
from lightfc.formats.python_trees import byte_spans, parse_program, syntax_error_line
from lightfc.formats.reading_budget import Budget

_MAX_CUTS = 20
"""In how many places a program that is not all Python is cut, to see whether what stands before is."""

_LINE_END = re.compile(r"\r\n|\r|\n")
_STATEMENT = re.compile(r"[^ \t#\r\f\n]")


def is_program(text: str, budget: Budget | None = None) -> bool:
    """Whether a text is Python or JSON, in a fence or not: marks of other forms stand in texts of it."""
    return parse_program(inside_fence(text.strip()), budget) is not None


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
    for cut in _cuts(text):
        program = parse_program(text[:cut])
        if program is not None:
            return statement_texts(text[:cut], program.body), text[cut:].strip()
    return [], text.strip()


def _cuts(text: str) -> list[int]:
    """Where statements may begin, from where Python's parser stops backwards."""
    begins = [0, *(found.end() for found in _LINE_END.finditer(text))][: syntax_error_line(text)]
    return [begins[-1], *(each for each in reversed(begins[:-1]) if _STATEMENT.match(text, each))][:_MAX_CUTS]
