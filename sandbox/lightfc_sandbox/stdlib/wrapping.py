"""Functions of CPython as functions of a text: arguments looked at first, then the declared cost, then the call."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from enum import Enum
from functools import partial
from operator import is_
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF, Brief, Cost, Takes, Uncharged
from lightfc_sandbox.budget.costs import ITEM_BYTES, TEXT_LIKE
from lightfc_sandbox.budget.quick import are_little, charged_brief, over, quick_call
from lightfc_sandbox.effects import PURE, READS
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.scheduling.futures import touch
from lightfc_sandbox.stdlib.calling import call_value, caller
from lightfc_sandbox.stdlib.comparison import Rank
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    DECIMALS,
    HASHED,
    LIKE,
    NUMERIC,
    TEXTS,
    Builtin,
    Instance,
    type_name,
)
from lightfc_sandbox.values.plain import REFUSE, check_key, is_plain
from lightfc_sandbox.values.type_tables import as_integer, is_array, unmixed_for

Take = Callable[..., None]

_EXACT_STEPS = 2  # what adding or comparing two short fractions takes, by steps
_ONCE = kinds.LAZY | {kinds.TextGenerator}
_MAY_HOLD_ARRAYS = CONTAINERS - HASHED - {bytearray}
_ROW_BYTES = 96  # a list of a nested one beside its items, and its place


class Taking:
    """What refuses values by whose methods CPython would work, so that no method of a host object is run.

    Attributes:
        allowed: The types of values that it need not be asked of.
        take: What refuses others.
    """

    def __init__(self, allowed: set[type] | frozenset[type], take: Take) -> None:
        self.allowed, self.take = allowed, take

    def __call__(self, *values: Any) -> None:
        """Look at values."""
        if not self.allowed.issuperset(map(type, values)):
            self.take(*values)


def _taking(allowed: set[type] | frozenset[type], complaint: str) -> Taking:
    """What refuses values of other than the allowed types."""

    def take(*values: Any) -> None:
        for value in values:
            if type(value) not in allowed:
                raise TypeError(complaint.format(type_name(value)))

    return Taking(allowed, take)


take_numbers = _taking(NUMERIC, "must be real number, not {}")
take_integers = _taking(frozenset({int, bool}), "'{}' object cannot be interpreted as an integer")
take_bounds = _taking(frozenset({int, bool, type(None)}), "'{}' object cannot be interpreted as an integer")
take_strings = _taking(frozenset({str}), "must be str, not {}")
take_plain = _taking(ATOMS, "must be a plain value, not {}")
"""Single values: a container or an object of the host is refused."""


def charge_number(run: Run, value: Any = 0, *_: Any, **__: Any) -> None:
    """Charge the integers that an exact number is about to become: a short Decimal can be one of gigabytes."""
    if type(value) in DECIMALS and value.is_finite():
        run.charge_bits(4 * (abs(value.adjusted()) + len(value.as_tuple().digits)))


def charge_sums(run: Run, items: Sequence[Any], times: int = 1) -> None:
    """Charge sums and comparisons of numbers, of which the exact ones are as long as their author likes.

    Args:
        times: How often each of them is added to another one, or compared.
    """
    common, widest, exact = 1, 0, 0
    for item in items:
        kind = type(item)
        if kind in DECIMALS:
            charge_number(run, item)
        elif kind is int:
            run.charge_steps(item.bit_length() >> 6)
        elif kind in kinds.FRACTIONS:
            exact += 1
            widest = max(widest, item.numerator.bit_length() + item.denominator.bit_length())
            # The denominator of a sum is the common one of all of theirs, that of a sum of inverses of the others.
            for part in (item.numerator, item.denominator):
                if part and common % part:
                    run.charge_steps(common.bit_length() >> 6)
                    common = math.lcm(common, part)
                    run.charge_bits(common.bit_length())
    if exact:
        # Every other number meets the exact ones, and becomes as long as they are.
        run.charge_steps(len(items) * times * (_EXACT_STEPS + (widest + common.bit_length() >> 7)))


def call_back(run: Run, fn: Any, /, *args: Any) -> Any:
    """Call a function value of a text and have its value now."""
    return touch(run, call_value(run, fn, *args))


def ranked(run: Run, key: Any) -> Callable[[Any], Rank]:
    """What gives an item as CPython is to compare it: by itself, or by what a function of the text gives for it."""
    if key is None:
        return partial(Rank, run)
    rank_of = caller(run, key, touch)
    return lambda item: Rank(run, rank_of(item))


def call_each(run: Run, fn: Any, items: Iterator[Any]) -> list[Any]:
    """What a function value of a text gives for each of items that only the caller knows, all of it there."""
    if run.state is None:
        call = caller(run, fn, touch)
        return [call(item) for item in items]
    found: list[Any] = run.each(run, fn, items)
    return found


def taking_numpy(builtin: Builtin) -> Builtin:
    """A function that refuses what is no number of Python's, as one that takes those of numpy too.

    It is asked once more, with the numbers that they stand for: so others pay nothing.
    """
    function = builtin.fn

    def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
        try:
            return function(run, *args, **kwargs)
        except TypeError:
            given = [*args, *kwargs.values()]
            plain = [plain_numbers(run, each) for each in given]
            # What was gone through the first time cannot be gone through again.
            if all(map(is_, given, plain)) or any(type(each) in _ONCE for each in given):
                raise
        return function(run, *plain[: len(args)], **dict(zip(kwargs, plain[len(args) :], strict=True)))

    known = builtin.of_type, builtin.callback, builtin.lazy, builtin.partial_of
    return Builtin(builtin.name, over(call, function), *known, builtin.effects | READS, cost=ITSELF)


def plain_numbers(run: Run, value: Any) -> Any:
    """A value with Python's own numbers where it is one of numpy, an array, or a list of such; any other as it is.

    Members of an `IntEnum` are numbers too.
    """
    if is_array(value):
        return array_list(run, value)
    if type(value) not in _MAY_HOLD_ARRAYS:
        return _number(value)
    run.charge_steps(len(value) >> 4)
    held = set(map(type, value))
    if any(map(_is_of_enum, held)) or (any(kind.__module__ == "numpy" for kind in held) and any(map(is_array, value))):
        is_plain(run, value)  # bounds the depth and what is shared
        run.charge_items(len(value), ITEM_BYTES)
        return [plain_numbers(run, each) for each in value]
    return value


def _number(value: Any) -> Any:
    """A member of an enum of numbers or texts as its value, by which CPython works; any other value as it is."""
    return unmixed_for(value, "__index__", "__float__", "__str__")


def _is_of_enum(kind: type) -> bool:
    return kind._mixed if issubclass(kind, Instance) else issubclass(kind, Enum)


def _with_numbers(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], dict[str, Any]] | None:
    """Arguments with such values in the place of members; None if there are none."""
    given = [*args, *kwargs.values()]
    plain = [_number(each) for each in given]
    if all(map(is_, given, plain)):
        return None
    return plain[: len(args)], dict(zip(kwargs, plain[len(args) :], strict=True))


def array_list(run: Run, array: Any) -> Any:
    """What `tolist` of an array gives: a number for each item, and a list for each of each axis."""
    shape, lists = array.shape, 1
    for axis in range(len(shape) - 1):
        lists += math.prod(shape[: axis + 1])
    run.charge_items(array.size, 0)
    run.charge_bytes(max(array.size, 1) * ITEM_BYTES + lists * _ROW_BYTES)  # at once, as it is made
    run.charge_steps((array.size + lists) >> 3)
    return array.tolist()


def taking_arrays(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members of a module whose functions all take the numbers of numpy, and arrays of them, for Python's own."""
    return {
        # What changes its argument has to be given that itself.
        name: taking_numpy(each) if type(each) is Builtin and name != "shuffle" else each
        for name, each in members.items()
    }


def plain_arguments(run: Run, values: tuple[Any, ...], taken: set[type] | frozenset[type] = ATOMS) -> None:
    """Refuse what is of other types than are taken, beside a tuple of such values, as `str.startswith` has it."""
    for value in values:
        if type(value) in taken:
            continue
        if type(value) is not tuple:
            raise TypeError(f"this function takes plain values, not {type_name(value)!r}")
        run.charge_steps(len(value))
        if not taken.issuperset(map(type, value)):
            raise TypeError(f"this function takes plain values, not {type_name(value)!r}")
        run.charge_steps(sum(len(each) for each in value if type(each) in TEXT_LIKE) >> 10)


def _own_error(real: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> TypeError | None:
    """What CPython itself says of arguments of the wrong type: it is asked with small values of the same types."""
    try:
        real(*map(_small, args), **{name: _small(value) for name, value in kwargs.items()})
    except TypeError as error:
        return error
    except Exception:  # noqa: BLE001 - small values may be wrong in another way
        return None
    return None


def _small(value: Any) -> Any:
    """A small value of the same type."""
    kind = type(value)
    if kind in TEXTS:
        return value[:1]
    if kind in kinds.INTEGERS:
        return min(max(value, -1), 1)
    if kind in kinds.CALLABLE:
        return LIKE[kinds.TextFunction]
    if kind in CONTAINERS or kind in NUMERIC:
        return kind()
    return range(0) if kind is range else value if kind in kinds.QUICK else LIKE[kind]


_NONE: frozenset[type] = frozenset()


class Plain(Uncharged):
    """A function of CPython, or a method with its owner as the first argument, as one of a text.

    Args:
        real: CPython's own.
        take: What refuses arguments by whose methods CPython would work; None: whatever is not plain.
        result: What charges what it gives, where only that tells how large it is, and gives it on.
        owned: It is a method, whose first argument is a plain value that the text has asked for it.
        taken: The types of values that it takes, where nothing else refuses any.
    """

    def __init__(
        self,
        real: Callable[..., Any],
        *,
        take: Callable[..., None] | None = None,
        result: Callable[[Run, Any], Any] | None = None,
        owned: bool = False,
        taken: set[type] | frozenset[type] = ATOMS,
    ) -> None:
        self.real, self.take, self.result, self.owned, self.taken = real, take, result, owned, taken

    def charged(self, cost: Cost) -> Callable[..., Any]:
        """The function, charged once its arguments are known to be plain."""
        real, take, result, owned, taken = self.real, self.take, self.result, self.owned, self.taken
        is_free, is_brief = cost is FREE or cost is ITSELF, type(cost) is Brief

        def call(run: Run, /, *args: Any, **kwargs: Any) -> Any:
            try:
                if take is not None:
                    take(*args, *kwargs.values())
                elif kwargs or (len(args) > owned and not taken.issuperset(map(type, args))):
                    plain_arguments(run, (*args, *kwargs.values()), taken)
                elif is_brief and are_little(args):
                    return charged_brief(run, real(*args))
                if not is_free:
                    cost(run, *args, **kwargs)
            except TypeError as error:
                if (numbers := _with_numbers(args, kwargs)) is not None:
                    return call(run, *numbers[0], **numbers[1])
                raise _own_error(real, args, kwargs) or error from None
            made = real(*args, **kwargs)
            return made if result is None else result(run, made)

        return quick_call(
            call, real, None if is_free else cost, allowed=taken if take is None else getattr(take, "allowed", _NONE),
            owned=owned, result=result, own_error=_own_error,
        )  # fmt: skip


def listed(root: Any, costs: Mapping[str, Cost], effects: int = PURE, **looked_at: Any) -> dict[str, Any]:
    """Functions that call those of a module of CPython."""
    return {
        name: Builtin(f"{root.__name__}.{name}", Plain(getattr(root, name), **looked_at), effects=effects, cost=cost)
        for name, cost in costs.items()
    }


KINDS: dict[str, Callable[[Run, Any], Any]] = {
    "key": check_key, "ordered key": lambda run, key: check_key(run, key, REFUSE),
    "integer": lambda run, value: as_integer(value),
}  # fmt: skip
"""What the first parameter of a method takes: what refuses a value, and gives what CPython's own is to see."""

TAKEN: dict[str, Set[type]] = {
    **dict.fromkeys(("key", "ordered key"), frozenset({str, bytes, int, float, bool, type(None)})),
    "integer": frozenset({int}),
}
"""The types of values that these give as they are, and charge nothing for."""


def fill(run: Run, owner: set[Any], change: Callable[..., Any], *given: Any) -> Any:
    """Put something into a set, to which whatever is asked for that compares items must add nothing.

    CPython may put a new item into the place of a removed one that it has seen before the comparisons. It does not look
    whether these have put another one there (gh-141805).
    """
    if run.filled is not None and id(owner) in run.filled:
        raise Refused("comparing the items of a set cannot change that set in a program")
    run.filling = owner
    try:
        return change(owner, *given)
    finally:
        run.filling = None


def own_methods(cls: type, effects: int, grows: int, moves: int | None = None, **methods: str) -> dict[str, Any]:
    """CPython's own methods of a container, each with the kind of its first parameter, if it has any.

    What stands behind that is only kept, or given back.

    Args:
        cls: The exact type of the owner.
        effects: What they may do.
        grows: What the owner takes for what one call adds to it, in bytes; 0: it adds nothing.
        moves: They move items of it: so many of the owner's, as a power of two, in the time of a step.
        methods: By name the kind, as `KINDS` has it.
    """
    return {
        name: kinds.Method(
            _own_method(getattr(cls, name), kind, grows, moves, fills=cls is set and grows > 0),
            effects=effects,
            cost=ITSELF,
        )
        for name, kind in methods.items()
    }


def _own_method(
    real: Callable[..., Any], kind: str, grows: int, moves: int | None, *, fills: bool
) -> Callable[..., Any]:
    take: Any = KINDS.get(kind)

    def call(run: Run, owner: Any, /, *args: Any) -> Any:
        if moves is not None:
            run.charge_steps(len(owner) >> moves)
        return real(owner, *args)

    def call_with(run: Run, owner: Any, item: Any, /, *others: Any) -> Any:
        run.bytes_left -= grows
        if run.bytes_left < 0:
            run.out_of_memory()
        if moves is not None:
            run.charge_steps(len(owner) >> moves)
        try:
            item = take(run, item)
            made = fill(run, owner, real, item, *others) if fills else real(owner, item, *others)
        except TypeError as error:
            raise _own_error(real, (owner, item, *others), {}) or error from None
        if len(owner) > run.most_items:
            run.check_size(owner)
        return made

    if take is None:
        return call if moves is not None else quick_call(call, real, None, owned=True)
    return quick_call(
        call_with, real, Takes(grows), allowed=TAKEN.get(kind, _NONE), owned=True, holds=True,
        moves=-1 if moves is None else moves, fills=fills,
    )  # fmt: skip


counted_result: Callable[[Run, Any], Any] = Run.checked
"""For a result that may have too many items."""


def functions(module: str, effects: int, cost: Cost, **implementations: Callable[..., Any]) -> dict[str, Any]:
    """Functions of a module that may do the same and cost the same, by name."""
    return {name: Builtin(f"{module}.{name}", fn, effects=effects, cost=cost) for name, fn in implementations.items()}
