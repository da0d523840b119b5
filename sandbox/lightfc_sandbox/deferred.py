"""Iterators whose items are calls: made when they are asked for, as Python makes them, and all at once where all are.

Most texts consume such an iterator where it stands (`list(map(f, xs))`, `sum(f(x) for x in xs)`), and its calls
overlap. Where a text keeps one, or may ask for fewer items than there are, it is a `Deferred`: what asks for an item
waits for it, and what consumes the rest makes all of it. Which texts those are is worked out on the tree (`deferring`).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence, Set
from itertools import islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.compiler import Closure, Strict
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.pending import Pending, drive, gather, resolved
from lightfc_sandbox.source import Source, children, nodes_below
from lightfc_sandbox.values.kinds import LISTS, TextGenerator

END: Any = object()
"""Stands for the item after the last."""

Steps = Generator[Any, Any, Any]


class Made:
    """An item among the steps that make it."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


class Deferred:
    """The items of an iterator, none of which is made before it is asked for.

    Args:
        steps: Makes one item after the other: yields what has to be waited for and, as `Made`, each item, or END where
            there is none for now.
        whole: Makes all items, those at the same time that may be; gives the list of them.
        begin: Begins the next item and gives its value, which may be pending, or END; None if an item can only begin
            when the one before it is there.
        size: How many items there are, if that is known.
    """

    __slots__ = ("_busy", "_steps", "begin", "ready", "size", "whole")

    def __init__(
        self,
        steps: Callable[[], Steps],
        whole: Callable[[], Steps],
        begin: Callable[[], Any] | None = None,
        size: int | None = None,
    ) -> None:
        self._steps: Any = steps
        self._busy: Pending | None = None
        self.whole: Callable[[], Steps] | None = whole
        self.begin = begin
        self.size = size
        self.ready: Iterator[Any] | None = None

    def __iter__(self) -> Deferred:
        return self

    def __next__(self) -> Any:
        if self.ready is None:
            raise Refused("this cannot wait for an iterator that makes calls: make it a list first, with list(…)")
        return next(self.ready)

    def pull(self) -> Steps:
        """Make the next item; END if there is none."""
        while self._busy is not None:
            yield self._busy
        if self.ready is not None:
            return next(self.ready, END)
        self.whole = None
        if self.begin is not None:
            value = self._begun()
            return (yield value) if type(value) is Pending else value
        return (yield from self._alone(self._step()))

    def force(self) -> Steps:
        """Make all items that are left, so that what asks for them need not wait."""
        while self._busy is not None:
            yield self._busy
        if self.ready is None:
            if self.whole is not None:
                items = yield from self._alone(self.whole())
            else:
                items = yield from self.take(None)
            self.ready = iter(items)

    def take(self, count: int | None) -> Steps:
        """Make the next `count` items, or all; gives the list of them."""
        if self.begin is not None and self.ready is None:
            self.whole = None
            items = list(islice(iter(self._begun, END), count))
            if any(type(each) is Pending for each in items):
                yield gather(items, lambda: None)
            return [resolved(each) for each in items]
        made: list[Any] = []
        while count is None or len(made) < count:
            item = yield from self.pull()
            if item is END:
                break
            made.append(item)
        return made

    def _begun(self) -> Any:
        assert self.begin is not None  # noqa: S101 - asked for only then
        value = self.begin()
        if self.size:
            self.size -= 1
        return value

    def _step(self) -> Steps:
        if callable(self._steps):
            self._steps = self._steps()
        send = None
        try:
            while True:
                item = self._steps.send(send)
                if type(item) is Made:
                    return item.value
                send = yield item
        except StopIteration:
            self._steps = iter(())
            self.ready = iter(())
            return END

    def _alone(self, steps: Steps) -> Steps:
        """Take steps while nobody else does; an iterator that fails is at its end."""
        self._busy = busy = Pending()
        try:
            return (yield from steps)
        except BaseException:
            self.ready = iter(())
            raise
        finally:
            self._busy = None
            busy.settle(None)


def deferred(value: Any) -> Deferred | None:
    """What stands behind an iterator of the text whose items are still to be made; None behind any other value."""
    if type(value) is TextGenerator and type(value.items) is Deferred and value.items.ready is None:
        return value.items
    return None


def found_inside(value: Any, depth: int = 100) -> list[Deferred]:
    """Those in a value and in the containers in it."""
    own = deferred(value)
    if own is not None:
        return [own]
    if depth and (type(value) in LISTS or type(value) is dict):
        items = value.values() if type(value) is dict else value
        return [each for item in items for each in found_inside(item, depth - 1)]
    return []


def forced(waiting: Sequence[Deferred], then: Callable[[], Any]) -> Steps:
    """What `then` gives when all of `waiting` are made."""
    for each in waiting:
        yield from each.force()
    value = then()
    return (yield value) if type(value) is Pending else value


_SIZED = LISTS | {dict, set, str, range}


def size_of(source: Any) -> int | None:
    """How many items something will give, if that is known before."""
    own = deferred(source)
    if own is not None:
        return own.size
    return len(source) if type(source) in _SIZED else None


def forcing(op: Strict) -> Strict:
    """An operation that needs all items of its operands."""

    def apply(run: Run, *values: Any) -> Any:
        waiting = [each for each in map(deferred, values) if each is not None]
        return drive(forced(waiting, lambda: op(run, *values))) if waiting else op(run, *values)

    return apply


def whole_text(closure: Closure) -> Closure:
    """A whole text, whose value holds no items that are still to be made."""

    def steps(f: list[Any]) -> Generator[Pending, Any, Any]:
        f[0].defers = True
        value = closure(f)
        if type(value) is Pending:
            value = yield value
        for each in found_inside(value):
            yield from each.force()
        return value

    return lambda f: drive(steps(f))


def consumes(node: ast.AST) -> bool:
    """Whether a strict node asks iterators among its operands for all their items."""
    match node:
        case ast.Assign(targets=targets):
            return not all(isinstance(each, ast.Name) for each in targets)
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return any(isinstance(each, ast.Starred) for each in parts)
    return isinstance(node, ast.Call | ast.AugAssign)


# Which texts need it.

_MAKERS = frozenset({"map", "filter", "starmap", "filterfalse", "takewhile", "dropwhile", "accumulate"})
"""Functions that call another one for the items of what they give."""

_PASSING = _MAKERS | {"enumerate"}
"""Functions whose iterator consumes another one as far as it is consumed itself."""

_PARTLY = frozenset({"any", "all", "next", "zip", "islice", "iter", "takewhile"})
_DIRECT = frozenset({"any", "all", "next", "iter"})
"""Those of them that need no `Deferred` where a generator expression is written right inside."""

_KEEPING = frozenset({"append", "appendleft", "insert", "add", "setdefault"})
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_LEAVING = (ast.Break, ast.Return, ast.Raise, ast.Assert)


class Deferring:
    """What of a text asks for calls one by one.

    Attributes:
        needed: Whether anything does.
        touching: The parts of the text that may ask an iterator which is kept for an item, so that they have to be
            evaluated in the order of the text.
        loops: The `for` statements that may end before their iterator does.
    """

    def __init__(
        self,
        source: Source,
        is_host: Callable[[ast.AST], bool],
        is_effect: Callable[[ast.AST], bool],
        takes_turn: Callable[[ast.AST], bool],
    ) -> None:
        self.needed = False
        self.touching: set[ast.AST] = set()
        self.loops: set[ast.AST] = set()
        nodes = source.nodes
        makers = [node for node in nodes if type(node) is ast.GeneratorExp or _maps(node)]
        if not makers:
            return
        self._functions = _functions(nodes)
        calls = [node for node in nodes if is_host(node) or _names(node, self._functions)]
        if not calls:
            return
        self._parents = {below: node for node in nodes for below in children(node)}
        self._named: dict[str, list[ast.Name]] = {}
        self._bound_in: dict[str, Set[ast.AST]] = {}
        for node in nodes:
            if type(node) is ast.Name:
                self._named.setdefault(node.id, []).append(node)
        self._calling = self._around(calls)
        calling = [node for node in makers if node in self._calling]
        if not calling:
            return
        self._effects = self._around(node for node in nodes if is_effect(node) or _names(node, self._functions))
        self._tree = source.tree
        leaving = self._around(node for node in nodes if isinstance(node, _LEAVING))
        self.loops = {node for node in nodes if isinstance(node, ast.For) and self._leaves(node, leaving)}
        if any(map(is_effect, nodes)):
            # From one statement to the next, effects keep the order of the text.
            self.loops |= {node for node in nodes if isinstance(node, ast.For) and self._acts(node)}
        if any(map(_asks_until, calling)) or self._take_turns(nodes, calling, takes_turn):
            # Each of its calls waits for the one before, so what stands beside it would overtake it.
            self.needed = True
            self.touching = set(nodes)
            return
        some = [node for node in calling if not self._is_whole(node)]
        self.needed = bool(some)
        kept = [node for node in some if not self._is_consumed(node)]
        if kept:
            self._find_touching(nodes, kept)

    def _take_turns(
        self, nodes: Sequence[ast.AST], calling: Sequence[ast.AST], takes_turn: Callable[[ast.AST], bool]
    ) -> bool:
        """Whether the items of an iterator may be made by calls that take turns."""
        if not any(map(takes_turn, nodes)):
            return False
        turns = self._around(node for node in nodes if takes_turn(node) or _names(node, self._functions))
        return not turns.isdisjoint(calling)

    def _around(self, found: Iterable[ast.AST]) -> set[ast.AST]:
        """Nodes, and all nodes that they stand in."""
        around: set[ast.AST] = set()
        for node in found:
            above: ast.AST | None = node
            while above is not None and above not in around:
                around.add(above)
                above = self._parents.get(above)
        return around

    def _acts(self, loop: ast.For) -> bool:
        """Whether both the items of a loop and its body may have effects."""
        return loop.iter in self._effects and not self._calling.isdisjoint(loop.body)

    def _leaves(self, loop: ast.For, leaving: Set[ast.AST]) -> bool:
        """Whether a loop may end before its iterator does, or change what its items are made of."""
        if isinstance(loop.iter, ast.Name) or _asks_until(loop.iter) or not leaving.isdisjoint(loop.body):
            return True
        names = {each.id for each in nodes_below(loop.iter) if isinstance(each, ast.Name)}
        return any(not self._binders(name).isdisjoint(loop.body) for name in names)

    def _binders(self, name: str) -> Set[ast.AST]:
        """The nodes that bind a name, and all nodes that they stand in."""
        if name not in self._bound_in:
            self._bound_in[name] = self._around(
                node for node in self._named.get(name, ()) if type(node.ctx) is not ast.Load
            )
        return self._bound_in[name]

    def _find_touching(self, nodes: Sequence[ast.AST], kept: Sequence[ast.AST]) -> None:
        names, those = self._names_of(nodes, kept), set(kept)
        self.touching = self._around(node for node in nodes if names is None or node in those or _names(node, names))

    def _names_of(self, nodes: Sequence[ast.AST], kept: Sequence[ast.AST]) -> set[str] | None:
        """The names that may mean an iterator that is kept; None: any name may, or a function may ask one."""
        names: set[str] = set()
        inside: set[ast.AST] = set()
        for node in nodes:  # each before those below it
            if isinstance(node, _FUNCTIONS) or self._parents.get(node) in inside:
                inside.add(node)
        todo = list(kept)
        while todo:
            match self._parents.get(todo.pop()):
                case ast.Assign(targets=[ast.Name(id=name)]):
                    if name in names:
                        continue
                    names.add(name)
                    loads = [node for node in self._named.get(name, ()) if type(node.ctx) is ast.Load]
                    if not inside.isdisjoint(loads):
                        return None
                    todo += [node for node in loads if not self._is_whole(node) and not self._is_consumed(node)]
                case ast.Expr():
                    pass
                case _:
                    return None
        return names

    def _is_whole(self, node: ast.AST, *, inside: bool = False) -> bool:
        """Whether all of an iterator is consumed where it stands; `inside`: asked for one inside of it."""
        parent = self._parents.get(node)
        match parent:
            case ast.keyword():
                return self._is_whole_argument(node, self._parents[parent], inside)
            case ast.Call():
                return self._is_whole_argument(node, parent, inside)
            case ast.comprehension():
                owner = self._parents[parent]
                return type(owner) is not ast.GeneratorExp or self._is_whole(owner, inside=True)
            case ast.For():
                return node is parent.iter and parent not in self.loops
            case ast.Await():
                return self._is_whole(parent)
            case ast.Expr():
                return isinstance(self._tree, ast.Module) and parent is self._tree.body[-1]
            case ast.Compare():
                return not inside and type(node) is ast.GeneratorExp and isinstance(parent.ops[0], ast.In | ast.NotIn)
        return parent is None or isinstance(parent, ast.Expression | ast.Starred)

    def _is_whole_argument(self, node: ast.AST, call: Any, inside: bool) -> bool:
        name = _called(call)
        if name in _PARTLY:
            direct = type(node) is ast.GeneratorExp and name in _DIRECT and node is call.args[0]
            return direct and not inside
        if name == "map" and len(call.args) > 2:
            return False  # which ends with the shortest of its sources
        if name in _PASSING:
            return self._is_whole(call, inside=inside)
        return node is not call.func and name not in self._functions and name not in _KEEPING

    def _is_consumed(self, node: ast.AST) -> bool:
        """Whether an iterator is asked for items only where it stands."""
        parent = self._parents.get(node)
        if isinstance(parent, ast.Call) and _called(parent) in _PARTLY - _DIRECT | _PASSING | {"iter"}:
            return self._is_whole(parent) or self._is_consumed(parent)
        direct = isinstance(parent, ast.Call) and _called(parent) in _DIRECT
        return direct or isinstance(parent, ast.For | ast.Compare | ast.comprehension)


def _called(call: ast.AST) -> str:
    match call:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def _maps(node: ast.AST) -> bool:
    return type(node) is ast.Call and (_called(node) in _MAKERS or _asks_until(node))


def _asks_until(node: ast.AST) -> bool:
    """Whether a node may be `iter(function, sentinel)`, whose calls end with one that Python makes."""
    return isinstance(node, ast.Call) and _called(node) == "iter" and len(node.args) > 1


def _functions(nodes: Sequence[ast.AST]) -> set[str]:
    """Names of the text that may mean functions."""
    names: set[str] = set()
    for node in nodes:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.arg(arg=name):
                names.add(name)
            case ast.Assign(targets=targets, value=ast.Lambda() | ast.Name() | ast.Attribute() | ast.Call()):
                names.update(each.id for each in targets if isinstance(each, ast.Name))
    return names


def _names(node: ast.AST, names: set[str]) -> bool:
    return type(node) is ast.Name and node.id in names
