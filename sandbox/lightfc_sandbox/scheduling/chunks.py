"""Chunks of the stack of Python, in which it keeps the variables of calls.

Each has 16 kB. A call that begins a chunk asks the system for it, and gives it back when it ends. Where a function
calls itself to and fro over such an edge, that takes longer than all else. So what calls others begins in a chunk in
which all of them have room (`in_one_chunk`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import CodeType
from typing import Any

_CHUNK_WORDS = 33_000  # as many as ask for a chunk of 512 kB, of which half is left for what is called


def in_one_chunk(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose calls of others, and theirs, all stand in one chunk of the stack of Python."""
    function.__code__ = _larger(function.__code__)
    return function


@cache
def _larger(code: CodeType) -> CodeType:
    return code.replace(co_stacksize=_CHUNK_WORDS)
