"""Classes that a text makes by a `class` statement, and what their objects have.

An object of such a class is no object with methods that Python would call: it has a dict of attributes, and its class
a table of functions of the text. What reads and writes attributes looks into them, and what uses a value by a special
method of its class (see `special_methods`).
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.budget.costs import (
    CLASS_BYTES,
    CONTAINER_BYTES,
    DICT_BYTES,
    ENTRY_BYTES,
    ERROR_BYTES,
    ITEM_BYTES,
    METHOD_BYTES,
)
from lightfc_sandbox.effects import CALLBACK, MAKES, PASSES, W_MAP
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.assignment import (
    ALIAS as ALIAS,
    CACHED as CACHED,
    DELETER as DELETER,
    OF_CLASS as OF_CLASS,
    OF_INSTANCE as OF_INSTANCE,
    PROPERTY as PROPERTY,
    SETTER as SETTER,
    STATIC as STATIC,
    VALUE as VALUE,
    ClassAttribute as ClassAttribute,
    ClassStatement as ClassStatement,
    Hooked,
    Member,
    NamedFunction,
    Property as Property,
    asked_of,
    class_of,
    comes_first,
    descriptor,
    first_with,
    name_descriptors,
    read_from_class,
)
from lightfc_sandbox.stdlib.attributes import NAMES, OF_CLASSES, is_of_library, missing, read_attribute
from lightfc_sandbox.stdlib.calling import call_value, initialize
from lightfc_sandbox.stdlib.data_objects import enter_data, first_data
from lightfc_sandbox.stdlib.exception_types import error_type, give_arguments, keeps
from lightfc_sandbox.stdlib.host_groups import WRITTEN as GROUP, note_class
from lightfc_sandbox.stdlib.named_tuples import constructor_below, named_tuple_class
from lightfc_sandbox.stdlib.own_keys import hash_of_key, is_same_key
from lightfc_sandbox.stdlib.special_methods import (
    OF_ERRORS,
    OF_RECORDS,
    OPERATIONS,
    Opened,
    call_for_attribute,
    call_special,
    computing_of,
    operations_of,
)
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Builtin, CaughtError, Instance, Made, OwnMethod, TextFunction, type_name
from lightfc_sandbox.values.precision import SETTABLE, Settings
from lightfc_sandbox.values.text import error_repr, error_text, to_repr
from lightfc_sandbox.values.type_tables import NOTHING_THERE, asks_others

OBJECT_BYTES = 2 * CONTAINER_BYTES + DICT_BYTES  # an object, with the dict of its attributes
_RAISED_BYTES = ERROR_BYTES + OBJECT_BYTES
_MAX_BASES = 16  # what one class derives from directly
_MAX_ABOVE = 64  # classes that derive from one another: CPython goes through them by recursion when it gives them up
_HELD = frozenset({list, set}) | kinds.MAPPINGS
# Exceptions that mean something to Python or the sandbox, or whose constructors want arguments of their own.
_UNDERIVED = (StopIteration, StopAsyncIteration, RecursionError, MemoryError, SyntaxError, UnicodeError)


def check_base(base: Any, *, is_enum: bool = True) -> str | None:
    """What is said of a class that derives from `base`; None if one may."""
    cls = base.of_type if type(base) is Builtin else None
    if cls is not None and issubclass(cls, Instance) and cls._classes:
        return None if is_enum or cls._choices is None else f"an enum derives from {base.name!r} by that name alone"
    if cls is None or not issubclass(cls, BaseException):
        return _underived(base, cls)
    if not issubclass(cls, Exception) or issubclass(cls, _UNDERIVED):
        return f"an exception of a program cannot derive from {base.name!r}: write Exception, or ValueError"
    return None


def _underived(base: Any, cls: type | None) -> str:
    if cls in _HELD:
        return f"a class derives from {base.name!r} by that name alone in a program"
    return f"a class cannot derive from {base.name if cls is not None else type_name(base)!r} in a program"


def make_class(
    run: Run, shape: ClassStatement, bases: Sequence[Any], values: Sequence[Any], keywords: Mapping[str, Any]
) -> Builtin:
    """A class of a text: a type of exceptions if its bases are; else its objects have the text's own attributes."""
    of = _checked(shape, bases)
    own = _own_members(run, shape, values)
    inside = {
        "__slots__": (),
        "__module__": "__main__",
        "__qualname__": shape.path + shape.name,
        "_own": {*own},
        "_shape": shape,
        "_asked": asked_of(shape, of),
    }
    if "__hash__" in own:
        inside |= {"__hash__": hash_of_key, "__eq__": is_same_key}
    run.charge_steps(len(of) * sum(len(each.__mro__) for each in of))  # what putting them in order takes at most
    made: Any = type(shape.name, (*of,), inside)
    above = [each for each in made.__mro__[1:] if "_shape" in each.__dict__]
    made._classes = (made, *above)
    members: dict[str, Member] = {}
    for each in reversed(above):
        run.charge_steps(1 + len(each._own))
        members.update((name, each._members[name]) for name in each._own)
    made._members = members = members | own
    run.charge_bytes(CLASS_BYTES + ITEM_BYTES * (len(made.__mro__) + 4 * len(members) + 2 * len(own)))
    if issubclass(made, Instance):
        _enter(run, shape, made, own)
    elif not OF_ERRORS.issuperset(each for each in own if each.startswith("__")):
        raise Refused("an exception of a program has no special methods but __init__, __str__ and __repr__")
    else:
        _open(run, made, frozenset())
    made._type = _type_of(made)
    name_descriptors(run, made._type, own)
    _tell(run, made._type, above, keywords)
    if shape.written == GROUP:
        note_class(run, made._type)
    return made._type  # type: ignore[no-any-return]  # as it was set just now


def record_class_of(shape: ClassStatement, names: Sequence[str], defaults: int, run: Run, *values: Any) -> Builtin:
    """A named tuple. One whose class has more than fields leaves a text as one of the class above it, which has not."""
    plain: Any = named_tuple_class(shape.name, names, run, *values[:defaults]).of_type
    own = _own_members(run, shape, values[defaults:])
    if not own:
        return plain._type  # type: ignore[no-any-return]  # as it is one of named tuples
    run.charge_bytes(CLASS_BYTES + 6 * ITEM_BYTES * len(own))
    made: Any = type(shape.name, (plain,), {"__slots__": (), "__module__": "__main__", "_members": own, "_own": {*own}})
    made._texts = Opened(own, operations_of(own)) if not OF_RECORDS.isdisjoint(own) else None
    if operators := computing_of(own):
        _open(run, made, operators)
    return constructor_below(plain, made)


def _tell(run: Run, made: Builtin, above: Sequence[Any], keywords: Mapping[str, Any]) -> None:
    """Tell the classes above of a new one, by `__init_subclass__`."""
    told = first_with(above, "__init_subclass__")
    if told is not None:
        call_special(run, told._members["__init_subclass__"][1], made, **keywords)
    elif keywords:
        raise TypeError(f"{made.name}.__init_subclass__() takes no keyword arguments")


_OF_PROPERTIES = frozenset({SETTER, DELETER})


def _own_members(run: Run, shape: ClassStatement, values: Sequence[Any]) -> dict[str, Member]:
    """What stands in a class, by name."""
    own: dict[str, Member] = {}
    for name, kind, value in zip(shape.names, shape.kinds, values, strict=True):
        if " " in name:  # what a dataclass keeps for its `__init__`
            own[name] = (STATIC, own[value][1] if kind == ALIAS else value)
        elif kind == ALIAS:
            own[name] = own[value]
        elif kind in _OF_PROPERTIES:
            getter, setter, deleter, _ = own[name][1]
            own[name] = (PROPERTY, (getter, value, deleter, None) if kind == SETTER else (getter, setter, value, None))
        elif kind == VALUE:
            own[name] = descriptor(name, value) if issubclass(type(value), Instance) else (kind, value)
        else:
            own[name] = (kind, _made_by(kind, name, value))
    return own


def _made_by(kind: int, name: str, value: Any) -> Any:
    """What stands in a class for what a decorator makes of a function, or for `property(get, set)`."""
    if kind == PROPERTY:
        return value if type(value) is tuple else (value, None, None, None)
    return (value, name) if kind == CACHED else value


def _enter(run: Run, shape: ClassStatement, made: Any, own: Mapping[str, Member]) -> None:
    """Note what the objects of a class can do by special methods, and what has to be known of it as a dataclass."""
    classes = made._classes
    made._holds = any(each._shape.held in kinds.CONTAINERS for each in classes)
    if shape.data is not None:
        enter_data(shape.data, made, first_data(classes[1:]), own)
    if "__match_args__" in own:
        made.__match_args__ = own["__match_args__"][1]  # type: ignore[misc]  # a name of Python
    operations = operations_of(made._members)
    if operations:
        _open(run, made, operations)
        made._special = True
    named = {name for each in classes for name in each._shape.abstract}
    made._abstract = sorted(name for name in named if name in first_with(classes, name)._shape.abstract)
    hashing = first_with(classes, "__hash__", "__eq__")
    made._hashed = hashing is None or "__hash__" in hashing._own
    _enter_settable(made, [each._shape.slots for each in classes])


def _enter_settable(made: Any, slots: Sequence[Sequence[str] | None]) -> None:
    made._allowed = None if None in slots else frozenset(chain.from_iterable(filter(None, slots)))
    made._settable = frozenset() if made._frozen or "__setattr__" in made._members else made._allowed


def _open(run: Run, made: Any, operations: frozenset[str]) -> None:
    if type(run.opened) is not _Opened:
        run.host_keys = any(map(asks_others, run.host_types.keys() - run.opened.keys()))
        run.host_keys |= any("hash" in each.operations for each in run.opened.values())
        run.opened, run.special = _Opened(run.opened), True
    run.opened[made] = Opened(made._members, operations)


class _Opened(dict[type, Any]):
    """The opened types of a run which has added those of its own."""


def _checked(shape: ClassStatement, bases: Sequence[Any]) -> list[type]:
    """The classes that a new one derives from, `Instance` and `Made` too."""
    if len(bases) > _MAX_BASES:
        raise Refused(f"a class derives from no more than {_MAX_BASES} others in a program")
    of = [_checked_base(shape, each) for each in bases] or [Instance]
    if len({issubclass(each, Instance) for each in of}) > 1:
        raise Refused("an exception of a program derives from exceptions alone")
    return of if any(issubclass(each, Made) for each in of) else [Made, *of]


def _checked_base(shape: ClassStatement, base: Any) -> type:
    told = check_base(base, is_enum=shape.is_enum)
    if told is not None:
        raise Refused(told)
    of: Any = base.of_type
    if len(of.__mro__) > _MAX_ABOVE:
        raise Refused(f"no more than {_MAX_ABOVE} classes derive from one another in a program")
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


def _not_instantiated(name: str, abstract: Sequence[str]) -> str:
    """What the running Python says of a class that is abstract."""
    what = "methods" if len(abstract) > 1 else "method"
    if sys.version_info >= (3, 12):
        lacking = ", ".join(f"'{each}'" for each in abstract)
        return f"Can't instantiate abstract class {name} without an implementation for abstract {what} {lacking}"
    return f"Can't instantiate abstract class {name} with abstract {what} {', '.join(abstract)}"


def _constructor(cls: Any) -> Any:
    function = cls._members.get("__init__", (OF_INSTANCE, None))[1]
    new, abstract = cls._members.get("__new__", (OF_INSTANCE, None))[1], cls._abstract

    def make(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        if abstract:
            raise TypeError(_not_instantiated(cls.__name__, abstract))
        made = new_object(run, cls) if new is None else touch(run, call_value(run, new, cls._type, *args, **kwargs))
        if not issubclass(type(made), cls):
            return made
        if function is not None:
            check_nothing(run, initialize(run, made, made.fields, function, args, kwargs))
        elif new is None and (args or kwargs):
            raise TypeError(f"{cls.__name__}() takes no arguments")
        return made

    quick = CONSTRUCTORS.get(type(function)) if not abstract and new is None else None
    return quick(make, cls, function) if quick else make


CONSTRUCTORS: dict[type, Callable[..., Any]] = {}
"""What gives a quicker constructor for one, by the type of its `__init__`; `nodes.pyx` fills it."""


def _raiser(cls: Any) -> Any:
    function = cls._members["__init__"][1]

    def make(run: Run, /, *args: Any, **kwargs: Any) -> CaughtError:
        run.charge_bytes(_RAISED_BYTES)
        error = cls.__new__(cls)
        error._held = _new_fields(run)
        give_arguments(run, error, args)
        made = CaughtError(error)
        check_nothing(run, initialize(run, made, error._held, function, args, kwargs))
        return made

    return make


def _new_fields(run: Run) -> dict[str, Any]:
    fields: dict[str, Any] = run.fresh({})
    state = run.state
    return state.born(fields) if state is not None and state.suspended else fields


def new_object(run: Run, cls: Any) -> Any:
    """An object of a class of the text, which has no attributes yet."""
    run.charge_bytes(OBJECT_BYTES)
    made = cls()
    made.fields = _new_fields(run)
    return made


def object_like(run: Run, value: Instance) -> Instance:
    """A new object of the same class, which has no attributes yet."""
    if "__new__" in value._members:
        raise Refused("an object whose class has a __new__ cannot be copied in a program")
    run.charge_items(len(value.fields), ENTRY_BYTES)
    made: Instance = new_object(run, type(value))
    if hasattr(value, "keyed"):
        made.keyed = value.keyed
    return made


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


def fields_to_change(name: str, run: Run, owner: Any) -> Any:
    """The dict in which `owner.name = value` puts the value, or what does it in its place."""
    if type(owner) is TextFunction:
        if owner.fields is None:
            run.charge_bytes(DICT_BYTES)
            owner.fields = _new_fields(run)
        return NamedFunction(owner.fields) if name in NAMES else owner.fields
    cls = class_of(owner)
    if cls is None or not issubclass(cls, Made) or issubclass(cls, kinds.Record):
        return _settings(name, owner)
    if name.startswith("__") and not issubclass(type(owner), Instance):
        raise Refused(f"{name!r} of {type_name(owner)!r} cannot be assigned in a program")
    if type(owner) is Builtin:
        return ClassAttribute(cls)
    if "__setattr__" in cls._members and name != kinds.HELD:
        return Hooked(owner, cls)
    return fields_behind(name, run, owner)


def fields_behind(name: str, run: Run, owner: Any) -> Any:
    """The same where no `__setattr__` is asked."""
    cls = class_of(owner)
    if comes_first(cls, name):
        return Property(owner, cls, name)
    if type(owner) is CaughtError:
        return _fields_of_error(name, run, owner.error)
    if cls._frozen or cls._allowed is not None:
        _check_settable(cls, owner, name)
    return owner.fields


def _settings(name: str, owner: Any) -> Settings:
    """What else has attributes that can be assigned: how exact numbers are computed."""
    if type(owner) is Settings and name in SETTABLE:
        return owner
    if issubclass(type(owner), kinds.Record) and name in type(owner)._fields:
        raise AttributeError("can't set attribute")
    told = missing(owner, name, ()) if type(owner) in kinds.ATOMS or type(owner) in kinds.CONTAINERS else None
    raise told or Refused(f"an attribute of a value of type {type_name(owner)!r} cannot be assigned")


def _fields_of_error(name: str, run: Run, error: Any) -> dict[str, Any]:
    if not name.startswith("_") and name not in type(error)._members and hasattr(type(error), name):
        raise Refused(f"{name!r} of an exception cannot be assigned: give its arguments to super().__init__(…)")
    fields: dict[str, Any] | None = error.__dict__.get("_held")
    if fields is None:
        run.charge_bytes(OBJECT_BYTES)
        fields = error._held = run.fresh({})
    return fields


def has_dict(cls: Any) -> bool:
    """Whether objects of a class of the text have attributes beside those that `__slots__` lists."""
    return any(each._shape.slots is None for each in cls._classes)


def _check_settable(cls: Any, owner: Any, name: str) -> None:
    if not cls._frozen:
        if name not in cls._allowed:
            raise AttributeError(f"{cls.__name__!r} object has no attribute {name!r}")
        return
    data = first_data(cls._classes)
    if name in owner.fields if name in data.names else cls._shape.data is data:
        from dataclasses import FrozenInstanceError  # takes long to import, and few texts need it

        raise FrozenInstanceError(f"cannot assign to field {name!r}")


def read_own(run: Run, owner: Any, name: str, called: bool = False) -> Any:
    """`owner.name`, where a class of the text has it or its object; `NOTHING_THERE` for all else."""
    if issubclass(type(owner), Instance):
        cls, fields = type(owner), owner.fields
    elif type(owner) is TextFunction:
        return _of_function(run, owner, name)
    else:
        cls = class_of(owner)
        if cls is None or not issubclass(cls, Made):
            return NOTHING_THERE
        fields = _fields(owner)
    state = run.state
    if state is not None and state.watches and (run.may_assign(name) or state.is_making(fields)):
        _wait_for_changes(state, cls, fields, name)
    if fields is not None and name in fields and not comes_first(cls, name):
        return fields[name]
    return _member(run, owner, cls, name, called)


OF_CLASSES.append(read_own)


def has_nothing(run: Run, owner: Any, name: Any) -> bool:
    """Whether an object is known to have nothing of a name, without that any function of the text is asked."""
    cls = type(owner)
    if run.state is not None or type(name) is not str or name.startswith("__") or cls._mixed:
        return False
    return name not in owner.fields and name not in cls._members and "__getattr__" not in cls._members


def _of_function(run: Run, owner: TextFunction, name: str) -> Any:
    """An attribute that the text has given to one of its functions."""
    if run.state is not None and run.state.watches:
        run.state.reading(owner if owner.fields is None else owner.fields, W_MAP)
    return NOTHING_THERE if owner.fields is None else owner.fields.get(name, NOTHING_THERE)


def _member(run: Run, owner: Any, cls: Any, name: str, called: bool) -> Any:
    """The same of what stands in the class, or `__getattr__` gives."""
    found = cls._members.get(name, NOTHING_THERE)
    if found is NOTHING_THERE:
        if not issubclass(cls, Instance) or name.startswith("__"):
            return _operation(run, owner, cls, name)
        return _missing(run, owner, cls, name)
    if found[0] < PROPERTY or "__getattr__" not in cls._members:
        return _bound(run, owner, found, called)
    try:
        return _bound(run, owner, found, called)
    except AttributeError:
        return _missing(run, owner, cls, name)  # as in Python


def _operation(run: Run, owner: Any, cls: Any, name: str) -> Any:
    """What all objects have under the name of a special method; other such names the sandbox has for all values."""
    if name not in OPERATIONS or not issubclass(cls, Instance) or type(owner) is Builtin:
        return NOTHING_THERE
    if name not in OF_OBJECTS:
        raise AttributeError(f"{type_name(owner)!r} object has no attribute {name!r}")
    run.charge_bytes(METHOD_BYTES)
    return kinds.BoundMethod(name, OF_OBJECTS[name], owner)


def _missing(run: Run, owner: Any, cls: Any, name: str) -> Any:
    """What `__getattr__` gives for an attribute that is not there."""
    of_class = type(owner) is Builtin
    if "__getattr__" in cls._members and not of_class:
        return call_for_attribute(run, cls._members["__getattr__"][1], owner, name)
    if cls._mixed and not of_class:
        return read_attribute(run, owner.fields["_value_"], name, called=True)
    if of_class and name == "mro":
        return Builtin(name, lambda run: run.fresh([*read_attribute(run, owner, "__mro__")]), effects=MAKES, cost=FREE)
    if any(each._shape.written and is_of_library(each._shape.written, name) for each in cls._classes):
        raise Refused(f"{cls.__name__!r} has no attribute {name!r} that a program may use")
    of = f"type object {cls.__name__!r}" if of_class else f"{cls.__name__!r} object"
    raise AttributeError(f"{of} has no attribute {name!r}")


def _wait_for_changes(state: Any, cls: Any, fields: dict[str, Any] | None, name: str) -> None:
    """Read an attribute after those that may assign it; a method is looked for as it stands in the class."""
    if fields is not None:
        state.reading(fields, W_MAP)
        if name in fields:
            return
    found = cls._members.get(name)
    if found is None or found[0] == VALUE:
        state.reading(cls._members, W_MAP)


def _bound(run: Run, owner: Any, member: Member, called: bool) -> Any:
    """A member of a class, read from an object or from the class; one that is `called` at once is not kept."""
    how, value = member
    of_class = type(owner) is Builtin
    if how >= PROPERTY:
        if of_class:
            return read_from_class(run, owner, member)
        return call_for_attribute(run, value[0], owner) if how == PROPERTY else _cached_value(run, owner, *value)
    if how == OF_CLASS:
        owner = owner if of_class else class_of(owner)._type
    elif how == STATIC or of_class or type(value) is not kinds.TextFunction:
        return value
    if not called:
        run.charge_bytes(METHOD_BYTES)
    return OwnMethod(value, owner)


def _cached_value(run: Run, owner: Any, function: Any, name: str) -> Any:
    """The value of a `cached_property`: an attribute of its object, from when it is first read."""
    is_error = type(owner) is CaughtError
    if not is_error and not has_dict(type(owner)):
        raise TypeError(f"No '__dict__' attribute on {type_name(owner)!r} instance to cache {name!r} property.")
    fields = _fields_of_error(name, run, owner.error) if is_error else owner.fields
    if run.state is not None:
        run.state.turn()
    if name not in fields:
        value = call_for_attribute(run, function, owner)
        run.charge_bytes(ENTRY_BYTES)
        fields[name] = value
    return fields[name]


def read_above(shape: ClassStatement, name: str, run: Run, owner: Any) -> Any:
    """`super().name` in a method that stands in the class of `shape`."""
    cls = class_of(owner)
    classes = cls._classes if isinstance(cls, type) and issubclass(cls, Made) else ()
    found, passed = None, False
    for each in classes:
        if not passed:
            passed = each._shape is shape
        elif name in each._own:
            found = each
            break
    if not passed:
        raise TypeError("super(type, obj): obj must be an instance or subtype of type")
    if found is not None and name == "__init_subclass__":
        return OwnMethod(found._members[name][1], owner)
    if found is not None:
        return _bound(run, owner, found._members[name], False)
    own = _OF_ERRORS if type(owner) is CaughtError else OF_OBJECTS
    if name not in own:
        raise AttributeError(f"'super' object has no attribute {name!r}")
    run.charge_bytes(METHOD_BYTES)
    return kinds.BoundMethod(name, own[name], owner)


def _init_object(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> None:
    if args or kwargs:
        raise TypeError("object.__init__() takes exactly one argument (the instance to initialize)")


def _same_object(run: Run, owner: Any, other: Any, /) -> Any:
    return True if owner is other else NotImplemented


def _init_error(run: Run, owner: CaughtError, /, *args: Any) -> None:
    give_arguments(run, owner.error, args)


def _new_object(run: Run, owner: Any, cls: Any, /, *args: Any, **kwargs: Any) -> Any:
    kind = cls.of_type if type(cls) is Builtin else None
    if kind is None or not issubclass(kind, Instance) or kind._choices is not None or kind._abstract:
        raise TypeError("object.__new__() takes a class of the program that is not abstract")
    if (args or kwargs) and "__new__" in kind._members:
        raise TypeError("object.__new__() takes exactly one argument (the type to instantiate)")
    if (args or kwargs) and "__init__" not in kind._members:
        raise TypeError(f"{kind.__name__}() takes no arguments")
    return new_object(run, kind)


OF_OBJECTS: dict[str, Any] = {
    "__new__": _new_object, "__init_subclass__": lambda run, owner, /: None,
    "__init__": _init_object, "__eq__": _same_object,
    "__repr__": lambda run, owner, /: f"<{type(owner).__name__}>", "__str__": lambda run, owner, /: to_repr(run, owner),
}  # fmt: skip
_OF_ERRORS: Mapping[str, Any] = {
    "__init__": _init_error, "__str__": error_text, "__repr__": error_repr
}  # fmt: skip
"""What `super()` has at the top: what `object`, or an exception of Python, does."""
