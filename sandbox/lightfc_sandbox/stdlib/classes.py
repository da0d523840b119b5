"""Classes that a text makes by a `class` statement."""

from collections.abc import Sequence
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.named_tuples import record_class
from lightfc_sandbox.values.kinds import Builtin, Made, type_name

_CLASS_BYTES = 6_000
"""What a class takes, with the value by which a text names it."""

_MAX_BASES = 64
"""Classes that derive from one another: CPython goes through them by recursion when it gives them up."""

_UNDERIVED = (StopIteration, StopAsyncIteration, RecursionError, MemoryError, SyntaxError, UnicodeError)
"""Exceptions that mean something to Python or the sandbox, or whose constructors want arguments of their own."""


def check_base(base: Any) -> str | None:
    """What is said of a class that derives from `base`; None if it is a type of exceptions from which one may."""
    cls = base.of_type if type(base) is Builtin else None
    if cls is None or not issubclass(cls, BaseException):
        return f"a class cannot derive from {base.name if cls is not None else type_name(base)!r} in a program"
    if not issubclass(cls, Exception) or issubclass(cls, _UNDERIVED):
        return f"an exception of a program cannot derive from {base.name!r}: write Exception, or ValueError"
    return None


def exception_class(run: Run, name: str, base: Any) -> Builtin:
    """A type of exceptions that derives from another.

    Raises:
        Refused: No class of a text derives from `base`.
    """
    told = check_base(base)
    if told is not None:
        raise Refused(told)
    cls: type = base.of_type
    depth = len(cls.__mro__)
    if depth > _MAX_BASES:
        raise Refused(f"no more than {_MAX_BASES} classes derive from one another in a program")
    run.charge_bytes(_CLASS_BYTES + ITEM_BYTES * depth)
    bases = (cls,) if issubclass(cls, Made) else (Made, cls)
    made: Any = type(name, bases, {"__slots__": (), "__module__": "__main__"})
    made._type = error_type(made)
    return made._type  # type: ignore[no-any-return]  # as it was set just now


def named_tuple_class(name: str, names: Sequence[str], run: Run, *defaults: Any) -> Builtin:
    """The type of a named tuple, the last of whose fields have defaults."""
    run.charge_bytes(_CLASS_BYTES + 2 * ITEM_BYTES * len(names))
    return record_class(name, names, defaults)
