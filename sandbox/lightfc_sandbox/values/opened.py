"""Objects of the host: what is said of those that are opaque, and how a host opens their types.

Nothing of an object of the host runs unless its *exact* type is listed, and then only what is listed: see
`host_objects`.
"""

from __future__ import annotations

import keyword
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Literal, get_args

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.suggestions import did_you_mean, listing, nearest
from lightfc_sandbox.values import kinds, type_tables
from lightfc_sandbox.values.awaitables import Kept
from lightfc_sandbox.values.flags import is_flag
from lightfc_sandbox.values.kinds import ATOMS, CALLABLE, CONTAINERS, LAZY, UNFINISHED, CaughtError, Inside, Record
from lightfc_sandbox.values.type_tables import ATTRIBUTES, NOTHING_THERE, is_array, is_named_tuple, static_attribute

TYPE_CHECKING = False
if not TYPE_CHECKING:
    from lightfc_sandbox.frozen import dataclass
else:  # as type checkers and the reference know the classes
    from dataclasses import dataclass


Operation = Literal[
    "len", "item", "iterate", "in", "bool", "str", "repr", "hash", "int", "float", "abs", "round",
    "==", "!=", "<", "<=", ">", ">=",
    "+", "-", "*", "/", "//", "%", "**", "@", "&", "|", "^", "<<", ">>", "unary -", "unary +", "~",
]  # fmt: skip
"""An operation that `OpenType` can allow, besides reading attributes and calling methods; `"item"` is `x[i]`."""

COMPARED: Mapping[str, tuple[str, str]] = {
    "==": ("__eq__", "=="), "!=": ("__ne__", "!="), "<": ("__lt__", ">"), "<=": ("__le__", ">="),
    ">": ("__gt__", "<"), ">=": ("__ge__", "<="),
}  # fmt: skip
"""The method of each comparison, and the comparison that says the same with its operands exchanged."""

BINARY: Mapping[str, str] = {
    "+": "add", "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul",
    "&": "and", "|": "or", "^": "xor", "<<": "lshift", ">>": "rshift",
}  # fmt: skip

DEFINED_BY: Mapping[str, tuple[str, ...]] = {
    "len": ("__len__",), "item": ("__getitem__",), "iterate": ("__iter__", "__getitem__"),
    "in": ("__contains__", "__iter__", "__getitem__"), "bool": ("__bool__", "__len__"), "str": ("__str__", "__repr__"),
    "repr": ("__repr__",), "hash": ("__hash__",), "int": ("__int__", "__index__", "__trunc__"),
    "float": ("__float__", "__index__"), "abs": ("__abs__",), "round": ("__round__",),
    "unary -": ("__neg__",), "unary +": ("__pos__",), "~": ("__invert__",),
    "call": ("__call__",), "format": ("__format__",), "set item": ("__setitem__",), "delete item": ("__delitem__",),
    "reverse": ("__reversed__", "__getitem__"), "next": ("__next__",), "divmod": ("__divmod__", "__rdivmod__"),
    "complex": ("__complex__", "__float__", "__index__"), "index": ("__index__",), "keys": ("keys",),
    **{symbol: (method, COMPARED[mirrored][0]) for symbol, (method, mirrored) in COMPARED.items()},
    **{symbol: (f"__{name}__", f"__r{name}__") for symbol, name in BINARY.items()},
}  # fmt: skip
"""The methods by one of which a class has an operation in Python. An expression may want more than can be opened."""

_NO_CALLS: Mapping[str, Any] = MappingProxyType({})

_SHOWN: Mapping[str, str] = {
    "len": "len()", "item": "subscripts", "iterate": "iteration", "in": "'in'", "bool": "truth value", "str": "str()",
    "repr": "repr()", "hash": "hash()", "int": "int()", "float": "float()", "abs": "abs()", "round": "round()",
    "call": "calls", "format": "format specification", "set item": "assignment of items",
    "delete item": "deletion of items",
    "reverse": "reversed()", "next": "next()", "divmod": "divmod()", "complex": "complex()", "index": "use as an index",
    "keys": "items of a mapping",
}  # fmt: skip


@dataclass(frozen=True)
class OpenType:
    """What a program may do with objects of one type of the host. All that is not listed is refused.

    Give it as `types=[OpenType(Table, attributes=["columns"], methods=["head"], operations=["len", "item"])]`. It opens
    the exact type: subclasses stay opaque. It takes nothing away: of a dataclass, enum, named tuple or pydantic model
    whose class the context holds, or a tool of a manager mentions, all public fields can be read as well.

    Attributes:
        cls: The type: a class that is not part of the language, as `list` is.
        attributes: The attributes that a program may read; a property is run each time. Empty by default.
        methods: The methods that a program may call, empty by default. Each is called where it stands and has no
            record. A program cannot use a method as a value.
        read_only: The listed methods that change nothing; True for all, False, the default, for none. Calls of the
            others keep the order of the program, also where calls overlap.
        operations: The operations that a program may use, empty by default: `"len"`, `"item"` (`x[i]`), `"iterate"`,
            `"in"`, `"bool"`, `"str"`, `"repr"`, `"hash"`, `"int"`, `"float"`, `"abs"`, `"round"`, comparisons such as
            `"<"`, operators such as `"+"`, and `"unary -"`, `"unary +"` and `"~"`. They must change nothing.
        calls: Methods that are called like functions of the context: counted, ordered, and async if they are. By name,
            the function to call; its first argument is the object. Empty by default.

    Raises:
        TypeError: `cls` is not a class of the host, or is one of exceptions; a list of names is not a list; or one of
            `calls` is not callable.
        ValueError: A name is private, is listed twice or is not of the class, or the class lacks an operation.

    Examples:
        >>> from lightfc import OpenType
        >>> from lightfc_sandbox import Sandbox
        >>> class Table:
        ...     def __init__(self, rows):
        ...         self.rows = rows
        ...     def __len__(self):
        ...         return len(self.rows)
        >>> Sandbox({"table": Table([1, 2])}, types=[OpenType(Table, operations=["len"])]).run("len(table)")
        2
    """

    cls: type
    attributes: Collection[str]
    methods: Collection[str]
    read_only: bool | Collection[str]
    operations: Collection[Operation]
    calls: Mapping[str, Any]

    def __init__(
        self,
        cls: type,
        *,
        attributes: Collection[str] = (),
        methods: Collection[str] = (),
        read_only: bool | Collection[str] = False,
        operations: Collection[Operation] = (),
        calls: Mapping[str, Any] = _NO_CALLS,
    ) -> None:
        if not issubclass(type(cls), type):
            raise TypeError(f"OpenType opens a class, not {type(cls).__name__}")
        type_tables.learn()
        if cls in ATOMS or cls in CONTAINERS or cls in LAZY or cls is object:
            raise TypeError(f"OpenType opens types of the host; what programs may do with {cls.__name__} is fixed")
        if issubclass(cls, BaseException):
            raise TypeError(
                f"OpenType({cls.__name__}): of an exception a program sees args, str(error) and type(error).__name__; "
                "put into its args what a program may know"
            )
        read_only = methods if read_only is True else read_only or ()
        listed = {"attributes": attributes, "methods": methods, "operations": operations, "read_only": read_only}
        names = {what: _names_of(cls, what, given) for what, given in listed.items()}
        vars(self).update(names, cls=cls, calls=MappingProxyType(dict(calls)))
        self._check_names()
        for operation in self.operations:
            _check_operation(self.cls, operation)

    def _check_names(self) -> None:
        listed = (*self.attributes, *self.methods, *self.calls)
        for name in listed:
            _check_name(self.cls, name, twice=listed.count(name) > 1)
        for name in self.attributes:
            _check_attribute(self.cls, name)
        for name in self.methods:
            _check_method(self.cls, name)
        for name in read_only_of(self.read_only):
            if name not in self.methods:
                raise _wrong(self.cls, f"{name!r} is read_only and not one of its methods")
        for name, target in self.calls.items():
            if not callable(target):
                raise TypeError(f"OpenType({self.cls.__name__}): what {name!r} calls is not callable")

    def with_calls(self, calls: Mapping[str, Any]) -> OpenType:
        """A copy in which more methods are called like functions of the context.

        Args:
            calls: The function to call, by the name of the method. A name that is in `methods` leaves it.
        """
        rest = [name for name in self.methods if name not in calls]
        read_only = [name for name in read_only_of(self.read_only) if name not in calls]
        return OpenType(
            self.cls, attributes=self.attributes, methods=rest, read_only=read_only, operations=self.operations,
            calls={**self.calls, **calls},
        )  # fmt: skip

    @property
    def acting(self) -> frozenset[str]:
        """The names of `methods` that are not `read_only`."""
        return frozenset(self.methods) - frozenset(read_only_of(self.read_only))


def _wrong(cls: type, told: str) -> ValueError:
    return ValueError(f"OpenType({cls.__name__}): {told}")


def _check_name(cls: type, name: Any, *, twice: bool) -> None:
    if not isinstance(name, str) or not name.isidentifier() or keyword.iskeyword(name):
        raise _wrong(cls, f"{name!r} is not a name that a program could write")
    if name.startswith("_"):
        raise _wrong(cls, f"{name!r} is private; a program reads public names only")
    if twice:
        raise _wrong(cls, f"{name!r} is listed twice")


def read_only_of(names: bool | Collection[str]) -> Collection[str]:
    """The methods that change nothing, as they stand in an `OpenType` that has been checked."""
    return names if isinstance(names, tuple) else ()


def _names_of(cls: type, what: str, given: Any) -> tuple[str, ...]:
    if isinstance(given, str | bytes) or not isinstance(given, Collection):
        raise TypeError(f"OpenType({cls.__name__}): {what} must be a list of names, not {type(given).__name__}")
    return tuple(given)


def method_of(cls: type, name: str) -> Any:
    """A special method of a class; `NOTHING_THERE` if it has none, or that of `object`, or None in its place."""
    found = static_attribute(cls, name)
    return NOTHING_THERE if found is None or found is vars(object).get(name) else found


def has_operation(cls: type, operation: str) -> bool:
    """Whether the objects of a class have an operation in Python."""
    return any(method_of(cls, name) is not NOTHING_THERE for name in DEFINED_BY[operation])


def _known_names(cls: type) -> set[str]:
    """Names that objects of a class are known to have: defined, annotated, or read and written in its own methods."""
    names: set[str] = set()
    for each in type.mro(cls):
        space = vars(each)
        names |= space.keys() | space.get("__annotations__", {}).keys()
        for value in space.values():
            names.update(getattr(getattr(value, "__code__", None), "co_names", ()))
    return {name for name in names if not name.startswith("_")}


def _check_attribute(cls: type, name: str) -> None:
    from inspect import isroutine  # takes long to import, and few open types

    found = static_attribute(cls, name)
    if found is NOTHING_THERE:
        # Only its objects may have it, but a name that is nearly one of the class is a slip.
        known = _known_names(cls)
        near = nearest(name, known, 1) if name not in known else []
        if near:
            told = f"{name!r} is not known as an attribute{did_you_mean(near)}"
            raise _wrong(cls, f"{told} One that only its objects have can be told by an annotation in the class")
    elif isroutine(found) or isinstance(found, classmethod | staticmethod):
        raise _wrong(cls, f"{name!r} is a method; list it in methods")


def _check_method(cls: type, name: str) -> None:
    found = static_attribute(cls, name)
    if found is NOTHING_THERE:
        near = nearest(name, {each for each in _known_names(cls) if callable(static_attribute(cls, each))})
        raise _wrong(cls, f"the class has no method {name!r}{did_you_mean(near)}")
    if not callable(found) and not isinstance(found, classmethod | staticmethod):
        raise _wrong(cls, f"{name!r} is not a method; list it in attributes")
    if isinstance(found, type):
        raise _wrong(cls, f"{name!r} is a class; give the class in the context")


def _check_operation(cls: type, operation: Any) -> None:
    known = get_args(Operation)
    if operation not in known:
        near = nearest(str(operation), known)
        hint = did_you_mean(near) or f"; there are {', '.join(known)}"
        raise _wrong(cls, f"there is no operation {operation!r}{hint}")
    if operation == "!=" and method_of(cls, "__eq__") is not NOTHING_THERE:
        return
    names = ("__iter__",) if operation == "iterate" else DEFINED_BY[operation]
    if all(method_of(cls, name) is NOTHING_THERE for name in names):
        raise _wrong(cls, f"the class has no {names[0]}, so there is nothing to open")


def is_of_host(value: Any) -> bool:
    """Whether a value is an object of the host of which a text sees no more than the host lists.

    A named tuple is none: a text reads its items as those of any tuple.
    """
    kind = type(value)
    if kind in ATOMS or kind in CONTAINERS or kind in LAZY or kind in CALLABLE:
        return False
    own = kind is kinds.TextGenerator or kind is CaughtError or issubclass(kind, Inside | Record)
    return not own and not is_array(value) and not is_named_tuple(value)


def kinds_of(variables: Mapping[str, Any]) -> dict[str, type]:
    """The types of the variables that hold objects of the host, by name."""
    if ATOMS.issuperset(map(type, variables.values())):
        return {}
    # Of an array, the type does not tell whether it holds numbers. What flags offer is that of all flags, and what
    # members of other enums offer that stand for a string or number is that of all such values.
    withheld = {
        name: value
        for name, value in variables.items()
        if is_of_host(value) and not is_flag(value) and type_tables.unmixed(value) is value
    }
    seen = {name: type(value) for name, value in withheld.items()}
    return {name: kind for name, kind in seen.items() if kind not in ATTRIBUTES and not issubclass(kind, UNFINISHED)}


def opaque(kind: type, known: Collection[str] = ()) -> str:
    """What is said of a type of the host, wherever a text wants what it does not offer; what it does is `known`."""
    name = kinds.name_of_class(kind)
    if kind is slice:
        return "a slice that the host gives offers an expression its start, stop and step, and is a subscript"
    if kind in ATTRIBUTES:
        return (
            f"values of type {name!r} that do not hold numbers are opaque to an expression; give a tool that takes them"
        )
    if issubclass(kind, UNFINISHED):
        return f"values of type {name!r} are opaque to an expression; the host can give functions in tools or context"
    ways = f"with types=[OpenType({name}, …)], or give a tool that takes them"
    if known:
        return f"objects of type {name!r} offer an expression only {listing(known)}; the host can open more {ways}"
    told = f"objects of type {name!r} are opaque to an expression, which can only pass them on"
    return f"{told}; the host can open them {ways}"


def offered_by(opened: OpenType | None, names: Collection[str]) -> list[str]:
    """The names and operations that a type of the host offers to a text."""
    return [*names, *(_SHOWN.get(each, each) for each in ([] if opened is None else opened.operations))]


def offered(run: Run, kind: type) -> list[str]:
    """The same, of the types of a run."""
    return offered_by(run.opened.get(kind), run.host_attributes.get(kind, ()))


def unoffered_message(operation: str, kind: type, opened: OpenType | None, names: Collection[str]) -> str:
    """What is said of an operation that a type of the host has and does not offer."""
    what = _SHOWN.get(operation, f"operator {operation.removeprefix('unary ')}")
    return f"no {what} here: {opaque(kind, offered_by(opened, names))}"


def cannot(run: Run, operation: str, error: Exception, *operands: Any) -> Exception:
    """The error for an operation that none of its operands offers.

    Where one is the failure of a call that the text has not awaited, it is that. Where the class of an object of the
    host has the operation, the text is told that the object is opaque, which it cannot catch; else what CPython would
    raise is true of it as well.

    Args:
        error: What is raised for values that do not have it.
    """
    for value in operands:
        kind = type(value)
        if kind is Kept:
            failure: Exception = value.failure
            return failure  # of a call that the text has not awaited
        if is_of_host(value) and has_operation(kind, operation):
            names = run.host_attributes.get(kind, ())
            return Refused(unoffered_message(operation, kind, run.opened.get(kind), names))
    return error


def offers(run: Run, value: Any, operation: str) -> bool:
    """Whether the host has opened an operation of the exact type of a value."""
    opened = run.opened.get(type(value)) if run.opened else None
    return opened is not None and operation in opened.operations


def is_opened(run: Run, a: Any, b: Any) -> bool:
    """Whether one of two operands is an object of an opened type, which is asked before anything else is looked at."""
    return bool(run.opened) and any(each in run.opened and not issubclass(each, Record) for each in (type(a), type(b)))


def computes(run: Run, a: Any, b: Any) -> bool:
    """Whether one of two operands may have operators of its own: a named tuple of a text too, which has no others."""
    return bool(run.opened) and (type(a) in run.opened or type(b) in run.opened)
