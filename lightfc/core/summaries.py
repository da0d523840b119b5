"""What a large value is like, in a few words: `list of 3,412 dicts with id, title, …`."""

from collections.abc import Collection, Iterable
from itertools import islice
from typing import Any

from lightfc.core.loaded import loaded
from lightfc.core.printable import printable

_MAX_NAMES = 8
_MAX_NAME_CHARS = 40
_MAX_LOOKED_AT = 100
"""Items that are looked at: those behind them are taken to be like them, or told as items."""


def shape_of(value: Any) -> str:
    """The kind and size of a value, and the keys of what it holds; bounded, whatever the value."""
    return _shape(value, inside=True)


def _shape(value: Any, *, inside: bool) -> str:
    kind = type(value).__name__
    if isinstance(value, dict):
        return f"{kind} of {len(value):,} items{_keys(value, inside=inside)}"
    if isinstance(value, list | tuple | set | frozenset):
        return f"{kind} of {len(value):,} {_items(value)}"
    if isinstance(value, str | bytes):
        return f"{kind} of {len(value):,} {'characters' if isinstance(value, str) else 'bytes'}"
    if isinstance(value, loaded("numpy", "ndarray")):
        return f"{kind} of shape {value.shape}"
    return kind


def _items(values: Collection[Any]) -> str:
    """What the items are: dicts with the keys that all of them have, where they are dicts."""
    seen = list(islice(values, _MAX_LOOKED_AT))
    if not seen or not all(type(each) is dict for each in seen):
        return "items"
    common = [key for key in seen[0] if all(key in each for each in seen)]
    return f"dicts with {_listed(common)}" if _are_names(common) else "dicts"


def _keys(value: dict[Any, Any], *, inside: bool) -> str:
    """The keys of a dict that is a record, and what is large among its values."""
    keys = list(islice(value, _MAX_LOOKED_AT))
    if not _are_names(keys) or len(value) > _MAX_LOOKED_AT:
        return ""
    large = inside and [f"{_name(key)}: {_shape(value[key], inside=False)}" for key in keys if _is_large(value[key])]
    return f" with {_listed(keys)}" + (f" ({'; '.join(large[:_MAX_NAMES])})" if large else "")


def _is_large(value: Any) -> bool:
    return isinstance(value, dict | list | tuple) and len(value) > _MAX_NAMES


def _are_names(keys: Collection[Any]) -> bool:
    return bool(keys) and all(type(key) is str for key in keys)


def _listed(keys: Iterable[str]) -> str:
    names = [_name(key) for key in keys]
    return ", ".join(names[:_MAX_NAMES]) + (", …" if len(names) > _MAX_NAMES else "")


def _name(key: str) -> str:
    return printable(key if len(key) <= _MAX_NAME_CHARS else f"{key[:_MAX_NAME_CHARS]}…")
