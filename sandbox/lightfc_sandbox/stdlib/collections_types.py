"""The containers of `collections` in a text: `Counter`, `defaultdict`, `OrderedDict` and `deque`, by their exact type.

They are CPython's own objects, whether a text made them or a tool gave them. Whatever of CPython's would call back
(`Counter.__missing__`, the factory of a `defaultdict`, `+` of the counts) is done here instead, charged and by the
rules of the sandbox. A `defaultdict` that is the text's own is a `DefaultDict` and holds a `Default`; one of the
host is never added to, and what it makes of a missing key is told only if it makes a value of a plain type.
"""

import _ast as ast
import operator
import sys
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lightfc_sandbox.budget import costs
from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.charging import FREE, ITSELF
from lightfc_sandbox.budget.costs import DEQUE_ITEM_BYTES, ENTRY_BYTES, MAPPING_BYTES, ORDERED_ENTRY_BYTES, SET_BYTES
from lightfc_sandbox.budget.quick import find
from lightfc_sandbox.effects import CALLBACK, CONSUMES, MAKES, PASSES, PURE, R_OTHER, READS, W_MAP, W_OTHER
from lightfc_sandbox.errors import Refused
from lightfc_sandbox.stdlib.builtin_types import pairs_of
from lightfc_sandbox.stdlib.builtins import BUILTINS
from lightfc_sandbox.stdlib.comparison import is_equal
from lightfc_sandbox.stdlib.methods import copy_of, count_items, index_of, reading_methods
from lightfc_sandbox.stdlib.operands import FURTHER, Binary, truth
from lightfc_sandbox.stdlib.operators import add, charged, subtract
from lightfc_sandbox.stdlib.special_methods import mapping_of
from lightfc_sandbox.stdlib.subscripts import SUBSCRIPTS, subscript
from lightfc_sandbox.stdlib.wrapping import KINDS, TAKEN, call_back, own_methods, take_integers, take_plain
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.holding import held_by
from lightfc_sandbox.values.iteration import collect, counted, is_sized, item_bytes, iterate
from lightfc_sandbox.values.kinds import (
    ATOMS,
    INTEGERS,
    MAPPINGS,
    TEXTS,
    Attributes,
    Builtin,
    Default,
    DefaultDict,
    Method,
    inner_of,
    type_name,
)
from lightfc_sandbox.values.lazy import counted_items, lazily
from lightfc_sandbox.values.plain import ASK, REFUSE, charge_collisions, check_key
from lightfc_sandbox.values.precision import exactly
from lightfc_sandbox.values.text import to_repr
from lightfc_sandbox.values.type_tables import ATTRIBUTES, methods, name_methods, whole

Counts = Counter[Any]
Change = Callable[[Run, Any, Any], Any]
_BY_COUNT = Builtin("most_common", lambda run, pair, /: pair[1], effects=PURE, cost=FREE)

_FACTORY_BYTES: Mapping[type, int] = {
    deque: costs.DEQUE_BYTES, set: SET_BYTES, frozenset: SET_BYTES, Counter: MAPPING_BYTES, OrderedDict: MAPPING_BYTES,
    defaultdict: MAPPING_BYTES,
}  # fmt: skip
"""What a container takes that is made for a missing key, where that is more than the commonest."""

_BLOCK = 512  # items of a deque that are stepped over in the time of one turn of a loop
_W_MAPPING = W_MAP | W_OTHER
_COUNTS_IN = CONSUMES | _W_MAPPING
_FILLS = _COUNTS_IN | PASSES
_ROWS = frozenset({str, list, tuple})
_TEXT = frozenset({str})
_DEQUES = frozenset({deque, type(iter(deque())), type(reversed(deque()))})
_COPIED = methods(READS | MAKES | PASSES, ITSELF, copy=copy_of)


def put(run: Run, owner: Any, key: Any, value: Any) -> None:
    """`owner[key] = value` in a mapping."""
    ordered = type(owner) is OrderedDict
    run.charge_bytes(ORDERED_ENTRY_BYTES if ordered else ENTRY_BYTES)
    owner[check_key(run, key, REFUSE if ordered else ASK)] = value
    run.check_size(owner)


def _check_ordered(run: Run, keys: Any) -> None:
    """Refuse the keys of a table that an `OrderedDict` cannot have.

    CPython's own finds an entry by several comparisons, and believes that they tell the same: an `__eq__` of the text
    that does not, or that changes the `OrderedDict`, would have it read and free memory that is not its own.
    """
    if not ATOMS.issuperset(map(type, keys)):
        for key in keys:
            check_key(run, key, REFUSE)


def tally(run: Run, owner: Counts, source: Any, combine: Binary = add) -> None:
    """Count the items of an iterable, or combine the counts of a mapping, into `owner`."""
    held = inner_of(run, source)
    if type(held) in MAPPINGS:
        _tally_counts(run, owner, held, combine)
        return
    adds = combine is add
    if adds and not owner and _holds_texts(run, source):
        run.charge_steps(len(source))
        found = Counter(iterate(source, run))
        run.charge_bytes(ENTRY_BYTES * len(found))
        owner.update(found)
        return
    have = owner.get
    for item in counted(run, source):
        key = item if type(item) is str else check_key(run, item)
        before = have(key)
        if before is None:
            run.charge_bytes(ENTRY_BYTES)
            run.check_size(owner)
            before = 0
        # Counting by ones makes no number that is worth being charged.
        counts = adds and type(before) is int and before < sys.maxsize
        owner[key] = before + 1 if counts else combine(run, before, 1)


def _tally_counts(run: Run, owner: Counts, source: Any, combine: Binary) -> None:
    """Combine the counts of a mapping into `owner`."""
    # As in CPython, the counts of a mapping are taken as they are where there are none yet.
    as_they_are = combine is add and not owner
    for key, count in list(source.items()):
        run.charge_steps(1)
        if not as_they_are:
            there = dict.get(owner, key, 0)
            # `update` adds what was there to what is new, which not all counts take the other way round.
            count = add(run, count, there) if combine is add else combine(run, there, count)
        put(run, owner, key, count)


def _holds_texts(run: Run, source: Any) -> bool:
    """Whether what is counted holds nothing but texts, so that CPython may count them."""
    return type(source) in _ROWS and len(source) <= run.most_items and _TEXT.issuperset(map(type, source))


def _change_counts(combine: Binary) -> Method:
    def call(run: Run, owner: Counts, iterable: Any = None, /, **kwds: Any) -> None:
        if iterable is not None:
            tally(run, owner, iterable, combine)
        if kwds:
            tally(run, owner, kwds, combine)

    return Method(call, effects=_COUNTS_IN, cost=ITSELF)


def _most_common(run: Run, owner: Counts, n: Any = None) -> list[Any]:
    if n is not None:
        take_integers(n)
    pairs: list[Any] = BUILTINS["sorted"].fn(run, owner.items(), key=_BY_COUNT, reverse=True)
    run.charge_made(list, len(pairs))
    return pairs if n is None else pairs[: max(n, 0)]


def _elements(run: Run, owner: Counts) -> Any:
    take_integers(*owner.values())
    run.charge_steps(len(owner))
    return lazily(run, counted_items(run, owner.elements()), owner)


def _charge_counts(run: Run, *counters: Any) -> None:
    """Charge what CPython makes of counters: each count by itself, and a new entry for it."""
    for each in counters:
        run.charge_items(len(each), ENTRY_BYTES)
        run.charge_steps(len(each))
        take_plain(*each.values())
        for count in each.values():
            charged(run, count) if type(count) not in TEXTS else run.charge_chars(len(count))
    charge_collisions(run, *counters)


def _counts(op: Callable[[Any, Any], Any]) -> Binary:
    """An operator of two counters: of the counts of each key, of which only the positive ones are kept."""

    def apply(run: Run, a: Any, b: Any) -> Any:
        if type(a) is not Counter or type(b) is not Counter:
            return NotImplemented
        _charge_counts(run, a, b)
        return exactly(run, op, a, b)

    return apply


_COUNT_OPERATORS: Mapping[str, Binary] = {
    "+": _counts(operator.add), "-": _counts(operator.sub), "|": _counts(operator.or_), "&": _counts(operator.and_),
}  # fmt: skip


def _signed(op: Callable[[Any], Any]) -> Binary:
    def apply(run: Run, owner: Counts, _same: Any) -> Any:
        _charge_counts(run, owner)
        return exactly(run, op, owner)

    return apply


def _in_place(op: Callable[[Any, Any], Any]) -> Change:
    def apply(run: Run, owner: Any, value: Any) -> Any:
        # CPython takes the counts of any mapping here, though not for the operators themselves.
        value = inner_of(run, value)
        if op is operator.iand and (issubclass(type(value), defaultdict) or type(value) not in MAPPINGS):
            value = {key: subscript(run, value, key) for key in owner}
        if type(value) not in MAPPINGS:
            raise AttributeError(f"{type_name(value)!r} object has no attribute 'items'")
        try:
            _charge_counts(run, owner, value)
        except TypeError as error:
            # CPython would have changed the counts before that one, so a program cannot go on behind this.
            raise Refused(f"the counts of a Counter that is changed in place {error}") from error
        return exactly(run, op, owner, value)

    return apply


def _merge(run: Run, a: Any, b: Any) -> Any:
    """`a | b` of mappings, of which at least one is no plain dict and at most one a counter."""
    if type(a) not in MAPPINGS or type(b) not in MAPPINGS:
        return NotImplemented
    if type(a) is type(b) is Counter:
        return _COUNT_OPERATORS["|"](run, a, b)
    like = b if (type(a) is dict or type(a) is Counter) else a
    made = {} if type(like) is Counter else kinds.empty_like(like)
    run.charge_made(OrderedDict, len(a) + len(b))
    charge_collisions(run, a, b)
    if type(made) is OrderedDict:
        _check_ordered(run, (*a, *b))
    for part in (a, b):
        for key, value in part.items():
            made[key] = value
    return made


def itself(change: Callable[[Run, Any, Any], None]) -> Change:
    """What changes a value in place, and gives it on."""

    def apply(run: Run, owner: Any, value: Any) -> Any:
        change(run, owner, value)
        return owner

    return apply


def _subscript_default(run: Run, owner: defaultdict[Any, Any], key: Any) -> Any:
    check_key(run, key)
    if key in owner:
        return owner[key]
    default: Any = owner.default_factory
    if default is None:
        raise KeyError(key)
    if run.state is not None:
        # Copies have the same factory, whose calls are numbered in the order of the program.
        run.state.turn_of(owner)
        run.state.turn_of(default)
        if key in owner:
            return owner[key]
    # It is about to be added to. One of the host is, where a text that changes values has its copy of it.
    run.check_own(owner)
    if type(default) is Default:
        factory = default.factory
        if type(factory) is type:
            run.charge_bytes(_FACTORY_BYTES.get(factory, costs.CONTAINER_BYTES))
            put(run, owner, key, run.fresh(DefaultDict() if factory is defaultdict else factory()))
        else:
            put(run, owner, key, call_back(run, factory))
        return owner[key]
    factory = kinds.plain_factory(owner)
    if factory is None:
        raise KeyError(key)
    return factory()


def _factory_of(run: Run, owner: defaultdict[Any, Any]) -> Any:
    """What makes the value of a missing key: a type, or a function of the text; one of the host is not told."""
    default: Any = owner.default_factory
    factory = default.factory if type(default) is Default else kinds.plain_factory(owner)
    if default is not None and factory is None:
        raise Refused("the default_factory of a defaultdict of the host cannot be read in a program")
    return kinds.TYPES[factory] if type(factory) is type else factory


def _position(run: Run, owner: Any, index: Any) -> int:
    index = whole(index)
    if type(index) not in INTEGERS:
        raise TypeError(f"sequence index must be integer, not {type_name(index)!r}")
    run.charge_steps(len(owner) // _BLOCK)
    return int(index)


def _set_deque(run: Run, owner: deque[Any], index: Any, value: Any) -> None:
    no_deques((value,))
    owner[_position(run, owner, index)] = value


def _add_deques(run: Run, a: Any, b: Any) -> Any:
    if type(a) is not deque or type(b) is not deque:
        return NotImplemented
    run.charge_made(deque, len(a) + len(b))
    return a + b


def _repeat_deque(run: Run, a: Any, b: Any) -> Any:
    owner, times = (a, b) if type(a) is deque else (b, a)
    if type(times) not in INTEGERS:
        return NotImplemented
    size = len(owner) * max(times, 0)
    run.charge_made(deque, size if owner.maxlen is None else min(size, owner.maxlen))
    run.charge_steps(len(owner) * max(times, 0) >> 6)
    return owner * times


def _repeat_in_place(run: Run, owner: deque[Any], times: Any) -> Any:
    made = _repeat_deque(run, owner, times)
    if made is NotImplemented:
        raise TypeError(f"can't multiply sequence by non-int of type {type_name(times)!r}")
    owner *= times
    return owner


def no_deques(items: Sequence[Any]) -> Sequence[Any]:
    """Refuse a deque in a deque: CPython frees a chain of them by recursion in C, which a long one crashes.

    In a list or tuple that stands in a deque one may be: those are freed otherwise. An iterator over one is no better.
    """
    kinds_of_items = {*map(type, items)}
    if not _DEQUES.isdisjoint(kinds_of_items):
        raise Refused("a program cannot put a deque into a deque: put it into a list or tuple first")
    if not kinds.ITERATORS.isdisjoint(kinds_of_items) and any(map(_goes_over_deque, items)):
        raise Refused("a program cannot put an iterator over a deque into a deque: put it into a list or tuple first")
    return items


def _goes_over_deque(items: Any) -> bool:
    """Whether an iterator holds a deque with nothing between them that CPython frees one after the other."""
    todo, seen = [items], set()
    while todo and type(items) in kinds.ITERATORS:
        each = todo.pop()
        kind = type(each)
        if kind is deque:
            return True
        if kind not in kinds.ATOMS and kind not in kinds.CONTAINERS and id(each) not in seen:
            seen.add(id(each))
            todo += held_by(each)
    return False


KINDS["part"] = lambda run, value: no_deques((value,))[0]
TAKEN["part"] = kinds.CONTAINERS - {deque} | TAKEN["key"]


def _extend(name: str) -> Method:
    real, one = getattr(deque, name), getattr(deque, name.replace("extend", "append"))

    def call(run: Run, owner: deque[Any], iterable: Any, /) -> None:
        if is_sized(iterable):
            new = costs.ITEM_BYTES if type(iterable) is range else costs.PLACE_BYTES
            run.charge_bytes((DEQUE_ITEM_BYTES + new) * len(iterable))
            items = list(collect(run, iterable))
            no_deques(items)
            real(owner, items)
            run.check_size(owner)
            return
        each = item_bytes(iterable)
        for item in counted(run, iterable):
            no_deques((item,))
            if len(owner) != owner.maxlen:  # then it gives up another one for it
                run.charge_bytes(each)
            one(owner, item)
            run.check_size(owner)

    return Method(call, effects=CONSUMES | W_OTHER | PASSES, cost=ITSELF)


extend_deque = _extend("extend")


def _rotate(run: Run, owner: deque[Any], n: Any = 1, /) -> None:
    take_integers(n)
    run.charge_steps(len(owner) >> 8)
    owner.rotate(n % len(owner) if owner else 0)


def _insert(run: Run, owner: deque[Any], index: Any, item: Any, /) -> None:
    take_integers(index)
    run.charge_steps(len(owner) // 64)
    no_deques((item,))
    run.charge_bytes(DEQUE_ITEM_BYTES)
    owner.insert(max(min(index, len(owner)), -len(owner)), item)
    run.check_size(owner)


def _place(run: Run, owner: Any, item: Any) -> int:
    if type(owner) is list:
        return find(run, owner, item, 0, sys.maxsize, is_equal)
    for position, each in enumerate(owner):  # which tells where a deque is changed in between
        run.charge_steps(1)
        if each is item or is_equal(run, each, item):
            return position
    return -1


def remove_item(run: Run, owner: Any, item: Any, /) -> None:
    """`owner.remove(item)` of a list or deque."""
    position = _place(run, owner, item)
    if position >= 0:
        del owner[position]
        return
    raise ValueError(
        f"{to_repr(run, item)} is not in deque" if type(owner) is deque else "list.remove(x): x not in list"
    )


def _move_to_end(run: Run, owner: OrderedDict[Any, Any], key: Any, last: Any = True) -> None:
    owner.move_to_end(check_key(run, key, REFUSE), last=truth(run, last))


def _popitem(run: Run, owner: OrderedDict[Any, Any], last: Any = True) -> Any:
    return owner.popitem(last=truth(run, last))


def update_mapping(run: Run, owner: Any, /, *sources: Any, **pairs: Any) -> None:
    """`owner.update(…)` of a mapping that does not count."""
    if len(sources) > 1:
        raise TypeError(f"update expected at most 1 argument, got {len(sources)}")
    for source in sources:
        _bring_up(run, owner, mapping_of(run, source))
    if pairs:
        _bring_up(run, owner, pairs)


def _bring_up(run: Run, owner: Any, source: Any) -> None:
    ordered = type(owner) is OrderedDict
    if type(source) in MAPPINGS:
        run.charge_made(OrderedDict if ordered else dict, len(source))
        charge_collisions(run, owner, source)
        if ordered:
            _check_ordered(run, source)
        owner.update(source)
        run.check_size(owner)
        return
    # As in CPython, the pairs before one that is wrong are there.
    for key, value in pairs_of(run, source):
        if ordered:
            put(run, owner, key, value)
        else:
            owner[key] = value
            run.check_size(owner)


ATTRIBUTES[Counter] = {
    **reading_methods(Counter), **methods(READS | MAKES, ITSELF, most_common=_most_common),
    **methods(READS, ITSELF, elements=_elements, total=lambda run, owner: BUILTINS["sum"].fn(run, owner.values())),
}  # fmt: skip
ATTRIBUTES[OrderedDict] = reading_methods(OrderedDict)
for _kind in (defaultdict, DefaultDict):
    ATTRIBUTES[_kind] = {**reading_methods(_kind), "default_factory": kinds.Reading(_factory_of)}
ATTRIBUTES[deque] = {
    **_COPIED, **methods(READS | CALLBACK, ITSELF, count=count_items, index=index_of),
    "maxlen": kinds.Field(lambda owner: owner.maxlen, 0),
}  # fmt: skip

COLLECTIONS_CHANGING: dict[type, Attributes] = {
    Counter: {"update": _change_counts(add), "subtract": _change_counts(subtract)},
    **{kind: methods(_FILLS, ITSELF, update=update_mapping) for kind in (defaultdict, DefaultDict)},
    OrderedDict: methods(_FILLS, ITSELF, update=update_mapping)
    | methods(READS | _W_MAPPING, ITSELF, move_to_end=_move_to_end)
    | methods(READS | _W_MAPPING | PASSES, FREE, popitem=_popitem),
    deque: {name: _extend(name) for name in ("extend", "extendleft")}
    | own_methods(deque, W_OTHER | PASSES, DEQUE_ITEM_BYTES, append="part", appendleft="part")
    | own_methods(deque, R_OTHER | W_OTHER | PASSES, 0, pop="", popleft="", clear="")
    | own_methods(deque, R_OTHER | W_OTHER | PASSES, 0, 6, reverse="")
    | methods(R_OTHER | W_OTHER | PASSES, ITSELF, rotate=_rotate, insert=_insert)
    | methods(READS | W_OTHER | CALLBACK, ITSELF, remove=remove_item),
}
"""The methods that change their owner, beside those of a dict."""

SET_ITEM: dict[type, Callable[[Run, Any, Any, Any], None]] = {
    **dict.fromkeys(MAPPINGS - {dict}, put), deque: _set_deque,
}  # fmt: skip

DELETE_ITEM: dict[type, Callable[[Run, Any, Any], None]] = {
    **dict.fromkeys(MAPPINGS - {OrderedDict}, lambda run, owner, key: owner.__delitem__(check_key(run, key))),
    OrderedDict: lambda run, owner, key: owner.__delitem__(check_key(run, key, REFUSE)),
    deque: lambda run, owner, index: owner.__delitem__(_position(run, owner, index)),
}

IN_PLACE: dict[tuple[type, type[ast.operator]], Change] = {
    (Counter, ast.Add): _in_place(operator.iadd), (Counter, ast.Sub): _in_place(operator.isub),
    (Counter, ast.BitOr): _in_place(operator.ior), (Counter, ast.BitAnd): _in_place(operator.iand),
    **{(kind, ast.BitOr): itself(update_mapping) for kind in MAPPINGS - {Counter}},
    (deque, ast.Add): itself(extend_deque.fn), (deque, ast.Mult): _repeat_in_place,
}  # fmt: skip
"""The augmented assignments that change the object itself; `NotImplemented` where the operator decides."""

SUBSCRIPTS.update({
    Counter: lambda run, owner, key: dict.get(owner, check_key(run, key), 0),
    defaultdict: _subscript_default, DefaultDict: _subscript_default,
    OrderedDict: lambda run, owner, key: owner[check_key(run, key)],
    deque: lambda run, owner, index: owner[_position(run, owner, index)],
})  # fmt: skip
FURTHER.update({(Counter, symbol): op for symbol, op in _COUNT_OPERATORS.items()})
FURTHER.update({(Counter, "unary +"): _signed(operator.pos), (Counter, "unary -"): _signed(operator.neg)})
FURTHER.update({(kind, "|"): _merge for kind in MAPPINGS - {dict}})
FURTHER.update({(deque, "+"): _add_deques, (deque, "*"): _repeat_deque})
name_methods((*(ATTRIBUTES[kind] for kind in COLLECTIONS_CHANGING), *COLLECTIONS_CHANGING.values()))
