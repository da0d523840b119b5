"""The builtin types as functions of a text (`int(…)`, `list(…)`), and what a value is: `type`, `isinstance`, `hash`.

Making a value is charged. No object of the host is asked what it is.
"""

import enum
import sys
from collections.abc import Callable, Iterator, Mapping
from types import GenericAlias
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Cost, Takes
from lightfc_sandbox.budget.costs import (
    COPIED_ENTRY_BYTES,
    DICT_BYTES,
    ENTRY_BYTES,
    INT_BYTES,
    RANGE_BYTES,
    SET_BYTES,
    TEXT_LIKE,
)
from lightfc_sandbox.budget.quick import are_brief, at_sight
from lightfc_sandbox.effects import CONSUMES, MAKES, PASSES, PURE, READS, TOUCH, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.stdlib.abstract_types import (
    AbstractType,
    derives_from_abstract,
    follows,
    is_abstract,
    is_following,
)
from lightfc_sandbox.stdlib.attributes import type_of
from lightfc_sandbox.stdlib.byte_items import byte_items, bytes_like
from lightfc_sandbox.stdlib.operands import FURTHER, truth
from lightfc_sandbox.stdlib.operators import charged
from lightfc_sandbox.stdlib.special_methods import mapping_of
from lightfc_sandbox.stdlib.subscripts import make_slice
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.host_objects import perform, whole_number
from lightfc_sandbox.values.iteration import all_of, counted, items_for_set, new_list, to_copy
from lightfc_sandbox.values.kinds import DECIMALS, NUMBERS, Builtin, HostType, UnionType, is_type, type_name
from lightfc_sandbox.values.opened import cannot, offers
from lightfc_sandbox.values.plain import WITHOUT_HASH, charge_collisions, check_key, is_unlike, unhashable
from lightfc_sandbox.values.text import to_str
from lightfc_sandbox.values.type_tables import as_integer, attributes_of, derives, is_array, unmixed_for

_MISSING: Any = object()
_COUNTER_BITS = 128
_PLAIN = kinds.LEAVES | kinds.LISTS | {bytes, bytearray, dict, set, frozenset}
_NOT_INT = "int() argument must be a string, a bytes-like object or a real number, not"
_HOLDING = CONSUMES | MAKES | PASSES
_HASHED_BYTES = 200


def as_counter(value: Any) -> int:
    """An integer to count from or to; a large one would make each of the integers counted large."""
    number = value if type(value) is int else as_integer(value)
    if number.bit_length() > _COUNTER_BITS:
        raise Refused(f"counting with integers of more than {_COUNTER_BITS} bits is not allowed")
    return number


def charge_digits(run: Run, number: Any) -> None:
    """Charge the integer that a decimal number is about to become."""
    if number.is_finite():
        run.charge_bits(4 * max(number.adjusted(), 0))


def _str(run: Run, /, object: Any = _MISSING, encoding: Any = None, errors: Any = None) -> str:  # noqa: A002 - Python's
    if encoding is None and errors is None:
        return "" if object is _MISSING else to_str(run, object)
    given = b"" if object is _MISSING else object
    if type(given) not in kinds.BYTES:
        raise TypeError(f"decoding to str: need a bytes-like object, {type_name(given)} found")
    return str(_coded(run, type(given), "decode", given, encoding, errors))


def _coded(run: Run, kind: type, method: str, value: Any, encoding: Any, errors: Any) -> Any:
    given = ("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)
    return attributes_of(kind)[method].fn(run, value, *given)  # type: ignore[union-attr]  # both are methods


def _int(run: Run, x: Any = 0, /, base: Any = None) -> int:
    if type(x) in TEXT_LIKE:
        # CPython refuses more decimal digits than this too; other bases grow by 5 bits a character at the most.
        base = 10 if base is None else as_integer(base)
        run.charge_bits(len(x) * 4 if base == 10 else len(x) * 6)
        return int(x, base)
    if base is not None:
        raise TypeError("int() can't convert non-string with explicit base")
    if type(x) in DECIMALS:
        charge_digits(run, x)
    if type(x) in kinds.REALS or is_array(x):
        return int(charged(run, int(x)))
    if (plain := unmixed_for(x, "__int__")) is not x:
        return _int(run, plain)
    return whole_number(perform(run, "int", TypeError(f"{_NOT_INT} {type_name(x)!r}"), x))


def _float(run: Run, x: Any = 0.0, /) -> float:
    if type(x) in TEXT_LIKE:
        run.charge_chars(len(x))  # one of the host's may be longer than any that a program makes
    if type(x) in kinds.REALS or type(x) in TEXT_LIKE or is_array(x):
        return float(x)
    if (plain := unmixed_for(x, "__float__")) is not x:
        return _float(run, plain)
    error = TypeError(f"float() argument must be a string or a real number, not {type_name(x)!r}")
    return float(perform(run, "float", error, x))


def _complex(run: Run, real: Any = 0, imag: Any = _MISSING) -> complex:
    if type(real) is str and imag is _MISSING:
        run.charge_chars(len(real))
        return complex(real)
    if imag is _MISSING:
        imag = 0
    if type(real) in kinds.EXACT and type(imag) is int:
        real = float(real)
    if (type(real) in NUMBERS or is_array(real)) and (type(imag) in NUMBERS or is_array(imag)):
        return complex(real, imag)
    raise cannot(run, "complex", TypeError("complex() takes numbers or one string"), real, imag)


def _set_of(kind: type) -> Callable[..., Any]:
    def make(run: Run, iterable: Any = (), /) -> Any:
        run.charge_bytes(SET_BYTES)
        return kind(items_for_set(run, iterable))

    return make


def _list(run: Run, iterable: Any = (), /) -> list[Any]:
    return new_list(run, iterable)


_NOTHING: Any = ()


def _dict(run: Run, source: Any = _NOTHING, /, **pairs: Any) -> dict[str, Any]:
    source = mapping_of(run, source)
    if type(source) in kinds.MAPPINGS:
        run.charge_made(dict, len(source))
        charge_collisions(run, source)
        return {**source, **pairs}
    if source is _NOTHING:
        return pairs
    made = dict(pairs_of(run, source))
    made.update(pairs)
    return made


def pairs_of(run: Run, source: Any) -> Iterator[tuple[Any, Any]]:
    """The keys and values that a dict is made of, or brought up to date with, charged as they come."""
    for position, pair in enumerate(counted(run, source)):
        if type(pair) is tuple and len(pair) == 2:
            run.charge_steps(2)
            parts: Any = pair
        else:
            if type(pair) in kinds.NEVER_ITERATED:
                raise TypeError(f"cannot convert dictionary update sequence element #{position} to a sequence")
            parts = all_of(run, pair)
        if len(parts) != 2:
            raise ValueError(f"dictionary update sequence element #{position} has length {len(parts)}; 2 is required")
        run.charge_bytes(ENTRY_BYTES + INT_BYTES)
        yield check_key(run, parts[0]), parts[1]


def _bytes_of(kind: type[bytes | bytearray]) -> Callable[..., Any]:
    def make(run: Run, /, source: Any = b"", encoding: Any = None, errors: Any = None) -> Any:
        if type(source) is str:
            if encoding is None:
                raise TypeError("string argument without an encoding")
            source = _coded(run, str, "encode", source, encoding, errors)
        elif encoding is not None or errors is not None:
            raise TypeError(f"{'errors' if encoding is None else 'encoding'} without a string argument")
        if type(source) is kind is bytes:
            return source
        if type(source) in kinds.INTEGERS:
            run.charge_items(int(source), 1)
            return kind(source)
        if type(source) in kinds.NEVER_ITERATED:
            raise TypeError(f"cannot convert {type_name(source)!r} object to {kind.__name__}")
        found = bytes_like(run, source)
        if found is None:
            return byte_items(run, kind, source)
        run.charge_made(kind, len(found))
        return kind(found)

    return make


def _slice(run: Run, /, *bounds: Any) -> slice:
    made = slice(*bounds)
    return make_slice(run, made.start, made.stop, made.step)


# What making one takes beside its items; the others are charged by what they are made of.
_COSTS: Mapping[type, Cost] = {
    dict: Takes(DICT_BYTES, each=COPIED_ENTRY_BYTES),
    range: Takes(RANGE_BYTES),
    slice: Takes(RANGE_BYTES),
}

CONSTRUCTORS = tuple(
    Builtin(kind.__name__, fn, kind, effects=effects, cost=_COSTS.get(kind, ITSELF))
    for kind, fn, effects in (
        (str, at_sight(_str, "str"), READS), (int, at_sight(_int, "int"), READS),
        (float, at_sight(_float, "float"), READS), (complex, _complex, READS),
        (bool, lambda run, x=False, /: truth(run, x), READS),
        (list, at_sight(_list, "list", new_list), _HOLDING), (dict, _dict, _HOLDING),
        (tuple, lambda run, iterable=(), /: tuple(to_copy(run, iterable)), _HOLDING),
        (bytes, _bytes_of(bytes), CONSUMES), (bytearray, _bytes_of(bytearray), CONSUMES | MAKES),
        (set, _set_of(set), CONSUMES | MAKES), (frozenset, _set_of(frozenset), CONSUMES | MAKES),
        (range, lambda run, /, *bounds: range(*map(as_counter, bounds)), PURE), (slice, _slice, PURE),
    )
)  # fmt: skip
"""The types that a text can name, each with what makes a value of it."""


_KEPT_HASHES = frozenset({int, bool, str, bytes})  # of which no address is part
_FEW = 8


def _hash(run: Run, obj: Any, /) -> int:
    kind = type(obj)
    if kind in _KEPT_HASHES:
        return hash(obj)
    if kind is tuple and len(obj) < _FEW and _KEPT_HASHES.issuperset(map(type, obj)) and are_brief(obj):
        run.charge_steps(2 * len(obj))  # for the looks at it
        return hash(obj)
    if kind in WITHOUT_HASH or is_array(obj):
        return hash(obj)  # raises as Python does
    obj = check_key(run, obj)
    if issubclass(type(obj), kinds.Instance) and offers(run, obj, "hash"):
        return hash(obj)
    return hash(_without_addresses(run, obj))


class _Hashed:
    """Stands in a value for a part whose own hash CPython makes of its address."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __hash__(self) -> int:
        return self.number


_OF_NONE = _Hashed(0xFCA86420)  # what `hash(None)` is from Python 3.12 on; before, it is made of an address


def _without_addresses(run: Run, value: Any) -> Any:
    """A value with the same hash, as far as that is not made of addresses, which tell where the process has what."""
    kind = type(value)
    if value is None:
        return _OF_NONE
    if kind is range:
        return _without_addresses(run, _parts_of(value))
    if kind is tuple or issubclass(kind, kinds.Record):
        return tuple(_without_addresses(run, each) for each in value)
    if kind is frozenset:
        charge_collisions(run, value)
        return frozenset(_without_addresses(run, each) for each in value)
    if kind in kinds.ATOMS and value is not ... and not _is_nan(value, kind):
        return value
    if kind is set or kind in WITHOUT_HASH:
        return hash(value)  # raises as Python does
    return _numbered(run, value, kind)


def _parts_of(value: range) -> tuple[int | None, ...]:
    """What CPython makes the hash of a range of, with None for what does not matter."""
    size = len(value)
    return size, value.start if size else None, value.step if size > 1 else None


def _is_nan(value: Any, kind: type) -> bool:
    return value.is_qnan() if kind in DECIMALS else (kind is float or kind is complex) and value != value


def _numbered(run: Run, value: Any, kind: type) -> _Hashed:
    """A number for a value, the same each time in a run; of an object of the text, what its class says it is."""
    own = issubclass(kind, kinds.Instance)
    if own and offers(run, value, "hash"):
        return _Hashed(value.keyed[1])
    if not (own or is_unlike(kind) or is_type(value) or kind in kinds.ATOMS):
        raise unhashable(value)
    hashing: Any = kind.__hash__
    by_value = is_unlike(kind) and hashing is not object.__hash__
    key = value if by_value else id(value)  # equal ones have one number
    kept: dict[Any, tuple[Any, _Hashed]] = run.kept.setdefault("hashes", {})
    if key not in kept:
        run.charge_bytes(_HASHED_BYTES)
        kept[key] = (value, _Hashed(hash(("part", len(kept)))))
    return kept[key][1]


def _id(run: Run, obj: Any, /) -> int:
    """A number that tells an object from all others of the run, which is kept with it; no address."""
    kept: dict[int, tuple[Any, int]] = run.kept.setdefault("ids", {})
    if id(obj) not in kept:
        run.charge_bytes(_HASHED_BYTES)
        kept[id(obj)] = (obj, _FIRST_ID + 32 * len(kept))
    return kept[id(obj)][1]


_FIRST_ID = 0x7F00_0000_0010  # as long as those of CPython


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
    joined: dict[int, Any] = {}
    for each in (a, b):
        if each is not None and type(each) not in _JOINED and not is_type(each):
            return NotImplemented
        parts = each.kinds if type(each) is UnionType else (each,)
        run.charge_items(len(parts), 100)
        joined |= {id(kinds.real_type(part)): part for part in parts if id(kinds.real_type(part)) not in joined}
    return UnionType(tuple(joined.values())) if len(joined) > 1 else a


_JOINED = frozenset({HostType, UnionType, AbstractType})
FURTHER.update({(kind, "|"): _union for kind in (Builtin, *_JOINED)})


def _holds(kind: Any, cls: type) -> bool:
    """Whether a class of the text derives from a type of containers."""
    return any(each._shape.held is not None and issubclass(each._shape.held, cls) for each in kind._classes)


def _is_kind(run: Run, obj: Any, kind: Any) -> bool:
    if type(obj) is kinds.CaughtError:
        obj = obj.error
    if type(kind) is Builtin and (cls := kind.of_type) is not None:
        return issubclass(type(obj), cls) or _is_like(run, obj, type(obj), cls)
    if type(kind) is Builtin and kind.name in ENUMS:
        return _derives(type(obj), ENUMS[kind.name])
    known = _KINDS.get(type(kind))
    if known is None:
        _refuse_unknown(kind)
        raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
    return known(run, obj, kind)


def _is_like(run: Run, obj: Any, own: Any, cls: type) -> bool:
    """Whether a value counts as one of a type that its own does not derive from."""
    if issubclass(cls, kinds.Made) and cls._asked is not None:
        return is_following(run, obj, cls)
    if issubclass(own, kinds.Instance):
        return (own._like is not None and derives(own._like, cls)) or (cls in kinds.CONTAINERS and _holds(own, cls))
    if cls is type:
        return is_type(obj) or own is HostType
    return own in kinds.LIKE and issubclass(type(kinds.LIKE[own]), cls)


def _derives(kind: Any, cls: type) -> bool:
    """Whether a type derives from a class: one of the text also from a type of containers, or an enum from its own."""
    if not issubclass(kind, kinds.Instance):
        return derives(kind, cls)
    return derives(kind, cls) or (kind._like is not None and derives(kind._like, cls)) or _holds(kind, cls)


def _refuse_unknown(kind: Any) -> None:
    """Refuse to ask for what is a class of CPython, and a function here."""
    module, _, name = kind.name.rpartition(".") if type(kind) is Builtin else ("", "", "")
    if type(vars(sys.modules.get(module, sys)).get(name)) is type:
        raise Refused(f"{kind.name!r} is a function in a program, and not a class that values are asked for")


ENUMS: Mapping[str, type] = {
    f"enum.{each.__name__}": each for each in (enum.Enum, enum.IntEnum, enum.StrEnum, enum.Flag, enum.IntFlag)
}
"""The classes that enums of a text derive from, as CPython has them, by their names."""


def _class_of(value: Any) -> Any:
    """The class that something names; None where it names none."""
    return ENUMS.get(value.name) if type(value) is Builtin and value.of_type is None else kinds.real_type(value)


def _is_named(run: Run, obj: Any, kind: kinds.TypeName) -> bool:
    if kind.cls is GenericAlias:
        raise TypeError("isinstance() argument 2 cannot be a parameterized generic")
    return not is_type(obj) and derives(type(kinds.LIKE.get(type(obj), obj)), kind.cls)


_KINDS: dict[type, Callable[[Run, Any, Any], bool]] = {
    tuple: _isinstance,
    Pending: lambda run, obj, kind: _is_kind(run, obj, touch(run, kind)),  # in a tuple
    UnionType: lambda run, obj, union: any(
        obj is None if each is None else _is_kind(run, obj, each) for each in counted(run, union.kinds)
    ),
    kinds.TypeName: _is_named,
    AbstractType: is_abstract,
    HostType: lambda run, obj, kind: derives(type(obj), kind.cls),
}
"""How a value is asked whether it is of a kind, by what the kind is told by."""


def _is_below(run: Run, cls: Any, classinfo: Any) -> bool:
    """`issubclass(cls, classinfo)` of two classes, the second of which may be a protocol."""
    kind, above = _class_of(cls), _class_of(classinfo)
    if issubclass(above, kinds.Made) and above._asked is not None and type(cls) is not HostType:
        run.charge_steps(len(above._asked))
        return _derives(kind, above) or follows(kind, above)
    return _derives(kind, above)


def _issubclass(run: Run, cls: Any, classinfo: Any, /) -> bool:
    if type(cls) not in _CLASSES or _class_of(cls) is None:
        raise TypeError("issubclass() arg 1 must be a class")
    if type(classinfo) is tuple:
        return any(_issubclass(run, cls, each) for each in counted(run, classinfo))
    if type(classinfo) is AbstractType and type(cls) is not HostType:
        return derives_from_abstract(kinds.real_type(cls), classinfo)
    if type(classinfo) is UnionType:
        return any(
            _class_of(cls) is type(None) if each is None else _issubclass(run, cls, each)
            for each in counted(run, classinfo.kinds)
        )
    if type(classinfo) not in _CLASSES or _class_of(classinfo) is None:
        raise TypeError("issubclass() arg 2 must be a class, a tuple of classes, or a union")
    return _is_below(run, cls, classinfo)


_CLASSES = frozenset({Builtin, HostType, kinds.TypeName})


def _type(run: Run, /, *values: Any) -> Any:
    if len(values) == 1:
        return type_of(run, values[0])
    if len(values) == 3:
        raise Refused("type() makes no class in a program: write class A: …")
    raise TypeError("type() takes 1 or 3 arguments")


_quick_isinstance = at_sight(_isinstance, "isinstance", Builtin, kinds.Made, kinds.CaughtError, _PLAIN)

KINSHIP = (
    # A value without a hash of its own gets the next number of the run.
    Builtin("hash", _hash, effects=READS | W_OTHER, cost=ITSELF),
    Builtin("id", _id, effects=READS | W_OTHER, cost=ITSELF),
    Builtin("isinstance", _quick_isinstance, effects=TOUCH | PASSES, cost=ITSELF),
    Builtin("issubclass", _issubclass, effects=PURE, cost=ITSELF),
    Builtin("type", _type, type, effects=TOUCH | PASSES, cost=ITSELF),
)
"""The builtins that tell what a value is."""
