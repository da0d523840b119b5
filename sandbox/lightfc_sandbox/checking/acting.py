"""Which functions of a text may make a call that acts: what they read may decide what they do, so they take turns.

They are found by the names that they name. Where a text hands on what acts as a value (`a = pay`, `guard(pay)`,
`rows = map(pay, names)`), any function may come to call it by another name, so then all of them take turns. Nobody is
handed what a builtin calls or goes through on the spot, as in `sorted(names, key=pay)` or `[*map(pay, names)]`.
"""

import _ast as ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, replace
from itertools import chain, repeat
from typing import Any, Final

from lightfc_sandbox.checking.scope import FUNCTIONS, Names, bound_names
from lightfc_sandbox.checking.sites import CallSite
from lightfc_sandbox.effects import IN_TURN
from lightfc_sandbox.parsing.source import Source, children
from lightfc_sandbox.values.kinds import Builtin, HostFunction

_ALL_FUNCTIONS = FUNCTIONS | {ast.Lambda, ast.GeneratorExp}
_NOTED = frozenset({ast.Name, ast.Attribute, ast.Call, ast.Yield, ast.YieldFrom})
_NONE: frozenset[Any] = frozenset()

_METHOD: Final = ""
"""Stands for the names of all methods that act, and of tools of namespaces."""

_KEPT: Final = 0
_CALLED: Final = 1
_GONE_THROUGH: Final = 2
_EITHER: Final = _CALLED | _GONE_THROUGH
"""What becomes of a value at its place: it may be kept, is called on the spot, or gone through there."""


@dataclass(frozen=True, slots=True)
class Acting:
    """What is known of a text, and of those of a session before it."""

    functions: Set[ast.AST] = _NONE
    """The nodes of its functions that may make a call which acts: by what they name, or by functions that they make."""

    names: Set[str] = _NONE  # the names of such functions, and of the tools that act
    generators: Set[str] = _NONE  # the names of those that give an iterator which acts when it is gone through
    parts: Set[ast.AST] = _NONE  # the nodes of the text in which one of the names stands
    handed: bool = False  # something that acts is handed on as a value

    def with_text(
        self,
        source: Source,
        sites: Iterable[CallSite],
        names: Names,
        earlier: Set[str],
        written: Mapping[ast.AST, ast.expr],
        *,
        every: bool = False,
    ) -> "Acting":
        """The same, with a text that comes next.

        Args:
            names: What its names mean outside of it.
            earlier: The variables of the texts before it.
            written: What some of its calls are evaluated as.
            every: Every call of a function of the host counts as one that acts.
        """
        survey = _Survey(names, sites, {*earlier, *bound_names(source.nodes)}, written, every=every)
        if not survey.tools and not survey.methods:
            return self
        survey.look_through(source.tree)
        named = {*self.names, *survey.tools}
        found = survey.acting(named)
        generators = self.generators | {each.name for each in survey.generators & found if type(each) in FUNCTIONS}
        # Functions of earlier texts may call one that is defined anew.
        anew = {each.name for each in found if type(each) in FUNCTIONS} - self.names
        handed = self.handed or survey.hands_on(found, named, generators) or not anew.isdisjoint(earlier)
        return Acting(found, named, generators, survey.parts_naming(named), handed)

    def handing_on(self) -> "Acting":
        """The same of a text in which any function may be called without being named."""
        return replace(self, handed=True)


def _acts(function: Any, every: bool) -> bool:
    return isinstance(function, HostFunction) and (every or function.order in IN_TURN)


class _Survey:
    """One walk through a text."""

    def __init__(
        self,
        names: Names,
        sites: Iterable[CallSite],
        bound: Set[str],
        written: Mapping[ast.AST, ast.expr],
        *,
        every: bool,
    ) -> None:
        self.names, self.bound, self.written = names, bound, written
        # The names of those that act, and of such methods.
        self.tools = {name for name, each in names.constants.items() if _acts(each, every)}
        self.methods = {name for name, known in names.methods.items() if any(_acts(each, every) for each in known)}
        self.calls = {
            each.node
            for each in sites
            if each.declared in IN_TURN or (every and (each.method or each.target is not None))
        }
        self.around: dict[Any, Any] = {}  # of each function that around it; generator expressions are such
        self.parents: dict[Any, Any] = {}  # what each node is a part of
        self.named: defaultdict[str, list[Any]] = defaultdict(list)  # the nodes that name a name
        self.readers: dict[str, list[Any]] = {}  # the functions that do
        self.holders: list[Any] = []  # those in which calls stand that act
        self.generators: set[Any] = set()  # those that yield
        self.kept: set[Any] = set()  # those that are kept as values
        self.kept_names: set[str] = set()  # the names of what is
        self.kept_calls: set[str] = set()  # the names of functions of which what they give is
        self.hands = False  # a tool that acts is

    def look_through(self, tree: ast.AST) -> None:
        """Fill the tables."""
        todo: list[tuple[Any, Any, int]] = [(tree, None, _KEPT)]
        while todo:
            node, inside, use = todo.pop()
            kind = type(node)
            if kind in _ALL_FUNCTIONS:
                self.around[node] = inside
                self._note_function(node, use)
                inside = node
            elif kind in _NOTED:
                self._note(node, inside, use)
            for each, used in self._parts(node, use):
                self.parents[each] = node
                todo.append((each, inside, used))

    def _note(self, node: Any, inside: Any, use: int) -> None:
        kind = type(node)
        if kind is ast.Name:
            self.readers.setdefault(node.id, []).append(inside)
            self.named[node.id].append(node)
            if not use & _CALLED:
                self.kept_names.add(node.id)
        elif kind is ast.Attribute:
            self._note_attribute(node, inside, use)
        elif kind is not ast.Call:
            self.generators.add(inside)
        else:
            if node in self.calls:
                self.holders.append(inside)
            if type(node.func) is ast.Name and not use & _GONE_THROUGH:
                self.kept_calls.add(node.func.id)

    def _note_function(self, node: Any, use: int) -> None:
        kind = type(node)
        if kind in FUNCTIONS:
            # A method is known by its name to whoever has the object.
            is_kept = bool(node.decorator_list) or type(self.parents.get(node)) is ast.ClassDef
        else:
            is_kept = not use & (_GONE_THROUGH if kind is ast.GeneratorExp else _CALLED)
        if is_kept:
            self.kept.add(node)

    def _note_attribute(self, node: Any, inside: Any, use: int) -> None:
        """A method of an object of the host, or a tool of a namespace."""
        owner = node.value
        is_tool = type(owner) is ast.Name and f"{owner.id}.{node.attr}" in self.tools
        if is_tool or node.attr in self.methods:
            self.holders.append(inside)
            self.named[_METHOD].append(node)
            self.hands = self.hands or not use & _CALLED

    def _parts(self, node: Any, use: int) -> Iterator[tuple[Any, int]]:
        """What stands right below a node, with what becomes of each value there."""
        kind = type(node)
        if kind is ast.Call:
            written = self.written.get(node)
            yield from self._parts_of_call(node, use) if written is None else ((written, use),)
            return
        if kind is ast.Starred or kind is ast.YieldFrom:
            use = _GONE_THROUGH
        elif kind is not ast.Await:
            use = _KEPT
        gone_through = getattr(node, "iter", None)
        for each in children(node):
            yield each, _GONE_THROUGH if each is gone_through else use

    def _parts_of_call(self, node: ast.Call, use: int) -> Iterator[tuple[Any, int]]:
        yield node.func, _CALLED
        first = others = called = _KEPT
        target = self._builtin(node.func)
        if target is not None and target.lazy:
            # What goes through an iterator goes through what that goes through.
            first = others = _EITHER if use & _GONE_THROUGH else _KEPT
        elif target is not None:
            first, called = _EITHER if target.callback == "0" else _GONE_THROUGH, _CALLED
        yield from zip(node.args, chain([first], repeat(others)))  # noqa: B905 - one of them has no end
        for keyword in node.keywords:
            is_called = target is not None and keyword.arg == target.callback
            yield keyword.value, called if is_called else others

    def _builtin(self, func: ast.expr) -> Builtin | None:
        named = self.names.constant(func.id) if type(func) is ast.Name and func.id not in self.bound else None
        return named if type(named) is Builtin else None

    def acting(self, named: set[str]) -> set[Any]:
        """The functions that may make a call which acts; `named` gets their names."""
        found: set[Any] = set()
        acts = [*self.holders]
        for name in named:
            acts += self.readers.get(name, ())
        while acts:
            function = acts.pop()
            if function is None or function in found:
                continue
            found.add(function)
            acts.append(self.around[function])
            name = getattr(function, "name", "")
            if name and name not in named:
                named.add(name)
                acts += self.readers.get(name, ())
        return found

    def parts_naming(self, names: Set[str]) -> set[Any]:
        """The nodes in which one of the names stands."""
        found: set[Any] = set()
        for name in (_METHOD, *names):
            for node in self.named[name]:
                while node is not None and node not in found:
                    found.add(node)
                    node = self.parents.get(node)
        return found

    def hands_on(self, found: Set[Any], named: Set[str], generators: Set[str]) -> bool:
        """Whether what acts may be known by another name.

        Args:
            found: The functions that may make a call which acts.
            generators: Those whose items do.
        """
        return (
            self.hands
            or not self.kept.isdisjoint(found)
            or not self.kept_names.isdisjoint(named)
            or not self.kept_calls.isdisjoint(generators)
        )
