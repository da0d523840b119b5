"""Names of servers and tools as programs can write them, and the map from these to those of the servers."""

import re
from collections.abc import Callable, Collection, Iterable

from lightfc.schema.aliases import FreeNames, is_writable, tool_alias

_MAX_NAME_CHARS = 100


def flat_names(
    names: Iterable[str], prefix: str, taken: Collection[str] = (), is_free: Callable[[str], bool] = lambda name: True
) -> dict[str, str]:
    """One identifier for each name, without a dot: `list-all.labels` → `list_all_labels`, `__class__` → `class_`.

    A name that is an identifier already keeps it, whichever others would become the same; those get a number, in their
    order.

    Args:
        names: The names; one that is there twice counts once.
        prefix: What stands for a name, or before one, that has no letter to begin with.
        taken: Identifiers that others have.
        is_free: Whether an identifier may be used.

    Returns:
        By name its identifier, in the order of the names.
    """
    given = list(dict.fromkeys(names))
    made = {name: name for name in given if is_writable(name) and name not in taken and _is_plain(name, is_free)}
    free = FreeNames({*taken, *made.values()}, is_free=is_free)
    for name in given:
        if name not in made:
            made[name] = free.take(_identifier(name, prefix))
    return {name: made[name] for name in given}


def _is_plain(name: str, is_free: Callable[[str], bool]) -> bool:
    return not name.startswith("_") and len(name) <= _MAX_NAME_CHARS and is_free(name)


def _identifier(name: str, prefix: str) -> str:
    flat = re.sub(r"\W+", "_", name[:_MAX_NAME_CHARS]).strip("_")
    return tool_alias(flat or prefix)
