"""The builtins that a text may call: an explicit list, each free of side effects and charged to the run.

An implementation takes the run first and then what the text gives. It never calls a method of a host object. A
builtin that calls back, such as `sorted(key=…)`, calls through `call_value`, which the evaluator puts in place.
"""

import _ast as ast
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Takes
from lightfc_sandbox.budget.costs import (
    CHAR_BYTES,
    ITEM_BYTES,
    PAIR_BYTES,
    PLACE_BYTES,
    SCANNED,
    SOURCE_BYTES,
    TEXT_LIKE,
)
from lightfc_sandbox.budget.quick import at_sight, by_special, kind_of, stepped, told_by
from lightfc_sandbox.effects import CALLBACK, CONSUMES, DRAWS, FIRST, MAKES, PASSES, PURE, READS, TOUCH, UNKNOWN
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import in_turn, touch
from lightfc_sandbox.stdlib.builtin_types import CONSTRUCTORS, KINSHIP, as_counter, charge_digits
from lightfc_sandbox.stdlib.calling import caller
from lightfc_sandbox.stdlib.comparison import COMPARE, Rank
from lightfc_sandbox.stdlib.operands import on_arrays, truth
from lightfc_sandbox.stdlib.operators import BINARY, charged, modulo, power
from lightfc_sandbox.stdlib.ranking import NONE, best, ordered
from lightfc_sandbox.stdlib.subscripts import subscript
from lightfc_sandbox.stdlib.totals import total
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.copying import keep_own
from lightfc_sandbox.values.host_objects import ask, checked_size, perform
from lightfc_sandbox.values.iteration import AT_ONCE, counted, iterate, rows_of
from lightfc_sandbox.values.kinds import (
    CALLABLE,
    CONTAINERS,
    FRACTIONS,
    SIGNED,
    TEXTS,
    VIEWS,
    Builtin,
    type_name,
)
from lightfc_sandbox.values.lazy import lazily
from lightfc_sandbox.values.opened import cannot, offers
from lightfc_sandbox.values.precision import CHEAP, in_context
from lightfc_sandbox.values.text import check_spec, converted, format_value, to_repr
from lightfc_sandbox.values.type_tables import as_integer, is_array, is_named_tuple, members_of, unmixed_for, whole

_less, floor_divide = COMPARE[ast.Lt], BINARY[ast.FloorDiv]

_MISSING: Any = object()
_REVERSIBLE = frozenset({list, tuple, str, bytes, bytearray, range, deque}) | kinds.MAPPINGS | VIEWS
MAX_PLACES = 400  # no number has more; numpy makes the power of ten by multiplying so often
_LONG_POWER, _POWER_BITS = 1 << 32, 64
_TABLES = kinds.HASHED | VIEWS
_DRAWING = READS | DRAWS | PASSES
_PER_SOURCE = Takes(0, each=SOURCE_BYTES)


def _len(run: Run, obj: Any, /) -> int:
    kind = type(obj)
    if kind in CONTAINERS or kind in VIEWS or kind in TEXTS or kind is range:
        return len(obj)
    if is_array(obj) and obj.ndim:
        return len(obj)
    if is_named_tuple(obj):
        return tuple.__len__(obj)
    members = members_of(obj)
    if members is not None:
        return len(members)
    error = TypeError(f"object of type {type_name(obj)!r} has no len()")
    return checked_size(run, perform(run, "len", error, obj))


def _sum(run: Run, iterable: Any, /, start: Any = 0) -> Any:
    if (type(iterable) in VIEWS or type(iterable) is range) and len(iterable) <= AT_ONCE:
        return total(run, [*iterable], start)
    return total(run, iterable, start)


def _extreme(better: Callable[[Run, Any, Any], Any], name: str, plain: Callable[[Any], Any]) -> Builtin:
    def call(run: Run, /, *args: Any, key: Any = None, default: Any = _MISSING) -> Any:
        if not args:
            raise TypeError(f"{name} expected at least 1 argument, got 0")
        if len(args) > 1 and default is not _MISSING:
            raise TypeError(f"Cannot specify a default for {name}() with multiple positional arguments")
        given = args[0] if len(args) == 1 else args
        if key is None and (kind := kind_of(given)) is not None and kind is not tuple:
            run.charge_steps(len(given) >> SCANNED)
            return plain(given)
        if key is None and len(args) == 2:
            run.charge_steps(2)
            return args[truth(run, better(run, args[1], args[0]))]
        found = best(run, given, key, better)
        if found is not NONE:
            return found
        if default is _MISSING:
            return plain(())  # which raises
        return default

    return Builtin(name, call, callback="key", effects=CONSUMES | CALLBACK, cost=ITSELF)


def _sorted(run: Run, iterable: Any, /, *, key: Any = None, reverse: Any = False) -> list[Any]:
    return ordered(run, iterable, key, reverse)


def _any(run: Run, iterable: Any, /) -> bool:
    for item in counted(run, iterable):  # noqa: SIM110 - a generator in between takes longer
        if item is not False and _is_true(run, item):
            return True
    return False


def _all(run: Run, iterable: Any, /) -> bool:
    for item in counted(run, iterable):  # noqa: SIM110 - a generator in between takes longer
        if item is not True and not _is_true(run, item):
            return False
    return True


def _is_true(run: Run, item: Any) -> bool:
    """The truth of an item that was drawn just now: what has made it may have left it to be changed."""
    return truth(run, item if type(item) in kinds.ATOMS else in_turn(run, touch(run, item)))


def _zip(run: Run, /, *iterables: Any, strict: Any = False) -> Any:
    rows = zip(*[counted(run, each) for each in iterables], strict=strict is not False and truth(run, strict))
    return lazily(run, rows_of(run, rows, *iterables), *iterables, item_bytes=PLACE_BYTES)


def _enumerate(run: Run, iterable: Any, start: Any = 0) -> Any:
    rows = enumerate(counted(run, iterable), as_counter(start))
    return lazily(run, rows_of(run, rows, iterable, more=ITEM_BYTES), iterable, item_bytes=PLACE_BYTES)


def _reversed(run: Run, sequence: Any, /) -> Any:
    run.charge_bytes(2 * PAIR_BYTES)
    if type(sequence) in _REVERSIBLE:
        return reversed(sequence)
    if offers(run, sequence, "len") and offers(run, sequence, "item") and not offers(run, sequence, "reverse"):
        return lazily(run, map(partial(subscript, run, sequence), range(_len(run, sequence) - 1, -1, -1)))
    if is_named_tuple(sequence):
        run.charge_made(tuple, tuple.__len__(sequence))
        return reversed(tuple.__getitem__(sequence, slice(None)))
    members = members_of(sequence)
    if members is not None:
        run.charge_made(list, len(members))
        return reversed(list(members.values()))
    error = TypeError(f"{type_name(sequence)!r} object is not reversible")
    return iterate(perform(run, "reverse", error, sequence), run)


def _map(run: Run, function: Any, /, *iterables: Any) -> Any:
    if not iterables:
        raise TypeError("map() must have at least two arguments.")
    # CPython's own goes on after an exception, and ends with a `StopIteration` of the function; so does `filter`.
    return lazily(run, map(caller(run, function), *[counted(run, each) for each in iterables]), *iterables)


_quick_map = at_sight(_map, "map", caller, counted, lazily)


def _filter(run: Run, function: Any, iterable: Any, /) -> Any:
    keep = told_by(truth, run) if function is None else caller(run, function, truth)
    return lazily(run, filter(keep, counted(run, iterable)), iterable)


def _abs(run: Run, x: Any, /) -> Any:
    x = unmixed_for(x, "__abs__")
    if is_array(x):
        return on_arrays(run, "abs()", lambda _run, a, _b: abs(a), x, x)
    if type(x) in SIGNED:
        return charged(run, in_context(run, CHEAP, abs, x) if type(x) in kinds.DECIMALS else abs(x))
    return perform(run, "abs", TypeError(f"bad operand type for abs(): {type_name(x)!r}"), x)


def _round(run: Run, number: Any, ndigits: Any = None) -> Any:
    if type(number) is float and (ndigits is None or type(ndigits) is int):
        return charged(run, round(number, ndigits))
    return _rounded_other(run, number, ndigits)


def _rounded_other(run: Run, number: Any, ndigits: Any) -> Any:
    number = unmixed_for(number, "__round__")
    if ndigits is not None:
        ndigits = as_integer(ndigits)
        if type(number) in FRACTIONS or (type(number) is int and ndigits < 0):
            run.charge_bits(4 * abs(ndigits))
    elif type(number) in kinds.DECIMALS:
        charge_digits(run, number)
    if type(number) in kinds.REALS:
        return charged(run, in_context(run, CHEAP, round, number, ndigits))
    if is_array(number):
        if abs(ndigits or 0) > MAX_PLACES:
            raise Refused(f"round() of numpy takes up to {MAX_PLACES} digits in a program")
        return on_arrays(run, "round()", partial(_rounded, ndigits), number, number)
    error = TypeError(f"type {type_name(number)} doesn't define __round__ method")
    return perform(run, "round", error, number, *(() if ndigits is None else (ndigits,)))


def _rounded(ndigits: int | None, _run: Run, array: Any, _same: Any) -> Any:
    return array.round(ndigits or 0) if array.ndim else round(array, ndigits)


def _divmod(run: Run, x: Any, y: Any, /) -> Any:
    run.charge_bytes(PAIR_BYTES)
    if type(x) in kinds.NUMBERS and type(y) in kinds.NUMBERS:
        quotient, rest = divmod(x, y)
        return (charged(run, quotient, y), charged(run, rest, y))
    if is_array(x) or is_array(y) or type(x) in FRACTIONS or type(y) in FRACTIONS:
        return (floor_divide(run, x, y), modulo(run, x, y))
    if type(x) in SIGNED and type(y) in SIGNED:
        quotient, rest = in_context(run, CHEAP, divmod, x, y)
        return (charged(run, quotient, y), charged(run, rest, y))
    return _divmod_of_others(run, x, y)


def _divmod_of_others(run: Run, x: Any, y: Any) -> Any:
    left, right = (unmixed_for(each, "__divmod__", "__rdivmod__") for each in (x, y))
    if left is not x or right is not y:
        return _divmod(run, left, right)
    error = TypeError(f"unsupported operand type(s) for divmod(): {type_name(x)!r} and {type_name(y)!r}")
    for a, b, method in ((x, y, "__divmod__"), (y, x, "__rdivmod__")):
        made = ask(run, a, method, b) if offers(run, a, "divmod") else NotImplemented
        if made is not NotImplemented:
            return made
    raise cannot(run, "divmod", error, x, y)


def _as_whole(value: Any) -> Any:
    value = whole(unmixed_for(value, "__pow__"))
    return int(value) if type(value) in kinds.INTEGERS else value


def _pow(run: Run, base: Any, exp: Any, mod: Any = None) -> Any:
    if mod is None:
        return power(run, base, exp)
    if not type(base) is type(exp) is type(mod) is int:
        base, exp, mod = (_as_whole(each) for each in (base, exp, mod))
    if type(base) is type(exp) is type(mod) is int:
        return charged(run, _power_modulo(run, base, exp, mod))
    if complex in map(type, (base, exp, mod)) and kinds.NUMERIC.issuperset(map(type, (base, exp))):
        raise ValueError("complex modulo")
    raise TypeError("pow() 3rd argument not allowed unless all arguments are integers")


def _power_modulo(run: Run, base: int, exp: int, mod: int) -> int:
    """`pow(base, exp, mod)`; by `_POWER_BITS` of a long exponent at a time, so that the clock is looked at."""
    # By squaring: a multiplication of numbers as long as the modulus for each bit of the exponent.
    work = max(base.bit_length(), mod.bit_length()) ** 2
    if not mod or exp.bit_length() * work < _LONG_POWER:
        run.charge_steps(exp.bit_length() * work >> 24)
        return pow(base, exp, mod)
    if exp < 0:
        base, exp = pow(base, -1, mod), -exp
    made = 1
    for shift in reversed(range(0, exp.bit_length(), _POWER_BITS)):
        run.charge_steps(2 * _POWER_BITS * work >> 24)
        part = (exp >> shift) & ((1 << _POWER_BITS) - 1)
        made = pow(made, 1 << _POWER_BITS, mod) * pow(base, part, mod) % mod
    return made


def _format(run: Run, value: Any, spec: Any = "", /) -> str:
    if type(spec) is not str:
        raise TypeError("format() argument 2 must be str")
    return format_value(run, value, -1, check_spec(run, spec))


def _ord(run: Run, c: Any, /) -> int:
    if type(c) in TEXT_LIKE:
        return ord(c)
    raise TypeError(f"ord() expected string of length 1, but {type_name(c)} found")


def _digits(name: str, real: Callable[[int], str]) -> Builtin:
    def call(run: Run, number: Any, /) -> str:
        return run.charged_text(real(as_integer(number)))

    return Builtin(name, call, effects=PURE, cost=ITSELF)


def _iter(run: Run, source: Any, sentinel: Any = _MISSING, /) -> Any:
    if sentinel is not _MISSING:
        return lazily(run, map(attrgetter("value"), _until(run, source, sentinel)), source)
    if type(source) in kinds.ITERATORS:
        return source
    # An iterator over a dict or set goes on to say that its size has changed.
    items = stepped(run, iterate(source, run)) if type(source) in _TABLES else counted(run, source)
    return lazily(run, items, source)


def _until(run: Run, function: Any, sentinel: Any) -> Iterator[Rank]:
    """What a function gives, until that equals the sentinel."""
    if not kinds.is_callable(function):
        raise TypeError("iter(v, w): v must be callable")
    call = caller(run, function, touch)

    def called() -> Rank:
        run.charge_steps(1)
        return Rank(run, call())

    return iter(called, Rank(run, sentinel))


def _next(run: Run, iterator: Any, default: Any = _MISSING, /) -> Any:
    kind = type(iterator)
    run.charge_steps(1)
    try:
        if kind in kinds.ITERATORS:
            return next(iter(iterate(iterator, run)))
        return perform(run, "next", TypeError(f"{type_name(iterator)!r} object is not an iterator"), iterator)
    except StopIteration as end:
        if default is not _MISSING:
            return default
        if run.state is None:
            raise  # with what a generator has returned
        told = [run.state.touch(each) for each in end.args]
        keep_own(run, *(now for each, now in zip(end.args, told, strict=True) if now is not each))  # never the host's
        raise StopIteration(*told) from None


def _callable(run: Run, x: Any, /) -> bool:
    return type(x) in CALLABLE or type(x) is kinds.TypeName or offers(run, x, "call")


_ALL = (
    Builtin(
        "len", at_sight(by_special(_len, "__len__", then=checked_size), "len"), effects=READS | PASSES, cost=FREE,
    ),
    Builtin("sum", at_sight(_sum, "sum", charged), effects=CONSUMES, cost=ITSELF),
    Builtin("sorted", at_sight(_sorted, "sorted"), callback="key", effects=CONSUMES | CALLBACK | MAKES, cost=ITSELF),
    Builtin("any", _any, effects=READS | DRAWS, cost=ITSELF), Builtin("all", _all, effects=READS | DRAWS, cost=ITSELF),
    Builtin("zip", _zip, lazy=True, effects=_DRAWING, cost=_PER_SOURCE),
    Builtin("enumerate", _enumerate, lazy=True, effects=_DRAWING, cost=ITSELF),
    Builtin("reversed", _reversed, lazy=True, effects=READS | PASSES, cost=ITSELF),
    Builtin("map", _quick_map, callback="0", lazy=True, effects=_DRAWING | CALLBACK, cost=_PER_SOURCE),
    Builtin("filter", _filter, callback="0", lazy=True, effects=_DRAWING | CALLBACK, cost=ITSELF),
    Builtin("abs", _abs, effects=READS, cost=ITSELF), Builtin("round", _round, effects=READS, cost=ITSELF),
    Builtin("divmod", at_sight(_divmod, "divmod"), effects=READS, cost=ITSELF),
    Builtin("pow", at_sight(_pow, "pow"), effects=READS, cost=ITSELF),
    Builtin("repr", lambda run, obj, /: to_repr(run, obj), effects=READS, cost=ITSELF),
    Builtin("ascii", lambda run, obj, /: converted(run, obj, "a"), effects=READS, cost=ITSELF),
    Builtin("format", _format, effects=READS, cost=ITSELF), Builtin("ord", _ord, effects=PURE, cost=FREE),
    Builtin("chr", lambda run, i, /: chr(as_integer(i)), effects=PURE, cost=Takes(CHAR_BYTES)),
    Builtin("callable", _callable, effects=TOUCH | PASSES, cost=FREE),
    Builtin("iter", _iter, lazy=True, effects=_DRAWING | CALLBACK, cost=ITSELF),
    # It takes an item off an iterator, whatever that does.
    Builtin("next", at_sight(_next, "next", kinds.ITERATORS), effects=UNKNOWN | DRAWS | FIRST, cost=ITSELF),
    _extreme(COMPARE[ast.Gt], "max", max), _extreme(_less, "min", min),
    _digits("bin", bin), _digits("hex", hex), _digits("oct", oct),
    *CONSTRUCTORS, *KINSHIP,
)  # fmt: skip


BUILTINS: dict[str, Builtin] = {each.name: each for each in _ALL}
