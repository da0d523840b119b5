"""Objects of classes of a text as keys of dicts and sets: what CPython is told when it asks for a hash, or compares."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.comparison import is_equal
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Instance
from lightfc_sandbox.values.plain import has_hash


def hash_of_key(key: Any) -> int:
    """What CPython is told where an object is a key: its hash has been asked for before (`check_key`)."""
    if not hasattr(key, "keyed"):
        raise TypeError(f"unhashable in a program: {type(key).__name__!r}")
    return int(key.keyed[1])


def is_same_key(key: Any, other: Any) -> bool:
    """The same where a key of the same hash stands in a dict or set.

    CPython compares no other keys. So whoever has one of another hash compared is an `__eq__` of the host, in which a
    function of the text would be handed what is the host's own.
    """
    if key is other or not hasattr(key, "keyed"):
        return key is other
    run, kind = key.keyed[0], type(other)
    if not issubclass(kind, Instance) and not (
        (kind in kinds.ATOMS or has_hash(run, other)) and hash(other) == hash(key)
    ):
        return False
    owner = run.filling
    return is_equal(run, key, other) if owner is None else _is_in(run, owner, key, other)


def _is_in(run: Run, owner: set[Any], key: Any, other: Any) -> bool:
    """The same of an item of a set that is being filled, to which nothing is added meanwhile."""
    run.filling = None  # also where this raises: CPython puts nothing into it then
    filled = run.filled = run.filled or set()
    filled.add(id(owner))
    try:
        found = is_equal(run, key, other)
    finally:
        filled.discard(id(owner))
        run.filled = run.filled or None
    run.filling = owner
    return found
