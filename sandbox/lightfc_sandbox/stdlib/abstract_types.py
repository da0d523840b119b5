"""Abstract types, such as `Iterable`, that a program imports for annotations and asks values for by `isinstance`."""

from collections import abc
from collections.abc import Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import CALLABLE, Inside, Instance, type_name
from lightfc_sandbox.values.opened import is_of_host


class AbstractType(Inside):
    """A type that values have by what can be done with them."""

    __slots__ = ("cls", "name")

    def __init__(self, name: str, cls: type) -> None:
        self.name, self.cls = name, cls


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
