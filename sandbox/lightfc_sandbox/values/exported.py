"""What leaves a text: plain data, finished inside the run, and nothing that runs later."""

import enum
from collections import defaultdict, deque
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.awaitables import Kept, Task, awaited
from lightfc_sandbox.values.fields import check_fields
from lightfc_sandbox.values.kinds import ATOMS, CALLABLE, CONTAINERS, LAZY, MAPPINGS, UNFINISHED, BoundMethod, is_type
from lightfc_sandbox.values.lazy import counted_items, own_items
from lightfc_sandbox.values.plain import OBJECT_STEPS, charge_collisions, parts_of

_LISTED = LAZY | {kinds.TextGenerator}


def finish(run: Run, value: Any) -> Any:
    """Make `value` fit to leave the text: plain data, or an object of the host, and nothing that runs later.

    Lazy iterators and views become lists; containers are rebuilt only where something inside them changed.
    """
    return value if type(value) in ATOMS or value is run.finished else _finish(run, value, 0, _Left())


def _refusal(value: Any, kind: type) -> str:
    """Why something that is no data does not leave a text, and what to hand over."""
    if is_type(value):
        return "a type cannot leave the program, only data can: hand over its __name__ or str(…) of it"
    if kind in CALLABLE:
        what = " it" if kind is BoundMethod or kind is kinds.TextFunction else f" {value.name!r}"
        return f"a function cannot leave the program, only data can: call{what} instead of passing it on"
    if kind is kinds.CaughtError:
        return "an exception cannot leave the program, only data can: hand over str(…) of it"
    name = kinds.type_name(value)
    if issubclass(kind, kinds.Instance):
        return f"an object of class {name!r} cannot leave the program, only data can: hand over its attributes"
    return f"a value of type {name!r} cannot leave the program, only data can"


class _Left:
    """What has left already.

    Attributes:
        known: By its identity: the value, what leaves for it, its levels, and the items in all of it.
        items: The items of all that has left, each as often as the host comes to it.
        deepest: The deepest level since this was last set.
    """

    __slots__ = ("deepest", "items", "known")

    def __init__(self) -> None:
        self.known: dict[int, tuple[Any, Any, int, int]] = {}
        self.items = self.deepest = 0


def _finish(run: Run, value: Any, depth: int, left: _Left) -> Any:
    value = touch(run, value)
    kind = type(value)
    if kind in ATOMS:
        return value
    run.check_depth(depth)
    if depth > left.deepest:
        left.deepest = depth
    if kind in CONTAINERS:
        return _finish_container(run, value, kind, depth, left)
    if issubclass(kind, kinds.Record):
        return _finish_record(run, value, depth, left)
    if (inner := kinds.inner_of(run, value)) is not value:
        return _finish(run, inner, depth + 1, left)
    if kind in CALLABLE or kind is kinds.CaughtError or issubclass(kind, UNFINISHED):
        return _finish_awaited(run, value, kind, depth, left)
    if kind in _LISTED:
        return [_finish(run, item, depth + 1, left) for item in counted_items(run, own_items(run, value))]
    if kind in run.host_types:
        _check_object(run, value, depth)
    return value


def _finish_record(run: Run, value: Any, depth: int, left: _Left) -> Any:
    items = [_finish(run, item, depth + 1, left) for item in value]
    kind: Any = type(value)
    if not kind._members and all(old is new for old, new in zip(value, items, strict=True)):
        return value
    return tuple.__new__(kind.__base__ if kind._members else kind, items)  # functions of the text stay inside


def _finish_awaited(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    """What a program gives without awaiting it; nothing else that is no data."""
    if kind is Task or kind is Kept:
        return _finish(run, awaited(run, value), depth, left)
    raise Refused(_refusal(value, kind))


def _check_object(run: Run, value: Any, depth: int) -> None:
    if run.constructs:
        _check_depth(run, value, depth)
    if run.reads_fields:
        check_fields(run, value)


def _check_depth(run: Run, value: Any, depth: int) -> None:
    """Refuse objects that the text has nested by their constructor too deeply, or into too large a tree."""
    run.charge_steps(OBJECT_STEPS)
    run.check_depth(depth, "objects nested deeper")
    kind = type(value)
    parts = parts_of(value) if kind in run.host_types and not issubclass(kind, enum.Enum) else ()
    if kind in CONTAINERS:
        parts = kinds.parts(value)
    for part in parts:
        if type(part) not in ATOMS:
            _check_depth(run, part, depth + 1)


def _finish_container(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    size = kinds.scanned(value) if kind is bytearray else len(value)
    run.charge_steps(size)
    left.items += size
    if ATOMS.issuperset(map(type, kinds.parts(value))) and kind is not kinds.DefaultDict:
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
    made = _made_of(run, value, kind, depth, left)
    left.known[id(value)] = value, made, left.deepest - depth, left.items - items
    if above > left.deepest:
        left.deepest = above
    return made


def _made_of(run: Run, value: Any, kind: type, depth: int, left: _Left) -> Any:
    if kind is kinds.DefaultDict:
        value = _without_default(value)
    before = list(kinds.parts(value))
    after = [item if type(item) in ATOMS else _finish(run, item, depth + 1, left) for item in before]
    if all(old is new for old, new in zip(before, after, strict=True)):
        return value
    if kind in MAPPINGS:
        charge_collisions(run, value)
        made = kinds.empty_like(value)
        for key, item in zip(after[: len(value)], after[len(value) :], strict=True):
            made[key] = item
        return _without_default(made) if type(made) is kinds.DefaultDict else made
    return deque(after, value.maxlen) if kind is deque else kind(after)


def _without_default(value: defaultdict[Any, Any]) -> defaultdict[Any, Any]:
    """A `defaultdict` as it leaves the text: no function of the text stands in it."""
    return defaultdict(kinds.plain_factory(value), value)
