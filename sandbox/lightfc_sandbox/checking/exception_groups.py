"""`except*`: written out as a `try` whose handlers are asked one after the other, by what `written_groups` has."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.checking.data_classes import place
from lightfc_sandbox.errors import ExpressionError, Violation
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS


def write_out_stars(source: Source, meaning: Callable[[str, ast.AST], ast.expr]) -> None:
    """Put a `try` in the place of each that has `except*`; `meaning` gives what is written of the library."""
    for node in source.nodes:
        if isinstance(node, ast.TryStar):
            for handler in node.handlers:
                _refuse_leaving(source, handler)
            _write_out(node, meaning)
            source.extend(source.added.removeprefix("\n"))  # its nodes are others now


def _refuse_leaving(source: Source, handler: ast.ExceptHandler) -> None:
    """Refuse what leaves an `except*` before the others are asked, as Python does."""
    todo: list[tuple[ast.AST, tuple[type[ast.stmt], ...]]] = [(each, _LEAVING) for each in handler.body]
    while todo:
        node, leaving = todo.pop()
        if isinstance(node, leaving):
            said = "'break', 'continue' and 'return' cannot appear in an except* block"
            raise ExpressionError(source.text, [Violation("syntax", said, source.span(node), "it behind the block")])
        if not isinstance(node, _OWN_BODIES):
            inner = (ast.Return,) if isinstance(node, _LOOPS) else leaving
            todo += [(each, inner) for each in ast.iter_child_nodes(node)]


_LEAVING = (ast.Return, ast.Break, ast.Continue)
_LOOPS = (ast.For, ast.AsyncFor, ast.While)
_OWN_BODIES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def _write_out(node: Any, meaning: Callable[[str, ast.AST], ast.expr]) -> None:
    at = f"{node.lineno}:{node.col_offset}"
    error, star = f"error {at} of except", f"star {at} of except"
    asked = ast.Call(meaning("STAR", node), [_read(error)], [])
    block: list[ast.stmt] = [ast.Assign([ast.Name(star, ast.Store())], asked)]
    for each in node.handlers:
        block += _asked(each, star, f"failure {at} of except")
    block.append(ast.Expr(_call(star, "end")))
    handler = ast.ExceptHandler(_any(), error, block)
    place([handler], node)
    node.__class__ = ast.Try
    node.handlers = [handler]


def _asked(handler: ast.ExceptHandler, star: str, failure: str) -> list[ast.stmt]:
    """What one `except*` does, where something that it catches is left."""
    body: list[ast.stmt] = []
    if handler.name is not None:
        body.append(ast.Assign([ast.Name(handler.name, ast.Store())], ast.Attribute(_read(star), "found", ast.Load())))
    failed = ast.Expr(_call(star, "failed", _read(failure)))
    body.append(ast.Try(handler.body, [ast.ExceptHandler(_any(), failure, [failed])], [], []))
    return [ast.If(_call(star, "takes", handler.type), body, [])]


def _read(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(star: str, name: str, *arguments: Any) -> ast.Call:
    return ast.Call(ast.Attribute(_read(star), name, ast.Load()), [*arguments], [])


def _any() -> ast.expr:
    return ast.Constant(EXCEPTIONS["BaseException"])  # type: ignore[arg-type]  # what no text could write
