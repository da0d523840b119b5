"""Which calls of a text keep their failures for who awaits them (see `values.awaitables`).

CPython makes a call of an `async def`, or of an async function of the host, when it is awaited; of most calls it is the
operand of `await` itself, and those keep none. A host may also have sync functions that a text takes for async ones:
their calls are such where the text asks for awaitables. That is what `asyncio` is given, what is awaited, and what is
put into variables that come there, as far as their names show it.
"""

from __future__ import annotations

import _ast as ast
from collections import defaultdict
from collections.abc import Sequence, Set
from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import own_nodes
from lightfc_sandbox.effects import FUTURE
from lightfc_sandbox.parsing.source import location

_TAKING: dict[str, int | None] = {
    "gather": None, **dict.fromkeys(("create_task", "ensure_future", "wait_for", "shield", "run"), 1),
}  # fmt: skip
"""What is given awaitables, and how many of its arguments are some; None: all of them."""

_TAKING_EACH = frozenset({"wait", "as_completed"})
"""What is given collections of them."""

_PUTTING = frozenset({"append", "add", "insert", "appendleft"})
_DISPLAYS = frozenset({ast.List, ast.Tuple, ast.Set})
_HOLDERS = frozenset({ast.Starred, ast.Subscript})
_PARTS_OF: dict[type, str] = {
    **dict.fromkeys(_DISPLAYS, "elts"), ast.Dict: "values", ast.DictComp: "value",
    **dict.fromkeys((ast.ListComp, ast.SetComp, ast.GeneratorExp), "elt"),
}  # fmt: skip
_MAPS = {"map": False, "itertools.starmap": True}
"""What calls a function for each item, and whether that is spread."""

_EACH = " each"
"""A variable that no text can name."""

_YIELDS = frozenset({ast.Yield, ast.YieldFrom})
_FOLLOWED = frozenset({
    ast.Await, ast.Expr, ast.AsyncFunctionDef, ast.Call, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.NamedExpr,
    ast.For, ast.AsyncFor, ast.comprehension,
})  # fmt: skip

_DRAWING = frozenset({ast.For, ast.AsyncFor, ast.comprehension})

_VALUE, _ITEM, _DRAWN = range(3)
"""How a variable is related to an expression: it has its value, holds it, or has an item of it."""


class Awaiting:
    """What a text awaits.

    Args:
        nodes: The nodes of the text.
        functions: The names of functions before it whose calls are awaited.
        own: The names of its functions and methods, which take no awaitables whatever they are called.

    Attributes:
        functions: The names of its functions whose calls are awaited.
        asked: The nodes of calls that stand where it asks for awaitables.
        asked_each: The nodes of calls that stand where it goes through awaitables.
        direct: The nodes of what is awaited, or dropped, where it stands.
        in_threads: For each `asyncio.to_thread(f, x)` the call of `f`.
        written: For each call that is checked as something else is written, what that is.
    """

    def __init__(self, nodes: Sequence[ast.AST], functions: Set[str], own: Set[str] = frozenset()) -> None:
        self.functions = {*functions}
        self.asked: set[ast.AST] = set()
        self.asked_each: set[ast.AST] = set()
        self.direct: set[ast.AST] = set()
        self.in_threads: dict[ast.AST, ast.Call] = {}
        self.written: dict[ast.AST, ast.expr] = {}
        self._sources: defaultdict[str, list[tuple[Any, int]]] = defaultdict(list)
        self._todo: list[tuple[Any, bool]] = []
        self._seen: set[tuple[str, bool]] = set()
        self._own = own
        for node in nodes:
            if type(node) in _FOLLOWED:
                self._look_at(node)
        while self._todo:
            self._ask(*self._todo.pop())
        for noted in (self.asked, self.direct):
            noted.update([self.in_threads[each] for each in noted & self.in_threads.keys()])

    def _look_at(self, node: Any) -> None:
        kind = type(node)
        if kind is ast.Await:
            self.direct.add(node.value)
            self._todo.append((node.value, False))
        elif kind is ast.Expr:
            self.direct.add(node.value)
        elif kind is ast.Call:
            self._look_at_call(node)
        elif kind is ast.AsyncFunctionDef:
            if _YIELDS.isdisjoint(map(type, own_nodes(node.body))):
                self.functions.add(node.name)
        else:
            drawn = kind in _DRAWING
            for target in node.targets if kind is ast.Assign else (node.target,):
                self._relate(target, node.iter if drawn else node.value, _DRAWN if drawn else _VALUE)

    def _look_at_call(self, node: ast.Call) -> None:
        func: Any = node.func
        name = _name_of(func)
        if name in self._own and getattr(getattr(func, "value", None), "id", "") != "asyncio":
            return  # a function or method of the text itself, as far as its name shows
        if name in _TAKING:
            self._todo += [(each, False) for each in node.args[: _TAKING[name]]]
            if name == "run":
                self.direct.update(node.args)
        elif name in _TAKING_EACH:
            self._todo += [(each, True) for each in node.args]
        elif name == "to_thread" and node.args:
            self.in_threads[node] = ast.Call(node.args[0], node.args[1:], node.keywords, **location(node))
        elif type(func) is ast.Attribute and node.args:
            self._look_at_putting(func, node)

    def _look_at_putting(self, func: ast.Attribute, node: ast.Call) -> None:
        if func.attr in _PUTTING:
            self._relate(func.value, node.args[-1], _ITEM)
        elif func.attr == "extend":
            self._relate(func.value, node.args[0], _VALUE)

    def _relate(self, target: Any, source: Any, how: int) -> None:
        kind = type(target)
        if kind is ast.Name:
            self._sources[target.id].append((source, how))
        elif kind is ast.Subscript:
            self._relate(target.value, source, _ITEM)
        elif kind is ast.Tuple or kind is ast.List:
            each = source.elts if type(source) in _DISPLAYS and len(source.elts) == len(target.elts) else None
            for position, part in enumerate(target.elts):
                self._relate(part, source if each is None else each[position], how)

    def _ask(self, node: Any, each: bool) -> None:
        """Take note that an expression gives an awaitable, or `each` of its items is one."""
        kind = type(node)
        if kind is ast.Name:
            self._ask_name(node.id, each)
        elif kind is ast.Call:
            self._ask_call(node, each)
        elif kind is ast.IfExp:
            self._todo += [(node.body, each), (node.orelse, each)]
        elif kind is ast.NamedExpr:
            self._todo.append((node.value, each))
        elif kind in _HOLDERS:
            self._todo.append((node.value, True))
        elif kind in _PARTS_OF:
            parts = getattr(node, _PARTS_OF[kind])
            self._todo += [(part, False) for part in (parts if type(parts) is list else (parts,))]

    def _ask_name(self, name: str, each: bool) -> None:
        if (name, each) in self._seen:
            return
        self._seen.add((name, each))
        for source, how in self._sources[name]:
            if how == _VALUE:
                self._todo.append((source, each))
            elif each is (how == _ITEM):
                self._todo.append((source, how == _DRAWN))

    def _ask_call(self, node: ast.Call, each: bool) -> None:
        if type(node.func) is ast.Attribute:
            self._todo.append((node.func.value, True))  # such as `d.values()` or `tasks.pop()`
        if each:
            self.asked_each.add(node)
            self._todo += [(part, True) for part in node.args]  # such as `zip(names, tasks)`
        else:
            self.asked.add(node)

    def written_out(self, node: ast.Call, builtin: str) -> ast.GeneratorExp | None:
        """What `map` or `starmap` gives, with its calls written out: a generator expression.

        None where the function has no name, so that evaluating it anew could do something.
        """
        if builtin not in _MAPS or len(node.args) != 2 or node.keywords:
            return None
        func, source = node.args
        root: Any = func
        while type(root) is ast.Attribute:
            root = root.value
        if type(root) is not ast.Name or type(source) is ast.Starred:
            return None
        at = location(node)
        given: ast.expr = ast.Name(_EACH, ast.Load(), **at)
        made = ast.Call(func, [ast.Starred(given, ast.Load(), **at) if _MAPS[builtin] else given], [], **at)
        if node in self.asked_each:
            self.asked.add(made)
        loop = ast.comprehension(ast.Name(_EACH, ast.Store(), **at), source, [], 0)
        self.written[node] = written = ast.GeneratorExp(made, [loop], **at)
        return written


def _name_of(func: Any) -> str:
    """The last part of the name of what is called."""
    name: str = func.attr if type(func) is ast.Attribute else func.id if type(func) is ast.Name else ""
    return name


class Kept(ir.Node):
    """A call of a function of the text, or of `asyncio`, whose failure is kept; `is_task`: see `CallSite.task`."""

    __slots__ = ("call", "is_task")

    def __init__(self, call: ir.Node, *, is_task: bool) -> None:
        self.node, self.call, self.mask, self.is_task = call.node, call, call.mask | FUTURE, is_task
