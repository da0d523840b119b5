"""Whether a tool, function or value is still what it was when a run began: a text that is another one for another one.

Compared are data that has a JSON form, and of a function its code, the arguments that a `functools.partial` binds, the
constants that it finds in the functions around it, and the code of helpers that it finds there. Of an object whose
method is called it is the attributes, and of these only constants: a list, a dict or an object that an attribute holds
changes while tools run.

An object or function is looked at once in a process. What its own calls make of it afterwards, such as a counter, is
not what a run depends on.
"""

import datetime
import enum
import hashlib
import logging
import os
import weakref
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial
from pathlib import PurePath
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any
from uuid import UUID

from lightfc.core.errors import ExportError
from lightfc.core.serialization import dumps

__all__ = ["changed_parts", "digest", "fingerprint"]

_log = logging.getLogger(__name__)

_MAX_DEPTH = 6
_ATOMS = frozenset({
    type(None), bool, int, float, complex, str, bytes, range, Decimal, Fraction, UUID, datetime.date,
    datetime.datetime, datetime.time, datetime.timedelta,
})  # fmt: skip

_known: dict[int, tuple[weakref.ref[Any], str]] = {}
"""What has been looked at in this process, by `id`."""


def changed_parts(before: Mapping[str, str], now: Mapping[str, str]) -> list[str]:
    """The names of what a run depends on that is not what it was."""
    return sorted(name for name in {*before, *now} if before.get(name) != now.get(name))


def digest(value: Any) -> str:
    """A short text that is another one for another value: of data its JSON, of a function what `fingerprint` tells."""
    try:
        told = dumps(value)
    except ExportError:
        told = fingerprint(value)
    return hashlib.sha256(told.encode(errors="surrogatepass")).hexdigest()[:32]


def fingerprint(value: Any) -> str:
    """A text that is another one for a function of other code, bound arguments or constants.

    What cannot be compared is told by its type alone, and said in the log.

    Args:
        value: A function, method, partial, class or callable object.
    """
    left_out: list[str] = []
    try:
        told = _told(value, left_out, 0)
    except Exception as error:  # noqa: BLE001 - what an object says of its attributes is code of the host's
        left_out.append(f"all of it: {type(error).__name__} was raised")
        told = _name(value)
    if left_out:
        name = getattr(value, "__qualname__", type(value).__qualname__)
        _log.info("%s: a run that is resumed does not notice changes of %s", name, ", ".join(left_out))
    return told


def _told(value: Any, left_out: list[str], depth: int) -> str:
    kind = type(value)
    if depth > _MAX_DEPTH:
        left_out.append(f"what lies deeper in {kind.__qualname__}")
        return _name(value)
    if kind is MethodType:
        return f"{_told(value.__func__, left_out, depth + 1)} of {_once(value.__self__, _object, left_out, depth)}"
    if kind is BuiltinFunctionType and not isinstance(value.__self__, ModuleType | type(None)):
        return f"{_name(value)} of {_name(value.__self__)}"
    if kind is FunctionType:
        return _once(value, _function, left_out, depth)
    if isinstance(value, partial):
        bound = _constants({**{str(i): each for i, each in enumerate(value.args)}, **value.keywords}, left_out, depth)
        return f"partial {bound} {_told(value.func, left_out, depth + 1)}"
    if isinstance(value, type | BuiltinFunctionType):
        return _name(value)
    called = vars(kind).get("__call__")
    code = _told(called, left_out, depth + 1) if isinstance(called, FunctionType) else ""
    return f"{_once(value, _object, left_out, depth)} {code}"


def _once(value: Any, tell: Any, left_out: list[str], depth: int) -> str:
    """What is told of a value the first time that it is looked at; of one that cannot be remembered, each time."""
    known = _known.get(id(value))
    if known is not None and known[0]() is value:
        return known[1]
    told: str = tell(value, left_out, depth)
    key = id(value)
    try:
        reference = weakref.ref(value, lambda gone: _known.pop(key, None) if _is(key, gone) else None)
    except TypeError:
        return told
    _known[key] = (reference, told)
    return told


def _is(key: int, reference: Any) -> bool:
    known = _known.get(key)
    return known is not None and known[0] is reference


def _function(fn: Any, left_out: list[str], depth: int) -> str:
    """The code of a function, and the constants that it finds in functions around it or has as defaults."""
    found: dict[str, Any] = {}
    for name, cell in zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True):
        try:
            found[name] = cell.cell_contents
        except ValueError:
            continue  # it has no value yet
    defaults = {str(i): each for i, each in enumerate(fn.__defaults__ or ())} | (fn.__kwdefaults__ or {})
    around, own = _state(found, left_out, f"{fn.__qualname__}: "), _state(defaults, left_out, f"{fn.__qualname__}: ")
    wrapped = fn.__dict__.get("__wrapped__")
    inner = "" if wrapped is None else f" around {_told(wrapped, left_out, depth + 1)}"
    return f"{_name(fn)} {_code(fn.__code__)} {around} {own}{inner}"


def _object(value: Any, left_out: list[str], _: int) -> str:
    """The type of an object, and those of its attributes that are constants; all of it where it is a constant."""
    if isinstance(value, type | ModuleType):
        return _name(value)
    kind = type(value)
    if _is_constant(value) and (told := _json(value)) is not None:
        return told
    slots = [name for each in kind.__mro__ for name in _slots(each)]
    state = {name: getattr(value, name, None) for name in slots} | getattr(value, "__dict__", {})
    if kind.__module__ == "builtins" and not state:
        left_out.append(f"the {kind.__qualname__} itself")
    return f"{_name(value)} {_state(state, left_out, f'{kind.__qualname__}.')}"


def _slots(cls: type) -> tuple[str, ...]:
    slots = vars(cls).get("__slots__", ())
    names = (slots,) if isinstance(slots, str) else tuple(slots)
    return tuple(each for each in names if not each.startswith("__"))


def _state(values: dict[str, Any], left_out: list[str], where: str) -> str:
    """Those of some named values that are constants, and of functions the code; the others are told by their type."""
    told = []
    for name, each in sorted(values.items()):
        if isinstance(each, FunctionType):
            # Of what a helper finds around itself much is there for the run only, such as an open file.
            told.append(f"{name}={_name(each)} {_code(each.__code__)}")
            continue
        constant = os.fspath(each) if isinstance(each, os.PathLike) else _json(each) if _is_constant(each) else None
        if constant is None:
            left_out.append(f"{where}{name} ({type(each).__qualname__})")
        told.append(f"{name}={constant or _name(each)}")
    return f"{{{', '.join(told)}}}"


def _constants(values: dict[str, Any], left_out: list[str], depth: int) -> str:
    """Bound arguments: they are given once, so lists and dicts among them are compared too."""
    told = []
    for name, each in sorted(values.items()):
        constant = _json(each)
        if constant is None and isinstance(each, FunctionType | MethodType | partial):
            constant = _told(each, left_out, depth + 1)
        elif constant is None:
            left_out.append(f"the bound argument {name} ({type(each).__qualname__})")
        told.append(f"{name}={constant or _name(each)}")
    return f"{{{', '.join(told)}}}"


def _is_constant(value: Any) -> bool:
    """Whether a value stays what it is."""
    kind = type(value)
    if kind in _ATOMS or isinstance(value, enum.Enum | PurePath):
        return True
    if kind in (tuple, frozenset) or (isinstance(value, tuple) and hasattr(kind, "_fields")):
        return all(map(_is_constant, value))
    if getattr(getattr(kind, "__dataclass_params__", None), "frozen", False):
        return all(_is_constant(getattr(value, name, None)) for name in kind.__dataclass_fields__)
    return False


def _json(value: Any) -> str | None:
    try:
        return dumps(value)
    except ExportError:
        return None


def _name(value: Any) -> str:
    named = value if isinstance(value, type | FunctionType | BuiltinFunctionType | ModuleType) else type(value)
    return f"{getattr(named, '__module__', '')}:{getattr(named, '__qualname__', named.__name__)}"


def _code(code: CodeType) -> str:
    consts = [_code(each) if isinstance(each, CodeType) else _const(each) for each in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars} {consts}"


def _const(value: Any) -> str:
    return str(sorted(map(repr, value))) if isinstance(value, frozenset) else repr(value)
