"""`decimal` and `fractions`: exact numbers, made from plain numbers and strings."""

import decimal
import fractions
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Cost, Takes, both
from lightfc_sandbox.budget.costs import NUMBER_BYTES
from lightfc_sandbox.effects import PURE, R_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib import wrapping
from lightfc_sandbox.stdlib.contexts import MANAGED, ContextManager
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.methods import SMALL, plain
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.operators import charged
from lightfc_sandbox.stdlib.wrapping import charge_number, functions, plain_arguments, take_numbers, taking_arrays
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.error_messages import SHOWN_CHARS
from lightfc_sandbox.values.kinds import INTEGERS, LIKE, Attributes, Builtin, Entry, Field, type_name
from lightfc_sandbox.values.precision import (
    CHEAP,
    DEAR,
    SETTABLE,
    Settings,
    charge_digits,
    context_of,
    exactly,
    settings,
)
from lightfc_sandbox.values.text import PARTS
from lightfc_sandbox.values.type_tables import ATTRIBUTES, fields_of, methods, name_methods

_DIGITS = 1_000  # digits of a decimal written out; arithmetic rounds to the context's 28 anyway
_ERRORS = "DecimalException InvalidOperation DivisionByZero"
_ROUNDINGS = "CEILING DOWN FLOOR HALF_DOWN HALF_EVEN HALF_UP UP 05UP"
_FLOATED = frozenset({bool, int, float})
_NUMBER = Takes(NUMBER_BYTES)
_WRITTEN = Takes(NUMBER_BYTES + _DIGITS)
_PARTS, _SPECIAL = ("sign", "digits", "exponent"), ("F", "n", "N")
DIGITS = listed_record("DecimalTuple", *_PARTS)  # what `Decimal.as_tuple` gives


def _decimal(run: Run, value: Any = "0", /) -> decimal.Decimal:
    if type(value) is str:
        if len(value) > _DIGITS:
            raise ValueError(f"Decimal() takes a string of up to {_DIGITS:,} characters in a program")
        return decimal.Decimal(value, context_of(run))
    if type(value) is tuple or type(value) is list or type(value) is DIGITS.of_type:
        return exactly(run, decimal.Decimal, _parts(run, value))  # type: ignore[no-any-return]
    take_numbers(value)
    if type(value) is fractions.Fraction or type(value) is complex:
        raise TypeError(f"conversion from {type_name(value)} to Decimal is not supported")
    return exactly(run, decimal.Decimal, value)  # type: ignore[no-any-return]


def _parts(run: Run, value: Any) -> Any:
    """The sign, digits and exponent of a number, as CPython's own takes them: it says what is wrong with others."""
    given = [touch(run, each) for each in value]
    if len(given) == len(_PARTS) and (type(given[1]) is tuple or type(given[1]) is list) and len(given[1]) <= _DIGITS:
        sign, digits, exponent = given[0], tuple(touch(run, each) for each in given[1]), given[2]
        if {*map(type, (sign, *digits))} <= INTEGERS and (
            type(exponent) is int or (type(exponent) is str and exponent in _SPECIAL)
        ):
            return sign, digits, exponent
    said = f"a number is a sign, up to {_DIGITS:,} digits and an exponent, such as (0, (1, 2), -1), in a program"
    raise ValueError(said)


def _from_float(run: Run, f: Any, /) -> decimal.Decimal:
    if type(f) not in _FLOATED:
        raise TypeError("argument must be int or float")
    return decimal.Decimal.from_float(f)


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


def _converted(name: str) -> Callable[..., fractions.Fraction]:
    real: Callable[..., fractions.Fraction] = getattr(fractions.Fraction, name)

    def convert(run: Run, number: Any, /) -> fractions.Fraction:
        take_numbers(number)
        charge_number(run, number)
        return real(number)

    return convert


def _localcontext(run: Run, ctx: Any = None, /, **changes: Any) -> ContextManager:
    if ctx is not None and type(ctx) is not Settings:
        raise TypeError("optional argument must be a context")
    before = settings(run)
    now: Settings = run.fresh(Settings((before if ctx is None else ctx).context.copy()))
    for name, value in changes.items():
        if name not in SETTABLE:
            raise Refused(f"localcontext() takes {' and '.join(sorted(SETTABLE))} in a program, not {name}")
        now.set(name, value)

    def enter(run: Run) -> Settings:
        run.kept["decimal"] = now
        return now

    def leave(run: Run, error: Any) -> bool:
        run.kept["decimal"] = before
        return False

    return ContextManager(enter, leave)


DECIMAL: Mapping[str, Any] = taking_arrays({
    "Decimal": Builtin("decimal.Decimal", _decimal, decimal.Decimal, effects=R_OTHER, cost=_WRITTEN),
    "Decimal.from_float": Builtin("decimal.Decimal.from_float", _from_float, effects=PURE, cost=_WRITTEN),
    **functions("decimal", R_OTHER, ITSELF, getcontext=settings),
    **functions("decimal", R_OTHER, MANAGED, localcontext=_localcontext),
    **{name: error_type(getattr(decimal, name)) for name in _ERRORS.split()},
    **{f"ROUND_{name}": getattr(decimal, f"ROUND_{name}") for name in _ROUNDINGS.split()},
})  # fmt: skip
"""What `decimal.` offers."""

FRACTION: Mapping[str, Any] = taking_arrays({
    "Fraction": Builtin("fractions.Fraction", _fraction, fractions.Fraction, effects=PURE, cost=_NUMBER),
    **{
        f"Fraction.{name}": Builtin(f"fractions.Fraction.{name}", _converted(name), effects=PURE, cost=_NUMBER)
        for name in ("from_float", "from_decimal")
    },
})  # fmt: skip
"""What `fractions.` offers."""


def _rounded(names: str, steps: int, cost: Cost = SMALL) -> dict[str, Entry]:
    """Methods of a decimal number whose results have as many digits as the context of the run."""

    def in_its_context(name: str) -> Callable[..., Any]:
        real = getattr(decimal.Decimal, name)

        def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
            plain_arguments(run, (*args, *kwargs.values()))
            charge_digits(run, steps, args)
            try:
                return real(*args, **kwargs, context=context_of(run))
            except TypeError:  # which CPython says without that argument
                return exactly(run, partial(real, **kwargs), *args)

        return call

    return methods(R_OTHER, cost, **{name: in_its_context(name) for name in names.split()})


def _as_tuple(run: Run, owner: decimal.Decimal) -> Any:
    parts = owner.as_tuple()
    run.charge_items(len(parts.digits))
    return DIGITS.fn(run, *parts)


def _charge_limiting(run: Run, owner: Any, max_denominator: Any = 1, *_: Any, **__: Any) -> None:
    wrapping.take_integers(max_denominator)  # with a float, CPython makes a fraction of floats
    SMALL(run)


_TABLES: Mapping[type, Attributes] = {
    decimal.Decimal: plain(decimal.Decimal, {
        "is_finite is_infinite is_nan is_signed is_zero adjusted conjugate radix same_quantum": SMALL,
        "as_integer_ratio": both(charge_number, SMALL),
        "copy_abs copy_negate copy_sign": Takes(1_200),
    })
    | _rounded("normalize sqrt ln log10 exp compare compare_total max min fma remainder_near", DEAR)
    | _rounded(
        "quantize scaleb logb next_minus next_plus is_normal is_subnormal number_class to_eng_string "
        "to_integral_exact", CHEAP,
    )
    | _rounded("to_integral to_integral_value", CHEAP, Takes(1_200))
    | methods(PURE, ITSELF, as_tuple=_as_tuple) | fields_of(["real", "imag"], 128),
    fractions.Fraction: plain(fractions.Fraction, {"as_integer_ratio conjugate": SMALL})
    | plain(fractions.Fraction, {"limit_denominator": _charge_limiting}, charged)
    | fields_of(["numerator", "denominator"], 0) | fields_of(["real", "imag"], 128),
    Settings: {
        "prec": Field(lambda owner: owner.context.prec, 0),
        "rounding": Field(lambda owner: owner.context.rounding, 0),
    },
}  # fmt: skip
name_methods(_TABLES.values())
ATTRIBUTES |= _TABLES
LIKE[Settings] = decimal.Context()
SHOWN_CHARS |= {fractions.Fraction: 4_000, decimal.Decimal: 1_000}
PARTS[fractions.Fraction] = ("numerator", "denominator")
kinds.DECIMALS.add(decimal.Decimal)
kinds.FRACTIONS.add(fractions.Fraction)
kinds.QUICK.add(decimal.Decimal)
kinds.SLOW.add(fractions.Fraction)
for _kinds in (
    kinds.EXACT, kinds.NUMERIC, kinds.REALS, kinds.SIGNED, kinds.SCALARS, kinds.ATOMS, kinds.NEVER_ITERATED,
):  # fmt: skip
    _kinds.update((decimal.Decimal, fractions.Fraction))
