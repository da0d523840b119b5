"""Abstract types, such as `Iterable`, that a program imports for annotations and asks values for by `isinstance`."""

from collections import abc
from collections.abc import Collection, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE
from lightfc_sandbox.effects import PASSES, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import CALLABLE, Builtin, Inside, Instance, Made, is_own_class, type_name
from lightfc_sandbox.values.opened import is_of_host
from lightfc_sandbox.values.text import to_repr


class AbstractType(Inside):
    """A type that values have by what can be done with them."""

    __slots__ = ("cls", "name")

    def __init__(self, name: str, cls: type) -> None:
        self.name, self.cls = name, cls

    def decorate(self, run: Run, /, *args: Any, **kwargs: Any) -> Any:
        """Refuse a call, as CPython does."""
        if self.name in _CONCRETE:
            raise TypeError(f"Type {self.name} cannot be instantiated; use {self.cls.__name__}() instead")
        if args or kwargs:
            raise TypeError(f"{self.name}() takes no arguments")
        return self.cls()  # which is abstract


AbstractType.__name__ = "ABCMeta"  # as messages name what such a type is

_NAMES = (
    "Iterable Iterator Reversible Sized Container Collection Sequence MutableSequence Mapping MutableMapping Hashable "
    "Callable"
)
_CONCRETE: Mapping[str, type] = {"List": list, "Dict": dict, "Tuple": tuple, "FrozenSet": frozenset}
_OPERATIONS: Mapping[str, frozenset[str]] = {
    "Iterable": frozenset({"__iter__"}), "Iterator": frozenset({"__iter__", "__next__"}),
    "Reversible": frozenset({"__iter__", "__reversed__"}), "Sized": frozenset({"__len__"}),
    "Container": frozenset({"__contains__"}), "Collection": frozenset({"__len__", "__iter__", "__contains__"}),
    "Callable": frozenset({"__call__"}),
}  # fmt: skip
"""The methods by which an object of a class of the text is of a type; of the others it would have to derive."""

ABSTRACT: Mapping[str, AbstractType] = {
    **{name: AbstractType(name, getattr(abc, name)) for name in _NAMES.split()},
    **{name: AbstractType(name, cls) for name, cls in _CONCRETE.items()},
}
"""By the name that `collections.abc` or `typing` has for it."""


def follows(kind: Any, protocol: Any, more: Collection[str] = ()) -> bool:
    """Whether a type, with attributes that one of its values has beside it, has all that a protocol asks for."""
    if not protocol._checkable:
        raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
    if issubclass(kind, Made | BaseException):
        more = {*more, *getattr(kind, "_members", ())}
    return all(name in more or (not issubclass(kind, Instance) and hasattr(kind, name)) for name in protocol._asked)


def is_following(run: Run, value: Any, protocol: Any) -> bool:
    """`isinstance(value, protocol)`."""
    cls: Any = type(value)
    run.charge_steps(len(protocol._asked))
    if issubclass(cls, Instance):
        return follows(cls, protocol, value.fields)
    if issubclass(cls, BaseException):
        return follows(cls, protocol, value.__dict__.get("_held") or () if issubclass(cls, Made) else ())
    if cls not in CALLABLE and is_of_host(value):
        raise Refused(f"whether an object of type {type_name(value)!r} follows a protocol cannot be asked in a program")
    return not kinds.is_type(value) and follows(type(kinds.LIKE.get(cls, value)), protocol)


def _check(run: Run, cls: Any, /) -> Any:
    made: Any = cls.of_type if type(cls) is Builtin and is_own_class(cls) else None
    if made is None or made._asked is None:
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {to_repr(run, cls)}")
    made._checkable = True
    return cls


CHECKABLE = Builtin("typing.runtime_checkable", _check, effects=W_OTHER | PASSES, cost=FREE)
"""Lets values be asked whether they follow a protocol."""


def is_abstract(run: Run, value: Any, kind: AbstractType) -> bool:
    """`isinstance(value, kind)`."""
    cls: Any = type(value)
    if issubclass(cls, Instance | BaseException):
        return derives_from_abstract(cls, kind)
    if cls in CALLABLE or kinds.is_type(value):
        return kind.name in ("Callable", "Hashable")
    if is_of_host(value):
        raise Refused(f"whether an object of type {type_name(value)!r} is {kind.name} cannot be asked in a program")
    return isinstance(kinds.LIKE.get(cls, value), kind.cls)


def derives_from_abstract(cls: Any, kind: AbstractType) -> bool:
    """`issubclass(cls, kind)`, of a type that is none of the host."""
    if issubclass(cls, BaseException):
        return kind.name == "Hashable"
    if not issubclass(cls, Instance):
        return issubclass(cls, kind.cls)
    if kind.name == "Hashable":
        return bool(cls._hashed)
    of = [each._shape.held for each in cls._classes if each._shape.held is not None]
    return any(issubclass(each, kind.cls) for each in of) or (
        kind.name in _OPERATIONS and _OPERATIONS[kind.name] <= cls._members.keys()
    )
