"""For each class of the IR the function that gives its closure.

What calls, statements, loops, functions and generators need is loaded when a program first has one: it is most of this
room.
"""

from functools import cache
from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.awaiting import Kept
from lightfc_sandbox.checking.shared_statements import Shared
from lightfc_sandbox.evaluation import expression_closures
from lightfc_sandbox.evaluation.emitter import Closure, Cover, Emit, Emitter


class _Table(dict[type[ir.Node], Emit]):
    def __missing__(self, kind: type[ir.Node]) -> Emit:
        if kind is ir.Yield:
            from lightfc_sandbox.evaluation.generators import yield_

            return self.setdefault(kind, yield_)
        from lightfc_sandbox.evaluation.call_closures import CALLS

        self.update(CALLS)
        if kind in CALLS:
            return CALLS[kind]
        from lightfc_sandbox.evaluation import (
            comprehensions,
            function_closures,
            kept_calls,
            loops,
            shared_closures,
            statement_closures,
            tries,
        )

        found: dict[type[ir.Node], Emit] = {
            ir.Comprehension: comprehensions.comprehension, ir.Function: function_closures.function,
            Kept: kept_calls.kept, ir.For: loops.for_, ir.While: loops.while_, ir.Try: tries.try_,
            Shared: shared_closures.shared, **statement_closures.STATEMENTS,
        }  # fmt: skip
        self.update(found)
        return found[kind]


TABLE = _Table(expression_closures.EXPRESSIONS)


def cover(e: Emitter, node: Any) -> Closure:
    """The closure of a node that may be evaluated often: by its shape, if it has one."""
    e.cover = _cover()
    return e.cover(e, node)


@cache
def _cover() -> Cover:
    from lightfc_sandbox.evaluation import shapes, statement_shapes

    _ = statement_shapes  # fill the table of shapes
    return shapes.cover
