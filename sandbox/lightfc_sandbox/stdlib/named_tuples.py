"""Named tuples that a text makes, with `namedtuple` or a class that lists their fields, and the sandbox's own."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes, texts
from lightfc_sandbox.budget.costs import CLASS_BYTES, CONTAINER_BYTES, ITEM_BYTES
from lightfc_sandbox.effects import CALLBACK, CONSUMES, DRAWS, MAKES, PASSES, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.exported import finish_call
from lightfc_sandbox.values.iteration import all_of
from lightfc_sandbox.values.kinds import Builtin, Method, Record
from lightfc_sandbox.values.naming import listed, too_many
from lightfc_sandbox.values.type_tables import ATTRIBUTES, name_methods


def named_tuple_class(name: str, names: Sequence[str], run: Run, *defaults: Any) -> Builtin:
    """The type of a named tuple, the last of whose fields have defaults."""
    run.charge_bytes(CLASS_BYTES + 2 * ITEM_BYTES * len(names))
    return record_class(name, names, defaults)


def _replaced(run: Run, owner: Any, /, **kwargs: Any) -> Any:
    names = type(owner)._fields
    run.charge_made(tuple, len(names))
    run.charge_bytes(ITEM_BYTES * len(kwargs))
    if not issubclass(type(owner), Record):
        _, kwargs = finish_call(run, (), kwargs)  # as what a constructor of the host is given
    made = [kwargs.pop(name, item) for name, item in zip(names, owner, strict=True)]
    if kwargs:
        texts(run, *kwargs)
        raise ValueError(f"Got unexpected field names: {[*kwargs]!r}")
    return tuple.__new__(type(owner), made)


def _as_dict(run: Run, owner: Record, /) -> dict[str, Any]:
    run.charge_made(dict, len(owner))
    return dict(zip(type(owner)._fields, owner, strict=True))


def _made(run: Run, cls: Any, iterable: Any) -> Any:
    items = all_of(run, iterable)
    if len(items) != len(cls._fields):
        raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(items)}")
    return tuple.__new__(cls, items)


def _made_beside(run: Run, owner: Any, iterable: Any, /) -> Any:
    if not issubclass(type(owner), Record):
        raise Refused(
            f"_make() makes no {type(owner).__name__} of the host: write a call of the class, if it is offered"
        )
    return _made(run, type(owner), iterable)


_OF_ITEMS = CONSUMES | PASSES

OF_ALL: Mapping[str, Any] = {
    "_asdict": Method(_as_dict, effects=MAKES | PASSES, cost=ITSELF),
    "_fields": kinds.Field(lambda owner: type(owner)._fields, 0),
    "_make": Method(_made_beside, effects=_OF_ITEMS, cost=ITSELF),
    "_replace": Method(_replaced, effects=READS | DRAWS | PASSES, cost=ITSELF),
}
"""What each named tuple has beside its fields, whose own names cannot begin with an underscore and a letter."""

name_methods([OF_ALL])


def listed_record(typename: str, *names: str) -> Builtin:
    """The constructor of a class of the sandbox's own, whose fields stand in the table of attributes."""
    made = record_class(typename, names, ())
    cls: Any = made.of_type
    ATTRIBUTES[cls] = cls._attributes
    return made


def record_class(typename: str, names: Sequence[str], defaults: Sequence[Any]) -> Builtin:
    """The constructor of a new class; nothing of it is made by running text, as CPython's own is."""
    readers: dict[str, Callable[[Any], Any]] = {
        name: itemgetter(position) for position, name in enumerate(names) if not name.startswith("_")
    }
    body: dict[str, Any] = {name: property(reader) for name, reader in readers.items()} | {
        "__slots__": (),
        "__module__": "collections",
        "_fields": tuple(names),
        "_attributes": {
            **{name: entry for name, entry in ATTRIBUTES[tuple].items() if isinstance(entry, Method)},
            **{name: kinds.Field(reader, 0) for name, reader in readers.items()},
            **OF_ALL,
        },
    }
    cls = type(typename, (Record,), body)
    by_name = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))

    def make(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        plain = len(args) == len(names) and not kwargs
        return tuple.__new__(cls, args if plain else _fields_bound(typename, names, by_name, args, kwargs))

    cost = Takes(CONTAINER_BYTES + ITEM_BYTES * len(names), steps=1 + len(names) // 8)
    cls._make = _maker(cls)  # type: ignore[attr-defined]
    cls._type = Builtin(typename, make, cls, effects=PASSES, cost=cost)  # type: ignore[attr-defined]  # a class made just now from `Record`
    return cls._type  # type: ignore[attr-defined,no-any-return]


def constructor_below(plain: Any, cls: Any) -> Builtin:
    """The constructor of a class that derives from that of a named tuple, and has more than fields."""
    make = plain._type.fn
    cls._make = _maker(cls)
    cls._type = Builtin(
        cls.__name__, lambda run, /, *args, **kwargs: tuple.__new__(cls, make(run, *args, **kwargs)), cls,
        effects=PASSES | CALLBACK, cost=ITSELF,
    )  # fmt: skip
    return cls._type  # type: ignore[no-any-return]  # as it was set just now


def _maker(cls: type) -> Builtin:
    def make_of(run: Run, iterable: Any, /) -> Any:
        return _made(run, cls, iterable)

    return Builtin(f"{cls.__name__}._make", make_of, effects=_OF_ITEMS, cost=ITSELF)


def _fields_bound(
    typename: str, names: Sequence[str], defaults: Mapping[str, Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> list[Any]:
    named = f"{typename}.__new__()"
    if len(args) > len(names):  # CPython counts the class too
        raise TypeError(f"{named} {too_many(len(args) + 1, len(names) + 1, len(defaults))}")
    given = dict(zip(names, args, strict=False))
    known = set(names) if kwargs else ()
    for name, value in kwargs.items():
        if name not in known:
            raise TypeError(f"{named} got an unexpected keyword argument {name!r}")
        if name in given:
            raise TypeError(f"{named} got multiple values for argument {name!r}")
        given[name] = value
    missing = [name for name in names if name not in given and name not in defaults]
    if missing:
        raise TypeError(f"{named} missing {len(missing)} required positional {listed(missing)}")
    return [given[name] if name in given else defaults[name] for name in names]
