"""Answer formats: how a model is asked for calls, how its answers are read, and how they are written.

A format is one `AnswerFormat` in the file of the notation of its calls; whatever asks, reads, streams or aligns looks
at it alone.
"""

from collections.abc import Mapping

from lightfc.formats.answer_formats.base import AnswerFormat, Extracted
from lightfc.formats.answer_formats.data_notation import FORMATS as DATA_FORMATS
from lightfc.formats.answer_formats.python_notation import FORMATS as PYTHON_FORMATS, LIBRARY

__all__ = ["ANSWER_FORMATS", "LIBRARY", "AnswerFormat", "Extracted"]

ANSWER_FORMATS: Mapping[str, AnswerFormat] = {each.name: each for each in (*PYTHON_FORMATS, *DATA_FORMATS)}
"""The answer formats by name. Each says how a prompt asks for calls, how they are written, and how they are read.

Examples:
    >>> from lightfc.formats import ANSWER_FORMATS
    >>> {"expression", "json", "native"} <= set(ANSWER_FORMATS)
    True
"""
