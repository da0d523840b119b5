"""Every limit holds, whatever a function is called with: measured by the kernel in processes of their own.

`driving.py` makes the calls from the tables of the sandbox, so a function that is added is driven by itself.
"""

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lightfc_sandbox import LimitExceeded, Limits, Policy, Sandbox
from lightfc_sandbox.budget import memory
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import Takes, charging
from lightfc_sandbox.stdlib.numpy.listed import Listed
from lightfc_sandbox.values.kinds import Builtin, Field, Method

from .driving import calls, functions, methods

FULL = bool(os.environ.get("LIGHTFC_FULL"))
PARTS = 24 if FULL else 3
COUNT = 0 if FULL else 1
"""Calls of each kind for each function, drawn by the version of Python; with `LIGHTFC_FULL=1` all of them."""

# The functions are the same under newer versions of Python, which drive a part of them each, called in other ways.
DRIVEN = range(PARTS) if FULL or sys.version_info < (3, 12) else [sys.version_info.minor % PARTS]


def test_every_function_and_method_is_driven() -> None:
    driven = calls(1)
    missing = [name for name in functions() if len(driven.get(name, ())) < 10]
    missing += [f"{kind}.{name}" for kind, name, _ in methods() if not driven.get(f"{kind}.{name}")]
    assert not missing


@pytest.mark.parametrize("define", [partial(Builtin, "new"), Method, Field, Listed], ids=lambda each: str(each)[:60])
def test_what_is_listed_without_a_cost_is_an_error_where_it_is_defined(define: Any) -> None:
    with pytest.raises(TypeError, match=r"missing 1 required .*argument: '(cost|makes)'"):
        define(lambda run: None)


@pytest.mark.parametrize("count", [0, 3, 10_000])
def test_a_list_of_arguments_is_charged_as_its_cost_says(count: int) -> None:
    cost = Takes(100, each=80, steps=2)
    runs = [Run.kind(Limits(), {}, len, {})() for _ in range(2)]
    cost(runs[0], *range(count))
    charging(lambda run, *args: None, cost)(runs[1], *range(count))
    assert runs[0].bytes_left == runs[1].bytes_left < Limits().memory_bytes
    assert runs[0].steps_left == runs[1].steps_left


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the texts are measured in processes forked for them")
@pytest.mark.timeout(600 if FULL else 300)
@pytest.mark.parametrize("part", DRIVEN)
def test_no_function_passes_a_limit(part: int) -> None:
    root = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join([str(root), str(root / "sandbox"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-W", "ignore", "-m", "tests.sandbox.driven", str(part), str(PARTS), str(COUNT)]
    env = {**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    *bad, (names, texts, repeated) = [json.loads(line) for line in done.stdout.splitlines()]
    sys.stdout.write(f"{names} functions, {texts} calls, {repeated} repeated\n")
    assert names * PARTS > 1_000
    assert not bad, "\n".join(map(str, bad))


DROPS = {
    "a text that grows": ("s = ''\nfor i in range(9_000): s += f'line {i}\\n'\nlen(s)", 88_890),
    "objects": (
        "class P:\n def __init__(self, x): self.x = [x] * 9\nn = 0\nfor i in range(200_000): n += len(P(i).x)\nn",
        1_800_000,
    ),
    "arrays": (
        "import numpy as np\na = np.zeros(100_000)\nfor i in range(99): a = a * 0.5 + 1\nround(a.sum())", 200_000
    ),
    "rows": (
        "rows = [[0] * 100] * 9\nfor i in range(3_000): rows = [[x + 1 for x in row] for row in rows]\nrows[0][0]",
        3_000,
    ),
    "parts of a text": ("t = 'a b ' * 9_000\nsum(len(t.split()) for i in range(90))", 1_620_000),
}  # fmt: skip
"""Programs that make more than their limit and hold little of it."""

TELLS = Path("/proc/self/status").exists() and "RssAnon" in Path("/proc/self/status").read_text()


@pytest.mark.skipif(not TELLS, reason="this system does not tell what a process holds")
@pytest.mark.parametrize("name", DROPS)
def test_what_a_program_has_dropped_does_not_count(name: str) -> None:
    text, value = DROPS[name]
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == value


@pytest.mark.parametrize("name", DROPS)
def test_all_that_is_made_counts_where_the_system_does_not_tell_what_is_held(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_STATUS", "/proc/self/no such file")
    with pytest.raises(LimitExceeded, match=r"memory_bytes = 56,000,000 exceeded: 5\d,\d\d\d,\d\d\d bytes in all"):
        Sandbox(policy=Policy.PROGRAMS).run(DROPS[name][0])


def test_a_small_limit_counts_all_that_is_made() -> None:
    sandbox = Sandbox(policy=Policy.PROGRAMS, limits=Limits(memory_bytes=1_000_000))
    with pytest.raises(LimitExceeded, match="bytes in all"):
        sandbox.run(DROPS["objects"][0])


def test_what_a_program_holds_counts_however_much_else_it_drops() -> None:
    text = "xs = []\nwhile True:\n y = [1.5] * 10_000\n xs.append(y[:500])"
    with pytest.raises(LimitExceeded, match="memory_bytes"):
        Sandbox(policy=Policy.PROGRAMS).run(text)


def test_an_operation_that_takes_too_long_by_itself_is_refused() -> None:
    text = "xs = list(range(900_000))\nsorted(xs)"
    with pytest.raises(
        LimitExceeded, match=r"steps = 10,000,000 exceeded: one operation takes 4,\d+,\d+ steps, of which"
    ):
        Sandbox(policy=Policy.PROGRAMS).run(text)
    limits = Limits(steps=100_000_000)
    assert Sandbox(policy=Policy.PROGRAMS, limits=limits).run(f"{text}[-1]") == 899_999
