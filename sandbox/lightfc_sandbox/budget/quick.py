"""What the library does so often that `quick.pyx` does it in C, where that is compiled; here it is Python."""

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import partial
from itertools import compress, repeat
from typing import Any

from lightfc_sandbox.budget.costs import BRIEF_LEVELS, LONG_TEXT, MOST_BRIEF, STRING_BYTES, TEXT_LIKE
from lightfc_sandbox.errors import Stop


def quick_call(
    slow: Callable[..., Any],
    real: Callable[..., Any],
    cost: Any,
    *,
    hands_on: bool = False,
    allowed: Set[type] | None = None,
    owned: bool = False,
    holds: bool = False,
    result: Callable[..., Any] | None = None,
    own_error: Callable[..., Any] | None = None,
    moves: int = -1,
    fills: bool = False,
) -> Callable[..., Any]:
    """What does the same as `slow`, which is asked where a call is not plain.

    Args:
        slow: The whole: `slow(run, *args, **kwargs)`.
        real: What it calls in the end.
        cost: Charges a call before that; None: it costs nothing.
        hands_on: The run is an argument of `real` too.
        allowed: The types of arguments that it need not look at; None: it looks at none.
        owned: The first argument is of none of these.
        holds: The first is a container, which is bounded afterwards; what stands behind the second is only kept there.
        result: Charges what `real` gives, if that is no float or bool, and gives it on.
        moves: It moves so many of the first one's items, as a power of two, in the time of a step; -1: none.
        fills: It puts something into a set; see `wrapping.fill`.
        own_error: Gives what CPython would say of arguments that the cost refuses by a TypeError, or None.
    """
    return slow


def over(slow: Callable[..., Any], inner: Callable[..., Any]) -> Callable[..., Any]:
    """What does the same as `slow`, which asks `inner`, and does more only with values that `inner` has to look at."""
    return slow


def quick_order(slow: Callable[..., Any], symbol: str, *, steps: int = 0) -> Callable[..., Any]:
    """What compares two values as `slow` does, which is asked where they are not plain, or not short.

    Args:
        slow: The whole: `slow(run, a, b)`.
        symbol: What it tells: whether `a < b`, for one.
        steps: What it charges for each comparison, and then no more for short tuples that differ early.
    """
    return slow


def quick_search(
    slow: Callable[..., bool], check_key: Callable[..., Any], negated: bool = False
) -> Callable[..., bool]:
    """What tells whether `a in b`, or the opposite, as `slow(run, b, a)` does; keys are checked first."""
    return lambda run, a, b: slow(run, b, a) is not negated


def by_special(
    slow: Callable[..., Any],
    method: str,
    *,
    plain: type | None = None,
    then: Callable[..., Any] | None = None,
    steps: int = 0,
    mirrored: bool = False,
) -> Callable[..., Any]:
    """What does the same as `slow`, quicker where the first operand has a special method and nothing overlaps.

    That is a function of the class of an object that the program has made.

    Args:
        slow: The whole: `slow(run, value, *args)`.
        method: The name of the method; "": `slow(run, value, method, *args)` is told that.
        plain: What is given of this very type is what it gives.
        then: Gives it otherwise: `then(run, given)`; None: it is given as it is.
        steps: What it charges beside the call.
        mirrored: The second operand may be asked as well, and is asked first where its class is more special.
    """
    return slow


def by_function(slow: Callable[..., Any]) -> Callable[..., Any]:
    """What does as `slow(run, function, *args)`, quicker for a function of the program where nothing overlaps."""
    return slow


def asking(run: Any, method: str, ask: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """What asks an object of the program by a special method of its class that takes nothing else.

    Args:
        run: The run.
        method: The name of the method; where this is compiled and nothing overlaps, it is called as it is.
        ask: The whole: `ask(value)`.
    """
    return ask


def at_sight(slow: Callable[..., Any], name: str, *known: Any) -> Callable[..., Any]:
    """What does as `slow`, quicker where the arguments are plain: for a few functions, which are known by name.

    Args:
        slow: The whole: `slow(run, *args, **kwargs)`.
        name: How a program calls the function.
        known: What is asked meanwhile; of each function something else, see there.
    """
    return slow


def quick_made(
    slow: Callable[..., Any], real: Callable[..., Any], *types: type, fills: bool = False
) -> Callable[..., Any]:
    """What makes of two short containers a new one as `slow` does.

    Args:
        slow: The whole: `slow(run, a, b)`.
        real: What makes it in the end, of two of one of the types.
        types: That of what is charged, as `Account.charge_made` does it, and others that cost as much.
        fills: It puts the items of the second into the first, which is a set (`Account.filling`).
    """
    return slow


def quick_splice(slow: Callable[..., None]) -> Callable[..., None]:
    """What sets items as `slow(run, owner, index, value)` does, quicker for a slice of a short list."""
    return slow


def quick_format(
    slow: Callable[..., str], sizes: Callable[[str], Sequence[tuple[int, str]]], most: int
) -> Callable[..., str]:
    """What formats a value as `slow` does, quicker for numbers and texts of few characters.

    Args:
        slow: The whole: `slow(run, value, conversion, spec)`.
        sizes: Gives the widths and precisions in a specification of up to `most` characters.
    """
    return slow


def told_by(truth: Callable[[Any, Any], bool], run: Any) -> Callable[[Any], bool]:
    """What tells whether a value counts as true, as `truth(run, value)` does."""
    return partial(truth, run)


def stepped(run: Any, items: Iterable[Any]) -> Iterator[Any]:
    """The items of what draws on nothing that charges them, each charged one step."""

    def charged(item: Any) -> Any:
        run.charge_steps(1)
        return item

    return map(charged, items)


_LARGE = 1 << 60
_SHORT, _SMALL_SET, _FEW = 64, 32, 6


def kind_of(items: Any) -> type | None:
    """The type of all items of a list or tuple, if they are small integers, floats or short texts; else None.

    CPython compares these with one another by itself; where this is compiled, short tuples of such too.
    """
    kinds = set(map(type, items)) if type(items) is list or type(items) is tuple else ()
    kind = kinds.pop() if len(kinds) == 1 else None
    if kind is int:
        return kind if min(items) > -_LARGE and max(items) < _LARGE else None
    return kind if kind is float or (kind is str and max(map(len, items)) <= LONG_TEXT) else None


def are_brief(values: Any) -> bool:
    """Whether a value, or each of a tuple, is a number or text that takes no more in a text than is charged for any."""
    for each in values if type(values) is tuple else (values,):
        kind = type(each)
        if kind is not float and not (kind is int and -_LARGE < each < _LARGE) and not (kind is str and len(each) < 64):
            return False
    return True


def quick_repeat(slow: Callable[..., Any]) -> Callable[..., Any]:
    """`a * b` as `slow` does it, quicker for a short list, tuple or text that is repeated."""
    return slow


def brief_items(run: Any, value: Any) -> int:
    """How many items a value of short texts and numbers has, all the way down; -1 for any other, or one with many."""
    layer, items = [value], 0
    for _ in range(BRIEF_LEVELS + 1 if run.limits.container_depth >= BRIEF_LEVELS else 0):
        found = [*map(_brief_parts, layer)]
        if None in found:
            return -1
        layer = [part for parts in found for part in parts or ()]
        items += len(layer)
        if not layer or items > MOST_BRIEF:
            return -1 if layer else items
    return -1


def _brief_parts(value: Any) -> Sequence[Any] | None:
    """What a list, tuple or dict holds; nothing of a short text or number; None of any other."""
    kind = type(value)
    if kind is list or kind is tuple:
        return value  # type: ignore[no-any-return]  # as its type says
    if kind is dict:
        return (*value, *value.values())
    return () if value is None or kind is bool or are_brief((value,)) else None


def quick_key(slow: Callable[..., Any]) -> Callable[..., Any]:
    """What checks a key as `slow` does, which is asked where that is no number, text or short tuple of such."""
    return slow


def are_little(values: Sequence[Any]) -> bool:
    """Whether a few values are short texts or rows of bytes, numbers that are no larger, small sets or None."""
    return len(values) < _FEW and all(map(_is_little, values))


def _is_little(value: Any) -> bool:
    kind = type(value)
    if kind in TEXT_LIKE:
        return len(value) < _SHORT
    if kind is int:
        return bool(-_SHORT < value < _SHORT)
    return value is None or ((kind is set or kind is frozenset) and len(value) <= _SMALL_SET)


def charged_brief(run: Any, made: Any) -> Any:
    """What a function has made of what is little, charged: a text, a list or tuple of texts, a set, or a number."""
    kind = type(made)
    if kind is str:
        return run.charged_text(made)
    if kind is not int and kind is not bool:
        run.charge_made(kind, len(made))
        if kind is list or kind is tuple:
            arrays = sum(type(each) is bytearray for each in made)
            run.charge_bytes(STRING_BYTES * (len(made) + arrays) + 4 * sum(map(len, made)))
    return made


def quick_power(slow: Callable[..., Any]) -> Callable[..., Any]:
    """`a ** b` as `slow` does it, which charges nothing for what is small."""
    return slow


def find(run: Any, owner: Any, value: Any, at: int, stop: int, equal: Callable[..., bool]) -> int:
    """Where a sequence has a value from some place on, before another; -1: nowhere. Each item is charged a step."""
    while at < stop and at < len(owner):
        run.charge_steps(1)
        item = owner[at]
        if item is value or equal(run, item, value):
            return at
        at += 1
    return -1


def check_stack() -> None:
    """Refuse to go deeper where what is compiled has nearly used up the stack of the thread. Python looks itself.

    Raises:
        RecursionError: It has.
    """


def counted_items(run: Any, items: Any) -> Iterator[Any]:
    """Items that are gone through, each charged one step, their number bounded by `sequence_items`.

    As in CPython, where an item cannot be made the next one can be asked for; a generator would be at its end.
    """
    return compress(items, _charges(run))


def counting(iterate: Callable[..., Any], known: Set[type]) -> Callable[[Any, Any], Iterator[Any]]:
    """What gives the `counted_items` of what `iterate(value, run)` gives, which are those of known types themselves."""
    return lambda run, value: counted_items(run, iterate(value, run))


def _charges(run: Any) -> Iterator[bool]:
    for each in repeat(True, run.most_items):
        run.charge_steps(1)
        yield each
    raise Stop("sequence_items", run.limits.sequence_items, "an iterator gives more items")


def made_rows(run: Any, rows: Iterator[Any], row_bytes: int) -> Iterator[Any]:
    """Tuples that an iterator makes, each charged as it is made, however it is gone through.

    One that is where the last one was takes nothing more: CPython fills a tuple again that nobody has kept.
    """
    before = 0

    def charged_row(row: Any) -> Any:
        nonlocal before
        if id(row) != before:
            before = id(row)
            run.charge_bytes(row_bytes)
        return row

    return map(charged_row, rows)


class Guarded(Iterator[Any]):
    """An iterator that refuses to be asked while it is asked, or another one that shares what it goes over."""

    __slots__ = ("asked", "items")

    def __init__(self, items: Iterator[Any], beside: "Guarded | None" = None) -> None:
        self.items = items
        self.asked: list[bool] = [] if beside is None else beside.asked

    def __next__(self) -> Any:
        if self.asked:
            raise ValueError("generator already executing")
        self.asked.append(True)
        try:
            return next(self.items)
        finally:
            self.asked.clear()
