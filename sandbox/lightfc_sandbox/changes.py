"""Which nodes of a text change a value or print something."""

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence, Set

from lightfc_sandbox.source import children, nodes_below
from lightfc_sandbox.stdlib.containers import CHANGING_FUNCTIONS, CHANGING_METHODS


def changes_something(nodes: Iterable[ast.AST]) -> bool:
    """Whether a text, given as all its nodes, holds anything that can change a value in place."""
    for node in nodes:
        kind = type(node)
        if kind is ast.AugAssign:
            return True
        if kind is ast.Subscript and type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
            return True
        if kind is ast.Attribute and node.attr in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
        if kind is ast.alias and node.name in CHANGING_METHODS:  # type: ignore[attr-defined]
            return True
    return False


def effectful_nodes(
    nodes: Sequence[ast.AST],
    known: Collection[str] = (),
    handed: Set[ast.AST] = frozenset(),
    methods: Collection[str] = (),
) -> tuple[set[ast.AST], bool]:
    """The nodes of a program that change or print something, or may call a function of the text that does.

    And whether there are such functions, so that any call of a function of the text may be one.

    The parts of these are evaluated in Python's order even where calls are waited for, since one part may see what
    another has done. A call of a function by its name is not among them if its arguments do not act.

    Args:
        nodes: All nodes of the program, each before those below it.
        known: Variables of a session, which may be functions of earlier texts.
        handed: Nodes that hand over functions of the host that act, to be called wherever that may be.
        methods: Names of methods of objects of the host that may change something.
    """
    acting = _acting(nodes, methods) | handed
    if not acting and not known:
        return acting, False
    bound = {node.id for node in nodes if type(node) is ast.Name and type(node.ctx) is ast.Store}
    bound.update(node.arg for node in nodes if type(node) is ast.arg)
    functions = [node for node in nodes if type(node) in _FUNCTIONS]
    called = {node.name for node in functions if not isinstance(node, ast.Lambda)}  # type: ignore[attr-defined]
    bound |= called
    earlier = set(known) - bound
    if not acting and not earlier:
        return acting, False
    taken = [node for node in nodes if type(node) is ast.Assign]
    hidden = (
        any(not acting.isdisjoint(nodes_below(function)) for function in functions)
        or any(node.value in acting for node in taken)
        or bool(earlier)
    )
    if hidden:
        bound |= earlier
        called.update(name for node in taken for name in _functions_named(node))
        acting.update(node for node in nodes if _may_call(node, bound, called))
    inside: set[ast.AST] = set()
    for node in reversed(nodes):
        if node in acting or not inside.isdisjoint(children(node)):
            acting.add(node)
            # What a function does happens where it is called, not where it is made.
            if type(node) is not ast.FunctionDef and type(node) is not ast.AsyncFunctionDef:
                inside.add(node)
    acting.difference_update([node for node in nodes if _acts_last(node, acting)])
    return acting, hidden or bool(handed)


def _acts_last(node: ast.AST, acting: Set[ast.AST]) -> bool:
    """Whether a node calls a function by its name, and only that acts: after its arguments, however they overlap."""
    return type(node) is ast.Call and type(node.func) is ast.Name and acting.isdisjoint((*node.args, *node.keywords))


_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda})


def _acting(nodes: Sequence[ast.AST], methods: Collection[str]) -> set[ast.AST]:
    """The nodes that change or print something themselves; found in one pass, since every program is asked for them."""
    acting: set[ast.AST] = set()
    draws = False
    for node in nodes:
        kind = type(node)
        if kind is ast.Name:
            if node.id == "print":  # type: ignore[attr-defined]
                acting.add(node)
        elif kind is ast.Attribute:
            if node.attr in CHANGING_METHODS or node.attr in methods:  # type: ignore[attr-defined]
                acting.add(node)
            draws = draws or node.attr in _DRAWS  # type: ignore[attr-defined]
            if type(node.ctx) is not ast.Load:  # type: ignore[attr-defined]
                acting.add(node)
        elif kind is ast.AugAssign or (kind is ast.Subscript and type(node.ctx) is not ast.Load):  # type: ignore[attr-defined]
            acting.add(node)
        elif kind is ast.ImportFrom:
            draws = draws or node.module == "random"  # type: ignore[attr-defined]
    if draws:
        acting.update(_waiting_draws(nodes))
    acting.update(_imported_changes(nodes))
    return acting


def _imported_changes(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The names of functions of modules that change their argument, imported one by one."""
    aliases = (node for node in nodes if type(node) is ast.alias and node.name in CHANGING_FUNCTIONS)
    names = {alias.asname or alias.name for alias in aliases}
    return (node for node in nodes if type(node) is ast.Name and node.id in names) if names else iter(())


def _functions_named(node: ast.Assign) -> list[str]:
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda() | ast.Attribute()):
            return [name]
    return []


_DRAWS = frozenset({
    "seed", "random", "getrandbits", "randbytes", "randint", "randrange", "choice", "choices", "sample", "uniform",
    "triangular", "normalvariate", "gauss", "lognormvariate", "expovariate", "vonmisesvariate", "gammavariate",
    "betavariate", "paretovariate", "weibullvariate", "binomialvariate",
})  # fmt: skip
"""The functions of `random`, and of its generators, that draw."""


def _draws(node: ast.AST, names: Collection[str]) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _DRAWS
        case ast.Call(func=ast.Name(id=name)):
            return name in names
    return False


def _bound_functions(node: ast.AST) -> list[str]:
    """The names by which a node lets functions of the text be called."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return [name]
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda()):
            return [name]
    return []


def _waiting_draws(nodes: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """Draws of random numbers with arguments that may have to be waited for: later draws must not overtake them."""
    names = {
        alias.asname or alias.name
        for node in nodes
        if type(node) is ast.ImportFrom and node.module == "random"
        for alias in node.names
    }
    # A call of a function of the text may draw too.
    names.update(name for node in nodes for name in _bound_functions(node))
    for node in nodes:
        if isinstance(node, ast.Call) and _draws(node, names):
            given = [*node.args, *(each.value for each in node.keywords)]
            if any(type(below) is ast.Call for part in given for below in ast.walk(part)):
                yield node


def _may_call(node: ast.AST, bound: set[str], called: set[str]) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in bound
        case ast.Call(func=ast.Attribute()):
            return False
        case ast.Call():
            return True
        case ast.Name(id=name, ctx=ast.Load()):
            return name in called
    return False
