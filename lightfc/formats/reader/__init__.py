"""Finds the calls in what a model answered.

Reading is layered. Each layer is tried only where the ones before it found nothing in a stretch of the text, each can
be switched off, and what it did is said in the notes:

    strict ── blocks ── lists ── repairs ── prose ── other forms

`layers` goes through the layers; `python_form` reads calls as Python, and `data_forms` as JSON or XML, strictly and
then tolerantly; `api_calls` reads what is no text with calls in it. All of it is text to text: an answer is taken apart
with `ast` and a scanner, never evaluated, and what is found is checked by the sandbox like any other text. What an
answer may take is one `Budget`.
"""

from lightfc.formats.reader.api_calls import read_tool_calls
from lightfc.formats.reader.found import Form, Reading, cut_off, unreadable, with_problem, with_thought
from lightfc.formats.reader.layers import names_any, read_answer, read_program, repaired_program, with_certainty

__all__ = [
    "Form",
    "Reading",
    "cut_off",
    "names_any",
    "read_answer",
    "read_program",
    "read_tool_calls",
    "repaired_program",
    "unreadable",
    "with_certainty",
    "with_problem",
    "with_thought",
]
