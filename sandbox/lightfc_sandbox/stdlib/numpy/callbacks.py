"""Functions of numpy that call a function of the text, with numbers or rows of them."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ARRAY_BYTES, ARRAY_ITEM_BYTES, FUNCTION_BYTES, ITEM_BYTES, PAIR_BYTES
from lightfc_sandbox.effects import CALLBACK, DRAWS, PASSES, READS
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.numpy.arrays import TAKERS
from lightfc_sandbox.stdlib.numpy.listed import broadcast, extent, size_of
from lightfc_sandbox.stdlib.wrapping import call_back, call_each
from lightfc_sandbox.values.iteration import gathered
from lightfc_sandbox.values.kinds import CALLABLE, LISTS, Builtin

_ROW_STEPS = 16  # for a row that numpy hands over, in Python


def _vectorize(run: Run, pyfunc: Any, otypes: Any = None) -> Builtin:
    if type(pyfunc) not in CALLABLE:
        raise TypeError("vectorize takes a function")
    kind = TAKERS["dtype"](run, otypes[0] if type(otypes) in LISTS and len(otypes) == 1 else otypes)
    of_it: Any = (pyfunc, (), {})
    each_row = Builtin("function", lambda run, row, /: call_value(run, pyfunc, *row), partial_of=of_it, cost=ITSELF)

    def call(run: Run, /, *args: Any) -> Any:
        parts = [np.asarray(TAKERS["array"](run, each)) for each in args]
        shape = broadcast(*parts)
        run.charge_items(extent(shape), ITEM_BYTES * (1 + len(parts)) + PAIR_BYTES)
        run.charge_steps(extent(shape))
        rows = [*zip(*(np.broadcast_to(each, shape).ravel().tolist() for each in parts), strict=True)]
        if not rows and kind is None:
            raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
        # Without `otypes` the first value has the type of all, and numpy makes a call for that alone.
        wanted = kind
        if kind is None:
            first = call_back(run, each_row, [each.flat[0] for each in parts])
            wanted = np.asarray(TAKERS["array"](run, first)).dtype
        return np.asarray(TAKERS["array"](run, call_each(run, each_row, iter(rows)))).astype(wanted).reshape(shape)

    run.charge_bytes(2 * FUNCTION_BYTES)
    return Builtin("np.vectorize(…)", call, partial_of=of_it, cost=ITSELF)


def _apply_along_axis(run: Run, func1d: Any, axis: Any, arr: Any, *args: Any, **kwargs: Any) -> Any:
    axis, arr = TAKERS["integer"](run, axis), np.asarray(TAKERS["array"](run, arr))
    rows = size_of(arr) // max(arr.shape[axis], 1) if -arr.ndim <= axis < arr.ndim else 0
    run.charge_steps(rows * _ROW_STEPS)
    left = rows

    def apply(row: Any) -> Any:
        nonlocal left
        found = TAKERS["array"](run, touch(run, call_value(run, func1d, row, *args, **kwargs)))
        run.charge_items(size_of(found) * left, ARRAY_ITEM_BYTES)  # the first has the size of all
        run.charge_bytes(ARRAY_BYTES)
        left = 1
        return found

    return np.apply_along_axis(apply, axis, arr)


def _piecewise(run: Run, x: Any, condlist: Any, funclist: Any, *args: Any, **kw: Any) -> Any:
    x = np.asarray(TAKERS["array"](run, x))
    conditions = TAKERS["arrays" if type(condlist) in LISTS else "array"](run, condlist)
    parts = gathered(run, funclist)
    run.charge_items(size_of(x) * (len(parts) + 3) + size_of(conditions), ARRAY_ITEM_BYTES)
    run.charge_steps(len(parts) * (_ROW_STEPS + size_of(x) // 64))

    def applied(function: Any) -> Any:
        if type(function) not in CALLABLE:
            return TAKERS["array"](run, function)
        return lambda some: TAKERS["array"](run, touch(run, call_value(run, function, some, *args, **kw)))

    return np.piecewise(x, conditions, [applied(each) for each in parts])


MEMBERS: Mapping[str, Any] = {
    "vectorize": Builtin("np.vectorize", _vectorize, effects=READS | PASSES, cost=ITSELF),
    "apply_along_axis": Builtin(
        "np.apply_along_axis", _apply_along_axis, callback="0", effects=READS | DRAWS | CALLBACK, cost=ITSELF
    ),
    "piecewise": Builtin("np.piecewise", _piecewise, effects=READS | DRAWS | CALLBACK, cost=ITSELF),
}
"""What `np.` offers of such."""
