"""Functions to prompt text, and answers to expressions.

It knows definitions, messages and texts. It evaluates nothing, and never knows a tool, a model or an agent.
"""

from lightfc.formats.align import aligned
from lightfc.formats.asked import ASKED_FORMS
from lightfc.formats.layers import LAYERS, OPTIONAL_LAYERS, Layer
from lightfc.formats.names import Names
from lightfc.formats.prompt import Example, PromptFormat
from lightfc.formats.reader import Reading, read
from lightfc.formats.shown import SHOWN_FORMS, count_tokens, show
from lightfc.formats.stream import AnswerStream

__all__ = [
    "ASKED_FORMS",
    "LAYERS",
    "OPTIONAL_LAYERS",
    "SHOWN_FORMS",
    "AnswerStream",
    "Example",
    "Layer",
    "Names",
    "PromptFormat",
    "Reading",
    "aligned",
    "count_tokens",
    "read",
    "show",
]
