"""What stands in classes of a text, and what assigning an attribute does where it puts no value into a dict."""

from collections.abc import Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ENTRY_BYTES
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.collections_types import SET_ITEM
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values.precision import Settings

OF_INSTANCE, STATIC, OF_CLASS, VALUE, ALIAS, PROPERTY, SETTER, CACHED = range(8)
"""What stands in a class: a method, one without `self`, one of the class, any other value, the name of what stands
above it, a method that gives an attribute its value, one that is given the value which is assigned, and one whose value
is kept."""


def first_with(classes: Sequence[Any], *names: str) -> Any:
    """The first class that has one of the names of its own; None if none has."""
    for each in classes:  # a generator takes longer
        if not each._own.isdisjoint(names):
            return each
    return None


class Property:
    """An attribute with a method that is given what is assigned to it: `owner.name = value`."""

    __slots__ = ("owner", "setter")

    def __init__(self, owner: Any, cls: Any, name: str) -> None:
        setter = cls._members[name][1][1]
        if setter is None:
            raise AttributeError(f"property {name!r} of {cls.__name__!r} object has no setter")
        self.owner, self.setter = owner, setter


class ClassAttribute:
    """An attribute of a class, and of those that derive from it: `A.name = value`."""

    __slots__ = ("cls",)

    def __init__(self, cls: Any) -> None:
        if not cls._classes:  # one of the sandbox, which all runs know
            raise TypeError("cannot set attributes of an immutable type")
        self.cls = cls


def _set_of_class(run: Run, place: ClassAttribute, name: str, value: Any) -> None:
    cls = place.cls
    if cls._choices is not None and name in cls._choices:
        raise AttributeError(f"cannot reassign member {name!r}")
    for each in derived(cls) if run.state is not None else ():
        run.state.turn_of(each._members)
    cls._own.add(name)
    for each in derived(cls):
        run.charge_bytes(ENTRY_BYTES)
        run.charge_steps(len(each._classes))
        if first_with(each._classes, name) is cls:
            each._members[name] = (VALUE, value)


def derived(cls: Any) -> list[Any]:
    """A class and those that derive from it."""
    found, known = [cls], {cls}
    for each in found:
        below = [each for each in type.__subclasses__(each) if each not in known]
        known.update(below)
        found += below
    return found


SET_ITEM[ClassAttribute] = _set_of_class
SET_ITEM[Property] = lambda run, place, _, value: call_special(run, place.setter, place.owner, value)
SET_ITEM[Settings] = lambda run, owner, name, value: owner.set(name, touch(run, value))
