"""`str.format` and `str.format_map`, walked field by field by the sandbox.

CPython only splits a template. What a field names is looked up by the tables and charges of attributes and items that
expressions use, and made text as in an f-string, so a template reads nothing that an expression could not read. As that
is asked of each field while it is filled, it makes no difference whether the template is written out or computed.
"""

from __future__ import annotations

import re
from _string import formatter_field_name_split, formatter_parser  # type: ignore[import-not-found]  # as `string` does
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.quick import are_brief
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import OF_CLASSES, SPECIAL, is_private, read_attribute
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values.text import format_value
from lightfc_sandbox.values.type_tables import NOTHING_THERE

_FIELD_BYTES = 400  # what splitting and filling a field takes beside its text
_MAX_NESTED = 2  # a specification may hold fields, but theirs may not: CPython's own rule
_split: Callable[[str], Iterator[tuple[str, str | None, str | None, str | None]]] = formatter_parser
_MAX_CHARS = 128  # longer templates are not remembered


class _Filling:
    """The values for the fields of one template, which name them by position, or by a name that `named` gives them for.

    `counted` are the fields without a name so far; None: fields are given by their positions.
    """

    __slots__ = ("args", "counted", "named")

    def __init__(self, args: Sequence[Any] | None, named: Callable[[str], Any]) -> None:
        self.args, self.named = args, named
        self.counted: int | None = 0

    def value(self, first: int | str) -> Any:
        """The value that the name of a field begins with."""
        if self.args is None and (first == "" or type(first) is int):
            raise ValueError("Format string contains positional fields")
        if first == "":
            if self.counted is None:
                raise ValueError("cannot switch from manual field specification to automatic field numbering")
            first = self.counted
            self.counted += 1
        elif type(first) is int:
            if self.counted:
                raise ValueError("cannot switch from automatic field numbering to manual field specification")
            self.counted = None
        if type(first) is str:
            return self.named(first)
        try:
            return self.args[first]  # type: ignore[index]  # asked above
        except IndexError:
            raise IndexError(f"Replacement index {first} out of range for positional args tuple") from None


def private_fields(template: str) -> Iterator[str]:
    """The attributes that fields of a template name and that no text may read; none of a template that is malformed."""
    try:
        for _, field, spec, _ in _split(template):
            if field:
                path = formatter_field_name_split(field)[1]
                names = [name for is_attribute, name in path if is_attribute and type(name) is str]
                yield from (name for name in names if is_private(name) and name not in SPECIAL)
            if spec and "{" in spec:
                yield from private_fields(spec)
    except (ValueError, RecursionError):
        return


def _filled(run: Run, template: str, filling: _Filling, nested: int) -> str:
    """A template with its fields filled; `nested` counts the templates around it, itself included."""
    if nested > _MAX_NESTED:
        raise ValueError("Max string recursion exceeded")
    run.charge_chars(len(template), template)
    parts: list[str] = []
    for literal, name, spec, conversion in _fields(template):
        run.charge_steps(1)
        run.charge_bytes(_FIELD_BYTES)
        parts.append(literal)
        if name is not None:
            parts.append(_field(run, name, spec or "", conversion, filling, nested))
    run.charge_chars(sum(map(len, parts)), *parts)
    return "".join(parts)


# What the name of a field begins with, and the attributes and items that follow.
_Name = tuple[Any, Iterable[tuple[bool, Any]]]
# A field, after the text before it: its name, specification and conversion.
_Field = tuple[str, _Name | None, str | None, str | None]


def _fields(template: str) -> Iterable[_Field]:
    if len(template) <= _MAX_CHARS:
        with suppress(ValueError):  # which is told where the field is reached
            return _brief_fields(template)
    return _split_fields(template)


def _split_fields(template: str) -> Iterator[_Field]:
    for literal, field, spec, conversion in _split(template):
        yield literal, None if field is None else formatter_field_name_split(field), spec, conversion


@lru_cache(256)
def _brief_fields(template: str) -> tuple[_Field, ...]:
    return tuple(
        (literal, None if name is None else (name[0], tuple(name[1])), spec, conversion)
        for literal, name, spec, conversion in _split_fields(template)
    )


@lru_cache(256)
def _is_brief(template: str) -> bool:
    """Whether a template names arguments alone, and no field of it asks for many characters."""
    try:
        fields = _brief_fields(template)
    except ValueError:
        return False
    return not any(name and (name[1] or re.search(_LONG, spec or "")) for _, name, spec, _ in fields)


_LONG = r"\d{3}|{"


def _field(run: Run, name: _Name, spec: str, conversion: str | None, filling: _Filling, nested: int) -> str:
    first, path = name
    value = filling.value(first)
    for is_attribute, part in path:
        run.charge_steps(1)
        value = _attribute(run, value, part) if is_attribute else subscript(run, value, part)
    if conversion is not None and conversion not in ("r", "s", "a"):
        shown = conversion if " " < conversion <= "~" else f"\\x{ord(conversion):x}"
        raise ValueError(f"Unknown conversion specifier {shown}")
    if "{" in spec:
        spec = _filled(run, spec, filling, nested + 1)
    return format_value(run, value, -1 if conversion is None else ord(conversion), spec)


def _attribute(run: Run, owner: Any, name: str) -> Any:
    for read in () if is_private(name) else OF_CLASSES:
        found = read(run, owner, name)
        if found is not NOTHING_THERE:
            return touch(run, found)
    return read_attribute(run, owner, name)


def format_template(run: Run, owner: str, /, *args: Any, **kwargs: Any) -> str:
    """`owner.format(*args, **kwargs)`."""
    given = (*args, *kwargs.values()) if kwargs else args
    if len(owner) <= _MAX_CHARS and _is_brief(owner) and are_brief(given):
        run.charge_steps(len(_brief_fields(owner)))
        return run.charged_text(owner.format(*args, **kwargs))
    return _filled(run, owner, _Filling(args, kwargs.__getitem__), 1)


def format_map(run: Run, owner: str, mapping: Any, /) -> str:
    """`owner.format_map(mapping)`; the items of what is no plain mapping are not read."""
    return _filled(run, owner, _Filling(None, lambda name: subscript(run, mapping, name)), 1)
