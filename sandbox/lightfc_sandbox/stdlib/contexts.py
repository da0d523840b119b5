"""Context managers: what `with` calls at its beginning and at its end."""

from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import FUNCTION_BYTES
from lightfc_sandbox.effects import UNKNOWN
from lightfc_sandbox.stdlib.attributes import type_of
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values.kinds import Builtin, Inside, Instance, StringIO, type_name


class ContextManager(Inside):
    """A context manager that no class of a text makes.

    Attributes:
        enter: Gives the value for the name behind `as`.
        leave: Is told what the block has raised, None if nothing; gives whether that goes on no further.
        effects: What both may do.
    """

    __slots__ = ("effects", "enter", "leave")

    def __init__(self, enter: Callable[[Run], Any], leave: Callable[[Run, Any], bool], effects: int = UNKNOWN) -> None:
        self.enter, self.leave, self.effects = enter, leave, effects


def _methods(manager: Any) -> Mapping[str, Any]:
    """What a class of a text has, whose object may be a context manager."""
    found: Mapping[str, Any] = type(manager)._members if issubclass(type(manager), Instance) else {}
    for name, missed in (("__enter__", ""), ("__exit__", " (missed __exit__ method)")):
        if name not in found:
            raise TypeError(f"{type_name(manager)!r} object does not support the context manager protocol{missed}")
    return found


MANAGERS: set[type] = {ContextManager, StringIO}
"""Types of the sandbox whose values are context managers: they have the methods of the first."""


def _enter(run: Run, manager: Any, /) -> Any:
    if type(manager) in MANAGERS:
        return manager.enter(run)
    return call_special(run, _methods(manager)["__enter__"][1], manager)


def _leave(run: Run, manager: Any, error: Any, /) -> bool:
    if type(manager) in MANAGERS:
        return bool(manager.leave(run, error))
    told = (None, None, None) if error is None else (type_of(run, error), error, None)
    given = call_special(run, _methods(manager)["__exit__"][1], manager, *told)
    return error is not None and truth(run, given)


MANAGED = Takes(FUNCTION_BYTES)
"""What a function costs that gives one."""

ENTER = Builtin("__enter__", _enter, cost=ITSELF)
LEAVE = Builtin("__exit__", _leave, cost=ITSELF)
"""What `with` calls: with its context manager, and with that and what its block has raised."""
