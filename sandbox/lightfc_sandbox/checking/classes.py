"""`class`: what makes a type of exceptions, and what is written as a class of a named tuple."""

from __future__ import annotations

import _ast as ast
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking.ir import NEVER, Const, Node, Op
from lightfc_sandbox.checking.names import dotted_name, fixed
from lightfc_sandbox.checking.scope import UNBOUND
from lightfc_sandbox.parsing.source import nodes_below
from lightfc_sandbox.stdlib.classes import check_base, exception_class, named_tuple_class
from lightfc_sandbox.values.kinds import Builtin

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_OTHER = "a dict or a named tuple for the data, and functions for the methods"

_INSTEAD: Mapping[str, str] = {
    "Enum": "constants: RED = 1", "IntEnum": "constants: RED = 1",
    "StrEnum": "constants: RED = 'red'", "TypedDict": "a dict", "ABC": _OTHER, "Protocol": _OTHER,
    "BaseModel": "class P(NamedTuple): x: int", "NamedTuple": "from typing import NamedTuple above it",
}  # fmt: skip
"""What a text may write in place of a class, by the last part of the name of its base."""

_ALLOWED = "class E(ValueError): pass, and class P(NamedTuple): x: int; instead of any other class: "


def value_of_class(c: Checker, node: ast.ClassDef) -> Node:
    """What makes the class that a `class` statement gives its name."""
    plain = len(node.bases) == 1 and not node.keywords and not node.decorator_list
    base = node.bases[0] if plain else None
    if base is None or type(base) is ast.Starred:
        return _refuse(c, node, "a class that is neither an exception nor a named tuple is not allowed here")
    name = dotted_name(base) or ""
    root, last = name.partition(".")[0], name.rpartition(".")[2]
    if last in _INSTEAD and fixed(c, base) is UNBOUND and c.lookup(root) is None:
        if last == "NamedTuple" and root in c.annotating:
            return _named_tuple(c, node)
        return _refuse(c, node, f"a class of {last!r} is not allowed here")
    return _exception(c, node, base)


def _exception(c: Checker, node: ast.ClassDef, base: ast.expr) -> Node:
    """A type of exceptions; what a variable stands for that it derives from, only the run can tell."""
    of: Node = c.visit(base)
    if of is NEVER:
        return of
    told = check_base(of.value) if type(of) is Const else None
    if told is not None:
        return _refuse(c, node, told)
    for each in node.body:
        if not _says_nothing(each):
            allowed = f"raise {node.name}(message, code), with all that is told in the arguments"
            return c.refuse("forbidden-node", "a class of exceptions holds only a docstring or pass", each, allowed)
    return Op(node, partial(_made, node.name), [of])


def _made(name: str, run: Any, base: Any) -> Builtin:
    return exception_class(run, name, base)


def _says_nothing(node: ast.stmt) -> bool:
    """Whether a statement of a class is `pass`, or a value that is written out, such as a docstring."""
    return type(node) is ast.Pass or (type(node) is ast.Expr and type(node.value) is ast.Constant)


def _refuse(c: Checker, node: ast.ClassDef, message: str) -> Node:
    bases = [(dotted_name(each) or "").rpartition(".")[2] for each in node.bases]
    instead = next((_INSTEAD[each] for each in bases if each in _INSTEAD), _OTHER)
    c.refused |= {node.name}
    return c.refuse("forbidden-node", message, node, f"{_ALLOWED}{instead}")


def _check_names(c: Checker, value: ast.expr, names: Sequence[str]) -> None:
    """Refuse a value of a class that names another one, or binds a name: those of the class are no variables here."""
    for each in nodes_below(value):
        if type(each) is ast.NamedExpr:
            c.refuse("forbidden-node", "a class binds no name by :=", each, "the assignment above the class")
        elif type(each) is ast.Name and each.id in names:
            c.refuse("forbidden-node", f"{each.id!r} of the class is not known here", each, "its value again")


def _named_tuple(c: Checker, node: ast.ClassDef) -> Node:
    """A named tuple whose fields are written as annotated variables."""
    names: list[str] = []
    defaults: list[Node] = []
    for each in node.body:
        if _says_nothing(each):
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
    return Op(node, partial(named_tuple_class, node.name, names), defaults, touches=False)
