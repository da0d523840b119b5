"""Functions that a text makes, their parameters, and the names that they declare."""

from __future__ import annotations

import _ast as ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking.ir import MAX_FREE, Block, Boolean, Const, Expression, Function, Node, Work
from lightfc_sandbox.checking.parameter_lists import Parameters
from lightfc_sandbox.checking.scope import Scope, bindings, own_nodes, walrus_names
from lightfc_sandbox.effects import LOCAL, SETS
from lightfc_sandbox.parsing.source import BLOCKS_OF

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_CHARS_A_STEP = 16


def work_of(c: Checker, first: ast.AST, last: ast.AST) -> list[Node]:
    """What charges the work of a part of the text, from one node to another, each time that it is reached.

    The turns of loops and the calls of functions are steps, whatever stands in them. Where that is much, the clock has
    to be looked at more often; a part of usual length pays nothing.
    """
    chars = c.source.length(first, last) if c.is_long else 0
    return [Work(None, chars // _CHARS_A_STEP)] if chars > MAX_FREE else []


def block(c: Checker, statements: Sequence[ast.stmt], test: ast.expr | None = None) -> Block:
    """A block; `test` is what is evaluated before each time, if anything is."""
    handlers = c.handlers
    parts = [handlers[type(each)](c, each) for each in statements]
    if len(parts) > 1 and _is_docstring(parts[0]):
        parts, statements = parts[1:], statements[1:]  # it is no work
    if c.is_long and statements:
        work = work_of(c, test or statements[0], statements[-1])
        parts[:0] = [Expression(None, each, keep=False) for each in work]
    return Block(parts)


def _is_docstring(node: Node) -> bool:
    """Whether a statement is a value that is written out, and nobody's."""
    return type(node) is Expression and not node.keep and type(node.value) is Const


def branch(c: Checker, statements: Sequence[ast.stmt], test: ast.expr | None = None) -> Block:
    """A block that may not be evaluated, or not to its end."""
    mark = len(c.bound)
    made = block(c, statements, test)
    c.unbind(mark)
    return made


def lambda_(c: Checker, node: ast.Lambda) -> Node:
    """`lambda`."""
    return make_function(c, node, "<lambda>", node.args)


def _check_names(c: Checker, args: ast.arguments) -> None:
    seen: set[str] = set()
    for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))):
        if arg.arg.startswith("__"):
            c.refuse("private-name", f"parameter name {arg.arg!r} starts with two underscores", arg)
        if arg.arg in seen:
            c.refuse("duplicate-argument", f"parameter {arg.arg!r} is there twice", arg, "each parameter once")
        seen.add(arg.arg)


def make_function(c: Checker, node: Any, function_name: str, args: ast.arguments, *, waits: bool = True) -> Node:
    """A function, of a lambda or a `def`; `waits`: what stands around it may wait, in a copy of the frame."""
    defaults = [c.visit(each) for each in args.defaults]
    keyword_defaults = {
        arg.arg: c.visit(default)
        for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        if default is not None
    }
    parameters = Parameters(function_name, args, defaults, keyword_defaults)
    _check_names(c, args)
    c.holds_functions = True
    outer = c.scope
    c.scope = Scope(outer, parameters.names)
    c.scope.steady = not (waits or c.loops or defaults or keyword_defaults)
    around = c.loops, c.tried, c.handler, c.yields, c.open
    c.loops = c.tried = 0
    body: Node
    c.handler, c.yields = None, 0
    c.open = []
    if isinstance(node.body, list):
        body = _body_of(c, node.body, parameters.names)
    else:
        if c.assigns:
            c.scope.add_all(walrus_names(node.body))
        body, work = c.visit(node.body), work_of(c, node.body, node.body)
        if work:
            body = Boolean(node.body, [*work, body], stop_at=False)
    yields = c.yields
    c.loops, c.tried, c.handler, c.yields, c.open = around
    scope, c.scope = c.scope, outer
    outer.keep()
    c.functions |= body.mask & ~LOCAL & ~SETS
    if yields:
        _check_generator(c, node)
    return Function(node, function_name, scope, parameters, body, yields)


def _body_of(c: Checker, statements: Sequence[ast.stmt], parameters: Sequence[str]) -> Node:
    """The block of a `def`."""
    declare(c, statements)
    names, _, plain = bindings(statements, walrus=c.assigns)
    c.scope.add_all(names - c.scope.elsewhere.keys())
    if not c.declares:
        c.scope.plain = plain.difference(parameters)
    c.scope.maybe_unbound.update(name for name in parameters if name in c.ended)
    return block(c, statements)


def _check_generator(c: Checker, node: ast.AST) -> None:
    for each in own_nodes(node.body) if isinstance(node, ast.AsyncFunctionDef) else ():
        if isinstance(each, ast.YieldFrom):
            c.refuse("syntax", "'yield from' inside async function", each, "a for with yield")
        elif isinstance(each, ast.Return) and each.value is not None:
            c.refuse("syntax", "'return' with value in async generator", each, "a return without a value")


def declare(c: Checker, statements: Sequence[ast.stmt]) -> None:
    """Find the scopes of the names that a function declares `global` or `nonlocal`, before its body is compiled.

    Where such a declaration may not stand is told when the text has been checked.
    """
    todo = [*statements] if c.declares else []
    while todo:
        node = todo.pop()
        for field in BLOCKS_OF.get(type(node), ()):
            todo += getattr(node, field)
        if isinstance(node, ast.Global | ast.Nonlocal):
            for name in node.names:
                outer = c.scope.root if isinstance(node, ast.Global) else c.scope.around(name)
                if outer is not None and name in outer.slots:
                    c.scope.declare(name, outer)
