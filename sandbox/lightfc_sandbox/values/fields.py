"""Containers in fields of objects of the host, of which a text that changes values has copies.

The objects themselves are neither copied nor changed: a tool gets the very object. Once a text has changed its copy of
a list in a field, the object is not what the text takes it for. It shows and compares with the copy, and it cannot
leave (`check_fields`). A list that the host changes in a later call is copied anew when it is read again.
"""

import enum
from collections.abc import Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, PLACE_BYTES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values.copying import adopt
from lightfc_sandbox.values.kinds import ATOMS, CONTAINERS, HASHED, MAPPINGS, parts, type_name
from lightfc_sandbox.values.plain import OBJECT_STEPS, parts_of
from lightfc_sandbox.values.type_tables import is_array


def read_field(run: Run, owner: Any, value: Any) -> Any:
    """What a text that changes values reads in a field of an object of a registered type: its own copy of it."""
    made = adopt(run, value)
    known: tuple[Any, ...] | None = (run.adopted or {}).get(id(value))
    if made is value or known is None or run.adopted is None:
        return made  # no container: an iterator is read as it comes
    now = (run.text, run.calls_left)
    if len(known) > 2 and known[3] != now and _is_stale(run, owner, known):
        del run.adopted[id(value)]
        made, known = adopt(run, value), ()
    before = known[2] if len(known) > 2 else _charge_holder(run, value)
    run.adopted[id(value)] = (value, made, before, now)
    return made


def field_of(run: Run, owner: Any, value: Any) -> Any:
    """The value of a field as the text has it: its own copy, if it has one."""
    known = run.adopted.get(id(value)) if run.adopted else None
    if known is None or (len(known) > 2 and _is_stale(run, owner, known)):
        return value
    return known[1]


def _is_stale(run: Run, owner: Any, known: tuple[Any, ...]) -> bool:
    """Whether the host has changed the container since the copy was made."""
    value, made, before, _ = known
    if not _is_changed(run, before, value):
        return False
    if _is_changed(run, before, made):
        raise _refusal(owner, value)
    return True


def check_fields(run: Run, value: Any) -> None:
    """Refuse an object of a registered type that leaves, if the text has changed its copy of a container in it."""
    seen = set()
    left = [(value, value)]
    while left:
        owner, each = left.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if type(each) in run.host_types:
            owner = each
        left += [(owner, part) for part in _parts(run, owner, each) if type(part) not in ATOMS]


def _parts(run: Run, owner: Any, value: Any) -> Sequence[Any]:
    kind = type(value)
    if kind in run.host_types and not issubclass(kind, enum.Enum):
        run.charge_steps(OBJECT_STEPS)
        return parts_of(value)
    if kind not in CONTAINERS and not is_array(value):
        return ()
    held = _items_of(run, value)
    known = (run.adopted or {}).get(id(value))
    before = known[2] if known is not None and len(known) > 2 else held
    if known is not None and known[1] is not value and _is_changed(run, before, known[1]):
        raise _refusal(owner, value)
    return held


def _charge_holder(run: Run, value: Any) -> list[Any]:
    held = _items_of(run, value)
    size = len(value) if type(value) is bytearray else int(value.nbytes) if is_array(value) else PLACE_BYTES * len(held)
    run.charge_bytes(CONTAINER_BYTES + size)
    return held


def _items_of(run: Run, value: Any) -> list[Any]:
    """The items of a container, and of a mapping its keys too; an array or `bytearray` is held as a whole, as bytes."""
    if type(value) is bytearray:
        run.charge_work(len(value) >> 6)
        return [bytes(value)]
    if is_array(value):
        run.charge_work(int(value.nbytes) >> 6)
        return [value.tobytes()]
    run.charge_work(len(value))
    return [*parts(value)]


def _is_changed(run: Run, before: list[Any], value: Any) -> bool:
    """Whether a container, or the copy of one, no longer holds what that held before."""
    held = _items_of(run, value)
    if type(value) in HASHED and type(value) not in MAPPINGS:
        return {*map(id, held)} != {*map(id, before)}
    return len(held) != len(before) or any(
        old is not new and _differs(run, old, new) for old, new in zip(before, held, strict=True)
    )


def _differs(run: Run, old: Any, new: Any) -> bool:
    known = (run.adopted or {}).get(id(old))
    if known is not None and known[1] is new:
        return False  # its copy, which is asked for itself
    return type(old) is not type(new) or type(old) not in ATOMS or old != new


def _refusal(owner: Any, value: Any) -> Refused:
    what, of = type_name(value), type_name(owner)
    return Refused(
        f"a {what!r} in a field of this {of!r} was changed in place, which a program cannot do to objects: "
        f"make the {what!r} first, and then the {of!r} with it"
    )
