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
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

import numpy as np
from pydantic import BaseModel

from lightfc.approval import ApprovalRequest, Approve, ApproveAll, Deny, Edit
from lightfc.errors import ExportError
from lightfc.types import (
    CallError,
    Function,
    FunctionDefinition,
    FunctionExpression,
    FunctionOutput,
    Message,
    Paused,
    ToolCall,
    Usage,
)
from lightfc_sandbox import Span
from lightfc_sandbox.engine import message_of, name_of_class

__all__ = ["Opaque", "dumps", "loads", "name_of", "record_dumps"]

TAG = "$"
MAX_DEPTH = 200
_LONGEST_INT = 10_000
MAX_SHOWN = 200
_MAX_ITEMS = 10_000_000
"""Values that one text may hold: lists that share their items can be short to make and exponentially long to write."""


@dataclasses.dataclass(frozen=True, slots=True)
class Opaque:
    """What the JSON of a record holds in the place of a value that cannot be written.

    Attributes:
        type: The name of the value's type.
        reason: Why it cannot be written.
    """

    type: str
    reason: str


OWN_TYPES: tuple[type, ...] = (
    ApprovalRequest, Approve, ApproveAll, CallError, Deny, Edit, Function, FunctionDefinition, FunctionExpression,
    Message, Opaque, Span, ToolCall, Usage,
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
    known = None if types is None else {name_of(each) for each in (*types, *OWN_TYPES)}
    return _written(_Writer(known), value)


def record_dumps(record: FunctionOutput) -> str:
    """Write a record as JSON; a value in it that cannot be written becomes an `Opaque`, and all else is kept.

    Raises:
        ExportError: The record is too large.
    """
    return _written(_RecordWriter(None), record)


def _written(writer: "_Writer", value: Any) -> str:
    try:
        return json.dumps(writer.plain(value, "$", 0), allow_nan=False, separators=(",", ":"))
    except (ExportError, KeyboardInterrupt):
        raise
    except BaseException as error:
        # A `repr`, a field or a dtype of the value's own, each of which may raise anything.
        raise _export_error(error) from error


def _export_error(error: BaseException) -> ExportError:
    """What is told of a value that cannot be written; the user's interrupt is not held back."""
    kind = type(error)
    if issubclass(kind, KeyboardInterrupt):
        raise error
    if issubclass(kind, ExportError):
        return cast(ExportError, error)
    if issubclass(kind, RecursionError):  # the stack of the caller is nearly used up
        return ExportError("the value nests too deeply")
    return ExportError(f"the value cannot be written: {name_of_class(kind)}: {message_of(error)}")


def loads(text: str | bytes, types: Iterable[type] = ()) -> Any:
    """Read what `dumps` has written.

    Args:
        text: The JSON text.
        types: The dataclasses, named tuples, enums and pydantic models that it may hold.

    Raises:
        ExportError: It is no such text, or names a class that is not among `types`.

    What is read takes memory in proportion to its text, and no code of a class runs. Fractions of more than 100,000
    bits, more than 1,000 keys of one hash, and what nests deeper than `dumps` writes are refused.
    """
    from lightfc.json_reader import read  # what only writes needs none of it

    return read(text, types)


def is_whole(value: Any) -> bool:
    """Whether a value that was read has nothing in it that stands for what could not be written."""
    try:
        _written(_WholeWriter(None), value)
    except ExportError:
        return False
    return True


_MODULE_OF: Any = type.__dict__["__module__"].__get__
_QUALNAME_OF: Any = type.__dict__["__qualname__"].__get__


def name_of(cls: type) -> str:
    """By what a text names a class, whatever the class of the class makes of its names."""
    return f"{_MODULE_OF(cls)}:{_QUALNAME_OF(cls)}"


class _NoFormError(ExportError):
    """A value of a type that has no JSON form."""


class _Writer:
    """Turns values into what JSON has."""

    def __init__(self, known: set[str] | None) -> None:
        self._known = known
        self._left = _MAX_ITEMS

    def plain(self, value: Any, where: str, depth: int) -> Any:
        kind = type(value)
        self._left -= 1
        if self._left < 0:
            raise ExportError(f"there are more than {_MAX_ITEMS:,} values in it")
        if kind in (str, bool, type(None)):
            return value
        if kind is int:
            # CPython refuses to write or read an int of many decimal digits.
            return value if value.bit_length() <= _LONGEST_INT else {TAG: "int", "v": hex(value)}
        if kind is float:
            return value if math.isfinite(value) else {TAG: "float", "v": repr(value)}
        if depth > MAX_DEPTH:
            raise ExportError(f"{where[:200]}: the value nests deeper than {MAX_DEPTH}, or holds itself")
        if kind is list:
            return self._items(value, where, depth)
        if kind is dict:
            return self._dict(value, where, depth)
        write = _WRITERS.get(kind)
        if write is not None:
            name, made = write(value)
            return {TAG: name, "v": self.plain(made, where, depth + 1)}
        return self._other(value, where, depth)

    def _items(self, values: Iterable[Any], where: str, depth: int) -> list[Any]:
        return [self.plain(each, f"{where}[{i}]", depth + 1) for i, each in enumerate(values)]

    def _dict(self, value: dict[Any, Any], where: str, depth: int) -> Any:
        if TAG not in value and all(type(key) is str for key in value):
            return {key: self.plain(each, f"{where}[{key!r}]", depth + 1) for key, each in value.items()}
        return {TAG: "dict", "v": [self._items(pair, where, depth) for pair in value.items()]}

    def _other(self, value: Any, where: str, depth: int) -> Any:
        kind = type(value)
        if isinstance(value, FunctionOutput):
            return {TAG: "FunctionOutput", "v": self._dict(self.record(value), where, depth)}
        if kind is np.ndarray:
            return {TAG: "ndarray", "v": self._array(value, where, depth)}
        if isinstance(value, np.generic):
            return {TAG: "scalar", "v": self._array(np.asarray(value), where, depth)}
        made = _fields(value)
        if made is None:
            raise _NoFormError(f"{where}: {name_of_class(kind)} has no JSON form")
        name = name_of(kind)
        if self._known is not None and name not in self._known:
            raise ExportError(f"{where}: {kind.__name__} is not among the known types")
        return {TAG: "object", "type": name, "v": self.plain(made, f"{where}.{kind.__name__}", depth + 1)}

    def record(self, value: FunctionOutput) -> dict[str, Any]:
        """What a record is made of."""
        return _record(value)

    def _array(self, value: np.ndarray, where: str, depth: int) -> dict[str, Any]:
        made: dict[str, Any] = {"dtype": _dtype(value.dtype, where), "shape": list(value.shape)}
        if value.dtype.hasobject:
            made["items"] = self._items(value.ravel().tolist(), where, depth)
        else:
            made["bytes"] = base64.b64encode(np.ascontiguousarray(value).tobytes()).decode()
            if value.flags.f_contiguous and not value.flags.c_contiguous:
                made["order"] = "F"
        return made


class _WholeWriter(_Writer):
    """Writes no `Opaque`."""

    def _other(self, value: Any, where: str, depth: int) -> Any:
        if type(value) is Opaque:
            raise _NoFormError(f"{where}: the text that it was read from did not hold it")
        return super()._other(value, where, depth)


class _Plain:
    """What has been written already."""

    def __init__(self, plain: Any) -> None:
        self.plain = plain


class _RecordWriter(_Writer):
    """Writes records, and in the place of what cannot be written what it is."""

    def plain(self, value: Any, where: str, depth: int) -> Any:
        if type(value) is _Plain:
            return value.plain
        return super().plain(value, where, depth)

    def _other(self, value: Any, where: str, depth: int) -> Any:
        try:
            return super()._other(value, where, depth)
        except _NoFormError as error:
            return self._marked(value, error)

    def record(self, value: FunctionOutput) -> dict[str, Any]:
        """See `_Writer.record`; what is amiss with a value of the host's does not spoil the rest."""
        made = _record(value)
        made["output"] = self._kept(made["output"])
        for name in ("input", "parsed_input"):
            given = made[name]
            if type(given) is Function:
                made[name] = Function(given.name, self._all_kept(given.args), self._named_kept(given.kwargs))
        if "paused" in made:
            made["paused"]["variables"] = self._named_kept(made["paused"]["variables"])
        made["waiting"] = tuple(
            each if each.arguments is None else dataclasses.replace(each, arguments=self._named_kept(each.arguments))
            for each in made["waiting"]
        )
        return made

    def _all_kept(self, values: Sequence[Any]) -> Sequence[Any]:
        kept = map(self._kept, values)
        return list(kept) if type(values) is list else tuple(kept)

    def _named_kept(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._kept(each) for name, each in values.items()}

    def _kept(self, value: Any) -> _Plain:
        left = self._left
        try:
            return _Plain(self.plain(value, "$", 0))
        except BaseException as error:  # noqa: BLE001 - a value of the host's may raise anything where it is written
            self._left = left
            return _Plain(self._marked(value, _export_error(error)))

    def _marked(self, value: Any, error: ExportError) -> Any:
        return super().plain(Opaque(name_of_class(type(value)), str(error)[:MAX_SHOWN]), "$", 0)


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


RECORD = (
    "name", "place", "parsed_input", "output", "error", "state", "attempts", "start_s", "duration_s", "calls", "run_id",
    "waiting", "printed",
)  # fmt: skip


def _record(record: FunctionOutput) -> dict[str, Any]:
    made = {name: getattr(record, name) for name in RECORD}
    if record.state == "waiting" and record.paused is not None:
        made["paused"] = _paused(record, record.paused)
    return {**made, "input": record.input, "source": record.source, "span": record.span}


def _paused(record: FunctionOutput, paused: Paused) -> dict[str, Any]:
    """What a run needs to go on from its record: the decisions that the host has made are not among it."""
    from lightfc.raised import raised  # which writes arguments by what stands here

    fingerprint = dict(paused.fingerprint())
    named = {name: each for name, each in paused.variables.items() if f"{name} of the context" in fingerprint}
    told = {each.id: raised(each.error, None) for each in record.calls}
    failures = {call_id: each for call_id, each in told.items() if each is not None}
    return {"fingerprint": fingerprint, "variables": named, "raised": {**paused.raised, **failures}}


def _zone(value: datetime.datetime | datetime.time) -> Any:
    return getattr(value.tzinfo, "key", None)


def _moment(value: Any) -> tuple[str, Any]:
    name = type(value).__name__
    return name, {"iso": value.replace(tzinfo=None).isoformat() if _zone(value) else value.isoformat(),
                  "zone": _zone(value), "fold": value.fold}  # fmt: skip


def _sorted(value: Iterable[Any]) -> list[Any]:
    """The members of a set in an order that is the same in every process."""
    return sorted(value, key=lambda each: (type(each).__name__, repr(each)))


FACTORIES = {each.__name__: each for each in (
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
    if FACTORIES.get(name) is not factory:
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
