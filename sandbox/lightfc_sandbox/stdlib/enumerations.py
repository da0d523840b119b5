"""Enums that a text makes: a class each of whose values is one object, which has a name and a value."""

from collections.abc import Callable
from typing import Any, Final

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE
from lightfc_sandbox.effects import PURE
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import call_value
from lightfc_sandbox.stdlib.classes import PROPERTY, VALUE, new_object
from lightfc_sandbox.stdlib.comparison import member_with
from lightfc_sandbox.values.kinds import CALLABLE, Builtin, Inside
from lightfc_sandbox.values.text import to_repr


class Auto(Inside):
    """Stands for the next value of an enum: `auto()`."""

    __slots__ = ()


AUTO: Final = Auto()
_NEXT = "_generate_next_value_"


def _reader(field: str) -> Builtin:
    return Builtin(field, lambda run, owner, /: owner.fields[field], effects=PURE, cost=FREE)


_NAME, _VALUE = ((PROPERTY, (_reader(each), None, None, None)) for each in ("_name_", "_value_"))


def make_members(run: Run, made: Builtin, *, of_texts: bool, mixed: bool) -> Builtin:
    """Make the members of a class of the text that is an enum; `of_texts`: `auto()` is the name in small letters."""
    cls: Any = made.of_type
    _check_bases(cls)
    cls._mixed = mixed
    members = cls._members
    choices: dict[str, Any] = {}
    last = 0
    for name, (how, given) in [*members.items()]:
        value = touch(run, given)
        if how != VALUE or name.startswith("_") or type(value) in CALLABLE:
            continue
        if value is AUTO:
            value = name.lower() if of_texts else last + 1
            if _NEXT in members:
                value = _next(run, members[_NEXT][1], name, choices)
        last = value if type(value) is int else last
        member = member_with(run, choices, value)
        if member is None:
            member = choices[name] = new_object(run, cls)
            member.fields |= {"_name_": name, "_value_": value}
            if "__init__" in members:
                call_value(run, members["__init__"][1], member, *(value if type(value) is tuple else (value,)))
        members[name] = (VALUE, member)
    members["name"], members["value"] = _NAME, _VALUE
    cls._choices = choices
    made.fn = _finder(cls)
    return made


def _check_bases(cls: Any) -> None:
    if "__new__" in cls._members:
        raise Refused("an enum has no __new__ in a program")
    for each in cls._classes[1:]:
        if each._choices is None:
            raise Refused("an enum derives from an enum alone in a program")
        if each._choices:
            raise TypeError(f"<enum {cls.__name__!r}> cannot extend <enum {each.__name__!r}>")


def _next(run: Run, function: Any, name: str, choices: dict[str, Any]) -> Any:
    run.charge_made(list, len(choices))
    values = run.fresh([each.fields["_value_"] for each in choices.values()])
    return touch(run, call_value(run, function, name, 1, len(values), values))


def _finder(cls: Any) -> Callable[..., Any]:
    def find(run: Run, value: Any, /, *others: Any, **named: Any) -> Any:
        if others or named:
            raise Refused("a call makes no enum in a program: write class Color(Enum): …")
        found = member_with(run, cls._choices, value)
        if found is None and "_missing_" in cls._members:
            found = touch(run, call_value(run, cls._members["_missing_"][1], cls._type, value))
            if found is not None and not isinstance(found, cls):
                told = f"returned {to_repr(run, found)} instead of None or a valid member"
                raise TypeError(f"error in {cls.__name__}._missing_: {told}")
        if found is None:
            raise ValueError(f"{to_repr(run, value)} is not a valid {cls.__name__}")
        return found

    return find
