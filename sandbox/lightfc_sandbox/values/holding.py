"""What values of a program hold, whatever they are: to tell how much memory they keep."""

import gc
from types import BuiltinFunctionType, FunctionType
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.values.kinds import Made
from lightfc_sandbox.values.type_tables import is_array

_MODULE_OF: Any = type.__dict__["__module__"].__get__
_OWN = "lightfc_sandbox"
_OF_PYTHON = frozenset({"builtins", "itertools", "collections", "functools", "_collections", "_io"})
"""The modules beside the sandbox's own that have the types of what programs make."""


def held_by(value: Any) -> list[Any]:
    """What a value of a program holds, functions and iterators too; of an object of the host nothing is told.

    The run itself, which all of them know, is no part of it.
    """
    kind = type(value)
    if is_array(value):
        return [value.base]  # whose numbers a view shows
    if issubclass(kind, type):
        return list(vars(value).values()) if issubclass(value, Made) and value.__module__ == "__main__" else []
    if kind is FunctionType:
        return [each for cell in value.__closure__ or () for each in gc.get_referents(cell)]
    return gc.get_referents(value) if _is_own(kind) else []


def _is_own(kind: type) -> bool:
    """Whether a type is Python's, the sandbox's or the program's; what runs a program is none of its values."""
    module = str(_MODULE_OF(kind))  # as the type itself has it: a metaclass of the host is not asked
    is_own = module in _OF_PYTHON or module.partition(".")[0] == _OWN or issubclass(kind, Made)
    return is_own and not issubclass(kind, Run | BuiltinFunctionType)
