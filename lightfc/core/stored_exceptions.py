"""What a failed call had raised, written so that a program that catches it sees the same after a resume."""

import builtins
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from lightfc.core.deserialization import loads
from lightfc.core.failures import CallError
from lightfc.core.serialization import dumps, dumps_or_none, name_of
from lightfc_sandbox.engine import message_of, name_of_class

_ARGUMENTS_OF: Any = BaseException.__dict__["args"].__get__
"""The arguments of an exception, whatever its class makes of the name."""


def store_exception(error: CallError | None, types: Iterable[type] | None) -> dict[str, Any] | None:
    """What a program that catches an exception can see of it: what it is, holds and says; None if there is none."""
    exception = error.exception if error is not None else None
    if exception is None:
        return None
    message, kind = message_of(exception), type(exception)
    args = dumps_or_none(list(_ARGUMENTS_OF(exception)), types) or dumps([message])
    bases = [name_of(each) for each in type.mro(kind)]
    return {"name": name_of_class(kind), "bases": bases, "args": args, "said": message}


def restore_exception(error: CallError, stored: Mapping[str, Any] | None, types: Iterable[type]) -> CallError:
    """An error as it was told, with an exception that is to a program what was raised, of `types` or built-in ones."""
    return replace(error, details=tuple(error.details), exception=None if stored is None else _exception(stored, types))


def _exception(stored: Mapping[str, Any], types: Iterable[type]) -> BaseException:
    """An exception with the name, arguments and message of another, and those of its bases that are known here."""
    classes = [each for each in (*types, *vars(builtins).values()) if isinstance(each, type)]
    known = {name_of(each): each for each in classes if issubclass(each, BaseException)}
    found = [known[name] for name in stored["bases"] if name in known]
    bases = [each for each in found if not any(issubclass(other, each) for other in found if other is not each)]
    args, message = loads(stored["args"], types), stored["said"]
    try:
        made: Any = type(stored["name"], tuple(bases), {"__str__": lambda _: message})
        # Not by the constructor, which may be code of the host's, or want something else.
        error: BaseException = made.__new__(made, *args)
    except Exception:  # noqa: BLE001 - a class of the host's may raise anything, and a group wants what it holds
        error = Exception(message)
    return error
