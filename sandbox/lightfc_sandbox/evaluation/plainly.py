"""What calls no function of the host is evaluated as where each call is made on the spot: nothing in it can wait.

That holds for a text as a whole, and for a part of one while the text holds no future, and beside calls in flight too,
if what it names leads to none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MethodType
from typing import TYPE_CHECKING, Any, NamedTuple

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CALLING_TREE_LEVELS, SCANNED, STACK_TREE_LEVELS
from lightfc_sandbox.effects import CHANGES
from lightfc_sandbox.evaluation.held_futures import (
    HOLDERS,
    held_values,
    is_there,
    is_too_much,
    may_note,
    settled_value,
    unsettled,
)
from lightfc_sandbox.evaluation.iterables import EMPTY, beyond_atoms, inside
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.evaluation.parts import Closure
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.calling import deeper
from lightfc_sandbox.values.kinds import ATOMS, VIEWS, TextFunction
from lightfc_sandbox.values.type_tables import is_array

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler
    from lightfc_sandbox.scheduling.places import Levels

Later = Callable[[], Closure]
"""What makes a closure."""

PARTS_A_STEP = 100
"""Parts of values that are looked through in less time than a step takes that has to look for futures."""

_LOOKED_AT_ONCE = 4_096  # parts that are looked through before the clock is looked at


class About(NamedTuple):
    """What is known of a part that can be evaluated plainly."""

    changes: bool
    """It may change a value, or a variable that others read."""

    may_call: bool
    """It may call functions of earlier texts of a session, and what these do may have come to be something else."""

    assigned: Sequence[int] | None
    """The slots of the variables of its frame that it assigns; None where it is not known, or others see them."""


_CHANGING = About(changes=True, may_call=False, assigned=None)


def either(plain: Closure, later: Later, known: Known, about: About) -> Closure:
    """`plain` where it can meet no future.

    Args:
        plain: What is evaluated where each call is made on the spot.
        later: What makes the same where calls may overlap, which few programs come to evaluate.
        known: The variables that it names.
        about: What else is known of it.
    """
    overlapping: Closure | None = None

    def evaluate(f: list[Any]) -> Any:
        nonlocal overlapping
        run = f[0]
        state = run.state
        if state is None:
            return plain(f)
        can = True
        if run.surprising and _may_call(run, about):
            can = False
        elif state.lazy:
            taken, looks = run.steps_taken, state.next_looks
            can = looks.get(known, 0) <= taken and not _stands_behind(state, about)
            if can:
                looked = _look_through(run, state, f, known)
                can = looked >= 0
                looks[known] = taken + max(looked, ~looked) // PARTS_A_STEP
        if not can:
            if overlapping is None:
                overlapping = _made(run, later)
            return overlapping(f)
        if state.lazy:
            state.note_assigned(f, about.assigned or ())
        return _plainly(run, state, plain, f)

    return evaluate


def _made(run: Run, later: Later) -> Closure:
    """Make a closure in the middle of a run: where little is left of the stack at hand, on one of its own."""
    if 2 * (run.most_depth - run.depth) < run.levels:
        return deeper(run, lambda _: later(), None)  # type: ignore[no-any-return]
    return later()


_FIRST_DUE = 64


def is_due(run: Run, turn: int) -> bool:
    """Whether a loop looks if it can go on plainly: whenever its turns have doubled, or much has been done."""
    state = run.state
    return state is not None and (state.presses or (turn >= _FIRST_DUE and not turn & (turn - 1)))


class GoingOn:
    """How a loop goes on that has begun where it might meet futures, when it can meet none any more; see `either`."""

    __slots__ = ("_about", "_known", "_later", "_plain")

    def __init__(self, later: Later, known: Known, about: About) -> None:
        self._later, self._known, self._about = later, known, about
        self._plain: Callable[..., Any] | None = None

    def can(self, f: list[Any], *also: Any) -> bool:
        """Whether it can; `also`: what it goes over."""
        run, about = f[0], self._about
        state = run.state
        if state.gates or (run.surprising and _may_call(run, about)):
            can = False
        else:
            can = not state.lazy or not (
                _stands_behind(state, about) or _look_through(run, state, f, self._known, *also) < 0
            )
        state.presses = state.presses and can  # if it can, the loops around it look too
        return can

    def __call__(self, f: list[Any], *args: Any) -> Any:
        """Go on; `args`: what the plain loop takes beside the frame."""
        run = f[0]
        run.state.note_assigned(f, self._about.assigned or ())
        if self._plain is None:
            self._plain = _made(run, self._later)
        return _plainly(run, run.state, self._plain, f, *args)


def _may_call(run: Run, about: About) -> bool:
    """Whether a part may call functions of other texts; what calls those that it does not name, all parts may do."""
    return about.may_call or run.unnamed != 0


def _plainly(run: Run, state: Scheduler, plain: Callable[..., Any], f: list[Any], *args: Any) -> Any:
    """Evaluate without what orders calls; what an expression statement gives is said at its place."""
    around, most = (run.aside, run.value_aside), run.most_depth
    run.state, run.aside, run.value, run.value_aside = None, state, _NOTHING, run.value
    run.allow((most - run.depth) * PLAIN_LEVELS)
    try:
        return plain(f, *args)
    finally:
        said, run.state, run.value = run.value, state, run.value_aside
        run.aside, run.value_aside = around
        run.most_depth = most
        if said is not _NOTHING:
            if state.lazy:
                state.say_last(said)
            else:
                run.value = said


_NOTHING: Any = object()

PLAIN_LEVELS = STACK_TREE_LEVELS // CALLING_TREE_LEVELS
"""Calls that are evaluated plainly inside one another where the stack at hand bears one other."""


def is_plain(run: Run) -> bool:
    """Whether what is at hand is evaluated plainly, in a run whose calls may overlap."""
    return run.state is None and run.aside is not None


def other_levels(run: Run) -> int:
    """How many calls the stack at hand bears, in the middle of what is evaluated plainly, that are not."""
    return (run.most_depth - run.depth) // PLAIN_LEVELS


def overlapping(run: Run, work: Callable[[Scheduler], Any]) -> Any:
    """What `work` gives, evaluated where calls may overlap, in the middle of what is evaluated plainly."""
    run.state = state = run.aside
    run.value, run.value_aside = run.value_aside, run.value
    most = run.allow(other_levels(run))
    try:
        return work(state)
    finally:
        run.state, run.most_depth = None, most
        run.value, run.value_aside = run.value_aside, run.value


def _stands_behind(state: Scheduler, about: About) -> bool:
    """Whether what is suspended before may change what is read here, or read what is changed.

    In a `try`, what is done here may have to be taken back, which only variables can be.
    """
    here = state.here
    changes = about.changes or (bool(state.functions & CHANGES) and _may_call(state.run, about))
    if here.trying is not None and (changes or about.assigned is None):
        return True
    level: Levels | None = (here.before, here.outer)
    while level is not None:
        before, level = level
        if before is not None and (changes or before.mask & CHANGES):
            over = before.over
            if over._waiting is not None or over.failure is not None:
                return True
    return False


def _look_through(run: Run, state: Scheduler, f: list[Any], known: Known, *also: Any) -> int:
    """How many parts the variables lead to, none of which is a future; inverted where one is, or may be made."""
    count, found = _count_parts(run, state, [*known.values(f, take=False), *also])
    if is_there(found):
        known.put_values(f)
        count += _put_values(run, state, [*known.values(f, take=False), *also])
        again, found = _count_parts(run, state, [*known.values(f, take=False), *also])
        count += again
    run.charge_steps(count // PARTS_A_STEP)
    return count if found is None else ~count


def _put_values(run: Run, state: Scheduler, todo: list[Any]) -> int:
    """Put values that are there in the place of futures in what is reached; gives how many parts it has looked at."""
    seen, done = set[int](), dict[int, Any]()
    count = 0
    while todo and not is_too_much(run, seen, todo):
        each = todo.pop()
        if type(each) in ATOMS or id(each) in seen:
            continue
        seen.add(id(each))
        parts = _parts_of(run, state, each) or ()
        if parts and type(each) in HOLDERS and id(each) not in done and not unsettled(run, each, []):
            settled_value(state, each, done)
            parts = _parts_of(run, state, each) or ()
        todo += parts
        count += len(parts) + 1
        run.charge_work(len(parts) >> SCANNED)
    return count


def _count_parts(run: Run, state: Scheduler, todo: list[Any]) -> tuple[int, Any]:
    """How many parts values lead to, up to one that is a future, or may make one, which it gives too."""
    if ATOMS.issuperset(map(type, todo)):
        return 0, None
    seen: set[int] = set()
    count, due = 0, _LOOKED_AT_ONCE
    changing = _of_context(run) if state.effects else seen  # what calls in flight may yet change
    while todo:
        each = todo.pop()
        kind = type(each)
        if kind in ATOMS or id(each) in seen:
            continue
        parts = None if id(each) in changing else _parts_of(run, state, each)
        if parts is None:
            return count, each
        todo += parts
        count += (len(each) if kind in HOLDERS else len(parts)) + 1
        seen.add(id(each))
        if count >= due:
            due = count + _LOOKED_AT_ONCE
            run.charge_work(_LOOKED_AT_ONCE >> SCANNED)
            if not may_note(run, len(seen) + (len(todo) >> 3)):
                return count, todo
    return count, None


def _remembers(value: Any) -> bool:
    """Whether a function of the text keeps what it gave, so that a call of it changes it: another object calls it."""
    return type(value) is TextFunction and type(value.call) is MethodType


def _parts_of(run: Run, state: Scheduler, value: Any) -> Sequence[Any] | None:
    """What a value leads to; None where it is a future or may give one, or a call in flight may change it."""
    kind = type(value)
    if kind is list or kind is dict or kind is tuple:  # a program is mostly about these
        return beyond_atoms([*value, *value.values()] if kind is dict else value)
    if kind is Pending or (kind in run.host_types and state.effects):
        return None
    if _remembers(value) and _stands_behind(state, _CHANGING):
        return None
    if is_array(value) or id(value) in _HOLD_NOTHING:
        return ()
    return _shown_parts(run, value, kind)


def _shown_parts(run: Run, value: Any, kind: type) -> Sequence[Any] | None:
    if kind in VIEWS:
        return beyond_atoms(held_values(value))
    parts = inside(run, value)
    return parts if parts or kind in EMPTY else None


_HOLD_NOTHING = {*map(id, BUILTINS.values())}


def _of_context(run: Run) -> set[int]:
    """What the host has given variables, by identity, as the text has it."""
    adopted = run.adopted or {}
    return {id(adopted.get(id(each), (each, each))[1]) for each in run.variables.values()}
