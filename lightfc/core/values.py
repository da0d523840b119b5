"""Values as text, and as JSON that may lose some of them: what shows a value to anybody is written here.

One writer makes the texts, for three readers: a model, who can copy what it reads into its next expression; whoever
reads a message; and Python itself. None of them sees a `repr` of the host: what is not plain data is told by its type.
What has to come back as it was is for `serialization`.
"""

import dataclasses
import enum
import json
import math
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain, islice
from pathlib import PurePath
from typing import Any

from lightfc.core.codecs import BY_TYPE
from lightfc.core.loaded import loaded
from lightfc.core.printable import printable
from lightfc_sandbox.engine import name_of_class

MAX_SHORT_TEXT_CHARS = 80
"""Longest text of a value in a sentence."""

_BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"), tuple: ("(", ")"), set: ("{", "}"), frozenset: ("frozenset({", "})"), dict: ("{", "}"),
}  # fmt: skip
_MAX_SORTED = 1_000
"""Sets of more items are written in their own order: to sort them, the texts of all are needed before the first."""

_MAX_INT_BITS = 3_000
"""Python itself refuses to write much longer integers."""

_MAX_ARRAY_ITEMS = 10_000
_MAX_JSON_ITEMS = 1_000_000
"""Values that are told of one: lists that share their items can be short to make and exponentially long to tell."""

_MAX_JSON_DEPTH = 100
_MAX_FALLBACK_CHARS = 2_000


class _Writer:
    """Writes values as Python, piece by piece, so that whoever takes the pieces can stop."""

    max_depth = 20
    max_items: int | None = None

    def __init__(self) -> None:
        self.opaque: list[Any] = []

    def text(self, value: Any, max_chars: int) -> str:
        """The text of a value, or one that is longer than `max_chars` and may go on."""
        parts: list[str] = []
        length = 0
        try:
            for piece in self.pieces(value):
                parts.append(piece)
                length += len(piece)
                if length > max_chars:
                    break
        except KeyboardInterrupt:
            raise  # the user's
        except BaseException:  # noqa: BLE001 - a value of the host's may raise anything where it is looked at
            self.opaque.append(value)
            return f"<{name_of_class(type(value))}>"
        return "".join(parts)

    def pieces(self, value: Any, depth: int = 0) -> Iterator[str]:
        """The text of a value that stands so deep in others."""
        text = self.atom(value)
        if text is not None:
            yield text
        elif (kind := self.container(value)) is None:
            yield from self.other(value, depth)
        else:
            yield from self._container(value, kind, depth)

    def atom(self, value: Any) -> str | None:
        """The text of a value that holds no others; None where it is none of which this knows."""
        kind = type(value)
        if value is None or value is ... or kind in (bool, int, float, str, bytes):
            return repr(value)
        return f"{kind.__name__}.{value._name_}" if isinstance(value, enum.Enum) and value._name_ else None

    def container(self, value: Any) -> type | None:
        """As which container a value is written; None where it is none."""
        return type(value) if type(value) in _BRACKETS else None

    def other(self, value: Any, depth: int) -> Iterator[str]:
        """What stands for a value that is neither."""
        self.opaque.append(value)
        yield f"<{type(value).__name__}>"

    def _container(self, value: Any, kind: type, depth: int) -> Iterator[str]:
        opening, closing = _BRACKETS[kind]
        if not value and kind in (set, frozenset):
            opening, closing = f"{kind.__name__}(", ")"
        yield opening
        if value and depth >= self.max_depth:
            self.opaque.append(value)
            yield "…"
        else:
            yield from self.joined(self._parts(value, kind, depth + 1))
        yield f",{closing}" if kind is tuple and len(value) == 1 else closing

    def _parts(self, value: Any, kind: type, depth: int) -> Iterator[Iterable[str]]:
        if kind is dict:
            for key, each in value.items():
                yield chain(self.pieces(key, depth), (": ",), self.pieces(each, depth))
        elif kind in (set, frozenset) and len(value) <= _MAX_SORTED:
            # The same text in every process, whatever the order of hashes.
            yield from ([text] for text in sorted("".join(self.pieces(each, depth)) for each in value))
        else:
            yield from (self.pieces(each, depth) for each in value)

    def joined(self, parts: Iterable[Iterable[str]]) -> Iterator[str]:
        """Parts with commas between them."""
        for number, part in enumerate(parts):
            if number:
                yield ", "
            if number == self.max_items:
                yield "…"
                return
            yield from part


def _has_own_repr(kind: type) -> bool:
    """Whether values of a type are shown as Python itself writes them; those of a subclass are not."""
    codec = BY_TYPE.get(kind)
    return codec is not None and codec.is_shown


class _ForModels(_Writer):
    """Writes whatever has a text, records by their fields."""

    def atom(self, value: Any) -> str | None:
        kind = type(value)
        if kind is int and value.bit_length() > _MAX_INT_BITS:
            return f"{value:#x}"
        if kind is float and not math.isfinite(value):
            return f"float({str(value)!r})"
        if isinstance(value, PurePath):
            return repr(str(value))
        if _has_own_repr(kind):
            return repr(value)
        text = super().atom(value)
        return str.__repr__(value) if text is None and isinstance(value, str) else text

    def container(self, value: Any) -> type | None:
        found = next((kind for kind in _BRACKETS if isinstance(value, kind)), None)
        return None if found is tuple and hasattr(type(value), "_fields") else found

    def other(self, value: Any, depth: int) -> Iterator[str]:
        fields = _fields(value)
        if fields is not None:
            parts = (chain((f"{name}=",), self.pieces(each, depth + 1)) for name, each in fields)
            yield f"{type(value).__name__}("
            yield from self.joined(parts)
            yield ")"
        elif isinstance(value, loaded("numpy", "generic")) and value.dtype.kind not in "OV":
            yield from self.pieces(value.item(), depth + 1)
        elif isinstance(value, loaded("numpy", "ndarray")):
            yield from self._array(value, depth)
        else:
            yield from super().other(value, depth)

    def _array(self, value: Any, depth: int) -> Iterator[str]:
        if value.dtype.hasobject or value.dtype.names or value.size > _MAX_ARRAY_ITEMS:
            self.opaque.append(value)
            yield f"<{type(value).__name__} of {value.dtype}, shape {value.shape}>"
            return
        yield "np.array("
        yield from self.pieces(value.tolist(), depth + 1)
        yield ")"


def _fields(value: Any) -> list[tuple[str, Any]] | None:
    """The public fields of a record; None for what is none."""
    if isinstance(value, loaded("pydantic.main", "BaseModel")):
        return [(name, value.__dict__.get(name)) for name in type(value).model_fields]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = [each.name for each in dataclasses.fields(value) if each.repr and not each.name.startswith("_")]
        return [(name, _attribute(value, name)) for name in fields]
    names = getattr(type(value), "_fields", None)
    if isinstance(value, tuple) and isinstance(names, tuple):
        return list(zip(names, value, strict=False))
    return None


def _attribute(value: Any, name: str) -> Any:
    try:
        return getattr(value, name)
    except Exception:  # noqa: BLE001 - a field that was never set, or code of the host
        return None


def rendered(value: Any, max_chars: int) -> tuple[str, bool]:
    """A value as the Python that gives it, to be copied, or a text alone as it is; and whether that is all of it."""
    if issubclass(type(value), str):
        text = str.__str__(value)
        return (text, True) if len(text) <= max_chars else (_cut(text[:max_chars], value), False)
    writer = _ForModels()
    text = writer.text(value, max_chars)
    return (_cut(text[:max_chars], value), False) if len(text) > max_chars else (text, not writer.opaque)


def _cut(beginning: str, value: Any) -> str:
    return f"{beginning}… ({shape_of(value)}, shortened)"


def escape_surrogates(text: str) -> str:
    """A text without halves of characters: no file and no request takes them, so they stand there escaped."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode(errors="backslashreplace").decode()
    return text


class _ForMessages(_Writer):
    """Writes plain data, as much of it as a sentence has room for."""

    max_depth = 3
    max_items = 8

    def atom(self, value: Any) -> str | None:
        kind = type(value)
        if kind is str or kind is bytes:
            return repr(value[:MAX_SHORT_TEXT_CHARS])
        if kind is int and value.bit_length() > 4 * MAX_SHORT_TEXT_CHARS:
            return f"an int of {value.bit_length()} bits"
        return repr(value) if _has_own_repr(kind) else super().atom(value)

    def other(self, value: Any, depth: int) -> Iterator[str]:
        if isinstance(value, loaded("numpy", "ndarray")):
            dtype = "str" if value.dtype.kind == "U" else value.dtype.name
            yield f"an array of shape {value.shape} and dtype {dtype}"
        else:
            yield f"an object of type {type(value).__name__}"


def short_text(value: Any) -> str:
    """Write a value for a message: plain data as Python, at most 80 characters; anything else by its type alone."""
    text = _ForMessages().text(value, MAX_SHORT_TEXT_CHARS)
    return text if len(text) <= MAX_SHORT_TEXT_CHARS else text[: MAX_SHORT_TEXT_CHARS - 1] + "…"


def key_path(path: str, key: Any) -> str:
    """Append an index or a key to a path, `points` + 2 → `points[2]`."""
    text = "".join(_ForMessages().pieces(key, _ForMessages.max_depth))
    return f"{path}[{text[:MAX_SHORT_TEXT_CHARS]}]"


_JSON_ATOMS = frozenset({bool, int, float, str})


class _AsLiteral(_Writer):
    """Writes what Python reads as the very value, or nothing."""

    def __init__(self, *, beyond_json: bool) -> None:
        super().__init__()
        self._beyond_json = beyond_json

    def atom(self, value: Any) -> str | None:
        kind = type(value)
        if self._beyond_json and value is ...:
            return "..."
        max_bits = _MAX_INT_BITS if self._beyond_json else 64
        if (kind is float and not math.isfinite(value)) or (kind is int and value.bit_length() > max_bits):
            return None
        return super().atom(value) if self._beyond_json or value is None or kind in _JSON_ATOMS else None

    def container(self, value: Any) -> type | None:
        return super().container(value) if self._beyond_json or type(value) in (list, tuple, dict) else None


def literal(value: Any, max_chars: int, *, beyond_json: bool = False) -> str | None:
    """Plain data as Python writes it; None for what is something else, or longer than `max_chars`.

    `beyond_json` takes what JSON has not: bytes, a set, a member of an enum, an integer of more than 64 bits.
    """
    writer = _AsLiteral(beyond_json=beyond_json)
    text = writer.text(value, max_chars)
    return None if writer.opaque or len(text) > max_chars else text


def to_json(value: Any) -> Any:
    """A value as plain JSON data, for who reads it; nothing makes this fail.

    What has no JSON form is told as text, and the rest around it kept. Each part is looked at once, 1,000,000 at most:
    of what holds itself, or nests too deeply, the type is told. JSON has no infinity and no NaN: they are the strings
    `"inf"`, `"-inf"` and `"nan"`.
    """
    return _Json().of(value, 0)


class _Json:
    def __init__(self) -> None:
        self._left = _MAX_JSON_ITEMS
        self._around: set[int] = set()

    def of(self, value: Any, depth: int) -> Any:
        self._left -= 1
        if _is_json(value):
            return value
        opened = _container_kind(value)
        if opened is None:
            return render_safely(value, self._leaf)
        if id(value) in self._around:
            return "[...]" if opened is list else "{...}"
        if self._left < 0 or depth > _MAX_JSON_DEPTH:
            return f"<{name_of_class(type(value))}, too large to be shown>"
        self._around.add(id(value))
        try:
            return render_safely(value, lambda each: self._whole(each, opened, depth + 1))
        finally:
            self._around.discard(id(value))

    def _whole(self, value: Any, opened: type, depth: int) -> Any:
        if opened is dict:
            keys = _keys(value)
            return {key: self.of(each, depth) for key, each in zip(keys, list(value.values()), strict=True)}
        if opened is list:
            return [self.of(each, depth) for each in value]
        return {each.name: self.of(getattr(value, each.name), depth) for each in dataclasses.fields(value)}

    def _leaf(self, value: Any) -> Any:
        data = _all_finite(_jsonable(value))
        json.dumps(data, allow_nan=False)
        return data


def _is_json(value: Any) -> bool:
    """Whether a value is JSON as it is; what is in doubt is not."""
    kind = type(value)
    if kind is int:
        return bool(abs(value) < 2**63)
    if kind is float:
        return math.isfinite(value)
    return value is None or kind is bool or (kind is str and value.isascii())


_HELD_BY: Any = type.__dict__["__dict__"].__get__


def _container_kind(value: Any) -> type | None:
    """As what a value is told part by part; None for one that is told as a whole."""
    kind = type(value)
    if issubclass(kind, dict):
        return dict
    if issubclass(kind, list | tuple | set | frozenset | deque):
        return list
    # Not by `hasattr`, which asks the class of the class.
    return object if any("__dataclass_fields__" in _HELD_BY(each) for each in type.mro(kind)) else None


def render_safely(value: Any, render: Callable[[Any], Any]) -> Any:
    """What `render` makes of a value, else its text; where both raise, as code of the value's own may, its type."""
    for attempt in (render, lambda each: rendered(each, _MAX_FALLBACK_CHARS)[0]):
        try:
            return attempt(value)
        except KeyboardInterrupt:
            raise  # the user's
        except BaseException:  # noqa: BLE001, S112 - values bring code of their own into this
            continue
    return f"<{name_of_class(type(value))}>"


def _jsonable(value: Any) -> Any:
    from pydantic_core import to_jsonable_python  # what is plain data does without

    return to_jsonable_python(value, fallback=_unknown, bytes_mode="base64")


def _keys(value: dict[Any, Any]) -> list[str]:
    """The keys of a dict as JSON has them; where two would be the same, as each is written in Python."""
    try:
        keys = [key if isinstance(key, str) else next(iter(_jsonable({key: None}))) for key in value]
    except Exception:  # noqa: BLE001 - keys bring code of their own into this
        keys = [key if isinstance(key, str) else repr(key) for key in value]
    if len(set(keys)) == len(keys):
        return keys
    used: dict[str, int] = {}
    for at, key in enumerate(map(repr, value)):
        used[key] = used.get(key, 0) + 1
        keys[at] = key if used[key] == 1 else f"{key} ({used[key]})"
    return keys


def _all_finite(data: Any) -> Any:
    if isinstance(data, float):
        return data if math.isfinite(data) else str(float(data))
    if isinstance(data, dict):
        return {key: _all_finite(each) for key, each in data.items()}
    return [_all_finite(each) for each in data] if isinstance(data, list) else data


def _unknown(value: Any) -> Any:
    if isinstance(value, (loaded("numpy", "ndarray"), loaded("numpy", "generic"))):
        return value.tolist()
    return str(value) if isinstance(value, PurePath) else f"<{name_of_class(type(value))}>"


# What a large value is like, in a few words: `list of 3,412 dicts with id, title, …`.

_MAX_KEYS = 8
_MAX_KEY_CHARS = 40
_MAX_LOOKED_AT = 100
"""Items that are looked at: those behind them are taken to be like them, or told as items."""


def shape_of(value: Any) -> str:
    """The kind and size of a value, and the keys of what it holds; bounded, whatever the value."""
    return str(render_safely(value, lambda each: _shape(each, inside=True)))


def _shape(value: Any, *, inside: bool) -> str:
    kind = type(value).__name__
    if isinstance(value, dict):
        return f"{kind} of {len(value):,} items{_shape_keys(value, inside=inside)}"
    if isinstance(value, list | tuple | set | frozenset):
        return f"{kind} of {len(value):,} {_shape_items(value)}"
    if isinstance(value, str | bytes):
        return f"{kind} of {len(value):,} {'characters' if isinstance(value, str) else 'bytes'}"
    if isinstance(value, loaded("numpy", "ndarray")):
        return f"{kind} of shape {value.shape}"
    return kind


def _shape_items(values: Collection[Any]) -> str:
    """What the items are: dicts with the keys that all of them have, where they are dicts."""
    seen = list(islice(values, _MAX_LOOKED_AT))
    if not seen or not all(type(each) is dict for each in seen):
        return "items"
    common = [key for key in seen[0] if all(key in each for each in seen)]
    return f"dicts with {_listed(common)}" if _are_names(common) else "dicts"


def _shape_keys(value: dict[Any, Any], *, inside: bool) -> str:
    """The keys of a dict that is a record, and what is large among its values."""
    keys = list(islice(value, _MAX_LOOKED_AT))
    if not _are_names(keys) or len(value) > _MAX_LOOKED_AT:
        return ""
    nested = [key for key in keys if isinstance(value[key], dict | list | tuple) and len(value[key]) > _MAX_KEYS]
    large = inside and [f"{_name(key)}: {_shape(value[key], inside=False)}" for key in nested]
    return f" with {_listed(keys)}" + (f" ({'; '.join(large[:_MAX_KEYS])})" if large else "")


def _are_names(keys: Collection[Any]) -> bool:
    return bool(keys) and all(type(key) is str for key in keys)


def _listed(keys: Iterable[str]) -> str:
    names = [_name(key) for key in keys]
    return ", ".join(names[:_MAX_KEYS]) + (", …" if len(names) > _MAX_KEYS else "")


def _name(key: str) -> str:
    return printable(key if len(key) <= _MAX_KEY_CHARS else f"{key[:_MAX_KEY_CHARS]}…")
