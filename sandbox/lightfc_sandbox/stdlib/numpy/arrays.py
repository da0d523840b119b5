"""numpy as a text may use it: numeric arrays, and functions that make, reduce and combine them.

No function here reads or writes a file, pickles, calls back, or makes an array of objects, records or text. Each is
charged for the array it is about to make. An array of the host that holds objects is opaque.
"""

import inspect
import math
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from itertools import islice, takewhile
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import ARRAY_BYTES, ARRAY_ITEM_BYTES, AXIS_BYTES
from lightfc_sandbox.effects import DRAWS, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.builtins import MAX_PLACES
from lightfc_sandbox.stdlib.numpy.dtypes import KINDS, NAMES, SCALARS, dtype_of, named
from lightfc_sandbox.stdlib.numpy.listed import LISTED, MAX_AXES, PER_STEP, Listed, broadcast, charge_axes, extent
from lightfc_sandbox.stdlib.operands import ON_ARRAYS, truth
from lightfc_sandbox.stdlib.wrapping import array_list, functions, take_integers
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.iteration import counted, gathered
from lightfc_sandbox.values.kinds import CONTAINERS, INTEGERS, LISTS, NUMBERS, Attributes, Field, type_name
from lightfc_sandbox.values.plain import is_plain
from lightfc_sandbox.values.type_tables import ATTRIBUTES, as_integer, methods, name_methods

_WORDS = frozenset(
    {"left", "right", "full", "same", "valid", "linear", "lower", "higher", "midpoint", "nearest", "inverted_cdf",
     "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull", "median_unbiased",
     "normal_unbiased", "constant", "edge", "linear_ramp", "maximum", "mean", "median", "minimum", "reflect",
     "symmetric", "wrap", "even", "odd", "quicksort", "mergesort", "heapsort", "stable"}
)  # fmt: skip
_INDICES = INTEGERS | {slice, type(None), type(...)}
_SCALAR_TYPES = frozenset(SCALARS)

_GRADIENT_STEPS = 32  # steps for each axis that `np.gradient` goes along, in Python
_ARRAY_STEPS = 3  # steps for each of many arrays that a function of numpy takes
_SHAPE_BYTES = 56 + 8 * MAX_AXES  # what a tuple of lengths takes
_PAGE_BYTES = 4096
_OVERFLOW = 1 << 64  # the first integer that no array holds
_METHODS = (
    "sum prod mean min max any all argmin argmax cumsum cumprod std var round clip dot reshape ravel trace "
    "conj squeeze repeat argsort nonzero take diagonal swapaxes searchsorted"
)


def _numeric(value: Any) -> bool:
    return (type(value) is np.ndarray and value.dtype.kind in KINDS) or type(value) in _SCALAR_TYPES


def _no_number(value: Any) -> Refused:
    told = f"numpy takes numbers and arrays of numbers in a program, not {type_name(value)!r}"
    return Refused(f"{told}: keep other values in a list")


def _operand(run: Run, value: Any) -> Any:
    """A value as something numpy computes with and that holds numbers only."""
    if _numeric(value) or type(value) in NUMBERS:
        return value
    if type(value) in CONTAINERS or type(value) is range:
        return _array(run, value)
    raise _no_number(value)


def _dtype(value: Any) -> Any:
    found = None if value is None else named(value)
    if found is None and value is not None:
        raise TypeError(f"dtype must be one of {', '.join(sorted(NAMES))}")
    return found


def _charge(run: Run, items: int) -> None:
    run.charge_items(items, ARRAY_ITEM_BYTES)
    run.charge_bytes(ARRAY_BYTES)
    run.charge_steps(items // 64)


def _shape(run: Run, shape: Any) -> tuple[int, ...]:
    """A shape that the text wrote."""
    # Its length is asked first: what refuses a list keeps no copy of it.
    few = type(shape) in LISTS and len(shape) <= 32
    sizes = tuple(shape) if few else (shape,)
    if not all(type(size) is int and size >= -1 for size in sizes):
        raise TypeError("a shape is an integer or a tuple of up to 32 integers")
    return sizes


def _count_items(run: Run, value: Any) -> int:
    """How many numbers a nest of lists holds; anything but numbers is refused before numpy looks at it."""
    if type(value) in LISTS:
        return sum(_count_items(run, item) for item in value)
    if type(value) in NUMBERS:
        return 1
    if _numeric(value):
        return extent(value.shape)
    raise _no_number(value)


def _array(run: Run, obj: Any, dtype: Any = None) -> Any:
    dtype = _dtype(dtype)
    if type(obj) not in LISTS and not _numeric(obj) and type(obj) not in NUMBERS:
        obj = gathered(run, obj)
    is_plain(run, obj)  # bounds the depth and what is shared before anything walks down
    _charge(run, _count_items(run, obj))
    return charge_axes(run, _of_numbers(np.array(obj, dtype=dtype)))


def _as_array(run: Run, a: Any, dtype: Any = None) -> Any:
    if type(a) is np.ndarray and (dtype is None or a.dtype == _dtype(dtype)):
        return _of_numbers(a)  # itself, as in numpy
    return _array(run, a, dtype)


def _of_numbers(made: Any) -> Any:
    """An array that numpy has made, if it holds numbers."""
    if made.dtype.kind not in KINDS:
        raise TypeError(f"np.array holds numbers only in a program, not {made.dtype.name}")
    return made


def _number(value: Any) -> Any:
    """A number as Python's own, which does not wrap around where it is computed with."""
    if type(value) in _SCALAR_TYPES:
        value = value.item()
    if type(value) not in INTEGERS and type(value) is not float:
        raise TypeError(f"a number is wanted here, not {type_name(value)!r}")
    return value


def _integer(value: Any) -> int:
    if type(value) not in INTEGERS:
        raise TypeError(f"an integer is wanted here, not {type_name(value)!r}")
    return int(value)


def _offset(value: Any) -> int:
    """How far a diagonal lies from the main one.

    numpy turns the sign of an integer of C, and reads outside of the array for the one that has no opposite. Such a
    diagonal is as empty as the next one.
    """
    offset = _integer(value)
    return offset + 1 if offset == -(1 << 31) else offset


def _exact(run: Run, value: Any) -> Any:
    """An operand that numpy may make an array of: of an integer that no array holds, it would make one of objects.

    What computes item by item takes such an integer as the number that it is, beside an array of floats.
    """
    value = _operand(run, value)
    if type(value) is int and not -_OVERFLOW // 2 <= value < _OVERFLOW:
        raise TypeError("numpy holds integers of up to 64 bits in a program: give float(...) of a larger one")
    return value


def _arange(run: Run, start: Any, stop: Any = None, step: Any = 1, dtype: Any = None) -> Any:
    first, last = (0, _number(start)) if stop is None else (_number(start), _number(stop))
    step = _number(step)
    if step == 0:
        raise ZeroDivisionError("np.arange: step is 0")
    _charge(run, max(int((last - first) / step) + 1, 0))
    return _of_numbers(np.arange(first, last, step, dtype=_dtype(dtype)))


def _axis(axis: Any) -> Any:
    if type(axis) is tuple and len(axis) > MAX_AXES:
        raise ValueError(f"an array has at most {MAX_AXES} axes, not {len(axis):,}")
    if axis is None or type(axis) is int or (type(axis) is tuple and all(type(each) is int for each in axis)):
        return axis
    raise TypeError("axis is an integer, a tuple of integers, or None")


def _row(run: Run, value: Any) -> Any:
    value = _exact(run, value)
    if np.ndim(value) > 1:
        raise ValueError(f"coefficients are an array of one axis, not of {np.ndim(value)}")
    return value


def _arrays(run: Run, value: Any) -> list[Any]:
    items = gathered(run, value)
    # Each becomes an array or two, made and joined in Python.
    run.charge_items(len(items), 2 * ARRAY_BYTES)
    run.charge_steps(len(items) * _ARRAY_STEPS)
    return [_exact(run, each) for each in items]


def _sections(run: Run, value: Any) -> Any:
    value = _exact(run, value)
    # How many there are to be, however that is said; else where they begin and end.
    return value if np.ndim(value) else _number(value)


def _pair(run: Run, value: Any) -> Any:
    first, last = value if type(value) in LISTS and len(value) == 2 else (None, None)
    return None if value is None else (_number(first), _number(last))


def _places(run: Run, value: Any) -> int:
    if abs(_integer(value)) > MAX_PLACES:
        raise Refused(f"np.round takes up to {MAX_PLACES} decimals in a program")
    return int(value)


def _word(run: Run, value: Any) -> str:
    if type(value) is not str or value not in _WORDS:
        raise Refused(f"one of {', '.join(sorted(_WORDS))} is wanted here")
    return value


def _order(run: Run, value: Any) -> Any:
    if value is None or type(value) is int or type(value) is float:
        return value
    if type(value) is str and value in ("fro", "nuc"):
        return value
    raise TypeError(f"the order of a norm is a number, 'fro' or 'nuc', not {type_name(value)!r}")


TAKERS: dict[str, Callable[[Run, Any], Any]] = {
    "array": _exact, "operand": _operand, "row": _row, "arrays": _arrays,
    "optional": lambda run, value: None if value is None else _exact(run, value),
    "sections": _sections, "pair": _pair, "places": _places, "word": _word, "order": _order, "bool": truth,
    "axis": lambda run, value: _axis(value), "dtype": lambda run, value: _dtype(value),
    "integer": lambda run, value: _integer(value), "offset": lambda run, value: _offset(value),
    "number": lambda run, value: None if value is None else _number(value),
    "shape": _shape,
}  # fmt: skip


def _reshape(run: Run, a: Any, /, *shape: Any) -> Any:
    a = _exact(run, a)
    sizes = _shape(run, shape[0] if len(shape) == 1 else shape)
    # Unless its numbers lie in order, they are copied.
    _charge(run, max(extent(sizes), extent(np.shape(a))))
    return charge_axes(run, np.reshape(a, sizes))


def _astype(run: Run, owner: Any, /, dtype: Any) -> Any:
    owner = _operand(run, owner)
    _charge(run, extent(np.shape(owner)))
    return charge_axes(run, owner.astype(_dtype(dtype)))


def _meshgrid(run: Run, /, *arrays: Any) -> Any:
    parts = [_exact(run, each) for each in arrays]
    _charge(run, math.prod(extent(np.shape(each)) for each in parts) * max(len(parts), 1))
    return charge_axes(run, tuple(np.meshgrid(*parts)))


def _copy(run: Run, a: Any) -> Any:
    return _array(run, a)


def _fromiter(run: Run, iter: Any, dtype: Any, count: Any = -1) -> Any:  # noqa: A002 - as numpy names it
    count, items = as_integer(count), counted(run, iter)
    found = [touch(run, each) for each in (items if count == -1 else islice(items, max(count, 0)))]
    if count > len(found):
        raise ValueError(f"iterator too short: Expected {count} but iterator had only {len(found)} items.")
    for each in found:
        if np.ndim(_operand(run, each)):
            raise ValueError("setting an array element with a sequence.")
    return _array(run, found, "float64" if dtype is None else dtype)


def _gradient(run: Run, f: Any, /, *varargs: Any, axis: Any = None, edge_order: Any = 1) -> Any:
    f, axis = _exact(run, f), _axis(axis)
    apart = [_exact(run, each) for each in varargs]
    axes = np.ndim(f) if axis is None else len(axis) if type(axis) is tuple else 1
    # For each axis numpy makes the differences, and parts of them.
    _charge(run, extent(np.shape(f)) * (axes + 6))
    run.charge_steps(axes * (_GRADIENT_STEPS + extent(np.shape(f)) // 16))
    order: Any = _integer(edge_order)
    return charge_axes(run, np.gradient(f, *apart, axis=axis, edge_order=order))


def _ix(run: Run, /, *args: Any) -> Any:
    # Nothing is taken for no places, and not for an array of floats.
    parts = [_exact(run, each) if type(each) not in LISTS or each else _array(run, each, "int") for each in args]
    run.charge_steps(_ARRAY_STEPS * len(parts))
    run.charge_bytes(ARRAY_BYTES * len(parts))
    _charge(run, 2 * sum(extent(np.shape(each)) for each in parts))
    return charge_axes(run, np.ix_(*parts))


def _converter(kind: Any) -> Callable[..., Any]:
    def call(run: Run, value: Any = 0, /) -> Any:
        return _array(run, value, kind.__name__.rstrip("_"))[()]

    return call


def apply_operator(run: Run, op: Callable[[Run, Any, Any], Any], a: Any, b: Any) -> Any:
    """`op` on operands of which at least one is an array; charged for the shape they broadcast to."""
    a, b = _operand(run, a), _operand(run, b)
    _charge(run, extent(broadcast(a, b)))
    return charge_axes(run, op(run, a, b))


def seen(owner: Any) -> Any:
    """An array that a program may look into."""
    if not _numeric(owner):
        raise Refused("an array of objects is opaque to a program")
    return owner


def index_of(run: Run, owner: Any, index: Any) -> Any:
    """An index as numpy takes it, charged for what it gives."""
    seen(owner)
    parts = index if type(index) is tuple else (index,)
    if len(parts) > MAX_AXES:
        raise IndexError(f"too many indices for array: an array has at most {MAX_AXES} axes")
    ready = [_array(run, part) if type(part) in LISTS else part for part in parts]
    for part in ready:
        if type(part) not in _INDICES and not _numeric(part):
            raise IndexError(
                "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays "
                "are valid indices"
            )
    run.charge_bytes(ARRAY_BYTES + AXIS_BYTES * (owner.ndim + len(parts)))
    if any(map(chooses, ready)):
        _charge(run, _chosen(run, owner.shape, ready))
    return tuple(ready) if type(index) is tuple else ready[0]


def chooses(part: Any) -> bool:
    """Whether a part of an index has numpy make a new array; else it gives one that looks at the same numbers."""
    return type(part) is bool or type(part) is np.bool_ or (type(part) is np.ndarray)


def _chosen(run: Run, shape: tuple[int, ...], parts: Sequence[Any]) -> int:
    """What an index with arrays gives: their shapes broadcast, and what is left of the axes that have none."""
    left = len(shape) - sum(map(_taken_axes, parts))
    broadcasting: list[tuple[int, ...]] = []
    lengths: list[int] = []
    axes = iter(shape)
    for part in parts:
        if type(part) is slice:
            lengths += [len(range(*part.indices(size))) for size in islice(axes, 1)]
        elif part is ...:
            lengths += islice(axes, max(left, 0))
        elif part is not None:
            deque(islice(axes, _taken_axes(part)), 0)
            if chooses(part):
                broadcasting.append(_places_of(run, part))
    try:
        chosen = np.broadcast_shapes(*broadcasting)
    except ValueError as error:
        raise IndexError(f"indexing arrays could not be broadcast together: {error}") from None
    return extent(chosen) * extent((*lengths, *axes))


def _taken_axes(part: Any) -> int:
    """How many axes a part of an index stands for."""
    if type(part) is np.ndarray:
        return part.ndim if part.dtype.kind == "b" else 1
    return int(type(part) is not bool and type(part) is not np.bool_ and part is not None and part is not ...)


def _places_of(run: Run, part: Any) -> tuple[int, ...]:
    """The shape of the places that an array of an index stands for."""
    if np.ndim(part) == 0:
        return ()
    if part.dtype.kind != "b":
        return tuple(part.shape)
    run.charge_steps(part.size // 64)
    count = int(np.count_nonzero(part))
    run.charge_bytes(8 * count * part.ndim)
    return (count,)


def _view(get: Callable[[Any], Any], makes: int = ARRAY_BYTES) -> kinds.Reading:
    """A field that is an array itself."""

    def read(run: Run, owner: Any) -> Any:
        run.charge_bytes(makes)
        return charge_axes(run, get(seen(owner)))

    return kinds.Reading(read)


def _imaginary(owner: Any) -> Any:
    # numpy makes zeros for an array of real numbers, as many as it has; here one stands for all of them.
    real = type(owner) is np.ndarray and owner.dtype.kind != "c"
    return np.broadcast_to(owner.dtype.type(0), owner.shape) if real else owner.imag


def _item(run: Run, owner: Any, /, *args: Any) -> Any:
    take_integers(*(args[0] if len(args) == 1 and type(args[0]) is tuple else args))
    return seen(owner).item(*args)


def _within(run: Run, owner: Any, value: Any) -> bool:
    """`value in owner`: as numpy has it, whether any number of the array is equal to it, or to its own beside it."""
    if type(value) not in NUMBERS and type(value) not in LISTS and not _numeric(value):
        return False
    return bool(apply_operator(run, lambda _, a, b: np.any(a == b), seen(owner), value))


ON_ARRAYS.update({
    "operator": apply_operator, "@": lambda run, a, b: MEMBERS["matmul"].fn(run, a, b),
    "item": lambda run, owner, index: owner[index_of(run, owner, index)], "in": _within,
})  # fmt: skip


def _fault_in(run: Run, items: int, found: Any, given: tuple[Any, ...]) -> None:
    """Have the system give new arrays their memory: it counts no page of zeros that has never been written to."""
    if run.bytes_before <= 0 or items * ARRAY_ITEM_BYTES <= _PAGE_BYTES:
        return
    for each in found if isinstance(found, tuple) else (found,):
        if type(each) is np.ndarray and each.base is None and not any(each is value for value in given):
            each.ravel(order="K").view(np.uint8)[::_PAGE_BYTES] |= 0


def listed_function(name: str, listed: Listed) -> Callable[..., Any]:
    """A function of numpy as a builtin of a text: its arguments are taken by kind, and what it makes is charged."""
    real: Any = np
    for part in name.split("."):
        real = getattr(real, part)
    wanted = dict(part.split(":") for part in listed.parameters.split())
    first, cost = next(iter(wanted)), listed.cost
    by_item = isinstance(real, np.ufunc)
    take = {key: TAKERS["operand" if by_item and kind == "array" else kind] for key, kind in wanted.items()}
    # By position numpy's own order holds, also of what is not listed: what stands there is `out` or `copy`.
    order = _positional(real, first) or list(wanted)
    leading = list(takewhile(wanted.__contains__, order))

    def bound(args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
        if len(args) > len(order):
            raise TypeError(f"np.{name}() takes at most {len(order)} arguments ({len(args)} given)")
        if len(args) > len(leading):
            unlisted = order[len(leading)]
            raise TypeError(f"np.{name}() has no {unlisted!r} in a program: give the arguments behind it by name")
        given = dict(zip(leading, args, strict=False))
        for key, value in kwargs.items():
            if key not in wanted or key in given:
                raise TypeError(f"np.{name}() got an unexpected or a second argument {key!r}")
            given[key] = value
        if first not in given:
            raise TypeError(f"np.{name}() is missing its argument {first!r}")
        return given

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        plain = not kwargs and 0 < len(args) <= len(leading)
        given = dict(zip(leading, args, strict=False)) if plain else bound(args, kwargs)
        ready = {key: take[key](run, value) for key, value in given.items()}
        try:
            made, work = cost(ready)
        except KeyError as error:
            raise TypeError(f"np.{name}() is missing its argument {error}") from None
        _charge(run, made)
        run.charge_steps(work // PER_STEP)
        listed.check_finite(ready)
        positional = [ready.pop(key) for key in leading[: len(args)]]
        found = real(*positional, **ready)
        _fault_in(run, made, found, (*positional, *ready.values()))
        # A plain tuple for one of numpy's that has names.
        return charge_axes(run, tuple(found) if isinstance(found, tuple) else found)

    return call


def _positional(real: Callable[..., Any], first: str) -> list[str]:
    """What a function of numpy takes by position, the first by its listed name; nothing if it does not tell."""
    try:
        parameters = inspect.signature(real).parameters.values()
    except ValueError:
        return []
    return [first, *[each.name for each in parameters if each.kind is not inspect.Parameter.KEYWORD_ONLY][1:]]


# It has one name in numpy 1 and the other in numpy 2; a text may write both.
_INTEGRAL = listed_function("trapezoid" if hasattr(np, "trapezoid") else "trapz", LISTED["trapezoid"])

_FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "array": _array, "asarray": _as_array, "arange": _arange, "reshape": _reshape, "meshgrid": _meshgrid,
    "copy": _copy, "fromiter": _fromiter, "gradient": _gradient, "ix_": _ix,
    **{
        name: listed_function(name, listed)
        for name, listed in LISTED.items() if hasattr(np, name.partition(".")[0])
    },
    "empty": listed_function("zeros", LISTED["zeros"]),  # what memory held before is the host's
    "empty_like": listed_function("zeros_like", LISTED["zeros_like"]),
    "trapezoid": _INTEGRAL, "trapz": _INTEGRAL, **{kind.__name__: _converter(kind) for kind in SCALARS},
    "bool_": _converter(np.bool_), "int_": _converter(np.int64),
}  # fmt: skip

MEMBERS: Mapping[str, Any] = {
    "pi": np.pi, "e": np.e, "inf": np.inf, "nan": np.nan, "newaxis": None,
    **functions("np", READS | DRAWS, ITSELF, **_FUNCTIONS),
}  # fmt: skip
"""What `np.` offers of them, by dotted name without the root."""


_TABLE: Attributes = {
    **{name: kinds.Method(MEMBERS[name].fn, effects=READS | DRAWS, cost=ITSELF) for name in _METHODS.split()},
    **methods(
        READS, ITSELF, tolist=lambda run, owner, /: array_list(run, _operand(run, owner)), item=_item,
        astype=_astype, copy=lambda run, owner, /: _array(run, owner),
        flatten=lambda run, owner, /: _array(run, owner).reshape(-1),
        transpose=lambda run, owner, /, *axes: MEMBERS["transpose"].fn(run, owner, *((axes,) if axes[1:] else axes)),
        compress=lambda run, owner, /, condition, axis=None: MEMBERS["compress"].fn(run, condition, owner, axis=axis),
    ),
    "shape": Field(lambda owner: owner.shape, _SHAPE_BYTES), "ndim": Field(lambda owner: owner.ndim, 0),
    "size": Field(lambda owner: int(owner.size), 0), "dtype": Field(lambda owner: dtype_of(owner.dtype), 0),
    "T": _view(lambda owner: owner.T), "real": _view(lambda owner: owner.real),
    "imag": _view(_imaginary, 3 * ARRAY_BYTES),
}  # fmt: skip
name_methods([_TABLE])
ATTRIBUTES |= dict.fromkeys((np.ndarray, *SCALARS), _TABLE)
