"""For each class of the IR the function that gives its closure.

What calls, statements, loops, functions and generators need is loaded when a program first has one: it is most of this
room.
"""

from functools import cache
from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.evaluation import expression_closures
from lightfc_sandbox.evaluation.emitter import Closure, Cover, Emit, Emitter


class _Table(dict[type[ir.Node], Emit]):
    def __missing__(self, kind: type[ir.Node]) -> Emit:
        if kind is ir.Yield:
            from lightfc_sandbox.evaluation.generators import yield_

            return self.setdefault(kind, yield_)
        from lightfc_sandbox.evaluation.call_closures import CALLS

        self.update(CALLS)
        if kind not in CALLS:
            from lightfc_sandbox.evaluation.statement_table import STATEMENTS

            self.update(STATEMENTS)
            return STATEMENTS[kind]
        return CALLS[kind]


TABLE = _Table({
    ir.Const: expression_closures.const, ir.Given: expression_closures.given, ir.Load: expression_closures.load,
    ir.FrameItself: expression_closures.frame_itself, ir.Work: expression_closures.work,
    ir.Op: expression_closures.op, ir.Change: expression_closures.op,
    ir.Display: expression_closures.display, ir.Binary: expression_closures.binary,
    ir.Chain: expression_closures.chain, ir.Boolean: expression_closures.boolean,
    ir.Conditional: expression_closures.conditional,
    ir.Item: expression_closures.item,
    ir.Attribute: expression_closures.attribute, ir.Store: expression_closures.store,
    ir.Awaited: expression_closures.awaited,
})  # fmt: skip


def cover(e: Emitter, node: Any) -> Closure:
    """The closure of a node that may be evaluated often: by its shape, if it has one."""
    e.cover = _cover()
    return e.cover(e, node)


@cache
def _cover() -> Cover:
    from lightfc_sandbox.evaluation import call_shapes, shapes, statement_shapes

    _ = call_shapes, statement_shapes  # fill the table of shapes
    return shapes.cover
