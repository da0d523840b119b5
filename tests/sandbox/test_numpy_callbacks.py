"""Functions of numpy that call one of the program, which may call tools: `vectorize` and `apply_along_axis`."""

import numpy as np
import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Policy, Sandbox

from .programs import by_name, compare_with_python

PROGRAMS = by_name("""
# vec
import numpy as np
def f(x, y):
    return x + same(y)
g = np.vectorize(f)
[g([1, 2], 3).tolist(), g(np.arange(4).reshape(2, 2), [10, 20]).tolist(), repr(g(1, 2)),
 np.vectorize(lambda x: x / 2 if x % 2 else x)([2, 3]).tolist()]

# otypes
import numpy as np
[np.vectorize(lambda x: x / 2, otypes=[float])(np.arange(3)).tolist(),
 np.vectorize(lambda x: x, otypes=[float])([]).tolist(),
 np.vectorize(lambda x: x > 1, otypes=[bool])([1, 2]).tolist()]

# decorator
import numpy as np
@np.vectorize
def relu(x):
    return max(x, 0.0)
relu(np.array([[-1.0, 2.0], [3.0, -4.0]])).tolist()

# wrong
import numpy as np
told = []
for act in (lambda: np.vectorize(lambda x: x)([]), lambda: np.vectorize(lambda x: 1 / 0)([1]),
            lambda: np.vectorize(lambda x, y: x)([1]), lambda: np.vectorize(lambda x, y: x)([1, 2], [1, 2, 3])):
    try:
        told.append(act())
    except Exception as e:
        told.append(type(e).__name__)
told

# along
import numpy as np
a = np.arange(12).reshape(3, 4)
[np.apply_along_axis(lambda r: r.sum() + same(1), 1, a).tolist(), np.apply_along_axis(sorted, 0, -a).tolist(),
 np.apply_along_axis(lambda r, k: r[:k] * 2, 1, a, 2).tolist(), np.apply_along_axis(np.mean, 0, a).tolist(),
 np.apply_along_axis(lambda r: r / r.max(), -1, [[1, 2], [3, 4]]).tolist()]

# along wrong
import numpy as np
told = []
for act in (lambda: np.apply_along_axis(sum, 5, np.eye(2)), lambda: np.apply_along_axis(lambda r: 1 / 0, 0, np.eye(2)),
            lambda: np.apply_along_axis(sum, 0, np.zeros((0, 0))), lambda: np.apply_along_axis(sum, 0, 5)):
    try:
        told.append(act())
    except Exception as e:
        told.append(type(e).__name__)
told

# piecewise
import numpy as np
x = np.linspace(-2, 2, 5)
def square(v, k=1): return v * v * k
told = [np.piecewise(x, [x < 0, x >= 0], [lambda v: -v + same(1), square]).tolist(),
        np.piecewise(x, [x < 0], [5, -1]).tolist(), np.piecewise(x, [x < -1, x > 1], [square, square, 9], 2).tolist(),
        np.piecewise(x, x > 0, [square], k=3).tolist(), np.piecewise(x, (x < 9,), (abs,)).tolist(),
        np.piecewise([1, 2, 3], [[True, False, True]], [lambda v: v / 2]).tolist(),
        np.piecewise(3, [False, True], [1, square]).tolist(), np.piecewise(x, [x > 9], [lambda v: 1 / 0, 2]).tolist()]
for act in (lambda: np.piecewise(x, [x < 0], [1, 2, 3]), lambda: np.piecewise(x, [x < 0], [lambda v: 1 / 0]),
            lambda: np.piecewise(x, [x < 0], [lambda v: [1, 2, 3]]), lambda: np.piecewise(x, [x < 0], [square], 1, 2)):
    try: told.append(act())
    except Exception as e: told.append((type(e).__name__, str(e)))
told

# piecewise in order
import numpy as np
seen = []
def f(v):
    seen.append(same(len(v)))
    return len(seen)
x = np.arange(6)
[np.piecewise(x, [x < 1, x > 3], [f, f, f]).tolist(), seen, f(x), seen]

# order
import numpy as np
seen = []
def f(x):
    seen.append(same(int(x)))
    return len(seen)
[np.vectorize(f)([5, 6, 7]).tolist(), seen,
 np.apply_along_axis(lambda r: f(r[0]), 0, np.eye(3)).tolist(), seen]
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_a_function_of_the_program_is_called_as_numpy_calls_it(text: str) -> None:
    compare_with_python(text)


@pytest.mark.parametrize(
    "text", ["np.vectorize(lambda x: 'a')([1])", "np.vectorize(lambda x: (x, x))([1])", "np.vectorize(3)([1])",
             "np.apply_along_axis(lambda row: 'a', 0, a)", "np.apply_along_axis(lambda row: None, 0, a)",
             "np.vectorize(lambda x: x, otypes=['O'])([1])", "np.piecewise(a, [a > 0], [lambda v: 'a'])",
             "np.piecewise(a, [a > 0], ['a'])", "np.piecewise(a, [a > 0], len)"]
)  # fmt: skip
def test_what_is_no_number_stands_in_no_array(text: str) -> None:
    with pytest.raises(EvaluationError):
        Sandbox({"a": np.eye(2)}, policy=Policy.PROGRAMS).run(text)


@pytest.mark.parametrize(
    "text",
    [
        "np.vectorize(lambda x: x)(np.zeros(10 ** 6))", "np.vectorize(lambda x, y: x)(a, a.reshape(-1, 1))",
        "np.apply_along_axis(lambda row: np.zeros(10 ** 4), 1, a.reshape(-1, 1))",
        "np.apply_along_axis(len, 1, np.zeros((10 ** 6, 1)))",
        "np.piecewise(np.zeros(10 ** 5), [a[:1] > 0] * 99, [1] * 99)",
    ],
)  # fmt: skip
def test_calls_and_what_they_give_are_charged(text: str) -> None:
    with pytest.raises(LimitExceeded):
        Sandbox({"a": np.zeros(5_000)}, policy=Policy.PROGRAMS).run(text)


def test_a_row_that_is_changed_is_the_text_s_own() -> None:
    a = np.arange(4.0).reshape(2, 2)
    text = "def f(row):\n    row[0] = 9\n    return row.sum()\n[np.apply_along_axis(f, 1, a).tolist(), a.tolist()]"
    assert Sandbox({"a": a}, policy=Policy.PROGRAMS).run(text) == [[10.0, 12.0], [[9.0, 1.0], [9.0, 3.0]]]
    assert a.tolist() == [[0.0, 1.0], [2.0, 3.0]]
