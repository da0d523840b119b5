"""The operators, each a function of the run and its operands' values.

An operator applies to exact plain types only, so no method of a host object can run, and is charged before its result
is made wherever the result can be larger than its operands.
"""

import _ast as ast
import math
import operator
from collections.abc import Callable
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import COPIED_ENTRY_BYTES, NUMBER_BYTES
from lightfc_sandbox.budget.quick import by_special, quick_made, quick_power, quick_repeat
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.stdlib import operands
from lightfc_sandbox.stdlib.comparison import contains
from lightfc_sandbox.stdlib.operands import FURTHER, SET_VIEWS, SETS, Binary, Unary, hashable, on_arrays, unsupported
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.values import flags, host_objects, opened
from lightfc_sandbox.values.iteration import counted, hashed
from lightfc_sandbox.values.kinds import BYTES, DECIMALS, FRACTIONS, INTEGERS, NUMBERS, SCALARS, Instance, type_name
from lightfc_sandbox.values.opened import is_of_host
from lightfc_sandbox.values.plain import charge_collisions, check_key
from lightfc_sandbox.values.precision import CHEAP, DEAREST, in_context
from lightfc_sandbox.values.text import percent
from lightfc_sandbox.values.type_tables import is_array, is_named_tuple, unmixed_for, whole

_SEQUENCES = frozenset({str, bytes, bytearray, list, tuple})
# Results below this are not worth the time to measure and charge them: who keeps one is charged for it.
_SMALL = 1 << 60
_SMALL_BITS = 60


def _host_operands(run: Run, symbol: str, op: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    if type(a) is Pending or type(b) is Pending:
        return _BY_SYMBOL[symbol](run, touch(run, a), touch(run, b))
    made = flags.combined(run, symbol, a, b)
    if made is not NotImplemented:
        return made
    if opened.computes(run, a, b):
        made = host_objects.operate(run, symbol.removesuffix(" or pow()"), a, b)
        if made is not NotImplemented:
            return made
    elif is_array(a) or is_array(b):
        return on_arrays(run, symbol, lambda _run, x, y: op(x, y), a, b)
    further = FURTHER.get((type(a), symbol)) or FURTHER.get((type(b), symbol))
    if further is not None:
        result = further(run, a, b)
        if result is not NotImplemented:
            return result
    return _of_members(run, symbol, a, b)


def _of_members(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """Apply an operator to the values of operands that are members of enums of strings or numbers."""
    name = opened.BINARY[symbol.removesuffix(" or pow()")]
    left, right = (unmixed_for(each, f"__{name}__", f"__r{name}__") for each in (a, b))
    if left is a and right is b:
        raise unsupported(run, symbol, a, b)
    return _BY_SYMBOL[symbol](run, left, right)


def _as_tuples(run: Run, symbol: str, op: Binary, a: Any, b: Any) -> Any:
    """Apply an operator to operands of which at least one is a named tuple, as to plain tuples if it has none."""
    if opened.computes(run, a, b):
        made = host_objects.operate(run, symbol, a, b)
        if made is not NotImplemented:
            return made
    left, right = (tuple.__getitem__(each, slice(None)) if is_named_tuple(each) else each for each in (a, b))
    try:
        return op(run, left, right)
    except TypeError:
        raise unsupported(run, symbol, a, b) from None


def _scalar_operator(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    def apply(run: Run, a: Any, b: Any) -> Any:
        ta, tb = type(a), type(b)
        if ta in SCALARS and tb in SCALARS:
            if ta in FRACTIONS or tb in FRACTIONS:
                run.charge_bits(_bits(a) + _bits(b))
            if ta in DECIMALS or tb in DECIMALS:
                return charged(run, in_context(run, CHEAP, op, a, b), b)
            return charged(run, op(a, b), b)
        return _host_operands(run, symbol, op, a, b)

    return apply


def _set_operator(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    other = _scalar_operator(symbol, op)

    def apply(run: Run, a: Any, b: Any) -> Any:
        ta, tb = type(a), type(b)
        if (ta in SETS and tb in SETS) or (ta is dict and tb is dict and symbol == "|"):
            run.charge_made(set, len(a) + len(b))
            charge_collisions(run, hashable(run, a), hashable(run, b))
            return op(a, b)
        if (ta in SET_VIEWS and not is_array(b)) or (tb in SET_VIEWS and not is_array(a)):
            # With a view, what is no set counts as one.
            if symbol == "&":
                return _shared(run, a, b)
            left, right = set(hashed(run, a)), set(hashed(run, b))
            charge_collisions(run, left, right)
            return op(left, right)
        return other(run, a, b)

    return quick_made(apply, op, set, frozenset, *((dict,) if symbol == "|" else ()))


def _shared(run: Run, a: Any, b: Any) -> set[Any]:
    """`a & b` of which one is a view: only what is in the view is hashed."""
    view, other = (a, b) if type(a) in SET_VIEWS else (b, a)
    made: set[Any] = set()
    for item in counted(run, other):
        if contains(run, item, view):
            run.charge_bytes(COPIED_ENTRY_BYTES)
            made.add(check_key(run, item))
    return made


def charged(run: Run, result: Any, operand: Any = 0) -> Any:
    """A number that has been computed, charged for what it takes if it is not small.

    Args:
        operand: The second of the two that it was computed from. CPython makes room for all digits of a difference, a
            remainder or the like, and does not give back what cancels out.
    """
    kind = type(result)
    if kind is int:
        other = operand if type(operand) is int else 0
        if not (-_SMALL < result < _SMALL and -_SMALL < other < _SMALL):
            run.charge_bits(max(result.bit_length(), other.bit_length()))
    elif kind is not float and kind is not bool:
        run.charge_bytes(NUMBER_BYTES)
        if kind in FRACTIONS:
            run.charge_bits(_bits(result))
    return result


def _add(run: Run, a: Any, b: Any) -> Any:
    ta, tb = type(a), type(b)
    if ta in NUMBERS and tb in NUMBERS:
        return charged(run, a + b, b)
    if ta in SCALARS and tb in SCALARS:
        return _ADD_OTHER(run, a, b)
    if ta in _SEQUENCES and tb in _SEQUENCES:
        return _joined(run, a, b)
    if is_named_tuple(a) or is_named_tuple(b):
        return _as_tuples(run, "+", add, a, b)
    return _ADD_OTHER(run, a, b)


add: Binary = quick_made(_add, operator.add, list, tuple)
"""`a + b`."""


def _joined(run: Run, a: Any, b: Any) -> Any:
    kind = type(a)
    if kind is str and type(b) is str:
        run.charge_chars(len(a) + len(b), a, b)
    elif kind is type(b) or (kind in BYTES and type(b) in BYTES):
        run.charge_made(kind, len(a) + len(b))
    return operator.add(a, b)  # with CPython's own message for "a" + b"b"


def subtract(run: Run, a: Any, b: Any) -> Any:
    """`a - b`."""
    if type(a) in NUMBERS and type(b) in NUMBERS:
        return charged(run, a - b, b)
    return _SUBTRACT_OTHER(run, a, b)


_ADD_OTHER = _scalar_operator("+", operator.add)

_SUBTRACT_OTHER = _set_operator("-", operator.sub)

_MULTIPLY_OTHER = _scalar_operator("*", operator.mul)


def _multiply(run: Run, a: Any, b: Any) -> Any:
    ta, tb = type(a), type(b)
    if ta in NUMBERS and tb in NUMBERS:
        if ta is int and tb is int:
            bits = a.bit_length() + b.bit_length()
            if bits > 60:
                run.charge_bits(bits)
        return a * b
    if ta in SCALARS and tb in SCALARS:
        return _MULTIPLY_OTHER(run, a, b)
    if ta in _SEQUENCES or tb in _SEQUENCES:
        return _repeated(run, a, b)
    if is_named_tuple(a) or is_named_tuple(b):
        return _as_tuples(run, "*", multiply, a, b)
    return _MULTIPLY_OTHER(run, a, b)


multiply = quick_repeat(_multiply)
"""`a * b`."""


def _repeated(run: Run, a: Any, b: Any) -> Any:
    """`a * b`, of which at least one is a sequence."""
    for sequence, times in ((a, b), (b, a)):
        if type(sequence) in _SEQUENCES and type(whole(times)) in INTEGERS:
            return _repeat(run, sequence, whole(times))
    if type(a) is Pending or type(b) is Pending:
        return multiply(run, touch(run, a), touch(run, b))
    if not (opened.computes(run, a, b) or _may_multiply(a) or _may_multiply(b)):
        raise unsupported(run, "*", a, b)
    return _host_operands(run, "*", operator.mul, a, b)


def _may_multiply(value: Any) -> bool:
    return is_of_host(value) or (is_array(value) and value.ndim > 0)


def _bits(value: Any) -> int:
    if type(value) in FRACTIONS:
        return int(value.numerator.bit_length() + value.denominator.bit_length())
    return value.bit_length() if type(value) is int else 64


def _repeat(run: Run, sequence: Any, times: int) -> Any:
    length = len(sequence) * max(times, 0)
    if type(sequence) is str:
        run.charge_chars(length, sequence)
    else:
        run.charge_made(type(sequence), length)
    return sequence * times


def _power(run: Run, a: Any, b: Any) -> Any:
    ta, tb = type(a), type(b)
    if ta not in SCALARS or tb not in SCALARS:
        return _host_operands(run, "** or pow()", operator.pow, a, b)
    if (ta is int or ta in FRACTIONS) and (tb is int or tb in FRACTIONS):
        _charge_power(run, a, b)
    if ta in NUMBERS and tb in NUMBERS:
        return a**b
    return charged(run, in_context(run, DEAREST, operator.pow, a, b) if ta in DECIMALS or tb in DECIMALS else a**b)


power = quick_power(_power)
"""`a ** b`."""


def _charge_power(run: Run, a: Any, b: Any) -> None:
    if type(a) is type(b) is int and 0 <= b <= _SMALL_BITS and a.bit_length() * b <= _SMALL_BITS:
        return
    exponent = b.numerator
    if b.denominator == 1 and a not in (0, 1, -1) and (exponent > 1 or type(a) in FRACTIONS or type(b) in FRACTIONS):
        run.charge_bits(_power_bits(a, abs(exponent)))


def _power_bits(a: Any, b: int) -> int:
    if type(a) in FRACTIONS or b >= 1 << 64:
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
    if type(a) in SCALARS and type(b) in SCALARS:
        exact = type(a) in DECIMALS or type(b) in DECIMALS
        return charged(run, in_context(run, CHEAP, operator.mod, a, b) if exact else a % b, b)
    if type(a) is str or type(a) is bytes:
        return percent(run, a, b, subscript)
    return _host_operands(run, "%", operator.mod, a, b)


_MULTIPLIED = frozenset({list, tuple, *SCALARS})
"""What beside an array is multiplied with it as a matrix."""


def matrix_multiply(run: Run, a: Any, b: Any) -> Any:
    """`a @ b`."""
    if (is_array(a) or is_array(b)) and all(is_array(each) or type(each) in _MULTIPLIED for each in (a, b)):
        return operands.ON_ARRAYS["@"](run, a, b)
    if opened.computes(run, a, b) or type(a) is Pending or type(b) is Pending:
        return _host_operands(run, "@", operator.matmul, a, b)
    raise unsupported(run, "@", a, b)


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


SYMBOLS: dict[type[ast.operator], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.LShift: "<<", ast.RShift: ">>", ast.BitOr: "|", ast.BitXor: "^", ast.BitAnd: "&", ast.MatMult: "@",
}  # fmt: skip

_BY_SYMBOL = {symbol: BINARY[kind] for kind, symbol in SYMBOLS.items()} | {"** or pow()": power}


def _signed(symbol: str, method: str, op: Callable[[Any], Any]) -> Unary:
    def apply(run: Run, a: Any) -> Any:
        a = touch(run, a)
        if type(a) in DECIMALS:
            return charged(run, in_context(run, CHEAP, op, a))
        if type(a) in SCALARS:
            return charged(run, op(a))
        if is_array(a):
            return on_arrays(run, f"unary {symbol}", lambda _run, x, _y: op(x), a, a)
        plain = unmixed_for(a, method)
        if plain is not a and not (issubclass(type(a), Instance) and method in type(a)._members):
            return apply(run, plain)
        further = FURTHER.get((type(a), f"unary {symbol}"))
        if further is not None:
            return further(run, a, a)
        if symbol == "~" and flags.is_flag(a):
            return flags.inverted(run, a)
        operation = symbol if symbol == "~" else f"unary {symbol}"
        return host_objects.perform(
            run, operation, TypeError(f"bad operand type for unary {symbol}: {type_name(a)!r}"), a
        )

    return by_special(apply, method)


UNARY: dict[type[ast.unaryop], Unary] = {
    ast.UAdd: _signed("+", "__pos__", operator.pos),
    ast.USub: _signed("-", "__neg__", operator.neg),
    ast.Invert: _signed("~", "__invert__", operator.inv),
    ast.Not: lambda run, a: not operands.truth(run, a),
}
