"""What of the arguments of a call a server would not get as it is."""

import math
from typing import Any


def unsendable(arguments: dict[str, Any]) -> str:
    """Say what JSON has no form for, and where; the SDK would send null in its place. Empty if there is nothing.

    Args:
        arguments: The arguments by name.
    """
    left: list[tuple[str, Any]] = list(arguments.items())
    seen: set[int] = set()
    while left:
        path, value = left.pop()
        if isinstance(value, float):
            if not math.isfinite(value):
                return f"the argument {path} is {value}, which JSON has no form for, so the call was not made"
        elif isinstance(value, dict | list | tuple | set | frozenset) and id(value) not in seen:
            seen.add(id(value))
            inner = value.items() if isinstance(value, dict) else enumerate(value)
            left.extend((f"{path}[{key!r:.100}]", each) for key, each in inner)
    return ""
