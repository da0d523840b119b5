"""Context managers: what `with` calls at its beginning and at its end."""

from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import FUNCTION_BYTES
from lightfc_sandbox.budget.quick import by_special
from lightfc_sandbox.effects import FIRST, UNKNOWN
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import type_of
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values.kinds import CALLABLE, Builtin, Inside, Instance, StringIO, TextGenerator, type_name


class ContextManager(Inside):
    """A context manager that no class of a text makes.

    Attributes:
        enter: Gives the value for the name behind `as`.
        leave: Is told what the block has raised, None if nothing; gives whether that goes on no further.
        effects: What both may do.
        changed: The value that both change, if they change one alone.
        decorate: Gives what it makes of a function, in whose place it is called; None where CPython's makes nothing.
    """

    __slots__ = ("changed", "decorate", "effects", "enter", "leave")
    uncalled = "a context manager decorates no function in a program: write with … in the function"

    def __init__(
        self,
        enter: Callable[[Run], Any],
        leave: Callable[[Run, Any], bool],
        effects: int = UNKNOWN,
        changed: Any = None,
    ) -> None:
        self.enter, self.leave, self.effects, self.changed = enter, leave, effects, changed
        self.decorate: Callable[..., Any] | None = None


PLAIN, ASYNCHRONOUS = ("__enter__", "__exit__"), ("__aenter__", "__aexit__")
"""The methods that `with` calls, and `async with`: either takes those of the other from a class that has no others."""


def _names(pairs: Any, manager: Any) -> Any:
    """The first names of which the class of a text has the methods, whose object may be a context manager."""
    found: Mapping[str, Any] = type(manager)._members if issubclass(type(manager), Instance) else {}
    names = pairs[0] if pairs[0][0] in found else next((each for each in pairs if each[0] in found), pairs[0])
    if names[0] in found and names[1] in found:
        return names
    for name, missed in zip(names, ("", f" (missed {names[1]} method)"), strict=True):
        if name not in found:
            kind = "asynchronous context" if names is ASYNCHRONOUS else "context"
            raise TypeError(f"{type_name(manager)!r} object does not support the {kind} manager protocol{missed}")
    return names


MANAGERS: set[type] = {ContextManager, StringIO}
"""Types of the sandbox whose values are context managers: they have the methods of the first."""


def _call_method(run: Run, manager: Any, name: str, *args: Any) -> Any:
    return call_special(run, type(manager)._members[name][1], manager, *args)


_call_own = by_special(_call_method, "")


def _enter(run: Run, manager: Any, pairs: Any, /) -> Any:
    if type(manager) in MANAGERS:
        return manager.enter(run)
    return _call_own(run, manager, _names(pairs, manager)[0])


def _leave(run: Run, manager: Any, pairs: Any, error: Any, /) -> Any:
    if type(manager) in MANAGERS:
        return bool(manager.leave(run, error))
    told = (None, None, None) if error is None else (type_of(run, error), error, None)
    if type(manager) in CALLABLE:  # which `ExitStack.push` takes
        given = touch(run, call_value(run, manager, *told))
    else:
        given = _call_own(run, manager, _names(pairs, manager)[1], *told)
    if type(given) is TextGenerator:  # a coroutine, where tasks wait for one another: it tells that later
        return given
    return error is not None and truth(run, given)


MANAGED = Takes(FUNCTION_BYTES)
"""What a function costs that gives one."""

ENTER = Builtin("__enter__", _enter, effects=UNKNOWN | FIRST, cost=ITSELF)
LEAVE = Builtin("__exit__", _leave, effects=UNKNOWN | FIRST, cost=ITSELF)
"""What `with` calls: with its context manager and the names of the methods, and with what its block raised."""
