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
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.stdlib.classes import record_class
from lightfc_sandbox.values.kinds import PLAIN_FACTORIES, Record, plain_factory
from lightfc_sandbox.values.plain import check_keys

_PLAIN = frozenset({str, bool, float, type(None)})
_SCALAR = _PLAIN | {int}
_WIDE = 1 << 63
_FACTORIES: Mapping[str, type] = {each.__name__: each for each in PLAIN_FACTORIES}
_NUMBERS = "biufc"  # the kinds of numpy's types that cross; all others hold objects or fields
_NUMBER = re.compile(rf"[<>=|][{_NUMBERS}]\d\d?")
_FEW = 16  # so many values are sooner written one by one than looked at together
_UNDATED: Mapping[str, Callable[..., Any]] = {
    "datetime": lambda text, fold, zone: dt.datetime.fromisoformat(text).replace(fold=fold, tzinfo=_zone_from(zone)),
    "date": lambda text: dt.date.fromisoformat(text),
    "time": lambda text, fold, zone: dt.time.fromisoformat(text).replace(fold=fold, tzinfo=_zone_from(zone)),
    "timedelta": lambda days, seconds, microseconds: dt.timedelta(days, seconds, microseconds),
    "timezone": lambda zone: _zone_from(zone),
    "decimal": lambda text: decimal.Decimal(str(text)),
    "uuid": lambda text: uuid.UUID(hex=text),
    "bytes": lambda text: base64.b64decode(text, validate=True),
    "complex": lambda real, imaginary: complex(real, imaginary),
    "...": lambda: ...,
}
_LISTED: Mapping[type, str] = {list: "list", tuple: "tuple", set: "set", frozenset: "frozenset"}
_MAPPED: Mapping[type, str] = {dict: "dict", OrderedDict: "ordered", Counter: "counter"}
_LISTS: Mapping[str, Callable[[Iterable[Any]], Any]] = {tag: kind for kind, tag in _LISTED.items()}
_MAPPINGS: Mapping[str, Callable[[], Any]] = {tag: kind for kind, tag in _MAPPED.items()}
_UNFINISHED: Any = object()
_RECORD_CHARS = 1_000  # what the class of a named tuple takes beside the names of its fields
_MAX_RECORDS_CHARS = 1_000_000


class WireError(Exception):
    """What came over the wire is nothing that the other side may say, or a value is nothing that crosses it."""


_MAX_BITS = int(sys.int_info.default_max_str_digits * math.log2(10))
"""Of an integer, where the limits allow no more: nobody could print a longer one."""


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
    """The parts of a value, written or read."""
    return values if len(values) > _FEW and _are_scalars(values) else map(part, values)


def _zone(zone: dt.tzinfo | None) -> Any:
    if zone is None:
        return None
    if type(zone) is not dt.timezone:
        raise WireError(f"a time whose zone is a {type(zone).__name__!r} cannot cross; give it with a fixed offset")
    offset = zone.utcoffset(None)
    name = zone.tzname(None)
    return [offset.total_seconds(), None if name == dt.timezone(offset).tzname(None) else name]


def _zone_from(told: Any) -> dt.timezone | None:
    if told is None:
        return None
    seconds, name = told
    if not seconds and name is None:
        return dt.UTC
    offset = dt.timedelta(seconds=seconds)
    return dt.timezone(offset) if name is None else dt.timezone(offset, name)


_DATED: Mapping[type, tuple[str, Callable[[Any], list[Any]]]] = {
    dt.datetime: ("datetime", lambda v: [v.replace(tzinfo=None).isoformat(), v.fold, _zone(v.tzinfo)]),
    dt.date: ("date", lambda v: [v.isoformat()]),
    dt.time: ("time", lambda v: [v.replace(tzinfo=None).isoformat(), v.fold, _zone(v.tzinfo)]),
    dt.timedelta: ("timedelta", lambda v: [v.days, v.seconds, v.microseconds]),
    dt.timezone: ("timezone", lambda v: [_zone(v)]),
    decimal.Decimal: ("decimal", lambda v: [str(v)]),
    uuid.UUID: ("uuid", lambda v: [v.hex]),
    bytes: ("bytes", lambda v: [base64.b64encode(v).decode()]),
    complex: ("complex", lambda v: [v.real, v.imag]),
    type(...): ("...", lambda _: []),
}
"""Types whose values hold no others, each with its tag and what its values are written as."""


def _fraction(numerator: int, denominator: int) -> fractions.Fraction:
    if not type(numerator) is type(denominator) is int:  # else it would be worked out of a text
        raise WireError("a fraction is made of two integers")
    return fractions.Fraction(numerator, denominator)


_PARTED: Mapping[type, tuple[str, Callable[[Any], tuple[Any, ...]]]] = {
    range: ("range", lambda v: (v.start, v.stop, v.step)),
    slice: ("slice", lambda v: (v.start, v.stop, v.step)),
    fractions.Fraction: ("fraction", lambda v: (v.numerator, v.denominator)),
}
"""Types whose values are made of a few others."""

_UNPARTED: Mapping[str, Callable[..., Any]] = {"range": range, "slice": slice, "fraction": _fraction}


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
        """A value as JSON has it.

        Args:
            seen: What has been written before that the other side keeps; see `decode`.

        Raises:
            WireError: Something in it cannot cross.
        """
        if is_scalar(value):
            return value
        try:
            return self._encode(value, {} if seen is None else seen)
        except RecursionError:
            raise WireError("a value is nested too deeply to cross") from None

    def decode(self, told: Any, seen: list[Any] | None = None) -> Any:
        """The value that the other side has written.

        Args:
            seen: What has been read before, in the same order.

        Raises:
            WireError: It is none.
            Stop: Reading it takes more than `run` allows.
        """
        try:
            return self._decode(told, [] if seen is None else seen)
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
        if kind in _DATED:
            tag, parts = _DATED[kind]
            return [tag, *parts(value)]
        known = seen.get(id(value))
        if known is not None:
            return ["again", known[0]]
        return self._encode_new(kind, value, seen)

    def _encode_new(self, kind: type, value: Any, seen: dict[int, tuple[int, Any]]) -> Any:
        def part(each: Any) -> Any:
            return self._encode(each, seen)

        if kind in _PARTED:
            tag, parts = _PARTED[kind]
            return [tag, *map(part, parts(value))]
        if kind in _LISTED:
            seen[id(value)] = len(seen), value
            return [_LISTED[kind], *_each(part, list(value))]
        if kind in _MAPPED:
            seen[id(value)] = len(seen), value
            return [_MAPPED[kind], *self._pairs(value, part)]
        if kind is defaultdict:
            seen[id(value)] = len(seen), value
            factory = plain_factory(value)
            return ["defaultdict", None if factory is None else factory.__name__, *self._pairs(value, part)]
        if kind is deque:
            seen[id(value)] = len(seen), value
            return ["deque", value.maxlen, *_each(part, list(value))]
        if kind.__module__ == "numpy" and hasattr(value, "dtype") and value.dtype.kind in _NUMBERS:
            return self._encode_array(value, seen)
        if issubclass(kind, Record):
            return ["record", kind.__name__, list(kind._fields), *map(part, tuple.__iter__(value))]
        return self.encode_other(value, part)

    @staticmethod
    def _pairs(value: Mapping[Any, Any], part: Callable[[Any], Any]) -> Iterable[Any]:
        return _each(part, list(chain.from_iterable(value.items())))

    @staticmethod
    def _encode_array(value: Any, seen: dict[int, tuple[int, Any]]) -> Any:
        data = base64.b64encode(value.tobytes()).decode()
        if not hasattr(value, "reshape") or type(value).__name__ != "ndarray":
            return ["number", value.dtype.str, data]
        seen[id(value)] = len(seen), value
        return ["array", value.dtype.str, list(value.shape), data]

    def _decode(self, told: Any, seen: list[Any]) -> Any:
        if is_scalar(told):
            return told
        if type(told) is not list or not told or type(told[0]) is not str:
            raise WireError("no value where one is expected")
        tag = told[0]
        if tag == "again":
            found = seen[told[1]] if type(told[1]) is int and 0 <= told[1] < len(seen) else _UNFINISHED
            if found is _UNFINISHED:
                raise WireError("a value refers to one that was not sent before")
            return found
        if tag in _UNDATED:
            return _UNDATED[tag](*told[1:])
        if tag == "int":
            return self._integer(told[1])
        return self._decode_new(tag, told, seen)

    def _decode_new(self, tag: str, told: list[Any], seen: list[Any]) -> Any:
        def part(each: Any) -> Any:
            return self._decode(each, seen)

        if tag in _UNPARTED:
            return _UNPARTED[tag](*map(part, told[1:]))
        if tag == "list":
            return self._extended([], told[1:], seen, part)
        if tag == "deque":
            return self._extended(deque(maxlen=told[1]), told[2:], seen, part)
        if tag in _LISTS:
            return self._listed(tag, told, seen, part)
        if tag in _MAPPINGS:
            return self._filled(_MAPPINGS[tag](), told[1:], seen, part)
        if tag == "defaultdict":
            factory = None if told[1] is None else _FACTORIES[told[1]]
            return self._filled(defaultdict(factory), told[2:], seen, part)
        if tag in ("array", "number"):
            return self._decode_array(tag, told, seen)
        if tag == "record":
            return filled_tuple(self._record(told[1], told[2]), [part(each) for each in told[3:]])
        return self.decode_other(tag, told[1:], part)

    def _record(self, name: Any, fields: Any) -> Any:
        """The class of a named tuple that a program has made: one for each name and list of fields."""
        names = (name, *fields)
        if names in self._records:
            return self._records[names]
        if not all(type(each) is str and each.isidentifier() for each in names):
            raise WireError("a named tuple has names that no program could write")
        if len(set(fields)) < len(fields):
            raise WireError("a named tuple has one name twice")
        self._records_chars_left -= _RECORD_CHARS + sum(map(len, names))
        if self._records_chars_left < 0:
            raise WireError("more named tuples than a worker may make")
        made = self._records[names] = record_class(name, fields, ()).of_type
        return made

    def _listed(self, tag: str, told: list[Any], seen: list[Any], part: Callable[[Any], Any]) -> Any:
        place = len(seen)
        seen.append(_UNFINISHED)
        items = list(_each(part, told[1:]))
        seen[place] = made = _LISTS[tag](items if tag == "tuple" else self._keys(items))
        return made

    def _extended(self, made: Any, told: list[Any], seen: list[Any], part: Callable[[Any], Any]) -> Any:
        seen.append(made)
        made.extend(_each(part, told))
        return made

    def _filled(self, made: Any, told: list[Any], seen: list[Any], part: Callable[[Any], Any]) -> Any:
        seen.append(made)
        parts = list(_each(part, told))
        for key, item in zip(self._keys(parts[::2]), parts[1::2], strict=True):
            made[key] = item
        return made

    def _integer(self, digits: str) -> int:
        if self.run is not None and 4 * len(digits) > max(self.run.limits.int_bits, _MAX_BITS) + 4:
            raise WireError("an integer is longer than a program can make one")
        return int(digits, 16)

    def _keys(self, keys: list[Any]) -> list[Any]:
        """Keys that are about to be hashed and compared, which can take long."""
        if self.run is not None:
            check_keys(self.run, keys)
        return keys

    @staticmethod
    def _decode_array(tag: str, told: list[Any], seen: list[Any]) -> Any:
        import numpy as np

        if not _NUMBER.fullmatch(told[1]):
            raise WireError("an array holds numbers only")
        dtype = np.dtype(told[1])
        values = np.frombuffer(base64.b64decode(told[-1], validate=True), dtype)
        if tag == "number":
            return values[0]
        made = values.reshape([int(size) for size in told[2]]).copy()
        seen.append(made)
        return made


def filled_tuple(cls: Any, items: list[Any]) -> Any:
    """A named tuple of a class, of which each field has its item."""
    if len(items) != len(cls._fields):
        raise WireError("a named tuple has more or fewer items than fields")
    return tuple.__new__(cls, items)
