"""Which values exist inside the sandbox: the types of plain values, and what a text has beside them.

Every rule is keyed on the *exact* type of a value: a subclass made by the host has methods of its own and is opaque.
An opaque value can be named, passed to a function of the host, put into a container and compared by identity; it has
no attributes, no operators, cannot be called, iterated or formatted.
"""

import functools
import types
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence, Set
from typing import Any, ClassVar

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import Cost, Uncharged, charging
from lightfc_sandbox.budget.costs import BUFFER_BYTES
from lightfc_sandbox.effects import UNKNOWN, calling
from lightfc_sandbox.scheduling.futures import in_turn, touch
from lightfc_sandbox.values.defaults import Default as Default, DefaultDict as DefaultDict
from lightfc_sandbox.values.naming import name_in_messages
from lightfc_sandbox.values.text_functions import (
    GIVEN as GIVEN,
    CaughtError as CaughtError,
    Fields,
    OwnMethod as OwnMethod,
    TextFunction as TextFunction,
    TextGenerator as TextGenerator,
)

NUMBERS = frozenset({int, float, bool, complex})

# The types of modules that may be imported late: see `type_tables.LATE`. The sets that hold more grow with them.

TIMES: set[type] = set()  # those of `datetime`
DECIMALS: set[type] = set()  # that of `decimal`
FRACTIONS: set[type] = set()  # that of `fractions`
EXACT: set[type] = set()  # both of them

# A tuple of types would ask `==` of each, which the class of a class of the host may have written.
TEXTS = frozenset({str, bytes})
BYTES = frozenset({bytes, bytearray})
INTEGERS = frozenset({int, bool})
LEAVES = frozenset({int, float, str, bool, type(None)})  # whose values are neither looked into nor exact
LISTS = frozenset({list, tuple})
SEQUENCES = LISTS | TEXTS | {range, bytearray}
NUMERIC: set[type] = {*NUMBERS}  # all numbers
SCALARS: set[type] = {*NUMBERS}  # numbers and times, which operators take without a look at anything else
SIGNED: set[type] = {*NUMBERS}  # those of them that have an absolute value
REALS: set[type] = {*NUMBERS} - {complex}

ATOMS: set[type] = {*NUMBERS, str, bytes, type(None), type(...), range}
"""Immutable plain types that hold no other value which a text could reach; a slice of the host may hold any."""

SLOW: set[type] = set()  # those of them whose `==`, `<` and `hash` are Python code
QUICK: set[type] = ATOMS - TEXTS  # those of them that are always compared and hashed in less than the time of a step

BYTES_TAKEN: set[type] = {*ATOMS, bytearray}
"""The types of arguments by which functions of CPython that take bytes work: not those of modules that come late."""

COMPARED_AT_ONCE: set[type] = {*ATOMS}
"""Those of them that are compared with one another in about that time, but for long texts."""

MAPPINGS: frozenset[type] = frozenset({dict, Counter, defaultdict, DefaultDict, OrderedDict})
HASHED: frozenset[type] = frozenset({set, frozenset}) | MAPPINGS
CONTAINERS: frozenset[type] = frozenset({list, tuple, deque, bytearray}) | HASHED
_ORDERED: OrderedDict[Any, Any] = OrderedDict()
KEY_VIEWS: frozenset[type] = frozenset({type({}.keys()), type(_ORDERED.keys())})
VALUE_VIEWS: frozenset[type] = frozenset({type({}.values()), type(_ORDERED.values())})
ITEM_VIEWS: frozenset[type] = frozenset({type({}.items()), type(_ORDERED.items())})
VIEWS = KEY_VIEWS | VALUE_VIEWS | ITEM_VIEWS

_ITERATED: tuple[Any, ...] = (
    [], (), "", "é", b"", {}, {}.values(), {}.items(), set(), range(0), range(1 << 70), _ORDERED, deque(), bytearray(),
)  # fmt: skip
_REVERSED: tuple[Any, ...] = ([], {}, {}.values(), {}.items(), deque())


def parts(value: Any) -> Any:
    """What values a container holds: its items, or the keys and the values of a mapping; a `bytearray` holds none."""
    kind = type(value)
    return [*value.keys(), *value.values()] if kind in MAPPINGS else () if kind is bytearray else value


def scanned(value: Any) -> int:
    """What a look at all that a container holds takes, in steps."""
    return len(value) >> 10 if type(value) is bytearray else len(value)


class Inside:
    """An object of the sandbox that computes, such as a compiled pattern: it never leaves a text."""

    __slots__ = ()
    uncalled = ""
    """What is said where a text calls one, if CPython could; "" if that could not either."""


class Stream(Inside):
    """An object of `io` or `csv` that each use of it changes: to the rules of order it is an iterator.

    Attributes:
        items: What goes through it.
        real: CPython's own.
    """

    __slots__ = ("items", "real")

    def __init__(self, items: TextGenerator, real: Any) -> None:
        self.items, self.real = items, real

    def __iter__(self) -> Iterator[Any]:
        return iter(self.items)


class StringIO(Stream):
    """An `io.StringIO`.

    Attributes:
        size: How many characters it holds.
        doubles: It makes two characters of each end of a line.
    """

    __slots__ = ("doubles", "size")

    def __init__(self, run: Run, real: Any, *, doubles: bool) -> None:
        super().__init__(TextGenerator(map(run.charged_text, real), ends=True), real)
        self.doubles = doubles
        self.size = real.seek(0, 2)
        real.seek(0)

    def enter(self, run: Run) -> "StringIO":
        """Begin a `with`."""
        self.real.__enter__()  # which tells that it is closed
        return self

    def leave(self, run: Run, error: Any) -> bool:
        """End it."""
        self.real.close()
        return False

    def write(self, run: Run, text: str) -> int:
        """Write at the place at hand, charged."""
        run.charge_steps(1 + (len(text) >> 10))
        if not text:
            return int(self.real.write(text))  # which fills up nothing
        real, before = self.real, self.size
        size = real.tell() + len(text) + (text.count("\n") if self.doubles else 0)
        if size > before:  # beyond the end, CPython fills up what is between
            if size > run.limits.string_chars:
                run.charge_chars(size)
            run.charge_bytes(BUFFER_BYTES * (size - before))
        written: int = real.write(text)
        if size > before and (size := real.tell()) > before:
            self.size = size
        return written


class Reader(Stream):
    """A `csv.reader`."""

    __slots__ = ()


class DictReader(Stream):
    """A `csv.DictReader`."""

    __slots__ = ()


class Writer(Stream):
    """A `csv.writer`, which gives no items.

    Attributes:
        most: The most characters of a row that it has made room for.
    """

    __slots__ = ("most",)
    most: int

    def __iter__(self) -> Iterator[Any]:
        raise TypeError(f"{type_name(self)!r} object is not iterable")


class DictWriter(Writer):
    """A `csv.DictWriter`.

    Attributes:
        names: The fields.
        rest: What stands for a field that a dict lacks.
        strict: Others that a dict has are an error.
    """

    __slots__ = ("names", "rest", "strict")
    names: Any
    rest: Any
    strict: bool


STREAMS: frozenset[type] = frozenset({StringIO, Reader, DictReader, Writer, DictWriter})
LAZY = (
    VIEWS | STREAMS | {zip, map, filter, enumerate, reversed}
    | {type(iter(each)) for each in _ITERATED} | {type(reversed(each)) for each in _REVERSED}
)  # fmt: skip
"""Iterators and views, such as those of builtins: usable inside a text, made into lists where they would leave it."""

ONE_SHOT = LAZY - VIEWS  # iterators that are used up by looking at them
ITERATORS = ONE_SHOT | {TextGenerator}  # the same, with those that a text makes
_NAME_OF_CLASS: Any = type.__dict__["__name__"].__get__
_FLAGS_OF: Any = type.__dict__["__flags__"].__get__
_MODULE_OF_CLASS: Any = type.__dict__["__module__"].__get__
_IMMUTABLE = 1 << 8  # `Py_TPFLAGS_IMMUTABLETYPE`: nobody can set attributes of the type, since it is written in C
NEVER_ITERATED: set[type] = {
    *NUMBERS,
    type(None),
}  # plain types of which each use as an iterable fails in words of its own


class Module(Inside):
    """A module, or a part of one such as `numpy.linalg`: a dotted name, whose list of names `stdlib.registry` has."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Made:
    """What the classes derive from that a text makes.

    Attributes:
        _type: The value by which the text names the class.
        _members: What a `class` statement put into it, and into those that it derives from.
        _own: The names of those of them that it has itself.
        _classes: It and those of `class` statements that it derives from, in the order in which Python looks into them.
        _choices: Of an enum, its members by name.
        _mixed: Its members are texts or numbers too.
        _like: Of an enum, what CPython's own derives from.
        _asked: Of a protocol, the names that whatever follows it has; None of any other.
        _checkable: Values are asked whether they follow it: `@runtime_checkable` stands above it, or one above.
    """

    __slots__ = ()
    _asked: ClassVar[Collection[str] | None] = None
    _checkable: ClassVar[bool] = False
    _type: ClassVar["Builtin"]
    _choices: ClassVar[dict[str, Any] | None] = None
    _mixed: ClassVar[bool] = False
    _like: ClassVar[type | None] = None
    _members: ClassVar[Mapping[str, Any]] = types.MappingProxyType({})
    _own: ClassVar[Set[str]] = frozenset()
    _classes: ClassVar[Sequence[Any]] = ()


class Record(Made, tuple[Any, ...]):
    """What the classes derive from that a text makes with `namedtuple`; the tables of its fields hang on them.

    Attributes:
        _texts: What its class has of `__str__` and `__repr__`, as that of an opened type; None if nothing.
    """

    __slots__ = ()
    _texts: ClassVar[Any] = None
    _fields: tuple[str, ...] = ()
    _attributes: ClassVar[Mapping[str, Any]] = types.MappingProxyType({})

    def __repr__(self) -> str:
        fields = zip(self._fields, self, strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"


class Instance(Made, Inside, Fields):
    """What the classes derive from whose objects have attributes that a text assigns, in a dict of its own.

    Attributes:
        keyed: The run and the hash, of an object whose class has a `__hash__`: noted before CPython asks for it.
    """

    __slots__ = ("keyed",)
    keyed: tuple[Any, int]
    _abstract: ClassVar[Sequence[str]] = ()  # the methods that are missing before there can be objects
    _frozen: ClassVar[bool] = False  # each attribute is assigned once
    _settable: ClassVar[Set[str] | None] = None  # the attributes that can be assigned without a further look; None: all
    _allowed: ClassVar[Set[str] | None] = None  # those that it has a place for; None: all
    _hashed: ClassVar[bool] = True  # its objects can be keys
    _holds: ClassVar[bool] = False  # each holds a container
    _special: ClassVar[bool] = False  # it has special methods beside __init__


HELD = " held"
"""The attribute of an object whose class derives from a type of containers: the container. No text can name one that
begins with a space: what it computes is refused."""


def inner_of(run: Run, value: Any) -> Any:
    """The container that such an object holds, which is about to be read; any other value as it is."""
    if not issubclass(type(value), Instance) or not type(value)._holds or HELD not in value.fields:
        return value
    return in_turn(run, touch(run, in_turn(run, value.fields)[HELD]))


PLAIN_FACTORIES: frozenset[type] = frozenset({bool, int, float, complex, str, bytes, set, frozenset, list, tuple}) | (
    (MAPPINGS - {DefaultDict}) | {deque, bytearray}
)
"""The types that may stand in a `defaultdict` that comes from or goes to the host."""


def plain_factory(value: defaultdict[Any, Any]) -> Any:
    """The plain type that a `defaultdict` makes of a missing key; None if it makes nothing or something else."""
    made: Any = value.default_factory
    factory = made.factory if type(made) is Default else made
    return factory if type(factory) is type and factory in PLAIN_FACTORIES else None


def shows_factory(value: Any) -> bool:
    """Whether CPython's own `repr` of a container tells nothing of the host: a `defaultdict` shows its factory."""
    if type(value) is not defaultdict or value.default_factory is None:
        return True
    return type(value.default_factory) is Default or plain_factory(value) is not None


def empty_like(value: Any) -> Any:
    """An empty mapping or deque of the text's own, of the type of `value`."""
    if issubclass(type(value), defaultdict):
        made: Any = value.default_factory
        factory = plain_factory(value)
        return DefaultDict(made if type(made) is Default else None if factory is None else Default(factory))
    return deque(maxlen=value.maxlen) if type(value) is deque else type(value)()


UNFINISHED = (
    Inside,
    type, types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, types.FrameType,
    types.CodeType,
    types.TracebackType, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType, types.MethodWrapperType,
    types.WrapperDescriptorType, types.MethodDescriptorType, functools.partial, BaseException, type(NotImplemented),
)  # fmt: skip
"""What is no data: nothing of these leaves a text."""

TYPES: dict[type, "Builtin"] = {}
"""The types that the sandbox itself offers, each with the value by which a text names it."""

SHOWN: dict[type, "Callable[[Run, Any], str]"] = {}
"""How objects that facades make are shown; each charges what it shows."""

TEXTS_OF: dict[type, "Callable[[Run, Any], str]"] = {}
"""What `str` gives of such objects, where that is not as they are shown."""

LIKE: dict[type, Any] = {DefaultDict: defaultdict()}
"""For the types of the sandbox that stand for one of CPython's: a value of that, to ask for its type and attributes."""


class Builtin:
    """A function of the sandbox itself: `fn(run, *args, **kwargs)`, charged to the run and free of side effects.

    It is defined with its `cost`, which a call of `fn` is charged first; see `budget.charging`.

    Attributes:
        name: The name by which a text knows it.
        fn: The implementation, charged.
        of_type: The exact type it stands for, if it is a type such as `str`; gives `str.lower`.
        callback: The keyword whose function it calls for each element, such as `key`; `"0"`: the first argument.
        lazy: What it gives is an iterator, which has to be finished before it leaves the text.
        partial_of: The function that it calls, with the first of its arguments and its keywords.
        effects: What a call of it may do, as bits of `effects`; of one that is lazy, what going through what it gives
            does as well. What an argument does when it is gone through, an iterator or a generator, is not among them:
            of that `DRAWS` tells. Undeclared, it is taken for the worst.
    """

    __slots__ = ("callback", "effects", "fn", "lazy", "name", "of_type", "partial_of")

    def __init__(
        self,
        name: str,
        fn: Callable[..., Any] | Uncharged,
        of_type: type | None = None,
        callback: str = "",
        lazy: bool = False,
        partial_of: tuple[Any, tuple[Any, ...], dict[str, Any]] | None = None,
        effects: int = UNKNOWN,
        *,
        cost: Cost,
    ) -> None:
        self.name, self.fn, self.of_type, self.callback, self.lazy = name, charging(fn, cost), of_type, callback, lazy
        self.partial_of, self.effects = partial_of, effects
        # CPython names the function in its messages about wrong arguments, and a text knows it by this name.
        name_in_messages(self.fn, self.name, 1)
        if self.of_type is not None and not issubclass(self.of_type, Made):
            TYPES[self.of_type] = self


class HostFunction:
    """A function of the host in the context map; each call of it goes through the run's call hook.

    Attributes:
        name: Under which a text names it.
        is_async: Calling it gives something to await.
        order: How its calls may be ordered where calls overlap; see `checking.sites.Order`.
        effects: What a call of it may do.
    """

    __slots__ = ("effects", "is_async", "name", "order", "target")

    def __init__(self, name: str, target: Any, is_async: bool = False, order: str = "effect") -> None:
        self.name, self.target, self.is_async, self.order = name, target, is_async, order
        self.effects = calling(order)


class HostType:
    """A type of the host by its name for a text, which may call what makes its objects, and read their fields."""

    __slots__ = ("cls", "fields", "make", "name")

    def __init__(self, name: str, cls: type, fields: tuple[str, ...], make: Callable[..., Any]) -> None:
        self.name, self.cls, self.fields, self.make = name, cls, fields, make


class UnionType(Inside):
    """Types joined by `|`, each once, for `isinstance`; equal to what joins the same ones, in whatever order."""

    __slots__ = ("_ids", "kinds")

    def __init__(self, kinds: tuple[Any, ...]) -> None:
        self.kinds = kinds
        # By identity: a metaclass of the host may have a hash of its own.
        self._ids = frozenset(id(real_type(each)) for each in kinds)

    def __eq__(self, other: object) -> bool:
        return type(other) is UnionType and self._ids == other._ids

    def __hash__(self) -> int:
        return hash(self._ids)


class TypeName(Inside):
    """The type of a value, where the text has no name for it: it can be compared, printed and asked for its name.

    No text can reach the type itself. A `plain` one is CPython's own, and printed as CPython prints it.
    """

    __slots__ = ("cls", "name", "plain")

    def __init__(self, cls: type, *, plain: bool) -> None:
        self.cls = cls
        self.name = cls.__name__
        self.plain = plain

    def __eq__(self, other: object) -> bool:
        return type(other) is TypeName and self.cls is other.cls

    def __hash__(self) -> int:
        return id(self.cls)


def real_type(value: Any) -> type:
    """The type that a value of a text stands for: a builtin type, one of the host, or None."""
    if value is None:
        return type(None)
    found: Any = value.of_type if type(value) is Builtin else value.cls
    return found  # type: ignore[no-any-return]


def is_type(value: Any) -> bool:
    """Whether a value of a text is a type that is none of the context, or a union of types."""
    kind = type(value)
    return kind is UnionType or kind is TypeName or (kind is Builtin and value.of_type is not None)


class BoundMethod:
    """A method taken off a value without calling it, such as the `key` in `sorted(xs, key=order.index)`."""

    __slots__ = ("fn", "name", "owner")

    def __init__(self, name: str, fn: Callable[..., Any], owner: Any) -> None:
        self.name, self.fn, self.owner = name, fn, owner


def is_class(value: Any) -> bool:
    """Whether a value is a class of the text whose constructor calls a function of the text."""
    return type(value) is Builtin and value.of_type is not None and "__init__" in getattr(value.of_type, "_members", ())


def has_fields(value: Any) -> bool:
    """Whether a value is an object of a class of the text, or its method: its attributes may lead anywhere."""
    kind = type(value)
    return (
        issubclass(kind, Instance) or kind is OwnMethod or (kind is CaughtError and issubclass(type(value.error), Made))
    )


def is_own_class(value: Builtin) -> bool:
    """Whether a function is a class of the text."""
    return value.of_type is not None and issubclass(value.of_type, Made)


def is_called(value: Any) -> bool:
    """Whether a value is an object of a class of the text that has a `__call__`."""
    return issubclass(type(value), Instance) and "__call__" in value._members


def is_callable(value: Any) -> bool:
    """Whether a value can be called: a function, a class, or an object of a class of the text that has a `__call__`."""
    return type(value) in CALLABLE or is_called(value)


CALLABLE = frozenset({Builtin, HostFunction, HostType, TextFunction, BoundMethod, OwnMethod})
"""The types of functions and classes, asked of the exact type: `isinstance` would ask the object what it is."""


def is_function(value: Any) -> bool:
    """Whether a value is a function or class, which is no data: none leaves a text."""
    return type(value) in CALLABLE


def type_name(value: Any) -> str:
    """How messages name the type of a value."""
    if type(value) is CaughtError:
        return name_of_class(type(value.error))
    kind = type(value)
    if kind is TextGenerator or kind is Module:
        return "generator" if kind is TextGenerator else "module"
    if kind is HostType or kind is TypeName or (kind is Builtin and value.of_type is not None):
        return "type"
    return "function" if kind in CALLABLE else _name_in_messages(type(LIKE[kind]) if kind in STREAMS else kind)


def class_name(value: Any) -> str:
    """The same without the module."""
    return type_name(value).rpartition(".")[2]


class Method:
    """A method a text may call: `fn(run, owner, *args, **kwargs)`, defined with its `cost` as a `Builtin` is.

    Attributes:
        fn: The implementation, charged.
        only_called: It cannot be taken off its owner without calling it.
        effects: What a call of it may do to its owner and its arguments; see `Builtin`.
    """

    __slots__ = ("effects", "fn", "only_called")

    def __init__(
        self, fn: Callable[..., Any] | Uncharged, only_called: bool = False, effects: int = UNKNOWN, *, cost: Cost
    ) -> None:
        self.fn, self.only_called, self.effects = charging(fn, cost), only_called, effects


class Field:
    """A value a text may read: `get(owner)`.

    Attributes:
        makes: What reading it makes anew, in bytes.
        shown: It is a part of the text that shows its owner.
    """

    __slots__ = ("get", "makes", "shown")

    def __init__(self, get: Callable[[Any], Any], makes: int, shown: bool = True) -> None:
        self.get, self.makes, self.shown = get, makes, shown


class Reading:
    """A value that a text may read, whose size only its owner tells: `read(run, owner)`, which charges it.

    Attributes:
        effects: What reading it may do beside reading.
    """

    __slots__ = ("effects", "read")

    def __init__(self, read: Callable[[Run, Any], Any], effects: int = 0) -> None:
        self.read, self.effects = read, effects


class HostMethod(HostFunction):
    """A method of a type of the host whose calls go through the call hook, the object being the first argument."""

    __slots__ = ()


Entry = Method | Field | Reading | HostMethod
Attributes = Mapping[str, Entry]


def name_of_class(cls: type) -> str:
    """The name of a class as it was defined, whatever the class of the class makes of it."""
    name: str = _NAME_OF_CLASS(cls)
    return name


def _name_in_messages(cls: type) -> str:
    """The name of a class as CPython's messages have it: with its module, if it is written in C."""
    module = _MODULE_OF_CLASS(cls) if _FLAGS_OF(cls) & _IMMUTABLE else "builtins"
    name = name_of_class(cls)
    return name if module == "builtins" else f"{module}.{name}"


LIKE[TextFunction] = LIKE[HostFunction] = lambda: None
LIKE[TextGenerator] = (each for each in "")
LIKE[Builtin] = LIKE[BoundMethod] = len
LIKE[OwnMethod] = types.MethodType(LIKE[TextFunction], 0)
