"""`class`: exceptions, named tuples, and classes whose objects have attributes and methods.

A class is made as a whole from what stands in it: its functions, which know the variables around the class and none of
the class itself, and the values of its attributes. What a class of Python can have beside that is not listed here.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.functions import make_function
from lightfc_sandbox.checking.names import dotted_name, fixed
from lightfc_sandbox.checking.patterns import kept
from lightfc_sandbox.checking.scope import UNBOUND, Scope, bound_names, says_nothing
from lightfc_sandbox.effects import CALLS, LOOKS
from lightfc_sandbox.parsing.source import nodes_below
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.classes import (
    OF_CLASS,
    OF_INSTANCE,
    STATIC,
    VALUE,
    ClassStatement,
    check_base,
    make_class,
    named_tuple_class,
)

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_FUNCTIONS = frozenset({ast.FunctionDef, ast.AsyncFunctionDef})

_PLAIN = "a plain class, a dict or a named tuple"

_INSTEAD: Mapping[str, str] = {
    "Enum": "constants: RED = 1", "IntEnum": "constants: RED = 1", "StrEnum": "constants: RED = 'red'",
    "TypedDict": "a dict", "ABC": "a class that derives from nothing", "Protocol": "a class that derives from nothing",
    "BaseModel": _PLAIN, "NamedTuple": "from typing import NamedTuple above it", "Generic": "no base",
}  # fmt: skip
"""What a text may write in place of a class, by the last part of the name of its base."""

_LISTED = "methods, attributes with their values, a docstring and pass"

_SPECIAL: Mapping[str, str] = {
    "__str__": "a method such as text(self), and call it; of an exception: super().__init__(message)",
    "__repr__": "a method such as text(self), and call it",
    "__len__": "a method such as size(self), and call it", "__bool__": "a method such as is_empty(self), and call it",
    "__eq__": "a method such as same(self, other), or compare the attributes",
    **dict.fromkeys(("__lt__", "__le__", "__gt__", "__ge__"), "sorted(xs, key=lambda x: x.size)"),
    "__hash__": "the objects themselves as keys, which are told apart, or a tuple of the attributes",
    "__iter__": "a method that gives a list, or has yield: for x in p.parts()",
    "__getitem__": "a method such as at(self, i)", "__setitem__": "a method such as put(self, i, value)",
    "__contains__": "a method such as has(self, x)", "__call__": "a method such as run(self)",
    **dict.fromkeys(("__add__", "__radd__", "__sub__", "__mul__"), "a method such as plus(self, other)"),
    **dict.fromkeys(("__enter__", "__exit__"), "a method, and call it"),
    "__post_init__": "__init__",
}  # fmt: skip
"""What a text may write in place of a method that Python would call by itself."""

_DECORATORS: Mapping[str, int] = {"staticmethod": STATIC, "classmethod": OF_CLASS}


class Method(NamedTuple):
    """The method that is being looked at: where `super()` has a meaning."""

    shape: ClassStatement  # what its class says
    outer: Scope  # the scope around the class
    first: str  # the name of its first parameter; "" if it has none that is its object or class


def value_of_class(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> ir.Node:
    """What makes the class that a `class` statement gives its name, and in `above` the statements before that."""
    if (wrong := _refused_way(c, node)) is not None:
        c.refused |= {node.name}
        return wrong
    base = node.bases[0] if node.bases else None
    name = "" if base is None else dotted_name(base) or ""
    root, last = name.partition(".")[0], name.rpartition(".")[2]
    if base is None or fixed(c, base) is not UNBOUND or c.lookup(root) is not None:
        return _class(c, node, base, above)
    if last == "NamedTuple" and root in c.annotating:
        return _named_tuple(c, node, above)
    if last in _INSTEAD:
        c.refused |= {node.name}
        return c.refuse("forbidden-node", f"a class of {last!r} is not allowed here", node, _INSTEAD[last])
    return _class(c, node, None if last == "object" else base, above)


def _refused_way(c: Checker, node: ast.ClassDef) -> ir.Node | None:
    """What is wrong with the first line of a class, if something is."""
    if node.decorator_list:
        allowed = "an __init__ that sets the attributes, or class P(NamedTuple): x: int"
        return c.refuse("forbidden-node", "a class has no decorators in a program", node.decorator_list[0], allowed)
    if node.keywords:
        return c.refuse("forbidden-node", "a class has no metaclass or keywords in a program", node, "class A: …")
    if len(node.bases) > 1 or any(type(each) is ast.Starred for each in node.bases):
        return c.refuse("forbidden-node", "a class derives from at most one other in a program", node, "class A(B): …")
    return None


def _class(c: Checker, node: ast.ClassDef, base: ast.expr | None, above: list[ir.Node]) -> ir.Node:
    """A class of objects, or of exceptions; what a variable stands for that it derives from, only the run can tell."""
    of: ir.Node = ir.Const(node, None) if base is None else c.visit(base)
    told = check_base(of.value) if type(of) is ir.Const and base is not None else None
    if told is not None:
        c.refused |= {node.name}
        return c.refuse("forbidden-node", told, node, "a class of the program, or an exception such as ValueError")
    names: list[str] = []
    kinds: list[int] = []
    shape = ClassStatement(node.name, names, kinds)
    values: list[ir.Node] = [of]
    bound = [] if c.in_module else [*_bound_in(node)]
    for each in node.body:
        if says_nothing(each):
            continue
        made = _method(c, shape, each) if type(each) in _FUNCTIONS else _value(c, shape, each, bound)
        if made is not None:
            values.append(made)
    if of is ir.NEVER:
        return ir.NEVER
    return ir.Op(node, partial(_made, shape), _one_by_one(c, node, values, above), LOOKS, touches=False)


def _one_by_one(c: Checker, node: ast.ClassDef, values: list[ir.Node], above: list[ir.Node]) -> list[ir.Node]:
    """The values that stand in a class: where they call, each is that of a statement, which has its place."""
    if not any(each.mask & CALLS for each in values):
        return values
    variables = [kept(c, node, each) for each in values]
    above += [ir.AssignName(node, store.slot, c.scope, store.value, tried=c.undone) for store, _ in variables]
    return [value() for _, value in variables]


def _made(shape: ClassStatement, run: Any, base: Any, *values: Any) -> Any:
    return make_class(run, shape, touch(run, base), values)


def _bound_in(node: ast.ClassDef) -> Iterable[str]:
    """The names of a class: in a function, Python looks them up in none around it."""
    for each in node.body:
        if type(each) in _FUNCTIONS:
            yield each.name  # type: ignore[attr-defined]  # as it is one
        elif type(each) in _ASSIGNMENTS:
            yield from bound_names([each, *getattr(each, "targets", [getattr(each, "target", each)])])


def _value(c: Checker, shape: ClassStatement, node: Any, bound: Sequence[str]) -> ir.Node | None:
    """The value of an attribute of a class; None where it has none. In a function, it names nothing of `bound`."""
    target = node.targets[0] if type(node) is ast.Assign and len(node.targets) == 1 else getattr(node, "target", None)
    if type(node) not in _ASSIGNMENTS or type(target) is not ast.Name:
        c.refuse("forbidden-node", "a class does not hold this statement in a program", node, _LISTED)
        return None
    if node.value is None:
        return None
    _add(c, shape, target.id, VALUE, node)
    _check_names(c, node.value, [*shape.names[:-1], *bound])
    value: ir.Node = c.visit(node.value)
    return value


_ASSIGNMENTS = frozenset({ast.Assign, ast.AnnAssign})


def _add(c: Checker, shape: Any, name: str, kind: int, node: ast.AST) -> None:
    if name.startswith("__") and name != "__init__":
        if name in _SPECIAL or name.endswith("__"):
            said = f"{name!r} has no effect in a class of a program"
            c.refuse("private-name", said, node, _SPECIAL.get(name, "a name of its own"))
        else:
            c.refuse("private-name", f"name {name!r} starts with two underscores", node, f"{name[1:]}")
    elif name == "__init__" and kind == VALUE:
        c.refuse("forbidden-node", "__init__ is a plain method", node, "def __init__(self): …")
    elif name in shape.names:
        c.refuse("duplicate-argument", f"{name!r} is there twice in the class", node, "each name once")
    shape.names.append(name)
    shape.kinds.append(kind)


def _method(c: Checker, shape: ClassStatement, node: Any) -> ir.Node:
    """A function of a class."""
    kind = OF_INSTANCE
    for each in node.decorator_list:
        named = each.id if type(each) is ast.Name and c.lookup(each.id) is None else ""
        if named not in _DECORATORS or len(node.decorator_list) > 1:
            allowed = "staticmethod or classmethod; in place of property a method, and call it: p.area()"
            c.refuse("forbidden-node", "a method has no such decorator in a program", each, allowed)
        kind = _DECORATORS.get(named, kind)
    if node.name == "__init__" and (kind != OF_INSTANCE or type(node) is ast.AsyncFunctionDef):
        c.refuse("forbidden-node", "__init__ is a plain method", node, "def __init__(self): …")
    names = [*shape.names]
    _add(c, shape, node.name, kind, node)
    for value in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
        _check_names(c, value, names)
    parameters = [*node.args.posonlyargs, *node.args.args]
    first = parameters[0].arg if parameters and kind != STATIC else ""
    around, c.method = c.method, Method(shape, c.scope, first)
    made = make_function(c, node, f"{shape.name}.{node.name}", node.args)
    c.method = around
    return made


def _check_names(c: Checker, value: ast.expr, names: Sequence[str]) -> None:
    """Refuse a value of a class that names another one, or binds a name: those of the class are no variables here."""
    for each in nodes_below(value):
        if type(each) is ast.NamedExpr:
            c.refuse("forbidden-node", "a class binds no name by :=", each, "the assignment above the class")
        elif type(each) is ast.Name and each.id in names:
            c.refuse("forbidden-node", f"{each.id!r} of the class is not known here", each, "its value again")


def _named_tuple(c: Checker, node: ast.ClassDef, above: list[ir.Node]) -> ir.Node:
    """A named tuple whose fields are written as annotated variables."""
    names: list[str] = []
    defaults: list[ir.Node] = []
    for each in node.body:
        if says_nothing(each):
            continue
        if type(each) is not ast.AnnAssign or type(each.target) is not ast.Name:
            allowed = "fields, each with its type: x: int, and functions in place of methods"
            c.refuse("forbidden-node", "a class of a named tuple holds only fields", each, allowed)
            continue
        name = each.target.id
        if name.startswith("_"):
            c.refuse("private-name", f"field {name!r} starts with an underscore", each)
        elif name in names:
            c.refuse("duplicate-argument", f"field {name!r} is there twice", each, "each field once")
        names.append(name)
        if each.value is not None:
            _check_names(c, each.value, names)
            defaults.append(c.visit(each.value))
        elif defaults:
            c.refuse("syntax", f"field {name!r} without a default follows one that has a default", each)
    values = _one_by_one(c, node, defaults, above)
    return ir.Op(node, partial(named_tuple_class, node.name, names), values, touches=False)
