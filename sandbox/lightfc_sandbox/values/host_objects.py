"""What is done with objects of the host whose types it has opened.

An operator of an opened type calls the method of that type itself, found without asking the object or its class
(`method_of`), and never what Python would fall back to. What is given to such a method is exported, what it gives is
charged and copied in as the result of any function of the host. Its own work is the host's and is not charged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import OBJECT_BYTES
from lightfc_sandbox.values.copying import adopt_if_changing
from lightfc_sandbox.values.exported import finish
from lightfc_sandbox.values.kinds import CONTAINERS, Attributes, HostMethod, Method, Reading, type_name
from lightfc_sandbox.values.opened import (
    BINARY,
    COMPARED,
    DEFINED_BY,
    OpenType,
    cannot,
    method_of,
    offers,
    read_only_of,
)
from lightfc_sandbox.values.type_tables import NOTHING_THERE, derives, is_array

# What asking an object of the host is charged: about as many turns of a loop take as long as the way to it.
_OBJECT_STEPS = 8


def given(run: Run, value: Any) -> Any:
    """What the host gives to a text: charged, and copied where the text could change it."""
    run.charge_steps(_OBJECT_STEPS)
    kind = type(value)
    if kind is str:
        run.charge_chars(len(value), value)
    elif kind is int:
        run.charge_bits(value.bit_length())
    elif kind is bytes:
        run.charge_items(len(value), 1)
    elif kind in CONTAINERS:
        run.charge_items(len(value))
    else:
        run.charge_bytes(int(value.nbytes) if is_array(value) else OBJECT_BYTES)
    return adopt_if_changing(run, value)


def _read(name: str, run: Run, owner: Any) -> Any:
    run.before_object()
    return given(run, getattr(owner, name))


def _caller(name: str, *, acts: bool) -> Callable[..., Any]:
    def call(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> Any:
        if acts:
            run.before_host()
        exported = [finish(run, each) for each in args]
        return given(run, getattr(owner, name)(*exported, **{key: finish(run, each) for key, each in kwargs.items()}))

    return call


def ask(run: Run, value: Any, method: str, *args: Any) -> Any:
    """What a special method of an opened type gives, the method of the type itself; `NotImplemented` if it has none."""
    kind = type(value)
    run.before_object()
    found = method_of(kind, method)
    if found is NOTHING_THERE:
        return NotImplemented
    bind = getattr(type(found), "__get__", None)
    bound = found if bind is None else bind(found, value, kind)
    return bound(*[finish(run, each) for each in args])


def whole_number(value: Any) -> int:
    """What a method gave that has to give an integer."""
    if type(value) is not int:
        raise TypeError(f"an integer is expected, and the object gave {type_name(value)!r}")
    return value


def asked(run: Run, operation: str, error: Exception, value: Any, *args: Any) -> Any:
    """What an object gives for an operation that the host has opened; for any other, what `cannot` says is raised."""
    if not offers(run, value, operation):
        raise cannot(run, operation, error, value)
    for method in DEFINED_BY[operation]:
        found = ask(run, value, method, *args)
        if found is not NotImplemented:
            return given(run, found)
    raise TypeError(f"{type_name(value)!r} has no {operation}()")


def items_of(run: Run, value: Any) -> Iterator[Any]:
    """The items of an object whose type is opened for iteration, each charged as it comes."""
    # The iterator is the host's, made by the method that it has opened.
    source: Iterator[Any] = ask(run, value, "__iter__")
    return (given(run, item) for item in source)


def contains(run: Run, value: Any, wanted: Any) -> bool | None:
    """`wanted in value`; None where the type has no method of its own for it."""
    run.charge_steps(_OBJECT_STEPS)
    found = ask(run, value, "__contains__", wanted)
    return None if found is NotImplemented else bool(found)


def truth_of(run: Run, value: Any) -> bool:
    """`bool(value)`."""
    run.charge_steps(_OBJECT_STEPS)
    found = ask(run, value, "__bool__")
    return whole_number(ask(run, value, "__len__")) != 0 if found is NotImplemented else found is True


def text_of(run: Run, value: Any, show: Callable[[Any], str]) -> str:
    """`str(value)` or `repr(value)`."""
    run.charge_steps(_OBJECT_STEPS)
    return str.__str__(run.charged_text(show(value)))


def operate(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a symbol b` by the methods of opened types alone; `NotImplemented` if none of them does it."""
    name = BINARY[symbol]
    ways = [(a, b, f"__{name}__"), (b, a, f"__r{name}__")]
    return _first_way(run, a, b, [(x, y, method, symbol) for x, y, method in ways])


def compare(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a symbol b` for a comparison, in the same way."""
    method, mirrored = COMPARED[symbol]
    ways = [(a, b, method, symbol), (b, a, COMPARED[mirrored][0], mirrored)]
    found = _first_way(run, a, b, ways)
    if found is NotImplemented and symbol == "!=":
        found = compare(run, "==", a, b)
        return found if found is NotImplemented or type(found) is not bool else not found
    return found


def _first_way(run: Run, a: Any, b: Any, ways: list[tuple[Any, Any, str, str]]) -> Any:
    if type(a) is not type(b) and derives(type(b), type(a)):
        ways.reverse()  # Python asks what is more special first
    for x, y, method, symbol in ways:
        if offers(run, x, symbol):
            found = ask(run, x, method, y)
            if found is not NotImplemented:
                return given(run, found)
    return NotImplemented


def table_of(opened: OpenType, called: Callable[[str, Any], HostMethod]) -> Attributes:
    """The attributes and methods of an opened type; `called` makes the entry of one that is called as a function."""
    read_only = read_only_of(opened.read_only)
    return {
        **{name: Reading(partial(_read, name)) for name in opened.attributes},
        **{
            name: Method(_caller(name, acts=name not in read_only), only_called=True, cost=ITSELF)
            for name in opened.methods
        },
        **{name: called(name, target) for name, target in opened.calls.items()},
    }
