"""Siblings: parts of a node or turns of a loop, evaluated one after the other, each as far as it comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.errors import Stop
from lightfc_sandbox.scheduling.futures import Pending, after, as_failure
from lightfc_sandbox.scheduling.places import EVERYTHING, Before, Context, Learning, Statements, joined

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.fibers import Fibers

INLINE, IF_LAZY, SPAWN = 0, 1, 2
"""Of a sibling: it never waits, only for what was called before, or also for what it calls itself."""


class Group:
    """Siblings that are evaluated one after the other, each as far as it comes; `reach`: see `Before`.

    Args:
        statements: Those that they are; None where they are parts of one, or turns of a loop: see `Context`.

    Attributes:
        statements: Those in which they are; None where that is not known.
    """

    __slots__ = ("before", "begun", "failed", "home", "parts", "reach", "scheduler", "statements")

    reach: Learning | None
    begun: Context  # the last turn of a loop

    def __init__(self, scheduler: Fibers, *, statements: Statements = None) -> None:
        self.scheduler, self.statements, self.parts = scheduler, statements, statements is None
        self.home = scheduler.here
        self.before: Before | None = None
        self.reach = None
        self.failed: BaseException | None = None

    def take_note(self, known: Any) -> None:
        """Take note of what the next sibling knows, and those behind it."""
        if self.reach is not None:
            self.reach.take([known], self.home.here)

    def note_turn(self, before: Before) -> Pending:
        """Take note of the last turn of a loop, which is suspended or has left something; gives when it is over."""
        if self.reach is not None:
            self.reach.begin(self.begun)
        return before.over

    def spawn(self, work: Callable[[Any], Any], argument: Any, mask: int) -> Any:
        """Begin the next sibling, which may wait: its value, or a future."""
        self.scheduler.here = self.home
        try:
            value, self.before = self.scheduler.spawn(
                work, argument, self.before, mask, self.reach, self.statements, part=self.parts
            )
        except Exception as error:  # noqa: BLE001 - raised when all siblings have begun
            self.fail(error)
            return None
        return value

    def inline(self, work: Callable[[Any], Any], argument: Any, acts: bool = False) -> Any:
        """Evaluate the next sibling here; `acts`: it may make a call that is declared to act."""
        scheduler, home = self.scheduler, self.home
        here = scheduler.here
        if self.before is None:
            scheduler.here = here = home
        elif here is home:
            scheduler.here = here = Context(home.path, home, None)
            here.before, here.count = self.before, home.count
        else:
            here.before = self.before
        around, here.acts = here.acts, acts or here.acts
        try:
            value = work(argument)
        except Exception as error:  # noqa: BLE001 - raised when all siblings have begun
            value = None
            if scheduler.here is not home:
                self.before = scheduler.here.before
            self.fail(error)
        else:
            if scheduler.here is not home:  # what it has left suspended stands before the next one
                self.before = scheduler.here.before
        finally:
            here.acts = around
        if home.count < scheduler.here.count:
            home.count = scheduler.here.count
        return value

    def fail(self, error: Exception) -> None:
        """Take note that a sibling has failed: those behind it are called all the same, but touch no state."""
        failure = as_failure(error)
        scheduler = self.scheduler
        if failure.stamp is None:
            failure.stamp = scheduler.here.stamp()
        if isinstance(failure.error, Stop):
            raise failure
        over = Pending.failed(failure)
        if self.before is not None:
            over = after(self.before.over, over)
        self.before = Before(over, EVERYTHING, failure.stamp)
        if self.failed is None:
            self.failed = failure
            scheduler.suspended += 1  # so that those behind it look at what stands before them
            scheduler.lazy = scheduler.run.busy = True  # in what calls nobody too

    def forget(self) -> None:
        """Hold nothing that the siblings know when they are over."""
        if self.reach is not None and self.before is not None:
            self.before.over.then(self.reach.forget)

    def give(self, values: list[Any]) -> None:
        """Take note of what siblings that have left something suspended give to those below them."""
        if self.reach is not None and self.before is not None:
            self.reach.give(values)

    def close(self) -> None:
        """Go back to the context that the siblings are part of, which comes after them."""
        home = self.home
        here = self.scheduler.here
        if here is not home:
            home.count = max(home.count, here.count)
            self.scheduler.here = home
        if self.before is not None:
            home.before = joined(home.before, self.before)

    def settle(self) -> None:
        """Wait until all siblings are at their end."""
        if self.before is not None:
            self.scheduler.wait(self.before.over)

    def check(self) -> None:
        """Raise the failure of the first sibling that has failed at once."""
        if self.failed is not None:
            self.scheduler.suspended -= 1
            raise self.failed
