"""Objects of the host on the wire: each has a number, and its type is told once.

A worker holds numbers for them and nothing else. What it may ask of one is what the context map lists for its exact
type: the fields of registered classes, and what an `OpenType` opens. All else is refused here, whatever it says.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.isolation.codec import Codec, WireError, filled_tuple, is_scalar
from lightfc_sandbox.stdlib.exception_types import EXCEPTIONS
from lightfc_sandbox.stdlib.models import dumped_fields, is_model
from lightfc_sandbox.values.error_messages import message_of
from lightfc_sandbox.values.exported import finish
from lightfc_sandbox.values.kinds import LAZY, UNFINISHED, VIEWS, HostFunction, HostMethod, HostType
from lightfc_sandbox.values.opened import COMPARED, DEFINED_BY, method_of, read_only_of
from lightfc_sandbox.values.type_tables import NOTHING_THERE, compares_by_identity, is_named_tuple, static_attribute

_BASES: tuple[tuple[type, str], ...] = (
    (enum.IntFlag, "IntFlag"), (enum.Flag, "Flag"), (enum.StrEnum, "StrEnum"), (enum.IntEnum, "IntEnum"),
    (enum.Enum, "Enum"),
)  # fmt: skip


_SPECIAL = frozenset(name for names in DEFINED_BY.values() for name in names)


class Objects(Codec):
    """The objects of the host that one worker has been told of, what it can call, and what it is to be told of types.

    Reading one value is charged to what `account` makes.
    """

    account: Callable[[], Run]

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        self.environment = environment
        self.kept: dict[int, tuple[int, Any]] = {}
        self._held: dict[int, Any] = {}
        self._number_of: dict[int, int] = {}
        self._types: dict[type, int] = {}
        self._kinds: list[type] = []
        self._functions: dict[int, int] = {}
        self._makers: set[int] = set()
        self.targets: list[Any] = []
        self._numbers = count()
        self.new_types: list[Any] = []

    def encode_kept(self, value: Any) -> Any:
        """A value that the program may be given again in the same run: its containers stay the same ones there."""
        before = len(self.kept)
        try:
            return self.encode(value, self.kept)
        except WireError:
            while len(self.kept) > before:  # nothing of it is sent
                self.kept.popitem()
            raise

    def decode(self, encoded: Any, seen: list[Any] | None = None) -> Any:
        """See `Codec.decode`; a value leaves a worker as it leaves a program, by the same export and at its price."""
        if is_scalar(encoded):
            return encoded
        run = self.run = self.account()
        try:
            return finish(run, super().decode(encoded, seen))
        except (Refused, Stop):
            raise WireError("a value cannot leave a program, or takes more than the limits allow") from None

    @property
    def known_count(self) -> int:
        """How many objects and containers of the host a worker knows by number."""
        return len(self._held) + len(self.kept)

    def places(self, first: int) -> int:
        """How many values stand in the containers that are kept, from one of them on."""
        kept = self.kept.values()
        return sum(
            len(value) * (1 + isinstance(value, Mapping)) for _, value in islice(reversed(kept), len(kept) - first)
        )

    def forget(self) -> None:
        """Let go of the objects of the runs before, which a worker may not name any more; its types stay known."""
        self._held.clear()
        self._number_of.clear()

    # What is told.

    def take_new_types(self) -> list[Any]:
        """What has to be told of types, which the next frame tells."""
        types, self.new_types = self.new_types, []
        return types

    def function(self, target: Any) -> int:
        """The number of something that can be called."""
        number = self._functions.get(id(target))
        if number is None:
            number = self._functions[id(target)] = len(self.targets)
            self.targets.append(target)
        return number

    def context(self) -> list[Any]:
        """What names of the context map mean, variables left out."""
        made: list[Any] = []
        for name, value in self.environment.constants.items():
            kind = type(value)
            if kind is HostFunction:
                made.append([name, "function", self.function(value.target), value.order, value.is_async])
            elif kind is HostType:
                number = self.function(value.make)
                self._makers.add(number)
                made.append([name, "type", self.type_of(value.cls), number])
            elif isinstance(value, enum.Enum):
                continue  # its class tells it
            else:
                made.append([name, "builtin", value.name])
        return made

    def opened(self) -> list[Any]:
        """The types that the host has opened."""
        return [self.type_of(cls) for cls in self.environment.opened]

    def type_of(self, cls: type) -> int:
        """The number of a type, told if it has not been."""
        number = self._types.get(cls)
        if number is None:
            number = self._types[cls] = len(self._kinds)
            self._kinds.append(cls)
            description = self._described(cls)  # which may tell other types first
            self.new_types.append([number, description])
        return number

    def _described(self, cls: type) -> dict[str, Any]:
        """What a worker is told of a type."""
        description: dict[str, Any] = {"name": cls.__name__, "identity": compares_by_identity(cls)}
        description["hashable"] = static_attribute(cls, "__hash__") is not None
        description["by_position"] = _by_position(cls)
        description["dumped"] = _dumped(cls)
        fields = self.environment.host_types.get(cls)
        if fields is not None:
            description["fields"] = [[name, getattr(field, "shown", True)] for name, field in fields.items()]
        if issubclass(cls, enum.Enum):
            description |= self._described_enum(cls)
        elif issubclass(cls, BaseException):
            description["raised"] = self._catchable(cls)
        elif issubclass(cls, tuple) and static_attribute(cls, "_fields") is not NOTHING_THERE:
            description["items"] = [str(each) for each in static_attribute(cls, "_fields")]
        if cls in self.environment.opened:
            description["opened"] = self._described_opened(cls)
        # All that it has, so that a program is told the same of what is not opened; the host refuses to do that.
        description["special"] = sorted(name for name in _SPECIAL if method_of(cls, name) is not NOTHING_THERE)
        return description

    def _described_enum(self, cls: type[enum.Enum]) -> dict[str, Any]:
        base = next(name for base, name in _BASES if issubclass(cls, base))
        mixed = next((each.__name__ for each in (str, int, float) if issubclass(cls, each)), None)
        members = [[name, self.encode(each.value)] for name, each in cls.__members__.items()]
        return {"base": base, "mixed": mixed if base == "Enum" else None, "members": members}

    def _described_opened(self, cls: type) -> dict[str, Any]:
        opened, entries = self.environment.opened[cls], self.environment.host_attributes[cls].items()
        calls = [[name, self.function(each.target), each.order] for name, each in entries if type(each) is HostMethod]
        return {
            "attributes": list(opened.attributes), "methods": list(opened.methods),
            "read_only": list(read_only_of(opened.read_only)), "operations": list(opened.operations), "calls": calls,
        }  # fmt: skip

    def _special(self, cls: type) -> set[str]:
        """The special methods of a type that a worker may ask for: those of opened operations."""
        opened = self.environment.opened.get(cls)
        names = {name for each in (() if opened is None else opened.operations) for name in DEFINED_BY[each]}
        names |= {COMPARED["=="][0]} if opened is not None and "!=" in opened.operations else set()
        if cls in self.environment.host_types and not compares_by_identity(cls):
            names |= {"__eq__", "__hash__"}
        return {name for name in names if method_of(cls, name) is not NOTHING_THERE}

    def _catchable(self, cls: type) -> list[Any]:
        """The classes above an exception class by which a program may catch it, the nearest first."""
        named = self.environment.named_types
        above = cls.__mro__[1:]
        return [
            ["type", self.type_of(each)] if each in named else each.__name__ for each in above if _is_named(each, named)
        ]

    def error(self, number: int, error: BaseException, message: str) -> Any:
        """An exception of the host as a program may catch it; one that no program may catch has no more to tell."""
        if not isinstance(error, Exception):
            return {"number": number, "class": "BaseException", "args": [], "message": ""}
        cls = type(error)
        is_known = _is_named(cls, {}) or cls is ExceptionGroup  # which programs know by what is written of it
        named: Any = cls.__name__ if is_known else ["type", self.type_of(cls)]
        args = []
        for each in error.args:
            try:
                args.append(self.encode(each))
            except WireError:
                args.append(message)
        return {"number": number, "class": named, "args": args, "message": message}

    # Values.

    def encode_other(self, value: Any, part: Callable[[Any], Any]) -> Any:
        """See `Codec.encode_other`."""
        kind = type(value)
        if value is NotImplemented:
            return ["not implemented"]
        if issubclass(kind, enum.Enum):
            named = value.name in kind.__members__
            return ["member", self.type_of(kind), ["name", value.name] if named else part(value.value)]
        if kind in VIEWS:
            return ["view", kind.__name__, *map(part, list(value))]
        if is_named_tuple(value):
            return ["named", self.type_of(kind), *map(part, tuple.__iter__(value))]
        if issubclass(kind, BaseException):
            return ["exception", self.error(0, value, message_of(value))]
        if issubclass(kind, UNFINISHED):
            return ["specimen", kind.__name__]
        if kind in LAZY:
            return ["items", self._hold(iter(value))]
        return ["object", self._hold(value), self.type_of(kind)]

    def _hold(self, value: Any) -> int:
        number = self._number_of.get(id(value))
        if number is None:
            number = self._number_of[id(value)] = next(self._numbers)
            self._held[number] = value
        return number

    def find(self, number: Any) -> Any:
        """The object with a number."""
        if type(number) is not int or number not in self._held:
            raise WireError("an object is named that was not given")
        return self._held[number]

    def decode_other(self, tag: Any, rest: list[Any], part: Callable[[Any], Any]) -> Any:
        """See `Codec.decode_other`."""
        if tag == "object":
            return self.find(rest[0])
        if tag == "member":
            return member_of(self._kind(rest[0], enum.Enum), rest[1], part)
        if tag == "named":
            return filled_tuple(self._kind(rest[0], tuple), [part(each) for each in rest[1:]])
        return super().decode_other(tag, rest, part)

    def _kind(self, number: Any, base: type) -> Any:
        if type(number) is not int or not 0 <= number < len(self._kinds) or not issubclass(self._kinds[number], base):
            raise WireError("a type is named that was not given")
        return self._kinds[number]

    # What a worker asks.

    def target(self, number: Any) -> Any:
        """The function, whose calls the hook makes, that has a number."""
        if type(number) is not int or not 0 <= number < len(self.targets) or number in self._makers:
            raise WireError("a function is named that was not given")
        return self.targets[number]

    def maker(self, number: Any) -> Any:
        """What makes an object, by its number; None for all else. It is called on the spot, and no hook is asked."""
        return self.targets[number] if number in self._makers else None

    def attribute(self, number: Any, name: Any) -> Any:
        """A field or attribute of an object, if the host lists it."""
        owner = self.find(number)
        opened = self.environment.opened.get(type(owner))
        fields: Mapping[str, Any] = self.environment.host_types.get(type(owner), {})
        if name not in fields and (opened is None or name not in opened.attributes):
            raise WireError("an attribute is asked for that is not listed")
        return getattr(owner, name)

    def method(self, number: Any, name: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
        """What a method gives that the host has opened."""
        owner = self.find(number)
        opened = self.environment.opened.get(type(owner))
        if opened is None or name not in opened.methods:
            raise WireError("a method is asked for that is not listed")
        return getattr(owner, name)(*args, **kwargs)

    def special(self, number: Any, name: Any, args: list[Any]) -> Any:
        """What a special method gives whose operation the host has opened."""
        owner = self.find(number)
        cls = type(owner)
        if name not in self._special(cls):
            raise WireError("an operation is asked for that is not opened")
        found = method_of(cls, name)
        bind = getattr(type(found), "__get__", None)
        made = (found if bind is None else bind(found, owner, cls))(*args)
        return iter(made) if name == "__iter__" else made

    def next_items(self, number: Any) -> list[Any]:
        """The next item of an iterator, in a list; an empty one at its end."""
        source = self.find(number)
        if not isinstance(source, Iterator):
            raise WireError("items are asked for of something that is not an iterator")
        return list(islice(source, 1))


def member_of(cls: Any, encoded: Any, part: Callable[[Any], Any]) -> Any:
    """The member of an enum that is told by its name, or by its value where it has none, as flags that are joined."""
    if type(encoded) is list and encoded[0] == "name":
        return cls[encoded[1]]
    if not issubclass(cls, enum.Flag):
        raise WireError("a member is told by its name")
    return cls(part(encoded))


def _dumped(cls: type) -> list[str] | None:
    """The fields that dumping a model gives, none where it may not be; None of any other class."""
    return [*(dumped_fields(cls) or ())] if is_model(cls) else None


def _by_position(cls: type) -> list[str]:
    """The fields that a class pattern of a program looks at by position."""
    names = static_attribute(cls, "__match_args__")
    return [each for each in names if type(each) is str] if type(names) is tuple else []


def _is_named(cls: type, named: Mapping[type, Any]) -> bool:
    """Whether a program can name an exception class: it is one of Python's that it may name, or one of the context."""
    found = EXCEPTIONS.get(cls.__name__)
    return cls in named or (found is not None and found.of_type is cls)
