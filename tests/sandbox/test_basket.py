"""The programs of the basket, which are timed against CPython, also give CPython's values."""

import pytest

from benchmarks.basket import PROGRAMS, cpython
from lightfc_sandbox import Policy, Sandbox


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=[name.replace(" ", "-") for name in PROGRAMS])
def test_an_ordinary_program_gives_what_cpython_gives(text: str) -> None:
    assert Sandbox(policy=Policy.PROGRAMS).run(text) == cpython(text)
