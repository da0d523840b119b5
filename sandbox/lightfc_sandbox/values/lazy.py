"""Iterators of a text, and what the sandbox's own values are gone through with: each item charged a step."""

from collections.abc import Iterator, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import CHAR_BYTES, ITEM_BYTES, ITERATOR_BYTES
from lightfc_sandbox.budget.quick import counted_items as counted_items
from lightfc_sandbox.values.kinds import CONTAINERS, ITEM_VIEWS, LAZY, STREAMS, VIEWS, TextGenerator

_ENDING = CONTAINERS | VIEWS | {range, str, bytes}
ITERABLE = CONTAINERS | LAZY | {str, bytes, range, TextGenerator}


def lazily(
    run: Run, items: Iterator[Any], *sources: Any, item_bytes: int = ITEM_BYTES, inner: bool = False
) -> TextGenerator:
    """An iterator over others, not too deep: CPython asks and frees a chain of them by recursion in C.

    Args:
        inner: It goes over what the others hold, too.
    """
    depth, known = 1, bool(sources)
    for each in sources:
        if type(each) not in _ENDING:
            source = each.items if type(each) in STREAMS else each
            if type(source) is TextGenerator:
                depth = max(depth, source.depth + 1)
            known = known and ends(source)
    if depth > run.limits.container_depth:
        run.check_depth(depth, "iterators over iterators nest deeper")
    run.charge_bytes(ITERATOR_BYTES)
    if run.tells:  # a generator among them would be held for longer than the text holds it
        sources = ()
    return TextGenerator(items, depth, item_bytes, sources, ends=known, inner=inner)


def ends(source: Any) -> bool:
    """Whether what is gone through is known to end."""
    source = source.items if type(source) in STREAMS else source
    return source.ends if type(source) is TextGenerator else type(source) in _ENDING


MADE_BYTES: Mapping[type, int] = {str: CHAR_BYTES, **dict.fromkeys(ITEM_VIEWS, 72)}
"""What an item takes that is made when it is asked for: characters beyond Latin-1, and pairs."""


def own_items(run: Run, value: Any) -> Any:
    """A value of one of the types of `ITERABLE`, charged for the items that are made by going over it."""
    kind = type(value)
    if kind in MADE_BYTES and (kind is not str or not value.isascii()):
        run.charge_bytes(MADE_BYTES[kind] * len(value))
    return value
