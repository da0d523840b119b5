"""Which attributes parts of a text hand on, so that what they hold may be changed or known by another name.

All others are only looked at there: a loop goes over them, `len` counts them, an item is read. So a list that a part
knows as such an attribute, and in no other way, is not changed by it. A part is looked at with all functions that it
may call: those that it names, those that it may meet without naming them, and those that they name.
"""

import _ast as ast
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Set
from typing import Any

from lightfc_sandbox.checking.scope import FUNCTIONS, Names, bound_names
from lightfc_sandbox.checking.uses import Uses
from lightfc_sandbox.parsing.source import Source, nodes_below
from lightfc_sandbox.stdlib.containers import CHANGING_FUNCTIONS, CHANGING_METHODS

_ANY = (
    "getattr", "setattr", "delattr", "vars", "__dict__", "__getattr__", "__getattribute__", "__setattr__",
    "attrgetter", "methodcaller", "model_", "_asdict", "_replace",
)  # fmt: skip
"""By these any attribute may be handed on, where a text has the word: it may stand in a string."""

_READ = ("deepcopy",)
"""By these any attribute may be read."""

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

_SEARCHES = frozenset({ast.In, ast.NotIn})
_LOOKS: Mapping[type, Callable[[Any, Any], bool]] = {
    **dict.fromkeys((ast.If, ast.While, ast.IfExp, ast.Assert), lambda parent, node: parent.test is node),
    **dict.fromkeys((ast.For, ast.comprehension), lambda parent, node: parent.iter is node),
    **dict.fromkeys((ast.Starred, ast.YieldFrom, ast.FormattedValue, ast.UnaryOp), lambda parent, node: True),
    ast.Subscript: lambda parent, node: parent.value is node and type(parent.ctx) is ast.Load,
    ast.Attribute: lambda parent, node: parent.attr not in CHANGING_METHODS,
    # What is searched, and then searched for, is known to what is searched then.
    ast.Compare: lambda parent, node: parent.comparators[-1] is node and type(parent.ops[-1]) in _SEARCHES,
}
"""What only looks at a part: `looks(it, part)`."""


_IN_PLACE = CHANGING_METHODS - CHANGING_FUNCTIONS | {
    "get", "index", "count", "copy", "isdisjoint", "issubset", "issuperset", "union", "intersection", "difference",
    "symmetric_difference",
}  # fmt: skip
"""Methods that hand on nothing but what a container holds, or a new one."""

_AT_ONCE = frozenset({
    "len", "sum", "sorted", "list", "tuple", "set", "frozenset", "any", "all", "str", "repr", "bool", "min", "max",
})  # fmt: skip
"""Builtins that do the same with their first argument."""

_USES: Mapping[type, Callable[[Any, Any, Any], bool]] = {
    **dict.fromkeys((ast.If, ast.While, ast.IfExp), lambda parent, node, around: parent.test is node),
    ast.For: lambda parent, node, around: parent.iter is node,
    ast.comprehension: lambda parent, node, around: parent.iter is node and type(around) is not ast.GeneratorExp,
    ast.FormattedValue: lambda parent, node, around: True,
    ast.Compare: lambda parent, node, around: _LOOKS[ast.Compare](parent, node),
    ast.Subscript: lambda parent, node, around: parent.value is node,
    ast.UnaryOp: lambda parent, node, around: type(parent.op) is ast.Not,
    ast.Attribute: lambda parent, node, around: (
        parent.attr in _IN_PLACE and type(around) is ast.Call and around.func is parent
    ),
}
"""What does the same with a part: `uses(it, part, what it is a part of)`."""


def _is_used(node: Any) -> bool:
    """Whether something that has a name is looked at there, and not bound to it."""
    return type(node) is not ast.Attribute or type(node.ctx) is ast.Load


Does = Callable[[Any], bool]
"""What tells whether something is done with what is named at a node."""


class HandedAttributes:
    """What a text hands on.

    Args:
        source: The text.
        names: What its names mean outside of it.

    Attributes:
        looked_at: How many nodes have been looked at.
    """

    def __init__(self, source: Source, names: Names) -> None:
        words = source.words
        # All attributes may be handed on.
        self._any = (
            any(each in words for each in _ANY)
            or ("dataclasses" in words and "replace" in words)
            or any(type(each) is ast.MatchClass and each.patterns for each in source.nodes)
        )
        self._uses = Uses(source.tree, names, bound_names(source.nodes))
        self._functions: defaultdict[str, list[Any]] = defaultdict(list)
        for each in self._uses.functions:
            self._functions[getattr(each, "name", "")].append(each)
        # Attributes may be read that are not named.
        self._reads_any = any(each in words for each in _READ) or self._formats(source)
        self._names: defaultdict[Any, list[str]] = defaultdict(list)  # of each node
        self._named: defaultdict[Any, set[str]] = defaultdict(set)  # what functions name
        for name, uses in self._uses.named.items():
            for use in uses:
                self._names[use.node].append(name)
                self._named[use.inside].add(name)
        self._only_called: dict[tuple[str, bool], bool] = {}
        self._done: dict[Does, tuple[Mapping[Any, Set[str]], Set[str]]] = {}
        self._always: Set[Any] = frozenset()
        self._always = self._called((), filter(self._is_met, self._uses.functions))  # what any part may call
        self.looked_at = len(source.nodes)

    def _formats(self, source: Source) -> bool:
        """Whether the text may read attributes by `str.format`."""
        texts = (each.value for each in source.nodes if type(each) is ast.Constant)
        return ".format" in self._uses.named and any(type(each) is str and "{" in each for each in texts)

    def by(self, part: ast.AST) -> Set[str] | None:
        """The names of the attributes that a part hands on, or what it may call; None where that may be any."""
        found = self._done_by(part, self._hands_on)
        return None if found is None else {name[1:] for name in found if name[0] == "."}

    def kept_by(self, part: ast.AST) -> Set[str] | None:
        """The names of variables, and of attributes behind a dot, of what a part, or what it may call, does not only
        use in place, so that others may come to know it; None where that may be any.
        """  # noqa: D205
        return self._done_by(part, self._keeps)

    def changed_by(self, part: ast.AST) -> Set[str] | None:
        """The names of what a part, or what it may call, does not only read in place; None where that may be any."""
        return self._done_by(part, self._changes)

    def named_by(self, part: ast.AST) -> Set[str] | None:
        """The names of what a part uses, or what it may call; None where that may be any."""
        return None if self._reads_any else self._done_by(part, _is_used)

    def _done_by(self, part: ast.AST, does: Does) -> Set[str] | None:
        """The names with which a part, or what it may call, does something."""
        if self._any or part not in self._uses.parents:
            return None
        nodes = nodes_below(part)
        named = [(name, node) for node in nodes for name in self._names.get(node, ())]
        called = self._called(name for name, _ in named)
        self.looked_at += len(nodes) + len(called)
        done, always = self._done_in(does)
        return {name for name, node in named if does(node)}.union(always, *(done.get(each, ()) for each in called))

    def _done_in(self, does: Does) -> tuple[Mapping[Any, Set[str]], Set[str]]:
        """The names with which functions do something: each, and those together that any part may call."""
        known = self._done.get(does)
        if known is None:
            done: defaultdict[Any, set[str]] = defaultdict(set)
            for name, uses in self._uses.named.items():
                for use in uses:
                    if does(use.node):
                        done[use.inside].add(name)
            self._done[does] = known = done, set().union(*(done.get(each, ()) for each in self._always))
        return known

    def _called(self, names: Iterable[str], always: Iterable[Any] = ()) -> Set[Any]:
        """The functions that who names something may call, and those that are called in any case."""
        found, seen = set[Any](always), set[str]()
        todo = [*names, *(name for each in found for name in self._named.get(each, ()))]
        while todo:
            name = todo.pop().removeprefix(".")
            if name not in seen:
                seen.add(name)
                more = {*self._functions.get(name, ())} - found - self._always
                found |= more
                todo += [each for function in more for each in self._named.get(function, ())]
        return found

    def _is_met(self, function: Any) -> bool:
        """Whether a function may be called without being named: who decorates it, or awaits it, has it from there."""
        if type(function) not in FUNCTIONS:
            return True
        name, uses = function.name, self._uses
        if name[0] == name[-1] == "_" or function.decorator_list or type(function) is ast.AsyncFunctionDef:
            return True
        return function in uses.generators or not self._is_only_called(
            name, type(uses.parents[function]) is ast.ClassDef
        )

    def _is_only_called(self, name: str, is_method: bool) -> bool:
        known = self._only_called.get((name, is_method))
        if known is None:
            named = [*self._uses.named.get(f".{name}", ())]
            # By its bare name a method is known in the body of a class alone.
            named += [use for use in self._uses.named.get(name, ()) if not is_method or self._is_in_class(use.node)]
            self._only_called[name, is_method] = known = all(use.is_called for use in named)
        return known

    def _is_in_class(self, node: Any) -> bool:
        """Whether a node stands in the body of a class, and in no function inside."""
        while type(node) is not ast.ClassDef:
            node = self._uses.parents.get(node)
            if node is None or type(node) in FUNCTIONS:
                return False
        return True

    def _hands_on(self, node: Any) -> bool:
        """Whether what an attribute holds is more than looked at; a pattern of a class hands on what it names."""
        parent = self._uses.parents[node]
        kind = type(parent)
        if type(node) is not ast.Attribute or (kind is ast.AugAssign and parent.target is node):
            return True
        if type(node.ctx) is not ast.Load:
            return False
        if kind is ast.Call:
            return not self._is_looked_at(node, parent)
        looks = _LOOKS.get(kind)
        return looks is None or not looks(parent, node)

    def _keeps(self, node: Any) -> bool:
        return not self._is_in_place(node)

    def _changes(self, node: Any) -> bool:
        parent = self._uses.parents[node]
        if not self._is_in_place(node):
            return True
        if type(parent) is ast.Attribute:
            return parent.attr in CHANGING_METHODS
        return type(parent) is ast.Subscript and type(parent.ctx) is not ast.Load

    def _is_in_place(self, node: Any) -> bool:
        """Whether what holds a container only uses what that holds, or fills it."""
        parent, is_read = self._uses.parents[node], type(getattr(node, "ctx", None)) is ast.Load
        if type(node) is ast.Attribute and not is_read:
            return type(parent) is not ast.AugAssign
        if type(parent) is ast.Call:
            target = self._uses.builtin(parent.func)
            name, arguments = "" if target is None else target.name, parent.args
            looks = name in _AT_ONCE and arguments[:1] == [node] and (name not in _ALONE or len(arguments) == 1)
        else:
            uses = _USES.get(type(parent))
            looks = uses is not None and uses(parent, node, self._uses.parents[parent])
        return is_read and looks

    def _is_looked_at(self, node: ast.AST, call: ast.Call) -> bool:
        arguments = call.args
        if call.func is node:
            return True  # what is called is no list
        if node not in arguments:
            return False
        if type(call.func) is ast.Attribute:
            return call.func.attr == "join" and type(call.func.value) is ast.Constant
        target, is_first = self._uses.builtin(call.func), arguments[0] is node
        name = "" if target is None else target.name
        if name in _ALONE:
            return len(arguments) == 1
        return name in _EVERY or (name in _FIRST and is_first) or (name in _BEHIND and not is_first)
