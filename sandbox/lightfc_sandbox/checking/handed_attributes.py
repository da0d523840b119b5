"""Which attributes parts of a text hand on, so that what they hold may be changed or known by another name.

All others are only looked at there: a loop goes over them, `len` counts them, an item is read. So a list that a part
knows as such an attribute, and in no other way, is not changed by it. A part is looked at with all functions that it
may call: those that it names, those that it may meet without naming them, and those that they name.
"""

import _ast as ast
from collections import defaultdict
from collections.abc import Callable, Mapping, Set
from typing import Any

from lightfc_sandbox.checking.scope import FUNCTIONS, Names, bound_names
from lightfc_sandbox.parsing.source import Source, children
from lightfc_sandbox.stdlib.containers import CHANGING_METHODS
from lightfc_sandbox.values.kinds import Builtin

_ANY = (
    "getattr", "setattr", "delattr", "vars", "__dict__", "__getattr__", "__getattribute__", "__setattr__",
    "attrgetter", "methodcaller", "model_", "_asdict", "_replace",
)  # fmt: skip
"""By these any attribute may be handed on, where a text has the word: it may stand in a string."""

_FIRST = frozenset({
    "len", "sum", "sorted", "list", "tuple", "set", "frozenset", "any", "all", "enumerate", "reversed", "iter", "str",
    "repr", "bool", "isinstance", "print", "zip", "min", "max",
})  # fmt: skip
"""Builtins that look at their first argument, and hand it on to nobody; `min` and `max` where it is the only one."""

_EVERY = frozenset({"print", "zip"})
"""The same of all arguments."""

_ALONE = frozenset({"min", "max"})
_BEHIND = frozenset({"map", "filter"})
"""The same of all but the first."""

_LATER = frozenset({ast.Lambda, ast.GeneratorExp})
_LOOPS = frozenset({ast.For, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp})
_SEARCHES = frozenset({ast.In, ast.NotIn})
_SPREAD = frozenset({ast.Call, ast.List, ast.Tuple, ast.Set})
_LOOKS: Mapping[type, Callable[[Any, Any], bool]] = {
    **dict.fromkeys((ast.If, ast.While, ast.IfExp, ast.Assert), lambda parent, node: parent.test is node),
    **dict.fromkeys((ast.For, ast.comprehension), lambda parent, node: parent.iter is node),
    **dict.fromkeys((ast.YieldFrom, ast.FormattedValue, ast.UnaryOp), lambda parent, node: True),
    ast.Subscript: lambda parent, node: parent.value is node and type(parent.ctx) is ast.Load,
    ast.Attribute: lambda parent, node: parent.attr not in CHANGING_METHODS,
    ast.Compare: lambda parent, node: parent.left is not node and _SEARCHES.issuperset(map(type, parent.ops)),
}
"""What only looks at a part: `looks(it, part)`."""


class HandedAttributes:
    """What a text hands on.

    Args:
        source: The text.
        names: What its names mean outside of it.
    """

    def __init__(self, source: Source, names: Names) -> None:
        self._names, self._bound = names, bound_names(source.nodes)
        words = source.words
        # All attributes may be handed on.
        self._any = any(each in words for each in _ANY) or ("dataclasses" in words and "replace" in words)
        self._handed: set[Any] = set()  # the nodes of attributes that are
        self._by: defaultdict[Any, set[str]] = defaultdict(set)  # the names of these, by the function
        self._named: defaultdict[Any, set[str]] = defaultdict(set)  # what functions name
        self._functions: defaultdict[str, list[Any]] = defaultdict(list)
        self._met: set[Any] = {_LATER}  # functions that may be called without being named
        self._loops: set[Any] = set()  # what was looked through that goes over something
        if not self._any:
            self._survey(source.tree)

    def _survey(self, tree: ast.AST) -> None:
        kept: set[str] = set()
        todo: list[tuple[Any, Any, Any, Any]] = [(tree, None, None, None)]
        while todo:
            node, parent, around, inside = todo.pop()
            kind = type(node)
            if kind in FUNCTIONS:
                inside = node
                self._functions[node.name].append(node)
                if node.name.startswith("__"):
                    self._met.add(node)
            elif kind in _LATER:
                inside = _LATER
            name = _name_of(node)
            if name:
                self._note_name(node, name, parent, around, inside)
                if type(parent) is not ast.Call or parent.func is not node:
                    kept.add(name)
            else:
                self._note(node, inside)
            todo += [(each, node, parent, inside) for each in children(node)]
        self._met.update(each for name in kept for each in self._functions.get(name, ()))

    def _note_name(self, node: Any, name: str, parent: Any, around: Any, inside: Any) -> None:
        self._named[inside].add(name)
        if type(node) is ast.Attribute and self._hands_on(node, parent, around):
            self._handed.add(node)
            self._by[inside].add(name)

    def _note(self, node: Any, inside: Any) -> None:
        kind = type(node)
        if kind is ast.Yield or kind is ast.YieldFrom:
            self._met.add(inside)
        elif kind is ast.MatchClass:
            self._any = self._any or bool(node.patterns)
            self._by[inside].update(node.kwd_attrs)
        if kind in _LOOPS:
            self._loops.add(node)

    def _hands_on(self, node: ast.Attribute, parent: Any, around: Any) -> bool:
        """Whether what an attribute holds is more than looked at; `around` is what `parent` is a part of."""
        kind = type(parent)
        if kind is ast.AugAssign and parent.target is node:
            return True
        if type(node.ctx) is not ast.Load:
            return False
        if kind is ast.Call:
            return not self._is_looked_at(node, parent)
        if kind is ast.Starred:
            return type(around) not in _SPREAD
        looks = _LOOKS.get(kind)
        return looks is None or not looks(parent, node)

    def _is_looked_at(self, node: ast.AST, call: ast.Call) -> bool:
        name, arguments = getattr(call.func, "id", ""), call.args
        if call.func is node:
            return True  # what is called is no list
        if node not in arguments:
            return False
        if type(call.func) is ast.Attribute:
            return call.func.attr == "join" and type(call.func.value) is ast.Constant
        if name in self._bound or type(self._names.constant(name)) is not Builtin:
            return False
        is_first = arguments[0] is node
        if name in _ALONE:
            return len(arguments) == 1
        return name in _EVERY or (name in _FIRST and is_first) or (name in _BEHIND and not is_first)

    def by(self, part: ast.AST) -> Set[str] | None:
        """The names of the attributes that a part hands on, or what it may call; None where that may be any."""
        if self._any or part not in self._loops:
            return None
        found: set[str] = set()
        named: list[str] = []
        todo = [part]
        while todo:
            node = todo.pop()
            named.append(_name_of(node))
            if node in self._handed:
                found.add(named[-1])
            elif type(node) is ast.MatchClass:
                found.update(node.kwd_attrs)
            todo += children(node)
        called, functions = set[Any](), [*self._met]
        while functions or named:
            functions += self._functions.get(named.pop(), ()) if named else ()
            while functions:
                function = functions.pop()
                if function not in called:
                    called.add(function)
                    found |= self._by.get(function, set())
                    named += self._named.get(function, ())
        return found


def _name_of(node: Any) -> str:
    kind = type(node)
    name: str = node.id if kind is ast.Name else node.attr if kind is ast.Attribute else ""
    return name
