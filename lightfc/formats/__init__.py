"""Functions to prompt text, and answers to expressions."""

from lightfc.formats.prompt import PromptFormat
from lightfc.formats.shown import SHOWN_FORMS, show

__all__ = ["SHOWN_FORMS", "PromptFormat", "show"]
