"""The statements of the `PROGRAMS` level, as handlers like those of `grammar.py`.

A statement's closure gives None, or a signal that says how the block around it goes on: `BREAK`, `CONTINUE`, or a
`Returned` value. Statements that only evaluate and then act (assignments, `del`, `return`, `raise`, `assert`) are
strict nodes; blocks, `if`, loops, `try` and `def` are special forms of the drivers.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import BREAK, CONTINUE, Closure, Compiler, Except, Handler, Returned, frame_of
from lightfc_sandbox.grammar import GRAMMARS, block, check_far, far, hint_at, make_function, target_of
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.scope import DELETED, UNBOUND, surely_imported
from lightfc_sandbox.stdlib.attributes import read_attribute, set_attribute
from lightfc_sandbox.stdlib.containers import delete_item, in_place, set_item
from lightfc_sandbox.stdlib.registry import FACADES, facade_names
from lightfc_sandbox.values.exceptions import check_cause, make_raised
from lightfc_sandbox.values.export import finish
from lightfc_sandbox.values.kinds import HostFunction, HostType
from lightfc_sandbox.values.precision import SETTABLE


def _expression(c: Compiler, node: ast.Expr) -> Closure:
    return c.expression(node, c.visit(node.value), keep=c.in_module)


def _assign(c: Compiler, node: ast.Assign) -> Closure:
    value = c.visit(node.value)
    if len(node.targets) == 1 and type(node.targets[0]) is ast.Name:
        place = far(c, node.targets[0].id)
        if place is not None:
            return _store_far(c, node, node.targets[0].id, place, value)
        return c.assign_name(node, slot_of(c, node.targets[0]), value)
    if len(node.targets) == 1 and type(node.targets[0]) is ast.Attribute and node.targets[0].attr in SETTABLE:
        of = node.targets[0]
        return c.strict(node, _setter(of.attr), [value, c.visit(of.value)])
    if len(node.targets) == 1 and type(node.targets[0]) is ast.Subscript:
        target = node.targets[0]
        return c.strict(node, _store_item, [value, c.visit(target.value), c.visit(target.slice)])
    return c.assign(node, [target_of(c, target) for target in node.targets], value)


def _setter(name: str) -> Callable[[Run, Any, Any], None]:
    return lambda run, value, owner: set_attribute(run, value, owner, name)


def _store_far(c: Compiler, node: ast.stmt, name: str, place: tuple[int, int], value: Closure) -> Closure:
    """`name = value` of a name that is declared `global` or `nonlocal`."""
    check_far(c, node, name)
    return c.strict(node, _drop, [c.store(node, *place, value)])


def _drop(run: Run, value: Any) -> None:
    return None


def _store_item(run: Run, value: Any, owner: Any, index: Any) -> None:
    set_item(run, owner, index, value)


def slot_of(c: Compiler, node: ast.Name) -> int:
    """The slot of a name that the text assigns, in the scope at hand."""
    name = node.id
    if name.startswith("__"):
        c.refuse("private-name", f"name {name!r} starts with two underscores", node)
    if c.in_module and isinstance(c.names.constants.get(name), HostFunction | HostType):
        c.refuse("rebind", f"{name!r} is a function of the context and cannot be assigned", node, "another name")
    return c.scope.add(c.variable(name), maybe_unbound=True)


def _annotated(c: Compiler, node: ast.AnnAssign) -> Closure:
    # Annotations are not evaluated: they say nothing to the evaluator and often name what is not there.
    if node.value is None:
        return _nothing
    assign = ast.copy_location(ast.Assign([node.target], node.value), node)
    return _assign(c, assign)


def _nothing(f: list[Any]) -> None:
    return None


def _augmented(c: Compiler, node: ast.AugAssign) -> Closure:
    op = in_place(type(node.op))
    target = node.target
    if type(target) is ast.Name:
        place = far(c, target.id)
        if place is not None:
            parts = [c.visit(ast.copy_location(ast.Name(target.id, ast.Load()), target)), c.visit(node.value)]
            return _store_far(c, node, target.id, place, c.strict(node, op, parts))
        slot = slot_of(c, target)
        load = c.visit(ast.copy_location(ast.Name(target.id, ast.Load()), target))
        return c.augment_name(node, slot, op, load, c.visit(node.value))
    if type(target) is ast.Subscript:
        from lightfc_sandbox.stdlib.subscripts import subscript

        parts = [c.visit(target.value), c.visit(target.slice)]
        if c.is_collected(node):

            def act(run: Run, owner: Any, index: Any, value: Any) -> None:
                set_item(run, owner, index, op(run, subscript(run, owner, index), value))

            return c.strict(node, act, [*parts, c.visit(node.value)])

        def read(run: Run, owner: Any, index: Any) -> tuple[Any, Any, Any]:
            return owner, index, subscript(run, owner, index)

        def store(run: Run, loaded: tuple[Any, Any, Any], value: Any) -> None:
            owner, index, item = loaded
            set_item(run, owner, index, op(run, item, value))

        # Python reads the item before it evaluates the value.
        return c.strict(node, store, [c.strict(target, read, parts), c.visit(node.value)])
    if type(target) is ast.Attribute and target.attr in SETTABLE:
        name = target.attr

        def change(run: Run, owner: Any, value: Any) -> None:
            set_attribute(run, op(run, read_attribute(run, owner, name), value), owner, name)

        return c.strict(node, change, [c.visit(target.value), c.visit(node.value)])
    c.visit(node.value)
    return c.refuse(
        "attribute-assignment", "an attribute cannot be assigned", target, "a variable or an item: x, d[key]"
    )


_OWN = "the variables of the function itself can be deleted, and bound by except and import"


def _delete(c: Compiler, node: ast.Delete) -> Closure:
    acts: list[Closure] = []
    targets = [*node.targets]
    while targets:
        target = targets.pop(0)
        if isinstance(target, ast.Tuple | ast.List):
            targets[:0] = target.elts
        elif type(target) is ast.Name and target.id in c.scope.elsewhere:
            c.refuse("forbidden-node", f"{target.id!r} is a variable of another function", target, _OWN)
        elif type(target) is ast.Name:
            outside = c.in_module and target.id in c.names.variables
            kind = NameError if c.in_module else UnboundLocalError
            acts.append(c.strict(target, _unbind(target.id, slot_of(c, target), kind, outside=outside), [frame_of]))
        elif type(target) is ast.Subscript:
            acts.append(c.strict(target, delete_item, [c.visit(target.value), c.visit(target.slice)]))
        else:
            c.refuse("forbidden-node", "only a variable or an item can be deleted", target)
    return c.block(acts)


def _unbind(name: str, slot: int, kind: type[NameError], *, outside: bool) -> Callable[[Run, list[Any]], None]:
    """`del name`; `outside` says that the name means something before the text assigns it."""

    def act(run: Run, f: list[Any]) -> None:
        if f[slot] is DELETED or (f[slot] is UNBOUND and not outside):
            raise kind(f"name {name!r} is not defined")
        f[slot] = DELETED

    return act


def _if(c: Compiler, node: ast.If) -> Closure:
    return c.branch(node, c.visit(node.test), block(c, node.body), block(c, node.orelse))


def _while(c: Compiler, node: ast.While) -> Closure:
    c.loops += 1
    test, body = c.visit(node.test), block(c, node.body, node.test)
    c.loops -= 1
    return c.while_loop(node, test, body, block(c, node.orelse))


def _for(c: Compiler, node: ast.For) -> Closure:
    iterable = c.visit(node.iter)
    c.loops += 1
    one = type(node.target) is ast.Name and node.target.id not in c.scope.elsewhere
    slot = slot_of(c, node.target) if one else None  # type: ignore[arg-type]  # just asked
    assign = target_of(c, node.target)
    body = block(c, node.body)
    c.loops -= 1
    return c.for_loop(node, iterable, slot, assign, body, block(c, node.orelse))


def _break(c: Compiler, node: ast.Break) -> Closure:
    if not c.loops:
        return c.refuse("syntax", "'break' outside of a loop", node)
    return lambda f: BREAK


def _continue(c: Compiler, node: ast.Continue) -> Closure:
    if not c.loops:
        return c.refuse("syntax", "'continue' outside of a loop", node)
    return lambda f: CONTINUE


def _pass(c: Compiler, node: ast.Pass) -> Closure:
    return _nothing


def _return(c: Compiler, node: ast.Return) -> Closure:
    if node.value is None:
        return lambda f: Returned(None)
    return c.give_back(node, c.visit(node.value))


def _define(c: Compiler, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Closure:
    decorators = [c.visit(decorator) for decorator in node.decorator_list]
    place = far(c, node.name)
    slot = slot_of(c, ast.copy_location(ast.Name(node.name, ast.Store()), node)) if place is None else 0
    function = make_function(c, node, node.name, node.args)
    for decorator in reversed(decorators):
        function = c.apply(node, decorator, function)
    if place is not None:
        return _store_far(c, node, node.name, place, function)
    return c.assign_name(node, slot, function)


def _raise(c: Compiler, node: ast.Raise) -> Closure:
    if node.exc is None:
        slot = c.handler
        if slot is not None:
            return c.strict(node, lambda run, f: _raise_again(f[slot]), [frame_of])
        return c.strict(node, _reraise, [])
    parts = [c.visit(node.exc)]
    if node.cause is not None:
        parts.append(c.visit(node.cause))

    def act(run: Run, raised: Any, cause: Any = None) -> None:
        error = make_raised(run, raised)
        check_cause(run, cause)
        raise error

    return c.strict(node, act, parts)


def _raise_again(error: BaseException) -> None:
    raise error


def _reraise(run: Run) -> None:
    if not run.handling:
        raise RuntimeError("No active exception to reraise")
    raise run.handling[-1]


def _assert(c: Compiler, node: ast.Assert) -> Closure:
    message = c.visit(node.msg) if node.msg is not None else None

    def fail(run: Run, *said: Any) -> None:
        raise AssertionError(*(finish(run, each) for each in said))

    failing = c.strict(node, fail, [] if message is None else [message])
    return c.branch(node, c.visit(node.test), _nothing, failing)


def _try(c: Compiler, node: ast.Try) -> Closure:
    body = block(c, node.body)
    handlers: list[Except] = []
    around = c.unreached
    c.unreached = around or surely_imported(node) is not None
    for handler in node.handlers:
        kinds = c.visit(handler.type) if handler.type is not None else None
        slot = None
        if handler.name is not None and handler.name in c.scope.elsewhere:
            c.refuse("rebind", f"{handler.name!r} is a variable of another function", handler, _OWN)
        elif handler.name is not None:
            slot = slot_of(c, ast.copy_location(ast.Name(handler.name, ast.Store()), handler))
        with c.handling() as caught:
            handlers.append((kinds, slot, caught, block(c, handler.body)))
    c.unreached = around
    orelse, final = block(c, node.orelse), block(c, node.finalbody)
    return c.attempt(node, body, handlers, orelse, final if node.finalbody else None)


_INERT = frozenset({"typing", "__future__", "collections.abc"})
"""Modules whose import changes nothing here: what they offer is for annotations, which are not evaluated."""


def _import(c: Compiler, node: ast.Import) -> Closure:
    for alias in node.names:
        name = alias.asname or alias.name.partition(".")[0]
        if alias.name in _INERT:
            continue
        if alias.name not in FACADES:
            _refuse_import(c, node, alias.name)
        elif _may_import(c, node, name):
            if name in c.scope.slots:
                c.refuse("rebind", f"{name!r} is an imported module and cannot be assigned", node, "another name")
            _stand_for(c, name, alias.name)
    return _nothing


def _stand_for(c: Compiler, name: str, dotted: str) -> None:
    """Let a name stand for a module or a member of one; where nothing is reached, what it stands for stays."""
    if not (c.unreached and name in c.scope.aliases):
        c.scope.alias(name, dotted)


def _may_import(c: Compiler, node: ast.AST, name: str) -> bool:
    """Whether an import may bind `name`; a violation is noted where it may not."""
    if name in c.scope.elsewhere:
        c.refuse("rebind", f"{name!r} is a variable of another function", node, _OWN)
        return False
    if name.startswith("__"):
        c.refuse("private-name", f"name {name!r} starts with two underscores", node)
        return False
    if c.in_module and isinstance(c.names.constants.get(name), HostFunction | HostType):
        c.refuse("rebind", f"{name!r} is a function of the context and cannot be assigned", node, "another name")
        return False
    return True


def _import_from(c: Compiler, node: ast.ImportFrom) -> Closure:
    module = node.module or ""
    if module in _INERT and node.level == 0:
        return _nothing
    if module not in FACADES or node.level:
        return _refuse_import(c, node, "." * node.level + module)
    members = facade_names(module)
    stores: list[Closure] = []
    for alias in node.names:
        name = alias.name
        if name == "*":
            return c.refuse("import", "a star import hides which names a text uses", node, "the names, one by one")
        if name not in members and not any(each.startswith(name + ".") for each in members):
            hint = hint_at(c, name, members)
            c.refuse("import", f"{module!r} has no {name!r}{hint}", node, ", ".join(sorted(members)[:12]))
        elif _may_import(c, node, alias.asname or name):
            bound = alias.asname or name
            if bound in c.scope.slots and name in members:
                # It is assigned elsewhere too, so what it means is known when it is read.
                stores.append(c.assign_name(node, c.scope.slots[bound], _constant(members[name])))
            else:
                _stand_for(c, bound, f"{module}.{name}")
    return c.block(stores)


def _constant(value: Any) -> Closure:
    return lambda f: value


def _refuse_import(c: Compiler, node: ast.AST, module: str) -> Closure:
    hint = hint_at(c, module, FACADES)
    return c.refuse("import", f"module {module!r} is not there{hint}", node, ", ".join(sorted(FACADES)))


def _declared(c: Compiler, node: ast.Global | ast.Nonlocal) -> Closure:
    # What the names mean has been found before the function was compiled; outside of all, `global` says nothing.
    if c.in_module and isinstance(node, ast.Nonlocal):
        return c.refuse("syntax", "nonlocal declaration not allowed at module level", node)
    for name in node.names:
        if name.startswith("__"):
            c.refuse("private-name", f"name {name!r} starts with two underscores", node)
    return _nothing


STATEMENTS: dict[type[ast.AST], Handler] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AnnAssign: _annotated,
    ast.AugAssign: _augmented,
    ast.Delete: _delete,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Break: _break,
    ast.Continue: _continue,
    ast.Pass: _pass,
    ast.Return: _return,
    ast.FunctionDef: _define,
    ast.AsyncFunctionDef: _define,
    ast.Raise: _raise,
    ast.Assert: _assert,
    ast.Try: _try,
    ast.Global: _declared,
    ast.Nonlocal: _declared,
    ast.Import: _import,
    ast.ImportFrom: _import_from,
}

GRAMMARS[Policy.PROGRAMS] = {**GRAMMARS[Policy.EXPRESSIONS], **STATEMENTS}
