"""What a worker knows of the host: names of the context map, types, and numbers for objects.

Each type of the host has a class here, made of what the host tells of it: the same name, and for each field, method and
operation that is listed, one that asks the host. So the evaluator's own tables, which are keyed on exact types, offer
of such an object what they offer of the host's, in the same words. Enums, named tuples and exceptions are made whole.
"""

from __future__ import annotations

import builtins
import dataclasses
import enum
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from functools import partial
from operator import itemgetter
from typing import Any

from lightfc_sandbox.checking.sites import Order
from lightfc_sandbox.environment import Environment
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.isolation.codec import Codec, WireError
from lightfc_sandbox.isolation.objects import member_of
from lightfc_sandbox.policy import Policy
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.models import DUMPED
from lightfc_sandbox.stdlib.registry import listed_member
from lightfc_sandbox.values.kinds import TextGenerator
from lightfc_sandbox.values.opened import OpenType

Ask = Callable[[list[Any]], Any]  # asks the host and gives the value of its answer, or raises what it told


class Remote:
    """An object of the host: its number. The classes that stand for the host's types derive from this."""

    __slots__ = ("_number", "_type")
    _number: int
    _type: int


class Stub:
    """A function of the host: its number. `order` is how its calls may be ordered where calls overlap."""

    def __init__(self, number: int, order: Order, ask: Ask, codec: Codec, *, is_async: bool) -> None:
        self.number, self.order, self.is_async, self._ask, self._codec = number, order, is_async, ask, codec

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call what makes an object, on the spot."""
        encode = self._codec.encode
        return self._ask(["make", self.number, None, [*map(encode, args)], {k: encode(v) for k, v in kwargs.items()}])


class Tenant(Codec):
    """What the worker's tenant has told: types, functions, objects; for all else, the host is asked."""

    def __init__(self, ask: Ask) -> None:
        super().__init__()
        self.ask = ask
        self.types: dict[int, Any] = {}
        self.numbers: dict[type, int] = {}
        self.opened: dict[int, OpenType] = {}
        self.objects: dict[int, Any] = {}
        self.stubs: dict[int, Stub] = {}
        self.kept: list[Any] = []

    def environment(self, description: dict[str, Any]) -> Environment:
        """The names and types that the host has told of."""
        context: dict[str, Any] = {}
        makers: dict[type, Stub] = {}
        builtin: dict[str, Any] = {}
        for name, kind, number, *more in description["context"]:
            if kind == "function":
                context[name] = self.stub(number, more[0], is_async=more[1])
            elif kind == "type":
                context[name] = cls = self.types[number]
                makers[cls] = self.stub(more[0], "effect")
            else:
                owner, _, own = number.rpartition(".")
                builtin[name] = listed_member(owner, own) if owner else BUILTINS[number]
        environment = Environment(
            context,
            Policy.of(description["policy"]),
            lambda target: target.order,
            lambda cls: makers[cls],
            [self.opened[number] for number in description["opened"]],
        )
        environment.constants.update(builtin)
        environment.makes_missing = description["makes_missing"]
        return environment

    def stub(self, number: int, order: Order, *, is_async: bool = False) -> Stub:
        """What stands for a function of the host."""
        if number not in self.stubs:
            self.stubs[number] = Stub(number, order, self.ask, self, is_async=is_async)
        return self.stubs[number]

    # Types.

    def tell(self, number: int, description: dict[str, Any]) -> None:
        """Make the class for a type of the host."""
        if "members" in description:
            cls: Any = self._enum(description)
        elif "raised" in description:
            bases = tuple(dict.fromkeys(self._class(each) for each in description["raised"]))
            cls = type(description["name"], bases[:1], {})
        elif "items" in description:
            cls = self._named_tuple(description)
        else:
            cls = self._remote(description)
        if description["by_position"]:
            setattr(cls, "__match_args__", tuple(description["by_position"]))  # noqa: B010 - which types know of no class
        self.types[number], self.numbers[cls] = cls, number
        if "opened" in description:
            offers = description["opened"]
            calls = {name: self.stub(target, order) for name, target, order in offers.pop("calls")}
            self.opened[number] = OpenType(cls, **offers, calls=calls)

    def _class(self, reference: Any) -> type:
        """An exception class: one of Python's by its name, or one that was told."""
        found: type = getattr(builtins, reference) if type(reference) is str else self.types[reference[1]]
        if not issubclass(found, BaseException):
            raise WireError("not an exception class")
        return found

    def _enum(self, description: dict[str, Any]) -> Any:
        base: Any = getattr(enum, description["base"])
        bases = (getattr(builtins, description["mixed"]), base) if description.get("mixed") else (base,)
        names = enum.EnumType.__prepare__(description["name"], bases)
        for name, value in description["members"]:
            names[name] = self.decode(value)
        return enum.EnumType(description["name"], bases, names)

    def _named_tuple(self, description: dict[str, Any]) -> Any:
        fields = {name: property(itemgetter(place)) for place, name in enumerate(description["items"])}
        body = {"__slots__": (), "_fields": tuple(description["items"]), **_hashed(description), **fields}
        return type(description["name"], (tuple,), body)

    def _remote(self, description: dict[str, Any]) -> Any:
        body: dict[str, Any] = {"__slots__": (), **_hashed(description)}
        shown = dict(description.get("fields", ()))
        offers = description.get("opened", {})
        for name in (*shown, *offers.get("attributes", ())):
            body[name] = property(partial(self._read, name))
        for name in offers.get("methods", ()):
            body[name] = self._method(name)
        for name in description["special"]:
            body[name] = self._special(name)
        if not description["identity"]:
            # Asked of no object, as no operation is opened; but there is a method of the host, and the tables ask that.
            body.setdefault("__eq__", Remote.__eq__)
            body.setdefault("__hash__", lambda _: 0)
        if description["dumped"] is not None:
            body[DUMPED] = tuple(description["dumped"])
        if shown:
            # As a dataclass is looked at: which fields there are, and which are shown.
            declared = [(name, Any, dataclasses.field(repr=each)) for name, each in shown.items()]
            described = dataclasses.make_dataclass(description["name"], declared, eq=False, init=False, repr=False)
            body["__dataclass_fields__"] = described.__dict__["__dataclass_fields__"]
        return type(description["name"], (Remote,), body)

    def _read(self, name: str, owner: Remote) -> Any:
        return self.ask(["attribute", owner._number, name])

    def _method(self, name: str) -> Callable[..., Any]:
        def method(owner: Remote, /, *args: Any, **kwargs: Any) -> Any:
            encode = self.encode
            return self.ask(
                ["method", owner._number, name, [*map(encode, args)], {k: encode(v) for k, v in kwargs.items()}]
            )

        return method

    def _special(self, name: str) -> Callable[..., Any]:
        def special(owner: Remote, /, *args: Any) -> Any:
            return self.ask(["special", owner._number, name, [*map(self.encode, args)]])

        return special

    # Values.

    def encode(self, value: Any, seen: dict[int, tuple[int, Any]] | None = None) -> Any:
        """See `Codec.encode`; that a value does not cross is a rule of the sandbox, which no program catches."""
        try:
            return super().encode(value, seen)
        except WireError as error:
            raise Refused(f"a value cannot leave the confined worker: {error}") from None

    def encode_other(self, value: Any, part: Callable[[Any], Any]) -> Any:
        """See `Codec.encode_other`."""
        kind = type(value)
        number = self.numbers.get(kind)
        if isinstance(value, Remote):
            return ["object", value._number]
        if number is not None and isinstance(value, enum.Enum):
            return ["member", number, ["name", value.name] if value.name in kind.__members__ else part(value.value)]
        if number is not None and isinstance(value, tuple):
            return ["named", number, *map(part, tuple.__iter__(value))]
        return super().encode_other(value, part)

    def decode_other(self, tag: Any, rest: list[Any], part: Callable[[Any], Any]) -> Any:
        """See `Codec.decode_other`."""
        if tag == "object":
            return self._object(*rest)
        if tag == "member":
            return member_of(self.types[rest[0]], rest[1], part)
        if tag == "named":
            return tuple.__new__(self.types[rest[0]], [part(each) for each in rest[1:]])
        if tag == "exception":
            return self.error(rest[0])
        if tag == "specimen":
            return _SPECIMENS.get(rest[0], _SPECIMENS["module"])
        if tag == "items":
            return TextGenerator(self._items(rest[0]))
        if tag == "view":
            return _view(rest[0], [part(each) for each in rest[1:]])
        if tag == "not implemented":
            return NotImplemented
        return super().decode_other(tag, rest, part)

    def _object(self, number: int, kind: int) -> Any:
        found = self.objects.get(number)
        if found is None:
            cls = self.types[kind]
            found = self.objects[number] = cls.__new__(cls)
            if isinstance(found, Remote):
                found._number = number
            else:
                self.objects[number] = found = _Other()
                found._number = number
        return found

    def _items(self, number: int) -> Iterator[Any]:
        while items := self.ask(["next", number, None]):
            yield items[0]

    def error(self, failure: dict[str, Any]) -> BaseException:
        """An exception of the host, as this program may catch it."""
        cls: Any = self._class(failure["class"])
        made: BaseException
        try:
            made = cls(*map(self.decode, failure["args"]))
        except Exception:  # noqa: BLE001 - its constructor wants what was not told
            made = cls.__new__(cls)
            made.args = (failure["message"],)
        return made


def _hashed(description: dict[str, Any]) -> dict[str, Any]:
    """What a class has that stands for one whose objects have no hash."""
    return {} if description["hashable"] else {"__hash__": None}


class _Other(Remote):
    """An object whose class cannot stand for itself here, such as an exception that is given as a value."""

    __slots__ = ()


def _generator() -> Iterator[None]:
    yield


async def _coroutine() -> None:
    pass


async def _async_generator() -> AsyncIterator[None]:
    yield


def _specimens() -> Iterator[Any]:
    generator: Any = _generator()
    coroutine = _coroutine()
    coroutine.close()  # nobody awaits it
    yield from (Remote, _generator, len, Codec().encode, builtins, generator.gi_frame, _generator.__code__, generator)
    yield from (coroutine, _async_generator(), (0).__add__, int.__add__, str.lower, partial(_generator))
    try:
        raise ValueError
    except ValueError as error:
        yield error.__traceback__


# What stands for a value that a program can only be refused: nothing of such types leaves a program.
_SPECIMENS: Mapping[str, Any] = {type(each).__name__: each for each in _specimens()}


def _view(kind: str, items: list[Any]) -> Any:
    if kind.endswith("keys"):
        return dict.fromkeys(items).keys()
    return dict(enumerate(items)).values() if kind.endswith("values") else dict(items).items()
