"""Attributes of objects whose classes the text makes, by names that it computes: `setattr`, `delattr`, `vars`, `del`.

Such attributes are the items of a dict that is the text's own. `vars` gives that dict itself, as CPython does, so what
is put into it is an attribute, and every rule for items of a dict holds.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import CALLBACK, FIRST, PASSES, PURE, READS, W_OTHER, WRITES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.attributes import CLASS_MEMBERS, check_name
from lightfc_sandbox.stdlib.classes import (
    OF_OBJECTS as AS_OBJECT,
    PROPERTY,
    fields_behind,
    fields_to_change,
    has_dict,
    new_object,
)
from lightfc_sandbox.stdlib.containers import set_item
from lightfc_sandbox.stdlib.special_methods import call_special
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Builtin, Instance, type_name


def _name(run: Run, name: Any) -> str:
    name = touch(run, name)
    if type(name) is not str:
        raise TypeError(f"attribute name must be string, not {type_name(name)!r}")
    check_name(name)
    if name.startswith("__"):
        raise Refused(f"attribute {name!r} starts with two underscores")
    return name


def _set(run: Run, obj: Any, name: Any, value: Any, /) -> None:
    name = _name(run, name)
    set_item(run, fields_to_change(name, run, touch(run, obj)), name, value)


def _set_as_object(run: Run, owner: Any, name: Any, value: Any, /) -> None:
    """`object.__setattr__(owner, name, value)`: what an assignment does where no class has anything to say of it."""
    name, owner = _name(run, name), touch(run, owner)
    if not issubclass(type(owner), Instance):
        raise TypeError(f"can't apply this __setattr__ to {type_name(owner)!r} object")
    place = owner.fields if type(owner)._frozen else fields_behind(name, run, owner)
    set_item(run, place, name, value)


def _new(run: Run, cls: Any, /, *args: Any, **kwargs: Any) -> Any:
    """`object.__new__(cls)`, which is given no object before the class."""
    return AS_OBJECT["__new__"](run, None, touch(run, cls), *args, **kwargs)


def delete_attribute(name: str, run: Run, owner: Any) -> None:
    """`del owner.name`."""
    kind = type(owner)
    if issubclass(kind, Instance) and "__delattr__" in kind._members:
        call_special(run, kind._members["__delattr__"][1], owner, name)
        return
    _delete_as_object(run, owner, name)


def _delete_as_object(run: Run, owner: Any, name: Any) -> None:
    """`object.__delattr__(owner, name)`: what `del` does where no class has anything to say of it."""
    name, owner = _name(run, name), touch(run, owner)
    kind = type(owner)
    if issubclass(kind, Instance) and kind._members.get(name, (None,))[0] == PROPERTY:
        deleter = kind._members[name][1][2]
        if deleter is None:
            raise AttributeError(f"property {name!r} of {type_name(owner)!r} object has no deleter")
        call_special(run, deleter, owner)
        return
    is_own = issubclass(kind, Instance) and not kind._frozen
    fields = (fields_behind if is_own else fields_to_change)(name, run, owner)
    if type(fields) is not dict:
        raise Refused(f"attribute {name!r} of {type_name(owner)!r} cannot be deleted in a program")
    if name not in fields:
        raise AttributeError(f"{type_name(owner)!r} object has no attribute {name!r}")
    del fields[name]


def _delete(run: Run, obj: Any, name: Any, /) -> None:
    delete_attribute(_name(run, name), run, touch(run, obj))


def _vars(run: Run, object: Any, /) -> dict[str, Any]:  # noqa: A002 - CPython's own name for it
    owner = touch(run, object)
    kind = type(owner)
    has = issubclass(kind, Instance) and has_dict(kind)
    if not has and (kind in kinds.ATOMS or kind in kinds.CONTAINERS or issubclass(kind, Instance)):
        raise TypeError("vars() argument must have __dict__ attribute")
    if not has or kind._choices is not None or kinds.HELD in owner.fields:
        raise Refused(
            f"vars() takes an object whose class the program makes, of no container, not {type_name(owner)!r}"
        )
    fields: dict[str, Any] = owner.fields
    return fields


_OWN = partial(Builtin, effects=WRITES | CALLBACK | PASSES | FIRST, cost=ITSELF)

VARS = Builtin("vars", _vars, effects=PASSES | PURE, cost=FREE)
"""`vars(x)`, which is `x.__dict__`."""


class Plain(Instance):
    """What `object()` gives: it has nothing, and is itself alone."""

    __slots__ = ()
    _settable = _allowed = frozenset()


Plain.__name__ = "object"  # as messages name it
OBJECT = Builtin("object", lambda run: new_object(run, Plain), object, effects=READS | W_OTHER, cost=ITSELF)
"""`object`, of which every value is one."""
Plain._type = kinds.TYPES[object] = OBJECT

AS_OBJECT["__setattr__"], AS_OBJECT["__delattr__"] = _set_as_object, _delete_as_object
CLASS_MEMBERS.update({
    (object, name): _OWN(f"object.{name}", AS_OBJECT[name]) for name in ("__init__", "__setattr__", "__delattr__")
})  # fmt: skip
CLASS_MEMBERS[object, "__new__"] = _OWN("object.__new__", _new)

OF_OBJECTS: Mapping[str, Builtin] = {
    "setattr": _OWN("setattr", _set),
    "delattr": _OWN("delattr", _delete),
    "vars": VARS,
    "object": OBJECT,
}
"""What programs can do with attributes of objects of their own."""
