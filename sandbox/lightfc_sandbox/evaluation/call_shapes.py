"""The shapes of calls: of functions of the text, of the host and of the sandbox, and of methods."""

from __future__ import annotations

from lightfc_sandbox.checking import ir
from lightfc_sandbox.effects import MAKES
from lightfc_sandbox.evaluation.call_closures import methods_named
from lightfc_sandbox.evaluation.shapes import BOUND, CONSTANT, LOCAL, MAX_PARTS, NOTHING, OUTER, SHAPES, Key, Shape
from lightfc_sandbox.stdlib.builtins import BUILTINS

ARGUMENTS = (NOTHING, BOUND, BOUND, NOTHING, NOTHING)
"""What the arguments of a call of a value may be, by their number; where there are more they are in a list."""


def _is_short(arguments: ir.Arguments) -> bool:
    return arguments.is_plain and len(arguments.positional) <= MAX_PARTS


def _call(s: Shape, n: ir.Call) -> Key | None:
    if not n.arguments.is_plain:
        return None
    given = n.arguments.positional
    callee = s.part(n.callee, OUTER)
    parts: tuple[Key, ...] = ("many",)
    if len(given) < len(ARGUMENTS):
        parts = s.parts(given, ARGUMENTS[len(given)])
    else:
        s.kept.append([s.e.emit(each) for each in given])
    s.own(n.node)
    return "call", callee, *parts


def _host_call(s: Shape, n: ir.HostCall) -> Key | None:
    if not _is_short(n.arguments):
        return None
    parts = s.few(n.arguments.positional)
    s.own(n.node)
    s.kept += (n.function.target, s.e.changes)
    return "host", *parts


def _builtin_call(s: Shape, n: ir.BuiltinCall) -> Key | None:
    if not _is_short(n.arguments):
        return None
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
        s.own(n.node, found.get, n.read)
        s.kept.append(getattr(str, name))
        return "method", text, 0, False, owner
    plain = PLAIN_METHODS.get(name, -1) == count or (name == "get" and count in (1, 2))
    s.own(n.node, n.read)
    (s.rare.insert(-1, found.get) if plain else s.kept.append(found.get))
    kinds = GIVEN if plain else [NOTHING] * count
    parts = [s.part(each, kind) for each, kind in zip(n.arguments, kinds, strict=False)]
    return "method", name if plain else None, count, changing, owner, *parts


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
