"""Values on the wire: a closed table of types, each written as JSON, and nothing that runs when it is read.

A value is itself where JSON has it (`None`, `True`, `False`, strings, floats, integers of up to 63 bits), else a list
whose first item is a tag. Containers are numbered in the order in which they begin, so that one that is met again is
written as its number: what is shared stays shared, and a list may hold itself. What the table does not have is left to
`Codec.encode_other`, which each side writes for itself: objects of the host cross as handles.

Reading trusts nothing. It makes values of these types only, from what has been bounded by `frames.Frames` before, and
raises `WireError` for all else. What takes more than the time of its bytes to make is charged to `Codec.run` before.
"""

from __future__ import annotations

import base64
import datetime as dt
import decimal
import fractions
import math
import re
import sys
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any
from zoneinfo import ZoneInfo

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.stdlib.modules.zones import zone_of
from lightfc_sandbox.stdlib.named_tuples import record_class
from lightfc_sandbox.values.kinds import MAPPINGS, PLAIN_FACTORIES, Record, plain_factory
from lightfc_sandbox.values.plain import check_keys

_PLAIN = frozenset({str, bool, float, type(None)})
_SCALAR = _PLAIN | {int}
_WIDE = 1 << 63
_FACTORIES: Mapping[str, type] = {each.__name__: each for each in PLAIN_FACTORIES}
_NUMBERS = "biufc"  # the kinds of numpy's types that cross; all others hold objects or fields
_NUMBER = re.compile(rf"[<>=|][{_NUMBERS}]\d\d?")
_FEW = 16  # so many values are sooner written one by one than looked at together
_UNFINISHED: Any = object()
_RECORD_CHARS = 1_000  # what the class of a named tuple takes beside the names of its fields
_MAX_RECORDS_CHARS = 1_000_000
# Of an integer, where the limits allow no more: nobody could print a longer one.
_MAX_BITS = int(sys.int_info.default_max_str_digits * math.log2(10))
_CONTAINERS: Mapping[type, str] = {
    list: "list", tuple: "tuple", set: "set", frozenset: "frozenset", deque: "deque", dict: "dict",
    OrderedDict: "ordered", Counter: "counter", defaultdict: "defaultdict",
}  # fmt: skip
_KINDS: Mapping[str, Any] = {tag: kind for kind, tag in _CONTAINERS.items()}
_HEADED = frozenset({deque, defaultdict})  # what is told of these before their items: the length, the factory
_MADE_WHOLE = frozenset({tuple, set, frozenset})


class WireError(Exception):
    """What came over the wire is nothing that the other side may say, or a value is nothing that crosses it."""


def is_scalar(value: Any) -> bool:
    """Whether a value is the same on the wire: JSON has it, and nothing in it is to be charged or read."""
    kind = type(value)
    return kind in _PLAIN or (kind is int and -_WIDE < value < _WIDE)


def _are_scalars(values: list[Any]) -> bool:
    """Whether that holds of all of them; a list of a hundred thousand is told at once."""
    kinds = set(map(type, values))
    if not kinds <= _SCALAR:
        return False
    if int not in kinds:
        return True
    integers = values if len(kinds) == 1 else [each for each in values if type(each) is int]
    return min(integers) > -_WIDE and max(integers) < _WIDE


def _each(part: Callable[[Any], Any], values: list[Any]) -> Iterable[Any]:
    return values if len(values) > _FEW and _are_scalars(values) else map(part, values)


def _zone(zone: dt.tzinfo | None) -> Any:
    if zone is None:
        return None
    if type(zone) is ZoneInfo and zone.key is not None:
        return zone.key
    if type(zone) is not dt.timezone:
        raise WireError(f"a time whose zone is a {type(zone).__name__!r} cannot cross; give it with a fixed offset")
    offset, name = zone.utcoffset(None), zone.tzname(None)
    return [offset.total_seconds(), None if name == dt.timezone(offset).tzname(None) else name]


def _zone_from(encoded: Any) -> dt.tzinfo | None:
    if encoded is None:
        return None
    if type(encoded) is str:
        return zone_of(encoded)
    seconds, name = encoded
    return dt.timezone(dt.timedelta(seconds=seconds), *([] if name is None else [name]))


def _dated(cls: Any) -> tuple[Callable[[Any], Sequence[Any]], Callable[..., Any]]:
    """How a moment or time of day is written and read: without its zone, which follows."""
    return (
        lambda value: (value.replace(tzinfo=None).isoformat(), value.fold, _zone(value.tzinfo)),
        lambda text, fold, zone: cls.fromisoformat(text).replace(fold=fold, tzinfo=_zone_from(zone)),
    )


def _of_integers(make: Callable[..., Any]) -> Callable[..., Any]:
    def checked_make(*parts: Any) -> Any:
        if any(type(each) is not int for each in parts):  # else a text, or a method of an object, would tell one
            raise WireError("a range or fraction is made of integers")
        return make(*parts)

    return checked_make


_LEAVES: Mapping[type, tuple[str, Callable[[Any], Sequence[Any]], Callable[..., Any]]] = {
    dt.datetime: ("datetime", *_dated(dt.datetime)),
    dt.date: ("date", lambda v: (v.isoformat(),), dt.date.fromisoformat),
    dt.time: ("time", *_dated(dt.time)),
    dt.timedelta: ("timedelta", lambda v: (v.days, v.seconds, v.microseconds), dt.timedelta),
    dt.timezone: ("timezone", lambda v: (_zone(v),), _zone_from),
    ZoneInfo: ("zone", lambda v: (_zone(v),), _zone_from),
    decimal.Decimal: ("decimal", lambda v: (str(v),), lambda text: decimal.Decimal(str(text))),
    uuid.UUID: ("uuid", lambda v: (v.hex,), lambda text: uuid.UUID(hex=text)),
    bytes: ("bytes", lambda v: (base64.b64encode(v).decode(),), lambda text: base64.b64decode(text, validate=True)),
    complex: ("complex", lambda v: (v.real, v.imag), lambda real, imaginary: complex(real, imaginary)),
    type(...): ("...", lambda _: (), lambda: ...),
}
"""Types whose values hold no others: the tag of each, what its values are written as, and how they are read of that."""

_PARTED: Mapping[type, tuple[str, Callable[[Any], Sequence[Any]], Callable[..., Any]]] = {
    range: ("range", lambda v: (v.start, v.stop, v.step), _of_integers(range)),
    slice: ("slice", lambda v: (v.start, v.stop, v.step), slice),
    fractions.Fraction: ("fraction", lambda v: (v.numerator, v.denominator), _of_integers(fractions.Fraction)),
}
"""Types whose values are made of a few others, which are written and read as such."""

_LEAF_FROM, _PARTED_FROM = (
    {tag: read for tag, _, read in table.values()} for table in (_LEAVES, _PARTED)
)  # fmt: skip


class Codec:
    """Writes and reads the values of one side; what its table does not have goes to `encode_other`, `decode_other`.

    Attributes:
        run: What reading is charged to, where the other side is not trusted.
    """

    run: Run | None = None

    def __init__(self) -> None:
        self._records: dict[tuple[str, ...], Any] = {}
        self._records_chars_left = _MAX_RECORDS_CHARS

    def encode(self, value: Any, seen: dict[int, tuple[int, Any]] | None = None) -> Any:
        """A value as JSON has it; `seen` is what has been written before that the other side keeps: see `decode`."""
        if is_scalar(value):
            return value
        try:
            return self._encode(value, {} if seen is None else seen)
        except RecursionError:
            raise WireError("a value is nested too deeply to cross") from None

    def decode(self, encoded: Any, seen: list[Any] | None = None) -> Any:
        """The value that the other side has written; `seen` is what has been read before, in the same order."""
        try:
            return self._decode(encoded, [] if seen is None else seen)
        except (Stop, WireError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever a constructor makes of what the other side has written
            raise WireError(f"{type(error).__name__} where a value is read") from None

    def encode_other(self, value: Any, part: Callable[[Any], Any]) -> Any:
        """What is written for a value that is not in the table; `part` writes a value inside of it."""
        raise WireError(f"a value of type {type(value).__name__!r} cannot cross")

    def decode_other(self, tag: Any, rest: list[Any], part: Callable[[Any], Any]) -> Any:
        """What is read from a tag that is not in the table; `part` reads a value inside of it."""
        raise WireError(f"the tag {tag!r} is not known")

    def _encode(self, value: Any, seen: dict[int, tuple[int, Any]]) -> Any:
        if is_scalar(value):
            return value
        kind = type(value)
        if kind is int:
            return ["int", f"{value:x}"]
        if kind in _LEAVES:
            tag, written, _ = _LEAVES[kind]
            return [tag, *written(value)]
        known = seen.get(id(value))
        if known is not None:
            return ["again", known[0]]
        return self._encode_new(kind, value, seen)

    def _encode_new(self, kind: type, value: Any, seen: dict[int, tuple[int, Any]]) -> Any:
        def part(each: Any) -> Any:
            return self._encode(each, seen)

        if kind is bytearray:
            seen[id(value)] = len(seen), value
            return ["bytearray", base64.b64encode(value).decode()]
        if kind in _PARTED:
            tag, written, _ = _PARTED[kind]
            return [tag, *map(part, written(value))]
        if kind in _CONTAINERS:
            seen[id(value)] = len(seen), value
            head: list[Any] = [value.maxlen] if kind is deque else []
            if kind is defaultdict:
                factory = plain_factory(value)
                head = [None if factory is None else factory.__name__]
            items = chain.from_iterable(value.items()) if kind in MAPPINGS else value
            return [_CONTAINERS[kind], *head, *_each(part, list(items))]
        if kind.__module__ == "numpy" and hasattr(value, "dtype") and value.dtype.kind in _NUMBERS:
            return self._encode_array(value, seen)
        if issubclass(kind, Record):
            return ["record", kind.__name__, list(kind._fields), *map(part, tuple.__iter__(value))]
        return self.encode_other(value, part)

    @staticmethod
    def _encode_array(value: Any, seen: dict[int, tuple[int, Any]]) -> Any:
        data = base64.b64encode(value.tobytes()).decode()
        if not hasattr(value, "reshape") or type(value).__name__ != "ndarray":
            return ["number", value.dtype.str, data]
        seen[id(value)] = len(seen), value
        return ["array", value.dtype.str, list(value.shape), data]

    def _decode(self, encoded: Any, seen: list[Any]) -> Any:
        if is_scalar(encoded):
            return encoded
        if type(encoded) is not list or not encoded or type(encoded[0]) is not str:
            raise WireError("no value where one is expected")
        tag = encoded[0]
        if tag == "again":
            found = seen[encoded[1]] if type(encoded[1]) is int and 0 <= encoded[1] < len(seen) else _UNFINISHED
            if found is _UNFINISHED:
                raise WireError("a value refers to one that was not sent before")
            return found
        if tag in _LEAF_FROM:
            return _LEAF_FROM[tag](*encoded[1:])
        if tag == "int":
            return self._integer(encoded[1])
        return self._decode_new(tag, encoded, seen)

    def _decode_new(self, tag: str, encoded: list[Any], seen: list[Any]) -> Any:
        def part(each: Any) -> Any:
            return self._decode(each, seen)

        if tag in _PARTED_FROM:
            return _PARTED_FROM[tag](*map(part, encoded[1:]))
        if tag == "bytearray":
            made = bytearray(base64.b64decode(encoded[1], validate=True))
            seen.append(made)
            return made
        if tag in _KINDS:
            return self._container(_KINDS[tag], encoded, seen, part)
        if tag in ("array", "number"):
            return self._decode_array(tag, encoded, seen)
        if tag == "record":
            return filled_tuple(self._record(encoded[1], encoded[2]), [part(each) for each in encoded[3:]])
        return self.decode_other(tag, encoded[1:], part)

    def _record(self, name: Any, fields: Any) -> Any:
        """The class of a named tuple that a program has made: one for each name and list of fields."""
        names = (name, *fields)
        if names in self._records:
            return self._records[names]
        parts = [*name.split("."), *fields] if type(name) is str else []  # of a module too: `time.struct_time`
        if not parts or not all(type(each) is str and each.isidentifier() for each in parts):
            raise WireError("a named tuple has names that no program could write")
        if len(set(fields)) < len(fields):
            raise WireError("a named tuple has one name twice")
        self._records_chars_left -= _RECORD_CHARS + sum(map(len, names))
        if self._records_chars_left < 0:
            raise WireError("more named tuples than a worker may make")
        made = self._records[names] = record_class(name, fields, ()).of_type
        return made

    def _container(self, kind: Any, encoded: list[Any], seen: list[Any], part: Callable[[Any], Any]) -> Any:
        place, parts = len(seen), encoded[1 + (kind in _HEADED) :]
        if kind in _MADE_WHOLE:
            seen.append(_UNFINISHED)
            items = list(_each(part, parts))
            seen[place] = made = kind(items if kind is tuple else self._keys(items))
            return made
        if kind is deque:
            made = deque(maxlen=encoded[1])
        else:
            made = kind(*([None if encoded[1] is None else _FACTORIES[encoded[1]]] if kind is defaultdict else []))
        seen.append(made)
        if kind not in MAPPINGS:
            made.extend(_each(part, parts))
            return made
        items = list(_each(part, parts))
        for key, item in zip(self._keys(items[::2]), items[1::2], strict=True):
            made[key] = item
        return made

    def _integer(self, digits: str) -> int:
        if self.run is not None and 4 * len(digits) > max(self.run.limits.int_bits, _MAX_BITS) + 4:
            raise WireError("an integer is longer than a program can make one")
        return int(digits, 16)

    def _keys(self, keys: list[Any]) -> list[Any]:
        if self.run is not None:
            check_keys(self.run, keys)  # they are about to be hashed and compared, which can take long
        return keys

    @staticmethod
    def _decode_array(tag: str, encoded: list[Any], seen: list[Any]) -> Any:
        import numpy as np

        if not _NUMBER.fullmatch(encoded[1]):
            raise WireError("an array holds numbers only")
        dtype = np.dtype(encoded[1])
        values = np.frombuffer(base64.b64decode(encoded[-1], validate=True), dtype)
        if tag == "number":
            return values[0]
        made = values.reshape([int(size) for size in encoded[2]]).copy()
        seen.append(made)
        return made


def filled_tuple(cls: Any, items: list[Any]) -> Any:
    """A named tuple of a class, of which each field has its item."""
    if len(items) != len(cls._fields):
        raise WireError("a named tuple has more or fewer items than fields")
    return tuple.__new__(cls, items)
