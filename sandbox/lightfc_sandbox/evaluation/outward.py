"""Calls of functions of the host: when they start, what they are given, and what stands for what they give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking.sites import CallSite, Path
from lightfc_sandbox.errors import RAISED
from lightfc_sandbox.evaluation.held_futures import (
    HOLDERS,
    born_deep,
    copying,
    read_all,
    snapshots,
    unsettled,
)
from lightfc_sandbox.evaluation.plainly import is_plain, overlapping
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, when
from lightfc_sandbox.values.awaitables import Kept, is_kept, keep
from lightfc_sandbox.values.copying import adopt, adopt_if_changing, keep_own
from lightfc_sandbox.values.exported import finish_all, finish_call
from lightfc_sandbox.values.kinds import ATOMS, HostFunction, HostMethod, HostType

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Reader, Scheduler


class Place:
    """Where functions are called that a builtin calls back, each of which begins its own path here.

    So a call has the same path in each run, whatever finishes first, and no two calls have the same.

    Args:
        site: The call of the builtin.
        path: Its path.
        reserved: The path is that of one call back, for whatever function that comes to.

    Attributes:
        again: What the number of a call back is followed by.
    """

    __slots__ = ("_made", "again", "path", "reserved", "site")

    def __init__(self, site: CallSite, path: Path, *, reserved: bool = False) -> None:
        self.site, self.path, self.reserved, self._made = site, path, reserved, 0
        self.again: Path = ()

    def __call__(self) -> Path:
        """The path of the next call."""
        number, self._made = self._made, self._made + 1
        if not self.reserved:
            return (*self.path, number, *self.again)
        # No place of a text has the number 0, so these are nobody else's.
        return (*self.path, 0, number) if number else self.path

    def at(self, number: Path) -> Place:
        """The place of the call for one item of those that are gone through, which is made when its turn comes."""
        return Place(self.site, (*self.path, *number), reserved=True)

    def next(self) -> Place:
        """The place of the next call."""
        return Place(self.site, self(), reserved=True)


def placed(closure: Callable[[list[Any]], Any], site: CallSite) -> Callable[[list[Any]], Any]:
    """What is evaluated with its place known, so that calls in special methods have paths of their own."""
    number = site.path

    def evaluate(f: list[Any]) -> Any:
        state = f[0].state
        if state is None:
            return closure(f)
        here = state.here
        around, here.place = here.place, Place(site, f[2] + number)
        try:
            return closure(f)
        finally:
            here.place = around

    return evaluate


_ANYWHERE = CallSite(None, None, 0)
_NOTHING: dict[str, Any] = {}


def place_of(run: Run) -> Place:
    """The place at which functions are called back now."""
    if type(run.place) is not Place:
        # A function of a module calls back, which is not known to do so: its place is the text as a whole.
        run.place = Place(_ANYWHERE, (0,))
    return run.place


def _count_call(run: Run) -> None:
    """Charge a call, when its turn has come."""
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()


def call_host(run: Run, fn: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host on the spot: counted, and with finished values only."""
    run.before_host()
    _count_call(run)
    given, named = handed_out(run, args, kwargs)
    return fn(*given, **named)


def handed_out(run: Run, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The arguments of a call as they leave the text; what the text changes later does not show in them."""
    given, named = finish_call(run, args, kwargs)
    return snapshots(run, given, named) if run.copies else (given, named)


def handed(run: Run, args: Sequence[Any]) -> list[Any]:
    """The same where all are given by their places."""
    given = finish_all(run, args)
    return snapshots(run, given, _NOTHING)[0] if run.copies else given


def construct(run: Run, make: Callable[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """An object of the host: what the text puts into it stays the text's own, and is so when it is read from there."""
    run.before_host()
    _count_call(run)
    given, named = finish_call(run, args, kwargs)
    keep_own(run, *given, *named.values())
    return adopt_if_changing(run, make(*given, **named))


def call_out(run: Run, fn: HostFunction | HostType, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Call a function of the host from a builtin such as `map`, or one that the text computed."""
    if type(fn) is HostType:
        return construct(run, fn.make, args, kwargs)
    if is_plain(run):
        return overlapping(run, lambda _: call_out(run, fn, args, kwargs))  # whatever it is, the hook makes it
    if run.state is None:
        return adopt_if_changing(run, call_host(run, fn.target, args, kwargs))  # type: ignore[union-attr]
    place = place_of(run)
    return start_call(run, place.site, place(), fn, args, kwargs)


def start_call(run: Run, site: CallSite, path: Path, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """Make a call of a function or method of the host: its value, or a future.

    Raises:
        Failure: It has failed at once, or cannot be made.
    """
    state: Scheduler = run.state
    order = fn.order
    if order == "alone":
        return _Call(run, site, path, fn, args, kwargs).alone()
    if order != "free":
        _wait_above(run, site, path, fn, args, kwargs)
    run.calls_left -= 1
    if run.calls_left < 0:
        run.no_more_calls()
    plain = _is_plain(args, kwargs) if kwargs else _all_plain(map(type, args))
    if state.lazy and not plain:
        args = _with_values(args)
        plain = _is_plain(args, kwargs)
    if not plain or state.gates or state.may_see(order):
        return _Call(run, site, path, fn, args, kwargs).begin()
    value = run.hook.call(site, path, fn.target, list(args), kwargs)
    return value if type(value) in ATOMS else _as_seen(run, order, value)


def _wait_above(run: Run, site: CallSite, path: Path, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> None:
    """Wait for what stands above a call that may change something, and where it acts for all that stands before it."""
    state: Scheduler = run.state
    if state.live:
        state.settle_above(task=site.task)
    if fn.order == "turn":
        _Call(run, site, path, fn, args, kwargs).take_turn()


def start_kept(run: Run, site: CallSite, path: Path, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> Any:
    """The same of a call whose failure is kept for who awaits it."""
    try:
        value = start_call(run, site, path, fn, args, kwargs)
    except Exception as error:  # noqa: BLE001 - raised again where it is not the call's own
        return keep(error)
    if type(value) is not Pending:
        return value
    made = run.state.hold(Pending())
    run.state.replace(value, made)
    if site.task:
        run.state.begin_task(made.stamp)
    value.then(partial(_kept, value, made))
    return made if made._waiting is not None or made.failure is not None else made._value


def _kept(value: Pending, made: Pending) -> None:
    failure = value.failure
    if failure is None:
        made.settle(value._value)
    elif failure.stamp not in (None, value.stamp) or not is_kept(failure):
        made.fail(failure)  # of what stands before it
    else:
        made.settle(Kept(failure))


def _is_plain(args: Sequence[Any], kwargs: dict[str, Any]) -> bool:
    """Whether all arguments are values that nothing can change, and that hold no others."""
    return _all_plain(map(type, args)) and (not kwargs or _all_plain(map(type, kwargs.values())))


_all_plain = ATOMS.issuperset


def _with_values(args: Sequence[Any]) -> Sequence[Any]:
    """Arguments with the plain values of the futures that are there by now; one that is not holds none."""
    if Pending not in map(type, args):
        return args
    return [each._value if type(each) is Pending and type(each._value) in ATOMS else each for each in args]


def _as_seen(run: Run, order: str, value: Any) -> Any:
    """What a hook gives for a call, as the text sees it."""
    if type(value) is not Pending:
        return adopt_if_changing(run, value)
    state: Scheduler = run.state
    if value._waiting is None and value.failure is not None:
        state.note(value)  # what stands beside it is called all the same, unless it would see what this would have done
        state.note_effect(value, may_change=order != "free", acts=order == "turn")
        return value
    state.flying.append(value)
    return _placed(run, state, value, order)


class _Call:
    """A call that may have to wait: for what stands above it, for its arguments, or for its turn."""

    __slots__ = ("above", "args", "fn", "kwargs", "path", "place", "placed", "result", "run", "site")

    placed: Pending
    result: Pending
    above: list[Pending]
    place: Reader | None

    def __init__(
        self, run: Run, site: CallSite, path: Path, fn: Any, args: Sequence[Any], kwargs: dict[str, Any]
    ) -> None:
        self.run, self.site, self.path, self.fn, self.args, self.kwargs = run, site, path, fn, args, kwargs

    @property
    def arguments(self) -> list[Any]:
        """All arguments."""
        return [*self.args, *self.kwargs.values()]

    def finished(self) -> tuple[list[Any], dict[str, Any]]:
        """The arguments as they leave the text; what the text changes later does not show in them."""
        return handed_out(self.run, self.args, self.kwargs)

    def skip(self, error: Exception) -> Failure:
        """Tell the hook why the call is not made."""
        failure = as_failure(error)
        if failure.node is None:
            failure = Failure(failure.error, self.site.node, failure.calls)
        self.run.hook.skip(self.site, self.path, self.fn.target, failure)
        if failure.stamp is None:
            failure.stamp = getattr(error, "stamp", None)
        return failure

    def take_turn(self) -> None:
        """Wait for all that stands before a call that acts."""
        try:
            self.run.state.settle_before()
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            raise self.skip(error)  # noqa: B904 - a failure holds its error

    def alone(self) -> Any:
        """Make a call beside which nothing runs."""
        run = self.run
        state: Scheduler = run.state
        gate = state.close_gate()
        try:
            state.settle_above()
            self.take_turn()
            _count_call(run)
            try:
                for each in unsettled(run, self.arguments, []):
                    state.wait(each)
                args, kwargs = self.finished()
            except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
                raise self.skip(error)  # noqa: B904 - a failure holds its error
            state.wait_all([*state.flying])
            value = run.hook.call(self.site, self.path, self.fn.target, args, kwargs)
            return adopt_if_changing(run, state.touch(value))
        finally:
            state.open_gate(gate)

    def begin(self) -> Any:
        """Make the call, or have it made when what it waits for is there."""
        run, order = self.run, self.fn.order
        state: Scheduler = run.state
        above = state.gates_before(state.here.here)
        self.place = place = state.reader() if order != "turn" else None
        if place is not None:
            above += state.effects_before(place)
        waits = [*above]
        given = self.arguments
        read_all(state, given, deep=True)
        if state.lazy:
            unsettled(run, given, waits)
        if waits:
            return self._later(waits, above)
        try:
            args, kwargs = self.finished()
        except Exception as error:  # noqa: BLE001 - told as the reason why this call was not made
            raise self.skip(error)  # noqa: B904 - a failure holds its error
        return _as_seen(run, order, run.hook.call(self.site, self.path, self.fn.target, args, kwargs))

    def _later(self, waits: list[Pending], above: list[Pending]) -> Pending:
        """The future of the call; its arguments are taken as they are now."""
        run, self.above = self.run, above
        take = copying(run, waits)
        self.args = [take(run, each) for each in self.args]
        self.kwargs = {name: take(run, each) for name, each in self.kwargs.items()}
        self.result = Pending()
        run.hold_future()
        self.placed = placed = _placed(run, run.state, self.result, self.fn.order)
        when(waits, partial(self._make_if_ready, waits))
        return placed

    def _make_if_ready(self, waits: Sequence[Pending]) -> None:
        """Make the call, where nothing is left to wait for."""
        run, state, result = self.run, self.run.state, self.result
        for each in (*self.above, *waits):
            if each.failure is not None:
                run.futures -= 1
                # Python would not have come to a call below a failure.
                result.fail(each.failure if each in self.above else self.skip(each.failure))
                return
        if state is None or state.ended:
            return
        try:
            more = self._waits(state)
            args, kwargs = ([], {}) if more else self.finished()
        except RAISED as error:
            self._end_before(error)
            return
        if more:
            when(more, partial(self._make_if_ready, more))
            return
        run.futures -= 1
        try:
            value = run.hook.call(self.site, self.path, self.fn.target, args, kwargs)
        except RAISED as error:
            result.fail(Failure(error, self.site.node) if type(error) is not Failure else error)
            return
        if type(value) is Pending:
            state.flying.append(value)
        result.settle(value)

    def _end_before(self, error: BaseException) -> None:
        """Tell why the call, which has waited, is not made."""
        self.run.futures -= 1
        self.result.fail(self.skip(error) if isinstance(error, Exception) else Failure(error, self.site.node))

    def _waits(self, state: Scheduler) -> list[Pending]:
        """What the call has to wait for still."""
        above = state.gates_before(self.placed.stamp)
        if self.place is not None:
            above += state.effects_before(self.place)  # what was suspended above may have called more
        self.above += above
        return above or unsettled(self.run, self.arguments, [])


def _placed(run: Run, state: Scheduler, value: Pending, order: str) -> Pending:
    """The future of a call, as the text sees it: what it gives is the text's own where the text can change values."""
    made = value
    if run.adopted is not None:
        made = state.note(Pending(), calls=True)
        made.follow(value, lambda: _adopted(run, state, value._value, made.stamp))
    else:
        state.note(made, calls=True)
        if run.copies:  # else nobody waits before what is read
            value.then(partial(_note_birth, state, value))
    made.apart = made.fresh = made.given = True
    if order != "free":
        state.note_effect(made, may_change=True, acts=order == "turn")
    return made


def _note_birth(state: Scheduler, value: Pending) -> None:
    """Know that nothing before a call knows what it has given."""
    if state.suspended and value.failure is None and type(value._value) in HOLDERS:
        born_deep(state, value._value, value.stamp)


def _adopted(run: Run, state: Scheduler, value: Any, stamp: Any) -> Any:
    if type(value) in ATOMS:
        return value
    known = id(value) in (run.adopted or ())
    mine = adopt(run, value)
    if not known and state.suspended and type(mine) in HOLDERS:
        born_deep(state, mine, stamp)
    return mine


def method_of(run: Run, owner: Any, name: str) -> HostMethod | None:
    """The method of an object of the host whose calls leave the text, if it has one of that name."""
    entry = run.host_attributes.get(type(owner), _NO_ATTRIBUTES).get(name)
    return entry if type(entry) is HostMethod else None


_NO_ATTRIBUTES: dict[str, Any] = {}
