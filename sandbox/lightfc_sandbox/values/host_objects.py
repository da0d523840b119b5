"""What is done with objects of the host whose types it has opened.

An operator of an opened type calls the method of that type itself, found without asking the object or its class
(`method_of`), and never what Python would fall back to. What is given to such a method is exported, what it gives is
charged and copied in as the result of any function of the host. Its own work is the host's and is not charged.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain, count, repeat
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import OBJECT_BYTES
from lightfc_sandbox.budget.quick import asking, by_special
from lightfc_sandbox.values.copying import adopt_if_changing
from lightfc_sandbox.values.exceptions import original
from lightfc_sandbox.values.exported import finish_all, finish_call
from lightfc_sandbox.values.kinds import (
    BYTES,
    CONTAINERS,
    ITERATORS,
    Attributes,
    CaughtError,
    HostMethod,
    Instance,
    Made,
    Method,
    Reading,
    Record,
    type_name,
)
from lightfc_sandbox.values.opened import (
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
ASKED_STEPS = 8


def copy_in(run: Run, value: Any) -> Any:
    """What the host gives to a text: charged, and copied where the text could change it."""
    run.charge_steps(ASKED_STEPS)
    kind = type(value)
    if kind is str:
        run.charge_chars(len(value), value)
    elif kind is int:
        run.charge_bits(value.bit_length())
    elif kind in BYTES:
        run.charge_items(len(value), 1)
    elif kind in CONTAINERS:
        run.charge_items(len(value))
    else:
        run.charge_bytes(int(value.nbytes) if is_array(value) else OBJECT_BYTES)
    return adopt_if_changing(run, value)


def _read(name: str, run: Run, owner: Any) -> Any:
    run.before_object(owner)
    return copy_in(run, getattr(owner, name))


def _caller(name: str, *, acts: bool) -> Callable[..., Any]:
    def call(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> Any:
        if acts:
            run.before_host()
        given, named = finish_call(run, args, kwargs)
        return copy_in(run, getattr(owner, name)(*given, **named))

    return call


def _ask(run: Run, value: Any, method: str, *args: Any) -> Any:
    if issubclass(type(value), Made):
        declined, run.declined = run.declined, None
        if declined is not None and declined[0] is value and declined[1] == method:
            return NotImplemented
        return run.opened[type(value)].ask(run, value, method, *args)
    found = _ask_host(run, value, method, *args)
    return found if found is NotImplemented else copy_in(run, found)


ask = by_special(_ask, "")
"""What a special method of an opened type gives, as a value of the text; `NotImplemented` if it has none.

It is called `ask(run, value, method, *args)`. That of a class of the text is its own function.
"""


def _ask_host(run: Run, value: Any, method: str, *args: Any) -> Any:
    """What the method of the type itself gives, which is found without asking the object."""
    kind = type(value)
    run.before_object()
    found = method_of(kind, method)
    if found is NOTHING_THERE:
        return NotImplemented
    bind = getattr(type(found), "__get__", None)
    bound = found if bind is None else bind(found, value, kind)
    return bound(*finish_all(run, args))


def whole_number(value: Any) -> int:
    """What a method gave that has to give an integer."""
    if type(value) is not int:
        raise TypeError(f"an integer is expected, and the object gave {type_name(value)!r}")
    return value


def perform(run: Run, operation: str, error: Exception, value: Any, *args: Any) -> Any:
    """What an object gives for an operation that the host has opened; for any other, what `cannot` says is raised."""
    if not offers(run, value, operation):
        raise cannot(run, operation, error, value)
    for method in DEFINED_BY[operation]:
        found = ask(run, value, method, *args)
        if found is not NotImplemented:
            return found
    raise TypeError(f"{type_name(value)!r} has no {operation}()")


def checked_size(_run: Run, found: Any) -> int:
    """What `__len__` may give."""
    size = whole_number(found)
    if size < 0:
        raise ValueError("__len__() should return >= 0")
    if size > sys.maxsize:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    return size


def items_of(run: Run, value: Any) -> Iterator[Any]:
    """The items of an object whose type is opened for iteration, each charged as it comes."""
    if issubclass(type(value), Instance):
        return _own_items(run, value)
    # The iterator is the host's, made by the method that it has opened.
    source: Iterator[Any] = _ask_host(run, value, "__iter__")
    return (copy_in(run, item) for item in source)


def _own_items(run: Run, value: Any) -> Iterator[Any]:
    """The same of an object of a class of the text, which may be its own iterator, or has only items at numbers."""
    source = ask(run, value, "__iter__")
    if source is NotImplemented:
        asked = map(partial(_asked_until, IndexError, run, value, "__getitem__"), count())
        return map(lambda item: item, chain(asked))  # noqa: C417 - a known type; `chain` ends for good
    if type(source) in ITERATORS:
        state = run.state
        if state is not None and state.watches:
            state.turn_of(source)  # others may know it, and each item that is asked for changes it
        return source  # type: ignore[no-any-return]  # as its type says
    if not offers(run, source, "next"):
        raise TypeError(f"iter() returned non-iterator of type {type_name(source)!r}")
    return map(
        asking(run, "__next__", lambda items: _asked_until(StopIteration, run, items, "__next__")), repeat(source)
    )


def _asked_until(end: type[BaseException], run: Run, value: Any, method: str, *args: Any) -> Any:
    """What a special method gives for the next item; `end` ends the items."""
    try:
        return ask(run, value, method, *args)
    except Exception as error:
        raised: Any = original(error)
        if not issubclass(type(raised), end):
            raise
        told = (raised.value,) if type(raised) is StopIteration and raised.value is not None else ()
    raise StopIteration(*told)


def contains(run: Run, value: Any, wanted: Any) -> Any:
    """What tells of `wanted in value`; None where the type has no method of its own for it."""
    run.charge_steps(ASKED_STEPS)
    found = ask(run, value, "__contains__", wanted)
    if found is NotImplemented:
        return None
    if issubclass(type(value), Instance):
        return False if found is None else found  # any value of the text, whose truth is not asked for here
    return bool(found)


def truth_of(run: Run, value: Any) -> bool:
    """`bool(value)`."""
    run.charge_steps(ASKED_STEPS)
    found = ask(run, value, "__bool__")
    if found is NotImplemented:
        return checked_size(run, ask(run, value, "__len__")) != 0
    return checked_bool(run, found)


def checked_bool(_run: Run, found: Any) -> bool:
    """What `__bool__` may give."""
    if type(found) is not bool:
        raise TypeError(f"__bool__ should return bool, returned {type_name(found)}")
    return found


def _text_of(run: Run, value: Any, show: Callable[[Any], str]) -> str:
    """`str(value)` or `repr(value)`."""
    run.charge_steps(ASKED_STEPS)
    if not issubclass(type(value), Instance):
        return str.__str__(run.charged_text(show(value)))
    known = run.opened[type(value)].members
    method = next(each for each in DEFINED_BY[show.__name__] if each in known)
    return checked_text(run, ask(run, value, method), method)


def own_text(run: Run, value: Any, show: Callable[[Any], str]) -> str | None:
    """`str(value)` or `repr(value)` where the class of the value says what it is; else None."""
    kind = type(value)
    if kind is CaughtError:
        cls = type(value.error)
        of_error = run.opened[cls] if issubclass(cls, Made) else None
        name = "__str__" if show is str else "__repr__"  # CPython's own has a text of its own, whatever its repr is
        if of_error is None or name not in of_error.members:
            return None
        return checked_text(run, of_error.ask(run, value, name), name)
    if not issubclass(kind, Record):
        return _text_of(run, value, show) if offers(run, value, show.__name__) else None
    known = kind._texts
    method = None if known is None else next(filter(known.members.__contains__, DEFINED_BY[show.__name__]), None)
    return None if method is None else checked_text(run, known.ask(run, value, method), method)


def checked_text(run: Run, found: Any, method: str = "__str__") -> str:
    """What a special method of a class of the text has given that has to give a string, charged as a new one."""
    if type(found) is not str:
        raise TypeError(f"{method} returned non-string (type {type_name(found)})")
    return run.charged_text(found)


def operate(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a symbol b` by the methods of opened types alone; `NotImplemented` if none of them does it."""
    method, reflected = DEFINED_BY[symbol]
    if type(a) is type(b):  # Python does not ask for the reflected method then
        return ask(run, a, method, b) if offers(run, a, symbol) else NotImplemented
    first = derives(type(b), type(a)) and _method(b, reflected) is not _method(a, reflected)
    return _first_way(run, a, b, (method, symbol), (reflected, symbol), first)


def _method(value: Any, name: str) -> Any:
    kind: Any = type(value)
    return getattr(kind, "_members", {}).get(name) if issubclass(kind, Made) else method_of(kind, name)


def compare(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a symbol b` for a comparison, in the same way."""
    method, mirrored = COMPARED[symbol]
    first = type(a) is not type(b) and derives(type(b), type(a))
    return _first_way(run, a, b, (method, symbol), (COMPARED[mirrored][0], mirrored), first)


def _first_way(run: Run, a: Any, b: Any, own: tuple[str, str], mirrored: tuple[str, str], first: bool) -> Any:
    """What a method of one of two operands gives; each is told with the operation that it stands for.

    Args:
        first: The second operand is asked first, since its class is more special.
    """
    if first:
        a, b, own, mirrored = b, a, mirrored, own
    if offers(run, a, own[1]):
        found = ask(run, a, own[0], b)
        if found is not NotImplemented:
            return found
    return ask(run, b, mirrored[0], a) if offers(run, b, mirrored[1]) else NotImplemented


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
