"""What calls cost: declared where a function is listed, beside its effects, and charged by the one wrapper here.

A cost charges a call before it is made, from its arguments alone, of which the owner of a method is the first. It takes
whatever the function might, so that a wrong call is refused by the function itself. What is listed without a cost is an
error where it is defined.

A measure is a function of the arguments as well, with defaults for what is missing. It gives the amount that a cost
charges: `measured(Run.charge_bits, lambda n=0, *_: 8 * n)`.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import TEXT_LIKE
from lightfc_sandbox.budget.counters import LARGE_BYTES
from lightfc_sandbox.budget.quick import quick_call

Cost = Callable[..., None]
"""What charges a call: `cost(run, *args, **kwargs)`."""

Measure = Callable[..., int]
"""How much that is: `measure(*args, **kwargs)`."""


def _nothing(run: Run, /, *_: Any, **__: Any) -> None:
    return


FREE: Final[Cost] = partial(_nothing)
"""Of what takes as long whatever it is given, and makes nothing that is larger than a number."""

ITSELF: Final[Cost] = partial(_nothing)
"""Of what charges as it goes: each item that it goes through, and each value before it makes it."""


class Uncharged:
    """A function of something else, which is charged only once its arguments have been looked at."""

    def charged(self, cost: Cost) -> Callable[..., Any]:
        """The function, charged by a cost."""
        raise NotImplementedError


class Takes:
    """The cost of a value of so many bytes, and so many more for each argument, made in the time of so many steps."""

    __slots__ = ("each", "fixed", "steps")

    def __init__(self, fixed: int, each: int = 0, steps: int = 0) -> None:
        self.fixed, self.each, self.steps = fixed, each, steps

    def __call__(self, run: Run, /, *args: Any, **kwargs: Any) -> None:
        """Charge a call."""
        run.charge_bytes(self.fixed + self.each * (len(args) + len(kwargs)))
        run.charge_steps(self.steps)


def charging(fn: Callable[..., Any] | Uncharged, cost: Cost) -> Callable[..., Any]:
    """A function that is charged before it is called."""
    if isinstance(fn, Uncharged):
        return fn.charged(cost)
    if cost is FREE or cost is ITSELF:
        return fn

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        cost(run, *args, **kwargs)
        return fn(run, *args, **kwargs)

    if type(cost) is not Takes:
        return quick_call(_instead_of(fn, call), fn, cost, hands_on=True)
    fixed, each, steps = cost.fixed, cost.each, cost.steps

    def call_at_once(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        taken = fixed + each * (len(args) + len(kwargs))
        if taken >= LARGE_BYTES:
            return call(run, *args, **kwargs)
        run.bytes_left -= taken
        if run.bytes_left < 0:
            run.out_of_memory()
        run.steps_left -= steps
        if run.steps_left <= 0:
            run.tick()
        return fn(run, *args, **kwargs)

    return quick_call(_instead_of(fn, call_at_once), fn, cost, hands_on=True)


def _instead_of(fn: Callable[..., Any], call: Any) -> Callable[..., Any]:
    """What calls a function, which tells of that no more than where it is: the rest takes long for so many."""
    call.__wrapped__ = fn
    return call  # type: ignore[no-any-return]


class Brief:
    """The cost of what makes little of values that are (`quick.are_little`): then what it has made is charged.

    Attributes:
        others: Charges a call with any others.
    """

    __slots__ = ("others",)

    def __init__(self, others: Cost) -> None:
        self.others = others

    def __call__(self, run: Run, /, *args: Any, **kwargs: Any) -> None:
        """Charge a call."""
        self.others(run, *args, **kwargs)


class Looks:
    """The cost of a look through the first argument: so many of its items, as a power of two, in the time of a step."""

    __slots__ = ("shift",)

    def __init__(self, shift: int) -> None:
        self.shift = shift

    def __call__(self, run: Run, owner: Any, /, *_: Any, **__: Any) -> None:
        """Charge a call."""
        if count := len(owner) >> self.shift:
            run.charge_steps(count)


def measured(charge: Callable[[Run, int], None], measure: Measure) -> Cost:
    """What `measure` gives, charged by a method of the account: `measured(Run.charge_bits, …)`."""
    return lambda run, /, *args, **kwargs: charge(run, measure(*args, **kwargs))


def both(*costs: Cost) -> Cost:
    """All of several costs, one after the other."""

    def cost(run: Run, /, *args: Any, **kwargs: Any) -> None:
        for each in costs:
            each(run, *args, **kwargs)

    return cost


def texts(run: Run, /, *args: Any, **kwargs: Any) -> None:
    """A value, or a message, that is about as long as the texts that are given."""
    run.charge_chars(sum(len(each) for each in (*args, *kwargs.values()) if type(each) in TEXT_LIKE))
