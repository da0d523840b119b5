"""What all operators share: which values they take, the tables of further types, and the truth of a value."""

from collections import deque
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.quick import by_special
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values import flags, host_objects
from lightfc_sandbox.values.kinds import (
    ATOMS,
    BYTES,
    CONTAINERS,
    HASHED,
    ITEM_VIEWS,
    KEY_VIEWS,
    NUMBERS,
    VIEWS,
    Instance,
    type_name,
)
from lightfc_sandbox.values.opened import cannot, is_of_host, offers
from lightfc_sandbox.values.plain import check_key
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple, unmixed

Binary = Callable[[Run, Any, Any], Any]
Unary = Callable[[Run, Any], Any]
SET_VIEWS = KEY_VIEWS | ITEM_VIEWS
SETS = SET_VIEWS | {set, frozenset}
NUMBERS_INSIDE = NUMBERS | (CONTAINERS - HASHED - {bytearray})

ON_ARRAYS: dict[str, Callable[..., Any]] = {}
"""What is done with arrays, by what it is; `stdlib.numpy` fills it when it is loaded, which the first array does."""

FURTHER: dict[tuple[type, str], Binary] = {}
"""The operators of types beside the builtin ones, by the type of an operand and the symbol."""

_CONCATENATES = frozenset({"+", "+="})
_SEQUENCES = frozenset({str, bytes, bytearray, list, tuple, deque})
ALWAYS_TRUE: set[type] = set()
"""Types of what facades make that has no truth value of its own."""

_TRUE = TypeError("an object without a truth value of its own is true")


def on_arrays(run: Run, symbol: str, op: Binary, a: Any, b: Any) -> Any:
    """Apply an operator to operands of which at least one is an array or numpy scalar."""
    for operand in (a, b):
        if type(operand) not in NUMBERS_INSIDE and not is_array(operand):
            raise unsupported(run, symbol, a, b)
    return ON_ARRAYS["operator"](run, op, a, b)


def unsupported(run: Run, symbol: str, a: Any, b: Any) -> Exception:
    """The error for operands that an operator does not take."""
    told = f"unsupported operand type(s) for {symbol}: {type_name(a)!r} and {type_name(b)!r}"
    first, second = (tuple if is_named_tuple(each) else type(each) for each in (a, b))
    if symbol in _CONCATENATES and first in _SEQUENCES:
        kind = first.__name__
        told = f'can only concatenate {kind} (not "{type_name(b)}") to {kind}'
        if first in BYTES:
            told = f"can't concat {type_name(b)} to {kind}"
    elif symbol == "*" and (first in _SEQUENCES or second in _SEQUENCES):
        told = f"can't multiply sequence by non-int of type {type_name(b if first in _SEQUENCES else a)!r}"
    error = TypeError(told)
    return cannot(run, symbol.removesuffix(" or pow()"), error, a, b)


def hashable(run: Run, value: Any) -> Any:
    """A set, dict or view whose items have been hashed before, or may be."""
    if type(value) in ITEM_VIEWS:
        for pair in value:
            check_key(run, pair)
    return value


PLAIN = frozenset({bool, int, float, str, type(None)}) | CONTAINERS
"""Types whose values CPython may ask for their truth at once."""


def _truth(run: Run, value: Any) -> bool:
    kind = type(value)
    if kind in ATOMS or kind in CONTAINERS:
        return bool(value)
    if issubclass(kind, Instance):
        return not kind._special or not offers(run, value, "bool") or host_objects.truth_of(run, value)
    if is_array(value):
        return bool(value)
    if kind in VIEWS:
        return len(value) > 0
    if kind in ALWAYS_TRUE:
        return True
    return _truth_of_object(run, value)


truth: Callable[[Run, Any], bool] = by_special(
    _truth, "__bool__", plain=bool, then=host_objects.checked_bool, steps=host_objects.ASKED_STEPS
)
"""Whether a value counts as true, without running a method of a host object."""


def _truth_of_object(run: Run, value: Any) -> bool:
    if type(value) is Pending:
        return truth(run, touch(run, value))
    if is_named_tuple(value):
        return tuple.__len__(value) > 0
    if offers(run, value, "bool"):
        return host_objects.truth_of(run, value)
    plain = unmixed(value)
    if plain is not value or not is_of_host(value):
        return bool(plain) if plain is not value else True
    if flags.is_flag(value):
        return bool(value)
    error = cannot(run, "bool", _TRUE, value)
    if error is _TRUE:
        return True
    raise error
