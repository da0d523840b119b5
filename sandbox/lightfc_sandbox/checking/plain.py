"""Makes what is asynchronous plain: whatever waits for calls does so by itself, so that both mean the same.

What waits for another task, and not for calls alone, has been made generators before (`checking.cooperation`).
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Iterable, Mapping
from typing import Any

from lightfc_sandbox.parsing.source import Source

_PLAIN: Mapping[type, Any] = {ast.AsyncFor: ast.For, ast.AsyncWith: ast.With}

_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef})

_NAMES = {
    "__aenter__": "__aenter__", "__aexit__": "__aexit__", "__aiter__": "__iter__", "__anext__": "__next__",
    "StopAsyncIteration": "StopIteration",
}  # fmt: skip


def read_plainly(source: Source) -> None:
    """Make the nodes of a program plain."""
    source.is_plain = True
    make_plain(source.nodes)


def make_plain(nodes: Iterable[Any]) -> None:
    """Make nodes plain; those that are it already stay what they are."""
    for node in nodes:
        kind = type(node)
        if kind in _PLAIN:
            node.__class__ = _PLAIN[kind]
            node.is_async = True
        elif kind is ast.comprehension:
            node.is_async = 0
        elif kind in _FUNCTIONS and node.name in _NAMES:
            node.__class__, node.name = ast.FunctionDef, _NAMES[node.name]
        elif kind is ast.Attribute:
            node.attr = _NAMES.get(node.attr, node.attr)
        elif kind is ast.Name:
            node.id = _NAMES.get(node.id, node.id)
