"""Values and records as text for a model: short, literal where that is possible, and without any `repr` of the host.

A value is written as the Python that gives it, so that a model can copy it into its next expression; a text alone is
written as it is. What is not plain data is told by its type only: what a `repr` says is code of the host.
"""

import dataclasses
import datetime
import enum
import math
from collections.abc import Iterable, Iterator
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePath
from typing import Any
from uuid import UUID

import numpy as np
from pydantic import BaseModel
from pydantic_core import to_jsonable_python

__all__ = ["jsonable", "rendered", "writable"]

_WRITTEN = (
    bool, complex, bytes, range, type(None), Decimal, Fraction, UUID,
    datetime.date, datetime.datetime, datetime.time, datetime.timedelta,
)  # fmt: skip
"""Types whose `repr` is Python's own; a subclass of one is not among them."""

_MOST_DIGITS = 1_000
_DEEPEST = 20
_MOST_JSON_CHARS = 1_000_000
_MOST_ARRAY_ITEMS = 10_000


def rendered(value: Any, most_chars: int) -> tuple[str, bool]:
    """A value as text for a model.

    Args:
        value: Any value.
        most_chars: How long the text may be, in characters.

    Returns:
        The text, and whether it is all of the value: neither cut nor the mere name of a type.
    """
    if isinstance(value, str):
        text = str.__str__(value)
        return (text, True) if len(text) <= most_chars else (_cut(text[:most_chars], value), False)
    parts: list[str] = []
    opaque: list[Any] = []
    length = 0
    for token in _tokens(value, opaque, 0):
        parts.append(token)
        length += len(token)
        if length > most_chars:
            return _cut("".join(parts)[:most_chars], value), False
    return "".join(parts), not opaque


def writable(text: str) -> str:
    """A text without halves of characters: no file and no request takes them, so they stand there escaped."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode(errors="backslashreplace").decode()
    return text


def _cut(beginning: str, value: Any) -> str:
    size = ""
    if isinstance(value, str):
        size = f" of {len(value):,} characters"
    elif isinstance(value, list | tuple | set | frozenset | dict):
        size = f" of {len(value):,} items"
    elif isinstance(value, np.ndarray):
        size = f" of shape {value.shape}"
    return f"{beginning}… ({type(value).__name__}{size}, shortened)"


def _tokens(value: Any, opaque: list[Any], depth: int) -> Iterator[str]:
    if depth > _DEEPEST:
        opaque.append(value)
        yield "…"
    elif isinstance(value, enum.Enum):
        yield f"{type(value).__name__}.{value.name}"
    elif isinstance(value, str):
        yield str.__repr__(value)
    elif type(value) is int:
        yield _integer(value)
    elif type(value) is float:
        yield repr(value) if math.isfinite(value) else f"float({str(value)!r})"
    elif type(value) in _WRITTEN:
        yield repr(value)
    elif isinstance(value, PurePath):
        yield repr(str(value))
    elif isinstance(value, np.generic) and not isinstance(value, np.void | np.object_):
        yield from _tokens(value.item(), opaque, depth + 1)
    elif isinstance(value, np.ndarray):
        yield from _array(value, opaque, depth)
    else:
        yield from _container(value, opaque, depth)


def _integer(value: int) -> str:
    if value.bit_length() > _MOST_DIGITS * 3:  # Python itself refuses to write much longer ones
        return f"{value:#x}"
    return repr(value)


def _container(value: Any, opaque: list[Any], depth: int) -> Iterator[str]:
    fields = _fields(value)
    if fields is not None:
        yield f"{type(value).__name__}("
        yield from _joined(([f"{name}="], each) for name, each in fields)(opaque, depth)
        yield ")"
    elif isinstance(value, dict):
        yield "{"
        yield from _joined((_key(key, opaque, depth), each) for key, each in value.items())(opaque, depth)
        yield "}"
    elif isinstance(value, list | tuple | set | frozenset):
        opening, closing = _brackets(value)
        yield opening
        yield from _joined(([], each) for each in value)(opaque, depth)
        yield closing
    else:
        opaque.append(value)
        yield f"<{type(value).__name__}>"


def _joined(pairs: Iterable[tuple[Iterable[str], Any]]) -> Any:
    def write(opaque: list[Any], depth: int) -> Iterator[str]:
        for number, (before, value) in enumerate(pairs):
            if number:
                yield ", "
            yield from before
            yield from _tokens(value, opaque, depth + 1)

    return write


def _key(key: Any, opaque: list[Any], depth: int) -> Iterator[str]:
    yield from _tokens(key, opaque, depth + 1)
    yield ": "


def _brackets(value: list[Any] | tuple[Any, ...] | set[Any] | frozenset[Any]) -> tuple[str, str]:
    if isinstance(value, list):
        return "[", "]"
    if isinstance(value, tuple):
        return "(", ",)" if len(value) == 1 else ")"
    if isinstance(value, frozenset):
        return "frozenset({", "})"
    return ("{", "}") if value else ("set(", ")")


def _fields(value: Any) -> list[tuple[str, Any]] | None:
    """The public fields of a record; None for what is none."""
    if isinstance(value, BaseModel):
        return [(name, value.__dict__.get(name)) for name in type(value).model_fields]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        shown = [each.name for each in dataclasses.fields(value) if each.repr and not each.name.startswith("_")]
        return [(name, _attribute(value, name)) for name in shown]
    names = getattr(type(value), "_fields", None)
    if isinstance(value, tuple) and isinstance(names, tuple):
        return list(zip(names, value, strict=False))
    return None


def _attribute(value: Any, name: str) -> Any:
    try:
        return getattr(value, name)
    except Exception:  # noqa: BLE001 - a field that was never set, or code of the host
        return None


def _array(value: np.ndarray[Any, Any], opaque: list[Any], depth: int) -> Iterator[str]:
    if value.dtype.hasobject or value.dtype.names or value.size > _MOST_ARRAY_ITEMS:
        opaque.append(value)
        yield f"<{type(value).__name__} of {value.dtype}, shape {value.shape}>"
        return
    yield "np.array("
    yield from _tokens(value.tolist(), opaque, depth + 1)
    yield ")"


def jsonable(value: Any) -> Any:
    """A value as plain JSON data; what has no JSON form is told by its type, what is very large by its beginning."""
    if value is None or isinstance(value, bool):
        return value
    try:
        # Containers that share their items can be short to make and exponentially long to write.
        if not _has_bounds(value):
            return rendered(value, 2_000)[0]
        return _plain(to_jsonable_python(value, fallback=_foreign, bytes_mode="base64"))
    except Exception:  # noqa: BLE001 - values bring code of their own into this, and may hold themselves
        return rendered(value, 2_000)[0]


def _plain(data: Any) -> Any:
    """JSON has no infinity and no NaN, and Python writes no integer of any length: they become texts."""
    if isinstance(data, float):
        return data if math.isfinite(data) else str(float(data))
    if isinstance(data, int):
        return data if data.bit_length() <= _MOST_DIGITS * 3 else _integer(data)
    if isinstance(data, dict):
        return {key: _plain(each) for key, each in data.items()}
    return [_plain(each) for each in data] if isinstance(data, list) else data


def _has_bounds(value: Any) -> bool:
    length = 0
    opaque: list[Any] = []
    for token in _tokens(value, opaque, 0):
        length += len(token)
        if length > _MOST_JSON_CHARS:
            return False
    return not any(isinstance(each, list | tuple | dict | set) for each in opaque)  # none was too deep


def _foreign(value: Any) -> Any:
    if isinstance(value, np.ndarray) and not value.dtype.hasobject:
        return value.tolist()
    if isinstance(value, np.generic):
        return value.item()
    return f"<{type(value).__name__}>"
