"""The operators, each a function of the run and its operands' values.

An operator applies to exact plain types only, so no method of a host object can run, and is charged before its result
is made wherever the result can be larger than its operands.
"""

import ast
import math
import operator
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from lightfc_sandbox import flags, opened
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.formatting import percent
from lightfc_sandbox.limits import Run
from lightfc_sandbox.opened import cannot, is_of_host, offers
from lightfc_sandbox.precision import CHEAP, DEAREST, exactly, in_context
from lightfc_sandbox.scope import nearest
from lightfc_sandbox.values import (
    ATOMS,
    CALLABLE,
    CONTAINERS,
    EXACT,
    HASHED,
    INTEGERS,
    MAPPINGS,
    NUMBERS,
    QUICK,
    SEQUENCES,
    TIMES,
    VIEWS,
    TypeName,
    UnionType,
    check_key,
    compares_at_once,
    compares_by_identity,
    counted,
    describe_host_type,
    is_array,
    is_named_tuple,
    type_name,
    unmixed,
    whole,
)

Binary = Callable[[Run, Any, Any], Any]
Unary = Callable[[Run, Any], Any]

_SCALARS = NUMBERS | EXACT | TIMES
_NO_DICT: dict[Any, Any] = {}
_KEYS, _ITEMS = type(_NO_DICT.keys()), type(_NO_DICT.items())
_ORDERED_KEYS, _ORDERED_ITEMS = type(OrderedDict(_NO_DICT).keys()), type(OrderedDict(_NO_DICT).items())
_SET_VIEWS: frozenset[type] = frozenset({_KEYS, _ITEMS, _ORDERED_KEYS, _ORDERED_ITEMS})
_SETS: frozenset[type] = frozenset({set, frozenset}) | _SET_VIEWS
_KEYED = MAPPINGS | {set, frozenset, _KEYS, _ORDERED_KEYS}
_SEQUENCES = frozenset({str, bytes, list, tuple})
_NO_NUMBERS = frozenset({str, bytes, type(None)}) | HASHED
"""What numpy finds unequal to each item of an array."""

_NUMBERS_INSIDE = NUMBERS | (CONTAINERS - HASHED)
_OBJECT_BYTES = 128
"""What an exact number, a date or a duration takes."""

_SMALL = 1 << 64
"""Results below this are not worth the time to measure and charge them."""

FURTHER: dict[tuple[type, str], Binary] = {}
"""The operators of types beside the builtin ones, by the type of an operand and the symbol."""

SUBSCRIPTS: dict[type, Binary] = {}
"""What `owner[index]` gives for types beside the builtin ones."""


def _array(run: Run, symbol: str, op: Binary, a: Any, b: Any) -> Any:
    """Apply an operator to operands of which at least one is an array or numpy scalar."""
    from lightfc_sandbox.facades.numpy import apply_operator

    for operand in (a, b):
        if type(operand) not in _NUMBERS_INSIDE and not is_array(operand):
            raise _unsupported(run, symbol, a, b)
    return apply_operator(run, op, a, b)


def _unsupported(run: Run, symbol: str, a: Any, b: Any) -> Exception:
    error = TypeError(f"unsupported operand type(s) for {symbol}: {type_name(a)!r} and {type_name(b)!r}")
    return cannot(run, symbol.removesuffix(" or pow()"), error, a, b)


def _host_operands(run: Run, symbol: str, op: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    made = flags.combined(run, symbol, a, b)
    if made is not NotImplemented:
        return made
    if opened.is_opened(run, a, b):
        made = opened.operate(run, symbol.removesuffix(" or pow()"), a, b)
        if made is not NotImplemented:
            return made
    elif is_array(a) or is_array(b):
        return _array(run, symbol, lambda _run, x, y: op(x, y), a, b)
    further = FURTHER.get((type(a), symbol)) or FURTHER.get((type(b), symbol))
    if further is not None:
        result = further(run, a, b)
        if result is not NotImplemented:
            return result
    raise _unsupported(run, symbol, a, b)


def _as_tuples(run: Run, symbol: str, op: Binary, a: Any, b: Any) -> Any:
    """Apply an operator to operands of which at least one is a named tuple, as to plain tuples."""
    left, right = (tuple.__getitem__(each, slice(None)) if is_named_tuple(each) else each for each in (a, b))
    try:
        return op(run, left, right)
    except TypeError:
        raise _unsupported(run, symbol, a, b) from None


def _scalar_operator(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    def apply(run: Run, a: Any, b: Any) -> Any:
        ta, tb = type(a), type(b)
        if ta in _SCALARS and tb in _SCALARS:
            if ta is Fraction or tb is Fraction:
                run.charge_bits(_bits(a) + _bits(b))
            if ta is Decimal or tb is Decimal:
                return charged(run, in_context(run, CHEAP, op, a, b), b)
            return charged(run, op(a, b), b)
        return _host_operands(run, symbol, op, a, b)

    return apply


def _set_operator(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    other = _scalar_operator(symbol, op)

    def apply(run: Run, a: Any, b: Any) -> Any:
        ta, tb = type(a), type(b)
        if (ta in _SETS and tb in _SETS) or (ta is dict and tb is dict and symbol == "|"):
            run.charge_steps(len(a) + len(b))
            run.charge_items(len(a) + len(b), 64)
            return op(_hashable(run, a), _hashable(run, b))
        if (ta in _SET_VIEWS and not is_array(b)) or (tb in _SET_VIEWS and not is_array(a)):
            # With a view, what is no set counts as one.
            return _shared(run, a, b) if symbol == "&" else op(_as_set(run, a), _as_set(run, b))
        return other(run, a, b)

    return apply


def _shared(run: Run, a: Any, b: Any) -> set[Any]:
    """`a & b` of which one is a view: only what is in the view is hashed."""
    view, other = (a, b) if type(a) in _SET_VIEWS else (b, a)
    made: set[Any] = set()
    for item in counted(run, other):
        if contains(run, item, view):
            run.charge_bytes(64)
            made.add(check_key(run, item))
    return made


def _as_set(run: Run, value: Any) -> set[Any]:
    made: set[Any] = set()
    for item in counted(run, value):
        run.charge_bytes(64)
        made.add(check_key(run, item))
    return made


def _hashable(run: Run, value: Any) -> Any:
    """A set, dict or view whose items have been hashed before, or may be."""
    if type(value) is _ITEMS or type(value) is _ORDERED_ITEMS:
        for pair in value:
            check_key(run, pair)
    return value


def charged(run: Run, result: Any, operand: Any = 0) -> Any:
    """A number that has been computed, charged for what it takes if it is not small.

    Args:
        run: What is charged.
        result: The number.
        operand: The second of the two that it was computed from. CPython makes room for all digits of a difference, a
            remainder or the like, and does not give back what cancels out.
    """
    kind = type(result)
    if kind is int:
        other = operand if type(operand) is int else 0
        if not (-_SMALL < result < _SMALL and -_SMALL < other < _SMALL):
            run.charge_bits(max(result.bit_length(), other.bit_length()))
    elif kind is not float and kind is not bool:
        run.charge_bytes(_OBJECT_BYTES)
        if kind is Fraction:
            run.charge_bits(_bits(result))
    return result


def add(run: Run, a: Any, b: Any) -> Any:
    """`a + b`."""
    ta, tb = type(a), type(b)
    if ta in NUMBERS and tb in NUMBERS:
        return charged(run, a + b, b)
    if ta is tb and ta in _SEQUENCES:
        if ta is str:
            run.charge_chars(len(a) + len(b), a, b)
        else:
            run.charge_items(len(a) + len(b), 1 if ta is bytes else 8)
        return a + b
    if ta in _SCALARS and tb in _SCALARS:
        return _ADD_SCALARS(run, a, b)
    if ta in _SEQUENCES and tb in _SEQUENCES:
        return operator.add(a, b)  # CPython's own message for "a" + b"b"
    if is_named_tuple(a) or is_named_tuple(b):
        return _as_tuples(run, "+", add, a, b)
    return _host_operands(run, "+", operator.add, a, b)


def subtract(run: Run, a: Any, b: Any) -> Any:
    """`a - b`."""
    if type(a) in NUMBERS and type(b) in NUMBERS:
        return charged(run, a - b, b)
    return _SUBTRACT_OTHER(run, a, b)


_ADD_SCALARS = _scalar_operator("+", operator.add)
_SUBTRACT_OTHER = _set_operator("-", operator.sub)


def multiply(run: Run, a: Any, b: Any) -> Any:
    """`a * b`."""
    ta, tb = type(a), type(b)
    if ta in NUMBERS and tb in NUMBERS:
        if ta is int and tb is int:
            bits = a.bit_length() + b.bit_length()
            if bits > 64:
                run.charge_bits(bits)
        return a * b
    if ta in _SEQUENCES and type(whole(b)) in INTEGERS:
        return _repeat(run, a, whole(b))
    if tb in _SEQUENCES and type(whole(a)) in INTEGERS:
        return _repeat(run, b, whole(a))
    if ta is Fraction or tb is Fraction:
        run.charge_bits(_bits(a) + _bits(b))
    if ta in _SCALARS and tb in _SCALARS:
        exact = ta is Decimal or tb is Decimal
        return charged(run, in_context(run, CHEAP, operator.mul, a, b) if exact else a * b)
    if is_named_tuple(a) or is_named_tuple(b):
        return _as_tuples(run, "*", multiply, a, b)
    if (ta in _SEQUENCES or tb in _SEQUENCES) and not any(is_of_host(each) or _is_long(each) for each in (a, b)):
        other = b if ta in _SEQUENCES else a
        raise TypeError(f"can't multiply sequence by non-int of type {type_name(other)!r}")
    return _host_operands(run, "*", operator.mul, a, b)


def _is_long(value: Any) -> bool:
    return is_array(value) and bool(value.ndim)


def _bits(value: Any) -> int:
    if type(value) is Fraction:
        return value.numerator.bit_length() + value.denominator.bit_length()
    return value.bit_length() if type(value) is int else 64


def _repeat(run: Run, sequence: Any, times: int) -> Any:
    length = len(sequence) * max(times, 0)
    if type(sequence) is str:
        run.charge_chars(length, sequence)
    else:
        run.charge_items(length, 1 if type(sequence) is bytes else 8)
    return sequence * times


def power(run: Run, a: Any, b: Any) -> Any:
    """`a ** b`."""
    ta, tb = type(a), type(b)
    if (ta is int or ta is Fraction) and tb is int:
        if (b > 1 or ta is Fraction) and a not in (0, 1, -1):
            run.charge_bits(_power_bits(a, abs(b)))
        return a**b if ta is int else charged(run, a**b)
    if ta in NUMBERS and tb in NUMBERS:
        return a**b
    if ta in _SCALARS and tb in _SCALARS:
        if tb is Fraction and b.denominator == 1 and (ta is int or ta is Fraction) and a not in (0, 1, -1):
            run.charge_bits(_power_bits(a, abs(b.numerator)))
        made = in_context(run, DEAREST, operator.pow, a, b) if Decimal in (ta, tb) else a**b
        return charged(run, made)
    return _host_operands(run, "** or pow()", operator.pow, a, b)


def _power_bits(a: Any, b: int) -> int:
    if type(a) is Fraction or b >= _SMALL:
        return _bits(a) * b
    return int(math.log2(abs(a)) * b) + 1


def left_shift(run: Run, a: Any, b: Any) -> Any:
    """`a << b`."""
    if type(a) in INTEGERS and type(b) in INTEGERS:
        if b > 0 and a:
            run.charge_bits(a.bit_length() + b)
        return a << b
    return _host_operands(run, "<<", operator.lshift, a, b)


def modulo(run: Run, a: Any, b: Any) -> Any:
    """`a % b`, the number's or the string's."""
    if type(a) in _SCALARS and type(b) in _SCALARS:
        exact = type(a) is Decimal or type(b) is Decimal
        return charged(run, in_context(run, CHEAP, operator.mod, a, b) if exact else a % b, b)
    if type(a) is str or type(a) is bytes:
        return percent(run, a, b)
    return _host_operands(run, "%", operator.mod, a, b)


def matrix_multiply(run: Run, a: Any, b: Any) -> Any:
    """`a @ b`."""
    if is_array(a) and is_array(b):
        from lightfc_sandbox.facades.numpy import matrix_product

        return matrix_product(run, a, b)
    if opened.is_opened(run, a, b):
        return _host_operands(run, "@", operator.matmul, a, b)
    raise _unsupported(run, "@", a, b)


BINARY: dict[type[ast.operator], Binary] = {
    ast.Add: add,
    ast.Sub: subtract,
    ast.Mult: multiply,
    ast.Div: _scalar_operator("/", operator.truediv),
    ast.FloorDiv: _scalar_operator("//", operator.floordiv),
    ast.Mod: modulo,
    ast.Pow: power,
    ast.LShift: left_shift,
    ast.RShift: _scalar_operator(">>", operator.rshift),
    ast.BitOr: _set_operator("|", operator.or_),
    ast.BitXor: _set_operator("^", operator.xor),
    ast.BitAnd: _set_operator("&", operator.and_),
    ast.MatMult: matrix_multiply,
}


def truth(run: Run, value: Any) -> bool:
    """Whether a value counts as true, without running a method of a host object."""
    kind = type(value)
    if kind in ATOMS or kind in CONTAINERS:
        return bool(value)
    if is_array(value):
        return bool(value)
    if kind in VIEWS:
        return len(value) > 0
    return _truth_of_object(run, value)


def _truth_of_object(run: Run, value: Any) -> bool:
    if is_named_tuple(value):
        return tuple.__len__(value) > 0
    plain = unmixed(value)
    if plain is not value or not is_of_host(value):
        return bool(plain) if plain is not value else True
    if flags.is_flag(value):
        return bool(value)
    if offers(run, value, "bool"):
        return opened.truth_of(run, value)
    error = cannot(run, "bool", _TRUE, value)
    if error is _TRUE:
        return True
    raise error


_TRUE = TypeError("what has no truth value of its own is true")


def _signed(symbol: str, op: Callable[[Any], Any]) -> Unary:
    def apply(run: Run, a: Any) -> Any:
        if type(a) is Decimal:
            return charged(run, in_context(run, CHEAP, op, a))
        if type(a) in _SCALARS:
            return charged(run, op(a))
        if is_array(a):
            return _array(run, f"unary {symbol}", lambda _run, x, _y: op(x), a, a)
        further = FURTHER.get((type(a), f"unary {symbol}"))
        if further is not None:
            return further(run, a, a)
        if symbol == "~" and flags.is_flag(a):
            return flags.inverted(run, a)
        operation = symbol if symbol == "~" else f"unary {symbol}"
        if offers(run, a, operation):
            return opened.unary(run, operation, a)
        raise cannot(run, operation, TypeError(f"bad operand type for unary {symbol}: {type_name(a)!r}"), a)

    return apply


UNARY: dict[type[ast.unaryop], Unary] = {
    ast.UAdd: _signed("+", operator.pos),
    ast.USub: _signed("-", operator.neg),
    ast.Invert: _signed("~", operator.inv),
    ast.Not: lambda run, a: not truth(run, a),
}


def equal(run: Run, a: Any, b: Any) -> Any:
    """`a == b`: by value for plain data, by their own rule for registered types, by identity for opaque objects."""
    if type(a) in ATOMS and type(b) in ATOMS:
        _charge_compared(run, a, b)
        return exactly(run, operator.eq, a, b) if type(a) is Decimal or type(b) is Decimal else a == b
    a, b = unmixed(a), unmixed(b)
    if opened.is_opened(run, a, b):
        return _compare_opened(run, "==", a, b)
    if is_array(a) or is_array(b):
        return _compare_arrays(run, a, b, unequal=False)
    if type(a) in _SETS and type(b) in _SETS:
        run.charge_steps(min(len(a), len(b)))
        return _hashable(run, a) == _hashable(run, b)
    if compares_at_once(run, a, b):
        return a == b
    further = FURTHER.get((type(a), "=="))
    return _same(run, a, b) if further is None else further(run, a, b)


def _charge_compared(run: Run, a: Any, b: Any) -> None:
    """Charge the work of comparing two plain values: long texts take long, and exact numbers are Python."""
    kind = type(a)
    if kind is str or kind is bytes:
        if len(a) > LONG_TEXT and type(b) is kind:
            run.charge_work(min(len(a), len(b)) >> 12)
    elif kind not in QUICK or type(b) not in QUICK:
        run.charge_work(_SLOW_WORK)


LONG_TEXT = 4_096
"""Shorter ones are compared in less than the time of a step."""

_SLOW_WORK = 8


def _compare_opened(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a == b` or `a != b`, of which at least one is of an opened type."""
    made = opened.compare(run, symbol, a, b)
    if made is not NotImplemented:
        return made
    return _same(run, a, b) is (symbol == "==")


def _compare_arrays(run: Run, a: Any, b: Any, *, unequal: bool) -> Any:
    """`a == b` or `a != b`, of which at least one is an array or number of numpy."""
    value, other = (a, b) if is_array(a) else (b, a)
    if not is_array(other) and type(other) not in _NUMBERS_INSIDE:
        if not value.ndim:
            return equal(run, value.item(), other) is not unequal
        if type(other) in _NO_NUMBERS:
            return _array(run, "==", lambda _run, x, _: ((x != x) & False) | unequal, value, 0)
    compare = operator.ne if unequal else operator.eq
    return _array(run, "!=" if unequal else "==", lambda _run, x, y: compare(x, y), a, b)


def _same(run: Run, a: Any, b: Any) -> bool:
    """`==` for values that hold objects of the host somewhere: those are equal only if they are the same."""
    run.charge_steps(1)
    if a is b:
        return True
    a, b = unmixed(a), unmixed(b)
    kind = type(a)
    if kind in ATOMS and type(b) in ATOMS:
        return bool(a == b)
    if is_array(a) or is_array(b) or (kind in _SETS and type(b) in _SETS):
        return truth(run, equal(run, a, b))
    if kind is UnionType or kind is TypeName:
        return bool(a == b)
    if _sequences(a, b):
        return _size(a) == _size(b) and all(_same(run, x, y) for x, y in _side_by_side(a, b))
    if kind in MAPPINGS and type(b) in MAPPINGS:
        return _same_mappings(run, a, b)
    if opened.is_opened(run, a, b):
        made = opened.compare(run, "==", a, b)
        if made is not NotImplemented:
            return truth(run, made)
    fields = run.host_types.get(kind)
    if kind is not type(b) or not fields or compares_by_identity(kind):
        return False
    return all(_same(run, field.get(a), field.get(b)) for field in fields.values())


def _sequences(a: Any, b: Any) -> bool:
    """Whether two values are compared item by item: lists, deques, or tuples, named ones too."""
    kind = type(a)
    if kind is list or kind is deque:
        return type(b) is kind
    return all(type(each) is tuple or is_named_tuple(each) for each in (a, b))


def _size(value: Any) -> int:
    # A named tuple may have a `__len__` that the host wrote.
    return len(value) if type(value) in CONTAINERS else tuple.__len__(value)


def _side_by_side(a: Any, b: Any) -> Iterator[tuple[Any, Any]]:
    left, right = (each if type(each) in CONTAINERS else tuple.__iter__(each) for each in (a, b))
    return zip(left, right, strict=False)


def _same_mappings(run: Run, a: Any, b: Any) -> bool:
    if type(a) is type(b) is Counter:
        # What is not there counts as zero.
        keys = {**a, **b}
        run.charge_items(len(keys), 64)
        return all(_same(run, dict.get(a, key, 0), dict.get(b, key, 0)) for key in keys)
    run.charge_steps(len(a))
    if type(a) is type(b) is OrderedDict and list(a) != list(b):
        return False
    return a.keys() == b.keys() and all(_same(run, value, b[key]) for key, value in a.items())


def not_equal(run: Run, a: Any, b: Any) -> Any:
    """`a != b`."""
    if type(a) in ATOMS and type(b) in ATOMS:
        _charge_compared(run, a, b)
        return exactly(run, operator.ne, a, b) if type(a) is Decimal or type(b) is Decimal else a != b
    if opened.is_opened(run, a, b):
        return _compare_opened(run, "!=", a, b)
    if is_array(a) or is_array(b):
        return _compare_arrays(run, a, b, unequal=True)
    return not equal(run, a, b)


def _ordering(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    def apply(run: Run, a: Any, b: Any) -> Any:
        if type(a) in ATOMS and type(b) in ATOMS:
            _charge_compared(run, a, b)
            return exactly(run, op, a, b) if type(a) is Decimal or type(b) is Decimal else op(a, b)
        a, b = unmixed(a), unmixed(b)
        if is_array(a) or is_array(b) or opened.is_opened(run, a, b):
            return _order_objects(run, symbol, op, a, b)
        if type(a) in _SETS and type(b) in _SETS:
            run.charge_steps(min(len(a), len(b)))
            return op(_hashable(run, a), _hashable(run, b))
        if compares_at_once(run, a, b):
            return op(a, b)
        further = FURTHER.get((type(a), symbol))
        if further is not None:
            return further(run, a, b)
        if _sequences(a, b):
            for x, y in _side_by_side(a, b):
                if not _same(run, x, y):
                    return apply(run, x, y)
            return op(_size(a), _size(b))
        raise _not_ordered(run, symbol, a, b)

    return apply


def _not_ordered(run: Run, symbol: str, a: Any, b: Any) -> Exception:
    between = f"instances of {type_name(a)!r} and {type_name(b)!r}"
    return cannot(run, symbol, TypeError(f"{symbol!r} not supported between {between}"), a, b)


def _order_objects(run: Run, symbol: str, op: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    """`a < b` and the like, of which at least one is of an opened type, or an array or number of numpy."""
    if not opened.is_opened(run, a, b):
        return _array(run, symbol, lambda _run, x, y: op(x, y), a, b)
    made = opened.compare(run, symbol, a, b)
    if made is NotImplemented:
        raise _not_ordered(run, symbol, a, b)
    return made


def _is_item(run: Run, pair: tuple[Any, Any], items: Any) -> bool:
    key, owner = check_key(run, pair[0]), items.mapping
    return key in owner and (owner[key] is pair[1] or truth(run, equal(run, owner[key], pair[1])))


def _holds(run: Run, owner: Any, wanted: Any) -> bool | None:
    """What a flag or an object of an opened type tells of `wanted in owner`; None for all else."""
    if flags.is_flag(owner):
        return flags.holds(owner, wanted)
    return opened.contains(run, owner, wanted) if offers(run, owner, "in") else None


def contains(run: Run, a: Any, b: Any) -> bool:
    """`a in b`."""
    kind = type(b)
    if kind is str or kind is bytes or kind is range:
        if kind is not range and type(a) not in ATOMS:
            raise TypeError(f"'in <{kind.__name__}>' requires plain data as left operand, not {type_name(a)}")
        if kind is not range or type(a) is int or type(a) is bool:
            run.charge_steps(len(b) >> 10 if kind is not range else 0)
            return a in b
    elif kind in _KEYED:
        return check_key(run, a) in b
    elif kind is _ITEMS or kind is _ORDERED_ITEMS:
        return type(a) is tuple and len(a) == 2 and _is_item(run, a, b)
    elif kind in CONTAINERS and type(a) is not Decimal and compares_at_once(run, a, b):
        return a in b
    if kind in CALLABLE:
        raise TypeError(f"argument of type {type_name(b)!r} is not iterable")
    found = _holds(run, b, a)
    if found is not None:
        return found
    # Item by item, so that long ranges and iterators are charged, and no object of the host compares.
    return any(item is a or truth(run, equal(run, a, item)) for item in counted(run, b))


COMPARE: dict[type[ast.cmpop], Binary] = {
    ast.Eq: equal,
    ast.NotEq: not_equal,
    ast.Lt: _ordering("<", operator.lt),
    ast.LtE: _ordering("<=", operator.le),
    ast.Gt: _ordering(">", operator.gt),
    ast.GtE: _ordering(">=", operator.ge),
    ast.Is: lambda run, a, b: a is b,
    ast.IsNot: lambda run, a, b: a is not b,
    ast.In: contains,
    ast.NotIn: lambda run, a, b: not contains(run, a, b),
}


def subscript(run: Run, owner: Any, index: Any) -> Any:
    """`owner[index]`."""
    kind = type(owner)
    if kind in SEQUENCES:
        if type(index) is slice:
            length = len(range(*index.indices(len(owner)))) if kind is not range else 0
            if kind is str:
                run.charge_chars(length, owner)
            else:
                run.charge_items(length, 1 if kind is bytes else 8)
        elif type(index) is not int and type(index) is not bool:
            index = whole(unmixed(index))
            if type(index) is int:
                return owner[index]
            raise _no_index(kind, index)
        return owner[index]
    if kind is dict:
        return owner[check_key(run, index)]
    further = SUBSCRIPTS.get(kind)
    if further is not None:
        return further(run, owner, index)
    return _item_of_object(run, owner, index)


def _item_of_object(run: Run, owner: Any, index: Any) -> Any:
    if is_array(owner):
        from lightfc_sandbox.facades.numpy import subscript_array

        return subscript_array(run, owner, index)
    if is_named_tuple(owner) and (type(index) is int or type(index) is slice):
        return tuple.__getitem__(owner, index)
    if offers(run, owner, "item"):
        return opened.item(run, owner, index)
    raise cannot(run, "item", TypeError(f"{type_name(owner)!r} object is not subscriptable"), owner)


def _no_index(kind: type, index: Any) -> TypeError:
    if kind is str:
        return TypeError(f"string indices must be integers, not {type_name(index)!r}")
    said = "byte" if kind is bytes else kind.__name__
    return TypeError(f"{said} indices must be integers or slices, not {type_name(index)}")


def make_slice(run: Run, start: Any, stop: Any, step: Any) -> slice:
    """`start:stop:step`, of integers and None only."""
    for part in (start, stop, step):
        if part is not None and type(part) is not int and type(part) is not bool:
            if type(whole(part)) is int:
                return make_slice(run, whole(start), whole(stop), whole(step))
            raise TypeError("slice indices must be integers or None")
    return slice(start, stop, step)


def without_attribute(kind: type, name: str) -> str:
    """What is said of an attribute of an object whose type has fields and is not registered."""
    told = f"{kind.__name__!r} has no attribute {name!r} that a text may use"
    return f"{told}; what it holds can be read where the context names its type {kind.__name__!r}"


def refuse_attribute(run: Run, owner: Any, name: str, known: Sequence[str]) -> Refused:
    """The error for an attribute that the table of the owner's exact type does not list."""
    near = nearest(name, known)
    kind = type(owner)
    if not near and is_of_host(owner) and not describe_host_type(kind, kind.__name__).fields:
        return Refused(f"no attribute {name!r} here: {opened.opaque(kind, opened.offered(run, kind))}")
    if near:
        listed = f"; did you mean {' or '.join(map(repr, near))}?"
    elif not known and describe_host_type(kind, kind.__name__).fields:
        return Refused(without_attribute(kind, name))
    else:
        listed = f"; it has {', '.join(known)}" if known and len(known) <= 12 else ""
    return Refused(f"{type_name(owner)!r} has no attribute {name!r} that a text may use{listed}")
