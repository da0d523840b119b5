"""`math` and `cmath`: functions of plain numbers; those whose result can be larger than its arguments are charged."""

import cmath
import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.effects import CONSUMES, PURE
from lightfc_sandbox.stdlib.operators import add, charged, multiply
from lightfc_sandbox.stdlib.wrapping import charge_number, of_numbers, take_integers, take_numbers, taking_numpy
from lightfc_sandbox.values.iteration import collect
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


def _factorial(run: Run, n: Any, /) -> int:
    take_integers(n)
    if n > 1:
        run.charge_bits(int(math.lgamma(min(n, 1 << 60) + 1) / math.log(2)) + 1)
    return math.factorial(n)


def _choices_bits(run: Run, n: int, k: int) -> None:
    # n! / (n - k)! is at most n ** k, and so is the binomial coefficient.
    run.charge_bits(n.bit_length() * max(k, 0))


def _whole(name: str) -> Builtin:
    real: Callable[[Any], int] = getattr(math, name)

    def call(run: Run, x: Any, /) -> int:
        take_numbers(x)
        charge_number(run, x)
        whole: int = charged(run, real(x))
        return whole

    return Builtin(f"math.{name}", call, effects=PURE)


def _comb(run: Run, n: Any, k: Any, /) -> int:
    take_integers(n, k)
    smaller = min(k, max(n - k, 0))
    if n > run.limits.int_bits or smaller < 0:
        _choices_bits(run, n, smaller)
    elif smaller:
        # (n * e / k) ** k is an upper bound too, and near enough for a large k.
        run.charge_bits(int(min(n, smaller * (math.log2(n / smaller) + math.log2(math.e)))) + 1)
    return math.comb(n, k)


def _perm(run: Run, n: Any, k: Any = None, /) -> int:
    if k is None:
        return _factorial(run, n)
    take_integers(n, k)
    _choices_bits(run, n, min(k, n))
    return math.perm(n, k)


def _lcm(run: Run, /, *integers: Any) -> int:
    take_integers(*integers)
    multiple = 1
    for each in integers:
        run.charge_steps(1)
        multiple = math.lcm(multiple, each)
        if multiple.bit_length() > 64:
            run.charge_bits(multiple.bit_length())
    return multiple


def _fsum(run: Run, seq: Any, /) -> float:
    items = collect(run, seq)
    take_numbers(*items)
    return math.fsum(items)


def _prod(run: Run, iterable: Any, /, *, start: Any = 1) -> Any:
    product = start
    for item in collect(run, iterable):
        take_numbers(item)
        product = multiply(run, product, item)
    return product


def _sumprod(run: Run, p: Any, q: Any, /) -> Any:
    total: Any = 0
    for left, right in zip(collect(run, p), collect(run, q), strict=True):
        take_numbers(left, right)
        total = add(run, total, multiply(run, left, right))
    return total


def _dist(run: Run, p: Any, q: Any, /) -> float:
    first, second = list(collect(run, p)), list(collect(run, q))
    if len(first) != len(second):
        raise ValueError("both points must have the same number of dimensions")
    take_numbers(*first, *second)
    return math.dist(first, second)


@cache
def math_members() -> Mapping[str, Any]:
    """What `math.` offers."""
    functions: dict[str, Any] = {
        name: of_numbers(f"math.{name}", getattr(math, name)) for name in _NUMBERS.split() if hasattr(math, name)
    }
    charged: dict[str, Callable[..., Any]] = {
        "factorial": _factorial, "comb": _comb, "perm": _perm, "lcm": _lcm, "fsum": _fsum, "prod": _prod, "dist": _dist,
        "sumprod": _sumprod,
    }  # fmt: skip
    functions |= {name: taking_numpy(Builtin(f"math.{name}", fn, effects=CONSUMES)) for name, fn in charged.items()}
    functions |= {name: taking_numpy(_whole(name)) for name in _WHOLE.split()}
    return functions | {name: getattr(math, name) for name in ("pi", "e", "tau", "inf", "nan")}


@cache
def cmath_members() -> Mapping[str, Any]:
    """What `cmath.` offers."""
    functions: dict[str, Any] = {name: of_numbers(f"cmath.{name}", getattr(cmath, name)) for name in _COMPLEX.split()}
    return functions | {name: getattr(cmath, name) for name in ("pi", "e", "tau", "inf", "nan", "infj", "nanj")}
