"""Which functions of a text may make a call that acts: what they read may decide what they do, so they take turns.

They are found by the names that they name. Where a text hands on what acts as a value (`a = pay`, `guard(pay)`,
`rows = map(pay, names)`), any function may come to call it by another name, so then all of them take turns. Nobody is
handed what a builtin calls or goes through on the spot, as in `sorted(names, key=pay)` or `[*map(pay, names)]`.
"""

import _ast as ast
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Set
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
_LOOPS = frozenset({ast.For, ast.AsyncFor, ast.comprehension})
_KINDS = (ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop)
_LEAVES = frozenset({ast.Constant, *chain.from_iterable(each.__subclasses__() for each in _KINDS)})
"""What holds no name, and nothing that does: more than every second node."""

_NONE: frozenset[Any] = frozenset()

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

    def with_text(self, survey: "_Survey", asked: "_Asked", earlier: Set[str]) -> "Acting":
        """The same, with a text that comes next and was looked through; `earlier` are the variables before it."""
        if not asked.is_any:
            return self
        named = {*self.names, *asked.tools}
        found = survey.acting(asked, named)
        generators = self.generators | {each.name for each in survey.generators & found if type(each) in FUNCTIONS}
        # Functions of earlier texts may call one that is defined anew.
        anew = {each.name for each in found if type(each) in FUNCTIONS} - self.names
        handed = self.handed or survey.hands_on(asked, found, named, generators) or not anew.isdisjoint(earlier)
        return Acting(found, named, generators, survey.parts_naming(asked, named), handed)

    def handing_on(self) -> "Acting":
        """The same of a text in which any function may be called without being named."""
        return replace(self, handed=True)


def with_text(
    known: tuple[Acting, Acting],
    source: Source,
    sites: Collection[CallSite],
    names: Names,
    earlier: Set[str],
    written: Mapping[ast.AST, ast.expr],
) -> tuple[Acting, Acting]:
    """What is known with a text that comes next: of calls that act, and of all calls of functions of the host.

    Args:
        known: Both of the texts before it.
        names: What its names mean outside of it.
        earlier: The variables of the texts before it.
        written: What some of its calls are evaluated as.
    """
    functions = {name: each for name, each in names.constants.items() if isinstance(each, HostFunction)}
    if not functions and not names.methods:
        return known
    acts, reaches = (_Asked(functions, names.methods, sites, every=every) for every in (False, True))
    survey = _Survey(names, {*earlier, *bound_names(source.nodes)}, written, [acts, reaches])
    survey.look_through(source.tree)
    return known[0].with_text(survey, acts, earlier), known[1].with_text(survey, reaches, earlier)


class _Asked:
    """Which calls are asked for, and where such stand.

    Args:
        functions: The functions of the host by name.
        methods: What methods may be, by name.
        every: All calls of functions of the host are, and not only those that act.
    """

    def __init__(
        self,
        functions: Mapping[str, HostFunction],
        methods: Mapping[str, Iterable[Any]],
        sites: Iterable[CallSite],
        *,
        every: bool,
    ) -> None:
        def acts(each: Any) -> bool:
            return isinstance(each, HostFunction) and (every or each.order in IN_TURN)

        # The names of the functions, and of such methods.
        self.tools = {name for name, each in functions.items() if acts(each)}
        self.methods = {name for name, known in methods.items() if any(map(acts, known))}
        self.is_any = bool(self.tools or self.methods)
        self.calls = {
            each.node
            for each in sites
            if each.declared in IN_TURN or (every and (each.method or each.target is not None))
        }
        self.holders: list[Any] = []  # the functions of the text in which such calls stand
        self.named: list[Any] = []  # the nodes that name a method, or a tool of a namespace
        self.hands = False  # one of these is handed on


class _Survey:
    """One walk through a text, for all that is asked."""

    def __init__(
        self, names: Names, bound: Set[str], written: Mapping[ast.AST, ast.expr], asked: Iterable[_Asked]
    ) -> None:
        self.names, self.bound, self.written, self.asked = names, bound, written, asked
        self.around: dict[Any, Any] = {}  # of each function that around it; generator expressions are such
        self.parents: dict[Any, Any] = {}  # what each node is a part of
        self.named: defaultdict[str, list[Any]] = defaultdict(list)  # the nodes that name a name
        self.readers: dict[str, list[Any]] = {}  # the functions that do
        self.generators: set[Any] = set()  # those that yield
        self.kept: set[Any] = set()  # those that are kept as values
        self.kept_names: set[str] = set()  # the names of what is
        self.kept_calls: set[str] = set()  # the names of functions of which what they give is

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
            for each in self.asked:
                if node in each.calls:
                    each.holders.append(inside)
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
        tool = f"{owner.id}.{node.attr}" if type(owner) is ast.Name else ""
        for each in self.asked:
            if tool in each.tools or node.attr in each.methods:
                each.holders.append(inside)
                each.named.append(node)
                each.hands = each.hands or not use & _CALLED

    def _parts(self, node: Any, use: int) -> Iterable[tuple[Any, int]]:
        """What stands right below a node, with what becomes of each value there."""
        kind = type(node)
        if kind is ast.Name:
            return ()
        if kind is ast.Call:
            written = self.written.get(node)
            return self._parts_of_call(node, use) if written is None else ((written, use),)
        if kind is ast.Starred or kind is ast.YieldFrom:
            use = _GONE_THROUGH
        elif kind is not ast.Await:
            use = _KEPT
        below = [each for each in children(node) if type(each) not in _LEAVES]
        if kind in _LOOPS:
            return [(each, _GONE_THROUGH if each is node.iter else use) for each in below]
        return zip(below, repeat(use))

    def _parts_of_call(self, node: ast.Call, use: int) -> list[tuple[Any, int]]:
        first = others = called = _KEPT
        target = self._builtin(node.func)
        if target is not None and target.lazy:
            # What goes through an iterator goes through what that goes through.
            first = others = _EITHER if use & _GONE_THROUGH else _KEPT
        elif target is not None:
            first, called = _EITHER if target.callback == "0" else _GONE_THROUGH, _CALLED
        parts: list[tuple[Any, int]] = [(node.func, _CALLED)]
        parts += zip(node.args, chain([first], repeat(others)))  # noqa: B905 - one of them has no end
        for keyword in node.keywords:
            is_called = target is not None and keyword.arg == target.callback
            parts.append((keyword.value, called if is_called else others))
        return parts

    def _builtin(self, func: ast.expr) -> Builtin | None:
        named = self.names.constant(func.id) if type(func) is ast.Name and func.id not in self.bound else None
        return named if type(named) is Builtin else None

    def acting(self, asked: _Asked, named: set[str]) -> set[Any]:
        """The functions that may make a call which acts; `named` gets their names."""
        found: set[Any] = set()
        acts = [*asked.holders]
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

    def parts_naming(self, asked: _Asked, names: Set[str]) -> set[Any]:
        """The nodes in which one of the names stands."""
        found: set[Any] = set()
        for nodes in (asked.named, *(self.named[name] for name in names if name in self.named)):
            for node in nodes:
                while node is not None and node not in found:
                    found.add(node)
                    node = self.parents.get(node)
        return found

    def hands_on(self, asked: _Asked, found: Set[Any], named: Set[str], generators: Set[str]) -> bool:
        """Whether what acts may be known by another name.

        Args:
            found: The functions that may make a call which acts.
            generators: Those whose items do.
        """
        return (
            asked.hands
            or not self.kept.isdisjoint(found)
            or not self.kept_names.isdisjoint(named)
            or not self.kept_calls.isdisjoint(generators)
        )
