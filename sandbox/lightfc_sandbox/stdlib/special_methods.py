"""Methods that Python calls by itself, in the classes of a text: `__str__`, `__eq__`, `__len__` and the like.

A class that has some stands among the types that are opened (`Run.opened`), with the operations that its methods give.
So whatever asks an object of an opened type of the host asks one of the text in the same way, and calls a function of
the text for it. The checker notes that a text has such classes: what looks at a value may call functions there.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.budget.costs import ENTRY_BYTES
from lightfc_sandbox.budget.quick import by_function
from lightfc_sandbox.effects import READS
from lightfc_sandbox.errors import Refused, TextExit
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import call_value, deeper
from lightfc_sandbox.values.iteration import collect
from lightfc_sandbox.values.kinds import Builtin, Instance, inner_of, type_name
from lightfc_sandbox.values.opened import BINARY, DEFINED_BY
from lightfc_sandbox.values.plain import check_key

_UNSEEN = frozenset({"__index__", "__trunc__", "__complex__", "keys"})  # which Python looks for where we do not
_IN_PLACE: Mapping[str, str] = {f"__i{name}__": f"{symbol}=" for symbol, name in BINARY.items()}

OPERATIONS = frozenset({name for names in DEFINED_BY.values() for name in names} - _UNSEEN | _IN_PLACE.keys())
"""The names of methods that operators and builtins call; an object has them by these names, too."""

SPECIAL_METHODS = frozenset(
    OPERATIONS
    | {"__init__", "__new__", "__init_subclass__", "__getattr__", "__setattr__", "__delattr__"}
    | {"__get__", "__set__", "__delete__", "__set_name__", "__copy__", "__deepcopy__"}
)
"""The names with two underscores that a method of a class may have."""

DRAWN_BY = frozenset({"__aiter__", "__anext__"})
"""Those that what is written in the language calls, as any method: they may be what a decorator makes, too."""

BY_NAME_ALONE = DRAWN_BY | {
    "__init__", "__post_init__", "__enter__", "__exit__", "__aenter__", "__aexit__", "__missing__",
}  # fmt: skip
"""Those that a text may name outside of a class, and that no operation calls."""

OF_ERRORS = frozenset({"__init__", "__str__", "__repr__"})
"""Those that one of an exception may have."""


_OF_TEXTS = frozenset({"__str__", "__repr__"})
_COMPUTING = frozenset({f"__{side}{name}__" for name in BINARY.values() for side in ("", "r")} | {"__neg__", "__abs__"})

OF_RECORDS = _OF_TEXTS | _COMPUTING
"""Those that one of a named tuple may have, whose items, size and comparisons are those of a tuple."""


def computing_of(names: Iterable[str]) -> frozenset[str]:
    """The operators that special methods of a named tuple give."""
    return operations_of(_COMPUTING.intersection(names))


def _has_method(run: Run, value: Any, name: str, /) -> bool:
    return issubclass(type(value), Instance) and name in type(value)._members


HAS_METHOD = Builtin("hasattr", _has_method, effects=READS, cost=FREE)
"""Tells what is written in the language whether the class of an object, which the text makes, has a method."""


class Opened:
    """What the objects of one class of a text can do by its special methods: the same part of `OpenType`."""

    __slots__ = ("members", "operations")
    attributes: tuple[str, ...] = ()

    def __init__(self, members: Mapping[str, Any], operations: frozenset[str]) -> None:
        self.members, self.operations = members, operations

    def ask(self, run: Run, value: Any, method: str, *args: Any) -> Any:
        """What a special method gives for an object; `NotImplemented` if its class has none of that name."""
        found = self.members.get(method)
        return NotImplemented if found is None else call_special(run, found[1], value, *args)


def _call_special(run: Run, function: Any, owner: Any, *args: Any, **kwargs: Any) -> Any:
    around, state = run.place, run.state
    if state is not None:
        run.place = state.here.place or around
    run.inner = inner = run.inner + 1
    try:
        if inner % ON_ONE_STACK:
            return touch(run, call_value(run, function, owner, *args, **kwargs))
        return touch(run, deeper(run, _call, ((run, function, owner, *args), kwargs)))
    finally:
        run.place, run.inner = around, inner - 1


call_special = by_function(_call_special)
"""Call a function of a class that is not named where it is called, which is the place of the calls in it."""


def call_for_attribute(run: Run, function: Any, owner: Any, *name: str) -> Any:
    """What a method gives for an attribute; that it raises `AttributeError` is as if there were none."""
    try:
        return call_special(run, function, owner, *name)
    except TextExit as error:
        if isinstance(error.original, AttributeError):
            raise error.original.with_traceback(error.__traceback__) from None
        raise


def mapping_of(run: Run, value: Any) -> Any:
    """A mapping that is read as a whole: what an object of the text holds, or its `keys` and `__getitem__` give.

    As in Python, `keys` alone makes an object one.
    """
    if type(value) is dict:
        return value
    found = inner_of(run, value)
    members: Mapping[str, Any] = type(value)._members if issubclass(type(value), Instance) else {}
    if found is not value or "keys" not in members:
        return found
    made: dict[Any, Any] = {}
    for key in collect(run, call_special(run, members["keys"][1], value)):
        run.charge_bytes(ENTRY_BYTES)
        if "__getitem__" not in members:
            raise TypeError(f"{type_name(value)!r} object is not subscriptable")
        made[check_key(run, key)] = call_special(run, members["__getitem__"][1], value, key)
    return made


ON_ONE_STACK = 16
"""Special methods inside one another that one stack is for: between two of them Python has many calls of its own."""


def _call(given: Any) -> Any:
    args, kwargs = given
    return call_value(*args, **kwargs)


def operations_of(names: Iterable[str]) -> frozenset[str]:
    """The operations that special methods give."""
    names = frozenset(each for each in names if each.startswith("__"))
    if names <= {"__init__"}:
        return _NONE
    found = {operation for operation, methods in DEFINED_BY.items() if not names.isdisjoint(methods)}
    if "__reversed__" not in names:
        found.discard("reverse")
    return frozenset(found | {_IN_PLACE[each] for each in names & _IN_PLACE.keys()})


_NONE: frozenset[str] = frozenset()


def marker(name: str, allowed: str) -> Builtin:
    """A name that has a meaning at its place alone."""

    def call(run: Run, /, *args: Any, **kwargs: Any) -> NoReturn:
        raise Refused(f"{name} has no meaning here: write {allowed}")

    return Builtin(name, call, effects=READS, cost=ITSELF)
