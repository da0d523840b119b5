"""Values as plain JSON, for machines that read what the command line prints; none of them fails."""

import dataclasses
import json
import math
from typing import Any

from pydantic_core import to_jsonable_python

__all__ = ["plain"]


def plain(value: Any, depth: int = 8) -> Any:
    """A value as plain JSON; what has no JSON form is told as text, and the rest around it kept.

    Args:
        value: Any value.
        depth: Down to how many levels inside it the part without a JSON form is looked for.
    """
    try:
        data = _finite(_jsonable(_keyed(value)))
        json.dumps(data, allow_nan=False)
    except Exception:  # noqa: BLE001 - values bring code of their own into this
        if depth and isinstance(value, dict):
            return {key: plain(each, depth - 1) for key, each in zip(_keys(value), value.values(), strict=True)}
        if depth and isinstance(value, list | tuple):
            return [plain(each, depth - 1) for each in value]
        from lightfc.display import shown_value

        return shown_value(value)
    return data


def _jsonable(value: Any) -> Any:
    return to_jsonable_python(value, fallback=_unknown, bytes_mode="base64")


def _keyed(value: Any) -> Any:
    """A value with the keys of its dicts as JSON has them, because keys that become the same would be lost."""
    if isinstance(value, dict):
        return {key: _keyed(each) for key, each in zip(_keys(value), value.values(), strict=True)}
    if isinstance(value, list | tuple):
        return [_keyed(each) for each in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {each.name: _keyed(getattr(value, each.name)) for each in dataclasses.fields(value)}
    return value


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


def _finite(data: Any) -> Any:
    """JSON has no infinity and no NaN: they become the strings `"inf"`, `"-inf"` and `"nan"`."""
    if isinstance(data, float):
        return data if math.isfinite(data) else str(float(data))
    if isinstance(data, dict):
        return {key: _finite(each) for key, each in data.items()}
    return [_finite(each) for each in data] if isinstance(data, list) else data


def _unknown(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else f"<{type(value).__name__}>"
