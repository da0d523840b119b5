"""Classes that derive from `list`, `dict`, `set` and their kin: what these give them, written as in a text.

An object of such a class holds a plain container in an attribute that no text can name, and its methods hand on to it.
So whatever they do is checked, charged and kept in order as what the text has written itself.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking.data_classes import MAX_FIELDS, ORDERED, place, written
from lightfc_sandbox.checking.scope import bound_names
from lightfc_sandbox.parsing.parse import tree_of
from lightfc_sandbox.parsing.source import Source
from lightfc_sandbox.stdlib.attributes import CLASS_MEMBERS
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.containers import CHANGING
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.registry import listed_member
from lightfc_sandbox.values.kinds import HELD, Builtin, Method
from lightfc_sandbox.values.opened import BINARY
from lightfc_sandbox.values.type_tables import ATTRIBUTES

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_OF_ALL = """\
def __new__(cls, *args, **kwargs):
    made = super().__new__(cls)
    made.HELD = KIND()
    return made
def __init__(self, *args, **kwargs): self.HELD = KIND(*args, **kwargs)
def __len__(self): return len(self.HELD)
def __iter__(self): return iter(self.HELD)
def __contains__(self, item): return item in self.HELD
def __repr__(self): return SHOWN
def __eq__(self, other): return self.HELD == other
def __ne__(self, other): return self.HELD != other
"""
_WITH_ITEMS = """\
def __setitem__(self, key, value): self.HELD[key] = value
def __delitem__(self, key): del self.HELD[key]
def __reversed__(self): return reversed(self.HELD)
"""
_GETS = "def __getitem__(self, key): return self.HELD[key]\n"
_MAY_MISS = """\
def __getitem__(self, key): return self.HELD[key] if key in self.HELD else self.__missing__(key)
def __missing__(self, key): raise KeyError(key)
"""
_IN_PLACE = """\
def __i{0}__(self, other):
    self.HELD {1}= other
    return self
"""
_BINARY = (
    "def __{0}__(self, other): return self.HELD {1} other\ndef __r{0}__(self, other): return other {1} self.HELD\n"
)
_COMPARED = "".join(f"def {name}(self, other): return self.HELD {symbol} other\n" for name, symbol in ORDERED.items())
_FROM_KEYS = """\
@classmethod
def fromkeys(cls, iterable, value=None):
    made = cls()
    for key in iterable: made[key] = value
    return made
"""
_FROM_HEX = "@classmethod\ndef fromhex(cls, string): return cls(KIND.fromhex(string))\n"
_COPY = "def copy(self): return self.__class__(self.HELD)\n"
_COPY_UNFILLED = """\
def copy(self):
    made = self.__class__()
    made.HELD = self.HELD.copy()
    return made
"""


def _joined(*symbols: str) -> str:
    return "".join((_BINARY + _IN_PLACE).format(BINARY[symbol], symbol) for symbol in symbols)


_MAPPING_TEXT = _OF_ALL + _WITH_ITEMS + _FROM_KEYS + _joined("|")
_ORDERED_TEXT = (
    _OF_ALL
    + _WITH_ITEMS
    + _FROM_KEYS
    + _IN_PLACE.format("or", "|")
    + """\
def __or__(self, other): return self.__class__(self.HELD | other)
def __ror__(self, other): return self.__class__(other | self.HELD)
"""
)
_TEXTS: Mapping[str, str] = {
    "list": _OF_ALL + _WITH_ITEMS + _GETS + _COMPARED + _joined("+", "*"),
    "bytearray": _OF_ALL + _WITH_ITEMS + _GETS + _COMPARED + _joined("+", "*", "%") + _FROM_HEX,
    "set": _OF_ALL + _COMPARED + _joined("|", "&", "-", "^"),
    "dict": _MAPPING_TEXT + _MAY_MISS,
    "collections.OrderedDict": _ORDERED_TEXT + _MAY_MISS + _COPY,
    "collections.defaultdict": _MAPPING_TEXT + _GETS + _COPY_UNFILLED,
    "collections.Counter": _MAPPING_TEXT + _GETS + _COPY + _joined("+", "-", "&"),
}
"""By the type that is derived from, the methods written out; all others of it only hand on."""

HELD_TYPES: Mapping[tuple[str, str], Builtin] = {
    (module or "builtins", member): listed_member(module, member) if module else BUILTINS[member]
    for module, _, member in (name.rpartition(".") for name in _TEXTS)
}
"""By the module and the name there, each of these types."""

_TAKES = {
    **dict.fromkeys(("clear", "copy", "items", "keys", "reverse", "values"), ""),
    **dict.fromkeys(("add", "append", "count", "discard", "extend", "remove"), "item, "),
    "get": "key, default=None, ", "insert": "index, item, ",
}  # fmt: skip
"""The parameters of methods that always take the same, so that calls of these take no `*args`."""


def _handed_on(name: str) -> str:
    """The text of a method that only hands on."""
    takes = _TAKES.get(name)
    if takes is None:
        return f"def {name}(self, *args, **kwargs): return self.HELD.{name}(*args, **kwargs)\n"
    given = takes.replace("=None", "")
    return f"def {name}(self, {takes}): return self.HELD.{name}({given})\n"


_BY_NAME = {("collections.OrderedDict", "fromkeys")}
"""Methods written out whose arguments CPython takes by name, too."""

_USED = ("len", "iter", "reversed", "repr")


_FIELDS = 20
"""As many fields of dataclasses have as many nodes; there is a bound for all of a text."""

MOST = MAX_FIELDS // _FIELDS
"""Classes of a program that derive from these types."""


def _reached(c: Checker, methods: Sequence[str]) -> Sequence[str]:
    """Those of methods that the program may ask for, or a later one of its session: reading others takes long.

    What it asks for stands in its text, as an attribute or in a string, unless it computes the name.
    """
    words = {*re.findall(r"\w+", c.source.text), *_UNNAMED}
    if c.continues or not c.source.text.isascii() or not _COMPUTING.isdisjoint(words):
        return methods
    return [each for each in methods if each in words]


_COMPUTING = frozenset({"getattr", "hasattr", "dir", "attrgetter", "methodcaller"})
"""What takes names that a program may compute."""

_UNNAMED = frozenset({"keys", "insert"})
"""Methods that the library asks for where none of these names is written: `dict(x)` and `insort(x, 1)`."""


def class_above(c: Checker, kind: Builtin, at: ast.expr) -> ast.ClassDef | None:
    """The class that stands for a type of containers where a class derives from that; None for any other type."""
    if kind.name not in _TEXTS:
        return None
    return class_of(kind, at, _reached(c, methods_of(kind))) if may_derive(c, kind.name, at) else None


def may_derive(c: Checker, name: str, at: ast.expr) -> bool:
    """Whether one more class may derive from a type of containers, which counts as some fields."""
    c.fields += _FIELDS
    if c.fields > MAX_FIELDS:
        said = f"no more than {MOST} classes of a program derive from {name!r} and the like"
        c.refuse("forbidden-node", said, at, "one class for them")
    return c.fields <= MAX_FIELDS


def methods_of(kind: Builtin) -> Sequence[str]:
    """The methods that a type of containers only hands on: those that are not written out, and not of the class."""
    of: Any = kind.of_type
    known = [name for name, each in {**ATTRIBUTES[of], **CHANGING[of]}.items() if type(each) is Method]
    own = [each for each in known if not each.startswith("__") and (of, each) not in CLASS_MEMBERS]
    return sorted(each for each in own if f"def {each}(" not in _TEXTS[kind.name])


def class_of(kind: Builtin, at: ast.expr, methods: Iterable[str]) -> ast.ClassDef:
    """The class that stands for a type of containers, at a place, with those of its methods that only hand on."""
    text = _TEXTS[kind.name] + "".join(map(_handed_on, methods))
    shown = "repr(self.HELD)"
    if kind.name == "set":
        shown = "self.__class__.__name__ + (f'({self.HELD!r})' if self.HELD else '()')"
    elif "." in kind.name or kind.of_type is bytearray:
        shown += f".replace({kind.name.rpartition('.')[2]!r}, self.__class__.__name__, 1)"
    node: Any = tree_of(f"class {kind.name.rpartition('.')[2]}: pass", "exec").body[0]
    place([node], at)
    meanings = {"KIND": kind, "KeyError": EXCEPTIONS["KeyError"], **{name: BUILTINS[name] for name in _USED}}
    node.body = written(node, [text.replace("SHOWN", shown)], meanings, HELD)
    for each in node.body:
        if (kind.name, each.name) in _BY_NAME:
            continue
        each.args.posonlyargs, each.args.args = each.args.args, []  # as in CPython; `/` would be slow to read
    node.held = kind.of_type  # which `ClassStatement` takes from it
    return node  # type: ignore[no-any-return]  # as it was read as one


def held_names(
    source: Source, taken: Collection[str], earlier: Sequence[ast.stmt] = ()
) -> Mapping[str, tuple[str, str]]:
    """The names by which classes of a program derive from types of containers that mean these wherever they stand.

    Args:
        source: The program.
        taken: Names that mean something outside of it.
        earlier: Imports of the programs before it in a session, whose names it does not bind.
    """
    lines = [each.lineno for each in source.nodes if isinstance(each, ast.ClassDef) and each.bases]
    if not 0 < len(lines) <= MOST or not isinstance(source.tree, ast.Module):
        return {}
    first = min(lines)
    own = _only_bound(source.nodes, [each for each in source.tree.body if each.lineno < first])
    own |= _held_by(earlier)
    bound = {*taken, *bound_names(source.nodes)} - own.keys()
    found = dict(_OF_BUILTINS)
    for each in own.values():
        found |= each
    return {name: key for name, key in found.items() if name.partition(".")[0] not in bound}


_OF_BUILTINS: Mapping[str, tuple[str, str]] = {key[1]: key for key in HELD_TYPES if key[0] == "builtins"}


def _only_bound(nodes: Iterable[ast.AST], above: Iterable[ast.stmt]) -> dict[str, dict[str, tuple[str, str]]]:
    """The names that nothing binds but one import `above`, each with those of types of containers that come by it."""
    times = Counter(name for each in nodes for name in bound_names((each,)))
    return {name: held for name, held in _held_by(above).items() if times[name] == 1}


def _held_by(statements: Iterable[ast.stmt]) -> dict[str, dict[str, tuple[str, str]]]:
    """By the names that imports give, the types of containers that come by them."""
    imports: list[Any] = [each for each in statements if type(each) in _IMPORTS]
    found = [_imported(each, alias) for each in imports for alias in each.names]
    return {name: held for name, held in found if held}


_IMPORTS = frozenset({ast.Import, ast.ImportFrom})


def _imported(node: ast.stmt, alias: ast.alias) -> tuple[str, dict[str, tuple[str, str]]]:
    """The name that an import gives, and those of types of containers that come by it."""
    name = alias.asname or alias.name
    if isinstance(node, ast.ImportFrom):
        key = node.module or "", alias.name
        return name, {name: key} if key in HELD_TYPES and not node.level else {}
    return name, {f"{name}.{member}": (of, member) for of, member in HELD_TYPES if of == alias.name}
