"""Iterators that make calls: one by one where their items are asked for so, all beside one another where all are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.evaluation.iterables import Stage
from lightfc_sandbox.evaluation.plainly import is_plain, overlapping
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.values.kinds import TextGenerator

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


class Whole(Iterator[Any]):
    """The items of a `map`, a `filter` or a generator expression.

    Attributes:
        items: Them, one by one.
        eager: Gives all of them, those that wait for calls beside one another; None if it has begun, or cannot.
    """

    __slots__ = ("_known", "_state", "eager", "items")

    def __init__(
        self,
        state: Scheduler,
        items: Iterator[Any],
        eager: Callable[[Stage | None], list[Any]] | None,
        known: Callable[[], Sequence[Any]],
    ) -> None:
        self._state, self.items, self.eager, self._known = state, items, eager, known

    def known(self) -> Sequence[Any] | None:
        """What it may ask and look at, before its first item is asked for; None behind that."""
        return None if self.eager is None else self._known()

    def __next__(self) -> Any:
        self.eager = None
        run = self._state.run
        if is_plain(run):
            return overlapping(run, lambda _: next(self.items))  # it was made to be asked there
        return next(self.items)


def single_item(state: Scheduler, item: Any) -> Any:
    """An item that is asked for by itself: where a failure may be caught, who asks is told of it, not who uses it."""
    state.settle_tried()
    return item


def may_be_whole(value: Any) -> bool:
    """Whether a value is an iterator whose items can be had all at once."""
    return type(value) is TextGenerator and type(value.items) is Whole and value.items.eager is not None


def taken_as_a_whole(items: TextGenerator, then: Stage | None = None) -> list[Any]:
    """All items of such an iterator, or what `then` makes of them."""
    whole: Any = items.items
    eager, whole.eager = whole.eager, None
    found: list[Any] = eager(then)
    return found


def wholes(values: Sequence[Any], stars: Sequence[bool]) -> list[Any]:
    """Values of which some are starred: of such iterators all items."""
    return [
        taken_as_a_whole(each) if star and may_be_whole(each) else each
        for each, star in zip(values, stars, strict=True)
    ]


class Given(Iterator[Any]):
    """What a `map` or `filter` goes through; what was asked for behind a failure is given again."""

    __slots__ = ("items",)

    def __init__(self, items: Iterator[Any]) -> None:
        self.items = items

    def __next__(self) -> Any:
        return next(self.items)

    def give_back(self, item: Any) -> None:
        """Give an item again, before all others."""
        self.items = chain((item,), self.items)


class Consumed(Iterator[Any]):
    """The items that are left of a generator that is consumed as a whole: none, and it is not to be asked meanwhile."""

    __slots__ = ("over", "running")

    def __init__(self) -> None:
        self.running = True
        self.over: Pending | None = None

    def end(self, state: Scheduler) -> None:
        """All turns have begun: it is at its end when they are."""
        before = state.here.before
        self.running, self.over = False, None if before is None else before.over

    def __next__(self) -> Any:
        if self.running or (self.over is not None and not self.over.settled):
            raise ValueError("generator already executing")
        raise StopIteration
