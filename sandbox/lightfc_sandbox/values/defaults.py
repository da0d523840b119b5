"""The `defaultdict` of a text, and what stands in it for a missing key."""

from collections import defaultdict
from typing import Any

from lightfc_sandbox.budget.costs import MADE


class DefaultDict(defaultdict[Any, Any]):
    """A `defaultdict` that is the text's own; it leaves the text as CPython's.

    CPython frees a chain of its own by recursion in C, which a long one crashes; one of objects of a subclass it does
    not. To a text it is `collections.defaultdict`: it has that name in the messages of CPython.
    """

    __slots__ = ()
    __module__ = "collections"
    __qualname__ = "defaultdict"


DefaultDict.__name__ = "collections.defaultdict"
MADE[DefaultDict] = MADE[defaultdict]


class Default:
    """What a `defaultdict` of a text makes for a missing key.

    A `defaultdict` that holds one is the text's own. It leaves the text with the plain type instead, or with none.

    Attributes:
        factory: A plain type such as `list`, or a function value of the text.
    """

    __slots__ = ("factory",)

    def __init__(self, factory: Any) -> None:
        self.factory = factory

    def __call__(self) -> Any:
        """A new value of the plain type, for a host that got hold of one."""
        if type(self.factory) is type:
            return self.factory()
        raise TypeError("the factory of a defaultdict that a program made cannot be called after its run")

    def __repr__(self) -> str:
        return repr(self.factory) if type(self.factory) is type else "<function>"
