"""Functions that are handed over to be called back later: they know from where, so that their calls have paths."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import CALLBACK, PASSES
from lightfc_sandbox.evaluation.outward import Place
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.places import Trying
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.values.exceptions import original
from lightfc_sandbox.values.kinds import BoundMethod, Builtin, HostFunction, OwnMethod, TextFunction, is_called

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler

FUNCTIONS = frozenset({TextFunction, HostFunction, Builtin, BoundMethod, OwnMethod})


def numbered(
    state: Scheduler, target: Builtin, args: Sequence[Any], kwargs: dict[str, Any], place: Place
) -> tuple[Sequence[Any], dict[str, Any]]:
    """Arguments whose functions know from where they are called back, so that their calls have paths of their own."""
    if target.lazy and target.callback == "0" and args and type(args[0]) is Pending:
        args = [state.touch(args[0]), *args[1:]]  # a method of an object that others change is read in its turn
    if target.callback == "0":
        args = [*map(_as_function, args[:1]), *args[1:]]
    if not target.lazy or not any(type(each) in FUNCTIONS for each in (*args, *kwargs.values())):
        return args, kwargs
    return [_placed(each, place) for each in args], {name: _placed(each, place) for name, each in kwargs.items()}


def _as_function(value: Any) -> Any:
    """A value that is called: of an object of a class of the text, its method that does it."""
    return OwnMethod(value._members["__call__"][1], value) if is_called(value) else value


AGAIN = (0, 0, 1)
"""Numbers in the paths of calls that are made one by one after others for the items of the same iterator."""


class Callback:
    """A function that is called back later, from the place where it was handed over."""

    __slots__ = ("fn", "place")

    def __init__(self, fn: Any, place: Place) -> None:
        self.fn, self.place = fn, place

    def __call__(self, run: Run, /, *args: Any, **kwargs: Any) -> Any:
        """Call it."""
        around, run.place = run.place, self.place.next()
        try:
            return (_call_to_end if run.stops else call_value)(run, self.fn, *args, **kwargs)
        finally:
            run.place = around


def _call_to_end(run: Run, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
    """Call a function that may raise `StopIteration`, which ends what asks it for an item: no statement of it waits."""
    state: Scheduler = run.state
    trying = Trying(state.here)
    try:
        value = call_value(run, fn, *args, **kwargs)
        left = state.here.before
        if left is not None and left is not trying.before:
            state.wait(left.over)
        return value
    except Exception as error:  # noqa: BLE001 - the first failure is raised
        told = state.first_failure(error, trying)
        raised = original(told)
        raise (raised if isinstance(raised, StopIteration) else told) from None
    finally:
        state.here.trying = trying.outer


def _placed(fn: Any, place: Place) -> Any:
    """A function that knows from where it is called back."""
    if type(fn) not in FUNCTIONS or type(fn) is BoundMethod or (type(fn) is Builtin and fn.of_type is not None):
        return fn
    # What looks at its arguments waits for them itself, when its call has its number.
    own = fn.effects if type(fn) is Builtin else CALLBACK
    return Builtin("function", Callback(fn, place), effects=own | PASSES, partial_of=(fn, (), {}), cost=ITSELF)
