"""What the reader finds in an answer, by the notation that was asked for."""

from lightfc import PromptFormat
from lightfc.formats import LAYERS, Layer, Names, Reading
from lightfc.formats.reader import Form

_FORMATS: dict[Form, str] = {"python": "expression", "json": "json", "xml": "xml"}


def read(text: str, names: Names, form: Form = "python", layers: tuple[Layer, ...] = LAYERS) -> Reading:
    """The reading of an answer in a notation."""
    return PromptFormat(f"python+{_FORMATS[form]}", layers=layers).reading(text, names)
