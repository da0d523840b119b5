"""The message of an exception as a text and its author may see it: no address, no `repr` of an object of the host."""

import re
import types
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.values.kinds import ATOMS, CONTAINERS, TEXTS, parts, shows_factory, type_name
from lightfc_sandbox.values.naming import without_hidden

# How the repr of an object that has none of its own ends, which messages of tools often show.
_ADDRESS = r" at 0x[0-9A-Fa-f]{6,}>"
_ARGUMENTS_OF: Any = BaseException.__dict__["args"].__get__
_MAX_SHOWN = 100_000  # characters, about, that the arguments of an exception may have in its message
_MAX_DEPTH = 10
SHOWN_CHARS: dict[type, int] = {}  # characters of the longest value that is shown, of the types where that is not short


def looks_outside(error: BaseException) -> bool:
    """Whether the message of an exception would be read from outside of the bytes that it is about.

    CPython below 3.14 takes the place of a `UnicodeDecodeError` as it is: a negative one reads the memory before the
    object, or ends the process.
    """
    return issubclass(type(error), UnicodeError) and any(
        issubclass(type(error), kind) and start(error) < 0 for kind, start in _STARTS.items()
    )


_STARTS: Mapping[type, Callable[[Any], int]] = {
    kind: vars(kind)["start"].__get__ for kind in (UnicodeDecodeError, UnicodeEncodeError, UnicodeTranslateError)
}
"""What reads the place itself, whatever a subclass of the host makes of the attribute."""


def message_of(error: BaseException) -> str:
    """The message of an exception, without running more of the host's code than its `__str__`."""
    try:
        args = _ARGUMENTS_OF(error)
        if type(error).__str__ is BaseException.__str__ and len(args) == 1 and type(args[0]) is str:
            return _without_addresses(without_hidden(args[0]))
        if looks_outside(error):
            return "(its positions lie outside of its object)"
        if type(error) is KeyError and len(error.args) == 1:
            return _shown_key(error.args[0])
        if type(error).__module__ == "pydantic_core._pydantic_core" and hasattr(error, "errors"):
            # Its own text shows the values it was given by their repr.
            faults = error.errors(include_url=False, include_input=False, include_context=False)
            return "; ".join(f"{'.'.join(map(str, fault['loc'])) or 'value'}: {fault['msg']}" for fault in faults)
        told = _not_shown(error, args) if type(type(error).__str__) is types.WrapperDescriptorType else ""
        return told or _without_addresses(without_hidden(str(error)))
    except KeyboardInterrupt:
        raise  # the user's, who wants the run to end
    except BaseException:  # noqa: BLE001 - an exception of the host that cannot say what it is
        return "(the exception has no readable message)"


def _not_shown(error: BaseException, arguments: tuple[Any, ...]) -> str:
    """What stands for a message that would show arguments that it may not, or that are too large."""
    if issubclass(type(error), OSError):
        arguments += error.filename, error.filename2  # type: ignore[attr-defined]  # as it is one
    elif len(arguments) == 1 and type(arguments[0]) is str:
        return ""
    room = [_MAX_SHOWN]
    if not all(_shows_nothing(each, 0, room) for each in arguments):
        return "(its arguments hold objects of the host)"
    return "(its arguments are too large to be shown)" if room[0] < 0 else ""


def _shown_key(key: Any) -> str:
    """What a `KeyError` of CPython says: the repr of the key."""
    room = [_MAX_SHOWN]
    shows = type(key) in ATOMS or (_shows_nothing(key, 0, room) and room[0] >= 0)
    return _without_addresses(repr(key)) if shows else f"a key of type {type_name(key)!r}"


def _without_addresses(text: str) -> str:
    return re.sub(_ADDRESS, ">", text) if " at 0x" in text else text


def _shows_nothing(value: Any, depth: int, room: list[int]) -> bool:
    """Whether the repr of an argument holds nothing but plain data and exceptions, as far as there is `room`."""
    kind = type(value)
    if kind in TEXTS or kind is bytearray:
        room[0] -= len(value)
    elif kind in CONTAINERS:
        room[0] -= 2 if depth < _MAX_DEPTH else _MAX_SHOWN
        if not shows_factory(value):
            return False
        return all(room[0] < 0 or _shows_nothing(each, depth + 1, room) for each in parts(value))
    else:
        room[0] -= 3 + value.bit_length() // 3 if kind is int else SHOWN_CHARS.get(kind, 64)
    return kind in ATOMS or kind is bytearray or issubclass(kind, BaseException) or _is_signal(value)


def _is_signal(value: Any) -> bool:
    """Whether an argument is a type of what is wrong, as the exceptions of `decimal` have them."""
    return type(value) is type and value.__module__ == "decimal"
