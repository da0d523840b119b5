"""The builtin types as functions of a text (`int(…)`, `list(…)`, `dict(…)`), each charged for what it makes."""

from collections.abc import Iterator, Mapping
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import ITSELF, Cost, Takes
from lightfc_sandbox.budget.costs import COPIED_ENTRY_BYTES, DICT_BYTES, ENTRY_BYTES, INT_BYTES, RANGE_BYTES, SET_BYTES
from lightfc_sandbox.effects import CONSUMES, MAKES, PASSES, PURE, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.stdlib.operators import charged
from lightfc_sandbox.values import host_objects
from lightfc_sandbox.values.iteration import all_of, counted, new_list, taken, to_copy
from lightfc_sandbox.values.kinds import (
    DECIMALS,
    EXACT,
    INTEGERS,
    MAPPINGS,
    NEVER_ITERATED,
    NUMBERS,
    REALS,
    TEXTS,
    Builtin,
    type_name,
)
from lightfc_sandbox.values.opened import cannot, offers
from lightfc_sandbox.values.plain import charge_collisions, check_key
from lightfc_sandbox.values.text import to_str
from lightfc_sandbox.values.type_tables import as_integer, attributes_of, is_array, unmixed_for

_MISSING: Any = object()
_COUNTER_BITS = 128


def _range(run: Run, /, *bounds: Any) -> range:
    return range(*map(as_counter, bounds))


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
    if object is not _MISSING and type(object) is not bytes:
        raise TypeError(f"decoding to str: need a bytes-like object, {type_name(object)} found")
    return str(_coded(run, bytes, "decode", b"" if object is _MISSING else object, encoding, errors))


def _coded(run: Run, kind: type, method: str, value: Any, encoding: Any, errors: Any) -> Any:
    """What `encode` or `decode` gives."""
    given = ("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)
    return attributes_of(kind)[method].fn(run, value, *given)  # type: ignore[union-attr]  # both are methods


_NOT_INT = "int() argument must be a string, a bytes-like object or a real number, not"


def _int(run: Run, x: Any = 0, /, base: Any = None) -> int:
    if type(x) in TEXTS:
        # CPython refuses more decimal digits than this too; other bases grow by 5 bits a character at the most.
        base = 10 if base is None else as_integer(base)
        run.charge_bits(len(x) * 4 if base == 10 else len(x) * 6)
        return int(x, base)
    if base is not None:
        raise TypeError("int() can't convert non-string with explicit base")
    if type(x) in DECIMALS:
        charge_digits(run, x)
    if type(x) in REALS or is_array(x):
        return int(charged(run, int(x)))
    if (plain := unmixed_for(x, "__int__")) is not x:
        return _int(run, plain)
    if offers(run, x, "int"):
        return host_objects.whole(host_objects.number_of(run, x, "int"))
    raise cannot(run, "int", TypeError(f"{_NOT_INT} {type_name(x)!r}"), x)


def _float(run: Run, x: Any = 0.0, /) -> float:
    if type(x) in TEXTS:
        run.charge_chars(len(x))  # one of the host's may be longer than any that a program makes
    if type(x) in REALS or type(x) in TEXTS or is_array(x):
        return float(x)
    if (plain := unmixed_for(x, "__float__")) is not x:
        return _float(run, plain)
    if offers(run, x, "float"):
        return float(host_objects.number_of(run, x, "float"))
    error = TypeError(f"float() argument must be a string or a real number, not {type_name(x)!r}")
    raise cannot(run, "float", error, x)


def _complex(run: Run, real: Any = 0, imag: Any = _MISSING) -> complex:
    if type(real) is str and imag is _MISSING:
        run.charge_chars(len(real))
        return complex(real)
    if imag is _MISSING:
        imag = 0
    if type(real) in EXACT and type(imag) is int:
        real = float(real)
    if (type(real) in NUMBERS or is_array(real)) and (type(imag) in NUMBERS or is_array(imag)):
        return complex(real, imag)
    raise cannot(run, "complex", TypeError("complex() takes numbers or one string"), real, imag)


def _bool(run: Run, x: Any = False, /) -> bool:
    return truth(run, x)


def _tuple(run: Run, iterable: Any = (), /) -> tuple[Any, ...]:
    return tuple(to_copy(run, iterable))


def _set(run: Run, iterable: Any = (), /) -> set[Any]:
    run.charge_bytes(SET_BYTES)
    return set(taken(run, iterable))


def _frozenset(run: Run, iterable: Any = (), /) -> frozenset[Any]:
    run.charge_bytes(SET_BYTES)
    return frozenset(taken(run, iterable))


def _dict(run: Run, source: Any = (), /, **pairs: Any) -> dict[str, Any]:
    if type(source) in MAPPINGS:
        run.charge_made(dict, len(source))
        charge_collisions(run, source)
        return {**source, **pairs}
    return {**dict(pairs_of(run, source)), **pairs}


def pairs_of(run: Run, source: Any) -> Iterator[tuple[Any, Any]]:
    """The keys and values that a dict is made of, or brought up to date with, charged as they come."""
    for position, pair in enumerate(counted(run, source)):
        if type(pair) is tuple and len(pair) == 2:
            run.charge_steps(2)
            parts: Any = pair
        else:
            if type(pair) in NEVER_ITERATED:
                raise TypeError(f"cannot convert dictionary update sequence element #{position} to a sequence")
            parts = all_of(run, pair)
        if len(parts) != 2:
            raise ValueError(f"dictionary update sequence element #{position} has length {len(parts)}; 2 is required")
        run.charge_bytes(ENTRY_BYTES + INT_BYTES)
        yield check_key(run, parts[0]), parts[1]


def _bytes(run: Run, /, source: Any = b"", encoding: Any = None, errors: Any = None) -> bytes:
    if type(source) is str:
        if encoding is None:
            raise TypeError("string argument without an encoding")
        return bytes(_coded(run, str, "encode", source, encoding, errors))
    if encoding is not None or errors is not None:
        raise TypeError("encoding or errors without a string argument")
    if type(source) is bytes:
        return source
    if type(source) in INTEGERS:
        run.charge_items(int(source), 1)
        return bytes(source)
    if type(source) in NEVER_ITERATED:
        raise TypeError(f"cannot convert {type_name(source)!r} object to bytes")
    return bytes(as_integer(item) for item in to_copy(run, source))


_HOLDING = CONSUMES | MAKES | PASSES
_COSTS: Mapping[type, Cost] = {dict: Takes(DICT_BYTES, each=COPIED_ENTRY_BYTES), range: Takes(RANGE_BYTES)}
"""What making one takes beside its items; the others are charged by what they are made of."""

CONSTRUCTORS = tuple(
    Builtin(kind.__name__, fn, kind, effects=effects, cost=_COSTS.get(kind, ITSELF))
    for kind, fn, effects in (
        (str, _str, READS), (int, _int, READS), (float, _float, READS), (bool, _bool, READS),
        (complex, _complex, READS), (list, new_list, _HOLDING), (tuple, _tuple, _HOLDING),
        (set, _set, CONSUMES | MAKES),
        (frozenset, _frozenset, CONSUMES | MAKES), (dict, _dict, _HOLDING), (bytes, _bytes, CONSUMES),
        (range, _range, PURE),
    )
)  # fmt: skip
"""The types that a text can name, each with what makes a value of it."""
