"""Makes coroutines of a program generators, for the event loop that is written in the language (`written_tasks`).

What a coroutine awaits it yields from, in a comprehension too; elsewhere what is awaited is run until it has ended. A
call of a function of the host that is awaited is made by the loop, with the arguments that it has where it stands.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import count
from typing import Any

from lightfc_sandbox.checking.awaiting import Awaiting
from lightfc_sandbox.checking.names import dotted_name
from lightfc_sandbox.checking.scope import FUNCTIONS, Names, bound_names, own_nodes
from lightfc_sandbox.parsing.source import children, nodes_below
from lightfc_sandbox.stdlib.contexts import ASYNCHRONOUS
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.values.kinds import HostFunction

_APART = FUNCTIONS | {ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp}
_YIELDS = frozenset({ast.Yield, ast.YieldFrom})

_MANAGER = "asynccontextmanager"

Meaning = Callable[[str, ast.AST], ast.expr]
"""Gives a node that means what is written under a name, at the place of another node."""


class Cooperation:
    """The coroutines of a program.

    Attributes:
        mean: See `Meaning`.
    """

    def __init__(self, nodes: Sequence[ast.AST], names: Names, mean: Meaning) -> None:
        self.mean, self._names = mean, names
        self._numbers = count()
        self._bound = bound_names(nodes)
        self._direct: set[ast.AST] = set()  # what stands in a coroutine itself
        self._asked = Awaiting(nodes, frozenset()).asked  # what is awaited, or stands where awaitables do
        for node in nodes:
            if isinstance(node, ast.Await):
                self._asked.add(node.value)
            elif isinstance(node, ast.AsyncFunctionDef) or (
                isinstance(node, ast.FunctionDef) and node.name in ASYNCHRONOUS
            ):
                self._make_generator(node)
        for node in nodes:
            if isinstance(node, ast.Await):
                self._wait(node)
            elif isinstance(node, ast.Call) and self._is_tool(node):
                self._let_loop_call(node)
            elif isinstance(node, ast.With) and getattr(node, "is_async", False):
                self._enter(node)

    def _make_generator(self, node: Any) -> None:
        yields: list[Any] = [each for each in own_nodes(node.body) if type(each) in _YIELDS]
        if yields and not any((dotted_name(each) or "").endswith(_MANAGER) for each in node.decorator_list):
            return
        self._write_out(node)
        for each in yields:
            each.value = self._called("Item", each.value or ast.copy_location(ast.Constant(None), each))
        node.__class__ = ast.FunctionDef
        node.body = [*node.body, ast.fix_missing_locations(ast.copy_location(_never(), node.body[0]))]

    def _write_out(self, node: Any) -> None:
        """Make comprehensions that await something functions of their own at the top, in which others run meanwhile."""
        made: list[ast.stmt] = []
        found: list[Any] = [*_own(node.body)]
        for each in found:
            if type(each) in _FILLED and _awaits(each):
                name = f"<comprehension> {next(self._numbers)}"
                made.append(_function_of(each, name))
                self._write_out(made[-1])
                first: Any = ast.Call(ast.Name(name, ast.Load()), [each.generators[0].iter], [])
                become(each, ast.YieldFrom(first))
                ast.fix_missing_locations(each)
        self._direct.update(_own(node.body))
        node.body = [*made, *node.body]

    def _waiting(self, value: ast.expr, at: ast.AST, *, directly: bool) -> ast.expr:
        """What a generator gives in the end: in a coroutine others run meanwhile."""
        if directly:
            return ast.copy_location(ast.YieldFrom(value), at)
        return ast.copy_location(ast.Call(self.mean("RUN", at), [value], []), at)

    def _called(self, name: str, *values: ast.expr) -> ast.expr:
        return ast.copy_location(ast.Call(self.mean(name, values[0]), [*values], []), values[0])

    def _wait(self, node: ast.Await) -> None:
        directly = node in self._direct
        become(
            node, self._waiting(self._called("AWAIT", node.value) if directly else node.value, node, directly=directly)
        )

    def _is_tool(self, node: ast.Call) -> bool:
        name = dotted_name(node.func) or ""
        found = self._names.constants.get(name)
        is_own = name.partition(".")[0] in self._bound
        return node in self._asked and isinstance(found, HostFunction) and not is_own

    def _let_loop_call(self, node: ast.Call) -> None:
        """Make `f(x, n=y)` one of `lambda a, b: f(a, n=b)` with `x` and `y`, which the loop makes."""
        names = [f"given {at}" for at in range(len(node.args) + len(node.keywords))]
        given = [ast.copy_location(ast.Name(each, ast.Load()), node) for each in names]
        made = ast.Call(node.func, [], [])
        for each, value in zip(node.args, given, strict=False):
            starred = isinstance(each, ast.Starred)
            made.args.append(ast.copy_location(ast.Starred(value, ast.Load()), node) if starred else value)
        for keyword, value in zip(node.keywords, given[len(node.args) :], strict=True):
            made.keywords.append(ast.copy_location(ast.keyword(keyword.arg, value), node))
        parameters = [ast.copy_location(ast.arg(each), node) for each in names]
        taken = ast.arguments([], parameters, None, [], [], None, [])
        call = ast.copy_location(ast.Lambda(taken, ast.copy_location(made, node)), node)
        values = [each.value if isinstance(each, ast.Starred) else each for each in node.args]
        values += [each.value for each in node.keywords]
        become(node, ast.Call(self.mean("Tool", node), [call, *values], []))

    def _enter(self, node: ast.With) -> None:
        """Let `async with` wait for what it enters, and for what it leaves."""
        directly, body = node in self._direct, node.body
        for item in reversed(node.items):
            number, at = next(self._numbers), item.context_expr
            held, error = f"held {number}", f"error {number}"

            def name(text: str, context: Any, at: ast.expr = at) -> Any:
                return ast.copy_location(ast.Name(text, context), at)

            entered = self._waiting(self._called("ENTERED", at), at, directly=directly)
            told, untold = (
                self._waiting(self._called("LEFT", name(held, ast.Load()), each), at, directly=directly)
                for each in (name(error, ast.Load()), ast.copy_location(ast.Constant(None), at))
            )
            if item.optional_vars is not None:
                value = ast.Attribute(name(held, ast.Load()), "value", ast.Load())
                body = [ast.Assign([item.optional_vars], ast.copy_location(value, at)), *body]
            again = ast.If(ast.UnaryOp(ast.Not(), told), [ast.Raise()], [])
            caught = ast.ExceptHandler(ast.Constant(EXCEPTIONS["BaseException"]), error, [again])  # type: ignore[arg-type]
            inner = ast.Try(body, [caught], [], [])
            outer = ast.Try([inner], [], [], [ast.Expr(untold)])
            body = [ast.Assign([name(held, ast.Store())], entered), outer]
            for each in body:
                ast.fix_missing_locations(ast.copy_location(each, at))
        become(node, ast.If(ast.copy_location(ast.Constant(True), node), body, []))


def _own(statements: Sequence[ast.AST]) -> Iterator[ast.AST]:
    """The nodes of a function itself: those in functions and comprehensions inside of it are left out."""
    todo = [*statements]
    while todo:
        node = todo.pop()
        yield node
        if type(node) not in _APART:
            todo += children(node)
        elif hasattr(node, "generators"):
            todo.append(node.generators[0].iter)


_MADE, _ITEMS = "<made>", "<items>"

_FILLED: Mapping[type, tuple[ast.expr, str]] = {
    ast.ListComp: (ast.List([], ast.Load()), "append"),
    ast.SetComp: (ast.Set([ast.Starred(ast.Tuple([], ast.Load()), ast.Load())]), "add"),
    ast.DictComp: (ast.Dict([], []), "update"),
}
"""What comprehensions make: as it is before there is anything in it, and what puts something into it."""


def _never() -> ast.stmt:
    """What makes a function a generator, and does nothing."""
    return ast.If(ast.Constant(False), [ast.Expr(ast.Yield(None))], [])


def _awaits(node: ast.AST) -> bool:
    """Whether something in a comprehension is awaited, and nothing in it assigned that is seen outside."""
    kinds = set(map(type, nodes_below(node)))
    return ast.Await in kinds and ast.NamedExpr not in kinds


def _function_of(node: Any, name: str) -> Any:
    """A function that makes what a comprehension does, of the first iterable of that."""
    empty, method = _FILLED[type(node)]
    item = ast.Dict([node.key], [node.value]) if type(node) is ast.DictComp else node.elt
    body: list[ast.stmt] = [
        ast.Expr(ast.Call(ast.Attribute(ast.Name(_MADE, ast.Load()), method, ast.Load()), [item], []))
    ]
    for at, each in reversed([*enumerate(node.generators)]):
        for test in reversed(each.ifs):
            body = [ast.If(test, body, [])]
        body = [ast.For(each.target, each.iter if at else ast.Name(_ITEMS, ast.Load()), body, [])]
    begun = ast.Assign([ast.Name(_MADE, ast.Store())], deepcopy(empty))
    taken = ast.arguments([], [ast.arg(_ITEMS)], None, [], [], None, [])
    made = ast.FunctionDef(name, taken, [_never(), begun, *body, ast.Return(ast.Name(_MADE, ast.Load()))], [])
    return ast.fix_missing_locations(ast.copy_location(made, node))


def become(node: Any, other: ast.AST) -> None:
    """Make a node another one, wherever it stands."""
    node.__class__ = other.__class__
    for name, value in ast.iter_fields(other):
        setattr(node, name, value)
