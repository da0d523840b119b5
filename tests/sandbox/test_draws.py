"""`np.random`: numpy's own numbers for a seed, from generators of the run, in the order of the program."""

import numpy as np
import pytest

from lightfc_sandbox import EvaluationError, LimitExceeded, Limits, Policy, Sandbox, SandboxError
from tests.support.tables import in_one_test

from .programs import by_name, compare_with_python

_BOTH = (
    "random()", "random(3)", "random(size=(2, 2))", "standard_normal()", "standard_normal(2)", "normal()",
    "normal(5, 2, size=3)", "normal(loc=[1, 2], scale=np.array([[1], [2]]))", "uniform(-1, 1)", "uniform(size=2)",
    "uniform(0, [1, 2], (3, 2))", "exponential(2.0, 3)", "poisson(3, size=(2, 3))", "binomial(10, 0.5, size=4)",
    "choice(5)", "choice([1, 2, 3], 4)", "choice(np.arange(4.0), size=(2, 2))", "choice(10, 4, replace=False)",
    "choice(4, 3, p=[0.1, 0.2, 0.3, 0.4])", "choice([7, 8, 9], 2, False, [0.2, 0.3, 0.5])",
    "permutation(5)", "permutation([3, 1, 2])", "permutation(np.eye(3))",
    "choice(20_000, 3, replace=False)",
)  # fmt: skip
_GENERATOR = (
    *_BOTH, "integers(10)", "integers(1, 7, size=5)", "integers(0, 1, endpoint=True, size=4)", "integers([1, 2], 9)",
    "integers(5, size=2, dtype='int8')", "choice(5, 3, replace=False, shuffle=False)",
)  # fmt: skip
_STATE = (
    *_BOTH, "rand()", "rand(2)", "rand(2, 3)", "randn()", "randn(3)", "randint(10)", "randint(1, 7, 5)",
    "randint(0, [3, 4])", "random_sample(2)",
)  # fmt: skip
_SHUFFLED = (
    "xs = list(range(9))\na = np.arange(8).reshape(4, 2)\n{0}.shuffle(xs)\n{0}.shuffle(a)\n"
    "(xs, a.tolist(), {0}.random())"
)
_WRONG = (
    "choice([])", "choice(3, 4, replace=False)", "choice(3, p=[1, 1, 1])", "normal(0, -1)", "poisson(-1)",
    "binomial(1, 2)",     "random(-1)", "uniform(0, [1, 2], 3)", "choice([1, 2], size=2, p=[1])",
)  # fmt: skip

MADE = {
    "rng": ("rng = np.random.default_rng(7)", _GENERATOR), "np.random": ("np.random.seed(7)", _STATE),
    "state": ("state = np.random.RandomState(7)", _STATE),
}  # fmt: skip
CASES = [
    *((begin, f"{name}.{each}") for name, (begin, texts) in MADE.items() for each in texts),
    *((begin, _SHUFFLED.format(name)) for name, (begin, _) in MADE.items()),
    *(("", f"np.random.default_rng({seed}).random()") for seed in ("0", "10 ** 30", "[1, 2]", "True")),
    *(("", f"np.random.RandomState({seed}).rand()") for seed in ("0", "2 ** 32 - 1", "[1, 2]")),
]  # fmt: skip
PLAIN = "found = {}\n[repr(found), getattr(found, 'shape', 0)]"


@in_one_test("begin, text", CASES)
def test_a_seed_gives_the_numbers_of_numpy(begin: str, text: str) -> None:
    above, _, last = text.rpartition("\n")
    compare_with_python(f"import numpy as np\n{begin}\n{above}\n{PLAIN.format(last)}")


@in_one_test("begin, text", [(begin, f"{name}.{each}") for name, (begin, _) in MADE.items() for each in _WRONG])
def test_what_numpy_refuses_is_told_as_numpy_tells_it(begin: str, text: str) -> None:
    compare_with_python(
        f"import numpy as np\n{begin}\ntry:\n    told = repr({text})\n"
        "except Exception as error:\n    told = type(error).__name__\ntold"
    )


PROGRAMS = by_name("""
# numbers are drawn in order where calls overlap
import numpy as np
rng = np.random.default_rng(3)
np.random.seed(4)
def draw(i):
    before = rng.random()
    return [before, same(i), float(rng.normal(same(i), 1)), np.random.rand(), int(rng.integers(same(9)))]
[draw(i) for i in range(4)], [float(rng.uniform(0, same(i))) + np.random.uniform(0, same(1)) for i in range(3)]

# shuffled where calls overlap
import numpy as np
rng = np.random.default_rng(3)
xs = list(range(6))
def mix(i):
    rng.shuffle(xs)
    return xs[same(0)], [*xs]
[mix(i) for i in range(3)], xs, same(xs)

# each generator has its own numbers
import numpy as np
from numpy.random import default_rng
a, b = default_rng(1), np.random.default_rng(1)
[a.random() == b.random(), a.random() == default_rng(1).random(), np.random.default_rng(a) is a, type(a).__name__]

# a simulation
import numpy as np
np.random.seed(0)
steps = np.random.choice([-1, 1], size=(100, 20), p=[0.4, 0.6])
ends = steps.cumsum(axis=1)[:, -1]
data = np.random.normal(10, 2, 500)
sample = np.random.choice(data, 50, replace=False)
[float(ends.mean()), float(data.std()), float(np.percentile(sample, 90)),
 [str(np.random.choice(['a', 'b'])) for _ in range(5)],
 'c' == str(np.random.default_rng(1).choice(('c', 'd'), p=[0.9, 0.1]))]
""")


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_programs_that_draw_are_those_of_python(text: str) -> None:
    compare_with_python(text)


def test_the_generator_of_the_host_is_neither_read_nor_set() -> None:
    np.random.seed(11)
    before = np.random.get_state()[1].copy()  # type: ignore[index, union-attr]
    found = Sandbox({}, policy=Policy.PROGRAMS).run("np.random.seed(5)\n[np.random.rand(), np.random.rand()]")
    assert (np.random.get_state()[1] == before).all()  # type: ignore[index, union-attr]
    assert found == np.random.RandomState(5).rand(2).tolist()
    assert Sandbox().run("np.random.rand() != np.random.rand()")


def test_a_session_keeps_its_generator() -> None:
    session = Sandbox(policy=Policy.PROGRAMS).session()
    session.run("np.random.seed(5)\nrng = np.random.default_rng(6)")
    assert session.run("np.random.rand()") == np.random.RandomState(5).rand()
    assert session.run("rng.random()") == np.random.default_rng(6).random()


@pytest.mark.parametrize(
    "text",
    [
        "rng.bit_generator", "rng.spawn(2)", "rng.bytes(3)", "np.random.get_state()", "np.random.set_state(1)",
        "np.random.Generator(1)", "np.random.PCG64(1)", "np.random.mtrand", "np.random._rand", "rng.__getstate__()",
        "rng.random(3, np.float32, np.zeros(3))", "rng.random(out=np.zeros(3))", "rng.normal(owner=rng)",
        "np.random.default_rng('a')", "np.random.default_rng(rng.random)", "np.random.seed([1] * 10 ** 5)",
        "rng.choice(['a', 'b'], 2)", "rng.choice(['a', None])", "rng.shuffle('ab')", "rng.shuffle((1, 2))",
        "hosted.random()", "hosted.shuffle([1])", "np.random.default_rng(hosted)", "rng",
        "np.random.choice(objects)", "np.random.shuffle(objects)",
    ],
)  # fmt: skip
def test_nothing_else_of_numpy_is_reached(text: str) -> None:
    hosted = np.random.default_rng(1)
    before = hosted.bit_generator.state
    context = {"hosted": hosted, "objects": np.array([None, {}], dtype=object)}
    with pytest.raises(SandboxError):
        Sandbox(context, policy=Policy.PROGRAMS).run(f"rng = np.random.default_rng(1)\n{text}")
    assert hosted.bit_generator.state == before


def test_what_is_shuffled_is_the_text_s_own() -> None:
    xs, a = [1, 2, 3, 4], np.arange(9)
    sandbox = Sandbox({"xs": xs, "a": a}, policy=Policy.PROGRAMS)
    assert sandbox.run("np.random.seed(1)\nnp.random.shuffle(xs)\nnp.random.shuffle(a)\n[xs, a.tolist()]") != [
        xs,
        a.tolist(),
    ]
    assert (xs, a.tolist()) == ([1, 2, 3, 4], [*range(9)])
    with pytest.raises(EvaluationError, match="an expression may not"):
        Sandbox({"xs": xs}).run("np.random.shuffle(xs)")


@pytest.mark.parametrize(
    "text",
    [
        "np.random.rand(10 ** 9)", "np.random.rand(10 ** 4, 10 ** 4)", "np.random.normal(size=10 ** 12)",
        "np.random.permutation(10 ** 9)", "np.random.choice(10 ** 9, 2, replace=False)",
        "np.random.randint(5, size=10 ** 9)", "np.random.default_rng(1).choice(10 ** 9, 10 ** 8)",
        "np.random.normal(np.zeros((10 ** 4, 1)), np.ones((1, 10 ** 4)))",
        "np.random.default_rng(1).permutation(10 ** 9)",
        "[np.random.default_rng(i) for i in range(10 ** 6)]",
        "p = np.ones(10 ** 5) / 10 ** 5\nnp.random.choice(10 ** 5, 99_000, replace=False, p=p)",
        "xs = [0] * 10 ** 5\nwhile True: np.random.shuffle(xs)",
    ],
)  # fmt: skip
def test_what_is_drawn_is_charged_before(text: str) -> None:
    with pytest.raises(LimitExceeded):
        Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=300)).run(text)


def test_each_draw_is_a_step() -> None:
    with pytest.raises(LimitExceeded, match="steps"):
        Sandbox({}, limits=Limits(time_s=300, steps=100_000)).run("[np.random.rand() for _ in range(10 ** 9)]")
