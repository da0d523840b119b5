"""How the items of a value are gone through: charged one by one, and never by a method of the host."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import (
    AXIS_BYTES,
    CHAR_BYTES,
    ITEM_BYTES,
    PAIR_BYTES,
    PLACE_BYTES,
    SCANNED,
    SET_ITEM_BYTES,
)
from lightfc_sandbox.budget.quick import counting, made_rows
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values.host_objects import items_of
from lightfc_sandbox.values.kinds import ATOMS, CONTAINERS, ITEM_VIEWS, VIEWS, Instance, TextGenerator, type_name
from lightfc_sandbox.values.lazy import ITERABLE, MADE_BYTES, own_items
from lightfc_sandbox.values.opened import cannot, offers
from lightfc_sandbox.values.plain import STANDS, charge_collisions, check_key
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple, members_of

_ROW_BYTES = 160
_PAIRS = ITEM_VIEWS | {zip, enumerate, type(iter({}.items()))}
TABLES = frozenset({set, frozenset, dict})
AT_ONCE = 4_096  # items of an iterator that are taken together


def iterate(value: Any, run: Run) -> Any:
    """`value` as something a `for` may run over, charged for the items that are made by going over it."""
    kind = type(value)
    if kind in ITERABLE:
        return own_items(run, value) if kind in MADE_BYTES else value
    if kind is Pending:
        return iterate(touch(run, value), run)
    if issubclass(kind, Instance) and offers(run, value, "iterate"):
        return items_of(run, value)
    if is_named_tuple(value):
        return tuple.__iter__(value)
    if is_array(value) and value.ndim:
        run.charge_bytes((_ROW_BYTES + AXIS_BYTES * value.ndim) * len(value) if value.ndim > 1 else 0)
        return value
    members = members_of(value)
    if members is not None:
        return members.values()
    if offers(run, value, "iterate"):
        return items_of(run, value)
    raise cannot(run, "iterate", TypeError(f"{type_name(value)!r} object is not iterable"), value)


counted = counting(iterate, frozenset({list, tuple, range, TextGenerator}))
"""The items of a value, each charged one step, their number bounded by `sequence_items`: `counted(run, value)`.

What cannot be iterated is told at once, and not when the first item is asked for.
"""


def hashed(run: Run, value: Any) -> Iterator[Any]:
    """The items of `value` as those of a set, each charged for its place there."""
    for item in counted(run, value):
        run.charge_bytes(SET_ITEM_BYTES)
        yield check_key(run, item)


def items_for_set(run: Run, value: Any) -> Any:
    """The items of `value` for a set to take in, in the way in which Python takes them: their order depends on it.

    A set or a dict is taken in as a whole, which makes room for all of its items at once; else one item comes after the
    other, since hashes that collide make a set slow to fill, and the time is looked at in between.
    """
    if type(value) not in TABLES:
        return hashed(run, value)
    run.charge_items(len(value), SET_ITEM_BYTES)
    run.charge_steps(len(value))
    if not ATOMS.issuperset(map(type, value)):
        for item in value:
            check_key(run, item, STANDS)
    charge_collisions(run, value)
    return value


def collect(run: Run, value: Any) -> list[Any] | tuple[Any, ...] | Any:
    """The items of `value` as a sized container, charged; containers themselves come back as they are."""
    if is_sized(value):
        run.charge_steps(len(value))
        return value
    return charged_list(run, counted(run, value), item_bytes(value))


def is_sized(value: Any) -> bool:
    """Whether `value` knows how many items it gives, and gives them without fail."""
    kind = type(value)
    return kind in CONTAINERS or kind is range or kind is str or kind is bytes or kind in VIEWS


def arriving(run: Run, source: Any) -> Iterator[Any]:
    """The items that a container takes one by one, as CPython's do: it has those before one that could not be made."""
    each = item_bytes(source)

    def arrived(item: Any) -> Any:
        run.charge_bytes(each)
        return item

    return map(arrived, counted(run, source))


def charged_list(run: Run, items: Iterator[Any], each: int) -> list[Any]:
    """The items of an iterator as a list, of which each is charged `each` bytes while the list is made."""
    made = some = list(islice(items, AT_ONCE))
    run.charge_bytes(len(some) * each)
    while len(some) == AT_ONCE:  # what has ended is not asked again: it may begin anew
        some = list(islice(items, AT_ONCE))
        run.charge_bytes(len(some) * each)
        made += some
    run.check_size(made)
    return made


def all_of(run: Run, value: Any) -> list[Any]:
    """The items of an iterable as a new list, charged while it is made."""
    return charged_list(run, counted(run, value), item_bytes(value))


def gathered(run: Run, value: Any) -> list[Any]:
    """The items of an iterable as a new list, all of them there: those of an iterator may be futures."""
    return [touch(run, item) for item in to_copy(run, value)]


def to_copy(run: Run, iterable: Any) -> Any:
    """The items of an iterable, of which a list or tuple is about to be made that is charged here."""
    if type(iterable) in CONTAINERS:
        run.charge_steps(len(iterable))
        run.charge_items(len(iterable))
        return iterable
    items = collect(run, iterable)
    run.charge_items(len(items), item_bytes(items))
    return items


def new_list(run: Run, iterable: Any = (), /) -> list[Any]:
    """`list(iterable)`."""
    if type(iterable) in CONTAINERS:
        run.charge_steps(len(iterable) >> SCANNED)
        run.charge_items(len(iterable))
        return list(iterable)
    if is_sized(iterable):
        return list(to_copy(run, iterable))
    made = all_of(run, iterable)
    run.charge_items(len(made))
    return made


def rows_of(run: Run, rows: Iterator[Any], *sources: Any, more: int = 0) -> Iterator[Any]:
    """Tuples of an item of each source, charged for themselves, for what the sources make, and for `more` bytes."""
    return made_rows(run, rows, PAIR_BYTES + more + sum(map(item_bytes, sources)))


def item_bytes(source: Any) -> int:
    """What an item of a list made from `source` takes: its place in the list, and itself where it is made new."""
    kind = type(source)
    if kind in CONTAINERS or kind is bytes:
        return PLACE_BYTES
    if kind is str:
        return PLACE_BYTES if source.isascii() else PLACE_BYTES + CHAR_BYTES
    if kind is TextGenerator:
        return int(source.item_bytes)
    if is_array(source):
        return ITEM_BYTES if source.ndim == 1 else _ROW_BYTES
    return PAIR_BYTES + 16 if kind in _PAIRS else ITEM_BYTES
