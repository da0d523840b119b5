"""Closures that cover a small node of the IR together with the variables and constants below it.

A closure of a node that asks another for each variable and constant spends most of its time in calling. What stands in
loops and functions is therefore looked at as *shapes*: a shape is a node with the kinds of its parts, without anything
of the text: no name, no constant, no slot. For each shape the package has the code of a closure (`prepared/`), which
is given the slots, constants, closures and operators of a place. They are written from templates when the package is
built (`sandbox/templates`, which goes through all shapes that there can be), so nothing is compiled for a text.

A template tests exact types and does what is plain on the spot; everything else goes the way of all values (`op`),
which charges and refuses. So a shape never widens what an operator may do.
"""

from __future__ import annotations

import _ast as ast
import operator
import sys
from collections.abc import Callable, Sequence
from functools import partial
from types import FunctionType
from typing import Any

from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.expressions import join_texts, shown, sliced
from lightfc_sandbox.checking.patterns import items_of, part_at, stored
from lightfc_sandbox.effects import CALLBACK, DRAWS, GOES, MAKES, SETS, TEXT
from lightfc_sandbox.evaluation.call_closures import key_of, methods_named, split_of
from lightfc_sandbox.evaluation.closures import CLOSURES
from lightfc_sandbox.evaluation.emitter import REPEATING, Closure, Emitter, constants
from lightfc_sandbox.evaluation.later_operators import lazy_operator
from lightfc_sandbox.evaluation.targets import absent
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.classes import fields_to_change
from lightfc_sandbox.stdlib.operators import UNARY
from lightfc_sandbox.stdlib.subscripts import make_slice, subscript
from lightfc_sandbox.values.text import to_str

Key = Any
"""A shape: the name of a leaf, or a tuple of the name of a template and the shapes of the parts."""

Kinds = frozenset[str]
"""What a part of a template may be beside a closure of its own.

A variable of the frame is `bound` where it is known to hold a value; a `local` may stand where its type is tested.
One of the frame around that is `outer`, and one of a frame further out is `far`.
"""

SMALL = (1 << 30) - 1
"""Integers within this have one digit in CPython, and are multiplied, added and compared in no time."""

NOTHING: Kinds = frozenset()
LOCAL: Kinds = frozenset({"local"})
BOUND: Kinds = frozenset({"bound"})
OUTER: Kinds = frozenset({"outer"})
FAR: Kinds = frozenset({"far"})
VALUE: Kinds = frozenset({"local", "constant"})
WRITTEN: Kinds = frozenset({"written"})
OWNER: Kinds = frozenset({"local", "outer"})
OWNER_OF_FIELDS: Kinds = OWNER | BOUND
INDEX: Kinds = frozenset({"local", "int", "str"})
PLACE: Kinds = frozenset({"local", "str"})
CONSTANT: Kinds = frozenset({"constant"})
HANDED: Kinds = BOUND | CONSTANT  # values that are only handed on

SYMBOLS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.BitAnd: "bits",
    ast.BitOr: "bits", ast.BitXor: "bits", ast.RShift: "bits", ast.LShift: "bits",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip

BITS: dict[type, int] = {ast.BitAnd: 0, ast.BitOr: 1, ast.BitXor: 2, ast.RShift: 3, ast.LShift: 4}
"""What `bits` stands for: a place in `OF_BITS`, as in `quick.h`."""

OF_BITS: tuple[Callable[[int, int], int], ...] = (
    operator.and_, operator.or_, operator.xor, operator.rshift,
    lambda a, b: a << b if 0 <= b < 30 and -SMALL < a < SMALL else 1 << 60,  # what is long is made elsewhere
)  # fmt: skip

ORDERED = frozenset({"<", "<=", ">", ">=", "==", "!="})

_NUMBERS = frozenset({"local", "outer", "int"})

OPERANDS: dict[str, tuple[Kinds, Kinds]] = {
    "op": (NOTHING, NOTHING),
    **dict.fromkeys(("+", "-", "*"), (_NUMBERS, _NUMBERS)),
    **dict.fromkeys(("/", "//", "%"), (LOCAL, _NUMBERS)),
    **dict.fromkeys(("<", "<=", ">", ">="), (LOCAL, _NUMBERS)),
    **dict.fromkeys(("==", "!="), (LOCAL, _NUMBERS | {"str"})),
    **dict.fromkeys(("in", "not in"), (LOCAL, VALUE | OUTER | WRITTEN)),
    **dict.fromkeys(("is", "is not"), (LOCAL, CONSTANT)),
    "bits": (LOCAL, VALUE),
}
"""For each operator what its operands may be."""

MAX_PARTS = 3
"""Parts that one shape may have, where it may have any number: arguments, items of a display, statements."""


FEW = 2
"""Parts up to which those that are handed on may be variables: of more there would be too many kinds."""


class Shape:
    """What a place of a text gives to the closure of its shape, in the order in which the templates take it."""

    __slots__ = ("e", "kept", "nodes", "rare")

    def __init__(self, e: Emitter) -> None:
        self.e = e
        self.kept: list[Any] = []  # slots, constants and closures
        self.nodes: list[Any] = []  # the nodes of the syntax tree that can fail
        self.rare: list[Any] = []  # for what is not plain: operators, and what tells the meaning of unbound variables

    def part(self, node: ir.Node, kinds: Kinds = NOTHING) -> Key:
        """The shape of a part whose value is asked for; without one of `kinds` it has a closure of its own."""
        key = _leaf(self, node, kinds) if kinds else None
        if key is None:
            self.kept.append(self.e.emit(node))
            return "closure"
        return key

    def parts(self, nodes: Sequence[ir.Node], kinds: Kinds = NOTHING) -> tuple[Key, ...]:
        """The shapes of several parts."""
        return tuple([self.part(node, kinds) for node in nodes])

    def few(self, nodes: Sequence[ir.Node]) -> tuple[Key, ...]:
        """The same of values that are only handed on: of few, those of variables and constants are taken at once.

        Where there are more than a shape may have they are in a list.
        """
        if len(nodes) > MAX_PARTS:
            self.kept.append([self.e.emit(each) for each in nodes])
            return ("many",)
        return self.parts(nodes, HANDED if len(nodes) <= FEW else NOTHING)

    def own(self, node: Any, rare: Any = None) -> None:
        """Note the node of a template, and what it takes for what is not plain, after its parts."""
        self.nodes.append(node)
        if rare is not None:
            self.rare.append(rare)


_NOT = UNARY[ast.Not]


def _variable(s: Shape, node: ir.Load, kinds: Kinds) -> Key | None:
    if "bound" in kinds and not (node.hops or node.unbound or s.e.calling):
        s.kept.append(node.slot)
        return "bound"
    kind = ("local", "outer", "far")[min(node.hops, 2)]
    if kind not in kinds or (s.e.calling and is_guarded(s.e, node)):
        return None
    if kind == "far":
        s.kept.append(node.hops)
    s.kept.append(node.slot)
    s.nodes.append(node.node)
    s.rare.append(absent(s.e, node) if node.unbound else None)
    return kind


def is_guarded(e: Emitter, node: ir.Load) -> bool:
    """Whether a variable is looked at before its value is used, where calls may overlap."""
    return node.name in node.scope.declared or e.may_be_left(node)


def _constant(s: Shape, node: ir.Const, kinds: Kinds) -> Key | None:
    known = _kind_of(node)
    found = known if known in kinds else "constant"
    if found not in kinds:
        return None
    s.kept.append(node.value)
    return found


def _kind_of(node: ir.Node) -> str:
    """What a constant is to templates."""
    if type(node) is not ir.Const:
        return ""
    kind = type(node.value)
    return "int" if kind is int and -SMALL < node.value < SMALL else "str" if kind is str else "constant"


def _written(s: Shape, node: ir.Display, kinds: Kinds) -> Key | None:
    """A tuple or list that is written out, to be searched: as in Python it is made once, and here a set is searched."""
    items = constants(node.parts) if "written" in kinds and node.kind is not dict else None
    if items is None or not _SEARCHED.issuperset(map(type, items)):
        return None
    return _kept_set(s, frozenset(items), tuple(items))


def _kept_set(s: Shape, items: frozenset[Any], whole: Any) -> Key:
    """What is searched: a set where that is quick, and else the whole."""
    chars = sum(len(each) for each in whole if type(each) is str)
    s.kept += (items, len(whole) + (chars >> 10))
    s.rare.append(whole)
    return "written"


_SEARCHED = frozenset({str, int, float, bool, type(None)})


def _leaf(s: Shape, node: Any, kinds: Kinds) -> Key | None:
    """The shape of a part that is one of `kinds`."""
    kind = type(node)
    if kind is ir.Load:
        return _variable(s, node, kinds)
    if kind is ir.Const and type(node.value) is frozenset and "written" in kinds:
        return _kept_set(s, node.value, node.value)
    if kind is ir.Const:
        return _constant(s, node, kinds)
    return _written(s, node, kinds) if kind is ir.Display else None


Template = Callable[[Shape, Any], Key | None]

SHAPES: dict[type[ir.Node], Template] = {}
"""For each class of the IR that has a template the function that gives its shape; None where it has none there."""


_CONSTANT: Key = ("value", "constant")


def cover(e: Emitter, node: ir.Node) -> Closure:
    """The closure of a node that may be evaluated often."""
    if type(node) is ir.Const:
        found = CLOSURES[_CONSTANT]
        return e.table[ir.Const](e, node) if type(found) is tuple else found.made((node.value,), ())
    template = SHAPES.get(type(node))
    if template is not None and (not e.calling or type(node) is ir.Binary):  # the others are not for values to come
        closure = shaped(e, template, node)
        if closure is not None:
            return closure
    return e.table[type(node)](e, node)


def shaped(e: Emitter, template: Template, node: Any) -> Closure | None:
    """The closure of a node by a template, if it has a shape there; one may hold values longer than the text does."""
    if e.tells and node.mask & (TEXT | CALLBACK | GOES | DRAWS | (0 if e.hot else SETS)):
        return None
    shape = Shape(e)
    if type(node) in REPEATING:
        e.hot += 1
        key = template(shape, node)
        e.hot -= 1
    else:
        key = template(shape, node)
    if key is None:
        return None
    found = CLOSURES[key]
    if type(found) is not tuple:  # it is compiled
        made: Closure = found.made(shape.kept, (None, *shape.rare, *shape.nodes))
        return made
    code, places = found
    return FunctionType(code, CLOSURES.names, None, (*shape.kept, (places, *shape.rare, *shape.nodes)))


# Operators, special forms, items and displays.


def _binary(s: Shape, n: ir.Binary | ir.Change) -> Key | None:
    symbol = SYMBOLS.get(n.kind, "op")
    if not s.e.calling:
        return _operator(s, n, symbol, *OPERANDS[symbol])
    if symbol in _PASSED or s.e.overlap((n.a, n.b)) is not None:
        return None
    lazy = s.e.lazy and issubclass(n.kind, ast.operator)
    op = lazy_operator(n.node, n.op) if lazy else s.e.looks(n.op, (n.a, n.b))
    return _operator(s, n, symbol, *OPERANDS[symbol], op)


_PASSED = frozenset({"op", "is", "is not", "in", "not in"})
"""Operators that look at more than numbers and texts, where calls may overlap."""


def _operator(s: Shape, n: ir.Binary | ir.Change, symbol: str, left: Kinds, right: Kinds, op: Any = None) -> Key:
    a = s.part(n.a, left)
    b = s.part(n.b, right - _NUMBER if a == "int" else right)
    s.own(n.node, op or n.op)
    if symbol == "bits":
        s.kept.append(BITS[n.kind])
    return "binary", symbol, a, b


_NUMBER: Kinds = frozenset({"int"})


def _strict(s: Shape, n: ir.Op) -> Key | None:
    if type(n.op) is partial and n.op.func in _FOUND:
        return _found(s, n, n.op)
    name = _SIGNS.get(n.op, "strict")
    if len(n.parts) > MOST_PARTS.get(name, MAX_PARTS) or not n.parts:
        return None
    parts = s.few(n.parts) if name not in _ASKED else s.parts(n.parts)
    if name == "stored":
        return name, *parts
    s.own(n.node)
    if name != "not":
        (s.kept if name == "strict" else s.rare).append(n.op)
    return name, *parts


def _found(s: Shape, n: ir.Op, op: Any) -> Key:
    """The shape of what takes something that the text names or counts, and is quick for values of some types."""
    template, owners = _FOUND[op.func]
    key = template, s.part(n.parts[0], owners)
    s.kept.append(op.args[0])
    s.own(n.node, op)
    return key


_FOUND: dict[Any, tuple[str, Kinds]] = {
    fields_to_change: ("fields", OWNER_OF_FIELDS), items_of: ("items", BOUND), part_at: ("part", BOUND),
}  # fmt: skip


_ASKED = frozenset({"joined", "not", "stored"})
"""What asks its parts for texts, or whether they count as true: there is no quick way for variables."""

MAX_JOINED = 6

MAX_OPERANDS = 16
"""Operands of `and` and `or`, of which more would stand too deep in one another."""

MOST_PARTS = {"joined": MAX_JOINED, "strict": sys.maxsize}

_SIGNS: dict[Any, str] = {
    UNARY[ast.USub]: "minus", _NOT: "not", to_str: "shown", shown: "shown", join_texts: "joined", sliced: "sliced",
    stored: "stored",
}  # fmt: skip


def _boolean(s: Shape, n: ir.Boolean) -> Key | None:
    parts = n.parts
    if len(parts) > MAX_OPERANDS:
        return None
    if len(parts) > MAX_PARTS:  # what stands behind the first ones is one operand
        first, rest = parts[: MAX_PARTS - 1], parts[MAX_PARTS - 1 :]
        parts = (*first, ir.Boolean(n.node, rest, stop_at=n.stop_at))
    s.own(n.node)
    return ("or" if n.stop_at else "and"), *s.parts(parts)


def _conditional(s: Shape, n: ir.Conditional) -> Key | None:
    s.own(n.node)
    test = s.part(n.test, LOCAL)
    return "conditional", test, s.part(n.body), s.part(n.orelse)


def _chain(s: Shape, n: ir.Chain) -> Key | None:
    if len(n.rest) != 2 or any(kind not in LESS for kind, _, _ in n.rest):
        return None
    key: list[Key] = ["chain", s.part(n.first)]
    for position, (kind, op, part) in enumerate(n.rest):
        key += (SYMBOLS[kind], s.part(part, NOTHING if position else BOUND))
        s.own(n.node, op)
    return tuple(key)


LESS = {ast.Lt: "<", ast.LtE: "<="}


def _item(s: Shape, n: ir.Item) -> Key | None:
    if type(n.index) is ir.Op and n.index.op is make_slice:
        owner, bounds = s.part(n.owner), s.parts(n.index.parts)
        s.own(n.index.node)
        s.own(n.node, subscript)
        return "slice", tuple(map(_is_none, n.index.parts)), owner, *bounds
    owner, index = s.part(n.owner, OWNER), s.part(n.index, INDEX)
    s.own(n.node, subscript)
    return "item", owner, index


def _is_none(node: ir.Node) -> bool:
    return type(node) is ir.Const and node.value is None


def _display(s: Shape, n: ir.Display) -> Key | None:
    if n.kind is tuple and (not n.parts or constants(n.parts)):
        return None
    parts = s.few(n.parts)
    s.own(n.node)
    if type(n.make) is partial:
        s.kept.append(n.make.args[0])
        return "record", *parts
    if n.kind is dict:
        s.kept.append(n.make)
        return "strict", *parts
    return ("list" if n.kind is list else "tuple"), *parts


def _attribute(s: Shape, n: ir.Attribute) -> Key:
    key = "attribute", s.part(n.owner, OWNER_OF_FIELDS)
    s.kept.append(n.name)
    s.own(n.node, n.keep)
    return key


def _callee(s: Shape, n: ir.Callee) -> Key:
    key = "callee", s.part(n.parts[0], OWNER_OF_FIELDS)
    s.kept.append(n.name)
    s.own(n.node, n.op)
    return key


def _name(s: Shape, n: ir.Load) -> Key | None:
    return ("value", s.part(n, LOCAL | OUTER | FAR)) if n.hops or n.unbound else None


def _store(s: Shape, n: ir.Store) -> Key:
    s.part(n.value)
    s.own(n.node)
    s.kept += (n.hops, n.slot)
    return "store", "closure"


SHAPES |= {
    ir.Load: _name, ir.Attribute: _attribute, ir.Callee: _callee, ir.Binary: _binary, ir.Change: _binary,
    ir.Op: _strict, ir.Boolean: _boolean, ir.Conditional: _conditional, ir.Chain: _chain,
    ir.Item: _item, ir.Display: _display, ir.Store: _store,
}  # fmt: skip


ARGUMENTS = (NOTHING, HANDED, HANDED, NOTHING, NOTHING)
"""What the arguments of a call of a value may be, by their number; where there are more they are in a list."""


def _is_short(arguments: ir.Arguments) -> bool:
    return arguments.is_plain and len(arguments.positional) <= MAX_PARTS


def _call(s: Shape, n: ir.Call) -> Key | None:
    callee = s.part(n.callee, OUTER)
    if not n.arguments.is_plain:
        return _call_split(s, n, callee)
    given = n.arguments.positional
    parts: tuple[Key, ...] = ("many",)
    if len(given) < len(ARGUMENTS):
        parts = s.parts(given, ARGUMENTS[len(given)])
    else:
        s.kept.append([s.e.emit(each) for each in given])
    s.own(n.node)
    return "call", callee, *parts


def _call_split(s: Shape, n: ir.Call, callee: Key) -> Key:
    s.kept.append([s.e.emit(each) for each in n.arguments.parts])
    s.own(n.node)
    s.kept.append(split_of(n.arguments) if n.arguments.spread else key_of(n.arguments))
    return "call", callee, "spread" if n.arguments.spread else "named"


def _host_call(s: Shape, n: ir.HostCall) -> Key | None:
    if n.site.kept or not _is_short(n.arguments):
        return None
    parts = s.few(n.arguments.positional)
    s.own(n.node)
    s.kept += (n.function.target, s.e.changes)
    return "host", *parts


def _builtin_call(s: Shape, n: ir.BuiltinCall) -> Key | None:
    if n.arguments.spread:
        return None
    if not _is_short(n.arguments):
        return _builtin_named(s, n)
    target, given = n.target, n.arguments.positional
    if (target.name, len(given)) in NATIVE and BUILTINS.get(target.name, target) is n.target:
        parts = s.parts(given, LOCAL)
        s.own(n.node, target.fn)
        return "native", target.name, *parts
    fresh = s.e.changes and bool(target.effects & MAKES)
    parts = s.parts(given) if fresh else s.few(given)
    s.own(n.node)
    s.kept.append(target.fn)
    return ("fresh" if fresh else "strict"), *parts


def _builtin_named(s: Shape, n: ir.BuiltinCall) -> Key:
    """A call with arguments by name, or with many."""
    s.kept.append([s.e.emit(each) for each in n.arguments.parts])
    s.own(n.node)
    s.kept += (n.target.fn, tuple([name for name, _ in n.arguments.keywords]))
    return "named", "fresh" if s.e.changes and n.target.effects & MAKES else "plain"


NATIVE = frozenset({
    ("range", 1), ("range", 2), ("len", 1), ("ord", 1), ("min", 2), ("max", 2), ("abs", 1), ("bool", 1), ("str", 1),
    ("chr", 1), ("int", 1), ("float", 1),
})  # fmt: skip
"""Functions that are plain for some arguments, by name and number of these."""


def _method_call(s: Shape, n: ir.MethodCall) -> Key | None:
    name, count = n.name, len(n.arguments)
    if count > MAX_PARTS:
        return None
    found, changing = methods_named(name)
    owner = s.part(n.owner, LOCAL)
    text = None if count else _OF_TEXT.get(name)
    if text is not None:
        s.rare.append(found.get)
        s.own(n.node, n.read)
        s.rare.append(name)
        s.kept.append(getattr(str, name))
        return "method", text, 0, False, owner
    plain = PLAIN_METHODS.get(name, -1) == count or (name == "get" and count in (1, 2))
    s.own(n.node, n.read)
    (s.rare.insert(-1, found.get) if plain else s.kept.append(found.get))
    s.rare.append(name)
    kinds: Sequence[Kinds] = GIVEN if plain else ALONE if count == 1 else [NOTHING] * count
    parts = [s.part(each, kind) for each, kind in zip(n.arguments, kinds, strict=False)]
    return "method", name if plain else None, count, changing, owner, *parts


ALONE = (CONSTANT,)
"""What the only argument of any other method may be: `line.split(",")`."""

GIVEN = (BOUND, BOUND | CONSTANT)
"""What the arguments of plain methods may be: `groups.setdefault(row["name"], [])`, `counts.get(word, 0)`."""

PLAIN_METHODS = {
    "append": 1, "add": 1, "setdefault": 2, "startswith": 1, "endswith": 1,
    "pop": 0, "items": 0, "keys": 0, "values": 0,
}  # fmt: skip
"""Methods that are plain for owners of one type, and with how many arguments; `get` is with one or two."""

_OF_TEXT = {
    **dict.fromkeys(("isalnum", "isalpha", "isascii", "isdigit", "islower", "isspace", "isupper"), "told"),
    **dict.fromkeys(("capitalize", "lower", "lstrip", "rstrip", "strip", "swapcase", "title", "upper"), "changed"),
}
"""Methods without arguments that tell something of a text, or give one that is no longer."""


SHAPES |= {
    ir.Call: _call, ir.BuiltinCall: _builtin_call, ir.MethodCall: _method_call, ir.HostCall: _host_call,
}  # fmt: skip
