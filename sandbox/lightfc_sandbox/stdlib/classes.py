"""Classes that a text makes, by a `class` statement or with `namedtuple`, and what their objects have.

An object of such a class is no object with methods that Python would call: it has a dict of attributes, and its class
a table of functions of the text. Only what reads and writes attributes looks into them.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Takes, texts
from lightfc_sandbox.budget.costs import CONTAINER_BYTES, DICT_BYTES, ERROR_BYTES, ITEM_BYTES, METHOD_BYTES
from lightfc_sandbox.effects import CALLBACK, MAKES, PASSES, W_MAP
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import missing
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.exception_types import arguments_of_error, error_type, keeps
from lightfc_sandbox.stdlib.operands import FURTHER
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Builtin, CaughtError, Instance, Made, Method, OwnMethod, Record, type_name
from lightfc_sandbox.values.type_tables import ATTRIBUTES, NOTHING_THERE, name_methods

_CLASS_BYTES = 6_000  # what a class takes, with the value by which a text names it
OBJECT_BYTES = 2 * CONTAINER_BYTES + DICT_BYTES  # an object, with the dict of its attributes
_RAISED_BYTES = ERROR_BYTES + OBJECT_BYTES
_MAX_BASES = 64  # classes that derive from one another: CPython goes through them by recursion when it gives them up
# Exceptions that mean something to Python or the sandbox, or whose constructors want arguments of their own.
_UNDERIVED = (StopIteration, StopAsyncIteration, RecursionError, MemoryError, SyntaxError, UnicodeError)

OF_INSTANCE, STATIC, OF_CLASS, VALUE = range(4)
"""What stands in a class: a method, one without `self`, one of the class, and any other value."""

Member = tuple[int, Any]  # what stands in a class under a name, and the value


FURTHER[OwnMethod, "=="] = lambda run, a, b: type(b) is OwnMethod and a.owner is b.owner and a.function is b.function


class ClassStatement:
    """What a `class` statement says: its name, the names of what stands in it, in order, and what each of them is."""

    __slots__ = ("kinds", "name", "names")

    def __init__(self, name: str, names: Sequence[str], what: Sequence[int]) -> None:
        self.name, self.names, self.kinds = name, names, what


def check_base(base: Any) -> str | None:
    """What is said of a class that derives from `base`; None if one may."""
    cls = base.of_type if type(base) is Builtin else None
    if cls is not None and issubclass(cls, Instance):
        return None
    if cls is None or not issubclass(cls, BaseException):
        return f"a class cannot derive from {base.name if cls is not None else type_name(base)!r} in a program"
    if not issubclass(cls, Exception) or issubclass(cls, _UNDERIVED):
        return f"an exception of a program cannot derive from {base.name!r}: write Exception, or ValueError"
    return None


def make_class(run: Run, shape: ClassStatement, base: Any, values: Sequence[Any]) -> Builtin:
    """A class of a text: a type of exceptions if `base` is one; else its objects have the text's own attributes."""
    of: Any = _checked(shape, base)
    above = of if issubclass(of, Made) else None
    own = dict(zip(shape.names, zip(shape.kinds, values, strict=True), strict=True))
    members: Mapping[str, Member] = {**(above._members if above else {}), **own}
    run.charge_bytes(_CLASS_BYTES + ITEM_BYTES * (len(of.__mro__) + 4 * len(members)))
    run.charge_steps(len(members))
    inside = {"__slots__": (), "__module__": "__main__", "_members": members, "_above": above, "_shape": shape}
    made: Any = type(shape.name, (of,) if above else (Made, of), inside)
    made._type = _type_of(made)
    return made._type  # type: ignore[no-any-return]  # as it was set just now


def _checked(shape: ClassStatement, base: Any) -> type:
    """The class that a new one derives from, which may be `Instance` itself."""
    if base is None:
        return Instance
    told = check_base(base)
    if told is not None:
        raise Refused(told)
    of: Any = base.of_type
    if len(of.__mro__) > _MAX_BASES:
        raise Refused(f"no more than {_MAX_BASES} classes derive from one another in a program")
    if shape.names and any(getattr(each, "_shape", None) is shape for each in of.__mro__):
        raise Refused(f"a class cannot derive from one that the same statement made: {shape.name!r}")
    if "__init__" in shape.names and not issubclass(of, Instance) and not keeps(of):
        raise Refused(f"an exception with __init__ cannot derive from {base.name!r}: write Exception, or ValueError")
    return of  # type: ignore[no-any-return]  # as `check_base` has said


def _type_of(made: Any) -> Builtin:
    name, own = made.__name__, CALLBACK | PASSES
    if issubclass(made, Instance):
        return Builtin(name, _constructor(made), made, effects=own, cost=ITSELF)
    if "__init__" in made._members:
        return Builtin(name, _raiser(made), made, effects=own, cost=ITSELF)
    found = error_type(made)
    found.effects |= CALLBACK if made._members else 0  # its members may lead anywhere
    return found


def _constructor(cls: Any) -> Any:
    function = cls._members.get("__init__", (OF_INSTANCE, None))[1]

    def make(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        run.charge_bytes(OBJECT_BYTES)
        made = cls()
        made.fields = _new_fields(run)
        if function is not None:
            check_nothing(run, call_value(run, function, made, *args, **kwargs))
        elif args or kwargs:
            raise TypeError(f"{cls.__name__}() takes no arguments")
        return made

    quick = CONSTRUCTORS.get(type(function))
    return quick(make, cls, function) if quick else make


CONSTRUCTORS: dict[type, Callable[..., Any]] = {}
"""What gives a quicker constructor for one, by the type of its `__init__`; `nodes.pyx` fills it."""


def _raiser(cls: Any) -> Any:
    function = cls._members["__init__"][1]

    def make(run: Run, /, *args: Any, **kwargs: Any) -> CaughtError:
        run.charge_bytes(_RAISED_BYTES)
        error = cls.__new__(cls)
        error._held = _new_fields(run)
        error._begun = False
        made = CaughtError(error)
        check_nothing(run, call_value(run, function, made, *args, **kwargs))
        if not error._begun:
            error.args = tuple(arguments_of_error(run, cls, args))
        return made

    return make


def _new_fields(run: Run) -> dict[str, Any]:
    fields: dict[str, Any] = run.fresh({})
    state = run.state
    return state.born(fields) if state is not None and state.suspended else fields


def check_nothing(run: Run, given: Any) -> None:
    """Refuse what an `__init__` gives back."""
    if given is not None and (given := touch(run, given)) is not None:
        raise TypeError(f"__init__() should return None, not {type_name(given)!r}")


def _fields(owner: Any) -> dict[str, Any] | None:
    """The attributes that an object of a class of the text has of its own; None of any other value."""
    kind = type(owner)
    if issubclass(kind, Instance):
        fields: dict[str, Any] = owner.fields
        return fields
    if kind is CaughtError and issubclass(type(owner.error), Made):
        held: dict[str, Any] | None = owner.error.__dict__.get("_held")
        return held
    return None


def fields_to_change(name: str, run: Run, owner: Any) -> dict[str, Any]:
    """The dict in which `owner.name = value` puts the value."""
    fields = _fields(owner)
    if type(owner) is CaughtError and issubclass(type(owner.error), Made):
        error: Any = owner.error
        if not name.startswith("_") and name not in type(error)._members and hasattr(type(error), name):
            raise Refused(f"{name!r} of an exception cannot be assigned: give its arguments to super().__init__(…)")
        if fields is None:
            run.charge_bytes(OBJECT_BYTES)
            fields = error._held = run.fresh({})
    if fields is not None:
        return fields
    if kinds.is_type(owner):
        raise Refused(
            "attributes of a class cannot be assigned in a program: keep the value in a variable or an object"
        )
    told = missing(owner, name, ()) if type(owner) in kinds.ATOMS or type(owner) in kinds.CONTAINERS else None
    raise told or Refused(f"an attribute of a value of type {type_name(owner)!r} cannot be assigned")


def read_own(run: Run, owner: Any, name: str, called: bool = False) -> Any:
    """`owner.name`, where a class of the text has it or its object; `NOTHING_THERE` for all else."""
    if issubclass(type(owner), Instance):
        cls, fields = type(owner), owner.fields
    else:
        cls = _class_of(owner)
        if cls is None or not issubclass(cls, Made):
            return NOTHING_THERE
        fields = _fields(owner)
    if fields is not None:
        state = run.state
        if state is not None and state.watches:
            state.reading(fields, W_MAP)
        if name in fields:
            return fields[name]
    found = cls._members.get(name, NOTHING_THERE)
    if found is not NOTHING_THERE:
        return _bound(run, owner, found, called)
    if not issubclass(cls, Instance) or name.startswith("__"):
        return NOTHING_THERE  # which the sandbox has for all values, or does not have
    of = f"type object {cls.__name__!r}" if type(owner) is Builtin else f"{cls.__name__!r} object"
    raise AttributeError(f"{of} has no attribute {name!r}")


def _bound(run: Run, owner: Any, member: Member, called: bool) -> Any:
    """A member of a class, read from an object or from the class; one that is `called` at once is not kept."""
    how, value = member
    of_class = type(owner) is Builtin
    if how == OF_CLASS:
        owner = owner if of_class else _class_of(owner)._type
    elif how == STATIC or of_class or type(value) is not kinds.TextFunction:
        return value
    if not called:
        run.charge_bytes(METHOD_BYTES)
    return OwnMethod(value, owner)


def _class_of(owner: Any) -> Any:
    kind = type(owner)
    return owner.of_type if kind is Builtin else type(owner.error) if kind is CaughtError else kind


def read_above(shape: ClassStatement, name: str, run: Run, owner: Any) -> Any:
    """`super().name` in a method that stands in the class of `shape`."""
    cls = _class_of(owner)
    known = cls.__mro__ if isinstance(cls, type) and issubclass(cls, Made) else ()
    here: Any = next((each for each in known if each.__dict__.get("_shape") is shape), None)
    if here is None:
        raise TypeError("super(type, obj): obj must be an instance or subtype of type")
    found = here._above._members.get(name, NOTHING_THERE) if here._above is not None else NOTHING_THERE
    if found is not NOTHING_THERE:
        return _bound(run, owner, found, False)
    if name != "__init__":
        raise AttributeError(f"'super' object has no attribute {name!r}")
    run.charge_bytes(METHOD_BYTES)
    return kinds.BoundMethod("__init__", _init_error if type(owner) is CaughtError else _init_object, owner)


def _init_object(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> None:
    if args or kwargs:
        raise TypeError("object.__init__() takes exactly one argument (the instance to initialize)")


def _init_error(run: Run, owner: CaughtError, /, *args: Any) -> None:
    error: Any = owner.error
    error.args = tuple(arguments_of_error(run, type(error), args))
    error._begun = True


def named_tuple_class(name: str, names: Sequence[str], run: Run, *defaults: Any) -> Builtin:
    """The type of a named tuple, the last of whose fields have defaults."""
    run.charge_bytes(_CLASS_BYTES + 2 * ITEM_BYTES * len(names))
    return record_class(name, names, defaults)


def _replaced(run: Run, owner: Record, /, **kwargs: Any) -> Record:
    names = type(owner)._fields
    run.charge_made(tuple, len(names))
    run.charge_bytes(ITEM_BYTES * len(kwargs))
    made = [kwargs.pop(name, item) for name, item in zip(names, owner, strict=True)]
    if kwargs:
        texts(run, *kwargs)
        raise ValueError(f"Got unexpected field names: {[*kwargs]!r}")
    return tuple.__new__(type(owner), made)


def _as_dict(run: Run, owner: Record, /) -> dict[str, Any]:
    run.charge_made(dict, len(owner))
    return dict(zip(type(owner)._fields, owner, strict=True))


_OF_ALL: Mapping[str, Any] = {
    "_asdict": Method(_as_dict, effects=MAKES | PASSES, cost=ITSELF),
    "_fields": kinds.Field(lambda owner: type(owner)._fields, 0),
    "_replace": Method(_replaced, effects=PASSES, cost=ITSELF),
}
"""What each named tuple has beside its fields, whose own names cannot begin with an underscore and a letter."""

name_methods([_OF_ALL])


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
            **_OF_ALL,
        },
    }
    cls = type(typename, (Record,), body)
    by_name = dict(zip(names[len(names) - len(defaults) :], defaults, strict=True))

    def make(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        plain = len(args) == len(names) and not kwargs
        return tuple.__new__(cls, args if plain else _fields_bound(typename, names, by_name, args, kwargs))

    cost = Takes(CONTAINER_BYTES + ITEM_BYTES * len(names), steps=1 + len(names) // 8)
    cls._type = Builtin(typename, make, cls, effects=PASSES, cost=cost)  # type: ignore[attr-defined]  # a class made just now from `Record`
    return cls._type  # type: ignore[attr-defined,no-any-return]


def _fields_bound(
    typename: str, names: Sequence[str], defaults: Mapping[str, Any], args: Sequence[Any], kwargs: Mapping[str, Any]
) -> list[Any]:
    if len(args) > len(names):
        raise TypeError(f"{typename}() takes {len(names)} positional arguments but {len(args)} were given")
    given = dict(zip(names, args, strict=False))
    known = set(names) if kwargs else ()
    for name, value in kwargs.items():
        if name not in known:
            raise TypeError(f"{typename}() got an unexpected keyword argument {name!r}")
        if name in given:
            raise TypeError(f"{typename}() got multiple values for argument {name!r}")
        given[name] = value
    missing = [name for name in names if name not in given and name not in defaults]
    if missing:
        raise TypeError(f"{typename}() is missing required arguments: {', '.join(map(repr, missing))}")
    return [given[name] if name in given else defaults[name] for name in names]
