"""Values and records read from the JSON text that `lightfc.export.dumps` writes.

A text is not trusted: it takes memory in proportion to its length, whatever it says, makes objects of the classes only
that its reader gives, and runs no code of theirs.
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
import re
import uuid
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
from pydantic import BaseModel

from lightfc.approval import ApprovalRequest
from lightfc.errors import ExportError
from lightfc.export import FACTORIES, MAX_DEPTH, MAX_SHOWN, OWN_TYPES, RECORD, TAG, name_of
from lightfc.types import CallError, CallState, Function, FunctionExpression, FunctionOutput, Paused
from lightfc_sandbox import Span

__all__ = ["read"]

_MAX_JSON_DEPTH = 4 * MAX_DEPTH
"""Each level of a value takes up to three of its JSON text."""

_MAX_FRACTION_BITS = 100_000
"""Longer parts of a fraction take minutes to be put into lowest terms."""

_MAX_EQUAL_HASHES = 1_000
"""Keys of one hash that a container may hold: with many, each that is put in is compared with all of them."""


def read(text: str | bytes, types: Iterable[type] = ()) -> Any:
    """Read a text; see `lightfc.export.loads`."""
    try:
        _check_depth(text)
        plain = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ExportError(f"this is no JSON text: {error}") from None
    reader = _Reader({name_of(each): each for each in (*types, *OWN_TYPES)})
    try:
        return reader.value(plain)
    except ExportError:
        raise
    except RecursionError:
        raise ExportError("the text nests too deeply") from None
    except Exception as error:
        raise ExportError(f"this is not what dumps writes: {type(error).__name__}: {error}") from error


_TOKEN = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)|[\[{\]}]', re.S)


def _check_depth(text: str | bytes) -> None:
    """Refuse a text that nests deeper than what `dumps` writes: the parser recurses in C, where no limit need hold."""
    read = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    if read.count("[") + read.count("{") <= _MAX_JSON_DEPTH:
        return
    depth = 0
    for found in _TOKEN.finditer(read):
        sign = found[0]
        if sign[0] != '"':
            depth += 1 if sign in "[{" else -1
            if depth > _MAX_JSON_DEPTH:
                raise ExportError("the text nests too deeply")


def _no_constant(name: str) -> Any:
    raise ValueError(f"it holds {name}")


class _Site:
    """Where a call stood, of a record whose text is not there any more."""

    def __init__(self, source: str, span: Span | None) -> None:
        self._source = source
        self._span = span

    def segment(self, node: Any) -> str:
        return self._source

    def span(self, node: Any) -> Span | None:
        return self._span


_RECORD_TYPES: dict[str, Any] = {
    "name": str | None, "place": tuple[int, ...], "parsed_input": Function | None, "output": Any,
    "error": CallError | None, "state": CallState, "attempts": int, "start_s": float, "duration_s": float,
    "calls": list[FunctionOutput], "run_id": str | None, "waiting": tuple[ApprovalRequest, ...], "printed": str,
    "input": Function | FunctionExpression, "source": str, "span": Span | None,
}  # fmt: skip


_PAUSED_TYPES: dict[str, Any] = {
    "fingerprint": dict[str, str], "variables": dict[str, Any], "raised": dict[str, dict[str, Any]],
}  # fmt: skip


def _load_record(given: Any) -> FunctionOutput:
    _check_fields("FunctionOutput", _dict(given), _RECORD_TYPES)
    span, source = given["span"], given["source"]
    site: Any = None if span is None and not source else _Site(source, span)
    paused = given.get("paused")
    if paused is not None:
        _check_fields("Paused", _dict(paused), _PAUSED_TYPES)
    record = FunctionOutput(given["name"], given["input"], given["place"], site)
    for name in RECORD:
        if name in given:
            setattr(record, name, given[name])
    if paused is not None:
        record.paused = Paused(paused["variables"], lambda: paused["fingerprint"], raised=paused["raised"])
    return record


def _check_fields(what: str, given: dict[str, Any], hints: Mapping[str, Any]) -> None:
    """Refuse fields of a record of ours that are not of its types: whoever reads it relies on them."""
    for name, hint in hints.items():
        if name in given and not _fits(given[name], hint):
            raise ExportError(f"this is not what dumps writes: {name!r} of {what} is a {type(given[name]).__name__}")


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value that was read is of the type of a field."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return True
    if origin in (Union, UnionType):
        return any(_fits(value, each) for each in parts)
    if origin is Literal:
        return type(value) in (str, int, bool, type(None)) and value in parts
    if origin is tuple:
        return type(value) is tuple and all(_fits(each, parts[0]) for each in value)
    if origin is list:
        return type(value) is list and all(_fits(each, parts[0]) for each in value)
    if hint is float:
        return type(value) in (int, float)
    kind = origin or hint
    if kind is Sequence:
        return type(value) in (list, tuple)
    if kind in (Mapping, dict):
        return isinstance(value, dict)
    return type(value) is kind


@cache
def _hints(cls: type) -> Mapping[str, Any]:
    return get_type_hints(cls)


def _load_model(cls: type[BaseModel], made: dict[str, Any]) -> BaseModel:
    """A model as it was written: neither validated nor made anew by code of its own."""
    given = _dict(made["fields"])
    fields = {name: each for name, each in given.items() if name in cls.model_fields}
    extra = {name: each for name, each in given.items() if name not in fields}
    private = {n: each for n, each in _dict(made.get("private", {})).items() if n in cls.__private_attributes__}
    value: BaseModel = object.__new__(cls)
    state = {
        "__dict__": fields,
        "__pydantic_extra__": extra if cls.model_config.get("extra") == "allow" else None,
        "__pydantic_fields_set__": {_str(each) for each in _listed(made["set"])},
        "__pydantic_private__": private if cls.__private_attributes__ else None,
    }
    BaseModel.__setstate__(value, state)
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
        if TAG not in plain:
            return {key: self.value(each) for key, each in plain.items()}
        name, held = plain[TAG], plain["v"]
        match name:
            case "dict":
                return dict(_pairs_of(self.value(held)))
            case "object":
                return self._object(plain["type"], self.value(held))
            case "ndarray":
                return self._array(held)
            case "scalar":
                return self._array(held)[()]
            case "FunctionOutput":
                return _load_record(self.value(held))
        if name not in _READERS:
            raise ExportError(f"this is not what dumps writes: {str(name)[:MAX_SHOWN]!r} is unknown")
        return _READERS[name](self.value(held))

    def _object(self, name: str, made: Any) -> Any:
        cls: Any = self._types.get(name)
        if cls is None:
            shown = str(name)[:MAX_SHOWN]
            raise ExportError(f"the text holds a {shown}, which is not among the given types")
        if issubclass(cls, enum.Enum):
            return _member(cls, made)
        if issubclass(cls, BaseModel):
            return _load_model(cls, _dict(made))
        if dataclasses.is_dataclass(cls):
            fields = _dict(made)
            if cls in OWN_TYPES:
                _check_fields(cls.__name__, fields, _hints(cls))
                lacking = [each.name for each in dataclasses.fields(cls) if each.name not in fields]
                if lacking and cls is not CallError:
                    raise ExportError(f"{cls.__name__} lacks {', '.join(lacking)}: another version has written it")
            # Not by the constructor, which may compute fields or refuse: what was written is what comes back.
            value: Any = object.__new__(cls)  # type: ignore[arg-type]  # seen to be a class
            for each in dataclasses.fields(cls):
                unwritten = cls is CallError and each.name in ("exception", "place") and each.name not in fields
                object.__setattr__(value, each.name, each.default if unwritten else fields[each.name])
            return value
        items = _listed(made)
        if len(items) != len(cls._fields):
            raise ExportError(f"this is not what dumps writes: a {name} of {len(items)} fields")
        made_by_tuple: Any = tuple.__new__(cls, items)
        return made_by_tuple

    def _array(self, held: Any) -> np.ndarray:
        given, shape = held["dtype"], tuple(map(_size, _listed(held["shape"])))
        dtype = np.dtype(_dtype_name(given)) if isinstance(given, str) else np.lib.format.descr_to_dtype(_descr(given))
        if "items" in held:
            items = _listed(held["items"])
            if math.prod(shape) != len(items):
                raise ExportError(f"this is not what dumps writes: an array of shape {shape} and other items")
            array = np.empty(len(items), dtype=object)
            for i, each in enumerate(items):
                array[i] = self.value(each)
            return array.reshape(shape)
        made = np.frombuffer(base64.b64decode(_str(held["bytes"])), dtype).reshape(shape)
        return made.copy(order="F" if held.get("order") == "F" else "C")


def _member(cls: Any, made: Any) -> Any:
    """The member of an enum of a name or value; flags together have none of their own."""
    if type(made) is str and made in cls.__members__:
        return cls.__members__[made]
    if issubclass(cls, enum.Flag) and type(made) is int:
        return cls(made)
    for each in cls.__members__.values():
        if type(each.value) is type(made) and each.value == made:
            return each
    raise ExportError(f"this is not what dumps writes: {cls.__name__} has no such member")


_DTYPE = re.compile(r"[<>|=]?[?a-zA-Z]\d{0,9}(\[\d{0,9}[a-zA-Z]{1,2}\])?")


def _dtype_name(given: str) -> str:
    """The name of a dtype as numpy writes it; it reads far more."""
    if not _DTYPE.fullmatch(given):
        raise ExportError("this is not what dumps writes: an array of no known dtype")
    return given


def _size(given: Any) -> int:
    if type(given) is not int or not 0 <= given < 2**62:
        raise ExportError("this is not what dumps writes: an array of no known shape")
    return given


def _descr(given: Any) -> Any:
    """The description of a record dtype with tuples, which JSON has made lists."""
    made = []
    for field in _listed(given):
        name, held, *shape = _listed(field)
        named = tuple(map(_str, name)) if type(name) is list else _str(name)
        what = _descr(held) if type(held) is list else _dtype_name(_str(held))
        made.append((named, what, *(tuple(map(_size, _listed(each))) for each in shape)))
    return made


def _load_moment(cls: Any) -> Callable[[Any], Any]:
    def load(held: Any) -> Any:
        value = cls.fromisoformat(_str(held["iso"])).replace(fold=held["fold"])
        if not held["zone"]:
            return value
        from zoneinfo import ZoneInfo

        return value.replace(tzinfo=ZoneInfo(_str(held["zone"])))

    return load


# What is read holds what it should: a short text would otherwise stand for a container of any size, or for hours.


def _listed(held: Any) -> list[Any]:
    if type(held) is not list:
        raise ExportError("this is not what dumps writes: a container of what is no list")
    return held


def _dict(held: Any) -> dict[Any, Any]:
    if type(held) is not dict:
        raise ExportError("this is not what dumps writes: fields of what is no dict")
    return held


def _str(held: Any) -> str:
    if type(held) is not str:
        raise ExportError(f"this is not what dumps writes: a text that is a {type(held).__name__}")
    return held


def _numbers(held: Any, count: int, *kinds: type) -> list[Any]:
    if len(_listed(held)) != count or not all(type(each) in kinds for each in held):
        raise ExportError(f"this is not what dumps writes: no {count} numbers")
    return list(held)


def _fraction(held: Any) -> fractions.Fraction:
    parts = _numbers(held, 2, int)
    if max(each.bit_length() for each in parts) > _MAX_FRACTION_BITS:
        raise ExportError(f"a fraction of more than {_MAX_FRACTION_BITS:,} bits is not read")
    return fractions.Fraction(*parts)


def _keys_of(held: Any) -> list[Any]:
    """The items of a set, or keys of a dict."""
    keys = _listed(held)
    if len(keys) > _MAX_EQUAL_HASHES and max(Counter(map(hash, keys)).values()) > _MAX_EQUAL_HASHES:
        raise ExportError(f"more than {_MAX_EQUAL_HASHES:,} keys of one hash are not read")
    return keys


def _pairs_of(held: Any) -> list[tuple[Any, Any]]:
    pairs = [(key, each) for key, each in map(_listed, _listed(held))]
    _keys_of([key for key, _ in pairs])
    return pairs


def _deque(held: Any) -> deque[Any]:
    if held["maxlen"] is not None:
        _size(held["maxlen"])
    return deque(_listed(held["items"]), held["maxlen"])


_READERS: dict[str, Callable[[Any], Any]] = {
    "float": lambda held: float(_str(held)),
    "int": lambda held: int(_str(held), 16),
    "tuple": lambda held: tuple(_listed(held)),
    "set": lambda held: set(_keys_of(held)),
    "frozenset": lambda held: frozenset(_keys_of(held)),
    "Counter": lambda held: Counter(dict(_pairs_of(held))),
    "OrderedDict": lambda held: OrderedDict(_pairs_of(held)),
    "defaultdict": lambda held: defaultdict(FACTORIES.get(held["factory"]), _pairs_of(held["items"])),
    "deque": _deque,
    "bytes": lambda held: base64.b64decode(_str(held)),
    "bytearray": lambda held: bytearray(base64.b64decode(_str(held))),
    "str_": lambda held: np.str_(_str(held)),
    "bytes_": lambda held: np.bytes_(base64.b64decode(_str(held))),
    "complex": lambda held: complex(*_numbers(held, 2, int, float)),
    "range": lambda held: range(*_numbers(held, 3, int)),
    "slice": lambda held: slice(*_listed(held)),
    "ellipsis": lambda held: ...,
    "Decimal": lambda held: decimal.Decimal(_str(held)),
    "Fraction": _fraction,
    "date": lambda held: datetime.date.fromisoformat(_str(held)),
    "datetime": _load_moment(datetime.datetime),
    "time": _load_moment(datetime.time),
    "timedelta": lambda held: datetime.timedelta(*_numbers(held, 3, int)),
    "timezone": datetime.timezone,
    "UUID": lambda held: uuid.UUID(_str(held)),
    "Path": lambda held: pathlib.Path(_str(held)),
    "PurePosixPath": lambda held: pathlib.PurePosixPath(_str(held)),
    "PureWindowsPath": lambda held: pathlib.PureWindowsPath(_str(held)),
}
