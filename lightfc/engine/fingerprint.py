"""Whether a tool, function or value is still what it was when a run began: a text that is another one for another one.

Compared are data that has a JSON form, and of a function its code, the arguments that a `functools.partial` binds, the
constants that it finds in the functions around it, and the code of helpers that it finds there. Of an object whose
method is called it is the attributes, and of these only constants: a list, a dict or an object that an attribute holds
changes while tools run.

An object or function is looked at once in a process. What its own calls make of it afterwards, such as a counter, is
not what a run depends on.
"""

import contextlib
import datetime
import enum
import hashlib
import logging
import os
import weakref
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial
from pathlib import PurePath
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any
from uuid import UUID

from lightfc.core.serialization import dumps_or_none, importable, module_and_name
from lightfc.engine.call_arguments import attributes_of
from lightfc_sandbox.engine import name_of_class

_log = logging.getLogger(__name__)

_MAX_DEPTH = 6
_ATOMS = frozenset({
    type(None), bool, int, float, complex, str, bytes, range, Decimal, Fraction, UUID, datetime.date,
    datetime.datetime, datetime.time, datetime.timedelta,
})  # fmt: skip

_known: dict[int, tuple[weakref.ref[Any], str]] = {}
"""What has been looked at in this process, by `id`."""


def why_changed(before: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Why a run cannot go on where what it depends on is not what it was; empty where it is."""
    changed = ", ".join(sorted(name for name in {*before, *now} if before.get(name) != now.get(name)))
    return changed and f"changed since it started: {changed}; restore that, or start a new run"


def digest(value: Any) -> str:
    """A short text that is another one for another value: of data its JSON, of a function what `fingerprint` tells."""
    text = dumps_or_none(value)
    text = fingerprint(value) if text is None else text
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:32]


def fingerprint(value: Any) -> str:
    """A text that is another one for what is called, if its code, bound arguments or constants are others.

    What cannot be compared is told by its type alone, and said in the log.
    """
    look = _Look()
    try:
        text = look.describe(value, 0)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - what an object says of its attributes is code of the host's
        look.left_out.append(f"all of it: {name_of_class(type(error))} was raised")
        text = _name(value)
    if look.left_out:
        name = _name(value).partition(":")[2]
        _log.info("%s: resuming a run cannot notice changes of %s", name, ", ".join(look.left_out))
    return text


class _Look:
    """One look at a value; `left_out` is what could not be compared."""

    def __init__(self) -> None:
        self.left_out: list[str] = []

    def describe(self, value: Any, depth: int) -> str:
        """What a function, or what is called as one, is made of."""
        kind = type(value)
        if depth > _MAX_DEPTH:
            self.left_out.append(f"what lies deeper in {kind.__qualname__}")
            return _name(value)
        if kind is MethodType:
            return f"{self.describe(value.__func__, depth + 1)} of {self._once(value.__self__, self._object, depth)}"
        if kind is BuiltinFunctionType and not isinstance(value.__self__, ModuleType | type(None)):
            return f"{_name(value)} of {_name(value.__self__)}"
        if kind is FunctionType:
            return self._once(value, self._function, depth)
        if isinstance(value, partial):
            bound = {**{str(i): each for i, each in enumerate(value.args)}, **value.keywords}
            values = self._values(bound, "the bound argument ", lambda each: self._bound(each, depth))
            return f"partial {values} {self.describe(value.func, depth + 1)}"
        if isinstance(value, type | BuiltinFunctionType):
            return _name(value)
        called = vars(kind).get("__call__")
        code = self.describe(called, depth + 1) if isinstance(called, FunctionType) else ""
        return f"{self._once(value, self._object, depth)} {code}"

    def _once(self, value: Any, describe: Callable[[Any, int], str], depth: int) -> str:
        """What was told of a value when it was looked at first; of one that cannot be remembered, each time."""
        key = id(value)
        known = _known.get(key)
        if known is not None and known[0]() is value:
            return known[1]
        text = describe(value, depth)
        with contextlib.suppress(TypeError):
            _known[key] = (weakref.ref(value, lambda _: _known.pop(key, None)), text)
        return text

    def _function(self, fn: Any, depth: int) -> str:
        """The code of a function, and the constants that it finds in functions around it or has as defaults."""
        found: dict[str, Any] = {}
        for name, cell in zip(fn.__code__.co_freevars, fn.__closure__ or (), strict=True):
            with contextlib.suppress(ValueError):  # it has no value yet
                found[name] = cell.cell_contents
        defaults = {str(i): each for i, each in enumerate(fn.__defaults__ or ())} | (fn.__kwdefaults__ or {})
        around, own = (self._values(each, f"{fn.__qualname__}: ", _constant) for each in (found, defaults))
        wrapped = fn.__dict__.get("__wrapped__")
        inner = "" if wrapped is None else f" around {self.describe(wrapped, depth + 1)}"
        return f"{_name(fn)} {_code(fn.__code__)} {around} {own}{inner}"

    def _object(self, value: Any, _: int) -> str:
        """The type of an object, and those of its attributes that are constants; all of it where it is a constant."""
        if isinstance(value, type | ModuleType):
            return _name(value)
        kind = type(value)
        if _is_constant(value) and (text := dumps_or_none(value)) is not None:
            return text
        state = attributes_of(value)
        if kind.__module__ == "builtins" and not state:
            self.left_out.append(f"the {kind.__qualname__} itself")
        return f"{_name(value)} {self._values(state, f'{kind.__qualname__}.', _constant)}"

    def _bound(self, value: Any, depth: int) -> str | None:
        """A bound argument: it is given once, so a list or dict is compared too."""
        if isinstance(value, FunctionType | MethodType | partial):
            return self.describe(value, depth + 1)
        return dumps_or_none(value)

    def _values(self, values: dict[str, Any], where: str, constant: Callable[[Any], str | None]) -> str:
        """Named values as far as they are constants; the others are told by their type."""
        parts = []
        for name, each in sorted(values.items()):
            text = constant(each)
            if text is None:
                self.left_out.append(f"{where}{name} ({type(each).__qualname__})")
            parts.append(f"{name}={text or _name(each)}")
        return f"{{{', '.join(parts)}}}"


def _constant(value: Any) -> str | None:
    """A value that stays what it is, or the code of a function; None for what else there is."""
    if isinstance(value, FunctionType):
        # Of what a helper finds around itself much is there for the run only, such as an open file.
        return f"{_name(value)} {_code(value.__code__)}"
    if isinstance(value, os.PathLike):
        return str(os.fspath(value))
    return dumps_or_none(value) if _is_constant(value) else None


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


def _name(value: Any) -> str:
    """The module and name of a function or class, else of the class of a value; nothing of the host's is asked."""
    kind = type(value)
    if issubclass(kind, FunctionType | BuiltinFunctionType | ModuleType):
        return f"{importable(getattr(value, '__module__', ''))}:{getattr(value, '__qualname__', value.__name__)}"
    return module_and_name(value if issubclass(kind, type) else kind)


def _code(code: CodeType) -> str:
    consts = [_code(each) if isinstance(each, CodeType) else _const(each) for each in code.co_consts]
    return f"{code.co_code.hex()} {code.co_names} {code.co_varnames} {code.co_freevars} {consts}"


def _const(value: Any) -> str:
    return str(sorted(map(repr, value))) if isinstance(value, frozenset) else repr(value)
