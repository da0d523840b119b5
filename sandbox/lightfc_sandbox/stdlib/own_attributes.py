"""Attributes of objects whose classes the text makes, by names that it computes: `setattr`, `delattr`, `vars`, `del`.

Such attributes are the items of a dict that is the text's own. `vars` gives that dict itself, as CPython does, so what
is put into it is an attribute, and every rule for items of a dict holds.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.effects import CALLBACK, PASSES, PURE, WRITES
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.classes import PROPERTY, fields_to_change, has_dict
from lightfc_sandbox.stdlib.containers import set_item
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import Builtin, Instance, type_name


def _name(run: Run, name: Any) -> str:
    name = touch(run, name)
    if type(name) is not str:
        raise TypeError(f"attribute name must be string, not {type_name(name)!r}")
    if name.startswith("__"):
        raise Refused(f"attribute {name!r} starts with two underscores")
    return name


def _set(run: Run, obj: Any, name: Any, value: Any, /) -> None:
    name = _name(run, name)
    set_item(run, fields_to_change(name, run, touch(run, obj)), name, value)


def delete_attribute(name: str, run: Run, owner: Any) -> None:
    """`del owner.name`."""
    kind = type(owner)
    if issubclass(kind, Instance) and kind._members.get(name, (None,))[0] == PROPERTY:
        raise AttributeError(f"property {name!r} of {type_name(owner)!r} object has no deleter")
    fields = fields_to_change(name, run, owner)
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
    if not has or kind._choices is not None:
        raise Refused(f"vars() takes an object whose class the program makes, not {type_name(owner)!r}")
    fields: dict[str, Any] = owner.fields
    return fields


_OWN = partial(Builtin, effects=WRITES | CALLBACK | PASSES, cost=ITSELF)

VARS = Builtin("vars", _vars, effects=PASSES | PURE, cost=FREE)
"""`vars(x)`, which is `x.__dict__`."""

OF_OBJECTS: Mapping[str, Builtin] = {
    "setattr": _OWN("setattr", _set),
    "delattr": _OWN("delattr", _delete),
    "vars": VARS,
}
"""What programs can do with attributes of objects of their own."""
