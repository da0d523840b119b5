"""The attributes and methods of values, by their exact type."""

import enum
import sys
from _abc import _get_dump  # type: ignore[import-not-found]
from abc import ABCMeta
from collections import abc
from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any

from lightfc_sandbox.budget.charging import Cost
from lightfc_sandbox.budget.costs import CONTAINER_BYTES
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import (
    ATOMS,
    INTEGERS,
    Attributes,
    Builtin,
    CaughtError,
    Entry,
    Field,
    HostType,
    Instance,
    Method,
)
from lightfc_sandbox.values.naming import HIDDEN, name_in_messages

_NOTHING: Attributes = {}
_NO_TYPES: Mapping[type, Attributes] = {}
_MODULE_OF: Any = type.__dict__["__module__"].__get__  # the module of a class, without asking the class of the class
_MRO_OF: Any = type.__dict__["__mro__"].__get__
_DICT_OF: Any = type.__dict__["__dict__"].__get__
_DERIVES: Any = type.__subclasscheck__
_BELOW: Any = type.__subclasses__
NOTHING_THERE: Any = object()


def methods(effects: int, cost: Cost, **functions: Callable[..., Any]) -> dict[str, Entry]:
    """Methods that may do the same and cost the same, by name."""
    return {name: Method(fn, effects=effects, cost=cost) for name, fn in functions.items()}


def name_methods(tables: Iterable[Mapping[str, Any]]) -> None:
    """Let messages name the methods of tables of attributes as a text knows them."""
    for table in tables:
        for name, entry in table.items():
            if isinstance(entry, Method) and HIDDEN not in getattr(entry.fn, "__qualname__", HIDDEN):
                name_in_messages(entry.fn, name, 2)


ATTRIBUTES: dict[type, Attributes] = {CaughtError: {"args": Field(lambda owner: owner.args, CONTAINER_BYTES)}}
"""What each exact type lets a text see; filled by `stdlib.methods`, and by `stdlib.numpy` when numpy is first used."""


def attributes_of(cls: type, host_types: Mapping[type, Attributes] = _NO_TYPES) -> Attributes:
    """The attributes and methods of an exact type; empty for a type that is opaque."""
    known = ATTRIBUTES.get(cls) or host_types.get(cls)
    if known is None and issubclass(cls, kinds.Record):
        return cls._attributes
    if known is None and provide(cls):
        known = ATTRIBUTES.get(cls)
    return known or _NOTHING


PROVIDERS: dict[str, Callable[[], Any]] = {}
"""What fills the tables for the types of a module when one of them is met, by the name of the module; asked again, it
does nothing."""


LATE: dict[str, Callable[[], Any]] = {}
"""Modules that take long to import, whose types are plain once somebody has imported them: no value is there before.

By the name of each what fills the tables with its types: it is no longer here once that is done.
"""


def learn(*, ahead: bool = False) -> None:
    """Fill the tables for the types of modules that have been imported; `ahead`: for those of all."""
    for name, fill in LATE.copy().items():
        if ahead or name in sys.modules:
            fill()  # an import, for which a thread that comes second waits: so it has to find the name here still
            LATE.pop(name, None)


def provide(cls: type) -> bool:
    """Load what fills the tables for the types of the module of a type; False if there is nothing to load."""
    module = _MODULE_OF(cls)
    load = PROVIDERS.get(module.partition(".")[0]) if type(module) is str else None
    if load is not None:
        load()
    return load is not None


def is_array(value: Any) -> bool:
    """Whether `value` is an array or scalar of numpy that holds numbers; any other array is opaque."""
    kind = type(value)
    return _MODULE_OF(kind) == "numpy" and bool(attributes_of(kind)) and value.dtype.kind in "biufc"


def static_attribute(cls: type, name: str) -> Any:
    """What a class or one it derives from has under a name, as it stands there; `NOTHING_THERE` if it has nothing.

    Neither the class nor its metaclass is asked: both may have methods that the host wrote.
    """
    for each in _MRO_OF(cls):
        found = _DICT_OF(each).get(name, NOTHING_THERE)
        if found is not NOTHING_THERE:
            return found
    return NOTHING_THERE


def derives(kind: type, cls: type) -> bool:
    """Whether a type is a class or derives from it, or is registered with one that is abstract.

    No hook of a class of the host is asked: `isinstance` would run what the host wrote by the word of a text.
    """
    if _DERIVES(cls, kind):
        return True
    if not _DERIVES(ABCMeta, type(cls)):
        return False
    registered = [each() for each in [*_get_dump(cls)[0]]]
    if any(each is not None and derives(kind, each) for each in registered):
        return True
    if any(derives(kind, each) for each in _BELOW(cls)):
        return True
    # Python's own hooks look which methods a class has; they ask its metaclass for what that inherits from `type`.
    plain = static_attribute(type(kind), "__getattribute__") is type.__getattribute__
    return plain and id(cls) in _BY_METHODS and cls.__subclasshook__(kind) is True


# The classes of `collections.abc`, by identity: a metaclass of the host may have a hash of its own.
_BY_METHODS = frozenset(id(getattr(abc, name)) for name in abc.__all__)


def is_named_tuple(value: Any) -> bool:
    """Whether `value` is a named tuple, whose items a text may read as those of any tuple."""
    kind = type(value)
    return issubclass(kind, tuple) and static_attribute(kind, "_fields") is not NOTHING_THERE


def members_of(value: Any, *, aliases: bool = False) -> dict[str, Any] | None:
    """The members of an enum of the text, or one that the context names; None for all else. No code of it runs."""
    if type(value) is Builtin and value.of_type is not None and issubclass(value.of_type, Instance):
        choices: dict[str, Any] | None = value.of_type._choices
        return choices
    if type(value) is not HostType or not issubclass(value.cls, enum.Enum):
        return None
    members: dict[str, Any] = type.__getattribute__(value.cls, "_member_map_")
    return members if aliases else {name: members[name] for name in type.__getattribute__(value.cls, "_member_names_")}


def is_dataclass(cls: type) -> bool:
    """Whether a class of the host is a dataclass."""
    return hasattr(cls, "__dataclass_fields__")


def dataclass_fields(cls: Any) -> list[str]:
    """The names of the fields of a dataclass."""
    from dataclasses import fields  # which is there where there is a dataclass, and takes long to import

    return [each.name for each in fields(cls)]


def describe_host_type(cls: type, name: str) -> HostType:
    """What a text may do with a type of the host; of a dataclass, enum, named tuple or model it sees fields."""
    if issubclass(cls, enum.Enum):
        return HostType(name, cls, ("name", "value"), _member_by_value(cls, name))
    if is_dataclass(cls):
        fields: Any = dataclass_fields(cls)
    elif isinstance(getattr(cls, "model_fields", None), dict):
        model: Any = cls
        fields = [*model.model_fields, *getattr(model, "model_computed_fields", ())]
    else:
        fields = getattr(cls, "_fields", ()) if issubclass(cls, tuple) else ()
    return HostType(name, cls, tuple(each for each in fields if not each.startswith("_")), cls)


def _member_by_value(cls: type[enum.Enum], name: str) -> Callable[..., Any]:
    """What gives the member of an enum; the class itself can also make others, which its messages are about."""

    def member(value: Any) -> Any:
        return cls(value)

    member.__qualname__ = name  # as messages about its arguments name it
    return member


def fields_of(names: Iterable[str], makes: int = 0, cls: type = object) -> dict[str, Entry]:
    """Fields that read the attributes `names` of objects of `cls`; what it keeps out of its `repr` is not shown.

    Args:
        makes: What reading one makes anew, in bytes.
    """
    tables = (getattr(cls, table, None) for table in ("__dataclass_fields__", "model_fields", "model_computed_fields"))
    declared = {name: each for table in tables if isinstance(table, dict) for name, each in table.items()}
    unshown = {name for name, each in declared.items() if getattr(each, "repr", True) is False}

    def reader(name: str) -> Field:
        return Field(lambda owner: getattr(owner, name), makes, name not in unshown)

    return {name: reader(name) for name in names}


def unmixed(value: Any) -> Any:
    """The value of an enum member that is itself a string or number (`StrEnum`, `IntEnum`); any other as it is."""
    kind = type(value)
    if issubclass(kind, enum.Enum) and issubclass(kind, str | int | float) and type(value.value) in ATOMS:
        return value.value
    return value.fields["_value_"] if issubclass(kind, Instance) and kind._mixed else value


def unmixed_for(value: Any, *methods: str) -> Any:
    """The same where the class of the member has these methods from the type of its value, and not of its own."""
    plain, kind = unmixed(value), type(value)
    if issubclass(kind, Instance):
        return plain
    own = plain is not value and all(static_attribute(kind, m) is static_attribute(type(plain), m) for m in methods)
    return plain if own else value


def shown_as(value: Any) -> Any:
    """What the text of an enum member is that of: its value for a `StrEnum`, `IntEnum` or `IntFlag`, else itself."""
    shown, plain = static_attribute(type(value), "__str__"), unmixed(value)
    return plain if plain is not value and any(shown is each for each in _TEXTS_OF_VALUES) else value


# What classes of members have as `__str__` whose text is that of their values.
_TEXTS_OF_VALUES = (str.__str__, int.__repr__, float.__repr__)


def whole(value: Any) -> Any:
    """An integer of numpy as one of Python; any other value as it is."""
    return int(value) if is_array(value) and type(value).__name__.startswith(("int", "uint")) else value


def as_integer(value: Any) -> int:
    """An integer, of Python or numpy; a `TypeError` for anything else."""
    value = whole(unmixed_for(value, "__index__"))
    if type(value) in INTEGERS:
        return int(value)
    raise TypeError(f"{kinds.type_name(value)!r} object cannot be interpreted as an integer")


def compares_by_identity(kind: type) -> bool:
    """Whether objects of this type are hashed and compared by no method of the host."""
    inherited = vars(object)
    return all(static_attribute(kind, name) is inherited[name] for name in ("__hash__", "__eq__"))


def asks_others(kind: type) -> bool:
    """Whether objects of a type of the host can be keys that are compared by what the host wrote.

    What CPython, `dataclass` or pydantic has written asks nothing of an object of another class.
    """
    own = static_attribute(kind, "__eq__")
    if type(own) is FunctionType:
        others = own.__code__.co_filename != "<string>" and own.__module__ != "pydantic.main"
    else:
        others = all(own is not each.__eq__ for each in _COMPARED_BY_CPYTHON)
    return others and static_attribute(kind, "__hash__") is not None


_COMPARED_BY_CPYTHON: tuple[type, ...] = (object, tuple, str, int, float)
