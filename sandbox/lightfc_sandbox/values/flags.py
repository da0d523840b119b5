"""Members of `enum.Flag`: what Python does with those of a class that has not written it anew.

Only code of the `enum` module runs. A class whose metaclass or methods are its own is opaque, as any other.
"""

import enum
import operator
from collections.abc import Callable, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.values.kinds import INTEGERS, type_name
from lightfc_sandbox.values.type_tables import static_attribute

_METHODS = (
    "__or__", "__and__", "__xor__", "__invert__", "__ror__", "__rand__", "__rxor__", "__contains__", "__iter__",
    "__len__", "__bool__", "_missing_", "__setattr__", "__getattribute__", "_iter_member_",
)  # fmt: skip
"""The methods that an operation on flags may run."""

_COMBINED: Mapping[str, Callable[[Any, Any], Any]] = {"|": operator.or_, "&": operator.and_, "^": operator.xor}
_MEMBER_BYTES = 700  # what a combination takes that has no name: its class keeps each of them


def is_flag(value: Any) -> bool:
    """Whether a value is a member, or a combination of members, of a plain class of flags."""
    kind = type(value)
    if type(kind) is not enum.EnumMeta or not issubclass(kind, enum.Flag):
        return False
    plain: type = enum.IntFlag if issubclass(kind, enum.IntFlag) else enum.Flag
    return all(static_attribute(kind, name) is static_attribute(plain, name) for name in _METHODS)


def combined(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a | b`, `a & b` or `a ^ b`, of which at least one is a flag; `NotImplemented` for all else."""
    op = _COMBINED.get(symbol)
    flag, other = (a, b) if is_flag(a) else (b, a)
    if op is None or not is_flag(flag):
        return NotImplemented
    run.charge_bytes(_MEMBER_BYTES)
    if type(other) is type(flag):
        return op(a, b)
    if not issubclass(type(flag), enum.IntFlag) or type(other) not in INTEGERS:
        return NotImplemented
    if 0 <= other <= type(flag)._flag_mask_ and not other & ~type(flag)._flag_mask_:
        return op(a, b)
    # The class would keep whatever integer the text comes up with, so it is combined as an integer.
    return op(*(each if each is other else each.value for each in (a, b)))


def inverted(run: Run, value: Any) -> Any:
    """`~value`."""
    run.charge_bytes(_MEMBER_BYTES)
    return operator.invert(value)


def holds(value: Any, member: Any) -> bool:
    """`member in value`."""
    if type(member) is not type(value):
        raise TypeError(f"unsupported operand type(s) for 'in': {type_name(member)!r} and {type_name(value)!r}")
    return bool(member in value)
