"""How values of each type are written as JSON and read back, and whether they are shown as text: one entry a type.

To add a type is to add its entry here, or to `register` it where the type itself is defined. What is read is not
trusted: a short text would otherwise stand for a container of any size, or keep its reader busy for hours.
"""

import base64
import datetime
import decimal
import fractions
import pathlib
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from lightfc.core.errors import ExportError

_MAX_FRACTION_BITS = 100_000
"""Longer parts of a fraction take minutes to be put into lowest terms."""

_MAX_EQUAL_HASHES = 1_000
"""Keys of one hash that a container may hold: with many, each that is put in is compared with all of them."""


@dataclass(frozen=True, slots=True)
class Codec:
    """The JSON form of the values of one type, which stands in a text as `{"$": name, "v": …}`.

    Both functions raise `ExportError`, or any exception, for what they cannot do.
    """

    name: str
    type: type  # subclasses are not of it
    dump: Callable[[Any], Any]  # what it gives is written in its turn
    load: Callable[[Any], Any]
    is_shown: bool = False  # its `repr`, which is Python's own, is shown to models and in messages


@dataclass(frozen=True, slots=True)
class HostValue:
    """A value of the host in what a codec dumps: in a record, an `Opaque` takes its place if it has no JSON form."""

    value: Any


BY_TYPE: dict[type, Codec] = {}
BY_NAME: dict[str, Codec] = {}


def register(*codecs: Codec) -> None:
    for each in codecs:
        BY_TYPE[each.type] = BY_NAME[each.name] = each


def misread_error(what: str) -> ExportError:
    """What is raised for JSON that `dumps` did not write."""
    return ExportError(f"the JSON was not written by lightfc, or was changed since: {what}")


def as_list(data: Any) -> list[Any]:
    if type(data) is not list:
        raise misread_error("a container must be a list")
    return data


def as_dict(data: Any) -> dict[Any, Any]:
    if type(data) is not dict:
        raise misread_error("fields must be a dict")
    return data


def as_str(data: Any) -> str:
    if type(data) is not str:
        raise misread_error(f"a string must be a str, not {type(data).__name__}")
    return data


def as_size(data: Any) -> int:
    """What was read, if it is the size of something."""
    if type(data) is not int or not 0 <= data < 2**62:
        raise misread_error("the shape of an array must be a list of whole numbers")
    return data


def as_pairs(data: Any) -> list[tuple[Any, Any]]:
    """What was read, if it is the items of a dict."""
    pairs = [(key, each) for key, each in map(as_list, as_list(data))]
    _keys([key for key, _ in pairs])
    return pairs


def _keys(data: Any) -> list[Any]:
    """The items of a set, or keys of a dict."""
    keys = as_list(data)
    if len(keys) > _MAX_EQUAL_HASHES and max(Counter(map(hash, keys)).values()) > _MAX_EQUAL_HASHES:
        raise ExportError(f"more than {_MAX_EQUAL_HASHES:,} keys have the same hash")
    return keys


def _numbers(data: Any, count: int, *kinds: type) -> list[Any]:
    if len(as_list(data)) != count or not all(type(each) in kinds for each in data):
        raise misread_error(f"expected {count} whole numbers")
    return list(data)


def as_bytes(data: Any) -> bytes:
    """What was read, if it is what `base64_text` writes."""
    return base64.b64decode(as_str(data))


def base64_text(value: Any) -> str:
    """Bytes, or what has some as a buffer, as JSON has them."""
    return base64.b64encode(value).decode()


def _sorted(value: Iterable[Any]) -> list[Any]:
    """The members of a set in an order that is the same in every process."""
    return sorted(value, key=lambda each: (type(each).__name__, repr(each)))


def _items(value: Mapping[Any, Any]) -> list[list[Any]]:
    return [[key, each] for key, each in value.items()]


_FACTORIES = {each.__name__: each for each in (
    bool, bytes, complex, dict, float, frozenset, int, list, set, str, tuple, Counter, OrderedDict, deque,
)}  # fmt: skip
"""What may make the missing values of a `defaultdict`: a function has no JSON form."""


def _dump_defaultdict(value: defaultdict[Any, Any]) -> dict[str, Any]:
    factory: Any = value.default_factory
    name = getattr(factory, "__name__", "")
    if factory is not None and _FACTORIES.get(name) is not factory:
        raise ExportError("a defaultdict has a JSON form only if its factory is a plain type, such as int or list")
    return {"factory": None if factory is None else name, "items": _items(value)}


def _load_deque(data: Any) -> deque[Any]:
    if data["maxlen"] is not None:
        as_size(data["maxlen"])
    return deque(as_list(data["items"]), data["maxlen"])


def _load_fraction(data: Any) -> fractions.Fraction:
    parts = _numbers(data, 2, int)
    if max(each.bit_length() for each in parts) > _MAX_FRACTION_BITS:
        raise ExportError(f"a fraction has more than {_MAX_FRACTION_BITS:,} bits")
    return fractions.Fraction(*parts)


def _dump_moment(value: Any) -> dict[str, Any]:
    zone = getattr(value.tzinfo, "key", None)
    iso = value.replace(tzinfo=None).isoformat() if zone else value.isoformat()
    made = {"iso": iso, "zone": zone, "fold": value.fold}
    name = None if zone else _own_name(value.tzname(), value.utcoffset())
    return made if name is None else {**made, "name": name}


def _own_name(name: str | None, offset: datetime.timedelta | None) -> str | None:
    """The name of a time zone, if it says more than the offset, of which another one is made."""
    return None if offset is None or name == datetime.timezone(offset).tzname(None) else name


def _dump_zone(value: datetime.timezone) -> Any:
    offset = value.utcoffset(None)
    name = _own_name(value.tzname(None), offset)
    return offset if name is None else [offset, name]


def _load_zone(data: Any) -> datetime.timezone:
    return datetime.timezone(data) if type(data) is not list else datetime.timezone(data[0], as_str(data[1]))


def _load_moment(cls: Any) -> Callable[[Any], Any]:
    def load(data: Any) -> Any:
        value = cls.fromisoformat(as_str(data["iso"])).replace(fold=data["fold"])
        if not data["zone"]:
            name = data.get("name")
            return value if name is None else value.replace(tzinfo=datetime.timezone(value.utcoffset(), as_str(name)))
        from zoneinfo import ZoneInfo

        return value.replace(tzinfo=ZoneInfo(as_str(data["zone"])))

    return load


def _of_text(make: Callable[[str], Any]) -> Callable[[Any], Any]:
    return lambda data: make(as_str(data))


_SHOWN = True

# fmt: off
register(
    # JSON has these, but for dicts with other keys than strings, infinities and NaN, and integers of any length.
    Codec("dict", dict, _items, lambda data: dict(as_pairs(data))),
    Codec("float", float, repr, lambda data: float(as_str(data))),
    Codec("int", int, hex, lambda data: int(as_str(data), 16)),
    Codec("tuple", tuple, list, lambda data: tuple(as_list(data))),
    Codec("set", set, _sorted, lambda data: set(_keys(data))),
    Codec("frozenset", frozenset, _sorted, lambda data: frozenset(_keys(data))),
    Codec("Counter", Counter, _items, lambda data: Counter(dict(as_pairs(data)))),
    Codec("OrderedDict", OrderedDict, _items, lambda data: OrderedDict(as_pairs(data))),
    Codec("defaultdict", defaultdict, _dump_defaultdict,
          lambda data: defaultdict(_FACTORIES.get(data["factory"]), as_pairs(data["items"]))),
    Codec("deque", deque, lambda v: {"maxlen": v.maxlen, "items": list(v)}, _load_deque),
    Codec("bytes", bytes, base64_text, as_bytes),
    Codec("bytearray", bytearray, base64_text, lambda data: bytearray(as_bytes(data))),
    Codec("complex", complex, lambda v: [v.real, v.imag], lambda data: complex(*_numbers(data, 2, int, float)), _SHOWN),
    Codec("range", range, lambda v: [v.start, v.stop, v.step], lambda data: range(*_numbers(data, 3, int)), _SHOWN),
    Codec("slice", slice, lambda v: [v.start, v.stop, v.step], lambda data: slice(*as_list(data))),
    Codec("ellipsis", type(...), lambda v: None, lambda data: ...),
    Codec("Decimal", decimal.Decimal, str, _of_text(decimal.Decimal), _SHOWN),
    Codec("Fraction", fractions.Fraction, lambda v: [v.numerator, v.denominator], _load_fraction, _SHOWN),
    Codec("date", datetime.date, lambda v: v.isoformat(), _of_text(datetime.date.fromisoformat), _SHOWN),
    Codec("datetime", datetime.datetime, _dump_moment, _load_moment(datetime.datetime), _SHOWN),
    Codec("time", datetime.time, _dump_moment, _load_moment(datetime.time), _SHOWN),
    Codec("timedelta", datetime.timedelta, lambda v: [v.days, v.seconds, v.microseconds],
          lambda data: datetime.timedelta(*_numbers(data, 3, int)), _SHOWN),
    Codec("timezone", datetime.timezone, _dump_zone, _load_zone),
    Codec("UUID", uuid.UUID, str, _of_text(uuid.UUID), _SHOWN),
    *(Codec("Path", each, str, _of_text(pathlib.Path), _SHOWN) for each in (pathlib.PosixPath, pathlib.WindowsPath)),
    Codec("PurePosixPath", pathlib.PurePosixPath, str, _of_text(pathlib.PurePosixPath), _SHOWN),
    Codec("PureWindowsPath", pathlib.PureWindowsPath, str, _of_text(pathlib.PureWindowsPath), _SHOWN),
)
# fmt: on


def check_fields(what: str, given: Mapping[str, Any], hints: Mapping[str, Any]) -> None:
    """Refuse fields of a record of lightfc that are not of their types: whoever reads it relies on them."""
    for name, hint in hints.items():
        if name in given and not _fits(given[name], hint):
            raise misread_error(f"{name!r} of {what} cannot be a {type(given[name]).__name__}")


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value that was read is of the type of a field."""
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, each) for each in parts)
    if origin is Literal:
        return type(value) in (str, int, bool, type(None)) and value in parts
    if origin in (tuple, list):
        return type(value) is origin and all(_fits(each, parts[0]) for each in value)
    kind = origin or hint
    if kind in (Mapping, dict):
        return isinstance(value, dict)
    return hint is Any or type(value) in _KINDS.get(kind, (kind,))


_KINDS: Mapping[Any, tuple[type, ...]] = {float: (int, float), Sequence: (list, tuple)}
"""By the type of a field, the types of its values, where they are others."""
