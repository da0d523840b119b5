"""Places in program order: where something is evaluated, what stands before it, and what a `try` takes back."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from operator import attrgetter, itemgetter
from typing import Any, Protocol

from lightfc_sandbox.scheduling.futures import Pending, after

Stamp = tuple[int, ...]
"""A place: the path of a context, then a count. Stamps compare as Python would evaluate."""

stamp_of = attrgetter("stamp")


def put(futures: list[Pending], future: Pending) -> None:
    """Add a future to others that stand in the order of their stamps; most come in that order."""
    if futures and futures[-1].stamp > future.stamp:
        insort(futures, future, key=stamp_of)
    else:
        futures.append(future)


def places_between(futures: list[Pending], since: Stamp, until: Stamp | None) -> tuple[int, int]:
    """Where in such a list those between two stamps begin and end."""
    first = bisect_left(futures, since, key=stamp_of)
    return first, len(futures) if until is None else bisect_left(futures, until, first, key=stamp_of)


def left_between(futures: list[Pending], since: Stamp, until: Stamp | None) -> list[Pending]:
    """Those between two stamps that have not settled well; the others are taken out."""
    first, last = places_between(futures, since, until)
    found = [each for each in futures[first:last] if each._waiting is not None or each.failure is not None]
    if len(found) < last - first:
        futures[first:last] = found
    return found


def beside(path: Stamp, futures: list[Pending]) -> list[Pending]:
    """The futures that are not those of the calls, one inside another, that lead to a place."""
    size = len(path)
    return [
        each
        for each in futures
        # Stamps grow long in functions that call themselves: most differ in what is looked at first.
        if (last := len(stamp := each.stamp) - 1) >= size or stamp[last] != path[last] or stamp != path[: last + 1]
    ]


EVERYTHING = -1
"""Stands for all that a part of a text may do, and for whatever it does."""


class Knowing(Protocol):
    """What siblings may know, as far as that can be told.

    Attributes:
        grows: What those that stand before them, and are suspended, may make known to them is known here too.
    """

    @property
    def grows(self) -> bool: ...  # noqa: D102 - see above

    def until(self, value: Any, before: Before, *, reads: bool) -> Pending | None:
        """What to wait for until less of those that stand before may know a value; None where none may.

        `reads`: who asks only reads the value, so only those matter that may change it.
        """


class Learning(Knowing, Protocol):
    """The same of siblings that begin one after the other."""

    def begin(self, turn: Context) -> None:
        """Take note of a turn that is suspended, or has left something suspended."""

    def take(self, values: Sequence[Any], stamp: Stamp) -> None:
        """Take note of what the sibling at a stamp knows, and those after it."""

    def give(self, values: Sequence[Any]) -> None:
        """Take note of what siblings give to those below them, who know it too: of futures once it is there."""

    def end(self, left: Before | None) -> None:
        """Take note that a sibling is at its end, but for what it has left suspended."""

    def forget(self) -> None:
        """Hold nothing any more."""


Statements = frozenset[Any] | None
"""Statements, as nodes of the syntax tree, and what tells what turns of loops know; None for any."""

NONE_LEFT: Statements = frozenset()


class Before:
    """Siblings that stand before a place in program order and are not at their end.

    Attributes:
        over: Settles when all of them are at their end; fails if one has failed.
        mask: What they may do.
        last: The stamp of the last of them.
        reach: What they may know; None where nobody can tell.
        parts: The statements in which they are.
    """

    __slots__ = ("last", "mask", "over", "parts", "reach")

    def __init__(
        self, over: Pending, mask: int, last: Stamp, reach: Knowing | None = None, parts: Statements = None
    ) -> None:
        self.over, self.mask, self.last, self.reach, self.parts = over, mask, last, reach, parts

    def knows(self, birth: Stamp) -> bool:
        """Whether one of them may know a value that was made at `birth`: it began after that, or made it itself."""
        last = self.last
        return last > birth or last == birth[: len(last)]


def joined(
    earlier: Before | None,
    later: Before | None,
    reach: Knowing | None = None,
    parts: Statements = None,
    over: Pending | None = None,
) -> Before | None:
    """All that stands before a place, of which some stands `later` and knows no more than it and what is `earlier`.

    Args:
        earlier: What began before.
        later: What began behind that.
        reach: What they may know; None where it is what each of them knows.
        parts: The statements in which the later ones are, if it is not known by themselves.
        over: What settles when all of them are at their end, if there is such already.
    """
    if later is None:
        return earlier
    parts = later.parts or parts
    if earlier is None:
        is_same = reach is None and parts is later.parts
        return later if is_same else Before(later.over, later.mask, later.last, reach or later.reach, parts)
    over = over or after(earlier.over, later.over)
    if reach is None and (earlier.reach is not None or later.reach is not None):
        reach = Each(earlier, later)
    return Before(over, earlier.mask | later.mask, later.last, reach, either(earlier.parts, parts))


class Each:
    """What several that stand before a place know, each by itself, where it knows what the earlier ones make known."""

    __slots__ = ("parts",)

    grows = True

    def __init__(self, earlier: Before, later: Before) -> None:
        both = [*parts_before(earlier), *parts_before(later)]
        self.parts: list[Before] = [each for each in both if each.over._waiting is not None or each.over.failure]

    def until(self, value: Any, before: Before, *, reads: bool) -> Pending | None:
        """See `Knowing.until`."""
        for part in reversed(self.parts):  # the last one mostly waits for the others, so that they need not be asked
            over = part.over
            if over._waiting is None:
                if over.failure is not None:
                    return before.over
                continue
            reach = part.reach
            until = over if reach is None or not reach.grows else reach.until(value, part, reads=reads)
            if until is not None:
                return until
        return None


def parts_before(before: Before) -> list[Before]:
    """Those of several that stand before a place, each by itself."""
    return before.reach.parts if type(before.reach) is Each else [before]


def either(some: Statements, others: Statements) -> Statements:
    """The statements that are among some or others."""
    return some if some is others else None if some is None or others is None else some | others


Levels = tuple[Before | None, Any]
"""What stands before a place, and the same of the contexts around it; of the outermost one None."""

Body = tuple[Stamp, Stamp, Any]
"""A block of statements that is executed: the stamps where it began and of the statement at hand, and that around."""


class Context:
    """A place in program order at which something is evaluated.

    Attributes:
        path: Its stamp; those of all that is evaluated in it begin with it.
        before: What is suspended in it.
        outer: What stood before it when it began, and in and before the contexts around it.
        count: How many stamps it has given.
        body: The statements being executed.
        chain: The calls of functions of the text that lead here, the innermost first.
        trying: The innermost `try` whose body is being executed.
        acts: What is evaluated beside others may make a call that is declared to act.
        part: It is a part of a statement, of which others go on where it waits, or a turn of a loop.
        place: Where special methods are called, which are not named; None where no class has such methods.
        turn: Of a turn of a loop its frame, and the loop.
        rest: The statements of the turn that are not at their end; None where that is not known.
        moved: Settles when these are fewer, where somebody waits for that.
    """

    __slots__ = (
        "acts", "before", "body", "chain", "count", "moved", "outer", "part", "path", "place", "rest", "trying", "turn",
    )  # fmt: skip

    def __init__(self, path: Stamp, parent: Context | None, before: Before | None) -> None:
        self.path, self.count = path, 0
        self.before: Before | None = None
        self.chain: Any = None if parent is None else parent.chain
        self.place: Any = None if parent is None else parent.place
        self.turn: tuple[list[Any], Any] | None = None
        self.rest: Statements = None
        self.moved: Pending | None = None
        if parent is None:
            self.outer: Levels | None = None
            self.trying: Trying | None = None
            self.body: Body = ((), (), None)
            self.acts = self.part = False
        else:
            self.outer = (before, (parent.before, parent.outer))
            self.trying, self.body, self.acts, self.part = parent.trying, parent.body, parent.acts, parent.part

    def left(self, reach: Knowing | None = None, parts: Statements = None) -> Before | None:
        """What those behind come after: what is suspended in it, and stood before it.

        Args:
            reach: What that may know.
            parts: The statements in which it is.
        """
        return joined(None if self.outer is None else self.outer[0], self.before, reach, parts)

    def is_turn(self, frame: list[Any], loop: Any = None) -> bool:
        """Whether it is a turn of a loop, which has a frame."""
        turn = self.turn
        return turn is not None and turn[0] is frame and (loop is None or turn[1] is loop)

    def moving(self) -> Pending:
        """What settles when the turn has come further."""
        if self.moved is None:
            self.moved = Pending()
        return self.moved

    def leave(self, frame: list[Any], loop: Any, by: Any) -> None:
        """Have nothing left of a loop but what its turns have left, which stands before what follows, and variables.

        `by`: what leaves these.
        """
        if self.rest is not None and self.is_turn(frame):
            self.come_to(self.rest - {loop} | {by})

    def come_to(self, rest: Statements) -> None:
        """Have these statements left of the turn of a loop."""
        self.rest = rest
        moved = self.moved
        if moved is not None:
            self.moved = None
            moved.settle(None)

    def stamp(self) -> Stamp:
        """The next place."""
        self.count += 1
        return (*self.path, self.count)

    def go_on(self) -> None:
        """Begin the next statement of the block at hand: all that was evaluated here stands above it."""
        since, _, outer = self.body
        self.count = count = self.count + 1
        self.body = (since, (*self.path, count), outer)

    @property
    def here(self) -> Stamp:
        """The place that the next stamp will have."""
        return (*self.path, self.count + 1)


class At(Context):
    """A place at which something takes effect that was waited for."""

    __slots__ = ()

    def __init__(self, stamp: Stamp) -> None:
        super().__init__(stamp, None, None)

    def stamp(self) -> Stamp:
        """The place itself."""
        return self.path


Assigned = tuple[Stamp, list[Any], int, Any]
"""An assignment: its stamp, the frame, the slot, and what that held before."""


Note = tuple[Stamp, Any, Any]
"""An item that was asked for: the stamp, what gave it and takes it back, and the item."""

MAX_NOTED = 1_000
"""Notes that a `try` keeps, beyond which what stands before is waited for instead."""


class Appended:
    """A list to which something is appended that may be taken back, while more is appended behind it."""

    __slots__ = ("__weakref__", "items", "removed")

    def __init__(self, items: list[Any]) -> None:
        self.items = items
        self.removed: list[int] = []  # where something was taken back, in the order in which it was

    def last(self) -> tuple[int, int]:
        """What the last item is known by from here on: where it stands, and how much was taken back before."""
        return len(self.items) - 1, len(self.removed)

    def give_back(self, item: tuple[int, int]) -> None:
        """Be without an item again."""
        place, since = item
        for each in self.removed[since:]:
            place -= each < place
        del self.items[place]
        self.removed.append(place)


class Trying:
    """A `try` whose body is being executed, or a text whose variables outlive it."""

    __slots__ = ("appends", "asks", "assigned", "before", "first", "given", "outer", "since")

    def __init__(self, here: Context) -> None:
        self.begin(here)

    def begin(self, here: Context) -> None:
        """Begin at a place, or go on there."""
        self.since, self.outer, self.before = here.stamp(), here.trying, here.before
        self.first: Stamp = self.since if self.outer is None else self.outer.first  # where the outermost one began
        # What variables held that were assigned in it, or in one around it, and what was asked for ahead there.
        self.assigned: list[Assigned] = [] if self.outer is None else self.outer.assigned
        self.given: list[Note] = [] if self.outer is None else self.outer.given
        self.appends = self.asks = False  # whether such notes were taken in it of lists, and of iterators
        here.trying = self

    def note(self, when: Stamp, frame: list[Any], slot: int) -> int:
        """Take note of a variable that is about to be assigned; gives how many have been."""
        self.assigned.append((when, frame, slot, frame[slot]))
        return len(self.assigned)

    def is_noted(self, how: str) -> None:
        """Know that a note is taken, which those around it have in common with it."""
        trying: Trying | None = self
        while trying is not None and not getattr(trying, how):
            setattr(trying, how, True)
            trying = trying.outer

    def forget(self, frame: list[Any], slot: int, since: Stamp) -> None:
        """Give back nothing of what a variable held from a place on."""
        self.assigned[:] = [
            each for each in self.assigned if not (each[1] is frame and each[2] == slot and each[0] > since)
        ]

    def join_frames(self, frames: list[tuple[Stamp, list[Any]]], slots: list[int], to: list[Any]) -> None:
        """Take note that variables of `to` had the values that they have in frames, from the place of each on."""
        own = {id(frame) for _, frame in frames}
        self.assigned[:] = [(when, to if id(of) in own else of, slot, value) for when, of, slot, value in self.assigned]
        last = to
        for when, frame in frames:
            self.assigned += [(when, to, slot, last[slot]) for slot in slots]
            last = frame

    def keep_from(self, stamp: Stamp) -> None:
        """Keep only the notes from a place on."""
        self.assigned[:] = [each for each in self.assigned if each[0] >= stamp]
        self.given[:] = [each for each in self.given if each[0] >= stamp]

    def undo(self, stamp: Stamp, until: Stamp | None = None) -> None:
        """Give variables and iterators back what they held at a place, of what was done between that and another."""
        for _, frame, slot, value in _take_notes(self.assigned, stamp, until):
            frame[slot] = value
        for _, given, item in _take_notes(self.given, stamp, until):
            given.give_back(item)


def _take_notes(notes: list[Any], stamp: Stamp, until: Stamp | None) -> list[Any]:
    """The notes between two places, taken out of the others, the last first."""
    behind = [each for each in notes if each[0] > stamp and (until is None or each[0] < until)]
    notes[:] = [each for each in notes if each[0] <= stamp or not (until is None or each[0] < until)]
    return sorted(behind, key=itemgetter(0), reverse=True)
