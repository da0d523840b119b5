"""`statistics`: averages and spreads of plain numbers."""

import decimal
import fractions
import math
import statistics
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lightfc_sandbox.collected import tally
from lightfc_sandbox.exceptions import error_type
from lightfc_sandbox.facades.wrapping import charge_number, take_integers, take_numbers, take_strings
from lightfc_sandbox.limits import Run
from lightfc_sandbox.values import Builtin, collect, counted

_ONE = "mean fmean geometric_mean harmonic_mean median median_low median_high pstdev pvariance stdev variance"
_TWO = "covariance correlation"
_STEPS_EACH = 8
"""An exact fraction is made of each number, which takes about as long as this many steps."""


def _data(run: Run, values: Any) -> list[Any]:
    items = list(collect(run, values))
    run.charge_items(len(items))
    run.charge_steps(len(items) * _STEPS_EACH)
    take_numbers(*items)
    _charge_sums(run, items)
    return items


def _charge_sums(run: Run, items: list[Any]) -> None:
    """Charge the exact sum of numbers, whose denominator is the common one of all of theirs and of their inverses."""
    common = 1
    for item in items:
        if type(item) is decimal.Decimal:
            charge_number(run, item)
        elif type(item) is int:
            run.charge_steps(item.bit_length() >> 6)
        elif type(item) is fractions.Fraction:
            for part in (item.numerator, item.denominator):
                if part and common % part:
                    run.charge_steps(common.bit_length() >> 6)
                    common = math.lcm(common, part)
                    run.charge_bits(common.bit_length())


def _of_one(name: str) -> Builtin:
    real: Callable[..., Any] = getattr(statistics, name)

    def call(run: Run, data: Any, /, *center: Any) -> Any:
        items = _data(run, data)
        if center:
            take_numbers(*(each for each in center if each is not None))
            _charge_sums(run, [*items, *center])
        return real(items, *center)

    return Builtin(f"statistics.{name}", call)


def _of_two(name: str) -> Builtin:
    real: Callable[..., Any] = getattr(statistics, name)

    def call(run: Run, x: Any, y: Any, /) -> Any:
        return real(_data(run, x), _data(run, y))

    return Builtin(f"statistics.{name}", call)


def _mode(run: Run, data: Any, /) -> Any:
    modes = _multimode(run, data)
    if not modes:
        raise statistics.StatisticsError("no mode for empty data")
    return modes[0]


def _multimode(run: Run, data: Any, /) -> list[Any]:
    counts: Counter[Any] = Counter()
    # Counted here and not by CPython: hashes that collide make counting slow.
    for item in counted(run, data):
        tally(run, counts, (item,))
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def _quantiles(run: Run, data: Any, /, *, n: Any = 4, method: Any = "exclusive") -> list[float]:
    take_integers(n)
    take_strings(method)
    run.charge_items(n, 64)
    items = _data(run, data)
    widest = max((each.denominator.bit_length() for each in items if type(each) is fractions.Fraction), default=0)
    run.charge_steps(max(n, 0) * (_STEPS_EACH + (widest >> 4)))
    return statistics.quantiles(items, n=n, method=method)


def _linear_regression(run: Run, x: Any, y: Any, /) -> tuple[float, float]:
    found = statistics.linear_regression(_data(run, x), _data(run, y))
    return (found.slope, found.intercept)


@cache
def members() -> Mapping[str, Any]:
    """What `statistics.` offers."""
    functions = {name: _of_one(name) for name in _ONE.split()} | {name: _of_two(name) for name in _TWO.split()}
    others: dict[str, Callable[..., Any]] = {
        "mode": _mode,
        "multimode": _multimode,
        "quantiles": _quantiles,
        "linear_regression": _linear_regression,
    }
    functions |= {name: Builtin(f"statistics.{name}", fn) for name, fn in others.items()}
    return functions | {"StatisticsError": error_type(statistics.StatisticsError)}
