"""Attributes of values while a text runs, and the types of values as a text sees them.

A name that CPython's own type does not have either is a mistake of the text, which it can catch: `AttributeError`, with
CPython's message. What the type has and the tables withhold, what begins with an underscore, and whatever is asked of
an object of the host, is a rule of the sandbox and cannot be caught.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.budget.costs import METHOD_BYTES
from lightfc_sandbox.errors import Hint, Refused
from lightfc_sandbox.stdlib.registry import FACADES, listed_member
from lightfc_sandbox.suggestions import MAX_CHARS, did_you_mean, nearest
from lightfc_sandbox.values import kinds, opened, type_tables
from lightfc_sandbox.values.awaitables import Kept
from lightfc_sandbox.values.kinds import (
    LIKE,
    TYPES,
    Attributes,
    Builtin,
    CaughtError,
    Field,
    Method,
    Module,
    Record,
    inner_of,
)
from lightfc_sandbox.values.opened import is_of_host
from lightfc_sandbox.values.type_tables import ATTRIBUTES, NOTHING_THERE, attributes_of, describe_host_type, is_array

_TYPE_BYTES = 300

SPECIAL = frozenset({"__class__", "__name__", "__qualname__", "__mro__", "__doc__", "__members__", "__wrapped__"})
"""The attributes with underscores that values of all types have: a value's type, the name of a type or function, what
a class of the text is made of, and what the text says of its functions and classes."""

NAMES = frozenset({"__name__", "__qualname__"})
"""Those of them that are strings."""

ASSIGNED = ("__name__", "__qualname__", "__doc__")
"""What a text may assign to a function, or to an object that stands for one."""

GIVEN = frozenset({*ASSIGNED, "__wrapped__"})
"""The same, with the function that one is called in the place of, which `functools` assigns."""

OF_RECORDS = frozenset({"_asdict", "_fields", "_make", "_replace"})
"""What a named tuple of a text has beside its fields. As CPython has them, they are no private names."""

_OF_RECORD_CLASSES = frozenset({"_fields", "_make"})

_OPERATIONS = "contains delitem getitem iter len next repr setitem str"
OF_VALUES = frozenset(f"__{name}__" for name in _OPERATIONS.split())
"""Operations of plain values by the names of their special methods (`named_operations`)."""

OF_EXCEPTIONS = frozenset({"__cause__", "__notes__", "__suppress_context__"})
"""What an exception has that the text gave it."""

_LISTED = OF_RECORDS | OF_EXCEPTIONS | OF_VALUES

OF_CLASSES: list[Callable[[Run, Any, str], Any]] = []
"""What reads attributes of what classes of the text make, and gives `NOTHING_THERE` for others: that of `classes`."""

OF_FUNCTIONS: dict[str, Mapping[str, Callable[[Run, Any], Any]]] = {}
"""What reads attributes of functions that the library makes, by their name and the attribute's."""

_NO_READERS: Mapping[str, Callable[[Run, Any], Any]] = {}
_NO_CHANGES: Mapping[type, Attributes] = {}

CLASS_MEMBERS: dict[tuple[type, str], Builtin] = {}  # the class methods of plain types; `stdlib.methods` fills it


def check_name(name: str) -> None:
    """Refuse what a text has computed as the name of an attribute, under which the sandbox keeps something."""
    if name.startswith(" "):
        raise Refused(f"the name of an attribute begins with no space in a program, as {name!r} does")


def is_private(name: str) -> bool:
    """Whether an attribute is none that a table could list: it begins with an underscore."""
    return name.startswith("_") and name not in _LISTED


def read_attribute(
    run: Run, owner: Any, name: str, changing: Mapping[type, Attributes] = _NO_CHANGES, *, called: bool = False
) -> Any:
    """`owner.name`, by the table of the owner's exact type.

    Args:
        name: The attribute; of those with underscores there are only `SPECIAL` and those of `is_private`.
        changing: The methods that the text may call beside those of the tables, for the message.
    """
    if is_private(name):
        return _read_special(run, owner, name)
    return read_listed(run, owner, name, changing, called)


def read_listed(run: Run, owner: Any, name: str, changing: Mapping[type, Attributes], called: bool) -> Any:
    """The same of a name that is not private."""
    if type(owner) is Module or type(owner) is Builtin:
        found = _of_named(run, owner, name, changing)
        if found is not NOTHING_THERE:
            return found
    table = table_of(run, owner)
    entry = table.get(name)
    if type(entry) is kinds.HostMethod or (type(entry) is Method and entry.only_called and not called):
        raise Refused(f"{name!r} of {kinds.type_name(owner)!r} is a method, not a value: call it, as in x.{name}(…)")
    if type(entry) is Method:
        run.charge_bytes(METHOD_BYTES)
        return kinds.BoundMethod(name, entry.fn, owner)
    if type(entry) is Field or type(entry) is kinds.Reading:
        return _value_of(run, owner, entry)
    return _of_member(run, owner, name, table, changing, called=called)


def _of_named(run: Run, owner: Any, name: str, changing: Mapping[type, Attributes]) -> Any:
    """What a module, a type or a function of the sandbox has under a name; `NOTHING_THERE` for all else."""
    found = member_of(owner, name, changing)
    if found is NOTHING_THERE and type(owner) is Module:
        raise _not_in_module(owner, name)
    reader = OF_FUNCTIONS.get(owner.name, _NO_READERS).get(name) if found is NOTHING_THERE else None
    return found if reader is None else reader(run, owner)


def _not_in_module(owner: Module, name: str) -> Exception:
    """CPython's own error, if it does not have that either."""
    said = f"module {owner.name!r} has no attribute {name!r}"
    known = vars(sys.modules.get(owner.name, sys))
    return Refused(f"{said} that a program may use") if name in known else AttributeError(said)


def _of_member(
    run: Run, owner: Any, name: str, table: Attributes, changing: Mapping[type, Attributes], *, called: bool
) -> Any:
    """What the value of a member of an enum of strings or numbers has under a name that the member does not have."""
    plain = type_tables.unmixed_for(owner, name)
    if plain is owner:
        late = changing.get(type(owner), table).get(name)
        if type(late) is Method:  # of a type that was not loaded when the reader of the attribute was made
            run.check_own(owner)
            run.charge_bytes(METHOD_BYTES)
            return kinds.BoundMethod(name, late.fn, owner)
        known = *table, *changing.get(type(owner), ())
        raise missing(owner, name, known) or refuse_attribute(run, owner, name, sorted({*known}))
    return read_attribute(run, plain, name, changing, called=called)


def _value_of(run: Run, owner: Any, entry: Any) -> Any:
    if type(entry) is kinds.Reading:
        return entry.read(run, owner)
    if type(owner) in run.host_types:
        run.before_object()
    if entry.makes:
        run.charge_bytes(entry.makes)
    return entry.get(owner)


def table_of(run: Run, owner: Any) -> Attributes:
    """What the exact type of a value lets a text see; of a caught exception, what that of the exception does."""
    kind = type(owner)
    if kind is CaughtError and type(owner.error) in ATTRIBUTES:
        kind = type(owner.error)
    return attributes_of(kind, run.host_attributes)


def member_of(owner: Any, name: str, changing: Mapping[type, Attributes] = _NO_CHANGES) -> Any:
    """What a module, a type or a function of the sandbox has under a name; `NOTHING_THERE` if it has nothing.

    Of a type that is a class method, or a method that takes its owner as its first argument.
    """
    kind = None if type(owner) is Module else owner.of_type
    found = NOTHING_THERE if kind is not None and issubclass(kind, Record) else listed_member(owner.name, name)
    if found is not NOTHING_THERE or kind is None:
        return found
    if (kind, name) in CLASS_MEMBERS:
        return CLASS_MEMBERS[kind, name]
    if name in _OF_RECORD_CLASSES and issubclass(kind, Record):
        return getattr(kind, name)
    entry = attributes_of(kind).get(name)
    changes = entry is None
    if changes:
        entry = changing.get(kind, {}).get(name)
    if type(entry) is not Method:
        return NOTHING_THERE
    # One for all named tuples, as in Python: what is kept for the process knows no class of a text.
    of, named = (Record, "namedtuple") if issubclass(kind, Record) else (kind, owner.name)
    return _unbound(named, of, name, entry.fn, changes=changes)


def member_at(owner: Any, path: str) -> Any:
    """What a module or type has at a dotted path; `NOTHING_THERE` if it has nothing."""
    for name in path.split("."):
        if type(owner) is not Module and type(owner) is not Builtin:
            return NOTHING_THERE
        owner = member_of(owner, name)
    return owner


@lru_cache(512)
def _unbound(owner: str, kind: type, name: str, fn: Callable[..., Any], *, changes: bool) -> Builtin:
    def call(run: Run, value: Any = None, /, *args: Any, **kwargs: Any) -> Any:
        value = inner_of(run, value)
        if type(LIKE.get(type(value), value)) is not kind and not (kind is Record and issubclass(type(value), Record)):
            if issubclass(type(value), kind):
                raise Refused(f"{owner}.{name} takes a plain {owner!r} in a program: write x.{name}(…)")
            raise TypeError(f"{owner}.{name} applies to a {owner!r} object")
        if changes:
            run.check_own(value)
        return fn(run, value, *args, **kwargs)

    return Builtin(f"{owner}.{name}", call, cost=ITSELF)


def missing(owner: Any, name: str, known: tuple[str, ...]) -> AttributeError | None:
    """CPython's own error for an attribute that the type of a plain value does not have; None for any other."""
    kind = type(owner)
    plain: Any = LIKE.get(kind, owner)
    if kind is CaughtError:
        plain = owner.error
        if not _is_known(type(plain)):
            return None
    elif kind is Builtin and owner.of_type is not None:
        plain = owner.of_type
        if issubclass(plain, Record):
            return None
    elif not (kind in LIKE or _is_plain(kind) or issubclass(kind, Record) or is_array(owner)):
        return None
    # Asked of the type first, so that no property is evaluated. These are CPython's own types, or the sandbox's.
    if hasattr(plain if isinstance(plain, type) else type(plain), name):
        return None
    try:
        getattr(plain, name)
    except AttributeError as error:
        told = AttributeError(str(error))
        if meant := _hint(owner, name, known):
            told.add_note(Hint(meant))
        return told
    return None


def _hint(owner: Any, name: str, known: tuple[str, ...]) -> str:
    """What an attribute may have been meant for that a value does not have."""
    if type(owner) in kinds.MAPPINGS and name in owner:
        return f"; write …[{name!r}] for the value of this key"
    return did_you_mean(_near(name, known)) if len(name) <= MAX_CHARS else ""  # a long one would be kept


@lru_cache(256)  # a program can go on with what is not there, and be so told again and again
def _near(name: str, known: tuple[str, ...]) -> list[str]:
    return nearest(name, sorted({*known}))


def is_of_library(path: str, name: str) -> bool:
    """Whether CPython's own class of a path has an attribute, or its objects do from their beginning on.

    What nobody has imported is not known, and then may have it.
    """
    module, _, cls = path.rpartition(".")
    if module not in sys.modules:
        return True
    real = getattr(sys.modules[module], cls, None)
    made = getattr(getattr(real, "__init__", None), "__code__", None)
    return hasattr(real, name) or (made is not None and name in made.co_names)


def _is_known(kind: type) -> bool:
    """Whether a type is one that the sandbox offers, or that a text has made."""
    return kind in TYPES or issubclass(kind, kinds.Made)


def _is_plain(kind: type) -> bool:
    return kind in kinds.ATOMS or kind in kinds.CONTAINERS or kind in kinds.LAZY


def _read_special(run: Run, owner: Any, name: str) -> Any:
    if name in GIVEN and (type(owner) is kinds.TextFunction or issubclass(type(owner), kinds.Instance)):
        for read in OF_CLASSES:
            if (given := read(run, owner, name)) is not NOTHING_THERE:
                return given
    return _special_of(run, owner, name)


_OF_NO_OBJECT = frozenset({"__name__", "__wrapped__"})
"""What no value but functions, classes and modules has."""


def _special_of(run: Run, owner: Any, name: str) -> Any:
    """The same of what the text has not assigned."""
    if name == "__class__":
        return type_of(run, owner)
    if type(owner) is Builtin and kinds.is_own_class(owner) and name in _OF_OWN_CLASSES:
        return _OF_OWN_CLASSES[name](run, owner.of_type)
    if name in NAMES and _is_named(owner):
        return name_of(owner) if name == "__name__" else qualified_name(owner)
    if name == "__doc__" and has_doc(owner):
        return doc_of(owner)
    if name in _OF_NO_OBJECT and not _may_be_named(owner):
        raise AttributeError(f"{kinds.type_name(owner)!r} object has no attribute {name!r}")
    raise Refused(f"attribute {name!r} starts with an underscore")


def _may_be_named(value: Any) -> bool:
    """Whether a value could have a `__name__` that the sandbox does not know: a generator, and what the host has."""
    return type(value) is Module or type(value) is kinds.TextGenerator or is_of_host(value)


def _order_of(run: Run, cls: Any) -> tuple[Any, ...]:
    run.charge_made(tuple, len(cls._classes) + 1)
    return (*(each._type for each in cls._classes), TYPES[object])


def _bases_of(run: Run, cls: Any) -> tuple[Any, ...]:
    own = [each for each in cls.__bases__ if "_shape" in each.__dict__]
    if issubclass(cls, BaseException) and not own:
        raise Refused("__bases__ of an exception cannot be read in a program: ask issubclass(kind, ValueError)")
    run.charge_made(tuple, len(own) + 1)
    return (*(each._type for each in own),) or (TYPES[object],)


def _members_of(run: Run, cls: Any) -> dict[str, Any]:
    if getattr(cls, "_choices", None) is None:
        raise AttributeError(f"type object {cls.__name__!r} has no attribute '__members__'")
    run.charge_made(dict, len(cls._members))
    members: dict[str, Any] = {name: value for name, (_, value) in cls._members.items() if type(value) is cls}
    run.fresh(members)
    return members


_OF_OWN_CLASSES: Mapping[str, Callable[[Run, Any], Any]] = {
    "__mro__": _order_of, "__bases__": _bases_of, "__new__": lambda run, cls: CLASS_MEMBERS[object, "__new__"],
    "__qualname__": lambda run, cls: cls.__qualname__, "__members__": _members_of
}  # fmt: skip


def qualified_name(value: Any) -> str:
    """`value.__qualname__` of a type or function, as CPython tells it."""
    said = _said(value, "__qualname__")
    return said if said is not None else _first_qualified_name(value)


def _first_qualified_name(value: Any) -> str:
    """The same before the text has assigned another."""
    if type(value) is kinds.OwnMethod:
        value = value.function
    name: Any = getattr(value, "wrapped", None) or getattr(value, "name", None)
    if name is None or "(" in name:
        kind = "functools.partial" if name else "types.UnionType"
        raise AttributeError(f"{kind!r} object has no attribute '__name__'")
    if type(value) is kinds.TextFunction and value.wrapped is None:
        return value.call.__qualname__
    if type(value) is kinds.BoundMethod:
        return f"{kinds.type_name(value.owner)}.{name}"
    module, _, inside = str(name).partition(".")
    return inside if inside and module in FACADES else str(name)


def _said(value: Any, name: str) -> str | None:
    """What the text has assigned to a function as one of its names."""
    if type(value) is kinds.OwnMethod:
        value = value.function
    has = type(value) is kinds.TextFunction and value.fields is not None and name in value.fields
    return value.fields[name] if has else None


def name_of(value: Any) -> str:
    """`value.__name__` of a type or function: its last part."""
    said = _said(value, "__name__")
    return said if said is not None else _first_qualified_name(value).rpartition(".")[2]


def named_like(wrapper: kinds.TextFunction, wrapped: Any) -> kinds.TextFunction:
    """A function that tells the name of another one as its own, if that has one, and its docstring."""
    wrapper.doc = doc_of(wrapped) if has_doc(wrapped) else None
    with suppress(AttributeError):
        wrapper.wrapped = qualified_name(wrapped)
    return wrapper


def _is_named(value: Any) -> bool:
    return type(value) in kinds.CALLABLE or kinds.is_type(value)


def has_doc(value: Any) -> bool:
    """Whether a value is a function or class of the text, or an object of one: only of these the docstring is known."""
    function = value.function if type(value) is kinds.OwnMethod else value
    return type(function) is kinds.TextFunction or hasattr(_class_of(value), "_shape")


def _class_of(value: Any) -> Any:
    if type(value) is Builtin:
        return value.of_type
    return type(value.error if type(value) is CaughtError else value)


def doc_of(value: Any) -> str | None:
    """`value.__doc__`, of what has one."""
    function = value.function if type(value) is kinds.OwnMethod else value
    if type(function) is kinds.TextFunction:
        return function.doc
    doc: str | None = _class_of(value)._shape.doc
    if doc is None and _class_of(value)._shape.data is not None:
        raise Refused("a dataclass tells its docstring in a program if it has one")
    return doc


_PLAINEST = frozenset({int, float, str, bool, list, dict, tuple, set})


def type_of(run: Run, value: Any) -> Any:
    """`type(value)`: the type by which the text can name it, or else a value that only tells its name.

    Neither is a class: it has no attributes but its name, and what can be called makes what its name would make.
    """
    if type(value) in _PLAINEST:
        return TYPES[type(value)]
    if type(value) is kinds.TypeName or kinds.is_type(value) or type(value) is kinds.HostType:
        return TYPES[type]
    kind = type(value.error) if type(value) is CaughtError else type(LIKE.get(type(value), value))
    known = TYPES.get(kind) or run.named_types.get(kind)
    if known is not None:
        return known
    if issubclass(kind, kinds.Made):
        return kind._type
    return _noted_type(run, value, kind)


def _noted_type(run: Run, value: Any, kind: type) -> Any:
    plain = _is_plain(kind) or type(value) in LIKE or is_array(value)
    if plain:
        # The list of its module may not be there yet: a text can have got the value from a tool.
        type_tables.provide(kind)
    # One value for each type, so that `is` compares them.
    seen: dict[type, kinds.TypeName] = run.kept.setdefault("types", {})
    if kind not in TYPES and kind not in seen:
        run.charge_bytes(_TYPE_BYTES)
        seen[kind] = kinds.TypeName(kind, plain=plain)
    return TYPES.get(kind) or seen[kind]


def without_attribute(kind: type, name: str) -> str:
    """What is said of an attribute of an object whose type has fields and is not registered."""
    told = f"{kind.__name__!r} has no attribute {name!r} that a program may use"
    return f"{told}; to read its fields, the host must put its type {kind.__name__!r} into the context"


def refuse_attribute(run: Run, owner: Any, name: str, known: Sequence[str]) -> Exception:
    """The error for an attribute that the table of the owner's exact type does not list."""
    if type(owner) is Kept:
        return owner.failure  # of a call that the text has not awaited
    near, kind = nearest(name, known), type(owner)
    fields = near or describe_host_type(kind, kind.__name__).fields
    if not fields and kind not in ATTRIBUTES and is_of_host(owner):
        return Refused(f"no attribute {name!r} here: {opened.opaque(kind, opened.offered(run, kind))}")
    if fields and not near and not known:
        return Refused(without_attribute(kind, name))
    listed = did_you_mean(near) or (f"; it has {', '.join(known)}" if known and len(known) <= 12 else "")
    return Refused(f"{kinds.type_name(owner)!r} has no attribute {name!r} that a program may use{listed}")
