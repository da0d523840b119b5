"""What a large value is like, in a few words."""

from typing import Any

import numpy as np
import pytest

from lightfc.core.values import shape_of

ROWS = [{"id": i, "title": f"row {i}", **({"odd": 1} if i % 2 else {})} for i in range(3_412)]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (ROWS, "list of 3,412 dicts with id, title"),
        ([{str(i): i for i in range(20)}] * 9, "list of 9 dicts with 0, 1, 2, 3, 4, 5, 6, 7, …"),
        ([{1: 2}, {3: 4}], "list of 2 dicts"),
        ([1, {"a": 1}], "list of 2 items"),
        ([], "list of 0 items"),
        ((1, 2), "tuple of 2 items"),
        ({"total": 3, "rows": ROWS}, "dict of 2 items with total, rows (rows: list of 3,412 dicts with id, title)"),
        ({i: i for i in range(5)}, "dict of 5 items"),
        ({f"k{i}": i for i in range(500)}, "dict of 500 items"),
        ({"a\x1b[2J": 1}, r"dict of 1 items with a\x1b[2J"),
        ("x" * 5_000, "str of 5,000 characters"),
        (b"x", "bytes of 1 bytes"),
        (np.zeros((3, 4)), "ndarray of shape (3, 4)"),
        (7, "int"),
    ],
)
def test_a_value_is_told_by_what_it_is_like(value: Any, told: str) -> None:
    assert shape_of(value) == told


def test_no_value_makes_it_long() -> None:
    deep: Any = {f"{'k' * 1_000}{i}": [{"x" * 1_000: i}] * 100 for i in range(90)}
    assert len(shape_of(deep)) < 2_000
