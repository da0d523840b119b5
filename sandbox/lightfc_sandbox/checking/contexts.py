"""`with`: a `try` around its block, which calls the context manager before and after it."""

from __future__ import annotations

import _ast as ast
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.expressions import target_of
from lightfc_sandbox.checking.functions import branch
from lightfc_sandbox.checking.names import hidden_variable
from lightfc_sandbox.effects import TEXT, UNKNOWN
from lightfc_sandbox.stdlib.contexts import ASYNCHRONOUS, ENTER, LEAVE, PLAIN
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


def with_(c: Checker, node: ast.With) -> ir.Node:
    """`with`: of several context managers, each stands in the block of the one before it."""
    return _within(c, node, node.items)


def _within(c: Checker, node: ast.With, items: Sequence[ast.withitem]) -> ir.Node:
    """One context manager, and all behind it.

    As in Python it is told at the end what the block raises, if anything: once, by whatever way the block is left.
    """
    at, target = items[0].context_expr, items[0].optional_vars
    before = c.doubts
    held, manager = hidden_variable(c, at, c.visit(at))
    if target and c.doubts > before:
        c.doubt(target)
    names: ir.Node = ir.Const(at, (ASYNCHRONOUS, PLAIN) if getattr(node, "is_async", False) else (PLAIN, ASYNCHRONOUS))
    given, value = hidden_variable(c, at, _call(c, at, ENTER, manager(), names))
    untold, is_untold = hidden_variable(c, at, ir.Const(at, True))
    above = [ir.AssignName(at, each.slot, c.scope, each.value, tried=c.undone) for each in (held, given, untold)]
    c.tried += 1
    block: list[ir.Node] = [ir.Assign(at, [target_of(c, target)], value(), tried=c.undone)] if target else []
    block.append(branch(c, node.body) if len(items) == 1 else _within(c, node, items[1:]))
    with c.handling() as caught:
        error, raised = hidden_variable(c, at, ir.NEVER)
        told = ir.AssignName(at, untold.slot, c.scope, ir.Const(at, False), tried=c.undone)
        leave = ir.If(at, _call(c, at, LEAVE, manager(), names, raised()), ir.Block([]), raise_again(at, caught))
        handler = ir.Except(None, error.slot, caught, ir.Block([told, leave]))
    c.tried -= 1
    end = ir.Expression(at, _call(c, at, LEAVE, manager(), names, ir.Const(at, None)), keep=False)
    final = ir.If(at, is_untold(), ir.Block([end]), ir.Block([]))
    return ir.Block([*above, ir.Try(node, ir.Block(block), [handler], ir.Block([]), final)])


def _call(c: Checker, at: ast.AST, function: Builtin, *arguments: ir.Node) -> ir.Node:
    own = UNKNOWN | TEXT if c.holds_functions else UNKNOWN
    return ir.BuiltinCall(at, function, ir.Arguments([*arguments]), c.site(at, None, "free", c.holds_functions), own)


def raise_again(node: ast.AST, slot: int) -> ir.Node:
    """What raises again what a slot holds that was caught."""
    return ir.Expression(node, ir.Op(node, lambda run, f: _raise(f[slot]), [ir.FRAME], touches=False), keep=False)


def _raise(error: Any) -> NoReturn:
    try:
        raise error
    finally:
        del error  # it knows this frame, and would wait with it for the garbage collector
