"""Values of the host as the text's own: what a text could change is copied as it comes in.

A text changes nothing of the host. Whether a text holds anything that changes a value is known before it runs. One
that changes nothing gets the objects of the host themselves. For one that does and that calls the host, the plain
containers and arrays that it takes from its variables and from the calls it makes are copied for it as they come in
(`adopt`), each once, so that two names of one list stay two names of one list.

Most texts that change values change only what they have made. So a text that changes something and calls nothing of the
host begins with the objects themselves: what it makes is noted (`Run.fresh`), and whatever changes a value asks first
whether the text has made it (`Run.check_own`). If not, nothing has happened yet that anyone could see, so the text is
begun anew with copies. Every function that changes an argument in place must call `check_own` before it does.
"""

from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import ATOMS, CONTAINERS, ITEM_VIEWS, KEY_VIEWS, LAZY, MAPPINGS, ONE_SHOT, type_name
from lightfc_sandbox.values.lazy import counted_items, own_items
from lightfc_sandbox.values.plain import charge_collisions
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple


def adopt(run: Run, value: Any) -> Any:
    """A value from outside as the text's own: containers and arrays copied, all else itself."""
    return value if type(value) in ATOMS or run.owned is not None or run.alone else _adopt(run, value, 0)


def begin_changing(run: Run) -> None:
    """Note that the text of a run can change values."""
    if run.adopted is None:
        run.adopted = {}


def begin_lightly(run: Run) -> bool:
    """Note that a text can change values, and may do without copies until it changes one that it has not made.

    Gives False where that cannot be: in a session, whose values outlive the run, and where a variable is an iterator of
    the host, which could not be begun anew.
    """
    if run.adopted is not None or not ONE_SHOT.isdisjoint(map(type, run.variables.values())):
        return False
    run.owned = {}
    return True


def adopt_if_changing(run: Run, value: Any) -> Any:
    """`adopt`, where the text of the run can change values."""
    return adopt(run, value) if run.adopted is not None else value


def keep_own(run: Run, *values: Any) -> None:
    """Note values of the text that only attributes give back, of an exception or object, and then as they are."""
    if run.adopted is None:
        return
    for each in values:
        if type(each) not in ATOMS and id(each) not in run.adopted:
            run.charge_bytes(_NOTED_BYTES)
            run.adopted[id(each)] = (each, each)


# What the notes of a copy take that are kept to the end of a run; what long copies are charged is enough for it.
_NOTED_BYTES = 350


def _adopt(run: Run, value: Any, depth: int) -> Any:
    kind = type(value)
    if kind in ATOMS:
        return value
    adopted = run.adopted
    if adopted is None:
        adopted = run.adopted = {}
    known = adopted.get(id(value))
    if known is not None:
        return known[1]
    if kind in LAZY:
        return _adopt_lazy(run, value, kind, depth)
    if kind not in CONTAINERS and not is_named_tuple(value) and not (is_array(value) and kind.__name__ == "ndarray"):
        return value
    run.check_depth(depth)
    if kind is bytearray or is_array(value):
        run.charge_bytes(len(value) + _NOTED_BYTES if kind is bytearray else int(value.nbytes))
        made = value.copy()
    else:
        made = _adopt_container(run, value, kind, depth, adopted)
    adopted[id(value)] = (value, made)
    # What a call gives must not be adopted once more when the text hands it on and gets it back.
    adopted[id(made)] = (made, made)
    return made


def _adopt_container(run: Run, value: Any, kind: type, depth: int, adopted: dict[int, tuple[Any, ...]]) -> Any:
    size = tuple.__len__(value) if issubclass(kind, tuple) else len(value)
    run.charge_items(size, 100)
    # Beside the copy, two notes are kept of what is what.
    run.charge_bytes(_NOTED_BYTES - 100 * size)
    run.charge_steps(size)
    if kind in MAPPINGS:
        charge_collisions(run, value)
    if kind is dict and ATOMS.issuperset(map(type, value.values())):
        return value.copy()
    if kind is set or kind is frozenset:
        return kind(value)  # the items of sets are hashable, so nothing in them can change

    def each(item: Any) -> Any:
        return _adopt(run, item, depth + 1)

    def note(made: Any) -> None:
        adopted[id(value)] = (value, made)

    if not issubclass(kind, tuple):
        return filled(value, each, note)
    items = [each(item) for item in tuple.__iter__(value)]
    same = kind is not tuple and all(old is new for old, new in zip(tuple.__iter__(value), items, strict=True))
    return value if same else tuple.__new__(kind, items)


def filled(value: Any, each: Callable[[Any], Any], note: Callable[[Any], None], *, keys: bool = False) -> Any:
    """A list, deque or mapping of the same kind that holds what `each` makes of the items.

    Args:
        each: What is made of an item, and of a key too if `keys` says so.
        note: Told of the new one before it is filled: it can hold itself.
        keys: The keys of a mapping are made anew too.
    """
    made: Any = [] if type(value) is list else kinds.empty_like(value)
    note(made)
    if type(value) in MAPPINGS:
        for key, item in list(value.items()):
            made[each(key) if keys else key] = each(item)
    else:
        made.extend([each(item) for item in list(value)])
    return made


def _adopt_lazy(run: Run, value: Any, kind: type, depth: int) -> Any:
    """An iterator or view of the host, whose items become the text's own as they come."""
    if kind in KEY_VIEWS:
        return value
    if run.restarted and kind in ONE_SHOT:
        raise Refused(
            f"a {type_name(value)!r} inside a value of the context cannot be copied, so a program cannot change "
            "that value"
        )
    items = (_adopt(run, item, depth + 1) for item in counted_items(run, own_items(run, value)))
    if kind in kinds.VALUE_VIEWS:
        return dict(enumerate(items)).values()
    if kind in ITEM_VIEWS:
        return dict(items).items()
    return kinds.TextGenerator(items)
