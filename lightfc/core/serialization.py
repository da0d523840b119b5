"""Values and records as JSON text without loss; `deserialization` reads it back.

What JSON has is written as it is; everything else as an object with the one key `"$"`-something more: `{"$": "tuple",
"v": [1, 2]}`, by the table of `codecs`. A class is written by its name and never imported by it: a text makes objects
only of the classes that whoever loads it gives, so a file from elsewhere runs nothing.
"""

import dataclasses
import enum
import json
import math
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from lightfc.core.circumstances import Attempt, Wait
from lightfc.core.codecs import BY_NAME, BY_TYPE, Codec, HostValue
from lightfc.core.decisions import ApprovalRequest, Approve, ApproveAll, Deny, Edit
from lightfc.core.definitions import Function, FunctionDefinition, FunctionExpression
from lightfc.core.errors import ExportError
from lightfc.core.failures import CallError
from lightfc.core.loaded import loaded
from lightfc.core.messages import Message, ToolCall, Usage
from lightfc_sandbox import Span
from lightfc_sandbox.engine import message_of, name_of_class

if TYPE_CHECKING:
    from pydantic import BaseModel


TAG = "$"

PART = "part"
"""The name of another one of several objects that are written each by itself."""

MAX_DEPTH = 200

_MAX_INT_BITS = 10_000
"""CPython refuses to write or read an int of many decimal digits."""

MAX_SHOWN_CHARS = 200

_MAX_ITEMS = 10_000_000
"""Values that one text may hold: lists that share their items can be short to make and exponentially long to write."""


@dataclasses.dataclass(frozen=True, slots=True)
class Opaque:
    """What a record that was loaded has in the place of a value without a JSON form.

    Attributes:
        type: The name of the value's class.
        reason: Why it has no JSON form, and where in the value.

    Examples:
        >>> from lightfc import FunctionOutput, FunctionTool, ToolManager
        >>> record = ToolManager([FunctionTool(object, name="thing")]).execute("thing()")
        >>> FunctionOutput.from_json(record.to_json()).output.type
        'object'
    """

    type: str
    reason: str


OWN_TYPES: tuple[type, ...] = (
    ApprovalRequest, Approve, ApproveAll, Attempt, CallError, Deny, Edit, Function, FunctionDefinition,
    FunctionExpression, Message, Opaque, Span, ToolCall, Usage, Wait,
)  # fmt: skip


def dumps(value: Any, types: Iterable[type] | None = None) -> str:
    """Write a value as JSON from which `loads` makes an equal one, of the same types.

    The value may consist of None, numbers, strings, bytes, lists, tuples, sets, dicts, the containers of `collections`,
    dates and times, `Decimal`, `Fraction`, `UUID`, paths, ranges, numpy arrays, dataclasses, named tuples, enums,
    pydantic models and lightfc's records. What JSON does not have is an object with the key `"$"`, which names its
    type: `{"$": "tuple", "v": [1, 2]}`.

    Args:
        value: The value.
        types: The only dataclasses, named tuples, enums and pydantic models that may be written. None, the default, for
            all.

    Raises:
        ExportError: A part of the value has another type, contains itself, or is nested too deeply. The message says
            where.

    Examples:
        >>> from lightfc.export import dumps, loads
        >>> loads(dumps({1: (2.5, {"a"})}))
        {1: (2.5, {'a'})}
    """
    known = None if types is None else {name_of(each) for each in (*types, *OWN_TYPES)}
    return _text(_Writer(known), value)


def dumps_parts(values: Sequence[Any], wanted: Iterable[int], types: Iterable[type]) -> dict[int, str | None]:
    """As `dumps_or_none`, of some of the objects that hold one another, by number: others stand in them by theirs."""
    numbers = {id(each): number for number, each in enumerate(values)}
    writer = _PartWriter({name_of(each) for each in (*types, *OWN_TYPES)}, numbers)
    found: dict[int, str | None] = {}
    for number in wanted:
        try:
            found[number] = _text(writer, values[number])
        except ExportError:
            found[number] = None
    return found


def dumps_or_none(value: Any, types: Iterable[type] | None = None) -> str | None:
    """As `dumps`; None for a value that has no JSON form."""
    try:
        return dumps(value, types)
    except ExportError:
        return None


def record_dumps(record: Any) -> str:
    """Write a record as JSON; a value in it that cannot be written becomes an `Opaque`, and all else is kept."""
    return _text(_RecordWriter(None), record)


def dumps_by_type(value: Any) -> str:
    """Write a value to be compared with one that a record told: what has no JSON form by its type alone."""
    return _text(_RecordWriter(None, tells_why=False), value)


def is_whole(value: Any) -> bool:
    """Tell whether a value that was loaded is complete: no part of it is an `Opaque`.

    Args:
        value: The value.

    Examples:
        >>> from lightfc.export import is_whole, Opaque
        >>> is_whole([1]), is_whole([Opaque("object", "$: object has no JSON form")])
        (True, False)
    """
    text = dumps_or_none(value)
    # No string of a value can be taken for it: its quotation marks are escaped.
    return text is not None and f'{{"{TAG}":"object","type":"{name_of(Opaque)}"' not in text


_MODULE_OF: Any = type.__dict__["__module__"].__get__

_QUALNAME_OF: Any = type.__dict__["__qualname__"].__get__

_OWN_NAMES = {id(each): f"lightfc:{each.__name__}" for each in OWN_TYPES}
"""What texts call lightfc's own classes, wherever they stand; by identity, since a class may define its own hash."""


def name_of(cls: type) -> str:
    """Give the name by which a JSON text refers to a class: module and qualified name.

    Examples:
        >>> from fractions import Fraction
        >>> from lightfc.export import name_of
        >>> name_of(Fraction)
        'fractions:Fraction'
    """
    if not issubclass(type(cls), type):
        raise TypeError(f"types must be classes, not {type(cls).__name__}")
    return _OWN_NAMES.get(id(cls)) or module_and_name(cls)


def module_and_name(cls: type) -> str:
    """Where a class is defined, as it was defined, whatever the class of the class makes of it."""
    return f"{importable(_MODULE_OF(cls))}:{_QUALNAME_OF(cls)}"


def importable(module: Any) -> str:
    """The name by which other programs import a module: of a main program that is a file, not `__main__`."""
    if module not in ("__main__", "__mp_main__"):
        return str(module)
    main = sys.modules.get(module)
    spec = getattr(main, "__spec__", None)
    file: Any = getattr(main, "__file__", None)
    if spec is not None:  # python -m
        return str(spec.name)
    is_file = isinstance(file, str) and file.endswith(".py")
    return os.path.basename(file).removesuffix(".py") if is_file else str(module)


def _text(writer: "_Writer", value: Any) -> str:
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


class NoFormError(ExportError):
    """A value of a type that has no JSON form."""


class _Writer:
    def __init__(self, known: set[str] | None) -> None:
        self._known = known
        self._left = _MAX_ITEMS

    def plain(self, value: Any, where: str, depth: int) -> Any:
        kind = type(value)
        self._left -= 1
        if self._left < 0:
            raise ExportError(f"the value holds more than {_MAX_ITEMS:,} values")
        if kind in _AS_IT_IS or (kind in (int, float) and _is_json_number(value)):
            return value
        if depth > MAX_DEPTH:
            raise ExportError(f"{where[:200]}: the value nests deeper than {MAX_DEPTH}, or holds itself")
        if kind is list:
            return self._items(value, where, depth)
        if kind is dict:
            return self._dict(value, where, depth)
        if kind is HostValue:
            return self.host_value(value.value, where, depth)
        codec = _codec_of(value)
        if codec is not None:
            return {TAG: codec.name, "v": self.plain(codec.dump(value), where, depth + 1)}
        return self.object(value, where, depth)

    def _items(self, values: Iterable[Any], where: str, depth: int) -> list[Any]:
        return [self.plain(each, f"{where}[{i}]", depth + 1) for i, each in enumerate(values)]

    def _dict(self, value: dict[Any, Any], where: str, depth: int) -> Any:
        if TAG not in value and all(type(key) is str for key in value):
            return {key: self.plain(each, f"{where}[{key!r}]", depth + 1) for key, each in value.items()}
        return {TAG: "dict", "v": [self._items(pair, where, depth) for pair in value.items()]}

    def host_value(self, value: Any, where: str, depth: int) -> Any:
        """A value of the host in a record."""
        return self.plain(value, where, depth)

    def object(self, value: Any, where: str, depth: int) -> Any:
        """An object of a class that has no entry in the table."""
        kind = type(value)
        made = fields_of(value)
        if made is None:
            raise NoFormError(f"{where}: {name_of_class(kind)} has no JSON form")
        name = name_of(kind)
        if self._known is not None and name not in self._known:
            raise ExportError(f"{where}: {kind.__name__} is not among the known types")
        return {TAG: "object", "type": name, "v": self.plain(made, f"{where}.{kind.__name__}", depth + 1)}


_AS_IT_IS = frozenset({str, bool, type(None)})


def _is_json_number(value: int | float) -> bool:
    return value.bit_length() <= _MAX_INT_BITS if type(value) is int else math.isfinite(value)


class _RecordWriter(_Writer):
    """Writes records, and in the place of what cannot be written what it is, and why if that is to be told."""

    def __init__(self, known: set[str] | None, *, tells_why: bool = True) -> None:
        super().__init__(known)
        self._tells_why = tells_why

    def object(self, value: Any, where: str, depth: int) -> Any:
        if type(value) is Opaque and not self._tells_why:
            value = Opaque(value.type, "")
        try:
            return super().object(value, where, depth)
        except NoFormError as error:
            return self._as_opaque(value, error)

    def host_value(self, value: Any, where: str, depth: int) -> Any:
        """As it is; what is amiss with it does not spoil the rest of the record."""
        left = self._left
        try:
            return self.plain(value, "$", 0)
        except BaseException as error:  # noqa: BLE001 - a value of the host's may raise anything where it is written
            self._left = left
            return self._as_opaque(value, _export_error(error))

    def _as_opaque(self, value: Any, error: ExportError) -> Any:
        why = str(error)[:MAX_SHOWN_CHARS] if self._tells_why else ""
        return super().object(Opaque(name_of_class(type(value)), why), "$", 0)


class _PartWriter(_Writer):
    """Writes one of several objects that hold one another."""

    def __init__(self, known: set[str], numbers: Mapping[int, int]) -> None:
        super().__init__(known)
        self._numbers = numbers

    def plain(self, value: Any, where: str, depth: int) -> Any:
        number = self._numbers.get(id(value)) if depth else None
        return super().plain(value, where, depth) if number is None else {TAG: PART, "v": number}


def fields_of(value: Any) -> Any:
    """What an object is made of, as plain containers; None if it is of no kind that is known here."""
    kind: Any = type(value)
    if isinstance(value, enum.Enum):
        # Flags that are set together, or none of them, have no name of their own.
        return value.name if value.name in kind.__members__ else value.value
    if dataclasses.is_dataclass(kind):
        names = [each.name for each in dataclasses.fields(kind) if kind is not CallError or each.name != "exception"]
        return None if _is_more(kind) else {name: getattr(value, name) for name in names}
    if isinstance(value, tuple) and hasattr(kind, "_fields"):
        return list(value)
    return _dump_model(value) if isinstance(value, loaded("pydantic.main", "BaseModel")) else None


def _dump_model(value: "BaseModel") -> dict[str, Any]:
    fields = {name: value.__dict__[name] for name in type(value).model_fields if name in value.__dict__}
    made = {"fields": {**fields, **(value.model_extra or {})}, "set": sorted(value.model_fields_set)}
    private = value.__pydantic_private__  # which `==` compares too
    return {**made, "private": private} if private else made


def _is_more(kind: Any) -> bool:
    """Whether there is more to the objects of a dataclass than its fields, as of one that is a list as well."""
    try:
        object.__new__(kind)
    except TypeError:
        return True
    return False


def _codec_of(value: Any) -> Codec | None:
    """The entry of a value's type; None if it has none."""
    kind = type(value)
    if kind in BY_TYPE:
        return BY_TYPE[kind]
    if kind is not loaded("numpy", "ndarray") and not isinstance(value, loaded("numpy", "generic")):
        return None
    import lightfc.core.array_codecs  # noqa: F401 - it fills the table

    return BY_TYPE.get(kind) or BY_NAME["scalar"]
