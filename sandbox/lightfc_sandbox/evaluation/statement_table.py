"""For each class of the IR of statements, loops and functions the function that gives its closure."""

from collections.abc import Mapping

from lightfc_sandbox.checking import ir
from lightfc_sandbox.evaluation import comprehensions, function_closures, loops, statement_closures, tries
from lightfc_sandbox.evaluation.emitter import Emit

STATEMENTS: Mapping[type[ir.Node], Emit] = {
    ir.Comprehension: comprehensions.comprehension, ir.Function: function_closures.function,
    ir.Block: statement_closures.block, ir.Expression: statement_closures.expression,
    ir.Return: statement_closures.return_, ir.Signal: statement_closures.signal,
    ir.AssignName: statement_closures.assign_name, ir.Assign: statement_closures.assign,
    ir.AugmentName: statement_closures.augment_name, ir.AugmentItem: statement_closures.augment_item,
    ir.If: statement_closures.if_, ir.While: loops.while_, ir.For: loops.for_, ir.Try: tries.try_,
}  # fmt: skip
