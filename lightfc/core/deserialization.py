"""What `serialization` has written, read back: objects of no classes but those that whoever reads gives."""

import builtins
import dataclasses
import enum
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, get_type_hints

from lightfc.core.codecs import BY_NAME, as_dict, as_list, as_str, check_fields, misread_error
from lightfc.core.errors import ExportError
from lightfc.core.failures import CallError
from lightfc.core.loaded import loaded
from lightfc.core.serialization import MAX_DEPTH, MAX_SHOWN_CHARS, OWN_TYPES, PART, TAG, dumps, dumps_or_none, name_of
from lightfc.core.values import rendered
from lightfc_sandbox.engine import message_of, name_of_class

if TYPE_CHECKING:
    from pydantic import BaseModel


_MAX_JSON_DEPTH = 4 * MAX_DEPTH
"""Each level of a value takes up to three of its JSON text."""

_MAX_TEXT = 4_000


def loads(text: str | bytes, types: Iterable[type] = ()) -> Any:
    """Read what `dumps` has written. It is safe for texts of strangers.

    The value takes memory in proportion to the text, and no code of a class runs. Refused are fractions of more than
    100,000 bits, more than 1,000 keys with the same hash, and deeper nesting than `dumps` writes.

    Args:
        text: The JSON text.
        types: The dataclasses, named tuples, enums and pydantic models that it may contain; none by default. No other
            class is loaded, so the text cannot choose one.

    Raises:
        ExportError: The text is not of this form, or names a class that is not among `types`.

    Examples:
        >>> from dataclasses import dataclass
        >>> from lightfc.export import dumps, loads
        >>> @dataclass
        ... class Point:
        ...     x: int
        >>> loads(dumps(Point(3)), [Point]).x
        3
    """
    if not isinstance(text, str | bytes | bytearray):
        raise TypeError(f"what is read must be JSON text, not {type(text).__name__}")
    return _read(text, _Reader({name_of(each): each for each in (*types, *OWN_TYPES)}))


def loads_part(text: str, parts: Sequence[Any], types: Iterable[type]) -> Any:
    """Read what `dumps_parts` has written of one object, which may hold others of `parts`."""
    return _read(text, _PartReader({name_of(each): each for each in (*types, *OWN_TYPES)}, parts))


def _read(text: str | bytes, reader: "_Reader") -> Any:
    try:
        _check_depth(text)
        plain = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ExportError(f"this is not JSON: {error}") from None
    try:
        return reader.value(plain)
    except ExportError:
        raise
    except RecursionError:
        raise ExportError("the JSON nests too deeply") from None
    except Exception as error:
        raise misread_error(f"{type(error).__name__}: {error}") from error


def text_shown(text: str) -> str:
    """What `dumps` has written, as people read it; objects of any class by their fields, and nothing is imported."""
    try:
        _check_depth(text)
        value = _AnyReader({}).value(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError, ExportError, RecursionError, ArithmeticError):
        return text[:_MAX_TEXT]  # whatever wrote it
    return repr(value[:_MAX_TEXT]) if isinstance(value, str) else rendered(value, _MAX_TEXT)[0]


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
                raise ExportError("the JSON nests too deeply")


_ARRAY_NAMES = frozenset({"bytes_", "ndarray", "scalar", "str_"})
"""The entries of numpy's types, which are loaded when the first is met: few programs have an array."""


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


class _Reader:
    def __init__(self, types: Mapping[str, type]) -> None:
        self._types = types

    def value(self, plain: Any) -> Any:
        if isinstance(plain, list):
            return [self.value(each) for each in plain]
        if not isinstance(plain, dict):
            return plain
        if TAG not in plain:
            return {key: self.value(each) for key, each in plain.items()}
        name, data = plain[TAG], self.value(plain["v"])
        if name == "object":
            return self._object(plain["type"], data)
        if name in _ARRAY_NAMES:
            import lightfc.core.array_codecs  # noqa: F401 - it fills the table
        codec = BY_NAME.get(name)
        if codec is None:
            raise misread_error(f"{str(name)[:MAX_SHOWN_CHARS]!r} is unknown")
        return codec.load(data)

    def _object(self, name: str, made: Any) -> Any:
        cls: Any = self._types.get(name)
        if cls is None:
            raise ExportError(f"the JSON holds a {str(name)[:MAX_SHOWN_CHARS]}, which is not among the given types")
        if issubclass(cls, enum.Enum):
            return _member(cls, made)
        if issubclass(cls, loaded("pydantic.main", "BaseModel")):
            return _load_model(cls, as_dict(made))
        if dataclasses.is_dataclass(cls):
            return _load_dataclass(cls, as_dict(made))
        items = as_list(made)
        if len(items) != len(cls._fields):
            raise misread_error(f"a {name} cannot have {len(items)} fields")
        made_by_tuple: Any = tuple.__new__(cls, items)
        return made_by_tuple


class _PartReader(_Reader):
    """Reads one of several objects that hold one another; the others are there."""

    def __init__(self, types: Mapping[str, type], parts: Sequence[Any]) -> None:
        super().__init__(types)
        self._parts = parts

    def value(self, plain: Any) -> Any:
        is_part = isinstance(plain, dict) and plain.get(TAG) == PART
        return self._parts[plain["v"]] if is_part else super().value(plain)


class _AnyReader(_Reader):
    """Makes of objects of whatever class something of the same name and fields, to be shown."""

    def _object(self, name: str, made: Any) -> Any:
        short = str(name).rpartition(":")[2].rpartition(".")[2]
        if isinstance(made, dict) and set(made) >= {"fields", "set"}:
            made = made["fields"]  # of a model
        if not isinstance(made, dict):
            return _shape(short, ("value",))(made)
        return _shape(short, tuple(made))(*made.values())


def _shape(name: str, fields: tuple[str, ...]) -> Any:
    if not all(each.isidentifier() and not iskeyword(each) and not each.startswith("_") for each in (name, *fields)):
        raise misread_error("the name of a class or field is not an identifier")
    return dataclasses.make_dataclass(name, fields)


_hints = cache(get_type_hints)


def _load_dataclass(cls: Any, fields: dict[Any, Any]) -> Any:
    if cls in OWN_TYPES:
        check_fields(cls.__name__, fields, _hints(cls))
        lacking = [each.name for each in dataclasses.fields(cls) if each.name not in fields]
        if lacking and cls is not CallError:
            raise ExportError(f"{cls.__name__} lacks {', '.join(lacking)}: another version of lightfc wrote it")
    # Not by the constructor, which may compute fields or refuse: what was written is what comes back.
    value: Any = object.__new__(cls)
    for each in dataclasses.fields(cls):
        unwritten = cls is CallError and each.name in ("exception", "place") and each.name not in fields
        object.__setattr__(value, each.name, each.default if unwritten else fields[each.name])
    return value


def _load_model(cls: "type[BaseModel]", made: dict[str, Any]) -> "BaseModel":
    """A model as it was written: neither validated nor made anew by code of its own."""
    given = as_dict(made["fields"])
    fields = {name: each for name, each in given.items() if name in cls.model_fields}
    extra = {name: each for name, each in given.items() if name not in fields}
    private = {n: each for n, each in as_dict(made.get("private", {})).items() if n in cls.__private_attributes__}
    value = object.__new__(cls)
    state = {
        "__dict__": fields,
        "__pydantic_extra__": extra if cls.model_config.get("extra") == "allow" else None,
        "__pydantic_fields_set__": {as_str(each) for each in as_list(made["set"])},
        "__pydantic_private__": private if cls.__private_attributes__ else None,
    }
    loaded("pydantic.main", "BaseModel").__setstate__(value, state)
    return value


def _member(cls: Any, made: Any) -> Any:
    """The member of an enum of a name or value; flags together have none of their own."""
    if type(made) is str and made in cls.__members__:
        return cls.__members__[made]
    if issubclass(cls, enum.Flag) and type(made) is int:
        return cls(made)
    for each in cls.__members__.values():
        if type(each.value) is type(made) and each.value == made:
            return each
    raise misread_error(f"{cls.__name__} has no such member")


# What a failed call had raised, written so that a program that catches it sees the same after a resume.

_ARGUMENTS_OF: Any = BaseException.__dict__["args"].__get__
"""The arguments of an exception, whatever its class makes of the name."""

_MEMBERS_OF: Any = BaseExceptionGroup.__dict__["exceptions"].__get__
_MESSAGE_OF: Any = BaseExceptionGroup.__dict__["message"].__get__

_MAX_GROUPS = 20
"""Levels of groups that are written; one that lies deeper is told as an exception without members."""


def store_exception(error: CallError | None, types: Iterable[type] | None) -> dict[str, Any] | None:
    """What a program that catches an exception can see of it: what it is, holds and says; None if there is none."""
    exception = error.exception if error is not None else None
    return None if exception is None else _stored(exception, types, 0)


def _stored(exception: BaseException, types: Iterable[type] | None, depth: int) -> dict[str, Any]:
    message, kind = message_of(exception), type(exception)
    args = dumps_or_none(list(_ARGUMENTS_OF(exception)), types) or dumps([message])
    bases = [name_of(each) for each in type.mro(kind)]
    stored: dict[str, Any] = {"name": name_of_class(kind), "bases": bases, "args": args, "said": message}
    if any(each is BaseExceptionGroup for each in type.mro(kind)) and depth < _MAX_GROUPS:
        # What a group is made of, whatever the constructor of its class takes.
        held = [_stored(each, types, depth + 1) for each in _MEMBERS_OF(exception)]
        stored["group"] = {"message": _MESSAGE_OF(exception), "held": held}
    return stored


def restore_exception(error: CallError, stored: Mapping[str, Any] | None, types: Iterable[type]) -> CallError:
    """An error as it was told, with an exception that is to a program what was raised, of `types` or built-in ones."""
    exception = None if stored is None else _exception(stored, types)
    return dataclasses.replace(error, details=tuple(error.details), exception=exception)


def _exception(stored: Mapping[str, Any], types: Iterable[type]) -> BaseException:
    """An exception with the name, arguments and message of another, and those of its bases that are known here."""
    found, plain = _bases(stored["bases"], types)
    group, message = stored.get("group"), stored["said"]
    if group is None:
        args = loads(stored["args"], types)
    else:
        args = [group["message"], [_exception(each, types) for each in group["held"]]]
    # What cannot be made of all of its classes is made of those that are built in, and at the least is as catchable.
    for classes in found, plain, [each for each in plain if each in (Exception, BaseException)]:
        with suppress(Exception):  # a class of the host's may raise anything
            if classes is found and stored["bases"][0] == name_of(ExceptionGroup):
                return ExceptionGroup(*args)  # programs see what one holds, but not of a class that derives from it
            return _made(stored["name"], classes, message, args)
    return Exception(message)


def _bases(names: Iterable[str], types: Iterable[type]) -> tuple[list[type[BaseException]], list[type[BaseException]]]:
    """The classes of these names that are known here, and those of them that are built in."""
    classes = [each for each in (*types, *vars(builtins).values()) if isinstance(each, type)]
    known = {name_of(each): each for each in classes if issubclass(each, BaseException)}
    found = [name for name in names if name in known]
    return [known[name] for name in found], [known[name] for name in found if name.startswith("builtins:")]


def _made(name: str, classes: list[type[BaseException]], message: str, args: list[Any]) -> BaseException:
    """An exception of a class that derives from these."""
    bases = [each for each in classes if not any(issubclass(other, each) for other in classes if other is not each)]
    made: Any = type(name, tuple(bases), {"__str__": lambda _: message})
    # Not by the constructor, which may be code of the host's, or want something else.
    error: BaseException = made.__new__(made, *args)
    return error
