"""Which values are plain data, and what comparing and hashing them costs: asked before CPython recurses in C."""

import enum
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Sequence, Set
from typing import Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import ENTRY_BYTES, INT_BYTES, LONG_TEXT, SET_BYTES
from lightfc_sandbox.budget.quick import are_brief, by_special, quick_key
from lightfc_sandbox.errors import Refused, Stop
from lightfc_sandbox.scheduling.futures import Pending, touch
from lightfc_sandbox.values import kinds
from lightfc_sandbox.values.awaitables import Task
from lightfc_sandbox.values.kinds import ATOMS, CALLABLE, CONTAINERS, DECIMALS, HASHED, MAPPINGS, SLOW, TEXTS, Record
from lightfc_sandbox.values.opened import offers
from lightfc_sandbox.values.type_tables import compares_by_identity, dataclass_fields, is_array, is_dataclass

_DECIMAL_STEPS = 100  # what comparing the longest `Decimal` with an integer takes, which is made a `Decimal` for it
_SLOW_STEPS = 8  # steps for each item of a container that holds values of `SLOW`
_LARGE_TABLE = 256
_SMALL_TABLE = 32  # looking as many keys up takes no time, whatever hashes they have
_EXACT_SHIFT = 12  # what comparing a key with all the `Decimal` of its hash takes, in steps as a power of two
_HOLDING = frozenset({tuple, frozenset})
_SCATTERED = TEXTS | {type(None), bool}  # types of keys of which no text knows two of one hash
_YES = True, True
_MAX_SAME_HASH = 12  # keys with a `Decimal` in them that have one hash: no program that does not seek them has two
_EXACT_WORK = 256  # what looking one up may take, among integers of its hash; as work, since it hardly ever does
NUMBERED = frozenset({int, float, bool, type(None)})
_LONG_ROW = 8
_WIDE = 50_000  # values on one level of others, from which on it is asked whether they are few that are shared


def _charge_slow(run: Run, types: Set[type], parts: Any) -> None:
    """Charge what takes longer than a step to compare or hash."""
    if str in types or bytes in types:
        texts = parts if types <= TEXTS else [each for each in parts if type(each) in TEXTS]
        run.charge_steps(sum(map(len, texts)) >> 10)
    if not SLOW.isdisjoint(types):
        run.charge_steps(_SLOW_STEPS * len(parts))


def charge_collisions(run: Run, *tables: Any) -> None:
    """Charge what sets and dicts take that CPython looks up, or fills, in one operation, beside a step for each item.

    Hashes that collide make that quadratic: each key is compared with those before it of the same hash.
    """
    for each in tables:
        if len(each) > _SMALL_TABLE:
            _charge_large(run, tables)
            return


def _charge_large(run: Run, tables: Sequence[Any]) -> None:
    small, large = min(tables, key=len), max(tables, key=len)
    if len(small) <= _SMALL_TABLE and small is not large and not _has_exact(small):
        return
    same = sum(_colliding(run, each) for each in tables)
    if same and any(map(_has_exact, tables)):
        run.charge_steps(same << _EXACT_SHIFT)
    elif same:
        slow = any(not SLOW.isdisjoint(map(type, each)) for each in tables)
        run.charge_steps(same * same >> (2 if slow else 5))


def _has_exact(keys: Any) -> bool:
    """Whether there is a `Decimal` in a table, or in a key of it."""
    types = set(map(type, keys))
    return not DECIMALS.isdisjoint(types) or (
        not types <= ATOMS
        and any(_has_exact(key) for key in keys if type(key) in _HOLDING or issubclass(type(key), Record))
    )


def check_keys(run: Run, keys: list[Any]) -> None:
    """Check and charge the keys of a table before it is made: as `check_key`, and where their hashes collide."""
    for key in keys:
        check_key(run, key)
    same = len(keys) - len(set(map(hash, keys)))
    run.charge_steps(same * same >> 5)


def _colliding(run: Run, table: Any) -> int:
    """How many keys of a table have the hash of another one."""
    types = set(map(type, table))
    if types <= _SCATTERED:
        return 0
    run.charge_work(len(table) >> (3 if SLOW.isdisjoint(types) else 0))
    if types <= ATOMS or is_plain(run, list(table)):
        return len(table) - len(set(map(hash, table)))
    hashes = [hash(key) for key in table if has_hash(run, key)]
    return len(table) - len(set(hashes))


def has_hash(run: Run, key: Any) -> bool:
    """Whether a text may ask a key of a table for its hash: that of one of the host may be a method that it wrote."""
    try:
        _check_hash(run, key, 0, STANDS)
    except TypeError:
        return False
    return True


def is_plain(run: Run, value: Any) -> bool:
    """Whether `value` holds plain data only, all the way down; charges one step for each item looked at.

    Every operation that CPython does by recursion in C (`==`, `<`, `hash`, `repr`) asks this first, since lists that
    share their items can be exponentially larger as a tree than in memory, and deep ones exhaust the C stack.
    """
    return _look(run, value)[0]


def compares_at_once(run: Run, a: Any, b: Any) -> bool:
    """Whether CPython may compare two values in one operation: both are plain, and none of their items slow to compare.

    A `Decimal` is where it meets a number of another type: that is converted first, with all its digits. A set or
    dict is if the hashes of its keys collide.
    """
    if type(a) in MAPPINGS and type(b) in MAPPINGS:
        charge_collisions(run, a, b)
    return _look(run, a) == _look(run, b) == _YES


def _is_large_table(value: Any, kind: type) -> bool:
    return kind in HASHED and len(value) > _LARGE_TABLE


def _look(run: Run, value: Any) -> tuple[bool, bool]:
    """Whether `value` holds plain data only, and neither a `Decimal` nor another large set or dict in a container."""
    if type(value) in ATOMS:
        return _YES
    if type(value) is tuple and are_brief(value):
        run.charge_steps(len(value))
        return _YES
    if type(value) is tuple or type(value) is list:
        if NUMBERED.issuperset(map(type, value)):
            run.charge_steps(len(value))
            return _YES
        types = set(map(type, value))
        if types <= kinds.COMPARED_AT_ONCE:
            run.charge_steps(len(value))
            if str in types or bytes in types:
                _charge_slow(run, types, value)
            return _YES
    return _look_down(run, value)


def _look_down(run: Run, value: Any) -> tuple[bool, bool]:
    plain, quick, depth, layer, wide = True, True, 0, [value], _WIDE
    while layer:
        depth += 1
        run.check_depth(depth)
        below: list[Any] = []
        for item in layer:
            kind = type(item)
            if kind in CONTAINERS:
                run.charge_steps(kinds.scanned(item))
                parts = kinds.parts(item)
                plain = plain and (kind is not defaultdict or kinds.shows_factory(item))
                types = set(map(type, parts))
                quick = quick and DECIMALS.isdisjoint(types) and (depth == 1 or not _is_large_table(item, kind))
                if not types <= ATOMS:
                    wide = _add(run, below, parts, wide)
                if not kinds.QUICK.issuperset(types):
                    _charge_slow(run, types, parts)
            elif kind not in ATOMS:
                if issubclass(kind, Record):
                    run.charge_steps(tuple.__len__(item))
                    plain &= item._texts is None
                    quick = False
                    wide = _add(run, below, item, wide)
                else:
                    plain = False
        layer = below
    return plain, quick


def _add(run: Run, below: list[Any], parts: Any, wide: int) -> int:
    """Add values to a level; gives how many may be on one before it is asked whether they are the same ones."""
    below.extend(parts)
    if len(below) <= wide:
        return wide
    _check_shared(run, below)
    return 2 * len(below)


def _check_shared(run: Run, layer: list[Any]) -> None:
    """Refuse values that hold the same ones so often that no operation in C may go through all of them."""
    run.check_at_once(len(layer))
    some = layer[:_WIDE]
    if 2 * len(set(map(id, some))) > len(some):
        return
    total, times = 0, Counter(map(id, layer))
    values = {id(each): each for each in layer}
    while values:
        below: dict[int, Any] = {}
        counts: Counter[int] = Counter()
        for key, value in values.items():
            parts = (
                kinds.parts(value) if type(value) in CONTAINERS else value if issubclass(type(value), Record) else ()
            )
            total += times[key] * len(parts)
            run.check_at_once(total)
            run.charge_work(len(parts))
            for each in parts:
                if type(each) not in ATOMS:
                    below[id(each)] = each
                    counts[id(each)] += times[key]
        values, times = below, counts


def is_row(key: tuple[Any, ...], *, nested: bool = True) -> bool:
    """Whether a tuple is looked up in no time: a few numbers and short texts, and if `nested` tuples of such."""
    if len(key) >= _LONG_ROW:
        return False
    for each in key:
        kind = type(each)
        if kind is str:
            if len(each) > LONG_TEXT:
                return False
        elif kind not in NUMBERED and not (nested and kind is tuple and is_row(each, nested=False)):
            return False
    return True


ASK, STANDS, REFUSE = range(3)
"""What is done with an object of the text whose class says what its hash is: it is asked; it stands in a table, which
knows its hash; it is refused."""


def _check_key(run: Run, key: Any, own: int = ASK) -> Any:
    kind = type(key)
    if kind is Pending:
        return check_key(run, touch(run, key), own)
    # Python refuses what has no hash without a look at what it holds.
    if kind in DECIMALS:
        _note_exact(run, key)
    elif kind not in ATOMS and kind not in WITHOUT_HASH:
        if kind is tuple and (NUMBERED.issuperset(map(type, key)) or is_row(key)):
            run.charge_steps(len(key))
        elif issubclass(kind, kinds.Instance):
            run.charge_steps(OBJECT_STEPS)
            _note_hash(run, key, own)
        else:
            _check_whole(run, key, kind, own)
    return key


check_key = quick_key(_check_key)
"""Refuse a key whose hash would recurse too deeply in C, or is a method that the host wrote; gives it on.

It is called `check_key(run, key, own)`. What is `own` is what is done with objects of the text, also inside of the key:
`ASK`, which is the default, `STANDS` or `REFUSE`.
"""


def _check_whole(run: Run, key: Any, kind: type, own: int) -> None:
    plain, quick = _look(run, key)
    if not plain:
        _check_hash(run, key, 0, own)
    if (not quick or _is_large_table(key, kind)) and _charge_key(run, key, kind):
        _note_exact(run, key)


def _charge_key(run: Run, key: Any, kind: type) -> bool:
    """Charge what it takes to compare a key that holds large sets, or a `Decimal`, with one that equals it.

    Gives whether there is a `Decimal` in it.
    """
    if kind in HASHED:
        charge_collisions(run, key)
    elif kind is not tuple and not issubclass(kind, Record):
        return False
    exact = False
    for item in key:
        if type(item) in DECIMALS:
            run.charge_steps(_DECIMAL_STEPS)
            exact = True
        elif type(item) not in ATOMS:
            exact |= _charge_key(run, item, type(item))
    return exact


def _note_exact(run: Run, key: Any) -> None:
    """Note a key that is a `Decimal` or holds one.

    Such a key is slow to compare with a long integer, which is made a `Decimal` for it. So no integer may meet many of
    them where it is looked up: that is charged as if it took no time.
    """
    run.charge_work(_EXACT_WORK)
    first: dict[int, Any] = run.kept.setdefault("exact keys", {})
    others: dict[int, set[Any]] = run.kept.setdefault("same hash", {})
    number = hash(key)
    if number not in first:
        run.charge_bytes(ENTRY_BYTES + INT_BYTES)
        first[number] = key
    elif first[number] != key:
        same = others.setdefault(number, set())
        if key not in same:
            run.charge_bytes(SET_BYTES)
            same.add(key)
        if len(same) >= _MAX_SAME_HASH:
            raise Stop("steps", run.limits.steps, "keys with the same hash take too long to compare")


WITHOUT_HASH = frozenset(kind for kind in (*MAPPINGS, list, deque, bytearray, slice) if kind.__hash__ is None)
"""The types whose values CPython itself refuses as keys: slices before Python 3.12, too.

A set is none of them: Python looks one up in another as the `frozenset` that it equals.
"""

OBJECT_STEPS = 16
"""What looking at one object of a registered type is charged: it takes about as long as this many turns of a loop."""


def parts_of(value: Any) -> list[Any]:
    """The values of all fields of an object of a registered type, which its own `hash` and `==` go through."""
    kind = type(value)
    if is_dataclass(kind):
        return [getattr(value, name, None) for name in dataclass_fields(kind)]
    if issubclass(kind, tuple):
        return list(tuple.__iter__(value))
    return [getattr(value, name, None) for name in getattr(kind, "model_fields", ())]


def _is_hashed_by_host(run: Run, key: Any) -> bool:
    """Whether an object of the host has the hash of any object, or the host lets a text ask for its own."""
    kind = type(key)
    return (kind not in CALLABLE and compares_by_identity(kind)) or offers(run, key, "hash")


_WORD = 1 << 63


def _note_hash(run: Run, key: Any, own: int) -> None:
    """Ask an object of a class of the text for its hash, if the class says what that is."""
    kind: Any = type(key)
    if not kind._hashed:
        raise TypeError(f"unhashable type: {kind.__name__!r}")
    if own != STANDS and kind._special and offers(run, key, "hash"):
        if own == REFUSE:
            raise Refused(f"objects of class {kind.__name__!r} are no keys of an OrderedDict: use a dict")
        if run.host_keys:
            raise Refused(f"objects of class {kind.__name__!r} are no keys here: use a tuple of their attributes")
        found = _own_hash(run, key)
        if type(found) is not int and type(found) is not bool:
            raise TypeError("__hash__ method should return an integer")
        key.keyed = run, int(found) if -_WORD <= found < _WORD else hash(found)  # as CPython makes a hash of it


_own_hash = by_special(lambda run, key: run.opened[type(key)].ask(run, key, "__hash__"), "__hash__")


_UNLIKE = frozenset({
    kinds.TextFunction, kinds.Builtin, kinds.HostFunction, kinds.HostType, kinds.OwnMethod, Task,
})  # fmt: skip


def is_unlike(kind: type) -> bool:
    """Whether values of a type are equal to none but themselves, or have a hash of the sandbox's own."""
    return kind in _UNLIKE or (issubclass(kind, kinds.Inside) and kind.__hash__ is not None)


def _check_hash(run: Run, key: Any, depth: int, own: int) -> None:
    run.charge_steps(OBJECT_STEPS)
    kind = type(key)
    if issubclass(kind, kinds.Instance):
        _note_hash(run, key, own)
    elif kind in _HOLDING or issubclass(kind, Record):
        _check_parts(run, key, depth + 1, STANDS if kind is frozenset and own == ASK else own)
    elif kind in ATOMS or kind in CONTAINERS or issubclass(kind, enum.Enum) or is_array(key) or kinds.is_type(key):
        return
    elif kind in run.host_types:
        if not compares_by_identity(kind):
            _check_parts(run, parts_of(key), depth + 1, own)
    elif not is_unlike(kind) and not _is_hashed_by_host(run, key):
        raise unhashable(key)


def unhashable(value: Any) -> Exception:
    """The error for a key that is none; CPython hashes whatever is called, so a text is not told of it as CPython's."""
    error = Refused if type(value) in kinds.CALLABLE else TypeError
    return error(f"unhashable in a program: {kinds.type_name(value)!r}")


def _check_parts(run: Run, parts: Iterable[Any], depth: int, own: int) -> None:
    run.check_depth(depth)
    for each in parts:
        _check_hash(run, each, depth, own)
