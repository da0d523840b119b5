"""Functions of a user's own, from a file of Python: checks, paraphrases, counters of tokens."""

import runpy
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from lightfc.core.errors import LabError


@lru_cache(maxsize=64)
def function_in(name: str, what: str) -> Callable[..., Any]:
    """The function that `FILE.py:FUNCTION` names."""
    path, _, function = name.rpartition(":")
    try:
        found: Any = runpy.run_path(path).get(function)
    except Exception as error:  # what a file of the user's own raises can be anything
        raise LabError(f"{what} {name!r} cannot be loaded: {type(error).__name__}: {error}") from error
    if not callable(found):
        raise LabError(f"{path} has no function {function!r}")
    made: Callable[..., Any] = found
    return made
