"""Which attributes a text may assign to objects that there are already: all others keep what `__init__` has put there.

So what reads one waits for nobody. An object that is being made is known to nobody who would not wait for that.
"""

import _ast as ast
from collections.abc import Iterable, Sequence, Set
from typing import Any

from lightfc_sandbox.checking.scope import own_nodes

_MAKING = frozenset({"__init__", "__post_init__"})
"""Methods that are called once for each object, unless a text names them."""

_ANY = _MAKING | {"setattr", "delattr", "vars", "update_wrapper", "wraps"}
"""By these any attribute may be assigned."""

_BY_NAME = ("__dict__", "__setattr__", "__delattr__")
"""The same, where a text has the word: it may stand in a string."""


def assigned_attributes(nodes: Sequence[ast.AST], words: str, before: Set[str] | None) -> Set[str] | None:
    """The names of attributes that are assigned, or may have been by texts `before`; None where that may be any."""
    if before is None or any(each in words for each in _BY_NAME):
        return None
    own = _of_those_made(nodes)
    found: set[str] = set()
    each: Any
    for each in nodes:
        kind = type(each)
        name = each.attr if kind is ast.Attribute else each.id if kind is ast.Name else ""
        if name in _ANY and each not in own:
            return None
        if kind is ast.Attribute and type(each.ctx) is not ast.Load and each not in own:
            found.add(name)
    return before | found


def _of_those_made(nodes: Iterable[ast.AST]) -> set[Any]:
    """The attributes, in methods that make objects, of the object that is made."""
    found: set[Any] = set()
    for node in nodes:
        if type(node) is ast.ClassDef:
            for each in node.body:
                if type(each) is ast.FunctionDef and each.name in _MAKING and each.args.args:
                    found |= _of_first(each)
    return found


def _of_first(method: ast.FunctionDef) -> set[Any]:
    """The attributes of the first parameter of a method, and of `super()`, unless that parameter is assigned there."""
    name = method.args.args[0].arg
    parts: list[Any] = own_nodes(method.body)
    if any(type(each) is ast.Name and each.id == name and type(each.ctx) is not ast.Load for each in parts):
        return set()
    return {each for each in parts if type(each) is ast.Attribute and _is_named(each.value, name)}


def _is_named(owner: Any, name: str) -> bool:
    return (type(owner) is ast.Call and _is_named(owner.func, "super")) or (
        type(owner) is ast.Name and owner.id == name
    )
