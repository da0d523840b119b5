"""Values to come: settled once, told in order, failures carried."""

from collections.abc import Generator
from typing import Any

import pytest

from lightfc_sandbox.errors import Stop
from lightfc_sandbox.scheduling.futures import Failure, Pending, as_failure, drive, first_failure, gather, resolved


def failed(error: BaseException) -> Pending:
    return Pending.failed(Failure(error))


def test_who_waits_is_told_in_order() -> None:
    told: list[int] = []
    pending = Pending()
    for number in range(3):
        pending.then(lambda number=number: told.append(number))  # type: ignore[misc]
    assert not pending.settled
    pending.settle("value")
    pending.then(lambda: told.append(3))
    assert (told, pending.value, pending.settled) == ([0, 1, 2, 3], "value", True)


def test_a_pending_value_is_waited_for() -> None:
    inner, outer = Pending(), Pending()
    outer.settle(inner)
    assert not outer.settled
    inner.settle(5)
    assert outer.value == 5


@pytest.mark.parametrize("early", [True, False])
def test_a_failure_passes_through_what_waits_for_it(early: bool) -> None:
    inner, outer = Pending(), Pending()
    if early:
        inner.fail(Failure(ValueError()))
    outer.settle(inner)
    if not early:
        inner.fail(Failure(ValueError()))
    assert outer.failure is inner.failure


def test_a_settled_pending_gives_its_value_on() -> None:
    inner, outer = Pending(), Pending()
    inner.settle(1)
    outer.settle(inner)
    assert (outer.value, resolved(outer), resolved(7)) == (1, 1, 7)


def test_gather_computes_when_all_are_there() -> None:
    first, second = Pending(), Pending()
    result = gather([first, 5, second], lambda: first.value + second.value)
    second.settle(2)
    assert not result.settled
    first.settle(1)
    assert result.value == 3


def test_gather_fails_with_the_first_in_order_after_all_have_settled() -> None:
    first, second = Pending(), Pending()
    result = gather([first, second], lambda: None)
    second.fail(Failure(KeyError()))
    assert not result.settled
    first.fail(Failure(ValueError()))
    assert isinstance(result.failure.error, ValueError)


def test_gather_carries_what_the_computation_raises() -> None:
    assert isinstance(gather([], lambda: 1 // 0).failure.error, ZeroDivisionError)


def test_a_limit_comes_before_all_other_failures() -> None:
    stop = Stop("steps", 1, "more")
    assert first_failure([failed(ValueError()), failed(stop), 3]).error is stop  # type: ignore[union-attr]
    assert first_failure([1, Pending()]) is None


def test_driving_gives_the_value_at_once_if_nothing_is_waited_for() -> None:
    def steps() -> Generator[Pending, Any, Any]:
        ready = Pending()
        ready.settle(4)
        return (yield ready) + 1

    assert drive(steps()) == 5


def test_driving_waits_and_goes_on() -> None:
    waits = Pending()

    def steps() -> Generator[Pending, Any, Any]:
        return (yield waits) + 1

    result = drive(steps())
    assert not result.settled
    waits.settle(1)
    assert result.value == 2


def test_driving_raises_failures_inside_and_carries_what_comes_out() -> None:
    waits = Pending()

    def steps() -> Generator[Pending, Any, Any]:
        try:
            yield waits
        except Failure as failure:
            raise KeyError from failure

    result = drive(steps())
    waits.fail(Failure(ValueError()))
    assert isinstance(result.failure.error, KeyError)


@pytest.mark.parametrize("late", [True, False])
def test_an_exhausted_iterator_of_the_text_stays_what_it_is(late: bool) -> None:
    waits = Pending()

    def steps() -> Generator[Pending, Any, Any]:
        if late:
            yield waits
        raise StopIteration

    if not late:
        with pytest.raises(StopIteration):
            drive(steps())
        return
    result = drive(steps())
    waits.settle(None)
    assert isinstance(result.failure.error, StopIteration)


def test_a_failure_stays_itself_and_knows_its_node() -> None:
    failure = Failure(ValueError(), "node")
    assert as_failure(failure) is failure
    assert as_failure(ValueError()).node is None


def test_a_long_chain_of_values_is_told_without_recursion() -> None:
    first = last = Pending()
    for number in range(5_000):
        last = gather([last], lambda number=number: number)
    first.settle(0)
    assert last.value == 4_999
