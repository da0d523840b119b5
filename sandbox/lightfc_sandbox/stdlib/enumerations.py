"""Enums that a text makes: a class each of whose values is one object, which has a name and a value."""

import enum
import re
import sys
from collections.abc import Callable, Mapping
from typing import Any, cast

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE
from lightfc_sandbox.budget.costs import ENTRY_BYTES
from lightfc_sandbox.effects import PURE
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.builtin_types import ENUMS
from lightfc_sandbox.stdlib.calling import call_value, initialize
from lightfc_sandbox.stdlib.classes import PROPERTY, VALUE, new_object
from lightfc_sandbox.stdlib.comparison import member_with
from lightfc_sandbox.values.kinds import CALLABLE, REALS, TYPES, BoundMethod, Builtin, HostType, Inside, is_own_class
from lightfc_sandbox.values.text import to_repr


class Auto(Inside):
    """Stands for the next value of an enum: `auto()`. It is that of the first member that it stands for.

    Attributes:
        given: That value alone, nothing before.
    """

    __slots__ = ("given",)

    def __init__(self) -> None:
        self.given: tuple[Any, ...] = ()


_NEXT = "_generate_next_value_"
_SAID = frozenset({"_order_", "_missing_", _NEXT})
"""Names with one underscore on each side that mean something in an enum."""

_RESERVED = re.compile("_[^_](?:.*[^_])?_")


def _reader(field: str) -> Builtin:
    return Builtin(field, lambda run, owner, /: owner.fields[field], effects=PURE, cost=FREE)


_NAME, _VALUE = ((PROPERTY, (_reader(each), None, None, None)) for each in ("_name_", "_value_"))


def make_members(run: Run, made: Builtin, *, kind: str) -> Builtin:
    """Make the members of a class of the text that is an enum, of a class of `enum`; "str" is that of `(str, Enum)`."""
    cls: Any = made.of_type
    _check_bases(cls)
    _check_names(cls)
    cls._like = _LIKE[kind]
    cls._mixed = kind not in _UNMIXED
    members = cls._members
    choices: dict[str, Any] = {}
    values = _Values(run, members.get(_NEXT, (VALUE, None))[1], kind)
    for name, (how, given) in [*members.items()]:
        value = touch(run, given)
        if how != VALUE or name.startswith("_") or _is_no_value(cls, name, value):
            continue
        value = values.of(name, value)
        if kind == "enum.StrEnum":
            _check_text(run, value)
        value = _made_of(run, value, _MADE_OF.get(kind))
        member = member_with(run, choices, value)
        if member is None:
            member = choices[name] = _member(run, cls, name, value)
            if "__init__" in members:
                initialize(run, member, member.fields, members["__init__"][1], _arguments(value), {})
        members[name] = (VALUE, member)
    _check_order(run, members, choices)
    members["name"], members["value"] = _NAME, _VALUE
    cls._choices = choices
    made.fn = _finder(cls) if kind not in FLAGS else _combining(run, cls, keeps=kind == "enum.IntFlag")
    return made


_LIKE: Mapping[str, type] = {
    **ENUMS, "int": cast(type, enum.Enum("_Int", (), type=int)), "str": cast(type, enum.Enum("_Text", (), type=str)),
}  # fmt: skip

FLAGS = frozenset({"enum.Flag", "enum.IntFlag"})
_ASKS_FOR_NUMBERS = sys.version_info >= (3, 13)  # `auto()` behind what cannot be counted is an error there
_UNMIXED = frozenset({"enum.Enum", "enum.Flag"})
_MADE_OF: Mapping[str, type] = {"str": str, "int": int, "enum.IntEnum": int}  # what the values of its members are


_FUNCTIONS = CALLABLE - {HostType, BoundMethod}


def _arguments(value: Any) -> tuple[Any, ...]:
    return value if type(value) is tuple else (value,)


def _is_no_value(cls: Any, name: str, value: Any) -> bool:
    """Whether something that stands in an enum is no member: a function; from Python 3.13 on a class inside of it."""
    if type(value) is not Builtin:
        return type(value) in _FUNCTIONS
    inside = is_own_class(value) and getattr(value.of_type, "__qualname__", "") == f"{cls.__qualname__}.{name}"
    return inside and sys.version_info >= (3, 13)


def _check_text(run: Run, value: Any) -> None:
    given = _arguments(value)
    if len(given) > 3:
        raise TypeError(f"too many arguments for str(): {to_repr(run, value)}")
    if given and type(given[0]) is not str:
        raise TypeError(f"{to_repr(run, given[0])} is not a string")


def _made_of(run: Run, value: Any, kind: type | None) -> Any:
    return value if kind is None or type(value) is kind else touch(run, TYPES[kind].fn(run, *_arguments(value)))


def _member(run: Run, cls: Any, name: str | None, value: Any) -> Any:
    made = new_object(run, cls)
    made.fields |= {"_name_": name, "_value_": value}
    return made


class _Values:
    """The values of the members of an enum, as they are assigned: what each `auto()` stands for follows from them.

    Args:
        run: The run.
        function: The text's own rule for the next one, None if it has none.
        kind: The class of `enum`.
    """

    def __init__(self, run: Run, function: Any, kind: str) -> None:
        self.run, self.function, self.kind = run, function, kind
        self.names, self.last = 0, list[Any]()

    def of(self, name: str, value: Any) -> Any:
        """The value of a member, in which each `auto()` of its own or of its tuple has become one."""
        if type(value) is Auto:
            value = self._given(name, value)
        elif type(value) is tuple and Auto in map(type, value):
            self.run.charge_made(tuple, len(value))
            value = tuple([self._given(name, each) if type(each) is Auto else each for each in value])
        else:
            self.last.append(value)
        self.names += 1
        return value

    def _given(self, name: str, value: Auto) -> Any:
        if not value.given:
            self.run.charge_steps(len(self.last))
            value.given = (self._own(name) if self.function is not None else self._next(name),)
        self.last.append(value.given[0])
        return value.given[0]

    def _own(self, name: str) -> Any:
        self.run.charge_made(list, len(self.last))
        values = self.run.fresh([*self.last])
        return touch(self.run, call_value(self.run, self.function, name, 1, self.names, values))

    def _next(self, name: str) -> Any:
        if self.kind == "enum.StrEnum":
            return name.lower()
        if self.kind in FLAGS:
            return 1 << max((each for each in self.last if type(each) is int), default=0).bit_length()
        numbers: list[Any] = [each for each in self.last if type(each) in REALS]
        if len(numbers) == len(self.last):
            return max(numbers, default=0) + 1
        if not _ASKS_FOR_NUMBERS:
            return (numbers or [0])[-1] + 1
        if len(self.last) > 1:
            raise TypeError("unable to sort non-numeric values")
        raise TypeError(f"unable to increment {to_repr(self.run, self.last[0])}")


def _combining(run: Run, cls: Any, *, keeps: bool) -> Callable[..., Any]:
    """What gives the member of an enum of flags that has a value: one for each, made when it is first asked for.

    As in CPython, what is no single bit is none of the members that are gone through.

    Args:
        keeps: Bits that have no name are kept, as `IntFlag` has it.
    """
    named, known = cls._choices, dict[int, Any]()
    for each in named.values():
        value = each.fields["_value_"]
        if type(value) is not int or value < 0:
            raise Refused("the values of flags are integers from 0 on in a program")
        known[value] = each
    cls._choices = {name: each for name, each in named.items() if each.fields["_value_"].bit_count() == 1}
    mask = sum(each.fields["_value_"] for each in cls._choices.values())
    if any(value & ~mask for value in known):
        raise Refused("flags of several bits are made of flags of one bit in a program")
    most = (1 << mask.bit_length()) - 1

    def find(run: Run, value: Any, /) -> Any:
        value = touch(run, value)
        if type(value) is cls:
            return value
        if type(value) is not int and type(value) is not bool:
            raise ValueError(f"{to_repr(run, value)} is not a valid {cls.__name__}")
        number = int(value)
        if not keeps and (not ~most <= number <= most or number & (most ^ mask)):
            size = max(number.bit_length(), mask.bit_length())
            told = f"given {_bits(number, size)}\n  allowed {_bits(mask, size)}"
            raise ValueError(f"<flag {cls.__name__!r}> invalid value {number}\n    {told}")
        if number < 0:
            number = number + max(most + 1, 1 << number.bit_length()) if keeps else mask & number
        if number not in known:
            run.charge_steps(len(cls._choices))
            rest = number & ~mask
            names = [name for name, each in cls._choices.items() if each.fields["_value_"] & number]
            run.charge_bytes(ENTRY_BYTES)
            run.charge_chars(sum(map(len, names)) + len(names))
            told = "|".join([*names, str(rest)] if rest else names)
            known[number] = _member(run, cls, told if names else None, number)
        return known[number]

    return find


def _bits(number: int, size: int) -> str:
    sign = int(number < 0)
    return f"0b{sign} {number + (1 << size) if sign else number:0{size}b}"


def _check_bases(cls: Any) -> None:
    if "__new__" in cls._members:
        raise Refused("an enum has no __new__ in a program")
    for each in cls._classes[1:]:
        if each._choices is None:
            raise Refused("an enum derives from an enum alone in a program")
        if each._choices:
            raise TypeError(f"<enum {cls.__name__!r}> cannot extend <enum {each.__name__!r}>")


def _check_names(cls: Any) -> None:
    """Refuse names that CPython refuses in an enum."""
    if "_ignore_" in cls._own:
        raise Refused("an enum has no _ignore_ in a program: leave out what is ignored")
    if wrong := [name for name in cls._own if _RESERVED.fullmatch(name) and name not in _SAID]:
        raise ValueError(f"_sunder_ names, such as {wrong[0]!r}, are reserved for future Enum use")
    if "mro" in cls._own:
        raise ValueError("invalid enum member name(s) 'mro'")
    names = [*cls._shape.names]
    if _NEXT in names and any(type(cls._members[name][1]) is Auto for name in names[: names.index(_NEXT)]):
        raise TypeError("_generate_next_value_ must be defined before members")


def _check_order(run: Run, members: Mapping[str, Any], choices: Mapping[str, Any]) -> None:
    """Compare the names of the members with those of `_order_`, where an enum has that."""
    order = touch(run, members.get("_order_", (VALUE, None))[1])
    if type(order) is str:
        run.charge_chars(len(order))
        order = order.replace(",", " ").split()
    if order is not None and (type(order) is not list or [name for name in order if name in choices] != [*choices]):
        raise TypeError("member order does not match _order_")


def _finder(cls: Any) -> Callable[..., Any]:
    def find(run: Run, value: Any, /, *others: Any, **named: Any) -> Any:
        if others or named:
            raise Refused("a call makes no enum in a program: write class Color(Enum): …")
        found = member_with(run, cls._choices, value)
        if found is None and "_missing_" in cls._members:
            found = touch(run, call_value(run, cls._members["_missing_"][1], cls._type, value))
            if found is not None and not issubclass(type(found), cls):
                told = f"returned {to_repr(run, found)} instead of None or a valid member"
                raise TypeError(f"error in {cls.__name__}._missing_: {told}")
        if found is None:
            raise ValueError(f"{to_repr(run, value)} is not a valid {cls.__name__}")
        return found

    return find
