"""Values and records as JSON text without loss, and back.

What JSON has is written as it is; everything else as an object with the one key `"$"`-something more: `{"$": "tuple",
"v": [1, 2]}`. A class is written by its name and never imported by it: a text makes objects only of the classes that
whoever loads it gives, so a file from elsewhere runs nothing.
"""

import base64
import dataclasses
import datetime
import decimal
import enum
import fractions
import json
import math
import pathlib
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np
from pydantic import BaseModel

from lightfc.approval import ApprovalRequest, Approve, Deny, Edit
from lightfc.errors import ExportError
from lightfc.types import (
    CallError,
    Function,
    FunctionDefinition,
    FunctionExpression,
    FunctionOutput,
    Message,
    ToolCall,
    Usage,
)
from lightfc_sandbox import Span
from lightfc_sandbox.engine import message_of, name_of_class

__all__ = ["dumps", "loads", "name_of"]

_TAG = "$"
_DEEPEST = 200
_LONGEST_INT = 10_000
_OWN_TYPES: tuple[type, ...] = (
    ApprovalRequest, Approve, CallError, Deny, Edit, Function, FunctionDefinition, FunctionExpression, Message, Span,
    ToolCall, Usage,
)  # fmt: skip


def dumps(value: Any, types: Iterable[type] | None = None) -> str:
    """Write a value as JSON from which `loads` makes an equal one.

    It may be built of None, numbers, strings, bytes, lists, tuples, sets, dicts, those of `collections`, dates and
    times, `Decimal`, `Fraction`, `UUID`, paths, ranges, arrays, dataclasses, named tuples, enums, pydantic models and
    lightfc's records.

    Args:
        value: The value.
        types: The classes that may be written besides; None for all.

    Raises:
        ExportError: A part of it is something else, holds itself, or nests too deeply; the message says where.
    """
    known = None if types is None else {name_of(each) for each in (*types, *_OWN_TYPES)}
    try:
        return json.dumps(_Writer(known).plain(value, "$", 0), allow_nan=False, separators=(",", ":"))
    except RecursionError:  # the stack of the caller is nearly used up
        raise ExportError("the value nests too deeply") from None
    except (ExportError, KeyboardInterrupt):
        raise
    except BaseException as error:  # a `repr`, a field or a dtype of the value's own, each of which may raise anything
        said = f"{name_of_class(type(error))}: {message_of(error)}"
        raise ExportError(f"the value cannot be written: {said}") from error


def loads(text: str | bytes, types: Iterable[type] = ()) -> Any:
    """Read what `dumps` has written.

    Args:
        text: The JSON text.
        types: The dataclasses, named tuples, enums and pydantic models that it may hold.

    Raises:
        ExportError: It is no such text, or names a class that is not among `types`.
    """
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ExportError(f"this is no JSON text: {error}") from None
    reader = _Reader({name_of(each): each for each in (*types, *_OWN_TYPES)})
    try:
        return reader.value(plain)
    except ExportError:
        raise
    except RecursionError:
        raise ExportError("the text nests too deeply") from None
    except Exception as error:
        raise ExportError(f"this is not what dumps writes: {type(error).__name__}: {error}") from error


_MODULE_OF: Any = type.__dict__["__module__"].__get__
_QUALNAME_OF: Any = type.__dict__["__qualname__"].__get__


def name_of(cls: type) -> str:
    """By what a text names a class, whatever the class of the class makes of its names."""
    return f"{_MODULE_OF(cls)}:{_QUALNAME_OF(cls)}"


class _Writer:
    """Turns values into what JSON has."""

    def __init__(self, known: set[str] | None) -> None:
        self._known = known

    def plain(self, value: Any, where: str, depth: int) -> Any:
        kind = type(value)
        if kind in (str, bool, type(None)):
            return value
        if kind is int:
            # CPython refuses to write or read an int of many decimal digits.
            return value if value.bit_length() <= _LONGEST_INT else {_TAG: "int", "v": hex(value)}
        if kind is float:
            return value if math.isfinite(value) else {_TAG: "float", "v": repr(value)}
        if depth > _DEEPEST:
            raise ExportError(f"{where[:200]}: the value nests deeper than {_DEEPEST}, or holds itself")
        if kind is list:
            return self._items(value, where, depth)
        if kind is dict:
            return self._dict(value, where, depth)
        write = _WRITERS.get(kind)
        if write is not None:
            name, made = write(value)
            return {_TAG: name, "v": self.plain(made, where, depth + 1)}
        return self._other(value, where, depth)

    def _items(self, values: Iterable[Any], where: str, depth: int) -> list[Any]:
        return [self.plain(each, f"{where}[{i}]", depth + 1) for i, each in enumerate(values)]

    def _dict(self, value: dict[Any, Any], where: str, depth: int) -> Any:
        if _TAG not in value and all(type(key) is str for key in value):
            return {key: self.plain(each, f"{where}[{key!r}]", depth + 1) for key, each in value.items()}
        return {_TAG: "dict", "v": [self._items(pair, where, depth) for pair in value.items()]}

    def _other(self, value: Any, where: str, depth: int) -> Any:
        kind = type(value)
        if isinstance(value, FunctionOutput):
            return {_TAG: "FunctionOutput", "v": self._dict(_record(value), where, depth)}
        if kind is np.ndarray:
            return {_TAG: "ndarray", "v": self._array(value, where, depth)}
        if isinstance(value, np.generic):
            return {_TAG: "scalar", "v": self._array(np.asarray(value), where, depth)}
        made = _fields(value)
        if made is None:
            raise ExportError(f"{where}: {kind.__name__} has no JSON form")
        name = name_of(kind)
        if self._known is not None and name not in self._known:
            raise ExportError(f"{where}: {kind.__name__} is not among the known types")
        return {_TAG: "object", "type": name, "v": self.plain(made, f"{where}.{kind.__name__}", depth + 1)}

    def _array(self, value: np.ndarray, where: str, depth: int) -> dict[str, Any]:
        made: dict[str, Any] = {"dtype": _dtype(value.dtype, where), "shape": list(value.shape)}
        if value.dtype.hasobject:
            made["items"] = self._items(value.ravel().tolist(), where, depth)
        else:
            made["bytes"] = base64.b64encode(np.ascontiguousarray(value).tobytes()).decode()
            if value.flags.f_contiguous and not value.flags.c_contiguous:
                made["order"] = "F"
        return made


def _dtype(dtype: np.dtype, where: str) -> Any:
    if dtype.names is None:
        if dtype.hasobject and dtype.kind != "O":
            raise ExportError(f"{where}: an array of {dtype} has no JSON form")
        return dtype.str
    if dtype.hasobject:
        raise ExportError(f"{where}: an array of records that hold objects has no JSON form")
    return np.lib.format.dtype_to_descr(dtype)


def _fields(value: Any) -> Any:
    """What an object is made of, as plain containers; None if it is of no kind that is known here."""
    kind: Any = type(value)
    if isinstance(value, enum.Enum):
        # Flags that are set together, or none of them, have no name of their own.
        return value.name if value.name in kind.__members__ else value.value
    if dataclasses.is_dataclass(kind):
        if _is_more(kind):
            return None
        skipped = {"exception"} if kind is CallError else set()
        return {each.name: getattr(value, each.name) for each in dataclasses.fields(kind) if each.name not in skipped}
    if isinstance(value, tuple) and hasattr(kind, "_fields"):
        return list(value)
    if isinstance(value, BaseModel):
        fields = {name: value.__dict__[name] for name in kind.model_fields if name in value.__dict__}
        made = {"fields": {**fields, **(value.model_extra or {})}, "set": sorted(value.model_fields_set)}
        private = value.__pydantic_private__  # which `==` compares too
        return {**made, "private": private} if private else made
    return None


def _is_more(kind: Any) -> bool:
    """Whether there is more to the objects of a dataclass than its fields, as of one that is a list as well."""
    try:
        object.__new__(kind)
    except TypeError:
        return True
    return False


_RECORD = (
    "name", "place", "parsed_input", "output", "error", "state", "attempts", "start_s", "duration_s", "calls", "run_id",
    "waiting", "printed",
)  # fmt: skip


def _record(record: FunctionOutput) -> dict[str, Any]:
    made = {name: getattr(record, name) for name in _RECORD}
    return {**made, "input": record.input, "source": record.source, "span": record.span}


class _Site:
    """Where a call stood, of a record whose text is not there any more."""

    def __init__(self, source: str, span: Span | None) -> None:
        self._source = source
        self._span = span

    def segment(self, node: Any) -> str:
        return self._source

    def span(self, node: Any) -> Span | None:
        return self._span


def _load_record(given: dict[str, Any]) -> FunctionOutput:
    span, source = given.pop("span"), given.pop("source")
    site: Any = None if span is None and not source else _Site(source, span)
    record = FunctionOutput(given.pop("name"), given.pop("input"), given.pop("place"), site)
    for name in _RECORD:
        if name in given:
            setattr(record, name, given[name])
    return record


def _load_model(cls: type[BaseModel], made: dict[str, Any]) -> BaseModel:
    """A model as it was written: neither validated nor made anew by code of its own."""
    fields = {name: each for name, each in made["fields"].items() if name in cls.model_fields}
    extra = {name: each for name, each in made["fields"].items() if name not in fields}
    private = {name: each for name, each in made.get("private", {}).items() if name in cls.__private_attributes__}
    value = cls.__new__(cls)
    value.__setstate__({
        "__dict__": fields,
        "__pydantic_extra__": extra if cls.model_config.get("extra") == "allow" else None,
        "__pydantic_fields_set__": set(made["set"]),
        "__pydantic_private__": private if cls.__private_attributes__ else None,
    })  # fmt: skip
    return value


class _Reader:
    """Turns what JSON has into values."""

    def __init__(self, types: Mapping[str, type]) -> None:
        self._types = types

    def value(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return [self.value(each) for each in plain]
        if not isinstance(plain, dict):
            return plain
        if _TAG not in plain:
            return {key: self.value(each) for key, each in plain.items()}
        name, held = plain[_TAG], plain["v"]
        match name:
            case "dict":
                return {self.value(key): self.value(each) for key, each in held}
            case "object":
                return self._object(plain["type"], self.value(held))
            case "ndarray":
                return self._array(held)
            case "scalar":
                return self._array(held)[()]
            case "FunctionOutput":
                return _load_record(self.value(held))
        if name not in _READERS:
            raise ExportError(f"this is not what dumps writes: {name!r} is unknown")
        return _READERS[name](self.value(held))

    def _object(self, name: str, made: Any) -> Any:
        cls: Any = self._types.get(name)
        if cls is None:
            raise ExportError(f"the text holds a {name}, which is not among the given types")
        if issubclass(cls, enum.Enum):
            return cls[made] if isinstance(made, str) else cls(made)
        if issubclass(cls, BaseModel):
            return _load_model(cls, made)
        if dataclasses.is_dataclass(cls):
            # Not by the constructor, which may compute fields or refuse: what was written is what comes back.
            value: Any = object.__new__(cls)  # type: ignore[arg-type]  # seen to be a class
            for each in dataclasses.fields(cls):
                unwritten = cls is CallError and each.name in ("exception", "place") and each.name not in made
                object.__setattr__(value, each.name, each.default if unwritten else made[each.name])
            return value
        made_by_tuple: Any = tuple.__new__(cls, made)
        return made_by_tuple

    def _array(self, held: dict[str, Any]) -> np.ndarray:
        given = held["dtype"]
        dtype = np.dtype(given) if isinstance(given, str) else np.lib.format.descr_to_dtype(_descr(given))
        shape = tuple(held["shape"])
        if "items" in held:
            if math.prod(shape) != len(held["items"]):
                raise ExportError(f"this is not what dumps writes: an array of shape {shape} and other items")
            array = np.empty(math.prod(shape), dtype=object)
            for i, each in enumerate(held["items"]):
                array[i] = self.value(each)
            return array.reshape(shape)
        made = np.frombuffer(base64.b64decode(held["bytes"]), dtype).reshape(shape)
        return made.copy(order="F" if held.get("order") == "F" else "C")


def _descr(given: Any) -> Any:
    """The description of a record dtype with tuples, which JSON has made lists."""
    return [
        tuple(_descr(part) if i == 1 and isinstance(part, list) else tuple(part) if isinstance(part, list) else part
              for i, part in enumerate(field))
        for field in given
    ]  # fmt: skip


def _zone(value: datetime.datetime | datetime.time) -> Any:
    return getattr(value.tzinfo, "key", None)


def _moment(value: Any) -> tuple[str, Any]:
    name = type(value).__name__
    return name, {"iso": value.replace(tzinfo=None).isoformat() if _zone(value) else value.isoformat(),
                  "zone": _zone(value), "fold": value.fold}  # fmt: skip


def _load_moment(cls: Any) -> Callable[[Any], Any]:
    def load(held: Any) -> Any:
        value = cls.fromisoformat(held["iso"]).replace(fold=held["fold"])
        if not held["zone"]:
            return value
        from zoneinfo import ZoneInfo

        return value.replace(tzinfo=ZoneInfo(held["zone"]))

    return load


def _sorted(value: Iterable[Any]) -> list[Any]:
    """The members of a set in an order that is the same in every process."""
    return sorted(value, key=lambda each: (type(each).__name__, repr(each)))


_FACTORIES = {each.__name__: each for each in (
    bool, bytes, complex, dict, float, frozenset, int, list, set, str, tuple, Counter, OrderedDict, deque,
)}  # fmt: skip
"""What may make the missing values of a `defaultdict`: a function has no JSON form."""


def _pairs(value: Mapping[Any, Any]) -> list[list[Any]]:
    return [[key, each] for key, each in value.items()]


def _factory_of(value: defaultdict[Any, Any]) -> str | None:
    factory: Any = value.default_factory
    if factory is None:
        return None
    name: str = getattr(factory, "__name__", "")
    if _FACTORIES.get(name) is not factory:
        raise ExportError("a defaultdict whose factory is no plain type has no JSON form")
    return name


_WRITERS: dict[type, Callable[[Any], tuple[str, Any]]] = {
    tuple: lambda v: ("tuple", list(v)),
    set: lambda v: ("set", _sorted(v)),
    frozenset: lambda v: ("frozenset", _sorted(v)),
    Counter: lambda v: ("Counter", _pairs(v)),
    OrderedDict: lambda v: ("OrderedDict", _pairs(v)),
    defaultdict: lambda v: ("defaultdict", {"factory": _factory_of(v), "items": _pairs(v)}),
    deque: lambda v: ("deque", {"maxlen": v.maxlen, "items": list(v)}),
    bytes: lambda v: ("bytes", base64.b64encode(v).decode()),
    bytearray: lambda v: ("bytearray", base64.b64encode(v).decode()),
    # An array of them, and their own `str`, would lose the zeros at their end.
    np.str_: lambda v: ("str_", str.__str__(v)),
    np.bytes_: lambda v: ("bytes_", base64.b64encode(v).decode()),
    complex: lambda v: ("complex", [v.real, v.imag]),
    range: lambda v: ("range", [v.start, v.stop, v.step]),
    slice: lambda v: ("slice", [v.start, v.stop, v.step]),
    type(...): lambda v: ("ellipsis", None),
    decimal.Decimal: lambda v: ("Decimal", str(v)),
    fractions.Fraction: lambda v: ("Fraction", [v.numerator, v.denominator]),
    datetime.date: lambda v: ("date", v.isoformat()),
    datetime.datetime: _moment,
    datetime.time: _moment,
    datetime.timedelta: lambda v: ("timedelta", [v.days, v.seconds, v.microseconds]),
    datetime.timezone: lambda v: ("timezone", v.utcoffset(None)),
    uuid.UUID: lambda v: ("UUID", str(v)),
    **{cls: lambda v: ("Path", str(v)) for cls in (pathlib.PosixPath, pathlib.WindowsPath)},
    **{cls: lambda v: (type(v).__name__, str(v)) for cls in (pathlib.PurePosixPath, pathlib.PureWindowsPath)},
}


def _listed(held: Any) -> list[Any]:
    # A range, say, would make a short text a container of any size.
    if type(held) is not list:
        raise ExportError("this is not what dumps writes: a container of what is no list")
    return held


_READERS: dict[str, Callable[[Any], Any]] = {
    "float": float,
    "int": lambda held: int(held, 16),
    "tuple": lambda held: tuple(_listed(held)),
    "set": lambda held: set(_listed(held)),
    "frozenset": lambda held: frozenset(_listed(held)),
    "Counter": lambda held: Counter(dict(_listed(held))),
    "OrderedDict": lambda held: OrderedDict(_listed(held)),
    "defaultdict": lambda held: defaultdict(_FACTORIES.get(held["factory"]), _listed(held["items"])),
    "deque": lambda held: deque(_listed(held["items"]), held["maxlen"]),
    "bytes": base64.b64decode,
    "bytearray": lambda held: bytearray(base64.b64decode(held)),
    "str_": np.str_,
    "bytes_": lambda held: np.bytes_(base64.b64decode(held)),
    "complex": lambda held: complex(*held),
    "range": lambda held: range(*held),
    "slice": lambda held: slice(*held),
    "ellipsis": lambda held: ...,
    "Decimal": decimal.Decimal,
    "Fraction": lambda held: fractions.Fraction(*held),
    "date": datetime.date.fromisoformat,
    "datetime": _load_moment(datetime.datetime),
    "time": _load_moment(datetime.time),
    "timedelta": lambda held: datetime.timedelta(*held),
    "timezone": datetime.timezone,
    "UUID": uuid.UUID,
    "Path": pathlib.Path,
    "PurePosixPath": pathlib.PurePosixPath,
    "PureWindowsPath": pathlib.PureWindowsPath,
}
