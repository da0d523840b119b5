"""What the library does so often that `quick.pyx` does it in C, where that is compiled; here it is Python."""

from collections.abc import Callable, Iterator, Set
from itertools import compress, repeat
from typing import Any

from lightfc_sandbox.errors import Stop


def quick_call(
    slow: Callable[..., Any],
    real: Callable[..., Any],
    cost: Any,
    *,
    hands_on: bool = False,
    allowed: Set[type] | None = None,
    owned: bool = False,
    holds: bool = False,
    result: Callable[..., Any] | None = None,
    own_error: Callable[..., Any] | None = None,
) -> Callable[..., Any]:
    """What does the same as `slow`, which is asked where a call is not plain.

    Args:
        slow: The whole: `slow(run, *args, **kwargs)`.
        real: What it calls in the end.
        cost: Charges a call before that; None: it costs nothing.
        hands_on: The run is an argument of `real` too.
        allowed: The types of arguments that it need not look at; None: it looks at none.
        owned: The first argument is of none of these.
        holds: The first is a container, which is bounded afterwards; what stands behind the second is only kept there.
        result: Charges what `real` gives, if that is no float or bool, and gives it on.
        own_error: Gives what CPython would say of arguments that the cost refuses by a TypeError, or None.
    """
    return slow


def over(slow: Callable[..., Any], inner: Callable[..., Any]) -> Callable[..., Any]:
    """What does the same as `slow`, which asks `inner`, and does more only with values that `inner` has to look at."""
    return slow


def quick_order(slow: Callable[..., Any], symbol: str, *, steps: int = 0) -> Callable[..., Any]:
    """What compares two values as `slow` does, which is asked where they are not plain, or not short.

    Args:
        slow: The whole: `slow(run, a, b)`.
        symbol: What it tells: whether `a < b`, for one.
        steps: What it charges for each comparison, and then no more for short tuples that differ early.
    """
    return slow


def quick_search(slow: Callable[..., bool], negated: bool = False) -> Callable[..., bool]:
    """What tells whether `a in b` as `slow` does, or the opposite."""
    return (lambda run, a, b: not slow(run, a, b)) if negated else slow


def check_stack() -> None:
    """Refuse to go deeper where what is compiled has nearly used up the stack of the thread. Python looks itself.

    Raises:
        RecursionError: It has.
    """


def counted_items(run: Any, items: Any) -> Iterator[Any]:
    """Items that are gone through, each charged one step, their number bounded by `sequence_items`.

    As in CPython, where an item cannot be made the next one can be asked for; a generator would be at its end.
    """
    return compress(items, _charges(run))


def _charges(run: Any) -> Iterator[bool]:
    for each in repeat(True, run.most_items):
        run.charge_steps(1)
        yield each
    raise Stop("sequence_items", run.limits.sequence_items, "an iterator gives more items")
