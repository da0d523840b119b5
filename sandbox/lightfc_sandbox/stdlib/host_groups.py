"""Groups of exceptions: those that a function of the host raises, as a program with `ExceptionGroup` knows them."""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.values.exceptions import value_of
from lightfc_sandbox.values.kinds import Builtin, CaughtError, Made

WRITTEN = "builtins.ExceptionGroup"
"""What the library calls the class that a program has for it."""

_KEPT = "class of groups"
# Of the base class: no attribute of the exception itself is asked.
_message_of: Any = vars(BaseExceptionGroup)["message"].__get__
_held_of: Any = vars(BaseException)["__dict__"].__get__
_parts_of: Any = vars(BaseExceptionGroup)["exceptions"].__get__


def note_class(run: Run, made: Builtin) -> None:
    """Note the class that a program has for groups."""
    run.kept[_KEPT] = made


def told_behind(error: BaseException) -> str:
    """What CPython says behind the message of a group of the program: how many exceptions it holds."""
    kind: Any = type(error)
    classes = kind._classes if issubclass(kind, Made) else ()
    told_by = next((each for each in classes if "__str__" in each._own), None)
    parts = _held_of(error).get("_held", {}).get("exceptions")
    if told_by is None or told_by._shape.written != WRITTEN or type(parts) is not tuple:
        return ""
    return f" ({len(parts)} sub-exception{'s' * (len(parts) > 1)})"


def own_group(run: Run, raised: BaseException) -> CaughtError | None:
    """A group of the program that holds what one of the host does; None if it has no groups, or this is none.

    A class that derives from `ExceptionGroup` is one of the host, which programs know no more of than its name.
    """
    made = run.kept.get(_KEPT)
    if made is None or type(raised) is not ExceptionGroup:
        return None
    parts = _parts_of(raised)
    run.charge_bytes(ITEM_BYTES * len(parts))
    own = [own_group(run, each) or value_of(run, each) for each in parts]
    found: CaughtError = call_value(run, made, _message_of(raised), own)
    return found
