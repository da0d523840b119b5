"""`statistics`: averages and spreads of plain numbers."""

import fractions
import inspect
import statistics
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import CONSUMES
from lightfc_sandbox.stdlib import wrapping
from lightfc_sandbox.stdlib.collections_types import tally
from lightfc_sandbox.stdlib.exception_types import error_type
from lightfc_sandbox.stdlib.named_tuples import listed_record
from lightfc_sandbox.stdlib.wrapping import charge_sums, functions, take_integers, take_numbers, take_plain
from lightfc_sandbox.values.iteration import counted, gathered, to_copy
from lightfc_sandbox.values.kinds import Builtin
from lightfc_sandbox.values.precision import exactly
from lightfc_sandbox.values.type_tables import is_array

_NAMES = (
    "mean fmean geometric_mean harmonic_mean median median_low median_high median_grouped pstdev pvariance stdev "
    "variance covariance correlation linear_regression"
)
_ITERABLES = frozenset({"data", "weights", "x", "y"})
_CENTERS = frozenset({"mu", "xbar"})
LINE = listed_record("LinearRegression", "slope", "intercept")  # what `linear_regression` gives
_STEPS_EACH = 8  # an exact fraction is made of each number, which takes about as long as this many steps
# Passes over the numbers, at the most: they are summed, compared, and the squares of their distances summed.
_TIMES_COMPARED = 4


def _data(run: Run, values: Any) -> list[Any]:
    items = [each.item() if is_array(each) and not each.ndim else each for each in gathered(run, to_copy(run, values))]
    run.charge_steps(len(items) * _STEPS_EACH)
    take_numbers(*items)
    charge_sums(run, items, _TIMES_COMPARED * len(items).bit_length())
    return items


def _of_numbers(name: str) -> Builtin:
    """A function of numbers, with the parameters that the one of the running Python has."""
    real: Callable[..., Any] = getattr(statistics, name)
    signature = inspect.signature(real)

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        given = signature.bind(*args, **kwargs)
        numbers: list[Any] = []
        for parameter, value in given.arguments.items():
            if parameter in _ITERABLES and (value is not None or parameter != "weights"):
                items = given.arguments[parameter] = _data(run, value)
                numbers += items
            elif parameter in _CENTERS and value is not None:
                take_numbers(value)
                numbers.append(value)
            else:
                take_plain(value)
        if len(given.arguments) > 1:
            # What is summed is made of all of them.
            charge_sums(run, numbers, _TIMES_COMPARED)
        found = exactly(run, real, *given.args, **given.kwargs)
        return LINE.fn(run, *found) if name == "linear_regression" else found

    return Builtin(f"statistics.{name}", call, effects=CONSUMES, cost=ITSELF)


def _mode(run: Run, /, data: Any) -> Any:
    modes = _multimode(run, data)
    if not modes:
        raise statistics.StatisticsError("no mode for empty data")
    return modes[0]


def _multimode(run: Run, /, data: Any) -> list[Any]:
    counts: Counter[Any] = Counter()
    # Counted here and not by CPython: hashes that collide make counting slow.
    for item in counted(run, data):
        tally(run, counts, (item,))
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def _quantiles(run: Run, /, data: Any, *, n: Any = 4, method: Any = "exclusive") -> list[float]:
    take_integers(n)
    wrapping.take_strings(method)
    run.charge_items(n, 64)
    items = _data(run, data)
    widest = max((each.denominator.bit_length() for each in items if type(each) is fractions.Fraction), default=0)
    run.charge_steps(max(n, 0) * (_STEPS_EACH + (widest >> 4)))
    return statistics.quantiles(items, n=n, method=method)


MEMBERS: Mapping[str, Any] = wrapping.taking_arrays({
    **{name: _of_numbers(name) for name in _NAMES.split()},
    **functions("statistics", CONSUMES, ITSELF, mode=_mode, multimode=_multimode, quantiles=_quantiles),
    "StatisticsError": error_type(statistics.StatisticsError),
})  # fmt: skip
"""What `statistics.` offers."""
