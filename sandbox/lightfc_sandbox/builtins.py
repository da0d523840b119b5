"""The builtins that a text may call: an explicit list, each free of side effects and charged to the run.

An implementation takes the run first and then what the text gives. It never calls a method of a host object. A
builtin that calls back, such as `sorted(key=…)`, calls through `call_value`, which the evaluator puts in place.
"""

import ast
import datetime as dt
import decimal
import fractions
from collections import deque
from collections.abc import Callable, Generator, Iterator
from functools import partial
from typing import Any

from lightfc_sandbox import opened
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.exceptions import original
from lightfc_sandbox.formatting import check_spec, format_value, to_repr, to_str
from lightfc_sandbox.limits import SET_BYTES, Run
from lightfc_sandbox.opened import cannot, offers
from lightfc_sandbox.operators import BINARY, COMPARE, FURTHER, add, charged, equal, modulo, power, truth
from lightfc_sandbox.pending import Pending, at_once
from lightfc_sandbox.precision import CHEAP, exactly, in_context
from lightfc_sandbox.values import (
    ATOMS,
    CALLABLE,
    CONTAINERS,
    EXACT,
    HASHED,
    INTEGERS,
    LAZY,
    LIKE,
    LISTS,
    MAPPINGS,
    NUMBERS,
    ONE_SHOT,
    REALS,
    SLOW,
    TEXTS,
    VIEWS,
    WITHOUT_HASH,
    BoundMethod,
    Builtin,
    CaughtError,
    HostFunction,
    HostType,
    Record,
    TextFunction,
    TextGenerator,
    TypeName,
    UnionType,
    all_of,
    attributes_of,
    check_key,
    collect,
    counted,
    is_array,
    is_named_tuple,
    is_plain,
    is_type,
    item_bytes,
    iterate,
    lazily,
    real_type,
    taken,
    type_name,
    whole,
)

_less, floor_divide = COMPARE[ast.Lt], BINARY[ast.FloorDiv]
_MISSING: Any = object()
_SIGNED = NUMBERS | EXACT | {dt.timedelta}
_REVERSIBLE = frozenset({list, tuple, str, bytes, range, deque}) | MAPPINGS | VIEWS
_COUNTER_BITS = 128

MOST_PLACES = 400
"""No number has more; numpy makes the power of ten by multiplying so often."""

SOURCE_BYTES = 320
"""What goes through one of several iterables at the same time."""

_PAIR_BYTES = 88
"""A tuple of two, and its place."""

_ARRAY_BYTES = 160
"""An array beside its numbers."""

_RANGE_BYTES = 144
"""A range, and the integers that it is made of."""

_DICT_BYTES = 150
"""What a dict of up to five items takes beside `CONTAINER_BYTES`."""


def call_value(run: Run, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
    """Call a function value of a text.

    Raises:
        TypeError: `fn` is nothing that a text may call.
    """
    kind = type(fn)
    if kind is TextFunction:
        return fn.call(run, args, kwargs)
    if kind is Builtin:
        return fn.fn(run, *args, **kwargs)
    if kind is BoundMethod:
        return fn.fn(run, fn.owner, *args, **kwargs)
    if kind is HostFunction or kind is HostType:
        return run.call_out(run, fn, args, kwargs)
    raise cannot(run, "call", TypeError(f"{type_name(fn)!r} object is not callable"), fn)


def _len(run: Run, obj: Any, /) -> int:
    kind = type(obj)
    if kind in CONTAINERS or kind in VIEWS or kind in TEXTS or kind is range:
        return len(obj)
    if is_array(obj) and obj.ndim:
        return len(obj)
    if is_named_tuple(obj):
        return tuple.__len__(obj)
    if offers(run, obj, "len"):
        return opened.length(run, obj)
    raise cannot(run, "len", TypeError(f"object of type {type_name(obj)!r} has no len()"), obj)


def _sum(run: Run, iterable: Any, /, start: Any = 0) -> Any:
    if type(start) is str or type(start) is bytes:
        raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
    items = collect(run, iterable)
    if type(start) in NUMBERS and type(items) in CONTAINERS and (NUMBERS - {int}).issuperset(map(type, items)):
        return sum(items, start)
    if type(start) is int and type(items) in CONTAINERS and set(map(type, items)) == {int}:
        largest = max(max(items), -min(items), abs(start))
        if largest.bit_length() + len(items).bit_length() < 64:
            return sum(items, start)
    total = start
    for item in items:
        total = add(run, total, item)
    return total


def _extreme(better: Callable[[Run, Any, Any], Any], name: str, plain: Callable[[Any], Any]) -> Builtin:
    def call(run: Run, /, *args: Any, key: Any = None, default: Any = _MISSING) -> Any:
        if not args:
            raise TypeError(f"{name} expected at least 1 argument, got 0")
        if len(args) > 1 and default is not _MISSING:
            raise TypeError(f"Cannot specify a default for {name}() with multiple positional arguments")
        given = args[0] if len(args) == 1 else args
        if key is None and type(given) in LISTS and given:
            kinds = set(map(type, given))
            if len(kinds) == 1 and kinds <= {int, float}:
                run.charge_steps(len(given))
                return plain(given)
        items = counted(run, given)
        best = best_key = _MISSING
        for item in items:
            rank = item if key is None else call_value(run, key, item)
            if best is _MISSING or truth(run, better(run, rank, best_key)):
                best, best_key = item, rank
        if best is not _MISSING:
            return best
        if default is _MISSING:
            raise ValueError(f"{name}() iterable argument is empty")
        return default

    return Builtin(name, call, callback="key")


class _Rank:
    """A sort key that compares by the rules of the sandbox."""

    __slots__ = ("run", "value")

    def __init__(self, run: Run, value: Any) -> None:
        self.run = run
        self.value = value

    def __lt__(self, other: "_Rank") -> bool:
        self.run.charge_steps(1)
        return truth(self.run, _less(self.run, self.value, other.value))


def _ranks(run: Run, key: Any, items: list[Any]) -> list[Any]:
    """What `key` gives for each item."""
    field = key.field if type(key) is TextFunction else None
    if field is None:
        return [call_value(run, key, item) for item in items]
    # As many steps as calls of the function, which is asked only where an item is no dict that has the field.
    run.charge_steps(len(items))
    return [item[field] if type(item) is dict and field in item else call_value(run, key, item) for item in items]


def _sorted(run: Run, iterable: Any, /, *, key: Any = None, reverse: Any = False) -> list[Any]:
    items = _list(run, iterable)
    ranks = items if key is None else _ranks(run, key, items)
    kinds = set(map(type, ranks))
    run.charge_steps(len(items) * max(len(items).bit_length() // 4, 1))
    if str in kinds or bytes in kinds:
        # Comparing long strings is slow enough to be counted.
        chars = sum(len(rank) for rank in ranks if type(rank) in TEXTS)
        run.charge_steps((chars >> 10) * len(items).bit_length())
    if len(kinds) == 1 and kinds <= ATOMS and SLOW.isdisjoint(kinds):
        order = exactly(run, sorted, range(len(items)), key=ranks.__getitem__, reverse=truth(run, reverse))
    else:
        wrapped = [_Rank(run, rank) for rank in ranks]
        order = sorted(range(len(items)), key=wrapped.__getitem__, reverse=truth(run, reverse))
    return [items[index] for index in order]


def _range(run: Run, /, *bounds: Any) -> range:
    run.charge_bytes(_RANGE_BYTES)
    return range(*map(_counter, bounds))


def _counter(value: Any) -> int:
    """An integer to count from or to; a large one would make each of the integers counted large."""
    if _whole(value).bit_length() > _COUNTER_BITS:
        raise Refused(f"counting with integers of more than {_COUNTER_BITS} bits is not allowed")
    return int(value)


def _any(run: Run, iterable: Any, /) -> bool:
    return any(truth(run, item) for item in counted(run, iterable))


def _all(run: Run, iterable: Any, /) -> bool:
    return all(truth(run, item) for item in counted(run, iterable))


def _zip(run: Run, /, *iterables: Any, strict: Any = False) -> Any:
    run.charge_bytes(SOURCE_BYTES * len(iterables))
    rows = zip(*(counted(run, each) for each in iterables), strict=truth(run, strict))
    return lazily(run, rows, *iterables, item_bytes=_PAIR_BYTES + 32 * len(iterables))


def _enumerate(run: Run, iterable: Any, start: Any = 0) -> Any:
    return lazily(run, enumerate(counted(run, iterable), _counter(start)), iterable, item_bytes=_PAIR_BYTES + 64)


def _reversed(run: Run, sequence: Any, /) -> Any:
    run.charge_bytes(2 * _PAIR_BYTES)
    if type(sequence) in _REVERSIBLE:
        return reversed(sequence)
    raise cannot(run, "reverse", TypeError(f"{type_name(sequence)!r} object is not reversible"), sequence)


def _map(run: Run, function: Any, /, *iterables: Any) -> Any:
    if not iterables:
        raise TypeError("map() must have at least two arguments.")
    run.charge_bytes(SOURCE_BYTES * len(iterables))
    # CPython's own goes on after an exception, and ends with a `StopIteration` of the function; so does `filter`.
    return lazily(run, map(partial(call_value, run, function), *(counted(run, each) for each in iterables)), *iterables)


def _filter(run: Run, function: Any, iterable: Any, /) -> Any:
    def keep(item: Any) -> bool:
        return truth(run, item if function is None else call_value(run, function, item))

    return lazily(run, filter(keep, counted(run, iterable)), iterable)


def _abs(run: Run, x: Any, /) -> Any:
    if is_array(x):
        _charge_array(run, x)
        return abs(x)
    if type(x) in _SIGNED:
        return charged(run, in_context(run, CHEAP, abs, x) if type(x) is decimal.Decimal else abs(x))
    if offers(run, x, "abs"):
        return opened.number_of(run, x, "abs")
    raise cannot(run, "abs", TypeError(f"bad operand type for abs(): {type_name(x)!r}"), x)


def _round(run: Run, number: Any, ndigits: Any = None) -> Any:
    if ndigits is not None:
        ndigits = _whole(ndigits)
        if type(number) is fractions.Fraction or (type(number) is int and ndigits < 0):
            run.charge_bits(4 * abs(ndigits))
    elif type(number) is decimal.Decimal:
        _charge_decimal(run, number)
    if type(number) in REALS:
        return charged(run, in_context(run, CHEAP, round, number, ndigits))
    if is_array(number):
        if abs(ndigits or 0) > MOST_PLACES:
            raise Refused(f"round() of numpy takes up to {MOST_PLACES} digits in a text")
        _charge_array(run, number)
        return number.round(ndigits or 0) if number.ndim else round(number, ndigits)
    if offers(run, number, "round"):
        return opened.number_of(run, number, "round", *(() if ndigits is None else (ndigits,)))
    raise cannot(run, "round", TypeError(f"type {type_name(number)} doesn't define __round__ method"), number)


def _charge_array(run: Run, array: Any) -> None:
    """Charge an array as large as another one."""
    run.charge_items(array.size, 16)
    run.charge_bytes(_ARRAY_BYTES)
    run.charge_steps(array.size >> 6)


def _charge_decimal(run: Run, number: decimal.Decimal) -> None:
    """Charge the integer that a decimal number is about to become."""
    if number.is_finite():
        run.charge_bits(4 * max(number.adjusted(), 0))


def _divmod(run: Run, x: Any, y: Any, /) -> Any:
    if type(x) in _SIGNED and type(y) in ATOMS:
        run.charge_bytes(_PAIR_BYTES)
        return (floor_divide(run, x, y), modulo(run, x, y))
    if is_array(x) or is_array(y):
        return (floor_divide(run, x, y), modulo(run, x, y))
    error = TypeError(f"unsupported operand type(s) for divmod(): {type_name(x)!r} and {type_name(y)!r}")
    raise cannot(run, "divmod", error, x, y)


def _pow(run: Run, base: Any, exp: Any, mod: Any = None) -> Any:
    if mod is None:
        return power(run, base, exp)
    base, exp, mod = (int(each) if type(whole(each)) in INTEGERS else each for each in (base, exp, mod))
    if type(base) is type(exp) is type(mod) is int:
        # By squaring: a multiplication of numbers as long as the modulus for each bit of the exponent.
        run.charge_steps(exp.bit_length() * max(base.bit_length(), mod.bit_length()) ** 2 >> 24)
        return charged(run, pow(base, exp, mod))
    raise TypeError("pow() 3rd argument not allowed unless all arguments are integers")


def _str(run: Run, /, object: Any = _MISSING, encoding: Any = None, errors: Any = None) -> str:  # noqa: A002 - Python's
    if encoding is None and errors is None:
        return "" if object is _MISSING else to_str(run, object)
    if object is not _MISSING and type(object) is not bytes:
        raise TypeError(f"decoding to str: need a bytes-like object, {type_name(object)} found")
    return str(_coded(run, bytes, "decode", b"" if object is _MISSING else object, encoding, errors))


def _coded(run: Run, kind: type, method: str, value: Any, encoding: Any, errors: Any) -> Any:
    """What `encode` or `decode` gives."""
    given = ("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)
    return attributes_of(kind)[method].fn(run, value, *given)  # type: ignore[union-attr]  # both are methods


def _repr(run: Run, obj: Any, /) -> str:
    return to_repr(run, obj)


def _format(run: Run, value: Any, spec: Any = "", /) -> str:
    if type(spec) is not str:
        raise TypeError("format() argument 2 must be str")
    return format_value(run, value, -1, check_spec(run, spec))


def _int(run: Run, x: Any = 0, /, base: Any = None) -> int:
    if type(x) in TEXTS:
        # CPython refuses more decimal digits than this too; other bases grow by 5 bits a character at the most.
        base = 10 if base is None else _whole(base)
        run.charge_bits(len(x) * 4 if base == 10 else len(x) * 6)
        return int(x, base)
    if base is not None:
        raise TypeError("int() can't convert non-string with explicit base")
    if type(x) is decimal.Decimal:
        _charge_decimal(run, x)
    if type(x) in REALS or is_array(x):
        return int(charged(run, int(x)))
    if offers(run, x, "int"):
        return opened.whole(opened.number_of(run, x, "int"))
    raise cannot(run, "int", TypeError(f"int() argument must be a string or a number, not {type_name(x)!r}"), x)


def _float(run: Run, x: Any = 0.0, /) -> float:
    if type(x) in REALS or type(x) in TEXTS or is_array(x):
        return float(x)
    if offers(run, x, "float"):
        return float(opened.number_of(run, x, "float"))
    error = TypeError(f"float() argument must be a string or a real number, not {type_name(x)!r}")
    raise cannot(run, "float", error, x)


def _complex(run: Run, real: Any = 0, imag: Any = _MISSING) -> complex:
    if type(real) is str and imag is _MISSING:
        return complex(real)
    if imag is _MISSING:
        imag = 0
    if type(real) in EXACT and type(imag) is int:
        real = float(real)
    if (type(real) in NUMBERS or is_array(real)) and (type(imag) in NUMBERS or is_array(imag)):
        return complex(real, imag)
    raise cannot(run, "complex", TypeError("complex() takes numbers or one string"), real, imag)


def _bool(run: Run, x: Any = False, /) -> bool:
    return truth(run, x)


def _list(run: Run, iterable: Any = (), /) -> list[Any]:
    items = collect(run, iterable)
    run.charge_items(len(items), item_bytes(items))
    return list(items)


def _tuple(run: Run, iterable: Any = (), /) -> tuple[Any, ...]:
    items = collect(run, iterable)
    run.charge_items(len(items), item_bytes(items))
    return tuple(items)


def _set(run: Run, iterable: Any = (), /) -> set[Any]:
    run.charge_bytes(SET_BYTES)
    return set(taken(run, iterable))


def _frozenset(run: Run, iterable: Any = (), /) -> frozenset[Any]:
    run.charge_bytes(SET_BYTES)
    return frozenset(taken(run, iterable))


def _dict(run: Run, source: Any = (), /, **pairs: Any) -> dict[str, Any]:
    run.charge_items(len(pairs), 64)
    run.charge_bytes(_DICT_BYTES)
    if type(source) in MAPPINGS:
        run.charge_items(len(source), 64)
        run.charge_steps(len(source))
        return {**source, **pairs}
    return {**dict(pairs_of(run, source)), **pairs}


def pairs_of(run: Run, source: Any) -> Iterator[tuple[Any, Any]]:
    """The keys and values that a dict is made of, or brought up to date with, charged as they come."""
    for position, pair in enumerate(counted(run, source)):
        if type(pair) is tuple and len(pair) == 2:
            run.charge_steps(2)
            parts: Any = pair
        else:
            parts = all_of(run, pair)
        if len(parts) != 2:
            raise ValueError(f"dictionary update sequence element #{position} has length {len(parts)}; 2 is required")
        run.charge_bytes(132)
        yield check_key(run, parts[0]), parts[1]


def _bytes(run: Run, /, source: Any = b"", encoding: Any = None, errors: Any = None) -> bytes:
    if type(source) is str:
        if encoding is None:
            raise TypeError("string argument without an encoding")
        return bytes(_coded(run, str, "encode", source, encoding, errors))
    if encoding is not None or errors is not None:
        raise TypeError("encoding or errors without a string argument")
    if type(source) is bytes:
        return source
    if type(source) in INTEGERS:
        run.charge_items(int(source), 1)
        return bytes(source)
    items = collect(run, source)
    run.charge_items(len(items), 1)
    return bytes(_whole(item) for item in items)


def _chr(run: Run, i: Any, /) -> str:
    run.charge_chars(1)
    return chr(_whole(i))


def _ord(run: Run, c: Any, /) -> int:
    if type(c) in TEXTS:
        return ord(c)
    raise TypeError(f"ord() expected string of length 1, but {type_name(c)} found")


def _whole(value: Any) -> int:
    value = whole(value)
    if type(value) in INTEGERS:
        return int(value)
    raise TypeError(f"{type_name(value)!r} object cannot be interpreted as an integer")


def _digits(name: str, real: Callable[[int], str]) -> Builtin:
    def call(run: Run, number: Any, /) -> str:
        text = real(_whole(number))
        run.charge_chars(len(text), text)
        return text

    return Builtin(name, call)


def _hash(run: Run, obj: Any, /) -> int:
    if type(obj) in WITHOUT_HASH or is_array(obj):
        return hash(obj)
    if is_plain(run, obj) or type(obj) is TextFunction or is_type(obj):
        return hash(_without_addresses(run, obj))
    raise TypeError(f"unhashable in a text: {type_name(obj)!r}")


class _Hashed:
    """Stands in a value for a part whose own hash CPython makes of its address."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __hash__(self) -> int:
        return self.number


_OF_NONE = _Hashed(0xFCA86420)
"""What `hash(None)` is from Python 3.12 on; before, it is made of an address."""

_HASHED_BYTES = 200


def _without_addresses(run: Run, value: Any) -> Any:
    """A value with the same hash, as far as that is not made of addresses, which tell where the process has what."""
    kind = type(value)
    if value is None:
        return _OF_NONE
    if kind is range:
        # As CPython does it, with None for what does not matter.
        size = len(value)
        parts = (size, value.start if size else None, value.step if size > 1 else None)
        return _without_addresses(run, parts)
    if kind is tuple or issubclass(kind, Record):
        return tuple(_without_addresses(run, each) for each in value)
    if kind is frozenset:
        return frozenset(_without_addresses(run, each) for each in value)
    if kind in ATOMS and value is not ... and not _is_nan(value, kind):
        return value
    # One number for each, so that the same value always has the same hash in a run.
    kept: dict[Any, tuple[Any, _Hashed]] = run.kept.setdefault("hashes", {})
    key = value if kind is UnionType else id(value)
    if key not in kept:
        run.charge_bytes(_HASHED_BYTES)
        kept[key] = (value, _Hashed(hash(("part", len(kept)))))
    return kept[key][1]


def _is_nan(value: Any, kind: type) -> bool:
    return value.is_qnan() if kind is decimal.Decimal else (kind is float or kind is complex) and value != value


def _isinstance(run: Run, obj: Any, classinfo: Any, /) -> bool:
    kinds = classinfo if type(classinfo) is tuple else (classinfo,)
    run.charge_steps(len(kinds))
    return any(_is_kind(run, obj, kind) for kind in kinds)


def _union(run: Run, a: Any, b: Any) -> Any:
    kinds: dict[int, Any] = {}
    for each in (a, b):
        if not (each is None or (type(each) is UnionType or type(each) is HostType) or is_type(each)):
            return NotImplemented
        parts = each.kinds if type(each) is UnionType else (each,)
        run.charge_items(len(parts), 100)
        kinds |= {id(real_type(part)): part for part in parts if id(real_type(part)) not in kinds}
    return UnionType(tuple(kinds.values())) if len(kinds) > 1 else a


FURTHER.update({(kind, "|"): _union for kind in (Builtin, HostType, UnionType)})


def _is_kind(run: Run, obj: Any, kind: Any) -> bool:
    if type(obj) is CaughtError:
        obj = obj.error
    if type(kind) is tuple:
        return _isinstance(run, obj, kind)
    if type(kind) is UnionType:
        return any(obj is None if each is None else _is_kind(run, obj, each) for each in counted(run, kind.kinds))
    if type(kind) is Builtin and kind.of_type is not None:
        return issubclass(type(obj), kind.of_type) or (kind.of_type is type and (is_type(obj) or type(obj) is HostType))
    if type(kind) is TypeName:
        return issubclass(type(LIKE.get(type(obj), obj)), kind.cls)
    if type(kind) is HostType:
        return issubclass(type(obj), kind.cls)
    raise TypeError("isinstance() arg 2 must be a type or tuple of types that the text knows by name")


def _type(run: Run, /, *values: Any) -> Any:
    from lightfc_sandbox.attributes import type_of

    if len(values) == 1:
        return type_of(run, values[0])
    if len(values) == 3:
        raise Refused("a program makes no classes: write a dict, a namedtuple or functions")
    raise TypeError("type() takes 1 or 3 arguments")


def _callable(run: Run, obj: Any, /) -> bool:
    return type(obj) in CALLABLE or type(obj) is TypeName


def _iter(run: Run, source: Any, sentinel: Any = _MISSING, /) -> Any:
    if sentinel is not _MISSING:
        return lazily(run, _Until(run, source, sentinel), source)
    if type(source) in ONE_SHOT or type(source) is TextGenerator:
        return source
    return lazily(run, _OfTable(run, source) if type(source) in _TABLES else counted(run, source), source)


_TABLES = HASHED | VIEWS


class _OfTable(Iterator[Any]):
    """An iterator over a dict or set, which goes on to say that its size has changed."""

    __slots__ = ("items", "run")

    def __init__(self, run: Run, table: Any) -> None:
        self.run = run
        self.items = iter(iterate(table, run))

    def __next__(self) -> Any:
        self.run.charge_steps(1)
        return next(self.items)


class _Until(Iterator[Any]):
    """What `iter(function, sentinel)` gives: what the function gives, until that equals the sentinel."""

    __slots__ = ("function", "run", "sentinel")

    def __init__(self, run: Run, function: Any, sentinel: Any) -> None:
        if type(function) not in CALLABLE:
            raise TypeError("iter(v, w): v must be callable")
        self.run = run
        self.function = function
        self.sentinel = sentinel

    def __next__(self) -> Any:
        if self.function is None:
            raise StopIteration
        self.run.charge_steps(1)
        try:
            return self.checked(at_once(call_value(self.run, self.function)))
        except StopIteration:
            self.function = None
            raise

    def checked(self, value: Any) -> Any:
        """A value of the function; raises `StopIteration` if it is the sentinel."""
        if value is self.sentinel or truth(self.run, equal(self.run, value, self.sentinel)):
            raise StopIteration
        return value


def _iter_steps(run: Run, source: Any, sentinel: Any = _MISSING, /) -> Iterator[Any]:
    """The steps of `iter`, of which only those of `iter(function, sentinel)` can wait."""
    if sentinel is _MISSING:
        return counted(run, source)
    return _until_steps(_Until(run, source, sentinel))


def _until_steps(items: _Until) -> Generator[Any, Any, None]:
    while True:
        items.run.charge_steps(1)
        try:
            value = call_value(items.run, items.function)
            value = items.checked((yield value) if type(value) is Pending else value)
        except Exception as error:
            if isinstance(original(error), StopIteration):
                return
            raise
        yield value


def _next(run: Run, iterator: Any, default: Any = _MISSING, /) -> Any:
    if type(iterator) is not TextGenerator and (type(iterator) not in LAZY or type(iterator) in VIEWS):
        raise cannot(run, "next", TypeError(f"{type_name(iterator)!r} object is not an iterator"), iterator)
    run.charge_steps(1)
    for item in iterate(iterator, run):
        return item
    if default is _MISSING:
        raise StopIteration
    return default


def _typed(name: str, fn: Callable[..., Any], of_type: type) -> Builtin:
    return Builtin(name, fn, of_type)


_ALL = (
    Builtin("len", _len), Builtin("sum", _sum), Builtin("sorted", _sorted, callback="key"), Builtin("any", _any,
    stops_early=True),
    Builtin("all", _all, stops_early=True), Builtin("zip", _zip, lazy=True), Builtin("enumerate", _enumerate,
    lazy=True), Builtin("reversed", _reversed, lazy=True),
    Builtin("map", _map, callback="0", lazy=True), Builtin("filter", _filter, callback="0", lazy=True),
    Builtin("abs", _abs), Builtin("round", _round),
    Builtin("divmod", _divmod), Builtin("pow", _pow), Builtin("repr", _repr), Builtin("format", _format),
    Builtin("chr", _chr),
    Builtin("ord", _ord), Builtin("hash", _hash), Builtin("isinstance", _isinstance), Builtin("callable", _callable),
    Builtin("iter", _iter, lazy=True, steps=_iter_steps), Builtin("next", _next, stops_early=True),
    _extreme(COMPARE[ast.Gt], "max", max), _extreme(_less, "min", min),
    _digits("bin", bin), _digits("hex", hex), _digits("oct", oct),
    _typed("str", _str, str), _typed("int", _int, int), _typed("float", _float, float), _typed("bool", _bool, bool),
    _typed("complex", _complex, complex), _typed("list", _list, list), _typed("tuple", _tuple, tuple), _typed("set",
    _set, set),
    _typed("frozenset", _frozenset, frozenset), _typed("dict", _dict, dict), _typed("bytes", _bytes, bytes),
    _typed("range", _range, range), _typed("type", _type, type),
)  # fmt: skip


def _print(run: Run, /, *values: Any, sep: Any = " ", end: Any = "\n", file: Any = None, flush: Any = False) -> None:
    if file is not None:
        raise Refused("print writes to no file: leave file out")
    sep, end = " " if sep is None else sep, "\n" if end is None else end
    if type(sep) is not str or type(end) is not str:
        raise TypeError("sep and end must be None or strings")
    line: list[str] = []
    for value in values:
        line.append(to_str(run, value))
        _charge_printed(run, len(line[-1]) + (len(sep) if len(line) > 1 else 0))
    _charge_printed(run, len(end))
    run.printed.append(sep.join(line) + end)


def _charge_printed(run: Run, count: int) -> None:
    run.charge_chars(count)
    run.printed_chars += count
    if run.printed_chars > run.limits.printed_chars:
        raise Stop("printed_chars", run.limits.printed_chars, f"{run.printed_chars:,} characters printed")


PRINT = Builtin("print", _print)
"""`print` of a program: what it says is kept in `Run.printed`, nothing is written."""

BUILTINS: dict[str, Builtin] = {each.name: each for each in _ALL}
