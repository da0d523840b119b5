"""What a text awaits: calls whose failures are kept for who awaits them, and tasks.

Calls begin where they are written, so an awaitable of a text is what its call gives, or a future of that. A call that
CPython would only make when it is awaited, or in a task, *keeps* its failure (`keep`): that is a value then, a `Kept`,
which is raised wherever it is awaited. So nothing that waits for calls has to know of it.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, forget_frames
from lightfc_sandbox.values.exceptions import catchable
from lightfc_sandbox.values.kinds import SHOWN, Inside

Take = Callable[[Any], Any]
"""What is made of a value that is awaited, or of a `Kept`."""


class Kept(Inside):
    """The failure of a call, for who awaits it."""

    __slots__ = ("_failure",)

    def __init__(self, failure: Failure) -> None:
        self._failure = failure

    @property
    def failure(self) -> Failure:
        """The failure as it happens here and now: each time anew, since it tells the way that it takes."""
        kept = self._failure
        told = Failure(kept.error, kept.node, kept.calls)
        told.whole = kept.whole
        return told


Kept.__name__ = "coroutine"  # as messages name what has not been awaited


def _unawaited(run: Run, value: Kept) -> NoReturn:
    raise value.failure


SHOWN[Kept] = _unawaited


class Task(Inside):
    """A task.

    Attributes:
        value: What is awaited: a value, a `Kept`, or a future of one.
        place: Where it was made, in program order.
        name: Its name.
    """

    __slots__ = ("_number", "_numbers", "name", "place", "value")

    def __init__(self, run: Run, value: Any, name: Any = None) -> None:
        # Where nothing overlaps, what is left tells when it was made.
        self.place: tuple[int, ...] = (-run.bytes_left,) if run.state is None else run.state.here.stamp()
        self.value, self.name = value, "Task" if name is None else name
        self._numbers: Iterator[int] = run.kept.setdefault("tasks", count())
        self._number = -1

    def __hash__(self) -> int:
        # By the order in which they come into sets, so that these have the same order whatever finishes first.
        if self._number < 0:
            self._number = next(self._numbers)
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


def keep(error: Exception) -> Kept:
    """Keep what a call has failed with; raise what is not its own failure, or nobody may catch."""
    stands_before = type(error) is Failure and error.stamp is not None
    if stands_before or not is_kept(error):
        try:
            raise error
        finally:
            del error
    failure = as_failure(error)
    forget_frames(failure.error)
    return Kept(failure)


def is_kept(error: BaseException) -> bool:
    """Whether a task that fails so keeps it; all else ends the text, whoever awaits the task."""
    raised = catchable(error)
    return raised is not None and issubclass(type(raised), Exception)


def awaited(run: Run, value: Any, take: Take | None = None) -> Any:
    """What `await value` gives, or a future of that, where the value is not there yet; `take`: see `Take`."""
    take = take or _value_of
    while True:
        if type(value) is Task:
            value = value.value
        elif type(value) is not Pending:
            return take(value)
        elif value._waiting is None:
            value = run.state.touch(value)
        else:
            return _later(run, value, take)


def _value_of(value: Any) -> Any:
    if type(value) is Kept:
        raise value.failure
    return value


def _later(run: Run, value: Pending, take: Take) -> Pending:
    """The future of what is awaited, at the place at hand."""
    made = Pending()
    made.apart, made.fresh, made.given = value.apart, value.fresh, value.given
    run.state.note(made)
    run.hold_future()
    value.then(partial(_arrived, run, value, take, made))
    return made


_AWAITED = frozenset({Pending, Task})


def _arrived(run: Run, value: Pending, take: Take, made: Pending) -> None:
    given: Any = value
    while type(given) in _AWAITED:
        if type(given) is Task:
            given = given.value
        elif given._waiting is not None:
            given.then(partial(_arrived, run, given, take, made))
            return
        elif given.failure is not None:
            run.futures -= 1
            made.fail(given.failure)
            return
        else:
            given = given._value
    run.futures -= 1
    made.have(partial(take, given))
