"""`owner[index]` and slices, by the exact type of the owner."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.stdlib.operands import ON_ARRAYS, Binary
from lightfc_sandbox.values.host_objects import perform
from lightfc_sandbox.values.kinds import INTEGERS, SEQUENCES, Builtin, HostType, Instance, type_name
from lightfc_sandbox.values.plain import check_key
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple, members_of, unmixed, unmixed_for, whole

SUBSCRIPTS: dict[type, Binary] = {}  # what `owner[index]` gives for types beside the builtin ones


def subscript(run: Run, owner: Any, index: Any) -> Any:
    """`owner[index]`."""
    kind = type(owner)
    if kind in SEQUENCES:
        if type(index) is slice:
            length = len(range(*index.indices(len(owner)))) if kind is not range else 0
            if kind is str:
                run.charge_chars(length, owner)
            else:
                run.charge_made(tuple if kind is range else kind, length)
        elif type(index) is not int and type(index) is not bool:
            index = whole(unmixed(index))
            if type(index) is int:
                return owner[index]
            raise _no_index(kind, index)
        return owner[index]
    if kind is dict:
        return owner[check_key(run, index)]
    further = SUBSCRIPTS.get(kind)
    if further is not None:
        return further(run, owner, index)
    return _item_of_object(run, owner, index)


_PLACES = frozenset({int, bool, slice})


def _item_of_object(run: Run, owner: Any, index: Any) -> Any:
    if type(owner) is Pending:
        return subscript(run, touch(run, owner), touch(run, index))
    if is_array(owner):
        return ON_ARRAYS["item"](run, owner, index)
    if is_named_tuple(owner):
        place = index if type(index) is slice else whole(unmixed(index))
        if type(place) in _PLACES:
            return tuple.__getitem__(owner, place)
        raise _no_index(tuple, index)
    return perform(run, "item", TypeError(f"{type_name(owner)!r} object is not subscriptable"), owner, index)


def _member(run: Run, owner: HostType, name: Any) -> Any:
    members = members_of(owner, aliases=True)
    if members is None:
        raise TypeError(f"type {owner.name!r} is not subscriptable")
    return members[check_key(run, name)]


SUBSCRIPTS[HostType] = _member


def _of_class(run: Run, owner: Builtin, index: Any) -> Any:
    """A member of an enum of the text, or a class itself that takes types in brackets."""
    cls: Any = owner.of_type
    classes = cls._classes if isinstance(cls, type) and issubclass(cls, Instance) else ()
    if classes and cls._choices is not None:
        found = cls._members.get(check_key(run, index))
        return found[1] if found is not None and type(found[1]) is cls else cls._choices[index]
    if any(each._shape.generic for each in classes):
        return owner
    what = f"type {owner.name!r}" if classes else f"{type_name(owner)!r} object"
    raise TypeError(f"{what} is not subscriptable")


SUBSCRIPTS[Builtin] = _of_class


def _no_index(kind: type, index: Any) -> TypeError:
    if kind is str:
        return TypeError(f"string indices must be integers, not {type_name(index)!r}")
    said = "byte" if kind is bytes else kind.__name__
    return TypeError(f"{said} indices must be integers or slices, not {type_name(index)}")


def make_slice(run: Run, start: Any, stop: Any, step: Any) -> slice:
    """`start:stop:step`, of integers and None only."""
    for part in (start, stop, step):
        if part is not None and type(part) is not int and type(part) is not bool:
            plain = [whole(unmixed_for(each, "__index__")) for each in (start, stop, step)]
            if all(each is None or type(each) in INTEGERS for each in plain):
                return slice(*plain)
            raise TypeError("slice indices must be integers or None or have an __index__ method")
    return slice(start, stop, step)
