"""`except*`: written out as a `try` whose handlers are asked one after the other, by what `written_groups` has."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from lightfc_sandbox.checking.data_classes import place
from lightfc_sandbox.checking.scope import FUNCTIONS
from lightfc_sandbox.errors import ExpressionError, Violation
from lightfc_sandbox.parsing.source import Source, children
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS


def write_out_stars(source: Source, meaning: Callable[[str, ast.AST], ast.expr]) -> None:
    """Put a `try` in the place of each that has `except*`; `meaning` gives what is written of the library.

    Raises:
        ExpressionError: Something leaves a block of `except*`: what else was raised would be lost.
    """
    wrong = _leaving(source.tree) if ast.TryStar in map(type, source.nodes) else None
    if wrong is not None:
        said = "invalid syntax: 'break', 'continue' and 'return' cannot appear in an except* block"
        raise ExpressionError(source.text, [Violation("syntax", said, source.span(wrong), "them below the try")])
    for node in source.nodes:
        if isinstance(node, ast.TryStar):
            _write_out(node, meaning)
            source.extend(source.added.removeprefix("\n"))  # its nodes are others now


def _leaving(tree: ast.AST) -> ast.AST | None:
    """The first statement that leaves a block of `except*`, but for functions and loops that stand in one."""
    todo: list[tuple[Any, frozenset[type]]] = [(tree, _NOTHING)]
    while todo:
        node, leaving = todo.pop()
        kind = type(node)
        if kind in leaving:
            return node  # type: ignore[no-any-return]  # as it is one
        leaving = _NOTHING if kind in FUNCTIONS else leaving
        others = {*node.body} if kind in _LOOPS else {*node.handlers} if kind is ast.TryStar else ()
        inside = leaving - _OF_LOOPS if kind in _LOOPS else _LEAVING
        todo += [(each, inside if each in others else leaving) for each in reversed(children(node))]
    return None


_NOTHING: frozenset[type] = frozenset()
_LOOPS = frozenset({ast.For, ast.AsyncFor, ast.While})
_OF_LOOPS = frozenset({ast.Break, ast.Continue})
_LEAVING = _OF_LOOPS | {ast.Return}


def _write_out(node: Any, meaning: Callable[[str, ast.AST], ast.expr]) -> None:
    at = f"{node.lineno}:{node.col_offset}"
    error, star = f"error {at} of except", f"star {at} of except"
    asked = ast.Call(meaning("STAR", node), [_read(error)], [])
    block: list[ast.stmt] = [_assigned(star, asked)]
    for each in node.handlers:
        block += _asked(each, star, f"failure {at} of except")
    block.append(ast.Expr(_call(star, "end")))
    handler = ast.ExceptHandler(_any(), error, block)
    place([handler], node, anew=False)  # what stands in the blocks keeps its place
    node.__class__ = ast.Try
    node.handlers = [handler]


def _asked(handler: ast.ExceptHandler, star: str, failure: str) -> list[ast.stmt]:
    """What one `except*` does, where something that it catches is left."""
    body: list[ast.stmt] = []
    ended: list[ast.stmt] = []
    if handler.name is not None:
        body.append(_assigned(handler.name, ast.Attribute(_read(star), "found", ast.Load())))
        # As in Python, also where the block has deleted it.
        ended = [_assigned(handler.name, ast.Constant(None)), ast.Delete([ast.Name(handler.name, ast.Del())])]
    for each in _raises(handler.body):
        each.exc = ast.Attribute(_read(star), "caught", ast.Load())
    failed = ast.Expr(_call(star, "failed", _read(failure)))
    body.append(ast.Try(handler.body, [ast.ExceptHandler(_any(), failure, [failed])], [], ended))
    return [ast.If(_call(star, "takes", handler.type), body, [])]


def _raises(statements: Sequence[ast.AST]) -> Iterator[ast.Raise]:
    """Each `raise` that raises again what the block around it has caught."""
    todo = [*statements]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Raise) and node.exc is None:
            yield node
        elif type(node) not in FUNCTIONS and not isinstance(node, ast.ExceptHandler):
            todo += children(node)


def _assigned(name: str, value: ast.expr) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], value)


def _read(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(star: str, name: str, *arguments: Any) -> ast.Call:
    return ast.Call(ast.Attribute(_read(star), name, ast.Load()), [*arguments], [])


def _any() -> ast.expr:
    return ast.Constant(EXCEPTIONS["BaseException"])  # type: ignore[arg-type]  # what no text could write
