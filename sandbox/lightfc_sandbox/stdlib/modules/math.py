"""`math` and `cmath`: functions of plain numbers; those whose result can be larger than its arguments are charged."""

import cmath
import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Cost, measured
from lightfc_sandbox.budget.costs import PLACE_BYTES
from lightfc_sandbox.effects import CONSUMES, PURE
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib import wrapping
from lightfc_sandbox.stdlib.operators import add, charged, multiply
from lightfc_sandbox.stdlib.wrapping import (
    Plain,
    Take,
    charge_number,
    take_bounds,
    take_integers,
    take_numbers,
    taking_arrays,
)
from lightfc_sandbox.values.iteration import collect, counted, gathered, is_sized
from lightfc_sandbox.values.kinds import Builtin

_NUMBERS = (
    "acos acosh asin asinh atan atan2 atanh cbrt copysign cos cosh degrees erf erfc exp exp2 expm1 fabs fma "
    "fmod frexp gamma gcd hypot isclose isfinite isinf isnan isqrt ldexp lgamma log log10 log1p log2 modf nextafter "
    "pow radians remainder sin sinh sqrt tan tanh ulp"
)
_WHOLE = "ceil floor trunc"
_COMPLEX = (
    "acos acosh asin asinh atan atanh cos cosh exp isclose isfinite isinf isnan log log10 phase polar rect sin sinh "
    "sqrt tan tanh"
)

_EXACT_BITS = 1_000  # a longer integer is no float
_SHORT = 1 << 60
_POINT_BYTES = 6 * PLACE_BYTES  # a dimension of two points that are looked at together, as a list and then a tuple


def _factorial(n: int = 0, *_: Any, **__: Any) -> int:
    return int(math.lgamma(min(n, 1 << 60) + 1) / math.log(2)) + 1 if n > 1 else 0


def _choices(n: int, k: int) -> int:
    # n! / (n - k)! is at most n ** k, and so is the binomial coefficient.
    return n.bit_length() * max(k, 0)


def _permuted(n: int = 0, k: int | None = None, *_: Any, **__: Any) -> int:
    return _factorial(n) if k is None else _choices(n, min(k, n))


def _combined(n: int = 0, k: int = 0, *_: Any, **__: Any) -> int:
    smaller = min(k, max(n - k, 0))
    if n.bit_length() > _EXACT_BITS or smaller <= 0:
        return _choices(n, smaller)
    # (n * e / k) ** k is an upper bound too, and near enough for a large k.
    return int(min(n, smaller * (math.log2(n / smaller) + math.log2(math.e)))) + 1


def _lcm(run: Run, /, *integers: Any) -> int:
    take_integers(*integers)
    multiple = 1
    for each in integers:
        run.charge_steps(1)
        multiple = math.lcm(multiple, each)
        if multiple.bit_length() > 64:
            run.charge_bits(multiple.bit_length())
    return multiple


def _numbers(run: Run, items: Any) -> Iterator[Any]:
    """The items of what holds nothing but numbers; those of an iterator are not kept."""
    for item in collect(run, items) if is_sized(items) else counted(run, items):
        item = touch(run, item)
        take_numbers(item)
        yield item


def _prod(run: Run, iterable: Any, /, *, start: Any = 1) -> Any:
    product = start
    for item in counted(run, iterable):
        product = multiply(run, product, touch(run, item))
    return product


def _sumprod(run: Run, p: Any, q: Any, /) -> Any:
    total: Any = 0
    for left, right in zip(_numbers(run, p), _numbers(run, q), strict=True):
        total = add(run, total, multiply(run, left, right))
    return total


def _dist(run: Run, p: Any, q: Any, /) -> float:
    first, second = gathered(run, p), gathered(run, q)
    if len(first) != len(second):
        raise ValueError("both points must have the same number of dimensions")
    run.charge_items(len(first), _POINT_BYTES)
    take_numbers(*first, *second)
    return math.dist(first, second)


def _listed(module: Any, names: str, take: Take = take_numbers, cost: Cost = FREE) -> dict[str, Any]:
    """Functions of numbers, those that the running Python has."""
    root = module.__name__
    found = {name: getattr(module, name) for name in names.split() if hasattr(module, name)}
    return {
        name: Builtin(f"{root}.{name}", Plain(real, take=take, result=charged), effects=PURE, cost=cost)
        for name, real in found.items()
    }


def _of_one_number(builtin: Builtin, real: Callable[..., Any]) -> Builtin:
    """A function of numbers, of which one float or short integer is neither looked at nor charged."""
    function = builtin.fn

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        if len(args) == 1 and not kwargs:
            number = args[0]
            if type(number) is float or (type(number) is int and -_SHORT < number < _SHORT):
                made = real(number)
                return made if type(made) is float else charged(run, made)
        return function(run, *args, **kwargs)

    return Builtin(builtin.name, call, effects=builtin.effects, cost=ITSELF)


_MATH = taking_arrays({
    **wrapping.functions(
        "math", CONSUMES, ITSELF, lcm=_lcm, prod=_prod, dist=_dist, sumprod=_sumprod,
        fsum=lambda run, seq, /: math.fsum(_numbers(run, seq)),
    ),
    **_listed(math, _NUMBERS), **_listed(math, _WHOLE, cost=charge_number),
    **_listed(math, "factorial", take_integers, measured(Run.charge_bits, _factorial)),
    **_listed(math, "comb", take_integers, measured(Run.charge_bits, _combined)),
    **_listed(math, "perm", take_bounds, measured(Run.charge_bits, _permuted)),
    **{name: getattr(math, name) for name in ("pi", "e", "tau", "inf", "nan")},
})  # fmt: skip

MATH: Mapping[str, Any] = _MATH | {
    name: _of_one_number(_MATH[name], getattr(math, name)) for name in f"{_NUMBERS} {_WHOLE}".split() if name in _MATH
}
"""What `math.` offers."""

CMATH: Mapping[str, Any] = taking_arrays({
    **_listed(cmath, _COMPLEX),
    **{name: getattr(cmath, name) for name in ("pi", "e", "tau", "inf", "nan", "infj", "nanj")},
})  # fmt: skip
"""What `cmath.` offers."""
