"""The attributes and methods of plain types: an explicit list for each exact type.

No method here changes its owner, so at this level a text cannot change anything that it was given. A method whose
result can be larger than its owner is charged before it runs; `str.format` and `format_map` do not exist.
"""

import datetime as dt
import decimal
import fractions
import uuid
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.errors import Refused
from lightfc_sandbox.formatting import DATE_WIDTH, strings
from lightfc_sandbox.limits import Run
from lightfc_sandbox.operators import equal
from lightfc_sandbox.values import (
    ATOMS,
    ATTRIBUTES,
    Attributes,
    Field,
    Method,
    check_key,
    counted,
    fields_of,
    name_methods,
    type_name,
)

_Table = dict[str, Method | Field]


def _plain_arguments(args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    for value in (*args, *kwargs.values()):
        if type(value) not in ATOMS and not (type(value) is tuple and ATOMS.issuperset(map(type, value))):
            raise TypeError(f"this method takes plain values, not {type_name(value)!r}")


def _of(cls: type, names: str) -> _Table:
    """Methods that call CPython's own with plain arguments; charged for a text as long as the owner's can become."""

    def wrap(real: Callable[..., Any]) -> Method:
        def call(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> Any:
            if args or kwargs:
                _plain_arguments(args, kwargs)
            if sized:
                # A change of case makes up to three characters of one that is not ASCII; `hex` writes up to three too.
                ascii_text = cls is str and owner.isascii()
                run.charge_chars(len(owner) * (1 if ascii_text else 3), owner)
                run.charge_steps(len(owner) >> 10)
            return real(owner, *args, **kwargs)

        return Method(call)

    sized = hasattr(cls, "__len__")
    return {name: wrap(getattr(cls, name)) for name in names.split()}


def _fields(names: str) -> _Table:
    return fields_of(names.split())


def _join(run: Run, owner: str, items: Any, /) -> str:
    parts = strings(run, items)
    run.charge_chars(sum(map(len, parts)) + len(owner) * max(len(parts) - 1, 0), owner, *parts)
    return owner.join(parts)


def _replace(run: Run, owner: Any, old: Any, new: Any, count: int = -1, /) -> Any:
    _plain_arguments((old, new, count), {})
    found = owner.count(old)
    times = found if count < 0 else min(found, count)
    run.charge_chars(max(len(owner) + times * (len(new) - len(old)), len(owner)), owner, new)
    return owner.replace(old, new, count)


def _padding(real: Callable[..., Any]) -> Method:
    def call(run: Run, owner: Any, width: int, /, *fill: Any) -> Any:
        _plain_arguments((width, *fill), {})
        run.charge_chars(max(len(owner), width), owner, *(each for each in fill if type(each) is str))
        return real(owner, width, *fill)

    return Method(call)


def _stripping(real: Callable[..., Any]) -> Method:
    def call(run: Run, owner: Any, chars: Any = None, /) -> Any:
        _plain_arguments((chars,), {})
        run.charge_chars(len(owner), owner)
        if type(chars) in (str, bytes):
            # Each character of the owner is looked for in all of them.
            run.charge_steps(len(owner) * len(chars) >> (17 if owner.isascii() and chars.isascii() else 13))
        return real(owner, chars)

    return Method(call)


def _expandtabs(run: Run, owner: str, tabsize: int = 8) -> str:
    _plain_arguments((tabsize,), {})
    run.charge_chars(len(owner) + owner.count("\t") * max(tabsize, 0), owner)
    return owner.expandtabs(tabsize)


def _split(real: Callable[..., Any]) -> Method:
    def call(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> Any:
        _plain_arguments(args, kwargs)
        # At worst there is a part for every second character.
        separator = args[0] if args else kwargs.get("sep")
        parts = 1 + owner.count(separator) if separator and type(separator) is type(owner) else len(owner) // 2 + 1
        run.charge_bytes(80 * parts + len(owner) * (1 if owner.isascii() else 4))
        made = real(owner, *args, **kwargs)
        run.charge_items(len(made))
        return made

    return Method(call)


def _codec(real: Callable[..., Any]) -> Method:
    """`encode` and `decode` with the Unicode codecs only: others run transforms such as decompression."""
    allowed = {"utf-8", "utf8", "utf-16", "utf-32", "ascii", "latin-1", "latin1", "iso-8859-1"}
    # Bytes for a character, at the most. A host can register handlers of its own, so others are not looked up.
    growth = {"strict": 4, "ignore": 4, "replace": 4, "surrogateescape": 4, "surrogatepass": 4, "backslashreplace": 10}

    def call(run: Run, owner: Any, encoding: str = "utf-8", errors: str = "strict") -> Any:
        if type(encoding) is not str or type(errors) is not str:
            raise TypeError("encoding and errors must be str")
        if encoding.lower().replace("_", "-") not in allowed:
            raise LookupError(f"unknown encoding: {encoding} (a text may use {', '.join(sorted(allowed))})")
        if errors not in growth:
            raise LookupError(f"unknown error handler name {errors!r} (a text may use {', '.join(sorted(growth))})")
        run.charge_bytes(growth[errors] * len(owner))
        made = real(owner, encoding, errors)
        run.charge_items(len(made), 0)
        return made

    return Method(call)


def count_items(run: Run, owner: Any, value: Any, /) -> int:
    """`owner.count(value)` of a sequence."""
    return sum(1 for item in counted(run, owner) if item is value or equal(run, item, value) is True)


def index_of(run: Run, owner: Any, value: Any, start: int = 0, stop: int | None = None, /) -> int:
    """`owner.index(value, start, stop)` of a sequence."""
    _plain_arguments((start, stop), {})
    for position in range(*slice(start, stop).indices(len(owner))):
        run.charge_steps(1)
        if owner[position] is value or equal(run, owner[position], value) is True:
            return position
    raise ValueError(f"the value is not in the {type_name(owner)}")


def _get(run: Run, owner: dict[Any, Any], key: Any, default: Any = None, /) -> Any:
    return owner.get(check_key(run, key), default)


# No method has a parameter with a default beside those that CPython's method has: a text could give it.
def _items(run: Run, owner: dict[Any, Any]) -> Any:
    return owner.items()


def _keys(run: Run, owner: dict[Any, Any]) -> Any:
    return owner.keys()


def _values(run: Run, owner: dict[Any, Any]) -> Any:
    return owner.values()


def _copy(run: Run, owner: Any) -> Any:
    run.charge_items(len(owner), 64 if type(owner) in (dict, set) else 8)
    return owner.copy()


def _set_method(name: str) -> Method:
    def call(run: Run, owner: Any, /, *others: Any) -> Any:
        sets = [frozenset(check_key(run, item) for item in counted(run, other)) for other in others]
        run.charge_items(len(owner) + sum(map(len, sets)), 64)
        return getattr(owner, name)(*sets)

    return Method(call)


def _strftime(real: Callable[..., Any]) -> Method:
    def call(run: Run, owner: Any, template: str) -> str:
        _plain_arguments((template,), {})
        if DATE_WIDTH.search(template):
            raise Refused("strftime: a number after % is not allowed")
        run.charge_chars(32 * len(template))
        return str(real(owner, template))

    return Method(call)


def _replace_fields(cls: type) -> Method:
    def call(run: Run, owner: Any, /, *args: Any, **kwargs: Any) -> Any:
        _plain_arguments(args, kwargs)
        return cls.replace(owner, *args, **kwargs)  # type: ignore[attr-defined]  # cls is date, datetime or time

    return Method(call)


def _to_bytes(run: Run, owner: int, length: int = 1, byteorder: Any = "big", *, signed: bool = False) -> bytes:
    _plain_arguments((length, byteorder, signed), {})
    run.charge_items(length, 1)
    return owner.to_bytes(length, byteorder, signed=signed)


def _quantize(run: Run, owner: decimal.Decimal, exponent: Any, rounding: Any = None) -> decimal.Decimal:
    _plain_arguments((exponent, rounding), {})
    return owner.quantize(exponent, rounding)


def _decimal_ratio(run: Run, owner: decimal.Decimal) -> tuple[int, int]:
    # Decimal("1e999999") is an integer of 3 million bits.
    if owner.is_finite():
        run.charge_bits(4 * abs(owner.adjusted()))
    return owner.as_integer_ratio()


_TEXT = (
    "capitalize count endswith find index isalnum isalpha isascii isdigit islower isspace istitle isupper lower "
    "partition removeprefix removesuffix rfind rindex rpartition startswith swapcase title upper"
)
_PAD = ("center", "ljust", "rjust", "zfill")
_STRIP = ("lstrip", "rstrip", "strip")

_TABLES: dict[type, Attributes] = {
    str: _of(str, _TEXT + " casefold isdecimal isidentifier isnumeric isprintable") | {
        "join": Method(_join), "replace": Method(_replace), "expandtabs": Method(_expandtabs),
        "encode": _codec(str.encode),
        "split": _split(str.split), "rsplit": _split(str.rsplit), "splitlines": _split(str.splitlines),
    } | {name: _padding(getattr(str, name)) for name in _PAD}
    | {name: _stripping(getattr(str, name)) for name in _STRIP},
    bytes: _of(bytes, _TEXT) | {
        "decode": _codec(bytes.decode), "replace": Method(_replace), "split": _split(bytes.split),
        "rsplit": _split(bytes.rsplit), "splitlines": _split(bytes.splitlines),
    } | {name: _padding(getattr(bytes, name)) for name in _PAD}
    | {name: _stripping(getattr(bytes, name)) for name in _STRIP} | _of(bytes, "hex"),
    int: _of(int, "bit_length bit_count as_integer_ratio conjugate") | {"to_bytes": Method(_to_bytes)}
    | _fields("real imag numerator denominator"),
    bool: _of(bool, "bit_length bit_count as_integer_ratio conjugate") | _fields("real imag numerator denominator"),
    float: _of(float, "is_integer as_integer_ratio hex conjugate") | _fields("real imag"),
    complex: _of(complex, "conjugate") | _fields("real imag"),
    list: {"count": Method(count_items), "index": Method(index_of), "copy": Method(_copy)},
    tuple: {"count": Method(count_items), "index": Method(index_of)},
    dict: {"get": Method(_get), "copy": Method(_copy), "items": Method(_items), "keys": Method(_keys),
    "values": Method(_values)},
    range: {"count": Method(count_items), "index": Method(index_of)} | _fields("start stop step"),
    slice: _fields("start stop step"),
    dt.date: _of(dt.date, "weekday isoweekday isoformat toordinal ctime") | {
        "strftime": _strftime(dt.date.strftime), "replace": _replace_fields(dt.date),
    } | _fields("year month day"),
    dt.datetime: _of(
        dt.datetime,
        "weekday isoweekday isoformat toordinal ctime date time timetz timestamp astimezone utcoffset dst tzname",
    ) | {"strftime": _strftime(dt.datetime.strftime), "replace": _replace_fields(dt.datetime)}
    | _fields("year month day hour minute second microsecond tzinfo fold"),
    dt.time: _of(dt.time, "isoformat utcoffset dst tzname") | {
        "strftime": _strftime(dt.time.strftime), "replace": _replace_fields(dt.time),
    } | _fields("hour minute second microsecond tzinfo fold"),
    dt.timedelta: _of(dt.timedelta, "total_seconds") | _fields("days seconds microseconds"),
    dt.timezone: _of(dt.timezone, "utcoffset dst tzname"),
    decimal.Decimal: _of(
        decimal.Decimal,
        "is_finite is_infinite is_nan is_signed is_zero normalize to_integral_value sqrt copy_abs "
        "copy_negate ln log10 exp compare max min adjusted conjugate",
    ) | {"quantize": Method(_quantize), "as_integer_ratio": Method(_decimal_ratio)} | _fields("real imag"),
    fractions.Fraction: _of(fractions.Fraction, "limit_denominator") | _fields("numerator denominator real imag"),
    uuid.UUID: _fields("hex int version variant urn"),
}  # fmt: skip
for _cls, _table in _TABLES.items():
    ATTRIBUTES[_cls] = _table

_SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "issubset", "issuperset", "isdisjoint")
for _cls in (set, frozenset):
    ATTRIBUTES[_cls] = {name: _set_method(name) for name in _SET_METHODS} | {"copy": Method(_copy)}

name_methods(ATTRIBUTES.values())
