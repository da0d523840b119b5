"""Values as plain JSON, for machines that read what the command line prints; none of them fails."""

import dataclasses
import json
import math
from collections import deque
from collections.abc import Callable
from typing import Any

from pydantic_core import to_jsonable_python

from lightfc_sandbox.engine import name_of_class

__all__ = ["plain"]

_MAX_ITEMS = 1_000_000
"""Values that are told of one: lists that share their items can be short to make and exponentially long to tell."""

_MAX_DEPTH = 100
_HELD_BY: Any = type.__dict__["__dict__"].__get__


def plain(value: Any) -> Any:
    """A value as plain JSON; what has no JSON form is told as text, and the rest around it kept.

    Each part is looked at once, 1,000,000 at most: of what holds itself, or nests too deeply, the type is told.
    """
    return _Plain().of(value, 0)


class _Plain:
    def __init__(self) -> None:
        self._left = _MAX_ITEMS
        self._around: set[int] = set()

    def of(self, value: Any, depth: int) -> Any:
        kind = type(value)
        self._left -= 1
        if value is None or kind is bool or (kind is str and value.isascii()) or (kind is int and abs(value) < 2**63):
            return value
        if kind is float:
            return _finite(value)
        opened = _opened(value)
        if opened is None:
            return _told(value, self._leaf)
        if id(value) in self._around:
            return "[...]" if opened is list else "{...}"
        if self._left < 0 or depth > _MAX_DEPTH:
            return f"<{name_of_class(kind)}, too large to be shown>"
        self._around.add(id(value))
        try:
            return _told(value, lambda each: self._whole(each, opened, depth + 1))
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


def _opened(value: Any) -> type | None:
    """As what a value is told part by part; None for one that is told as a whole."""
    kind = type(value)
    if issubclass(kind, dict):
        return dict
    if issubclass(kind, list | tuple | set | frozenset | deque):
        return list
    # Not by `hasattr`, which asks the class of the class.
    return object if any("__dataclass_fields__" in _HELD_BY(each) for each in type.mro(kind)) else None


def _told(value: Any, tell: Callable[[Any], Any]) -> Any:
    try:
        return tell(value)
    except KeyboardInterrupt:
        raise  # the user's
    except BaseException:  # noqa: BLE001 - values bring code of their own into this
        from lightfc.display import shown_value

        return shown_value(value)


def _jsonable(value: Any) -> Any:
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


def _finite(value: float) -> float | str:
    """JSON has no infinity and no NaN: they become the strings `"inf"`, `"-inf"` and `"nan"`."""
    return value if math.isfinite(value) else str(float(value))


def _all_finite(data: Any) -> Any:
    if isinstance(data, float):
        return _finite(data)
    if isinstance(data, dict):
        return {key: _all_finite(each) for key, each in data.items()}
    return [_all_finite(each) for each in data] if isinstance(data, list) else data


def _unknown(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else f"<{name_of_class(type(value))}>"
