"""Functions to prompt text, and answers to expressions.

It knows definitions, messages and texts. It evaluates nothing, and never knows a tool, a model or an agent.
"""

from lightfc.formats.align import aligned
from lightfc.formats.answer_formats import ANSWER_FORMATS
from lightfc.formats.known_names import Names
from lightfc.formats.markup import LAYERS, OPTIONAL_LAYERS, Layer
from lightfc.formats.prompt import Example, PromptFormat
from lightfc.formats.reader import Reading
from lightfc.formats.stream import AnswerStream
from lightfc.formats.tool_formats import TOOL_FORMATS, count_tokens, show

__all__ = [
    "ANSWER_FORMATS",
    "LAYERS",
    "OPTIONAL_LAYERS",
    "TOOL_FORMATS",
    "AnswerStream",
    "Example",
    "Layer",
    "Names",
    "PromptFormat",
    "Reading",
    "aligned",
    "count_tokens",
    "show",
]
