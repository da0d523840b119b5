"""Comparisons, by value for plain data and never by a method of the host."""

import _ast as ast
import operator
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import COPIED_ENTRY_BYTES, LONG_TEXT
from lightfc_sandbox.budget.quick import by_special, find, quick_order, quick_search
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.stdlib.operands import FURTHER, NUMBERS_INSIDE, ON_ARRAYS, SETS, Binary, hashable, on_arrays, truth
from lightfc_sandbox.values import flags, host_objects, kinds, opened, type_tables
from lightfc_sandbox.values.fields import field_of
from lightfc_sandbox.values.iteration import counted
from lightfc_sandbox.values.kinds import ATOMS, CONTAINERS, DECIMALS, HASHED, LISTS, MAPPINGS, QUICK, type_name
from lightfc_sandbox.values.opened import cannot, offers
from lightfc_sandbox.values.plain import NUMBERED, charge_collisions, check_key, compares_at_once
from lightfc_sandbox.values.precision import compared
from lightfc_sandbox.values.type_tables import compares_by_identity, derives, is_array, is_named_tuple, unmixed

_KEYED: frozenset[type] = HASHED | kinds.KEY_VIEWS
_NO_NUMBERS = frozenset({str, bytes, type(None)}) | HASHED  # what numpy finds unequal to each item of an array
_SLOW_WORK = 8
_FEW = 8
_PLAINLY = frozenset({int, float, str, bool})


def _equal(run: Run, a: Any, b: Any) -> Any:
    if type(a) in ATOMS and type(b) in ATOMS:
        _charge_compared(run, a, b)
        return compared(run, operator.eq, a, b) if type(a) in DECIMALS or type(b) in DECIMALS else a == b
    if type(a) is Pending or type(b) is Pending:
        return equal(run, touch(run, a), touch(run, b))
    if type(a) in LISTS and type(b) in LISTS and compares_at_once(run, a, b):
        return a == b
    if _are_themselves(a, b):
        run.charge_steps(1)
        return a is b
    return _equal_others(run, unmixed(a), unmixed(b))


def _are_themselves(*values: Any) -> bool:
    """Whether values are objects of classes of the text that equal themselves alone, as members of enums do."""
    for each in values:
        kind: Any = type(each)
        if not issubclass(kind, kinds.Instance) or "__eq__" in kind._members or "__ne__" in kind._members:
            return False
    return True


def _equal_others(run: Run, a: Any, b: Any) -> Any:
    """`a == b` of what are neither numbers and texts alone nor plain lists and tuples."""
    if opened.is_opened(run, a, b):
        return _compare_opened(run, "==", a, b)
    if is_array(a) or is_array(b):
        return _compare_arrays(run, a, b, unequal=False)
    if type(a) in SETS and type(b) in SETS:
        _charge_sets(run, a, b)
        return a == b
    if compares_at_once(run, a, b):
        return a == b
    further = _further_equality(a, b)
    return _same(run, a, b) if further is None else further(run)


def _further_equality(a: Any, b: Any) -> Callable[[Run], Any] | None:
    """`a == b` by what the type of one of them says, if it does; few say it of what stands before them too."""
    further = FURTHER.get((type(a), "=="))
    if further is not None:
        return lambda run: further(run, a, b)
    mirrored = FURTHER.get((type(b), "mirrored =="))
    return None if mirrored is None else lambda run: mirrored(run, b, a)


def _are_special(a: Any, b: Any) -> bool:
    """Whether two values are objects of one class of the text, which has special methods."""
    kind = type(a)
    return kind is type(b) and issubclass(kind, kinds.Instance) and kind._special


equal = quick_order(by_special(_equal, "__eq__", mirrored=True), "==")
"""`a == b`: by value for plain data, by their own rule for registered types, by identity for opaque objects."""


def _is_equal(run: Run, a: Any, b: Any) -> bool:
    return truth(run, equal(run, a, b))


is_equal: Callable[[Run, Any, Any], bool] = by_special(_is_equal, "__eq__", plain=bool, then=truth, mirrored=True)
"""Whether `a == b`."""


def _charge_sets(run: Run, a: Any, b: Any) -> None:
    run.charge_steps(min(len(a), len(b)))
    charge_collisions(run, hashable(run, a), hashable(run, b))


def _charge_compared(run: Run, a: Any, b: Any) -> None:
    """Charge the work of comparing two plain values: long texts take long, and exact numbers are Python."""
    kind = type(a)
    if kind is str or kind is bytes:
        if len(a) > LONG_TEXT and type(b) is kind:
            run.charge_work(min(len(a), len(b)) >> 12)
    elif kind not in QUICK or type(b) not in QUICK:
        run.charge_work(_SLOW_WORK)


def _compare_opened(run: Run, symbol: str, a: Any, b: Any) -> Any:
    """`a == b` or `a != b`, of which at least one is of an opened type."""
    made = host_objects.compare(run, symbol, a, b) if symbol == "==" else _differs(run, a, b)
    if made is not NotImplemented:
        return made
    if is_array(a) or is_array(b):
        return _compare_arrays(run, a, b, unequal=symbol == "!=")
    return _same(run, a, b, asks=False) is (symbol == "==")


def _differs(run: Run, a: Any, b: Any) -> Any:
    """What the methods of two operands say of `a != b`: without a `__ne__`, one gives what its `__eq__` does not."""
    sides = ((a, b), (b, a))
    for one, other in reversed(sides) if type(a) is not type(b) and derives(type(b), type(a)) else sides:
        found: Any = NotImplemented
        if offers(run, one, "!="):
            found = host_objects.ask(run, one, "__ne__", other)
            if issubclass(type(one), kinds.Instance) and found is NotImplemented:
                continue  # of a class of the host it may mean that there is none
        if found is NotImplemented and offers(run, one, "=="):
            found = host_objects.ask(run, one, "__eq__", other)
            found = found if found is NotImplemented else not truth(run, found)
        if found is not NotImplemented:
            return found
    return NotImplemented


def _compare_arrays(run: Run, a: Any, b: Any, *, unequal: bool) -> Any:
    """`a == b` or `a != b`, of which at least one is an array or number of numpy."""
    value, other = (a, b) if is_array(a) else (b, a)
    if not is_array(other) and type(other) not in NUMBERS_INSIDE:
        if not value.ndim:
            return equal(run, value.item(), other) is not unequal
        if type(other) in _NO_NUMBERS:
            return on_arrays(run, "==", lambda _run, x, _: ((x != x) & False) | unequal, value, 0)
    compare = operator.ne if unequal else operator.eq
    return on_arrays(run, "!=" if unequal else "==", lambda _run, x, y: compare(x, y), a, b)


def _same(run: Run, a: Any, b: Any, asks: bool = True) -> bool:
    """`==` for values that hold objects of the host somewhere: those are equal only if they are the same.

    Args:
        asks: Objects of an opened type are asked, which they have not been yet.
    """
    run.charge_steps(1)
    if a is b:
        return True
    a, b = unmixed(touch(run, a)), unmixed(touch(run, b))
    kind = type(a)
    if kind in ATOMS and type(b) in ATOMS:
        return bool(a == b)
    if is_array(a) or is_array(b) or (kind in SETS and type(b) in SETS):
        return truth(run, equal(run, a, b))
    further = _further_equality(a, b)
    if further is not None:
        return truth(run, further(run))
    if _sequences(a, b):
        return _size(a) == _size(b) and all(_same(run, x, y) for x, y in _side_by_side(a, b))
    if kind in MAPPINGS and type(b) in MAPPINGS:
        return _same_mappings(run, a, b)
    made = _equal_by_host(run, a, b) if asks else NotImplemented
    return truth(run, made) if made is not NotImplemented else kind is type(b) and _same_fields(run, a, b)


def _equal_by_host(run: Run, a: Any, b: Any) -> Any:
    return host_objects.compare(run, "==", a, b) if opened.is_opened(run, a, b) else NotImplemented


def _same_fields(run: Run, a: Any, b: Any) -> bool:
    fields = run.host_types.get(type(a))
    if not fields or compares_by_identity(type(a)):
        return False
    run.before_object()
    return all(_same(run, *(field_of(run, each, field.get(each)) for each in (a, b))) for field in fields.values())


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
    charge_collisions(run, a, b)
    if type(a) is type(b) is Counter:
        # What is not there counts as zero.
        keys = {**a, **b}
        run.charge_items(len(keys), COPIED_ENTRY_BYTES)
        return all(_same(run, dict.get(a, key, 0), dict.get(b, key, 0)) for key in keys)
    run.charge_steps(len(a))
    if type(a) is type(b) is OrderedDict and list(a) != list(b):
        return False
    return a.keys() == b.keys() and all(_same(run, value, b[key]) for key, value in a.items())


def _not_equal(run: Run, a: Any, b: Any) -> Any:
    if opened.is_opened(run, a, b) and not _are_themselves(a, b):
        return _compare_opened(run, "!=", a, b)
    if is_array(a) or is_array(b):
        return _compare_arrays(run, a, b, unequal=True)
    return not equal(run, a, b)


not_equal = quick_order(_not_equal, "!=")
"""`a != b`."""


def _ordering(symbol: str, op: Callable[[Any, Any], Any]) -> Binary:
    def apply(run: Run, a: Any, b: Any) -> Any:
        if type(a) in ATOMS and type(b) in ATOMS:
            _charge_compared(run, a, b)
            return compared(run, op, a, b) if type(a) in DECIMALS or type(b) in DECIMALS else op(a, b)
        if type(a) is Pending or type(b) is Pending:
            return apply(run, touch(run, a), touch(run, b))
        if type(a) in LISTS and type(b) in LISTS and compares_at_once(run, a, b):
            return op(a, b)
        a, b = unmixed(a), unmixed(b)
        if is_array(a) or is_array(b) or opened.is_opened(run, a, b):
            return _order_objects(run, symbol, op, a, b)
        if type(a) in SETS and type(b) in SETS:
            _charge_sets(run, a, b)
            return op(a, b)
        further = FURTHER.get((type(a), symbol))
        if further is not None:
            return further(run, a, b)
        if compares_at_once(run, a, b):
            return op(a, b)
        if _sequences(a, b):
            differ = next(((x, y) for x, y in _side_by_side(a, b) if not _same(run, x, y)), None)
            return op(_size(a), _size(b)) if differ is None else apply(run, *differ)
        raise _not_ordered(run, symbol, a, b)

    return quick_order(by_special(apply, opened.COMPARED[symbol][0], mirrored=True), symbol)


def _not_ordered(run: Run, symbol: str, a: Any, b: Any) -> Exception:
    between = f"instances of {type_name(a)!r} and {type_name(b)!r}"
    return cannot(run, symbol, TypeError(f"{symbol!r} not supported between {between}"), a, b)


def _order_objects(run: Run, symbol: str, op: Callable[[Any, Any], Any], a: Any, b: Any) -> Any:
    """`a < b` and the like, of which at least one is of an opened type, or an array or number of numpy."""
    if not opened.is_opened(run, a, b):
        return on_arrays(run, symbol, lambda _run, x, y: op(x, y), a, b)
    made = host_objects.compare(run, symbol, a, b)
    if made is NotImplemented:
        raise _not_ordered(run, symbol, a, b)
    return made


def _is_item(run: Run, pair: tuple[Any, Any], items: Any) -> bool:
    key, owner = check_key(run, pair[0]), items.mapping
    return key in owner and (owner[key] is pair[1] or truth(run, equal(run, owner[key], pair[1])))


def _holds(run: Run, owner: Any, wanted: Any) -> Any:
    """What a flag or an object of an opened type tells of `wanted in owner`; None for all else."""
    if flags.is_flag(owner):
        return flags.holds(owner, wanted)
    return host_objects.contains(run, owner, wanted) if offers(run, owner, "in") else None


def _contains(run: Run, b: Any, a: Any) -> bool:
    if type(a) is Pending or type(b) is Pending:
        a, b = touch(run, a), touch(run, b)
    kind = type(b)
    known = _CONTAINS.get(kind)
    if known is not None:
        return known(run, a, b)
    plainly = kind in CONTAINERS and type(a) not in DECIMALS and not issubclass(type(a), kinds.Instance)
    if plainly and compares_at_once(run, a, b):
        return bool(a in b)
    if kind in kinds.CALLABLE or kind in kinds.NEVER_ITERATED:
        raise TypeError(f"argument of type {type_name(b)!r} is not iterable")
    if type_tables.is_array(b):
        return bool(ON_ARRAYS["in"](run, b, a))
    found = _holds(run, b, a)
    return _among(run, a, b) if found is None else truth(run, found)


_searched = by_special(_contains, "__contains__", plain=bool, then=truth, steps=host_objects.ASKED_STEPS)
contains = quick_search(_searched, check_key)
"""`a in b`."""


def _among(run: Run, a: Any, b: Any) -> bool:
    """`a in b` item by item, so that long ranges and iterators are charged, and no object of the host compares."""
    if type(b) is list or type(b) is tuple:
        return find(run, b, a, 0, sys.maxsize, is_equal) >= 0
    try:
        items = counted(run, b)
    except TypeError:
        if not issubclass(type(b), kinds.Instance):
            raise
        raise TypeError(f"argument of type {type_name(b)!r} is not iterable") from None
    return any(item is a or is_equal(run, item, a) for item in items)


def _is_member(run: Run, a: Any, b: Any) -> bool:
    members = type_tables.members_of(b)
    if members is None:
        raise TypeError(f"argument of type {type_name(b)!r} is not iterable")
    if type(b) is kinds.Builtin:
        return member_with(run, members, a) is not None
    if derives(type(a), b.cls):
        return True
    raise TypeError(f"only its members are in {b.name!r}: compare with the `value` of each")


def member_with(run: Run, members: dict[str, Any], value: Any) -> Any:
    """The member of an enum of the text that is a value, or has it; None if there is none."""
    run.charge_steps(len(members))
    same = (each for each in members.values() if each is value or is_equal(run, each.fields["_value_"], value))
    return next(same, None)


def _in_text(run: Run, a: Any, b: Any) -> bool:
    if type(a) not in (ATOMS if type(b) is str else kinds.BYTES_TAKEN):
        if type(b) is str:
            raise TypeError(f"'in <string>' requires string as left operand, not {type_name(a)}")
        raise TypeError(f"a bytes-like object is required, not {type_name(a)!r}")
    run.charge_steps(len(b) >> 10)
    return a in b


_CONTAINS: dict[type, Callable[[Run, Any, Any], bool]] = {
    **dict.fromkeys((str, bytes, bytearray), _in_text),
    **dict.fromkeys((kinds.HostType, kinds.Builtin), _is_member),
    range: lambda run, a, b: a in b if type(a) is int or type(a) is bool else _among(run, a, b),
    **dict.fromkeys(_KEYED, lambda run, a, b: check_key(run, a) in b),
    **dict.fromkeys(kinds.ITEM_VIEWS, lambda run, a, b: type(a) is tuple and len(a) == 2 and _is_item(run, a, b)),
}
"""What is asked whether it holds something in a way of its own."""


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
    ast.NotIn: quick_search(_searched, check_key, negated=True),
}


class Rank:
    """A value that CPython compares, in a sort or a search, by the rules of the sandbox; each time for a step."""

    __slots__ = ("run", "value")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, run: Run, value: Any) -> None:
        self.run = run
        self.value = value

    def __lt__(self, other: "Rank") -> bool:
        return less(self.run, self.value, other.value)

    def __eq__(self, other: object) -> bool:
        value = other.value if type(other) is Rank else other
        return self.value is value or is_equal(self.run, self.value, value)


def _by_first(a: tuple[Any, ...], b: tuple[Any, ...]) -> bool | None:
    """Whether `a < b` for the first items that differ, if all before them are as plain; None: they have to be asked."""
    for x, y in zip(a, b, strict=False):
        kind = type(x)
        if kind is not type(y) or kind not in _PLAINLY or (kind is str and len(x) > LONG_TEXT):
            return None
        if x is not y and x != y:
            return bool(x < y)
    return len(a) < len(b)


def _is_less_row(a: tuple[Any, ...], b: tuple[Any, ...]) -> bool | None:
    """The same of any two short tuples: most differ by the very first items."""
    if a and b and type(x := a[0]) is type(y := b[0]) is int and x != y:
        return bool(x < y)
    return a < b if NUMBERED.issuperset(map(type, a + b)) else _by_first(a, b)


def _less(run: Run, a: Any, b: Any) -> bool:
    run.charge_steps(1)
    kind = type(a)
    if kind is type(b):
        if kind is int or kind is float:
            return bool(a < b)
        if kind is tuple and len(a) < _FEW and len(b) < _FEW:
            decided = _is_less_row(a, b)
            if decided is not None:
                return decided
        elif _are_special(a, b):
            return truth(run, _order_objects(run, "<", operator.lt, a, b))
    elif kind in NUMBERED and type(b) in NUMBERED:
        return bool(a < b)
    return truth(run, COMPARE[ast.Lt](run, a, b))


less: Callable[[Run, Any, Any], bool] = quick_order(
    by_special(_less, "__lt__", plain=bool, then=truth, steps=1, mirrored=True), "<", steps=1
)
"""Whether `a < b`, for a step."""


def _same_slice(run: Run, a: Any, b: Any) -> bool:
    return type(b) is slice and is_equal(run, (a.start, a.stop, a.step), (b.start, b.stop, b.step))


def _same_method(run: Run, a: Any, b: Any) -> bool:
    return type(b) is kinds.BoundMethod and a.owner is b.owner and a.name == b.name


FURTHER[slice, "=="], FURTHER[kinds.BoundMethod, "=="] = _same_slice, _same_method
FURTHER.update({
    (kind, "=="): lambda run, a, b: bool(a == b) for kind in (kinds.UnionType, kinds.TypeName, kinds.OwnMethod)
})  # fmt: skip
