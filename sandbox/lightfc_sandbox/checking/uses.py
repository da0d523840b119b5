"""Where a text names things, and what becomes of their values there: one walk, for all who ask who may do what."""

import _ast as ast
from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from lightfc_sandbox.checking.scope import FUNCTIONS, Names
from lightfc_sandbox.parsing.source import children
from lightfc_sandbox.values.kinds import Builtin

_ALL_FUNCTIONS = FUNCTIONS | {ast.Lambda, ast.GeneratorExp}
_YIELDS = frozenset({ast.Yield, ast.YieldFrom})

_NOTED = frozenset({ast.Name, ast.Attribute, ast.Call, ast.MatchClass}) | _YIELDS
_ITERATING = frozenset({ast.For, ast.AsyncFor, ast.comprehension})

_KEPT: Final = 0
_CALLED: Final = 1
_GONE_THROUGH: Final = 2
_EITHER: Final = _CALLED | _GONE_THROUGH
"""What becomes of a value at its place: it may be kept, is called on the spot, or gone through there."""


class Use(NamedTuple):
    """A place where something is named, the function around it, and whether it is called there, and kept by nobody."""

    node: Any
    inside: Any
    is_called: bool


class Uses:
    """What a text names.

    Args:
        tree: The text.
        names: What its names mean outside of it.
        bound: The names that mean something else in it.
        written: What some of its calls are evaluated as.

    Attributes:
        named: Where each name is named, and each attribute by a dot and its name, also behind the name of its owner.
        parents: What each node is a part of.
        calls: Its calls, each with the function around it.
        functions: Its functions, likewise; generator expressions are functions, too.
        generators: Those that yield.
        kept: Those that are kept as values where they are made.
        kept_calls: The names of functions of which what they give is kept.
    """

    def __init__(
        self, tree: Any, names: Names, bound: Set[str], written: Mapping[Any, ast.expr] = MappingProxyType({})
    ) -> None:
        self._names, self._bound, self._written = names, bound, written
        self.named: defaultdict[str, list[Use]] = defaultdict(list)
        self.parents: dict[Any, Any] = {}
        self.calls: dict[Any, Any] = {}
        self.functions: dict[Any, Any] = {}
        self.generators, self.kept, self.kept_calls = set[Any](), set[Any](), set[str]()
        todo: list[tuple[Any, Any, int]] = [(tree, None, _KEPT)]
        while todo:
            node, inside, use = todo.pop()
            kind = type(node)
            if kind in _ALL_FUNCTIONS:
                self._note_function(node, inside, use)
                inside = node
            elif kind in _NOTED:
                self._note(node, kind, inside, use)
                if kind is ast.Name:
                    continue
            elif kind is ast.Constant:
                continue
            if kind is not ast.Call:
                self._go_into(node, kind, inside, use, todo)
            elif node in self._written:
                self._go_to([self._written[node]], node, inside, use, todo)
            else:
                self._go_into_call(node, inside, use, todo)

    def _note_function(self, node: Any, inside: Any, use: int) -> None:
        kind = type(node)
        self.functions[node] = inside
        if kind in FUNCTIONS:
            # A method is known by its name to whoever has the object.
            is_kept = bool(node.decorator_list) or type(self.parents.get(node)) is ast.ClassDef
        else:
            is_kept = not use & (_GONE_THROUGH if kind is ast.GeneratorExp else _CALLED)
        if is_kept:
            self.kept.add(node)

    def _note(self, node: Any, kind: type, inside: Any, use: int) -> None:
        if kind is ast.Name:
            self.named[node.id].append(Use(node, inside, use & _CALLED != 0))
        elif kind is ast.Attribute:
            owner = node.value.id if type(node.value) is ast.Name else ""
            for each in {f".{node.attr}", f"{owner}.{node.attr}"}:
                self.named[each].append(Use(node, inside, use & _CALLED != 0))
        elif kind is ast.Call:
            self.calls[node] = inside
            if type(node.func) is ast.Name and not use & _GONE_THROUGH:
                self.kept_calls.add(node.func.id)
        elif kind is ast.MatchClass:
            for each in node.kwd_attrs:
                self.named[f".{each}"].append(Use(node, inside, is_called=False))
        else:
            self.generators.add(inside)

    def _go_to(self, parts: list[Any], node: Any, inside: Any, use: int, todo: list[tuple[Any, Any, int]]) -> None:
        """Go on to parts of a node, with what becomes of the value of each."""
        for each in parts:
            self.parents[each] = node
            todo.append((each, inside, use))

    def _go_into(self, node: Any, kind: type, inside: Any, use: int, todo: list[tuple[Any, Any, int]]) -> None:
        if kind is ast.Starred or kind is ast.YieldFrom:
            use = _GONE_THROUGH
        elif kind is not ast.Await:
            use = _KEPT
        gone_through = node.iter if kind in _ITERATING else None
        for each in children(node):
            self.parents[each] = node
            todo.append((each, inside, _GONE_THROUGH if each is gone_through else use))

    def _go_into_call(self, node: Any, inside: Any, use: int, todo: list[tuple[Any, Any, int]]) -> None:
        self._go_to([node.func], node, inside, _CALLED, todo)
        first = others = called = _KEPT
        target = self.builtin(node.func)
        if target is not None and target.lazy:
            # What goes through an iterator goes through what that goes through.
            first = others = _EITHER if use & _GONE_THROUGH else _KEPT
        elif target is not None:
            first, called = _EITHER if target.callback == "0" else _GONE_THROUGH, _CALLED
        self._go_to(node.args[:1], node, inside, first, todo)
        self._go_to(node.args[1:], node, inside, others, todo)
        for keyword in node.keywords:
            is_called = target is not None and keyword.arg == target.callback
            self._go_to([keyword.value], node, inside, called if is_called else others, todo)

    def builtin(self, func: ast.expr) -> Builtin | None:
        """The function of the sandbox that is called, where its name means it everywhere; None for anything else."""
        found: Any = func.value if type(func) is ast.Constant else None  # in what is written of the library
        if type(func) is ast.Name and func.id not in self._bound:
            found = self._names.constant(func.id)
        return found if type(found) is Builtin else None

    def reaching(self, holders: Iterable[Any], named: set[str]) -> set[Any]:
        """The functions that may come to do what is done in some of them, or by what has a name.

        Args:
            holders: Functions in which it is done; None for what stands in no function.
            named: The names of what does it; it gets those of the functions.
        """
        found: set[Any] = set()
        todo = [*holders, *(use.inside for name in named for use in self.named[name])]
        while todo:
            function = todo.pop()
            if function is None or function in found:
                continue
            found.add(function)
            todo.append(self.functions[function])
            name = getattr(function, "name", "")
            if name and name not in named:
                named.add(name)
                todo += [use.inside for use in self.named[name]]
        return found

    def parts_with(self, uses: Iterable[Use]) -> set[Any]:
        """The nodes in which something is named."""
        found: set[Any] = set()
        for node in (use.node for use in uses):
            while node is not None and node not in found:
                found.add(node)
                node = self.parents.get(node)
        return found

    def hands_on(self, asked: Iterable[Use], functions: Set[Any], generators: Set[str]) -> bool:
        """Whether what is done may be known by another name.

        Args:
            asked: Where what does it is named.
            functions: The functions that may come to do it.
            generators: The names of those of which the items do.
        """
        is_kept = not self.kept.isdisjoint(functions) or not self.kept_calls.isdisjoint(generators)
        return is_kept or not all(use.is_called for use in asked)
