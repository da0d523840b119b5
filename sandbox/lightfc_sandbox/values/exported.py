"""What leaves a text: plain data, finished inside the run, and nothing that runs later."""

import enum
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, NUMBER_BYTES, PAIR_BYTES, PLACE_BYTES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.awaitables import Kept, Task, awaited
from lightfc_sandbox.values.fields import check_fields
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CALLABLE,
    CONTAINERS,
    ITEM_VIEWS,
    LAZY,
    MAPPINGS,
    UNFINISHED,
    VIEWS,
    BoundMethod,
    is_type,
    type_name,
)
from lightfc_sandbox.values.lazy import counted_items, own_items
from lightfc_sandbox.values.plain import OBJECT_STEPS, charge_collisions, parts_of
from lightfc_sandbox.values.type_tables import is_named_tuple

_LISTED = LAZY | {kinds.TextGenerator}
_OF_HOST = (*(each for each in UNFINISHED if each is not kinds.Inside), *kinds.ONE_SHOT)
"""What a named tuple of the host has from the host alone, and may keep: what a text puts there has left it before."""

_FILLED = (MAPPINGS - {kinds.DefaultDict}) | {list, deque}

_FEW_ITEMS = 16  # what has no more in all, and leaves as it is, is looked at again as quickly as it is noted


def finish(run: Run, value: Any) -> Any:
    """Make `value` fit to leave the text: plain data, or an object of the host, and nothing that runs later.

    Lazy iterators and views become lists; containers are rebuilt only where something inside them changed.
    """
    return value if type(value) in ATOMS or value is run.finished else finish_all(run, [value])[0]


def finish_all(run: Run, values: Iterable[Any]) -> list[Any]:
    """The same of values that leave together.

    What the text runs for one, or while one is waited for, may change another that was looked at before: all are looked
    at until nothing runs for them any more.
    """
    while True:
        left = _Left()
        values = [value if type(value) in ATOMS else _finish(run, value, 0, left) for value in values]
        if not left.ran:
            return values


def data_alone(run: Run, value: Any) -> Any:
    """A value that may leave the text; None in the place of one that is no data."""
    if type(value) in ATOMS:
        return value
    kind = type(kinds.inner_of(run, value))
    return value if not _is_no_data(kind) or kind in LEAVE_AS or kind is Task or kind is Kept else None


def holds_data(run: Run, value: Any) -> bool:
    """Whether a value and all that its containers hold is data, as far as that is known before a text runs for it."""
    seen: dict[int, Any] = {}
    ahead = [value]
    while ahead:
        each = ahead.pop()
        kind = type(each)
        if kind in ATOMS or id(each) in seen:
            continue
        seen[id(each)] = each
        if kind is Pending:
            ahead.append(touch(run, each))
        elif kind in CONTAINERS or is_named_tuple(each):
            parts = kinds.parts(each) if kind in CONTAINERS else tuple.__iter__(each)
            run.charge_steps(kinds.scanned(each))
            ahead.extend(parts)
        elif _is_no_data(kind) or kind in LAZY or kind is kinds.TextGenerator:
            return False
    return True


def finish_call(run: Run, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a call, by their places and by their names."""
    made = finish_all(run, [*args, *kwargs.values()])
    return made[: len(args)], dict(zip(kwargs, made[len(args) :], strict=True))


def _refusal(value: Any, kind: type) -> str:
    """Why something that is no data does not leave a text, and what to hand over."""
    if is_type(value):
        return "a type cannot leave the program, only data can: hand over its __name__ or str(…) of it"
    if kind in CALLABLE:
        what = " it" if kind is BoundMethod or kind is kinds.TextFunction else f" {value.name!r}"
        return f"a function cannot leave the program, only data can: call{what} instead of passing it on"
    if kind is kinds.CaughtError:
        return "an exception cannot leave the program, only data can: hand over str(…) of it"
    name = type_name(value)
    if issubclass(kind, kinds.Instance):
        return f"an object of class {name!r} cannot leave the program, only data can: hand over its attributes"
    instead = ": hand over str(…) of it" if type(value) in kinds.TEXTS_OF else ""
    return f"a value of type {name!r} cannot leave the program, only data can{instead}"


class _Left:
    """What has left already.

    Attributes:
        known: By its identity: the value, what leaves for it, its levels, and the items in all of it.
        items: The items of all that has left, each as often as the host comes to it.
        deepest: The deepest level since this was last set.
        ran: The text may have run meanwhile.
        in_place: What leaves stands in an object of the host, so what changes of it changes there.
        held: What so leaves, out of objects in what leaves here.
    """

    __slots__ = ("deepest", "held", "in_place", "items", "known", "ran")

    def __init__(self, *, in_place: bool = False) -> None:
        self.known: dict[int, tuple[Any, Any, int, int]] = {}
        self.items = self.deepest = 0
        self.ran, self.in_place = False, in_place
        self.held: _Left | None = None


def _finish(run: Run, value: Any, depth: int, left: _Left) -> Any:
    kind = type(value)
    if kind is Pending:
        left.ran = left.ran or not value.settled
        value = touch(run, value)
        kind = type(value)
    if kind in ATOMS:
        return value
    run.check_depth(depth)
    if depth > left.deepest:
        left.deepest = depth
    if kind in CONTAINERS or is_named_tuple(value):
        return _finish_container(run, value, kind, depth, left)
    if (inner := kinds.inner_of(run, value)) is not value:
        return _finish(run, inner, depth + 1, left)
    if _is_no_data(kind):
        return _finish_awaited(run, value, kind, depth, left)
    return _finish_other(run, value, kind, depth, left)


def _is_no_data(kind: type) -> bool:
    return kind in CALLABLE or kind is kinds.CaughtError or issubclass(kind, UNFINISHED)


def _finish_other(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    if kind in _LISTED:
        return _listed(run, value, kind, depth, left)
    if kind in run.host_types:
        _check_object(run, value, depth, left)
    return value


def _listed(run: Run, value: Any, kind: type, depth: int, left: _Left) -> list[Any]:
    left.ran = left.ran or kind not in VIEWS
    size = PAIR_BYTES if kind in ITEM_VIEWS else PLACE_BYTES  # of pairs, which the view makes as it is asked
    run.charge_bytes(CONTAINER_BYTES)
    made = []
    for item in counted_items(run, own_items(run, value)):
        run.charge_bytes(size)
        made.append(_finish(run, item, depth + 1, left))
    return made


LEAVE_AS: dict[type, Callable[[Any], Any]] = {}
"""For types of what goes on changing: what gives the data, of no size, that leaves for one."""


def _finish_awaited(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    """What a program gives without awaiting it; nothing else that is no data."""
    if kind is Task or kind is Kept:
        left.ran = True
        return _finish(run, awaited(run, value), depth, left)
    if kind in LEAVE_AS:
        run.charge_bytes(NUMBER_BYTES)
        return LEAVE_AS[kind](value)
    raise Refused(_refusal(value, kind))


def _check_object(run: Run, value: Any, depth: int, left: _Left) -> None:
    if run.constructs:
        _check_parts(run, value, depth, left)
    if run.adopted:
        check_fields(run, value)


def _check_parts(run: Run, value: Any, depth: int, left: _Left) -> None:
    """Refuse objects that the text has nested by their constructor too deeply, or into too large a tree.

    A container that it has given to a constructor is still its own: what it has put there since leaves with the object.
    """
    run.charge_steps(OBJECT_STEPS)
    run.check_depth(depth, "objects nested deeper")
    kind = type(value)
    parts = parts_of(value) if kind in run.host_types and not issubclass(kind, enum.Enum) else ()
    if kind in CONTAINERS:
        if (run.adopted or {}).get(id(value), _NOT_OWN)[1] is value:
            _finish_held(run, value, depth, left)
            return
        parts = kinds.parts(value)
    for part in parts:
        if type(part) not in ATOMS:
            _check_parts(run, part, depth + 1, left)


_NOT_OWN = (None, None)


def _finish_held(run: Run, value: Any, depth: int, left: _Left) -> None:
    if not left.in_place and left.held is None:
        left.held = _Left(in_place=True)
    held = left.held or left
    if _finish(run, value, depth, held) is not value:
        raise Refused(f"what a {type_name(value)!r} in an object holds cannot leave the program: make the object anew")
    left.ran = left.ran or held.ran


def _finish_container(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    parts = kinds.parts(value) if kind in CONTAINERS else list(tuple.__iter__(value))
    size = kinds.scanned(value) if kind is bytearray else len(parts)
    run.charge_steps(size)
    left.items += size
    if ATOMS.issuperset(map(type, parts)) and not _holds_functions(kind):
        return value
    known = left.known.get(id(value))
    if known is not None:
        _, made, levels, items = known
        run.charge_steps(items)
        left.items += items
        run.check_depth(depth + levels)
        left.deepest = max(left.deepest, depth + levels)
        return made
    items, above, left.deepest = left.items, left.deepest, depth
    made = _made_of(run, value, list(parts), depth, left)
    inside = left.items - items
    if made is not value or inside > _FEW_ITEMS:
        left.known[id(value)] = value, made, left.deepest - depth, inside
    if above > left.deepest:
        left.deepest = above
    return made


def _holds_functions(kind: Any) -> bool:
    """Whether values of a type hold functions of the text, which stay inside."""
    return kind is kinds.DefaultDict or (issubclass(kind, kinds.Record) and bool(kind._members))


def _made_of(run: Run, value: Any, before: list[Any], depth: int, left: _Left) -> Any:
    kind: Any = type(value)
    if run.adopted and kind in run.host_types:
        check_fields(run, value)
    kept = _kept(kind)
    after = [
        item if type(item) in ATOMS or issubclass(type(item), kept) else _finish(run, item, depth + 1, left)
        for item in before
    ]
    if all(old is new for old, new in zip(before, after, strict=True)) and not _holds_functions(kind):
        return value
    return _rebuilt(run, value, after) if not left.in_place or kind not in _FILLED else _filled(value, before, after)


def _kept(kind: type) -> tuple[type, ...]:
    return () if kind in CONTAINERS or issubclass(kind, kinds.Record) else _OF_HOST


def _rebuilt(run: Run, value: Any, parts: list[Any]) -> Any:
    """A container of the same kind with other parts."""
    kind: Any = type(value)
    if kind in MAPPINGS:
        run.charge_made(dict, len(parts) // 2)
        return _mapping(run, value, parts)
    run.charge_made(set if kind is set or kind is frozenset else list, len(parts))
    if issubclass(kind, tuple):
        return tuple.__new__(kind.__base__ if _holds_functions(kind) else kind, parts)
    return deque(parts, value.maxlen) if kind is deque else kind(parts)


def _mapping(run: Run, value: Any, parts: list[Any]) -> Any:
    """A mapping of the same kind with other keys and values, which the text may have changed meanwhile."""
    charge_collisions(run, value)
    made, size = kinds.empty_like(value), len(parts) // 2
    for key, item in zip(parts[:size], parts[size:], strict=True):
        made[key] = item
    return _without_default(made) if type(made) is kinds.DefaultDict else made


def _filled(value: Any, before: list[Any], after: list[Any]) -> Any:
    """The container itself, with what leaves in the places of what it is made of, where that stands there still."""
    if type(value) in MAPPINGS:
        size = len(before) // 2
        for key, old, new in zip(before[:size], before[size:], after[size:], strict=True):
            if dict.get(value, key) is old:
                dict.__setitem__(value, key, new)
        return value
    for place, (old, new, _) in enumerate(zip(before, after, range(len(value)), strict=False)):
        if value[place] is old:
            value[place] = new
    return value


def _without_default(value: defaultdict[Any, Any]) -> defaultdict[Any, Any]:
    """A `defaultdict` as it leaves the text: no function of the text stands in it."""
    return defaultdict(kinds.plain_factory(value), value)
