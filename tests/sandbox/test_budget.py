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

from lightfc_sandbox import Limits
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
