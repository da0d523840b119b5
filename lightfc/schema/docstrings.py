"""Docstrings in Google, NumPy and Sphinx style, read by griffe."""

import inspect
import logging
import re
from dataclasses import dataclass, field
from textwrap import indent
from typing import Any

# Only a docstring with one of these can have sections; griffe costs 40 ms to import and 0.2 ms a docstring.
_SECTION_MARK = re.compile(r"^[ \t]*(?:[A-Z][A-Za-z ]+:[ \t]*$|-{3,}[ \t]*$|:[a-z]+[^\n:]*:)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Docstring:
    """What a docstring says, apart."""

    description: str = ""  # without the sections on parameters, result and exceptions
    parameters: dict[str, str] = field(default_factory=dict)  # each on one line, without `*`
    returns: str = ""


def parse_docstring(text: str | None) -> Docstring:
    """Read a docstring, whichever of the three styles it is written in."""
    if not text or not _SECTION_MARK.search(text):
        return Docstring(inspect.cleandoc(text or ""))
    text = _as_expected(text)
    texts: list[str] = []
    parameters: dict[str, str] = {}
    returns = ""
    for section in _sections(text):
        kind = section.kind.value
        if kind == "text":
            texts.append(section.value.strip())
        elif kind == "admonition":
            texts.append(f"{section.title}:\n{section.value.contents.strip()}")
        elif kind in ("parameters", "other parameters"):
            parameters |= {p.name.lstrip("*"): _one_line(p.description) for p in section.value}
        elif kind in ("returns", "yields") and section.value:
            returns = _one_line(section.value[0].description)
    return Docstring("\n\n".join(texts), parameters, returns)


_FIELD_LIST = re.compile(r"^[ \t]*:param\b[^\n:]*:", re.M)
_HEADED = re.compile(r"[ \t]*[A-Z][A-Za-z ]+:[ \t]*\n")
_LOOSE = re.compile(
    r"^([ \t]*(?:Args|Arguments|Parameters|Params|Returns|Yields|Raises):)[ \t]*\n(?:[ \t]*\n)+(?=[ \t])", re.M
)


def _as_expected(text: str) -> str:
    """A docstring laid out as griffe reads it, where it is laid out in a way that people use all the same."""
    if ":\n\n" in text:
        text = _LOOSE.sub(r"\1\n", text)
    if not _HEADED.match(text):
        return text
    # It begins with a section, the indentation of whose body may have been taken for that of the whole.
    head, _, body = inspect.cleandoc(text).partition("\n")
    return f"\n{head}\n{body if body[:1].isspace() else indent(body, '    ')}"


_QUIET: Any = {"warnings": False}
_STYLES: Any = {
    # One result each: without these, "A pair: both halves." would be taken as a value named "A pair".
    "google": {**_QUIET, "returns_multiple_items": False, "returns_named_value": False},
    "numpy": _QUIET,
    "sphinx": _QUIET,
}
_LOGGER = logging.getLogger("griffe")


def _sections(text: str) -> list[Any]:
    import griffe

    before = _LOGGER.disabled
    _LOGGER.disabled = True
    try:
        docstring = griffe.Docstring(text)
        if ":param" in text and _FIELD_LIST.search(text):
            return list(griffe.parse(docstring, "sphinx", **_QUIET))
        return list(griffe.parse_auto(docstring, default="google", per_style_options=_STYLES))
    finally:
        _LOGGER.disabled = before


def _one_line(text: str) -> str:
    return " ".join(text.split())
