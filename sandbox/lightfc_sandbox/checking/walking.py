"""All nodes of the IR of a part of a text."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from lightfc_sandbox.checking import ir


def below(node: ir.Node, *, but: type | None = None) -> Iterator[ir.Node]:
    """A node and all below it; `but`: a class of nodes in which is not looked."""
    todo: list[Any] = [node]
    while todo:
        each = todo.pop()
        if isinstance(each, ir.Node):
            yield each
        elif type(each) is ir.Arguments:
            todo += each.parts  # which has them all
            continue
        if type(each) is ir.Function:
            todo += (*each.parameters.defaults, *each.parameters.keyword_defaults.values())
        kind: Any = type(each)
        if kind is but:
            continue
        for name in _slots(kind):
            value = getattr(each, name, None)
            if isinstance(value, _HOLDING):
                todo.append(value)
            elif isinstance(value, list | tuple):
                for part in value:
                    todo += part if isinstance(part, tuple) else (part,)


@cache
def _slots(kind: type) -> tuple[str, ...]:
    """The attributes of a class, with those that it has from others."""
    return tuple(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()))


_HOLDING = (ir.Node, ir.Arguments, ir.Loop, ir.Except)
