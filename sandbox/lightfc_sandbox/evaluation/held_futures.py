"""Values that may be or hold futures: looked through, waited for, copied as they are now."""

from __future__ import annotations

import _ast as ast
import gc
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence, Sized
from functools import partial
from typing import TYPE_CHECKING, Any

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.budget.costs import NOTED_BYTES, SCANNED
from lightfc_sandbox.effects import W_LIST, W_MAP, W_OTHER, WRITES
from lightfc_sandbox.errors import Stop
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.stdlib.comparison import COMPARE
from lightfc_sandbox.stdlib.contexts import ContextManager
from lightfc_sandbox.stdlib.operands import truth
from lightfc_sandbox.values.fields import field_of
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    HASHED,
    KEY_VIEWS,
    LAZY,
    MAPPINGS,
    ONE_SHOT,
    VALUE_VIEWS,
    VIEWS,
    DefaultDict,
    Instance,
    Made,
    Method,
    Record,
    TextGenerator,
)
from lightfc_sandbox.values.plain import parts_of
from lightfc_sandbox.values.type_tables import ATTRIBUTES, is_array

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler


HOLDERS = frozenset({Pending, list, tuple, deque, set}) | MAPPINGS | VIEWS
"""What may be or hold a future, by exact type; a record is looked at by its base."""

DRAWN = ONE_SHOT | {TextGenerator}
"""Iterators, which are changed by going through them."""

SHARED = CONTAINERS | LAZY | {TextGenerator}
"""What siblings may have in common and change."""

_WRITTEN = {list: W_LIST, tuple: 0, bytearray: W_OTHER, **dict.fromkeys(MAPPINGS, W_MAP | W_OTHER), dict: W_MAP}


def written(value: Any) -> int:
    """What changes a value, or what it shows."""
    return _WRITTEN.get(type(value), WRITES)


def held_values(value: Any) -> Any:
    """What a holder holds; what keys hold is there, as they had to be compared."""
    kind = type(value)
    if kind not in VIEWS:
        return value.values() if kind in MAPPINGS else value
    return value if kind in VALUE_VIEWS else () if kind in KEY_VIEWS else [each for _, each in value]


def _shown_by(view: Any, change: Callable[[Any], Any]) -> Any:
    """A view that shows what becomes of a copy of what a view shows."""
    kind = type(view)
    made = dict.fromkeys(view) if kind in KEY_VIEWS else dict(enumerate(view) if kind in VALUE_VIEWS else view)
    made = change(made if kind in _OF_DICTS else OrderedDict(made))
    return made.keys() if kind in KEY_VIEWS else made.values() if kind in VALUE_VIEWS else made.items()


_OF_DICTS = frozenset({type({}.keys()), type({}.values()), type({}.items())})


_LOOKED_AT_ONCE = 4_096  # parts of values that are looked through before that is charged
_CONTAINER_PARTS = 8  # a container takes as long as so many of its items
_FEW_PARTS = 16  # a container of no more that holds no others is looked at again where it is met again
_BRIEF_PARTS = 64
_NOTED_OFTEN = 511  # of so many values one asks whether there is memory for more


def charge_look(run: Run, parts: int, noted: int = 0) -> None:
    """Charge a look through parts of values, of which so many are `noted` until it ends.

    It is work of which a program knows nothing, so no limit counts it but that of the time. What is left of a program
    that is over costs it nothing: it may have ended by a limit.
    """
    if run.is_over:
        return
    if parts > _BRIEF_PARTS:
        run.charge_work(parts >> SCANNED)
    if noted and not may_note(run, noted):
        told = f"more than {noted:,} values are looked through for what has to come yet"
        raise Stop("memory_bytes", run.limits.memory_bytes, told)


def may_note(run: Run, noted: int) -> bool:
    """Whether there is memory to note so many values while others are looked through."""
    return run.may_take(noted * NOTED_BYTES)


def is_too_much(run: Run, seen: Sized, todo: Sized) -> bool:
    """Whether there is no memory to look through more, for who can do without: it is asked now and then."""
    return not len(seen) & _NOTED_OFTEN and not may_note(run, 2 * len(seen) + (len(todo) >> 3))


class Look:
    """A look through values, which is charged as it goes on.

    Attributes:
        parts: How many parts it has come to.
        seen: The containers that it has looked into, by identity.
    """

    __slots__ = ("_charged", "_run", "parts", "seen")

    def __init__(self, run: Run) -> None:
        self._run, self.seen, self.parts, self._charged = run, set[int](), 0, 0

    def count(self, parts: int, noted: int) -> None:
        """Take note of more parts, where so many values are noted."""
        self.parts += parts
        if self.parts - self._charged > _LOOKED_AT_ONCE:
            self.end(noted)

    def end(self, noted: int = 0) -> None:
        """Charge what has not been charged."""
        charge_look(self._run, self.parts - self._charged, noted)
        self._charged = self.parts

    def into(self, value: Any, waiting: int) -> list[Any]:
        """What a holder holds that may hold more; nothing of one that was looked into. So many values wait for that."""
        if id(value) in self.seen:
            return []
        inside = held_values(value)
        found = [] if ATOMS.issuperset(map(type, inside)) else [part for part in inside if type(part) not in ATOMS]
        if found or len(inside) > _FEW_PARTS:
            self.seen.add(id(value))
        self.count(len(inside) + _CONTAINER_PARTS, len(self.seen) + (waiting >> 3))
        return found


def is_there(value: Any) -> bool:
    """Whether it is a future of which the value is there."""
    return type(value) is Pending and value._waiting is None and value.failure is None


def is_plain(value: Any) -> bool:
    """Whether a value, or what a future will give, leads to nothing."""
    if type(value) is Pending:
        return bool(value.scalar) or type(value._value) in ATOMS
    return type(value) in ATOMS


def unsettled(run: Run, value: Any, found: list[Pending]) -> list[Pending]:
    """The futures in a value that are not there yet, or have failed, in their order."""
    _find_futures(run, value, found)
    return found


def _find_futures(run: Run, value: Any, found: list[Pending]) -> bool:
    """Find those, and tell whether the value holds futures at all."""
    kind = type(value)
    is_holder = kind is not Pending and (kind in HOLDERS or issubclass(kind, Record))
    start, holds, parts = len(found), False, held_values(value) if is_holder else (value,)
    if len(parts) > _BRIEF_PARTS:
        charge_look(run, len(parts))
    for each in parts:
        if type(each) is Pending:
            holds = True
            if each._waiting is not None or each.failure is not None:
                found.append(each)
                continue
            each = each._value
        if type(each) not in ATOMS:
            break
    else:
        return holds  # most values hold nothing that would have to be looked through
    del found[start:]
    return _find_inside(run, value, found)


def _find_inside(run: Run, value: Any, found: list[Pending]) -> bool:
    """The same of a value that is looked through, each container once."""
    todo, look, holds = [value], Look(run), False
    while todo:
        each = todo.pop()
        kind = type(each)
        if kind is Pending:
            holds = True
            if each._waiting is not None or each.failure is not None:
                found.append(each)
            else:
                todo.append(each._value)
        elif kind in HOLDERS or issubclass(kind, Record):
            todo += reversed(look.into(each, len(todo)))
    look.end()
    return holds


def resolve(state: Scheduler, value: Any) -> Any:
    """A value without futures; mutable containers keep their identity."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is not Pending and kind not in HOLDERS and not issubclass(kind, Record):
        return value
    found: list[Pending] = []
    while _find_futures(state.run, value, found):
        if not (found and state.wait_all(found)):
            return settled_value(state, value, {})
        found = []  # what went on meanwhile may have put more there
    return value


def settled_value(state: Scheduler, value: Any, done: dict[int, Any]) -> Any:
    """The same, when all has settled; `done`: what has become of containers that were met before."""
    # What is inside is settled by who asks for it here, however deep it nests: no call stands for a container.
    around = [_settling(state, value, done)]
    settled: Any = None
    while around:
        try:
            inside = around[-1].send(settled)
        except StopIteration as end:
            around.pop()
            settled = end.value
        else:
            around.append(_settling(state, inside, done))
            settled = None
    return settled


def _settling(state: Scheduler, value: Any, done: dict[int, Any]) -> Generator[Any, Any, Any]:
    """Settles one value: yields what is inside, is sent what has become of that, and returns what has of the value."""
    value = state.touch(value)
    kind = type(value)
    if kind not in HOLDERS and not issubclass(kind, Record):
        return value
    if id(value) in done:
        return done[id(value)][1]
    if not _is_looked_into(state.run, value, done):
        return value
    if kind in VIEWS or issubclass(kind, tuple):
        made = yield from _made_anew(state, value)
        done[id(value)] = value, made
        return made
    for place, each in _places(value):
        if type(each) not in ATOMS:
            made = each._value if is_there(each) else each  # most futures hold a plain value
            if type(made) not in ATOMS:
                made = yield made
            if kind is list:
                value[place] = made
            else:
                _put(value, place, made)
    return value


def _is_looked_into(run: Run, value: Any, done: dict[int, Any]) -> bool:
    """Whether a container holds what may have to be replaced; it is noted, where looking at it again takes longer."""
    inside = held_values(value)
    size, is_plain = len(inside), ATOMS.issuperset(map(type, inside))
    if not is_plain or size > _FEW_PARTS:
        done[id(value)] = value, value
        charge_look(run, size, 0 if len(done) & _NOTED_OFTEN else 2 * len(done))
    return not is_plain


def _made_anew(state: Scheduler, value: Any) -> Generator[Any, Any, Any]:
    """The same of what cannot be changed in its place."""
    kind = type(value)
    if kind in VIEWS:
        for owner in gc.get_referents(value):  # which CPython tells to nobody else
            _ = yield owner
        return value
    if id(value) in state.made_anew:
        return state.made_anew[id(value)][1]
    made = [*value]
    for place, each in enumerate(value):
        if type(each) not in ATOMS:
            made[place] = yield each
    if all(old is new for old, new in zip(value, made, strict=True)):
        return value
    anew = tuple(made) if kind is tuple else tuple.__new__(kind, made)
    state.run.charge_bytes(NOTED_BYTES)
    state.made_anew[id(value)] = value, anew
    return anew


def _places(value: Any) -> Iterable[tuple[Any, Any]]:
    """The places of what a container holds that can be replaced."""
    kind = type(value)
    return value.items() if kind in MAPPINGS else () if kind is set else enumerate(value)


def _put(container: Any, place: Any, value: Any) -> None:
    if type(container) in MAPPINGS:
        dict.__setitem__(container, place, value)  # which makes no new key
    else:
        container[place] = value


def snapshot(run: Run, value: Any) -> Any:
    """The value as it is now: what the text changes later does not show in it."""
    return value if type(value) in ATOMS else _copied(run, value, _itself, {})


def snapshots(run: Run, args: list[Any], kwargs: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """The same of the arguments of a call: what two of them share the copies share too."""
    if ATOMS.issuperset(map(type, args)) and (not kwargs or ATOMS.issuperset(map(type, kwargs.values()))):
        return args, kwargs
    done: dict[int, Any] = {}
    copies = [each if type(each) in ATOMS else _copied(run, each, _itself, done) for each in args]
    return copies, {name: _copied(run, each, _itself, done) for name, each in kwargs.items()} if kwargs else kwargs


def _itself(future: Pending) -> Pending:
    return future


def copy_as_it_comes(run: Run, value: Any) -> Any:
    """The same, also of what the futures give that it holds: that is taken at the moment when it is there."""
    return value if type(value) in ATOMS else _copied(run, value, partial(_as_it_comes, run), {})


def copied_alone(run: Run, value: Any) -> Any:
    """A copy of what can be changed, as it is now; what it holds stays the same wherever it is known."""
    kind = type(value)
    if _is_block(value):
        return _copied_whole(run, value)
    if kind not in HOLDERS or kind is tuple:
        return value
    run.charge_made(_CHARGED_AS.get(kind, kind), len(value))
    return _shown_by(value, lambda made: made) if kind in VIEWS else value.copy()


def _is_block(value: Any) -> bool:
    """Whether it holds plain values alone, and can be changed."""
    return type(value) is bytearray or (is_array(value) and type(value).__name__ == "ndarray")


def copying(run: Run, waits: Sequence[Pending]) -> Callable[[Run, Any], Any]:
    """What keeps values as they are now, of which these futures are waited for: that of one call holds no others."""
    alone = len(waits) == 1 and (waits[0].given or waits[0].scalar)
    return snapshot if alone or not run.copies else copy_as_it_comes


def _copied(run: Run, value: Any, take: Callable[[Pending], Any], done: dict[int, Any]) -> Any:
    kind = type(value)
    if kind is Pending:
        settled = value._waiting is None and value.failure is None
        return _copied(run, value._value, take, done) if settled else take(value)
    if kind not in HOLDERS and not issubclass(kind, Record):
        if _is_block(value):
            if id(value) not in done:
                done[id(value)] = _copied_whole(run, value)
            return done[id(value)]
        return value
    made = done.get(id(value))
    if made is None:
        made = _copied_holder(run, value, take, done)
    return made


def _copied_holder(run: Run, value: Any, take: Callable[[Pending], Any], done: dict[int, Any]) -> Any:
    kind, key = type(value), id(value)
    if issubclass(kind, tuple):
        done[key] = made = _copied_tuple(run, value, take, done)
        return made
    run.charge_made(_CHARGED_AS.get(kind, kind), len(value))
    if kind in VIEWS:
        made = done[key] = _shown_by(value, lambda shown: _copied(run, _kept_in(done, shown), take, done))
        return made
    made = done[key] = value.copy()
    if not ATOMS.issuperset(map(type, held_values(value))):
        if kind is list:  # at once, which takes half as long
            made[:] = [each if type(each) in ATOMS else _copied(run, each, take, done) for each in value]
            return made
        for place, each in _places(value):
            if type(each) not in ATOMS:
                _put(made, place, _copied(run, each, take, done))
    return made


def _kept_in(done: dict[int, Any], value: Any) -> Any:
    """A value that nobody else holds, which is known by its identity as long as others are."""
    done[-id(value)] = value
    return value


def _copied_tuple(run: Run, value: Any, take: Callable[[Pending], Any], done: dict[int, Any]) -> Any:
    if ATOMS.issuperset(map(type, value)):
        return value
    run.charge_made(tuple, len(value))
    parts = [_copied(run, each, take, done) for each in value]
    return tuple(parts) if type(value) is tuple else tuple.__new__(type(value), parts)


_CHARGED_AS: Mapping[type, type] = {DefaultDict: defaultdict, **dict.fromkeys(VIEWS, OrderedDict)}
"""As what a copy is charged that is not made as one of its own type."""


def _copied_whole(run: Run, value: Any) -> Any:
    run.charge_bytes(len(value) if type(value) is bytearray else value.nbytes)
    return value.copy()


def _as_it_comes(run: Run, future: Pending) -> Any:
    if future.failure is not None:
        return future
    made = Pending()
    made.stamp, made.chain, made.apart = future.stamp, future.chain, future.apart
    made.follow(future, lambda: copy_as_it_comes(run, future._value))
    return made


def reading(state: Scheduler, value: Any, *, deep: bool) -> None:
    """Take one's turn before a value is read: an earlier sibling may change it, or `deep` what it holds."""
    todo, look = [value], Look(state.run)
    while todo:
        each = todo.pop()
        kind = type(each)
        if kind is Pending:
            if each._waiting is None or state.may_change(each):
                todo.append(state.touch(each))
        elif kind in DRAWN:
            state.turn_of(each)
        else:
            if _may_change(kind) or (kind in state.run.opened and not issubclass(kind, Made)):
                state.reading(each, written(each))
            if deep:
                todo += [part for part in _read_with(state.run, look, each, len(todo)) if type(part) not in DRAWN]
    look.end()


def _read_with(run: Run, look: Look, value: Any, waiting: int) -> Sequence[Any]:
    """What is read with a value, as the text has it."""
    kind = type(value)
    if kind in HOLDERS or issubclass(kind, Record):
        return look.into(value, waiting)
    if kind not in run.host_types or id(value) in look.seen:
        return ()
    look.seen.add(id(value))
    parts = [field_of(run, value, part) for part in parts_of(value)]
    look.count(len(parts), len(look.seen) + (waiting >> 3))
    return [part for part in parts if type(part) not in ATOMS]


def _may_change(kind: type) -> bool:
    """Whether siblings may change values of a type that they have in common."""
    return kind in SHARED or (kind not in ATOMS and (kind.__name__ == "ndarray" or _changes_itself(kind)))


_CHANGING: dict[type, bool] = {}


def _changes_itself(kind: type) -> bool:
    """Whether objects of the library of a type have methods that change them, such as what adds up a hash."""
    if kind not in ATTRIBUTES:
        return False
    found = _CHANGING.get(kind)
    if found is None:
        methods = [each for each in ATTRIBUTES[kind].values() if isinstance(each, Method)]
        found = _CHANGING[kind] = any(each.effects & WRITES for each in methods)
    return found


def changing(state: Scheduler, value: Any) -> None:
    """Take one's turn before a value is changed, behind all who may know it: of an object that are its attributes."""
    owner = state.touch(value)
    if issubclass(type(owner), Instance):
        owner = owner.fields
    elif type(owner) is ContextManager:
        owner = owner.changed
    if type(owner) not in ATOMS:
        take_turn(state, owner)


def take_turn(state: Scheduler, owner: Any) -> None:
    """Take one's turn before `owner` is changed: an array shares its memory with others, which may be known to more."""
    if is_array(owner):
        state.turn()
    else:
        state.turn_of(owner)


def read_all(state: Scheduler, values: Iterable[Any], *, deep: bool) -> None:
    """Take one's turn before values are read."""
    if state.watches:
        for each in values:
            if type(each) not in ATOMS:
                reading(state, each, deep=deep)


def source_of(run: Run, value: Any) -> Any:
    """What is gone through from here on, behind those before that may change it."""
    state = run.state
    if state is None:
        return value
    source = state.touch(value)
    if issubclass(type(source), Instance):
        return iterate(source, run)  # an iterator, which may change the object that others know
    if state.watches:
        reading(state, source, deep=False)
    return source


def touching(op: Callable[..., Any], *, deep: bool) -> Callable[..., Any]:
    """An operation over values that may be futures, or `deep`: may hold some."""
    look: Callable[..., Any] = _searched if op in _SEARCHES else partial(looked_at, deep=deep, reads=True)

    def apply(run: Run, *values: Any) -> Any:
        state = run.state
        if state is not None and state.lazy:
            for each in values:
                if type(each) not in ATOMS:
                    values = look(state, values)
                    break
        return op(run, *values)

    return apply


_SEARCHES = frozenset({COMPARE[ast.In], COMPARE[ast.NotIn]})
_KEYED = HASHED | KEY_VIEWS


def _searched(state: Scheduler, values: Any) -> list[Any]:
    """What is searched, and what for: of what has keys these alone are looked at, which are there."""
    wanted, owner = values
    if type(state.touch(owner)) not in _KEYED:
        return looked_at(state, values, deep=True, reads=True)
    return [*looked_at(state, [wanted], deep=True, reads=True), *looked_at(state, [owner], deep=False, reads=True)]


def looked_at(state: Scheduler, values: Any, *, deep: bool, reads: bool) -> list[Any]:
    """Values that are about to be looked at."""
    found = [resolve(state, each) if deep else state.touch(each) for each in values]
    if reads and state.watches:
        read_all(state, found, deep=deep)
        if deep:  # what was waited for may have put futures there
            found = [resolve(state, each) for each in found]
    return found


def born_deep(state: Scheduler, value: Any, stamp: Any) -> None:
    """Note that a value that a call at `stamp` gave, and what it holds, is known to nothing before that."""
    todo, seen = [value], set()
    while todo:
        each = todo.pop()
        if type(each) in HOLDERS and type(each) is not Pending and id(each) not in seen:
            seen.add(id(each))
            state.born(each, stamp)
            todo += held_values(each)


def truth_touched(run: Run, value: Any) -> bool:
    """The same of a value that may be a future."""
    state = run.state
    if state is not None and type(value) not in ATOMS:
        value = state.touch(value)
        if state.suspended and type(value) not in ATOMS:
            reading(state, value, deep=False)
    return truth(run, value)
