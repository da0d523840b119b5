"""Statements: for each node type the handler that gives its IR."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from types import GenericAlias
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import attribute_deleted, augmented_attribute
from lightfc_sandbox.checking.called_classes import written_enum
from lightfc_sandbox.checking.classes import further_decorators, value_of_class
from lightfc_sandbox.checking.contexts import raise_again, with_
from lightfc_sandbox.checking.expressions import as_written, check_bound, far, target_of, yield_
from lightfc_sandbox.checking.functions import block, branch, decorated, make_function
from lightfc_sandbox.checking.names import dotted_name, fixed, hint, hint_at, instead_of, written_members
from lightfc_sandbox.checking.patterns import match
from lightfc_sandbox.checking.scope import DELETED, INERT, UNBOUND, cannot_fail, given_by, is_unsure
from lightfc_sandbox.effects import READS, TEXT, TOUCH, UNKNOWN, WRITES
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.containers import CHANGING_METHODS, delete_item, in_place
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.registry import FACADES, WITH_OBJECTS, bound_module, facade_names, is_offered, listed_member
from lightfc_sandbox.suggestions import listing
from lightfc_sandbox.values.exceptions import make_raised, set_cause
from lightfc_sandbox.values.kinds import Builtin, TypeName
from lightfc_sandbox.values.type_tables import NOTHING_THERE

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker, Handler


def expression(c: Checker, node: ast.Expr) -> ir.Node:
    """An expression as a statement."""
    return ir.Expression(node, c.visit(node.value), keep=c.scope.parent is None)


def assign(c: Checker, node: ast.Assign) -> ir.Node:
    """`target = … = value`."""
    made = written_enum(c, node) if type(node.value) is ast.Call and c.programs else None
    if made is not None:
        return class_(c, made)
    return _assigned(c, node, node.targets, node.value)


def _assigned(c: Checker, node: ast.AST, targets: Sequence[ast.expr], of: ast.expr) -> ir.Node:
    before = c.doubts
    value = _alias(c, of) or c.visit(of)
    if c.doubts > before:
        c.doubt(*targets)
    only = targets[0] if len(targets) == 1 else None
    if type(only) is ast.Name:
        return _assign_name(c, node, only.id, value, only)
    return ir.Assign(node, [target_of(c, target) for target in targets], value, tried=c.undone)


def _alias(c: Checker, node: ast.expr) -> ir.Node | None:
    """What a name for a type stands for, such as `list[int]` or `TypeVar("T")`: annotations alone can use it."""
    if type(node) is ast.Call:
        name = dotted_name(node.func) or ""
        is_variable = name.rpartition(".")[2] in _TYPE_VARIABLES and name.partition(".")[0] in c.annotating
        return ir.Const(node, _ALIAS) if is_variable else None
    if type(node) is not ast.Subscript or type(node.slice) is ast.Constant:
        return None
    root = (dotted_name(node.value) or "").partition(".")[0]
    if c.lookup(root) is not None:
        return None
    of = fixed(c, node.value)
    with_parameters = type(of) is Builtin and hasattr(of.of_type, "__class_getitem__")
    return ir.Const(node, _ALIAS) if with_parameters or root in c.annotating else None


_TYPE_VARIABLES = frozenset({"TypeVar", "TypeVarTuple", "ParamSpec"})
_ALIAS = TypeName(GenericAlias, plain=True)


def _assign_name(c: Checker, node: ast.AST, name: str, value: ir.Node, target: ast.AST | None = None) -> ir.Node:
    """`name = value`; `target` is where the name stands, if that is not the whole statement."""
    if name in c.scope.elsewhere:
        return ir.Expression(node, ir.Store(node, *far(c, name, target or node), value), keep=False)
    slot, scope = slot_of(c, name, target or node), c.scope
    if name in scope.maybe_unbound:
        c.bind(scope, name)
    return ir.AssignName(node, slot, scope, value, tried=c.undone)


def slot_of(c: Checker, name: str, node: ast.AST) -> int:
    """The slot of a name that the text assigns, in the scope at hand."""
    scope = c.scope
    check_bound(c, name, node, scope)
    c.assigns_name(name)
    return scope.assign(name, again=c.loops > 0)


def annotated(c: Checker, node: ast.AnnAssign) -> ir.Node:
    """`target: annotation = value`; annotations are not evaluated: they often name what is not there."""
    if node.value is None:
        return ir.Signal(node, "pass")
    return _assigned(c, node, [node.target], node.value)


def augmented(c: Checker, node: ast.AugAssign) -> ir.Node:
    """`target op= value`."""
    c.changes = True
    kind = type(node.op)
    op = in_place(kind)
    target = node.target
    if type(target) is ast.Name:
        if target.id in c.scope.elsewhere:
            place = far(c, target.id, node)
            changed = ir.Change(node, kind, op, c.visit(target), c.visit(node.value), WRITES)
            return ir.Expression(node, ir.Store(node, *place, changed), keep=False)
        slot = slot_of(c, target.id, target)
        own = 0 if not c.names.of_context or target.id in c.scope.plain else WRITES | READS
        return ir.AugmentName(node, slot, c.scope, kind, op, c.visit(target), c.visit(node.value), own, tried=c.undone)
    if type(target) is ast.Subscript:
        owner, index = c.visit(target.value), c.visit(target.slice)
        return ir.AugmentItem(node, kind, op, owner, index, c.visit(node.value), WRITES | READS)
    return augmented_attribute(c, node, op)


_OWN = "the variables of the function itself can be deleted, and bound by except"


def delete(c: Checker, node: ast.Delete) -> ir.Node:
    """`del`."""
    acts: list[ir.Node] = []
    targets = [*node.targets]
    while targets:
        target = targets.pop(0)
        if isinstance(target, ast.Tuple | ast.List):
            targets[:0] = target.elts
        elif type(target) is ast.Name and target.id in c.scope.elsewhere:
            c.refuse("forbidden-node", f"{target.id!r} is a variable of another function", target, _OWN)
        elif type(target) is ast.Name:
            outside = c.in_module and target.id in c.names.variables
            unbind = _unbind(target.id, slot_of(c, target.id, target), local=not c.in_module, outside=outside)
            acts.append(
                ir.Expression(target, ir.Op(target, unbind, [ir.FRAME], WRITES | TOUCH, touches=False), keep=False)
            )
        elif type(target) is ast.Subscript:
            c.changes = True
            parts = [c.visit(target.value), c.visit(target.slice)]
            acts.append(ir.Expression(target, ir.Op(target, delete_item, parts, WRITES), keep=False))
        elif type(target) is ast.Attribute and c.holds_objects:
            acts.append(ir.Expression(target, attribute_deleted(c, target), keep=False))
        else:
            c.refuse("forbidden-node", "only a variable or an item can be deleted", target)
    return ir.Block(acts)


def _unbind(name: str, slot: int, *, local: bool, outside: bool) -> Callable[[Run, list[Any]], None]:
    """`del name`; `outside` says that the name means something before the text assigns it."""

    def act(run: Run, f: list[Any]) -> None:
        value = f[slot]
        if is_unsure(value):
            value = touch(run, value)
        if value is DELETED or (value is UNBOUND and not outside):
            if not local:
                raise NameError(f"name {name!r} is not defined")
            raise UnboundLocalError(f"cannot access local variable {name!r} where it is not associated with a value")
        f[slot] = DELETED

    return act


def if_(c: Checker, node: ast.If) -> ir.Node:
    """`if`."""
    test, mark = c.visit(node.test), len(c.bound)
    body = block(c, node.body)
    bound = c.unbind(mark)
    orelse = block(c, node.orelse)
    for scope, name in set(c.unbind(mark)).intersection(bound):
        c.bind(scope, name)
    return ir.If(node, test, body, orelse)


def while_(c: Checker, node: ast.While) -> ir.Node:
    """`while`."""
    turns = c.looping()
    test, body = c.visit(node.test), branch(c, node.body, node.test)
    c.end_loop()
    return ir.While(node, test, body, branch(c, node.orelse), c.numbered(), turns)


def for_(c: Checker, node: ast.For) -> ir.Node:
    """`for`."""
    before = c.doubts
    iterable = as_written(c.visit(node.iter))
    if c.doubts > before:
        c.doubt(node.target)
    turns, mark = c.looping(), len(c.bound)
    target = target_of(c, node.target)
    body = block(c, node.body)
    c.unbind(mark)
    c.end_loop()
    return ir.For(node, target, iterable, body, branch(c, node.orelse), c.scope, c.numbered(), turns, tried=c.undone)


def signal(what: str) -> Callable[[Checker, Any], ir.Node]:
    """The handler of `break` or `continue`."""

    def handler(c: Checker, node: ast.AST) -> ir.Node:
        if not c.loops:
            return c.refuse("syntax", f"{what!r} outside of a loop", node)
        if what == "break":
            c.open[-1].leaves = True
        return ir.Signal(node, what)

    return handler


def return_(c: Checker, node: ast.Return) -> ir.Node:
    """`return`."""
    for each in c.open:
        each.leaves = True
    return ir.Return(node, ir.Const(node, None) if node.value is None else c.visit(node.value))


def define(c: Checker, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ir.Node:
    """`def`."""
    decorators = [c.visit(decorator) for decorator in node.decorator_list]
    name = node.name.rpartition(".")[2]  # of what `checking.library` has put there, the last part
    function = make_function(c, node, name, node.args, waits=bool(decorators))
    return _assign_name(c, node, node.name, decorated(c, node, function, decorators))


def class_(c: Checker, node: ast.ClassDef) -> ir.Node:
    """`class`."""
    c.holds_classes = True
    before, above = c.doubts, list[ir.Node]()
    decorators = further_decorators(c, node, above)
    value = value_of_class(c, node, above)
    if c.doubts > before:
        c.doubtful |= {node.name}
    made = _assign_name(c, node, node.name, decorated(c, node, value, decorators))
    return ir.Block([*above, made]) if above else made


def raise_(c: Checker, node: ast.Raise) -> ir.Node:
    """`raise`."""
    if node.exc is None:
        slot = c.handler
        if slot is not None:
            return raise_again(node, slot)
        return ir.Expression(node, ir.Op(node, _reraise, []), keep=False)
    parts = [c.visit(node.exc)]
    if node.cause is not None:
        parts.append(c.visit(node.cause))
    act = _RAISING[len(parts) - 1]
    # A class of the text that is raised without a call is called here.
    return ir.Expression(
        node, ir.Op(node, act, parts, READS | UNKNOWN | TEXT if c.holds_objects else READS), keep=False
    )


# As they take no names, they are no functions of C that are called by another one, of which tracebacks would tell too.
def _raise(run: Run, raised: Any, /) -> None:
    error = make_raised(run, raised)
    try:
        raise error
    finally:
        del error  # as in `raise_again`


def _raise_from(run: Run, raised: Any, cause: Any, /) -> None:
    error = make_raised(run, raised)
    set_cause(run, error, cause)
    try:
        raise error
    finally:
        del error


_RAISING: Sequence[Callable[..., None]] = (_raise, _raise_from)


def _reraise(run: Run) -> None:
    if not run.handling:
        raise RuntimeError("No active exception to reraise")
    raise run.handling[-1]


def assert_(c: Checker, node: ast.Assert) -> ir.Node:
    """`assert`."""
    test = c.visit(node.test)
    said = [] if node.msg is None else [c.visit(node.msg)]

    def fail(run: Run, *said: Any) -> None:
        error: BaseException = EXCEPTIONS["AssertionError"].fn(run, *said).error
        raise error

    return ir.If(node, test, ir.Block([]), ir.Block([ir.Expression(node, ir.Op(node, fail, said, READS), keep=False)]))


def try_(c: Checker, node: ast.Try) -> ir.Node:
    """`try`."""
    c.tried += 1
    body = branch(c, node.body)
    c.tried -= 1
    handlers: list[ir.Except] = []
    for handler in node.handlers[:-1]:
        if handler.type is None:
            c.refuse("syntax", "default 'except:' must be last", handler)
    around, is_reached = c.scope, not (node.handlers and cannot_fail(node))
    if not is_reached:
        c.scope = c.scope.with_variables(given_by(node))
    for handler in node.handlers:
        c.catching = True
        kinds = c.visit(handler.type) if handler.type is not None else None
        c.catching = False
        slot = None
        if handler.name is not None and handler.name in c.scope.elsewhere:
            c.refuse("rebind", f"{handler.name!r} is a variable of another function", handler, _OWN)
        elif handler.name is not None:
            slot = slot_of(c, handler.name, handler)
        with c.handling() as caught:
            c.tried += bool(node.finalbody)
            handlers.append(ir.Except(kinds, slot, caught, branch(c, handler.body)))
            c.tried -= bool(node.finalbody)
    c.scope = around
    c.tried += bool(node.finalbody)
    orelse = branch(c, node.orelse)
    c.tried -= bool(node.finalbody)
    final = block(c, node.finalbody)
    return ir.Try(node, body, handlers if is_reached else [], orelse, final if node.finalbody else None)


def import_(c: Checker, node: ast.Import) -> ir.Node:
    """`import module`."""
    stores: list[ir.Node] = []
    for alias in node.names:
        _note_objects(c, alias.name)
        if is_offered(alias.name):
            stores += _bind(c, node, *bound_module(alias))
        elif alias.name not in INERT:
            _refuse_import(c, node, alias.name)
        else:
            own = alias.asname or alias.name.partition(".")[0]
            c.annotating = {**c.annotating, own: f"import {alias.name}" + (f" as {own}" if alias.asname else "")}
    return ir.Block(stores)


def _note_objects(c: Checker, module: str) -> None:
    """Note that a text has objects with attributes, and with methods that are not named where they are called."""
    if module in WITH_OBJECTS:
        c.holds_objects = c.holds_classes = c.special = True


def _bind(c: Checker, node: ast.AST, name: str, value: Any) -> list[ir.Node]:
    """Let a name stand for a module or a member of one; where it may have another meaning too, it is a variable."""
    if name in c.scope.slots or name in c.scope.elsewhere:
        c.hands_over(value)
        c.holds_modules = True
        return [_assign_name(c, node, name, ir.Const(node, value))]
    check_bound(c, name, node, c.scope)
    c.scope.alias(name, value)
    return []


def import_from(c: Checker, node: ast.ImportFrom) -> ir.Node:
    """`from module import name`."""
    name = node.module or ""
    if name in INERT and node.level == 0:
        _note_inert(c, name, node.names)
        return ir.Block([]) if name != "__future__" else _from_future(c, node)
    if not is_offered(name) or node.level:
        return _refuse_import(c, node, "." * node.level + name)
    if node.names[0].name == "*":
        return _refuse_star(c, node, name)
    _note_objects(c, name)
    return ir.Block([store for alias in node.names for store in _member(c, node, name, alias)])


def _note_inert(c: Checker, module: str, aliases: Sequence[ast.alias]) -> None:
    """Note names that an import gives for annotations."""
    named = {alias.asname or alias.name: alias.name for alias in aliases}
    c.annotating = {**c.annotating, **{own: f"from {module} import {of} as {own}" for own, of in named.items()}}


def _member(c: Checker, node: ast.ImportFrom, module: str, alias: ast.alias) -> list[ir.Node]:
    if f"{module}.{alias.name}" in INERT:
        _note_inert(c, module, [alias])
        return []
    value = listed_member(module, alias.name)
    c.changes = c.changes or alias.name in CHANGING_METHODS
    if value is not NOTHING_THERE:
        return _bind(c, node, alias.asname or alias.name, value)
    members = facade_names(module)
    said = hint(c, f"{module}.{alias.name}", ()) or hint_at(c, alias.name, members)
    c.refuse("import", f"{module!r} has no {alias.name!r}{said}", node, ", ".join(sorted(members)[:12]))
    return []


def _refuse_star(c: Checker, node: ast.ImportFrom, module: str) -> ir.Node:
    c.refused |= {member.partition(".")[0] for member in facade_names(module)}
    return c.refuse("import", "a star import is not allowed", node, "the names, one by one")


def _from_future(c: Checker, node: ast.ImportFrom) -> ir.Node:
    """An import from `__future__`, before which nothing stands but others, and what says what the program is for."""
    body: list[ast.stmt] = c.source.tree.body  # type: ignore[assignment]  # it is a program
    above = body[: body.index(node)] if node in body else body
    docstring = bool(above) and type(above[0]) is ast.Expr and type(above[0].value) is ast.Constant
    if not all(type(each) is ast.ImportFrom and each.module == "__future__" for each in above[docstring:]):
        return c.refuse("syntax", "from __future__ imports must occur at the beginning of the file", node)
    for alias in node.names:
        if alias.name not in _FEATURES:
            return c.refuse("syntax", f"future feature {alias.name} is not defined", node)
    return ir.Block([])


_FEATURES = frozenset({
    *("absolute_import", "annotations", "division", "generator_stop", "generators", "nested_scopes", "print_function"),
    *("unicode_literals", "with_statement"),
})  # fmt: skip
"""What is so here: annotations are not evaluated, and all else every Python has by now."""


def _refuse_import(c: Checker, node: ast.Import | ast.ImportFrom, module: str) -> ir.Node:
    c.refused |= {alias.asname or alias.name.partition(".")[0] for alias in node.names}
    said, members = instead_of(module), written_members(module)
    if members:
        return c.refuse("import", f"only a part of {module!r} is available{said}", node, listing(members))
    known = next((each.name for each in node.names if each.name in c.names.of_context), "")
    said = said or (f"; {known!r} needs no import" if known else hint_at(c, module, FACADES))
    return c.refuse("import", f"module {module!r} is not available{said}", node, ", ".join(sorted(FACADES)))


def declared(c: Checker, node: ast.Global | ast.Nonlocal) -> ir.Node:
    """`global` and `nonlocal`: what the names mean has been found before the function was looked at."""
    for name in node.names:
        if name.startswith("__"):
            c.refuse("private-name", f"name {name!r} starts with two underscores", node)
    return ir.Signal(node, "pass")


STATEMENTS: dict[type[ast.AST], Handler] = {
    ast.Expr: expression,
    ast.Assign: assign,
    ast.AnnAssign: annotated,
    ast.AugAssign: augmented,
    ast.Delete: delete,
    ast.If: if_,
    ast.While: while_,
    ast.For: for_,
    ast.Break: signal("break"),
    ast.Continue: signal("continue"),
    ast.Pass: lambda c, node: ir.Signal(node, "pass"),
    ast.Return: return_,
    ast.FunctionDef: define,
    ast.AsyncFunctionDef: define,
    ast.ClassDef: class_,
    ast.Raise: raise_,
    ast.Assert: assert_,
    ast.Try: try_,
    ast.With: with_,
    ast.Match: match,
    ast.Global: declared,
    ast.Nonlocal: declared,
    ast.Import: import_,
    ast.ImportFrom: import_from,
    ast.Yield: yield_,
    ast.YieldFrom: yield_,
}
"""What programs list beside expressions."""
