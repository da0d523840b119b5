"""Functions of numpy by their parameters: which each has, what may be given for it, and what the call costs.

A parameter that is not listed does not exist, so none of them takes a file, a function, a type of the host, or an array
to write into (such as `out`, or the first one with `copy=False`). What a call makes is charged before it is made.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ARRAY_BYTES, AXIS_BYTES

Given = Mapping[str, Any]
Cost = Callable[[Given], tuple[int, int]]
"""Of the arguments: the items that a call makes, and the multiplications it takes."""


PER_STEP = 256  # multiplications in the time of one step
_TURN = 4 * PER_STEP  # a turn of a loop that numpy makes in Python, by the multiplications that take as long

MAX_AXES = 32 if np.lib.NumpyVersion(np.__version__) < "2.0.0" else 64
"""What numpy itself allows; whatever names more axes would be gone through in Python for nothing."""

_MAX_REPEATS = 1 << 40  # more than any limit allows, and small enough to be multiplied
_SLICE_STEPS = 32
_FIELD_ITEMS = 40
_MOVE_STEPS = 8
_REDUCTIONS = (
    "min", "max", "amin", "amax", "any", "all", "median",
    "nanmin", "nanmax", "argmin", "argmax", "nanargmin", "nanargmax", "count_nonzero", "ptp",
)  # fmt: skip
_AXIS = "a:array axis:axis keepdims:bool"
_LIKE = "a:array dtype:dtype"
_UNARY = (
    "abs absolute sqrt exp log log2 log10 log1p expm1 sin cos tan arcsin arccos arctan sinh cosh tanh floor ceil trunc "
    "sign square negative isnan isinf isfinite degrees radians deg2rad rad2deg real imag conj angle exp2 cbrt "
    "reciprocal rint fix arcsinh arccosh arctanh signbit isreal iscomplex logical_not invert"
)
_BINARY = (
    "add subtract multiply divide true_divide floor_divide mod power maximum minimum hypot arctan2 greater "
    "greater_equal less less_equal equal not_equal logical_and logical_or logical_xor remainder fmod fmax fmin "
    "copysign bitwise_and bitwise_or bitwise_xor left_shift right_shift logaddexp heaviside float_power"
)


@dataclass(frozen=True, slots=True)
class Listed:
    """A function of numpy as a text may call it.

    Attributes:
        parameters: Their names, each with the kind of what it takes: `a:array axis:axis`.
        iterated: Of the arguments: the arrays that LAPACK goes over again and again until they converge.
    """

    parameters: str
    cost: Cost
    iterated: Callable[[Given], tuple[Any, ...]] = lambda _: ()

    def check_finite(self, given: Given) -> None:
        """Refuse a nan or an infinity over which LAPACK may print, or go on for ever."""
        if not all(np.isfinite(each).all() for each in self.iterated(given)):
            raise np.linalg.LinAlgError("Array must not contain infs or NaNs")


def charge_axes(run: Run, found: Any) -> Any:
    """Charge what numpy has made for what it notes of axes, and arrays beside the first; gives it back."""
    if type(found) is np.ndarray:
        if found.ndim > _FEW_AXES:
            run.charge_bytes(AXIS_BYTES * found.ndim)
    elif type(found) is tuple or type(found) is list:
        arrays = [each for each in found if type(each) is np.ndarray]
        run.charge_bytes(sum(ARRAY_BYTES + AXIS_BYTES * each.ndim for each in arrays))
    return found


_FEW_AXES = 3


def extent(shape: tuple[int, ...]) -> int:
    """What an array of this shape is charged for.

    An axis of length 0 counts as one of length 1: the array is empty, but what is made of it need not be.
    """
    return math.prod(max(size, 1) for size in shape)


def broadcast(*arrays: Any) -> tuple[int, ...]:
    """The shape that arrays and numbers have together."""
    shapes = {each.shape if type(each) is np.ndarray else np.shape(each) for each in arrays} - {()}
    if len(shapes) < 2:  # numpy's own function takes longer than most operations that are charged by it
        return next(iter(shapes), ())
    try:
        return np.broadcast_shapes(*shapes)
    except ValueError:
        told = " ".join(str(np.shape(each)).replace(" ", "") for each in arrays)
        raise ValueError(f"operands could not be broadcast together with shapes {told} ") from None  # as operators say


def size_of(value: Any) -> int:
    """The items of an array, of a number, or of a list of arrays."""
    if type(value) is list:
        return sum(size_of(each) for each in value)
    return extent(value.shape) if type(value) is np.ndarray else 1


def _together(*names: str, times: int = 2) -> Cost:
    """What arrays have when they are broadcast, so many times."""

    def cost(given: Given) -> tuple[int, int]:
        values = [given.get(name, 0) for name in names]
        arrays = [each for value in values for each in (value if type(value) is list else [value])]
        return extent(broadcast(*arrays)) * times, 0

    return cost


def _times(factor: int) -> Cost:
    return lambda given: (factor * sum(map(size_of, given.values())), 0)


def _by_divisions(given: Given) -> tuple[int, int]:
    """Of functions that divide again and again for each pair of numbers."""
    made, _ = _together("x1", "x2", times=1)(given)
    return made, made * PER_STEP // 4


def _most(counts: Any) -> int:
    return min(max(int(np.max(counts)) if size_of(counts) and np.size(counts) else 0, 1), _MAX_REPEATS)


def _tiled(given: Given) -> tuple[int, int]:
    reps = given.get("reps", 1)
    return size_of(given["A"]) * extent(reps if type(reps) is tuple else (reps,)), 0


def _inserted(given: Given) -> tuple[int, int]:
    # Each index may be that of a row.
    return size_of(given["arr"]) * (2 + size_of(given["obj"])) + size_of(given.get("values", 0)), 0


def _diagonal(given: Given) -> tuple[int, int]:
    v, k = given["v"], abs(given.get("k", 0))
    return ((size_of(v) + k) ** 2 if np.ndim(v) == 1 else size_of(v)), 0


def _numbers(given: Given) -> tuple[int, int]:
    return given.get("num", 50), 0


def _binned(given: Given) -> tuple[int, int]:
    bins = given.get("bins", 10)
    return 3 * size_of(given["a"]) + (bins if type(bins) is int else size_of(bins)), 0


def _convolved(given: Given) -> tuple[int, int]:
    first, second = (size_of(given[name]) for name in ("a", "v"))
    return first + second, first * second


def _covariance(given: Given) -> tuple[int, int]:
    rows = items = 0
    for m in (given["m"] if "m" in given else given["x"], given.get("y")):
        shape = np.shape(m) if m is not None else (0,)
        rows += 1 if len(shape) < 2 else shape[0] if given.get("rowvar", True) else shape[-1]
        items += size_of(m)
    return 3 * items + rows**2, rows * items


def _fitted(given: Given) -> tuple[int, int]:
    terms, items = max(given["deg"], 0) + 1, size_of(given["x"])
    return 2 * (items * terms + size_of(given["y"])), (items * terms + size_of(given["y"])) * terms * 16


def _decomposed(given: Given) -> tuple[int, int]:
    shape = np.shape(given["a"])
    longest = max((*shape[-2:], 1))
    # An eigenvalue takes some twenty multiplications for each item and row.
    return 3 * size_of(given["a"]), 32 * size_of(given["a"]) * longest


def _singular(given: Given) -> tuple[int, int]:
    shape = np.shape(given["a"])
    items, work = _decomposed(given)
    full = extent(shape[:-2]) * max((*shape[-2:], 1)) ** 2 if given.get("full_matrices", True) else 0
    return items + full, work


def _least(given: Given) -> tuple[int, int]:
    items, work = _decomposed(given)
    return items + size_of(given["b"]) * 2, work + size_of(given["b"]) * max((*np.shape(given["a"]), 1))


def _matrix(given: Given) -> tuple[Any, ...]:
    return (given["a"],)


def _equations(given: Given) -> tuple[Any, ...]:
    return given["a"], given["b"]


def _powers(given: Given) -> tuple[Any, ...]:
    """The equations that `polyfit` solves; what is no line of points is for itself to refuse."""
    x, degree = given["x"], given["deg"]
    if np.ndim(x) != 1 or not np.size(x) or degree < 0:
        return ()
    with np.errstate(all="ignore"):
        powers = np.vander(x + 0.0, degree + 1)
        powers /= np.sqrt(np.einsum("ij,ij->j", powers, powers))
    return powers, given["y"]


def _by_singular_values(given: Given) -> tuple[Any, ...]:
    """The matrix, or stack of them, of which `norm` takes the singular values."""
    axes = given.get("axis")
    is_matrix = np.ndim(given["x"]) == 2 if axes is None else np.ndim(axes) == 1
    return (given["x"],) if is_matrix and given.get("ord") in {2, -2, "nuc"} else ()


def _power(given: Given) -> tuple[int, int]:
    a = given["a"]
    return 3 * size_of(a), 2 * abs(given["n"]).bit_length() * size_of(a) * max((*np.shape(a), 1))


def _product(given: Given) -> tuple[int, int]:
    return size_of(given["a"]) * size_of(given["b"]), 0


def _take_size(given: Given) -> tuple[int, int]:
    a, axis = given["a"], given.get("axis")
    shape = np.shape(a)
    each = size_of(a) // max(shape[axis], 1) if type(axis) is int and -len(shape) <= axis < len(shape) else 1
    return size_of(given["indices"]) * each, 0


def _places(given: Given) -> tuple[int, int]:
    a = given["a"]
    return size_of(a) * max(np.ndim(a), 1), 0


def _differences(given: Given) -> tuple[int, int]:
    turns = max(given.get("n", 1), 0)
    return 2 * size_of(given["a"]), turns * (size_of(given["a"]) * 4 + _TURN)


def _quantiles(given: Given) -> tuple[int, int]:
    return 2 * size_of(given["a"]) * size_of(given["q"]), 8 * size_of(given["a"])


def _quantiles_of_slices(given: Given) -> tuple[int, int]:
    """Of the functions that leave out what is no number: numpy goes through the slices one by one, in Python."""
    items, work = _quantiles(given)
    a, axis = given["a"], given.get("axis")
    along = [np.shape(a)[each] for each in (axis if type(axis) is tuple else (axis,)) if _is_axis(each, np.ndim(a))]
    slices = size_of(a) // max(math.prod(along), 1) if along else 1
    return items, work + slices * _SLICE_STEPS * PER_STEP


def _is_axis(axis: Any, ndim: int) -> bool:
    return type(axis) is int and -ndim <= axis < ndim


def _sorting(name: str) -> Cost:
    return lambda given: (4 * size_of(given[name]), 8 * size_of(given[name]))


def _median_of_numbers(given: Given) -> tuple[int, int]:
    items, work = _quantiles_of_slices({**given, "q": 0.5})
    # Short slices are masked, all of them at once.
    return 2 * items, work


def _shaped(given: Given) -> tuple[int, int]:
    return extent(given["shape"]), 0


def _square(given: Given) -> tuple[int, int]:
    rows, columns = given.get("N", given.get("n", 0)), given.get("M")
    return extent((rows, rows if columns is None else columns)), 0


def _chosen(given: Given) -> tuple[int, int]:
    return _together(*given, times=1)(given) if len(given) > 1 else _places({"a": given["condition"]})


def _triangle(given: Given) -> tuple[int, int]:
    m = given["m"]
    # A row becomes a square of as many.
    return 2 * (size_of(m) ** 2 if np.ndim(m) == 1 else size_of(m)), 0


def _integrated(given: Given) -> tuple[int, int]:
    """The widths between the `x`, and what stands between them of the `y`, are broadcast."""
    y, x, axis = given["y"], given.get("x"), given.get("axis", -1)
    ndim = np.ndim(y)
    if x is None or not np.ndim(x) or not _is_axis(axis, ndim):
        return 3 * sum(map(size_of, given.values())), 0
    widths = list(np.shape(x))
    if len(widths) == 1:
        # They lie along the axis.
        widths = [1] * (axis % ndim) + widths + [1] * (ndim - axis % ndim - 1)
    return 3 * extent(np.broadcast_shapes(_between(np.shape(y), axis), _between(tuple(widths), axis))), 0


def _between(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    """The shape of the differences of neighbours along an axis."""
    if not _is_axis(axis, len(shape)):
        return shape
    sizes = list(shape)
    sizes[axis] = max(sizes[axis] - 1, 0)
    return tuple(sizes)


def _multiplied(given: Given) -> tuple[int, int]:
    """A product of stacks of matrices, which are broadcast; of a row or column where there is no second axis."""
    left, right = np.shape(given["x1"]), np.shape(given["x2"])
    stack = np.broadcast_shapes(left[:-2], right[:-2])
    made = extent(stack) * extent(left[-2:-1]) * extent(right[1:][-1:])
    # It takes rows x inner x columns multiplications, which no other limit sees.
    return made, made * extent(left[-1:])


def _contracted(a: str, b: str, axis: int = -2) -> Cost:
    """A product that sums over the last axis of `a` and this one of `b`."""

    def cost(given: Given) -> tuple[int, int]:
        left, right = np.shape(given[a]), np.shape(given[b])
        if not left or not right:
            return extent(left or right), 0
        made = extent(left[:-1]) * (extent(right) // max(right[axis if len(right) > 1 else -1], 1))
        return made, made * max(left[-1], 1)

    return cost


def _solved(given: Given) -> tuple[int, int]:
    a, b = np.shape(given["a"]), np.shape(given["b"])
    rows = extent(a[-1:])
    # A stack of matrices and a stack of right sides broadcast.
    made = extent(a[:-1]) * max(extent(b) // rows, 1)
    return extent(a) + extent(b) + made, (extent(a) + made * rows) * rows


def _split(given: Given) -> tuple[int, int]:
    where = given["indices_or_sections"]
    # Each part is an array of its own, however short.
    return size_of(given["ary"]) + 16 * (where if type(where) is int else size_of(where)), 0


def _selected(given: Given) -> tuple[int, int]:
    items, _ = _together("condlist", "choicelist")(given)
    return items, len(given["condlist"]) * items


def _polynomial(given: Given) -> tuple[int, int]:
    p = given["p"]
    turns = extent(np.shape(p)[:1])
    # Each turn of a loop in Python broadcasts the values with one coefficient, which may be an array itself.
    made = 2 * extent(np.broadcast_shapes(np.shape(p)[1:], np.shape(given["x"])))
    return made, turns * (made + _TURN)


def _companion(given: Given) -> tuple[int, int]:
    # The roots are the eigenvalues of a matrix of as many rows as the degree.
    degree = size_of(given["p"])
    return 3 * degree**2, 32 * degree**3


def _divided(given: Given) -> tuple[int, int]:
    # numpy goes through the terms of the quotient in Python.
    terms = size_of(given["u"])
    return 4 * (terms + size_of(given["v"])), terms * (_SLICE_STEPS * PER_STEP + size_of(given["v"]))


def _norm(given: Given) -> tuple[int, int]:
    x = given["x"]
    # Some orders of a matrix are of its singular values.
    work = 32 * size_of(x) * max(np.shape(x)) if np.ndim(x) > 1 and given.get("ord") is not None else 0
    return 2 * size_of(x), work


def _distinct(given: Given) -> tuple[int, int]:
    items, work = _sorting("ar")(given)
    ar, axis = given["ar"], given.get("axis")
    # Along an axis, numpy makes a record of what stands across it: a field for each number, in Python.
    fields = size_of(ar) // max(np.size(ar, axis), 1) if axis is not None and _is_axis(axis, np.ndim(ar)) else 0
    return items + fields * _FIELD_ITEMS, work + fields * _TURN


def _rolled(given: Given) -> tuple[int, int]:
    a, axis = given["a"], given.get("axis")
    # numpy moves the two parts of each axis by themselves, so there are two to the power of the axes.
    parts = min(2 ** len(axis) if type(axis) is tuple else 2, size_of(a))
    return size_of(a), parts * _MOVE_STEPS * PER_STEP


def _parted(given: Given) -> tuple[int, int]:
    a, places = size_of(given["a"]), size_of(given.get("kth", 0))
    # Each row is gone through for each of the places.
    return 2 * a + 2 * places, 4 * a * places


def _gridded(given: Given) -> tuple[int, int]:
    dimensions = given["dimensions"]
    return 2 * extent(dimensions) * max(len(dimensions), 1), 0


def _below(given: Given) -> tuple[int, int]:
    made, _ = _square(given)
    return 2 * made, 0


def _padded(given: Given) -> tuple[int, int]:
    """A larger array, which numpy fills part by part: some modes double what is there, again and again."""
    array, widths = given["array"], np.asarray(given["pad_width"])
    shape, ndim = np.shape(array), np.ndim(array)
    if widths.dtype.kind not in "iu" or not ndim:
        return size_of(array), 0  # which numpy refuses itself, or gives back
    pair = widths.ravel() if widths.size < 3 and widths.shape != (2, 1) else widths
    around = [(max(a, 0), max(b, 0)) for a, b in np.broadcast_to(pair, (ndim, 2)).tolist()]
    made = extent(tuple(size + a + b for size, (a, b) in zip(shape, around, strict=True)))
    turns = sum(4 + ((a + b) // max(size, 1)).bit_length() for size, (a, b) in zip(shape, around, strict=True))
    return 3 * made, 4 * made + 2 * turns * _TURN


_EACH = _times(1)  # what makes about as much as it is given

LISTED: Mapping[str, Listed] = {
    **{name: Listed("x:array", _EACH) for name in _UNARY.split()},
    **{name: Listed("x1:array x2:array", _together("x1", "x2", times=1)) for name in _BINARY.split()},
    "gcd": Listed("x1:array x2:array", _by_divisions), "lcm": Listed("x1:array x2:array", _by_divisions),
    **{name: Listed("shape:shape dtype:dtype", _shaped) for name in ("zeros", "ones")},
    "full": Listed("shape:shape fill_value:array dtype:dtype", _shaped),
    "tri": Listed("N:integer M:number k:integer dtype:dtype", _below),
    "indices": Listed("dimensions:shape dtype:dtype sparse:bool", _gridded),
    "eye": Listed("N:integer M:number k:integer", _square), "identity": Listed("n:integer", _square),
    "linspace": Listed("start:number stop:number num:integer endpoint:bool", _numbers),
    "where": Listed("condition:array x:array y:array", _chosen),
    "dot": Listed("a:array b:array", _contracted("a", "b")),
    "matmul": Listed("x1:array x2:array", _multiplied),
    "inner": Listed("a:array b:array", _contracted("a", "b", -1)), "outer": Listed("a:array b:array", _product),
    "linalg.solve": Listed("a:array b:array", _solved),
    **{name: Listed(_AXIS, _EACH) for name in _REDUCTIONS},
    **{name: Listed("a:array axis:axis dtype:dtype keepdims:bool", _times(2))
       for name in ("sum", "prod", "mean", "nansum", "nanprod", "nanmean")},
    **{name: Listed("a:array axis:axis dtype:dtype ddof:integer keepdims:bool", _times(2))
       for name in ("std", "var", "nanstd", "nanvar")},
    **{name: Listed("a:array axis:axis", _EACH) for name in ("cumsum", "cumprod", "nancumsum", "nancumprod")},
    **{name: Listed("a:array q:array axis:axis method:word keepdims:bool", _quantiles)
       for name in ("percentile", "quantile")},
    **{name: Listed("a:array q:array axis:axis method:word keepdims:bool", _quantiles_of_slices)
       for name in ("nanpercentile", "nanquantile")},
    "nanmedian": Listed(_AXIS, _median_of_numbers),
    "average": Listed("a:array axis:axis weights:array", _times(2)),
    "clip": Listed("a:array a_min:optional a_max:optional", _together("a", "a_min", "a_max")),
    "round": Listed("a:array decimals:places", _EACH), "around": Listed("a:array decimals:places", _EACH),
    **{name: Listed("a:array axis:axis kind:word", _sorting("a")) for name in ("sort", "argsort")},
    **{name: Listed("a:array kth:array axis:axis", _parted) for name in ("partition", "argpartition")},
    "lexsort": Listed("keys:arrays axis:integer", _sorting("keys")),
    "unique": Listed("ar:array return_index:bool return_inverse:bool return_counts:bool axis:axis", _distinct),
    "searchsorted": Listed("a:array v:array side:word", _times(1)),
    "digitize": Listed("x:array bins:array right:bool", _EACH),
    "isin": Listed("element:array test_elements:array invert:bool", _times(4)),
    "union1d": Listed("ar1:array ar2:array", _times(4)), "intersect1d": Listed("ar1:array ar2:array", _times(4)),
    "setdiff1d": Listed("ar1:array ar2:array", _times(4)), "setxor1d": Listed("ar1:array ar2:array", _times(4)),
    "bincount": Listed(
        "x:array weights:array minlength:integer",
        lambda given: (size_of(given["x"]) + _most(given["x"]) + given.get("minlength", 0), 0),
    ),
    "histogram": Listed("a:array bins:sections range:pair density:bool", _binned),
    "diff": Listed("a:array n:integer axis:axis", _differences),
    "interp": Listed("x:array xp:array fp:array left:number right:number", _EACH),
    "roots": Listed("p:row", _companion), "polydiv": Listed("u:row v:row", _divided),
    "trapezoid": Listed("y:array x:optional dx:number axis:axis", _integrated),
    "cross": Listed("a:array b:array", _together("a", "b")), "kron": Listed("a:array b:array", _product),
    "vdot": Listed("a:array b:array", _EACH),
    "convolve": Listed("a:array v:array mode:word", _convolved),
    "correlate": Listed("a:array v:array mode:word", _convolved),
    "cov": Listed("m:array y:optional rowvar:bool bias:bool ddof:integer", _covariance),
    "corrcoef": Listed("x:array y:optional rowvar:bool", _covariance),
    "polyfit": Listed("x:array y:array deg:integer", _fitted, _powers),
    "polyval": Listed("p:array x:array", _polynomial),
    "allclose": Listed("a:array b:array rtol:number atol:number equal_nan:bool", _together("a", "b")),
    "isclose": Listed("a:array b:array rtol:number atol:number equal_nan:bool", _together("a", "b")),
    "array_equal": Listed("a1:array a2:array equal_nan:bool", _EACH),
    "nan_to_num": Listed("x:array nan:number", _EACH),
    "zeros_like": Listed(_LIKE, _EACH), "ones_like": Listed(_LIKE, _EACH),
    "full_like": Listed("a:array fill_value:number dtype:dtype", _EACH),
    "logspace": Listed("start:number stop:number num:integer endpoint:bool base:number", _numbers),
    "geomspace": Listed("start:number stop:number num:integer endpoint:bool", _numbers),
    "diag": Listed("v:array k:offset", _diagonal), "tril": Listed("m:array k:integer", _triangle),
    "triu": Listed("m:array k:integer", _triangle), "diagonal": Listed("a:array offset:offset", _EACH),
    "trace": Listed("a:array offset:offset", _EACH),
    "squeeze": Listed("a:array axis:axis", _EACH), "expand_dims": Listed("a:array axis:axis", _EACH),
    "swapaxes": Listed("a:array axis1:integer axis2:integer", _EACH),
    "moveaxis": Listed("a:array source:axis destination:axis", _EACH), "transpose": Listed("a:array axes:axis", _EACH),
    "flip": Listed("m:array axis:axis", _EACH), "fliplr": Listed("m:array", _EACH), "flipud": Listed("m:array", _EACH),
    "roll": Listed("a:array shift:axis axis:axis", _rolled), "rot90": Listed("m:array k:integer", _EACH),
    "repeat": Listed(
        "a:array repeats:array axis:axis", lambda given: (size_of(given["a"]) * _most(given.get("repeats", 1)), 0),
    ),
    "tile": Listed("A:array reps:axis", _tiled),
    "pad": Listed(
        "array:array pad_width:array mode:word constant_values:array end_values:array reflect_type:word "
        "stat_length:optional", _padded,
    ),
    "broadcast_to": Listed("array:array shape:shape", _shaped),
    "atleast_1d": Listed("a:array", _EACH), "atleast_2d": Listed("a:array", _EACH), "ravel": Listed("a:array", _EACH),
    "append": Listed("arr:array values:array axis:axis", _EACH),
    "delete": Listed("arr:array obj:array axis:axis", _times(2)),
    "insert": Listed("arr:array obj:array values:array axis:axis", _inserted),
    "unravel_index": Listed(
        "indices:array shape:shape", lambda given: (size_of(given["indices"]) * np.size(given.get("shape", ())), 0)
    ),
    **{name: Listed("arrays:arrays axis:axis", _EACH) for name in ("concatenate", "stack")},
    **{name: Listed("arrays:arrays", _EACH) for name in ("vstack", "hstack", "dstack", "column_stack")},
    "split": Listed("ary:array indices_or_sections:sections axis:axis", _split),
    "array_split": Listed("ary:array indices_or_sections:sections axis:axis", _split),
    "nonzero": Listed("a:array", _places), "flatnonzero": Listed("a:array", _EACH),
    "argwhere": Listed("a:array", _places),
    "take": Listed("a:array indices:array axis:axis", _take_size),
    "compress": Listed("condition:array a:array axis:axis", _EACH),
    "select": Listed("condlist:arrays choicelist:arrays default:number", _selected),
    "linalg.norm": Listed("x:array ord:order axis:axis keepdims:bool", _norm, _by_singular_values),
    **{f"linalg.{name}": Listed("a:array", _decomposed) for name in ["det", "inv", "cholesky", "qr"]},
    **{f"linalg.{name}": Listed("a:array", _decomposed, _matrix)
       for name in ["eig", "eigvals", "eigh", "eigvalsh", "pinv", "matrix_rank"]},
    "linalg.svd": Listed("a:array full_matrices:bool", _singular, _matrix),
    "linalg.lstsq": Listed("a:array b:array rcond:number", _least, _equations),
    "linalg.matrix_power": Listed("a:array n:integer", _power),
}  # fmt: skip
"""Functions of numpy, each with its parameters and its cost."""
