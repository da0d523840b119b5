"""What statements and turns of loops know: who reads or changes something waits for those that may know it."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence, Set
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.effects import WRITES
from lightfc_sandbox.evaluation.held_futures import is_too_much
from lightfc_sandbox.evaluation.iterables import EMPTY, LIST_ITERATOR, reached
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.places import NONE_LEFT, Before, Context, Stamp, Statements, parts_before
from lightfc_sandbox.values.kinds import ATOMS, MAPPINGS, DefaultDict, Instance, parts as parts_of_container

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker
    from lightfc_sandbox.checking.handed_attributes import HandedAttributes
    from lightfc_sandbox.scheduling.order import Scheduler


class Named:
    """What parts of a text name, as far as that is known from it."""

    __slots__ = ("_found", "_meant", "_source", "_survey")

    def __init__(self, checker: Checker) -> None:
        self._source, self._meant = checker.source, checker.names
        self._survey: HandedAttributes | None = None
        self._found: dict[tuple[str, Any], Set[str] | None] = {}

    def is_in_place(self, run: Run, name: str, part: Any) -> bool:
        """Whether a part, and what it may call, uses only in place what has a name."""
        kept = self._looked(run, "kept_by", part)
        return kept is not None and name not in kept

    def only_reads(self, run: Run, name: str, part: Any) -> bool:
        """Whether a part, and what it may call, only reads what has a name, and hands it on to nobody."""
        changed = self._looked(run, "changed_by", part)
        return changed is not None and name not in changed

    def has(self, run: Run, name: str, part: Any) -> bool:
        """Whether a part, or what it may call, uses what has a name."""
        names = self._looked(run, "named_by", part)
        return names is None or name in names

    def _looked(self, run: Run, what: str, part: Any) -> Set[str] | None:
        """What `HandedAttributes` tells of a part, which is asked once."""
        if (what, part) in self._found:
            return self._found[what, part]
        before = 0
        if self._survey is None:
            from lightfc_sandbox.checking.handed_attributes import HandedAttributes  # which few texts need

            self._survey = HandedAttributes(self._source, self._meant)
        else:
            before = self._survey.looked_at
        found: Set[str] | None = getattr(self._survey, what)(part)
        run.charge_steps(self._survey.looked_at - before)
        self._found[what, part] = found
        return found


class Leaves:
    """The variables that a loop leaves when its turns are over, by their slots."""

    __slots__ = ("slots",)

    def __init__(self, slots: Set[int]) -> None:
        self.slots = slots


class Reach:
    """From which turn of a loop on the turns may know a value.

    What a turn does not know from the beginning it finds in what others may have changed, for whose turns it waits.

    Of a container that the turns only use in place, by one name, those know nothing any more of which is left what does
    not have that name. As it holds nothing that can be changed, nobody gets to know by it what others know too.

    Args:
        run: The run.
        known: What the turns know.
        names: By which names.
        named: What the text names where; None where nobody can tell.
        loop: The loop.
        is_open: Whether they may know anything, so that nothing is looked at.
    """

    grows = False

    __slots__ = (
        "_again", "_awaited", "_held", "_loop", "_most", "_named", "_passed",
        "_seen", "_turns", "open", "run",
    )  # fmt: skip

    def __init__(
        self,
        run: Run,
        known: Sequence[Any],
        names: Sequence[str] = (),
        named: Named | None = None,
        loop: Any = None,
        *,
        is_open: bool = False,
    ) -> None:
        self.run, self._named, self._loop = run, named, loop
        # Each is held, so that nothing else is taken for it.
        self._seen: dict[int, tuple[Stamp, Any]] = {}
        self._again = set[int]()  # what they know in several ways
        self._held: dict[int, tuple[str, Any]] = {}  # containers, and their names
        self._turns: list[Context] = []  # those that are suspended, or have left something suspended
        self._most = _FEW
        self._awaited: list[Pending] = []  # in containers
        self._passed: dict[str, int] = {}  # how many of these have done all that they do with a name
        self.open = is_open  # they may know anything
        for name, value in zip(names, known, strict=False) if named is not None else ():
            self._hold(name, value)
        self.take(known, ())

    def take(self, values: Sequence[Any], stamp: Stamp) -> None:
        """See `Learning.take`."""
        todo, steps, passed = [*values], 0, dict[int, Any]()
        while todo and not self.open:
            each = todo.pop()
            steps += 1
            if type(each) in ATOMS or id(each) in passed:
                continue
            if type(each) is tuple:
                steps += len(each) >> 3
            if type(each) in _PASSED:
                passed[id(each)] = each  # held, so that no other gets its place
            elif not self._note(each, stamp):
                continue
            held = self._parts_of(each)
            if held is None or not (held or type(each) in EMPTY) or is_too_much(self.run, self._seen, todo):
                self.open = True
            else:
                todo += held
        self.run.charge_steps(steps)

    def _parts_of(self, value: Any) -> Sequence[Any] | None:
        return reached(self.run, value)

    def _note(self, value: Any, stamp: Stamp) -> bool:
        """Note a value that turns know from a place on; gives whether it was not known before."""
        if id(value) in self._seen:
            self._again.add(id(value))
            return False
        if self._named is not None and issubclass(type(value), Instance):
            for name, each in value.fields.items():
                self._hold(f".{name}", each)
        # Where a generator is told to end that nobody holds, no turn is suspended that others may wait for.
        self._seen[id(value)] = stamp, None if self.run.tells else value
        return True

    def begin(self, turn: Context) -> None:
        """Take note of a turn that is suspended, or has left something suspended."""
        self._turns.append(turn)
        if len(self._turns) > self._most:
            self._turns = [each for each in self._turns if each.rest != NONE_LEFT or _left(each) is not None]
            self._most = 2 * len(self._turns) + _FEW
            self._passed.clear()

    def end(self, left: Before | None) -> None:
        """See `Learning.end`: what turns leave suspended is what they know."""

    def give(self, values: Sequence[Any]) -> None:
        """See `Learning.give`."""
        futures = [each for each in values if type(each) is Pending]
        self._awaited += futures
        self.take(values if not futures else [each for each in values if type(each) is not Pending], ())

    def forget(self) -> None:
        """See `Learning.forget`."""
        self._seen.clear()
        self._held.clear()
        self._awaited.clear()

    def until(self, value: Any, before: Before, *, reads: bool) -> Pending | None:
        """See `Knowing.until`."""
        if self._awaited:
            self._know_arrived()
        over, (stamp, _) = before.over, self._seen.get(id(value), (None, None))
        if not self.open and (stamp is None or stamp > before.last):
            return None
        if over._waiting is None:
            return over if over.failure is not None else None
        name = self._name_of(value)
        if name is None:
            return over
        until = self._left(name, before.last)
        return until if until is not None or self._holds_known(value) else over

    def _holds_known(self, value: Any) -> bool:
        """Whether what a container holds is known here, or cannot be changed; what is awaited is known then."""
        self.run.charge_steps(len(value) >> 2)
        parts = parts_of_container(value)
        if ATOMS.issuperset(map(type, parts)):
            return True
        held = [each for each in parts if not is_fixed(each) and id(each) not in self._seen]
        if not all(type(each) is Pending for each in held):
            return False
        self._awaited += held
        return True

    def _know_arrived(self) -> None:
        """Know what the futures gave that turns have in common."""
        self.run.charge_steps(len(self._awaited) >> 2)
        self.take([each._value for each in self._awaited if each._waiting is None and each.failure is None], ())
        self._awaited = [each for each in self._awaited if each._waiting is not None]

    def _hold(self, name: str, value: Any) -> None:
        if type(value) in _IN_PLACE and id(value) not in (self.run.adopted or ()):
            self._held[id(value)] = name, value  # which so is there as long as this is

    def _name_of(self, value: Any) -> str | None:
        """The name by which alone the turns know a container, where they only use it in place."""
        name, _ = self._held.get(id(value), (None, None))
        if name is None or self._named is None or self.open or id(value) in self._again:
            return None
        return name if self._named.is_in_place(self.run, name, self._loop) else None

    def _left(self, name: str, last: Stamp | None = None) -> Pending | None:
        """What to wait for until fewer turns, up to the `last`, have something with a name left to do.

        The last of them that has mostly waits for the others, so that they need not be asked.
        """
        turns, passed = self._turns, self._passed.get(name, 0)
        end = len(turns) if last is None else bisect_right(turns, last, passed, key=_path_of)
        for place in range(end - 1, passed - 1, -1):
            turn = turns[place]
            left = _left(turn)
            until = self._until(name, turn.rest, turn)
            if until is None and left is not None:
                until = self._until(name, left.parts, left)
            if until is not None:
                return until
        self._passed[name] = max(end, passed)
        return None

    def _until(self, name: str, parts: Statements, place: Context | Before) -> Pending | None:
        """What to wait for until fewer of some statements name something, in a turn or left by it."""
        named = parts is None
        self.run.charge_steps(1 + (len(parts or ()) >> 2))
        for each in parts or ():
            if type(each) is Reach:
                until = each._left(name)
                if until is not None:
                    return until
            elif type(each) is not Leaves:
                named = named or self._named is None or self._named.has(self.run, name, each)
        if not named:
            return None
        return place.over if isinstance(place, Before) else place.moving()


class StatementReach(Reach):
    """What a statement knows that is suspended, from where it began.

    What it finds elsewhere it finds in what it knows and others change, who wait for it. What a future gives that was
    not there yet, others may know before: what a call gives, if the host has it too; and what a variable will hold, if
    those know it that leave it.

    What it makes nobody below it knows before its end. Then each part that it has left suspended knows what it knows.

    Args:
        state: The scheduler.
        known: What it names.
        f: Its frame.
        named: What the text names where; None where nobody can tell.
        part: The statement.
    """

    grows = True

    __slots__ = ("_arriving", "_earlier", "_follows", "_is_outermost", "_left_by")

    def __init__(self, state: Scheduler, known: Known, f: list[Any], named: Named | None, part: Any) -> None:
        self._arriving: list[Pending] = []
        self._left_by: Before | None = None
        above, here = state.above_levels(), state.here.before
        self._is_outermost = above == []  # so who asks of this asks those that leave a variable as well
        before = [*(above or ()), *([] if here is None else parts_before(here))]
        self._earlier = [each.over for each in before if each.mask & WRITES]  # who may make more known
        self._follows = above is None or bool(self._earlier)
        is_open = above is None or state.run.tells
        super().__init__(state.run, known.values(f), known.names, named, part, is_open=is_open)

    def _parts_of(self, value: Any) -> Sequence[Any] | None:
        if type(value) is Pending and value._waiting is not None:
            self._arriving.append(value)
            return ()
        if len(self._seen) >= _MOST_PARTS or (type(value) in _CONTAINERS and len(value) > _MOST_ITEMS):
            return None
        held = reached(self.run, value)
        if held is None:
            return None
        # Most of what a list holds is what calls gave, which is there by now.
        return [each for each in held if type(each) is not Pending or type(each._value) not in ATOMS]

    def _hold(self, name: str, value: Any) -> None:
        if type(value) in _IN_PLACE:
            self._held[id(value)] = name, value

    def until(self, value: Any, before: Before, *, reads: bool) -> Pending | None:
        """See `Knowing.until`."""
        over = before.over
        if over._waiting is None:
            return over if over.failure is not None else None
        if self._left_by is not None:
            return self._until_left(value, self._left_by, over, reads=reads)
        self._know_more()
        touched = _touched(self.run, value)
        if self.open or touched is None:
            return over
        if any(id(each) in self._seen for each in touched):
            return None if reads and self._only_reads(value) else over
        return self._first_arriving(touched)

    def _until_left(self, value: Any, left: Before, over: Pending, *, reads: bool) -> Pending | None:
        """The same where the statement is at its end, but for what it has left.

        Turns of loops do not know what those may have made known to them that stood before the statement.
        """
        if left.over._waiting is None or left.reach is None or (self._follows and not left.reach.grows):
            return over
        until = left.reach.until(value, left, reads=reads)
        return over if until is left.over else until

    def _first_arriving(self, touched: Sequence[Any]) -> Pending | None:
        """A future of which the value may be one of these."""
        is_own = not any(id(each) in (self.run.adopted or ()) for each in touched)
        return next((each for each in self._arriving if not (is_own if each.apart else self._is_outermost)), None)

    def _know_more(self) -> None:
        """Know what the futures gave that were not there yet, and what has been put into what is known."""
        arrived = [each for each in self._arriving if each._waiting is None]
        if arrived:
            self._arriving = [each for each in self._arriving if each._waiting is not None]
            self.take([each._value for each in arrived if each.failure is None], ())
        left = [each for each in self._earlier if each._waiting is not None]
        if len(left) < len(self._earlier):
            self._earlier = left
            self._look_again()

    def _look_again(self) -> None:
        found: list[Any] = []
        for _, each in self._seen.values():
            held = self._parts_of(each)
            self.open = self.open or held is None
            found += [part for part in held or () if id(part) not in self._seen]
        self.run.charge_steps(len(self._seen) + len(found))
        self.take(found, ())

    def end(self, left: Before | None) -> None:
        """See `Learning.end`."""
        self.forget()
        self._left_by = left

    def forget(self) -> None:
        """See `Learning.forget`."""
        super().forget()
        self._arriving.clear()

    def _knows_parts(self, value: Any) -> bool:
        """Whether what a container holds is known here, or cannot be changed; what is awaited is known then."""
        parts = [each for each in parts_of_container(value) if not is_fixed(each) and id(each) not in self._seen]
        self.run.charge_steps(len(value) >> 2)
        if not all(type(each) is Pending and each._waiting is not None for each in parts):
            return False
        self._arriving = [*dict.fromkeys([*self._arriving, *parts])]
        return True

    def _only_reads(self, value: Any) -> bool:
        name, _ = self._held.get(id(value), (None, None))
        if name is None or self._named is None or self.open or self._follows or id(value) in self._again:
            return False  # what stood before may have come to know it by another name
        if len(value) > _MOST_PARTS or not self._knows_parts(value):
            return False
        return self._named.only_reads(self.run, name, self._loop)


_CONTAINERS = frozenset({list, set, deque}) | MAPPINGS
_MOST_PARTS = 256
_MOST_ITEMS = 4_096
"""Values, and items of one, up to which it is looked at what a statement knows: there may be one in each turn."""


def _touched(run: Run, value: Any) -> Sequence[Any] | None:
    """What is read or changed where a value is: it, and what it goes through; None where that may be anything."""
    if type(value) in _CONTAINERS or issubclass(type(value), Instance):
        return (value,)
    gone_through = reached(run, value) if type(value) is LIST_ITERATOR else None
    return None if gone_through is None else (value, *gone_through)


def _left(turn: Context) -> Before | None:
    """What a turn has left suspended."""
    before = turn.before
    return before if before is not None and before.over._waiting is not None else None


def _path_of(turn: Context) -> Stamp:
    return turn.path


_FEW = 64


def is_fixed(value: Any) -> bool:
    """Whether a value leads to nothing that can be changed."""
    return type(value) in ATOMS or (type(value) is tuple and ATOMS.issuperset(map(type, value)))


_PASSED = frozenset({tuple, Pending})
"""What nobody changes, so that it is not noted: most are made for one look, as by `enumerate`."""

_IN_PLACE = frozenset({list, set, deque}) | MAPPINGS - {DefaultDict}
"""Containers of which who uses only what they hold gets to know nothing else."""
