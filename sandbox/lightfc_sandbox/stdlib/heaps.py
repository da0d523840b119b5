"""The algorithms of `heapq` and `bisect`, of which each comparison is charged and made by the sandbox's rules.

They are compiled where there is a C compiler. What a program calls stands in `modules/heapq.py`.
"""

from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.stdlib.comparison import less
from lightfc_sandbox.stdlib.containers import append

# A comparison may run functions of the text, which may change the list that is sifted.
_CHANGED = "list changed size during iteration"


def _sift_down(run: Run, items: list[Any], start: int, position: int) -> None:
    """Move an item towards the root until its parent is no larger."""
    item, size = items[position], len(items)
    while position > start:
        parent = (position - 1) >> 1
        smaller = less(run, item, items[parent])
        if len(items) != size:
            raise RuntimeError(_CHANGED)
        if not smaller:
            break
        items[position], items[parent] = items[parent], items[position]
        position = parent


def _sift_up(run: Run, items: list[Any], position: int) -> None:
    """Move an item to a leaf by way of the smaller children, and from there to where it belongs."""
    start, size = position, len(items)
    while (child := 2 * position + 1) < size:
        right = child + 1
        if right < size:
            if not less(run, items[child], items[right]):
                child = right
            if len(items) != size:
                raise RuntimeError(_CHANGED)
        items[position], items[child] = items[child], items[position]
        position = child
    _sift_down(run, items, start, position)


def push(run: Run, items: list[Any], item: Any) -> None:
    """Add an item to a heap."""
    append(run, items, item)
    _sift_down(run, items, 0, len(items) - 1)


def replace(run: Run, items: list[Any], item: Any) -> Any:
    """Take the smallest item off a heap, and add one."""
    if not items:
        raise IndexError("index out of range")
    first, items[0] = items[0], item
    _sift_up(run, items, 0)
    return first


def push_pop(run: Run, items: list[Any], item: Any) -> Any:
    """Add an item to a heap, and take the smallest one off it."""
    size = len(items)
    smaller = size > 0 and less(run, items[0], item)
    if len(items) != size:
        raise RuntimeError(_CHANGED)
    return replace(run, items, item) if smaller else item


def heapify(run: Run, items: list[Any]) -> None:
    """Make a heap of a list."""
    run.charge_steps(len(items))
    for position in reversed(range(len(items) // 2)):
        _sift_up(run, items, position)


def place(run: Run, items: list[Any], item: Any, right: bool) -> int:
    """Where an item belongs in a list that is in order: before those that equal it, or to their right."""
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if not less(run, item, items[middle]) if right else less(run, items[middle], item):
            low = middle + 1
        else:
            high = middle
    return low
