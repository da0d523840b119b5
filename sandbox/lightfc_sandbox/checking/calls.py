"""Calls: what is called, with which arguments, and what the call may do."""

from __future__ import annotations

import _ast as ast
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.attribute_reads import attribute, is_plain_attribute, method_effects, read
from lightfc_sandbox.checking.attributes_by_name import BY_NAME, attribute_by_name
from lightfc_sandbox.checking.awaiting import Kept
from lightfc_sandbox.checking.names import fixed, fixed_member, is_member, meaning
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.effects import (
    CALLBACK,
    DRAWS,
    EAGER,
    FUTURE,
    MAY_MAKE,
    READS,
    TEXT,
    UNKNOWN,
    W_MAP,
    W_OTHER,
    WRITES,
)
from lightfc_sandbox.stdlib.output import PRINT, PRINT_TO
from lightfc_sandbox.stdlib.registry import facade_names
from lightfc_sandbox.stdlib.spreading import spread
from lightfc_sandbox.values.awaitables import awaited
from lightfc_sandbox.values.kinds import LISTS, Builtin, HostFunction, HostType

if TYPE_CHECKING:
    from lightfc_sandbox.budget.account import Run
    from lightfc_sandbox.checking.checker import Checker


def call(c: Checker, node: ast.Call) -> ir.Node:
    """A call."""
    if c.awaiting is None:
        return _called(c, node)
    if node in c.awaiting.in_threads and is_member(c, node.func, "asyncio.to_thread"):
        c.awaiting.written[node] = written = c.awaiting.in_threads[node]
        return call(c, written)
    return _kept(c, node, _called(c, node))


def _called(c: Checker, node: ast.Call) -> ir.Node:
    func = node.func
    target, callee = UNBOUND, None
    if type(func) is ast.Name:
        target = _named(c, func.id)
        if target is UNBOUND and func.id in BY_NAME and _is_nowhere(c, func.id):
            return attribute_by_name(c, node, func.id)
    elif type(func) is ast.Attribute:
        c.called = func
        owner = fixed(c, func.value)
        target = fixed_member(c, func, owner)
        callee = _method(c, func, owner) if target is UNBOUND else None
    if type(target) in _BY_TARGET:
        return _known(c, node, target)
    if callee is None:
        callee = c.visit(func)
    if type(callee) is ir.Attribute:
        return _method_call(c, node, callee)
    arguments = _arguments(c, node)
    if callee is ir.NEVER:
        return callee
    return ir.Call(node, callee, arguments, c.site(node, None, "free", c.holds_functions))


def _method_call(c: Checker, node: ast.Call, method: ir.Attribute) -> ir.Node:
    """A call of an attribute of a value."""
    if method.name in c.names.methods:
        return _method_out(c, node, method)
    arguments = _arguments(c, node)
    if method.at_once and arguments.is_plain and not _is_kept(c, node):
        return _method_of_value(c, node, method, arguments)
    callee = ir.Callee(method, method_effects(method.name))
    return ir.Call(node, callee, arguments, c.site(node, None, "free", c.holds_functions))


def _host_function(c: Checker, node: ast.Call, target: HostFunction, arguments: ir.Arguments) -> ir.Node:
    c.calls_host = True
    if target.is_async:
        c.awaits = True
    return ir.HostCall(c.site(node, target.target, target.order), target, arguments)


def _host_type(c: Checker, node: ast.Call, target: HostType, arguments: ir.Arguments) -> ir.Node:
    c.constructs = True
    return ir.Make(node, target, arguments)


def _builtin(c: Checker, node: ast.Call, target: Builtin, arguments: ir.Arguments) -> ir.Node:
    if target.name in _GETTERS:
        from lightfc_sandbox.checking.getters import getter  # which few texts need

        return getter(c, node, target.name)
    if target.name == "pprint.pprint":
        target, shown = PRINT, _builtin(c, node, facade_names("pprint")["pformat"], arguments)
        arguments = ir.Arguments([shown])
    if target.of_type is defaultdict:
        c.makes_missing |= _by_factory(arguments)
    c.note_stop(target, len(arguments.parts))
    if target.lazy:
        c.holds_functions = True
        c.defers = c.defers or bool(target.effects & CALLBACK)
    own = _effects_of(c, target, arguments)
    c.functions |= own & MAY_MAKE  # what it gives may read items
    if target.effects & EAGER and not target.lazy:
        _consume(arguments.parts)
    # One that calls back with two arguments only, such as `iter`, names no parameter for the function.
    calls_back = target.callback or (target.effects & CALLBACK and len(node.args) > 1)
    if not calls_back:
        return ir.BuiltinCall(node, target, arguments, c.inner_site(node), own)
    return ir.BuiltinCall(node, target, arguments, c.site(node, None, "free", bool(own & TEXT) and c.calls_host), own)


def _consume(parts: Sequence[ir.Node]) -> None:
    """Note that a generator expression that comes first is gone through at the call."""
    first = parts[0] if parts else None
    if type(first) is ir.Comprehension:
        first.consumed = first.kind == "generator"


def _is_redirected(c: Checker) -> bool:
    """Whether what is printed may go into a file of the text, of which another call decides."""
    return c.lookup(_REDIRECTING) is not None or _REDIRECTING in c.names.variables


_REDIRECTING = "contextlib .redirect_stdout"  # as `library` names it

_GETTERS = frozenset({"operator.attrgetter", "operator.methodcaller"})


def _by_factory(arguments: ir.Arguments) -> int:
    """What reading an item that is not there may do, of a `defaultdict` that is made so."""
    factory = arguments.positional[0] if arguments.positional else None
    return W_MAP if type(factory) is ir.Const and type(factory.value) is Builtin else W_MAP | CALLBACK


def _effects_of(c: Checker, target: Builtin, arguments: ir.Arguments) -> int:
    """What a call of a builtin may do, with what its arguments are."""
    own = target.effects
    if target is PRINT and (arguments.keywords or _is_redirected(c)):
        own |= PRINT_TO.effects  # it may write to a file of the text
    if own & DRAWS:
        for each in arguments.parts:
            if type(each) not in _NEW:
                own |= W_OTHER | CALLBACK
    return own | TEXT if own & CALLBACK and c.holds_functions else own


_BY_TARGET: dict[type, Callable[[Checker, ast.Call, Any, ir.Arguments], ir.Node]] = {
    HostFunction: _host_function, HostType: _host_type, Builtin: _builtin,
}  # fmt: skip
"""What a call comes to, where it is known what is called."""


def _method_of_value(c: Checker, node: ast.Call, method: ir.Attribute, arguments: ir.Arguments) -> ir.Node:
    """A call of a method of a value that the text makes."""
    own = method_effects(method.name)
    site = c.site(node, None, "free", c.holds_functions) if method.name == "sort" else c.inner_site(node)
    if method.name in c.names.changing:
        own |= WRITES
    if c.holds_modules or c.holds_objects:
        own |= UNKNOWN
    if own & (CALLBACK | DRAWS) and c.holds_functions:
        own |= TEXT
    if method.name == "join" and type(method.owner) is ir.Const:
        _consume(arguments.positional)
    return ir.MethodCall(node, method.owner, method.name, method.read, arguments.positional, site, own)


_NEW = frozenset({ir.Const, ir.Display, ir.Comprehension, ir.HostCall, ir.BuiltinCall, ir.Binary, ir.Function})
"""What is no iterator that anybody else knows."""


def _method_out(c: Checker, node: ast.Call, method: ir.Attribute) -> ir.Node:
    """A call of a method whose name is that of one of a type of the host whose calls leave the text."""
    positional, stars = items(c, node.args, last=not node.keywords or len(node.args) == 1)
    arguments = ir.Arguments([method.owner, *positional], [False, *stars], named_arguments(c, node))
    c.holds_functions = c.calls_host = True
    known = c.names.methods[method.name]
    c.awaits = c.awaits or any(each.is_async for each in known)
    # Classes that inherit a method have it in common.
    one = len({id(each.target) for each in known}) == 1 and not is_plain_attribute(method.name)
    site = c.site(node, known[0].target if one else None)
    site.method = True
    own = 0
    for each in known:
        own |= each.effects
    return ir.MethodOut(site, method.name, method.read, arguments, own)


def _arguments(c: Checker, node: ast.Call) -> ir.Arguments:
    args, keywords = node.args, node.keywords
    if not keywords:
        for arg in args:
            if type(arg) is ast.Starred:
                break
        else:  # without `items` in between, which every call would pay for
            return ir.Arguments(c.visit_all(args))
    # As in CPython, one starred argument alone is spread when all keywords have been evaluated.
    positional, stars = items(c, args, last=not keywords or len(args) == 1)
    return ir.Arguments(positional, stars, named_arguments(c, node))


def named_arguments(c: Checker, node: ast.Call | ast.ClassDef) -> list[tuple[str | None, ir.Node]]:
    """The values of keywords, each with its name; None of what is spread."""
    seen: set[str] = set()
    found: list[tuple[str | None, ir.Node]] = []
    for keyword in node.keywords:
        name = keyword.arg
        if name is not None:
            if name.startswith("__"):
                c.refuse("private-name", f"argument name {name!r} starts with two underscores", keyword)
            if name in seen:
                # CPython's compiler refuses this, and its parser does not.
                c.refuse("duplicate-argument", f"argument {name!r} is given twice", keyword, "each argument once")
            seen.add(name)
        found.append((name, c.visit(keyword.value)))
    return found


def _named(c: Checker, name: str) -> Any:
    """The function or type that a name is known to mean; UNBOUND where only the run can tell."""
    scope = c.scope
    # Nothing has to be looked up for most calls.
    outer = scope.parent is not None or c.inside is not None
    if name in scope.slots or (outer and c.lookup(name) is not None):
        return UNBOUND
    return meaning(c, name)


def _known(c: Checker, node: ast.Call, target: HostFunction | HostType | Builtin) -> ir.Node:
    """A call of what is known before the run."""
    if c.awaiting is not None and (calls := c.awaiting.written_out(node, target.name)) is not None:
        return c.visit(calls)  # type: ignore[no-any-return]
    return _BY_TARGET[type(target)](c, node, target, _arguments(c, node))


def _is_nowhere(c: Checker, name: str) -> bool:
    """Whether a name means nothing of its own, where values have attributes."""
    is_bound = c.lookup(name) is not None or name in c.names.variables
    return not is_bound and c.handlers[ast.Attribute] is attribute


def _method(c: Checker, func: ast.Attribute, owner: Any) -> ir.Node:
    if c.handlers[ast.Attribute] is not attribute and func.attr not in c.names.methods:
        return c.visit(func)  # type: ignore[no-any-return]
    # A method that is called at once is no function that the text could hand over, but views are to be finished.
    return read(c, func, owner)


def await_(c: Checker, node: ast.Await) -> ir.Node:
    """`await value`: a call that stands there is waited for anyway, and keeps no failure."""
    value: ir.Node = c.visit(node.value)
    if type(value) is ir.HostCall or (type(value) is ir.BuiltinCall and value.target.name in _GIVING):
        return value
    return ir.Op(node, awaited, (value,), FUTURE, touches=False)


_GIVING = frozenset({"asyncio.gather", "asyncio.wait_for", "asyncio.wait", "asyncio.sleep"})
"""What of `asyncio` is awaited, and gives what `await` does."""


def _kept(c: Checker, node: ast.Call, made: ir.Node) -> ir.Node:
    """A call in a text that awaits something: it may keep its failure."""
    known = c.awaiting
    if known is None or node in known.direct:
        return made
    if type(made) is ir.HostCall:
        made.site.task = node in known.asked
        made.site.kept = made.site.task or (made.function.is_async and c.coroutines)
        return made
    gives = type(made) is ir.BuiltinCall and made.target.name in _GIVING
    if not gives and not (type(made) is ir.Call and _is_kept(c, node)):
        return made
    return Kept(made, is_task=node in known.asked)


def _is_kept(c: Checker, node: ast.Call) -> bool:
    """Whether a call of what the text computes, or of a method of its own, keeps its failure."""
    func, known = node.func, c.awaiting
    if known is None or node in known.direct:
        return False
    if type(func) is ast.Attribute:
        return func.attr in known.functions
    return node in known.asked or (type(func) is ast.Name and func.id in known.functions)


def items(
    c: Checker, nodes: Sequence[ast.expr], *, last: bool = True, take: ir.Strict = spread
) -> tuple[list[ir.Node], list[bool]]:
    """The parts of a display or an argument list, and which of them are starred.

    Args:
        last: Nothing stands behind them.
        take: What keeps a starred value as it is before what stands behind it is evaluated.
    """
    stars = [type(node) is ast.Starred for node in nodes]
    if True not in stars:
        return c.visit_all(nodes), stars
    parts = [c.visit(node.value if type(node) is ast.Starred else node) for node in nodes]
    return _taken(nodes, parts, stars, last, take), stars


def _taken(
    nodes: Sequence[ast.expr], parts: list[ir.Node], stars: list[bool], last: bool, take: ir.Strict
) -> list[ir.Node]:
    """The parts, with what takes those that are starred, from the last one on: whether those behind change anything."""
    changes = not last
    for position in range(len(nodes) - 1, -1, -1):
        part = parts[position]
        if stars[position] and (changes or not last):
            # What stands behind may change the value, and is not evaluated if that cannot be spread.
            op = take if changes else partial(_as_it_is, take)
            parts[position] = ir.Op(nodes[position], op, (part,), READS, stars=(True,))
        changes, last = changes or not (type(part) is ir.Const or type(part) is ir.Load), False
    return parts


def _as_it_is(take: ir.Strict, run: Run, value: Any) -> Any:
    """The same where nothing behind it changes anything: a list or tuple stays as it is."""
    return value if type(value) in LISTS else take(run, value)
