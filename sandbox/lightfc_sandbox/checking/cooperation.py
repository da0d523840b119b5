"""Makes coroutines of a program generators, for the event loop that is written in the language (`written_tasks`).

What a coroutine awaits it yields from, in a comprehension too; elsewhere what is awaited is run until it has ended. An
async generator yields both what it waits for and, told apart from that, its items. A call of a function of the host
that is awaited is made by the loop, with the arguments that it has where it stands.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import count
from typing import Any

from lightfc_sandbox.checking.awaiting import Awaiting
from lightfc_sandbox.checking.data_classes import become, place
from lightfc_sandbox.checking.names import dotted_name
from lightfc_sandbox.checking.scope import FUNCTIONS, Names, bound_names, own_nodes, walrus_names
from lightfc_sandbox.parsing.source import children, nodes_below
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.written_generators import BUILTINS, STEERING
from lightfc_sandbox.values.kinds import HostFunction

_APART = FUNCTIONS | {ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp}

_CLOSING = frozenset({ast.Try, ast.With, ast.AsyncWith})
"""Statements that do something where a generator is closed that is left in them: it is kept until then."""

Meaning = Callable[[str, ast.AST], ast.expr]
"""Gives a node that means what is written under a name, at the place of another node."""


class Cooperation:
    """The coroutines of a program.

    Attributes:
        mean: See `Meaning`.
        added: The statements that it adds which a text may hold, in words.
    """

    def __init__(self, nodes: Sequence[ast.AST], names: Names, mean: Meaning, earlier: Collection[str]) -> None:
        self.mean, self.added, self._names = mean, "", names
        self._numbers = count()
        self._bound = bound_names(nodes)
        self._direct: set[ast.AST] = set()  # what stands in a coroutine itself
        self._loops: list[ast.AST] = []  # what goes through the items of comprehensions that are written out
        own = {each.name for each in nodes if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
        self._asked = Awaiting(nodes, frozenset(), own).asked  # what is awaited, or stands where awaitables do
        self._meant = BUILTINS.keys() & STEERING - self._bound - names.constants.keys() - names.variables - {*earlier}
        for node in nodes:
            if isinstance(node, ast.Await):
                self._asked.add(node.value)
            elif isinstance(node, ast.AsyncFunctionDef):
                self._make_generator(node)
        for node in [*nodes, *self._loops]:
            if type(node) in _REWRITTEN:
                _REWRITTEN[type(node)](self, node)

    def _make_generator(self, node: Any) -> Sequence[ast.AST]:
        """Make a coroutine a generator; gives what stands in it itself."""
        own = own_nodes(node.body)
        yields: list[Any] = [each for each in own if type(each) is ast.Yield]
        if any(type(each) is ast.YieldFrom or (yields and _gives(each)) for each in own):
            return ()  # which is refused
        directly = self._write_out(node)
        for each in yields:
            each.value = self._called("Item", each.value or ast.copy_location(ast.Constant(None), each))
        if yields:
            closes = any(type(each) in _CLOSING for each in own)
            at = node.body[0]
            node.decorator_list.append(self._called("GENERATOR", ast.copy_location(ast.Constant(closes), at)))
        node.__class__ = ast.FunctionDef
        never = _never()
        place([never], node.body[0], anew=False)
        node.body = [*node.body, never]
        return directly

    def _write_out(self, node: Any) -> Sequence[ast.AST]:
        """Make comprehensions that await something functions of their own at the top, in which others run meanwhile.

        Gives what stands in the function itself.
        """
        made: list[ast.stmt] = []
        own = [*_own(node.body)]
        found: list[Any] = [each for each in own if type(each) in _MADE_BY and _awaits(each)]
        if found:
            outside = _outside(node)
            for each in found:
                made += self._written_out(each, outside)
            own = [*_own(node.body)]
        self._direct.update(own)
        node.body = [*made, *node.body]
        return own

    def _written_out(self, node: Any, outside: Collection[str]) -> list[ast.stmt]:
        """The function that makes what a comprehension does, which becomes a call of it.

        What it assigns is a variable of the function it is in, but those `outside`: it is bound there, by what does
        nothing.
        """
        made = _function_of(node, name := f"<comprehension> {next(self._numbers)}")
        declared, bound = _assigned(node, outside)
        made.body = [*declared, *made.body]
        self.added += "global nonlocal" if declared else ""
        called: Any = ast.Call(ast.Name(name, ast.Load()), [node.generators[0].iter], [])
        become(node, called if type(node) is ast.GeneratorExp else ast.YieldFrom(called))
        place([node], node, anew=False)
        self._loops += [each for each in self._make_generator(made) if isinstance(each, ast.AsyncFor)]
        return [*bound, made]

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
        """Make a tool's `f(x, n=y)` one of `lambda a, b: f(a, n=b)` with `x` and `y`, which the loop makes."""
        if not self._is_tool(node):
            return
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

    def _name(self, node: ast.Name) -> None:
        if node.id in self._meant:
            become(node, self.mean(node.id, node))

    def _run_each(self, node: ast.comprehension) -> None:
        """Let a comprehension that is not written out run what gives its items."""
        if node.is_async:
            node.iter, node.is_async = self._called("EACH", node.iter), 0

    def _enter(self, node: ast.AsyncWith) -> None:
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
            place(body, at, anew=False)
        become(node, ast.If(ast.copy_location(ast.Constant(True), node), body, []))

    def _draw(self, node: ast.AsyncFor) -> None:
        """Let `async for` wait for each item, in a loop that its other statements mean as well."""
        at, name = node.iter, f"drawn {next(self._numbers)}"

        def drawn(attribute: str) -> ast.expr:
            return ast.copy_location(ast.Attribute(ast.Name(name, ast.Load()), attribute, ast.Load()), at)

        begun = ast.Assign([ast.Name(name, ast.Store())], self._called("DRAWN", at))
        following = ast.copy_location(ast.Call(drawn("_next"), [], []), at)
        more = self._waiting(following, at, directly=node in self._direct)
        body = [ast.Assign([node.target], drawn("_item")), *node.body]
        place(made := [begun, ast.While(more, body, node.orelse)], at, anew=False)
        become(node, ast.If(ast.copy_location(ast.Constant(True), node), made, []))


_REWRITTEN: Mapping[type, Callable[[Cooperation, Any], None]] = {
    ast.Await: Cooperation._wait, ast.Call: Cooperation._let_loop_call, ast.AsyncWith: Cooperation._enter,
    ast.AsyncFor: Cooperation._draw, ast.comprehension: Cooperation._run_each, ast.Name: Cooperation._name,
}  # fmt: skip


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

_MADE_BY: Mapping[type, tuple[ast.expr | None, str]] = {
    ast.ListComp: (ast.List([], ast.Load()), "append"),
    ast.SetComp: (ast.Set([ast.Starred(ast.Tuple([], ast.Load()), ast.Load())]), "add"),
    ast.DictComp: (ast.Dict([], []), "update"),
    ast.GeneratorExp: (None, ""),
}
"""What comprehensions make: as it is before there is anything in it, and what puts something into it."""


def _never() -> ast.stmt:
    """What makes a function a generator, and does nothing."""
    return ast.If(ast.Constant(False), [ast.Expr(ast.Yield(None))], [])


def _gives(node: ast.AST) -> bool:
    return isinstance(node, ast.Return) and node.value is not None


def _awaits(node: Any) -> bool:
    """Whether something in a comprehension is awaited: its first iterable is made before it begins."""
    first = {*nodes_below(node.generators[0].iter)}
    return any(
        isinstance(each, ast.Await) or (isinstance(each, ast.comprehension) and each.is_async)
        for each in nodes_below(node)
        if each not in first
    )


def _outside(node: Any) -> set[str]:
    """The names that a function declares to be those of variables of the program."""
    return {name for each in own_nodes(node.body) if isinstance(each, ast.Global) for name in each.names}


def _assigned(node: Any, outside: Collection[str]) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """What declares the variables of a function that a comprehension in it assigns, and what binds them there."""
    names = walrus_names(node)
    own: list[Any] = [ast.Name(each, ast.Store()) for each in sorted(names) if each not in outside]
    declared: list[ast.stmt] = [ast.Global([each]) for each in sorted(names) if each in outside]
    declared += [ast.Nonlocal([each.id]) for each in own]
    bound: list[ast.stmt] = [ast.If(ast.Constant(False), [ast.Assign(own, ast.Constant(None))], [])] if own else []
    place([*declared, *bound], node, anew=False)
    return declared, bound


def _function_of(node: Any, name: str) -> ast.AsyncFunctionDef:
    """A function that makes what a comprehension does, of the first iterable of that."""
    empty, method = _MADE_BY[type(node)]
    item = ast.Dict([node.key], [node.value]) if type(node) is ast.DictComp else node.elt
    given: ast.expr = ast.Yield(item)
    if empty is not None:
        given = ast.Call(ast.Attribute(ast.Name(_MADE, ast.Load()), method, ast.Load()), [item], [])
    body: list[ast.stmt] = [ast.Expr(given)]
    for at, each in reversed([*enumerate(node.generators)]):
        for test in reversed(each.ifs):
            body = [ast.If(test, body, [])]
        loop = ast.AsyncFor if each.is_async else ast.For
        body = [loop(each.target, each.iter if at else ast.Name(_ITEMS, ast.Load()), body, [])]
        each.is_async = 0
    if empty is not None:
        begun = ast.Assign([ast.Name(_MADE, ast.Store())], deepcopy(empty))
        body = [begun, *body, ast.Return(ast.Name(_MADE, ast.Load()))]
    taken = ast.arguments([], [ast.arg(_ITEMS)], None, [], [], None, [])
    made = ast.AsyncFunctionDef(name, taken, body, [])
    place([made], node, anew=False)
    return made
