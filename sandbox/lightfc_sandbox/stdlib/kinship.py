"""`type`, `isinstance` and `hash`: what a value is, without asking an object of the host."""

from collections.abc import Callable
from types import GenericAlias
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF
from lightfc_sandbox.effects import PURE, READS, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.attributes import type_of
from lightfc_sandbox.stdlib.operands import FURTHER
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import (
    ATOMS,
    DECIMALS,
    LIKE,
    Builtin,
    CaughtError,
    HostType,
    Instance,
    Record,
    TextFunction,
    TypeName,
    UnionType,
    is_type,
    real_type,
    type_name,
)
from lightfc_sandbox.values.plain import WITHOUT_HASH, charge_collisions, is_plain
from lightfc_sandbox.values.type_tables import derives, is_array


def _hash(run: Run, obj: Any, /) -> int:
    if type(obj) in WITHOUT_HASH or is_array(obj):
        return hash(obj)  # raises as Python does
    if is_plain(run, obj) or type(obj) is TextFunction or is_type(obj) or issubclass(type(obj), Instance):
        return hash(_without_addresses(run, obj))
    raise TypeError(f"unhashable in a program: {type_name(obj)!r}")


class _Hashed:
    """Stands in a value for a part whose own hash CPython makes of its address."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __hash__(self) -> int:
        return self.number


_OF_NONE = _Hashed(0xFCA86420)
"""What `hash(None)` is from Python 3.12 on; before, it is made of an address."""

_HASHED_BYTES = 200


def _without_addresses(run: Run, value: Any) -> Any:
    """A value with the same hash, as far as that is not made of addresses, which tell where the process has what."""
    kind = type(value)
    if value is None:
        return _OF_NONE
    if kind is range:
        return _without_addresses(run, _parts_of(value))
    if kind is tuple or issubclass(kind, Record):
        return tuple(_without_addresses(run, each) for each in value)
    if kind is frozenset:
        charge_collisions(run, value)
        return frozenset(_without_addresses(run, each) for each in value)
    if kind in ATOMS and value is not ... and not _is_nan(value, kind):
        return value
    if kind is set or kind in WITHOUT_HASH:
        return hash(value)  # raises as Python does
    return _numbered(run, value, value if kind is UnionType else id(value))


def _parts_of(value: range) -> tuple[int | None, ...]:
    """What CPython makes the hash of a range of, with None for what does not matter."""
    size = len(value)
    return size, value.start if size else None, value.step if size > 1 else None


def _numbered(run: Run, value: Any, key: Any) -> _Hashed:
    """A number for a value, the same each time in a run."""
    kept: dict[Any, tuple[Any, _Hashed]] = run.kept.setdefault("hashes", {})
    if key not in kept:
        run.charge_bytes(_HASHED_BYTES)
        kept[key] = (value, _Hashed(hash(("part", len(kept)))))
    return kept[key][1]


def _is_nan(value: Any, kind: type) -> bool:
    return value.is_qnan() if kind in DECIMALS else (kind is float or kind is complex) and value != value


def _isinstance(run: Run, obj: Any, classinfo: Any, /) -> bool:
    if type(classinfo) is not tuple:
        run.charge_steps(1)
        return _is_kind(run, obj, classinfo)
    run.charge_steps(len(classinfo))
    for kind in classinfo:  # noqa: SIM110 - it is asked often
        if _is_kind(run, obj, kind):
            return True
    return False


def _union(run: Run, a: Any, b: Any) -> Any:
    kinds: dict[int, Any] = {}
    for each in (a, b):
        if not (each is None or (type(each) is UnionType or type(each) is HostType) or is_type(each)):
            return NotImplemented
        parts = each.kinds if type(each) is UnionType else (each,)
        run.charge_items(len(parts), 100)
        kinds |= {id(real_type(part)): part for part in parts if id(real_type(part)) not in kinds}
    return UnionType(tuple(kinds.values())) if len(kinds) > 1 else a


FURTHER.update({(kind, "|"): _union for kind in (Builtin, HostType, UnionType)})


def _is_kind(run: Run, obj: Any, kind: Any) -> bool:
    if type(obj) is CaughtError:
        obj = obj.error
    if type(kind) is Builtin and (cls := kind.of_type) is not None:
        return issubclass(type(obj), cls) or (cls is type and (is_type(obj) or type(obj) is HostType))
    known = _KINDS.get(type(kind))
    if known is None:
        raise TypeError("isinstance() arg 2 must be a type or tuple of types that the program knows by name")
    return known(run, obj, kind)


def _is_one_of(run: Run, obj: Any, union: UnionType) -> bool:
    return any(obj is None if each is None else _is_kind(run, obj, each) for each in counted(run, union.kinds))


def _is_named(run: Run, obj: Any, kind: TypeName) -> bool:
    if kind.cls is GenericAlias:
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")
    return derives(type(LIKE.get(type(obj), obj)), kind.cls)


_KINDS: dict[type, Callable[[Run, Any, Any], bool]] = {
    tuple: _isinstance,
    UnionType: _is_one_of,
    TypeName: _is_named,
    HostType: lambda run, obj, kind: derives(type(obj), kind.cls),
}
"""How a value is asked whether it is of a kind, by what the kind is told by."""


def _type(run: Run, /, *values: Any) -> Any:
    if len(values) == 1:
        return type_of(run, values[0])
    if len(values) == 3:
        raise Refused("type() makes no class in a program: write class A: …")
    raise TypeError("type() takes 1 or 3 arguments")


KINSHIP = (
    # A value without a hash of its own gets the next number of the run.
    Builtin("hash", _hash, effects=READS | W_OTHER, cost=ITSELF),
    Builtin("isinstance", _isinstance, effects=PURE, cost=ITSELF),
    Builtin("type", _type, type, effects=PURE, cost=ITSELF),
)
"""The builtins that tell what a value is."""
