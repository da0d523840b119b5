"""The numpy facade does what numpy does, for numbers and within the limits."""

import asyncio
import contextlib
import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.stdlib.numpy.listed import LISTED
from tests.support.tables import in_one_test

from .programs import executed, expected, outcome

CONTEXT: dict[str, Any] = {
    "a": np.arange(6.0).reshape(2, 3),
    "v": np.array([3, 1, 2]),
    "s": np.float64(2.5),
    "names": np.array(["a", "b"]),
    "objects": np.array([None, {}], dtype=object),
}
SANDBOX = Sandbox(CONTEXT)

SAME = [
    "np.array([[1, 2], [3, 4]])", "np.array([1, 2.5])", "np.array((1, 2), dtype='float32')",
    "np.array([1], dtype=float)", "np.asarray(v)", "np.asarray(v, float)", "np.array(3)", "np.array([a, a])",
    "np.zeros((2, 3))", "np.ones(3)", "np.ones(2, dtype='int')", "np.full((2, 2), 7)", "np.arange(5)",
    "np.arange(1, 2, 0.25)", "np.linspace(0, 1, 5)", "np.linspace(0, 1, 5, endpoint=False)",
    "np.eye(3)", "np.eye(2, 3, 1)", "np.identity(2)", "np.sqrt(a)", "np.add(a, 1)", "np.sum(a)", "np.sum(a, axis=0)",
    "np.sum(a, axis=(0, 1))", "np.mean(v)", "np.std(a, ddof=1)", "np.var(v, axis=0)", "np.median(v)",
    "np.dot(v, v)", "np.dot(a, v)", "np.dot(2, v)", "np.matmul(a, a.T)", "a @ a.T", "(1,) * len(a) @ a",
    "a @ ([1] * a.shape[1])", "a.item(0)", "a.item(0, 1)", "a.item((0, 1))", "5 in a", "None in a", "'x' in a",
    "[1, 2] in np.array([[1, 2], [3, 4]])", "9 not in np.array([[1, 2], [3, 9]])", "5 in np.array(5)",
    "np.inner(v, v)", "np.inner(a, a)",
    "np.outer(v, v)", "np.linalg.norm(a)", "np.linalg.det(np.eye(2) * 3)", "np.linalg.inv(np.eye(2) * 2)",
    "np.linalg.solve(np.eye(3), v)", "np.trace(np.eye(3))", "np.concatenate([v, v])", "np.stack([v, v], axis=1)",
    "np.where(v > 1, v, 0)", "np.clip(v, 1, 2)", "np.round(a / 3, 2)", "np.sort(v)", "np.argsort(v)", "np.transpose(a)",
    "np.reshape(a, (3, 2))", "np.reshape(a, -1)", "np.cumsum(v)", "np.logical_not(v > 1)", "np.pi", "np.inf",
    "np.newaxis is None", "np.float64(1)", "np.int8(5)", "a.shape", "a.ndim", "a.size", "a.T", "a.real", "a.imag",
    "a.sum()", "a.mean(axis=1)",
    "a.max()", "a.reshape(3, 2)", "a.reshape((6,))", "a.tolist()", "v.astype('float')", "v.astype(float)", "a.copy()",
    "a.flatten()", "a.ravel()", "v.item" if False else "s.item()", "s.round(0)", "v.dot(v)", "v.clip(1, 2)", "a.std()",
    "v.argmax()",
    "a + 1", "1 - a", "a * a", "a / 2", "a // 2", "a % 2", "a ** 2", "-a", "+a", "~v", "abs(-v)", "v & 1", "v | 1",
    "v ^ 1", "v << 1", "v >> 1", "v == 1", "v != [3, 1, 2]", "v < 2", "v >= 2", "a[0]", "a[0, 1]", "a[:, 1]",
    "a[..., 0]", "a[None]", "a[1][2]", "v[v > 1]",
    "v[[0, 2]]", "v[np.array([0, 1])]", "len(a)", "[x + 1 for x in v]", "sum(v)", "max(v)", "sorted(v)", "list(v)",
    "float(s)", "int(s)", "round(s)", "round(s, 1)", "s + 1", "s * s", "1 < s", "bool(s)", "s == 2.5", "f'{s:.2f}'",
    "not s", "str(v)", "f'{v}'", "np.sum([1, 2])",
    "np.sum(range(4))", "np.array({1: 2}) * 1" if False else "np.sum((1, 2))", "2 in v" if False else "3 in [1, 3]",
    "numpy.zeros(2)", "np.real(a)", "v.any()", "np.greater(v, 1)", "np.hypot(3, 4)", "np.nansum(a)",
]  # fmt: skip


SAME += [
    "np.corrcoef(v, [1, 2, 4])", "np.cov(v, [1, 2, 4])", "np.cov(v, y=v, ddof=0)", "np.cov(a, None, False)",
    "v * [3, 4, 5]", "(3, 4, 5) * v", "v + [3, 4, 5]", "[3, 4, 5] - v", "[1, 2] * np.int64(2)",
    "np.sum(v, None, float)",
    "np.mean(v, dtype='float32')", "np.percentile(v, 25, method='lower')", "a.transpose(1, 0)", "a.transpose()",
    "v.compress([True, False, True])", "a.compress([True, False], axis=0)",
    "np.trapezoid(v, None, 2.0)" if hasattr(np, "trapezoid") else "1",
    "v.sum(0, float)", "np.nan_to_num([np.nan], nan=5.0)", "np.std(a, 0, None)", "np.linalg.matrix_rank(a)",
    "np.sum(a, 0, keepdims=True)", "np.max(a, axis=1, keepdims=True)", "np.median(a, axis=1)", "np.ptp(v)",
    "np.nanmean(a)", "np.nanstd(a, axis=0)", "np.nanmedian(a)", "np.nanargmax(a)", "np.nancumsum(a)", "np.nanprod(a)",
    "np.percentile(v, 50)", "np.quantile(a, [0.1, 0.9], axis=1)", "np.nanpercentile(a, 10)",
    "np.average(v, weights=[1, 2, 3])", "np.average(a, axis=0)", "np.around(a / 7, decimals=1)",
    "np.sort(a, axis=0)", "np.unique([3, 1, 3])", "np.searchsorted([1, 3, 5], v)",
    "np.searchsorted([1, 3, 5], v, side='right')", "np.digitize([0.5, 2], [0, 1, 2])",
    "np.isin(v, [1, 2], invert=True)",
    "np.union1d(v, [9])", "np.intersect1d(v, [1, 9])", "np.setdiff1d(v, [1])", "np.setxor1d(v, [1, 9])",
    "np.bincount(v, minlength=9)", "np.bincount(v, weights=[0.5, 1, 2])", "np.diff(v)", "np.diff(a, n=2, axis=1)",
    "np.interp(1.5, [1, 2], [10, 20])", "np.cross([1, 0, 0], [0, 1, 0])", "np.kron([1, 2], [1, 1])", "np.vdot(v, v)",
    "np.convolve(v, [1, 1])", "np.convolve(v, [1, 1], mode='same')", "np.correlate(v, [1, 1])", "np.cov(a)",
    "np.cov(v)", "np.corrcoef(a)", "np.polyfit([0, 1, 2], [1, 3, 5], 1).round(6)", "np.polyval([1, 2], v)",
    "np.roots([1, -3, 2])", "np.roots([])", "np.roots([0, 2, 4, 0])", "np.polydiv([1, 2, 3], [1, 1])[0]",
    "np.polydiv(v, [2, 1])[1]",
    "np.allclose(a, a + 1e-12)", "np.isclose(v, 1)", "np.array_equal(v, v)", "np.nan_to_num([np.nan, 1])",
    "np.zeros_like(a)", "np.ones_like(v, dtype='float')", "np.full_like(v, 7)", "np.logspace(0, 2, 3)",
    "np.geomspace(1, 100, 3)", "np.diag(v)", "np.diag(np.eye(3), k=1)", "np.tril(np.ones((3, 3)))",
    "np.triu(np.ones((3, 3)), k=1)", "np.diagonal(a)", "np.trace(np.eye(3), 1)", "np.squeeze(a[None])",
    "np.expand_dims(v, 0)", "np.swapaxes(a, 0, 1)", "np.moveaxis(a, 0, 1)", "np.transpose(a, (1, 0))", "np.flip(v)",
    "np.fliplr(a)", "np.flipud(a)", "np.roll(v, 1)", "np.roll(a, 1, axis=1)", "np.rot90(a)", "np.repeat(v, 2)",
    "np.insert(v, 1, 9)", "np.insert(a, [0, 1], 7, axis=0)", "np.insert(a, 1, [5, 6])", "np.unravel_index(4, (2, 3))",
    "np.unravel_index([1, 5], (2, 3))", "np.empty((2, 3)).shape", "np.empty_like(a).shape",
    "np.repeat(v, [0, 1, 2])", "np.tile(v, 2)", "np.tile(v, (2, 1))", "np.broadcast_to(v, (2, 3))",
    "np.atleast_2d(v)", "np.append(v, [1])", "np.delete(v, 0)", "np.delete(a, [0], axis=0)",
    "np.concatenate([a, a], axis=1)", "np.vstack([v, v])", "np.hstack([v, v])", "np.dstack([v, v])",
    "np.column_stack([v, v])", "np.split(np.arange(4), 2)[1]", "np.array_split(v, [1])[1]", "np.nonzero(v > 1)[0]",
    "np.where(v > 1)[0]", "np.flatnonzero(v > 1)", "np.argwhere(a > 2)", "np.take(v, [0, 2])", "np.take(a, 1, axis=0)",
    "np.compress(v > 1, v)", "np.select([v > 2, v > 1], [v, -v], default=0)", "np.meshgrid(v, v)[1]",
    "np.histogram(v, bins=2)[0]", "np.histogram(v, bins=[0, 2, 4], density=True)[0]",
    "np.unique(v, return_counts=True)[1]",
    "np.clip(v, 2, None)", "np.clip(v, [0, 2, 2], 3)", "np.exp2(v)", "np.cbrt(v)", "np.rint(a / 4)", "np.gcd(v, 2)",
    "np.fmax(v, 2)", "np.bitwise_and(v, 1)", "np.invert(v)", "np.heaviside(v, 0.5)", "np.count_nonzero(a, axis=1)",
    "np.linalg.norm(a, axis=1)", "np.linalg.norm(a, 'fro')", "np.linalg.norm(v, ord=1)", "np.linalg.qr(a)[1]",
    "np.linalg.svd(a)[1]", "np.linalg.svd(a, full_matrices=False)[0]", "np.linalg.eigh(np.eye(2))[0]",
    "np.linalg.eig(np.eye(2))[0]", "np.linalg.eigvals(np.eye(2))", "np.linalg.pinv(a)", "np.linalg.matrix_rank(a)",
    "np.linalg.matrix_power(np.eye(2) * 2, 3)", "np.linalg.lstsq(np.eye(3), v, rcond=None)[0]",
    "np.linalg.cholesky(np.eye(2) * 4)", "a.squeeze()", "v.repeat(2)", "v.argsort()", "v.nonzero()[0]", "v.take([0])",
    "np.tril(v)", "np.triu(v, 1)", "np.polyval([[1], [2]], v)", "np.matmul(np.ones((3, 1, 2, 3)), np.ones((4, 3, 2)))",
    "np.linalg.solve(np.ones((2, 1, 1, 1)), np.ones((3, 1, 2)))", "np.trapezoid(a, [[1], [2]], axis=0)",
    "np.trapezoid(a, [0, 1, 3])", "np.trapezoid(a, [0, 2], axis=0)", "np.reshape(a.T, -1)", "np.lcm(v, [4, 6, 9])",
    "a.swapaxes(0, 1)", "a.sum(axis=0, keepdims=True)", "v.searchsorted(2)", "a.diagonal()",
    "np.copy(v)", "np.copy([[1, 2], [3, 4]])", "np.copy(3)", "np.copy(a=a)", "np.sort(v, kind='stable')",
    "np.argsort([2, 1, 2, 1], kind='stable')", "np.argsort(a, 0, 'mergesort')",
    "np.partition(v, 1)[1]", "np.partition([5, 3, 1, 4], [0, 3])[[0, 3]]", "np.partition(a, 0, axis=None)[0]",
    "np.argpartition(v, 0)[0]", "np.lexsort(([1, 1, 0], v))", "np.lexsort([v])", "np.lexsort(a)",
    "np.lexsort((a, -a), axis=0)", "np.indices((2, 3))", "np.indices((2, 3), dtype=float)",
    "np.indices((2, 3), sparse=True)[1]", "np.indices(())", "np.tri(3)", "np.tri(2, 3, 1)",
    "np.tri(3, k=-1, dtype=int)", "np.pad(v, 1)", "np.pad(v, (1, 2))",
    "np.pad(a, ((1, 0), (0, 2)), 'constant', constant_values=9)",
    "np.pad(a, 1, constant_values=((1, 2), (3, 4)))", "np.pad(v, 4, mode='edge')", "np.pad(v, 7, mode='wrap')",
    "np.pad(v, 7, mode='reflect')", "np.pad(v, 5, mode='symmetric', reflect_type='odd')", "np.pad([7], 3, 'reflect')",
    "np.pad(v, 2, 'linear_ramp', end_values=(5, -4))", "np.pad(a, 1, 'mean')", "np.pad(v, 2, 'maximum', stat_length=1)",
    "np.pad(a, 1, 'median', stat_length=None)", "np.pad(v, 1, 'minimum')", "np.pad(5, 1)", "np.pad([], 2)",
    "np.pad(a, [[1], [2]])", "np.gradient(v)", "np.gradient(v, 2)", "np.gradient([1, 2, 4, 8.0], [0, 1, 3, 4])",
    "np.gradient(a)[1]", "np.gradient(a, axis=1)", "np.gradient(a, 1, 2.0)[0]", "np.gradient(a, axis=(0, 1))[0]",
    "np.gradient([1, 2, 4, 8], edge_order=2)", "np.fromiter([1, 2], int)", "np.fromiter((x * x for x in v), float)",
    "np.fromiter([1.5, 2], int)", "np.fromiter(range(5), dtype='float32', count=3)", "np.fromiter([], float)",
    "np.fromiter(v, None)", "np.fromiter({1: 2, 3: 4}, int, -1)", "np.fromiter([True, 2], bool)",
    "np.ix_([0, 1], [True, False, True])[1]", "a[np.ix_([0, 1], [0, 2])]", "np.ix_([])[0]", "np.ix_()",
    "np.iinfo(np.int8).max", "np.iinfo('uint16').max", "np.iinfo(int).min", "np.iinfo(v.dtype).bits",
    "np.iinfo(5).kind", "np.iinfo(np.int8(1)).min", "repr(np.iinfo(np.int8))", "str(np.iinfo(np.uint8))",
    "np.iinfo(int).dtype == int", "np.finfo(float).eps", "np.finfo(np.float32).max", "np.finfo('float16').tiny",
    "np.finfo(1.5).resolution", "np.finfo(a.dtype).precision", "repr(np.finfo(float))", "np.finfo(np.float64).min",
    "np.finfo(complex).bits", "np.finfo(np.float32).dtype == np.float32", "str(np.finfo(np.float32))",
    "np.finfo(float).smallest_normal", "np.finfo(float).nmant", "isinstance(np.finfo(float), np.finfo)",
]  # fmt: skip

OF_EACH = {"x:array": "[1, 1]", "x1:array x2:array": "[6, 1], [2, 3]"}
SAME += [
    f"np.{name}({OF_EACH[listed.parameters] if name != 'arctanh' else '[0.5]'})"
    for name, listed in LISTED.items()
    if listed.parameters in OF_EACH and name != "fix"  # which newer versions warn of
]

OF_NUMPY_2 = ["np.trapezoid(v)", "np.trapezoid(a, dx=0.5, axis=0)"]

ALIKE = {
    "prod", "nanmin", "nanmax", "nanargmin", "nanvar", "nanquantile", "amin", "amax", "any", "all", "min", "argmin",
    "argmax", "nancumprod", "cumprod", "ravel", "atleast_1d", "linalg.eigvalsh", "fix",
}  # fmt: skip
"""Names made as others are that stand in the texts."""


def test_every_listed_function_is_compared_with_numpy() -> None:
    texts = " ".join([*SAME, *OF_NUMPY_2])
    assert not [name for name in LISTED if f"np.{name}(" not in texts and name not in ALIKE]


@in_one_test("text", [*SAME, *(OF_NUMPY_2 if hasattr(np, "trapezoid") else [])])
def test_a_member_does_what_numpy_does(text: str) -> None:
    wanted = eval(text, {**CONTEXT, "np": np, "numpy": np})
    for got in (SANDBOX.run(text), asyncio.run(SANDBOX.arun(text))):
        assert np.array_equal(got, wanted)
        assert type(got) is type(wanted)
        if isinstance(wanted, np.ndarray):
            assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)


DTYPES = [
    f"{array}.dtype {text}"
    for array in ("v", "np.zeros(2)", "np.array([1, 2], dtype=np.int32)", "np.array([True])", "np.array([1j])")
    for text in (
        "== float", "== np.float64", "== 'float64'", "!= int", "== 'int32'", "== '<i4'", "== '>i4'", "== 'abc'",
        "== 5", "== None", "== v.dtype", "in (bool, np.bool_)", ".name", ".kind", ".itemsize", ".str",
        "is np.zeros(3).dtype",
    )
] + [
    "float == v.dtype", "'float64' == np.zeros(2).dtype", "np.zeros(1).dtype in [1, float]", "str(v.dtype)",
    "repr([v.dtype])", "f'{v.dtype} {v.dtype!r}'", "'%s' % v.dtype", "v.astype(np.ones(1).dtype)[0]",
    "{v.dtype: 1}[v.dtype]", "v.sum().dtype.kind",
]  # fmt: skip


@pytest.mark.parametrize("text", [each.replace(".dtype .", ".dtype.") for each in DTYPES])
def test_a_dtype_is_what_it_is_in_numpy(text: str) -> None:
    assert SANDBOX.run(text) == eval(text, {**CONTEXT, "np": np})


def test_a_dtype_leaves_a_program_as_its_text() -> None:
    with pytest.raises(EvaluationError, match=r"hand over str\(…\) of it"):
        SANDBOX.run("v.dtype")


FAULTY = {
    "text": ("np.array(['a'])", "NotAllowed"), "none": ("np.array([None])", "NotAllowed"),
    "dict": ("np.sum([{}])", "NotAllowed"), "value": ("np.sum('abc')", "NotAllowed"),
    "dtype": ("np.array([1], dtype='O')", "TypeError"),
    **{
        f"dtype-{code}": (f"np.zeros(2, dtype='{code}')", "TypeError")
        for code in ("c1", "f16", "c32", "b9", "u3", "M8")
    },
    "dtype-value": ("np.zeros(2, dtype=5)", "TypeError"),
    "shape": ("np.zeros('a')", "TypeError"), "negative": ("np.zeros(-5)", "TypeError"),
    "many-axes": ("np.zeros((1,) * 33)", "TypeError"), "axis": ("np.sum(a, axis='x')", "TypeError"),
    "number": ("np.arange('x')", "TypeError"), "integer": ("np.linspace(0, 1, 2.5)", "TypeError"),
    "step": ("np.arange(0, 1, 0)", "ZeroDivisionError"), "broadcast": ("a + np.zeros(4)", "ValueError"),
    "product": ("a @ a", "ValueError"), "matrix-of-list": ("[1] @ v", "ValueError"),
    "operand": ("a + 'x'", "TypeError"), "index": ("v['a']", "IndexError"), "index-bounds": ("v[9]", "IndexError"),
    "ragged": ("np.array([[1], [1, 2]])", "ValueError"), "format": ("f'{v:.2f}'", "TypeError"),
    "truth": ("not v", "ValueError"), "names-iterate": ("[x for x in names]", "NotAllowed"),
    "names-index": ("names[0]", "NotAllowed"), "objects-sum": ("objects.sum()", "NotAllowed"),
    "objects-item": ("objects.item()", "NotAllowed"),
    "objects-list": ("objects.tolist()", "NotAllowed"), "singular": ("np.linalg.inv(np.zeros((2, 2)))", "LinAlgError"),
    "order": ("sorted([v, v])", "ValueError"), "scalar-length": ("len(s)", "TypeError"),
    "scalar-iterate": ("[x for x in s]", "TypeError"),
    "unknown-option": ("np.sum(a, out=a)", "TypeError"), "option-twice": ("np.sum(a, a=a)", "TypeError"),
    "too-many": ("np.vstack([a], 1, 2)", "TypeError"), "missing": ("np.sum()", "TypeError"),
    "missing-second": ("np.percentile(a)", "TypeError"), "word": ("np.convolve(v, v, mode='x')", "NotAllowed"),
    "norm-order": ("np.linalg.norm(a, ord='x')", "TypeError"), "places": ("np.round(1.5, 10 ** 9)", "NotAllowed"),
    "where-two": ("np.where(v, 1)", "ValueError"), "pair": ("np.histogram(v, range=5)", "TypeError"),
    "objects-view": ("objects.T", "NotAllowed"), "axes": ("np.roll(v, (0,) * 65, (0,) * 65)", "ValueError"),
    "indices": ("v[(0,) * 65]", "IndexError"), "indices-apart": ("a[[0, 1], [0, 1, 2]]", "IndexError"),
    "coefficients": ("np.polydiv(a, v)", "ValueError"),
    "huge-literal": ("np.array([10 ** 400])", "TypeError"), "as-key": ("{v: 1}", "TypeError"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "kind"), FAULTY.values(), ids=FAULTY.keys())
def test_what_is_wrong_is_told(text: str, kind: str) -> None:
    with pytest.raises(EvaluationError) as caught:
        SANDBOX.run(text)
    assert caught.value.exc_type == kind


@pytest.mark.parametrize(
    "text", ["a + np.zeros(4)", "np.zeros((2, 2)) * np.zeros(3)", "np.add(v, np.zeros((4, 1, 2)))"]
)
def test_shapes_that_do_not_fit_are_told_as_numpy_tells_them(text: str) -> None:
    with pytest.raises(ValueError) as real:  # noqa: PT011 - its words are compared
        eval(text, {"np": np, **CONTEXT})
    with pytest.raises(EvaluationError) as caught:
        SANDBOX.run(text)
    assert caught.value.message == str(real.value)


def test_an_array_of_the_context_keeps_its_identity() -> None:
    assert SANDBOX.run("a") is CONTEXT["a"]
    assert SANDBOX.run("f'{objects} {names}'") == "<ndarray> <ndarray>"
    assert SANDBOX.run("{s: 1}") == {2.5: 1}


@pytest.mark.parametrize(
    "text", ["np.zeros((0, 10 ** 9))", "np.stack([np.zeros((0, 10 ** 6))] * 9)", "a.reshape(0, 10 ** 8)"]
)
def test_an_empty_array_is_charged_for_its_other_axes(text: str) -> None:
    with pytest.raises(LimitExceeded, match="sequence_items"):
        SANDBOX.run(text)


def test_arrays_of_usual_size_are_computed_with() -> None:
    assert SANDBOX.run("np.linalg.norm(np.arange(100000))") > 0
    assert SANDBOX.run("(np.ones((200, 200)) @ np.ones((200, 200))).sum()") == 200.0**3


@in_one_test("name", LISTED)
def test_no_function_writes_into_an_array_of_the_host(name: str) -> None:
    """Whatever stands where numpy has `out` or `copy`, which no text can give."""
    if not hasattr(np, name.partition(".")[0]):
        return
    x = np.array([[1.0, np.nan, 3.0], [2.0, 1.0, 0.0]])
    before = x.copy()
    sandbox = Sandbox({"x": x})
    for given in ["0", "0.0", "True", "x", "None", "None, None, x", "0, None, x", "0, x", "0, None, None, None, x"]:
        for times in (1, 3):
            with contextlib.suppress(SandboxError):
                sandbox.run(f"np.{name}(x, {', '.join([given] * times)})")
            assert np.array_equal(x, before, equal_nan=True), given


@pytest.mark.parametrize(
    ("text", "argument"),
    [
        ("np.nan_to_num(a, 0.0)", "copy"),
        ("np.min(a, 0, True)", "out"),
        ("np.isin(v, v, True)", "assume_unique"),
        ("np.percentile(a, 5, None, True)", "out"),
    ],
)
def test_an_argument_by_position_is_the_one_that_numpy_has_there(text: str, argument: str) -> None:
    with pytest.raises(EvaluationError, match=argument):
        SANDBOX.run(text)


_AS_NUMBERS = [
    "'%.2f' % s", "'%d items' % i", "'%s %s' % (i, 'a')", "'%s' % v", "'%5.1f|%s' % (v[0], v)", "str([s])", "f'{[i]}'",
    "repr(a)", "f'{v!r} {v} {s!r} {s}'", "str({'a': v, 'b': (i,)})", "repr(v > 1)", "str([v > 1])",
    "repr(np.zeros((2, 3)))",
    "math.sqrt(i)", "math.floor(s)", "math.isnan(s)", "math.gcd(i, 4)", "math.factorial(i)", "math.comb(4, i)",
    "math.fsum(v)", "math.hypot(*v)", "math.dist(v, [0, 0, 0])", "math.fsum([s, 1])", "statistics.stdev(v)",
    "statistics.fmean([s, i])", "statistics.fmean(x for x in v)", "statistics.fmean(v)", "Decimal(s)",
    "datetime.timedelta(days=s)", "random.choice(v) in v", "random.randint(i, i) == 2", "len(random.sample(xs, i))",
    "json.dumps({'a': s})", "json.dumps([(s, 1), {'x': {'y': s}}], indent=1)", "json.dumps({s: 1})", "json.dumps(i)",
    "xs[:i]", "xs[i:]", "'abcd'[i::i]", "xs[np.int64(-1)]", "xs.index(np.int64(20))", "xs.count(np.int64(20))",
    "deque(xs)[i]", "divmod(i, 2)", "divmod(7.5, s)", "complex(s)", "hash(i) == hash(2)", "hash(s) == hash(2.5)",
    "sorted(zip(v, 'abc'))", "max((x, n) for n, x in enumerate(v))", "min(zip(v, 'abc'))", "[*v] == v.tolist()",
    "{'m': s} == {'m': 2.5}", "(i, 'a') in [(2, 'a')]", "s in [None, 2.5]",
    "i in ('a', None)", "s != None", "[s, 1] < [s, 2]",
]  # fmt: skip
_CHANGED = ["xs[i] = 5", "del xs[i]", "xs.insert(i, 9)", "xs.pop(i)", "xs[i:i] = [7]", "xs.remove(np.int64(20))"]


@pytest.mark.parametrize("text", _AS_NUMBERS)
def test_numbers_of_numpy_are_taken_for_those_of_python(text: str) -> None:
    modules = (
        "import datetime, json, math, random, statistics\nfrom collections import deque\nfrom decimal import Decimal\n"
    )
    context = {"i": np.int64(2), "s": np.float64(2.5), "v": np.array([3.0, 1.0, 2.0]), "a": np.arange(6).reshape(2, 3)}
    context["xs"] = [10, 20, 30]
    program = f"{modules}from decimal import Decimal\n{text}"
    found = outcome(lambda: Sandbox(context, policy=Policy.PROGRAMS).run(program))
    assert found == expected(program, {**context, "np": np})


@pytest.mark.parametrize("text", _CHANGED)
def test_numbers_of_numpy_are_places_in_lists(text: str) -> None:
    program = f"xs = [10, 20, 30]\n{text}\nxs"
    right = executed(program, {"i": np.int64(1), "np": np})
    assert Sandbox({"i": np.int64(1)}, policy=Policy.PROGRAMS).run(program) == right


@pytest.mark.parametrize(
    "text",
    [
        "xs = [i]\nxs.append(xs)\nmath.fsum(xs)",
        "random.shuffle((i, i))",
        "math.fsum(x for x in [i, 'a'])",
        "math.factorial(np.int64(10 ** 9))",
        "math.comb(np.int64(10 ** 9), np.int64(10 ** 8))",
        "np.array_split([1, 2], np.int64(10 ** 9))",
        "np.split([1, 2], np.array(10 ** 9))",
        "np.histogram([1, 2], np.array(10 ** 9))",
        "math.sqrt([i])",
        "json.dumps([{i: 1}])",
        "[1].pop(evil)",
        "xs = [1]\nxs[evil] = 1",
    ],
)
def test_numbers_of_numpy_pass_no_limit(text: str) -> None:
    evil = type("Evil", (), {"__index__": lambda _: 0, "__ne__": lambda *_: 1 / 0})()
    with pytest.raises((EvaluationError, LimitExceeded)) as caught:
        Sandbox({"i": np.int64(2), "evil": evil}, policy=Policy.PROGRAMS).run(f"import json, math, random\n{text}")
    assert "ZeroDivision" not in str(caught.value)


def _indices(draw: random.Random, shape: tuple[int, ...]) -> Iterator[Any]:
    """Parts of an index for the axes of a shape, one of which at least is an array."""
    axes = iter(shape)
    for size in axes:
        kind = draw.choice(["slice", "integer", "array", "array", "mask", "true", "none", "rest", "wide"])
        if kind == "slice":
            yield slice(draw.choice([None, 0, 1, -2]), draw.choice([None, 2, -1]), draw.choice([None, 1, -1, 2]))
        elif kind == "integer":
            yield draw.randrange(size)
        elif kind == "array" or kind == "wide":
            sizes = (draw.choice([1, 2]),) * draw.choice([1, 2]) if kind == "array" else (5, 1)
            yield np.array([draw.randrange(size) for _ in range(math.prod(sizes))]).reshape(sizes)
        elif kind == "mask":
            yield np.array([draw.random() < 0.5 for _ in range(size)])
        elif kind == "rest":
            yield ...
            return
        else:
            yield True if kind == "true" else None


@pytest.mark.parametrize("offset", [-(2**31), 1 - 2**31, 2**31 - 1])
def test_a_diagonal_beyond_an_array_is_empty(offset: int) -> None:
    # numpy itself reads outside of the array for the first of them.
    column = np.ones((5_000, 1))
    texts = "np.diagonal(m, {0}), np.diag(m, {0}), m.diagonal({0}), [np.trace(m, {0}), m.trace({0})]"
    *empty, sums = Sandbox({"m": column}).run(texts.format(offset))
    assert [each.size for each in empty] == [0, 0, 0]
    assert sums == [0.0, 0.0]


def test_an_index_is_charged_for_what_it_gives() -> None:
    draw, copied = random.Random(7), 0
    for _ in range(1_500):
        shape = tuple(draw.choice([1, 2, 3, 4]) for _ in range(draw.choice([1, 2, 3])))
        owner, index = np.arange(math.prod(shape)).reshape(shape), tuple(_indices(draw, shape))
        with contextlib.suppress(IndexError):
            wanted = owner[index]
            context = {"a": owner, "i": index}
            assert np.array_equal(Sandbox(context).run("a[i]"), wanted)
            size = math.prod(max(each, 1) for each in wanted.shape)
            if size > 1 and not np.shares_memory(wanted, owner) and wanted.size:
                copied += 1
                assert np.array_equal(Sandbox(context, limits=Limits(sequence_items=size)).run("a[i]"), wanted)
                with pytest.raises(LimitExceeded, match="sequence_items"):
                    Sandbox(context, limits=Limits(sequence_items=size - 1)).run("a[i]")
    assert copied > 300


CHANGED = [
    *(f"v.sort({given})" for given in ("", "0", "axis=-1", "kind='stable'", "0, 'heapsort'", "axis=None", "axis=4",
                                       "kind='x'", "reverse=True", "key=abs")),
    *(f"v.fill({given})" for given in ("9", "1.9", "True", "'7'", "'x'", "None", "v[0]", "np.array(5)",
                                       "np.array([3])")),
    "a.sort()", "a.sort(0)", "a.T.sort()", "a[:, 1].sort()", "v[::-1].sort()", "f = v.sort\nf()", "a[0].fill(7)",
    "f = a.fill\nf(5)", "a.fill('1e3')", "a.fill([1, 2])", "a.fill(None)", "np.broadcast_to(v, (2, 3)).sort()",
    "np.broadcast_to(v, (2, 3)).fill(1)", "np.array(3).sort()", "b = np.array([True, False])\nb.fill('')\nv = b",
    "w = v\nw.sort()", "w = v.copy()\nw.sort()", "getattr(v, 'sort')()", "[each.sort() for each in a]",
    *(f"{owner}[1] = {value}" for owner in ("v", "a[0]", "np.ones(3)", "np.zeros(2, bool)", "np.zeros(2, complex)")
      for value in ("'x'", "'5'", "''", "' 7 '", "'1_0'", "None", "'nan'", "'300'")),
    "b = np.zeros(2, np.int8)\nb[0] = '300'", "a[:, 1] = '4'", "v[[0, 1]] = 'x'", "v[v > 1] = '5'", "a[0] = 'x'",
    "v[5] = 'x'", "w = np.asarray(v)\nw[0] = 9", "w = np.asarray(v, dtype=int)\nw[0] = 9",
    "w = np.asarray(a, int)\nw[0] = 9", "w = np.asarray(v[1:])\nw[0] = 9", "w = np.asarray([v, v])\nw[0] = 9",
]  # fmt: skip


@pytest.mark.parametrize("owned", [True, False])
@in_one_test("change", CHANGED)
def test_an_array_is_changed_as_by_numpy(change: str, owned: bool) -> None:
    tried = "\n    ".join(change.split("\n"))
    text = f"told = None\ntry:\n    {tried}\nexcept Exception as error:\n    told = type(error).__name__, str(error)\n"
    made = {"v": np.array([3, 1, 2]), "a": np.array([[2.0, 3.0, 1.0], [6.0, 5.0, 4.0]])}
    begin = "v = np.array([3, 1, 2])\na = np.array([[2.0, 3.0, 1.0], [6.0, 5.0, 4.0]])\n" if owned else ""
    program = f"import numpy as np\n{begin}{text}told, v.tolist(), a.tolist()"
    context = {} if owned else {name: each.copy() for name, each in made.items()}
    found = outcome(lambda: Sandbox(context, policy=Policy.PROGRAMS).run(program))
    right = expected(program, {**{name: each.copy() for name, each in made.items()}, "np": np})
    assert repr(found) == repr(right)
    assert all(np.array_equal(context[name], made[name]) for name in context)


@pytest.mark.parametrize("change", ["a.sort()", "a.fill(1)", "f = a.sort\nf()"])
def test_no_array_of_objects_is_changed(change: str) -> None:
    objects = np.array([2, 1], dtype=object)
    with pytest.raises(EvaluationError, match="opaque"):
        Sandbox({"a": objects}, policy=Policy.PROGRAMS).run(change)
    assert objects.tolist() == [2, 1]


@pytest.mark.parametrize("text", ["a.sort()", "a.fill(1)", "getattr(a, 'sort')()"])
def test_an_expression_changes_no_array(text: str) -> None:
    with pytest.raises(SandboxError):
        SANDBOX.run(text)


@pytest.mark.parametrize(
    "text",
    ["np.pad([1], 10 ** 9)", "np.pad([1, 2], (0, 10 ** 9), 'wrap')", "np.indices((10 ** 4, 10 ** 4))",
     "np.tri(10 ** 5)", "np.gradient(np.broadcast_to(a, (10 ** 4, 10 ** 4)))", "np.fromiter(itertools.count(), int)",
     "np.partition(a, a)", "np.ix_(*[a] * 10 ** 4)"],
)  # fmt: skip
def test_what_an_array_takes_is_charged_before_it_is_made(text: str) -> None:
    with pytest.raises(LimitExceeded):
        Sandbox({"a": np.arange(10_000)}, policy=Policy.PROGRAMS).run(f"import itertools\n{text}")


@pytest.mark.parametrize("index", ["[0, 2]", "v > 1", "1:", "(..., [1])", "True", "None", "-1"])
@pytest.mark.parametrize("value", ["7", "np.array([8])", "v[:1]", "np.array([[9]])"])
def test_items_are_set_as_by_numpy(index: str, value: str) -> None:
    text = f"v = np.array([3, 1, 2])\nv[{index}] = {value}\nv.tolist()"
    assert outcome(lambda: Sandbox(policy=Policy.PROGRAMS).run(text)) == expected(text, {"np": np})


NOT_FINITE = [
    "np.linalg.svd(m)", "np.linalg.pinv(m)", "np.linalg.matrix_rank(m)", "np.linalg.lstsq(m, np.ones(40))",
    "np.linalg.lstsq(np.eye(40), m)", "np.linalg.eig(m)", "np.linalg.eigvals(m)", "np.linalg.eigh(m)",
    "np.linalg.eigvalsh(m)", "np.linalg.norm(m, 2)", "np.linalg.norm(m, -2)", "np.linalg.norm(m, 'nuc')",
    "np.linalg.norm(np.stack([m, m]), 2, (1, 2))", "np.polyfit(m[0], np.ones(40), 3)",
    "np.polyfit(np.ones(40), m[0], 3)", "np.polyfit([1e300, 2, 3], [1, 2, 3], 2)",
    "np.polyfit([0, 0, 0], [1, 2, 3], 2)", "np.polyfit([1e-300, 0], [1, 2], 1)",
]  # fmt: skip


@pytest.mark.parametrize("item", ["nan", "inf", "-inf"])
@in_one_test("text", NOT_FINITE)
def test_what_converges_to_nothing_is_not_begun(text: str, item: str) -> None:
    """LAPACK goes on for ever over some such matrices, and prints what it thinks of others."""
    start = f"import numpy as np\nm = np.eye(40)\nm[0, 5] = float('{item}')\n"
    with pytest.raises(SandboxError, match="Array must not contain infs or NaNs"):
        Sandbox(policy=Policy.PROGRAMS).run(start + text)


def test_what_is_gone_over_once_takes_any_numbers() -> None:
    m = np.array([[1.0, np.inf], [0.0, np.nan]])
    for text in ("np.linalg.norm(m[0])", "np.linalg.norm(m)", "np.linalg.norm(m, 2, 1)"):
        assert np.array_equal(Sandbox({"m": m}).run(text), eval(text), equal_nan=True), text


@pytest.mark.parametrize("call", ["np.full(2, 2 ** 64)", "np.linalg.norm(2 ** 64, 3, 0)", "np.repeat(-2 ** 63 - 1, 2)"])
def test_no_array_of_objects_is_made_of_an_integer_that_no_array_holds(call: str) -> None:
    with pytest.raises(EvaluationError, match=r"integers of up to 64 bits .* float\("):
        Sandbox().run(call)


def test_a_long_integer_is_computed_with_beside_floats() -> None:
    assert Sandbox().run("np.multiply(1.5, 2 ** 70), np.float64(1.5) * 2 ** 70") == (1.5 * 2**70, 1.5 * 2**70)
    assert Sandbox().run("np.full(1, 2 ** 63).tolist(), np.full(1, -2 ** 63).tolist()") == ([2**63], [-(2**63)])


@pytest.mark.parametrize(
    ("made", "arrays"),  # how many, of 30 axes or as much as that
    [
        ("e.T", 1), ("e[...]", 1), ("e[None]", 1), ("e + 1", 1), ("e.copy()", 1), ("np.nonzero(e)", 6),
        ("np.array_split(e, 50)", 50), ("np.meshgrid(*[np.ones(1)] * 31)", 31), ("list(e)", 1), ("e.real", 1),
        ("np.reshape(e, e.shape)", 1), ("e.astype(float)", 1),
    ],
)  # fmt: skip
def test_arrays_are_charged_by_their_axes(made: str, arrays: int) -> None:
    kept: list[int] = []
    limits = Limits(memory_bytes=9_000_000, calls=100_000)
    text = f"import numpy as np\ne = np.ones((1,) * 31)\nxs = []\nwhile True:\n    xs.append({made})\n    keep(len(xs))"
    with pytest.raises(LimitExceeded) as caught:
        Sandbox({"keep": kept.append}, policy=Policy.PROGRAMS, limits=limits).run(text)
    assert caught.value.limit == "memory_bytes"
    assert kept[-1] * arrays * (112 + 16 * 30) <= 9_000_000


def test_the_error_of_linear_algebra_is_caught_by_its_name() -> None:
    text = "try: linalg.inv([[0, 0], [0, 0]])\nexcept linalg.LinAlgError as e: told = str(e)\ntold"
    text = f"from numpy import linalg\n{text}"
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == "Singular matrix"
