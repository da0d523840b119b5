"""What is compiled comes to the same as the Python that it was written beside: values, errors, places and charges."""

import gc
import importlib.util
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from hypothesis import example, given

from benchmarks.basket import PROGRAMS
from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox, SandboxError
from lightfc_sandbox.budget import counters
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.evaluation import closures, shapes
from lightfc_sandbox.evaluation.closures import CLOSURES, ROOMS
from lightfc_sandbox.stdlib.comparison import LONG_TEXT
from tests.sandbox import strategies
from tests.sandbox.test_shapes import FAILING

CLOSURES.load()

pytestmark = pytest.mark.skipif(
    not str(counters.__file__).endswith(tuple(EXTENSION_SUFFIXES)),
    reason="nothing was compiled when this was installed",
)


def _in_python() -> dict[Any, Any]:
    """The closures of all shapes as they are in Python."""
    found: dict[Any, Any] = {}
    folder = Path(str(closures.__file__)).parent / "prepared"
    for room in set(ROOMS.values()):
        spec = importlib.util.spec_from_file_location(f"{closures._PREPARED}.in_python_{room}", folder / f"{room}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        # Its code finds its names in `prepared`, as that of all rooms does.
        spec.loader.exec_module(module)
        found |= module.CLOSURES
    return found


class _Python(dict[Any, Any]):
    names = vars(sys.modules[closures._PREPARED])


PYTHON = _Python(_in_python())


@contextmanager
def uncompiled() -> Iterator[None]:
    """Closures in Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shapes, "CLOSURES", PYTHON)
        yield


@contextmanager
def accounts() -> Iterator[list[Any]]:
    """What each run has left when it ends."""
    found: list[Any] = []
    end = Run.end

    def note(run: Run) -> None:
        found.append((run.steps + run.granted - run.steps_left, run.bytes_left, run.calls_left, run.depth))
        end(run)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Run, "end", note)
        yield found


CONTEXT = {"xs": [3, 1, 2], "table": {"a": 1, "b": [2, 3]}, "r": range(5), "same": strategies.same}


def outcome(text: str, limits: Limits) -> Any:
    """All that can be seen of a run: its value, what it tells of a failure, and its account."""
    sandbox = Sandbox(CONTEXT, policy=Policy.PROGRAMS, limits=limits)
    with accounts() as left:
        try:
            value = sandbox.run(text)
        except SandboxError as error:
            return type(error), str(error), getattr(error, "span", None), getattr(error, "traceback", None), left
    return type(value), repr(value), left


SMALL = [Limits(), Limits(steps=200), Limits(memory_bytes=4_000), Limits(recursion=7), Limits(sequence_items=4)]


def same_in_both(text: str) -> None:
    """Run a program in both ways under several limits."""
    for limits in SMALL:
        compiled = outcome(text, limits)
        with uncompiled():
            assert compiled == outcome(text, limits), limits


def test_all_closures_are_compiled() -> None:
    assert CLOSURES.keys() == PYTHON.keys()
    assert not [key for key in CLOSURES if type(CLOSURES[key]) is tuple]


@pytest.mark.parametrize("text", [*PROGRAMS.values(), *FAILING.values()], ids=[*PROGRAMS, *FAILING])
def test_programs_come_to_the_same(text: str) -> None:
    same_in_both(text)


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # of the strategy, which is deep
@given(strategies.programs())
@example("x = 2 ** 60\nfor i in range(3):\n    x += x\n    x -= 1\n    x *= -x\nx")
@example("t = 0.0\nfor i in [1, 2.5, 2 ** 40, -0.0, 10 ** 400]:\n    t = i + t if i < 2 ** 61 else t * i\nt")
@example("[a // b for a in [7, -7, 2 ** 59] for b in [2, -2, 3 ** 30]]")
@example("[a % b for a in [7, -7, 0, 2 ** 59] for b in [2, -2, 3 ** 30]]")
@example("[a / b for a in [7, -7, 2 ** 53 + 1, 2.5] for b in [3, -2, 3 ** 34, 0.5]]")
@example("[-a for a in [0, 0.0, -0.0, 2 ** 30, True]]")
@example("xs = [1, 2]\nfor i in [-1, -2, 0, True, 1]:\n    xs[i] = xs[i - 1]\nxs")
@example("for k in ['é', 'aé', 'a']:\n    s = k + 'b' + k\n    t = s[0] + s[-1] + s[1:]\nt")
@example("n = 0\nfor a in [1, 1.0, True, 'a', None]:\n    for b in [1, 1.0, True, 'a', None]:\n        n += a == b\nn")
@example("for x in [..., 1]:\n    y = [x][0]\n    d = {'k': x}\n    z = d['k']\n(y, z)")
@example("for a in [2 ** 30 - 1, 1 - 2 ** 30, 2 ** 30]:\n    x = [f'{a}-', -a, -a * 1.5, a + 0.5, a < 0.5]\nx")
@example("d = {1: 2}\nfor k in [1, (1, 2.0, None)]:\n    x = d[k]")
@example("for c in ['a', 'ab']:\n    try:\n        x = ord(c)\n    except TypeError as e:\n        y = e\n(x, y)")
def test_random_programs_come_to_the_same(text: str) -> None:
    same_in_both(text)


WIDE = "def f(n):\n    if n < 1:\n        return n\n" + "    f(n - 1)\n" * 8 + "    return n\nf(11)"
"""Calls, none of which evaluates Python."""


def test_compiled_calls_let_other_threads_run() -> None:
    told: list[float] = []
    sandbox = Sandbox({}, policy=Policy.PROGRAMS, limits=Limits(time_s=2, steps=10**10))
    program = sandbox.read(WIDE)
    timer = threading.Timer(0.2, lambda: told.append(perf_counter()))
    gc.disable()  # whose callbacks, as those of hypothesis, are Python as well
    try:
        timer.start()
        with pytest.raises(LimitExceeded, match="time_s"):
            sandbox.run(program)
        ended = perf_counter()
    finally:
        gc.enable()
    timer.join()
    assert told[0] < ended - 0.5


DEEP = """
def around(g):
    def call():
        return %s
    return call

f = lambda: 1
for i in range(900):
    f = around(f)
f()
"""
"""Functions without variables of their own, which call one another."""


@pytest.mark.parametrize("value", ["g()", "-" * 80 + "g()", "min(1, " * 80 + "g()" + ")" * 80])
def test_deep_calls_go_on_on_other_stacks(value: str) -> None:
    sandbox = Sandbox({}, policy=Policy.PROGRAMS)
    assert sandbox.run(DEEP % value) == 1
    with uncompiled():
        assert Sandbox({}, policy=Policy.PROGRAMS).run(DEEP % value) == 1


@pytest.mark.parametrize("element", ["-" * 80 + "next(g) for x in [0]", "x for x in [0] if " + "-" * 80 + "next(g)"])
def test_iterators_that_ask_one_another_stay_within_the_stack(element: str) -> None:
    text = f"f = iter([1])\nfor i in range(900):\n    f = (lambda g: ({element}))(f)\nlist(f)"
    with pytest.raises(LimitExceeded, match="recursion"):
        Sandbox({}, policy=Policy.PROGRAMS).run(text)


def test_c_has_the_bounds_of_python() -> None:
    folder = Path(str(closures.__file__)).parent
    header = (folder / "quick.h").read_text(encoding="utf-8")
    assert re.findall(r"#define MAX_TEXT (\d+)", header) == [str(LONG_TEXT)]
    native = (folder.parents[1] / "templates" / "native.py").read_text(encoding="utf-8")
    slots = re.findall(r"Py_ssize_t i\[(\d+)\]", (folder / "nodes.pxd").read_text(encoding="utf-8"))
    assert re.findall(r"MAX_TAKEN = (\d+)", native) == slots
    assert re.findall(r"if k < (\d+) and", (folder / "nodes.pyx").read_text(encoding="utf-8")) == slots
