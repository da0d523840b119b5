"""The intermediate representation: what a checked text means, as a tree of small nodes.

Names are resolved to slots, attributes to how they are read, calls to what they call. Each node knows the node of the
syntax tree that it stands for, which tells its place, and what it and all below it may do (`mask`, see `effects.py`).
Nothing here evaluates: `evaluation/` makes closures of it, and a plan is read off it.
"""

from __future__ import annotations

import _ast as ast
from collections.abc import Callable, Sequence
from typing import Any

from lightfc_sandbox.checking.scope import Scope
from lightfc_sandbox.checking.sites import CallSite, Turns
from lightfc_sandbox.effects import ACTS, FUTURE, GOES, HOLDS, LOCAL, LOOKS, MAY_MAKE, SETS, TEXT, TURNS, YIELDS
from lightfc_sandbox.values.kinds import TEXTS

Strict = Callable[..., Any]

_SHARED = ~LOCAL
_OF_OPERATOR = LOOKS | FUTURE
_BUT_FUTURE = ~(LOCAL & ~FUTURE)


def joined(parts: Sequence[Node]) -> int:
    """What several parts may do; none of them may be touched."""
    mask = 0
    for part in parts:
        mask |= part.mask
    return mask & _SHARED


def touched(*parts: Node) -> int:
    """What parts may do whose values are looked at: a value that may be a future is waited for."""
    mask = 0
    for part in parts:
        mask |= part.mask
    return (mask & _SHARED) | LOOKS if mask & FUTURE else mask & _SHARED


def gone_through(iterable: Node) -> int:
    """What going through a value may do, beside what making it does."""
    return 0 if isinstance(iterable, (Const, Display, HostCall)) else GOES


class Node:
    """A part of a text.

    Attributes:
        mask: What this and all below it may do.
    """

    __slots__ = ("mask", "node")
    node: Any
    mask: int


class Const(Node):
    """A value that is known: a literal, a function or type of the context, a module's member."""

    __slots__ = ("value",)

    def __init__(self, node: Any, value: Any) -> None:
        self.node, self.value, self.mask = node, value, 0


class Given(Node):
    """A variable of the context, looked up in each run; `changes`: the text may come to put futures there."""

    __slots__ = ("name",)

    def __init__(self, node: Any, name: str, *, changes: bool) -> None:
        self.node, self.name, self.mask = node, name, FUTURE if changes else 0


class Load(Node):
    """A variable of the text: `slot` in the frame `hops` frames out; `scope` is where it lives."""

    __slots__ = ("hops", "name", "scope", "slot", "unbound")

    def __init__(self, node: Any, name: str, hops: int, slot: int, scope: Scope, own: int = 0) -> None:
        self.node, self.name, self.hops, self.slot, self.scope = node, name, hops, slot, scope
        self.mask = FUTURE | own
        self.unbound = name in scope.maybe_unbound  # here; further on it may be known to have a value


class FrameItself(Node):
    """The frame, for strict nodes that act on it."""

    __slots__ = ()

    def __init__(self) -> None:
        self.node, self.mask = None, 0


FRAME = FrameItself()

MAX_FREE = 512
"""Characters of a text, or of a part of it, whose work is not charged."""


DEEP = 16
"""Nodes inside one another from which on the stack of the thread is looked at."""


class Work(Node):
    """Charges the work of a long part of the text each time it is reached; gives True."""

    __slots__ = ("work",)

    def __init__(self, node: Any, work: int) -> None:
        self.node, self.work, self.mask = node, work, 0


class Op(Node):
    """`op(run, *values)`, which does `own`; `touches`: it waits for the values; `stars`: whose items it takes all."""

    __slots__ = ("deep", "op", "own", "parts", "stars", "touches")

    def __init__(
        self,
        node: Any,
        op: Strict,
        parts: Sequence[Node],
        own: int = 0,
        *,
        touches: bool = True,
        deep: bool = True,
        stars: Sequence[bool] = (),
    ) -> None:
        self.node, self.op, self.parts, self.own = node, op, parts, own
        self.touches, self.deep, self.stars = touches, deep, stars
        self.mask = (touched(*parts) if touches else joined(parts)) | own | (GOES if True in stars else 0)


class Change(Op):
    """What `name op= value` gives a variable of another function; `kind` is the class of the operator."""

    __slots__ = ("a", "b", "kind")

    def __init__(self, node: Any, kind: type, op: Strict, a: Node, b: Node, own: int) -> None:
        super().__init__(node, op, (a, b), own)
        self.kind, self.a, self.b = kind, a, b


class Display(Node):
    """`[…]`, `(…)` or `{…}` without stars: `make(run, *values)`; `looks`: where keys stand, and what is spread."""

    __slots__ = ("kind", "looks", "make", "parts")

    def __init__(self, node: Any, kind: type, make: Strict, parts: Sequence[Node], looks: Sequence[int] = ()) -> None:
        self.node, self.kind, self.make, self.parts, self.looks = node, kind, make, parts, looks
        mask = 0
        for part in parts:
            mask |= part.mask
        # It may hold futures, which who looks into it has to wait for.
        self.mask = mask & _BUT_FUTURE
        if looks:
            self.mask |= touched(*[parts[position] for position in looks])


class Binary(Node):
    """`a op b`, also of one comparison; `kind` is the class of the operator."""

    __slots__ = ("a", "b", "kind", "op")

    def __init__(self, node: Any, kind: type, op: Strict, a: Node, b: Node) -> None:
        self.node, self.kind, self.op, self.a, self.b = node, kind, op, a, b
        mask = a.mask | b.mask
        self.mask = mask & _SHARED | (GOES if kind is ast.In or kind is ast.NotIn else 0)
        if mask & FUTURE:
            # An operator on a future may give a future of its result.
            self.mask |= _OF_OPERATOR if issubclass(kind, ast.operator) else LOOKS
        if kind is ast.Mod and type(b) is not Const and (type(a) is not Const or type(a.value) in TEXTS):
            # A template reads items of a mapping.
            self.mask |= MAY_MAKE


class Chain(Node):
    """`a < b < c`."""

    __slots__ = ("first", "rest")

    def __init__(self, node: Any, first: Node, rest: Sequence[tuple[type, Strict, Node]]) -> None:
        self.node, self.first, self.rest = node, first, rest
        self.mask = touched(first, *(part for _, _, part in rest))


class Boolean(Node):
    """`and` (stops at False) or `or` (stops at True)."""

    __slots__ = ("parts", "stop_at")

    def __init__(self, node: Any, parts: Sequence[Node], *, stop_at: bool) -> None:
        self.node, self.parts, self.stop_at = node, parts, stop_at
        self.mask = touched(*parts[:-1]) | parts[-1].mask & _BUT_FUTURE


class Conditional(Node):
    """`body if test else orelse`."""

    __slots__ = ("body", "orelse", "test")

    def __init__(self, node: Any, test: Node, body: Node, orelse: Node) -> None:
        self.node, self.test, self.body, self.orelse = node, test, body, orelse
        self.mask = touched(test) | (body.mask | orelse.mask) & _BUT_FUTURE


class Item(Node):
    """`owner[index]`."""

    __slots__ = ("index", "owner")

    def __init__(self, node: Any, owner: Node, index: Node) -> None:
        self.node, self.owner, self.index = node, owner, index
        self.mask = touched(owner, index) | FUTURE | MAY_MAKE


class Attribute(Node):
    """`owner.name`: `read(run, owner)` reads it to be called, `keep` to be kept."""

    __slots__ = ("at_once", "keep", "name", "owner", "read")

    def __init__(self, node: Any, owner: Node, name: str, read: Strict, keep: Strict, *, at_once: bool) -> None:
        self.node, self.owner, self.name, self.read, self.keep, self.at_once = node, owner, name, read, keep, at_once
        self.mask = touched(owner)


class Callee(Op):
    """`owner.name` that is called with arguments by name, or such as are spread."""

    __slots__ = ("name",)

    def __init__(self, method: Attribute, own: int) -> None:
        super().__init__(method.node, method.read, (method.owner,), own)
        self.name = method.name


class Arguments:
    """The arguments of a call as they are written: the parts, which are starred, and the names of keywords.

    Attributes:
        parts: All parts, in the order of evaluation.
        mask: What spreading them may do.
        is_plain: There are only positional arguments and none is starred.
    """

    __slots__ = ("is_plain", "keywords", "mask", "parts", "positional", "spread", "stars")

    def __init__(
        self, positional: list[Node], stars: Sequence[bool] = (), keywords: Sequence[tuple[str | None, Node]] = ()
    ) -> None:
        self.positional = self.parts = positional
        self.stars, self.keywords, self.spread, self.is_plain, self.mask = stars, keywords, False, True, 0
        if stars or keywords:
            self.spread = True in stars or any(name is None for name, _ in keywords)
            self.parts = positional + [part for _, part in keywords]
            self.is_plain = not self.spread and not keywords
            self.mask = GOES if True in stars else 0


class HostCall(Node):
    """A call of a function of the host by its name."""

    __slots__ = ("arguments", "function", "site")

    def __init__(self, site: CallSite, function: Any, arguments: Arguments) -> None:
        self.node, self.site, self.function, self.arguments = site.node, site, function, arguments
        mask = function.effects | arguments.mask
        for part in arguments.parts:
            mask |= part.mask
        # A call whose arguments are not there yet waits by itself; only what is spread is looked at. One that nobody
        # has declared waits for statements above it, which is not worth a fiber of its own.
        if arguments.spread or function.effects & TURNS:
            mask |= LOOKS
        self.mask = mask & _SHARED | FUTURE


class MethodOut(Node):
    """A call of a method that some type of the host has as one whose calls leave the text; the owner stands first."""

    __slots__ = ("arguments", "name", "read", "site")

    def __init__(self, site: CallSite, name: str, read: Strict, arguments: Arguments, own: int) -> None:
        self.node, self.site, self.name, self.read, self.arguments = site.node, site, name, read, arguments
        self.mask = touched(*arguments.parts) | arguments.mask | own | TEXT | FUTURE | LOOKS | ACTS


class Make(Node):
    """A call of the constructor of a type of the host."""

    __slots__ = ("arguments", "target")

    def __init__(self, node: Any, target: Any, arguments: Arguments) -> None:
        self.node, self.target, self.arguments = node, target, arguments
        self.mask = touched(*arguments.parts) | arguments.mask | LOOKS


class BuiltinCall(Node):
    """A call of a function of the sandbox by its name; `site` numbers what it calls back."""

    __slots__ = ("arguments", "site", "target")

    def __init__(self, node: Any, target: Any, arguments: Arguments, site: CallSite, own: int) -> None:
        self.node, self.target, self.arguments, self.site = node, target, arguments, site
        self.mask = touched(*arguments.parts) | arguments.mask | own | FUTURE | (LOOKS if own & TEXT else 0)


class MethodCall(Node):
    """`owner.name(…)` of a value, with positional arguments that are not starred."""

    __slots__ = ("arguments", "name", "owner", "read", "site")

    def __init__(
        self, node: Any, owner: Node, name: str, read: Strict, arguments: list[Node], site: CallSite, own: int
    ) -> None:
        self.node, self.owner, self.name, self.read, self.arguments = node, owner, name, read, arguments
        self.site = site
        self.mask = touched(owner, *arguments) | own | FUTURE | (LOOKS if own & TEXT else 0)


class Call(Node):
    """A call of what the text computes."""

    __slots__ = ("arguments", "callee", "site")

    def __init__(self, node: Any, callee: Node, arguments: Arguments, site: CallSite) -> None:
        self.node, self.callee, self.arguments, self.site = node, callee, arguments, site
        self.mask = touched(callee) | joined(arguments.parts) | TEXT | FUTURE | LOOKS


class Store(Node):
    """`name := value`; also the value of an assignment to a name that is declared elsewhere."""

    __slots__ = ("hops", "scope", "slot", "value")

    def __init__(self, node: Any, hops: int, slot: int, scope: Scope, value: Node) -> None:
        self.node, self.hops, self.slot, self.scope, self.value = node, hops, slot, scope, value
        self.mask = value.mask | SETS


class Loop:
    """One `for … in … if …` of a comprehension."""

    __slots__ = ("conditions", "iterable", "target")

    def __init__(self, iterable: Node, target: Target, conditions: list[Node]) -> None:
        self.iterable, self.target, self.conditions = iterable, target, conditions


class Comprehension(Node):
    """A comprehension or generator expression; `kind` is `"list"`, `"set"`, `"dict"` or `"generator"`.

    `order` numbers its loops in the paths of calls. What is called with one that is `consumed` goes through it at once.
    """

    __slots__ = ("consumed", "element", "kind", "loops", "orders", "scope", "value")

    def __init__(
        self,
        node: Any,
        loops: Sequence[Loop],
        scope: Scope,
        element: Node,
        value: Node | None,
        kind: str,
        orders: Sequence[int],
    ) -> None:
        self.node, self.loops, self.scope, self.element, self.value = node, loops, scope, element, value
        self.kind, self.orders, self.consumed = kind, orders, False
        inside = [element] if value is None else [element, value]
        mask = 0
        for loop in loops:
            inside += loop.conditions
            # Its own variables are not those of the frame around it.
            mask |= touched(loop.iterable) | loop.target.mask & _SHARED & ~SETS | gone_through(loop.iterable)
        # A list may hold futures, so its elements are not looked at.
        mask |= joined(inside) if kind == "list" and len(inside) == 1 else touched(*inside)
        holds = FUTURE if (element if value is None else value).mask & FUTURE else 0
        self.mask = mask | holds | (HOLDS if kind == "generator" else 0)


class Function(Node):
    """A lambda or `def`; the body of a `def` is a block. One that `yields`, so often in its text, is a generator."""

    __slots__ = ("body", "name", "parameters", "scope", "yields")

    def __init__(self, node: Any, name: str, scope: Scope, parameters: Any, body: Node, yields: int) -> None:
        self.node, self.name, self.scope, self.parameters, self.body = node, name, scope, parameters, body
        self.yields = yields
        self.mask = joined([*parameters.defaults, *parameters.keyword_defaults.values()]) | HOLDS


class Yield(Node):
    """`yield value`, or `yield from value`, in a function of the text."""

    __slots__ = ("delegates", "value")

    def __init__(self, node: Any, value: Node, *, delegates: bool) -> None:
        self.node, self.value, self.delegates = node, value, delegates
        # What stands beside it is evaluated in order: it goes on when an item is asked for.
        self.mask = touched(value) | FUTURE | TEXT | LOOKS | SETS | YIELDS | (GOES if delegates else 0)


# What gets a value.


class Target(Node):
    """What an assignment or a `for` gives a value."""

    __slots__ = ()


class NameTarget(Target):
    """A variable."""

    __slots__ = ("hops", "scope", "slot")

    def __init__(self, node: Any, hops: int, slot: int, scope: Scope) -> None:
        self.node, self.hops, self.slot, self.scope, self.mask = node, hops, slot, scope, SETS


class ItemTarget(Target):
    """`owner[index]`, evaluated when its turn comes."""

    __slots__ = ("index", "owner")

    def __init__(self, node: Any, owner: Node, index: Node, own: int) -> None:
        self.node, self.owner, self.index, self.mask = node, owner, index, touched(owner, index) | own


class Unpacking(Target):
    """`a, *b, (c, d)`; `star` is the position of what takes the rest."""

    __slots__ = ("parts", "star")

    def __init__(self, node: Any, parts: Sequence[Target], star: int | None) -> None:
        self.node, self.parts, self.star = node, parts, star
        self.mask = joined(parts) | LOOKS | GOES


class Refused(Target):
    """Stands for what is not allowed; a program with violations is never run."""

    __slots__ = ()

    def __init__(self) -> None:
        self.node, self.mask = None, 0


NEVER = Refused()


# Statements.


class Block(Node):
    """Statements one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Node]) -> None:
        self.node, self.parts, self.mask = None, parts, joined(parts)


class Expression(Node):
    """An expression as a statement; `keep`: its value may become that of the program."""

    __slots__ = ("keep", "value")

    def __init__(self, node: Any, value: Node, *, keep: bool) -> None:
        self.node, self.value, self.keep = node, value, keep
        self.mask = value.mask & _SHARED


class Return(Node):
    """`return value`."""

    __slots__ = ("value",)

    def __init__(self, node: Any, value: Node) -> None:
        self.node, self.value = node, value
        self.mask = value.mask & _SHARED


class Signal(Node):
    """`break`, `continue` or `pass`."""

    __slots__ = ("what",)

    def __init__(self, node: Any, what: str) -> None:
        self.node, self.what, self.mask = node, what, 0


class AssignName(Node):
    """`name = value` of a variable of the frame; `tried`: a failure above it in a `try` may undo it."""

    __slots__ = ("scope", "slot", "tried", "value")

    def __init__(self, node: Any, slot: int, scope: Scope, value: Node, *, tried: bool) -> None:
        self.node, self.slot, self.scope, self.value, self.tried = node, slot, scope, value, tried
        self.mask = value.mask & _SHARED | SETS


class Assign(Node):
    """`target = … = value`, where not all is one name."""

    __slots__ = ("targets", "tried", "value")

    def __init__(self, node: Any, targets: Sequence[Target], value: Node, *, tried: bool) -> None:
        self.node, self.targets, self.value, self.tried = node, targets, value, tried
        self.mask = joined(targets) | value.mask & _SHARED


class AugmentName(Node):
    """`name op= value` of a variable of the frame."""

    __slots__ = ("kind", "load", "op", "scope", "slot", "tried", "value")

    def __init__(
        self, node: Any, slot: int, scope: Scope, kind: type, op: Strict, load: Node, by: Node, own: int, *, tried: bool
    ) -> None:
        self.node, self.slot, self.scope, self.kind, self.op = node, slot, scope, kind, op
        self.load, self.value, self.tried = load, by, tried
        self.mask = touched(load, by) | own | SETS


class AugmentItem(Node):
    """`owner[index] op= value`."""

    __slots__ = ("index", "kind", "op", "owner", "value")

    def __init__(self, node: Any, kind: type, op: Strict, owner: Node, index: Node, value: Node, own: int) -> None:
        self.node, self.kind, self.op, self.owner, self.index, self.value = node, kind, op, owner, index, value
        self.mask = touched(owner, index, value) | own | MAY_MAKE


class If(Node):
    """`if`."""

    __slots__ = ("body", "orelse", "test")

    def __init__(self, node: Any, test: Node, body: Node, orelse: Node) -> None:
        self.node, self.test, self.body, self.orelse = node, test, body, orelse
        self.mask = touched(test) | joined([body, orelse])


class While(Node):
    """`while`; `order` numbers it in the paths of calls."""

    __slots__ = ("body", "order", "orelse", "test", "turns")

    def __init__(self, node: Any, test: Node, body: Node, orelse: Node, order: int, turns: Turns) -> None:
        self.node, self.test, self.body, self.orelse, self.order, self.turns = node, test, body, orelse, order, turns
        self.mask = touched(test) | joined([body, orelse])


class For(Node):
    """`for`; `order` numbers it in the paths of calls; `tried`: a failure above it in a `try` may undo its target."""

    __slots__ = ("body", "iterable", "order", "orelse", "scope", "target", "tried", "turns")

    def __init__(
        self,
        node: Any,
        target: Target,
        iterable: Node,
        body: Node,
        orelse: Node,
        scope: Scope,
        order: int,
        turns: Turns,
        *,
        tried: bool,
    ) -> None:
        self.node, self.target, self.iterable, self.body, self.orelse = node, target, iterable, body, orelse
        self.scope, self.order, self.turns, self.tried = scope, order, turns, tried
        self.mask = touched(iterable) | joined([target, body, orelse]) | gone_through(iterable)


class Except:
    """What an `except` catches (None: all), the slot of its name, the slot of what it caught, and its block."""

    __slots__ = ("block", "caught", "kinds", "slot")

    def __init__(self, kinds: Node | None, slot: int | None, caught: int, block: Node) -> None:
        self.kinds, self.slot, self.caught, self.block = kinds, slot, caught, block


class Try(Node):
    """`try`."""

    __slots__ = ("body", "final", "handlers", "orelse")

    def __init__(self, node: Any, body: Node, handlers: Sequence[Except], orelse: Node, final: Node | None) -> None:
        self.node, self.body, self.handlers, self.orelse, self.final = node, body, handlers, orelse, final
        inside = [body, orelse, *(each.block for each in handlers)]
        inside += [each.kinds for each in handlers if each.kinds is not None]
        self.mask = joined(inside if final is None else [*inside, final]) | LOOKS
