"""`decimal` and `fractions`: exact numbers, made from plain numbers and strings."""

import decimal
import fractions
from collections.abc import Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes
from lightfc_sandbox.budget.costs import NUMBER_BYTES
from lightfc_sandbox.effects import PURE, R_OTHER
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.operators import charged
from lightfc_sandbox.stdlib.wrapping import charge_number, take_numbers, taking_arrays
from lightfc_sandbox.values.kinds import Builtin, type_name
from lightfc_sandbox.values.precision import exactly, settings

_DIGITS = 1_000
"""Digits of a decimal written out; arithmetic rounds to the context's 28 anyway."""

_ERRORS = "DecimalException InvalidOperation DivisionByZero"
_ROUNDINGS = "CEILING DOWN FLOOR HALF_DOWN HALF_EVEN HALF_UP UP 05UP"


def _decimal(run: Run, value: Any = "0", /) -> decimal.Decimal:
    if type(value) is str and len(value) > _DIGITS:
        raise ValueError(f"Decimal() takes a string of up to {_DIGITS:,} characters in a program")
    if type(value) is not str:
        take_numbers(value)
        if type(value) is fractions.Fraction or type(value) is complex:
            raise TypeError(f"conversion from {type_name(value)} to Decimal is not supported")
    return exactly(run, decimal.Decimal, value)  # type: ignore[no-any-return]


def _fraction(run: Run, numerator: Any = 0, denominator: Any = None) -> fractions.Fraction:
    for part in (numerator, denominator):
        if type(part) is str:
            _check_fraction(run, part)
        elif part is not None:
            take_numbers(part)
        charge_number(run, part)
    made: fractions.Fraction = charged(run, fractions.Fraction(numerator, denominator))
    return made


def _check_fraction(run: Run, text: str) -> None:
    """Refuse a string such as "1e999999", which would be an integer of millions of bits."""
    run.charge_bits(4 * len(text))
    exponent = text.lower().rpartition("e")[2].strip() if "e" in text.lower() else ""
    digits = exponent.lstrip("+-").replace("_", "")
    if digits.isdecimal():
        run.charge_bits(4 * int(digits[:9]) if len(digits) < 10 else 1 << 40)


@cache
def decimal_members() -> Mapping[str, Any]:
    """What `decimal.` offers."""
    roundings = {f"ROUND_{name}": getattr(decimal, f"ROUND_{name}") for name in _ROUNDINGS.split()}
    errors = {name: error_type(getattr(decimal, name)) for name in _ERRORS.split()}
    errors["getcontext"] = Builtin("decimal.getcontext", settings, effects=R_OTHER, cost=ITSELF)
    made = Builtin("decimal.Decimal", _decimal, decimal.Decimal, effects=R_OTHER, cost=Takes(NUMBER_BYTES + _DIGITS))
    return taking_arrays({"Decimal": made, **errors, **roundings})


@cache
def fractions_members() -> Mapping[str, Any]:
    """What `fractions.` offers."""
    cost = Takes(NUMBER_BYTES)
    made = Builtin("fractions.Fraction", _fraction, fractions.Fraction, effects=PURE, cost=cost)
    return taking_arrays({"Fraction": made})
