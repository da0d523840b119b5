"""Functions that a text makes, the names that they declare, and how arguments are bound to their parameters."""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Container, Mapping, Sequence
from itertools import count
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.costs import ENTRY_BYTES, ITEM_BYTES
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import HEADER, Scope, bindings, own_nodes, says_nothing, walrus_names
from lightfc_sandbox.effects import ASSIGNS, LOCAL, SETS
from lightfc_sandbox.parsing.source import BLOCKS_OF
from lightfc_sandbox.values.naming import listed, too_many

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker


_CHARS_A_STEP = 16


def work_of(c: Checker, first: ast.AST, last: ast.AST) -> list[ir.Node]:
    """What charges the work of a part of the text, from one node to another, each time that it is reached.

    The turns of loops and the calls of functions are steps, whatever stands in them. Where that is much, the clock has
    to be looked at more often; a part of usual length pays nothing.
    """
    chars = c.source.length(first, last) if c.is_long else 0
    return [ir.Work(None, chars // _CHARS_A_STEP)] if chars > ir.MAX_FREE else []


def block(c: Checker, statements: Sequence[ast.stmt], test: ast.expr | None = None) -> ir.Block:
    """A block; `test` is what is evaluated before each time, if anything is."""
    parts = c.visit_all(statements)
    first = parts[0] if len(parts) > 1 else None
    if type(first) is ir.Expression and not first.keep and type(first.value) is ir.Const:
        parts, statements = parts[1:], statements[1:]  # a docstring is no work
    if c.is_long and statements:
        work = work_of(c, test or statements[0], statements[-1])
        parts[:0] = [ir.Expression(None, each, keep=False) for each in work]
    return ir.Block(parts)


def branch(c: Checker, statements: Sequence[ast.stmt], test: ast.expr | None = None) -> ir.Block:
    """A block that may not be evaluated, or not to its end."""
    mark = len(c.bound)
    made = block(c, statements, test)
    c.unbind(mark)
    return made


def lambda_(c: Checker, node: ast.Lambda) -> ir.Node:
    """`lambda`."""
    return make_function(c, node, "<lambda>", node.args)


def _check_names(c: Checker, args: ast.arguments) -> None:
    seen: set[str] = set()
    for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))):
        if arg.arg.startswith("__"):
            c.refuse("private-name", f"parameter name {arg.arg!r} starts with two underscores", arg)
        if arg.arg in seen:
            c.refuse("duplicate-argument", f"parameter {arg.arg!r} is there twice", arg, "each parameter once")
        seen.add(arg.arg)


def make_function(c: Checker, node: Any, function_name: str, args: ast.arguments, *, waits: bool = True) -> ir.Node:
    """A function, of a lambda or a `def`; `waits`: what stands around it may wait, in a copy of the frame."""
    defaults = [c.visit(each) for each in args.defaults]
    keyword_defaults = {
        arg.arg: c.visit(default)
        for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True)
        if default is not None
    }
    qualified = c.within + function_name
    parameters = Parameters(qualified, args, defaults, keyword_defaults)
    _check_names(c, args)
    c.holds_functions = True
    outer = c.scope
    c.scope = Scope(outer, parameters.names)
    c.scope.steady = not (waits or c.loops or defaults or keyword_defaults)
    around = c.loops, c.tried, c.handler, c.yields, c.open, c.within
    c.loops = c.tried = 0
    c.within = f"{qualified}.<locals>."
    body: ir.Node
    c.handler, c.yields = None, 0
    c.open = []
    if isinstance(node.body, list):
        body = _body_of(c, node.body, parameters.names)
    else:
        if c.assigns:
            c.scope.add_all(walrus_names(node.body))
        body, work = c.visit(node.body), work_of(c, node.body, node.body)
        if work:
            body = ir.Boolean(node.body, [*work, body], stop_at=False)
    yields = c.yields
    c.loops, c.tried, c.handler, c.yields, c.open, c.within = around
    scope, c.scope = c.scope, outer
    outer.keep()
    c.functions |= body.mask & ~LOCAL & ~SETS | (ASSIGNS if scope.elsewhere else 0)
    if yields:
        _check_generator(c, node)
    return ir.Function(node, function_name, scope, parameters, body, yields)


def decorated(c: Checker, node: ast.AST, made: ir.Node, decorators: Sequence[ir.Node]) -> ir.Node:
    """What the decorators of a function make of it."""
    for each in reversed(decorators):
        made = ir.Call(node, each, ir.Arguments([made]), c.site(node, None, "free", c.holds_functions))
    return made


def _body_of(c: Checker, statements: Sequence[ast.stmt], parameters: Sequence[str]) -> ir.Node:
    """The block of a `def`."""
    declare(c, statements, parameters)
    names, imports, plain = bindings(statements, walrus=c.assigns)
    names |= imports.keys() & c.declares  # a function inside may assign it
    c.scope.add_all(names - c.scope.elsewhere.keys())
    c.scope.imports = imports
    if not c.declares:
        c.scope.plain = plain.difference(parameters)
    c.scope.maybe_unbound.update(name for name in parameters if name in c.ended)
    return block(c, statements)


def _check_generator(c: Checker, node: ast.AST) -> None:
    for each in own_nodes(node.body) if isinstance(node, ast.AsyncFunctionDef) else ():
        if isinstance(each, ast.YieldFrom):
            c.refuse("syntax", "'yield from' inside async function", each, "a for with yield")
        elif isinstance(each, ast.Return) and each.value is not None:
            c.refuse("syntax", "'return' with value in async generator", each, "a return without a value")


def declare(c: Checker, statements: Sequence[ast.stmt], parameters: Sequence[str]) -> None:
    """Find the scopes of the names that a function declares `global` or `nonlocal`, before its body is compiled.

    Where such a declaration may not stand is told when the text has been checked.
    """
    if not c.declares:
        return
    _note_leading(c, statements, parameters)
    todo = [*statements]
    while todo:
        node = todo.pop()
        for field in BLOCKS_OF.get(type(node), ()):
            todo += getattr(node, field)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            c.annotated.add(node.target.id)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            for name in node.names:
                outer = c.scope.root if isinstance(node, ast.Global) else c.scope.around(name)
                if outer is not None and name in outer.slots:
                    c.scope.declare(name, outer)


def _note_leading(c: Checker, statements: Sequence[ast.stmt], parameters: Sequence[str]) -> None:
    """Note the declarations that a function begins with, which may stand there: nothing has used their names."""
    known = {*parameters}
    for node in statements[1 if says_nothing(statements[0]) else 0 :]:
        names = getattr(node, "names", ()) if isinstance(node, ast.Global | ast.Nonlocal) else ()
        is_bound = isinstance(node, ast.Global) or all(c.scope.around(name) for name in names)
        if not names or not is_bound or not known.isdisjoint(names) or len({*names}) < len(names):
            break
        known |= {*names}
        c.leading[id(node)] = names


_MAX_PLANS = 16

Plan = tuple[int, Callable[[Sequence[Any]], tuple[Any, ...]] | None]
"""How many of the defaults are not needed, and what brings what there is into order; None if it is."""


class Parameters:
    """The parameters of a function of the text, with their defaults; `names` has all, in the order of their slots.

    `plans` has for each way to call it, by how many arguments there are by position and the names of the others, where
    each parameter finds its value. It `collects` by `*args` (1) and `**kwargs` (2). `defaults` are those by position,
    `keyword_defaults` those by name alone.
    """

    __slots__ = (
        "collects",
        "defaults",
        "function",
        "keyword_defaults",
        "keyword_only",
        "named",
        "names",
        "plans",
        "positional",
        "var_keyword",
        "var_positional",
    )

    def __init__(
        self, function: str, args: ast.arguments, defaults: list[Any], keyword_defaults: dict[str, Any]
    ) -> None:
        self.function = function
        self.positional = [each.arg for each in (*args.posonlyargs, *args.args)]
        self.keyword_only = [each.arg for each in args.kwonlyargs]
        self.named = {*self.positional[len(args.posonlyargs) :], *self.keyword_only}
        self.var_positional = args.vararg.arg if args.vararg else None
        self.var_keyword = args.kwarg.arg if args.kwarg else None
        self.collects = bool(args.vararg) + 2 * bool(args.kwarg)
        self.defaults = defaults
        self.keyword_defaults = keyword_defaults
        stars = [name for name in (self.var_positional, self.var_keyword) if name]
        self.names = [*self.positional, *self.keyword_only, *stars]
        self.plans: dict[Any, Plan] = {}

    def frame(
        self, run: Any, around: Any, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any]
    ) -> list[Any]:
        """The frame of one call, as far as there are parameters; `defaults` are the values of both kinds.

        What `*args` and `**kwargs` take is charged here.

        Raises:
            TypeError: An argument is missing, unexpected or given twice.
        """
        stars: Sequence[Any] = ()
        taken = ITEM_BYTES * len(args) + ENTRY_BYTES * len(kwargs) if self.collects else 0
        if self.collects:
            args, kwargs, stars = self._collected(args, kwargs)
        key = (len(args), *kwargs) if kwargs else len(args)
        skipped, order = self.plans.get(key) or self._plan(key, len(args), kwargs)
        frame = [run, around, (), *args]
        if kwargs:
            frame += kwargs.values()
        if defaults:
            frame += defaults[skipped:]
        if order is not None:
            frame = [*order(frame)]
        if stars:
            frame += stars
            run.charge_bytes(taken)
            if run.state is not None and run.state.suspended:
                run.state.born(stars[-1])  # of the two a dictionary, which is new
        return frame

    def _collected(
        self, args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> tuple[Sequence[Any], Mapping[str, Any], Sequence[Any]]:
        """The arguments of parameters that take one each, and what `*args` and `**kwargs` take."""
        stars: list[Any] = []
        if self.var_positional:
            most = len(self.positional)
            stars.append(tuple(args[most:]))
            args = args[:most]
        if self.var_keyword:
            more, named = {**kwargs}, self.named
            kwargs = {name: more.pop(name) for name in kwargs if name in named} if more and named else {}
            stars.append(more)
        return args, kwargs, stars

    def _plan(self, key: Any, given: int, kwargs: Mapping[str, Any]) -> Plan:
        most = len(self.positional)
        each = count(HEADER)
        places = {name: next(each) for name in self.positional[:given]}
        for name in kwargs:
            if name not in self.named:
                raise TypeError(f"{self.function}() got {self._unexpected(name, kwargs)}")
            if name in places:
                raise TypeError(f"{self.function}() got multiple values for argument {name!r}")
            places[name] = next(each)
        if given > most:
            named = sum(name in places for name in self.keyword_only)
            raise TypeError(f"{self.function}() {too_many(given, most, len(self.defaults), named)}")
        defaults = [*self.positional[most - len(self.defaults) :], *self.keyword_defaults]
        # What is given by position has no need of the first of them.
        skipped = max(given - most + len(self.defaults), 0)
        if places.keys() >= {*defaults[skipped:]}:
            skipped = len(defaults)
        for name in defaults[skipped:]:
            places.setdefault(name, next(each))
        self._check_missing(places)
        order = [*range(HEADER), *[places[name] for name in (*self.positional, *self.keyword_only)]]
        plan = skipped, None if order == [*range(next(each))] else itemgetter(*order)
        if len(self.plans) < _MAX_PLANS:
            self.plans[key] = plan
        return plan

    def _unexpected(self, name: str, kwargs: Container[str]) -> str:
        alone = [each for each in self.positional if each not in self.named and each in kwargs]
        if not alone:
            return f"an unexpected keyword argument {name!r}"
        return f"some positional-only arguments passed as keyword arguments: {', '.join(alone)!r}"

    def _check_missing(self, places: Container[str]) -> None:
        for names, kind in ((self.positional, "positional"), (self.keyword_only, "keyword-only")):
            missing = [name for name in names if name not in places]
            if missing:
                raise TypeError(f"{self.function}() missing {len(missing)} required {kind} {listed(missing)}")
