"""For each class of the IR the function that gives its closure."""

from collections.abc import Mapping

from lightfc_sandbox.checking import ir
from lightfc_sandbox.evaluation import (
    call_closures,
    call_shapes,
    comprehensions,
    expression_closures,
    function_closures,
    generators,
    loops,
    statement_closures,
    statement_shapes,
    tries,
)
from lightfc_sandbox.evaluation.emitter import Emit

TABLE: Mapping[type[ir.Node], Emit] = {
    ir.Const: expression_closures.const, ir.Given: expression_closures.given, ir.Load: expression_closures.load,
    ir.FrameItself: expression_closures.frame_itself, ir.Work: expression_closures.work,
    ir.Op: expression_closures.op, ir.Display: expression_closures.display, ir.Binary: expression_closures.binary,
    ir.Chain: expression_closures.chain, ir.Boolean: expression_closures.boolean,
    ir.Conditional: expression_closures.conditional, ir.Item: expression_closures.item,
    ir.Attribute: expression_closures.attribute, ir.Store: expression_closures.store,
    ir.Awaited: expression_closures.awaited, ir.HostCall: call_closures.host_call,
    ir.MethodOut: call_closures.method_out, ir.Make: call_closures.make, ir.BuiltinCall: call_closures.builtin_call,
    ir.MethodCall: call_closures.method_call, ir.Call: call_closures.call,
    ir.Comprehension: comprehensions.comprehension, ir.Function: function_closures.function,
    ir.Yield: generators.yield_, ir.Block: statement_closures.block, ir.Expression: statement_closures.expression,
    ir.Return: statement_closures.return_, ir.Signal: statement_closures.signal,
    ir.AssignName: statement_closures.assign_name, ir.Assign: statement_closures.assign,
    ir.AugmentName: statement_closures.augment_name, ir.AugmentItem: statement_closures.augment_item,
    ir.If: statement_closures.if_, ir.While: loops.while_, ir.For: loops.for_, ir.Try: tries.try_,
}  # fmt: skip

_ = call_shapes, statement_shapes  # fill the tables of shapes
