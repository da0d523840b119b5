"""Which values exist inside the sandbox, and how each of them may be looked at.

Every rule is keyed on the *exact* type of a value: a subclass made by the host has methods of its own and is opaque.
An opaque value can be named, passed to a function of the host, put into a container and compared by identity; it has
no attributes, no operators, cannot be called, iterated or formatted.
"""

import dataclasses
import datetime as dt
import decimal
import enum
import fractions
import functools
import re
import sys
import types
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import islice
from typing import Any, ClassVar

from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.limits import Run

NUMBERS = frozenset({int, float, bool, complex})
TIMES = frozenset({dt.date, dt.datetime, dt.time, dt.timedelta, dt.timezone})
EXACT = frozenset({decimal.Decimal, fractions.Fraction})
# A tuple of types would ask `==` of each, which the class of a class of the host may have written.
TEXTS = frozenset({str, bytes})
INTEGERS = frozenset({int, bool})
LISTS = frozenset({list, tuple})
SEQUENCES = LISTS | TEXTS | {range}
REALS = NUMBERS - {complex} | EXACT
ATOMS = NUMBERS | TIMES | EXACT | {str, bytes, type(None), type(...), range, slice, uuid.UUID}
"""Immutable plain types that hold no other value which a text could reach."""

SLOW = frozenset({fractions.Fraction, uuid.UUID})
"""Those of them whose `==`, `<` and `hash` are Python code."""

QUICK = ATOMS - SLOW - {str, bytes}
"""Those of them that are always compared and hashed in less than the time of a step."""

MAPPINGS: frozenset[type] = frozenset({dict, Counter, defaultdict, OrderedDict})
HASHED: frozenset[type] = frozenset({set, frozenset}) | MAPPINGS
CONTAINERS: frozenset[type] = frozenset({list, tuple, deque}) | HASHED
_ORDERED: OrderedDict[Any, Any] = OrderedDict()
VIEWS: frozenset[type] = frozenset({type({}.keys()), type({}.values()), type({}.items())}) | {
    type(_ORDERED.keys()), type(_ORDERED.values()), type(_ORDERED.items()),
}  # fmt: skip
LAZY = VIEWS | frozenset({
    zip, map, filter, enumerate, reversed, type(iter([])), type(iter(())), type(iter("")), type(iter("é")),
    type(iter({})),
    type(iter({}.values())), type(iter({}.items())), type(iter(set())), type(iter(range(0))), type(iter(b"")),
    type(reversed([])), type(reversed({})),
    type(reversed({}.values())), type(reversed({}.items())), type(iter(range(1 << 70))),
    type(iter(_ORDERED)), type(iter(deque())),
    type(reversed(deque())),
})  # fmt: skip
"""Iterators and views of builtins: usable inside a text, made into lists where they would leave it."""

ONE_SHOT = LAZY - VIEWS
"""Iterators that are used up by looking at them."""


class Inside:
    """An object of the sandbox that computes, such as a compiled pattern: it never leaves a text."""

    __slots__ = ()


class Record(tuple[Any, ...]):
    """What the classes derive from that a text makes with `namedtuple`; the tables of its fields hang on them."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()
    _type: ClassVar["Builtin"]
    _attributes: ClassVar[Mapping[str, Any]] = types.MappingProxyType({})

    def __repr__(self) -> str:
        fields = zip(self._fields, self, strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in fields)})"


class Default:
    """What a `defaultdict` of a text makes for a missing key.

    A `defaultdict` that holds one is the text's own. It leaves the text with the plain type instead, or with none.

    Attributes:
        factory: A plain type such as `list`, or a function value of the text.
    """

    __slots__ = ("factory",)

    def __init__(self, factory: Any) -> None:
        self.factory = factory

    def __call__(self) -> Any:
        """A new value of the plain type, for a host that got hold of one."""
        if type(self.factory) is type:
            return self.factory()
        raise TypeError("what a text makes for a missing key ends with its run")

    def __repr__(self) -> str:
        return repr(self.factory) if type(self.factory) is type else "<function>"


PLAIN_FACTORIES: frozenset[type] = frozenset({bool, int, float, complex, str, bytes, set, frozenset, list, tuple}) | (
    MAPPINGS | {deque}
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
    if type(value) is defaultdict:
        made: Any = value.default_factory
        factory = plain_factory(value)
        return defaultdict(made if type(made) is Default else None if factory is None else Default(factory))
    return deque(maxlen=value.maxlen) if type(value) is deque else type(value)()


UNFINISHED = (
    Inside,
    type, types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType, types.FrameType,
    types.CodeType,
    types.TracebackType, types.GeneratorType, types.CoroutineType, types.AsyncGeneratorType, types.MethodWrapperType,
    types.WrapperDescriptorType, types.MethodDescriptorType, functools.partial, BaseException,
)  # fmt: skip
"""What is no data: nothing of these leaves a text."""


_HIDDEN = "\ue000"
"""Stands behind the name of a function of the sandbox, once for each argument that the text does not know of."""

_NAMED = re.compile(rf"[\w.<>]+({_HIDDEN}+)\(\) ")
_COUNTS = re.compile(
    rf"({_HIDDEN}+)\(\) takes (?:from (\d+) to )?(\d+) positional arguments? but (\d+)(.*?) (?:was|were) given"
)


def name_in_messages(function: Any, name: str, hidden: int) -> None:
    """Let CPython's messages about wrong arguments name a function as a text knows it.

    Args:
        function: The function; nothing happens to what is none of Python's.
        name: Its name.
        hidden: The arguments before those of the text: the run, and the owner of a method.
    """
    if isinstance(function, types.FunctionType):
        function.__qualname__ = name + _HIDDEN * hidden


def name_methods(tables: Iterable[Mapping[str, Any]]) -> None:
    """Let messages name the methods of tables of attributes as a text knows them."""
    for table in tables:
        for name, entry in table.items():
            if isinstance(entry, Method) and _HIDDEN not in getattr(entry.fn, "__qualname__", _HIDDEN):
                name_in_messages(entry.fn, name, 2)


def without_hidden(text: str) -> str:
    """A message of CPython about wrong arguments as the text is to see it: what it does not know is not counted."""

    def counted_right(found: re.Match[str]) -> str:
        hidden, low, most, given, more = found.groups()
        least, allowed, count = (int(each or 0) - len(hidden) for each in (low, most, given))
        span = f"from {max(least, 0)} to {allowed}" if low else str(allowed)
        plural = "" if allowed == 1 and not low else "s"
        if count == 1:
            more = more.replace("positional arguments", "positional argument", 1)
        were = "was" if count == 1 and not more else "were"
        return f"() takes {span} positional argument{plural} but {count}{more} {were} given"

    named = _NAMED.match(text)
    return _COUNTS.sub(counted_right, text, 1).replace(named[1], "", 1) if named is not None else text


TYPES: dict[type, "Builtin"] = {}
"""The types that the sandbox itself offers, each with the value by which a text names it."""

SHOWN: dict[type, "Callable[[Run, Any], str]"] = {}
"""How objects that facades make are shown; each charges what it shows."""

LIKE: dict[type, Any] = {}
"""For the types of the sandbox that stand for one of CPython's: a value of that, to ask for its type and attributes."""


@dataclass(frozen=True, slots=True)
class Builtin:
    """A function of the sandbox itself: `fn(run, *args, **kwargs)`, charged to the run and free of side effects.

    Attributes:
        name: The name by which a text knows it.
        fn: The implementation.
        of_type: The exact type it stands for, if it is a type such as `str`; gives `str.lower`.
        callback: The keyword whose function it calls for each element, such as `key`; `"0"`: the first argument.
        stops_early: It looks at its first argument only as far as it needs to, as `any` does.
        lazy: What it gives is an iterator, which has to be finished before it leaves the text.
        steps: The implementation as a generator, of one that calls a function of the text with what that gave before:
            it yields each value to wait for, and each item if it is lazy, and returns its value.
        partial_of: The function that it calls, with the first of its arguments and its keywords.
        without: A keyword that may be written but must be false, and what a text may write instead.
    """

    name: str
    fn: Callable[..., Any]
    of_type: type | None = None
    callback: str = ""
    stops_early: bool = False
    lazy: bool = False
    steps: "Callable[..., Iterator[Any]] | None" = None
    partial_of: tuple[Any, tuple[Any, ...], dict[str, Any]] | None = None
    without: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        # CPython names the function in its messages about wrong arguments, and a text knows it by this name.
        for function in (self.fn, self.steps):
            name_in_messages(function, self.name, 1)
        if self.of_type is not None and not issubclass(self.of_type, Record):
            TYPES[self.of_type] = self


@dataclass(frozen=True, slots=True)
class HostFunction:
    """A function of the host in the context map; each call of it goes through the run's call hook.

    Attributes:
        name: Under which a text names it.
        target: What is called.
        is_async: Calling it gives something to await.
        order: How its calls may be ordered where calls overlap; see `overlap.Order`.
    """

    name: str
    target: Any
    is_async: bool = False
    order: str = "effect"


@dataclass(frozen=True, slots=True)
class HostType:
    """A type of the host whose constructor a text may call and whose public fields it may read.

    Attributes:
        name: Under which a text names it.
        cls: The type.
        fields: The fields.
        make: What makes an object when a text calls the constructor.
    """

    name: str
    cls: type
    fields: tuple[str, ...]
    make: Callable[..., Any]


class UnionType(Inside):
    """Types joined by `|`, for `isinstance`; equal to what joins the same ones, in whatever order.

    Attributes:
        kinds: The types, each once, as values of the text; None stands for its own.
    """

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

    Attributes:
        cls: The type, which no text can reach.
        name: Its name.
        plain: It is one of CPython's own, which is printed as CPython prints it.
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


@dataclass(frozen=True, slots=True, eq=False)
class TextFunction:
    """A function that a text defined. Has no `__call__`: only the evaluator can run it.

    Attributes:
        name: Its name.
        call: Calls it: `call(run, args, kwargs)`.
        waits: What it gives may be a value that is not there yet.
        field: The string, if all it does is to read an item of its one argument by one: `lambda row: row["key"]`.
    """

    name: str
    call: Callable[..., Any]
    waits: bool = False
    field: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class TextGenerator:
    """A generator expression of a text. Not a Python generator, so it has no frame to reach.

    Attributes:
        items: What is still to come.
        depth: How many such iterators stand behind one another, this one included.
        item_bytes: What an item takes that is made when it is asked for, with its place in a list.
    """

    items: Iterator[Any]
    depth: int = 1
    item_bytes: int = 40

    def __iter__(self) -> Iterator[Any]:
        return self.items


_ITERATOR_BYTES = 1_000
"""What an iterator that charges its items takes: a generator with its frame, and what it goes through."""


def lazily(run: Run, items: Iterator[Any], *sources: Any, item_bytes: int = 40) -> TextGenerator:
    """An iterator over others, not too deep: CPython asks and frees a chain of them by recursion in C."""
    depth = 1 + max((each.depth for each in sources if type(each) is TextGenerator), default=0)
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "iterators over iterators deeper")
    run.charge_bytes(_ITERATOR_BYTES)
    return TextGenerator(items, depth, item_bytes)


@dataclass(frozen=True, slots=True, eq=False)
class BoundMethod:
    """A method taken off a value without calling it, such as the `key` in `sorted(xs, key=order.index)`."""

    name: str
    fn: Callable[..., Any]
    owner: Any


class CaughtError:
    """An exception as a value of a text: its arguments and its message, and nothing more."""

    __slots__ = ("error",)

    def __init__(self, error: BaseException) -> None:
        self.error = error
        if type(error) is TypeError and len(error.args) == 1 and type(error.args[0]) is str:
            # Only what the sandbox raised can hold any of that: an exception of the host stays as it is.
            told = without_hidden(error.args[0])
            if told != error.args[0]:
                error.args = (told,)


CALLABLE = frozenset({Builtin, HostFunction, HostType, TextFunction, BoundMethod})
"""What a text can call. Asked of the exact type, never with `isinstance`: that would ask the object what it is."""


def is_function(value: Any) -> bool:
    """Whether a value is a function or class, which is no data: none leaves a text."""
    return type(value) in CALLABLE


def type_name(value: Any) -> str:
    """How messages name the type of a value."""
    if type(value) is CaughtError:
        return name_of_class(type(value.error))
    kind = type(value)
    if kind is TextGenerator:
        return "generator"
    if kind is HostType or kind is TypeName or (kind is Builtin and value.of_type is not None):
        return "type"
    return "function" if kind in CALLABLE else name_of_class(kind)


@dataclass(frozen=True, slots=True)
class Method:
    """A method a text may call: `fn(run, owner, *args, **kwargs)`.

    Attributes:
        fn: The implementation.
        only_called: It cannot be taken off its owner without calling it.
    """

    fn: Callable[..., Any]
    only_called: bool = False


@dataclass(frozen=True, slots=True)
class Field:
    """A value a text may read: `get(owner)`.

    Attributes:
        get: Reads it.
        shown: It is a part of the text that shows its owner.
        makes: What reading it makes anew, in bytes.
    """

    get: Callable[[Any], Any]
    shown: bool = True
    makes: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """A value that a text may read off an object of the host: `read(run, owner)`, which charges it."""

    read: Callable[[Run, Any], Any]


@dataclass(frozen=True, slots=True)
class HostMethod:
    """A method of a type of the host whose calls go through the run's call hook, the object being the first argument.

    Attributes:
        name: Under which a text names it.
        target: What is called.
        is_async: Calling it gives something to await.
        order: How its calls may be ordered where calls overlap; see `overlap.Order`.
    """

    name: str
    target: Any
    is_async: bool = False
    order: str = "effect"


Entry = Method | Field | Reading | HostMethod
Attributes = Mapping[str, Entry]


ATTRIBUTES: dict[type, Attributes] = {CaughtError: {"args": Field(lambda owner: tuple(owner.error.args))}}
"""What each exact type lets a text see; filled by `methods.py`, and by the numpy facade when numpy is first used."""

_NOTHING: Attributes = {}
_NO_TYPES: Mapping[type, Attributes] = {}


def attributes_of(cls: type, host_types: Mapping[type, Attributes] = _NO_TYPES) -> Attributes:
    """The attributes and methods of an exact type; empty for a type that is opaque."""
    known = ATTRIBUTES.get(cls) or host_types.get(cls)
    if known is None and issubclass(cls, Record):
        return cls._attributes
    if known is None and "numpy" in sys.modules:
        from lightfc_sandbox.facades import numpy as facade

        facade.install()
        known = ATTRIBUTES.get(cls)
    return known or _NOTHING


def is_array(value: Any) -> bool:
    """Whether `value` is an array or scalar of numpy that holds numbers; any other array is opaque."""
    kind = type(value)
    return _MODULE_OF(kind) == "numpy" and bool(attributes_of(kind)) and value.dtype.kind in "biufc"


_MODULE_OF: Any = type.__dict__["__module__"].__get__
"""The module of a class, without asking the class of the class."""

_MRO_OF: Any = type.__dict__["__mro__"].__get__
_DICT_OF: Any = type.__dict__["__dict__"].__get__
NOTHING_THERE: Any = object()


def static_attribute(cls: type, name: str) -> Any:
    """What a class or one it derives from has under a name, as it stands there; `NOTHING_THERE` if it has nothing.

    Neither the class nor its metaclass is asked: both may have methods that the host wrote.
    """
    for each in _MRO_OF(cls):
        found = _DICT_OF(each).get(name, NOTHING_THERE)
        if found is not NOTHING_THERE:
            return found
    return NOTHING_THERE


def is_named_tuple(value: Any) -> bool:
    """Whether `value` is a named tuple, whose items a text may read as those of any tuple."""
    kind = type(value)
    return issubclass(kind, tuple) and static_attribute(kind, "_fields") is not NOTHING_THERE


def describe_host_type(cls: type, name: str) -> HostType:
    """What a text may do with a type of the host; of a dataclass, enum, named tuple or model it sees fields."""
    if issubclass(cls, enum.Enum):
        fields: Any = ("name", "value")
    elif dataclasses.is_dataclass(cls):
        fields = [each.name for each in dataclasses.fields(cls)]
    elif isinstance(getattr(cls, "model_fields", None), dict):
        model: Any = cls
        fields = [*model.model_fields, *getattr(model, "model_computed_fields", ())]
    else:
        fields = getattr(cls, "_fields", ()) if issubclass(cls, tuple) else ()
    return HostType(name, cls, tuple(each for each in fields if not each.startswith("_")), cls)


def fields_of(names: Iterable[str], cls: type = object, makes: int = 0) -> dict[str, Entry]:
    """Fields that read the attributes `names` of objects of `cls`; what it keeps out of its `repr` is not shown.

    Args:
        names: The attributes.
        cls: The type.
        makes: What reading one makes anew, in bytes.
    """
    tables = (getattr(cls, table, None) for table in ("__dataclass_fields__", "model_fields", "model_computed_fields"))
    declared = {name: each for table in tables if isinstance(table, dict) for name, each in table.items()}
    unshown = {name for name, each in declared.items() if getattr(each, "repr", True) is False}

    def reader(name: str) -> Field:
        return Field(lambda owner: getattr(owner, name), name not in unshown, makes)

    return {name: reader(name) for name in names}


_DECIMAL_STEPS = 16
"""What comparing the longest `Decimal` with an integer takes, which is made a `Decimal` for it."""

_SLOW_STEPS = 8
"""Steps for each item of a container that holds values of `SLOW`."""


def _charge_slow(run: Run, kinds: Set[type], parts: Any) -> None:
    """Charge what takes longer than a step to compare or hash."""
    if str in kinds or bytes in kinds:
        run.charge_steps(sum(len(each) for each in parts if type(each) in TEXTS) >> 10)
    if not SLOW.isdisjoint(kinds):
        run.charge_steps(_SLOW_STEPS * len(parts))


_LARGE_TABLE = 256


def charge_collisions(run: Run, *tables: Any) -> None:
    """Charge what sets and dicts take that are looked up in one operation, beside a step for each item.

    Hashes that collide make that quadratic: each key is compared with those before it of the same hash.
    """
    same = sum(_colliding(run, each) for each in tables if len(each) > _LARGE_TABLE)
    run.charge_steps(same * same >> 5)


def _colliding(run: Run, table: Any) -> int:
    # A key that is not plain may have a hash that the host wrote.
    return len(table) - len(set(map(hash, table))) if is_plain(run, dict.fromkeys(table)) else len(table)


def is_plain(run: Run, value: Any) -> bool:
    """Whether `value` holds plain data only, all the way down; charges one step for each item looked at.

    Every operation that CPython does by recursion in C (`==`, `<`, `hash`, `repr`) asks this first, since lists that
    share their items can be exponentially larger as a tree than in memory, and deep ones exhaust the C stack.
    """
    return _look(run, value)[0]


def compares_at_once(run: Run, a: Any, b: Any) -> bool:
    """Whether CPython may compare two values in one operation: both are plain, and none of their items slow to compare.

    A `Decimal` is where it meets a number of another type: that is converted first, with all its digits. A set or
    dict is if the hashes of its keys collide.
    """
    return _look(run, a) == _look(run, b) == _YES


def _is_large_table(value: Any, kind: type) -> bool:
    return kind in HASHED and len(value) > _LARGE_TABLE


_COMPARED_AT_ONCE = ATOMS - SLOW - {decimal.Decimal}
_YES = True, True


def _look(run: Run, value: Any) -> tuple[bool, bool]:
    """Whether `value` holds plain data only, and neither a `Decimal` nor another large set or dict in a container."""
    if type(value) is tuple or type(value) is list:
        kinds = set(map(type, value))
        if kinds <= _COMPARED_AT_ONCE:
            run.charge_steps(len(value))
            if str in kinds or bytes in kinds:
                _charge_slow(run, kinds, value)
            return _YES
    return _look_down(run, value)


def _look_down(run: Run, value: Any) -> tuple[bool, bool]:
    plain, quick, depth, layer = True, True, 0, [value]
    while layer:
        depth += 1
        if depth > run.limits.container_depth:
            raise Stop("container_depth", run.limits.container_depth, "containers nested deeper")
        below: list[Any] = []
        for item in layer:
            kind = type(item)
            if kind in CONTAINERS:
                run.charge_steps(len(item))
                parts = [*item.keys(), *item.values()] if kind in MAPPINGS else item
                plain = plain and (kind is not defaultdict or shows_factory(item))
                kinds = set(map(type, parts))
                quick = quick and decimal.Decimal not in kinds and (depth == 1 or not _is_large_table(item, kind))
                if not kinds <= ATOMS:
                    below.extend(parts)
                if not QUICK.issuperset(kinds):
                    _charge_slow(run, kinds, parts)
            elif kind not in ATOMS:
                if issubclass(kind, Record):
                    run.charge_steps(tuple.__len__(item))
                    quick = False
                    below.extend(item)
                else:
                    plain = False
        layer = below
    return plain, quick


def check_key(run: Run, key: Any) -> Any:
    """Refuse a key whose hash would recurse too deeply in C, or is a method that the host wrote."""
    kind = type(key)
    # Python refuses what has no hash without a look at what it holds.
    if kind not in ATOMS and kind not in WITHOUT_HASH:
        plain, quick = _look(run, key)
        if not plain:
            _check_hash(run, key, 0)
        if not quick or _is_large_table(key, kind):
            _charge_key(run, key, kind)
    return key


def _charge_key(run: Run, key: Any, kind: type) -> None:
    """Charge what it takes to compare a key that holds large sets, or a `Decimal`, with one that equals it."""
    if kind in HASHED:
        charge_collisions(run, key)
    elif kind is not tuple and not issubclass(kind, Record):
        return
    for item in key:
        if type(item) is decimal.Decimal:
            run.charge_steps(_DECIMAL_STEPS)
        elif type(item) not in ATOMS:
            _charge_key(run, item, type(item))


WITHOUT_HASH = MAPPINGS | {list, deque}
"""A set is none of them: Python looks one up in another as the `frozenset` that it equals."""


def unmixed(value: Any) -> Any:
    """The value of an enum member that is itself a string or number (`StrEnum`, `IntEnum`); any other as it is."""
    kind = type(value)
    if issubclass(kind, enum.Enum) and issubclass(kind, str | int | float) and type(value.value) in ATOMS:
        return value.value
    return value


def whole(value: Any) -> Any:
    """An integer of numpy as one of Python; any other value as it is."""
    return int(value) if is_array(value) and type(value).__name__.startswith(("int", "uint")) else value


def compares_by_identity(kind: type) -> bool:
    """Whether objects of this type are hashed and compared by no method of the host."""
    inherited = vars(object)
    return all(static_attribute(kind, name) is inherited[name] for name in ("__hash__", "__eq__"))


_OBJECT_STEPS = 16
"""What looking at one object of a registered type is charged: it takes about as long as this many turns of a loop."""


def parts_of(value: Any) -> list[Any]:
    """The values of all fields of an object of a registered type, which its own `hash` and `==` go through."""
    kind = type(value)
    if dataclasses.is_dataclass(kind):
        return [getattr(value, each.name, None) for each in dataclasses.fields(kind)]
    if issubclass(kind, tuple):
        return list(tuple.__iter__(value))
    return [getattr(value, name, None) for name in getattr(kind, "model_fields", ())]


def _check_hash(run: Run, key: Any, depth: int) -> None:
    run.charge_steps(_OBJECT_STEPS)
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "containers nested deeper")
    kind = type(key)
    if (kind is tuple or kind is frozenset) or issubclass(kind, Record):
        for item in key:
            _check_hash(run, item, depth + 1)
    elif kind in ATOMS or kind in CONTAINERS or issubclass(kind, enum.Enum) or is_array(key) or is_type(key):
        return
    elif kind in run.host_types:
        if not compares_by_identity(kind):
            for item in parts_of(key):
                _check_hash(run, item, depth + 1)
    elif (kind in CALLABLE and kind is not TextFunction) or not compares_by_identity(kind):
        from lightfc_sandbox.opened import offers  # which stands above this module

        if not offers(run, key, "hash"):
            raise TypeError(f"unhashable in a text: {type_name(key)!r}")


def finish(run: Run, value: Any) -> Any:
    """Make `value` fit to leave the text: plain data, or an object of the host, and nothing that runs later.

    Lazy iterators and views become lists; containers are rebuilt only where something inside them changed.

    Raises:
        Refused: A function, generator of the host, class, module, frame or exception would leave.
    """
    return value if type(value) in ATOMS or value is run.finished else _finish(run, value, 0)


def _finish(run: Run, value: Any, depth: int) -> Any:
    kind = type(value)
    if kind in ATOMS:
        return value
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "containers nested deeper")
    if kind in CONTAINERS:
        return _finish_container(run, value, kind, depth)
    if kind in LAZY or kind is TextGenerator:
        return [_finish(run, item, depth + 1) for item in counted(run, value)]
    if kind in CALLABLE:
        what = f" {value.name!r}" if kind is not BoundMethod and kind is not TextFunction else " it"
        raise Refused(f"a function cannot leave the text, only data can: call{what} instead of passing it on")
    if kind is CaughtError:
        raise Refused("an exception cannot leave the text, only data can: hand over str(…) of it")
    if issubclass(kind, Record):
        items = [_finish(run, item, depth + 1) for item in value]
        return value if all(old is new for old, new in zip(value, items, strict=True)) else tuple.__new__(kind, items)
    if issubclass(kind, UNFINISHED):
        raise Refused(f"a value of type {type_name(value)!r} cannot leave the text, only data can")
    if run.constructs and kind in run.host_types:
        _check_depth(run, value, depth)
    return value


def _check_depth(run: Run, value: Any, depth: int) -> None:
    """Refuse objects that the text has nested by their constructor too deeply, or into too large a tree."""
    run.charge_steps(_OBJECT_STEPS)
    if depth > run.limits.container_depth:
        raise Stop("container_depth", run.limits.container_depth, "objects nested deeper")
    kind = type(value)
    parts = parts_of(value) if kind in run.host_types and not issubclass(kind, enum.Enum) else ()
    if kind in CONTAINERS:
        parts = [*value.keys(), *value.values()] if kind in MAPPINGS else value
    for part in parts:
        if type(part) not in ATOMS:
            _check_depth(run, part, depth + 1)


def _finish_container(run: Run, value: Any, kind: type, depth: int) -> Any:
    run.charge_steps(len(value))
    if kind is defaultdict and type(value.default_factory) is Default:
        value = _without_default(value)
    parts = [*value.keys(), *value.values()] if kind in MAPPINGS else value
    if ATOMS.issuperset(map(type, parts)):
        return value
    before = list(parts)
    after = [_finish(run, item, depth + 1) for item in before]
    if all(old is new for old, new in zip(before, after, strict=True)):
        return value
    if kind in MAPPINGS:
        made = empty_like(value)
        for key, item in zip(after[: len(value)], after[len(value) :], strict=True):
            made[key] = item
        return _without_default(made) if kind is defaultdict else made
    return deque(after, value.maxlen) if kind is deque else kind(after)


def _without_default(value: defaultdict[Any, Any]) -> defaultdict[Any, Any]:
    """A `defaultdict` as it leaves the text: no function of the text stands in it."""
    return defaultdict(plain_factory(value), value)


ITERABLE = CONTAINERS | LAZY | {str, bytes, range, TextGenerator}


_MADE_BYTES: Mapping[type, int] = {str: 80, type({}.items()): 72, type(_ORDERED.items()): 72}
"""What an item takes that is made when it is asked for: characters beyond Latin-1, and pairs."""

_ROW_BYTES = 160


def iterate(value: Any, run: Run) -> Any:
    """`value` as something a `for` may run over, charged for the items that are made by going over it.

    Raises:
        TypeError: It is not iterable, or it is an object of the host that is not to be run by a text.
    """
    kind = type(value)
    if kind in ITERABLE:
        if kind in _MADE_BYTES and (kind is not str or not value.isascii()):
            run.charge_bytes(_MADE_BYTES[kind] * len(value))
        return value
    if is_named_tuple(value):
        return tuple.__iter__(value)
    if is_array(value) and value.ndim:
        run.charge_bytes(_ROW_BYTES * len(value) if value.ndim > 1 else 0)
        return value
    from lightfc_sandbox.opened import cannot, items_of, offers  # which stands above this module

    if offers(run, value, "iterate"):
        return items_of(run, value)
    raise cannot(run, "iterate", TypeError(f"{type_name(value)!r} object is not iterable"), value)


def counted(run: Run, value: Any) -> Iterator[Any]:
    """The items of `value`, each charged one step, their number bounded by `sequence_items`."""
    # What cannot be iterated is told now, and not when the first item is asked for.
    return _counted(run, iterate(value, run))


def _counted(run: Run, items: Any) -> Iterator[Any]:
    left = run.limits.sequence_items
    for item in items:
        run.fuel -= 1
        if run.fuel <= 0:
            run.tick()
        left -= 1
        if left < 0:
            raise Stop("sequence_items", run.limits.sequence_items, "more items")
        yield item


def hashed(run: Run, value: Any) -> Iterator[Any]:
    """The items of `value` as those of a set, each charged for its place there."""
    for item in counted(run, value):
        run.charge_bytes(96)
        yield check_key(run, item)


def taken(run: Run, value: Any) -> Any:
    """The items of `value` for a set to take in, in the way in which Python takes them: their order depends on it.

    A set or a dict is taken in as a whole, which makes room for all of its items at once; else one item comes after the
    other, since hashes that collide make a set slow to fill, and the time is looked at in between.
    """
    if type(value) not in TABLES:
        return hashed(run, value)
    run.charge_items(len(value), 96)
    run.charge_steps(len(value))
    if not ATOMS.issuperset(map(type, value)):
        for item in value:
            check_key(run, item)
    return value


TABLES = frozenset({set, frozenset, dict})


def collect(run: Run, value: Any) -> list[Any] | tuple[Any, ...] | Any:
    """The items of `value` as a sized container, charged; containers themselves come back as they are."""
    if is_sized(value):
        run.charge_steps(len(value))
        return value
    return kept(run, counted(run, value), item_bytes(value))


def is_sized(value: Any) -> bool:
    """Whether `value` knows how many items it gives, and gives them without fail."""
    kind = type(value)
    return kind in CONTAINERS or kind is range or kind is str or kind is bytes or kind in VIEWS


def arriving(run: Run, source: Any) -> Iterator[Any]:
    """The items that a container takes one by one, as CPython's do: it has those before one that could not be made."""
    each = item_bytes(source)
    for item in counted(run, source):
        run.charge_bytes(each)
        yield item


_AT_ONCE = 4_096


def kept(run: Run, items: Iterator[Any], each: int) -> list[Any]:
    """The items of an iterator as a list, of which each is charged `each` bytes while the list is made."""
    made: list[Any] = []
    while some := list(islice(items, _AT_ONCE)):
        run.charge_bytes(len(some) * each)
        made += some
    run.charge_items(len(made), 0)
    return made


def all_of(run: Run, value: Any) -> list[Any]:
    """The items of an iterable as a new list, charged while it is made."""
    return kept(run, counted(run, value), item_bytes(value))


_PAIRS = frozenset({zip, enumerate, type({}.items()), type(iter({}.items()))})


def item_bytes(source: Any) -> int:
    """What an item of a list made from `source` takes: its place in the list, and itself where it is made new."""
    kind = type(source)
    if kind in CONTAINERS or kind is bytes:
        return 8
    if kind is str:
        return 8 if source.isascii() else 88
    if kind is TextGenerator:
        return int(source.item_bytes)
    if is_array(source):
        return 40 if source.ndim == 1 else 160
    return 104 if kind in _PAIRS else 40


_ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]{6,}>")
"""How the repr of an object that has none of its own ends, which messages of tools often show."""


def looks_outside(error: BaseException) -> bool:
    """Whether the message of an exception would be read from outside of the bytes that it is about.

    CPython below 3.14 takes the place of a `UnicodeDecodeError` as it is: a negative one reads the memory before the
    object, or ends the process.
    """
    return any(issubclass(type(error), kind) and start(error) < 0 for kind, start in _STARTS.items())


_STARTS: Mapping[type, Callable[[Any], int]] = {
    kind: vars(kind)["start"].__get__ for kind in (UnicodeDecodeError, UnicodeEncodeError, UnicodeTranslateError)
}
"""What reads the place itself, whatever a subclass of the host makes of the attribute."""


_ARGUMENTS_OF: Any = BaseException.__dict__["args"].__get__
_NAME_OF_CLASS: Any = type.__dict__["__name__"].__get__


def name_of_class(cls: type) -> str:
    """The name of a class as it was defined, whatever the class of the class makes of it."""
    name: str = _NAME_OF_CLASS(cls)
    return name


def message_of(error: BaseException) -> str:
    """The message of an exception, without running more of the host's code than its `__str__`."""
    try:
        if looks_outside(error):
            return "(its places lie outside of what it is about)"
        if type(error) is KeyError and len(error.args) == 1:
            # Its own message is the repr of the key.
            key = error.args[0]
            return repr(key) if type(key) in ATOMS else f"a key of type {type_name(key)!r}"
        if type(error).__module__ == "pydantic_core._pydantic_core" and hasattr(error, "errors"):
            # Its own text shows the values it was given by their repr.
            faults = error.errors(include_url=False, include_input=False, include_context=False)
            return "; ".join(f"{'.'.join(map(str, fault['loc'])) or 'value'}: {fault['msg']}" for fault in faults)
        shown: list[Any] = list(_ARGUMENTS_OF(error))
        if issubclass(type(error), OSError):
            shown += [error.filename, error.filename2]  # type: ignore[attr-defined]  # as it is one
        if type(type(error).__str__) is types.WrapperDescriptorType and not (len(shown) == 1 and type(shown[0]) is str):
            room = [_MOST_SHOWN]
            if not all(_shows_nothing(each, 0, room) for each in shown):
                return "(its arguments hold objects of the host)"
            if room[0] < 0:
                return "(its arguments are too large to be shown)"
        return _ADDRESS.sub(">", without_hidden(str(error)))
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - an exception of the host that cannot say what it is
        return "(the exception has no readable message)"


_MOST_SHOWN = 100_000
"""Characters, about, that the arguments of an exception may have in its message."""

_MOST_DEEP = 10


def _shows_nothing(value: Any, depth: int, room: list[int]) -> bool:
    """Whether the repr of an argument of an exception holds nothing but plain data and exceptions.

    Args:
        value: The argument.
        depth: How many containers stand around it.
        room: The characters that are left; below zero, it is not looked at any further.
    """
    kind = type(value)
    if kind in CONTAINERS:
        room[0] -= 2 if depth < _MOST_DEEP else _MOST_SHOWN
        if not shows_factory(value):
            return False
        parts = [*value.keys(), *value.values()] if kind in MAPPINGS else value
        return all(room[0] < 0 or _shows_nothing(each, depth + 1, room) for each in parts)
    if kind is str or kind is bytes:
        room[0] -= len(value)
    else:
        room[0] -= 3 + value.bit_length() // 3 if kind is int else _SHOWN_CHARS.get(kind, 64)
    return kind in ATOMS or issubclass(kind, BaseException)


_SHOWN_CHARS: Mapping[type, int] = {fractions.Fraction: 4_000, decimal.Decimal: 1_000}
