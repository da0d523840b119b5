"""From a syntax tree to nested closures, in one walk that also checks it.

The whitelist is the dispatch table of `grammar.py`: a node type with no handler at the text's level is refused, and so
is every node type that a later Python invents. The walk goes on after a violation, so that all are told at once.

A handler works out what a node is made of and hands that to a *driver*. A strict node, one that needs the values of
all its children, is a function of the run and those values, written once (`operators.py`, `methods.py`, …), and
drivers only differ in how they bring the values to it: `direct.py` calls one closure after the other as Python would,
`dataflow.py` lets calls that wait for nothing run at the same time. Special forms have a closure in each driver.

Every closure takes the frame, a list, and holds its node in a parameter `_n`, read only from a traceback.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.changes import changes_something
from lightfc_sandbox.errors import ExpressionError, Violation
from lightfc_sandbox.followers import without_followers
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.scope import UNBOUND, Names, Scope, bound_names, imported_names, walrus_names
from lightfc_sandbox.source import Source
from lightfc_sandbox.unoffered import unoffered
from lightfc_sandbox.values.iteration import all_of
from lightfc_sandbox.values.kinds import Attributes, HostFunction, type_name
from lightfc_sandbox.values.opened import cannot

Closure = Callable[[list[Any]], Any]
Strict = Callable[..., Any]
Handler = Callable[["Compiler", Any], Closure]
Assign = Callable[[Run, list[Any], Any], Any]
"""What gives a target its value, in a frame; what it waits for itself, such as a call in `d[f(x)]`, it gives back."""
Except = tuple[Closure | None, int | None, int, Closure]
"""What an `except` catches (None: all), the slot of its name, the slot of what it caught, and its block."""

Path = tuple[int, ...]
"""A place in the program: for each loop or function around it its number and the turn, then the number of the call."""

BREAK: Any = object()
CONTINUE: Any = object()


class Returned:
    """The signal of a `return`."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value


class CallSite:
    """One place of a text where a function of the host is called.

    Attributes:
        node: The call in the syntax tree.
        target: What is called, as the host gave it; None where the text computes what it calls.
        order: Its rank in the order in which Python would make the calls of the text.
        repeated: It stands in a loop or a function, so it may be reached any number of times.
        method: It calls a method of an object of the host, which is the first argument of the call and stands in front
            of the name that is called; `target` is known if one type only has a method of that name.
    """

    __slots__ = ("method", "node", "order", "repeated", "target")

    def __init__(self, node: ast.AST, target: Any, order: int) -> None:
        self.node = node
        self.target = target
        self.order = order
        self.repeated = self.method = False


class Compiler:
    """Checks one text and builds its closures; the base of both drivers.

    Attributes:
        violations: What is not allowed, in the order found.
        holds_functions: The text holds a function, generator or iterator as a value, so what it calls is not all known
            before it runs.
        in_order: The text assigns variables, so its parts must be evaluated one after the other.
        awaits: The text calls an async function of the host.
        constructs: The text calls a constructor of a registered type, so it can nest such objects.
        calls: How many calls of functions of the host stand in the text outside of loops and functions.
        counts: The text has calls of functions of the host that are counted when they are made.
        loops: How many loops stand around the statement at hand.
        handler: The slot of what the `except` around the statement at hand caught.
        unreached: The statement at hand stands in an `except` that nothing can reach.
        tested_names: The names of which the text only asks whether they are true, or None; once they are asked for.
        programs: The text is a program, whose names may stand for modules and members of modules.
        changes: The text can change values in place.
        calls_host: The text calls a function of the host by its name.
        near: The closures that read a variable of the frame at hand, each with its slot.
        fields: The closures that read an item of such a variable by a string, each with the variable's slot and the
            string.
        made: How closures were made that could be a part of one that takes the place of several; see `fused.py`.
        outside: What names of the text mean while their variables hold nothing, by name.
        kinds: The types of variables of the context that hold objects of the host, by name.
        opened: What the host has opened, by type.
        blank: The variables of the text as a run finds them, unbound; known once it is compiled.
    """

    in_order = False
    constructs = False
    counts = False
    handler: int | None = None
    unreached = False
    tested_names: set[ast.AST] | None = None
    imports: Mapping[str, str] = MappingProxyType({})
    kinds: Mapping[str, type] = MappingProxyType({})
    opened: Mapping[type, Any] = MappingProxyType({})

    def __init__(
        self,
        source: Source,
        names: Names,
        policy: Policy,
        handlers: Mapping[type[ast.AST], Handler],
        refuse_node: Handler,
        host_types: Mapping[type, Attributes],
        scope: Scope | None = None,
    ) -> None:
        self.source = source
        self.names = names
        self.policy = policy
        self.handlers = handlers
        self.refuse_node = refuse_node
        self.host_types = host_types
        self.violations: list[Violation] = []
        self.scope = Scope(None) if scope is None else scope
        self.near: dict[Closure, int] = {}
        self.fields: dict[Closure, tuple[int, str]] = {}
        self.made: dict[Closure, Any] = {}
        self.outside: dict[str, Callable[[Run, Any], Any]] = {}
        # What every call asks for is the object's own: of the class, it would take longer to read.
        self.blank: Sequence[Any] = ()
        self.awaits = self.calls_host = self.changes = self.holds_functions = self.programs = False
        self.calls = self.loops = 0
        if type(source.tree) is ast.Module:
            self._prepare_program(source.tree, continues=scope is not None)
        if ":=" in source.text:
            for name in sorted(walrus_names(source.tree)):
                self.scope.add(name, maybe_unbound=True)
            self.in_order = True
            # A variable may hold anything by the time it is read.
            self.holds_functions = True

    def _prepare_program(self, tree: ast.Module, *, continues: bool) -> None:
        self.programs = True
        for name in sorted(bound_names(tree.body, walrus=":=" in self.source.text)):
            self.scope.add(name, maybe_unbound=True)
        # What a text of a session changes, the next text must see changed.
        self.changes = continues or changes_something(self.source.nodes)
        self.imports = imported_names(tree.body) if "import" in self.source.text else {}
        if "global" in self.source.text or "nonlocal" in self.source.text:
            self._declare()
        # A variable may hold anything by the time it is read.
        self.holds_functions = True

    def _declare(self) -> None:
        """Make the variables that functions assign by `global`, of the text as a whole."""
        for node in self.source.nodes:
            if type(node) is ast.Global:
                for name in node.names:
                    if name not in self.scope.aliases and name not in self.imports:
                        self.scope.add(name, maybe_unbound=True)
            if type(node) is ast.Global or type(node) is ast.Nonlocal:
                # What a function assigns outside of itself, any call of it may see.
                self.in_order = True

    def compile(self) -> Closure:
        """The closure of the whole text.

        Raises:
            ExpressionError: The text holds something that is not allowed.
        """
        tree = self.source.tree
        if self.kinds:
            bound = self._bound_names()
            self.violations += unoffered(self.source, self.kinds, bound, self.opened, self.host_types)
        if type(tree) is ast.Module:
            closure = self.module([self.visit(statement) for statement in tree.body])
        else:
            closure = self.visit(tree.body)
        if self.violations:
            told = without_followers(self.source, self.violations)
            ordered = sorted(told, key=lambda v: v.span.start if v.span else -1)
            raise ExpressionError(self.source.text, ordered)
        if self.scope.slots:
            self.blank = [UNBOUND] * len(self.scope.slots)
        return closure

    def _bound_names(self) -> set[str]:
        """Names that the text, or an earlier one of its session, may give another meaning than the context does."""
        bound = set(self.scope.slots) | set(self.scope.aliases)
        for node in self.source.nodes:
            match node:
                case (
                    ast.Name(id=name, ctx=ast.Store() | ast.Del())
                    | ast.arg(arg=name)
                    | ast.ExceptHandler(name=str(name))
                ):
                    bound.add(name)
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.alias(name=name, asname=None):
                    bound.add(name)
                case ast.alias(asname=str(name)):
                    bound.add(name)
        return bound

    @property
    def in_module(self) -> bool:
        """Whether the statement at hand stands in no function."""
        return self.scope.parent is None

    @contextmanager
    def handling(self) -> Iterator[int]:
        """Note that what is visited stands in an `except`; gives the slot of what that caught."""
        around = self.handler
        # No name of a text holds a space.
        self.handler = slot = self.scope.add(f"caught {len(self.scope.slots)}")
        yield slot
        self.handler = around

    def variable(self, name: str) -> str:
        """The variable that an assignment to `name` means: where nothing is reached, what was imported stays."""
        scope = self.scope
        # No name of a text holds a space.
        return f"unreached {name}" if self.unreached and name in scope.aliases and name not in scope.slots else name

    def alias(self, name: str) -> str | None:
        """The module, or member of one, that an import made `name` stand for."""
        scope: Scope | None = self.scope
        while scope is not None:
            if name in scope.slots or name in scope.elsewhere:
                return None
            if name in scope.aliases:
                return scope.aliases[name]
            scope = scope.parent
        # A function may be called after an import that stands below it.
        return self.imports.get(name) if self.scope.parent is not None else None

    def asks_nothing(self, calls: int) -> bool:
        """Whether a run of the text needs no preparation: nothing to be noted, counted or refused beforehand."""
        counts = self.counts or self.holds_functions
        return not self.awaits and not self.constructs and (not self.calls or (not counts and self.calls <= calls))

    def visit(self, node: Any) -> Closure:
        """The closure of one node."""
        return self.handlers.get(type(node), self.refuse_node)(self, node)

    def refuse(self, code: str, message: str, node: ast.AST, allowed: str = "") -> Closure:
        """Note a violation; the closure that comes back is never run."""
        self.violations.append(Violation(code, message, self.source.span(node), allowed))
        return _never

    def refuse_attribute(self, code: str, message: str, node: ast.Attribute, allowed: str = "") -> Closure:
        """The same for an attribute: only its name is at fault, not the value that it is asked of."""
        self.violations.append(Violation(code, message, self.source.name_span(node), allowed))
        return _never

    def lookup(self, name: str) -> tuple[int, int, Scope] | None:
        """How many frames out, and in which slot, the variable `name` of the text lives."""
        scope: Scope | None = self.scope
        hops = 0
        while scope is not None:
            slot = scope.slots.get(name)
            if slot is not None:
                return hops, slot, scope
            if name in scope.elsewhere:
                outer = scope.elsewhere[name]
                return hops + scope.hops_to(outer), outer.slots[name], outer
            if name in scope.aliases:
                return None
            scope, hops = scope.parent, hops + 1
        return None

    # What a driver provides.

    def waits(self, *closures: Callable[..., Any]) -> bool:
        """Whether a closure, or what assigns to a target, may give a value that is not there yet."""
        raise NotImplementedError

    def load(self, node: ast.AST, closure: Closure) -> Closure:
        """A variable of the text, read by `closure`."""
        raise NotImplementedError

    def strict(self, node: ast.AST, op: Strict, parts: Sequence[Closure]) -> Closure:
        """A node whose value is `op(run, *values of parts)`."""
        raise NotImplementedError

    def call(
        self, node: ast.Call, target: Any, callee: Closure | None, positional: list[Closure], parts: Arguments | None
    ) -> Closure:
        """A call of a known function (`target`) or of a computed one (`callee`).

        `parts` is None where there are only positional arguments and none is starred.
        """
        raise NotImplementedError

    def call_method_out(self, node: ast.Call, name: str, read: Strict, parts: Arguments) -> Closure:
        """A call of a method that some type of the host has as one whose calls leave the text.

        Args:
            node: The call.
            name: The name of the method.
            read: What takes a method of this name off any other value.
            parts: The arguments, the first of which is the object.
        """
        raise NotImplementedError

    def calls_at_once(self, node: ast.Call, parts: Sequence[Closure]) -> bool:
        """Whether a method of a plain value may be called without the driver: nothing in it waits or is waited for."""
        raise NotImplementedError

    def call_with_constants(self, node: ast.Call, target: HostFunction, values: list[Any]) -> Closure:
        """A call of a function of the host whose arguments are all written out."""
        raise NotImplementedError

    def conditional(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """`body if test else orelse`."""
        raise NotImplementedError

    def boolean(self, node: ast.AST, parts: Sequence[Closure], *, stop_at: bool) -> Closure:
        """`and` (stops at False) or `or` (stops at True)."""
        raise NotImplementedError

    def comparison(self, node: ast.AST, first: Closure, rest: Sequence[tuple[Strict, Closure]]) -> Closure:
        """A chain of comparisons, `a < b < c`."""
        raise NotImplementedError

    def store(self, node: ast.AST, hops: int, slot: int, value: Closure) -> Closure:
        """`name := value`."""
        raise NotImplementedError

    def comprehension(self, node: ast.AST, loops: Sequence[Loop], scope: Scope, element: Closure, kind: str) -> Closure:
        """A comprehension or generator expression; `kind` is `"list"`, `"set"`, `"dict"` or `"generator"`."""
        raise NotImplementedError

    def function(self, node: ast.AST, name: str, scope: Scope, parameters: Parameters, body: Closure) -> Closure:
        """A lambda or `def`; the body of a `def` gives a signal."""
        raise NotImplementedError

    def apply(self, node: ast.AST, function: Closure, argument: Closure) -> Closure:
        """The call of a computed function with one argument."""
        raise NotImplementedError

    def binary(self, node: ast.BinOp | ast.Compare, op: Strict, a: Closure, b: Closure) -> Closure:
        """An operator of two operands."""
        raise NotImplementedError

    # Statements: their closures give None, or a signal to the block around them.

    def module(self, statements: Sequence[Closure]) -> Closure:
        """All statements of a program; its value is that of the expression statement executed last."""
        raise NotImplementedError

    def block(self, statements: Sequence[Closure]) -> Closure:
        """Statements one after the other, up to the first that gives a signal."""
        raise NotImplementedError

    def expression(self, node: ast.Expr, value: Closure, *, keep: bool) -> Closure:
        """An expression as a statement; `keep`: its value may become that of the program."""
        raise NotImplementedError

    def give_back(self, node: ast.Return, value: Closure) -> Closure:
        """`return value`."""
        raise NotImplementedError

    def assign_name(self, node: ast.AST, slot: int, value: Closure) -> Closure:
        """`name = value`."""
        raise NotImplementedError

    def assign(self, node: ast.AST, targets: Sequence[Assign], value: Closure) -> Closure:
        """`target = … = value`, where not all is one name."""
        raise NotImplementedError

    def assign_item(self, node: ast.AST, owner: Closure, index: Closure) -> Assign:
        """What assigns to `owner[index]`."""
        raise NotImplementedError

    def assign_in_turn(self, unpack: Assign, targets: Sequence[Assign]) -> Assign:
        """What assigns to targets of which one waits: each gets one of the items that `unpack` puts into a list."""
        raise NotImplementedError

    def is_collected(self, node: ast.AugAssign) -> bool:
        """Whether nothing can see when the item that `owner[index] op= value` adds to is read."""
        return False

    def augment_name(self, node: ast.AugAssign, slot: int, op: Strict, load: Closure, value: Closure) -> Closure:
        """`name op= value`."""
        raise NotImplementedError

    def branch(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """`if`."""
        raise NotImplementedError

    def while_loop(self, node: ast.AST, test: Closure, body: Closure, orelse: Closure) -> Closure:
        """`while`."""
        raise NotImplementedError

    def for_loop(
        self, node: ast.AST, iterable: Closure, slot: int | None, assign: Assign, body: Closure, orelse: Closure
    ) -> Closure:
        """`for`: `assign` gives its variables their values; where it is one name, that has the slot `slot`."""
        raise NotImplementedError

    def attempt(
        self, node: ast.AST, body: Closure, handlers: Sequence[Except], orelse: Closure, final: Closure | None
    ) -> Closure:
        """`try`."""
        raise NotImplementedError


class Arguments:
    """The arguments of a call: closures of what is written, and how it is spread."""

    __slots__ = ("keywords", "positional", "spread", "stars")

    def __init__(
        self, positional: list[Closure], stars: Sequence[bool] = (), keywords: Sequence[tuple[str | None, Closure]] = ()
    ) -> None:
        self.positional = positional
        self.stars = stars
        self.keywords = keywords
        self.spread = True in stars or (bool(keywords) and None in dict(keywords))

    @property
    def closures(self) -> list[Closure]:
        """All closures, in the order of evaluation."""
        return self.positional + [closure for _, closure in self.keywords] if self.keywords else self.positional

    def split(self, run: Run, values: Sequence[Any]) -> tuple[list[Any], dict[str, Any]]:
        """Positional and keyword arguments from the values of `closures`.

        Raises:
            TypeError: A `**` value is no dict of strings, or a keyword is given twice.
        """
        count = len(self.positional)
        if not self.spread:
            if not self.keywords:
                return list(values), {}
            return list(values[:count]), {
                name: value for (name, _), value in zip(self.keywords, values[count:], strict=True) if name is not None
            }
        positional = spread_items(run, values[:count], self.stars, _ARGUMENT_BYTES)
        keywords: dict[str, Any] = {}
        for (name, _), value in zip(self.keywords, values[count:], strict=True):
            if name is None and type(value) is not dict:
                raise cannot(run, "keys", TypeError(f"argument after ** must be a dict, not {type_name(value)}"), value)
            if name is None:
                run.charge_items(len(value), _KEYWORD_BYTES)
                run.charge_steps(len(value))
            for key, item in value.items() if name is None else ((name, value),):
                if type(key) is not str:
                    raise TypeError("keywords must be strings")
                if key in keywords:
                    raise TypeError(f"got multiple values for keyword argument {key!r}")
                keywords[key] = item
        return positional, keywords


class Spread(list[Any]):
    """The items of a starred value, taken before what stands behind it is evaluated."""

    __slots__ = ()


def spread(run: Run, value: Any) -> Spread:
    """The items of a starred value, now."""
    return Spread(all_of(run, value))


_ARGUMENT_BYTES = 80
"""What a spread argument takes: its places in the lists that are made of it on the way to the function."""

_KEYWORD_BYTES = 480
"""What a spread keyword takes: its places in the dicts that are made of it on the way to the function."""


def spread_items(run: Run, values: Sequence[Any], stars: Sequence[bool], item_bytes: int = 8) -> list[Any]:
    """The items of a display or argument list in which starred values are spread."""
    items: list[Any] = []
    for value, starred in zip(values, stars, strict=True):
        if starred:
            items += value if type(value) is Spread else all_of(run, value)
        else:
            items.append(value)
    run.charge_items(len(items), item_bytes)
    return items


class Loop:
    """One `for … in … if …` of a comprehension; `one_name` says that its target is just a name."""

    __slots__ = ("assign", "conditions", "iterable", "one_name")

    def __init__(
        self,
        iterable: Closure,
        assign: Assign,
        conditions: list[Closure],
        *,
        one_name: bool,
    ) -> None:
        self.one_name = one_name
        self.iterable = iterable
        self.assign = assign
        self.conditions = conditions


class Parameters:
    """The parameters of a function of the text, with the closures of their defaults."""

    __slots__ = (
        "defaults",
        "function",
        "keyword_defaults",
        "keyword_only",
        "positional",
        "positional_only",
        "var_keyword",
        "var_positional",
    )

    def __init__(
        self, function: str, args: ast.arguments, defaults: list[Closure], keyword_defaults: dict[str, Closure]
    ) -> None:
        self.function = function
        self.positional_only = len(args.posonlyargs)
        self.positional = [each.arg for each in (*args.posonlyargs, *args.args)]
        self.keyword_only = [each.arg for each in args.kwonlyargs]
        self.var_positional = args.vararg.arg if args.vararg else None
        self.var_keyword = args.kwarg.arg if args.kwarg else None
        self.defaults = defaults
        self.keyword_defaults = keyword_defaults

    @property
    def names(self) -> list[str]:
        """All names, in the order of their slots."""
        stars = [name for name in (self.var_positional, self.var_keyword) if name]
        return [*self.positional, *self.keyword_only, *stars]

    def bind(
        self, args: Sequence[Any], kwargs: Mapping[str, Any], defaults: Sequence[Any], keyword_defaults: dict[str, Any]
    ) -> list[Any]:
        """The values of `names` for one call.

        Raises:
            TypeError: An argument is missing, unexpected or given twice.
        """
        if (
            not kwargs
            and len(args) == len(self.positional)
            and not self.keyword_only
            and not self.var_positional
            and not self.var_keyword
        ):
            return list(args)
        values: dict[str, Any] = dict(zip(self.positional, args, strict=False))
        extra = args[len(self.positional) :]
        if extra and not self.var_positional:
            raise TypeError(self._too_many(len(args), len(defaults)))
        more: dict[str, Any] = {}
        by_keyword = {*self.positional[self.positional_only :], *self.keyword_only}
        for name, value in kwargs.items():
            if name in by_keyword and name in values:
                raise TypeError(f"{self.function}() got multiple values for argument {name!r}")
            if name not in by_keyword and not self.var_keyword:
                raise TypeError(f"{self.function}() got an unexpected keyword argument {name!r}")
            (values if name in by_keyword else more)[name] = value
        fallback = (
            dict(zip(self.positional[len(self.positional) - len(defaults) :], defaults, strict=True)) | keyword_defaults
        )
        for names, kind in ((self.positional, "positional"), (self.keyword_only, "keyword-only")):
            missing = [repr(name) for name in names if name not in values and name not in fallback]
            if missing:
                raise TypeError(f"{self.function}() missing {len(missing)} required {kind} {_listed(missing)}")
        bound = [values[name] if name in values else fallback[name] for name in (*self.positional, *self.keyword_only)]
        return [*bound, *([tuple(extra)] if self.var_positional else []), *([more] if self.var_keyword else [])]

    def _too_many(self, given: int, defaults: int) -> str:
        most = len(self.positional)
        takes, plural = (f"from {most - defaults} to {most}", "s") if defaults else (most, "" if most == 1 else "s")
        was = "was" if given == 1 else "were"
        return f"{self.function}() takes {takes} positional argument{plural} but {given} {was} given"


def _listed(names: list[str]) -> str:
    """Arguments as CPython lists those that are missing."""
    *first, last = names
    if not first:
        return f"argument: {last}"
    return f"arguments: {', '.join(first)}{',' if len(first) > 1 else ''} and {last}"


def frame_of(f: list[Any]) -> list[Any]:
    """The closure that gives the frame itself, for strict nodes that act on it."""
    return f


def _never(frame: list[Any]) -> Any:
    raise AssertionError("a text with violations is never run")
