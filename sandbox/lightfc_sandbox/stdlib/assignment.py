"""What stands in classes of a text, and what assigning an attribute does where it puts no value into a dict."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ENTRY_BYTES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.collections_types import SET_ITEM
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values.kinds import Builtin, CaughtError, Instance
from lightfc_sandbox.values.precision import Settings

OF_INSTANCE, STATIC, OF_CLASS, VALUE, ALIAS, PROPERTY, SETTER, CACHED, DELETER = range(9)
"""What stands in a class: a method, one without `self`, one of the class, any other value, the name of what stands
above it, a method that gives an attribute its value, one that is given the value which is assigned, one whose value is
kept, and one that is called where the attribute is deleted."""


Member = tuple[int, Any]  # what stands in a class under a name, and the value


def first_with(classes: Sequence[Any], *names: str) -> Any:
    """The first class that has one of the names of its own; None if none has."""
    for each in classes:  # a generator takes longer
        if not each._own.isdisjoint(names):
            return each
    return None


def class_of(owner: Any) -> Any:
    """The class of an object or exception; a class itself; of any other function None."""
    kind = type(owner)
    return owner.of_type if kind is Builtin else type(owner.error) if kind is CaughtError else kind


def descriptor(name: str, value: Any) -> Member:
    """An object that stands in a class: one that says how it is read, or assigned, is a property."""
    members = type(value)._members
    if members.keys().isdisjoint(_OF_DESCRIPTORS):
        return VALUE, value

    def read(run: Run, owner: Any, /) -> Any:
        if "__get__" not in members:
            return owner.fields.get(name, value)
        return call_special(run, members["__get__"][1], value, owner, class_of(owner)._type)

    def part(name: str) -> Any:
        if name not in members:
            return None
        return Builtin(name, lambda run, /, *given: call_special(run, members[name][1], value, *given), cost=ITSELF)

    return PROPERTY, (Builtin("__get__", read, cost=ITSELF), part("__set__"), part("__delete__"), value)


_OF_DESCRIPTORS = {"__get__", "__set__", "__delete__"}


def name_descriptors(run: Run, made: Builtin, own: Mapping[str, Member]) -> None:
    """Tell the objects that stand in a class their names, by `__set_name__`."""
    for name, (kind, value) in own.items():
        told = value[3] if kind == PROPERTY else value
        if " " not in name and issubclass(type(told), Instance) and "__set_name__" in told._members:
            call_special(run, told._members["__set_name__"][1], told, made, name)


def comes_first(cls: Any, name: str) -> bool:
    """Whether a class has a property of a name, or an object that is told what is assigned."""
    kind, value = cls._members.get(name, _NO_MEMBER)
    return kind == PROPERTY and (value[3] is None or value[1:3] != (None, None))


_NO_MEMBER: Member = (VALUE, None)


def read_from_class(run: Run, cls: Builtin, member: Member) -> Any:
    """What a class gives for a name under which an object stands in it that says how it is read."""
    kind, value = member
    if kind == PROPERTY and value[3] is not None and "__get__" in value[3]._members:
        return call_special(run, value[3]._members["__get__"][1], value[3], None, cls)
    raise Refused("a property is read from an object in a program, and not from its class")


class ClassStatement:
    """What a `class` statement says: its name, the names of what stands in it, in order, and what each of them is.

    Attributes:
        data, doc: What is known of it as a dataclass, a `DataClass` of `checking`; its docstring. None if nothing.
        slots: The names in its `__slots__`; None if it has none.
        path: What stands before its name in its qualified name.
        abstract: The names of the methods that a class which derives from it has to define.
        generic, is_enum: It takes types in brackets, which mean nothing to it; it says by a name that it is an enum.
        held: The type of containers that it stands for, of which each of its objects holds one; None of any other.
        asked: Of a protocol, the names that whatever follows it has; None of any other.
        known: The names so far, to be asked whether one is among them.
        written: What the library calls it, if it is one of those that are written there.
    """

    __slots__ = (
        "abstract", "asked", "data", "doc", "generic", "held", "is_enum", "kinds", "known", "name",
        "names", "path", "slots", "written",
    )  # fmt: skip

    def __init__(self, name: str, names: Sequence[str], what: Sequence[int], path: str = "") -> None:
        self.name, self.names, self.kinds, self.path = name, names, what, path
        self.data: Any = None
        self.doc: str | None = None
        self.abstract: Sequence[str] = ()
        self.generic, self.held, self.is_enum = False, None, False
        self.slots: Sequence[str] | None = None
        self.asked: Collection[str] | None = None
        self.written = ""
        self.known = {*names}


def asked_of(shape: ClassStatement, of: Sequence[Any]) -> Any:
    """The names that a protocol asks for, with those of the protocols above it; None of any other class."""
    if shape.asked is None:
        return None
    return {*shape.asked}.union(*(getattr(each, "_asked", None) or () for each in of))


class Property:
    """An attribute with a method that is given what is assigned to it: `owner.name = value`."""

    __slots__ = ("owner", "setter")

    def __init__(self, owner: Any, cls: Any, name: str) -> None:
        setter = cls._members[name][1][1]
        if setter is None:
            raise AttributeError(f"property {name!r} of {cls.__name__!r} object has no setter")
        self.owner, self.setter = owner, setter


class Hooked:
    """Any attribute of an object whose class has a `__setattr__`, which is given its name and value."""

    __slots__ = ("function", "owner")

    def __init__(self, owner: Any, cls: Any) -> None:
        self.owner, self.function = owner, cls._members["__setattr__"][1]


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
        if each is cls or first_with(each._classes, name) is cls:
            each._members[name] = (VALUE, value)


class NamedFunction:
    """A function of the text one of whose names is assigned: a string, as messages and tracebacks show it."""

    __slots__ = ("fields",)

    def __init__(self, fields: dict[str, Any]) -> None:
        self.fields = fields


def _name_function(run: Run, place: NamedFunction, name: str, value: Any) -> None:
    value = touch(run, value)
    if type(value) is not str:
        raise TypeError(f"{name} must be set to a string object")
    if run.state is not None:
        run.state.turn_of(place.fields)
    run.charge_bytes(ENTRY_BYTES)
    place.fields[name] = value


def _set_precision(run: Run, owner: Settings, name: str, value: Any) -> None:
    value = touch(run, value)
    if run.state is not None:
        run.state.settle((), run.state.here.here)  # what is computed above, once a call has come, is so as before
    owner.set(name, value)


def derived(cls: Any) -> list[Any]:
    """A class and those that derive from it."""
    if not type.__subclasses__(cls):
        return [cls]
    found, known = [cls], {cls}
    for each in found:
        below = [each for each in type.__subclasses__(each) if each not in known]
        known.update(below)
        found += below
    return found


SET_ITEM[ClassAttribute] = _set_of_class
SET_ITEM[NamedFunction] = _name_function
SET_ITEM[Hooked] = lambda run, place, name, value: call_special(run, place.function, place.owner, name, value)
SET_ITEM[Property] = lambda run, place, _, value: call_special(run, place.setter, place.owner, value)
SET_ITEM[Settings] = _set_precision
