"""How functions of the standard library become builtins of a text: arguments looked at first, results charged."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from operator import is_
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ITEM_BYTES
from lightfc_sandbox.effects import READS
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    DECIMALS,
    FRACTIONS,
    HASHED,
    LAZY,
    NUMERIC,
    Builtin,
    TextGenerator,
    type_name,
)
from lightfc_sandbox.values.plain import is_plain
from lightfc_sandbox.values.type_tables import is_array

Take = Callable[..., None]


def _taking(allowed: Set[type], complaint: str) -> Take:
    """What refuses values of other than the allowed types, by which no method of a host object is run.

    Args:
        complaint: The message of the `TypeError`, with `{}` for the name of the type that was given.
    """

    def take(*values: Any) -> None:
        for value in values:
            if type(value) not in allowed:
                raise TypeError(complaint.format(type_name(value)))

    return take


take_numbers = _taking(NUMERIC, "must be real number, not {}")
take_integers = _taking(frozenset({int, bool}), "'{}' object cannot be interpreted as an integer")
take_strings = _taking(frozenset({str}), "must be str, not {}")
take_plain = _taking(ATOMS, "must be a plain value, not {}")
"""Single values: a container or an object of the host is refused."""


def charge_number(run: Run, value: Any = 0, *_: Any, **__: Any) -> None:
    """Charge the integers that an exact number is about to become: a short Decimal can be one of gigabytes."""
    if type(value) in DECIMALS and value.is_finite():
        run.charge_bits(4 * (abs(value.adjusted()) + len(value.as_tuple().digits)))


def charge_sums(run: Run, items: Sequence[Any], times: int = 1) -> None:
    """Charge sums and comparisons of numbers, of which the exact ones are as long as their author likes.

    Args:
        times: How often each of them is added to another one, or compared.
    """
    common, widest, exact = 1, 0, 0
    for item in items:
        kind = type(item)
        if kind in DECIMALS:
            charge_number(run, item)
        elif kind is int:
            run.charge_steps(item.bit_length() >> 6)
        elif kind in FRACTIONS:
            exact += 1
            widest = max(widest, item.numerator.bit_length() + item.denominator.bit_length())
            # The denominator of a sum is the common one of all of theirs, that of a sum of inverses of the others.
            for part in (item.numerator, item.denominator):
                if part and common % part:
                    run.charge_steps(common.bit_length() >> 6)
                    common = math.lcm(common, part)
                    run.charge_bits(common.bit_length())
    if exact:
        # Every other number meets the exact ones, and becomes as long as they are.
        run.charge_steps(len(items) * times * (_EXACT_STEPS + (widest + common.bit_length() >> 7)))


_EXACT_STEPS = 2
"""What adding or comparing two short fractions takes, by steps."""


def call_back(run: Run, fn: Any, /, *args: Any) -> Any:
    """Call a function value of a text and have its value now."""
    return touch(run, call_value(run, fn, *args))


def call_each(run: Run, fn: Any, items: Iterator[Any]) -> list[Any]:
    """What a function value of a text gives for each of items that only the caller knows, all of it there."""
    if run.state is None:
        return [call_back(run, fn, item) for item in items]
    found: list[Any] = run.each(run, fn, items)
    return found


def taking_numpy(builtin: Builtin) -> Builtin:
    """A function that refuses what is no number of Python's, as one that takes those of numpy too.

    It is asked once more, with the numbers that they stand for: so others pay nothing.
    """
    function = builtin.fn

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        try:
            return function(run, *args, **kwargs)
        except TypeError:
            given = [*args, *kwargs.values()]
            plain = [plain_numbers(run, each) for each in given]
            # What was gone through the first time cannot be gone through again.
            if all(map(is_, given, plain)) or any(type(each) in _ONCE for each in given):
                raise
        return function(run, *plain[: len(args)], **dict(zip(kwargs, plain[len(args) :], strict=True)))

    known = builtin.of_type, builtin.callback, builtin.lazy, builtin.partial_of, builtin.without
    return Builtin(builtin.name, call, *known, builtin.effects | READS, cost=ITSELF)


_ONCE = LAZY | {TextGenerator}


def plain_numbers(run: Run, value: Any) -> Any:
    """A value with Python's own numbers where it is one of numpy, an array, or a list of such; any other as it is."""
    if is_array(value):
        return array_list(run, value)
    if type(value) not in _MAY_HOLD_ARRAYS:
        return value
    run.charge_steps(len(value) >> 4)
    if any(kind.__module__ == "numpy" for kind in set(map(type, value))) and any(map(is_array, value)):
        is_plain(run, value)  # bounds the depth and what is shared
        run.charge_items(len(value), ITEM_BYTES)
        return [plain_numbers(run, each) for each in value]
    return value


_MAY_HOLD_ARRAYS = CONTAINERS - HASHED

_ROW_BYTES = 72
"""A list of a nested one beside its items, and its place."""


def array_list(run: Run, array: Any) -> Any:
    """What `tolist` of an array gives: a number for each item, and a list for each of each axis."""
    shape, lists = array.shape, 1
    for axis in range(len(shape) - 1):
        lists += math.prod(shape[: axis + 1])
    run.charge_items(max(array.size, 1), ITEM_BYTES)
    run.charge_bytes(lists * _ROW_BYTES)
    run.charge_steps((array.size + lists) >> 3)
    return array.tolist()


def taking_arrays(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members of a module whose functions all take the numbers of numpy, and arrays of them, for Python's own."""
    return {
        # What changes its argument has to be given that itself.
        name: taking_numpy(each) if type(each) is Builtin and name != "shuffle" else each
        for name, each in members.items()
    }
