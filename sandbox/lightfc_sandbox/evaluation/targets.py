"""What gives targets of assignments and loops their values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import DELETED, UNBOUND, Scope
from lightfc_sandbox.evaluation.emitter import Assign, Emitter
from lightfc_sandbox.evaluation.held_futures import changing, looked_at, resolve, source_of
from lightfc_sandbox.evaluation.parts import COMPILED
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.stdlib.containers import set_item
from lightfc_sandbox.stdlib.spreading import unpacked
from lightfc_sandbox.values.copying import adopt

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


def target(e: Emitter, n: ir.Target, *, tried: bool = False) -> Assign:
    """What gives a target its value; `tried`: a failure above it may undo that."""
    if type(n) is ir.NameTarget:
        return _name(e, n, tried=tried)
    if type(n) is ir.ItemTarget:
        owner, index = e.emit(n.owner), e.emit(n.index)
        put = store_item if e.calling else set_item
        return lambda run, frame, value, _n=n.node: put(run, owner(frame), index(frame), value)  # type: ignore[misc]
    if type(n) is ir.Unpacking:
        if not e.calling:
            unpack: Assign = COMPILED.get("unpack", itemgetter(0))(plan_of(e, n))
            return unpack
        return unpacking(e, [target(e, part, tried=tried) for part in n.parts], n.star)
    raise AssertionError("a program with violations is never run")


def _name(e: Emitter, n: ir.NameTarget, *, tried: bool) -> Assign:
    hops, slot = n.hops, n.slot
    seen = e.calling and (bool(hops) or e.is_seen(n.scope, slot))
    guarded = seen or (e.calling and tried)

    def assign(run: Run, frame: list[Any], value: Any) -> None:
        frame[slot] = value

    def assign_far(run: Run, frame: list[Any], value: Any) -> None:
        for _ in range(hops):
            frame = frame[1]
        if guarded:
            before_assigning(run, frame, slot, seen=seen)
        frame[slot] = value

    return assign_far if hops or guarded else assign


def before_assigning(run: Run, frame: list[Any], slot: int, *, seen: bool) -> None:
    """Take one's turn before a variable is assigned that functions see, or note what it held."""
    state = run.state
    if state is None:
        return
    here = state.here
    if seen and (state.suspended or here.trying is not None):
        state.turn()
    else:
        state.note_assigned(frame, (slot,))


def must_guard(e: Emitter, scope: Scope, slot: int, *, tried: bool) -> tuple[bool, bool]:
    """Whether an assignment to a variable has to be looked at, and whether functions see the variable."""
    seen = e.calling and e.is_seen(scope, slot)
    return seen or (e.calling and tried), seen


def left_in(frame: list[Any], slot: int, over: Pending, *, stamp: Any, chain: Any = None, unsure: bool) -> Pending:
    """What a variable holds when what may assign it is at its end; `unsure`: that may be nothing."""
    left = Pending()
    frame[0].state.hold(left)
    left.stamp, left.chain, left.unsure = stamp, chain, unsure
    left.follow(over, lambda: frame[slot])
    return left


def owner_and_index(state: Scheduler, owner: Any, index: Any, *, reads: bool) -> tuple[Any, Any]:
    """What is asked for an item, and for which: an index may be a tuple that holds futures."""
    (owner,) = looked_at(state, (owner,), deep=False, reads=reads)
    return owner, resolve(state, index)


def store_item(run: Run, owner: Any, index: Any, value: Any) -> None:
    """`owner[index] = value`, where calls overlap."""
    state = run.state
    if state is not None and (run.busy or state.here.trying is not None):
        owner, index = owner_and_index(state, owner, index, reads=False)
        changing(state, owner)
        if type(index) is slice or type(owner).__name__ == "ndarray":
            (value,) = looked_at(state, (value,), deep=True, reads=True)
    set_item(run, owner, index, value)


def unpacking(e: Emitter, parts: Sequence[Assign], star: int | None) -> Assign:
    """What unpacks a value into parts; `star` is the position of the one that takes the rest."""
    count, calling = len(parts), e.calling

    def unpack(run: Run, frame: list[Any], value: Any) -> None:
        if calling and run.busy:
            value = source_of(run, value)
        for assign, item in zip(parts, unpacked(run, value, count, star), strict=True):
            assign(run, frame, item)

    return unpack


Plan = tuple[Any, ...]
"""What unpacks a value, the position of the part that takes the rest or -1, and of each part where its value goes.

That is a slot of the frame, another plan, or what assigns it. Closures that are compiled follow a plan themselves where
the value is a tuple or list; for all others they call what it begins with.
"""


def plan_of(e: Emitter, n: ir.Unpacking) -> Plan:
    """What unpacks a value where no calls overlap."""
    places = [place_of(e, part) for part in n.parts]
    count, star = len(places), n.star

    def unpack(run: Run, frame: list[Any], value: Any) -> None:
        for place, item in zip(places, unpacked(run, value, count, star), strict=True):
            assign(run, frame, place, item)

    return unpack, -1 if star is None else star, *places


def assign(run: Run, frame: list[Any], place: Any, value: Any) -> None:
    """Give a value to where a target has it: a slot of the frame, a plan, or what assigns it."""
    if type(place) is int:
        frame[place] = value
    else:
        (place[0] if type(place) is tuple else place)(run, frame, value)


def place_of(e: Emitter, n: ir.Target) -> int | Plan | Assign:
    """Where a target has its value, where no calls overlap."""
    if type(n) is ir.NameTarget and not n.hops:
        return n.slot
    return plan_of(e, n) if type(n) is ir.Unpacking else target(e, n)


def absent(e: Emitter, n: ir.Load) -> Callable[[Run, Any], Any]:
    """What tells, of the name of a variable that is UNBOUND or DELETED, what it means, or fails."""
    key = n.name, n.scope.parent is None, bool(n.hops)
    found = e.absent.get(key)
    if found is None:
        found = e.absent[key] = _outside(e, n.name) if key[1] else _not_local(n.name, far=key[2])
    return found


def _not_local(name: str, *, far: bool) -> Callable[[Run, Any], Any]:
    """A variable of a function of the text, which means nothing until it is assigned."""

    def mean(run: Run, value: Any) -> Any:
        if far:
            raise NameError(
                f"cannot access free variable {name!r} where it is not associated with a value in enclosing scope"
            )
        raise UnboundLocalError(f"cannot access local variable {name!r} where it is not associated with a value")

    return mean


def _outside(e: Emitter, name: str) -> Callable[[Run, Any], Any]:
    """What a name of the text means while its variable is UNBOUND or DELETED, as in Python's own global scope."""
    constant = e.names.constant(name)
    variable = constant is UNBOUND and name in e.names.variables
    deleted = e.names.builtins.get(name, UNBOUND)
    changes = e.changes

    def mean(run: Run, value: Any) -> Any:
        # Deleted, it does not mean again what it means in the context; the builtins stay.
        meant = deleted if value is DELETED else run.variables[name] if variable else constant
        if meant is UNBOUND:
            raise NameError(f"name {name!r} is not defined")
        return adopt(run, meant) if changes else meant

    return mean
