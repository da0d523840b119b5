"""What loops, comprehensions and functions that call back go over, where their turns go on beside one another.

Which item comes next may depend on what the turns before do: they may change the list that is gone through, or use up
the iterator. It is asked for ahead of them only where they cannot: where nothing that they know leads there.
"""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Set
from functools import partial, reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

from lightfc_sandbox.budget.account import Run
from lightfc_sandbox.checking import ir
from lightfc_sandbox.checking.scope import Scope
from lightfc_sandbox.checking.walking import below
from lightfc_sandbox.effects import CALLBACK, MAKES, WRITES
from lightfc_sandbox.evaluation.held_futures import (
    DRAWN,
    HOLDERS,
    SHARED,
    held_values,
    is_there,
    is_too_much,
    reading,
    written,
)
from lightfc_sandbox.evaluation.known import Known
from lightfc_sandbox.scheduling.futures import Pending
from lightfc_sandbox.scheduling.siblings import Group
from lightfc_sandbox.stdlib.assignment import derived
from lightfc_sandbox.values.fields import read_field
from lightfc_sandbox.values.iteration import iterate
from lightfc_sandbox.values.kinds import (
    ATOMS,
    CONTAINERS,
    LAZY,
    MAPPINGS,
    STREAMS,
    BoundMethod,
    Builtin,
    CaughtError,
    Default,
    DefaultDict,
    Field,
    HostFunction,
    Instance,
    Module,
    OwnMethod,
    Reading,
    Record,
    TextFunction,
    TextGenerator,
    TypeName,
    has_fields,
    is_own_class,
)
from lightfc_sandbox.values.plain import parts_of
from lightfc_sandbox.values.type_tables import is_array

if TYPE_CHECKING:
    from lightfc_sandbox.scheduling.order import Scheduler

SKIPPED: Any = object()
"""The value of a turn that a filter leaves out."""


class Stage(NamedTuple):
    """What is done with an item where that is made, before the next is asked for."""

    do: Callable[[Any, tuple[int, ...]], Any]
    """`do(item, number)`."""

    mask: int
    """What it may do."""

    calls: tuple[Any, ...]
    """The functions that it calls."""


FRESH = frozenset({ir.BuiltinCall, ir.MethodCall, ir.Comprehension, ir.HostCall, ir.Call})
"""What makes a value that nobody else knows, if that is an iterator."""

_END: Any = object()

Handed = Callable[[Run], Set[str] | None]
"""What tells which attributes the turns of a loop may hand on; None for any."""

Parts = Callable[[Run, Any], Sequence[Any] | None]
"""What tells what a value leads to; None for anything."""


def pulled(
    run: Run,
    source: Any,
    group: Group,
    mask: int,
    *,
    shared: bool,
    reaches: Callable[[], bool],
    alone: bool = True,
    given: Iterator[Any] | None = None,
) -> Iterator[Any]:
    """The items of what the turns of a group go over.

    Args:
        run: The run.
        source: What is gone through.
        group: The turns.
        mask: What they may do.
        shared: Others may know an iterator, to which items may lead.
        reaches: Whether what the turns know leads to what is gone through.
        alone: Nobody knows an iterator when all this is over.
        given: What gives the items.
    """
    mask = group.scheduler.may_do(mask)
    items: Iterator[Any] = iter(iterate(source, run)) if given is None else given
    if type(source) in DRAWN:
        return _drawn(items, group, run.state, mask, shared=shared, alone=alone and not shared, reaches=reaches)
    if not mask & written(source) or (type(source) not in SHARED and not is_array(source)):
        return items
    return _guarded(items, group, reaches)


def without_skipped(state: Scheduler, values: Sequence[Any]) -> list[Any]:
    """Values of turns that are not left out, all of which are there then."""
    state.wait_all([each for each in values if type(each) is Pending])
    return [value for value in map(state.touch, values) if value is not SKIPPED]


def _guarded(items: Iterator[Any], group: Group, reaches: Callable[[], bool]) -> Iterator[Any]:
    waits = None
    while True:
        before = group.before
        if before is not None and not before.over.settled:
            waits = reaches() if waits is None else waits
            if waits:
                group.scheduler.wait(before.over)
        item = next(items, _END)
        if item is _END:
            return
        yield item


def _drawn(
    items: Iterator[Any],
    group: Group,
    state: Scheduler,
    mask: int,
    *,
    shared: bool,
    alone: bool,
    reaches: Callable[[], bool],
) -> Iterator[Any]:
    waits = None if shared or mask & WRITES else False
    while True:
        before = group.before
        if not alone:
            state.settle_tried()  # an iterator is changed by asking it
        if before is None:
            item = next(items, _END)
        else:
            waits = reaches() if waits is None else waits
            if waits:
                group.scheduler.wait(before.over)
            # Making it may do something itself, behind the turns before.
            item = group.inline(_next, items)
            if group.failed is not None:
                return
        if item is _END:
            return
        waits = waits or _leads_back(state.run, item, shared=shared) or waits
        yield item


def asked_in_turn(run: Run, source: Any, *, own: bool, reaches: Callable[[], bool]) -> Iterator[Any]:
    """The items of what turns go over one after the other: what these have left behind may change which comes next.

    `own`: nobody else knows it, if it is an iterator; `reaches`: whether what the turns know leads there.
    """
    items: Iterator[Any] = iter(iterate(source, run))
    drawn = type(source) in DRAWN
    if not drawn and type(source) not in SHARED and not is_array(source):
        return items
    return _in_turn(run.state, source, items, None if own and drawn else True, reaches)


def _in_turn(
    state: Scheduler, source: Any, items: Iterator[Any], waits: bool | None, reaches: Callable[[], bool]
) -> Iterator[Any]:
    while (item := next(items, _END)) is not _END:
        yield item
        if state.watches:
            waits = reaches() if waits is None else waits
            if waits:
                reading(state, source, deep=False)


def _next(items: Iterator[Any]) -> Any:
    return next(items, _END)


def _leads_back(run: Run, item: Any, *, shared: bool) -> bool:
    """Whether an item may lead to the iterator that has given it, as that may be `shared` with others."""
    if type(item) in DRAWN or (type(item) is tuple and not DRAWN.isdisjoint(map(type, item))):
        return True  # the items of a group of `groupby`, for one, are taken from the same iterator
    return shared and _met(run, [item]) is None


def bound_first(scope: Scope, target: ir.Target, body: ir.Node) -> set[int]:
    """The slots of the variables of a scope that each turn of a loop binds before it reads them."""
    bound: set[int] = set()
    read: set[int] = set()
    for part in (target, *(body.parts if type(body) is ir.Block else (body,))):
        value = part.value if type(part) is ir.AssignName else part
        read.update(slot for of, slot in _read_in(value) if of is scope)
        if type(part) is ir.AssignName:
            bound |= {part.slot} - read
        elif part is target:
            bound.update(each.slot for each in below(part) if type(each) is ir.NameTarget and each.scope is scope)
    return bound


def _read_in(part: ir.Node) -> set[tuple[Scope, int]]:
    """The variables that a part reads, by their scopes and slots. Each loop is gone through once, whatever it is in."""
    found: set[tuple[Scope, int]] = set()
    for each in below(part, but=ir.For):
        if type(each) is ir.Load:
            found.add((each.scope, each.slot))
        elif type(each) is ir.For:
            if each.turns.read is None:
                each.turns.read = set().union(*map(_read_in, (each.iterable, each.target, each.body, each.orelse)))
            found |= each.turns.read
    return found


class GoneThrough:
    """What a loop goes over, and what its turns know, as far as the text tells."""

    __slots__ = ("_does", "_handed", "_held", "_names", "deep", "is_new", "known", "shallow")

    def __init__(
        self,
        may_do: Callable[[int], int],
        scope: Scope,
        inside: Scope,
        iterable: ir.Node,
        turns: Sequence[ir.Node],
        handed: Handed | None,
        bound: Set[int] = frozenset(),
    ) -> None:
        shallow: list[ir.Node] = []
        deep: list[ir.Node] = []
        held: list[ir.Attribute] = []
        _parts_of(iterable, shallow, deep, held)
        self._held = [(Known(scope, [each.owner]), each.name) for each in held]
        self._handed = handed
        self._names: Set[str] | None = None
        self.is_new = _makes(iterable)
        self._does = may_do(_does_between(iterable))
        self.shallow, self.deep, self.known = Known(scope, shallow), Known(scope, deep), Known(inside, turns, bound)

    def reaching(
        self, around: list[Any], frame: list[Any], source: Any, also: Sequence[Any] = ()
    ) -> Callable[[], bool]:
        """What tells whether what the turns know leads to what is gone through.

        It is made before the first turn, which may bind the names anew.

        Args:
            around: The frame in which that was evaluated.
            frame: That of the turns.
            source: What is gone through.
            also: What they know besides.
        """
        run = frame[0]
        if type(source) in SHARED and type(source) not in LAZY and type(source) not in DRAWN:
            if self.is_new:
                return lambda: False
            return lambda: self._leads(run, [source], [*self.known.values(frame), *also])
        if run.state.may_do(self._does) & WRITES:
            return lambda: True  # what it goes through next may be taken out of anything by then
        shallow, deep = self.shallow.values(around), self.deep.values(around)
        _add_behind(source, shallow, deep)
        lists, others = self._lists(around)
        deep += others
        drawn = [each for each in shallow if type(each) in DRAWN]
        # Before it begins it is known what an iterator goes through, which it has from others.
        met = _met(run, drawn, once=True) if drawn else set[int]()

        def reaches() -> bool:
            now = [*map(_arrived, shallow)]
            # An own method of an object may give anything that this leads to.
            inside = None if met is None else _met(run, [*deep, *(each for each in now if type(each) not in SHARED)])
            if inside is None or met is None:
                return True
            wanted = inside.union(met, (id(each) for each in now if type(each) is not list))
            known = [*self.known.values(frame), *also]
            if wanted and _met(run, known, wanted) is None:
                return True
            gone_through = [*lists, *(each for each in now if type(each) is list)]
            return bool(gone_through) and self._leads(run, gone_through, known)

        return reaches

    def _lists(self, around: list[Any]) -> tuple[list[Any], list[Any]]:
        """The lists that attributes hold which are gone through, and the owners of those that hold something else."""
        lists, others = [], []
        for owner, name in self._held:
            for each in owner.values(around):
                found = each.fields.get(name) if issubclass(type(each), Instance) else None
                if type(found) is list:
                    lists.append(found)
                else:
                    others.append(each)
        return lists, others

    def _leads(self, run: Run, sources: Sequence[Any], known: Sequence[Any]) -> bool:
        """Whether what turns know leads to containers, as what they may change or hand on."""
        if not any(leads_to(run, each, known) for each in sources):
            return False
        if self._handed is None or {*map(type, sources)} != {list}:
            return True
        if self._names is None:
            self._names = self._handed(run)
        return _leads_by_name(run, sources, known, self._names)


def _does_between(iterable: ir.Node) -> int:
    """What generator expressions of an iterable do to find the next that they go through."""
    loops = [loop for each in below(iterable) if type(each) is ir.Comprehension for loop in each.loops[1:]]
    return reduce(or_, [loop.iterable.mask for loop in loops], 0)


def _add_behind(source: Any, shallow: list[Any], deep: list[Any]) -> None:
    """Add what an iterator or a view goes through, whoever has given that, and what it goes through inside of that."""
    todo = [source]
    while todo:
        each = todo.pop()
        kind = type(each)
        if kind is TextGenerator and each.inner:
            deep += each.sources
        elif kind is TextGenerator:
            todo += each.sources
        elif kind in LAZY and kind not in STREAMS:
            todo += gc.get_referents(each)  # which CPython tells to nobody else
        elif kind in CONTAINERS or issubclass(kind, Instance):
            shallow.append(each)


def _makes(node: ir.Node) -> bool:
    """Whether a container that an expression gives is a new one, which so is known to nobody else."""
    made = type(node) is ir.Display or type(node) is ir.Comprehension
    return made or (type(node) is ir.BuiltinCall and node.target.effects & MAKES != 0)


_OF_OWNER = frozenset({"items", "keys", "values", "copy", "elements", "most_common", "__iter__", "__reversed__"})
"""Methods of containers that give the items of their owners, and nothing that these hold."""


def _parts_of(node: ir.Node, shallow: list[ir.Node], deep: list[ir.Node], held: list[ir.Attribute]) -> None:
    """What an iterable is made of: what is gone through itself, and of what all that it leads to may be."""
    match node:
        case ir.Load() | ir.Given():
            shallow.append(node)
        case ir.BuiltinCall():
            for each in node.arguments.parts:
                _parts_of(each, shallow, deep, held)
        case ir.MethodCall() if node.name in _OF_OWNER:
            for each in (node.owner, *node.arguments):
                _parts_of(each, shallow, deep, held)
        case ir.Comprehension():
            _parts_of(node.loops[0].iterable, shallow, deep, held)
            deep += [each.iterable for each in node.loops[1:]]
        case ir.Attribute() if type(node.owner) is ir.Load:
            held.append(node)
        case ir.Function() | ir.Const():
            pass
        case _:
            deep.append(node)


def leads_to(run: Run, source: Any, roots: Iterable[Any]) -> bool:
    """Whether values lead to a container, or its items do."""
    return _met(run, [*roots, *(inside(run, source) or ())], {id(source)}) is None


def _leads_by_name(run: Run, sources: Sequence[Any], roots: Sequence[Any], names: Set[str] | None) -> bool:
    """Whether values lead to lists in another way than as attributes of objects that have none of some names."""
    if names is None:
        return True
    wanted = {*map(id, sources)}
    known = [*roots, *(part for each in sources for part in inside(run, each) or ())]
    return _met(run, known, wanted, partial(_named_parts, wanted, names)) is None


def _named_parts(wanted: Set[int], names: Set[str], run: Run, value: Any) -> Sequence[Any] | None:
    """What a value leads to, but for what is wanted where an attribute that none of some names has holds it."""
    if not issubclass(type(value), Instance):
        return reached(run, value)
    named = value.fields.items()
    held = [each for name, each in named if id(each) not in wanted or not _is_only_read(name, names)]
    return [*held, type(value)._type]


def _is_only_read(name: str, names: Set[str]) -> bool:
    return name not in names and name.isidentifier() and not name.startswith("_value")


def meeting(run: Run, source: Any, roots: Iterable[Any]) -> Callable[[], bool]:
    """What tells whether values lead to what an iterator goes through, or where that is not known to anything.

    It is made before the iterator has begun, behind which less is known of it.
    """
    wanted = _met(run, [source], once=True)
    return lambda: _met(run, roots) != set() if wanted is None else _met(run, roots, wanted) is None


def _met(
    run: Run, roots: Iterable[Any], wanted: Set[int] = frozenset(), parts: Parts | None = None, *, once: bool = False
) -> set[int] | None:
    """What values lead to that can be changed, by identity; None where they may lead to what is wanted.

    A future stands for what it will give, if the text can have that by no other way; the others are waited for.

    Args:
        run: The run.
        roots: The values.
        wanted: What they may lead to.
        parts: What is taken for `reached`.
        once: It is not asked again when futures are there, so all are waited for.
    """
    parts = parts or reached
    todo, seen = [*roots], set[int]()
    found: set[int] | None = set()
    while todo and found is not None:
        each = todo.pop()
        if type(each) in ATOMS or id(each) in seen:
            continue
        seen.add(id(each))
        held = _of_future(run, each, wanted, once=once) if type(each) is Pending else parts(run, each)
        if held is None or id(each) in wanted or is_too_much(run, seen, todo):
            found = None
        else:
            todo += held
            if _counts(each) and _arrived(each) is each:
                found.add(id(each))
    run.charge_steps(len(seen))
    return found


def _of_future(run: Run, future: Pending, wanted: Set[int], *, once: bool) -> Sequence[Any]:
    """What a future leads to, if it is there; see `_met`."""
    if future._waiting is not None and (once or not _stands_for_all(run, future, wanted)):
        run.state.wait_all([future])
    return inside(run, future) or ()


def _stands_for_all(run: Run, future: Pending, wanted: Set[int]) -> bool:
    """Whether what a future will give is nothing else that is `wanted`, which the text has already."""
    return future.fresh or (future.apart and bool(wanted) and wanted.isdisjoint(run.adopted or ()))


def _arrived(value: Any) -> Any:
    """A value, or that of a future which is there."""
    return value._value if is_there(value) else value


def _counts(value: Any) -> bool:
    """Whether a text can change a value, or what that holds."""
    return type(value) in _CHANGED or issubclass(type(value), Record) or is_array(value)


def reached(run: Run, value: Any) -> Sequence[Any] | None:
    """The same as `inside`, of an iterator of which is known what it goes through too."""
    if type(value) is TextGenerator:
        known = getattr(value.items, "known", None)
        parts = None if known is None else known()
    elif type(value) is LIST_ITERATOR:
        parts = value.__reduce__()[1]
    elif type(value) in run.host_types and run.adopted is not None:
        parts = _fields_of(run, value)
    else:
        return inside(run, value)
    return None if parts is None else beyond_atoms(parts)


def _fields_of(run: Run, value: Any) -> Sequence[Any] | None:
    """What the text may read in an object of the host, as it has it; None where that may be anything."""
    found: list[Any] = []
    for entry in run.host_attributes.get(type(value), {}).values():
        if type(entry) is Reading or run.state.effects:
            return None
        if type(entry) is Field and not entry.makes:
            found.append(read_field(run, value, entry.get(value)))
    return found


LIST_ITERATOR: Any = type(iter([]))


def inside(run: Run, value: Any) -> Sequence[Any] | None:
    """What a value leads to, but what holds nothing else; None where that may be anything, as with an iterator."""
    kind = type(value)
    if kind is Pending:
        is_open = value._waiting is not None or value.failure is not None
    elif kind is Builtin:
        is_open = value.partial_of is None and bool(value.effects & (CALLBACK | WRITES)) and not is_own_class(value)
    else:
        is_open = kind in _ITERATORS or (kind is CaughtError and has_fields(value))
    return None if is_open else beyond_atoms(parts_inside(run, kind, value))


def beyond_atoms(parts: Collection[Any]) -> Sequence[Any]:
    """Those of some values that are no atoms, nor short tuples of these: so most containers hold nothing to look at."""
    others = {*map(type, parts)} - ATOMS
    if not others:
        return ()
    found = [each for each in parts if type(each) not in ATOMS]
    if others == {tuple} and max(map(len, found)) <= _SHORT and ATOMS.issuperset(map(type, chain.from_iterable(found))):
        return ()
    return found


_SHORT = 8


def parts_inside(run: Run, kind: type, value: Any) -> Collection[Any]:
    """What a value of a type leads to, atoms included."""
    parts = _PARTS.get(kind)
    if parts is not None:
        return parts(value)
    if issubclass(kind, Instance):
        return value.fields, type(value)._type
    if kind in run.host_types:
        adopted = run.adopted or {}
        return [adopted.get(id(each), (each, each))[1] for each in parts_of(value)]
    return value if issubclass(kind, Record) else ()


def _of_mapping(value: Any) -> Collection[Any]:
    made = value.default_factory if type(value) is DefaultDict else None
    factory = made.factory if type(made) is Default else None
    return (*value, *value.values(), None if type(factory) is type else factory)  # such as `int`


def _of_error(value: CaughtError) -> Collection[Any]:
    return (*value.args, *value.causes, value.notes)


def _of_builtin(value: Builtin) -> Collection[Any]:
    if is_own_class(value):
        # What is assigned to a class is assigned to those that derive from it, too.
        return [part for each in derived(value.of_type) for part in (each._members, each._choices)]
    fn, args, kwargs = value.partial_of or (None, (), {})
    return (fn, *args, *kwargs.values())


_PARTS: dict[type, Callable[[Any], Collection[Any]]] = {
    **dict.fromkeys((list, tuple, deque, set, frozenset), held_values), **dict.fromkeys(MAPPINGS, _of_mapping),
    Pending: lambda value: (value._value,), TextFunction: lambda value: (*value.known(value), value.fields),
    BoundMethod: lambda value: (value.owner,), OwnMethod: lambda value: (value.owner, value.function),
    Builtin: _of_builtin, CaughtError: _of_error, bytearray: lambda value: (),
}  # fmt: skip
"""What values of a type lead to, beside records and objects of the host."""

EMPTY = _PARTS.keys() | {HostFunction, Module, TypeName}
"""What leads to nothing where nothing is found in it; an array may show another, and an object of the host anything."""

_CHANGED = HOLDERS | SHARED | {TextFunction}

_ITERATORS = LAZY | DRAWN
"""Iterators, which may lead anywhere."""
