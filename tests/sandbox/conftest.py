"""Process settings that a test program changes, where CPython itself runs it, do not outlive the test."""

import decimal
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def process_settings() -> Iterator[None]:
    """Put back the recursion limit and the decimal context."""
    limit = sys.getrecursionlimit()
    with decimal.localcontext():
        yield
    sys.setrecursionlimit(limit)
