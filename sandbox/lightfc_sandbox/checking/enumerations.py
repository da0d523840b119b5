"""`enum`: the methods that a class has which derives from one of its classes, written out as in `data_classes`."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.checking.data_classes import ORDERED, made_methods, may_be_made, place
from lightfc_sandbox.checking.names import is_member
from lightfc_sandbox.stdlib.enumerations import FLAGS
from lightfc_sandbox.values.kinds import ATOMS
from lightfc_sandbox.values.opened import BINARY

if TYPE_CHECKING:
    from lightfc_sandbox.checking.checker import Checker

_OF_ENUM: Mapping[str, str] = {
    "__repr__": "f'<{self.__class__.__name__}.{self._name_}: {self._value_!r}>'",
    "__str__": "f'{self.__class__.__name__}.{self._name_}'", "__format__": "format(str(self), other)",
}  # fmt: skip
_OF_VALUE: Mapping[str, str] = {
    "__str__": "str(self._value_)", "__hash__": "hash(self._value_)",
    "__format__": "format(self._value_, other) if other else str(self)",
    **{name: f"self._value_ {symbol} {{}}" for name, symbol in {"__eq__": "==", **ORDERED}.items()},
    **{f"__{name}__": f"self._value_ {symbol} {{}}" for symbol, name in BINARY.items()},
    **{f"__r{name}__": f"{{}} {symbol} self._value_" for symbol, name in BINARY.items()},
    "__int__": "self._value_", "__float__": "float(self._value_)", "__bool__": "bool(self._value_)",
    "__neg__": "-self._value_", "__abs__": "abs(self._value_)",
}  # fmt: skip
"""The methods of enums whose members count as their values; `{}` is the value of the other operand."""


_COMPUTING = frozenset(f"__{side}{name}__" for name in BINARY.values() for side in ("", "r"))


_OF_BITS: Mapping[type[ast.operator], Callable[..., int]] = {
    ast.BitOr: operator.or_, ast.BitAnd: operator.and_, ast.BitXor: operator.xor, ast.LShift: operator.lshift
}  # fmt: skip
_SMALL = range(1 << 12)
_BITS: Mapping[str, str] = {"|": "or", "&": "and", "^": "xor"}
_OF_TEXT: Mapping[str, str] = {
    "__len__": "len(self._value_)", "__iter__": "iter(self._value_)", "__getitem__": "self._value_[other]",
    "__contains__": "{} in self._value_",
}  # fmt: skip
"""Those of texts beside them."""

_SAME = " if other.__class__ is self.__class__ else NotImplemented"
_OF_FLAG: Mapping[str, str] = {
    "__repr__": "f'<{self.__class__.__name__}{self._name_ and chr(46) + self._name_ or str()}: {self._value_!r}>'",
    "__str__": "self.__class__.__name__ + (f'({self._value_!r})' if self._name_ is None else '.' + self._name_)",
    "__len__": "self._value_.bit_count()", "__bool__": "bool(self._value_)",
    "__iter__": "iter([each for each in self.__class__ if each._value_ & self._value_])",
    "__contains__": "self._value_ & other._value_ == other._value_", "__invert__": "self.__class__(~self._value_)",
    **{f"__{name}__": f"self.__class__(self._value_ {symbol} other._value_){_SAME}" for symbol, name in _BITS.items()},
}  # fmt: skip
"""Those of flags."""

_OF_INT_FLAG: Mapping[str, str] = {
    **{name: value for name, value in _OF_FLAG.items() if name != "__str__"},
    **{
        f"__{side}{name}__": f"self.__class__(self._value_ {symbol} {{}})"
        for symbol, name in _BITS.items()
        for side in ("", "r")
    },
}

_TEXTS = frozenset({"str", "enum.StrEnum"})
_OF_KIND: Mapping[str, Mapping[str, str]] = {
    "enum.Enum": {}, "enum.Flag": _OF_FLAG, "enum.IntFlag": {**_OF_VALUE, **_OF_INT_FLAG},
    **{each: {**_OF_VALUE, **_OF_TEXT} for each in _TEXTS},
}  # fmt: skip


def _number(c: Checker, node: Any, known: Mapping[str, int]) -> int | None:
    """What an expression of bits comes to whose names are known; None for any other."""
    if type(node) is ast.Constant:
        return node.value if type(node.value) is int else None
    if type(node) is ast.Name:
        return known.get(node.id)
    if type(node) is ast.BinOp and type(node.op) in _OF_BITS:
        both = [_number(c, each, known) for each in (node.left, node.right)]
        return _OF_BITS[type(node.op)](*both) if all(each in _SMALL for each in both) else None
    is_auto = type(node) is ast.Call and not node.args and is_member(c, node.func, "enum.auto")
    return 1 << max(map(int.bit_length, known.values()), default=0) if is_auto else None


def _write_numbers(c: Checker, body: Sequence[ast.stmt]) -> None:
    """Let flags stand as numbers in their class, where others are made of them: `ALL = READ | WRITE`."""
    known: dict[str, int] = {}
    assigned = (each for each in body if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name))
    for each in assigned:
        found = _number(c, each.value, known)
        if found is not None:
            known[each.targets[0].id] = found  # type: ignore[attr-defined]  # a name
            each.value = ast.copy_location(ast.Constant(found), each.value)


def _listed_names(names: Any, kind: str, start: int) -> list[Any]:
    """The names that are told an enum, each with its value."""
    if type(names) is dict:
        return [*names.items()]
    if type(names) is not str and type(names) is not list and type(names) is not tuple:
        return [None]  # which is none
    listed = names.replace(",", " ").split() if type(names) is str else [*names]
    if not all(type(each) is str for each in listed):
        return listed
    return [(each, _value_of_name(each, number, kind, start)) for number, each in enumerate(listed)]


def class_of_names(call: ast.Call, name: str, kind: str) -> ast.ClassDef | None:
    """The class of `enum` that a call makes of names which are written out, numbered where they have no values."""
    options = {each.arg: each.value for each in call.keywords}
    try:
        called, names = (ast.literal_eval(each) for each in call.args)
        start = ast.literal_eval(options.pop("start", ast.Constant(1)))
    except ValueError:
        return None
    if options.keys() - {"module", "qualname"} or called != name or type(start) is not int:
        return None
    listed = _listed_names(names, kind, start)
    if not all(map(_is_member, listed)):
        return None
    made = ast.ClassDef(name, [call.func], [], [], [])
    assigned = [ast.Assign([ast.Name(each, ast.Store())], ast.Constant(value)) for each, value in listed]
    made.body = [*assigned] or [ast.Pass()]
    place([made], call)
    return made


def _is_member(listed: Any) -> bool:
    """Whether what is listed is a name, which is none of `enum` itself, with its value."""
    if type(listed) is not tuple or len(listed) != 2 or type(listed[0]) is not str:
        return False
    return listed[0].isidentifier() and not listed[0].startswith("_") and type(listed[1]) in ATOMS


def _value_of_name(name: str, number: int, kind: str, start: int) -> Any:
    return name.lower() if kind == "enum.StrEnum" else start << number if kind in FLAGS else start + number


def _methods_of(c: Checker, kind: str) -> dict[str, str]:
    methods = {**_OF_ENUM, **_OF_KIND.get(kind, _OF_VALUE)}
    if kind in FLAGS or c.continues:
        return methods
    # Operators work by the values: their methods are there for who names them.
    return {name: text for name, text in methods.items() if name not in _COMPUTING or name in c.source.text}


def of_enum(c: Checker, node: ast.ClassDef, kind: str) -> list[ast.stmt]:
    """The statements of an enum, with the methods that it has from the class of `enum` that it derives from."""
    if not may_be_made(c, node, 0):  # before it is worked out what
        return [*node.body]
    if kind in FLAGS:
        _write_numbers(c, node.body)
    methods = _methods_of(c, kind)
    if "." not in kind:  # a plain type beside `Enum`
        methods |= {name: _OF_ENUM[name] for name in ("__str__", "__format__")}
    defined = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    other = "(other._value_ if other.__class__ is self.__class__ else other)"
    methods = {name: value.replace("{}", other) for name, value in methods.items() if name not in defined}
    texts = [f"def {name}(self{', other' * ('other' in value)}): return {value}" for name, value in methods.items()]
    return [*node.body, *made_methods(c, node, texts)]
